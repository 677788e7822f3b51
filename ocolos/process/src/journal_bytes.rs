// SPDX-License-Identifier: Apache-2.0
//! The journal's bytes.
//!
//! ```text
//!  0  magic     8  state (u32), version (u32)    16  length    24  checksum of what follows, but for the pause
//! 32  seventeen words (Fixed)   then lengths of build-id and moves   moves (five words each)
//!     build-id (32 bytes)       patches to the end (24 bytes each)
//! ```
//!
//! Which patches there are is known when all threads stand: they are written behind the rest, where the region has room, and count
//! from when state, length and checksum say so, which one write on one page does.

use crate::journal::{Fixed, Journal, Moved, Patch, State};
use std::io;

const MAGIC: &[u8; 8] = b"THAWLAY1";
pub const VERSION: u32 = 2;
pub const HEAD: usize = 32;
/// Where the pause lies, which is written last of all.
pub const PAUSE: usize = HEAD + 14 * 8;

/// Bytes of one.
const PATCH: usize = 24;

/// No journal is larger.
const MOST: u64 = 64 << 20;

impl Fixed {
    fn words(&self) -> [u64; 17] {
        [
            self.region,
            self.region_size,
            self.code,
            self.code_size,
            self.frames,
            self.frames_size,
            self.object,
            self.register,
            self.deregister,
            self.bias,
            self.made,
            self.text,
            self.text_size,
            self.text_hash,
            self.pause,
            self.functions,
            self.addresses,
        ]
    }

    fn from_words(w: [u64; 17]) -> Fixed {
        let [
            region,
            region_size,
            code,
            code_size,
            frames,
            frames_size,
            object,
            register,
            deregister,
            bias,
            made,
            text,
            text_size,
            text_hash,
            pause,
            functions,
            addresses,
        ] = w;
        Fixed {
            region,
            region_size,
            code,
            code_size,
            frames,
            frames_size,
            object,
            register,
            deregister,
            bias,
            made,
            text,
            text_size,
            text_hash,
            pause,
            functions,
            addresses,
        }
    }
}

/// FNV-1a over words: it finds what was cut off or half written.
pub fn hash(bytes: &[u8]) -> u64 {
    let step = |h: u64, w: u64| (h ^ w).wrapping_mul(0x0000_0100_0000_01b3);
    let (words, rest) = bytes.as_chunks::<8>();
    let h = words.iter().fold(0xcbf2_9ce4_8422_2325, |h, w| {
        step(h, u64::from_le_bytes(*w)).rotate_left(17)
    });
    rest.iter().fold(h, |h, b| step(h, u64::from(*b)))
}

/// Of a journal's body, in which the pause counts as 0.
fn checksum(body: &[u8]) -> u64 {
    let mut body = body.to_vec();
    if let Some(pause) = body.get_mut(PAUSE - HEAD..PAUSE - HEAD + 8) {
        pause.fill(0);
    }
    hash(&body)
}

impl Journal {
    pub fn encode(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let mut word = |w: u64| body.extend(w.to_le_bytes());
        self.fixed.words().into_iter().for_each(&mut word);
        word(self.build_id.len().min(32) as u64);
        word(self.moves.len() as u64);
        for m in &self.moves {
            [m.old, m.old_size, m.new, m.new_size, m.cold]
                .into_iter()
                .for_each(&mut word);
        }
        let mut id = self.build_id.clone();
        id.resize(32, 0);
        body.extend(id);
        for p in &self.patches {
            body.extend((p.at | u64::from(p.length) << 56).to_le_bytes());
            body.extend(p.old);
            body.extend(p.new);
        }
        let mut all = Vec::with_capacity(HEAD + body.len());
        all.extend(MAGIC);
        all.extend((self.state as u32).to_le_bytes());
        all.extend(VERSION.to_le_bytes());
        all.extend((body.len() as u64).to_le_bytes());
        all.extend(checksum(&body).to_le_bytes());
        all.extend(body);
        all
    }

    /// How long it is, in bytes.
    pub fn length(&self) -> u64 {
        let before_patches = HEAD + (17 + 2) * 8 + 40 * self.moves.len() + 32;
        (before_patches + PATCH * self.patches.len()) as u64
    }

    /// Whether there may be one.
    pub fn begins(head: &[u8]) -> bool {
        head.starts_with(MAGIC)
    }

