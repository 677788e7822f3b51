// SPDX-License-Identifier: Apache-2.0
//! C++ exceptions, through old code, new code and both.

use crate::common::{Running, relay, relay_again, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
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
        trial(
            "exceptions_cross_by_an_unwinder_that_allocates",
            sources::own("throws", &[]).and_then(|p| Ok((p, sources::newer_libgcc()?))),
            |(program, libgcc)| {
                let path = libgcc.to_str().unwrap().to_owned();
                let mut running =
                    Running::start_with(&program, &["1000000"], &[("LD_LIBRARY_PATH", &path)]);
                running.goes_on(1);
                let maps = thaw_process::maps::read(running.pid()).unwrap();
                let is_newer = |m: &thaw_process::maps::Mapping| m.name.starts_with(&path);
                assert!(maps.iter().any(is_newer), "it has another libgcc");
                cross(running);
            },
        ),
        trial(
            "an_unwinder_that_would_come_later_is_there_before",
            sources::own("traces", &[]),
            traces,
        ),
    ]
}

fn exceptions(program: PathBuf) {
    cross(Running::start(&program, &["1000000"]));
}

fn traces(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(3);
    let pid = running.pid();
    let has_unwinder = || {
        let maps = thaw_process::maps::read(pid).unwrap();
        maps.iter().any(|m| m.name.contains("/libgcc_s.so"))
    };
    assert!(!has_unwinder());
    let (outcome, _) = relay(&running);
    assert_eq!(outcome["applied"]["unwinder"], true);
    assert!(has_unwinder());
    running.goes_on(5);
    kill(Pid::from_raw(pid), Signal::SIGUSR1).unwrap();
    running.goes_on(20);
    assert!(running.output().contains("traced"));
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(5);
}

fn cross(mut running: Running) {
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
