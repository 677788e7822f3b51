// SPDX-License-Identifier: Apache-2.0
//! Where a profile comes from. Sampled instruction pointers are no source: layouts made from them gain nothing.

use crate::cache_model::CacheModel;
use crate::origins::{Origins, Trace};
use crate::profile::{Profile, Recorder};
use std::ops::Range;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::process::Process;

/// What a source may cost the process.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// No thread stands longer at a time.
    pub latency: Duration,
    pub steps: u64,
    /// The share of the time that the process may stand, in percent.
    pub share: u32,
    /// It ends then, with what it has.
    pub wall: Duration,
}

/// Where the program's code is.
pub struct Subject<'a> {
    pub code: Range<u64>,
    pub bias: u64,
    /// Of new code that the process has.
    pub origins: Origins<'a>,
}

impl Subject<'_> {
    pub fn trace<'t>(&'t self, profile: &'t mut Profile) -> Trace<'t> {
        let recorder = Recorder::new(profile, self.code.clone(), self.bias);
        Trace::new(recorder, &self.origins)
    }
}

#[derive(Debug, Default)]
pub struct Observed {
    pub profile: Profile,
    pub bursts: u64,
    /// The longest that a thread stood.
    pub longest: Duration,
    pub cache: CacheModel,
    /// Instructions by the range that they lay in: see [`Source::observe`].
    pub within: Vec<u64>,
}

pub trait Source {
    fn name(&self) -> &'static str;

    /// Watches the process within the budget; also counts instructions within each of the ranges.
    fn observe(
        &mut self,
        process: &Process,
        subject: &Subject<'_>,
        budget: Budget,
        ranges: &[Vec<Range<u64>>],
    ) -> Result<Observed, Refusal>;
}
