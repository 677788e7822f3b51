// SPDX-License-Identifier: Apache-2.0
//! Reads a command line as the `java` launcher does, and says what of it a warm JVM can do.

use crate::application_property;
use crate::argument_file::{words_of_file, words_of_variable};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::Path;
use std::{fs, io};

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

const WITH_VALUE: [&str; 16] = [
    "-jar",
    "-cp",
    "-classpath",
    "--class-path",
    "-m",
    "--module",
    "-p",
    "--module-path",
    "--upgrade-module-path",
    "--add-modules",
    "--limit-modules",
    "--add-exports",
    "--add-opens",
    "--add-reads",
    "--enable-native-access",
    "--patch-module",
];

/// Options after which a server behaves as a new JVM does. What is not here runs in a plain java.
const XX: [&str; 62] = [
    "ActiveProcessorCount",
    "AdaptiveSizePolicyWeight",
    "AllowRedefinitionToAddDeleteMethods",
    "AlwaysPreTouch",
    "AutoCreateSharedArchive",
    "CICompilerCount",
    "CompressedClassSpaceSize",
    "CompileThreshold",
    "ConcGCThreads",
    "EnableDynamicAgentLoading",
    "ExplicitGCInvokesConcurrent",
    "G1HeapRegionSize",
    "G1NewSizePercent",
    "G1MaxNewSizePercent",
    "G1ReservePercent",
    "GCTimeRatio",
    "GCTimeLimit",
    "IgnoreUnrecognizedVMOptions",
    "InitialCodeCacheSize",
    "InitialHeapSize",
    "InitialRAMPercentage",
    "InitiatingHeapOccupancyPercent",
    "MaxDirectMemorySize",
    "MaxGCPauseMillis",
    "MaxHeapFreeRatio",
    "MaxHeapSize",
    "MaxInlineLevel",
    "MaxJavaStackTraceDepth",
    "MaxMetaspaceSize",
    "MaxNewSize",
    "MaxRAM",
    "MaxRAMPercentage",
    "MaxTenuringThreshold",
    "MetaspaceSize",
    "MinHeapFreeRatio",
    "MinHeapSize",
    "MinRAMPercentage",
    "NewRatio",
    "NewSize",
    "OmitStackTraceInFastThrow",
    "OptimizeStringConcat",
    "ParallelGCThreads",
    "ParallelRefProcEnabled",
    "PerfDisableSharedMem",
    "ReservedCodeCacheSize",
    "SegmentedCodeCache",
    "SharedArchiveFile",
    "ShowCodeDetailsInExceptionMessages",
    "SoftRefLRUPolicyMSPerMB",
    "StackShadowPages",
    "SurvivorRatio",
    "ThreadStackSize",
    "TieredCompilation",
    "TieredStopAtLevel",
    "UnlockDiagnosticVMOptions",
    "UnlockExperimentalVMOptions",
    "UseCompressedClassPointers",
    "UseCompressedOops",
    "UseContainerSupport",
    "UseNUMA",
    "UsePerfData",
    "UseStringDeduplication",
];

const XX_COLLECTORS: [&str; 7] = [
    "UseG1GC",
    "UseParallelGC",
    "UseSerialGC",
    "UseShenandoahGC",
    "UseZGC",
    "ZGenerational",
    "UseCompactObjectHeaders",
];

/// Properties by which the JDK finds a file that it reads once.
const FILES_OF_JDK: [&str; 3] = [
    "java.security.properties",
    "java.util.currency.data",
    "content.types.user.table",
];

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

