// SPDX-License-Identifier: Apache-2.0
//! Which system calls there are: a list of those that native images, the JDK's libraries and glibc make.
//!
//! All others answer EPERM, none kills: a call that did nothing does no harm, and a killed worker would cost the
//! tenant's other calls. What programs try and do without if it is not there answers ENOSYS.

use super::Outcome;
use crate::configuration::Configuration;
use nix::unistd::getuid;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch, apply_filter,
};
use std::collections::BTreeMap;

type Rules = BTreeMap<i64, Vec<SeccompRule>>;

#[rustfmt::skip]
const ALLOWED: &[i64] = &[
    // Descriptors.
    libc::SYS_read, libc::SYS_write, libc::SYS_pread64, libc::SYS_pwrite64, libc::SYS_readv, libc::SYS_writev,
    libc::SYS_preadv, libc::SYS_pwritev, libc::SYS_preadv2, libc::SYS_pwritev2, libc::SYS_lseek, libc::SYS_close,
    libc::SYS_close_range, libc::SYS_dup, libc::SYS_dup2, libc::SYS_dup3, libc::SYS_pipe, libc::SYS_pipe2,
    libc::SYS_poll, libc::SYS_ppoll, libc::SYS_select, libc::SYS_pselect6, libc::SYS_epoll_create,
    libc::SYS_epoll_create1, libc::SYS_epoll_ctl, libc::SYS_epoll_wait, libc::SYS_epoll_pwait,
    libc::SYS_epoll_pwait2, libc::SYS_eventfd, libc::SYS_eventfd2, libc::SYS_timerfd_create,
    libc::SYS_timerfd_settime, libc::SYS_timerfd_gettime, libc::SYS_sendfile, libc::SYS_copy_file_range,
    // Files. Which ones is Landlock's to say.
    libc::SYS_open, libc::SYS_openat, libc::SYS_openat2, libc::SYS_creat, libc::SYS_stat, libc::SYS_fstat,
    libc::SYS_lstat, libc::SYS_newfstatat, libc::SYS_statx, libc::SYS_access, libc::SYS_faccessat,
    libc::SYS_faccessat2, libc::SYS_readlink, libc::SYS_readlinkat, libc::SYS_getdents, libc::SYS_getdents64,
    libc::SYS_getcwd, libc::SYS_mkdir, libc::SYS_mkdirat, libc::SYS_rmdir, libc::SYS_unlink, libc::SYS_unlinkat,
    libc::SYS_rename, libc::SYS_renameat, libc::SYS_renameat2, libc::SYS_link, libc::SYS_linkat,
    libc::SYS_symlink, libc::SYS_symlinkat, libc::SYS_truncate, libc::SYS_ftruncate, libc::SYS_fallocate,
    libc::SYS_fadvise64, libc::SYS_readahead, libc::SYS_fsync, libc::SYS_fdatasync, libc::SYS_sync_file_range,
    libc::SYS_flock, libc::SYS_fchmod, libc::SYS_fchown, libc::SYS_umask, libc::SYS_statfs, libc::SYS_fstatfs,
    libc::SYS_getxattr, libc::SYS_lgetxattr, libc::SYS_fgetxattr, libc::SYS_listxattr, libc::SYS_llistxattr,
    libc::SYS_flistxattr, libc::SYS_inotify_init, libc::SYS_inotify_init1, libc::SYS_inotify_add_watch,
    libc::SYS_inotify_rm_watch,
    // Memory.
    libc::SYS_brk, libc::SYS_mmap, libc::SYS_munmap, libc::SYS_mprotect, libc::SYS_mremap, libc::SYS_madvise,
    libc::SYS_msync, libc::SYS_mincore, libc::SYS_mlock, libc::SYS_munlock, libc::SYS_membarrier,
    // Threads and their signals.
    libc::SYS_futex, libc::SYS_futex_waitv, libc::SYS_set_robust_list, libc::SYS_get_robust_list,
    libc::SYS_set_tid_address, libc::SYS_rseq, libc::SYS_arch_prctl, libc::SYS_sched_yield,
    libc::SYS_sched_getaffinity, libc::SYS_sched_getparam, libc::SYS_sched_getscheduler,
    libc::SYS_sched_get_priority_max, libc::SYS_sched_get_priority_min, libc::SYS_getpriority, libc::SYS_getcpu,
    libc::SYS_rt_sigaction, libc::SYS_rt_sigprocmask, libc::SYS_rt_sigreturn, libc::SYS_rt_sigpending,
    libc::SYS_rt_sigsuspend, libc::SYS_rt_sigtimedwait, libc::SYS_sigaltstack, libc::SYS_restart_syscall,
    libc::SYS_pause, libc::SYS_exit, libc::SYS_exit_group,
    // Time.
    libc::SYS_clock_gettime, libc::SYS_clock_getres, libc::SYS_clock_nanosleep, libc::SYS_nanosleep,
    libc::SYS_gettimeofday, libc::SYS_time, libc::SYS_times, libc::SYS_alarm, libc::SYS_getitimer,
    libc::SYS_setitimer, libc::SYS_timer_create, libc::SYS_timer_settime, libc::SYS_timer_gettime,
    libc::SYS_timer_getoverrun, libc::SYS_timer_delete,
    // What the process is.
    libc::SYS_getpid, libc::SYS_getppid, libc::SYS_gettid, libc::SYS_getuid, libc::SYS_geteuid, libc::SYS_getgid,
    libc::SYS_getegid, libc::SYS_getgroups, libc::SYS_getresuid, libc::SYS_getresgid, libc::SYS_getpgrp,
    libc::SYS_getpgid, libc::SYS_getsid, libc::SYS_uname, libc::SYS_sysinfo, libc::SYS_getrusage,
    libc::SYS_getrlimit, libc::SYS_setrlimit, libc::SYS_getrandom,
    // Sockets; whether one can be made is said below.
    libc::SYS_connect, libc::SYS_bind, libc::SYS_listen, libc::SYS_accept, libc::SYS_accept4,
    libc::SYS_getsockname, libc::SYS_getpeername, libc::SYS_sendto, libc::SYS_recvfrom, libc::SYS_sendmsg,
    libc::SYS_recvmsg, libc::SYS_sendmmsg, libc::SYS_recvmmsg, libc::SYS_shutdown, libc::SYS_setsockopt,
    libc::SYS_getsockopt,
];

