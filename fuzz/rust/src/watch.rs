// SPDX-License-Identifier: Apache-2.0
//! Ends the process of a target that does not come back, and keeps its input.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The machine may be busy with other things.
const LONGEST: Duration = Duration::from_secs(30);

type Running = Arc<Mutex<Option<(Instant, Vec<u8>)>>>;

pub struct Watch(Running);

impl Watch {
    pub fn begin(name: &str, directory: &Path) -> Watch {
        let running: Running = Arc::default();
        let watched = Arc::downgrade(&running);
        let (name, directory): (String, PathBuf) = (name.to_owned(), directory.to_owned());
        thread::spawn(move || {
            while let Some(running) = watched.upgrade() {
                let running = running.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some((begin, input)) = &*running
                    && begin.elapsed() > LONGEST
                {
                    let file = super::keep(&directory, input);
                    eprintln!(
                        "the target {name} takes more than {} s: {}",
                        LONGEST.as_secs(),
                        file.display()
                    );
                    std::process::abort();
                }
                drop(running);
                thread::sleep(Duration::from_millis(200));
            }
        });
        Watch(running)
    }

    pub fn runs(&self, input: &[u8]) {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *running = Some((Instant::now(), input.to_vec()));
    }

    pub fn ended(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
