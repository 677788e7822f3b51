// SPDX-License-Identifier: Apache-2.0
//! Whether all static fields of a JDK are accounted for: a program of its own goes through its class files, and notes it in
//! the cache if they are.

use crate::idle;
use crate::real_java::{self, RealJava};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What a server says, among other words, of a JDK that nobody has gone through.
const OFFER: &str = "--thaw-check-jdk";

pub fn is_missing(said: &str) -> bool {
    said.contains(OFFER)
}

/// How it ends if there is something that nothing accounts for; a JVM that fails ends with 1.
const UNACCOUNTED: i32 = 3;

/// The program, which lists what nothing accounts for, and ends with 0 if that is nothing.
pub fn command(java: &RealJava, cache: &Path) -> Result<Command, String> {
    let jar = real_java::own_libraries()?.join("thaw-hottub-inventory.jar");
    if !jar.is_file() {
        return Err(format!("{} is missing; build Thaw anew", jar.display()));
    }
    let mut command = Command::new(&java.executable);
    command
        // These are for programs.
        .env_remove("JAVA_TOOL_OPTIONS")
        .env_remove("JDK_JAVA_OPTIONS")
        .args(["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"])
        .args(["--add-modules", "ALL-SYSTEM", "-jar"])
        .arg(jar)
        .arg(cache.join("jdks"));
    Ok(command)
}

/// Does it at idle priority. An error is why servers cannot run with this JDK.
pub fn in_background(java: &RealJava, cache: &Path, end: Instant) -> Result<(), String> {
    let mut command = command(java, cache)?;
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    idle::end_with_this_process(&mut command);
    let checked = idle::run(end, || match command.status() {
        Ok(status) if status.success() => Ok(Vec::new()),
        Ok(status) if status.code() == Some(UNACCOUNTED) => Err(format!(
            "nothing accounts for some static fields of this JDK; java {OFFER} lists them"
        )),
        Ok(status) => Err(format!(
            "the JVM that was to go through this JDK ended with {status}"
        )),
        Err(e) => Err(format!("{}: {e}", java.executable.display())),
    });
    checked.map(|_| ())
}
