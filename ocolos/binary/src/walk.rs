// SPDX-License-Identifier: Apache-2.0
//! A function and its new code, walked side by side.

use crate::equal::{NewCode, bases};
use crate::image::Image;
use crate::moved::Move;
use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// More jumps in a row lead nowhere.
const MOST_JUMPS: usize = 64;

pub struct Walk<'a> {
    original: &'a Image,
    new: &'a NewCode<'a>,
    entries: &'a HashMap<u64, u64>,
    tables: &'a BTreeMap<u64, u64>,
    old: Range<u64>,
    parts: Vec<Range<u64>>,
    seen: HashSet<(u64, u64)>,
    open: Vec<(u64, u64)>,
    /// Tables of the original, and of the new code.
    pairs: BTreeSet<(u64, u64)>,
    pub walked: Walked,
}

/// What a function's new code is to its original.
#[derive(Clone, Debug, Default)]
pub struct Walked {
    /// Where each instruction of the new code was in the original.
    pub origins: HashMap<u64, u64>,
    /// Where entries of jump tables lead, in the original and in the new code.
    pub by_table: BTreeSet<(u64, u64)>,
}

/// What comes next, when jumps were followed.
enum Point {
    At(Instruction),
    /// Another function.
    Out(u64),
    /// Jumps in a circle.
    Circle,
    /// Behind the function's last byte, where nothing comes.
    End,
}

