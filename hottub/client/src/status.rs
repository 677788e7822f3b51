// SPDX-License-Identifier: Apache-2.0
//! What `--thaw-status` shows: for a person, as JSON for a program, or as metrics.

use crate::commands::{pages, print};
use crate::counts::Counts;
use crate::metrics::Metrics;
use crate::pool::{milliseconds, pool_mib, resident_mib};
use crate::settings::Settings;
use crate::state_page::{Page, State};
use crate::{preparing, refusals, runtime_directory};
use serde_json::{Value, json};
use std::time::Duration;

/// Of the reasons for a plain java, the last ones.
const REASONS: usize = 30;

pub enum Form {
    Text,
    Json,
    Prometheus,
}

pub fn show(form: &Form) -> Result<i32, String> {
    let directory = runtime_directory::open()?;
    let (settings, wrong) = match Settings::read() {
        Ok(settings) => (settings, None),
        Err(error) => (Settings::defaults(), Some(error)),
    };
    let now = milliseconds();
    let servers: Vec<Page> = pages(&directory)?
        .into_iter()
        .map(|(_, page)| page)
        .collect();
    let reasons = refusals::list(&directory);
    let counts = Counts::read(&directory);
    let preparing = preparing::list(&directory);
    if let Form::Prometheus = form {
        let states: Vec<State> = servers.iter().map(|page| page.state).collect();
        let metrics = Metrics {
            states: &states,
            preparing: preparing.len(),
            memory_mib: pool_mib(&directory),
            most_memory_mib: settings.memory_mib,
            counts: counts.as_ref(),
        };
        return print(&metrics.text()).map(|()| 0);
    }
    if let Form::Json = form {
        let status = json!({
            "directory": directory.display().to_string(),
            "settings_error": wrong,
            "memory_mib": pool_mib(&directory),
            "most_memory_mib": settings.memory_mib,
            "runs": counts.as_ref().map(counted),
            "preparing": preparing.iter().map(|note| json!({
                "pid": note.pid,
                "seconds": now.saturating_sub(note.started) / 1000,
                "program": note.program,
            })).collect::<Vec<_>>(),
            "servers": servers.iter().map(|page| server(page, now)).collect::<Vec<_>>(),
            "reasons": reasons.iter().take(REASONS).map(|(count, time, program, reason)| json!({
                "times": count,
                "last": time,
                "program": program,
                "reason": reason,
            })).collect::<Vec<_>>(),
        });
        return print(&format!("{status:#}\n")).map(|()| 0);
    }
    let mut text = format!(
        "{} servers, {} MiB of at most {}; in {}\n",
        servers.len(),
        pool_mib(&directory),
        settings.memory_mib,
        directory.display()
    );
    if let Some(error) = wrong {
        text += &format!("all programs run in a plain java, as the settings are wrong: {error}\n");
    }
    for page in &servers {
        text += &line(page, now);
    }
    for note in &preparing {
        text += &format!(
            "  pid {}  is preparing a server for {} s\n    {}\n",
            note.pid,
            now.saturating_sub(note.started) / 1000,
            note.program
        );
    }
    if let Some(counts) = &counts {
        text += &runs(counts, now);
    }
    if !reasons.is_empty() {
        text += "run in a plain java, or not reused:\n";
    }
    for (count, time, program, reason) in reasons.iter().take(REASONS) {
        let ago = (now / 1000).saturating_sub(*time);
        text += &format!("  {count} times, last {ago} s ago: {program}\n    {reason}\n");
    }
    print(&text).map(|()| 0)
}

fn ms(nanoseconds: u64) -> f64 {
    Duration::from_nanos(nanoseconds).as_secs_f64() * 1e3
}

fn line(page: &Page, now: u64) -> String {
    let walk = if page.heap_walk_nanoseconds == 0 {
        String::new()
    } else {
        format!("  heap walk {:.1} ms", ms(page.heap_walk_nanoseconds))
    };
    format!(
        "  pid {}  {}  {} runs  {} MiB  up {} s  last used {} s ago  last reset {:.1} ms{walk}\n    {}\n",
        page.pid,
        page.state.name(),
        page.runs,
        resident_mib(page.pid).unwrap_or(0),
        now.saturating_sub(page.started) / 1000,
        now.saturating_sub(page.used) / 1000,
        ms(page.reset_nanoseconds),
        page.description
    )
}

fn server(page: &Page, now: u64) -> Value {
    json!({
        "pid": page.pid,
        "state": page.state.name(),
        "runs": page.runs,
        "memory_mib": resident_mib(page.pid).unwrap_or(0),
        "up_seconds": now.saturating_sub(page.started) / 1000,
        "idle_seconds": now.saturating_sub(page.used) / 1000,
        "reset_ms": ms(page.reset_nanoseconds),
        "heap_walk_ms": (page.heap_walk_nanoseconds != 0).then(|| ms(page.heap_walk_nanoseconds)),
        "program": page.description,
    })
}

fn counted(counts: &Counts) -> Value {
    let within = |share| counts.within(share).map(|took| took.as_secs_f64() * 1e3);
    json!({
        "since": counts.since / 1000,
        "warm": counts.warm,
        "first": counts.first,
        "plain": counts.plain,
        "warm_begins_within_ms": { "50%": within(0.5), "95%": within(0.95) },
    })
}

fn runs(counts: &Counts, now: u64) -> String {
    let all = [counts.first, counts.plain]
        .into_iter()
        .fold(counts.warm, u64::saturating_add);
    let share = 100.0 * counts.warm as f64 / all.max(1) as f64;
    let mut text = format!(
        "{all} runs in {} s: {} warm ({share:.0} %), {} the first of a server, {} in a plain java\n",
        now.saturating_sub(counts.since) / 1000,
        counts.warm,
        counts.first,
        counts.plain
    );
    if let (Some(half), Some(most)) = (counts.within(0.5), counts.within(0.95)) {
        text += &format!(
            "warm ones begin within {:.2} ms (half of them), {:.2} ms (95 %)\n",
            half.as_secs_f64() * 1e3,
            most.as_secs_f64() * 1e3
        );
    }
    text
}
