// SPDX-License-Identifier: Apache-2.0
//! Runs a batch whose programs are profiled in their first runs, and re-laid in later ones.

pub mod batch;
pub mod library;
pub mod manager;
pub mod program;
mod shrink;
pub mod store;
mod suitable;
