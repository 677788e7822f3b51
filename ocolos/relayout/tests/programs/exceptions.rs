// SPDX-License-Identifier: Apache-2.0
//! C++ exceptions, through old code, new code and both.

use crate::common::{
    QUICK, Running, if_soak, json, relay, relay_again, relay_thoroughly, run, soak, status, undo,
};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use thaw_process::memory::Memory;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "exceptions_cross_both_codes",
            sources::throws(&[]),
            exceptions,
        ),
        trial(
            "exceptions_cross_in_a_program_at_a_fixed_address",
            if_soak(|| sources::throws(&["-no-pie", "-fno-pie"])),
            exceptions,
        ),
        trial(
            "exceptions_cross_where_the_unwinder_is_mapped_again",
            if_soak(|| sources::throws(&[])),
            |p| cross(Running::start(&p, &["1000000", "again"])),
        ),
        trial(
            "exceptions_cross_by_a_static_unwinder",
            if_soak(|| sources::throws(&["-static-libgcc", "-static-libstdc++"])),
            exceptions,
        ),
        trial(
            "a_static_unwinder_is_told_by_a_thread_that_does_not_hold_its_lock",
            sources::own("keeps", &["-static-libgcc", "-static-libstdc++"]),
            only_thread_throws,
        ),
        trial(
            "a_process_with_another_unwinder_is_refused",
            sources::own("witness", &[])
                .and_then(|p| Ok((p, sources::own("unwinder", &["-shared", "-fPIC"])?))),
            |(program, unwinder)| another_unwinder(&program, &unwinder),
        ),
        trial(
            "a_program_with_an_unwinder_before_libgccs_is_refused",
            if_soak(linked_with_others),
            |[before, behind, hands_on]| {
                is_refused(Running::start(&before, &["1"]));
                for other in [behind, hands_on] {
                    let mut running = Running::start(&other, &["1"]);
                    running.goes_on(1);
                    relay(&running);
                    running.goes_on(1);
                }
            },
        ),
        trial(
            "exceptions_that_are_thrown_again_cross_both_codes",
            sources::own("rethrows", &[]),
            exceptions,
        ),
        trial(
            "exceptions_cross_by_an_unwinder_that_allocates",
            sources::throws(&[]).and_then(|p| Ok((p, sources::newer_libgcc()?))),
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
        trial(
            "backtraces_cross_both_codes",
            sources::own("backtraces", &[]),
            backtraces,
        ),
        trial(
            "words_that_the_dynamic_linker_left_are_no_callers",
            sources::own("residue", &["-Wl,-z,lazy"]),
            residue,
        ),
    ]
}

/// While nothing is registered it locks nothing.
fn only_thread_throws(program: PathBuf) {
    let mut running = Running::start(&program, &["throws"]);
    running.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&running);
    assert_eq!(outcome["applied"]["unwinder"], true);
    for _ in 0..if soak() { 40 } else { 10 } {
        running.goes_on(1);
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(1);
        relay_again(&running, &relaid);
    }
    running.goes_on(1);
}

/// With an unwinder before libgcc's, with one behind it, and with one before it that could not go on by itself.
fn linked_with_others() -> Result<[PathBuf; 3], String> {
    let path = |p: PathBuf| p.display().to_string();
    let whole = path(sources::own("unwinder", &["-shared", "-fPIC"])?);
    let hands_on = sources::own("unwinder", &["-shared", "-fPIC", "-DHANDS_ON"]);
    let (hands_on, libgcc) = (path(hands_on?), "-lgcc_s".to_owned());
    let linked =
        |first: &str, second: &str| sources::own("witness", &["-Wl,--no-as-needed", first, second]);
    Ok([
        linked(&whole, &libgcc)?,
        linked(&libgcc, &whole)?,
        linked(&hands_on, &libgcc)?,
    ])
}

fn is_refused(mut running: Running) {
    running.goes_on(1);
    let pid = running.pid().to_string();
    let output = run(&[[pid.as_str(), "--json"].as_slice(), &QUICK].concat());
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("no-unwinder"), "{said}");
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

