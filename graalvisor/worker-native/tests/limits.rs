// SPDX-License-Identifier: Apache-2.0
//! What a call may take: more of it ends the call, and its isolate.

mod common;

use common::calls::Answer;
use common::{Front, list};
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};
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

fn load(front: &mut Front, function: &str, entry: &str, cpu: &str) {
    let directory = front.directory.0.display().to_string();
    let mut payload = list(&[
        (":function", function),
        (":directory", &directory),
        (":library", "libf.so"),
        (":cpu-ms", cpu),
    ]);
    fields::put(&mut payload, ":configuration", list(&[(":entry", entry)]));
    assert_eq!(front.ask(Kind::Load, &payload).0, Kind::Done);
}

/// What a function library waits for before it does that.
fn gate(front: &Front, macro_name: &str) -> (PathBuf, String) {
    let file = front.directory.0.join("gate");
    let option = format!("-D{macro_name}=\"{}\"", file.display());
    (file, option)
}

#[test]
fn loading_counts_and_can_be_cancelled() {
    let mut front = Front::new();
    front.load_functions(&[]);
    load(&mut front, "limited@1", "never", "50");
    load(&mut front, "free@1", "never", "0");
    let limited = front.invoke("limited@1", "hello", true);
    ended(&front.answer(limited), "1", "cpu-limit");
    let free = front.invoke("free@1", "hello", true);
    // It is being evaluated, or will be.
    thread::sleep(Duration::from_millis(50));
    front.send(Kind::Cancel, false, free, b"");
    assert_eq!(front.answer(free).result(), "6");
}

#[test]
fn who_is_cancelled_while_its_isolate_is_made_is_not_loaded() {
    let mut front = Front::new();
    let (gate, option) = gate(&front, "CREATE_WAITS_FOR");
    common::compile(
        "functions.c",
        &front.directory.0.join("libf.so"),
        &[&option],
    );
    load(&mut front, "f@1", "never", "0");
    let call = front.invoke("f@1", "hello", true);
    front.send(Kind::Cancel, false, call, b"");
    // What is answered tells that the frame before was heard.
    assert_eq!(front.statistics(":created"), 0);
    fs::write(gate, "").unwrap();
    assert_eq!(front.answer(call).result(), "6");
    front.wait_for(":isolates", 0);
}

/// As a runtime that does not know its call yet.
#[test]
fn an_interrupt_that_is_not_heard_is_repeated() {
    let mut front = Front::new();
    front.load_functions(&[]);
    load(&mut front, "deaf@1", "deaf-at-first", "0");
    let call = front.invoke("deaf@1", "hello", true);
    assert_eq!(front.receive_of(call).kind, Kind::Log);
    front.send(Kind::Cancel, false, call, b"");
    assert_eq!(front.answer(call).result(), "6");
    load(&mut front, "limited@1", "deaf-at-first", "50");
    let call = front.invoke("limited@1", "hello", true);
    ended(&front.answer(call), "1", "cpu-limit");
}

#[test]
fn limits_of_others_hold_while_a_call_is_being_interrupted() {
    let mut front = Front::new();
    front.load_functions(&[(":cpu-ms", "50")]);
    let (gate, option) = gate(&front, "INTERRUPT_WAITS_FOR");
    let slow = front.directory.0.join("libslow.so");
    common::compile("functions.c", &slow, &[&option]);
    let most = [(":allocation", "1000000000")];
    assert!(!front.load("slow@1", "libslow.so", &most).failed);
    let cancelled = front.invoke("slow@1", "until-interrupted", true);
    assert_eq!(front.receive_of(cancelled).kind, Kind::Log);
    front.send(Kind::Cancel, false, cancelled, b"");
    let start = Instant::now();
    while !front.log().contains("waits for") {
        assert!(start.elapsed() < common::PATIENCE, "nobody interrupts");
        thread::sleep(Duration::from_millis(5));
    }
    ended(&front.call("spin", b""), "1", "cpu-limit");
    fs::write(gate, "").unwrap();
    assert_eq!(front.answer(cancelled).result(), "6");
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
