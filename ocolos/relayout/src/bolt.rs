// SPDX-License-Identifier: Apache-2.0
//! BOLT, run beside the process: niced, and with limits of time and memory.

use crate::error::files;
use nix::sys::resource::{Resource, setrlimit};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use thaw_binary::exclusions::Reason;
use thaw_binary::{Function, Image, Refusal};
use thaw_process::late::rest;

/// Which BOLT serves; the first that is there is taken.
const PLACES: [&str; 3] = [
    "/usr/lib/llvm-16/bin/llvm-bolt",
    "/usr/lib/llvm-19/bin/llvm-bolt",
    "/usr/bin/llvm-bolt",
];

/// Overrides the search.
pub const VARIABLE: &str = "THAW_BOLT";

/// For tests, whose programs spin: how nice BOLT is.
pub const NICE: &str = "THAW_RELAYOUT_BOLT_NICE";

/// What runs already comes first.
const NICER: i32 = 10;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub time: Duration,
    pub memory: u64,
}

/// By their addresses.
pub struct Functions<'a> {
    /// They stay where they are.
    pub left: &'a BTreeMap<u64, Reason>,
    /// They are in the profile.
    pub hot: &'a BTreeSet<u64>,
}

#[derive(Clone, Debug)]
pub struct Bolt {
    program: PathBuf,
}

impl Bolt {
    pub fn find() -> Result<Bolt, Refusal> {
        if let Some(path) = std::env::var_os(VARIABLE) {
            let program = PathBuf::from(path);
            if program.is_file() {
                return Ok(Bolt { program });
            }
            let text = format!("{VARIABLE} is {}, which is no file", program.display());
            return Err(Refusal::new("no-bolt", text));
        }
        let found = PLACES.iter().map(PathBuf::from).find(|p| p.is_file());
        found.map(|program| Bolt { program }).ok_or_else(|| {
            Refusal::new(
                "no-bolt",
                format!("BOLT is not installed: apt-get install bolt-16 (or set {VARIABLE} to an llvm-bolt)"),
            )
        })
    }

    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Re-lays `input` by a pre-aggregated profile.
    pub fn optimise(
        &self,
        input: &Path,
        image: &Image,
        profile: &Path,
        functions: &Functions<'_>,
        output: &Path,
        limits: Limits,
    ) -> Result<(), Refusal> {
        let skip = output.with_extension("skip");
        // Where a program has functions that the compiler split, BOLT moves all that it is not told to leave.
        let Functions { left, hot } = functions;
        let is_split = left.values().any(|r| *r == Reason::Split);
        let stays = |f: &&Function| {
            left.contains_key(&f.address) || (is_split && !hot.contains(&f.address))
        };
        let names = name_list(image.functions.iter().filter(stays));
        fs::write(&skip, names).map_err(files(skip.display()))?;
        let unfinished = output.with_extension("unfinished");
        let mut command = Command::new(&self.program);
        command
            .arg(input)
            .arg("-p")
            .arg(profile)
            .args(["-pa", "-o"])
            .arg(&unfinished);
        command.arg(format!("-skip-funcs-file={}", skip.display()));
        command.args([
            "-reorder-blocks=ext-tsp",
            "-reorder-functions=hfsort+",
            "-split-functions",
            "-split-all-cold",
            "-icf=0",
            "-jump-tables=move",
            "-use-gnu-stack",
            "-no-huge-pages",
            "-lite",
        ]);
        run(command, &output.with_extension("log"), limits)?;
        fs::rename(&unfinished, output).map_err(files(output.display()))
    }

    /// A program that writes its own profile, for each process beside `profile`.
    pub fn instrument(
        &self,
        input: &Path,
        profile: &Path,
        output: &Path,
        limits: Limits,
    ) -> Result<(), Refusal> {
        let mut command = Command::new(&self.program);
        command
            .arg(input)
            .args(["-instrument", "-instrumentation-file-append-pid"]);
        command.arg(format!("-instrumentation-file={}", profile.display()));
        self.make(command, output, limits)
    }

