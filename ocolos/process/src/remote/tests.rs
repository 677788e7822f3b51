// SPDX-License-Identifier: Apache-2.0
//! Calls that go wrong.

use super::*;
use crate::maps;
use crate::process::Process;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

/// `mov $39,%eax; syscall; jmp` to the beginning: asks for its own number for ever.
const ENDLESS: [u8; 9] = [0xb8, 0x27, 0x00, 0x00, 0x00, 0x0f, 0x05, 0xeb, 0xf7];

/// A shell that handles SIGSEGV, and waits for a line.
fn shell() -> (Child, BufReader<ChildStdout>) {
    let mut child = Command::new("sh")
        .args(["-c", "trap : SEGV; echo ready; read line; echo $line"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "ready\n");
    (child, output)
}

/// Where the program has begun, which it does not come back to.
fn entry(pid: i32) -> u64 {
    const AT_ENTRY: u64 = 9;
    let auxiliary = fs::read(format!("/proc/{pid}/auxv")).unwrap();
    let words: Vec<u64> = auxiliary
        .as_chunks::<8>()
        .0
        .iter()
        .map(|w| u64::from_le_bytes(*w))
        .collect();
    let found = words.chunks(2).find(|w| w[0] == AT_ENTRY);
    found.unwrap()[1]
}

/// Of the function that `of` says, by where code of ours is and where the stack begins.
fn call(pid: i32, of: impl Fn(u64, u64) -> u64) -> Result<(), Refusal> {
    let memory = Memory::open(pid).unwrap();
    let maps = maps::read(pid).unwrap();
    let stub = entry(pid);
    memory.write(stub, &STUB).unwrap();
    let endless = stub + STUB.len() as u64;
    memory.write(endless, &ENDLESS).unwrap();
    let stack = maps.iter().find(|m| m.name == "[stack]").unwrap().start;
    let gadgets = Gadgets::find(&memory, &maps)?;
    let stopped = Stopped::one(pid, pid, PATIENCE)?;
    let thread = Borrowed::any(&stopped, &memory, &maps, gadgets)?;
    thread.call(of(endless, stack), [0, 0], stub, stack)
}

fn caught(pid: i32) -> String {
    let status = Process::find(pid).unwrap().status().unwrap();
    status["SigCgt"].clone()
}

#[test]
fn a_call_that_faults_leaves_the_thread_and_its_handlers_as_they_were() {
    let (mut child, mut output) = shell();
    let pid = child.id() as i32;
    let before = caught(pid);
    // No code.
    let refusal = call(pid, |_, stack| stack).unwrap_err();
    assert_eq!(refusal.reason, "call-failed", "{}", refusal.text);
    assert_eq!(caught(pid), before);
    child.stdin.take().unwrap().write_all(b"word\n").unwrap();
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "word\n");
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_call_that_never_ends_is_given_up() {
    let (mut child, _output) = shell();
    let refusal = call(child.id() as i32, |endless, _| endless).unwrap_err();
    assert_eq!(refusal.reason, "busy", "{}", refusal.text);
    child.kill().unwrap();
    child.wait().unwrap();
}
