// SPDX-License-Identifier: Apache-2.0
//! A network of its own, in which even the loopback device is down.

use crate::configuration::Configuration;
use nix::errno::Errno;
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{getgid, getuid};
use std::fs;

pub struct Space {
    /// Why there is no network name space.
    pub reason: Option<String>,
    /// Whether a user name space came with it, which counts processes for itself.
    pub user_namespace: bool,
}

pub fn leave(configuration: &Configuration) -> Space {
    let mut space = Space {
        reason: None,
        user_namespace: false,
    };
    if configuration.network {
        return space;
    }
    let Err(first) = unshare(CloneFlags::CLONE_NEWNET) else {
        return space;
    };
    // Who may not make one for itself may in a user name space. Root would lose its way to other users.
    if !getuid().is_root() {
        let (uid, gid) = (getuid(), getgid());
        match unshare(CloneFlags::CLONE_NEWUSER | CloneFlags::CLONE_NEWNET) {
            Ok(()) => {
                space.user_namespace = true;
                // Without the maps, files would seem to be nobody's; access to them stays the same.
                let _ = fs::write("/proc/self/setgroups", "deny");
                let _ = fs::write("/proc/self/uid_map", format!("{uid} {uid} 1"));
                let _ = fs::write("/proc/self/gid_map", format!("{gid} {gid} 1"));
                return space;
            }
            Err(second) => space.reason = Some(reason(second)),
        }
    } else {
        space.reason = Some(reason(first));
    }
    space
}

fn reason(error: Errno) -> String {
    format!("no network name space can be made: {}", error.desc())
}
