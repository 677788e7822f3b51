// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.program;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import java.util.ArrayList;
import java.util.List;

/** A handler as people write them for AWS, which also does what Everything does. */
public final class Order implements RequestHandler<Order.Request, Order.Response> {
    public enum Kind {
        PLAIN,
        GIFT
    }

    public static final class Item {
        private String name;
        private double price;
        private Kind kind = Kind.PLAIN;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public double getPrice() {
            return price;
        }

        public void setPrice(double price) {
            this.price = price;
        }

        public Kind getKind() {
            return kind;
        }

        public void setKind(Kind kind) {
            this.kind = kind;
        }
    }

    public static final class Request {
        private String customer;
        private String task;
        private List<Item> items = new ArrayList<>();

        public String getCustomer() {
            return customer;
        }

        public void setCustomer(String customer) {
            this.customer = customer;
        }

        public String getTask() {
            return task;
        }

        public void setTask(String task) {
            this.task = task;
        }

        public List<Item> getItems() {
            return items;
        }

        public void setItems(List<Item> items) {
            this.items = items;
        }
    }

    /**
     * An answer.
     *
     * @param id of the call
     */
    public record Response(
            String id, String customer, double total, List<String> gifts, String done) {}

    private final Everything everything = new Everything();

    @Override
    public Response handleRequest(Request request, Context context) {
        double total = 0;
        List<String> gifts = new ArrayList<>();
        for (Item item : request.getItems()) {
            total += item.getPrice();
            if (item.getKind() == Kind.GIFT) {
                gifts.add(item.getName());
            }
        }
        String done = request.getTask() == null ? null : everything.apply(request.getTask());
        context.getLogger().log("order of " + request.getCustomer());
        return new Response(context.getAwsRequestId(), request.getCustomer(), total, gifts, done);
    }
}
