// SPDX-License-Identifier: Apache-2.0
//! Why something cannot be done: a word for scripts, and a sentence with what, where and the remedy.

use serde::Serialize;
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub reason: &'static str,
    pub text: String,
}

impl Refusal {
    pub fn new(reason: &'static str, text: impl Into<String>) -> Refusal {
        Refusal {
            reason,
            text: text.into(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refusal {}
