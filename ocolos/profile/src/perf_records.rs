// SPDX-License-Identifier: Apache-2.0
//! Samples with the processor's branch records, as the kernel writes them to a ring: `PERF_RECORD_SAMPLE` of a counter with
//! `PERF_SAMPLE_BRANCH_STACK` alone.

const SAMPLE: u32 = 9;
const HEAD: usize = 8;
const ENTRY: usize = 24;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Branch {
        from: u64,
        to: u64,
    },
    /// What comes now does not follow what came.
    Gap,
}

/// Tells of all branches of a ring's content, each sample's oldest first; returns how many there were, and what was left of a
/// record that is cut off.
pub fn read(bytes: &[u8], mut tell: impl FnMut(Event)) -> Result<(u64, usize), String> {
    let mut at = 0;
    let mut branches = 0;
    while let Some(head) = bytes.get(at..at + HEAD) {
        let kind = u32::from_le_bytes(head[..4].try_into().unwrap_or_default());
        let size = usize::from(u16::from_le_bytes(
            head[6..8].try_into().unwrap_or_default(),
        ));
        if size < HEAD {
            return Err(format!(
                "the record at byte {at} says that it has {size} bytes"
            ));
        }
        let Some(record) = bytes.get(at + HEAD..at + size) else {
            break;
        };
        if kind == SAMPLE {
            branches += sample(record, &mut tell)
                .ok_or_else(|| format!("the sample at byte {at} is damaged"))?;
        }
        at += size;
    }
    Ok((branches, bytes.len() - at))
}

/// The newest branch comes first.
fn sample(record: &[u8], tell: &mut impl FnMut(Event)) -> Option<u64> {
    let (count, entries) = record.split_first_chunk::<8>()?;
    let count = u64::from_le_bytes(*count);
    let entries = entries.get(..usize::try_from(count).ok()?.checked_mul(ENTRY)?)?;
    tell(Event::Gap);
    for entry in entries.chunks_exact(ENTRY).rev() {
        let from = u64::from_le_bytes(entry[..8].try_into().ok()?);
        let to = u64::from_le_bytes(entry[8..16].try_into().ok()?);
        tell(Event::Branch { from, to });
    }
    tell(Event::Gap);
    Some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: u32, branches: &[(u64, u64)]) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(kind.to_le_bytes());
        bytes.extend(2u16.to_le_bytes());
        bytes.extend((16 + ENTRY as u16 * branches.len() as u16).to_le_bytes());
        bytes.extend((branches.len() as u64).to_le_bytes());
        for (from, to) in branches {
            bytes.extend(from.to_le_bytes());
            bytes.extend(to.to_le_bytes());
            bytes.extend(1u64.to_le_bytes());
        }
        bytes
    }

    #[test]
    fn samples_are_read_oldest_first() {
        let mut seen = Vec::new();
        let mut ring = record(SAMPLE, &[(0x30, 0x10), (0x18, 0x20)]);
        ring.extend(record(1, &[]));
        ring.extend(&record(SAMPLE, &[(0x30, 0x10)])[..20]);
        let (branches, left) = read(&ring, |e| seen.push(e)).unwrap();
        assert_eq!((branches, left), (2, 20));
        let branch = |from, to| Event::Branch { from, to };
        assert_eq!(
            seen,
            [
                Event::Gap,
                branch(0x18, 0x20),
                branch(0x30, 0x10),
                Event::Gap
            ]
        );
    }

    #[test]
    fn what_is_damaged_is_said() {
        let mut sample = record(SAMPLE, &[(1, 2)]);
        sample[8] = 200;
        let nothing = |e| panic!("{e:?}");
        assert!(read(&sample, nothing).unwrap_err().contains("byte 0"));
        assert!(read(&[0; 16], nothing).is_err());
    }
}
