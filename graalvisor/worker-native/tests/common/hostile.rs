// SPDX-License-Identifier: Apache-2.0
//! A function that tries what it must not, by the C code of hostile.c, against this process as the front.

use super::{Front, compile, list};
use thaw_visor_worker::frame::Kind;

pub const EPERM: i64 = 1;
pub const ENOENT: i64 = 2;
pub const ENOSYS: i64 = 38;
pub const EACCES: i64 = 13;
pub const EAGAIN: i64 = 11;
pub const EMFILE: i64 = 24;

pub struct Hostile(pub Front);

impl Hostile {
    pub fn new(mut front: Front) -> Hostile {
        compile("hostile.c", &front.directory.0.join("libf.so"), &[]);
        let answer = front.load("f@1", "libf.so", &[]);
        assert!(!answer.failed, "{answer:?}");
        Hostile(front)
    }

    /// The number of the error; 0 if there was none.
    pub fn attempt(&mut self, what: &str, file: &str) -> i64 {
        self.try_attempt(what, file)
            .unwrap_or_else(|| panic!("{what} was not tried"))
    }

    /// The same; none if the worker could not run it.
    pub fn try_attempt(&mut self, what: &str, file: &str) -> Option<i64> {
        let id = self.0.next_id();
        let front = std::process::id().to_string();
        let head = list(&[
            (":function", "f@1"),
            (":path", what),
            ("front", &front),
            ("file", file),
        ]);
        self.0.send(Kind::Invoke, true, id, &head);
        let answer = self.0.answer(id);
        if answer.failed {
            return None;
        }
        assert_eq!(answer.result(), "0", "{what}");
        Some(answer.text().parse().unwrap())
    }
}
