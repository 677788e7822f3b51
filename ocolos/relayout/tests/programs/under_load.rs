// SPDX-License-Identifier: Apache-2.0
//! Applied and taken back again and again, under load. Ten minutes where the long tests are wanted.

use crate::common::{Running, relay, relay_again, soak, soak_time, tells, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "apply_and_undo_under_load",
            sources::own("witness", &[]),
            |p| again_and_again(p, "4"),
        ),
        trial(
            "apply_and_undo_while_exceptions_fly",
            sources::throws(&[]),
            |p| again_and_again(p, "1000000"),
        ),
    ]
}

fn again_and_again(program: PathBuf, argument: &str) {
    let wanted = if soak() {
        soak_time()
    } else {
        Duration::from_secs(10)
    };
    let mut running = Running::start(&program, &[argument]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    let began = Instant::now();
    let mut rounds = 0;
    while began.elapsed() < wanted || rounds < 3 {
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
