// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.bouncycastle.crypto.digests.SHA3Digest;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;

/** Hashes and signs a message, and checks the signature. */
public final class SigningProgram {
    private SigningProgram() {}

    public static void main(String[] args) {
        byte[] message = "pay 10 to Ada".repeat(100).getBytes(StandardCharsets.UTF_8);
        SHA3Digest digest = new SHA3Digest(256);
        digest.update(message, 0, message.length);
        byte[] hash = new byte[digest.getDigestSize()];
        digest.doFinal(hash, 0);
        System.out.println(HexFormat.of().formatHex(hash));
        Ed25519PrivateKeyParameters key = new Ed25519PrivateKeyParameters(hash, 0);
        Ed25519Signer signer = new Ed25519Signer();
        signer.init(true, key);
        signer.update(message, 0, message.length);
        byte[] signature = signer.generateSignature();
        System.out.println(new BigInteger(1, signature).toString(36));
        Ed25519Signer checker = new Ed25519Signer();
        checker.init(false, key.generatePublicKey());
        checker.update(message, 0, message.length);
        System.out.println(checker.verifySignature(signature));
    }
}
