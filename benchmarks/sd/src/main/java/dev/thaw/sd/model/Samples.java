// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Objects of the model, with the same contents each time. */
public final class Samples {
    private static final int LINES = 3;

    private Samples() {}

    public static Address address() {
        Address a = new Address();
        a.setStreet("Lange Straße");
        a.setNumber(17);
        a.setCity("Łódź");
        a.setPostalCode("90-001");
        a.setCountry("Poland");
        return a;
    }

    public static Contact contact() {
        Contact c = new Contact();
        c.setEmail("ada@example.org");
        c.setPhone(48_123_456_789L);
        c.setPreferred(true);
        return c;
    }

    public static Customer customer() {
        Customer c = new Customer();
        c.setId(Long.MAX_VALUE);
        c.setName("Ada");
        c.setAddress(address());
        c.setContact(contact());
        c.setDiscount(0.1);
        return c;
    }

    public static Account account() {
        Account a = new Account();
        a.setNumber(-1);
        a.setOwner(customer());
        a.setBalance(Double.MIN_VALUE);
        a.setCurrencySign('€');
        a.setActive(true);
        return a;
    }

    public static Product product(int i) {
        Product p = new Product();
        p.setId(i);
        p.setName("product " + i);
        p.setPrice(i + 0.99);
        p.setWeight(i / 3f);
        p.setStock((short) -i);
        return p;
    }

    public static InvoiceLine invoiceLine(int i) {
        InvoiceLine line = new InvoiceLine();
        line.setProduct(product(i));
        line.setQuantity(i);
        line.setTotal(i * (i + 0.99));
        return line;
    }

    public static Invoice invoice() {
        Invoice invoice = new Invoice();
        invoice.setId(3);
        invoice.setCustomer(customer());
        InvoiceLine[] lines = new InvoiceLine[LINES];
        for (int i = 0; i < LINES; i++) {
            lines[i] = invoiceLine(i);
        }
        invoice.setLines(lines);
        invoice.setTotal(7.95);
        return invoice;
    }

    public static Order order() {
        Order o = new Order();
        o.setId(4);
        o.setCustomer(customer());
        o.setProducts(new ArrayList<>(List.of(product(1), product(2))));
        o.setState(OrderState.SENT);
        return o;
    }

    public static Department department() {
        Department d = new Department();
        d.setName("research");
        d.setFloor(-2);
        d.setAddress(address());
        return d;
    }

    public static Employee employee() {
        Employee manager = new Employee();
        manager.setId(1);
        manager.setName("Grace");
        manager.setAge(50);
        manager.setDepartment(department());
        manager.setSalary(1e9);
        Employee e = new Employee();
        e.setId(2);
        e.setName("Alan");
        e.setAge(41);
        e.setDepartment(manager.getDepartment());
        e.setManager(manager);
        e.setSalary(Double.MAX_VALUE);
        return e;
    }

    public static Document document() {
        Document d = new Document();
        d.setTitle("");
        d.setText("a \"quoted\" \\ text\n\u0000\ud83d\ude00");
        d.setChecksum(new byte[] {0, -1, Byte.MIN_VALUE});
        d.setTags(new HashSet<>(Set.of("draft")));
        return d;
    }

    public static Meeting meeting() {
        Meeting m = new Meeting();
        m.setSubject("plans");
        m.setBegin(1_700_000_000_000L);
        m.setMinutes(90);
        Employee e = employee();
        m.setParticipants(new ArrayList<>(List.of(e, e.getManager())));
        return m;
    }

    public static Task task() {
        Task t = new Task();
        t.setTitle("write tests");
        t.setPriority(Byte.MAX_VALUE);
        t.setDone(true);
        t.setAssignee(employee());
        return t;
    }

    public static Project project() {
        Project p = new Project();
        p.setName("apollo");
        p.setTasks(new LinkedHashMap<>(Map.of("first", task())));
        p.setDepartment(department());
        return p;
    }

    public static User user() {
        User u = new User();
        u.setLogin("root");
        u.setAge(1000);
        u.setLastLogin(null);
        u.setEnabled(Boolean.TRUE);
        u.setInitial('R');
        u.setSessions(new long[] {1, Long.MIN_VALUE});
        u.setRoles(new String[] {"admin", null});
        return u;
    }
}