fn another_unwinder(program: &Path, unwinder: &Path) {
    let path = unwinder.to_str().unwrap();
    is_refused(Running::start_with(
        program,
        &["1"],
        &[("LD_PRELOAD", path)],
    ));
    // Beside libgcc only LLVM's is refused: others hand on to it, or profilers have them.
    let both = format!("{path}:libgcc_s.so.1");
    let mut running = Running::start_with(program, &["1"], &[("LD_PRELOAD", &both)]);
    running.goes_on(1);
    relay(&running);
    running.goes_on(1);
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
    let text = pid.to_string();
    let mut arguments = vec![text.as_str(), "--dry-run", "--json"];
    arguments.extend(QUICK);
    assert_eq!(json(&arguments)["would_apply"]["unwinder"], true);
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

/// From new code by way of the C library and new code to the original's loop, which never returns: as many places as before.
fn backtraces(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(2);
    let (_, relaid) = relay(&running);
    let layout = status(&running)[0].clone();
    let at = u64::from_str_radix(&layout["new_code"].as_str().unwrap()[2..], 16).unwrap();
    let new = at..at + layout["bytes"].as_u64().unwrap();
    let image = thaw_binary::Image::open(&program).unwrap();
    let process = thaw_process::process::Process::find(running.pid()).unwrap();
    let old = thaw_relayout::identity::code_range(&image, process.bias(&image).unwrap());
    // How many places of the last trace are in new code, and in the original.
    let places = |running: &Running| {
        let text = running.output();
        let last = text.lines().rfind(|l| l.starts_with("round ")).unwrap();
        let all = last.split(' ').skip(1);
        let all: Vec<u64> = all
            .map(|p| u64::from_str_radix(&p[2..], 16).unwrap())
            .collect();
        let within = |code: &std::ops::Range<u64>| all.iter().filter(|a| code.contains(a)).count();
        (within(&new), within(&old))
    };
    running.goes_on(3);
    let (in_new, in_old) = places(&running);
    assert!(in_new >= 2 && in_old >= 1, "{}", running.output());
    for _ in 0..3 {
        assert_eq!(undo(&running)["differences"], 0);
        running.goes_on(3);
        let (in_new, in_old) = places(&running);
        assert!(in_new == 0 && in_old >= 4, "{}", running.output());
        relay_again(&running, &relaid);
        running.goes_on(3);
    }
    // Another program in the same process has the original's code.
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    running.goes_on(4);
    assert_eq!(status(&running).as_array().map(Vec::len), Some(0));
    assert_eq!(running.is_original(), Ok(()));
    relay_again(&running, &relaid);
    running.goes_on(2);
    assert_eq!(undo(&running)["differences"], 0);
}

/// Its only thread may be made to load an unwinder, though addresses of the dynamic linker lie on its stack.
fn residue(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(2);
    let maps = thaw_process::maps::read(running.pid()).unwrap();
    let is_linker = |a: u64| {
        let mut of_it = maps.iter().filter(|m| m.name.contains("/ld-linux"));
        of_it.any(|m| m.executable && m.contains(a))
    };
    let memory = Memory::open_to_read(running.pid()).unwrap();
    let stack = maps.iter().find(|m| m.name == "[stack]").unwrap();
    // The frame that stays is the last but some short ones.
    let length = (stack.end - stack.start).min(30000);
    let words = memory.read(stack.end - length, length as usize).unwrap();
    let mut words = words
        .as_chunks::<8>()
        .0
        .iter()
        .map(|w| u64::from_le_bytes(*w));
    assert!(words.any(is_linker), "nothing was left");
    let (outcome, _) = relay(&running);
    assert_eq!(outcome["applied"]["unwinder"], true);
    running.goes_on(3);
    assert_eq!(undo(&running)["differences"], 0);
    running.goes_on(1);
}

fn cross(mut running: Running) {
    running.goes_on(1);
    let (outcome, relaid) = relay_thoroughly(&running);
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
