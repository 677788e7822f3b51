// SPDX-License-Identifier: Apache-2.0
//! New code, its tables and the journal, made for a place in the process, and written there.

use crate::choose::{Candidate, Condition, candidates};
use crate::clock;
use crate::error::memory as unreadable;
use crate::identity::code_range;
use crate::layouts::{Layouts, is_jump};
use crate::plan::Plan;
use std::collections::{BTreeMap, BTreeSet};
use thaw_binary::Refusal;
use thaw_binary::equal::{NewCode, unproven, walked};
use thaw_binary::frames::frames;
use thaw_binary::moved::Move;
use thaw_binary::place::{Placed, place};
use thaw_process::journal::{Fixed, Journal, Moved, State};
use thaw_process::journal_bytes::hash;
use thaw_process::maps::Mapping;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::remote::STUB;
use thaw_process::unwinder::Unwinder;
use thaw_process::{room, steps};

pub const PAGE: u64 = 4096;

/// Everything at its place, before the process is touched.
pub struct Prepared {
    pub journal: Journal,
    /// It is in the process already.
    pub reused: bool,
    pub code: Vec<u8>,
    pub frames: Vec<u8>,
    pub candidates: Vec<Candidate>,
    /// Functions that stay, as nothing proves that their new code does the same, each with the reason.
    pub unproven: Vec<String>,
}

/// How long each part of a region is at most.
struct Sizes {
    journal: u64,
    code: u64,
    frames: u64,
}

impl Sizes {
    fn of(plan: &Plan) -> Sizes {
        let most_frames = plan
            .block
            .frames
            .as_ref()
            .map_or(4, |f| f.bytes.len() as u64 + 4);
        let all = plan.entries.len() + plan.calls.len() + plan.slots.len();
        let journal = 256 + 40 * plan.moves.len() as u64 + 24 * all as u64;
        Sizes {
            journal: journal.next_multiple_of(PAGE),
            code: (plan.block.end - plan.block.start + 96).next_multiple_of(PAGE),
            frames: most_frames.next_multiple_of(PAGE),
        }
    }

    fn all(&self) -> u64 {
        self.journal + self.code + self.frames + PAGE
    }
}

/// Where a region fits that is none of `avoid`.
pub fn find_room(process: &Process, plan: &Plan, bias: u64, avoid: &[u64]) -> Result<u64, Refusal> {
    let size = Sizes::of(plan).all();
    let mut taken = process.maps()?;
    let any = taken.first().cloned().ok_or_else(|| process.gone())?;
    taken.extend(avoid.iter().map(|&region| Mapping {
        start: region,
        end: region + size,
        ..any.clone()
    }));
    taken.sort_by_key(|m| m.start);
    let (start, end) = (bias + plan.image.first_page, bias + plan.image.end);
    room::find(&taken, start, end, size, !plan.image.position_independent).ok_or_else(|| {
        Refusal::new(
            "no-room",
            format!("there is no room for {size} bytes within 2 GB of the program"),
        )
    })
}

/// For a region that begins at `region`.
pub fn prepare(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    layouts: &Layouts,
    bias: u64,
    region: u64,
) -> Result<Prepared, Refusal> {
    let maps = process.maps()?;
    let sizes = Sizes::of(plan);
    let code = region + sizes.journal;
    let shift_in_file = code.wrapping_sub(bias).wrapping_sub(plan.block.start) as i64;
    let (mut placed, moves, unproven, by_table) =
        proven(plan, code.wrapping_sub(bias), shift_in_file)?;
    let frames_at = code + sizes.code;
    let frames = frames(&plan.block, frames_at.wrapping_sub(bias), shift_in_file)?;
    placed.shift_handlers(&plan.block, &frames.handlers, code.wrapping_sub(bias))?;
    let frames_size = (frames.bytes.len() as u64).next_multiple_of(PAGE);
    let shift = code.wrapping_sub(plan.block.start) as i64;
    let new = |a: u64| a.wrapping_add_signed(shift);
    let mut candidates = candidates(plan, &moves, bias, shift)?;
    // The dynamic linker has put another module's function into some tables.
    candidates.retain_mut(|c| {
        let old = c.patch.old();
        match &mut c.condition {
            Condition::Always => {
                let now = layouts.original(memory, c.patch.at, old.len());
                now.ok().as_deref() == Some(old)
            }
            // Nobody is inside a jump that lies there already.
            Condition::NobodyAt(inside)
                if layouts.patch_at(c.patch.at, old.len()).is_some_and(is_jump) =>
            {
                inside.clear();
                true
            }
            Condition::NobodyAt(inside) => !inside.iter().any(|a| by_table.contains(&(a - bias))),
            Condition::Caller { .. } => true,
        }
    });
    let unwinder = Unwinder::find(process, &plan.image, bias, &maps)?;
    let text = code_range(&plan.image, bias);
    let text_size = text.end - text.start;
    let bytes = layouts
        .original(memory, text.start, text_size as usize)
        .map_err(unreadable("the code cannot be read"))?;
    let functions = moves.len() as u64;
    let moves = moves.values().map(|m| Moved {
        old: m.old + bias,
        old_size: m.old_size,
        new: new(m.new),
        new_size: m.new_size,
        cold: m.cold.map_or(0, |c| new(c.0)),
    });
    let journal = Journal {
        state: State::Prepared,
        fixed: Fixed {
            region,
            region_size: frames_at + frames_size + PAGE - region,
            code,
            code_size: sizes.code,
            frames: frames_at,
            frames_size,
            object: frames_at + frames_size,
            register: unwinder.as_ref().map_or(0, |u| u.register),
            deregister: unwinder.map_or(0, |u| u.deregister),
            bias,
            made: clock::now(),
            text: text.start,
            text_size,
            text_hash: hash(&bytes),
            pause: 0,
            functions,
            addresses: placed.addresses as u64,
        },
        build_id: plan.image.build_id.clone(),
        moves: moves.collect(),
        patches: Vec::new(),
    };
    Ok(Prepared {
        journal,
        reused: false,
        code: placed.bytes,
        frames: frames.bytes,
        candidates,
        unproven,
    })
}

