// SPDX-License-Identifier: Apache-2.0
//! Calls as they should be, and as hostile or broken functions make them.

mod common;

use common::{Front, list};
use std::os::unix::process::ExitStatusExt;
use std::time::Duration;
use thaw_visor_worker::call::WINDOW;
use thaw_visor_worker::frame::{self, Kind, MAX_PAYLOAD};

fn loaded() -> Front {
    let mut front = Front::new();
    front.load_functions(&[]);
    front
}

#[test]
fn a_small_answer_comes_with_its_figures() {
    let mut front = loaded();
    let first = front.call("hello", b"you");
    assert_eq!(first.text(), "Hello, you");
    assert!(first.whole && first.head.is_none());
    assert_eq!(first.end[":start"], "new");
    let second = front.call("hello", b"");
    assert_eq!(second.text(), "Hello, ");
    assert_eq!(second.end[":start"], "pooled");
    assert!(second.end[":create-ns"].parse::<u64>().unwrap() > 0);
    assert!(second.end[":wall-ns"].parse::<u64>().unwrap() > 0);
    assert!(second.end[":cpu-ns"].parse::<u64>().unwrap() > 0);
    assert!(first.end[":create-ns"].parse::<u64>().unwrap() > 0);
}

#[test]
fn isolates_get_the_budget_and_the_configuration() {
    let mut front = Front::new();
    front.load_functions(&[(":memory", "67108864"), (":reserved", "1048576")]);
    let answer = front.call("parameters", b"");
    assert_eq!(answer.text(), "1048576 -XX:MaxHeapSize=67108864 Main 48");
}

#[test]
fn an_isolate_is_used_again_after_the_results_that_allow_it() {
    let mut front = loaded();
    for (path, result, next) in [
        ("where", "0", "isolate 1, call 2"),
        ("throw", "1", "isolate 1, call 4"),
        ("result/5", "5", "isolate 1, call 6"),
        ("result/2", "2", "isolate 2, call 1"),
        ("result/3", "3", "isolate 3, call 1"),
        ("result/4", "4", "isolate 4, call 1"),
        ("result/6", "6", "isolate 5, call 1"),
        ("result/99", "1", "isolate 6, call 1"),
        ("two-heads", "1", "isolate 7, call 1"),
        ("bad-head", "1", "isolate 8, call 1"),
    ] {
        let answer = front.call(path, b"");
        assert_eq!(answer.result(), result, "{path}: {answer:?}");
        assert_eq!(front.call("where", b"").text(), next, "after {path}");
    }
    let answer = front.call("throw", b"");
    assert_eq!(answer.end[":type"], "java.lang.IllegalStateException");
    assert_eq!(answer.end[":message"], "no");
    assert_eq!(answer.end[":stack"], "at f");
    assert_eq!(front.call("two-heads", b"").end[":type"], "protocol");
    front.wait_for(":isolates", 0);
}

#[test]
fn load_failures_end_the_call() {
    let mut front = Front::new();
    common::compile("functions.c", &front.directory.0.join("libf.so"), &[]);
    let configuration = list(&[(":entry", "missing")]);
    let directory = front.directory.0.display().to_string();
    let mut payload = list(&[
        (":function", "f@1"),
        (":directory", &directory),
        (":library", "libf.so"),
    ]);
    thaw_visor_worker::fields::put(&mut payload, ":configuration", configuration);
    assert_eq!(front.ask(Kind::Load, &payload).0, Kind::Done);
    let answer = front.call("hello", b"");
    assert_eq!(answer.result(), "7");
    assert_eq!(answer.end[":type"], "entry");

    assert!(!front.load("g@1", "libf.so", &[(":reserved", "666")]).failed);
    let id = front.invoke("g@1", "hello", true);
    let answer = front.answer(id);
    assert_eq!(answer.result(), "7");
    assert_eq!(answer.end[":type"], "isolate");
    assert!(answer.end[":message"].contains("801"), "{answer:?}");
    front.wait_for(":isolates", 0);
}

