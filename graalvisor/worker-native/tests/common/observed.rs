// SPDX-License-Identifier: Apache-2.0
//! What a worker says of itself, and what the kernel says of it.

use super::{Front, in_the_end};
use std::fs;
use thaw_visor_worker::frame::Kind;

impl Front {
    pub fn statistics(&mut self, name: &str) -> u64 {
        let (_, pairs) = self.ask(Kind::Stats, &[]);
        let value = pairs.iter().find(|p| p.0 == name);
        value.expect("a function is loaded").1.parse().unwrap()
    }

    pub fn wait_for(&mut self, name: &str, value: u64) {
        in_the_end(&format!("{name} never is {value}"), || {
            (self.statistics(name) == value).then_some(())
        });
    }

    pub fn proc(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.worker.id())).unwrap()
    }

    pub fn threads(&self) -> usize {
        let status = self.proc("status");
        let line = status.lines().find(|l| l.starts_with("Threads:")).unwrap();
        line[8..].trim().parse().unwrap()
    }

    /// Waits until no thread is left but the keeper, two that read, and housekeeping.
    pub fn wait_for_spare_threads(&self) {
        in_the_end("threads that have nothing to do stay", || {
            (self.threads() <= 4).then_some(())
        });
    }
}
