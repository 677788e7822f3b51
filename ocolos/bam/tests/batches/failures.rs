// SPDX-License-Identifier: Apache-2.0
//! What comes late, fails, is left behind, or only looks the same.

use crate::batches::{Cache, PATIENCE, times, until};
use crate::{sources, trial};
use libtest_mimic::Trial;
use std::ffi::OsStr;
use std::fs::{self, File, FileTimes};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    let teller = || sources::own("teller", &[]);
    vec![
        trial(
            "a_profile_that_is_being_written_is_waited_for",
            teller(),
            slow_profile,
        ),
        trial("what_bolt_has_failed_at_is_tried_again", teller(), again),
        trial("names_of_programs_may_be_any_bytes", teller(), any_bytes),
        trial(
            "programs_with_the_same_build_id_are_told_apart",
            teller(),
            same_build_id,
        ),
        trial(
            "a_program_that_is_replaced_meanwhile_keeps_its_own_code",
            teller(),
            replaced,
        ),
        trial(
            "a_program_that_is_written_again_is_another_whatever_its_time",
            teller(),
            written_again,
        ),
        trial(
            "a_cache_that_the_loader_cannot_be_told_is_refused",
            sources::bolt(),
            not_loadable,
        ),
        trial(
            "what_a_killed_batch_has_left_is_removed",
            sources::bolt(),
            leftovers,
        ),
    ]
}

/// How the program stands in the cache.
fn stands(cache: &Cache, program: impl AsRef<Path>, file: &str) -> String {
    let programs = cache.0.path().join("cache/programs");
    let mut all = fs::read_dir(programs).unwrap().flatten();
    let program = all
        .find(|p| {
            let origin = fs::read_link(p.path().join("origin")).unwrap_or_default();
            origin.ends_with(&program)
        })
        .unwrap();
    match fs::read_link(program.path().join(file)) {
        Ok(link) => link.to_string_lossy().into_owned(),
        Err(_) => fs::read_to_string(program.path().join(file)).unwrap_or_default(),
    }
}

/// Another run is in the middle of it.
fn slow_profile(program: PathBuf) {
    let cache = Cache::new();
    let builds = cache.0.path().join("cache/builds");
    let script = format!(
        "end=$(($(date +%s) + {})); f=
         while [ -z \"$f\" ]; do [ $(date +%s) -lt $end ] || exit 1; {} >/dev/null; f=$(ls {}/*/profile.*.fdata 2>/dev/null | head -n 1); done
         sh -c 'd=$(dirname $1); cat $1 > $d/kept; head -c 100 $d/kept > $d/profile.$$.fdata; printf half >> $d/profile.$$.fdata; sleep 2; cat $d/kept > $d/profile.$$.fdata' sh $f
         sleep 1",
        PATIENCE.as_secs(),
        program.display(),
        builds.display()
    );
    let options = ["--only", "teller", "--runs", "2", "--finish"];
    let output = cache.run(&options, &["sh", "-c", &script]);
    assert!(output.status.success(), "{output:?}");
    let (state, text) = cache.became(&program);
    assert_eq!(state, "relaid", "{text}");
}

/// A few times: then it stays as it is.
fn again(program: PathBuf) {
    let script = times(&program, 30);
    let fails = |cache: &Cache| {
        let options = ["--only", "teller", "--finish", "--optimise-memory", "32"];
        until("it was never optimised", || {
            cache.run(&options, &["sh", "-c", &script]);
            cache.became(&program).0 != "profiled"
        });
        let (state, text) = cache.became(&program);
        assert_eq!(state, "untouched", "{text}");
        assert!(text.contains("BOLT has failed"), "{text}");
    };
    let cache = Cache::new();
    fails(&cache);
    assert_eq!(stands(&cache, "teller", "use"), "wait");
    let options = ["--only", "teller", "--runs", "1", "--finish"];
    cache.until_relaid(&options, &["sh", "-c", &script], &program);
    let cache = Cache::new();
    for nth in 1..=3 {
        fails(&cache);
        assert_eq!(stands(&cache, "teller", "failures").trim(), nth.to_string());
    }
    assert_eq!(stands(&cache, "teller", "use"), "skip");
}

/// A request for one keeps nobody from later ones, and it is re-laid as others are.
fn any_bytes(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let name = OsStr::from_bytes(b"t\xe9ller");
    fs::copy(&program, place.path().join(name)).unwrap();
    let pattern = place.path().join("t*ller");
    let both = format!("{}; {}", times(&pattern, 30), times(&program, 30));
    let cache = Cache::new();
    let options = ["--runs", "1", "--finish"];
    cache.until_relaid(&options, &["sh", "-c", &both], &program);
    let script = times(&pattern, 30);
    let is_relaid = || stands(&cache, name, "use").starts_with("relaid/");
    until("it was never re-laid", || {
        is_relaid() || {
            cache.run(&options, &["sh", "-c", &script]);
            false
        }
    });
    let output = cache.run(&options, &["sh", "-c", &script]);
    assert_eq!(lines(&output.stdout), lines(&plain(&pattern)));
}

fn plain(program: &Path) -> Vec<u8> {
    let script = times(program, 30);
    let mut command = Command::new("sh");
    command.args(["-c", &script]).output().unwrap().stdout
}

/// A shell orders variables as it likes.
fn lines(said: &[u8]) -> Vec<&[u8]> {
    let all = said.split(|b| *b == b'\n');
    all.filter(|l| !l.starts_with(b"variable ")).collect()
}

/// As tools make them that change a file after it was linked.
fn same_build_id(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let (one, two) = two_contents(&program, place.path());
    let cache = Cache::new();
    let options = ["--only", "teller", "--runs", "1", "--finish"];
    for program in [&one, &two] {
        let script = times(program, 30);
        cache.until_relaid(&options, &["sh", "-c", &script], program);
        let output = cache.run(&options, &["sh", "-c", &script]);
        let same = lines(&output.stdout) == lines(&plain(program));
        assert!(same, "it runs another's code");
    }
}

/// While it is profiled, another takes its path.
fn replaced(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let (one, two) = two_contents(&program, place.path());
    let old = one.with_extension("old");
    let script = format!(
        "{0}; mv {1} {2}; cp {3} {1}",
        times(&one, 30),
        one.display(),
        old.display(),
        two.display()
    );
    let cache = Cache::new();
    let options = ["--only", "teller,teller.old", "--runs", "64", "--finish"];
    until("it was never optimised", || {
        let _ = fs::rename(&old, &one);
        cache.run(&options, &["sh", "-c", &script]);
        let mut builds = fs::read_dir(cache.0.path().join("cache/builds"))
            .unwrap()
            .flatten();
        builds.any(|b| b.path().join("relaid").exists())
    });
    let script = times(&old, 30);
    cache.until_relaid(&options, &["sh", "-c", &script], &old);
    let output = cache.run(&options, &["sh", "-c", &script]);
    let same = lines(&output.stdout) == lines(&plain(&old));
    assert!(same, "it runs the code of what has replaced it");
}

/// In place, of the same size and the time of before, as some builds leave it.
fn written_again(program: PathBuf) {
    let place = tempfile::tempdir().unwrap();
    let (one, two) = two_contents(&program, place.path());
    let cache = Cache::new();
    let options = ["--only", "teller", "--runs", "1", "--finish"];
    let script = times(&one, 30);
    cache.until_relaid(&options, &["sh", "-c", &script], &one);
    let before = fs::metadata(&one).unwrap();
    let bytes = fs::read(&two).unwrap();
    assert_eq!(bytes.len() as u64, before.len());
    fs::write(&one, bytes).unwrap();
    let times = FileTimes::new().set_modified(before.modified().unwrap());
    let file = File::options().write(true).open(&one).unwrap();
    file.set_times(times).unwrap();
    let output = cache.run(&options, &["sh", "-c", &script]);
    let same = lines(&output.stdout) == lines(&plain(&one));
    assert!(same, "it runs the code of before");
}

fn not_loadable((): ()) {
    let place = tempfile::tempdir().unwrap();
    for name in ["a b", "a:b"] {
        let mut bam = Command::new(env!("CARGO_BIN_EXE_thaw-bam"));
        let bam = bam.arg("--cache").arg(place.path().join(name));
        let output = bam.args(["--", "echo", "ran"]).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("--cache names another directory"), "{said}");
        let left = fs::read_dir(place.path()).unwrap();
        assert_eq!(left.count(), 0, "{name}");
    }
}

