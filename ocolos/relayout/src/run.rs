// SPDX-License-Identifier: Apache-2.0
//! From a running process to one that runs new code: profile, optimise beside it, replace.

use crate::apply::apply;
use crate::bolt::{Bolt, Functions, Limits};
use crate::check::{check_process, require};
use crate::conventions::{note, progress};
use crate::error::files;
use crate::identity::code_range;
use crate::layouts::{Layouts, may_be_in_force};
use crate::look::{look_again, profile};
use crate::names::perf_map;
use crate::plan::Plan;
use crate::rehearse::{Rehearsed, rehearse};
use crate::replace::Applied;
use crate::temporary::Temporary;
use crate::turn::Turn;
use crate::undo::undo_those;
use serde::Serialize;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use thaw_binary::exclusions::exclusions;
use thaw_binary::{Image, Refusal};
use thaw_process::journal::{Journal, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_profile::source::{Budget, Observed};

/// Older layouts that something may still lead to.
const MOST_KEPT: usize = 4;

/// How long threads have to leave code that was replaced: each look for them stops the process, and the next layout comes later.
const SHORT: Duration = Duration::from_millis(200);

/// How long threads have to leave code that is taken back.
pub const LEAVE: Duration = Duration::from_secs(2);

/// Where the profile comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Origin {
    /// Branch records where the processor has them, else steps.
    Best,
    /// The processor's records of branches.
    BranchRecords,
    /// Bursts of single steps.
    Steps,
}

#[derive(Clone, Debug)]
pub struct Settings {
    /// A library instead of the program.
    pub library: Option<String>,
    pub from: Origin,
    pub budget: Budget,
    pub limits: Limits,
    /// All layouts of the process together take no more.
    pub most_memory: Option<u64>,
    /// BOLT's result of an earlier time, for the same build.
    pub with: Option<PathBuf>,
    /// Where profile and BOLT's result are kept.
    pub keep: Option<PathBuf>,
    pub dry_run: bool,
    /// Also where the model of the cache promises nothing.
    pub force: bool,
    /// Looks again at the end, to tell what was gained.
    pub look: bool,
}

#[derive(Debug, Serialize)]
pub struct Outcome {
    pub pid: i32,
    pub applied: Applied,
    #[serde(flatten)]
    pub work: Work,
    pub misses_after: Option<f64>,
    /// Of the instructions of re-laid functions, in percent.
    pub in_new_code: Option<f64>,
    /// At each of which the tool could have been killed.
    pub steps: u64,
}

pub fn say(text: &str) {
    note("thaw relayout", text);
}

pub fn tell_progress(text: &str) {
    progress("thaw relayout", text);
}

/// The process, whose code is that of its program, or of one of its libraries.
pub fn object(pid: i32, library: Option<&str>) -> Result<Process, Refusal> {
    let process = Process::find(pid)?;
    match library {
        Some(library) => process.library(library),
        None => Ok(process),
    }
}

/// What was done, or what would have been.
pub enum Done {
    Applied(Outcome),
    Tried(Trial),
}

/// Of a dry run.
#[derive(Debug, Serialize)]
pub struct Trial {
    pub pid: i32,
    pub would_apply: Rehearsed,
    #[serde(flatten)]
    pub work: Work,
}

/// What came before the process was touched.
#[derive(Debug, Default, Serialize)]
pub struct Work {
    pub profile_ms: u64,
    pub optimise_ms: u64,
    /// Instructions that were looked at.
    pub looked_at: u64,
    /// The longest that a thread stood while it was profiled.
    pub longest_us: u64,
    pub misses_before: Option<f64>,
}

