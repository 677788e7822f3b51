// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import io.netty.channel.Channel;
import io.netty.channel.socket.nio.NioChannelOption;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.util.AttributeKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.function.Predicate;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/** Lets those connect to a socket who own it, and root; as the kernel says who they are. */
public final class PeerCredentials implements Predicate<Channel> {
    /** Whose token came with the request that is being routed. */
    static final AttributeKey<String> USER = AttributeKey.valueOf("thaw-user");

    private final UserPrincipal owner;

    public PeerCredentials(Path ownersFile) throws IOException {
        owner = Files.getOwner(ownersFile);
    }

    private static UnixDomainPrincipal peer(Channel channel) {
        return channel.config().getOption(NioChannelOption.of(ExtendedSocketOptions.SO_PEERCRED));
    }

    /** Who has connected; a stream of HTTP/2 is of its connection. */
    static String userOf(Channel channel) {
        String holder = channel.attr(USER).get();
        if (holder != null) {
            return holder;
        }
        for (Channel at = channel; at != null; at = at.parent()) {
            if (at instanceof NioDomainSocketChannel) {
                UnixDomainPrincipal peer = peer(at);
                return peer == null ? "unknown" : peer.user().getName();
            }
        }
        return "unknown";
    }

    @Override
    public boolean test(Channel channel) {
        UnixDomainPrincipal peer = peer(channel);
        return peer != null && (peer.user().equals(owner) || peer.user().getName().equals("root"));
    }
}
