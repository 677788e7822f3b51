// SPDX-License-Identifier: Apache-2.0
//! The command line.

use clap::Parser;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use thaw_bam::batch::Batch;
use thaw_bam::manager::Wishes;
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
    /// Writes the same to a file, as JSON
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
    let cache = || {
        let home = env::var_os("HOME").map(|h| Path::new(&h).join(".cache"));
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).or(home);
        cache.unwrap_or_else(env::temp_dir).join("thaw/bam")
    };
    let batch = Batch {
        command: arguments.command,
        only: arguments.only,
        directory: arguments.cache.unwrap_or_else(cache),
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
    match batch.run() {
        Ok(ended) => {
            if arguments.verbose {
                for p in &ended.programs {
                    let text = format!("{}: {} {}", p.program, p.state, p.text);
                    conventions::note("thaw bam", &text);
                }
            }
            if let Some(file) = arguments.report
                && let Err(e) = report::write_json(&file, &ended.programs)
            {
                eprintln!("thaw bam: {}: {e}", file.display());
            }
            ExitCode::from(ended.code)
        }
        Err(refusal) => {
            conventions::error("thaw bam", &refusal);
            ExitCode::from(error::exit_code(&refusal))
        }
    }
}
