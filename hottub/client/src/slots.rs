// SPDX-License-Identifier: Apache-2.0
//! Which of a pool's slots a run gets: for a run, which locks them, and for who asks what a run would find.

use crate::pool::milliseconds;
use crate::state_page::{self, Page, State};
use std::path::Path;

/// What there is in a slot.
pub enum Slot<S, E> {
    /// Also whether the server is idle; else it will soon be.
    Server(S, bool),
    Empty(E),
    /// A run has its server, or starts one.
    Taken,
}

pub enum Place<S, E> {
    /// One that is idle, or will soon be.
    Server(S),
    /// Where there may be one.
    Empty(E),
    Busy,
}

/// What becomes of a run.
pub enum Choice<S, E> {
    Server(S),
    /// It starts one.
    New(E),
    /// There is none, and this run is to start none.
    Missing,
    /// Why a plain java has to run the program.
    Refused(String),
}

/// How long a server may take to start, in milliseconds.
const START: u64 = 60_000;

/// The longest-running idle server; one that is still resetting rather than another one.
pub fn place<S, E>(
    mut slots: Vec<(u64, usize)>,
    look: impl Fn(usize) -> Result<Slot<S, E>, String>,
) -> Result<Place<S, E>, String> {
    slots.sort_unstable();
    let mut resetting = None;
    let mut empty = None;
    for (started, slot) in slots {
        if started == u64::MAX && empty.is_some() {
            // There is no server either.
            continue;
        }
        match look(slot)? {
            Slot::Server(server, true) => return Ok(Place::Server(server)),
            Slot::Server(server, false) => {
                resetting.get_or_insert(server);
            }
            Slot::Empty(held) => {
                empty.get_or_insert(held);
            }
            Slot::Taken => {}
        }
    }
    Ok(match (resetting, empty) {
        (Some(server), _) => Place::Server(server),
        (None, Some(held)) => Place::Empty(held),
        (None, None) => Place::Busy,
    })
}

/// By the page alone: a lock would keep a run from the slot in that moment.
pub fn seen(page: &Path) -> Slot<Page, ()> {
    let Some(found) = state_page::read(page) else {
        return Slot::Empty(());
    };
    match found.state {
        State::Starting if milliseconds().saturating_sub(found.started) < START => Slot::Taken,
        State::Starting | State::Retired => Slot::Empty(()),
        _ if !state_page::is_alive(page) => Slot::Empty(()),
        State::Running => Slot::Taken,
        State::Idle => Slot::Server(found, true),
        State::Resetting => Slot::Server(found, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: u64 = u64::MAX;

    fn text(slots: &[(u64, &str)]) -> String {
        let numbered = slots.iter().enumerate().map(|(n, (s, _))| (*s, n));
        let look = |n: usize| {
            Ok(match slots[n].1 {
                "idle" => Slot::Server(n, true),
                "resetting" => Slot::Server(n, false),
                "empty" => Slot::Empty(n),
                _ => Slot::Taken,
            })
        };
        match place(numbered.collect(), look).unwrap() {
            Place::Server(n) => format!("server {n}"),
            Place::Empty(n) => format!("empty {n}"),
            Place::Busy => "busy".into(),
        }
    }

    #[test]
    fn the_longest_running_idle_server_is_taken_and_none_is_started_beside_one_that_resets() {
        assert_eq!(text(&[(2, "idle"), (1, "idle")]), "server 1");
        assert_eq!(text(&[(1, "taken"), (2, "idle")]), "server 1");
        assert_eq!(text(&[(1, "resetting"), (2, "idle")]), "server 1");
        assert_eq!(text(&[(1, "resetting"), (NONE, "empty")]), "server 0");
        assert_eq!(text(&[(1, "taken"), (NONE, "empty")]), "empty 1");
        // One that is locked may be about to be started.
        assert_eq!(text(&[(NONE, "taken"), (NONE, "empty")]), "empty 1");
        assert_eq!(text(&[(1, "taken")]), "busy");
        assert_eq!(text(&[]), "busy");
    }
}
