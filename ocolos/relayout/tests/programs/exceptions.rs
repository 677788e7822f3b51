// SPDX-License-Identifier: Apache-2.0
//! C++ exceptions, through old code, new code and both.

use crate::common::{Running, relay, relay_again, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::path::PathBuf;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "exceptions_cross_both_codes",
            sources::own("throws", &[]),
            exceptions,
        ),
        trial(
            "exceptions_cross_in_a_program_at_a_fixed_address",
            sources::own("throws", &["-no-pie", "-fno-pie"]),
            exceptions,
        ),
        trial(
            "exceptions_cross_by_a_static_unwinder",
            sources::own("throws", &["-static-libgcc", "-static-libstdc++"]),
            exceptions,
        ),
    ]
}

fn exceptions(program: PathBuf) {
    let mut running = Running::start(&program, &["1000000"]);
    running.goes_on(1);
    let (outcome, relaid) = relay(&running);
    assert_eq!(outcome["applied"]["unwinder"], true);
    running.goes_on(2);
    for _ in 0..3 {
        assert_eq!(undo(&running)["differences"], 0);
        assert_eq!(running.is_original(), Ok(()));
        running.goes_on(1);
        relay_again(&running, &relaid);
        running.goes_on(1);
    }
    let text = running.output();
    let mut results: Vec<&str> = text
        .lines()
        .filter_map(|l| Some(l.split_once(' ')?.1))
        .collect();
    results.dedup();
    assert_eq!(results.len(), 1, "{results:?}");
}
