// SPDX-License-Identifier: Apache-2.0
//! Cuts frames out of a stream of bytes; no I/O.

use crate::frame::{Frame, HEADER, Kind, Malformed, parse};

/// Frames that are longer do not pass through the buffer that is shared.
const BUFFER: usize = 64 << 10;

/// Gets bytes as they come and gives whole frames.
///
/// A caller reads into `space` and says by `filled` how much it was; then it takes frames by `take` until there is none.
pub struct Decoder {
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    /// A frame that is too long for the buffer, and how much of its payload has come.
    long: Option<(Frame, usize)>,
}

impl Default for Decoder {
    fn default() -> Decoder {
        Decoder {
            buffer: vec![0; BUFFER].into_boxed_slice(),
            start: 0,
            end: 0,
            long: None,
        }
    }
}

impl Decoder {
    pub fn space(&mut self) -> &mut [u8] {
        if let Some((frame, filled)) = &mut self.long {
            return &mut frame.payload[*filled..];
        }
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        &mut self.buffer[self.end..]
    }

    pub fn filled(&mut self, count: usize) {
        match &mut self.long {
            Some((_, filled)) => *filled += count,
            None => self.end += count,
        }
    }

    /// Whether another frame is whole, or known to be malformed.
    pub fn has_next(&self) -> bool {
        if let Some((frame, filled)) = &self.long {
            return *filled == frame.payload.len();
        }
        match self.buffer[self.start..self.end].first_chunk::<HEADER>() {
            None => false,
            Some(bytes) => {
                parse(bytes).map_or(true, |(_, length)| self.end - self.start - HEADER >= length)
            }
        }
    }

    pub fn take(&mut self) -> Result<Option<Frame>, Malformed> {
        if let Some((frame, filled)) = self.long.take() {
            if filled == frame.payload.len() {
                return Ok(Some(frame));
            }
            self.long = Some((frame, filled));
            return Ok(None);
        }
        let available = &self.buffer[self.start..self.end];
        let Some((bytes, rest)) = available.split_first_chunk::<HEADER>() else {
            return Ok(None);
        };
        let (mut frame, length) = parse(bytes)?;
        if rest.len() >= length {
            frame.payload = rest[..length].to_vec();
            self.start += HEADER + length;
            if self.start == self.end {
                self.start = 0;
                self.end = 0;
            }
            return Ok(Some(frame));
        }
        if HEADER + length > BUFFER {
            let filled = rest.len();
            frame.payload = vec![0; length];
            frame.payload[..filled].copy_from_slice(rest);
            self.start = 0;
            self.end = 0;
            self.long = Some((frame, filled));
        }
        Ok(None)
    }

    /// Takes the next frame if it is whole and a body of that call.
    pub fn next_body(&mut self, id: u32) -> Option<Frame> {
        let bytes = self.buffer[self.start..self.end].first_chunk::<HEADER>()?;
        let (frame, _) = parse(bytes).ok()?;
        if frame.kind == Kind::Body && frame.id == id && self.has_next() {
            return self.take().ok()?;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{MAX_PAYLOAD, header, put};

    fn feed(decoder: &mut Decoder, mut bytes: &[u8], step: usize) -> Result<Vec<Frame>, Malformed> {
        let mut frames = Vec::new();
        while !bytes.is_empty() {
            let space = decoder.space();
            let count = space.len().min(step).min(bytes.len());
            space[..count].copy_from_slice(&bytes[..count]);
            decoder.filled(count);
            bytes = &bytes[count..];
            while let Some(frame) = decoder.take()? {
                frames.push(frame);
            }
        }
        Ok(frames)
    }

    #[test]
    fn frames_come_out_whole_however_they_arrive() {
        let payloads = [0, 1, BUFFER - HEADER, BUFFER, 300_000, MAX_PAYLOAD];
        let mut bytes = Vec::new();
        for (i, length) in payloads.iter().enumerate() {
            let payload: Vec<u8> = (0..*length).map(|n| n as u8).collect();
            put(&mut bytes, Kind::Body, i % 2 == 0, i as u32, &payload);
        }
        for step in [1, 7, 4096, 65_537, usize::MAX] {
            let frames = feed(&mut Decoder::default(), &bytes, step).unwrap();
            assert_eq!(frames.len(), payloads.len());
            for (i, frame) in frames.iter().enumerate() {
                assert_eq!(frame.id, i as u32);
                assert_eq!(frame.last, i % 2 == 0);
                assert_eq!(frame.payload.len(), payloads[i]);
                assert!(frame.payload.iter().enumerate().all(|(n, b)| *b == n as u8));
            }
        }
    }

    #[test]
    fn a_body_is_taken_only_for_its_call() {
        let mut bytes = Vec::new();
        put(&mut bytes, Kind::Invoke, false, 1, b"");
        put(&mut bytes, Kind::Body, true, 1, b"a");
        put(&mut bytes, Kind::Body, true, 2, b"b");
        let mut decoder = Decoder::default();
        decoder.space()[..bytes.len()].copy_from_slice(&bytes);
        decoder.filled(bytes.len());
        assert_eq!(decoder.take().unwrap().unwrap().kind, Kind::Invoke);
        assert_eq!(decoder.next_body(1).unwrap().payload, b"a");
        assert_eq!(decoder.next_body(1), None);
        assert!(decoder.has_next());
    }

    #[test]
    fn malformed_headers_are_refused() {
        let good = header(Kind::Stats, false, 0, 0);
        for (at, value) in [
            (0, 7),
            (2, 0x11),
            (3, 1),
            (4, 0),
            (4, 17),
            (5, 2),
            (6, 1),
            (7, 1),
        ] {
            let mut bytes = good;
            bytes[at] = value;
            let mut decoder = Decoder::default();
            assert!(
                feed(&mut decoder, &bytes, 12).is_err(),
                "byte {at}: {value}"
            );
            assert!(decoder.has_next());
        }
    }

    /// Splitmix64: equal numbers at each run.
    fn random(seed: &mut u64) -> u64 {
        *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    #[test]
    fn ten_thousand_random_frames_do_no_harm() {
        let mut seed = 18;
        let (mut good, mut bad) = (0, 0);
        for _ in 0..10_000 {
            let length = (random(&mut seed) % 200) as usize;
            let mut bytes = Vec::new();
            let kind = Kind::ALL[(random(&mut seed) % 16) as usize];
            let payload: Vec<u8> = (0..length).map(|_| random(&mut seed) as u8).collect();
            put(&mut bytes, kind, random(&mut seed) & 1 == 0, 1, &payload);
            for _ in 0..random(&mut seed) % 4 {
                let at = (random(&mut seed) % bytes.len() as u64) as usize;
                bytes[at] = random(&mut seed) as u8;
            }
            let step = 1 + (random(&mut seed) % 64) as usize;
            match feed(&mut Decoder::default(), &bytes, step) {
                Ok(frames) => {
                    good += 1;
                    for frame in frames {
                        let _ = crate::fields::Fields::new(&frame.payload);
                    }
                }
                Err(_) => bad += 1,
            }
        }
        assert!(good > 1000 && bad > 1000, "{good} good, {bad} bad");
    }
}