/// Replaces `@file` by the words of the file, up to the main class.
fn expand(words: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Refusal> {
    let mut expanded = Vec::with_capacity(words.len());
    let mut state = Expansion::default();
    for word in words {
        if state.done || state.stopped || word.len() < 2 || word[0] != b'@' {
            state.see(&word);
            expanded.push(word);
        } else if word[1] == b'@' {
            state.see(&word[1..]);
            expanded.push(word[1..].to_vec());
        } else {
            let path = Path::new(OsStr::from_bytes(&word[1..]));
            let text =
                read_for_two(path).map_err(|e| format!("argument file {}: {e}", path.display()))?;
            for word in words_of_file(&text) {
                state.see(&word);
                expanded.push(word);
            }
        }
    }
    Ok(expanded)
}

/// A plain java reads it, too: what comes out of a pipe would be gone.
fn read_for_two(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    fs::read(path)
}

#[derive(Default)]
struct Expansion {
    done: bool,
    stopped: bool,
    value_follows: bool,
}

impl Expansion {
    fn see(&mut self, word: &[u8]) {
        if word.first() == Some(&b'-') {
            self.value_follows =
                takes_value(word) && !matches!(word, b"-jar" | b"-m" | b"--module");
            self.stopped |= word == b"--disable-@files";
            self.done |= word.starts_with(b"--module=");
        } else {
            self.done |= !self.value_follows;
            self.value_follows = false;
        }
    }
}

fn takes_value(word: &[u8]) -> bool {
    WITH_VALUE.iter().any(|o| o.as_bytes() == word)
        || matches!(word, b"--source" | b"--describe-module" | b"-d")
        || matches!(
            word,
            b"--sun-misc-unsafe-memory-access" | b"--illegal-native-access"
        )
}

#[derive(Default)]
struct Reader {
    main: Option<Mode>,
    vm_options: Vec<Vec<u8>>,
    class_path: Option<Vec<u8>>,
    module_path: Option<Vec<u8>>,
    files: Vec<Vec<u8>>,
}

type Main = (Vec<u8>, Vec<Vec<u8>>);

impl Reader {
    /// Reads options up to the main class; what it returns is the main class and its arguments.
    fn read(&mut self, words: Vec<Vec<u8>>) -> Result<Option<Main>, Refusal> {
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if word.first() != Some(&b'-') {
                return Ok(Some((word, words.collect())));
            }
            let (name, value) = match word.iter().position(|c| *c == b'=') {
                Some(at) if word.starts_with(b"--") => {
                    (word[..at].to_vec(), Some(word[at + 1..].to_vec()))
                }
                _ => (word.clone(), None),
            };
            if !takes_value(&name) {
                self.vm_option(&word, "the command line")?;
                continue;
            }
            let joined = value.is_some();
            let value = match value {
                Some(value) => value,
                None => words
                    .next()
                    .ok_or_else(|| format!("{} has no value", show(&name)))?,
            };
            match &name[..] {
                b"-cp" | b"-classpath" | b"--class-path" => self.class_path = Some(value),
                b"-jar" => {
                    self.main = Some(Mode::Jar);
                    return Ok(Some((value, words.collect())));
                }
                b"-m" | b"--module" => {
                    self.main = Some(Mode::Module);
                    return Ok(Some((value, words.collect())));
                }
                b"-p" | b"--module-path" => {
                    self.vm_options.push(b"--module-path".to_vec());
                    self.vm_options.push(value.clone());
                    self.module_path = Some(value);
                }
                b"--add-modules"
                | b"--limit-modules"
                | b"--add-exports"
                | b"--add-opens"
                | b"--add-reads"
                | b"--enable-native-access"
                | b"--sun-misc-unsafe-memory-access"
                | b"--illegal-native-access" => {
                    if joined {
                        self.vm_options.push(word);
                    } else {
                        self.vm_options.push(name);
                        self.vm_options.push(value);
                    }
                }
                _ => return Err(unknown(&name, "the command line")),
            }
        }
        Ok(None)
    }

    /// An option of one word.
    fn vm_option(&mut self, word: &[u8], place: &str) -> Result<(), Refusal> {
        let refused = || Err(unknown(word, place));
        let text = String::from_utf8_lossy(word);
        if text == "--disable-@files" {
            return Ok(());
        }
        let known = match &*text {
            "-ea"
            | "-da"
            | "-esa"
            | "-dsa"
            | "-enableassertions"
            | "-disableassertions"
            | "-enablesystemassertions"
            | "-disablesystemassertions"
            | "-server"
            | "-client"
            | "--enable-preview"
            | "-Xint"
            | "-Xcomp"
            | "-Xmixed"
            | "-Xbatch"
            | "-Xshare:auto"
            | "-Xshare:on"
            | "-Xshare:off" => true,
            t if t.starts_with("-D") => {
                if t.starts_with("-Djava.class.path")
                    || t.starts_with("-Djava.system.class.loader")
                    || t.starts_with("-Djdk.module.")
                    || t.starts_with("-Djava.security.manager")
                    || t.starts_with("-Dcom.sun.management.")
                    // A run has the directory of its caller.
                    || t.split('=').next() == Some("-Duser.dir")
                {
                    return refused();
                }
                true
            }
            t if t.starts_with("-ea:") || t.starts_with("-da:") => true,
            t if t.starts_with("-enableassertions:") || t.starts_with("-disableassertions:") => {
                true
            }
            t if ["-Xmx", "-Xms", "-Xss", "-Xmn"]
                .iter()
                .any(|o| t.starts_with(o)) =>
            {
                true
            }
            t if t.starts_with("-XX:") => known_xx(&t[4..]),
            t => {
                // In one word: --add-opens=… as JAVA_TOOL_OPTIONS has it.
                [
                    "--add-modules=",
                    "--add-exports=",
                    "--add-opens=",
                    "--add-reads=",
                    "--enable-native-access=",
                    "--sun-misc-unsafe-memory-access=",
                    "--illegal-native-access=",
                ]
                .iter()
                .any(|o| t.starts_with(o))
            }
        };
        if !known {
            return refused();
        }
        if let Some(file) = text.strip_prefix("-XX:SharedArchiveFile=") {
            self.files
                .extend(file.split(':').map(|f| f.as_bytes().to_vec()));
        }
        self.files
            .extend(file_of_jdk(word).map_err(|why| format!("{} ({why}) on {place}", show(word)))?);
        self.vm_options.push(word.to_vec());
        Ok(())
    }
}

