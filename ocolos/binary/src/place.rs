// SPDX-License-Identifier: Apache-2.0
//! New code made to run somewhere else than BOLT has put it, beside a process whose data and function pointers stay as they are.

use crate::Refusal;
use crate::handlers::shift_table;
use crate::image::{Image, Link};
use crate::moved::{Block, Move};
use iced_x86::{Code, ConstantOffsets, Decoder, DecoderOptions, Instruction, OpKind};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What has become of the block.
pub struct Placed {
    /// From the block's start to its end.
    pub bytes: Vec<u8>,
    /// How many addresses of functions were turned back to their old entries.
    pub addresses: usize,
}

struct Mover<'a> {
    original: &'a Image,
    block: &'a Block,
    /// Old entries by new ones.
    entries: HashMap<u64, u64>,
    /// Old entries of functions whose new code nobody may come to.
    shunned: &'a BTreeSet<u64>,
    /// Added to each of BOLT's addresses.
    shift: i64,
    bytes: Vec<u8>,
    addresses: usize,
}

impl Placed {
    /// Moves the tables of exception handlers with the code.
    pub fn shift_handlers(
        &mut self,
        block: &Block,
        handlers: &[u64],
        start: u64,
    ) -> Result<(), Refusal> {
        let shift = start.wrapping_sub(block.start) as i64;
        let tables: BTreeSet<u64> = handlers
            .iter()
            .copied()
            .filter(|&h| block.contains(h))
            .collect();
        for table in tables {
            let at = (table - block.start) as usize;
            shift_table(&mut self.bytes, at, shift).ok_or_else(|| {
                Refusal::new("exception-tables", format!("BOLT's table of exception handlers at {table:#x} is of a kind that is not known"))
            })?;
        }
        Ok(())
    }
}

/// Rewrites the block for `start`; addresses count as the file's do, without the load bias. Calls of `shunned` functions lead to
/// the original's.
pub fn place(
    original: &Image,
    block: &Block,
    moves: &BTreeMap<u64, Move>,
    shunned: &BTreeSet<u64>,
    start: u64,
) -> Result<Placed, Refusal> {
    let mut bytes = vec![0xcc; (block.end - block.start) as usize];
    for section in &block.sections {
        let from = (section.address - block.start) as usize;
        bytes[from..from + section.bytes.len()].copy_from_slice(&section.bytes);
    }
    let mut mover = Mover {
        original,
        block,
        entries: moves.values().map(|m| (m.new, m.old)).collect(),
        shunned,
        shift: start.wrapping_sub(block.start) as i64,
        bytes,
        addresses: 0,
    };
    for section in block.sections.iter().filter(|s| s.executable) {
        mover.section(section.address, &section.bytes)?;
    }
    for section in block
        .sections
        .iter()
        .filter(|s| s.name.starts_with(".rodata"))
    {
        mover.table(section.address, section.bytes.len());
    }
    Ok(Placed {
        bytes: mover.bytes,
        addresses: mover.addresses,
    })
}

