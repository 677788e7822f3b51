// SPDX-License-Identifier: Apache-2.0
//! Libraries are opened, refused and closed.

mod common;

use common::{Front, compile, list};
use std::fs;
use thaw_visor_worker::frame::Kind;

#[test]
fn what_is_no_library_for_this_worker_is_refused() {
    let mut front = Front::new();
    let directory = front.directory.0.clone();
    let good = directory.join("libf.so");
    compile("functions.c", &good, &[]);
    let bytes = fs::read(&good).unwrap();
    let patched = |at: usize, value: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = value;
        bytes
    };
    for (file, content, kind, words) in [
        ("missing.so", None, "not-a-library", "cannot be read"),
        ("../f.so", None, "not-a-library", "no name of a file"),
        ("empty.so", Some(vec![]), "not-a-library", "0 bytes"),
        (
            "text.so",
            Some(b"#!/bin/sh\necho this is no library\n".to_vec()),
            "not-a-library",
            "no ELF file",
        ),
        (
            "thirty-two.so",
            Some(patched(4, 1)),
            "architecture",
            "32 bit",
        ),
        (
            "arm.so",
            Some(patched(18, 183)),
            "architecture",
            "machine 183",
        ),
        (
            "program.so",
            Some(patched(16, 2)),
            "not-a-library",
            "no shared library",
        ),
        (
            "cut.so",
            Some(bytes[..bytes.len() / 2].to_vec()),
            "not-a-library",
            "",
        ),
        ("header.so", Some(bytes[..64].to_vec()), "not-a-library", ""),
    ] {
        if let Some(content) = content {
            fs::write(directory.join(file), content).unwrap();
        }
        let answer = front.load("f@1", file, &[]);
        assert!(answer.failed, "{file}");
        assert_eq!(answer.end[":type"], kind, "{file}: {answer:?}");
        assert!(answer.end[":message"].contains(words), "{answer:?}");
    }
    assert!(!front.load("f@1", "libf.so", &[]).failed);
    let again = front.load("f@1", "libf.so", &[]);
    assert_eq!(again.end[":type"], "loaded");
    let id = front.invoke("g@1", "hello", true);
    assert_eq!(front.answer(id).end[":type"], "not-loaded");
}

/// Each byte of the headers and tables is wrong once: the worker says so or opens it, and does not end.
#[test]
fn damaged_libraries_do_no_harm() {
    let mut front = Front::new();
    compile("other.c", &front.directory.0.join("other.so"), &[]);
    let bytes = fs::read(front.directory.0.join("other.so")).unwrap();
    let mut seed = 5u64;
    for at in (0..bytes.len()).filter(|at| *at < 600 || at % 97 == 0) {
        let mut damaged = bytes.clone();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        damaged[at] ^= (seed >> 33) as u8 | 1;
        fs::write(front.directory.0.join("damaged.so"), damaged).unwrap();
        // It lacks the symbols, so it is never opened.
        assert!(front.load("f@1", "damaged.so", &[]).failed);
    }
}

#[test]
fn missing_symbols_and_libraries_are_named_before_any_code_runs() {
    let mut front = Front::new();
    let directory = front.directory.0.clone();
    compile("other.c", &directory.join("other.so"), &[]);
    let answer = front.load("f@1", "other.so", &[]);
    assert_eq!(answer.end[":type"], "symbols");
    assert!(answer.end[":message"].contains("thaw_function_call_1"));

    compile(
        "other.c",
        &directory.join("libother.so"),
        &["-Wl,-soname,libother.so"],
    );
    let options = [
        "-L",
        directory.to_str().unwrap(),
        "-Wl,--no-as-needed",
        "-lother",
        "-Wl,-rpath,$ORIGIN",
    ];
    compile("functions.c", &directory.join("libneeds.so"), &options);
    assert!(!front.load("f@1", "libneeds.so", &[]).failed);
    let name = list(&[(":function", "f@1")]);
    assert_eq!(front.ask(Kind::Unload, &name).0, Kind::Done);
    fs::remove_file(directory.join("libother.so")).unwrap();
    let answer = front.load("f@1", "libneeds.so", &[]);
    assert_eq!(answer.end[":type"], "needed");
    assert!(answer.end[":message"].contains("libother.so"), "{answer:?}");
    // Of the time when it could be opened.
    assert_eq!(front.log().matches("constructor").count(), 1);
}

