// SPDX-License-Identifier: Apache-2.0
//! A drop-in `java`: runs a program in a JVM that has run it before, or becomes the real java.

mod application_property;
mod argument_expansion;
mod argument_file;
mod byte_strings;
mod cache_directory;
mod cache_limit;
mod class_path_walk;
mod closed;
mod command_line;
mod commands;
mod contents;
mod counts;
mod file_of_jdk;
mod file_size;
mod file_state;
#[cfg(test)]
mod fuzz;
mod identity;
mod idle;
mod ignored;
mod install;
mod jdk_check;
mod kept_contents;
mod leaving;
mod log;
mod manifest;
mod metrics;
mod new_server;
mod option_with_value;
mod options_before_main;
mod pidfd;
mod plan;
mod pool;
mod preparation;
mod preparer;
mod preparing;
mod program;
mod protocol;
mod readable_again;
mod real_java;
mod refusals;
mod refused_option;
mod request;
mod reusable_option;
mod runtime_directory;
mod server_process;
mod session;
mod settings;
mod slots;
mod state_page;
mod status;
mod stopping;
mod terminal;
mod transforming_ahead;
mod why;

use crate::class_path_walk::Effort;
use crate::command_line::CommandLine;
use crate::counts::Kind;
use crate::log::Event;
use crate::plan::{Plan, Sight};
use crate::pool::Outcome;
use crate::real_java::RealJava;
use crate::session::{End, Signals};
use crate::settings::{First, Settings};
use std::cell::Cell;
use std::env;
use std::ffi::OsString;
use std::io::{Write, stderr};
use std::path::Path;
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// As java ends when the JVM cannot be created.
const FAILED: i32 = 1;

/// Servers end when they have been idle, or are asked to; this often in a row is another matter.
const ATTEMPTS: usize = 8;

/// As a shell sees a process that was aborted.
const ABORTED: i32 = 134;

/// Whether this run is counted: a server took it, and may have lost it before main was called.
static COUNTED: AtomicBool = AtomicBool::new(false);

fn main() {
    let start = Instant::now();
    file_size::survive_limit();
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    if let Some(result) = commands::run(&words) {
        exit(result.unwrap_or_else(|error| fail(&error)));
    }
    let off = env::var_os("THAW").is_some_and(|v| v == "off");
    let java = real_java::find().unwrap_or_else(|error| {
        if off {
            let _ = real_java::become_script();
        }
        fail(&error)
    });
    // First of all: it is to cost nothing.
    if off {
        plain(&java);
    }
    let settings = Settings::read().unwrap_or_else(|reason| refuse(&java, &reason));
    if settings.off {
        plain(&java);
    }
    let line = match command_line::read(words, |name| env::var_os(name)) {
        Ok(line) => line,
        Err(reason) => refuse(&java, &reason),
    };
    program::known(&line);
    match warm(&java, &line, &settings, start) {
        Ok(status) => exit(status),
        Err(reason) => refuse(&java, &reason),
    }
}

