// SPDX-License-Identifier: Apache-2.0
//! A process whose work changes, and one that a new layout makes slower.

use crate::common::{PATIENCE, QUICK, Running, relay, status, tool};
use crate::memory::only_journal;
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_relayout::prepare::PAGE;

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "it_is_relaid_again_when_its_work_has_changed",
            sources::own("phases", &[]),
            changes,
        ),
        trial(
            "a_process_that_runs_another_program_is_relaid_again",
            sources::own("phases", &[]),
            another_program,
        ),
        trial(
            "a_process_that_gets_the_number_of_another_is_not_watched",
            sources::own("phases", &[]).and_then(|p| {
                let chosen = fs::OpenOptions::new().write(true).open(LAST_NUMBER);
                chosen.map_err(|e| format!("{LAST_NUMBER}: {e}"))?;
                Ok(p)
            }),
            another_process,
        ),
        trial(
            "what_somebody_has_taken_back_is_told_and_made_again",
            sources::own("phases", &[]),
            taken_back,
        ),
        trial(
            "what_makes_it_slower_is_taken_back",
            sources::own("phases", &[]),
            slower,
        ),
        trial(
            "what_a_metric_fails_at_is_taken_back",
            sources::own("phases", &[]),
            fails_later,
        ),
        trial(
            "the_command_of_a_metric_ends_with_the_tool",
            sources::own("phases", &[]),
            ends_with_the_tool,
        ),
        trial(
            "what_takes_more_processor_time_for_a_unit_is_taken_back",
            sources::own("phases", &[]),
            units,
        ),
        trial(
            "a_budget_of_continuous_work_is_held_and_shown",
            sources::own("phases", &[]),
            budgets,
        ),
    ]
}

/// After which the kernel numbers the next process.
const LAST_NUMBER: &str = "/proc/sys/kernel/ns_last_pid";

struct Watching(Child);

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What it tells goes to a file.
fn watch(running: &Running, options: &[&str]) -> Watching {
    watch_every(running, "0.3", options)
}

fn watch_every(running: &Running, seconds: &str, options: &[&str]) -> Watching {
    let mut command = tool();
    command
        .arg(running.pid().to_string())
        .args(["--continuous", "--every", seconds]);
    command
        .args(QUICK)
        .args(options)
        .stdout(Stdio::null())
        .stderr(File::create(log(running)).unwrap());
    Watching(command.spawn().unwrap())
}

/// Another one, with the number of one that has ended; others take numbers meanwhile.
fn with_number(program: &Path, number: i32) -> Running {
    let began = Instant::now();
    loop {
        fs::write(LAST_NUMBER, (number - 1).to_string()).unwrap();
        let running = Running::start(program, &[]);
        if running.pid() == number {
            return running;
        }
        assert!(began.elapsed() < PATIENCE, "others have the number");
    }
}

fn another_process(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let number = running.pid();
    let mut watching = watch_every(&running, "2", &[]);
    let began = Instant::now();
    while status(&running)[0]["state"] != "done" {
        assert!(began.elapsed() < PATIENCE, "{}", told(&running));
        sleep(Duration::from_millis(10));
    }
    drop(running);
    let mut other = with_number(&program, number);
    let began = Instant::now();
    let ended = loop {
        if let Some(ended) = watching.0.try_wait().unwrap() {
            break ended;
        }
        assert!(began.elapsed() < PATIENCE, "it watches another process");
        sleep(Duration::from_millis(10));
    };
    assert!(ended.success());
    assert_eq!(other.is_original(), Ok(()));
    other.goes_on(1);
}

fn log(running: &Running) -> PathBuf {
    running.directory.path().join("log")
}

fn told(running: &Running) -> String {
    fs::read_to_string(log(running)).unwrap()
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        // Several looks and a run of BOLT may go before.
        assert!(began.elapsed() < 4 * PATIENCE, "{what}");
        sleep(Duration::from_millis(50));
    }
}

/// When the layout that is in force was made: its place.
fn layout(running: &Running) -> Option<String> {
    let all = status(running);
    let done = all.as_array()?.iter().find(|s| s["state"] == "done")?;
    Some(format!("{} {}", done["new_code"], done["made"]))
}

/// Whoever watches knows what it compares later looks with.
fn has_looked(running: &Running) -> bool {
    status(running)[0]["watched"]["in_new_code"].is_number()
}

fn changes(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let mut watching = watch(&running, &[]);
    until("it was never re-laid", || has_looked(&running));
    let first = layout(&running);
    // The same work needs no other layout.
    let looks = |running: &Running| status(running)[0]["watched"]["found_the_same"].as_u64();
    let before = looks(&running).unwrap();
    until("it does not look again", || {
        assert_eq!(layout(&running), first);
        looks(&running).is_some_and(|now| now >= before + 3)
    });
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
    until("it was not re-laid again", || {
        layout(&running).is_some_and(|l| Some(l) != first)
    });
    running.goes_on(2);
    let pid = Pid::from_raw(running.pid());
    kill(pid, Signal::SIGKILL).unwrap();
    running.wait();
    drop(running);
    until("the tool goes on without its process", || {
        watching.0.try_wait().unwrap().is_some()
    });
}

fn another_program(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let watching = watch(&running, &[]);
    until("it was never re-laid", || has_looked(&running));
    kill(Pid::from_raw(running.pid()), Signal::SIGUSR2).unwrap();
    until("it was not re-laid again", || {
        told(&running).matches("functions move").count() > 1 && layout(&running).is_some()
    });
    running.goes_on(2);
    assert!(!told(&running).contains("taken back"), "{}", told(&running));
    drop(watching);
}