#[test]
fn a_library_that_nobody_uses_is_closed() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let other = front.load("g@1", "libf.so", &[]);
    assert!(!other.failed);
    front.call("hello", b"");
    for (name, mapped) in [("f@1", true), ("g@1", false)] {
        let name = list(&[(":function", name)]);
        let (kind, pairs) = front.ask(Kind::Unload, &name);
        assert_eq!((kind, pairs.len()), (Kind::Done, usize::from(mapped)));
        assert_eq!(front.proc("maps").contains("libf.so"), mapped);
    }
    let name = list(&[(":function", "f@1")]);
    assert_eq!(front.ask(Kind::Unload, &name).0, Kind::Failed);
}

/// The loader gives for a path what it has open from there, also where that has gone.
#[test]
fn a_file_that_took_the_place_of_an_open_one_is_not_taken_for_it() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let file = front.directory.0.join("libf.so");
    let copy = front.directory.0.join("copy.so");
    fs::copy(&file, &copy).unwrap();
    assert!(!front.load("same@1", "libf.so", &[]).failed);
    fs::rename(&copy, &file).unwrap();
    let replaced = front.load("g@1", "libf.so", &[]);
    assert_eq!(replaced.end[":type"], "replaced", "{replaced:?}");
    assert_eq!(front.call("hello", b"").result(), "0", "it goes on");
    for (name, stays) in [("f@1", 1), ("same@1", 0)] {
        let name = list(&[(":function", name)]);
        let (kind, pairs) = front.ask(Kind::Unload, &name);
        assert_eq!((kind, pairs.len()), (Kind::Done, stays), "{pairs:?}");
    }
    assert!(!front.load("g@1", "libf.so", &[]).failed);
}

#[test]
fn unloading_waits_for_calls_that_run() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let running = front.invoke("f@1", "flush", false);
    front.receive_of(running);
    let unload = front.next_id();
    front.send(Kind::Unload, false, unload, &list(&[(":function", "f@1")]));
    let refused = front.invoke("f@1", "hello", true);
    assert_eq!(front.answer(refused).end[":type"], "not-loaded");
    assert!(front.proc("maps").contains("libf.so"));
    front.send(Kind::Body, true, running, b"");
    assert_eq!(front.answer(running).text(), "second");
    assert_eq!(front.receive_of(unload).kind, Kind::Done);
    assert!(!front.proc("maps").contains("libf.so"));
    assert!(!front.load("f@1", "libf.so", &[]).failed);
    assert_eq!(front.call("hello", b"").result(), "0");
}

#[test]
fn an_unload_that_cannot_end_is_answered() {
    let mut front = Front::new();
    front.load_functions(&[]);
    assert_eq!(front.call("hang", b"").result(), "2");
    let (kind, pairs) = front.ask(Kind::Unload, &list(&[(":function", "f@1")]));
    assert_eq!(kind, Kind::Failed);
    assert!(pairs.contains(&(":type".into(), "hanging".into())));
}

/// Neither memory, mappings, descriptors nor threads grow.
#[test]
fn a_thousand_cycles_leave_nothing() {
    let mut front = Front::with(&[(":patience-ms", "300")]);
    front.load_functions(&[]);
    // The C library keeps stacks of threads that are gone: as many as it ever will from here on.
    front.use_threads(20);
    cycles(&mut front, 100);
    let before = sizes(&front);
    cycles(&mut front, 900);
    let after = sizes(&front);
    assert!(after.0 <= before.0 + 4, "mappings: {before:?}, {after:?}");
    assert!(after.1 <= before.1 + 512, "KiB: {before:?}, {after:?}");
    assert!(after.2 <= before.2, "threads: {before:?}, {after:?}");
}

fn cycles(front: &mut Front, count: usize) {
    let name = list(&[(":function", "f@1")]);
    for _ in 0..count {
        assert_eq!(front.call("hello", b"x").result(), "0");
        assert_eq!(front.ask(Kind::Unload, &name), (Kind::Done, vec![]));
        assert!(!front.load("f@1", "libf.so", &[]).failed);
    }
}

/// A call may have started a thread more where the one before had not ended its work.
fn sizes(front: &Front) -> (usize, usize, usize) {
    front.wait_for_spare_threads();
    let status = front.proc("status");
    let line = status.lines().find(|l| l.starts_with("RssAnon:")).unwrap();
    let size = line[8..].trim_end_matches("kB").trim().parse().unwrap();
    (front.proc("maps").lines().count(), size, front.threads())
}