/// Where no program may be run, none of these is of use.
#[rustfmt::skip]
const PROGRAMS: &[i64] = &[
    libc::SYS_execve, libc::SYS_fork, libc::SYS_vfork, libc::SYS_wait4, libc::SYS_waitid, libc::SYS_kill,
    libc::SYS_chdir, libc::SYS_fchdir, libc::SYS_setsid, libc::SYS_setpgid,
];

/// Landlock does not see changes of attributes, so where the front's own files have the same owner only those that
/// are open can be changed.
#[rustfmt::skip]
const ATTRIBUTES: &[i64] = &[
    libc::SYS_chmod, libc::SYS_fchmodat, libc::SYS_fchmodat2, libc::SYS_chown, libc::SYS_lchown, libc::SYS_fchownat,
    libc::SYS_utime, libc::SYS_utimes, libc::SYS_futimesat, libc::SYS_setxattr, libc::SYS_lsetxattr,
    libc::SYS_fsetxattr, libc::SYS_removexattr, libc::SYS_lremovexattr, libc::SYS_fremovexattr,
];

/// Filters cannot look into `clone3`'s arguments; glibc then calls `clone`.
const ABSENT: &[i64] = &[libc::SYS_clone3, libc::SYS_io_uring_setup];

const NAMESPACES: i32 = libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET;

pub fn restrict(configuration: &Configuration) -> Outcome {
    // The last one forbids more filters, so the first says what it must not, and the last lets that pass.
    install(
        ABSENT.iter().map(|n| (*n, Vec::new())).collect(),
        SeccompAction::Allow,
        SeccompAction::Errno(libc::ENOSYS.cast_unsigned()),
    )?;
    install(
        allowed(configuration)?,
        SeccompAction::Errno(libc::EPERM.cast_unsigned()),
        SeccompAction::Allow,
    )
}

fn install(rules: Rules, other: SeccompAction, listed: SeccompAction) -> Outcome {
    let filter = SeccompFilter::new(rules, other, listed, TargetArch::x86_64)
        .and_then(BpfProgram::try_from)
        .map_err(|e| e.to_string())?;
    apply_filter(&filter).map_err(|e| e.to_string())
}

