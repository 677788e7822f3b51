// SPDX-License-Identifier: Apache-2.0
//! Batches of real processes. What a machine lacks leaves tests out, and says so.

mod batches;
mod failures;
mod kept;
#[path = "../../../relayout/tests/programs/left_out.rs"]
mod left_out;
mod original;
mod programs;
#[path = "../../../relayout/tests/programs/sources.rs"]
#[allow(dead_code)]
mod sources;
mod starts;
mod untouched;

use left_out::trial;
use libtest_mimic::Arguments;

fn main() {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(2);
    if arguments.list {
        sources::list_only();
    }
    let trials = batches::trials()
        .into_iter()
        .chain(failures::trials())
        .chain(starts::trials())
        .chain(original::trials())
        .chain(untouched::trials())
        .chain(kept::trials())
        .chain(programs::trials());
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
