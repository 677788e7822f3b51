// SPDX-License-Identifier: Apache-2.0
//! Which pages of a process hold something: `/proc/PID/pagemap`. The others are zeros, or a file's.

use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::FileExt;

const PAGE: u64 = 4096;

/// Present in memory, or in swap.
const HOLDS: u64 = 3 << 62;

pub struct PresentPages {
    file: Option<File>,
}

impl PresentPages {
    pub fn open(pid: i32) -> PresentPages {
        PresentPages {
            file: File::open(format!("/proc/{pid}/pagemap")).ok(),
        }
    }

    /// Runs of pages within the range; all of it where the kernel does not tell.
    pub fn present(&self, start: u64, end: u64) -> Vec<Range<u64>> {
        let pages = (end.div_ceil(PAGE) - start / PAGE) as usize;
        let mut marks = vec![0; pages * 8];
        let read = self
            .file
            .as_ref()
            .map(|f| f.read_exact_at(&mut marks, start / PAGE * 8));
        if !matches!(read, Some(Ok(()))) {
            let whole = start..end;
            return Vec::from([whole]);
        }
        let mut runs: Vec<Range<u64>> = Vec::new();
        for (nth, mark) in marks.as_chunks::<8>().0.iter().enumerate() {
            if u64::from_le_bytes(*mark) & HOLDS == 0 {
                continue;
            }
            let page = (start / PAGE + nth as u64) * PAGE;
            let part = page.max(start)..(page + PAGE).min(end);
            match runs.last_mut() {
                Some(last) if last.end == part.start => last.end = part.end,
                _ => runs.push(part),
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_present() {
        let memory = vec![0u8; 64 << 12];
        let start = (memory.as_ptr() as u64).next_multiple_of(PAGE);
        let second = (start - memory.as_ptr() as u64 + PAGE) as usize;
        let mut memory = memory;
        memory[second] = 1;
        let runs = PresentPages::open(std::process::id() as i32).present(start, start + 32 * PAGE);
        assert!(runs.iter().any(|r| r.contains(&(start + PAGE))), "{runs:?}");
        assert!(runs.iter().map(|r| r.end - r.start).sum::<u64>() < 32 * PAGE);
        let unknown = PresentPages { file: None }.present(5, 9);
        assert_eq!((unknown[0].start, unknown[0].end), (5, 9));
    }
}
