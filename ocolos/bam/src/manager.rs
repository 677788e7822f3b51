// SPDX-License-Identifier: Apache-2.0
//! Looks after the programs of a batch while it runs: one at a time is made ready, beside the batch and niced.

use crate::program::{LATE, Program};
use crate::store::Store;
use serde::Serialize;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, SystemTime};
use thaw_binary::Refusal;
use thaw_relayout::bolt::{Bolt, Limits};

const LOOK: Duration = Duration::from_millis(50);

#[derive(Clone, Copy, Debug)]
pub struct Wishes {
    /// Runs that are profiled.
    pub runs: u32,
    pub limits: Limits,
}

/// What became of a program.
#[derive(Clone, Debug, Serialize)]
pub struct Became {
    /// Its path.
    pub program: String,
    pub state: &'static str,
    /// Why it runs untouched, as a word for scripts.
    pub reason: Option<&'static str>,
    pub text: String,
}

pub struct Manager {
    store: Store,
    bolt: Bolt,
    wishes: Wishes,
    /// Names of programs; all where there is none.
    only: Vec<String>,
    profiled: Vec<Program>,
    seen: HashSet<String>,
    pub results: Vec<Became>,
}

impl Manager {
    pub fn new(store: Store, bolt: Bolt, wishes: Wishes, only: Vec<String>) -> Manager {
        Manager {
            store,
            bolt,
            wishes,
            only,
            profiled: Vec::new(),
            seen: HashSet::new(),
            results: Vec::new(),
        }
    }

    /// Until the senders have gone.
    pub fn run(&mut self, requests: &Receiver<PathBuf>) {
        self.take_up();
        loop {
            match requests.recv_timeout(LOOK) {
                Ok(file) => self.begin(&file),
                Err(RecvTimeoutError::Timeout) => self.look(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// What a batch that was killed, or had ended, has left in the middle.
    fn take_up(&mut self) {
        for entry in fs::read_dir(self.store.programs())
            .into_iter()
            .flatten()
            .flatten()
        {
            let link = |name: &str| fs::read_link(entry.path().join(name)).ok();
            let Some(state) = link("use") else { continue };
            let key = entry.file_name().to_string_lossy().into_owned();
            // The name that it was started by may be a link that leads elsewhere now.
            let names = [link("asked"), link("origin")];
            let mut here = names.into_iter().flatten();
            let file = here.find(|f| Store::key(f).is_ok_and(|k| k == key) && self.is_wanted(f));
            if let Some(file) = file
                && (state.as_os_str() == "wait" || state.starts_with("profiled"))
            {
                self.begin(&file);
            }
        }
    }

    fn is_wanted(&self, file: &Path) -> bool {
        let name = file.file_name().unwrap_or_default();
        self.only.is_empty() || self.only.iter().any(|o| name == o.as_str())
    }

    fn note(&mut self, file: &Path, state: &'static str, text: impl Into<String>) {
        self.results.push(Became {
            program: file.to_string_lossy().into_owned(),
            state,
            reason: None,
            text: text.into(),
        });
    }

    fn note_untouched(&mut self, file: &Path, refusal: Refusal) {
        self.results.push(Became {
            program: file.to_string_lossy().into_owned(),
            state: "untouched",
            reason: Some(refusal.reason),
            text: refusal.text,
        });
    }

    fn begin(&mut self, file: &Path) {
        let Ok(key) = Store::key(file) else { return };
        if !self.seen.insert(key) {
            return;
        }
        match Program::open(&self.store, file) {
            Ok(None) => self.note(file, "elsewhere", "another batch deals with it"),
            Err(refusal) => self.note_untouched(file, refusal),
            Ok(Some(program)) if program.is_relaid() => {
                let done = program.publish();
                self.end(&program, done);
            }
            Ok(Some(program)) => {
                match program.profile(&self.bolt, self.wishes.runs, self.wishes.limits) {
                    Ok(()) => self.profiled.push(program),
                    Err(refusal) => self.note_untouched(&program.file, refusal),
                }
            }
        }
    }

    fn end(&mut self, program: &Program, done: Result<(), Refusal>) {
        match done {
            Ok(()) => self.note(&program.file, "relaid", ""),
            Err(refusal) => self.note_untouched(&program.file, refusal),
        }
    }

    /// Optimises what has profiles enough.
    fn look(&mut self) {
        let wanted = self.wishes.runs as usize;
        let ready = self.profiled.iter().position(|p| {
            let (profiles, last) = p.profiles();
            let late =
                last.is_some_and(|l| SystemTime::now().duration_since(l).is_ok_and(|d| d > LATE));
            profiles.len() >= wanted || (!profiles.is_empty() && late)
        });
        if let Some(nth) = ready {
            let program = self.profiled.remove(nth);
            program.wait();
            let done = program.optimise(&self.bolt, self.wishes.limits);
            self.end(&program, done);
        }
    }

    /// Optimises what has any profile, now that nobody runs it any more.
    pub fn finish(&mut self) {
        for program in std::mem::take(&mut self.profiled) {
            if program.profiles().0.is_empty() {
                self.note(
                    &program.file,
                    "profiled",
                    "no run has written a profile yet",
                );
                continue;
            }
            program.wait();
            let done = program.optimise(&self.bolt, self.wishes.limits);
            self.end(&program, done);
        }
    }

    /// Says of what is still profiled that later batches go on with it.
    pub fn leave(&mut self) {
        for program in std::mem::take(&mut self.profiled) {
            let (written, wanted) = (program.profiles().0.len(), self.wishes.runs);
            let text =
                format!("{written} of {wanted} runs have written a profile; a later batch goes on");
            self.note(&program.file, "profiled", text);
        }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }
}
