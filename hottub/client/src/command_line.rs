// SPDX-License-Identifier: Apache-2.0
//! Reads a command line as the `java` launcher does, and says what of it a warm JVM can do.

use crate::application_property;
use crate::argument_expansion::expand;
use crate::argument_file::words_of_variable;
use crate::options_before_main::Reader;
use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};

/// How the main class is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Class = 1,
    Jar = 2,
    Module = 3,
}

/// A command line that a warm JVM can run.
#[derive(Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub mode: Mode,
    /// The class, the jar, or module[/class].
    pub main: Vec<u8>,
    pub arguments: Vec<Vec<u8>>,
    /// Options for the VM from the command line in their order, class path and main excluded.
    pub vm_options: Vec<Vec<u8>>,
    /// All options, also those from variables.
    pub all_options: Vec<Vec<u8>>,
    /// What equal servers have in common beside the files: the same, of `properties` the names only.
    pub shared_options: Vec<Vec<u8>>,
    /// Options of the form `-Dname=value` whose values only the program reads.
    pub properties: Vec<Vec<u8>>,
    /// The class path as it was given; `None`: there is none (modules).
    pub class_path: Option<Vec<u8>>,
    /// Whether the class path is given by an option (and not by CLASSPATH, -jar, or nothing).
    pub class_path_option: bool,
    pub module_path: Vec<Vec<u8>>,
    pub program_files: Vec<Vec<u8>>,
}

/// Why a plain java has to run the program.
pub type Refusal = String;

/// Reads the command line. `variable` looks up environment variables.
pub fn read(
    words: Vec<OsString>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<CommandLine, Refusal> {
    let mut all_options = Vec::new();
    let mut program_files = Vec::new();
    for name in ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS"] {
        if let Some(value) = variable(name) {
            let options = words_of_variable(value.as_bytes())
                .ok_or_else(|| format!("{name} has a quote that is not closed"))?;
            let mut reader = Reader::default();
            for option in options {
                if option.starts_with(b"@") {
                    return Err(format!("{name} names an argument file"));
                }
                reader.vm_option(&option, name)?;
            }
            if reader.class_path.is_some() {
                return Err(format!("{name} sets the class path"));
            }
            all_options.push(name.as_bytes().to_vec());
            all_options.append(&mut reader.vm_options);
            program_files.append(&mut reader.files);
        }
    }

    let mut from_variable = Reader::default();
    if let Some(value) = variable("JDK_JAVA_OPTIONS") {
        let options = words_of_variable(value.as_bytes())
            .ok_or("JDK_JAVA_OPTIONS has a quote that is not closed")?;
        let options = expand(options)?;
        if from_variable.read(options)?.is_some() || from_variable.main.is_some() {
            return Err("JDK_JAVA_OPTIONS names a main class".into());
        }
        all_options.push(b"JDK_JAVA_OPTIONS".to_vec());
        all_options.extend(from_variable.vm_options.iter().cloned());
    }

    let mut reader = Reader::default();
    let words = expand(words.into_iter().map(OsString::into_vec).collect())?;
    let rest = reader.read(words)?;
    let Some((main, arguments)) = rest else {
        return Err("no main class is given".into());
    };
    all_options.push(b"command line".to_vec());
    let mut shared_options = all_options.clone();
    let mut properties = Vec::new();
    for option in &reader.vm_options {
        match application_property::name(option) {
            Some(name) if !sets(&all_options, name) => {
                properties.push(option.clone());
                // Not as an option without a value.
                shared_options.push([b"-D\0", name].concat());
            }
            _ => shared_options.push(option.clone()),
        }
    }
    all_options.append(&mut reader.vm_options.clone());

    let mode = reader.main.unwrap_or(Mode::Class);
    let given = reader.class_path.or(from_variable.class_path);
    let class_path_option = given.is_some();
    let class_path = match mode {
        Mode::Jar => Some(main.clone()),
        Mode::Module => given.or_else(|| variable("CLASSPATH").map(|p| p.as_bytes().to_vec())),
        Mode::Class => {
            let path = given
                .or_else(|| variable("CLASSPATH").map(|p| p.as_bytes().to_vec()))
                .unwrap_or_else(|| b".".to_vec());
            Some(path)
        }
    };
    if mode == Mode::Class && main.ends_with(b".java") {
        return Err("the program is a source file".into());
    }
    // The last of several --module-path options counts.
    let module_path = reader
        .module_path
        .or(from_variable.module_path)
        .map(|p| p.split(|c| *c == b':').map(<[u8]>::to_vec).collect())
        .unwrap_or_default();
    program_files.append(&mut from_variable.files);
    program_files.append(&mut reader.files);
    Ok(CommandLine {
        mode,
        main,
        arguments,
        vm_options: reader.vm_options,
        all_options,
        shared_options,
        properties,
        class_path,
        class_path_option,
        module_path,
        program_files,
    })
}

