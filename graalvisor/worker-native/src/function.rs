// SPDX-License-Identifier: Apache-2.0
//! A function: its library, its isolates that wait for calls, and how many calls there may be.

use crate::call::lock;
use crate::crash;
use crate::fields::{self, Fields};
use crate::isolate::{Budget, Interface, Isolate};
use crate::library::{Library, Refusal};
use crate::limits::Limits;
use crate::written::Written;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long an isolate waits for the next call, if the front does not say.
const IDLE: Duration = Duration::from_secs(10);

/// So that the line that names it after a crash has room.
const LONGEST_NAME: usize = 255;

/// Beyond twice the budget, and the library, which each isolate maps: what the image needs for itself.
const RESERVED: u64 = 64 << 20;

pub struct Function {
    pub name: String,
    pub interface: Interface,
    pub budget: Budget,
    /// The head of `load`.
    pub configuration: Vec<u8>,
    /// Isolates to make before LOAD is answered.
    pub warm: u64,
    pub limits: Limits,
    pub written: Written,
    concurrency: usize,
    idle_for: Duration,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    library: Option<Library>,
    /// Calls that run, and loading.
    active: usize,
    /// Isolates there are: in calls, waiting, and being made or torn down.
    living: usize,
    /// The last is the warmest.
    idle: Vec<(Isolate, Instant)>,
    calls: u64,
    created: u64,
    evicted: u64,
    phase: Phase,
}

#[derive(Default, PartialEq)]
enum Phase {
    /// Its first isolates are being made.
    #[default]
    Loading,
    Loaded,
    /// The request to answer when all is over; none if it was answered, or nobody asked.
    Unloading(Option<u32>),
}

/// Why a call does not begin.
pub enum Busy {
    NotLoaded,
    /// As many calls run as may.
    Concurrency(usize),
}

impl Function {
    pub fn load(payload: &[u8]) -> Result<Function, Refusal> {
        let refuse = |e: fields::Malformed| Refusal::new("protocol", e.0);
        let fields = Fields::new(payload).map_err(refuse)?;
        let name = fields.text(":function").map_err(refuse)?.to_owned();
        if name.is_empty() || name.len() > LONGEST_NAME {
            return Err(Refusal::new(
                "protocol",
                format!(":function is '{name}'; it must have 1 to {LONGEST_NAME} bytes"),
            ));
        }
        let directory = Path::new(fields.text(":directory").map_err(refuse)?);
        let file = fields.text(":library").map_err(refuse)?;
        let number = |name| fields.number(name).map_err(refuse);
        let memory = number(":memory")?.unwrap_or(0);
        let concurrency = number(":concurrency")?.unwrap_or(0);
        let idle_for = number(":idle-ms")?.map_or(IDLE, Duration::from_millis);
        let reserved = match (number(":reserved")?, memory) {
            (Some(reserved), _) => reserved,
            (None, 0) => 0,
            (None, memory) => {
                let size = directory.join(file).metadata().map_or(0, |m| m.len());
                memory.saturating_mul(2).saturating_add(size + RESERVED)
            }
        };
        let configuration = fields.first(":configuration").unwrap_or_default().to_vec();
        Fields::new(&configuration).map_err(refuse)?;
        let limits = Limits::of(&fields).map_err(refuse)?;
        let running = crash::Running::begin(&name, 0);
        let library = Library::open(directory, file)?;
        drop(running);
        if let Some((field, symbol)) = limits.beyond(&library.interface) {
            let text = format!(
                "{file} has no {}, so {field} cannot be held",
                symbol.to_string_lossy()
            );
            // SAFETY: nothing of it is in use.
            unsafe { library.close() };
            return Err(Refusal::new("symbols", text));
        }
        Ok(Function {
            name,
            interface: library.interface,
            budget: Budget::new(memory, reserved),
            configuration,
            concurrency: match usize::try_from(concurrency) {
                Ok(0) | Err(_) => usize::MAX,
                Ok(limit) => limit,
            },
            limits,
            written: Written::default(),
            warm: number(":warm")?.unwrap_or(0),
            idle_for,
            state: Mutex::new(State {
                library: Some(library),
                // Loading is one: the library stays open until it ends.
                active: 1,
                ..State::default()
            }),
        })
    }

