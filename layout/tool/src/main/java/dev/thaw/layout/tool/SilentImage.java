// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;

/**
 * An image that asks for nothing while a start of it is recorded: what it asks for would not be
 * seen to be touched. It asks for it again when this is closed, or when this process is ended.
 */
final class SilentImage implements AutoCloseable {
    private final TableInImage table;
    private final byte[] before;
    private final Thread hook = new Thread(this::putBack, "put-prefetch-back");

    private SilentImage(TableInImage table) throws IOException {
        this.table = table;
        before = table.bytes();
    }

    static SilentImage of(TableInImage table) throws IOException {
        SilentImage image = new SilentImage(table);
        if (table.asks()) {
            Runtime.getRuntime().addShutdownHook(image.hook);
            try {
                table.clear();
            } catch (IOException e) {
                Runtime.getRuntime().removeShutdownHook(image.hook);
                throw e;
            }
        }
        return image;
    }

    private void putBack() {
        try {
            table.putBack(before);
        } catch (IOException e) {
            System.err.println(
                    "the image asks for nothing now, and could not be told again what it asked for: "
                            + e);
        }
    }

    @Override
    public void close() {
        try {
            if (Runtime.getRuntime().removeShutdownHook(hook)) {
                putBack();
            }
        } catch (IllegalStateException e) {
            // this process is being ended: the hook does it
        }
    }
}
