// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

/** A request that is refused; what its sender is told. */
public final class RefusedException extends Exception {
    private final transient Failure failure;

    public RefusedException(Failure failure) {
        super(failure.message());
        this.failure = failure;
    }

    public RefusedException(int status, String type, String message) {
        this(new Failure(status, type, message));
    }

    public Failure failure() {
        return failure;
    }
}
