// SPDX-License-Identifier: Apache-2.0
//! What is kept, and what goes.

use crate::batches::{Cache, times};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::fs::{self, File, FileTimes};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

pub fn trials() -> Vec<Trial> {
    vec![
        trial(
            "what_is_started_counts_as_used",
            sources::own("teller", &[]),
            counts_as_used,
        ),
        trial(
            "what_was_kept_is_bounded",
            sources::own("teller", &[]),
            bounded,
        ),
    ]
}

/// By the time of access, which goes with the file: of what the batch has kept, and of what it starts.
fn counts_as_used(program: PathBuf) {
    let cache = Cache::new();
    let script = times(&program, 30);
    let options = ["--runs", "1", "--finish"];
    cache.until_relaid(&options, &["sh", "-c", &script], &program);
    let builds = fs::read_dir(cache.0.path().join("cache/builds")).unwrap();
    let build = builds.flatten().next().unwrap().path().join("relaid");
    // Later than the last change of all, so that the kernel by itself leaves it alone.
    let soon = SystemTime::now() + Duration::from_secs(3600);
    let times = FileTimes::new().set_accessed(soon);
    File::open(&build).unwrap().set_times(times).unwrap();
    cache.run(&options, &["sh", "-c", &script]);
    let used = fs::metadata(&build).unwrap().accessed().unwrap();
    assert!(used < soon - Duration::from_secs(60), "{used:?}");
}

fn bounded(program: PathBuf) {
    let cache = Cache::new();
    let script = times(&program, 30);
    cache.until_relaid(
        &["--runs", "1", "--finish"],
        &["sh", "-c", &script],
        &program,
    );
    let build = || {
        fs::read_dir(cache.0.path().join("cache/builds"))
            .unwrap()
            .count()
    };
    assert_eq!(build(), 1);
    let output = cache.run(&["--limit", "0"], &["sh", "-c", &script]);
    assert_eq!(build(), 0);
    let again = cache.run(&["--runs", "1"], &["sh", "-c", &script]);
    assert_eq!(output.stdout, again.stdout);
}
