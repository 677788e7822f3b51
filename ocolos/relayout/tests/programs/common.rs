// SPDX-License-Identifier: Apache-2.0
//! A program that runs, and the tool beside it.

use serde_json::Value;
use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thaw_binary::Image;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::steps::KILL_AT;
use thaw_relayout::bolt::NICE;
use thaw_relayout::identity::same_program;

/// Longer than anything takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A short profile, also of what gains nothing; its steps end it, and not the time, which a busy machine takes.
pub const QUICK: [&str; 8] = by_steps("30000");

/// Of programs with many functions, and of those whose own code runs seldom beside that of libraries.
pub const THOROUGH: [&str; 8] = by_steps("50000");

const fn by_steps(steps: &str) -> [&str; 8] {
    [
        "--force",
        "--steps",
        steps,
        "--profile-seconds",
        "1000",
        "--share",
        "85",
        "--no-look",
    ]
}

pub struct Running {
    child: Child,
    pub directory: TempDir,
    pub program: PathBuf,
}

impl Running {
    pub fn start(program: &Path, arguments: &[&str]) -> Running {
        Running::start_with(program, arguments, &[])
    }

    pub fn start_with(program: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Running {
        let directory = tempfile::tempdir().unwrap();
        let child = Command::new(program)
            .args(arguments)
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(File::create(directory.path().join("output")).unwrap())
            .stderr(File::create(directory.path().join("errors")).unwrap())
            .spawn()
            .unwrap();
        Running {
            child,
            directory,
            program: program.to_owned(),
        }
    }

    pub fn pid(&self) -> i32 {
        self.child.id() as i32
    }

    pub fn output(&self) -> String {
        fs::read_to_string(self.directory.path().join("output")).unwrap()
    }

    /// What lies in its directory stays.
    pub fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Whose memory is gone already may not have ended yet.
    pub fn ends_soon(&mut self) -> bool {
        let began = Instant::now();
        while self.is_alive() && began.elapsed() < PATIENCE {
            sleep(Duration::from_millis(10));
        }
        !self.is_alive()
    }

    /// Until it has written so many more whole lines; all that it writes is right, or it ends.
    pub fn goes_on(&mut self, lines: usize) {
        let before = self.output().lines().count();
        let began = Instant::now();
        while self.output().lines().count() < before + lines {
            let ended = self.child.try_wait().unwrap();
            assert!(
                ended.is_none(),
                "the program ended: {ended:?}: {}",
                self.last_words()
            );
            assert!(
                began.elapsed() < PATIENCE,
                "the program stands: {}",
                self.last_words()
            );
            sleep(Duration::from_millis(5));
        }
        let wrong = self
            .output()
            .lines()
            .find(|l| l.contains("wrong"))
            .map(str::to_owned);
        assert_eq!(wrong, None);
    }

    fn count(&self, line: &str) -> usize {
        self.output().lines().filter(|l| *l == line).count()
    }

    /// Until one more line is this.
    pub fn says(&mut self, line: &str) {
        self.has_said(line, self.count(line) + 1);
    }

    /// Until so many lines are this.
    pub fn has_said(&mut self, line: &str, times: usize) {
        let began = Instant::now();
        while self.count(line) < times {
            assert!(
                self.is_alive() && began.elapsed() < PATIENCE,
                "no {line}: {}",
                self.last_words()
            );
            sleep(Duration::from_millis(5));
        }
    }

    fn last_words(&self) -> String {
        let errors = fs::read_to_string(self.directory.path().join("errors")).unwrap_or_default();
        format!("{:?} {errors}", self.output().lines().last())
    }

    pub fn wait(&mut self) -> std::process::ExitStatus {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(began.elapsed() < 4 * PATIENCE, "the program does not end");
            sleep(Duration::from_millis(10));
        }
    }

    /// Its code is the file's, byte for byte.
    pub fn is_original(&self) -> Result<(), String> {
        let image = Image::open(&self.program).unwrap();
        let process = Process::find(self.pid()).unwrap();
        let bias = process.bias(&image).unwrap();
        let memory = Memory::open_to_read(self.pid()).unwrap();
        same_program(&image, &memory, bias, &[]).map_err(|r| r.text)
    }

    /// Which signals each of its threads blocks all the while that it writes two lines: a handler blocks its own for
    /// a moment, `fork` all.
    pub fn blocked(&mut self) -> Vec<(i32, u64)> {
        let mut all = self.blocked_now();
        for _ in 0..2 {
            for _ in 0..10 {
                sleep(Duration::from_millis(7));
                let now = self.blocked_now();
                all.retain_mut(|(thread, mask)| {
                    let of_it = now.iter().find(|n| n.0 == *thread);
                    *mask &= of_it.map_or(0, |n| n.1);
                    of_it.is_some()
                });
            }
            self.goes_on(1);
        }
        all
    }

