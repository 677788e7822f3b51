// SPDX-License-Identifier: Apache-2.0
//! What a front must not send ends the worker, with a message on both sides.

mod common;

use common::{Front, list};
use std::io::Read;
use thaw_visor_worker::frame::{self, Kind};

fn ends(mut front: Front, words: &str) {
    let mut said = None;
    while let Some(frame) = front.receive() {
        if frame.kind == Kind::Failed && frame.id == 0 {
            said = Some(common::pairs(&frame.payload));
        }
    }
    let said = said.expect("the worker says why");
    assert_eq!(said[0].1, "protocol");
    assert!(said[1].1.contains(words), "{said:?}");
    assert_eq!(front.worker.wait().unwrap().code(), Some(1));
    assert!(front.log().contains(words), "{}", front.log());
}

#[test]
fn malformed_frames_end_the_connection() {
    let mut bad = frame::header(Kind::Stats, false, 0, 0);
    bad[4] = 99;
    for (bytes, words) in [
        (bad.to_vec(), "99 is no type"),
        (vec![0xff; 12], "a frame's length is 4294967295"),
        (
            frame::header(Kind::Ready, false, 0, 0).to_vec(),
            "must not send Ready",
        ),
        (
            frame::header(Kind::Invoke, true, 9, 0).to_vec(),
            "does not begin with :function",
        ),
    ] {
        let mut front = Front::new();
        front.send_raw(&bytes);
        ends(front, words);
    }
}

#[test]
fn more_body_than_credited_ends_the_connection() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let id = front.invoke("f@1", "until-interrupted", false);
    front.send(Kind::Body, false, id, &vec![0; 1 << 19]);
    front.send(Kind::Body, false, id, &vec![0; 1 << 19]);
    front.send(Kind::Body, false, id, &[0]);
    ends(front, "beyond what was credited");
}

#[test]
fn a_call_that_is_begun_twice_ends_the_connection() {
    let mut front = Front::new();
    front.load_functions(&[]);
    let id = front.invoke("f@1", "wait", false);
    let head = list(&[(":function", "f@1"), (":path", "wait")]);
    front.send(Kind::Invoke, false, id, &head);
    ends(front, "has not ended");
}

#[test]
fn the_first_frame_configures() {
    let mut front = Front::connect(None);
    front.send(Kind::Stats, false, 0, b"");
    ends(front, "instead of Configure");
    let mut front = Front::connect(None);
    front.send(Kind::Configure, false, 0, &list(&[(":network", "some")]));
    ends(front, ":network is 'some'");
}

/// Its constructor would say so.
#[test]
fn nothing_is_loaded_before_it_is_configured() {
    let mut front = Front::connect(None);
    common::compile("other.c", &front.directory.0.join("libother.so"), &[]);
    let directory = front.directory.0.display().to_string();
    let load = list(&[
        (":function", "f@1"),
        (":directory", &directory),
        (":library", "libother.so"),
    ]);
    front.send(Kind::Load, true, 1, &load);
    while front.receive().is_some() {}
    assert_eq!(front.worker.wait().unwrap().code(), Some(1));
    assert!(
        front.log().contains("Load instead of Configure"),
        "{}",
        front.log()
    );
    assert!(!front.log().contains("constructor"), "{}", front.log());
}

#[test]
fn a_worker_without_a_front_ends() {
    let mut front = Front::new();
    front.load_functions(&[]);
    front.invoke("f@1", "wait", false);
    front.close();
    assert_eq!(front.worker.wait().unwrap().code(), Some(0));
}

#[test]
fn without_a_line_the_program_explains_itself() {
    let mut worker = std::process::Command::new(env!("CARGO_BIN_EXE_thaw-visor-worker"))
        .stdin(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut text = String::new();
    let mut stderr = worker.stderr.take().unwrap();
    stderr.read_to_string(&mut text).unwrap();
    assert!(text.contains("SOCKET TOKEN"), "{text}");
    assert_eq!(worker.wait().unwrap().code(), Some(1));
}

/// Whatever is sent, the worker answers or ends as it should: it does not crash, and it does not hang.
#[test]
fn random_frames_never_crash_a_worker() {
    let mut seed = 42u64;
    let mut random = move || {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        seed >> 33
    };
    for _ in 0..40 {
        let mut front = Front::new();
        let mut bytes = Vec::new();
        for _ in 0..250 {
            let kind = Kind::ALL[(random() % 16) as usize];
            let payload: Vec<u8> = match random() % 3 {
                0 => (0..random() % 40).map(|_| random() as u8).collect(),
                1 => list(&[(":function", "f@1"), (":path", "hello")]),
                _ => vec![random() as u8, 0, 0, 0],
            };
            frame::put(
                &mut bytes,
                kind,
                random() % 2 == 0,
                (random() % 5) as u32,
                &payload,
            );
        }
        for _ in 0..random() % 8 {
            let at = random() as usize % bytes.len();
            bytes[at] = random() as u8;
        }
        front.try_send(&bytes);
        front.close();
        let status = front.worker.wait().unwrap();
        assert!(
            matches!(status.code(), Some(0 | 1)),
            "{status} {}",
            front.log()
        );
        assert!(!front.log().contains("panicked"), "{}", front.log());
    }
}
