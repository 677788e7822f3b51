// SPDX-License-Identifier: Apache-2.0
//! What is granted or limited by the front, and what is required of the machine.

mod common;

use common::hostile::{EAGAIN, EMFILE, ENOENT, EPERM, Hostile};
use common::{Front, is_root};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use thaw_visor_worker::frame::Kind;

#[test]
fn what_is_granted_can_be_used() {
    let data = common::Directory::new();
    fs::set_permissions(&data.0, fs::Permissions::from_mode(0o777)).unwrap();
    let directory = data.0.display().to_string();
    let web = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = web.local_addr().unwrap().port().to_string();
    let front = Front::with(&[
        (":write", &directory),
        (":network", "host"),
        (":execute", "/bin"),
        (":execute", "/usr/bin"),
        (":execute", "/lib64"),
        (":execute", "/lib"),
        (":execute", "/usr/lib"),
    ]);
    let mut hostile = Hostile::new(front);
    let file = data.0.join("new").display().to_string();
    for what in ["write", "open", "truncate", "unlink"] {
        assert_eq!(hostile.attempt(what, &file), 0, "{what}");
    }
    assert_eq!(hostile.attempt("open", &file), ENOENT);
    // Non-blocking: under way.
    assert!([0, 115].contains(&hostile.attempt("loopback", &port)));
    assert_eq!(hostile.attempt("run", "/bin/true"), 0);
    assert_eq!(hostile.attempt("netlink", ""), 0);
    for what in [
        "raw",
        "packet",
        "vsock",
        "clone-namespace",
        "unshare",
        "ptrace",
    ] {
        assert_eq!(hostile.attempt(what, ""), EPERM, "{what}");
    }
    let socket = data.0.join("management.sock");
    let _management = UnixListener::bind(&socket).unwrap();
    fs::set_permissions(&socket, fs::Permissions::from_mode(0o777)).unwrap();
    let socket = socket.display().to_string();
    assert_eq!(hostile.attempt("unix", &socket), EPERM);
    // Signals: Landlock's scope, where programs may be run.
    assert_eq!(hostile.attempt("kill", ""), EPERM);
}

#[test]
fn only_granted_programs_are_run() {
    let front = Front::with(&[(":execute", "/usr/share")]);
    let mut hostile = Hostile::new(front);
    assert_eq!(hostile.attempt("run", "/bin/true"), 99);
}

#[test]
fn descriptors_and_threads_are_limited() {
    if !is_root() {
        return common::leave_out("descriptors_and_threads_are_limited", "needs root");
    }
    let own = common::own_user(1);
    let front = Front::with(&[
        (":descriptors", "64"),
        (":processes", "40"),
        (":uid", &own),
        (":gid", &own),
    ]);
    let mut hostile = Hostile::new(front);
    assert_eq!(hostile.attempt("descriptors", "100"), EMFILE);
    assert_eq!(hostile.attempt("threads", "10000"), EAGAIN);
    // the kernel counts threads until they are gone
    let after = common::in_the_end("no call runs any more", || {
        hostile.try_attempt("kill-self", "")
    });
    assert_eq!(after, 0);
}

#[test]
fn what_is_required_and_missing_is_refused() {
    for (more, words) in [
        (&[(":require", "cgroup")][..], "none was given"),
        (
            &[(":require", "cgroup"), (":memory", "1000000")],
            "nothing holds :memory",
        ),
        (
            &[(":require", "network"), (":network", "host")],
            ":network is host",
        ),
        (&[(":require", "magic")], "no mechanism"),
        (
            &[(":require", "cgroup"), (":cgroup", "/none")],
            "/none/cgroup.procs",
        ),
        (&[(":require", "uid"), (":uid", "0")], "the worker stays"),
    ] {
        let mut front = Front::connect(None);
        let refused = front.configure(more);
        assert_eq!(refused.kind, Kind::Failed);
        let said = common::pairs(&refused.payload);
        assert_eq!(said[0].1, "sandbox");
        assert!(said[1].1.contains(words), "{said:?}");
        assert_eq!(front.worker.wait().unwrap().code(), Some(1));
        assert!(front.log().contains(words));
    }
}

/// Where this machine lets control groups be made.
#[test]
fn a_control_group_is_joined_and_limited() {
    let made = ["/sys/fs/cgroup/pids", "/sys/fs/cgroup"]
        .iter()
        .map(|base| format!("{base}/thaw-test-{}", std::process::id()))
        .find(|path| {
            fs::create_dir(path).is_ok() && fs::metadata(format!("{path}/pids.max")).is_ok()
        });
    let Some(group) = made else {
        return common::leave_out(
            "a_control_group_is_joined_and_limited",
            "no control group can be made here",
        );
    };
    let own = common::own_user(2);
    let front = Front::with(&[
        (":cgroup", &group),
        (":processes", "30"),
        (":require", "cgroup"),
        (":uid", &own),
        (":gid", &own),
    ]);
    let mut hostile = Hostile::new(front);
    assert_eq!(hostile.attempt("threads", "10000"), EAGAIN);
    assert!(hostile.0.proc("cgroup").contains("thaw-test"));
    assert_eq!(
        fs::read_to_string(format!("{group}/pids.max"))
            .unwrap()
            .trim(),
        "30"
    );
    drop(hostile);
    common::in_the_end(&format!("{group} cannot be removed"), || {
        fs::remove_dir(&group).ok()
    });
}
