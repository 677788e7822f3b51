// SPDX-License-Identifier: Apache-2.0
//! The command line.

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use nix::sys::signal::{SigHandler, Signal, signal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::process::Process;
use thaw_profile::source::Budget;
use thaw_relayout::bolt::Limits;
use thaw_relayout::check::{check_file, check_process};
use thaw_relayout::continuous::{Wishes, watch};
use thaw_relayout::conventions::Conventions;
use thaw_relayout::error::{REFUSED, exit_code};
use thaw_relayout::metric::Metric;
use thaw_relayout::run::{Origin, Settings, object, relayout};
use thaw_relayout::{names, report, status, undo};

/// Re-lays the code of a running process by its own profile, and takes it back.
#[derive(Parser)]
#[command(name = "thaw relayout", version, args_conflicts_with_subcommands = true, after_help = EXAMPLE)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    conventions: Conventions,
}

const EXAMPLE: &str =
    "Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 refused with a reason, 4 not worth it

Example: thaw relayout check $(pidof redis-server) && thaw relayout $(pidof redis-server)";

#[derive(Subcommand)]
enum Command {
    /// Can it be done, function by function; why not; stops nothing
    #[command(after_help = "Example: thaw relayout check ./server --all")]
    Check {
        #[arg(value_name = "PID|BINARY")]
        subject: String,
        /// A library of the process, by its path, or its file's name or beginning
        #[arg(long, value_name = "LIBRARY")]
        library: Option<String>,
        /// Lists all functions that stay, with their reasons
        #[arg(long)]
        all: bool,
        #[arg(long)]
        json: bool,
    },
    /// What runs where, by what the processes' memory says
    #[command(after_help = "Example: thaw relayout status --json")]
    Status {
        pid: Option<i32>,
        #[arg(long)]
        json: bool,
    },
    /// Names of the new code, for debuggers and profilers
    #[command(after_help = "Example: thaw relayout names 4711 --directory /tmp/names")]
    Names {
        pid: i32,
        /// An ELF file for each layout is written there
        #[arg(long, value_name = "DIRECTORY", default_value = ".")]
        directory: PathBuf,
        #[arg(long)]
        json: bool,
    },
    /// Takes it back, byte for byte
    #[command(after_help = "Example: thaw relayout undo 4711")]
    Undo {
        pid: i32,
        /// Waits so long for threads to leave the new code, whose memory is kept otherwise
        #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
        wait: f64,
        #[arg(long)]
        json: bool,
    },
}

#[derive(clap::Args)]
struct Run {
    /// The process
    pid: Option<i32>,
    /// A library of it instead of its program, by its path, or its file's name or beginning
    #[arg(long, value_name = "LIBRARY")]
    library: Option<String>,
    /// Where the profile comes from
    #[arg(long, value_enum, default_value = "best", value_name = "SOURCE")]
    from: Origin,
    /// Instructions, or branches, to look at
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    steps: u64,
    /// No thread stands longer than this at a time while it is profiled
    #[arg(long, default_value_t = 20, value_name = "MILLISECONDS")]
    latency: u64,
    /// The share of the time that a thread may stand while it is profiled
    #[arg(long, default_value_t = 25, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(1..=99))]
    share: u32,
    /// The profile ends then, with what it has
    #[arg(long, default_value_t = 25.0, value_name = "SECONDS")]
    profile_seconds: f64,
    /// BOLT may take so long
    #[arg(long, default_value_t = 300.0, value_name = "SECONDS")]
    optimise_seconds: f64,
    /// BOLT may take so much address space
    #[arg(long, default_value_t = 8192, value_name = "MEBIBYTES")]
    optimise_memory: u64,
    /// BOLT's result of an earlier time, for the same build: neither profiles nor optimises
    #[arg(long, value_name = "FILE")]
    with: Option<PathBuf>,
    /// Keeps profile and BOLT's result there
    #[arg(long, value_name = "DIRECTORY")]
    keep: Option<PathBuf>,
    /// Everything but the stop
    #[arg(long)]
    dry_run: bool,
    /// Also where a model of the instruction cache promises nothing
    #[arg(long)]
    force: bool,
    /// Again when the work has changed, until the process ends
    #[arg(long, conflicts_with = "dry_run")]
    continuous: bool,
    /// How often it looks then
    #[arg(
        long,
        default_value_t = 30.0,
        value_name = "SECONDS",
        requires = "continuous"
    )]
    every: f64,
    /// So often it re-lays then at most
    #[arg(long, default_value_t = 6, value_name = "N", requires = "continuous")]
    most_an_hour: usize,
    /// The tool and BOLT together take no more of one processor then, over all the time
    #[arg(long, value_name = "PERCENT", requires = "continuous")]
    budget_cpu: Option<f64>,
    /// All layouts together take no more memory of the process then, older ones included
    #[arg(long, value_name = "MEBIBYTES", requires = "continuous")]
    budget_memory: Option<f64>,
    /// A command that prints a number, more is better: what makes it less is taken back
    #[arg(long, value_name = "COMMAND", requires = "continuous")]
    metric: Option<String>,
    /// A command that prints how many units of work are done: what takes more processor time for each is taken back
    #[arg(
        long,
        value_name = "COMMAND",
        requires = "continuous",
        conflicts_with = "metric"
    )]
    units: Option<String>,
    /// Does not look again at the end
    #[arg(long)]
    no_look: bool,
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    // A reader that has seen enough ends the output, as with other tools.
    // SAFETY: there is one thread, and the default action has no handler.
    let _ = unsafe { signal(Signal::SIGPIPE, SigHandler::SigDfl) };
    let arguments = Arguments::parse();
    arguments.conventions.apply();
    let (as_json, done) = match arguments.command {
        Some(Command::Check {
            subject,
            library,
            all,
            json,
        }) => (json, check(&subject, library.as_deref(), all, json)),
        Some(Command::Status { pid, json }) => (json, show_status(pid, json)),
        Some(Command::Names {
            pid,
            directory,
            json,
        }) => (json, write_names(pid, &directory, json)),
        Some(Command::Undo { pid, wait, json }) => (json, take_back(pid, wait, json)),
        None => (arguments.run.json, run(&arguments.run)),
    };
    done.unwrap_or_else(|refusal| {
        report::refusal(&refusal, as_json);
        ExitCode::from(exit_code(&refusal))
    })
}

