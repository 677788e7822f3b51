// SPDX-License-Identifier: Apache-2.0
//! A function library that was built by native-image, in a worker; prints what the worker costs.
//!
//!     THAW_TEST_LIBRARY=/path/libhello.so cargo test --release --test real_library -- --nocapture
//!
//! `THAW_TEST_ENTRY`, `THAW_TEST_SIGNATURE` and `THAW_TEST_SOURCE` (of a script, absolute) go to `load`, `THAW_TEST_PATH` and `THAW_TEST_BODY` to each call.

mod common;

use common::{Front, list};
use std::env;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use thaw_visor_worker::fields;
use thaw_visor_worker::frame::Kind;

fn setting(name: &str, otherwise: &str) -> String {
    env::var(format!("THAW_TEST_{name}")).unwrap_or_else(|_| otherwise.to_owned())
}

struct Real {
    front: Front,
    load: Vec<u8>,
    head: Vec<u8>,
    body: Vec<u8>,
}

impl Real {
    fn new(library: PathBuf, more: &[(&str, &str)]) -> Real {
        let directory = library.parent().unwrap().display().to_string();
        let source = setting("SOURCE", "");
        let mut granted = vec![(":read", &*directory)];
        if let Some(place) = source.rfind('/') {
            granted.push((":read", &source[..place]));
        }
        granted.extend(more);
        let front = Front::with(&granted);
        let mut load = list(&[
            (":function", "real@1"),
            (":directory", &directory),
            (":library", library.file_name().unwrap().to_str().unwrap()),
            (":memory", "67108864"),
        ]);
        let configuration = list(&[
            (":entry", &setting("ENTRY", "")),
            (":signature", &setting("SIGNATURE", "")),
            (":source", &source),
            (":name", "real"),
            (":version", "1"),
            (":memory", "67108864"),
        ]);
        fields::put(&mut load, ":configuration", configuration);
        let head = list(&[
            (":function", "real@1"),
            (":id", "1"),
            (":method", "POST"),
            (":path", &setting("PATH", "hello")),
        ]);
        let body = setting("BODY", "{\"name\":\"you\"}").into_bytes();
        Real {
            front,
            load,
            head,
            body,
        }
    }

    fn begin(&mut self) -> u32 {
        let id = self.front.next_id();
        let mut bytes = Vec::new();
        thaw_visor_worker::frame::put(&mut bytes, Kind::Invoke, false, id, &self.head);
        thaw_visor_worker::frame::put(&mut bytes, Kind::Body, true, id, &self.body);
        self.front.send_raw(&bytes);
        id
    }

    fn call(&mut self) -> common::calls::Answer {
        let id = self.begin();
        self.front.answer(id)
    }

    fn memory(&self) -> (u64, u64) {
        let status = self.front.proc("status");
        let size = |name: &str| {
            let line = status.lines().find(|l| l.starts_with(name)).unwrap();
            let text = line[name.len()..].trim().trim_end_matches("kB").trim();
            text.parse().unwrap()
        };
        (size("RssAnon:"), size("VmRSS:"))
    }
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e6
}

fn figure(answer: &common::calls::Answer, name: &str) -> Duration {
    Duration::from_nanos(answer.end[name].parse().unwrap())
}

#[test]
fn a_real_library_runs_in_a_worker() {
    let Some(library) = env::var_os("THAW_TEST_LIBRARY").map(PathBuf::from) else {
        return common::leave_out(
            "a_real_library_runs_in_a_worker",
            "THAW_TEST_LIBRARY names no library",
        );
    };
    let mut real = Real::new(library.clone(), &[]);
    println!(
        "worker alone: {:?} KiB (anonymous, all), {} threads",
        real.memory(),
        real.front.threads()
    );
    let load = real.load.clone();
    let start = Instant::now();
    let (kind, pairs) = real.front.ask(Kind::Load, &load);
    assert_eq!(kind, Kind::Done, "{pairs:?}");
    println!("load: {:.0} us", start.elapsed().as_secs_f64() * 1e6);
    let first = real.call();
    assert_eq!(first.result(), "0", "{first:?}");
    println!("answer: {}", first.text());

    let (mut trips, mut walls) = (Vec::new(), Vec::new());
    for _ in 0..20_000 {
        let start = Instant::now();
        let answer = real.call();
        trips.push(start.elapsed());
        assert_eq!(answer.end[":start"], "pooled");
        walls.push(figure(&answer, ":wall-ns"));
    }
    println!(
        "pooled call: {:.1} us in the worker, {:.1} us round trip",
        median(walls),
        median(trips)
    );

    let (mut created, mut trips) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        real.front.send(Kind::Trim, false, 0, b"");
        real.front.wait_for(":isolates", 0);
        let start = Instant::now();
        let answer = real.call();
        trips.push(start.elapsed());
        assert_eq!(answer.end[":start"], "new");
        created.push(figure(&answer, ":create-ns"));
    }
    println!(
        "new isolate: {:.0} us, {:.0} us round trip",
        median(created),
        median(trips)
    );

    let before = real.memory().0;
    let ids: Vec<u32> = (0..64)
        .map(|_| {
            let id = real.front.next_id();
            let head = real.head.clone();
            real.front.send(Kind::Invoke, false, id, &head);
            id
        })
        .collect();
    let body = real.body.clone();
    for id in &ids {
        real.front.send(Kind::Body, true, *id, &body);
    }
    for id in &ids {
        assert_eq!(real.front.answer(*id).result(), "0");
    }
    let isolates = real.front.statistics(":isolates");
    let (anonymous, all) = real.memory();
    println!(
        "{isolates} isolates: {anonymous} KiB anonymous ({} KiB each), {all} KiB, {} threads",
        (anonymous.saturating_sub(before)) / isolates.max(1),
        real.front.threads()
    );
    real.front.send(Kind::Trim, false, 0, b"");
    real.front.wait_for(":isolates", 0);
    println!("after trimming: {:?} KiB", real.memory());
    let name = list(&[(":function", "real@1")]);
    let (kind, pairs) = real.front.ask(Kind::Unload, &name);
    assert_eq!((kind, pairs), (Kind::Done, vec![]));
    assert!(!real.front.proc("maps").contains(library.to_str().unwrap()));
}
