// SPDX-License-Identifier: Apache-2.0
//! Frames from many threads to one socket.
//!
//! A thread that finds nobody writing writes itself, without a copy. What comes meanwhile is collected and goes out
//! in the same thread's next write, so that many small answers share one system call.

use nix::errno::Errno;
use nix::sys::socket::{MsgFlags, sendmsg};
use std::io::IoSlice;
use std::os::fd::{AsRawFd, OwnedFd};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Collected beyond this, threads wait. Bodies are bounded by credit; logs only here.
const COLLECTED: usize = 1 << 20;

/// What the collecting buffer keeps when it is empty.
const KEPT: usize = 64 << 10;

/// How long a worker that ends waits for its last frames to leave.
const LAST_WORDS: Duration = Duration::from_secs(1);

pub struct Sender {
    socket: Arc<OwnedFd>,
    state: Mutex<State>,
    taken: Condvar,
}

#[derive(Default)]
struct State {
    writing: bool,
    collected: Vec<u8>,
}

impl Sender {
    pub fn new(socket: Arc<OwnedFd>) -> Sender {
        Sender {
            socket,
            state: Mutex::default(),
            taken: Condvar::new(),
        }
    }

    /// Sends whole frames, in parts; they stay together. Returns when they are written or will be.
    pub fn send(&self, parts: &[&[u8]]) {
        let mut state = self.lock();
        while state.writing && state.collected.len() > COLLECTED {
            state = self
                .taken
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if state.writing {
            for part in parts {
                state.collected.extend_from_slice(part);
            }
            return;
        }
        state.writing = true;
        drop(state);
        self.write(parts);
        let mut spare = Vec::new();
        loop {
            let mut state = self.lock();
            if state.collected.is_empty() {
                state.writing = false;
                self.taken.notify_all();
                if spare.capacity() <= KEPT {
                    state.collected = spare;
                }
                return;
            }
            std::mem::swap(&mut state.collected, &mut spare);
            drop(state);
            self.taken.notify_all();
            self.write(&[&spare]);
            spare.clear();
        }
    }

    /// Returns when all that was sent is written, or after a while if nobody reads it.
    pub fn flush(&self) {
        let state = self.lock();
        let written = self
            .taken
            .wait_timeout_while(state, LAST_WORDS, |state| state.writing);
        drop(written.unwrap_or_else(PoisonError::into_inner));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, parts: &[&[u8]]) {
        let mut slices: Vec<IoSlice> = parts.iter().map(|p| IoSlice::new(p)).collect();
        let mut slices = &mut slices[..];
        IoSlice::advance_slices(&mut slices, 0);
        while !slices.is_empty() {
            match sendmsg::<()>(
                self.socket.as_raw_fd(),
                slices,
                &[],
                MsgFlags::MSG_NOSIGNAL,
                None,
            ) {
                Ok(count) => IoSlice::advance_slices(&mut slices, count),
                Err(Errno::EINTR) => {}
                // A worker whose connection ends, ends. No destructors: functions are still running.
                // SAFETY: ends the process.
                Err(_) => unsafe { libc::_exit(0) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nix::sys::socket::{AddressFamily, SockFlag, SockType, socketpair};
    use std::io::Read;
    use std::os::unix::net::UnixStream;

    #[test]
    fn parts_of_many_threads_stay_together() {
        let (ours, theirs) = socketpair(
            AddressFamily::Unix,
            SockType::Stream,
            None,
            SockFlag::SOCK_CLOEXEC,
        )
        .unwrap();
        let sender = Sender::new(Arc::new(ours));
        let mut all = Vec::new();
        std::thread::scope(|scope| {
            for i in 0..8u8 {
                let sender = &sender;
                scope.spawn(move || {
                    for _ in 0..200 {
                        sender.send(&[&[i; 10], &[], &[i; 990]]);
                    }
                });
            }
            let mut theirs = UnixStream::from(theirs);
            all = vec![0; 8 * 200 * 1000];
            theirs.read_exact(&mut all).unwrap();
        });
        for piece in all.chunks(1000) {
            assert!(piece.iter().all(|b| *b == piece[0]));
        }
    }

    #[test]
    fn what_another_thread_writes_has_left_after_a_flush() {
        let (ours, theirs) = socketpair(
            AddressFamily::Unix,
            SockType::Stream,
            None,
            SockFlag::SOCK_CLOEXEC,
        )
        .unwrap();
        let sender = Sender::new(Arc::new(ours));
        let large = vec![1; 4 << 20];
        std::thread::scope(|scope| {
            scope.spawn(|| sender.send(&[&large]));
            while !sender.lock().writing {
                std::thread::yield_now();
            }
            sender.send(&[b"last"]);
            assert!(!sender.lock().collected.is_empty(), "nobody has read");
            let reader = scope.spawn(move || {
                let mut all = vec![0; (4 << 20) + 4];
                UnixStream::from(theirs).read_exact(&mut all).unwrap();
                all
            });
            // It gives up after a while, and the machine may be busy.
            for _ in 0..60 {
                sender.flush();
                if !sender.lock().writing {
                    break;
                }
            }
            let state = sender.lock();
            assert!(!state.writing && state.collected.is_empty());
            drop(state);
            assert!(reader.join().unwrap().ends_with(b"last"));
        });
    }
}
