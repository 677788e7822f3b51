// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

/**
 * The value of a static field of an interface. The JVM wants the field itself to be final, so code
 * reads this instead; the field shows the value of the run to reflection.
 */
public final class InterfaceField {
    /** Writes final fields. */
    public interface Writer {
        void write(Class<?> type, String name, InterfaceField value);
    }

    private static volatile Writer writer;

    private final ClassState state;
    private final Class<?> type;
    private final String name;
    private Object reference;
    private long bits;
    private boolean shown;

    InterfaceField(ClassState state, Class<?> type, String name) {
        this.state = state;
        this.type = type;
        this.name = name;
    }

    public static void setWriter(Writer writer) {
        InterfaceField.writer = writer;
    }

    void clear() {
        reference = null;
        bits = 0;
    }

    /** The JVM's initialisation has written the field itself; later ones need help. */
    void show() {
        Writer current = writer;
        if (shown && current != null) {
            current.write(type, name, this);
        }
        shown = true;
    }

    public Object storedReference() {
        return reference;
    }

    public long storedBits() {
        return bits;
    }

    private void check() {
        if (state.stale) {
            state.initialise();
        }
    }

    public void set(Object value) {
        reference = value;
    }

    public void set(long value) {
        bits = value;
    }

    public void set(int value) {
        bits = value;
    }

    public void set(float value) {
        bits = Float.floatToRawIntBits(value);
    }

    public void set(double value) {
        bits = Double.doubleToRawLongBits(value);
    }

    public Object getReference() {
        check();
        return reference;
    }

    public long getLong() {
        check();
        return bits;
    }

    public int getInt() {
        check();
        return (int) bits;
    }

    public float getFloat() {
        check();
        return Float.intBitsToFloat((int) bits);
    }

    public double getDouble() {
        check();
        return Double.longBitsToDouble(bits);
    }
}
