// SPDX-License-Identifier: Apache-2.0
//! Whether it can be done, function by function; nothing is stopped for it.

use crate::bolt::Bolt;
use crate::identity::same_program;
use crate::load::pins;
use serde::Serialize;
use std::path::Path;
use thaw_binary::entries::entry;
use thaw_binary::exclusions::{Reason, exclusions};
use thaw_binary::{Image, Refusal};
use thaw_process::gadgets::Gadgets;
use thaw_process::journal::{Journal, Patch, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::{room, unwinder};

/// Room is asked for this, when it is not known how much code there will be.
const SOME_ROOM: u64 = 16 << 20;

#[derive(Debug, Serialize)]
pub struct Left {
    pub function: String,
    pub address: String,
    pub reason: Reason,
    pub text: &'static str,
}

#[derive(Debug, Serialize)]
pub struct Check {
    pub subject: String,
    pub possible: bool,
    /// A library that the process may unload: it is kept from that, until it ends.
    pub pinned: bool,
    pub refusals: Vec<Refusal>,
    pub functions: usize,
    pub movable: usize,
    pub left: Vec<Left>,
    /// Functions that move, but are reached by their callers alone.
    pub no_entry: Vec<(String, &'static str)>,
}

pub fn check_file(file: &Path) -> Check {
    let mut refusals = Vec::new();
    refusals.extend(Bolt::find().err());
    match Image::open(file) {
        Err(refusal) => {
            refusals.push(refusal);
            finish(file.display().to_string(), refusals, None)
        }
        Ok(image) => {
            refusals.extend(of_image(&image, &file.display().to_string()));
            finish(file.display().to_string(), refusals, Some(&image))
        }
    }
}

fn of_image(image: &Image, name: &str) -> Option<Refusal> {
    let refusal = image.refusal()?;
    Some(Refusal::new(
        refusal.reason,
        format!("{name} {}", refusal.text),
    ))
}

pub fn check_process(process: &Process) -> Check {
    let subject = format!("process {} ({})", process.pid, process.name);
    let mut refusals = Vec::new();
    refusals.extend(Bolt::find().err());
    match process.refusal() {
        Ok(refusal) => refusals.extend(refusal),
        Err(refusal) => refusals.push(refusal),
    }
    let image = match Image::open(&process.file) {
        Ok(image) => image,
        Err(refusal) => {
            refusals.push(refusal);
            return finish(subject, refusals, None);
        }
    };
    refusals.extend(of_image(&image, &process.name));
    if process.is_library && unwinder::own(&image, 0).is_some() {
        let text = format!(
            "{} has an unwinder of its own beside the program's; link it with -shared-libgcc",
            process.name
        );
        refusals.push(Refusal::new("unwinder-inside", text));
    }
    if refusals.is_empty()
        && let Err(refusal) = in_memory(process, &image)
    {
        refusals.push(refusal);
    }
    Check {
        pinned: process.may_be_unloaded,
        ..finish(subject, refusals, Some(&image))
    }
}

fn in_memory(process: &Process, image: &Image) -> Result<(), Refusal> {
    let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
    let maps = process.maps()?;
    let bias = process.bias(image)?;
    let patches = || -> Result<Vec<Patch>, Refusal> {
        let journals = Journal::find(&memory, &maps)?.into_iter();
        let in_force = journals.filter(|j| j.state < State::Retired);
        Ok(in_force.flat_map(|j| j.patches).collect())
    };
    let mut known = patches()?;
    while let Err(refusal) = same_program(image, &memory, bias, &known) {
        // Somebody may be re-laying it just now.
        let before = std::mem::replace(&mut known, patches()?);
        if known == before {
            return Err(refusal);
        }
    }
    Gadgets::find(&memory, &maps)?;
    if process.may_be_unloaded {
        pins(process, &maps)?;
    }
    let (start, end) = (bias + image.first_page, bias + image.end);
    if room::find(&maps, start, end, SOME_ROOM, !image.position_independent).is_none() {
        return Err(Refusal::new(
            "no-room",
            "there is no room for new code within 2 GB of the program",
        ));
    }
    Ok(())
}

/// The refusal of a check, in one.
pub fn require(check: Check) -> Result<(), Refusal> {
    check.refusals.into_iter().next().map_or(Ok(()), Err)
}

fn finish(subject: String, refusals: Vec<Refusal>, image: Option<&Image>) -> Check {
    let mut check = Check {
        subject,
        possible: refusals.is_empty(),
        pinned: false,
        refusals,
        functions: 0,
        movable: 0,
        left: Vec::new(),
        no_entry: Vec::new(),
    };
    let Some(image) = image else {
        return check;
    };
    let excluded = exclusions(image);
    check.functions = image.functions.len();
    check.movable = image.functions.len() - excluded.len();
    for function in &image.functions {
        if let Some(&reason) = excluded.get(&function.address) {
            check.left.push(Left {
                function: function.name.clone(),
                address: format!("{:#x}", function.address),
                reason,
                text: reason.text(),
            });
        } else if let Err(why) = entry(image, function) {
            check.no_entry.push((function.name.clone(), why));
        }
    }
    check
}
