// SPDX-License-Identifier: Apache-2.0
//! Re-lays the code of a running process by its own profile, and takes it back.

pub mod adopt;
pub mod apply;
pub mod bolt;
pub mod borrow;
pub mod budget;
pub mod check;
pub mod choose;
pub mod clock;
pub mod continuous;
pub mod error;
pub mod free;
pub mod guard;
pub mod identity;
pub mod layouts;
pub mod lead_back;
pub mod look;
pub mod names;
pub mod plan;
pub mod prepare;
pub mod replace;
pub mod report;
pub mod run;
pub mod status;
pub mod undo;
pub mod unwinder_words;
