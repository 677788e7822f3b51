// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import com.oracle.svm.core.util.UserError;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.image.SafepointUnwinder;
import dev.thaw.language.Language;
import dev.thaw.language.image.ScriptAdapter;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.Feature;

/** Makes a function library of a language, which is told its script when it is loaded. */
public final class ScriptFunctionFeature implements Feature {
    private static final String LANGUAGE = "dev.thaw.language";

    @Override
    public String getDescription() {
        return "Function library for scripts (Thaw)";
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        ImageSingletons.add(
                FunctionRuntime.class,
                new FunctionRuntime(new ScriptAdapter(language()), new SafepointUnwinder()));
    }

    /** Of the image. */
    static Language language() {
        String name = System.getProperty(LANGUAGE, "");
        Language language = Language.of(name);
        if (language == null) {
            throw UserError.abort(
                    "thaw-function-languages is on the class path, but -D%s=NAME names no language: '%s'",
                    LANGUAGE, name);
        }
        return language;
    }
}
