// SPDX-License-Identifier: Apache-2.0
//! Which `-D` options only programs read. Their values may differ from run to run in one JVM, since all classes of a
//! program are as new in each run; those of the JDK keep what they have read.

/// How names begin that the JDK reads, in some version and module; a test holds the list to its classes. One too many
/// costs reuse, one too few correctness.
const OF_THE_JDK: [&str; 72] = [
    "Algorithm",
    "Dn",
    "Expression",
    "SymbolResolution",
    "apple",
    "application.home",
    "assistive",
    "awt",
    "cacheNumPages",
    "com.apple",
    "com.ibm",
    "com.oracle",
    "com.sun",
    "content.types",
    "element",
    "entity",
    "env.class",
    "file",
    "ftp",
    "gopher",
    "graal",
    "http",
    "i18n",
    "impl.prefix",
    "j",
    "key",
    "krb",
    "line",
    "locale",
    "mail.host",
    "maxOccur",
    "native",
    "net",
    "non",
    "ntlm",
    "oracle",
    "org.graalvm",
    "org.ietf",
    "org.jcp",
    "org.jline",
    "org.omg",
    "org.openjdk",
    "org.w3c",
    "org.xml",
    "os.",
    "path",
    "policy",
    "proxy",
    "resource.bundle",
    "rowset",
    "sa.",
    "screen",
    "security",
    "serverStartup",
    "socks",
    "sound",
    "ssl",
    "stackwalk",
    "std",
    "sun",
    "suppress",
    "swing",
    "test.",
    "tls",
    "tree",
    "truststore",
    "user",
    "version",
    "x11",
    "xerces",
    "xml",
    "xr",
];

/// What servers read.
const OF_THAW: &str = "thaw.";

/// The name in an option of the form `-Dname=value` that only programs read.
pub fn name(option: &[u8]) -> Option<&[u8]> {
    let property = option.strip_prefix(b"-D")?;
    let name = property.split(|c| *c == b'=').next()?;
    let mut read = OF_THE_JDK.iter().chain([&OF_THAW]);
    let is_read = read.any(|p| name.starts_with(p.as_bytes()));
    (!name.is_empty() && !is_read).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn the_jdks_own_are_told_from_others() {
        assert_eq!(name(b"-Dlevel=3=4"), Some(&b"level"[..]));
        assert_eq!(name(b"-Dcom.example.flag"), Some(&b"com.example.flag"[..]));
        for option in [
            "-Djava.io.tmpdir=/x",
            "-Dfile.encoding=x",
            "-DsocksProxyHost=x",
            "-Dthaw.libraries=x",
            "-D",
            "-D=x",
            "-Xmx1g",
        ] {
            assert_eq!(name(option.as_bytes()), None, "{option}");
        }
    }
}
