// SPDX-License-Identifier: Apache-2.0
//! What cannot be done is refused, with its reason, before anything stops.

use crate::common::{PATIENCE, QUICK, Running, in_time, relay, run, tool, undo};
use crate::{sources, trial};
use libtest_mimic::Trial;
use nix::sys::ptrace;
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::waitpid;
use nix::unistd::Pid;
use serde_json::Value;
use std::fs::{self, Permissions};
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_process::journal::Journal;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_relayout::bolt::Bolt;

pub fn trials() -> Vec<Trial> {
    let witness = || sources::own("witness", &[]);
    let refuses = || sources::own("refuses", &[]);
    vec![
        trial("what_is_stripped_is_refused", witness(), stripped),
        trial(
            "what_has_no_relocations_is_refused",
            witness(),
            without_relocations,
        ),
        trial(
            "what_is_no_program_is_refused",
            Ok::<(), String>(()),
            no_program,
        ),
        trial("a_process_with_a_debugger_is_refused", witness(), debugger),
        trial(
            "a_process_with_other_code_is_refused",
            witness(),
            other_code,
        ),
        trial(
            "what_bolt_has_made_of_another_build_is_refused",
            witness().and_then(|p| Ok((p, sources::own("witness", &["-O1"])?))),
            |(one, another)| other_build(&one, &another),
        ),
        trial(
            "a_process_that_another_version_has_relaid_is_refused",
            witness(),
            other_version,
        ),
        trial(
            "a_process_with_a_seccomp_filter_is_refused",
            refuses(),
            |p| refused_by_itself(&p, "seccomp", "seccomp"),
        ),
        trial("a_process_without_room_is_refused", refuses(), |p| {
            refused_by_itself(&p, "full", "no-room")
        }),
        trial(
            "a_process_whose_memory_is_shared_is_refused",
            refuses(),
            |p| refused_by_itself(&p, "shared", "shared-memory"),
        ),
        trial(
            "a_process_that_comes_to_share_its_memory_is_refused",
            refuses(),
            shares_later,
        ),
        trial(
            "a_process_that_does_nothing_has_no_profile",
            refuses(),
            idle,
        ),
        trial("a_process_that_ignores_traps_is_refused", refuses(), |p| {
            refused_by_itself(&p, "ignores", "ignores-sigtrap")
        }),
        trial("a_process_of_others_is_refused", refuses(), not_permitted),
        trial(
            "static_programs_without_symbols_are_refused",
            sources::own("refuses", &["-static"]),
            static_without_symbols,
        ),
        trial(
            "what_has_no_build_id_is_refused",
            sources::own("refuses", &["-Wl,--build-id=none"]),
            |p| assert_eq!(reasons(&check(p.to_str().unwrap())), ["no-build-id"]),
        ),
        trial(
            "programs_of_other_machines_are_refused",
            witness(),
            other_machine,
        ),
        trial(
            "what_is_not_held_up_by_fetching_code_is_left",
            sources::own("phases", &[]),
            no_gain,
        ),
        trial(
            "a_machine_without_branch_records_says_so",
            without_branch_records(),
            no_branch_records,
        ),
        trial(
            "functions_that_stay_have_their_reasons",
            witness(),
            functions_that_stay,
        ),
        trial(
            "what_bolt_fails_at_leaves_the_process_as_it_is",
            sources::own("phases", &[]),
            bolt_fails,
        ),
        trial("without_bolt_it_says_how_to_install_it", witness(), no_bolt),
    ]
}

fn check(subject: &str) -> Value {
    let output = run(&["check", subject, "--json"]);
    let check: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        output.status.code(),
        Some(if check["possible"] == true { 0 } else { 3 })
    );
    check
}

fn reasons(check: &Value) -> Vec<&str> {
    check["refusals"]
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["reason"].as_str().unwrap())
        .collect()
}