/// Whether options from variables set a property, which then may have their value.
fn sets(options: &[Vec<u8>], name: &[u8]) -> bool {
    options
        .iter()
        .any(|option| application_property::name(option) == Some(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<CommandLine, Refusal> {
        read(words.iter().map(OsString::from).collect(), |_| None)
    }

    fn bytes(words: &[&str]) -> Vec<Vec<u8>> {
        words.iter().map(|w| w.as_bytes().to_vec()).collect()
    }

    #[test]
    fn class_path_options_and_arguments() {
        let line = parse(&["-Xmx1g", "-cp", "a.jar:b", "-Dx=y", "p.Main", "-cp", "@z"]).unwrap();
        assert_eq!(line.mode, Mode::Class);
        assert_eq!(line.main, b"p.Main");
        assert_eq!(line.class_path.as_deref(), Some(&b"a.jar:b"[..]));
        assert_eq!(line.arguments, bytes(&["-cp", "@z"]));
        assert_eq!(line.vm_options, bytes(&["-Xmx1g", "-Dx=y"]));
        assert_eq!(line.properties, bytes(&["-Dx=y"]));
        let other = parse(&["-Xmx1g", "-cp", "a.jar:b", "-Dx=z", "p.Main"]).unwrap();
        assert_eq!(line.shared_options, other.shared_options);
        assert_ne!(line.all_options, other.all_options);
        let without = parse(&["-Xmx1g", "-Dx", "p.Main"]).unwrap();
        assert_ne!(without.all_options, without.shared_options);
        let line = parse(&["--class-path=c", "Main"]).unwrap();
        assert_eq!(line.class_path.as_deref(), Some(&b"c"[..]));
        let line = parse(&["Main"]).unwrap();
        assert_eq!(line.class_path.as_deref(), Some(&b"."[..]));
    }

    #[test]
    fn jars_and_modules() {
        let line = parse(&["-cp", "ignored", "-jar", "app.jar", "x"]).unwrap();
        assert_eq!((line.mode, &line.main[..]), (Mode::Jar, &b"app.jar"[..]));
        assert_eq!(line.class_path.as_deref(), Some(&b"app.jar"[..]));
        let line = parse(&["-p", "mods", "-m", "m/p.Main", "x"]).unwrap();
        assert_eq!(
            (line.mode, &line.main[..]),
            (Mode::Module, &b"m/p.Main"[..])
        );
        assert_eq!(line.class_path, None);
        assert_eq!(line.module_path, bytes(&["mods"]));
        let line = parse(&["--module-path=a:b", "--module=m", "x"]).unwrap();
        assert_eq!(line.module_path, bytes(&["a", "b"]));
        assert_eq!(line.arguments, bytes(&["x"]));
    }

    #[test]
    fn what_is_not_known_is_refused_by_name() {
        for words in [
            &["-javaagent:x.jar=secret", "Main"][..],
            &["-XX:+UnknownToThaw", "Main"],
            &["-agentlib:jdwp=transport=dt_socket", "Main"],
            &["-Xlog:gc", "Main"],
            &["-verbose:gc", "Main"],
            &["--patch-module", "m=x", "Main"],
            &["-Duser.dir=/secret", "Main"],
            &["--version"],
            &["-version"],
            &["Main.java"],
            &["-cp", "x", "Main.java"],
            &["--source", "21", "Main.java"],
            &[],
        ] {
            let refusal = parse(words).unwrap_err();
            assert!(!refusal.contains("secret"), "{refusal}");
        }
    }

    #[test]
    fn variables_count() {
        let with = |name: &'static str, value: &'static str| {
            read(vec!["Main".into()], move |n| {
                (n == name).then(|| value.into())
            })
        };
        assert!(with("JAVA_TOOL_OPTIONS", "-javaagent:a.jar").is_err());
        assert!(with("JDK_JAVA_OPTIONS", "-javaagent:a.jar").is_err());
        assert!(with("JDK_JAVA_OPTIONS", "-jar a.jar").is_err());
        let line = with("JDK_JAVA_OPTIONS", "-cp 'a b' -Xmx1g").unwrap();
        assert_eq!(line.class_path.as_deref(), Some(&b"a b"[..]));
        assert!(line.vm_options.is_empty(), "java reads the variable itself");
        assert!(line.all_options.contains(&b"-Xmx1g".to_vec()));
        let words = ["-Dx=1", "-Dy=1", "Main"].map(OsString::from).to_vec();
        let line = read(words, |n| (n == "_JAVA_OPTIONS").then(|| "-Dx=2".into())).unwrap();
        assert_eq!(
            line.properties,
            bytes(&["-Dy=1"]),
            "which x counts, the JVM decides"
        );
        assert_eq!(with("CLASSPATH", "cp").unwrap().class_path.unwrap(), b"cp");
    }
}
