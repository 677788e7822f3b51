// SPDX-License-Identifier: Apache-2.0
//! What runs in new code, told as what would have run in the original: layouts are made from the original only.

use crate::instructions::Kind;
use crate::profile::Recorder;
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use thaw_binary::Image;

/// More jumps in a row lead nowhere.
const MOST_JUMPS: usize = 64;

/// The longest instruction that there is.
const LONGEST: usize = 15;

/// Addresses are the process'.
#[derive(Default)]
pub struct Origins<'a> {
    /// None where the process has no new code.
    pub image: Option<&'a Image>,
    pub bias: u64,
    pub new_code: Vec<Range<u64>>,
    /// Of instructions of new code, where it is known.
    pub addresses: HashMap<u64, u64>,
    /// Where jumps to new code were written over the original.
    pub entries: HashSet<u64>,
}

/// An instruction, as the original has it.
enum Place {
    Original(u64),
    Moved(u64),
    /// Jumps of new code, and those that lead there: the original has none.
    Nowhere,
}

impl Origins<'_> {
    fn place(&self, at: u64) -> Place {
        match self.addresses.get(&at) {
            Some(&origin) => Place::Moved(origin),
            None if self.entries.contains(&at) || self.new_code.iter().any(|c| c.contains(&at)) => {
                Place::Nowhere
            }
            None => Place::Original(at),
        }
    }

    fn decode(&self, at: u64) -> Option<Instruction> {
        let file = at.wrapping_sub(self.bias);
        let section = self.image?.section_at(file).filter(|s| s.executable)?;
        let length = LONGEST.min((section.end() - file) as usize);
        let code = self.image?.bytes(file, length)?;
        let i = Decoder::with_ip(64, code, at, DecoderOptions::NONE).decode();
        (!i.is_invalid()).then_some(i)
    }

    /// The branches that lead from one instruction of the original to another that has run after it; none where they cannot.
    fn way(&self, from: u64, to: u64) -> Option<Vec<(u64, u64)>> {
        let Some(i) = self.decode(from) else {
            // Other code calls the program's, or returns there.
            return Some(vec![(from, to)]);
        };
        let leads = matches!(
            i.op0_kind(),
            OpKind::NearBranch64 | OpKind::NearBranch32 | OpKind::NearBranch16
        );
        let taken = || {
            let target = i.near_branch_target();
            self.follow(target, to, vec![(from, target)])
        };
        let next = || self.follow(i.next_ip(), to, Vec::new());
        match i.flow_control() {
            FlowControl::Return | FlowControl::IndirectBranch | FlowControl::IndirectCall => {
                Some(vec![(from, to)])
            }
            FlowControl::ConditionalBranch if i.next_ip() == to => Some(Vec::new()),
            FlowControl::ConditionalBranch => taken().or_else(next),
            FlowControl::UnconditionalBranch => taken(),
            // System calls count as calls.
            FlowControl::Call if leads => taken(),
            _ => next(),
        }
    }

    /// Jumps that only lead on, and `nop`: new code may have neither.
    fn follow(&self, from: u64, to: u64, mut way: Vec<(u64, u64)>) -> Option<Vec<(u64, u64)>> {
        let mut at = from;
        while way.len() < MOST_JUMPS {
            if at == to {
                return Some(way);
            }
            let i = self.decode(at)?;
            if i.mnemonic() == Mnemonic::Nop {
                at = i.next_ip();
            } else if i.is_jmp_short_or_near() {
                way.push((at, i.near_branch_target()));
                at = i.near_branch_target();
            } else {
                return None;
            }
        }
        None
    }
}

struct Last {
    place: u64,
    moved: bool,
    kind: Kind,
}

/// Hears of each instruction that a thread comes to, and records branches of the original.
pub struct Trace<'a> {
    pub recorder: Recorder<'a>,
    origins: &'a Origins<'a>,
    last: Option<Last>,
    /// Something has run since then that the original does not have.
    between: bool,
}

impl<'a> Trace<'a> {
    pub fn new(recorder: Recorder<'a>, origins: &'a Origins<'a>) -> Trace<'a> {
        Trace {
            recorder,
            origins,
            last: None,
            between: false,
        }
    }

    /// What comes now does not follow what came.
    pub fn gap(&mut self) {
        self.recorder.gap();
        self.last = None;
    }

    /// The same place again is the same instruction, that repeats.
    pub fn comes_to(&mut self, at: u64, kind: Kind) {
        let (place, moved) = match self.origins.place(at) {
            Place::Nowhere => {
                self.between = true;
                return;
            }
            Place::Original(place) => (place, false),
            Place::Moved(place) => (place, true),
        };
        let between = std::mem::replace(&mut self.between, false);
        let last = self.last.replace(Last { place, moved, kind });
        let Some(last) = last.filter(|l| l.place != place) else {
            return;
        };
        if last.moved || moved || between {
            match self.origins.way(last.place, place) {
                Some(way) => way
                    .into_iter()
                    .for_each(|(from, to)| self.recorder.branch(from, to)),
                None => self.recorder.gap(),
            }
        } else if place != last.place.wrapping_add(last.kind.length) {
            if last.kind.system_call {
                self.recorder.gap();
            } else {
                self.recorder.branch(last.place, place);
            }
        }
    }
}

#[cfg(test)]
mod tests;
