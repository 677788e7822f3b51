// SPDX-License-Identifier: Apache-2.0
//! What BOLT has made of a program: the block of new code, and which function went where.

use crate::image::{Function, Image, Section};
use crate::{Refusal, exclusions::Reason};
use std::collections::BTreeMap;

/// A function that has new code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub name: String,
    /// In the original.
    pub old: u64,
    pub old_size: u64,
    /// In BOLT's file; the hot part, where it is split.
    pub new: u64,
    pub new_size: u64,
    /// The part that was split off, if there is one.
    pub cold: Option<(u64, u64)>,
}

/// The new sections, in BOLT's addresses.
pub struct Block {
    pub start: u64,
    pub end: u64,
    pub sections: Vec<Section>,
    pub frames: Option<Section>,
}

impl Block {
    pub fn contains(&self, address: u64) -> bool {
        (self.start..self.end).contains(&address)
    }
}

/// Far more than BOLT leaves between two of its sections.
const MOST_APART: u64 = 16 << 20;

/// The sections that the original does not have.
pub fn block(original: &Image, relaid: &Image) -> Result<Block, Refusal> {
    let beyond = |s: &&Section| s.allocated && s.address >= original.end && !s.bytes.is_empty();
    let mut sections = Vec::new();
    let mut frames = None;
    for section in relaid.sections.iter().filter(beyond) {
        match section.name.as_str() {
            ".eh_frame" => frames = Some(section.clone()),
            ".eh_frame_hdr" => {}
            _ => sections.push(section.clone()),
        }
    }
    sections.sort_by_key(|s| s.address);
    if let Some(two) = sections
        .windows(2)
        .find(|two| two[1].address.saturating_sub(two[0].end()) > MOST_APART)
    {
        let text = format!(
            "BOLT's new sections {} and {} lie far apart",
            two[0].name, two[1].name
        );
        return Err(Refusal::new("new-code", text));
    }
    let start = sections.iter().map(|s| s.address).min();
    let end = sections.iter().map(Section::end).max();
    match (start, end) {
        (Some(start), Some(end)) if sections.iter().any(|s| s.executable) => Ok(Block {
            start: start & !0xfff,
            end,
            sections,
            frames,
        }),
        _ => Err(Refusal::new(
            "nothing-moved",
            "BOLT has moved no function: the profile holds none of this program's code",
        )),
    }
}

/// The functions with new code, by their old address.
pub fn moves(
    original: &Image,
    relaid: &Image,
    block: &Block,
    left: &BTreeMap<u64, Reason>,
) -> BTreeMap<u64, Move> {
    let mut found = BTreeMap::new();
    for function in &original.functions {
        if left.contains_key(&function.address) {
            continue;
        }
        let key = (function.name.clone(), function.nth);
        let Some(&(new, new_size)) = relaid.symbols.get(&key) else {
            continue;
        };
        if !block.contains(new) || !same_count(original, relaid, function) {
            continue;
        }
        let cold = relaid
            .symbols
            .get(&(format!("{}.cold.0", function.name), 0))
            .copied()
            .filter(|_| same_count_of_one(original, &function.name));
        found.insert(
            function.address,
            Move {
                name: function.name.clone(),
                old: function.address,
                old_size: function.size,
                new,
                new_size,
                cold,
            },
        );
    }
    found
}

/// Local names repeat; they are told apart by their order, so there have to be equally many.
fn same_count(original: &Image, relaid: &Image, function: &Function) -> bool {
    let mut nth = function.nth;
    loop {
        nth += 1;
        let key = (function.name.clone(), nth);
        match (
            original.symbols.contains_key(&key),
            relaid.symbols.contains_key(&key),
        ) {
            (true, true) => {}
            (false, false) => return true,
            _ => return false,
        }
    }
}

fn same_count_of_one(original: &Image, name: &str) -> bool {
    !original.symbols.contains_key(&(name.to_owned(), 1))
}
