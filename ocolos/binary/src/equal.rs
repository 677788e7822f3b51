// SPDX-License-Identifier: Apache-2.0
//! A proof that a moved function does what its original does: both are walked side by side from their entries, and each
//! instruction has to be the other's up to layout. What differs, or has no rule here, is not proven.
//!
//! Layout is: where instructions lie and how long they are, `nop`, jumps that only lead on, which way of a condition jumps, which
//! of a function's two entries is called, and where a jump table lies. Tables of exception handlers are not looked at.

use crate::image::{Image, Link};
use crate::moved::Move;
use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register,
};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// More jumps in a row lead nowhere.
const MOST_JUMPS: usize = 64;

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
    let at = |a: u64| a.wrapping_add_signed(new.shift);
    let entries: HashMap<u64, u64> = moves.values().map(|m| (at(m.new), m.old)).collect();
    let tables = tables(original);
    let mut found = BTreeMap::new();
    for (&old, m) in moves {
        let mut parts = Vec::with_capacity(2);
        parts.push(at(m.new)..at(m.new) + m.new_size);
        parts.extend(m.cold.map(|c| at(c.0)..at(c.0) + c.1));
        let mut walk = Walk {
            original,
            new,
            entries: &entries,
            tables: &tables,
            old: old..old + m.old_size,
            parts,
            seen: HashSet::new(),
            open: vec![(old, at(m.new))],
            pairs: BTreeSet::new(),
        };
        if let Err(why) = walk.all() {
            found.insert(old, why);
        }
    }
    found
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

struct Walk<'a> {
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

impl Walk<'_> {
    fn all(&mut self) -> Result<(), String> {
        let bases = self.bases();
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

    /// Where the original's code has addresses of data: no table goes on beyond the beginning of another.
    fn bases(&self) -> BTreeSet<u64> {
        let length = (self.old.end - self.old.start) as usize;
        let code = self.original.bytes(self.old.start, length);
        let mut decoder = Decoder::with_ip(
            64,
            code.unwrap_or_default(),
            self.old.start,
            DecoderOptions::NONE,
        );
        let mut bases = BTreeSet::new();
        while decoder.can_decode() {
            let i = decoder.decode();
            if i.is_ip_rel_memory_operand() {
                bases.insert(i.ip_rel_memory_address());
            }
        }
        bases
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
            self.open
                .push((target, new.wrapping_add_signed(i64::from(word))));
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
            (Point::At(a), Point::At(b)) => self.instructions(&a, &b),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::image::{Function, Relocation, Section};

    const OLD: u64 = 0x1000;
    const NEW: u64 = 0x5000;

    /// One function; a table of two entries behind it.
    fn image(code: &[u8], table: &[(u64, u64)]) -> Image {
        let section = |name: &str, address, bytes: &[u8], executable| Section {
            name: name.to_owned(),
            address,
            bytes: bytes.to_vec(),
            allocated: true,
            executable,
            relocations: Vec::new(),
        };
        let mut data = section(".rodata", 0x2000, &[0; 8], false);
        data.relocations = table
            .iter()
            .map(|&(at, value)| Relocation {
                at,
                link: Link::Relative,
                value,
            })
            .collect();
        Image {
            build_id: Vec::new(),
            position_independent: true,
            dynamic: true,
            looks_beside_itself: false,
            sections: vec![section(".text", OLD, code, true), data],
            functions: vec![Function {
                name: "f".to_owned(),
                address: OLD,
                size: code.len() as u64,
                nth: 0,
            }],
            symbols: HashMap::new(),
            imports: Vec::new(),
            first_page: 0,
            end: 0x3000,
        }
    }

    fn is_proven(original: &Image, size: u64, bytes: &[u8]) -> bool {
        let moved = Move {
            name: "f".to_owned(),
            old: OLD,
            old_size: original.functions[0].size,
            new: 0x9000,
            new_size: size,
            cold: None,
        };
        let new = NewCode {
            start: NEW,
            bytes,
            shift: -0x4000,
        };
        unproven(original, &BTreeMap::from([(OLD, moved)]), &new).is_empty()
    }

    /// `test edi,edi; je +6; mov eax,1; ret; mov eax,2; ret`
    const CHOICE: [u8; 16] = [
        0x85, 0xff, 0x74, 6, 0xb8, 1, 0, 0, 0, 0xc3, 0xb8, 2, 0, 0, 0, 0xc3,
    ];

    /// `test edi,edi; jne +5; mov eax,2; ret; nop; mov eax,1; ret`, the jump in its long form
    const TURNED: [u8; 22] = [
        0x85, 0xff, 0x0f, 0x85, 7, 0, 0, 0, 0xb8, 2, 0, 0, 0, 0xc3, 0x90, 0xb8, 1, 0, 0, 0, 0xc3,
        0xcc,
    ];

    #[test]
    fn layout_may_change_and_nothing_else() {
        let original = image(&CHOICE, &[]);
        assert!(is_proven(&original, 21, &TURNED));
        for at in (0..21).filter(|at| *at != 14) {
            for bit in 0..8 {
                let mut other = TURNED;
                other[at] ^= 1 << bit;
                // Jumping to the `nop` before the same code is layout.
                if at == 4 && other[at] == 6 {
                    continue;
                }
                assert!(!is_proven(&original, 21, &other), "byte {at}, bit {bit}");
            }
        }
    }

    /// `lea rdx,[table]; movsxd rax,[rdx+rdi*4]; add rax,rdx; jmp rax; mov eax,1; ret; mov eax,2; ret`
    fn switch(table: u32, numbers: [u8; 2]) -> Vec<u8> {
        let mut code = vec![0x48, 0x8d, 0x15];
        code.extend(table.to_le_bytes());
        code.extend([0x48, 0x63, 0x04, 0xba, 0x48, 1, 0xd0, 0xff, 0xe0]);
        for number in numbers {
            code.extend([0xb8, number, 0, 0, 0, 0xc3]);
        }
        code
    }

    #[test]
    fn tables_are_moved_entry_by_entry() {
        let original = image(
            &switch(0xff9, [1, 2]),
            &[(0x2000, 0x1010), (0x2004, 0x1016 + 4)],
        );
        let new = |entries: [i32; 2]| {
            let mut bytes = switch(0x19, [2, 1]);
            bytes.resize(0x20, 0xcc);
            entries.iter().for_each(|e| bytes.extend(e.to_le_bytes()));
            bytes
        };
        let size = original.functions[0].size;
        assert!(is_proven(&original, size, &new([-0xa, -0x10])));
        assert!(!is_proven(&original, size, &new([-0x10, -0xa])));
        assert!(!is_proven(&original, size, &new([-0xa, -0x11])));
        assert!(!is_proven(&original, size, &new([-0xa, -0x10])[..0x24]));
    }
}
