// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import dev.thaw.language.Language;
import java.util.concurrent.atomic.AtomicBoolean;
import org.graalvm.nativeimage.hosted.Feature;

/**
 * Truffle's languages in an image, interpreted: the feature that comes with GraalVM needs the
 * compiler at run time, which is not published for images.
 */
public final class InterpretedLanguagesFeature implements Feature {
    /** Beside the image; where Truffle looks for them. */
    private static final String FILES = "resources";

    private final FieldOffsets offsets = new FieldOffsets();

    /** Whether Truffle has learnt of a type since the analysis has last looked. */
    private final AtomicBoolean learnt = new AtomicBoolean();

    private TruffleInternals truffle;

    @Override
    public String getDescription() {
        return "Truffle languages, interpreted (Thaw)";
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        truffle = new TruffleInternals(access.getApplicationClassLoader());
        truffle.begin();
    }

    @Override
    public void duringSetup(DuringSetupAccess access) {
        System.out.println("languages of the image: " + truffle.findLanguages());
        truffle.offsetHolders().forEach(holder -> offsets.watch(access, holder));
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        access.registerSubtypeReachabilityHandler(
                (during, type) -> {
                    truffle.readNodeClass(type);
                    learnt.set(true);
                },
                truffle.nodeType());
        access.registerSubtypeReachabilityHandler(
                (during, type) -> {
                    truffle.readLayout(type);
                    learnt.set(true);
                },
                truffle.objectType());
        access.registerSubtypeReachabilityHandler(
                (during, type) -> {
                    if (truffle.readLibrary(type)) {
                        learnt.set(true);
                    }
                },
                truffle.libraryType());
        access.registerSubtypeReachabilityHandler(
                (during, type) -> {
                    if (truffle.readExports(type)) {
                        learnt.set(true);
                    }
                },
                Object.class);
        truffle.offsetHolders().forEach(holder -> offsets.recompute(access, holder));
        BuilderTraces.remove(
                truffle.reflection(), access, ScriptFunctionFeature.language().hasFiles());
        Language language = ScriptFunctionFeature.language();
        truffle.preinitializeContexts(
                language.id(), LanguageProperties.of(language).words("values"));
    }

    @Override
    public void duringAnalysis(DuringAnalysisAccess access) {
        boolean more = offsets.register(access);
        if (learnt.getAndSet(false) || more) {
            access.requireAnalysisIteration();
        }
    }

    @Override
    public void afterImageWrite(AfterImageWriteAccess access) {
        if (ScriptFunctionFeature.language().hasFiles()) {
            truffle.copyFiles(access.getImagePath().resolveSibling(FILES));
        }
    }

    @Override
    public void beforeCompilation(BeforeCompilationAccess access) {
        offsets.laidOut(access);
        System.out.println("fields that are accessed by offset: " + offsets.count());
    }
}
