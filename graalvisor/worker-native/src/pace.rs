// SPDX-License-Identifier: Apache-2.0
//! Whether calls are over sooner than another thread would be up for the next.

use nix::errno::Errno;
use nix::sys::time::TimeSpec;
use nix::sys::timerfd::{ClockId, Expiration, TimerFd, TimerFlags, TimerSetTimeFlags};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// To wake a thread takes some 5 us of each of two.
const QUICK: Duration = Duration::from_micros(20);

/// Calls in a row that were quick; one that was not begins it anew.
const ENOUGH: u32 = 64;

/// How long frames and answers wait for a call that takes its time after all.
const AT_MOST: Duration = Duration::from_millis(1);

/// Asked and told by whoever has the decoder, but for `took` and `wait_again`.
pub struct Pace {
    quick: AtomicU32,
    timer: TimerFd,
    /// The timer runs, or its end was not seen yet.
    running: AtomicBool,
}

impl Pace {
    pub fn new() -> Result<Pace, Errno> {
        Ok(Pace {
            quick: AtomicU32::new(0),
            timer: TimerFd::new(
                ClockId::CLOCK_MONOTONIC,
                TimerFlags::TFD_CLOEXEC | TimerFlags::TFD_NONBLOCK,
            )?,
            running: AtomicBool::new(false),
        })
    }

    /// Is ready when somebody should look after the one who has gone on; by its edge, so nobody reads it.
    pub fn timer(&self) -> &TimerFd {
        &self.timer
    }

    /// A call has taken so long.
    pub fn took(&self, time: Duration) {
        if time >= QUICK {
            self.quick.store(0, Ordering::Relaxed);
        } else if self.quick.load(Ordering::Relaxed) < ENOUGH {
            self.quick.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Whether the next call will be over at once, as it seems. Then the timer runs.
    pub fn is_quick(&self) -> bool {
        if self.quick.load(Ordering::Relaxed) < ENOUGH {
            return false;
        }
        if !self.running.load(Ordering::SeqCst) && self.start() {
            self.running.store(true, Ordering::SeqCst);
        }
        self.running.load(Ordering::SeqCst)
    }

    fn start(&self) -> bool {
        let once = Expiration::OneShot(TimeSpec::from_duration(AT_MOST));
        self.timer.set(once, TimerSetTimeFlags::empty()).is_ok()
    }

    /// The timer has ended, and the decoder is another's.
    pub fn wait_again(&self) {
        self.start();
    }

    /// The timer has ended.
    pub fn is_over(&self) {
        self.running.store(false, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_quick_calls_are_a_pace_and_one_slow_call_is_its_end() {
        let pace = Pace::new().unwrap();
        assert!(!pace.is_quick());
        for _ in 0..ENOUGH {
            assert!(!pace.is_quick());
            pace.took(QUICK / 2);
        }
        assert!(pace.is_quick());
        pace.took(QUICK);
        assert!(!pace.is_quick());
        for _ in 0..ENOUGH {
            pace.took(Duration::ZERO);
        }
        assert!(pace.is_quick());
        pace.timer.wait().ok();
        pace.is_over();
        assert!(pace.is_quick());
    }
}
