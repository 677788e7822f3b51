// SPDX-License-Identifier: Apache-2.0
//! Options of one word after which a server behaves as a new JVM does. What is not here runs in a plain java.

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

pub fn is(option: &str) -> bool {
    match option {
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
            !(t.starts_with("-Djava.class.path")
                || t.starts_with("-Djava.system.class.loader")
                || t.starts_with("-Djdk.module.")
                || t.starts_with("-Djava.security.manager")
                || t.starts_with("-Dcom.sun.management.")
                // A run has the directory of its caller.
                || t.split('=').next() == Some("-Duser.dir"))
        }
        t if t.starts_with("-ea:") || t.starts_with("-da:") => true,
        t if t.starts_with("-enableassertions:") || t.starts_with("-disableassertions:") => true,
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
    }
}

fn known_xx(option: &str) -> bool {
    let name = option.trim_start_matches(['+', '-']);
    let name = name.split('=').next().unwrap_or(name);
    XX.contains(&name) || XX_COLLECTORS.contains(&name)
}
