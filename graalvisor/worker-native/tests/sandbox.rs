// SPDX-License-Identifier: Apache-2.0
//! What a function that means harm cannot reach.

mod common;

use common::hostile::{EACCES, ENOSYS, EPERM, Hostile};
use common::{Front, is_root, list};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::UnixListener;
use thaw_visor_worker::frame::Kind;

fn everything(mut hostile: Hostile) {
    let base = hostile.0.directory.0.clone();
    let outside = common::Directory::new();
    let secret = outside.0.join("secret");
    fs::write(&secret, "secret").unwrap();
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o666)).unwrap();
    fs::set_permissions(&outside.0, fs::Permissions::from_mode(0o777)).unwrap();
    let socket = outside.0.join("management.sock");
    let _management = UnixListener::bind(&socket).unwrap();
    fs::set_permissions(&socket, fs::Permissions::from_mode(0o777)).unwrap();
    let web = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = web.local_addr().unwrap().port().to_string();
    let path = |p: &std::path::Path| p.display().to_string();

    for (what, file, expected) in [
        ("memory-file", String::new(), EACCES),
        ("environment-file", String::new(), EACCES),
        ("environment", String::new(), 0),
        ("page-map", String::new(), 0),
        ("ptrace", String::new(), EPERM),
        ("process_vm_readv", String::new(), EPERM),
        ("process_vm_writev", String::new(), EPERM),
        ("pidfd", String::new(), EPERM),
        ("kill", String::new(), EPERM),
        ("tgkill", String::new(), EPERM),
        ("sigqueue", String::new(), EPERM),
        ("kill-all", String::new(), EPERM),
        ("kill-self", String::new(), 0),
        ("own-signal-to-front", String::new(), EPERM),
        ("prlimit", String::new(), EPERM),
        ("open", path(&secret), EACCES),
        ("open", "/etc/passwd".into(), EACCES),
        ("open", "/etc/shadow".into(), EACCES),
        ("open", "/dev/urandom".into(), 0),
        ("open", "/etc/hosts".into(), 0),
        ("open", "/proc/self/maps".into(), 0),
        ("open", path(&base.join("libf.so")), 0),
        ("list", "/".into(), EACCES),
        ("list", "/proc".into(), EACCES),
        ("list", "/proc/self/task".into(), 0),
        ("write", path(&secret), EACCES),
        ("write", path(&outside.0.join("new")), EACCES),
        ("write", path(&base.join("libf.so")), EACCES),
        ("write", "/dev/null".into(), 0),
        ("write", "/proc/self/oom_score_adj".into(), EACCES),
        ("truncate", path(&secret), EACCES),
        ("unlink", path(&secret), EACCES),
        ("unix", path(&socket), EPERM),
        ("unix", path(&base.join("front.sock")), EPERM),
        ("datagram-pair", String::new(), EPERM),
        ("stream-pair", String::new(), 0),
        ("metadata", String::new(), EPERM),
        ("loopback", port, EPERM),
        ("raw", String::new(), EPERM),
        ("packet", String::new(), EPERM),
        ("vsock", String::new(), EPERM),
        ("netlink", String::new(), EPERM),
        ("fork", String::new(), EPERM),
        ("vfork", String::new(), EPERM),
        ("exec", String::new(), EPERM),
        ("thread", String::new(), 0),
        ("clone-namespace", String::new(), EPERM),
        ("clone3", String::new(), ENOSYS),
        ("unshare", String::new(), EPERM),
        ("setns", String::new(), EPERM),
        ("mount", String::new(), EPERM),
        ("chroot", String::new(), EPERM),
        ("chdir", String::new(), EPERM),
        ("bpf", String::new(), EPERM),
        ("perf", String::new(), EPERM),
        ("keyctl", String::new(), EPERM),
        ("add_key", String::new(), EPERM),
        ("kexec", String::new(), EPERM),
        ("module", String::new(), EPERM),
        ("io_uring", String::new(), ENOSYS),
        ("userfaultfd", String::new(), EPERM),
        ("seccomp", String::new(), EPERM),
        ("dumpable", String::new(), EPERM),
        ("setuid", String::new(), EPERM),
        ("reboot", String::new(), EPERM),
        ("shmget", String::new(), EPERM),
        ("mqueue", String::new(), EPERM),
        ("terminal", String::new(), EPERM),
        ("x32", String::new(), EPERM),
        ("core", String::new(), 0),
    ] {
        assert_eq!(hostile.attempt(what, &file), expected, "{what} {file}");
    }
    assert_eq!(fs::read_to_string(&secret).unwrap(), "secret");
    // Where nothing else holds memory, this process ends and not the front.
    let score = |text: String| text.trim().parse::<i32>().unwrap();
    let front = score(fs::read_to_string("/proc/self/oom_score_adj").unwrap());
    let worker = score(hostile.0.proc("oom_score_adj"));
    assert_eq!(worker, (front + 500).min(1000));
}

