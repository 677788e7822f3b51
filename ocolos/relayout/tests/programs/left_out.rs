// SPDX-License-Identifier: Apache-2.0
//! Tests that are left out where something is missing, for the test programs of more than one package.

use libtest_mimic::Trial;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// A test by its name, left out where something is missing.
pub fn trial<T: Send + 'static>(name: &str, needs: Result<T, String>, test: fn(T)) -> Trial {
    match needs {
        Ok(what) => Trial::test(name, move || {
            test(what);
            Ok(())
        }),
        Err(missing) => {
            leave_out(name, &missing);
            Trial::test(name, || Ok(())).with_ignored_flag(true)
        }
    }
}

/// Says so to whoever looks, and to the summary of `./thaw test`, if it names a file.
fn leave_out(name: &str, missing: &str) {
    eprintln!("{name} is left out: {missing}");
    if let Some(summary) = std::env::var_os("THAW_SKIPPED_TESTS") {
        let why: Vec<&str> = missing.split_whitespace().collect();
        // The package, by its folder.
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).file_name().unwrap();
        let package = package.to_string_lossy();
        let line = format!("ocolos/{package}\t{name}\t{}\n", why.join(" "));
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(summary)
            .and_then(|mut file| file.write_all(line.as_bytes()))
            .expect("the file that THAW_SKIPPED_TESTS names is written to");
    }
}
