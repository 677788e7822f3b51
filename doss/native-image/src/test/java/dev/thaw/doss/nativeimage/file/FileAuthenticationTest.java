// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.ByteBuffer;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class FileAuthenticationTest {
    @Test
    void isTheHmacThatTheJdkHas() throws Exception {
        Random random = new Random(1);
        for (int keySize : new int[] {16, 63, 64, 65, 200}) {
            for (int size : new int[] {0, 1, 63, 64, 5000}) {
                byte[] key = new byte[keySize];
                byte[] bytes = new byte[size];
                random.nextBytes(key);
                random.nextBytes(bytes);
                Mac mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(key, "HmacSHA256"));
                FileAuthentication own = new FileAuthentication(key);
                own.update(bytes, 0, size / 2);
                own.update(ByteBuffer.wrap(bytes, size / 2, size - size / 2));
                assertArrayEquals(mac.doFinal(bytes), own.finish());
            }
        }
    }
}
