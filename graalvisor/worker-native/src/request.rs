// SPDX-License-Identifier: Apache-2.0
//! The body of a request: comes in frames, is read by the function.

use crate::call::{WINDOW, lock, wait};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex};

/// Credit is given in pieces of this size, as long as more may come.
const CREDITED: usize = WINDOW / 4;

pub struct Request {
    state: Mutex<State>,
    arrived: Condvar,
}

#[derive(Default)]
struct State {
    pieces: VecDeque<Vec<u8>>,
    /// Of the first piece.
    taken: usize,
    ended: bool,
    /// Come and not credited.
    outstanding: usize,
    /// Taken and not credited.
    owed: usize,
}

/// What a read gave.
pub struct Taken {
    /// 0 at the end.
    pub count: usize,
    /// To be credited now.
    pub owed: usize,
}

impl Request {
    pub fn new(without_body: bool) -> Request {
        Request {
            state: Mutex::new(State {
                ended: without_body,
                ..State::default()
            }),
            arrived: Condvar::new(),
        }
    }

    pub fn arrive(&self, bytes: Vec<u8>, last: bool) -> Result<(), String> {
        let mut state = lock(&self.state);
        if state.ended {
            return Err("gets more body after its last".to_owned());
        }
        state.outstanding += bytes.len();
        if state.outstanding > WINDOW {
            return Err(format!(
                "gets {} bytes of body beyond what was credited; {WINDOW} are allowed",
                state.outstanding
            ));
        }
        state.ended = last;
        if !bytes.is_empty() {
            state.pieces.push_back(bytes);
        }
        drop(state);
        self.arrived.notify_all();
        Ok(())
    }

    /// Waits until something is there. None if the call is cancelled.
    pub fn read(&self, buffer: &mut [u8], cancelled: &AtomicBool) -> Option<Taken> {
        let mut guard = lock(&self.state);
        loop {
            if cancelled.load(Ordering::Acquire) {
                return None;
            }
            if buffer.is_empty() || !guard.pieces.is_empty() || guard.ended {
                break;
            }
            guard = wait(&self.arrived, guard);
        }
        let state = &mut *guard;
        let mut count = 0;
        while let Some(piece) = state.pieces.front() {
            let rest = &piece[state.taken..];
            let part = rest.len().min(buffer.len() - count);
            buffer[count..count + part].copy_from_slice(&rest[..part]);
            count += part;
            state.taken += part;
            if state.taken < piece.len() {
                break;
            }
            state.pieces.pop_front();
            state.taken = 0;
        }
        state.owed += count;
        let mut owed = 0;
        if !state.ended && state.owed >= CREDITED {
            owed = std::mem::take(&mut state.owed);
            state.outstanding -= owed;
        }
        Some(Taken { count, owed })
    }

    /// After the mark was set: those who wait look at it again.
    pub fn wake(&self) {
        // Whoever has found no mark yet waits when the lock is free.
        drop(lock(&self.state));
        self.arrived.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_read_in_any_pieces() {
        let request = Request::new(false);
        let cancelled = AtomicBool::new(false);
        let mut buffer = [0; 4];
        let mut read = |request: &Request| {
            let taken = request.read(&mut buffer, &cancelled);
            taken.map(|t| buffer[..t.count].to_vec())
        };
        request.arrive(b"abc".to_vec(), false).unwrap();
        request.arrive(b"de".to_vec(), true).unwrap();
        assert!(
            request
                .arrive(Vec::new(), true)
                .unwrap_err()
                .contains("last")
        );
        assert_eq!(read(&request).unwrap(), b"abcd");
        assert_eq!(read(&request).unwrap(), b"e");
        assert_eq!(read(&request).unwrap(), b"");
        cancelled.store(true, Ordering::Release);
        assert_eq!(read(&request), None);
    }

    #[test]
    fn credit_follows_what_is_read() {
        let request = Request::new(false);
        let cancelled = AtomicBool::new(false);
        request.arrive(vec![0; WINDOW], false).unwrap();
        let mut buffer = vec![0; CREDITED];
        let taken = request.read(&mut buffer[1..], &cancelled).unwrap();
        assert_eq!((taken.count, taken.owed), (CREDITED - 1, 0));
        let taken = request.read(&mut buffer[..1], &cancelled).unwrap();
        assert_eq!((taken.count, taken.owed), (1, CREDITED));
        request.arrive(vec![0; CREDITED], false).unwrap();
        assert!(
            request
                .arrive(vec![0], false)
                .unwrap_err()
                .contains("credited")
        );
    }
}
