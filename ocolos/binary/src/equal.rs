// SPDX-License-Identifier: Apache-2.0
//! A proof that a moved function does what its original does: both are walked side by side from their entries, and each
//! instruction has to be the other's up to layout. What differs, or has no rule here, is not proven.
//!
//! Layout is: where instructions lie and how long they are, `nop`, jumps that only lead on, which way of a condition jumps, which
//! of a function's two entries is called, and where a jump table lies. Tables of exception handlers are not looked at.

use crate::image::{Image, Link};
use crate::moved::Move;
use crate::walk::Walk;
pub use crate::walk::Walked;
use iced_x86::{Decoder, DecoderOptions};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

/// New code at its place; addresses count as the file's do.
pub struct NewCode<'a> {
    pub start: u64,
    pub bytes: &'a [u8],
    /// Leads from BOLT's addresses there.
    pub shift: i64,
}

/// The functions that are not proven, each with the reason.
pub fn unproven(
    original: &Image,
    moves: &BTreeMap<u64, Move>,
    new: &NewCode<'_>,
) -> BTreeMap<u64, String> {
    let mut found = BTreeMap::new();
    each(original, moves, new, |old, walked| {
        if let Err(why) = walked {
            found.insert(old, why);
        }
    });
    found
}

/// What new code is to its original, of functions that are proven. The original's jumps that only lead on may be missing in new
/// code, and new code's have no origin.
pub fn walked(original: &Image, moves: &BTreeMap<u64, Move>, new: &NewCode<'_>) -> Walked {
    let mut found = Walked::default();
    each(original, moves, new, |_, walked| {
        let Walked { origins, by_table } = walked.unwrap_or_default();
        found.origins.extend(origins);
        found.by_table.extend(by_table);
    });
    found
}

fn each(
    original: &Image,
    moves: &BTreeMap<u64, Move>,
    new: &NewCode<'_>,
    mut walked: impl FnMut(u64, Result<Walked, String>),
) {
    let entries: HashMap<u64, u64> = moves
        .values()
        .map(|m| (m.new.wrapping_add_signed(new.shift), m.old))
        .collect();
    let tables = tables(original);
    for (&old, m) in moves {
        let mut walk = Walk::new(original, new, &entries, &tables, m);
        walked(old, walk.all().map(|()| walk.walked));
    }
}

/// Entries of the original's jump tables that count from their table, by where they lie: what their relocation adds up to.
fn tables(original: &Image) -> BTreeMap<u64, u64> {
    let data = original
        .sections
        .iter()
        .filter(|s| s.allocated && !s.executable && s.name.starts_with(".rodata"));
    data.flat_map(|s| &s.relocations)
        .filter(|r| r.link == Link::Relative)
        .map(|r| (r.at, r.value))
        .collect()
}

/// Where a function's code has addresses of data: no table goes on beyond the beginning of another.
pub(crate) fn bases(original: &Image, function: &Range<u64>) -> BTreeSet<u64> {
    let length = (function.end - function.start) as usize;
    let code = original.bytes(function.start, length).unwrap_or_default();
    let mut decoder = Decoder::with_ip(64, code, function.start, DecoderOptions::NONE);
    let mut bases = BTreeSet::new();
    while decoder.can_decode() {
        let i = decoder.decode();
        if i.is_ip_rel_memory_operand() {
            bases.insert(i.ip_rel_memory_address());
        }
    }
    bases
}

#[cfg(test)]
mod tests;
