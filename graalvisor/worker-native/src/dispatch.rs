// SPDX-License-Identifier: Apache-2.0
//! Threads that read the connection in turns: the one that reads a call runs it, so that no call is handed over.
//!
//! One thread leads: it holds the decoder, reads and handles frames. Before it runs a call it lets go, and another that
//! waits takes over as soon as there is more to read. The socket is armed for one event at a time. Whoever lets go either
//! arms it, or, where frames are left in the decoder, wakes another and leaves the mark `left`; so nothing is ever
//! waited for that is there already. No call is run unless another thread is free to lead, or cancelling would not be read.

use crate::decoder::Decoder;
use crate::frame::{Frame, Malformed};
use nix::errno::Errno;
use nix::sys::epoll::{Epoll, EpollCreateFlags, EpollEvent, EpollFlags, EpollTimeout};
use nix::sys::eventfd::{EfdFlags, EventFd};
use nix::sys::socket::{MsgFlags, recv};
use std::os::fd::{AsRawFd, OwnedFd};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

/// A thread that has waited in vain ends, unless only these are left.
const SPARE: usize = 2;

/// What the rest of the worker does with frames.
pub trait Service: Send + Sync + 'static {
    /// Anything that takes its time.
    type Work;

    /// Handles a frame. `next_body` gives the frame that follows, if it has come and is a body of that call.
    /// `free` asks for a thread that goes on reading; without one no work may be returned.
    fn handle(
        &self,
        frame: Frame,
        next_body: &mut dyn FnMut(u32) -> Option<Frame>,
        free: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Self::Work>, Malformed>;

    /// Does the work. False: this thread's stack has become large, let it end.
    fn run(&self, work: Self::Work) -> bool;

    /// The connection has ended, or what came is malformed.
    fn over(&self, reason: Option<Malformed>) -> !;
}

pub struct Dispatcher<S: Service> {
    service: Arc<S>,
    socket: Arc<OwnedFd>,
    epoll: Epoll,
    wake: EventFd,
    /// Somebody was woken for frames that are left, and is not up yet.
    waking: AtomicBool,
    /// Frames are left in the decoder, and nobody leads.
    left: AtomicBool,
    decoder: Mutex<Decoder>,
    waiting: AtomicUsize,
    threads: AtomicUsize,
    most_threads: usize,
    stack: usize,
    patience: Duration,
}

const SOCKET: u64 = 0;
const WAKE: u64 = 1;

impl<S: Service> Dispatcher<S> {
    pub fn new(
        service: Arc<S>,
        socket: Arc<OwnedFd>,
        decoder: Decoder,
        most_threads: usize,
        stack: usize,
        patience: Duration,
    ) -> Result<Dispatcher<S>, Errno> {
        let epoll = Epoll::new(EpollCreateFlags::EPOLL_CLOEXEC)?;
        let wake = EventFd::from_flags(EfdFlags::EFD_CLOEXEC | EfdFlags::EFD_NONBLOCK)?;
        epoll.add(&socket, armed())?;
        // By its edge: each write wakes one thread, and nobody reads it.
        epoll.add(
            &wake,
            EpollEvent::new(EpollFlags::EPOLLIN | EpollFlags::EPOLLET, WAKE),
        )?;
        let left = decoder.has_next();
        let dispatcher = Dispatcher {
            service,
            socket,
            epoll,
            wake,
            waking: AtomicBool::new(false),
            left: AtomicBool::new(left),
            decoder: Mutex::new(decoder),
            waiting: AtomicUsize::new(0),
            threads: AtomicUsize::new(0),
            most_threads: most_threads.max(SPARE),
            stack,
            patience,
        };
        Ok(dispatcher)
    }

    /// Starts the first threads.
    pub fn start(self: &Arc<Self>) -> bool {
        (0..SPARE).all(|_| self.add_thread())
    }

    fn add_thread(self: &Arc<Self>) -> bool {
        if self.threads.fetch_add(1, Ordering::SeqCst) >= self.most_threads {
            self.threads.fetch_sub(1, Ordering::SeqCst);
            return false;
        }
        self.waiting.fetch_add(1, Ordering::SeqCst);
        let dispatcher = self.clone();
        let thread = thread::Builder::new()
            .name("call".to_owned())
            .stack_size(self.stack);
        if let Err(e) = thread.spawn(move || dispatcher.serve()) {
            eprintln!("thaw-visor-worker: no thread for another call: {e}");
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            self.threads.fetch_sub(1, Ordering::SeqCst);
            return false;
        }
        true
    }

