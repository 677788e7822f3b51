// SPDX-License-Identifier: Apache-2.0
//! Instructions of the process, decoded once each.

use iced_x86::{Decoder, DecoderOptions, Mnemonic};
use std::collections::HashMap;
use thaw_process::memory::Memory;

#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub length: u64,
    pub system_call: bool,
    pub pushes_flags: bool,
}

pub struct Instructions<'a> {
    memory: &'a Memory,
    known: HashMap<u64, Kind>,
}

/// The longest that there is.
const LONGEST: usize = 15;

impl<'a> Instructions<'a> {
    pub fn new(memory: &'a Memory) -> Instructions<'a> {
        Instructions {
            memory,
            known: HashMap::new(),
        }
    }

    /// Length nought where nothing can be read.
    pub fn at(&mut self, address: u64) -> Kind {
        let memory = self.memory;
        *self.known.entry(address).or_insert_with(|| {
            let mut bytes = [0u8; LONGEST];
            // The last bytes of a mapping: what lies before its end.
            let to_page = 4096 - (address % 4096) as usize;
            let length = match memory.read_into(address, &mut bytes) {
                Ok(()) => LONGEST,
                Err(_)
                    if to_page < LONGEST
                        && memory.read_into(address, &mut bytes[..to_page]).is_ok() =>
                {
                    to_page
                }
                Err(_) => 0,
            };
            let instruction =
                Decoder::with_ip(64, &bytes[..length], address, DecoderOptions::NONE).decode();
            Kind {
                length: if instruction.is_invalid() {
                    0
                } else {
                    instruction.len() as u64
                },
                system_call: matches!(
                    instruction.mnemonic(),
                    Mnemonic::Syscall | Mnemonic::Sysenter | Mnemonic::Int
                ),
                pushes_flags: instruction.mnemonic() == Mnemonic::Pushfq,
            }
        })
    }
}
