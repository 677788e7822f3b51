// SPDX-License-Identifier: Apache-2.0
//! What a run needs of a server, found before there is one: by each run, and by who asks why a program is not warm.

use crate::command_line::CommandLine;
use crate::identity::{self, Identity};
use crate::real_java::{self, RealJava};
use crate::request::Request;
use crate::{refusals, runtime_directory};
use std::env;
use std::path::PathBuf;

/// What is known of a run before there is a server for it.
pub struct Plan<'a> {
    /// Of the user's servers.
    pub directory: PathBuf,
    pub libraries: PathBuf,
    current: PathBuf,
    pub request: Request,
    contents: blake3::Hash,
    /// Is there where values of properties count for the server.
    pub marker: PathBuf,
    pub id: Identity,
    java: &'a RealJava,
    line: &'a CommandLine,
}

impl<'a> Plan<'a> {
    /// An error is the reason for a plain java.
    pub fn of(java: &'a RealJava, line: &'a CommandLine) -> Result<Plan<'a>, String> {
        let directory = runtime_directory::open()?;
        let libraries = real_java::own_libraries()?;
        let current = env::current_dir().map_err(|e| format!("the current directory: {e}"))?;
        // Before anything else is opened: what is open is the program's.
        let request = Request::new(line, &current)?;
        let contents = identity::contents(line, &current, crate::cache_directory().as_deref())?;
        let id = identity::of(
            line,
            &line.shared_options,
            java,
            &libraries,
            &current,
            &contents,
        )?;
        let mut plan = Plan {
            marker: directory.join(format!("{}.values", id.server)),
            directory,
            libraries,
            current,
            request,
            contents,
            id,
            java,
            line,
        };
        if plan.marker.exists() {
            plan.count_values()?;
        }
        plan.reusable()?;
        Ok(plan)
    }

    /// Each set of values of properties has servers of its own.
    pub fn count_values(&mut self) -> Result<(), String> {
        self.id = identity::of(
            self.line,
            &self.line.all_options,
            self.java,
            &self.libraries,
            &self.current,
            &self.contents,
        )?;
        Ok(())
    }

    /// An error is why no server of these settings, or for this program, is to be used.
    pub fn reusable(&self) -> Result<(), String> {
        match refusals::not_reusable(&self.directory, &self.id.server, &self.line.main) {
            Some(reason) => Err(reason),
            None => Ok(()),
        }
    }
}
