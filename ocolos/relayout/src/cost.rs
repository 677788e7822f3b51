// SPDX-License-Identifier: Apache-2.0
//! Where an instruction that runs is neither the program's nor BOLT's: what a new layout costs for as long as it is there.

use crate::layouts::{is_jump, moves};
use std::ops::Range;
use thaw_process::journal::Journal;

/// All memory of a layout but the functions that were moved there: journal, tables, and what makes calls for the tool.
pub fn beside_functions(journal: &Journal) -> Vec<Range<u64>> {
    let fixed = &journal.fixed;
    let here = |file: u64| file.wrapping_add(fixed.bias);
    let mut functions: Vec<Range<u64>> = moves(journal)
        .values()
        .flat_map(|m| [(m.new, m.new_size)].into_iter().chain(m.cold))
        .map(|(at, size)| here(at)..(here(at) + size).min(fixed.loader()))
        .collect();
    functions.sort_by_key(|f| f.start);
    let mut beside = Vec::new();
    let mut from = fixed.region;
    for function in functions {
        if from < function.start {
            beside.push(from..function.start);
        }
        from = from.max(function.end);
    }
    beside.push(from..fixed.region + fixed.region_size);
    beside
}

/// The first bytes of jumps over old entries, to which calls by pointers come.
pub fn jumps(journal: &Journal) -> Vec<Range<u64>> {
    let all = journal.patches.iter().filter(|p| is_jump(p));
    let mut all: Vec<Range<u64>> = all.map(|p| p.at..p.at + 1).collect();
    all.sort_by_key(|j| j.start);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use thaw_process::journal::{Fixed, Moved, Patch, State};

    #[test]
    fn what_the_tool_has_made_counts_and_what_was_moved_does_not() {
        let moved = |old, new, cold| Moved {
            old,
            old_size: 0x20,
            new,
            new_size: 0x20,
            cold,
        };
        let entry = |at| Patch::new(at, &[0x55; 5], &[0xe9, 1, 2, 3, 4]);
        let call = Patch::new(0x500, &[1; 4], &[2; 4]);
        let journal = Journal {
            state: State::Done,
            fixed: Fixed {
                region: 0x10000,
                region_size: 0x4000,
                code: 0x11000,
                code_size: 0x1000,
                frames: 0x12000,
                object: 0x13000,
                bias: 0x300,
                ..Fixed::default()
            },
            build_id: Vec::new(),
            moves: vec![moved(0x400, 0x11000, 0x11100), moved(0x440, 0x11040, 0)],
            // The second one is behind an endbr64.
            patches: vec![entry(0x444), call, entry(0x400)],
        };
        let beside = beside_functions(&journal);
        let counts = |at: u64| beside.iter().any(|r| r.contains(&at));
        let fixed = &journal.fixed;
        let ours = [
            fixed.region,
            0x11020,
            0x11060,
            fixed.loader(),
            fixed.stub(),
            fixed.frames,
            fixed.object,
            0x13fff,
        ];
        for at in ours {
            assert!(counts(at), "{at:#x} of {beside:x?}");
        }
        for at in [0x11000, 0x1101f, 0x11040, 0x11100, fixed.loader() - 1] {
            assert!(!counts(at), "{at:#x} of {beside:x?}");
        }
        assert!(!counts(0xffff) && !counts(0x14000));
        assert_eq!(jumps(&journal), [0x400..0x401, 0x444..0x445]);
    }
}
