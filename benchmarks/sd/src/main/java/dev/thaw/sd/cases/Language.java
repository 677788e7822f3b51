// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Function;
import java.util.function.Supplier;

/** Classes that use what the language has. */
public final class Language {
    private Language() {}

    /** A generic record. */
    public record Pair<A, B>(A first, B second) implements Serializable {}

    /** A sealed hierarchy. */
    public sealed interface Shape extends Serializable permits Circle, Square {}

    /** One of two. */
    public record Circle(double radius) implements Shape {}

    /** The other one. */
    public record Square(double side) implements Shape {}

    /** Constants with classes of their own. */
    public enum Operation {
        PLUS {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        MINUS {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        };

        abstract int apply(int a, int b);
    }

    /** Has inner objects that refer to it. */
    public static class Outer implements Serializable {
        private final String name;

        Outer(String name) {
            this.name = name;
        }

        /** Refers to its outer object. */
        public class Inner implements Serializable {
            private final int number;

            Inner(int number) {
                this.number = number;
            }

            @Override
            public String toString() {
                return name + number;
            }
        }
    }

    /** Serializable functions. */
    public interface Text extends Supplier<String>, Serializable {}

    /** Serializable functions of strings. */
    public interface TextFunction extends Function<String, String>, Serializable {}

    static Text anonymous(String captured) {
        return new Text() {
            @Override
            public String get() {
                return captured;
            }
        };
    }

    static Text lambda(String captured) {
        return () -> captured;
    }

    static TextFunction methodReference() {
        return String::trim;
    }

    /** Has a bridge method. */
    public static class Bridged implements Comparable<Bridged>, Serializable {
        private final String text;

        Bridged(String text) {
            this.text = text;
        }

        @Override
        public int compareTo(Bridged other) {
            return text.compareTo(other.text);
        }
    }

    /** What stands behind a proxy. */
    public record Answer(String text) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return text;
        }
    }

    static Text proxy() {
        return (Text)
                Proxy.newProxyInstance(
                        Text.class.getClassLoader(),
                        new Class<?>[] {Text.class},
                        new Answer("proxied"));
    }
}
