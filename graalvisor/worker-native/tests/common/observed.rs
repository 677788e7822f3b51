// SPDX-License-Identifier: Apache-2.0
//! What a worker says of itself, and what the kernel says of it.

use super::{Front, PATIENCE};
use std::fs;
use std::time::{Duration, Instant};
use thaw_visor_worker::frame::Kind;

impl Front {
    pub fn statistics(&mut self, name: &str) -> u64 {
        let (_, pairs) = self.ask(Kind::Stats, &[]);
        let value = pairs.iter().find(|p| p.0 == name);
        value.expect("a function is loaded").1.parse().unwrap()
    }

    pub fn wait_for(&mut self, name: &str, value: u64) {
        let start = Instant::now();
        while self.statistics(name) != value {
            assert!(start.elapsed() < PATIENCE, "{name} never is {value}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn proc(&self, file: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{file}", self.worker.id())).unwrap()
    }

    pub fn threads(&self) -> usize {
        let status = self.proc("status");
        let line = status.lines().find(|l| l.starts_with("Threads:")).unwrap();
        line[8..].trim().parse().unwrap()
    }
}
