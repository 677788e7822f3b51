// SPDX-License-Identifier: Apache-2.0
//! Many calls at once: threads that run them, and isolates that wait for the next.

mod common;

use common::Front;
use thaw_visor_worker::frame::Kind;

fn loaded() -> Front {
    let mut front = Front::new();
    front.load_functions(&[]);
    front
}

#[test]
fn a_thousand_calls_run_at_once() {
    let mut front = loaded();
    let mut ids = Vec::new();
    for _ in 0..1000 {
        ids.push(front.invoke("f@1", "wait", false));
    }
    front.wait_for(":isolates", 1000);
    // All wait for their bodies, and somebody reads still.
    assert_eq!(front.call("hello", b"").result(), "0");
    assert!(front.threads() > 1000);
    for id in ids.iter().rev() {
        front.send(Kind::Body, true, *id, b"");
    }
    for id in ids {
        assert_eq!(front.answer(id).result(), "6");
    }
}

/// Pipelined calls share threads: whoever is done takes the next.
#[test]
fn a_burst_of_short_calls_is_answered() {
    let mut front = loaded();
    let ids: Vec<u32> = (0..5000)
        .map(|_| front.invoke("f@1", "hello", true))
        .collect();
    for id in ids {
        assert_eq!(front.answer(id).text(), "Hello, ");
    }
    assert_eq!(front.statistics(":calls"), 5000);
}

#[test]
fn concurrency_and_threads_are_limited() {
    // The kernel counts the threads of a user in all processes.
    let own = match common::is_root() {
        true => common::own_user(0),
        false => "0".to_owned(),
    };
    let mut front = Front::with(&[(":processes", "6"), (":uid", &own), (":gid", &own)]);
    front.load_functions(&[(":concurrency", "2")]);
    assert!(!front.load("g@1", "libf.so", &[]).failed);
    let waiting = [begun(&mut front, "f@1"), begun(&mut front, "f@1")];
    assert_eq!(refused(&mut front, "f@1", "concurrency"), "concurrency");
    // One of the four threads for calls always reads.
    let last = begun(&mut front, "g@1");
    assert_eq!(refused(&mut front, "g@1", "threads"), "threads");
    for id in waiting.into_iter().chain([last]) {
        front.send(Kind::Body, true, id, b"");
        assert_eq!(front.answer(id).result(), "0");
    }
}

/// A call that runs. On a busy machine, a thread that has just ended its work may not wait for the next yet.
fn begun(front: &mut Front, function: &str) -> u32 {
    common::in_the_end("a call never begins", || {
        let id = front.invoke(function, "flush", false);
        let frame = front.receive_of(id);
        if frame.kind == Kind::Body {
            return Some(id);
        }
        assert_eq!(common::pairs(&frame.payload)[0].1, "threads");
        None
    })
}

/// Why a call does not begin, if it is not for want of a thread that has just ended its work.
fn refused(front: &mut Front, function: &str, expected: &str) -> String {
    common::in_the_end("there is no thread for a call", || {
        let id = front.invoke(function, "flush", false);
        let answer = front.answer(id);
        assert!(answer.failed);
        let reason = answer.end[":type"].clone();
        (reason != "threads" || expected == "threads").then_some(reason)
    })
}

#[test]
fn idle_isolates_go_after_their_time_or_at_once() {
    let mut front = Front::new();
    front.load_functions(&[(":idle-ms", "300")]);
    assert_eq!(front.call("where", b"").text(), "isolate 1, call 1");
    front.wait_for(":evicted", 1);
    front.wait_for(":isolates", 0);
    assert_eq!(front.call("where", b"").text(), "isolate 2, call 1");
    front.send(Kind::Trim, false, 0, b"");
    front.wait_for(":evicted", 2);
    front.wait_for(":isolates", 0);

    assert!(
        !front
            .load("fresh@1", "libf.so", &[(":idle-ms", "0")])
            .failed
    );
    for _ in 0..2 {
        let id = front.invoke("fresh@1", "where", true);
        assert!(front.answer(id).text().ends_with("call 1"));
    }
}

#[test]
fn the_warmest_isolate_is_taken() {
    let mut front = Front::new();
    front.load_functions(&[(":idle-ms", "600000")]);
    let ids = [1, 2, 3].map(|_| front.invoke("f@1", "wait", false));
    front.wait_for(":isolates", 3);
    for id in ids {
        front.send(Kind::Body, true, id, b"");
    }
    for id in ids {
        front.answer(id);
    }
    // Those were cancelled as far as the worker can tell, so all are new.
    front.wait_for(":isolates", 0);
    let running = [begun(&mut front, "f@1"), begun(&mut front, "f@1")];
    for id in running {
        front.send(Kind::Body, true, id, b"");
        assert_eq!(front.answer(id).text(), "second");
    }
    front.wait_for(":idle", 2);
    let first = front.call("where", b"").text().to_owned();
    let second = front.call("where", b"").text().to_owned();
    assert_eq!(first.split(',').next(), second.split(',').next());
}

#[test]
fn threads_that_have_nothing_to_do_go() {
    let mut front = Front::with(&[(":patience-ms", "300")]);
    front.load_functions(&[]);
    front.use_threads(20);
    front.wait_for_spare_threads();
    assert_eq!(front.call("hello", b"").result(), "0");
}
