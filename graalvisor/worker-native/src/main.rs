// SPDX-License-Identifier: Apache-2.0
//! A worker: one process that runs the functions of one tenant. The front starts it.

use nix::errno::Errno;
use std::process::exit;
use std::sync::Arc;
use std::time::Duration;
use thaw_visor_worker::crash;
use thaw_visor_worker::dispatch::Dispatcher;
use thaw_visor_worker::once;
use thaw_visor_worker::sender::Sender;
use thaw_visor_worker::start::{Started, start};
use thaw_visor_worker::worker::Worker;

/// Calls at once, if the front sets no limit of threads.
const MOST_THREADS: usize = 4096;

/// Of threads that run calls. Address space; memory is what a function touches.
const STACK: usize = 8 << 20;

/// For the next call, unless the front says otherwise.
const PATIENCE: Duration = Duration::from_secs(10);

fn main() {
    keep_memory_small();
    crash::watch();
    if std::env::args().nth(1).as_deref() == Some("load") {
        match once::load() {
            Ok(()) => exit(0),
            Err(error) => fail(&error),
        }
    }
    let started = start().unwrap_or_else(|error| fail(&error));
    if let Err(error) = serve(started) {
        fail(&format!("the worker cannot be started: {error}"));
    }
}

fn serve(started: Started) -> Result<(), Errno> {
    let Started {
        socket,
        decoder,
        configuration,
    } = started;
    let socket = Arc::new(socket);
    let sender = Arc::new(Sender::new(socket.clone()));
    let worker = Arc::new(Worker::new(sender));
    let threads = match usize::try_from(configuration.processes) {
        Ok(0) | Err(_) => MOST_THREADS,
        // This one and housekeeping.
        Ok(limit) => limit.saturating_sub(2),
    };
    let stack = match usize::try_from(configuration.stack) {
        Ok(0) | Err(_) => STACK,
        Ok(size) => size,
    };
    let patience = match configuration.patience {
        0 => PATIENCE,
        millis => Duration::from_millis(millis),
    };
    let dispatcher = Dispatcher::new(worker.clone(), socket, decoder, threads, stack, patience)?;
    if !Arc::new(dispatcher).start() {
        return Err(Errno::EAGAIN);
    }
    worker.keep()
}

/// Many threads come and go: few arenas, and what is large goes back when it is freed.
fn keep_memory_small() {
    // SAFETY: sets parameters of the allocator.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 2);
        libc::mallopt(libc::M_MMAP_THRESHOLD, 128 << 10);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 256 << 10);
    }
}

fn fail(error: &str) -> ! {
    eprintln!("thaw-visor-worker: {error}");
    exit(1);
}
