// SPDX-License-Identifier: Apache-2.0
//! A call: what has come of its request, what has gone of its response, and the call-backs by which a function gets at both.

use crate::fields::{self, Fields};
use crate::frame::{self, Kind};
use crate::isolate::Handle;
use crate::sender::Sender;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// How much body either side sends beyond what was credited.
pub const WINDOW: usize = 1 << 20;

/// Credit is given in pieces of this size, as long as more may come.
const CREDITED: usize = WINDOW / 4;

/// Bodies and logs go out in frames of at most this size.
const PIECE: usize = 256 << 10;

/// A first piece of body up to this size waits for the end of the call, to go out with it.
const HELD: usize = 64 << 10;

/// Errors that are longer lose their stack.
const LONGEST_ERROR: usize = fields::MAX - 4096;

/// Kinds of `write`.
const HEAD: i32 = 1;
const BODY: i32 = 2;
const OUTPUT: i32 = 3;
const ERROR_OUTPUT: i32 = 4;
const ERROR: i32 = 5;

const CANCELLED: i64 = -1;

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn wait<'a, T>(condition: &Condvar, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
    condition
        .wait(guard)
        .unwrap_or_else(PoisonError::into_inner)
}

pub struct Call {
    pub id: u32,
    /// Tells this call from earlier ones of the same ID, for threads that outlive those.
    serial: u32,
    sender: Arc<Sender>,
    cancelled: AtomicBool,
    request: Mutex<Request>,
    arrived: Condvar,
    response: Mutex<Response>,
    /// Whether output may still be sent; a lock of its own, as bodies wait for credit.
    logging: Mutex<bool>,
    window: Mutex<usize>,
    credited: Condvar,
    isolate: Mutex<Option<Handle>>,
    interrupted: AtomicBool,
}

#[derive(Default)]
struct Request {
    pieces: VecDeque<Vec<u8>>,
    /// Of the first piece.
    taken: usize,
    ended: bool,
    /// Come and not credited.
    outstanding: usize,
    /// Taken and not credited.
    owed: usize,
}

#[derive(Default)]
struct Response {
    head: Option<Vec<u8>>,
    held: Vec<u8>,
    bodies: u32,
    /// Whether something went out.
    begun: bool,
    /// Threads that outlive the call find this.
    ended: bool,
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

impl Call {
    pub fn new(id: u32, serial: u32, sender: Arc<Sender>, without_body: bool) -> Call {
        Call {
            id,
            serial,
            sender,
            cancelled: AtomicBool::new(false),
            request: Mutex::new(Request {
                ended: without_body,
                ..Request::default()
            }),
            arrived: Condvar::new(),
            response: Mutex::default(),
            logging: Mutex::new(true),
            window: Mutex::new(WINDOW),
            credited: Condvar::new(),
            isolate: Mutex::new(None),
            interrupted: AtomicBool::new(false),
        }
    }

    /// What the function gives back in each call-back: no address, so that a wrong one does no harm.
    pub fn context(&self) -> u64 {
        u64::from(self.serial) << 32 | u64::from(self.id)
    }

    /// A piece of the request has come.
    pub fn arrive(&self, bytes: Vec<u8>, last: bool) -> Result<(), String> {
        let mut request = lock(&self.request);
        if request.ended {
            return Err(format!("call {} gets more body after its last", self.id));
        }
        request.outstanding += bytes.len();
        if request.outstanding > WINDOW {
            return Err(format!(
                "call {} gets {} bytes of body beyond what was credited; {WINDOW} are allowed",
                self.id, request.outstanding
            ));
        }
        request.ended = last;
        if !bytes.is_empty() {
            request.pieces.push_back(bytes);
        }
        drop(request);
        self.arrived.notify_all();
        Ok(())
    }

    /// The front has taken so much of the response.
    pub fn credit(&self, count: usize) -> Result<(), String> {
        let mut window = lock(&self.window);
        if count > WINDOW - *window {
            return Err(format!(
                "call {} is credited {count} bytes and has sent {}",
                self.id,
                WINDOW - *window
            ));
        }
        *window += count;
        drop(window);
        self.credited.notify_all();
        Ok(())
    }

