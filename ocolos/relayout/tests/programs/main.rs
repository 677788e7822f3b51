// SPDX-License-Identifier: Apache-2.0
//! Real programs, re-laid while they run. What a machine lacks leaves tests out, and says so.

mod beside;
mod common;
mod continuous;
mod corners;
mod ends;
mod exceptions;
mod identity;
mod kept;
mod kills;
// Shared with the tests of batches.
mod left_out;
mod libraries;
mod mariadb;
mod memory;
mod names;
mod others;
mod patches;
mod postgresql;
mod real_programs;
mod refusals;
mod replaced;
mod servers;
// Shared with the tests of batches.
#[allow(dead_code)]
mod sources;
mod stacks;
mod under_load;

use left_out::trial;
use libtest_mimic::{Arguments, Trial};
use std::path::PathBuf;
use std::sync::OnceLock;

/// A part of the names of tests that are to run; all without it.
static ASKED_FOR: OnceLock<Option<String>> = OnceLock::new();

fn main() {
    let mut arguments = Arguments::from_args();
    // Each test runs a program of several threads, and there may be two processors.
    arguments.test_threads.get_or_insert(2);
    let mut trials = Vec::new();
    let _ = ASKED_FOR.set(arguments.filter.clone());
    if arguments.list {
        sources::list_only();
    }
    trials.extend(refusals::trials());
    trials.extend(replaced::trials());
    trials.extend(identity::trials());
    trials.extend(beside::trials());
    trials.extend(ends::trials());
    trials.extend(patches::trials());
    trials.extend(exceptions::trials());
    trials.extend(under_load::trials());
    trials.extend(continuous::trials());
    trials.extend(corners::trials());
    trials.extend(kept::trials());
    trials.extend(kills::trials());
    trials.extend(names::trials());
    trials.extend(others::trials());
    trials.extend(libraries::trials());
    trials.extend(mariadb::trials());
    trials.extend(memory::trials());
    trials.extend(postgresql::trials());
    trials.extend(real_programs::trials());
    trials.extend(servers::trials());
    trials.extend(stacks::trials());
    libtest_mimic::run(&arguments, trials).exit();
}

/// A test of a program that takes minutes to build, which is done where just this test may run.
fn large(
    name: &str,
    program: impl FnOnce() -> Result<PathBuf, String>,
    test: fn(PathBuf),
) -> Trial {
    let asked_for = ASKED_FOR.get().and_then(Option::as_ref);
    let needs = match asked_for {
        Some(part) if !name.contains(part) => Err("it is not asked for".to_owned()),
        _ => program(),
    };
    trial(name, needs, test)
}

/// The same, among the long tests only.
fn long(name: &str, program: impl FnOnce() -> Result<PathBuf, String>, test: fn(PathBuf)) -> Trial {
    large(name, || common::if_soak(program), test)
}