    /// Begins a call. Gives an isolate that waits, the warmest; if there is none, the caller makes one, or says `lose`.
    pub fn begin(&self) -> Result<Option<Isolate>, Busy> {
        let mut state = lock(&self.state);
        if state.phase != Phase::Loaded {
            return Err(Busy::NotLoaded);
        }
        if state.active >= self.concurrency {
            return Err(Busy::Concurrency(self.concurrency));
        }
        state.active += 1;
        state.calls += 1;
        let isolate = state.idle.pop();
        if isolate.is_none() {
            state.living += 1;
        }
        Ok(isolate.map(|(isolate, _)| isolate))
    }

    /// Another isolate is about to be made, before any call; `count_torn_down` is said of it in the end.
    pub fn begin_warm(&self) {
        lock(&self.state).living += 1;
    }

    /// Loading has ended: calls may begin, with these isolates. Gives them back if that failed, or it was unloaded meanwhile.
    pub fn loaded_unless(&self, failed: bool, warm: Vec<Isolate>) -> Result<(), Vec<Isolate>> {
        let mut state = lock(&self.state);
        state.active -= 1;
        if failed || state.phase != Phase::Loading {
            return Err(warm);
        }
        state.phase = Phase::Loaded;
        let now = Instant::now();
        state
            .idle
            .extend(warm.into_iter().map(|isolate| (isolate, now)));
        Ok(())
    }

    pub fn count_created(&self) {
        lock(&self.state).created += 1;
    }

    /// Ends a call. Gives the isolate back if it must be torn down now.
    pub fn end(&self, isolate: Isolate, reusable: bool) -> Option<Isolate> {
        let mut state = lock(&self.state);
        state.active -= 1;
        if reusable && state.phase == Phase::Loaded && !self.idle_for.is_zero() {
            state.idle.push((isolate, Instant::now()));
            return None;
        }
        Some(isolate)
    }

    /// Ends a call for which no isolate could be made.
    pub fn end_without_isolate(&self) {
        let mut state = lock(&self.state);
        state.active -= 1;
        state.living -= 1;
    }

    /// One that `end`, `evict` or `unload` gave has been torn down.
    pub fn count_torn_down(&self) {
        lock(&self.state).living -= 1;
    }

    /// Takes isolates that have waited too long, or all that wait.
    pub fn evict(&self, now: Instant, all: bool) -> Vec<Isolate> {
        let mut state = lock(&self.state);
        // Those that wait longest come first.
        let count = if all {
            state.idle.len()
        } else {
            state
                .idle
                .partition_point(|(_, since)| now.duration_since(*since) >= self.idle_for)
        };
        state.evicted += count as u64;
        state.idle.drain(..count).map(|(i, _)| i).collect()
    }

    /// When the next isolate will have waited too long.
    pub fn next_eviction(&self) -> Option<Instant> {
        let state = lock(&self.state);
        state.idle.first().map(|(_, since)| *since + self.idle_for)
    }

    /// No call begins from here on. Gives the isolates to tear down.
    pub fn unload(&self, request: Option<u32>) -> Vec<Isolate> {
        let mut state = lock(&self.state);
        // While it is being loaded it may be given up, and then a request must still be answered.
        if let Phase::Unloading(Some(_)) = state.phase {
            return Vec::new();
        }
        state.phase = Phase::Unloading(request);
        state.idle.drain(..).map(|(i, _)| i).collect()
    }

    /// The library, once, if it is to be unloaded and nothing uses it any more, and the request to answer.
    pub fn take_unused_library(&self) -> Option<(Library, Option<u32>)> {
        let mut state = lock(&self.state);
        let Phase::Unloading(request) = state.phase else {
            return None;
        };
        if state.active > 0 || state.living > 0 {
            return None;
        }
        state.library.take().map(|library| (library, request))
    }

    /// The request to unload, if it waits for an answer, which the caller gives.
    pub fn take_unload_request(&self) -> Option<u32> {
        match &mut lock(&self.state).phase {
            Phase::Unloading(request) => request.take(),
            Phase::Loading | Phase::Loaded => None,
        }
    }

    pub fn put_statistics(&self, to: &mut Vec<u8>) {
        let state = lock(&self.state);
        fields::put(to, ":function", &self.name);
        for (name, value) in [
            (":isolates", state.living as u64),
            (":idle", state.idle.len() as u64),
            (":calls", state.calls),
            (":created", state.created),
            (":evicted", state.evicted),
        ] {
            fields::put_number(to, name, value);
        }
    }
}
