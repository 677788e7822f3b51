// SPDX-License-Identifier: Apache-2.0
//! Another program that is the worker from here on, as a JVM: it is locked in already.

use crate::sandbox::Report;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// The connection is its descriptor 0; what is enforced are its last arguments, as it sends READY. Returns only if it
/// cannot be executed, with the reason.
pub fn become_it(connection: &UnixStream, words: &[String], report: &Report) -> String {
    let path = &words[0];
    let input = match connection.as_fd().try_clone_to_owned() {
        Ok(input) => input,
        Err(e) => return format!("the connection cannot be passed on: {e}"),
    };
    let mut command = Command::new(path);
    command.args(&words[1..]).stdin(input);
    for name in &report.enforced {
        command.args(["--enforced", name]);
    }
    for (name, reason) in &report.missing {
        command.arg("--missing").arg(format!("{name}: {reason}"));
    }
    let error = command.exec();
    format!("{path} cannot be executed: {error}")
}
