// SPDX-License-Identifier: Apache-2.0
//! What a run needs of a server, found before there is one: by each run, and by who asks why a program is not warm.

use crate::class_path_walk::Effort;
use crate::command_line::CommandLine;
use crate::contents::Found;
use crate::identity::{self, FirstSight, Identity};
use crate::pool::Pool;
use crate::real_java::{self, RealJava};
use crate::request::Request;
use crate::settings::Settings;
use crate::{cache_directory, refusals, runtime_directory};
use std::env;
use std::path::PathBuf;

/// What is known of a run before its class path is read.
pub struct Sight<'a> {
    /// Of the user's servers.
    pub directory: PathBuf,
    pub libraries: PathBuf,
    pub request: Request,
    pub first: FirstSight,
    current: PathBuf,
    pub java: &'a RealJava,
    pub line: &'a CommandLine,
}

/// What is known of a run before there is a server for it.
pub struct Plan<'a> {
    pub sight: Sight<'a>,
    found: Found,
    /// Is there where values of properties count for the server.
    pub marker: PathBuf,
    pub id: Identity,
}

impl<'a> Sight<'a> {
    /// An error is the reason for a plain java.
    pub fn of(java: &'a RealJava, line: &'a CommandLine) -> Result<Sight<'a>, String> {
        let directory = runtime_directory::open()?;
        let libraries = real_java::own_libraries()?;
        let current = env::current_dir().map_err(|e| format!("the current directory: {e}"))?;
        // Before anything else is opened: what is open is the program's.
        let request = Request::new(line, &current)?;
        let first = identity::at_first_sight(line, java, &libraries, &current)?;
        Ok(Sight {
            directory,
            libraries,
            request,
            first,
            current,
            java,
            line,
        })
    }

    /// What is in the class path; `None`: it takes more than the effort.
    pub fn contents(&self, effort: Effort) -> Result<Option<Found>, String> {
        // With little effort nothing is remembered that was not before.
        let cache = match effort {
            Effort::Little => cache_directory::find(),
            Effort::Whole => cache_directory::open(),
        };
        identity::contents(self.line, &self.current, cache.as_deref(), effort)
    }
}

impl<'a> Plan<'a> {
    /// An error is the reason for a plain java.
    pub fn of(sight: Sight<'a>, found: Found) -> Result<Plan<'a>, String> {
        let line = sight.line;
        let id = sight
            .first
            .with(line, &line.shared_options, &found.contents);
        let mut plan = Plan {
            marker: marker(&sight.directory, &id),
            sight,
            found,
            id,
        };
        if plan.marker.exists() {
            plan.count_values();
        }
        plan.reusable()?;
        Ok(plan)
    }

    /// Each set of values of properties has servers of its own.
    pub fn count_values(&mut self) {
        let line = self.sight.line;
        self.id = self
            .sight
            .first
            .with(line, &line.all_options, &self.found.contents);
    }

    /// Whether the class path is still what it was before the run.
    pub fn is_class_path_kept(&self) -> bool {
        identity::is_unchanged(self.sight.line, &self.sight.current, &self.found)
    }

    /// Where its server would be.
    pub fn pool<'p>(&'p self, settings: &'p Settings) -> Pool<'p> {
        Pool {
            directory: &self.sight.directory,
            id: &self.id,
            settings,
            java: self.sight.java,
            libraries: &self.sight.libraries,
            line: self.sight.line,
        }
    }

    /// An error is why no server of these settings, or for this program, is to be used.
    pub fn reusable(&self) -> Result<(), String> {
        let main = &self.sight.line.main;
        match refusals::not_reusable(&self.sight.directory, &self.id.server, main) {
            Some(reason) => Err(reason),
            None => Ok(()),
        }
    }
}

/// The file that says of an identity without the values of properties that they count.
pub fn marker(directory: &std::path::Path, id: &Identity) -> PathBuf {
    directory.join(format!("{}.values", id.server))
}
