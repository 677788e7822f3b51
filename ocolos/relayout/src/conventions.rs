// SPDX-License-Identifier: Apache-2.0
//! What all of Thaw's commands have: how much they tell beside results, and where an error arose.

use std::sync::atomic::{AtomicBool, Ordering};
use thaw_binary::Refusal;

static NOTES: AtomicBool = AtomicBool::new(true);
static PROGRESS: AtomicBool = AtomicBool::new(true);
static PLACES: AtomicBool = AtomicBool::new(false);

#[derive(clap::Args)]
pub struct Conventions {
    /// Prints results and errors alone
    #[arg(long, global = true)]
    quiet: bool,
    /// Does not tell how far it has come
    #[arg(long, global = true)]
    no_progress: bool,
    /// With an error, also prints where in Thaw it arose
    #[arg(long, global = true)]
    debug: bool,
}

impl Conventions {
    /// For all that this process tells from now on.
    pub fn apply(&self) {
        NOTES.store(!self.quiet, Ordering::Relaxed);
        PROGRESS.store(!self.quiet && !self.no_progress, Ordering::Relaxed);
        PLACES.store(self.debug, Ordering::Relaxed);
    }
}

/// What is no result.
pub fn note(command: &str, text: &str) {
    if NOTES.load(Ordering::Relaxed) {
        eprintln!("{command}: {text}");
    }
}

/// How far it has come.
pub fn progress(command: &str, text: &str) {
    if PROGRESS.load(Ordering::Relaxed) {
        eprintln!("{command}: {text}");
    }
}

/// An error.
pub fn error(command: &str, refusal: &Refusal) {
    eprintln!("{command}: {}", refusal.text);
    if PLACES.load(Ordering::Relaxed) {
        eprintln!("\tat {}", refusal.place);
    }
}
