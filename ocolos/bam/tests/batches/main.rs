// SPDX-License-Identifier: Apache-2.0
//! Batches of real processes. What a machine lacks leaves tests out, and says so.

mod batches;
mod programs;
#[path = "../../../relayout/tests/programs/sources.rs"]
#[allow(dead_code)]
mod sources;
mod starts;

use libtest_mimic::{Arguments, Trial};

fn main() {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    if arguments.list {
        sources::list_only();
    }
    let trials = batches::trials()
        .into_iter()
        .chain(starts::trials())
        .chain(programs::trials());
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// A test by its name, left out where something is missing.
fn trial<T: Send + 'static>(name: &str, needs: Result<T, String>, test: fn(T)) -> Trial {
    match needs {
        Ok(what) => Trial::test(name, move || {
            test(what);
            Ok(())
        }),
        Err(missing) => {
            eprintln!("{name} is left out: {missing}");
            Trial::test(name, || Ok(())).with_ignored_flag(true)
        }
    }
}
