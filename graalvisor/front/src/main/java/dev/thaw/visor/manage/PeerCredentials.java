// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import io.netty.channel.Channel;
import io.netty.channel.socket.nio.NioChannelOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.function.Predicate;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/** Lets those connect to a socket who own it, and root; as the kernel says who they are. */
public final class PeerCredentials implements Predicate<Channel> {
    private final UserPrincipal owner;

    public PeerCredentials(Path ownersFile) throws IOException {
        owner = Files.getOwner(ownersFile);
    }

    @Override
    public boolean test(Channel channel) {
        UnixDomainPrincipal peer =
                channel.config().getOption(NioChannelOption.of(ExtendedSocketOptions.SO_PEERCRED));
        return peer != null && (peer.user().equals(owner) || peer.user().getName().equals("root"));
    }
}
