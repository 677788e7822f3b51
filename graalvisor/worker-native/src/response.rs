// SPDX-License-Identifier: Apache-2.0
//! What a function writes: head, body, output, error; and the end of its call.

use crate::call::{WINDOW, lock, wait};
use crate::fields::{self, Fields};
use crate::frame::{self, Kind};
use crate::sender::Sender;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// Bodies and logs go out in frames of at most this size.
const PIECE: usize = 256 << 10;

/// A first piece of body up to this size waits for the end of the call, to go out with it.
const HELD: usize = 64 << 10;

/// Fields of an error that do not fit are left out.
const LONGEST_ERROR: usize = fields::MAX - 4096;

/// Kinds of `write`.
pub const HEAD: i32 = 1;
pub const BODY: i32 = 2;
pub const OUTPUT: i32 = 3;
pub const ERROR_OUTPUT: i32 = 4;
pub const ERROR: i32 = 5;

pub struct Response {
    id: u32,
    sender: Arc<Sender>,
    parts: Mutex<Parts>,
    /// Whether output may still be sent; a lock of its own, as bodies wait for credit.
    logging: Mutex<bool>,
    window: Mutex<usize>,
    credited: Condvar,
    /// Threads that outlive the call find this.
    closed: AtomicBool,
}

#[derive(Default)]
struct Parts {
    head: Option<Vec<u8>>,
    held: Vec<u8>,
    bodies: u32,
    /// Whether something went out.
    begun: bool,
    error: Vec<u8>,
    /// What the function library did that its interface forbids.
    violation: Option<&'static str>,
}

/// How a call went, beside what the function wrote.
pub struct Outcome {
    pub result: i32,
    pub pooled: bool,
    pub create_ns: u64,
    pub wall_ns: u64,
    pub cpu_ns: u64,
}

impl Response {
    pub fn new(id: u32, sender: Arc<Sender>) -> Response {
        Response {
            id,
            sender,
            parts: Mutex::default(),
            logging: Mutex::new(true),
            window: Mutex::new(WINDOW),
            credited: Condvar::new(),
            closed: AtomicBool::new(false),
        }
    }

    /// The front has taken so much of the body.
    pub fn credit(&self, count: usize) -> Result<(), String> {
        let mut window = lock(&self.window);
        let sent = WINDOW - *window;
        if count > sent {
            return Err(format!("is credited {count} bytes and has sent {sent}"));
        }
        *window += count;
        drop(window);
        self.credited.notify_all();
        Ok(())
    }

    /// After the mark was set: those who wait look at it again.
    pub fn wake(&self) {
        drop(lock(&self.window));
        self.credited.notify_all();
    }

