// SPDX-License-Identifier: Apache-2.0
//! What becomes of the original, or of what is kept, while a re-laid program runs.

use crate::batches::Cache;
use crate::starts::{relaid, tells_the_same};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

pub fn trials() -> Vec<Trial> {
    let teller = || sources::own("teller", &[]);
    vec![
        trial(
            "programs_tell_the_same_when_what_was_kept_has_gone",
            teller(),
            kept_has_gone,
        ),
        trial(
            "programs_find_a_file_of_themselves_when_the_original_has_gone",
            teller(),
            original_has_gone,
        ),
        trial(
            "programs_find_a_file_of_themselves_when_the_original_is_out_of_reach",
            teller(),
            out_of_reach,
        ),
        trial(
            "programs_are_told_where_they_lie_when_that_is_another_place",
            teller(),
            elsewhere,
        ),
    ]
}

/// As another batch removes it, which has a smaller limit.
fn kept_has_gone(program: PathBuf) {
    let cache = relaid(&program);
    let kept = cache.0.path().join("cache");
    let script = format!(
        "[ -z \"$THAW_BAM_DIRECTORY\" ] || TELL_AFTER='rm -r {0}/programs/* {0}/builds/*'; export TELL_AFTER; {1}",
        kept.display(),
        program.display()
    );
    let relaid = tells_the_same(&cache, "teller", &["sh", "-c", &script]);
    assert_eq!(relaid, 1);
    assert_eq!(fs::read_dir(kept.join("builds")).unwrap().count(), 0);
}

/// A copy that is re-laid, in a directory of its own.
struct Copy {
    cache: Cache,
    program: PathBuf,
    place: TempDir,
}

impl Copy {
    fn new(program: &Path) -> Copy {
        let place = tempfile::tempdir().unwrap();
        let copy = place.path().join("teller");
        fs::copy(program, &copy).unwrap();
        let cache = relaid(&copy);
        Copy {
            cache,
            program: copy,
            place,
        }
    }

    fn is_met(&self) {
        let command = [self.program.to_str().unwrap()];
        self.cache
            .until_relaid(&["--only", "teller"], &command, &self.program);
    }

    /// What it tells after this was done, as a user without rights where that is asked for.
    fn after(&self, done: &str, as_nobody: bool) -> String {
        let program = self.program.to_str().unwrap();
        let mut bam = self.cache.command(&["--only", "teller"], &[program]);
        bam.env("TELL_AFTER", done);
        if as_nobody {
            bam.env("TELL_AS_NOBODY", "1");
        }
        let output = bam.output().unwrap();
        assert_eq!(output.status.code(), Some(7), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// It is what runs, and no other file.
    fn finds_what_runs(&self, said: &str) {
        let builds = fs::read_dir(self.cache.0.path().join("cache/builds")).unwrap();
        let build = builds.flatten().next().unwrap().path().join("relaid");
        let inode = fs::metadata(build).unwrap().ino();
        let ways = "stat,stat of its number,fstatat,statx,open,openat,fopen";
        for way in ways.split(',') {
            let line = format!("{way} {inode}");
            assert!(said.lines().any(|l| l == line), "{line}: {said}");
        }
        let exe = format!("exe {}", self.program.display());
        assert!(said.lines().any(|l| l == exe), "{said}");
        assert!(said.contains("nothing has failed: 1"), "{said}");
    }
}

fn original_has_gone(program: PathBuf) {
    let copy = Copy::new(&program);
    let path = copy.program.display();
    let said = copy.after(
        &format!("mv {path} {path}.old; cp {path}.old {path}"),
        false,
    );
    copy.finds_what_runs(&said);
    // With its time of attributes it is another file, which a batch has to meet first.
    fs::rename(format!("{path}.old"), &copy.program).unwrap();
    copy.is_met();
    let said = copy.after(&format!("rm {path}"), false);
    copy.finds_what_runs(&said);
    assert!(said.contains("real No such file"), "{said}");
}

/// Its directory has another name by then, or the file a second one.
fn elsewhere(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let (one, two) = (place.path().join("one"), place.path().join("two"));
    fs::create_dir(&one).unwrap();
    fs::copy(&program, one.join("teller")).unwrap();
    let cache = relaid(&one.join("teller"));
    fs::rename(&one, &two).unwrap();
    let renamed = two.join("teller");
    let command = [renamed.to_str().unwrap()];
    assert_eq!(tells_the_same(&cache, "teller", &command), 0);
    assert_eq!(tells_the_same(&cache, "teller", &command), 1);
    fs::create_dir(&one).unwrap();
    let linked = one.join("teller");
    fs::hard_link(&renamed, &linked).unwrap();
    let both = format!("{0}; {1}; {0}; {1}", linked.display(), renamed.display());
    // Whichever asks first in a batch has the re-laid file from then on.
    for _ in 0..3 {
        tells_the_same(&cache, "teller", &["sh", "-c", &both]);
    }
}

/// The kernel's own link leads there whatever the rights.
fn out_of_reach(program: PathBuf) {
    let copy = Copy::new(&program);
    let place = copy.place.path().display();
    let said = copy.after(&format!("chmod 0 {place}"), true);
    fs::set_permissions(copy.place.path(), Permissions::from_mode(0o700)).unwrap();
    copy.finds_what_runs(&said);
    assert!(said.contains("real Permission denied"), "{said}");
}