    /// The version of a journal that this program cannot read, if there is one.
    pub fn other_version(head: &[u8]) -> Option<u32> {
        let number = head.get(12..16)?.try_into().ok()?;
        let version = u32::from_le_bytes(number);
        (head.starts_with(MAGIC) && version != VERSION).then_some(version)
    }

    /// Believes nothing before the checksum has been compared.
    pub fn decode(head: &[u8], rest: impl FnOnce(usize) -> io::Result<Vec<u8>>) -> Option<Journal> {
        if head.get(..8)? != MAGIC || head.len() < HEAD {
            return None;
        }
        let number =
            |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().unwrap_or_default());
        let wide = |at: usize| u64::from_le_bytes(head[at..at + 8].try_into().unwrap_or_default());
        let state = State::from_number(number(8))?;
        if number(12) != VERSION || wide(16) > MOST {
            return None;
        }
        let body = rest(wide(16) as usize).ok()?;
        if checksum(&body) != wide(24) {
            return None;
        }
        let mut words = Words { bytes: &body };
        let mut fixed = [0; 17];
        for word in &mut fixed {
            *word = words.next()?;
        }
        let (id, moves) = (words.next()?, words.next()?);
        let mut journal = Journal {
            state,
            fixed: Fixed::from_words(fixed),
            build_id: Vec::new(),
            moves: Vec::new(),
            patches: Vec::new(),
        };
        for _ in 0..moves {
            journal.moves.push(Moved {
                old: words.next()?,
                old_size: words.next()?,
                new: words.next()?,
                new_size: words.next()?,
                cold: words.next()?,
            });
        }
        (id <= 32).then_some(())?;
        journal.build_id = words.bytes.get(..id as usize)?.to_vec();
        words.bytes = words.bytes.get(32..)?;
        while !words.bytes.is_empty() {
            let at = words.next()?;
            let (old, new) = (words.next()?.to_le_bytes(), words.next()?.to_le_bytes());
            let length = (at >> 56) as u8;
            (length <= 8).then_some(())?;
            journal.patches.push(Patch {
                at: at & (u64::MAX >> 8),
                length,
                old,
                new,
            });
        }
        Some(journal)
    }
}

struct Words<'a> {
    bytes: &'a [u8],
}

impl Words<'_> {
    fn next(&mut self) -> Option<u64> {
        let (word, rest) = self.bytes.split_first_chunk::<8>()?;
        self.bytes = rest;
        Some(u64::from_le_bytes(*word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal() -> Journal {
        Journal {
            state: State::Patching,
            fixed: Fixed {
                region: 0x7000,
                code: 0x8000,
                addresses: 3,
                ..Fixed::default()
            },
            build_id: vec![1, 2, 3],
            moves: vec![Moved {
                old: 1,
                old_size: 2,
                new: 3,
                new_size: 4,
                cold: 5,
            }],
            patches: vec![Patch::new(0x5555_1234_5678, &[1, 2, 3, 4], &[5, 6, 7, 8])],
        }
    }

    fn decode(bytes: &[u8]) -> Option<Journal> {
        Journal::decode(bytes.get(..HEAD)?, |n| {
            bytes
                .get(HEAD..HEAD + n)
                .map(<[u8]>::to_vec)
                .ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
        })
    }

    #[test]
    fn what_was_written_is_read() {
        let bytes = journal().encode();
        assert_eq!(decode(&bytes), Some(journal()));
        assert_eq!(bytes.len() as u64, journal().length());
    }

    #[test]
    fn what_is_cut_off_or_changed_is_none() {
        let bytes = journal().encode();
        for length in 0..bytes.len() {
            assert_eq!(decode(&bytes[..length]), None, "{length}");
        }
        let of_no_checksum = |at: &usize| (8..12).contains(at) || (PAUSE..PAUSE + 8).contains(at);
        for at in (0..bytes.len()).filter(|at| !of_no_checksum(at)) {
            let mut broken = bytes.clone();
            broken[at] ^= 0x10;
            assert_eq!(decode(&broken), None, "{at}");
        }
    }

    #[test]
    fn the_pause_is_written_into_a_journal_that_is_there() {
        let mut bytes = journal().encode();
        bytes[PAUSE..PAUSE + 8].copy_from_slice(&417u64.to_le_bytes());
        let mut expected = journal();
        expected.fixed.pause = 417;
        assert_eq!(decode(&bytes), Some(expected));
    }
}
