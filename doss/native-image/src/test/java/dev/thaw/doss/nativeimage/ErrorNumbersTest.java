// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The error number of a failed call is read before anything else can make another one: seen in the
 * class files, at each place that reads it.
 */
class ErrorNumbersTest {
    private static final String LIB_C = "com/oracle/svm/core/headers/LibC";

    /** On Linux. */
    private static final Map<String, String> IMPLEMENTATIONS =
            Map.of(
                    "com/oracle/svm/core/os/VirtualMemoryProvider",
                    "com/oracle/svm/core/posix/PosixVirtualMemoryProvider");

    @Test
    void nothingIsBetweenACallAndItsErrorNumber() throws IOException {
        List<String> faults = new ArrayList<>();
        int places = 0;
        List<Path> classes;
        try (Stream<Path> files = Files.walk(Path.of("target", "classes"))) {
            classes = files.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : classes) {
            ClassModel model = ClassFile.of().parse(file);
            for (MethodModel method : model.methods()) {
                places += method.code().map(code -> check(model, method, code, faults)).orElse(0);
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(places > 10, places + " places");
    }

    private static int check(
            ClassModel model, MethodModel method, CodeModel code, List<String> faults) {
        int places = 0;
        Instruction before = null;
        for (CodeElement element : code) {
            if (element instanceof InvokeInstruction call && isOfLibC(call, "errno")) {
                places++;
                boolean holds =
                        before == null
                                ? isPutBack(code)
                                : before instanceof InvokeInstruction made && endsInLibrary(made);
                if (!holds) {
                    faults.add(
                            "%s.%s: after %s"
                                    .formatted(
                                            model.thisClass().asInternalName(),
                                            method.methodName(),
                                            before));
                }
            } else if (element instanceof Instruction instruction && matters(instruction)) {
                before = instruction;
            }
        }
        return places;
    }

    private static boolean isOfLibC(InvokeInstruction call, String name) {
        return call.owner().asInternalName().equals(LIB_C) && call.name().equalsString(name);
    }

    /** Who reads it first of all keeps it for what it has interrupted. */
    private static boolean isPutBack(CodeModel code) {
        return code.elementStream()
                .anyMatch(each ->
                        each instanceof InvokeInstruction call && isOfLibC(call, "setErrno"));
    }

    /** Numbers as wide as addresses are no objects in an image, and their methods no calls. */
    private static boolean matters(Instruction instruction) {
        return switch (instruction) {
            case InvokeInstruction call -> !call.owner().asInternalName().contains("/word/");
            case NewObjectInstruction _,
                    NewPrimitiveArrayInstruction _,
                    NewReferenceArrayInstruction _,
                    NewMultiArrayInstruction _ ->
                    true;
            default -> false;
        };
    }

    /**
     * A function of the C library, or a method whose last call is one, with no allocation after it.
     */
    private static boolean endsInLibrary(InvokeInstruction call) {
        String name = call.owner().asInternalName();
        String owner = IMPLEMENTATIONS.getOrDefault(name, name);
        try (InputStream in = ClassLoader.getSystemResourceAsStream(owner + ".class")) {
            MethodModel callee =
                    ClassFile.of().parse(in.readAllBytes()).methods().stream()
                            .filter(method ->
                                    method.methodName().equals(call.name())
                                            && method.methodType().equals(call.type()))
                            .findFirst()
                            .orElseThrow();
            if (callee.flags().has(AccessFlag.NATIVE)) {
                return true;
            }
            Instruction last = null;
            for (CodeElement element : callee.code().orElseThrow()) {
                if (element instanceof Instruction instruction && matters(instruction)) {
                    last = instruction;
                }
            }
            return last instanceof InvokeInstruction inner
                    && (isOfLibC(inner, "errno") || endsInLibrary(inner));
        } catch (IOException e) {
            throw new AssertionError(owner, e);
        }
    }
}
