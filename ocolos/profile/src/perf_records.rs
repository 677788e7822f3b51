// SPDX-License-Identifier: Apache-2.0
//! Samples with the processor's branch records, as the kernel writes them to a ring: `PERF_RECORD_SAMPLE` of a counter with
//! `PERF_SAMPLE_BRANCH_STACK` alone.

use crate::profile::Recorder;

const SAMPLE: u32 = 9;
const HEAD: usize = 8;
const ENTRY: usize = 24;

/// Feeds all samples of a ring's content to the recorder; returns how many branches there were, and what was left of a record
/// that is cut off.
pub fn read(bytes: &[u8], recorder: &mut Recorder<'_>) -> Result<(u64, usize), String> {
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
            branches += sample(record, recorder)
                .ok_or_else(|| format!("the sample at byte {at} is damaged"))?;
        }
        at += size;
    }
    Ok((branches, bytes.len() - at))
}

/// The newest branch comes first.
fn sample(record: &[u8], recorder: &mut Recorder<'_>) -> Option<u64> {
    let (count, entries) = record.split_first_chunk::<8>()?;
    let count = u64::from_le_bytes(*count);
    let entries = entries.get(..usize::try_from(count).ok()?.checked_mul(ENTRY)?)?;
    recorder.gap();
    for entry in entries.chunks_exact(ENTRY).rev() {
        let from = u64::from_le_bytes(entry[..8].try_into().ok()?);
        let to = u64::from_le_bytes(entry[8..16].try_into().ok()?);
        recorder.branch(from, to);
    }
    recorder.gap();
    recorder.profile.looked_at += count;
    Some(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::Profile;

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
        let mut profile = Profile::default();
        let mut ring = record(SAMPLE, &[(0x30, 0x10), (0x18, 0x20)]);
        ring.extend(record(1, &[]));
        ring.extend(&record(SAMPLE, &[(0x30, 0x10)])[..20]);
        let (branches, left) = read(&ring, &mut Recorder::new(&mut profile, 0..0x100, 0)).unwrap();
        assert_eq!((branches, left), (2, 20));
        assert_eq!(profile.to_text(), "B 18 20 1 0\nB 30 10 1 0\nF 20 30 1\n");
    }

    #[test]
    fn what_is_damaged_is_said() {
        let mut profile = Profile::default();
        let mut sample = record(SAMPLE, &[(1, 2)]);
        sample[8] = 200;
        assert!(
            read(&sample, &mut Recorder::new(&mut profile, 0..9, 0))
                .unwrap_err()
                .contains("byte 0")
        );
        assert!(read(&[0; 16], &mut Recorder::new(&mut profile, 0..9, 0)).is_err());
        assert!(profile.is_empty());
    }
}
