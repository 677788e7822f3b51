// SPDX-License-Identifier: Apache-2.0
//! Tests that are left out where something is missing, for the test programs of more than one package.

use libtest_mimic::Trial;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

/// A test by its name, left out where something is missing.
pub fn trial<T: Clone + Send + 'static>(
    name: &str,
    needs: Result<T, String>,
    test: fn(T),
) -> Trial {
    match needs {
        Ok(what) => {
            let own = name.to_owned();
            Trial::test(name, move || {
                try_test(&own, what, test);
                Ok(())
            })
        }
        Err(missing) => {
            leave_out(name, &missing);
            Trial::test(name, || Ok(())).with_ignored_flag(true)
        }
    }
}

/// Once more where `./thaw test` asks for it, which lists those that fail and then pass.
fn try_test<T: Clone>(name: &str, what: T, test: fn(T)) {
    if std::env::var_os("THAW_TEST_RERUNS").is_none() {
        return test(what);
    }
    let again = what.clone();
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| test(what))) {
        let why = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("it panicked");
        eprintln!("{name} is tried once more");
        test(again);
        note("THAW_FLAKY_TESTS", &[name, why]);
    }
}

/// Says so to whoever looks, and to the summary.
fn leave_out(name: &str, missing: &str) {
    eprintln!("{name} is left out: {missing}");
    // The package, by its folder.
    let package = Path::new(env!("CARGO_MANIFEST_DIR")).file_name().unwrap();
    let package = format!("ocolos/{}", package.to_string_lossy());
    note("THAW_SKIPPED_TESTS", &[&package, name, missing]);
}

/// A line of the summary of `./thaw test`, in the file that this variable names, if there is one.
fn note(variable: &str, columns: &[&str]) {
    if let Some(summary) = std::env::var_os(variable) {
        let columns: Vec<String> = columns
            .iter()
            .map(|column| column.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(summary)
            .and_then(|mut file| file.write_all((columns.join("\t") + "\n").as_bytes()))
            .unwrap_or_else(|e| panic!("the file that {variable} names is not written to: {e}"));
    }
}
