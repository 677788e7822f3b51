// SPDX-License-Identifier: Apache-2.0
//! What `--thaw-status --prometheus` prints: the text format of Prometheus (version 0.0.4), as its node exporter takes it
//! from files.

use crate::counts::Counts;
use crate::state_page::State;
use std::fmt::{Display, Write};

/// What is measured.
pub struct Metrics<'a> {
    pub states: &'a [State],
    pub preparing: usize,
    pub memory_mib: u64,
    pub most_memory_mib: u64,
    pub counts: Option<&'a Counts>,
}

impl Metrics<'_> {
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut about = |name: &str, kind: &str, help: &str, lines: &[(String, &dyn Display)]| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
            for (rest, value) in lines {
                let _ = writeln!(text, "{name}{rest} {value}");
            }
        };
        let states = [
            State::Starting,
            State::Idle,
            State::Running,
            State::Resetting,
        ];
        let of_state = states.map(|state| {
            let number = self.states.iter().filter(|s| **s == state).count();
            (format!("{{state=\"{}\"}}", state.name()), number)
        });
        let lines = of_state
            .each_ref()
            .map(|(l, n)| (l.clone(), n as &dyn Display));
        about("thaw_java_servers", "gauge", "Warm JVMs.", &lines);
        about(
            "thaw_java_servers_preparing",
            "gauge",
            "Processes that prepare one.",
            &[(String::new(), &self.preparing)],
        );
        about(
            "thaw_java_memory_bytes",
            "gauge",
            "Memory that the servers have.",
            &[(String::new(), &bytes(self.memory_mib))],
        );
        about(
            "thaw_java_memory_limit_bytes",
            "gauge",
            "Memory that they may have (THAW_MEMORY).",
            &[(String::new(), &bytes(self.most_memory_mib))],
        );
        // Before the first run, zeros.
        let none = Counts::none();
        let counts = self.counts.unwrap_or(&none);
        let kind = |kind: &str| format!("{{kind=\"{kind}\"}}");
        about(
            "thaw_java_runs_total",
            "counter",
            "Runs: in a server that had run before, the first of a server, in a plain java.",
            &[
                (kind("warm"), &counts.warm),
                (kind("first"), &counts.first),
                (kind("plain"), &counts.plain),
            ],
        );
        let buckets: Vec<(String, u64)> = counts
            .cumulative()
            .map(|(end, all)| (format!("_bucket{{le=\"{}\"}}", end.as_secs_f64()), all))
            .collect();
        let mut lines: Vec<(String, &dyn Display)> = buckets
            .iter()
            .map(|(name, all)| (name.clone(), all as &dyn Display))
            .collect();
        let sum = counts.all_times.as_secs_f64();
        lines.push(("_bucket{le=\"+Inf\"}".into(), &counts.warm));
        lines.push(("_sum".into(), &sum));
        lines.push(("_count".into(), &counts.warm));
        about(
            "thaw_java_warm_begin_seconds",
            "histogram",
            "Time of a warm run from the start of its client until main.",
            &lines,
        );
        text
    }
}

fn bytes(mib: u64) -> u64 {
    mib.saturating_mul(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_one_of_the_format() {
        let mut counts = Counts::none();
        counts.warm = 2;
        let metrics = Metrics {
            states: &[State::Idle, State::Idle, State::Running],
            preparing: 1,
            memory_mib: 3,
            most_memory_mib: u64::MAX,
            counts: Some(&counts),
        };
        let text = metrics.text();
        for wanted in [
            "thaw_java_servers{state=\"idle\"} 2\n",
            "thaw_java_servers{state=\"running\"} 1\n",
            "thaw_java_servers_preparing 1\n",
            "thaw_java_memory_bytes 3145728\n",
            "thaw_java_runs_total{kind=\"warm\"} 2\n",
            "thaw_java_warm_begin_seconds_bucket{le=\"0.000512\"} 0\n",
            "thaw_java_warm_begin_seconds_bucket{le=\"+Inf\"} 2\n",
            "thaw_java_warm_begin_seconds_count 2\n",
        ] {
            assert!(text.contains(wanted), "{wanted}{text}");
        }
        for line in text.lines().filter(|l| !l.starts_with("# ")) {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with("thaw_java_"), "{line}");
            assert!(value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
