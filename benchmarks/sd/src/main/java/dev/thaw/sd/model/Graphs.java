// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.ArrayList;
import java.util.List;

/** Graphs of the shapes that serializers get wrong. */
public final class Graphs {
    private Graphs() {}

    /** Refers to itself. */
    public static class SelfReference {
        public SelfReference self;

        public static SelfReference make() {
            SelfReference s = new SelfReference();
            s.self = s;
            return s;
        }
    }

    /** Each refers to the other one. */
    public static class Partner {
        public String name;
        public Partner other;

        public static Partner make() {
            Partner a = new Partner();
            Partner b = new Partner();
            a.name = "a";
            b.name = "b";
            a.other = b;
            b.other = a;
            return a;
        }
    }

    /** A ring, linked both ways. */
    public static class Ring {
        public int number;
        public Ring next;
        public Ring previous;

        public static Ring make(int length) {
            Ring first = new Ring();
            Ring last = first;
            for (int i = 1; i < length; i++) {
                Ring r = new Ring();
                r.number = i;
                r.previous = last;
                last.next = r;
                last = r;
            }
            last.next = first;
            first.previous = last;
            return first;
        }
    }

    /** A complete binary tree. */
    public static class Tree {
        public int depth;
        public Tree left;
        public Tree right;

        public static Tree make(int depth) {
            Tree t = new Tree();
            t.depth = depth;
            if (depth > 0) {
                t.left = make(depth - 1);
                t.right = make(depth - 1);
            }
            return t;
        }
    }

    /** Two ways lead to one object. */
    public static class Diamond {
        public Box<String> left;
        public Box<String> right;

        public static Diamond make() {
            Diamond d = new Diamond();
            d.left = Box.make("shared");
            d.right = d.left;
            return d;
        }
    }

    /** Holds something of any class. */
    public static class Box<T> {
        public T content;

        public static <T> Box<T> make(T content) {
            Box<T> b = new Box<>();
            b.content = content;
            return b;
        }
    }

    /** A list without a list. */
    public static class Chain {
        public int number;
        public Chain next;

        public static Chain make(int length) {
            Chain first = null;
            for (int i = 0; i < length; i++) {
                Chain c = new Chain();
                c.number = i;
                c.next = first;
                first = c;
            }
            return first;
        }
    }

    /** Every one of its nodes refers to all others. */
    public static class Network {
        public String name;
        public List<Network> neighbours = new ArrayList<>();

        public static Network make(int size) {
            List<Network> all = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                Network n = new Network();
                n.name = "node " + i;
                all.add(n);
            }
            for (Network n : all) {
                n.neighbours.addAll(all);
                n.neighbours.remove(n);
            }
            return all.getFirst();
        }
    }

    /** Parents know their children, and children their parents. */
    public static class Person {
        public String name;
        public Person parent;
        public Person[] children = {};

        public static Person make(String name, int generations) {
            Person p = new Person();
            p.name = name;
            if (generations > 0) {
                p.children = new Person[] {make(name + "0", generations - 1), null};
                p.children[1] = make(name + "1", generations - 1);
                for (Person child : p.children) {
                    child.parent = p;
                }
            }
            return p;
        }
    }

    /** Rows of objects; the last row is the first one again. */
    public static class Grid {
        public Object[][] rows;

        public static Grid make() {
            Grid g = new Grid();
            Object[] row = {"x", 1, null, 2.5, 'c'};
            g.rows = new Object[][] {row, {g}, row};
            return g;
        }
    }
}
