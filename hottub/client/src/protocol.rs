// SPDX-License-Identifier: Apache-2.0
//! What client and server say to each other over their socket; what a request holds is in `request.rs`.
//!
//! A request is the magic, the length of what follows (4 bytes, little-endian), and that. The server answers with a letter and a number (4 bytes) for
//! each thing that happens. What a client says later is the number of a signal, one byte.

use nix::sys::signal::Signal;
use nix::unistd::Pid;
use std::io::{self, Read};

/// Both sides are built together; the number is in the server ID through the libraries' state.
const MAGIC: &[u8; 4] = b"thw2";

const STARTED: u8 = b'S';
const EXITED: u8 = b'X';
const KILLED: u8 = b'K';
const BUSY: u8 = b'B';
const OTHER_VALUES: u8 = b'V';

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The run has begun in this process.
    Started(Pid),
    Exited(i32),
    Killed(Signal),
    /// This server cannot take the run: it uses this descriptor itself.
    Busy(i32),
    /// It has handles that other values of properties may have made.
    OtherValues,
}

/// What is sent of a request.
pub fn framed(body: &[u8]) -> Result<Vec<u8>, String> {
    let length = u32::try_from(body.len()).map_err(|e| e.to_string())?;
    Ok([MAGIC, &length.to_le_bytes(), body].concat())
}

pub fn read(socket: &mut impl Read) -> io::Result<Answer> {
    let mut bytes = [0; 5];
    socket.read_exact(&mut bytes)?;
    decoded(bytes).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// Code of the program runs in the server, too: a number is no process to signal because it came from there.
pub fn decoded(bytes: [u8; 5]) -> Option<Answer> {
    let [kind, number @ ..] = bytes;
    let number = i32::from_le_bytes(number);
    match kind {
        STARTED if number > 1 => Some(Answer::Started(Pid::from_raw(number))),
        EXITED => Some(Answer::Exited(number)),
        KILLED => Signal::try_from(number).ok().map(Answer::Killed),
        BUSY => Some(Answer::Busy(number)),
        OTHER_VALUES => Some(Answer::OtherValues),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_says_the_same() {
        let java = include_str!("../../server/src/main/java/dev/thaw/hottub/server/Answer.java");
        let c = include_str!("../../server/src/main/c/connections.h");
        for (name, kind) in [
            ("STARTED", STARTED),
            ("KILLED", KILLED),
            ("BUSY", BUSY),
            ("OTHER_VALUES", OTHER_VALUES),
        ] {
            let line = format!("static final int {name} = '{}';", char::from(kind));
            assert!(java.contains(&line), "{line}");
        }
        assert!(c.contains(&format!("#define EXITED '{}'", char::from(EXITED))));
        let magic = String::from_utf8_lossy(MAGIC);
        assert!(c.contains(&format!("#define MAGIC \"{magic}\"")));
    }

    #[test]
    fn what_no_server_says_is_no_answer() {
        assert_eq!(
            decoded(*b"S\x02\0\0\0"),
            Some(Answer::Started(Pid::from_raw(2)))
        );
        assert_eq!(
            decoded(*b"K\x0f\0\0\0"),
            Some(Answer::Killed(Signal::SIGTERM))
        );
        for bytes in [
            b"S\x01\0\0\0",
            b"S\xff\xff\xff\xff",
            b"K\0\0\0\0",
            b"Z\x02\0\0\0",
        ] {
            assert_eq!(decoded(*bytes), None, "{bytes:?}");
        }
    }
}