    /// Whoever waits in a call-back gets -1. The function is to be interrupted as well.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
        // Taking the locks: whoever has found no mark yet is waiting by then.
        drop(lock(&self.request));
        self.arrived.notify_all();
        drop(lock(&self.window));
        self.credited.notify_all();
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Acquire)
    }

    /// From here on the function can be interrupted in that isolate. Not if the call is cancelled already.
    pub fn enter(&self, isolate: Handle) -> bool {
        let mut entered = lock(&self.isolate);
        if self.is_cancelled() {
            return false;
        }
        *entered = Some(isolate);
        true
    }

    /// Waits for a canceller that is interrupting. Returns whether the function was interrupted.
    pub fn leave(&self) -> bool {
        *lock(&self.isolate) = None;
        self.interrupted.load(Ordering::Acquire)
    }

    /// Interrupts the function if it runs. The isolate cannot end meanwhile, as `leave` waits.
    pub fn interrupt(&self) {
        let isolate = lock(&self.isolate);
        if let Some(handle) = *isolate {
            self.interrupted.store(true, Ordering::Release);
            if let Ok(attached) = handle.attach() {
                attached.interrupt();
            }
        }
    }

    fn read(&self, buffer: &mut [u8]) -> i64 {
        let mut guard = lock(&self.request);
        loop {
            if self.is_cancelled() {
                return CANCELLED;
            }
            if buffer.is_empty() || !guard.pieces.is_empty() {
                break;
            }
            if guard.ended {
                return 0;
            }
            guard = wait(&self.arrived, guard);
        }
        let request = &mut *guard;
        let mut count = 0;
        while let Some(piece) = request.pieces.front() {
            let rest = &piece[request.taken..];
            let part = rest.len().min(buffer.len() - count);
            buffer[count..count + part].copy_from_slice(&rest[..part]);
            count += part;
            request.taken += part;
            if request.taken < piece.len() {
                break;
            }
            request.pieces.pop_front();
            request.taken = 0;
        }
        request.owed += count;
        let mut owed = 0;
        if !request.ended && request.owed >= CREDITED {
            owed = std::mem::take(&mut request.owed);
            request.outstanding -= owed;
        }
        drop(guard);
        if let Some(owed) = u32::try_from(owed).ok().filter(|n| *n > 0) {
            let header = frame::header(Kind::Credit, false, self.id, 4);
            self.sender.send(&[&header, &owed.to_le_bytes()]);
        }
        count as i64
    }

    fn write(&self, kind: i32, bytes: &[u8]) -> i64 {
        if self.is_cancelled() && (kind == HEAD || kind == BODY) {
            return CANCELLED;
        }
        let length = bytes.len() as i64;
        match kind {
            BODY => return self.write_body(bytes),
            OUTPUT | ERROR_OUTPUT => {
                for piece in bytes.chunks(PIECE) {
                    let logging = lock(&self.logging);
                    if *logging {
                        let header = frame::header(Kind::Log, false, self.id, 1 + piece.len());
                        self.sender.send(&[&header, &[kind as u8], piece]);
                    }
                }
                return length;
            }
            _ => {}
        }
        let mut response = lock(&self.response);
        match kind {
            HEAD if response.bodies > 0 || response.head.is_some() || response.begun => {
                response.violation = Some("wrote its head twice, or after its body");
            }
            HEAD if Fields::new(bytes).is_err() => {
                response.violation = Some("wrote a malformed head");
            }
            HEAD => response.head = Some(bytes.to_vec()),
            ERROR if Fields::new(bytes).is_err() => {
                response.violation = Some("wrote a malformed error");
            }
            ERROR => response.error = bytes.to_vec(),
            _ => response.violation = Some("wrote something of an unknown kind"),
        }
        length
    }

    fn write_body(&self, bytes: &[u8]) -> i64 {
        let mut response = lock(&self.response);
        if response.ended {
            return bytes.len() as i64;
        }
        response.bodies += 1;
        if response.bodies == 1 && !bytes.is_empty() && bytes.len() <= HELD {
            response.held.extend_from_slice(bytes);
            return bytes.len() as i64;
        }
        response.begun = true;
        if let Some(head) = response.head.take() {
            let header = frame::header(Kind::Head, false, self.id, head.len());
            self.sender.send(&[&header, &head]);
        }
        let held = std::mem::take(&mut response.held);
        if self.send_body(&held) && self.send_body(bytes) {
            bytes.len() as i64
        } else {
            CANCELLED
        }
    }

    /// Waits for credit where there is none. False: cancelled.
    fn send_body(&self, bytes: &[u8]) -> bool {
        let mut rest = bytes;
        while !rest.is_empty() {
            let mut window = lock(&self.window);
            while *window == 0 && !self.is_cancelled() {
                window = wait(&self.credited, window);
            }
            if self.is_cancelled() {
                return false;
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

    /// Sends what is left of the response, and the end, in one write.
    pub fn end(&self, outcome: &Outcome) {
        *lock(&self.logging) = false;
        let mut response = lock(&self.response);
        response.ended = true;
        let mut result = outcome.result;
        if let Some(what) = response.violation {
            result = 1;
            response.error.clear();
            fields::put(&mut response.error, ":type", "protocol");
            let text = format!("the function library {what}");
            fields::put(&mut response.error, ":message", text);
        }
        let mut out = Vec::with_capacity(response.held.len() + 512);
        if result == 0 {
            let body = &response.held;
            let has_body = response.begun || !body.is_empty();
            if let Some(head) = &response.head {
                frame::put(&mut out, Kind::Head, !has_body, self.id, head);
            }
            if has_body {
                // A whole window is free for what was held: it is the first of the body.
                frame::put(&mut out, Kind::Body, true, self.id, body);
            }
        }
        let at = out.len();
        out.extend_from_slice(&[0; frame::HEADER]);
        fields::put_number(&mut out, ":result", u64::from(result.cast_unsigned()));
        put_error(&mut out, &response.error);
        fields::put(
            &mut out,
            ":start",
            if outcome.pooled { "pooled" } else { "new" },
        );
        for (name, value) in [
            (":create-ns", outcome.create_ns),
            (":wall-ns", outcome.wall_ns),
            (":cpu-ns", outcome.cpu_ns),
        ] {
            fields::put_number(&mut out, name, value);
        }
        let header = frame::header(Kind::End, true, self.id, out.len() - at - frame::HEADER);
        out[at..at + frame::HEADER].copy_from_slice(&header);
        drop(response);
        self.sender.send(&[&out]);
    }

    /// Whether the function library did what its interface forbids.
    pub fn is_violated(&self) -> bool {
        lock(&self.response).violation.is_some()
    }

    /// Instead of the function, which was not reached or did not say why.
    pub fn set_error(&self, kind: &str, message: &str) {
        let mut response = lock(&self.response);
        if response.error.is_empty() {
            fields::put(&mut response.error, ":type", kind);
            fields::put(&mut response.error, ":message", message);
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

/// The calls that run, by their IDs.
#[derive(Default)]
pub struct Calls {
    calls: Mutex<HashMap<u32, Arc<Call>>>,
    serial: AtomicU32,
}

impl Calls {
    pub fn begin(
        &self,
        id: u32,
        sender: &Arc<Sender>,
        without_body: bool,
    ) -> Result<Arc<Call>, String> {
        let serial = self.serial.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        let call = Arc::new(Call::new(id, serial, sender.clone(), without_body));
        match lock(&self.calls).insert(id, call.clone()) {
            None => Ok(call),
            Some(_) => Err(format!("call {id} is begun and has not ended")),
        }
    }

    pub fn find(&self, id: u32) -> Option<Arc<Call>> {
        lock(&self.calls).get(&id).cloned()
    }

    pub fn end(&self, call: &Call) {
        lock(&self.calls).remove(&call.id);
    }

    /// The call of a context; none if it has ended.
    pub fn of(&self, context: u64) -> Option<Arc<Call>> {
        self.find(context as u32)
            .filter(|call| call.context() == context)
    }
}

/// The request's body, for `thaw_call.read`.
///
/// # Safety
/// The buffer must have the capacity.
pub unsafe fn read(calls: &Calls, context: u64, buffer: *mut u8, capacity: i64) -> i64 {
    let Some(call) = calls.of(context) else {
        return CANCELLED;
    };
    let Ok(capacity) = usize::try_from(capacity) else {
        return CANCELLED;
    };
    if buffer.is_null() || capacity == 0 {
        return call.read(&mut []);
    }
    // SAFETY: the caller's duty.
    call.read(unsafe { std::slice::from_raw_parts_mut(buffer, capacity) })
}

/// Parts of the response, for `thaw_call.write`. What comes after the end of the call is dropped.
///
/// # Safety
/// There must be so many bytes.
pub unsafe fn write(calls: &Calls, context: u64, kind: i32, bytes: *const u8, length: i64) -> i64 {
    let Ok(count) = usize::try_from(length) else {
        return CANCELLED;
    };
    let Some(call) = calls.of(context) else {
        return length;
    };
    if bytes.is_null() || count == 0 {
        return call.write(kind, &[]);
    }
    // SAFETY: the caller's duty.
    call.write(kind, unsafe { std::slice::from_raw_parts(bytes, count) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nix::sys::socket::{AddressFamily, SockFlag, SockType, socketpair};
    use std::os::fd::OwnedFd;

    fn call(without_body: bool) -> (Call, OwnedFd) {
        let (ours, theirs) = socketpair(
            AddressFamily::Unix,
            SockType::Stream,
            None,
            SockFlag::SOCK_CLOEXEC,
        )
        .unwrap();
        let sender = Arc::new(Sender::new(Arc::new(ours)));
        (Call::new(1, 1, sender, without_body), theirs)
    }

    #[test]
    fn a_body_is_read_in_any_pieces() {
        let (call, _peer) = call(false);
        call.arrive(b"abc".to_vec(), false).unwrap();
        call.arrive(b"de".to_vec(), true).unwrap();
        assert!(call.arrive(Vec::new(), true).unwrap_err().contains("last"));
        let mut buffer = [0; 4];
        assert_eq!(call.read(&mut buffer), 4);
        assert_eq!(&buffer, b"abcd");
        assert_eq!(call.read(&mut buffer), 1);
        assert_eq!(call.read(&mut buffer), 0);
        call.cancel();
        assert_eq!(call.read(&mut buffer), CANCELLED);
    }

    #[test]
    fn more_than_the_window_is_refused() {
        let (call, _peer) = call(false);
        call.arrive(vec![0; WINDOW], false).unwrap();
        assert!(
            call.arrive(vec![0], false)
                .unwrap_err()
                .contains("credited")
        );
        assert!(call.credit(1).unwrap_err().contains("credited 1 bytes"));
    }

    #[test]
    fn a_cancelled_call_waits_for_nothing() {
        let (call, _peer) = call(false);
        std::thread::scope(|scope| {
            let reader = scope.spawn(|| call.read(&mut [0; 1]));
            let writer = scope.spawn(|| call.write(BODY, &vec![0; WINDOW + 1]));
            let mut drained = vec![0; 1 << 16];
            let mut count = 0;
            while count < WINDOW {
                count += nix::unistd::read(&_peer, &mut drained).unwrap();
            }
            call.cancel();
            assert_eq!(reader.join().unwrap(), CANCELLED);
            assert_eq!(writer.join().unwrap(), CANCELLED);
        });
        assert!(!call.is_cancelled() || call.write(HEAD, b"") == CANCELLED);
    }
}
