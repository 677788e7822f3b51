// SPDX-License-Identifier: Apache-2.0
//! Unwind tables for the new code: what BOLT wrote of it, moved. Entries of other code stay with the original's tables.

use crate::Refusal;
use crate::moved::Block;
use crate::reader::{OMITTED, RELATIVE, Reader, size_of_encoded};
use std::collections::{HashMap, HashSet};

struct Cie {
    /// Where the copy begins in the new table.
    copy: usize,
    code: u8,
    tables: u8,
}

pub struct Frames {
    /// Ended by a zero.
    pub bytes: Vec<u8>,
    /// Tables of exception handlers, in BOLT's addresses.
    pub handlers: Vec<u64>,
}

/// The table as it is at `to`, where the block is `shift` further than BOLT has put it.
pub fn frames(block: &Block, to: u64, shift: i64) -> Result<Frames, Refusal> {
    let Some(section) = &block.frames else {
        return Ok(Frames {
            bytes: vec![0; 4],
            handlers: Vec::new(),
        });
    };
    let mut table = Table {
        from: &section.bytes,
        from_address: section.address,
        to_address: to,
        shift,
        block,
        out: Vec::new(),
        starts: HashSet::new(),
        cies: HashMap::new(),
        handlers: Vec::new(),
    };
    table.copy().ok_or_else(|| {
        Refusal::new(
            "unwind-tables",
            "BOLT's unwind tables hold something that is not known",
        )
    })?;
    table.out.extend([0; 4]);
    Ok(Frames {
        bytes: table.out,
        handlers: table.handlers,
    })
}

struct Table<'a> {
    from: &'a [u8],
    from_address: u64,
    to_address: u64,
    shift: i64,
    block: &'a Block,
    out: Vec<u8>,
    /// Where there are some.
    starts: HashSet<usize>,
    cies: HashMap<usize, Cie>,
    handlers: Vec<u64>,
}

impl Table<'_> {
    fn copy(&mut self) -> Option<()> {
        let mut at = 0;
        while at + 4 <= self.from.len() {
            let length = self.word(at)? as usize;
            if length == 0 || length == 0xffff_ffff {
                // BOLT ends each input's part by a zero of its own.
                at += 4;
                continue;
            }
            let id = self.word(at + 4)? as usize;
            if id == 0 {
                self.starts.insert(at);
            } else {
                let cie = (at + 4).checked_sub(id)?;
                self.starts.contains(&cie).then_some(())?;
                self.fde(at, length, cie)?;
            }
            at += 4 + length;
        }
        Some(())
    }

    fn word(&self, at: usize) -> Option<u32> {
        Some(u32::from_le_bytes(
            self.from.get(at..at + 4)?.try_into().ok()?,
        ))
    }

    /// Copies a CIE the first time that it is asked for.
    fn cie(&mut self, at: usize) -> Option<()> {
        if self.cies.contains_key(&at) {
            return Some(());
        }
        let length = self.word(at)? as usize;
        let mut reader = Reader {
            bytes: self.from,
            at: at + 8,
        };
        if self.word(at + 4)? != 0 || reader.byte()? != 1 {
            return None;
        }
        let name = reader.at;
        while reader.byte()? != 0 {}
        let augmentation = self.from.get(name..reader.at - 1)?.to_vec();
        reader.unsigned()?;
        reader.unsigned()?;
        reader.byte()?;
        let copy = self.out.len();
        self.out.extend(self.from.get(at..at + 4 + length)?);
        let mut cie = Cie {
            copy,
            code: 0,
            tables: OMITTED,
        };
        if augmentation.first() == Some(&b'z') {
            reader.unsigned()?;
            for letter in &augmentation[1..] {
                match letter {
                    b'R' => cie.code = reader.byte()?,
                    b'L' => cie.tables = reader.byte()?,
                    b'P' => {
                        let encoding = reader.byte()?;
                        self.pointer(reader.at, copy + reader.at - at, encoding, 0)?;
                        reader.at += size_of_encoded(encoding)?;
                    }
                    b'S' | b'B' => {}
                    _ => return None,
                }
            }
        } else if !augmentation.is_empty() {
            return None;
        }
        self.cies.insert(at, cie);
        Some(())
    }

    fn fde(&mut self, at: usize, length: usize, cie_at: usize) -> Option<()> {
        let known = self.cies.contains_key(&cie_at);
        let before = self.out.len();
        self.cie(cie_at)?;
        let (cie_copy, code, tables) = {
            let cie = self.cies.get(&cie_at)?;
            (cie.copy, cie.code, cie.tables)
        };
        let start = self.value(at + 8, code)?;
        if !self.block.contains(start) {
            if !known {
                self.out.truncate(before);
                self.cies.remove(&cie_at);
            }
            return Some(());
        }
        let copy = self.out.len();
        self.out.extend(self.from.get(at..at + 4 + length)?);
        let back = u32::try_from(copy + 4 - cie_copy).ok()?;
        self.put(copy + 4, &back.to_le_bytes())?;
        self.pointer(at + 8, copy + 8, code, self.shift)?;
        if tables != OMITTED {
            let mut reader = Reader {
                bytes: self.from,
                at: at + 8 + 2 * size_of_encoded(code)?,
            };
            reader.unsigned()?;
            if self.raw(reader.at, tables)? != 0 {
                self.handlers.push(self.value(reader.at, tables)?);
                self.pointer(reader.at, copy + reader.at - at, tables, self.shift)?;
            }
        }
        Some(())
    }

    fn raw(&self, at: usize, encoding: u8) -> Option<i64> {
        let bytes = self.from.get(at..at + size_of_encoded(encoding)?)?;
        Some(match bytes.len() {
            8 => i64::from_le_bytes(bytes.try_into().ok()?),
            _ => i64::from(i32::from_le_bytes(bytes.try_into().ok()?)),
        })
    }

    fn value(&self, at: usize, encoding: u8) -> Option<u64> {
        let raw = self.raw(at, encoding)?;
        let base = if encoding & 0x70 == RELATIVE {
            self.from_address.wrapping_add(at as u64)
        } else {
            0
        };
        Some(base.wrapping_add_signed(raw))
    }

    /// Writes the pointer that lies at `at` to `copy`, leading `shift` further.
    fn pointer(&mut self, at: usize, copy: usize, encoding: u8, shift: i64) -> Option<()> {
        let mut value = self.value(at, encoding)?.wrapping_add_signed(shift) as i64;
        if encoding & 0x70 == RELATIVE {
            value = value.wrapping_sub(self.to_address.wrapping_add(copy as u64) as i64);
        }
        match size_of_encoded(encoding)? {
            8 => self.put(copy, &value.to_le_bytes()),
            _ => self.put(copy, &i32::try_from(value).ok()?.to_le_bytes()),
        }
    }

    /// Within what was copied: an entry may be too short for what it has to hold.
    fn put(&mut self, at: usize, bytes: &[u8]) -> Option<()> {
        let place = self.out.get_mut(at..at.checked_add(bytes.len())?)?;
        place.copy_from_slice(bytes);
        Some(())
    }
}
