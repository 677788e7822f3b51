// SPDX-License-Identifier: Apache-2.0
//! What a run would find now, called like this one (with a console or without): it goes the way of one, and does nothing.

use crate::class_path_walk::Effort;
use crate::commands::print;
use crate::leaving;
use crate::plan::{Plan, Sight};
use crate::settings::Settings;
use crate::slots::Choice;
use crate::{command_line, real_java};
use std::env;
use std::ffi::OsString;

pub fn show(words: &[OsString]) -> Result<i32, String> {
    match answer(words) {
        Ok(text) => print(&format!("warm: {text}\n")).map(|()| 0),
        Err(reason) => print(&format!("plain: {reason}\n")).map(|()| 1),
    }
}

/// An error is why it would run in a plain java.
fn answer(words: &[OsString]) -> Result<String, String> {
    if env::var_os("THAW").is_some_and(|v| v == "off") {
        return Err("THAW is off".into());
    }
    let java = real_java::find()?;
    let settings = Settings::read()?;
    if settings.off {
        return Err("reuse is off in java.conf".into());
    }
    let line = command_line::read(words.to_vec(), |name| env::var_os(name))?;
    let sight = Sight::of(&java, &line)?;
    let contents = sight.contents(Effort::Whole)?;
    let plan = Plan::of(sight, contents.ok_or("the class path was not read")?)?;
    match plan.pool(&settings).foresee() {
        Choice::Server(page) => Ok(format!("in the server {} ({} runs)", page.pid, page.runs)),
        Choice::New(()) => Ok(
            "the first run starts a server, if the JDK is a known one; later ones use it".into(),
        ),
        Choice::Refused(reason) => Err(reason),
        Choice::Missing if leaving::is_on(&plan.sight) => Err(leaving::BEING_PREPARED.into()),
        Choice::Missing => Err(leaving::refusal(&plan.sight, &settings, true).unwrap_or(
            "there is no server; a run leaves one to later runs, if the JDK is a known one".into(),
        )),
    }
}
