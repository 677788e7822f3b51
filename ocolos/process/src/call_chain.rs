// SPDX-License-Identifier: Apache-2.0
//! The functions that a thread is in, unwound by the tables that compilers leave for exceptions. Words that earlier calls have
//! left on the stack are not taken for return addresses, as they are where a stack is only searched.

use crate::mapped_file;
use crate::maps::{Mapping, beginning};
use crate::memory::Memory;
use crate::process::Process;
use gimli::{
    BaseAddresses, CfaRule, EhFrame, EhFrameHdr, LittleEndian, Register, RegisterRule,
    UnwindContext, UnwindSection, UnwindTableRow, X86_64,
};
use libc::user_regs_struct;
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection, ObjectSegment};
use std::ops::Range;

const DEEPEST: usize = 1000;
const REGISTERS: usize = 17;
const POINTER: u8 = 8;

/// Functions give these back as they were. All others are lost with the call that may have changed them.
const KEPT: [Register; 6] = [
    X86_64::RBX,
    X86_64::RBP,
    X86_64::R12,
    X86_64::R13,
    X86_64::R14,
    X86_64::R15,
];

/// The unwind tables of a process' program and libraries.
pub struct CallChains {
    objects: Vec<Tables>,
}

struct Tables {
    code: Range<u64>,
    bias: u64,
    frames: Section,
    /// For a binary search.
    header: Section,
}

struct Section {
    address: u64,
    bytes: Vec<u8>,
}

impl CallChains {
    /// Reads files; nothing is stopped for it.
    pub fn of(process: &Process, maps: &[Mapping]) -> CallChains {
        let code = maps.iter().filter(|m| m.executable && m.inode != 0);
        let objects = code.filter_map(|m| {
            let data = mapped_file::read(process, m)?;
            tables(m.start..m.end, beginning(maps, m)?, &data)
        });
        CallChains {
            objects: objects.collect(),
        }
    }

    /// Where a thread that stands would go on, one caller after the other, its own place first; `None` where the tables do not
    /// tell, or a signal handler runs.
    pub fn of_thread(&self, registers: &user_regs_struct, memory: &Memory) -> Option<Vec<u64>> {
        let mut frame = Frame::of(registers);
        let mut chain = vec![registers.rip];
        let mut context = UnwindContext::new();
        while chain.len() < DEEPEST {
            let place = *chain.last()?;
            // A call may be the last instruction of its function.
            let within = if chain.len() == 1 { place } else { place - 1 };
            let tables = self.objects.iter().find(|o| o.code.contains(&within))?;
            let Some(caller) = tables.caller(within, &mut frame, memory, &mut context)? else {
                return Some(chain);
            };
            chain.push(caller);
        }
        None
    }
}

fn tables(code: Range<u64>, first: u64, data: &[u8]) -> Option<Tables> {
    let file: ElfFile64<'_> = ElfFile64::parse(data).ok()?;
    let lowest = file.segments().map(|s| s.address()).min()? & !0xfff;
    let section = |name: &str| {
        let found = file.section_by_name(name)?;
        Some(Section {
            address: found.address(),
            bytes: found.data().ok()?.to_vec(),
        })
    };
    Some(Tables {
        code,
        bias: first.checked_sub(lowest)?,
        frames: section(".eh_frame")?,
        header: section(".eh_frame_hdr")?,
    })
}

impl Tables {
    /// Makes of a frame that of its caller, and says where that goes on: `Some(None)` if there is none.
    fn caller(
        &self,
        place: u64,
        frame: &mut Frame,
        memory: &Memory,
        context: &mut UnwindContext<usize>,
    ) -> Option<Option<u64>> {
        let bases = BaseAddresses::default()
            .set_eh_frame(self.frames.address)
            .set_eh_frame_hdr(self.header.address);
        let frames = EhFrame::new(&self.frames.bytes, LittleEndian);
        let header = EhFrameHdr::new(&self.header.bytes, LittleEndian);
        let header = header.parse(&bases, POINTER).ok()?;
        let address = place.checked_sub(self.bias)?;
        let entry = header
            .table()?
            .fde_for_address(&frames, &bases, address, EhFrame::cie_from_offset)
            .ok()?;
        if entry.is_signal_trampoline() {
            return None;
        }
        let row: &UnwindTableRow<usize> = entry
            .unwind_info_for_address(&frames, &bases, context, address)
            .ok()?;
        frame.leave(row, memory)
    }
}

/// What is known of the registers, by DWARF's numbers.
struct Frame {
    registers: [Option<u64>; REGISTERS],
}

impl Frame {
    fn of(r: &user_regs_struct) -> Frame {
        let all = [
            r.rax, r.rdx, r.rcx, r.rbx, r.rsi, r.rdi, r.rbp, r.rsp, r.r8, r.r9, r.r10, r.r11,
            r.r12, r.r13, r.r14, r.r15, r.rip,
        ];
        Frame {
            registers: all.map(Some),
        }
    }

    fn get(&self, register: Register) -> Option<u64> {
        *self.registers.get(usize::from(register.0))?
    }

    fn leave(&mut self, row: &UnwindTableRow<usize>, memory: &Memory) -> Option<Option<u64>> {
        let CfaRule::RegisterAndOffset { register, offset } = row.cfa() else {
            return None;
        };
        let cfa = self.get(*register)?.wrapping_add_signed(*offset);
        let caller = match row.register(X86_64::RA) {
            Some(RegisterRule::Undefined) => return Some(None),
            Some(RegisterRule::Offset(n)) => memory.word(cfa.wrapping_add_signed(n)).ok()?,
            _ => return None,
        };
        let mut registers = [None; REGISTERS];
        for kept in KEPT {
            registers[usize::from(kept.0)] = match row.register(kept) {
                None | Some(RegisterRule::SameValue) => self.get(kept),
                Some(RegisterRule::Offset(n)) => memory.word(cfa.wrapping_add_signed(n)).ok(),
                Some(RegisterRule::ValOffset(n)) => Some(cfa.wrapping_add_signed(n)),
                Some(RegisterRule::Register(other)) => self.get(other),
                _ => None,
            };
        }
        registers[usize::from(X86_64::RSP.0)] = Some(cfa);
        self.registers = registers;
        Some((caller != 0).then_some(caller))
    }
}
