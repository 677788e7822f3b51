// SPDX-License-Identifier: Apache-2.0
//! LOAD with `:warm`: isolates are made before it is answered.

mod common;

use common::{Front, compile, list};
use thaw_visor_worker::fields;
use thaw_visor_worker::frame::Kind;

fn load(front: &mut Front, entry: &str, warm: &str, more: &[(&str, &str)]) -> (Kind, String) {
    let library = front.directory.0.join("libf.so");
    if !library.exists() {
        compile("functions.c", &library, &[]);
    }
    let directory = front.directory.0.display().to_string();
    let mut payload = list(&[
        (":function", "f@1"),
        (":directory", &directory),
        (":library", "libf.so"),
        (":warm", warm),
    ]);
    payload.extend(list(more));
    fields::put(&mut payload, ":configuration", list(&[(":entry", entry)]));
    let (kind, pairs) = front.ask(Kind::Load, &payload);
    let said = pairs.iter().map(|p| p.1.as_str()).collect::<Vec<_>>();
    (kind, said.join(" "))
}

#[test]
fn the_first_call_finds_an_isolate() {
    let mut front = Front::new();
    assert_eq!(load(&mut front, "Main", "3", &[]).0, Kind::Done);
    assert_eq!(front.statistics(":idle"), 3);
    assert_eq!(front.statistics(":created"), 3);
    assert_eq!(front.statistics(":calls"), 0);
    let first = front.call("parameters", b"");
    assert_eq!(first.end[":start"], "pooled");
    assert!(first.text().contains("Main"), "{}", first.text());
    assert_eq!(front.statistics(":created"), 3);
}

#[test]
fn one_that_cannot_begin_fails_the_load_and_leaves_nothing() {
    let mut front = Front::new();
    for (entry, more, words) in [
        ("missing", &[][..], "entry (result 7)"),
        ("third-fails", &[], "result 2"),
        (
            "Main",
            &[(":reserved", "666")],
            "graal_create_isolate gave error 801",
        ),
    ] {
        let (kind, said) = load(&mut front, entry, "4", more);
        assert_eq!(kind, Kind::Failed, "{entry}");
        assert!(said.starts_with("load ") && said.contains(words), "{said}");
        let id = front.invoke("f@1", "hello", true);
        assert_eq!(front.answer(id).end[":type"], "not-loaded");
        let start = std::time::Instant::now();
        while front.proc("maps").contains("libf.so") {
            assert!(
                start.elapsed() < common::PATIENCE,
                "{entry}: it stays mapped"
            );
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
    assert_eq!(load(&mut front, "Main", "1", &[]).0, Kind::Done);
    assert_eq!(front.call("hello", b"").text(), "Hello, ");
}

#[test]
fn a_crash_while_it_is_made_names_the_function() {
    let mut front = Front::new();
    compile("functions.c", &front.directory.0.join("libf.so"), &[]);
    let directory = front.directory.0.display().to_string();
    let mut payload = list(&[
        (":function", "f@1"),
        (":directory", &directory),
        (":library", "libf.so"),
        (":warm", "2"),
    ]);
    fields::put(
        &mut payload,
        ":configuration",
        list(&[(":entry", "second-crashes")]),
    );
    front.send(Kind::Load, true, 2, &payload);
    while front.receive().is_some() {}
    assert!(
        front.log().contains("signal 11 at 0x10 in f@1, call 0"),
        "{}",
        front.log()
    );
}

/// There is no call whose answer it could be, and nobody who would give credit.
#[test]
fn answers_while_it_is_made_are_refused() {
    let mut front = Front::new();
    assert_eq!(load(&mut front, "answers", "1", &[]).0, Kind::Done);
    assert_eq!(front.call("hello", b"").text(), "Hello, ");
}

#[test]
fn one_that_is_loaded_already_is_not_made_again() {
    let mut front = Front::new();
    assert_eq!(load(&mut front, "Main", "1", &[]).0, Kind::Done);
    let (kind, said) = load(&mut front, "Main", "5", &[]);
    assert_eq!(kind, Kind::Failed);
    assert!(said.starts_with("loaded"), "{said}");
    assert_eq!(front.statistics(":created"), 1);
}

#[test]
fn they_go_when_they_have_waited_and_nobody_calls() {
    let mut front = Front::new();
    let load = load(&mut front, "Main", "2", &[(":idle-ms", "50")]);
    assert_eq!(load.0, Kind::Done);
    front.wait_for(":isolates", 0);
    assert_eq!(front.statistics(":evicted"), 2);
}
