// SPDX-License-Identifier: Apache-2.0
//! PostgreSQL, whose connections are processes made by `fork`: their books balance, whoever is re-laid.

use crate::common::{QUICK, json, run, soak_time, tells};
use crate::{long, sources};
use libtest_mimic::Trial;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const NOBODY: u32 = 65534;

pub fn trials() -> Vec<Trial> {
    vec![long(
        "the_books_of_postgresql_balance",
        sources::postgresql,
        the_books_balance,
    )]
}

/// A database of its own, by a socket alone. The server refuses to run as root.
struct Server {
    postmaster: Child,
    directory: TempDir,
    programs: PathBuf,
    user: Option<u32>,
}

impl Server {
    fn start(program: &Path) -> Server {
        let directory = tempfile::tempdir_in("/tmp").unwrap();
        let place = directory.path();
        let user = nix::unistd::geteuid().is_root().then_some(NOBODY);
        let installed = program.parent().unwrap().parent().unwrap();
        // Another user may not come to the cache.
        let mut copied = Command::new("cp");
        copied.arg("-r").arg(installed).arg(place);
        assert!(copied.status().unwrap().success());
        if let Some(user) = user {
            let mut owned = Command::new("chown");
            owned.arg("-R").arg(user.to_string()).arg(place);
            assert!(owned.status().unwrap().success());
        }
        let programs = place.join(installed.file_name().unwrap()).join("bin");
        let data = place.join("data");
        let mut made = as_user(&programs, "initdb", user);
        made.args(["-A", "trust", "-U", "books", "-D"]).arg(&data);
        let made = made.output().unwrap();
        assert!(made.status.success(), "{made:?}");
        let postmaster = as_user(&programs, "postgres", user)
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(place)
            .args(["-c", "listen_addresses=", "-c", "fsync=off"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let server = Server {
            postmaster,
            directory,
            programs,
            user,
        };
        let began = Instant::now();
        while !server
            .client("pg_isready")
            .output()
            .unwrap()
            .status
            .success()
        {
            assert!(began.elapsed() < Duration::from_secs(60), "it never starts");
            sleep(Duration::from_millis(50));
        }
        server
    }

    fn client(&self, program: &str) -> Command {
        let mut command = as_user(&self.programs, program, self.user);
        command.arg("-h").arg(self.directory.path());
        command.args(["-U", "books", "-d", "postgres"]);
        command
    }

    fn ask(&self, query: &str) -> String {
        let asked = self.client("psql").args(["-Atc", query]).output().unwrap();
        assert!(asked.status.success(), "{asked:?}");
        String::from_utf8(asked.stdout).unwrap()
    }

    fn bench(&self, arguments: &[&str]) -> Child {
        let mut bench = as_user(&self.programs, "pgbench", self.user);
        bench.arg("-h").arg(self.directory.path());
        bench.args(["-U", "books"]).args(arguments).arg("postgres");
        bench
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    fn backends(&self) -> Vec<String> {
        let pids = "select pid from pg_stat_activity where application_name = 'pgbench'";
        self.ask(pids).lines().map(str::to_owned).collect()
    }

    /// Each transaction has moved the same amount in four tables.
    fn books_balance(&self) {
        let sums = "select (select sum(abalance) from pgbench_accounts), (select sum(bbalance) from pgbench_branches), \
            (select sum(tbalance) from pgbench_tellers), (select sum(delta) from pgbench_history)";
        let sums = self.ask(sums);
        let mut each: Vec<&str> = sums.trim().split('|').collect();
        assert_eq!(each.len(), 4, "{sums}");
        each.dedup();
        assert_eq!(each.len(), 1, "{sums}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGQUIT ends it and its children at once.
        let pid = nix::unistd::Pid::from_raw(self.postmaster.id() as i32);
        let _ = nix::sys::signal::kill(pid, nix::sys::signal::Signal::SIGQUIT);
        let _ = self.postmaster.wait();
    }
}

fn as_user(programs: &Path, name: &str, user: Option<u32>) -> Command {
    let mut command = Command::new(programs.join(name));
    command.stdin(Stdio::null());
    command.env("LD_LIBRARY_PATH", programs.parent().unwrap().join("lib"));
    if let Some(user) = user {
        command.uid(user).gid(user);
    }
    command
}

fn the_books_balance(program: PathBuf) {
    let server = Server::start(&program);
    let filled = server.bench(&["-i", "-q", "-s", "2"]).wait().unwrap();
    assert!(filled.success());
    let mut load = server.bench(&["-c", "2", "-T", &soak_time().as_secs().to_string()]);
    while server.backends().len() < 2 {
        assert!(load.try_wait().unwrap().is_none(), "no connection");
        sleep(Duration::from_millis(20));
    }
    let backends = server.backends();
    let kept = tempfile::tempdir().unwrap();
    let kept = kept.path().join("kept").display().to_string();
    let mut first = vec![backends[0].as_str(), "--json", "--keep", &kept];
    first.extend(QUICK);
    let applied = json(&first);
    let functions = applied["applied"]["functions"].as_u64().unwrap();
    assert!(functions > 30, "{applied}");
    let relaid = format!("{kept}/relaid");
    let (began, mut rounds) = (Instant::now(), 0);
    while load.try_wait().unwrap().is_none() {
        for pid in &backends {
            for arguments in [vec!["undo", pid], vec![pid, "--no-look", "--with", &relaid]] {
                let done = run(&arguments);
                let said = String::from_utf8_lossy(&done.stderr).into_owned();
                let ended = || load_ends(&server, pid);
                assert!(done.status.success() || ended(), "{said}");
            }
        }
        rounds += 1;
        sleep(Duration::from_millis(500));
    }
    assert!(load.wait().unwrap().success(), "a transaction has failed");
    tells("postgresql", rounds, began);
    assert!(rounds > 0, "the load ended at once");
    server.books_balance();
    the_server_gives_it_to_its_children(&server, &relaid);
}

fn load_ends(server: &Server, pid: &str) -> bool {
    !server.backends().iter().any(|p| p == pid)
}

/// Whoever connects later begins with new code.
fn the_server_gives_it_to_its_children(server: &Server, relaid: &str) {
    let postmaster = server.postmaster.id().to_string();
    json(&[&postmaster, "--json", "--no-look", "--with", relaid]);
    // Without vacuum, before which it would empty the history.
    let mut load = server.bench(&["-n", "-c", "2", "-T", "20"]);
    let child = loop {
        if let Some(child) = server.backends().first() {
            break child.clone();
        }
        assert!(load.try_wait().unwrap().is_none(), "no connection");
        sleep(Duration::from_millis(20));
    };
    let layouts = json(&["status", &child, "--json"]);
    assert!(!layouts.as_array().unwrap().is_empty(), "{layouts}");
    assert!(load.wait().unwrap().success(), "a transaction has failed");
    server.books_balance();
    assert_eq!(json(&["undo", &postmaster, "--json"])["differences"], 0);
}
