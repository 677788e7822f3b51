// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

/**
 * What a stretch of a program's time went to, in milliseconds as a clock shows them: where several
 * threads of the program run at once, each counts as a part.
 *
 * @param optimised in code of the second compiler that the program runs, as the next three
 * @param counting in code of the first compiler
 * @param interpreted in the interpreter, and stubs
 * @param libraries in native libraries
 * @param forTheMachine in all of these, called by the JVM while the program's code waits for it: to
 *     find and initialise classes, and to link call sites
 * @param machine in the JVM itself, for the program: loading and linking classes, resolving, and
 *     calls into the JVM
 * @param ownKernel in the kernel, called by the program's code or a library of it
 * @param kernel in the kernel for the rest
 * @param crowded a thread of the program would run, and has no processor: the compilers or the
 *     collector have one
 * @param others a thread of the program would run, and processes that are not its own have all
 *     processors
 * @param collecting nothing of the program runs, and the JVM's own threads do
 * @param compiling nothing of the program runs for a moment, and a compiler does: locks of the JVM,
 *     and getting back to a processor
 * @param waiting nothing runs, for a moment
 * @param pausing nothing of the program runs for 20 ms and more
 */
record Times(
        double optimised,
        double counting,
        double interpreted,
        double libraries,
        double forTheMachine,
        double machine,
        double ownKernel,
        double kernel,
        double crowded,
        double others,
        double collecting,
        double compiling,
        double waiting,
        double pausing) {
    static final Times NONE = new Times(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    Times plus(Times other) {
        return new Times(
                optimised + other.optimised,
                counting + other.counting,
                interpreted + other.interpreted,
                libraries + other.libraries,
                forTheMachine + other.forTheMachine,
                machine + other.machine,
                ownKernel + other.ownKernel,
                kernel + other.kernel,
                crowded + other.crowded,
                others + other.others,
                collecting + other.collecting,
                compiling + other.compiling,
                waiting + other.waiting,
                pausing + other.pausing);
    }

    double running() {
        return optimised
                + counting
                + interpreted
                + libraries
                + forTheMachine
                + machine
                + ownKernel
                + kernel;
    }

    double total() {
        return running() + crowded + others + collecting + compiling + waiting + pausing;
    }
}