type Proven = (Placed, BTreeMap<u64, Move>, Vec<String>, BTreeSet<u64>);

/// The new code, the functions of which it is proven that they do what their originals do, what is to be said of the others, and
/// where the original's jump tables lead.
fn proven(plan: &Plan, start: u64, shift: i64) -> Result<Proven, Refusal> {
    let mut shunned = BTreeSet::new();
    let mut moves = plan.moves.clone();
    let mut left = Vec::new();
    loop {
        let placed = place(&plan.image, &plan.block, &plan.moves, &shunned, start)?;
        let new = NewCode {
            start,
            bytes: &placed.bytes,
            shift,
        };
        let unproven = unproven(&plan.image, &moves, &new);
        if unproven.is_empty() {
            if moves.is_empty() {
                let text = "of no function that moved it is proven that it does what it did";
                return Err(Refusal::new("nothing-moved", text));
            }
            let by_table = walked(&plan.image, &moves, &new).by_table;
            let by_table = by_table.into_iter().map(|t| t.0).collect();
            return Ok((placed, moves, left, by_table));
        }
        // Others call them, so that all are looked at again.
        for (old, why) in unproven {
            shunned.insert(old);
            if let Some(m) = moves.remove(&old) {
                left.push(format!("{}: {why}", m.name));
            }
        }
    }
}

/// By which the region is found and taken back from here on: a journal of no functions, which lies on one page.
pub fn write_first_journal(memory: &Memory, prepared: &Prepared) -> Result<(), Refusal> {
    let journal = Journal {
        moves: Vec::new(),
        ..prepared.journal.clone()
    };
    memory
        .write(journal.fixed.region, &journal.encode())
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    Ok(())
}

/// The first page of the journal comes last: until it is written, at once, the first journal counts.
pub fn write_region(memory: &Memory, prepared: &Prepared) -> Result<(), Refusal> {
    let fixed = &prepared.journal.fixed;
    let journal = prepared.journal.encode();
    let (first, rest) = journal.split_at(journal.len().min(PAGE as usize));
    let parts: [(u64, &[u8]); 5] = [
        (fixed.code, &prepared.code),
        (fixed.stub(), &STUB),
        (fixed.frames, &prepared.frames),
        (fixed.region + PAGE, rest),
        (fixed.region, first),
    ];
    for (at, bytes) in parts {
        memory
            .write(at, bytes)
            .map_err(unreadable("the new code cannot be written"))?;
        steps::reached();
    }
    for (at, bytes) in parts {
        let read = memory
            .read(at, bytes.len())
            .map_err(unreadable("the new code cannot be read"))?;
        if read != bytes {
            return Err(Refusal::new(
                "memory",
                "the new code is not what was written",
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;
    use std::process::Command;
    use thaw_binary::moved::Block;

    #[test]
    fn a_process_that_has_just_ended_has_no_room() {
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let process = Process::find(child.id() as i32).unwrap();
        child.kill().unwrap();
        while !process.maps().unwrap().is_empty() {}
        let plan = Plan {
            image: thaw_binary::Image::open(Path::new("/proc/self/exe")).unwrap(),
            left: BTreeMap::new(),
            block: Block {
                start: 0,
                end: 0,
                sections: Vec::new(),
                frames: None,
            },
            moves: BTreeMap::new(),
            entries: BTreeMap::new(),
            calls: Vec::new(),
            slots: Vec::new(),
        };
        let refusal = find_room(&process, &plan, 0, &[]).unwrap_err();
        assert_eq!(refusal.reason, "no-process");
        child.wait().unwrap();
    }
}
