// SPDX-License-Identifier: Apache-2.0
//! A call: its request, its response, how it is cancelled, and the call-backs by which a function gets at them.

use crate::frame::{self, Kind};
use crate::isolate::Handle;
use crate::limits::Limit;
use crate::request::Request;
use crate::response::Response;
use crate::sender::Sender;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};

/// How much body either side sends beyond what was credited.
pub const WINDOW: usize = 1 << 20;

/// What call-backs answer then.
const CANCELLED: i64 = -1;

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub fn wait<'a, T>(condition: &Condvar, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
    condition
        .wait(guard)
        .unwrap_or_else(PoisonError::into_inner)
}

pub struct Call {
    pub id: u32,
    /// Tells this call from earlier ones of the same ID, for threads that outlive those.
    serial: u32,
    sender: Arc<Sender>,
    request: Request,
    pub response: Response,
    cancelled: AtomicBool,
    /// Where the function runs.
    isolate: Mutex<Option<Handle>>,
    interrupted: AtomicBool,
    exceeded: OnceLock<Limit>,
}

impl Call {
    pub fn new(id: u32, serial: u32, sender: Arc<Sender>, without_body: bool) -> Call {
        Call {
            id,
            serial,
            request: Request::new(without_body),
            response: Response::new(id, sender.clone()),
            sender,
            cancelled: AtomicBool::new(false),
            isolate: Mutex::new(None),
            interrupted: AtomicBool::new(false),
            exceeded: OnceLock::new(),
        }
    }

    /// What the function gives back in each call-back: no address, so that a wrong one does no harm.
    pub fn context(&self) -> u64 {
        u64::from(self.serial) << 32 | u64::from(self.id)
    }

    /// A piece of the request has come.
    pub fn arrive(&self, bytes: Vec<u8>, last: bool) -> Result<(), String> {
        let result = self.request.arrive(bytes, last);
        result.map_err(|text| format!("call {} {text}", self.id))
    }

    /// The front has taken so much of the response.
    pub fn credit(&self, count: usize) -> Result<(), String> {
        let result = self.response.credit(count);
        result.map_err(|text| format!("call {} {text}", self.id))
    }

    /// Whoever waits in a call-back gets -1. Returns whether the function is to be interrupted as well; once is enough.
    pub fn cancel(&self) -> bool {
        let first = !self.cancelled.swap(true, Ordering::AcqRel);
        self.request.wake();
        self.response.wake();
        first
    }

    /// It has taken more than it may, and is cancelled for that, with the same result.
    pub fn exceed(&self, limit: Limit) -> bool {
        let _ = self.exceeded.set(limit);
        self.cancel()
    }

    pub fn exceeded(&self) -> Option<Limit> {
        self.exceeded.get().copied()
    }

    /// From here on the function can be interrupted in that isolate. Not if the call is cancelled already.
    pub fn enter(&self, isolate: Handle) -> bool {
        let mut entered = lock(&self.isolate);
        if self.cancelled.load(Ordering::Acquire) {
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

    /// Interrupts the function if it runs, and returns whether it does: its runtime may not know of the call yet. The
    /// isolate cannot end meanwhile, as `leave` waits.
    pub fn interrupt(&self) -> bool {
        let isolate = lock(&self.isolate);
        let Some(handle) = *isolate else {
            return false;
        };
        self.interrupted.store(true, Ordering::Release);
        if let Ok(attached) = handle.attach() {
            attached.interrupt();
        }
        true
    }

    /// Bytes that its thread has allocated in the isolate; 0 if it is in none, or is being interrupted, which may take
    /// its time.
    pub fn allocated(&self) -> u64 {
        let isolate = match self.isolate.try_lock() {
            Ok(isolate) => isolate,
            Err(TryLockError::Poisoned(isolate)) => isolate.into_inner(),
            Err(TryLockError::WouldBlock) => return 0,
        };
        let attached = (*isolate).and_then(|handle| handle.attach().ok());
        attached.map_or(0, |a| a.allocated())
    }

    fn read(&self, buffer: &mut [u8]) -> i64 {
        let Some(taken) = self.request.read(buffer, &self.cancelled) else {
            return CANCELLED;
        };
        if let Some(owed) = u32::try_from(taken.owed).ok().filter(|n| *n > 0) {
            let header = frame::header(Kind::Credit, false, self.id, 4);
            self.sender.send(&[&header, &owed.to_le_bytes()]);
        }
        taken.count as i64
    }

    fn write(&self, kind: i32, bytes: &[u8]) -> i64 {
        if self.response.write(kind, bytes, &self.cancelled) {
            bytes.len() as i64
        } else {
            CANCELLED
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
    use crate::response::{BODY, HEAD};
    use nix::sys::socket::{AddressFamily, SockFlag, SockType, socketpair};

    #[test]
    fn a_cancelled_call_waits_for_nothing() {
        let (ours, theirs) = socketpair(
            AddressFamily::Unix,
            SockType::Stream,
            None,
            SockFlag::SOCK_CLOEXEC,
        )
        .unwrap();
        let sender = Arc::new(Sender::new(Arc::new(ours)));
        let call = Call::new(1, 1, sender, false);
        assert!(call.credit(1).unwrap_err().contains("call 1 is credited 1"));
        std::thread::scope(|scope| {
            let reader = scope.spawn(|| call.read(&mut [0; 1]));
            let writer = scope.spawn(|| call.write(BODY, &vec![0; WINDOW + 1]));
            let mut drained = vec![0; 1 << 16];
            let mut count = 0;
            while count < WINDOW {
                count += nix::unistd::read(&theirs, &mut drained).unwrap();
            }
            call.cancel();
            assert_eq!(reader.join().unwrap(), CANCELLED);
            assert_eq!(writer.join().unwrap(), CANCELLED);
        });
        assert_eq!(call.write(HEAD, b""), CANCELLED);
    }

    #[test]
    fn contexts_of_other_calls_are_not_taken() {
        let (ours, _theirs) = socketpair(
            AddressFamily::Unix,
            SockType::Stream,
            None,
            SockFlag::SOCK_CLOEXEC,
        )
        .unwrap();
        let sender = Arc::new(Sender::new(Arc::new(ours)));
        let calls = Calls::default();
        let first = calls.begin(7, &sender, true).unwrap();
        assert!(calls.begin(7, &sender, true).is_err());
        calls.end(&first);
        let second = calls.begin(7, &sender, true).unwrap();
        assert!(calls.of(first.context()).is_none());
        assert!(calls.of(second.context()).is_some());
        assert!(calls.of(0).is_none());
    }
}
