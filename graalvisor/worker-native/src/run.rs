// SPDX-License-Identifier: Apache-2.0
//! Runs a call in an isolate of its function, on the thread that has read it.

use crate::call::{self, Call, Calls};
use crate::crash;
use crate::function::Function;
use crate::housekeeping::{Housekeeping, Job};
use crate::isolate::{Attached, Handle, Isolate, RawCall};
use crate::limits::Watch;
use crate::response::Outcome;
use std::ffi::c_void;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Results of the interface.
pub mod result {
    pub const ANSWERED: i32 = 0;
    pub const THREW: i32 = 1;
    pub const OUT_OF_MEMORY: i32 = 2;
    pub const STACK_OVERFLOW: i32 = 3;
    pub const UNFIT: i32 = 5;
    pub const CANCELLED: i32 = 6;
    pub const NOT_LOADED: i32 = 7;
    pub const ALL: std::ops::RangeInclusive<i32> = ANSWERED..=NOT_LOADED;
}

/// A call that has been read.
pub struct Invocation {
    pub function: Arc<Function>,
    pub call: Arc<Call>,
    /// If one waited.
    pub isolate: Option<Isolate>,
    /// How long the pool was asked.
    pub taking: Duration,
    pub payload: Vec<u8>,
    /// Where the head of the call begins.
    pub head: usize,
    pub begun: Instant,
}

/// For call-backs, which come from C.
static CALLS: OnceLock<Arc<Calls>> = OnceLock::new();

extern "C" fn read(context: *mut c_void, buffer: *mut u8, capacity: i64) -> i64 {
    // SAFETY: the function library's duty, by its interface.
    CALLS.get().map_or(-1, |calls| unsafe {
        call::read(calls, context as u64, buffer, capacity)
    })
}

extern "C" fn write(context: *mut c_void, kind: i32, bytes: *const u8, length: i64) -> i64 {
    // SAFETY: the function library's duty, by its interface.
    CALLS.get().map_or(-1, |calls| unsafe {
        call::write(calls, context as u64, kind, bytes, length)
    })
}

/// The calls of this process.
pub fn calls() -> Arc<Calls> {
    CALLS.get_or_init(Arc::default).clone()
}

impl Invocation {
    /// Returns whether the stack stayed small.
    pub fn run(self, calls: &Calls, housekeeping: &Arc<Housekeeping>, watch: &Arc<Watch>) -> bool {
        let Invocation {
            function,
            call,
            isolate,
            taking,
            payload,
            head,
            begun,
        } = self;
        let cpu = thread_cpu_time();
        let watched = watch.begin(&call, function.limits, cpu);
        let running = crash::Running::begin(&function.name, call.id);
        let mut outcome = Outcome {
            result: result::NOT_LOADED,
            pooled: isolate.is_some(),
            create_ns: nanoseconds(taking),
            wall_ns: 0,
            cpu_ns: 0,
        };
        match enter(&function, &call, isolate, &mut outcome) {
            Err(Some(isolate)) => leave(&function, isolate, false, housekeeping),
            Err(None) => {
                function.end_without_isolate();
                housekeeping.add(Job::Close(function.clone()));
            }
            Ok((isolate, attached)) => {
                if outcome.result == result::ANSWERED {
                    outcome.result = if call.enter(isolate.handle()) {
                        attached.call(&raw_call(&call, &payload[head..]))
                    } else {
                        result::CANCELLED
                    };
                }
                // Before anything looks at what was written: who waits for credit keeps the lock.
                call.response.close();
                let interrupted = call.leave();
                drop(attached);
                if let Some(limit) = call.exceeded() {
                    outcome.result = limit.result();
                    call.response.replace_error(limit.kind(), limit.message());
                }
                let reusable = !interrupted && is_reusable(&call, &mut outcome);
                leave(&function, isolate, reusable, housekeeping);
            }
        }
        drop(running);
        if watched {
            watch.end(&call);
        }
        // Before its end is told: its ID is free then, and its isolate waits.
        calls.end(&call);
        outcome.wall_ns = nanoseconds(begun.elapsed());
        outcome.cpu_ns = nanoseconds(thread_cpu_time().saturating_sub(cpu));
        call.response.end(&outcome);
        outcome.result != result::STACK_OVERFLOW
    }
}

/// Whether the isolate is in no doubt. A result that is none becomes one.
fn is_reusable(call: &Call, outcome: &mut Outcome) -> bool {
    if !result::ALL.contains(&outcome.result) {
        let text = format!("the function library answered {}", outcome.result);
        call.response.set_error("protocol", &text);
        outcome.result = result::THREW;
        return false;
    }
    let fine = [result::ANSWERED, result::THREW, result::UNFIT];
    fine.contains(&outcome.result) && call.exceeded().is_none() && !call.response.is_violated()
}

fn leave(
    function: &Arc<Function>,
    isolate: Isolate,
    reusable: bool,
    housekeeping: &Arc<Housekeeping>,
) {
    match function.end(isolate, reusable) {
        Some(isolate) => housekeeping.add(Job::TearDown(function.clone(), isolate)),
        None => housekeeping.poke(),
    }
}

/// Attaches this thread to an isolate in which the function is loaded; a new one where none waited.
fn enter(
    function: &Function,
    call: &Call,
    isolate: Option<Isolate>,
    outcome: &mut Outcome,
) -> Result<(Isolate, Attached), Option<Isolate>> {
    let start = Instant::now();
    if let Some(isolate) = isolate {
        return match isolate.attach() {
            Ok(attached) => {
                outcome.create_ns += nanoseconds(start.elapsed());
                outcome.result = result::ANSWERED;
                Ok((isolate, attached))
            }
            Err(error) => {
                let text = format!("the thread cannot be attached to an isolate: error {error}");
                call.response.set_error("isolate", &text);
                Err(Some(isolate))
            }
        };
    }
    let (isolate, attached, result) =
        new_isolate(function, call, |handle| call.enter(handle)).ok_or(None)?;
    outcome.result = result;
    outcome.create_ns += nanoseconds(start.elapsed());
    Ok((isolate, attached))
}

/// An isolate, to which this thread is attached, and what loading the function in it gave. Where there is none, the
/// call's error says why. `begin` says whether it is still wanted.
pub fn new_isolate(
    function: &Function,
    call: &Call,
    begin: impl FnOnce(Handle) -> bool,
) -> Option<(Isolate, Attached, i32)> {
    let created = Isolate::create(function.interface, &function.budget);
    let (isolate, attached) = created
        .map_err(|error| {
            let text = format!("no isolate can be made: graal_create_isolate gave error {error}");
            call.response.set_error("isolate", &text);
        })
        .ok()?;
    function.count_created();
    // From here on a script that does not end is interrupted while it is evaluated; before that nobody could.
    if !begin(isolate.handle()) {
        return Some((isolate, attached, result::CANCELLED));
    }
    let first = function
        .written
        .before(isolate.address(), function.budget.reserved());
    let result = match attached.load(&raw_call(call, &function.configuration)) {
        result::THREW | result::UNFIT => result::NOT_LOADED,
        other => other,
    };
    if let Some(first) = first {
        function.written.after(first, result == result::ANSWERED);
    }
    Some((isolate, attached, result))
}

fn raw_call(call: &Call, head: &[u8]) -> RawCall {
    RawCall {
        size: size_of::<RawCall>() as i64,
        context: call.context() as *mut c_void,
        head: head.as_ptr(),
        head_length: head.len() as i64,
        read,
        write,
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

fn thread_cpu_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: writes to the structure only.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}
