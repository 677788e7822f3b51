// SPDX-License-Identifier: Apache-2.0

/** A main method that is an instance method without arguments. */
class Instance {
    static int runs;

    void main() {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println(++runs + " runs of " + this.getClass());
    }
}

/** And one with arguments, in a superclass. */
class Inherits extends Inherited {}

class Inherited {
    protected void main(String[] arguments) {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println(getClass() + " " + String.join(" ", arguments));
    }
}
