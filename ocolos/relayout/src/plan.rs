// SPDX-License-Identifier: Apache-2.0
//! Everything that can be known before the process is touched: what moves, and what could be patched.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use thaw_binary::calls::{CallSite, call_sites};
use thaw_binary::entries::{Entry, entry};
use thaw_binary::exclusions::{Reason, exclusions};
use thaw_binary::moved::{self, Block, Move};
use thaw_binary::tables::virtual_slots;
use thaw_binary::{Image, Refusal};

pub struct Plan {
    pub image: Image,
    pub left: BTreeMap<u64, Reason>,
    pub block: Block,
    pub moves: BTreeMap<u64, Move>,
    /// Of moved functions, by address.
    pub entries: BTreeMap<u64, Entry>,
    /// Calls of moved functions.
    pub calls: Vec<CallSite>,
    /// Slots of virtual tables that hold moved functions.
    pub slots: Vec<(u64, u64)>,
}

impl Plan {
    /// From the program and what BOLT has made of it.
    pub fn new(image: Image, relaid: &Path) -> Result<Plan, Refusal> {
        let relaid = Image::open(relaid)?;
        if !is_made_of(&relaid.build_id, &image.build_id) {
            return Err(Refusal::new(
                "another-build",
                "what BOLT has made is of another build than the process runs: their build-ids differ; make it anew",
            ));
        }
        let left = exclusions(&image);
        let block = moved::block(&image, &relaid)?;
        let moves = moved::moves(&image, &relaid, &block, &left);
        if moves.is_empty() {
            return Err(Refusal::new(
                "nothing-moved",
                "no function that may move was in the profile",
            ));
        }
        let entries = moves
            .keys()
            .filter_map(|&a| Some((a, entry(&image, image.function_that_begins_at(a)?).ok()?)))
            .collect();
        let calls = call_sites(&image)
            .into_iter()
            .filter(|c| moves.contains_key(&c.callee))
            .collect();
        let slots = virtual_slots(&image)
            .into_iter()
            .filter(|s| moves.contains_key(&s.1))
            .collect();
        Ok(Plan {
            image,
            left,
            block,
            moves,
            entries,
            calls,
            slots,
        })
    }

    /// Functions that hold a word of the threads' stacks: they may go on in their old code for long.
    pub fn holders(&self, words: impl Iterator<Item = u64>) -> BTreeSet<u64> {
        words
            .filter_map(|w| self.image.function_at(w))
            .map(|f| f.address)
            .collect()
    }
}

/// BOLT changes the last bit of a build-id.
fn is_made_of(relaid: &[u8], original: &[u8]) -> bool {
    match (relaid.split_last(), original.split_last()) {
        (Some((a, first)), Some((b, second))) => first == second && a | 1 == b | 1,
        (a, b) => a == b,
    }
}
