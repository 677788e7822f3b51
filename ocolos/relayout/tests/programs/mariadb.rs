// SPDX-License-Identifier: Apache-2.0
//! MariaDB under sysbench: its answers are those of a server that nobody has touched.

use crate::common::{Running, relay, relay_again, soak_time, tells, undo};
use crate::{long, sources};
use libtest_mimic::Trial;
use std::fs;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const TABLES: &str = "--tables=2";
const ROWS: &str = "--table-size=5000";

/// sysbench's OLTP workloads, and one of its own choice of rows; with how much of each a second or two takes.
const WORK: [(&str, &str); 9] = [
    ("oltp_read_only", "1500"),
    ("oltp_read_write", "800"),
    ("oltp_write_only", "2000"),
    ("oltp_point_select", "20000"),
    ("oltp_update_index", "5000"),
    ("oltp_update_non_index", "5000"),
    ("oltp_insert", "8000"),
    ("oltp_delete", "8000"),
    ("select_random_points", "5000"),
];

pub fn trials() -> Vec<Trial> {
    vec![long(
        "mariadb_answers_the_same",
        sources::mariadb,
        answers_the_same,
    )]
}

/// A database of its own, by a socket alone.
struct Server {
    running: Running,
    socket: PathBuf,
}

fn command_line(program: &Path, place: &Path) -> Vec<String> {
    let share = program.parent().unwrap().join("share");
    let option = |name: &str, path: &Path| format!("--{name}={}", path.display());
    let mut arguments = vec![
        "--no-defaults".to_owned(),
        option("datadir", &place.join("data")),
        option("tmpdir", place),
        option("lc-messages-dir", &share),
        option("character-sets-dir", &share.join("charsets")),
        "--innodb-flush-log-at-trx-commit=0".to_owned(),
        "--innodb-buffer-pool-size=64M".to_owned(),
    ];
    if nix::unistd::geteuid().is_root() {
        arguments.push("--user=root".to_owned());
    }
    arguments
}

/// Tables of its own and sysbench's, in `place`.
fn fill(program: &Path, place: &Path) {
    fs::create_dir(place.join("data")).unwrap();
    let share = program.parent().unwrap().join("share");
    let mut statements = "create database mysql;\nuse mysql;\n".to_owned();
    for file in ["mysql_system_tables.sql", "mysql_system_tables_data.sql"] {
        statements += &fs::read_to_string(share.join(file)).unwrap();
    }
    statements += "create database bench;\n";
    let input = place.join("statements");
    fs::write(&input, statements).unwrap();
    let made = Command::new(program)
        .args(command_line(program, place))
        .arg("--bootstrap")
        .stdin(fs::File::open(&input).unwrap())
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let mut server = Server::start(program, place);
    server.sysbench("oltp_read_only", &["prepare"]);
    nix::sys::signal::kill(
        nix::unistd::Pid::from_raw(server.running.pid()),
        nix::sys::signal::Signal::SIGTERM,
    )
    .unwrap();
    assert!(server.running.wait().success());
}

impl Server {
    fn start(program: &Path, place: &Path) -> Server {
        let socket = place.join("socket");
        let mut arguments = command_line(program, place);
        arguments.push(format!("--socket={}", socket.display()));
        arguments.push(format!("--pid-file={}", place.join("pid").display()));
        arguments.push("--skip-networking".to_owned());
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let mut running = Running::start(program, &arguments);
        let began = Instant::now();
        while UnixStream::connect(&socket).is_err() {
            assert!(running.is_alive(), "{}", running.output());
            assert!(began.elapsed() < Duration::from_secs(60), "it never starts");
            sleep(Duration::from_millis(50));
        }
        Server { running, socket }
    }

    fn of_copy(program: &Path, filled: &Path, place: &Path) -> Server {
        let mut copied = Command::new("cp");
        copied.arg("-r").arg(filled.join("data")).arg(place);
        assert!(copied.status().unwrap().success());
        Server::start(program, place)
    }

    fn command(&self, script: &str, more: &[&str]) -> Command {
        let mut command = Command::new("sysbench");
        command
            .arg(script)
            .arg("--db-driver=mysql")
            .arg(format!("--mysql-socket={}", self.socket.display()))
            .args(["--mysql-user=root", "--mysql-db=bench", TABLES, ROWS])
            // The same rows each time.
            .args(["--rand-seed=7", "--threads=1"])
            .args(more)
            .stdin(Stdio::null());
        command
    }

    fn sysbench(&self, script: &str, more: &[&str]) -> String {
        let done = self.command(script, more).output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        assert!(
            done.status.success(),
            "{said}{}",
            String::from_utf8_lossy(&done.stderr)
        );
        said
    }

    fn begin(&self, script: &str, events: &str) -> Child {
        let events = format!("--events={events}");
        let mut command = self.command(script, &[&events, "--time=0", "run"]);
        command.stdout(Stdio::null()).spawn().unwrap()
    }

    fn answers(&self) -> Vec<String> {
        let script = sources::source("answers.lua");
        let said = self.sysbench(script.to_str().unwrap(), &["--events=1", "--time=0", "run"]);
        let answers = said.lines().filter(|l| l.starts_with("answer"));
        answers.map(str::to_owned).collect()
    }
}

fn answers_the_same(program: PathBuf) {
    let places = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let [filled, first, second] = [0, 1, 2].map(|n| places[n].path());
    fill(&program, filled);
    let original = Server::of_copy(&program, filled, first);
    let server = Server::of_copy(&program, filled, second);
    let before = original.answers();
    assert!(before.len() > 300, "{before:?}");
    assert_eq!(server.answers(), before);
    let mut load = server.begin("oltp_read_only", "0");
    let (outcome, relaid) = relay(&server.running);
    let functions = outcome["applied"]["functions"].as_u64().unwrap();
    assert!(functions > 50, "{outcome}");
    assert_eq!(server.answers(), before, "answers of new code");
    assert_eq!(undo(&server.running)["differences"], 0);
    assert_eq!(server.answers(), before, "answers after it was taken back");
    relay_again(&server.running, &relaid);
    load.kill().unwrap();
    load.wait().unwrap();
    let (began, mut rounds) = (Instant::now(), 0);
    while began.elapsed() < soak_time() {
        for (script, events) in WORK {
            let mut both = [&original, &server].map(|s| s.begin(script, events));
            while both[1].try_wait().unwrap().is_none() {
                assert_eq!(undo(&server.running)["differences"], 0);
                sleep(Duration::from_millis(300));
                relay_again(&server.running, &relaid);
                sleep(Duration::from_millis(300));
                rounds += 1;
            }
            for one in &mut both {
                assert!(one.wait().unwrap().success(), "{script} has failed");
            }
            assert_eq!(server.answers(), original.answers(), "after {script}");
        }
    }
    tells("mariadb", rounds, began);
    assert_eq!(undo(&server.running)["differences"], 0);
    assert_eq!(server.running.is_original(), Ok(()));
    assert_eq!(server.answers(), original.answers());
}
