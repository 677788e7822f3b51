// SPDX-License-Identifier: Apache-2.0
//! Locks the process in, before any function is there.
//!
//! All of it is for the whole process, so it must have one thread. Each mechanism says whether it is in force, and if
//! not, why; what is required and missing is an error.

mod control_group;
mod files;
mod identity;
mod limits;
mod network;
mod system_calls;

use crate::configuration::Configuration;
use crate::written;

/// In force, or the reason why not.
type Outcome = Result<(), String>;

#[derive(Debug, Default)]
pub struct Report {
    pub enforced: Vec<&'static str>,
    /// Each with its reason.
    pub missing: Vec<(&'static str, String)>,
}

impl Report {
    fn note(&mut self, mechanism: &'static str, outcome: Outcome) {
        match outcome {
            Ok(()) => self.enforced.push(mechanism),
            Err(reason) => self.missing.push((mechanism, reason)),
        }
    }
}

pub const MECHANISMS: [&str; 7] = [
    "no-new-privileges",
    "seccomp",
    "landlock",
    "network",
    "uid",
    "rlimits",
    "cgroup",
];

/// The order matters: each step takes away what earlier ones need.
pub fn enter(configuration: &Configuration) -> Result<Report, String> {
    let mut report = Report::default();
    limits::end_before_front();
    report.note("cgroup", control_group::join(configuration));
    let space = network::leave(configuration);
    report.note("uid", identity::drop(configuration));
    // Now, as no capability is left that would show where pages are in the machine's memory.
    written::open_pagemap();
    // Also where the machine has no name spaces, as then the filter refuses sockets.
    let network = match (configuration.network, space.reason) {
        (true, _) => Err(":network is host".to_owned()),
        (false, reason) => reason.map_or(Ok(()), Err),
    };
    report.note("no-new-privileges", identity::no_new_privileges());
    report.note("landlock", files::restrict(configuration));
    let groups = report.enforced.contains(&"cgroup");
    report.note(
        "rlimits",
        limits::set(configuration, space.user_namespace, groups),
    );
    let filter = system_calls::restrict(configuration);
    let network = match network {
        Err(_) if !configuration.network && filter.is_ok() => Ok(()),
        other => other,
    };
    report.note("network", network);
    report.note("seccomp", filter);
    demand(&report, &configuration.require)?;
    Ok(report)
}

fn demand(report: &Report, require: &[String]) -> Result<(), String> {
    for name in require {
        if let Some((_, reason)) = report.missing.iter().find(|(n, _)| n == name) {
            return Err(format!(
                "{name} is required and cannot be enforced: {reason}"
            ));
        }
        if !MECHANISMS.contains(&name.as_str()) {
            return Err(format!(
                "{name} is required, which is no mechanism; there are {}",
                MECHANISMS.join(", ")
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_required_and_missing_is_an_error() {
        let report = Report {
            enforced: vec!["seccomp"],
            missing: vec![("landlock", "no kernel".into())],
        };
        assert!(demand(&report, &["seccomp".into()]).is_ok());
        let error = demand(&report, &["landlock".into()]).unwrap_err();
        assert!(error.contains("no kernel"), "{error}");
        assert!(demand(&report, &["apparmor".into()]).is_err());
    }
}