    /// Waits for frames and handles them; begins as one of those that wait.
    fn serve(self: Arc<Self>) {
        loop {
            if !self.left.load(Ordering::SeqCst) && !self.wait() {
                return;
            }
            self.waiting.fetch_sub(1, Ordering::SeqCst);
            let again = self.lead();
            if !again {
                self.threads.fetch_sub(1, Ordering::SeqCst);
                return;
            }
            self.waiting.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// False: this thread has waited too long, and is counted no more.
    fn wait(&self) -> bool {
        let mut events = [EpollEvent::empty()];
        let patience = EpollTimeout::try_from(self.patience).unwrap_or(EpollTimeout::NONE);
        loop {
            match self.epoll.wait(&mut events, patience) {
                Ok(0) => {
                    let spare = |n: usize| (n > SPARE).then(|| n - 1);
                    let order = Ordering::SeqCst;
                    if self.waiting.fetch_update(order, order, spare).is_ok() {
                        self.threads.fetch_sub(1, order);
                        return false;
                    }
                }
                Ok(_) => {
                    if events[0].data() == WAKE {
                        self.waking.store(false, Ordering::SeqCst);
                    }
                    return true;
                }
                Err(Errno::EINTR) => {}
                Err(e) => {
                    let text = format!("the connection cannot be waited for: {e}");
                    self.service.over(Some(Malformed(text)))
                }
            }
        }
    }

    /// Reads and handles frames until there are none. False: this thread is to end.
    fn lead(self: &Arc<Self>) -> bool {
        let mut decoder = match self.decoder.try_lock() {
            Ok(decoder) => decoder,
            // Whoever leads reads on until nothing is there.
            Err(TryLockError::WouldBlock) => return true,
            Err(TryLockError::Poisoned(decoder)) => decoder.into_inner(),
        };
        self.left.store(false, Ordering::SeqCst);
        loop {
            let frame = match decoder.take() {
                Ok(Some(frame)) => frame,
                Ok(None) => {
                    if self.receive(&mut decoder) {
                        continue;
                    }
                    self.let_go(decoder);
                    return true;
                }
                Err(malformed) => self.service.over(Some(malformed)),
            };
            let mut free = || self.waiting.load(Ordering::SeqCst) > 0 || self.add_thread();
            let work = self
                .service
                .handle(frame, &mut |id| decoder.next_body(id), &mut free);
            match work {
                Ok(None) => {}
                Ok(Some(work)) => {
                    self.let_go(decoder);
                    let again = self.service.run(work);
                    if !again || !self.left.load(Ordering::SeqCst) {
                        return again;
                    }
                    // Faster than the thread that was woken for it.
                    match self.decoder.try_lock() {
                        Ok(taken) => decoder = taken,
                        Err(_) => return true,
                    }
                    self.left.store(false, Ordering::SeqCst);
                }
                Err(malformed) => self.service.over(Some(malformed)),
            }
        }
    }

    /// False: nothing is there.
    fn receive(&self, decoder: &mut Decoder) -> bool {
        loop {
            match recv(
                self.socket.as_raw_fd(),
                decoder.space(),
                MsgFlags::MSG_DONTWAIT,
            ) {
                Ok(0) => self.service.over(None),
                Ok(count) => {
                    decoder.filled(count);
                    return true;
                }
                Err(Errno::EAGAIN) => return false,
                Err(Errno::EINTR) => {}
                Err(_) => self.service.over(None),
            }
        }
    }

    /// In this order: whoever is woken finds the decoder free.
    fn let_go(&self, decoder: MutexGuard<'_, Decoder>) {
        let left = decoder.has_next();
        self.left.store(left, Ordering::SeqCst);
        drop(decoder);
        if !left {
            if let Err(e) = self.epoll.modify(&self.socket, &mut armed()) {
                let text = format!("the connection cannot be waited for: {e}");
                self.service.over(Some(Malformed(text)));
            }
        } else if !self.waking.swap(true, Ordering::SeqCst) {
            let _ = self.wake.write(1);
        }
    }
}

fn armed() -> EpollEvent {
    EpollEvent::new(EpollFlags::EPOLLIN | EpollFlags::EPOLLONESHOT, SOCKET)
}
