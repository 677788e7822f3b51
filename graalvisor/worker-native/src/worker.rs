// SPDX-License-Identifier: Apache-2.0
//! What frames of the front ask for: functions are loaded and unloaded, calls are begun and cancelled.

use crate::call::Calls;
use crate::crash;
use crate::dispatch::Service;
use crate::fields::{self, Fields};
use crate::frame::{self, Frame, Kind, Malformed};
use crate::function::{Busy, Function};
use crate::functions::Functions;
use crate::housekeeping::{Housekeeping, Job};
use crate::isolate::Isolate;
use crate::library::Refusal;
use crate::limits::Watch;
use crate::run::{self, Invocation};
use crate::sender::Sender;
use crate::warm;
use std::sync::Arc;
use std::time::Instant;

pub struct Worker {
    sender: Arc<Sender>,
    calls: Arc<Calls>,
    functions: Functions,
    housekeeping: Arc<Housekeeping>,
    watch: Arc<Watch>,
}

pub enum Work {
    Load { id: u32, payload: Vec<u8> },
    Call(Invocation),
}

impl Worker {
    pub fn new(sender: Arc<Sender>) -> Worker {
        let housekeeping = Arc::new(Housekeeping::new(sender.clone()));
        Worker {
            watch: Arc::new(Watch::new(housekeeping.clone())),
            housekeeping,
            functions: Functions::default(),
            sender,
            calls: run::calls(),
        }
    }

    /// For the thread that has nothing else to do.
    pub fn keep(&self) -> ! {
        self.housekeeping.keep(|| self.functions.all())
    }

    fn answer(&self, kind: Kind, last: bool, id: u32, payload: &[u8]) {
        let header = frame::header(kind, last, id, payload.len());
        self.sender.send(&[&header, payload]);
    }

    fn fail(&self, id: u32, kind: &str, message: &str) {
        let mut payload = Vec::new();
        fields::put(&mut payload, ":type", kind);
        fields::put(&mut payload, ":message", message);
        self.answer(Kind::Failed, true, id, &payload);
    }

    fn invoke(
        &self,
        frame: Frame,
        next_body: &mut dyn FnMut(u32) -> Option<Frame>,
        free: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Work>, Malformed> {
        let begun = Instant::now();
        let id = frame.id;
        let fields = Fields::new(&frame.payload).map_err(|e| Malformed(e.0))?;
        let Some((b":function", name)) = fields.iter().next() else {
            return Err(Malformed(format!(
                "call {id} does not begin with :function"
            )));
        };
        let head = 8 + ":function".len() + name.len();
        let function = self.functions.find(name);
        let name = String::from_utf8_lossy(name);
        let not_loaded = || {
            let text = format!("{name} is not loaded");
            self.fail(id, "not-loaded", &text);
        };
        let Some(function) = function else {
            not_loaded();
            return Ok(None);
        };
        if !free() {
            self.fail(id, "threads", "all threads of the worker are in calls");
            return Ok(None);
        }
        let asked = Instant::now();
        let isolate = match function.begin() {
            Ok(isolate) => isolate,
            Err(Busy::NotLoaded) => {
                not_loaded();
                return Ok(None);
            }
            Err(Busy::Concurrency(limit)) => {
                let text = format!("{name} has {limit} calls, as many as it may have at once");
                self.fail(id, "concurrency", &text);
                return Ok(None);
            }
        };
        let taking = asked.elapsed();
        let call = self
            .calls
            .begin(id, &self.sender, frame.last)
            .map_err(Malformed)?;
        let mut last = frame.last;
        while !last && let Some(body) = next_body(id) {
            last = body.last;
            call.arrive(body.payload, last).map_err(Malformed)?;
        }
        Ok(Some(Work::Call(Invocation {
            function,
            call,
            isolate,
            taking,
            payload: frame.payload,
            head,
            begun,
        })))
    }

    fn unload(&self, frame: &Frame) -> Result<(), Malformed> {
        let fields = Fields::new(&frame.payload).map_err(|e| Malformed(e.0))?;
        let name = fields.text(":function").map_err(|e| Malformed(e.0))?;
        let Some(function) = self.functions.remove(name.as_bytes()) else {
            let text = format!("{name} is not loaded");
            self.fail(frame.id, "not-loaded", &text);
            return Ok(());
        };
        for isolate in function.unload(Some(frame.id)) {
            self.tear_down(&function, isolate);
        }
        self.housekeeping.add(Job::Close(function));
        Ok(())
    }

    fn tear_down(&self, function: &Arc<Function>, isolate: Isolate) {
        let job = Job::TearDown(function.clone(), isolate);
        self.housekeeping.add(job);
    }

    fn cancel(&self, id: u32) {
        let Some(call) = self.calls.find(id) else {
            return;
        };
        if call.cancel() {
            self.housekeeping.add(Job::Interrupt(call));
        }
    }

    /// In as many frames as it takes; the last is marked.
    fn statistics(&self, id: u32) {
        let mut payload = Vec::new();
        for function in self.functions.all() {
            let before = payload.len();
            function.put_statistics(&mut payload);
            if payload.len() > fields::MAX {
                self.answer(Kind::Done, false, id, &payload[..before]);
                payload.drain(..before);
            }
        }
        self.answer(Kind::Done, true, id, &payload);
    }

    fn trim(&self) {
        for function in self.functions.all() {
            for isolate in function.evict(Instant::now(), true) {
                self.tear_down(&function, isolate);
            }
        }
        // SAFETY: gives free memory back, and changes nothing else.
        unsafe { libc::malloc_trim(0) };
    }

    /// Returns whether the stack stayed small.
    fn load(&self, id: u32, payload: &[u8]) -> bool {
        let mut small = true;
        match self.load_function(id, payload, &mut small) {
            Ok(()) => self.answer(Kind::Done, true, id, &[]),
            Err(refusal) => self.fail(id, refusal.kind, &refusal.message),
        }
        small
    }

    fn load_function(&self, id: u32, payload: &[u8], small: &mut bool) -> Result<(), Refusal> {
        let function = Arc::new(Function::load(payload)?);
        if !self.functions.add(&function) {
            let text = format!("{} is loaded already; unload it first", function.name);
            // Nothing has used this one.
            let _ = function.loaded_unless(true, Vec::new());
            function.unload(None);
            if let Some((library, _)) = function.take_unused_library() {
                // SAFETY: it has no isolates.
                unsafe { library.close() };
            }
            return Err(Refusal::new("loaded", text));
        }
        crash::add_library(function.interface.address(), &function.name);
        let warm = warm::isolates(&function, &self.calls, &self.sender, id);
        *small = !warm.deep;
        let failure = warm.failure;
        let Err(isolates) = function.loaded_unless(failure.is_some(), warm.isolates) else {
            self.housekeeping.poke();
            return Ok(());
        };
        self.functions.remove_this(&function);
        function.unload(None);
        for isolate in isolates {
            self.tear_down(&function, isolate);
        }
        let text = failure.unwrap_or_else(|| format!("{} was unloaded meanwhile", function.name));
        self.housekeeping.add(Job::Close(function));
        Err(Refusal::new("load", text))
    }
}

impl Service for Worker {
    type Work = Work;

