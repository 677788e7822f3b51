// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import com.google.gson.JsonArray;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import libsvm.svm;
import libsvm.svm_model;

/** Says which digits scans show, by a support vector machine that was trained with others. */
public final class Classify implements HttpFunction {
    private final svm_model model;

    public Classify() throws IOException {
        try (BufferedReader file =
                new BufferedReader(
                        new InputStreamReader(
                                Classify.class.getResourceAsStream("digits.model"),
                                StandardCharsets.US_ASCII))) {
            model = svm.svm_load_model(file);
        }
    }

    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        List<String> scans = request.getReader().lines().toList();
        JsonArray digits = new JsonArray();
        for (String scan : scans) {
            digits.add((int) svm.svm_predict(model, Digits.scan(scan)));
        }
        response.setContentType("application/json");
        response.getWriter().write(digits.toString());
    }
}
