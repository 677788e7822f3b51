// SPDX-License-Identifier: Apache-2.0
//! Frames of the worker protocol, as bytes; no I/O.

/// What the length of a frame may say at most: header without the length, and payload.
pub const MAX: usize = 1 << 20;

/// Length, type, flags, zero, id.
pub const HEADER: usize = 12;

/// What follows the length in a header.
const COUNTED: usize = HEADER - 4;

pub const MAX_PAYLOAD: usize = MAX - COUNTED;

/// Flag: the last of its body, or there is none.
pub const LAST: u8 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
    Hello = 1,
    Configure,
    Ready,
    Load,
    Unload,
    Done,
    Failed,
    Invoke,
    Body,
    Head,
    Log,
    End,
    Cancel,
    Credit,
    Stats,
    Trim,
}

impl Kind {
    pub const ALL: [Kind; 16] = [
        Kind::Hello,
        Kind::Configure,
        Kind::Ready,
        Kind::Load,
        Kind::Unload,
        Kind::Done,
        Kind::Failed,
        Kind::Invoke,
        Kind::Body,
        Kind::Head,
        Kind::Log,
        Kind::End,
        Kind::Cancel,
        Kind::Credit,
        Kind::Stats,
        Kind::Trim,
    ];

    fn of(number: u8) -> Option<Kind> {
        Kind::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

#[derive(Debug, PartialEq, Eq)]
pub struct Frame {
    pub kind: Kind,
    pub last: bool,
    pub id: u32,
    pub payload: Vec<u8>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Malformed(pub String);

/// The header of a frame whose payload has that length, which must not be more than `MAX_PAYLOAD`.
pub fn header(kind: Kind, last: bool, id: u32, length: usize) -> [u8; HEADER] {
    debug_assert!(length <= MAX_PAYLOAD);
    let mut bytes = [0; HEADER];
    bytes[..4].copy_from_slice(&u32::try_from(length + COUNTED).unwrap_or(0).to_le_bytes());
    bytes[4] = kind as u8;
    bytes[5] = if last { LAST } else { 0 };
    bytes[8..].copy_from_slice(&id.to_le_bytes());
    bytes
}

/// Appends a whole frame.
pub fn put(to: &mut Vec<u8>, kind: Kind, last: bool, id: u32, payload: &[u8]) {
    to.extend_from_slice(&header(kind, last, id, payload.len()));
    to.extend_from_slice(payload);
}

/// A header: a frame without its payload, and the length of that.
pub fn parse(bytes: &[u8; HEADER]) -> Result<(Frame, usize), Malformed> {
    let length = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize;
    let [kind, flags, zero, one] = [bytes[4], bytes[5], bytes[6], bytes[7]];
    let id = u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]);
    if !(COUNTED..=MAX).contains(&length) {
        return Err(Malformed(format!(
            "a frame's length is {length}; it must be from {COUNTED} to {MAX}"
        )));
    }
    let Some(kind) = Kind::of(kind) else {
        return Err(Malformed(format!("{kind} is no type of frame")));
    };
    if flags & !LAST != 0 || zero != 0 || one != 0 {
        return Err(Malformed(format!(
            "a frame of type {kind:?} has flags {flags:#x} and {zero:#x}{one:02x}, which this version does not know"
        )));
    }
    let frame = Frame {
        kind,
        last: flags & LAST != 0,
        id,
        payload: Vec::new(),
    };
    Ok((frame, length - COUNTED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_that_of_the_page() {
        let mut bytes = Vec::new();
        put(&mut bytes, Kind::Body, true, 0x0102, b"xy");
        assert_eq!(bytes, b"\x0a\0\0\0\x09\x01\0\0\x02\x01\0\0xy");
        for (number, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!(*kind as usize, number + 1);
        }
    }
}