fn allowed(configuration: &Configuration) -> Result<Rules, String> {
    let programs = !configuration.execute.is_empty();
    let own_user = configuration.uid != 0 && getuid().as_raw() == configuration.uid;
    let own_process = u64::from(std::process::id());
    let mut rules = Rules::new();
    rules.extend(ALLOWED.iter().chain(ABSENT).map(|n| (*n, Vec::new())));
    if programs {
        rules.extend(PROGRAMS.iter().map(|n| (*n, Vec::new())));
    } else {
        rules.insert(libc::SYS_kill, one_of(0, &[own_process])?);
    }
    if !configuration.program.is_empty() {
        // Not forbidden afterwards: nothing but that program can be executed (Landlock), by this process only.
        rules.insert(libc::SYS_execve, Vec::new());
    }
    if own_user {
        rules.extend(ATTRIBUTES.iter().map(|n| (*n, Vec::new())));
        rules.insert(libc::SYS_utimensat, Vec::new());
    } else {
        let open_file = SeccompCondition::new(1, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, 0);
        rules.insert(libc::SYS_utimensat, vec![rule(vec![open_file])?]);
    }
    rules.insert(libc::SYS_clone, vec![threads(programs)?]);
    rules.insert(libc::SYS_tgkill, one_of(0, &[own_process])?);
    rules.insert(libc::SYS_prlimit64, one_of(0, &[0, own_process])?);
    rules.insert(libc::SYS_fcntl, one_of(1, &numbers(&FCNTL))?);
    rules.insert(libc::SYS_ioctl, one_of(1, IOCTL)?);
    rules.insert(libc::SYS_prctl, one_of(0, &numbers(&PRCTL))?);
    // libnio makes such a pair when it is initialised. Datagrams could go from one end to any path.
    rules.insert(
        libc::SYS_socketpair,
        vec![rule(vec![
            equal(0, libc::AF_UNIX),
            masked(1, 0xf, libc::SOCK_STREAM),
        ])?],
    );
    if configuration.network {
        rules.insert(libc::SYS_socket, sockets()?);
    }
    Ok(rules)
}

/// Not those that direct signals at a process.
const FCNTL: [i32; 16] = [
    libc::F_DUPFD,
    libc::F_DUPFD_CLOEXEC,
    libc::F_GETFD,
    libc::F_SETFD,
    libc::F_GETFL,
    libc::F_SETFL,
    libc::F_GETLK,
    libc::F_SETLK,
    libc::F_SETLKW,
    libc::F_OFD_GETLK,
    libc::F_OFD_SETLK,
    libc::F_OFD_SETLKW,
    libc::F_GETPIPE_SZ,
    libc::F_SETPIPE_SZ,
    libc::F_GET_SEALS,
    libc::F_ADD_SEALS,
];

const IOCTL: &[u64] = &[
    libc::FIONREAD,
    libc::FIONBIO,
    libc::FIOCLEX,
    libc::FIONCLEX,
    libc::TCGETS,
    libc::TIOCGWINSZ,
];

const PRCTL: [i32; 4] = [
    libc::PR_SET_NAME,
    libc::PR_GET_NAME,
    libc::PR_GET_DUMPABLE,
    libc::PR_SET_VMA,
];

fn threads(programs: bool) -> Result<SeccompRule, String> {
    let thread = if programs { 0 } else { libc::CLONE_THREAD };
    rule(vec![masked(0, NAMESPACES | thread, thread)])
}

/// No raw ones, and none of families that reach the machine in other ways (AF_VSOCK, AF_UNIX, AF_ALG).
fn sockets() -> Result<Vec<SeccompRule>, String> {
    let mut rules = Vec::new();
    for family in [libc::AF_INET, libc::AF_INET6] {
        for kind in [libc::SOCK_STREAM, libc::SOCK_DGRAM] {
            rules.push(rule(vec![equal(0, family), masked(1, 0xf, kind)])?);
        }
    }
    // The C library lists addresses by it.
    rules.push(rule(vec![
        equal(0, libc::AF_NETLINK),
        equal(2, libc::NETLINK_ROUTE),
    ])?);
    Ok(rules)
}

fn numbers(values: &[i32]) -> Vec<u64> {
    values.iter().map(|v| wide(*v)).collect()
}

fn wide(value: i32) -> u64 {
    u64::from(value.cast_unsigned())
}

type Condition = Result<SeccompCondition, seccompiler::BackendError>;

fn equal(argument: u8, value: i32) -> Condition {
    SeccompCondition::new(
        argument,
        SeccompCmpArgLen::Dword,
        SeccompCmpOp::Eq,
        wide(value),
    )
}

fn masked(argument: u8, mask: i32, value: i32) -> Condition {
    SeccompCondition::new(
        argument,
        SeccompCmpArgLen::Dword,
        SeccompCmpOp::MaskedEq(wide(mask)),
        wide(value),
    )
}

fn rule(conditions: Vec<Condition>) -> Result<SeccompRule, String> {
    conditions
        .into_iter()
        .collect::<Result<_, _>>()
        .and_then(SeccompRule::new)
        .map_err(|e| e.to_string())
}

fn one_of(argument: u8, values: &[u64]) -> Result<Vec<SeccompRule>, String> {
    let condition = |value| {
        SeccompCondition::new(
            argument,
            SeccompCmpArgLen::Dword,
            SeccompCmpOp::Eq,
            value & u64::from(u32::MAX),
        )
    };
    values.iter().map(|v| rule(vec![condition(*v)])).collect()
}
