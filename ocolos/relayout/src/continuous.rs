// SPDX-License-Identifier: Apache-2.0
//! Re-lays a process again when its work has changed, and takes back what has made it slower. Each layout is made from the
//! original while the older one runs, and replaces that at once.

use crate::apply::OVER_MEMORY;
use crate::budget::{Budget, Ledger};
use crate::conventions::error;
use crate::identity::code_range;
use crate::layouts::Layouts;
use crate::look::covered;
use crate::metric::{Metric, is_worse};
use crate::report;
use crate::run::{LEAVE, Settings, object, relayout, say};
use crate::undo::undo;
use std::fs;
use std::time::Duration;
use thaw_binary::{Image, Refusal};
use thaw_process::late;
use thaw_process::memory::Memory;
use thaw_process::process::Process;

/// The share of new code in the program's own instructions has to fall by so much, in percent points.
const CHANGED: f64 = 15.0;

/// What failed, or was slower, is not tried again at once.
const REST: u32 = 10;

#[derive(Clone, Debug)]
pub struct Wishes {
    pub every: Duration,
    pub budget: Budget,
    /// What it makes worse is taken back.
    pub metric: Option<Metric>,
    pub json: bool,
}

/// Until the process ends.
pub fn watch(pid: i32, settings: &Settings, wishes: &Wishes) -> Result<(), Refusal> {
    let mut ledger = Ledger::open(pid, settings.library.clone(), wishes.budget.clone())?;
    let first = Process::find(pid)?.started();
    let mut baseline = None;
    let mut started = Vec::new();
    let mut rest = 0;
    loop {
        let process = match object(pid, settings.library.as_deref()) {
            Ok(process) if process.started() == first => process,
            // It has ended, and another has its number.
            Ok(_) => return Ok(()),
            Err(refusal) if refusal.reason == "no-process" => return Ok(()),
            Err(refusal) => return Err(refusal),
        };
        if baseline.is_some() && !is_relaid(&process) {
            baseline = None;
            if started == start_of(pid) {
                rest = REST;
                say(&taken_back(pid, wishes.every * REST));
            }
        }
        // Looking costs as well.
        let may = ledger.forbidden().is_none() && rest == 0;
        if may && !has_changed(&process, baseline, settings) {
            ledger.found_the_same();
        } else if may {
            ledger.begins();
            started = start_of(pid);
            match again(pid, settings, wishes) {
                Ok(share) => baseline = share,
                Err(refusal) if refusal.reason == "no-process" => return Ok(()),
                Err(refusal) if is_passing(&refusal) || ledger.begun() > 1 => {
                    error("thaw relayout", &refusal);
                    if refusal.reason == OVER_MEMORY {
                        ledger.lacks_memory();
                    }
                    baseline = None;
                    rest = REST;
                }
                Err(refusal) => return Err(refusal),
            }
            ledger.compares_with(baseline);
            ledger.forbidden();
        }
        rest = rest.saturating_sub(1);
        late::rest(wishes.every);
    }
}

/// What may be otherwise later.
fn is_passing(refusal: &Refusal) -> bool {
    matches!(
        refusal.reason,
        "no-gain" | "idle" | "busy" | "kept" | OVER_MEMORY | "no-thread" | "slower" | "debugger"
    )
}

/// Not where it runs another program since, or somebody has taken it back. What cannot be told is as it was.
fn is_relaid(process: &Process) -> bool {
    let in_force = || -> Result<bool, Refusal> {
        let image = Image::open(&process.file)?;
        let code = code_range(&image, process.bias(&image)?);
        let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
        let layouts = Layouts::find(process, &memory, &code)?;
        Ok(!layouts.in_force().is_empty())
    };
    in_force().unwrap_or(true)
}

/// What the kernel has told the program at its start, places of its memory among it, which are others each time.
fn start_of(pid: i32) -> Vec<u8> {
    fs::read(format!("/proc/{pid}/auxv")).unwrap_or_default()
}

fn taken_back(pid: i32, rest: Duration) -> String {
    format!(
        "somebody has taken back the new code of process {pid}: it is made again in {:.0} s; end this command if it shall not be",
        rest.as_secs_f64()
    )
}

fn has_changed(process: &Process, baseline: Option<f64>, settings: &Settings) -> bool {
    match baseline {
        None => true,
        Some(before) => covered(process, settings).is_some_and(|now| now < before - CHANGED),
    }
}

/// The share of new code afterwards.
fn again(pid: i32, settings: &Settings, wishes: &Wishes) -> Result<Option<f64>, Refusal> {
    let measure = || wishes.metric.as_ref().map_or(Ok(None), |m| m.measure(pid));
    let before = measure()?;
    report::done(&relayout(pid, settings)?, wishes.json);
    let process = object(pid, settings.library.as_deref())?;
    // What was not measured before is not compared.
    let after = before.map_or(Ok(None), |_| measure());
    let harm = match (before, &after) {
        (_, Err(refusal)) if refusal.reason == "no-process" => return Err(refusal.clone()),
        (_, Err(refusal)) => Some(format!("may be slower: {}", refusal.text)),
        (Some(before), Ok(Some(after))) if is_worse(before, *after) => Some(format!(
            "is slower by its metric: {before} before, {after} after"
        )),
        _ => None,
    };
    if let Some(harm) = harm {
        let image = Image::open(&process.file)?;
        let code = code_range(&image, process.bias(&image)?);
        undo(&process, Some(&code), LEAVE)?;
        let text = format!("process {pid} {harm}; it was taken back");
        return Err(Refusal::new("slower", text));
    }
    if wishes.metric.is_some() && matches!(after, Ok(None)) {
        say(&format!(
            "process {pid} did too little to tell whether it is slower"
        ));
    }
    Ok(covered(&process, settings))
}
