// SPDX-License-Identifier: Apache-2.0
//! Isolates begin with the pages that loading their function writes.

mod common;

use common::{Front, compile, list};
use thaw_visor_worker::fields;
use thaw_visor_worker::frame::Kind;

/// Size of an isolate of the tests' functions.
const ISOLATE: &str = "1048576";

#[test]
fn later_isolates_have_what_the_first_has_written_and_no_more() {
    let mut front = Front::new();
    compile("functions.c", &front.directory.0.join("libf.so"), &[]);
    let directory = front.directory.0.display().to_string();
    let mut load = list(&[
        (":function", "f@1"),
        (":directory", &directory),
        (":library", "libf.so"),
        (":reserved", ISOLATE),
        (":idle-ms", "0"),
    ]);
    fields::put(&mut load, ":configuration", list(&[(":entry", "writes")]));
    assert_eq!(front.ask(Kind::Load, &load).0, Kind::Done);
    // One that fails writes perhaps less.
    assert_eq!(front.call("present", b"").result(), "2");
    // Page 0 was written as the isolate was made.
    assert_eq!(front.call("present", b"").text(), "0 ");
    for _ in 0..3 {
        let answer = front.call("present", b"");
        assert_eq!(answer.end[":start"], "new");
        assert_eq!(answer.text(), "0 3 4 9 ");
    }
}
