// SPDX-License-Identifier: Apache-2.0
//! Tables of exception handlers (`.gcc_except_table`), moved: types lie where they lay, landing pads move with the code.

use std::collections::HashSet;

use crate::reader::{OMITTED, RELATIVE, Reader, add, size_of_encoded};

const INDIRECT: u8 = 0x80;

/// Rewrites the table at `at` for code and table that are `shift` further.
pub fn shift_table(bytes: &mut [u8], at: usize, shift: i64) -> Option<()> {
    for edit in edits(bytes, at, shift)? {
        add(bytes, edit.at, edit.size, edit.what)?;
    }
    Some(())
}

struct Edit {
    at: usize,
    size: usize,
    what: i64,
}

fn edits(bytes: &[u8], at: usize, shift: i64) -> Option<Vec<Edit>> {
    let mut edits = Vec::new();
    let mut reader = Reader { bytes, at };
    let pads = reader.byte()?;
    // Where landing pads count from an address of their own, that is nought, and they are addresses.
    let absolute = pads != OMITTED;
    if absolute {
        let size = size_of_encoded(pads)?;
        if pads & 0x70 == RELATIVE
            || bytes
                .get(reader.at..reader.at + size)?
                .iter()
                .any(|&b| b != 0)
        {
            return None;
        }
        reader.at += size;
    }
    let types = reader.byte()?;
    let base = if types == OMITTED {
        0
    } else {
        let length = reader.unsigned()? as usize;
        reader.at.checked_add(length)?
    };
    let encoding = reader.byte()?;
    let length = reader.unsigned()? as usize;
    let actions_at = reader.at.checked_add(length)?;
    let mut actions = Vec::new();
    while reader.at < actions_at {
        number(&mut reader, encoding)?;
        number(&mut reader, encoding)?;
        let pad_at = reader.at;
        let pad = number(&mut reader, encoding)?;
        if absolute && pad != 0 {
            edits.push(Edit {
                at: pad_at,
                size: size_of_encoded(encoding)?,
                what: shift,
            });
        }
        let action = reader.unsigned()?;
        if action != 0 {
            actions.push(actions_at.checked_add(usize::try_from(action).ok()? - 1)?);
        }
    }
    if types == OMITTED || types & !INDIRECT & 0x70 != RELATIVE {
        return Some(edits);
    }
    let size = size_of_encoded(types & !INDIRECT)?;
    for nth in 1..=most_types(bytes, &actions, base)? {
        let entry = base.checked_sub(nth * size)?;
        if bytes.get(entry..entry + size)?.iter().any(|&b| b != 0) {
            edits.push(Edit {
                at: entry,
                size,
                what: shift.wrapping_neg(),
            });
        }
    }
    Some(edits)
}

fn number(reader: &mut Reader<'_>, encoding: u8) -> Option<u64> {
    if encoding & 0x0f == 0x01 {
        return reader.unsigned();
    }
    let size = size_of_encoded(encoding)?;
    let mut wide = [0; 8];
    wide[..size].copy_from_slice(reader.bytes.get(reader.at..reader.at + size)?);
    reader.at += size;
    Some(u64::from_le_bytes(wide))
}

/// How many types the actions, and the lists of allowed types, name.
fn most_types(bytes: &[u8], actions: &[usize], base: usize) -> Option<usize> {
    let mut most = 0;
    // Chains join, and lists are shared; in a table that is damaged a chain may lead back.
    let (mut seen, mut lists) = (HashSet::new(), HashSet::new());
    for &action in actions {
        let mut at = action;
        while seen.insert(at) {
            let mut reader = Reader { bytes, at };
            let filter = reader.signed()?;
            let next_at = reader.at;
            let next = reader.signed()?;
            if filter > 0 {
                most = most.max(filter as usize);
            } else if filter < 0 {
                let from = usize::try_from(filter.checked_neg()? - 1).ok()?;
                let mut list = Reader {
                    bytes,
                    at: base.checked_add(from)?,
                };
                if lists.insert(list.at) {
                    while let nth @ 1.. = list.unsigned()? as usize {
                        most = most.max(nth);
                    }
                }
            }
            if next == 0 {
                break;
            }
            at = next_at.checked_add_signed(next as isize)?;
        }
    }
    Some(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No landing-pad base, relative indirect types of four bytes, call sites in short numbers.
    fn table() -> Vec<u8> {
        let mut t = vec![0xff, 0x9b, 0, 0x01, 8];
        t.extend([0, 5, 10, 1, 5, 5, 0, 0]);
        t.extend([2, 0x7d]); // the second type, then back to
        t.extend([0, 0, 0, 0]);
        let base_from = 3;
        t.extend(100i32.to_le_bytes());
        t.extend(200i32.to_le_bytes());
        t[2] = (t.len() - base_from) as u8;
        t
    }

    #[test]
    fn types_are_counted_from_where_they_lie() {
        let mut bytes = table();
        // The chain's second action is the byte before: make it end.
        bytes[14] = 0;
        shift_table(&mut bytes, 0, 16).unwrap();
        let at = bytes.len() - 8;
        assert_eq!(
            i32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()),
            84
        );
        assert_eq!(i32::from_le_bytes(bytes[at + 4..].try_into().unwrap()), 184);
    }

    #[test]
    fn what_is_cut_off_is_nothing() {
        for length in 0..13 {
            assert_eq!(
                shift_table(&mut table()[..length].to_vec(), 0, 16),
                None,
                "{length}"
            );
        }
    }
}