/// Runs the program in a server; an error is the reason for a plain java.
fn warm(
    java: &RealJava,
    line: &CommandLine,
    settings: &Settings,
    start: Instant,
) -> Result<i32, String> {
    if closed::any() {
        return Err("standard input, output or error is closed".into());
    }
    if terminal::stops_readers() {
        return Err(
            "it runs in the background of its terminal, which stops a java that reads".into(),
        );
    }
    let sight = Sight::of(java, line)?;
    let effort = match settings.first {
        First::Plain => Effort::Little,
        First::Server => Effort::Whole,
    };
    let Some(contents) = sight.contents(effort)? else {
        return Err(leaving::leave(
            &sight,
            settings,
            &program::described(),
            false,
        ));
    };
    let mut plan = Plan::of(sight, contents)?;
    let directory = plan.sight.directory.clone();
    let signals = Signals::hold().map_err(|e| format!("signals: {e}"))?;
    let mut tried = Vec::new();
    for _ in 0..ATTEMPTS {
        let found = plan.pool(settings).connect(&plan.sight.request, &mut tried);
        let connection = match found {
            Ok(Outcome::Connected(connection)) => connection,
            Ok(Outcome::Refused(reason)) | Err(reason) => {
                signals.release().map_err(|e| format!("signals: {e}"))?;
                return Err(reason);
            }
            Ok(Outcome::Missing) => {
                signals.release().map_err(|e| format!("signals: {e}"))?;
                return Err(leaving::leave(
                    &plan.sight,
                    settings,
                    &program::described(),
                    true,
                ));
            }
        };
        let fresh = connection.fresh;
        let server = Cell::new(None);
        let name = program::main_of(line);
        let note = |event| log::add(&directory, server.get(), &name, &event);
        let started = |pid| {
            server.set(Some(pid));
            COUNTED.store(true, Ordering::Relaxed);
            let took = start.elapsed();
            let kind = if fresh {
                note(Event::Started(took));
                Kind::First
            } else {
                Kind::Warm(took)
            };
            counts::add(&directory, kind);
            note(Event::Began(took));
        };
        let ended = |page: &Path| {
            // What its server has loaded may be of neither contents.
            if plan.is_class_path_kept() {
                let _ = state_page::say_class_path_is_kept(page);
            } else {
                let _ = state_page::ask_to_stop(page);
                record(
                    &directory,
                    "the class path changed while the program ran: its server is not used again",
                );
            }
        };
        match session::wait(connection, &signals, started, ended) {
            End::Status(status) => {
                note(Event::Ended(status, start.elapsed()));
                return Ok(status);
            }
            End::Signal(signal) => {
                note(Event::Killed(signal.as_str(), start.elapsed()));
                session::die_by(signal)
            }
            End::NotStarted(why) if fresh => {
                signals.release().map_err(|e| format!("signals: {e}"))?;
                // One that says nothing was killed: the next run tries again.
                let Some(why) = why else {
                    return Err("the JVM ended before it was ready, and said nothing".into());
                };
                let reason = format!("the JVM ended before it was ready: {why}");
                if plan.reusable().is_ok() {
                    refusals::set_not_reusable(&directory, &plan.id.server, &reason);
                }
                return Err(reason);
            }
            End::NotStarted(_) => {
                // The slot is free again, and may get a new server.
                tried.pop();
            }
            End::OtherValues => {
                // From now on each set of values has servers of its own. Without the mark, that is found out again.
                let _ = std::fs::write(&plan.marker, "");
                plan.count_values();
                tried.clear();
                if let Err(reason) = plan.reusable() {
                    signals.release().map_err(|e| format!("signals: {e}"))?;
                    return Err(reason);
                }
            }
            End::InUse(number) => {
                signals.release().map_err(|e| format!("signals: {e}"))?;
                return Err(format!(
                    "descriptor {number}, which the program inherits, is in use in its server"
                ));
            }
            End::LostBeforeMain(what) => {
                note(Event::Lost(&what));
                signals.release().map_err(|e| format!("signals: {e}"))?;
                return Err(what);
            }
            End::Lost(what) => {
                note(Event::Lost(&what));
                refusals::retire(&directory, &plan.id.server, &line.main, &what);
                record(&directory, &what);
                complain(&format!(
                    "{what}. The program runs in a plain java for a day, or until --thaw-stop."
                ));
                return Ok(ABORTED);
            }
        }
    }
    signals.release().map_err(|e| format!("signals: {e}"))?;
    Err(format!("{ATTEMPTS} servers ended before they took the run"))
}

fn refuse(java: &RealJava, reason: &str) -> ! {
    if let Ok(directory) = runtime_directory::open() {
        record(&directory, reason);
        let program = program::described();
        log::add(&directory, None, &program, &Event::Plain(reason));
        if !COUNTED.load(Ordering::Relaxed) {
            counts::add(&directory, Kind::Plain);
        }
    }
    plain(java)
}

fn record(directory: &Path, reason: &str) {
    refusals::record(directory, reason, &program::described());
}

fn plain(java: &RealJava) -> ! {
    match real_java::become_plain(java) {
        Ok(never) => match never {},
        Err(error) => fail(&error),
    }
}

fn fail(error: &str) -> ! {
    complain(error);
    exit(FAILED)
}

/// If nobody reads standard error, the exit status says enough.
fn complain(error: &str) {
    let _ = writeln!(stderr(), "thaw: {error}");
}
