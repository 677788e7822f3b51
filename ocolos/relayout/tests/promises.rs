// SPDX-License-Identifier: Apache-2.0
//! Each promise names its tests; they exist.

use std::fs;
use std::path::{Path, PathBuf};

fn rust_files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

fn exists(place: &str, name: &str) -> bool {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    match place {
        "programs" => rust_files(&workspace.join("relayout/tests/programs"), &mut files),
        "batches" => rust_files(&workspace.join("bam/tests/batches"), &mut files),
        module => {
            for part in ["bam", "binary", "process", "profile", "relayout"] {
                let source = workspace.join(part).join("src");
                files.push(source.join(format!("{module}.rs")));
                files.push(source.join(module).join("tests.rs"));
            }
        }
    }
    let texts = files.iter().filter_map(|f| fs::read_to_string(f).ok());
    let trial = format!("\"{name}\"");
    let tests = ["    ", ""].map(|indented| format!("#[test]\n{indented}fn {name}()"));
    texts
        .into_iter()
        .any(|t| t.contains(&trial) || tests.iter().any(|test| t.contains(test)))
}

#[test]
fn each_line_has_a_test_that_exists() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/relayout-promises.md");
    let page = fs::read_to_string(page).unwrap();
    let rows = page
        .lines()
        .filter(|l| l.starts_with("| ") && !l.ends_with("| test |"));
    let mut promises = 0;
    let mut missing = Vec::new();
    for row in rows {
        promises += 1;
        let tests = row.trim_end_matches(" |").rsplit("| ").next().unwrap();
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test: {row}");
        for name in names {
            let (place, test) = name.split_once(": ").unwrap_or(("", name));
            if !exists(place, test) {
                missing.push(name.to_owned());
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
    assert!(promises > 30, "only {promises} promises are read");
}
