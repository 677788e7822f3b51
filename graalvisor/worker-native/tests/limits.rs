// SPDX-License-Identifier: Apache-2.0
//! What a call may take: more of it ends the call, and its isolate.

mod common;

use common::calls::Answer;
use common::{Front, list};
use thaw_visor_worker::fields;
use thaw_visor_worker::frame::Kind;

fn ended(answer: &Answer, result: &str, kind: &str) {
    assert_eq!(answer.result(), result, "{answer:?}");
    assert_eq!(answer.end[":type"], kind, "{answer:?}");
}

#[test]
fn who_takes_more_than_it_may_is_ended_with_its_isolate() {
    let mut front = Front::new();
    front.load_functions(&[(":cpu-ms", "100"), (":allocation", "999999")]);
    assert_eq!(front.call("where", b"").text(), "isolate 1, call 1");
    ended(&front.call("spin", b""), "1", "cpu-limit");
    assert_eq!(front.call("where", b"").text(), "isolate 2, call 1");
    ended(&front.call("allocate", b""), "2", "allocation-limit");
    assert_eq!(front.call("where", b"").text(), "isolate 3, call 1");
    // Time that passes is not time of the processor.
    assert_eq!(front.call("sleep", b"").text(), "slept");
    front.wait_for(":isolates", 1);
}

#[test]
fn others_are_not_held_to_it() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let more = [(":cpu-ms", "50"), (":allocation", "999999")];
    assert!(!front.load("limited@1", "libf.so", &more).failed);
    let free = [
        front.invoke("f@1", "allocate", true),
        front.invoke("f@1", "spin", true),
    ];
    let limited = front.invoke("limited@1", "spin", true);
    ended(&front.answer(limited), "1", "cpu-limit");
    let limited = front.invoke("limited@1", "allocate", true);
    ended(&front.answer(limited), "2", "allocation-limit");
    for id in free {
        front.send(Kind::Cancel, false, id, b"");
        assert_eq!(front.answer(id).result(), "6");
    }
}

#[test]
fn loading_counts_and_can_be_cancelled() {
    let mut front = Front::new();
    front.load_functions(&[]);
    for (function, limit) in [("limited@1", "50"), ("free@1", "0")] {
        let directory = front.directory.0.display().to_string();
        let mut payload = list(&[
            (":function", function),
            (":directory", &directory),
            (":library", "libf.so"),
            (":cpu-ms", limit),
        ]);
        fields::put(&mut payload, ":configuration", list(&[(":entry", "never")]));
        assert_eq!(front.ask(Kind::Load, &payload).0, Kind::Done);
    }
    let limited = front.invoke("limited@1", "hello", true);
    ended(&front.answer(limited), "1", "cpu-limit");
    let free = front.invoke("free@1", "hello", true);
    // It is being evaluated, or will be.
    std::thread::sleep(std::time::Duration::from_millis(50));
    front.send(Kind::Cancel, false, free, b"");
    assert_eq!(front.answer(free).result(), "6");
}

#[test]
fn a_limit_that_the_library_cannot_count_is_refused() {
    let mut front = Front::new();
    let library = front.directory.0.join("libold.so");
    common::compile("functions.c", &library, &["-DWITHOUT_ALLOCATED"]);
    for (field, symbol) in [
        (":allocation", "thaw_function_allocated_1"),
        (":statements", "thaw_function_statements_1"),
    ] {
        let refused = front.load("f@1", "libold.so", &[(field, "5")]);
        assert!(refused.failed);
        assert_eq!(refused.end[":type"], "symbols");
        let message = &refused.end[":message"];
        assert!(message.contains(symbol), "{message}");
    }
    assert!(!front.load("f@1", "libold.so", &[(":cpu-ms", "50")]).failed);
    ended(&front.call("spin", b""), "1", "cpu-limit");
}
