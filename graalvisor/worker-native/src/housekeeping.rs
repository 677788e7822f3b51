// SPDX-License-Identifier: Apache-2.0
//! What must not wait on a thread that runs calls: isolates are torn down, functions are interrupted, libraries closed.
//!
//! Each may hang, as a function's threads decide when an isolate ends. One that takes too long is reported to the
//! front, which replaces the worker when it likes, and another thread goes on with the rest.

use crate::call::{Call, lock};
use crate::crash;
use crate::fields;
use crate::frame::{self, Kind};
use crate::function::Function;
use crate::isolate::Isolate;
use crate::sender::Sender;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A job that takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(3);

/// A call that was interrupted and goes on is interrupted again after this.
const AGAIN: Duration = Duration::from_millis(100);

/// Threads that may hang before no more are started for their jobs.
const MOST_HANGING: usize = 16;

pub enum Job {
    TearDown(Arc<Function>, Isolate),
    Interrupt(Arc<Call>),
    /// If nothing uses its library any more.
    Close(Arc<Function>),
}

impl Job {
    fn function(&self) -> Option<&Arc<Function>> {
        match self {
            Job::TearDown(function, _) | Job::Close(function) => Some(function),
            Job::Interrupt(_) => None,
        }
    }

    fn what(&self) -> &'static str {
        match self {
            Job::TearDown(..) => "an isolate is being torn down; a thread of the function goes on",
            Job::Interrupt(..) => "a call is being interrupted",
            Job::Close(_) => "the library is being closed",
        }
    }
}

pub struct Housekeeping {
    sender: Arc<Sender>,
    state: Mutex<State>,
    /// Jobs have come.
    work: Condvar,
    /// The keeper has something to watch.
    watch: Condvar,
    /// The keeper sleeps without an end.
    asleep: AtomicBool,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    waiting: usize,
    /// Threads that have not looked for a job yet.
    starting: usize,
    hanging: usize,
    running: Vec<Running>,
    next: u64,
    /// Calls to interrupt again, and when; the next comes first.
    interrupted: VecDeque<(Instant, Arc<Call>)>,
}

struct Running {
    number: u64,
    since: Instant,
    what: &'static str,
    function: Option<Arc<Function>>,
    reported: bool,
}

impl Housekeeping {
    pub fn new(sender: Arc<Sender>) -> Housekeeping {
        Housekeeping {
            sender,
            state: Mutex::default(),
            work: Condvar::new(),
            watch: Condvar::new(),
            asleep: AtomicBool::new(false),
        }
    }

    pub fn add(self: &Arc<Self>, job: Job) {
        let mut state = lock(&self.state);
        // One thread is enough, unless it hangs. Those who interrupt do not wait until that is known.
        let enough = match &job {
            Job::Interrupt(..) => 4,
            _ => 1,
        };
        state.jobs.push_back(job);
        let busy = state.starting + state.running.len() - state.hanging;
        if state.waiting == 0 && busy < enough {
            self.start_thread(&mut state);
        }
        drop(state);
        self.work.notify_one();
    }

    /// An isolate waits from now on, or a job runs: the keeper has something to watch.
    pub fn poke(&self) {
        if self.asleep.load(Ordering::SeqCst) && self.asleep.swap(false, Ordering::SeqCst) {
            // The keeper looks at the mark while it holds the lock, so now it sleeps or has seen it.
            drop(lock(&self.state));
            self.watch.notify_one();
        }
    }

    fn start_thread(self: &Arc<Self>, state: &mut State) {
        if state.hanging >= MOST_HANGING {
            return;
        }
        let keeping = self.clone();
        let thread = thread::Builder::new().name("housekeeping".to_owned());
        match thread.spawn(move || keeping.work()) {
            Ok(_) => state.starting += 1,
            Err(e) => eprintln!("thaw-visor-worker: no thread for housekeeping: {e}"),
        }
    }

    fn work(self: Arc<Self>) {
        let mut state = lock(&self.state);
        state.starting -= 1;
        loop {
            let Some(job) = state.jobs.pop_front() else {
                state.waiting += 1;
                state = self
                    .work
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                state.waiting -= 1;
                continue;
            };
            let number = state.next;
            state.next += 1;
            state.running.push(Running {
                number,
                since: Instant::now(),
                what: job.what(),
                function: job.function().cloned(),
                reported: false,
            });
            drop(state);
            self.poke();
            self.run(job);
            state = lock(&self.state);
            if let Some(at) = state.running.iter().position(|r| r.number == number)
                && state.running.swap_remove(at).reported
            {
                state.hanging -= 1;
                if state.waiting + state.running.len() > state.hanging {
                    // Another thread took this one's place.
                    return;
                }
            }
        }
    }