impl<'a> Walk<'a> {
    pub fn new(
        original: &'a Image,
        new: &'a NewCode<'a>,
        entries: &'a HashMap<u64, u64>,
        tables: &'a BTreeMap<u64, u64>,
        m: &Move,
    ) -> Walk<'a> {
        let at = |a: u64| a.wrapping_add_signed(new.shift);
        let mut parts = Vec::with_capacity(2);
        parts.push(at(m.new)..at(m.new) + m.new_size);
        parts.extend(m.cold.map(|c| at(c.0)..at(c.0) + c.1));
        Walk {
            original,
            new,
            entries,
            tables,
            old: m.old..m.old + m.old_size,
            parts,
            seen: HashSet::new(),
            open: vec![(m.old, at(m.new))],
            pairs: BTreeSet::new(),
            walked: Walked::default(),
        }
    }

    pub fn all(&mut self) -> Result<(), String> {
        let bases = bases(self.original, &self.old);
        loop {
            while let Some((old, new)) = self.open.pop() {
                if self.seen.insert((old, new)) {
                    self.pair(old, new)
                        .map_err(|what| format!("{what}, at {old:#x} and {new:#x}"))?;
                }
            }
            let Some((old, new)) = self.pairs.pop_first() else {
                return Ok(());
            };
            if self.seen.insert((old, new)) {
                self.table(old, new, &bases)?;
            }
        }
    }

    fn table(&mut self, old: u64, new: u64, bases: &BTreeSet<u64>) -> Result<(), String> {
        let mut entries = 0;
        for nth in 0u64.. {
            let at = old + nth * 4;
            let Some(&value) = self.tables.get(&at) else {
                break;
            };
            let target = value.wrapping_sub(at - old);
            if !self.old.contains(&target) || (nth > 0 && bases.contains(&at)) {
                break;
            }
            let from = new.wrapping_add(nth * 4).wrapping_sub(self.new.start);
            let word = usize::try_from(from)
                .ok()
                .and_then(|f| self.new.bytes.get(f..f + 4))
                .ok_or("a jump table ends too early")?;
            let word = i32::from_le_bytes(word.try_into().unwrap_or_default());
            let pair = (target, new.wrapping_add_signed(i64::from(word)));
            self.open.push(pair);
            self.walked.by_table.insert(pair);
            entries += 1;
        }
        if entries == 0 {
            return Err(format!(
                "data at {old:#x} lies elsewhere, and is no jump table"
            ));
        }
        Ok(())
    }

    fn decode(&self, address: u64, is_new: bool) -> Option<Instruction> {
        let code = if is_new {
            let part = self.parts.iter().find(|p| p.contains(&address))?;
            let from = address.wrapping_sub(self.new.start);
            let to = part.end.wrapping_sub(self.new.start);
            self.new.bytes.get(from as usize..to as usize)?
        } else {
            let length = (self.old.end - address) as usize;
            self.original.bytes(address, length)?
        };
        let i = Decoder::with_ip(64, code, address, DecoderOptions::NONE).decode();
        (!i.is_invalid()).then_some(i)
    }

    fn holds(&self, address: u64, is_new: bool) -> bool {
        if is_new {
            self.parts.iter().any(|p| p.contains(&address))
        } else {
            self.old.contains(&address)
        }
    }

    fn point(&self, mut address: u64, is_new: bool) -> Result<Point, String> {
        let ends = |a: u64| a == self.old.end || (is_new && self.parts.iter().any(|p| p.end == a));
        let mut jumps = 0;
        let mut behind = false;
        while jumps < MOST_JUMPS {
            if !self.holds(address, is_new) {
                return Ok(if behind && ends(address) {
                    Point::End
                } else {
                    Point::Out(address)
                });
            }
            let i = self
                .decode(address, is_new)
                .ok_or("something is no instruction")?;
            if i.mnemonic() == Mnemonic::Nop {
                address = i.next_ip();
                behind = true;
            } else if i.is_jmp_short_or_near() {
                address = i.near_branch_target();
                jumps += 1;
                behind = false;
            } else {
                return Ok(Point::At(i));
            }
        }
        Ok(Point::Circle)
    }

    fn pair(&mut self, old: u64, new: u64) -> Result<(), String> {
        // What the original has behind its end is never reached: a call before it does not return.
        if old == self.old.end {
            return Ok(());
        }
        match (self.point(old, false)?, self.point(new, true)?) {
            (Point::At(a), Point::At(b)) => {
                self.walked.origins.insert(b.ip(), a.ip());
                self.instructions(&a, &b)
            }
            (Point::Out(a), Point::Out(b)) if self.leads_to_the_same(a, b) => Ok(()),
            (Point::Circle, Point::Circle) | (Point::End, _) => Ok(()),
            _ => Err("one ends, and the other goes on".to_owned()),
        }
    }

    fn leads_to_the_same(&self, a: u64, b: u64) -> bool {
        a == b || self.entries.get(&b) == Some(&a)
    }

    fn instructions(&mut self, a: &Instruction, b: &Instruction) -> Result<(), String> {
        let differ = || Err(format!("'{:?}' became '{:?}'", a.code(), b.code()));
        if a.is_jcc_short_or_near() && b.is_jcc_short_or_near() {
            let (taken, not) = (b.near_branch_target(), b.next_ip());
            let (taken, not) = if a.condition_code() == b.condition_code() {
                (taken, not)
            } else if negated(a) == b.condition_code() {
                (not, taken)
            } else {
                return differ();
            };
            self.open.push((a.near_branch_target(), taken));
            self.open.push((a.next_ip(), not));
            return Ok(());
        }
        if a.mnemonic() != b.mnemonic() || !self.same_operands(a, b) {
            return differ();
        }
        match a.flow_control() {
            FlowControl::Next
            | FlowControl::Call
            | FlowControl::IndirectCall
            | FlowControl::Interrupt => self.open.push((a.next_ip(), b.next_ip())),
            // `loop`, `jrcxz`.
            FlowControl::ConditionalBranch => {
                self.open
                    .push((a.near_branch_target(), b.near_branch_target()));
                self.open.push((a.next_ip(), b.next_ip()));
            }
            FlowControl::Return | FlowControl::IndirectBranch | FlowControl::Exception => {}
            FlowControl::UnconditionalBranch | FlowControl::XbeginXabortXend => return differ(),
        }
        Ok(())
    }

    fn same_operands(&mut self, a: &Instruction, b: &Instruction) -> bool {
        let marks = |i: &Instruction| {
            (
                i.has_lock_prefix(),
                // `rep ret` is `ret`.
                i.mnemonic() != Mnemonic::Ret && i.has_rep_prefix(),
                i.mnemonic() != Mnemonic::Ret && i.has_repne_prefix(),
                i.segment_prefix() == Register::FS || i.segment_prefix() == Register::GS,
                i.op_mask(),
                i.zeroing_masking(),
                i.is_broadcast(),
                i.rounding_control(),
                i.suppress_all_exceptions(),
            )
        };
        // `ret`, too, has forms that take arguments off the stack.
        if a.op_count() != b.op_count() || marks(a) != marks(b) {
            return false;
        }
        (0..a.op_count()).all(|nth| self.same_operand(a, b, nth))
    }

    fn same_operand(&mut self, a: &Instruction, b: &Instruction, nth: u32) -> bool {
        match (a.op_kind(nth), b.op_kind(nth)) {
            (OpKind::Register, OpKind::Register) => a.op_register(nth) == b.op_register(nth),
            (OpKind::NearBranch64, OpKind::NearBranch64) => {
                a.flow_control() == FlowControl::ConditionalBranch
                    || self.leads_to_the_same(a.near_branch_target(), b.near_branch_target())
            }
            (OpKind::Memory, OpKind::Memory) => self.same_memory(a, b),
            (x, y) => match (a.try_immediate(nth), b.try_immediate(nth)) {
                (Ok(x), Ok(y)) => x == y,
                // Memory by the string registers.
                _ => x == y && !matches!(x, OpKind::FarBranch16 | OpKind::FarBranch32),
            },
        }
    }

    fn same_memory(&mut self, a: &Instruction, b: &Instruction) -> bool {
        let plain = |i: &Instruction| {
            (
                i.memory_base(),
                i.memory_index(),
                i.memory_index_scale(),
                i.memory_segment(),
                i.memory_size(),
            )
        };
        if plain(a) != plain(b) {
            return false;
        }
        if a.memory_displacement64() == b.memory_displacement64() {
            return true;
        }
        // A table that was moved with the code; its entries are compared at the end.
        let is_address = matches!(a.code(), Code::Lea_r64_m) && a.is_ip_rel_memory_operand();
        if is_address {
            self.pairs
                .insert((a.ip_rel_memory_address(), b.ip_rel_memory_address()));
        }
        is_address
    }
}

fn negated(i: &Instruction) -> iced_x86::ConditionCode {
    let mut other = *i;
    other.negate_condition_code();
    other.condition_code()
}
