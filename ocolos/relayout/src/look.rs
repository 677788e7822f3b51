// SPDX-License-Identifier: Apache-2.0
//! What a process runs: for a new layout, or to tell what one has gained.

use crate::guard::{GuardedSteps, blocking, repair};
use crate::identity::code_range;
use crate::layouts::Layouts;
use crate::run::{Origin, Settings, say, tell_progress};
use crate::turn::Turn;
use std::ops::Range;
use thaw_binary::{Image, Refusal};
use thaw_process::journal::{Journal, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_profile::apart;
use thaw_profile::branch_records::{self, BranchRecords};
use thaw_profile::origins::Origins;
use thaw_profile::source::{Budget, Observed, Source, Subject};

/// Below so many misses in 1,000 instructions, there is nothing that a layout could gain.
const MISSES_WORTH_IT: f64 = 0.5;

/// A profile of fewer branches says nothing.
const FEWEST_BRANCHES: u64 = 50;

fn source(settings: &Settings) -> Result<Box<dyn Source>, Refusal> {
    match (settings.from, branch_records::available()) {
        (Origin::Best | Origin::BranchRecords, Ok(())) => Ok(Box::new(BranchRecords::default())),
        (Origin::BranchRecords, Err(refusal)) => Err(refusal),
        (Origin::Best, Err(refusal)) => {
            say(&refusal.text);
            Ok(Box::new(GuardedSteps::default()))
        }
        (Origin::Steps, _) => Ok(Box::new(GuardedSteps::default())),
    }
}

/// Of the original: what runs in new code is told as what would have run there.
pub fn profile(
    process: &Process,
    image: &Image,
    bias: u64,
    settings: &Settings,
) -> Result<Observed, Refusal> {
    let budget = settings.budget;
    let mut source = source(settings)?;
    tell_progress(&format!(
        "profiling by {}: {} looks, each thread stands for at most {} ms at a time",
        source.name(),
        budget.steps,
        budget.latency.as_millis()
    ));
    let code = code_range(image, bias);
    let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
    let layouts = Layouts::find(process, &memory, &code)?;
    let subject = Subject {
        code,
        bias,
        origins: layouts.origins(&memory, image, bias)?,
    };
    let observed = observe(&mut *source, process, &subject, budget, &[])?;
    let branches: u64 = observed.profile.branches.values().sum();
    if branches < FEWEST_BRANCHES {
        let text = format!(
            "process {} ran too little of its own code: {} branches in {} steps; give it work, or more time (--profile-seconds)",
            process.pid, branches, observed.profile.looked_at
        );
        return Err(Refusal::new("idle", text));
    }
    if observed.cache.rate() < MISSES_WORTH_IT && !settings.force {
        let text = format!(
            "process {} is not held up by fetching code: {:.2} misses in 1,000 instructions by a model of a cache of 32 KiB; --force re-lays it all the same",
            process.pid,
            observed.cache.rate()
        );
        return Err(Refusal::new("no-gain", text));
    }
    Ok(observed)
}

/// A short look at old and new code; what cannot be seen is not told.
pub fn look_again(
    process: &Process,
    image: &Image,
    bias: u64,
    settings: &Settings,
) -> Option<Observed> {
    let memory = Memory::open_to_read(process.pid).ok()?;
    let journals = Journal::find(&memory, &process.maps().ok()?).ok()?;
    let code = code_range(image, bias);
    let journal = journals
        .iter()
        .find(|j| j.state == State::Done && code.contains(&j.fixed.text))?;
    let mut old: Vec<Range<u64>> = journal
        .moves
        .iter()
        .map(|m| m.old..m.old + m.old_size)
        .collect();
    old.sort_by_key(|r| r.start);
    let new = journal.fixed.code..journal.fixed.code + journal.fixed.code_size;
    let budget = Budget {
        steps: settings.budget.steps / 2,
        wall: settings.budget.wall / 2,
        ..settings.budget
    };
    let subject = Subject {
        code: code.clone(),
        bias,
        origins: Origins::default(),
    };
    let ranges = [old, Vec::from([new]), Vec::from([code])];
    observe(
        &mut GuardedSteps::default(),
        process,
        &subject,
        budget,
        &ranges,
    )
    .ok()
}

/// How many of the program's own instructions run in new code, in percent.
pub fn covered(process: &Process, settings: &Settings) -> Option<f64> {
    let image = Image::open(&process.file).ok()?;
    let bias = process.bias(&image).ok()?;
    let observed = look_again(process, &image, bias, settings)?;
    let (new, rest) = (observed.within[1] as f64, observed.within[2] as f64);
    (new + rest > 0.0).then(|| new * 100.0 / (new + rest))
}

/// In a process of its own, which may be killed.
fn observe(
    source: &mut dyn Source,
    process: &Process,
    subject: &Subject<'_>,
    budget: Budget,
    ranges: &[Vec<Range<u64>>],
) -> Result<Observed, Refusal> {
    let _turn = Turn::take(process)?;
    let blocked = blocking(process);
    apart::observe(source, process, subject, budget, ranges).inspect_err(|_| {
        if let Err(refusal) = repair(process, &blocked) {
            say(&refusal.text);
        }
    })
}
