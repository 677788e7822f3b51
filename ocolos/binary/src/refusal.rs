// SPDX-License-Identifier: Apache-2.0
//! Why something cannot be done: a word for scripts, and a sentence with what, where and the remedy.

use serde::Serialize;
use std::fmt;
use std::panic::Location;

#[derive(Clone, Debug, Serialize)]
pub struct Refusal {
    pub reason: &'static str,
    pub text: String,
    /// Where in Thaw it arose; a release has no symbols that a backtrace could name.
    #[serde(skip)]
    pub place: &'static Location<'static>,
}

impl Refusal {
    #[track_caller]
    pub fn new(reason: &'static str, text: impl Into<String>) -> Refusal {
        Refusal::at(Location::caller(), reason, text)
    }

    pub fn at(
        place: &'static Location<'static>,
        reason: &'static str,
        text: impl Into<String>,
    ) -> Refusal {
        Refusal {
            reason,
            text: text.into(),
            place,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refusal {}