    /// The function has returned: what other threads still write of the body is dropped, and they wait for no credit.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        self.wake();
    }

    /// False if the call is cancelled. Output and errors are taken even then: they may say what was interrupted.
    pub fn write(&self, kind: i32, bytes: &[u8], cancelled: &AtomicBool) -> bool {
        match kind {
            HEAD | BODY if cancelled.load(Ordering::Acquire) => return false,
            BODY => return self.write_body(bytes, cancelled),
            OUTPUT | ERROR_OUTPUT => {
                self.log(kind as u8, bytes);
                return true;
            }
            _ => {}
        }
        let mut parts = lock(&self.parts);
        match kind {
            HEAD if parts.bodies > 0 || parts.head.is_some() || parts.begun => {
                parts.violation = Some("wrote its head twice, or after its body");
            }
            HEAD if Fields::new(bytes).is_err() => {
                parts.violation = Some("wrote a malformed head");
            }
            HEAD => parts.head = Some(bytes.to_vec()),
            ERROR if Fields::new(bytes).is_err() => {
                parts.violation = Some("wrote a malformed error");
            }
            ERROR => parts.error = bytes.to_vec(),
            _ => parts.violation = Some("wrote something of an unknown kind"),
        }
        true
    }

    fn log(&self, stream: u8, bytes: &[u8]) {
        for piece in bytes.chunks(PIECE) {
            let logging = lock(&self.logging);
            if *logging {
                let header = frame::header(Kind::Log, false, self.id, 1 + piece.len());
                self.sender.send(&[&header, &[stream], piece]);
            }
        }
    }

    fn write_body(&self, bytes: &[u8], cancelled: &AtomicBool) -> bool {
        let mut parts = lock(&self.parts);
        if self.is_closed() {
            return true;
        }
        parts.bodies += 1;
        if parts.bodies == 1 && !bytes.is_empty() && bytes.len() <= HELD {
            parts.held.extend_from_slice(bytes);
            return true;
        }
        parts.begun = true;
        if let Some(head) = parts.head.take() {
            let header = frame::header(Kind::Head, false, self.id, head.len());
            self.sender.send(&[&header, &head]);
        }
        let held = std::mem::take(&mut parts.held);
        self.send_body(&held, cancelled) && self.send_body(bytes, cancelled)
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Waits for credit where there is none, as long as the function runs. False: cancelled.
    fn send_body(&self, bytes: &[u8], cancelled: &AtomicBool) -> bool {
        let mut rest = bytes;
        while !rest.is_empty() {
            let mut window = lock(&self.window);
            while *window == 0 && !cancelled.load(Ordering::Acquire) && !self.is_closed() {
                window = wait(&self.credited, window);
            }
            if cancelled.load(Ordering::Acquire) {
                return false;
            }
            // Where there is credit, closed or not: the function has written what was held before it returned.
            if *window == 0 {
                return true;
            }
            let count = rest.len().min(*window).min(PIECE);
            *window -= count;
            drop(window);
            let header = frame::header(Kind::Body, false, self.id, count);
            self.sender.send(&[&header, &rest[..count]]);
            rest = &rest[count..];
        }
        true
    }

    /// Sends what is left, and the end, in one write. Whatever ran is closed before.
    pub fn end(&self, outcome: &Outcome) {
        *lock(&self.logging) = false;
        let mut parts = lock(&self.parts);
        let mut result = outcome.result;
        if let Some(what) = parts.violation {
            result = 1;
            parts.error.clear();
            fields::put(&mut parts.error, ":type", "protocol");
            let text = format!("the function library {what}");
            fields::put(&mut parts.error, ":message", text);
        }
        let mut out = Vec::with_capacity(parts.held.len() + 512);
        if result == 0 {
            let has_body = parts.begun || !parts.held.is_empty();
            if let Some(head) = &parts.head {
                frame::put(&mut out, Kind::Head, !has_body, self.id, head);
            }
            if has_body {
                // A whole window is free for what was held: it is the first of the body.
                frame::put(&mut out, Kind::Body, true, self.id, &parts.held);
            }
        }
        let at = out.len();
        out.extend_from_slice(&[0; frame::HEADER]);
        fields::put_number(&mut out, ":result", u64::from(result.cast_unsigned()));
        put_error(&mut out, &parts.error);
        let start = if outcome.pooled { "pooled" } else { "new" };
        fields::put(&mut out, ":start", start);
        for (name, value) in [
            (":create-ns", outcome.create_ns),
            (":wall-ns", outcome.wall_ns),
            (":cpu-ns", outcome.cpu_ns),
        ] {
            fields::put_number(&mut out, name, value);
        }
        let header = frame::header(Kind::End, true, self.id, out.len() - at - frame::HEADER);
        out[at..at + frame::HEADER].copy_from_slice(&header);
        drop(parts);
        self.sender.send(&[&out]);
    }

    /// Whether the function library did what its interface forbids.
    pub fn is_violated(&self) -> bool {
        lock(&self.parts).violation.is_some()
    }

    /// Type and message of the error that was written; empty if there was none.
    pub fn error_text(&self) -> String {
        let parts = lock(&self.parts);
        let Ok(fields) = Fields::new(&parts.error) else {
            return String::new();
        };
        let text =
            |name| String::from_utf8_lossy(fields.first(name).unwrap_or_default()).into_owned();
        let (kind, message) = (text(":type"), text(":message"));
        if message.is_empty() {
            kind
        } else if kind.is_empty() || message.starts_with(&format!("{kind}: ")) {
            // scripts say the type in their messages, too
            message
        } else {
            format!("{kind}: {message}")
        }
    }

    /// Whatever the function has said.
    pub fn replace_error(&self, kind: &str, message: &str) {
        lock(&self.parts).error.clear();
        self.set_error(kind, message);
    }

    /// Instead of the function, which was not reached or did not say why.
    pub fn set_error(&self, kind: &str, message: &str) {
        let mut parts = lock(&self.parts);
        if parts.error.is_empty() {
            fields::put(&mut parts.error, ":type", kind);
            fields::put(&mut parts.error, ":message", message);
        }
    }
}

fn put_error(out: &mut Vec<u8>, error: &[u8]) {
    let Ok(list) = Fields::new(error) else {
        return;
    };
    let mut room = LONGEST_ERROR;
    for (name, value) in list.iter() {
        let size = 8 + name.len() + value.len();
        if let (Ok(name), Some(rest)) = (std::str::from_utf8(name), room.checked_sub(size)) {
            fields::put(out, name, value);
            room = rest;
        }
    }
}
