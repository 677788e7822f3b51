// SPDX-License-Identifier: Apache-2.0
//! Limits of resources: descriptors, threads, core files; whose process ends where memory does.

use super::Outcome;
use crate::configuration::Configuration;
use nix::sys::resource::{Resource, getrlimit, setrlimit};
use nix::unistd::getuid;

const OUT_OF_MEMORY_SCORE: &str = "/proc/self/oom_score_adj";

/// As much as half of the memory there is counts for it, when the kernel looks for a process to end.
const MORE: i32 = 500;

/// The kernel's largest.
const MOST: i32 = 1000;

/// Where nothing holds a tenant's memory, as in a container, the front and programs that share it outlive the worker.
/// While the process is still the front's user, as its files in /proc are. Nobody is kept from raising it, and where
/// /proc is not there, the order is the kernel's own.
pub fn end_before_front() {
    let front = std::fs::read_to_string(OUT_OF_MEMORY_SCORE)
        .ok()
        .and_then(|score| score.trim().parse::<i32>().ok());
    if let Some(score) = front {
        let _ = std::fs::write(OUT_OF_MEMORY_SCORE, (score + MORE).min(MOST).to_string());
    }
}

pub fn set(configuration: &Configuration, user_namespace: bool, groups: bool) -> Outcome {
    // A core file would hold a tenant's data.
    limit(Resource::RLIMIT_CORE, 0)?;
    limit(Resource::RLIMIT_MSGQUEUE, 0)?;
    if configuration.descriptors > 0 {
        limit(Resource::RLIMIT_NOFILE, configuration.descriptors)?;
    }
    if configuration.processes == 0 {
        return Ok(());
    }
    // The group counts this worker's alone, where a tenant's user may have others: one that ends, or a probe.
    if groups {
        return Ok(());
    }
    // The kernel counts a user's threads in all processes, so this holds only where the user is the worker's own.
    if user_namespace || (configuration.uid != 0 && getuid().as_raw() == configuration.uid) {
        return limit(Resource::RLIMIT_NPROC, configuration.processes);
    }
    Err(format!(
        "nothing holds :processes: user {} has other processes too, and there is no control group",
        getuid()
    ))
}

fn limit(resource: Resource, value: u64) -> Outcome {
    let failed = |e: nix::errno::Errno| format!("{resource:?}: {}", e.desc());
    let (_, hard) = getrlimit(resource).map_err(failed)?;
    let value = value.min(hard);
    setrlimit(resource, value, value).map_err(failed)
}