pub fn relayout(pid: i32, settings: &Settings) -> Result<Done, Refusal> {
    let process = object(pid, settings.library.as_deref())?;
    let turn = Turn::take(&process);
    require(check_process(&process))?;
    let turn = turn?;
    let image = Image::open(&process.file)?;
    let bias = process.bias(&image)?;
    let code = code_range(&image, bias);
    if !settings.dry_run {
        tidy(&process, &code)?;
    }
    drop(turn);
    let mut work = Work::default();
    let mut made = None;
    let relaid = match &settings.with {
        Some(file) => file.clone(),
        None => {
            let began = Instant::now();
            let observed = profile(&process, &image, bias, settings)?;
            work.profile_ms = began.elapsed().as_millis() as u64;
            let began = Instant::now();
            let directory = made.insert(Temporary::new()?);
            let relaid = optimise(&process, &image, &observed, directory.path(), settings)?;
            work = Work {
                optimise_ms: began.elapsed().as_millis() as u64,
                looked_at: observed.profile.looked_at,
                longest_us: observed.longest.as_micros() as u64,
                misses_before: Some(observed.cache.rate()),
                ..work
            };
            relaid
        }
    };
    let plan = Plan::new(image, &relaid)?;
    drop(made);
    tell_progress(&format!(
        "{} functions move; {} entries, {} calls and {} slots of virtual tables may lead there",
        plan.moves.len(),
        plan.entries.len(),
        plan.calls.len(),
        plan.slots.len()
    ));
    if settings.dry_run {
        let would_apply = rehearse(&process, &plan, settings.most_memory)?;
        return Ok(Done::Tried(Trial {
            pid,
            would_apply,
            work,
        }));
    }
    let turn = Turn::take(&process)?;
    let memory = Memory::open_to_read(pid).map_err(|_| process.gone())?;
    let before = Layouts::find(&process, &memory, &code)?.in_force();
    // Also an older one that was about to be used again.
    let is_new = |j: &Journal| {
        let is_older = j.state == State::Retired || before.contains(&j.fixed.region);
        code.contains(&j.fixed.text) && !is_older
    };
    let applied = apply(&process, &plan, settings.most_memory).inspect_err(|_| {
        // Best effort: what stays is a journal by which it can be taken back later.
        let _ = undo_those(&process, is_new, LEAVE);
    })?;
    // The layouts that it has replaced.
    let replaced = |j: &Journal| code.contains(&j.fixed.text) && j.state == State::Retired;
    if let Err(refusal) = undo_those(&process, replaced, SHORT) {
        say(&refusal.text);
    }
    if let Err(refusal) = perf_map(&process) {
        say(&format!("perf gets no names: {}", refusal.text));
    }
    drop(turn);
    let mut outcome = Outcome {
        pid,
        applied,
        work,
        misses_after: None,
        in_new_code: None,
        steps: thaw_process::steps::count(),
    };
    if settings.look
        && let Some(observed) = look_again(&process, &plan.image, bias, settings)
    {
        outcome.misses_after = Some(observed.cache.rate());
        let (old, new) = (observed.within[0] as f64, observed.within[1] as f64);
        outcome.in_new_code = (old + new > 0.0).then(|| new * 100.0 / (old + new));
    }
    Ok(Done::Applied(outcome))
}

/// What was left unfinished, and older layouts that nothing leads to any more, go. The one in force stays so until it is replaced.
fn tidy(process: &Process, code: &Range<u64>) -> Result<(), Refusal> {
    let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
    let layouts =
        || -> Result<Vec<Journal>, Refusal> { Ok(Layouts::find(process, &memory, code)?.journals) };
    if layouts()?.iter().all(may_be_in_force) {
        return Ok(());
    }
    tell_progress("freeing older layouts");
    let unused = |j: &Journal| code.contains(&j.fixed.text) && !may_be_in_force(j);
    undo_those(process, unused, SHORT)?;
    if layouts()?.len() > MOST_KEPT {
        undo_those(process, unused, LEAVE)?;
    }
    let kept = layouts()?.len();
    if kept > MOST_KEPT {
        let text = format!(
            "process {} may still come back to {kept} older layouts, whose memory is kept; try again later",
            process.pid
        );
        return Err(Refusal::new("kept", text));
    }
    Ok(())
}

fn optimise(
    process: &Process,
    image: &Image,
    observed: &Observed,
    directory: &Path,
    settings: &Settings,
) -> Result<PathBuf, Refusal> {
    let directory = match &settings.keep {
        Some(kept) => {
            fs::create_dir_all(kept).map_err(files(kept.display()))?;
            kept.clone()
        }
        None => directory.to_owned(),
    };
    let branches = directory.join("profile");
    fs::write(&branches, observed.profile.to_text()).map_err(files(branches.display()))?;
    let output = directory.join("relaid");
    let bolt = Bolt::find()?;
    tell_progress(&format!(
        "optimising by {}: {} branches of {} steps",
        bolt.program().display(),
        observed.profile.branches.len(),
        observed.profile.looked_at
    ));
    let seen = observed.profile.branches.keys();
    let hot = seen
        .flat_map(|&(from, to)| [from, to])
        .filter_map(|a| image.function_at(a).map(|f| f.address))
        .collect();
    let functions = Functions {
        left: &exclusions(image),
        hot: &hot,
    };
    let limits = settings.limits;
    bolt.optimise(&process.file, image, &branches, &functions, &output, limits)?;
    Ok(output)
}