/// Two programs of one build-id and size.
fn two_contents(program: &Path, place: &Path) -> (PathBuf, PathBuf) {
    let copy = |name: &str| {
        let directory = place.join(name);
        fs::create_dir(&directory).unwrap();
        let copy = directory.join("teller");
        fs::copy(program, &copy).unwrap();
        copy
    };
    let (one, two) = (copy("one"), copy("two"));
    let section = place.join("section");
    let objcopy = |option: &str| {
        let argument = format!(".rodata={}", section.display());
        let mut command = Command::new("objcopy");
        command.args([option, &argument]).arg(&two);
        assert!(command.status().unwrap().success());
    };
    objcopy("--dump-section");
    let mut bytes = fs::read(&section).unwrap();
    let at = bytes.windows(9).position(|w| w == b"argument ").unwrap();
    bytes[at..at + 8].copy_from_slice(b"ARGUMENT");
    fs::write(&section, &bytes).unwrap();
    objcopy("--update-section");
    let expected = plain(&two);
    assert!(String::from_utf8_lossy(&expected).contains("ARGUMENT a"));
    (one, two)
}

fn leftovers((): ()) {
    let cache = Cache::new();
    let requests = |of: &str| {
        let all = fs::read_dir(cache.0.path().join("cache"))
            .unwrap()
            .flatten();
        let names = all.map(|e| e.file_name().to_string_lossy().into_owned());
        names.filter(|n| n.starts_with(of)).count()
    };
    // It kills its batch.
    cache.run(&[], &["sh", "-c", "kill -9 $PPID"]);
    assert_eq!(requests("requests-"), 1);
    // Others that run have theirs.
    let mut other = cache.command(&[], &["sh", "-c", "read line"]);
    let mut other = other.stdin(Stdio::piped()).spawn().unwrap();
    let its = format!("requests-{}-", other.id());
    let began = Instant::now();
    while requests("requests-") != 1 || requests(&its) != 1 {
        assert!(other.try_wait().unwrap().is_none());
        assert!(began.elapsed() < PATIENCE, "what was left stays");
        sleep(Duration::from_millis(5));
    }
    cache.run(&[], &["true"]);
    assert_eq!(requests("requests-"), 1);
    drop(other.stdin.take());
    other.wait().unwrap();
    assert_eq!(requests("requests-"), 0);
}
