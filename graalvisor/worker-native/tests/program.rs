// SPDX-License-Identifier: Apache-2.0
//! A worker that becomes another program, which is locked in as the worker is.

mod common;

use common::Front;
use std::path::Path;
use std::process::Command;
use thaw_visor_worker::frame::Kind;

fn compile(program: &Path) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/functions/program.c");
    let status = Command::new("cc")
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-o"])
        .args([program, &source])
        .status()
        .unwrap();
    assert!(status.success());
}

#[test]
fn a_program_gets_the_connection_and_is_locked_in() {
    let mut front = Front::connect(None);
    let program = front.directory.0.join("program");
    compile(&program);
    let path = program.to_str().unwrap();
    let ready = front.configure(&[(":program", path), (":program", "a word")]);
    assert_eq!(ready.kind, Kind::Ready);
    let said = common::pairs(&ready.payload);
    let all = |name: &str| -> Vec<&str> {
        said.iter()
            .filter(|(n, _)| n == name)
            .map(|(_, v)| v.as_str())
            .collect()
    };
    let arguments = all("argument");
    assert_eq!(arguments[..2], [path, "a word"]);
    let seccomp = arguments.windows(2).any(|w| w == ["--enforced", "seccomp"]);
    assert!(seccomp, "{arguments:?}");
    assert_eq!(all("files"), ["Permission denied"]);
    assert_eq!(all("descriptors"), ["Bad file descriptor"]);
    assert_eq!(all("processes"), ["Operation not permitted"]);
    assert_eq!(all("programs"), ["Permission denied"]);
    front.close();
    assert_eq!(front.worker.wait().unwrap().code(), Some(0));
}

#[test]
fn what_cannot_be_executed_is_told() {
    let mut front = Front::connect(None);
    let failed = front.configure(&[(":program", "/nowhere/java")]);
    assert_eq!(failed.kind, Kind::Failed);
    let said = common::pairs(&failed.payload);
    assert!(said[1].1.contains("/nowhere/java"), "{said:?}");
    assert_eq!(front.worker.wait().unwrap().code(), Some(1));
}
