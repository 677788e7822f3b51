// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A handler of streams for AWS Lambda, as its manual begins with. */
public final class UpperCase implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream in, OutputStream out, Context context)
            throws IOException {
        for (int letter = in.read(); letter != -1; letter = in.read()) {
            out.write(Character.toUpperCase(letter));
        }
        context.getLogger().log("handled by " + context.getFunctionName());
    }
}
