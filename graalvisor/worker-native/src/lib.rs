// SPDX-License-Identifier: Apache-2.0
//! The worker of the function runtime; `docs/visor-worker.md` says what it speaks with the front and with functions.

pub mod call;
pub mod configuration;
pub mod crash;
pub mod decoder;
pub mod dispatch;
pub mod fields;
pub mod frame;
pub mod function;
pub mod functions;
pub mod housekeeping;
pub mod isolate;
pub mod library;
pub mod limits;
pub mod once;
pub mod program;
pub mod request;
pub mod response;
pub mod run;
pub mod sandbox;
pub mod sender;
pub mod start;
pub mod warm;
pub mod worker;
pub mod written;