fn changed(program: &Path, arguments: &[&str]) -> (tempfile::TempDir, String) {
    let directory = tempfile::tempdir().unwrap();
    let copy = directory.path().join("program");
    fs::copy(program, &copy).unwrap();
    let copy = copy.to_str().unwrap().to_owned();
    assert!(
        Command::new("objcopy")
            .args(arguments)
            .arg(&copy)
            .status()
            .unwrap()
            .success()
    );
    (directory, copy)
}

fn stripped(program: PathBuf) {
    let (_kept, copy) = changed(&program, &["--strip-all"]);
    assert_eq!(reasons(&check(&copy)), ["stripped"]);
    let running = Running::start(Path::new(&copy), &["1"]);
    let output = run(&[&running.pid().to_string()]);
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("do not strip it"));
}

fn without_relocations(program: PathBuf) {
    let (_kept, copy) = changed(&program, &["--remove-section=.rela.text"]);
    assert_eq!(reasons(&check(&copy)), ["no-relocations"]);
}

fn no_program((): ()) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "#!/bin/sh").unwrap();
    assert_eq!(reasons(&check(file.to_str().unwrap())), ["not-a-program"]);
    fs::write(&file, b"\x7fELF\x02\x01\x01").unwrap();
    assert_eq!(reasons(&check(file.to_str().unwrap())), ["damaged"]);
    assert_eq!(reasons(&check("/nowhere")), ["unreadable"]);
    let output = run(&["999999999"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no process"));
}

fn debugger(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    let process = Pid::from_raw(running.pid());
    ptrace::attach(process).unwrap();
    waitpid(process, None).unwrap();
    assert_eq!(reasons(&check(&running.pid().to_string())), ["debugger"]);
    ptrace::detach(process, None).unwrap();
    running.goes_on(1);
    assert_eq!(check(&running.pid().to_string())["possible"], true);
}

fn other_code(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    let image = thaw_binary::Image::open(&program).unwrap();
    let process = thaw_process::process::Process::find(running.pid()).unwrap();
    // The first byte of a function that nobody calls any more.
    let start = image
        .functions
        .iter()
        .find(|f| f.name == "_start")
        .unwrap()
        .address;
    let at = start + process.bias(&image).unwrap();
    let memory = fs::OpenOptions::new()
        .write(true)
        .open(format!("/proc/{}/mem", running.pid()))
        .unwrap();
    memory.write_all_at(&[0xcc], at).unwrap();
    assert_eq!(
        reasons(&check(&running.pid().to_string())),
        ["another-build"]
    );
}

/// Also where the old code and the new one would fit each other.
fn other_build(one: &Path, another: &Path) {
    let mut running = Running::start(one, &["1"]);
    running.goes_on(1);
    let (_, relaid) = relay(&running);
    let directory = tempfile::tempdir().unwrap();
    let renamed = directory.path().join("relaid");
    let renamed = renamed.to_str().unwrap();
    let mut bytes = fs::read(&relaid).unwrap();
    let id = thaw_binary::Image::open(Path::new(&relaid))
        .unwrap()
        .build_id;
    let at = bytes.windows(id.len()).position(|w| w == id).unwrap();
    bytes[at] ^= 1;
    fs::write(renamed, bytes).unwrap();
    let mut other = Running::start(another, &["1"]);
    other.goes_on(1);
    for (running, relaid) in [(&mut other, relaid.as_str()), (&mut running, renamed)] {
        let pid = running.pid().to_string();
        for last in ["--dry-run", "--no-look"] {
            let output = run(&[&pid, "--json", "--with", relaid, last]);
            let said = String::from_utf8_lossy(&output.stdout);
            assert_eq!(output.status.code(), Some(3), "{said}");
            assert!(said.contains("another-build"), "{said}");
        }
        running.goes_on(1);
    }
    assert_eq!(other.is_original(), Ok(()));
}

/// It goes on as it is, and the version that has done it can still take it back.
fn other_version(program: PathBuf) {
    let mut running = Running::start(&program, &["1"]);
    running.goes_on(1);
    relay(&running);
    let pid = running.pid().to_string();
    let process = Process::find(running.pid()).unwrap();
    let memory = Memory::open(running.pid()).unwrap();
    let journals = Journal::find(&memory, &process.maps().unwrap()).unwrap();
    let version = journals[0].fixed.region + 12;
    let known = memory.read(version, 4).unwrap();
    memory.write(version, &7_u32.to_le_bytes()).unwrap();
    for arguments in [
        vec!["check", &pid],
        vec!["status", &pid],
        vec!["undo", &pid],
        vec![&pid, "--force"],
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(3), "{arguments:?}");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        assert!(
            said.contains("its journal has version 7"),
            "{arguments:?}: {said}"
        );
    }
    let all = run(&["status"]);
    let said = String::from_utf8(all.stderr).unwrap();
    assert!(
        said.contains(&format!("process {pid}: another version")),
        "{said}"
    );
    running.goes_on(1);
    memory.write(version, &known).unwrap();
    undo(&running);
    assert_eq!(running.is_original(), Ok(()));
}

