// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import libsvm.svm;
import libsvm.svm_node;
import libsvm.svm_parameter;
import libsvm.svm_problem;

/** Makes the model, when the jar is built: of the first scans; the others are for tests. */
final class Training {
    static final int TRAINED = 1400;

    private Training() {}

    public static void main(String[] arguments) throws IOException {
        List<String> lines = lines(Path.of(arguments[0])).subList(0, TRAINED);
        svm_problem problem = new svm_problem();
        problem.l = lines.size();
        problem.x = lines.stream().map(Digits::scan).toArray(svm_node[][]::new);
        problem.y = lines.stream().mapToDouble(Training::digit).toArray();
        svm_parameter parameter = new svm_parameter();
        parameter.svm_type = svm_parameter.C_SVC;
        parameter.kernel_type = svm_parameter.RBF;
        parameter.gamma = 0.25;
        parameter.C = 10;
        parameter.eps = 0.001;
        parameter.cache_size = 64;
        parameter.shrinking = 1;
        svm.svm_set_print_string_function(text -> {});
        Path model = Path.of(arguments[1]);
        Files.createDirectories(model.getParent());
        svm.svm_save_model(model.toString(), svm.svm_train(problem, parameter));
    }

    static List<String> lines(Path data) throws IOException {
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(
                                new GZIPInputStream(Files.newInputStream(data)),
                                StandardCharsets.US_ASCII))) {
            return in.lines().toList();
        }
    }

    /** What a scan shows is the last field of its line. */
    static double digit(String line) {
        return Double.parseDouble(line.substring(line.lastIndexOf(',') + 1));
    }
}