    /// Re-lays all of a program, for runs that begin later, by profiles of instrumented runs.
    pub fn relay(
        &self,
        input: &Path,
        profiles: &[PathBuf],
        output: &Path,
        limits: Limits,
    ) -> Result<(), Refusal> {
        let merged = output.with_extension("fdata");
        let mut merge = Command::new(self.program.with_file_name("merge-fdata"));
        merge.args(profiles).arg("-o").arg(&merged);
        run(merge, &output.with_extension("log"), limits)?;
        let mut command = Command::new(&self.program);
        command.arg(input).arg("-data").arg(&merged).args([
            "-reorder-blocks=ext-tsp",
            "-reorder-functions=hfsort+",
            "-split-functions",
            "-split-all-cold",
            "-icf=0",
            "-use-gnu-stack",
        ]);
        self.make(command, output, limits)
    }

    /// Whole, or not at all.
    fn make(&self, mut command: Command, output: &Path, limits: Limits) -> Result<(), Refusal> {
        let unfinished = output.with_extension("unfinished");
        command.arg("-o").arg(&unfinished);
        run(command, &output.with_extension("log"), limits)?;
        fs::rename(&unfinished, output).map_err(files(output.display()))
    }
}

/// BOLT takes regular expressions, and tells local functions of one name apart behind a slash.
fn name_list<'a>(functions: impl Iterator<Item = &'a Function>) -> String {
    let mut list = String::new();
    for function in functions {
        for c in function.name.chars() {
            if !c.is_alphanumeric() && c != '_' {
                list.push('\\');
            }
            list.push(c);
        }
        list.push_str("(/.*)?\n");
    }
    list
}

/// It ends with whoever wants it, who may have ended already.
pub fn ends_with_us(command: &mut Command) {
    let tool = std::process::id();
    // SAFETY: both are system calls, and allocate nothing.
    unsafe {
        command.pre_exec(move || {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            match libc::getppid() as u32 == tool {
                true => Ok(()),
                false => Err(std::io::ErrorKind::Interrupted.into()),
            }
        });
    }
}

fn run(mut command: Command, log: &Path, limits: Limits) -> Result<(), Refusal> {
    let output = File::create(log).map_err(files(log.display()))?;
    let errors = output.try_clone().map_err(files(log.display()))?;
    command.stdin(Stdio::null()).stdout(output).stderr(errors);
    ends_with_us(&mut command);
    let nicer = std::env::var(NICE).ok();
    let nicer = nicer.and_then(|n| n.parse().ok()).unwrap_or(NICER);
    // SAFETY: all of them are system calls, and allocate nothing.
    unsafe {
        command.pre_exec(move || {
            libc::nice(nicer);
            setrlimit(Resource::RLIMIT_AS, limits.memory, limits.memory)?;
            Ok(())
        });
    }
    let mut child = command
        .spawn()
        .map_err(|e| Refusal::new("no-bolt", format!("BOLT cannot be started: {e}")))?;
    let end = Instant::now() + limits.time;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => {
                return Err(Refusal::new(
                    "bolt-failed",
                    format!("BOLT has failed ({status}): {}", last_error(log)),
                ));
            }
            Ok(None) if Instant::now() < end => rest(Duration::from_millis(10)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                let text = format!(
                    "BOLT took longer than {} s; allow it more by --optimise-seconds",
                    limits.time.as_secs()
                );
                return Err(Refusal::new("bolt-failed", text));
            }
        }
    }
}

fn last_error(log: &Path) -> String {
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let mut errors = text
        .lines()
        .filter(|l| l.contains("ERROR") || l.contains("error") || l.contains("LLVM"));
    errors
        .next_back()
        .or(text.lines().next_back())
        .unwrap_or("it said nothing")
        .to_owned()
}
