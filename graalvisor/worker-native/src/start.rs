// SPDX-License-Identifier: Apache-2.0
//! From the start of the process to the point where functions may come: connect, configure, lock in.

use crate::configuration::Configuration;
use crate::decoder::Decoder;
use crate::fields;
use crate::frame::{self, Frame, Kind};
use crate::program;
use crate::sandbox::{self, Report};
use nix::errno::Errno;
use nix::sys::socket::{MsgFlags, recv};
use nix::unistd::{chdir, setsid};
use std::io::{self, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;

/// The version of the worker protocol.
const PROTOCOL: u64 = 1;

/// A line with a path and a token.
const LONGEST_LINE: usize = 8192;

pub struct Started {
    pub socket: OwnedFd,
    pub decoder: Decoder,
    pub configuration: Configuration,
}

pub fn start() -> Result<Started, String> {
    let line = first_line()?;
    let (path, token) = line
        .trim_end_matches('\n')
        .rsplit_once(' ')
        .ok_or("standard input must begin with a line 'SOCKET TOKEN'; the front starts workers")?;
    forget_parent()?;
    let mut stream = UnixStream::connect(path)
        .map_err(|e| format!("the front's socket {path} cannot be reached: {e}"))?;
    let mut hello = Vec::new();
    fields::put(&mut hello, ":token", token);
    fields::put_number(&mut hello, ":protocol", PROTOCOL);
    fields::put_number(&mut hello, ":pid", u64::from(std::process::id()));
    send(&mut stream, Kind::Hello, &hello)?;
    let mut decoder = Decoder::default();
    let frame = receive(&stream, &mut decoder)?;
    if frame.kind != Kind::Configure {
        let text = format!("the first frame is {:?} instead of Configure", frame.kind);
        return Err(refuse(&mut stream, "protocol", text));
    }
    let configuration =
        Configuration::read(&frame.payload).map_err(|e| refuse(&mut stream, "protocol", e.0))?;
    let report = sandbox::enter(&configuration).map_err(|e| refuse(&mut stream, "sandbox", e))?;
    if !configuration.program.is_empty() {
        let text = program::become_it(&stream, &configuration.program, &report);
        return Err(refuse(&mut stream, "sandbox", text));
    }
    send(&mut stream, Kind::Ready, &ready(&report))?;
    Ok(Started {
        socket: stream.into(),
        decoder,
        configuration,
    })
}

/// Byte by byte: what follows is not ours.
fn first_line() -> Result<String, String> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.last() != Some(&b'\n') && line.len() < LONGEST_LINE {
        match nix::unistd::read(io::stdin(), &mut byte) {
            Ok(0) => break,
            Ok(_) => line.push(byte[0]),
            Err(Errno::EINTR) => {}
            Err(e) => return Err(format!("standard input cannot be read: {e}")),
        }
    }
    String::from_utf8(line).map_err(|_| "standard input is not UTF-8".to_owned())
}

/// Nothing of the front is left: its descriptors, its environment, its directory, its terminal.
fn forget_parent() -> Result<(), String> {
    let failed = |e: Errno| format!("descriptors cannot be closed: {e}");
    let null = std::fs::File::open("/dev/null").map_err(|e| format!("/dev/null: {e}"))?;
    nix::unistd::dup2_stdin(&null).map_err(failed)?;
    drop(null);
    // SAFETY: this process has one thread, and has opened nothing that it keeps.
    unsafe {
        Errno::result(libc::close_range(3, libc::c_uint::MAX, 0)).map_err(failed)?;
        libc::clearenv();
        libc::setenv(c"PATH".as_ptr(), c"/usr/bin:/bin".as_ptr(), 1);
        // File names are UTF-8 to a JDK in this locale.
        libc::setenv(c"LC_ALL".as_ptr(), c"C.UTF-8".as_ptr(), 1);
    }
    // A leader has one already; signals to the front's group do not end workers, so that it can drain them.
    let _ = setsid();
    chdir("/").map_err(|e| format!("/: {e}"))
}

fn send(stream: &mut UnixStream, kind: Kind, payload: &[u8]) -> Result<(), String> {
    let mut bytes = Vec::new();
    frame::put(&mut bytes, kind, true, 0, payload);
    stream
        .write_all(&bytes)
        .map_err(|e| format!("the front does not take {kind:?}: {e}"))
}

fn receive(stream: &UnixStream, decoder: &mut Decoder) -> Result<Frame, String> {
    loop {
        if let Some(frame) = decoder.take().map_err(|e| e.0)? {
            return Ok(frame);
        }
        match recv(stream.as_raw_fd(), decoder.space(), MsgFlags::empty()) {
            Ok(0) => return Err("the front has closed the connection".to_owned()),
            Ok(count) => decoder.filled(count),
            Err(Errno::EINTR) => {}
            Err(e) => return Err(format!("the front cannot be heard: {e}")),
        }
    }
}

/// Tells the front too.
fn refuse(stream: &mut UnixStream, kind: &str, text: String) -> String {
    let mut payload = Vec::new();
    fields::put(&mut payload, ":type", kind);
    fields::put(&mut payload, ":message", &text);
    match send(stream, Kind::Failed, &payload) {
        Ok(()) => text,
        Err(e) => format!("{text} ({e})"),
    }
}

fn ready(report: &Report) -> Vec<u8> {
    let mut payload = Vec::new();
    for name in &report.enforced {
        fields::put(&mut payload, ":enforced", name);
    }
    for (name, reason) in &report.missing {
        fields::put(&mut payload, ":missing", format!("{name}: {reason}"));
    }
    payload
}
