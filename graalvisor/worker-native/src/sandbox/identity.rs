// SPDX-License-Identifier: Apache-2.0
//! User, groups and capabilities.

use super::Outcome;
use crate::configuration::Configuration;
use nix::errno::Errno;
use nix::sys::prctl;
use nix::unistd::{Gid, Uid, getegid, geteuid, setgroups, setresgid, setresuid};

/// Becomes the user that the front has for this tenant. No capability is left, whoever it is.
pub fn drop(configuration: &Configuration) -> Outcome {
    let (uid, gid) = (configuration.uid, configuration.gid);
    let changed = become_user(uid, gid);
    let dropped = drop_capabilities();
    changed?;
    dropped
}

fn become_user(uid: u32, gid: u32) -> Outcome {
    let root = geteuid().is_root();
    if uid == 0 && gid == 0 {
        return if root {
            Err(":uid is 0, so the worker stays root; it has no capabilities".to_owned())
        } else {
            Err(format!(
                ":uid is 0, so the worker stays user {}, as the front",
                geteuid()
            ))
        };
    }
    let failed = |what: &str, e: Errno| format!("{what}: {}", e.desc());
    if root {
        setgroups(&[]).map_err(|e| failed("supplementary groups cannot be dropped", e))?;
    }
    if gid != 0 && getegid().as_raw() != gid {
        let gid = Gid::from_raw(gid);
        setresgid(gid, gid, gid).map_err(|e| failed(&format!("group {gid} cannot be taken"), e))?;
    }
    if uid != 0 && geteuid().as_raw() != uid {
        let uid = Uid::from_raw(uid);
        setresuid(uid, uid, uid).map_err(|e| failed(&format!("user {uid} cannot be taken"), e))?;
    }
    if geteuid().is_root() || getegid().as_raw() == 0 {
        return Err(format!(
            "the worker is user {} of group {}; give both :uid and :gid",
            geteuid(),
            getegid()
        ));
    }
    Ok(())
}

pub fn no_new_privileges() -> Outcome {
    prctl::set_no_new_privs().map_err(|e| e.desc().to_owned())
}

/// Also those that a user name space gave.
fn drop_capabilities() -> Outcome {
    #[repr(C)]
    struct Header {
        version: u32,
        pid: i32,
    }
    // Version 3: two sets of (effective, permitted, inheritable).
    let header = Header {
        version: 0x2008_0522,
        pid: 0,
    };
    let none = [[0u32; 3]; 2];
    // SAFETY: both point to what version 3 of the call reads.
    let result = unsafe {
        let ambient = libc::PR_CAP_AMBIENT_CLEAR_ALL as libc::c_ulong;
        libc::prctl(libc::PR_CAP_AMBIENT, ambient, 0, 0, 0);
        libc::syscall(libc::SYS_capset, &raw const header, &raw const none)
    };
    match Errno::result(result) {
        Ok(_) => Ok(()),
        Err(e) => Err(format!("capabilities cannot be dropped: {}", e.desc())),
    }
}
