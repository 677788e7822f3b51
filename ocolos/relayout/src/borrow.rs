// SPDX-License-Identifier: Apache-2.0
//! One thread of the process, held for a moment so that it makes a call for us. All others run.

use std::ops::Range;
use std::thread::sleep;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::gadgets::Gadgets;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::remote::Borrowed;
use thaw_process::stacks;
use thaw_process::stop::Stopped;

const STOP: Duration = Duration::from_millis(200);
const ROUNDS: u32 = 50;

/// Runs `action` on a thread that holds no address within `not_within`.
pub fn with_thread<T>(
    process: &Process,
    memory: &Memory,
    not_within: Range<u64>,
    mut action: impl FnMut(&Borrowed<'_>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let gadgets = Gadgets::find(memory, &process.maps()?)?;
    let mut last = Refusal::new(
        "no-thread",
        "no thread can make a call for us; nothing was changed, try again",
    );
    for _ in 0..ROUNDS {
        let threads = process.threads();
        if threads.is_empty() {
            return Err(process.gone());
        }
        for tid in threads {
            let stopped = match Stopped::one(tid, STOP) {
                Ok(stopped) => stopped,
                Err(refusal) => {
                    last = refusal;
                    continue;
                }
            };
            let maps = process.maps()?;
            let mut inside = false;
            stacks::scan(&stopped, memory, &maps, not_within.clone(), |_| {
                inside = true
            })?;
            if inside {
                continue;
            }
            match Borrowed::any(&stopped, memory, &maps, gadgets) {
                Ok(thread) => return action(&thread),
                Err(refusal) => last = refusal,
            }
        }
        sleep(Duration::from_millis(5));
    }
    Err(last)
}