    fn run(&self, job: Job) {
        match job {
            Job::TearDown(function, isolate) => {
                let running = crash::Running::begin(&function.name, 0);
                if let Err(error) = isolate.tear_down() {
                    // Its memory is lost, and perhaps more.
                    let text = format!("an isolate cannot be torn down: error {error}");
                    self.report(Some(&function), &text);
                }
                drop(running);
                function.count_torn_down();
                self.close_if_unused(&function);
            }
            Job::Interrupt(call) => {
                if call.interrupt() {
                    self.interrupt_again(call);
                }
            }
            Job::Close(function) => self.close_if_unused(&function),
        }
    }

    /// After a while, unless the call has left its isolate.
    fn interrupt_again(&self, call: Arc<Call>) {
        let at = Instant::now() + AGAIN;
        lock(&self.state).interrupted.push_back((at, call));
        self.poke();
        // The keeper may sleep until something that is later.
        self.watch.notify_one();
    }

    /// Returns when the next is to be interrupted again.
    fn interrupt_due(self: &Arc<Self>, now: Instant) -> Option<Instant> {
        let mut state = lock(&self.state);
        let count = state.interrupted.partition_point(|(at, _)| *at <= now);
        let due: Vec<_> = state.interrupted.drain(..count).collect();
        let next = state.interrupted.front().map(|(at, _)| *at);
        drop(state);
        for (_, call) in due {
            self.add(Job::Interrupt(call));
        }
        next
    }

    fn close_if_unused(&self, function: &Function) {
        let Some((library, request)) = function.take_unused_library() else {
            return;
        };
        crash::remove_library(&function.name);
        let running = crash::Running::begin(&function.name, 0);
        // SAFETY: none of its isolates is left.
        let mapped = unsafe { library.close() };
        drop(running);
        let mut payload = Vec::new();
        if mapped {
            fields::put(&mut payload, ":message", "the library stays mapped");
        }
        if let Some(request) = request {
            self.answer(Kind::Done, request, &payload);
        }
    }

    fn answer(&self, kind: Kind, id: u32, payload: &[u8]) {
        let header = frame::header(kind, true, id, payload.len());
        self.sender.send(&[&header, payload]);
    }

    /// Tells the front that this worker is no longer whole.
    fn report(&self, function: Option<&Function>, what: &str) {
        let name = function.map_or("", |f| &f.name);
        eprintln!("thaw-visor-worker: {name}: {what}");
        let mut payload = Vec::new();
        fields::put(&mut payload, ":type", "hanging");
        fields::put(&mut payload, ":function", name);
        fields::put(&mut payload, ":message", what);
        let request = function.and_then(Function::take_unload_request);
        let request = request.unwrap_or(0);
        self.answer(Kind::Failed, request, &payload);
    }

    /// Takes isolates out that have waited too long, watches jobs, and repeats interrupts; never returns.
    pub fn keep(self: &Arc<Self>, functions: impl Fn() -> Vec<Arc<Function>>) -> ! {
        loop {
            self.asleep.store(true, Ordering::SeqCst);
            let now = Instant::now();
            let mut next: Option<Instant> = None;
            for function in functions() {
                for isolate in function.evict(now, false) {
                    self.add(Job::TearDown(function.clone(), isolate));
                }
                next = earlier(next, function.next_eviction());
            }
            next = earlier(next, self.watch_jobs(now));
            next = earlier(next, self.interrupt_due(now));
            let state = lock(&self.state);
            if !self.asleep.load(Ordering::SeqCst) {
                continue;
            }
            let guard = match next {
                None => self
                    .watch
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner),
                Some(at) => {
                    // Another function's isolates may come to wait for a shorter time meanwhile.
                    let time = at
                        .saturating_duration_since(Instant::now())
                        .clamp(Duration::from_millis(1), Duration::from_secs(1));
                    self.asleep.store(false, Ordering::SeqCst);
                    self.watch
                        .wait_timeout(state, time)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
            };
            drop(guard);
        }
    }

    /// Reports jobs that hang, and gives their place to another thread. Returns when to look again.
    fn watch_jobs(self: &Arc<Self>, now: Instant) -> Option<Instant> {
        let mut late = Vec::new();
        let mut next = None;
        let mut state = lock(&self.state);
        for running in &mut state.running {
            if running.reported {
                continue;
            }
            if now.duration_since(running.since) >= PATIENCE {
                running.reported = true;
                late.push((running.function.clone(), running.what));
            } else {
                next = earlier(next, Some(running.since + PATIENCE));
            }
        }
        for _ in &late {
            state.hanging += 1;
            self.start_thread(&mut state);
        }
        drop(state);
        for (function, what) in late {
            let seconds = PATIENCE.as_secs();
            self.report(
                function.as_deref(),
                &format!("for more than {seconds} s {what}"),
            );
        }
        next
    }
}

fn earlier(one: Option<Instant>, other: Option<Instant>) -> Option<Instant> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