    fn blocked_now(&self) -> Vec<(i32, u64)> {
        let process = Process::find(self.pid()).unwrap();
        let mut all: Vec<_> = process
            .threads()
            .into_iter()
            .filter_map(|t| {
                let file = format!("/proc/{}/task/{t}/status", self.pid());
                let status = fs::read_to_string(file).ok()?;
                let mask = status.lines().find_map(|l| l.strip_prefix("SigBlk:"))?;
                Some((t, u64::from_str_radix(mask.trim(), 16).unwrap()))
            })
            .collect();
        all.sort();
        all
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
        let _ = fs::remove_file(format!("/tmp/perf-{}.map", self.pid()));
    }
}

pub fn tool() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thaw-relayout"));
    // Programs of tests take all processors, and BOLT shall not wait for them.
    command.stdin(Stdio::null()).env(NICE, "0");
    command
}

pub fn run(arguments: &[&str]) -> Output {
    tool().args(arguments).output().unwrap()
}

/// On a machine with much else to do, a thread may stand too late: that is refused with these words, and nothing is changed.
pub fn is_too_late(output: &Output) -> bool {
    let said = String::from_utf8_lossy(&output.stderr);
    said.contains(TOO_LATE) || said.contains("did not stop in time")
}

pub const TOO_LATE: &str = "nothing was changed, try again";

/// Again where it was too late.
pub fn in_time(mut run: impl FnMut() -> Output) -> Output {
    let began = Instant::now();
    loop {
        let output = run();
        if !is_too_late(&output) || began.elapsed() > PATIENCE {
            return output;
        }
    }
}

/// What it says as JSON; it has to end well.
pub fn json(arguments: &[&str]) -> Value {
    let output = in_time(|| run(arguments));
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Profiles and re-lays; BOLT's result is kept in the program's directory.
pub fn relay(running: &Running) -> (Value, String) {
    relay_by(running, QUICK)
}

pub fn relay_thoroughly(running: &Running) -> (Value, String) {
    relay_by(running, THOROUGH)
}

fn relay_by(running: &Running, profile: [&str; 8]) -> (Value, String) {
    let (pid, kept) = (
        running.pid().to_string(),
        running.directory.path().join("kept"),
    );
    let kept = kept.to_str().unwrap().to_owned();
    let mut arguments = vec![pid.as_str(), "--json", "--keep", &kept];
    arguments.extend(profile);
    (json(&arguments), format!("{kept}/relaid"))
}

pub fn relay_again(running: &Running, relaid: &str) -> Value {
    json(&[
        &running.pid().to_string(),
        "--json",
        "--no-look",
        "--with",
        relaid,
    ])
}

/// Threads that stand, and words that stay, are not waited for as long as by itself.
pub fn undo(running: &Running) -> Value {
    json(&["undo", &running.pid().to_string(), "--json", "--wait", "1"])
}

pub fn status(running: &Running) -> Value {
    json(&["status", &running.pid().to_string(), "--json"])
}

const SOAK: Duration = Duration::from_secs(600);

/// Whether the long tests are wanted.
pub fn soak() -> bool {
    !matches!(soak_variable().as_str(), "" | "false")
}

/// How long they go on: as many seconds as are named, or ten minutes.
pub fn soak_time() -> Duration {
    soak_variable().parse().map_or(SOAK, Duration::from_secs)
}

/// Whether it goes on: so many rounds, or for as long as long tests do.
pub fn again(began: Instant, rounds: usize, few: usize) -> bool {
    if soak() {
        began.elapsed() < soak_time()
    } else {
        rounds < few
    }
}

/// What is left out unless the long tests are wanted.
pub fn if_soak<T>(program: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    match soak() {
        true => program(),
        false => Err("it is among the long tests (./thaw test --soak)".to_owned()),
    }
}

fn soak_variable() -> String {
    std::env::var("THAW_RELAYOUT_SOAK").unwrap_or_default()
}

/// A line of what a long test has done.
pub fn tells(name: &str, rounds: usize, began: Instant) {
    if soak() {
        eprintln!(
            "{name}: {rounds} times applied and taken back in {} s",
            began.elapsed().as_secs()
        );
    }
}

/// Whether it was killed, and did not end by itself.
pub fn killed_at(step: u64, arguments: &[&str]) -> bool {
    let output = in_time(|| {
        let mut command = tool();
        command.args(arguments).env(KILL_AT, step.to_string());
        command.output().unwrap()
    });
    output.status.signal() == Some(9)
}
