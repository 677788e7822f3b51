// SPDX-License-Identifier: Apache-2.0
//! What unwind tables are made of: numbers of any length, and pointers of several kinds.

pub const OMITTED: u8 = 0xff;
pub const RELATIVE: u8 = 0x10;

pub struct Reader<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

impl Reader<'_> {
    pub fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied()?;
        self.at += 1;
        Some(byte)
    }

    pub fn unsigned(&mut self) -> Option<u64> {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f).checked_shl(shift)?;
            shift += 7;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
    }

    pub fn signed(&mut self) -> Option<i64> {
        let before = self.at;
        let value = self.unsigned()?;
        let bits = 7 * (self.at - before) as u32;
        if bits >= 64 {
            return Some(value as i64);
        }
        Some(((value << (64 - bits)) as i64) >> (64 - bits))
    }
}

/// Of a pointer of fixed length.
pub fn size_of_encoded(encoding: u8) -> Option<usize> {
    match (encoding & 0x70, encoding & 0x0f) {
        (0 | RELATIVE, 0x00 | 0x04 | 0x0c) => Some(8),
        (0 | RELATIVE, 0x03 | 0x0b) => Some(4),
        _ => None,
    }
}

/// Adds to the number of four or eight bytes that lies there.
pub fn add(bytes: &mut [u8], at: usize, size: usize, what: i64) -> Option<()> {
    let place = bytes.get_mut(at..at + size)?;
    if size == 8 {
        let value = i64::from_le_bytes((&*place).try_into().ok()?);
        place.copy_from_slice(&value.wrapping_add(what).to_le_bytes());
    } else {
        let value = i64::from(i32::from_le_bytes((&*place).try_into().ok()?));
        let value = value.wrapping_add(what);
        i32::try_from(value).ok()?;
        place.copy_from_slice(&(value as i32).to_le_bytes());
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_length() {
        let mut reader = Reader {
            bytes: &[0xe5, 0x8e, 0x26, 0x7f, 0x80, 0x7f, 0x3f],
            at: 0,
        };
        assert_eq!(reader.unsigned(), Some(624_485));
        assert_eq!(reader.signed(), Some(-1));
        assert_eq!(reader.signed(), Some(-128));
        assert_eq!(reader.signed(), Some(63));
        assert_eq!(reader.signed(), None);
    }
}