fn refused_by_itself(program: &Path, how: &str, reason: &str) {
    let mut running = Running::start(program, &[how]);
    running.goes_on(1);
    assert_eq!(reasons(&check(&running.pid().to_string())), [reason]);
    let output = run(&[&running.pid().to_string(), "--force"]);
    assert_eq!(output.status.code(), Some(3));
    running.goes_on(1);
}

/// After it has been checked, and after it has been re-laid.
fn shares_later(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let process = Pid::from_raw(running.pid());
    let pid = running.pid().to_string();
    let place = running.directory.path();
    let (begun, may_end) = (place.join("begun"), place.join("may-end"));
    let bolt = place.join("bolt");
    let script = format!(
        "#!/bin/sh\n: > {}; end=$(($(date +%s) + {}))
         while [ ! -e {} ] && [ $(date +%s) -lt $end ]; do sleep 0.01; done; exec {} \"$@\"\n",
        begun.display(),
        PATIENCE.as_secs(),
        may_end.display(),
        Bolt::find().unwrap().program().display()
    );
    fs::write(&bolt, script).unwrap();
    fs::set_permissions(&bolt, Permissions::from_mode(0o755)).unwrap();
    let mut optimising = tool();
    optimising.args([&pid, "--json"]).args(QUICK);
    optimising.env("THAW_BOLT", &bolt);
    optimising.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut optimising = optimising.spawn().unwrap();
    let began = Instant::now();
    while !begun.exists() {
        let ended = optimising.try_wait().unwrap();
        assert!(ended.is_none() && began.elapsed() < PATIENCE, "{ended:?}");
        sleep(Duration::from_millis(1));
    }
    kill(process, Signal::SIGUSR1).unwrap();
    running.says("shares");
    fs::write(&may_end, "").unwrap();
    let output = optimising.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("shared-memory"), "{said}");
    kill(process, Signal::SIGUSR2).unwrap();
    running.says("shares no more");
    assert_eq!(running.is_original(), Ok(()));
    relay(&running);
    kill(process, Signal::SIGUSR1).unwrap();
    running.says("shares");
    let output = in_time(|| run(&["undo", &pid, "--json"]));
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("shared-memory"), "{said}");
    kill(process, Signal::SIGUSR2).unwrap();
    running.says("shares no more");
    assert_eq!(undo(&running)["differences"], 0);
    assert_eq!(running.is_original(), Ok(()));
}

fn idle(program: PathBuf) {
    let mut running = Running::start(&program, &["idle"]);
    running.goes_on(1);
    let output = run(&[
        &running.pid().to_string(),
        "--force",
        "--profile-seconds",
        "1",
        "--json",
    ]);
    assert_eq!(output.status.code(), Some(3));
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["error"]["reason"], "idle");
}

