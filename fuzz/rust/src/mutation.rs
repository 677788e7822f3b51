// SPDX-License-Identifier: Apache-2.0
//! Inputs that are nearly as others were.

/// Splitmix64: equal numbers for equal seeds.
pub struct Random(pub u64);

impl Random {
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Less than the limit; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit.max(1) as u64) as usize
    }
}

/// Where numbers end, and readers err.
const NUMBERS: [u64; 18] = [
    0,
    1,
    2,
    7,
    8,
    16,
    255,
    256,
    4096,
    0x7fff,
    0xffff,
    0x1_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    u64::MAX,
];

/// Changes to one input.
const MOST_CHANGES: usize = 4;

pub struct Mutation<'a> {
    random: Random,
    tokens: &'a [Vec<u8>],
    longest: usize,
}

impl Mutation<'_> {
    pub fn new<'a>(seed: u64, tokens: &'a [Vec<u8>], inputs: &[Vec<u8>]) -> Mutation<'a> {
        let longest = inputs.iter().map(Vec::len).max().unwrap_or(0);
        Mutation {
            random: Random(seed),
            tokens,
            longest: 2 * longest + 1024,
        }
    }

    pub fn next(&mut self, kept: &[Vec<u8>]) -> Vec<u8> {
        let r = &mut self.random;
        // Those that came last have been changed least.
        let nth = r.below(kept.len()).max(r.below(kept.len()));
        let mut bytes = kept[nth].clone();
        for _ in 0..=self.random.below(MOST_CHANGES) {
            self.change(&mut bytes, kept);
        }
        bytes.truncate(self.longest);
        bytes
    }

    fn change(&mut self, bytes: &mut Vec<u8>, kept: &[Vec<u8>]) {
        let r = &mut self.random;
        let at = r.below(bytes.len());
        let most = match r.below(4) {
            0 => bytes.len() - at.min(bytes.len()),
            1 => 64,
            _ => 8,
        };
        let length = 1 + r.below(most);
        let end = bytes.len().min(at + length);
        match r.below(13) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << r.below(8),
            1 if !bytes.is_empty() => bytes[at] = r.number() as u8,
            2 | 3 if !bytes.is_empty() => self.number(bytes, at),
            4 => drop(bytes.drain(at.min(end)..end)),
            5 => {
                let copy = bytes[at.min(end)..end].to_vec();
                let to = r.below(bytes.len() + 1);
                bytes.splice(to..to, copy);
            }
            6 => {
                let fill = if r.below(2) == 0 { 0 } else { r.number() as u8 };
                bytes.splice(at..at, std::iter::repeat_n(fill, length));
            }
            7 => {
                let new: Vec<u8> = (0..length.min(64)).map(|_| r.number() as u8).collect();
                bytes.splice(at..at, new);
            }
            8 if !self.tokens.is_empty() => {
                let token = &self.tokens[r.below(self.tokens.len())];
                // In the place of what is there, or before it.
                let end = if r.below(2) == 0 {
                    at
                } else {
                    bytes.len().min(at + token.len())
                };
                bytes.splice(at..end, token.iter().copied());
            }
            9 => {
                let other = &kept[r.below(kept.len())];
                let from = r.below(other.len());
                let piece = &other[from..other.len().min(from + length)];
                let end = if r.below(2) == 0 {
                    at
                } else {
                    bytes.len().min(at + piece.len())
                };
                bytes.splice(at..end, piece.iter().copied());
            }
            10 => bytes.truncate(at),
            11 => bytes[at.min(end)..end].fill(r.number() as u8),
            _ => self.digits(bytes),
        }
    }

    /// Of two, four or eight bytes, in either order, or a little more or less than what is there.
    fn number(&mut self, bytes: &mut [u8], at: usize) {
        let r = &mut self.random;
        let size = 1 << r.below(4);
        let at = if r.below(2) == 0 {
            at
        } else {
            at & !(size - 1)
        };
        let Some(place) = bytes.get_mut(at..at + size) else {
            return;
        };
        let mut wide = [0; 8];
        wide[..size].copy_from_slice(place);
        let value = match r.below(3) {
            0 => u64::from_le_bytes(wide)
                .wrapping_add(r.below(33) as u64)
                .wrapping_sub(16),
            _ => NUMBERS[r.below(NUMBERS.len())].wrapping_sub(r.below(2) as u64),
        };
        place.copy_from_slice(&value.to_le_bytes()[..size]);
        if r.below(4) == 0 {
            place.reverse();
        }
    }

    /// Replaces a number that is written in digits.
    fn digits(&mut self, bytes: &mut Vec<u8>) {
        let r = &mut self.random;
        let from = r.below(bytes.len());
        let Some(first) = bytes[from.min(bytes.len())..]
            .iter()
            .position(u8::is_ascii_digit)
        else {
            return;
        };
        let start = from + first;
        let count = bytes[start..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        let sign = if r.below(4) == 0 { "-" } else { "" };
        let text = format!("{sign}{}", NUMBERS[r.below(NUMBERS.len())]);
        bytes.splice(start..start + count, text.bytes());
    }
}
