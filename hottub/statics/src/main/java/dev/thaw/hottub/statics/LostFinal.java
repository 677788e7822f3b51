// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import org.objectweb.asm.Opcodes;

/**
 * Marks static fields that have to lose their final, by flags that mean nothing to the JVM. The
 * server's C library ({@code final_fields.c}) takes the mark away again in all that the JVM tells
 * the JDK of fields, so that they are final for reflection, method handles and serialization.
 *
 * <p>The mark is ACC_ENUM without ACC_FINAL, which no compiler writes. With it, no other flag says
 * that it is an enum constant; ACC_SYNTHETIC, neither synthetic nor transient; ACC_TRANSIENT,
 * transient; and both, synthetic.
 */
final class LostFinal {
    private static final int MARK = Opcodes.ACC_ENUM;
    private static final int OTHERS = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;

    private LostFinal() {}

    /** The flags of a static final field without final. */
    static int mark(int access) {
        int changed = access & ~Opcodes.ACC_FINAL;
        if ((access & Opcodes.ACC_ENUM) != 0) {
            return changed & ~OTHERS;
        }
        int others =
                (access & Opcodes.ACC_SYNTHETIC) != 0
                        ? OTHERS
                        : (access & Opcodes.ACC_TRANSIENT) != 0
                                ? Opcodes.ACC_TRANSIENT
                                : Opcodes.ACC_SYNTHETIC;
        return changed & ~OTHERS | others | MARK;
    }
}