/// Another user's process, for root; one that nobody but root may look into, for others.
fn not_permitted(program: PathBuf) {
    let root = nix::unistd::geteuid().is_root();
    let mut running = Running::start(&program, &[if root { "work" } else { "undumpable" }]);
    running.goes_on(1);
    let directory = tempfile::tempdir().unwrap();
    let tool = directory.path().join("tool");
    fs::copy(env!("CARGO_BIN_EXE_thaw-relayout"), &tool).unwrap();
    let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(directory.path(), open).unwrap();
    for (arguments, code) in [
        (["check", "PID"], 3),
        (["undo", "PID"], 3),
        (["status", "PID"], 3),
    ] {
        let mut command = Command::new(&tool);
        command.arg(arguments[0]).arg(running.pid().to_string());
        command.arg("--json").stdin(std::process::Stdio::null());
        if root {
            std::os::unix::process::CommandExt::uid(&mut command, 65534);
        }
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("not-permitted"), "{arguments:?}: {said}");
    }
    running.goes_on(1);
}

fn static_without_symbols(program: PathBuf) {
    let (_kept, copy) = changed(&program, &["--strip-all"]);
    let check = check(&copy);
    assert_eq!(reasons(&check), ["stripped"]);
    let text = check["refusals"][0]["text"].as_str().unwrap();
    assert!(text.contains("static and has no symbols"), "{text}");
}

fn other_machine(program: PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("program");
    let mut bytes = fs::read(&program).unwrap();
    // e_machine: AArch64.
    bytes[18] = 183;
    fs::write(&file, &bytes).unwrap();
    assert_eq!(reasons(&check(file.to_str().unwrap())), ["architecture"]);
    // EI_CLASS: 32 bit.
    bytes[4] = 1;
    fs::write(&file, &bytes).unwrap();
    assert_eq!(reasons(&check(file.to_str().unwrap())), ["architecture"]);
}

/// It writes nothing while it is looked at: that is other code.
fn no_gain(program: PathBuf) {
    let mut running = Running::start(&program, &["long"]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    // All steps, or the model of the cache is not warm yet.
    let steps = ["--steps", "20000", "--profile-seconds", "1000"];
    let output = in_time(|| run(&[&[&pid, "--share", "70", "--json"], &steps[..]].concat()));
    assert_eq!(output.status.code(), Some(4));
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["error"]["reason"], "no-gain");
    assert_eq!(running.is_original(), Ok(()));
    running.goes_on(1);
}

fn without_branch_records() -> Result<PathBuf, String> {
    match thaw_profile::branch_records::available() {
        Ok(()) => Err("this machine has them".to_owned()),
        Err(_) => sources::own("phases", &[]),
    }
}

fn no_branch_records(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    let output = run(&[&pid, "--from", "branch-records", "--json"]);
    assert_eq!(output.status.code(), Some(3));
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["error"]["reason"], "no-branch-records");
    running.goes_on(1);
}

fn functions_that_stay(program: PathBuf) {
    let check = check(program.to_str().unwrap());
    let left: Vec<(&str, &str)> = check["left"]
        .as_array()
        .unwrap()
        .iter()
        .map(|l| {
            (
                l["function"].as_str().unwrap(),
                l["reason"].as_str().unwrap(),
            )
        })
        .collect();
    assert!(left.contains(&("jumps", "saves-its-place")), "{left:?}");
    assert!(left.contains(&("_start", "startup")), "{left:?}");
}

/// By its limits.
fn bolt_fails(program: PathBuf) {
    let mut running = Running::start(&program, &[]);
    running.goes_on(1);
    let pid = running.pid().to_string();
    for limit in [["--optimise-seconds", "0.01"], ["--optimise-memory", "32"]] {
        let mut arguments = vec![pid.as_str(), "--json"];
        arguments.extend(QUICK);
        arguments.extend(limit);
        let output = in_time(|| run(&arguments));
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{limit:?}: {said}");
        let said: Value = serde_json::from_str(&said).unwrap();
        assert_eq!(said["error"]["reason"], "bolt-failed", "{limit:?}: {said}");
        assert_eq!(running.is_original(), Ok(()));
        running.goes_on(1);
    }
}

fn no_bolt(program: PathBuf) {
    let output = crate::common::tool()
        .args(["check", program.to_str().unwrap()])
        .env("THAW_BOLT", "/nowhere")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stdout).contains("THAW_BOLT is /nowhere"));
}
