// SPDX-License-Identifier: Apache-2.0
//! Functions are loaded and called.

use super::{Front, compile, list, pairs};
use std::collections::HashMap;
use thaw_visor_worker::fields;
use thaw_visor_worker::frame::Kind;

/// What came back of a call.
#[derive(Debug, Default)]
pub struct Answer {
    pub head: Option<Vec<(String, String)>>,
    pub body: Vec<u8>,
    pub whole: bool,
    pub logs: HashMap<u8, usize>,
    pub end: HashMap<String, String>,
    pub failed: bool,
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn result(&self) -> &str {
        &self.end[":result"]
    }
}

impl Front {
    pub fn load(&mut self, function: &str, library: &str, more: &[(&str, &str)]) -> Answer {
        let directory = self.directory.0.display().to_string();
        let configuration = list(&[(":entry", "Main")]);
        let mut payload = list(&[
            (":function", function),
            (":directory", &directory),
            (":library", library),
        ]);
        payload.extend(list(more));
        fields::put(&mut payload, ":configuration", configuration);
        let (kind, pairs) = self.ask(Kind::Load, &payload);
        Answer {
            failed: kind == Kind::Failed,
            end: pairs.into_iter().collect(),
            ..Answer::default()
        }
    }

    /// Compiles the usual functions and loads them as `f@1`.
    pub fn load_functions(&mut self, more: &[(&str, &str)]) {
        compile("functions.c", &self.directory.0.join("libf.so"), &[]);
        let answer = self.load("f@1", "libf.so", more);
        assert!(!answer.failed, "{answer:?}");
    }

    pub fn invoke(&mut self, function: &str, path: &str, last: bool) -> u32 {
        let id = self.next_id();
        let head = list(&[(":function", function), (":id", "x"), (":path", path)]);
        self.send(Kind::Invoke, last, id, &head);
        id
    }

    pub fn call(&mut self, path: &str, body: &[u8]) -> Answer {
        let id = self.invoke("f@1", path, body.is_empty());
        if !body.is_empty() {
            self.send(Kind::Body, true, id, body);
        }
        self.answer(id)
    }

    /// Has so many calls of `f@1` run at once, and end.
    pub fn use_threads(&mut self, count: u32) {
        let ids: Vec<u32> = (0..count)
            .map(|_| self.invoke("f@1", "wait", false))
            .collect();
        self.wait_for(":isolates", u64::from(count));
        for id in ids {
            self.send(Kind::Body, true, id, b"");
            assert_eq!(self.answer(id).result(), "6");
        }
    }

    pub fn answer(&mut self, id: u32) -> Answer {
        let mut answer = Answer::default();
        loop {
            let frame = self.receive_of(id);
            match frame.kind {
                Kind::Head => {
                    answer.head = Some(pairs(&frame.payload));
                    answer.whole = frame.last;
                }
                Kind::Body => {
                    answer.body.extend_from_slice(&frame.payload);
                    answer.whole = frame.last;
                    let count = u32::try_from(frame.payload.len()).unwrap();
                    self.send(Kind::Credit, false, id, &count.to_le_bytes());
                }
                Kind::Log => {
                    *answer.logs.entry(frame.payload[0]).or_default() += frame.payload.len() - 1;
                }
                Kind::Credit => {}
                Kind::End | Kind::Failed => {
                    answer.failed = frame.kind == Kind::Failed;
                    answer.end = pairs(&frame.payload).into_iter().collect();
                    return answer;
                }
                other => panic!("{other:?}"),
            }
        }
    }
}
