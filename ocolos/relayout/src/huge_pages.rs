// SPDX-License-Identifier: Apache-2.0
//! New code that fills pages of 2 MiB lies on such, where the kernel has them (transparent huge pages): the processor looks up one
//! address for 512 pages. What it fills too little of would cost memory.

use crate::borrow::{Suits, with_thread};
use thaw_binary::Refusal;
use thaw_process::journal::Fixed;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::room::ALIGN;
use thaw_process::steps;

/// Of journal, tables and the unwinder's page, about.
const BESIDE: u64 = 64 << 10;

/// How long code is on huge pages, which begin where it begins; none where they are not for it.
pub fn code_size(code: u64) -> Option<u64> {
    let whole = code.next_multiple_of(ALIGN);
    if whole + BESIDE <= code + code / 4 {
        Some(whole)
    } else if code >= ALIGN {
        // The rest is on small ones.
        Some(code)
    } else {
        None
    }
}

/// Before anything is written there. The journal's room is never on them: little of it is used.
pub fn ask_for(process: &Process, memory: &Memory, fixed: &Fixed) -> Result<(), Refusal> {
    let room = (
        fixed.region,
        fixed.code - fixed.region,
        libc::MADV_NOHUGEPAGE,
    );
    let code = (fixed.code, fixed.code_size, libc::MADV_HUGEPAGE);
    let is_whole = |at: u64, size: u64| at.is_multiple_of(ALIGN) && size >= ALIGN;
    for (at, size, advice) in [room, code].into_iter().filter(|a| is_whole(a.0, a.1)) {
        // A kernel without them refuses, and nothing is different then.
        with_thread(process, memory, &Suits::Any, |t| {
            t.system_call(libc::SYS_madvise, [at, size, advice as u64, 0, 0, 0])
        })?;
        steps::reached();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_that_fills_them_is_on_huge_pages() {
        const KIB: u64 = 1 << 10;
        assert_eq!(code_size(350 * KIB), None);
        assert_eq!(code_size(1600 * KIB), None);
        assert_eq!(code_size(1760 * KIB), Some(ALIGN));
        assert_eq!(code_size(ALIGN), Some(ALIGN));
        assert_eq!(code_size(2500 * KIB), Some(2500 * KIB));
        assert_eq!(code_size(3900 * KIB), Some(2 * ALIGN));
    }
}
