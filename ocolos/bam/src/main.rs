// SPDX-License-Identifier: Apache-2.0
//! The command line.

use clap::Parser;
use nix::unistd::{User, geteuid};
use serde::Serialize;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use thaw_bam::batch::Batch;
use thaw_bam::manager::{Became, Wishes};
use thaw_binary::Refusal;
use thaw_relayout::bolt::Limits;
use thaw_relayout::conventions::{self, Conventions};
use thaw_relayout::{error, report};

/// Runs a command; programs that it runs are profiled in their first runs, and re-laid in later ones. Nothing else changes.
#[derive(Parser)]
#[command(name = "thaw bam", version, after_help = EXAMPLE)]
struct Arguments {
    /// Only programs of these names
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    only: Vec<String>,
    /// How many runs of a program are profiled
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    runs: u32,
    /// Waits at the end until what was profiled is re-laid, for the next time
    #[arg(long)]
    finish: bool,
    /// Where results are kept
    #[arg(long, value_name = "DIRECTORY")]
    cache: Option<PathBuf>,
    /// So much is kept; what was not used for longest goes first
    #[arg(long, default_value_t = 2048, value_name = "MEBIBYTES")]
    limit: u64,
    /// BOLT may take so long for a program
    #[arg(long, default_value_t = 600, value_name = "SECONDS")]
    optimise_seconds: u64,
    /// BOLT may take so much address space
    #[arg(long, default_value_t = 8192, value_name = "MEBIBYTES")]
    optimise_memory: u64,
    /// Tells what became of each program, on standard error
    #[arg(long)]
    verbose: bool,
    /// Tells the same as JSON, behind all else on standard error
    #[arg(long)]
    json: bool,
    /// Writes that JSON to a file instead
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    conventions: Conventions,
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

const EXAMPLE: &str = "Exit codes: those of the command; 1 it could not be begun, 2 wrong arguments, 3 refused with a reason

Example: thaw bam --only cc1 -- make -j2";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    arguments.conventions.apply();
    let Some(directory) = arguments.cache.or_else(cache) else {
        eprintln!(
            "thaw bam: neither HOME nor XDG_CACHE_HOME says where results are kept: set one, or use --cache"
        );
        return ExitCode::from(2);
    };
    let batch = Batch {
        command: arguments.command,
        only: arguments.only,
        directory,
        most_kept: arguments.limit << 20,
        wishes: Wishes {
            runs: arguments.runs,
            limits: Limits {
                time: Duration::from_secs(arguments.optimise_seconds),
                memory: arguments.optimise_memory << 20,
            },
        },
        finish: arguments.finish,
    };
    let ended = batch.run();
    if let Ok(ended) = &ended
        && arguments.verbose
    {
        for p in &ended.programs {
            let text = format!("{}: {} {}", p.program, p.state, p.text);
            conventions::note("thaw bam", &text);
        }
    }
    if let Err(refusal) = &ended {
        conventions::error("thaw bam", refusal);
    }
    if arguments.json || arguments.report.is_some() {
        let told = match &ended {
            Ok(ended) => Told::Programs(&ended.programs),
            Err(error) => Told::Failure { error },
        };
        tell(&told, arguments.report.as_deref());
    }
    match ended {
        Ok(ended) => ExitCode::from(ended.code),
        Err(refusal) => ExitCode::from(error::exit_code(&refusal)),
    }
}

/// Where the caches of all parts are; never where others could have put something.
fn cache() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let home = || absolute("HOME").or_else(|| Some(User::from_uid(geteuid()).ok()??.dir));
    absolute("XDG_CACHE_HOME")
        .or_else(|| Some(home()?.join(".cache")))
        .map(|base| base.join("thaw/bam"))
}

/// As docs/schemas/bam.schema.json says.
#[derive(Serialize)]
#[serde(untagged)]
enum Told<'a> {
    Programs(&'a [Became]),
    Failure { error: &'a Refusal },
}

/// To a file, or behind what the command has printed: its standard output is its own.
fn tell(told: &Told<'_>, file: Option<&Path>) {
    let done = match file {
        Some(file) => {
            report::write_json(file, told).map_err(|e| format!("{}: {e}", file.display()))
        }
        None => serde_json::to_string_pretty(told)
            .map(|text| eprintln!("{text}"))
            .map_err(|e| e.to_string()),
    };
    if let Err(e) = done {
        eprintln!("thaw bam: {e}");
    }
}
