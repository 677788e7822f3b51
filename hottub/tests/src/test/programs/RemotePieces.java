// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RMISocketFactory;
import java.rmi.server.UnicastRemoteObject;

/** Remote objects and where they are found. */
final class RemotePieces {
    private RemotePieces() {}

    public interface Greeting extends Remote {
        String greet(String name) throws RemoteException;
    }

    static final class Greeter implements Greeting {
        private int count;

        @Override
        public String greet(String name) {
            return "hello " + name + ++count;
        }
    }

    /** Strong, as exported objects can be collected. */
    private static Registry registry;

    private static Greeting exported;

    static boolean show(String name, boolean change) throws Exception {
        switch (name) {
            case "remote socket factory" -> {
                System.out.println(RMISocketFactory.getSocketFactory() + " " + RMISocketFactory.getFailureHandler());
                if (change) {
                    RMISocketFactory.setFailureHandler(failure -> true);
                    RMISocketFactory.setSocketFactory(new RMISocketFactory() {
                        @Override
                        public Socket createSocket(String host, int port) throws IOException {
                            throw new IOException("the program's factory");
                        }

                        @Override
                        public ServerSocket createServerSocket(int port) throws IOException {
                            throw new IOException("the program's factory");
                        }
                    });
                }
            }
            case "remote objects" -> {
                int port;
                try (ServerSocket free = new ServerSocket(0)) {
                    port = free.getLocalPort();
                }
                registry = LocateRegistry.createRegistry(port);
                exported = new Greeter();
                registry.bind("greeter", UnicastRemoteObject.exportObject(exported, 0));
                Greeting found = (Greeting) LocateRegistry.getRegistry("127.0.0.1", port).lookup("greeter");
                System.out.println(found.greet("a") + found.greet("b"));
                LocateRegistry.createRegistry(0);
                System.exit(0);
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
