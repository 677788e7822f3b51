// SPDX-License-Identifier: Apache-2.0
//! Servers that people run, under load.

use crate::common::{
    PATIENCE, Running, again, relay_again, relay_thoroughly, soak, soak_time, tells, undo,
};
use crate::{large, sources};
use libtest_mimic::Trial;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub fn trials() -> Vec<Trial> {
    vec![
        large("redis_passes_its_own_tests", sources::redis, redis),
        large("memcached_keeps_its_values", sources::memcached, memcached),
    ]
}

/// Ends with the test.
struct Load(Child);

impl Drop for Load {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Parts of its suite that a server which runs already can pass.
const SUITE: [&str; 4] = [
    "unit/type/string",
    "unit/type/hash",
    "unit/scripting",
    "unit/multi",
];

/// With the long tests.
const MORE: [&str; 2] = ["unit/type/set", "unit/type/zset"];

/// It is tested in each state for a while.
const BETWEEN: Duration = Duration::from_millis(150);

/// The suite changes settings of the server and leaves them so: each run of it has a server of its own.
fn redis(program: PathBuf) {
    let place = program.parent().unwrap();
    let (began, mut all) = (Instant::now(), 0);
    let mut first: Option<(Running, String)> = None;
    while all < 2 || (soak() && began.elapsed() < soak_time()) {
        let directory = tempfile::tempdir().unwrap();
        let (mut running, port) = redis_server(&program, directory.path());
        let relaid = match &first {
            Some((_, relaid)) => relaid.clone(),
            None => relay_under_load(&running, place, &port),
        };
        let mut suite = suite(&place.join("source"), &port);
        let mut rounds = 0;
        while suite.0.try_wait().unwrap().is_none() {
            relay_again(&running, &relaid);
            sleep(BETWEEN);
            assert_eq!(undo(&running)["differences"], 0);
            sleep(BETWEEN);
            rounds += 1;
        }
        all += rounds;
        assert!(suite.0.wait().unwrap().success(), "its suite has failed");
        assert!(running.is_alive(), "{}", running.output());
        assert!(redis_answers(place, &port));
        assert_eq!(running.is_original(), Ok(()));
        // What BOLT made lies in its directory.
        first.get_or_insert((running, relaid));
    }
    tells("redis", all, began);
}

fn redis_server(program: &Path, directory: &Path) -> (Running, String) {
    let mut servers = (0..5).map(|_| redis_at_a_port(program, directory));
    servers.find_map(|s| s).expect("no port is free")
}

/// None where somebody else has taken the port meanwhile.
fn redis_at_a_port(program: &Path, directory: &Path) -> Option<(Running, String)> {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port().to_string();
    drop(free);
    let mut arguments = vec!["--port", &port, "--bind", "127.0.0.1", "--save", ""];
    arguments.extend(["--enable-debug-command", "yes", "--dir"]);
    arguments.push(directory.to_str().unwrap());
    let mut running = Running::start(program, &arguments);
    while !redis_answers(program.parent().unwrap(), &port) {
        if !running.is_alive() {
            let said = running.output();
            assert!(said.contains("Address already in use"), "{said}");
            return None;
        }
        sleep(Duration::from_millis(20));
    }
    running.is_alive().then_some((running, port))
}

fn redis_answers(place: &Path, port: &str) -> bool {
    let mut cli = Command::new(place.join("redis-cli"));
    let answer = cli.args(["-p", port, "ping"]).output().unwrap();
    answer.stdout == b"PONG\n"
}

/// BOLT's result, and the original again.
fn relay_under_load(running: &Running, place: &Path, port: &str) -> String {
    let load = Load(
        Command::new(place.join("redis-benchmark"))
            .args(["-p", port, "-q", "-l", "-n", "5000", "-r", "10000"])
            .args(["-t", "set,get,incr,lpush,rpop,sadd,hset,zadd"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap(),
    );
    let (outcome, relaid) = relay_thoroughly(running);
    drop(load);
    let functions = outcome["applied"]["functions"].as_u64().unwrap();
    assert!(functions > 5, "{outcome}");
    assert_eq!(undo(running)["differences"], 0);
    relaid
}

/// What it says is shown where the test fails.
fn suite(source: &Path, port: &str) -> Load {
    let mut command = Command::new("tclsh");
    command.current_dir(source).args([
        "tests/test_helper.tcl",
        "--host",
        "127.0.0.1",
        "--port",
        port,
        "--singledb",
        "--tags",
        "-slow",
    ]);
    let more = MORE.into_iter().filter(|_| soak());
    for part in SUITE.into_iter().chain(more) {
        command.args(["--single", part]);
    }
    Load(command.stdin(Stdio::null()).spawn().unwrap())
}

/// Each caller has keys of its own: what it has put there last is what it gets.
fn memcached(program: PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let socket = directory.path().join("socket");
    let mut arguments = vec!["-s", socket.to_str().unwrap(), "-t", "2", "-m", "64"];
    if nix::unistd::geteuid().is_root() {
        arguments.extend(["-u", "root"]);
    }
    let mut running = Running::start(&program, &arguments);
    while !socket.exists() {
        assert!(running.is_alive());
        sleep(Duration::from_millis(5));
    }
    let ended = AtomicBool::new(false);
    let asked = AtomicUsize::new(0);
    std::thread::scope(|s| {
        for caller in 0..3 {
            let (socket, ended, asked) = (&socket, &ended, &asked);
            s.spawn(move || calls(socket, caller, ended, asked));
        }
        // Also where something fails.
        let _end = End(&ended);
        let (outcome, relaid) = relay_thoroughly(&running);
        let functions = outcome["applied"]["functions"].as_u64().unwrap();
        assert!(functions > 5, "{outcome}");
        let (began, mut rounds) = (Instant::now(), 0);
        while again(began, rounds, 5) {
            assert_eq!(undo(&running)["differences"], 0);
            gets_answers(&asked);
            relay_again(&running, &relaid);
            gets_answers(&asked);
            rounds += 1;
        }
        tells("memcached", rounds, began);
        assert_eq!(undo(&running)["differences"], 0);
    });
    assert_eq!(running.is_original(), Ok(()));
    assert!(running.is_alive());
}

/// Ends what goes on beside a test.
pub struct End<'a>(pub &'a AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn gets_answers(asked: &AtomicUsize) {
    let (before, began) = (asked.load(Ordering::Relaxed), Instant::now());
    while asked.load(Ordering::Relaxed) < before + 500 {
        assert!(began.elapsed() < PATIENCE, "it does not answer");
        sleep(Duration::from_millis(5));
    }
}

fn calls(socket: &Path, caller: usize, ended: &AtomicBool, asked: &AtomicUsize) {
    let stream = UnixStream::connect(socket).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    let says = |text: String| (&stream).write_all(text.as_bytes()).unwrap();
    let mut line = || {
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        line
    };
    for n in (0..1000).cycle() {
        if ended.load(Ordering::Relaxed) {
            return;
        }
        let round = asked.fetch_add(1, Ordering::Relaxed);
        let value = format!("{round}-").repeat(1 + n % 50);
        says(format!(
            "set {caller}/{n} 0 0 {}\r\n{value}\r\n",
            value.len()
        ));
        assert_eq!(line(), "STORED\r\n");
        says(format!("get {caller}/{n}\r\n"));
        assert_eq!(line(), format!("VALUE {caller}/{n} 0 {}\r\n", value.len()));
        assert_eq!(line(), format!("{value}\r\n"));
        assert_eq!(line(), "END\r\n");
    }
}
