// SPDX-License-Identifier: Apache-2.0
//! The words of some memory, one after the other.

use crate::memory::Memory;
use std::ops::ControlFlow;
use std::time::Instant;
use thaw_binary::Refusal;

/// More is read in parts.
const PART: usize = 1 << 20;

#[derive(Debug, PartialEq, Eq)]
pub enum Looked {
    AtAll,
    Enough,
    TooLong,
}

/// Each with its address, until `seen` has seen enough, or until a time.
pub fn words(
    memory: &Memory,
    from: u64,
    end: u64,
    until: Instant,
    seen: &mut impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Looked, Refusal> {
    let mut at = from;
    let mut part = vec![0; PART.min(end.saturating_sub(from) as usize)];
    while at < end {
        if Instant::now() > until {
            return Ok(Looked::TooLong);
        }
        let length = PART.min((end - at) as usize);
        if memory.read_into(at, &mut part[..length]).is_err() {
            return Err(Refusal::new(
                "memory",
                format!("memory at {at:#x} cannot be read"),
            ));
        }
        for (nth, word) in (0u64..).zip(part[..length].as_chunks::<8>().0) {
            if seen(at + 8 * nth, u64::from_le_bytes(*word)).is_break() {
                return Ok(Looked::Enough);
            }
        }
        at += length as u64;
    }
    Ok(Looked::AtAll)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_look_ends_when_its_time_is_over() {
        let held = vec![7u64; 64 << 10];
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        let start = held.as_ptr() as u64;
        let look = |until: Instant, enough: bool| {
            let mut seen = 0;
            let mut on_word = |_: u64, word: u64| {
                seen += word;
                match enough {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            };
            let end = start + 8 * held.len() as u64;
            let looked = words(&memory, start, end, until, &mut on_word).unwrap();
            (looked, seen)
        };
        let later = Instant::now() + Duration::from_secs(1000);
        assert_eq!(look(later, false), (Looked::AtAll, 7 * (64 << 10)));
        assert_eq!(look(later, true), (Looked::Enough, 7));
        assert_eq!(look(Instant::now(), false).0, Looked::TooLong);
    }
}
