// SPDX-License-Identifier: Apache-2.0
//! What `/proc/PID/task/TID/stat` tells of a thread.

/// `PF_IO_WORKER`; before Linux 5.12 the bit says something else, so that the name counts as well.
const WORKER: u32 = 0x10;
const NAME_OF_WORKER: &[u8] = b"(iou-";

/// Between the state of a thread and its flags in `stat`.
const FLAGS: usize = 5;

/// And when it has started.
const STARTED: usize = 19;

/// Since the machine has, in the kernel's ticks; another program that it runs (`exec`) changes nothing of that.
pub fn started(stat: &[u8]) -> Option<u64> {
    let after = stat.iter().rposition(|&b| b == b')')?;
    let fields = std::str::from_utf8(&stat[after + 1..]).ok()?;
    fields.split_ascii_whitespace().nth(STARTED)?.parse().ok()
}

/// Its state, and whether it is one of io_uring's workers.
pub fn parse(stat: &[u8]) -> Option<(u8, bool)> {
    let name = stat.iter().position(|&b| b == b'(')?;
    let after = stat.iter().rposition(|&b| b == b')')?;
    let mut fields = std::str::from_utf8(&stat[after + 1..])
        .ok()?
        .split_ascii_whitespace();
    let state = fields.next()?.bytes().next()?;
    let flags: u32 = fields.nth(FLAGS)?.parse().ok()?;
    let is_worker = stat[name..].starts_with(NAME_OF_WORKER) && flags & WORKER != 0;
    Some((state, is_worker))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_of_the_kernel_are_told_by_flag_and_name() {
        let stat = |name: &str, flags: u32| {
            parse(format!("7 ({name}) S 1 7 7 0 -1 {flags} 0 0").as_bytes())
        };
        // As the first process of older kernels and its children have it.
        assert_eq!(stat("bash", 0x40_6100), Some((b'S', false)));
        assert_eq!(stat("qemu) (x", 0x40_0010), Some((b'S', false)));
        assert_eq!(stat("iou-wrk-7", 0x40_0000), Some((b'S', false)));
        assert_eq!(stat("iou-wrk-7", 0x40_4050), Some((b'S', true)));
        assert_eq!(stat("bash", 0).map(|s| s.0), Some(b'S'));
        assert_eq!(parse(b"7 (bash"), None);
    }
}
