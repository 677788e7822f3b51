// SPDX-License-Identifier: Apache-2.0
//! Which branches a running program takes.

pub mod apart;
pub mod branch_records;
pub mod cache_model;
pub mod flags;
pub mod instructions;
pub mod origins;
pub mod perf_records;
pub mod profile;
pub mod ring;
pub mod source;
pub mod steps;
mod ticker;

pub use profile::Profile;