/// Neither side holds more than the windows, though the reader takes its time.
#[test]
fn sixty_four_megabytes_go_in_and_out() {
    const SIZE: usize = 64 << 20;
    let mut front = loaded();
    let id = front.invoke("f@1", "echo", false);
    let (mut sent, mut allowed, mut received, mut credited) = (0, WINDOW, 0, 0);
    let mut out: Vec<u8> = Vec::new();
    let mut status = None;
    loop {
        while sent < SIZE && allowed > 0 && out.is_empty() {
            let count = allowed.min(SIZE - sent).min(MAX_PAYLOAD);
            let piece: Vec<u8> = (sent..sent + count).map(|n| (n % 251) as u8).collect();
            sent += count;
            allowed -= count;
            frame::put(&mut out, Kind::Body, sent == SIZE, id, &piece);
        }
        let count = front.try_send(&out);
        out.drain(..count);
        let Ok(Some(frame)) = front.receive_within(Duration::from_millis(20)) else {
            // A slow reader: takes what is there only when nothing else comes.
            if credited < received {
                let count = u32::try_from(received - credited).unwrap();
                credited = received;
                frame::put(&mut out, Kind::Credit, false, id, &count.to_le_bytes());
            }
            continue;
        };
        match frame.kind {
            Kind::Head => status = Some(common::pairs(&frame.payload)),
            Kind::Body => {
                for (i, byte) in frame.payload.iter().enumerate() {
                    assert_eq!(*byte, ((received + i) % 251) as u8);
                }
                received += frame.payload.len();
                assert!(received - credited <= WINDOW);
            }
            Kind::Credit => {
                let bytes = frame.payload[..].try_into().unwrap();
                allowed += u32::from_le_bytes(bytes) as usize;
                assert!(allowed <= WINDOW);
            }
            Kind::End => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(received, SIZE);
    assert_eq!(status.unwrap()[0], (":status".into(), "201".into()));
}

#[test]
fn a_flush_sends_what_is_held() {
    let mut front = loaded();
    let id = front.invoke("f@1", "flush", false);
    let first = front.receive_of(id);
    assert_eq!((first.kind, first.payload), (Kind::Body, b"first".to_vec()));
    front.send(Kind::Body, true, id, b"");
    assert_eq!(front.answer(id).text(), "second");
}

#[test]
fn large_logs_come_whole() {
    let mut front = loaded();
    let answer = front.call("logs", b"");
    assert_eq!(answer.logs[&3], 10_000_000);
    assert_eq!(answer.logs[&4], 10_000_000);
    assert_eq!(answer.result(), "0");
}

#[test]
fn what_is_written_after_the_end_is_dropped() {
    let mut front = loaded();
    assert_eq!(front.call("late", b"").text(), "on time");
    let late = front.receive_within(Duration::from_secs(1));
    assert!(late.is_err(), "{late:?}");
    assert_eq!(front.call("hello", b"").text(), "Hello, ");
}

/// The front gives credit only afterwards, when the call is over.
#[test]
fn a_thread_that_writes_on_and_waits_for_credit_holds_no_end_up() {
    let mut front = loaded();
    let id = front.invoke("f@1", "writes-on", true);
    let (mut received, mut whole) = (0, false);
    let end = loop {
        let frame = front.receive_of(id);
        match frame.kind {
            Kind::Body => {
                received += frame.payload.len();
                whole = frame.last;
            }
            other => break other,
        }
    };
    assert_eq!((end, received, whole), (Kind::End, WINDOW, true));
    front.send(Kind::Credit, false, id, &(1u32 << 20).to_le_bytes());
    assert_eq!(front.call("hello", b"").result(), "0");
}

#[test]
fn cancelled_calls_end() {
    let mut front = loaded();
    for path in ["spin", "wait"] {
        let id = front.invoke("f@1", path, false);
        std::thread::sleep(Duration::from_millis(50));
        assert_eq!(front.call("hello", b"").result(), "0");
        front.send(Kind::Cancel, false, id, b"");
        assert_eq!(front.answer(id).result(), "6", "{path}");
    }
    // Of calls that are over, or never were.
    front.send(Kind::Cancel, false, 2, b"");
    front.send(Kind::Cancel, false, 999_999, b"");
    front.send(Kind::Body, true, 999_999, b"late");
    front.send(Kind::Credit, false, 999_999, &[1, 0, 0, 0]);
    assert_eq!(front.call("hello", b"").result(), "0");
    front.wait_for(":isolates", 1);
}

#[test]
fn a_crash_is_named() {
    for (path, words) in [
        ("crash", "signal 11 at 0x10 in f@1, call "),
        ("abort", "signal 6 in f@1, call "),
        ("deep", "signal 11 at 0x"),
        ("crash-in-thread", "signal 11 at 0x10 in a thread of f@1"),
    ] {
        let mut front = loaded();
        let id = front.invoke("f@1", path, true);
        assert_eq!(front.receive(), None, "{path}");
        let status = front.worker.wait().unwrap();
        assert!(matches!(status.signal(), Some(11 | 6)), "{path}: {status}");
        let log = front.log();
        assert!(
            log.contains("thaw-visor-worker: crashed: "),
            "{path}: {log}"
        );
        assert!(log.contains(words), "{path}: {log}");
        if path != "crash-in-thread" {
            assert!(log.contains(&format!("in f@1, call {id}\n")), "{log}");
        }
    }
}

#[test]
fn a_tear_down_that_hangs_is_reported_and_holds_nothing_up() {
    let mut front = loaded();
    assert_eq!(front.call("hang", b"").result(), "2");
    let report = front.receive_of(0);
    assert_eq!(report.kind, Kind::Failed);
    let pairs = common::pairs(&report.payload);
    assert!(
        pairs.contains(&(":type".into(), "hanging".into())),
        "{pairs:?}"
    );
    assert!(pairs.contains(&(":function".into(), "f@1".into())));
    assert_eq!(front.call("result/2", b"").result(), "2");
    // The other isolate is torn down by another thread.
    front.wait_for(":isolates", 1);
    assert_eq!(front.call("hello", b"").result(), "0");
    let (kind, pairs) = front.ask(Kind::Stats, b"");
    assert_eq!(kind, Kind::Done);
    assert!(
        pairs.contains(&(":isolates".into(), "2".into())),
        "{pairs:?}"
    );
}
