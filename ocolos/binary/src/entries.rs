// SPDX-License-Identifier: Apache-2.0
//! Where a jump may be written over a function's first bytes.

use crate::image::{Function, Image};
use iced_x86::{Decoder, DecoderOptions, FlowControl, Mnemonic};

/// `jmp rel32`.
pub const JUMP: u64 = 5;

const PAGE: u64 = 4096;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where the jump is written: the function's first byte, or behind its `endbr64`.
    pub at: u64,
    /// Instructions inside the jump's bytes: no thread may stand there, and no saved address lead there.
    pub inside: Vec<u64>,
}

/// The place for a jump, or why there is none.
pub fn entry(image: &Image, function: &Function) -> Result<Entry, &'static str> {
    let code = image
        .code(function)
        .ok_or("its bytes are not in the file")?;
    entry_of(code, function.address)
}

/// The same for a function, or its first part, that lies at `address`.
pub fn entry_of(code: &[u8], address: u64) -> Result<Entry, &'static str> {
    let mut decoder = Decoder::with_ip(64, code, address, DecoderOptions::NONE);
    let mut starts = Vec::new();
    let mut targets = Vec::new();
    let mut returns = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        if instruction.is_invalid() {
            return Err("it cannot be decoded");
        }
        starts.push((
            instruction.ip(),
            instruction.mnemonic(),
            instruction.flow_control(),
        ));
        if matches!(
            instruction.flow_control(),
            FlowControl::Call | FlowControl::IndirectCall
        ) {
            returns.push(instruction.next_ip());
        }
        if instruction.near_branch_target() != 0 {
            targets.push(instruction.near_branch_target());
        }
    }
    let marked = starts.first().is_some_and(|s| s.1 == Mnemonic::Endbr64);
    let at = address + if marked { 4 } else { 0 };
    let end = at + JUMP;
    if end > address + code.len() as u64 {
        return Err("it is shorter than a jump");
    }
    if at / PAGE != (end - 1) / PAGE {
        return Err("its first bytes lie on two pages");
    }
    let inside: Vec<u64> = starts
        .iter()
        .map(|s| s.0)
        .filter(|&s| s > at && s < end)
        .collect();
    if targets.iter().any(|&t| t > at && t < end) || (marked && targets.contains(&at)) {
        return Err("it jumps back into its first bytes");
    }
    // Saved contexts hold such an address where no thread's stack does.
    if returns.iter().any(|&r| r > at && r < end) {
        return Err("it calls within its first bytes");
    }
    let first = starts.iter().filter(|s| s.0 >= at && s.0 < end);
    // What lies behind an early return may be reached from elsewhere.
    for start in first {
        if matches!(
            start.2,
            FlowControl::Return | FlowControl::UnconditionalBranch
        ) && starts.iter().any(|s| s.0 > start.0 && s.0 < end)
        {
            return Err("it ends within its first bytes");
        }
    }
    Ok(Entry { at, inside })
}

/// Where branches of some code lead.
pub fn branch_targets(code: &[u8], address: u64) -> Vec<u64> {
    let decoder = Decoder::with_ip(64, code, address, DecoderOptions::NONE);
    let targets = decoder.into_iter().map(|i| i.near_branch_target());
    targets.filter(|&t| t != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_back_into_its_first_bytes_keeps_them() {
        let nops = [0x90; 8];
        let of = |first: &[u8]| entry_of(&[first, &nops].concat(), 0x1000);
        // call *%rax
        let calls = Err("it calls within its first bytes");
        assert_eq!(of(&[0xff, 0xd0]), calls);
        assert_eq!(of(&[0xf3, 0x0f, 0x1e, 0xfa, 0x55, 0xff, 0xd0]), calls);
        // mov %rdi, %rax; call *%rax: it comes back behind the jump.
        assert!(of(&[0x48, 0x89, 0xf8, 0xff, 0xd0]).is_ok());
        // call rel32
        assert!(of(&[0xe8, 0, 0, 0, 0]).is_ok());
        assert_eq!(
            of(&[0x55, 0x48, 0x89, 0xe5]).unwrap().inside,
            [0x1001, 0x1004]
        );
    }
}
