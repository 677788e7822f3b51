// SPDX-License-Identifier: Apache-2.0
//! Whether new code is better: by a figure that a command prints, or by the processor time that a process takes for a unit of work.

use crate::bolt::ends_with_us;
use crate::error::files;
use nix::sys::signal::{Signal, killpg};
use nix::time::clock_getcpuclockid;
use nix::unistd::Pid;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::late::rest;

/// What is worse by more than noise.
const NOISE: f64 = 0.03;

#[derive(Clone, Debug)]
pub enum Metric {
    /// A command prints it; more is better.
    Figure(String),
    /// A command prints how many units of work the process has done.
    Units(String),
}

/// How long units are counted.
struct Window {
    /// Between two looks.
    look: Duration,
    /// The process has to have run so long.
    processor: Duration,
    longest: Duration,
}

/// A command that takes longer says nothing, and is ended.
const LONGEST: Duration = Duration::from_secs(60);

const BETWEEN_LOOKS: Duration = Duration::from_millis(5);

/// Bytes of what a command prints.
const MOST: u64 = 4096;

const WINDOW: Window = Window {
    look: Duration::from_secs(1),
    processor: Duration::from_millis(200),
    longest: Duration::from_secs(30),
};

impl Metric {
    /// The middle one of three, more is better; none where the process does too little to tell.
    pub fn measure(&self, pid: i32) -> Result<Option<f64>, Refusal> {
        let mut all = Vec::new();
        for _ in 0..3 {
            let one = match self {
                Metric::Figure(command) => Some(number(command)?),
                Metric::Units(command) => units(command, pid, &WINDOW)?,
            };
            let Some(one) = one else { return Ok(None) };
            all.push(one);
        }
        all.sort_by(f64::total_cmp);
        Ok(Some(all[1]))
    }
}

/// Figures may be negative.
pub fn is_worse(before: f64, after: f64) -> bool {
    before - after > before.abs() * NOISE
}

fn number(command: &str) -> Result<f64, Refusal> {
    number_within(command, LONGEST)
}

fn number_within(command: &str, longest: Duration) -> Result<f64, Refusal> {
    let refusal = |what: &str| {
        let text = format!("the metric '{command}' has to print a number; {what}");
        Refusal::new("metric", text)
    };
    let output = tempfile::tempfile().map_err(files("a temporary file"))?;
    let own = output.try_clone().map_err(files("a temporary file"))?;
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).stdin(Stdio::null()).stdout(own);
    ends_with_us(&mut shell);
    let mut child = shell.process_group(0).spawn().map_err(files(command))?;
    let end = Instant::now() + longest;
    let status = loop {
        match child.try_wait().map_err(files(command))? {
            Some(status) => break status,
            None if Instant::now() < end => rest(BETWEEN_LOOKS),
            None => {
                // With all that it has started.
                let _ = killpg(Pid::from_raw(child.id() as i32), Signal::SIGKILL);
                let _ = child.wait();
                return Err(refusal(&format!(
                    "it did not end within {} s",
                    longest.as_secs_f64()
                )));
            }
        }
    };
    let mut text = String::new();
    // It was written by way of another descriptor, whose place in the file is the same.
    let read = (&output)
        .rewind()
        .and_then(|()| (&output).take(MOST).read_to_string(&mut text));
    let number: Option<f64> = text.trim().parse().ok();
    let number = number.filter(|n| n.is_finite() && status.success() && read.is_ok());
    number.ok_or_else(|| refusal(&format!("it printed '{}'", text.trim())))
}

/// For each second of the process' processor time.
fn units(command: &str, pid: i32, window: &Window) -> Result<Option<f64>, Refusal> {
    let (units, time) = (number(command)?, processor_time(pid)?);
    let began = Instant::now();
    while began.elapsed() < window.longest {
        rest(window.look);
        if processor_time(pid)? < time + window.processor {
            continue;
        }
        let done = number(command)? - units;
        if done > 0.0 {
            let spent = processor_time(pid)?.saturating_sub(time);
            return Ok(Some(done / spent.as_secs_f64()));
        }
    }
    Ok(None)
}

/// Of all its threads, those that have ended included; not of its children.
fn processor_time(pid: i32) -> Result<Duration, Refusal> {
    let time = clock_getcpuclockid(Pid::from_raw(pid)).and_then(|clock| clock.now());
    time.map(Duration::from)
        .map_err(|_| Refusal::new("no-process", format!("process {pid} has ended")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worse_is_less_by_more_than_noise() {
        assert!(is_worse(10.0, 9.0) && !is_worse(10.0, 9.8) && !is_worse(10.0, 11.0));
        assert!(is_worse(-10.0, -11.0) && !is_worse(-10.0, -10.0) && !is_worse(-10.0, -9.0));
    }

    #[test]
    fn a_command_that_does_not_end_is_ended() {
        let began = Instant::now();
        let refusal = number_within(
            "echo 5; sleep 1000 & sleep 1000",
            Duration::from_millis(100),
        );
        let text = refusal.unwrap_err().text;
        assert!(text.contains("did not end within 0.1 s"), "{text}");
        assert!(began.elapsed() < Duration::from_secs(500));
        let printed = number_within("echo 7; sleep 20 &", LONGEST).unwrap();
        assert_eq!(printed, 7.0, "what it leaves running is not waited for");
    }

    #[test]
    fn units_are_those_of_a_second_of_processor_time() {
        let own = std::process::id() as i32;
        let window = |processor| Window {
            look: Duration::from_millis(10),
            processor: Duration::from_millis(processor),
            longest: Duration::from_millis(500),
        };
        // Nothing is done, or nothing runs so long.
        assert_eq!(units("echo 7", own, &window(0)).unwrap(), None);
        assert_eq!(units("date +%s%N", own, &window(1 << 30)).unwrap(), None);
        let counted = units("date +%s%N", own, &window(0)).unwrap();
        assert!(counted.is_some_and(|c| c > 0.0), "{counted:?}");
        for command in ["echo many", "echo 5; false"] {
            let refusal = units(command, own, &window(0)).unwrap_err();
            assert_eq!(refusal.reason, "metric");
        }
    }
}
