thaw-startup-profile,1,"dev.thaw.command.image.NativeCommand"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JavaMainWrapper_run_XNhh1mz2Ib2aPR1wdv014D(int, org.graalvm.nativeimage.c.type.CCharPointerPointer):int"
unit,"com.oracle.svm.core.JavaMainWrapper.doRun(int, org.graalvm.nativeimage.c.type.CCharPointerPointer):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.createIsolate(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters):int"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.initialize():void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.fill(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, byte):void"
unit,"com.oracle.svm.core.IsolateArgumentParser.parse(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters, com.oracle.svm.core.IsolateArguments):void"
unit,"com.oracle.svm.core.IsolateArgumentParser.initialize(com.oracle.svm.core.IsolateArguments, com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters):void"
unit,"com.oracle.svm.core.IsolateArgumentParser.copyStringArguments(com.oracle.svm.core.IsolateArguments):void"
unit,"com.oracle.svm.core.container.Container.initialize():void"
unit,"com.oracle.svm.core.Isolates.create(org.graalvm.nativeimage.c.type.WordPointer, com.oracle.svm.core.IsolateArguments):int"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.initialize(org.graalvm.nativeimage.c.type.WordPointer, com.oracle.svm.core.IsolateArguments):int"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.reserve(org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, boolean):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.initialize(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer):int"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.initializeImageHeap(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.word.Pointer, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, org.graalvm.word.Pointer, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word):int"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.openImageFile(jdk.graal.compiler.word.Word, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.type.WordPointer):int"
unit,"com.oracle.svm.core.posix.linux.ProcFSSupport.findMapping(int, org.graalvm.nativeimage.c.type.CCharPointer, int, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer, boolean):boolean"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.checkImageFileMagic(int, int, org.graalvm.nativeimage.c.type.CCharPointer, int, org.graalvm.word.Pointer):boolean"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.mapFile(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, org.graalvm.word.WordBase, org.graalvm.word.UnsignedWord, int):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.copyRelocations(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, org.graalvm.word.Pointer, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, org.graalvm.word.Pointer):int"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.commit(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, int):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.protect(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, int):int"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.unprotectWritablePages(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word):int"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.initialize(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.word.Pointer):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.createIsolate0(org.graalvm.nativeimage.Isolate, com.oracle.svm.core.IsolateArguments):int"
unit,"com.oracle.svm.core.IsolateListenerSupport.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"com.oracle.svm.core.SubstrateSegfaultHandler$SingleIsolateSegfaultSetup.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"com.oracle.svm.core.IsolateListenerSupport$IsolateListener.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"dev.thaw.layout.StartupRecorder.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"dev.thaw.layout.StartupRecorder.record(boolean):void"
unit,"dev.thaw.layout.StartupRecorder.withProcess(org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.CCharPointer"
unit,"com.oracle.svm.core.code.ImageCodeInfo.prepareCodeInfo():com.oracle.svm.core.code.CodeInfo"
unit,"com.oracle.svm.core.code.ImageCodeInfo.prepareCodeInfo0(com.oracle.svm.core.code.ImageCodeInfo, com.oracle.svm.core.code.CodeInfoImpl, com.oracle.svm.core.code.CodeInfo):void"
unit,"com.oracle.svm.core.thread.VMThreads.ensureInitialized():boolean"
unit,"com.oracle.svm.core.locks.VMLockSupport.initialize():boolean"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMCondition.initialize():int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.enterAttachThread0(org.graalvm.nativeimage.Isolate, boolean, boolean, boolean, boolean):int"
unit,"com.oracle.svm.core.thread.VMThreads.findIsolateThreadForCurrentOSThread(boolean):org.graalvm.nativeimage.IsolateThread"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMMutex.lockNoTransitionUnspecifiedOwner():void"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMMutex.unlockNoTransitionUnspecifiedOwner():void"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.attachUnattachedThread(org.graalvm.nativeimage.Isolate, boolean, boolean):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.enterByIsolate(org.graalvm.nativeimage.Isolate):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.attachThread(org.graalvm.nativeimage.Isolate, boolean, boolean):int"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.initialize():boolean"
unit,"com.oracle.svm.core.posix.linux.LinuxStackOverflowSupport.lookupStack0(org.graalvm.nativeimage.c.type.WordPointer, org.graalvm.nativeimage.c.type.WordPointer):boolean"
unit,"com.oracle.svm.core.thread.VMThreads.attachThread(org.graalvm.nativeimage.IsolateThread):int"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMMutex.lockNoTransition():void"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.attachThread(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache.cacheOptionValues():void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.initialize(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMCondition.broadcast():void"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMMutex.unlock():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.assignCurrent0(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ThreadListenerSupport.beforeThreadStart(org.graalvm.nativeimage.IsolateThread, java.lang.Thread):void"
unit,"com.oracle.svm.core.jdk.management.SubstrateThreadMXBean.noteThreadStart(java.lang.Thread):void"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.initializeIsolate(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.initializeIsolateInterruptibly0(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.initializeIsolateInterruptibly1(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters):int"
unit,"com.oracle.svm.core.Isolates.assignIsolateId(boolean):void"
unit,"com.oracle.svm.core.heap.PhysicalMemory.initialize():void"
unit,"com.oracle.svm.core.posix.linux.LinuxPhysicalMemorySupportImpl.size():org.graalvm.word.UnsignedWord"
unit,"com.oracle.svm.core.Isolates.assignStartTime():void"
unit,"java.lang.System.nanoTime():long"
unit,"java.lang.System.currentTimeMillis():long"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.checkForError():void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.ensureInitialized(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitor(java.lang.Object, boolean, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitorFromObject(java.lang.Object, boolean, int, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.genscavenge.graal.GenScavengeAllocationSupport.slowNewInstance(jdk.graal.compiler.word.Word):java.lang.Object"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.onYellowZoneMadeAvailable(int, int):void"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewInstance(jdk.graal.compiler.word.Word):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateInstanceInCurrentTlab(java.lang.Class, org.graalvm.word.UnsignedWord):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewInstanceWithoutAllocating(java.lang.Class, org.graalvm.word.UnsignedWord):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.exitIfAllocationDisallowed(java.lang.String, java.lang.String):void"
unit,"com.oracle.svm.core.genscavenge.GCImpl.maybeCollectOnAllocation(org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewInstanceWithoutAllocation0(java.lang.Class, org.graalvm.word.UnsignedWord):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateRawMemory(org.graalvm.word.UnsignedWord, com.oracle.svm.core.c.BooleanPointer):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.allocateRawMemoryInTlabSlow(org.graalvm.word.UnsignedWord):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.retireTlab(org.graalvm.nativeimage.IsolateThread, boolean):void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.computeSizeOfNewTlab(org.graalvm.word.UnsignedWord):org.graalvm.word.UnsignedWord"
unit,"com.oracle.svm.core.genscavenge.HeapAllocation.attemptAllocation(org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.thread.JavaSpinLockUtils.tryLock(java.lang.Object, long, int):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapAllocation.attemptAllocationInNewChunk(org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.genscavenge.HeapAllocation.retainAllocChunk():void"
unit,"com.oracle.svm.core.genscavenge.HeapAllocation.newAllocChunkAndAllocate(org.graalvm.word.UnsignedWord):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.genscavenge.HeapChunkProvider.produceAlignedChunk():com.oracle.svm.core.genscavenge.AlignedHeapChunk$AlignedHeader"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.allocateAlignedChunk(org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.allocateInHeapAddressSpace(org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.nativeimage.c.type.WordPointer):int"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.createNodeForTrailingMemory(com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider$FreeListNode, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.fillTlab(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.type.WordPointer):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.updateSizeParameters():void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.computeSizeParameters(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters):com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.getMaximumHeapSizeOptionValue():long"
unit,"jdk.graal.compiler.options.ModifiableOptionValues.get(jdk.graal.compiler.options.OptionKey):java.lang.Object"
unit,"jdk.graal.compiler.options.OptionValues.get(org.graalvm.collections.UnmodifiableEconomicMap, jdk.graal.compiler.options.OptionKey):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.get(java.lang.Object):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.find(java.lang.Object):int"
unit,"org.graalvm.collections.EconomicMapImpl.findLinear(java.lang.Object):int"
unit,"org.graalvm.collections.EconomicMapImpl.compareKeys(java.lang.Object, java.lang.Object):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapParameters.getMaximumHeapSizePercent():int"
unit,"jdk.graal.compiler.options.ModifiableOptionValues.containsKey(jdk.graal.compiler.options.OptionKey):boolean"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters.get(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.updateSizeParameters0(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.updateSizeParametersLocked(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.getMaximumEdenSize():org.graalvm.word.UnsignedWord"
unit,"com.oracle.svm.core.genscavenge.remset.CardTableBasedRememberedSet.dirtyAllReferencesIfNecessary(java.lang.Object):void"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.onYellowZoneProtected(int, int):void"
unit,"java.lang.Thread.start():void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.slowPathMonitorEnter(java.lang.Object):void"
unit,"com.oracle.svm.core.thread.VMOperationControl.guaranteeOkayToBlock(java.lang.String):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.monitorEnter(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):void"
unit,"java.lang.Thread.start0():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.getRequestedStackSize(java.lang.Thread):long"
unit,"com.oracle.svm.core.thread.PlatformThreads.startThread(java.lang.Thread, long):void"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.doStartThread(java.lang.Thread, long):boolean"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.makeYellowZoneAvailable():void"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.doStartThread0(java.lang.Thread, com.oracle.svm.core.posix.headers.Pthread$pthread_attr_t):boolean"
unit,"com.oracle.svm.core.thread.PlatformThreads.prepareStart(java.lang.Thread, int):com.oracle.svm.core.thread.PlatformThreads$ThreadStartData"
unit,"com.oracle.svm.core.memory.NativeMemory.malloc(org.graalvm.word.UnsignedWord, com.oracle.svm.core.nmt.NmtCategory):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.posix.headers.PosixLibC.malloc(org.graalvm.word.UnsignedWord):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.handles.ObjectHandlesImpl.create(java.lang.Object):org.graalvm.nativeimage.ObjectHandle"
unit,"java.lang.Math.toIntExact(long):int"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.protectYellowZone():void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_attr_destroy(com.oracle.svm.core.posix.headers.Pthread$pthread_attr_t):int"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.slowPathMonitorExit(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.monitorExit(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.release(long):boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitor.tryRelease(long):boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.signalNext(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node):void"
unit,"com.oracle.svm.core.IsolateArgumentParser.copyToRuntimeOptions():void"
unit,"com.oracle.svm.core.SubstrateUtil.convertCToJavaArgs(int, org.graalvm.nativeimage.c.type.CCharPointerPointer):java.lang.String[]"
unit,"com.oracle.svm.core.c.CTypeConversionSupportImpl.toJavaString(org.graalvm.nativeimage.c.type.CCharPointer):java.lang.String"
unit,"com.oracle.svm.core.c.CTypeConversionSupportImpl.toJavaStringUnchecked(org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.word.UnsignedWord):java.lang.String"
unit,"java.lang.String.<init>(java.nio.charset.Charset, byte[], int, int):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringCodingCountPositives(org.graalvm.word.Pointer, int):int"
unit,"java.util.Arrays.copyOfRange(byte[], int, int):byte[]"
unit,"com.oracle.svm.core.graal.jdk.SubstrateObjectCloneSnippets.doClone(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyPrimitiveArrayForward(java.lang.Object, int, java.lang.Object, int, int, int):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyPrimitiveArrayForward(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyLongsForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.option.RuntimeOptionParser.parseAndConsumeAllOptions(java.lang.String[], boolean):java.lang.String[]"
unit,"com.oracle.svm.core.properties.RuntimeSystemPropertyParser.parse(java.lang.String[], java.lang.String, java.lang.String):java.lang.String[]"
unit,"com.oracle.svm.core.properties.RuntimeSystemPropertyParser.parseProperty(java.lang.String, org.graalvm.collections.EconomicMap, java.lang.String, java.lang.String):boolean"
unit,"java.lang.String.startsWith(java.lang.String, int):boolean"
unit,"jdk.internal.util.ArraysSupport.mismatch(byte[], int, byte[], int, int):int"
unit,"org.graalvm.collections.EconomicMapImpl$2.advance():boolean"
unit,"com.oracle.svm.core.option.RuntimeOptionParser.parse(java.lang.String[], java.lang.String, java.lang.String, java.lang.String, java.lang.String, boolean):java.lang.String[]"
unit,"com.oracle.svm.core.posix.PosixNativeLibrarySupport.initializeBuiltinLibraries():boolean"
unit,"com.oracle.svm.core.posix.PosixNativeLibrarySupport.loadJavaLibrary():void"
unit,"com.oracle.svm.core.jdk.JNIPlatformNativeLibrarySupport.loadJavaLibrary():void"
unit,"com.oracle.svm.core.jdk.NativeLibraries.loadLibraryRelative(java.lang.String):void"
unit,"java.io.File.<init>(java.lang.String):void"
unit,"java.io.UnixFileSystem.normalize(java.lang.String):java.lang.String"
unit,"java.lang.String.indexOf(java.lang.String):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.indexOfTwoConsecutiveS1(java.lang.Object, long, int, int, int, int):int"
unit,"java.lang.String.endsWith(java.lang.String):boolean"
unit,"com.oracle.svm.core.jdk.NativeLibraries.loadLibrary0(java.io.File, boolean):boolean"
unit,"java.io.File.getName():java.lang.String"
unit,"java.lang.String.lastIndexOf(int, int):int"
unit,"java.lang.StringLatin1.lastIndexOf(byte[], int, int):int"
unit,"java.lang.String.substring(int, int):java.lang.String"
unit,"jdk.internal.util.Preconditions.checkFromToIndex(int, int, int, java.util.function.BiFunction):int"
unit,"com.oracle.svm.core.jdk.NativeLibrarySupport.addLibrary(boolean, java.lang.String, boolean):boolean"
unit,"java.util.concurrent.locks.ReentrantLock$Sync.lock():void"
unit,"java.util.concurrent.locks.ReentrantLock$NonfairSync.initialTryLock():boolean"
unit,"java.util.concurrent.CopyOnWriteArrayList$COWIterator.next():java.lang.Object"
unit,"java.util.ArrayDeque.addFirst(java.lang.Object):void"
unit,"com.oracle.svm.core.posix.PosixNativeLibrarySupport$PosixNativeLibrary.doLoad():boolean"
unit,"com.oracle.svm.core.jdk.Jvm.initialize():void"
unit,"com.oracle.svm.core.jni.JNILibraryInitializer.initialize(com.oracle.svm.core.jdk.PlatformNativeLibrarySupport$NativeLibrary):void"
unit,"com.oracle.svm.core.jni.JNILibraryInitializer.getOnLoadSymbolAddress(java.lang.String):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.c.CGlobalDataNonConstantRegistry.getCGlobalDataInfo(com.oracle.svm.core.c.CGlobalDataImpl):com.oracle.svm.core.graal.code.CGlobalDataInfo"
unit,"com.oracle.svm.core.jni.functions.JNIFunctionTables.getGlobalJavaVM():com.oracle.svm.core.jni.headers.JNIJavaVM"
unit,"java.util.ArrayDeque.removeFirst():java.lang.Object"
unit,"java.util.ArrayDeque.pollFirst():java.lang.Object"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.release(int):boolean"
unit,"java.util.concurrent.locks.ReentrantLock$Sync.tryRelease(int):boolean"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.signalNext(java.util.concurrent.locks.AbstractQueuedSynchronizer$Node):void"
unit,"java.io.FileDescriptor.initIDs():void"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.pushLocalFrame(int):int"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.createLocals():com.oracle.svm.core.handles.ThreadLocalHandles"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.pushFrame(int):int"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.ensureCapacity(int):void"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.growCapacity(int):void"
unit,"java.util.Arrays.copyOf(java.lang.Object[], int, java.lang.Class):java.lang.Object[]"
unit,"com.oracle.svm.core.graal.jdk.SubstrateArraycopySnippets.doArraycopy(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"com.oracle.svm.core.util.ArrayUtil.boundsCheckInSnippet(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.createLocal(java.lang.Object):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetFieldID_RDCQoLPI86K2MoWycAFc59(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIFieldId"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetFieldID(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIFieldId"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.getFieldID(com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer, boolean):com.oracle.svm.core.jni.headers.JNIFieldId"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.getObject(com.oracle.svm.core.jni.headers.JNIObjectHandle):java.lang.Object"
unit,"com.oracle.svm.core.util.Utf8.wrapUtf8CString(org.graalvm.nativeimage.c.type.CCharPointer):java.lang.CharSequence"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getFieldID(java.lang.Class, java.lang.CharSequence, boolean):com.oracle.svm.core.jni.headers.JNIFieldId"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.findField(java.lang.Class, java.lang.CharSequence, boolean, java.lang.String):com.oracle.svm.core.jni.access.JNIAccessibleField"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getDeclaredField(java.lang.Class, java.lang.CharSequence, boolean, java.lang.String):com.oracle.svm.core.jni.access.JNIAccessibleField"
unit,"org.graalvm.collections.EconomicMapImpl.findHash(java.lang.Object):int"
unit,"org.graalvm.collections.EconomicMapImpl.getHashIndex(java.lang.Object):int"
unit,"java.lang.Object.hashCode():int"
unit,"org.graalvm.collections.EconomicMapImpl.getHashTableSize():int"
unit,"org.graalvm.collections.EconomicMapImpl.getHashArray(int):int"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleClass.getField(java.lang.CharSequence):com.oracle.svm.core.jni.access.JNIAccessibleField"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary$1.equals(java.lang.Object, java.lang.Object):boolean"
unit,"java.lang.CharSequence.compare(java.lang.CharSequence, java.lang.CharSequence):int"
unit,"com.oracle.svm.core.util.Utf8$WrappedAsciiCString.length():int"
unit,"java.lang.String.length():int"
unit,"com.oracle.svm.core.util.Utf8$WrappedAsciiCString.charAt(int):char"
unit,"java.lang.String.charAt(int):char"
unit,"java.lang.StringLatin1.charAt(byte[], int):char"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleMember.isDiscoverableIn(java.lang.Class):boolean"
unit,"com.oracle.svm.core.jni.JNIGeneratedMethodSupport.nativeCallEpilogue(int):void"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.popFramesIncluding(int):void"
unit,"com.oracle.svm.core.jni.JNIGeneratedMethodSupport.rethrowPendingException():void"
unit,"java.io.FileInputStream.initIDs():void"
unit,"java.io.FileOutputStream.initIDs():void"
unit,"com.oracle.svm.core.jdk.JNIPlatformNativeLibrarySupport.initializeEncoding():void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.getCurrentProperty(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.ensurePropertyInitialized(java.lang.String):void"
unit,"java.util.HashMap.getNode(java.lang.Object):java.util.HashMap$Node"
unit,"java.lang.String.hashCode():int"
unit,"java.util.Properties.getProperty(java.lang.String):java.lang.String"
unit,"java.util.concurrent.ConcurrentHashMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.<init>(java.lang.CharSequence):void"
unit,"java.lang.String.encodeUTF8(byte, byte[], boolean):byte[]"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport.create(java.lang.Object):org.graalvm.nativeimage.PinnedObject"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport.pushPinnedObject(com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl):void"
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.get():org.graalvm.nativeimage.c.type.CCharPointer"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl.addressOfArrayElement(int):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_EnsureLocalCapacity_95sZz0JApQ2exTojINUsK0(com.oracle.svm.core.jni.headers.JNIEnvironment, int):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.EnsureLocalCapacity(com.oracle.svm.core.jni.headers.JNIEnvironment, int):int"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.ensureLocalCapacity(int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_FindClass_WdpXWy59HpA6iNyLfwEa0H(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.FindClass(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getClassObjectByName(java.lang.CharSequence):java.lang.Class"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary$1.hashCode(java.lang.Object):int"
unit,"com.oracle.svm.core.util.Utf8$WrappedAsciiCString.hashCode():int"
unit,"com.oracle.svm.core.util.Utf8$WrappedAsciiCString.toString():java.lang.String"
unit,"java.lang.AbstractStringBuilder.<init>(java.lang.CharSequence):void"
unit,"java.lang.AbstractStringBuilder.append(java.lang.CharSequence):java.lang.AbstractStringBuilder"
unit,"java.lang.StringBuilder.append(java.lang.CharSequence, int, int):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.append(java.lang.CharSequence, int, int):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.ensureCapacitySameCoder(byte[], byte, int):byte[]"
unit,"java.lang.AbstractStringBuilder.appendChars(byte[], byte, int, java.lang.CharSequence, int, int):byte[]"
unit,"java.lang.String.<init>(java.lang.AbstractStringBuilder, java.lang.Void):void"
unit,"java.lang.StringBuilder.length():int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewGlobalRef_IaM8kqXOZfCQ5NKMFqtgVI(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewGlobalRef(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.newGlobalRef(com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_DeleteLocalRef_g24OyoWNcWDEAOjHztooc1(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.DeleteLocalRef(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.deleteLocalRef(com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewStringUTF_DjdZcV8DUjC9PGRgwwR996(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewStringUTF(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.util.Utf8.utf8ToString(org.graalvm.nativeimage.c.type.CCharPointer):java.lang.String"
unit,"java.nio.DirectByteBuffer.<init>(long, long):void"
unit,"java.nio.DirectByteBuffer.checkCapacity(long):int"
unit,"java.nio.Buffer.<init>(int, int, int, int, java.lang.foreign.MemorySegment):void"
unit,"java.nio.MappedByteBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.Buffer.limit(int):java.nio.Buffer"
unit,"java.nio.MappedByteBuffer.position(int):java.nio.Buffer"
unit,"java.nio.Buffer.position(int):java.nio.Buffer"
unit,"com.oracle.svm.core.util.Utf8.utf8ToString(boolean, java.nio.ByteBuffer):java.lang.String"
unit,"java.nio.DirectByteBuffer.get():byte"
unit,"java.nio.Buffer.nextGetIndex():int"
unit,"java.lang.AbstractStringBuilder.append(char):java.lang.AbstractStringBuilder"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.tryCreateNonNull(java.lang.Object):org.graalvm.nativeimage.ObjectHandle"
unit,"org.graalvm.collections.EconomicMapImpl.findWithCollision(java.lang.Object, org.graalvm.collections.EconomicMapImpl$CollisionLink):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetStaticMethodID(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.getMethodID(com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer, boolean):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.getMethodID(java.lang.Class, java.lang.CharSequence, java.lang.CharSequence, boolean):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getMethodID(java.lang.Class, java.lang.CharSequence, java.lang.CharSequence, boolean):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.findMethod(java.lang.Class, com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor, java.lang.String):com.oracle.svm.core.jni.access.JNIAccessibleMethod"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getDeclaredMethod(java.lang.Class, com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor, java.lang.String):com.oracle.svm.core.jni.access.JNIAccessibleMethod"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleClass.getMethod(com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor):com.oracle.svm.core.jni.access.JNIAccessibleMethod"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor.equals(java.lang.Object):boolean"
unit,"com.oracle.svm.core.jni.access.JNIReflectionDictionary.getMethodByID(com.oracle.svm.core.jni.headers.JNIMethodId):com.oracle.svm.core.jni.access.JNIAccessibleMethod"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke_A_A(long, long, int, long):long"
unit,"java.nio.charset.Charset.forName(java.lang.String):java.nio.charset.Charset"
unit,"java.nio.charset.Charset.lookup(java.lang.String):java.nio.charset.Charset"
unit,"java.nio.charset.Charset.lookup2(java.lang.String):java.nio.charset.Charset"
unit,"java.lang.String.toLowerCase(java.util.Locale):java.lang.String"
unit,"java.lang.StringLatin1.toLowerCase(java.lang.String, byte[], java.util.Locale):java.lang.String"
unit,"jdk.internal.util.ArraysSupport.hashCodeOfUnsigned(byte[], int, int, int):int"
unit,"java.lang.String.equals(java.lang.Object):boolean"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.arrayRegionEqualsS1S1(java.lang.Object, long, java.lang.Object, long, int):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ExceptionCheck(com.oracle.svm.core.jni.headers.JNIEnvironment):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetMethodID(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor.hashCode():int"
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.close():void"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl.close():void"
unit,"java.io.UnixFileSystem.initIDs():void"
unit,"com.oracle.svm.core.posix.PosixNativeLibrarySupport.loadNetLibrary():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIInvocationInterface_GetEnv_jQ5L6Bu6Km1hy2UEYVJLHC(com.oracle.svm.core.jni.headers.JNIJavaVM, org.graalvm.nativeimage.c.type.WordPointer, int):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.isAttached(org.graalvm.nativeimage.Isolate):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIInvocationInterface.GetEnv(com.oracle.svm.core.jni.headers.JNIJavaVM, org.graalvm.nativeimage.c.type.WordPointer, int):int"
unit,"java.lang.Object.equals(java.lang.Object):boolean"
unit,"java.lang.AbstractStringBuilder.ensureCapacityNewCoder(byte[], byte, int, int, byte):byte[]"
unit,"java.lang.AbstractStringBuilder.newCapacity(byte[], byte, int):int"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJIJ_J_VARARGS(long, long, long, long):long"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke_A_J(long, long, int, long):long"
unit,"java.lang.Boolean.getBoolean(java.lang.String):boolean"
unit,"java.lang.System.getProperty(java.lang.String):java.lang.String"
unit,"java.lang.System.checkKey(java.lang.String):void"
unit,"java.lang.String.equalsIgnoreCase(java.lang.String):boolean"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.setCurrentProperty(java.lang.String, java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.monitor.JavaMonitor.monitorEnter(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.JavaMonitor.tryLock():boolean"
unit,"java.util.concurrent.ConcurrentHashMap.putVal(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap.addCount(long, int):void"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.updateStackOverflowBoundary():void"
unit,"com.oracle.svm.core.jdk.RuntimeSupport.executeHooks(java.util.concurrent.atomic.AtomicReference):void"
unit,"com.oracle.svm.core.cpufeature.RuntimeCPUFeatureCheckInitializer.execute(boolean):void"
unit,"com.oracle.svm.core.cpufeature.RuntimeCPUFeatureCheckImpl.compute():int"
unit,"java.lang.Class.getSimpleName():java.lang.String"
unit,"java.lang.Class.reflectionData():java.lang.Class$ReflectionData"
unit,"java.lang.Class.newReflectionData(java.lang.ref.SoftReference, int):java.lang.Class$ReflectionData"
unit,"java.lang.ref.Reference.<init>(java.lang.Object, java.lang.ref.ReferenceQueue):void"
unit,"java.lang.Class.getSimpleName0():java.lang.String"
unit,"java.lang.Class.getSimpleBinaryName():java.lang.String"
unit,"java.lang.Class.isTopLevelClass():boolean"
unit,"java.lang.Class.hasEnclosingMethodInfo():boolean"
unit,"java.lang.Class.getEnclosingMethod0():java.lang.Object[]"
unit,"java.lang.Class.getDeclaringClass0():java.lang.Class"
unit,"java.lang.StringLatin1.newString(byte[], int, int):java.lang.String"
unit,"com.oracle.svm.core.amd64.AMD64CPUFeatureAccess.determineHostCPUFeatures():java.util.EnumSet"
unit,"java.util.EnumSet.noneOf(java.lang.Class):java.util.EnumSet"
unit,"java.lang.Class.getEnumConstantsShared():java.lang.Object[]"
unit,"com.oracle.svm.core.amd64.AMD64LibCHelper.determineCPUFeatures(com.oracle.svm.core.amd64.AMD64LibCHelper$CPUFeatures):void"
unit,"jdk.vm.ci.amd64.AMD64$CPUFeature.values():jdk.vm.ci.amd64.AMD64$CPUFeature[]"
unit,"com.oracle.svm.core.CPUFeatureAccessImpl.isFeaturePresent(java.lang.Enum, org.graalvm.word.Pointer, java.util.List):boolean"
unit,"java.util.JumboEnumSet.add(java.lang.Object):boolean"
unit,"java.util.JumboEnumSet.add(java.lang.Enum):boolean"
unit,"java.util.EnumSet.typeCheck(java.lang.Enum):void"
unit,"com.oracle.svm.core.cpufeature.RuntimeCPUFeatureCheckImpl.computeFeatureMaskInternal(java.util.EnumSet):int"
unit,"java.util.JumboEnumSet.iterator():java.util.Iterator"
unit,"java.util.JumboEnumSet$EnumSetIterator.hasNext():boolean"
unit,"java.util.JumboEnumSet$EnumSetIterator.next():java.lang.Object"
unit,"java.util.JumboEnumSet$EnumSetIterator.next():java.lang.Enum"
unit,"com.oracle.svm.core.metadata.MetadataTracer$$Lambda/0x36dc7666adb8be58b55896e1e07c01e40.execute(boolean):void"
unit,"com.oracle.svm.core.metadata.MetadataTracer.lambda$checkImproperOptionUsageHook$0(java.lang.String, boolean):void"
unit,"com.oracle.svm.core.JavaMainWrapper.runCore0():int"
unit,"com.oracle.svm.core.jdk.RuntimeSupport.initialize():void"
unit,"com.oracle.svm.core.option.RuntimeOptionValidationSupport.validate():void"
unit,"com.oracle.svm.core.util.RuntimeImageHeapList.size():int"
unit,"java.util.AbstractList$Itr.next():java.lang.Object"
unit,"com.oracle.svm.core.util.RuntimeImageHeapList.get(int):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache$$Lambda/0xcb7efc87921a08899d2c877ee90cb37c0.accept(java.lang.Object):void"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache.lambda$registerOptionValidations$0(long, com.oracle.svm.core.option.RuntimeOptionKey):void"
unit,"jdk.graal.compiler.options.OptionKey.getValue(jdk.graal.compiler.options.OptionValues):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache$$Lambda/0x645865389bc725952e2f4e47f3399cf90.accept(java.lang.Object):void"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache.lambda$registerOptionValidations$1(long, com.oracle.svm.core.option.RuntimeOptionKey):void"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache$$Lambda/0x7e99478c5e6b900a942abf0c1289c2370.accept(java.lang.Object):void"
unit,"com.oracle.svm.core.genscavenge.TlabOptionCache.lambda$registerOptionValidations$2(long, com.oracle.svm.core.option.RuntimeOptionKey):void"
unit,"com.oracle.svm.core.IsolateArgumentParser.verifyOptionValues():void"
unit,"com.oracle.svm.core.IsolateArgumentParser.getOptionValue(int):java.lang.Object"
unit,"com.oracle.svm.core.IsolateArgumentParser.validate(com.oracle.svm.core.option.RuntimeOptionKey, java.lang.Object):void"
unit,"java.lang.Long.equals(java.lang.Object):boolean"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyHeapOptions():void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyReservedAddressSpaceSize():void"
unit,"jdk.graal.compiler.options.OptionKey.getName():java.lang.String"
unit,"java.lang.StringConcatHelper.stringSize(int, java.lang.String):int"
unit,"java.lang.String.getBytes(byte[], int, byte):void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyAgainstMaxAddressSpaceSize(org.graalvm.word.UnsignedWord, java.lang.String):void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyMaxHeapSize():void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyAgainstReservedAddressSpaceSize(org.graalvm.word.UnsignedWord, java.lang.String):void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyMinHeapSize():void"
unit,"com.oracle.svm.core.heap.HeapSizeVerifier.verifyMaxNewSize():void"
unit,"com.oracle.svm.core.SubstrateExitHandlerStartupHook.execute(boolean):void"
unit,"com.oracle.svm.core.SubstrateOptions$10.getValueOrDefault(org.graalvm.collections.UnmodifiableEconomicMap):java.lang.Boolean"
unit,"org.graalvm.nativeimage.ImageInfo.isExecutable():boolean"
unit,"org.graalvm.nativeimage.ImageInfo.ensureKindAvailable():void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.slowPath(com.oracle.svm.core.classinitialization.ClassInitializationInfo, java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.markReached(java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.doInitialize(com.oracle.svm.core.classinitialization.ClassInitializationInfo, java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.invokeClassInitializer(java.lang.Class):void"
unit,"java.lang.Terminator.<clinit>():void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.setInitializationStateAndNotify(com.oracle.svm.core.classinitialization.ClassInitializationInfo$InitState):void"
unit,"java.lang.Terminator.setup():void"
unit,"jdk.internal.misc.Signal.<init>(java.lang.String):void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.findSignal(java.lang.String):int"
unit,"java.util.ImmutableCollections$MapN.get(java.lang.Object):java.lang.Object"
unit,"java.util.ImmutableCollections$MapN.probe(java.lang.Object):int"
unit,"jdk.internal.misc.Signal.handle(jdk.internal.misc.Signal, jdk.internal.misc.Signal$Handler):jdk.internal.misc.Signal$Handler"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitorSlow(java.lang.Object, boolean, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"jdk.internal.misc.Signal.handle0(int, long):long"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.installJavaSignalHandler(int, long):long"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.ensureInitialized():void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.startDispatcherThread():void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport$DispatcherThread.<init>():void"
unit,"java.lang.Thread.<init>(java.lang.ThreadGroup, java.lang.String, int, java.lang.Runnable, long):void"
unit,"com.oracle.svm.core.thread.JavaThreads.initNewThreadLocalsAndLoader(java.lang.Thread, boolean, java.lang.Thread):void"
unit,"java.lang.Thread.setDaemon(boolean):void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.installJavaSignalHandler0(int, long, boolean):long"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.installNativeSignalHandler0(int, com.oracle.svm.core.posix.headers.Signal$SignalDispatcher, int, boolean):com.oracle.svm.core.posix.headers.Signal$SignalDispatcher"
unit,"java.util.Hashtable.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.Integer.hashCode():int"
unit,"java.util.Hashtable.addEntry(int, java.lang.Object, java.lang.Object, int):void"
unit,"jdk.internal.misc.Signal.hashCode():int"
unit,"com.oracle.svm.core.SubstrateSegfaultHandlerStartupHook.execute(boolean):void"
unit,"com.oracle.svm.core.posix.PosixSubstrateSegfaultHandler.install():void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.installNativeSignalHandler(com.oracle.svm.core.posix.headers.Signal$SignalEnum, com.oracle.svm.core.posix.headers.Signal$AdvancedSignalDispatcher, int, boolean):void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.installNativeSignalHandler0(int, com.oracle.svm.core.posix.headers.Signal$AdvancedSignalDispatcher, int, boolean):void"
unit,"com.oracle.svm.core.posix.IgnoreSignalsStartupHook.execute(boolean):void"
unit,"com.oracle.svm.core.posix.IgnoreSignalsStartupHook.installNoopHandler(com.oracle.svm.core.posix.headers.Signal$SignalEnum, boolean):void"
unit,"com.oracle.svm.core.jni.JNIJavaVMList.addJavaVM(com.oracle.svm.core.jni.headers.JNIJavaVM):void"
unit,"com.oracle.svm.core.memory.NativeMemory.calloc(org.graalvm.word.UnsignedWord, com.oracle.svm.core.nmt.NmtCategory):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.posix.headers.PosixLibC.calloc(org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):org.graalvm.word.PointerBase"
unit,"dev.thaw.command.image.NativeCommand.main(java.lang.String[]):void"
unit,"java.lang.Class.getPackageName():java.lang.String"
unit,"java.lang.Class.computePackageName():java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.intern(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.doIntern(java.lang.String):java.lang.String"
unit,"java.util.Arrays.binarySearch0(java.lang.Object[], int, int, java.lang.Object):int"
unit,"java.lang.String.compareTo(java.lang.Object):int"
unit,"java.lang.String.compareTo(java.lang.String):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.byteArrayCompareToByteArray(org.graalvm.word.Pointer, int, org.graalvm.word.Pointer, int):int"
unit,"java.util.concurrent.ConcurrentHashMap.initTable():java.util.concurrent.ConcurrentHashMap$Node[]"
unit,"java.lang.AbstractStringBuilder.append(java.lang.String):java.lang.AbstractStringBuilder"
unit,"java.lang.String.getBytes(java.nio.charset.Charset):byte[]"
unit,"java.lang.String.encode(java.nio.charset.Charset, byte, byte[]):byte[]"
unit,"java.lang.Class.getTypeName():java.lang.String"
unit,"java.lang.Integer.parseInt(java.lang.String, int):int"
unit,"java.lang.Character.digit(int, int):int"
unit,"java.lang.CharacterDataLatin1.digit(int, int):int"
unit,"jdk.internal.util.DecimalDigits.uncheckedGetCharsLatin1(int, int, byte[]):int"
unit,"java.lang.Class.privateGetDeclaredFields(boolean):java.lang.reflect.Field[]"
unit,"java.lang.Class.getDeclaredFields0(boolean):java.lang.reflect.Field[]"
unit,"java.lang.Class.getDeclaredFields0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Field[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseFields(java.lang.Class, int, boolean, int):java.lang.reflect.Field[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, java.util.function.Function, int):java.lang.Object[]"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.read():long"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x3c50fdd4280b589b11f4db437704c8380.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeField(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, boolean, boolean, int):java.lang.Object"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.readPacked(int):long"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeConditions(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):com.oracle.svm.core.configure.RuntimeConditionSet"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeMemberName(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.String"
unit,"com.oracle.svm.core.c.NonmovableArrays.addressOf(com.oracle.svm.core.c.NonmovableArray, int):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeType(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Class"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeOtherString(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.String"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeByteArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader):byte[]"
unit,"jdk.internal.reflect.Reflection.filterFields(java.lang.Class, java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"jdk.internal.reflect.Reflection.filter(java.lang.reflect.Member[], java.util.Set):java.lang.reflect.Member[]"
unit,"java.lang.reflect.ReflectAccess.copyField(java.lang.reflect.Field):java.lang.reflect.Field"
unit,"java.lang.reflect.Field.copy():java.lang.reflect.Field"
unit,"java.lang.reflect.AccessibleObject.checkCanSetAccessible(java.lang.Class, java.lang.Class, boolean):boolean"
unit,"java.lang.Module.implIsExportedOrOpen(java.lang.String, java.lang.Module, boolean):boolean"
unit,"java.util.Collection.stream():java.util.stream.Stream"
unit,"java.util.stream.StreamSupport.stream(java.util.Spliterator, boolean):java.util.stream.Stream"
unit,"java.util.stream.StreamOpFlag.fromCharacteristics(java.util.Spliterator):int"
unit,"java.util.Collections$2.characteristics():int"
unit,"java.util.stream.AbstractPipeline.evaluate(java.util.stream.TerminalOp):java.lang.Object"
unit,"java.util.stream.FindOps$FindOp.getOpFlags():int"
unit,"java.util.stream.AbstractPipeline.sourceSpliterator(int):java.util.Spliterator"
unit,"java.util.stream.FindOps$FindOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.FindOps$FindSink$OfRef$$Lambda/0xfd13782c811f055641d93d77d2033db20.get():java.lang.Object"
unit,"java.util.stream.AbstractPipeline.wrapAndCopyInto(java.util.stream.Sink, java.util.Spliterator):java.util.stream.Sink"
unit,"java.util.stream.AbstractPipeline.wrapSink(java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.AbstractPipeline.copyInto(java.util.stream.Sink, java.util.Spliterator):void"
unit,"java.util.stream.AbstractPipeline.copyIntoWithCancel(java.util.stream.Sink, java.util.Spliterator):boolean"
unit,"java.util.Spliterator.getExactSizeIfKnown():long"
unit,"java.util.Collections$2.estimateSize():long"
unit,"java.util.stream.Sink.begin(long):void"
unit,"java.util.stream.ReferencePipeline.forEachWithCancel(java.util.Spliterator, java.util.stream.Sink):boolean"
unit,"java.util.stream.FindOps$FindSink.cancellationRequested():boolean"
unit,"java.util.Collections$2.tryAdvance(java.util.function.Consumer):boolean"
unit,"java.util.stream.FindOps$FindSink.accept(java.lang.Object):void"
unit,"java.util.stream.Sink.end():void"
unit,"java.util.stream.FindOps$FindSink$OfRef.get():java.lang.Object"
unit,"java.util.Optional.get():java.lang.Object"
unit,"java.util.HashSet.contains(java.lang.Object):boolean"
unit,"java.lang.reflect.Field.getOverrideFieldAccessor():jdk.internal.reflect.FieldAccessor"
unit,"java.lang.reflect.Field.acquireOverrideFieldAccessor():jdk.internal.reflect.FieldAccessor"
unit,"jdk.internal.reflect.ReflectionFactory.newFieldAccessor(java.lang.reflect.Field, boolean):jdk.internal.reflect.FieldAccessor"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorFactory.newFieldAccessor(java.lang.reflect.Field, boolean):jdk.internal.reflect.FieldAccessor"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorImpl.<init>(java.lang.reflect.Field):void"
unit,"com.oracle.svm.core.reflect.UnsafeFieldUtil.getFieldOffset(java.lang.reflect.Field):long"
unit,"com.oracle.svm.core.configure.RuntimeConditionSet.satisfied():boolean"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorImpl.ensureObj(java.lang.Object):void"
unit,"java.lang.Class.privateGetDeclaredMethods(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseMethods(java.lang.Class, int, boolean, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x6921a0fdc07b7e46a9d8f533e356cd4b0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeExecutable(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, boolean, boolean, boolean, int):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0xdc50b6bbf86bb05f8c7cca808fec7e950.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.Class.isAnnotation():boolean"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeObject(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Object"
unit,"jdk.internal.reflect.Reflection.filterMethods(java.lang.Class, java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.lang.Class.arrayContentsEq(java.lang.Object[], java.lang.Object[]):boolean"
unit,"java.lang.Class.checkExecutableExists(java.lang.String, java.lang.Class[], java.lang.reflect.Executable, boolean):boolean"
unit,"java.lang.reflect.ReflectAccess.copyMethod(java.lang.reflect.Method):java.lang.reflect.Method"
unit,"java.lang.reflect.Method.copy():java.lang.reflect.Method"
unit,"java.lang.reflect.Method.isCallerSensitive():boolean"
unit,"jdk.internal.reflect.Reflection.isCallerSensitive(java.lang.reflect.Method):boolean"
unit,"java.lang.reflect.Executable.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"java.lang.reflect.Executable.declaredAnnotations():java.util.Map"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class):java.util.Map"
unit,"java.util.Collections$EmptyMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.invoke(java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.preInvoke(java.lang.Object):void"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.invokeTarget(java.lang.Object):org.graalvm.nativeimage.c.function.CFunctionPointer"
unit,"java.util.concurrent.ConcurrentHashMap.transfer(java.util.concurrent.ConcurrentHashMap$Node[], java.util.concurrent.ConcurrentHashMap$Node[]):void"
unit,"java.lang.Runtime.availableProcessors():int"
unit,"com.oracle.svm.core.jdk.Jvm.JVM_ActiveProcessorCount():int"
unit,"com.oracle.svm.core.configure.ConditionalRuntimeValue.getValue():java.lang.Object"
unit,"java.lang.String.<init>(byte[], java.nio.charset.Charset):void"
unit,"java.io.PrintStream.ensureOpen():void"
unit,"java.io.BufferedWriter.write(java.lang.String, int, int):void"
unit,"java.io.BufferedWriter.ensureOpen():void"
unit,"java.io.BufferedWriter.growIfNeeded(int):void"
unit,"java.lang.String.getChars(int, int, char[], int):void"
unit,"jdk.internal.util.Preconditions.checkFromIndexSize(int, int, int, java.util.function.BiFunction):int"
unit,"java.lang.StringLatin1.getChars(byte[], int, int, char[], int):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringLatin1Inflate(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):void"
unit,"java.io.BufferedWriter.flushBuffer():void"
unit,"sun.nio.cs.StreamEncoder.write(char[], int, int):void"
unit,"sun.nio.cs.StreamEncoder.ensureOpen():void"
unit,"sun.nio.cs.StreamEncoder.implWrite(char[], int, int):void"
unit,"java.nio.CharBuffer.wrap(char[], int, int):java.nio.CharBuffer"
unit,"java.nio.CharBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.CharBuffer.position(int):java.nio.Buffer"
unit,"sun.nio.cs.StreamEncoder.implWrite(java.nio.CharBuffer):void"
unit,"sun.nio.cs.StreamEncoder.growByteBufferIfNeeded(int):void"
unit,"java.nio.charset.CharsetEncoder.encode(java.nio.CharBuffer, java.nio.ByteBuffer, boolean):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Encoder.encodeLoop(java.nio.CharBuffer, java.nio.ByteBuffer):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Encoder.encodeArrayLoop(java.nio.CharBuffer, java.nio.ByteBuffer):java.nio.charset.CoderResult"
unit,"java.nio.CharBuffer.array():char[]"
unit,"java.nio.CharBuffer.arrayOffset():int"
unit,"java.nio.ByteBuffer.array():byte[]"
unit,"java.nio.ByteBuffer.arrayOffset():int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringCodingEncodeArrayAscii(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):int"
unit,"sun.nio.cs.UTF_8.updatePositions(java.nio.Buffer, int, java.nio.Buffer, int):void"
unit,"java.nio.ByteBuffer.position(int):java.nio.Buffer"
unit,"sun.nio.cs.StreamEncoder.implFlushBuffer():void"
unit,"sun.nio.cs.StreamEncoder.writeBytes():void"
unit,"java.io.PrintStream.write(byte[], int, int):void"
unit,"java.io.BufferedOutputStream.write(byte[], int, int):void"
unit,"java.io.BufferedOutputStream.flush():void"
unit,"java.io.BufferedOutputStream.flushBuffer():void"
unit,"java.io.FileOutputStream.writeBytes(byte[], int, int, boolean):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetArrayLength(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetByteArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.getPrimitiveArrayRegion(jdk.vm.ci.meta.JavaKind, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayElementOffset(jdk.vm.ci.meta.JavaKind, int):long"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayBaseOffset(jdk.vm.ci.meta.JavaKind):int"
unit,"com.oracle.svm.core.config.ObjectLayout.sizeInBytes(jdk.vm.ci.meta.JavaKind):int"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyOnHeap(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copy(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyLongsBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetObjectField(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.JNIObjectFieldAccess.getObjectField(com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.detachCurrentThread():int"
unit,"com.oracle.svm.core.thread.VMThreads.detachCurrentThread():void"
unit,"com.oracle.svm.core.thread.VMThreads.threadExit():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.exit(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ThreadListenerSupport.afterThreadRun():void"
unit,"java.lang.Thread.exit():void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.notify(java.lang.Object, boolean):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.ensureLocked(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.thread.PlatformThreads.afterThreadExit(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.thread.ThreadListenerSupport.afterThreadExit(org.graalvm.nativeimage.IsolateThread, java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.VMThreads.detachThread(org.graalvm.nativeimage.IsolateThread, boolean):void"
unit,"com.oracle.svm.core.thread.VMThreads.lockThreadMutexInNativeCode(boolean):void"
unit,"com.oracle.svm.core.thread.VMThreads.lockThreadMutexInNativeCode0(boolean):void"
unit,"com.oracle.svm.core.thread.VMThreads.removeFromThreadList(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.detach(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.thread.ThreadData.detach():void"
unit,"com.oracle.svm.core.thread.ThreadData.free():void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.retireTlabToEden(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.locks.VMMutex.guaranteeIsOwner(java.lang.String, boolean):void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.accumulateAndResetStatistics(org.graalvm.nativeimage.IsolateThread):void"
unit,"com.oracle.svm.core.genscavenge.AdaptiveWeightedAverageStruct.sample(com.oracle.svm.core.genscavenge.AdaptiveWeightedAverageStruct$Data, double):void"
unit,"com.oracle.svm.core.genscavenge.AdaptiveWeightedAverageStruct.computeAdaptiveAverage(com.oracle.svm.core.genscavenge.AdaptiveWeightedAverageStruct$Data, double, double):double"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetStaticMethodID_KyOLcComGaIhlyG84kxBS4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJIJ_J_VA_LIST(long, long, long, long):long"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ExceptionCheck_wwAepBoMjPEWDN8NR0UL5D(com.oracle.svm.core.jni.headers.JNIEnvironment):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetMethodID_vx2ZbpuGaQ33cRpZAo0zK9(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.code.IsolateEnterStub.PlatformThreads_threadStartRoutine_Z5jZ9wXZGDAvr0CL8KrTOA(com.oracle.svm.core.thread.PlatformThreads$ThreadStartData):org.graalvm.word.WordBase"
unit,"com.oracle.svm.core.thread.PlatformThreads.threadStartRoutine(com.oracle.svm.core.thread.PlatformThreads$ThreadStartData):org.graalvm.word.WordBase"
unit,"com.oracle.svm.core.thread.PlatformThreads.threadStartRoutine(org.graalvm.nativeimage.ObjectHandle):void"
unit,"com.oracle.svm.core.handles.ObjectHandlesImpl.doGet(org.graalvm.nativeimage.ObjectHandle):java.lang.Object"
unit,"com.oracle.svm.core.thread.PlatformThreads.assignCurrent(java.lang.Thread):void"
unit,"com.oracle.svm.core.handles.ObjectHandlesImpl.destroy(org.graalvm.nativeimage.ObjectHandle):void"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.beforeThreadRun(java.lang.Thread):void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_self():com.oracle.svm.core.posix.headers.Pthread$pthread_t"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.setNativeName(java.lang.Thread, java.lang.String):void"
unit,"com.oracle.svm.core.genscavenge.graal.GenScavengeAllocationSupport.slowNewArray(jdk.graal.compiler.word.Word, int):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObject(jdk.graal.compiler.word.Word, int, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocating(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocation0(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateArraySlow(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[], com.oracle.svm.core.c.BooleanPointer):java.lang.Object"
unit,"com.oracle.svm.core.thread.VMThreads.isTearingDown():boolean"
unit,"java.lang.Thread.run():void"
unit,"com.oracle.svm.core.heap.ReferenceHandlerThread.run():void"
unit,"com.oracle.svm.core.heap.ReferenceInternals.waitForPendingReferences():void"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.waitForReferencePendingList():void"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.hasReferencePendingList():boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.waitForPendingReferenceList(long, long):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.transitionToNativeThenAwaitPendingRefs(long, long):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.awaitPendingRefsInNative(long, long):boolean"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMCondition.blockNoTransition():void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport$DispatcherThread.run():void"
unit,"com.oracle.svm.core.posix.headers.CSunMiscSignal.checkPendingSignal():int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetArrayLength_gWr5YYmgn5HeLxrZJ8HG65(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteArrayRegion_hSsupt6SQk2Puje3jV2WMC(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetObjectField_KBO27IhIlVIggCYVqoLZl6(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetIntField_AdyGTkDB9xCH0v2FQ1RZOK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):int"
unit,"java.lang.Shutdown.runHooks():void"
unit,"com.oracle.svm.core.jdk.Target_java_lang_Shutdown$$Lambda/0x86b5d2d33a350cae6173f25d0798efe10.run():void"
unit,"com.oracle.svm.core.genscavenge.GCImpl$$Lambda/0xc7df6ee8400c7e039547104da60410cc0.execute(boolean):void"
unit,"com.oracle.svm.core.genscavenge.GCImpl.printGCSummary():void"
unit,"jdk.internal.misc.VM.initLevel(int):void"
unit,"com.oracle.svm.core.jdk.StopDispatcherThread.execute(boolean):void"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport.stopDispatcherThread():void"
unit,"com.oracle.svm.core.posix.headers.CSunMiscSignal.signalSemaphore():int"
unit,"java.lang.Thread.join(long):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.vectorizedMismatch(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int, int):int"
unit,"java.lang.String.replace(char, char):java.lang.String"
unit,"java.lang.StringLatin1.replace(byte[], char, char):java.lang.String"
unit,"java.lang.Enum.hashCode():int"
unit,"java.lang.Module.isExplicitlyExportedOrOpened(java.lang.String, java.lang.Module, boolean):boolean"
unit,"java.lang.Module.allows(java.util.Set, java.lang.Module):boolean"
unit,"java.util.ImmutableCollections$Set12.spliterator():java.util.Spliterator"
unit,"java.util.Arrays.copyOfRange(java.lang.Object[], int, int, java.lang.Class):java.lang.Object[]"
unit,"java.lang.Class.getDeclaredMethod(java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.searchMethods(java.lang.reflect.Method[], java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.checkMethod(java.lang.String, java.lang.Class[], java.lang.reflect.Method, boolean):void"
unit,"java.lang.Class.checkMethodExists(java.lang.String, java.lang.Class[], java.lang.reflect.Method, boolean):boolean"
unit,"java.lang.reflect.Method.getModifiers():int"
unit,"java.lang.reflect.Method.acquireMethodAccessor():jdk.internal.reflect.MethodAccessor"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_aiBsrKTFWrKFAE5nYH6n84(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"picocli.CommandLine.<clinit>():void"
unit,"picocli.CommandLine$Tracer.<init>():void"
unit,"picocli.CommandLine$TraceLevel.lookup(java.lang.String):picocli.CommandLine$TraceLevel"
unit,"picocli.CommandLine$DefaultFactory.<clinit>():void"
unit,"picocli.CommandLine$DefaultFactory.loadClosureClass():java.lang.Class"
unit,"java.lang.Throwable.fillInStackTrace(int):java.lang.Throwable"
unit,"com.oracle.svm.core.thread.JavaThreads.visitCurrentStackFrames(com.oracle.svm.core.stack.StackFrameVisitor):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.walkCurrentThread(org.graalvm.word.Pointer, org.graalvm.word.Pointer, com.oracle.svm.core.stack.StackFrameVisitor):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.walkCurrentThread(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.stack.ParameterizedStackFrameVisitor, java.lang.Object):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.initWalk(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.stack.JavaFrameAnchor):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.doWalk(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.stack.ParameterizedStackFrameVisitor, java.lang.Object):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.advance0(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.startStackWalk(com.oracle.svm.core.stack.JavaStackWalkImpl, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaFrames.setData(com.oracle.svm.core.stack.JavaFrame, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer):void"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.lookupCodeInfo(com.oracle.svm.core.code.CodeInfo, long, com.oracle.svm.core.code.SimpleCodeInfoQueryResult):void"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.loadExceptionOffset(com.oracle.svm.core.code.CodeInfo, long, int):long"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.loadReferenceMapIndex(com.oracle.svm.core.code.CodeInfo, long, int):long"
unit,"com.oracle.svm.core.code.CodeInfoAccess.releaseTether(com.oracle.svm.core.code.UntetheredCodeInfo, java.lang.Object):void"
unit,"com.oracle.svm.core.stack.StackFrameVisitor.visitRegularFrame(org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.code.CodeInfo, java.lang.Object):boolean"
unit,"com.oracle.svm.core.jdk.BacktraceVisitor.visitRegularFrame(org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.code.CodeInfo):boolean"
unit,"com.oracle.svm.core.jdk.BacktraceVisitor.visitAOTFrame(org.graalvm.nativeimage.c.function.CodePointer):void"
unit,"com.oracle.svm.core.jdk.BacktraceVisitor.ensureSize(int):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.continueStackWalk(com.oracle.svm.core.stack.JavaStackWalkImpl, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.jdk.BacktraceVisitor.getArray():long[]"
unit,"picocli.CommandLine.<init>(java.lang.Object, picocli.CommandLine$IFactory, boolean):void"
unit,"picocli.CommandLine$Help.defaultColorScheme(picocli.CommandLine$Help$Ansi):picocli.CommandLine$Help$ColorScheme"
unit,"picocli.CommandLine$Help$ColorScheme$Builder.<init>(picocli.CommandLine$Help$Ansi):void"
unit,"picocli.CommandLine$Help$ColorScheme$Builder.addAll(java.util.List, picocli.CommandLine$Help$Ansi$IStyle[]):picocli.CommandLine$Help$ColorScheme$Builder"
unit,"java.util.ArrayList.addAll(java.util.Collection):boolean"
unit,"java.util.Arrays$ArrayList.toArray():java.lang.Object[]"
unit,"java.util.ArrayList.grow(int):java.lang.Object[]"
unit,"picocli.CommandLine$Help$ColorScheme.<init>(picocli.CommandLine$Help$ColorScheme$Builder):void"
unit,"java.util.ArrayList.<init>(java.util.Collection):void"
unit,"java.util.ArrayList.toArray():java.lang.Object[]"
unit,"java.util.Collections.unmodifiableList(java.util.List):java.util.List"
unit,"java.util.Collections$UnmodifiableCollection.<init>(java.util.Collection):void"
unit,"picocli.CommandLine$Interpreter.registerBuiltInConverters():void"
unit,"java.util.HashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.putVal(int, java.lang.Object, java.lang.Object, boolean, boolean):java.lang.Object"
unit,"java.util.HashMap.resize():java.util.HashMap$Node[]"
unit,"java.util.HashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.HashMap.afterNodeInsertion(boolean):void"
unit,"picocli.CommandLine$BuiltIn.excluded(java.lang.String):boolean"
unit,"picocli.CommandLine.tracer():picocli.CommandLine$Tracer"
unit,"java.lang.String.split(char, int, boolean):java.lang.String[]"
unit,"java.lang.String.indexOf(int, int):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.indexOf1S1(java.lang.Object, long, int, int, int):int"
unit,"java.util.regex.Pattern.matches(java.lang.String, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern.<init>(java.lang.String, int):void"
unit,"java.util.regex.Pattern$Start.<init>(java.util.regex.Pattern$Node):void"
unit,"java.util.regex.Pattern$Node.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern.matcher(java.lang.CharSequence):java.util.regex.Matcher"
unit,"java.util.regex.Pattern.compile():void"
unit,"java.util.regex.Pattern.RemoveQEQuoting():void"
unit,"java.util.ArrayList.<init>(int):void"
unit,"java.util.regex.Pattern.expr(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.sequence(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.peek():int"
unit,"java.util.regex.Matcher.<init>(java.util.regex.Pattern, java.lang.CharSequence):void"
unit,"java.util.regex.Matcher.reset():java.util.regex.Matcher"
unit,"java.util.regex.Matcher.match(int, int):boolean"
unit,"java.util.regex.Pattern$LastNode.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"picocli.CommandLine$Interpreter.reg(java.lang.Class, java.lang.reflect.Method, java.lang.Class[]):void"
unit,"picocli.CommandLine$Model$CommandReflection.extractCommandSpec(java.lang.Object, picocli.CommandLine$IFactory, boolean):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$CommandUserObject.<init>(java.lang.Object, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$TraceLevel.print(picocli.CommandLine$Tracer, java.lang.String, java.lang.Object[]):void"
unit,"picocli.CommandLine$Model$CommandSpec.<init>(picocli.CommandLine$Model$CommandUserObject):void"
unit,"picocli.CommandLine$Model$ParserSpec.<init>():void"
unit,"picocli.CommandLine$Model$ParserSpec.shouldTrimQuotes():boolean"
unit,"picocli.CommandLine$Model$Interpolator.<init>(picocli.CommandLine$Model$CommandSpec):void"
unit,"java.util.LinkedHashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.LinkedHashMap.afterNodeInsertion(boolean):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.<init>(picocli.CommandLine$Model$Interpolator):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.createHelpSectionRendererMap():java.util.Map"
unit,"java.util.HashMap.<init>(int, float):void"
unit,"picocli.CommandLine$RegexTransformer.createDefault():picocli.CommandLine$RegexTransformer"
unit,"picocli.CommandLine$RegexTransformer$Builder.addPattern(java.lang.String, java.lang.String, java.lang.String):picocli.CommandLine$RegexTransformer$Builder"
unit,"java.lang.String.codePointAt(int):int"
unit,"java.util.regex.Pattern.next():int"
unit,"java.util.regex.Pattern.closure(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.atom():java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.append(int, int):void"
unit,"java.util.regex.Pattern.newSlice(int[], int, boolean):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.group0():java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.createGroup(boolean):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.escape(boolean, boolean, boolean):int"
unit,"java.util.regex.Pattern.single(int):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern.accept(int, java.lang.String):void"
unit,"java.util.regex.Pattern.curly(java.util.regex.Pattern$Node, int):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.qtype():java.util.regex.Pattern$Qtype"
unit,"java.util.regex.Pattern$Branch.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$CharProperty.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$BranchConn.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.ArrayList.add(java.lang.Object, java.lang.Object[], int):void"
unit,"java.util.ArrayList$Itr.next():java.lang.Object"
unit,"java.util.ArrayList$Itr.checkForComodification():void"
unit,"com.oracle.svm.core.identityhashcode.IdentityHashCodeSupport.generateIdentityHashCode(java.lang.Object):int"
unit,"com.oracle.svm.core.identityhashcode.IdentityHashCodeSupport.generateRandomHashCode():int"
unit,"java.util.SplittableRandom.<init>():void"
unit,"com.oracle.svm.core.jdk.RandomAccessors.initialize():java.util.concurrent.atomic.AtomicLong"
unit,"com.oracle.svm.core.jdk.SplittableRandomAccessors.mix64(long):long"
unit,"jdk.internal.util.random.RandomSupport.boundedNextInt(java.util.random.RandomGenerator, int):int"
unit,"picocli.CommandLine$RegexTransformer.<init>(picocli.CommandLine$RegexTransformer$Builder):void"
unit,"java.util.HashMap.putMapEntries(java.util.Map, boolean):void"
unit,"java.util.HashMap.size():int"
unit,"java.lang.StrictMath.floorOrCeil(double, double, double, double):double"
unit,"java.util.LinkedHashMap.entrySet():java.util.Set"
unit,"java.util.LinkedHashMap$LinkedEntrySet.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.hasNext():boolean"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.next():java.lang.Object"
unit,"java.util.LinkedHashMap$LinkedHashIterator.nextNode():java.util.LinkedHashMap$Entry"
unit,"java.util.HashMap$Node.getKey():java.lang.Object"
unit,"java.util.HashMap$Node.getValue():java.lang.Object"
unit,"java.util.Vector.<init>(int, int):void"
unit,"java.util.Vector.add(java.lang.Object, java.lang.Object[], int):void"
unit,"java.util.HashSet.<init>(java.util.Collection):void"
unit,"java.util.Vector.size():int"
unit,"java.util.HashMap.newHashMap(int):java.util.HashMap"
unit,"java.util.AbstractCollection.addAll(java.util.Collection):boolean"
unit,"java.util.Vector.iterator():java.util.Iterator"
unit,"java.util.Vector$Itr.hasNext():boolean"
unit,"java.util.Vector$Itr.next():java.lang.Object"
unit,"java.util.Vector$Itr.checkForComodification():void"
unit,"java.util.HashSet.add(java.lang.Object):boolean"
unit,"java.util.Stack.pop():java.lang.Object"
unit,"java.util.Stack.peek():java.lang.Object"
unit,"java.util.Vector.elementAt(int):java.lang.Object"
unit,"java.util.Vector.removeElementAt(int):void"
unit,"java.lang.Class.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"java.lang.Class.annotationData():java.lang.Class$AnnotationData"
unit,"java.lang.Class.createAnnotationData(int):java.lang.Class$AnnotationData"
unit,"java.lang.Class.getRawAnnotations():byte[]"
unit,"picocli.CommandLine$Model$CommandReflection.initSubcommands(picocli.CommandLine$Command, java.lang.Class, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$IFactory, java.util.Set):void"
unit,"picocli.CommandLine$Model$CommandReflection.initMethodSubcommands(java.lang.Class, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$CommandSpec.createMethodSubcommands(java.lang.Class, picocli.CommandLine$IFactory, boolean):java.util.List"
unit,"picocli.CommandLine.getCommandMethods(java.lang.Class, java.lang.String, boolean):java.util.List"
unit,"java.lang.Class.getDeclaredMethods():java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x27f8326099c399aaf334a714cb39bce30.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.Class.copyMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.lang.Class.filterMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.util.ArrayList.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyObjectArrayForwardWithStoreCheck(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"java.util.Arrays$ArrayList.iterator():java.util.Iterator"
unit,"java.util.Arrays$ArrayItr.hasNext():boolean"
unit,"java.util.Arrays$ArrayItr.next():java.lang.Object"
unit,"java.lang.reflect.Method.hashCode():int"
unit,"java.lang.reflect.Method.equals(java.lang.Object):boolean"
unit,"java.lang.reflect.Executable.equalParamTypes(java.lang.Class[], java.lang.Class[]):boolean"
unit,"java.util.HashSet.iterator():java.util.Iterator"
unit,"java.util.HashMap.keySet():java.util.Set"
unit,"java.util.HashMap$KeySet.iterator():java.util.Iterator"
unit,"java.util.HashMap$KeyIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$HashIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$HashIterator.hasNext():boolean"
unit,"java.util.HashMap$KeyIterator.next():java.lang.Object"
unit,"java.util.HashMap$HashIterator.nextNode():java.util.HashMap$Node"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations2(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class, java.lang.Class[]):java.util.Map"
unit,"java.nio.ByteBuffer.wrap(byte[], int, int):java.nio.ByteBuffer"
unit,"java.nio.ByteBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.HeapByteBuffer.getShort():short"
unit,"java.nio.Buffer.nextGetIndex(int):int"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotation2(java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class, boolean, java.lang.Class[]):java.lang.annotation.Annotation"
unit,"java.nio.HeapByteBuffer.getInt():int"
unit,"sun.reflect.annotation.AnnotationType.getInstance(java.lang.Class):sun.reflect.annotation.AnnotationType"
unit,"sun.reflect.annotation.AnnotationType.<init>(java.lang.Class):void"
unit,"java.lang.Class.getInterfaces(boolean):java.lang.Class[]"
unit,"sun.reflect.annotation.AnnotationType.invocationHandlerReturnType(java.lang.Class):java.lang.Class"
unit,"java.lang.reflect.Method.getDefaultValue():java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseMemberValue(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"java.nio.HeapByteBuffer.get():byte"
unit,"sun.reflect.annotation.AnnotationParser.parseConst(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseSelectAnnotations(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class, java.lang.Class[]):java.util.Map"
unit,"sun.reflect.annotation.AnnotationParser.skipAnnotation(java.nio.ByteBuffer, boolean):void"
unit,"sun.reflect.annotation.AnnotationParser.parseEnumValue(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"java.lang.Enum.valueOf(java.lang.Class, java.lang.String):java.lang.Enum"
unit,"sun.reflect.annotation.AnnotationParser.annotationForMap(java.lang.Class, java.util.Map):java.lang.annotation.Annotation"
unit,"sun.reflect.annotation.AnnotationInvocationHandler.<init>(java.lang.Class, java.util.Map):void"
unit,"java.lang.reflect.Proxy.newProxyInstance(java.lang.ClassLoader, java.lang.Class[], java.lang.reflect.InvocationHandler):java.lang.Object"
unit,"java.lang.reflect.Proxy.getProxyConstructor(java.lang.ClassLoader, java.lang.Class[]):java.lang.reflect.Constructor"
unit,"com.oracle.svm.core.reflect.proxy.DynamicProxySupport.getProxyClass(java.lang.ClassLoader, java.lang.Class[]):java.lang.Class"
unit,"com.oracle.svm.core.reflect.proxy.DynamicProxySupport$ProxyCacheKey.hashCode():int"
unit,"jdk.internal.util.ArraysSupport.hashCode(java.lang.Object[], int, int, int):int"
unit,"com.oracle.svm.core.reflect.proxy.DynamicProxySupport$ProxyCacheKey.equals(java.lang.Object):boolean"
unit,"java.util.Arrays.equals(java.lang.Object[], java.lang.Object[]):boolean"
unit,"java.lang.Class.getConstructor(java.lang.Class[]):java.lang.reflect.Constructor"
unit,"java.lang.Class.getConstructor0(java.lang.Class[], int):java.lang.reflect.Constructor"
unit,"java.lang.Class.privateGetDeclaredConstructors(boolean):java.lang.reflect.Constructor[]"
unit,"java.lang.Class.getDeclaredConstructors0(boolean):java.lang.reflect.Constructor[]"
unit,"java.lang.Class.getDeclaredConstructors0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Constructor[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseConstructors(java.lang.Class, int, boolean, int):java.lang.reflect.Constructor[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0xf64270e972cfe83048cea8a4212d42250.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.Class.checkConstructor(java.lang.Class[], java.lang.reflect.Constructor, boolean):void"
unit,"java.lang.reflect.Constructor.getModifiers():int"
unit,"java.lang.reflect.ReflectAccess.copyConstructor(java.lang.reflect.Constructor):java.lang.reflect.Constructor"
unit,"java.lang.reflect.Constructor.copy():java.lang.reflect.Constructor"
unit,"java.lang.reflect.Constructor.checkCanSetAccessible(java.lang.Class):void"
unit,"java.lang.reflect.Proxy.newProxyInstance(java.lang.reflect.Constructor, java.lang.reflect.InvocationHandler):java.lang.Object"
unit,"java.lang.reflect.Constructor.newInstanceWithCaller(java.lang.Object[], boolean, java.lang.Class):java.lang.Object"
unit,"java.lang.reflect.Constructor.acquireConstructorAccessor():jdk.internal.reflect.ConstructorAccessor"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_aCuGKs9gqQB84lZeohW8m9(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys1d4d9fd9_EY0UG8fkQlDAk6ab6aCD2J(java.lang.reflect.InvocationHandler):jdk.proxy1.$Proxy/s1d4d9fd9"
unit,"jdk.proxy1.$Proxy/s1d4d9fd9.annotationType():java.lang.Class"
unit,"sun.reflect.annotation.AnnotationInvocationHandler.invoke(java.lang.Object, java.lang.reflect.Method, java.lang.Object[]):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.skipMemberValue(java.nio.ByteBuffer):void"
unit,"sun.reflect.annotation.AnnotationParser.skipMemberValue(int, java.nio.ByteBuffer):void"
unit,"sun.reflect.annotation.AnnotationParser.skipArray(java.nio.ByteBuffer):void"
unit,"java.nio.HeapByteBuffer.getLong():long"
unit,"java.util.LinkedHashMap.get(java.lang.Object):java.lang.Object"
unit,"jdk.proxy1.$Proxy/s1d4d9fd9.value():java.lang.annotation.RetentionPolicy"
unit,"java.util.HashMap.containsKey(java.lang.Object):boolean"
unit,"java.util.HashMap.entrySet():java.util.Set"
unit,"java.util.HashMap$EntrySet.iterator():java.util.Iterator"
unit,"java.util.HashMap$EntryIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$EntryIterator.next():java.lang.Object"
unit,"java.util.LinkedHashMap.afterNodeAccess(java.util.HashMap$Node):void"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys7c39d8ad_jVKkps3Q618PPsi1SlFaH5(java.lang.reflect.InvocationHandler):jdk.proxy1.$Proxy/s7c39d8ad"
unit,"jdk.proxy1.$Proxy/s7c39d8ad.annotationType():java.lang.Class"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysb08d4b80_icBYTIv0oAB6XcpYUAinlH(java.lang.reflect.InvocationHandler):com.sun.proxy.jdk.proxy1.$Proxy/sb08d4b80"
unit,"com.sun.proxy.jdk.proxy1.$Proxy/sb08d4b80.annotationType():java.lang.Class"
unit,"java.util.ArrayList.sortRange(java.util.Comparator, int, int):void"
unit,"java.util.Arrays.sort(java.lang.Object[], int, int, java.util.Comparator):void"
unit,"java.util.Arrays.rangeCheck(int, int, int):void"
unit,"java.util.TimSort.sort(java.lang.Object[], int, int, java.util.Comparator, java.lang.Object[], int, int):void"
unit,"picocli.CommandLine$Model$CommandReflection.initFromAnnotatedMembers(picocli.CommandLine$Model$IScope, java.lang.Class, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$Model$ArgGroupSpec$Builder, picocli.CommandLine$IFactory, picocli.CommandLine$Model$Predicate):boolean"
unit,"java.lang.Class.getDeclaredFields():java.lang.reflect.Field[]"
unit,"java.lang.Class.copyFields(java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"java.lang.Class.filterFields(java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"picocli.CommandLine$Model$TypedMember.createIfAnnotated(java.lang.reflect.Method, picocli.CommandLine$Model$IScope, picocli.CommandLine$Model$CommandSpec):picocli.CommandLine$Model$TypedMember"
unit,"picocli.CommandLine$Model$TypedMember.isAnnotated(java.lang.reflect.AnnotatedElement):boolean"
unit,"java.lang.reflect.Method.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"picocli.CommandLine$Model$CommandReflection.initFromAnnotatedTypedMembers(picocli.CommandLine$Model$TypedMember, picocli.CommandLine$Model$Predicate, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$Model$ArgGroupSpec$Builder, picocli.CommandLine$IFactory):boolean"
unit,"sun.reflect.annotation.AnnotationParser.parseArray(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseClassArray(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseArrayElements(java.lang.Object[], java.nio.ByteBuffer, int, java.util.function.Supplier):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseStringArray(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseClassValue(java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"java.nio.HeapByteBuffer.getChar():char"
unit,"com.oracle.svm.core.util.LazyFinalReference.get():java.lang.Object"
unit,"java.lang.Class.initEnumConstantsAtRuntime(java.lang.reflect.Method):java.lang.Object"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_8JIztkwBPrF3YevA5UFk28(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"picocli.CommandLine$ScopeType.values():picocli.CommandLine$ScopeType[]"
unit,"sun.reflect.annotation.AnnotationParser$$Lambda/0x8fb2068a079845eab6554c3da7f417e20.get():java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys63f5113a_fJsg7iZJf6HDCfOUHavw8J(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/s63f5113a"
unit,"jdk.proxy4.$Proxy/s63f5113a.annotationType():java.lang.Class"
unit,"java.util.Collections$EmptyMap.entrySet():java.util.Set"
unit,"java.util.Collections$EmptySet.iterator():java.util.Iterator"
unit,"java.util.Collections$EmptyIterator.hasNext():boolean"
unit,"picocli.CommandLine$Model$CommandSpec.updateCommandAttributes(picocli.CommandLine$Command, picocli.CommandLine$IFactory):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.separator():java.lang.String"
unit,"picocli.CommandLine$Model$Interpolator.interpolate(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$Interpolator.resolveLookups(java.lang.String, java.util.Set, java.util.Map):java.lang.String"
unit,"java.util.LinkedHashMap$LinkedKeyIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"picocli.CommandLine$Model$Interpolator.findOpeningDollar(java.lang.String, java.lang.String, int):int"
unit,"java.lang.String.replace(java.lang.CharSequence, java.lang.CharSequence):java.lang.String"
unit,"java.lang.StringLatin1.replace(byte[], int, byte[], int, byte[], int):java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeOnSuccess():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeOnUsageHelp():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeOnVersionHelp():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeOnInvalidInput():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeOnExecutionException():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.aliases():java.lang.String[]"
unit,"picocli.CommandLine$Model$CommandSpec.aliases(java.lang.String[]):picocli.CommandLine$Model$CommandSpec"
unit,"java.util.LinkedHashSet.<init>(java.util.Collection):void"
unit,"java.util.Arrays$ArrayList.size():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.name():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.version():java.lang.String[]"
unit,"picocli.CommandLine$Model$CommandSpec.updateVersion(java.lang.String[]):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.helpCommand():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.subcommandsRepeatable():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.addMethodSubcommands():boolean"
unit,"picocli.CommandLine$Model$UsageMessageSpec.updateFromCommand(picocli.CommandLine$Command, picocli.CommandLine$Model$CommandSpec, boolean):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.resourceBundle():java.lang.String"
unit,"picocli.CommandLine.empty(java.lang.String):boolean"
unit,"java.lang.String.trim():java.lang.String"
unit,"java.lang.StringLatin1.trim(byte[]):java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.abbreviateSynopsis():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.usageHelpAutoWidth():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.commandListHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.customSynopsis():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/s63f5113a.description():java.lang.String[]"
unit,"sun.reflect.annotation.AnnotationInvocationHandler.cloneArray(java.lang.Object):java.lang.Object"
unit,"jdk.proxy4.$Proxy/s63f5113a.descriptionHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeList():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/s63f5113a.exitCodeListHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.footer():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/s63f5113a.footerHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.header():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/s63f5113a.headerHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.hidden():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.optionListHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.parameterListHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.requiredOptionMarker():char"
unit,"jdk.proxy4.$Proxy/s63f5113a.showAtFileInUsageHelp():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.showDefaultValues():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.showEndOfOptionsDelimiterInUsageHelp():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.sortOptions():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.sortSynopsis():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.synopsisHeading():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.synopsisSubcommandLabel():java.lang.String"
unit,"jdk.proxy4.$Proxy/s63f5113a.usageHelpWidth():int"
unit,"jdk.proxy4.$Proxy/s63f5113a.scope():picocli.CommandLine$ScopeType"
unit,"picocli.CommandLine$Model$CommandSpec.scopeType(picocli.CommandLine$ScopeType):picocli.CommandLine$Model$CommandSpec"
unit,"jdk.proxy4.$Proxy/s63f5113a.modelTransformer():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandSpec.updateModelTransformer(java.lang.Class, picocli.CommandLine$IFactory):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.versionProvider():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandSpec.updateVersionProvider(java.lang.Class, picocli.CommandLine$IFactory):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.defaultValueProvider():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandSpec.initDefaultValueProvider(java.lang.Class, picocli.CommandLine$IFactory):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.preprocessor():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandSpec.updatePreprocessor(java.lang.Class, picocli.CommandLine$IFactory):void"
unit,"jdk.proxy4.$Proxy/s63f5113a.mixinStandardHelpOptions():boolean"
unit,"jdk.proxy4.$Proxy/s63f5113a.subcommands():java.lang.Class[]"
unit,"picocli.CommandLine$Model$TypedMember.createIfAnnotated(java.lang.reflect.Field, picocli.CommandLine$Model$IScope):picocli.CommandLine$Model$TypedMember"
unit,"java.lang.reflect.Field.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"java.lang.reflect.Field.declaredAnnotations():java.util.Map"
unit,"picocli.CommandLine$Spec$Target.values():picocli.CommandLine$Spec$Target[]"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys173bcdda_JrViXRoHHB5oYtFSy0oxCH(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/s173bcdda"
unit,"jdk.proxy4.$Proxy/s173bcdda.annotationType():java.lang.Class"
unit,"picocli.CommandLine$Model$TypedMember.<init>(java.lang.reflect.Field, picocli.CommandLine$Model$IScope):void"
unit,"picocli.CommandLine$Model$TypedMember.<init>(java.lang.reflect.Field):void"
unit,"java.lang.reflect.Field.getGenericType():java.lang.reflect.Type"
unit,"picocli.CommandLine$Model$TypedMember.createTypeInfo(java.lang.Class, java.lang.reflect.Type):picocli.CommandLine$Model$ITypeInfo"
unit,"picocli.CommandLine$Range.valueOf(java.lang.String):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Range.parseInt(java.lang.String, int):int"
unit,"java.lang.String.indexOf(int):int"
unit,"picocli.CommandLine$Range.<init>(int, int, boolean, boolean, java.lang.String):void"
unit,"picocli.CommandLine$Model$TypedMember.annotationTypes():java.lang.Class[]"
unit,"picocli.CommandLine$Model$TypedMember.isInteractive():boolean"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.create(java.lang.Class, java.lang.Class[], java.lang.reflect.Type, picocli.CommandLine$Range, java.lang.Class, boolean):picocli.CommandLine$Model$ITypeInfo"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.inferTypes(java.lang.Class, java.lang.Class[], java.lang.reflect.Type):java.lang.Class[]"
unit,"picocli.CommandLine.isOptional(java.lang.Class):boolean"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.create(java.lang.Class, java.lang.Class[], java.util.List, picocli.CommandLine$Range, java.lang.Class, boolean):picocli.CommandLine$Model$ITypeInfo"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.<init>(java.lang.Class, java.lang.Class[], java.util.List):void"
unit,"picocli.CommandLine$Model$CommandUserObject.isProxyClass():boolean"
unit,"picocli.CommandLine$Model$TypedMember.isArgSpec():boolean"
unit,"picocli.CommandLine$Model$CommandReflection.validateInjectSpec(picocli.CommandLine$Model$TypedMember):void"
unit,"picocli.CommandLine$Model$CommandReflection.assertNoDuplicateAnnotations(picocli.CommandLine$Model$TypedMember, java.lang.Class, java.lang.Class[]):void"
unit,"jdk.proxy4.$Proxy/s173bcdda.value():picocli.CommandLine$Spec$Target"
unit,"picocli.CommandLine$Model$FieldBinding.set(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$Model$CommandUserObject.getInstance():java.lang.Object"
unit,"picocli.CommandLine$DefaultFactory.create(picocli.CommandLine$IFactory, java.lang.Class):java.lang.Object"
unit,"picocli.CommandLine$DefaultFactory.create(java.lang.Class):java.lang.Object"
unit,"java.lang.Class.newInstance():java.lang.Object"
unit,"jdk.internal.reflect.Reflection.getCallerClass():java.lang.Class"
unit,"com.oracle.svm.core.stack.JavaStackWalker.walkCurrentThread(org.graalvm.word.Pointer, com.oracle.svm.core.stack.StackFrameVisitor):boolean"
unit,"com.oracle.svm.core.stack.JavaStackFrameVisitor.visitRegularFrame(org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.code.CodeInfo):boolean"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.lookupCodeInfo(com.oracle.svm.core.code.CodeInfo, long, com.oracle.svm.core.code.CodeInfoQueryResult, com.oracle.svm.core.code.FrameInfoDecoder$ConstantAccess):void"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.loadFrameInfo(com.oracle.svm.core.code.CodeInfo, long, int, com.oracle.svm.core.code.FrameInfoDecoder$ConstantAccess):com.oracle.svm.core.code.FrameInfoQueryResult"
unit,"com.oracle.svm.core.code.FrameInfoDecoder.decodeFrameInfo(boolean, com.oracle.svm.core.code.ReusableTypeReader, com.oracle.svm.core.code.CodeInfo, com.oracle.svm.core.code.FrameInfoDecoder$ConstantAccess):com.oracle.svm.core.code.FrameInfoQueryResult"
unit,"com.oracle.svm.core.code.FrameInfoDecoder.decodeFrameInfo(boolean, com.oracle.svm.core.code.ReusableTypeReader, com.oracle.svm.core.code.CodeInfo, com.oracle.svm.core.code.FrameInfoDecoder$FrameInfoQueryResultAllocator, com.oracle.svm.core.code.FrameInfoDecoder$ValueInfoAllocator, com.oracle.svm.core.code.FrameInfoDecoder$ConstantAccess, com.oracle.svm.core.code.CodeInfoDecoder$FrameInfoState):com.oracle.svm.core.code.FrameInfoQueryResult"
unit,"com.oracle.svm.core.code.ReusableTypeReader.read():long"
unit,"com.oracle.svm.core.code.ReusableTypeReader.readPacked(int):long"
unit,"com.oracle.svm.core.code.FrameInfoDecoder.decodeCompressedFrameInfo(boolean, com.oracle.svm.core.code.ReusableTypeReader, com.oracle.svm.core.code.FrameInfoDecoder$FrameInfoQueryResultAllocator, com.oracle.svm.core.code.CodeInfoDecoder$FrameInfoState, int):com.oracle.svm.core.code.FrameInfoQueryResult"
unit,"com.oracle.svm.core.code.FrameInfoDecoder$HeapBasedFrameInfoQueryResultAllocator.newFrameInfoQueryResult():com.oracle.svm.core.code.FrameInfoQueryResult"
unit,"com.oracle.svm.core.code.FrameInfoDecoder.decodeCompressedFrameData(com.oracle.svm.core.code.ReusableTypeReader, com.oracle.svm.core.code.CodeInfoDecoder$FrameInfoState, int, com.oracle.svm.core.code.FrameInfoQueryResult, int):void"
unit,"com.oracle.svm.core.jdk.GetCallerClassVisitor.visitFrame(com.oracle.svm.core.code.FrameSourceInfo):boolean"
unit,"com.oracle.svm.core.jdk.StackTraceUtils.shouldShowFrame(com.oracle.svm.core.code.FrameSourceInfo, boolean, boolean, boolean):boolean"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.fillSourceFields(com.oracle.svm.core.code.FrameInfoQueryResult):void"
unit,"com.oracle.svm.core.jdk.StackTraceUtils.shouldShowFrame(java.lang.Class, java.lang.String, boolean, boolean, boolean):boolean"
unit,"com.oracle.svm.core.jdk.UninterruptibleUtils$String.equals(java.lang.String, java.lang.String):boolean"
unit,"com.oracle.svm.core.jdk.UninterruptibleUtils$String.equals0(byte[], byte[]):boolean"
unit,"java.lang.reflect.AccessibleObject.checkAccess(java.lang.Class, java.lang.Class, java.lang.Class, int):void"
unit,"java.lang.reflect.AccessibleObject.verifyAccess(java.lang.Class, java.lang.Class, java.lang.Class, int):boolean"
unit,"java.lang.reflect.AccessibleObject.slowVerifyAccess(java.lang.Class, java.lang.Class, java.lang.Class, int):boolean"
unit,"jdk.internal.reflect.Reflection.verifyMemberAccess(java.lang.Class, java.lang.Class, java.lang.Class, int):boolean"
unit,"jdk.internal.reflect.Reflection.verifyModuleAccess(java.lang.Module, java.lang.Class):boolean"
unit,"jdk.internal.reflect.Reflection.isSameClassPackage(java.lang.Class, java.lang.Class):boolean"
unit,"jdk.internal.reflect.Reflection.newIllegalAccessException(java.lang.Class, java.lang.Class, java.lang.Class, int):java.lang.IllegalAccessException"
unit,"java.lang.StringBuilder.append(java.lang.Object):java.lang.StringBuilder"
unit,"java.lang.Class.toString():java.lang.String"
unit,"java.lang.Module.isExported(java.lang.String, java.lang.Module):boolean"
unit,"jdk.internal.reflect.Reflection.msgSuffix(int):java.lang.String"
unit,"java.lang.reflect.AccessibleObject.printStackTraceWhenAccessFails():boolean"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindExceptionWithoutCalleeSavedRegisters(java.lang.Throwable, org.graalvm.word.Pointer):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindException(java.lang.Throwable, org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.defaultUnwindException(org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.stack.JavaFrameAnchors.verifyTopFrameAnchor(org.graalvm.word.Pointer):void"
unit,"java.lang.Class.getDeclaredConstructor(java.lang.Class[]):java.lang.reflect.Constructor"
unit,"java.lang.Integer.toUnsignedString0(int, int):java.lang.String"
unit,"java.util.Collections$UnmodifiableCollection$1.<init>(java.util.Collections$UnmodifiableCollection):void"
unit,"java.util.ArrayList.iterator():java.util.Iterator"
unit,"java.util.Collections$UnmodifiableCollection$1.hasNext():boolean"
unit,"java.util.ArrayList$Itr.hasNext():boolean"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeObjectFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeObjectFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"picocli.CommandLine$Help$Visibility.values():picocli.CommandLine$Help$Visibility[]"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysd03ffb89_OIvvu9Ofp14RCJwEBczbO3(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/sd03ffb89"
unit,"jdk.proxy4.$Proxy/sd03ffb89.annotationType():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sd03ffb89.arity():java.lang.String"
unit,"java.lang.NumberFormatException.forInputString(java.lang.String, int):java.lang.NumberFormatException"
unit,"jdk.proxy4.$Proxy/sd03ffb89.type():java.lang.Class[]"
unit,"jdk.proxy4.$Proxy/sd03ffb89.interactive():boolean"
unit,"picocli.CommandLine$Model$CommandReflection.validateArgSpecMember(picocli.CommandLine$Model$TypedMember):void"
unit,"picocli.CommandLine$Model$CommandReflection.buildArgForMember(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):picocli.CommandLine$Model$ArgSpec"
unit,"picocli.CommandLine$Model$PositionalParamSpec$Builder.<init>(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.<init>(picocli.CommandLine$Parameters, picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.<init>(picocli.CommandLine$Model$IAnnotatedElement):void"
unit,"picocli.CommandLine$Model$TypedMember.getToString():java.lang.String"
unit,"picocli.CommandLine$Model$TypedMember.toGenericString():java.lang.String"
unit,"java.lang.reflect.Field.toGenericString():java.lang.String"
unit,"java.lang.reflect.Modifier.toString(int):java.lang.String"
unit,"java.util.StringJoiner.<init>(java.lang.CharSequence, java.lang.CharSequence, java.lang.CharSequence):void"
unit,"java.util.StringJoiner.checkAddLength(int, int):int"
unit,"java.util.StringJoiner.add(java.lang.CharSequence):java.util.StringJoiner"
unit,"java.lang.String.toString():java.lang.String"
unit,"java.util.StringJoiner.toString():java.lang.String"
unit,"picocli.CommandLine$Model$TypedMember.abbreviate(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Range.parameterArity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Range.defaultArity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"jdk.proxy4.$Proxy/sd03ffb89.paramLabel():java.lang.String"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.inferLabel(java.lang.String, picocli.CommandLine$Model$IAnnotatedElement):java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.hideParamSyntax():boolean"
unit,"jdk.proxy4.$Proxy/sd03ffb89.echo():boolean"
unit,"jdk.proxy4.$Proxy/sd03ffb89.prompt():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.description():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/sd03ffb89.descriptionKey():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.split():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.splitSynopsisLabel():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.hidden():boolean"
unit,"jdk.proxy4.$Proxy/sd03ffb89.defaultValue():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.mapFallbackValue():java.lang.String"
unit,"jdk.proxy4.$Proxy/sd03ffb89.showDefaultValue():picocli.CommandLine$Help$Visibility"
unit,"jdk.proxy4.$Proxy/sd03ffb89.scope():picocli.CommandLine$ScopeType"
unit,"jdk.proxy4.$Proxy/sd03ffb89.converter():java.lang.Class[]"
unit,"picocli.CommandLine$DefaultFactory.createConverter(picocli.CommandLine$IFactory, java.lang.Class[]):picocli.CommandLine$ITypeConverter[]"
unit,"jdk.proxy4.$Proxy/sd03ffb89.completionCandidates():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sd03ffb89.parameterConsumer():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sd03ffb89.preprocessor():java.lang.Class"
unit,"picocli.CommandLine$Range.parameterIndex(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"jdk.proxy4.$Proxy/sd03ffb89.index():java.lang.String"
unit,"picocli.CommandLine$Range.defaultParameterIndex(picocli.CommandLine$Model$ITypeInfo):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Range.parameterCapacity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Model$TypedMember.isMultiValue():boolean"
unit,"picocli.CommandLine$Model$PositionalParamSpec.<init>(picocli.CommandLine$Model$PositionalParamSpec$Builder):void"
unit,"picocli.CommandLine$Model$ArgSpec.<init>(picocli.CommandLine$Model$ArgSpec$Builder):void"
unit,"picocli.CommandLine$Model$CommandSpec.add(picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$PositionalParamSpec.isOption():boolean"
unit,"picocli.CommandLine$Model$CommandSpec.addPositional(picocli.CommandLine$Model$PositionalParamSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$CommandSpec.addArg(picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$ArgSpec.interpolate(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.adjustRelativeIndices(picocli.CommandLine$Model$PositionalParamSpec):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.initializeSuperInterfaces(java.lang.Class):void"
unit,"picocli.CommandLine$PositionalParametersSorter.<clinit>():void"
unit,"java.util.ArrayList.indexOfRange(java.lang.Object, int, int):int"
unit,"picocli.CommandLine$Model$PositionalParamSpec.equals(java.lang.Object):boolean"
unit,"java.util.ArrayList.get(int):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysbb236994_whgdCsSM7dLMVn5kreOOo4(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/sbb236994"
unit,"jdk.proxy4.$Proxy/sbb236994.annotationType():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sbb236994.arity():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.type():java.lang.Class[]"
unit,"jdk.proxy4.$Proxy/sbb236994.interactive():boolean"
unit,"picocli.CommandLine$Model$OptionSpec$Builder.<init>(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.<init>(picocli.CommandLine$Option, picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Range.optionArity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.isBoolean():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.required():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.paramLabel():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.hideParamSyntax():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.echo():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.prompt():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.description():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/sbb236994.descriptionKey():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.split():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.splitSynopsisLabel():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.hidden():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.defaultValue():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.mapFallbackValue():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.showDefaultValue():picocli.CommandLine$Help$Visibility"
unit,"jdk.proxy4.$Proxy/sbb236994.scope():picocli.CommandLine$ScopeType"
unit,"jdk.proxy4.$Proxy/sbb236994.converter():java.lang.Class[]"
unit,"jdk.proxy4.$Proxy/sbb236994.completionCandidates():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sbb236994.parameterConsumer():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sbb236994.preprocessor():java.lang.Class"
unit,"jdk.proxy4.$Proxy/sbb236994.names():java.lang.String[]"
unit,"jdk.proxy4.$Proxy/sbb236994.help():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.usageHelp():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.versionHelp():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.negatable():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.fallbackValue():java.lang.String"
unit,"jdk.proxy4.$Proxy/sbb236994.order():int"
unit,"picocli.CommandLine$Model$OptionSpec.<init>(picocli.CommandLine$Model$OptionSpec$Builder):void"
unit,"java.util.Arrays$ArrayList.indexOf(java.lang.Object):int"
unit,"picocli.CommandLine$Model$OptionSpec.isOption():boolean"
unit,"picocli.CommandLine$Model$CommandSpec.addOption(picocli.CommandLine$Model$OptionSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$ArgSpec.interpolate(java.lang.String[]):java.lang.String[]"
unit,"picocli.CommandLine$Model$Interpolator.interpolate(java.lang.String[]):java.lang.String[]"
unit,"picocli.CommandLine$Model$CommandSpec.addOptionNegative(picocli.CommandLine$Model$OptionSpec, picocli.CommandLine$Tracer):void"
unit,"java.lang.Character.hashCode():int"
unit,"picocli.CommandLine$Model$CommandSpec.mixinStandardHelpOptions(boolean):picocli.CommandLine$Model$CommandSpec"
unit,"java.util.HashMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.removeNode(int, java.lang.Object, java.lang.Object, boolean, boolean):java.util.HashMap$Node"
unit,"picocli.CommandLine$Model$CommandSpec.updateArgSpecMessages():void"
unit,"java.util.Collections$UnmodifiableCollection$1.next():java.lang.Object"
unit,"picocli.CommandLine$Model$CommandUserObject.toString():java.lang.String"
unit,"picocli.CommandLine$Model$CommandReflection.validateCommandSpec(picocli.CommandLine$Model$CommandSpec, boolean, java.lang.String):void"
unit,"picocli.CommandLine$Model$CommandSpec.validate():void"
unit,"picocli.CommandLine.validatePositionalParameters(java.util.List):void"
unit,"picocli.CommandLine$Model$OptionSpec.longestName():java.lang.String"
unit,"picocli.CommandLine$Help$ShortestFirst.longestFirst(java.lang.String[]):java.lang.String[]"
unit,"java.util.TimSort.countRunAndMakeAscending(java.lang.Object[], int, int, java.util.Comparator):int"
unit,"java.util.Collections$ReverseComparator2.compare(java.lang.Object, java.lang.Object):int"
unit,"picocli.CommandLine$Help$ShortestFirst.compare(java.lang.Object, java.lang.Object):int"
unit,"java.util.TimSort.reverseRange(java.lang.Object[], int, int):void"
unit,"java.util.TimSort.binarySort(java.lang.Object[], int, int, int, java.util.Comparator):void"
unit,"picocli.CommandLine$Model$CommandSpec.commandLine(picocli.CommandLine):picocli.CommandLine$Model$CommandSpec"
unit,"java.util.LinkedHashMap$LinkedValueIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.Collections$UnmodifiableCollection.size():int"
unit,"java.util.ArrayList.size():int"
unit,"picocli.CommandLine$Model$CommandReflection.subcommandName(java.lang.Class):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.addSubcommand(java.lang.String, picocli.CommandLine):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$Interpolator.interpolateCommandName(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.validateSubcommandName(java.lang.String, picocli.CommandLine$Model$CommandSpec):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.injectParentCommand(picocli.CommandLine$Model$CommandUserObject):void"
unit,"picocli.CommandLine$Model$CommandSpec.aliases():java.lang.String[]"
unit,"java.util.HashSet.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.HashMap.prepareArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[], boolean):java.lang.Object[]"
unit,"picocli.CommandLine$Model$CommandSpec.initCommandHierarchyWithResourceBundle(java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$CommandSpec.setBundle(java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$Messages.<init>(picocli.CommandLine$Model$CommandSpec, java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$Messages.keys(java.util.ResourceBundle):java.util.Set"
unit,"java.util.Collections$UnmodifiableMap.values():java.util.Collection"
unit,"java.util.LinkedHashMap.values():java.util.Collection"
unit,"java.util.LinkedHashMap$LinkedValues.iterator():java.util.Iterator"
unit,"picocli.CommandLine.applyModelTransformations():void"
unit,"picocli.CommandLine.getSubcommands():java.util.Map"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.<init>(picocli.CommandLine$Model$CaseAwareLinkedMap):void"
unit,"dev.thaw.command.line.Conventions.apply(picocli.CommandLine, java.lang.String, dev.thaw.command.line.ExitCodes):picocli.CommandLine"
unit,"dev.thaw.command.line.Conventions.options(picocli.CommandLine):picocli.CommandLine"
unit,"java.util.LinkedHashMap$LinkedValues.forEach(java.util.function.Consumer):void"
unit,"dev.thaw.command.line.Conventions$$Lambda/0xca922a34060955e8605b0ca98347a8720.accept(java.lang.Object):void"
unit,"dev.thaw.command.line.Conventions.option(java.lang.String, java.lang.String):picocli.CommandLine$Model$OptionSpec"
unit,"picocli.CommandLine$Model$OptionSpec.builder(java.lang.String, java.lang.String[]):picocli.CommandLine$Model$OptionSpec$Builder"
unit,"java.util.Collections$EmptyList.toArray():java.lang.Object[]"
unit,"java.util.ImmutableCollections.listFromTrustedArray(java.lang.Object[]):java.util.List"
unit,"java.lang.Iterable.forEach(java.util.function.Consumer):void"
unit,"java.util.ImmutableCollections$AbstractImmutableList.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$ListN.size():int"
unit,"java.util.ImmutableCollections$ListItr.hasNext():boolean"
unit,"java.util.ImmutableCollections$ListItr.next():java.lang.Object"
unit,"java.util.ImmutableCollections$ListN.get(int):java.lang.Object"
unit,"dev.thaw.command.line.Conventions$$Lambda/0x8025c9ceada849eeacf7275f567044750.accept(java.lang.Object):void"
unit,"picocli.CommandLine.setExecutionExceptionHandler(picocli.CommandLine$IExecutionExceptionHandler):picocli.CommandLine"
unit,"picocli.CommandLine.execute(java.lang.String[]):int"
unit,"picocli.CommandLine.clearExecutionResults():void"
unit,"picocli.CommandLine.parseArgs(java.lang.String[]):picocli.CommandLine$ParseResult"
unit,"picocli.CommandLine$Interpreter.parse(java.lang.String[]):java.util.List"
unit,"picocli.CommandLine$Interpreter.addOrExpand(java.lang.String, java.util.List, java.util.Set):void"
unit,"java.util.Collections.reverse(java.util.List):void"
unit,"java.util.Vector.addAll(java.util.Collection):boolean"
unit,"picocli.CommandLine$Interpreter.parse(java.util.List, java.util.Stack, java.lang.String[], java.util.List, java.util.Collection):void"
unit,"picocli.CommandLine$Interpreter.parse(java.util.List, java.util.Stack, java.lang.String[], java.util.List, java.util.Collection, java.util.Set):void"
unit,"picocli.CommandLine$Interpreter.clear():void"
unit,"picocli.CommandLine$ParseResult$Builder.<init>(picocli.CommandLine$Model$CommandSpec):void"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.<init>(picocli.CommandLine$Model$ArgGroupSpec, picocli.CommandLine):void"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.addMatch(picocli.CommandLine):void"
unit,"picocli.CommandLine$ParseResult$GroupMatch.<init>(picocli.CommandLine$ParseResult$GroupMatchContainer):void"
unit,"java.util.Collections$UnmodifiableCollection.isEmpty():boolean"
unit,"java.util.ArrayList.isEmpty():boolean"
unit,"picocli.CommandLine$Interpreter.clear(picocli.CommandLine$Model$ArgSpec):void"
unit,"picocli.CommandLine$Model$ArgSpec.applyInitialValue():void"
unit,"picocli.CommandLine$Model$ArgSpec.initialValue():java.lang.Object"
unit,"picocli.CommandLine$Model$FieldBinding.get():java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeBooleanFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeBooleanFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Boolean.toString():java.lang.String"
unit,"java.util.Collections$UnmodifiableCollection.toArray():java.lang.Object[]"
unit,"picocli.CommandLine$Interpreter.addPostponedRequiredArgs(java.util.Collection, java.util.List):void"
unit,"picocli.CommandLine.mapOf(java.lang.String, java.lang.Object, java.lang.Object[]):java.util.Map"
unit,"picocli.CommandLine$Interpreter.processArguments(java.util.List, java.util.Stack, java.util.Collection, java.util.Set, java.lang.String[], java.util.List):void"
unit,"java.util.Vector.toArray():java.lang.Object[]"
unit,"picocli.CommandLine$ParseResult$Builder.originalArgs(java.lang.String[]):picocli.CommandLine$ParseResult$Builder"
unit,"picocli.CommandLine.smartUnquoteIfEnabled(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.get(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$Interpreter.processSubcommand(picocli.CommandLine, picocli.CommandLine$ParseResult$Builder, java.util.List, java.util.Stack, java.util.Collection, java.util.Set, java.lang.String[], java.util.List, java.lang.String, java.lang.String):void"
unit,"picocli.CommandLine$Model$ObjectBinding.set(java.lang.Object):java.lang.Object"
unit,"java.lang.AbstractStringBuilder.append(int):java.lang.AbstractStringBuilder"
unit,"java.lang.String.subSequence(int, int):java.lang.CharSequence"
unit,"java.lang.Long.parseLong(java.lang.String, int):long"
unit,"java.util.TreeMap.getEntry(java.lang.Object):java.util.TreeMap$Entry"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyForward(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyUnalignedLower(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyUnalignedUpper(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"sun.nio.fs.UnixFileSystem.getPath(java.lang.String, java.lang.String[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.<init>(sun.nio.fs.UnixFileSystem, java.lang.String):void"
unit,"sun.nio.fs.UnixPath.normalizeAndCheck(java.lang.String):java.lang.String"
unit,"sun.nio.fs.UnixPath.checkNotNul(java.lang.String, char):void"
unit,"sun.nio.fs.UnixPath.encode(sun.nio.fs.UnixFileSystem, java.lang.String):byte[]"
unit,"java.lang.String.getBytesNoRepl(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"java.lang.String.getBytesNoRepl1(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"sun.nio.fs.UnixPath.toString():java.lang.String"
unit,"java.util.TreeMap.put(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"java.util.TreeMap.addEntryToEmptyMap(java.lang.Object, java.lang.Object):void"
unit,"java.util.TreeMap.compare(java.lang.Object, java.lang.Object):int"
unit,"java.util.ArrayList.fastRemove(java.lang.Object[], int):void"
unit,"picocli.CommandLine$Interpreter.applyDefaultValues(java.util.List, java.util.Set):void"
unit,"picocli.CommandLine$Model$CommandSpec.qualifiedName(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.name():java.lang.String"
unit,"picocli.CommandLine$Interpreter.applyDefault(picocli.CommandLine$IDefaultValueProvider, picocli.CommandLine$Model$ArgSpec):boolean"
unit,"picocli.CommandLine$Interpreter.validateConstraints(java.util.Stack, java.util.List, java.util.Set):void"
unit,"picocli.CommandLine$ParseResult.<init>(picocli.CommandLine$ParseResult$Builder):void"
unit,"java.util.HashSet.size():int"
unit,"java.util.LinkedHashMap.keySet():java.util.Set"
unit,"java.util.LinkedHashMap$LinkedKeySet.iterator():java.util.Iterator"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.trim():picocli.CommandLine$ParseResult$GroupMatchContainer"
unit,"java.util.ArrayList$Itr.remove():void"
unit,"java.util.ArrayList.remove(int):java.lang.Object"
unit,"picocli.CommandLine$ParseResult.validateGroups():void"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.validate(picocli.CommandLine):void"
unit,"java.util.ArrayList.add(int, java.lang.Object):void"
unit,"java.util.ArrayList.rangeCheckForAdd(int):void"
unit,"picocli.CommandLine.getParseResult():picocli.CommandLine$ParseResult"
unit,"picocli.CommandLine.enrichForBackwardsCompatibility(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$AbstractParseResultHandler.execute(picocli.CommandLine$ParseResult):int"
unit,"picocli.CommandLine.executeHelpRequest(picocli.CommandLine$ParseResult):java.lang.Integer"
unit,"picocli.CommandLine$ParseResult.recursivelyAddCommandLineTo(java.util.List):java.util.List"
unit,"picocli.CommandLine.executeHelpRequest(java.util.List):java.lang.Integer"
unit,"picocli.CommandLine.getOut():java.io.PrintWriter"
unit,"picocli.CommandLine.getStdoutEncoding():java.nio.charset.Charset"
unit,"picocli.CommandLine.charsetForName(java.lang.String):java.nio.charset.Charset"
unit,"picocli.CommandLine.newPrintWriter(java.io.OutputStream, java.nio.charset.Charset):java.io.PrintWriter"
unit,"java.io.OutputStreamWriter.<init>(java.io.OutputStream, java.nio.charset.Charset):void"
unit,"sun.nio.cs.StreamEncoder.<init>(java.io.OutputStream, java.lang.Object, java.nio.charset.Charset):void"
unit,"sun.nio.cs.UTF_8.newEncoder():java.nio.charset.CharsetEncoder"
unit,"java.nio.charset.CharsetEncoder.<init>(java.nio.charset.Charset, float, float, byte[]):void"
unit,"java.nio.charset.CharsetEncoder.replaceWith(byte[]):java.nio.charset.CharsetEncoder"
unit,"sun.nio.cs.UTF_8$Encoder.isLegalReplacement(byte[]):boolean"
unit,"sun.nio.cs.StreamEncoder.<init>(java.io.OutputStream, java.lang.Object, java.nio.charset.CharsetEncoder):void"
unit,"java.nio.ByteBuffer.allocate(int):java.nio.ByteBuffer"
unit,"picocli.CommandLine.setOut(java.io.PrintWriter):picocli.CommandLine"
unit,"com.oracle.svm.core.hub.PredefinedClassesSupport.throwIfUnresolvable(java.lang.Class, java.lang.ClassLoader):void"
unit,"picocli.CommandLine$RunLast.handle(picocli.CommandLine$ParseResult):java.util.List"
unit,"picocli.CommandLine$RunLast.executeUserObjectOfLastSubcommandWithSameParent(java.util.List):java.util.List"
unit,"picocli.CommandLine$RunLast.indexOfLastSubcommandWithSameParent(java.util.List):int"
unit,"picocli.CommandLine.executeUserObject(picocli.CommandLine, java.util.List):java.util.List"
unit,"picocli.CommandLine.getCommand():java.lang.Object"
unit,"java.nio.file.Files.exists(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.exists(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.Util.followLinks(java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixNativeDispatcher.<clinit>():void"
unit,"sun.nio.fs.UnixNativeDispatcher.init():int"
unit,"sun.nio.fs.UnixNativeDispatcher.access(sun.nio.fs.UnixPath, int):int"
unit,"sun.nio.fs.UnixNativeDispatcher.copyToNativeBuffer(sun.nio.fs.UnixPath):sun.nio.fs.NativeBuffer"
unit,"sun.nio.fs.UnixPath.getByteArrayForSysCalls():byte[]"
unit,"com.oracle.svm.core.jdk.buildtimeinit.UnixFileSystemAccessors.reinitialize(sun.nio.fs.UnixFileSystem):void"
unit,"jdk.internal.util.StaticProperty.<clinit>():void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.getInitialProperty(java.lang.String, boolean):java.lang.String"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.initializeProperty(com.oracle.svm.core.jdk.SystemPropertiesSupport$LazySystemProperty):void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x23565fd7c9765148666c3e8803ab2ffe0.get():java.lang.Object"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.getLocale():com.oracle.svm.core.c.locale.LocaleData"
unit,"com.oracle.svm.core.c.locale.LocaleCHelper.getLocale():com.oracle.svm.core.c.locale.LocaleCHelper$LocaleProps"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.getLocaleAspect(java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String):com.oracle.svm.core.c.locale.LocaleSupport$LocaleAspect"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xd640f074d63f17e1c917fc0e29e719cb0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x41fcb0359aabd7142f23500b05651c790.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xee6da106a11ab3ff7cab990c65e8189f0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x48b9bd2138f232c98830cefb7293fabb0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x1662c52a5db83b7ccc09eb09eba2fd2a0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x288d0699d98fa46df9f7e7119e5e30a80.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x0efb3f4e8d3996786cb038e1a45fd6e20.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x7320332aefcd07d81063c0fb4b72cf9a0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x13a551e51ac870a1efd20bdce8f4a6ef0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x88c5953c8704b79200f7edca19b1bfdd0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x5809313add6fe63c23de6c5e7950ba4c0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xf65650ea1cc9e1ad5e846553d21515440.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.PosixSystemPropertiesSupport.userDirValue():java.lang.String"
unit,"sun.nio.fs.UnixFileSystem.<init>(sun.nio.fs.UnixFileSystemProvider, java.lang.String):void"
unit,"sun.nio.fs.UnixNativeDispatcher.getcwd():byte[]"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewByteArray_cIvgEzEX8l45BAYoa8QIm4(com.oracle.svm.core.jni.headers.JNIEnvironment, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewByteArray(com.oracle.svm.core.jni.headers.JNIEnvironment, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetByteArrayRegion_iOKTSBGG1p5LCt4evvhas7(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetByteArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.setPrimitiveArrayRegion(jdk.vm.ci.meta.JavaKind, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"sun.nio.fs.NativeBuffers.getNativeBufferFromCache(int):sun.nio.fs.NativeBuffer"
unit,"java.lang.ThreadLocal.get(java.lang.Thread):java.lang.Object"
unit,"java.lang.ThreadLocal.setInitialValue(java.lang.Thread):java.lang.Object"
unit,"java.lang.ThreadLocal.initialValue():java.lang.Object"
unit,"java.lang.ThreadLocal.createMap(java.lang.Thread, java.lang.Object):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.<init>(java.lang.ThreadLocal, java.lang.Object):void"
unit,"jdk.internal.misc.TerminatingThreadLocal.register(jdk.internal.misc.TerminatingThreadLocal):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.getEntry(java.lang.ThreadLocal):java.lang.ThreadLocal$ThreadLocalMap$Entry"
unit,"java.lang.ThreadLocal$ThreadLocalMap.getEntryAfterMiss(java.lang.ThreadLocal, int, java.lang.ThreadLocal$ThreadLocalMap$Entry):java.lang.ThreadLocal$ThreadLocalMap$Entry"
unit,"jdk.internal.misc.TerminatingThreadLocal$1.initialValue():java.lang.Object"
unit,"java.util.Collections.newSetFromMap(java.util.Map):java.util.Set"
unit,"java.lang.ThreadLocal$ThreadLocalMap.set(java.lang.ThreadLocal, java.lang.Object):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.cleanSomeSlots(int, int):boolean"
unit,"java.util.IdentityHashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"sun.nio.fs.NativeBuffer.<init>(int):void"
unit,"jdk.internal.misc.Unsafe.allocateMemory(long):long"
unit,"jdk.internal.ref.PhantomCleanable.<init>(java.lang.Object, java.lang.ref.Cleaner):void"
unit,"jdk.internal.ref.CleanerImpl$CleanableList.insert(jdk.internal.ref.PhantomCleanable):void"
unit,"jdk.internal.misc.Unsafe.copyMemory(java.lang.Object, long, java.lang.Object, long, long):void"
unit,"jdk.internal.misc.Unsafe.copyMemoryChecks(java.lang.Object, long, java.lang.Object, long, long):void"
unit,"jdk.internal.misc.Unsafe.checkPrimitivePointer(java.lang.Object, long):void"
unit,"jdk.internal.misc.Unsafe.checkPrimitiveArray(java.lang.Class):void"
unit,"com.oracle.svm.core.UnsafeMemoryUtil.unsafeCopyMemory(java.lang.Object, long, java.lang.Object, long, long):void"
unit,"sun.nio.fs.UnixNativeDispatcher.access0(long, int):int"
unit,"sun.nio.fs.NativeBuffers.releaseNativeBuffer(sun.nio.fs.NativeBuffer):void"
unit,"com.oracle.svm.core.heap.ReferenceInternals.refersTo(java.lang.ref.Reference, java.lang.Object):boolean"
unit,"jdk.internal.misc.TerminatingThreadLocal.set(java.lang.Object):void"
unit,"java.lang.ThreadLocal.set(java.lang.Thread, java.lang.Object):void"
unit,"sun.nio.fs.UnixFileSystemProvider.readAttributesIfExists(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileAttributes.getIfExists(sun.nio.fs.UnixPath):sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixNativeDispatcher.stat2(sun.nio.fs.UnixPath, sun.nio.fs.UnixFileAttributes):int"
unit,"sun.nio.fs.UnixNativeDispatcher.stat0(long, sun.nio.fs.UnixFileAttributes):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetIntField_va9hjsMH9WLSXWpbimCwoG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetLongField_xMZYirbvCtJ7XNLZpWM8L4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, long):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetBooleanField_wxfM5Tq7OB9H8qMrsBmxhG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, boolean):void"
unit,"sun.nio.fs.UnixFileSystemProvider.newFileChannel(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.FileChannel"
unit,"sun.nio.fs.UnixChannelFactory.newFileChannel(int, sun.nio.fs.UnixPath, java.util.Set, int):java.nio.channels.FileChannel"
unit,"sun.nio.fs.UnixChannelFactory$Flags.toFlags(java.util.Set):sun.nio.fs.UnixChannelFactory$Flags"
unit,"sun.nio.fs.UnixChannelFactory.open(int, sun.nio.fs.UnixPath, sun.nio.fs.UnixChannelFactory$Flags, int):java.io.FileDescriptor"
unit,"sun.nio.fs.UnixNativeDispatcher.open(sun.nio.fs.UnixPath, int, int):int"
unit,"sun.nio.fs.UnixNativeDispatcher.open0(long, int, int):int"
unit,"java.io.FileDescriptor.set(int):void"
unit,"sun.nio.ch.FileChannelImpl.<clinit>():void"
unit,"sun.nio.ch.FileDispatcherImpl.<clinit>():void"
unit,"sun.nio.ch.IOUtil.<clinit>():void"
unit,"sun.nio.ch.IOUtil.initIDs():void"
unit,"sun.nio.ch.IOUtil.iovMax():int"
unit,"sun.nio.ch.IOUtil.writevMax():long"
unit,"sun.nio.ch.FileDispatcherImpl.init0():void"
unit,"sun.nio.ch.FileChannelImpl.<init>(java.io.FileDescriptor, java.lang.String, boolean, boolean, boolean, boolean, java.io.Closeable):void"
unit,"sun.nio.ch.FileChannelImpl.size():long"
unit,"sun.nio.ch.FileChannelImpl.ensureOpen():void"
unit,"sun.nio.ch.NativeThreadSet.add():int"
unit,"sun.nio.ch.NativeThread.<clinit>():void"
unit,"sun.nio.ch.NativeThread.init():void"
unit,"sun.nio.ch.NativeThread.current0():long"
unit,"sun.nio.ch.UnixFileDispatcherImpl.size0(java.io.FileDescriptor):long"
unit,"sun.nio.ch.NativeThreadSet.remove(int):void"
unit,"java.nio.channels.spi.AbstractInterruptibleChannel.close():void"
unit,"sun.nio.ch.FileChannelImpl.implCloseChannel():void"
unit,"sun.nio.ch.NativeThreadSet.signalAndWait():void"
unit,"jdk.internal.ref.PhantomCleanable.clean():void"
unit,"jdk.internal.ref.CleanerImpl$CleanableList.remove(jdk.internal.ref.PhantomCleanable):boolean"
unit,"jdk.internal.ref.CleanerImpl$PhantomCleanableRef.performCleanup():void"
unit,"sun.nio.ch.FileChannelImpl$Closer.run():void"
unit,"java.io.FileDescriptor.close():void"
unit,"java.io.FileDescriptor.close0():void"
unit,"java.io.ByteArrayInputStream.read(byte[], int, int):int"
unit,"java.util.ImmutableCollections.listCopy(java.util.Collection):java.util.List"
unit,"java.util.List.of(java.lang.Object[]):java.util.List"
unit,"java.io.ByteArrayInputStream.available():int"
unit,"java.io.ByteArrayInputStream.close():void"
unit,"java.util.List.spliterator():java.util.Spliterator"
unit,"java.util.AbstractList$RandomAccessSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline.filter(java.util.function.Predicate):java.util.stream.Stream"
unit,"java.util.stream.AbstractPipeline.<init>(java.util.stream.AbstractPipeline, int):void"
unit,"java.util.stream.ReferencePipeline.toList():java.util.List"
unit,"java.util.stream.ReferencePipeline.toArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.AbstractPipeline.evaluateToArrayNode(java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.evaluate(java.util.Spliterator, boolean, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.exactOutputSizeIfKnown(java.util.Spliterator):long"
unit,"java.util.stream.ReferencePipeline.makeNodeBuilder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.Nodes.builder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.ReferencePipeline$2.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$2$1.<init>(java.util.stream.ReferencePipeline$2, java.util.stream.Sink, java.util.function.Predicate):void"
unit,"java.util.AbstractList$RandomAccessSpliterator.estimateSize():long"
unit,"java.util.AbstractList$RandomAccessSpliterator.getFence():int"
unit,"java.util.stream.ReferencePipeline$2$1.begin(long):void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.begin(long):void"
unit,"java.util.stream.SpinedBuffer.clear():void"
unit,"java.util.stream.SpinedBuffer.ensureCapacity(long):void"
unit,"java.util.stream.SpinedBuffer.capacity():long"
unit,"java.util.AbstractList$RandomAccessSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.AbstractList$RandomAccessSpliterator.get(java.util.List, int):java.lang.Object"
unit,"java.util.stream.ReferencePipeline$2$1.accept(java.lang.Object):void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.accept(java.lang.Object):void"
unit,"java.util.stream.SpinedBuffer.accept(java.lang.Object):void"
unit,"java.util.AbstractList$RandomAccessSpliterator.checkAbstractListModCount(java.util.AbstractList, int):void"
unit,"java.util.stream.Sink$ChainedReference.end():void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes.flatten(java.util.stream.Node, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.Node.getChildCount():int"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.SpinedBuffer.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.ReferencePipeline$$Lambda/0x83973d09c94d575774c2cedd9df43e970.apply(int):java.lang.Object"
unit,"java.util.stream.SpinedBuffer.copyInto(java.lang.Object[], int):void"
unit,"java.util.stream.Sink$ChainedReference.begin(long):void"
unit,"java.util.stream.Sink$ChainedReference.cancellationRequested():boolean"
unit,"java.util.AbstractList$RandomAccessSpliterator.tryAdvance(java.util.function.Consumer):boolean"
unit,"java.util.HashMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.Long.hashCode():int"
unit,"java.lang.AbstractStringBuilder.<init>(java.lang.String):void"
unit,"java.lang.StringBuilder.append(java.lang.String):java.lang.AbstractStringBuilder"
unit,"java.util.Formatter.format(java.util.Locale, java.lang.String, java.lang.Object[]):java.util.Formatter"
unit,"java.util.Formatter.parse(java.lang.String):java.util.List"
unit,"java.util.Formatter$FormatSpecifierParser.parse():int"
unit,"java.util.Formatter$FormatSpecifierParser.parseArgument():void"
unit,"java.util.Formatter$FormatSpecifierParser.parseFlag():void"
unit,"java.util.Formatter$FormatSpecifierParser.parseWidth():void"
unit,"java.util.Formatter$FormatSpecifier.<init>(java.lang.String, int, int, int, int, int, char, char):void"
unit,"java.util.Formatter$Flags.parse(java.lang.String, int, int):int"
unit,"java.util.Formatter$Flags.parse(char):int"
unit,"java.util.Formatter$FormatSpecifier.width(java.lang.String, int, int):void"
unit,"java.lang.Integer.parseInt(java.lang.CharSequence, int, int, int):int"
unit,"java.util.Formatter$FormatSpecifier.conversion(char):void"
unit,"java.lang.Character.isUpperCase(int):boolean"
unit,"java.lang.CharacterDataLatin1.isUpperCase(int):boolean"
unit,"java.util.Formatter$FormatSpecifier.check():void"
unit,"java.util.Formatter$FixedString.index():int"
unit,"java.util.Formatter$FixedString.print(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.lang.StringBuilder.append(java.lang.CharSequence, int, int):java.lang.Appendable"
unit,"java.lang.AbstractStringBuilder.appendChars(byte[], byte, int, java.lang.String, int, int):byte[]"
unit,"java.util.Formatter$FormatSpecifier.index():int"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.appendJustified(java.lang.Appendable, java.lang.CharSequence):void"
unit,"java.lang.StringBuilder.append(java.lang.CharSequence):java.lang.Appendable"
unit,"java.util.Formatter.toString():java.lang.String"
unit,"java.lang.StringBuilder.toString():java.lang.String"
unit,"java.util.Formatter$FormatSpecifier.printInteger(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, long, java.util.Locale):void"
unit,"java.lang.Long.toString(long):java.lang.String"
unit,"jdk.internal.util.DecimalDigits.uncheckedGetCharsLatin1(long, int, byte[]):int"
unit,"sun.util.locale.LocaleUtils.caseIgnoreMatch(java.lang.String, java.lang.String):boolean"
unit,"sun.util.locale.BaseLocale.hashCode():int"
unit,"java.util.regex.Pattern$CharPropertyGreedy.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$BmpCharPropertyGreedy.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.lang.Class.forName(java.lang.String, boolean, java.lang.ClassLoader, java.lang.Class):java.lang.Class"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.forName(java.lang.String, java.lang.ClassLoader, boolean):java.lang.Class"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.queryResultFor(java.lang.String, java.lang.ClassLoader):java.lang.Object"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.forName0(java.lang.String, java.lang.ClassLoader):java.lang.Object"
unit,"java.lang.AbstractStringBuilder.append(java.lang.AbstractStringBuilder):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.getBytes(byte[], int, byte):void"
unit,"java.util.Locale.getDefault(java.util.Locale$Category):java.util.Locale"
unit,"java.util.Locale.getFormatLocale():java.util.Locale"
unit,"java.util.Locale.initDefault(java.util.Locale$Category):java.util.Locale"
unit,"java.util.Locale.initDefault():java.util.Locale"
unit,"java.util.Locale.getDefaultExtensions(java.lang.String):java.util.Optional"
unit,"java.util.Locale.getInstance(java.lang.String, java.lang.String, java.lang.String, java.lang.String, sun.util.locale.LocaleExtensions):java.util.Locale"
unit,"java.util.Locale.getCompatibilityExtensions(java.lang.String, java.lang.String, java.lang.String, java.lang.String):sun.util.locale.LocaleExtensions"
unit,"java.util.Locale.convertOldISOCodes(java.lang.String):java.lang.String"
unit,"sun.util.locale.LocaleUtils.toLowerString(java.lang.String):java.lang.String"
unit,"sun.util.locale.BaseLocale.convertOldISOCodes(java.lang.String):java.lang.String"
unit,"sun.util.locale.BaseLocale.getInstance(java.lang.String, java.lang.String, java.lang.String, java.lang.String):sun.util.locale.BaseLocale"
unit,"sun.util.locale.LocaleUtils.toUpperString(java.lang.String):java.lang.String"
unit,"java.util.Locale.getInstance(sun.util.locale.BaseLocale, sun.util.locale.LocaleExtensions):java.util.Locale"
unit,"java.io.PrintWriter.write(java.lang.String):void"
unit,"java.io.PrintWriter.write(java.lang.String, int, int):void"
unit,"java.io.PrintWriter.ensureOpen():void"
unit,"java.io.PrintWriter.flush():void"
unit,"java.io.BufferedWriter.flush():void"
unit,"sun.nio.cs.StreamEncoder.flush():void"
unit,"sun.nio.cs.StreamEncoder.implFlush():void"
unit,"java.io.PrintStream.flush():void"
unit,"picocli.CommandLine$RunLast.extractExitCodeGenerators(picocli.CommandLine$ParseResult):java.util.List"
unit,"picocli.CommandLine$AbstractParseResultHandler.resolveExitCode(int, java.lang.Object, java.util.List):int"
unit,"picocli.CommandLine$AbstractParseResultHandler.resolveExecutionResultAsExitCode(int, java.util.List):java.lang.Integer"
unit,"java.lang.Shutdown.exit(int):void"
unit,"java.lang.Shutdown.halt0(int):void"
unit,"java.util.concurrent.ConcurrentHashMap.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"java.lang.Integer.intValue():int"
unit,"java.util.ImmutableCollections$List12.get(int):java.lang.Object"
unit,"java.lang.String.strip():java.lang.String"
unit,"java.lang.StringLatin1.strip(byte[]):java.lang.String"
unit,"java.lang.StringLatin1.indexOfNonWhitespace(byte[]):int"
unit,"java.lang.StringLatin1.lastIndexOfNonWhitespace(byte[]):int"
unit,"java.io.Writer.write(java.lang.String):void"
unit,"dev.thaw.doss.tool.SnapshotTool.main(java.lang.String[]):void"
unit,"dev.thaw.doss.tool.SnapshotTool.commandLine():picocli.CommandLine"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.InfoCommand_qtBnI62bAOHVu6bPAFdFj1():dev.thaw.doss.tool.InfoCommand"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.VerifyCommand_YbP1DKrRgq6plOIJIWq8y2():dev.thaw.doss.tool.VerifyCommand"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.DiffCommand_QsJLCPgN4o7jY7DWr2c3MH():dev.thaw.doss.tool.DiffCommand"
unit,"picocli.CommandLine$PositionalParametersSorter.compare(java.lang.Object, java.lang.Object):int"
unit,"picocli.CommandLine$PositionalParametersSorter.compare(picocli.CommandLine$Model$ArgSpec, picocli.CommandLine$Model$ArgSpec):int"
unit,"picocli.CommandLine$PositionalParametersSorter.index(picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Range.compareTo(picocli.CommandLine$Range):int"
unit,"picocli.CommandLine$Model$ArgSpec.equalsImpl(picocli.CommandLine$Model$ArgSpec):boolean"
unit,"java.util.Collections.swap(java.util.List, int, int):void"
unit,"java.util.ArrayList.set(int, java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeIntegerFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeIntegerFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Integer.toString():java.lang.String"
unit,"java.lang.Integer.toString(int):java.lang.String"
unit,"picocli.CommandLine$Interpreter.isStandaloneOption(java.lang.String):boolean"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.containsKey(java.lang.Object):boolean"
unit,"picocli.CommandLine$Interpreter.processPositionalParameter(java.util.Collection, java.util.Set, boolean, java.util.Stack):void"
unit,"picocli.CommandLine$Model$CommandSpec.resemblesOption(java.lang.String):boolean"
unit,"java.lang.Long.decode(java.lang.String):java.lang.Long"
unit,"java.lang.Long.parseLong(java.lang.CharSequence, int, int, int):long"
unit,"java.lang.NumberFormatException.forCharSequence(java.lang.CharSequence, int, int, int):java.lang.NumberFormatException"
unit,"jdk.internal.math.FloatingDecimal.parseDouble(java.lang.String):double"
unit,"jdk.internal.math.FloatingDecimal.readJavaFormatString(java.lang.String, int):jdk.internal.math.FloatingDecimal$ASCIIToBinaryConverter"
unit,"jdk.internal.math.FloatingDecimal.skipWhitespaces(java.lang.String, int):int"
unit,"jdk.internal.math.FloatingDecimal.check(java.lang.String, boolean):void"
unit,"java.util.Collections$UnmodifiableMap.keySet():java.util.Set"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.keySet():java.util.Set"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap$CaseAwareKeySet.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedKeyIterator.next():java.lang.Object"
unit,"java.util.Collections$UnmodifiableList.get(int):java.lang.Object"
unit,"java.util.Vector.clone():java.lang.Object"
unit,"picocli.CommandLine$Interpreter.assertNoMissingParameters(picocli.CommandLine$Model$ArgSpec, picocli.CommandLine$Range, java.util.Stack):boolean"
unit,"picocli.CommandLine$Range.internalToString():java.lang.String"
unit,"picocli.CommandLine$Range.toString():java.lang.String"
unit,"picocli.CommandLine$Interpreter.applyOption(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, java.util.Stack, java.util.Set, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.updateHelpRequested(picocli.CommandLine$Model$ArgSpec):void"
unit,"picocli.CommandLine$LookBehind.parse(java.lang.String):picocli.CommandLine$LookBehind"
unit,"picocli.CommandLine$Interpreter.applyValueToSingleValuedField(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, java.util.Stack, java.util.Set, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.assertNoMissingMandatoryParameter(picocli.CommandLine$Model$ArgSpec, java.util.Stack, int, picocli.CommandLine$Range):boolean"
unit,"picocli.CommandLine$Interpreter.varargCanConsumeNextValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isEndOfOptionsDelimiter(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isCommand(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isOption(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isArgResemblesOptionThereforeDiscontinue(picocli.CommandLine$Model$ArgSpec, java.util.Stack, int, picocli.CommandLine$Range):boolean"
unit,"picocli.CommandLine$ParseResult$Builder.nowProcessing(picocli.CommandLine$Model$ArgSpec, java.lang.Object):void"
unit,"picocli.CommandLine$Model$PositionalParamSpec.isPositional():boolean"
unit,"picocli.CommandLine$Interpreter.getTypeConverter(java.lang.Class[], picocli.CommandLine$Model$ArgSpec, int):picocli.CommandLine$ITypeConverter"
unit,"picocli.CommandLine$Interpreter.getActualTypeConverter(java.lang.Class, picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$ITypeConverter"
unit,"picocli.CommandLine$Interpreter.tryConvert(picocli.CommandLine$Model$ArgSpec, int, picocli.CommandLine$ITypeConverter, java.lang.String, int):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$ReflectionConverter.convert(java.lang.String):java.lang.Object"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_GBnp7mQtai9D4ooWNmrdRB(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.nio.file.Paths.get(java.lang.String, java.lang.String[]):java.nio.file.Path"
unit,"picocli.CommandLine$Model$ArgSpec.getValue():java.lang.Object"
unit,"picocli.CommandLine$Model$ArgSpec.isValueGettable():boolean"
unit,"picocli.CommandLine$Model$FieldBinding.getScope():picocli.CommandLine$Model$IScope"
unit,"picocli.CommandLine$Interpreter.addToInitialized(picocli.CommandLine$Model$ArgSpec, java.util.Set):void"
unit,"picocli.CommandLine$Model$PositionalParamSpec.hashCode():int"
unit,"picocli.CommandLine$Model$ArgSpec.hashCodeImpl():int"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.hashCode():int"
unit,"picocli.CommandLine$Model$ArgSpec.setValue(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$ParseResult$Builder.addOriginalStringValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):void"
unit,"picocli.CommandLine$ParseResult$Builder.addStringValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):void"
unit,"picocli.CommandLine$ParseResult$Builder.addTypedValues(picocli.CommandLine$Model$ArgSpec, int, java.lang.Object):void"
unit,"java.lang.Integer.compareTo(java.lang.Object):int"
unit,"picocli.CommandLine$ParseResult$Builder.add(picocli.CommandLine$Model$ArgSpec, int):picocli.CommandLine$ParseResult$Builder"
unit,"picocli.CommandLine$ParseResult$Builder.addPositionalParam(picocli.CommandLine$Model$PositionalParamSpec, int):picocli.CommandLine$ParseResult$Builder"
unit,"java.util.ArrayList.add(java.lang.Object):boolean"
unit,"java.util.ArrayList.remove(java.lang.Object):boolean"
unit,"picocli.CommandLine$Model$OptionSpec.hashCode():int"
unit,"picocli.CommandLine$Interpreter.stack(java.lang.String):java.util.Stack"
unit,"picocli.CommandLine$BuiltIn$IntegerConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$IntegerConverter.convert(java.lang.String):java.lang.Integer"
unit,"picocli.CommandLine$ParseResult$Builder.addOption(picocli.CommandLine$Model$OptionSpec):picocli.CommandLine$ParseResult$Builder"
unit,"dev.thaw.doss.tool.InfoCommand.call():java.lang.Object"
unit,"dev.thaw.doss.tool.InfoCommand.call():java.lang.Integer"
unit,"dev.thaw.command.line.Conventions.progress(picocli.CommandLine$Model$CommandSpec):java.io.PrintWriter"
unit,"dev.thaw.command.line.Conventions.tellsProgress(picocli.CommandLine$Model$CommandSpec):boolean"
unit,"dev.thaw.command.line.Conventions.isGiven(picocli.CommandLine$Model$CommandSpec, java.lang.String):boolean"
unit,"picocli.CommandLine$Model$CommandSpec.findOption(java.lang.String):picocli.CommandLine$Model$OptionSpec"
unit,"picocli.CommandLine$Model$CommandSpec.findOption(java.lang.String, java.util.List):picocli.CommandLine$Model$OptionSpec"
unit,"picocli.CommandLine$Model$CommandSpec.stripPrefix(java.lang.String):java.lang.String"
unit,"java.lang.Character.isJavaIdentifierPart(int):boolean"
unit,"java.lang.CharacterDataLatin1.isJavaIdentifierPart(int):boolean"
unit,"picocli.CommandLine$Model$ObjectBinding.get():java.lang.Object"
unit,"picocli.CommandLine.getErr():java.io.PrintWriter"
unit,"picocli.CommandLine.getStderrEncoding():java.nio.charset.Charset"
unit,"picocli.CommandLine.setErr(java.io.PrintWriter):picocli.CommandLine"
unit,"dev.thaw.doss.tool.SnapshotFile.open(java.nio.file.Path):dev.thaw.doss.tool.SnapshotFile"
unit,"java.nio.file.Files.isRegularFile(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixFileAttributes.isRegularFile():boolean"
unit,"java.nio.channels.FileChannel.open(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.FileChannel"
unit,"java.nio.channels.spi.AbstractInterruptibleChannel.begin():void"
unit,"java.nio.channels.spi.AbstractInterruptibleChannel.end(boolean):void"
unit,"sun.nio.ch.FileChannelImpl.map(java.nio.channels.FileChannel$MapMode, long, long, java.lang.foreign.Arena):java.lang.foreign.MemorySegment"
unit,"jdk.internal.foreign.MemorySessionImpl.checkValidState():void"
unit,"sun.nio.ch.FileChannelImpl.mapInternal(java.nio.channels.FileChannel$MapMode, long, long, int, boolean):sun.nio.ch.FileChannelImpl$Unmapper"
unit,"sun.nio.ch.FileChannelImpl.checkMode(java.nio.channels.FileChannel$MapMode, int, boolean):void"
unit,"sun.nio.ch.UnixFileDispatcherImpl.allocationGranularity0():long"
unit,"sun.nio.ch.UnixFileDispatcherImpl.map0(java.io.FileDescriptor, int, long, long, boolean):long"
unit,"sun.nio.ch.FileChannelImpl$Unmapper.<clinit>():void"
unit,"jdk.internal.foreign.SegmentFactories.mapSegment(long, jdk.internal.access.foreign.UnmapperProxy, boolean, jdk.internal.foreign.MemorySessionImpl):jdk.internal.foreign.MappedMemorySegmentImpl"
unit,"jdk.internal.foreign.MemorySessionImpl.addOrCleanupIfFail(jdk.internal.foreign.MemorySessionImpl$ResourceList$ResourceCleanup):void"
unit,"jdk.internal.foreign.MemorySessionImpl.addInternal(jdk.internal.foreign.MemorySessionImpl$ResourceList$ResourceCleanup):void"
unit,"jdk.internal.foreign.ConfinedSession$ConfinedResourceList.add(jdk.internal.foreign.MemorySessionImpl$ResourceList$ResourceCleanup):void"
unit,"jdk.internal.foreign.AbstractMemorySegmentImpl.asSlice(long, long):jdk.internal.foreign.AbstractMemorySegmentImpl"
unit,"jdk.internal.foreign.AbstractMemorySegmentImpl.toArray(java.lang.Class, java.lang.foreign.ValueLayout, java.util.function.IntFunction, java.util.function.Function):java.lang.Object"
unit,"jdk.internal.foreign.AbstractMemorySegmentImpl.checkArraySize(java.lang.String, int):int"
unit,"jdk.internal.foreign.SegmentFactories.fromArray(byte[]):jdk.internal.foreign.HeapMemorySegmentImpl$OfByte"
unit,"jdk.internal.foreign.layout.AbstractLayout.<init>(long, long, java.util.Optional):void"
unit,"jdk.internal.foreign.layout.AbstractLayout.requirePowerOfTwoAndGreaterOrEqualToOne(long):long"
unit,"dev.thaw.doss.nativeimage.file.SnapshotHeader.decode(byte[], java.nio.file.Path):dev.thaw.doss.nativeimage.file.SnapshotHeader"
unit,"java.nio.HeapByteBuffer.getInt(int):int"
unit,"dev.thaw.doss.nativeimage.file.SnapshotHeader.checksum(byte[]):int"
unit,"dev.thaw.doss.nativeimage.file.SnapshotLayout.of(int):java.util.Optional"
unit,"dev.thaw.doss.nativeimage.file.SnapshotHeader.requireConsistent(long, java.nio.file.Path):void"
unit,"dev.thaw.doss.nativeimage.file.SlotGeometry.fits():boolean"
unit,"dev.thaw.doss.nativeimage.file.SnapshotHeader.isObjectOffset(long):boolean"
unit,"dev.thaw.doss.nativeimage.file.SnapshotHeader.fileSize():long"
unit,"dev.thaw.doss.tool.SnapshotFile.<init>(java.nio.file.Path, java.lang.foreign.Arena, java.lang.foreign.MemorySegment, dev.thaw.doss.nativeimage.file.SnapshotHeader):void"
unit,"dev.thaw.doss.tool.MappedBytes.<init>(java.lang.foreign.MemorySegment):void"
unit,"jdk.internal.foreign.AbstractMemorySegmentImpl.asByteBuffer():java.nio.ByteBuffer"
unit,"java.nio.Buffer$2.newMappedByteBuffer(jdk.internal.access.foreign.UnmapperProxy, long, int, java.lang.Object, java.lang.foreign.MemorySegment):java.nio.ByteBuffer"
unit,"sun.nio.ch.FileChannelImpl$DefaultUnmapper.isSync():boolean"
unit,"java.nio.DirectByteBuffer.<init>(sun.nio.ch.DirectBuffer, int, int, int, int, int, java.io.FileDescriptor, boolean, java.lang.foreign.MemorySegment):void"
unit,"dev.thaw.doss.tool.FileInfo.of(dev.thaw.doss.tool.SnapshotFile, dev.thaw.doss.tool.Progress):dev.thaw.doss.tool.FileInfo"
unit,"dev.thaw.doss.tool.Graph.<init>(dev.thaw.doss.tool.SnapshotFile, dev.thaw.doss.tool.Progress):void"
unit,"dev.thaw.doss.tool.ObjectIndex.of(dev.thaw.doss.nativeimage.file.SnapshotHeader):dev.thaw.doss.tool.ObjectIndex"
unit,"dev.thaw.doss.tool.ObjectIndex.<init>(long):void"
unit,"dev.thaw.doss.tool.SnapshotFile.types():dev.thaw.doss.tool.TypeTable"
unit,"dev.thaw.doss.nativeimage.file.SnapshotTypes.decode(byte[], java.nio.file.Path):dev.thaw.doss.nativeimage.file.SnapshotTypes"
unit,"java.io.DataInputStream.readInt():int"
unit,"java.io.DataInputStream.readFully(byte[], int, int):void"
unit,"jdk.internal.util.ByteArray.getInt(byte[], int):int"
unit,"java.io.DataInputStream.readLong():long"
unit,"jdk.internal.util.ByteArray.getLong(byte[], int):long"
unit,"java.io.DataInputStream.readUTF(java.io.DataInput):java.lang.String"
unit,"java.io.DataInputStream.readUnsignedShort():int"
unit,"jdk.internal.util.ByteArray.getUnsignedShort(byte[], int):int"
unit,"java.io.DataInputStream.readChar():char"
unit,"jdk.internal.util.ByteArray.getChar(byte[], int):char"
unit,"dev.thaw.doss.nativeimage.file.SnapshotTypes.fields(java.io.DataInputStream):java.util.List"
unit,"java.util.ImmutableCollections.listFromArray(java.lang.Object[]):java.util.List"
unit,"dev.thaw.doss.tool.TypeTable.<init>(dev.thaw.doss.nativeimage.file.SnapshotTypes):void"
unit,"dev.thaw.doss.tool.StoredType.of(int, dev.thaw.doss.nativeimage.file.SnapshotTypes$Type):dev.thaw.doss.tool.StoredType"
unit,"dev.thaw.doss.tool.StoredType$$Lambda/0x37d9ace30e8f15945295073b9b42247d0.test(java.lang.Object):boolean"
unit,"dev.thaw.doss.tool.StoredType.stringFields(dev.thaw.doss.nativeimage.file.SnapshotTypes$Type):dev.thaw.doss.tool.StoredType$StringFields"
unit,"dev.thaw.doss.tool.StoredType.offsetOf(dev.thaw.doss.nativeimage.file.SnapshotTypes$Type, java.lang.String, char):int"
unit,"java.util.stream.FindOps$FindSink$OfInt$$Lambda/0x836c5409db53285a9188c586991b2a880.get():java.lang.Object"
unit,"java.util.stream.ReferencePipeline$4.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$4$1.<init>(java.util.stream.ReferencePipeline$4, java.util.stream.Sink, java.util.function.ToIntFunction):void"
unit,"dev.thaw.doss.tool.StoredType$$Lambda/0xf61280040be260897d76741922558e920.test(java.lang.Object):boolean"
unit,"dev.thaw.doss.tool.StoredType.lambda$offsetOf$0(java.lang.String, char, dev.thaw.doss.nativeimage.file.SnapshotTypes$Field):boolean"
unit,"java.util.stream.ReferencePipeline$4$1.accept(java.lang.Object):void"
unit,"java.util.stream.FindOps$FindSink$OfInt.accept(int):void"
unit,"java.util.stream.FindOps$FindSink$OfInt.get():java.lang.Object"
unit,"dev.thaw.doss.tool.TypeTable.problems():java.util.List"
unit,"dev.thaw.doss.tool.TypeTable.check(dev.thaw.doss.nativeimage.file.SnapshotTypes$Type, java.util.List):void"
unit,"dev.thaw.doss.nativeimage.file.SnapshotTypes.sizeOf(char):int"
unit,"dev.thaw.doss.tool.Census.<init>(dev.thaw.doss.tool.TypeTable):void"
unit,"dev.thaw.doss.tool.ObjectWalk.<init>(dev.thaw.doss.tool.SnapshotFile, dev.thaw.doss.tool.Problems, dev.thaw.doss.tool.Progress):void"
unit,"dev.thaw.doss.tool.ObjectWalk.run(dev.thaw.doss.tool.ObjectVisitor):dev.thaw.doss.tool.SpaceUse"
unit,"dev.thaw.doss.tool.ObjectWalk.walkAlignedChunks(long, long):void"
unit,"dev.thaw.doss.tool.MappedBytes.longAt(long):long"
unit,"dev.thaw.doss.tool.MappedBytes.window(long):java.nio.ByteBuffer"
unit,"java.nio.DirectByteBuffer.getLong(int):long"
unit,"java.nio.DirectByteBuffer.getLong(long):long"
unit,"dev.thaw.doss.tool.ObjectWalk.walkObjects(long, long):void"
unit,"dev.thaw.doss.tool.TypeTable.byHub(long):dev.thaw.doss.tool.StoredType"
unit,"dev.thaw.doss.tool.SnapshotFile.sizeOf(dev.thaw.doss.tool.StoredType, long):long"
unit,"dev.thaw.doss.tool.Graph$$Lambda/0xc258961e1539284e39b2ec4f05ea895f0.visit(dev.thaw.doss.tool.StoredType, long, long):void"
unit,"dev.thaw.doss.tool.Graph.lambda$new$1(dev.thaw.doss.tool.StoredType, long, long):void"
unit,"dev.thaw.doss.tool.ObjectIndex.add(long):void"
unit,"dev.thaw.doss.tool.Census.visit(dev.thaw.doss.tool.StoredType, long, long):void"
unit,"dev.thaw.doss.tool.SnapshotFile.lengthOf(long):int"
unit,"dev.thaw.doss.tool.MappedBytes.intAt(long):int"
unit,"java.nio.DirectByteBuffer.getInt(int):int"
unit,"java.nio.DirectByteBuffer.getInt(long):int"
unit,"dev.thaw.doss.tool.ObjectWalk.walkLargeChunks(long, long):void"
unit,"dev.thaw.doss.nativeimage.file.SnapshotTypes$Chunks.largeObjectOffset(long):long"
unit,"dev.thaw.doss.tool.ObjectIndex.seal():dev.thaw.doss.tool.ObjectIndex"
unit,"java.util.UUID.toString():java.lang.String"
unit,"java.util.UUID.hex8(long):long"
unit,"java.lang.Long.expand(long, long):long"
unit,"jdk.internal.util.ByteArrayLittleEndian.setLong(byte[], int, long):void"
unit,"jdk.internal.util.ByteArrayLittleEndian.setInt(byte[], int, int):void"
unit,"java.time.Instant.ofEpochMilli(long):java.time.Instant"
unit,"java.time.Instant.create(long, int):java.time.Instant"
unit,"java.time.format.DateTimeFormatter.format(java.time.temporal.TemporalAccessor):java.lang.String"
unit,"java.time.format.DateTimeFormatter.formatTo(java.time.temporal.TemporalAccessor, java.lang.Appendable):void"
unit,"java.time.format.DateTimePrintContext.adjust(java.time.temporal.TemporalAccessor, java.time.format.DateTimeFormatter):java.time.temporal.TemporalAccessor"
unit,"java.time.format.DateTimeFormatterBuilder$CompositePrinterParser.format(java.time.format.DateTimePrintContext, java.lang.StringBuilder):boolean"
unit,"java.time.format.DateTimeFormatterBuilder$SettingsParser.format(java.time.format.DateTimePrintContext, java.lang.StringBuilder):boolean"
unit,"java.time.format.DateTimeFormatterBuilder$InstantPrinterParser.format(java.time.format.DateTimePrintContext, java.lang.StringBuilder):boolean"
unit,"java.time.format.DateTimePrintContext.getValue(java.time.temporal.TemporalField):java.lang.Long"
unit,"java.time.Instant.getLong(java.time.temporal.TemporalField):long"
unit,"java.time.Instant.isSupported(java.time.temporal.TemporalField):boolean"
unit,"java.time.temporal.ValueRange.checkValidIntValue(long, java.time.temporal.TemporalField):int"
unit,"java.time.format.DateTimeFormatterBuilder$InstantPrinterParser.currentEra(java.lang.StringBuilder, long, int):void"
unit,"java.time.LocalDateTime.ofEpochSecond(long, int, java.time.ZoneOffset):java.time.LocalDateTime"
unit,"java.time.temporal.ValueRange.checkValidValue(long, java.time.temporal.TemporalField):long"
unit,"java.time.LocalDate.ofEpochDay(long):java.time.LocalDate"
unit,"java.time.LocalTime.ofNanoOfDay(long):java.time.LocalTime"
unit,"jdk.internal.util.DateTimeHelper.formatTo(java.lang.StringBuilder, java.time.LocalDateTime):void"
unit,"jdk.internal.util.DateTimeHelper.formatTo(java.lang.StringBuilder, java.time.LocalDate):void"
unit,"jdk.internal.util.DateTimeHelper.formatTo(java.lang.StringBuilder, java.time.LocalTime):void"
unit,"dev.thaw.doss.tool.Graph.follow(long):long"
unit,"dev.thaw.doss.tool.SnapshotFile.positionOf(long):long"
unit,"dev.thaw.doss.tool.ObjectIndex.contains(long):boolean"
unit,"dev.thaw.doss.tool.SnapshotFile.typeAt(long):dev.thaw.doss.tool.StoredType"
unit,"dev.thaw.doss.tool.StoredType.sourceName(java.lang.String):java.lang.String"
unit,"dev.thaw.doss.tool.SpaceUse.overhead():java.util.Map"
unit,"dev.thaw.doss.tool.Census.entries():java.util.List"
unit,"java.lang.String.repeat(int):java.lang.String"
unit,"java.util.Comparator$$Lambda/0x4175e669310f2144c8d2f7ab356812660.compare(java.lang.Object, java.lang.Object):int"
unit,"java.util.Comparator.lambda$thenComparing$36697e65$1(java.util.Comparator, java.lang.Object, java.lang.Object):int"
unit,"java.util.Comparator$$Lambda/0x9c4260966a441a52da42b0f4c2d7f25b0.compare(java.lang.Object, java.lang.Object):int"
unit,"jdk.internal.foreign.MemorySessionImpl.close():void"
unit,"jdk.internal.foreign.ConfinedSession.justClose():void"
unit,"jdk.internal.foreign.ConfinedSession$ConfinedResourceList.cleanup():void"
unit,"jdk.internal.foreign.MemorySessionImpl$ResourceList.cleanupSingle(jdk.internal.foreign.MemorySessionImpl$ResourceList$ResourceCleanup, java.lang.RuntimeException):java.lang.RuntimeException"
unit,"jdk.internal.foreign.SegmentFactories$2.cleanup():void"
unit,"sun.nio.ch.FileChannelImpl$Unmapper.unmap():void"
unit,"sun.nio.ch.UnixFileDispatcherImpl.unmap0(long, long):int"
unit,"sun.nio.ch.FileChannelImpl$DefaultUnmapper.decrementStats():void"
unit,"jdk.internal.foreign.MemorySessionImpl$ResourceList.cleanup(jdk.internal.foreign.MemorySessionImpl$ResourceList$ResourceCleanup, java.lang.RuntimeException):void"
unit,"java.util.Formatter$FormatSpecifier.checkGeneral():void"
unit,"java.util.Formatter$FormatSpecifier.printString(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, java.lang.String, java.util.Locale):void"
unit,"java.lang.StringBuilder.append(char):java.lang.Appendable"
unit,"java.util.Formatter$FormatSpecifier.<init>(char):void"
unit,"java.util.Formatter$FormatSpecifier.checkInteger():void"
unit,"java.util.Formatter$FormatSpecifier.checkNumeric():void"
unit,"java.util.Formatter$FormatSpecifier.leadingSign(java.lang.StringBuilder, boolean):java.lang.StringBuilder"
unit,"java.util.Formatter$FormatSpecifier.localizedMagnitude(java.util.Formatter, java.lang.StringBuilder, java.lang.CharSequence, int, int, int, java.util.Locale):java.lang.StringBuilder"
unit,"java.util.Formatter.getDecimalFormatSymbols(java.util.Locale):java.text.DecimalFormatSymbols"
unit,"java.util.Locale.equals(java.lang.Object):boolean"
unit,"java.lang.String.split(java.lang.String, int, boolean):java.lang.String[]"
unit,"java.util.regex.Pattern.split(java.lang.CharSequence, int, boolean):java.lang.String[]"
unit,"java.util.regex.Matcher.find():boolean"
unit,"java.util.regex.Matcher.search(int):boolean"
unit,"java.util.regex.Pattern$Start.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$$Lambda/0xd8df8632c1ec12344f828b545152f0fd0.is(int):boolean"
unit,"java.util.regex.Matcher.checkMatch():void"
unit,"java.util.ArrayList.subList(int, int):java.util.List"
unit,"java.util.AbstractList.subListRangeCheck(int, int, int):void"
unit,"java.util.ArrayList$SubList.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.ArrayList$SubList.checkForComodification():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetPrimitiveArrayCritical_2HOt2LiNLN8PTDXkbWReu0(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetPrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.createArrayView(java.lang.Object):com.oracle.svm.core.handles.PrimitiveArrayView"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleasePrimitiveArrayCritical_LUGWPFu76eGdDzEz6qDTO5(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleasePrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.destroyNewestArrayViewByAddress(org.graalvm.word.PointerBase, int):void"
unit,"java.util.Formatter$FormatSpecifier.trailingSign(java.lang.StringBuilder, boolean):java.lang.StringBuilder"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, int, java.util.Locale):void"
unit,"java.lang.String.formatted(java.lang.Object[]):java.lang.String"
unit,"java.util.LinkedHashMap.forEach(java.util.function.BiConsumer):void"
unit,"com.oracle.svm.core.thread.JavaThreads.isCurrentThreadVirtualAndPinned():boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.tryInitializeHead():com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node"
unit,"java.util.concurrent.locks.LockSupport.park(java.lang.Object):void"
unit,"jdk.internal.misc.Unsafe.park(boolean, long):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.parkCurrentPlatformOrCarrierThread(boolean, long):void"
unit,"com.oracle.svm.core.thread.ThreadData.initializeParker(long, boolean):void"
unit,"com.oracle.svm.core.posix.thread.PosixParker.<init>():void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_mutex_init(com.oracle.svm.core.posix.headers.Pthread$pthread_mutex_t, com.oracle.svm.core.posix.headers.Pthread$pthread_mutexattr_t):int"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_cond_init(com.oracle.svm.core.posix.headers.Pthread$pthread_cond_t, com.oracle.svm.core.posix.headers.Pthread$pthread_condattr_t):int"
unit,"com.oracle.svm.core.thread.ThreadData.tryToStoreParker(long, com.oracle.svm.core.thread.Parker):boolean"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getParkedThreadStatus(java.lang.Thread, boolean):int"
unit,"com.oracle.svm.core.posix.thread.PosixParker.park(boolean, long):void"
unit,"com.oracle.svm.core.posix.thread.PosixParker.park0(boolean, long):void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_mutex_trylock_no_transition(com.oracle.svm.core.posix.headers.Pthread$pthread_mutex_t):int"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.acquire(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node, long):int"
unit,"com.oracle.svm.core.thread.PlatformThreads.unpark(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ThreadData.acquire():com.oracle.svm.core.thread.ThreadData"
unit,"com.oracle.svm.core.posix.thread.PosixParker.unpark():void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_mutex_unlock(com.oracle.svm.core.posix.headers.Pthread$pthread_mutex_t):int"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_cond_signal(com.oracle.svm.core.posix.headers.Pthread$pthread_cond_t):int"
unit,"com.oracle.svm.core.thread.ThreadData.release():void"
unit,"com.google.gson.GsonBuilder.<clinit>():void"
unit,"com.google.gson.FormattingStyle.<clinit>():void"
unit,"com.google.gson.FormattingStyle.<init>(java.lang.String, java.lang.String, boolean):void"
unit,"java.util.regex.Pattern.clazz(boolean):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern.range(java.util.regex.Pattern$BitClass):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern.bitsOrSingle(java.util.regex.Pattern$BitClass, int):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern$BitClass.add(int, int):java.util.regex.Pattern$BitClass"
unit,"java.util.regex.Pattern$BitClass.is(int):boolean"
unit,"com.google.gson.GsonBuilder.<init>():void"
unit,"com.google.gson.GsonBuilder.createFactories(com.google.gson.internal.ConstructorConstructor, com.google.gson.internal.bind.JsonAdapterAnnotationTypeAdapterFactory):java.util.List"
unit,"com.google.gson.internal.bind.TypeAdapters.<clinit>():void"
unit,"java.util.regex.Pattern.read():int"
unit,"java.util.regex.Pattern$Prolog.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$Loop.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"com.google.gson.GsonBuilder.addUserDefinedAdapters(java.util.List):void"
unit,"com.google.gson.GsonBuilder.addDateTypeAdapters(java.util.List):void"
unit,"com.google.gson.internal.bind.TypeAdapters.atomicLongAdapter(com.google.gson.TypeAdapter):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.TypeAdapters.atomicLongArrayAdapter(com.google.gson.TypeAdapter):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.TypeAdapters.javaTimeTypeAdapterFactory():com.google.gson.TypeAdapterFactory"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.JavaTimeTypeAdapters_oF6xxVwybmJQeuu6ePmXfJ():com.google.gson.internal.bind.JavaTimeTypeAdapters"
unit,"com.google.gson.GsonBuilder.newImmutableList(java.util.Collection):java.util.List"
unit,"java.util.ArrayDeque.isEmpty():boolean"
unit,"java.util.ArrayList.trimToSize():void"
unit,"com.google.gson.Gson.<init>(com.google.gson.GsonBuilder):void"
unit,"java.util.regex.Pattern$Ques.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.lang.reflect.Field.getGenericInfo():sun.reflect.generics.repository.FieldRepository"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeSignature():sun.reflect.generics.tree.TypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.current():char"
unit,"sun.reflect.generics.parser.SignatureParser.parseFieldTypeSignature(boolean):sun.reflect.generics.tree.FieldTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.parseClassTypeSignature():sun.reflect.generics.tree.ClassTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.parsePackageNameAndSimpleClassTypeSignature():sun.reflect.generics.tree.SimpleClassTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.skipIdentifier():void"
unit,"java.lang.Character.isWhitespace(int):boolean"
unit,"java.lang.CharacterDataLatin1.isWhitespace(int):boolean"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeArguments():sun.reflect.generics.tree.TypeArgument[]"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeArgument():sun.reflect.generics.tree.TypeArgument"
unit,"sun.reflect.generics.parser.SignatureParser.parseClassTypeSignatureSuffix(java.util.List):void"
unit,"sun.reflect.generics.repository.FieldRepository.computeGenericType():java.lang.reflect.Type"
unit,"sun.reflect.generics.tree.ClassTypeSignature.accept(sun.reflect.generics.visitor.TypeTreeVisitor):void"
unit,"sun.reflect.generics.visitor.Reifier.visitClassTypeSignature(sun.reflect.generics.tree.ClassTypeSignature):void"
unit,"sun.reflect.generics.factory.CoreReflectionFactory.makeNamedType(java.lang.String):java.lang.reflect.Type"
unit,"sun.reflect.generics.factory.CoreReflectionFactory.getDeclsLoader():java.lang.ClassLoader"
unit,"sun.reflect.generics.visitor.Reifier.reifyTypeArguments(sun.reflect.generics.tree.TypeArgument[]):java.lang.reflect.Type[]"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.<init>(java.lang.Class, java.lang.reflect.Type[], java.lang.reflect.Type):void"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.validateConstructorArguments():void"
unit,"java.lang.Class.getTypeParameters():java.lang.reflect.TypeVariable[]"
unit,"java.lang.Class.getGenericInfo():sun.reflect.generics.repository.ClassRepository"
unit,"java.lang.Class.computeGenericInfo():sun.reflect.generics.repository.ClassRepository"
unit,"sun.reflect.generics.parser.SignatureParser.parseClassSignature():sun.reflect.generics.tree.ClassSignature"
unit,"sun.reflect.generics.parser.SignatureParser.parseZeroOrMoreFormalTypeParameters():sun.reflect.generics.tree.FormalTypeParameter[]"
unit,"sun.reflect.generics.parser.SignatureParser.parseFormalTypeParameters():sun.reflect.generics.tree.FormalTypeParameter[]"
unit,"sun.reflect.generics.parser.SignatureParser.parseFormalTypeParameter():sun.reflect.generics.tree.FormalTypeParameter"
unit,"sun.reflect.generics.parser.SignatureParser.parseIdentifier():java.lang.String"
unit,"sun.reflect.generics.parser.SignatureParser.parseBounds():sun.reflect.generics.tree.FieldTypeSignature[]"
unit,"sun.reflect.generics.parser.SignatureParser.parseSuperInterfaces():sun.reflect.generics.tree.ClassTypeSignature[]"
unit,"sun.reflect.generics.repository.GenericDeclRepository.getTypeParameters():java.lang.reflect.TypeVariable[]"
unit,"sun.reflect.generics.repository.GenericDeclRepository.computeTypeParameters():java.lang.reflect.TypeVariable[]"
unit,"sun.reflect.generics.tree.ClassSignature.getFormalTypeParameters():sun.reflect.generics.tree.FormalTypeParameter[]"
unit,"sun.reflect.generics.reflectiveObjects.TypeVariableImpl.make(java.lang.reflect.GenericDeclaration, java.lang.String, sun.reflect.generics.tree.FieldTypeSignature[], sun.reflect.generics.factory.GenericsFactory):sun.reflect.generics.reflectiveObjects.TypeVariableImpl"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.getActualTypeArguments():java.lang.reflect.Type[]"
unit,"java.util.HashMap.get(java.lang.Object):java.lang.Object"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeVariableSignature():sun.reflect.generics.tree.TypeVariableSignature"
unit,"java.util.LinkedHashMap$LinkedValues.toArray():java.lang.Object[]"
unit,"java.util.LinkedHashMap.valuesToArray(java.lang.Object[], boolean):java.lang.Object[]"
unit,"java.lang.Class.getRecordComponents0():java.lang.reflect.RecordComponent[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseRecordComponents(java.lang.Class, int, int):java.lang.reflect.RecordComponent[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x7a1306455b4f26972bf4961459db1aef0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeRecordComponent(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, int):java.lang.reflect.RecordComponent"
unit,"com.oracle.svm.core.reflect.target.ReflectionObjectFactory.newRecordComponent(java.lang.Class, java.lang.String, java.lang.Class, java.lang.String, byte[], byte[]):java.lang.reflect.RecordComponent"
unit,"dev.thaw.command.image.NativeCommand.text(java.lang.String):java.lang.String"
unit,"java.lang.Class.getResourceAsStream(java.lang.String):java.io.InputStream"
unit,"java.lang.Class.resolveName(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.jdk.Resources.createInputStream(java.lang.Module, java.lang.String):java.io.InputStream"
unit,"com.oracle.svm.core.jdk.Resources.findResourceForInputStream(java.lang.Module, java.lang.String):com.oracle.svm.core.jdk.resources.ResourceStorageEntryBase"
unit,"com.oracle.svm.core.jdk.Resources.getAtRuntime(java.lang.Module, java.lang.String, boolean):com.oracle.svm.core.jdk.resources.ResourceStorageEntryBase"
unit,"com.oracle.svm.util.NativeImageResourcePathRepresentation.toCanonicalForm(java.lang.String):java.lang.String"
unit,"com.oracle.svm.util.NativeImageResourcePathRepresentation.getResolved(com.oracle.svm.util.NativeImageResourcePathRepresentation):byte[]"
unit,"com.oracle.svm.util.NativeImageResourcePathRepresentation.initOffsets():void"
unit,"com.oracle.svm.core.jdk.Resources.getEntry(java.lang.Module, java.lang.String):com.oracle.svm.core.configure.ConditionalRuntimeValue"
unit,"com.oracle.svm.core.jdk.Resources$ModuleInstanceResourceKey.hashCode():int"
unit,"com.oracle.svm.core.jdk.Resources$ModuleInstanceResourceKey.equals(java.lang.Object):boolean"
unit,"java.lang.invoke.MethodHandle.invokeBasic(java.lang.Object, java.lang.Object):int"
unit,"java.lang.invoke.MethodHandle.invokeBasic(java.lang.Object[]):java.lang.Object"
unit,"java.lang.invoke.MethodHandle.internalMemberName():java.lang.invoke.MemberName"
unit,"java.lang.invoke.LambdaForm.interpretWithArguments(java.lang.Object[]):java.lang.Object"
unit,"java.lang.invoke.LambdaForm.interpretName(java.lang.invoke.LambdaForm$Name, java.lang.Object[]):java.lang.Object"
unit,"java.lang.invoke.LambdaForm$NamedFunction.invokeWithArguments(java.lang.Object[]):java.lang.Object"
unit,"java.lang.invoke.DirectMethodHandle.internalMemberName():java.lang.invoke.MemberName"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.invokeInternal(java.lang.invoke.MemberName, java.lang.invoke.MethodType, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandleNatives.resolve(java.lang.invoke.MemberName, java.lang.Class, boolean):java.lang.invoke.MemberName"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl.resolve(java.lang.invoke.MemberName):com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl.intrinsic(com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl$Variant, java.lang.String, jdk.vm.ci.meta.JavaKind, int):com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl$$Lambda/0xab3b8c650449204ab2ef9639a070fadf0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl$$Lambda/0xe97c48c8f0ecc3c2d6e9733c3d8b50af0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl$$Lambda/0x72cf870fa93fd432e44ae1914db295100.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl$$Lambda/0x16819595a27f6f6017d2b53548bf6e240.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.methodhandles.MethodHandleIntrinsicImpl.execute(java.lang.Object[]):java.lang.Object"
unit,"java.lang.StringConcatHelper.stringSize(int, int):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], int, java.lang.String):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], char, java.lang.String):int"
unit,"java.lang.Class.getDeclaredField(java.lang.String):java.lang.reflect.Field"
unit,"java.lang.Class.searchFields(java.lang.reflect.Field[], java.lang.String):java.lang.reflect.Field"
unit,"java.lang.Class.checkField(java.lang.String, java.lang.reflect.Field, boolean):void"
unit,"java.lang.reflect.Field.getModifiers():int"
unit,"java.lang.Module.isOpen(java.lang.String, java.lang.Module):boolean"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeQualifiedObjectFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.invoke.MethodHandleUtils.cast(java.lang.Object, java.lang.Class):java.lang.Object"
unit,"sun.invoke.util.Wrapper.findWrapperType(java.lang.Class):sun.invoke.util.Wrapper"
unit,"sun.invoke.util.Wrapper.forWrapperType(java.lang.Class):sun.invoke.util.Wrapper"
unit,"sun.invoke.util.Wrapper.convert(java.lang.Object, java.lang.Class, boolean):java.lang.Object"
unit,"java.lang.invoke.MemberName.getMethodType():java.lang.invoke.MethodType"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandleNatives.lookupMethod(java.lang.Class, java.lang.String, java.lang.Class[], java.lang.Throwable):java.lang.reflect.Method"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandleNatives.forceAccess(java.lang.reflect.AccessibleObject):void"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_kxz11FLcrBCLdGbhrs2v5J(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.reflect.AccessibleObject.setAccessible0(boolean):boolean"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.convertArgs(java.lang.Object[], java.lang.invoke.MethodType):void"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.asMethod(java.lang.invoke.MemberName, boolean):com.oracle.svm.core.reflect.SubstrateMethodAccessor"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.checkMember(java.lang.reflect.AccessibleObject, boolean):void"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.getMethodAccessor(java.lang.reflect.Method):com.oracle.svm.core.reflect.SubstrateMethodAccessor"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_sf9q3GK595FwNBJs5oC3y4(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.runtime.ObjectMethods.eq(java.lang.Object, java.lang.Object):boolean"
unit,"sun.invoke.util.Wrapper.forPrimitiveType(java.lang.Class):sun.invoke.util.Wrapper"
unit,"sun.invoke.util.Wrapper.wrapperType(java.lang.Class):java.lang.Class"
unit,"sun.invoke.util.Wrapper.wrap(java.lang.Object):java.lang.Object"
unit,"sun.invoke.util.ValueConversions.convertPrimitive(sun.invoke.util.Wrapper, sun.invoke.util.Wrapper):java.lang.invoke.MethodHandle"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_uDVB1BFJmuDGlCZQnWITfF(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"sun.invoke.util.ValueConversions.intToBoolean(int):boolean"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_oXf3FMocPtLjmwf9FEbAZ8(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.invoke.MethodHandleImpl.profileBoolean(boolean, int[]):boolean"
unit,"java.lang.invoke.DelegatingMethodHandle.internalMemberName():java.lang.invoke.MemberName"
unit,"java.lang.invoke.MethodHandleImpl$IntrinsicMethodHandle.getTarget():java.lang.invoke.MethodHandle"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_sOXwwrWB2aKxdC8OOMjLl4(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.invoke.MethodHandleImpl.selectAlternative(boolean, java.lang.invoke.MethodHandle, java.lang.invoke.MethodHandle):java.lang.invoke.MethodHandle"
unit,"java.lang.invoke.MethodHandleImpl$CountingWrapper.getTarget():java.lang.invoke.MethodHandle"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.getAccessor(java.lang.invoke.MemberName):com.oracle.svm.core.reflect.SubstrateAccessor"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.invokeSpecial(java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.svm.core.reflect.SubstrateAccessor.invokeSpecial(java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_r6pMyZsca07ykHdOX5GqEH(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.Class.isInstance(java.lang.Object):boolean"
unit,"java.lang.Integer.byteValue():byte"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandleNatives.lookupField(java.lang.Class, java.lang.String, java.lang.Throwable):java.lang.reflect.Field"
unit,"java.lang.invoke.MemberName.getFieldType():java.lang.Class"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.checkArgs(java.lang.Object[], int, java.lang.String):void"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.asField(java.lang.invoke.MemberName, boolean):jdk.internal.reflect.FieldAccessor"
unit,"com.oracle.svm.core.methodhandles.Util_java_lang_invoke_MethodHandle.getFieldAccessor(java.lang.reflect.Field):jdk.internal.reflect.FieldAccessor"
unit,"java.util.Objects.equals(java.lang.Object, java.lang.Object):boolean"
unit,"jdk.vm.ci.meta.JavaKind.fromPrimitiveOrVoidTypeChar(char):jdk.vm.ci.meta.JavaKind"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeQualifiedIntegerFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.jdk.resources.ResourceStorageEntry.isException():boolean"
unit,"com.oracle.svm.core.jdk.resources.ResourceStorageEntry.isFromJar():boolean"
unit,"com.oracle.svm.core.jdk.Resources.wasAlreadyInCanonicalForm(java.lang.String, java.lang.String):boolean"
unit,"com.oracle.svm.core.jdk.resources.ResourceStorageEntry.isDirectory():boolean"
unit,"com.oracle.svm.core.jdk.resources.ResourceStorageEntry.getData():java.util.List"
unit,"java.io.PrintStream.writeln(java.lang.String):void"
unit,"sun.nio.cs.StreamEncoder.flushBuffer():void"
unit,"java.io.BufferedOutputStream.growIfNeeded(int):void"
unit,"java.io.FileOutputStream.write(byte[], int, int):void"
unit,"com.oracle.svm.core.JavaMainWrapper.runShutdown0():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.ensureCurrentAssigned(java.lang.String, java.lang.ThreadGroup, boolean):boolean"
unit,"java.lang.Thread.<init>(java.lang.String, java.lang.ThreadGroup, boolean):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.joinAllNonDaemons():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.joinAllNonDaemonsTransition(int):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.joinAllNonDaemonsInNative(int):void"
unit,"dev.thaw.doss.tool.FileInfo.toText(int):java.lang.String"
unit,"dev.thaw.doss.tool.FileInfo.line(java.lang.StringBuilder, java.lang.String, java.lang.String, java.lang.Object[]):void"
unit,"java.lang.String.format(java.util.Locale, java.lang.String, java.lang.Object[]):java.lang.String"
unit,"sun.util.locale.BaseLocale.equals(java.lang.Object):boolean"
unit,"java.text.DecimalFormatSymbols.getInstance(java.util.Locale):java.text.DecimalFormatSymbols"
unit,"sun.util.locale.provider.LocaleProviderAdapter.getAdapter(java.lang.Class, java.util.Locale):sun.util.locale.provider.LocaleProviderAdapter"
unit,"java.util.Locale.hashCode():int"
unit,"sun.util.locale.provider.LocaleProviderAdapter.findAdapter(java.lang.Class, java.util.Locale):sun.util.locale.provider.LocaleProviderAdapter"
unit,"sun.util.locale.provider.LocaleProviderAdapter.forType(sun.util.locale.provider.LocaleProviderAdapter$Type):sun.util.locale.provider.LocaleProviderAdapter"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getLocaleServiceProvider(java.lang.Class):java.util.spi.LocaleServiceProvider"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getDecimalFormatSymbolsProvider():java.text.spi.DecimalFormatSymbolsProvider"
unit,"sun.util.locale.provider.DecimalFormatSymbolsProviderImpl.isSupportedLocale(java.util.Locale):boolean"
unit,"sun.util.cldr.CLDRLocaleProviderAdapter.isSupportedProviderLocale(java.util.Locale, java.util.Set):boolean"
unit,"java.util.concurrent.ConcurrentHashMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"sun.util.locale.provider.DecimalFormatSymbolsProviderImpl.getInstance(java.util.Locale):java.text.DecimalFormatSymbols"
unit,"java.text.DecimalFormatSymbols.initialize(java.util.Locale):void"
unit,"java.util.Locale.getUnicodeLocaleType(java.lang.String):java.lang.String"
unit,"java.util.Locale.isUnicodeExtensionKey(java.lang.String):boolean"
unit,"sun.util.locale.LocaleUtils.isAlphaNumericString(java.lang.String):boolean"
unit,"sun.util.locale.provider.CalendarDataUtility.findRegionOverride(java.util.Locale):java.util.Locale"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getLocaleResources(java.util.Locale):sun.util.locale.provider.LocaleResources"
unit,"sun.util.locale.provider.LocaleResources.<init>(sun.util.locale.provider.ResourceBundleBasedAdapter, java.util.Locale):void"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getLocaleData():sun.util.resources.LocaleData"
unit,"sun.util.cldr.CLDRLocaleProviderAdapter.getAdapterType():sun.util.locale.provider.LocaleProviderAdapter$Type"
unit,"sun.util.locale.provider.LocaleResources.getDecimalFormatSymbolsData():java.lang.Object[]"
unit,"sun.util.locale.provider.LocaleResources.removeEmptyReferences():void"
unit,"java.lang.ref.ReferenceQueue.poll():java.lang.ref.Reference"
unit,"sun.util.resources.LocaleData.getNumberFormatData(java.util.Locale):java.util.ResourceBundle"
unit,"sun.util.resources.Bundles.loadBundleOf(java.lang.String, java.util.Locale, sun.util.resources.Bundles$Strategy):java.util.ResourceBundle"
unit,"sun.util.resources.Bundles$CacheKey.calculateHashCode():void"
unit,"sun.util.resources.Bundles$CacheKey.hashCode():int"
unit,"java.util.ImmutableCollections$SetN.contains(java.lang.Object):boolean"
unit,"java.util.ImmutableCollections$SetN.probe(java.lang.Object):int"
unit,"sun.util.resources.LocaleData$LocaleDataStrategy.getCandidateLocales(java.lang.String, java.util.Locale):java.util.List"
unit,"java.util.Locale.toLanguageTag():java.lang.String"
unit,"sun.util.cldr.CLDRLocaleProviderAdapter.getCandidateLocales(java.lang.String, java.util.Locale):java.util.List"
unit,"java.util.ResourceBundle$Control.getCandidateLocales(java.lang.String, java.util.Locale):java.util.List"
unit,"java.util.Map.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"jdk.internal.util.ReferencedKeyMap.get(java.lang.Object):java.lang.Object"
unit,"jdk.internal.util.ReferencedKeyMap.removeStaleReferences():void"
unit,"jdk.internal.util.ReferencedKeyMap.getNoCheckStale(java.lang.Object):java.lang.Object"
unit,"jdk.internal.util.StrongReferenceKey.hashCode():int"
unit,"jdk.internal.util.StrongReferenceKey.equals(java.lang.Object):boolean"
unit,"java.lang.ref.SoftReference.get():java.lang.Object"
unit,"sun.util.cldr.CLDRLocaleProviderAdapter.applyParentLocales(java.lang.String, java.util.List):java.util.List"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getLanguageTagSet(java.lang.String):java.util.Set"
unit,"sun.util.cldr.CLDRLocaleProviderAdapter.createLanguageTagSet(java.lang.String):java.util.Set"
unit,"java.util.Set.of(java.lang.Object[]):java.util.Set"
unit,"java.util.ImmutableCollections$SetN.<init>(java.lang.Object[]):void"
unit,"java.util.ImmutableCollections$SetN.isEmpty():boolean"
unit,"sun.util.resources.Bundles.findBundleOf(sun.util.resources.Bundles$CacheKey, sun.util.resources.Bundles$Strategy, java.lang.String, java.util.List, int):java.util.ResourceBundle"
unit,"sun.util.resources.Bundles.cleanupCache():void"
unit,"sun.util.resources.Bundles$CacheKey.setLocale(java.util.Locale):sun.util.resources.Bundles$CacheKey"
unit,"sun.util.resources.Bundles.findBundleInCache(sun.util.resources.Bundles$CacheKey):java.util.ResourceBundle"
unit,"sun.util.resources.Bundles$CacheKey.clone():java.lang.Object"
unit,"sun.util.resources.LocaleData$LocaleDataStrategy.toBundleName(java.lang.String, java.util.Locale):java.lang.String"
unit,"java.util.ResourceBundle$Control.toBundleName(java.lang.String, java.util.Locale):java.lang.String"
unit,"java.lang.Class.forName(java.lang.Module, java.lang.String, java.lang.Class):java.lang.Class"
unit,"java.util.ResourceBundle$ResourceBundleProviderHelper.newResourceBundle(java.lang.Class):java.util.ResourceBundle"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.FormatData_eAPfpHvYmsA0RQSbkDplG8():sun.text.resources.cldr.FormatData"
unit,"sun.util.resources.Bundles.putBundleInCache(sun.util.resources.Bundles$CacheKey, java.util.ResourceBundle):java.util.ResourceBundle"
unit,"sun.util.locale.provider.LocaleResources.getNumberStrings(java.util.ResourceBundle, java.lang.String):java.lang.String[]"
unit,"java.util.ResourceBundle.containsKey(java.lang.String):boolean"
unit,"java.util.ListResourceBundle.handleKeySet():java.util.Set"
unit,"com.oracle.svm.core.jdk.localization.BundleContentSubstitutedLocalizationSupport.getBundleContentOf(java.lang.Object):java.util.Map"
unit,"com.oracle.svm.core.jdk.localization.bundles.CompressedBundle.getContent(java.lang.Object):java.util.Map"
unit,"com.oracle.svm.core.jdk.localization.compression.GzipBundleCompression.decompressBundle(byte[]):java.util.Map"
unit,"java.util.zip.GZIPInputStream.<init>(java.io.InputStream, int):void"
unit,"java.util.zip.GZIPInputStream.createInflater(java.io.InputStream, int):java.util.zip.Inflater"
unit,"java.util.zip.Inflater.<clinit>():void"
unit,"java.util.zip.Inflater.initIDs():void"
unit,"java.util.zip.Inflater.<init>(boolean):void"
unit,"java.util.zip.Inflater.init(boolean):long"
unit,"java.util.zip.InflaterInputStream.<init>(java.io.InputStream, java.util.zip.Inflater, int):void"
unit,"java.util.zip.CRC32.<clinit>():void"
unit,"java.util.zip.GZIPInputStream.readHeader(java.io.InputStream, boolean):int"
unit,"java.util.zip.GZIPInputStream.readUShort(java.io.InputStream):int"
unit,"java.util.zip.GZIPInputStream.readUByte(java.io.InputStream):int"
unit,"java.util.zip.CheckedInputStream.read():int"
unit,"java.io.ByteArrayInputStream.read():int"
unit,"java.util.zip.CRC32.update(int, int):int"
unit,"java.util.zip.GZIPInputStream.checkUnexpectedByte(int):void"
unit,"java.util.zip.GZIPInputStream.skipBytes(java.io.InputStream, int):void"
unit,"java.util.zip.CheckedInputStream.read(byte[], int, int):int"
unit,"java.util.zip.CRC32.update(byte[], int, int):void"
unit,"java.util.zip.CRC32.updateBytes(int, byte[], int, int):int"
unit,"java.util.zip.CRC32.updateBytesCheck(byte[], int, int):void"
unit,"java.util.zip.CRC32.updateBytes0(int, byte[], int, int):int"
unit,"com.oracle.svm.core.jdk.localization.compression.GzipBundleCompression.readIndices(java.util.zip.GZIPInputStream):int[]"
unit,"com.oracle.svm.core.jdk.localization.compression.utils.CompressionUtils.readInt(java.io.InputStream):int"
unit,"java.util.zip.InflaterInputStream.read():int"
unit,"java.util.zip.InflaterInputStream.ensureOpen():void"
unit,"java.util.zip.GZIPInputStream.read(byte[], int, int):int"
unit,"java.util.zip.GZIPInputStream.ensureOpen():void"
unit,"java.util.zip.InflaterInputStream.read(byte[], int, int):int"
unit,"java.util.zip.InflaterInputStream.fill():void"
unit,"java.util.zip.Inflater.setInput(byte[], int, int):void"
unit,"java.util.zip.Inflater.inflate(byte[], int, int):int"
unit,"java.util.zip.Inflater.ensureOpen():void"
unit,"java.util.zip.Inflater.inflateBytesBytes(long, byte[], int, int, byte[], int, int):long"
unit,"com.oracle.svm.core.jdk.localization.compression.utils.CompressionUtils.readNBytes(java.io.InputStream, byte[]):int"
unit,"com.oracle.svm.core.jdk.localization.compression.utils.CompressionUtils.bytesToInts(byte[]):int[]"
unit,"java.nio.HeapByteBuffer.asIntBuffer():java.nio.IntBuffer"
unit,"java.nio.IntBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.IntBuffer.position(int):java.nio.Buffer"
unit,"java.nio.IntBuffer.get(int[], int, int):java.nio.IntBuffer"
unit,"java.nio.IntBuffer.getArray(int, int[], int, int):java.nio.IntBuffer"
unit,"java.nio.ByteBufferAsIntBufferB.order():java.nio.ByteOrder"
unit,"java.nio.ByteBufferAsIntBufferB.base():java.lang.Object"
unit,"com.oracle.svm.core.JavaMemoryUtil.copySwapOnHeap(java.lang.Object, long, java.lang.Object, long, long, long):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copySwap(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.jdk.localization.compression.GzipBundleCompression.readText(java.util.zip.GZIPInputStream):java.lang.String"
unit,"java.lang.StringUTF16.newBytesLength(int):int"
unit,"java.lang.String.decodeUTF8_UTF16(byte[], int, int, byte[], int, boolean):int"
unit,"com.oracle.svm.core.jdk.localization.compression.utils.BundleSerializationUtils.deserializeContent(int[], java.lang.String):java.util.Map"
unit,"java.lang.StringUTF16.newString(byte[], int, int):java.lang.String"
unit,"java.lang.StringUTF16.compress(byte[], int, int):byte[]"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringUTF16Compress(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):int"
unit,"java.util.zip.InflaterInputStream.close():void"
unit,"java.util.zip.Inflater.end():void"
unit,"java.util.zip.Inflater$InflaterZStreamRef.run():void"
unit,"java.util.zip.Inflater.end(long):void"
unit,"java.util.HashMap$KeySet.contains(java.lang.Object):boolean"
unit,"java.util.ResourceBundle.getObject(java.lang.String):java.lang.Object"
unit,"java.util.ListResourceBundle.handleGetObject(java.lang.String):java.lang.Object"
unit,"java.text.DecimalFormatSymbols.findNonFormatChar(java.lang.String, char):char"
unit,"java.lang.Character.getType(int):int"
unit,"java.lang.CharacterDataLatin1.getType(int):int"
unit,"java.lang.StringUTF16.checkIndex(int, byte[]):void"
unit,"java.lang.CharacterData00.getType(int):int"
unit,"java.text.NumberFormat.getInstance(java.util.Locale, java.text.NumberFormat$Style, int):java.text.NumberFormat"
unit,"sun.util.locale.provider.JRELocaleProviderAdapter.getNumberFormatProvider():java.text.spi.NumberFormatProvider"
unit,"sun.util.locale.provider.NumberFormatProviderImpl.isSupportedLocale(java.util.Locale):boolean"
unit,"java.text.NumberFormat.getInstance(sun.util.locale.provider.LocaleProviderAdapter, java.util.Locale, java.text.NumberFormat$Style, int):java.text.NumberFormat"
unit,"sun.util.locale.provider.NumberFormatProviderImpl.getInstance(java.util.Locale, int):java.text.NumberFormat"
unit,"sun.util.locale.provider.LocaleResources.getNumberPatterns():java.lang.String[]"
unit,"sun.util.resources.Bundles$CacheKey.equals(java.lang.Object):boolean"
unit,"java.text.DecimalFormat.<init>(java.lang.String, java.text.DecimalFormatSymbols):void"
unit,"java.text.DecimalFormatSymbols.clone():java.lang.Object"
unit,"java.text.DecimalFormat.applyPattern(java.lang.String, boolean):void"
unit,"java.text.DecimalFormat.setMinimumIntegerDigits(int):void"
unit,"java.lang.Math.clamp(long, int, int):int"
unit,"java.text.DecimalFormat.setMaximumIntegerDigits(int):void"
unit,"java.text.DecimalFormat.setMaximumFractionDigits(int):void"
unit,"java.text.DecimalFormat.setMinimumFractionDigits(int):void"
unit,"java.text.DecimalFormat.expandAffixes():void"
unit,"java.text.DecimalFormat.expandAffix(java.lang.String, java.lang.StringBuilder):java.lang.String"
unit,"java.lang.AbstractStringBuilder.setLength(int):void"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.FormatData_en_pF6Ngf9SLrL4AmmmXOksmJ():sun.text.resources.cldr.FormatData_en"
unit,"dev.thaw.doss.tool.FileInfo.share(java.lang.StringBuilder, java.lang.String, long):void"
unit,"java.util.Formatter$FormatSpecifierParser.parsePrecision():int"
unit,"java.util.Formatter$FormatSpecifier.precision(java.lang.String, int, int):void"
unit,"java.util.Formatter$FormatSpecifier.checkFloat():void"
unit,"java.util.Formatter$FormatSpecifier.printFloat(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, double, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, java.lang.StringBuilder, double, java.util.Locale, int, char, int, boolean):void"
unit,"jdk.internal.math.FormattedFPDecimal.valueOf(double, int, char):jdk.internal.math.FormattedFPDecimal"
unit,"jdk.internal.math.DoubleToDecimal.toDecimal(byte[], int, double, jdk.internal.math.FormattedFPDecimal):int"
unit,"jdk.internal.math.DoubleToDecimal.toDecimal(byte[], int, int, long, int, jdk.internal.math.FormattedFPDecimal):int"
unit,"jdk.internal.math.DoubleToDecimal.toChars(byte[], int, long, int, jdk.internal.math.FormattedFPDecimal):int"
unit,"jdk.internal.math.FormattedFPDecimal.plain(int):jdk.internal.math.FormattedFPDecimal"
unit,"jdk.internal.math.FormattedFPDecimal.round(long):void"
unit,"jdk.internal.math.FormattedFPDecimal.plainChars():jdk.internal.math.FormattedFPDecimal"
unit,"jdk.internal.math.FormattedFPDecimal.plainCharsMixed():void"
unit,"jdk.internal.math.FormattedFPDecimal.fillWithDigits(long, int, int):long"
unit,"java.lang.AbstractStringBuilder.append(char[]):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.appendChars(byte[], byte, int, char[], int, int):byte[]"
unit,"java.util.Formatter$FormatSpecifier.addZeros(java.lang.StringBuilder, int):void"
unit,"java.lang.AbstractStringBuilder.charAt(int):char"
unit,"java.lang.StringBuilder.charAt(int):char"
unit,"dev.thaw.doss.tool.FileInfo$$Lambda/0xf5b3a73a8c089ba7bfa2ffe862f7ba330.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.doss.tool.FileInfo.lambda$toText$0(java.lang.StringBuilder, java.lang.String, java.lang.Long):void"
unit,"jdk.internal.math.FormattedFPDecimal.plainCharsPureFraction():void"
unit,"java.util.ArrayList$SubList.iterator():java.util.Iterator"
unit,"java.util.ArrayList$SubList.listIterator(int):java.util.ListIterator"
unit,"java.util.ArrayList$SubList.rangeCheckForAdd(int):void"
unit,"java.util.ArrayList$SubList$1.hasNext():boolean"
unit,"java.util.ArrayList$SubList$1.next():java.lang.Object"
unit,"java.util.ArrayList$SubList$1.checkForComodification():void"
unit,"com.oracle.svm.core.monitor.MonitorSupport.wait(java.lang.Object, long):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.doWait(java.lang.Object, long):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.await(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.newConditionNode():com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.enableWait(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode):long"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode.block():boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.reacquire(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node, long):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.signalAll():void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.doSignal(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode, boolean):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.enqueue(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode):void"
unit,"picocli.CommandLine$Interpreter.processStandaloneOption(java.util.Collection, java.util.Set, java.lang.String, boolean, java.util.Stack, picocli.CommandLine$LookBehind):void"
unit,"picocli.CommandLine$Model$OptionSpec.equals(java.lang.Object):boolean"
unit,"picocli.CommandLine$Interpreter.is(picocli.CommandLine$Model$ArgSpec, java.lang.String, boolean):boolean"
unit,"picocli.CommandLine$Model$ArgSpec.calcDefaultValue(boolean):java.lang.Object"
unit,"picocli.CommandLine$Interpreter.booleanValue(picocli.CommandLine$Model$ArgSpec, java.lang.Object):boolean"
unit,"picocli.CommandLine$BuiltIn$BooleanConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$BooleanConverter.convert(java.lang.String):java.lang.Boolean"
unit,"com.google.gson.Gson.toJson(java.lang.Object, java.lang.reflect.Type):java.lang.String"
unit,"com.google.gson.Gson.toJson(java.lang.Object, java.lang.reflect.Type, java.lang.Appendable):void"
unit,"com.google.gson.Gson.newJsonWriter(java.io.Writer):com.google.gson.stream.JsonWriter"
unit,"com.google.gson.stream.JsonWriter.<clinit>():void"
unit,"java.lang.String.format(java.lang.String, java.lang.Object[]):java.lang.String"
unit,"java.lang.Long.toUnsignedString0(long, int):java.lang.String"
unit,"java.lang.Long.formatUnsignedLong0(long, int, byte[], int, int):void"
unit,"java.util.Formatter$FormatSpecifier.trailingZeros(java.lang.StringBuilder, int):void"
unit,"java.lang.AbstractStringBuilder.repeat(int, int):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.repeat(char, int):java.lang.AbstractStringBuilder"
unit,"java.util.Arrays.fill(byte[], int, int, byte):void"
unit,"com.google.gson.stream.JsonWriter.<init>(java.io.Writer):void"
unit,"com.google.gson.stream.JsonWriter.push(int):void"
unit,"com.google.gson.stream.JsonWriter.setFormattingStyle(com.google.gson.FormattingStyle):void"
unit,"com.google.gson.Gson.toJson(java.lang.Object, java.lang.reflect.Type, com.google.gson.stream.JsonWriter):void"
unit,"com.google.gson.reflect.TypeToken.<init>(java.lang.reflect.Type):void"
unit,"com.google.gson.internal.GsonTypes.canonicalize(java.lang.reflect.Type):java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes.getRawType(java.lang.reflect.Type):java.lang.Class"
unit,"com.google.gson.Gson.getAdapter(com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.reflect.TypeToken.hashCode():int"
unit,"com.google.gson.internal.bind.TypeAdapters$33.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.ObjectTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.Excluder.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.Excluder.excludeClass(java.lang.Class, boolean):boolean"
unit,"com.google.gson.internal.reflect.ReflectionHelper.isAnonymousOrNonStaticLocal(java.lang.Class):boolean"
unit,"java.lang.Class.isAnonymousClass():boolean"
unit,"java.lang.Class.isLocalClass():boolean"
unit,"com.google.gson.internal.bind.TypeAdapters$30.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.TypeAdapters$31.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.NumberTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.DefaultDateTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.TypeAdapters$32.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.JavaTimeTypeAdapters$14.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.sql.SqlTimeTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.sql.SqlDateTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.sql.SqlTimestampTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.ArrayTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.CollectionTypeAdapterFactory.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.MapTypeAdapterFactory.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.JsonAdapterAnnotationTypeAdapterFactory.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.JsonAdapterAnnotationTypeAdapterFactory.getAnnotation(java.lang.Class):com.google.gson.annotations.JsonAdapter"
unit,"com.google.gson.internal.bind.EnumTypeAdapter$1.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory.create(com.google.gson.Gson, com.google.gson.reflect.TypeToken):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.ReflectionAccessFilterHelper.getFilterResult(java.util.List, java.lang.Class):com.google.gson.ReflectionAccessFilter$FilterResult"
unit,"java.util.Collections$EmptyList.iterator():java.util.Iterator"
unit,"com.google.gson.internal.reflect.ReflectionHelper$RecordSupportedHelper.isRecord(java.lang.Class):boolean"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_bUHM2U8LqB1SjpZrGE4lTK(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.lang.Class.isRecord():boolean"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory.getBoundFields(com.google.gson.Gson, com.google.gson.reflect.TypeToken, java.lang.Class, boolean, boolean):com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$FieldsData"
unit,"com.google.gson.internal.Excluder.excludeField(java.lang.reflect.Field, boolean):boolean"
unit,"com.google.gson.internal.reflect.ReflectionHelper$RecordSupportedHelper.getAccessor(java.lang.Class, java.lang.reflect.Field):java.lang.reflect.Method"
unit,"java.lang.Class.getMethod(java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.getMethod0(java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.getMethodsRecursive(java.lang.String, java.lang.Class[], boolean, boolean):java.lang.PublicMethods$MethodList"
unit,"java.lang.PublicMethods$MethodList.filter(java.lang.reflect.Method[], java.lang.String, java.lang.Class[], boolean):java.lang.PublicMethods$MethodList"
unit,"java.lang.PublicMethods$Key.matches(java.lang.reflect.Method, java.lang.String, java.lang.Class[]):boolean"
unit,"java.lang.PublicMethods$MethodList.getMostSpecific():java.lang.reflect.Method"
unit,"com.google.gson.internal.reflect.ReflectionHelper.makeAccessible(java.lang.reflect.AccessibleObject):void"
unit,"java.lang.reflect.Method.setAccessible(boolean):void"
unit,"com.google.gson.internal.GsonTypes.resolve(java.lang.reflect.Type, java.lang.Class, java.lang.reflect.Type, java.util.Map):java.lang.reflect.Type"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory.getFieldNames(java.lang.reflect.Field):java.util.List"
unit,"java.util.Collections$SingletonList.get(int):java.lang.Object"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory.createBoundField(com.google.gson.Gson, java.lang.reflect.Field, java.lang.reflect.Method, java.lang.String, com.google.gson.reflect.TypeToken, boolean, boolean):com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$BoundField"
unit,"java.util.HashMap.afterNodeAccess(java.util.HashMap$Node):void"
unit,"java.util.Collections$1.next():java.lang.Object"
unit,"com.google.gson.reflect.TypeToken.equals(java.lang.Object):boolean"
unit,"com.google.gson.internal.GsonTypes.equals(java.lang.reflect.Type, java.lang.reflect.Type):boolean"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.getOwnerType():java.lang.reflect.Type"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.getRawType():java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes$ParameterizedTypeImpl.<init>(java.lang.reflect.Type, java.lang.Class, java.lang.reflect.Type[]):void"
unit,"com.google.gson.internal.GsonTypes.requiresOwnerType(java.lang.reflect.Type):boolean"
unit,"com.google.gson.internal.GsonTypes.checkNotPrimitive(java.lang.reflect.Type):void"
unit,"com.google.gson.internal.GsonTypes$ParameterizedTypeImpl.getRawType():java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes$ParameterizedTypeImpl.hashCode():int"
unit,"com.google.gson.internal.GsonTypes.getMapKeyAndValueTypes(java.lang.reflect.Type, java.lang.Class):java.lang.reflect.Type[]"
unit,"com.google.gson.internal.GsonTypes.getSupertype(java.lang.reflect.Type, java.lang.Class, java.lang.Class):java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes.getGenericSupertype(java.lang.reflect.Type, java.lang.Class, java.lang.Class):java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes$ParameterizedTypeImpl.getOwnerType():java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes$ParameterizedTypeImpl.getActualTypeArguments():java.lang.reflect.Type[]"
unit,"com.google.gson.internal.bind.MapTypeAdapterFactory.getKeyAdapter(com.google.gson.Gson, java.lang.reflect.Type):com.google.gson.TypeAdapter"
unit,"com.google.gson.internal.ConstructorConstructor.get(com.google.gson.reflect.TypeToken, boolean):com.google.gson.internal.ObjectConstructor"
unit,"com.google.gson.internal.ConstructorConstructor.newDefaultConstructor(java.lang.Class, com.google.gson.ReflectionAccessFilter$FilterResult):com.google.gson.internal.ObjectConstructor"
unit,"com.google.gson.internal.ConstructorConstructor.newDefaultImplementationConstructor(java.lang.Class):com.google.gson.internal.ObjectConstructor"
unit,"com.google.gson.internal.GsonTypes.getCollectionElementType(java.lang.reflect.Type, java.lang.Class):java.lang.reflect.Type"
unit,"java.lang.Class.getGenericInterfaces():java.lang.reflect.Type[]"
unit,"sun.reflect.generics.repository.ClassRepository.getSuperInterfaces():java.lang.reflect.Type[]"
unit,"sun.reflect.generics.repository.ClassRepository.computeSuperInterfaces():java.lang.reflect.Type[]"
unit,"sun.reflect.generics.tree.TypeVariableSignature.accept(sun.reflect.generics.visitor.TypeTreeVisitor):void"
unit,"sun.reflect.generics.factory.CoreReflectionFactory.findTypeVariable(java.lang.String):java.lang.reflect.TypeVariable"
unit,"sun.reflect.generics.scope.AbstractScope.lookup(java.lang.String):java.lang.reflect.TypeVariable"
unit,"sun.reflect.generics.reflectiveObjects.TypeVariableImpl.hashCode():int"
unit,"com.google.gson.internal.GsonTypes.resolveTypeVariable(java.lang.reflect.Type, java.lang.Class, java.lang.reflect.TypeVariable):java.lang.reflect.Type"
unit,"com.google.gson.internal.GsonTypes.indexOf(java.lang.Object[], java.lang.Object):int"
unit,"sun.reflect.generics.reflectiveObjects.TypeVariableImpl.equals(java.lang.Object):boolean"
unit,"java.lang.Class.getGenericSuperclass():java.lang.reflect.Type"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$RecordAdapter.<init>(java.lang.Class, com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$FieldsData, boolean):void"
unit,"com.google.gson.internal.reflect.ReflectionHelper$RecordSupportedHelper.getCanonicalRecordConstructor(java.lang.Class):java.lang.reflect.Constructor"
unit,"java.lang.Class.getRecordComponents():java.lang.reflect.RecordComponent[]"
unit,"java.lang.reflect.RecordComponent.getType():java.lang.Class"
unit,"java.lang.reflect.Constructor.setAccessible(boolean):void"
unit,"com.google.gson.internal.reflect.ReflectionHelper$RecordSupportedHelper.getRecordComponentNames(java.lang.Class):java.lang.String[]"
unit,"java.lang.reflect.RecordComponent.getName():java.lang.String"
unit,"java.lang.ThreadLocal.remove(java.lang.Thread):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.remove(java.lang.ThreadLocal):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.expungeStaleEntry(int):int"
unit,"java.util.concurrent.ConcurrentHashMap.putAll(java.util.Map):void"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$Adapter.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.stream.JsonWriter.beginObject():com.google.gson.stream.JsonWriter"
unit,"com.google.gson.stream.JsonWriter.writeDeferredName():void"
unit,"com.google.gson.stream.JsonWriter.openScope(int, char):com.google.gson.stream.JsonWriter"
unit,"com.google.gson.stream.JsonWriter.beforeValue():void"
unit,"com.google.gson.stream.JsonWriter.peek():int"
unit,"com.google.gson.internal.Streams$AppendableWriter.write(int):void"
unit,"com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$2.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"dev.thaw.doss.tool.FileInfo.file():java.lang.String"
unit,"com.google.gson.stream.JsonWriter.name(java.lang.String):com.google.gson.stream.JsonWriter"
unit,"com.google.gson.internal.bind.TypeAdapterRuntimeTypeWrapper.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.internal.bind.TypeAdapterRuntimeTypeWrapper.getRuntimeTypeIfMoreSpecific(java.lang.reflect.Type, java.lang.Object):java.lang.reflect.Type"
unit,"com.google.gson.internal.bind.TypeAdapters$16.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.stream.JsonWriter.value(java.lang.String):com.google.gson.stream.JsonWriter"
unit,"com.google.gson.stream.JsonWriter.beforeName():void"
unit,"com.google.gson.stream.JsonWriter.newline():void"
unit,"com.google.gson.internal.Streams$AppendableWriter.write(java.lang.String, int, int):void"
unit,"com.google.gson.stream.JsonWriter.string(java.lang.String):void"
unit,"com.google.gson.internal.Streams$AppendableWriter.append(java.lang.CharSequence):java.io.Writer"
unit,"dev.thaw.doss.tool.FileInfo.layout():java.lang.String"
unit,"dev.thaw.doss.tool.FileInfo.imageId():java.lang.String"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_Z2Iyt2KaQVI4gGmTnc3OcD(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"dev.thaw.doss.tool.FileInfo.imageHeapSize():long"
unit,"com.google.gson.internal.bind.TypeAdapters$13.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.internal.bind.TypeAdapters$13.write(com.google.gson.stream.JsonWriter, java.lang.Number):void"
unit,"java.lang.Long.longValue():long"
unit,"com.google.gson.stream.JsonWriter.value(long):com.google.gson.stream.JsonWriter"
unit,"dev.thaw.doss.tool.FileInfo.storedAt():java.lang.String"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_3jqmpgwjpN9jPOosepyk66(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"dev.thaw.doss.tool.FileInfo.slot():int"
unit,"java.util.concurrent.ConcurrentHashMap.size():int"
unit,"java.util.concurrent.ConcurrentHashMap.tryPresize(int):void"
unit,"com.google.gson.internal.bind.TypeAdapters$7.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.internal.bind.TypeAdapters$7.write(com.google.gson.stream.JsonWriter, java.lang.Number):void"
unit,"dev.thaw.doss.tool.FileInfo.slotOffset():long"
unit,"dev.thaw.doss.tool.FileInfo.slotCapacity():long"
unit,"dev.thaw.doss.tool.FileInfo.rootOffset():long"
unit,"dev.thaw.doss.tool.FileInfo.rootClass():java.lang.String"
unit,"dev.thaw.doss.tool.FileInfo.fileSize():long"
unit,"dev.thaw.doss.tool.FileInfo.objects():long"
unit,"dev.thaw.doss.tool.FileInfo.objectBytes():long"
unit,"dev.thaw.doss.tool.FileInfo.overhead():java.util.Map"
unit,"com.google.gson.internal.bind.MapTypeAdapterFactory$Adapter.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.internal.bind.MapTypeAdapterFactory$Adapter.write(com.google.gson.stream.JsonWriter, java.util.Map):void"
unit,"com.google.gson.stream.JsonWriter.endObject():com.google.gson.stream.JsonWriter"
unit,"com.google.gson.stream.JsonWriter.closeScope(int, int, char):com.google.gson.stream.JsonWriter"
unit,"dev.thaw.doss.tool.FileInfo.classes():java.util.List"
unit,"com.google.gson.internal.bind.CollectionTypeAdapterFactory$Adapter.write(com.google.gson.stream.JsonWriter, java.lang.Object):void"
unit,"com.google.gson.internal.bind.CollectionTypeAdapterFactory$Adapter.write(com.google.gson.stream.JsonWriter, java.util.Collection):void"
unit,"com.google.gson.stream.JsonWriter.beginArray():com.google.gson.stream.JsonWriter"
unit,"dev.thaw.doss.tool.Census$Entry.name():java.lang.String"
unit,"dev.thaw.doss.tool.Census$Entry.objects():long"
unit,"dev.thaw.doss.tool.Census$Entry.bytes():long"
unit,"com.google.gson.stream.JsonWriter.endArray():com.google.gson.stream.JsonWriter"
unit,"java.io.PrintWriter.println(java.lang.String):void"
unit,"java.io.PrintWriter.newLine():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetObjectArrayElement_HwUmnOxcMMAwrQfMQzBSK4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"dev.thaw.command.ThawCommand.main(java.lang.String[]):void"
unit,"dev.thaw.command.ThawCommand.commandLine():picocli.CommandLine"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.DoctorCommand_NcxxbwjnG3DW9yjjja8wu3():dev.thaw.command.doctor.DoctorCommand"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.extractTypeParameters(java.lang.reflect.ParameterizedType):java.lang.Class[]"
unit,"java.lang.reflect.Type.getTypeName():java.lang.String"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.toString():java.lang.String"
unit,"picocli.CommandLine$Range.parameterCapacity(picocli.CommandLine$Range, picocli.CommandLine$Range):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.getEnumConstantNames():java.util.List"
unit,"java.lang.Class.getEnumConstants():java.lang.Object[]"
unit,"dev.thaw.command.doctor.Part.values():dev.thaw.command.doctor.Part[]"
unit,"dev.thaw.command.doctor.Part.toString():java.lang.String"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.CleanCommand_ZyGXsPSkGABirio5bK7iP0():dev.thaw.command.cache.CleanCommand"
unit,"dev.thaw.command.cache.Amounts$Age.<clinit>():void"
unit,"java.util.regex.Pattern$Curly.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.Amounts$Age_Ma4qr9Mc9CBXFiFzOz5A94():dev.thaw.command.cache.Amounts$Age"
unit,"dev.thaw.command.cache.Amounts$Size.<clinit>():void"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.Amounts$Size_2J9W2FHJ6CC0B2HHfnz3dK():dev.thaw.command.cache.Amounts$Size"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.CacheCommand_BBfGe9o2dr2MyNRK4SOKpG():dev.thaw.command.cache.CacheCommand"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.CompletionCommand_ss9cejpB5hE2cnnnmhiUwA():dev.thaw.command.CompletionCommand"
unit,"dev.thaw.command.CompletionCommand$Shell.values():dev.thaw.command.CompletionCommand$Shell[]"
unit,"dev.thaw.command.CompletionCommand$Shell.toString():java.lang.String"
unit,"picocli.CommandLine.setCaseInsensitiveEnumValuesAllowed(boolean):picocli.CommandLine"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.values():java.util.Collection"
unit,"java.util.LinkedHashMap$LinkedValueIterator.next():java.lang.Object"
unit,"dev.thaw.command.doctor.DoctorCommand.call():java.lang.Object"
unit,"dev.thaw.command.doctor.DoctorCommand.call():java.lang.Integer"
unit,"dev.thaw.command.doctor.DoctorCommand$$Lambda/0x6aaa6f30f3d901c8c25b6c79ea50c3cb0.get():java.lang.Object"
unit,"dev.thaw.command.doctor.DoctorCommand.lambda$new$0():dev.thaw.command.machine.Facts"
unit,"dev.thaw.command.machine.Machine.here():dev.thaw.command.machine.Machine"
unit,"java.lang.ProcessEnvironment.<clinit>():void"
unit,"java.lang.ProcessEnvironment.environ():byte[][]"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewObjectArray_XnE8MDNGJvAz4ZSQZoMxNB(com.oracle.svm.core.jni.headers.JNIEnvironment, int, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewObjectArray(com.oracle.svm.core.jni.headers.JNIEnvironment, int, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetObjectArrayElement(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.createLocalSlow0(java.lang.Object):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.create(java.lang.Object):org.graalvm.nativeimage.ObjectHandle"
unit,"java.lang.ProcessEnvironment$Variable.valueOf(byte[]):java.lang.ProcessEnvironment$Variable"
unit,"java.lang.ProcessImpl.<clinit>():void"
unit,"java.lang.ProcessImpl.launchMechanism():java.lang.ProcessImpl$LaunchMechanism"
unit,"java.lang.String.toUpperCase(java.util.Locale):java.lang.String"
unit,"java.lang.StringLatin1.toUpperCase(java.lang.String, byte[], java.util.Locale):java.lang.String"
unit,"java.lang.AbstractStringBuilder.appendNull():java.lang.AbstractStringBuilder"
unit,"java.lang.StringLatin1.putCharsAt(byte[], int, char, char, char, char):void"
unit,"java.lang.ProcessImpl.toCString(java.lang.String):byte[]"
unit,"java.lang.ProcessImpl.init():void"
unit,"java.lang.ProcessEnvironment$Value.valueOf(byte[]):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessEnvironment$ExternalData.hashCode():int"
unit,"jdk.internal.util.ArraysSupport.hashCode(byte[], int, int, int):int"
unit,"java.util.Map.copyOf(java.util.Map):java.util.Map"
unit,"java.util.Collections$UnmodifiableMap.isEmpty():boolean"
unit,"java.lang.ProcessEnvironment$StringEnvironment.isEmpty():boolean"
unit,"java.util.Collections$UnmodifiableMap.entrySet():java.util.Set"
unit,"java.lang.ProcessEnvironment$StringEnvironment.entrySet():java.util.Set"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.AbstractCollection.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.lang.ProcessEnvironment$StringEntrySet.size():int"
unit,"java.util.HashMap$EntrySet.size():int"
unit,"java.lang.ProcessEnvironment$StringEntrySet.iterator():java.util.Iterator"
unit,"java.lang.ProcessEnvironment$StringEntrySet$1.hasNext():boolean"
unit,"java.lang.ProcessEnvironment$StringEntrySet$1.next():java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEntrySet$1.next():java.util.Map$Entry"
unit,"java.util.Map.ofEntries(java.util.Map$Entry[]):java.util.Map"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry.getKey():java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEntry.getKey():java.lang.Object"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry.getValue():java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEntry.getValue():java.lang.Object"
unit,"java.util.ImmutableCollections$MapN.<init>(java.lang.Object[]):void"
unit,"dev.thaw.command.machine.LocalPrograms.<clinit>():void"
unit,"java.util.regex.Pattern$BmpCharPredicate.union(java.util.regex.Pattern$CharPredicate):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern$BnM.optimize(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern$SliceNode.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"dev.thaw.command.machine.Facts.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Facts"
unit,"dev.thaw.command.machine.Kernel.<clinit>():void"
unit,"dev.thaw.command.machine.Kernel.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Kernel"
unit,"dev.thaw.command.machine.Machine.text(java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Machine.at(java.lang.String):java.nio.file.Path"
unit,"java.nio.file.Path.resolve(java.lang.String):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.resolve(java.nio.file.Path):sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixPath.resolve(byte[], byte[]):byte[]"
unit,"java.nio.file.Files.newInputStream(java.nio.file.Path, java.nio.file.OpenOption[]):java.io.InputStream"
unit,"java.nio.file.spi.FileSystemProvider.newInputStream(java.nio.file.Path, java.nio.file.OpenOption[]):java.io.InputStream"
unit,"java.nio.file.Files.newByteChannel(java.nio.file.Path, java.nio.file.OpenOption[]):java.nio.channels.SeekableByteChannel"
unit,"java.nio.file.Files.newByteChannel(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.SeekableByteChannel"
unit,"sun.nio.ch.ChannelInputStream.readNBytes(int):byte[]"
unit,"sun.nio.ch.ChannelInputStream.isOther():boolean"
unit,"sun.nio.ch.FileChannelImpl.isOther():boolean"
unit,"sun.nio.ch.UnixFileDispatcherImpl.isOther0(java.io.FileDescriptor):boolean"
unit,"sun.nio.ch.FileChannelImpl.position():long"
unit,"sun.nio.ch.UnixFileDispatcherImpl.seek0(java.io.FileDescriptor, long):long"
unit,"java.io.InputStream.readNBytes(int):byte[]"
unit,"sun.nio.ch.ChannelInputStream.read(byte[], int, int):int"
unit,"sun.nio.ch.FileChannelImpl.implRead(java.nio.ByteBuffer):int"
unit,"sun.nio.ch.IOUtil.read(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"sun.nio.ch.Util.getTemporaryDirectBuffer(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.Util$1.initialValue():java.lang.Object"
unit,"sun.nio.ch.Util$BufferCache.get(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.IOUtil.readIntoNativeBuffer(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"java.nio.Buffer$2.acquireSession(java.nio.Buffer):void"
unit,"sun.nio.ch.UnixFileDispatcherImpl.read0(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.IOUtil.releaseScope(java.nio.ByteBuffer):void"
unit,"java.nio.Buffer$2.releaseSession(java.nio.Buffer):void"
unit,"java.nio.MappedByteBuffer.position(int):java.nio.ByteBuffer"
unit,"java.nio.MappedByteBuffer.flip():java.nio.ByteBuffer"
unit,"java.nio.HeapByteBuffer.put(java.nio.ByteBuffer):java.nio.ByteBuffer"
unit,"java.nio.Buffer.checkSession():void"
unit,"java.nio.ByteBuffer.put(java.nio.ByteBuffer):java.nio.ByteBuffer"
unit,"java.nio.HeapByteBuffer.isReadOnly():boolean"
unit,"java.nio.ByteBuffer.putBuffer(int, java.nio.ByteBuffer, int, int):void"
unit,"java.nio.DirectByteBuffer.base():java.lang.Object"
unit,"java.nio.ByteBuffer.base():java.lang.Object"
unit,"java.nio.ByteBuffer.position(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.Util.offerFirstTemporaryDirectBuffer(java.nio.ByteBuffer):void"
unit,"java.nio.MappedByteBuffer.rewind():java.nio.ByteBuffer"
unit,"java.nio.MappedByteBuffer.limit(int):java.nio.ByteBuffer"
unit,"dev.thaw.command.machine.Answer.understood(java.lang.String, java.util.function.Function):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Kernel$$Lambda/0x9569e2c60fa9ffffc6b5f43ce65909050.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Kernel.version(java.lang.String):long"
unit,"java.util.regex.Pattern$GroupHead.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Curly.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$BmpCharProperty.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.CharPredicates$$Lambda/0x71e7af3c2fc5758cd7637f6732adb2030.is(int):boolean"
unit,"java.util.regex.Pattern$Node.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Curly.match0(java.util.regex.Matcher, int, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$GroupTail.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Matcher.group(int):java.lang.String"
unit,"java.util.regex.Matcher.checkGroup(int):void"
unit,"dev.thaw.command.machine.Privileges.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Privileges"
unit,"dev.thaw.command.machine.Machine.field(java.lang.String, java.lang.String):dev.thaw.command.machine.Answer"
unit,"java.lang.String.lines():java.util.stream.Stream"
unit,"java.lang.StringLatin1.lines(byte[]):java.util.stream.Stream"
unit,"java.lang.StringLatin1$LinesSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline.map(java.util.function.Function):java.util.stream.Stream"
unit,"java.util.stream.ReferencePipeline$3.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$3$1.<init>(java.util.stream.ReferencePipeline$3, java.util.stream.Sink, java.util.function.Function):void"
unit,"java.lang.StringLatin1$LinesSpliterator.tryAdvance(java.util.function.Consumer):boolean"
unit,"java.lang.StringLatin1$LinesSpliterator.next():java.lang.String"
unit,"java.lang.StringLatin1$LinesSpliterator.indexOfLineSeparator(int):int"
unit,"java.lang.StringLatin1$LinesSpliterator.skipLineSeparator(int):int"
unit,"dev.thaw.command.machine.Machine$$Lambda/0xacc2487876c735856480d6caf79585a20.test(java.lang.Object):boolean"
unit,"java.util.stream.ReferencePipeline$3$1.accept(java.lang.Object):void"
unit,"dev.thaw.command.machine.Machine$$Lambda/0xa14de115c39a9c7df733f4a0235886530.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Machine.lambda$field$1(java.lang.String, java.lang.String):java.lang.String"
unit,"java.util.Optional.map(java.util.function.Function):java.util.Optional"
unit,"dev.thaw.command.machine.Machine$$Lambda/0x0aa414a26d26af99b379989bd3e569b00.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0xb3e371bf49b214d19aec67688d73572e0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Privileges.lambda$of$0(java.lang.String):java.lang.Long"
unit,"java.util.regex.CharPredicates$$Lambda/0x26e682562649de70fdc51e025ed5d00a0.is(int):boolean"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0xab1b9b0c2ab7355c2fae391c29d877980.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.Long.parseUnsignedLong(java.lang.String, int):long"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0x6a9c441664b10d6abe67e92ff3778b650.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Machine.variable(java.lang.String):java.lang.String"
unit,"java.util.ImmutableCollections$AbstractImmutableMap.getOrDefault(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Distribution.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Distribution"
unit,"dev.thaw.command.machine.Machine.exists(java.lang.String):boolean"
unit,"java.nio.file.spi.FileSystemProvider.exists(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"java.nio.file.spi.FileSystemProvider.followLinks(java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.LinuxFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.LinuxFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.FileAttributeView"
unit,"sun.nio.fs.UnixFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.FileAttributeView"
unit,"sun.nio.fs.UnixFileAttributeViews$Basic.readAttributes():java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileAttributes.get(sun.nio.fs.UnixPath, boolean):sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixNativeDispatcher.lstat(sun.nio.fs.UnixPath, sun.nio.fs.UnixFileAttributes):void"
unit,"sun.nio.fs.UnixNativeDispatcher.lstat0(long, sun.nio.fs.UnixFileAttributes):void"
unit,"dev.thaw.command.machine.Distribution.value(dev.thaw.command.machine.Machine, java.lang.String, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Distribution$$Lambda/0x5e0551aea569d6b5bb4df6b4793d1b980.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.String.replaceAll(java.lang.String, java.lang.String):java.lang.String"
unit,"java.util.regex.Matcher.replaceAll(java.lang.String):java.lang.String"
unit,"java.util.regex.Matcher.appendReplacement(java.lang.StringBuilder, java.lang.String):java.util.regex.Matcher"
unit,"java.util.regex.Matcher.appendExpandedReplacement(java.lang.Appendable, java.lang.String):void"
unit,"java.util.regex.Matcher.appendTail(java.lang.StringBuilder):java.lang.StringBuilder"
unit,"dev.thaw.command.machine.CLibrary.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.CLibrary"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJII_J_VA_LIST(long, long, long, long):long"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke_I_A(long, long, int, int):long"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.UnixException_HDWle1X9QbGmaa7aSvz6CL(int):sun.nio.fs.UnixException"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_Throw_u1DmB9j7KF8YlaFRttptM5(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.Throw(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"sun.nio.fs.UnixException.rethrowAsIOException(sun.nio.fs.UnixPath, sun.nio.fs.UnixPath):void"
unit,"sun.nio.fs.UnixException.translateToIOException(java.lang.String, java.lang.String):java.io.IOException"
unit,"java.util.ImmutableCollections$List12.<init>(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.command.machine.LocalPrograms.firstLine(java.util.List):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.LocalPrograms.isThere(java.lang.String):boolean"
unit,"java.util.Map.getOrDefault(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEnvironment.get(java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEnvironment.get(java.lang.Object):java.lang.String"
unit,"java.lang.ProcessEnvironment$Variable.valueOfQueryOnly(java.lang.String):java.lang.ProcessEnvironment$Variable"
unit,"java.lang.ProcessEnvironment$Variable.equals(java.lang.Object):boolean"
unit,"java.util.Arrays.stream(java.lang.Object[], int, int):java.util.stream.Stream"
unit,"java.util.Spliterators.spliterator(java.lang.Object[], int, int, int):java.util.Spliterator"
unit,"java.util.Spliterators.checkFromToBounds(int, int, int):void"
unit,"java.util.Spliterators$ArraySpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline.anyMatch(java.util.function.Predicate):boolean"
unit,"java.util.stream.MatchOps$MatchOp.getOpFlags():int"
unit,"java.util.stream.MatchOps$MatchOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.MatchOps$MatchOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Boolean"
unit,"java.util.Spliterators$ArraySpliterator.estimateSize():long"
unit,"java.util.stream.MatchOps$BooleanTerminalSink.cancellationRequested():boolean"
unit,"java.util.Spliterators$ArraySpliterator.tryAdvance(java.util.function.Consumer):boolean"
unit,"dev.thaw.command.machine.LocalPrograms$$Lambda/0x36b46054a00140e02b2b9213fd59e6890.test(java.lang.Object):boolean"
unit,"java.util.stream.MatchOps$1MatchSink.accept(java.lang.Object):void"
unit,"dev.thaw.command.machine.LocalPrograms$$Lambda/0x33dd165f10c4df868d7038104f7e5daf0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.LocalPrograms.lambda$isThere$1(java.lang.String, java.lang.String):boolean"
unit,"java.nio.file.Files.isExecutable(java.nio.file.Path):boolean"
unit,"java.lang.ProcessBuilder.environment():java.util.Map"
unit,"java.util.HashMap.clone():java.lang.Object"
unit,"java.util.HashMap.reinitialize():void"
unit,"java.lang.ProcessEnvironment$StringEnvironment.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEnvironment.put(java.lang.String, java.lang.String):java.lang.String"
unit,"java.lang.ProcessEnvironment$Variable.valueOf(java.lang.String):java.lang.ProcessEnvironment$Variable"
unit,"java.lang.ProcessEnvironment.validateVariable(java.lang.String):void"
unit,"java.lang.ProcessEnvironment$Value.valueOf(java.lang.String):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessEnvironment.validateValue(java.lang.String):void"
unit,"java.lang.ProcessEnvironment$Value.valueOfQueryOnly(java.lang.String):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessBuilder.start(java.lang.ProcessBuilder$Redirect[]):java.lang.Process"
unit,"java.util.ImmutableCollections$List12.size():int"
unit,"java.util.ImmutableCollections$List12.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.lang.ProcessImpl.start(java.lang.String[], java.util.Map, java.lang.String, java.lang.ProcessBuilder$Redirect[], boolean):java.lang.Process"
unit,"java.lang.ProcessEnvironment$StringEnvironment.toEnvironmentBlock(int[]):byte[]"
unit,"java.lang.ProcessBuilder$Redirect$4.file():java.io.File"
unit,"java.io.FileInputStream.<init>(java.io.File):void"
unit,"java.io.File.isInvalid():boolean"
unit,"java.io.FileDescriptor.attach(java.io.Closeable):void"
unit,"java.io.FileInputStream.open0(java.lang.String):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteField_cfFOOzo8BUBlqVRPI7d7rK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):byte"
unit,"java.io.FileCleanable.register(java.io.FileDescriptor):void"
unit,"java.io.FileInputStream.getFD():java.io.FileDescriptor"
unit,"java.lang.ProcessImpl.<init>(byte[], byte[], int, byte[], int, byte[], int[], boolean, boolean):void"
unit,"java.lang.ProcessImpl.forkAndExec(int, byte[], byte[], byte[], int, byte[], int, byte[], int[], boolean):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetByteArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.createArrayViewAndGetAddress(com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetIntArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleaseByteArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleaseIntArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"java.lang.ProcessHandleImpl.<clinit>():void"
unit,"java.lang.ProcessHandleImpl.initNative():void"
unit,"java.lang.ProcessHandleImpl.getCurrentPid0():long"
unit,"java.lang.ProcessHandleImpl.isAlive0(long):long"
unit,"java.lang.ProcessHandleImpl.initReaper():java.util.concurrent.Executor"
unit,"java.util.concurrent.ThreadLocalRandom.current():java.util.concurrent.ThreadLocalRandom"
unit,"java.util.concurrent.ThreadLocalRandom.localInit():void"
unit,"com.oracle.svm.core.jdk.ThreadLocalRandomAccessors.mix64(long):long"
unit,"java.util.concurrent.Executors.newCachedThreadPool(java.util.concurrent.ThreadFactory):java.util.concurrent.ExecutorService"
unit,"java.util.concurrent.ThreadPoolExecutor.<init>(int, int, long, java.util.concurrent.TimeUnit, java.util.concurrent.BlockingQueue, java.util.concurrent.ThreadFactory, java.util.concurrent.RejectedExecutionHandler):void"
unit,"java.util.Objects.toIdentityString(java.lang.Object):java.lang.String"
unit,"java.lang.ProcessImpl.initStreams(int[], boolean):void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.<init>(int):void"
unit,"java.lang.ProcessImpl.newFileDescriptor(int):java.io.FileDescriptor"
unit,"java.lang.ProcessHandleImpl.completion(long, boolean):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.ThreadPoolExecutor.execute(java.lang.Runnable):void"
unit,"java.util.concurrent.SynchronousQueue.offer(java.lang.Object):boolean"
unit,"java.util.concurrent.SynchronousQueue.xfer(java.lang.Object, long):java.lang.Object"
unit,"java.util.concurrent.SynchronousQueue$Transferer.xferLifo(java.lang.Object, long):java.lang.Object"
unit,"java.util.concurrent.ThreadPoolExecutor.addWorker(java.lang.Runnable, boolean):boolean"
unit,"java.util.concurrent.ThreadPoolExecutor$Worker.<init>(java.util.concurrent.ThreadPoolExecutor, java.lang.Runnable):void"
unit,"java.lang.ProcessHandleImpl$$Lambda/0x6ecf4b3fbea5577de0132b10612f0d520.newThread(java.lang.Runnable):java.lang.Thread"
unit,"java.lang.ProcessHandleImpl.lambda$initReaper$0(long, java.lang.Runnable):java.lang.Thread"
unit,"jdk.internal.misc.InnocuousThread.<clinit>():void"
unit,"java.lang.ThreadGroup.<init>(java.lang.ThreadGroup, java.lang.String, int, boolean):void"
unit,"java.lang.ThreadGroup.synchronizedAddWeak(java.lang.ThreadGroup):void"
unit,"jdk.internal.misc.InnocuousThread.createThread(java.lang.String, java.lang.Runnable, long, java.lang.ClassLoader, int):java.lang.Thread"
unit,"java.lang.Thread.setPriority(int):void"
unit,"jdk.internal.misc.VM.toThreadState(int):java.lang.Thread$State"
unit,"jdk.internal.vm.SharedThreadContainer.start(java.lang.Thread):void"
unit,"java.lang.Thread.start(jdk.internal.vm.ThreadContainer):void"
unit,"jdk.internal.vm.ThreadContainer.add(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ContinuationInternals.getContinuationFromCarrier():jdk.internal.vm.Continuation"
unit,"java.util.concurrent.CompletableFuture.uniHandleStage(java.util.concurrent.Executor, java.util.function.BiFunction):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.unipush(java.util.concurrent.CompletableFuture$Completion):void"
unit,"java.io.FileInputStream.close():void"
unit,"java.io.FileDescriptor.closeAll(java.io.Closeable):void"
unit,"java.io.FileInputStream$1.close():void"
unit,"jdk.internal.ref.PhantomCleanable.clear():void"
unit,"sun.util.logging.internal.LoggingProviderImpl$JULWrapper.isLoggable(java.lang.System$Logger$Level):boolean"
unit,"com.oracle.svm.core.jdk.CompletableFutureFieldHolder.<clinit>():void"
unit,"com.oracle.svm.core.jdk.ForkJoinPoolCommonAccessor.initializeCommonPool():java.util.concurrent.ForkJoinPool"
unit,"java.util.concurrent.ForkJoinPool.<init>(byte):void"
unit,"java.util.concurrent.CompletableFuture$DelayedExecutor.execute(java.lang.Runnable):void"
unit,"java.util.concurrent.DelayScheduler$ScheduledForkJoinTask.<init>(long, long, boolean, java.lang.Runnable, java.util.concurrent.Callable, java.util.concurrent.ForkJoinPool):void"
unit,"com.oracle.svm.core.jdk.DelaySchedulerNanoTimeOffsetHolder.<clinit>():void"
unit,"java.util.concurrent.ForkJoinPool.scheduleDelayedTask(java.util.concurrent.DelayScheduler$ScheduledForkJoinTask):java.util.concurrent.DelayScheduler$ScheduledForkJoinTask"
unit,"java.util.concurrent.ForkJoinPool.startDelayScheduler():java.util.concurrent.DelayScheduler"
unit,"java.util.concurrent.ForkJoinPool.lockRunState():long"
unit,"java.util.concurrent.DelayScheduler.<init>(java.util.concurrent.ForkJoinPool, java.lang.String):void"
unit,"java.util.concurrent.DelayScheduler.signal():int"
unit,"java.io.BufferedInputStream.read(byte[], int, int):int"
unit,"java.io.BufferedInputStream.ensureOpen():void"
unit,"java.io.BufferedInputStream.read1(byte[], int, int):int"
unit,"java.io.BufferedInputStream.getBufIfOpen(boolean):byte[]"
unit,"java.io.BufferedInputStream.getInIfOpen():java.io.InputStream"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.close():void"
unit,"java.io.BufferedInputStream.close():void"
unit,"java.lang.ProcessImpl.waitFor():int"
unit,"java.util.regex.Pattern$Slice.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.command.machine.LocalPrograms$$Lambda/0x4cf1fddeac26ad6c93d47c3db15144620.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.LocalPrograms$$Lambda/0xc6e9784ca181535edfcd38ac422deafc0.test(java.lang.Object):boolean"
unit,"java.lang.String.join(java.lang.CharSequence, java.lang.Iterable):java.lang.String"
unit,"dev.thaw.command.machine.CLibrary$$Lambda/0x71a79ee2cbc6b0f8c596dcaf6382e4e40.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.CLibrary.version(java.lang.String):java.lang.String"
unit,"java.util.regex.Pattern$$Lambda/0x9cb43bad3231a075e37e730a558622590.is(int):boolean"
unit,"java.util.regex.Pattern.lambda$union$0(java.util.regex.Pattern$CharPredicate, java.util.regex.Pattern$CharPredicate, int):boolean"
unit,"java.util.regex.Pattern$$Lambda/0x67af243db5392aa064ac2954d3eb19de0.is(int):boolean"
unit,"dev.thaw.command.machine.Processors.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Processors"
unit,"dev.thaw.command.machine.Processors$$Lambda/0x6a406cebea6c9ca538976876e0093c200.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Processors.count(java.lang.String):long"
unit,"java.util.stream.ReferencePipeline.count():long"
unit,"java.util.stream.ReduceOps$5.getOpFlags():int"
unit,"java.util.stream.ReduceOps$5.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.ReduceOps$5.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Long"
unit,"java.util.stream.ReduceOps$ReduceOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.ReduceOps$5.makeSink():java.util.stream.ReduceOps$AccumulatingSink"
unit,"java.util.stream.ReduceOps$CountingSink.begin(long):void"
unit,"java.lang.StringLatin1$LinesSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"dev.thaw.command.machine.Processors$$Lambda/0x1e2e74ae48c81ea8fe2708d06350dd120.test(java.lang.Object):boolean"
unit,"java.util.stream.ReduceOps$CountingSink$OfRef.accept(java.lang.Object):void"
unit,"java.util.stream.ReduceOps$CountingSink$OfRef.get():java.lang.Object"
unit,"dev.thaw.command.machine.Processors.value(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Processors$$Lambda/0x13861e71310c2b83b15bdd42bf3f28880.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Processors.lambda$value$0(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Processors$$Lambda/0x39dc60ed939fcbd49938289268ec9cbd0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Processors.missing(java.lang.String):java.util.List"
unit,"java.util.TreeSet.addAll(java.util.Collection):boolean"
unit,"java.util.TreeSet.add(java.lang.Object):boolean"
unit,"java.util.TreeMap.addEntry(java.lang.Object, java.lang.Object, java.util.TreeMap$Entry, boolean):void"
unit,"java.util.TreeMap.fixAfterInsertion(java.util.TreeMap$Entry):void"
unit,"java.util.TreeMap.rotateLeft(java.util.TreeMap$Entry):void"
unit,"java.util.TreeMap.rotateRight(java.util.TreeMap$Entry):void"
unit,"java.util.Arrays$ArrayList.forEach(java.util.function.Consumer):void"
unit,"dev.thaw.command.machine.Processors$$Lambda/0xf846f536ebed877cb4b3da19fa6ec2bc0.accept(java.lang.Object):void"
unit,"java.util.TreeMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.TreeMap.deleteEntry(java.util.TreeMap$Entry):void"
unit,"java.util.TreeMap.fixAfterDeletion(java.util.TreeMap$Entry):void"
unit,"java.util.TreeSet.isEmpty():boolean"
unit,"dev.thaw.command.machine.Memory.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Memory"
unit,"dev.thaw.command.machine.Memory.mebibytes(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Memory$$Lambda/0x744072d5b2e835dc03d1bc4f764785f20.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Memory.lambda$mebibytes$0(java.lang.String):java.lang.Long"
unit,"dev.thaw.command.machine.Memory.ofGroup(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.ControlGroups.own(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.ControlGroups$$Lambda/0xfb4a48090c03baaabe1c526b27fe3cb20.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.ControlGroups.lambda$own$0(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Answer.is(java.util.function.Predicate):boolean"
unit,"java.util.Optional.filter(java.util.function.Predicate):java.util.Optional"
unit,"dev.thaw.command.machine.HugePages.<clinit>():void"
unit,"java.util.regex.Pattern$Branch.add(java.util.regex.Pattern$Node):void"
unit,"dev.thaw.command.machine.HugePages.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.HugePages"
unit,"dev.thaw.command.machine.HugePages$$Lambda/0x27dd469fc1c2dd705c5c43498fe82e380.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.HugePages.chosen(java.lang.String):java.lang.String"
unit,"java.util.regex.Pattern$Branch.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$BranchConn.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.command.machine.HugePages$$Lambda/0x02b1523e1d21b4cd4c77e69cbb412a000.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Limits.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Limits"
unit,"dev.thaw.command.machine.Limits.soft(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Limits$$Lambda/0x8b5aaa48e5b4796c3496be6f9bee170c0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Limits.first(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Machine.caches():java.util.Optional"
unit,"dev.thaw.command.machine.Machine.home():java.util.Optional"
unit,"dev.thaw.command.machine.Machine$$Lambda/0xcec3003c371967a3555e9dd89d4f00c00.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Machine.lambda$caches$0(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Disk.of(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Disk"
unit,"dev.thaw.command.machine.Disk.mountOf(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x2fb61a09b0ce1104b96627406a15089f0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.lambda$mountOf$0(java.lang.String):java.util.List"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x63ccd520bd20c5d62a212e6be71dc1800.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk$Mount.of(java.lang.String):dev.thaw.command.machine.Disk$Mount"
unit,"java.util.stream.SpinedBuffer.increaseCapacity():void"
unit,"java.util.stream.ReferencePipeline.reduce(java.util.function.BinaryOperator):java.util.Optional"
unit,"java.util.stream.TerminalOp.getOpFlags():int"
unit,"java.util.stream.ReduceOps$2.makeSink():java.util.stream.ReduceOps$AccumulatingSink"
unit,"java.util.stream.ReduceOps$2ReducingSink.begin(long):void"
unit,"dev.thaw.command.machine.Disk$$Lambda/0xff2e2238cde6dae990e042912fb154ed0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Disk$Mount.holds(java.lang.String):boolean"
unit,"java.util.stream.ReduceOps$2ReducingSink.accept(java.lang.Object):void"
unit,"java.util.stream.ReduceOps$2ReducingSink.get():java.lang.Object"
unit,"dev.thaw.command.machine.Disk$$Lambda/0xb86b7a30f3aa3f0149552159fe8955500.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.lambda$mountOf$3(java.util.Optional, java.util.List):dev.thaw.command.machine.Disk$Mount"
unit,"java.util.Optional.orElseThrow():java.lang.Object"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x4c2cd289e4cae7a8a4cbf763d26484b40.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.nearest(dev.thaw.command.machine.Machine, java.lang.String):java.nio.file.Path"
unit,"java.util.stream.Stream.iterate(java.lang.Object, java.util.function.Predicate, java.util.function.UnaryOperator):java.util.stream.Stream"
unit,"java.util.Spliterators$AbstractSpliterator.characteristics():int"
unit,"java.util.stream.Stream$2.tryAdvance(java.util.function.Consumer):boolean"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x39baba6a4b9f208789fc40b9a489c3b30.test(java.lang.Object):boolean"
unit,"java.nio.file.Files.isDirectory(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixFileAttributes.isDirectory():boolean"
unit,"dev.thaw.command.machine.Disk.free(java.lang.String, java.nio.file.Path):dev.thaw.command.machine.Answer"
unit,"java.nio.file.Path.toFile():java.io.File"
unit,"java.io.File.getTotalSpace():long"
unit,"java.io.UnixFileSystem.getSpace(java.io.File, int):long"
unit,"java.io.UnixFileSystem.getSpace0(java.io.File, int):long"
unit,"java.io.File.getUsableSpace():long"
unit,"dev.thaw.command.machine.Disk$$Lambda/0xd343f442bd947c0a84b10778156801740.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.lambda$of$0(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Machine.number(java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Machine$$Lambda/0x02b1523e1d21b4cd4c77e69cbb412a000.apply(java.lang.Object):java.lang.Object"
unit,"java.nio.file.Files.isWritable(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.isWritable(java.nio.file.Path):boolean"
unit,"dev.thaw.command.machine.Disk$$Lambda/0xa649e3c2ec432e544355c04b379a88820.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.lambda$of$2(dev.thaw.command.machine.Disk$Mount):java.lang.Boolean"
unit,"java.util.stream.ReferencePipeline.noneMatch(java.util.function.Predicate):boolean"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x4043c57a986d28ed0e3a0815f19241560.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Jdks.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Jdks"
unit,"dev.thaw.command.machine.Jdks.homeOf(dev.thaw.command.machine.Machine, java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Jdks.real(java.nio.file.Path):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.toRealPath(java.nio.file.LinkOption[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.toAbsolutePath():sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixNativeDispatcher.realpath(sun.nio.fs.UnixPath):byte[]"
unit,"sun.nio.fs.UnixNativeDispatcher.realpath0(long):byte[]"
unit,"sun.nio.fs.UnixPath.getParent():sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixPath.initOffsets():void"
unit,"sun.nio.fs.UnixPath.startsWith(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixPath.relativize(java.nio.file.Path):sun.nio.fs.UnixPath"
unit,"java.util.Arrays.compareUnsigned(byte[], byte[]):int"
unit,"jdk.internal.util.ArraysSupport.mismatch(byte[], byte[], int):int"
unit,"sun.nio.fs.UnixPath.hasDotOrDotDot():boolean"
unit,"sun.nio.fs.UnixPath.getName(int):sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixPath.subpath(int, int):sun.nio.fs.UnixPath"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0xbcaa02c1760c721f2d8c530eb69d1edc0.accept(java.lang.Object):void"
unit,"dev.thaw.command.machine.Jdks.lambda$of$0(java.util.List, dev.thaw.command.machine.Machine, java.lang.String):void"
unit,"dev.thaw.command.machine.Machine.directories(java.lang.String):java.util.List"
unit,"java.nio.file.Files.newDirectoryStream(java.nio.file.Path):java.nio.file.DirectoryStream"
unit,"sun.nio.fs.UnixFileSystemProvider.newDirectoryStream(java.nio.file.Path, java.nio.file.DirectoryStream$Filter):java.nio.file.DirectoryStream"
unit,"sun.nio.fs.UnixNativeDispatcher.dup(int):int"
unit,"sun.nio.fs.UnixNativeDispatcher.fdopendir(int):long"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock.<init>(boolean):void"
unit,"sun.nio.fs.UnixSecureDirectoryStream.iterator():java.util.Iterator"
unit,"sun.nio.fs.UnixDirectoryStream.iterator(java.nio.file.DirectoryStream):java.util.Iterator"
unit,"sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator.hasNext():boolean"
unit,"sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator.readNextEntry():java.nio.file.Path"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.acquireShared(long):void"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$Sync.tryAcquireShared(long):long"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$FairSync.readerShouldBlock():boolean"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.hasQueuedPredecessors():boolean"
unit,"sun.nio.fs.UnixNativeDispatcher.readdir0(long):byte[]"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.releaseShared(long):boolean"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$Sync.tryReleaseShared(long):boolean"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.signalNext(java.util.concurrent.locks.AbstractQueuedLongSynchronizer$Node):void"
unit,"java.nio.file.Files$AcceptAllFilter.accept(java.lang.Object):boolean"
unit,"sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator.next():java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.getFileName():sun.nio.fs.UnixPath"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], java.lang.String, java.lang.String):int"
unit,"sun.nio.fs.UnixSecureDirectoryStream.close():void"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.acquire(long):void"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$Sync.tryAcquire(long):boolean"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$FairSync.writerShouldBlock():boolean"
unit,"sun.nio.fs.UnixDirectoryStream.closeImpl():boolean"
unit,"sun.nio.fs.UnixNativeDispatcher.closedir(long):void"
unit,"sun.nio.fs.UnixNativeDispatcher.close(int, java.util.function.Function):void"
unit,"sun.nio.fs.UnixNativeDispatcher.close0(int):void"
unit,"java.util.concurrent.locks.AbstractQueuedLongSynchronizer.release(long):boolean"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock$Sync.tryRelease(long):boolean"
unit,"java.util.Arrays.sort(java.lang.Object[], int, int):void"
unit,"java.util.ComparableTimSort.sort(java.lang.Object[], int, int, java.lang.Object[], int, int):void"
unit,"java.util.ComparableTimSort.countRunAndMakeAscending(java.lang.Object[], int, int):int"
unit,"java.util.ComparableTimSort.binarySort(java.lang.Object[], int, int, int):void"
unit,"sun.nio.fs.UnixException.asIOException(sun.nio.fs.UnixPath):java.io.IOException"
unit,"java.util.ImmutableCollections$ListN.toArray():java.lang.Object[]"
unit,"dev.thaw.command.machine.Jdks.read(dev.thaw.command.machine.Machine, java.lang.String):dev.thaw.command.machine.Jdks$Jdk"
unit,"java.util.regex.Pattern$CharPropertyGreedy.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.lang.Character.codePointAt(java.lang.CharSequence, int):int"
unit,"java.util.regex.Pattern$$Lambda/0x89a81e3cff0e41904923da3fa566c9090.is(int):boolean"
unit,"sun.nio.fs.UnixPath.hashCode():int"
unit,"sun.nio.fs.UnixPath.equals(java.lang.Object):boolean"
unit,"java.util.AbstractCollection.isEmpty():boolean"
unit,"java.util.LinkedHashMap$LinkedValues.size():int"
unit,"dev.thaw.command.machine.Tools.<clinit>():void"
unit,"dev.thaw.command.machine.Tools.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Tools"
unit,"dev.thaw.command.machine.Tools$$Lambda/0x5b47e69ccda5c3d28d3ac09b270448db0.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.command.machine.Tools.lambda$of$0(java.util.Map, dev.thaw.command.machine.Machine, java.lang.String, java.util.List):void"
unit,"java.util.concurrent.CompletableFuture.asyncSupplyStage(java.util.concurrent.Executor, java.util.function.Supplier):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.ForkJoinPool.execute(java.lang.Runnable):void"
unit,"java.util.concurrent.ForkJoinPool.poolSubmit(boolean, java.util.concurrent.ForkJoinTask):java.util.concurrent.ForkJoinTask"
unit,"java.util.concurrent.ForkJoinPool.submissionQueue(int, boolean):java.util.concurrent.ForkJoinPool$WorkQueue"
unit,"java.util.concurrent.ForkJoinPool$WorkQueue.push(java.util.concurrent.ForkJoinTask, java.util.concurrent.ForkJoinPool, boolean):void"
unit,"java.util.concurrent.ForkJoinPool.signalWork():void"
unit,"java.util.concurrent.ForkJoinPool.createWorker():boolean"
unit,"java.util.concurrent.ForkJoinWorkerThread$InnocuousForkJoinWorkerThread.<clinit>():void"
unit,"java.util.concurrent.ForkJoinWorkerThread$InnocuousForkJoinWorkerThread.createGroup():java.lang.ThreadGroup"
unit,"java.util.concurrent.ForkJoinWorkerThread.<init>(java.lang.ThreadGroup, java.util.concurrent.ForkJoinPool, boolean, boolean):void"
unit,"java.util.concurrent.ForkJoinPool.nextWorkerThreadName():java.lang.String"
unit,"java.lang.String.concat(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Tools.bolt(dev.thaw.command.machine.Machine):java.lang.String"
unit,"dev.thaw.command.machine.Tools$$Lambda/0x40f0c217923f1750c9c72624f41ebe8f0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Tools$$Lambda/0xb530d13226b0d73cb2c342b99ba4ab740.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.command.machine.Tools.lambda$of$1(java.util.Map, java.lang.String, java.util.concurrent.CompletableFuture):void"
unit,"java.util.concurrent.CompletableFuture.join():java.lang.Object"
unit,"java.util.concurrent.CompletableFuture.waitingGet(boolean):java.lang.Object"
unit,"java.util.concurrent.ForkJoinPool.managedBlock(java.util.concurrent.ForkJoinPool$ManagedBlocker):void"
unit,"java.util.concurrent.ForkJoinPool.unmanagedBlock(java.util.concurrent.ForkJoinPool$ManagedBlocker):void"
unit,"java.util.concurrent.CompletableFuture$Signaller.isReleasable():boolean"
unit,"java.util.concurrent.CompletableFuture$Signaller.block():boolean"
unit,"dev.thaw.command.machine.Tracing.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Tracing"
unit,"dev.thaw.command.machine.PerformanceEvents.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.PerformanceEvents"
unit,"dev.thaw.command.machine.UserNamespaces.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.UserNamespaces"
unit,"dev.thaw.command.machine.ControlGroups.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.ControlGroups"
unit,"dev.thaw.command.machine.ControlGroups.version(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.ControlGroups$$Lambda/0xeb87ee8772122e960fb1bf818f9905930.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Machine.isWritable(java.lang.String):boolean"
unit,"dev.thaw.command.machine.Landlock.of(dev.thaw.command.machine.Machine, dev.thaw.command.machine.Kernel):dev.thaw.command.machine.Landlock"
unit,"dev.thaw.command.machine.Landlock.enabled(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.machine.Landlock$$Lambda/0x58253a585a19bd0e6d5f625bca410e640.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Landlock.version(dev.thaw.command.machine.Kernel):long"
unit,"dev.thaw.command.machine.Kernel.isOlderThan(int, int):boolean"
unit,"dev.thaw.command.machine.Kernel$$Lambda/0x6a78245e0e798b8f4111b06b9fe7035c0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.SystemCallFilters.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.SystemCallFilters"
unit,"dev.thaw.command.machine.SystemCallFilters$$Lambda/0xd3d64be63af66dcb431fa03b865e073d0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.SystemCallFilters.lambda$of$0(java.lang.String):java.util.List"
unit,"dev.thaw.command.machine.RuntimeDirectory.of(dev.thaw.command.machine.Machine, dev.thaw.command.machine.Privileges):dev.thaw.command.machine.RuntimeDirectory"
unit,"java.lang.StringConcatHelper.stringSize(int, long):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], long, java.lang.String):int"
unit,"dev.thaw.command.machine.RuntimeDirectory.complaint(java.nio.file.Path, long):dev.thaw.command.machine.Answer"
unit,"java.nio.file.Files.getAttribute(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.lang.Object"
unit,"java.nio.file.Files.readAttributes(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.util.Map"
unit,"sun.nio.fs.AbstractFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.util.Map"
unit,"sun.nio.fs.AbstractFileSystemProvider.split(java.lang.String):java.lang.String[]"
unit,"sun.nio.fs.LinuxFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):sun.nio.fs.DynamicFileAttributeView"
unit,"sun.nio.fs.UnixFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):sun.nio.fs.DynamicFileAttributeView"
unit,"sun.nio.fs.UnixFileAttributeViews$Unix.readAttributes(java.lang.String[]):java.util.Map"
unit,"sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder.<init>(java.util.Set, java.lang.String[]):void"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.readAttributes():sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.addRequestedPosixAttributes(java.nio.file.attribute.PosixFileAttributes, sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder):void"
unit,"sun.nio.fs.AbstractBasicFileAttributeView.addRequestedBasicAttributes(java.nio.file.attribute.BasicFileAttributes, sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder):void"
unit,"sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder.match(java.lang.String):boolean"
unit,"java.util.Collections$UnmodifiableMap.get(java.lang.Object):java.lang.Object"
unit,"sun.nio.fs.UnixFileAttributes$UnixAsBasicFileAttributes.isDirectory():boolean"
unit,"dev.thaw.command.machine.RuntimeDirectory.owner(java.nio.file.Path):long"
unit,"dev.thaw.command.machine.Pagemap.of(dev.thaw.command.machine.Machine):dev.thaw.command.machine.Pagemap"
unit,"dev.thaw.command.doctor.DoctorCommand.all():java.util.List"
unit,"java.util.Spliterators$ArraySpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"dev.thaw.command.doctor.DoctorCommand$$Lambda/0xfff8ccf92b243a5b632ca599ce119dce0.test(java.lang.Object):boolean"
unit,"java.util.stream.DistinctOps$1.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.DistinctOps$1$2.begin(long):void"
unit,"java.util.stream.DistinctOps$1$2.accept(java.lang.Object):void"
unit,"dev.thaw.command.doctor.DoctorCommand$$Lambda/0x8c74c9cfdbe616f0a450201dcdaf5e4d0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.Part.judge(dev.thaw.command.machine.Facts):dev.thaw.command.doctor.Verdict"
unit,"dev.thaw.command.doctor.Part$$Lambda/0x140fbe5cf3e4e3790bafb24dd2ada5c00.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.ImageRules.toolchain(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.doctor.ImageRules.images(dev.thaw.command.machine.Facts):dev.thaw.command.doctor.Reasons"
unit,"dev.thaw.command.doctor.BuildRules.addMachine(dev.thaw.command.machine.Facts, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.machine.Kernel.isX86():boolean"
unit,"dev.thaw.command.doctor.Reasons.when(boolean, dev.thaw.command.doctor.State, java.lang.String, java.lang.String):dev.thaw.command.doctor.Reasons"
unit,"dev.thaw.command.doctor.Reasons.doubts(dev.thaw.command.machine.Answer[]):dev.thaw.command.doctor.Reasons"
unit,"dev.thaw.command.doctor.BuildRules.addJdk25(dev.thaw.command.machine.Facts, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.machine.Jdks.first(boolean, java.lang.Integer[]):dev.thaw.command.machine.Jdks$Jdk"
unit,"java.util.ImmutableCollections$List12.spliterator():java.util.Spliterator"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0x7fdc831f570111ce5c183aa3898fbe350.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Jdks.lambda$first$0(java.lang.Integer[], dev.thaw.command.machine.Jdks$Jdk):boolean"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0x29ba52a3a6f066ed3feea8670a24b5b10.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Jdks.lambda$first$1(dev.thaw.command.machine.Jdks$Jdk, java.lang.Integer):boolean"
unit,"dev.thaw.command.machine.Jdks$Jdk.feature():int"
unit,"java.util.regex.Pattern$StartS.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$CharProperty.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$$Lambda/0x8934e30b9d192c1c9922bec2e5e88e410.is(int):boolean"
unit,"java.util.regex.Pattern.lambda$negate$0(java.util.regex.Pattern$CharPredicate, int):boolean"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0xa7af746a3ef1434be88c8a7f9a30652b0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0x921cc750cd96335474899dfc0cae6b220.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Packages.jdk25():java.lang.String"
unit,"dev.thaw.command.machine.Distribution.is(java.lang.String, java.lang.String):boolean"
unit,"dev.thaw.command.machine.Distribution$$Lambda/0x4043c57a986d28ed0e3a0815f19241560.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Distribution$$Lambda/0x4043c57a986d28ed0e3a0815f19241561.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.BuildRules.addCompiler(dev.thaw.command.machine.Facts, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.machine.Tools.answer(java.lang.String):dev.thaw.command.machine.Answer"
unit,"dev.thaw.command.doctor.Packages.apt(java.lang.String):java.lang.String"
unit,"dev.thaw.command.machine.Distribution$$Lambda/0x0936d742b5d4737515ead362e4316bb20.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Distribution.lambda$hasApt$0(java.lang.String):boolean"
unit,"dev.thaw.command.doctor.ImageRules.addCache(dev.thaw.command.machine.Disk, long, java.lang.String, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.doctor.ImageRules$$Lambda/0x5b6ae83773805ade2d938790264e79110.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Answer.shown():java.lang.String"
unit,"java.lang.Long.toString():java.lang.String"
unit,"dev.thaw.command.doctor.ImageRules.addPrograms(dev.thaw.command.machine.Disk, java.lang.String, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.doctor.ImageRules$$Lambda/0x1f49b253418db144347abfa7fb6fab150.test(java.lang.Object):boolean"
unit,"java.util.ImmutableCollections$ListN.isEmpty():boolean"
unit,"dev.thaw.command.doctor.Reasons.list():java.util.List"
unit,"dev.thaw.command.doctor.Part$$Lambda/0xe28929def6c676f1a0157ed9d43302670.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.ImageRules.doss(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.doctor.ImageRules$$Lambda/0x4043c57a986d28ed0e3a0815f19241560.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Part$$Lambda/0xee08e9b3704bc5ba901318d52dda4adc0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.ImageRules.layout(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.doctor.ImageRules$$Lambda/0xeeafa9737d00ce6880a64c2750541cdd0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Reason.<init>(dev.thaw.command.doctor.State, java.lang.String, java.lang.String):void"
unit,"java.lang.String.isBlank():boolean"
unit,"java.lang.String.indexOfNonWhitespace():int"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0x7ca82ecb6f4ec29f36606290b09570680.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.ImageRules$$Lambda/0x8836ac874faccec259342c2b7b9f369f0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Part$$Lambda/0xbc61d8fac05388a690877ee37a2c5ca70.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.HottubRules.of(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.doctor.Part$$Lambda/0x830c02f8e924398870bbe715b6d5e61e0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.VisorRules.of(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.machine.Memory.isLessThan(long):boolean"
unit,"dev.thaw.command.machine.Memory$$Lambda/0xfa80dc436d6c9af528691f0fd02c9af90.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.VisorRules.addLandlock(dev.thaw.command.machine.Landlock, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.doctor.VisorRules$$Lambda/0x38ce01b25847713ec5b893db6bc2f6970.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.VisorRules$$Lambda/0x46f9f06c263518719963ebec43b54bef0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.SystemCallFilters.isMissing():boolean"
unit,"dev.thaw.command.machine.SystemCallFilters$$Lambda/0xfd4f13797053cfce5672d23c3246eae90.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.SystemCallFilters.lambda$isMissing$0(java.util.List):boolean"
unit,"java.util.Arrays$ArrayList.contains(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.VisorRules.addPrivileges(dev.thaw.command.machine.Facts, dev.thaw.command.doctor.Reasons):void"
unit,"dev.thaw.command.machine.Privileges.has(dev.thaw.command.machine.Privileges$Capability):boolean"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0xf184b05497bd8e8c84c1adc19631a1fd0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.UserNamespaces.hindrance():java.lang.String"
unit,"dev.thaw.command.machine.UserNamespaces$$Lambda/0x4319b56a4eb9e37ba92d97eaac285a7b0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Reasons$$Lambda/0xc67c7ec7ece2fba51494619c7c11252e0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.Reasons.lambda$doubts$0(java.lang.String):dev.thaw.command.doctor.Reason"
unit,"dev.thaw.command.doctor.Reasons$$Lambda/0x8685ded3f843f35bcecd986ca4efe4ef0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.doctor.Reasons$$Lambda/0x421a556b943c26a61d01b5d97885889a0.accept(java.lang.Object):void"
unit,"dev.thaw.command.doctor.Part$$Lambda/0x7a1ecfa27936f919b4f35af50fc2a50f0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.RelayoutRules.relayout(dev.thaw.command.machine.Facts):java.util.List"
unit,"dev.thaw.command.doctor.RelayoutRules.common(dev.thaw.command.machine.Facts):dev.thaw.command.doctor.Reasons"
unit,"dev.thaw.command.doctor.Packages.bolt():java.lang.String"
unit,"dev.thaw.command.doctor.Part$$Lambda/0x90a68e1bf8ad64e8475f31ef3f1a75b80.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.RelayoutRules.bam(dev.thaw.command.machine.Facts):java.util.List"
unit,"java.util.stream.DistinctOps$1$2.end():void"
unit,"dev.thaw.command.doctor.Report.<clinit>():void"
unit,"com.google.gson.GsonBuilder.registerTypeHierarchyAdapter(java.lang.Class, java.lang.Object):com.google.gson.GsonBuilder"
unit,"dev.thaw.command.doctor.Report.text():java.lang.String"
unit,"dev.thaw.command.doctor.Report.words(java.lang.String):java.lang.String"
unit,"java.util.regex.Pattern$Pos.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.command.doctor.Report.probe(java.lang.reflect.RecordComponent):dev.thaw.command.machine.Probe"
unit,"dev.thaw.command.machine.Facts.kernel():dev.thaw.command.machine.Kernel"
unit,"dev.thaw.command.machine.Kernel.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.distribution():dev.thaw.command.machine.Distribution"
unit,"dev.thaw.command.machine.Distribution.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.cLibrary():dev.thaw.command.machine.CLibrary"
unit,"dev.thaw.command.machine.CLibrary.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.processors():dev.thaw.command.machine.Processors"
unit,"dev.thaw.command.machine.Processors.shown():java.lang.String"
unit,"dev.thaw.command.machine.Processors$$Lambda/0x26722072ab280e7ae570c059f4db34ff0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Processors.lambda$shown$0(java.util.List):java.lang.String"
unit,"dev.thaw.command.machine.Facts.memory():dev.thaw.command.machine.Memory"
unit,"dev.thaw.command.machine.Memory.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.hugePages():dev.thaw.command.machine.HugePages"
unit,"dev.thaw.command.machine.HugePages.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.limits():dev.thaw.command.machine.Limits"
unit,"dev.thaw.command.machine.Limits.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.cache():dev.thaw.command.machine.Disk"
unit,"dev.thaw.command.machine.Disk.shown():java.lang.String"
unit,"dev.thaw.command.machine.Disk$$Lambda/0xdef3540b419dc8a3a8618295e07833070.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Disk.lambda$shown$0(java.lang.Long):java.lang.String"
unit,"dev.thaw.command.machine.Disk$$Lambda/0x8f025fa2b7e081bfd3b8149051193f070.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Facts.temporary():dev.thaw.command.machine.Disk"
unit,"dev.thaw.command.machine.Facts.jdks():dev.thaw.command.machine.Jdks"
unit,"dev.thaw.command.machine.Jdks.shown():java.lang.String"
unit,"java.util.ImmutableCollections$List12.isEmpty():boolean"
unit,"java.util.stream.Nodes$ArrayNode.<init>(long, java.util.function.IntFunction):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.begin(long):void"
unit,"dev.thaw.command.machine.Jdks$$Lambda/0xa423147a1a230bd7119cce768f54dd3a0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Jdks$Jdk.toString():java.lang.String"
unit,"java.util.stream.Nodes$FixedNodeBuilder.accept(java.lang.Object):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes$ArrayNode.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"dev.thaw.command.machine.Facts.tools():dev.thaw.command.machine.Tools"
unit,"dev.thaw.command.machine.Tools.shown():java.lang.String"
unit,"dev.thaw.command.machine.Tools$$Lambda/0x7a9de7f5d8cfe4443a15f3fbc56c080c0.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.command.machine.Tools.lambda$shown$0(java.lang.StringBuilder, java.lang.String, dev.thaw.command.machine.Answer):void"
unit,"dev.thaw.command.machine.Tools$$Lambda/0x2f946440965f60cc717ae8df725334310.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.Facts.privileges():dev.thaw.command.machine.Privileges"
unit,"dev.thaw.command.machine.Privileges.shown():java.lang.String"
unit,"dev.thaw.command.machine.Privileges$$Lambda/0xc2539e2bfcb5cc93bad965ce5e16dcbb0.test(java.lang.Object):boolean"
unit,"dev.thaw.command.machine.Facts.tracing():dev.thaw.command.machine.Tracing"
unit,"dev.thaw.command.machine.Tracing.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.performanceEvents():dev.thaw.command.machine.PerformanceEvents"
unit,"dev.thaw.command.machine.PerformanceEvents.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.userNamespaces():dev.thaw.command.machine.UserNamespaces"
unit,"dev.thaw.command.machine.UserNamespaces.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.controlGroups():dev.thaw.command.machine.ControlGroups"
unit,"dev.thaw.command.machine.ControlGroups.shown():java.lang.String"
unit,"dev.thaw.command.machine.ControlGroups$$Lambda/0xa4d67b8b32d0ec76cfa2523f5e06abef0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.machine.ControlGroups.lambda$shown$0(java.lang.Long):java.lang.String"
unit,"dev.thaw.command.machine.Facts.landlock():dev.thaw.command.machine.Landlock"
unit,"dev.thaw.command.machine.Landlock.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.systemCallFilters():dev.thaw.command.machine.SystemCallFilters"
unit,"dev.thaw.command.machine.SystemCallFilters.shown():java.lang.String"
unit,"dev.thaw.command.machine.SystemCallFilters$$Lambda/0xf57157eaa84d1516f122af219c7268450.apply(java.lang.Object):java.lang.Object"
unit,"java.util.AbstractCollection.toString():java.lang.String"
unit,"dev.thaw.command.machine.Facts.runtimeDirectory():dev.thaw.command.machine.RuntimeDirectory"
unit,"dev.thaw.command.machine.RuntimeDirectory.shown():java.lang.String"
unit,"dev.thaw.command.machine.Facts.pagemap():dev.thaw.command.machine.Pagemap"
unit,"dev.thaw.command.machine.Pagemap.shown():java.lang.String"
unit,"dev.thaw.command.doctor.Verdict.state():dev.thaw.command.doctor.State"
unit,"dev.thaw.command.doctor.State.toString():java.lang.String"
unit,"java.util.Collections$2.forEachRemaining(java.util.function.Consumer):void"
unit,"dev.thaw.command.doctor.Verdict$$Lambda/0x289c1323a5ddf2c07b5d6716bb3ed6c20.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.command.doctor.DoctorCommand$$Lambda/0xa84995e5903b9bf6c2a36d1594c53fe80.test(java.lang.Object):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteArrayElements_yCWtkAEyzPKQAGdEaBnDj2(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetIntArrayElements_8vRZKiqWwYIlT0ZVjbdNFK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleaseByteArrayElements_XJgvoHgcrM90j3pZnoeRLG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleaseIntArrayElements_SngSfALlyNBOFOxAWnJmeC(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"jdk.internal.misc.InnocuousThread.run():void"
unit,"java.util.concurrent.ThreadPoolExecutor$Worker.run():void"
unit,"java.util.concurrent.ThreadPoolExecutor.runWorker(java.util.concurrent.ThreadPoolExecutor$Worker):void"
unit,"java.util.concurrent.ThreadPoolExecutor$Worker.tryRelease(int):boolean"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.acquire(int):void"
unit,"java.util.concurrent.ThreadPoolExecutor$Worker.tryAcquire(int):boolean"
unit,"java.lang.ProcessHandleImpl$1.run():void"
unit,"java.lang.AbstractStringBuilder.append(long):java.lang.AbstractStringBuilder"
unit,"java.lang.Thread.setName(java.lang.String):void"
unit,"java.lang.ProcessHandleImpl.waitForProcessExit0(long, boolean):int"
unit,"java.util.concurrent.CompletableFuture.postComplete():void"
unit,"java.util.concurrent.CompletableFuture$UniHandle.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.uniHandle(java.lang.Object, java.util.function.BiFunction, java.util.concurrent.CompletableFuture$UniHandle):boolean"
unit,"java.lang.ProcessImpl$$Lambda/0x87f7f3e949b4bfa9209438c2fb4ce4de0.apply(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessImpl.lambda$initStreams$0(java.lang.Integer, java.lang.Throwable):java.lang.Object"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.signalAll():void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.processExited():void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.drainInputStream(java.io.InputStream):byte[]"
unit,"java.io.FileInputStream.available():int"
unit,"java.io.FileInputStream.available0():int"
unit,"java.lang.Process$PipeInputStream.read(byte[], int, int):int"
unit,"java.io.FileInputStream.readBytes(byte[], int, int):int"
unit,"java.util.concurrent.CompletableFuture.postFire(java.util.concurrent.CompletableFuture, int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.ConcurrentHashMap.remove(java.lang.Object, java.lang.Object):boolean"
unit,"java.util.concurrent.ConcurrentHashMap.replaceNode(java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.concurrent.ThreadPoolExecutor.getTask():java.lang.Runnable"
unit,"java.util.concurrent.SynchronousQueue.poll(long, java.util.concurrent.TimeUnit):java.lang.Object"
unit,"java.util.concurrent.LinkedTransferQueue$DualNode.await(java.lang.Object, long, java.lang.Object, boolean):java.lang.Object"
unit,"com.oracle.svm.core.jdk.LinkedTransferQueueDualNodeIsUniprocessorAccessor.initializeIsUniprocessor():boolean"
unit,"java.util.concurrent.ForkJoinWorkerThread.hasKnownQueuedWork():boolean"
unit,"java.util.concurrent.LinkedTransferQueue$DualNode.checkForUniprocessor(boolean):void"
unit,"java.util.concurrent.ThreadLocalRandom.nextSecondarySeed():int"
unit,"java.util.concurrent.locks.LockSupport.parkNanos(long):void"
unit,"com.oracle.svm.core.posix.pthread.PthreadConditionUtils.fillTimespec(com.oracle.svm.core.posix.headers.Time$timespec, long, boolean):void"
unit,"com.oracle.svm.core.posix.pthread.PthreadConditionUtils.calcRelTime(com.oracle.svm.core.posix.headers.Time$timespec, long, com.oracle.svm.core.posix.headers.Time$timespec):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.doSignal(java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode, boolean):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.enqueue(java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.acquire(long):void"
unit,"java.util.concurrent.DelayScheduler.run():void"
unit,"java.util.concurrent.DelayScheduler.loop(java.util.concurrent.ForkJoinPool):void"
unit,"java.util.concurrent.ForkJoinWorkerThread.run():void"
unit,"java.util.concurrent.ForkJoinPool.registerWorker(java.util.concurrent.ForkJoinPool$WorkQueue):void"
unit,"java.util.concurrent.ForkJoinPool.runWorker(java.util.concurrent.ForkJoinPool$WorkQueue):void"
unit,"java.util.concurrent.ForkJoinPool$WorkQueue.topLevelExec(java.util.concurrent.ForkJoinTask, int):void"
unit,"java.util.concurrent.ForkJoinTask.doExec():void"
unit,"java.util.concurrent.CompletableFuture$AsyncSupply.exec():boolean"
unit,"java.util.concurrent.CompletableFuture$AsyncSupply.run():void"
unit,"dev.thaw.command.machine.Tools.lambda$ask$0(dev.thaw.command.machine.Machine, java.util.List):dev.thaw.command.machine.Answer"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.await():void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.newConditionNode():java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.tryInitializeHead():java.util.concurrent.locks.AbstractQueuedSynchronizer$Node"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.enableWait(java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode):int"
unit,"java.util.concurrent.ForkJoinPool.compensatedBlock(java.util.concurrent.ForkJoinPool$ManagedBlocker):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode.isReleasable():boolean"
unit,"java.util.concurrent.ForkJoinPool.tryCompensate(long):int"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode.block():boolean"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.reacquire(java.util.concurrent.locks.AbstractQueuedSynchronizer$Node, int):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.acquire(java.util.concurrent.locks.AbstractQueuedSynchronizer$Node, int, boolean, boolean, boolean, long):int"
unit,"java.util.concurrent.locks.ReentrantLock$NonfairSync.tryAcquire(int):boolean"
unit,"java.util.concurrent.CompletableFuture$Signaller.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.ForkJoinPool$WorkQueue.nextLocalTask(int):java.util.concurrent.ForkJoinTask"
unit,"java.util.ImmutableCollections$ListN.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.io.InputStream.close():void"
unit,"java.util.concurrent.ForkJoinPool.deactivate(java.util.concurrent.ForkJoinPool$WorkQueue, int):int"
unit,"java.util.concurrent.ForkJoinPool.awaitWork(java.util.concurrent.ForkJoinPool$WorkQueue, int):int"
unit,"java.util.concurrent.ForkJoinPool.tryTrim(java.util.concurrent.ForkJoinPool$WorkQueue, int, long):int"
object,ed6e5b8600000001,ad7509dd1971ee13,a1e46a71d71a8c89,f7d422eb16f7b3e8
object,b91e664900000006,ae8c89bd4b9bf54f,e0cec84515e07b7d,e70f3ad5350777bd
object,e99abdcb0000102e,7d087b8a220c8917,c2b6683da72f2b17,7e2f84fe1e2c1e16
object,3181315800000001,b7c42bfc03f8b35e,b018893e25fcdc0f,da932a076b9d3fcf
object,8f033c4900000001,1c92970f8f033c49,8755f64c9be3d4c5,d838f528d634e802
object,e99abdcb00000015,f940e24896200473,6c7d33d8141a45c5,932df8a5405a30c0
object,34f45a1600000001,1c5823cc1cd22d45,39c6fdad9b48ea09,d7ea3a5afcfedb3a
object,e99abdcb00000783,56db88e9fe9a5e27,9f7d372423eb8a92,abdcc0154e04a52a
object,28c2753b00000001,edf48e1028c2753b,3c96b95813be1708,9f9c28b7d2924cd4
object,39ebe13b00000001,eb1f65dd4ca187dc,407ff9c1fb51e731,f421f8f9555368a3
object,9600753f000027e1,cf37e5612c1d76ea,8993843273d8d5dc,a9738fa70c2e84c1
object,4d5d2c6800000003,8cf85ffc4cd61acf,36475ba208c88223,980de6a2b0ef84ae
object,d2243ea700000001,f91070bd6dbe47eb,c41d8356bacea023,9ebb20276ec61c84
object,9ff84f4500000004,92e1c358afc572ae,db4ebdee02e9d8bd,f86aa9900a3888f0
object,cf8fa2e300000007,122247e8c53dbb35,804f250761a5ad09,5d927bc3342f6f54
object,9ff84f4500000005,6526a3aa9b613984,8353c60d20ae41db,f5b2df9d12c85bdd
object,9ff84f4500000003,cf931f849b0b2ff4,d3fbfb9df575c2f5,0fc3a13ceb204121
object,9ff84f4500000002,90b27c2dbea24c77,84d471c029114434,5cb8a160fd0f3d03
object,9ff84f4500000001,681c922104c72a13,98322282563358c1,a64a25682c37596d
object,4faca37100000001,b3a3b8054d5cbf8a,00187918137a04de,b269048082a61568
object,cf8fa2e300000006,10e7466c04275681,7e83fe4bf9dff34b,2c7f28da7d53122e
object,cf8fa2e30000000a,be20a1973b592f30,cc6aaf693557d48b,702d3acfb264769e
object,cf8fa2e300000003,2419346a97eedf30,05a2af3d6f405b91,4c3017c3473a6205
object,cf8fa2e300000009,c549cedbc68ae8c9,08e8b5dfe9bdb072,6eb7c98f72bc6c3a
object,7b52f61c00000003,01d9b0bbf2aeebb5,68651565dc0ebb5b,817d069773882bc9
object,cf8fa2e300000008,b0b4e41c4fa0be5d,60ef271e543ae7bc,7ff436ea4b4b054e
object,7b52f61c00000002,47d7a755db90208c,5d8e095483e163f8,94d760dfc84f86f8
object,7b52f61c00000001,43f4f9a609df20c9,b93726d894878d25,4dcec5a9db681003
object,cf8fa2e300000005,c074844920f92ee7,082299b4d7c1677a,1d0df07d433022be
object,cf8fa2e300000001,f94ec06a87ef3a8d,c4987f9c7e84c691,67c4f5796adbee7d
object,4d5d2c6800000001,5c6cf3dcac078d2c,98a9d3ac27de4dc2,259b66341d6c2b38
object,4ece34f500000001,7710eca3c2fd8da6,fc8c2b0111314232,e89e5eeb8e9ab9fa
object,e8a2528b00000002,24ed729909597d3e,045f690c67ace9d8,e1435200bfd19055
object,2259568400000001,2c05c00516341845,b320af0f1f0bc745,48b0891fc4c81529
object,3ff2f1b000000001,247e09502771f452,344ab687132a1151,5c934e79b0f99df9
object,7c42f7a600000008,9440a63ff76a853d,60bad333c01860a0,443ef31c7dcc250b
object,4d5d2c6800000004,5c6cf3dcac078d2c,3353b44c6d2ce9dd,353ace8a37ff858d
object,4d5d2c6800000002,5c6cf3dcac078d2c,940d4d4c1dca5427,984b11afae56b1c6
object,1a8ab76900000002,3b7a725770bdb152,7fc0350a2d8f8d84,789f2ae1161c87f8
object,13a761ba0000003a,147c10ba13a761ba,a6b86803c4979756,d32b64f5e895def9
object,e99abdcb00000477,a29852c3ee16355d,e8e57a4b8e54bdca,b48f1598fc354d77
object,e99abdcb00000d9f,c073804cf5ff0aae,04e5c7026324ce89,27769904e2877a5d
object,e89fa75700000001,3942f064a3c7fe1c,83b83019679acd9e,964d1a8507461640
object,6f6b88c900000001,a6c50ae5ab50d97a,3bd59180fbee34d2,4e49db0cb63155e5
object,b514431300000001,3a4feece813e405b,13db83ca73483d73,09f85f272e6b0033
object,6517a52900000001,6646ccda53f400dc,1c38011a60130081,b8964f930cc1f6e7
object,7c42f7a600000009,9440a63ff76a853d,2ac2a4b063c63212,9a587888641b6d75
object,7c42f7a600000002,9440a63ff76a853d,2ac2a4b063c63212,e79cb248c18cec58
object,b184aed800000001,546aced93462eb38,0e2f9c5559c6404b,364f445040362c56
object,1561566100000002,c91e7773a44b765f,6d8a8bbfb0777425,6669dedc753a9c6e
object,90e8e16d0000001d,a5c5d29a6cea6ad3,117252b2afeb270b,776b5f77372a1a85
object,871a5faa000000be,35e22f9bf295974a,620d4731e25ae770,e2b5f32c83d1cc95
object,330fee3b00000001,f67536c1260002d0,12e4c3398591c20e,b8b3710c8d3377f1
object,47b3a79e0000000a,e4b71a8638794c01,b31bfee51b9b6fd6,7875364a63fa334d
object,c0524a3d00000010,ef08066a56fa7b6e,91b6ef1052001f6a,24b5409808c92ca8
object,de7e2b3400000001,2b6d2ba1081cc0ee,aec977a1a570ed97,60e9b6b2a3b9be1e
object,3ade01a600000001,8afc9a8427781fa1,272dc81e565a7941,2887d47ee6a95619
object,4e76548400000001,34bfb5ae662caa73,891214c727c36208,4352370693c77983
object,c8a5446700000001,a39252721e39ffd6,6e476a35308b39b8,a8646fb0c296f73b
object,e99abdcb0000043b,aec84141bd8304ac,0128329e60ee3386,a11ef68c365afd38
object,e8a2528b00000001,b5f6497d1b8dae8d,1d1a67251820f738,9f6267e3657b5711
object,1a8ab76900000001,cf5a38d38b679aca,bf477813af427d0e,f110fd305c3f820d
object,e4915f4500000011,be874393da45ffc8,73574a68e0307eea,25a0fbe9c346007c
object,e55fe24d00000002,519ac093a9116f65,dbd535868595a272,a35fa6722dd1e995
object,871a5faa000002fc,982547bbe185914d,92808e0b229842b2,041c22df7f3b853d
object,b5c9ffd100000002,45e3d6d79fe58d78,589c1fc15a4c0506,feb57a56e2ebf316
object,ba5ec8e600000001,2fa9d98879fb8c80,fb4ba8f23ccb7fc4,165f757b79956e1d
object,8cf9bafb00000001,4cb4cec6f0f068ca,84ed322e508cf296,88fb2d9d8cf9b5b6
object,5769dec200000001,68e0f5630d7f48fa,344a5a89249cd4b6,8257e73f303673b6
object,e99abdcb0000019b,15ad35bf81a5400a,08e767c9b4b009d0,1dd053656742abb3
object,e99abdcb00000bf8,b6eb3a8ebd6d4b31,391c05804b8a7082,364a5c636dbda903
object,049dca9300000ae4,8341d06eb6b1fc17,1ea97fec4a564674,886a596f8c948dd6
object,049dca930000100f,9912704b55d7418a,909bff05bd086d56,9e40da411ead6bd9
object,3457213200004b79,118431849d59b7ad,193e921c5aba1bd8,118431849d59b7ad
object,9600753f000012ca,e775923ffa1622cb,3699a45d1dea0efb,02584c7ebbc70011
object,3457213200001931,def742301848e1fb,ce2663fa231705df,def742301848e1fb
object,3457213200001399,fa5878e524b97195,2829dc3115990990,fa5878e524b97195
object,3457213200006cb7,103cb1183545d1e9,54427a232a6e7519,103cb1183545d1e9
object,9600753f00004e79,1071dd5676e1c57e,3699a45d1dea0efb,33e3dc90de9195eb
object,9600753f00005eab,24bee13f6249753e,2ef63f82bd3fb31d,ea077f7fc1fe074f
object,9600753f00004ffe,ca61117955602126,3699a45d1dea0efb,d39ae8de600f6b10
object,34572132000008f2,5e06432e56680c9c,c5a08baa43edaa8a,5e06432e56680c9c
object,9600753f00007fac,6954730be9e6ba50,2ef63f82bd3fb31d,454c984dad81d579
object,59626c7b00000001,58c7de6be9bbd4f8,b4ed279bd59dad56,9abe1a9b0404db66
object,3457213200001103,5a177bd212a3b14c,e36832789c3c22ae,5a177bd212a3b14c
object,3457213200006103,10bced3cfd1fb54a,dd6fb0eaa144551c,10bced3cfd1fb54a
object,9600753f00002b0e,e468c6c591eab6fe,521bd2407f327871,1d19480359c110ea
object,9600753f00002e7a,1f72b305e1db33ca,acd55da7c39d10a8,98aa8d076f46da91
object,3457213200002e3f,741e828cff2b8cde,5826426829b0f6bb,741e828cff2b8cde
object,9600753f0000320f,6abc661b7b579962,951ded4d5b1f148f,04b3ab2b8a3c8eae
object,2c18c7ba00000001,506523d732645874,d46b43d809f59f68,ae1bfeac9a0295fb
object,84e3c60f00000020,fa6e9086cda57825,e022c843ad46466a,eefffc5255cef1a4
object,918d925f00000023,ac3f73ec2e7a8ebd,d3452b3c51d21edc,4b33cdfc2d17ebe8
object,871a5faa00000105,c190efc852328e9b,8357d68a1cfc45e5,fb9f00350da02430
object,c174d6b100000003,dd4bd188acdba06e,770228c2fb39f12a,606aed0a11616918
object,3457213200001ac2,addbec461077bf1a,6be30bcbd7130146,addbec461077bf1a
object,9600753f000029bb,27fb26993111e744,25cf67b8822af8d9,1798b902bb1b77bd
object,c174d6b100000004,5871da65677d4e30,d6c2d57ed9328d79,c6432dc386f3bf86
object,310df7c600000001,f47438a2a5e5423e,8eae3563985eec9b,86b2dc458f32aa55
object,871a5faa000001b9,f7eedb7fa7144a85,372278edf693fa62,ceb6bfbbd485b64c
object,e99abdcb00000fd4,2356f94c8ca0f6d6,8c75b2ce6ef98755,6675b65bfe7fde59
object,e99abdcb0000118a,8420af0c3d085552,f4c7640d52ce9c53,7655a509afeaa222
object,871a5faa000000b6,f92eca796fa258bc,c15385d157296c27,a8e248bfa0b764bd
object,90e8e16d00000008,fe0b125d0f047dcf,f1dce550173e3361,7e5061660b0a02d3
object,4a24da7b00000001,e550e85f7b8ecce9,dad4b23a399826ea,4d7f245af0c1a59d
object,a26af66600000001,70a722f7a26af666,50b335cc533a296f,958e197c99156fe5
object,bfc4b70100000001,36dcd48ed3cc415c,8ad38ec018863926,140a52e40f6c18e2
object,871a5faa000003ce,052d660f22a27b65,c268954ed1ad3776,2f3a2b7f2d209b9f
object,90e8e16d00000012,ae8b747bacbd366f,02616928816d8505,940c41c56c6b2675
object,61092fc700000003,46a9b8a369c04eca,48a4e1e639ccb32f,99fd7dab517b993f
object,4657158100000001,514fdcdc4adce71b,6482d101bf9d3232,5c570d4fa0cffe15
object,e121abb900000001,038a15e1f9dd5c99,826177af0a3de3c9,ad61225fba89d9f0
object,e99abdcb00000904,e1acf9203df54b30,e8e57a4b8e54bdca,caec83ef5feff838
object,8b9aa5e200000001,a7c4831fb0e2e72b,dea96b5b178bd911,33e001fb8ad8466d
object,e99abdcb0000081b,b12de83e4ba8540b,36bf5cb418ec80fa,455ac0f925ca2267
object,049dca93000000ff,0d887d2bf5f1e038,67a855ef173ddfff,03494b7df222991e
object,9d48df3600000025,cd360524f4c81d40,18fe45a089098b10,002ccd9a2c65c69b
object,90e8e16d0000000a,fc7f8ba0eb023287,71c5ec8818d59e1d,24449d43053d44b0
object,e99abdcb0000034f,c1a2ebd992ca0af4,5ebb890f7ea458e6,b54e77790674a372
object,871a5faa000002bc,c22e5bb9cac45086,171bedb407c4c748,368a8469787c8079
object,9600753f000024cc,7e090a05b5ce2be8,8ffd113c86d2c157,00604803b9f6c970
object,6066bb680000002d,e32fa2e056e89b4d,fddef83dc77f1dc3,743cf700ea97f682
object,1d9061130000011d,0d35c13923cdb552,7b5007963bb45ca2,191f82ff512201c9
object,e99abdcb00000057,e2bf9d28b2d74a5d,b8f44a0828241065,baff0bd6f10678ec
object,871a5faa000000c1,ee4c05c4b9340fc3,24061861fe60fb0a,92df532c597e7c61
object,90e8e16d00000038,a3e5f13ac5e1a6f8,f5d2a3c1dde5853c,e2e8707878b36131
object,6d13276100000001,71fa8f6b6d132761,29651569f3ba9676,e8b35ed9d3860696
object,3457213200005c29,b40cd64b4ea65ead,68e417a5ee1585fd,b40cd64b4ea65ead
object,e99abdcb0000000f,c689a3f08f8bc4cb,7a683b7ca8139663,fdf89452b8875a3f
object,e99abdcb00000045,b56a45006a40d30d,08e767c9b4b009d0,bf33323304cd62b9
object,9600753f0000220d,1587c2b79a0384cb,0e51db431f5b9ea5,6224f749a8d1b4ed
object,3457213200005b6c,87742a9006688049,b180d6bc4b8e0e3b,87742a9006688049
object,9600753f0000077f,c4ce1920b7a54141,731022a5926ae87f,46b6277381dc014e
object,2277fd340000002d,7cc5ccf600b25c93,c49e29de80c27557,fe3a3d7b2a0a85d2
object,2277fd3400000010,41fb64a1093d783b,839b0982aa6b6b59,40ac9581d70ed3fe
object,3457213200002b95,87742a9006688049,7fc0bac8cc79ec44,87742a9006688049
object,9600753f0000443d,c4ce1920b7a54141,2bb3a31a27764614,46b6277381dc014e
object,e99abdcb00000428,c10b47aa0ba25c87,3cd2b283ca46763a,9b78438990f53709
object,049dca9300000af2,fae09940be966f80,876fd8639bf393df,739a4c95f4d24993
object,871a5faa00000245,3d4ba7aa4acdc7f6,f22e2bb3171bed54,fe43a37db2a5ab13
object,90e8e16d0000004b,2f47f12f0b769247,63ec85e27c5e1e0e,cc3fbc9305d95a2b
object,6066bb6800000028,26f330bd54cbe6d2,1b2b659ffd83ab00,ab70e80d1c84ae0f
object,2277fd340000002c,939cf4b830bd7cbd,e08f292d317dc730,df5beb6649969118
object,3457213200001a27,87742a9006688049,62d332ac8e68f623,87742a9006688049
object,9600753f00005499,c4ce1920b7a54141,ebe765da14c03bd9,46b6277381dc014e
object,e99abdcb0000024f,d6e8be609b1c0836,e8e57a4b8e54bdca,6bbf26c2c7e1478c
object,049dca9300000c49,f0ba6ca84a0c98fa,f60ccd225c134146,cdaae2747a93bf38
object,871a5faa000000c5,3d4ba7aa4acdc7f6,7b61613b6ab585e7,33eb82709f093955
object,90e8e16d00000031,2f47f12f0b769247,4ae0372bade79d39,7b34fc584d74cdba
object,6066bb6800000026,5f5a4741a4d2a8f4,1b8dfdca4a09ba7e,200afe42d518c660
object,2277fd3400000022,940624dde5e93ab0,c0e897a78badee0b,327ee25c282de0a5
object,fab249f500000001,93a155629a58d521,85019497bfd55177,fb5306633a776fdd
object,0abfeea80000031b,42f97a5a6686a41b,cc2442e7b348bbb2,4f68d294481a4d5c
object,516ee30500000084,4a7826e105e98894,0c16d58e0711ef24,966b94d25d230f81
object,3457213200001c5b,9464e01ba9fdf1fa,9773a7125966f930,9464e01ba9fdf1fa
object,184d4f2d00000f5e,347f56523694379c,62b6a2ba371a950a,6e9f80a40adbdf42
object,eb860e3500000001,5d04ebb30876782a,8d0aa0446d420218,35deb11f6c3230ad
object,ad3f9f010000000d,1fd4a67d5f33e70f,f6b0793682e02dec,91e480f4f3e21848
object,fa8e5db800000004,80381bbc618f9157,82b0639f02f5a8d3,545d678c13a607b4
object,3457213200006446,9f35aafa70a777fa,dfa9ad5fb2608803,9f35aafa70a777fa
object,edfc13ca00000252,23be9070454e9b76,2f666519c3829cc2,4d040d93728d9fe9
object,9600753f000007b0,1cd0625bea530516,60a555eaa69a4bb2,5a08b39fcea3d22b
object,999cc45100000001,2f03c9b8bfb0a1b2,36f7b5e3f0d7f7a0,5113d1a5d1c5fdfe
object,e99abdcb000000ec,9f4dd4f89ee13dbb,f9faf23a64fae9f0,609c787a461a7271
object,90e8e16d00000011,9c9dd3c8b7a138bb,b962d8ea96aeeb05,47c230d7a55e405a
object,3457213200002c61,20682b6124ba3077,268365e88fd9b3a5,20682b6124ba3077
object,9600753f00006531,de1778a695778e23,b7f2e89f2718ea20,0fc351cf7eea2d3c
object,871a5faa00000262,9cff4c1d3cfda843,bd8fe2470f21b9f2,90076058f568eee0
object,9600753f000052d2,ddd07b27b8d767a3,4484acdb29161f56,5628bc727c0e53ad
object,6066bb6800000027,ad1ccdfe56bbc31c,a78ff74687091c84,02ad413a791c5adb
object,e99abdcb00000be4,54e0b3c770d133c2,08e767c9b4b009d0,706eb9081033c260
object,049dca93000000bb,e62ba8b8306f895e,909bff05bd086d56,89389b9153291cfa
object,e99abdcb00000a1e,9494705954dcf359,8ef2aef6dc3120dd,bd6f528e542f02ed
object,9600753f00007bdc,5e53a0cc4ac1b517,13c6c6b51340b134,ed42d70811950a00
object,34572132000047d9,3ec1245a03f36765,15be9116a48bbfc4,3ec1245a03f36765
object,1d906113000000e3,f6e4e7f18cabf4f5,3a8445ba1ac38524,0954c57a0ba0adcf
object,e99abdcb00000be5,3c1df05c98a35f21,599987dd770f13f7,53c15ac3cc676954
object,9600753f00006034,ad937d6e05fb3c14,bd72da7e9f24557e,0834bfb86eaea278
object,9600753f0000160e,bd83b12e45157c72,88b279a9bed59d6d,d04091f033e02fa3
object,3457213200001674,c7f02401551b0858,71c34d096f617828,c7f02401551b0858
object,34572132000078bc,d5d2091631b6eaa2,a7970c1685394074,d5d2091631b6eaa2
object,049dca9300000661,3a01e604e3e2c409,2ee6c9ef7bf6c7ee,383b258b31fb3fbd
object,6066bb6800000014,365eae5f592ac9f8,0a74ee8259a707e0,8bb6707629f07508
object,1d90611300000025,4275976b566ca498,61418d25ac1f92b2,85b1df8dea69b115
object,e99abdcb0000101f,516fee28747f60c9,17ac8cf87195c459,aba857a7e995ef8d
object,871a5faa00000462,0e5f0f4fefadc08c,aff7f4125759eacc,f92f5484a7185804
object,90e8e16d00000032,3eb7d535c81b8591,58b6a22796dcbb10,6dc7995927fee459
object,9600753f000060ec,ee0c297155ae4b99,6724d2b389c9f794,88d08274747d9830
object,3457213200007680,bdb4abe8a3c4371b,1b488f37f3ac5a1f,bdb4abe8a3c4371b
object,3457213200001735,b2747819f2a44fbd,b99309dfd609e0de,b2747819f2a44fbd
object,9600753f0000467d,2a4f813c57b071b5,3242060ec814ee7d,5ad712b63490a1da
object,4bbd466000000004,4086a30eff9e0aaf,8cadfeb43c6ce723,4c1f12aec9298fe0
object,3f26477e0000002d,59d07e2abcada3a5,d04534b76cba8703,18d80151ae9757dd
object,3457213200005331,0a416da172832f05,3373ceef91909a75,0a416da172832f05
object,9600753f00005078,45a45f3ea7f3f044,6e44749599cdaa8e,965ad0adf65e5f7f
object,3457213200006523,2f009adb5e45a4a0,aa54457e21722197,2f009adb5e45a4a0
object,9600753f00000c63,2f91af618d76a005,92266b2e12294eff,923e395f73e4aa2e
object,871a5faa0000036c,476132e710eeeae7,23b2a40194979cd3,8251a5b3f80de79a
object,99fd568700000063,5882fe4dd40c24fb,7c1d0fe215bf89ee,697d184499592b5c
object,870385310000001e,818c9498458ab8ef,d7d070aebc90744f,c58476d6683b3a6e
object,07ea9a3700000001,29cdbd10b10ca277,c44b721b844153b0,dc4b7b1c8cb169b7
object,0abfeea800000308,52e94b5041629776,82ef5fc2e9b3d8bc,82a0ce565026c8df
object,516ee30500000089,eed6bf0ada77c149,3ad0e5ba99e21f62,5042411c51e16daa
object,184d4f2d00000663,bab2e325b477abba,d79a1c06ac7eb709,924621c2246b5f18
object,34572132000024ad,e8ed355fd365f309,b38889c01a44af92,e8ed355fd365f309
object,9600753f00005090,702375e78cb7529a,ca7e35654591cdfa,443c7c67b60e914e
object,e99abdcb0000097b,f8051ff5d5cc23b1,875b8eb5b76a1113,095735905af0edf9
object,bcc850d700000001,1e14ccbce5f398c0,884862b82222dc5a,64d2b0fd6f892f0e
object,90e8e16d00000037,2f45933338d7d333,fac366b862216c48,383597d2cd721087
object,9600753f00006ab7,5c7b1750563f9db6,9eb3d9e5727320e8,eaca05a6d8e039e6
object,9600753f00004e15,2adf07a16caf5ec9,c209c8f8e2d35037,d64ce3e624b5ffb3
object,3457213200007922,3f17eee06d919157,92b69dbe83ddf0f0,3f17eee06d919157
object,3457213200001797,06dfc22ccec04ca3,524619787080fa7d,06dfc22ccec04ca3
object,3457213200006183,59db469b838e852a,1834abf7796ea0b9,59db469b838e852a
object,3457213200002889,4edf869b4e2e086b,fe383ec604b19fda,4edf869b4e2e086b
object,34572132000075e8,3fe1b957f61661d1,3b056f5847af72de,3fe1b957f61661d1
object,9600753f00000025,4d33da6eaf294718,098f4b983458a88f,24b5b3f625e91ff8
object,9600753f00003184,0ed196680604fc0b,99e3702d3c1b8893,b426a58bab2e0b3c
object,9600753f00005ab0,236092b00f98a1bc,02a109688e738b87,3357c8f64a12bd02
object,4bbd466000000009,444107dc2e42406d,c4fde635d273e0b9,9981664668b7a2b0
object,4bbd466000000024,52fd08f2dd901d1f,eaa9f82ba012f426,14027899d5afa5fa
object,871a5faa000001e0,ce713de1092889e4,e630e7d415b18612,6491928859ca1060
object,871a5faa00000361,b8a484889e4c99d7,60320e5f66f5efa8,b3bb2dd0e2a685f2
object,90e8e16d00000014,08fdb52b4880caf7,480dfaa709b8fc29,1f531b7f55df9db4
object,2277fd3400000001,189da5f55978925a,b41e3bcaad76342f,81d0fe58c5564e6e
object,2277fd3400000024,def8a287549adeb9,d33617274f93af03,998219b43fef9e3e
object,9600753f00006be3,fe618bb141b13d85,2c4b1c33499bee27,163de064f6f74da1
object,3f26477e00000008,d78aa71cfd907962,e5bdebd588790c23,af6763ffbe0d58e4
object,3f26477e0000002b,8874f07698054143,0a9da3b05cba6f5a,19d5e2e134269f75
object,3457213200007165,c1ce734bf84b40e3,1aa0605ea33ba8de,c1ce734bf84b40e3
object,3457213200000f07,d3f11e447e653d48,8f03f9fac2b356d9,d3f11e447e653d48
object,9600753f00002a0d,d2f818f4d4c0bf4b,2ab255c9075bce70,1bb76c2ba5a0d325
object,9600753f0000511e,5773cb893a798ce3,3d9fe3f22a0cf9fa,c180fa71987864a1
object,e99abdcb00001019,f828cbf5b5d745e4,599987dd770f13f7,6e9fc3908d81ea11
object,049dca930000016f,b9443803513ccef1,2ee6c9ef7bf6c7ee,fbafc07b65033c48
object,871a5faa000001c4,e2d4e2a2eff7bdb9,9297ee72f2beb993,4790dc5d64315ec8
object,90e8e16d00000028,563b2986d4e2a32c,36a70b6e0aa78ef5,164f57cdb3a67d23
object,6066bb680000001c,8a7b81dd2e85fceb,265e3fafa3463cc9,5fdab1d48fb75bdc
object,2277fd3400000030,95444c53054c8707,71e4e54338f46dcd,f5c75082f2400d51
object,1d90611300000115,0e22e116b8344cfe,a32afebe519e1331,89f82d44988cae51
object,3457213200000072,eb4387093f141962,6742a94beca04dfd,eb4387093f141962
object,345721320000777e,ea5e1d26ecd02084,120a0fc303b63c6a,ea5e1d26ecd02084
object,9600753f0000472a,12a5488b5f090a92,189fa9b63ee68d4f,a6e3b66c0e95b7fc
object,9600753f00001282,cd3b6e943b71ea28,189fa9b63ee68d4f,281540f8210a0a78
object,c174d6b100000005,6d842a3c597fe5dd,f8d79e6b2ecb218f,29f2190a1273c3ed
object,c174d6b100000001,856afe4bda5b242b,245ad6cb663d8ee2,f1fba1bcd020fde2
object,61092fc700000001,b1dd79a50e6f70d8,2009d9f395d1de96,927c29aee1f29636
object,a26af66600000002,70a722f7a26af666,8a78c33e30c06184,ae6100a62ef13ad5
object,e99abdcb00000958,45d42ad0fe72aa4c,9c1ea0ad7cb766fa,4386cbb0e9da5550
object,049dca9300000988,55470827813e6c0f,57bf9e03147a20d9,3211639bbc7c802f
object,6066bb680000001d,94d9adc1dfb9f9c4,00e359cf6c7a85a0,a069c237fee91fff
object,9600753f00005e2b,3082b11fbfb36221,ab42581d532c3af1,6eb71adce765df00
object,3457213200004416,0ceaf00ad8dd27f6,ba17457ba9cd189a,0ceaf00ad8dd27f6
object,3457213200002150,241dd2301803ea4c,86918333c7fb3d89,241dd2301803ea4c
object,9600753f000064a8,de5e175199d1bdeb,44e111ffc6f231d9,e3eec95a2c59eba2
object,4bbd466000000027,30999e8038001ca6,68b0c396a8b73128,070f608017896a28
object,871a5faa000002c3,6bac562bdde2d660,b8957e0d4533eb9e,ee436f593e43fabb
object,90e8e16d00000021,aafc6ef80109144b,38559c7494ee5d39,8f0ad28ec9489c06
object,3f26477e00000028,d9c865679c376fb2,74e55565467f30db,fc7646cb97f34c97
object,1d9061130000010f,6596ae0afaf1ade9,5f97c9d8723b61fe,9cf67bc8c3c5aa93
object,edfc13ca000002b1,527f434e8c16840a,dff6cae7e0a9d209,7c9079f53ca7e177
object,184d4f2d000010d3,4851fb2e5f8983b4,271fb68e4f142cf2,7141c25a0f3b5f24
object,184d4f2d00001b0e,075aabbf6d00290f,920e46fcc0043cf9,cc971f322aa5c6de
object,184d4f2d000008a3,abc12cab5224675a,607d6bb29d2b9595,c791ba9c2c406f1c
object,3457213200007641,42aa2d3b4e4629b8,ce4ab048f425bb55,42aa2d3b4e4629b8
object,e99abdcb0000021c,429f7e3525f12fe6,9bd25efa46e2f802,b1966572ca719b15
object,1561566100000004,3075320a8e1fc022,3ffa85f68b2735b0,75479e02e3a97881
object,e99abdcb000000fd,9c28b85bc7a33dae,5588487238fc6eb4,5b8e73c580644a23
object,a4078ab700000004,73239d1b097cb8d6,c4b407ab57735e49,5554ef11d886f276
object,dc79a6dd00000001,09b78721dc79a6dd,8af77408a659ab55,94c97062ab0ac653
object,e99abdcb00000fd0,4e2e4762394e931f,62da42c1d30887c0,e4874289dc4ef552
object,049dca9300000de1,b51b1c2280128581,a6137cc7301789d6,0d621956162254d0
object,9600753f00008683,7877a8c58bb40a56,fee714939b617451,aff03e7af58109eb
object,345721320000599c,f1d504546b6247cb,44d9567627caa4d5,f1d504546b6247cb
object,e99abdcb000002c1,986223f46d4b5fa4,6eb8cda2b8147764,24abe6de1b58e450
object,e99abdcb000008d6,2baab998e1b6095e,cd90704cc3341a4c,b9851c3bab7a856e
object,bfcd16d500000001,d1f363565d3803d4,ace34a6035c1c4cb,a2698f06e7cc4135
object,049dca93000002c7,cfc3719411426d82,791faba00d108491,6ed917a62655ca74
object,d95404bf00000036,51de882fc9af7805,5ea7e1448922bd3b,0afab23f1f4df660
object,1666dc2d00000001,acc24557c726cd3f,a09d09ddd5122357,d0e32830fe9ee853
object,e99abdcb00000ba3,b58962820af63433,9bd25efa46e2f802,ac50b3394c02c61a
object,a8b3adcd00000193,a71808513066867b,974f697ad000c3c1,a9f6b4e555142a06
object,d95404bf0000003d,538c2266f1e43fe5,5ea7e1448922bd3b,6e7f6d1ab16096d0
object,d95404bf0000000c,65cb12f67e66beb6,5ea7e1448922bd3b,f74d8b86490f138a
object,d95404bf00000014,e8df532307af91ec,5ea7e1448922bd3b,b38021e0f27596fa
object,d95404bf0000001e,0dc4ad73a800d1fc,5ea7e1448922bd3b,8ce7c0719ecd00c1
object,d95404bf00000032,42131a76b1f3d5ea,5ea7e1448922bd3b,2961f2b22c805556
object,d95404bf0000002e,39b159b751123454,5ea7e1448922bd3b,2f3ad3933e5b0103
object,d95404bf00000015,efc6dbcd99d1023d,5ea7e1448922bd3b,4e8399de02a96382
object,d95404bf0000001f,a3b8d731f2fb0c6b,5ea7e1448922bd3b,4a471cd7b98043b8
object,d95404bf00000034,91ed216d70f3a943,5ea7e1448922bd3b,fb37f5a6d8665255
object,d95404bf00000020,4f5ff50dcb93f592,5ea7e1448922bd3b,8688a8679cc41cf6
object,d95404bf00000019,8a96cb733d704e13,5ea7e1448922bd3b,62fd1cdea6882f4a
object,d95404bf00000029,ac3cf9529c315acc,5ea7e1448922bd3b,efba35120ce30d95
object,d95404bf00000016,7dbcc2b2906a6cab,5ea7e1448922bd3b,1fbf9362d7824677
object,d95404bf00000035,ec85cae4ad7f442e,5ea7e1448922bd3b,513bc109bf9580bb
object,d95404bf00000001,048ff7e02ee43d83,5ea7e1448922bd3b,8ded9a2d0289e2f1
object,d95404bf00000033,d959cd5c72e84fa8,5ea7e1448922bd3b,1061b222f465bbee
object,d95404bf00000002,70636993395d8d5d,5ea7e1448922bd3b,61601ef68a5c9b66
object,d95404bf00000003,75df5dedd711d6b9,5ea7e1448922bd3b,d851fc0d87b8f784
object,d95404bf00000021,e2adb194dd6f6670,5ea7e1448922bd3b,e5990f94ad9d286c
object,d95404bf00000007,c2b740fd5d531aef,5ea7e1448922bd3b,537120da5c171e7d
object,d95404bf00000004,248c4ce9b19939cf,5ea7e1448922bd3b,4f9e0b558456202e
object,d95404bf0000002a,1f5e9e2d2035f46c,5ea7e1448922bd3b,372c0e1c1a4736f1
object,d95404bf00000017,4c39035c13c6c1cf,5ea7e1448922bd3b,b553314c92740628
object,d95404bf0000003b,e9cfe64ee3baddd1,5ea7e1448922bd3b,8ae96f40ab1e5254
object,d95404bf0000001c,6b93171db90a57f3,5ea7e1448922bd3b,2ad295fd15369860
object,d95404bf00000010,c20a0c93343c4360,5ea7e1448922bd3b,4766aebd6d038bf5
object,d95404bf0000003e,197d0ca906935584,5ea7e1448922bd3b,78ba2a49d1286c1d
object,d95404bf0000002b,67c93cf30a010b32,5ea7e1448922bd3b,f0146122875f6a0b
object,d95404bf00000037,bd61f4ea2b0c19ba,5ea7e1448922bd3b,05b43912eb9800d3
object,d95404bf00000005,1a9e35e0e1ec9a67,5ea7e1448922bd3b,485ac02ddaf67276
object,d95404bf00000024,6c00a9e978359876,5ea7e1448922bd3b,78de6a811fb68405
object,d95404bf00000008,140029ae7e694291,5ea7e1448922bd3b,cf3bb1760703133c
object,d95404bf0000000d,aca4a5a0785aa775,5ea7e1448922bd3b,fdfc0c0a479740f2
object,d95404bf00000006,27817ff2f61ada4a,5ea7e1448922bd3b,61d1d4922449ddb5
object,d95404bf00000038,0fdbb9963353f978,5ea7e1448922bd3b,0bc527f9fd9facb9
object,d95404bf0000003f,e942bc329f4a762a,5ea7e1448922bd3b,ade3b3d9be3a4fe8
object,d95404bf0000002c,3f0710435087b33a,5ea7e1448922bd3b,462fe94986138b10
object,d95404bf0000000e,ab49d07c51c66f5b,5ea7e1448922bd3b,51bc141a0913da37
object,d95404bf00000025,9ea697fd06cade67,5ea7e1448922bd3b,5029c7ae45f57aae
object,d95404bf00000026,8ecf8b6cf2950ad5,5ea7e1448922bd3b,7561bb953efe9065
object,d95404bf00000011,e79b64b66bc0cb48,5ea7e1448922bd3b,fe3dabbd06b68e32
object,d95404bf00000027,975c11e13b133433,5ea7e1448922bd3b,76d6e84715c67d94
object,d95404bf0000002f,b250224ca006a4dc,5ea7e1448922bd3b,dc3a52d2eacab680
object,d95404bf0000002d,e0f548238e4ab106,5ea7e1448922bd3b,d35ea6e96c9406d9
object,d95404bf00000012,492caef6d6eb3b13,5ea7e1448922bd3b,b91e450d1f790b75
object,d95404bf00000030,a86a11e0e1e8863d,5ea7e1448922bd3b,44cebcc70c85a09e
object,d95404bf00000009,e858215fb2d48e62,5ea7e1448922bd3b,74a5da726c561a20
object,d95404bf00000022,e25ea286af540fde,5ea7e1448922bd3b,e50b3da3451d811e
object,d95404bf0000001d,5caba0ce60eee17e,5ea7e1448922bd3b,f2c61466dcc7de74
object,d95404bf00000031,b01c9f441be26e8e,5ea7e1448922bd3b,b7bc53dc21d14990
object,d95404bf0000001a,4385d88c999df180,5ea7e1448922bd3b,9eda8c4e769301af
object,d95404bf0000003c,b80759ae5a782c61,5ea7e1448922bd3b,579538e4d92c0be8
object,d95404bf00000028,5e1af1238ca8d17a,5ea7e1448922bd3b,e391dd75d73d74b5
object,d95404bf00000040,e05653daf495fdd3,5ea7e1448922bd3b,e1f285394ec7f1c1
object,d95404bf00000041,3d16171c56130a19,5ea7e1448922bd3b,53be767c2bef230d
object,d95404bf0000000f,dd1e06a9a11d8905,5ea7e1448922bd3b,b25c8a9ac6b64044
object,d95404bf00000018,82a7e96572c36610,5ea7e1448922bd3b,a33cde238a36f387
object,d95404bf0000000a,48c614042501fdd6,5ea7e1448922bd3b,af2a29923cc52c80
object,d95404bf00000013,6d25fe4ed26361b6,5ea7e1448922bd3b,2faed7266de24be4
object,d95404bf00000039,c7fc6c5892c14364,5ea7e1448922bd3b,eaea41ced8c08408
object,d95404bf0000001b,41689698b0b4acbf,5ea7e1448922bd3b,b2f2912e9de5773b
object,d95404bf00000023,b732c7aae56fa14a,5ea7e1448922bd3b,947fbdbbdd43dca2
object,d95404bf0000000b,87aefc750f7d47e0,5ea7e1448922bd3b,24a7dbe3a69dc65c
object,d95404bf0000003a,f7a02ce7f8ae0b7e,5ea7e1448922bd3b,16388e7a13d59df3
object,e99abdcb00000d84,faaeda4a45833a59,0d05cd09211d8058,f000f3009fec5529
object,9600753f000009cf,412b1c5e0a4849c4,fee17517027ddf21,75d813d6c757b045
object,e99abdcb00000380,dc5e24823fea634f,3c570b27035286af,e827f51886e10fc5
object,0b7af80800000001,6014e16704d6f79c,6f5552334de0d21a,37804dfd6a5e775d
object,c7172aaa00000001,c1e0f27206565f35,e55bdc40c64dc4b0,3d72486fbe9165c0
object,1561566100000005,d676f7df9c646e17,ffa30ac0fd487977,5f7f8a29887fdcfa
object,c5671c0100000001,3d758a08fb7c1789,e3a0ea0c66a22efa,09ecf35c3e00b074
object,4a27c4ec00000003,6a44006c3aa4e893,a75d17a5baba379d,c66e2f81a973a9a3
object,e99abdcb00000ba5,e90450435c1986b4,6e3d5ebd222ce739,547d8001c09de715
object,6fbc537000000003,69cbee410cc2a322,0029307845b689e6,d412f5687dc77ba0
object,e99abdcb0000079e,d3e3e02415d8638c,bf13df20024664da,fb4c40e4aa59103e
object,01c3951500000001,43fade5f9d9903ea,3d2de7d64ca4b873,bbf440f069a8b09f
object,e99abdcb00000c57,e566e1d55f9812e5,391c05804b8a7082,52ea1b6080735bdb
object,e4915f450000000e,89e79a1110f390fd,27d42a9b3efedff3,2cec5fa990fd2a1a
object,47b3a79e00000047,a0102e81bb9dcc4a,07f25948948d693f,09e75efe2375333c
object,e99abdcb00000745,a840ea89b703d4d5,28133572e0e1e98f,d4c17a1d57c45b46
object,6fbc537000000001,d6904665183311ac,bc4d70ae40bd01db,37c65e61230c0c8a
object,e7ebe45b00000001,0abe85fd22ff03ab,c5e22f0f1861bbca,1edd850ae1a01cd3
object,e4915f4500000004,ac6d33670baf3684,6d3c8deb898dfca2,4819e9cb8416dc36
object,e99abdcb00000351,9f9eab2811062c2d,e40d12a8763d4306,87c0a4054920c42e
object,6fbc537000000002,06f67a2209337ae4,811d760dd2e37476,4ba3515807298fda
object,fd83e44000000001,d2c1e4badbb5c8e5,ad8964cac1291484,f563483a2263b119
object,e4915f4500000013,9d143f623089b7a4,a9b2b7b897067202,a64fb565bc7bd9f2
object,47b3a79e00000101,fe065d84d23cb544,972b7f0772a1ed1c,d4e59872051626f2
object,babf1e6100000001,5532c9178441e967,6942a4f9dea653af,44a1d1dcf45b2dea
object,e4915f4500000007,2cc689df47ff0159,1bef561cd5e4dd13,f1ae63041db3abdf
object,dc85c8c600000007,093234731be02cc0,de5b1d9a92ed0542,4f132873ca690c56
object,11cf346c00000001,486e7252b36b7494,fef9bf4f916f9c5b,9e2cd863a9945b9b
object,cd08907b00000001,9bbbb48b53923071,4a68ac2c98c19dcf,5980f66ab4f29b11
object,e99abdcb000004f0,fbe141ce6c1159dd,793d2fb5c9a4d590,e317d0ca2395f51e
object,dc85c8c60000001f,ddb3b64c36680590,2542f9dc13bb1760,ba1d527e9c1fc067
object,4d5d2c6800000005,5c6cf3dcac078d2c,940d4d4c1dca5427,520be0002ebfcd81
object,9600753f00004cb3,fe0d5c9eaa2aa0ad,ce4ece9629558af5,e360e565e3b67fba
object,3457213200003323,37a59b4140d924ae,69c223ffddde79ab,37a59b4140d924ae
object,dc85c8c60000001c,2a418f4dd14b7936,17243f77ae50c156,09b66e47fc49142c
object,dc85c8c600000028,b651d1b0b2825251,6d2b77e2c74669af,23407b198c6ca50d
object,e4915f4500000014,e4e24311e5b4db80,797a23b1e01eb312,aa35ff94dd62d160
object,dc85c8c600000025,7085ba4554b1dbc2,648e7a3c9c02e8fb,bfe8f90f549b11a7
object,dc85c8c600000005,07b1864ecc9a526a,186c015b0b08622a,80f479becb54c6d6
object,dc85c8c600000019,2fbfdc88e1df7a9d,18c2b0d988f53f34,9a8d7b9395395c2b
object,e4915f450000000b,0a1702f954801d46,aa903513b3a44942,dd295278ad72011d
object,e4915f4500000003,6e635f4d8ff66940,8a56ec00ced8d43c,fe42949bfea7ca36
object,e4915f4500000008,f0d4b00ff23fe2e4,02fbf1a508819ebf,ba7b7f3ebdbffc50
object,3a7db3b500000001,2bacfd76318793e2,95867bc7aee482c0,483a503ff488a042
object,dc85c8c60000001a,54e1d34ff3c3cf89,40ba2e85f96209a7,11be58dbbc747ecf
object,3457213200002e98,1e97a403f891dfb9,11b95af01a724977,1e97a403f891dfb9
object,9600753f000022bf,f19fead3dd055a22,a625de921c8f73bf,8567ba56a9518e48
object,3457213200007a02,1560d40a713f4e20,81f6d86dae35c4da,1560d40a713f4e20
object,9600753f00000462,d7294084d1435978,a05422db762f9544,71a0a179a7253282
object,e99abdcb00000ef7,a5f7ab44a9abd5df,0c2749c313bbeac6,e8c304a6e9194f45
object,459a9e5a00000001,4651e6f9459a9e5a,4a3c05518b2d7526,3a291212295f8e08
object,3457213200000483,8f85da07b4ce90e3,32278403134ff95b,8f85da07b4ce90e3
object,9600753f000002f6,99088d303680dbfe,a05422db762f9544,e822de2a9030b061
object,e99abdcb000008c2,fecbd526911917fd,51adff1c29eeaf36,8832c9bc5b689aca
object,a4078ab700000001,5e71461a70bfbbe1,fc1da14a293e07aa,760dbb39193edcba
object,1561566100000006,ea33c2f0992846a0,42168b4d9d523419,740f1371c83aae10
object,540ae81400000001,6efc9fd0540ae814,7f3368e0aa1924b1,b7423f89e0084f99
object,f88a6a3800000001,743749c5ebd98e66,bd0afb1780048025,2f9b42f11d25a935
object,345721320000464f,0f79cd852ed44d06,0b805927eb8427b6,0f79cd852ed44d06
object,345721320000159d,0600e9a7d610b318,97d790945cdebb5d,0600e9a7d610b318
object,ffb6bd9500000001,4e2894a0439b0d2b,64f49e070556486a,435e2be13bbca0a4
object,edfc13ca0000029d,3b00d5aa484ccfc0,1036d30fbb36378b,19c3336f67609bdc
object,184d4f2d00001913,f67f1d36571bb511,fdff28487d608a7e,f31a8b190cd6cbba
object,184d4f2d00000bb0,e6a6cae0a530fcd9,c18aa47691bb2eee,d17ea75bcb75a48c
object,9d48df3600000023,1de69feaca47f0a6,ee15c2dfca12a16b,76c3b508e338aeba
object,e99abdcb00000c05,5452af5202f2d3ef,dbb86a6abeeaf00e,ba787d2d79e5b6c0
object,049dca930000008d,5a46e63306fe35ac,0a5e46e766365c6a,3a61914bc6ff1fe6
object,84e3c60f0000002b,fa6e9086cda57825,73f782d445b9cea9,2d865faadd74bf4a
object,be0289a700000032,4d48c8c9ed3f2dde,2d8349fa45c31fbc,95a4b7ce08d758cd
object,049dca93000003bc,af778dd57c364f60,f60ccd225c134146,2ee31f0ff03c7b6e
object,9d48df3600000012,cd360524f4c81d40,60f3a9fa19b7a2c5,001a282736724c70
object,cef8a36c00000007,4e2842a4cb5bbbe5,4de8d99adf62dc24,d3dbc5832ced0b10
object,3457213200004965,3fb671509daa5d3d,d59e2c5f9d867c7b,3fb671509daa5d3d
object,345721320000398d,8b2d0fe24e106c75,e973f8ed8ce21d8e,8b2d0fe24e106c75
object,9600753f0000480a,00b57519df7eaecc,25dc957b654277f2,8ede877d2e6e03b9
object,9600753f00008301,32783ceedd880e5f,d884fa9e84ab3ebf,f67af80c45ea8a3a
object,014fed3200000005,872e550285366aab,9ad80b672c19ad5b,ec9ce7ac54bd9a64
object,871a5faa00000466,49096d68094d9634,133d213a4716ef80,0c1508d28f55f35f
object,34572132000017c1,8b2d0fe24e106c75,a0f88e5d3ca16e88,8b2d0fe24e106c75
object,9600753f00004a5d,00b57519df7eaecc,6977c15e505b7ef0,8ede877d2e6e03b9
object,c0524a3d000000fe,21200b19c8ecab18,dec7007cc3788a20,1be7f46fe9af4e2d
object,e99abdcb00000939,ae563bb319e68eb7,d06caacf2f285e0c,91c979e3e0fad81a
object,e99abdcb0000020a,09f9fdedea466843,7a0afebdb7fca217,f5be07efe13b542f
object,049dca93000004fd,4de5fff9bb2a07bb,ce6679ac36b7b8c3,7f622304b0d16e1e
object,bf4aa5b600000004,d71be073c04524c1,448e0cb4b3b1ded3,56e849c43df3c0c2
object,e99abdcb00000268,01370ce8a417f962,3d50fd13988c05f4,ef6947e66d81c348
object,b91e664900000003,5ebb5770d0e7e4ec,5c2988ee08ae6791,65a3527c9d4d786f
object,e99abdcb00000e50,a31cbf264b271f01,94ccbcf5f6881b02,8b917c730e3e8f58
object,e99abdcb00000497,46b2e8ca2a6162e5,3fcae75ce8398b6d,9d3f99263fdff4d1
object,fa0dd77e00000002,19233b2f783627dc,55a1a30442c86486,f4a685ec4e1bedb0
object,5d114d0600000002,826a85109ff59f5f,c8583abbdeb9f89b,52b7f8afca3fa045
object,fa0dd77e00000001,19233b2f783627dc,55a1a30442c86486,a1a2defdcdc3ad94
object,3457213200001bc5,e5c16f2f0e5a2335,473580ede3f7c73b,e5c16f2f0e5a2335
object,34572132000052e6,68a8e8b80388f5d0,e2dae7cf29b6b4ef,68a8e8b80388f5d0
object,3457213200001dd7,68a8e8b80388f5d0,6c02be5cfcbc2718,68a8e8b80388f5d0
object,34572132000081fe,e5c16f2f0e5a2335,164be672d9f0a426,e5c16f2f0e5a2335
object,9600753f00002c73,bd03bb0aad94b567,33b09ac230acc09e,73690adaa1f2f194
object,9600753f00002bd6,bd03bb0aad94b567,7b74555c24d9a1f3,73690adaa1f2f194
object,9600753f00001620,22e2d011d7d96379,0e4cf91f78553dcf,559cafa8144a0ceb
object,9600753f0000147c,22e2d011d7d96379,25dc957b654277f2,559cafa8144a0ceb
object,c0524a3d00000028,d2af4740fcb4e3fd,26ca9b79ec0f76e2,d856783c0e3a7a35
object,c0524a3d0000002f,9f3bbbe859e273b9,4e9fd78713265b1d,8de74b40d24855ae
object,e99abdcb000001d6,fa70b937c094aff3,9092ef2824e4921b,229707ccdadef573
object,5d114d0600000001,826a85109ff59f5f,c8583abbdeb9f89b,b181e9b304854f51
object,c1856f9200000001,fda026a4c1856f92,89b32f8f0026061d,43a47fabd5a4f4db
object,e4915f450000001c,ee2c16358294bb70,f7801aca51006311,5ded59e6bdf159f3
object,5769dec200000002,68e0f5630d7f48fa,f034d67eb1e8cc63,8257e73f303673b6
object,98caa53900000019,2917b3544f0bb21f,761f6c6f5a557891,8fce16c40d67ee73
object,e99abdcb000006db,d949393ee8a6637a,ac9dd9044d9547fc,5cb7bff1a5f7186b
object,98caa5390000001c,68607db2f0ccb007,761f6c6f5a557891,9533014129180edf
object,2f971d7200000001,a6eaf6c02f971d72,4fb45939fc46ded4,8cda2635529516e6
object,98caa5390000000f,6af1a62829102791,78e35ccde0ff3dce,a8f27b7a237dc671
object,ffb6bd9500000002,aad9fad807aa1840,64f49e070556486a,8bcb0aee78837ee9
object,5769dec200000003,68e0f5630d7f48fa,6ccab5c3cf35ddc1,8257e73f303673b6
object,e4915f450000000a,796a52d82ba38d16,ab97bc98693718f3,217b9861c1679e2a
object,98caa53900000013,34e01ea6b7a8e19e,78e35ccde0ff3dce,073e63c155fb98cd
object,e4915f4500000009,e729695432082eab,ab97bc98693718f3,2cbde1c5efe795c2
object,fa8e5db80000001f,3a9d6d8040b443a0,bef28dcaafdf9dbf,56cdb35eebc192f6
object,bd22c1f800000001,ef591289e584ba16,d26c7973c35ca51c,80db5e5e0b356bc2
object,e7ca282e0000000f,409a1d96a7a20d53,c43121a84b820c9c,490bba3d40af2267
object,345721320000218e,91a092aca81b0d10,18cae9d4e633aae2,91a092aca81b0d10
object,9600753f00005025,88abf22d27f60d88,25e6cbcce4bb9b9e,c1ccdb7720d24da9
object,9600753f00003a36,7ae68563014ee4b1,9f7a8013ee1eae63,8d92156dbba5a9a2
object,9600753f000066e5,257f5f8ec0fd8f24,c094c5b734546f51,cb0816da143a9156
object,9600753f00001c84,291548397a772e1b,e252be0aadaca168,94429cdb4b0cb370
object,9600753f00005ac2,a820b79bd3051b31,f5b7bc8bbfb5bdbf,5c1c7dba237e98c7
object,34572132000086ef,416c41fd718a1e3a,4e6f95b5a36e4ca7,416c41fd718a1e3a
object,3457213200005918,f0a98403523a3acc,52c13a8103ce4a67,f0a98403523a3acc
object,345721320000264d,1d29eb6e1df2f132,d9b434562f34f5dc,1d29eb6e1df2f132
object,34572132000049df,126ef3a1bd2705b7,7e84be2d89403c80,126ef3a1bd2705b7
object,3457213200006e55,f5f3fdfd0750883d,e8876f817c3072fd,f5f3fdfd0750883d
object,9600753f0000833e,45c5a156282ef910,392d7f2618beaa94,d3221c02003ec802
object,5153eb1900000012,355da07ffa4d9518,bce817cbb5fbffad,e6876d994214d7f0
object,e99abdcb0000096f,7832726fd26c6be9,f082765f96d43434,b590be446cac9fe1
object,920923ae00000001,3afc2ab7920923ae,3d2dc4a0ad51fb82,566430d9dddb710f
object,9600753f0000186c,edc72deda37f6f4c,133bfa73b4153a76,f8dce4cefc7eff50
object,3457213200004798,b32276e047c2bebd,ecbbb418cf04d3b2,b32276e047c2bebd
object,e99abdcb000002f8,2423389a648a22af,4da0d10fc9321804,ab78006bbc2aa972
object,c0524a3d00000092,61adc98899405d2b,dec7007cc3788a20,5efb61c86d8072fd
object,9600753f00002580,0cdedaf03a16bfef,209d78d934c60888,1a098ea637fa5dac
object,c003924e00000001,0763fa95df48fbf3,befbb6c9ac697162,ee755fff4cfe898d
object,e99abdcb00001060,f598d14d52acbc9a,6ea827d9f47c054a,7889692d2d48ddd5
object,e99abdcb00000149,731348f13cb32a54,bf5bb1ea6152c9ef,6fa9387a89cb2c52
object,e99abdcb00000edb,62a46c04b4030bc1,f725bad8a44354ee,af8a5775eb3f034b
object,9600753f000022d1,6072459812f2eab0,5eb318177ce6beac,bf2053c407eea857
object,049dca93000001f6,c8dbd2c2704cf30f,5cd02a4ac0677691,f68f701459534585
object,049dca930000072e,7cf6f77b7efd2e0e,6889a3de9ba72cf4,22f500f42b72c237
object,e99abdcb0000085b,4cc4ef0e7649f561,eccc75c935bff946,923caf0b4d6d6adc
object,049dca930000035b,96c1b0a276882dfd,a2f17539f5b70906,35bb5714b268f2e4
object,049dca93000000e0,c64fda9eee1c8622,9dbba527c7b1bb7d,54087956374d468f
object,e99abdcb000006ac,e067f608b00b5d08,c56c98c80e18bcdc,a91fc529ae26cba8
object,9600753f0000790d,01cdaf1cc8921503,f3d131f2e2c17ea8,6265ed7f97ef75c1
object,34572132000067c4,c71a1d285dd97d1b,5734fe95629d36b5,c71a1d285dd97d1b
object,3457213200003afc,3a4fbaec4241be52,60f4a38e0885c83b,3a4fbaec4241be52
object,9600753f000025fa,d57cfc01f37aed96,a04b88f0aa7b7497,6d125ef17ad44b86
object,9600753f00004b59,fad94660508926b7,d862fcb64aa1f003,a99295af039d2c69
object,3457213200006e8a,2d7f45beecdcddf0,e701a8747add25b8,2d7f45beecdcddf0
object,c0524a3d00000043,3af3b9ed184fb46c,89b459c923300016,8fd089a329f4da45
object,0abfeea800000059,7fd0ad3c9ae8a85d,b1ec98093170db1b,b0fdaed088048bdd
object,516ee305000000c4,dc3fd0e3bdd7e471,1248d82b19f81b0a,dc3fd1d030b463d3
object,e99abdcb000003cd,608ce0e41194f063,72e38c63b24a429c,943670551a298e06
object,e99abdcb000005f1,da2d4428ff098fb5,42e90fb25be8ce51,5755e3c51eee88c9
object,e99abdcb00000f4c,9f9c8ec6a7dc52d5,92a440f9e25e2805,06ae27ac905c0a3f
object,b2d9ae1a00000003,cd1c08616d2eff26,bb14b4b0b512a072,6bc7d3738d570432
object,e99abdcb00000f87,c2decc9f8f874afa,04ebb7b30750e7c7,66e44aaf14c170b6
object,78f3c77400000001,e4a77c2378f3c774,470ebaae600ae7b1,1af14dc5ed09b05c
object,e99abdcb000005f4,b16f73d381a998d1,8de9c54bd883e84e,196cf8d5a677ce52
object,e99abdcb000006f0,a7364b481995ea5b,e67ccabd0ab6ed4f,3370b42d5c72371a
object,e99abdcb00000f22,e6cb0f9c9d38413d,eccc75c935bff946,5dd95789f3c0a060
object,c0524a3d0000002d,3e0f11812a0e627d,4581e695a240d3d6,41c1c1694302f99f
object,e99abdcb00000c63,68785d0d9b7a367d,98328d7c344a3590,31766be7f5ca5fdf
object,e99abdcb000010fc,52365d18ba064377,b57ea951a870b9ad,c7f036adce654edb
object,e99abdcb00000544,6d246afba27867f2,2bf0badfd320b1bb,dd25f8630323d812
object,049dca9300000f45,c333a93475ebd490,07169c124369743a,fbc953eda88e1d1f
object,049dca930000022c,353441a683f590e8,472699798a17fe12,8ac159cfb57c3dab
object,3457213200005d0a,f5ad0f71a76f70d9,f187c81ed0619c4a,f5ad0f71a76f70d9
object,9600753f00004be1,7c1bf8e902b55030,613f1784f1001b93,40959caf5629881f
object,34572132000043bd,d047ee819ca38c45,6c03e4e9f231508b,d047ee819ca38c45
object,9600753f000079de,243538d8bbc83993,6d8be6a163bce0cb,86067c895fb81d91
object,e99abdcb000004fb,01c74ce3f2b2ef3a,6f97546236ef2ba8,3376ff029c6f6a01
object,e99abdcb000011a5,28dd6a3c37651c4f,391c05804b8a7082,35c85cb2e9457f20
object,e99abdcb00000ebd,4c98028f3d0781ec,391c05804b8a7082,8b150bb7adb6f0c1
object,e99abdcb00000f03,77d3d539b3536153,391c05804b8a7082,7bccf62713be38bf
object,e99abdcb0000125c,51ce6bd03759676f,391c05804b8a7082,6d7c40385d5aa703
object,c0524a3d000000ba,3839cdd185e1a813,28ea0face9ea27f7,aaf8a116b89e12c6
object,014fed3200000002,a21cfb280b981a8d,cb06af8c00b2773a,ab01ae7bb2b1305d
object,9600753f000059ed,ae75ba76701df726,53897c5b94318737,1d2d6ce586ad7e96
object,3457213200003cb7,fcdd8120922f9146,29e9c011ca676bfe,fcdd8120922f9146
object,e99abdcb00000eaf,2ddd9c4b17a799e4,13e62c38b741bb10,154daa3d5cf25b22
object,731e363c00000001,f88069b87671ba5e,2a35086ec01a84a9,ed2124b721148732
object,9600753f0000549b,e4feccfa99c427db,4a96eea2d9e68df8,c8c7b4ded5bf95a9
object,9600753f00006bc6,a31587573622ffa7,2e8e37cd7544e579,14cc182e76911ba8
object,3457213200008044,022e76477b993355,b9c24e6784ca6ac0,022e76477b993355
object,3457213200000ba6,fa23d3408788fd0c,7a141e1e485cb21f,fa23d3408788fd0c
object,3457213200005b06,7e5d341a285cd2e1,e2cc66eac5ade9b7,7e5d341a285cd2e1
object,3457213200005fc6,fde2166bce66bce2,7e715f47dc668c88,fde2166bce66bce2
object,3457213200007590,bd782963ea7fe504,288c223defebe6d3,bd782963ea7fe504
object,9600753f00002698,77003cd5f937990b,b7f1c7a3d206887c,742a182ee8d35915
object,9600753f000011f4,628974ebaac51b44,2dd7d23c8769b405,0cbfc8358d3fce38
object,9600753f000032f6,13516f04bb229122,8d849cbca576815c,3a4faabeaeed8ec0
object,3457213200000814,20d4607f256b5498,9bac19ff5affbe46,20d4607f256b5498
object,3457213200002f16,f6f0b74d5bd72fac,35c3fead450ecdd3,f6f0b74d5bd72fac
object,3457213200002c8c,b25f5a5abe0a8a37,23968772c983a5d2,b25f5a5abe0a8a37
object,9600753f000049e2,5874ed1cc71d71a3,71f7c33ac9c271e2,da438ce602d8c684
object,9600753f00005213,f70320a58a38f6a7,db05201d28fb4bec,3c7559dd9d13d62a
object,9600753f0000148d,d7f5b9fba2fec5be,875636bfaa71034a,ac4df421cbff2e3c
object,e99abdcb00000e20,bc9c2e84b20f3c74,391c05804b8a7082,b79d4e71c68c0044
object,e99abdcb0000076b,c33b83b2103164a5,391c05804b8a7082,755f9b8adffafd59
object,e99abdcb00000d60,708287973033d5f8,391c05804b8a7082,f70b1222d7ed69c9
object,9600753f00005927,5bca4df502af230c,0b4d667fe539bc58,e97c7812c1cd463a
object,345721320000695f,36a5e77f54e165e9,ee62d5b2ba6b39ef,36a5e77f54e165e9
object,3457213200007a45,629e83bdef021c0c,f286daec8001cddb,629e83bdef021c0c
object,34572132000067d9,881f64382f4389c9,fc15b14328fc2687,881f64382f4389c9
object,3457213200005148,23e330a23320253b,95249bbe6c027491,23e330a23320253b
object,3457213200004656,b3387baaf74fdf02,d11f930b2d4a09ae,b3387baaf74fdf02
object,9600753f00000a69,ba630017f90e196c,9702bd7c19e9e989,93d000169f35d768
object,345721320000331c,c9d8858e31e86a34,15958d1806da3555,c9d8858e31e86a34
object,34572132000031db,365d4a1b7f5f2f90,7c1ccf1ede5d6142,365d4a1b7f5f2f90
object,34572132000071f5,0acc816de54daa4e,0b8fe69c3540e6ca,0acc816de54daa4e
object,9600753f00000202,2960893ebd6a6472,cd51f5a2558de98e,a650f804cbcc1509
object,9600753f00000e45,369e7e8662e233b6,53897c5b94318737,804ff21dd9c7022d
object,9600753f00005ec4,cf81aa852e14962a,4426745f8aeda73c,5c1ddb526492d9da
object,9600753f00004cc0,79cc26213af6c8f7,4177c895cd34cde7,c5bde6efee32c50f
object,9600753f00000c8d,6cca7bd6c671f7bc,d291a1c8423c9e9e,137e4900e157f1f3
object,c0524a3d000000b9,ea6e5d7c897cd0d9,282218772c5b731f,7b663e68ef3259a5
object,c0524a3d0000002a,83c47c2f5e1354a1,7923e8bb85ba3f78,8204e2b4ed5886cf
object,c0524a3d000000d6,df8587627dc75c65,1102f24b5471278f,f2f0f7d00e7cde33
object,c0524a3d000000aa,afc081e2a37e1630,edc20ad764819f19,da6ebbd2dd4b89b3
object,c0524a3d00000078,1286d0d163f32906,733028ee71bc58f3,066043b0f32cdad5
object,c0524a3d00000085,8869e2e1cc09fb19,4ec340c5d436ec48,ace3bf6be47df82a
object,c0524a3d00000110,42c4e604e2a22df5,74476489b1ef90e7,83d1eddc39be613e
object,c0524a3d000000ce,e765bc333446d189,cd5aacfb53ebad5e,eaacc783169c639f
object,c0524a3d00000058,2a4e82fcc9cd9954,e53faffa7834b812,64638bdb18b6f71c
object,c0524a3d000000f8,ffa79ca07bcba18f,c3b92fd0afcc382a,d440cbaa3156baad
object,c0524a3d00000017,669529d78b257075,e1f10886550bfd2c,e1c96bb2ed2cace4
object,c0524a3d00000060,d00ac3c124499f06,e6d24b5ed1716bb2,2dab77bad78238d5
object,c0524a3d00000013,9f1dfdb1312f0f94,756e07f57255a0e7,d60c6df3a785582b
object,c0524a3d00000052,0a2bcb31566d18a3,9d0eac6b79600e72,f983404034e8960c
object,c0524a3d000000cb,b27e8f2f0fba5906,73bc3f0a15764fe6,660cd79c6db284a4
object,c0524a3d0000007c,d268105632f8a172,6f69fd428e98e92a,33614e8d69cf1fb4
object,c0524a3d0000006c,cc9cd114eb5673c2,37a0918ee24e13b6,42b45326cfeaf2a4
object,e99abdcb00000ded,e1caeb42c1b8af7a,62d8984cb2bc550d,41ea1f335c96b7e8
object,e99abdcb00000a97,bb5195ef9322e148,cb498f046c4bd733,0422f193c1d838d4
object,e99abdcb00000894,b34ba19e949674ff,cb498f046c4bd733,4f07d5d8ecff22a2
object,e99abdcb000010f5,dd749878f70b0328,62d8984cb2bc550d,b08c13158675dfef
object,e99abdcb00000841,b57cbaad97499725,317ef8305e35c2a6,3413419c9c982d0c
object,e99abdcb000003b0,bb3fb511766da6f3,6b3e6b4cf8016d4f,7640d877a4f627ea
object,049dca9300000190,678d051e42e6a6e9,9f9eddd319d3b2fd,18f779e00a6fde8d
object,9600753f000048a4,0049da54f3a98372,8ee1c9c1896213ce,90bae386171da82b
object,9600753f000031bb,afc96d65193188b7,a87494763d706a92,ac35358c07c69ab0
object,9600753f00003149,f3e0a177a04a86a3,69c8ce917b0f643b,8e4d18476c8b9e41
object,9600753f0000079e,1d8846db845c5acf,359b2e70a75d664f,fcf8f838d9a347df
object,9600753f00000c97,1a9ebd43f658f8ec,5660601148ffbc43,4aefec3e1951b364
object,9600753f00005bce,e5096c532cb42ed4,b7f1c7a3d206887c,4e0492a3707dd150
object,3457213200006ec7,f59a5441b0dee241,ec70134249808395,f59a5441b0dee241
object,345721320000725c,6fbca65223d031af,afbfb08385aa94f8,6fbca65223d031af
object,3457213200000497,55b6b876c63997f8,0d90ce847eac7119,55b6b876c63997f8
object,3457213200003fd1,c1c9665b28265bf3,0721749c7f1531f1,c1c9665b28265bf3
object,34572132000049dd,8759e14613e20536,ae3794605774f5be,8759e14613e20536
object,34572132000042a0,9e664caad1748fe3,dca769ab9e01b11e,9e664caad1748fe3
object,3457213200005cd8,1b90f991ae8b5212,bd2aac7aba07a7e3,1b90f991ae8b5212
object,345721320000298d,0f071fb8bc68c7c9,d154aa15d52e3abb,0f071fb8bc68c7c9
object,3457213200001a00,9b90660e52465723,609092a791b2a32a,9b90660e52465723
object,3457213200005219,b5727cd5768190be,cbfa6c0c5cbde949,b5727cd5768190be
object,9600753f00003123,a4bfe7b3e04a304a,d1aaadebe4bfb7ac,06a4ae61da10c510
object,345721320000122f,c96baaf7c54965da,46fb31cab9aec94e,c96baaf7c54965da
object,3457213200004fdd,e13910e343b7faaf,da12390d83477832,e13910e343b7faaf
object,9600753f0000005a,76e6b6dc1edb0ba4,91b5bbcec365c4c3,864c2637b254ed86
object,3457213200007e0b,5b74d2d1e24b39ca,1fe31e9e1ff6231f,5b74d2d1e24b39ca
object,3457213200002a62,7b531cec73107a31,132c7f2b4a02db42,7b531cec73107a31
object,3457213200000eff,5263936f7fdf0b6d,1be0ecd778ac6682,5263936f7fdf0b6d
object,3457213200005483,df17ce1e9ef74615,0ea9693287bdc82b,df17ce1e9ef74615
object,34572132000011f0,f654764a5d196c00,f52fd68fd2c3339c,f654764a5d196c00
object,345721320000505d,cd7c0ee0a1c78fe1,8b985c30d63b4f8b,cd7c0ee0a1c78fe1
object,34572132000018fd,f80be69bbb97a41e,5f093032d1159336,f80be69bbb97a41e
object,3457213200002d47,d338026f19542783,e158f560d3386c12,d338026f19542783
object,3457213200005241,e28a59525922b31d,7161c8e64039f123,e28a59525922b31d
object,34572132000075fe,d4b18452fd949d65,82d413c3e3925036,d4b18452fd949d65
object,345721320000012a,9a751471fae5250e,ea3c3ce05380d77d,9a751471fae5250e
object,3457213200000341,60736686acdea9e5,f811fef00c140794,60736686acdea9e5
object,9600753f0000437f,25725e7771ff86d5,89918628db644f8a,ea4ac47ad7f66202
object,34572132000043df,24daf3d0474f1816,29f96822b62e1aad,24daf3d0474f1816
object,9600753f00004966,7cd2db446d9dcd40,f88c4188d4bf158a,b4fb30896dd07ba4
object,9600753f000057ce,6f7ce6bbdcaf0339,928506262b76c19b,e5ee699feea651a6
object,9600753f000014fd,9d84107dc6c959a7,21680695c766449e,4c81e128894ce97b
object,9600753f0000504a,b78ea2c52a6c95f6,189fa9b63ee68d4f,e1a4859dc5272509
object,9600753f00008920,ee881d26ed504120,19e9280d475cb105,765a23cf62f13047
object,9600753f000006e2,80b003e0ed6832ba,849ed138c88b340b,4a065accd9ca3544
object,9600753f00006c15,d6e4b2eb04e1da2a,62e6ca51dd2953eb,d35fcbcd6c9212af
object,9600753f000028af,128df3cdbf0656e6,552ea6ccb395c98b,9fc43b7f90fc1c79
object,9600753f000002b5,f87c6a2e9b6f486a,2d79099b641fca56,132f7ce9836983bf
object,9600753f00004cea,7e2dbc972f6b68cf,82464388c2587bf0,88607eead4d96466
object,9600753f000018d6,2fa78b3a47a59b4e,314e040cf7ffc792,d94de4983c532078
object,9600753f000051d2,fe825dfcfc164025,d6652d594414d4bc,976d60fb07efa18b
object,9600753f000060af,eb14147937d7965c,59782e1ebeb44422,67791b601a9a9412
object,9600753f00000c02,d1351389b58b7b88,84b07a3af99a5e18,08c87db29ec43999
object,9600753f00003e6d,2d671fe605562a32,9bf32d043a497901,cd2cd6cbcd979682
object,c0524a3d000000bc,4488e52a9f0bde87,b79462675ed5adf5,72783cebff5b99ec
object,c0524a3d00000016,8e78a7190356d2ea,55bb07c8df8b6239,639da23f9517ee5a
object,c0524a3d000000fc,67c6462892b49621,37fae913e1a12636,0dc5e1793fed8f0a
object,c0524a3d0000004d,a4fb0c4a02abde2a,727cb64376dafa06,8038e3164faae123
object,c0524a3d0000000b,0ff3c62463a2f0fe,54d2c7126622caeb,c3c3e30502262071
object,c0524a3d000000b8,acc85e64d04eb411,ce76dbddb88e72b0,9a6115fc7063a2ea
object,c0524a3d0000007a,4f41ce1f09ecce86,df205ea15112b6d7,051ade5660d90fc9
object,c0524a3d00000071,27c2a9250d917ca2,3dd9aafa9662cf7c,0e6ed77a44665762
object,c0524a3d00000024,ed2e9dacb23eb46a,106decac941e20dd,8e84684bf80956a6
object,c0524a3d000000f1,b71ca2aa89339d9b,0ee7985e34b0f0e4,5dbf0e6d597b96a3
object,c0524a3d00000026,726d8d9485c46ebb,129e206e317aa4ad,b4ba4ad14e3fb39a
object,c0524a3d00000055,c618478552488f2e,5497848f9c30f619,897389168acd9c50
object,c0524a3d00000061,accf6598252b0cc3,ced17e34db681adb,5bf75072e62448e9
object,c0524a3d00000084,f0a66e512bd771ff,693cab77d6a96a9e,8a139cf186889c48
object,c0524a3d0000003e,2491215cd6fd479a,0f9cecdf1106b0aa,8c85502355976b2a
object,c0524a3d00000104,8ddd987419ac4fdf,3cbff2471a682b22,40c63b829068d8e7
object,c0524a3d00000098,de34812fd097ded5,7d43cfadb5472e23,ec0a1fcf36c8662e
object,c0524a3d000000fd,e3ffc071ffbdcc6b,8e63b042c2252ad0,ac3459a746b558d7
object,c0524a3d0000009f,6fbe6d3cfcfe7bfe,534516248696de6d,6212c3505499d7a7
object,c0524a3d00000038,23d9d49155a5e439,4fac30f4cfa2573e,adf15801f30193ca
object,c0524a3d0000009d,6888e9a76e50461d,8dc99fc5a6bec0bc,b5d58c73d14b8c54
object,9600753f00007b54,56a04e3e8fe10b50,b4830ce5ebca9e83,4ca30a67efd4cd7c
object,3457213200007b72,ca6de0c884a9c212,8241325eccd0c787,ca6de0c884a9c212
object,9600753f00005dd6,2c4ff2c5e5633f0f,891ab98e459e29fe,c6c885c19bf9806c
object,9600753f00004fdb,e9f226d16f1c6139,c1d367987616b6ac,43b4745da89c5fdb
object,9600753f00008299,d7c539e3b3c1bb60,6da977ac3346b360,f47a5f63ddeb85aa
object,9600753f0000248f,8e41680c0ed493b7,d884fa9e84ab3ebf,07baba2419509b1a
object,9600753f00007bf1,1b5337d180c2dedb,189fa9b63ee68d4f,c3471aa2d359fdd4
object,9600753f00007dda,107ce037461bcbca,8aadc5b65ac5ce80,ea12e49ac13be06b
object,3457213200002a56,1c7888b2fb92b982,dcb6b2be8b811f3a,1c7888b2fb92b982
object,3457213200006e73,4c2eab9f8bfe31e0,96145445dd09012f,4c2eab9f8bfe31e0
object,3457213200006e7f,4fdd921185417f8f,77b94479089f38c1,4fdd921185417f8f
object,3457213200000214,42402481b3c52cc2,51063a12f4f271ea,42402481b3c52cc2
object,345721320000358f,693a8dc9f2f63893,17b614113dfbff3a,693a8dc9f2f63893
object,34572132000079a5,aea8a219a5af5f27,df79d19db9f54ce0,aea8a219a5af5f27
object,3457213200003e76,bf8a25a5424cfc37,16da43c7cc2cc5ad,bf8a25a5424cfc37
object,345721320000260b,3dbf8548096b1ef5,b41685ba8533b849,3dbf8548096b1ef5
object,345721320000400a,9867e63ad142b4da,2f7f065c6cc58133,9867e63ad142b4da
object,3457213200004a2c,1c9d7b180aaa4d38,8c937cef3e1a265b,1c9d7b180aaa4d38
object,34572132000007dc,0726350f5ca341b2,20bca8652610b7da,0726350f5ca341b2
object,34572132000020da,077ffc77b7986b8a,b042aa34c0829b15,077ffc77b7986b8a
object,9600753f0000056e,8c9e0083d3f78549,d884fa9e84ab3ebf,dcc860b2699ca08e
object,9600753f000007ae,b6dd1c49473b18ee,e2b1bef67508fccf,b901abd7f5508124
object,9600753f0000592b,58d8fc1f8aa82117,a1f23f2b3f72dae7,bbe529d16804463e
object,9600753f00005461,cbd06781175a7900,c1d367987616b6ac,f750e9481c9fead4
object,3457213200004e59,329648b86ed27b62,b36eb11cb0bb976a,329648b86ed27b62
object,345721320000608a,b79ea20763de6810,80098cd81ab486e3,b79ea20763de6810
object,9600753f00007f29,f878bc455ab21ac9,67c122a74f5f6d7b,60d7174053a1b2a7
object,9600753f00006f9f,bbdd51a16f46f099,6539d05412cffc62,c88b9bf1780c6478
object,9600753f00004b8d,a9a111c0c4156f3b,0eabbb6aa363137d,51cd0d6205c0cf01
object,9600753f000028fb,d0b9627c5199cb76,11780afcb09975f6,3b2681c73f0c8440
object,9600753f0000098d,97ae7f209c020f78,68af9fc6a3e1d577,f7fa1f59301da43c
object,184d4f2d00000510,64f86ca4f60b4750,f1442c1b78543461,a09304d6ecf979b1
object,184d4f2d000001da,5dfdec3394787c10,4c55dc7411064645,01fd4874a1606037
object,34572132000032e6,97bd0424d7a04164,df55b3a389b55d0d,97bd0424d7a04164
object,e99abdcb00000534,c80b7793007c66fb,60ccff8e3494582c,6f4ac9fd44cc7b67
object,a8b3adcd000001e2,8f7442cc59cf6a7b,f00c1350860485a8,b79e5fb6b9dd929f
object,e99abdcb00000b1f,3aae351a10909363,18ce1d3648bfb754,793759ff655e6f1c
object,ef5051c100000002,6b20bd9e32bff505,9340158dcf2eb934,e0b2fc78e909dc7c
object,e99abdcb00000dbb,ab73db23cff6bd67,89e492d644f69c84,19da3d32f179b371
object,e99abdcb000004c1,9076ba28b7bbe9a7,89e492d644f69c84,44eabcc7aac718b1
object,3457213200003ae3,0a6fd2e2a0ad7d1a,0e5d655f030fdc51,0a6fd2e2a0ad7d1a
object,9600753f00004ac2,c6346ebf84c8a698,18f4c6d6f410ce1d,64b4a92d8c7c48b9
object,e99abdcb00000764,7f4a6992888984ea,cc7d2f53f78375fb,b4a5d794857f3e88
object,e99abdcb00000e84,11e7af4b994b3f49,6643c65ac5d2b5f5,135e8432114ad02f
object,e99abdcb00000b24,527536654c97a85a,3335b613eaf3f747,4d2fc9229396714b
object,c8ec21b100000003,da9779b03451819d,c5b991ec7b486b28,5cb478a19c303e96
object,e99abdcb000004c8,6105fa93a4774e6f,bd8dc65100f6e7c8,1e48d9a002b0163f
object,2034a0ca00000001,ef130d700e6a52ff,f901c6e4baab1ea9,c9db5759508ecfb2
object,3855f08f00000001,d7062879fb3a2faa,66ae79a0057701ff,0112789245bc695d
object,ad40fb1200000002,42f41c7bcfd99856,c3b9be4c47d949c4,d497b42991569832
object,7c8582e400000006,468ec10cd72a99bf,60a2e365de6124f8,a8b3cc2e5e3df6b2
object,c21ae54e0000000b,983df6389d70e4f5,6f6cd03d8822ac8e,eeb48db5e880a5b5
object,e99abdcb000007b6,4236c1ebc651bf2a,db83adade7d45c43,739f3c9d89489d60
object,049dca9300000206,298bf10ef514306d,01edc811f52703cb,685479c4b8cb90de
object,e99abdcb00000221,a3712b3fec5b7a04,f7af37b644c5b94a,df6c3593bed85668
object,bd418f6300000001,a946206fbd418f63,d32e4dbb7226702a,37ce82c543a8707a
object,e99abdcb00000861,362ee3ee92164812,69b4873a6575d992,019f71f49cc2fbd8
object,04677c6c00000001,4f124364798daf41,ad9cbc96df6d2438,186a2babdc3f598f
object,e92be19700000001,18ee0fb3e92be197,855104e73b092946,6386dfbdeb88c121
object,e99abdcb00000d5a,c05ccd2039a56939,08a27431d8a7af50,4f19b1654116cc96
object,1561566100000003,6cf3c451c9bbc794,6e00745d25f79a43,7d7675cfbf65a9f9
object,a4078ab700000002,089dbb06d044b6c6,45e65ed71f59b8ce,3f6a8cfd4dc6d30b
object,7aa6a81000000001,754c42077aa6a810,333884c89269c23e,0a623b2cd108785c
object,e4915f450000000f,9159f05126fa51ed,eadbf086fe40646b,ada1b42bd9645f3f
object,13a761ba00000014,147c10ba13a761ba,6c258796d7dc5a79,d32b64f5e895def9
object,e99abdcb00000d19,80ed6befb6e028bc,7afb054d8fd7949a,7e5556c6bdfa0256
object,1561566100000001,7a9164e691a451c9,8f7ac9ffff500b6a,1cdd629d79962d4a
object,a4078ab700000003,176f8fb3820d2171,99076ea802600810,1420e887ca362617
object,56258c8b00000001,74bf84aa56258c8b,2ccf4bf98ce4a477,2c26fc548bdf9f13
object,7c42f7a600000005,9440a63ff76a853d,b0d5702cb1c005cc,8892342dd295e9fb
object,9600753f0000352b,5865c0677b481e3e,f67114c9dbc90eaf,bbe9eca7acb19aff
object,345721320000490a,028590caf8000e25,e48004e8e5d4c58d,028590caf8000e25
object,34572132000051cd,1e7e62630da034cd,b465fbba7c8e22ac,1e7e62630da034cd
object,9600753f000072d0,bc76fd39415fe0c3,962a186fc24676e3,b7d20493a81b3e26
object,9600753f00002d67,0a37fd2bc58a346f,9e7f3ac382f189ad,487db24ec5a2fbff
object,9600753f00003e4e,240b4eb8fb88bae1,ee1f29b9741a04e9,1fb6e52e1ca4bdce
object,9600753f00006de4,5e1e9cf69e4ae871,18c21592e90fdf91,4d16f8ebb6ccecf9
object,34572132000062e6,8811419cac6a3b7d,c6029c57a841a41e,8811419cac6a3b7d
object,3457213200001ebd,6e310a08e9e72fbb,fe9887a12be11edb,6e310a08e9e72fbb
object,345721320000468c,e3c283b0061d7fd5,1a7fbb2ca2276f52,e3c283b0061d7fd5
object,5153eb1900000018,cc7729e60a6b5937,ab056a6c37402d0c,6969674ea0413be7
object,0abfeea8000001cb,524ab7fc89bec5c0,f3c346a338b44dcc,2f718d30a48bf1f0
object,516ee30500000197,cf5214f8f08907ac,9d08fa7e4044dda9,dc8fe3ae5441173b
object,2ea91a420000001d,6446ee0546ee5cd6,0c5501fbc4049636,5dd01e81959337f9
object,e99abdcb00000195,db3e0ccb0341cde6,98769e072e3b4ada,431863e1405c9c3a
object,5153eb1900000049,fec0a1c61bf40823,0333c5e11e1f7cec,acdb5bb2c71d9096
object,e99abdcb0000042c,735a753593ca07bc,e3e9d1d54521d332,73143d9ed24a963b
object,9600753f00007261,e680837ef4c866b8,204bb2d75e788518,8c17b45ea78748ab
object,34572132000052f1,280140b14a08a435,b0085e1bf60c7765,280140b14a08a435
object,345721320000657e,78da35a3c8591ed6,a225ad515f8b01d6,78da35a3c8591ed6
object,3457213200002a7c,457a623f095d5008,26de21fe5c694d86,457a623f095d5008
object,3457213200002777,a1476f7bd5644427,8a4f25c5320f1450,a1476f7bd5644427
object,9600753f000010a3,e8610bbb1bdc76d1,141113715bf5df97,0bb7b65ba818f8c3
object,9600753f0000848e,3186870bac1c615c,fb5571e5d7c545c2,ef6db65eb9ea702c
object,9600753f000072dd,194a7d8fb27676e2,267985b529b29da8,840d428b7126da28
object,9600753f000053b0,d7601df9dd27bdae,e79e2d3cef8ab0e6,7b969e2c74d45b09
object,3457213200007f55,4ec9de9389c0e7c5,31f1eecd04ef50c9,4ec9de9389c0e7c5
object,3457213200007d30,f833fd693f712b5a,d643bf3bd15c26ea,f833fd693f712b5a
object,3457213200007dfe,fd632d404bfad69c,1097d8c0e0d519a5,fd632d404bfad69c
object,345721320000763f,070b7553167ed41f,404724ef9500f389,070b7553167ed41f
object,3457213200007ea1,c42d23e49e7f88f4,9316df40ac89d9e0,c42d23e49e7f88f4
object,3457213200006c1f,02340842b0edbd1c,1014cbca60b3bb62,02340842b0edbd1c
object,3457213200007644,c47fa4f2259638c6,8ca54048e340947a,c47fa4f2259638c6
object,345721320000703b,0da1e15e76d982ac,ccfda02190aac604,0da1e15e76d982ac
object,9600753f00008456,640fb4bdcfa12cbf,112ed9409dcec657,a17c3f56df76b089
object,9600753f000009e1,345bac7c41f34235,6cdd6fe015d88347,ac87d9785b1583be
object,9600753f00006066,ef98fde5daa71d9b,ff41c5d655386443,39b2fb6b2d574184
object,9600753f000013be,96200e60856ca66e,24000eab3a2676e4,694e6f63f26fdebe
object,9600753f0000123d,6780fc9412fd9076,b4830ce5ebca9e83,8a3e9c34861cab8a
object,9600753f00007378,fda158a14d4af81e,b4830ce5ebca9e83,9aea333e124e782d
object,9600753f00005345,a05598d03506dc64,b4830ce5ebca9e83,9758ba43234e4c33
object,9600753f00006e36,76de0d4c1d1d18c4,b4830ce5ebca9e83,d32e079a77892642
object,3457213200005496,9867e63ad142b4da,a503111b9bfe5d34,9867e63ad142b4da
object,345721320000493e,97bd0424d7a04164,4a03b31992572fb9,97bd0424d7a04164
object,34572132000029be,02ffcee7a7770b3b,cd862576615deab6,02ffcee7a7770b3b
object,3457213200007658,d5bf485a34122444,cc50ffd08fdaa454,d5bf485a34122444
object,9600753f00003ae9,a4f30f022db674db,56ec618986adc88e,6dd31372697206c7
object,9600753f00000e80,88d0c5b586121202,09d77c9f319665b2,76227763d4bf3d3d
object,9600753f0000825d,8062783f38afa13f,d5fab87feeecfcd2,6a510345cd9ac62b
object,e99abdcb00000db9,ff7544f66c0ac693,9a3dfbdd3d9b8572,4d47507568e759ff
object,298ae5b500000002,ba7f1a4bb07a0cec,c0b7818b021dadc7,a4789adc54661640
object,049dca9300000de5,9791cced0ac63066,5c5321f147bb6082,97df6c0087c63ac6
object,e99abdcb000011a4,bf1ff42a59ee0d38,98328d7c344a3590,464e8d3af5d488f3
object,cef8a36c0000001b,4e2842a4cb5bbbe5,7a9c8971ff1daffb,b24347ef4ca00e6f
object,049dca930000068d,deb0750a655bfc22,07169c124369743a,f90a5c25d34c1b22
object,9d48df3600000019,1de69feaca47f0a6,97faa996589d89a2,eb2db4af02628269
object,84e3c60f00000010,fa6e9086cda57825,ea5146f7f495b853,febe127d71195f75
object,be0289a70000000e,4d48c8c9ed3f2dde,db08c4531788f593,4e9a18ca0043ec7a
object,34572132000006af,89766db1a2297c24,182659b37856d014,89766db1a2297c24
object,9d48df3600000006,1de69feaca47f0a6,90cc8761e7cdae11,fc0331d37cb5956b
object,e99abdcb00000509,227bd124445f9713,45fb08ac8694e183,4bceb9da40ab436b
object,cef8a36c00000022,4e2842a4cb5bbbe5,04ae19eef49c1b58,0badc56332063d4f
object,049dca9300000afa,03e0c9b61ad53ded,96cab7dc23c99c69,964d1c2901555945
object,84e3c60f00000022,fa6e9086cda57825,0de1ea32a59abf64,01ae6a7f4d89269e
object,be0289a700000010,4d48c8c9ed3f2dde,adc68331ca395d3f,e368a4164190a838
object,9600753f00003ff1,6ed1d0016525616c,58361da29ca02409,41cb3997b883b6f3
object,34572132000064fd,529d43277bd2d665,69cffcabd380a8d0,529d43277bd2d665
object,e99abdcb000007aa,82d3f6e088160da0,7fa51e3f28186fa6,4b759496a4afc063
object,9600753f00007b98,1b4e50b8d1fab670,b6a324af5f856d3c,f13e3dd049b3e529
object,9600753f00007a22,6a0ff78d41fe0a53,9080388847e1424c,494cb46bd08f0086
object,9600753f0000754e,eff836eb4ec1b4c7,f97e46f2942caf6a,a9464c1f5e25938c
object,e99abdcb00000ae7,f950a17b48294162,0af6c391fadf85b7,4c1063f318959e20
object,e99abdcb0000121b,568d76919970865c,fac586abc0f9664d,38e05dee1f8e2df2
object,e99abdcb00001122,630550a5df462880,793d2fb5c9a4d590,82e886e896c036a8
object,871a5faa00000155,3e7ddb5aa73c6ff1,5f61b11a223104ca,4f53dd076c8301d9
object,e99abdcb000009c6,79c2759fde7a4e08,2066a039448a067b,cf600ad3f7396962
object,e99abdcb00001000,5e247abef8cb85da,3746e4fd40086db3,f807188f99fe3c1b
object,e99abdcb000000c6,3028a422f6838e80,03359c0a06973959,3fa9804eb925912f
object,e99abdcb00000311,d9fdb56ff1380fb4,599987dd770f13f7,17486383ecc3f313
object,e99abdcb0000047c,6903f1f4e959721e,599987dd770f13f7,54970a58cfa37d0b
object,e99abdcb00000c54,fe93dc1aa71228ca,d234485608b9a1cf,58ba3a169e4cf3dd
object,e99abdcb00000e9c,0cb8cca84525939c,599987dd770f13f7,71b96784376b327b
object,e99abdcb00000dc7,8a206731b7a0d4b6,b6d50032efbf62df,19247ea8fa3b3702
object,e99abdcb000011f0,0c16b91a27d88e8b,599987dd770f13f7,f9324589d7394537
object,e99abdcb00000c99,74aae350cfcf4a35,ea81e880e3d739a1,e318d3f1363d4911
object,e99abdcb00000f1e,4acd591dedf5fa71,74ccc175c7cc41fd,65ab14c62aa3276d
object,e99abdcb00000cf3,40b1e6dbd6bca25d,599987dd770f13f7,f0c4143b9db32a3d
object,e99abdcb00000ad1,204af3f06bd26640,599987dd770f13f7,428bd7ce0230b5ea
object,e99abdcb000008be,72d5c61036b6503b,eccc75c935bff946,371e2ec4d595bd68
object,e99abdcb00000821,d1e754748180cfab,03359c0a06973959,12292790fe9b2e68
object,e99abdcb00000cb2,faae48011a4a554f,55cee56183f9c7d4,140e666f37b287fb
object,345721320000641b,69b1d390e7bf9c6c,0dc9895be77d65c8,69b1d390e7bf9c6c
object,184d4f2d00001045,b4c09f88da889656,2a515a14efceb182,fc4e4e596278b951
object,e99abdcb000011ca,13e9a56e965ecfb0,e94e7d4a28b5a615,8df2ab99d54b8006
object,a705467500000001,26c5a21a03fcff8b,fe553e82bc6027f6,709ceff19128f15a
object,e99abdcb00000a52,d7d32e1d6116f8bf,5b92fbb728de2ce5,e4db07c2e3e16a07
object,265aed0800000001,93db9e117667758a,100aa1df9a5e8f6a,90342989dcfc1c6b
object,3457213200000556,60fb9055bd10bf0a,c1134becf52927cc,60fb9055bd10bf0a
object,9600753f00002e09,40f9696f9ce350ed,879cbaeedd705ad7,d1c29fa9bd65f507
object,9600753f00000cf8,9b9761b128bf6779,879cbaeedd705ad7,c710ca44dd550c33
object,3457213200006280,035d42651f1e3d76,e0c5c38939722800,035d42651f1e3d76
object,e99abdcb00000cc2,540f90997e85d3f8,599987dd770f13f7,f33eff58fe2961ba
object,e99abdcb0000026a,0986f5034fd4fa74,599987dd770f13f7,3eb762726e9010f7
object,e99abdcb00000e12,258bda230bca39e8,599987dd770f13f7,1399bbcc00db66aa
object,e99abdcb00000771,239076868c4bfed4,599987dd770f13f7,106334356fc14ae3
object,e99abdcb00000c68,f52d96ad8c59b3d4,08f58a5debb36839,dc4460d6b53c822b
object,9600753f00007d0e,add81003c3129c34,879cbaeedd705ad7,a55b0b41458154e4
object,9600753f0000305a,312fc1ecf9839a5a,879cbaeedd705ad7,4935e2b9b750bce7
object,9600753f000001d7,e59104040e512dc2,879cbaeedd705ad7,3ccac9b36d5f24a8
object,9600753f000088dc,4345c482781bf929,879cbaeedd705ad7,72ecd4d5b216f169
object,9600753f000020a9,59c4224234ac02fa,879cbaeedd705ad7,6cf4b0ebe4447de2
object,9600753f00000e24,b261aee38570f3ac,879cbaeedd705ad7,cf51519a14ccffa3
object,9600753f000019c0,cd209d81f0c3e5c0,879cbaeedd705ad7,4e05cc23573541a9
object,9600753f00005590,8aeac5e7a175f0af,879cbaeedd705ad7,11165ded5629eaa1
object,9600753f00007ee9,f65af16d1b70bcfe,879cbaeedd705ad7,45d86a6c32470a2f
object,9600753f0000862c,f26b33f013a7bc3e,879cbaeedd705ad7,0cc2c45b54c51732
object,9600753f0000719c,8086f167c70102e9,879cbaeedd705ad7,1a47a9f6c8b3fc31
object,9600753f0000785e,44071804b4959ced,879cbaeedd705ad7,faa2bb783b00d631
object,9600753f0000143a,4f1f3149aecfafd8,879cbaeedd705ad7,7f4e8fd83182906f
object,345721320000438c,faf7e2e11fed72f1,7b935685e66074a7,faf7e2e11fed72f1
object,3457213200002187,cc32ab56ae23b7a7,94dadf459ebaaf7f,cc32ab56ae23b7a7
object,34572132000019a0,12f28cd8d42709b1,15d1803a67ade248,12f28cd8d42709b1
object,3457213200003bc1,e62a5f240c832bc1,b8be2f73a50b21db,e62a5f240c832bc1
object,34572132000021f7,fb1b755d4026a8bc,5f1ebcc50747b53c,fb1b755d4026a8bc
object,3457213200007784,fb4a665f41e82f2e,c921cdd1ac902080,fb4a665f41e82f2e
object,3457213200002299,fc13bccd28ee2686,7367708206d93e63,fc13bccd28ee2686
object,34572132000012f9,861f28276af51d7c,b3b656fe361507bf,861f28276af51d7c
object,3457213200006940,3234b4c9f990cc08,77b5358b2d210da8,3234b4c9f990cc08
object,34572132000069ef,9b10971779c15484,e03138c4b5491f2a,9b10971779c15484
object,3457213200001d7f,e8df8482a13fd25b,2a81cfc177117a4a,e8df8482a13fd25b
object,34572132000072ee,a0c5f2d057f8077e,e8ce0f05faed7e5e,a0c5f2d057f8077e
object,3457213200003805,e24258b759bced41,c1c946c4cb8d4c0b,e24258b759bced41
object,345721320000163f,3157535eb4951d2e,f5eed4c19f00154c,3157535eb4951d2e
object,3457213200001f49,e3e910964e1c8999,b9513681efd4d220,e3e910964e1c8999
object,3457213200007504,76d0f7ecf0e8c54e,a2c2a4bca7893c40,76d0f7ecf0e8c54e
object,3457213200003a5a,8eacebde8c806b27,c75ca9c078d572aa,8eacebde8c806b27
object,9600753f00008027,38f202e21249470d,879cbaeedd705ad7,8e73f5d411d1829c
object,9600753f00000957,8d8174ed6cceebb7,879cbaeedd705ad7,5a22ac3df17d76b9
object,9600753f00005912,520672287e302cea,879cbaeedd705ad7,58625375eedb1065
object,9600753f000068cc,1f89adaff238e09a,879cbaeedd705ad7,79984fcb94241c7a
object,e99abdcb00000151,e1c0afe3b386fa93,1435cf22bd0642bd,c3dfda582205635f
object,e99abdcb00000afa,8825efb385c7f61d,8be3610d0ea333f4,8c62047ce425ad32
object,e99abdcb000011c7,f502de76c12a6938,599987dd770f13f7,4f6f48ff40ac6a1b
object,e99abdcb00000159,bec679b6ee82e8f7,b12e556581e363d7,88b20de3694cd095
object,e99abdcb00001243,bc754f22b38fffdb,599987dd770f13f7,67f5b9cfc2d786e8
object,e99abdcb00001197,33a505b9d67e8a27,599987dd770f13f7,dd463ab3b3354323
object,e99abdcb00000aef,52035aaf006f9968,98769e072e3b4ada,552679ab8bed7e00
object,e99abdcb00000d28,0d9c41f65caa07e5,26b9ed0ddbf4be6c,fed20c4b982a7161
object,e99abdcb00000402,2d4daba89ec40247,599987dd770f13f7,01ccf7b0c5b113ce
object,e99abdcb00000d95,40da56cc3aacba0f,c836b197c265c927,5d6b5fdde6701efe
object,e99abdcb00000344,bd01276dc518ac89,c836b197c265c927,e00b88620fd75982
object,e99abdcb000002a4,3c2bb5c8c1bf9a8c,be8dc08e12691f94,2911c592ead9d947
object,e99abdcb000010d6,fb83b46424b0bd90,6c033065863b075a,4a5ff26220c57913
object,e99abdcb000006b9,644c3dd0cf387017,5b92fbb728de2ce5,d4223799d84623f1
object,e99abdcb00000f5b,036840bf7a5654bd,793d2fb5c9a4d590,926a9b6e867e7e2c
object,e99abdcb000002ad,2f93dee0d6308262,6c47df3d8762b7b5,ca40dd030ca5c7bb
object,305bd60400000002,645fa7ebdd14e16f,2f9c998a33061167,a2581a55dcbd9c9d
object,305bd60400000004,48d2b9f44e365983,5aebf9a72f09f75c,9802158c27cef49b
object,c7217bcd00000001,353539b3c0744a53,fcbaa85e71621b3e,584b892b7081ed2c
object,3457213200002d28,d48fe64710ac0da9,5e34c57afa49e7d7,d48fe64710ac0da9
object,184d4f2d000019ea,a3dcf29f8ffe54f1,b2fc63438ed5c269,e52eb7b95322518f
object,3457213200003693,d2bcb26cdcac1eee,bb66357c58f275d0,d2bcb26cdcac1eee
object,e99abdcb00000d9e,3253cbba67cdcdfd,3746e4fd40086db3,9e328737c08daf9e
object,3457213200005688,75fd9ef2b5ff3740,7d49ef180c18f0cf,75fd9ef2b5ff3740
object,9600753f000043bd,ed745b53eb8cf91e,eeb7975d25a1bfe5,767af1a0fc5ffb74
object,3457213200007b07,2fc5c14e821df50d,509ebe4d76d0f528,2fc5c14e821df50d
object,9b55b10000000001,2c7d44289b55b100,29498838dd3fd314,f2f4b6b6d9e974a3
object,e99abdcb00001109,79f76523f33d5c6b,46d7d9187aaea9fa,c699c7154f56085c
object,e99abdcb00000b74,ce9155f00aa39aa9,77f11ad2b70df400,8d49c7c942c7cb8e
object,e99abdcb000009e3,1dde597e87a0daa1,4689e7273101f653,be84f072638e4683
object,e99abdcb0000023d,3ae2b42cd83a232c,4689e7273101f653,15e0933d8dcd8917
object,e99abdcb00000962,4a95943e328d4082,e36c3f8f066c182c,78e3f8cc5d1c3c36
object,e99abdcb00000abc,229e12d3ff7479d4,4689e7273101f653,f2a77b7f0cf6d868
object,e99abdcb0000059d,8c209f834162dd13,4689e7273101f653,6a4a07247489b9e2
object,e99abdcb00000c6d,ebb7cc9e9b2a8ad9,4689e7273101f653,634b3fa0c1e1bbee
object,e99abdcb00000248,0b5cec94a58b396d,f53ffd054c994c3b,17796adb1dab8c77
object,ee3da7ab00000001,5167255bcdff828e,d25780c8b96e7bc8,bb1f43d7e562d0cf
object,e99abdcb00000efe,e002481678629402,b820a893646f9b0e,e67d4c1d91bdf582
object,9600753f00000fe0,1538987edc22d546,eeb7975d25a1bfe5,8deef5feb217a9ee
object,34572132000066c3,c15f843ff9649cfe,db57eb55f83f5974,c15f843ff9649cfe
object,3457213200001745,3b6c18bdb6e54b04,57fa0343bcc8c3d8,3b6c18bdb6e54b04
object,9600753f000062f5,0d1dd7331a1e35f4,eeb7975d25a1bfe5,e2beb40fc81254cc
object,9600753f0000334c,c6bff13829772ad3,eeb7975d25a1bfe5,dbf7fc1972223582
object,3457213200003f54,74c3c1691471373c,a98a6ca3ad3a4acd,74c3c1691471373c
object,e99abdcb00000c53,e74446f3f3d926d0,6c033065863b075a,e5e9c51a465ac672
object,e99abdcb00000aa3,229091c96689584c,75284d3b6a13b42d,05f863eadce27a2c
object,e99abdcb000009ef,90fc8e3f35232299,75284d3b6a13b42d,d8c6cc75fd7d55c8
object,e99abdcb000008f9,dc62194e41f31ee6,0de12edc55c9f259,87253189e609b24c
object,e99abdcb00000592,4f667baedde54796,0d05cd09211d8058,0e0315610b67b6a8
object,035f6007000003d9,7905cf70600be252,e0d16fb99c471ccd,5424a2bfbb7a583d
object,e8202628000006a6,f21d4285f0f8b29c,1f0624582371099d,0f8ca4fe08ba00d6
object,34572132000086e8,28b5b704933ba56a,71d496246c92d8c6,28b5b704933ba56a
object,9600753f00003cf6,be8b1c09b0c1b0d6,42193eecc5356b7d,6cfa81cc39bfacb4
object,3457213200002773,0edb68ded53f528b,de7a2e707087b89e,0edb68ded53f528b
object,34572132000085ae,1b1622024324c17b,ae63c2c4a434c144,1b1622024324c17b
object,345721320000154d,9af7584cf4eda581,5c70e531fdd76272,9af7584cf4eda581
object,345721320000587f,036d3f4f71c3e693,e5b3ae1e6fa9610c,036d3f4f71c3e693
object,9600753f00004dbe,24ff549f73ffa5ee,d884fa9e84ab3ebf,cf0e9b477333f46a
object,9600753f000072ed,c701c7bebc83fea3,eb6793aa23de28a4,652fc048147d1ae9
object,9600753f000083a5,5863e80388b364a7,3b35041db1d216e7,d26b82b833a271f8
object,9600753f0000014a,6861e7d7fe7314bb,53a089c8382ce272,49a887a24e9986ca
object,e99abdcb0000020b,6c80eeaef9725959,391c05804b8a7082,aa3e77f0dce5e7df
object,e99abdcb00000563,ebeb0d02e464b6e5,6f97546236ef2ba8,21c1587467e61e09
object,e99abdcb00001231,b73d1e822896886f,9e7ba97d4911cfac,e6a528d87705f985
object,9600753f00006538,d6673a47223c2905,71920f812e37a4a5,153152d9e8d89f6f
object,9600753f000010ad,28e5f53b37f7b822,9f976baa11229ebe,a9d43b4c67b4bee9
object,9600753f00003725,f96c30fdd61f662c,cb5fb31f7ede0a21,fcdba47c6da72b51
object,9600753f00005271,11026a0a96433423,9f976baa11229ebe,c86f9475839ed195
object,9600753f0000791c,afe8ebcf3772202b,7ee0d2c4664949a4,a44b48557351af47
object,9600753f000044e0,2000a0c437fe6d0c,5c15f7ce77662fd6,58e3fcdc655fae05
object,9600753f00005cb5,da824ddc3c990e75,9f976baa11229ebe,d40ee0092e126da5
object,3457213200000894,501050353207d729,be3e75ac2e7ca8b8,501050353207d729
object,3457213200003b67,9eb2f1c22998566d,42cf9fd0ae746fcd,9eb2f1c22998566d
object,3457213200007f90,00a7edcc5926aea3,915a8c4164ce53ff,00a7edcc5926aea3
object,3457213200001174,89e312e49062038b,493e576c4d092e7d,89e312e49062038b
object,3457213200000101,0e0f6a2f3d17f698,0ef0872b8935ba40,0e0f6a2f3d17f698
object,345721320000452f,085729cc91a9fc37,e0c2013b780659c8,085729cc91a9fc37
object,3457213200004e3a,3b6470f31d15782c,b88519439e7713e4,3b6470f31d15782c
object,34572132000078d3,60971bda40c4a5e2,b5361ed7eab33a41,60971bda40c4a5e2
object,3457213200000284,ae16915b35b6eceb,6e35c9b894533fe5,ae16915b35b6eceb
object,3457213200003f73,4dfd6d8c3907f763,8f0e4a3037c3bab2,4dfd6d8c3907f763
object,3457213200001555,56b7ff38c3b06189,a2a5407323bdd093,56b7ff38c3b06189
object,3457213200005965,283c8525dca10feb,a62825f73145f629,283c8525dca10feb
object,345721320000202d,9256585136143890,649fd088fdaca61f,9256585136143890
object,345721320000761b,b62dd1ebc2b4cf0d,07ad3bc8e9eac3a4,b62dd1ebc2b4cf0d
object,34572132000072cb,29ad0c682986ab76,76faf3a01d093483,29ad0c682986ab76
object,34572132000056db,c7f1578ade4012a8,3258f5410641e17a,c7f1578ade4012a8
object,3457213200005873,6bf02a202c7049ba,1166bd1814762b0c,6bf02a202c7049ba
object,345721320000047a,5ed95f452dc63eb0,9a5da2eb3616ee77,5ed95f452dc63eb0
object,34572132000044be,264e9fbcf275f9ca,0e1e3e7240d3de79,264e9fbcf275f9ca
object,9600753f00007d42,b9027c48a84d7945,7ee0d2c4664949a4,58c2f7d0ba2cced4
object,3457213200000bd0,205e43ad4e8eb10c,f54dd017f6b7ab2f,205e43ad4e8eb10c
object,34572132000071ff,b89da8a1cb98dd9f,943ec6ea7bfbfbfe,b89da8a1cb98dd9f
object,9600753f00001522,f91fa642a9564c43,47ef0ac518c8dd22,ad3988dc9139f6d1
object,34572132000057dd,cad8c41ea08b10c2,828d4ba2ba10efff,cad8c41ea08b10c2
object,3457213200002a33,283b545186fbb24a,f53dcb16f685d2f2,283b545186fbb24a
object,9600753f00005960,a0ed6f559c159151,e89f331c9db27d97,3289e2ae5e2ad7e7
object,345721320000501c,8aa3ca0763ef479a,8c87442307caf810,8aa3ca0763ef479a
object,34572132000057df,30bfede46cae0e0a,d02d37fb5396cb57,30bfede46cae0e0a
object,9600753f000041cc,3741de900098674d,e1c65dd4cfab1143,d2f9a422f67106e0
object,3457213200002eb7,68a6e21f0df67155,835828a7dbf0b774,68a6e21f0df67155
object,3457213200001d74,9256585136143890,ccbba4eae911dd89,9256585136143890
object,3457213200005b62,fb829091ecba41a4,9a5da2eb3616ee77,fb829091ecba41a4
object,9600753f000069a5,8db902103e38373d,bf9fe72da781c6dc,1eb30a03b7abd044
object,345721320000059f,e99354bb6cd6d294,ed37b9b2b728fec7,e99354bb6cd6d294
object,9600753f00000cec,caa3e4cd8a93120b,e7f0244c7c132dd1,086161066c0fdecd
object,345721320000448b,1fdbb042ac5b22c7,0e1e3e7240d3de79,1fdbb042ac5b22c7
object,3457213200000a96,7b21b1e22bf5b8e0,145c9030f4b1f5e5,7b21b1e22bf5b8e0
object,3457213200007f07,55b11c3b636eeb5a,6c14e92aa418eef0,55b11c3b636eeb5a
object,3457213200001ffd,811388872a85e787,065489d543b7a94c,811388872a85e787
object,3457213200004014,38f15253cf4ad98e,cd862576615deab6,38f15253cf4ad98e
object,3457213200002b76,33ff2015724e5159,bdf149fa20dcf1e0,33ff2015724e5159
object,3457213200004ab9,80c54789bd378bf0,0ba164d2882df603,80c54789bd378bf0
object,9600753f00004707,f461875693dcc306,6f1e23e528ab1d84,7b4869745ba46c6e
object,3457213200007f57,1cf2babf10559ad6,9a5da2eb3616ee77,1cf2babf10559ad6
object,9600753f000031d1,212dbed2f6e543a3,189fa9b63ee68d4f,3bb410214654559f
object,9600753f00002953,38a739cdb25dd361,6d24f04a118d2f39,844981a6297f6367
object,9600753f00005d05,b9de7c593ee82ec7,35edcc2682dda67f,ac1882673af06789
object,9600753f00001dfc,0ba6521b27889a83,bb7ff1f1b1bef96b,f2de3badb69c99cf
object,9600753f0000129b,ea1251eaaa5ad39b,717dfce0c0c4e61e,fc3a5c318cd8da18
object,9600753f000039b8,1a4ceb59754a0ad4,de02f347bca2e053,0d656b3bf8ac2ffe
object,9600753f00003dcd,f8af0d273b08dd5b,ff36d8fe4d8c1949,4aaf59b255d645d4
object,9600753f00000eeb,0e84358d4d5941a4,190a7f3ecd3ebdf1,d91cfea7b5e868e0
object,9600753f00007b45,585c3975aee497c7,d461c9b3831b2185,d38545678503cfbc
object,9600753f0000366d,c7bdbfc650aa9d41,a1f3da9df2da1d0b,cbd3f552d5dd5855
object,9600753f00000fb5,a77e43d6a0c55b1f,010b077ff91d382d,e300330830025b2f
object,9600753f000018db,fd154b03fd94641b,d804552c870b188c,880163427aee2b25
object,9600753f00006845,6a4b94f3ea80c005,e502372f89580256,56cf50eef4636530
object,9600753f0000516b,456bde347c5cb411,bf767e681ab603be,03276d6c2fd45785
object,9600753f00003146,7c5eb3d5770d43f5,91bb7e45aa4d0a5f,d3f3b78ddd917459
object,9600753f00006d51,7c062ce9ca0db5f5,189fa9b63ee68d4f,0876751a72ee1eff
object,9600753f00008647,7bfd358b13814aa2,f25b8d8736fdddb2,5d29ec9f449c7532
object,9600753f00008833,4f8d290baa7262b9,fa962be63ec807c8,b65ef74038767c4a
object,9600753f00006c16,10aad3a27cd38a83,d884fa9e84ab3ebf,63e779650ceb2358
object,e99abdcb00000859,98d1ad9c6bdfb0bf,9bd25efa46e2f802,286e80af3cece7e4
object,88b6ce230000031c,eaf62320af0aa010,7fa0e0fc8e9011be,4bcedd8fdb8dbc55
object,88b6ce230000041d,6f5b458acfa95dad,44234bfdd99d2d09,bfa80f8684a150b1
object,88b6ce2300000208,6f5b458acfa95dad,7fabda5b5e14de22,5e95fc17cfe9746f
object,88b6ce2300000315,6f5b458acfa95dad,dc97d4394273846d,327858312f70af9e
object,88b6ce23000002fb,76f863e01bf368c3,1aa37a460c6330eb,4da2f954a71ed250
object,a88f2560000000e4,fca4d2ccd28b25ef,b4dc06802e599999,45121c4a588cfae1
object,a88f25600000012e,f635e7ae50fea52c,12dee2c9c9fcd1d6,ad81a1d378242964
object,a88f25600000018f,15d220011327d18d,fc6935b3011a563b,ceb560804caed7cb
object,9600753f00000a39,416ac7ee8681f45a,ef9e7525cc4d4c91,f8b60d493bf7b2e7
object,9600753f00007ab5,c9332936e2a115b2,e174951bc9ce4d37,a3c396ba2ede3c9c
object,9600753f00001968,5e6c94fc8ece03c5,a387068714d67de7,0b31374cac74ce09
object,e99abdcb00000d4c,4d4659da05a58101,ed7d7208526a75e2,5f9b1320ad1613d2
object,88b6ce230000032a,6f5b458acfa95dad,199f4ee1d09afa8b,0a05a2f7d2403635
object,88b6ce2300000343,6f5b458acfa95dad,c3c34595c9196eb7,70816d8493e870a0
object,88b6ce2300000028,6f5b458acfa95dad,ea7d3cd2b475449c,9ef3a31829641547
object,e99abdcb00000265,819efe329c2a38f4,065ae857b29787de,1b107b79e3b1109f
object,3457213200003fe4,57b54d639e50d131,c5abe509c520b4cb,57b54d639e50d131
object,34572132000032d7,f9a3b4f2d82be40b,19ef13917da6803e,f9a3b4f2d82be40b
object,e99abdcb000004fa,8304ad6cb077e2d4,5546d69ecff4da7f,c8f3f635d4d8b083
object,e99abdcb00000d11,e6118402c8cf3320,bef21e133331de4c,fd2ef1cd0d0c3666
object,e99abdcb00000967,708a1ecbb43acac5,c286fae5d1a64285,39e570d96e0ce77c
object,049dca93000011f6,1443cb134e48cbe4,fb86c349dd3870ad,7b23d5d369cfc80d
object,e99abdcb00001099,99a4073493faa92b,dd3246031ec14e0c,2845dd06acf231ea
object,a88f2560000000a4,e785ef044343aad7,c1ccab4496a634bc,09a1bfe3156ffa8f
object,a88f256000000130,1e75db54cde16777,a5632e3cdbd9e4c5,6d6f58d3330daa19
object,e820262800000f80,a222a7fbf6008b8f,5d0631e5994b8501,ddfbc6fc0f505c17
object,e9a8024e00000294,c9e566c7c529af53,0e34c829447146a6,004b139c968151e7
object,3457213200002ceb,a9a89df4c103ab67,6863541e6f64326a,a9a89df4c103ab67
object,9600753f00006d72,c59054e43f10175a,d838f3d48403fa1c,3955ee42c045bffa
object,34572132000083ba,b32276e047c2bebd,27a96b4e52878581,b32276e047c2bebd
object,34572132000075ec,8c151320d4f019fb,e5d5fa9623b35fde,8c151320d4f019fb
object,9600753f00001d65,263468e446d84657,e34f5f75ee8bf54a,b13d6c9414af3a59
object,035f6007000002fc,f72bdd0602de654d,5f5929340014e132,701183394ba6ee45
object,e99abdcb00000619,8cc3b66d4a33b188,8cff430d48f62bed,c4977943f60f1072
object,e99abdcb00000940,89094e61ccb21484,e8e57a4b8e54bdca,4b60cf6eec7970e3
object,3457213200006026,3f17eee06d919157,00d746870aa6a7b9,3f17eee06d919157
object,049dca9300000893,1dc0630ad27d873d,f60ccd225c134146,9a38fa0f547895c9
object,a88f2560000000b5,fb082263a990d199,b7662841beb7b6ab,fed637cf7006bf1a
object,e820262800000c7a,9daabd28bc25ee1f,1f0624582371099d,c235c37030ff4ece
object,34572132000071a0,3f17eee06d919157,f4cc44033d3f8120,3f17eee06d919157
object,e99abdcb000000d9,f64a539626f65522,d09c9f5ac83fd90b,5ef9d109f11febdf
object,9600753f00002393,4d33da6eaf294718,90a7413b89c63fb5,24b5b3f625e91ff8
object,34572132000058c3,50a1501aa86a156f,201a6b56b4e15b84,50a1501aa86a156f
object,049dca9300000f2a,9bdb5d55d1b38a1e,2672a0e96697d2fe,501b730327d7bef5
object,e99abdcb000000b4,e514190fd88707bd,89129967255e7be0,01cea31eb43584ee
object,8533c07c00000001,61eb60938d6b7449,486a5af944792fb6,1c33de9d9a3a0adb
object,4b8e1ecd00000003,3551d182e404620a,d8753e3af9c7ff62,76b0a8933b1dd067
object,3457213200007ba6,e5ddff75a48df982,2594707b6cfb257c,e5ddff75a48df982
object,34572132000025e2,77a85b2a52be3a5c,80e5846e760fb985,77a85b2a52be3a5c
object,345721320000210c,50a1501aa86a156f,80e5846e760fb985,50a1501aa86a156f
object,9600753f0000500a,55141defeba3a556,a6f31d29cf8312f3,d56373f5b4d1d82f
object,9600753f00006a75,0150471a232d2250,01a23dbca404bdaa,95ed8dc7ddac8f49
object,9600753f000067bf,98d59a79dd5c2c10,72a44497b51eec49,5aa7af12e4af3ae2
object,9600753f00007a05,55141defeba3a556,72a44497b51eec49,d56373f5b4d1d82f
object,4b8e1ecd00000002,e494dec7b68a2cf5,dd30806315ab0d59,98fb5689241d21e0
object,4b8e1ecd00000001,822d5163c250fa10,dd30806315ab0d59,7ce3e23348a6cd16
object,e99abdcb00000ed7,bf023b76c644531f,eee749faa05c2a80,9ed8a0642833e89c
object,90e8e16d00000007,c7093f56ef7bb47a,71c1d57a32edaa49,ab2b448b28e8c3b4
object,871a5faa000001c6,b56d294ce816acfb,9524ce0dd13c6e4d,4dd171671925b044
object,9600753f00002d51,fddafcff9da8bd2e,c12005045e0b3b61,9b359360aeb57f9f
object,75ff2f000000000a,d80edb36926cbdc9,ef245d50706b0027,68c29c39aa38be3e
object,e9a8024e00000286,eb70e839ce12dc7a,9d0a855b389cd8c2,6623815e86647200
object,1e8f4a7d000002c5,16de7446871d7478,304e272901c0493d,a5cca337f7ff5263
object,4ab3c12a0000060a,1776a3a6a23f81d8,ee971316e51f9865,a56eb01c66b2b038
object,e99abdcb00000a4b,654bf5b44492b758,e8e57a4b8e54bdca,3c329ace98ad3e60
object,049dca93000011d2,023431e9a6290373,f60ccd225c134146,a618a9a526696aac
object,e820262800001107,62b652f43d323d2b,1f0624582371099d,e2fd7a8afedb6ceb
object,e99abdcb00000313,578002e56ffb47b3,98328d7c344a3590,9bcc627dac356a3f
object,e99abdcb00001038,5e9239ef4273e7ad,b4f12183db808f37,80d575cd21cc77df
object,e99abdcb00000ac9,9708e888befb8ed9,248ca5b3b900de58,06cfe6c3063efc02
object,049dca9300000e4e,3fd8d2b9d5207c85,07169c124369743a,f247163fedee4d80
object,049dca93000005fd,b90c7186282b885e,fcd6369803d07b43,341f2e07b87ebc67
object,e99abdcb00000ed2,cf5660864e4a942e,57bb0fd9211bb534,a1c393e2f318bdfe
object,c9a9221f0000008a,57915076a2e04341,2aa5e35c056c1e02,8a7b16e018eceaba
object,e99abdcb0000064d,35b90143d5b91b36,820b3cb7cd6c299d,4adb77ccc04f8dc9
object,049dca930000034a,ed620c55973d7bbe,23f8ee2a480abce0,f7738210ba7f48d1
object,e99abdcb00000f08,b3d6af7e05410caa,a43030623f0d54e1,8cc2a088c925b464
object,a88f256000000052,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000790,1e4f34eb1aa033ed,fcab374367b56c5a,01414aa4b311d788
object,a88f2560000000f9,88f898ba534f5c67,6d601d5825c7b68d,fed637cf7006bf1a
object,e99abdcb0000012f,622e4c7981616c3a,e8e57a4b8e54bdca,3aa6b7e87e002c9b
object,e99abdcb00000efb,7014874af6e6b346,e8e57a4b8e54bdca,f399289ed716d4c5
object,e99abdcb00000dbe,89fad317356ad23f,e8e57a4b8e54bdca,ff1a73b3c685f83d
object,3457213200000e18,9c28c4d7b6655779,fd8aa589f9d6bdf1,9c28c4d7b6655779
object,345721320000180f,a9a89df4c103ab67,b884b0f2d8255692,a9a89df4c103ab67
object,9600753f00000659,c806d8d20b8cb284,93832f3a3c9cf6dc,37e2532b050a6e09
object,3457213200005c5c,8c151320d4f019fb,94f5205bab5b63a0,8c151320d4f019fb
object,9600753f00006b27,0046adbbaa0cfe45,65ad236f5775438b,1fe8c39c6b96f614
object,e99abdcb00000f65,4bae1c8a4ae5fe40,c54f92108b6876f9,1cc04e98668947e4
object,c9a9221f00000013,57915076a2e04341,91ec0e654c7af3d7,3bb5d2d6834fe807
object,049dca93000008a1,8a492286a4c198ed,8bcffef11c476419,0c5f89acc8e485d2
object,e8202628000005f1,09fc2a18eb74f990,6d4cc780105ac2a2,df7e17096d9e357b
object,1e8f4a7d000001b5,f64137dc9863d6dd,d1fcb84231d508dc,4a1db98821b1cd40
object,4ab3c12a00000214,1776a3a6a23f81d8,52ad2c6ce5b35f86,965fa6de7a03b52f
object,75ff2f000000000c,f0727d44ef816eac,74b8abcdd9d6dfe5,debab397c8fb8553
object,e9a8024e00000019,bacc78180b473067,4284f5f62ee04273,6118eaca33da4620
object,e99abdcb000010dc,de07eba1b5c01b2a,15e418a2f6a96731,753c088cd9e46655
object,a88f256000000051,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000f84,d204f3d997b9cb55,caaf86098c9132ae,7184d55ec0ce7a1c
object,e99abdcb0000055f,242918474e312e7d,85bd3a82f6ee27f9,aa4f66110cb4db0c
object,c9a9221f0000006a,57915076a2e04341,5f190134caa21c07,4ea05792e6d21c8a
object,049dca9300000973,ce1c3aa9afeb0ee5,d6635600d37c9e83,d83d039baab36a24
object,049dca9300000a74,82517b541e97cd8b,17db898700430ce0,ef64d740eff0c385
object,e820262800000cd3,3df02cd942b543a7,e70417e760afb0bb,55c542a4270d8348
object,e820262800000bdc,f9095999722d6358,14123894dc4ce3ac,e4a0c6f17d000c89
object,1e8f4a7d00000309,df450424dc212598,9d2020ff8aee3af4,a5a26fb7f4941a67
object,035f60070000017a,cc8ee00025bd5efd,b5749795120a170e,7942ac42bdc48698
object,4ab3c12a00000489,1776a3a6a23f81d8,464f5fc62b98aa3c,4d99e1e1c3b498da
object,75ff2f0000000011,0c8a73fd856759d5,5f6cced65c7e0e49,d18ee86955fa49be
object,e9a8024e0000027f,97b4085f6a0bdf90,d47b48fd3d462e03,fc952920294084dc
object,a88f2560000001e9,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001145,5d6f73a77f1f9d4c,fb22a2e0d9bfde1f,d9e831e35bf55433
object,e99abdcb0000027a,8c5fa12b63a03a35,42349df24f29e670,7632695585045c32
object,e99abdcb000002ce,330adbd8fd2cdb2f,9c2c395ed3c49e2e,27d0f35d7aefb0d8
object,e99abdcb00000f83,f08fb039dded3125,9335a3f1d6fc0349,d6a4262257a80c36
object,e99abdcb00000798,1dee5afd77973d00,9c2c395ed3c49e2e,65b9e471fa784dc3
object,e99abdcb0000008b,9d42ad87d00d5a5f,9c2c395ed3c49e2e,74fed69e67cc3c58
object,e99abdcb000001cf,8ec7213eef29c4e7,9c2c395ed3c49e2e,49fc366bc1a23e0c
object,3457213200005888,e38d695ddf2ccd1a,180b5c65fc1550ec,e38d695ddf2ccd1a
object,345721320000674b,8f555c3a2d3550b9,7ecd8bdbe30b36c1,8f555c3a2d3550b9
object,3457213200007c6f,11d5db15ac2e0594,77f0cc6f0cad5b3d,11d5db15ac2e0594
object,34572132000084ee,9ab70e857c807f2d,91b21fe40b888fe1,9ab70e857c807f2d
object,3457213200006a8a,885fe9c8d5af0de2,7efb1b2cd5bc7998,885fe9c8d5af0de2
object,e99abdcb0000048b,ec682ea474773915,293621d84fb0b776,89d81304024b511c
object,a88f25600000003c,3cc93850c31cd801,8c671044b6520f8d,e3aeb7e9c2027762
object,a88f25600000016a,c0964161ca4d114c,cbfb2624c4ab6a56,9353728597725e80
object,a88f256000000007,a373a4b5ad3ad762,42f391177359a4dd,674fb3cccddad76a
object,a88f256000000065,8bf9ed5cc2f201ef,afbb5bc5a50a134b,6b7743050d18c9dc
object,a88f25600000005f,f27808574b5a4d07,5d32d70dadfb34a3,a874232e3ca2f098
object,a88f2560000000ed,3eaec5249d8028d4,2b53052d7f5d1195,658db10a140eecb8
object,a88f256000000062,8c3d3be8e0b2d818,87ed8ec266239fe7,a91710ce4fa7cf74
object,a88f256000000188,918474a3380647fc,9e01c45201cb58a7,8fe5827875d72bf9
object,a88f25600000000f,71986d8fdc704f55,ae6bb478ae0a3993,9be3d6ac2c217925
object,a88f256000000125,9604b7450d8890cb,ec7e18729b25258e,c41aaba597352ee2
object,a88f25600000000d,f0f1668c3ee28918,3f1579c8ee8873d3,a402f6d681461e8b
object,a88f256000000035,8bc9aae0b3372a13,adf372e567b3c569,d3070db2d313bb4f
object,a88f2560000000f5,1178eadc7ee07a67,1e90b3378e6fff13,fbefdaf046adf5b9
object,a88f25600000005e,6bbca507f1508b23,cfb374ff19130df5,7d4dcea9d8e8c10a
object,a88f2560000000b6,959cd5e7fed62e70,4d58115a2976acbf,1cabcfdca639c837
object,a88f256000000136,1b6d267624309feb,941f90b0b2545ddc,0e65ed6eb0dcbd87
object,a88f25600000009a,be9e764b4fb022a8,7fe140bec8a45793,a9426e2148ea5572
object,a88f2560000001e3,2d68584c644ef8b2,1f798b5ff909777a,34a4d34ddb1cc634
object,a88f256000000070,bbe37e4df3dd436d,7530e3638e83092f,5a12f61396a8f3b7
object,a88f256000000159,c7324169ba0145ad,5cfb1fd623974fc6,d4930d3ba26ccddc
object,a88f2560000001b6,60e7680963481fcf,00480aaf7a186884,8b9e0ca2bc86b7f7
object,a88f25600000012c,186ac8dd3fd3e79d,ff7019c51c250591,84bd4683db2d8c4d
object,a88f25600000002d,ad043f0155341798,e1eae622519afd05,19d05034a4c3d4ba
object,a88f256000000036,03be2a6d770c9eb3,633f8901e9d862dd,d0ae5a786aa0b18b
object,a88f2560000001b4,d8e2d8ab3bbf8ed1,314d6a8bd0c96697,706a10695f90c164
object,a88f25600000008b,720039083b300258,0daa2e5348fdc44b,32cb3067279a9ad6
object,a88f256000000152,16b684115a1e2b99,0f5ca2036a776ba9,9186e6ed3487d2aa
object,a88f256000000129,a7b088bc0934a42d,e41dd73f023c4e50,ae363c8e9456d57c
object,a88f256000000155,167588b809b1efab,707f504993b8bcbd,275bdc23b5433690
object,a88f2560000000e6,99c8b99e94ee6660,934311de532b78d9,80f120075d0dfce0
object,a88f256000000192,227197bb08f3d4d4,12270bb1aa80d9ff,dd5681a17f250d3b
object,a88f25600000005c,7ed4eaaefa254bec,38db161451602a6c,092d9df3652f14ef
object,a88f256000000110,8f3d7e85c90e5499,ec5be16cd48df767,f0681a0ea137afd9
object,a88f256000000175,505482da31a2fa77,09e7946011058f01,2ebe5aa810d4b4fc
object,a88f2560000001ad,2efbeb6a2a4f1c21,960990bd6177bb1a,39d94a77bb2df777
object,a88f256000000103,988845e9743ba322,23b106a2ecd09efb,7786938b61407a16
object,a88f256000000170,01efec40105405c7,81da3f14082c6236,82c07d0ae79cbff2
object,a88f2560000000bb,953f524ec82a5fc1,d46fa7659934a14b,644bff0ef51195bd
object,a88f2560000001bd,1fafd5cf538d81b8,d21f320bf8081ee1,3748e72ccd52c51f
object,a88f256000000094,7366906c87676f79,94f8ce02cce66729,4cdf5e547c121e80
object,a88f256000000199,c452e2331c7fceea,53d85bb243d4cc9f,ebb9975242372ab4
object,a88f25600000013e,9482a80662c2d2b8,d7334ae611d0afce,f96339251505290a
object,a88f2560000000b8,f71f345f35516ddf,2f7e84cbb4727513,483416f894aa0b9f
object,a88f2560000001b9,5f7c429f0b8e9ed4,1664122f4401ff3f,ad54f51b0b2d8e86
object,049dca930000089d,8fabfef42fb92b31,14b66f4bc5811c78,4b44d9ff2ee5e2a8
object,e820262800000c83,3d2b74b342f21e85,7a2dbd8f8056c872,55c830aba1a01d89
object,9600753f000011f8,263468e446d84657,7f245243ba081a7f,b9ccd86b53311f74
object,9600753f00001189,ec2e82c960c87c36,5e0f0ec478eee73a,9fa1dab6142a42a4
object,9600753f0000314b,6314419be126861d,4fe3dc6caa47c551,1db326a9310d643e
object,9600753f00003c07,c59054e43f10175a,db853361280cda70,f0c2bdd544aeaf30
object,3457213200001620,a20b9e92ce360dc2,b70e3ed8a483debb,a20b9e92ce360dc2
object,9600753f0000508b,ec2e82c960c87c36,c40f49e8f3ca6f1e,edc8c8ab845127fa
object,3457213200003f4a,821a707867876b2e,949a220b71699531,821a707867876b2e
object,3457213200004a3b,65299cb31c51d0b5,453889c055fe125b,65299cb31c51d0b5
object,3457213200007040,db89172da6d59aea,1f6419f5ef9c01bd,db89172da6d59aea
object,9600753f00007105,da8233bba7c876ca,21da5d1165df31e3,be770ba6cc0c4e07
object,9600753f00001f7a,8366c39d4a36a860,4f0c9f02ed565e3c,07606fb2a2bd3805
object,9600753f00001c31,263468e446d84657,056f655f82728bdf,f1ed12c2875542b0
object,e99abdcb00000545,35a65b94bead5293,de2890221415ace5,6608eeb60468f129
object,3457213200005e92,ec3209b1dd35b632,0dae27116a641402,ec3209b1dd35b632
object,3457213200003c79,23c9c40ea0ef6934,eacb88fea080a2af,23c9c40ea0ef6934
object,345721320000125a,e080441c25b86e9d,29b602c2b451e84b,e080441c25b86e9d
object,3457213200001508,5b8a85754687c8f9,21136fede3cd2492,5b8a85754687c8f9
object,34572132000017b9,e5e230e95f027009,8f0bc4d05b1b9665,e5e230e95f027009
object,3457213200006204,b85832523db0b11c,90c27f31747ee358,b85832523db0b11c
object,3457213200007e48,cb265e52c8cef302,6e2e6009c9b4e4e8,cb265e52c8cef302
object,3457213200003603,6620ac85f3b26091,4fbf6a423419f4e0,6620ac85f3b26091
object,3457213200001c1d,004f1335d370dc9a,85a26586d2a9dc8c,004f1335d370dc9a
object,345721320000762e,795feb89eb14141a,3b9367a3cd1be1f1,795feb89eb14141a
object,9600753f00005d67,c59054e43f10175a,51f68b63486f44e7,e846e81725d28306
object,9600753f000065c3,c59054e43f10175a,3db1f49d84f8fd26,abb48e9fdf5021d1
object,9600753f00006ac9,222d5e9a0af51669,7efb7042b80d1e15,87208424807d8715
object,9600753f00002f49,8366c39d4a36a860,13f35243e933a638,03150f9cb483d488
object,9600753f00007f2f,c59054e43f10175a,ac4c1b9cb7cd3600,ce9b21dda90e1b05
object,9600753f00003254,c59054e43f10175a,c21f095f1252c420,955daf7637935e19
object,9600753f00008224,ec2e82c960c87c36,c48fd9e5179f0fdc,677fd580cfb9fdc2
object,9600753f00002f25,263468e446d84657,9867e2971efe702b,c9ced3bd15ab9801
object,9600753f00007c92,510ae080d15f7b73,703e34b19114bf4b,0bb54f10b50c0d1a
object,9600753f00005a36,263468e446d84657,563216a23e6569ed,6bf29942e96406c4
object,e99abdcb00001152,82cb377c584195b8,ab97303190cd4c59,06bce6af396be76e
object,e99abdcb00000667,d9bfe0c160003144,e63440d92d4868ae,a373ce7a438790e4
object,34572132000011bb,3be6b25117b7774b,90386c0b8ccbb1fe,3be6b25117b7774b
object,3457213200005e23,95ee28cbd854529f,617fc3d89a00173f,95ee28cbd854529f
object,345721320000239b,243b07831375309f,d5da21576062f688,243b07831375309f
object,345721320000354a,d300fa28d2bf7533,de69a8db5298c8f2,d300fa28d2bf7533
object,3457213200006827,2a13a4724339b564,4028b79bba7ab33c,2a13a4724339b564
object,3457213200006a57,10a83d7e331f6f44,a22f5e5fd2ccd01c,10a83d7e331f6f44
object,3457213200000686,96039e7882412e6d,909731ab74c34051,96039e7882412e6d
object,345721320000865d,132545063b91ae02,a0475a4d3f30b07d,132545063b91ae02
object,3457213200007ddc,d599e9c0bcfcc7ca,e40a3e4862ae3827,d599e9c0bcfcc7ca
object,3457213200004ad6,26312669591c55e8,13f105e2b83c63e0,26312669591c55e8
object,34572132000079eb,611b3568f66dec2d,23e7538731f19516,611b3568f66dec2d
object,3457213200001ff7,c005475d3c86317d,85bcca2a975f1ee8,c005475d3c86317d
object,34572132000083f3,7e78b0d0280b6524,a8ea83b10c1c36f1,7e78b0d0280b6524
object,345721320000600d,9f5baeae70796aa9,72478923c7708ff1,9f5baeae70796aa9
object,345721320000226b,fe0c2c699af08354,389351dbe4f4cfcf,fe0c2c699af08354
object,34572132000082df,b6cd4ca5e3964cb5,635d182279d545b5,b6cd4ca5e3964cb5
object,345721320000035a,38c9e6dace7cdc5b,aa19a42fa8c9f102,38c9e6dace7cdc5b
object,34572132000000b3,f594a6501f652a9c,fe9be9c441524f41,f594a6501f652a9c
object,3457213200002066,68ed47a9cb02ad2d,9baf095850ef275b,68ed47a9cb02ad2d
object,34572132000029eb,96b4b85792756318,93c5e611fad15571,96b4b85792756318
object,345721320000557f,aeb274ad2a6cbbcc,00c58bc69f33b31f,aeb274ad2a6cbbcc
object,345721320000294a,f169ac2d8a5715d7,25dcbe615ae967a7,f169ac2d8a5715d7
object,3457213200007e00,e8f4508c6c0f377e,e1290815fe319348,e8f4508c6c0f377e
object,34572132000019f1,771cacea5b99c122,dd83d4f192e6f9f0,771cacea5b99c122
object,3457213200000c3e,de2acb9694a2efc2,56182d8c693e5689,de2acb9694a2efc2
object,3457213200003d27,504a8784367c6add,cb1de0bfb3dabb0f,504a8784367c6add
object,3457213200005187,b981ee9e3ead1e46,29ea3259deaf3894,b981ee9e3ead1e46
object,66394bf800000043,e68ca98128aba57c,6bab593d9f4bd122,486309f5cc56cdac
object,e99abdcb0000113f,a51476d3ac5e57c2,0abebb06df9fc1ec,1d06cd5e74a2034d
object,e99abdcb00000031,a9db7e0e0f90ebfd,e8e57a4b8e54bdca,00becd2df9039a2f
object,049dca93000002a0,fd415f2f4e35429a,8f46f39f71cc9e52,3fa62dd7a47be684
object,bf0d861b0000000d,a6241dc641408a8f,85b5c319249b4355,8d4c5ad7d662758e
object,9600753f0000429b,fb8cb07c653107d2,56a3d1e6147cf838,c6b0ecaf61ed4c3e
object,9600753f000060e1,c1ca973bb0b104c6,11cbe6b3bb948d3b,8bd8dcf84f811276
object,9600753f00005e0e,49209790da273f01,9948da83fe0db583,bd7fc9b0d04b86b2
object,9600753f0000823a,ec2e82c960c87c36,6dfcb154b218717b,7d800a0ce7f08986
object,9600753f00007483,503ca53c57669bb8,d4d99cd879fca988,5b97e71f1ed4a2a9
object,9600753f000032b7,8366c39d4a36a860,3827d8953725d954,6fed0ec492bc1459
object,9600753f000015c5,01653eb4cf885d55,e7229d51bb658c02,ca1d3aaba5d0f90f
object,9600753f00001390,a97503e541a0f3bb,e8086702bb17158f,7fac6a07850c4863
object,9600753f00002e93,0d3579404d1865e8,235048f5217aef1e,0ea4fd50d466f95b
object,9600753f000040e8,263468e446d84657,b8cbf3c38c1658d2,d730484e45ce679c
object,9600753f000052c5,01653eb4cf885d55,f883af06a4d19842,5426c6cf39402e15
object,9600753f00000ad8,ec2e82c960c87c36,38ccce161c7ef747,b1d8b127c53ba31d
object,9600753f00008509,ec2e82c960c87c36,cc50ca34d1bc6471,0edddcc110126688
object,9600753f000039fb,aacfe553a3f1ee02,7fb8694d8fed5e35,55e336a09900c496
object,9600753f0000755c,148a8c5589e4d0aa,15fb907d55b2d265,640ffb766c2f6b2c
object,9600753f00005f50,ec2e82c960c87c36,40d027f00f2d45b6,be7a5e2157493569
object,9600753f0000598c,c59054e43f10175a,16a8b343b98551c2,64a305d0d34d6535
object,9600753f0000549c,1793776f3955390f,b8faf6225c2bfb8f,04de231f29420d44
object,9600753f000007f7,01653eb4cf885d55,3b27250702ff92d2,ed027f69255df8d4
object,9600753f00006ed5,263468e446d84657,aa995cb1ad16f2a4,87d08d04b574b857
object,9600753f000018d1,c59054e43f10175a,a0c8b65c58252afb,8d3f1b78cc1cb806
object,9600753f00004a5f,263468e446d84657,8378257bd7263e1f,c28e7cc2d0704fae
object,9600753f00000dd4,263468e446d84657,62af38ec1c330f7b,1af3757688b9d9e6
object,9600753f000070b0,263468e446d84657,9dbf33b99c3830a1,1c1e728cab72532c
object,9600753f00000778,6bf5345b1942c8b8,0c98e4afcb801129,0b9df4f45ddacc4e
object,8f8f933c0000000f,657b8b1932a2599f,8926b887778833a8,c45909bf82af9275
object,a88f25600000011d,b2c01017dd67cb5b,d97730def097a65f,b6ecd272f8fa0ae7
object,88b6ce2300000486,b8d6ae55da445d18,76a3b85a2e451f9e,b36c53447c6bb0d7
object,9600753f00007886,6ac0db644f23d944,e5cf2034b1f6d88d,dbafcf6f97793d59
object,3457213200007e57,b69879e25cd6973a,b2f13828471a7334,b69879e25cd6973a
object,34572132000022f1,6f2fd3219dce00f4,5fc9d0b5834968b6,6f2fd3219dce00f4
object,345721320000480d,9ab70e857c807f2d,6d1f734ab29ac24a,9ab70e857c807f2d
object,3457213200003e87,11d5db15ac2e0594,835495104da57d1b,11d5db15ac2e0594
object,9600753f00000de3,12a63f1704197cc7,a630a14747ddb27c,f12345fa45b8d594
object,3457213200000681,10a83d7e331f6f44,10655cbd28e6542e,10a83d7e331f6f44
object,3457213200007859,68ed47a9cb02ad2d,bf76b80e14b88482,68ed47a9cb02ad2d
object,9600753f00002687,e5e8e92a134eb5c0,8309ccf069b97efd,a2a4cb44a265b0bf
object,9600753f000046d7,06ee15e9bc0764a4,b93e4eb11ed99d2e,83f040920aaf6b72
object,9600753f000045df,e5e8e92a134eb5c0,4d0cb8de4cee782e,a2a4cb44a265b0bf
object,e99abdcb000005ea,1d3c35d848db530a,83bd38b4ce91ce38,2d2cea5e269db9cf
object,e99abdcb00000ae5,31f35302ed67a5d8,cd90704cc3341a4c,74910c8d31566fb8
object,7eb46a5a00000001,95599880f8800a41,190674314e7bab12,f89b1f3b57b69bbe
object,035f60070000039f,6cae3b4609f6b570,ce7df0110637f68f,004a9042e60a859b
object,9600753f00008106,ec2e82c960c87c36,6aa4308387b56128,661a5303769c6ca7
object,34572132000012ac,a20b9e92ce360dc2,a90dc31bcef6ca1c,a20b9e92ce360dc2
object,34572132000015e5,2a13a4724339b564,3a6c0bef81cc2268,2a13a4724339b564
object,9600753f00007f05,1bea3741e661138e,9280bdf43bc1bb7d,4cee25d451c5329b
object,9600753f00007056,fa5cab30feb826be,fe0aee5465b654e7,1271133506b33d2e
object,e99abdcb00000e99,be8e62d9fb8f8ed5,ae70455ac4845809,302b3b62c8188705
object,c9a9221f00000025,4a16e4951fee852c,490f05754f208b0e,4470dfdf33b0b8d3
object,049dca93000010d3,aa610d97e602ae86,f4053e6e155d20d5,3b837b6524b0cbef
object,e820262800000f6a,33cce7d17bd2318f,b0a6d57a8be0403e,0abbe83993e5a4b7
object,1e8f4a7d000001f5,e358cd522308c77e,d981ebec1cffa0ff,3233743d68d948ab
object,4ab3c12a000003f8,1776a3a6a23f81d8,d49f7864d33782e8,9aded2c0223d4d8d
object,75ff2f0000000008,071a85b68bcb6d9a,182ac10bdb809885,f26d7b7a8e70bbb4
object,e9a8024e000001af,4d2334176159537d,274135ff84d830ca,9b6df9d005c8f71c
object,a88f2560000001d2,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000f96,8a3415c48ce16f3d,502536c4febecec3,464a53a593af19eb
object,b2c1454f00000001,9e4360f1b2c1454f,9671d1b7b928ba39,7f8595f02e20cabe
object,e99abdcb00000551,d976bd5b50fae5a2,c83292e920ed8577,4e5716227aa7aec8
object,327d7f6400000001,1717f7ba327d7f64,52c530de77dfef3a,bc206ec3fea01996
object,a88f256000000090,cddbefd1fa2388f0,184f14509fbe3f1f,6b7743050d18c9dc
object,e99abdcb000011ba,fd4e35d016724c4a,e8e57a4b8e54bdca,0b3e976093dcaacb
object,3457213200002387,0a526fd4034dd7ed,4f4286f1a1e7b663,0a526fd4034dd7ed
object,9600753f00002b3a,819dc6293c0f91e6,53897c5b94318737,6653dc17c76cc8f9
object,9600753f00008176,a85e05cb1d36d162,d79c808d2b9aa3a7,419ef1d28dd15c4a
object,9600753f00006f11,255ab382ecd09e06,ab93308669d149c6,721a4b37a02d6594
object,9600753f00006234,f6406bb67f4b06e7,53897c5b94318737,7012dee7555c7618
object,e99abdcb00000e8b,c2b1502847f74f69,e8e57a4b8e54bdca,b4ebcd624c264e5d
object,e99abdcb00000a01,c7bec906ec026f37,e8e57a4b8e54bdca,9ff8953c51ecdc6b
object,e99abdcb00000eec,0c0390390a825b49,e8e57a4b8e54bdca,4103382eac122265
object,3457213200001a90,d7bd380260330d64,ba4f43fcb8c26ae1,d7bd380260330d64
object,3457213200007528,ef2d91a0adf8d58a,0864857106867ba9,ef2d91a0adf8d58a
object,9600753f00000524,af558bd4ce25f9e7,af803447f7c22c5e,1212699b2b6e26fe
object,9600753f00003f45,dc1a23fcb929905d,b53d3f29ca755a9e,1860986ffcb8c2f4
object,34572132000057f7,38c9e6dace7cdc5b,7dc8e20bb671eea0,38c9e6dace7cdc5b
object,9600753f00008790,255ab382ecd09e06,804d5b0dc99edf92,721a4b37a02d6594
object,a88f256000000014,73a3daf975c061c9,238d8c014a99ae6d,7d4dcea9d8e8c10a
object,a88f2560000000b0,c46b0487d2a66521,fe314eb7b984a43c,a91710ce4fa7cf74
object,a88f2560000001e2,ca2114ad7e6539f5,a2eecfa2967ef68e,9186e6ed3487d2aa
object,a88f25600000001f,9180aa17c2109ba3,638d38367516f0b6,9353728597725e80
object,a88f25600000002e,0ecff07fbd2a2937,96a9752b6dae9bce,32cb3067279a9ad6
object,a88f256000000157,e4855f5c97bac466,9c3dd187eb54b283,8b9e0ca2bc86b7f7
object,a88f256000000106,1f74f13790e66090,eae07e1405572599,e3aeb7e9c2027762
object,3457213200002ec3,b6cd4ca5e3964cb5,5df8de83f4fef631,b6cd4ca5e3964cb5
object,9600753f000052ba,cc6531f88554b560,1a70bb63f5592d9e,bc093bc33c3ce3c2
object,a88f256000000144,a4fac14f55cc8c7c,2549aab5e73ab299,c41aaba597352ee2
object,e7ca282e00000023,ab148c909cfb9239,5803d3449bb0e8ea,8e3abb9ad4b0ec21
object,a88f25600000008c,21e49e64a3ce7329,7175fabc099a461a,a402f6d681461e8b
object,a88f2560000000ce,5ae4915b8d7ee612,bf99ecd74d95e1d4,ad54f51b0b2d8e86
object,a88f256000000037,085f346230e4e4a6,bdafb66bd1f26f81,483416f894aa0b9f
object,a88f25600000015a,1423a8d59c90df85,31b1fcd5c22ad8ed,34a4d34ddb1cc634
object,9600753f0000399b,0cdedaf03a16bfef,820d5cfe85444664,1a098ea637fa5dac
object,a88f2560000000bf,17cccd6696fe7ec8,4fb672712710e848,3748e72ccd52c51f
object,a88f256000000006,90d01ea14bf65db4,482adb4cd6d84841,ae363c8e9456d57c
object,3457213200005f3e,f594a6501f652a9c,40e53f18d892a8a3,f594a6501f652a9c
object,9600753f00005d44,f719aab372cea3d4,eccf616d20a40778,7e0677dc9cfa5240
object,9600753f00001f73,f719aab372cea3d4,e7505eceb8b3abd5,7e0677dc9cfa5240
object,a88f2560000001cd,7ff38378da84dc03,e0b7d6308ee44884,9be3d6ac2c217925
object,a88f256000000025,c788923a304d3a34,7b4b21bab7db034c,644bff0ef51195bd
object,a88f25600000012d,36752e03da3cb484,84466e79a5537970,d4930d3ba26ccddc
object,a88f2560000000bd,838cbafb8636bf54,90bc1b713628467d,82c07d0ae79cbff2
object,a88f256000000162,ef5ebbdc39637d98,249f4749e7053ef2,d0ae5a786aa0b18b
object,a88f25600000019b,000d69b06988f090,44be86234b7e82b9,706a10695f90c164
object,a88f256000000165,5e2f4ab1613e6c32,ce9e249be6d23d8e,1cabcfdca639c837
object,a88f256000000164,3c994155fa9caee3,fcc1b61edaf27d59,275bdc23b5433690
object,a88f25600000014d,8b62ac134e004291,3a195a90a6726749,674fb3cccddad76a
object,a88f256000000148,3b802d1141a6b8db,0d861f75aca0cb7d,8fe5827875d72bf9
object,a88f256000000104,adfc2bb04fd1e762,e41126f623ba7ac8,fbefdaf046adf5b9
object,a88f256000000071,58104d4b17abf8cf,fb065addbdd076c8,658db10a140eecb8
object,a88f256000000005,5b0e3045eb61b5b0,33f9cabeefda09d0,7786938b61407a16
object,a88f25600000011f,10e712d604a999f3,90b959ed1a16156b,2ebe5aa810d4b4fc
object,a88f256000000150,dcfa52f3de055c99,636eb9adb652881e,dd5681a17f250d3b
object,a88f2560000000d4,73da494228127cb2,7123d1012197cdb7,092d9df3652f14ef
object,a88f256000000093,7d9e1ed407d449fc,78543e53a03c1a67,80f120075d0dfce0
object,a88f25600000016d,458b2f11d3249aac,f40f030879da041b,a874232e3ca2f098
object,a88f256000000008,cd262eebdc4991e0,4f6d261ed7feaa96,39d94a77bb2df777
object,345721320000021a,b85832523db0b11c,bb7b7c03bdc9fca5,b85832523db0b11c
object,9600753f0000173d,88f5bd598861f200,4c0f50cb1af4231e,d37cc5b780b1bb33
object,9600753f00007118,88f5bd598861f200,e7505eceb8b3abd5,d37cc5b780b1bb33
object,a88f2560000000eb,f7918556dee1d03a,9737870c0fceb093,4cdf5e547c121e80
object,34572132000051d7,8f555c3a2d3550b9,0e8109f1a2c1ebd0,8f555c3a2d3550b9
object,9600753f00006702,71423c61f978f90a,e7505eceb8b3abd5,fab5d57473d4a18c
object,9600753f00004b32,8ef70f02dc6bba70,b74e555676be1f98,a7d5f360b1d808bd
object,a88f256000000156,91e983a2d0db0ca9,ee8fd76d44d19599,a9426e2148ea5572
object,a88f2560000000e5,93d01cae1fc7ef41,0e3f8b0977bd6758,d3070db2d313bb4f
object,a88f2560000000a0,9e78edba4da566f0,0a153dca14b39756,5a12f61396a8f3b7
object,a88f256000000009,90bd369626f72b91,06b74afd8a361139,19d05034a4c3d4ba
object,a88f256000000111,c31b8ec55b990f71,596da2520f54e178,f96339251505290a
object,a88f2560000001d9,a48d384e4909b42c,6276dc537e015797,f0681a0ea137afd9
object,a88f256000000076,80d5c0760e21e8be,8dbd488f18d8025c,84bd4683db2d8c4d
object,a88f256000000064,f7803bb1d0c6653f,97e11c427e90f4d9,ebb9975242372ab4
object,a88f2560000000c3,8a98613315554f8a,fa9c80872ca8d680,0e65ed6eb0dcbd87
object,9600753f000017f4,333ec0703699400e,4ee8354fedf2ecaf,a48e121800ef1f55
object,9600753f00003ccb,5b1631636c0d709b,2a5ed7ffcb1de811,46efb3da4de6baed
object,3457213200006f0e,0e12526b876b2356,71f903d5093a20fa,0e12526b876b2356
object,3457213200006fd7,b4e4a401680070c0,ce7b0cc745ca0c64,b4e4a401680070c0
object,34572132000034e1,a7d784401ff333df,c2875faaf1594639,a7d784401ff333df
object,34572132000050bd,c306f831c8313d3d,fcd1e77b0dab28f8,c306f831c8313d3d
object,34572132000006fd,18b394aee0b489d2,a6311a0ea179f791,18b394aee0b489d2
object,3457213200003102,f1e131255f4b537d,72ed624a1a38b546,f1e131255f4b537d
object,3457213200006055,096ffb83b58c12f7,76ca7986dba45ff3,096ffb83b58c12f7
object,9600753f000045e3,96f2eb05b141fd11,0aa345a0d1785409,da437871ff8ef509
object,9600753f00005ec8,8ba6c4be8fd3a66d,3f22a930e9f714a7,8d9ea38f83f2d13d
object,9600753f00002587,71423c61f978f90a,26ce009dfb93d24a,fab5d57473d4a18c
object,9600753f00003e64,626523bfc137074a,2d568c73df3dccde,257ad0f1f7b0cb73
object,34572132000065cd,c005475d3c86317d,e7efeff51d61778f,c005475d3c86317d
object,3457213200002a96,51141f428e51dc2c,ebde1ac314bbe308,51141f428e51dc2c
object,3457213200007d7f,d8832c57662ab789,d5cac78f9111957d,d8832c57662ab789
object,3457213200005a1b,59a738a979f76d08,323821d59ff7d64a,59a738a979f76d08
object,3457213200003908,afd30ef36f092058,a317e9c76025c0b9,afd30ef36f092058
object,3457213200007ede,f51d90609fa7bc94,5fe97e6c0dcafd8d,f51d90609fa7bc94
object,345721320000251e,c7d93720db614fbe,8a4e4a09d1f25664,c7d93720db614fbe
object,9600753f000081ec,72010c94b14c6256,189fa9b63ee68d4f,41722814ea72b5ae
object,9600753f00005cd0,fd7a6f652f5bbf7e,facb39f3eb732017,dd08283d22610edd
object,9600753f00008560,adaf8a97ab4adaa0,7100dea6aec60407,43c63740682d381d
object,9600753f000001d6,d81a7ed9564eea48,64eede5f2624bd1f,83f7c777ed3672c5
object,9600753f00003020,9b9d8b53d597e850,878404f646cc9c11,2035ca80961c388b
object,9600753f000043fb,568d10831e47e3b8,03b964d264fb86ea,e78d3755bcd4ef33
object,9600753f0000262c,76c572b80f38aab5,57a6061225d34b53,ef9424d79b8bacec
object,9600753f000067dd,e8d11b762927360b,74113076d04c57f4,09a5768d5aa4ab66
object,e99abdcb000001f6,45b47e250e1384ee,7a121299cefd8e35,a2c7b0b860a3bf9b
object,e99abdcb00000efc,58b6e69ee9d79f20,dbb86a6abeeaf00e,c575e05e9ed7e6f2
object,e99abdcb00000e88,60d6a8ef4ce1198e,e8e57a4b8e54bdca,42a7e040948ec12d
object,e99abdcb00000c6b,5d44f5e08a44b4ea,4689e7273101f653,553963201f5c027f
object,9600753f00006cf2,0950b6a5f94738e8,1229c5bb9dda68e2,1b155adb8ec65ace
object,9600753f00006912,c3c57ae2a5039e0c,6ced6d95a3fb2dde,06b02595b516990e
object,9600753f00004ed7,05c619f50937a182,642de61a50fe6b45,b66822815c005ce6
object,3457213200003b7c,588e454d85891e5b,571ef80216819d24,588e454d85891e5b
object,34572132000071a3,f444f244e675e51d,a09cce1db3b08027,f444f244e675e51d
object,3457213200003a08,91cd514e6fcfb972,8e321a2301c75ab3,91cd514e6fcfb972
object,9600753f000060a8,eec08803fa130725,f1b245c991b6b6e7,86ed49cac5b5a363
object,34572132000008d8,9f66222900278266,9a6f92141c285ab3,9f66222900278266
object,34572132000011f4,d063a850b25d2fca,de0d85d738e3498f,d063a850b25d2fca
object,9600753f000067db,4216a91a2014f295,b99cab8d8aa697f1,9794d51c0f75f087
object,9600753f0000264e,9575db83834ea27e,a1e367d863350490,433a8f92e3dd6940
object,9600753f00005c98,5345ed6d44276601,96d7266d9e3578a1,38e6dd44818acafb
object,e99abdcb00000fcf,d98a164edba21ede,850e09ba9f34631e,2732bc5b95d2cf59
object,9600753f000016e2,dcd8cf927c07446e,8b8a8940014aa3ee,8032d014c625ffa8
object,9600753f0000287e,c3704b47c68e50fe,e308524bbb61f478,1a3e4d87e745dcb2
object,9600753f000013d8,c36c7d1d268f9481,a570f72ef13f7aeb,557fac37b05adb23
object,9600753f0000119a,133110aae1af50d2,eed0d7c4681f22cb,80931329f834f87f
object,9600753f00005bb8,e87c68c6a84da443,fab56a491a2ccc15,b4de7576f5501b22
object,9600753f00007a7d,6841d9343ed31632,a23753bfc9e0729c,81ad92a0075443f2
object,9600753f000072df,8919fc8cff7ec1f1,5a130d8aab9f3267,25ac0b2f739329ed
object,3457213200005dac,85cec683e6bdd478,724bda22ed133d82,85cec683e6bdd478
object,3457213200008062,88b771636005a7cb,54fe628c3cc203bd,88b771636005a7cb
object,345721320000352b,74caec212e24e760,3f082623e24403c3,74caec212e24e760
object,345721320000027a,43533c1aeb10b8e7,be31a7993bbedf89,43533c1aeb10b8e7
object,3457213200002c98,74764f59b72772b3,472d24d8772f5e77,74764f59b72772b3
object,3457213200006c18,6a86daf5e37a2da3,82ea894f79e34705,6a86daf5e37a2da3
object,3457213200000f08,af94e182c3886e8b,714bf7f501f143f0,af94e182c3886e8b
object,3457213200005338,0f67e189f573eccd,3297aee99691896f,0f67e189f573eccd
object,3457213200006deb,4e3ab902e4a9af25,edd9cfed43bca13d,4e3ab902e4a9af25
object,3457213200002ec0,38ee2787e2e6818e,e1c7549c9c67a30d,38ee2787e2e6818e
object,3457213200002a82,8e68200ca3f6b7e7,273f2786387ab539,8e68200ca3f6b7e7
object,3457213200003a13,1a26c64a73048fd6,dca0fd59da6f90c2,1a26c64a73048fd6
object,3457213200003e8c,77610004590d5f88,a366120c998ba81f,77610004590d5f88
object,3457213200004c5b,419896d5903a62fd,069719c1d769bf8b,419896d5903a62fd
object,3457213200004716,1b380a47628e31b2,d9e16ccb29414a69,1b380a47628e31b2
object,9600753f00004142,d8aaa1d0059cfd3a,189fa9b63ee68d4f,91b3bbb2d94cdd76
object,9600753f0000006b,37fe70f7a26f6b70,189fa9b63ee68d4f,dac9cb9ced36af94
object,9600753f00000dee,8b9d2cf7a8f0bdf2,2635640027724ae7,87ab4493fe3b830c
object,345721320000061a,648367f83be9a4a9,258b028ac4d52e1f,648367f83be9a4a9
object,34572132000015a0,85cec683e6bdd478,2f339ced24657406,85cec683e6bdd478
object,34572132000033d1,cd7ca07e049308ea,0e5e9bdefe0c4c60,cd7ca07e049308ea
object,345721320000300f,5017976188301518,b9a15b3c69661541,5017976188301518
object,34572132000018c7,9e975e47fb5076e9,fcc0ca501fe44520,9e975e47fb5076e9
object,3457213200005a3c,ff5f2a273f737dcc,ffb41262356212ee,ff5f2a273f737dcc
object,3457213200007ee5,de0b3871eaaa54e2,d25aa7d1700cf744,de0b3871eaaa54e2
object,9600753f000065a3,e29f5c926a2e513d,9751a3cc0421065f,3d564208fb7460cb
object,9600753f00005167,663e29490de05352,e8cc62365947fc6f,475227fbd5257693
object,9600753f00006a38,db22ab5e9a434525,63ae8b238a49c73d,1b123d6052d497e8
object,9600753f00005e19,23b6a91c8b39c7b5,efd091fbb39cfeff,eaf8e26e86793bd6
object,9600753f00007753,f3b79a1a652af8e9,97041c7e31131734,b3f4356a139b881c
object,9600753f00002c76,6dfb5a9e56d119ee,96f8b623fec4e57b,2d4f4d9d96f29349
object,9600753f000030db,dfc1cb601eb503c2,5f5c42c67721d4fc,3b06dee16e7dcbe6
object,9600753f00004f54,baadd32a9631abd7,e2e49cfb23a2a735,93a5cec4eb0fa7b2
object,9600753f0000265e,c7c20b5ae81a4c4f,723e5093bc093b7e,fa1b9dad7899b108
object,9600753f00002475,f4321591b5385c32,e4ee5ac77083945d,77e179b877cf1cd0
object,9600753f00000f95,aa73199c4ca8a5d6,b32e5f7ef9a4fe7c,688106abb91d0fd1
object,34572132000009a9,85bb2f3d7fc52c90,4d95b4fd0bce9ce6,85bb2f3d7fc52c90
object,e99abdcb0000122c,af5e8a9e0dc64a4e,d09c9f5ac83fd90b,58406bd266a39b93
object,88b6ce2300000244,041d4f98ae8de6a8,edaf8a67dd84c4dd,f5ae7659ff356b4b
object,049dca9300000bab,a1569e460efaffc2,2672a0e96697d2fe,cf46430d488e4072
object,a88f2560000001cb,985e1909ed41c1fc,75e38b7eb5785411,228903e5e19d86fb
object,a88f2560000001e1,bd0b809de8f7d29b,1328204c69a10578,89933c370715dd28
object,049dca93000009ed,4b54bc39674d93ec,51321c6689a29b8b,246ef49c99492694
object,bf0d861b00000008,a6241dc641408a8f,eba3d371ba7b1a91,43069ba9f56eedd8
object,e82026280000062b,f53835f01c034833,87240f4655493883,1241e3dbb6ed2dd8
object,8f8f933c00000014,09636a05279d4ee8,21805b984c1574de,dbab2a33735ffff5
object,9600753f0000412a,6164aef7c0cf1cd2,7b35aa3be3b64306,1a399ab4356f1867
object,345721320000435b,85bb2f3d7fc52c90,8734d89383ed7600,85bb2f3d7fc52c90
object,9600753f00004f41,7c2135ffb1705d16,15a016767687c5c0,e51b2f6d6002fabe
object,9600753f0000771b,7c2135ffb1705d16,c6e1e724a7ef90de,e51b2f6d6002fabe
object,e99abdcb000005cd,793d1f3ecb9aea7d,f126e9c19c881cc0,b0d7d85a2bae0dfa
object,e99abdcb00000456,7645f61b6856ab52,cd90704cc3341a4c,a879069530dc7df0
object,c9a9221f00000044,e2e761c4c5415022,0502516d1ea91a19,3e4a553b28760400
object,049dca93000002b8,820acbb1df93c1e5,0beb018cb93701dc,df5d389c9f8f6e04
object,8d9ca06b00000001,c6d166b604dad0a4,bacf0bc0ef8d2c87,67d16b88fb64faa6
object,e820262800000dce,017ebc83357bc784,57a4d72f00e7309c,b1d54e20386a89cf
object,1e8f4a7d0000037f,40d2b3d319d7e8fe,bfbed6ac4c1b3839,a10e1368e08d5190
object,035f600700000122,ebe902e613d02a84,a0000acab8011d0a,c99bb83ca3a78ea3
object,4ab3c12a000001cf,1776a3a6a23f81d8,abe31b5fe06f1da5,742cd4d4e78b29ed
object,75ff2f0000000005,8ddbbc6dd791a51e,ff0354c015c3f5fd,5fd82eb9783166be
object,e9a8024e0000032a,659d9917a0406e40,7cd1db4cd28e6c2f,0efa81f3e2d54177
object,a88f25600000009e,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000c3b,a59cef3cf1674937,664bc93937480511,b3cbe8979a1fbafa
object,049dca930000051a,4c44655e30b75455,0ca1ecec9194b4f0,0a7521925e16e835
object,3457213200005203,2a4379b9072d1f86,b5617f83f51e15ab,2a4379b9072d1f86
object,34572132000062fc,c67e2a5c84c1b5d8,85d6144fec84ea9d,c67e2a5c84c1b5d8
object,9600753f00003fca,76ead5c2bfb1a52f,d79c808d2b9aa3a7,3fea7f5556dd8ab4
object,9600753f00005449,381539a5ac7c685f,d1977e802c4cf1cf,5dce3d598047b691
object,345721320000029d,e0bc82988b5ad7b8,48c793c5e619dd3c,e0bc82988b5ad7b8
object,9600753f000066ad,5b636c297993d127,6e44749599cdaa8e,449346f81f9fb5b1
object,34572132000027c1,cba34e4b7241bda9,8ec514e0f54c5623,cba34e4b7241bda9
object,9600753f00007976,2f50838115b4a65a,316267d47c1b577f,25198ad5a807a131
object,a88f25600000009c,e909fb874ec30eb4,6d601d5825c7b68d,89933c370715dd28
object,e99abdcb00000452,433b624775b3ed82,e8e57a4b8e54bdca,d88ed9bedc3fd7cf
object,e99abdcb00000062,5875e48e0338d020,2c27e4db41c604de,8b83d9eb460db4b6
object,9600753f00004ceb,f6c90a48583424ed,fc5aad77bcba0bc9,548b0a034c89ef04
object,e99abdcb000008eb,645321bdd773ee48,a4c4ff94e467d627,6b04884f6dee08f4
object,c2d549bc00000001,e7821132c2d549bc,0b8e62112896f870,ff673abcdc63d78b
object,345721320000788d,c31677f1788b65cb,2ea78a2d3e510f70,c31677f1788b65cb
object,3457213200002bd2,c31677f1788b65cb,0ff454279f32b371,c31677f1788b65cb
object,9600753f00007add,c6eaaf89323c0386,80e42f6d932b0847,4c6793df5dc94963
object,3457213200002cd4,ec07fe5fc42f45dd,b6b6b6cd01b0550f,ec07fe5fc42f45dd
object,9600753f000012d6,196a6b82ec14e5f1,78cfddba87d0a71e,926a3858bb7945cf
object,9600753f000031ce,fd70804b0ca56b54,0e2703418e354f14,f9c0e210efde2a9d
object,9600753f00003051,0468a4799c6b76a7,24ea393da01e06d1,fa1df7c49ff6ba1a
object,9600753f00005a79,05a93bbdff10a3fd,b46e4f3c98585e15,3a38fb3453220b17
object,3457213200005ddd,5781b651288dc995,91a8a25c40bf8bff,5781b651288dc995
object,3457213200006999,291a49dd8447efa1,9674c717873f6432,291a49dd8447efa1
object,3457213200006de7,39211a19629fadf0,a2f9c6b9c9f6b1bc,39211a19629fadf0
object,345721320000712e,09f41891958d7aad,8c9e9b75110fed4d,09f41891958d7aad
object,3457213200007ea8,93c11ba48d1c1be3,efe7454234a55e2d,93c11ba48d1c1be3
object,3457213200001824,938084c8e87b9bee,0daaf5eb907616dd,938084c8e87b9bee
object,3457213200004e49,ff268645ca165608,e690a304e239ea87,ff268645ca165608
object,3457213200001e31,a46094cd3451744e,5577be406c93de28,a46094cd3451744e
object,9600753f00003157,de5f5a49bebeb62d,8614ca87e3a9e1e9,4cbb515912517f11
object,9600753f00005eeb,7d535e0efc172823,f3383b599d78820c,ab0ff670b0be7a04
object,9600753f00006264,a29a485f01a62ebb,602509551c9b354f,cca1e6f7211f3947
object,9600753f00000ef6,78a1229c4d337761,a229a9123a9fa933,26e9569e99abedba
object,9600753f00007de2,7580e3dc9b165713,1f8871e25c6950b0,6985a0080ec3dbcf
object,3457213200005bfa,27da2dc5e5361176,0c6edf318c8f8404,27da2dc5e5361176
object,3457213200000ff0,00617da2c26f2947,f4d62b990f8a0ba5,00617da2c26f2947
object,9600753f00000aba,67f58e5fc51d2b26,2ab50a17aa8fcab8,93c911ad3ee0ae6d
object,34572132000061a6,1e728045aa4f3169,aef3a5941e3f0aed,1e728045aa4f3169
object,9600753f0000235d,4c4b51b68dd99fd3,2ab50a17aa8fcab8,6dbaf811c2eb8517
object,9600753f000046d0,d7cf01477ac74d24,f42ad3ecc30dc024,036d5f33f30a98b4
object,3457213200002719,24b32ca593aa4700,559661b53652c0be,24b32ca593aa4700
object,e99abdcb00000164,9c570ef3061b3f8d,cd90069048be1406,619168d1fa34f893
object,345721320000872c,e7d099b517b5ee2b,efd24a8dda6a237c,e7d099b517b5ee2b
object,184d4f2d00000efd,5a532bee9b903bc1,4cba1a2a2ea981a7,2f33908449ebf76a
object,9600753f000037a5,d5641d2369f4eef3,501a82dc7d0b97b7,844cdec2ea142016
object,e99abdcb0000041c,790ca33d5d0693f0,b8b006c47794c1f2,8bfb767e44b61300
object,e99abdcb000009a7,2e9f4fb296dca6d5,e77cb021c863678e,ddfd554166b9c005
object,34572132000024d8,f6ba5e071c4eb253,e2588322e62a616a,f6ba5e071c4eb253
object,3457213200008582,f02669f8ab32345e,ae4025e365df2fe3,f02669f8ab32345e
object,3457213200002932,f63cbcdd3c81d001,ed2b2d3b6ed847bd,f63cbcdd3c81d001
object,3457213200006f41,73844dd8fca85825,d36f898afc701111,73844dd8fca85825
object,34572132000083fe,c78604aae697a8ed,23f89e889c15e9bb,c78604aae697a8ed
object,34572132000069bb,0433a761ace245b8,3a4857ee0cdc652a,0433a761ace245b8
object,e99abdcb00000b8a,7d6776531a956667,893851cd803d9da9,2b84e2a8cf862e97
object,88b6ce230000048c,531543897639bcfd,5d1b6709fe585bb1,2191f2d236e2442c
object,049dca93000003d3,616a7ad046f9b55e,05cefd8962597b99,a1e02dcc8929dbc1
object,a88f2560000001d6,c42c342a51f8a937,8bf179ba328ebfc7,5731538537377fa1
object,a88f256000000185,934e3b6fbb536440,a7f36b80b840e3a8,9bbd14e87ac6874e
object,a88f256000000117,0756536fb335ca52,97eb213c5ef3601f,1d4fab8100723aef
object,a88f256000000044,c68e0ecc262864fd,ae66e727c4b07151,6f98b6884f800af8
object,a88f25600000003f,94457f8a3c064895,ea669ce4914a8666,5d5550941c700354
object,a88f256000000100,4ac54435b3f6417a,e495a08edbb8d038,bff2d04560ee0ac1
object,a88f2560000000f1,bc8fcb08c417aa38,976d6b21827cdcaa,4d9fd21933e74820
object,a88f256000000154,985279eda3337698,b855a62d814bbdd0,4fd6b2e76ddf09a3
object,a88f25600000000e,357e77cd8376256f,6a3a911fa529653f,948902eea99a53ad
object,a88f256000000050,bfd331f51c1eae2a,b2d95c42650ece53,abbd1e7f70744ca4
object,a88f256000000047,f9048fec8ca3a57c,f857f04b6a460ac1,70ab4fdbd41b0724
object,a88f25600000004d,87d5e2b9e0fb1d22,c10af01f9e0e755e,d6d92567a9837c00
object,a88f256000000075,ccf829f509b488aa,7c87e88362de3141,f51203c45e163f8b
object,a88f256000000077,4ef16b291e070757,8709f328da0cb772,ef5be10e91520c5d
object,a88f256000000079,20fb0cbe01869fbb,d1ca04121e4c0237,d7ba6fca1dd0ed32
object,a88f25600000008f,110a01b006c02c18,b89630ac4433daac,1d6072f7fc730b6b
object,a88f256000000085,256d5e170d6c6cca,5be09ee1e3cb3d52,e8e4808093ce6b51
object,a88f2560000001bc,51ee9722c868b141,64f496d88c245d71,2deeaeba7076fde0
object,a88f256000000147,1b2486e1835b0bbe,c423c479f9e7398f,546d9547a1c0d8af
object,a88f2560000000ff,16946e0aac5824a1,ae7bff219e545b6f,825a343da0554a19
object,a88f2560000001d0,44e144374cfaa654,84be21ac0108b9d9,f088e599da795ffd
object,a88f256000000176,0e9df11a9513bea9,76173518a44b0ffd,d30b4c878a55d776
object,049dca93000002ab,dda708db155cf7e7,de8c0028d987eca0,93238672e48b2c57
object,bf0d861b0000000e,a6241dc641408a8f,104e1c5240698fad,dac262a70dce2c82
object,e820262800000e8a,f6b4eb02673e638e,5969b66481c97232,819e68fd8b18b5c6
object,8f8f933c00000007,f51c739cedbca14b,8e8bdbd5a041f252,70e7b84a503d7176
object,9600753f00004ca3,8abab47cf7504631,e9deba702b367610,dbadd9774e1643c3
object,9600753f000033cb,c59054e43f10175a,226388b86a6d9ad7,a1ffdec7d77b90e8
object,9600753f00004ebb,ec2e82c960c87c36,02171fa2699e8666,0eb11e0812e3bb73
object,9600753f000064f7,263468e446d84657,5ebfeab5605055a6,078598fbe3e4828c
object,9600753f00007470,c59054e43f10175a,39853ac6b32e80d1,4a3b11640f36b19e
object,9600753f00004320,aacfe553a3f1ee02,6c64cdfe340dedd0,653b7f47fe2fc1ec
object,9600753f00005aa8,263468e446d84657,542c22a4325c1997,424780306c2c96db
object,9600753f00007d9d,ec2e82c960c87c36,9b39b5c00d48af02,8e41127f87e7a046
object,e99abdcb000010a5,64a6739ae2588b47,e8e57a4b8e54bdca,282d39987a1efc0d
object,e99abdcb000010a7,5f5e42984b8605f4,e8e57a4b8e54bdca,f68971be76ad97c6
object,3457213200005c55,ab4a6b1f75327e48,bcded1371360c340,ab4a6b1f75327e48
object,3457213200003571,81afd4137801e169,0ab5cf39c2fb23b7,81afd4137801e169
object,3457213200005ae9,f2d75b8f90adb1f4,9b7c3f7ab2865218,f2d75b8f90adb1f4
object,3457213200005850,7225aa9b086481b9,4e2c5dab44fc09e7,7225aa9b086481b9
object,3457213200006866,c23b3fb35d8981c2,47757c3b57614eb3,c23b3fb35d8981c2
object,3457213200005e25,487cd9899072aabc,fe11e7ab7b355e63,487cd9899072aabc
object,34572132000013b2,df8956e9f3ccbe34,51b636ea172c9bdd,df8956e9f3ccbe34
object,345721320000169e,f63cbcdd3c81d001,c482329d47ba6e2e,f63cbcdd3c81d001
object,9600753f00008436,d29fe49c10ba3ea9,0cffcdb9451019de,66bd4157f0e129bf
object,3457213200006b25,bab3b7a0c00a7912,8b3ff0f00e1304dc,bab3b7a0c00a7912
object,3457213200004c7d,7395c230db3e589c,7deb7b0ff7965b10,7395c230db3e589c
object,9600753f00007dab,d29fe49c10ba3ea9,dce83aa71e312a69,66bd4157f0e129bf
object,345721320000495c,c78604aae697a8ed,ce7fd99287d6c655,c78604aae697a8ed
object,9600753f00007903,2ca799dfed642a4a,d10f49a7649dff24,b8082907aefc3847
object,3457213200005a33,9632f581d9c77b6e,ca1cd89a7c31ccfb,9632f581d9c77b6e
object,345721320000810e,173809cb3f324b13,bcad1812b0a046c5,173809cb3f324b13
object,34572132000058d2,38e0f671211228e5,39a1d1036992aa1e,38e0f671211228e5
object,3457213200002e7b,822fe5a5746b1b68,21c86c328ece58db,822fe5a5746b1b68
object,3457213200002997,b69ddc0811ddaadd,729cdea196dbe2c1,b69ddc0811ddaadd
object,34572132000040b9,74e1c6f98bc69b18,6574ecc5aaa8407c,74e1c6f98bc69b18
object,3457213200002464,9de3896970c532d8,88c9fcc3f93dcd75,9de3896970c532d8
object,9600753f000023a0,977b6f0ba0d7e72d,d19eedbbb5ab9c3c,e10d6ff9d33e3528
object,9600753f00001c51,182bb61b84efd868,5377a508cade4eac,23168838d1db5ee8
object,e99abdcb00000069,0c3dca666ad13179,8e68efbcbbc8e15c,2f73b2f76b1a26b5
object,e99abdcb00001054,1e9c4bc12203fa69,cd90704cc3341a4c,04b780b3509ca49d
object,c9a9221f0000008d,31243210cfaa9102,1c908ef2dfb101b8,284ac5b8f9810e22
object,049dca930000060b,ab96abfcd4fb6d7d,1d02af0e86e4dc17,cb0715550af979a0
object,e9b2538100000001,e04f730da7ca21fe,07d05bac8676c17a,89741741bfb3df07
object,e9b2538100000002,14318e96c4797d66,07d05bac8676c17a,c8b0c69ac6ef27eb
object,e9b2538100000003,2f5db4d6e04987c5,95f9a849200648af,f2e3424354210252
object,e8202628000010c6,9cf365a97408ee72,4497f4194ecef107,8053cb1c23714e94
object,1e8f4a7d000004a2,b0a8f1077fd7c9f1,0e9cacc12727729c,618639eb10b104dd
object,9600753f0000181a,fb8cb07c653107d2,ddd0b0d1c694a6c7,f0982f6bee9510bc
object,4ab3c12a000004ba,1776a3a6a23f81d8,13b5b00f9db8cb8a,5d6838a297f6e0ee
object,75ff2f0000000012,7163d8b342bf101f,11ee6cc60923f06d,30e4f947d650448b
object,035f600700000335,9ae907e3c373fd3b,70f7675bcd76e2c5,b98efd7528434973
object,9600753f0000811c,c59054e43f10175a,19d089b8d4e28413,3c67cde8fdfd853f
object,9600753f00005b11,263468e446d84657,2371e42fedba745b,fc0650d82f3a9a3b
object,9600753f00004bf3,c59054e43f10175a,b908c94b0f1ee6f4,91b02f4aa10714e1
object,9600753f00004de4,c59054e43f10175a,54bdbd6210909e1d,f35ee7da75e70543
object,9600753f000062bc,014ddeb87c72297c,1228a63af4beac5c,8e7299205fcb6479
object,9600753f00000f8f,ec2e82c960c87c36,d2cb02f5d4897dfa,b13d23896dfd6d78
object,9600753f0000404b,7b52ac9657a2575c,47b565a8ef22add2,eb089d641d35937b
object,9600753f000020bb,64b00248d14e49dc,43c75395f7dc6ed2,7b8f0daacdc21c60
object,9600753f000028ec,c59054e43f10175a,6836cd2611b005e6,4059d80d0f9b5e81
object,9600753f00005ca0,c59054e43f10175a,e69e60a5e7643c70,cd84b91aaab30a32
object,9600753f00001a58,263468e446d84657,e67f29a5e81e8b05,38dc9f562446c64a
object,9600753f0000585b,769a8337b8e2feb4,deeefe5252cf3ab2,218a85be20d5b0ad
object,e9a8024e0000013a,b25403e852968c2b,50786d21ad150bee,9f0d5d9741444bf7
object,a88f256000000057,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f256000000114,61c0dc61d4846508,553c01f9fbb548f7,4d9fd21933e74820
object,9600753f00000923,221e31e9e2721a49,372ef7c9d3529a11,0681d46677e45e54
object,3457213200000167,dba6037f80d0a6ac,63fccf3897bce4e6,dba6037f80d0a6ac
object,3457213200007bd6,8627b133fbdd0278,1c0924c006ae9a07,8627b133fbdd0278
object,9600753f00003305,f8d4ea4bdd3bea90,30844a3cbbaf843f,71f88adc1c167dd7
object,e99abdcb0000012c,ee4e4f79ae2c0d73,1fc5b08b138acee2,0a248ffe1c5d8017
object,a88f256000000089,da30a0a19e8f86d8,8069066fc2f22e08,948902eea99a53ad
object,a88f2560000000a9,a234991eef38ed0e,f7ad92186f359aea,d7ba6fca1dd0ed32
object,9600753f00003f21,5c53a5b756dd8fa0,dd59a3e6ab3a341e,90de0ceaa38e4569
object,34572132000048ee,833d21bcc5ae901c,c17cdb5d331c19be,833d21bcc5ae901c
object,9600753f0000655a,f3c676ce384e0685,c1a90d792cf62f24,2c7630d21b8aaa69
object,3457213200003a0d,ca43f4ed2999e6bd,c0adedb7af2137a8,ca43f4ed2999e6bd
object,9600753f00001f61,d8fc8d85a2cf3210,d884fa9e84ab3ebf,25c1d7ce85df8cd6
object,3457213200003234,722a1ccded8ccca7,8dc5f17289118cb8,722a1ccded8ccca7
object,9600753f000033b6,cce0d5f7660f4924,d09a4abad0106a22,a08cbf03f414dc5d
object,345721320000142f,a695a9da34d67f02,639f38eb89125022,a695a9da34d67f02
object,9600753f000082f4,998a8ac129e4d9ac,e892d76d8fa4f68a,f083ea21c55e8848
object,3457213200005e4e,b9f66f9fc7b5f6ac,62de6c5fee22b574,b9f66f9fc7b5f6ac
object,3457213200000fe1,31e2945e87cf46c3,0c1919efc86498f2,31e2945e87cf46c3
object,3457213200005cc7,90d7c097d008fff2,6c460a4274536e57,90d7c097d008fff2
object,9600753f00006bb6,590f9f23589f29c1,2dd7d23c8769b405,7cf63bc8269a286e
object,9600753f00007c3c,1a2672cd2f8cb343,2dd7d23c8769b405,2f507b1ee8875d8e
object,9600753f00003914,470a6eb5ab1768ae,2dd7d23c8769b405,9796293e1919331f
object,a88f2560000000cb,b809256b0cc590c0,95463769def560f9,546d9547a1c0d8af
object,a88f2560000001d8,68351450b1f7fa2b,282f4c6100827235,2deeaeba7076fde0
object,a88f2560000000ae,4a450bb06161c1f8,81bc52ec0adc4b1b,1d4fab8100723aef
object,a88f2560000001d1,4ee69f6c92371886,eb9c9b3b22b303af,ef5be10e91520c5d
object,a88f25600000008a,7eb339dbbbe0b537,84466e79a5537970,5d5550941c700354
object,a88f2560000000a8,c9a4ef3db87ac18a,ed9bab4e3166262d,f51203c45e163f8b
object,a88f2560000000b1,d1f8706ae5897420,69aadc9c38e7912b,9bbd14e87ac6874e
object,a88f256000000143,d8262d19128cc17c,c1e59a9d18aa0daa,6f98b6884f800af8
object,a88f2560000000d5,af07072a89ef432c,e41126f623ba7ac8,f088e599da795ffd
object,9600753f000027f7,2f2dd18d52398c1d,c9ab4042dde908de,6e74b8562c1afa87
object,a88f2560000001c3,c6843bd5abd014f5,b4edca3fc3d45eb8,4fd6b2e76ddf09a3
object,9600753f00006602,9b05967e20669081,3a8c594a6fbe0ba0,853a35ac83748d87
object,a88f256000000086,2c9d734d85e10ca9,004c3e0b9213048b,70ab4fdbd41b0724
object,a88f256000000137,c7d9a25854b64a42,ec87fe68a5ee96f9,e8e4808093ce6b51
object,a88f25600000015f,61f47be47de32738,0a153dca14b39756,abbd1e7f70744ca4
object,a88f2560000001b3,7cfd5653ec363cc4,f8d27e0ba927cec8,d30b4c878a55d776
object,a88f256000000031,11aee5ff0d65a08c,7243f0fce5dac092,1d6072f7fc730b6b
object,a88f2560000000cc,28205730345250d0,d866a2a8af938b28,d6d92567a9837c00
object,a88f2560000000fa,5a803f22727d8789,8dbd488f18d8025c,825a343da0554a19
object,a88f2560000001a9,8f60dddf2f4bc40e,ac5cab37cfdf1f22,bff2d04560ee0ac1
object,34572132000078fc,3f6c546c43ef88ad,551c6ca41e659773,3f6c546c43ef88ad
object,9600753f00006374,9766e8b764793848,f5c6ceabbc7bf466,46df8b4c8713c1e5
object,9600753f0000490f,2f2dd18d52398c1d,6e44749599cdaa8e,6e74b8562c1afa87
object,e99abdcb00000f06,9424da3391baf000,b4262fcd1dd88fbe,6fdcc084999b235a
object,e99abdcb000004e7,a84a63c6d602f2fb,f4151b2b7eb7ee0f,4dfaef365f23d25f
object,049dca9300000a2d,e7402533b50b22af,6a45e8dd1ddf5a78,b31607b99f1681aa
object,9d48df3600000007,1de69feaca47f0a6,7f39e17f6f8b9f89,361d49f26fad210b
object,84e3c60f00000029,fa6e9086cda57825,df7226760f2a468e,2641f6be397f0751
object,be0289a700000018,4d48c8c9ed3f2dde,fb489846aab659e8,7016d2e6604dbfb3
object,e99abdcb000011b4,9d5dcc8572fd7916,395776dd2bd00312,4e1cb345705978f7
object,cef8a36c0000001c,4e2842a4cb5bbbe5,b5a8c5b94cb8c761,72fd38e1396f51ee
object,049dca93000003fd,49bcb37145d2b4fd,e91a3666834ca3f4,13b677dae7845e69
object,3457213200001a51,3cfc4182b94f62f0,e8fa0504b699962f,3cfc4182b94f62f0
object,9600753f00006822,098bb2b92347fab6,e38261f9ea59f151,bb5e53dcc22f6711
object,3457213200001519,28e7449aeff921ce,f4bfcbc3cf9e2028,28e7449aeff921ce
object,345721320000306b,62d4a8426c16fee9,91b3dbdef0375306,62d4a8426c16fee9
object,3457213200001ec5,14cbe70c15bd85ca,9e9c74e7044a13fc,14cbe70c15bd85ca
object,3457213200002ccb,fddbf43959a5acf7,91e8b588a2378890,fddbf43959a5acf7
object,3457213200002dc1,fddbf43959a5acf7,a0aaea9d3cc66d67,fddbf43959a5acf7
object,34572132000005ed,9893a04c2a276f0e,61803173d767ed82,9893a04c2a276f0e
object,3457213200003ce7,349fa38706e4b727,94ca643dded1a718,349fa38706e4b727
object,345721320000753c,6041fec8171811a6,b2aa84cfb7e49333,6041fec8171811a6
object,9600753f000038c4,11abf40c4b24061e,474f47275426e5b8,28228f4ad5ec1106
object,e99abdcb00000f33,06ebfc4d3e6b5bc4,9335a3f1d6fc0349,2164e908a604b708
object,c9a9221f00000007,630e1ea098e3224d,ef29c90a980ae8f2,d1d4a50c70da695c
object,a88f25600000008d,d96aefb2aa0832cc,ae66e727c4b07151,8bfd65d0fa2a2aef
object,a88f25600000016b,a5a43ebc65786f2a,4838b53a7ea598be,6c1c4e5e58948152
object,a88f256000000131,d368dd6323113c43,a7f36b80b840e3a8,1bb28221acd791e8
object,a88f256000000122,3b5b6d2f9405c03e,e3681fbf5e34f910,6944a5f1928d9c55
object,a88f25600000017e,3c77b1ce02d19338,2b9846faedbc278b,e215db427fbb7c10
object,a88f256000000118,01985a00889e3f96,946cd25d26f81735,195c5716f1e267f3
object,a88f2560000001b7,6691458f8baf46c1,4a09e58c249b8512,6acf18ed6d9cc6cd
object,a88f25600000000a,6ddeab6346be696e,97eb213c5ef3601f,f0e9f0c553ea06c8
object,a88f256000000195,bd6fed2c2e60fedd,6f77f65255053afc,9f0fd48a0ae7228e
object,a88f25600000004e,9e5ef50993d6d70e,96cb917a0d40e40d,839b509329d85876
object,a88f256000000097,d0b8cab8c4111755,303f5e4a4f2cc95c,413cd4fdeccb1ef1
object,a88f25600000010b,92883dde37a341ab,dc45a85c29c592ea,80724de6f59abff6
object,a88f256000000028,c16d66b80c2c5313,006e7e9a9b361f96,cdd5f51cb2ed4c76
object,a88f25600000004b,549ba2944b4234d0,3f843b7076b7c551,55cc1b3afb199cf9
object,a88f2560000001d3,9d1ca7b31dc25b2d,5a2fde8e0c7c48a0,3c6e2be60483a34a
object,a88f256000000177,e22724198aa1a965,85a572169a67d19d,f50d2621824923ce
object,a88f256000000098,4320c68647901050,d98f10aa42fa59c7,f35494c72dc0ca2b
object,a88f256000000124,94e06e30eeb78122,d51f09fcddec1e5f,681c0e858e0b29b9
object,a88f256000000172,9f72814d8e47ffac,6649f87181e33da5,178390f74d74e122
object,a88f2560000000a1,6313a3d7ef240754,038c74494b95d5ca,8ef87d70c9f274cb
object,a88f25600000005a,39516add4fce6035,2ccf297744a83cb6,dd6abb0803eaa72e
object,a88f2560000000f4,9e4df03f5ed020ad,bcb56539438f70c7,cea59782fa0e777b
object,a88f256000000058,8afc1a53089246a9,391c5c3391836d07,e03052de7cf6acf3
object,a88f2560000000fe,c3c5790cef500a25,51b463380e3aec42,828c5c47a75929c9
object,a88f256000000034,5ed957191ea2ca5e,c8c5606bef0eef72,8b694d9616ff8ae5
object,a88f2560000000a7,9e709f9381b01128,f19957a6330a3523,7070650e39e09e1b
object,a88f2560000000ab,76427f946460b31e,d452d9e311cac618,4e45ed2d1e313ee3
object,a88f2560000000df,482d0994bdbfb8df,3bb53a127557031e,76cc8a886d79fa0d
object,049dca930000085d,ed753878da6264c0,9b4108370fbb609a,a30b42b9355ab993
object,049dca9300000f65,21679286ac66a466,9b4108370fbb609a,6fac7f29a1dc86ff
object,e820262800000b95,1515ad77f9a620f6,4459993d4e9b1d78,1c74bdafefc91d50
object,1e8f4a7d0000003f,37fec2ae01feab93,993f2c795ade96c6,844cb4125ce800df
object,e820262800000a52,f0fc0f62a1200ca3,4459993d4e9b1d78,f6663f9497e25bfd
object,9600753f00005842,fb8cb07c653107d2,65e31c17eab6c086,6a04005433238e63
object,9600753f00005e5f,8abab47cf7504631,e1a55ac904f51631,06096a2a500475dd
object,035f600700000080,c388cab6706a5a19,c714c7a608ed24f6,88ed0fdfd963cf23
object,4ab3c12a0000037a,1776a3a6a23f81d8,91fe81d59adf9bce,a7039f193ea02ad3
object,75ff2f000000000e,21670d94a94caa80,dceaa2ba36ab8b05,542530bc1713b7e4
object,9600753f000070f2,c59054e43f10175a,226388b86a6d9ad7,1fb3e698f77c7a99
object,9600753f00005fa9,c59054e43f10175a,969e6e7951295c3f,930f4ebb39ae04a4
object,9600753f00004023,c59054e43f10175a,19d089b8d4e28413,98e1e4fca597f14e
object,9600753f000007f3,263468e446d84657,be23a50d36468379,17dbc3a347daa80b
object,9600753f00002e9e,263468e446d84657,be8168afe5a407cd,6af574b74b0e11f1
object,9600753f00004bfb,263468e446d84657,9023c44057412d20,07b84f96f320a994
object,9600753f00000e55,263468e446d84657,e91acd6f0c29cb97,18429d72eb53e45a
object,9600753f000006a0,263468e446d84657,2371e42fedba745b,0c8207422b7ecdc7
object,9600753f00007363,c59054e43f10175a,c047a60b3c8cd5fc,ff7a3862a960ec1c
object,9600753f00006c69,014ddeb87c72297c,246eb7dbfa504ba4,5c881eb722304106
object,9600753f00007c07,ec2e82c960c87c36,1b2bfe4e64e9638e,39a4ed0f9ed7052f
object,9600753f000002fc,263468e446d84657,3824b8e914bb9c39,67394ccc18d4240f
object,9600753f00003cdb,263468e446d84657,73b98c66598781f3,883e3aec84d08bb0
object,9600753f00001e4f,c59054e43f10175a,bd227d2446e5911f,4eacea0333bf8dad
object,9600753f00000201,7b52ac9657a2575c,11342aa1a6afc82d,eb63dc7f09bf1cee
object,9600753f00001562,64b00248d14e49dc,f43023cc8bfcf645,37a8c8e7944475bb
object,9600753f0000026f,c59054e43f10175a,d1b772ece9cea530,ccf447082c518ee5
object,9600753f00007da9,769a8337b8e2feb4,7c8b49df7815c97e,d2874aacad3c24f5
object,9600753f00006f5a,c59054e43f10175a,3371299cde56339a,5359a8c422d1fdd6
object,9600753f00004881,ec2e82c960c87c36,defd7bc398065f3b,be92e660b280ceda
object,9600753f000026e1,35591c63f4aeae54,f51ac4ff6e47e3ae,f4966f0649451632
object,9600753f00006100,263468e446d84657,1d90623a0b3c50e7,c2a443ec777826e0
object,9600753f00004a15,aacfe553a3f1ee02,31a3343a69ba44d8,c1033fc0f316bc58
object,9600753f00005883,263468e446d84657,2b0166a762e5c55d,f92a84a026421958
object,9600753f00006e29,ec2e82c960c87c36,fd8d5bb926216873,922fb73a12c47a4d
object,e9a8024e0000007e,d7ecad77b1bd67db,22c257053a69bae2,ff49ef6813c16b28
object,a88f2560000001b0,96cdd912660a029e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f25600000006a,7d5a746443f999b9,553c01f9fbb548f7,9f0fd48a0ae7228e
object,a88f256000000012,e63bc1f5923610fe,8069066fc2f22e08,80724de6f59abff6
object,a88f2560000001ce,96afb76afe456efb,f7ad92186f359aea,e215db427fbb7c10
object,a88f2560000001ac,8e67ac88cbd1c2d8,7cd7b2a447280c02,195c5716f1e267f3
object,a88f256000000133,9b60d3c2a83b406a,95463769def560f9,cea59782fa0e777b
object,a88f256000000015,f1c38848868018c4,282f4c6100827235,6acf18ed6d9cc6cd
object,a88f2560000001a8,6d682ab1d6e92cc9,81bc52ec0adc4b1b,f0e9f0c553ea06c8
object,a88f25600000007d,1bdc0f7e62f24c13,eb9c9b3b22b303af,178390f74d74e122
object,a88f2560000000c1,8d4d36bcfddc33c2,84466e79a5537970,e03052de7cf6acf3
object,a88f25600000014c,489a5c36ec9bd36b,ed9bab4e3166262d,6c1c4e5e58948152
object,a88f25600000016e,d4541cfc53259510,69aadc9c38e7912b,1bb28221acd791e8
object,a88f2560000001cf,4f852118e9370c87,c1e59a9d18aa0daa,8bfd65d0fa2a2aef
object,a88f2560000001c0,5f9aec998e35b4bf,e41126f623ba7ac8,4e45ed2d1e313ee3
object,a88f2560000000b9,7d05826b23c01923,b4edca3fc3d45eb8,413cd4fdeccb1ef1
object,a88f256000000182,5480d90071ca6b59,004c3e0b9213048b,f35494c72dc0ca2b
object,a88f2560000000d6,b6947d2432b48345,ec87fe68a5ee96f9,dd6abb0803eaa72e
object,a88f2560000000d7,3e2139bf1277965b,0a153dca14b39756,cdd5f51cb2ed4c76
object,a88f256000000011,3b65bf087cc27b46,f8d27e0ba927cec8,76cc8a886d79fa0d
object,a88f2560000000dc,0f1b683456d1cc6c,7243f0fce5dac092,8ef87d70c9f274cb
object,a88f25600000015d,fe3a966e5b6839c3,d866a2a8af938b28,681c0e858e0b29b9
object,a88f25600000017a,deaa1ebf1a859946,8dbd488f18d8025c,7070650e39e09e1b
object,a88f2560000000d3,fbb8cd26ef56878f,b076cca58861c812,839b509329d85876
object,a88f256000000078,7ece5771bc1930d9,8fb6e01c291495ee,8b694d9616ff8ae5
object,a88f25600000018b,8b758f17852e50d0,49c8144687e9a52b,6944a5f1928d9c55
object,a88f2560000000d0,68ea62e53aee12e0,f32779b46e5e1a08,3c6e2be60483a34a
object,a88f25600000012a,15220b0fcad17722,e6c612c28d8cc7cd,55cc1b3afb199cf9
object,a88f25600000000b,1614ad2ad8bb3dc5,0555b550f0701ec7,f50d2621824923ce
object,a88f2560000000d1,1389c27373565f02,f899d701a4034a58,828c5c47a75929c9
object,e99abdcb00000951,69cb959e89d6f6d0,4e75e1b4438e8c01,16c7218afd95ea1e
object,3457213200001ec0,932b17d7180bfff0,3ccfb808ee482b2b,932b17d7180bfff0
object,3457213200000388,b71cfc437f52a1ac,b2e83df6fdc2edcd,b71cfc437f52a1ac
object,34572132000060d1,ffb223a2d2b84197,223375b11c05f58c,ffb223a2d2b84197
object,34572132000030d8,165fc62a823c64ca,01bc98ae9f504f77,165fc62a823c64ca
object,9600753f00003035,34f12019fc42dd47,f91eb9a6f87581c1,075b50310d759817
object,3457213200007f66,1db4420220052178,e766a415b904d1d1,1db4420220052178
object,3457213200004beb,64d119213026dc9e,f1041ffae2eb2af7,64d119213026dc9e
object,3457213200007691,445d22539e56bef2,206e92e45d832c05,445d22539e56bef2
object,345721320000437d,62d4a8426c16fee9,a49dd2c244088827,62d4a8426c16fee9
object,9600753f00008417,6bd285c96fb2e2e2,d884fa9e84ab3ebf,aa1bbcdabe826a38
object,9600753f00004de7,e250b916676fc2f4,2c3f1b27b28593bb,5575e2d1d3a0a095
object,9600753f00000b18,56011f361954fdd4,ca545ea8e1b7397d,435d05764c435b84
object,9600753f000070a8,1bf96a75bf85d8d0,3cf3b453c3137d60,aa51c9efe99b3faf
object,9600753f00007cc0,1ee535eba050edd1,d884fa9e84ab3ebf,6a56b8602e426dff
object,66394bf800000056,f8f6d499f2b73188,137329a59b5b762e,3308078faec9b659
object,e99abdcb00000594,d89d7d52d7969e81,eccc75c935bff946,32b5b85cc06f2497
object,049dca9300000967,e909dd0b8c6d3513,1ea97fec4a564674,3c1b84dae9906c18
object,9600753f000077aa,58e3538bee98ff94,60f415f2d5dbd53f,b04c130ccb0107ca
object,34572132000068f1,66423ec9be7e46c5,b3ecc47481547b70,66423ec9be7e46c5
object,9600753f00006469,41cdec62eeb37c29,8b631d08e8ce9cf0,2f1889838138377c
object,e99abdcb0000095a,3b788a3c2b6adb27,eee749faa05c2a80,d47f67ccc3e7cd3c
object,e99abdcb0000008e,067ec6c3ab6ae3b7,8da93819aac0b5eb,86cfed9a2c5d3ba1
object,e99abdcb00000a32,ac153c812e28494c,338663a27d0491d8,9670d748223f4e23
object,9600753f0000664b,ef9c20a07bb7322c,8bfb2a4b442e351c,4d7af4731cd4bffc
object,34572132000019f3,dc9cd7b150cc4a2b,82d2c12d5c1364bf,dc9cd7b150cc4a2b
object,e99abdcb000004a8,39c685c60e1cb242,338663a27d0491d8,a43ae18996d6619d
object,9600753f000053b9,797143ca1fc26719,39a8297865f88627,28170f76db925afb
object,9600753f000040d8,ac2414f3a8daf5ef,e0ea2b7061320b8f,9031767b326287f1
object,345721320000827d,3aa3c993d0b5e867,f286a1ad0507ef8a,3aa3c993d0b5e867
object,3457213200000647,8e0b2bf5af8b8588,28ac0c423902e481,8e0b2bf5af8b8588
object,3457213200007c58,1f535f728aa37e20,a9383a296a347274,1f535f728aa37e20
object,9600753f00007fe7,f0b951f16ed46371,a1f5fdeb3fbbdaab,9f5ca00c697ea153
object,e99abdcb00000491,09c7bf5f9fb73524,aed00ad8a003f232,6dac3cea21e4e1ac
object,e99abdcb00000e31,6e749009be77a080,9d9192698992af3b,eca5e5fcdcd0121e
object,e99abdcb000000b7,0619dee11fa24a78,b46e8641840a05e5,72770d5ad1c08cbb
object,9600753f0000106c,0b73dfe9f5e8bf4f,75527b4f3db87036,22246e8bcec90ffe
object,9600753f00003cb7,f891146e19672a8d,f41e4e6c41139153,2588f9e908730c79
object,9600753f00007efe,4c59787ce3adc2a6,72d53df5683b408d,16b988a092a1086e
object,3457213200000174,2ead8bf9b07ff728,13f0547603659ae4,2ead8bf9b07ff728
object,3457213200005ec1,17daab27a0ae9a93,42bc5853345eb535,17daab27a0ae9a93
object,345721320000205c,2f625a49e3f0b9a0,e30de67e36c4550e,2f625a49e3f0b9a0
object,34572132000022b9,78856f749c8c77b1,564b8f6028e41022,78856f749c8c77b1
object,3457213200005e0e,ae9c2c5fe46a77bf,fe0b4eca95d7eaf9,ae9c2c5fe46a77bf
object,9600753f00006be0,eb14b5c758750ab4,4da66772df86058d,f8c255378f756c5f
object,3457213200001530,4a9b5c9bd2959230,feac7714a44f5fa7,4a9b5c9bd2959230
object,345721320000080b,dd3d8b857efea182,f811fef00c140794,dd3d8b857efea182
object,9600753f000043f7,96bfce1ce8ed46fb,89918628db644f8a,120a7fa7a2d4a4b7
object,3457213200005394,cbd03cdc2ce0cc71,acb9698039866fb0,cbd03cdc2ce0cc71
object,3457213200001f50,c5f44f4e7a4b4ccd,c39d60d566ea5a8e,c5f44f4e7a4b4ccd
object,9600753f00003945,985ee6e5fa662a5e,a3a59f11ac3c1922,5c51ac0cf83e131a
object,9600753f000074dd,f3254eabb6e67c27,bcb9c80f75699457,6dd567cf2d1bc11d
object,9600753f00006bbc,3e195a56da97b973,bd556430b9a39dde,a23edbabe8f8e5e6
object,9600753f00005f94,6d2418236ebf9cc2,8a0e06dc1f838ce5,b922beb9bbc92f57
object,9600753f00001326,2debeea210de9b51,71920f812e37a4a5,9f2fca06ef6202e0
object,9600753f000014b4,30c2bc6d7189ae90,40f16f637ea7e538,0f367f79efe5a32e
object,9600753f00003264,98fa2f6faaf0eb56,78cfddba87d0a71e,0c08ce56b5a5b3e6
object,3457213200002a24,632c624a7caf45f1,52e4d767079aef4b,632c624a7caf45f1
object,3457213200002e43,9b9a926fb48f2cd7,5503014374f84ad0,9b9a926fb48f2cd7
object,3457213200006203,fb23ae59d8c13663,29d963b590315ac8,fb23ae59d8c13663
object,3457213200003ab4,8fdc58e4643744ef,c1e986cdd86e18ff,8fdc58e4643744ef
object,34572132000065c7,3b1e3e904b322081,64a106280ce06da1,3b1e3e904b322081
object,34572132000082d6,0af8832cfd968365,5fd509e7350149d9,0af8832cfd968365
object,3457213200003d0d,632c624a7caf45f1,c2e3256cf2711263,632c624a7caf45f1
object,9600753f00006e57,cdb2b08a7a8577f2,ab1064551f038a9d,d12db47df552d454
object,34572132000028e3,0af8832cfd968365,3bdac1abf077bffe,0af8832cfd968365
object,9600753f00004219,bf87a5102f012e82,61daedb1e6773cd7,59cfbc054b374a1c
object,9600753f00005860,ddbb1dd74bb2170c,a368ccbf8b3397c8,a6b2aae803f12220
object,9600753f000055b4,d85ac3c595225186,11e784d2e256dd68,ab72ac923380b4bb
object,e99abdcb00001212,4e39fd9f5a3d53fd,ff3e7c406a16751c,451040b217354600
object,064c53b900000001,150d0b01064c53b9,5cc5baccdc497f2b,a7dbca5416e8cffc
object,e99abdcb000004d5,b78a228b1b5c97ea,2651a0d35cae1c8d,4285b8d53a0a6b0c
object,82a1d77600000001,58123387bb624d9e,2cd9efc37a5d385b,2a09711145e1faa2
object,3457213200008118,6c752e66fbc707db,f9c2387f4081d005,6c752e66fbc707db
object,3457213200000290,7e7411c62fec6940,d92fba4ce7302554,7e7411c62fec6940
object,3457213200000641,efe30681f811bf3a,2e4ce4c071e2eef8,efe30681f811bf3a
object,34572132000075b2,23f542cb632ec536,599bd87a14174eeb,23f542cb632ec536
object,9600753f00006091,e39311dc0d216452,8a8b9735e4f99a73,1a258510c946d532
object,9600753f00002211,de5c7f26fae2194d,8a8b9735e4f99a73,5928a903fc80b278
object,9600753f00000d52,d54c71d5759e6cd2,0cc13120117bd2d7,9103db07bccd9d3b
object,9600753f000029b7,d69719c6f52cc898,53897c5b94318737,1c46edadd1621ade
object,e99abdcb00000b94,61e70ff8b8b54286,4471605c555af4af,fa0576c01685e297
object,e99abdcb00000c10,b2f400f41b6e8b5a,525fe098851435fb,1001e70290d29bdb
object,e99abdcb0000012d,31477262d380def4,878ce83dc5cfe784,5a4380d9ed02d2e6
object,e99abdcb0000077d,3a3e2cd9c3d07287,ccf848afecd68583,52c875d8968b3af5
object,e99abdcb00000793,04ed2419d2173971,f4151b2b7eb7ee0f,b74f5cf404e95df2
object,e99abdcb00001031,c90550bb95726a47,e77cb021c863678e,3bd944cdacc0660c
object,871a5faa00000222,3e7ddb5aa73c6ff1,2ab6d20d01348038,b113772ef19680c9
object,34572132000021dc,70fff08d35e2fa3f,801f2b78db431787,70fff08d35e2fa3f
object,3457213200003f9a,dfe55ab769527260,988e9c2b2714c3e5,dfe55ab769527260
object,34572132000017ed,99ffb37bd38be341,dd559b8915d89e8e,99ffb37bd38be341
object,9600753f00005e85,307a624c202b4eaf,c647e8b7b65f278e,b63e2e715b9f2512
object,e99abdcb0000015b,11afa35928b50566,e8e57a4b8e54bdca,28d6542d247eab48
object,e99abdcb00000da5,f5050fafc362e6bb,d50ff89d8f2fce8e,57710795824c9296
object,34572132000016f2,c94c218ab91cbee7,57e087e84a06d658,c94c218ab91cbee7
object,9600753f000081e3,b909a85a93c66a68,a2ce0ccaeaf1fd59,44201a44e6361404
object,e99abdcb00000131,e521ac035a4e22b0,a2197f7740bd3a0a,b8eac80e4743f8d9
object,e99abdcb000001ee,b751d458fe13add9,eee749faa05c2a80,c799a75cb5757093
object,0841ed3300000006,e96799b8bd422b9f,0f6f296b2babe004,3a71d52d8c8c5f38
object,e99abdcb000003ff,6066ba9c3a13b61a,3746e4fd40086db3,04193b1617ef15b7
object,e99abdcb000011e8,9a77d01f79d510a9,d50ff89d8f2fce8e,85e9ef6094867467
object,01d1ab5200000001,ca7f7fbe9e0cdbaa,7b96f65e4389fe53,a2a8b64a9812c1a8
object,e99abdcb000001e2,2c21deb93758c8fd,c6a879236f88a18d,2223187ccb24b461
object,3457213200002ade,6d1935d862520130,8c6a602b2469b18c,6d1935d862520130
object,edfc13ca00000199,fc5d4baee1327fe6,0a59a8c7d3d84466,f9a842f55601c4a6
object,e99abdcb000007c5,afd032fa0d648e07,dbb86a6abeeaf00e,21690380c2fb6c63
object,049dca9300000143,c8264cc57eba5b23,0a5e46e766365c6a,86a83191da694c24
object,7eb2ac6000000001,cce0ce87fab665e0,8f88b555c0e1c30a,6b21965d37439c87
object,e99abdcb00000de5,8a9b35f8fc6508f2,668ea16b369e2a43,9f8529f559450d9f
object,cef8a36c0000000c,4e2842a4cb5bbbe5,6a4b12dca73d8384,72cc65ad071f595d
object,049dca93000010fd,7405f9ecb0990da1,65ac905b66dcf087,1d37c4b5fcf89a76
object,9d48df360000001e,1de69feaca47f0a6,387322860c59c268,a96e8239d91ab2ce
object,84e3c60f00000027,fa6e9086cda57825,49328e808a1cf993,fd0d6e41a63bec56
object,be0289a70000002c,4d48c8c9ed3f2dde,59e64ce54c4be173,5a4f48494eeb25fb
object,61092fc700000002,eb38ee2d86c46d01,59326e39236f9e23,e2891fb182c3f9cf
object,a26af66600000004,70a722f7a26af666,0c1737a1232cd501,6f71213876055f2d
object,e99abdcb00000d9a,8da3a9c61321ac05,eaaf8841ddd327e5,ffe9755bc49d12c6
object,9600753f0000518b,c86e4ebe35087204,8546ee74a6cb674d,f12eec7eb6aac80b
object,9600753f000024a2,f70d22e1f96d2ca3,1d9bbf38c273aed4,a0c8a1f9172c9876
object,9600753f00003482,0b9e2afb26121007,f495447d5cc426f9,a2b91d7ba1f9af12
object,9600753f0000702f,af93e60333579b65,c12449e0e93cf4eb,93f778276ac3b5a0
object,9600753f000024ca,3e575364b4f283f7,ea58dd188759855b,4f4ef4962ea171d4
object,345721320000718f,0cb2f3d0b5d0cbc4,ce8064bed8685d2a,0cb2f3d0b5d0cbc4
object,3457213200007f8c,285f36bace0b7949,f56a4d44c02822e3,285f36bace0b7949
object,34572132000035d7,10a83d7e331f6f44,a9c409a87522170c,10a83d7e331f6f44
object,3457213200001e86,050c68589c6c1258,22dc182d4612f134,050c68589c6c1258
object,3457213200005077,b441f55e0196b0a1,4281b1f822dbc045,b441f55e0196b0a1
object,3457213200001428,66fe32c572540709,d8cc60a2a467f22f,66fe32c572540709
object,3457213200001885,6b683f0359b89c23,fc4d711b23e60feb,6b683f0359b89c23
object,3457213200005776,ffd4dacf75c5671a,29198b8e2e49b4df,ffd4dacf75c5671a
object,345721320000435e,ab7fcc8d6f07e0fd,e0fe846eca701094,ab7fcc8d6f07e0fd
object,9600753f0000790e,b72e86cbaefe2692,bac6be7bf3953d65,d1dbec8e716b75f3
object,3457213200005595,89d66ba31026e399,dfa6451808ace08e,89d66ba31026e399
object,9600753f00001538,9573f64ac3d43729,5dab190fa75defde,08e2db287192675b
object,34572132000032b0,4c7ab6f56e72b8ea,fea39bb281f1384a,4c7ab6f56e72b8ea
object,345721320000529f,a85f7451aee7f94a,322974bb2c3b2f96,a85f7451aee7f94a
object,3457213200001d46,8efdc3251ed0fc27,4ad26769d7a7f05f,8efdc3251ed0fc27
object,9600753f000006bc,d6f44e658d3c2120,ece1c64fe2e960ef,f0c66491b2701d8a
object,3457213200006e2f,93343042bc74fc6b,b0970119433dc1dd,93343042bc74fc6b
object,3457213200001ea0,403444841cba4be7,42d64308655f2405,403444841cba4be7
object,3457213200005c8f,3410ff486d5fc7b1,44af692494d7d78e,3410ff486d5fc7b1
object,9600753f00003268,59ca71b937096f0d,3340aee2417ebe28,e0ed52e2d87be029
object,3457213200008739,46e315e646a4f373,b53c7be3410cf4d2,46e315e646a4f373
object,3457213200007a8a,fa5886e69264bd38,b23d186b22902d39,fa5886e69264bd38
object,9600753f00005032,b8dc2f07b7af6d23,491388d679b641aa,9e8b2d580f075e02
object,3457213200004907,d10422af7a4da05c,79d6c4f5e3b62b04,d10422af7a4da05c
object,9600753f000087aa,f57fe1c54a062178,fe5d93c35bb1f3b9,48d8467118a61e6b
object,3457213200006796,46f9bb39f2c28e51,0f62259bd6ce8815,46f9bb39f2c28e51
object,345721320000702b,3235861a169253f2,c221295e58579e35,3235861a169253f2
object,9600753f00004a53,81c2444d9ad5b20b,8f0a196a4392ee46,7bc68dc60ad062c6
object,3457213200005a0e,740a2a3a9a839dec,b2a65ad54dc76184,740a2a3a9a839dec
object,34572132000084ec,9cd49c82f1dd91c4,138e45ce640ba172,9cd49c82f1dd91c4
object,3457213200004c5f,05bf0e221cdcd044,03aeee05b9d64d08,05bf0e221cdcd044
object,3457213200003011,02f38543a06c6bf3,996fe4bf3c63f1e2,02f38543a06c6bf3
object,3457213200003533,a8f5efdde476698f,e7da76d7e070fe1a,a8f5efdde476698f
object,3457213200002600,26c13869a1ac9ab6,bef807ad9a4248e5,26c13869a1ac9ab6
object,3457213200006653,e39c09dfe6443731,3c3fcf528a838b9a,e39c09dfe6443731
object,3457213200000541,2c201da22a132be7,30f6ec989e783ac9,2c201da22a132be7
object,9600753f00000e1f,6143a1c609d1d2e5,89b91380c4a380e3,87977380500da82f
object,9600753f00007bf0,725c2b3ba45218e4,12d83b99638a8f43,3c8c079c15faddfc
object,9600753f000078a9,06ee15e9bc0764a4,0edaed5c5716dae9,83f040920aaf6b72
object,9600753f000060ff,e088637d2add7e74,a5f5cdeda15c54bb,d94b63974c1d6545
object,9600753f00000922,59a22b2122f2bd96,5795e7c225b80006,66828e0a48ea7749
object,9600753f00004428,1cb2d99de2a97d60,d825f64cdb514b0c,e02c348e2b734e2d
object,9600753f00002d60,00c94d8e5465f551,a2feff8499d2c35c,9d3c6969e00f3690
object,9600753f0000830a,7a7350919b584695,931d11230dae0b95,cfff8292ccf57f55
object,9600753f0000093a,a6e877ca56cbdd29,280f1d235784e10d,5002e965ebee0c7d
object,9600753f0000409f,95b7c3ee11f60be9,3b972b7ad871528b,badec528aef54066
object,9600753f00001516,6955df792f965c83,7dfbc6fba07f8a72,308a2efbc8540e5c
object,9600753f00005245,8da7e00b45053746,8505ae60e6d790be,3ddf1349ef94fb2f
object,9600753f0000666d,4759cf2c7cbe30e1,fd0aeb298fa65c29,1ff06529f7c6b612
object,9600753f00002749,493bf154eeb4c282,5e135ed9e3872fdc,3c1490bc3d81c4c8
object,9600753f00006574,e790da217f37f921,a702822f50f29f23,31c2da7e7421595e
object,9600753f000067fb,88a8aa9cc7c8bfdc,986d80ab73a9ab9e,72e9bc6f744d7e0d
object,9600753f0000275c,c184e637c303c189,b65049d12c53499c,5cf6888c168642a1
object,e99abdcb0000020f,35a308a35e064b43,39bd4816646448ab,583523dc892c0475
object,e99abdcb00001015,3cb65cdb7276dc35,8de3c385fdc708e6,bd2b95988760d554
object,871a5faa00000307,e6399284b43e2e07,1d3a7f0e4869473b,ce85d291f5618c62
object,871a5faa000002fd,b04e574342995ff8,d71b8a964ff4c101,d78fa9bb1e00fdd9
object,049dca93000005d0,2a3eb6e7c7266f92,22cb1f3d22088564,8292f6dde4a2933a
object,049dca93000007cc,7132292b59b0b873,0b42ba808d54cc68,01bcfcbb0676107a
object,049dca9300000a02,a8810f3f433ff6a4,a78b13afe5d939c9,a6fee7056a97f00c
object,871a5faa00000391,f180a7a6ff35e4d9,dfca06d31792d888,f0c91aa53904a5a5
object,90e8e16d00000036,40fe3d8993f50e55,23595eed20b69670,775956372cee4f0c
object,90e8e16d00000013,53b112473072c148,a72c5921d07397e3,90462d12b2692cb6
object,90e8e16d00000002,4e530da2bb29a97f,4f5083104b18eb3b,64a82f60ba55b98e
object,6066bb6800000033,8d22557c873211eb,75e73b3bc34b6f40,64c5629a9840fe57
object,9600753f00000abe,c4e2d3ceb27ca09a,a927c33d017cf3ac,361114254bb3bc3b
object,2277fd340000003a,1cc7392bf045b246,a33d039b65e59959,9729609ee9946ea4
object,2277fd3400000012,1c2f89aad856739e,05e2db30344b9075,f9caf35c82cd4438
object,2277fd3400000019,4e2f4e2032ebf51a,f7adbe68e7a42146,df9e7544cc7f1a03
object,2277fd340000001e,cb3e4ea17c5098ff,bc13adba8c87743e,2728275d837f9d21
object,2277fd3400000009,dbf7c3dbd49f1be9,38720809b7be1afc,5f39001f378cf8e2
object,6066bb6800000032,4eace1bd05581c9a,5f9f21d1f835aa6b,6926aca065fbde16
object,9600753f0000103a,81f0c4f75a15a0b1,e753267d9c586bfb,fadb6845cff217ea
object,2277fd3400000020,b428267eae6f48bb,3e6040e464ef0dec,21d3f58bf66a781f
object,2277fd340000000a,e99fa39180e83b30,f057b5d03c4082bb,6e6d0de13f28dd65
object,2277fd3400000018,165857ef0420ac92,f3ab488447eef97e,24826f24e55c198b
object,2277fd340000000f,b86bc3774c59ecf6,8aceebce8b5ff9d4,84a7f46bc82477ef
object,2277fd3400000014,12ef686a1b66328c,9958d0b5358883e3,d452308f116f2c2e
object,2277fd3400000023,b1c3cfcaea908ec7,e172667c1ca07b55,56baf15e3836df13
object,2277fd3400000005,6716d95849597db4,1746b6a5ef02df69,cc25697deb47d8b4
object,2277fd340000002a,17b73e5ea07af36e,e349e0cf1c7dd783,e1f7c1ab47364487
object,2277fd3400000007,88831cabc7a5c85f,b11bf971e19da9a3,58edac2fec5d3d8f
object,2277fd3400000003,33deb47002d3709e,4756c411719f94d2,4237d369da4aff7a
object,2277fd3400000008,97292d97ec10c40c,f26c627f327be818,f2d1371a7a4df105
object,2277fd340000001f,5a29f0b2baab92c2,63377a9958be0990,52276c381bff27db
object,2277fd3400000038,14da6591b989a6d6,8f6eb793e053d50d,deedaf83b889e6cd
object,2277fd3400000011,5b22f0b6a1455d0e,0a8016d11f14c215,2f47eb5a3d0e5a40
object,2277fd3400000029,a3b375b83d6a61d2,15db80a26bac8193,ff21eee97b949bd9
object,2277fd3400000031,645315234bae5f0e,f92c0588842df897,b33142c690bad8a4
object,2277fd3400000002,135cc7f749de5c24,e97bad78fdfc6eb4,7f5acc13f798b259
object,6066bb680000000d,8ac3dfd39ea2de72,2230ce0965c0ad0e,70cd72f8150a6191
object,2277fd3400000032,ca006f08052488dd,090313e6d5f4ce6d,b26e0f2b0e54974b
object,2277fd340000002e,c94993ca6bf4bae9,10eb98ffa6f49152,96bc49c2555af51a
object,2277fd340000001a,ac4b5b0e36d1cf99,0c8065ce9bfa0ef2,4963d181573a6964
object,2277fd340000003b,8834f66036ea92d4,618fe739ae19266e,65878463d9887afb
object,1d90611300000047,2d47455fe9e9fbe9,493a3e56219eaba4,e176af96f97d0ee2
object,1d90611300000019,3cb5e223cbe95d9b,2b4fdf5660607280,7a501948461a9232
object,1d90611300000050,7a3d0e19fa71127c,a4fd3b1fb0762d76,62b519d47be79c7f
object,1d90611300000037,97c15a0aa2652f5b,d1ba2d1477d54229,5ce33275385ea2ec
object,1d9061130000007e,3c5399b34b5dbcda,7acfaaf639bb4f62,50ec9df1dc044b4a
object,1d90611300000076,5e397d1bdaf6d920,493466cfdcbbdafd,e166d1d1d85b52e2
object,e99abdcb0000110b,094151f0cf15f2a3,a96a6ee5caf24277,f1d3f6a9dba40471
object,049dca9300000a0a,d6757d024c8a4275,a6e62978d1b8d356,c6cada42adfc19e4
object,9d48df360000000e,1de69feaca47f0a6,eb73e83a1306282b,f2c098b9589c570b
object,e99abdcb00000cf9,5c79918d12b3822d,6c796002660eac79,12b3f1d83cdc7962
object,cef8a36c00000001,4e2842a4cb5bbbe5,099a311aad05e4ab,e2bfc2b1abf04471
object,049dca93000005a5,ccb42ec065034d4b,1477a3f4c168af57,ee60e6dd22f5041a
object,84e3c60f0000001d,fa6e9086cda57825,bf6c8b6c044be52f,1f6b12f0d2b94839
object,be0289a700000013,4d48c8c9ed3f2dde,fab32dabe95b8a4c,69efd23f903447ec
object,3457213200002ab7,92933fc834aa0fcc,a92bc8ac6edd09fc,92933fc834aa0fcc
object,3457213200005e91,521ba708c4da9d05,9c11cdf068b9ab77,521ba708c4da9d05
object,3457213200005780,61635d094c7012e5,30b2c2dbc181ff88,61635d094c7012e5
object,3457213200002cbf,b1febcce2e325fb4,600290ce8e5a6746,b1febcce2e325fb4
object,34572132000057ab,b680acc263ff5317,6dbf9bc62760c485,b680acc263ff5317
object,3457213200001cf1,af1854b03c1f6751,533142c8e35d7ebc,af1854b03c1f6751
object,3457213200006b56,a4fc5d5b69ea7501,939fa2a0535b28ac,a4fc5d5b69ea7501
object,3457213200007d29,9f35aafa70a777fa,4faf32b5f7b8b1e6,9f35aafa70a777fa
object,345721320000650a,97ac4b1d540fef45,886a5bae7e4f8184,97ac4b1d540fef45
object,3457213200004313,56021686542f6624,bb4aac246751a3e0,56021686542f6624
object,3457213200005cac,9f35aafa70a777fa,057af7a23954523b,9f35aafa70a777fa
object,ad3f9f0100000022,1fd4a67d5f33e70f,af1041397c07a295,3327f7eedd34644e
object,fa8e5db800000045,80381bbc618f9157,832a96bed0e52104,6d73260851ac9512
object,edfc13ca000008a5,19dd3ceeb919fe6b,7925f2a03e18a8c7,f33c86db9e697c14
object,edfc13ca00000908,a2072946167f79f5,be5378ceb58be1a6,b8acab5856f49231
object,edfc13ca000004fc,494c11bc4e0ad236,e16f9b18f3272d64,f902184919a0a67d
object,edfc13ca0000063d,23be9070454e9b76,2dbe80bfa55f3ca4,75e9b688172344c4
object,184d4f2d000008c1,a2ff55fdc7bca6d2,e2ddf437c6b55e87,8333315a34bcc944
object,b44fc49600000013,d08540d26fdb74c8,3fc464f29b940020,5b38b27fb8d5a8f8
object,e99abdcb00000fce,8e5e88c253176305,340df96e8ab08918,a5ff98a6b181bc19
object,e99abdcb000007c6,bd9c78f825cb0a0b,5d764819f707c75f,46b4b0ee661b303d
object,6d4f1e0600000001,8fb42f6f6d4f1e06,2bdb0f53bc7b105f,ea52edf49142dcf7
object,e99abdcb00000cec,5fd289b8a9514d0c,28318d2848c08677,ae2f468662e7f423
object,d8fedcda00000001,18fb28adfc19c09d,23aceca955198085,b030522255bd620e
object,3457213200004c49,9dfb191f2bd688d9,0a9b685e03256f2e,9dfb191f2bd688d9
object,3457213200004c8f,39388a82700cec30,4a3e4f5ab06aab39,39388a82700cec30
object,345721320000093e,a21f1eedf552dc82,d0e5cf25eb13f61d,a21f1eedf552dc82
object,34572132000066b0,f20af89a07fc21f3,916ed2094b5401eb,f20af89a07fc21f3
object,3457213200004dad,78df44db0d9f7b1d,4baeb1bbb8473573,78df44db0d9f7b1d
object,3457213200002348,37c9fb22ce9cdb90,2c8b3e2ab719366a,37c9fb22ce9cdb90
object,3457213200005f8a,df3cbdc13656e464,8fb6727be303a963,df3cbdc13656e464
object,345721320000825a,015ab089e9c1c270,2245d95af4e80074,015ab089e9c1c270
object,3457213200008453,d26b97697e15ed99,b35b53adc0628ae7,d26b97697e15ed99
object,34572132000053ad,59c406d219586af0,355d3f21d85ed108,59c406d219586af0
object,3457213200004ba1,0a6ef14ebab02ac6,b0560d19fce1acaa,0a6ef14ebab02ac6
object,edfc13ca000008c1,7c4fe72cd2fe8501,ca67fa6055da200b,59f3a9d3d2e2912c
object,edfc13ca00000410,cda232837ea0d0e2,f44b325eabc2b61e,69df0d273a48823a
object,edfc13ca00000456,ccf280987be463f4,8df4403a43bc6479,4c41a29986374664
object,edfc13ca000000b7,a2072946167f79f5,74ad52124d4536a4,35b92f3b14b1f14a
object,e99abdcb000002a2,e598dde9764cf214,767b145a7f343b06,f1c00268740498ae
object,184d4f2d0000189c,eb2cfb74e72238c3,6c0047fa6ebb1fc9,74a2835da8153a33
object,b44fc4960000000f,63fd0ed50730d526,dd3d6dae465b730d,1dfb1aa49980f399
object,2443c9d800000001,2ec229132443c9d8,e0dca23d7ebc8ec6,6b7ee9a3df01c914
object,e99abdcb0000024e,82dfaf4e1f9721da,1de5a7245cd1fdc9,5cf0bb367b1fd246
object,184d4f2d000000e3,a65da8176c2794fb,755135fd6a248da7,32808eedbd826bf3
object,b44fc4960000000c,c28e21a3a8658a9e,ed61248275e3c002,8e587c7f353cca20
object,41369fa900000001,8bf5190641369fa9,e0bb3772b9749fa1,05dd7cd1c23f2e30
object,34572132000078c6,fff17cc7471b46d6,acea55413bb6f183,fff17cc7471b46d6
object,e99abdcb00000927,3590118dcb8fe622,418e17fb8f756455,fb91064559ca8f40
object,184d4f2d0000138f,30b95bdb1c9e2296,e362ace184732049,1baa7eded5315523
object,b44fc49600000010,e774b8f8664eb27a,e586ad587dcb20b5,3b59d99adf307fe3
object,df15031400000001,4b6d1f38df150314,d80c30ffefccb98b,f6fadcbc9961154a
object,e99abdcb000005b3,9036821789d9a102,0346f4095abdd039,3ee91a2df46b4752
object,b44fc49600000005,89527d265dbf8604,3d63782dd00389b2,258606b3426b13f2
object,1c7c4c0a00000001,844016631c7c4c0a,01e5d80863f9b8b8,3e3a8adb9f70ed09
object,e99abdcb00000df9,6dd1489998a4fc40,afb174efbce8ec54,e0618d6a06ed112b
object,b44fc49600000002,124f9eb8ed9027e0,936e0a29fdb41530,2524f23e334093de
object,c88fd1f900000001,025f0272c88fd1f9,44fe16514f9ab40a,1e8735cf8f3b5b21
object,e99abdcb0000057c,39fde9c4679992be,ff43eefdd9bd8f01,d0b1c66fc4fcc6db
object,b44fc49600000003,ce5b0a24dc6caf42,54fe430feec20e5e,cfbd781a340eed77
object,221d6d9e00000001,1316a1af221d6d9e,1dad620dec35b62d,29279f4b128563d0
object,e99abdcb00000633,9325458e7f23fdd5,5421ddfd0047000e,a55a8128a1223ee3
object,184d4f2d00000ee6,4bda420af6c98f9f,d5dd15d89544e4ec,f0b70df540622b88
object,b44fc4960000000e,8863e86b1badadfa,7d43be4e2f43d64d,2e4c3d513455dcc2
object,a045ae9b00000001,961f12e1a045ae9b,31ae2bfb4ed004af,ea60309f6d210a9a
object,e99abdcb00001245,df0faca2a4304447,473e1d847aece7b5,958cb22972ac1cff
object,b44fc49600000012,5aab059d613eb412,1e745c4f31055ffc,ae177e9b9c497580
object,ba233d2300000001,e6e885edba233d23,d9eb83b95fd447f2,1f50af64fa08dce3
object,e99abdcb0000009d,64b1934c6091b895,53328bf791f14cc1,229fb046f5300893
object,184d4f2d000009b0,975e23be614e1754,d89f950c7fa74eab,ffc2309dab946023
object,b44fc49600000007,0e3a1f81f444aa74,9b64f64919f979a3,13f44fe46b437155
object,6cf7231900000001,564763936cf72319,4b22d5f1eefb8a56,c6f2b48ed24e1e2a
object,e99abdcb00000093,4931f49e4266b910,35ea14657d358899,6c15a5f245a52565
object,b44fc49600000011,b197ccd92a9c7da3,2d5bfc2f17b49c60,03d63cad01c7a411
object,4f01c48300000001,f8976f604f01c483,7653cdbb176075b4,755225c4431ad229
object,e99abdcb00000cc0,c3964102c4adfbed,445a74f1c418ca5e,ab8740dfe3fbfbd3
object,184d4f2d0000024b,ea6b1404af1c7601,c32e36177c2bbe93,05f7a53339f875d3
object,b44fc49600000004,ccaf8b2825277c7a,66ebd8084fe261c8,9dd9d99b4306f52d
object,0760193800000001,1a0a0b9e07601938,11e3e4e7c0f698f4,b4ea8ca8a6596579
object,345721320000524f,d1bdeac3d1113010,309c73bd68df9735,d1bdeac3d1113010
object,34572132000006ac,f958959b48f6e430,3bc2adef64762786,f958959b48f6e430
object,34572132000031b7,197e96605ba4b765,57950a2b5f32ff95,197e96605ba4b765
object,edfc13ca000003f7,dc7c49520851b12e,d9d4c43e9fb12127,a893e98114d5991e
object,edfc13ca00000601,07fcdc7e048e12e4,a78ade855aecd528,077a97ca40c6f8ab
object,34572132000007f9,45cf0df7599c71cb,5176a5dc315e8e71,45cf0df7599c71cb
object,e99abdcb0000004c,ae7ef479f1efd7d9,6d5b17cab5a26f32,72a246ec825043f8
object,b44fc49600000006,fbbb6f65897422df,23fb9dbc73c6b464,160fbab6dfde37a4
object,071a342700000001,4139f6ae6c64d026,e7c2d9d600ad87ba,92c85f28c804f447
object,3457213200002a58,3d5fea49465ec71a,0ff9bf4cd555ba40,3d5fea49465ec71a
object,3457213200001e76,a22be876b32f3bf0,b1b8aed01c88316d,a22be876b32f3bf0
object,34572132000049fd,cdd695455513587d,f616262aeca85d02,cdd695455513587d
object,9600753f00006f4a,a5550c234b3052c2,4679a298387a4162,33a8400d9a58fdcd
object,9600753f000021e3,3e98f14a66451c38,4679a298387a4162,6822883bcee6a35a
object,98f7b52500000001,b13a917e98f7b525,7e5a2d06cbc24370,83dca8bf0318b000
object,e99abdcb000009d2,bfce419b9a607ed6,6f2a318e1cc6b8a6,1bb444cc63f1622d
object,e99abdcb0000037f,107377a91358a171,7c5ae005e4fdcc9b,d7e7558878ec2df8
object,2d93114b00000001,625fad0c2d93114b,2212a29500717cb0,43359159e44b94fd
object,e99abdcb000006a7,54bdd6feb6576b34,6014dfcb8fb80273,3f67d1b6ea7b20cb
object,e99abdcb000005e5,f45477379fe69140,cf98befdd3a74e9d,342e248d176587be
object,a15c2b8e00000001,6162dccaf0e74869,8558c3189a2aaf08,dde2f2488c752693
object,1279903c00000001,2c3db77532cc6bb0,e15fd161e49320cb,d1211c3c2d101476
object,401dc98a00000001,f2874c59dae49715,1de1e7cc3e30b288,e9407070bac524db
object,e99abdcb000011d1,2eaecfe6d07c4ebe,c913e343f4577cf9,3acebd7aebc5ee7c
object,e99abdcb000008a1,09c70c1bb75ce805,f770599ef0ca9a45,0e7ee7e972d727e9
object,cef8a36c00000002,4e2842a4cb5bbbe5,6a465450e0d1cb15,e5f0568d1b6dc40b
object,049dca9300000153,f950376375597838,ddb1972107ad6b5a,8d55938321f35a22
object,049dca9300000a1d,87af5a9d280f672e,d2c0f7647c3ebe0e,62e51a234a1c219a
object,9d48df3600000028,1de69feaca47f0a6,8ae9e83542840091,05e7e9b9c2b94a66
object,84e3c60f00000005,fa6e9086cda57825,45bafb7d84365001,984a4b1aa4717e7b
object,be0289a70000000a,4d48c8c9ed3f2dde,a9a90cac0251d469,e73b88347d025047
object,e99abdcb00000d63,c7aff70218808b2a,9b1bf6f18c05976a,598ebf4a3f43e58a
object,e99abdcb0000028c,d197340531a97231,63b4db795f885cd1,359429ea493b8c25
object,cef8a36c0000000e,4e2842a4cb5bbbe5,1a2e89213470c51e,e19c3e70652c5aad
object,049dca9300000b8f,e126f36b4dc2385d,f62617db421ddc61,df0c9b78bac44c91
object,049dca930000019f,07a641af129e52be,07cc66dedd3d7620,a92f22f5569bbd88
object,9d48df3600000009,1de69feaca47f0a6,7e69bda073984906,e5408c30a293c1b7
object,84e3c60f00000024,fa6e9086cda57825,79bafd2e16dd9dae,2769cf95ce0c471f
object,be0289a70000002d,4d48c8c9ed3f2dde,8c95258b298e6476,7dcf414df4011aef
object,e99abdcb00001126,edd7c289a9224d73,63b4db795f885cd1,5a56da61186144b7
object,cef8a36c00000012,4e2842a4cb5bbbe5,1a2e89213470c51e,7d3d47cda4c13ff0
object,049dca9300000654,371d87a25e084ca9,07cc66dedd3d7620,17c0383e0a675783
object,9d48df3600000003,1de69feaca47f0a6,7e69bda073984906,1ec8d5f4f8ed9a31
object,84e3c60f0000002f,fa6e9086cda57825,79bafd2e16dd9dae,f3e5871cad2bdcd6
object,be0289a700000014,4d48c8c9ed3f2dde,8c95258b298e6476,8994f093cd443f27
object,9600753f000036e1,bcac9534c4b8726b,4fee70b651eef5b3,763cbbfdec767fa1
object,34572132000013e8,0ff388567f281ed2,a814f79ef0a6fa5e,0ff388567f281ed2
object,e99abdcb00000f92,725f517678cba748,1d5e116accbdebcd,d28ae7910c5405cc
object,cef8a36c00000018,4e2842a4cb5bbbe5,e88a47de82fca089,9c5afab0fb79d958
object,049dca9300000aab,69b9daa351c0c0d7,4d75a8b28dc22858,679ed41c9463c0ac
object,9d48df360000002a,1de69feaca47f0a6,f1bc74581711ce90,b27f5a453098adc3
object,84e3c60f0000000b,fa6e9086cda57825,572c70633a434ac9,9a84df2c93ab5d0e
object,be0289a700000017,4d48c8c9ed3f2dde,d4e174f63ad6dcbf,f3ba848e3df1176e
object,e99abdcb00000cbd,ec9928bd55e72e9f,e8e57a4b8e54bdca,7c6fce1f04beeddb
object,3457213200006de8,f478c21baddcc1a2,baa299a64b6471ee,f478c21baddcc1a2
object,9600753f00000bd6,16e8aa96b3bac337,d884fa9e84ab3ebf,13c9aae69a401655
object,e99abdcb000003cf,587f970333ac10c1,e8e57a4b8e54bdca,83f3a59a5af94aae
object,e99abdcb00000bad,a1458358046f27b0,e8e57a4b8e54bdca,426c000513a624c1
object,e99abdcb00000d59,284ae4df0f567dee,42e90fb25be8ce51,db1cf6c0916704a4
object,e99abdcb0000032a,b4125792ecbbc0b3,5fe8fd6c47ea8abc,d2003e615fe39404
object,e99abdcb00000996,3d51d6512d4a3e4f,98c0b2beb2cccebd,568f25c762f52693
object,e99abdcb00000917,0d0d9d354e1e7a7a,3e8e1e70fca4e68e,c8017e907ae282e6
object,e99abdcb00000025,ae6a1d69d28faf84,cb6be2bf5371010e,08dade0b6bf2d201
object,516798cc00000001,d086e49c516798cc,8e5d96e2d1f7c08c,7f73fa23537f594a
object,f88bb8d60000003c,f5547622f804aac9,88406cbfa00293d2,d223a5b7fa579db1
object,871a5faa0000000b,3e7ddb5aa73c6ff1,65e4a2a380e8a491,44dbe2fd662b621d
object,9600753f00008056,bdfc1e9a1357efd0,5e8c8acb5412a2ae,5297f1190a7a7dd6
object,e99abdcb000004f5,f59317045f44ffee,b6d50032efbf62df,fb078a1cb70b9e0d
object,e99abdcb0000005f,1c008cab06b60403,b6d50032efbf62df,e5374e42183daae5
object,870385310000001c,ba7fdc8299f4a81b,d7d070aebc90744f,184e61714c0fb081
object,07ea9a3700000003,c4331dfa7ae7c02b,0d678afe0d67b013,482613926f52ab30
object,3457213200003d45,3f7d5c8ee0b75b5b,6d64658b815fcd3a,3f7d5c8ee0b75b5b
object,9600753f00000356,deaf453664929e1a,189fa9b63ee68d4f,b547e60238b73293
object,e99abdcb00000e7b,fd331847ed1c1eb6,acb39f1ab711d902,03d2a1770a85eb82
object,e99abdcb00000948,1e11e55af2cc53af,03359c0a06973959,0f82f848766de97e
object,e99abdcb000008c3,812f0e61929a98b2,e36c3f8f066c182c,730f09d97c52bbe1
object,871a5faa00000048,3163a698eae952ff,83797a14c3cbcfc7,e0c69001d6203d5f
object,9600753f00004c3d,3ba0aa1de5e0a91a,d59e50a44bc5f1c8,70fdeaf17c78b51e
object,90e8e16d00000010,cd2f51815aa2a99e,9f975bbe3d9ed990,a0ff21124644128e
object,f659488f00000001,9c263a22d2ad606c,f232e4e66312f391,9dba118c90514e6a
object,049dca930000088c,bc75f659c585f8b5,8fb3a7a92cc196ff,ae7177fd862042df
object,5cc9935d00000001,0796969a1992c695,e02ff3ca7acc3721,89f65dd3e96b4e4c
object,3457213200007a2a,c52f8b79080077ce,b5f9d90a57498517,c52f8b79080077ce
object,9600753f00005fab,3a521969400f1765,2821e59639f15f84,6a55eaa245f51cad
object,345721320000700e,7766c4996328f787,a5d8a2c4dcc0aca5,7766c4996328f787
object,9600753f00004143,6b9bf6622cd58f08,2821e59639f15f84,005e6f77ad630068
object,3457213200005705,e668bd1f09f258e3,1afb74bf97d5b704,e668bd1f09f258e3
object,9600753f00003e6e,0265c1ab76004051,d884fa9e84ab3ebf,fdf6a511d7d24a0d
object,3457213200004def,9534f7fcdb9a6591,b17630877f555e4a,9534f7fcdb9a6591
object,3457213200000ad1,ec9ac435141a79db,6eb49aebe16ea604,ec9ac435141a79db
object,34572132000074dd,d7b5e8b308841da7,3b8c86c385d9a5f8,d7b5e8b308841da7
object,3457213200003d15,ea490c4b1f8a6f51,461b420eef56b11c,ea490c4b1f8a6f51
object,9600753f000043af,6842acc2be7002e0,966774fd9f65d0d3,ff48ad9e2f70eb76
object,9600753f00004f0b,efc15b4bd73d68db,b36c8b4877f1496c,b6b55a15af2df7b9
object,9600753f0000043e,05e7c221d1c959b2,5427ecef445db92e,c574e160ebf0d727
object,9600753f00001773,47091117e7647a0b,9b9d24794d8de788,cf85a5ee07e9829d
object,4851c69900000001,62590a5d0ff567b9,9a6b658152b8da33,b2ff8bac69fe69de
object,0abfeea800000129,03cb1077e42b9801,784faba0654937ce,01fe0e736a8b6e90
object,516ee30500000044,b75b8819a10cedd2,fc02875d87ec2bc5,a3aed16872711a26
object,184d4f2d00000990,1931f2974ab399b0,8dbc3e447c691d08,d4ec32cb31ea8b50
object,3457213200006fdb,9a775a2edfd3e5ad,865ff8a520bb24cd,9a775a2edfd3e5ad
object,9600753f00007e10,3873dffeb2b2e037,043fd5c912e91eba,10435eb8c605eed3
object,47b3a79e0000003c,04623fbadc157738,265d36bed48e2b44,b8c9a827553a62a0
object,47b3a79e000000f3,d62f91a1a942066c,d23db1e76c176ce4,c242221a272b6123
object,bd418f6300000002,a946206fbd418f63,aaf4abeb858b6129,a187ef40716a4b14
object,9600753f000039c8,e6787e041ffd4bcb,e4ee5ac77083945d,a47d219245bd9e67
object,e99abdcb0000030f,88befe8cd0efda8a,77ee4bd49d7c3bbb,6246d84d1fdc6f5e
object,9600753f00004d07,1035cd74e65fe704,4b1d742408c2c5a2,d04ad5a3fada0275
object,3457213200003518,6f6718a18467d75d,858dd16ab721b25e,6f6718a18467d75d
object,34572132000078fb,102a62db449a1a43,caf2b536ce69f509,102a62db449a1a43
object,345721320000034c,d800588a63048c2b,09dc2bb231529379,d800588a63048c2b
object,9600753f00004df0,ec80e6428821b41c,e637ade0e10e07f7,cb71e9d3821e2523
object,9600753f000031a7,560b93ccd5ef4f2e,efadede14f624825,28907a7dbb21cb59
object,9600753f00004425,8ce318a2dddbca37,808cca1a2900d618,47afefa90ed108b3
object,3457213200001819,fe66ce12c116a3d8,e7375ed9dc4ce24f,fe66ce12c116a3d8
object,9600753f00006878,7cd3747cab5ad444,c14acecbc1634b2a,36e9e1c321922436
object,9600753f0000476b,37aa73024a05b272,9f3674ca0ebeced7,f132cbec23ea49ea
object,345721320000658c,49c9a56137529434,a8cdb5a0a170c713,49c9a56137529434
object,3457213200006c36,be4e1f6ad98de5d0,b48923a90c8ad997,be4e1f6ad98de5d0
object,3457213200005ba2,aa2617a4bef0f86f,367556b194e36459,aa2617a4bef0f86f
object,9600753f00005ae4,863526ead32cb570,df8a104733f1f1e3,91cbac0ad749ab66
object,9600753f000076a2,bd560cf00485b1cc,f2a7495acf698b4e,7c30b99c6f80ef19
object,34572132000063f7,ba22b58a4b9b2033,8918a6d24ba9a794,ba22b58a4b9b2033
object,9600753f00004c54,a92b616fc7b5ad01,c6fa3c4ed68d13bf,09f349935313fbbc
object,3457213200006495,585a253e0208f691,5e8d475fba393e57,585a253e0208f691
object,34572132000022eb,237b9c3cf1d91be4,87cb2c1749ef87d0,237b9c3cf1d91be4
object,34572132000022af,e2f8810e1103aed1,c940c416ca73d91f,e2f8810e1103aed1
object,3457213200005270,8e569f621eccc50c,5f711d687fd4ac79,8e569f621eccc50c
object,9600753f00006fb7,bd02075c384572ce,b0da020faab56b56,4e7c410563d497af
object,9600753f00004de9,bb3b58daf0fe32c6,c315848c534d4a44,da8b9f11c303c338
object,9600753f00006821,c3c165e829b18e41,c1fc1d7640836ba8,4a7103da8ecf1764
object,3457213200003778,7dc6ff80eae506ac,43ffb9d6a023e3b5,7dc6ff80eae506ac
object,9600753f00005602,08b523344bc9d318,322a7a4073694214,5373a5a8a1ecedc2
object,a88f256000000109,3f4dc879022dab8d,e09aeb6615de78d0,73aeb55068ff53e5
object,a88f256000000027,2dcc7fff5c7f2065,e0b62d0848a10c1e,9e582bda55791121
object,e820262800000ea7,44f5c766acc8dd35,68190f53f9b4f4da,78321894714ef68d
object,e99abdcb0000061f,483b290121f54792,6d204b3555387c8f,1e3e26ecbf8ffcb1
object,3457213200003096,85e39d56d68e57e9,bb6e7d01838753ce,85e39d56d68e57e9
object,9600753f0000156f,eeeb4d138ab36278,b90a736d8485e326,129caeb60c159019
object,34572132000015ae,776199fe10bf94b6,cd862576615deab6,776199fe10bf94b6
object,9600753f00002c24,79d3ff75accd900b,bd1fb84be6b2a084,f138ab3f6c30f694
object,9600753f0000470f,fb4815c94aa6dd5b,e4ee5ac77083945d,9be7ed4d3e9a633d
object,e99abdcb00000d6c,fa2963e7b3d6e4fd,350f848e791f4146,59f3bccbe16ed51a
object,e99abdcb00000de0,a0baa9fd8a1afd58,68b3b852bafc3d3c,110f88b1160699c5
object,049dca9300000c36,3212a873bf0bd08b,00a301101be9e18d,22fbec9797b4bfca
object,035f600700000254,b60f820426370fb1,27b7a9e52c642a46,f023f251edaa6a47
object,3457213200005f96,b7df745e257b3cf3,2cf2c5e09fede42f,b7df745e257b3cf3
object,3457213200004644,5baa86b0ab26de22,9011aadde9e71e29,5baa86b0ab26de22
object,3457213200005441,94c5efaa950e602a,d261c11863e27a0e,94c5efaa950e602a
object,e99abdcb000003ce,5f7612ddb9203a49,ffdebf7c8a57309c,56668204b8c03624
object,e99abdcb000008de,23f748a7aba05595,bb97bd54619888ca,2e1c25a07848ff0e
object,e99abdcb0000071f,148c283fbbee90fe,2ec8f2028fe4e296,d87e275cf830c6b9
object,9600753f000058f8,60c5f3f4932e76b6,45e59908a76e963e,05f0041ac09f7284
object,3457213200000f05,d6154b46db1e8933,e0c4b1645e50d8b9,d6154b46db1e8933
object,3457213200007c62,5b911c0a5d0151f6,3a2ed1e27bb18234,5b911c0a5d0151f6
object,34572132000008f0,b4748e888444e007,8a7d1781bd0850d6,b4748e888444e007
object,3457213200006f04,b988a1b0cc6b2257,61b6521dced3e5e6,b988a1b0cc6b2257
object,345721320000360a,0d8e194819bb6298,f205169ac2d4406a,0d8e194819bb6298
object,3457213200001424,0994ace71efa2057,8ee81bb21bbea6bf,0994ace71efa2057
object,34572132000020c9,9f65e2538b07066b,afba7e181c914ec4,9f65e2538b07066b
object,9600753f000047a6,b218cc458e64712d,1734e07e95a720a7,063589bc2a95fef0
object,9600753f00000234,1fef4112c836e151,8639a12395b018bb,54233af886e080aa
object,9600753f000067c3,02fe4577ca68870b,9904631afee9987e,f992e4f2f8da54b9
object,e99abdcb00000048,c98855176578ac83,98769e072e3b4ada,e4760cee3cb30d20
object,e99abdcb00000c8e,507df583d2652839,ad1f69fa59cab555,e0a2241a0bad6577
object,e99abdcb00000953,1494efd0a18361fe,f059bf37e4eff509,6dc3b6d6cc5ed779
object,88b6ce2300000443,c81f0e4e74fd146d,49e1a1a5794aeb83,63f4a553a48162e9
object,88b6ce23000001e1,37c9fcee1f31dee4,c3f7db4217b69862,fa6e6d61c8df07fd
object,88b6ce2300000165,37c9fcee1f31dee4,bb4ce91297d2d451,0d1a21e5f6e95575
object,88b6ce2300000058,37c9fcee1f31dee4,5a415eacddfd10c0,c94960a4c4ab2998
object,049dca93000007ff,7f92fd4fd31cdd1a,3ca42e071dd85bcf,15f57f8238dfd315
object,e820262800000076,459e042a3eda4ea0,c7beb4f0d55adc0d,b454a8bec2fd63ca
object,035f60070000027c,203a130710e2afe9,a6e5be359bf6c7fb,6a6446c4cf425736
object,9600753f000054ed,4f607a020ecf4094,633ab9a3f7429152,9e26875e8595a5d3
object,9600753f0000155f,1a8402c64e23958a,63c26c49dc29b3e5,129979d41a238cc3
object,3457213200005d31,b333b2ff0cbbc555,3f76a00dc5b7f4c0,b333b2ff0cbbc555
object,34572132000019ff,5e6ab2a3e646fd29,80f25deda65f9073,5e6ab2a3e646fd29
object,345721320000725f,1f0ecc671a223a4b,fe16ee42ba02db53,1f0ecc671a223a4b
object,345721320000680e,54ef9ef996137ee3,bf9d183252467753,54ef9ef996137ee3
object,345721320000711e,b333b2ff0cbbc555,2794258167ee59a1,b333b2ff0cbbc555
object,3457213200006070,70f0ad407320b788,e8b6867be6eb311b,70f0ad407320b788
object,345721320000371f,94c982784ae70644,ae63c2c4a434c144,94c982784ae70644
object,9600753f0000127c,336f894be40781dd,189fa9b63ee68d4f,1d0fe9bec38a26d9
object,3457213200003e7b,4efea8cec59a4d67,f057d68e79d37215,4efea8cec59a4d67
object,3457213200004412,f6f90d3440ff0357,8387bef013bd2b43,f6f90d3440ff0357
object,9600753f000088f0,b6710e3c2ebff3ee,3e26d50e42f9bd12,c28e27cca7a81bb0
object,9600753f000052b3,88ee9bfb8317c662,e63e182b5d75c048,116cfd290eeb88ff
object,9600753f000023b5,36c18b3eb281021e,67b850e4b97926a7,688d3da8c73795e4
object,9600753f0000048c,ccbf4cfc5fe04e5a,3b29151b368d1826,d0f51a1862f30615
object,9600753f00005d24,7ae2062560ea31ea,6e963ae2833d8c83,bae5b04d5172b7b0
object,9600753f00003da3,029bb5880b3e25ce,ce269eb841225ffe,6db46ff23d8f6b55
object,c9a9221f00000021,57915076a2e04341,846b804b2be2ae3f,cb15aa2575d3a13a
object,e99abdcb00000656,5803336a41e4d54f,921b63dceea2abc0,02bbfdc030b86d64
object,9600753f00004544,91c4ef54081dfc48,275181c3914b17c1,c59e27ec71af4a4f
object,9600753f000014ff,8029d78e02a72b3d,50e92a6f0c53834a,3c41285593e1721a
object,9600753f00007839,924428795788f5f2,03c3d046d4da1e82,578dcd63e7986523
object,9600753f0000644e,c74524fb66f26f08,374a2fa818f4a65c,a16506743490f12b
object,9600753f00006e66,49b6fe9b9a756b9f,0dbfd21c24d9595c,e1bc74b85f2a6ea9
object,9600753f00006a6e,d775d28d9c4bc708,5ce274b50bf93cf8,86e7356e38b5cc94
object,9600753f00004975,cbb089989e42fe72,7534050c386d6570,f3f9e0bb0223e3df
object,34572132000065fc,a32da8049a9504a0,204f97119f054604,a32da8049a9504a0
object,3457213200007d91,5b92e36969148d91,51d7d68097f7e101,5b92e36969148d91
object,3457213200001c32,acce44af269188f6,ed18a13372afe5a5,acce44af269188f6
object,3457213200003671,a777e53d831bf20a,1af88673727608ae,a777e53d831bf20a
object,345721320000540e,d347d19db58de6b0,01a938e3b06754b1,d347d19db58de6b0
object,34572132000065d7,e801358783e6f71f,95626333b4c3eec2,e801358783e6f71f
object,3457213200000751,f91ed91fb8a19390,e531f1e89eb1c19c,f91ed91fb8a19390
object,3457213200007ce0,dedfe8e3d2f8bc9c,57f4ad51cf1fa1af,dedfe8e3d2f8bc9c
object,9600753f00004c6e,07d6f087d7af27a0,7269799903519253,bac78d8200703a2b
object,049dca93000010d4,11301fd4b4ec5833,c389a691dbb48050,5c3d0000f40787e2
object,3457213200004277,7cf3add9aa1c9891,cfe94451c9fd7ed0,7cf3add9aa1c9891
object,3457213200001531,51509bccc6d2dfc7,893228a3b8caf741,51509bccc6d2dfc7
object,3457213200001bba,0783e4202905853c,51eb20a242352a49,0783e4202905853c
object,34572132000060ff,421700f215d06f36,17bc490d407bf8d6,421700f215d06f36
object,34572132000037c0,173809cb3f324b13,5756005056ff9ac2,173809cb3f324b13
object,9600753f00004858,3543a1e8e33e73f4,ee79485ed2da4062,a5a27207fdfd014e
object,9600753f0000386a,b57795134e23bfec,6a1c27bce72f6f64,5ea3c03a75a2796c
object,9600753f0000402e,df0ee6c95712d2c1,555602930548992d,03e800709e18ac57
object,049dca9300000445,a71cfcbc1783a6e4,1ea97fec4a564674,8cf7bf8daedb362c
object,9600753f000014f5,7529120927d92aac,e653fcc32a64ec62,61ebc5e6d862736f
object,3457213200006bcd,c014b3d9945c028a,09498bd4ead85a24,c014b3d9945c028a
object,e99abdcb000005b8,1f18be19c8e25b5c,68968616879a8513,8a5e6524145a1295
object,34572132000068e5,60ebda360c977bfd,d4490749417e892f,60ebda360c977bfd
object,34572132000002b8,4dbcfb8cfbef5564,713b2e665e3ee4ab,4dbcfb8cfbef5564
object,3457213200001ba8,7447257c04938adb,62e8338ef7bcf587,7447257c04938adb
object,9600753f000081e5,52e52709de5ba92b,270e65b07b2de3af,814e1de49dde8c56
object,9600753f00007e1a,f7acca8f9ec0e22c,0d94b88d46090dd8,4770f50f6eb67231
object,9600753f00000c36,450ed3eea43013a9,5086f0837f7e6a15,757cce58a65071f6
object,3457213200007ff9,e05c89d8742b13e7,033c90ddb46429d9,e05c89d8742b13e7
object,34572132000044a3,f9f68036592751c0,9001e81a4ab83ebd,f9f68036592751c0
object,345721320000682e,d92f5d1a9faf1690,969f158dc34cadba,d92f5d1a9faf1690
object,3457213200007274,1dbea42e17d58815,83be714cddf87c38,1dbea42e17d58815
object,345721320000228a,bef350e6bc78c05a,b12dea6cfb8c7cd4,bef350e6bc78c05a
object,3457213200005f17,38c6b067d546e2a6,32019146cb5e0eda,38c6b067d546e2a6
object,34572132000001d2,444a7f9fdd4ed261,a76275888e460b28,444a7f9fdd4ed261
object,34572132000025a9,a14ad756cf0e6a61,027e34dcc756bbfc,a14ad756cf0e6a61
object,34572132000078f3,d85db433a3717c2f,d8e04c35088c4d5c,d85db433a3717c2f
object,3457213200005671,e05c89d8742b13e7,27dcd6457e268396,e05c89d8742b13e7
object,9600753f000049b1,46fdaa244b919d60,372f9390b4fd8d74,11b493d9ca6252c5
object,9600753f000074d4,75ec93eb9bf378ac,aede21316dad4f5c,d0328a6de3bc41df
object,9600753f000039ce,e0e96eb46970d4cc,7e0feedaf5cee45f,1fdd6956ea6eb9fd
object,9600753f00001579,18700331f9532a40,a9df672222d077bb,6835d7809a589c6c
object,9600753f000016f7,c312c7fd366a8036,b0da020faab56b56,00c0e24146157073
object,88b6ce23000002d2,e5a0b32cc5e1861f,906a8c92a8666dd8,9ee48a8ba256b609
object,88b6ce2300000051,e5a0b32cc5e1861f,156d63510e0dd5e0,209bbb636aefe00f
object,c9a9221f0000003c,57915076a2e04341,a471e582a6f7c457,6000bb964ada0c57
object,049dca93000011b7,69fb99b6f02284d1,cf6226bb113e6975,ab89feb0c5249cf9
object,e8202628000010cf,1fd28fbb5d65dc08,4859e3d8bc5ae106,82e6daaaad86beb5
object,035f600700000140,e5eb06d0e374e68c,ce3ae533a1ab9c13,fb3c95ac7337b78d
object,9600753f0000839b,5aec8bc0a36b3ce4,4d425c8249a0c6af,5cfd846966b43709
object,9600753f0000692b,525b16b8620a0a3f,0129210fe131b1dc,6ab6614e0d7fd346
object,3457213200007045,172f5a776207ad8b,a02c64a4ed2ac1dd,172f5a776207ad8b
object,3457213200000c20,5de89bf70200238e,740b35c575450f05,5de89bf70200238e
object,3457213200000333,c51899f0ad67fa3f,9a39da60e312d2ff,c51899f0ad67fa3f
object,3457213200005def,979e039fad486717,510881865c22c18e,979e039fad486717
object,34572132000048d5,10edc72fe5819218,1f9a36eac61abb81,10edc72fe5819218
object,3457213200000f51,476826bb53a29db0,d5efb14064b0258a,476826bb53a29db0
object,34572132000002a9,58dca76aceb75676,b6cbd5e16266cda8,58dca76aceb75676
object,3457213200004a8b,45841770d65e27fc,6f1c5c455bd5c89c,45841770d65e27fc
object,3457213200006496,63e08842dc6079c7,32f8f8e911588733,63e08842dc6079c7
object,3457213200001fdd,d89becb931de1e33,e23b6186fa1087fb,d89becb931de1e33
object,3457213200003bf8,af762a813a247ba9,0f1b5d5130dd0d24,af762a813a247ba9
object,9600753f000071e4,236784f98d91c42f,97cc0b54f31a0dd0,1c38f20404f0a649
object,3457213200004b07,41fe87376e527d09,64a60304e03970e6,41fe87376e527d09
object,9600753f0000335b,345904028f162028,ac961ae9fb260d2d,d81d44f192638d0a
object,34572132000033e0,24f965a6b94a3911,1b73c8ca2c19f583,24f965a6b94a3911
object,9600753f0000731e,9fe6b80b07601cf5,cce569920456b3a7,fdd4fe47cec3e6bc
object,3457213200004d67,ca90cd494a5cec75,4e3a92f67ee491a5,ca90cd494a5cec75
object,9600753f00004f0f,1f5ead278c25f5ed,12307dc00b651d49,9d9d31176d9d590f
object,9600753f00003889,0346c57417823d90,968d298f11fba973,a5488b83d624f962
object,3457213200000ba2,05687b5bed72b036,6f1b40c8083ee3f9,05687b5bed72b036
object,34572132000039a3,1b40f3936b8c3590,0737d57a615265c0,1b40f3936b8c3590
object,3457213200006daf,11f26df0b78a92b4,7746a7c48b5a58ad,11f26df0b78a92b4
object,9600753f00000d21,22f691b8751af047,2abc2d9ba9909b84,ddc4696c71cb017f
object,9600753f00006db8,c8a304e3ae5a0e94,a76e4fdf13f96012,9d9a42edeb1237b5
object,9600753f00001c5c,4b43e3773be95d31,81f19b98526431cf,3d6d17fb41ccb75c
object,9600753f000000eb,33ec9e8246bbb828,f5875a83628940a9,bffed581eac8ba9d
object,9600753f00006f89,8c32fb13016ed6be,c57482e0436c55d6,068fe46857ebd7c0
object,e99abdcb0000097a,6a97c1d672ea32ac,e8e57a4b8e54bdca,e87af0435637d9a8
object,e99abdcb000002e2,08155d9c1065a4dc,0a34c968dff07606,9b019a84aba0cd7a
object,e99abdcb0000053d,6942965931a0985d,6d204b3555387c8f,6b989376bf8dcb9e
object,88b6ce230000004b,c81f0e4e74fd146d,91911d506ff38ba8,7ff0c139834fd043
object,88b6ce230000030f,c81f0e4e74fd146d,31d9ce54a15e932b,460acf5dc5774cef
object,88b6ce2300000206,c81f0e4e74fd146d,5bb5eb93c2e8f4b0,ee002f9c9ac04865
object,88b6ce230000003e,c81f0e4e74fd146d,5fd7d35cff6c0850,90b470b8acb32b24
object,88b6ce2300000253,2d3c6748d9cf9426,8fa51aedd31d4e67,5e0da5a513cecd2e
object,049dca9300000419,2b76862170cda300,1ea97fec4a564674,e7710cbc8c38a0f0
object,049dca9300000fde,3168e36653112cdb,d47d6cadd4324a58,7689c38541041140
object,e820262800000b82,7e611658f47a1acd,30009ba16c496e21,50d2a20ba32170f9
object,035f600700000087,59315a52a2bcecfc,fe08092eda782fb6,fd7f7b93227ce57f
object,9600753f0000772e,e3f42a6b541844c2,b4830ce5ebca9e83,35b28d9e03618738
object,9600753f0000102e,e94d5775e989208f,366460eef535ec02,dc690692a6f2cc5d
object,e99abdcb0000114b,8d7d871dc09b6113,d924536113188736,28b6dd7e8ec1003b
object,9600753f00001234,dff5f26517d33513,dfe54bce951871e8,8caaa989aaef067e
object,9600753f00001903,65e2f1a821e8dff5,f2a5eb44d79b1ab4,9c75c7415a75a645
object,9600753f00000ac6,592a79bb43251e6e,309db4410840cbd9,e39c26963d0ffcbf
object,3457213200001a92,af46c1dbb7a0fc85,28e19fe1f9c5a375,af46c1dbb7a0fc85
object,345721320000573a,9646be14997cffa7,9ad29652d863db2a,9646be14997cffa7
object,345721320000694d,9b3e33f33374512a,f8ff003de2397f00,9b3e33f33374512a
object,345721320000189d,551d200308c4f7f8,df0f77f2eacec53f,551d200308c4f7f8
object,345721320000254c,dfbbb2d1dd10e0a0,3b70710f3cc172e4,dfbbb2d1dd10e0a0
object,3457213200006265,207d7a617045b824,11299d9cf085959a,207d7a617045b824
object,3457213200007ecf,4dc6823ddf471efa,be56347189e99189,4dc6823ddf471efa
object,9600753f00000e81,409af3c65e08e743,97207fa65f6f44a1,bb1900c94364f080
object,3457213200006794,79e862ae354264d4,820bbd34b1e3943c,79e862ae354264d4
object,9600753f0000342d,d96c2eb9bb734970,ec453a97abd789f0,abab430387c83e66
object,345721320000846f,4ff9eb310686d507,c65c92d3388dfce5,4ff9eb310686d507
object,3457213200000368,89eb8b0600c513b7,2ee256031cf49637,89eb8b0600c513b7
object,9600753f0000814b,0323abd889f37c16,50b197022a213830,952811398e10402f
object,3457213200002514,60dcb6adcaf350f2,1f3563fd6c63e0f7,60dcb6adcaf350f2
object,345721320000414e,39820bfac45ea872,ef3b7fe41a1d0ff0,39820bfac45ea872
object,3457213200003a15,5de002b1830b39eb,4a910aff82014394,5de002b1830b39eb
object,9600753f00005925,875b8731f4d6b646,fc47b33f04f8420b,9c35e6a7ccb1691a
object,3457213200000561,24d9f4378b3d6e42,a9e5046b56cac3fa,24d9f4378b3d6e42
object,9600753f00007298,51d738348f316ee1,c4342c73ebfee1b5,c9255fd7d587865f
object,3457213200000c11,6f37473487d2b510,64938900e5cdaa53,6f37473487d2b510
object,9600753f000015a1,749840b9ab1677f1,03bd140c136be010,d680be7151b33601
object,3457213200006bc0,922a523d65e4162a,a5c54faf268300cb,922a523d65e4162a
object,345721320000374e,c79eaa8e61456623,b6a47abde8fd4b17,c79eaa8e61456623
object,9600753f000037dd,f0e8d8a251404499,d884fa9e84ab3ebf,d473062d8ce71777
object,3457213200004a40,3dae8f976233dcf0,370cd677404bc4cc,3dae8f976233dcf0
object,345721320000565c,31bce0d19a5b1c79,e92df79e19bfda04,31bce0d19a5b1c79
object,3457213200002157,f73e88c50e471861,6e61773074dc0516,f73e88c50e471861
object,9600753f00007e81,aa2a3f617f9d787b,23565dda5c1ff8aa,914856e528342492
object,34572132000057d8,1c6c193188d58453,f52fd68fd2c3339c,1c6c193188d58453
object,9600753f000066b0,a31f7dafb113ec0d,1213c132a5e7d1e8,fc3b6e88364994b9
object,9600753f000016e5,f9990f4b007e9a2c,11598ac3db467e77,5ed02cd044e712c5
object,9600753f0000058a,887487c9700d7705,bd3e36019f3ccce3,5ca9f7481b5bde37
object,9600753f000053c4,61452eff51d2196f,9b0e80c293124457,955473bdd7130fa2
object,9600753f000033be,8a58fa3aca1d4ec2,f74545b36bcec972,72ca7d4138decbda
object,9600753f00002245,99f6d57efc2b2053,da36b9ca8975c53c,ea77be59803c7433
object,9600753f00006c02,4f03e49e9d37fcdd,c62a60a6d1d4b45e,b17968823ef0c42f
object,9600753f0000732e,4b29477aa1e9a21a,24b7add7eca5230d,2cd17831f6ec12d3
object,9600753f000033b1,4e3dcb4b98428f26,9327fc362acbea69,cf4f033de6f1125b
object,e99abdcb000010d2,37324cfaf7e3ffa8,f4ce443b5bf781a4,99944ecf001cfe3f
object,e99abdcb0000091e,a600acfef9e56b00,6f91c37b9a295307,37ebfcf5b5c25fa8
object,88b6ce2300000140,2d3c6748d9cf9426,c4eecd20616d696b,b7ffa4177f510d84
object,88b6ce2300000008,c81f0e4e74fd146d,afe87056b824fd6b,f48f3f18a15930f7
object,88b6ce2300000351,c81f0e4e74fd146d,ba3541371b487488,5def3ca54271a088
object,88b6ce2300000372,c81f0e4e74fd146d,cae8751217f4ad81,1146f3379a4eca1d
object,88b6ce23000003bc,2d3c6748d9cf9426,4b149e11ba8a7da4,9bfe59ff2e1f4442
object,c9a9221f00000085,57915076a2e04341,2fa01daa72b6925e,f567dfcad60e4990
object,345721320000284e,c110f5e0fa101eda,ae329463dac0e915,c110f5e0fa101eda
object,34572132000083c8,b9473f680fa2c76f,41a2e5bc09d0e3fc,b9473f680fa2c76f
object,3457213200006351,3cfc4182b94f62f0,b1e47179a20b7d14,3cfc4182b94f62f0
object,345721320000447e,54437dda508c3d3b,7cc873d4b2600dc3,54437dda508c3d3b
object,34572132000058c5,81e674657e90e35b,6e611f8337daa5b7,81e674657e90e35b
object,345721320000553c,2a4379b9072d1f86,d1fddcca9e4e98bd,2a4379b9072d1f86
object,34572132000043f0,df8956e9f3ccbe34,6ee84921934dc3e7,df8956e9f3ccbe34
object,9600753f000026d0,3f7663d31f5333c5,54be2f5e4664615f,564562a6de9bc77a
object,9600753f00007bf7,636378b19a61e84a,58acd0bd495c9d65,ef3e3b6c82a2df91
object,9600753f00004421,098bb2b92347fab6,bf74e9bcdea3e715,bb5e53dcc22f6711
object,9600753f000049b3,edc2df293be01ab0,824d7515af70de78,45717974ec3c5f8d
object,9600753f00002faa,381539a5ac7c685f,fc7970554dca3791,5dce3d598047b691
object,e99abdcb00000c9f,29958895bac79700,e8e57a4b8e54bdca,6ddb9ab3b34992d7
object,34572132000058c6,0b070ec3e27c0f95,f8cfade4ece13ef4,0b070ec3e27c0f95
object,9600753f000050e2,161abfd5cbe79916,04d82cc7dc177ca2,672c06464ebf0419
object,9600753f00000d0e,4e33de8b6f18d383,246ddff9c784c60b,ed456065e0a56af3
object,3457213200006314,68601475dae1adec,8ced2664f202bdea,68601475dae1adec
object,3457213200002a50,46510fd7bd66e566,23a809f5f406e016,46510fd7bd66e566
object,345721320000645d,614e1ddc5b7b1df1,03560d6e1693d1b7,614e1ddc5b7b1df1
object,88b6ce23000002a3,c81f0e4e74fd146d,e69b965e6d68e6a1,6678c11e3900095b
object,88b6ce23000001c2,c81f0e4e74fd146d,a193b63611f91423,d8c571b6dc66c804
object,88b6ce2300000320,c81f0e4e74fd146d,2ba5f5c388bcd383,e7a68a907530fd60
object,e820262800000e4f,b76fbd206798776e,08c563103ed0022a,abb57b5efbded389
object,e99abdcb00000fba,bc7633005d5696d0,e77cb021c863678e,31920cb746328cd3
object,3457213200002bff,0517d0ea56c039c9,de15193ba06fbe26,0517d0ea56c039c9
object,3457213200000b41,418febf8d493ae4e,d94873a4c64b6853,418febf8d493ae4e
object,34572132000046de,db4e3d21a9e87c02,d6a2d4bebc37391f,db4e3d21a9e87c02
object,9600753f00003325,5a5e87bb9bbb9d19,211499e3b2fe88e1,ca9a2c43f8f4c83e
object,9600753f00006509,da01429b69d3e547,9fb939984a7b3ff4,6f34efb7ff1b5f0d
object,9600753f00002664,f6c49fac1b8bdfc4,d884fa9e84ab3ebf,5f13033adf561ad3
object,3457213200006877,ac24a77fc4aa0755,daf352d0d8ea1037,ac24a77fc4aa0755
object,9600753f00003063,fa6378975f78e9bf,939bca7c9e4bcd4b,5207ab747d57d852
object,345721320000505e,d28c9b180df2461d,a798b421a1842d1f,d28c9b180df2461d
object,9600753f0000842b,adea75cc5ecd527e,939bca7c9e4bcd4b,7a964b3d0933d61a
object,e99abdcb0000019a,157e560856fdc1a9,9c1ea0ad7cb766fa,79f593bca5a8a1ae
object,e99abdcb00000238,1a965fdb5ebe75f9,e8e57a4b8e54bdca,347d05d20a370e4b
object,34572132000017f4,f1e1e46a64e3a047,28f2cd66c8b8a812,f1e1e46a64e3a047
object,9600753f0000686e,478d21bd892f486f,d884fa9e84ab3ebf,572a0c279ee0ab70
object,3457213200000e47,690f0e066d822141,35c868e37c213797,690f0e066d822141
object,9600753f00005a01,bcd9ba29fc4206ba,962a186fc24676e3,dbc10178206e3996
object,3457213200000e5f,9c412034cc396dce,79e917a74d173e50,9c412034cc396dce
object,345721320000176a,41b1d68373f1bb13,c4c8ef1983cc4cb5,41b1d68373f1bb13
object,e99abdcb000001aa,cc80622baac9cb91,03fa9ca1552c094b,0441cc05bccddf8f
object,e99abdcb00000c6e,4146254615d2591c,e8e57a4b8e54bdca,3a1d21fcea19cf14
object,049dca9300000276,618c2f58ce903e59,f60ccd225c134146,6604228d851eacff
object,049dca93000003c1,36a97ce1743135d1,6636f2a49a975a13,6f4b08ad5fcd98b4
object,e99abdcb000000ce,ee57f200e3e9c2b8,7127cf2b9ed0ca4b,36922d547b078026
object,9600753f0000157b,42e96ccb46fc1920,8d0ac0fcb766c6e4,df66db6893e19fba
object,9600753f00002449,4450db68b1eed472,c1421025c31853c0,a7caa67e4b109432
object,9600753f000052ac,1debf669ae4f8ce4,0cc9380fbec53455,e67d802f8da3263f
object,9600753f0000190a,9e84e23b16d3f600,c7f20198df6dfc4e,9a010d0fca4a09c4
object,9600753f00007957,c1638d4dabfdd3c9,24ebc8e849ea0e81,c79aed2711bccac9
object,9600753f00002568,2ea908b427a0d222,ad0f11449a06a0b7,399a4378b975d46b
object,9600753f00002609,000e357de8e626c3,7c978071621de881,4c2689bff690c4a0
object,3457213200004cb6,ccd0c09dba5d8d18,1dc77e67ae9d5988,ccd0c09dba5d8d18
object,3457213200006f61,0ad182e5ad75ad21,8605774cf217a506,0ad182e5ad75ad21
object,345721320000476e,2cbcd2b941476e8c,ab12a0f9d3f0aaeb,2cbcd2b941476e8c
object,3457213200002989,76db69020b842f11,94bc739fdb696917,76db69020b842f11
object,3457213200003624,c72391408ea98af8,3e3b6fcec301e480,c72391408ea98af8
object,9600753f00002ee7,476825d971e34a84,250b8837b67f9adf,80084032a2cc07f2
object,345721320000459f,45cfd2fc9e453031,2b97546971a751ae,45cfd2fc9e453031
object,9600753f00001582,99be4e5f65ea3e96,0bbc35a2daee769a,65e3b092ef824395
object,3457213200005bcf,ef886563667a3d6d,d73e0d3fc55ddc85,ef886563667a3d6d
object,3457213200004a51,d53dbcfcbd44219c,324df11adebe65e5,d53dbcfcbd44219c
object,34572132000051ef,95eabc663e6049b1,2640e26907cbe74b,95eabc663e6049b1
object,a88f2560000001e8,bbff1ae9c9719534,2e2ef3da5bc890f1,ce9a52c27d2cefdf
object,049dca9300000116,500e5644a710f530,f2454a8ac0f6a1ee,2969499c752a7f62
object,a88f2560000000c8,64967ccbf2cdee8c,4efeb4e8a2de4faf,ce9a52c27d2cefdf
object,049dca9300000f49,90c8b476be78fb92,08be6ad790f8ca5f,e51a4ccfbf2e1308
object,0abfeea800000244,ff16a589f6e85091,0ba72ab8c3eaf997,f2ca0357503f427a
object,516ee30500000008,31f545e078a5eb90,a637bd04cd1a85ae,e969d58e0e099a3b
object,184d4f2d000010b1,b7840bb297d3ec6d,99d530c4bb9d139b,6602abfac105df72
object,0de614f50000001f,2462c82b98832fc0,271291d58f8381ea,023567e7826175bd
object,516ee30500000381,1e3b1c9c2e993a1b,c510c0784060ea25,0bbfe2f3474df197
object,184d4f2d0000156a,dc5a6d032d569e97,1946dc29cf0cd2ac,45c188f9a0bcc93e
object,e8202628000010a1,3ab01c2b5f46f92e,3657ff62290344c8,07b3bd7c4b10d41c
object,0abfeea8000000d4,6d565181a7cb5dce,6f12173af7f7e9e8,e0e72046fedc1b0f
object,88b6ce23000000b9,c81f0e4e74fd146d,c14f429de4f71cdd,033c8310a2b60731
object,e99abdcb00000fa7,6d627d9980912353,599987dd770f13f7,16ea892aca48f0f2
object,3457213200002188,7395c230db3e589c,61074e1896f75421,7395c230db3e589c
object,34572132000004bd,d66e245f60ed81a4,2b9f5cb56b0cd4e3,d66e245f60ed81a4
object,3457213200005af0,33cfb8b3ef8f5f98,b0ba326cb2fc149b,33cfb8b3ef8f5f98
object,34572132000030bf,59bbd221a91f6f14,d07939699f01fb2d,59bbd221a91f6f14
object,3457213200006d93,8e0fc56b227cdaae,44bcafd9db1dc677,8e0fc56b227cdaae
object,34572132000034dd,ca1c08b2c3239d5b,98ed791144650c17,ca1c08b2c3239d5b
object,3d96ee0a00000001,f20c1eade4c9a2bc,71dc1b4148ea5ee1,39daf14009a7cecd
object,13a761ba00000032,147c10ba13a761ba,e3b8ac4452500700,c381eba35c1e012b
object,e99abdcb00000fc6,7d35c45802fa57c1,dd7f51d3838c2465,0dc89cd77ae59b74
object,e99abdcb00000dca,6659b6be40450ebb,d581210b1468f886,d16d2f04eea32af3
object,cef8a36c00000014,4e2842a4cb5bbbe5,f83f6a83767b7fff,89717ae8a542fcfd
object,049dca9300000bcd,1b241e16021b8718,71365274147bf87f,28a829f442ddd892
object,049dca93000010ee,518a89c62220e89c,aed34e98590bf2e5,f2473677e330dfa8
object,9d48df360000000a,eef11a3dc6c9389a,4336bc54640010bf,297ff2b447a8abbd
object,9d48df360000000d,1de69feaca47f0a6,593a4650d51f2101,d8ca08838df62ab7
object,84e3c60f00000013,fa6e9086cda57825,d2c490fee24c7ce3,c7018f0c1c58f519
object,84e3c60f00000026,fa6e9086cda57825,314ac138b067d299,ff891623fa6d7c25
object,be0289a700000005,4d48c8c9ed3f2dde,b1fa043a9cb0fe73,a57c7b4d6b3426a0
object,be0289a700000024,4d48c8c9ed3f2dde,604bfa69d6929049,3a7bc9a232203c47
object,1238002200000002,1f153a0eeacb777a,efe1bd67cfc5f601,124b88c5e72708eb
object,a841b4a400000001,9a7eb39fe5ad8c82,857f951ba0475129,017304ca2f04c7d5
object,e99abdcb000001ef,5a4d409e26056717,2f1597b1a25326c6,098fd8ac9f55cffc
object,9600753f00003bd0,0cdedaf03a16bfef,a4874d8a9b2da561,922250f18145ba60
object,e99abdcb000000f8,e844f6166513c766,c8e29103abb396ea,d28a56ce95409cba
object,e99abdcb0000061a,a2e3060d28c4cac6,e8e57a4b8e54bdca,e0d88ddbaca9c863
object,e99abdcb00000d7a,b57aaf22b50208a5,a3329d6d7aea27db,45247acb880b4d08
object,f0ed663900000001,13159ab2f0ed6639,0dc3b826bca41f1c,6c39a72c151c45c3
object,e99abdcb00000d7f,afa15786ea9c0615,461c55781eecf358,d2a60e14c5a4637b
object,b2d9ae1a00000002,3565b8c02a6ce7f9,68f5c5487041abe5,fe8f4479ef854d41
object,b50832db00000001,2a4aa12fb50832db,b1fcd560a48067bc,374ed66a5e86d30f
object,e99abdcb00000448,69473c41aeb00954,8de9c54bd883e84e,8e634996203bd94d
object,e99abdcb00000643,1942eac414ebb8a5,85b7c869a9fdaaa7,68da4a8a6dde873f
object,e99abdcb00000ae3,888cdc99b6823a22,3e8e1e70fca4e68e,ecacbe9429d1eed9
object,e99abdcb00001056,8c9dfa505e767d40,85b7c869a9fdaaa7,ee0e5a7cedcde567
object,34572132000024ca,06dfc22ccec04ca3,19183c45226f7adb,06dfc22ccec04ca3
object,6ecb4b7b00000001,9e5fd9f5345e60af,816f0791b1c3e23b,e7622261173cba67
object,9600753f00000402,0ed196680604fc0b,9116faeef43696c8,b426a58bab2e0b3c
object,e99abdcb000004e9,e9ad12891eaab7f1,c2779c75ad922e5c,caa60a35d7eb6665
object,9600753f0000613b,7a5250ea4b2dfa5b,c97dddb206e46ff8,63cde437a4456491
object,9600753f000082f9,04394127646fc39f,32d6f9516b9fc239,798cc5ca62620ec9
object,e99abdcb00000419,52dbb4f192b4dfe6,e8e57a4b8e54bdca,0600944a7e3f6d4a
object,34572132000013f3,6746b16b5bf30f9e,e35dbe9b4a814e3b,6746b16b5bf30f9e
object,9600753f0000211d,00532e5545631653,63f7b69885612b4c,af7e6c7c03a1799e
object,f9536c3600000006,820d97ccb6ab7f4f,e64d260d1479eaa1,3272c3309ce507b3
object,e99abdcb000002b0,7ef62f85fd8de2c4,3040af458e3f526b,eb5884ec26817166
object,850dfc2b00000001,b452ca2399fc76db,17d67c28c00740b1,f12bb759df1f1d9b
object,324a67400000000b,c20f020fd48f3041,d529640b1ab9ce6f,37a826c0a81682e6
object,b73ebc7c00000019,6d14a4639be5e6d3,b7c6e09f78ff9142,a474107965de172d
object,e99abdcb00000b9c,43997517cce67cd0,1a48411f2df907e4,72372d2f2d0ffc09
object,1ff6443900000001,dc91f1656b6d695f,6f3e1cc8fb4aa9e8,4aa0f4a384e8a6e3
object,b7e59eba0000001e,49540ca43c6c6c7d,934d7bf72a8802c9,456049c43f09952f
object,b7e59eba00000018,9256a55a287de359,934d7bf72a8802c9,dee953151d881cb2
object,9b62afbf00000022,376cd23cef3cb56e,ba7aecf11b58608a,1d776c0d14e9bf8a
object,3c1f78d500000002,1eb6d7aff1bfeacb,ab6d24979f27a026,3a8d49a193254485
object,9b62afbf00000009,8d660f5bc88491f9,950b3d3c82301dd3,40a4f92fe40ed0f8
object,9b62afbf0000000c,7a686f6969c5484d,ba7aecf11b58608a,e334f00ca295b25f
object,297efd1e00000001,f8b6e1c30b2925a8,500c60227f79d56d,5562f2fbcd459682
object,34572132000006d5,2dd793537565beca,ddc83f9e716f3d22,2dd793537565beca
object,9600753f0000281d,8d3a6cff3c656941,719bffbc34a8bcad,254f99c7c4106b5c
object,0e4102e000000014,2cf59407a0713309,9ff18b084e84c748,b58b642e7e6a0966
object,34572132000004f8,5c9ad64380e05765,f2c9babd243d2c98,5c9ad64380e05765
object,9600753f00004a93,ca5de99c6aa1fc20,719bffbc34a8bcad,40c434ad979f8e21
object,3457213200006bc1,c498bfc04377fe30,33d7584f081e65f3,c498bfc04377fe30
object,9600753f00004dee,69770dc52f7f53e6,107706ba475cf8a2,2c32e053c3d51ca7
object,9600753f00002842,a0ee5525e4022a68,064ab45cfa68f754,35eb36cc55c66225
object,3457213200000e72,ffd0c1b714737ebf,3a07244a7f064384,ffd0c1b714737ebf
object,3457213200004132,2293956155982bcd,0a48f5679461236c,2293956155982bcd
object,9600753f00005986,d74bda57fba70173,11e784d2e256dd68,9e515de9d10f9752
object,9600753f00007953,37476f06d0a4ad54,5e8c8acb5412a2ae,e725bf4bfbcaf569
object,e99abdcb00001198,f957e966aea8d5ad,df6e2e46c07b00c6,7e0d848ad14bf321
object,e99abdcb00000779,6b74749fb3f69926,df6e2e46c07b00c6,a33b930468274f0a
object,e99abdcb0000058e,33788d47ed7b5c85,edd3f2a81b9c665c,24488bea81f19c98
object,34572132000064e3,dd60b1b0a5f64a86,3ff6029807918a39,dd60b1b0a5f64a86
object,9600753f00003e10,fcb85de66ab074eb,112ed9409dcec657,b4f7c92b6080d4e7
object,228af64c00000001,f5ecba6714671cf9,84ad447d7572a2d1,add1fa8f793ab436
object,3457213200007ada,e65bd675cc4b2248,109e806a1faafcaf,e65bd675cc4b2248
object,9600753f00006fe3,4ef794aa0c13d5cf,588290dd2bd97bf7,40233346316a91b8
object,47b3a79e0000002f,b0170728a55cbd59,f20f51758285efbf,d4e85b0fe818ee7c
object,3457213200006edb,82a681c2bd2e69d2,c365332fa2419c7e,82a681c2bd2e69d2
object,345721320000309b,fb9ee0fe44787e85,a74eeb525d66b249,fb9ee0fe44787e85
object,9600753f00007487,a9600bd8f5c1d626,043fd5c912e91eba,ed2e90d99e3fbe8c
object,47b3a79e00000049,60f109a93c626ad8,eb6692aef7731095,ee3fd9d4ef6ebe7b
object,9600753f00006c27,32a210448ba1c872,043fd5c912e91eba,fc02fd1b168c5949
object,9600753f00007ce4,5e22629f09f75ebb,043fd5c912e91eba,1d7e3c8f6fd0d98c
object,3457213200001277,f64d73526b10d010,43f1bd4e47877859,f64d73526b10d010
object,3457213200001d7a,016b14f65077efdd,a9d95878f0e72d09,016b14f65077efdd
object,34572132000004de,1fc6b400a4b765e5,f526a0f8376f6bea,1fc6b400a4b765e5
object,34572132000073a4,5a76bbfc677bcf4b,766ff0da6d003f17,5a76bbfc677bcf4b
object,3457213200000fa5,59ceaa3c02a88847,6067daa770e2289b,59ceaa3c02a88847
object,9600753f00002e32,dc05deb436e88644,043fd5c912e91eba,aec53f47e07366c6
object,9600753f0000549e,fc1e77d4b57ef247,043fd5c912e91eba,4636e87b9a6410b8
object,47b3a79e0000003e,e21bb9e1cfefb8da,cafc5ffc30ed9210,ea1f6f8631fe4a33
object,9600753f000028df,df934825115931ad,2f3ccc141f181f67,c4732bea4e5d3b92
object,47b3a79e0000006c,27318c9c49d5ab5c,f01721646f69c45d,893de16314159362
object,e99abdcb000004df,daf9d85badadde9d,2032269cf3686fe7,94c5964c91738d02
object,47b3a79e000000e3,d55f4109f92b0673,058fb15a162ad25d,ad3329a33d6c0e40
object,47b3a79e00000023,bde88bf72b869d46,19823baa73c0cf78,2d2db5ae040f523f
object,47b3a79e0000002e,c8292b285cbd3963,6dfaba35a10544ed,0edb9d1c9c7b7520
object,47b3a79e00000043,44b67237a8a0cfb3,0d97c7322ab9bf7b,c6bb6c324c0fda7c
object,e99abdcb00000aeb,f8036bd492780591,fe1024bd3002f828,399ad0b8f922ad27
object,e99abdcb00000809,4af26a7b833969fd,6f91c37b9a295307,50dc03aa5e2601c8
object,cef8a36c0000000a,4e2842a4cb5bbbe5,a4a3d7aa9c46b2b9,a3a900897a9581b5
object,049dca9300000815,951b5c3bf30cea57,48256142ab699abc,62ab03ec97e5ef6f
object,9d48df3600000016,1de69feaca47f0a6,7cbddcfb602e691f,9ac3e70e636dca98
object,84e3c60f0000001b,fa6e9086cda57825,e9938f8036089d2c,ef636f7d83247b37
object,be0289a700000022,4d48c8c9ed3f2dde,62f7c45970bc69e5,b73d0ad58796ac64
object,e99abdcb000010ac,7917f264ff27d4cc,63b4db795f885cd1,a513589fc04bf43a
object,cef8a36c00000004,4e2842a4cb5bbbe5,a4a3d7aa9c46b2b9,cba1abc495d73d4c
object,049dca93000010be,e82d375f996e7c6b,07cc66dedd3d7620,e00d98f98f169cc3
object,6052431600000021,be6bbaa894e0a847,903223490da77885,d536c4e06477cd95
object,9d48df360000001d,1de69feaca47f0a6,7cbddcfb602e691f,f34e3ec6537cd23c
object,84e3c60f00000025,fa6e9086cda57825,e9938f8036089d2c,ac30d06799b211f3
object,be0289a70000002f,4d48c8c9ed3f2dde,62f7c45970bc69e5,4334ac380aff380e
object,3457213200002d41,266241be7991daa1,79433c9752e0775e,266241be7991daa1
object,9600753f00003af6,c4fac5d99d932da6,53897c5b94318737,d5d2183a9490f5d0
object,e99abdcb00000950,fab7e3503a7ccb0e,4c94135cb667d712,790730775fa1a6c8
object,3457213200006fcf,0a6fd2e2a0ad7d1a,44613fba5b75b5c5,0a6fd2e2a0ad7d1a
object,34572132000010a2,e57f55c255147226,e4f7c6910fce51ec,e57f55c255147226
object,9600753f000065b8,b0644321691c0a8c,53897c5b94318737,1a9ea5cd074a54ca
object,9600753f00002a63,c6346ebf84c8a698,4dc7e46794374162,64b4a92d8c7c48b9
object,3457213200001c20,930d570dffb4882c,4d8f338245f25277,930d570dffb4882c
object,9600753f0000674a,5824a4f115ac2558,ba489adff4104be7,713a5efe9cbdabb9
object,e99abdcb00001213,6227598b73868705,d1b6d8eaa1ae51af,c063ff072fd45c46
object,cef8a36c0000001a,4e2842a4cb5bbbe5,f73f2b98039ff145,06ddcdfc95e8ecb4
object,049dca93000004cc,46ff3b2866895a5c,f234be48feac5315,bd9eb8249a61878a
object,9d48df3600000014,1de69feaca47f0a6,5cda9eaf4eb78a20,8e8171e64f6afce2
object,84e3c60f00000006,fa6e9086cda57825,89484dc2d816794a,0e6c712a0dc7a34a
object,be0289a700000011,4d48c8c9ed3f2dde,4bd5a77afea00341,1c5a302d1032ceb0
object,9600753f00005aaf,7ea09f716490279c,189fa9b63ee68d4f,f233a377f9a8302a
object,3457213200001002,0716e3aea379c3e4,14b091d9ec19e3f0,0716e3aea379c3e4
object,e99abdcb00000c60,48829fda59c1a0bb,f53ffd054c994c3b,b757f25e9e7374fa
object,e99abdcb0000057f,f21bf1dd6f46585a,f406936da29191d0,1cd7a23e18dea9b9
object,e99abdcb00000db1,f74dc41ff5f642b8,e36c3f8f066c182c,956c40cbb2392fa2
object,e99abdcb000006f5,e93bd6e3a988422c,4689e7273101f653,d382a0775f021b82
object,e99abdcb00000635,e28dab931db7615f,63b4db795f885cd1,2aa0c366840979c7
object,e99abdcb00000042,00295a6c2ba4cf94,90c1bb6762214b75,633463a2bb050fbc
object,e99abdcb00000255,ca09a708f6865bff,9bd25efa46e2f802,8f675195c52749d4
object,c80eb7c800000001,0d0c29a4defa55ed,b6fe29ff16203d99,d03b6d3e6226d6f0
object,c282555100000001,6ca8c19437431e9c,5a297c8a1c2f14d7,43d194cddb9a9130
object,e99abdcb00000d3e,707d712741da890b,63b4db795f885cd1,a42578ac728c4800
object,e99abdcb000000ca,f48419d6da43896e,63b4db795f885cd1,30ab0a15e9b75377
object,e99abdcb0000084e,f090701cf92e0cae,90c1bb6762214b75,af96c933edcbe02c
object,218905ce00000001,64015d69a78032f8,8f29bcacc0c16988,31b805e633b9f1b4
object,e99abdcb00000312,55ec2fe4d94bc8d3,63b4db795f885cd1,ee9b7f0c087805ed
object,e99abdcb000002ec,fdff7b1fa542c8c7,eb8a107a8110cda6,f1119914b70b0233
object,2ad2c6ab00000001,3de4569d2ad2c6ab,4a7c261ff4b1a64d,845a6b2ca282098b
object,9600753f0000552c,cbca41eff1bdc3bc,80ebc9c796686f4c,dd57d098931b4420
object,9600753f0000390b,620c50ee9ecf4800,f1a03ce85ec3e711,f7c9fba9db242ce2
object,9600753f0000355b,5f96e32db442861a,fd376cbf10cc448e,57ebe1dfc387eaf3
object,9600753f00003b65,44c2073975b01a70,af98ab82fcc45dc1,217f17886baecadc
object,9600753f0000596d,957d69fee5ab950b,175f54dd299715a0,7ad70abe2528c019
object,9600753f000030c8,df838429ee17c0f8,3b13f9abbdd4d474,534c6f6068d06d80
object,9600753f000073c9,993506ff684a5759,80ebc9c796686f4c,e248d9142c0cfa16
object,9600753f00003a97,8d541f9d413f6c29,a3dabceb9138514e,7ebf2acd2b3f1cae
object,3457213200002f6e,1234a2bac213f917,d5aa7c9d09f1c697,1234a2bac213f917
object,34572132000048f9,ffd221c3ceda2192,6ba4ba728df424a7,ffd221c3ceda2192
object,3457213200007055,63de3510005d7aa2,40c530ec3e497ccd,63de3510005d7aa2
object,34572132000002fb,c3cfbcf93c45df48,815ab61e7ec31d56,c3cfbcf93c45df48
object,3457213200004eb2,58091a3ddc2a1f26,c1790dfc1b32dc89,58091a3ddc2a1f26
object,34572132000035ce,4a22086b405e001e,f38be922fbee3fb0,4a22086b405e001e
object,345721320000325c,553d5c550c89945e,4450a83f17fa2c3a,553d5c550c89945e
object,3457213200003f60,ac7b357592617594,f38be922fbee3fb0,ac7b357592617594
object,e99abdcb000006a1,fd953f2f0d1dc98a,d1b6d8eaa1ae51af,c9ad94275370f388
object,c9a9221f00000008,d7673bcff13817e3,14c8348ee6a8f08f,98a5a323fe4e9905
object,049dca930000026a,756be6bccbb0ad60,f234be48feac5315,5c9f619eead16eef
object,de74092100000003,35194137776e92ab,40d94312fad3c0e7,2ad682e4b30fb838
object,e820262800000a88,9070a10aaee68f25,e70ac9cf219fbb0a,960ff9f25fb9ee91
object,e99abdcb000004cd,1bbf97336c1c0092,63b4db795f885cd1,aa8d697b7d7a4e81
object,e99abdcb00000865,c3e37be94fa8b826,90c1bb6762214b75,1ec3240a5405f5b6
object,e99abdcb00000ec6,3424cc0315bda654,90c1bb6762214b75,1bdaa90f1d6bbffe
object,e99abdcb00000794,137dcfa7026637ab,23b5fb94376c8e20,e18b24437fcd347f
object,e99abdcb00000e9f,d46e3e893c46ebff,18cd2850f95ba44c,dd636c0475dabd70
object,e99abdcb000010e8,b913711ff8b1f8a8,ce028a33ac25cf79,7bcee30840e8fb56
object,e99abdcb00000cae,984d6dd06da10b9b,9f05d6dd65286464,a8635a69730481e7
object,ea36ba8200000007,e31c5b770f43f9c6,c09d0f1ec729bd17,2388a997a9860fed
object,8e58c00000000001,c9106bb2050426a8,236f4cfe0c31255c,c14365adb066d78c
object,91afd72900000006,ccda11f450a7df07,9e4d68c782de979d,11cc470a7087057d
object,ccb9625e00000001,8e616c35ccb9625e,7cf5dafe74fc51b1,16ea5b43bc89391e
object,87614bc000000001,65599a1887614bc0,7e7d44cdc6c33b4c,74ab426c2055a5ca
object,15e01cf600000001,1865192915e01cf6,97ce3485ec662c79,f4dcd826ea4a7cae
object,e99abdcb000008c7,a670e8ae623eee10,126dcdb1e7a6756c,eae520e3acd96b5a
object,e99abdcb00001146,52b8a80f223a6263,90c1bb6762214b75,8a13f6a9a6fdf143
object,8cf9bafb00000002,d65d47a6c6ad1721,2014fbb84e4a1c22,f956f0443a3127c9
object,e99abdcb0000030a,eeff8cb5635d8c97,e8e57a4b8e54bdca,b3546f09f9b905df
object,e99abdcb000000d2,4a45af0ea77be4d9,4689e7273101f653,e1c9972da1522b24
object,e99abdcb000000ee,42b692fcc866ac1a,1a839fd4e12f56a0,a0926ecff63a7d33
object,049dca93000002b4,582737cca11e039d,68e6d94bab1374e7,525ba8fd96622c93
object,e99abdcb00000991,c24add81b49f900f,acb39f1ab711d902,a7c36c38b87edef8
object,9600753f00003b16,c72e615118255bce,580b1cedd00b7df3,70d8abb317dd4a01
object,9600753f000040ef,76c8f80a52a6e3ea,66fb5eb9c9531379,02a7b6f5d40fcafd
object,9600753f00004f28,8a0ee4b6d48f306d,9a549a9068543001,46bbc87c5f583de0
object,9600753f00004b82,b563fd1807350fe1,0c7ee8068ae31504,602f704f0248faa0
object,9600753f0000734d,ef00d526b1816fe9,750fc699b57b2836,e68ee19348dbcd8d
object,9600753f00002878,66fc441f6eec1fd3,11b5ec467d0478ba,d7e0d8297994d2f5
object,9600753f00001e91,dac32f5cf550e813,eddde0db50f591a3,1f75aea838d7e538
object,9600753f0000829b,fa082a0df872d11e,5c15f7ce77662fd6,3540e904dd609ffe
object,3457213200001bff,4bef42af6a891896,73c0a0fd6a9cbe17,4bef42af6a891896
object,34572132000068bf,3a362e2533b0cafb,23a7cab9de6e58fd,3a362e2533b0cafb
object,3457213200001cf8,1035a23bf6fd0dbe,3ca6db86483a32c1,1035a23bf6fd0dbe
object,3457213200005a04,b38333fb8053f8a5,c1cc0e945f54fd35,b38333fb8053f8a5
object,3457213200001779,4236af507f49f4b8,c65c5d2e5d4a640c,4236af507f49f4b8
object,3457213200006566,ea5c86cf6be416ba,53f622e0c9c5f652,ea5c86cf6be416ba
object,3457213200002978,4766f034e997f6ca,c37c99175dbda5bd,4766f034e997f6ca
object,3457213200008615,ba3346be485d294d,99c0eb3b51e0978f,ba3346be485d294d
object,3457213200006044,2bf483bf4e0a40ea,877a07dbbb61cc83,2bf483bf4e0a40ea
object,34572132000005ac,67a0c1a488f4d0d9,9a9286bb669e803b,67a0c1a488f4d0d9
object,9600753f00004d27,7b663ff2291dd6d8,cf35fb3aa12afd8b,561a042ecc54a993
object,3457213200003586,94730ce90ee6da2a,5e5cb89ba7fccf9a,94730ce90ee6da2a
object,3457213200006189,14c9d66283813856,bf1603e5b8aa57f5,14c9d66283813856
object,9600753f00006ea8,a348c86396eb3e91,b368045602beb783,ca3ac9e8467abb64
object,3457213200000d7d,970adc3db5ceecee,ec18a86c44a1c1a5,970adc3db5ceecee
object,3457213200003466,d8de192e081dbfde,515de59f2acc14c2,d8de192e081dbfde
object,3457213200000ab7,4232e1594d2191d8,cd862576615deab6,4232e1594d2191d8
object,9600753f00003824,296c3b99ee1dd550,3e8869768ce5af48,7f1498fad2be7f1a
object,9600753f000003c4,51a6d2a0c2db4cd1,eb58a0b477efa6de,cbc14fc6e07cdee7
object,9600753f00006eaa,971a6a57d9efb736,156abfa25c1a18cd,a022a6b7d9372527
object,9600753f00006ce2,63b3caafbb6d9307,5e8c8acb5412a2ae,e0676ef50b3d4d2e
object,9600753f00003ab0,71eb8f97eea07de9,b9b6d6cf2511b1a0,ba26857f589fc682
object,9600753f00004aa4,bfa6e2bbafcc5b88,ac2280c6d936c8cf,c6f0a57f751194d9
object,345721320000190f,eef0573e7b075de8,4e194bb5b1cfe1f7,eef0573e7b075de8
object,3457213200007a75,738112f82d42cbff,fb59a7075778b109,738112f82d42cbff
object,3457213200000f75,2e88cf90e4dfe16a,7a8cb69d494a3e3d,2e88cf90e4dfe16a
object,3457213200001ff1,4cfa40a5329a9763,0048079906df82f2,4cfa40a5329a9763
object,3457213200000697,ea82114a8daa5029,bd46354ada0a157c,ea82114a8daa5029
object,9600753f00003d96,64b9ad02b017c218,843a5e2296601929,bfc351a132b13290
object,34572132000056b2,17656e116b097122,1b4ecf62cb94fe8f,17656e116b097122
object,345721320000163e,26241accfc3dda48,21a86ea065af47d2,26241accfc3dda48
object,9600753f00001b14,afd364a2751fca06,6a623f7fb214edae,9abd143410fbfdc0
object,9600753f0000177b,ca71bb94a1e58a1a,4029869e2b85b587,dacfb37c5d2740d3
object,3457213200005de3,41c4d2eb4b33ad4a,cfafae436ebcdd49,41c4d2eb4b33ad4a
object,3457213200007b80,17656e116b097122,bcb2b3d84d9d077f,17656e116b097122
object,3457213200002a65,f9a3b4f2d82be40b,8fb416c7fa6afb0d,f9a3b4f2d82be40b
object,345721320000605f,1b42b5948e79f68f,d3bebc03e81a4d71,1b42b5948e79f68f
object,3457213200003402,50725c67589fcbff,85aa822c90510816,50725c67589fcbff
object,3457213200000da5,087d09ca72a83b36,1d115dc9b0574b28,087d09ca72a83b36
object,9600753f00004452,bd1adb22a024c60b,ebe9325945fed347,74ce41f258ccaef6
object,9600753f00005efd,473f4f9f5556755e,646168a53339eb71,0056b060a366019d
object,9600753f00007179,5dd0b2f4f99e2a86,2792a079e1fb64a0,626ad013f9c8ac2d
object,9600753f00006c1e,6e17cd613210193c,065c86fc8c852605,a082416ca905e23d
object,9600753f0000862d,7a67adffaca22ac8,9f2815a9108bee30,cdceb4702ee28bc3
object,9600753f00007fd1,e3722ceab5574b0f,d884fa9e84ab3ebf,182c76d0b529de56
object,9600753f00007dd5,cccc04cb9dcbf64a,1229c5bb9dda68e2,1abc6ffb1eb79e89
object,9600753f00004d6e,ea7e88015ba549d8,68af9fc6a3e1d577,4591b972a888634a
object,e99abdcb000008bc,229e412c91ff3128,dd7abb4366cf4ccc,a3c1880d5ee53fad
object,e99abdcb00000480,f44eedf948d71ed5,d12a1a644f81bfdd,08131d38df599967
object,e99abdcb00000b5a,7820dab8d91fef0f,e73e3a02ac348399,5447314dcb49acd2
object,e99abdcb0000056e,7c762327da8804aa,6adf84502b5c00d8,e83427546f72379d
object,345721320000837a,27fdf432bde6aed4,b477cfc8ec81ba60,27fdf432bde6aed4
object,9600753f00000e3b,b9c7596c9eed78c1,e4a84cbf1ef26911,37f5794b046afcdf
object,e99abdcb00001175,689dee69bf35581b,0bb296b7f09cb407,1dee7660b960056b
object,e99abdcb00000c24,b88220e36aec00d6,5428fc5075d9488b,6268a56d896f3053
object,e99abdcb0000081f,3d31d4658868169c,09c0922c29220e23,44861ba2b000e5fa
object,e99abdcb0000068a,7bc637e886e4c569,8579111f91fa5fed,c64f769da3367acb
object,e99abdcb00000369,e45fde2eba79719a,09ebe39c0f28c155,c4404639bc6bfa24
object,e99abdcb00000b57,66b77e055f995376,78983a983ef6077a,f26f9b5037ad61e4
object,e99abdcb0000098b,3d526d5c6f059833,793d2fb5c9a4d590,c5c8995eeb7f446b
object,e99abdcb000010ff,703ac99dfcce5e22,cbe97834157806a4,29b4052435169c4d
object,049dca9300000352,05947f9b21db3fb5,51ff88d8aa192818,169212d191b4a1a7
object,049dca93000010b6,e054a0621704583f,8cf884aeafe8ccc5,f8a951670f36cd35
object,e99abdcb00000c1e,69564166494405b4,d50ff89d8f2fce8e,6bb2111259f5174f
object,e99abdcb00000333,bea5a6be7c5ce248,793d2fb5c9a4d590,8f638735f989907d
object,e99abdcb00000bf2,5b4bbc1fd9f1efee,7f49c306a0f751d5,7ae5ac230f30988a
object,049dca9300000d19,a2572819c3ef0439,8cf884aeafe8ccc5,cb7dc6831437a073
object,049dca9300000aba,fc4a700b6055e1d8,732f7732c082fd20,985feca87d087a87
object,049dca9300000b37,2ce443212e3a676d,8cf884aeafe8ccc5,8df98b8b5985e891
object,9600753f00004d4a,87b96e20dbac80f9,1651254b171ceb9b,75a3905e16e49385
object,34572132000064b1,798bb2c64eb828af,b462e20186604986,798bb2c64eb828af
object,9600753f00008721,e14f0a711070e720,d2309e88fb3c57e0,7d27429beaad038b
object,345721320000365a,47b4621ac0bccef5,3861daa51e0ea77b,47b4621ac0bccef5
object,049dca9300000eb0,104ae821d3bbb013,8fb3a7a92cc196ff,04b8515097bc066f
object,1e8f4a7d000004c8,cb818d86a102865c,8608c71608fa3105,594d2636bf14c782
object,4ab3c12a00000190,1776a3a6a23f81d8,6e2eec1844c03ae8,4d45e67eaf7f2eab
object,e99abdcb00000296,c61a38b948b4a003,46ab00cbfe651f5d,a59c62d3eeebc2a3
object,e99abdcb000010b0,548c2b937e3e0e03,cea5661723fe9f6e,7465a12afd9cd0fc
object,e99abdcb000009c7,0efe3e8d6b2326b9,cea5661723fe9f6e,5cedf252dfae4e0a
object,e99abdcb00000606,ca98d0d5a35f0862,cea5661723fe9f6e,30dd5bf8aafde8cd
object,049dca93000008fc,9617e83da8a917af,6d950e87c716d3ed,4c50e44eff709e2c
object,049dca930000051d,6b4115e094728a49,6d950e87c716d3ed,39a90afc0e86b3fd
object,3457213200001e0d,0f9c09e3ef8beed8,ebf742627f8a3685,0f9c09e3ef8beed8
object,9600753f00001bfd,27da87cca844b45e,f72d31dc03021106,506d3dacaf826d25
object,3457213200004ab7,c48960b3391c46fc,33f1ba231c9fbb68,c48960b3391c46fc
object,9600753f0000454c,925e183ae65c3a87,167004f80252912d,b7a4f54d99982650
object,e99abdcb00000c76,99aa703844b3bd75,26a4204e448ebac1,f35f0a169a3a6ab3
object,049dca930000081f,e780892b03548c02,0d253ef153d01f4c,06be6d665ef0b28f
object,9600753f0000119f,f570c568beb36f28,24ebc8e849ea0e81,603257d502b17a6f
object,345721320000494a,bfbf845e7bd48787,2640e26907cbe74b,bfbf845e7bd48787
object,9600753f00001a36,bab1b632176826fd,c24e3e30311275d1,a89c322a12295e3d
object,9600753f0000283b,fdea136c91ea7d0c,c61dab546eba7721,eb70fa8c4f01d173
object,9600753f00007819,df66cff8269ce382,50b917812d1ec908,b5d5f675473fd995
object,9600753f00001bb0,d0d7fed2bfb63cfe,cfd7648597dcc2d6,3ad551f83044d887
object,9600753f0000778e,9f9861c2ddde4087,cb05d4ae09123a80,62809b37ab4e5798
object,9600753f00000907,fc3ed001d0877ee2,0de8ecc8131b8e72,f3b83cbe07827c2b
object,34572132000036da,6fab705b14b995c2,2ec4c4813d63a223,6fab705b14b995c2
object,3457213200007282,04a3f135be1ba42c,23187f32f7fba5bf,04a3f135be1ba42c
object,34572132000048ae,644116781a8a8fa1,7790e398f678e76b,644116781a8a8fa1
object,3457213200003e18,b73112e6ccf3083d,7917784d70437353,b73112e6ccf3083d
object,3457213200006c44,597f53dd5092f6c6,26e97087f428278c,597f53dd5092f6c6
object,34572132000046f5,c40c62ea041dc1bd,7a1485f921636d53,c40c62ea041dc1bd
object,e99abdcb00000360,7b9839123fbeee07,43b1841d4855808f,76c4baf77ab6d57c
object,e99abdcb000011a7,8ee315b50ea074c3,11f1f7045924af4b,d5e178881411ce27
object,90e8e16d00000041,9a87d815e7a5a4ce,d0025378d561d0a3,4d6706695c5ac783
object,871a5faa00000386,dcea4ade9a7360d9,5b9fd6b8257fdae8,1936db4f23048c67
object,9600753f0000367b,5111889e4d81b85f,764a562d1377510a,8ac7776d3d9b5d71
object,e99abdcb000006c0,b6e2ec38358ef356,f142962e7228e2ff,283dead1e546dbf1
object,9c33146400000032,20d2787ecc1ed0db,d6ef1c26bf203757,db1bb52cea7cb794
object,800fefda00000039,2580b2303a6617f5,ddac3a172604e983,d87cf3c574205aa2
object,fe68317f00000015,d4c0933d4f0c2810,9e448ceb52d0ae41,11a8eedf3606e858
object,39f3e6730000005c,958d376315d053ce,34a4eed6349e3420,99831e83f889af0f
object,39f3e67300000020,394022c3727ff56a,a37b1d846dace4bb,3f90303c6d8b6a8d
object,871a5faa00000154,a52bb34f7bb2d28d,6c6ae8c27c8f74bf,c564f3470d7ac803
object,4aa1ef710000003a,4872adf043a79a2e,dd76503b0e74828d,d4963a312c87db62
object,e99abdcb000003aa,829f396004a0d573,f142962e7228e2ff,e1da45144fc4243e
object,e44e5dfe0000007e,8712630600a04bdd,eaebb25d13e9f7ac,0c542d9a66168b2a
object,7ede5e3100000156,c9b4c9e889ced65e,bedbfe2ac1a0c7c8,b4fd102b08bff0ea
object,9600753f00007d25,8edb3f61bbb675c0,a767687eca6afcf6,5f35a5809109d9ca
object,9600753f0000479f,6a3549b1ab9754fb,642de61a50fe6b45,75b8f9d7f5c685fc
object,3457213200005d81,d123ab89ed48e1bf,18a76788dbeec047,d123ab89ed48e1bf
object,3457213200002dbe,2e76d218b735d08a,c5d51479fea9141b,2e76d218b735d08a
object,34572132000083b3,bd5aaf6b1e854797,ee538bb06cd01ca2,bd5aaf6b1e854797
object,3457213200002e33,b45317fb3081f981,a5ae4cead2ecc3c9,b45317fb3081f981
object,9600753f00001ff5,71a4c6595abb6d17,45c4baeba10f2415,a8d010074839dcae
object,9600753f00001376,36c8a4a3068d2d4f,53897c5b94318737,1538902fbb61c0f5
object,e99abdcb0000052d,56e1223bed925a85,793d2fb5c9a4d590,fa7fb4edfd478cec
object,3fe90e6700000003,71d8591701e55d14,4f65030b55a66a1c,50b5785632705c5d
object,e99abdcb00000fef,a47c8144e0b2d990,4da0d10fc9321804,a64cc6edf16877c3
object,e99abdcb0000008f,ccd5b63a0299b693,65def95981e92073,a0e316ab859f16e6
object,fa8e5db80000000d,08c76d0ec71c71cd,f3cc3720a3908147,46b3171acac95dd1
object,2e8f08ce00000001,45aeb4d42e8f08ce,dcfa77c4827b088f,1dd2149cdb573d2a
object,e99abdcb00000c03,3f9d2d91f694230a,92726002d3a81261,395b800bc5e6b520
object,dc45d70300000001,175b9a9ddc45d703,7024614324876b31,4a27584d93a3b7cf
object,e99abdcb0000099e,2c5429ff2d795147,793d2fb5c9a4d590,e06a6b7df0a3466d
object,e99abdcb0000115d,7d3cd3a76971ca3b,e809b715bedc3f3c,6e2ebd50bc64a86d
object,7c8582e400000001,f6ce35410d967be8,453e0504a9b8afbc,16d4917248eb4f9a
object,b6bc77c100000001,a15d79f9b6bc77c1,f3e07f860f58d9bf,30004baca86a95dd
object,e99abdcb00000302,52464d6f0b848576,022a3e12e8402dfe,dcf638df55e1d5d2
object,3457213200005b85,2e76d218b735d08a,82b2d7920a11463e,2e76d218b735d08a
object,9600753f000055e7,36c8a4a3068d2d4f,4c75169535da4be1,1538902fbb61c0f5
object,049dca93000005e8,3e2aeec915aa517c,10878dc8870d69bc,473cf0e6e50a21ea
object,e820262800000296,c3041ab772154f3d,d49a25e49c575c82,d1bc5be696ab8ae9
object,3457213200007fd6,bd5aaf6b1e854797,cd71ada992e5c97f,bd5aaf6b1e854797
object,3457213200006f71,8d1ffd2eff95d0ee,445dbc879e98291a,8d1ffd2eff95d0ee
object,3457213200002926,f5e5a988dc85e11d,093a259a0175e6a9,f5e5a988dc85e11d
object,34572132000022d0,e525d70d7ecd181f,6bd4e2de4ba9756b,e525d70d7ecd181f
object,3457213200003ec1,30a31ac4a0ee3dac,2fc65ce92ac63cdf,30a31ac4a0ee3dac
object,9600753f000081a6,71a4c6595abb6d17,80dc4f479bd2da65,a8d010074839dcae
object,9600753f000018c5,7f3ca75c3028236a,a3715682a5f27612,b8f72c60af8d7e95
object,9600753f000042b8,f533ee8f6c437be2,b99559f4459fce6f,64443166e786f224
object,9600753f00005c25,54989ae552cc934b,67863d8ef084438a,8bd4e9b3f6bb9e36
object,9600753f00004762,4cd59d4d4973409e,0be5960439400e93,da026f65a8917d92
object,345721320000120e,56b8a9dfb913f9dc,0595da94bd9ae609,56b8a9dfb913f9dc
object,3457213200003ac5,d780622eca5b398b,626aa49d8c3cdd4b,d780622eca5b398b
object,3457213200006d80,a3c256e724d17922,7db97fe455be48c4,a3c256e724d17922
object,9600753f00006551,6a5ab424868accd3,8d5426627ddb24cb,508ad8ce8656e4be
object,9600753f000033d6,bf16cfd87d6e95f2,fffec5a0604f7e5f,cb7c6941ffa2fa50
object,9600753f000073b1,f733db9b2fece805,a26213a2103fe763,061606372839f819
object,184d4f2d000010a8,908bbc7e130acd73,e5f5ee60c4cbb1ef,5d315d7de349e8b7
object,e99abdcb000009a0,2c7279d393d4d78c,793d2fb5c9a4d590,4296271960c6259e
object,9600753f000000e4,b973a13698d7377d,890785f0e61a14c0,48277efb24fbf71d
object,9600753f000021ea,6fefb04a2dd7745a,2c19e550fe85de08,991a386ade4f94a8
object,9600753f00004b7e,139be49ba9543f2e,415f5bc3d65de2f8,3e724484ba6dd239
object,9600753f00006cc7,3398b5cc6002d46c,4aea689f67e42b5f,d2e77b33d0bf7fbd
object,3457213200001f54,8c24e42f9f5a57a9,fc662f53aaa1739a,8c24e42f9f5a57a9
object,3457213200005e22,7826a915bee599b9,78507c4ac8830956,7826a915bee599b9
object,3457213200003053,bac03cfeecff93fe,c0ac3ee408c3a414,bac03cfeecff93fe
object,34572132000023c9,fdebfaafb7842277,1f7521bca2df2760,fdebfaafb7842277
object,3457213200002fe7,a860fe22f9711162,ae01c71706efe258,a860fe22f9711162
object,9600753f000042e3,27c89da1f172494f,b0a0c519488bb4af,ba883b644e5a058c
object,049dca930000048a,7f9b6f424e216868,8cf884aeafe8ccc5,eb35a31317a227a4
object,184d4f2d000010c4,095899e47351b37d,bf254332337fb894,9526ebe2268f5ceb
object,0de614f5000002b5,395cdfd169a4075f,d58e80e763598de1,8e35663042904afa
object,5153eb1900000006,c5755aae6713bcc5,338401baefeaf5a5,ff0a8a4b2f915f35
object,516ee30500000332,495b69b7b7de88af,c81e1c94bc503790,ca923a18051d075d
object,0abfeea8000002e0,08f6c81515334c6c,143b9cc9bb83662e,49e48679913699b3
object,184d4f2d00000553,853420ce00cf378c,20da9dec423b0de6,3c6c7eb3dd02f49f
object,184d4f2d000015c3,91ab478e446283d4,3ac402579935519d,6ded2add04057148
object,e99abdcb00000c0f,0fe3c8f9eb7b3e6f,e77cb021c863678e,ceeba1dbc8405751
object,7207803b000001fa,0af72029c3101d2f,43b19f4fa54cbf53,97fffa1e4be1e4e9
object,34572132000028a4,a3c256e724d17922,7f388e8aac4a39e0,a3c256e724d17922
object,9600753f000018eb,f733db9b2fece805,8c13bc0719d5b8e6,061606372839f819
object,e99abdcb000002fb,83a7b517decde3e4,bcfdf244129c9104,24f33d4f403ca74a
object,e44e5dfe0000003d,87c72f716d8940e9,fa565d0e8029f5cc,2ed2d9e621b97c02
object,7ede5e3100000008,3358edab67722b64,6c418fb54ed6b977,04898c023f45ebe6
object,fe3d0cf6000000f7,51e1cf991bdd8721,5003c6cb36a35b7d,27fcbf2bb1ddbf44
object,39f3e673000000c4,4e33acfef285afec,77eff5362e5dfdeb,7c54e8e798a14883
object,4aa1ef710000001f,714b7d9266187392,b33f2f21bb914c4e,06a5776ed456627c
object,871a5faa000003a0,a52bb34f7bb2d28d,24ae1bba3fc0f1df,0186430f08bd976a
object,345721320000235e,8f4532933b40fdb6,665a6d267f46a56b,8f4532933b40fdb6
object,345721320000454a,d780622eca5b398b,1008b7fb85778cc7,d780622eca5b398b
object,3457213200004aa7,56b8a9dfb913f9dc,8fdf3996d37b6dfc,56b8a9dfb913f9dc
object,9600753f000069b8,bf16cfd87d6e95f2,7c23424418c20232,cb7c6941ffa2fa50
object,9600753f00005109,6a5ab424868accd3,8b1dfff73b526e72,508ad8ce8656e4be
object,e99abdcb00000183,8e3e9a64f22b33f9,84ea59ed17103ce4,dce9cc5cb25493bc
object,9c1a1bed000002bb,4991f0079343b143,f972b95dce1b6e8f,9089786cf5175adb
object,9c1a1bed0000022c,a241619da5f0033c,94e756287be30bdb,f86d21e6124ebb16
object,e44e5dfe0000009e,10d02dbc987b6c96,6335562ba4181c09,2659d70e820f0271
object,e44e5dfe0000009c,5fcf556f64fe7753,5f1d7e94b695313c,ccaeb6418f5b06d8
object,7ede5e31000001a1,47ab6ee2a61f3875,476041cc639a2aca,2f1225e8bc9abaf1
object,7ede5e3100000197,9c51ae7057e4ffdc,e3f50f6beb940772,07c362f4546093cc
object,7ede5e31000000cb,1a6eae362c8e302d,b541cd2a73b014de,67d452fcce3790fc
object,fe3d0cf6000000e3,123d271dd352ff0c,de9c7db2ef9ac086,98be539a97d048ad
object,39f3e6730000004c,cc69120f5035c775,7696c25d9ed0a626,2a02e6e55b146bd2
object,39f3e67300000008,4cf77dcc3bab122d,365e5c41b94d557d,055ecad524ccc180
object,39f3e67300000005,9dc962ba314210ee,0b5e21ba31ce2668,97dd06065c99e3a4
object,39f3e673000000e6,6d3aff8b6bdc4f58,a08aa26fba7ea5b6,aa145e1ebc8a05f3
object,39f3e67300000034,0c1e396762f3726e,d323ca3083155ea4,0774e94eed6b8448
object,4aa1ef7100000014,d863f944e3204bd0,2a8e65536d61477a,1177ae72e4c2ad6e
object,4aa1ef710000003c,009c3b4e7ac634c7,d724efce7f966e5c,8b43d8a457c1c08a
object,4aa1ef7100000060,8a09b8e5fa06300c,275baa07cefb58f4,9f79334e9f8f0c90
object,871a5faa000001bf,a1d78688acbed6ba,909219b30036e08b,da91a4b9fcdfcb87
object,fb8d9f9300000019,317bfec3963b9b8b,621d1efb3940202b,0415925c50f389ab
object,871a5faa000003cc,a52bb34f7bb2d28d,fa76092a3872bcde,fceaa56c8dec63e7
object,871a5faa000002ef,a52bb34f7bb2d28d,6c7644285549f261,f0723b912af72975
object,a8b3adcd0000005a,d0b1e43d962b0e94,d51ebbadea13be82,eba635538dc2bde2
object,7c8582e400000008,5dd53ee4d22db435,b03940254ec6a302,5652afdad1c211d7
object,3fe90e670000000c,9fc1b17808b1135e,4f65030b55a66a1c,a55d1cc75c471963
object,e99abdcb000008d9,4002e41812112680,d53082dbb5b2d82f,3cf79f7ad5504ed4
object,9600753f00000e04,92363c08ce66084a,a4066c72fb1c2065,651da2012b828f0a
object,3457213200000d16,b96cbb5eb2673a4f,0b5f4f1eb2aa0428,b96cbb5eb2673a4f
object,7ede5e31000001a8,3a0dd57d7058717d,ae91174464b2cfce,0dde8ea00be9a999
object,7207803b000001fe,57e7b5550eac0361,122884d5925bbe58,54aaa06c299a13dc
object,e9a8024e000002ac,cdbaf9a1b1b3481a,5e3b4e349a2aed0a,c53e2d4f7f97f096
object,049dca9300000ec7,ada5e33d0e904dab,888613e77c71f487,ef6fce0bfe58459f
object,e82026280000080b,cc94773b26c5cbaf,195a7cc9cfe2c254,dba6a589e84d49d6
object,3457213200001e08,280140b14a08a435,e98cfa115fbf19ff,280140b14a08a435
object,88b6ce230000034a,c81f0e4e74fd146d,62b37a4a03aaac9c,131652e206ba5b10
object,88b6ce23000002bd,c81f0e4e74fd146d,741885dfdbc7d853,4b3ea48858eb642b
object,88b6ce230000021d,c81f0e4e74fd146d,4ffc7016cf82cfdc,eabdfcc05ddeb29f
object,88b6ce23000003a1,c81f0e4e74fd146d,c27694de534a118d,6e1cac0646b6f929
object,88b6ce230000004e,c81f0e4e74fd146d,6090c9bae50c7044,9737dde5be56ea88
object,a88f25600000002c,3e60c9456d4e550a,3e0ab7c4b325f793,414a4d0f4e98afb8
object,e99abdcb0000043a,b6323a4149f207be,820f315fa052560c,ece860f07b39f9bd
object,049dca93000000c0,1ae9769b52c7a2e1,74f79686e174dc5c,3e532c7b66ab91ae
object,a88f2560000000c7,852355ad053df9f2,f12fa2f8e6a811b9,414a4d0f4e98afb8
object,88b6ce230000027f,accb01b27b56ad95,20284fe8425b63b4,1658bbfbdc26356a
object,7207803b0000013d,dc566f4dd7b853ff,f145a3d827dbf256,d91519a0289fb495
object,e9a8024e00000188,d36147a59c85b85c,ba2b896bb351d4f9,4e73ff9b6dfd08df
object,773b0c4100000007,14bb1b8c3066737e,cbaf21f61790d3e8,675f0a0cf65ac24a
object,773b0c4100000001,94f6b8b0ddda6106,cbaf21f61790d3e8,2a4f7dc303d12c93
object,7207803b0000002d,81d7c513ba652545,8cdea92a87f7ba8b,b99b4b41d965f1f8
object,e99abdcb00000740,198ce443638744d5,4c808b3502a36ad4,5e02f08ff77505e7
object,9600753f00002175,faddbbc9550e92a0,0f0eb6ea18628ea4,c0b8ed09ae579496
object,3457213200006264,70293b0def66d41b,00371ee246301c18,70293b0def66d41b
object,34572132000010f8,86239406594d70df,acfba6ab4528ca23,86239406594d70df
object,9600753f00006847,e45ba962fc54564c,a045a6ea2c8201f3,d36920c76c69d138
object,3457213200006d45,86239406594d70df,aafe02296fdc743a,86239406594d70df
object,9600753f000078bf,1fdc154475881a32,189fa9b63ee68d4f,42368f8cb829be72
object,34572132000021fb,38f0c28acdfe4144,31900d168574e8e4,38f0c28acdfe4144
object,049dca930000103a,3733e475996ad822,477a3ef5ff7cdc0f,d98ca17c367f5a46
object,7ede5e31000000ee,23b11aca4b3ad453,62b77dd02f315cb6,6a76ec0d86295f28
object,fe3d0cf6000000da,a283622715d7465a,cb069514710d92e3,e8ccfb952c85f438
object,39f3e67300000066,9ad59db21d769845,24701bf7bae87d3b,c0668bb8d54036b5
object,7207803b00000059,290e28788e0224e2,7075e603b1a1298d,9404c90fd8c614bf
object,4aa1ef7100000043,0286dac780821a36,db7486f4d75424b8,8cc702f1b3a6ed63
object,e8202628000010f2,a1961475510bd766,f795d6b9ed1183bb,87928b08d943ae66
object,871a5faa000002c8,26bf9e3f2147f8a0,0011929c8f0e9030,366ea972715fe3c1
object,e9a8024e000002e6,73bc862ad84af362,38de587a8de78ceb,1bf76c3b21e026d5
object,e99abdcb0000021a,9cdbd9a07f9d91c6,a246254230475472,b69a8586b6c357c0
object,9600753f00001034,987f64dafc71c0c4,f3f562fde41526a1,2006c416f6bc0d48
object,9600753f0000563e,492970f356073b58,189fa9b63ee68d4f,d85760d62be7a359
object,3457213200006ee0,25c51a95ce82659d,f9e53341909c2cde,25c51a95ce82659d
object,345721320000256a,8db515d9a42fc2a9,edec6ca33d58f342,8db515d9a42fc2a9
object,34572132000061f9,ec48c2b727c54f4d,d13e9a1a116234b1,ec48c2b727c54f4d
object,34572132000007c7,83cfccfea14d7b4a,eee7b1a2f13ce441,83cfccfea14d7b4a
object,345721320000606d,66f8a10df6b064aa,96b6742a07b60503,66f8a10df6b064aa
object,9600753f000050b0,898fb0bca3139232,5c0bd6b49a6e5748,7a9b7ce922d3bc7e
object,34572132000069e2,83cfccfea14d7b4a,2d1c8434500b61fc,83cfccfea14d7b4a
object,9600753f00005ffc,30f43c66adcf9d8b,84818746b651b3e2,ae7b146ffe7bdaa8
object,9600753f00007d53,89145704dc82b42a,c1d367987616b6ac,d99ed2d1e262f08a
object,88b6ce2300000021,c81f0e4e74fd146d,712c793414e72aa6,f0ee0dece550743b
object,88b6ce2300000024,c81f0e4e74fd146d,b70bd4fb21c6ae63,6dfbda004971a32c
object,818d24f200000003,ea280339a1c88667,9a92db8e1be4f770,49e8b2dfb30a13a2
object,427dd87900000008,c62d5ae5d7073d2d,09f2e53b0d222ebc,68717e12517a00da
object,e99abdcb000007d5,739458c77aac9b30,8f7dbb9d0e28a47e,f04d6d2826e7a989
object,9600753f00006a8d,9df846d81f9ff7fe,45393f8e205973c5,9a29e5cabd68a45f
object,9600753f0000437a,e3cb9c8acf3e9f96,d0293fa4e2e4ac9f,826c7203f7dfb779
object,3457213200002d33,567ea89669d78c88,87d63afe3303175b,567ea89669d78c88
object,3457213200003e6b,39cfba10e318e58b,179baff60edbbca6,39cfba10e318e58b
object,3457213200003909,45acd20d3f7bde1e,762c171e51e5c150,45acd20d3f7bde1e
object,3457213200001fa6,5d9211918de47a6d,827eb6e4bac3768e,5d9211918de47a6d
object,3457213200006444,af1a20a06b23b9b2,d9e413014d8bdf09,af1a20a06b23b9b2
object,3457213200004fd8,b67f070de032002f,0b4a8b19425a56ec,b67f070de032002f
object,3457213200008262,333fd22f95e7ee1d,28896155e01f8633,333fd22f95e7ee1d
object,345721320000536c,f142cc2bb05f7f9d,84d24ecb5ace794c,f142cc2bb05f7f9d
object,9600753f000032e9,ae4b99e22d681a16,5e8a8bd1fa3c129f,745392f29ce727d1
object,3457213200006447,d93a4383efe049c0,8cdd75031e9f56c2,d93a4383efe049c0
object,34572132000068aa,6a8fa74a0bb36ca6,9671113f307fd431,6a8fa74a0bb36ca6
object,9600753f00006369,f5be93ba2ea9a053,c5ac8fed33574440,3957f5743318c24d
object,34572132000082e0,435f961f0f0816bf,b27fc5748f5bf674,435f961f0f0816bf
object,345721320000520f,6e3934e56b6d3b9f,abdc43ef2dc67257,6e3934e56b6d3b9f
object,9600753f0000278a,aad146a1310ac834,9016ee3771ef4a1d,fa7166deae1fc639
object,3457213200004365,ce8226ebb820d72b,8f8995b36db15a8d,ce8226ebb820d72b
object,9600753f00008691,c64d01702aa48966,ed53e86f23d14f32,cac6a13303ffcbef
object,3457213200007176,905f26726ad9e649,644cd7734db0af15,905f26726ad9e649
object,9600753f00006e78,04c7ae55002dd242,1aa22274b591bde0,6523d90c61c5b155
object,3457213200007b8b,60881402527e0d57,1a48534002e1bbb5,60881402527e0d57
object,9600753f00004649,e550295554ba9ba5,067d3de944e43e9b,aa091b299da63940
object,34572132000083da,b43a9b56578bc1a1,f1f0b33d600d5cd3,b43a9b56578bc1a1
object,9600753f0000363f,ff98108177b425f1,3b998045293adbaa,dd4e970d612c7b2e
object,34572132000044ec,39a69d8025b951c9,a19070cf09247800,39a69d8025b951c9
object,9600753f00002a4d,ac03534984800e34,20823a599f2e7726,6a692a841a92753d
object,345721320000247c,4adae6e3745b6d9c,a535ced9680a364f,4adae6e3745b6d9c
object,9600753f00007391,8d9071bb33bf7691,efa6167c1c574332,4f845161f7f153da
object,34572132000060ca,136072db79707c23,191a3e8b0afd8af0,136072db79707c23
object,9600753f00002667,59960dae69b242d8,0adf622e0c321aa8,045d7221d7cc7188
object,3457213200006686,4faf9ba0157900bb,1ae7741e46486bc5,4faf9ba0157900bb
object,9600753f00004144,cf6efd051460aa05,2dd7523129c4df7d,39d0aa586dad73d6
object,9600753f00000cf7,bd2c198876433b7b,741bc592fe66f684,293eb229f4979cb8
object,3457213200002a55,1b39729eb1fbf8e7,10a3d40046aa61a0,1b39729eb1fbf8e7
object,9600753f000042b1,6648b4b0f9dcaf46,89a18c6db4f0e71c,f112a35e4af8a4cc
object,34572132000023ce,982eaf4a2ca2d673,4450dbd91b99efd5,982eaf4a2ca2d673
object,3457213200008666,1287b8943642b988,c5158939e33e9b97,1287b8943642b988
object,9600753f0000613f,f99f594a3b54516f,12e15821e7bbdcce,22531f37bb3a37e1
object,34572132000044ea,c6f2a1a1b8ea7cb3,f97ccc913cbd2311,c6f2a1a1b8ea7cb3
object,3457213200005773,0c24f450e97dbe41,c0ced57d7a7169df,0c24f450e97dbe41
object,34572132000072b7,91e47474188e76f9,171321d3c4f983c9,91e47474188e76f9
object,3457213200000f9f,0a72ae6db12d8d1a,f52fd68fd2c3339c,0a72ae6db12d8d1a
object,9600753f000084b0,5bfb5f7701c26b2b,9d43530a74214018,98bfd1f092c8cf2e
object,9600753f00006e81,d2d9b35558c4bdb5,fe2c6f940fe312c7,abc9853f447f86d0
object,9600753f0000465a,394bb9cb9b7a43e4,9d43530a74214018,a9d0ba87964fbb69
object,9600753f00000a34,137149fe530bf447,306f83c9a2421fbb,f57cc236c7557471
object,9600753f00005c4f,ba96411a0e48e3b4,c8c2213d739f28bb,a9670d93212a0ce4
object,9600753f00004f64,e02c3bdfcf3c0096,ddfa79640479fcb7,ed5e1f07e5c802a5
object,9600753f00003e17,4af01ca7f699d339,e434d217a3631a2a,740809ee5535e7ee
object,9600753f0000693a,cccb9543c373f39e,5e7f6acfabc5f36e,85ff7c3418bfdb9c
object,9600753f00007134,c36857c514a87216,214abb22d3d013ab,e14759a1465e9a0a
object,9600753f00001b3a,9cc9408676519bf6,d49f72e11f12c554,ff1802df13b86920
object,9600753f00000d45,fb8d5c7bb04ab242,3587de3cea8a1e4d,5001d7c3adb7e90b
object,88b6ce2300000363,c81f0e4e74fd146d,0be35b337de67e4c,cf9b21ca757794e1
object,88b6ce2300000187,c81f0e4e74fd146d,51e3a70fa6be2b0c,9300fcfabd96817b
object,88b6ce2300000329,c81f0e4e74fd146d,52c47b11f800ee40,67d44731a4e46ed4
object,88b6ce2300000036,c81f0e4e74fd146d,1734c962b64a4326,db74cc366b66fc43
object,88b6ce2300000218,c81f0e4e74fd146d,1290463efbae3a33,6e08e79b32f560f3
object,88b6ce2300000164,c81f0e4e74fd146d,d7da3510c58bf829,120c1a5ae77d6f79
object,88b6ce2300000109,c81f0e4e74fd146d,608a699809862498,dd7d63128a9142a9
object,88b6ce2300000375,c81f0e4e74fd146d,555ecae26d905188,276b000394f50151
object,88b6ce2300000251,c81f0e4e74fd146d,44dc7030bfbfb753,640d95cabeacc638
object,88b6ce230000004d,c81f0e4e74fd146d,5e286a1babc5bbf2,03d8ecfdacbb1254
object,88b6ce230000021f,c81f0e4e74fd146d,139280b9f4bf30b4,aa9cb24ba2dcfb31
object,88b6ce23000002f7,c81f0e4e74fd146d,4ba00e14ac7e6bc0,f75cd3a5e12205af
object,88b6ce2300000054,c81f0e4e74fd146d,b0531c9b5bc4f798,8ed7aa9c42beab53
object,88b6ce23000000e9,c81f0e4e74fd146d,0e88706dbd857a50,3dd7df1d9d18b7f0
object,88b6ce230000018f,c81f0e4e74fd146d,708e12072e8c595e,6d1cc85b0cd68bc6
object,88b6ce23000000f3,c81f0e4e74fd146d,0f987de8731137d4,699da8a30892e010
object,88b6ce230000023c,c81f0e4e74fd146d,79e250e701071284,660e8e8b49a77983
object,88b6ce23000003f5,c81f0e4e74fd146d,1fdb23345a2b6a40,9f9f89c7f4500c1e
object,88b6ce2300000381,c81f0e4e74fd146d,80ab89d1ac18d85e,389ebb47ceee23f7
object,88b6ce23000001a0,c81f0e4e74fd146d,40e245a712bd9539,f5104174ace52761
object,88b6ce23000001ee,c81f0e4e74fd146d,2c0d6d9e677af7c6,935de2c652ee4a7e
object,88b6ce2300000098,c81f0e4e74fd146d,93834515fc06149b,a2dc5a91a59398ca
object,049dca9300001007,db610f0e9668f6a3,052aaf750048baf6,79216b8df9dc7b85
object,cb8e9d7b00000005,e4cbef3c576ea5fe,09f10a92677daa49,826b46e381399bc0
object,7ede5e3100000113,5551d37e4aaa648c,53da1c9b2479e0e1,4f3e5a8355868c7d
object,fe3d0cf60000001a,7408f6e0782f1540,bd3b0b19d4893098,4a6b9232be5945fe
object,7207803b00000217,033a115e77dec67a,3448cc138ad80dea,16de332ab042acf5
object,e820262800000c64,37abab6851cb0d08,3888765944cd2c8d,8947a28811ae33cd
object,e9a8024e000000cc,529bf4b3c1a5eaa6,f1b83ba14ed83cd9,7c88412d106eb810
object,9600753f0000589c,06522667c6747e1a,6fd2482b22353002,09de64d431b6db9c
object,9600753f00007204,24186d0c6338b992,91760c98a4979d08,793acc215ed029f0
object,3457213200005638,c26e0c0ee8733321,a87f9a89930c762c,c26e0c0ee8733321
object,3457213200002353,664007e85e60d617,85b07f8559e30cc2,664007e85e60d617
object,3457213200003dbc,37f26c754e83aeca,300d0b902276001f,37f26c754e83aeca
object,3457213200000c28,fa362f6edee99d3e,fdebb3463d05c6c5,fa362f6edee99d3e
object,3457213200005932,b94341cdbc099c1d,af6333951cf670f5,b94341cdbc099c1d
object,3457213200001db1,cff241eb2e48cf66,ea46e24cc8b41b24,cff241eb2e48cf66
object,34572132000026c7,4f2d8185c09f1730,ad62dfd239183480,4f2d8185c09f1730
object,345721320000273a,cb25ce98853938dc,3f919f6db9304861,cb25ce98853938dc
object,3457213200003025,2f7e6ff7b94bffc8,222c38353f90b379,2f7e6ff7b94bffc8
object,34572132000027c2,eebb99b845560887,1bc053ae3d69a6d5,eebb99b845560887
object,3457213200001035,b4037c9f6fc43a4a,582dc3fc928d3a56,b4037c9f6fc43a4a
object,3457213200003ab3,2cebfdfe0f160915,4b36fff6d6eabc6b,2cebfdfe0f160915
object,9600753f0000078e,3107e6757603dde9,d884fa9e84ab3ebf,6cc7958beaa58fc5
object,9600753f00004081,3cbb6a01729c37d3,915e3991a1d65dbc,475f8d00c48f40ec
object,3457213200001b92,4d0a14f6930162f1,9a21e7e3df8776d0,4d0a14f6930162f1
object,3457213200005713,09c58bea1f01b84a,28ff77a05250cd4f,09c58bea1f01b84a
object,9600753f00003697,e169db2ec94a4839,a1fe238e200cb6dd,c29109e0ccf7be36
object,9600753f00001b2d,fcfacb3473793e36,d884fa9e84ab3ebf,0f5a2f89004af903
object,345721320000035e,c7ecc3a38f631313,3ae42e2317ea044f,c7ecc3a38f631313
object,9600753f00007e8d,24b88505127545a6,3a3b17fd7ff9af3d,0d3c0126342cdd45
object,9600753f00006e0e,6d3946df94a8e318,0bd4cff5bf24baf0,230126e150aa57a8
object,345721320000207c,6110e123c2197571,f34fb63a9514dd95,6110e123c2197571
object,9600753f00006fd7,57f155dd80bee834,b25f0e95dad5a70d,5d2d70176e5e2c45
object,3457213200005d9c,f8bc104f8c25fc1d,385209e401419958,f8bc104f8c25fc1d
object,9600753f00003796,6460d4160acdde5b,ce0f036f000cfaca,48d70eda0cdd1e0d
object,34572132000065e2,f0839eb7f894b3a5,ae215367c8d6e4cd,f0839eb7f894b3a5
object,9600753f000026ec,4ae22cddd41056e4,8865d2cd3d18815f,002270543c8731f7
object,3457213200007b85,caf4a12c35e79ab3,9a71c77176b3e180,caf4a12c35e79ab3
object,9600753f00007ce1,52f57b05d48c0d3b,2f330c7248ba4a58,7d10d946aa264b0b
object,3457213200001f44,04df9b9cfceec2c1,c30c343be1391085,04df9b9cfceec2c1
object,9600753f000056ae,85bc14e2c9425336,ba6c922b302ecaf2,4580b784fd76317c
object,345721320000692a,e543c59442aff90f,ef31065d6505a926,e543c59442aff90f
object,9600753f00007340,4df10d03cc06fc58,a926cf6e8593a25e,9eff82151b739a13
object,3457213200004a78,060979941cedb2eb,b607667f7c49cb3c,060979941cedb2eb
object,9600753f00007997,012cc017ddd50540,c2f8f090e144a51b,dbce831de0388fbd
object,34572132000028d6,c58cbcfb547489f6,bb1a0d8bc382caaa,c58cbcfb547489f6
object,9600753f00007497,452fe039a4e2874c,520fb748e90f6f81,22f785f649993a56
object,345721320000231f,dea5a0205353906c,751f1ba94fda5c53,dea5a0205353906c
object,9600753f00002dfb,dd3548983f1bfac4,ee7db87ceae23869,23eb2a9307f3cf72
object,3457213200006550,bb6bf7f0c300e2a5,299cbee96ad82b34,bb6bf7f0c300e2a5
object,9600753f00001b36,c02a0b9bd2ac357c,e148bdb312a18170,91c9b008488eba89
object,3457213200006d0d,5d3921697a84b43f,0e4ffdf4eb6b9b4a,5d3921697a84b43f
object,9600753f0000653a,10a54b56e0cd15ff,afb85a0d353f3844,fcb5ba63809d4653
object,3457213200005ba5,21526821ecf2d282,f75399c28f1b98f3,21526821ecf2d282
object,9600753f000012ad,40a6d9970ee915e4,41afbab6ef8c1ceb,3fdfd6e788b9350c
object,345721320000875c,723e2bf40d1ed231,9721238252eef7a5,723e2bf40d1ed231
object,9600753f00006f7a,e1a9052c0d573ef9,ccd66b7ed0c7a60f,275e45c913bc2fbd
object,34572132000037b5,7dee66612a2f6de7,58928d497a3a98ec,7dee66612a2f6de7
object,9600753f00004573,832e4c10ce7ddf86,3b2ac26272a3e380,d447abf6683d1cf1
object,3457213200005a15,4f9c8bbe5e41ae20,0ac9836f72258a06,4f9c8bbe5e41ae20
object,9600753f00002d98,b033a622725a0c1a,2dc71481891c1014,15131c3ce05613b9
object,3457213200007a59,0556cf1b511b4961,51a20965f6ff36c7,0556cf1b511b4961
object,9600753f0000894c,313845e0b1bb0b94,9811dfcbf47e6005,e4fcf2cf03888b18
object,3457213200004cb2,e798fb84458d5893,958aede83e51ff44,e798fb84458d5893
object,9600753f00001939,65ee9eb8ef3f053f,02b6918b45278c39,01116c32d8d4be2b
object,34572132000066a3,9fe33769b771726b,69a152d76c251c1b,9fe33769b771726b
object,9600753f00003ff5,ef1dd0da489cddce,578ea4e14c7bc971,afc8c45698e3fb63
object,3457213200004e88,67bbf5b5ad0b933a,e0be4393f794e529,67bbf5b5ad0b933a
object,9600753f0000529f,e303e6c329e7c520,5640368a8fb4e858,fe8d86cde2350759
object,3457213200004c2c,3a9d556fbdf12dd5,4325ebe02ca71b5d,3a9d556fbdf12dd5
object,9600753f000058b8,489cc0ea6f90d1e0,4efe4e7bbf861cfa,6ad9926fe8d6ae29
object,3457213200005846,c7ecc3a38f631313,d6a25d2dbb7d55a2,c7ecc3a38f631313
object,9600753f000058b6,24b88505127545a6,82494cf2e26b077a,0d3c0126342cdd45
object,3457213200000d97,492cd50b80162ba2,ca441ff93ac9b387,492cd50b80162ba2
object,9600753f00005339,b3a094427b30e0e7,991c900968383420,6f880e7d2c6de3a6
object,3457213200007092,36221dacb0cc7db7,15db946e185115af,36221dacb0cc7db7
object,9600753f00003bcf,f868f4b30fedcd2e,bc0f9c16790eeff3,e2bcf760ecf9d58a
object,345721320000614b,dcc66fcd70320fe3,bfdd4b75e41ac954,dcc66fcd70320fe3
object,9600753f0000561c,14522280b66c8fc4,61f337bccf4de2a0,37171beb81658d98
object,3457213200007c4c,91eaf294ecb03934,6c856f2a41a26bbb,91eaf294ecb03934
object,9600753f0000280d,e7cdf0a28f282562,ef169d8f481c1c49,df1e59ba9bff1b41
object,34572132000065ed,264b669dbfdcb2ac,be3a50b93ca7b1db,264b669dbfdcb2ac
object,9600753f0000261e,1e57f48296aaf039,ecd7514355c1f060,3685c4a3313c4dd7
object,34572132000026fc,ed56482b72ce8301,816b1bb7eb55f748,ed56482b72ce8301
object,9600753f00006e39,314cfb252e71f79a,d5777aa0495430be,a1e95c4893c2f2ec
object,3457213200003175,a6b93d8211a4c8c8,598c7b50f2acf452,a6b93d8211a4c8c8
object,9600753f0000803c,ada38f5778e03557,f116539f9ce87477,5a2c19c892d004c0
object,3457213200007a5a,09b29ed5bf2f1946,b2ec76a61cf57ec4,09b29ed5bf2f1946
object,9600753f00002588,f20ed6c7cb10b6d4,58825cd78274626a,2375d43a7fb97cd5
object,3457213200006465,a06ab01eb0d5cddd,d9b128a130afec32,a06ab01eb0d5cddd
object,9600753f0000027b,b900215ac823c558,8e7b3d7e6d2d4798,4a34235549d51b58
object,34572132000027c6,9e3ae753ceb9ceb1,1744be85e470bec4,9e3ae753ceb9ceb1
object,9600753f00005721,d7a842ba8af6267e,d3e852ce418ab053,881eff62e8d9ba9c
object,34572132000049ed,63aaeb98f1b0170c,79bc13e8c5f8fd76,63aaeb98f1b0170c
object,9600753f00003094,5d213a3203a43b8c,d6c318a43eb0de10,1a23a4ebea232554
object,3457213200006ff6,352fd1dc2bdbabbd,b58d4c89155e537a,352fd1dc2bdbabbd
object,9600753f000039af,663599c8616e9171,237764b476869db6,71d065917e5888c7
object,34572132000001e0,e8a062caef368dac,643011198cec480b,e8a062caef368dac
object,9600753f00001148,23c8efc12d2eb4db,7919020750655ef7,fc502c0dc848d5a9
object,345721320000781f,9767a4fb3fe711ca,fe8cb399572aaf85,9767a4fb3fe711ca
object,9600753f00006971,aa459b6ac0e0990e,94f10e03b389267e,55fd6bd5e60fb2e3
object,3457213200008670,7098c968dc40b0f9,6a08ee895f3c90b2,7098c968dc40b0f9
object,9600753f00000655,74ca4e8c53249d9c,a9a44a5d9d015d7f,5322ae70aef5f8d3
object,34572132000050a7,94705a2c1de5accc,02bf625c41710a14,94705a2c1de5accc
object,9600753f0000494d,0b9874e6b8427f4f,cb71e8f60346404a,a58fdfe115f3c805
object,3457213200005212,12b3d1cc354dda58,9c208491de3e02e1,12b3d1cc354dda58
object,9600753f000029a9,58200b966a3e8b15,a114485d6b451424,8798517353166f5b
object,3457213200007057,d7c200755f05c40c,3aab7aa7fc3c45d3,d7c200755f05c40c
object,9600753f00007142,654ea0a17dadd2fc,051210972a1c418c,b63570fd092812d6
object,34572132000041ce,2d809332147a8a5d,c64c7f7634670037,2d809332147a8a5d
object,9600753f00006710,ad7dc161a8349ef6,5121d769303aaaca,8dab7de7529390d8
object,3457213200004688,3902e54eef64d30d,489d3852b40a3fca,3902e54eef64d30d
object,9600753f0000217b,6e8b2f7df547e78d,eeb053266244b1aa,efff10ea141f1e35
object,34572132000070a9,70e0907f4466cb40,4e03cf7b0309dd01,70e0907f4466cb40
object,9600753f00006b4e,4da03d18f8becb53,fe6d2c592b251311,59742a66c7593d81
object,3457213200006114,0b6e4bba74a2f080,08324ffc1fb28fff,0b6e4bba74a2f080
object,9600753f0000543f,64b084ebb06e6a27,ccef08dbaec33172,d5c4fabbc3ea49ae
object,3457213200000e9c,e0c94e1ae1ce5b9b,f93311af0e45331e,e0c94e1ae1ce5b9b
object,9600753f00001561,23bed55aff4e7c2b,b0d3d41c99295d5f,82a6584a7193d599
object,3457213200006b01,f731655dc101746a,b560bac79297d950,f731655dc101746a
object,9600753f00002d30,0ae0427cda91a21a,84291d72d9d26b8e,d3c8f3e753e7465b
object,34572132000073ab,f04c27a9f3f863a6,dfdbd75c18566380,f04c27a9f3f863a6
object,9600753f00002a50,edcc4ccedbd5269b,e1abfcaa5c55f57c,1d9abe7d645bdace
object,3457213200007a74,d44c819bd560eb28,0bb420d286c4ab6a,d44c819bd560eb28
object,9600753f000039e1,6a0c46691bd2ec4d,fcd856cd7dc288e3,24279bc7757b74ef
object,3457213200007aa6,a3c91ab81d127f47,939223dd4ee3924f,a3c91ab81d127f47
object,9600753f00004c34,cfa8b4e659bd0b72,3c98e2c9cd8fdd63,c62781599566f6e6
object,3457213200002f46,cfa809d58f8d2447,0080ef04e80a15b1,cfa809d58f8d2447
object,9600753f0000557e,8f39450cd6fe57f2,d6244b9dc6a3ef8e,1e111d45f22170dc
object,3457213200004cc4,6c331796de5405f5,99ca879177f1e7eb,6c331796de5405f5
object,9600753f00007af7,686cceca04ed3914,64e17b51cc51c5b2,637b4ba7b08a839b
object,3457213200007514,199b9d98ad510940,afddfb79557951c6,199b9d98ad510940
object,9600753f00007523,61ed6526450fd4bd,210793e72dfabaf1,a541d572af62a9b5
object,34572132000047b8,ce1d190af9c9cf88,56b31b0ba446dbbf,ce1d190af9c9cf88
object,9600753f00005d5b,00ca1ea07d95b3ca,d4986214b1f56c5e,3452282dde563eaf
object,3457213200005d2d,f3a9b6c6686041b6,6db3729752da130f,f3a9b6c6686041b6
object,9600753f000022a6,e8e23a28bf999600,fff87ee379bd3e45,5132cb193a34972c
object,3457213200000d24,284bbdc42f204a4f,667d25a687072a16,284bbdc42f204a4f
object,9600753f00008464,74889ea8dc961310,86af0dc3db56bcca,f49c55cda8a95c1c
object,3457213200005d00,4ee92a13c10d654e,7ec954c678aadd55,4ee92a13c10d654e
object,9600753f00001ebd,5b196bc1516c3539,a03358b2f5c9f41f,d743df4cbaedd34c
object,345721320000726d,94a2d484250b795c,3eefba06a54b0bd6,94a2d484250b795c
object,9600753f000040e4,a3e9df8d2307df20,e46b6aa951686370,f28ea9f8b2fb7a90
object,34572132000018f0,3f8caf2c6ff4410f,a6ba0c4525e8f9db,3f8caf2c6ff4410f
object,9600753f00006819,24b6665320ad2fd6,6fc81180835a2e71,a1920891701d2c3a
object,345721320000237c,5b954e371ba492f6,e123087bf24acc1c,5b954e371ba492f6
object,3457213200005c77,f735b8e7d2e4e3a3,f52fd68fd2c3339c,f735b8e7d2e4e3a3
object,9600753f00004162,7a2d31770e637ead,e6094486a74254f3,8868d6eaca753d08
object,3457213200000d30,d8d35f1aee08ea6b,d951789cc4d9d460,d8d35f1aee08ea6b
object,3457213200002e91,e24794cc35a16b37,3d6ce9a606c1f98b,e24794cc35a16b37
object,34572132000053bb,35ef9dba0593bc89,54185b268d179b06,35ef9dba0593bc89
object,34572132000026a3,8539be5fd641384f,631ba82bfc139f58,8539be5fd641384f
object,34572132000062cb,f96aa19860424dba,f0f00398f622b9d4,f96aa19860424dba
object,9600753f00003e1c,d6bc20ca9cc6e26b,3dbd40f32cca7311,78318e22125428da
object,3457213200006d6f,31830335162dd608,957c2e852415aa77,31830335162dd608
object,9600753f00005fe5,934885e70e085246,6ed9964f4295fbee,79423b7a704deb39
object,9600753f00007ce2,2b3bed95d75ad41a,f8a1c4721bd231ff,86575a033cd77a95
object,9600753f00000a5e,28bf0eac01a81cce,dc9a9bdb7f59155d,43eae25e53dd6116
object,9600753f00007c50,7fd951d17d1f8fa4,4da66772df86058d,3b5543e32a971ed0
object,9600753f000034c7,595ba8a15d2e5a40,61daedb1e6773cd7,6870cb4fd0fdecb7
object,9600753f00002324,0b7df1ef27806b72,d884fa9e84ab3ebf,17d85f60399473f0
object,9600753f00004acf,916b7c27cf6dc826,8c957787fc320e1a,e0ac9e4c575f700c
object,9600753f00002cc1,49a9c42a7efee2ec,efe011bfa9ed4778,857e38a548425873
object,9600753f00002248,a450ababa4b527ec,44dd5eb0250ef41c,273741039542ea62
object,9600753f0000731d,d594b3f5ccffa7be,792b0c389535e25c,0562225d93258738
object,9600753f000039b0,da833d0875eff0e4,59baae2607eff8c7,00e5cc0446aa54a3
object,9600753f00003894,87fecf30e98999eb,0320a8978fc3bec8,bc49c2d7a9efdd32
object,c0524a3d000000d4,f58ba462a6266d22,38e352e3d2b93ebf,39fe2553bde4579d
object,c0524a3d00000068,7085ef234d6bbbb1,4132126b2a2d542f,628ba66dad1a6549
object,c0524a3d0000000d,1f64be7ca7b6de47,c0d9250d98a9317b,8d68466377a8b133
object,c0524a3d000000cf,a55af72c46fb76c0,e987b2056f5bcc05,0227a87316f404dc
object,c0524a3d00000047,07bb10dc60e313f9,094aed39f276a77c,e86db033e68f0379
object,c0524a3d000000f9,a3368c45792b6cd6,5259e0ec90848ce9,5d32cd1ecd472ba4
object,c0524a3d000000af,88fc522b1f80fbf8,04e9fc846278a5a1,031998c70163fc3d
object,c0524a3d00000065,1b068eb4744c3f90,42825606230a3dfd,b37a0b78b27776bd
object,c0524a3d0000010e,aeac3b17cd2b80d0,0d2e4e268b95d36e,840cf9a4f8b49e6e
object,c0524a3d00000105,edd79e5aad024045,888fe7c34e8f75f5,13fd6c40be930de7
object,c0524a3d00000067,a81c90b013c1f48a,377af00f43053224,b418c2d2da5a30a0
object,c0524a3d0000003f,0c456790dae84d3d,eba864adf1c9d9cd,4a77afd5ce9594cc
object,c0524a3d000000e5,879fc3ed0011b232,cd5c23ee5626a095,99cb8d988bddd4f7
object,c0524a3d0000008f,a5093b18d022fc6b,abf3792f6c5a0199,9185f09499615e7a
object,c0524a3d000000e9,dabcab5454b4f38c,f603bb4115c74135,034d2f26485dbee6
object,c0524a3d0000005e,8b78cbbc8fe57297,62eae08e1090ce9a,1c3a635c6c42d87c
object,c0524a3d00000079,da53e085a4fe2d7a,bc73145fa4b38e5f,1ed28b2caa3ecf01
object,c0524a3d00000082,3397b4e52de03659,ae73b3c9283342a4,2e93f0e098a09ffc
object,c0524a3d0000004b,647ecebb50083c47,ca029d0b44e9755a,9344a4f26ed668a8
object,c0524a3d000000d2,041adf62aa74660c,6d4ff9f700dcec68,85ba5d88ad88e2aa
object,c0524a3d000000f3,4bf004e262e58e6c,70a4d416c8d403b5,ca83fccc42b644a8
object,c0524a3d0000000c,e2aa9f9c295de434,fd9d38bcb3e1e213,3f435edc116356df
object,c0524a3d00000063,5ed8d1d3f8316a96,e3ea91aae6535810,64885fe86ee38a7c
object,c0524a3d0000008a,3b3fc31f505e2b53,21de621630a8b48e,35edccf918449b2f
object,c0524a3d00000057,917ffe493c504745,9be6f2c49c97be09,929c828ad133c26f
object,c0524a3d0000000a,0769305b847a9513,305e39ff71a052b1,9a80b6fc3365d6b3
object,c0524a3d00000044,c70498745c99ae79,c1ae5b29d74c3ca2,5346382159d92ff4
object,c0524a3d000000ab,0e43063a54667a4d,222ebc808830dc70,c26542150e1ae0e5
object,c0524a3d00000087,f4281317725b6c5e,84aa04da04141719,5372679be4cfa54b
object,c0524a3d000000fb,6a1145292e251826,a5d401d78a49990f,bd137a983c971865
object,c0524a3d000000cd,9ee6bb4075b68894,3cd09d1bb4e37124,36c825b0f2dbc24b
object,c0524a3d00000022,f87ac79f09c7cf18,bfd9fffd77b25a37,60462a3ad9b84fd5
object,c0524a3d000000d7,eb2568e3498f1633,b85133fa4e33069a,145bd6b3f24403a8
object,c0524a3d000000ec,44b97542550ec344,74a9b1df4ece3ce9,caa6fa16a68dcc05
object,c0524a3d0000008e,2aff7d02e75b3ae1,7c7c8c7fae965210,2d0ccea26ba61566
object,c0524a3d00000096,e0e3a187c12f2990,e1cb3ff2e4bf6ade,5c30e623e16a133d
object,88b6ce23000002e5,c81f0e4e74fd146d,4ce85ef7fcd418f1,16efdea826f70135
object,88b6ce23000000a4,c81f0e4e74fd146d,166db8bf0f0a99c5,1ea2d62356ca491d
object,88b6ce23000002e2,c81f0e4e74fd146d,0f22d24abb6616f4,bc95563914595174
object,88b6ce23000001af,c81f0e4e74fd146d,5dc2d5f32eb382d8,84371cec26469974
object,88b6ce23000003f7,c81f0e4e74fd146d,3a88394a8a022257,ba8325d356852e54
object,88b6ce2300000389,c81f0e4e74fd146d,8129bb4a42ce6d23,7d5756c473a370ad
object,88b6ce23000001f8,c81f0e4e74fd146d,c89597f0f89f02ac,5c2030e54da30268
object,88b6ce230000041b,c81f0e4e74fd146d,a2f4ebf066561ed1,d7583bafcd268eb9
object,88b6ce2300000480,c81f0e4e74fd146d,d72eae03f26aff49,c0e1d61f78090953
object,88b6ce23000002d9,c81f0e4e74fd146d,737c5088ed6ce028,96c6e5020ca6aeb3
object,88b6ce23000001e5,c81f0e4e74fd146d,14988ac19ca16c0e,6c2e5c4bcf71247b
object,88b6ce2300000485,c81f0e4e74fd146d,3a3eb7f007a578fb,1462aa00c4e49871
object,88b6ce23000003ce,c81f0e4e74fd146d,af2376a25d47d7bd,a966aa26045e8d8a
object,88b6ce230000027d,c81f0e4e74fd146d,4a991ba3b762231f,e30d10e6b9236fca
object,88b6ce230000046d,c81f0e4e74fd146d,e647abc08e6d60f2,d380aaf0479ae57f
object,88b6ce230000024d,c81f0e4e74fd146d,8cb2c02dd9dfaf6a,88def3457a18b47f
object,88b6ce2300000022,c81f0e4e74fd146d,ecfcf53aa86c52fb,5ce255848622c7e6
object,88b6ce23000001f5,c81f0e4e74fd146d,fa2aa341d1686f62,46797dd0ddffc225
object,88b6ce230000033c,c81f0e4e74fd146d,fe90e63cfd1619d9,7ecbae1843be3240
object,88b6ce23000001cd,c81f0e4e74fd146d,1676b990fe2904e1,c23045b230576ab3
object,88b6ce230000014e,c81f0e4e74fd146d,36da607d9ac524d4,7570fb44522715b5
object,88b6ce230000012f,c81f0e4e74fd146d,cc8cb5777493ad82,99278e10dfef4250
object,88b6ce230000046c,c81f0e4e74fd146d,2860b671ecb01e62,4e79ac0f0acb0dd3
object,88b6ce23000001e8,c81f0e4e74fd146d,45f6e556f9308621,fbf7bd75a8d94ff4
object,88b6ce23000000c8,c81f0e4e74fd146d,0a81a5d1a1cc28af,38ddb62f5ede92b8
object,88b6ce2300000276,c81f0e4e74fd146d,a66c006dca9df81b,8921fc8441aaad3b
object,88b6ce2300000264,c81f0e4e74fd146d,1498dfa75abbc64e,9f731a19ebb88477
object,88b6ce23000001ed,c81f0e4e74fd146d,8d3cc53688b36d34,e9e441994b8a5c3c
object,88b6ce23000002dd,c81f0e4e74fd146d,7a93f4570d6a7db0,a47d83c95fb5e945
object,88b6ce23000002c4,c81f0e4e74fd146d,b8fe67db5f541930,62ef7f7e2d1b6a73
object,88b6ce2300000055,c81f0e4e74fd146d,6c7f446881d52fc9,e7fe8a61cfc15da9
object,88b6ce2300000260,c81f0e4e74fd146d,636e58d8902a7ae5,efb755555e9adb18
object,88b6ce23000001f7,c81f0e4e74fd146d,28f9902587b3e380,ea9e0fa9d7408ee4
object,88b6ce2300000108,c81f0e4e74fd146d,8cb8d190214cfd3d,9c607e4dbb7141c8
object,88b6ce2300000304,c81f0e4e74fd146d,903c86f857c6bd1b,2213611d0a6ed434
object,88b6ce230000025c,c81f0e4e74fd146d,7f279e083e74abbc,2a6f80470ae56794
object,88b6ce230000004a,c81f0e4e74fd146d,5b4e58c5eb7685c0,dfb26c174061ebd0
object,88b6ce230000005a,c81f0e4e74fd146d,bc75c19e70b5bb27,d112bd9f3a341885
object,88b6ce230000022a,c81f0e4e74fd146d,aa9a2ad3ab3b4c2b,1afe1f352e1b2ecc
object,88b6ce2300000371,c81f0e4e74fd146d,d3c79fc32770e969,50a1b25c3e43b342
object,88b6ce2300000029,c81f0e4e74fd146d,5d8c681509d59e6c,0cc32f7ed667b0ca
object,88b6ce2300000146,c81f0e4e74fd146d,d6fd4b39bea6e3f4,53d6748c6ba24bd0
object,88b6ce2300000465,c81f0e4e74fd146d,e3598cdb2b3accf0,df89115aa41390cb
object,88b6ce2300000283,c81f0e4e74fd146d,25a313fc342dc0b8,a0812c7b541d8d70
object,88b6ce230000049d,c81f0e4e74fd146d,d76e4cea37be8a8f,2394a7dd2b6b08e8
object,88b6ce230000026b,c81f0e4e74fd146d,add09fad798fffe0,00e1c221876095e6
object,88b6ce2300000390,c81f0e4e74fd146d,2ddbec8f0ac2be86,6511ac6af75624ab
object,88b6ce23000003b1,c81f0e4e74fd146d,f903ee6db45404cb,45ffb23c3f1afd4f
object,88b6ce230000038c,c81f0e4e74fd146d,a7a9f4ad8d93d54d,dafbbdf6def1c58e
object,88b6ce23000001a5,c81f0e4e74fd146d,b7c57ebc2f475e29,bbc0e2716648fcb4
object,88b6ce23000003e0,c81f0e4e74fd146d,ff5e37d0d1398866,601621bd3e81d9af
object,88b6ce23000002b9,c81f0e4e74fd146d,52363fa80e07756e,5f3db586245e9fdd
object,88b6ce230000006c,c81f0e4e74fd146d,19ad7917caf42838,43df71eef1706086
object,88b6ce2300000205,c81f0e4e74fd146d,05fabcddf64652f6,623d73539c3eb5b9
object,88b6ce230000042f,c81f0e4e74fd146d,c7f73b953c4e361b,7cdd3bcdb522b258
object,88b6ce2300000246,c81f0e4e74fd146d,2066ac5b6f66b648,c43ab8822b4ffbd5
object,88b6ce230000035f,c81f0e4e74fd146d,d9594bf266ca21dc,03331e0802b322b7
object,88b6ce230000045b,c81f0e4e74fd146d,3318e2a6cf4fe837,8eadc9e4ed137a84
object,9600753f00002611,c7566bc2b79a1a4b,b4830ce5ebca9e83,23e45b4a9f4f465f
object,e99abdcb00000b59,906f9938ad83be30,dbb86a6abeeaf00e,a90755d27930187a
object,58ac71e90000000c,7bf06c02e1d33e23,1485707df6b07947,42efe71471a05da3
object,39f3e673000000e8,6b7f87a934f65c12,d78313cf849df573,d821d82c8befedd6
object,4aa1ef7100000028,3f677cb95659571a,93ab976009102b43,f5fbea66a3b1af7d
object,871a5faa0000008d,c20e9955a017a41e,6d30a84964c4cb8c,bc01bec76ccac498
object,7ede5e310000003d,7d02201b8a9d2e00,56d68857f205ff44,07cbd830ad0f5cef
object,fe3d0cf600000076,78b016e732614fb6,8fef3d214b8ba9bc,dfe0687c5ef48f8a
object,7207803b00000102,c185fda1a41dee1e,2fc4157766b56183,c88e7188efdb8cc8
object,e9a8024e000001f8,57e3abb3aa2d67cf,24ffc432af2b5bdc,66d9254a57ba163c
object,39f3e67300000061,2108439615ec0066,80abadd07a1d9ba0,1647690ebd42d767
object,4aa1ef7100000077,8a09b8e5fa06300c,9e6bf5fc8a01fdb7,9fefeda3ef3c8aaa
object,871a5faa00000289,ebe0231fb49738a5,1c798c08dc386c48,8143c5df8e066406
object,e99abdcb000008e8,35217c5fef3e9294,793d2fb5c9a4d590,78259bb85f90944c
object,9600753f00003989,dd200e4e6705b7c2,53a8a58f375b4844,552b0780d8149030
object,9600753f00001f46,f18760484ae8805d,3e8d72e6e44f408e,a76170eeecb832c6
object,3457213200003d8b,efc3db5eae3b0fa2,a716a865e58a263f,efc3db5eae3b0fa2
object,3457213200003e8a,92ba696878de7e20,9076ac7b27ad41f4,92ba696878de7e20
object,345721320000671b,45a5e88df974fb64,1b2f7aa0f3b8719e,45a5e88df974fb64
object,34572132000070e1,7d2cea91951ad206,4582e9331f6d72b0,7d2cea91951ad206
object,9600753f00001efe,8da5ada53a0c7531,28bcc30070818590,dabb7e28bebe21b8
object,9600753f000066ba,a48182f41389ce5f,c2e89c8485f27880,8bf0da57a304c0fa
object,3457213200006f47,7d2cea91951ad206,4c67ae7feb25f974,7d2cea91951ad206
object,3457213200001fca,168a7e8ec5df26d2,7c050480bbd29d95,168a7e8ec5df26d2
object,3457213200007598,1024838bb6b3ea73,1eb539a7da059fdc,1024838bb6b3ea73
object,9600753f00004e03,93b69814c671c76a,d884fa9e84ab3ebf,01019b4b3c6bb834
object,9600753f00003757,97f389e455752bd9,c59196d73664a4a5,b59f04ef02e6241c
object,88b6ce230000015e,e951fb4bdcbf996f,2f93414cf23e7f4a,02e6cb7027810275
object,049dca930000017b,34a17a6c25d2600b,8cf884aeafe8ccc5,3584af4313786f74
object,9c331464000000d5,7975e02bc29b4ecb,d46625f169022649,b7e25e5f7763bf8a
object,7ede5e310000016b,4c609d20d2f9dd75,d7342074e2491bf5,4f9cc7f22497f43b
object,fe68317f00000020,9e54772b7f12a3fb,796f2b6f12a1d782,830ea7737f9f76df
object,fe3d0cf6000000c2,7e13457aab8089fb,35c5585cb10eaac3,332a257cad5747ad
object,7207803b0000015c,f3f37aece605e8e6,79dcba482e08d217,54157613e90dace0
object,7207803b0000023e,fca8bfaf53c98045,4745b2fb36cc8426,582603d03faf1deb
object,800fefda00000037,b29b67bce4f955b0,9fff3cf5a8d03184,8b6905451d83db69
object,39f3e6730000008f,d11b2185a2fc856a,05927eaa467d5850,2c6e1fbfb0398656
object,39f3e6730000010b,246e64b6237e6c21,fb781a160ae393a3,04830bc27973b3a7
object,4aa1ef7100000011,da11f8fee1a5f493,e690d0b4959c82c4,14941e66afbed4ff
object,e820262800000d8b,9f9af91a825e3e90,174166a1583453ca,84503e7868923ecb
object,e9a8024e0000025e,9d9ae6c894e3f4f8,970d62479b2963f4,34348ad869b67b33
object,871a5faa00000328,b059e2f9655b0e59,be367b576699b0b7,8a213f608f1c4bf9
object,e9a8024e0000029a,c9e566c7c529af53,bad8342decfa6cc0,3dba836e2ebde137
object,9600753f00003826,1aeadbf134d4c83f,5ffc0a3328727636,010702eedf2e9e0a
object,9600753f00007c95,dd6411190edba0c8,a767687eca6afcf6,97993771eda7c21a
object,9600753f00006f3e,3f31677536b260fb,67a2c2820318e0a6,395f6f6b3a394011
object,34572132000079c1,14d43c5a9652f1fb,1e3e3e1bde96b120,14d43c5a9652f1fb
object,3457213200004afb,a4d3f925bef0574a,b1dddf38d807b150,a4d3f925bef0574a
object,3457213200007632,a7ebda99d0ed5d04,7b1d241d8c7e88f4,a7ebda99d0ed5d04
object,3457213200007ee8,7493b23ddbeeb7d7,0cbd8e1f2ceb4b0d,7493b23ddbeeb7d7
object,3457213200006460,a3c256e724d17922,37d07fe9d6eeb18c,a3c256e724d17922
object,3457213200002470,bd5aaf6b1e854797,1285ce699876ee86,bd5aaf6b1e854797
object,34572132000079f0,770b2970708d8eaa,4141f88656821218,770b2970708d8eaa
object,9600753f00003b78,4b52384f3d9dd35c,87d92f36fd3a6a5c,301d970e94e2f978
object,9600753f00002933,c0c15e65a9172776,fa0980da7f5269a0,33a82096e740f667
object,9600753f000048bc,067ef45f6510e1f6,c8877927fd771129,8319a5e88eb1b8da
object,3457213200005621,9d27862f4552ca73,e9d0538f3435e9de,9d27862f4552ca73
object,3457213200002f87,770b2970708d8eaa,b9f81a7469c11bad,770b2970708d8eaa
object,3457213200001925,14d43c5a9652f1fb,1470a28f721d6c64,14d43c5a9652f1fb
object,3457213200002315,27fb488380a5f813,a5ae4cead2ecc3c9,27fb488380a5f813
object,3457213200006b05,6b00526acc26b480,0064bc6777c56ccc,6b00526acc26b480
object,34572132000043f5,6f5d8ad4a8f2d708,9bd659f25add6caa,6f5d8ad4a8f2d708
object,9600753f00008936,f733db9b2fece805,78846970634b9182,061606372839f819
object,9600753f000065cd,71a4c6595abb6d17,f183550134ab9eac,a8d010074839dcae
object,9600753f00001880,d09b7841f6c2c97b,e60f90aafa87c598,cb625f6a3312d31c
object,9600753f00000425,a79f71192324bad2,108ef15a93a18209,f57bb74e7dc1f422
object,e99abdcb000001f1,93cb46f683e168b9,f142962e7228e2ff,1bc81344d2d6d75b
object,88b6ce2300000448,eb97c4f7099fc805,1241a83a15ee0d47,b5fd5068b4a716ee
object,88b6ce230000026f,eb97c4f7099fc805,e5cdf5d6fa364a01,0f2137c2c8fae9b4
object,049dca9300000885,aa940ff157845609,10878dc8870d69bc,2b75bbde6e8b4829
object,9c1a1bed00000105,06dae9a5acc88666,f5685b59763d192f,eb19038fb820dc67
object,9c1a1bed0000011b,7da5271980f09a2c,68504e19f5eb7120,13db55b2b86a10ae
object,e44e5dfe000000d4,bcb125a93beb7442,d939cbd860a7c28b,bee6d759ef6c53bd
object,e44e5dfe000000e4,bbd87a82b2f9eac6,e5e59862fbaf0a7d,dbff9548240097ae
object,7ede5e3100000170,057cca572881ab69,fa13597ddbe9d0ea,fca2ca4b3e35a7a5
object,7ede5e3100000043,db0a7f042ec1055c,58086d6d0ac24c84,8a480040f47236eb
object,7ede5e3100000135,315ade8a9006010f,92f37228eed8dc19,734cd4ac571c8b07
object,fe68317f00000051,f372553774ee0898,e5cb200f0be35a1b,08a9a6c7a1289f59
object,db9184b00000011c,df9e6fa616472d62,2a7a3f25b76f8550,5f0526795f603f9b
object,fe3d0cf600000068,597ccf212b084409,7921381202f225fe,92291a5cc3c3a2f5
object,800fefda00000046,ca92186743b70cfe,561c1e7ba6d99c01,37b1a796bdfcd886
object,7207803b000000bd,a3afca3e96b03ef7,d363bf3d00b4d8aa,6fc466590d4017c8
object,7207803b00000132,f61b748a50df153a,e78772e0de778831,b4962d7aecfe7977
object,7207803b000001d8,cb73894760ae8b59,4d46adf40573084f,68b91c0294888bdd
object,39f3e67300000040,1a225af82582cb1c,384dfc4e9627e28e,50ca965bb0b85cbc
object,39f3e67300000003,03eabc11041b0f0a,1f3700df97b3ac01,bcc3a338ae9ddb2e
object,39f3e6730000001f,e06b8c9f241fb927,d00d4a7897d02fcd,c7a6cb715c3426b5
object,39f3e67300000077,35d68695ee561474,994c23caf70c143e,24e0cbcc7da45ead
object,39f3e67300000041,d2fd36108502181c,a68861eabb24c2ad,d8250cde0098bedd
object,4aa1ef7100000068,0fe3135c4c28e3ba,78e8cc1e39a950e4,3f1790e0dc41e4c2
object,4aa1ef7100000005,5d1c6c4230ab4c5e,b56366810634c79e,d1da883485b02ba8
object,4aa1ef7100000002,8a09b8e5fa06300c,29cc537bd9b06780,a40e66e8c1e79423
object,4aa1ef7100000040,8a09b8e5fa06300c,10bd9706db52b0aa,91d5402e6d70ecb7
object,871a5faa00000249,8ed8636740f3b65e,0d6a5e32df46b308,ed4f662a45ae8ce6
object,e82026280000106b,be0fde33994f38a4,d49a25e49c575c82,301ad8d07841c864
object,871a5faa00000063,a1d78688acbed6ba,455ebc903317ea88,f029579c291035b5
object,e9a8024e00000125,f22b74517d6497f5,d07843d3b647800f,2a300c40175eaf04
object,9600753f00001974,272e4d5fc6e38f73,1229c5bb9dda68e2,ff1d93fb401fa55d
object,e9a8024e00000231,da113fe6f1324efd,6e49d05028503c84,1684c3dffe9d6185
object,871a5faa00000360,a52bb34f7bb2d28d,a5a03e09818de4e8,55ac939423bea4be
object,871a5faa0000019e,a52bb34f7bb2d28d,d83f02ae98780813,d2b5ecfb9b1a77e1
object,a8b3adcd0000032b,dc9f6813786b4aeb,9fcfd4a61229bf65,16b9c1f3b96e4450
object,e99abdcb0000054c,cf5d069567b386ca,6f97546236ef2ba8,c2dd2e54bc058f07
object,9600753f000018c1,edf810f80936a33e,cc3357a70c1c6635,19d0949ce2f6111a
object,9600753f000033fb,14621558311e64d1,a767687eca6afcf6,919acccde1dfd08c
object,3457213200000404,41ec5ea2548c6d37,5eb91389e0ceea0e,41ec5ea2548c6d37
object,3457213200005f88,d780622eca5b398b,d2762d456c4ea329,d780622eca5b398b
object,3457213200003a3e,a3c256e724d17922,8fd485985c563ddd,a3c256e724d17922
object,3457213200007cf2,56b8a9dfb913f9dc,cffcb9d09d8de2f7,56b8a9dfb913f9dc
object,3457213200005f81,bd5aaf6b1e854797,70e1f5baebc7f69e,bd5aaf6b1e854797
object,34572132000048bf,a985ff3f112c465c,a5ae4cead2ecc3c9,a985ff3f112c465c
object,34572132000020b8,41ec5ea2548c6d37,12f2ef02679496f0,41ec5ea2548c6d37
object,3457213200001f3a,3d736628cc8ce36c,273dcf19856cb881,3d736628cc8ce36c
object,9600753f000042e8,b85f5b1d89ac9af2,f5d55eb75fdcb43f,8900e9c517e1d7cf
object,9600753f00002def,bf16cfd87d6e95f2,0b18fc0d1a083cba,cb7c6941ffa2fa50
object,9600753f00002104,f733db9b2fece805,6c8ea1ee63db18f2,061606372839f819
object,9600753f00001320,6a5ab424868accd3,b32162760a06f3b7,508ad8ce8656e4be
object,9600753f00004680,71a4c6595abb6d17,f713ffe8e5127770,a8d010074839dcae
object,9600753f0000324e,b85f5b1d89ac9af2,721393495cf79ec8,8900e9c517e1d7cf
object,e99abdcb0000092e,b05cc8c013d5c2d1,f142962e7228e2ff,9f1b4a71d12185a2
object,049dca9300000b29,a997ab5540198087,10878dc8870d69bc,f6b472fbdaad1f84
object,800fefda0000001d,22af08e792c74e90,facc11bec63460f9,21f71d5f14320348
object,1414ea0a00000006,f644eb8a4e48bfd7,12a22358d1e7843e,ffbe52ccf8e8f8e1
object,9c1a1bed00000131,afb18bdb0c8c48fe,e347ac7fa93524ed,a5e9646b08c3c5e9
object,9c1a1bed000000d6,ee67a99e061e6b5b,8d65239950571e09,451fb9bd2172c63e
object,800fefda00000058,a0fd6d9e18c79683,8c6924fdccaa5b3f,d977ffdd03c4a848
object,e44e5dfe0000003f,31d15d69ef28398d,067e4427ac3ec8e5,7ec73b7ada1985a5
object,e44e5dfe0000004e,ab664165fb155ebb,157b3f3ff142eeb9,8c41848a1584ff8b
object,e44e5dfe000000a6,db971928754a8bc4,b64b4cec504bf76f,d9adbb143d33f119
object,e44e5dfe0000001b,d227bc058ece104d,ed55ca22b3018e3b,6e6bc836ff0867cc
object,e44e5dfe000000d6,106a00243c8051ec,fbaf9cda0c22eac3,98a76f7ddcbbc04e
object,e44e5dfe000000ba,690fef89e76eaac3,6d91696eee981597,a4bedbe75d280541
object,fe68317f00000003,7cfc0bc99a5bd74c,f904cb2badb161f3,80548f46e866b02e
object,7ede5e31000001b1,79e17ff3138c0bf4,e180ee4868a49650,9d38f2d18c3bfa84
object,fe68317f00000053,cab6b1282ce26a3b,422de80b94a9b575,1562c11e7fe293a3
object,7ede5e3100000107,654208c86e8ad6d5,522b9415ff1926d7,ea21c658a98955e4
object,fe68317f0000000b,37c2f9266c6c4f98,bec96863ce8f8c71,8fd445fddc8c7f20
object,7ede5e31000000cc,cdeeccd6d5d0a770,0e1307696d093d29,e8ea7ab9fdd6b663
object,7ede5e3100000190,a142444530779441,137ce92d99eedce5,805e8c2ed5f200f5
object,7ede5e310000004f,8b684a76087c5143,edc46ff56d7d5c33,2855ba00623186de
object,7ede5e31000000dd,7de79a9c4bdc7113,2a9b574c674a2cd3,d81cca7e10c0d6a0
object,7ede5e31000000fb,25673f0899d522ac,ab10a1ae30af6e12,47cc202f2e23b890
object,7ede5e31000000bc,69eea381327a6188,e9008acb8766aaac,9db5d0a1411e4013
object,db9184b0000000eb,e7edda14b09a1e56,91635dd954ce769f,80529804b580eb80
object,db9184b0000000fd,3a914fdff58fa7c9,5f328b6cb7b0c111,cd97162e1943299e
object,7ede5e31000001b4,1952ec0585b480a0,4c463a94b7ed062c,c6f03955beb4fab8
object,fe3d0cf6000000a3,1caa9aebd4b0e1d2,d17de4bfd111f236,4d2990debfca1dd2
object,fe3d0cf60000004f,61a81cb9c7e0b5f3,cb80068392e51ceb,96bb736a24aa87c2
object,fe3d0cf60000007c,82b3d79de779e7f3,a6b2e7a7bf2427b1,4c2358bbb23a4644
object,7207803b00000069,054ef8ec225b85ee,3cc9780404ecafd1,c8544f80c54e4111
object,7207803b0000019a,9e5231def17dd857,fa14ae090dc45065,e794db1d5dea0ddc
object,800fefda0000001b,36bc3e80bdb38ee8,44dfabb715beabdb,6df75becb9ce8b50
object,39f3e67300000070,1514ba7f7f8c06af,8ee47533e13ab848,1c5ca4342ed2b6a7
object,39f3e67300000044,b6e88a82b0e21ee4,6306b6ac32e8730f,68c3d2ff69edec9f
object,39f3e67300000082,e06b8c9f241fb927,f56c83807fa8a388,e3456c523a4d1ea9
object,39f3e67300000039,394022c3727ff56a,13493955bc286c76,27506ab501289c2b
object,7207803b00000025,f0096aa83e3a83c2,cf583051cc20ac5d,6ea73fc94ac4c183
object,39f3e67300000002,03eabc11041b0f0a,2a0260a170c99a33,f5ff756e904c9288
object,39f3e67300000100,e06b8c9f241fb927,05655c72686c2e4f,aa1508345b7b3830
object,7207803b0000018d,3d91af13cd27c3d7,ca7389ed1f022704,0d25e6bda119617d
object,39f3e673000000c5,01ada4356d64281d,8ec80af67b830e84,a78959fa511cf27c
object,39f3e67300000055,fe5cf81ea5674880,fd4cf1a2e477c500,bf59b9bf94c979dc
object,39f3e67300000075,63098413353a87ba,da49813d1ae27408,29b59b2a011019b0
object,39f3e67300000004,0632d97f0438f448,3e1ee464c6d8b953,85a8c1aebdc156b7
object,7207803b000001a6,31382c08203af565,a44cd8d2565971c9,eba09553b847e02b
object,39f3e67300000028,7bc4372b357455f4,5b52faf5a0ed14c9,6a0cf3912477fbbb
object,39f3e673000000d7,85dc8d815f8d0271,52d91d68dea5810f,3d6f4ad2906949ca
object,39f3e67300000057,beff8947f14754a4,cfe2a5afe2e0b36f,973dcad9f14b06c6
object,39f3e6730000007c,9a3b0bf747fb8993,9a163d8508b09d80,5735de9ced4f91ab
object,39f3e6730000002a,8ea8833994ae2451,f4e9243008a21db1,e71d24f25fa19931
object,4aa1ef7100000006,7228aa920fed5f68,dca8576cdc6df2ad,b2860a525d878068
object,4aa1ef7100000075,622f91646bca148f,d9cd8ed81a89ea9a,70781fd839f3f006
object,4aa1ef7100000017,38c032af6248a178,1f1ddf5c06293706,995a73f005851a9a
object,4aa1ef7100000070,622f91646bca148f,fd84c49a8b930504,2900c62b8a0153fb
object,4aa1ef7100000052,1198847ef5b59977,3f397824a8eaef08,411de275300c59c4
object,4aa1ef710000005c,49fa3e3a182a88a3,09cc5db0e4fe776e,eb272b1d58094a5b
object,4aa1ef710000004a,9a48d5b5004391c3,5e56a14f31896cc1,098a3b705537d22c
object,4aa1ef7100000079,dc127b9d694fd8a1,88b97b3516af6a1f,c5fa6b11502848b3
object,3fe90e670000000e,08d976fab3e96b21,4f65030b55a66a1c,ba7ac304322ac5f8
object,871a5faa0000038c,6209b9c1dbe37014,cdd919729ad2bd12,ab78d1df37cf98ec
object,871a5faa00000258,e047dfe019a892c8,2e4f5bdaee9e0714,3dcfd5bacc7e7037
object,e820262800000865,779f108ae9ab74d0,d49a25e49c575c82,7a5ab080d9db3b53
object,871a5faa00000388,4641a41f67547fc4,749e48e670acd7bb,91b955c97681dc23
object,871a5faa0000042a,c8326b07dfeb10f1,37771e368a1c4cf3,c7aaea342423df00
object,871a5faa0000041f,a52bb34f7bb2d28d,594769d6853acb4a,162e71fd0f8a6378
object,871a5faa00000178,a52bb34f7bb2d28d,9e8395824ab5fb0b,167c0471f2829be7
object,871a5faa00000308,a52bb34f7bb2d28d,37cb2ac5d15b2f0f,a268c637048fa370
object,871a5faa000001c3,a52bb34f7bb2d28d,150e76b298442b77,f20b93b0141fe5b2
object,871a5faa00000052,a52bb34f7bb2d28d,ca980072bce7896f,b80318a8c4079df6
object,871a5faa00000370,a52bb34f7bb2d28d,35435fdd2686ba68,5d88fa6f93c73aa2
object,871a5faa000002aa,a52bb34f7bb2d28d,7b07cca5a393529b,5c9664ad980bcf97
object,871a5faa00000129,a52bb34f7bb2d28d,d4b468d763dcebe1,5a22c3687ad398fd
object,a8b3adcd000001b2,aa1e1181e7aef726,4f4a4abdd2c349c9,4fa817b5c9ae4ae3
object,9600753f00006259,b2856898d6c30570,d1a1b2932381a62e,559dded3b550c276
object,345721320000197c,1d9aed626a18b3b2,dacd0221337bb683,1d9aed626a18b3b2
object,3457213200004faf,b668b88385e1d300,fd9d127864ff6966,b668b88385e1d300
object,34572132000060ac,9f55da112ee33337,917ec805a7f717b7,9f55da112ee33337
object,3457213200007207,1b4527fd9346d25a,afca989346ed8be3,1b4527fd9346d25a
object,3457213200004943,ae85c7559662c9b2,63bd8cc1d5e31dce,ae85c7559662c9b2
object,3457213200007db2,5aeb96494c7a7398,3aeba79cd1c8eb46,5aeb96494c7a7398
object,3457213200005bf2,de8023aaac455615,9e93978895817ea4,de8023aaac455615
object,9600753f00007846,0ba68370508bb4ca,b49ff0d06e171186,156261f8753b8c65
object,3457213200006115,ebb3cbb58de78fbb,f52fd68fd2c3339c,ebb3cbb58de78fbb
object,34572132000038ae,1d9aed626a18b3b2,a09a7e010c64d31e,1d9aed626a18b3b2
object,3457213200005233,b668b88385e1d300,2d775244eccecfd3,b668b88385e1d300
object,9600753f00006846,86d45833230954a7,d884fa9e84ab3ebf,0a18ce704aa79f3e
object,9600753f00004c45,4c48f1e019d3bf1d,53897c5b94318737,99cb48febcc590c6
object,345721320000022d,40840e4e295d4cb6,47fab678e77ee6dd,40840e4e295d4cb6
object,345721320000018c,0b8ebab249508151,201f09a03754bbea,0b8ebab249508151
object,9600753f00004757,2eabfd242939cd8f,aff3a3f8143d4feb,4856e59e213d775e
object,9600753f000012b5,698d55d0051ea51d,8c957787fc320e1a,3e84b655ce54abbe
object,9600753f000007bc,8bde548e0117b4a5,cebc12550a609353,7f58bd00af82fc8c
object,9600753f000066b1,0dd87d3ddcc0d3cb,ffaa47e5408cbac4,e15c81de705935bd
object,9600753f00001996,0dd87d3ddcc0d3cb,08025ead30d9ef46,e15c81de705935bd
object,9600753f0000497b,da813e2278ca3dcc,19734c11fe74fbd4,c15671bf5175497b
object,9600753f00005d99,8bde548e0117b4a5,a45b4819acd03080,7f58bd00af82fc8c
object,049dca93000010a2,d5f9ddac517c8f54,b42d3de13760ed8a,efdf8263c0ab17a1
object,e820262800000e96,b7963045b24c7b83,82572ca059bf7d64,966995b845776f53
object,9600753f000029f9,75287cbefc4282b3,397d14c5fd575346,89ad6353caa5aa9e
object,e99abdcb0000066c,c9ae560a89843196,43328f5ac57ad7c3,da604aa969c62cf0
object,9600753f00000f45,a62798e1f073837e,38f3500f675fee38,ccb7a3714c377252
object,3457213200005703,9318883645557ded,47e43d17e226ab35,9318883645557ded
object,345721320000501f,fae5618e9764119a,5fe377a1f5b009a3,fae5618e9764119a
object,88b6ce230000016a,c81f0e4e74fd146d,e0b9ed99d6601741,aa3feac08b9ba578
object,049dca930000052c,e270145df64d9bec,f3d69b8ce1be9010,35850888bf57d9d6
object,7ede5e3100000112,505ba21db71c4b9e,e3417aebd4e3973e,287e1f57afb62f3b
object,fe3d0cf60000001d,903bdb56ef440bb9,706e7a84e72c6899,8b27c1849f840a8c
object,7207803b000000e9,1d2ec5fb52561864,25d820f187c97ed2,b47008bfbb9945d5
object,39f3e673000000bf,48b2af56b418267c,7e8e866e7ce591ed,74f66c9fcf6b07b4
object,39f3e6730000001d,850f85ae7abe944f,9c1a6f7c0ccef72d,4cea6f9df3e7f86c
object,39f3e67300000103,ba8ef38aaa8e424d,8c666c547bcfc86c,12f23694616927ed
object,7207803b000001ec,bc8fc881e125537f,0349e662404761bd,fd1729b9caf163bc
object,4aa1ef7100000001,622f91646bca148f,2e731021e8042707,4cf096e0ad2fc7d6
object,e820262800000063,4c662a4e82d5c419,3fb4e0ad829b41b2,44098079c073c033
object,871a5faa000003f9,f3f138d189e2285b,22fb8547f92edfe8,3e86f5c215706f86
object,e9a8024e00000185,eb8c9415dfb9afaa,e24ef439bffcdde1,a09006e4051d4db4
object,871a5faa00000468,c8326b07dfeb10f1,cd49120c5d80936b,985e51c83daae0c6
object,871a5faa000000b7,a52bb34f7bb2d28d,268c49a163e8d5b8,dabbe2837a49e1a7
object,9600753f000025a7,fef97aa54f6d55cb,a767687eca6afcf6,e3363dbbecf276b1
object,9600753f00001b76,df686c286a34f0ba,6619cd3d64faf5a1,16929cad9f8d2871
object,34572132000086db,c2b5a88fd7c9a07c,b73ca477caeca4c8,c2b5a88fd7c9a07c
object,3457213200007a97,12bc8a20e629529a,a5ae4cead2ecc3c9,12bc8a20e629529a
object,9600753f00001850,9f3e4f2368af2520,cd505775bdf630ba,0882a3ee01cf0866
object,e99abdcb00000dc9,a5c0f65b8ded2e45,f142962e7228e2ff,5f0bf1941718df9a
object,9c33146400000050,7139fe5766bc92af,a71ec6c141605e4a,5d88461224b410ef
object,9c1a1bed000001fa,06dae9a5acc88666,b2ce5156bc58f361,61167956f26d9393
object,9c1a1bed000001bc,b0a2706ae03e1b3e,53a2f717326dc069,64dced127c7f17cd
object,e44e5dfe00000004,7342950831d2ee0e,20007edf7b083bca,c6684a6f3a90b47e
object,e44e5dfe0000007d,064969244c31c7d0,7b1161eb931d150d,51fe52a1ec75a51e
object,fe68317f00000050,4399304585fba707,ae53d54d3cde8814,6e71499b9a207a2f
object,7ede5e31000000c3,b74cc91557cef413,1af5bb4a3e98df10,b5704851b114bf9d
object,db9184b000000084,aaa8aa6f1efffbcb,b39f811195dfd86a,9aea28d0019dcdaf
object,7ede5e3100000082,d4c672c33843e2ca,f97ce18febee498d,b575f63c408aaa24
object,8357bbc400000040,cf0b4333590f51a7,ce9e3e11e2c0e8a6,f3924e3860a8286e
object,fe3d0cf60000005b,903bdb56ef440bb9,49339ca3cface75d,af01a5ebc0fdcb37
object,39f3e673000000a5,903875842b01714c,9892d09c36795216,3b93add7a2a02dbf
object,39f3e673000000f7,b675ff335b7a3f1f,677094f33f6821ab,0d624cf6ca45c1da
object,39f3e673000000dd,ba8af1d05bafad65,76971e53538245a2,e4a7005bbc2b145f
object,39f3e67300000021,97bbddb09a838caa,5e1c424d2ed3770a,d0286b0fff94726f
object,39f3e67300000085,5d8bcb61b03ef993,3cf27fab7c54cfaa,f22bbe2ba69c8ec8
object,7207803b0000015e,e623d9904ba415e8,8300a4f4784eb9c2,727ba9a0da9af023
object,7207803b0000021d,1292faa3acf853ab,d86ef478a2a5ff86,34910876f4825efe
object,7207803b000001b9,ba0f23e5a9a9a0f3,8efba6b5590f7367,e00340d32fb8ced8
object,800fefda00000028,a7df952932dfaa51,a74698aeee8f398f,ed388f35646e64a4
object,4aa1ef710000000b,21ff7e08043aa238,4a47d2883384ca71,23ef825296880c67
object,871a5faa0000005f,2f54c5300932f32c,526e63e3b73a44a9,d333b31777865131
object,871a5faa000003ea,96ce46e6cd8b119f,20283e656c5318c3,fccc39d996ecfd11
object,871a5faa000000af,4adc7e9effab1be6,9e351bb4211be074,9eb4ee5e3ebaf11b
object,e9a8024e00000257,2e6a123d31877cd1,b3b3be672e800685,ce705b2f57385630
object,871a5faa000000b4,a52bb34f7bb2d28d,09622cc1e61fd293,b6b66e4321d1cd91
object,a8b3adcd0000020e,40eb768f206a77a3,061a24da9e15c99e,2c50e99dcebe5984
object,7c8582e400000009,7e5801fe843a42d7,60a2e365de6124f8,1a9f54aa67e66231
object,3457213200004083,c2b5a88fd7c9a07c,5f95978c7d283a13,c2b5a88fd7c9a07c
object,9600753f00007aa5,9f3e4f2368af2520,a8c7ecf5da0677fd,0882a3ee01cf0866
object,049dca9300001160,376c487e41b45961,10878dc8870d69bc,c22c4efaae1ac452
object,e8202628000000db,f0d2282496a81aec,d49a25e49c575c82,13b51a2a27d11c52
object,e99abdcb000003d4,db9424b9be97140c,e77cb021c863678e,f084852f2232b2d8
object,7207803b00000085,4868102e95ef0062,6ce6068e21f4dd73,307c8e248fb616a3
object,1e8f4a7d0000008c,9cb38218ca0a4047,fc5f262ddc143f6b,41b0ca777bc71f04
object,1d9061130000010e,7fa16e8407a79046,1ffeb393a878c11f,9fc269c0801cbf27
object,4ab3c12a00000227,1776a3a6a23f81d8,5e5cda79e0ce0af7,ef675aab08ba7a8f
object,e99abdcb0000088d,aee566a6281ee0e5,3cd2b283ca46763a,411963ade005483f
object,b249528d00000004,893ef8b9e9af30c0,eda4578b3ff338ea,607de8a6b7770f48
object,7e914d990000001b,b7e5b386ad803809,57c06a16f079af56,e81bbeed8ffcd039
object,9600753f00002e75,e7e0ae5857ca36a5,a6df52f17c64b8d8,b8a254167d1b8b75
object,3457213200004fa1,3e264907e77f5a09,6675ee72e9b0a833,3e264907e77f5a09
object,9600753f00001e9e,26c58b1bbd523d40,e4ee5ac77083945d,a917a5191d13cf27
object,6811932c00000002,031a108eca30d230,9f7c8c7d423a84ae,ebd018a59926d91c
object,3dc2b50100000003,e5ae63ddd4cc4164,3ebf6bb276c7e8a7,76857653f86b9dc0
object,99fd568700000018,cc5cb09ba7ae373a,499ba3bae572dbc6,788c4e2bcd5082ab
object,af9e43a800000001,7dce811e7de729f9,6a60cee1da28f4f5,35c16c86e352f109
object,df4f369a00000004,3eb2d7ceaa26fb20,1a94d5b5b5cb216d,95fffb10864620b9
object,e11767b300000003,9aea12b7b28fb1df,0d09d576a88f5d14,a803c5bd14e73f74
object,9600753f00003dc2,12e997a41a9245f3,8d9116ab8b57c5c0,1bf345e91ba8af3a
object,9600753f00000b5d,60115135d44e183a,353e1f67c288e2ae,9c8b983d58db0cc5
object,e99abdcb00000082,04f136055f7ca869,c1a27ac9a0481497,a4f254cfbe6ec5ac
object,e99abdcb000005c9,29eb0c2db094cd29,36bf5cb418ec80fa,f04ed4a3a31105ba
object,345721320000189a,aa92bc1d9aced466,6487663f9eb90bf7,aa92bc1d9aced466
object,9600753f0000794c,8849fea5da729b8e,75ddaae490a18185,518f339ab29e2cfe
object,9600753f00003159,4fc1b61daecb9329,112ed9409dcec657,40859e59a5794b71
object,3457213200000bb2,275d8674c13e0bdf,b56f17ea4141b6ee,275d8674c13e0bdf
object,3457213200000c82,4f42c1d4c514471f,b0bc012cfcf989a2,4f42c1d4c514471f
object,34572132000041c9,53c4af799eaf3a43,383dfffa10e7c821,53c4af799eaf3a43
object,9600753f0000039c,70639dd7cdbbefef,112ed9409dcec657,34a55668b902cd13
object,9600753f00002693,481cc6cfe2787b7c,112ed9409dcec657,789d81d529d10e7d
object,e99abdcb00000a53,f3e37024972a1c31,7b2bfde237af2586,20ec8a9706040877
object,ad3f9f0100000014,20aad600cd7ab56f,3359536bcbbf84a2,56adc65554189e8e
object,fa8e5db800000011,022b9784490c4270,5db6e50ae04f9311,d9d2cdbfbb459ab0
object,fa8e5db800000028,ce5f160441f0fa3f,d0d4d1fe013f95b3,2adebe2fcd0c68de
object,edfc13ca00000041,4aac69df149eb9dd,d282608b3814429e,1f65755c09c0392f
object,ad3f9f0100000008,10f628a765feb970,ebc12e35a70c52dc,ddb023e1f1f31402
object,871a5faa000003a5,bcc449374ac340d1,bc15778d82d13775,a9d207feaf2b6102
object,c74a1be500000002,459133f348de6c24,03c5b71145ccacd8,a7b5b83ba435b3d9
object,ea36ba8200000004,24c068b99614536c,7a88449d6a7ae321,8b72273a1cf928e9
object,c679bdd60000003f,0fcc84e496377ad7,9ce4c4e299520106,72cb7158983c090b
object,e99abdcb00000e78,739bad3e500d8c4e,b46e8641840a05e5,ef8c8f84ab803757
object,e99abdcb00000c3a,eb956d95e4f456cb,a6204f97229e878e,971f5c337cd24fb9
object,83770cfb00000001,535826bbbeb6878a,69c6b4d1cc305c70,4574c23920b58ddd
object,ad3f9f0100000020,b7f0e22938615011,45cbb27e925ee122,37f3751f8e9798df
object,fa8e5db800000034,851b4e4578b925bc,65a511da8e1ce493,66b6f481d686e359
object,edfc13ca00000787,d6c336b6462ef1ba,c832dd34cd6b872a,ada557f9174d6637
object,9600753f00000b99,8bd8137b87d44cdd,90b4fa0535eb4760,73b53da9769f3852
object,3457213200006c51,2601c6d5a21e35c1,0e52723a6ef63012,2601c6d5a21e35c1
object,049dca9300000719,0c2e7a250aac5895,8183384fc9e630a4,f927d32c3532ebe8
object,9600753f00003cbf,d1c4fd7c82dd1b82,e74eb1bd37b78f56,824bff5f9231eded
object,e99abdcb00000c1d,80aa090e89f5c80f,7f7eec5d9c8ce34f,23d9cb389443abc5
object,b64ce9c700000001,d035c8ad347e3070,c6883a0c32b11a07,81409286bed7d49d
object,34572132000043ff,cdc5dfc1ac878d0a,656259a07f865f19,cdc5dfc1ac878d0a
object,9600753f000080c2,907cc572337bef90,b368045602beb783,227e06ec3dd4cb27
object,3457213200005fc5,68229458da4e3d74,ce59647a8842fd87,68229458da4e3d74
object,9600753f00001ca0,8adaae14977fe973,c14409960bff7191,a3ed48537f55a0e2
object,fa8e5db80000003e,08c76d0ec71c71cd,cae251a31b469e1a,ac7f1f81495f599d
object,3457213200005119,94de8862bd43af0a,bdff5bd66a00d8bf,94de8862bd43af0a
object,543216e300000003,b301fcf33ad687ea,6940507e9ead35ad,3bc98b6e698e91eb
object,9600753f00002d82,6db26ec3bc2b201c,bb014673d2564874,329037aea419059c
object,3457213200004894,c426e717188279b8,776824bbc761d2ea,c426e717188279b8
object,3457213200002fd6,58754c1b61ed0167,6fb4c8062358a240,58754c1b61ed0167
object,9600753f000018a5,ec386fe6d158a93c,b6f86099bcd8da2d,49f0a93c311b99aa
object,e99abdcb00000bd2,f4971046097fd0e6,01813be2a5e164e7,d83ae476a51773a7
object,fa8e5db800000023,08c76d0ec71c71cd,836c96fb41059080,b156d492d10bea2d
object,cb979cbb00000187,e771f83dffda7dc3,dd85a073fac360f6,d020c6403ca67615
object,871a5faa00000027,c85b22810d85afd9,76562eeb2a0defd8,d46741ba900c7d35
object,3457213200003f3b,c47f666e20c212b5,6d9cd7219cc64971,c47f666e20c212b5
object,3457213200003af3,9aa7b28d22b0ffe5,fdd20d58f1d11eb1,9aa7b28d22b0ffe5
object,9600753f00006929,0a2677ad541e48bf,4f273c94f1310ae0,1e3c9bfe7aac08cd
object,9600753f00002eb5,e91ee20e9410bca0,480c7835d4e7967b,de2082ab7428e91f
object,ad3f9f0100000023,d6826cf2d5a14707,ce7245c4d6ae657b,5253c1c72137259a
object,fa8e5db800000017,7892130c3923a885,b92f7c2db159e015,46974addffe22654
object,ad3f9f0100000002,3a1243de27bc95cf,35d461868db422be,e05ca7fbe27bb454
object,fa8e5db800000006,57d96cbc2f012c8b,33210479cee28c69,5344f7bb2d329581
object,edfc13ca00000337,e6097c845a020a6f,15ecf5e889699778,6b6ee124f247d889
object,e99abdcb00000e1d,5aca4bfb5f4bef7e,c931b8e885eef4a4,4cd5a80a8260a0b3
object,d3afb58b00000004,602ee3a1dcfb1ce2,e8419d1717b9db48,49fdb5c37b39e47b
object,9baeeafa00000005,df347614b3472b97,eaea9d66be4d33b0,2d2a94436ebfcd28
object,e99abdcb000007d0,2860bf0778a7b681,e514e07932e2f00b,722956ecc92efed3
object,ad3f9f0100000011,480bd4b7aac14169,8fdd141152d97c31,a9c1ad666ae69b6d
object,fa8e5db800000044,57d96cbc2f012c8b,a2854a2f8bcd5e2d,7b1bf69ccae0db5e
object,edfc13ca0000079a,2162801a671c0092,52eeb48e3b01cc64,64d20514bc2e122f
object,e99abdcb0000007a,ab3d117137d93e2b,1fe3570be1a825a8,0866a0f5e9336b69
object,558474930000001e,f4d42a84548e5d58,012b0a7fba5fbd9d,6732dd0da8a4c568
object,871a5faa000002be,1d8a3d26c2ba7536,ec8b831bb7eb7806,9167bf3cdda5466a
object,c679bdd6000000a2,8a916a568c4cff13,8a694c3979e32673,9ad15b540fa3eb4f
object,fa8e5db80000001a,08c76d0ec71c71cd,a1c7085d9b725412,b24749b9d14ef2f8
object,9600753f0000077a,027716281c09b1af,f1634edf0b3408da,c613e6a41d7e028d
object,9600753f000017b6,5fed93063d099d32,f1634edf0b3408da,ad9718f1925bd731
object,3457213200004ed8,90cb05cb33d3fe65,046c8899e55db4d0,90cb05cb33d3fe65
object,3457213200006874,9110ed80e6eca530,44bfd1db4dd0ef7c,9110ed80e6eca530
object,3457213200002285,3f12ae3c529c8fd5,ed0d587653c4c14c,3f12ae3c529c8fd5
object,9600753f00004809,c28913df59b813b3,f1634edf0b3408da,413b1f3db1916820
object,e99abdcb00000ebc,c38ef5889ad12aa0,98769e072e3b4ada,d5f4dd3078454848
object,9baeeafa00000007,df347614b3472b97,9c291acb7891c420,74255e43a89ad50f
object,e99abdcb00000f5d,ccc291da0b14f346,336b747a51aac8b7,36c4cde345607dd2
object,049dca9300001174,18cfb3bd454f442b,2dde44c39ee6a218,a219fc14de97b8cf
object,9600753f000025d1,2be09f27f9fc177a,5fb41a315a25af8d,8f7c13a6d6e0390e
object,345721320000626b,9dc9c4a7438a3556,8b94ca413b800038,9dc9c4a7438a3556
object,e99abdcb0000035e,e4d23ded03088ac6,798be1b0762f99da,cc11d291b94c569c
object,1e8f4a7d00000099,939c6b476b38c74e,3b62926710ca6cbc,3fb0c756e58c7d12
object,4ab3c12a000003f1,1776a3a6a23f81d8,40f301d7147aa586,368a72fa7e00b58f
object,c9a9221f0000000e,57915076a2e04341,a99de0de4a8c9d81,51c8dd521da824fe
object,049dca9300000fef,1ccdf9c509258ca9,dd6f0ae60e837325,13105218be62bb81
object,e820262800000fae,7364c76fe5e897ac,0ecc9cafce774f62,237bdb1b9550b16c
object,e99abdcb00000cba,9925e38f508aa75e,a459365c30c71c09,c1f6006fc5e2c51c
object,049dca9300000b08,44685fca09d0196f,78110551ce387eb1,661e81d391b33f49
object,ad3f9f010000000e,4b2a18aff0957c0d,8206bd368bb2e8db,78196bd0396c9972
object,fa8e5db80000002e,07c8c1a1106db639,f2f1e29358f98a32,6e6dfeaf0ca0df0a
object,edfc13ca000001d3,48476fc69c307a14,1d2ea625aa9a0452,8e461e359d54d554
object,7e8fe8ce00000003,14a172f840284174,00b40fc58507b4b2,c06ba0c2ef24857f
object,9600753f00003f38,7bfb359ddc30b44d,d92ce556bd724b07,0c984f87e24eddc6
object,e99abdcb00000936,b5e19b6c38efc754,e8e57a4b8e54bdca,5bebfb4931e498c0
object,cef8a36c00000010,4e2842a4cb5bbbe5,6671b05ee7321bff,05a888c05a3bdcaf
object,049dca9300000498,3d68405000b0a458,f60ccd225c134146,cccdd8998c7ae766
object,9d48df360000001f,1de69feaca47f0a6,fe087b673d12a6a2,ecd4c81854fdb876
object,84e3c60f00000028,fa6e9086cda57825,0b91dc2f1553e3b3,08c0e8dd5a023678
object,be0289a700000031,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,d708ec0182ca2134
object,3457213200000b5d,5ca9215020a9acb6,988ca4b6d58148d7,5ca9215020a9acb6
object,9600753f00004b7b,a9fcf5ebcf8d170d,189fa9b63ee68d4f,789be8672813eb34
object,c174d6b100000002,116887c8059b31b5,d20a5354de674047,98d292bfffdd4314
object,61092fc700000004,fca7b2c7a93db8d3,1c65613f785eab3c,42b1b64bca04f0b8
object,a26af66600000003,70a722f7a26af666,94d3cfbda3e95d70,89e6313848c67393
object,3457213200000a36,8cce27d2e9597edd,4be1ba66a46cfc64,8cce27d2e9597edd
object,9600753f000042bd,fd164de25c3da09e,e5f05a2407372af3,0bea411e4a3e7c10
object,3457213200004b3f,3046449369c85e3a,5435c236e94e053a,3046449369c85e3a
object,9600753f00007817,b5d8d297fd3913b2,dcac37413d7977a8,393dd1439b197294
object,871a5faa000003c2,e6ac26981b8ddfdc,d78a460ed0d72054,7f89005875540cf2
object,90e8e16d00000033,cb9f618e78fca020,c634379520793808,5d72102d6ebb7d69
object,6066bb680000001e,4785359b858b87ff,bb368dc3d48c8abe,34541ac8a1c6da57
object,2277fd340000000c,96a999a123e32156,ffb25c2442673a68,f983ad0f9ee67b9f
object,2277fd3400000025,ec6634bf15236e88,9216f57da392d4ee,342efbaffbaed3c2
object,e99abdcb000005bc,141919c7687c85a7,af3305fd94dc9ce3,4c651a8c35e60dea
object,e99abdcb0000063d,a70043369343a1ad,e8e57a4b8e54bdca,9c284005fae01428
object,cef8a36c00000003,4e2842a4cb5bbbe5,6671b05ee7321bff,9ad9ca4d76525b91
object,049dca9300000b6a,092248323a4005c0,b27e10bb006f272c,10fcd32506d079c0
object,049dca9300000ec8,e6033fc86c3b33ad,f60ccd225c134146,d38031fbd116a400
object,9d48df3600000015,1de69feaca47f0a6,fe087b673d12a6a2,48be4c8460dd7e63
object,84e3c60f0000002c,fa6e9086cda57825,0b91dc2f1553e3b3,89584d2b133794ee
object,be0289a700000007,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,91251722059e1880
object,e99abdcb000004b3,d09f209a39c87832,2931a993c2906e80,f43101624f327c2a
object,e99abdcb00000709,bed37554be28c8ac,7199f8163ceb0435,149626726527396a
object,e99abdcb0000121d,23a8b65ce0cd802f,e8e57a4b8e54bdca,036c6d798e5eb699
object,df4f369a00000001,5141ea54556c44c7,022ca09f4e10e151,f9f6b7a788fe1be9
object,e99abdcb00000173,bfcfc94867860459,39efb7438af4da34,9404c0f77f31380b
object,e99abdcb000006d9,f08e91749d2de8e6,b532f94b9a99197c,a988a9e0b43172b8
object,9600753f000001ec,ba97e3966ab6f9bc,e892d76d8fa4f68a,8bfd5bbb85cd7465
object,3457213200006a5c,c7c784a4e16ed3d4,2a3847dd57b9c3cb,c7c784a4e16ed3d4
object,3457213200008771,99cc35aecc53c01c,864954e9051b8361,99cc35aecc53c01c
object,9600753f000001a5,17871be553883aea,4777bdb6388d7232,9c34d4844bd581d3
object,e99abdcb00000354,85d570a270dc6de2,9bf07427e93f855f,8cefabf7187a07cf
object,3389dbdb00000001,8b60f80b3389dbdb,9b15922cfa56f720,3c215d1c5e519d66
object,99fd56870000008e,27ed6c3921c1e3c5,96a05433c47db481,e5951a6d5fcf7c5d
object,99fd5687000000ba,883e3e4f90f850d3,96a05433c47db481,ea478e46d40a5569
object,a8b3adcd000001a4,3d141f56e4e547e9,f00c1350860485a8,6fdb66b40e404be3
object,07ea9a3700000019,7aad029aed28f657,dda3618ea5757798,5fc45cd0ad049fb7
object,8703853100000008,a98df7b32e0ff089,f4501ca716151894,ea9e2eda44eeef48
object,e99abdcb00000537,f98f1075abda315d,36a8c8acd593b276,898e48034d83ade0
object,9600753f0000683e,bc2ade4ae8b57a66,fce4b9985c4929a3,ced026091595984d
object,3457213200000acf,f1d5f21966e23dd2,319882085cfdbd88,f1d5f21966e23dd2
object,049dca9300000e34,fe191264fceb96f8,7dc073d9aee37c33,c29c6a361d221e44
object,ad3f9f010000000a,10f628a765feb970,5889d764932f7e0c,a93927acf8dc0e40
object,fa8e5db80000001c,ce5f160441f0fa3f,4a8946b2dc295fa1,d0a7098d88ba3efb
object,edfc13ca000008b9,aa61c70c493d24df,2108b757102ae5b2,58388441a47e2871
object,9600753f000054f8,c9a4a14dbe3bb07c,e74eb1bd37b78f56,192ba956d98ec3cd
object,e99abdcb00000c66,44900cb44182dd9c,5fb32774e1601ac0,c43825a67a8b1ab6
object,fba317dd00000001,affc8977246d1796,03f6d8a2e5dc631b,ca4335759c738155
object,3457213200004309,e30d93ae1944c44a,2006d874b20fb290,e30d93ae1944c44a
object,3457213200005b3b,337e23abd2665b59,d9a11872cd9512a6,337e23abd2665b59
object,9600753f00004d76,51efe9f5301d190b,07a6eea4df7722c9,e8c70c086517eb5c
object,3457213200005542,a0fb5f6bc7223e4b,f2fce288d79c69d6,a0fb5f6bc7223e4b
object,9600753f00002567,0c63ba886c077ec9,acdb1c52018bd7b0,74ad6c25ec763f1e
object,9600753f00001e80,d4f8f28a4e06e218,112ed9409dcec657,e75479cf8db8761f
object,3457213200007159,ca4292f62622c107,83edae46f3258d53,ca4292f62622c107
object,9600753f00003e48,0b3f646a4fc369ce,112ed9409dcec657,c30631b40ebeb169
object,3457213200006ded,890b9bf21fcd7f65,884abc25b261fc95,890b9bf21fcd7f65
object,3457213200005648,4a3aec867af76601,7e87df71f18bf37c,4a3aec867af76601
object,34572132000053de,9bf46a986f942ba7,95a27b1758b1d4f5,9bf46a986f942ba7
object,9600753f00001659,263ea54b6c516562,112ed9409dcec657,7e3a1175b158e406
object,9600753f00000c7d,68b43024c1d3127d,e253cd5e3bb3dc04,6340f890cbb2912c
object,9600753f000046e5,57dd5b148949277f,cf4b53766e65b458,345df75a4a2576c8
object,3457213200007a15,1043cdfb1aa665f0,f619c3bef6492d2c,1043cdfb1aa665f0
object,9600753f000047e0,6af9ae9c47ee7209,112ed9409dcec657,055911d9916dea2e
object,3457213200001f39,3f7d5c8ee0b75b5b,fdd20d58f1d11eb1,3f7d5c8ee0b75b5b
object,3457213200007f02,a89c2d56676b1761,96543acdbd915a50,a89c2d56676b1761
object,9600753f00004f05,deaf453664929e1a,4f273c94f1310ae0,b547e60238b73293
object,e99abdcb00000aa5,72fae0e3b5983a85,03359c0a06973959,d948ed3964d7bb3e
object,edfc13ca00000504,d1d0f41227c8807b,55041e9c4c7cf1e2,11ee51f4c61f0afc
object,edfc13ca000000b6,7d57380ee2aca790,78ef26987dd8206d,f2d582e9684df38e
object,c679bdd6000000ac,db8a5245c0839449,6086ec7551e52cb2,35fb7ddb4ed56a78
object,871a5faa000001c8,102ddffa6aa7f1d2,0cb8ed18e1eec8d5,811548ddf23e2de5
object,9600753f000083b6,5fe578f73ed3587a,f75522ad36fadecc,2746f6d534c675b9
object,9600753f0000426a,029e65658af7607e,61e748ef3ac563d7,ae7e3846335ade85
object,345721320000081b,3f6ecada91aebb90,da872a9c9cde48c5,3f6ecada91aebb90
object,34572132000015bf,cafb9e034e14049b,a9c13c45d6b9ee7a,cafb9e034e14049b
object,e99abdcb00000e79,2770c9cc1c2f1b0f,7cf4048ee44be94a,9a1632a87c7b0b59
object,c9a9221f0000002c,57915076a2e04341,730baa9b289e4b3c,872ef3aafb8fbb97
object,049dca93000000d4,a984a5c4d61fd037,f6bd1258831068e4,024bbdf8a389b7e6
object,1e8f4a7d00000340,19f7ddd589699f06,f89b21ed05ff0cc9,6206dad465ed8531
object,e82026280000080a,864086adbd4aee02,795c4c5e505f6614,aa4b6acc207909a1
object,1d90611300000074,b1322cf7bdbc587e,bd2c16aa503f8e08,5e63115d92e016f3
object,4ab3c12a00000226,1776a3a6a23f81d8,5ae41b499f4ab1cd,bfe52a2417241b59
object,3457213200001286,f1232150bdc41b47,245b1996a75c2e6b,f1232150bdc41b47
object,9600753f00002cd0,186ff49469ffb870,efe8e849abe77e6b,bfddd79870c72adf
object,e99abdcb00000f34,26236534e1c1c4c0,f36f022486f18e73,386defa200a1668d
object,9600753f00004725,46fae2164dcf857f,6e5b764596109651,2d84eae8dfb733d7
object,edfc13ca0000007f,bbd575ab721bc2a0,5a34baf961c0c126,32e50018d977ac13
object,edfc13ca000007c4,b7056987974558e1,5aafb5eed9b7ec48,212c6aebd6634f09
object,7e8fe8ce00000010,817f0324f01b840f,1cf77a8cd633336e,a5449b6974cefbdb
object,edfc13ca00000413,d1d0f41227c8807b,8dc16f686f932a68,3e024fc548644e67
object,9600753f00007db4,20e65e67f1ff5c54,5aac5b0ad21384fd,f8f111fc77a91771
object,3457213200006e94,8d9261ae257a0830,523b984948c31b62,8d9261ae257a0830
object,e99abdcb0000025b,10f734b27facbda2,e8e57a4b8e54bdca,af589157c2db12dd
object,b91e664900000007,7b176e32da266b20,1ef14914e81fd706,963baf3b69050261
object,b91e664900000005,d9632132f1cabbd1,8d8a954562818dc3,167c51d814878479
object,3457213200005bd3,cf3d8d034d62e80f,bb6de436246565a2,cf3d8d034d62e80f
object,9600753f000055fe,c41d7336a15863ab,951ded4d5b1f148f,21563c92597ebfae
object,e99abdcb000003da,0f2ef88937ad390b,4861fbae67da800c,832ae73eb7ae7b92
object,9600753f00001970,bca0a19e68ff364e,112ed9409dcec657,3ffdf63d29d3d925
object,3457213200001d09,04a33af860d3913e,7d61c585a8c4f025,04a33af860d3913e
object,e99abdcb00001129,6ec02e08d2c74703,15a0d10da69df463,4a7f39f28e2618b7
object,9600753f00007780,fb3582abe0c8b0e7,112ed9409dcec657,221b2729b1d3719f
object,34572132000008ff,31ad203d8bbe7041,9edbfe4b92a16be2,31ad203d8bbe7041
object,e99abdcb000009b7,d966e53cf9c8eae9,eee749faa05c2a80,f67f7c33aff87ce9
object,9600753f000049ad,ec8aa5a4c1924979,89842dae0563fdad,acd68378de5092df
object,3457213200005779,c823ab726114ebfa,d8ec09e4a4019718,c823ab726114ebfa
object,e99abdcb000009b0,520b9e14915cfdf3,599987dd770f13f7,715890200db98850
object,e99abdcb0000004f,5dd7c3e067888a3e,be7f3dade433cdc4,8b8193dab4a2e9fd
object,e99abdcb000001db,3cd3d803a93780e3,d50ff89d8f2fce8e,8371aaf4ebac282b
object,cef8a36c0000000f,4e2842a4cb5bbbe5,0686485383c59ea1,73b9dec4f95299aa
object,049dca93000008e0,d966a1c3daaacf89,4916694329529171,ef29f7d7a30ecfb8
object,9d48df360000002b,1de69feaca47f0a6,ecb4d8def4005898,4cc18abbae35ca3b
object,84e3c60f00000014,fa6e9086cda57825,d57a9c360f963507,a43392a73da44b78
object,be0289a700000015,4d48c8c9ed3f2dde,2c1385c3812d0dfb,2982b7f72e19a750
object,9600753f00002ebb,8f728643a80ab554,189fa9b63ee68d4f,12c381b2d3655267
object,3457213200004779,7c5b68270f724c09,be9131bb44d4bdba,7c5b68270f724c09
object,3457213200003471,3bc354cfad31c296,8310798dbd7b3b3e,3bc354cfad31c296
object,9600753f000047ac,a317bdfa2aa76057,30844a3cbbaf843f,8e1b04a2da9b390a
object,e99abdcb000004d2,aef0da83cf8e14df,8301d3c9546e8449,2dafc40f07ed8787
object,e99abdcb00001174,5e0b01043ec3e2e5,e8e57a4b8e54bdca,422374af311eea08
object,e99abdcb00000fec,696cb441ef1610ed,6f473c72289d341e,76f87b18cfb28af7
object,049dca93000008f5,1960abd235130d61,98ba8799d8581f55,5ec9a2de771a905a
object,035f600700000187,7905cf70600be252,1aa374315e48a9ad,d2e615d363cec6e8
object,9600753f000059a7,e6e46f44205eef12,3f6ccbee0aba719b,0df49cd0ca61abd4
object,34572132000016b1,1e059a1027a4ce9b,b6c6b9a30c07290d,1e059a1027a4ce9b
object,345721320000044e,0cc4da78b6bd9561,373d9c5b58a43ef9,0cc4da78b6bd9561
object,9600753f00008929,083da2d82c69a469,6339e30e94415b2a,7db8ee95896eb843
object,e99abdcb00000a95,d8bbdcec56e833ae,c7667c5052b1414f,3522533075db3c2f
object,692ef5e100000001,78f2be4a692ef5e1,792f0391d116057b,d0b47ec35d5dd6ca
object,e99abdcb00000b48,c17d029e01ee0c7a,cfd302b3f355ec6d,d26baf1e996706f6
object,d549e53b00000001,96828005d549e53b,42d7e8d7c1ab7a6b,be296eaac2846593
object,e99abdcb00000fb9,64b1c609df458bf0,052e21e05fd436a0,5af306fda99ed1b8
object,30166d0300000001,5b9378bc30166d03,61999da90ce2ea45,cce6fa32784e7190
object,9600753f000003d8,8dc5fe5c92d4cc00,78817594ef19f2f9,4afa91949e58c420
object,9600753f00001872,0f133871cddb7028,327d282a57f2c2db,b6a4cd2b9f6713ca
object,9600753f00004d32,76ab4e7de3a0e700,68792c4d572f43b0,90bf4c8ba4d4461f
object,9600753f000042f0,4d4bb49200c63cfa,0c5e5658ef05e16b,8fc1c2cc99b6a161
object,3457213200001981,ae9096b1570da30d,df83def68cc87dc5,ae9096b1570da30d
object,2ea91a4200000077,f8b937d598e14a9a,0c5501fbc4049636,2fa3b36b9de56435
object,3457213200005b56,8ef6c6e0da78f5a2,ab02af3a5a0623df,8ef6c6e0da78f5a2
object,3457213200003f8c,f0327f652c9f804e,2a37ba08f413004e,f0327f652c9f804e
object,3457213200000c1b,a1c4a1031061f230,c12a221c2fd79301,a1c4a1031061f230
object,3457213200000f20,1efed230cbfe7a97,d839f00537c03fdf,1efed230cbfe7a97
object,3457213200007c34,26bd447c14d8f990,838f4f2077d1ca54,26bd447c14d8f990
object,9600753f000016a2,c93a1f96fe6d94e3,b5b0e85e1327c8e4,7152574f852faa0a
object,9600753f000078cd,726aef1d47cbbb1b,99fa71d7c0b61c29,d920cfe7f3cc7d4e
object,e99abdcb00000a1b,8dc0ba3ae8ec15d5,5f3033075569fde4,3f3e3e94ac12f067
object,88b6ce23000001b4,eb97c4f7099fc805,6f2c5b216372e862,162328436521495a
object,a88f256000000140,f13d377c7a02e0d9,fad592f6f1884e48,73aeb55068ff53e5
object,049dca9300000a1e,8030895cf8cc2bac,1af517aa73ca3c58,7568f9a417eb78cb
object,5153eb190000001b,355da07ffa4d9518,0333c5e11e1f7cec,31e6673752e71ec1
object,516ee305000002b6,495b69b7b7de88af,2f1a433656b7ccbc,1daa96568dc98908
object,184d4f2d00000960,54b7dfb0a2f42418,c1dc3f33a1f9802d,16afe5dd2ee50862
object,184d4f2d00001a59,ede164c4d5fd0758,0c2d468d91e62a75,2312c1ec13b87500
object,0abfeea8000000b0,08f6c81515334c6c,2b2a16e715273f33,f426b8ec49d14606
object,184d4f2d00001b54,853420ce00cf378c,089bacb755a5623a,efb5222a1cc0efd6
object,0de614f5000000f2,395cdfd169a4075f,fcafd942fb6a7398,c3af5e0d0ebe6658
object,9600753f0000498e,6209ac09dccaee72,0033511ed962b47d,5800fdf369b85db6
object,9600753f00004415,9d665f71e335ca8b,70636b2490e5a817,894dc49b9d31322a
object,9600753f00002f41,ec45b6d52e549a23,db8c1075359ded8f,08175c847933fdcf
object,9600753f000026e2,144ac8d1fcf8d88e,e0d303e69963fd57,7366b1179e9c0497
object,3457213200005f0e,d61a5df6f3e6df4c,35cbc724ad7ae91c,d61a5df6f3e6df4c
object,345721320000036d,f70622283771435f,8cd690d83f08737e,f70622283771435f
object,34572132000071ad,383307b81fc1a72e,340478d21da1d674,383307b81fc1a72e
object,3457213200007316,a5ceb70214eebbf4,4444c1f97f41529e,a5ceb70214eebbf4
object,34572132000020a6,8d2a6c18f13943fc,59780cbe7f3326c8,8d2a6c18f13943fc
object,3457213200000a98,61192afa4a88fca1,e6142cac23bb2670,61192afa4a88fca1
object,9600753f0000359a,ecd88453305963d7,677ad2f9eb837f49,539613c66c9f66b7
object,3457213200007fa9,68f345eb8383b1d8,b9a15b3c69661541,68f345eb8383b1d8
object,9600753f000046bc,0013752964a78f2a,373d9e17d825c4f0,7a753583d8b5fcca
object,3457213200005bd2,3bc0d1a2c972ae28,121c66788b5cf36d,3bc0d1a2c972ae28
object,3457213200004672,5f997baf4d130b06,ae63c2c4a434c144,5f997baf4d130b06
object,9600753f000039fe,18295921a3a6b35c,67b850e4b97926a7,3a15c98c59424826
object,3457213200005897,af304e9df00446da,21a86ea065af47d2,af304e9df00446da
object,9600753f0000891a,7fc3d444190bb49b,6a623f7fb214edae,52f2e89d2b221ebf
object,3457213200006ec4,0bad5038aaba875d,cd862576615deab6,0bad5038aaba875d
object,34572132000023f7,0df19ee08112a7f9,ad52e30437af6502,0df19ee08112a7f9
object,34572132000002aa,18c6500927727ca5,ef5bc0e6faf6cf6d,18c6500927727ca5
object,34572132000049a3,0f030b7b39d673c0,fba01df7e768162e,0f030b7b39d673c0
object,9600753f000055ed,1c1cc8924ff18025,8bb9f1a7afb08d94,5b3a6fc492fcf434
object,345721320000828f,e65bd675cc4b2248,8d09398bcba2938a,e65bd675cc4b2248
object,345721320000274c,3bb8922d062f250e,c5e25faeecc6dab2,3bb8922d062f250e
object,9600753f000034ad,9131e131a37e5231,eb8f54e0a4bcbf62,966e5bd6db4486c3
object,34572132000050a3,38f15253cf4ad98e,5cb43df69113a88c,38f15253cf4ad98e
object,34572132000033cf,f654764a5d196c00,65b661070e69ce65,f654764a5d196c00
object,345721320000075a,0bad5038aaba875d,39d17882ea9730a7,0bad5038aaba875d
object,345721320000276f,5f997baf4d130b06,0bc7549b03487c17,5f997baf4d130b06
object,3457213200005470,c395e30832105015,7702cda384526f5c,c395e30832105015
object,345721320000147b,8d2a6c18f13943fc,ed4b36a1293e61c9,8d2a6c18f13943fc
object,345721320000877b,61192afa4a88fca1,680a825321051f2d,61192afa4a88fca1
object,3457213200005f91,1b1622024324c17b,b9b62af444f69a8f,1b1622024324c17b
object,3457213200001879,68f345eb8383b1d8,67a4b8653c1fbccb,68f345eb8383b1d8
object,34572132000050e3,016b14f65077efdd,922e2ca072305867,016b14f65077efdd
object,3457213200003f1a,dd60b1b0a5f64a86,5e186b5eb99906d9,dd60b1b0a5f64a86
object,34572132000084c8,69b7e63fa8b97309,264e0440750e6ced,69b7e63fa8b97309
object,9600753f00000144,d2ec9c2ec2320050,c11e883ecd68b015,fe2443161c1b071f
object,3457213200006b8d,f39d2e803679a6e6,0e1e3e7240d3de79,f39d2e803679a6e6
object,9600753f00001e89,1d177e00a2734b65,b7f1c7a3d206887c,1ba0ba7b3a02ca83
object,3457213200003e70,490ebeb41e86d19c,20b6137900780ca3,490ebeb41e86d19c
object,9600753f00006332,af4e414b21cfb5e8,189fa9b63ee68d4f,e957db3ac785fbf7
object,345721320000726f,826bd54e0f07864f,a86b8dbee70263cf,826bd54e0f07864f
object,3457213200006a67,644c1d77e2b0d77d,6da39511b2020d82,644c1d77e2b0d77d
object,3457213200002481,0f030b7b39d673c0,ba7ec604dd15ab25,0f030b7b39d673c0
object,3457213200004b27,3bb8922d062f250e,e38ecb21657dc79b,3bb8922d062f250e
object,3457213200007ad3,c395e30832105015,f811fef00c140794,c395e30832105015
object,3457213200001d9a,db0a73663b01aaf0,9463a4773947f14c,db0a73663b01aaf0
object,3457213200000684,93ed791a2f2b0ec8,cdc8b23ed67071fa,93ed791a2f2b0ec8
object,34572132000011d3,f46f224fe32ead1f,87d48e99390f16ab,f46f224fe32ead1f
object,3457213200003e47,6ad40f13bcc1eb99,6ae87a1b8f58adc9,6ad40f13bcc1eb99
object,9600753f00003903,4562c08531959474,fa0e4e1e6ea7d4cb,c60ee7ba78e3bdf9
object,9600753f00006baf,ab7a31105d33a2ee,189fa9b63ee68d4f,3ca1f96f5b8f6f8e
object,9600753f00000ad1,47a1ccc58b736c90,5d44125b28bda36e,13f65df8590673f7
object,9600753f0000689c,ded4d8be6f2bc77e,ac7be3dbf4813f10,a7a6d1fc864b23c1
object,9600753f00001710,5b5ce704c77d2011,3e8869768ce5af48,f5e8ab9fb1676344
object,9600753f00004a28,85c571a41dfce4ff,84c2ad00cd5a1f3f,19ca75b3c143c555
object,9600753f00005940,d5cb91013087930d,7ee0d2c4664949a4,2ae1decc6eda43ef
object,9600753f000016db,c9e60e98a7ac0e75,90ddee04ce313ad6,c389b1b8b5d26b89
object,9600753f00005712,c50a71c27564694c,1068fa3c6dfb33d4,a3d7177d8af6d7a4
object,9600753f00008983,f8cb5a5b7c8d1013,c74a4b4c3a4daa9a,38f53f4ede7d30ae
object,9600753f000032a5,0589a1ba7f0664c0,c31481f2f58d1885,70bc8d6e9b12cf1b
object,9600753f00001666,97001a41de0b4938,daedc9777c831bcb,48b0ca73bf03c2bf
object,e820262800000db9,23e5db66d43988ab,2aed80633a2cd321,bcbd2214c8959124
object,9600753f00003c58,19bc0aa60904fd56,8a6a0d938f868243,d65eec89b6569f0e
object,9600753f00004254,d7a0278f2e5b82f8,e5fd71299992cfb9,ac36b49d8e9f9884
object,9600753f00005672,f0b02ea95a0107af,5f029cb29760f824,73d020ec22302ab0
object,3457213200007aaa,56d8915fbf985e03,e0c8d29778d331e2,56d8915fbf985e03
object,3457213200002175,3f40f4392da3cd76,fbfa0ef0d06df38a,3f40f4392da3cd76
object,3457213200000299,ff5d8009f5d3563a,f6a8d479d9daa252,ff5d8009f5d3563a
object,3457213200006399,70020620ec175285,61803b58f79e065a,70020620ec175285
object,3457213200002e70,73eaacd14f4bf3bd,63cc7c6193ad681b,73eaacd14f4bf3bd
object,3457213200000770,52e018fa0bcc1dd1,299c0bd90c4d0c3b,52e018fa0bcc1dd1
object,9600753f000067d1,9e52696037d998b7,3475bb77ff5c40b6,c4168ebf2d11182c
object,9600753f0000684a,b8b928c006071c2d,bbcf8d6f1c061163,efcb41231ed09d2b
object,9600753f00000c14,1a7850b5e7e3be2a,88fef579774509ae,081568be28946fb6
object,e99abdcb00001140,f2a2ad62140ab02f,29231b70e75ccc75,53f00d4e70a430f6
object,88b6ce2300000158,a982807722ebd4e3,ffebb8edc88a61ef,0fd0c98dd4c165f0
object,88b6ce2300000391,a982807722ebd4e3,5296d1c4095972f9,d5a8c3fe66fb7b22
object,88b6ce23000002b3,c81f0e4e74fd146d,f3d0d4a51154609e,abb3faadd61fe1eb
object,88b6ce23000001bf,c81f0e4e74fd146d,43fd6375294bec3b,1a1d2043d9ff40e7
object,88b6ce23000002f0,a982807722ebd4e3,0628f11a3c53943e,39199af2c77cd9c5
object,88b6ce2300000385,a982807722ebd4e3,1d2941bbc674e231,4533a9bb8081ac97
object,88b6ce23000000a3,a982807722ebd4e3,1c1faab852646585,9b99b19d2940a038
object,88b6ce2300000097,a982807722ebd4e3,5c8d2485a0040e92,460b5bcb2cac8d1b
object,88b6ce23000002d7,a982807722ebd4e3,78a7930bdca6c62d,b75608b8a3195549
object,88b6ce23000002ab,a982807722ebd4e3,8ed96d033199beee,0cbe5f1cf74b2e74
object,88b6ce2300000312,a982807722ebd4e3,9f6fda009afb4902,88b770e46af13648
object,88b6ce230000017f,a982807722ebd4e3,8d75cb029d18cd8f,8dd1e6c7825e0309
object,88b6ce2300000316,a982807722ebd4e3,942c7bd4a1c2be50,2e6875f98abad357
object,88b6ce23000001c1,a982807722ebd4e3,b52d4938c6b2e45b,5dce8c2d5417776a
object,88b6ce230000033e,a982807722ebd4e3,814fe00811977d6a,74f36b5a0d59846e
object,88b6ce230000043d,a982807722ebd4e3,7184c1bfa3aadfdd,e35414daf203aca9
object,88b6ce23000000b5,a982807722ebd4e3,fc2e31323c1c4d84,bfcdf5bd27abdf27
object,88b6ce2300000471,a982807722ebd4e3,8ca01728628ecd06,e60fc7ce4be9a1ad
object,88b6ce23000001ac,a982807722ebd4e3,3df9a13509433446,2d426154ad4d0143
object,88b6ce2300000179,a982807722ebd4e3,85a7dcdfeb12cdc4,fb10bf2edfe96a69
object,88b6ce23000001f3,a982807722ebd4e3,b72e8c1da2954022,bd1ebaa1e5a313a8
object,88b6ce2300000423,a982807722ebd4e3,b7b0f5a1b6535125,5372742e52dcdeb6
object,88b6ce230000046a,a982807722ebd4e3,8aa9a905ad5fc397,707bd3f2ae0e531f
object,e99abdcb00000981,744e1e5dc56caeb7,acb15d6c9b736eed,91e84b8b387ff9a0
object,345721320000227f,bea088d559ab9448,942770da7ead332a,bea088d559ab9448
object,049dca9300000e71,7423a870dd68752f,4a703ab66195714c,d54cee6fb92259c2
object,e99abdcb0000006b,c18b5abe005b596c,63b4db795f885cd1,b3edd2a794390ead
object,e99abdcb00000098,068ed1ebae748433,63b4db795f885cd1,d7ace84c943affcf
object,049dca9300000ceb,0c32f988ebfdfc38,457703b35515a928,381c67c5bbccd970
object,9600753f000014c8,602b3b6988ce431c,2f09ebeb3fd07e0a,c6857e378751ffc7
object,3457213200006339,98b1600fbf820bf4,ff8db426c34fb942,98b1600fbf820bf4
object,3457213200003263,552453ee0030e73f,defa2f7be8b9c724,552453ee0030e73f
object,9600753f000088d1,deec306682db9d2c,8c9fe145fd74df35,c3134acdde9651c4
object,1e8f4a7d0000021b,b26c071f22a2a76b,ce097bb396ce5fe5,f74a7b957880f4ae
object,1d906113000000ec,99d588b255c6109c,c0f18fd08ccea3be,644186780b3b7aef
object,4ab3c12a000005dd,1776a3a6a23f81d8,8b14c9d1d1339188,578c858b9ad19507
object,3457213200007c76,c620ad8cae7ad7d7,1f21fd0ede0a0b2a,c620ad8cae7ad7d7
object,1e8f4a7d00000296,4a9e4b91862eb5e7,d37631b1565e1450,52b2f91915a63fc4
object,1e8f4a7d0000057b,7ce06dae29d602a1,4bbde17fafa0d794,fdbd50086ce9d2c5
object,4ab3c12a000000dc,1776a3a6a23f81d8,62d5769bf53814c6,194df90fc967665e
object,4ab3c12a0000056c,1776a3a6a23f81d8,b0a5824bd9baca14,e549a903f61d800c
object,9600753f000074ae,29b57ba1e987845a,45cb74e18ced5ef1,1d35fc2477bf6ee3
object,3457213200008597,f4473f6bb8366c95,a1e780887fecbf4e,f4473f6bb8366c95
object,e99abdcb00000a18,84036dd815d90249,d6b26a7bc975874d,56112d855222e62f
object,035f600700000212,e2d20e56cc97da15,b272d0b5115d1b9f,e8880e2459bae8cd
object,9600753f00001ba2,08575cacfcd067d4,6a679e5e51ffc5a2,cfec7a530f7a0b3e
object,3457213200002f1d,d0d54413c154cbbe,9920d92640efb64f,d0d54413c154cbbe
object,1e8f4a7d000003d2,60da66cc6350c97c,9b39510b5b136f94,4bec348f7acbf2b1
object,4ab3c12a00000351,1776a3a6a23f81d8,14206d56059aba91,cdf87e5fd6ef46e8
object,e99abdcb00000fa1,d75f24c544254490,66955456c2df3bdb,bc0edf701e9d884a
object,e99abdcb000006c9,2d581f2bffce59b1,6d18954e2bf0cc0c,17213b321a7ae953
object,9600753f00003421,dc7e897bfcede008,581cebffa78843bc,790764e061cbe805
object,3457213200008187,c20336b14a1a76bf,1cfc0749576421c3,c20336b14a1a76bf
object,1e8f4a7d000004dd,f9edea22b9ea7a18,0b3647263edf752a,b2f1afa5db9c0e0f
object,4ab3c12a0000012e,1776a3a6a23f81d8,99683e7570a6ad1f,c3c09b09d6bd361e
object,9600753f00001aec,a1dfcd8d1c284dc5,115e9cbeccdc52db,d4844fe7321b1e25
object,9600753f00006717,99020ca38b31385d,e1c0d0ba691fce37,34972015e1e9f214
object,9600753f00000c13,45220d984d1bcda7,5ed2459b60985a67,948639403c18d2d7
object,9600753f00000253,e91dd4cfe35518bb,f0fdcf4f6cfd541a,b7b1c833f5f2e778
object,3457213200003b32,1d7dac1623fec06a,4cbd9351602389e0,1d7dac1623fec06a
object,34572132000062a7,4d4d9a1d8d9628fc,2a123364ca0f5f7a,4d4d9a1d8d9628fc
object,3457213200006e91,20f8cf80af792132,647f6f86fded6aea,20f8cf80af792132
object,34572132000016bf,19d1327e8481a00f,1869d2ce96fd8157,19d1327e8481a00f
object,e99abdcb00000ebe,a15b25402babb9d0,eee749faa05c2a80,bcdbc890d224e6cc
object,049dca93000008de,5f1adabff69f5275,4744ecc7f9ce8a3b,dbc09053e28c0956
object,049dca9300000dab,1fe6189fdeb3a00b,89cde245e04b79cf,346c21c86ffee568
object,1e8f4a7d00000427,bcf8112e4ffe2471,ba728b34b6a8e07a,fe4ad2489cd66eb0
object,1d90611300000110,4a32ec73f82a9d79,98879497be8e22c2,967ebdc8fe16ba0c
object,4ab3c12a00000151,1776a3a6a23f81d8,36198a8d9af088e8,efd899f5d9a73ca1
object,34572132000055eb,c13380fc310494d1,9e656e025e10de0a,c13380fc310494d1
object,9600753f00004766,6d3142714c400156,f759119f24baab95,3f9c57925e28a0cc
object,3457213200000f36,f833fd693f712b5a,d939b4bb907b312d,f833fd693f712b5a
object,34572132000001ee,67f3394b1a1e49b5,e161368d52477840,67f3394b1a1e49b5
object,3457213200000be0,d660894e72ef3264,a011259702e9dc7e,d660894e72ef3264
object,9600753f00005d0a,a13765fdf4047151,e3db1e079d8db8a3,78582bde47fecfc0
object,9600753f00003b3c,638a0f2787440236,3eb36abb8379194d,acd469e12c741fc7
object,88b6ce23000001e0,b7b481fc83f79ecf,e3a0f60ef5e18e72,d4a649fa06e62bbb
object,88b6ce23000003b9,b7b481fc83f79ecf,31d78b5c0a59064d,132b703c65d71d3e
object,88b6ce2300000126,b7b481fc83f79ecf,7de38f0af54ba3f8,dec8505a1c88f6a7
object,88b6ce230000025a,b7b481fc83f79ecf,7bc27d6302c24fa6,8271b07e64134119
object,88b6ce2300000273,b7b481fc83f79ecf,606367f1df3c127c,ae3398238647a832
object,88b6ce23000000e1,b7b481fc83f79ecf,67b15759875ccdae,c35dead3a930d913
object,049dca9300000744,aa61ee78ce1371cc,52ed166b2c5bf859,546213200c38a0d0
object,e8202628000007ca,f373202a31e2f9ea,3e5b3bac68106863,8d340c0bd3c1f343
object,035f600700000177,7905cf70600be252,35982683d56fb816,58af312ae507796a
object,184d4f2d00000bfc,2bd70c521affcf2b,8f9a94879beed7bd,81fe0b4c9dc8202b
object,e820262800000a31,610e4ffb86d25e4b,01e8ecb13ce7afcd,b78cdc37a03abcb1
object,e99abdcb00000ec1,a034c05049414c4b,8ad823b1a9b39f31,4ed2b4bde144aff4
object,e99abdcb00000087,1175e0277314dd21,a6204f97229e878e,97cc50092301f7a6
object,88b6ce2300000420,eb97c4f7099fc805,76bca20edfcf99b8,5957defa90ca52b2
object,a88f256000000115,227e0c1626981402,492b8914b0a4c3de,9e582bda55791121
object,9600753f00002a30,24c3f4992ec7c2c2,6b835d858e96497f,3e04770229103d8e
object,9600753f000036ac,20757122c9bcde7b,fef9683a6345f758,48a2ccc2eca747a0
object,9600753f00007257,63d0bbf29fce23d8,1d9cf4894e6cd174,5930ed016a63c062
object,9600753f00003934,7372990a34155c27,5efc5a5ac012d388,9a9067eb3d289508
object,9600753f00005353,5cff5639a0a315e9,7580bb308d610dde,546373d59b6f139c
object,9600753f00003f23,1a0dca39f46c9c6a,ffa3ff1dedde2851,ca90ba7c7aed02ac
object,9600753f0000014d,c0dd50b6b0ca1d6b,0ac9b28f0d8ae7c1,26d63a01cb22103c
object,9600753f000028a0,b4bd0d23c06976a4,c0c2da6af0d2c9ae,fd8c77c4d9fe7894
object,3457213200005c4f,58a331b6da619c53,1426041adb9e88f9,58a331b6da619c53
object,345721320000408c,c97757b58262e26d,f52da545b2e9caf7,c97757b58262e26d
object,3457213200005757,650ccdf5cac263b6,7cb49419f2600624,650ccdf5cac263b6
object,34572132000063e7,a8410051e043414a,261b7e82147d4b88,a8410051e043414a
object,3457213200006af5,01603e8646ac1f18,e89a6b43efa4fa4b,01603e8646ac1f18
object,34572132000028c1,74974702f19eb7d3,914a0641cde0a37e,74974702f19eb7d3
object,3457213200004879,b351edd04c1fb060,6eb1fbd9863a11ec,b351edd04c1fb060
object,3457213200005993,e682c562fa7eea6a,2e9efc97676720a1,e682c562fa7eea6a
object,88b6ce2300000153,84b48e5deaa152b9,60c22c6325ab69f9,a6368c541e566262
object,a88f2560000001a6,ec0871046eef70ca,e9c212842a005a72,cd48d337b8267e08
object,a88f2560000001e6,4f4541ab5645bed3,6aae227189f3a32c,cd48d337b8267e08
object,516ee30500000230,1e3b1c9c2e993a1b,dfa1cc1c6a8c3be9,5cd52f3888b7ded0
object,184d4f2d000005d5,a438c842e4d9d3fc,0364211029346e9e,3461f145b07681cb
object,184d4f2d00001581,a438c842e4d9d3fc,55fe48e5abb00f47,7ab98aa53ed476cf
object,184d4f2d000008f5,853420ce00cf378c,5965774a5229d6a9,0cc896725946f709
object,e8202628000004c1,8683645f9574701f,c04a097b3c255ec8,aec467d96479a04d
object,0de614f500000177,2462c82b98832fc0,fac1acf6f5aced2b,1ed99ef58c67fd40
object,0abfeea8000002c4,6d565181a7cb5dce,caf732ea822f7bb3,c6b8cd3313bad25a
object,c9a9221f0000006e,57915076a2e04341,83af0e8bb2e3752d,5c70f9e8fffc73f5
object,88b6ce230000048f,84b48e5deaa152b9,76bca20edfcf99b8,e9a26cbd9884ba1a
object,a88f2560000000da,9b1b2f30078474de,492b8914b0a4c3de,32fea1a0ef1d590f
object,a88f256000000060,7a1b7a6d76bbd8aa,a4cc3b4af77cfca0,32fea1a0ef1d590f
object,0abfeea8000002c8,b1e1747c8fd4efc7,0531a8934f3f3418,15e3c6abbd27c51b
object,516ee30500000046,250349b1f0f7fbf9,142d525932f26bce,418fe76bf6f520bf
object,184d4f2d00001be7,0771b604d91d1b7c,27c799c4ae39d428,c57c098eccbce9eb
object,184d4f2d0000093c,9ab296429f338074,af2707d7681dd9bd,7a02b4c4e3a3bc59
object,9600753f0000476a,51a320109d09c941,c1cead6c4d665b8a,de0127fe9995ddac
object,345721320000067b,ed62c3124a785c66,14c70f010ae7e463,ed62c3124a785c66
object,c9a9221f0000005a,57915076a2e04341,9077034327e4209e,d89af7e7a553fdcf
object,184d4f2d0000146a,4097fc71a21e14a5,8edfe7c3e1ee354a,afc99146dd62c8b1
object,e99abdcb0000027f,642f25a6183c4803,b12e556581e363d7,b2378ae923f2f308
object,e99abdcb00000d50,f1595ee760ada977,d50ff89d8f2fce8e,225519f9417c5722
object,e99abdcb00000231,21b04cfa3dcda5cd,ed5a7ed4f86069d0,dc598e35a94fd57c
object,3457213200006319,608805a688b9e9e7,8febc4cc19b9406d,608805a688b9e9e7
object,9600753f0000019b,df63ee1fb0fe3e1c,ca7c04efbe84f60d,b762bfeaec0211fb
object,3457213200000515,ef30d12e7ee7990a,fc4f301e9f267a4c,ef30d12e7ee7990a
object,9600753f0000522e,d7222f6f699cfc19,2fc445ecbba7ca7f,9158437528afbebf
object,049dca9300000fd4,13e34dea03a22c73,a2a57614848a1182,3f034e7cc8bf6ed5
object,035f600700000442,8e0ea46382a15e95,30ee04d5ef6a6ff6,b4d48bf326c5363d
object,e99abdcb00000b98,703152e9ee7fd92b,63b4db795f885cd1,56d06bc1ee5abaae
object,e99abdcb00000fdd,c4b7d5d6506418fe,b12e556581e363d7,36a4bcc84c61f730
object,9600753f00007e6c,367e6cc7c7b69593,043fd5c912e91eba,8c36387f67cd5719
object,e99abdcb000000a4,ad507933a3a94524,b12e556581e363d7,d689dadf707c0264
object,345721320000034d,d0e0675851e8164c,99ab3f17f3b7a229,d0e0675851e8164c
object,9600753f0000858d,ce55cf171192c70e,e4ee5ac77083945d,52c6454648cd4678
object,e99abdcb0000081e,31b4690230ca8c31,eee749faa05c2a80,fa578664ef2c8600
object,e99abdcb000011b0,89c923454fc42219,68b3b852bafc3d3c,0cc9293c68ccf7ea
object,049dca93000002fc,daa31fbad570df5e,00a301101be9e18d,747218d608ed0d0b
object,035f6007000002ca,f3ed7b4e6f424b66,27b7a9e52c642a46,f0192bb102fc581d
object,34572132000041e7,6ed6febe48a60a90,87c23fd1133a87da,6ed6febe48a60a90
object,34572132000009ca,a028703d97949838,992fce58222121ac,a028703d97949838
object,3457213200001d6d,43b8fa7180a64904,9c4dcd4262e93c70,43b8fa7180a64904
object,e99abdcb00000d1b,5c3dce963179a842,f364212e59b9bc18,1c592e12f57bd3b0
object,e99abdcb00000507,ac99baa351d7c975,4dcb0deef4798962,9d8fe323c3908820
object,e99abdcb00000ed5,bed85b7fc3e32e23,29ec8ec02e76a456,dacc6ef4cc136e1d
object,9600753f00007981,d8b5fef977362718,525de1ddf7d72724,28feab652df8b090
object,9600753f000056c6,c07adb1458df8beb,f96031f2d2aba32c,8eee589ad364828b
object,9600753f00007d45,1c820bf02727f946,f68ae1a416ef3e3a,2698cc976f68c1e9
object,345721320000168e,fb8ad11ca7d8b0b3,73ddf5d41e92e651,fb8ad11ca7d8b0b3
object,3457213200003167,632b09e5b2f14007,8a9254ec32fd1d6a,632b09e5b2f14007
object,3457213200005106,9fcbb84830db2da7,9cc999e33c62f4ad,9fcbb84830db2da7
object,3457213200001b43,7e34bfc8377f651a,a33637c3b9ef9c24,7e34bfc8377f651a
object,9600753f00003555,ea3ff91871bdd60b,fb4cc96802beb395,76cd1dbc811f4106
object,345721320000504c,0d06855f93e22eaa,cf33fafcc7bedc9f,0d06855f93e22eaa
object,34572132000086f5,b9d5d99f7de3dcfd,e0fc8419dead8ee5,b9d5d99f7de3dcfd
object,34572132000073b7,eddf54cf9b7c1604,e4ecc1e7eb0d70a3,eddf54cf9b7c1604
object,3457213200002c40,cbfc3f0c9c7ba2fa,923251767337e652,cbfc3f0c9c7ba2fa
object,345721320000313e,2d505db95159663e,1b07fd40dfc10bc3,2d505db95159663e
object,34572132000040b3,7c23fe30c69b995c,e7e72d95392b7634,7c23fe30c69b995c
object,3457213200001290,96c04b143e38edd8,2c34ba3c4da881ba,96c04b143e38edd8
object,9600753f00001b6c,4d0c42b723add76d,27ca75db1a6bca92,77a260fb749fbd74
object,3457213200005e8f,fb8ad11ca7d8b0b3,b2f682d2f4d9d17e,fb8ad11ca7d8b0b3
object,3457213200005950,446f89ba54c66026,585104363ce28a5a,446f89ba54c66026
object,9600753f00003f91,0832b43cabd0d3ab,90bb9ccdab1286f8,59b361eb3b854853
object,34572132000051c1,6e26196ded7b3e32,9613ab0f7f198e39,6e26196ded7b3e32
object,9600753f00004740,57e2b0b46be9be54,be8e9f7a055a0005,a919c63c412ce3f6
object,3457213200003274,15b5420861ca133e,cd33900c1e4a2339,15b5420861ca133e
object,9600753f0000317a,bcbde30bc33c41dd,53c273cb064764cf,2ff126dbe4bdcea2
object,34572132000076b6,704ca4684b66bbb2,80867a824198cb5f,704ca4684b66bbb2
object,9600753f00001f80,ce55cf171192c70e,07772731b8e9628a,52c6454648cd4678
object,9600753f00006898,26f3f6d0f4e519f5,73a7ec7202db9f78,cff206d2be07afb5
object,e99abdcb00000cc8,f408b79606250a9f,0bbd9ef539b5d500,a846a0241ec74512
object,e99abdcb00000bfb,48ab6d07f87d0ab1,98769e072e3b4ada,752b14cd25576025
object,e99abdcb00000ade,13cc6d6e78e1860a,b699013485198c94,5f6576e164141f3e
object,88b6ce230000002c,c07871a977089609,bf0553cb774a38fd,92897821ef6cb172
object,88b6ce2300000070,223dcf19c233a6d7,cf8ae56b1b65374a,0f09dbb7d38e78e0
object,88b6ce2300000333,223dcf19c233a6d7,2e8a289480a197b1,a28a048d2722f291
object,88b6ce23000002d3,c07871a977089609,1f49e84afa37a8ef,33904a2d0c5f7022
object,88b6ce230000014b,c07871a977089609,9ee2cf8f8f3eb7ba,4d07a30c78046b97
object,88b6ce230000008d,c07871a977089609,d7ce131c6c9a825b,82a01da85f96c74c
object,88b6ce230000024f,c07871a977089609,27fe9f1bc1dd988c,853d40131bb8501d
object,049dca9300000254,5180691a8dd917c0,a3313fe66d6bd430,961618f5a358fa4d
object,e820262800000ee9,9f2a23c7a08cbd9e,b058d71eb00b5751,887d18b2837cf3da
object,035f6007000002b4,8d250a8aba7753b6,4d6cbffdac248546,7be051a9a9714ee2
object,9600753f0000068f,62be109bc95af4f7,5e8c8acb5412a2ae,5993f24c4e7205d0
object,9600753f0000858f,c1656d87577b1b25,c3b4d4a2d979a1db,328bc2b70670b90b
object,34572132000000cd,107686391a149af2,c40d3aee05946995,107686391a149af2
object,3457213200007241,682c853ffb0014c3,d7b05299db282b0f,682c853ffb0014c3
object,3457213200004374,bee00172d89c2207,0543cdbae670989d,bee00172d89c2207
object,9600753f00008403,0d801cc14ebac111,b18fa1c500c6cc96,034f18189ba30c43
object,34572132000057e1,4ebd5cf9e8df2449,497cd8170b8c8552,4ebd5cf9e8df2449
object,3457213200000beb,107686391a149af2,6a5ddcdcc3728017,107686391a149af2
object,3457213200004a94,90dbc7523ae7ec5e,c1476394b2d1e382,90dbc7523ae7ec5e
object,9600753f00000c04,d9e17ed4dfa514a5,dbdc1325d88f8b46,ff67b446a4f37013
object,9600753f00000e58,2b7e35bbc1fe7271,61daedb1e6773cd7,20eda52e8dd47da4
object,9600753f00008927,9d170fda9b695e91,2f6e05f95f9efb83,7b9578be180af016
object,9600753f00000428,d9e17ed4dfa514a5,61daedb1e6773cd7,ff67b446a4f37013
object,e99abdcb00000b71,31d593ea5f15240f,79cc54c5086a0fd5,19b7ca56a79f8f5a
object,9600753f00003174,8727dfa18afd0893,a88c0eae3e0aa27a,19746375f7cd9a1f
object,3457213200000184,3874e69649ec4f7a,7807948ad92ab199,3874e69649ec4f7a
object,c9a9221f00000024,b4f7b886112d0e79,76e1832c142989dc,8186f55d7bf5b305
object,c9a9221f00000042,b4f7b886112d0e79,a432bb5563a326a4,7d7d3b934045b4e9
object,3457213200003131,e4a6abc5590a96ce,35fd632ad292746c,e4a6abc5590a96ce
object,3457213200004eb4,6f76c7e2310cf4b1,008370e1a8abc53c,6f76c7e2310cf4b1
object,3457213200003127,c681e5c260b2392c,c966e6b080b70082,c681e5c260b2392c
object,3457213200001599,9632f581d9c77b6e,5ad9b59f95e19541,9632f581d9c77b6e
object,9600753f00002a86,d97bffeafa746df8,c0c307a7ea322e60,9c35861d67d8c709
object,9600753f00004117,9f09413d13e444c9,b5c3dd89ad5cab40,4a34d235740921a0
object,34572132000018cf,19409488e0385f69,0bf11eba3da3b935,19409488e0385f69
object,1e8f4a7d00000440,c5ba9d9fe0b7ae41,4810eb0513ae22b0,8727376aab36a9a8
object,4ab3c12a000003f3,1776a3a6a23f81d8,297ade85b21a4b4b,9c8d4abb78100c96
object,9600753f00000549,ac8030c7f037133c,64afdec178fd45ae,dacc4bccd6509de8
object,9600753f00004e5b,05eb136e380cb798,5a7da822df2d0ac3,0b22fcbd40d3f902
object,9600753f00007003,b063d47135363bd5,1b07469f20ae17bf,b51d80e5a2ed3828
object,3457213200004011,2970480d557af1cd,eb56bd0954e014e0,2970480d557af1cd
object,9600753f00005a1c,8f42a97db700c57e,accf553ce563af80,129efbc4a2a26082
object,3457213200006e5d,af88e8b4b69a825b,a631a1d7beb7a116,af88e8b4b69a825b
object,9600753f00000d81,e025a8ad38283c82,28e7187be920f25a,650cf80a0e112ccc
object,049dca9300001124,7f9bbc3f9b218f0b,6501bff81bf93f7d,fe2caadbc2193036
object,88b6ce230000031b,87836577ad5f053c,fe656e46640c60ef,f74b36e6ef4f0a6b
object,a88f2560000000cf,d30323fa214c2154,fc39224d891b4615,451f91743ff97347
object,bf0d861b00000002,320da897f880f96a,2a78a02e49901f9f,ac91f915bcfca33f
object,8f8f933c00000001,0b9a388fc6dae41c,251d758c17f8a97c,7c5641fa336563bc
object,e99abdcb000009a1,356356ccb7fd3150,cd90704cc3341a4c,f1ce247d1f583a41
object,049dca93000008df,da58df1f1f151811,1d889f7a78a86274,bd6724013146b4bb
object,353a7c4100000008,c926332b11a8955f,2ba102dc1f7a3f8d,b14d0ec97fa4094a
object,3457213200000fa6,d811eb8d91898153,40b082103e3ec589,d811eb8d91898153
object,3457213200005ce2,0e6d4b3835d69ccf,40b082103e3ec589,0e6d4b3835d69ccf
object,34572132000026a7,3c66f5bfda6de0ed,40b082103e3ec589,3c66f5bfda6de0ed
object,34572132000047ce,a5a30b7046d7ec35,40b082103e3ec589,a5a30b7046d7ec35
object,9600753f000030f2,0a907f1647075de4,a54b934b75edec37,818c2dd703898179
object,3457213200005c94,bf59aebf07636ef1,40b082103e3ec589,bf59aebf07636ef1
object,34572132000037d7,4c9dfce1fad2d047,40b082103e3ec589,4c9dfce1fad2d047
object,345721320000050e,db257a7021b90980,40b082103e3ec589,db257a7021b90980
object,3457213200002f57,ec8e753d9959ffe0,40b082103e3ec589,ec8e753d9959ffe0
object,9600753f000026a5,ff120dddc252db14,a54b934b75edec37,23fe977398c80e83
object,9600753f00003b6c,7cde1093977fb4d7,a54b934b75edec37,16817096b6248a7d
object,9600753f000027c9,927c755d5e7c107b,a54b934b75edec37,6c5c3394745c5209
object,9600753f00005300,689e9fe988e6409f,a54b934b75edec37,96ca1addd2f5ec1a
object,9600753f0000322c,e2eda9a3a2f98109,a54b934b75edec37,f8089ae85cb64366
object,9600753f00006d03,986c3c90757427e8,a54b934b75edec37,c83e1550122d2ba1
object,9600753f00002cf5,36d6997f77e0cb1e,a54b934b75edec37,793561a248a76051
object,353a7c4100000005,f7b47db0758bbaa6,2ba102dc1f7a3f8d,cced7cd719ce3727
object,353a7c4100000001,c5dfaac989917dd5,2ba102dc1f7a3f8d,a664f00eb0044c19
object,353a7c4100000007,9e877595bec8c8f1,2ba102dc1f7a3f8d,715ed4ce6a300196
object,353a7c4100000003,362165cb561e1175,2ba102dc1f7a3f8d,693deb1ce455f908
object,353a7c4100000004,739d5bc597612cb9,2ba102dc1f7a3f8d,2eaba67725036387
object,353a7c4100000002,4cd654a2366f76b4,2ba102dc1f7a3f8d,ad3cf59ffc538edd
object,353a7c4100000006,00c03794bf15f31e,2ba102dc1f7a3f8d,65fdbb508b300bae
object,34572132000074c0,b376eef63044d5a7,349207bbddf09491,b376eef63044d5a7
object,e99abdcb000009ee,1c9a3706f7da67da,be8dc08e12691f94,f2015d45226238ec
object,9600753f0000634d,cbfb1c5dd8518716,d8b3449fa78e8922,bc6b7c7d151220e4
object,3457213200006734,afe9fb65afae6902,592fdab5850372ad,afe9fb65afae6902
object,34572132000081c8,4627ad92f4526c6b,fc7378d7592c5c56,4627ad92f4526c6b
object,3457213200003eca,521323b6866e9a22,87fc3dde12fa284f,521323b6866e9a22
object,3457213200000c39,25ed5c942a1eff69,eafde275205a66fb,25ed5c942a1eff69
object,345721320000621c,bbc49cdbdae2002b,480974df228470ab,bbc49cdbdae2002b
object,345721320000526d,5d4f103bbbe25a05,3588558c009a2287,5d4f103bbbe25a05
object,345721320000297f,bc03dbd4a3295405,260ea1ab8b78189e,bc03dbd4a3295405
object,3457213200005327,e38efdb51b7386fd,63849f2c96e399a0,e38efdb51b7386fd
object,3457213200000d47,71a4bac724aefb38,6f334046f39f04c1,71a4bac724aefb38
object,3457213200004da7,ca6d96a97b512d50,4d90a1d149b1ab15,ca6d96a97b512d50
object,3457213200000177,aa88c3b8db462c18,2e428b1af2e02b61,aa88c3b8db462c18
object,3457213200004b95,9e9ff257e5913286,c4031870ed52758c,9e9ff257e5913286
object,34572132000022d9,48e200de2a15173b,7bb5a23dbf86de2d,48e200de2a15173b
object,34572132000051ea,e46f32e28b742ee9,4ccc1da06e5e48e7,e46f32e28b742ee9
object,3457213200000bf2,6063440497bb9b39,0bcedbe9366f9a8d,6063440497bb9b39
object,3457213200005503,ea4ec282b2527d2e,43698ded6ccf7df5,ea4ec282b2527d2e
object,34572132000074fa,ce9cda9253936074,a623e4196c4d4b31,ce9cda9253936074
object,3457213200007898,fd3699c64c3f5761,a30230589c7c25d3,fd3699c64c3f5761
object,345721320000797f,9d25cea9a2c0310f,b7d7bb8bd91b3a53,9d25cea9a2c0310f
object,3457213200007adc,25ed5c942a1eff69,e39a9bed3858a5f2,25ed5c942a1eff69
object,3457213200000dee,dd3d8b857efea182,a6a23b2ddd0f6a17,dd3d8b857efea182
object,9600753f00003750,96bfce1ce8ed46fb,c48a5057d7bbde74,120a7fa7a2d4a4b7
object,3457213200006c66,9267369ae72ddbc6,10fcd47619be1f83,9267369ae72ddbc6
object,3457213200002cfb,521323b6866e9a22,2e01271de07a35df,521323b6866e9a22
object,34572132000058f4,9267369ae72ddbc6,f52fd68fd2c3339c,9267369ae72ddbc6
object,34572132000048a5,686a51dd98e41b61,26ba7ce1cb554c85,686a51dd98e41b61
object,3457213200005cce,cd0c3c43b621f8ed,6ba31a5d40d55992,cd0c3c43b621f8ed
object,3457213200007e8d,fcf43255a718932b,35e53fb36589b3c1,fcf43255a718932b
object,9600753f00007a9f,02dd9f4e77916d92,9b3596a05a54c255,96941f2730b146ba
object,9600753f00005da2,034ae554dea3d54c,067ded2afc50a070,58646b75be0cebce
object,9600753f00008846,5e13b60a55d94407,f149a0963066be58,7f19f588861d22db
object,9600753f00001410,4b7619fb4edb852e,ed02e665b9f2e7d6,66f6e5d23ff9afa4
object,9600753f000010c2,dc87d4d8cb9d20e3,e1f6649c1b516dbd,ec1783e120719cdd
object,9600753f0000346d,0b0f3476cad0b52c,501cbe111912962b,c34463bd6665ea1a
object,9600753f000074c2,5e13b60a55d94407,15ca5933fa7820f2,7f19f588861d22db
object,9600753f00000cf0,ce87d7270cd1e9f0,704c403916517bd9,917a38bf4bcb026d
object,9600753f00005c26,6c07e5b847499d6d,bce05c1621523d26,bdd6772dfc0952d1
object,9600753f00000fcc,b2b87287d74d458f,512056477ecd99eb,524e02e0c080c3d6
object,e99abdcb00000408,9a509d1328e9b637,700a7bd1072fec63,b0a604c1c0ea41ff
object,e99abdcb00000f2c,cca930fa881c1499,7f52e71cf1084f39,e253b6d024b3e95e
object,e99abdcb000003c8,97edec127b00a24a,5b92fbb728de2ce5,94d31e67a25621bc
object,e99abdcb0000056d,c814404394de61d0,6f91c37b9a295307,ced270cdab4b10c3
object,e99abdcb00000716,35d503b16bd9f5bc,98769e072e3b4ada,fa1642f708a34281
object,88b6ce2300000355,f0368ebb301c0a14,aa963c9c1d5632fa,8976c0594a29d1c8
object,88b6ce2300000075,f0368ebb301c0a14,0bce27e8369f2df7,c105c7ce0783e1ad
object,88b6ce230000013b,f0368ebb301c0a14,b9252d3dfb2817bd,2fda3025e04cc174
object,88b6ce230000005e,5e6d48b5dd8a5278,5f132b290d09d36a,ae2c798845c479a6
object,049dca9300000015,026d9bb9b85bc3ae,58a0d1985581e16a,cf7fb9cdc71136d9
object,049dca9300000e6e,07b4ee65f8ede50d,314779ab7b28bc54,90639341850eb6d7
object,e820262800000f49,53eb3fc473489e06,60a8f0fc3fb77a4c,17a58359aa1ddf01
object,035f60070000033e,9de2d83abfde1218,c8c635372eebeca8,d78fd79e0ac4d16d
object,035f6007000002c1,073e36b73b7da1ec,7f3ced113ef5f411,30508f24ad50d441
object,9600753f0000020c,da2c54d25853db6a,2f5409c4b1336faa,21b716e7c6d66331
object,9600753f000065fd,ba2ce781fd62db35,46734629e6b29d49,a0bdeb480be55813
object,e99abdcb00000d0b,624bc47c50eb9693,8db1fc6afb0891ed,5fc3651ba6b9e633
object,c9a9221f0000002f,89e6c887418aa0a6,0bcdba47bcb803f0,745150bed5729651
object,9600753f00008948,b30fb7849e1c875a,ecd5ca56eae9fef9,c5610c49c33d8cd8
object,9600753f00005263,9e32d9524565c7cd,56e09937adca44f3,4732d4c6715f404d
object,9600753f00001107,0b12d1e41f8e2574,9216e17f6deccd2f,cf2b2272e6194f5a
object,9600753f00007338,9d219833768fd12d,850c9f1381c96806,be476b2b3d967061
object,9600753f00007af3,7dd76df75eb8580c,c77f3d0e201a94ab,558d2c7dc1e126f4
object,9600753f00002db2,4aec6de8a90e3d66,76e567d998153264,7540096e786a2990
object,9600753f00008660,279ca1eab0bb31aa,a6e614e453295fef,774dd6477b10c1b5
object,34572132000023aa,a9cce508d7bd4954,bf90ee1d389aae57,a9cce508d7bd4954
object,3457213200006be4,57d02668e6edb355,1f8e1a830b5b1ade,57d02668e6edb355
object,3457213200003d60,bacef382ee0e43bb,c868e5f284e73c9d,bacef382ee0e43bb
object,3457213200005dad,6a806218d16175c7,98cce22f5c9c2e94,6a806218d16175c7
object,3457213200005fd4,2fb8e980d5fb5ae0,9b13520dec225639,2fb8e980d5fb5ae0
object,3457213200004cad,f45680b6d4b50cde,8233cae1922761d6,f45680b6d4b50cde
object,34572132000044ad,ebcafc561a312b68,aeddf10cb3c2b55a,ebcafc561a312b68
object,3457213200004c10,3c29ca00420123a7,aa0a0149358c823d,3c29ca00420123a7
object,34572132000043b9,0433a761ace245b8,82f256a8c77f63e4,0433a761ace245b8
object,9600753f000013cd,cca9813540beeb5c,7d1e6e4fb598ee6f,22463f1194d5741c
object,9600753f00003e0c,2d7ec20629a87e81,97338cc44dd979ca,4b657d8d942450e2
object,e99abdcb00000eb2,10a6e2ec1711a1c2,bf6927bdd998b383,62e8a354eea4c770
object,cef8a36c00000008,4e2842a4cb5bbbe5,f24098b9b1131736,27a48b8626d51eff
object,049dca9300000717,76da46149dac5aa3,88c4ef610b0e6c79,9effd605d29dc1ec
object,9d48df3600000031,1de69feaca47f0a6,f458e263742c50d4,be7d4f68d11087a0
object,84e3c60f00000017,fa6e9086cda57825,837dc26af864a4fa,d09f5067f77cf73c
object,be0289a700000012,4d48c8c9ed3f2dde,93c0bbe286afd468,c64dd9a47ab9f2fa
object,9600753f000053ff,2157d190c84afb85,189fa9b63ee68d4f,cccb43e8ce6967dd
object,3457213200001e5f,84e57582052be960,97e78bc10ef2a16f,84e57582052be960
object,e99abdcb0000023f,92c7ef05cd4fdcc4,af3e613140ec7f41,82dd691032970a48
object,5a69d3ab00000001,825b4f325a69d3ab,6704e04a760ccaf0,748842916241b18a
object,e99abdcb0000070b,c5c497d67f6a21e2,e36c3f8f066c182c,d25044713601a9e0
object,c9a9221f00000087,5033bbd986c6825e,5f220559f56bbd0c,9aa72e68654e466e
object,e820262800000b21,5cdf538a70b4f0c2,abd32500536bb34a,82645090986c9bd2
object,3457213200005f8c,cf3c59f08d7ca47f,34bd0bc51048cb5e,cf3c59f08d7ca47f
object,3457213200007603,9efbb3ffdd4dac76,9de64726ac0585be,9efbb3ffdd4dac76
object,3457213200003591,de7202c98d4ff79d,0bef21d5208c91db,de7202c98d4ff79d
object,9600753f00004c31,a42d1464c089c375,cece710109b46c01,9edab0376df0763d
object,9600753f00003150,90dc11a47a6fc692,3f7437b658d5c0fa,65d44082a292cd8e
object,e99abdcb00001178,82eb53356c823682,0d26b9bfda623f44,ae4a3d4f1ad73d18
object,cef8a36c00000013,4e2842a4cb5bbbe5,7d5b96beffad8cd9,af58fe18b697201e
object,049dca93000006ec,fa0f88b8776e15df,8cf884aeafe8ccc5,19f8823255331ee2
object,049dca93000004e0,db42890108ac0673,037106863121738d,ee0975a991eb8151
object,9d48df360000001c,1de69feaca47f0a6,e232404ff3048c19,e72c6001b825ceac
object,84e3c60f00000001,fa6e9086cda57825,dab85687fe2fb1e5,57d2a6637adad4a0
object,be0289a70000000f,4d48c8c9ed3f2dde,7550b292df9d9327,425f12f606271deb
object,9600753f00000cae,b75624bffe7772ce,189fa9b63ee68d4f,b4324c3559719aea
object,34572132000015d9,42750b1ffebdb80f,d690feb096cc053b,42750b1ffebdb80f
object,9600753f00008097,9754156c5ba5c259,fca7b2f43930c06a,c061cd05a7b060d8
object,3457213200003293,56caf63c3ad4afdd,982af18e466efe57,56caf63c3ad4afdd
object,c9a9221f00000020,26471309fd7bb911,bf98549342b746ae,284ec0f56f8b4a8f
object,e820262800000abe,13dc527bf8e7e3e3,74836dd65ab46770,db029fdebbc1a1d2
object,9600753f00003948,cfbb97d2b3bc2046,6d24f04a118d2f39,7b65f4324d6ad969
object,34572132000074ce,83b5239b1bb58559,38ad71d3f35aee9a,83b5239b1bb58559
object,3457213200006c9d,9c64c9861b337af7,c57eded6ff4584d8,9c64c9861b337af7
object,3457213200002cf3,fcddc702ad03def7,fbade8d8294320c9,fcddc702ad03def7
object,3457213200003aba,717ce0fb1042f8bf,e4f7f77621bb77fc,717ce0fb1042f8bf
object,3457213200001242,aa2ed2a5c0c282ec,a05597c86f6a4bb2,aa2ed2a5c0c282ec
object,9600753f0000454b,d45653f7bc2fbe02,dd2e7872c2fc10e6,5e15b25b8263ce59
object,3457213200004847,18b6136f2f68732a,fbc6dc8779427375,18b6136f2f68732a
object,345721320000219f,86e2d14375e93ad2,a394e051d3f51001,86e2d14375e93ad2
object,9600753f000018e5,4206f055cddac834,4f4c5233c788969f,ebc6e235b0b0c039
object,3457213200002e22,e48cbe92938d8201,bea1103fa894922f,e48cbe92938d8201
object,9600753f00001a8e,3e6673afd6cad63a,dbb70c8fa1b56a18,b7f89f0886f62ae5
object,3457213200001693,104da0e235a67dac,8c500dd7af18ebf7,104da0e235a67dac
object,3457213200003798,2d4454692438bbf1,2614e6e193c90a77,2d4454692438bbf1
object,3457213200002b86,0807dc73103ec0fd,d2ab4c64acf3adab,0807dc73103ec0fd
object,9600753f000057fb,e6248bbc52b1e0af,6f9a9c5ba7927ef6,e574875915e99e83
object,9600753f000082ba,a32032454b7c345f,c7aeb26763e2816a,439ffbc389471042
object,9600753f0000112a,3dfc0ab6590afc5f,96c733e4675c54bd,56c4cd348a18806c
object,9600753f00007bb9,4fe0f4ca522ac3c4,209507f7678a4060,47e3535e2d6be472
object,9600753f00005f98,c7890bfbd3a63434,ce3b2b6c5f14ea30,1c92efddcbb864b1
object,e99abdcb00000137,9d336f281fbd4b1d,cce76619c8244fe9,ae549dd4e4780078
object,e99abdcb000001c4,dc538f9b7ad4d6f5,c1a8f796b860b19c,4c25c16535b91fa5
object,e99abdcb00000b10,444ec2bad6132f6e,aa471d3cec970772,24d01355ec5909f7
object,88b6ce230000000a,aab4c3128be695a8,a01b1594f3328fc8,950db5f8a57ce110
object,88b6ce23000000da,ac44d854070cdd6a,d8f38579ed11cf00,80da5615fcaf9370
object,88b6ce23000000b0,ac44d854070cdd6a,e0d6d0614785b9e7,d70b811cb9e1f7fa
object,88b6ce230000027c,aab4c3128be695a8,330ba02514256e28,ff5987b2cd1954ec
object,88b6ce23000002c6,aab4c3128be695a8,f8a9d7f01a7d302e,1c27b3ee8d476005
object,88b6ce230000017d,aab4c3128be695a8,3c6aadef2dbcc51f,5a56af39e05b624a
object,88b6ce2300000236,aab4c3128be695a8,f224fc1533a20f54,1ee7381663782a80
object,88b6ce23000003c4,aab4c3128be695a8,40592e503f049211,fa10dcaf670b2408
object,c9a9221f0000007f,def02b83f67299b2,8edb803840f284d6,0b9992455563fcd4
object,e82026280000008c,5bc15be8ef2d6394,36fbbe89972a6b70,3e15f8587c7d9027
object,9600753f000024ef,4e52176131decd9a,736aa4c6730b1231,3b6cfaa31b49e9d0
object,3457213200007462,d340473d05fdb2f0,8f08150b536075bc,d340473d05fdb2f0
object,3457213200007344,407d9be5ac4a09dc,6898a2a26a56ced1,407d9be5ac4a09dc
object,345721320000193d,ff30c07c8fd5d982,d73ced0f56cc5e66,ff30c07c8fd5d982
object,345721320000453a,1e9ac108037433fe,32f7203e5f611b6a,1e9ac108037433fe
object,3457213200005fd3,20fa6c2ecd11e34c,c5fd06878a45fb90,20fa6c2ecd11e34c
object,3457213200008213,86ccb51157feed25,7924106fbaebe7ea,86ccb51157feed25
object,345721320000648a,aed92b03843aabfd,ae047c48d3641658,aed92b03843aabfd
object,9600753f000032f4,585bfd5aa50eccdb,ec2cbd8d89bed5aa,e5001653b2a7e01e
object,34572132000044e0,a72372a114b6f035,b840015156fba30b,a72372a114b6f035
object,9600753f00004f4f,af47209381fb76e2,ee49d4350d154321,9362531f1f1a3da8
object,e99abdcb00000e61,08371007e3f0b217,be8dc08e12691f94,9fc76b445a95d725
object,e99abdcb00000f9c,b2fe5b0e8f931c85,350f848e791f4146,d795d464dc4fd639
object,88b6ce23000004a2,026dc712157f3f6d,dc2b7069dae36e69,61405146caee9bf5
object,88b6ce230000038a,026dc712157f3f6d,4e778c484dc6767c,05c67017932994eb
object,c9a9221f00000036,196c594959b2c040,b1658d7794e6c025,99679c526b79281d
object,049dca9300000957,5eaae71b7daa0110,1fc261e3b76952e5,f13dd734c93773c8
object,e820262800000ed1,2ad86ecbfa5e1a6f,023c89d095e39703,44c5f1e4d68da575
object,035f6007000001a2,87975c1f30fdc331,9456073b542d03cb,79c0ba038fe67377
object,9600753f00007f3b,ccc31a2fdd1e3d6c,e6373f02ae190e68,ecafa527255c58cf
object,9600753f00003450,f907d5257c66bc55,02c334bdc8dbb5de,be262d8c3caa9db7
object,345721320000331f,252b06c4ad0688b8,e58d849156053289,252b06c4ad0688b8
object,345721320000008d,666c4b6ba6255dbb,93782462a1476200,666c4b6ba6255dbb
object,34572132000011d1,148d907e92fb950a,6a725c14966e69ce,148d907e92fb950a
object,9600753f000063ac,0e17930016db2546,e761e41d1fa8168a,f854e7d21e905e2a
object,88b6ce230000021c,7791b8d8cbb02a9c,af3a70a1fc382717,a4e633ab8f9c9a0f
object,049dca93000002f1,1637cd0608838f7a,0969a7d0e74e052c,1734f7cd1d45bb19
object,a88f256000000020,cb08b9d5662742da,88f18625dc89e587,f37608eccc2e9ffb
object,bf0d861b0000000f,b294b5619439693a,e172a0210476ed77,292e631a5ec08175
object,8f8f933c00000003,99bfc94c10e1112a,ed735a2f34b325b0,485e51f01a011905
object,e99abdcb00000677,1d25b26133592444,cd90704cc3341a4c,b0df401d49804cd9
object,049dca9300000c6d,c453bc4cb5eeb109,1d889f7a78a86274,1f9bb8e230524a72
object,dbff919d00000001,c9a71b03ee4e9c68,4319191ba13faa0c,b87106ac337f2c3a
object,345721320000256b,080daffe411e4e86,c1974ed1a241562a,080daffe411e4e86
object,3457213200004c9b,fc6632f5cebc73ae,c1974ed1a241562a,fc6632f5cebc73ae
object,3457213200003d29,7f68b08f372bb6c3,c1974ed1a241562a,7f68b08f372bb6c3
object,9600753f00001da2,a35a94241a851ea2,684bf73d8258d7dd,969356df9cc2ee6f
object,9600753f00007471,4f7a74b5378576b8,684bf73d8258d7dd,b469c90d8f060b77
object,9600753f00003981,db263ab72c9e8a47,684bf73d8258d7dd,f2a87da33a043e3f
object,dbff919d00000002,ea177b1110efae14,4319191ba13faa0c,2cb50350e81b5930
object,dbff919d00000003,f4a2bf98ac5b38b2,4319191ba13faa0c,4a61c8cf2641b2db
object,9600753f0000785c,e927cc81ccb852b2,b03610ef5b359102,2cfbbe39f385d94e
object,9600753f00001c0d,b04d533c29ae8e2b,911ac1f4825d3926,98906141c1ef3e43
object,3457213200005584,8629898fc3e226c8,0ec1433ee0605dee,8629898fc3e226c8
object,3457213200007601,ff32fe2835b48658,733707a8a84abf63,ff32fe2835b48658
object,3457213200004b81,fff4b4f73aea4c27,14a3bf5e4066c0f8,fff4b4f73aea4c27
object,3457213200006da4,4bcef18f1da2bc98,0d38c10426dc4a18,4bcef18f1da2bc98
object,9600753f0000294d,920c32ffd410b4a2,37cd751d7a838ab6,690181cc113ac8a2
object,34572132000065f3,66bb097e12b49520,f4f0dc4702e9d717,66bb097e12b49520
object,345721320000751d,d259fabd13621328,86b027e205b955ca,d259fabd13621328
object,9600753f00000824,aa29b7bd054d682a,21432b67e3c64f9d,cfd0c3d93d35b628
object,9600753f00001874,16a55d1e4497e60f,8d75c59b788b4c8e,abba3ac317b12b28
object,9600753f00007222,ba543dc124fe3f70,0fb3f06c3222cf57,9187bcdfc3d1ffc7
object,88b6ce2300000152,a17f47cb4ab23329,2a139ca83307bcd4,3566da0f24525a1d
object,88b6ce23000001c3,a17f47cb4ab23329,37236519b01e4fca,b145427b6c13feab
object,88b6ce2300000310,a17f47cb4ab23329,e74de4d0be0c16ca,41aa7211793e1d4b
object,e820262800000ff0,f808740ce475c26d,08c563103ed0022a,3ae03235227bab4d
object,9600753f0000182f,865992836e3bda17,840bd0201f58c1cc,391adfb8e14ee77d
object,9600753f00000639,34a1ce33243fb6d5,ddc6477f7bb4e1c2,d4094c3bf08f5e13
object,e99abdcb000007be,cf86166ced1e04ef,e8e57a4b8e54bdca,3a2ad1c47227c4fe
object,e99abdcb00000bc4,4e02b66a720c4a92,761b7b330396de4b,19fd3881bf5968ca
object,bb21ce2300000001,eb661901bb21ce23,6fa9bda067736afa,f97208a81f08c84c
object,9d48df3600000024,1de69feaca47f0a6,6094ba48174b80e8,4594d041ddc86697
object,e99abdcb00000b62,9c00ff44aa83a9a7,8de9c54bd883e84e,9a8bb001aab4f5dc
object,cef8a36c00000023,4e2842a4cb5bbbe5,7837873274b6a79c,fb8dec10494457df
object,049dca9300000286,f9bd16dae84d222a,75eabd6db1bf7de0,b19b4d795b985b13
object,84e3c60f0000002e,fa6e9086cda57825,1a5fe0e1239cd155,0dd008e384d2d6c7
object,be0289a70000001d,4d48c8c9ed3f2dde,f3e9b1f106db5a25,b465febfc36d6657
object,9600753f00005ba3,049754dd468491b6,71891f8444ad9866,4afab4b97ff80571
object,345721320000289e,c26342619e4104e1,1fe40a5f4de238a5,c26342619e4104e1
object,3457213200003a43,44a5b84b6c68f0d7,940b386ee2d0334f,44a5b84b6c68f0d7
object,9600753f000068be,f255d020d8c48eb4,8b2632dc8c5db265,c9028dba67f26a4b
object,6066bb6800000031,8c7fcca9f082f98a,1408b6ec7d53d62b,302c664dc71005b8
object,1d906113000000a7,91462a92ca2d4b43,77a9f3c3a85e1650,f16143c1a072f0d2
object,e99abdcb0000053b,d9024a4fe220ce13,fd51644ceee2708b,9fd57f308816338d
object,049dca9300001102,bf4940ac92172c27,33c88dee3d5b10fa,563e4a5dadb1938e
object,e99abdcb0000080a,1b8594969d842774,64f7503004073d93,b65109e5da5ebc51
object,e99abdcb0000094e,e81c8ea8b1236df7,18b8820fa84cc390,af06668c515fadb8
object,cef8a36c00000017,4e2842a4cb5bbbe5,6671b05ee7321bff,9f605cd3ba360a3f
object,049dca93000005a2,fe4748b7f24a105c,d6ecc5cf7ced9256,3cd56517a9cee83e
object,049dca9300000690,73a7ed4e715bfe52,13688b0d7232e3c1,0197c24fccbe305d
object,9d48df3600000027,1de69feaca47f0a6,fe087b673d12a6a2,5cc421a3747e23da
object,84e3c60f0000002d,fa6e9086cda57825,0b91dc2f1553e3b3,62ae3587f3167acd
object,be0289a70000001f,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,06ed7f4dd3dc3f19
object,3457213200007450,7325ef06ddba8389,f4891d4fb6bab8bf,7325ef06ddba8389
object,9600753f000041da,a77e6cfd79e8386f,688f5ad580e88185,ebc01e83d7e68ed8
object,e99abdcb0000006e,74b5169afc32e6f9,e4ed714c944633bb,87013d74c0af199c
object,e99abdcb0000013b,49847c42890fe237,ee01af06088d1513,6e58d888aab62335
object,049dca930000034b,667b9905aa06a395,3b8bf031cdcbb4d8,dfb66c804c6558d1
object,3b3cce1d00000001,645a7549b4fe8baa,61e0b1019b0ce3a8,4e20a136f4fb0342
object,c23324da00000003,9e5008de3d4e5764,9648686c73df950c,146a18efdce1e6f8
object,3457213200005870,fea8393e97492df7,18d0d6a698af43f0,fea8393e97492df7
object,9600753f00007ac8,e3dbd969504672ef,189fa9b63ee68d4f,f3f435b803c7b099
object,3457213200001c11,37fd9baf082c0759,f64ab002d95f7e7b,37fd9baf082c0759
object,e99abdcb000005ff,32f1b11c66a79660,eee749faa05c2a80,87cb6e12df04be86
object,e99abdcb0000085f,77513354a11173a6,63b4db795f885cd1,5596694e472257cc
object,e99abdcb00000a6b,96eddd48db5e6e80,bb74e325e72f5f27,874a91da6acc631c
object,e99abdcb000003ae,9463c1c9a03d2ae0,bb74e325e72f5f27,2de693066008a8df
object,e99abdcb00001239,395ee979bd7f5b00,e8e57a4b8e54bdca,cbd79dda31632437
object,e99abdcb00000389,a929a1661f7cd8fe,7ba00d41ce196e0a,a82d77aae2a9f92c
object,049dca9300000cdf,49c10a087bc0a895,92a68d4e0b64319c,b299630c7fda35f2
object,049dca9300001024,968e63070bb6a3a8,f60ccd225c134146,2e61b5f3fbb4aead
object,e99abdcb00000c0a,7f59b0bd17955487,0d05cd09211d8058,dd878818b3b6efa8
object,e99abdcb00001079,d4c563fea09273ee,5784f6bd1e2370f1,f892cc8fa904cf7b
object,e99abdcb00000f8c,0cffb5b8db095402,398505c5193255be,cad66152ba7a1508
object,e99abdcb00000247,94c65a64cadec7d3,f4f9b43452f117df,772f30086da89205
object,cef8a36c00000005,4e2842a4cb5bbbe5,789223b5b9ddd5d0,56fa11ba451d34d9
object,049dca9300000033,ee279fffdcb4815e,b99296340cffdab1,7637aa4302ea8b5f
object,9d48df3600000010,1de69feaca47f0a6,2bf863f14db3b215,5ad6302852dd1f4d
object,84e3c60f00000018,fa6e9086cda57825,4ae3ce0db8a6936f,f43c3808394100b4
object,be0289a70000000d,4d48c8c9ed3f2dde,b20b48477a8d6320,093c5b53f55745fe
object,34572132000018fa,d04c86bcf07cd306,7a49d35f70d11914,d04c86bcf07cd306
object,9600753f000053cf,e335a91d3e4666e3,189fa9b63ee68d4f,30c4131eba7ad9a0
object,e99abdcb0000046a,8de96a5b784152e2,95cc93310aa803d2,f5d0f6cf686e4b44
object,e99abdcb00000baa,cc6c1fbcfe048bf9,fda6e5a2013537e3,375fb741957b3998
object,e99abdcb00000210,9750e9a848aaec16,98769e072e3b4ada,4c556b39454aa5d3
object,cef8a36c00000016,4e2842a4cb5bbbe5,673eb74dbdc2d313,29c013d10952cd9e
object,049dca9300000fa1,0ca1f2477dd368b9,98ba8799d8581f55,ba741e1cd44c7a6e
object,9d48df3600000011,1de69feaca47f0a6,eb929f2c7caf18e6,a0b792d7947b493a
object,84e3c60f00000008,fa6e9086cda57825,dd8a9269342f8cb5,78bcfbacb35e7d0f
object,be0289a700000009,4d48c8c9ed3f2dde,a03c549b649b5a67,84308f2c6fdec398
object,9600753f00003890,f0f93ac5a2731081,189fa9b63ee68d4f,0aee3e96221498cd
object,3457213200002e84,87a23921ba98628c,2203059f7cd58f84,87a23921ba98628c
object,9600753f00004df2,8e0b59ab6a83b65d,ece54a94cd2a59ce,8e835dd1b731e124
object,3457213200005785,714871bd50a5a88a,ea844c585a553553,714871bd50a5a88a
object,e99abdcb00000613,d4e24108ef3fe7ea,a513fd3e40a2324f,8a30ec4500ac7ad0
object,e99abdcb0000024a,bce03542b54b9b1f,e42e52608ade0452,cb9c4134ab6482d9
object,a9dd84a200000001,e4e987ada9dd84a2,e35aa3c288b392ff,e7d6a2ec58b2a84c
object,e99abdcb000000c1,e32ac5db46982331,01425fe6e10b0c4f,e1840ea3cb6810ec
object,e99abdcb00000872,3241a3c19108307a,37b2dd5949b73a64,7326bf5f3b305a5d
object,85eaf05000000001,398fe2c485eaf050,9a1f8fe8557f16e7,832f205dea9a8f4e
object,9600753f0000554e,268a983e64061d42,409ce91db6f2c68a,c4ffccba84a747be
object,34572132000029b7,804c39c850d7d297,fa6aac3339c91228,804c39c850d7d297
object,e99abdcb000011c6,fca74efe2e4d83ba,ee8531d5598cfa9d,8d6b49cd7540ad33
object,e99abdcb0000064f,d933390b8ab161e4,2f1597b1a25326c6,a365ab718d5cb747
object,e99abdcb00000066,bdab273408a663bf,3e8e1e70fca4e68e,ca282b327e2ca0a8
object,e99abdcb0000089b,fb667be7b3bf66ac,afc8a819b8f6e687,70c4f87fff94f51f
object,3457213200003df2,ce9b32faa5a53642,0e8cc4f5fa5afb16,ce9b32faa5a53642
object,9600753f00007e35,b2a1cd5e45eb9d4d,b0da020faab56b56,85d14a3cd94e7869
object,e99abdcb000001cb,9b995edb07b33a0c,afc8a819b8f6e687,4bf9b9c1d031703d
object,e99abdcb0000108c,3207acfc2e07d5bd,ca268d4a8ec53703,374260214f004585
object,9e87248700000001,302a84b29e872487,b769f512d28d6987,15b3c43fe9495816
object,e99abdcb00000e90,75280685fc61a4cc,806d76ddfe8e6d64,3387ae8c0e17f3b7
object,e99abdcb00000bde,4698766b392f68e2,88de96c5426be250,18db4e9a25e7657e
object,47e58a2500000001,3e6ded1047e58a25,3e22dcfc2a5a90cf,3497bb3ee98168b0
object,3457213200003626,c372b7afdbd423d0,50d63f161f856455,c372b7afdbd423d0
object,9600753f000004c9,61818d707242c57a,72ba804d164d626d,adb3339f79008f33
object,e99abdcb00001250,ba649bcc989897a7,c54ae38bbd920a98,406f933690166f3a
object,2b88a25100000001,c572f5722b88a251,bd10204319b45022,a9eae5ceb19d47a4
object,a8b3adcd0000011a,e12a8491a78f0d5a,c056f23a3c433d23,2ae9541e484489dd
object,3457213200001dd0,55f30e9038c177da,467aeb1ea7491700,55f30e9038c177da
object,9600753f00005ed8,2f8b131812710a8e,b0da020faab56b56,c5342d7e754b81f3
object,e99abdcb000001a7,d60a2fa0926601ec,e9e25e060b1aff0f,cb868f96ff0c9e67
object,fa9b58ca00000001,322de1a9fa9b58ca,9b6fd1d4be6a247a,c9f851ce7ddd6117
object,3457213200004156,c3b2f23099460a1a,a763dec491727fbb,c3b2f23099460a1a
object,9600753f000043aa,5f90e9519d06127d,b0da020faab56b56,14b50081b0f6d285
object,e99abdcb00000b26,f42c63e97b3debf4,50711c6ad95b13b3,1d78de2655378b3d
object,b0aeaba400000001,29b881a8b0aeaba4,1010d9d6d0eb1882,aa0ff909395ef62a
object,e99abdcb0000095c,7c53f13e916aa7c0,0fcb5082eec4c11c,5fac7270fd55c56d
object,3457213200006d77,a0d1688940fa8e8a,47d06104467ec532,a0d1688940fa8e8a
object,9600753f00003ff3,286ac6ad83917af0,b0da020faab56b56,53a203f5936d6898
object,3457213200004c07,889509e186bd8a1b,ab970e1a08faf577,889509e186bd8a1b
object,9600753f00007f49,b06ad6a844284278,b0da020faab56b56,2787dc0ddcd6235f
object,e99abdcb000011ce,77bfad8acb959166,7201e6db6b6fee2b,58a3ddd4cac4b94e
object,345721320000424e,3e2cd3017296f69b,9bd26416596fe104,3e2cd3017296f69b
object,9600753f0000866f,e43e7ef6fc910d6c,b0da020faab56b56,80a4cff876afd62f
object,e99abdcb000010fe,3cd20f2366faa123,c94b7fb866866b3c,491f918406659309
object,dfc1258f00000001,b3420ddbdfc1258f,a6d0ea850fb881d8,4019a6b9b25330bf
object,345721320000256c,f35c444b0bb84d25,e36a0a52170979e3,f35c444b0bb84d25
object,9600753f0000068c,23670d0523a19e90,b5be01e2181b4429,9d5a1971c431ce3a
object,e99abdcb00000f26,273c0f6a2c5e03a8,eccc75c935bff946,b1c2da64fc041cfb
object,3457213200005980,f937803946fc7ec9,8a4cee567b7093fe,f937803946fc7ec9
object,9600753f0000153d,e5893ad4a66a8715,b0da020faab56b56,006da00c62aa994a
object,3457213200000949,a3306b655532566a,75a7f3d6c109c2fc,a3306b655532566a
object,9600753f000030d5,ac21276cc41f6ae5,b0da020faab56b56,eb2e070861c3e470
object,9600753f000045f2,107ce037461bcbca,4e2f5572882b2790,ea12e49ac13be06b
object,9600753f0000827a,9eb2654116e16df1,60c9649aaa541eb7,c88b3ffe909b89c7
object,9600753f000078dd,598eef83202cd3cd,b0da020faab56b56,667bfffdab22c79e
object,34572132000029e7,8c55ac510616d24a,14de86ecdc97d5f8,8c55ac510616d24a
object,3457213200007a69,4134718aca686685,92cc3bb85bbee80e,4134718aca686685
object,345721320000013e,4c2eab9f8bfe31e0,940238969d73c0ae,4c2eab9f8bfe31e0
object,3457213200005728,0c5e21c86f5e9e45,2d66300815977289,0c5e21c86f5e9e45
object,9600753f00003052,ebf68c852b16f5af,338fef61f6e38ee6,02c7cac18000dcc8
object,e99abdcb00001255,297314a771dffcb4,668ea16b369e2a43,796bf19decc493ba
object,4bbd46600000000e,d528448b072b8119,685d7226991a9425,ae8745912ce6eeb9
object,049dca9300000c2d,f55a12dd7f6a3b62,65ac905b66dcf087,7da3db3a9487ef24
object,871a5faa00000324,03181f98c42e4a2f,45529cee61c8784a,8a89ff84835052c2
object,90e8e16d0000002f,18d6aa1205099ca9,87c5dc86d21da3b2,0ea7ce81fa3bf60c
object,6066bb6800000022,657fe3c4c16d88b8,8205686aa4672c85,669a30ecead95081
object,3f26477e00000024,b9f7f264c88a0def,9ccfc1a452000528,558a5660cd889ef9
object,3f26477e00000029,d55301658d909433,e51fb26893f1232b,41325b135923bd67
object,e99abdcb00000e80,0070fe77f316a461,62fa5a1ebefca3cf,64eb020fad71a7e2
object,e99abdcb00000ce3,446c535a8c835aee,23dd27f2df3230e8,d93f79b53611540e
object,3457213200005aa1,cfc0590d90538ae7,956555d35f67ed03,cfc0590d90538ae7
object,9600753f00003b7f,32137f8ae334c1a4,b0da020faab56b56,8387ed47a9dc61be
object,345721320000004e,690c6064a54d9e31,f6401b62f7e45930,690c6064a54d9e31
object,9600753f0000437e,1725149e6f645ba0,57fed8b4c5ca44a9,650388a946014fc0
object,e99abdcb00000130,60564c25670f1121,42e90fb25be8ce51,2c2d53c6d544069a
object,e99abdcb000010eb,5967ac5979cb3a3f,16708fabd7e4c2d2,3ffec7fbaaa04aa3
object,e99abdcb00000d8d,8d035c32875746c1,e8635bf4f3be2a52,749fd951f00b7a09
object,ec79fa6700000003,f797386dc43e6033,1c139572c3a7b600,5416cf2960aa6d85
object,e99abdcb00000512,86d8eb227e0e4ad7,0841e5373185a0b4,7c41dad70598aa79
object,0346cb6000000001,cbcf07c90346cb60,9cd182f24ffe82f9,372b48518576567c
object,e99abdcb00000f0d,9b42deb11b7e57d9,da48dc639bb2db9f,b2fb02e6c25f85d3
object,3457213200001613,3a3f6d72b1f8e05f,fbb971c120a76746,3a3f6d72b1f8e05f
object,9600753f00000509,49bf398f4fa0de66,189fa9b63ee68d4f,5cc20ebc9dd069a4
object,3457213200002ad1,7802ead196bf4193,60169c184d03d181,7802ead196bf4193
object,3457213200002ae1,1ec23c3cb0c5bd02,cfb4b4cdd0d8099b,1ec23c3cb0c5bd02
object,9600753f0000038e,a8ebb120addb9a51,ca7e4a905bd0c3c3,2e841c3044c7ff32
object,345721320000275e,3aea6bfa462a05f4,0323e1cc74fbf4c1,3aea6bfa462a05f4
object,9600753f000018da,22114ac48a11073b,b0da020faab56b56,d69a477558534152
object,e99abdcb00001001,472e46a1a47972a4,a462341c179d27e4,06ffd620df6a68e1
object,e99abdcb000003c9,200b887eba56b4b1,d2b49bfe5506f541,17db3cbc3b7ff7ec
object,e99abdcb000000a6,d75b1205ed2fa302,08f58a5debb36839,0b24dc5b3855ef62
object,e99abdcb0000043c,d19d4d63eea60f7b,e8e57a4b8e54bdca,f40ff6b9bd911201
object,cef8a36c00000020,4e2842a4cb5bbbe5,a477b82fec49834d,1e97c4e3a53867b4
object,049dca9300000f95,ab154278519e8288,f60ccd225c134146,b31b8e7620cb071a
object,049dca93000003c6,f201e9942bff9adf,c389a691dbb48050,0e9173395c86ae75
object,9d48df360000000c,1de69feaca47f0a6,da56bf96b9f1cabe,1b37aeaec854e831
object,84e3c60f0000000f,fa6e9086cda57825,1de3508aa3b72f51,4ac62f7510f0eb4f
object,be0289a700000021,4d48c8c9ed3f2dde,7070650f73295bc9,31d5d535f727d264
object,7b6af0af00000001,aa8a38a34d94ba9b,e5a9fc451f632cc8,0fb2a9f226ce8cba
object,e99abdcb000007ea,fe71f6df2c53db2d,edb05cce7eece2e2,61090121763771da
object,8cf9bafb00000003,4709ece61e24d5c2,a74bf13e06955777,af54d1e9c09d45cc
object,9600753f00005a02,b2da2fbf10331c0b,74f2d905f5a19341,d394d91df9a06707
object,34572132000008b8,37c567aa390c89c4,7360ed032070bb28,37c567aa390c89c4
object,3457213200003cf5,7af0a9f5b171070b,880a9b4ca8821981,7af0a9f5b171070b
object,9600753f00005a33,20987768a8b28b4a,af07a2dd7e73dd1c,6ce441f271a076af
object,3457213200000455,2602875843d03a66,fc3f6610054c6b4d,2602875843d03a66
object,e99abdcb0000076c,96f9d359de139300,770ba9fc48399e0a,ad9ce2c4409b2fef
object,e99abdcb00000b8d,ecc806b64766dc27,913daf15b9865cd9,2c585e9ad16e3fea
object,e99abdcb00000f4b,9899606e72898dcd,21ab9a9d023608ab,cd2d2e64293ac87f
object,e99abdcb000010e4,211e1657ab6c92f9,c69cedbc0e756134,bc2b9a22d652cd92
object,cef8a36c0000001f,4e2842a4cb5bbbe5,3b5de2e8336cca1d,6b655658b6d03a3d
object,049dca930000107c,5a5531be184d6910,71d8f4754bffca26,539c98ccf4fd27a9
object,049dca9300000e78,29e28816a43bb110,e01841c81928d858,793af4e7c59e66cf
object,9d48df3600000017,1de69feaca47f0a6,237c2fa8113ed531,d9ee2d68cedf764b
object,84e3c60f0000001f,fa6e9086cda57825,f08ff742d681b9c0,d7d8acd95611fb2c
object,be0289a70000002a,4d48c8c9ed3f2dde,4bb607052da3bc01,93c7ace87def4fa0
object,978c9a4800000003,a68551dad2812bac,7cdf0bd484d0fae0,af6aab6954c14c2d
object,978c9a4800000002,74f93d91799dc27c,7cdf0bd484d0fae0,5656e31a6db51a5c
object,e99abdcb00000293,9abce7eeb169b6b3,63b4db795f885cd1,5debe3eba90aa7b9
object,e99abdcb000002fa,d3dee9f1eff09e3b,2eee6962f75eaefe,252cf5d87d914301
object,e99abdcb00000621,96dbc016430788af,caf6cc79309f7506,cd59b4dfdde84e9a
object,e99abdcb00000968,2e54af07ef82f7be,9e7ba97d4911cfac,fe3279100d8c33e5
object,92bfd5d000000002,4d607c975e878ac1,b9c61e78b994bd87,83be2171789fb5ea
object,f9dd9a3b00000002,db9e857e8366620b,e00e1b47153539df,23887931a5afe751
object,cae476de00000001,c1265b3bce028e30,b1f0affc97abb2f5,a95727447346111e
object,6957fe3300000001,370f7722626af164,2c4d62147cb91e6c,b227345a4f724e21
object,7a7a97d900000001,9985eb77cee38132,64efc62923e6b4dd,25f0b0b5dbb7e69c
object,2aa4027c00000004,5aa313ef476ede2a,7014f38d31daae02,e6c2d6defaaabd6c
object,9d48df360000001b,1de69feaca47f0a6,ee15c2dfca12a16b,b2605ccc8675784a
object,e99abdcb00000a20,a4a70413321800a7,dbb86a6abeeaf00e,f6db37133e352225
object,cef8a36c00000025,4e2842a4cb5bbbe5,4de8d99adf62dc24,817b9146dc186a26
object,049dca930000010c,9bd35074b546684d,0a5e46e766365c6a,a5cbfe4672bd9956
object,84e3c60f0000000e,fa6e9086cda57825,73f782d445b9cea9,44eecf34186d22ca
object,be0289a70000001e,4d48c8c9ed3f2dde,2d8349fa45c31fbc,a61ee2a44cbc6d05
object,e99abdcb000006e1,d57a2afa791532c0,1359c9327405fd3a,c0786dca8fbecbbb
object,049dca9300000f0f,28fc0a5e37f088b2,e34f86a6917506f7,575f979b2133c175
object,34572132000009ab,625141bd9b0a0103,fd2a58f1ba0fa82d,625141bd9b0a0103
object,3457213200003449,12ad043a626e06ae,031db25644a7ee08,12ad043a626e06ae
object,3457213200007960,615a9f005e459aad,4884d212303b1a00,615a9f005e459aad
object,3457213200007b92,86ad037bd6c8b8b4,eab1de66fed431e3,86ad037bd6c8b8b4
object,edfc13ca0000076a,cda232837ea0d0e2,4d982847ab9261de,dcd7d39915c0f2db
object,edfc13ca000008e9,ac5da94f8835588a,db873ebf0d345fd3,c271e31ed1c461ff
object,edfc13ca000004c5,6ecdaa6879db739e,b0bced565f90ea75,573307070b780b3b
object,9d48df360000000f,1de69feaca47f0a6,db93a1d2c3218bd7,5ed2be926b0e6bd1
object,e99abdcb000006bc,c067aee31be3c674,b639c0df8298ac00,ef949b682ec4c907
object,cef8a36c0000002c,4e2842a4cb5bbbe5,83314a1e33168a2b,053213cb6cd7d102
object,049dca9300000beb,efbf013281db4e62,ac9b89fadc344cfd,c56e506bc70c029e
object,84e3c60f0000002a,fa6e9086cda57825,dcb724afeee56f7d,7764dba063ef603b
object,be0289a700000019,4d48c8c9ed3f2dde,ef045b6d506ece51,e0fbbb4f11511b90
object,9600753f00007642,f93544ff70b25715,53897c5b94318737,fbd5390ed8448f5b
object,3457213200000013,2469d4b7d3ff9211,8ddc6f11ebdec629,2469d4b7d3ff9211
object,34572132000065e1,a9e5d5ef451528cc,4b94a4a722b76428,a9e5d5ef451528cc
object,9600753f00003a49,d13a523435c8a0e9,05154df45ccc9525,a46c55f8c1080298
object,3457213200002456,e06fc3244948f86a,56fd33d68d84e946,e06fc3244948f86a
object,9600753f00000d47,d34834290c67f051,b28fb275bc59d914,4d434a47786ce015
object,e99abdcb00001098,f8e33499628d05a4,7bc66c6cc873a6f8,63068ce8194bc551
object,e99abdcb000008d0,e5c17f30f9f3910e,9c3409f8f942ecd5,c18fff681f129cc1
object,9600753f00007fcb,7af242d82867df29,23565dda5c1ff8aa,9800fcb8aca495bd
object,34572132000082d8,e2122930390b99d2,7f9f8a00d087de7a,e2122930390b99d2
object,e99abdcb00001210,48b4cb999ae4bc9c,24ece12e1016996a,a2137e2ae45d096c
object,e99abdcb00000e19,d6fea2f4d46966c3,5b17a2a57b463a65,51e8f1b156e9a1eb
object,e99abdcb00000099,1bff26bee962901a,e8e57a4b8e54bdca,f2dc9d1e7ff22e78
object,ee01692d00000001,bf3d88feee01692d,82689237b1d0811a,57d10af493ce4885
object,e99abdcb000004a0,968ae54856960f8c,923240828d993220,bd1aa01c870083b9
object,049dca9300000861,a74d0280e1204995,3870be4f37715400,8b56d5d95c5cb2ce
object,e99abdcb00000ca0,03240d01be40f8da,0b8e10b6c22ed9a3,f447a55df525fd35
object,c6748c5200000001,d3c0e7b2c6748c52,ccb2d79885e4747a,467ccb364f81404b
object,e99abdcb00000959,076a4e125ed7a073,eef7e672116ab994,acaaae26a36aa599
object,60585d8200000001,7c46d64c60585d82,09b82007371ad179,89566b911c2a7972
object,e99abdcb00000bc6,9d7b5388a0b523b0,9647914e7882cd0e,5719cd63ae5c0f69
object,39d9e62b00000001,ae15470a39d9e62b,d2020939120d2000,286f9264a1b3c12a
object,3457213200004d3f,6ff8701a5f667135,7abc42ac92466aab,6ff8701a5f667135
object,9600753f00001178,1b2d895fbb7a20d7,48a01049c1aba763,11f41761377abbf8
object,3457213200003538,6e654fa5985b28cb,5c4928cb477569c7,6e654fa5985b28cb
object,9600753f00002ba8,34653fa799d05f2a,cd850eb7fe3bd7c8,d9dd3df2a80a7352
object,e99abdcb00000fe9,27e06df259817fbf,b4faffff98a08bb3,9ca918be7ccb839b
object,e9be823700000001,bca12cb2e9be8237,7021d822e8c348f0,8d53a374c506f2a9
object,e99abdcb00000def,4371d37ec2a99bdf,51daccd50a9077a9,abbbcfe312e08db5
object,e99abdcb00000e28,1dcec6a871c64bdb,85d82fb2ae6c8403,0ead6225a90eab82
object,e99abdcb00000eae,aef2ea5f71a38109,46fc8264f7c9dd14,f7895d2d37fb9232
object,c17b704c00000001,325591bac17b704c,777c60cd5608fd58,e9ed1c87f3df49ee
object,34572132000019a7,312146cfcc7a27b5,f5d7191b3e310dca,312146cfcc7a27b5
object,9600753f00004fbd,39cd4855702463e2,263a25634d999e8b,e4dd4cfd44c5af87
object,3457213200006d83,fa592114670e8973,e1fc6e87066c14a5,fa592114670e8973
object,9600753f00001482,0499fedb6a880144,b0da020faab56b56,5b72ef2d7cd533a0
object,e99abdcb00000059,a441f2630663415f,c6b125acfea9b42a,853782d03a3e0b21
object,d886939a00000001,1d7277bed886939a,1dae5753f3129715,6b42dcc1088314c5
object,e99abdcb00000461,962dfbb8a394e2b3,0f1c4f7722e4d8e7,65ee74aac6757ffc
object,cd46350300000001,190b1c86cd463503,a25028130da1140a,e3e5e6a09e23d52c
object,3457213200004d57,1d3ba295ccc4f512,17abf4ebbcdc6a91,1d3ba295ccc4f512
object,9600753f00000047,096f7341ecc9cdcd,a46d6d03f6107ac4,f6d7a82ff47ebaff
object,f88bb8d60000001a,3b8db9d5bbe19a11,76371d94fd7e15f2,4a643360053b6386
object,e99abdcb000006f7,4004e4841123dfd9,e8e57a4b8e54bdca,4d9e52f460fc754b
object,871a5faa00000138,c6b3945818b3b4f2,b6a05d93eabfe1aa,7e6a4efd2ec9e009
object,3457213200001601,4f602030c9718768,3448c614314b36ce,4f602030c9718768
object,34572132000060bd,cd805d25113d4b00,7590d53bc61749e7,cd805d25113d4b00
object,9600753f00004e58,34f903a7214eda3d,1ac99291ecee2c2c,0e5e8c47ba49f33b
object,9600753f00005e0d,7972d67a450d577a,4fd837f7a1e0f3f8,f675eb3f23d33bf1
object,3457213200001a50,c06443e42d6b0357,8dd10145329a52e5,c06443e42d6b0357
object,9600753f00004f1e,bd99612b40e5931c,6cf2e8ab4b0e3f46,dd74f28a361e5b55
object,3457213200002f56,2163c13835a961b8,2e11d829b5d14e8f,2163c13835a961b8
object,34572132000056bd,b9f2f923cb9b76b6,39cb45e21415a409,b9f2f923cb9b76b6
object,345721320000573e,4e09267c1f240b7b,e56b3aeb36658db3,4e09267c1f240b7b
object,345721320000647e,2d097e1b7e70a40a,bdb6739248dcccde,2d097e1b7e70a40a
object,34572132000031cd,2c7d2e63644ecb57,a3df1348b8fc3dc7,2c7d2e63644ecb57
object,3457213200002885,98ea3fe8178044b7,ff3cf524dcac17cc,98ea3fe8178044b7
object,9600753f00007360,94a5be9e0ae0ae7b,c2f25a8c177a31e8,bab0a06584d290c8
object,9600753f000016b5,08e9987a2b110d88,109738712e1413bd,b27ac5204b61d4cc
object,9600753f00006f4e,bcbb0d3511a60ffc,3430bcb1af3ced51,f26b06e49155ec65
object,9600753f00002126,4da3d83e9c4de108,4d32134a635138f1,7d64e3671cfbc9f4
object,9600753f000006e0,ae996d246af84f9b,64d712bffce170b7,0eac668b5ddb873f
object,9600753f00002b0a,6bbab13568538c66,cbe870a739755fc0,517f63c4d4aaec0d
object,3457213200005cf5,6ebf1b2ae73babf4,2b118259a9cfc039,6ebf1b2ae73babf4
object,3457213200004d95,01abdf5e8172c5b3,66e8defeaeec125f,01abdf5e8172c5b3
object,3457213200000493,87d3e260f4ab05e9,a301dfb5e652832c,87d3e260f4ab05e9
object,3457213200004c2e,e8fda744ed2c0aa3,a05817dff67b9bbc,e8fda744ed2c0aa3
object,3457213200003635,26d7dfee9977a58f,f037d80779182146,26d7dfee9977a58f
object,9600753f00000c62,725b1f9380308586,658b80704050b339,285220bf3387c18c
object,9600753f000005bc,e421f34cdf3fdc5e,57aa25b46815c0c6,1bd33bb0270ace4c
object,9600753f00002042,1eb1ccc00f32197f,906d681df93a85d6,45a1585dc4fcaa9b
object,9600753f00003995,7d56e8f4d7ed8301,404902caa7a3329c,fd388977fa3970e9
object,9600753f00000e75,0f8cbe217222a531,411f818bfa9cf40a,2a3eb8678ca69723
object,e99abdcb00000469,40453d774ae7c9de,2bf070c1d65e28e3,e20c871fb8f71101
object,3457213200007d3b,63aa8a93b5513c35,8c6164f1ba64aeff,63aa8a93b5513c35
object,3457213200007fc7,19ff5f69b072fbb8,6f71dc5ee8646db6,19ff5f69b072fbb8
object,9600753f000062c4,7eb203e65c96ec23,b0da020faab56b56,9552ebc197b9b4de
object,9600753f00000638,ecb2dfee5bca58b2,d7388b5dfbf09f50,98b12d54f0b9ae25
object,e99abdcb00000373,d9fe1d88e0f958aa,14aa5f84efc7ade3,1b37e41e8ef99ab4
object,1d6c050c00000001,6af1ce171d6c050c,bc1ee4c72c3f7fb2,e8d30efe8188ef37
object,3457213200008064,f4d984d848b29cfa,41bf59ce6b81cd61,f4d984d848b29cfa
object,345721320000036b,536c254d9e183147,6212a4b75c77953b,536c254d9e183147
object,9600753f00002cf0,51e7a9cf52c2a45d,b0da020faab56b56,9a395e6d1f287a4b
object,9600753f00001e22,081d8b3a535c43d6,cfaffc9e6b58c550,af09884ac265b67e
object,9600753f0000030d,d5ed0608b1a43457,d0bf19a639704ddf,366c65878517e07b
object,345721320000206e,2d596f6334cf9c12,010a50f40c237954,2d596f6334cf9c12
object,3457213200001639,4a7d0d2b44dd99eb,21c2c36bd943e298,4a7d0d2b44dd99eb
object,9600753f000067d4,62e479ef9a846ddc,74cd1f716222ef2b,c68b22676a85eab5
object,e99abdcb00000fbb,9a4852cc585dfc00,13f3c792699d68b4,35b50942f2d3f2a4
object,45a8e49300000001,1b00985545a8e493,4c816c002a55d164,a9fee4e9f5ca01f8
object,3457213200003f89,68672c10f0818f41,0c420fa1c495809b,68672c10f0818f41
object,34572132000048f6,9f8ba98014dae514,d0358f05e3da5604,9f8ba98014dae514
object,9600753f000033ec,ae6d1452ed700bc1,06a53a8926fe0c7e,0ec0efb79c7c22de
object,9600753f0000415d,45197a3a0076ce5c,ec22a37c70f8965c,c7dc595b10d621b2
object,e99abdcb00001080,5f7519dc31d337a9,793d2fb5c9a4d590,32afccaa4c600454
object,cef8a36c00000024,4e2842a4cb5bbbe5,673eb74dbdc2d313,b65fb79be3b243ca
object,049dca93000006c5,705aa0c4704bb7a9,8cf884aeafe8ccc5,65c8000c02a939d1
object,9d48df3600000026,1de69feaca47f0a6,eb929f2c7caf18e6,b67490f8770f824f
object,84e3c60f0000000a,fa6e9086cda57825,dd8a9269342f8cb5,b62e8bb04a6d2f57
object,be0289a700000033,4d48c8c9ed3f2dde,a03c549b649b5a67,79b3d2703536e22b
object,9600753f00007195,35d969dbed27ba23,189fa9b63ee68d4f,2963e2686c3f753c
object,3457213200005b1e,76d7f3ae2a99b6af,8364334c232556d2,76d7f3ae2a99b6af
object,e99abdcb00000125,879c0f2c853519ca,4689e7273101f653,29d4cadeb33aaa7f
object,9600753f0000123f,e951ff9868cf8d58,b7ab788db0dab0d8,735fe51ad7a58183
object,345721320000222c,e2fc7025e9b1e749,5e4eee40414c50eb,e2fc7025e9b1e749
object,e99abdcb000005b0,d0f81d31b29adbc9,faa27f8a934dec1c,cc3f31d39ff4efdc
object,2d9541f600000001,b9630b942d9541f6,0b48fba9a5aac2d2,bf5bf76de7bde68d
object,34572132000077ac,2b7408b6411b30a2,6b9c1d28b8583f94,2b7408b6411b30a2
object,9600753f00000148,f629f64d759f4650,b0da020faab56b56,40ac6c3fd9e0e670
object,e99abdcb0000050a,a12a4b33825879ba,d46c030cce36101f,b5fb76aa3f2b2942
object,048c594200000001,aa63f23e048c5942,cdd79eca3d36fab0,e7e3c565cb27609e
object,9600753f00001b84,6bdf064fa266468e,b0da020faab56b56,c52db8f24d82c392
object,9600753f00000a36,b86ed044adc90b76,8825ff3ea2bd79b2,40480b6d939b8474
object,3457213200002a2d,0c89153a468b59b7,aa559f4bb4d78be8,0c89153a468b59b7
object,34572132000016e8,7b4a67495fb5f8f5,255501abb3c7e7d2,7b4a67495fb5f8f5
object,e99abdcb00000b77,475a3dab22d0ebab,acadf3bb2869dbb8,8acf833ed274d4a8
object,0081e6db00000001,a3b6fb370081e6db,a1caeb7f53998ab4,0942df2f309e85e0
object,9600753f000033f9,5e8437c8e3ed2f6e,b0da020faab56b56,b6ec9964f9b7c922
object,34572132000009c3,2cd4bc4feb61b324,2602c3d99da44bbd,2cd4bc4feb61b324
object,34572132000004be,3b913f2c45d9ea05,3e59c9fc56acc43e,3b913f2c45d9ea05
object,34572132000072d3,c1104d5e5729c651,18b71b347fe80a89,c1104d5e5729c651
object,9600753f000088d0,84d36b9023ad035b,b0da020faab56b56,335056de81069eef
object,9600753f000088fa,4dcc916df636283e,177922bbfaf552b0,cbb8960b81b71279
object,34572132000044a8,f1eda953ad521341,c817b9f1b988cfb2,f1eda953ad521341
object,3457213200008733,791fbfe6f1535676,13545ceafc1fefe7,791fbfe6f1535676
object,9600753f000087cb,228b4335b00c8652,ea7dbfe7da7c5d59,52ecb96e2a91d4ec
object,e99abdcb00000c11,c0361ed2fca5ad99,7f51aedb5c01537f,cec4928bcd8f7499
object,45470e0c00000001,7e596e5545470e0c,6f508f6bf3c107e4,54136144c5b83a92
object,3457213200004d01,f7238144a9e70817,e33a3330b44e026e,f7238144a9e70817
object,34572132000018d5,c3b6e13169872001,0114eba21a17de42,c3b6e13169872001
object,9600753f00002e35,1375008f4578c253,6932da6115d611ac,027d443a9bf290c3
object,9600753f000052ef,26d26db64e44c932,e67b28607b5fdd73,d346a5080db5ae52
object,9600753f00006e51,61ebe28db4344571,760495e37d529326,8e9750dc007fcf78
object,3457213200005a8a,0c8ad359ae355699,68d9e93941ff8dbd,0c8ad359ae355699
object,e99abdcb00000a61,b0a6ee2019c1010d,4d36a8a557f931c5,258bcd313161dde7
object,8d83ac2500000001,874ddf7c8d83ac25,f925a8ca49682470,5cd2c49149742aac
object,e99abdcb00000189,a7662cdfe452ad24,6f9a83ced160f2b5,ed149fcec9af98e6
object,c42da39e00000001,a606155bc42da39e,61b5de892c17ad30,c23738b60b048bd0
object,34572132000023d3,c7d1174c6ea028ec,c79688bbb8896919,c7d1174c6ea028ec
object,9600753f000012d5,342a6a2fc57bb4d7,b0da020faab56b56,ca27cf49829157a9
object,e99abdcb00000ff3,7b4322e8fd8b3bf3,f2b2c24fe73e6d97,ff16a4c4473210c3
object,e99abdcb000008c0,879343136c626273,c32f631e1e8b8752,4e42394f169ba07b
object,e99abdcb0000082b,df1ec0ee1268386f,8637a776a5b8440a,96dc7d87a3b5023e
object,e99abdcb0000083a,d2f540bb88e76128,3b7704881d6db9f3,dfa1702f57e8fba7
object,e99abdcb00000d52,50cf6de15798c4ec,aa823fe4430c2de2,bb810d58f90fd159
object,34572132000013ea,741e828cff2b8cde,47f8cd7a51794c4b,741e828cff2b8cde
object,9600753f000002a4,6abc661b7b579962,8ce2944471a8bf80,04b3ab2b8a3c8eae
object,e99abdcb00000cb3,b27bd149d01e89fe,aa823fe4430c2de2,956dc8ff59c7023d
object,e99abdcb00000c38,ec09df738ca81cbc,41019c3cda0a2d8d,a3de94db2aee8d30
object,207af64600000001,b380f6a5207af646,1812ada270eef47d,9f2f51a62fdcc7a1
object,e99abdcb0000035b,859bf0d4c81c2fd8,90f31d2e9ac3b1e5,53222f9bf1657dae
object,e99abdcb00001185,9f98b4b478ee3f7a,60eaf82ce5a17d0c,c843db87c08d4ace
object,837fa37000000001,403d6370837fa370,aec7e2a48798ea59,bd70e64db663c81d
object,e99abdcb00000420,87728ce129927867,98769e072e3b4ada,7e30bac32a17ed47
object,34572132000033f8,20f97ff2c406c810,d74e2871efa54396,20f97ff2c406c810
object,3457213200006ab4,818a82940973072d,e1182bc16331bb44,818a82940973072d
object,9600753f000060f1,92afb41e17a914bf,639f486d3c6c72e5,a262c9ea9e53befb
object,9600753f00007ae6,bf356b4dbdbd8900,639f486d3c6c72e5,cd0268c484b7e941
object,e99abdcb000005ca,56afd69dee6c99f1,0bbd089bbc81b94e,813a5b37ae4e978d
object,9493a4ec00000001,584ae4449493a4ec,c7d12d9c310e34ed,9305203c6579d4ee
object,e99abdcb0000090e,c26ffe3f1adb6f96,c1c2789cd118e0e0,8129f1880159a053
object,f11b9c9b00000001,23b672ddf11b9c9b,c116094c985008ac,de10aa6e2d064424
object,e99abdcb00000aab,5bf926a197164c14,6939aee36b68ed11,3388f44331ea38f8
object,ec79fa6700000001,c28e8a554410d3b2,2237517b298bf62e,1d6ae29a99d4b129
object,3457213200002163,30f3b6809795ab61,5598d9ea740815ba,30f3b6809795ab61
object,9600753f00003a04,59fa1d3d1f00775d,b937ebd818dd4c6d,d973819f79959dbd
object,3457213200001aaa,ed67b1781b50d528,d8934417e73af50e,ed67b1781b50d528
object,9600753f0000887f,f77bd56fb235b0bd,b0da020faab56b56,70c9c576c6376f74
object,3457213200001477,7aaf00ed5edd1724,8ea716715b188659,7aaf00ed5edd1724
object,345721320000412b,43eb11624959844c,3254d4955a215c0a,43eb11624959844c
object,345721320000185b,dfe2540937006149,40a5f334236178f0,dfe2540937006149
object,9600753f000024ad,144747ad05aecdd8,b0da020faab56b56,eddd8a9add91c683
object,9600753f000022aa,39c6ad0fce30a280,e67b28607b5fdd73,e9e54bda0c3a73be
object,3457213200007f03,741e828cff2b8cde,d3661e9bc1ac545d,741e828cff2b8cde
object,9600753f0000303f,6abc661b7b579962,e77ee317d72c2c23,04b3ab2b8a3c8eae
object,f88bb8d600000020,688c87c9fe6422c9,be27f9b2fa9701ee,446ce155d49bcd15
object,e99abdcb0000090f,ab31021b5e6b8e6d,98769e072e3b4ada,cd391136de23c37d
object,871a5faa000002a4,4233ceb932588d69,42902e0f5cce4f6c,d7ce4e72419ab5cb
object,3457213200005795,af4c175a84b973b0,5a9d19937a495418,af4c175a84b973b0
object,9600753f00006679,da124925e67e3b2c,0b21f4f0ded33981,8ffda02f45953d6a
object,e99abdcb00000b51,6cc68486c062cd9a,be2cd73f5e6a6ad3,17c0c86bb57a75c8
object,e99abdcb00000a8a,ac5c7381992828d5,be2cd73f5e6a6ad3,b37be229214ce9c7
object,e99abdcb00000beb,749065d33a542ad6,0d05cd09211d8058,877db836aa7036e4
object,e99abdcb00000788,4e50c3ed119c6b3f,e8e57a4b8e54bdca,dcaa70549df0ecab
object,e99abdcb000003e9,2f9c2ba583af83ff,640ecf49374d497b,0232e3b060d6e44d
object,4edddccb00000001,163198fc4edddccb,1babf360a45afc5d,e86cd6bb06b613bc
object,345721320000147e,741e828cff2b8cde,3a30bc4d7a43e44b,741e828cff2b8cde
object,9600753f00001095,6abc661b7b579962,e91930d5d362d255,04b3ab2b8a3c8eae
object,3457213200008162,8f1a085d3b1bd095,1efebcc2b615afb3,8f1a085d3b1bd095
object,9600753f000042c5,2b6f0ba906e870bf,8b3f4f2eb7730ac7,c29e323359090f3d
object,34572132000032a9,df07c154ae2b7b9e,aa5199f540c0dbc9,df07c154ae2b7b9e
object,9600753f00006b43,26dc5ccb48a03dcc,b2fdd7a66a1a59cd,1a7b5f89bbf27ddd
object,9600753f00006f48,4fbc1d030787eef3,e3bb69775e5a5b14,c0fa20b9a36553a4
object,7e914d990000000e,3fd92c7976257bfc,257953bdcbe8ab78,647f8db756d418e0
object,3457213200005aff,fdcd5410ee735969,dece06dcaf2fd1c6,fdcd5410ee735969
object,3457213200003689,e5d7fc6ee02c583c,140ce05e70c4c60d,e5d7fc6ee02c583c
object,9600753f00005d43,93ec9ee97c75ff50,5e53a476529c773c,446938ff17af5ed4
object,9600753f00002fb2,36ce3f1853d03516,b40173b6b87ba42f,fd7d421c34137524
object,34572132000034d8,63040f6e96827d5c,c33b03a6ef42fd70,63040f6e96827d5c
object,3457213200002500,005125545c4de8bf,27007f4ed7f78eca,005125545c4de8bf
object,3457213200004352,b1e72bb4f97a4cfe,20d616c928043ebc,b1e72bb4f97a4cfe
object,9600753f0000482f,cb465a33713b9b3f,b40173b6b87ba42f,7618a60ef750bb5e
object,9600753f00003cdf,bef7d36e69994a97,e1a84c121fcbc73e,2eee304d48d3b0a6
object,e99abdcb00000f25,a850d2bfe84cf373,c460d2a0435d23b0,45535fb1131266e0
object,51b8094a00000001,929aefef51b8094a,724129b865aa3e5d,337b5ee2ed7cd3d8
object,3457213200000971,11de6b4515825e44,9f7895253e9a74ae,11de6b4515825e44
object,34572132000013d5,589eeaf23e5dd13a,6fd369d25b7c52be,589eeaf23e5dd13a
object,9600753f00000a53,f1f3ed928201da12,e1a84c121fcbc73e,19e9ae85ba99b448
object,9600753f00005d41,992b84c8a3838daa,e1a84c121fcbc73e,0c1060ce863bcd92
object,e99abdcb0000116e,27ae773926819246,184f1d965c232c60,e45e6e526a6b9543
object,e99abdcb00000eef,d6f2d254b71e2d04,c69cedbc0e756134,2562ae1dc1cad175
object,cef8a36c00000029,4e2842a4cb5bbbe5,19bed85d2c53ea42,16375e35aa470eef
object,049dca9300000835,8d40ca57d2827771,71d8f4754bffca26,eb5990f652608ba3
object,9d48df3600000029,1de69feaca47f0a6,b7f1c2528830b92e,1d407d7c30e612aa
object,84e3c60f00000007,fa6e9086cda57825,bf51682352b763b1,3d56461eaca91ce0
object,be0289a70000001b,4d48c8c9ed3f2dde,823e317d5512cdd0,73e69c7fced67399
object,9600753f000048b0,3b674496c64b054c,189fa9b63ee68d4f,fea3e6abb5666643
object,3457213200002e5f,91e58ddbcbd7e379,8825f479c59cca33,91e58ddbcbd7e379
object,3457213200002178,96709cdb937f10c6,23443c6f0223dfef,96709cdb937f10c6
object,345721320000096b,9ebb0b9b7f47e9bf,5135cc040aef7cb3,9ebb0b9b7f47e9bf
object,34572132000011de,0d204314ab98e179,3204e475d843c98a,0d204314ab98e179
object,3457213200003c37,d6ddda9fc293d81d,e649a4124bec546f,d6ddda9fc293d81d
object,3457213200007a7f,60d608c6878deafe,d9b7cc999af5ffaf,60d608c6878deafe
object,3457213200007a84,3ccb0d61f3125515,fa5988efde03dbc4,3ccb0d61f3125515
object,345721320000857b,1d4453f7a4d243de,c731ca5dd0649f06,1d4453f7a4d243de
object,34572132000020ad,fad82132b0b40675,1ad062a42dd0339d,fad82132b0b40675
object,34572132000079a7,61b6076399c3e262,9398947f32af07ab,61b6076399c3e262
object,e99abdcb00000851,fb2a8feb99a7985a,98769e072e3b4ada,3cf60e758691a615
object,e99abdcb0000052b,1ec35e7f451ccdb4,74ffb1adae351b94,ff019e10746b1a38
object,e99abdcb00000ceb,545850b966cab61e,e8e57a4b8e54bdca,43d2b447b2ab39be
object,9d48df3600000022,1de69feaca47f0a6,3ee99bde05fd24cb,bdaa5d92915d5203
object,e99abdcb0000047e,3ea2621f028cdc43,14b1bbf80ad29810,f1650aa5ecf6c07d
object,e99abdcb00000687,425a2d28d3a6224a,10635d13e0808ecd,d5d099582fc391d7
object,cef8a36c0000002b,4e2842a4cb5bbbe5,b4b599c4c40b20ce,8ed612c7b2c6ac4d
object,049dca93000007a8,c66a4a12216f0b8e,febf1f3cbb1f0336,c4ddac7892390ac0
object,049dca9300000302,eff8c76d3b3eec94,63b5c7d11df4f02d,a82795f76d289c8d
object,84e3c60f00000030,fa6e9086cda57825,059586216b30c427,72ac3cd6cd23ad1d
object,be0289a700000034,4d48c8c9ed3f2dde,4ebb9e7891c59bd3,7f33bdb45f2d415f
object,9600753f00007bed,46db0acb761bc88c,1cf9b9f9d2fea04e,63237ed91a8eeab8
object,34572132000049ca,4201da7eabcc6975,c8ca3fd531a73d21,4201da7eabcc6975
object,34572132000038f4,1ff4ce123cf51ed8,6f0850453f660334,1ff4ce123cf51ed8
object,9600753f00003a4c,8981b3687395968e,189fa9b63ee68d4f,2f9d5d89d0a3bbf8
object,e99abdcb00000cb5,fc3b58ba4e3d85f1,98769e072e3b4ada,06a00948105ad395
object,3457213200004cf0,a223d7b09552212f,cc8f939031879135,a223d7b09552212f
object,e99abdcb000009fb,aa985253d67fc26e,08c0f2cde6364a5f,6eef5c04f53bbac7
object,9600753f00005397,868b97b79a687c08,189fa9b63ee68d4f,9968f7f0c30ce935
object,34572132000052a2,06ab8fd70f57dc36,7d6b7f2d0b3beb64,06ab8fd70f57dc36
object,e99abdcb00000209,8b3e83fbef1a7643,98769e072e3b4ada,21ca613430b3e4d4
object,e99abdcb0000084d,74ed119e49282daf,391c05804b8a7082,81245fd7b9458799
object,e99abdcb00000cd9,55ae338dc006ec22,84514d59e4d4096e,d27337deb36802c2
object,e99abdcb00000d81,2aa2ad40ec8d027e,5346bc19dae201e0,e0442d2a8c8690db
object,9600753f00008404,95aa132f55b9835b,189fa9b63ee68d4f,ad5504f760021d74
object,9600753f00007913,5038e8cd10a4a218,189fa9b63ee68d4f,cfe52bfb40af7537
object,9600753f000051c9,c09f0af90252d5b3,189fa9b63ee68d4f,84898c18655add79
object,9600753f00004d61,80b324c753982c3e,189fa9b63ee68d4f,e1a4d7ffebbd5e16
object,9600753f00005557,55cb2d778b3a0342,189fa9b63ee68d4f,f2d351cd4a8ce047
object,9600753f000061e4,d5e6b17388e7ccf2,189fa9b63ee68d4f,344b095bdd19b42c
object,e99abdcb00000052,b9ebfe4ef47e168f,39efb7438af4da34,33218676db230300
object,9600753f0000764c,25f5c7560cba2bf6,189fa9b63ee68d4f,3b8c8d254464827f
object,3457213200006fe1,7b6e70984c7a93a7,53b5b9fe68a41e7b,7b6e70984c7a93a7
object,34572132000013df,0d34a253170d8e25,52daff9521a336f9,0d34a253170d8e25
object,345721320000494b,a39bd35f6faf36b7,4a167327bd22e159,a39bd35f6faf36b7
object,3457213200005b93,56680124103877ee,27509b7f70b3aa55,56680124103877ee
object,9600753f00005409,76a29d7c83072603,189fa9b63ee68d4f,caf7f2ce7d5e6688
object,9600753f00005d14,5735fdb25d954bcd,189fa9b63ee68d4f,f74acca057483756
object,9600753f00006eb7,c027fe19d3698bec,189fa9b63ee68d4f,bdd6993e08d4e21f
object,9600753f00004717,a894c0c4d8c6e29e,189fa9b63ee68d4f,eb0bfe0171a02755
object,9600753f00000f7e,52d97e9b49a6bba8,a033d0a82ce0e494,7a1ac8d7955885cf
object,e99abdcb000003d6,ce8f275c1d595e85,ad90a3cf202a83cd,b18a4f661c371a5b
object,e99abdcb000003b9,78198811e35de240,d4c4e517743768b1,389af98f09a6d218
object,e99abdcb00000f2f,f3704e384acc43ab,5a401251cd0f06a3,9eda3199c23aa4c9
object,d099617500000001,bfe31575d0996175,78496190dee520c3,ec5ebd86e3445c1a
object,3457213200000c98,d494504a6e2322e6,0e38e2e8c9422b0d,d494504a6e2322e6
object,e99abdcb00000ecf,ade00b9221b51881,4b47a9c417cc0ff6,eeaa0ca3f6a70538
object,9600753f000035a0,b155c3ed659c515b,b0da020faab56b56,59dc86014f1c2259
object,345721320000805e,2e312d7b503f96c8,760a859f2b11b149,2e312d7b503f96c8
object,9600753f0000173c,5309298fcbddddc0,b0da020faab56b56,96c533ee1c159038
object,9600753f00004288,fddd9e2bca4dfc76,b0da020faab56b56,affa8c5e7806bd33
object,3457213200003b30,4a32adb853b29142,0f7ef44f701bcf6a,4a32adb853b29142
object,3457213200007e27,81acf2f4ee11160b,1ae8e608a9a670d7,81acf2f4ee11160b
object,9600753f00007a1a,9f9e37b5a9fcbd38,b0da020faab56b56,fdfb89d44fcbde8e
object,9600753f00007f61,349f4d91aa93158a,b0da020faab56b56,87787dd7ac21c948
object,9600753f0000619a,03ffa1395ab73085,b0da020faab56b56,63671565f103741c
object,34572132000058c8,d0b13fa61edcbc23,83dc5c103028f309,d0b13fa61edcbc23
object,3457213200005bea,5f217b9b7cc111b9,275c067a308e9040,5f217b9b7cc111b9
object,3457213200001802,55405c4013c2b16b,b321b5c834067e29,55405c4013c2b16b
object,9600753f000042df,f2dba7a0763d9fbf,48a01049c1aba763,e5369552111df3d0
object,9600753f0000321c,c196d5999971faaa,48a01049c1aba763,62e06d1145db1024
object,3457213200001d42,10cce8697063ba7e,2b51262c74dfbf98,10cce8697063ba7e
object,3457213200007c74,1a7772b339ffb897,57c291d7d733a1e4,1a7772b339ffb897
object,e99abdcb0000058d,6d45e48cd1852f6a,28ecfc14c6f45613,9563bb115d0e6db3
object,b26be33700000001,23cfef0db26be337,caeca7b9700cdd0d,89b2f50f9639a9d6
object,9600753f000025e5,e47f39cb1da85008,85f2f3384994ea1d,bd894d8df7825e8e
object,345721320000034f,5c6fe3466dd43242,d46751264a454b82,5c6fe3466dd43242
object,e99abdcb0000029a,84c4c26f7b26c9c9,98769e072e3b4ada,be209c5cee7ca6f8
object,e99abdcb000002e8,36deb93f6e258697,10fd2adbe4d90499,0e07e8b30201ee3c
object,9600753f00007087,566ce62447505129,62afcc54a02a84d2,901c74d5506ba247
object,3457213200003bdd,1fd5c1ac838f2be0,6591ba7781753b3b,1fd5c1ac838f2be0
object,e99abdcb00000e44,a05123ff0ff39d44,b19b3760fc3fcd42,b293b2dc8ecef15a
object,7003fb8c00000001,7b3c08697003fb8c,0b1bc165ffc245e8,735772bdf4695c1b
object,345721320000219b,23c0ca23b17b1edc,46a63632a18c9e3b,23c0ca23b17b1edc
object,34572132000039e3,f33b212d149ddb30,762c6947af0489c6,f33b212d149ddb30
object,9600753f000029d3,f166cf115378be5a,b0da020faab56b56,d151166572ece9a6
object,34572132000062b3,8770289bd65c16fd,15c12472593bbda7,8770289bd65c16fd
object,9600753f00002823,3ae6fbbe162ecbfe,ac2280c6d936c8cf,80754841c07c7391
object,9600753f000045c9,7181b26e2029fa85,bd9376b85d0ca2cd,9651609e12f4b903
object,9600753f00002451,10a12937ad44d51b,bd9376b85d0ca2cd,add73c388db01df4
object,e99abdcb00000e4f,52d8599015e02839,7201e6db6b6fee2b,2656a9661f3a48a8
object,3457213200001128,ef60a6719345292c,6547dc41068407e4,ef60a6719345292c
object,9600753f00001c1c,fc32a7635968a85a,26278a247b5c2d2c,4807343a3c8ffbd5
object,0abfeea800000332,1eb69f849894e204,bc27241b2d26fed3,7aacaf616d1433f7
object,516ee3050000004e,3117ea26b461c135,0615de3fe42e5a92,acdf2bb91d5b4a50
object,184d4f2d00000c62,00e2b641a4dffa24,6b622a95c0b86563,3a06faa8823cc25e
object,0de614f500000074,9711dba7817c0be1,43a8744a84f9bc32,f73db45e98392c86
object,34572132000032ba,9c1dc42aa2e5b34a,044b7878b56bff2c,9c1dc42aa2e5b34a
object,3457213200005d7d,267d4f891ade73ea,15864b1945dce075,267d4f891ade73ea
object,3457213200003303,cf9dc47dd3fc7fb3,f48476e03eb2970a,cf9dc47dd3fc7fb3
object,3457213200001191,25e25ee6bc5b0a47,7a4a0d6c71348f28,25e25ee6bc5b0a47
object,3457213200008031,e066bb863a9d9b36,97fe188c71d07c68,e066bb863a9d9b36
object,345721320000464a,bc6a2e78133d1b6d,4abb3c40207fa3a2,bc6a2e78133d1b6d
object,34572132000046d8,f1bceee7a9b31426,31356290cbbe8130,f1bceee7a9b31426
object,3457213200007361,57e50c7f70c75e73,60ed9c2de075eabd,57e50c7f70c75e73
object,3457213200007d0f,517f2ec37703c65b,fd6405085c9427d7,517f2ec37703c65b
object,3457213200004b1c,f3e204707b9d1efc,3470b4e863dd11e6,f3e204707b9d1efc
object,3457213200007e99,2bd257a7b5fdf8a1,449892ebd0c7ab4b,2bd257a7b5fdf8a1
object,3457213200006e2e,60d86dbcb8f69174,51bd7bc01f21d7a3,60d86dbcb8f69174
object,34572132000079f3,bdaf0b6f6c6ad4d2,feac02ba2b440d02,bdaf0b6f6c6ad4d2
object,34572132000082c1,8bec2694e59da53a,8665aea67eb39580,8bec2694e59da53a
object,3457213200003792,050c68589c6c1258,bec422270609e2a4,050c68589c6c1258
object,3457213200001ddf,959fe5a626d1b3bc,cd3c3eb8879d1168,959fe5a626d1b3bc
object,34572132000059a9,5d34994075b3f947,4e949f0309527245,5d34994075b3f947
object,3457213200005a1f,24ac415d12f3d2f1,26ad14a0a76a496c,24ac415d12f3d2f1
object,e99abdcb00000d13,5e02f1a70d4ef256,bf3293074b14398b,8b8cf250d5fdbc14
object,3457213200001afd,0431a7741cfadd40,1b244d8df9aed39e,0431a7741cfadd40
object,9600753f00000fc1,f369f1f56c05c5a7,26278a247b5c2d2c,2175390777356375
object,9600753f00002a42,f60003d8b83b8355,f6a86bed18639e5c,5ca5d6b1f21981a3
object,184d4f2d00000f5d,8bdbead45580b356,a4e1a37b4380bd10,1a7c4ebe1bc577d4
object,9600753f00005244,cc19c8dc8e0b50d6,b0da020faab56b56,0dc8779784088e54
object,3457213200001f45,5acd01b381406023,d19b3031a9f13ef3,5acd01b381406023
object,34572132000003ba,28b75c7badd200d1,57a064ae047db3f0,28b75c7badd200d1
object,e99abdcb00000b29,d72ef2802fe7c8c4,b62a7a8c1feb72e0,0523e8b8d1b85ca3
object,e99abdcb00000175,d48ca63438f30a56,52718a7f6a42aa0c,10666e96d68aade9
object,e99abdcb00000adc,aa8cb496bbd2eb6e,3e8e1e70fca4e68e,e8002159c3a2e3bd
object,e99abdcb00000fa5,8fde475f8e7e0bd1,6f91c37b9a295307,9c5916dc5ecaccff
object,e99abdcb00000aa6,5bc11afae1e70ea9,4beb7c4fdb06f5f7,aa4e6d0cd17166b3
object,a0b981ac00000001,b2ac18c6a0b981ac,d2a91790dc9c61c9,866e84418c9854f8
object,9600753f00005055,5070e0a7e680de56,1c7a8cff1c1c0b66,b4c7ad86568ec1b6
object,9600753f000021e7,70d72030379bca6b,1c7a8cff1c1c0b66,ff173a7ddbcf03aa
object,3457213200005d3c,2d83b5d13d3c4ffb,9d574a9fd773dfd7,2d83b5d13d3c4ffb
object,3457213200005948,cc9628cdf35ca726,78b383359f3807fd,cc9628cdf35ca726
object,9600753f000067b7,80b37df410273e13,28ae61135a1cdf2a,11ee3c5a85a74eae
object,e99abdcb00000d29,a6c465a53c05d1b5,184f1d965c232c60,321cab60fee50e29
object,e99abdcb00001104,86da7c8c30e7383d,a182d74d2dcad3f8,1e37309342e1f845
object,345721320000425d,816915995f2f69f3,7de6ddae2ec8eb64,816915995f2f69f3
object,9600753f00000329,0ae158387227af2a,3e7ba143d308efe0,93f07356739b84c8
object,e99abdcb00000474,a95ef5f3c9a1a940,701ba471c90ef73a,0ab469ac9a3a7a37
object,e99abdcb00000b50,c51306519bb7bb5c,5b92fbb728de2ce5,0326576bb38f18d9
object,e99abdcb00000c1a,1fe2224adc2386ab,184f1d965c232c60,a9f9dfd238c3555f
object,e99abdcb00000492,1cd3a4c8cec878a5,465e5c913c1a7458,f57eca375d9cefec
object,dd48898f00000001,d8f3ab23dd48898f,8e9a8c2938a263d0,b22b8a1b9c72bd6c
object,e99abdcb0000097c,b4f689cec06c1203,9d1c4ba09398a950,e1909c4113c2f580
object,34572132000086c9,d242243b4eb3024f,a750545dfe9f31f7,d242243b4eb3024f
object,e99abdcb000010da,ddc8a7122720bb29,9d1c4ba09398a950,adbcd4a3cde39cb2
object,9600753f00005f7b,ab8b085de9eb6f98,b7bc16cdf47ef51e,2f45ac04ee7da79e
object,3457213200001a69,a60a8d8750b3a3aa,df154a0ebd551643,a60a8d8750b3a3aa
object,9600753f000082d3,bf11e8ffb6756eee,0e2fe57dcaa2f1b0,3fdca83f8a1b7ed7
object,e99abdcb00000cf0,6a00e4c8a8d73810,53deeebba41834b1,25ea9a22a5f68395
object,7700eddf00000001,f4b1366d7700eddf,b780b9dcbd59a332,87fe36c6acaa5953
object,3457213200002acb,3faabc1c3cb02511,f05542d41c82880b,3faabc1c3cb02511
object,34572132000055b0,77c7b661a9f8d5ef,32a75f0e7cfe4fff,77c7b661a9f8d5ef
object,34572132000045fb,7520e528151ec414,f1221ab9ef724e27,7520e528151ec414
object,34572132000005f9,33377c2688c1cc8a,2899a8662d339617,33377c2688c1cc8a
object,9600753f00003125,9ed1ae58d6632502,ae293125351b8966,15586882c854d970
object,9600753f0000835d,c3563de288440109,ae293125351b8966,d4ee7249e465d51e
object,9600753f00003cf8,05466a44453c1981,ae293125351b8966,c56445b03c2ec1da
object,9600753f000042be,66f8625d2bad61a3,ada14cbedfffacc8,682ceff0c7dde7e5
object,e99abdcb00000e7a,0c9d2978f76febe1,0f9721d375bf5253,57d22915f0453641
object,9600753f00007f21,6c88a8e111abd82e,c749fcd25ab2f07d,e9246b0e45a38c62
object,3457213200003950,b06a3939d5e5f5b4,c64599649b661062,b06a3939d5e5f5b4
object,345721320000858b,113077b117c6d4c6,da1335818f5b910d,113077b117c6d4c6
object,9600753f00007db2,0035f6774fbba84f,28d630b7503eb9c3,5bc507c8976300ef
object,34572132000038a4,06368a427423fba1,5683644009606ad3,06368a427423fba1
object,9600753f0000006f,c2f204c0205ea542,c749fcd25ab2f07d,93fe053ea283a09a
object,9600753f00008839,cecc180fbb6ee170,41ab613695561170,e88df0ba0be60951
object,e99abdcb000006d5,4b9c5d8027123802,b45c7b95f0693133,d79c650d3aa75304
object,6078478200000001,9b908cb560784782,4571fdd911ed04c5,0f62901eeed66044
object,34572132000009d0,49f2d85c73e1d1d3,0895fed689fde3df,49f2d85c73e1d1d3
object,3457213200004e09,d62977e1285874c7,48a11832ac8a84b9,d62977e1285874c7
object,9600753f0000670a,970121dd275ee367,612b866047333c62,ae4c509b5e84e264
object,9600753f00005f1f,a37b4a3f78dedd7b,bd0a32f02aff0682,eb91f8348aa88057
object,9600753f00005a8d,a1d92348f3067984,bd0a32f02aff0682,0cf7559491470b1e
object,3457213200006f6f,0b302c2ff1434de8,47871b49a4cc53e2,0b302c2ff1434de8
object,e99abdcb00000d90,5183197fa5209d06,995e2145602eb798,0a19e54a318250e4
object,6b84354100000001,c5355bca6b843541,a62db5bac10839b1,44f1043e14c46005
object,e99abdcb00000b99,a0d6dee11c605333,a5e0d57930e74ee6,024cad5444ab02db
object,e99abdcb00000636,410dd292480a04ff,05abea0f16185349,d534da2c58bb2921
object,f0dc8e0900000001,ab7b1866f0dc8e09,7c002732bb60a9a8,0608a9b5908c430e
object,e99abdcb0000061b,6724cd6c58fb4997,5c05ce41b4c9ed7c,9ca2bdd3639be543
object,022c150e00000001,b1f9257c022c150e,14aa90c6aa257702,fe38f1a57e9ed27d
object,9600753f00006504,59e2fb6f01e2e688,ce82b396813ff1a3,66e73d070b4c45c9
object,3457213200007ac8,d7ad4481235fc1a3,b1c3fde0c5577beb,d7ad4481235fc1a3
object,9600753f000038c5,b20dc3726044298a,ce82b396813ff1a3,49fd1f93bc590ce5
object,3457213200000dbd,d3fc3ceca8228ed1,883b794f1df2294c,d3fc3ceca8228ed1
object,e99abdcb0000041e,b0ef8aa1c9972521,5fcba200bb65d79b,a7877ecf3fdb502c
object,e99abdcb00000074,e38d5b591b181cf5,bbcdd87ffcca5a75,30d63e5540f9361a
object,b547756800000001,2831c1adb5477568,85c9355cb12384ce,c5fd54765495e8d8
object,e99abdcb00000bd5,ae45ea9d4ed702b2,4affdeea108d8a16,943a1ee88103af5a
object,48cf03e100000001,6a90651448cf03e1,605fb710dd187a06,8a6fd77f00f442e9
object,e99abdcb00000a70,d714a055ec8ce825,a75caff55f5321e2,142497daf4153ced
object,ae0e20c800000001,7c0865a1ae0e20c8,1a7c06f246b301db,82c0b10fde30ae7e
object,9600753f00001698,cd4378a911bbe579,b0da020faab56b56,0a4ceb42443de9de
object,345721320000800e,72058a44e16fc30b,67cb19ee75419591,72058a44e16fc30b
object,9600753f00001f52,0aefaa23fffb0df9,b0da020faab56b56,9893eff951e26e0d
object,345721320000622f,89e67716a5908b0c,e4ba221ea41afaa3,89e67716a5908b0c
object,e99abdcb0000125d,8223693b93fbf39c,a8b38db0422ec2f1,e2c7e423d4e5acb0
object,441904c800000001,7d835b90441904c8,982a930a377453d5,5a9b50f99490340e
object,e99abdcb00000b92,9d5735e7d85ab07d,be4b21effa254810,bd7cded7ad9f0665
object,e99abdcb000001e1,c20438e495fdc340,6d3c581758eaf5ab,7c4fe8d18b9d38da
object,791f7ae000000001,8ead2c64791f7ae0,86d32005b6a6d9c7,ab27616e2384279a
object,47b3a79e00000052,f1bc06c5d91c167a,0dd31166b3b2d97e,1d6e49a878d64f46
object,e99abdcb000001fa,79590b1e7a9f830d,fb4e75bb98231e9c,49f8891f2fba1682
object,b3bb2f5100000001,ffa9c8c2b3bb2f51,66239c56bb78805a,4c45c7b4d4d12121
object,e99abdcb00000070,30c01e5d64a919e4,013b56844705a497,9e96d629c8308af1
object,bc8367bf00000001,24588a2ebc8367bf,7299410dc96f2550,17bd270f40d3faf4
object,3457213200004052,1aed46f9c2ebc9a9,a69aeed65ba4ca86,1aed46f9c2ebc9a9
object,9600753f00004a74,d3213f48a8a08f36,43d0d1e50241b3fa,1e1c0a37cfb83c19
object,e99abdcb0000051e,1c86d755d08b5484,675132960b017c92,a1db4f4a2bf4cb92
object,4c94c29300000002,6bc2cc8a3456bbb3,688d270b9bc9fd62,ac9787a2959f6cd8
object,e99abdcb0000035d,b73f95f60a3f65a4,46d2a37aea83dc0d,002c8820aedb998b
object,b2a6603000000001,4018e292b2a66030,5a606a00332a6ad2,8f4b42a9661d48fa
object,345721320000675d,6c967dc0c6162c2f,b54f008688a2a5bc,6c967dc0c6162c2f
object,e99abdcb0000083f,2702803654197648,624670abe29c5460,eff254d5ba63464f
object,651a7eaf00000001,18d3b4b5651a7eaf,e17915cb40daeb19,1cda372c14576cfc
object,3457213200005a5e,698f877e718fb47a,90112a0abcbb0fd4,698f877e718fb47a
object,9600753f000019ca,b4523e23143ca025,a5a1a3b58be8f239,84830c7f4aab1b59
object,3457213200001977,12446cb08c762b5e,5e6c10a9dadf7bf2,12446cb08c762b5e
object,e99abdcb00000f0e,67e4b48ce0931a6b,a4a019770ad1ba25,9607188c3b1d2dcc
object,9600753f00004b09,87cdfbc054643e59,eac57ea818d37f41,d208efeaf84b8dd9
object,e99abdcb00000403,dba4adcca6de1c80,65cca67d2c3fdaf7,1217def027dd09a7
object,124a2e9700000001,ec9b09cd124a2e97,5d12fc9253195f8c,f89ee383ded9a39d
object,345721320000333c,a080688803049ff4,3491318a8ba804ca,a080688803049ff4
object,3457213200008225,dd5eee9b180d4c57,9354dd534f37a5a3,dd5eee9b180d4c57
object,345721320000284d,c0ab3ae0cec35fd6,a56bf079f58c9fe1,c0ab3ae0cec35fd6
object,9600753f00002d8a,7e1252d5b2c5a7b8,f8a1c4721bd231ff,de65e108201eb560
object,9600753f0000812a,5b6bd08e3e029da2,f8a1c4721bd231ff,546c89a9ec991180
object,4c94c29300000001,4fa9cdbd2ab28395,2caf4b0cc38d6424,0525cf4e33b0233a
object,9600753f00000175,e66eb25193659914,b7bc16cdf47ef51e,9e5a3476ff5f2305
object,9600753f00003034,3b03a151e836be38,95125e3dc0dc54ef,5d4041b52780469b
object,3457213200001c25,77b5f4b9d4919935,7f3c4404e08f23c5,77b5f4b9d4919935
object,e99abdcb00000b54,3d00aeadb515e69a,021b4ed73bf37877,a0a26ec72be18958
object,d695287700000001,8ba1413cd6952877,0264e916543e69d4,95a5fd3b819cbc5c
object,3457213200002538,35f87455532f6636,e3b8f37af7dff68f,35f87455532f6636
object,9600753f00006917,e8343b446415d35c,e691dcbf27aa4fa9,4d6871fa8ef4b80e
object,e99abdcb00000769,aff4aa46bfce4b61,78cc8d1eb70efd0d,94d277bb20ae165c
object,cef8a36c0000002a,4e2842a4cb5bbbe5,673eb74dbdc2d313,1a2ecc6f42874234
object,049dca9300000bd5,739ecd0a08517fb9,31304358f1698337,cba6491f084a5db5
object,9d48df3600000020,1de69feaca47f0a6,eb929f2c7caf18e6,5e90ac03118bddd1
object,84e3c60f00000012,fa6e9086cda57825,dd8a9269342f8cb5,1b113e28df0ff6ff
object,be0289a700000016,4d48c8c9ed3f2dde,a03c549b649b5a67,7f817f835f0c8a8f
object,e99abdcb00000d1d,b1d46dded604c2a5,88bfb0a85961adbb,3b56d5ac595146f3
object,e99abdcb000009f4,9f1c870077f12006,76bb5fb7b3c2fe76,515d4951a84b1b8c
object,3457213200001f47,dd1832e5cca81ae6,6e122b3163b5ae8d,dd1832e5cca81ae6
object,9600753f0000061f,f2cc69817116f580,b12689a564fb3ff1,6aa0bdd89ed7d80d
object,049dca93000009da,9d78ae79cfa6998f,98ba8799d8581f55,4554c3f6a9f59fd0
object,e8202628000000c7,9c99acd96bf52029,2aed80633a2cd321,30642ca8f7d58f3d
object,9600753f000018bd,4403e2bb417a31e2,0321440339f97c1a,813322cfb7248dd4
object,3457213200000ad7,6fd82f9b34122786,799e1308ac650fc9,6fd82f9b34122786
object,34572132000027bb,277fbcfa2ef1c534,309247af805b3fb3,277fbcfa2ef1c534
object,34572132000086fa,277fbcfa2ef1c534,82dfd999b366567e,277fbcfa2ef1c534
object,9600753f00006c58,b194bd9ca76861ef,a1cc9422bbee44ce,a2fe8413ca4e81dc
object,9600753f00008396,f737fcea1fe20941,ce82b396813ff1a3,ad67a1e50f551103
object,9600753f0000865e,e553023aa6cff820,95125e3dc0dc54ef,1566c3ac8308fe73
object,9600753f00002b79,79392d3e42506f90,0bc1dcd63a2f6a25,0498ee1ff981fac0
object,9600753f0000803b,968ba72ec0bcf581,daf628c41469f085,960e48b584988091
object,9600753f00003bec,edb4e6baae8bce26,87c3b3ef5b45a071,bd4404b186cd4074
object,9600753f000042fa,c8d9f34a477978a5,48a01049c1aba763,50cc02631bbd43fe
object,9600753f00006f2b,a60f631b26be6231,189fa9b63ee68d4f,8721250c93d0a8ce
object,9600753f0000780b,909559e40754cfb5,b34ac9a44c4aeac3,2f03d92bd0380c3f
object,9600753f000076c3,70f83cc0292fb849,739c203147180d62,d2d010a0fd651454
object,9600753f000007f6,93f95cde61bab329,d6a7eef22a585f1e,1369e9ab77d060f1
object,9600753f00004de3,6965b6eb323a7a34,a8cba14f15f75e01,0034fdf8a394e2cf
object,9600753f00007a83,5fda03658ed1bff9,b34ac9a44c4aeac3,83903a9f12e5d2f0
object,34572132000008b4,dc6902b99602e179,6bce1cdce4e6d4f2,dc6902b99602e179
object,34572132000076e5,6955a1afd130f2e1,1429b58963ea6867,6955a1afd130f2e1
object,3457213200003b6f,8c3c1ec3cb015bce,f17d891bd73a50c6,8c3c1ec3cb015bce
object,3457213200006f3d,96a13fe2fd6d3340,073ebd973e017322,96a13fe2fd6d3340
object,34572132000022ad,9d25cea9a2c0310f,e97d2bf30c8dcb2a,9d25cea9a2c0310f
object,3457213200007934,8d629dc2b0a12e61,a103cfa37d85cd0e,8d629dc2b0a12e61
object,3457213200002ca0,3a8eea033255e9f2,115652edef9d7996,3a8eea033255e9f2
object,3457213200002cd5,0fe91720ea7b848c,eb76998758ec2ec9,0fe91720ea7b848c
object,3457213200001470,054e2f13927544ad,3ea0bfe341718183,054e2f13927544ad
object,3457213200004857,378eb881ef638da4,d3af54f8a6182a8a,378eb881ef638da4
object,3457213200007ca4,c7b9477d969c2af1,a2b2e135df23632d,c7b9477d969c2af1
object,3457213200004a43,242c67001fc4b890,d143d01415fd6fdd,242c67001fc4b890
object,345721320000295a,6c3bb6fe43662a07,c5d2c4ff69323002,6c3bb6fe43662a07
object,345721320000378e,2aac7eb87a44e6b9,ac9a68d9c011ac4c,2aac7eb87a44e6b9
object,3457213200001d8a,24e448f489658730,4d26d16d6410d4bf,24e448f489658730
object,34572132000065b2,bbccbf2229641091,0873c4d6493ab8e0,bbccbf2229641091
object,9600753f00002038,2438d85f8816bec1,7985015e5099e837,e2db52e45aa43899
object,34572132000053c8,ba03b486c3e10454,38f1dc4b191c65a7,ba03b486c3e10454
object,3457213200005ab8,3401fb46f802f05e,21a86ea065af47d2,3401fb46f802f05e
object,9600753f00004fe7,aad651e23be14a7d,6a623f7fb214edae,3502deaad4d5c969
object,3457213200007594,415f778a4defe3bc,9018d0533abcd0b0,415f778a4defe3bc
object,3457213200000b3e,aa464d8e98830805,0847523571213f31,aa464d8e98830805
object,3457213200001596,57711084d50af092,ae63c2c4a434c144,57711084d50af092
object,9600753f00007812,2232e3a3e556f416,67b850e4b97926a7,f85e8d43023350ae
object,34572132000024ff,cccd270f4fe5de55,704ea03161680723,cccd270f4fe5de55
object,9600753f000048a0,98bb64be2862071c,ecdf9d5cb33115b7,b5f659e43642bc9d
object,3457213200001440,888b4c87b2d5cb45,ca592d16d7ed90c2,888b4c87b2d5cb45
object,3457213200005165,5017976188301518,190d756f495a0766,5017976188301518
object,3457213200006ac9,896f56cd15c5e6e6,8d666e8086197296,896f56cd15c5e6e6
object,9600753f000083ed,1f67b853cf4b9ba6,ffbc2d697a486619,187ff8b9167bf17a
object,3457213200007c4e,21d63024ed3826e1,c6b2d9a88e9760cd,21d63024ed3826e1
object,3457213200005cb0,11b1db72a4b9960a,3eb0b74714ea0df6,11b1db72a4b9960a
object,9600753f00006f63,cdc92d8e01ac40b7,55e32754567d28c0,649c0d5a202a2798
object,345721320000141a,ba22b58a4b9b2033,81e9dd12cd5bf8c7,ba22b58a4b9b2033
object,34572132000023f6,f4c1c2520b16a455,ea5033894fe0b8ac,f4c1c2520b16a455
object,9600753f00004053,8666c27879a00123,8712cf96eca5b064,ec88452e40cc2056
object,3457213200004fba,97c936a872820374,0fb6436cc785c40e,97c936a872820374
object,345721320000060c,9802f39a8fade752,4bd12cc4f5df2a03,9802f39a8fade752
object,34572132000072e2,6955a1afd130f2e1,9ee891ccd723465f,6955a1afd130f2e1
object,34572132000024f5,1b42b5948e79f68f,fb681d1e4f265ec0,1b42b5948e79f68f
object,3457213200000123,a7d784401ff333df,9ff84ca1cdc857c8,a7d784401ff333df
object,345721320000477c,465bd285c4b01d7d,cf6aa05b57cd1815,465bd285c4b01d7d
object,3457213200008736,8e6346e831615c27,1828bb9e4675d3f8,8e6346e831615c27
object,9600753f0000145f,fe3c1e8ff9c1dfeb,fa52eaeb5c56ed4e,a5a7510184b25830
object,3457213200006601,82f27d40b360d661,34c493a4bd03f7c1,82f27d40b360d661
object,9600753f00004202,8e3d430e70e59ba6,b29fbb4a1c1150bf,8c7a06360e364156
object,3457213200006b04,fc8c5ee10acd559d,317dde438f51aefe,fc8c5ee10acd559d
object,9600753f000034ee,c93948213132e75b,58c710020516efd3,3e72f87d16223354
object,3457213200006997,d19bd9df0e45509d,4a957edfe5be0883,d19bd9df0e45509d
object,34572132000000c1,9d25cea9a2c0310f,54a9ea23e8a1f160,9d25cea9a2c0310f
object,345721320000842a,82f27d40b360d661,a74a6589e5fef7de,82f27d40b360d661
object,3457213200002cc5,d19bd9df0e45509d,cdb39c7a883f034a,d19bd9df0e45509d
object,3457213200001900,8e6346e831615c27,ee16899ceff88823,8e6346e831615c27
object,345721320000821f,896f56cd15c5e6e6,59780cbe7f3326c8,896f56cd15c5e6e6
object,3457213200006bf1,465bd285c4b01d7d,e6142cac23bb2670,465bd285c4b01d7d
object,345721320000076a,f4c1c2520b16a455,121c66788b5cf36d,f4c1c2520b16a455
object,3457213200006930,888b4c87b2d5cb45,ba7ec604dd15ab25,888b4c87b2d5cb45
object,3457213200006ddb,97c936a872820374,be561f6aee60d406,97c936a872820374
object,3457213200005510,cccd270f4fe5de55,e38ecb21657dc79b,cccd270f4fe5de55
object,3457213200007731,fc8c5ee10acd559d,ae63c2c4a434c144,fc8c5ee10acd559d
object,3457213200001160,21d63024ed3826e1,cd862576615deab6,21d63024ed3826e1
object,3457213200005606,11b1db72a4b9960a,f811fef00c140794,11b1db72a4b9960a
object,3457213200004196,9802f39a8fade752,f52fd68fd2c3339c,9802f39a8fade752
object,9600753f00003817,537cde316a274adf,4f7c6c262913017c,80dde766ba6f76d8
object,3457213200004435,c927423da3fd3a91,bb295fbe71277c2f,c927423da3fd3a91
object,9600753f00005065,b43828ac3b9b3f6a,59f24cedd27b4772,896eee1f1d319627
object,3457213200008168,309a9db58bcd5582,c815df34e0774d3d,309a9db58bcd5582
object,3457213200008655,7bd03744bc09c0ab,3551d436447d75fb,7bd03744bc09c0ab
object,3457213200004062,90a86d486bb54b23,d1283f6bde4a63ab,90a86d486bb54b23
object,34572132000027b3,38ecb0251fc2d617,553d8ac74a493429,38ecb0251fc2d617
object,345721320000519f,cdae9f82f459963b,e0e90ca937299ea0,cdae9f82f459963b
object,3457213200002c1b,bef004b8675f80f2,02bdb60312b678ff,bef004b8675f80f2
object,34572132000022b0,b486bd371b00aa80,f52fd68fd2c3339c,b486bd371b00aa80
object,9600753f00002c3e,a7bcf6d6ca82cbc1,6b23806c4c6b125f,65d1ffc61744fea9
object,9600753f0000506a,786b8068f3c4b511,3eb36abb8379194d,bb2280c571a1ae3e
object,9600753f000042c8,dc81bd1f6e27ed55,6e9084895123a955,3406e5960a43e517
object,9600753f00006f00,f50e74cf29ac0d71,5520e76348fae47c,601d830b33cc6957
object,9600753f00007380,611ebdb3d2720970,d70693c7187ed6d3,88b9b2e9bc8ce1b0
object,9600753f0000152d,6e6b0ee3edf17842,0ea39797fa9c8101,efce1027b6ca8c7a
object,9600753f00003575,28abf270ca2b7e33,643a7c717e0dffd9,050d6194ede5886e
object,9600753f000070e2,5aa8d616f4e4e419,e837354269cd5dee,3385cc9d52faddff
object,9600753f00007023,4d61f647c3219117,2abd35ec78c7fdb3,5cd81db7bd92858f
object,9600753f00001f26,e6965a2275321afe,76246398075c043c,7e2f4a3ebe78816d
object,9600753f00008068,5f531ca17933a72f,17de27f7a2a5d581,9f820f70c29025e7
object,9600753f0000012f,1788cb8ec2ff5c28,4dd672180fa2613b,c18d152d6f2d92c1
object,9600753f00004437,1ad2ad0105065664,1c0cd18f56572f03,a9a79d64ba0c3c70
object,9600753f00002eb8,9b4e40275a7735d8,8017488234dc9527,77ca0f43f5da413b
object,9600753f00008292,cbe97c224aedef65,da06b10fc9075009,2b0c42fd1ba35b62
object,9600753f0000648f,e854be0da2c7e3c9,e6f8ccf58d8bb063,f903b8dcdb32e0f8
object,9600753f0000712e,7ef64d465fd5285d,53a8a58f375b4844,91e5e280b54a6031
object,9600753f00002906,b95db8e77f8d7b93,26278a247b5c2d2c,30f15c54a741abae
object,e99abdcb00000bdc,88874f87bbee1a43,98769e072e3b4ada,147a861009428889
object,e99abdcb00000be9,5545421a52b226ad,98769e072e3b4ada,d4473482b6e05ed5
object,e99abdcb000003d7,648466925bc4da7c,98769e072e3b4ada,8a7043d583a958b9
object,e99abdcb00000881,6ebd07415b00f11e,c238c320d5f0d037,ad40f2272ee9424d
object,e99abdcb000009b9,146b6425ec4d5f83,98769e072e3b4ada,03364edd1d0e6f20
object,e99abdcb00000d24,878c1d8193cc290d,98769e072e3b4ada,18569af2fae11e36
object,e99abdcb000011b3,e7aeba132e59e871,c238c320d5f0d037,2415a9dd4ec3e349
object,e99abdcb00000e5d,5931f57e31ae8864,c238c320d5f0d037,453c134ee78400bf
object,e99abdcb00000d55,56a26b5d7900e36c,c238c320d5f0d037,946254cd26ac8008
object,e99abdcb000001df,59aac60aa4fcf59e,98769e072e3b4ada,fb35db995beacb38
object,e99abdcb00000c5f,8f6a5f67a5b46828,c238c320d5f0d037,fbe536be98983ae4
object,e99abdcb0000045d,19537b99754d0806,98769e072e3b4ada,631262084cbaec2f
object,e99abdcb00000462,450882f040abb3ef,98769e072e3b4ada,943e87e7dcc86c99
object,e99abdcb00000ec0,fb0a619b68749d05,c238c320d5f0d037,1d94703a75379e0e
object,e99abdcb00000c85,e1671de70f07c90d,c238c320d5f0d037,6c19833d2734b289
object,e99abdcb00000935,c6a182e761048457,c238c320d5f0d037,5a47eecd4ac90c11
object,e99abdcb00000fb7,089b794256c9f6f8,f3ba71c4a23c822f,7b7ef972d057795d
object,88b6ce23000001b7,7091cb1dd9521518,9dc669317dd2a03a,5f6b2e6d9ab449a6
object,88b6ce2300000063,bd058a10af28ec70,6bc72a3a3b72545b,6f26e51691501252
object,88b6ce2300000419,bd058a10af28ec70,4c93ed2074c3eeb8,8048659c26754504
object,88b6ce23000000f7,bd058a10af28ec70,1de5036d192acee3,806958f70c538cf1
object,88b6ce2300000201,bd058a10af28ec70,f6d675c5dbcc99fc,1245162d0b8ac64d
object,88b6ce2300000085,bd058a10af28ec70,00997863a61447c6,615ff951d72083e4
object,88b6ce230000034f,bd058a10af28ec70,2b526cbb9332608b,9296448b4c39f5ed
object,88b6ce230000029f,bd058a10af28ec70,b929ea5c4e5a6145,9ef99cb14baa77aa
object,88b6ce2300000309,bd058a10af28ec70,fa17acd713feb83c,c80e34fe4963d564
object,88b6ce2300000491,bd058a10af28ec70,70595112458adc09,b1bde17edf5f54f1
object,88b6ce23000003b8,bd058a10af28ec70,2940a38732b334f8,e1fc7557c4206690
object,88b6ce23000001ff,bd058a10af28ec70,25fbbd983c68a102,34b6f729da71248b
object,88b6ce23000000eb,bd058a10af28ec70,21f5744ca4c3c6c5,8b693ddaed895ca0
object,88b6ce230000013a,bd058a10af28ec70,3a560a4ff9ebceba,322ba12a3d4aadbc
object,88b6ce2300000286,bd058a10af28ec70,671e7eb2f206318f,35b5595647f84aa4
object,88b6ce23000002cd,bd058a10af28ec70,fee417c2487914ee,0fe20a49180e4ea3
object,88b6ce230000030c,bd058a10af28ec70,213413f9c61a644a,66c0bfaa5baf61ec
object,88b6ce23000003ec,bd058a10af28ec70,09388a8eff7c17b2,6f8d6bc3b987ab89
object,88b6ce230000008b,bd058a10af28ec70,5a9cd131818c8998,9803f3e4eaa162c6
object,88b6ce23000001da,bd058a10af28ec70,cd4d066b20ba94ff,3b4ba8a77091b9fa
object,88b6ce2300000348,bd058a10af28ec70,87f71f43d9a4eea4,209a1f85e002a829
object,88b6ce2300000215,bd058a10af28ec70,8526362ad67403f5,02fac513fc2f8efe
object,88b6ce2300000314,bd058a10af28ec70,774f612c7c6d4a68,e420cc4370131c4e
object,88b6ce23000003ad,bd058a10af28ec70,4e6ddb8dbe718cfa,661c78ef143b4342
object,9600753f0000336b,76beee8ed43eeae8,1229c5bb9dda68e2,aaa0c867c9be10b7
object,9600753f00002ad3,034ae554dea3d54c,e4ee5ac77083945d,58646b75be0cebce
object,3457213200002616,26e36420294cfe51,a4c7b7665cd202d2,26e36420294cfe51
object,9600753f00000684,79f6a85f1c856663,5f856a3c7366e713,96899258714a0237
object,e99abdcb000001b0,b9162c1c8c571f27,4689e7273101f653,30f55de5f29354d6
object,3457213200002c35,078ce02df76e26cc,4318f1706283a990,078ce02df76e26cc
object,3457213200003766,989307a5abed7bcc,396df6cfe0b53a85,989307a5abed7bcc
object,9600753f0000158b,e9f1fbcdc32583d2,b12689a564fb3ff1,33e647fb640a00dd
object,9600753f00002a55,1258fc5044a4032c,5c15f7ce77662fd6,cab248c3ebcc8bcd
object,34572132000051c6,5dbeefe9844c1d81,363d954b3d7d6e5e,5dbeefe9844c1d81
object,9600753f000016cf,560b8a494ee52696,464525e6c07d2cb2,86724acab6f3d210
object,e99abdcb00000a25,94f8b83d08d1bf32,d508b82c2e80da59,d14563eb22c744b5
object,e442f19700000001,00a9461de442f197,4457a26325ed055d,7eb6b0666c1466b5
object,345721320000243c,393921574ecc80bf,b46c3fc327e2a5ab,393921574ecc80bf
object,9600753f00002b38,1d5353a235f26836,fa462d5d9a236080,e3ce5d3a7a9f69cb
object,3457213200002460,989307a5abed7bcc,396df6cfe0b53a85,989307a5abed7bcc
object,9600753f00001966,1258fc5044a4032c,5c15f7ce77662fd6,cab248c3ebcc8bcd
object,3457213200000093,679e4fd283e1e0db,848dc05b5c47a296,679e4fd283e1e0db
object,34572132000038c7,17999982714116c1,009035a6de515798,17999982714116c1
object,9600753f00008759,f5c501a82b7a311a,5c15f7ce77662fd6,4d969b510e9fdcd0
object,9600753f00000ffc,2b87fb806edf25c3,5c15f7ce77662fd6,41b5478162859c0d
object,345721320000589e,35c68c372d074efd,4e6e4754d9d9b3ef,35c68c372d074efd
object,3457213200004273,3794dd3f1f98f04f,3faba4f8e6251a2d,3794dd3f1f98f04f
object,9600753f0000424c,40170e4a657f4abe,5c15f7ce77662fd6,01f179505a0deda9
object,9600753f00005e68,60f432101022dc35,5c15f7ce77662fd6,38b1cf247e162f99
object,34572132000076be,3232ee0ca11758f4,d80a7af8f1a69a4d,3232ee0ca11758f4
object,3457213200007b70,425fcdf6de71b665,945f753b6d387a9a,425fcdf6de71b665
object,34572132000018f7,62defdae8e435327,48ca3565d1d352f3,62defdae8e435327
object,9600753f0000125b,200e0914d6362790,5c15f7ce77662fd6,a2a0aab2703999db
object,9600753f00007b6a,4403f057ce3c32ef,5c15f7ce77662fd6,5dd8cefb85d7e617
object,9600753f000046a6,c6c4271cae22c06a,5c15f7ce77662fd6,e2507dd2b8164eb9
object,e99abdcb00000f8d,7ca6f5e6749d1d60,24a1d2deca6f5b1b,9a6e8e414d4a24a5
object,2ca3370e00000001,1ba7c2f62ca3370e,28b96f25f7153f8e,25e974687fec37b7
object,345721320000413d,4a84f259e02c077d,e25f566152d96c4d,4a84f259e02c077d
object,e99abdcb00000b61,eaff088eee6efc20,2077061ebae1da76,49e1d0a7efa44a51
object,9600753f0000006e,fd3e67b053b0776a,c08ac5781ad27abd,5d3461b8bcaac043
object,85d90dcc00000001,4c356ded85d90dcc,37ff4220d7c0c71c,f34f1e1f7d20665b
object,9600753f00003878,266bd59a738627f9,5c15f7ce77662fd6,15ea43663fb224e5
object,345721320000172b,608805a688b9e9e7,30c88255f1d76be6,608805a688b9e9e7
object,3457213200007e58,8dbc299823a6c29c,2e3ba84e3ea4475a,8dbc299823a6c29c
object,9600753f00003c99,df63ee1fb0fe3e1c,5c15f7ce77662fd6,b762bfeaec0211fb
object,e99abdcb00000f74,f51af3e4886fd1ce,98c0b2beb2cccebd,2e147130a240b57a
object,e99abdcb00000160,1d1d1a3ce12f7564,3901b182ae38f535,c0fca7a6657bc0b2
object,da2e998800000001,e8ded7e2da2e9988,d81faa25a8d73f05,f43b770ce985e7a3
object,34572132000030c6,227b8ff30083aea0,547ab4c8c78bff32,227b8ff30083aea0
object,9600753f00007b07,c52799aa53816b11,d884fa9e84ab3ebf,043c77e942846c0a
object,345721320000781b,fa29a15ee23cfad6,a754956e53f6a7ee,fa29a15ee23cfad6
object,9600753f000087f0,1f0685f18354086a,5c15f7ce77662fd6,b480fc5a7de77799
object,e99abdcb00000985,a9901c461533df49,6dc28f9eee5c7124,a597da225dc5fb65
object,345721320000386b,989307a5abed7bcc,96cebb3720ea7cfe,989307a5abed7bcc
object,3457213200001ff9,e41b329a36f3572a,885959e61829d708,e41b329a36f3572a
object,9600753f0000287d,6e5dfc3cda017c15,5c15f7ce77662fd6,8f6d644e65abca9f
object,9600753f00005d7e,1258fc5044a4032c,d884fa9e84ab3ebf,cab248c3ebcc8bcd
object,e99abdcb000006cb,faa38ba10f4c6d56,af1cc12338a4c920,50fc641cc1c017a7
object,2178a6ba00000001,3608a7d02178a6ba,25a06f3e14fe538b,c1695128c48f814c
object,3457213200000f65,000cb6de4b94d33a,279a6e666a679c8d,000cb6de4b94d33a
object,9600753f00007306,59ff4c0ecad9d2ac,c8fe57331e116b46,fcda4aaf4014c012
object,9600753f00000871,c8ddff5150fd785f,997bdc003a60643d,1b41b8b2f2e78c4e
object,e99abdcb0000112b,dbf16957e9bd38e8,aec559b92e10a9cc,582f717ef3ec842d
object,4e6043e500000001,beea8dba4e6043e5,8e6034172b96e7c5,257bd953b681a4e0
object,9600753f000019d5,f63c9f62b98d56de,5c15f7ce77662fd6,4c757b47f6bd1f1a
object,9600753f00001d99,3f74e3d128247de4,5c15f7ce77662fd6,a118e3cf4242675e
object,3457213200006615,a46cfa7b320e8a67,1ed4e0131896901f,a46cfa7b320e8a67
object,3457213200001eaa,319064dad115a7b8,a94cd3ff20c7218a,319064dad115a7b8
object,34572132000001a0,66b4a3dc7c8d4528,93f0e563d12a62ad,66b4a3dc7c8d4528
object,9600753f00004543,6705e269531b77c7,5c15f7ce77662fd6,9bc1f1cd80fab9bc
object,9600753f00000bc0,f03928506ef2a5d9,5c15f7ce77662fd6,752b7863a0397c25
object,9600753f0000628a,f46e01871f9773dc,5c15f7ce77662fd6,9e5bab6f0751f407
object,3457213200000b07,d4122fac2d735816,a4803cee77657b77,d4122fac2d735816
object,3457213200006479,edb99973645a4b40,b0c851673ade8261,edb99973645a4b40
object,3457213200006fc9,3cc2e8d6ad79d4ac,86dbd7e55ffefb78,3cc2e8d6ad79d4ac
object,9600753f00007513,69ace961ccd3e960,464525e6c07d2cb2,f1846f3b67cd4932
object,e99abdcb00000244,0664f8aceecd9b40,a7f9c26879661671,7f602a0e6b64d9c7
object,adb83f0500000001,1d63f4ecadb83f05,47c520c248ea7077,7b2dab0e23d755f3
object,3457213200004b45,8e4aeb5a4aae771e,05168cad93e34d96,8e4aeb5a4aae771e
object,9600753f000046e0,9aa0bd1491e8075b,c08ac5781ad27abd,e8c74740b25606d0
object,3457213200000ff1,979a561a45db978c,3d8448630679ed8f,979a561a45db978c
object,9600753f00005db2,6b1839850b0dc834,5c15f7ce77662fd6,843fb3c842323e66
object,9600753f00000147,2d7f3b54a2c6e075,464525e6c07d2cb2,d9be8bc1b7768c6d
object,e99abdcb00000bd8,1be14159fc4bb459,5df2029480a23020,a70571ba4c72626a
object,aab5e75800000001,85cb2919aab5e758,d64b62655741677a,d11c2c927dff848f
object,3457213200003cc2,c9a54b28ba1899d8,ad55a30910d75111,c9a54b28ba1899d8
object,3457213200004a24,eedeaddd5a8a7847,7cf8bb0b131a3cdd,eedeaddd5a8a7847
object,9600753f0000898c,b05caed7ab8ee6e7,b12689a564fb3ff1,2e6a1f63ba2bfe01
object,9600753f000011f3,1d6709966885d8d2,6e1d4a9eacd8499a,054750c7916f586e
object,89f6e5a800000002,721193ada1e594c4,2e3e2e2044030d44,db4ddf59b6931db3
object,9600753f000078ec,8569114746125ec9,b12689a564fb3ff1,fe8e6e75e343f764
object,3457213200003a7f,9eef0b474b5b47b4,0b2f22f29b296f22,9eef0b474b5b47b4
object,e99abdcb0000020e,1fff0f15351dd5e1,fe54c2a245bf32dd,6f0c24edb1a4b4f0
object,9600753f000016aa,8f509b6930a40616,0c7ee8068ae31504,4e5fa1ebb25987ce
object,34572132000029d3,80c1b7a4a3d21349,c5d455b58a28a79f,80c1b7a4a3d21349
object,34572132000072ad,b933f24f240918fb,877a07dbbb61cc83,b933f24f240918fb
object,9600753f00001479,71fc28197c6bc38b,201be0506a9f628d,b0781d57fefa870b
object,34572132000036e4,c94e174222ab152f,877a07dbbb61cc83,c94e174222ab152f
object,9600753f0000210d,d918ab957d941a12,0c7ee8068ae31504,a9bc31360ec6bde3
object,e99abdcb00000294,37a42240fe93b199,cf6ac2701a54eaa1,3d2be5b107ef705b
object,5922f27f00000001,166445075922f27f,8846b08776663257,bae21e6de4b3c337
object,3457213200000bb3,2ffb41e407407f7f,0dc2448eb5679af9,2ffb41e407407f7f
object,34572132000049fb,0b1aced0f4e1f00e,5583206515585e39,0b1aced0f4e1f00e
object,9600753f00007547,7d1f294540f58a28,e8375e931dde62d2,a7702e1948e622e6
object,9600753f000084ef,6fa8f76ef39e7fca,b12689a564fb3ff1,31aa6fc275583a69
object,89f6e5a800000001,c778f8977caa3011,41efb043a401fc9f,1a7fc946ebee438f
object,9600753f00000a92,d9623e78ca4fdc4e,0c7ee8068ae31504,1630f0489f642c80
object,9600753f00005bf7,962cda86fea4cd8d,0c7ee8068ae31504,6fb85d8e5daeed63
object,9600753f00005f88,d1929108698fe4ac,0c7ee8068ae31504,12674b39a4ddb3d0
object,9600753f000024b2,b2157add15b24051,0c7ee8068ae31504,0dd1480ee99ed13e
object,34572132000032dd,633a62ebba891cb5,ab78f0ad072bfbd1,633a62ebba891cb5
object,34572132000018b1,4cd1fb8169e43738,877a07dbbb61cc83,4cd1fb8169e43738
object,3457213200001413,e67884ad82f78e66,877a07dbbb61cc83,e67884ad82f78e66
object,34572132000082a6,922e485bd39f8fe9,877a07dbbb61cc83,922e485bd39f8fe9
object,34572132000065c0,b532c329cf0feef7,877a07dbbb61cc83,b532c329cf0feef7
object,9600753f00006a28,de44b46af461ee6f,b12689a564fb3ff1,4becb6dd987acfcb
object,e99abdcb000000f3,9feccd5fdc50b7b8,1b747ea3acd416c4,598f06d96e827689
object,c50dc11a00000001,e0e19413c50dc11a,1f174fc9eaee73e3,354caa0de22f8ec5
