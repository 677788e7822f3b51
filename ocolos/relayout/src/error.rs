// SPDX-License-Identifier: Apache-2.0
//! What ends a command, and the exit code that says so.

use std::fmt::Display;
use std::panic::Location;
use thaw_binary::Refusal;

/// Something failed.
pub const FAILED: u8 = 1;
/// It cannot be done, and nothing was changed.
pub const REFUSED: u8 = 3;
/// It could be done, but is not worth it.
pub const NOT_WORTH_IT: u8 = 4;

/// Reasons that are no property of the process.
const FAILURES: [&str; 6] = [
    "ptrace",
    "memory",
    "not-written",
    "busy",
    "bolt-failed",
    "files",
];

pub fn exit_code(refusal: &Refusal) -> u8 {
    match refusal.reason {
        "no-gain" | "slower" => NOT_WORTH_IT,
        reason if FAILURES.contains(&reason) => FAILED,
        _ => REFUSED,
    }
}

/// For files of our own.
#[track_caller]
pub fn files(what: impl Display) -> impl FnOnce(std::io::Error) -> Refusal {
    let place = Location::caller();
    move |e| Refusal::at(place, "files", format!("{what}: {e}"))
}

/// For memory of the target.
#[track_caller]
pub fn memory(what: impl Display) -> impl FnOnce(std::io::Error) -> Refusal {
    let place = Location::caller();
    move |e| {
        let text = format!("{what}: {e}; has the process ended?");
        Refusal::at(place, "memory", text)
    }
}
