// SPDX-License-Identifier: Apache-2.0
//! Which bytes of the process lead to new code: all that may be patched, and of it what is safe and worth it at a stop.

use crate::plan::Plan;
use std::collections::{BTreeMap, BTreeSet};
use thaw_binary::Refusal;
use thaw_binary::entries::JUMP;
use thaw_binary::moved::Move;
use thaw_process::journal::Patch;

const JUMP_OPCODE: u8 = 0xe9;

/// What a patch needs to be written.
pub enum Condition {
    /// No word of a thread leads to these addresses.
    NobodyAt(Vec<u64>),
    /// Its function runs now, or it is the only way to the callee.
    Caller {
        caller: u64,
        needed: bool,
    },
    Always,
}

pub struct Candidate {
    pub patch: Patch,
    pub condition: Condition,
}

/// All that might be patched, in the process' addresses; `moves` are those that new code is
/// used of, and `shift` leads from BOLT's addresses to the process'.
pub fn candidates(
    plan: &Plan,
    moves: &BTreeMap<u64, Move>,
    bias: u64,
    shift: i64,
) -> Result<Vec<Candidate>, Refusal> {
    let new = |old: u64| moves.get(&old).map(|m| m.new.wrapping_add_signed(shift));
    let mut all = Vec::new();
    let original = |at: u64, length: usize| {
        plan.image
            .bytes(at, length)
            .ok_or_else(|| Refusal::new("damaged", format!("the program has no bytes at {at:#x}")))
    };
    for (&function, entry) in &plan.entries {
        let Some(target) = new(function) else {
            continue;
        };
        let at = entry.at + bias;
        let mut bytes = vec![JUMP_OPCODE];
        bytes.extend(distance(at + JUMP, target)?);
        all.push(Candidate {
            patch: Patch::new(at, original(entry.at, bytes.len())?, &bytes),
            condition: Condition::NobodyAt(entry.inside.iter().map(|a| a + bias).collect()),
        });
    }
    for call in &plan.calls {
        let Some(target) = new(call.callee) else {
            continue;
        };
        let at = call.at + bias;
        let needed =
            !plan.entries.contains_key(&call.callee) || plan.left.contains_key(&call.caller);
        all.push(Candidate {
            patch: Patch::new(at, original(call.at, 4)?, &distance(at + 4, target)?),
            condition: Condition::Caller {
                caller: call.caller,
                needed,
            },
        });
    }
    for &(slot, function) in &plan.slots {
        let Some(target) = new(function) else {
            continue;
        };
        all.push(Candidate {
            patch: Patch::new(
                slot + bias,
                &(function + bias).to_le_bytes(),
                &target.to_le_bytes(),
            ),
            condition: Condition::Always,
        });
    }
    Ok(all)
}

fn distance(from: u64, to: u64) -> Result<[u8; 4], Refusal> {
    i32::try_from(to.wrapping_sub(from) as i64)
        .map(i32::to_le_bytes)
        .map_err(|_| Refusal::new("reach", "the new code lies further than 2 GB from the old"))
}

/// All candidates, so that a stop is short.
pub struct Choices<'c> {
    any_time: Vec<&'c Candidate>,
    /// Calls that are worth it while their function may go on in old code.
    by_caller: BTreeMap<u64, Vec<&'c Patch>>,
}

impl<'c> Choices<'c> {
    pub fn of(candidates: &'c [Candidate]) -> Choices<'c> {
        let mut choices = Choices {
            any_time: Vec::new(),
            by_caller: BTreeMap::new(),
        };
        for candidate in candidates {
            match candidate.condition {
                Condition::Caller { caller, needed } if !needed => {
                    let calls = choices.by_caller.entry(caller).or_default();
                    calls.push(&candidate.patch);
                }
                _ => choices.any_time.push(candidate),
            }
        }
        choices
    }

    /// Those that are chosen whatever runs, unless a thread is in the way.
    pub fn at_any_time(&self) -> impl Iterator<Item = &'c Patch> {
        self.any_time.iter().map(|c| &c.patch)
    }

    /// Addresses at which nobody may be.
    pub fn inside(&self) -> BTreeSet<u64> {
        let of_it = |c: &&'c Candidate| match &c.condition {
            Condition::NobodyAt(addresses) => addresses.clone(),
            _ => Vec::new(),
        };
        self.any_time.iter().flat_map(of_it).collect()
    }

    /// Entries that are given up because a thread stands there: their callers have to lead to the new code.
    pub fn blocked(&self, words: &BTreeSet<u64>) -> impl Iterator<Item = &'c Candidate> {
        let all = self.any_time.iter().copied();
        all.filter(|c| is_blocked(c, words))
    }

    /// Those that are safe while threads hold `words`, and worth it while `running` functions may go on in old code; none lies
    /// across another, of which the first is taken.
    pub fn chosen(&self, words: &BTreeSet<u64>, running: &BTreeSet<u64>) -> Vec<&'c Patch> {
        let safe = self.any_time.iter().filter(|c| !is_blocked(c, words));
        let calls = running.iter().filter_map(|r| self.by_caller.get(r));
        let mut taken: BTreeSet<u64> = BTreeSet::new();
        safe.map(|c| &c.patch)
            .chain(calls.flatten().copied())
            .filter(|p| {
                let bytes = p.at..p.at + u64::from(p.length);
                let is_free = taken.range(bytes.clone()).next().is_none();
                if is_free {
                    taken.extend(bytes);
                }
                is_free
            })
            .collect()
    }
}

fn is_blocked(candidate: &Candidate, words: &BTreeSet<u64>) -> bool {
    matches!(&candidate.condition, Condition::NobodyAt(addresses) if addresses.iter().any(|a| words.contains(a)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(at: u64, condition: Condition) -> Candidate {
        Candidate {
            patch: Patch::new(at, &[0; 4], &[1; 4]),
            condition,
        }
    }

    #[test]
    fn an_entry_where_a_thread_stands_is_left() {
        let all = [
            candidate(0x10, Condition::NobodyAt(vec![0x11, 0x13])),
            candidate(0x20, Condition::NobodyAt(vec![0x21])),
            candidate(
                0x30,
                Condition::Caller {
                    caller: 7,
                    needed: false,
                },
            ),
            candidate(
                0x40,
                Condition::Caller {
                    caller: 8,
                    needed: false,
                },
            ),
            candidate(
                0x50,
                Condition::Caller {
                    caller: 9,
                    needed: true,
                },
            ),
        ];
        let choices = Choices::of(&all);
        let chosen = choices.chosen(&BTreeSet::from([0x13, 0x20]), &BTreeSet::from([8]));
        let at: Vec<u64> = chosen.iter().map(|p| p.at).collect();
        assert_eq!(at, [0x20, 0x50, 0x40]);
        assert_eq!(choices.inside(), BTreeSet::from([0x11, 0x13, 0x21]));
        let at_any_time: Vec<u64> = choices.at_any_time().map(|p| p.at).collect();
        assert_eq!(at_any_time, [0x10, 0x20, 0x50]);
        // A call within the bytes of a jump.
        let needed = Condition::Caller {
            caller: 1,
            needed: true,
        };
        let across = [
            candidate(0x20, Condition::NobodyAt(Vec::new())),
            candidate(0x23, needed),
        ];
        let chosen = Choices::of(&across).chosen(&BTreeSet::new(), &BTreeSet::new());
        assert_eq!(chosen, [&across[0].patch]);
        assert!(
            is_blocked(&all[0], &BTreeSet::from([0x13]))
                && !is_blocked(&all[1], &BTreeSet::from([0x13]))
        );
    }
}
