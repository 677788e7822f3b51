// SPDX-License-Identifier: Apache-2.0
//! What a client asks of a server, in one message: how and what to run, and the descriptors to run it with.

use crate::command_line::CommandLine;
use crate::{protocol, refusals};
use nix::errno::Errno;
use nix::sys::socket::{ControlMessage, MsgFlags, sendmsg};
use std::env;
use std::fs;
use std::io::{self, IoSlice, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// The kernel passes at most 253 descriptors in a message.
const DESCRIPTORS_AT_MOST: usize = 200;

pub struct Request {
    message: Vec<u8>,
    directory: OwnedFd,
    descriptors: Vec<RawFd>,
}

impl Request {
    /// Collects what the program would find in a new process; an error is a reason for a plain java.
    pub fn new(line: &CommandLine, directory: &Path) -> Result<Request, String> {
        let descriptors = inherited_descriptors()?;
        let opened = fs::File::open(directory)
            .map_err(|e| format!("the current directory {}: {e}", directory.display()))?;
        let mut body = Body::default();
        body.number(line.mode as u32);
        body.number(umask());
        body.number(descriptors.len());
        descriptors.iter().for_each(|d| body.number(*d));
        body.bytes(&line.main);
        body.bytes(refusals::program_key(&line.main).as_bytes());
        body.bytes(directory.as_os_str().as_bytes());
        body.number(line.arguments.len());
        line.arguments.iter().for_each(|a| body.bytes(a));
        body.number(line.properties.len());
        line.properties.iter().for_each(|p| body.bytes(p));
        let variables: Vec<Vec<u8>> = env::vars_os()
            .map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat())
            .collect();
        body.number(variables.len());
        variables.iter().for_each(|v| body.bytes(v));

        Ok(Request {
            message: protocol::framed(&body.0)?,
            directory: opened.into(),
            descriptors,
        })
    }

    /// `patience`: for a server that takes no more; its end, if it takes the rest as slowly, is that of several.
    pub fn send(&self, socket: &mut UnixStream, patience: Duration) -> io::Result<()> {
        socket.set_write_timeout(Some(patience))?;
        let mut descriptors = vec![self.directory.as_raw_fd()];
        descriptors.extend(&self.descriptors);
        let send = || {
            sendmsg::<()>(
                socket.as_raw_fd(),
                &[IoSlice::new(&self.message)],
                &[ControlMessage::ScmRights(&descriptors)],
                MsgFlags::MSG_NOSIGNAL,
                None,
            )
        };
        let sent = loop {
            match send() {
                // Where there is a timeout, a stop (Ctrl-Z) interrupts it.
                Err(Errno::EINTR) => {}
                sent => break sent?,
            }
        };
        socket.write_all(&self.message[sent..])
    }
}

#[derive(Default)]
struct Body(Vec<u8>);

impl Body {
    fn number<N: TryInto<u32>>(&mut self, n: N) {
        self.0
            .extend(n.try_into().unwrap_or(u32::MAX).to_le_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len());
        self.0.extend(bytes);
    }
}

fn umask() -> u32 {
    let mask = nix::sys::stat::umask(nix::sys::stat::Mode::empty());
    nix::sys::stat::umask(mask);
    mask.bits()
}

/// The descriptors that a new java would inherit: standard input, output and error, and perhaps others.
fn inherited_descriptors() -> Result<Vec<RawFd>, String> {
    let listed = fs::read_dir("/proc/self/fd").map_err(|e| format!("/proc/self/fd: {e}"))?;
    let mut numbers: Vec<RawFd> = listed
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|fd| {
            // SAFETY: reads flags of a descriptor that may be closed by now.
            let flags = unsafe { nix::libc::fcntl(*fd, nix::libc::F_GETFD) };
            flags >= 0 && flags & nix::libc::FD_CLOEXEC == 0
        })
        .collect();
    numbers.sort_unstable();
    if !numbers.starts_with(&[0, 1, 2]) {
        return Err("standard input, output or error is closed".into());
    }
    if numbers.len() > DESCRIPTORS_AT_MOST {
        return Err(format!("{} descriptors are inherited", numbers.len()));
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::net::UnixListener;
    use std::sync::mpsc;
    use std::thread;

    #[test]
    fn a_server_that_reads_nothing_is_given_up() {
        let path = std::env::temp_dir().join(format!("thaw-deaf-{}", std::process::id()));
        let _ = fs::remove_file(&path);
        let _listener = UnixListener::bind(&path).unwrap();
        let mut socket = UnixStream::connect(&path).unwrap();
        fs::remove_file(&path).unwrap();
        let request = Request {
            message: vec![0; 4 << 20],
            directory: fs::File::open("/").unwrap().into(),
            descriptors: Vec::new(),
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || sender.send(request.send(&mut socket, Duration::from_millis(1))));
        let sent = receiver.recv_timeout(Duration::from_secs(60)).unwrap();
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::WouldBlock);
    }
}