/// The file that the JDK reads once because of an option: what is in it counts, and not only its name.
fn file_of_jdk(option: &[u8]) -> Result<Option<Vec<u8>>, &'static str> {
    let value = FILES_OF_JDK.iter().find_map(|name| {
        let after = option.strip_prefix(b"-D")?.strip_prefix(name.as_bytes())?;
        after.strip_prefix(b"=")
    });
    let Some(value) = value else { return Ok(None) };
    // With another sign before it, it replaces the JDK's own.
    let file = value.strip_prefix(b"=").unwrap_or(value);
    if file.contains(&b'$') || file.contains(&b':') {
        return Err("a file that is not named by its path");
    }
    let text = read_for_two(Path::new(OsStr::from_bytes(file))).unwrap_or_default();
    let includes = text
        .split(|c| matches!(c, b'\n' | b'\r'))
        .any(|line| line.trim_ascii_start().starts_with(b"include"));
    if includes {
        return Err("a file that includes others");
    }
    Ok(Some(file.to_vec()))
}

fn known_xx(option: &str) -> bool {
    let name = option.trim_start_matches(['+', '-']);
    let name = name.split('=').next().unwrap_or(name);
    XX.contains(&name) || XX_COLLECTORS.contains(&name)
}

fn unknown(option: &[u8], place: &str) -> Refusal {
    let name = show(option);
    let why = if [
        "-javaagent",
        "-agentlib",
        "-agentpath",
        "-Xrunjdwp",
        "-Xdebug",
    ]
    .iter()
    .any(|a| name.starts_with(a))
    {
        "an agent"
    } else {
        "an option after which a JVM is not known to be reusable"
    };
    format!("{name} ({why}) on {place}")
}

fn show(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    // The value of an option is nobody's business.
    text.split('=')
        .next()
        .unwrap_or_default()
        .chars()
        .take(80)
        .collect()
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
    fn what_a_plain_java_could_not_read_again_is_not_read() {
        let (reading, _writing) = nix::unistd::pipe().unwrap();
        let file = format!(
            "@/proc/self/fd/{}",
            std::os::fd::AsRawFd::as_raw_fd(&reading)
        );
        let refusal = parse(&[&file, "Main"]).unwrap_err();
        assert!(refusal.contains("no regular file"), "{refusal}");
    }

    #[test]
    fn files_that_the_jdk_reads_once_count() {
        let line = parse(&["-Djava.security.properties==/x/own", "Main"]).unwrap();
        assert_eq!(line.program_files, bytes(&["/x/own"]));
        let line = parse(&["-Dx=/x/own", "-Djava.util.currency.data=a", "Main"]).unwrap();
        assert_eq!(line.program_files, bytes(&["a"]));
        assert!(parse(&["-Djava.security.properties=http://h/x", "Main"]).is_err());
        assert!(parse(&["-Djava.security.properties=${java.home}/x", "Main"]).is_err());
        let file = std::env::temp_dir().join(format!("thaw-properties-{}", std::process::id()));
        let option = format!("-Djava.security.properties={}", file.display());
        fs::write(&file, "a=include b\n").unwrap();
        let whole = parse(&[&option, "Main"]);
        fs::write(&file, "a=b\n include other\n").unwrap();
        let including = parse(&[&option, "Main"]);
        fs::remove_file(&file).unwrap();
        assert!(whole.is_ok() && including.is_err());
        let line = read(vec!["Main".into()], |name| {
            (name == "JAVA_TOOL_OPTIONS").then(|| "-Djava.security.properties=t".into())
        });
        assert_eq!(line.unwrap().program_files, bytes(&["t"]));
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