impl Mover<'_> {
    /// BOLT fills between functions by instructions (`nop`, `int3`), so that a section is one stream of them.
    fn section(&mut self, address: u64, code: &[u8]) -> Result<(), Refusal> {
        let mut decoder = Decoder::with_ip(64, code, address, DecoderOptions::NONE);
        let mut instruction = Instruction::default();
        while decoder.can_decode() {
            decoder.decode_out(&mut instruction);
            if instruction.is_invalid() {
                return Err(unexpected(&instruction, "is no instruction"));
            }
            let constants = decoder.get_constant_offsets(&instruction);
            self.instruction(&instruction, &constants)?;
        }
        Ok(())
    }

    /// Jump tables count from themselves, or hold addresses, which move with the code.
    fn table(&mut self, address: u64, length: usize) {
        let from = (address - self.block.start) as usize;
        let first = from.next_multiple_of(8);
        for at in (first..(from + length).saturating_sub(7)).step_by(8) {
            let word = u64::from_le_bytes(self.bytes[at..at + 8].try_into().unwrap_or_default());
            if self.block.contains(word) {
                let moved = word.wrapping_add_signed(self.shift);
                self.bytes[at..at + 8].copy_from_slice(&moved.to_le_bytes());
            }
        }
    }

    fn instruction(&mut self, i: &Instruction, constants: &ConstantOffsets) -> Result<(), Refusal> {
        if matches!(
            i.op0_kind(),
            OpKind::NearBranch64 | OpKind::NearBranch32 | OpKind::NearBranch16
        ) {
            let mut target = i.near_branch_target();
            if let Some(old) = self.entries.get(&target)
                && self.shunned.contains(old)
            {
                if constants.immediate_size() != 4 {
                    // It cannot be turned back: so nothing proves the function that it is in, which is shunned then.
                    return Ok(());
                }
                target = *old;
            }
            if !self.block.contains(target) {
                if constants.immediate_size() != 4 {
                    return Err(unexpected(i, "leads out of the new code by one byte"));
                }
                self.put_relative(i, constants.immediate_offset(), target)?;
            }
            return Ok(());
        }
        if i.is_ip_rel_memory_operand() {
            let target = i.ip_rel_memory_address();
            if !self.block.contains(target) {
                return self.put_relative(i, constants.displacement_offset(), target);
            }
            let takes_address = matches!(i.code(), Code::Lea_r64_m | Code::Lea_r32_m);
            if takes_address && let Some(&old) = self.entries.get(&target) {
                self.addresses += 1;
                return self.put_relative(i, constants.displacement_offset(), old);
            }
            return Ok(());
        }
        if !self.original.position_independent {
            self.absolute(i, constants)?;
        }
        Ok(())
    }

    /// Where addresses are constants in the code, one that leads into the block is either a function's or nothing that is known.
    fn absolute(&mut self, i: &Instruction, constants: &ConstantOffsets) -> Result<(), Refusal> {
        let immediate = (constants.immediate_size() >= 4)
            .then(|| (constants.immediate_offset(), constants.immediate_size()));
        let displacement = (constants.displacement_size() >= 4).then(|| {
            (
                constants.displacement_offset(),
                constants.displacement_size(),
            )
        });
        for (offset, size) in [immediate, displacement].into_iter().flatten() {
            let at = (i.ip() - self.block.start) as usize + offset;
            let value = if size == 8 {
                u64::from_le_bytes(self.bytes[at..at + 8].try_into().unwrap_or_default())
            } else {
                let low: [u8; 4] = self.bytes[at..at + 4].try_into().unwrap_or_default();
                i64::from(i32::from_le_bytes(low)) as u64
            };
            if !self.block.contains(value) {
                continue;
            }
            match self.entries.get(&value) {
                Some(&old) if self.takes_address_of(old) => {
                    self.bytes[at..at + size].copy_from_slice(&old.to_le_bytes()[..size]);
                    self.addresses += 1;
                }
                _ if self.shift == 0 && !self.entries.contains_key(&value) => {}
                _ => return Err(unexpected(i, "holds a number that may be an address")),
            }
        }
        Ok(())
    }

    /// Whether the original's code has this function's address as a constant.
    fn takes_address_of(&self, function: u64) -> bool {
        let code = self.original.sections.iter().filter(|s| s.executable);
        code.flat_map(|s| &s.relocations)
            .any(|r| r.link == Link::Absolute && r.value == function)
    }

    /// Makes the four bytes lead to `target`, an address of the original, from the instruction's new place.
    fn put_relative(&mut self, i: &Instruction, offset: usize, target: u64) -> Result<(), Refusal> {
        let next = i.next_ip().wrapping_add_signed(self.shift);
        let distance = target.wrapping_sub(next) as i64;
        let Ok(distance) = i32::try_from(distance) else {
            return Err(Refusal::new(
                "reach",
                "the new code lies further than 2 GB from the old",
            ));
        };
        let at = (i.ip() - self.block.start) as usize + offset;
        self.bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
        Ok(())
    }
}

fn unexpected(i: &Instruction, what: &str) -> Refusal {
    Refusal::new("new-code", format!("the new code at {:#x} {what}", i.ip()))
}