    fn handle(
        &self,
        frame: Frame,
        next_body: &mut dyn FnMut(u32) -> Option<Frame>,
        free: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Work>, Malformed> {
        match frame.kind {
            Kind::Invoke => return self.invoke(frame, next_body, free),
            Kind::Load if free() => {
                let (id, payload) = (frame.id, frame.payload);
                return Ok(Some(Work::Load { id, payload }));
            }
            Kind::Load => self.fail(
                frame.id,
                "threads",
                "all threads of the worker are in calls",
            ),
            Kind::Body => {
                // The call may have ended without its body.
                if let Some(call) = self.calls.find(frame.id) {
                    call.arrive(frame.payload, frame.last).map_err(Malformed)?;
                }
            }
            Kind::Credit => {
                let Ok(count) = <[u8; 4]>::try_from(&frame.payload[..]) else {
                    return Err(Malformed(format!(
                        "credit has {} bytes instead of 4",
                        frame.payload.len()
                    )));
                };
                if let Some(call) = self.calls.find(frame.id) {
                    call.credit(u32::from_le_bytes(count) as usize)
                        .map_err(Malformed)?;
                }
            }
            Kind::Cancel => self.cancel(frame.id),
            Kind::Unload => self.unload(&frame)?,
            Kind::Stats => self.statistics(frame.id),
            Kind::Trim => self.trim(),
            other => {
                return Err(Malformed(format!("the front must not send {other:?} now")));
            }
        }
        Ok(None)
    }

    fn run(&self, work: Work) -> bool {
        match work {
            Work::Load { id, payload } => self.load(id, &payload),
            Work::Call(invocation) => invocation.run(&self.calls, &self.housekeeping, &self.watch),
        }
    }

    fn over(&self, reason: Option<Malformed>) -> ! {
        let status = match reason {
            None => 0,
            Some(Malformed(text)) => {
                eprintln!("thaw-visor-worker: {text}");
                self.fail(0, "protocol", &text);
                // another thread may be the one that writes it
                self.sender.flush();
                1
            }
        };
        // SAFETY: ends the process at once; functions are still running, and libraries have destructors.
        unsafe { libc::_exit(status) }
    }
}
