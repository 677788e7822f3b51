// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.amazonaws.services.lambda.runtime.ClientContext;
import com.amazonaws.services.lambda.runtime.CognitoIdentity;
import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.LambdaLogger;
import dev.thaw.function.Call;
import java.nio.charset.StandardCharsets;

/** What a handler is told of its call. */
final class AwsContext implements Context {
    /** What AWS gives a function that says nothing. */
    private static final int DEFAULT_MEMORY = 128;

    private final Call call;

    AwsContext(Call call) {
        this.call = call;
    }

    @Override
    public String getAwsRequestId() {
        return call.head().first(":id");
    }

    @Override
    public String getLogGroupName() {
        return "/aws/lambda/" + getFunctionName();
    }

    @Override
    public String getLogStreamName() {
        return "[" + getFunctionVersion() + "]";
    }

    @Override
    public String getFunctionName() {
        return call.configuration().name();
    }

    @Override
    public String getFunctionVersion() {
        return call.configuration().version();
    }

    @Override
    public String getInvokedFunctionArn() {
        return "arn:aws:lambda:local:000000000000:function:" + getFunctionName();
    }

    @Override
    public CognitoIdentity getIdentity() {
        return null;
    }

    @Override
    public ClientContext getClientContext() {
        return null;
    }

    @Override
    public int getRemainingTimeInMillis() {
        String deadline = call.head().first(":deadline");
        if (deadline.isEmpty()) {
            return Integer.MAX_VALUE;
        }
        long left = Long.parseLong(deadline) - System.currentTimeMillis();
        return (int) Math.clamp(left, 0, Integer.MAX_VALUE);
    }

    @Override
    public int getMemoryLimitInMB() {
        long memory = call.configuration().memory();
        return memory == 0 ? DEFAULT_MEMORY : (int) (memory >> 20);
    }

    @Override
    public String getXrayTraceId() {
        String parent = call.head().first(":traceparent");
        return parent.isEmpty() ? null : parent;
    }

    @Override
    public LambdaLogger getLogger() {
        return new LambdaLogger() {
            @Override
            public void log(String message) {
                System.out.println(message);
            }

            @Override
            public void log(byte[] message) {
                log(new String(message, StandardCharsets.UTF_8));
            }
        };
    }
}