fn seconds(number: f64) -> Duration {
    Duration::try_from_secs_f64(number).unwrap_or(Duration::ZERO)
}

fn run(run: &Run) -> Result<ExitCode, Refusal> {
    let Some(pid) = run.pid else {
        let text = "no process is named: thaw relayout PID, as thaw relayout $(pidof redis-server)";
        Arguments::command()
            .error(ErrorKind::MissingRequiredArgument, text)
            .exit();
    };
    let most_memory = run.budget_memory.map(|m| (m * f64::from(1 << 20)) as u64);
    let settings = Settings {
        library: run.library.clone(),
        from: run.from,
        budget: Budget {
            latency: Duration::from_millis(run.latency),
            steps: run.steps,
            share: run.share,
            wall: seconds(run.profile_seconds),
        },
        limits: Limits {
            time: seconds(run.optimise_seconds),
            memory: run.optimise_memory << 20,
        },
        most_memory,
        with: run.with.clone(),
        keep: run.keep.clone(),
        dry_run: run.dry_run,
        force: run.force,
        look: !run.no_look,
    };
    if run.continuous {
        let figure = run.metric.clone().map(Metric::Figure);
        let units = run.units.clone().map(Metric::Units);
        let wishes = Wishes {
            every: seconds(run.every).max(Duration::from_millis(100)),
            budget: thaw_relayout::budget::Budget {
                cpu_percent: run.budget_cpu,
                most_an_hour: run.most_an_hour,
                memory: most_memory,
            },
            metric: figure.or(units),
            json: run.json,
        };
        watch(pid, &settings, &wishes)?;
    } else {
        report::done(&relayout(pid, &settings)?, run.json);
    }
    Ok(ExitCode::SUCCESS)
}

fn check(subject: &str, library: Option<&str>, all: bool, json: bool) -> Result<ExitCode, Refusal> {
    let check = match subject.parse() {
        Ok(pid) => check_process(&object(pid, library)?),
        Err(_) => check_file(subject.as_ref()),
    };
    if json {
        report::json(&check);
    } else {
        report::check(&check, all);
    }
    Ok(ExitCode::from(if check.possible { 0 } else { REFUSED }))
}

fn show_status(pid: Option<i32>, json: bool) -> Result<ExitCode, Refusal> {
    let all = match pid {
        Some(pid) => status::of(&Process::find(pid)?)?,
        None => {
            let (all, others) = status::of_all();
            for (pid, refusal) in others {
                eprintln!("thaw relayout: process {pid}: {}", refusal.text);
            }
            all
        }
    };
    if json {
        report::json(&all);
    } else {
        report::status(&all);
    }
    Ok(ExitCode::SUCCESS)
}

fn write_names(pid: i32, directory: &Path, json: bool) -> Result<ExitCode, Refusal> {
    let written = names::write(&Process::find(pid)?, directory)?;
    if json {
        report::json(&written);
    } else {
        report::names(pid, &written);
    }
    Ok(ExitCode::SUCCESS)
}

fn take_back(pid: i32, wait: f64, json: bool) -> Result<ExitCode, Refusal> {
    let undone = undo::undo(&Process::find(pid)?, None, seconds(wait))?;
    if json {
        report::json(&undone);
    } else {
        report::undone(pid, undone.as_ref());
    }
    Ok(ExitCode::SUCCESS)
}
