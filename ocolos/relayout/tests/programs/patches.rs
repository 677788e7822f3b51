// SPDX-License-Identifier: Apache-2.0
//! The bytes that lead to new code, and what lies beside them.

use crate::common::{Running, relay, relay_again, undo};
use crate::memory::only_journal;
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::path::PathBuf;
use thaw_process::memory::Memory;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "marks_of_indirect_branches_stay_at_old_entries",
            sources::own("witness", &["-fno-jump-tables", "-fcf-protection=full"]),
            marks,
        ),
        trial(
            "no_jump_lies_where_a_suspended_context_goes_on",
            sources::own("stacks", &[]),
            suspended,
        ),
        trial(
            "no_jump_lies_where_a_context_is_suspended_in_an_older_layout",
            sources::own("stacks", &[]),
            suspended_in_older,
        ),
        trial(
            "slots_of_virtual_tables_lead_to_new_code",
            sources::own("virtuals", &[]),
            slots,
        ),
    ]
}

/// `endbr64`.
const MARK: [u8; 4] = [0xf3, 0x0f, 0x1e, 0xfa];

fn marks(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    relay(&running);
    let journal = only_journal(&running);
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let mut jumps = 0;
    for moved in &journal.moves {
        let first = memory.read(moved.old, 9).unwrap();
        let is_of_it = |at: u64| (moved.old..moved.old + 9).contains(&at);
        let jump = journal.patches.iter();
        let jump = jump.filter(|p| p.length == 5).find(|p| is_of_it(p.at));
        if let Some(jump) = jump
            && first.starts_with(&MARK)
        {
            assert_eq!(jump.at, moved.old + 4);
            assert_eq!(&first[4..], jump.new_bytes());
            jumps += 1;
        }
        let image = thaw_binary::Image::open(&program).unwrap();
        let original = image.bytes(moved.old - journal.fixed.bias, 4).unwrap();
        assert_eq!(first.starts_with(&MARK), original == MARK);
        // New code is reached by pointers that lead to the old entry alone.
        let new = memory.read(moved.new, 4).unwrap();
        assert_eq!(new == MARK, original == MARK);
    }
    assert!(jumps >= 2, "{jumps} of {}", journal.moves.len());
    running.goes_on(2);
    assert_eq!(undo(&running)["differences"], 0);
}

/// Its place lies in memory of the program's, on no stack.
fn suspended(program: PathBuf) {
    let mut running = Running::start(&program, &["suspends"]);
    running.goes_on(2);
    relay(&running);
    running.goes_on(2);
    let journal = only_journal(&running);
    let image = thaw_binary::Image::open(&program).unwrap();
    let (mix, _) = image.symbols[&("mix".to_owned(), 0)];
    let mix = mix + journal.fixed.bias;
    assert!(
        journal.moves.iter().any(|m| m.old == mix),
        "it was not moved"
    );
    let jumps = || journal.patches.iter().filter(|p| p.length == 5);
    assert!(jumps().all(|p| p.at != mix), "{:?}", journal.patches);
    assert!(jumps().count() > 0, "{:?}", journal.patches);
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

/// As if one was suspended in each of the first bytes of its new code.
fn suspended_in_older(program: PathBuf) {
    let mut running = Running::start(&program, &["suspends"]);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    running.goes_on(2);
    let journal = only_journal(&running);
    let memory = Memory::open(running.pid()).unwrap();
    let image = thaw_binary::Image::open(&program).unwrap();
    let at = |name: &str| image.symbols[&(name.to_owned(), 0)].0 + journal.fixed.bias;
    let mix = journal.moves.iter().find(|m| m.old == at("mix")).unwrap();
    for nth in 0..5 {
        let word = (mix.new + nth).to_le_bytes();
        memory.write(at("suspended") + 8 * nth, &word).unwrap();
    }
    let first = |new: u64| memory.read(new, 5).unwrap();
    let before: Vec<_> = journal.moves.iter().map(|m| first(m.new)).collect();
    relay_again(&running, &relaid);
    let mut led = 0;
    for (moved, before) in journal.moves.iter().zip(before) {
        match moved.new == mix.new {
            true => assert_eq!(first(moved.new), before, "a jump was written"),
            false => led += usize::from(first(moved.new) != before),
        }
    }
    assert!(led > 0, "nothing leads back");
    running.goes_on(2);
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

fn slots(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    relay(&running);
    let journal = only_journal(&running);
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let slots: Vec<_> = journal.patches.iter().filter(|p| p.length == 8).collect();
    assert!(slots.len() >= 2, "{:?}", journal.patches);
    let moved = |word: u64, of: fn(&thaw_process::journal::Moved) -> u64| {
        journal.moves.iter().any(|m| of(m) == word)
    };
    for slot in &slots {
        let now = memory.word(slot.at).unwrap();
        assert!(moved(now, |m| m.new), "{slot:?}");
        assert!(moved(u64::from_le_bytes(slot.old), |m| m.old), "{slot:?}");
    }
    running.goes_on(2);
    assert_eq!(undo(&running)["differences"], 0);
    for slot in &slots {
        assert_eq!(memory.word(slot.at).unwrap().to_le_bytes(), slot.old);
    }
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}
