// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.Closeable;

/** A function's code, and what its places share. */
interface Places extends Closeable {
    /** A place for calls that come one after the other. */
    Place make(Slot slot);

    /** All of its places are closed. */
    @Override
    void close();

    static Places of(FunctionSettings settings, Connection connection) throws Refusal {
        return settings.language().equals(JavaPlaces.LANGUAGE)
                ? new JavaPlaces(settings, connection)
                : new ScriptPlaces(ScriptSettings.of(settings));
    }
}
