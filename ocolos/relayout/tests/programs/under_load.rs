// SPDX-License-Identifier: Apache-2.0
//! Applied and taken back again and again, under load. Ten minutes where the long tests are wanted.

use crate::common::{Running, again, if_soak, relay, relay_again, relay_thoroughly, tells, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use serde_json::Value;
use std::path::Path;
use std::time::Instant;

/// Where the long tests are not wanted.
const ROUNDS: usize = 15;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "apply_and_undo_under_load",
            sources::own("witness", &[]),
            |p| again_and_again(&p, "4", relay),
        ),
        trial(
            "apply_and_undo_while_exceptions_fly",
            if_soak(|| sources::throws(&[])),
            |p| again_and_again(&p, "1000000", relay_thoroughly),
        ),
    ]
}

fn again_and_again(program: &Path, argument: &str, first: fn(&Running) -> (Value, String)) {
    let mut running = Running::start(program, &[argument]);
    running.goes_on(1);
    let (_, relaid) = first(&running);
    let began = Instant::now();
    let mut rounds = 0;
    while again(began, rounds, ROUNDS) {
        running.goes_on(1);
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
        rounds += 1;
    }
    tells(&program.display().to_string(), rounds, began);
    assert_eq!(undo(&running)["differences"], 0);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}