fn enforced(pairs: &[(String, String)]) -> Vec<&str> {
    let names = pairs.iter().filter(|p| p.0 == ":enforced");
    names.map(|p| p.1.as_str()).collect()
}

#[test]
fn nothing_is_reached_as_a_user_of_its_own() {
    let mut front = Front::connect(None);
    let ready = common::pairs(&front.configure(&[]).payload);
    let names = enforced(&ready);
    for name in [
        "no-new-privileges",
        "landlock",
        "rlimits",
        "network",
        "seccomp",
    ] {
        assert!(names.contains(&name), "{ready:?}");
    }
    assert_eq!(names.contains(&"uid"), is_root(), "{ready:?}");
    let group = ready.iter().find(|p| p.1.starts_with("cgroup: "));
    assert!(group.is_some_and(|p| p.0 == ":missing"), "{ready:?}");
    let mut hostile = Hostile::new(front);
    if is_root() {
        assert_eq!(hostile.attempt("user", ""), 65534);
        assert_eq!(hostile.attempt("group", ""), 65534);
    }
    everything(hostile);
}

/// The front is not root, so the worker has its user: what permissions would let pass, the rest must hold.
#[test]
fn nothing_is_reached_as_the_fronts_user() {
    let user = is_root().then_some(65534);
    let mut front = Front::connect(user);
    let ready = common::pairs(&front.configure(&[(":uid", "0")]).payload);
    let names = enforced(&ready);
    assert!(
        names.contains(&"seccomp") && names.contains(&"network"),
        "{ready:?}"
    );
    assert!(!names.contains(&"uid"), "{ready:?}");
    let secret = front.directory.0.join("own");
    fs::write(&secret, "").unwrap();
    if let Some(user) = user {
        std::os::unix::fs::chown(&secret, Some(user), None).unwrap();
    }
    let mut hostile = Hostile::new(front);
    // It is the owner, and Landlock does not see attributes.
    for what in ["chmod", "utimes"] {
        assert_eq!(hostile.attempt(what, &secret.display().to_string()), EPERM);
    }
    assert_eq!(secret.metadata().unwrap().mode() & 0o777, 0o644);
    everything(hostile);
}

#[test]
fn nothing_is_reached_as_root() {
    if !is_root() {
        return common::leave_out("nothing_is_reached_as_root", "needs root");
    }
    let mut front = Front::connect(None);
    let ready = common::pairs(&front.configure(&[(":uid", "0")]).payload);
    let reason = ready.iter().find(|p| p.1.starts_with("uid: ")).unwrap();
    assert_eq!(reason.0, ":missing");
    assert!(reason.1.contains("root"), "{reason:?}");
    everything(Hostile::new(front));
}

/// Filters see calls of other architectures, and end the process.
#[test]
fn calls_of_another_architecture_end_the_worker() {
    let mut hostile = Hostile::new(Front::new());
    let id = hostile.0.next_id();
    let head = list(&[(":function", "f@1"), (":path", "int80")]);
    hostile.0.send(Kind::Invoke, true, id, &head);
    while hostile.0.receive().is_some() {}
    assert!(!hostile.0.worker.wait().unwrap().success());
}
