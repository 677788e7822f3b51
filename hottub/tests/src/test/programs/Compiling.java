// SPDX-License-Identifier: Apache-2.0

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;

/** Ends while a method of its own class loader's class is compiled, which takes long. */
public class Compiling {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        URL classes = new File(System.getProperty("java.class.path")).toURI().toURL();
        ClassLoader own = new URLClassLoader(new URL[] {classes}, null);
        Class<?> work = own.loadClass(Work.class.getName());
        System.out.println(work.getMethod("done").invoke(null));
    }

    public static class Work {
        public static int done() {
            int[] a = new int[24];
            int[] b = new int[24];
            int[] c = new int[24];
            for (int i = 0; i < 6000; i++) {
                b[i % b.length] = i;
                loops(a, b, c);
            }
            return a[3] + c[5];
        }

        private static void loops(int[] a, int[] b, int[] c) {
            for (int i = 0; i < a.length - 1; i++) {
                for (int j = 1; j < b.length - 1; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 0] * 3;
                }
            }
            for (int i = 1; i < a.length - 2; i++) {
                for (int j = 1; j < b.length - 2; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 1] * 4;
                }
            }
            for (int i = 2; i < a.length - 3; i++) {
                for (int j = 1; j < b.length - 3; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 2] * 5;
                }
            }
            for (int i = 0; i < a.length - 4; i++) {
                for (int j = 1; j < b.length - 4; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 3] * 6;
                }
            }
            for (int i = 1; i < a.length - 5; i++) {
                for (int j = 1; j < b.length - 1; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 0] * 7;
                }
            }
            for (int i = 2; i < a.length - 6; i++) {
                for (int j = 1; j < b.length - 2; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 1] * 8;
                }
            }
            for (int i = 0; i < a.length - 7; i++) {
                for (int j = 1; j < b.length - 3; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 2] * 9;
                }
            }
            for (int i = 1; i < a.length - 8; i++) {
                for (int j = 1; j < b.length - 4; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 3] * 10;
                }
            }
            for (int i = 2; i < a.length - 9; i++) {
                for (int j = 1; j < b.length - 1; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 0] * 11;
                }
            }
            for (int i = 0; i < a.length - 10; i++) {
                for (int j = 1; j < b.length - 2; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 1] * 12;
                }
            }
            for (int i = 1; i < a.length - 11; i++) {
                for (int j = 1; j < b.length - 3; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 2] * 13;
                }
            }
            for (int i = 2; i < a.length - 12; i++) {
                for (int j = 1; j < b.length - 4; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 3] * 14;
                }
            }
            for (int i = 0; i < a.length - 13; i++) {
                for (int j = 1; j < b.length - 1; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 0] * 15;
                }
            }
            for (int i = 1; i < a.length - 14; i++) {
                for (int j = 1; j < b.length - 2; j++) {
                    a[i] += b[j] * c[(i + j) % c.length] + (a[i + 1] ^ b[j - 1]);
                    c[j] = a[i] - b[j + 1] * 16;
                }
            }
        }
    }
}
