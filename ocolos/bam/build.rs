// SPDX-License-Identifier: Apache-2.0
//! Makes the library that is loaded into every process of a batch.

use std::env;
use std::path::PathBuf;
use std::process::Command;

const SOURCES: [&str; 5] = ["called", "exec", "files", "instead", "sanitizer"];

fn main() {
    println!("cargo::rerun-if-changed=preload");
    let output =
        PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("libthaw_bam.so");
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let status = Command::new(&compiler)
        .args([
            "-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-s",
        ])
        // Functions of files are ours, not those that check sizes.
        .args(["-U_FORTIFY_SOURCE"])
        // Before constructors of other libraries, as a program may start again.
        .args(["-Wl,-z,initfirst", "-o"])
        .arg(&output)
        .args(SOURCES.map(|s| format!("preload/{s}.c")))
        .status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("{compiler} could not make the library: {status}"),
        Err(e) => panic!("{compiler} cannot be run ({e}); install gcc, or set CC"),
    }
}