fn taken_back(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let watching = watch(&running, &[]);
    until("it was never re-laid", || has_looked(&running));
    assert_eq!(crate::common::undo(&running)["differences"], 0);
    until("it says nothing", || {
        told(&running).contains("somebody has taken back")
    });
    until("it was not made again", || layout(&running).is_some());
    running.goes_on(2);
    drop(watching);
}

fn slower(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    // Less whenever the process has new code.
    let tool = env!("CARGO_BIN_EXE_thaw-relayout");
    let metric = format!(
        "if {tool} status {} | grep -q Done; then echo 5; else echo 10; fi",
        running.pid()
    );
    let watching = watch(&running, &["--metric", &metric]);
    until("it was not taken back", || {
        told(&running).contains("is slower by its metric: 10 before, 5 after")
    });
    assert_eq!(layout(&running), None);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
    drop(watching);
}

/// Its new code is in force when it fails.
fn fails_later(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let tool = env!("CARGO_BIN_EXE_thaw-relayout");
    let metric = format!(
        "{tool} status {} | grep -q Done && exit 1; echo 10",
        running.pid()
    );
    let watching = watch(&running, &["--metric", &metric]);
    until("it was not taken back", || {
        told(&running).contains("it was taken back")
    });
    assert_eq!(layout(&running), None);
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
    drop(watching);
}

/// By whatever that ends: the command is in a group of its own, which no terminal interrupts.
fn ends_with_the_tool(program: PathBuf) {
    let running = Running::start(&program, &[]);
    let file = running.directory.path().join("number");
    let metric = format!("echo $$ > {}; exec sleep 1000", file.display());
    let watching = watch(&running, &["--metric", &metric]);
    let number = || fs::read_to_string(&file).unwrap_or_default();
    until("it does not measure", || number().ends_with('\n'));
    drop(watching);
    // One that has ended may be waited for yet.
    let runs = || fs::read(format!("/proc/{}/cmdline", number().trim()));
    until("the command goes on", || {
        !runs().is_ok_and(|c| !c.is_empty())
    });
}

/// A count that grows by so much each time that it is asked for, while the process has new code and while it has none.
fn count(running: &Running, new: u32, original: u32) -> String {
    let tool = env!("CARGO_BIN_EXE_thaw-relayout");
    let file = running.directory.path().join("count");
    format!(
        "n=$(cat {0} || echo 0); if {tool} status {1} | grep -q Done; then n=$((n + {new})); else n=$((n + {original})); fi; echo $n | tee {0}",
        file.display(),
        running.pid()
    )
}

fn units(program: PathBuf) {
    let [mut worse, mut better] = [(); 2].map(|()| Running::start(&program, &[]));
    let watching = [(&worse, 1, 1000), (&better, 1000, 1)].map(|(running, new, original)| {
        watch(running, &["--units", &count(running, new, original)])
    });
    until("it was not taken back", || {
        told(&worse).contains("is slower by its metric")
    });
    assert_eq!(layout(&worse), None);
    assert_eq!(worse.is_original(), Ok(()));
    until("it was not kept", || has_looked(&better));
    assert!(!told(&better).contains("slower"), "{}", told(&better));
    worse.goes_on(1);
    better.goes_on(1);
    drop(watching);
}

/// What a layout of it may take.
fn room_of_one(program: &Path) -> u64 {
    let mut running = Running::start(program, &[]);
    running.goes_on(1);
    relay(&running);
    only_journal(&running).fixed.region_size
}

/// Each allows the first layout, and not the one that other work needs.
fn budgets(program: PathBuf) {
    let memory = room_of_one(&program) + PAGE;
    let mib = memory as f64 / f64::from(1 << 20);
    let budgets = [
        ("cpu", "--budget-cpu", "0.1".to_owned()),
        ("pauses", "--most-an-hour", "1".to_owned()),
        ("memory", "--budget-memory", mib.to_string()),
    ];
    let all = budgets.map(|(what, option, value)| {
        let mut running = Running::start(&program, &[]);
        running.goes_on(1);
        let watching = watch(&running, &[option, &value]);
        (what, running, watching)
    });
    let first = all.each_ref().map(|(what, running, _)| {
        until(what, || has_looked(running));
        kill(Pid::from_raw(running.pid()), Signal::SIGUSR1).unwrap();
        layout(running)
    });
    for ((what, mut running, watching), first) in all.into_iter().zip(first) {
        let account = |running: &Running| status(running)[0]["watched"].clone();
        until(what, || account(&running)["waits_for"] == what);
        running.goes_on(2);
        let account = account(&running);
        assert_eq!(account["pid"], running.pid(), "{account}");
        match what {
            "cpu" => assert!(account["cpu_percent"].as_f64().unwrap() > 0.1, "{account}"),
            "pauses" => assert_eq!(account["in_this_hour"], 1, "{account}"),
            _ => assert_eq!(account["budget"]["memory"], memory, "{account}"),
        }
        assert_eq!(layout(&running), first, "{what}");
        drop(watching);
        assert!(status(&running)[0]["watched"].is_null());
        assert_eq!(crate::common::undo(&running)["differences"], 0);
        assert_eq!(running.is_original(), Ok(()));
    }
}
