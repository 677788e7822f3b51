thaw-startup-profile,1,"dev.thaw.visor.Visor"
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
unit,"dev.thaw.layout.HugePagesOfHeap.commit(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, int):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.commit(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, int):org.graalvm.word.Pointer"
unit,"com.oracle.svm.core.posix.PosixVirtualMemoryProvider.protect(org.graalvm.word.PointerBase, org.graalvm.word.UnsignedWord, int):int"
unit,"com.oracle.svm.core.posix.linux.LinuxImageHeapProvider.unprotectWritablePages(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word, jdk.graal.compiler.word.Word):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.initCodeBase():void"
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.initialize(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.word.Pointer):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.createIsolate0(org.graalvm.nativeimage.Isolate, com.oracle.svm.core.IsolateArguments):int"
unit,"com.oracle.svm.core.IsolateListenerSupport.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"dev.thaw.layout.HugePagesOfHeap.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"com.oracle.svm.core.SubstrateSegfaultHandler$SingleIsolateSegfaultSetup.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"com.oracle.svm.core.IsolateListenerSupport$IsolateListener.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"dev.thaw.layout.StartupRecorder.afterCreateIsolate(org.graalvm.nativeimage.Isolate):void"
unit,"dev.thaw.layout.StartupRecorder.record(boolean):void"
unit,"dev.thaw.layout.StartupRecorder.openNamed(org.graalvm.nativeimage.c.type.CCharPointer):int"
unit,"dev.thaw.layout.TraceName.isOfProcess():boolean"
unit,"dev.thaw.layout.TraceName.of(org.graalvm.nativeimage.c.type.CCharPointer, int):org.graalvm.nativeimage.c.type.CCharPointer"
unit,"dev.thaw.layout.StartupRecorder.writeTables(int, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, org.graalvm.word.SignedWord):boolean"
unit,"dev.thaw.layout.StartupRecorder.writeTouched(int, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, int):boolean"
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
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.attachThread(org.graalvm.nativeimage.Isolate, boolean, boolean):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.enterByIsolate(org.graalvm.nativeimage.Isolate):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewByteArray_cIvgEzEX8l45BAYoa8QIm4(com.oracle.svm.core.jni.headers.JNIEnvironment, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetByteArrayRegion_iOKTSBGG1p5LCt4evvhas7(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetObjectArrayElement_HwUmnOxcMMAwrQfMQzBSK4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
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
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.get():org.graalvm.nativeimage.c.type.CCharPointer"
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
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.vectorizedHashCodeBoolean(org.graalvm.word.Pointer, int, int):int"
unit,"java.lang.String.equals(java.lang.Object):boolean"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.arrayRegionEqualsS1S1(java.lang.Object, long, java.lang.Object, long, int):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ExceptionCheck(com.oracle.svm.core.jni.headers.JNIEnvironment):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetMethodID(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.access.JNIAccessibleMethodDescriptor.hashCode():int"
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.close():void"
unit,"java.io.UnixFileSystem.initIDs():void"
unit,"com.oracle.svm.core.posix.PosixNativeLibrarySupport.loadNetLibrary():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIInvocationInterface_GetEnv_jQ5L6Bu6Km1hy2UEYVJLHC(com.oracle.svm.core.jni.headers.JNIJavaVM, org.graalvm.nativeimage.c.type.WordPointer, int):int"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.isAttached(org.graalvm.nativeimage.Isolate):boolean"
unit,"com.oracle.svm.core.jni.functions.JNIInvocationInterface.GetEnv(com.oracle.svm.core.jni.headers.JNIJavaVM, org.graalvm.nativeimage.c.type.WordPointer, int):int"
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
unit,"com.oracle.svm.core.amd64.AMD64CPUFeatureAccess.determineHostCPUFeatures():java.util.EnumSet"
unit,"java.util.EnumSet.noneOf(java.lang.Class):java.util.EnumSet"
unit,"java.lang.System$1.getEnumConstantsShared(java.lang.Class):java.lang.Enum[]"
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
unit,"dev.thaw.visor.Visor.main(java.lang.String[]):void"
unit,"dev.thaw.visor.NettySettings.<clinit>():void"
unit,"java.util.logging.Logger.demandLogger(java.lang.String, java.lang.String, java.lang.Class):java.util.logging.Logger"
unit,"java.util.logging.LogManager.getLogManager():java.util.logging.LogManager"
unit,"java.util.logging.LogManager.ensureLogManagerInitialized():void"
unit,"java.lang.Thread.getThreadGroup():java.lang.ThreadGroup"
unit,"java.lang.Thread.isTerminated():boolean"
unit,"java.util.logging.LogManager.demandLogger(java.lang.String, java.lang.String, java.lang.Module):java.util.logging.Logger"
unit,"java.util.logging.LogManager$LoggerContext.findLogger(java.lang.String):java.util.logging.Logger"
unit,"dev.thaw.visor.NettySettings.apply():void"
unit,"java.util.logging.Logger.setLevel(java.util.logging.Level):void"
unit,"java.util.logging.Logger.updateEffectiveLevel():void"
unit,"dev.thaw.visor.Visor.serving():picocli.CommandLine"
unit,"picocli.CommandLine$Model$CommandSpec.wrapWithoutInspection(java.lang.Object):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine.<clinit>():void"
unit,"picocli.CommandLine$Tracer.<init>():void"
unit,"picocli.CommandLine$TraceLevel.lookup(java.lang.String):picocli.CommandLine$TraceLevel"
unit,"picocli.CommandLine$DefaultFactory.<clinit>():void"
unit,"picocli.CommandLine$DefaultFactory.loadClosureClass():java.lang.Class"
unit,"java.lang.Throwable.fillInStackTrace(int):java.lang.Throwable"
unit,"com.oracle.svm.core.thread.JavaThreads.visitCurrentStackFrames(com.oracle.svm.core.stack.StackFrameVisitor):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.visitCurrentStackFrames(org.graalvm.word.Pointer, com.oracle.svm.core.stack.StackFrameVisitor):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.walkCurrentThread(org.graalvm.word.Pointer, org.graalvm.word.Pointer, com.oracle.svm.core.stack.StackFrameVisitor):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.walkCurrentThread(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.stack.ParameterizedStackFrameVisitor, java.lang.Object):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.initWalk(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.stack.JavaFrameAnchor):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.doWalk(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.stack.ParameterizedStackFrameVisitor, java.lang.Object):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.advance0(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.startStackWalk(com.oracle.svm.core.stack.JavaStackWalkImpl, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaFrames.setData(com.oracle.svm.core.stack.JavaFrame, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer):void"
unit,"com.oracle.svm.core.c.NonmovableArrays.addressOf(com.oracle.svm.core.c.NonmovableArray, int):org.graalvm.word.PointerBase"
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
unit,"picocli.CommandLine$Model$CommandUserObject.<init>(java.lang.Object, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$CommandSpec.<init>(picocli.CommandLine$Model$CommandUserObject):void"
unit,"picocli.CommandLine$Model$ParserSpec.<init>():void"
unit,"picocli.CommandLine$Model$ParserSpec.shouldTrimQuotes():boolean"
unit,"picocli.CommandLine$Model$Interpolator.<init>(picocli.CommandLine$Model$CommandSpec):void"
unit,"java.util.HashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.putVal(int, java.lang.Object, java.lang.Object, boolean, boolean):java.lang.Object"
unit,"java.util.HashMap.resize():java.util.HashMap$Node[]"
unit,"java.util.LinkedHashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.LinkedHashMap.afterNodeInsertion(boolean):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.<init>(picocli.CommandLine$Model$Interpolator):void"
unit,"java.util.Collections.unmodifiableList(java.util.List):java.util.List"
unit,"java.util.Collections$UnmodifiableCollection.<init>(java.util.Collection):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.createHelpSectionRendererMap():java.util.Map"
unit,"java.util.HashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.HashMap.afterNodeInsertion(boolean):void"
unit,"java.util.HashMap.<init>(int, float):void"
unit,"picocli.CommandLine$RegexTransformer.createDefault():picocli.CommandLine$RegexTransformer"
unit,"picocli.CommandLine$RegexTransformer$Builder.addPattern(java.lang.String, java.lang.String, java.lang.String):picocli.CommandLine$RegexTransformer$Builder"
unit,"java.util.regex.Pattern.<init>(java.lang.String, int):void"
unit,"java.util.regex.Pattern.compile():void"
unit,"java.lang.String.codePointAt(int):int"
unit,"java.util.regex.Pattern.RemoveQEQuoting():void"
unit,"java.util.ArrayList.<init>(int):void"
unit,"java.util.regex.Pattern.expr(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.sequence(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern.peek():int"
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
unit,"java.util.regex.Pattern$Node.study(java.util.regex.Pattern$TreeInfo):boolean"
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
unit,"java.util.LinkedHashMap.entrySet():java.util.Set"
unit,"java.util.LinkedHashMap$LinkedEntrySet.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.hasNext():boolean"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.next():java.lang.Object"
unit,"java.util.LinkedHashMap$LinkedHashIterator.nextNode():java.util.LinkedHashMap$Entry"
unit,"java.util.HashMap$Node.getKey():java.lang.Object"
unit,"java.util.HashMap$Node.getValue():java.lang.Object"
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
unit,"picocli.CommandLine$Interpreter.registerBuiltInConverters():void"
unit,"picocli.CommandLine$BuiltIn.excluded(java.lang.String):boolean"
unit,"picocli.CommandLine.tracer():picocli.CommandLine$Tracer"
unit,"java.lang.String.split(char, int, boolean):java.lang.String[]"
unit,"java.lang.String.indexOf(int, int):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.indexOf1S1(java.lang.Object, long, int, int, int):int"
unit,"java.util.regex.Pattern.matches(java.lang.String, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Start.<init>(java.util.regex.Pattern$Node):void"
unit,"java.util.regex.Pattern.matcher(java.lang.CharSequence):java.util.regex.Matcher"
unit,"java.util.regex.Matcher.<init>(java.util.regex.Pattern, java.lang.CharSequence):void"
unit,"java.util.regex.Matcher.reset():java.util.regex.Matcher"
unit,"java.util.regex.Matcher.match(int, int):boolean"
unit,"java.util.regex.Pattern$LastNode.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"picocli.CommandLine$Interpreter.reg(java.lang.Class, java.lang.reflect.Method, java.lang.Class[]):void"
unit,"picocli.CommandLine$Model$CommandReflection.extractCommandSpec(java.lang.Object, picocli.CommandLine$IFactory, boolean):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$TraceLevel.print(picocli.CommandLine$Tracer, java.lang.String, java.lang.Object[]):void"
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
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class):java.util.Map"
unit,"java.util.Collections$EmptyMap.get(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$Model$CommandReflection.initSubcommands(picocli.CommandLine$Command, java.lang.Class, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$IFactory, java.util.Set):void"
unit,"picocli.CommandLine$Model$CommandReflection.initMethodSubcommands(java.lang.Class, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$CommandSpec.createMethodSubcommands(java.lang.Class, picocli.CommandLine$IFactory, boolean):java.util.List"
unit,"picocli.CommandLine.getCommandMethods(java.lang.Class, java.lang.String, boolean):java.util.List"
unit,"java.lang.Class.getDeclaredMethods():java.lang.reflect.Method[]"
unit,"java.lang.Class.privateGetDeclaredMethods(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseMethods(java.lang.Class, int, boolean, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, java.util.function.Function, int):java.lang.Object[]"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.read():long"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x6921a0fdc07b7e46a9d8f533e356cd4b0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeExecutable(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, boolean, boolean, boolean, int):java.lang.Object"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.readPacked(int):long"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeConditions(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):com.oracle.svm.core.configure.RuntimeConditionSet"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeMemberName(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.intern(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.doIntern(java.lang.String):java.lang.String"
unit,"java.util.Arrays.binarySearch0(java.lang.Object[], int, int, java.lang.Object):int"
unit,"java.lang.String.compareTo(java.lang.Object):int"
unit,"java.lang.String.compareTo(java.lang.String):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.byteArrayCompareToByteArray(org.graalvm.word.Pointer, int, org.graalvm.word.Pointer, int):int"
unit,"java.util.concurrent.ConcurrentHashMap.initTable():java.util.concurrent.ConcurrentHashMap$Node[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeType(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Class"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x27f8326099c399aaf334a714cb39bce30.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeOtherString(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.String"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeByteArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader):byte[]"
unit,"java.lang.Class.isAnnotation():boolean"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeObject(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0xdc50b6bbf86bb05f8c7cca808fec7e950.apply(java.lang.Object):java.lang.Object"
unit,"jdk.internal.reflect.Reflection.filterMethods(java.lang.Class, java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"jdk.internal.reflect.Reflection.filter(java.lang.reflect.Member[], java.util.Set):java.lang.reflect.Member[]"
unit,"java.lang.Class.copyMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.lang.Class.filterMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.util.ArrayList.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyObjectArrayForwardWithStoreCheck(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"java.lang.reflect.ReflectAccess.copyMethod(java.lang.reflect.Method):java.lang.reflect.Method"
unit,"java.lang.reflect.Method.copy():java.lang.reflect.Method"
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
unit,"java.lang.reflect.Executable.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"java.lang.reflect.Executable.declaredAnnotations():java.util.Map"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations2(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class, java.lang.Class[]):java.util.Map"
unit,"java.nio.ByteBuffer.wrap(byte[], int, int):java.nio.ByteBuffer"
unit,"java.nio.ByteBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.ByteBuffer.position(int):java.nio.Buffer"
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
unit,"com.oracle.svm.core.configure.RuntimeConditionSet.satisfied():boolean"
unit,"com.oracle.svm.core.configure.ConditionalRuntimeValue.getValue():java.lang.Object"
unit,"java.lang.Class.getConstructor(java.lang.Class[]):java.lang.reflect.Constructor"
unit,"java.lang.Class.getConstructor0(java.lang.Class[], int):java.lang.reflect.Constructor"
unit,"java.lang.Class.privateGetDeclaredConstructors(boolean):java.lang.reflect.Constructor[]"
unit,"java.lang.Class.getDeclaredConstructors0(boolean):java.lang.reflect.Constructor[]"
unit,"java.lang.Class.getDeclaredConstructors0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Constructor[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseConstructors(java.lang.Class, int, boolean, int):java.lang.reflect.Constructor[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0xf64270e972cfe83048cea8a4212d42250.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.Class.arrayContentsEq(java.lang.Object[], java.lang.Object[]):boolean"
unit,"java.lang.Class.checkConstructor(java.lang.Class[], java.lang.reflect.Constructor, boolean):void"
unit,"java.lang.Class.checkExecutableExists(java.lang.String, java.lang.Class[], java.lang.reflect.Executable, boolean):boolean"
unit,"java.lang.reflect.Constructor.getModifiers():int"
unit,"java.lang.reflect.ReflectAccess.copyConstructor(java.lang.reflect.Constructor):java.lang.reflect.Constructor"
unit,"java.lang.reflect.Constructor.copy():java.lang.reflect.Constructor"
unit,"java.lang.reflect.Constructor.checkCanSetAccessible(java.lang.Class):void"
unit,"java.lang.reflect.AccessibleObject.checkCanSetAccessible(java.lang.Class, java.lang.Class, boolean):boolean"
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
unit,"java.lang.Class.privateGetDeclaredFields(boolean):java.lang.reflect.Field[]"
unit,"java.lang.Class.getDeclaredFields0(boolean):java.lang.reflect.Field[]"
unit,"java.lang.Class.getDeclaredFields0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Field[]"
unit,"jdk.internal.reflect.Reflection.filterFields(java.lang.Class, java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"java.lang.Class.copyFields(java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"java.lang.Class.filterFields(java.lang.reflect.Field[]):java.lang.reflect.Field[]"
unit,"picocli.CommandLine$Model$TypedMember.createIfAnnotated(java.lang.reflect.Method, picocli.CommandLine$Model$IScope, picocli.CommandLine$Model$CommandSpec):picocli.CommandLine$Model$TypedMember"
unit,"picocli.CommandLine$Model$TypedMember.isAnnotated(java.lang.reflect.AnnotatedElement):boolean"
unit,"java.lang.reflect.Method.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"picocli.CommandLine$Model$CommandReflection.initFromAnnotatedTypedMembers(picocli.CommandLine$Model$TypedMember, picocli.CommandLine$Model$Predicate, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$Model$ArgGroupSpec$Builder, picocli.CommandLine$IFactory):boolean"
unit,"sun.reflect.annotation.AnnotationParser.parseArray(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseStringArray(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseClassValue(java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"java.nio.HeapByteBuffer.getChar():char"
unit,"sun.reflect.annotation.AnnotationParser.parseClassArray(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseArrayElements(java.lang.Object[], java.nio.ByteBuffer, int, java.util.function.Supplier):java.lang.Object"
unit,"com.oracle.svm.core.util.LazyFinalReference.get():java.lang.Object"
unit,"com.oracle.svm.core.hub.DynamicHub$$Lambda/0x39947fa45e31412540fa0495504916520.get():java.lang.Object"
unit,"java.lang.Class.initEnumConstantsAtRuntime(java.lang.reflect.Method):java.lang.Object"
unit,"java.lang.reflect.Method.isCallerSensitive():boolean"
unit,"jdk.internal.reflect.Reflection.isCallerSensitive(java.lang.reflect.Method):boolean"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.invoke(java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.preInvoke(java.lang.Object):void"
unit,"com.oracle.svm.core.reflect.SubstrateMethodAccessor.invokeTarget(java.lang.Object):org.graalvm.nativeimage.c.function.CFunctionPointer"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_8JIztkwBPrF3YevA5UFk28(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"picocli.CommandLine$ScopeType.values():picocli.CommandLine$ScopeType[]"
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
unit,"java.lang.AbstractStringBuilder.append(java.lang.String):java.lang.AbstractStringBuilder"
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
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseFields(java.lang.Class, int, boolean, int):java.lang.reflect.Field[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x3c50fdd4280b589b11f4db437704c8380.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeField(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, boolean, boolean, int):java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap.transfer(java.util.concurrent.ConcurrentHashMap$Node[], java.util.concurrent.ConcurrentHashMap$Node[]):void"
unit,"java.lang.Runtime.availableProcessors():int"
unit,"com.oracle.svm.core.jdk.Jvm.JVM_ActiveProcessorCount():int"
unit,"java.lang.reflect.ReflectAccess.copyField(java.lang.reflect.Field):java.lang.reflect.Field"
unit,"java.lang.reflect.Field.copy():java.lang.reflect.Field"
unit,"picocli.CommandLine$Model$TypedMember.createIfAnnotated(java.lang.reflect.Field, picocli.CommandLine$Model$IScope):picocli.CommandLine$Model$TypedMember"
unit,"java.lang.reflect.Field.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"java.lang.reflect.Field.declaredAnnotations():java.util.Map"
unit,"picocli.CommandLine$Help$Visibility.values():picocli.CommandLine$Help$Visibility[]"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysbb236994_whgdCsSM7dLMVn5kreOOo4(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/sbb236994"
unit,"jdk.proxy4.$Proxy/sbb236994.annotationType():java.lang.Class"
unit,"picocli.CommandLine$Model$TypedMember.<init>(java.lang.reflect.Field, picocli.CommandLine$Model$IScope):void"
unit,"picocli.CommandLine$Model$TypedMember.<init>(java.lang.reflect.Field):void"
unit,"java.lang.reflect.Field.getGenericType():java.lang.reflect.Type"
unit,"picocli.CommandLine$Model$TypedMember.createTypeInfo(java.lang.Class, java.lang.reflect.Type):picocli.CommandLine$Model$ITypeInfo"
unit,"jdk.proxy4.$Proxy/sbb236994.arity():java.lang.String"
unit,"picocli.CommandLine$Range.valueOf(java.lang.String):picocli.CommandLine$Range"
unit,"java.lang.String.contains(java.lang.CharSequence):boolean"
unit,"java.lang.String.toString():java.lang.String"
unit,"picocli.CommandLine$Range.parseInt(java.lang.String, int):int"
unit,"java.lang.String.indexOf(int):int"
unit,"java.lang.Integer.parseInt(java.lang.String, int):int"
unit,"java.lang.NumberFormatException.forInputString(java.lang.String, int):java.lang.NumberFormatException"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindExceptionWithoutCalleeSavedRegisters(java.lang.Throwable, org.graalvm.word.Pointer):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindException(java.lang.Throwable, org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.defaultUnwindException(org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.stack.JavaFrameAnchors.verifyTopFrameAnchor(org.graalvm.word.Pointer):void"
unit,"picocli.CommandLine$Range.<init>(int, int, boolean, boolean, java.lang.String):void"
unit,"java.lang.Character.digit(int, int):int"
unit,"java.lang.CharacterDataLatin1.digit(int, int):int"
unit,"picocli.CommandLine$Model$TypedMember.annotationTypes():java.lang.Class[]"
unit,"jdk.proxy4.$Proxy/sbb236994.type():java.lang.Class[]"
unit,"picocli.CommandLine$Model$TypedMember.isInteractive():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.interactive():boolean"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.create(java.lang.Class, java.lang.Class[], java.lang.reflect.Type, picocli.CommandLine$Range, java.lang.Class, boolean):picocli.CommandLine$Model$ITypeInfo"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.inferTypes(java.lang.Class, java.lang.Class[], java.lang.reflect.Type):java.lang.Class[]"
unit,"picocli.CommandLine.isOptional(java.lang.Class):boolean"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.create(java.lang.Class, java.lang.Class[], java.util.List, picocli.CommandLine$Range, java.lang.Class, boolean):picocli.CommandLine$Model$ITypeInfo"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.<init>(java.lang.Class, java.lang.Class[], java.util.List):void"
unit,"picocli.CommandLine$Model$ObjectScope.isProxyClass(picocli.CommandLine$Model$IScope):boolean"
unit,"picocli.CommandLine$Model$CommandUserObject.isProxyClass():boolean"
unit,"picocli.CommandLine$Model$TypedMember.isArgSpec():boolean"
unit,"picocli.CommandLine$Model$CommandReflection.validateArgSpecMember(picocli.CommandLine$Model$TypedMember):void"
unit,"picocli.CommandLine$Model$CommandReflection.assertNoDuplicateAnnotations(picocli.CommandLine$Model$TypedMember, java.lang.Class, java.lang.Class[]):void"
unit,"picocli.CommandLine$Model$CommandReflection.buildArgForMember(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):picocli.CommandLine$Model$ArgSpec"
unit,"picocli.CommandLine$Model$OptionSpec$Builder.<init>(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.<init>(picocli.CommandLine$Option, picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):void"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.<init>(picocli.CommandLine$Model$IAnnotatedElement):void"
unit,"picocli.CommandLine$Model$TypedMember.getToString():java.lang.String"
unit,"picocli.CommandLine$Model$TypedMember.toGenericString():java.lang.String"
unit,"java.lang.reflect.Field.toGenericString():java.lang.String"
unit,"java.lang.reflect.Modifier.toString(int):java.lang.String"
unit,"java.util.StringJoiner.<init>(java.lang.CharSequence, java.lang.CharSequence, java.lang.CharSequence):void"
unit,"java.util.StringJoiner.checkAddLength(int, int):int"
unit,"java.util.StringJoiner.add(java.lang.CharSequence):java.util.StringJoiner"
unit,"java.util.StringJoiner.toString():java.lang.String"
unit,"java.lang.Class.getTypeName():java.lang.String"
unit,"picocli.CommandLine$Model$TypedMember.abbreviate(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Range.optionArity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Range.defaultArity(picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Range"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.isBoolean():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.required():boolean"
unit,"jdk.proxy4.$Proxy/sbb236994.paramLabel():java.lang.String"
unit,"picocli.CommandLine$Model$ArgSpec$Builder.inferLabel(java.lang.String, picocli.CommandLine$Model$IAnnotatedElement):java.lang.String"
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
unit,"picocli.CommandLine$DefaultFactory.createConverter(picocli.CommandLine$IFactory, java.lang.Class[]):picocli.CommandLine$ITypeConverter[]"
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
unit,"picocli.CommandLine$Model$ArgSpec.<init>(picocli.CommandLine$Model$ArgSpec$Builder):void"
unit,"java.util.Arrays$ArrayList.indexOf(java.lang.Object):int"
unit,"picocli.CommandLine$Model$CommandSpec.add(picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$OptionSpec.isOption():boolean"
unit,"picocli.CommandLine$Model$CommandSpec.addOption(picocli.CommandLine$Model$OptionSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$ArgSpec.interpolate(java.lang.String[]):java.lang.String[]"
unit,"picocli.CommandLine$Model$Interpolator.interpolate(java.lang.String[]):java.lang.String[]"
unit,"picocli.CommandLine$Model$CommandSpec.addOptionNegative(picocli.CommandLine$Model$OptionSpec, picocli.CommandLine$Tracer):void"
unit,"picocli.CommandLine$Model$CommandSpec.addArg(picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$ArgSpec.required():boolean"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysb2c0bf70_1utInhGlCs2wiaVpwBg6KG(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/sb2c0bf70"
unit,"jdk.proxy4.$Proxy/sb2c0bf70.annotationType():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandReflection.buildMixinForMember(picocli.CommandLine$Model$IAnnotatedElement, picocli.CommandLine$IFactory):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$FieldBinding.get():java.lang.Object"
unit,"picocli.CommandLine$Model$CommandUserObject.get():java.lang.Object"
unit,"picocli.CommandLine$Model$CommandUserObject.getInstance():java.lang.Object"
unit,"java.lang.reflect.Field.getOverrideFieldAccessor():jdk.internal.reflect.FieldAccessor"
unit,"java.lang.reflect.Field.acquireOverrideFieldAccessor():jdk.internal.reflect.FieldAccessor"
unit,"jdk.internal.reflect.ReflectionFactory.newFieldAccessor(java.lang.reflect.Field, boolean):jdk.internal.reflect.FieldAccessor"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorFactory.newFieldAccessor(java.lang.reflect.Field, boolean):jdk.internal.reflect.FieldAccessor"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorImpl.<init>(java.lang.reflect.Field):void"
unit,"com.oracle.svm.core.reflect.UnsafeFieldUtil.getFieldOffset(java.lang.reflect.Field):long"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeObjectFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeFieldAccessorImpl.ensureObj(java.lang.Object):void"
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
unit,"java.lang.Class.getPackageName():java.lang.String"
unit,"java.lang.Class.computePackageName():java.lang.String"
unit,"jdk.internal.reflect.Reflection.newIllegalAccessException(java.lang.Class, java.lang.Class, java.lang.Class, int):java.lang.IllegalAccessException"
unit,"java.lang.StringBuilder.append(java.lang.Object):java.lang.StringBuilder"
unit,"java.lang.Class.toString():java.lang.String"
unit,"java.lang.Module.isExported(java.lang.String, java.lang.Module):boolean"
unit,"java.lang.Module.implIsExportedOrOpen(java.lang.String, java.lang.Module, boolean):boolean"
unit,"jdk.internal.reflect.Reflection.msgSuffix(int):java.lang.String"
unit,"java.lang.Class.getDeclaredConstructor(java.lang.Class[]):java.lang.reflect.Constructor"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.WorkerOptions_a0HNb9z9198DnQQ5hNfeIJ():dev.thaw.visor.serve.WorkerOptions"
unit,"picocli.CommandLine$Model$FieldBinding.set(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeObjectFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.reflect.Field.getGenericInfo():sun.reflect.generics.repository.FieldRepository"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeSignature():sun.reflect.generics.tree.TypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.current():char"
unit,"sun.reflect.generics.parser.SignatureParser.parseFieldTypeSignature(boolean):sun.reflect.generics.tree.FieldTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.parseClassTypeSignature():sun.reflect.generics.tree.ClassTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.parsePackageNameAndSimpleClassTypeSignature():sun.reflect.generics.tree.SimpleClassTypeSignature"
unit,"sun.reflect.generics.parser.SignatureParser.skipIdentifier():void"
unit,"java.lang.Character.isWhitespace(int):boolean"
unit,"java.lang.CharacterDataLatin1.isWhitespace(int):boolean"
unit,"java.lang.String.replace(char, char):java.lang.String"
unit,"java.lang.StringLatin1.replace(byte[], char, char):java.lang.String"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeArguments():sun.reflect.generics.tree.TypeArgument[]"
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeArgument():sun.reflect.generics.tree.TypeArgument"
unit,"sun.reflect.generics.parser.SignatureParser.parseClassTypeSignatureSuffix(java.util.List):void"
unit,"sun.reflect.generics.repository.FieldRepository.computeGenericType():java.lang.reflect.Type"
unit,"sun.reflect.generics.tree.ClassTypeSignature.accept(sun.reflect.generics.visitor.TypeTreeVisitor):void"
unit,"sun.reflect.generics.visitor.Reifier.visitClassTypeSignature(sun.reflect.generics.tree.ClassTypeSignature):void"
unit,"java.lang.AbstractStringBuilder.<init>(java.lang.String):void"
unit,"java.lang.StringBuilder.append(java.lang.String):java.lang.AbstractStringBuilder"
unit,"sun.reflect.generics.factory.CoreReflectionFactory.makeNamedType(java.lang.String):java.lang.reflect.Type"
unit,"sun.reflect.generics.factory.CoreReflectionFactory.getDeclsLoader():java.lang.ClassLoader"
unit,"java.lang.Class.forName(java.lang.String, boolean, java.lang.ClassLoader, java.lang.Class):java.lang.Class"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.forName(java.lang.String, java.lang.ClassLoader, boolean):java.lang.Class"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.queryResultFor(java.lang.String, java.lang.ClassLoader):java.lang.Object"
unit,"com.oracle.svm.core.hub.ClassForNameSupport.forName0(java.lang.String, java.lang.ClassLoader):java.lang.Object"
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
unit,"sun.reflect.generics.parser.SignatureParser.parseTypeVariableSignature():sun.reflect.generics.tree.TypeVariableSignature"
unit,"sun.reflect.generics.repository.GenericDeclRepository.getTypeParameters():java.lang.reflect.TypeVariable[]"
unit,"sun.reflect.generics.repository.GenericDeclRepository.computeTypeParameters():java.lang.reflect.TypeVariable[]"
unit,"sun.reflect.generics.tree.ClassSignature.getFormalTypeParameters():sun.reflect.generics.tree.FormalTypeParameter[]"
unit,"sun.reflect.generics.reflectiveObjects.TypeVariableImpl.make(java.lang.reflect.GenericDeclaration, java.lang.String, sun.reflect.generics.tree.FieldTypeSignature[], sun.reflect.generics.factory.GenericsFactory):sun.reflect.generics.reflectiveObjects.TypeVariableImpl"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.extractTypeParameters(java.lang.reflect.ParameterizedType):java.lang.Class[]"
unit,"java.lang.reflect.Type.getTypeName():java.lang.String"
unit,"sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl.toString():java.lang.String"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.getAuxiliaryTypeInfos():java.util.List"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.createForAuxType(java.lang.Class):picocli.CommandLine$Model$ITypeInfo"
unit,"java.util.ArrayList.get(int):java.lang.Object"
unit,"picocli.CommandLine$Model$CommandSpec.mixinStandardHelpOptions(boolean):picocli.CommandLine$Model$CommandSpec"
unit,"java.util.HashMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.removeNode(int, java.lang.Object, java.lang.Object, boolean, boolean):java.util.HashMap$Node"
unit,"picocli.CommandLine$Model$CommandSpec.updateArgSpecMessages():void"
unit,"java.util.Collections$UnmodifiableCollection$1.<init>(java.util.Collections$UnmodifiableCollection):void"
unit,"java.util.ArrayList.iterator():java.util.Iterator"
unit,"java.util.Collections$UnmodifiableCollection$1.hasNext():boolean"
unit,"java.util.ArrayList$Itr.hasNext():boolean"
unit,"java.util.Collections$UnmodifiableCollection$1.next():java.lang.Object"
unit,"picocli.CommandLine$Model$CommandUserObject.toString():java.lang.String"
unit,"java.lang.Integer.toUnsignedString0(int, int):java.lang.String"
unit,"java.lang.Integer.formatUnsignedInt(int, int, byte[], int):void"
unit,"picocli.CommandLine$Model$CommandReflection.validateCommandSpec(picocli.CommandLine$Model$CommandSpec, boolean, java.lang.String):void"
unit,"picocli.CommandLine$Model$CommandSpec.validate():void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.initializeSuperInterfaces(java.lang.Class):void"
unit,"picocli.CommandLine$PositionalParametersSorter.<clinit>():void"
unit,"picocli.CommandLine.validatePositionalParameters(java.util.List):void"
unit,"picocli.CommandLine$Model$TypedMember.getMixinName():java.lang.String"
unit,"jdk.proxy4.$Proxy/sb2c0bf70.name():java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.addMixin(java.lang.String, picocli.CommandLine$Model$CommandSpec, picocli.CommandLine$Model$IAnnotatedElement):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$CommandSpec.addMixin(java.lang.String, picocli.CommandLine$Model$CommandSpec):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$CommandSpec.name():java.lang.String"
unit,"picocli.CommandLine$Model$Interpolator.interpolateCommandName(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.aliases():java.lang.String[]"
unit,"java.util.HashSet.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.HashMap.prepareArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[], boolean):java.lang.Object[]"
unit,"picocli.CommandLine$Model$CommandSpec.initAliases(java.lang.String[]):void"
unit,"picocli.CommandLine$Model$CommandSpec.initFrom(picocli.CommandLine$Model$CommandSpec):void"
unit,"picocli.CommandLine$Model$CommandSpec.version():java.lang.String[]"
unit,"picocli.CommandLine$Model$CommandSpec.initVersion(java.lang.String[]):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.initFromMixin(picocli.CommandLine$Model$UsageMessageSpec, picocli.CommandLine$Model$CommandSpec):void"
unit,"picocli.CommandLine$Model$UsageMessageSpec.shouldDetectTerminalSize(boolean):boolean"
unit,"java.lang.String.toUpperCase(java.util.Locale):java.lang.String"
unit,"java.lang.StringLatin1.toUpperCase(java.lang.String, byte[], java.util.Locale):java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.commandListHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.customSynopsis():java.lang.String[]"
unit,"picocli.CommandLine$Model$UsageMessageSpec.arr(java.lang.String[], java.lang.String[], java.lang.String[]):java.lang.String[]"
unit,"picocli.CommandLine$Model$UsageMessageSpec.description():java.lang.String[]"
unit,"picocli.CommandLine$Model$UsageMessageSpec.descriptionHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.exitCodeList():java.util.Map"
unit,"picocli.CommandLine$Model$UsageMessageSpec.keyValuesMap(java.lang.String[]):java.util.Map"
unit,"java.util.HashMap.isEmpty():boolean"
unit,"picocli.CommandLine$Model$UsageMessageSpec.exitCodeListHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.footer():java.lang.String[]"
unit,"picocli.CommandLine$Model$UsageMessageSpec.footerHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.header():java.lang.String[]"
unit,"picocli.CommandLine$Model$UsageMessageSpec.headerHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.optionListHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.parameterListHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.synopsisHeading():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.synopsisSubcommandLabel():java.lang.String"
unit,"picocli.CommandLine$Model$UsageMessageSpec.width():int"
unit,"picocli.CommandLine$Model$UsageMessageSpec.getSysPropertyWidthOrDefault(int, boolean):int"
unit,"java.util.Collections$UnmodifiableMap.entrySet():java.util.Set"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.entrySet():java.util.Set"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1.<init>(java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet):void"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1.hasNext():boolean"
unit,"java.util.Collections$UnmodifiableCollection.toArray():java.lang.Object[]"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.LimitOptions_66V4YUykyoEBzjeHyzzv3G():dev.thaw.visor.serve.LimitOptions"
unit,"sun.reflect.annotation.AnnotationParser$$Lambda/0x8fb2068a079845eab6554c3da7f417e20.get():java.lang.Object"
unit,"picocli.CommandLine$DefaultFactory.create(picocli.CommandLine$IFactory, java.lang.Class):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.Size_wPDBAJS4fi0E0W1RlDu5r9():dev.thaw.visor.client.Size"
unit,"com.oracle.svm.core.heap.ReferenceInternals.refersTo(java.lang.ref.Reference, java.lang.Object):boolean"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.ScriptOptions_EFTG7FyBMq4NJYbiiLLXV0():dev.thaw.visor.serve.ScriptOptions"
unit,"java.lang.Character.hashCode():int"
unit,"picocli.CommandLine$Spec$Target.values():picocli.CommandLine$Spec$Target[]"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys173bcdda_JrViXRoHHB5oYtFSy0oxCH(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/s173bcdda"
unit,"jdk.proxy4.$Proxy/s173bcdda.annotationType():java.lang.Class"
unit,"picocli.CommandLine$Model$CommandReflection.validateInjectSpec(picocli.CommandLine$Model$TypedMember):void"
unit,"jdk.proxy4.$Proxy/s173bcdda.value():picocli.CommandLine$Spec$Target"
unit,"picocli.CommandLine$Model$OptionSpec.longestName():java.lang.String"
unit,"picocli.CommandLine$Help$ShortestFirst.longestFirst(java.lang.String[]):java.lang.String[]"
unit,"java.util.TimSort.countRunAndMakeAscending(java.lang.Object[], int, int, java.util.Comparator):int"
unit,"java.util.Collections$ReverseComparator2.compare(java.lang.Object, java.lang.Object):int"
unit,"picocli.CommandLine$Help$ShortestFirst.compare(java.lang.Object, java.lang.Object):int"
unit,"java.util.TimSort.reverseRange(java.lang.Object[], int, int):void"
unit,"java.util.TimSort.binarySort(java.lang.Object[], int, int, int, java.util.Comparator):void"
unit,"picocli.CommandLine$Model$CommandSpec.commandLine(picocli.CommandLine):picocli.CommandLine$Model$CommandSpec"
unit,"java.util.LinkedHashMap$LinkedValueIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"picocli.CommandLine.applyModelTransformations():void"
unit,"picocli.CommandLine.getSubcommands():java.util.Map"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.<init>(picocli.CommandLine$Model$CaseAwareLinkedMap):void"
unit,"java.util.Collections$UnmodifiableCollection.size():int"
unit,"java.util.ArrayList.size():int"
unit,"picocli.CommandLine$Model$CommandSpec.addSubcommand(java.lang.String, picocli.CommandLine):picocli.CommandLine$Model$CommandSpec"
unit,"picocli.CommandLine$Model$CommandSpec.validateSubcommandName(java.lang.String, picocli.CommandLine$Model$CommandSpec):java.lang.String"
unit,"picocli.CommandLine$Model$CommandSpec.injectParentCommand(picocli.CommandLine$Model$CommandUserObject):void"
unit,"picocli.CommandLine$Model$CommandSpec.initCommandHierarchyWithResourceBundle(java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$CommandSpec.setBundle(java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$Messages.<init>(picocli.CommandLine$Model$CommandSpec, java.lang.String, java.util.ResourceBundle):void"
unit,"picocli.CommandLine$Model$Messages.keys(java.util.ResourceBundle):java.util.Set"
unit,"dev.thaw.visor.Visor.common(picocli.CommandLine):picocli.CommandLine"
unit,"picocli.CommandLine.setExecutionExceptionHandler(picocli.CommandLine$IExecutionExceptionHandler):picocli.CommandLine"
unit,"dev.thaw.command.line.Conventions.apply(picocli.CommandLine, java.lang.String, dev.thaw.command.line.ExitCodes):picocli.CommandLine"
unit,"dev.thaw.command.line.Conventions.options(picocli.CommandLine):picocli.CommandLine"
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
unit,"java.util.LinkedHashMap$LinkedValues.forEach(java.util.function.Consumer):void"
unit,"java.lang.ProcessEnvironment.<clinit>():void"
unit,"java.lang.ProcessEnvironment.environ():byte[][]"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewObjectArray_XnE8MDNGJvAz4ZSQZoMxNB(com.oracle.svm.core.jni.headers.JNIEnvironment, int, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewObjectArray(com.oracle.svm.core.jni.headers.JNIEnvironment, int, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIObjectHandle):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewByteArray(com.oracle.svm.core.jni.headers.JNIEnvironment, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetByteArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.setPrimitiveArrayRegion(jdk.vm.ci.meta.JavaKind, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayElementOffset(jdk.vm.ci.meta.JavaKind, int):long"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayBaseOffset(jdk.vm.ci.meta.JavaKind):int"
unit,"com.oracle.svm.core.config.ObjectLayout.sizeInBytes(jdk.vm.ci.meta.JavaKind):int"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyOnHeap(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copy(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetObjectArrayElement(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, com.oracle.svm.core.jni.headers.JNIObjectHandle):void"
unit,"com.oracle.svm.core.jni.JNIObjectHandles.createLocalSlow0(java.lang.Object):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.handles.ThreadLocalHandles.create(java.lang.Object):org.graalvm.nativeimage.ObjectHandle"
unit,"java.lang.ProcessEnvironment$Variable.valueOf(byte[]):java.lang.ProcessEnvironment$Variable"
unit,"java.lang.ProcessImpl.<clinit>():void"
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
unit,"java.lang.ProcessImpl.launchMechanism():java.lang.ProcessImpl$LaunchMechanism"
unit,"java.lang.AbstractStringBuilder.appendNull():java.lang.AbstractStringBuilder"
unit,"java.lang.StringLatin1.putCharsAt(byte[], int, char, char, char, char):void"
unit,"java.lang.ProcessImpl.toCString(java.lang.String):byte[]"
unit,"java.lang.String.getBytes(java.nio.charset.Charset):byte[]"
unit,"java.lang.String.encode(java.nio.charset.Charset, byte, byte[]):byte[]"
unit,"java.lang.ProcessImpl.init():void"
unit,"java.lang.String.<init>(byte[], java.nio.charset.Charset):void"
unit,"java.lang.ProcessEnvironment$Value.valueOf(byte[]):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessEnvironment$ExternalData.hashCode():int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.vectorizedHashCodeByte(org.graalvm.word.Pointer, int, int):int"
unit,"dev.thaw.visor.serve.Configuration.of(picocli.CommandLine$Model$CommandSpec, java.lang.String[], java.util.Map):dev.thaw.visor.serve.Configuration"
unit,"java.util.concurrent.ConcurrentHashMap.<init>(int, float, int):void"
unit,"dev.thaw.visor.serve.Configuration.variable(java.lang.String):java.lang.String"
unit,"java.lang.ProcessEnvironment$StringEnvironment.get(java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEnvironment.get(java.lang.Object):java.lang.String"
unit,"java.lang.ProcessEnvironment$Variable.valueOfQueryOnly(java.lang.String):java.lang.ProcessEnvironment$Variable"
unit,"java.util.HashMap.get(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.serve.Configuration.named(java.lang.String[], java.lang.String):java.lang.String"
unit,"picocli.CommandLine.setDefaultValueProvider(picocli.CommandLine$IDefaultValueProvider):picocli.CommandLine"
unit,"java.util.Collections$UnmodifiableMap.values():java.util.Collection"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.values():java.util.Collection"
unit,"java.util.LinkedHashMap$LinkedValues.iterator():java.util.Iterator"
unit,"picocli.CommandLine.execute(java.lang.String[]):int"
unit,"picocli.CommandLine.clearExecutionResults():void"
unit,"picocli.CommandLine.parseArgs(java.lang.String[]):picocli.CommandLine$ParseResult"
unit,"picocli.CommandLine$Interpreter.parse(java.lang.String[]):java.util.List"
unit,"picocli.CommandLine$Interpreter.addOrExpand(java.lang.String, java.util.List, java.util.Set):void"
unit,"java.util.Collections.reverse(java.util.List):void"
unit,"java.util.Collections.swap(java.util.List, int, int):void"
unit,"java.util.ArrayList.set(int, java.lang.Object):java.lang.Object"
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
unit,"picocli.CommandLine$Interpreter.addPostponedRequiredArgs(java.util.Collection, java.util.List):void"
unit,"picocli.CommandLine.mapOf(java.lang.String, java.lang.Object, java.lang.Object[]):java.util.Map"
unit,"picocli.CommandLine$Interpreter.processArguments(java.util.List, java.util.Stack, java.util.Collection, java.util.Set, java.lang.String[], java.util.List):void"
unit,"java.util.Vector.toArray():java.lang.Object[]"
unit,"picocli.CommandLine$ParseResult$Builder.originalArgs(java.lang.String[]):picocli.CommandLine$ParseResult$Builder"
unit,"picocli.CommandLine.smartUnquoteIfEnabled(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.get(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$Interpreter.processSubcommand(picocli.CommandLine, picocli.CommandLine$ParseResult$Builder, java.util.List, java.util.Stack, java.util.Collection, java.util.Set, java.lang.String[], java.util.List, java.lang.String, java.lang.String):void"
unit,"picocli.CommandLine$Interpreter.clear(picocli.CommandLine$Model$ArgSpec):void"
unit,"picocli.CommandLine$Model$ArgSpec.applyInitialValue():void"
unit,"picocli.CommandLine$Model$ArgSpec.initialValue():java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeIntegerFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeIntegerFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Integer.toString():java.lang.String"
unit,"java.lang.Integer.toString(int):java.lang.String"
unit,"jdk.internal.util.DecimalDigits.uncheckedGetCharsLatin1(int, int, byte[]):int"
unit,"java.util.AbstractCollection.toString():java.lang.String"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeLongFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeLongFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Long.toString():java.lang.String"
unit,"java.lang.Long.toString(long):java.lang.String"
unit,"jdk.internal.util.DecimalDigits.uncheckedGetCharsLatin1(long, int, byte[]):int"
unit,"java.util.AbstractMap.toString():java.lang.String"
unit,"java.util.ImmutableCollections$MapN.entrySet():java.util.Set"
unit,"java.util.ImmutableCollections$MapN$1.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$MapN$MapNIterator.<init>(java.util.ImmutableCollections$MapN):void"
unit,"java.util.ImmutableCollections$MapN$MapNIterator.hasNext():boolean"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeDoubleFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeDoubleFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Double.toString():java.lang.String"
unit,"jdk.internal.math.DoubleToDecimal.toString(double):java.lang.String"
unit,"jdk.internal.math.DoubleToDecimal.toDecimal(byte[], int, double, jdk.internal.math.FormattedFPDecimal):int"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeBooleanFieldAccessorImpl.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.reflect.fieldaccessor.UnsafeBooleanFieldAccessorImpl.set(java.lang.Object, java.lang.Object):void"
unit,"java.lang.Boolean.toString():java.lang.String"
unit,"picocli.CommandLine$Model$ObjectBinding.set(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$Interpreter.isStandaloneOption(java.lang.String):boolean"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.containsKey(java.lang.Object):boolean"
unit,"picocli.CommandLine$Interpreter.processStandaloneOption(java.util.Collection, java.util.Set, java.lang.String, boolean, java.util.Stack, picocli.CommandLine$LookBehind):void"
unit,"java.util.ArrayList.remove(java.lang.Object):boolean"
unit,"picocli.CommandLine$Interpreter.applyOption(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, java.util.Stack, java.util.Set, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.updateHelpRequested(picocli.CommandLine$Model$ArgSpec):void"
unit,"picocli.CommandLine$Interpreter.is(picocli.CommandLine$Model$ArgSpec, java.lang.String, boolean):boolean"
unit,"picocli.CommandLine$ParseResult$Builder.beforeMatchingGroupElement(picocli.CommandLine$Model$ArgSpec):void"
unit,"picocli.CommandLine$LookBehind.parse(java.lang.String):picocli.CommandLine$LookBehind"
unit,"picocli.CommandLine$Interpreter.assertNoMissingParameters(picocli.CommandLine$Model$ArgSpec, picocli.CommandLine$Range, java.util.Stack):boolean"
unit,"picocli.CommandLine$Interpreter.applyValueToSingleValuedField(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, java.util.Stack, java.util.Set, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.assertNoMissingMandatoryParameter(picocli.CommandLine$Model$ArgSpec, java.util.Stack, int, picocli.CommandLine$Range):boolean"
unit,"picocli.CommandLine$Interpreter.varargCanConsumeNextValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isEndOfOptionsDelimiter(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isCommand(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isOption(java.lang.String):boolean"
unit,"picocli.CommandLine$Interpreter.isArgResemblesOptionThereforeDiscontinue(picocli.CommandLine$Model$ArgSpec, java.util.Stack, int, picocli.CommandLine$Range):boolean"
unit,"picocli.CommandLine$Model$CommandSpec.resemblesOption(java.lang.String):boolean"
unit,"java.lang.Long.decode(java.lang.String):java.lang.Long"
unit,"java.lang.Long.parseLong(java.lang.CharSequence, int, int, int):long"
unit,"picocli.CommandLine$ParseResult$Builder.nowProcessing(picocli.CommandLine$Model$ArgSpec, java.lang.Object):void"
unit,"picocli.CommandLine$Model$OptionSpec.isPositional():boolean"
unit,"picocli.CommandLine$Interpreter.getTypeConverter(java.lang.Class[], picocli.CommandLine$Model$ArgSpec, int):picocli.CommandLine$ITypeConverter"
unit,"picocli.CommandLine$Interpreter.getActualTypeConverter(java.lang.Class, picocli.CommandLine$Model$ArgSpec):picocli.CommandLine$ITypeConverter"
unit,"picocli.CommandLine$Interpreter.tryConvert(picocli.CommandLine$Model$ArgSpec, int, picocli.CommandLine$ITypeConverter, java.lang.String, int):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$IntegerConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$IntegerConverter.convert(java.lang.String):java.lang.Integer"
unit,"picocli.CommandLine$Model$ArgSpec.getValue():java.lang.Object"
unit,"picocli.CommandLine$Model$ArgSpec.isValueGettable():boolean"
unit,"picocli.CommandLine$Model$FieldBinding.getScope():picocli.CommandLine$Model$IScope"
unit,"picocli.CommandLine$Interpreter.addToInitialized(picocli.CommandLine$Model$ArgSpec, java.util.Set):void"
unit,"picocli.CommandLine$Model$OptionSpec.hashCode():int"
unit,"picocli.CommandLine$Model$ArgSpec.hashCodeImpl():int"
unit,"picocli.CommandLine$Model$RuntimeTypeInfo.hashCode():int"
unit,"picocli.CommandLine$Interpreter.getPosition(picocli.CommandLine$Model$ArgSpec):int"
unit,"picocli.CommandLine$Model$ArgSpec.setValue(java.lang.Object):java.lang.Object"
unit,"picocli.CommandLine$ParseResult$Builder.addOriginalStringValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):void"
unit,"picocli.CommandLine$ParseResult$Builder.addStringValue(picocli.CommandLine$Model$ArgSpec, java.lang.String):void"
unit,"picocli.CommandLine$ParseResult$Builder.addTypedValues(picocli.CommandLine$Model$ArgSpec, int, java.lang.Object):void"
unit,"java.util.TreeMap.put(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"java.util.TreeMap.addEntryToEmptyMap(java.lang.Object, java.lang.Object):void"
unit,"java.util.TreeMap.compare(java.lang.Object, java.lang.Object):int"
unit,"java.lang.Integer.compareTo(java.lang.Object):int"
unit,"picocli.CommandLine$ParseResult$Builder.add(picocli.CommandLine$Model$ArgSpec, int):picocli.CommandLine$ParseResult$Builder"
unit,"picocli.CommandLine$ParseResult$Builder.addOption(picocli.CommandLine$Model$OptionSpec):picocli.CommandLine$ParseResult$Builder"
unit,"java.lang.NumberFormatException.forCharSequence(java.lang.CharSequence, int, int, int):java.lang.NumberFormatException"
unit,"java.lang.AbstractStringBuilder.append(int):java.lang.AbstractStringBuilder"
unit,"java.lang.String.subSequence(int, int):java.lang.CharSequence"
unit,"java.lang.Long.parseLong(java.lang.String, int):long"
unit,"jdk.internal.math.FloatingDecimal.parseDouble(java.lang.String):double"
unit,"jdk.internal.math.FloatingDecimal.readJavaFormatString(java.lang.String, int):jdk.internal.math.FloatingDecimal$ASCIIToBinaryConverter"
unit,"jdk.internal.math.FloatingDecimal.skipWhitespaces(java.lang.String, int):int"
unit,"jdk.internal.math.FloatingDecimal.check(java.lang.String, boolean):void"
unit,"java.util.Collections$UnmodifiableMap.keySet():java.util.Set"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap.keySet():java.util.Set"
unit,"java.util.Collections.unmodifiableSet(java.util.Set):java.util.Set"
unit,"picocli.CommandLine$Model$CaseAwareLinkedMap$CaseAwareKeySet.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedKeyIterator.next():java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$ReflectionConverter.convert(java.lang.String):java.lang.Object"
unit,"java.lang.Module.isExplicitlyExportedOrOpened(java.lang.String, java.lang.Module, boolean):boolean"
unit,"java.lang.Module.allows(java.util.Set, java.lang.Module):boolean"
unit,"java.util.Collection.stream():java.util.stream.Stream"
unit,"java.util.ImmutableCollections$Set12.spliterator():java.util.Spliterator"
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
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_GBnp7mQtai9D4ooWNmrdRB(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"java.nio.file.Paths.get(java.lang.String, java.lang.String[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixFileSystem.getPath(java.lang.String, java.lang.String[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.<init>(sun.nio.fs.UnixFileSystem, java.lang.String):void"
unit,"sun.nio.fs.UnixPath.normalizeAndCheck(java.lang.String):java.lang.String"
unit,"sun.nio.fs.UnixPath.checkNotNul(java.lang.String, char):void"
unit,"sun.nio.fs.UnixPath.encode(sun.nio.fs.UnixFileSystem, java.lang.String):byte[]"
unit,"java.lang.String.getBytesNoRepl(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"java.lang.String.getBytesNoRepl1(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"sun.nio.fs.UnixPath.toString():java.lang.String"
unit,"picocli.CommandLine$Interpreter.applyDefaultValues(java.util.List, java.util.Set):void"
unit,"picocli.CommandLine$Model$CommandSpec.qualifiedName(java.lang.String):java.lang.String"
unit,"picocli.CommandLine$Interpreter.applyDefault(picocli.CommandLine$IDefaultValueProvider, picocli.CommandLine$Model$ArgSpec):boolean"
unit,"dev.thaw.visor.serve.Configuration.defaultValue(picocli.CommandLine$Model$ArgSpec):java.lang.String"
unit,"picocli.CommandLine$Model$ArgSpec.interpolate(java.lang.String):java.lang.String"
unit,"java.lang.Object.toString():java.lang.String"
unit,"picocli.CommandLine$Interpreter.stack(java.lang.String):java.util.Stack"
unit,"picocli.CommandLine$BuiltIn$StringConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$Model$Interpolator.findClosingBrace(java.lang.String, int):int"
unit,"picocli.CommandLine$Model$Interpolator$2.get(java.lang.String):java.lang.String"
unit,"java.lang.ProcessEnvironment.getenv(java.lang.String):java.lang.String"
unit,"java.lang.ProcessEnvironment$Variable.equals(java.lang.Object):boolean"
unit,"picocli.CommandLine$Interpreter.applyValuesToCollectionField(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, java.util.Stack, java.util.Set, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.consumeArguments(picocli.CommandLine$Model$ArgSpec, boolean, picocli.CommandLine$LookBehind, boolean, boolean, picocli.CommandLine$Range, java.util.Stack, java.lang.String):java.util.List"
unit,"picocli.CommandLine$Interpreter.consumeOneArgument(picocli.CommandLine$Model$ArgSpec, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, int, java.lang.String, java.util.List, int, java.lang.String):int"
unit,"picocli.CommandLine$Interpreter.unquoteAndSplit(picocli.CommandLine$Model$ArgSpec, picocli.CommandLine$LookBehind, boolean, picocli.CommandLine$Range, int, java.lang.String):java.lang.String[]"
unit,"picocli.CommandLine$Model$ArgSpec.splitValue(java.lang.String, picocli.CommandLine$Model$ParserSpec, picocli.CommandLine$Range, int):java.lang.String[]"
unit,"picocli.CommandLine.optionDescription(java.lang.String, picocli.CommandLine$Model$ArgSpec, int):java.lang.String"
unit,"picocli.CommandLine$Model$ArgSpec.scopeString():java.lang.String"
unit,"picocli.CommandLine$Interpreter.createCollection(java.lang.Class, java.lang.Class[]):java.util.Collection"
unit,"java.util.ArrayList.add(java.lang.Object):boolean"
unit,"dev.thaw.visor.client.Size.convert(java.lang.String):java.lang.Object"
unit,"dev.thaw.visor.client.Size.convert(java.lang.String):java.lang.Long"
unit,"java.lang.Long.parseUnsignedLong(java.lang.String, int):long"
unit,"picocli.CommandLine$BuiltIn$LongConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$LongConverter.convert(java.lang.String):java.lang.Long"
unit,"picocli.CommandLine$BuiltIn$DoubleConverter.convert(java.lang.String):java.lang.Object"
unit,"picocli.CommandLine$BuiltIn$DoubleConverter.convert(java.lang.String):java.lang.Double"
unit,"java.lang.Math.clamp(long, int, int):int"
unit,"jdk.internal.math.FloatingDecimal.copyDigits(java.lang.String, byte[], int, int):void"
unit,"jdk.internal.math.FloatingDecimal$ASCIIToBinaryBuffer.doubleValue():double"
unit,"jdk.internal.math.DoubleToDecimal.toChars(byte[], int, long, int, jdk.internal.math.FormattedFPDecimal):int"
unit,"jdk.internal.math.DoubleToDecimal.toChars1(byte[], int, int, int, int, int):int"
unit,"jdk.internal.math.DoubleToDecimal.lowDigits(byte[], int, int):int"
unit,"jdk.internal.math.ToDecimal.removeTrailingZeroes(byte[], int):int"
unit,"java.lang.String.<init>(byte[], int, int, java.nio.charset.Charset):void"
unit,"jdk.internal.util.Preconditions.checkFromIndexSize(int, int, int, java.util.function.BiFunction):int"
unit,"picocli.CommandLine$Interpreter.validateConstraints(java.util.Stack, java.util.List, java.util.Set):void"
unit,"picocli.CommandLine$ParseResult.<init>(picocli.CommandLine$ParseResult$Builder):void"
unit,"java.util.HashSet.size():int"
unit,"java.util.LinkedHashMap.keySet():java.util.Set"
unit,"java.util.LinkedHashMap$LinkedKeySet.iterator():java.util.Iterator"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.trim():picocli.CommandLine$ParseResult$GroupMatchContainer"
unit,"java.util.ArrayList$Itr.remove():void"
unit,"java.util.ArrayList.remove(int):java.lang.Object"
unit,"java.util.ArrayList.fastRemove(java.lang.Object[], int):void"
unit,"picocli.CommandLine$ParseResult.validateGroups():void"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.validate(picocli.CommandLine):void"
unit,"picocli.CommandLine$ParseResult$GroupMatchContainer.validateGroupMultiplicity(picocli.CommandLine):void"
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
unit,"java.io.BufferedWriter.<init>(java.io.Writer):void"
unit,"java.io.BufferedWriter.<init>(java.io.Writer, int, int):void"
unit,"picocli.CommandLine.setOut(java.io.PrintWriter):picocli.CommandLine"
unit,"com.oracle.svm.core.hub.PredefinedClassesSupport.throwIfUnresolvable(java.lang.Class, java.lang.ClassLoader):void"
unit,"picocli.CommandLine$RunLast.handle(picocli.CommandLine$ParseResult):java.util.List"
unit,"picocli.CommandLine$RunLast.executeUserObjectOfLastSubcommandWithSameParent(java.util.List):java.util.List"
unit,"picocli.CommandLine$RunLast.indexOfLastSubcommandWithSameParent(java.util.List):int"
unit,"picocli.CommandLine.executeUserObject(picocli.CommandLine, java.util.List):java.util.List"
unit,"picocli.CommandLine.getCommand():java.lang.Object"
unit,"dev.thaw.visor.serve.ServeCommand.call():java.lang.Object"
unit,"dev.thaw.visor.serve.ServeCommand.call():java.lang.Integer"
unit,"dev.thaw.visor.serve.ServeCommand.options():dev.thaw.visor.serve.ServerOptions"
unit,"dev.thaw.visor.serve.ServeCommand.checkPort(java.lang.String, int, int):void"
unit,"dev.thaw.visor.serve.LimitOptions.check():void"
unit,"dev.thaw.visor.serve.LimitOptions.checkLeast(java.lang.String, long, long):void"
unit,"java.nio.file.Files.exists(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.exists(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.Util.followLinks(java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixNativeDispatcher.<clinit>():void"
unit,"sun.nio.fs.UnixNativeDispatcher.init():int"
unit,"sun.nio.fs.UnixNativeDispatcher.access(sun.nio.fs.UnixPath, int):int"
unit,"sun.nio.fs.UnixNativeDispatcher.copyToNativeBuffer(sun.nio.fs.UnixPath):sun.nio.fs.NativeBuffer"
unit,"sun.nio.fs.UnixPath.getByteArrayForSysCalls():byte[]"
unit,"com.oracle.svm.core.jdk.buildtimeinit.UnixFileSystemAccessors.reinitialize(sun.nio.fs.UnixFileSystem):void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xf65650ea1cc9e1ad5e846553d21515440.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.PosixSystemPropertiesSupport.userDirValue():java.lang.String"
unit,"sun.nio.fs.UnixFileSystem.<init>(sun.nio.fs.UnixFileSystemProvider, java.lang.String):void"
unit,"sun.nio.fs.UnixNativeDispatcher.getcwd():byte[]"
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
unit,"java.util.IdentityHashMap.isEmpty():boolean"
unit,"java.util.IdentityHashMap.keySet():java.util.Set"
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
unit,"jdk.internal.misc.TerminatingThreadLocal.set(java.lang.Object):void"
unit,"java.lang.ThreadLocal.set(java.lang.Thread, java.lang.Object):void"
unit,"java.nio.file.Files.isDirectory(java.nio.file.Path, java.nio.file.LinkOption[]):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.readAttributesIfExists(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileAttributes.getIfExists(sun.nio.fs.UnixPath):sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixNativeDispatcher.stat2(sun.nio.fs.UnixPath, sun.nio.fs.UnixFileAttributes):int"
unit,"sun.nio.fs.UnixNativeDispatcher.stat0(long, sun.nio.fs.UnixFileAttributes):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetIntField_va9hjsMH9WLSXWpbimCwoG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetLongField_xMZYirbvCtJ7XNLZpWM8L4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, long):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetBooleanField_wxfM5Tq7OB9H8qMrsBmxhG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, boolean):void"
unit,"sun.nio.fs.UnixFileAttributes.isDirectory():boolean"
unit,"sun.nio.fs.UnixPath.toAbsolutePath():sun.nio.fs.UnixPath"
unit,"dev.thaw.visor.serve.WorkerOptions.command():java.util.List"
unit,"dev.thaw.visor.serve.ScriptOptions.languages():java.util.Map"
unit,"java.util.Map.forEach(java.util.function.BiConsumer):void"
unit,"dev.thaw.visor.serve.LimitOptions.memory():long"
unit,"dev.thaw.visor.serve.MachineMemory.bytes():long"
unit,"java.nio.file.Files.readAllLines(java.nio.file.Path, java.nio.charset.Charset):java.util.List"
unit,"java.nio.file.Files.newBufferedReader(java.nio.file.Path, java.nio.charset.Charset):java.io.BufferedReader"
unit,"java.nio.charset.CharsetDecoder.<init>(java.nio.charset.Charset, float, float, java.lang.String):void"
unit,"java.nio.charset.CharsetDecoder.replaceWith(java.lang.String):java.nio.charset.CharsetDecoder"
unit,"java.nio.file.Files.newInputStream(java.nio.file.Path, java.nio.file.OpenOption[]):java.io.InputStream"
unit,"java.nio.file.spi.FileSystemProvider.newInputStream(java.nio.file.Path, java.nio.file.OpenOption[]):java.io.InputStream"
unit,"java.nio.file.Files.newByteChannel(java.nio.file.Path, java.nio.file.OpenOption[]):java.nio.channels.SeekableByteChannel"
unit,"java.nio.file.Files.newByteChannel(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.SeekableByteChannel"
unit,"sun.nio.fs.UnixFileSystemProvider.newFileChannel(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.FileChannel"
unit,"sun.nio.fs.UnixFileModeAttribute.toUnixMode(int, java.nio.file.attribute.FileAttribute[]):int"
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
unit,"java.io.InputStreamReader.<init>(java.io.InputStream, java.nio.charset.CharsetDecoder):void"
unit,"java.io.Reader.<init>(java.lang.Object):void"
unit,"sun.nio.cs.StreamDecoder.<init>(java.io.InputStream, java.lang.Object, java.nio.charset.CharsetDecoder):void"
unit,"java.io.BufferedReader.readLine(boolean, boolean[]):java.lang.String"
unit,"java.io.BufferedReader.ensureOpen():void"
unit,"java.io.BufferedReader.fill():void"
unit,"java.io.InputStreamReader.read(char[], int, int):int"
unit,"sun.nio.cs.StreamDecoder.read(char[], int, int):int"
unit,"sun.nio.cs.StreamDecoder.ensureOpen():void"
unit,"sun.nio.cs.StreamDecoder.implRead(char[], int, int):int"
unit,"java.nio.CharBuffer.wrap(char[], int, int):java.nio.CharBuffer"
unit,"java.nio.CharBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.CharBuffer.position(int):java.nio.Buffer"
unit,"java.nio.charset.CharsetDecoder.decode(java.nio.ByteBuffer, java.nio.CharBuffer, boolean):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Decoder.decodeLoop(java.nio.ByteBuffer, java.nio.CharBuffer):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Decoder.decodeArrayLoop(java.nio.ByteBuffer, java.nio.CharBuffer):java.nio.charset.CoderResult"
unit,"java.nio.ByteBuffer.array():byte[]"
unit,"java.nio.ByteBuffer.arrayOffset():int"
unit,"java.nio.CharBuffer.array():char[]"
unit,"java.nio.CharBuffer.arrayOffset():int"
unit,"java.lang.String.decodeASCII(byte[], int, char[], int, int):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringLatin1Inflate(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):void"
unit,"sun.nio.cs.UTF_8.updatePositions(java.nio.Buffer, int, java.nio.Buffer, int):void"
unit,"sun.nio.cs.StreamDecoder.readBytes():int"
unit,"java.nio.HeapByteBuffer.compact():java.nio.ByteBuffer"
unit,"sun.nio.ch.ChannelInputStream.read(byte[], int, int):int"
unit,"sun.nio.ch.FileChannelImpl.implRead(java.nio.ByteBuffer):int"
unit,"sun.nio.ch.FileChannelImpl.ensureOpen():void"
unit,"sun.nio.ch.NativeThreadSet.add():int"
unit,"sun.nio.ch.NativeThread.<clinit>():void"
unit,"sun.nio.ch.NativeThread.init():void"
unit,"sun.nio.ch.NativeThread.current():long"
unit,"sun.nio.ch.NativeThread.current0():long"
unit,"sun.nio.ch.IOUtil.read(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"java.nio.HeapByteBuffer.isReadOnly():boolean"
unit,"sun.nio.ch.Util.getTemporaryDirectBuffer(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.Util$1.initialValue():java.lang.Object"
unit,"sun.nio.ch.Util$BufferCache.get(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.IOUtil.readIntoNativeBuffer(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"sun.nio.ch.UnixFileDispatcherImpl.read(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.UnixFileDispatcherImpl.read0(java.io.FileDescriptor, long, int):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetIntField_AdyGTkDB9xCH0v2FQ1RZOK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):int"
unit,"sun.nio.ch.IOUtil.releaseScope(java.nio.ByteBuffer):void"
unit,"java.nio.MappedByteBuffer.position(int):java.nio.ByteBuffer"
unit,"java.nio.MappedByteBuffer.flip():java.nio.ByteBuffer"
unit,"java.nio.HeapByteBuffer.put(java.nio.ByteBuffer):java.nio.ByteBuffer"
unit,"java.nio.ByteBuffer.put(java.nio.ByteBuffer):java.nio.ByteBuffer"
unit,"java.nio.ByteBuffer.putBuffer(int, java.nio.ByteBuffer, int, int):void"
unit,"java.nio.DirectByteBuffer.base():java.lang.Object"
unit,"java.nio.ByteBuffer.base():java.lang.Object"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyLongsBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"java.nio.ByteBuffer.position(int):java.nio.ByteBuffer"
unit,"sun.nio.ch.Util.offerFirstTemporaryDirectBuffer(java.nio.ByteBuffer):void"
unit,"jdk.internal.misc.Blocker.end(boolean):void"
unit,"sun.nio.ch.NativeThreadSet.remove(int):void"
unit,"sun.nio.cs.StreamDecoder.inReady():boolean"
unit,"sun.nio.ch.ChannelInputStream.available():int"
unit,"sun.nio.ch.FileChannelImpl.available():int"
unit,"sun.nio.ch.UnixFileDispatcherImpl.available0(java.io.FileDescriptor):int"
unit,"java.lang.String.<init>(char[], int, int):void"
unit,"java.lang.String.<init>(char[], int, int, java.lang.Void):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringUTF16Compress(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):int"
unit,"java.nio.MappedByteBuffer.rewind():java.nio.ByteBuffer"
unit,"java.nio.MappedByteBuffer.limit(int):java.nio.ByteBuffer"
unit,"java.nio.charset.CharsetDecoder.implReset():void"
unit,"java.io.BufferedReader.close():void"
unit,"java.io.InputStreamReader.close():void"
unit,"sun.nio.cs.StreamDecoder.close():void"
unit,"sun.nio.cs.StreamDecoder.implClose():void"
unit,"sun.nio.ch.ChannelInputStream.close():void"
unit,"java.nio.channels.spi.AbstractInterruptibleChannel.close():void"
unit,"sun.nio.ch.FileChannelImpl.implCloseChannel():void"
unit,"sun.nio.ch.NativeThreadSet.signalAndWait():void"
unit,"jdk.internal.ref.PhantomCleanable.clean():void"
unit,"jdk.internal.ref.CleanerImpl$CleanableList.remove(jdk.internal.ref.PhantomCleanable):boolean"
unit,"jdk.internal.ref.CleanerImpl$PhantomCleanableRef.performCleanup():void"
unit,"sun.nio.ch.FileChannelImpl$Closer.run():void"
unit,"java.io.FileDescriptor.close():void"
unit,"java.io.FileDescriptor.close0():void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.vectorizedMismatch(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int, int):int"
unit,"java.lang.String.replaceAll(java.lang.String, java.lang.String):java.lang.String"
unit,"java.util.regex.Matcher.replaceAll(java.lang.String):java.lang.String"
unit,"java.util.regex.Matcher.find():boolean"
unit,"java.util.regex.Matcher.search(int):boolean"
unit,"java.util.regex.Pattern$StartS.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$CharProperty.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.lang.Character.codePointAt(java.lang.CharSequence, int):int"
unit,"java.util.regex.Pattern$$Lambda/0x8934e30b9d192c1c9922bec2e5e88e410.is(int):boolean"
unit,"java.util.regex.Pattern.lambda$negate$0(java.util.regex.Pattern$CharPredicate, int):boolean"
unit,"java.util.regex.CharPredicates$$Lambda/0x71e7af3c2fc5758cd7637f6732adb2030.is(int):boolean"
unit,"java.util.regex.Matcher.appendReplacement(java.lang.StringBuilder, java.lang.String):java.util.regex.Matcher"
unit,"java.util.regex.Matcher.checkMatch():void"
unit,"java.lang.AbstractStringBuilder.appendChars(byte[], byte, int, java.lang.String, int, int):byte[]"
unit,"java.util.regex.Matcher.appendExpandedReplacement(java.lang.Appendable, java.lang.String):void"
unit,"java.util.regex.Matcher.appendTail(java.lang.StringBuilder):java.lang.StringBuilder"
unit,"java.util.ImmutableCollections$List12.<init>(java.lang.Object, java.lang.Object):void"
unit,"java.util.ImmutableCollections$List12.get(int):java.lang.Object"
unit,"java.nio.file.Files.isReadable(java.nio.file.Path):boolean"
unit,"java.nio.file.Files.readString(java.nio.file.Path, java.nio.charset.Charset):java.lang.String"
unit,"java.nio.file.Files.readAllBytes(java.nio.file.Path):byte[]"
unit,"sun.nio.ch.FileChannelImpl.size():long"
unit,"sun.nio.ch.UnixFileDispatcherImpl.size0(java.io.FileDescriptor):long"
unit,"java.nio.file.Files.read(java.io.InputStream, int):byte[]"
unit,"sun.nio.ch.ChannelInputStream.read():int"
unit,"java.lang.String.newStringNoRepl(byte[], java.nio.charset.Charset):java.lang.String"
unit,"java.lang.String.newStringNoRepl1(byte[], java.nio.charset.Charset):java.lang.String"
unit,"java.lang.String.newStringUTF8NoRepl(byte[], int, int, boolean):java.lang.String"
unit,"java.lang.String.strip():java.lang.String"
unit,"java.lang.StringLatin1.strip(byte[]):java.lang.String"
unit,"java.lang.StringLatin1.indexOfNonWhitespace(byte[]):int"
unit,"java.lang.StringLatin1.lastIndexOfNonWhitespace(byte[]):int"
unit,"java.util.regex.Pattern.read():int"
unit,"java.util.regex.Pattern$Curly.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$Curly.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$BmpCharProperty.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Node.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Curly.match0(java.util.regex.Matcher, int, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.visor.serve.ScriptOptions.moves():dev.thaw.visor.call.MoveSettings"
unit,"dev.thaw.visor.serve.ScriptOptions.warmJvms():int"
unit,"dev.thaw.visor.serve.PassedSocket.ofThisProcess():java.nio.channels.ServerSocketChannel"
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
unit,"dev.thaw.visor.serve.PassedSocket.of(java.util.Map, long, dev.thaw.visor.serve.PassedSocket$Inherited):java.nio.channels.ServerSocketChannel"
unit,"dev.thaw.visor.serve.Server.<init>(dev.thaw.visor.serve.ServerOptions, java.nio.channels.ServerSocketChannel):void"
unit,"java.nio.file.Files.createDirectories(java.nio.file.Path, java.nio.file.attribute.FileAttribute[]):java.nio.file.Path"
unit,"java.nio.file.Files.createAndCheckIsDirectory(java.nio.file.Path, java.nio.file.attribute.FileAttribute[]):void"
unit,"java.nio.file.Files.createDirectory(java.nio.file.Path, java.nio.file.attribute.FileAttribute[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixFileSystemProvider.createDirectory(java.nio.file.Path, java.nio.file.attribute.FileAttribute[]):void"
unit,"sun.nio.fs.UnixNativeDispatcher.mkdir(sun.nio.fs.UnixPath, int):void"
unit,"sun.nio.fs.UnixNativeDispatcher.mkdir0(long, int):void"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJII_J_VA_LIST(long, long, long, long):long"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke_I_A(long, long, int, int):long"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.UnixException_HDWle1X9QbGmaa7aSvz6CL(int):sun.nio.fs.UnixException"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_Throw_u1DmB9j7KF8YlaFRttptM5(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.Throw(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"sun.nio.fs.UnixException.rethrowAsIOException(sun.nio.fs.UnixPath, sun.nio.fs.UnixPath):void"
unit,"sun.nio.fs.UnixException.translateToIOException(java.lang.String, java.lang.String):java.io.IOException"
unit,"dev.thaw.visor.serve.DataLock.of(java.nio.file.Path):java.nio.channels.FileChannel"
unit,"dev.thaw.visor.serve.DataLock.open(java.nio.file.Path):java.nio.channels.FileChannel"
unit,"java.nio.file.Path.resolve(java.lang.String):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.resolve(java.nio.file.Path):sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixPath.resolve(byte[], byte[]):byte[]"
unit,"java.nio.channels.FileChannel.open(java.nio.file.Path, java.nio.file.OpenOption[]):java.nio.channels.FileChannel"
unit,"java.util.Collections.addAll(java.util.Collection, java.lang.Object[]):boolean"
unit,"java.lang.Enum.hashCode():int"
unit,"java.nio.channels.FileChannel.open(java.nio.file.Path, java.util.Set, java.nio.file.attribute.FileAttribute[]):java.nio.channels.FileChannel"
unit,"sun.nio.ch.FileChannelImpl.tryLock(long, long, boolean):java.nio.channels.FileLock"
unit,"sun.nio.ch.FileChannelImpl.fileLockTable():sun.nio.ch.FileLockTable"
unit,"sun.nio.ch.FileLockTable.<init>(java.nio.channels.Channel, java.io.FileDescriptor):void"
unit,"sun.nio.ch.FileKey.<clinit>():void"
unit,"sun.nio.ch.FileKey.create(java.io.FileDescriptor):sun.nio.ch.FileKey"
unit,"sun.nio.ch.FileKey.init(java.io.FileDescriptor, long[]):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetLongArrayRegion_KbcFizUrmtLNBT4xw5G9p7(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetLongArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"sun.nio.ch.FileLockTable.add(java.nio.channels.FileLock):void"
unit,"sun.nio.ch.FileKey.hashCode():int"
unit,"sun.nio.ch.FileLockTable.removeStaleEntries():void"
unit,"java.lang.ref.ReferenceQueue.poll():java.lang.ref.Reference"
unit,"sun.nio.ch.UnixFileDispatcherImpl.lock0(java.io.FileDescriptor, boolean, long, long, boolean):int"
unit,"dev.thaw.visor.serve.IsolationStart.<init>(dev.thaw.visor.serve.ServerOptions):void"
unit,"dev.thaw.visor.serve.IsolationStart.users(java.lang.String, java.nio.file.Path):dev.thaw.visor.store.UserRange"
unit,"dev.thaw.visor.store.UserRange.<clinit>():void"
unit,"dev.thaw.visor.store.UserRange.problem(java.nio.file.Path):java.lang.String"
unit,"dev.thaw.visor.store.UserRange.problem(java.nio.file.Path, java.nio.file.Path, java.nio.file.Path):java.lang.String"
unit,"java.nio.file.Files.getAttribute(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.lang.Object"
unit,"java.nio.file.Files.readAttributes(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.util.Map"
unit,"sun.nio.fs.AbstractFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):java.util.Map"
unit,"sun.nio.fs.AbstractFileSystemProvider.split(java.lang.String):java.lang.String[]"
unit,"sun.nio.fs.LinuxFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):sun.nio.fs.DynamicFileAttributeView"
unit,"sun.nio.fs.UnixFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.String, java.nio.file.LinkOption[]):sun.nio.fs.DynamicFileAttributeView"
unit,"sun.nio.fs.UnixFileAttributeViews$Unix.readAttributes(java.lang.String[]):java.util.Map"
unit,"sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder.<init>(java.util.Set, java.lang.String[]):void"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.readAttributes():sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixFileAttributes.get(sun.nio.fs.UnixPath, boolean):sun.nio.fs.UnixFileAttributes"
unit,"sun.nio.fs.UnixNativeDispatcher.stat(sun.nio.fs.UnixPath, sun.nio.fs.UnixFileAttributes):void"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.addRequestedPosixAttributes(java.nio.file.attribute.PosixFileAttributes, sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder):void"
unit,"sun.nio.fs.AbstractBasicFileAttributeView.addRequestedBasicAttributes(java.nio.file.attribute.BasicFileAttributes, sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder):void"
unit,"sun.nio.fs.AbstractBasicFileAttributeView$AttributesBuilder.match(java.lang.String):boolean"
unit,"java.util.Collections$UnmodifiableMap.get(java.lang.Object):java.lang.Object"
unit,"java.lang.String.split(java.lang.String, int, boolean):java.lang.String[]"
unit,"java.util.regex.Pattern$CharPropertyGreedy.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern.split(java.lang.CharSequence, int, boolean):java.lang.String[]"
unit,"java.util.regex.Pattern$Start.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$BmpCharPropertyGreedy.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.CharPredicates$$Lambda/0x26e682562649de70fdc51e025ed5d00a0.is(int):boolean"
unit,"java.util.ArrayList.subList(int, int):java.util.List"
unit,"java.util.AbstractList.subListRangeCheck(int, int, int):void"
unit,"java.util.ArrayList$SubList.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.ArrayList$SubList.checkForComodification():void"
unit,"java.util.regex.Pattern$Branch.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$BranchConn.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.visor.store.UserRange.unreachable(java.nio.file.Path):java.lang.String"
unit,"sun.nio.fs.UnixPath.toRealPath(java.nio.file.LinkOption[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixNativeDispatcher.realpath(sun.nio.fs.UnixPath):byte[]"
unit,"sun.nio.fs.UnixNativeDispatcher.realpath0(long):byte[]"
unit,"sun.nio.fs.UnixPath.getParent():sun.nio.fs.UnixPath"
unit,"sun.nio.fs.UnixPath.initOffsets():void"
unit,"java.nio.file.Files.getPosixFilePermissions(java.nio.file.Path, java.nio.file.LinkOption[]):java.util.Set"
unit,"java.nio.file.Files.readAttributes(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.LinuxFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileSystemProvider.readAttributes(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.LinuxFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.FileAttributeView"
unit,"sun.nio.fs.UnixFileSystemProvider.getFileAttributeView(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.FileAttributeView"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.readAttributes():java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixNativeDispatcher.lstat(sun.nio.fs.UnixPath, sun.nio.fs.UnixFileAttributes):void"
unit,"sun.nio.fs.UnixNativeDispatcher.lstat0(long, sun.nio.fs.UnixFileAttributes):void"
unit,"sun.nio.fs.UnixFileAttributes.permissions():java.util.Set"
unit,"java.util.RegularEnumSet.add(java.lang.Object):boolean"
unit,"java.util.RegularEnumSet.add(java.lang.Enum):boolean"
unit,"java.util.RegularEnumSet.contains(java.lang.Object):boolean"
unit,"sun.nio.fs.UnixPath.getRoot():sun.nio.fs.UnixPath"
unit,"dev.thaw.visor.serve.IsolationStart.groups(java.lang.String, java.nio.file.Path):dev.thaw.visor.confine.ControlGroups"
unit,"java.util.UUID.nameUUIDFromBytes(byte[]):java.util.UUID"
unit,"java.security.MessageDigest.getInstance(java.lang.String):java.security.MessageDigest"
unit,"sun.security.util.CryptoAlgorithmConstraints.permits(java.lang.String, java.lang.String):boolean"
unit,"sun.security.util.CryptoAlgorithmConstraints.cachedCheckAlgorithm(java.lang.String):boolean"
unit,"sun.security.util.AbstractAlgorithmConstraints.checkAlgorithm(java.util.Set, java.lang.String, sun.security.util.AlgorithmDecomposer):boolean"
unit,"java.util.concurrent.ConcurrentHashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"sun.security.jca.GetInstance.getInstance(java.lang.String, java.lang.Class, java.lang.String):sun.security.jca.GetInstance$Instance"
unit,"sun.security.jca.ProviderList.getService(java.lang.String, java.lang.String):java.security.Provider$Service"
unit,"sun.security.jca.ProviderList.getProvider(int):java.security.Provider"
unit,"sun.security.jca.ProviderConfig.getProvider():java.security.Provider"
unit,"java.security.Provider.getService(java.lang.String, java.lang.String):java.security.Provider$Service"
unit,"java.lang.ThreadLocal.get():java.lang.Object"
unit,"java.lang.ThreadLocal$SuppliedThreadLocal.initialValue():java.lang.Object"
unit,"com.oracle.svm.core.jdk.ServiceKeyProvider$$Lambda/0xe6510f717056371876262b86e449898d0.get():java.lang.Object"
unit,"java.security.Provider$ServiceKey.<init>(java.lang.String, java.lang.String, boolean):void"
unit,"java.lang.ThreadLocal.set(java.lang.Object):void"
unit,"java.security.Provider$ServiceKey.hashCode():int"
unit,"java.security.Provider$ServiceKey.equals(java.lang.Object):boolean"
unit,"sun.security.jca.GetInstance.getInstance(java.security.Provider$Service, java.lang.Class):sun.security.jca.GetInstance$Instance"
unit,"java.security.Provider$Service.newInstance(java.lang.Object):java.lang.Object"
unit,"java.security.Provider$Service.newInstanceUtil(java.lang.Class, java.lang.Object):java.lang.Object"
unit,"java.security.Provider$Service.newInstanceOf():java.lang.Object"
unit,"java.security.Provider$Service.getDefaultConstructor():java.lang.reflect.Constructor"
unit,"java.security.Provider$Service.getImplClass():java.lang.Class"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.MD5_MKyEvG9cwSGezc5xiDRf7D():sun.security.provider.MD5"
unit,"sun.security.provider.MD5.implReset():void"
unit,"sun.security.jca.GetInstance.checkSuperClass(java.security.Provider$Service, java.lang.Class, java.lang.Class):void"
unit,"java.security.MessageDigest$Delegate.of(java.security.MessageDigestSpi, java.lang.String, java.security.Provider):java.security.MessageDigest$Delegate"
unit,"java.security.MessageDigest.digest(byte[]):byte[]"
unit,"sun.security.provider.DigestBase.engineUpdate(byte[], int, int):void"
unit,"sun.security.provider.DigestBase.engineDigest():byte[]"
unit,"sun.security.provider.DigestBase.engineDigest(byte[], int, int):int"
unit,"sun.security.provider.MD5.implDigest(byte[], int):void"
unit,"sun.security.provider.ByteArrayAccess.i2bLittle4(int, byte[], int):void"
unit,"sun.security.provider.MD5.implCompressCheck(byte[], int):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.md5ImplCompress(org.graalvm.word.Pointer, org.graalvm.word.Pointer):void"
unit,"sun.security.provider.ByteArrayAccess.i2bLittle(int[], int, byte[], int, int):void"
unit,"java.util.UUID.<init>(byte[]):void"
unit,"java.util.UUID.toString():java.lang.String"
unit,"jdk.internal.util.ByteArrayLittleEndian.setLong(byte[], int, long):void"
unit,"jdk.internal.util.ByteArrayLittleEndian.setInt(byte[], int, int):void"
unit,"dev.thaw.visor.confine.ControlGroups.find(java.lang.String):dev.thaw.visor.confine.ControlGroups"
unit,"dev.thaw.visor.confine.ControlGroups.find(java.lang.String, long, java.nio.file.Path):dev.thaw.visor.confine.ControlGroups"
unit,"java.lang.StringConcatHelper.stringSize(int, long):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], long, java.lang.String):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], java.lang.String, java.lang.String):int"
unit,"dev.thaw.visor.confine.ControlGroups.<init>(java.lang.String):void"
unit,"java.util.EnumMap.<init>(java.lang.Class):void"
unit,"dev.thaw.visor.confine.ControlGroups$Limit.values():dev.thaw.visor.confine.ControlGroups$Limit[]"
unit,"dev.thaw.visor.confine.Hierarchy.all(java.nio.file.Path):java.util.List"
unit,"java.util.regex.Pattern$BnM.optimize(java.util.regex.Pattern$Node):java.util.regex.Pattern$Node"
unit,"java.util.regex.Pattern$SliceNode.study(java.util.regex.Pattern$TreeInfo):boolean"
unit,"java.util.regex.Pattern$Slice.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.regex.Pattern$Ques.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"java.util.List.of(java.lang.Object[]):java.util.List"
unit,"java.util.AbstractCollection.containsAll(java.util.Collection):boolean"
unit,"java.util.ImmutableCollections$AbstractImmutableList.contains(java.lang.Object):boolean"
unit,"java.util.ImmutableCollections$List12.indexOf(java.lang.Object):int"
unit,"java.util.AbstractList.equals(java.lang.Object):boolean"
unit,"java.util.AbstractList.listIterator():java.util.ListIterator"
unit,"java.util.AbstractList.listIterator(int):java.util.ListIterator"
unit,"java.util.AbstractList.rangeCheckForAdd(int):void"
unit,"java.util.ImmutableCollections$AbstractImmutableList.listIterator():java.util.ListIterator"
unit,"java.util.ImmutableCollections$AbstractImmutableList.listIterator(int):java.util.ListIterator"
unit,"java.util.ImmutableCollections$List12.size():int"
unit,"java.util.AbstractList$Itr.hasNext():boolean"
unit,"java.util.Arrays$ArrayList.get(int):java.lang.Object"
unit,"dev.thaw.visor.confine.Hierarchy.directory(java.nio.file.Path, java.lang.String, java.lang.String):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.normalize():sun.nio.fs.UnixPath"
unit,"java.util.regex.Pattern$$Lambda/0xd8df8632c1ec12344f828b545152f0fd0.is(int):boolean"
unit,"dev.thaw.visor.confine.Hierarchy.delegated(java.nio.file.Path):java.util.List"
unit,"java.util.EnumMap.put(java.lang.Enum, java.lang.Object):java.lang.Object"
unit,"java.util.EnumMap.typeCheck(java.lang.Enum):void"
unit,"java.util.Arrays$ArrayList.contains(java.lang.Object):boolean"
unit,"dev.thaw.visor.confine.Hierarchy.problem():java.lang.String"
unit,"java.nio.file.Files.isWritable(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.isWritable(java.nio.file.Path):boolean"
unit,"java.util.EnumMap.remove(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.confine.ControlGroups.sweep(java.lang.String, long):void"
unit,"java.util.Set.copyOf(java.util.Collection):java.util.Set"
unit,"java.util.AbstractCollection.isEmpty():boolean"
unit,"java.util.EnumMap$Values.size():int"
unit,"java.util.EnumMap$Values.iterator():java.util.Iterator"
unit,"java.util.EnumMap$ValueIterator.<init>(java.util.EnumMap):void"
unit,"java.util.EnumMap$EnumMapIterator.hasNext():boolean"
unit,"java.util.EnumMap$ValueIterator.next():java.lang.Object"
unit,"dev.thaw.visor.confine.Hierarchy.hashCode():int"
unit,"sun.nio.fs.UnixPath.hashCode():int"
unit,"java.util.AbstractList.hashCode():int"
unit,"java.util.HashSet.toArray():java.lang.Object[]"
unit,"java.util.HashMap.keysToArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.Set.of(java.lang.Object[]):java.util.Set"
unit,"java.util.ImmutableCollections$SetN.<init>(java.lang.Object[]):void"
unit,"java.util.ImmutableCollections$SetN.probe(java.lang.Object):int"
unit,"java.util.ImmutableCollections$SetN.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$SetN$SetNIterator.hasNext():boolean"
unit,"java.util.ImmutableCollections$SetN$SetNIterator.next():java.lang.Object"
unit,"dev.thaw.visor.confine.ControlGroups.below(java.nio.file.Path):java.util.List"
unit,"java.nio.file.Files.newDirectoryStream(java.nio.file.Path, java.nio.file.DirectoryStream$Filter):java.nio.file.DirectoryStream"
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
unit,"dev.thaw.visor.confine.ControlGroups$$Lambda/0x9837bd79db439ed97d1093d29e45fcff0.accept(java.lang.Object):boolean"
unit,"sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator.next():java.lang.Object"
unit,"sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator.next():java.nio.file.Path"
unit,"dev.thaw.visor.confine.ControlGroups$$Lambda/0x421a556b943c26a61d01b5d97885889a0.accept(java.lang.Object):void"
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
unit,"sun.nio.fs.UnixPath.getFileName():sun.nio.fs.UnixPath"
unit,"io.netty.util.concurrent.MultithreadEventExecutorGroup.<init>(int, java.util.concurrent.Executor, io.netty.util.concurrent.EventExecutorChooserFactory, java.lang.Object[]):void"
unit,"io.netty.util.concurrent.GlobalEventExecutor.<clinit>():void"
unit,"io.netty.util.internal.logging.JdkLoggerFactory.newInstance(java.lang.String):io.netty.util.internal.logging.InternalLogger"
unit,"java.util.logging.Logger.<init>(java.lang.String, java.lang.String, java.lang.Module, java.util.logging.LogManager, boolean):void"
unit,"java.util.logging.Logger.setupResourceInfo(java.lang.String, java.lang.Module):void"
unit,"java.util.logging.LogManager.addLogger(java.util.logging.Logger):boolean"
unit,"java.util.logging.LogManager.drainLoggerRefQueueBounded():void"
unit,"java.util.logging.LogManager$LoggerContext.addLocalLogger(java.util.logging.Logger):boolean"
unit,"java.util.logging.LogManager$LoggerContext.requiresDefaultLoggers():boolean"
unit,"java.util.logging.LogManager$LoggerContext.addLocalLogger(java.util.logging.Logger, boolean):boolean"
unit,"java.util.logging.LogManager$LoggerContext.ensureAllDefaultLoggers(java.util.logging.Logger):void"
unit,"java.util.logging.LogManager$LoggerContext.ensureDefaultLogger(java.util.logging.Logger):void"
unit,"java.util.logging.LogManager$LoggerWeakRef.<init>(java.util.logging.LogManager, java.util.logging.Logger):void"
unit,"java.util.logging.LogManager.getLevelProperty(java.lang.String, java.util.logging.Level):java.util.logging.Level"
unit,"java.util.logging.LogManager$LoggerContext.processParentHandlers(java.util.logging.Logger, java.lang.String, java.util.function.Predicate):void"
unit,"java.util.logging.LogManager.getBooleanProperty(java.lang.String, boolean):boolean"
unit,"java.util.logging.LogManager$LoggerContext.getNode(java.lang.String):java.util.logging.LogManager$LogNode"
unit,"java.util.logging.Logger.setParent(java.util.logging.Logger):void"
unit,"java.util.logging.Logger.doSetParent(java.util.logging.Logger):void"
unit,"java.util.logging.LogManager$LogNode.walkAndSetParent(java.util.logging.Logger):void"
unit,"java.util.logging.LogManager.loadLoggerHandlers(java.util.logging.Logger, java.lang.String, java.lang.String):void"
unit,"java.util.logging.LogManager.createLoggerHandlers(java.lang.String, java.lang.String):java.util.List"
unit,"java.util.logging.LogManager.parseClassNames(java.lang.String):java.lang.String[]"
unit,"java.util.logging.LogManager.setLoggerHandlers(java.util.logging.Logger, java.lang.String, java.lang.String, java.util.List):void"
unit,"io.netty.util.internal.logging.JdkLogger.<init>(java.util.logging.Logger):void"
unit,"io.netty.util.internal.SystemPropertyUtil.getInt(java.lang.String, int):int"
unit,"io.netty.util.internal.SystemPropertyUtil.get(java.lang.String, java.lang.String):java.lang.String"
unit,"io.netty.util.internal.ObjectUtil.checkNonEmpty(java.lang.String, java.lang.String):java.lang.String"
unit,"io.netty.util.internal.logging.JdkLogger.debug(java.lang.String, java.lang.Object):void"
unit,"io.netty.util.concurrent.GlobalEventExecutor.<init>():void"
unit,"java.util.concurrent.LinkedBlockingQueue.<init>(int):void"
unit,"io.netty.util.concurrent.ScheduledFutureTask.<clinit>():void"
unit,"io.netty.util.concurrent.ScheduledFutureTask.validatePeriod(long):long"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.scheduleFromEventLoop(io.netty.util.concurrent.ScheduledFutureTask):void"
unit,"java.util.AbstractQueue.add(java.lang.Object):boolean"
unit,"io.netty.util.internal.DefaultPriorityQueue.offer(java.lang.Object):boolean"
unit,"io.netty.util.internal.DefaultPriorityQueue.offer(io.netty.util.internal.PriorityQueueNode):boolean"
unit,"io.netty.util.concurrent.ScheduledFutureTask.priorityQueueIndex(io.netty.util.internal.DefaultPriorityQueue):int"
unit,"io.netty.util.internal.DefaultPriorityQueue.bubbleUp(int, io.netty.util.internal.PriorityQueueNode):void"
unit,"io.netty.util.concurrent.ScheduledFutureTask.priorityQueueIndex(io.netty.util.internal.DefaultPriorityQueue, int):void"
unit,"io.netty.util.concurrent.DefaultThreadFactory.toPoolName(java.lang.Class):java.lang.String"
unit,"io.netty.util.internal.StringUtil.simpleClassName(java.lang.Class):java.lang.String"
unit,"java.lang.Character.isUpperCase(int):boolean"
unit,"java.lang.CharacterDataLatin1.isUpperCase(int):boolean"
unit,"java.lang.Character.isLowerCase(int):boolean"
unit,"java.lang.CharacterDataLatin1.isLowerCase(int):boolean"
unit,"java.lang.Character.toLowerCase(int):int"
unit,"java.lang.CharacterDataLatin1.toLowerCase(int):int"
unit,"io.netty.util.concurrent.DefaultThreadFactory.<init>(java.lang.String, boolean, int, java.lang.ThreadGroup):void"
unit,"io.netty.util.internal.ThrowableUtil.unknownStackTrace(java.lang.Throwable, java.lang.Class, java.lang.String):java.lang.Throwable"
unit,"java.lang.StackTraceElement.<init>(java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, int):void"
unit,"java.lang.Throwable.setStackTrace(java.lang.StackTraceElement[]):void"
unit,"io.netty.util.concurrent.FailedFuture.<init>(io.netty.util.concurrent.EventExecutor, java.lang.Throwable):void"
unit,"io.netty.util.internal.ObjectUtil.checkPositive(int, java.lang.String):int"
unit,"io.netty.channel.MultiThreadIoEventLoopGroup.newChild(java.util.concurrent.Executor, java.lang.Object[]):io.netty.channel.EventLoop"
unit,"io.netty.channel.SingleThreadIoEventLoop.<init>(io.netty.channel.IoEventLoopGroup, java.util.concurrent.Executor, io.netty.channel.IoHandlerFactory):void"
unit,"io.netty.channel.SingleThreadEventLoop.<init>(io.netty.channel.EventLoopGroup, java.util.concurrent.Executor, boolean, boolean, int, io.netty.util.concurrent.RejectedExecutionHandler):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.<init>(io.netty.util.concurrent.EventExecutorGroup, java.util.concurrent.Executor, boolean, boolean, int, io.netty.util.concurrent.RejectedExecutionHandler):void"
unit,"io.netty.channel.SingleThreadIoEventLoop.newTaskQueue0(int):java.util.Queue"
unit,"io.netty.util.internal.shaded.org.jctools.queues.BaseMpscLinkedArrayQueue.<init>(int):void"
unit,"io.netty.util.internal.shaded.org.jctools.util.RangeUtil.checkGreaterThanOrEqual(int, int, java.lang.String):int"
unit,"io.netty.util.internal.shaded.org.jctools.util.Pow2.roundToPowerOfTwo(int):int"
unit,"io.netty.channel.nio.NioIoHandler$4.newHandler(io.netty.util.concurrent.ThreadAwareExecutor):io.netty.channel.IoHandler"
unit,"io.netty.channel.nio.NioIoHandler.<init>(io.netty.util.concurrent.ThreadAwareExecutor, java.nio.channels.spi.SelectorProvider, io.netty.channel.SelectStrategy):void"
unit,"io.netty.channel.nio.NioIoHandler.openSelector():io.netty.channel.nio.NioIoHandler$SelectorTuple"
unit,"sun.nio.ch.EPollSelectorImpl.<clinit>():void"
unit,"sun.nio.ch.IOUtil.fdLimit():int"
unit,"sun.nio.ch.EPollSelectorImpl.<init>(java.nio.channels.spi.SelectorProvider):void"
unit,"sun.nio.ch.SelectorImpl.<init>(java.nio.channels.spi.SelectorProvider):void"
unit,"sun.nio.ch.EPoll.<clinit>():void"
unit,"sun.nio.ch.EPoll.eventSize():int"
unit,"sun.nio.ch.EPoll.eventsOffset():int"
unit,"sun.nio.ch.EPoll.dataOffset():int"
unit,"sun.nio.ch.EPoll.create():int"
unit,"sun.nio.ch.EventFD.eventfd0():int"
unit,"sun.nio.ch.IOUtil.setfdVal(java.io.FileDescriptor, int):void"
unit,"sun.nio.ch.IOUtil.configureBlocking(java.io.FileDescriptor, boolean):void"
unit,"sun.nio.ch.EPoll.ctl(int, int, int, int):int"
unit,"io.netty.channel.nio.NioIoHandler$3.run():java.lang.Object"
unit,"java.lang.Class.getDeclaredField(java.lang.String):java.lang.reflect.Field"
unit,"java.lang.Class.searchFields(java.lang.reflect.Field[], java.lang.String):java.lang.reflect.Field"
unit,"java.lang.Class.checkField(java.lang.String, java.lang.reflect.Field, boolean):void"
unit,"io.netty.util.internal.logging.JdkLogger.trace(java.lang.String, java.lang.Object):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.terminationFuture():io.netty.util.concurrent.Future"
unit,"io.netty.util.concurrent.DefaultPromise.addListener(io.netty.util.concurrent.GenericFutureListener):io.netty.util.concurrent.Future"
unit,"io.netty.util.concurrent.DefaultPromise.addListener(io.netty.util.concurrent.GenericFutureListener):io.netty.util.concurrent.Promise"
unit,"io.netty.util.concurrent.DefaultPromise.addListener0(io.netty.util.concurrent.GenericFutureListener):void"
unit,"io.netty.util.concurrent.DefaultEventExecutorChooserFactory$PowerOfTwoEventExecutorChooser.next():io.netty.util.concurrent.EventExecutor"
unit,"dev.thaw.visor.log.FunctionLogs.<init>(java.nio.file.Path, long):void"
unit,"java.util.concurrent.ArrayBlockingQueue.<init>(int, boolean):void"
unit,"java.util.concurrent.ThreadPoolExecutor.<init>(int, int, long, java.util.concurrent.TimeUnit, java.util.concurrent.BlockingQueue):void"
unit,"java.util.concurrent.Executors$DefaultThreadFactory.<init>():void"
unit,"dev.thaw.visor.store.Store.open(java.nio.file.Path, dev.thaw.visor.store.UserRange, dev.thaw.visor.store.Store$Steps):dev.thaw.visor.store.Store"
unit,"dev.thaw.visor.store.StoreDirectories.create(java.nio.file.Path):dev.thaw.visor.store.StoreDirectories"
unit,"dev.thaw.visor.store.DurableFiles.createDirectory(java.nio.file.Path):void"
unit,"dev.thaw.visor.store.StoreFormat.require(java.nio.file.Path):void"
unit,"dev.thaw.visor.store.StoreFormat.read(java.nio.file.Path):java.lang.String"
unit,"dev.thaw.visor.store.StoreReader.sweep(dev.thaw.visor.store.StoreDirectories):void"
unit,"dev.thaw.visor.store.StoreReader.list(java.nio.file.Path):java.util.List"
unit,"java.nio.file.Files.newDirectoryStream(java.nio.file.Path):java.nio.file.DirectoryStream"
unit,"java.nio.file.Files$AcceptAllFilter.accept(java.lang.Object):boolean"
unit,"dev.thaw.visor.store.StoreReader$$Lambda/0x421a556b943c26a61d01b5d97885889a0.accept(java.lang.Object):void"
unit,"dev.thaw.visor.store.StoreReader.sweepFunction(java.nio.file.Path):void"
unit,"dev.thaw.visor.store.StoreReader.last(java.nio.file.Path):long"
unit,"dev.thaw.visor.store.Store.parse(java.nio.file.Path):com.google.gson.JsonObject"
unit,"com.google.gson.JsonParser.parseString(java.lang.String):com.google.gson.JsonElement"
unit,"java.io.Reader.of(java.lang.CharSequence):java.io.Reader"
unit,"com.google.gson.JsonParser.parseReader(java.io.Reader):com.google.gson.JsonElement"
unit,"com.google.gson.stream.JsonReader.<clinit>():void"
unit,"com.google.gson.JsonParser.parseReader(com.google.gson.stream.JsonReader):com.google.gson.JsonElement"
unit,"com.google.gson.internal.Streams.parse(com.google.gson.stream.JsonReader):com.google.gson.JsonElement"
unit,"com.google.gson.stream.JsonReader.peek():com.google.gson.stream.JsonToken"
unit,"com.google.gson.stream.JsonReader.doPeek():int"
unit,"com.google.gson.stream.JsonReader.consumeNonExecutePrefix():void"
unit,"com.google.gson.stream.JsonReader.nextNonWhitespace(boolean):int"
unit,"com.google.gson.stream.JsonReader.fillBuffer(int):boolean"
unit,"java.io.StringReader.read(char[], int, int):int"
unit,"java.io.Reader$2.read(char[], int, int):int"
unit,"java.io.Reader$2.ensureOpen():void"
unit,"java.lang.String.getChars(int, int, char[], int):void"
unit,"java.lang.StringLatin1.getChars(byte[], int, int, char[], int):void"
unit,"com.google.gson.internal.bind.JsonElementTypeAdapter.read(com.google.gson.stream.JsonReader):com.google.gson.JsonElement"
unit,"com.google.gson.internal.bind.JsonElementTypeAdapter.tryBeginNesting(com.google.gson.stream.JsonReader, com.google.gson.stream.JsonToken):com.google.gson.JsonElement"
unit,"com.google.gson.stream.JsonReader.beginObject():void"
unit,"com.google.gson.stream.JsonReader.push(int):void"
unit,"com.google.gson.stream.JsonReader.hasNext():boolean"
unit,"com.google.gson.stream.JsonReader.nextName():java.lang.String"
unit,"com.google.gson.stream.JsonReader.nextQuotedValue(char):java.lang.String"
unit,"com.google.gson.stream.JsonReader.validateString(java.lang.String):java.lang.String"
unit,"com.google.gson.stream.JsonReader.peekKeyword():int"
unit,"com.google.gson.stream.JsonReader.peekNumber():int"
unit,"com.google.gson.internal.bind.JsonElementTypeAdapter.readTerminal(com.google.gson.stream.JsonReader, com.google.gson.stream.JsonToken):com.google.gson.JsonElement"
unit,"com.google.gson.stream.JsonReader.nextString():java.lang.String"
unit,"com.google.gson.JsonObject.add(java.lang.String, com.google.gson.JsonElement):void"
unit,"com.google.gson.internal.LinkedTreeMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.google.gson.internal.LinkedTreeMap.find(java.lang.Object, boolean):com.google.gson.internal.LinkedTreeMap$Node"
unit,"com.google.gson.internal.LinkedTreeMap.rebalance(com.google.gson.internal.LinkedTreeMap$Node, boolean):void"
unit,"com.google.gson.internal.LinkedTreeMap.rotateRight(com.google.gson.internal.LinkedTreeMap$Node):void"
unit,"com.google.gson.internal.LinkedTreeMap.rotateLeft(com.google.gson.internal.LinkedTreeMap$Node):void"
unit,"java.util.ArrayDeque.addLast(java.lang.Object):void"
unit,"com.google.gson.stream.JsonReader.nextBoolean():boolean"
unit,"com.google.gson.stream.JsonReader.endObject():void"
unit,"java.util.ArrayDeque.removeLast():java.lang.Object"
unit,"java.util.ArrayDeque.pollLast():java.lang.Object"
unit,"com.google.gson.JsonElement.getAsJsonObject():com.google.gson.JsonObject"
unit,"com.google.gson.JsonObject.get(java.lang.String):com.google.gson.JsonElement"
unit,"com.google.gson.JsonPrimitive.getAsLong():long"
unit,"com.google.gson.JsonPrimitive.getAsNumber():java.lang.Number"
unit,"com.google.gson.internal.LazilyParsedNumber.longValue():long"
unit,"dev.thaw.visor.store.StoreReader.number(java.nio.file.Path):int"
unit,"java.util.Arrays.compareUnsigned(byte[], byte[]):int"
unit,"jdk.internal.util.ArraysSupport.mismatch(byte[], byte[], int):int"
unit,"dev.thaw.visor.store.TenantUsers.open(dev.thaw.visor.store.StoreDirectories, dev.thaw.visor.store.UserRange):dev.thaw.visor.store.TenantUsers"
unit,"dev.thaw.visor.store.TenantUsers.read():void"
unit,"dev.thaw.visor.store.TenantUsers.file():java.nio.file.Path"
unit,"com.google.gson.internal.LinkedTreeMap$LinkedTreeMapIterator.nextNode():com.google.gson.internal.LinkedTreeMap$Node"
unit,"com.google.gson.JsonPrimitive.getAsInt():int"
unit,"com.google.gson.internal.LazilyParsedNumber.intValue():int"
unit,"java.nio.file.attribute.PosixFilePermissions.fromString(java.lang.String):java.util.Set"
unit,"java.nio.file.attribute.PosixFilePermissions.isSet(char, char):boolean"
unit,"java.nio.file.Files.setPosixFilePermissions(java.nio.file.Path, java.util.Set):java.nio.file.Path"
unit,"java.nio.file.Files.getFileAttributeView(java.nio.file.Path, java.lang.Class, java.nio.file.LinkOption[]):java.nio.file.attribute.FileAttributeView"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.setPermissions(java.util.Set):void"
unit,"sun.nio.fs.UnixFileModeAttribute.toUnixMode(java.util.Set):int"
unit,"java.util.RegularEnumSet.iterator():java.util.Iterator"
unit,"java.util.RegularEnumSet$EnumSetIterator.hasNext():boolean"
unit,"java.util.RegularEnumSet$EnumSetIterator.next():java.lang.Object"
unit,"java.util.RegularEnumSet$EnumSetIterator.next():java.lang.Enum"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.setMode(int):void"
unit,"sun.nio.fs.UnixNativeDispatcher.chmod(sun.nio.fs.UnixPath, int):void"
unit,"sun.nio.fs.UnixNativeDispatcher.chmod0(long, int):void"
unit,"java.nio.file.Files.list(java.nio.file.Path):java.util.stream.Stream"
unit,"java.util.Spliterators$IteratorSpliterator.characteristics():int"
unit,"java.util.stream.AbstractPipeline.onClose(java.lang.Runnable):java.util.stream.BaseStream"
unit,"java.util.stream.ReferencePipeline.toList():java.util.List"
unit,"java.util.stream.ReferencePipeline.toArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.AbstractPipeline.evaluateToArrayNode(java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.evaluate(java.util.Spliterator, boolean, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.exactOutputSizeIfKnown(java.util.Spliterator):long"
unit,"java.util.stream.ReferencePipeline.makeNodeBuilder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.Nodes.builder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.begin(long):void"
unit,"java.util.stream.SpinedBuffer.clear():void"
unit,"java.util.stream.SpinedBuffer.ensureCapacity(long):void"
unit,"java.util.stream.SpinedBuffer.capacity():long"
unit,"java.util.Spliterators$IteratorSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.Iterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.nio.file.Files$2.hasNext():boolean"
unit,"java.nio.file.Files$2.next():java.lang.Object"
unit,"java.nio.file.Files$2.next():java.nio.file.Path"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.accept(java.lang.Object):void"
unit,"java.util.stream.SpinedBuffer.accept(java.lang.Object):void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes.flatten(java.util.stream.Node, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.Node.getChildCount():int"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.SpinedBuffer.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.ReferencePipeline$$Lambda/0x83973d09c94d575774c2cedd9df43e970.apply(int):java.lang.Object"
unit,"java.util.stream.SpinedBuffer.copyInto(java.lang.Object[], int):void"
unit,"dev.thaw.visor.store.TenantUsers.assign(java.lang.String):void"
unit,"dev.thaw.visor.store.TenantUsers.give(java.nio.file.Path, java.lang.String):void"
unit,"java.nio.file.Files.walk(java.nio.file.Path, int, java.nio.file.FileVisitOption[]):java.util.stream.Stream"
unit,"java.nio.file.FileTreeIterator.<init>(java.nio.file.Path, int, java.nio.file.FileVisitOption[]):void"
unit,"java.nio.file.FileTreeWalker.<init>(java.util.Collection, int):void"
unit,"java.nio.file.FileTreeWalker.walk(java.nio.file.Path):java.nio.file.FileTreeWalker$Event"
unit,"java.nio.file.FileTreeWalker.visit(java.nio.file.Path, boolean):java.nio.file.FileTreeWalker$Event"
unit,"java.nio.file.FileTreeWalker.getAttributes(java.nio.file.Path, boolean):java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileAttributeViews$Basic.readAttributes():java.nio.file.attribute.BasicFileAttributes"
unit,"sun.nio.fs.UnixFileAttributes$UnixAsBasicFileAttributes.isDirectory():boolean"
unit,"sun.nio.fs.UnixFileAttributes$UnixAsBasicFileAttributes.fileKey():java.lang.Object"
unit,"java.util.stream.ReferencePipeline.map(java.util.function.Function):java.util.stream.Stream"
unit,"java.util.stream.AbstractPipeline.<init>(java.util.stream.AbstractPipeline, int):void"
unit,"java.util.stream.ReferencePipeline$3.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$3$1.<init>(java.util.stream.ReferencePipeline$3, java.util.stream.Sink, java.util.function.Function):void"
unit,"java.util.stream.Sink$ChainedReference.begin(long):void"
unit,"java.nio.file.FileTreeIterator.hasNext():boolean"
unit,"java.nio.file.FileTreeIterator.fetchNextIfNeeded():void"
unit,"java.nio.file.FileTreeIterator.next():java.lang.Object"
unit,"java.nio.file.FileTreeIterator.next():java.nio.file.FileTreeWalker$Event"
unit,"java.util.stream.ReferencePipeline$3$1.accept(java.lang.Object):void"
unit,"java.nio.file.Files$$Lambda/0x82a0091f6fdea8a744142be5a5a001b90.apply(java.lang.Object):java.lang.Object"
unit,"java.nio.file.FileTreeWalker.next():java.nio.file.FileTreeWalker$Event"
unit,"java.util.stream.Sink$ChainedReference.end():void"
unit,"dev.thaw.visor.store.TenantUsers.giveOne(java.nio.file.Path, java.lang.String):void"
unit,"java.nio.file.Files.isSymbolicLink(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixFileAttributes$UnixAsBasicFileAttributes.isSymbolicLink():boolean"
unit,"dev.thaw.visor.store.TenantUsers.of(java.lang.String):int"
unit,"java.nio.file.Files.setAttribute(java.nio.file.Path, java.lang.String, java.lang.Object, java.nio.file.LinkOption[]):java.nio.file.Path"
unit,"sun.nio.fs.AbstractFileSystemProvider.setAttribute(java.nio.file.Path, java.lang.String, java.lang.Object, java.nio.file.LinkOption[]):void"
unit,"sun.nio.fs.UnixFileAttributeViews$Unix.setAttribute(java.lang.String, java.lang.Object):void"
unit,"sun.nio.fs.UnixFileAttributeViews$Posix.setOwners(int, int):void"
unit,"sun.nio.fs.UnixNativeDispatcher.chown(sun.nio.fs.UnixPath, int, int):void"
unit,"sun.nio.fs.UnixNativeDispatcher.chown0(long, int, int):void"
unit,"java.util.stream.AbstractPipeline.close():void"
unit,"java.nio.file.Files$$Lambda/0xbf30234134f9a3ca09f3ae22baa3a7e90.run():void"
unit,"java.nio.file.FileTreeWalker.close():void"
unit,"java.nio.file.Files$$Lambda/0xeac2d02710bfa567e4480feee788ff400.run():void"
unit,"java.nio.file.Files.lambda$asUncheckedRunnable$0(java.io.Closeable):void"
unit,"dev.thaw.visor.store.Secrets.open(java.nio.file.Path):dev.thaw.visor.store.Secrets"
unit,"dev.thaw.visor.store.StoreReader.readFunctions(dev.thaw.visor.store.StoreDirectories):java.util.List"
unit,"dev.thaw.visor.store.StoreReader.readFunction(java.nio.file.Path, java.lang.String):dev.thaw.visor.store.StoredFunction"
unit,"dev.thaw.visor.store.StoreReader.readVersion(java.nio.file.Path):dev.thaw.visor.store.StoredVersion"
unit,"dev.thaw.visor.store.Manifest.<clinit>():void"
unit,"java.util.regex.Pattern.clazz(boolean):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern.range(java.util.regex.Pattern$BitClass):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern$BmpCharPredicate.union(java.util.regex.Pattern$CharPredicate):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern.bitsOrSingle(java.util.regex.Pattern$BitClass, int):java.util.regex.Pattern$CharPredicate"
unit,"java.util.regex.Pattern$BitClass.add(int, int):java.util.regex.Pattern$BitClass"
unit,"dev.thaw.visor.store.Manifest.parse(java.lang.String):dev.thaw.visor.store.Manifest"
unit,"dev.thaw.visor.store.Json.object(java.lang.String):com.google.gson.JsonObject"
unit,"dev.thaw.visor.store.Manifest.number(com.google.gson.JsonObject, java.lang.String, int):void"
unit,"com.google.gson.JsonPrimitive.getAsString():java.lang.String"
unit,"com.google.gson.internal.LazilyParsedNumber.toString():java.lang.String"
unit,"dev.thaw.visor.store.Manifest.text(com.google.gson.JsonObject, java.lang.String, java.lang.String):java.lang.String"
unit,"com.google.gson.JsonElement.getAsJsonPrimitive():com.google.gson.JsonPrimitive"
unit,"java.util.ImmutableCollections$SetN.contains(java.lang.Object):boolean"
unit,"dev.thaw.visor.store.LibraryEntries.signature(com.google.gson.JsonObject, java.lang.String):java.lang.String"
unit,"dev.thaw.visor.store.Manifest.files(com.google.gson.JsonObject):java.util.Map"
unit,"com.google.gson.JsonObject.getAsJsonObject(java.lang.String):com.google.gson.JsonObject"
unit,"java.util.regex.Pattern$$Lambda/0x9cb43bad3231a075e37e730a558622590.is(int):boolean"
unit,"java.util.regex.Pattern.lambda$union$0(java.util.regex.Pattern$CharPredicate, java.util.regex.Pattern$CharPredicate, int):boolean"
unit,"java.util.regex.Pattern$$Lambda/0x67af243db5392aa064ac2954d3eb19de0.is(int):boolean"
unit,"java.util.regex.Pattern$BitClass.is(int):boolean"
unit,"dev.thaw.visor.store.ElfHeader.thisMachine():java.lang.String"
unit,"dev.thaw.visor.store.LibraryEntries.parse(com.google.gson.JsonObject, java.lang.String, java.lang.String):java.util.Map"
unit,"dev.thaw.visor.store.StatePart.parse(com.google.gson.JsonObject, java.util.Set):dev.thaw.visor.store.StatePart"
unit,"dev.thaw.visor.store.StatePart.capacity(com.google.gson.JsonObject):long"
unit,"dev.thaw.visor.store.ScriptParts.languages(com.google.gson.JsonObject, java.util.Set, java.lang.String, java.lang.String, java.util.Set):java.util.List"
unit,"java.util.TreeSet.iterator():java.util.Iterator"
unit,"java.util.TreeMap$PrivateEntryIterator.hasNext():boolean"
unit,"java.util.LinkedHashMap$LinkedKeySet.spliterator():java.util.Spliterator"
unit,"java.util.Spliterators.spliterator(java.util.Collection, int):java.util.Spliterator"
unit,"java.util.stream.ReferencePipeline.anyMatch(java.util.function.Predicate):boolean"
unit,"java.util.stream.MatchOps$MatchOp.getOpFlags():int"
unit,"java.util.stream.MatchOps$MatchOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.MatchOps$MatchOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Boolean"
unit,"java.util.stream.MatchOps$$Lambda/0x41afbcfa5e9a97ca6f356fe293e5b7370.get():java.lang.Object"
unit,"java.util.Spliterators$IteratorSpliterator.estimateSize():long"
unit,"java.util.LinkedHashMap$LinkedKeySet.size():int"
unit,"java.util.stream.MatchOps$BooleanTerminalSink.cancellationRequested():boolean"
unit,"java.util.Spliterators$IteratorSpliterator.tryAdvance(java.util.function.Consumer):boolean"
unit,"java.util.stream.MatchOps$1MatchSink.accept(java.lang.Object):void"
unit,"dev.thaw.visor.store.ScriptParts$$Lambda/0xfd40dc2fe4fc84a52a358b72c93505e80.test(java.lang.Object):boolean"
unit,"java.util.TreeMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.TreeMap.getEntry(java.lang.Object):java.util.TreeMap$Entry"
unit,"java.util.ImmutableCollections.listCopy(java.util.Collection):java.util.List"
unit,"java.util.TreeSet.isEmpty():boolean"
unit,"dev.thaw.visor.store.ScriptParts.settings(com.google.gson.JsonObject):com.google.gson.JsonObject"
unit,"dev.thaw.visor.store.FunctionFile.digestOf(java.nio.file.Path):java.lang.String"
unit,"dev.thaw.visor.store.FunctionFile.sha256():java.security.MessageDigest"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.SHA2$SHA256_SAduRZCwhW998xCTKCZb5J():sun.security.provider.SHA2$SHA256"
unit,"java.io.InputStream.transferTo(java.io.OutputStream):long"
unit,"java.security.DigestInputStream.read(byte[], int, int):int"
unit,"java.security.MessageDigest.update(byte[], int, int):void"
unit,"sun.security.provider.DigestBase.implCompressMultiBlock(byte[], int, int):int"
unit,"sun.security.provider.DigestBase.implCompressMultiBlockCheck(byte[], int, int):void"
unit,"sun.security.provider.SHA2.implCompress(byte[], int):void"
unit,"sun.security.provider.SHA2.implCompressCheck(byte[], int):void"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.sha256ImplCompress(org.graalvm.word.Pointer, org.graalvm.word.Pointer):void"
unit,"java.io.OutputStream$1.write(byte[], int, int):void"
unit,"java.io.OutputStream$1.ensureOpen():void"
unit,"sun.security.provider.SHA2.implDigest(byte[], int):void"
unit,"sun.security.provider.ByteArrayAccess.i2bBig4(int, byte[], int):void"
unit,"sun.security.provider.ByteArrayAccess.i2bBig(int[], int, byte[], int, int):void"
unit,"java.util.HexFormat.formatHex(byte[], int, int):java.lang.String"
unit,"java.util.HexFormat.formatOptDelimiter(byte[], int, int):java.lang.String"
unit,"java.util.HexFormat.checkMaxArraySize(long):int"
unit,"dev.thaw.visor.store.FunctionSettings.with(com.google.gson.JsonObject):dev.thaw.visor.store.FunctionSettings"
unit,"dev.thaw.visor.store.FunctionSettings.variables(com.google.gson.JsonObject, java.lang.String, java.util.Map):java.util.Map"
unit,"java.util.Map.copyOf(java.util.Map):java.util.Map"
unit,"dev.thaw.visor.store.Json.number(com.google.gson.JsonObject, java.lang.String, long, long, long):long"
unit,"dev.thaw.visor.store.Json.flag(com.google.gson.JsonObject, java.lang.String, boolean):boolean"
unit,"com.google.gson.JsonPrimitive.getAsBoolean():boolean"
unit,"dev.thaw.visor.store.FunctionSettings.move(com.google.gson.JsonObject):java.lang.String"
unit,"dev.thaw.visor.store.Json.text(com.google.gson.JsonObject, java.lang.String, java.lang.String):java.lang.String"
unit,"java.util.ImmutableCollections$ListN.indexOf(java.lang.Object):int"
unit,"dev.thaw.visor.store.Aliases.parse(com.google.gson.JsonObject, java.util.Set):dev.thaw.visor.store.Aliases"
unit,"dev.thaw.visor.store.StoredFunction.currentVersion():dev.thaw.visor.store.StoredVersion"
unit,"java.util.TreeMap.get(java.lang.Object):java.lang.Object"
unit,"java.util.ArrayList.forEach(java.util.function.Consumer):void"
unit,"dev.thaw.visor.store.Store$$Lambda/0x51b7ff37b75bbcc02a330d7f8e9bff2e0.accept(java.lang.Object):void"
unit,"dev.thaw.visor.store.Store.lambda$open$2(dev.thaw.visor.store.Store, dev.thaw.visor.store.StoredFunction):void"
unit,"dev.thaw.visor.store.StoreReader.readTenants(dev.thaw.visor.store.StoreDirectories):java.util.Map"
unit,"java.util.concurrent.ConcurrentHashMap.putAll(java.util.Map):void"
unit,"java.util.TreeMap.entrySet():java.util.Set"
unit,"java.util.TreeMap$EntrySet.iterator():java.util.Iterator"
unit,"dev.thaw.visor.worker.WorkerListener.in(java.nio.file.Path, io.netty.channel.EventLoop):dev.thaw.visor.worker.WorkerListener"
unit,"dev.thaw.visor.worker.WorkerListener.sweep(java.nio.file.Path):void"
unit,"java.nio.file.Files.newDirectoryStream(java.nio.file.Path, java.lang.String):java.nio.file.DirectoryStream"
unit,"sun.nio.fs.UnixFileSystem.getPathMatcher(java.lang.String):java.nio.file.PathMatcher"
unit,"java.lang.String.regionMatches(boolean, int, java.lang.String, int, int):boolean"
unit,"java.lang.StringLatin1.regionMatchesCI(byte[], int, byte[], int, int):boolean"
unit,"sun.nio.fs.Globs.toRegexPattern(java.lang.String, boolean):java.lang.String"
unit,"sun.nio.fs.Globs.next(java.lang.String, int):char"
unit,"java.nio.file.Files$1.accept(java.lang.Object):boolean"
unit,"java.nio.file.Files$1.accept(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixFileSystem$1.matches(java.nio.file.Path):boolean"
unit,"java.util.regex.Pattern$Begin.match(java.util.regex.Matcher, int, java.lang.CharSequence):boolean"
unit,"dev.thaw.visor.worker.WorkerListener.open(java.nio.file.Path, io.netty.channel.EventLoop):dev.thaw.visor.worker.WorkerListener"
unit,"dev.thaw.visor.worker.WorkerListener.<init>(java.nio.file.Path, io.netty.channel.EventLoop):void"
unit,"java.security.SecureRandom.<init>():void"
unit,"java.util.Random.<init>(long):void"
unit,"java.security.SecureRandom.setSeed(long):void"
unit,"java.security.SecureRandom.getDefaultPRNG(boolean, byte[]):void"
unit,"sun.security.jca.ProviderList$2.size():int"
unit,"sun.security.jca.ProviderList$2.get(int):java.lang.Object"
unit,"sun.security.provider.NativePRNG.<clinit>():void"
unit,"sun.security.provider.NativePRNG.initIO(sun.security.provider.NativePRNG$Variant):sun.security.provider.NativePRNG$RandomIO"
unit,"sun.security.provider.NativePRNG.getEgdUrl():java.net.URL"
unit,"java.net.URL.<init>(java.net.URL, java.lang.String, java.net.URLStreamHandler):void"
unit,"java.net.URL.lowerCaseProtocol(java.lang.String):java.lang.String"
unit,"java.net.URL.isValidProtocol(java.lang.String):boolean"
unit,"java.lang.Character.getType(int):int"
unit,"java.lang.CharacterDataLatin1.getType(int):int"
unit,"com.oracle.svm.core.jdk.JavaNetSubstitutions.getURLStreamHandler(java.lang.String):java.net.URLStreamHandler"
unit,"sun.net.www.protocol.file.Handler.parseURL(java.net.URL, java.lang.String, int, int):void"
unit,"java.net.URLStreamHandler.parseURL(java.net.URL, java.lang.String, int, int):void"
unit,"java.net.URLStreamHandler.setURL(java.net.URL, java.lang.String, java.lang.String, int, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String):void"
unit,"java.net.URL.isBuiltinStreamHandler(java.net.URLStreamHandler):boolean"
unit,"sun.net.util.IPAddressUtil.checkHost(java.lang.String):java.lang.String"
unit,"sun.net.util.IPAddressUtil.scan(java.lang.String, long, long, char[]):int"
unit,"java.net.URL.set(java.lang.String, java.lang.String, int, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String):void"
unit,"sun.security.provider.SunEntries.getDeviceFile(java.net.URL):java.io.File"
unit,"java.net.URL.toURI():java.net.URI"
unit,"java.net.URLStreamHandler.toExternalForm(java.net.URL):java.lang.String"
unit,"java.net.URI$Parser.parse(boolean):void"
unit,"java.net.URI$Parser.scan(int, int, java.lang.String, java.lang.String):int"
unit,"java.net.URI$Parser.at(int, int, char):boolean"
unit,"java.net.URI$Parser.checkChars(int, int, long, long, java.lang.String):void"
unit,"java.net.URI$Parser.scan(int, int, long, long):int"
unit,"java.net.URI$Parser.parseHierarchical(int, int):int"
unit,"java.net.URI$Parser.scan(int, int, java.lang.String):int"
unit,"java.io.File.<init>(java.net.URI):void"
unit,"java.net.URI.getPath():java.lang.String"
unit,"java.net.URI.decode(java.lang.String, boolean):java.lang.String"
unit,"java.io.UnixFileSystem.fromURIPath(java.lang.String):java.lang.String"
unit,"java.io.File.canRead():boolean"
unit,"java.io.File.isInvalid():boolean"
unit,"java.io.UnixFileSystem.checkAccess(java.io.File, int):boolean"
unit,"java.io.UnixFileSystem.checkAccess0(java.io.File, int):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetObjectField_KBO27IhIlVIggCYVqoLZl6(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetObjectField(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.JNIObjectFieldAccess.getObjectField(com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteField_cfFOOzo8BUBlqVRPI7d7rK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):byte"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetArrayLength_gWr5YYmgn5HeLxrZJ8HG65(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetArrayLength(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetPrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.createArrayView(java.lang.Object):com.oracle.svm.core.handles.PrimitiveArrayView"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleasePrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.destroyNewestArrayViewByAddress(org.graalvm.word.PointerBase, int):void"
unit,"sun.security.provider.NativePRNG$RandomIO.<init>(java.io.File, java.io.File):void"
unit,"sun.security.provider.FileInputStreamPool.<clinit>():void"
unit,"sun.security.provider.FileInputStreamPool.getInputStream(java.io.File):java.io.InputStream"
unit,"java.io.File.getCanonicalFile():java.io.File"
unit,"java.io.File.getCanonicalPath():java.lang.String"
unit,"java.io.UnixFileSystem.resolve(java.io.File):java.lang.String"
unit,"java.io.UnixFileSystem.canonicalize(java.lang.String):java.lang.String"
unit,"java.io.UnixFileSystem.canonicalize0(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_NewString_qLd55HieofEshQ8lTAnKU5(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CShortPointer, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.NewString(com.oracle.svm.core.jni.headers.JNIEnvironment, org.graalvm.nativeimage.c.type.CShortPointer, int):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"java.io.File.hashCode():int"
unit,"java.io.FileInputStream.<init>(java.io.File):void"
unit,"java.io.FileDescriptor.attach(java.io.Closeable):void"
unit,"java.io.FileInputStream.open0(java.lang.String):void"
unit,"java.io.FileCleanable.register(java.io.FileDescriptor):void"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_W25OZckfsCK1K1RBiJ6UQK(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.NativePRNG_ucb47SyKIxJaLlbY1KnOuE(java.security.SecureRandomParameters):sun.security.provider.NativePRNG"
unit,"java.security.SecureRandom.getThreadSafe():boolean"
unit,"java.security.Provider$Service.getAttribute(java.lang.String):java.lang.String"
unit,"java.security.Provider$UString.hashCode():int"
unit,"java.security.Provider$UString.equals(java.lang.Object):boolean"
unit,"java.nio.file.Files.deleteIfExists(java.nio.file.Path):boolean"
unit,"sun.nio.fs.UnixFileSystemProvider.implDelete(java.nio.file.Path, boolean):boolean"
unit,"io.netty.bootstrap.ServerBootstrap.<init>():void"
unit,"io.netty.bootstrap.ServerBootstrap.group(io.netty.channel.EventLoopGroup, io.netty.channel.EventLoopGroup):io.netty.bootstrap.ServerBootstrap"
unit,"io.netty.bootstrap.AbstractBootstrap.group(io.netty.channel.EventLoopGroup):io.netty.bootstrap.AbstractBootstrap"
unit,"io.netty.bootstrap.AbstractBootstrap.channelFactory(io.netty.bootstrap.ChannelFactory):io.netty.bootstrap.AbstractBootstrap"
unit,"java.net.UnixDomainSocketAddress.of(java.nio.file.Path):java.net.UnixDomainSocketAddress"
unit,"io.netty.bootstrap.AbstractBootstrap.bind(java.net.SocketAddress):io.netty.channel.ChannelFuture"
unit,"io.netty.bootstrap.ServerBootstrap.validate():io.netty.bootstrap.ServerBootstrap"
unit,"io.netty.bootstrap.AbstractBootstrap.validate():io.netty.bootstrap.AbstractBootstrap"
unit,"io.netty.bootstrap.AbstractBootstrap.doBind(java.net.SocketAddress):io.netty.channel.ChannelFuture"
unit,"io.netty.bootstrap.AbstractBootstrap.initAndRegister():io.netty.channel.ChannelFuture"
unit,"dev.thaw.visor.worker.WorkerListener$$Lambda/0x8adbf08b1002b6e771ced3b64bfcdaee0.newChannel():io.netty.channel.Channel"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.<init>(java.nio.channels.spi.SelectorProvider):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.newChannel(java.nio.channels.spi.SelectorProvider):java.nio.channels.ServerSocketChannel"
unit,"io.netty.channel.socket.nio.SelectorProviderUtil.newDomainSocketChannel(java.lang.reflect.Method, java.nio.channels.spi.SelectorProvider):java.nio.channels.Channel"
unit,"io.netty.channel.socket.nio.SelectorProviderUtil.newChannel(java.lang.reflect.Method, java.nio.channels.spi.SelectorProvider, java.lang.Object):java.nio.channels.Channel"
unit,"com.oracle.svm.core.reflect.ReflectionAccessorHolder.invoke_1fmBVsBU2mC6bpgDA7qGgD(java.lang.Object, java.lang.Object[], org.graalvm.nativeimage.c.function.CFunctionPointer):java.lang.Object"
unit,"sun.nio.ch.SelectorProviderImpl.openServerSocketChannel(java.net.ProtocolFamily):java.nio.channels.ServerSocketChannel"
unit,"sun.nio.ch.UnixDomainSockets.<clinit>():void"
unit,"sun.nio.ch.UnixDomainSocketsUtil.getTempDir():java.lang.String"
unit,"sun.net.NetProperties.get(java.lang.String):java.lang.String"
unit,"java.lang.System.getProperty(java.lang.String, java.lang.String):java.lang.String"
unit,"sun.nio.ch.UnixDomainSockets.getRandom():java.util.Random"
unit,"java.security.SecureRandom.getInstance(java.lang.String):java.security.SecureRandom"
unit,"sun.security.provider.NativePRNG$NonBlocking.<clinit>():void"
unit,"java.io.File.equals(java.lang.Object):boolean"
unit,"java.io.UnixFileSystem.compare(java.io.File, java.io.File):int"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.NativePRNG$NonBlocking_AuoGEIFQ8M43joN1anlWEI(java.security.SecureRandomParameters):sun.security.provider.NativePRNG$NonBlocking"
unit,"java.security.SecureRandom.<init>(java.security.SecureRandomSpi, java.security.Provider, java.lang.String):void"
unit,"sun.nio.ch.UnixDomainSockets.init():boolean"
unit,"sun.nio.ch.ServerSocketChannelImpl.<clinit>():void"
unit,"sun.nio.ch.ServerSocketChannelImpl.<init>(java.nio.channels.spi.SelectorProvider, java.net.ProtocolFamily):void"
unit,"sun.nio.ch.UnixDomainSockets.socket():java.io.FileDescriptor"
unit,"sun.nio.ch.UnixDomainSockets.socket0():int"
unit,"sun.nio.ch.IOUtil.fdVal(java.io.FileDescriptor):int"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.<init>(java.nio.channels.ServerSocketChannel):void"
unit,"io.netty.channel.nio.AbstractNioChannel.<init>(io.netty.channel.Channel, java.nio.channels.SelectableChannel, int):void"
unit,"io.netty.channel.nio.AbstractNioChannel.<init>(io.netty.channel.Channel, java.nio.channels.SelectableChannel, io.netty.channel.nio.NioIoOps):void"
unit,"io.netty.channel.AbstractChannel.<init>(io.netty.channel.Channel):void"
unit,"io.netty.channel.DefaultChannelPromise.<init>(io.netty.channel.Channel):void"
unit,"io.netty.channel.DefaultChannelId.newInstance():io.netty.channel.DefaultChannelId"
unit,"java.util.concurrent.ThreadLocalRandom.nextSeed():long"
unit,"io.netty.channel.DefaultChannelId.computeHashCode():int"
unit,"io.netty.channel.nio.AbstractNioMessageChannel.newUnsafe():io.netty.channel.AbstractChannel$AbstractUnsafe"
unit,"io.netty.channel.DefaultChannelPipeline.<init>(io.netty.channel.Channel):void"
unit,"io.netty.channel.CompleteChannelFuture.<init>(io.netty.channel.Channel, io.netty.util.concurrent.EventExecutor):void"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.<init>(io.netty.channel.DefaultChannelPipeline, io.netty.channel.DefaultChannelPipeline):void"
unit,"io.netty.channel.ChannelHandlerMask.mask(java.lang.Class):int"
unit,"io.netty.util.concurrent.FastThreadLocal.get():java.lang.Object"
unit,"io.netty.util.internal.InternalThreadLocalMap.get():io.netty.util.internal.InternalThreadLocalMap"
unit,"io.netty.util.internal.InternalThreadLocalMap.slowGet():io.netty.util.internal.InternalThreadLocalMap"
unit,"io.netty.util.concurrent.FastThreadLocal.initialize(io.netty.util.internal.InternalThreadLocalMap):java.lang.Object"
unit,"io.netty.channel.ChannelHandlerMask$1.initialValue():java.lang.Object"
unit,"java.util.WeakHashMap.<init>(int, float):void"
unit,"io.netty.util.internal.InternalThreadLocalMap.getAndSetIndexedVariable(int, java.lang.Object):java.lang.Object"
unit,"io.netty.util.concurrent.FastThreadLocal.addToVariablesToRemove(io.netty.util.internal.InternalThreadLocalMap, io.netty.util.concurrent.FastThreadLocal):void"
unit,"java.util.Collections$SetFromMap.add(java.lang.Object):boolean"
unit,"java.util.WeakHashMap.get(java.lang.Object):java.lang.Object"
unit,"java.util.WeakHashMap.hash(java.lang.Object):int"
unit,"java.util.WeakHashMap.expungeStaleEntries():void"
unit,"io.netty.channel.ChannelHandlerMask.mask0(java.lang.Class):int"
unit,"io.netty.channel.ChannelHandlerMask.isSkippable(java.lang.Class, java.lang.String, java.lang.Class[]):boolean"
unit,"java.security.AccessController.doPrivileged(java.security.PrivilegedExceptionAction):java.lang.Object"
unit,"io.netty.channel.ChannelHandlerMask$2.run():java.lang.Object"
unit,"io.netty.channel.ChannelHandlerMask$2.run():java.lang.Boolean"
unit,"java.lang.Class.getMethod(java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.getMethod0(java.lang.String, java.lang.Class[]):java.lang.reflect.Method"
unit,"java.lang.Class.getMethodsRecursive(java.lang.String, java.lang.Class[], boolean, boolean):java.lang.PublicMethods$MethodList"
unit,"java.lang.PublicMethods$MethodList.filter(java.lang.reflect.Method[], java.lang.String, java.lang.Class[], boolean):java.lang.PublicMethods$MethodList"
unit,"java.lang.PublicMethods$Key.matches(java.lang.reflect.Method, java.lang.String, java.lang.Class[]):boolean"
unit,"java.lang.PublicMethods$MethodList.getMostSpecific():java.lang.reflect.Method"
unit,"java.lang.Class.checkMethod(java.lang.String, java.lang.Class[], java.lang.reflect.Method, boolean):void"
unit,"java.lang.Class.checkMethodExists(java.lang.String, java.lang.Class[], java.lang.reflect.Method, boolean):boolean"
unit,"java.lang.reflect.Method.getModifiers():int"
unit,"java.util.WeakHashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.<init>(io.netty.channel.DefaultChannelPipeline, io.netty.channel.DefaultChannelPipeline):void"
unit,"io.netty.channel.nio.AbstractNioChannel.unsafe():io.netty.channel.Channel$Unsafe"
unit,"java.nio.channels.spi.AbstractSelectableChannel.configureBlocking(boolean):java.nio.channels.SelectableChannel"
unit,"sun.nio.ch.ServerSocketChannelImpl.implConfigureBlocking(boolean):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.lockedConfigureBlocking(boolean):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.ensureOpen():void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel$NioDomainServerSocketChannelConfig.<init>(io.netty.channel.socket.nio.NioServerDomainSocketChannel, io.netty.channel.socket.nio.NioServerDomainSocketChannel):void"
unit,"io.netty.channel.DefaultChannelConfig.<init>(io.netty.channel.Channel, io.netty.channel.RecvByteBufAllocator):void"
unit,"io.netty.buffer.ByteBufAllocator.<clinit>():void"
unit,"io.netty.buffer.ByteBufUtil.<clinit>():void"
unit,"io.netty.util.internal.InternalThreadLocalMap.nextVariableIndex():int"
unit,"io.netty.util.CharsetUtil.encoder(java.nio.charset.Charset):java.nio.charset.CharsetEncoder"
unit,"java.util.IdentityHashMap.get(java.lang.Object):java.lang.Object"
unit,"io.netty.util.CharsetUtil.encoder(java.nio.charset.Charset, java.nio.charset.CodingErrorAction, java.nio.charset.CodingErrorAction):java.nio.charset.CharsetEncoder"
unit,"io.netty.buffer.PooledByteBufAllocator.<clinit>():void"
unit,"io.netty.buffer.PooledByteBufAllocator.validateAndCalculatePageShifts(int, int):int"
unit,"io.netty.buffer.PooledByteBufAllocator.validateAndCalculateChunkSize(int, int):int"
unit,"io.netty.util.NettyRuntime$AvailableProcessorsHolder.availableProcessors():int"
unit,"java.lang.Runtime.maxMemory():long"
unit,"io.netty.util.internal.SystemPropertyUtil.getLong(java.lang.String, long):long"
unit,"io.netty.util.internal.SystemPropertyUtil.getBoolean(java.lang.String, boolean):boolean"
unit,"io.netty.buffer.PooledByteBufAllocator.<init>(boolean, int, int, int, int, int, int, boolean, int):void"
unit,"io.netty.buffer.EmptyByteBuf.<init>(io.netty.buffer.ByteBufAllocator, java.nio.ByteOrder):void"
unit,"io.netty.util.internal.ObjectUtil.checkPositiveOrZero(int, java.lang.String):int"
unit,"io.netty.buffer.SizeClasses.<init>(int, int, int, int):void"
unit,"com.oracle.svm.core.graal.snippets.SubstrateAllocationSnippets.newMultiArrayStub(jdk.graal.compiler.word.Word, int, jdk.graal.compiler.word.Word):java.lang.Object"
unit,"com.oracle.svm.core.graal.snippets.SubstrateAllocationSnippets.newMultiArrayRecursion(java.lang.Class, int, jdk.graal.compiler.word.Word):java.lang.Object"
unit,"io.netty.buffer.SizeClasses.newSizeClass(int, int, int, int, int):short[]"
unit,"io.netty.buffer.SizeClasses.sizeOf(short[], int):int"
unit,"io.netty.buffer.SizeClasses.newIdx2SizeTab(short[][], int, int):int[]"
unit,"io.netty.buffer.SizeClasses.newPageIdx2sizeTab(short[][], int, int, int):int[]"
unit,"io.netty.buffer.SizeClasses.newSize2idxTab(int, short[][]):int[]"
unit,"io.netty.buffer.PoolArena.<init>(io.netty.buffer.PooledByteBufAllocator, io.netty.buffer.SizeClasses):void"
unit,"io.netty.buffer.PoolChunkList.<init>(io.netty.buffer.PoolArena, io.netty.buffer.PoolChunkList, int, int, int):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.metadata():io.netty.channel.ChannelMetadata"
unit,"io.netty.channel.DefaultChannelConfig.setRecvByteBufAllocator(io.netty.channel.RecvByteBufAllocator, io.netty.channel.ChannelMetadata):void"
unit,"io.netty.channel.DefaultChannelConfig.setRecvByteBufAllocator(io.netty.channel.RecvByteBufAllocator):io.netty.channel.ChannelConfig"
unit,"sun.nio.ch.ServerSocketChannelImpl.getLocalAddress():java.net.SocketAddress"
unit,"io.netty.bootstrap.ServerBootstrap.init(io.netty.channel.Channel):void"
unit,"io.netty.bootstrap.AbstractBootstrap.newOptionsArray(java.util.Map):java.util.Map$Entry[]"
unit,"java.util.AbstractCollection.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap$LinkedEntrySet.size():int"
unit,"io.netty.bootstrap.AbstractBootstrap.setChannelOptions(io.netty.channel.Channel, java.util.Map$Entry[], io.netty.util.internal.logging.InternalLogger):void"
unit,"io.netty.bootstrap.AbstractBootstrap.newAttributesArray(java.util.Map):java.util.Map$Entry[]"
unit,"java.util.concurrent.ConcurrentHashMap$CollectionView.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.concurrent.ConcurrentHashMap$EntrySetView.iterator():java.util.Iterator"
unit,"java.util.concurrent.ConcurrentHashMap$Traverser.advance():java.util.concurrent.ConcurrentHashMap$Node"
unit,"io.netty.bootstrap.AbstractBootstrap.setAttributes(io.netty.channel.Channel, java.util.Map$Entry[]):void"
unit,"io.netty.channel.AbstractChannel.pipeline():io.netty.channel.ChannelPipeline"
unit,"io.netty.bootstrap.AbstractBootstrap.getInitializerExtensions():java.util.Collection"
unit,"io.netty.bootstrap.ChannelInitializerExtensions.getExtensions():io.netty.bootstrap.ChannelInitializerExtensions"
unit,"io.netty.bootstrap.ChannelInitializerExtensions$EmptyExtensions.extensions(java.lang.ClassLoader):java.util.Collection"
unit,"io.netty.channel.DefaultChannelPipeline.addLast(io.netty.util.concurrent.EventExecutorGroup, io.netty.channel.ChannelHandler[]):io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline.internalAdd(io.netty.util.concurrent.EventExecutorGroup, java.lang.String, io.netty.channel.ChannelHandler, java.lang.String, io.netty.channel.DefaultChannelPipeline$AddStrategy):io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline.checkMultiplicity(io.netty.channel.ChannelHandler):void"
unit,"io.netty.channel.ChannelHandlerAdapter.isSharable():boolean"
unit,"io.netty.util.internal.InternalThreadLocalMap.handlerSharableCache():java.util.Map"
unit,"java.lang.Object.equals(java.lang.Object):boolean"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxyscc9eda95_W6iHJzANHOLoQTUAJMrJc1(java.lang.reflect.InvocationHandler):jdk.proxy1.$Proxy/scc9eda95"
unit,"jdk.proxy1.$Proxy/scc9eda95.annotationType():java.lang.Class"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys7d3e1225_mURcV0qJDeDMTUYNLJacXF(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/s7d3e1225"
unit,"jdk.proxy4.$Proxy/s7d3e1225.annotationType():java.lang.Class"
unit,"java.util.Collections$EmptyMap.size():int"
unit,"java.util.LinkedHashMap.newLinkedHashMap(int):java.util.LinkedHashMap"
unit,"io.netty.channel.DefaultChannelPipeline.filterName(java.lang.String, io.netty.channel.ChannelHandler):java.lang.String"
unit,"io.netty.channel.DefaultChannelPipeline.generateName(io.netty.channel.ChannelHandler):java.lang.String"
unit,"io.netty.channel.DefaultChannelPipeline$1.initialValue():java.lang.Object"
unit,"io.netty.channel.DefaultChannelPipeline.generateName0(java.lang.Class):java.lang.String"
unit,"io.netty.channel.DefaultChannelPipeline.context0(java.lang.String):io.netty.channel.AbstractChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline.newContext(io.netty.util.concurrent.EventExecutorGroup, java.lang.String, io.netty.channel.ChannelHandler):io.netty.channel.AbstractChannelHandlerContext"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysfcd79c90_JNPp3GzEkd5LbawNCD9ReB(java.lang.reflect.InvocationHandler):io.netty.channel.$Proxy/sfcd79c90"
unit,"io.netty.channel.$Proxy/sfcd79c90.annotationType():java.lang.Class"
unit,"io.netty.channel.DefaultChannelPipeline.callHandlerCallbackLater(io.netty.channel.AbstractChannelHandlerContext, boolean):void"
unit,"java.util.Collections$EmptyList.isEmpty():boolean"
unit,"io.netty.bootstrap.ServerBootstrap.config():io.netty.bootstrap.AbstractBootstrapConfig"
unit,"io.netty.channel.SingleThreadEventLoop.register(io.netty.channel.Channel):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.DefaultChannelPromise.<init>(io.netty.channel.Channel, io.netty.util.concurrent.EventExecutor):void"
unit,"io.netty.channel.SingleThreadEventLoop.register(io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.register(io.netty.channel.EventLoop, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.nio.AbstractNioChannel.isCompatible(io.netty.channel.EventLoop):boolean"
unit,"io.netty.util.concurrent.EventExecutor.inEventLoop():boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.inEventLoop(java.lang.Thread):boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.execute(java.lang.Runnable):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.execute0(java.lang.Runnable):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.execute(java.lang.Runnable, boolean):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.addTask(java.lang.Runnable):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.offerTask(java.lang.Runnable):boolean"
unit,"io.netty.util.internal.shaded.org.jctools.queues.MpscUnboundedArrayQueue.offer(java.lang.Object):boolean"
unit,"io.netty.util.internal.shaded.org.jctools.queues.BaseMpscLinkedArrayQueue.offer(java.lang.Object):boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.startThread():void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.doStartThread():void"
unit,"io.netty.util.internal.ThreadExecutorMap$1.execute(java.lang.Runnable):void"
unit,"io.netty.util.internal.ThreadExecutorMap.apply(java.lang.Runnable, io.netty.util.concurrent.EventExecutor):java.lang.Runnable"
unit,"io.netty.util.concurrent.ThreadPerTaskExecutor.execute(java.lang.Runnable):void"
unit,"io.netty.channel.nio.NioIoHandler.wakeup():void"
unit,"io.netty.channel.nio.SelectedSelectionKeySetSelector.wakeup():java.nio.channels.Selector"
unit,"sun.nio.ch.EPollSelectorImpl.wakeup():java.nio.channels.Selector"
unit,"sun.nio.ch.EventFD.set0(int):int"
unit,"io.netty.util.concurrent.DefaultPromise.cause0(java.lang.Object):java.lang.Throwable"
unit,"io.netty.util.concurrent.DefaultPromise.syncUninterruptibly():io.netty.util.concurrent.Promise"
unit,"io.netty.util.concurrent.DefaultPromise.awaitUninterruptibly():io.netty.util.concurrent.Promise"
unit,"io.netty.channel.DefaultChannelPromise.checkDeadLock():void"
unit,"io.netty.channel.AbstractChannel.isRegistered():boolean"
unit,"io.netty.util.concurrent.DefaultPromise.incWaiters():void"
unit,"com.oracle.svm.core.monitor.MonitorSupport.wait(java.lang.Object, long):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.doWait(java.lang.Object, long):void"
unit,"com.oracle.svm.core.thread.JavaThreads.isCurrentThreadVirtualAndPinned():boolean"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.ensureLocked(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.await(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.newConditionNode():com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.tryInitializeHead():com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.enableWait(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode):long"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode.block():boolean"
unit,"java.util.concurrent.locks.LockSupport.park(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.reacquire(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node, long):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.acquire(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node, long):int"
unit,"io.netty.util.concurrent.DefaultPromise.rethrowIfFailed():void"
unit,"dev.thaw.visor.serve.LanguageCopies.in(java.nio.file.Path):dev.thaw.visor.serve.LanguageCopies"
unit,"dev.thaw.visor.serve.LanguageCopies.show(java.nio.file.Path, java.lang.String):void"
unit,"dev.thaw.visor.serve.Languages.<init>(java.util.Map, dev.thaw.visor.serve.Languages$Builder, dev.thaw.visor.serve.LanguageCopies):void"
unit,"dev.thaw.visor.serve.WorkerFactory.<init>(io.netty.channel.EventLoop, dev.thaw.visor.worker.WorkerListener, dev.thaw.visor.store.Store, java.util.function.Supplier, dev.thaw.visor.confine.Confinement, dev.thaw.visor.serve.Languages):void"
unit,"dev.thaw.visor.confine.ControlGroups.ends(java.util.List):long"
unit,"dev.thaw.visor.serve.WorkerFactory.check():void"
unit,"java.util.ArrayList.getFirst():java.lang.Object"
unit,"java.nio.file.Files.isExecutable(java.nio.file.Path):boolean"
unit,"java.util.ImmutableCollections$ListN.isEmpty():boolean"
unit,"java.util.Random.nextLong():long"
unit,"java.security.SecureRandom.next(int):int"
unit,"java.security.SecureRandom.nextBytes(byte[]):void"
unit,"sun.security.provider.NativePRNG.engineNextBytes(byte[]):void"
unit,"sun.security.provider.NativePRNG$RandomIO.implNextBytes(byte[]):void"
unit,"sun.security.provider.NativePRNG$RandomIO.getMixRandom():sun.security.provider.SecureRandom"
unit,"sun.security.provider.SecureRandom.init(byte[]):void"
unit,"java.security.MessageDigest.getInstance(java.lang.String, java.lang.String):java.security.MessageDigest"
unit,"sun.security.jca.GetInstance.getInstance(java.lang.String, java.lang.Class, java.lang.String, java.lang.String):sun.security.jca.GetInstance$Instance"
unit,"sun.security.jca.GetInstance.getService(java.lang.String, java.lang.String, java.lang.String):java.security.Provider$Service"
unit,"sun.security.jca.ProviderList.getProvider(java.lang.String):java.security.Provider"
unit,"sun.security.jca.ProviderList.getProviderConfig(java.lang.String):sun.security.jca.ProviderConfig"
unit,"sun.security.jca.ProviderList.getIndex(java.lang.String):int"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.SHA_SYuo89ubDmLYgNbT5vbteA():sun.security.provider.SHA"
unit,"sun.security.provider.SHA.resetHashes():void"
unit,"sun.security.provider.NativePRNG$RandomIO.readFully(java.io.InputStream, byte[]):void"
unit,"java.io.FileInputStream.read(byte[], int, int):int"
unit,"java.io.FileInputStream.readBytes(byte[], int, int):int"
unit,"sun.security.provider.SecureRandom.engineSetSeed(byte[]):void"
unit,"sun.security.provider.SHA.implDigest(byte[], int):void"
unit,"sun.security.provider.SHA.implCompress(byte[], int):void"
unit,"sun.security.provider.SHA.implCompressCheck(byte[], int):void"
unit,"sun.security.provider.SHA.implCompress0(byte[], int):void"
unit,"sun.security.provider.ByteArrayAccess.b2iBig64(byte[], int, int[]):void"
unit,"sun.security.provider.SecureRandom.engineNextBytes(byte[]):void"
unit,"sun.security.provider.DigestBase.engineReset():void"
unit,"sun.security.provider.SHA.implReset():void"
unit,"sun.security.provider.SecureRandom.updateState(byte[], byte[]):void"
unit,"sun.security.provider.NativePRNG$RandomIO.ensureBufferValid():void"
unit,"dev.thaw.visor.serve.Server.onLoop(java.util.concurrent.Callable):java.lang.Object"
unit,"io.netty.util.concurrent.DefaultPromise.get():java.lang.Object"
unit,"io.netty.util.concurrent.DefaultPromise.await():io.netty.util.concurrent.Promise"
unit,"io.netty.util.concurrent.DefaultPromise.checkDeadLock():void"
unit,"dev.thaw.visor.serve.Server.prepareJvm(dev.thaw.visor.store.Store, dev.thaw.visor.serve.WorkerFactory):void"
unit,"dev.thaw.visor.store.Store.served():java.util.List"
unit,"java.util.TreeMap.putAll(java.util.Map):void"
unit,"java.util.concurrent.ConcurrentHashMap.size():int"
unit,"java.util.AbstractMap.putAll(java.util.Map):void"
unit,"java.util.concurrent.ConcurrentHashMap.entrySet():java.util.Set"
unit,"java.util.concurrent.ConcurrentHashMap$BaseIterator.hasNext():boolean"
unit,"java.util.concurrent.ConcurrentHashMap$EntryIterator.next():java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap$EntryIterator.next():java.util.Map$Entry"
unit,"java.util.concurrent.ConcurrentHashMap$MapEntry.getKey():java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap$MapEntry.getValue():java.lang.Object"
unit,"java.util.TreeMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.TreeMap$Values.spliterator():java.util.Spliterator"
unit,"java.util.TreeMap$ValueSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline$7.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.TreeMap$TreeMapSpliterator.estimateSize():long"
unit,"java.util.TreeMap$TreeMapSpliterator.getEstimate():int"
unit,"java.util.stream.ReferencePipeline$7$1FlatMap.begin(long):void"
unit,"java.util.TreeMap$ValueSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.ReferencePipeline$7$1FlatMap.accept(java.lang.Object):void"
unit,"dev.thaw.visor.store.Store$$Lambda/0x966f1dc88f625a63478a5a8515daf6230.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.store.Store.lambda$served$0(dev.thaw.visor.store.StoredFunction):java.util.stream.Stream"
unit,"dev.thaw.visor.store.StoredFunction.served():java.util.List"
unit,"java.util.stream.Streams$AbstractStreamBuilderImpl.characteristics():int"
unit,"dev.thaw.visor.store.Aliases.versions():java.util.SortedSet"
unit,"java.util.TreeMap.values():java.util.Collection"
unit,"java.util.Collections$UnmodifiableCollection.forEach(java.util.function.Consumer):void"
unit,"java.util.TreeMap$Values.iterator():java.util.Iterator"
unit,"java.util.TreeSet.spliterator():java.util.Spliterator"
unit,"java.util.TreeMap$KeySpliterator.characteristics():int"
unit,"java.util.TreeMap$KeySpliterator.getComparator():java.util.Comparator"
unit,"java.util.stream.Stream.concat(java.util.stream.Stream, java.util.stream.Stream):java.util.stream.Stream"
unit,"java.util.stream.AbstractPipeline.spliterator():java.util.Spliterator"
unit,"java.util.stream.Streams$ConcatSpliterator.<init>(java.util.Spliterator, java.util.Spliterator):void"
unit,"java.util.stream.Streams$AbstractStreamBuilderImpl.estimateSize():long"
unit,"java.util.stream.StreamSpliterators$AbstractWrappingSpliterator.estimateSize():long"
unit,"java.util.stream.StreamSpliterators$AbstractWrappingSpliterator.getExactSizeIfKnown():long"
unit,"java.util.stream.StreamSpliterators$AbstractWrappingSpliterator.init():void"
unit,"java.util.stream.AbstractPipeline$$Lambda/0x3a2cf6010bdb088ee87627c971c6b21c0.get():java.lang.Object"
unit,"java.util.stream.Streams$ConcatSpliterator.characteristics():int"
unit,"java.util.stream.StreamSpliterators$AbstractWrappingSpliterator.characteristics():int"
unit,"java.util.stream.Streams$ConcatSpliterator.estimateSize():long"
unit,"java.util.stream.Nodes$ArrayNode.<init>(long, java.util.function.IntFunction):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.begin(long):void"
unit,"java.util.stream.Streams$ConcatSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.Streams$StreamBuilderImpl.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.accept(java.lang.Object):void"
unit,"java.util.stream.StreamSpliterators$WrappingSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.TreeMap$KeySpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes$ArrayNode.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.List.spliterator():java.util.Spliterator"
unit,"java.util.AbstractList$RandomAccessSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline$Head.forEach(java.util.function.Consumer):void"
unit,"java.util.stream.AbstractPipeline.sourceStageSpliterator():java.util.Spliterator"
unit,"java.util.AbstractList$RandomAccessSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.AbstractList$RandomAccessSpliterator.getFence():int"
unit,"java.util.AbstractList$RandomAccessSpliterator.get(java.util.List, int):java.lang.Object"
unit,"java.util.AbstractList$RandomAccessSpliterator.checkAbstractListModCount(java.util.AbstractList, int):void"
unit,"java.util.stream.ReferencePipeline$7$1FlatMap.end():void"
unit,"java.util.TreeMap$PrivateEntryIterator.nextEntry():java.util.TreeMap$Entry"
unit,"dev.thaw.visor.serve.Server.sayMemoryLacks():void"
unit,"dev.thaw.visor.serve.Deployer.<init>(dev.thaw.visor.store.Store, dev.thaw.visor.call.FunctionTable, dev.thaw.visor.serve.WorkerFactory, io.netty.channel.EventLoop, java.util.function.Supplier, dev.thaw.visor.serve.Languages):void"
unit,"dev.thaw.visor.store.AccessTokens.<init>(java.nio.file.Path):void"
unit,"dev.thaw.visor.serve.Server.openManagement(dev.thaw.visor.serve.ServerAdministration, dev.thaw.visor.store.AccessTokens):void"
unit,"dev.thaw.visor.log.AuditLog.<init>(java.nio.file.Path, long):void"
unit,"java.nio.file.Path.resolveSibling(java.lang.String):java.nio.file.Path"
unit,"java.nio.file.Path.resolveSibling(java.nio.file.Path):java.nio.file.Path"
unit,"dev.thaw.visor.manage.ManagementRouter.<init>(dev.thaw.visor.manage.Administration, java.util.concurrent.ExecutorService, java.util.function.LongSupplier, dev.thaw.visor.log.AuditLog):void"
unit,"dev.thaw.visor.manage.PaperManagement.<clinit>():void"
unit,"java.util.ImmutableCollections$MapN.<init>(java.lang.Object[]):void"
unit,"java.util.ImmutableCollections$MapN.size():int"
unit,"java.util.ImmutableCollections$MapN$MapNIterator.next():java.lang.Object"
unit,"java.util.ImmutableCollections$MapN$MapNIterator.next():java.util.Map$Entry"
unit,"java.util.KeyValueHolder.<init>(java.lang.Object, java.lang.Object):void"
unit,"java.util.KeyValueHolder.getKey():java.lang.Object"
unit,"java.util.KeyValueHolder.getValue():java.lang.Object"
unit,"java.util.TreeMap.addEntry(java.lang.Object, java.lang.Object, java.util.TreeMap$Entry, boolean):void"
unit,"java.util.TreeMap.fixAfterInsertion(java.util.TreeMap$Entry):void"
unit,"java.util.TreeMap.rotateLeft(java.util.TreeMap$Entry):void"
unit,"dev.thaw.visor.serve.ManagementServers.open(java.nio.file.Path, int, io.netty.channel.EventLoop, java.util.function.Supplier, dev.thaw.visor.manage.ManagementRouter, dev.thaw.visor.store.AccessTokens):dev.thaw.visor.serve.ManagementServers"
unit,"dev.thaw.visor.manage.PeerCredentials.<clinit>():void"
unit,"io.netty.util.ConstantPool.valueOf(java.lang.String):io.netty.util.Constant"
unit,"io.netty.util.ConstantPool.getOrCreate(java.lang.String):io.netty.util.Constant"
unit,"java.nio.file.Files.getOwner(java.nio.file.Path, java.nio.file.LinkOption[]):java.nio.file.attribute.UserPrincipal"
unit,"sun.nio.fs.FileOwnerAttributeViewImpl.getOwner():java.nio.file.attribute.UserPrincipal"
unit,"sun.nio.fs.UnixFileAttributes.owner():java.nio.file.attribute.UserPrincipal"
unit,"sun.nio.fs.UnixUserPrincipals.fromUid(int):sun.nio.fs.UnixUserPrincipals$User"
unit,"sun.nio.fs.UnixNativeDispatcher.getpwuid(int):byte[]"
unit,"dev.thaw.visor.http.HttpServer.open(io.netty.channel.ChannelFactory, java.net.SocketAddress, io.netty.channel.EventLoop, java.util.function.Supplier, dev.thaw.visor.http.Router, java.util.function.Predicate):dev.thaw.visor.http.HttpServer"
unit,"dev.thaw.visor.http.Connections.<init>(io.netty.channel.EventLoop, java.util.function.Supplier):void"
unit,"dev.thaw.visor.serve.Server$$Lambda/0xd4914024331cf5bc105d4d74e44a859b0.get():java.lang.Object"
unit,"dev.thaw.visor.http.HttpServer.bootstrap(io.netty.channel.ChannelFactory, io.netty.channel.EventLoop, dev.thaw.visor.http.Connections, java.util.function.Supplier, dev.thaw.visor.http.Router, java.util.function.Predicate):io.netty.bootstrap.ServerBootstrap"
unit,"io.netty.bootstrap.AbstractBootstrap.option(io.netty.channel.ChannelOption, java.lang.Object):io.netty.bootstrap.AbstractBootstrap"
unit,"io.netty.util.AbstractConstant.hashCode():int"
unit,"dev.thaw.visor.http.HttpServer$$Lambda/0x8adbf08b1002b6e771ced3b64bfcdaee0.newChannel():io.netty.channel.Channel"
unit,"java.util.WeakHashMap.matchesKey(java.util.WeakHashMap$Entry, java.lang.Object):boolean"
unit,"io.netty.bootstrap.AbstractBootstrap.setChannelOption(io.netty.channel.Channel, io.netty.channel.ChannelOption, java.lang.Object, io.netty.util.internal.logging.InternalLogger):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel$NioDomainServerSocketChannelConfig.setOption(io.netty.channel.ChannelOption, java.lang.Object):boolean"
unit,"io.netty.channel.DefaultChannelConfig.validate(io.netty.channel.ChannelOption, java.lang.Object):void"
unit,"dev.thaw.visor.serve.Server.router(dev.thaw.visor.serve.PublicRouter, dev.thaw.visor.serve.ServerAdministration):dev.thaw.visor.http.Router"
unit,"dev.thaw.visor.serve.Server.listen(dev.thaw.visor.http.Router):dev.thaw.visor.http.HttpServer"
unit,"java.net.InetSocketAddress.<init>(java.lang.String, int):void"
unit,"java.net.InetAddress.getAllByName(java.lang.String):java.net.InetAddress[]"
unit,"java.net.InetAddress.validate(java.lang.String):void"
unit,"sun.net.util.IPAddressUtil.parseAsciiHexDigit(char):int"
unit,"sun.net.util.IPAddressUtil.parseAsciiDigit(char, int):int"
unit,"java.net.Inet4Address.parseAddressString(java.lang.String, boolean):java.net.Inet4Address"
unit,"sun.net.util.IPAddressUtil.validateNumericFormatV4(java.lang.String, boolean):byte[]"
unit,"sun.net.util.IPAddressUtil.textToNumericFormatV4(java.lang.String):byte[]"
unit,"java.net.InetSocketAddress.checkPort(int):int"
unit,"dev.thaw.visor.serve.Server$$Lambda/0x755a41f8cbf4ab0bda5f22c9603b9e240.get():java.lang.Object"
unit,"io.netty.bootstrap.ServerBootstrap.childOption(io.netty.channel.ChannelOption, java.lang.Object):io.netty.bootstrap.ServerBootstrap"
unit,"dev.thaw.visor.http.HttpServer$$Lambda/0x5d13555e9465d0e1d9851d741686bfa80.newChannel():io.netty.channel.Channel"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.<init>(java.nio.channels.spi.SelectorProvider, io.netty.channel.socket.SocketProtocolFamily):void"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.newChannel(java.nio.channels.spi.SelectorProvider, io.netty.channel.socket.SocketProtocolFamily):java.nio.channels.ServerSocketChannel"
unit,"sun.nio.ch.ServerSocketChannelImpl.<init>(java.nio.channels.spi.SelectorProvider):void"
unit,"sun.nio.ch.Net.serverSocket(java.net.ProtocolFamily):java.io.FileDescriptor"
unit,"sun.nio.ch.Net.socket0(boolean, boolean, boolean, boolean):int"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.<init>(java.nio.channels.ServerSocketChannel):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.socket():java.net.ServerSocket"
unit,"io.netty.channel.socket.DefaultServerSocketChannelConfig.<init>(io.netty.channel.socket.ServerSocketChannel, java.net.ServerSocket):void"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.metadata():io.netty.channel.ChannelMetadata"
unit,"io.netty.channel.socket.DefaultServerSocketChannelConfig.setRecvByteBufAllocator(io.netty.channel.RecvByteBufAllocator):io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.config():io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel$NioServerSocketChannelConfig.setOption(io.netty.channel.ChannelOption, java.lang.Object):boolean"
unit,"io.netty.channel.socket.DefaultServerSocketChannelConfig.setOption(io.netty.channel.ChannelOption, java.lang.Object):boolean"
unit,"io.netty.channel.socket.DefaultServerSocketChannelConfig.setReuseAddress(boolean):io.netty.channel.socket.ServerSocketChannelConfig"
unit,"sun.nio.ch.ServerSocketAdaptor.setReuseAddress(boolean):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.setOption(java.net.SocketOption, java.lang.Object):java.nio.channels.ServerSocketChannel"
unit,"sun.nio.ch.ServerSocketChannelImpl$DefaultOptionsHolder.<clinit>():void"
unit,"sun.nio.ch.ServerSocketChannelImpl$DefaultOptionsHolder.defaultInetOptions():java.util.Set"
unit,"sun.nio.ch.ServerSocketChannelImpl$DefaultOptionsHolder.defaultUnixDomainOptions():java.util.Set"
unit,"java.util.Collections$UnmodifiableCollection.contains(java.lang.Object):boolean"
unit,"java.net.StandardSocketOptions$StdSocketOption.type():java.lang.Class"
unit,"sun.nio.ch.Net.setSocketOption(java.io.FileDescriptor, java.net.ProtocolFamily, java.net.SocketOption, java.lang.Object):void"
unit,"sun.nio.ch.SocketOptionRegistry.findOption(java.net.SocketOption, java.net.ProtocolFamily):sun.nio.ch.OptionKey"
unit,"sun.nio.ch.SocketOptionRegistry$LazyInitialization.<clinit>():void"
unit,"sun.nio.ch.SocketOptionRegistry$LazyInitialization.options():java.util.Map"
unit,"sun.nio.ch.SocketOptionRegistry$RegistryKey.hashCode():int"
unit,"sun.nio.ch.SocketOptionRegistry$RegistryKey.equals(java.lang.Object):boolean"
unit,"sun.nio.ch.Net.setIntOption0(java.io.FileDescriptor, boolean, int, int, int, boolean):void"
unit,"dev.thaw.visor.serve.StartTrial.later(java.util.function.BooleanSupplier):void"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.schedule(java.lang.Runnable, long, java.util.concurrent.TimeUnit):io.netty.util.concurrent.ScheduledFuture"
unit,"dev.thaw.visor.serve.Reload.onSignal(dev.thaw.visor.serve.Server, java.util.concurrent.Callable):void"
unit,"sun.misc.Signal.handle(sun.misc.Signal, sun.misc.SignalHandler):sun.misc.SignalHandler"
unit,"java.lang.Integer.equals(java.lang.Object):boolean"
unit,"jdk.internal.misc.Signal.equals(java.lang.Object):boolean"
unit,"java.lang.Thread.genThreadName():java.lang.String"
unit,"java.lang.ApplicationShutdownHooks.<clinit>():void"
unit,"java.lang.Shutdown.add(int, boolean, java.lang.Runnable):void"
unit,"java.lang.ApplicationShutdownHooks.add(java.lang.Thread):void"
unit,"java.util.IdentityHashMap.containsKey(java.lang.Object):boolean"
unit,"dev.thaw.visor.serve.Server.port():int"
unit,"dev.thaw.visor.serve.Server.address():java.net.InetSocketAddress"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.localAddress():java.net.SocketAddress"
unit,"io.netty.channel.AbstractChannel.localAddress():java.net.SocketAddress"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.localAddress():java.net.SocketAddress"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.localAddress0():java.net.SocketAddress"
unit,"io.netty.util.internal.SocketUtils.localSocketAddress(java.net.ServerSocket):java.net.SocketAddress"
unit,"java.net.ServerSocket.getLocalSocketAddress():java.net.SocketAddress"
unit,"sun.nio.ch.ServerSocketAdaptor.getInetAddress():java.net.InetAddress"
unit,"sun.nio.ch.ServerSocketAdaptor.getLocalPort():int"
unit,"dev.thaw.visor.serve.ServeCommand.url(java.lang.String, int):java.lang.String"
unit,"java.lang.String.formatted(java.lang.Object[]):java.lang.String"
unit,"java.util.Locale.getDefault(java.util.Locale$Category):java.util.Locale"
unit,"java.util.Locale.getFormatLocale():java.util.Locale"
unit,"java.util.Locale.initDefault(java.util.Locale$Category):java.util.Locale"
unit,"java.util.Locale.initDefault():java.util.Locale"
unit,"java.util.Locale.getDefaultExtensions(java.lang.String):java.util.Optional"
unit,"java.util.Locale.getInstance(java.lang.String, java.lang.String, java.lang.String, java.lang.String, sun.util.locale.LocaleExtensions):java.util.Locale"
unit,"java.util.Locale.getCompatibilityExtensions(java.lang.String, java.lang.String, java.lang.String, java.lang.String):sun.util.locale.LocaleExtensions"
unit,"sun.util.locale.LocaleUtils.caseIgnoreMatch(java.lang.String, java.lang.String):boolean"
unit,"java.util.Locale.convertOldISOCodes(java.lang.String):java.lang.String"
unit,"sun.util.locale.LocaleUtils.toLowerString(java.lang.String):java.lang.String"
unit,"sun.util.locale.BaseLocale.convertOldISOCodes(java.lang.String):java.lang.String"
unit,"sun.util.locale.BaseLocale.getInstance(java.lang.String, java.lang.String, java.lang.String, java.lang.String):sun.util.locale.BaseLocale"
unit,"sun.util.locale.LocaleUtils.toUpperString(java.lang.String):java.lang.String"
unit,"java.util.Locale.getInstance(sun.util.locale.BaseLocale, sun.util.locale.LocaleExtensions):java.util.Locale"
unit,"sun.util.locale.BaseLocale.hashCode():int"
unit,"java.util.Formatter.format(java.util.Locale, java.lang.String, java.lang.Object[]):java.util.Formatter"
unit,"java.util.Formatter.parse(java.lang.String):java.util.List"
unit,"java.util.Formatter$FormatSpecifier.<init>(char):void"
unit,"java.util.Formatter$FixedString.index():int"
unit,"java.util.Formatter$FixedString.print(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.lang.StringBuilder.append(java.lang.CharSequence, int, int):java.lang.Appendable"
unit,"java.util.Formatter$FormatSpecifier.index():int"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.printString(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, java.lang.String, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.appendJustified(java.lang.Appendable, java.lang.CharSequence):void"
unit,"java.lang.StringBuilder.append(java.lang.CharSequence):java.lang.Appendable"
unit,"java.util.Formatter$FormatSpecifier.printInteger(java.util.Formatter, java.lang.Object, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, int, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.print(java.util.Formatter, long, java.util.Locale):void"
unit,"java.util.Formatter$FormatSpecifier.leadingSign(java.lang.StringBuilder, boolean):java.lang.StringBuilder"
unit,"java.util.Formatter$FormatSpecifier.localizedMagnitude(java.util.Formatter, java.lang.StringBuilder, java.lang.CharSequence, int, int, int, java.util.Locale):java.lang.StringBuilder"
unit,"java.util.Formatter.getDecimalFormatSymbols(java.util.Locale):java.text.DecimalFormatSymbols"
unit,"java.util.Locale.equals(java.lang.Object):boolean"
unit,"java.util.Formatter$FormatSpecifier.trailingSign(java.lang.StringBuilder, boolean):java.lang.StringBuilder"
unit,"java.lang.AbstractStringBuilder.append(java.lang.AbstractStringBuilder):java.lang.AbstractStringBuilder"
unit,"java.lang.AbstractStringBuilder.getBytes(byte[], int, byte):void"
unit,"java.util.Formatter.toString():java.lang.String"
unit,"java.lang.StringBuilder.toString():java.lang.String"
unit,"java.io.PrintStream.writeln(java.lang.String):void"
unit,"java.io.PrintStream.ensureOpen():void"
unit,"java.io.Writer.write(java.lang.String):void"
unit,"java.io.BufferedWriter.write(java.lang.String, int, int):void"
unit,"java.io.BufferedWriter.ensureOpen():void"
unit,"java.io.BufferedWriter.growIfNeeded(int):void"
unit,"java.io.BufferedWriter.flushBuffer():void"
unit,"sun.nio.cs.StreamEncoder.write(char[], int, int):void"
unit,"sun.nio.cs.StreamEncoder.ensureOpen():void"
unit,"sun.nio.cs.StreamEncoder.implWrite(char[], int, int):void"
unit,"sun.nio.cs.StreamEncoder.implWrite(java.nio.CharBuffer):void"
unit,"sun.nio.cs.StreamEncoder.growByteBufferIfNeeded(int):void"
unit,"java.nio.charset.CharsetEncoder.encode(java.nio.CharBuffer, java.nio.ByteBuffer, boolean):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Encoder.encodeLoop(java.nio.CharBuffer, java.nio.ByteBuffer):java.nio.charset.CoderResult"
unit,"sun.nio.cs.UTF_8$Encoder.encodeArrayLoop(java.nio.CharBuffer, java.nio.ByteBuffer):java.nio.charset.CoderResult"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringCodingEncodeArrayAscii(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int):int"
unit,"sun.nio.cs.StreamEncoder.flushBuffer():void"
unit,"sun.nio.cs.StreamEncoder.implFlushBuffer():void"
unit,"sun.nio.cs.StreamEncoder.writeBytes():void"
unit,"java.io.PrintStream.write(byte[], int, int):void"
unit,"java.io.BufferedOutputStream.write(byte[], int, int):void"
unit,"java.io.BufferedOutputStream.growIfNeeded(int):void"
unit,"java.io.BufferedOutputStream.flush():void"
unit,"java.io.BufferedOutputStream.flushBuffer():void"
unit,"java.io.FileOutputStream.write(byte[], int, int):void"
unit,"java.io.FileOutputStream.writeBytes(byte[], int, int, boolean):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetByteArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.getPrimitiveArrayRegion(jdk.vm.ci.meta.JavaKind, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.acquireSharedInterruptibly(int):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.acquire(java.util.concurrent.locks.AbstractQueuedSynchronizer$Node, int, boolean, boolean, boolean, long):int"
unit,"java.util.concurrent.CountDownLatch$Sync.tryAcquireShared(int):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.PlatformThreads_threadStartRoutine_Z5jZ9wXZGDAvr0CL8KrTOA(com.oracle.svm.core.thread.PlatformThreads$ThreadStartData):org.graalvm.word.WordBase"
unit,"com.oracle.svm.core.thread.PlatformThreads.threadStartRoutine(com.oracle.svm.core.thread.PlatformThreads$ThreadStartData):org.graalvm.word.WordBase"
unit,"com.oracle.svm.core.thread.PlatformThreads.threadStartRoutine(org.graalvm.nativeimage.ObjectHandle):void"
unit,"com.oracle.svm.core.handles.ObjectHandlesImpl.doGet(org.graalvm.nativeimage.ObjectHandle):java.lang.Object"
unit,"com.oracle.svm.core.thread.PlatformThreads.assignCurrent(java.lang.Thread):void"
unit,"com.oracle.svm.core.handles.ObjectHandlesImpl.destroy(org.graalvm.nativeimage.ObjectHandle):void"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.beforeThreadRun(java.lang.Thread):void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_self():com.oracle.svm.core.posix.headers.Pthread$pthread_t"
unit,"com.oracle.svm.core.posix.thread.PosixPlatformThreads.setNativeName(java.lang.Thread, java.lang.String):void"
unit,"java.lang.String.substring(int, int):java.lang.String"
unit,"jdk.internal.util.Preconditions.checkFromToIndex(int, int, int, java.util.function.BiFunction):int"
unit,"java.lang.StringLatin1.newString(byte[], int, int):java.lang.String"
unit,"com.oracle.svm.core.genscavenge.graal.GenScavengeAllocationSupport.slowNewArray(jdk.graal.compiler.word.Word, int):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObject(jdk.graal.compiler.word.Word, int, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocating(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocation0(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateArraySlow(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[], com.oracle.svm.core.c.BooleanPointer):java.lang.Object"
unit,"com.oracle.svm.core.graal.jdk.SubstrateArraycopySnippets.doArraycopy(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"com.oracle.svm.core.util.ArrayUtil.boundsCheckInSnippet(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"com.oracle.svm.core.c.CCharPointerHolderImpl.<init>(java.lang.CharSequence):void"
unit,"java.lang.String.encodeUTF8(byte, byte[], boolean):byte[]"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport.create(java.lang.Object):org.graalvm.nativeimage.PinnedObject"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport.pushPinnedObject(com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl):void"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl.addressOfArrayElement(int):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl.close():void"
unit,"com.oracle.svm.core.thread.VMThreads.isTearingDown():boolean"
unit,"java.lang.Thread.run():void"
unit,"com.oracle.svm.core.heap.ReferenceHandlerThread.run():void"
unit,"com.oracle.svm.core.heap.ReferenceInternals.waitForPendingReferences():void"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.waitForReferencePendingList():void"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.hasReferencePendingList():boolean"
unit,"java.lang.Thread.interrupted():boolean"
unit,"java.lang.Thread.getAndClearInterrupt():boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.waitForPendingReferenceList(long, long):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.transitionToNativeThenAwaitPendingRefs(long, long):boolean"
unit,"com.oracle.svm.core.genscavenge.HeapImpl.awaitPendingRefsInNative(long, long):boolean"
unit,"com.oracle.svm.core.posix.pthread.PthreadVMCondition.blockNoTransition():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetStaticMethodID_KyOLcComGaIhlyG84kxBS4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJIJ_J_VA_LIST(long, long, long, long):long"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ExceptionCheck_wwAepBoMjPEWDN8NR0UL5D(com.oracle.svm.core.jni.headers.JNIEnvironment):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetMethodID_vx2ZbpuGaQ33cRpZAo0zK9(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.posix.PosixSignalHandlerSupport$DispatcherThread.run():void"
unit,"dev.thaw.visor.log.FunctionLogs$$Lambda/0x478abb9622a3b0c92f59ad9ccc7f722d0.run():void"
unit,"dev.thaw.visor.log.FunctionLogs.write():void"
unit,"java.util.concurrent.ArrayBlockingQueue.take():java.lang.Object"
unit,"java.util.concurrent.locks.ReentrantLock$Sync.lockInterruptibly():void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.await():void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.newConditionNode():java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer.tryInitializeHead():java.util.concurrent.locks.AbstractQueuedSynchronizer$Node"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.enableWait(java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode):int"
unit,"java.util.concurrent.ForkJoinPool.managedBlock(java.util.concurrent.ForkJoinPool$ManagedBlocker):void"
unit,"java.util.concurrent.ForkJoinPool.unmanagedBlock(java.util.concurrent.ForkJoinPool$ManagedBlocker):void"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode.isReleasable():boolean"
unit,"java.lang.Thread.isInterrupted():boolean"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionNode.block():boolean"
unit,"java.util.concurrent.locks.LockSupport.park():void"
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
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetPrimitiveArrayCritical_2HOt2LiNLN8PTDXkbWReu0(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleasePrimitiveArrayCritical_LUGWPFu76eGdDzEz6qDTO5(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"io.netty.util.internal.ThreadExecutorMap$2.run():void"
unit,"io.netty.util.concurrent.FastThreadLocal.getAndSet(java.lang.Object):java.lang.Object"
unit,"io.netty.util.concurrent.FastThreadLocal.setKnownNotUnset(io.netty.util.internal.InternalThreadLocalMap, java.lang.Object):java.lang.Object"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor$5.run():void"
unit,"io.netty.channel.SingleThreadIoEventLoop.run():void"
unit,"io.netty.channel.nio.NioIoHandler.run(io.netty.channel.IoHandlerContext):int"
unit,"io.netty.channel.SingleThreadIoEventLoop$1.canBlock():boolean"
unit,"io.netty.channel.SingleThreadEventLoop.hasTasks():boolean"
unit,"io.netty.util.internal.shaded.org.jctools.queues.MpscUnboundedArrayQueue.isEmpty():boolean"
unit,"io.netty.channel.DefaultSelectStrategy.calculateStrategy(io.netty.util.IntSupplier, boolean):int"
unit,"io.netty.channel.nio.NioIoHandler.selectNow():int"
unit,"io.netty.channel.nio.SelectedSelectionKeySetSelector.selectNow():int"
unit,"java.util.Arrays.fill(java.lang.Object[], int, int, java.lang.Object):void"
unit,"sun.nio.ch.SelectorImpl.lockAndDoSelect(java.util.function.Consumer, long):int"
unit,"sun.nio.ch.SelectorImpl.ensureOpen():void"
unit,"sun.nio.ch.EPollSelectorImpl.doSelect(java.util.function.Consumer, long):int"
unit,"sun.nio.ch.EPollSelectorImpl.processUpdateQueue():void"
unit,"sun.nio.ch.SelectorImpl.processDeregisterQueue():void"
unit,"sun.nio.ch.EPoll.wait(int, long, int, int):int"
unit,"sun.nio.ch.EPollSelectorImpl.processEvents(int, java.util.function.Consumer):int"
unit,"sun.nio.ch.EPollSelectorImpl.clearInterrupt():void"
unit,"sun.nio.ch.IOUtil.drain(int):boolean"
unit,"io.netty.channel.nio.NioIoHandler.processSelectedKeys():int"
unit,"io.netty.channel.nio.NioIoHandler.processSelectedKeysOptimized():int"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.runAllTasks(long):boolean"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.fetchFromScheduledTaskQueue(java.util.Queue):boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.pollTaskFrom(java.util.Queue):java.lang.Runnable"
unit,"io.netty.util.internal.shaded.org.jctools.queues.MpscUnboundedArrayQueue.poll():java.lang.Object"
unit,"io.netty.util.internal.shaded.org.jctools.queues.BaseMpscLinkedArrayQueue.poll():java.lang.Object"
unit,"io.netty.util.concurrent.AbstractEventExecutor.safeExecute(java.lang.Runnable):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe$1.run():void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.register0(io.netty.channel.ChannelPromise):void"
unit,"io.netty.util.concurrent.DefaultPromise.setUncancellable():boolean"
unit,"java.util.concurrent.atomic.AtomicReferenceFieldUpdater$AtomicReferenceFieldUpdaterImpl.compareAndSet(java.lang.Object, java.lang.Object, java.lang.Object):boolean"
unit,"java.util.concurrent.atomic.AtomicReferenceFieldUpdater$AtomicReferenceFieldUpdaterImpl.valueCheck(java.lang.Object):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.ensureOpen(io.netty.channel.ChannelPromise):boolean"
unit,"io.netty.channel.nio.AbstractNioChannel.isOpen():boolean"
unit,"io.netty.channel.Channel.newPromise():io.netty.channel.ChannelPromise"
unit,"io.netty.channel.nio.AbstractNioChannel.doRegister(io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.AbstractChannel.eventLoop():io.netty.channel.EventLoop"
unit,"io.netty.channel.SingleThreadIoEventLoop.register(io.netty.channel.IoHandle):io.netty.util.concurrent.Future"
unit,"io.netty.channel.SingleThreadIoEventLoop.registerForIo0(io.netty.channel.IoHandle, io.netty.util.concurrent.Promise):void"
unit,"io.netty.channel.nio.NioIoHandler.register(io.netty.channel.IoHandle):io.netty.channel.IoRegistration"
unit,"io.netty.channel.nio.NioIoHandler.nioHandle(io.netty.channel.IoHandle):io.netty.channel.nio.NioIoHandle"
unit,"io.netty.channel.nio.NioIoHandler$DefaultNioRegistration.<init>(io.netty.channel.nio.NioIoHandler, io.netty.util.concurrent.ThreadAwareExecutor, io.netty.channel.nio.NioIoHandle, io.netty.channel.nio.NioIoOps, java.nio.channels.Selector):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.javaChannel():java.nio.channels.SelectableChannel"
unit,"java.nio.channels.spi.AbstractSelectableChannel.register(java.nio.channels.Selector, int, java.lang.Object):java.nio.channels.SelectionKey"
unit,"java.nio.channels.ServerSocketChannel.validOps():int"
unit,"java.nio.channels.spi.AbstractSelectableChannel.findKey(java.nio.channels.Selector):java.nio.channels.SelectionKey"
unit,"sun.nio.ch.SelectorImpl.register(java.nio.channels.spi.AbstractSelectableChannel, int, java.lang.Object):java.nio.channels.SelectionKey"
unit,"java.util.concurrent.ConcurrentHashMap$KeySetView.add(java.lang.Object):boolean"
unit,"sun.nio.ch.SelectionKeyImpl.interestOps(int):java.nio.channels.SelectionKey"
unit,"sun.nio.ch.SelectionKeyImpl.ensureValid():void"
unit,"java.nio.channels.spi.AbstractSelectableChannel.addKey(java.nio.channels.SelectionKey):void"
unit,"io.netty.util.concurrent.DefaultPromise.setSuccess(java.lang.Object):io.netty.util.concurrent.Promise"
unit,"io.netty.util.concurrent.DefaultPromise.setValue0(java.lang.Object):boolean"
unit,"io.netty.util.concurrent.DefaultPromise.checkNotifyWaiters():boolean"
unit,"io.netty.util.concurrent.DefaultPromise.notifyListeners():void"
unit,"io.netty.util.concurrent.DefaultPromise.executor():io.netty.util.concurrent.EventExecutor"
unit,"io.netty.util.concurrent.DefaultPromise.notifyListenersNow():void"
unit,"io.netty.util.concurrent.DefaultPromise.notifyListener0(io.netty.util.concurrent.Future, io.netty.util.concurrent.GenericFutureListener):void"
unit,"io.netty.channel.nio.AbstractNioChannel$$Lambda/0x75a4e57cbabbc1f5b3d9c9964a0599e70.operationComplete(io.netty.util.concurrent.Future):void"
unit,"io.netty.channel.nio.AbstractNioChannel.lambda$doRegister$0(io.netty.channel.ChannelPromise, io.netty.util.concurrent.Future):void"
unit,"io.netty.util.concurrent.DefaultPromise.isSuccess():boolean"
unit,"io.netty.util.concurrent.DefaultPromise.getNow():java.lang.Object"
unit,"io.netty.channel.DefaultChannelPromise.executor():io.netty.util.concurrent.EventExecutor"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe$$Lambda/0x1e2a2f298fb0c6e748df2de6dd57eb6e0.operationComplete(io.netty.util.concurrent.Future):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.lambda$register0$0(io.netty.channel.ChannelPromise, boolean, io.netty.util.concurrent.Future):void"
unit,"io.netty.channel.DefaultChannelPipeline.callHandlerAddedForAllHandlers():void"
unit,"io.netty.channel.DefaultChannelPipeline$PendingHandlerAddedTask.execute():void"
unit,"io.netty.channel.AbstractChannelHandlerContext.executor():io.netty.util.concurrent.EventExecutor"
unit,"io.netty.channel.DefaultChannelPipeline.callHandlerAdded0(io.netty.channel.AbstractChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.callHandlerAdded():void"
unit,"io.netty.channel.DefaultChannelHandlerContext.handler():io.netty.channel.ChannelHandler"
unit,"io.netty.channel.ChannelInitializer.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.ChannelInitializer.initChannel(io.netty.channel.ChannelHandlerContext):boolean"
unit,"io.netty.bootstrap.ServerBootstrap$1.initChannel(io.netty.channel.Channel):void"
unit,"io.netty.channel.DefaultChannelPipeline.remove(io.netty.channel.ChannelHandler):io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline.getContextOrDie(io.netty.channel.ChannelHandler):io.netty.channel.AbstractChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline.context(io.netty.channel.ChannelHandler):io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline.remove(io.netty.channel.AbstractChannelHandlerContext):io.netty.channel.AbstractChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline.callHandlerRemoved0(io.netty.channel.AbstractChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.callHandlerRemoved():void"
unit,"io.netty.channel.ChannelInitializer.handlerRemoved(io.netty.channel.ChannelHandlerContext):void"
unit,"java.util.concurrent.ConcurrentHashMap.replaceNode(java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"io.netty.channel.ChannelInitializer.removeState(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.safeSetSuccess(io.netty.channel.ChannelPromise):void"
unit,"io.netty.util.concurrent.DefaultPromise.trySuccess(java.lang.Object):boolean"
unit,"io.netty.bootstrap.AbstractBootstrap$$Lambda/0xb7e8507fe15f55a9e7a75a50d71b9a300.operationComplete(io.netty.util.concurrent.Future):void"
unit,"io.netty.bootstrap.AbstractBootstrap.lambda$doBind$0(io.netty.bootstrap.AbstractBootstrap$PendingRegistrationPromise, io.netty.channel.ChannelFuture, io.netty.channel.Channel, java.net.SocketAddress, io.netty.util.concurrent.Future):void"
unit,"io.netty.util.concurrent.DefaultPromise.cause():java.lang.Throwable"
unit,"io.netty.bootstrap.AbstractBootstrap.doBind0(io.netty.channel.ChannelFuture, io.netty.channel.Channel, java.net.SocketAddress, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelRegistered():io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.channelRegistered(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelRegistered():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.AbstractChannelHandlerContext.findContextInbound(int):io.netty.channel.AbstractChannelHandlerContext"
unit,"io.netty.channel.AbstractChannelHandlerContext.skipContext(io.netty.channel.AbstractChannelHandlerContext, io.netty.util.concurrent.EventExecutor, int, int):boolean"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.handler():io.netty.channel.ChannelHandler"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.channelRegistered(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.isActive():boolean"
unit,"io.netty.bootstrap.ServerBootstrap$1$1.run():void"
unit,"io.netty.channel.ChannelHandlerAdapter.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.bootstrap.AbstractBootstrap$1.run():void"
unit,"io.netty.channel.Channel.bind(java.net.SocketAddress, io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannelHandlerContext.bind(java.net.SocketAddress, io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannelHandlerContext.isNotValidPromise(io.netty.channel.ChannelPromise, boolean):boolean"
unit,"io.netty.util.concurrent.DefaultPromise.isDone():boolean"
unit,"io.netty.channel.DefaultChannelPromise.channel():io.netty.channel.Channel"
unit,"io.netty.channel.AbstractChannelHandlerContext.findContextOutbound(int):io.netty.channel.AbstractChannelHandlerContext"
unit,"io.netty.channel.AbstractChannelHandlerContext.ensurePromiseUseCorrectExecutor(io.netty.channel.ChannelPromise):io.netty.channel.ChannelPromise"
unit,"io.netty.bootstrap.AbstractBootstrap$PendingRegistrationPromise.executor():io.netty.util.concurrent.EventExecutor"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.handler():io.netty.channel.ChannelHandler"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.bind(java.net.SocketAddress, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.config():io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel$NioDomainServerSocketChannelConfig.getOption(io.netty.channel.ChannelOption):java.lang.Object"
unit,"io.netty.channel.DefaultChannelConfig.getOption(io.netty.channel.ChannelOption):java.lang.Object"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.doBind(java.net.SocketAddress):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.bind(java.net.SocketAddress, int):java.nio.channels.ServerSocketChannel"
unit,"sun.nio.ch.ServerSocketChannelImpl.unixBind(java.net.SocketAddress, int):java.net.SocketAddress"
unit,"sun.nio.ch.UnixDomainSockets.checkAddress(java.net.SocketAddress):java.net.UnixDomainSocketAddress"
unit,"sun.nio.ch.UnixDomainSockets.bind(java.io.FileDescriptor, java.nio.file.Path):void"
unit,"sun.nio.fs.UnixFileSystemProvider.getSunPathForSocketFile(java.nio.file.Path):byte[]"
unit,"sun.nio.ch.UnixDomainSockets.bind0(java.io.FileDescriptor, byte[]):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteArrayElements_yCWtkAEyzPKQAGdEaBnDj2(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetByteArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.createArrayViewAndGetAddress(com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleaseByteArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"sun.nio.ch.Net.<clinit>():void"
unit,"sun.nio.ch.Net.inet4FromInt(int):java.net.InetAddress"
unit,"java.net.InetAddress.<clinit>():void"
unit,"java.net.InetAddress.init():void"
unit,"java.net.InetAddress.isIPv6Supported():boolean"
unit,"java.net.InetAddress.initializePlatformLookupPolicy():java.net.spi.InetAddressResolver$LookupPolicy"
unit,"java.net.InetAddress.isIPv4Available():boolean"
unit,"java.net.spi.InetAddressResolver$LookupPolicy.of(int):java.net.spi.InetAddressResolver$LookupPolicy"
unit,"java.net.InetAddress.getByAddress(java.lang.String, byte[]):java.net.InetAddress"
unit,"java.net.Inet4Address.<clinit>():void"
unit,"java.net.Inet4Address.init():void"
unit,"java.net.Inet4Address.<init>(java.lang.String, byte[]):void"
unit,"sun.net.util.IPAddressUtil.convertFromIPv4MappedAddress(byte[]):byte[]"
unit,"sun.net.util.IPAddressUtil.isIPv4MappedAddress(byte[]):boolean"
unit,"java.net.Inet6Address.<clinit>():void"
unit,"java.net.Inet6Address.init():void"
unit,"java.net.Inet6Address.<init>(java.lang.String, byte[]):void"
unit,"java.net.Inet6Address.initif(java.lang.String, byte[], java.net.NetworkInterface):void"
unit,"java.net.Inet6Address$Inet6AddressHolder.init(byte[], java.net.NetworkInterface):void"
unit,"sun.net.ext.ExtendedSocketOptions.getInstance():sun.net.ext.ExtendedSocketOptions"
unit,"jdk.net.ExtendedSocketOptions.<clinit>():void"
unit,"jdk.net.ExtendedSocketOptions$PlatformSocketOptions.<clinit>():void"
unit,"jdk.net.ExtendedSocketOptions$PlatformSocketOptions.newInstance(java.lang.String):jdk.net.ExtendedSocketOptions$PlatformSocketOptions"
unit,"jdk.net.LinuxSocketOptions.<clinit>():void"
unit,"java.lang.System.loadLibrary(java.lang.String):void"
unit,"java.lang.Module.ensureNativeAccess(java.lang.Class, java.lang.String, java.lang.Class, boolean):void"
unit,"java.lang.Runtime.loadLibrary0(java.lang.Class, java.lang.String):void"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.LinuxSocketOptions_ZuWNb3yCmU7CoNFqNWGMc6():jdk.net.LinuxSocketOptions"
unit,"jdk.net.LinuxSocketOptions.quickAckSupported0():boolean"
unit,"jdk.net.LinuxSocketOptions.keepAliveOptionsSupported0():boolean"
unit,"jdk.net.LinuxSocketOptions.incomingNapiIdSupported0():boolean"
unit,"jdk.net.ExtendedSocketOptions.options():java.util.Set"
unit,"sun.net.ext.ExtendedSocketOptions.<init>(java.util.Set):void"
unit,"java.util.Collections$UnmodifiableCollection.iterator():java.util.Iterator"
unit,"sun.net.ext.ExtendedSocketOptions.isDatagramOption(java.net.SocketOption):boolean"
unit,"jdk.net.ExtendedSocketOptions$ExtSocketOption.name():java.lang.String"
unit,"sun.net.ext.ExtendedSocketOptions.isUnixDomainOption(java.net.SocketOption):boolean"
unit,"sun.net.ext.ExtendedSocketOptions.isStreamOption(java.net.SocketOption, boolean):boolean"
unit,"java.util.HashSet.isEmpty():boolean"
unit,"java.util.ImmutableCollections$Set12.<init>(java.lang.Object, java.lang.Object):void"
unit,"sun.net.ext.ExtendedSocketOptions.register(sun.net.ext.ExtendedSocketOptions):void"
unit,"sun.nio.ch.Net.initIDs():void"
unit,"sun.nio.ch.Net.pollinValue():short"
unit,"sun.nio.ch.Net.polloutValue():short"
unit,"sun.nio.ch.Net.pollerrValue():short"
unit,"sun.nio.ch.Net.pollhupValue():short"
unit,"sun.nio.ch.Net.pollnvalValue():short"
unit,"sun.nio.ch.Net.pollconnValue():short"
unit,"sun.nio.ch.Net.isExclusiveBindAvailable():int"
unit,"sun.nio.ch.Net.isFastTcpLoopbackRequested():boolean"
unit,"sun.nio.ch.Net.isIPv6Available0():boolean"
unit,"sun.nio.ch.Net.isReusePortAvailable0():boolean"
unit,"sun.nio.ch.Net.listen(java.io.FileDescriptor, int):void"
unit,"sun.nio.ch.UnixDomainSockets.localAddress(java.io.FileDescriptor):java.net.UnixDomainSocketAddress"
unit,"sun.nio.ch.UnixDomainSockets.localAddress0(java.io.FileDescriptor):byte[]"
unit,"java.net.UnixDomainSocketAddress.of(java.lang.String):java.net.UnixDomainSocketAddress"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.invokeLater(java.lang.Runnable):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.notify(java.lang.Object, boolean):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.signalAll():void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject.doSignal(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode, boolean):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.enqueue(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$ConditionNode):void"
unit,"java.util.concurrent.locks.LockSupport.unpark(java.lang.Thread):void"
unit,"jdk.internal.misc.Unsafe.unpark(java.lang.Object):void"
unit,"com.oracle.svm.core.thread.PlatformThreads.unpark(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ThreadData.acquire():com.oracle.svm.core.thread.ThreadData"
unit,"com.oracle.svm.core.posix.thread.PosixParker.unpark():void"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_mutex_unlock(com.oracle.svm.core.posix.headers.Pthread$pthread_mutex_t):int"
unit,"com.oracle.svm.core.posix.headers.Pthread.pthread_cond_signal(com.oracle.svm.core.posix.headers.Pthread$pthread_cond_t):int"
unit,"com.oracle.svm.core.thread.ThreadData.release():void"
unit,"io.netty.channel.DefaultChannelPromise.addListener(io.netty.util.concurrent.GenericFutureListener):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.ChannelFutureListener$2.operationComplete(io.netty.util.concurrent.Future):void"
unit,"io.netty.channel.ChannelFutureListener$2.operationComplete(io.netty.channel.ChannelFuture):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe$2.run():void"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelActive():io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.channelActive(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelActive():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.channelActive(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.readIfIsAutoRead():void"
unit,"io.netty.channel.Channel.read():io.netty.channel.Channel"
unit,"io.netty.channel.AbstractChannelHandlerContext.read():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.beginRead():void"
unit,"io.netty.channel.nio.AbstractNioMessageChannel.doBeginRead():void"
unit,"io.netty.channel.nio.AbstractNioChannel.doBeginRead():void"
unit,"io.netty.channel.SingleThreadIoEventLoop$IoRegistrationWrapper.isValid():boolean"
unit,"io.netty.channel.nio.AbstractNioChannel.addAndSubmit(io.netty.channel.nio.NioIoOps):void"
unit,"io.netty.channel.SingleThreadIoEventLoop$IoRegistrationWrapper.attachment():java.lang.Object"
unit,"io.netty.channel.SingleThreadIoEventLoop$IoRegistrationWrapper.submit(io.netty.channel.IoOps):long"
unit,"io.netty.channel.nio.NioIoHandler$DefaultNioRegistration.submit(io.netty.channel.IoOps):long"
unit,"io.netty.channel.nio.NioIoHandler.cast(io.netty.channel.IoOps):io.netty.channel.nio.NioIoOps"
unit,"sun.nio.ch.EPollSelectorImpl.setEventOps(sun.nio.ch.SelectionKeyImpl):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.runAllTasksFrom(java.util.Queue):boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.confirmShutdown():boolean"
unit,"io.netty.channel.SingleThreadIoEventLoop.canSuspend(int):boolean"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.canSuspend(int):boolean"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.hasScheduledTasks():boolean"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.peekScheduledTask():io.netty.util.concurrent.ScheduledFutureTask"
unit,"io.netty.channel.nio.NioIoHandler.select(io.netty.channel.IoHandlerContext, boolean):void"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.delayNanos(long):long"
unit,"io.netty.channel.nio.SelectedSelectionKeySetSelector.select(long):int"
unit,"sun.nio.ch.SelectorImpl.select(long):int"
unit,"sun.nio.ch.ServerSocketChannelImpl.getFDVal():int"
unit,"java.util.HashMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"sun.nio.ch.ServerSocketChannelImpl.translateInterestOps(int):int"
unit,"java.nio.channels.spi.AbstractSelector.begin():void"
unit,"java.lang.System$1.blockedOn(sun.nio.ch.Interruptible):void"
unit,"java.lang.Thread.blockedOn(sun.nio.ch.Interruptible):void"
unit,"io.netty.util.concurrent.PromiseTask.run():void"
unit,"io.netty.util.concurrent.PromiseTask.runTask():java.lang.Object"
unit,"dev.thaw.visor.serve.Server$$Lambda/0xcee7d1fc111062cb3571e4fc21d743a40.call():java.lang.Object"
unit,"dev.thaw.visor.serve.Server.lambda$new$1(dev.thaw.visor.serve.WorkerFactory, long):dev.thaw.visor.call.FunctionTable"
unit,"dev.thaw.visor.call.FunctionTable.<init>(io.netty.channel.EventLoop, dev.thaw.visor.call.WorkerStarter, java.util.function.Supplier, dev.thaw.visor.call.Dispatcher$Output, long):void"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.scheduleWithFixedDelay(java.lang.Runnable, long, long, java.util.concurrent.TimeUnit):io.netty.util.concurrent.ScheduledFuture"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.schedule(io.netty.util.concurrent.ScheduledFutureTask):io.netty.util.concurrent.ScheduledFuture"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor$1.compare(java.lang.Object, java.lang.Object):int"
unit,"io.netty.util.concurrent.ScheduledFutureTask.compareTo(java.util.concurrent.Delayed):int"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.pollScheduledTask(long):java.lang.Runnable"
unit,"dev.thaw.visor.serve.Server$$Lambda/0x8d57082eaa813a57958138768b3d4fa20.call():java.lang.Object"
unit,"dev.thaw.visor.call.FunctionTable.serve(dev.thaw.visor.store.StoredFunction):void"
unit,"dev.thaw.visor.call.Deployments.of(dev.thaw.visor.store.StoredFunction, dev.thaw.visor.store.StoredVersion):dev.thaw.visor.call.Deployment"
unit,"dev.thaw.visor.call.Deployments.newName(java.lang.String, dev.thaw.visor.store.StoredVersion):java.lang.String"
unit,"java.lang.StringConcatHelper.stringSize(int, int):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], int, java.lang.String):int"
unit,"java.util.HashMap.merge(java.lang.Object, java.lang.Object, java.util.function.BiFunction):java.lang.Object"
unit,"dev.thaw.visor.serve.WorkerFactory.kind(dev.thaw.visor.store.Manifest, dev.thaw.visor.store.FunctionSettings):dev.thaw.visor.call.WorkerKind"
unit,"dev.thaw.visor.call.Deployments.library(dev.thaw.visor.store.StoredVersion, dev.thaw.visor.store.FunctionSettings):java.nio.file.Path"
unit,"dev.thaw.visor.call.FunctionTable.activate(dev.thaw.visor.store.StoredFunction, dev.thaw.visor.call.Deployment):void"
unit,"dev.thaw.visor.call.FunctionTable.tenant(java.lang.String):dev.thaw.visor.call.Tenant"
unit,"java.util.TreeMap.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"java.util.TreeMap.callMappingFunctionWithCheck(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"dev.thaw.visor.call.FunctionTable$$Lambda/0x1232af5c36ab4403b2981326d80b44b20.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.call.FunctionTable.lambda$tenant$0(java.lang.String):dev.thaw.visor.call.Tenant"
unit,"dev.thaw.visor.store.Store.tenant(java.lang.String):dev.thaw.visor.store.TenantSettings"
unit,"dev.thaw.visor.call.FunctionTable.slot(dev.thaw.visor.call.Tenant, java.lang.String, boolean, dev.thaw.visor.call.Deployment):dev.thaw.visor.call.WorkerSlot"
unit,"dev.thaw.visor.call.WorkerSlots.get(dev.thaw.visor.call.Tenant, java.lang.String, dev.thaw.visor.call.WorkerKind):dev.thaw.visor.call.WorkerSlot"
unit,"dev.thaw.visor.call.WorkerSlot.key(dev.thaw.visor.call.Tenant, java.lang.String, dev.thaw.visor.call.WorkerKind):java.lang.String"
unit,"dev.thaw.visor.call.WorkerSlots$$Lambda/0xeb4b855b5daa6173e03520b38f3a955a0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.call.WorkerSlot.<init>(dev.thaw.visor.call.Tenant, java.lang.String, dev.thaw.visor.call.WorkerKind, io.netty.channel.EventLoop, dev.thaw.visor.call.WorkerSlot$Environment, java.util.function.LongSupplier):void"
unit,"java.util.IdentityHashMap.remove(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.call.Moves.changed(dev.thaw.visor.call.Function):void"
unit,"dev.thaw.visor.call.Dispatcher.pump(dev.thaw.visor.call.Function):void"
unit,"dev.thaw.visor.call.Dispatcher.begin(dev.thaw.visor.call.Function):boolean"
unit,"dev.thaw.visor.call.PinnedVersions.set(dev.thaw.visor.store.StoredFunction):void"
unit,"dev.thaw.visor.serve.Server$$Lambda/0x35eaf92a3b7502e2e3a54415510b59740.run():void"
unit,"dev.thaw.visor.serve.Server.lambda$sayMemoryLacks$0():void"
unit,"dev.thaw.visor.call.FunctionTable.memoryLacks():java.util.List"
unit,"java.util.stream.ReferencePipeline.filter(java.util.function.Predicate):java.util.stream.Stream"
unit,"java.util.stream.ReferencePipeline$2.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$2$1.<init>(java.util.stream.ReferencePipeline$2, java.util.stream.Sink, java.util.function.Predicate):void"
unit,"java.util.stream.ReferencePipeline$2$1.begin(long):void"
unit,"dev.thaw.visor.call.FunctionTable$$Lambda/0x39e84742393054eff969fb080031bfbb0.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.call.FunctionTable.lambda$memoryLacks$0(dev.thaw.visor.call.Function):java.lang.String"
unit,"dev.thaw.visor.call.MemoryBudget.lack(java.lang.String, long):java.lang.String"
unit,"java.util.stream.ReferencePipeline$2$1.accept(java.lang.Object):void"
unit,"dev.thaw.visor.call.FunctionTable$$Lambda/0x921cc750cd96335474899dfc0cae6b220.test(java.lang.Object):boolean"
unit,"io.netty.util.concurrent.ScheduledFutureTask.run():void"
unit,"io.netty.util.concurrent.ScheduledFutureTask.delayNanos():long"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.getCurrentTimeNanos():long"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.javaChannel():java.nio.channels.SelectableChannel"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.isActive():boolean"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel$NioServerSocketChannelConfig.getOption(io.netty.channel.ChannelOption):java.lang.Object"
unit,"io.netty.channel.socket.DefaultServerSocketChannelConfig.getOption(io.netty.channel.ChannelOption):java.lang.Object"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.doBind(java.net.SocketAddress):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.netBind(java.net.SocketAddress, int):java.net.SocketAddress"
unit,"sun.nio.ch.Net.checkAddress(java.net.SocketAddress, java.net.ProtocolFamily):java.net.InetSocketAddress"
unit,"sun.nio.ch.Net.checkAddress(java.net.SocketAddress):java.net.InetSocketAddress"
unit,"sun.nio.ch.Net.bind(java.net.ProtocolFamily, java.io.FileDescriptor, java.net.InetAddress, int):void"
unit,"java.net.Inet4Address.isLinkLocalAddress():boolean"
unit,"sun.nio.ch.Net.bind0(java.io.FileDescriptor, boolean, boolean, java.net.InetAddress, int):void"
unit,"sun.nio.ch.Net.localAddress(java.io.FileDescriptor):java.net.InetSocketAddress"
unit,"sun.nio.ch.Net.localInetAddress(java.io.FileDescriptor):java.net.InetAddress"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke__A(long, long, int):long"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.Inet4Address_FJxrdTJgZ66jYc4N2QwgO6():java.net.Inet4Address"
unit,"sun.nio.ch.Net.localPort(java.io.FileDescriptor):int"
unit,"java.net.InetSocketAddress.<init>(java.net.InetAddress, int):void"
unit,"java.util.AbstractQueue.remove():java.lang.Object"
unit,"io.netty.util.internal.DefaultPriorityQueue.poll():io.netty.util.internal.PriorityQueueNode"
unit,"io.netty.util.internal.DefaultPriorityQueue.bubbleDown(int, io.netty.util.internal.PriorityQueueNode):void"
unit,"dev.thaw.visor.serve.StartTrial$$Lambda/0x7bd227ea5975f7a866d97f351779800a0.run():void"
unit,"dev.thaw.visor.serve.StartTrial.say(java.util.function.BooleanSupplier):void"
unit,"dev.thaw.visor.serve.SandboxTrial.run(dev.thaw.visor.serve.WorkerFactory, io.netty.channel.EventLoop, java.lang.String, dev.thaw.visor.store.TenantSettings):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.uniAcceptStage(java.util.concurrent.Executor, java.util.function.Consumer):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.unipush(java.util.concurrent.CompletableFuture$Completion):void"
unit,"java.util.concurrent.CompletableFuture.uniWhenCompleteStage(java.util.concurrent.Executor, java.util.function.BiConsumer):java.util.concurrent.CompletableFuture"
unit,"dev.thaw.visor.serve.SandboxTrial$$Lambda/0x2f263564886ef54ae1ca91116a49bd340.run():void"
unit,"dev.thaw.visor.serve.SandboxTrial.lambda$run$0(dev.thaw.visor.serve.WorkerFactory, java.lang.String, dev.thaw.visor.store.TenantSettings, dev.thaw.visor.serve.SandboxTrial):void"
unit,"dev.thaw.visor.serve.WorkerFactory.trial(java.lang.String, dev.thaw.visor.store.TenantSettings):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.serve.WorkerFactory.configuration(java.lang.String, java.lang.String, java.nio.file.Path, dev.thaw.visor.store.TenantSettings):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.wire.Fields.add(java.lang.String, java.lang.String):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.serve.Languages.directories():java.util.List"
unit,"java.util.concurrent.ConcurrentHashMap$ValuesView.forEach(java.util.function.Consumer):void"
unit,"java.util.ArrayList.spliterator():java.util.Spliterator"
unit,"java.util.ArrayList$ArrayListSpliterator.characteristics():int"
unit,"java.util.stream.DistinctOps$1.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.ArrayList$ArrayListSpliterator.estimateSize():long"
unit,"java.util.stream.DistinctOps$1$2.begin(long):void"
unit,"java.util.ArrayList$ArrayListSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.DistinctOps$1$2.accept(java.lang.Object):void"
unit,"java.util.stream.DistinctOps$1$2.end():void"
unit,"dev.thaw.visor.confine.Confinement.describe(java.lang.String, java.lang.String, dev.thaw.visor.store.TenantSettings, dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.wire.Fields.add(java.lang.String, long):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.confine.Confinement.asked(dev.thaw.visor.store.TenantSettings):java.util.Set"
unit,"java.util.ImmutableCollections$ListN.toArray():java.lang.Object[]"
unit,"dev.thaw.visor.confine.ControlGroups.make(java.lang.String, java.util.Set):java.util.List"
unit,"java.util.stream.ReferencePipeline.forEach(java.util.function.Consumer):void"
unit,"java.util.stream.ForEachOps.makeRef(java.util.function.Consumer, boolean):java.util.stream.TerminalOp"
unit,"java.util.stream.ForEachOps$ForEachOp.getOpFlags():int"
unit,"java.util.stream.ForEachOps$ForEachOp$OfRef.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"dev.thaw.visor.serve.WorkerFactory.create(dev.thaw.visor.wire.Fields, dev.thaw.visor.worker.Worker$Events):dev.thaw.visor.worker.Worker"
unit,"dev.thaw.visor.confine.Confinement.groupsOf(dev.thaw.visor.wire.Fields):java.util.List"
unit,"dev.thaw.visor.wire.Fields.all(java.lang.String):java.util.List"
unit,"dev.thaw.visor.wire.Fields.forEach(java.util.function.BiConsumer):void"
unit,"dev.thaw.visor.wire.Fields$$Lambda/0x32c98bd013cdf473687c758d868212c80.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.visor.wire.Fields.lambda$all$0(java.lang.String, java.util.List, java.lang.String, java.lang.String):void"
unit,"dev.thaw.visor.worker.Worker.<init>(io.netty.channel.EventLoop, dev.thaw.visor.worker.WorkerListener, dev.thaw.visor.wire.Fields, dev.thaw.visor.worker.Worker$Events):void"
unit,"dev.thaw.visor.worker.Outstanding.<init>():void"
unit,"io.netty.util.collection.IntObjectHashMap.<init>(int, float):void"
unit,"dev.thaw.visor.worker.Requests.<init>():void"
unit,"dev.thaw.visor.serve.WorkerFactory.start(dev.thaw.visor.worker.Worker, java.lang.String):void"
unit,"dev.thaw.visor.worker.Worker.start(java.util.List, java.util.function.Consumer):void"
unit,"dev.thaw.visor.worker.WorkerListener.expect(dev.thaw.visor.worker.Worker):java.lang.String"
unit,"dev.thaw.visor.worker.WorkerProcess.start(java.util.List, java.lang.String, java.util.function.Consumer):dev.thaw.visor.worker.WorkerProcess"
unit,"java.lang.ProcessBuilder.environment():java.util.Map"
unit,"java.util.HashMap.clone():java.lang.Object"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyForward(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyUnalignedLower(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyUnalignedUpper(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"java.util.HashMap.reinitialize():void"
unit,"java.util.HashMap.clear():void"
unit,"java.lang.ProcessEnvironment$StringEnvironment.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessEnvironment$StringEnvironment.put(java.lang.String, java.lang.String):java.lang.String"
unit,"java.lang.ProcessEnvironment$Variable.valueOf(java.lang.String):java.lang.ProcessEnvironment$Variable"
unit,"java.lang.ProcessEnvironment.validateVariable(java.lang.String):void"
unit,"java.lang.ProcessEnvironment$Value.valueOf(java.lang.String):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessEnvironment.validateValue(java.lang.String):void"
unit,"java.lang.ProcessEnvironment$Value.valueOfQueryOnly(java.lang.String):java.lang.ProcessEnvironment$Value"
unit,"java.lang.ProcessBuilder.start(java.lang.ProcessBuilder$Redirect[]):java.lang.Process"
unit,"java.lang.ProcessImpl.start(java.lang.String[], java.util.Map, java.lang.String, java.lang.ProcessBuilder$Redirect[], boolean):java.lang.Process"
unit,"java.lang.ProcessEnvironment$StringEnvironment.toEnvironmentBlock(int[]):byte[]"
unit,"java.lang.ProcessImpl.<init>(byte[], byte[], int, byte[], int, byte[], int[], boolean, boolean):void"
unit,"java.lang.ProcessImpl.forkAndExec(int, byte[], byte[], byte[], int, byte[], int, byte[], int[], boolean):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetIntArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleaseIntArrayElements(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"java.lang.ProcessImpl.initStreams(int[], boolean):void"
unit,"java.lang.ProcessImpl$ProcessPipeOutputStream.<init>(int):void"
unit,"java.lang.ProcessImpl.newFileDescriptor(int):java.io.FileDescriptor"
unit,"java.io.BufferedOutputStream.<init>(java.io.OutputStream):void"
unit,"java.io.BufferedOutputStream.<init>(java.io.OutputStream, int, int):void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.<init>(int):void"
unit,"java.lang.ProcessHandleImpl.completion(long, boolean):java.util.concurrent.CompletableFuture"
unit,"java.lang.Long.hashCode():int"
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
unit,"java.lang.Thread.threadState():java.lang.Thread$State"
unit,"jdk.internal.misc.VM.toThreadState(int):java.lang.Thread$State"
unit,"jdk.internal.vm.SharedThreadContainer.start(java.lang.Thread):void"
unit,"java.lang.Thread.start(jdk.internal.vm.ThreadContainer):void"
unit,"jdk.internal.vm.ThreadContainer.add(java.lang.Thread):void"
unit,"jdk.internal.vm.Continuation.pin():void"
unit,"com.oracle.svm.core.thread.ContinuationInternals.getContinuationFromCarrier():jdk.internal.vm.Continuation"
unit,"jdk.internal.vm.SharedThreadContainer.onStart(java.lang.Thread):void"
unit,"jdk.internal.vm.Continuation.unpin():void"
unit,"jdk.internal.vm.SharedThreadContainer.owner():java.lang.Thread"
unit,"java.util.concurrent.CompletableFuture.uniHandleStage(java.util.concurrent.Executor, java.util.function.BiFunction):java.util.concurrent.CompletableFuture"
unit,"sun.util.logging.internal.LoggingProviderImpl$JULWrapper.isLoggable(java.lang.System$Logger$Level):boolean"
unit,"java.io.FilterOutputStream.write(byte[]):void"
unit,"java.io.FilterOutputStream.close():void"
unit,"java.lang.Process$PipeOutputStream.write(byte[], int, int):void"
unit,"jdk.internal.misc.Blocker.begin():boolean"
unit,"java.io.FileOutputStream.close():void"
unit,"java.io.FileDescriptor.closeAll(java.io.Closeable):void"
unit,"java.io.FileOutputStream$1.close():void"
unit,"java.util.concurrent.CompletableFuture.uniRunStage(java.util.concurrent.Executor, java.lang.Runnable):java.util.concurrent.CompletableFuture"
unit,"sun.nio.ch.SelectorImpl.processReadyEvents(int, sun.nio.ch.SelectionKeyImpl, java.util.function.Consumer):int"
unit,"io.netty.channel.nio.SelectedSelectionKeySet.contains(java.lang.Object):boolean"
unit,"sun.nio.ch.ServerSocketChannelImpl.translateAndSetReadyOps(int, sun.nio.ch.SelectionKeyImpl):boolean"
unit,"sun.nio.ch.ServerSocketChannelImpl.translateReadyOps(int, int, sun.nio.ch.SelectionKeyImpl):boolean"
unit,"io.netty.channel.nio.SelectedSelectionKeySet.add(java.lang.Object):boolean"
unit,"io.netty.channel.nio.SelectedSelectionKeySet.add(java.nio.channels.SelectionKey):boolean"
unit,"io.netty.channel.nio.NioIoHandler.processSelectedKey(java.nio.channels.SelectionKey):void"
unit,"io.netty.channel.nio.NioIoHandler$DefaultNioRegistration.handle(int):void"
unit,"io.netty.channel.nio.AbstractNioChannel$AbstractNioUnsafe.handle(io.netty.channel.IoRegistration, io.netty.channel.IoEvent):void"
unit,"io.netty.channel.nio.AbstractNioMessageChannel$NioMessageUnsafe.read():void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.recvBufAllocHandle():io.netty.channel.RecvByteBufAllocator$Handle"
unit,"io.netty.channel.ServerChannelRecvByteBufAllocator.newHandle():io.netty.channel.RecvByteBufAllocator$Handle"
unit,"io.netty.channel.socket.nio.NioServerDomainSocketChannel.doReadMessages(java.util.List):int"
unit,"io.netty.util.internal.SocketUtils.accept(java.nio.channels.ServerSocketChannel):java.nio.channels.SocketChannel"
unit,"io.netty.util.internal.SocketUtils$5.run():java.lang.Object"
unit,"sun.nio.ch.ServerSocketChannelImpl.accept():java.nio.channels.SocketChannel"
unit,"sun.nio.ch.ServerSocketChannelImpl.begin(boolean):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.configureSocketNonBlockingIfVirtualThread():void"
unit,"sun.nio.ch.ServerSocketChannelImpl.implAccept(java.io.FileDescriptor, java.io.FileDescriptor, java.net.SocketAddress[]):int"
unit,"sun.nio.ch.UnixDomainSockets.accept(java.io.FileDescriptor, java.io.FileDescriptor, java.lang.String[]):int"
unit,"sun.nio.ch.UnixDomainSockets.accept0(java.io.FileDescriptor, java.io.FileDescriptor, java.lang.Object[]):int"
unit,"sun.nio.ch.ServerSocketChannelImpl.end(boolean, boolean):void"
unit,"sun.nio.ch.ServerSocketChannelImpl.finishAccept(java.io.FileDescriptor, java.net.SocketAddress):java.nio.channels.SocketChannel"
unit,"sun.nio.ch.SocketChannelImpl.<init>(java.nio.channels.spi.SelectorProvider, java.net.ProtocolFamily, java.io.FileDescriptor, java.net.SocketAddress):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.<init>(io.netty.channel.Channel, java.nio.channels.SocketChannel):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.newUnsafe():io.netty.channel.AbstractChannel$AbstractUnsafe"
unit,"sun.nio.ch.SocketChannelImpl.implConfigureBlocking(boolean):void"
unit,"sun.nio.ch.SocketChannelImpl.lockedConfigureBlocking(boolean):void"
unit,"sun.nio.ch.SocketChannelImpl.ensureOpen():void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel$NioDomainSocketChannelConfig.<init>(io.netty.channel.socket.nio.NioDomainSocketChannel, io.netty.channel.socket.nio.NioDomainSocketChannel, java.nio.channels.SocketChannel):void"
unit,"io.netty.channel.DefaultChannelConfig.<init>(io.netty.channel.Channel):void"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator.<init>(int, int, int):void"
unit,"io.netty.channel.nio.AbstractNioByteChannel.metadata():io.netty.channel.ChannelMetadata"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel$NioDomainSocketChannelConfig.setRecvByteBufAllocator(io.netty.channel.RecvByteBufAllocator):io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel$NioDomainSocketChannelConfig.getSendBufferSize():int"
unit,"sun.nio.ch.SocketChannelImpl.getOption(java.net.SocketOption):java.lang.Object"
unit,"sun.nio.ch.SocketChannelImpl$DefaultOptionsHolder.<clinit>():void"
unit,"sun.nio.ch.SocketChannelImpl$DefaultOptionsHolder.defaultInetOptions():java.util.Set"
unit,"sun.nio.ch.SocketChannelImpl$DefaultOptionsHolder.defaultUnixOptions():java.util.Set"
unit,"java.util.ImmutableCollections$Set12.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$Set12$1.hasNext():boolean"
unit,"java.util.ImmutableCollections$Set12$1.next():java.lang.Object"
unit,"sun.nio.ch.Net.getSocketOption(java.io.FileDescriptor, java.net.ProtocolFamily, java.net.SocketOption):java.lang.Object"
unit,"sun.nio.ch.Net.getIntOption0(java.io.FileDescriptor, boolean, int, int):int"
unit,"io.netty.channel.nio.AbstractNioMessageChannel.continueReading(io.netty.channel.RecvByteBufAllocator$Handle):boolean"
unit,"io.netty.channel.DefaultMaxMessagesRecvByteBufAllocator$MaxMessageHandle.continueReading(io.netty.util.UncheckedBooleanSupplier):boolean"
unit,"io.netty.channel.DefaultMaxMessagesRecvByteBufAllocator$MaxMessageHandle$1.get():boolean"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelRead(java.lang.Object):io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelRead(java.lang.Object):io.netty.channel.ChannelHandlerContext"
unit,"io.netty.bootstrap.ServerBootstrap$ServerBootstrapAcceptor.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.javaChannel():java.nio.channels.SelectableChannel"
unit,"java.nio.channels.SocketChannel.validOps():int"
unit,"dev.thaw.visor.worker.WorkerListener$1.initChannel(io.netty.channel.Channel):void"
unit,"io.netty.channel.ChannelHandlerAdapter.ensureNotSharable():void"
unit,"java.util.WeakHashMap.resize(int):void"
unit,"java.util.WeakHashMap.transfer(java.util.WeakHashMap$Entry[], java.util.WeakHashMap$Entry[]):void"
unit,"java.lang.Class.methodToString(java.lang.String, java.lang.Class[]):java.lang.String"
unit,"java.lang.Class.describeMethod(java.lang.String, java.lang.Class[], java.lang.String):java.lang.String"
unit,"dev.thaw.visor.worker.WorkerListener$Hello.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.isActive():boolean"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.config():io.netty.channel.ChannelConfig"
unit,"io.netty.bootstrap.ServerBootstrap$ServerBootstrapAcceptor$$Lambda/0x40209a490d73134f29808835ab9998be0.operationComplete(io.netty.util.concurrent.Future):void"
unit,"io.netty.bootstrap.ServerBootstrap$ServerBootstrapAcceptor.lambda$channelRead$0(io.netty.channel.Channel, io.netty.util.concurrent.Future):void"
unit,"io.netty.channel.DefaultMaxMessagesRecvByteBufAllocator$MaxMessageHandle.readComplete():void"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelReadComplete():io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.channelReadComplete(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelReadComplete():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.channelReadComplete(io.netty.channel.ChannelHandlerContext):void"
unit,"sun.nio.ch.SocketChannelImpl.getFDVal():int"
unit,"sun.nio.ch.SocketChannelImpl.translateInterestOps(int):int"
unit,"sun.nio.ch.SocketChannelImpl.translateAndSetReadyOps(int, sun.nio.ch.SelectionKeyImpl):boolean"
unit,"sun.nio.ch.SocketChannelImpl.translateReadyOps(int, int, sun.nio.ch.SelectionKeyImpl):boolean"
unit,"io.netty.channel.nio.AbstractNioByteChannel$NioByteUnsafe.read():void"
unit,"io.netty.channel.nio.AbstractNioByteChannel.shouldBreakReadReady(io.netty.channel.ChannelConfig):boolean"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.isInputShutdown0():boolean"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator.newHandle():io.netty.channel.RecvByteBufAllocator$Handle"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator$HandleImpl.<init>(io.netty.channel.AdaptiveRecvByteBufAllocator, int, int, int):void"
unit,"io.netty.util.internal.AdaptiveCalculator.<init>(int, int, int):void"
unit,"io.netty.util.internal.AdaptiveCalculator.getSizeTableIndex(int):int"
unit,"io.netty.channel.DefaultMaxMessagesRecvByteBufAllocator$MaxMessageHandle.allocate(io.netty.buffer.ByteBufAllocator):io.netty.buffer.ByteBuf"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator$HandleImpl.guess():int"
unit,"io.netty.buffer.AbstractByteBufAllocator.directBuffer(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBufAllocator.validate(int, int):void"
unit,"io.netty.buffer.PooledByteBufAllocator.newDirectBuffer(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledByteBufAllocator$PoolThreadLocalCache.initialValue():java.lang.Object"
unit,"io.netty.buffer.PooledByteBufAllocator$PoolThreadLocalCache.initialValue():io.netty.buffer.PoolThreadCache"
unit,"io.netty.buffer.PooledByteBufAllocator$PoolThreadLocalCache.leastUsedArena(io.netty.buffer.PoolArena[]):io.netty.buffer.PoolArena"
unit,"io.netty.util.concurrent.FastThreadLocalThread.currentThreadHasFastThreadLocal():boolean"
unit,"io.netty.util.concurrent.FastThreadLocalThread.isFastThreadLocalVirtualThread():boolean"
unit,"io.netty.util.concurrent.FastThreadLocalThread$FallbackThreadSet.contains(long):boolean"
unit,"io.netty.util.internal.LongLongHashMap.get(long):long"
unit,"io.netty.buffer.PoolThreadCache.<init>(io.netty.buffer.PoolArena, io.netty.buffer.PoolArena, int, int, int, int, boolean):void"
unit,"io.netty.buffer.PoolThreadCache.createSubPageCaches(int, int):io.netty.buffer.PoolThreadCache$MemoryRegionCache[]"
unit,"io.netty.buffer.PoolThreadCache$MemoryRegionCache.<init>(int, io.netty.buffer.PoolArena$SizeClass):void"
unit,"io.netty.util.internal.shaded.org.jctools.queues.unpadded.ConcurrentCircularUnpaddedArrayQueue.<init>(int):void"
unit,"io.netty.buffer.PoolThreadCache.createNormalCaches(int, int, io.netty.buffer.PoolArena):io.netty.buffer.PoolThreadCache$MemoryRegionCache[]"
unit,"io.netty.buffer.PoolArena.allocate(io.netty.buffer.PoolThreadCache, int, int):io.netty.buffer.PooledByteBuf"
unit,"io.netty.buffer.PoolArena$DirectArena.newByteBuf(int):io.netty.buffer.PooledByteBuf"
unit,"io.netty.buffer.PooledByteBuf.<clinit>():void"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.<clinit>():void"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.newInstance(int):io.netty.buffer.PooledUnsafeDirectByteBuf"
unit,"io.netty.util.Recycler.get():java.lang.Object"
unit,"io.netty.util.concurrent.FastThreadLocalThread.currentThreadWillCleanupFastThreadLocals():boolean"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf$1.newObject(io.netty.util.Recycler$Handle):java.lang.Object"
unit,"io.netty.buffer.PoolArena.allocate(io.netty.buffer.PoolThreadCache, io.netty.buffer.PooledByteBuf, int):void"
unit,"io.netty.buffer.SizeClasses.size2SizeIdx(int):int"
unit,"io.netty.buffer.PoolArena.tcacheAllocateSmall(io.netty.buffer.PoolThreadCache, io.netty.buffer.PooledByteBuf, int, int):void"
unit,"io.netty.buffer.PoolThreadCache.allocateSmall(io.netty.buffer.PoolArena, io.netty.buffer.PooledByteBuf, int, int):boolean"
unit,"io.netty.buffer.PoolThreadCache.cacheForSmall(io.netty.buffer.PoolArena, int):io.netty.buffer.PoolThreadCache$MemoryRegionCache"
unit,"io.netty.buffer.PoolArena$DirectArena.isDirect():boolean"
unit,"io.netty.buffer.PoolThreadCache.allocate(io.netty.buffer.PoolThreadCache$MemoryRegionCache, io.netty.buffer.PooledByteBuf, int):boolean"
unit,"io.netty.buffer.PoolThreadCache$MemoryRegionCache.allocate(io.netty.buffer.PooledByteBuf, int, io.netty.buffer.PoolThreadCache):boolean"
unit,"io.netty.util.internal.shaded.org.jctools.queues.unpadded.MpscUnpaddedArrayQueue.poll():java.lang.Object"
unit,"io.netty.buffer.PoolArena.allocateNormal(io.netty.buffer.PooledByteBuf, int, int, io.netty.buffer.PoolThreadCache):void"
unit,"io.netty.buffer.PoolChunkList.allocate(io.netty.buffer.PooledByteBuf, int, int, io.netty.buffer.PoolThreadCache):boolean"
unit,"io.netty.buffer.PoolArena$DirectArena.newChunk(int, int, int, int):io.netty.buffer.PoolChunk"
unit,"io.netty.util.internal.CleanerJava9.allocate(int):io.netty.util.internal.CleanableDirectBuffer"
unit,"java.nio.DirectByteBuffer.<init>(int):void"
unit,"jdk.internal.misc.VM.isDirectMemoryPageAligned():boolean"
unit,"java.nio.Bits.reserveMemory(long, long):void"
unit,"java.nio.Bits.tryReserveMemory(long, long):boolean"
unit,"com.oracle.svm.core.jdk.DirectMemoryAccessors.tryInitialize():long"
unit,"java.nio.Bits.setMemory(long, long, byte):void"
unit,"jdk.internal.misc.Unsafe.setMemory(java.lang.Object, long, long, byte):void"
unit,"jdk.internal.misc.Unsafe.setMemoryChecks(java.lang.Object, long, long, byte):void"
unit,"com.oracle.svm.core.UnsafeMemoryUtil.unsafeSetMemory(java.lang.Object, long, long, byte):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.fill(org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord, byte):void"
unit,"jdk.internal.ref.Cleaner.create(java.lang.Object, java.lang.Runnable):jdk.internal.ref.Cleaner"
unit,"io.netty.util.internal.PlatformDependent.incrementMemoryCounter(int):void"
unit,"io.netty.buffer.PoolChunk.<init>(io.netty.buffer.PoolArena, io.netty.util.internal.CleanableDirectBuffer, java.lang.Object, java.lang.Object, int, int, int, int):void"
unit,"io.netty.buffer.PoolChunk.insertAvailRun(int, int, long):void"
unit,"io.netty.buffer.SizeClasses.pages2pageIdxCompute(int, boolean):int"
unit,"io.netty.buffer.IntPriorityQueue.offer(int):void"
unit,"io.netty.buffer.IntPriorityQueue.lift(int):void"
unit,"io.netty.util.internal.LongLongHashMap.put(long, long):long"
unit,"io.netty.buffer.PoolChunk.allocate(io.netty.buffer.PooledByteBuf, int, int, io.netty.buffer.PoolThreadCache):boolean"
unit,"io.netty.buffer.PoolChunk.allocateSubpage(int, io.netty.buffer.PoolSubpage):long"
unit,"io.netty.buffer.PoolChunk.calculateRunSize(int):int"
unit,"io.netty.buffer.PoolChunk.allocateRun(int):long"
unit,"io.netty.buffer.PoolChunk.runFirstBestFit(int):int"
unit,"io.netty.buffer.IntPriorityQueue.poll():int"
unit,"io.netty.buffer.IntPriorityQueue.sink(int):void"
unit,"io.netty.buffer.PoolChunk.removeAvailRun0(long):void"
unit,"io.netty.util.internal.LongLongHashMap.remove(long):void"
unit,"io.netty.buffer.PoolChunk.splitLargeRun(long, int):long"
unit,"io.netty.buffer.PoolSubpage.<init>(io.netty.buffer.PoolSubpage, io.netty.buffer.PoolChunk, int, int, int, int):void"
unit,"io.netty.buffer.PoolSubpage.allocate():long"
unit,"io.netty.buffer.PoolChunk.initBuf(io.netty.buffer.PooledByteBuf, java.nio.ByteBuffer, long, int, io.netty.buffer.PoolThreadCache, boolean):void"
unit,"io.netty.buffer.PoolChunk.initBufWithSubpage(io.netty.buffer.PooledByteBuf, java.nio.ByteBuffer, long, int, io.netty.buffer.PoolThreadCache, boolean):void"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.init(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int, int, int, io.netty.buffer.PoolThreadCache, boolean):void"
unit,"io.netty.buffer.PooledByteBuf.init0(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int, int, int, io.netty.buffer.PoolThreadCache, boolean, boolean):void"
unit,"java.util.concurrent.atomic.LongAdder.add(long):void"
unit,"io.netty.buffer.PoolChunkList.add(io.netty.buffer.PoolChunk):void"
unit,"io.netty.buffer.AbstractByteBufAllocator.toLeakAwareBuffer(io.netty.buffer.ByteBuf):io.netty.buffer.ByteBuf"
unit,"io.netty.util.ResourceLeakDetector.track0(java.lang.Object, boolean):io.netty.util.ResourceLeakDetector$DefaultResourceLeak"
unit,"java.util.Random.nextInt(int):int"
unit,"java.util.concurrent.ThreadLocalRandom.next(int):int"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.doReadBytes(io.netty.buffer.ByteBuf):int"
unit,"io.netty.buffer.AbstractByteBuf.writableBytes():int"
unit,"io.netty.buffer.PooledByteBuf.capacity():int"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(java.nio.channels.ScatteringByteChannel, int):int"
unit,"io.netty.buffer.AbstractByteBuf.ensureWritable(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.ensureWritable0(int):void"
unit,"io.netty.buffer.AbstractByteBuf.writerIndex():int"
unit,"io.netty.buffer.AbstractByteBuf.ensureAccessible():void"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.isAccessible():boolean"
unit,"io.netty.buffer.PooledByteBuf.setBytes(int, java.nio.channels.ScatteringByteChannel, int):int"
unit,"io.netty.buffer.PooledByteBuf.internalNioBuffer(int, int):java.nio.ByteBuffer"
unit,"io.netty.buffer.AbstractByteBuf.checkIndex(int, int):void"
unit,"io.netty.buffer.AbstractByteBuf.checkIndex0(int, int):void"
unit,"io.netty.buffer.PooledByteBuf._internalNioBuffer(int, int, boolean):java.nio.ByteBuffer"
unit,"io.netty.buffer.PooledByteBuf.internalNioBuffer():java.nio.ByteBuffer"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.newInternalNioBuffer(java.lang.Object):java.nio.ByteBuffer"
unit,"java.nio.DirectByteBuffer.duplicate():java.nio.ByteBuffer"
unit,"java.nio.DirectByteBuffer.<init>(sun.nio.ch.DirectBuffer, int, int, int, int, int, java.io.FileDescriptor, boolean, java.lang.foreign.MemorySegment):void"
unit,"sun.nio.ch.SocketChannelImpl.implRead(java.nio.ByteBuffer):int"
unit,"sun.nio.ch.SocketChannelImpl.ensureOpenAndConnected():void"
unit,"sun.nio.ch.SocketChannelImpl.beginRead(boolean):void"
unit,"sun.nio.ch.SocketChannelImpl.configureSocketNonBlockingIfVirtualThread():void"
unit,"java.nio.DirectByteBuffer.isReadOnly():boolean"
unit,"sun.nio.ch.SocketDispatcher.read(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.SocketDispatcher.read0(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.SocketChannelImpl.endRead(boolean, boolean):void"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator$HandleImpl.lastBytesRead(int):void"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.touch(java.lang.Object):io.netty.util.ReferenceCounted"
unit,"io.netty.handler.codec.ByteToMessageDecoder.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"io.netty.handler.codec.CodecOutputList.newInstance():io.netty.handler.codec.CodecOutputList"
unit,"io.netty.handler.codec.CodecOutputList$2.initialValue():java.lang.Object"
unit,"io.netty.handler.codec.CodecOutputList$CodecOutputLists.<init>(int):void"
unit,"io.netty.handler.codec.CodecOutputList$CodecOutputLists.getOrCreate():io.netty.handler.codec.CodecOutputList"
unit,"io.netty.channel.AbstractChannelHandlerContext.alloc():io.netty.buffer.ByteBufAllocator"
unit,"io.netty.handler.codec.ByteToMessageDecoder$1.cumulate(io.netty.buffer.ByteBufAllocator, io.netty.buffer.ByteBuf, io.netty.buffer.ByteBuf):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.EmptyByteBuf.isReadable():boolean"
unit,"io.netty.buffer.PooledByteBuf.isContiguous():boolean"
unit,"io.netty.buffer.EmptyByteBuf.release():boolean"
unit,"io.netty.handler.codec.ByteToMessageDecoder.callDecode(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"io.netty.buffer.AbstractByteBuf.isReadable():boolean"
unit,"io.netty.buffer.AbstractByteBuf.readableBytes():int"
unit,"io.netty.handler.codec.ByteToMessageDecoder.decodeRemovalReentryProtection(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"dev.thaw.visor.wire.FrameDecoder.decode(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"dev.thaw.visor.wire.FrameDecoder.next(io.netty.buffer.ByteBuf):dev.thaw.visor.wire.Frame"
unit,"io.netty.buffer.AbstractByteBuf.readerIndex():int"
unit,"io.netty.buffer.AbstractByteBuf.getUnsignedIntLE(int):long"
unit,"io.netty.buffer.AbstractByteBuf.getIntLE(int):int"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._getIntLE(int):int"
unit,"io.netty.buffer.AbstractByteBuf.skipBytes(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.checkReadableBytes(int):void"
unit,"io.netty.buffer.AbstractByteBuf.checkReadableBytes0(int):void"
unit,"io.netty.buffer.AbstractByteBuf.readUnsignedByte():short"
unit,"io.netty.buffer.AbstractByteBuf.readByte():byte"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._getByte(int):byte"
unit,"io.netty.buffer.AbstractByteBuf.readUnsignedShortLE():int"
unit,"io.netty.buffer.AbstractByteBuf.readShortLE():short"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._getShortLE(int):short"
unit,"io.netty.buffer.AbstractByteBuf.readIntLE():int"
unit,"io.netty.buffer.AbstractByteBuf.readRetainedSlice(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledByteBuf.retainedSlice(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.<clinit>():void"
unit,"io.netty.buffer.PooledSlicedByteBuf.<clinit>():void"
unit,"io.netty.buffer.PooledSlicedByteBuf.newInstance(io.netty.buffer.AbstractByteBuf, io.netty.buffer.ByteBuf, int, int):io.netty.buffer.PooledSlicedByteBuf"
unit,"io.netty.buffer.AbstractUnpooledSlicedByteBuf.checkSliceOutOfBounds(int, int, io.netty.buffer.ByteBuf):void"
unit,"io.netty.buffer.PooledSlicedByteBuf.newInstance0(io.netty.buffer.AbstractByteBuf, io.netty.buffer.ByteBuf, int, int):io.netty.buffer.PooledSlicedByteBuf"
unit,"io.netty.buffer.PooledSlicedByteBuf$1.newObject(io.netty.util.Recycler$Handle):java.lang.Object"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.init(io.netty.buffer.AbstractByteBuf, io.netty.buffer.ByteBuf, int, int, int):io.netty.buffer.AbstractPooledDerivedByteBuf"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.retain():io.netty.buffer.ByteBuf"
unit,"io.netty.util.internal.RefCnt$UnsafeRefCnt.retain0(io.netty.util.internal.RefCnt, int):void"
unit,"io.netty.handler.codec.CodecOutputList.add(java.lang.Object):boolean"
unit,"io.netty.channel.AbstractChannelHandlerContext.isRemoved():boolean"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.release():boolean"
unit,"io.netty.util.internal.RefCnt$UnsafeRefCnt.release0(io.netty.util.internal.RefCnt, int):boolean"
unit,"io.netty.handler.codec.ByteToMessageDecoder.fireChannelRead(io.netty.channel.ChannelHandlerContext, io.netty.handler.codec.CodecOutputList, int):void"
unit,"dev.thaw.visor.worker.WorkerListener$Hello.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"dev.thaw.visor.wire.Fields.read(io.netty.buffer.ByteBuf):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.wire.Fields.readText(io.netty.buffer.ByteBuf):java.lang.String"
unit,"io.netty.buffer.AbstractByteBuf.readUnsignedIntLE():long"
unit,"io.netty.buffer.PooledSlicedByteBuf._getIntLE(int):int"
unit,"io.netty.buffer.AbstractByteBuf.toString(int, int, java.nio.charset.Charset):java.lang.String"
unit,"io.netty.buffer.ByteBufUtil.decodeString(io.netty.buffer.ByteBuf, int, int, java.nio.charset.Charset):java.lang.String"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.hasArray():boolean"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.hasArray():boolean"
unit,"io.netty.buffer.ByteBufUtil.threadLocalTempArray(int):byte[]"
unit,"io.netty.buffer.PooledSlicedByteBuf.getBytes(int, byte[], int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledSlicedByteBuf.capacity():int"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.getBytes(int, byte[], int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnsafeByteBufUtil.getBytes(io.netty.buffer.AbstractByteBuf, long, int, byte[], int, int):void"
unit,"java.nio.charset.Charset.equals(java.lang.Object):boolean"
unit,"dev.thaw.visor.wire.Fields.get(java.lang.String):java.lang.String"
unit,"java.util.HashMap.afterNodeRemoval(java.util.HashMap$Node):void"
unit,"dev.thaw.visor.wire.Fields.number(java.lang.String, long):long"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.deallocate():void"
unit,"io.netty.util.Recycler$LocalPoolHandle.unguardedRecycle(java.lang.Object):void"
unit,"io.netty.buffer.PooledByteBuf.deallocate():void"
unit,"io.netty.buffer.PoolArena.free(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int, io.netty.buffer.PoolThreadCache):void"
unit,"io.netty.buffer.PoolThreadCache.add(io.netty.buffer.PoolArena, io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int, io.netty.buffer.PoolArena$SizeClass):boolean"
unit,"io.netty.buffer.PoolThreadCache.cache(io.netty.buffer.PoolArena, int, io.netty.buffer.PoolArena$SizeClass):io.netty.buffer.PoolThreadCache$MemoryRegionCache"
unit,"io.netty.buffer.PoolThreadCache$MemoryRegionCache.add(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int):boolean"
unit,"io.netty.buffer.PoolThreadCache$MemoryRegionCache.newEntry(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, int):io.netty.buffer.PoolThreadCache$MemoryRegionCache$Entry"
unit,"io.netty.buffer.PoolThreadCache$MemoryRegionCache$1.newObject(io.netty.util.Recycler$Handle):java.lang.Object"
unit,"io.netty.util.internal.shaded.org.jctools.queues.unpadded.MpscUnpaddedArrayQueue.offer(java.lang.Object):boolean"
unit,"io.netty.channel.DefaultChannelPipeline.replace(io.netty.channel.ChannelHandler, java.lang.String, io.netty.channel.ChannelHandler):io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline.replace(io.netty.channel.AbstractChannelHandlerContext, java.lang.String, io.netty.channel.ChannelHandler):io.netty.channel.ChannelHandler"
unit,"io.netty.channel.DefaultChannelPipeline.checkDuplicateName(java.lang.String):void"
unit,"io.netty.channel.ChannelHandlerAdapter.handlerRemoved(io.netty.channel.ChannelHandlerContext):void"
unit,"dev.thaw.visor.worker.Worker.connected(io.netty.channel.Channel):void"
unit,"dev.thaw.visor.worker.FrameSender.begin(int, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.channel.Channel.alloc():io.netty.buffer.ByteBufAllocator"
unit,"dev.thaw.visor.wire.Frame.begin(io.netty.buffer.ByteBufAllocator, int, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.writeIntLE(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._setIntLE(int, int):void"
unit,"io.netty.buffer.AbstractByteBuf.writeByte(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._setByte(int, int):void"
unit,"io.netty.buffer.AbstractByteBuf.writeShort(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._setShort(int, int):void"
unit,"dev.thaw.visor.wire.Fields$$Lambda/0x38295ed5ce8295919d28ee10b22c9bd20.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.visor.wire.Fields.write(io.netty.buffer.ByteBuf, java.lang.CharSequence, java.lang.CharSequence):void"
unit,"dev.thaw.visor.wire.Fields.writeText(io.netty.buffer.ByteBuf, java.lang.CharSequence):void"
unit,"io.netty.buffer.ByteBufUtil.writeUtf8(io.netty.buffer.ByteBuf, java.lang.CharSequence):int"
unit,"io.netty.buffer.ByteBufUtil.reserveAndWriteUtf8Seq(io.netty.buffer.ByteBuf, java.lang.CharSequence, int, int, int):int"
unit,"io.netty.buffer.ByteBufUtil.writeUtf8(io.netty.buffer.AbstractByteBuf, int, int, java.lang.CharSequence, int, int):int"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.hasMemoryAddress():boolean"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.memoryAddress():long"
unit,"io.netty.buffer.ByteBufUtil.unsafeWriteUtf8(byte[], long, int, java.lang.CharSequence, int, int):int"
unit,"io.netty.buffer.AbstractByteBuf.setIntLE(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.PooledByteBuf.maxFastWritableBytes():int"
unit,"io.netty.buffer.PooledByteBuf.alloc():io.netty.buffer.ByteBufAllocator"
unit,"io.netty.buffer.AbstractByteBufAllocator.calculateNewCapacity(int, int):int"
unit,"io.netty.buffer.PooledByteBuf.capacity(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.checkNewCapacity(int):void"
unit,"io.netty.buffer.PoolArena.reallocate(io.netty.buffer.PooledByteBuf, int):void"
unit,"io.netty.buffer.PooledByteBufAllocator.threadCache():io.netty.buffer.PoolThreadCache"
unit,"io.netty.buffer.PoolArena$DirectArena.memoryCopy(java.lang.Object, int, io.netty.buffer.PooledByteBuf, int):void"
unit,"io.netty.buffer.PoolArena$DirectArena.memoryCopy(java.nio.ByteBuffer, int, io.netty.buffer.PooledByteBuf, int):void"
unit,"dev.thaw.visor.wire.Frame.finish(io.netty.buffer.ByteBuf):io.netty.buffer.ByteBuf"
unit,"dev.thaw.visor.worker.FrameSender.send(io.netty.buffer.ByteBuf):void"
unit,"io.netty.channel.AbstractChannel.voidPromise():io.netty.channel.ChannelPromise"
unit,"io.netty.channel.Channel.write(java.lang.Object, io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannelHandlerContext.write(java.lang.Object, boolean, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.validateWrite(java.lang.Object, io.netty.channel.ChannelPromise):boolean"
unit,"io.netty.channel.VoidChannelPromise.isDone():boolean"
unit,"io.netty.channel.VoidChannelPromise.channel():io.netty.channel.Channel"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.write(java.lang.Object, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.nio.AbstractNioByteChannel.filterOutboundMessage(java.lang.Object):java.lang.Object"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.isDirect():boolean"
unit,"io.netty.channel.DefaultChannelPipeline.estimatorHandle():io.netty.channel.MessageSizeEstimator$Handle"
unit,"io.netty.channel.DefaultChannelConfig.getMessageSizeEstimator():io.netty.channel.MessageSizeEstimator"
unit,"io.netty.channel.DefaultMessageSizeEstimator.newHandle():io.netty.channel.MessageSizeEstimator$Handle"
unit,"io.netty.channel.DefaultMessageSizeEstimator$HandleImpl.size(java.lang.Object):int"
unit,"io.netty.channel.ChannelOutboundBuffer.addMessage(java.lang.Object, int, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.ChannelOutboundBuffer.total(java.lang.Object):long"
unit,"io.netty.channel.ChannelOutboundBuffer$Entry.newInstance(java.lang.Object, int, long, io.netty.channel.ChannelPromise):io.netty.channel.ChannelOutboundBuffer$Entry"
unit,"io.netty.channel.ChannelOutboundBuffer$Entry$1.newObject(io.netty.util.Recycler$Handle):java.lang.Object"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.touch():io.netty.buffer.ByteBuf"
unit,"io.netty.channel.ChannelOutboundBuffer.incrementPendingOutboundBytes(long, boolean):void"
unit,"io.netty.handler.codec.CodecOutputList.recycle():void"
unit,"io.netty.handler.codec.CodecOutputList$CodecOutputLists.recycle(io.netty.handler.codec.CodecOutputList):void"
unit,"io.netty.channel.AdaptiveRecvByteBufAllocator$HandleImpl.readComplete():void"
unit,"io.netty.util.internal.AdaptiveCalculator.record(int):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.channelReadComplete(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.discardSomeReadBytes():void"
unit,"dev.thaw.visor.worker.Worker.channelReadComplete(io.netty.channel.ChannelHandlerContext):void"
unit,"dev.thaw.visor.worker.Outstanding.flush():void"
unit,"dev.thaw.visor.worker.FrameSender$$Lambda/0x822582ff8167dadaead77c204186798b0.run():void"
unit,"io.netty.channel.Channel.flush():io.netty.channel.Channel"
unit,"io.netty.channel.AbstractChannelHandlerContext.flush():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.flush():void"
unit,"io.netty.channel.ChannelOutboundBuffer.addFlush():void"
unit,"io.netty.channel.VoidChannelPromise.setUncancellable():boolean"
unit,"io.netty.channel.nio.AbstractNioChannel$AbstractNioUnsafe.flush0():void"
unit,"io.netty.channel.nio.AbstractNioChannel$AbstractNioUnsafe.isFlushPending():boolean"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.flush0():void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.doWrite(io.netty.channel.ChannelOutboundBuffer):void"
unit,"io.netty.channel.ChannelOutboundBuffer.nioBuffers(int, long):java.nio.ByteBuffer[]"
unit,"io.netty.util.concurrent.FastThreadLocal.get(io.netty.util.internal.InternalThreadLocalMap):java.lang.Object"
unit,"io.netty.channel.ChannelOutboundBuffer$1.initialValue():java.lang.Object"
unit,"io.netty.buffer.PooledByteBuf.nioBufferCount():int"
unit,"sun.nio.ch.SocketChannelImpl.implWrite(java.nio.ByteBuffer):int"
unit,"sun.nio.ch.SocketChannelImpl.beginWrite(boolean):void"
unit,"sun.nio.ch.IOUtil.write(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"sun.nio.ch.IOUtil.writeFromNativeBuffer(java.io.FileDescriptor, java.nio.ByteBuffer, long, boolean, boolean, int, sun.nio.ch.NativeDispatcher):int"
unit,"sun.nio.ch.SocketDispatcher.write(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.SocketDispatcher.write0(java.io.FileDescriptor, long, int):int"
unit,"sun.nio.ch.SocketChannelImpl.endWrite(boolean, boolean):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.adjustMaxBytesPerGatheringWrite(int, int, int):void"
unit,"io.netty.channel.ChannelOutboundBuffer.removeBytes(long):void"
unit,"io.netty.channel.ChannelOutboundBuffer.remove():boolean"
unit,"io.netty.util.internal.PromiseNotificationUtil.trySuccess(io.netty.util.concurrent.Promise, java.lang.Object, io.netty.util.internal.logging.InternalLogger):void"
unit,"io.netty.channel.VoidChannelPromise.trySuccess(java.lang.Object):boolean"
unit,"io.netty.channel.ChannelOutboundBuffer.decrementPendingOutboundBytes(long, boolean, boolean):void"
unit,"io.netty.channel.ChannelOutboundBuffer.setWritable(boolean):void"
unit,"io.netty.channel.ChannelOutboundBuffer$Entry.unguardedRecycle():void"
unit,"io.netty.channel.ChannelOutboundBuffer.clearNioBuffers():void"
unit,"io.netty.channel.nio.AbstractNioByteChannel.clearOpWrite():void"
unit,"io.netty.channel.nio.AbstractNioChannel.removeAndSubmit(io.netty.channel.nio.NioIoOps):void"
unit,"io.netty.buffer.PoolThreadCache$SubPageMemoryRegionCache.initBuf(io.netty.buffer.PoolChunk, java.nio.ByteBuffer, long, io.netty.buffer.PooledByteBuf, int, io.netty.buffer.PoolThreadCache):void"
unit,"java.nio.MappedByteBuffer.clear():java.nio.Buffer"
unit,"dev.thaw.visor.worker.Worker.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"dev.thaw.visor.serve.SandboxTrial.ready(dev.thaw.visor.worker.Worker, dev.thaw.visor.wire.Fields):void"
unit,"java.util.concurrent.CompletableFuture.postComplete():void"
unit,"java.util.concurrent.CompletableFuture$UniAccept.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture$UniCompletion.claim():boolean"
unit,"dev.thaw.visor.serve.StartTrial$$Lambda/0xa61dc2c61ef2c7c3eef4674439d3495f0.accept(java.lang.Object):void"
unit,"dev.thaw.visor.serve.IsolationStart.say(dev.thaw.visor.serve.SandboxTrial$Outcome):void"
unit,"dev.thaw.visor.confine.ControlGroups.problem(dev.thaw.visor.confine.ControlGroups$Limit):java.lang.String"
unit,"java.util.EnumMap.get(java.lang.Object):java.lang.Object"
unit,"java.util.concurrent.CompletableFuture.postFire(java.util.concurrent.CompletableFuture, int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture$UniWhenComplete.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.uniWhenComplete(java.lang.Object, java.util.function.BiConsumer, java.util.concurrent.CompletableFuture$UniWhenComplete):boolean"
unit,"dev.thaw.visor.serve.StartTrial$$Lambda/0xa3282ec5e83ef7143aa6673bb8dd1a400.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.visor.worker.Worker.end(long):void"
unit,"dev.thaw.visor.worker.WorkerListener.forget(dev.thaw.visor.worker.Worker):void"
unit,"java.util.AbstractCollection.remove(java.lang.Object):boolean"
unit,"java.util.HashMap$Values.iterator():java.util.Iterator"
unit,"java.util.HashMap$ValueIterator.<init>(java.util.HashMap):void"
unit,"io.netty.channel.Channel.close():io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannelHandlerContext.close():io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannelHandlerContext.newPromise():io.netty.channel.ChannelPromise"
unit,"io.netty.channel.AbstractChannelHandlerContext.close(io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.close(io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.close(io.netty.channel.ChannelPromise, java.lang.Throwable, java.nio.channels.ClosedChannelException):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.prepareToClose():java.util.concurrent.Executor"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.doClose0(io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.socket.nio.NioDomainSocketChannel.doClose():void"
unit,"io.netty.channel.nio.AbstractNioChannel.doClose():void"
unit,"java.nio.channels.spi.AbstractSelectableChannel.implCloseChannel():void"
unit,"sun.nio.ch.SocketChannelImpl.implCloseSelectableChannel():void"
unit,"sun.nio.ch.SocketChannelImpl.implCloseNonBlockingMode():void"
unit,"sun.nio.ch.SocketChannelImpl.tryClose():boolean"
unit,"sun.nio.ch.Net.shutdown(java.io.FileDescriptor, int):void"
unit,"java.nio.channels.spi.AbstractSelectionKey.cancel():void"
unit,"sun.nio.ch.SelectorImpl.cancel(sun.nio.ch.SelectionKeyImpl):void"
unit,"io.netty.channel.ChannelOutboundBuffer.failFlushed(java.lang.Throwable, boolean):void"
unit,"io.netty.channel.ChannelOutboundBuffer.remove0(java.lang.Throwable, boolean):boolean"
unit,"io.netty.channel.ChannelOutboundBuffer.close(java.lang.Throwable, boolean):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.fireChannelInactiveAndDeregister(boolean):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.deregister(io.netty.channel.ChannelPromise, boolean):void"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe$6.run():void"
unit,"io.netty.channel.nio.AbstractNioChannel.doDeregister():void"
unit,"io.netty.channel.SingleThreadIoEventLoop$IoRegistrationWrapper.cancel():boolean"
unit,"io.netty.channel.nio.NioIoHandler$DefaultNioRegistration.cancel():boolean"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelInactive():io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelInactive():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.handler.codec.ByteToMessageDecoder.channelInactive(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.channelInputClosed(io.netty.channel.ChannelHandlerContext, boolean):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.channelInputClosed(io.netty.channel.ChannelHandlerContext, java.util.List):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.decodeLast(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"dev.thaw.visor.worker.Worker.channelInactive(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.DefaultChannelPipeline.fireChannelUnregistered():io.netty.channel.ChannelPipeline"
unit,"io.netty.channel.DefaultChannelPipeline$HeadContext.channelUnregistered(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.fireChannelUnregistered():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.DefaultChannelPipeline$TailContext.channelUnregistered(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.DefaultChannelPipeline.destroy():void"
unit,"io.netty.channel.DefaultChannelPipeline.destroyUp(io.netty.channel.AbstractChannelHandlerContext, boolean):void"
unit,"io.netty.channel.DefaultChannelPipeline.destroyDown(java.lang.Thread, io.netty.channel.AbstractChannelHandlerContext, boolean):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.handlerRemoved(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.handler.codec.ByteToMessageDecoder.handlerRemoved0(io.netty.channel.ChannelHandlerContext):void"
unit,"sun.nio.ch.EPollSelectorImpl.implDereg(sun.nio.ch.SelectionKeyImpl):void"
unit,"io.netty.channel.nio.SelectedSelectionKeySet.remove(java.lang.Object):boolean"
unit,"java.nio.channels.spi.AbstractSelector.deregister(java.nio.channels.spi.AbstractSelectionKey):void"
unit,"java.nio.channels.spi.AbstractSelectableChannel.removeKey(java.nio.channels.SelectionKey):void"
unit,"sun.nio.ch.SocketChannelImpl.kill():void"
unit,"sun.nio.ch.UnixDispatcher.close0(java.io.FileDescriptor):void"
unit,"dev.thaw.visor.worker.Worker$$Lambda/0xfe362b0b3808b6471fd30f6f73a879af1.run():void"
unit,"dev.thaw.visor.worker.Worker.tellGone():void"
unit,"dev.thaw.visor.worker.WorkerProcess.end():java.lang.String"
unit,"java.lang.ProcessImpl.isAlive():boolean"
unit,"java.lang.ProcessImpl.exitValue():int"
unit,"dev.thaw.visor.serve.WorkerFactory$ConfinedEvents.gone(dev.thaw.visor.worker.Worker, java.lang.String, boolean):dev.thaw.visor.Failure"
unit,"dev.thaw.visor.serve.WorkerFactory.isMemoryUsedUp():boolean"
unit,"dev.thaw.visor.serve.WorkerFactory.removeGroups(java.util.List, int):void"
unit,"dev.thaw.visor.confine.ControlGroups.remove(java.util.List):boolean"
unit,"dev.thaw.visor.serve.SandboxTrial.gone(dev.thaw.visor.worker.Worker, java.lang.String, boolean):dev.thaw.visor.Failure"
unit,"dev.thaw.visor.worker.Outstanding.lost(dev.thaw.visor.Failure):void"
unit,"io.netty.util.collection.IntObjectHashMap$2.size():int"
unit,"dev.thaw.visor.worker.Requests.takeAll():java.util.List"
unit,"java.util.AbstractCollection.toArray():java.lang.Object[]"
unit,"io.netty.util.collection.IntObjectHashMap$2.iterator():java.util.Iterator"
unit,"io.netty.util.collection.IntObjectHashMap$2$1.hasNext():boolean"
unit,"io.netty.util.collection.IntObjectHashMap$PrimitiveIterator.hasNext():boolean"
unit,"io.netty.util.collection.IntObjectHashMap$PrimitiveIterator.scanNext():void"
unit,"io.netty.util.collection.IntObjectHashMap.clear():void"
unit,"dev.thaw.visor.http.Connections$$Lambda/0x81cf96c660dae9d49464e68d4919f2600.run():void"
unit,"dev.thaw.visor.http.Connections.check():void"
unit,"dev.thaw.visor.http.RunningTime.tick():void"
unit,"dev.thaw.visor.http.RunningTime.now():long"
unit,"io.netty.util.concurrent.SingleThreadEventExecutor.isShutdown():boolean"
unit,"dev.thaw.visor.worker.Worker$$Lambda/0xc1428aee744fed4d01cdb612bcad84160.run():void"
unit,"java.lang.ProcessImpl.destroy(boolean):void"
unit,"io.netty.channel.socket.nio.NioServerSocketChannel.doReadMessages(java.util.List):int"
unit,"sun.nio.ch.Net.accept(java.io.FileDescriptor, java.io.FileDescriptor, java.net.InetSocketAddress[]):int"
unit,"com.oracle.svm.core.jni.JNIJavaCallWrapperHolder.invoke_AI_A(long, long, int, long, int):long"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.InetSocketAddress_A7UEJVG3n74Es74yasUkrD(java.net.InetAddress, int):java.net.InetSocketAddress"
unit,"io.netty.channel.socket.nio.NioSocketChannel.<init>(io.netty.channel.Channel, java.nio.channels.SocketChannel):void"
unit,"io.netty.channel.socket.nio.NioSocketChannel.newUnsafe():io.netty.channel.AbstractChannel$AbstractUnsafe"
unit,"sun.nio.ch.SocketChannelImpl.socket():java.net.Socket"
unit,"io.netty.channel.socket.nio.NioSocketChannel$NioSocketChannelConfig.<init>(io.netty.channel.socket.nio.NioSocketChannel, io.netty.channel.socket.nio.NioSocketChannel, java.net.Socket):void"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.<init>(io.netty.channel.socket.SocketChannel, java.net.Socket):void"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.setRecvByteBufAllocator(io.netty.channel.RecvByteBufAllocator):io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.setTcpNoDelay(boolean):io.netty.channel.socket.SocketChannelConfig"
unit,"sun.nio.ch.SocketAdaptor.setBooleanOption(java.net.SocketOption, boolean):void"
unit,"sun.nio.ch.SocketChannelImpl.setOption(java.net.SocketOption, java.lang.Object):java.nio.channels.SocketChannel"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.getSendBufferSize():int"
unit,"sun.nio.ch.SocketAdaptor.getIntOption(java.net.SocketOption):int"
unit,"io.netty.channel.socket.nio.NioSocketChannel.config():io.netty.channel.ChannelConfig"
unit,"io.netty.channel.socket.nio.NioSocketChannel$NioSocketChannelConfig.setOption(io.netty.channel.ChannelOption, java.lang.Object):boolean"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.setOption(io.netty.channel.ChannelOption, java.lang.Object):boolean"
unit,"io.netty.channel.socket.nio.NioSocketChannel.javaChannel():java.nio.channels.SelectableChannel"
unit,"dev.thaw.visor.http.HttpServer$1.initChannel(io.netty.channel.Channel):void"
unit,"dev.thaw.visor.http.HttpServer.accept(io.netty.channel.Channel, dev.thaw.visor.http.Connections, java.util.function.Supplier, dev.thaw.visor.http.Router, java.util.function.Predicate):void"
unit,"dev.thaw.visor.http.HttpServer$$Lambda/0xc3838c14ce6e8d48d00a13ca52705ea40.test(java.lang.Object):boolean"
unit,"dev.thaw.visor.http.Connections.add(io.netty.channel.Channel):dev.thaw.visor.http.Connection"
unit,"dev.thaw.visor.http.Connection.<init>(io.netty.channel.Channel, dev.thaw.visor.http.Connections):void"
unit,"dev.thaw.visor.http.Connection.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.socket.nio.NioSocketChannel.isActive():boolean"
unit,"io.netty.channel.socket.nio.NioSocketChannel.isInputShutdown0():boolean"
unit,"io.netty.channel.socket.nio.NioSocketChannel.isInputShutdown():boolean"
unit,"io.netty.channel.socket.nio.NioSocketChannel.doReadBytes(io.netty.buffer.ByteBuf):int"
unit,"dev.thaw.visor.http.Connection.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"dev.thaw.visor.http.ProtocolChoice.decode(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"io.netty.handler.codec.http2.Http2CodecUtil.<clinit>():void"
unit,"io.netty.util.AsciiString.<init>(java.lang.CharSequence):void"
unit,"io.netty.util.AsciiString.<init>(java.lang.CharSequence, int, int):void"
unit,"io.netty.util.LeakPresenceDetector.staticInitializer(java.util.function.Supplier):java.lang.Object"
unit,"com.oracle.svm.core.thread.JavaThreads.getStackTrace(boolean, java.lang.Thread):java.lang.StackTraceElement[]"
unit,"com.oracle.svm.core.thread.PlatformThreads.getStackTrace(boolean, java.lang.Thread, org.graalvm.word.Pointer):java.lang.StackTraceElement[]"
unit,"com.oracle.svm.core.jdk.StackTraceUtils.getCurrentThreadStackTrace(boolean, org.graalvm.word.Pointer, org.graalvm.word.Pointer):java.lang.StackTraceElement[]"
unit,"com.oracle.svm.core.jdk.BuildStackTraceVisitor.visitFrame(com.oracle.svm.core.code.FrameSourceInfo):boolean"
unit,"com.oracle.svm.core.jdk.StackTraceUtils.shouldShowFrame(com.oracle.svm.core.code.FrameSourceInfo):boolean"
unit,"com.oracle.svm.core.code.FrameSourceInfo.getSourceReference():java.lang.StackTraceElement"
unit,"com.oracle.svm.core.code.FrameSourceInfo.getSourceReference(java.lang.Class, java.lang.String, int):java.lang.StackTraceElement"
unit,"java.util.Optional.map(java.util.function.Function):java.util.Optional"
unit,"com.oracle.svm.core.code.FrameSourceInfo$$Lambda/0x54728792c75aa9db0b526c5eb75e4a0c0.apply(java.lang.Object):java.lang.Object"
unit,"io.netty.util.LeakPresenceDetector.inStaticInitializerSlow(java.lang.StackTraceElement[]):boolean"
unit,"io.netty.handler.codec.http2.Http2CodecUtil$$Lambda/0xee6f1cf32acea1315ff5a3b83d65f25a0.get():java.lang.Object"
unit,"io.netty.handler.codec.http2.Http2CodecUtil.lambda$static$0():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledByteBufAllocator.newDirectBuffer(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledUnsafeDirectByteBuf.<clinit>():void"
unit,"io.netty.buffer.UnpooledDirectByteBuf.<init>(io.netty.buffer.ByteBufAllocator, int, int, boolean):void"
unit,"io.netty.buffer.UnpooledByteBufAllocator$InstrumentedUnpooledUnsafeDirectByteBuf.allocateDirectBuffer(int, boolean):io.netty.util.internal.CleanableDirectBuffer"
unit,"io.netty.buffer.UnpooledByteBufAllocator$DecrementingCleanableDirectBuffer.<init>(io.netty.buffer.ByteBufAllocator, io.netty.util.internal.CleanableDirectBuffer, int):void"
unit,"io.netty.buffer.UnpooledByteBufAllocator.incrementDirect(int):void"
unit,"io.netty.buffer.UnpooledUnsafeDirectByteBuf.setByteBuffer(io.netty.util.internal.CleanableDirectBuffer, boolean):void"
unit,"io.netty.buffer.UnpooledDirectByteBuf.setByteBuffer(io.netty.util.internal.CleanableDirectBuffer, boolean):void"
unit,"io.netty.buffer.UnpooledByteBufAllocator$DecrementingCleanableDirectBuffer.buffer():java.nio.ByteBuffer"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(byte[]):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(byte[], int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledDirectByteBuf.capacity():int"
unit,"io.netty.buffer.UnpooledUnsafeDirectByteBuf.setBytes(int, byte[], int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnsafeByteBufUtil.setBytes(io.netty.buffer.AbstractByteBuf, long, int, byte[], int, int):void"
unit,"io.netty.buffer.UnreleasableByteBuf.<init>(io.netty.buffer.ByteBuf):void"
unit,"io.netty.buffer.UnreleasableByteBuf.asReadOnly():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.isReadOnly():boolean"
unit,"io.netty.buffer.AbstractByteBuf.asReadOnly():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.Unpooled.unmodifiableBuffer(io.netty.buffer.ByteBuf):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledDirectByteBuf.order():java.nio.ByteOrder"
unit,"io.netty.buffer.Unpooled.newReadyOnlyBuffer(io.netty.buffer.ByteBuf):io.netty.buffer.ReadOnlyByteBuf"
unit,"io.netty.buffer.UnpooledDirectByteBuf.unwrap():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ReadOnlyByteBuf.<init>(io.netty.buffer.ByteBuf):void"
unit,"io.netty.buffer.AbstractByteBuf.maxCapacity():int"
unit,"io.netty.buffer.AbstractByteBuf.setIndex(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ReadOnlyByteBuf.capacity():int"
unit,"io.netty.buffer.ReadOnlyAbstractByteBuf.unwrap():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.checkIndexBounds(int, int, int):void"
unit,"io.netty.buffer.UnreleasableByteBuf.duplicate():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ReadOnlyByteBuf.duplicate():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ReadOnlyByteBuf.unwrap():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ByteBufUtil.equals(io.netty.buffer.ByteBuf, int, io.netty.buffer.ByteBuf, int, int):boolean"
unit,"io.netty.buffer.WrappedByteBuf.writerIndex():int"
unit,"io.netty.buffer.PooledByteBuf.order():java.nio.ByteOrder"
unit,"io.netty.buffer.WrappedByteBuf.order():java.nio.ByteOrder"
unit,"io.netty.buffer.ReadOnlyByteBuf.order():java.nio.ByteOrder"
unit,"io.netty.buffer.AbstractByteBuf.getLong(int):long"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._getLong(int):long"
unit,"io.netty.buffer.WrappedByteBuf.getLong(int):long"
unit,"io.netty.buffer.ReadOnlyByteBuf.getLong(int):long"
unit,"io.netty.buffer.UnpooledUnsafeDirectByteBuf.getLong(int):long"
unit,"io.netty.channel.AbstractChannelHandlerContext.pipeline():io.netty.channel.ChannelPipeline"
unit,"dev.thaw.visor.http.ProtocolChoice.http1(io.netty.channel.ChannelPipeline):void"
unit,"io.netty.handler.codec.http.HttpServerCodec.<init>(io.netty.handler.codec.http.HttpDecoderConfig):void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.<init>(io.netty.handler.codec.http.HttpDecoderConfig):void"
unit,"io.netty.buffer.AbstractByteBufAllocator.heapBuffer(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledByteBufAllocator.newHeapBuffer(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledHeapByteBuf.<init>(io.netty.buffer.ByteBufAllocator, int, int):void"
unit,"io.netty.buffer.UnpooledByteBufAllocator$InstrumentedUnpooledUnsafeHeapByteBuf.allocateArray(int):byte[]"
unit,"io.netty.buffer.UnpooledByteBufAllocator.incrementHeap(int):void"
unit,"io.netty.buffer.UnpooledHeapByteBuf.capacity():int"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.<clinit>():void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder$$Lambda/0xc121330b606e25286f210a634a89643b0.get():java.lang.Object"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.lambda$static$0():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledUnsafeDirectByteBuf._setByte(int, int):void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder$$Lambda/0xd0133a94864ad4fdf1eb51ba924d35bf0.get():java.lang.Object"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.lambda$static$1():io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.<init>():void"
unit,"io.netty.util.internal.TypeParameterMatcher.get(java.lang.Class):io.netty.util.internal.TypeParameterMatcher"
unit,"io.netty.channel.CombinedChannelDuplexHandler.validate(io.netty.channel.ChannelInboundHandler, io.netty.channel.ChannelOutboundHandler):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"dev.thaw.visor.http.HttpConnection.handlerAdded(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.alloc():io.netty.buffer.ByteBufAllocator"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerRequestDecoder.decode(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.decode(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder$LineParser.parse(io.netty.buffer.ByteBuf, java.lang.Runnable):io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpObjectDecoder$LineParser.skipLineChars(io.netty.buffer.ByteBuf, int, int, java.lang.Runnable):boolean"
unit,"io.netty.buffer.AbstractByteBuf.forEachByte(int, int, io.netty.util.ByteProcessor):int"
unit,"io.netty.buffer.AbstractByteBuf.forEachByteAsc0(int, int, io.netty.util.ByteProcessor):int"
unit,"io.netty.util.ByteProcessor$2.process(byte):boolean"
unit,"io.netty.buffer.AbstractByteBuf.getByte(int):byte"
unit,"io.netty.buffer.AbstractByteBuf.readerIndex(int):io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpObjectDecoder$HeaderParser.parse(io.netty.buffer.ByteBuf, java.lang.Runnable):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.indexOf(int, int, byte):int"
unit,"io.netty.buffer.ByteBufUtil.firstIndexOf(io.netty.buffer.AbstractByteBuf, int, int, byte):int"
unit,"io.netty.buffer.ByteBufUtil.unrolledFirstIndexOf(io.netty.buffer.AbstractByteBuf, int, int, byte):int"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf._getLongLE(int):long"
unit,"io.netty.buffer.AbstractByteBuf.clear():io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(io.netty.buffer.ByteBuf, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnpooledHeapByteBuf.setBytes(int, io.netty.buffer.ByteBuf, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.checkSrcIndex(int, int, int, int):void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.splitInitialLine(io.netty.buffer.ByteBuf):java.lang.String[]"
unit,"io.netty.buffer.UnpooledHeapByteBuf.array():byte[]"
unit,"io.netty.buffer.UnpooledHeapByteBuf.arrayOffset():int"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.findNonSPLenient(byte[], int, int):int"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.splitFirstWordInitialLine(byte[], int, int):java.lang.String"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.langAsciiString(byte[], int, int):java.lang.String"
unit,"java.lang.String.<init>(byte[], int, int, int):void"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.splitThirdWordInitialLine(byte[], int, int):java.lang.String"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.createMessage(java.lang.String[]):io.netty.handler.codec.http.HttpMessage"
unit,"io.netty.handler.codec.http.HttpVersion.valueOf(java.lang.String, boolean):io.netty.handler.codec.http.HttpVersion"
unit,"io.netty.handler.codec.http.HttpMethod.valueOf(java.lang.String):io.netty.handler.codec.http.HttpMethod"
unit,"io.netty.handler.codec.http.DefaultHttpRequest.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpMethod, java.lang.String, io.netty.handler.codec.http.HttpHeadersFactory):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeadersFactory.newHeaders():io.netty.handler.codec.http.HttpHeaders"
unit,"io.netty.handler.codec.DefaultHeaders.<init>(io.netty.util.HashingStrategy, io.netty.handler.codec.ValueConverter, io.netty.handler.codec.DefaultHeaders$NameValidator, int, io.netty.handler.codec.DefaultHeaders$ValueValidator):void"
unit,"io.netty.handler.codec.http.DefaultHttpRequest.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpMethod, java.lang.String, io.netty.handler.codec.http.HttpHeaders, boolean):void"
unit,"io.netty.handler.codec.http.DefaultHttpMessage.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpHeaders):void"
unit,"io.netty.handler.codec.http.HttpUtil.validateRequestLineTokens(io.netty.handler.codec.http.HttpMethod, java.lang.String):void"
unit,"io.netty.handler.codec.http.HttpUtil.isEncodingSafeStartLineToken(java.lang.CharSequence):boolean"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.readHeaders(io.netty.buffer.ByteBuf):io.netty.handler.codec.http.HttpObjectDecoder$State"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.splitHeader(byte[], int, int):void"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isDecodingRequest():boolean"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.splitHeaderName(byte[], int, int):io.netty.util.AsciiString"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isHost(byte[], int):boolean"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.findNonWhitespace(byte[], int, int):int"
unit,"io.netty.handler.codec.DefaultHeaders.addObject(java.lang.Object, java.lang.Object):io.netty.handler.codec.Headers"
unit,"io.netty.handler.codec.DefaultHeaders.fromObject(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"io.netty.handler.codec.http.DefaultHttpHeaders$HeaderValueConverter.convertObject(java.lang.Object):java.lang.Object"
unit,"io.netty.handler.codec.http.DefaultHttpHeaders$HeaderValueConverter.convertObject(java.lang.Object):java.lang.CharSequence"
unit,"io.netty.handler.codec.DefaultHeaders.add(java.lang.Object, java.lang.Object):io.netty.handler.codec.Headers"
unit,"io.netty.handler.codec.DefaultHeaders.validateName(io.netty.handler.codec.DefaultHeaders$NameValidator, boolean, java.lang.Object):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeadersFactory$1.validateName(java.lang.Object):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeadersFactory$1.validateName(java.lang.CharSequence):void"
unit,"io.netty.util.AsciiString.length():int"
unit,"io.netty.handler.codec.http.HttpUtil.validateToken(java.lang.CharSequence):int"
unit,"io.netty.handler.codec.http.HttpUtil.validateAsciiStringToken(io.netty.util.AsciiString):int"
unit,"io.netty.handler.codec.DefaultHeaders.validateValue(io.netty.handler.codec.DefaultHeaders$ValueValidator, java.lang.Object, java.lang.Object):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeadersFactory$2.validate(java.lang.Object):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeadersFactory$2.validate(java.lang.CharSequence):void"
unit,"io.netty.handler.codec.http.HttpHeaderValidationUtil.validateValidHeaderValue(java.lang.CharSequence):int"
unit,"io.netty.handler.codec.http.HttpHeaderValidationUtil.verifyValidHeaderValueCharSequence(java.lang.CharSequence):int"
unit,"io.netty.util.AsciiString$1.hashCode(java.lang.Object):int"
unit,"io.netty.util.AsciiString.hashCode(java.lang.CharSequence):int"
unit,"io.netty.util.internal.PlatformDependent0.hashCodeAscii(byte[], int, int):int"
unit,"io.netty.handler.codec.DefaultHeaders.add0(int, int, java.lang.Object, java.lang.Object):void"
unit,"io.netty.handler.codec.DefaultHeaders.newHeaderEntry(int, java.lang.Object, java.lang.Object, io.netty.handler.codec.DefaultHeaders$HeaderEntry):io.netty.handler.codec.DefaultHeaders$HeaderEntry"
unit,"io.netty.util.AsciiString.<init>(byte[], int, int, boolean):void"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isAccept(byte[], int):boolean"
unit,"io.netty.handler.codec.HeadersUtils.getAllAsString(io.netty.handler.codec.Headers, java.lang.Object):java.util.List"
unit,"io.netty.handler.codec.DefaultHeaders.getAll(java.lang.Object):java.util.List"
unit,"java.util.Collections$EmptyList.size():int"
unit,"io.netty.handler.codec.http.HttpUtil.getWebSocketContentLength(io.netty.handler.codec.http.HttpMessage):int"
unit,"io.netty.handler.codec.http.DefaultHttpMessage.headers():io.netty.handler.codec.http.HttpHeaders"
unit,"io.netty.handler.codec.http.DefaultHttpRequest.method():io.netty.handler.codec.http.HttpMethod"
unit,"io.netty.handler.codec.http.HttpMethod.equals(java.lang.Object):boolean"
unit,"io.netty.handler.codec.DefaultHeaders.get(java.lang.Object):java.lang.Object"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isContentAlwaysEmpty(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.HttpUtil.isTransferEncodingChunked(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.DefaultHttpHeaders.containsValue(java.lang.CharSequence, java.lang.CharSequence, boolean):boolean"
unit,"io.netty.handler.codec.DefaultHeaders.containsAny(java.lang.Object, java.lang.Object, java.util.function.BiPredicate):boolean"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.resetNow():void"
unit,"io.netty.handler.codec.CodecOutputList.get(int):java.lang.Object"
unit,"io.netty.handler.codec.CodecOutputList.checkIndex(int):void"
unit,"io.netty.handler.codec.http.HttpServerCodec.enqueueMethod(io.netty.handler.codec.http.HttpMethod):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.isRemoved():boolean"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.fireChannelRead(java.lang.Object):io.netty.channel.ChannelHandlerContext"
unit,"dev.thaw.visor.http.ProtocolChoice$Upgrade.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"dev.thaw.visor.http.HttpConnection.channelRead(io.netty.channel.ChannelHandlerContext, java.lang.Object):void"
unit,"dev.thaw.visor.http.HttpConnection.mayBegin(java.lang.Object):boolean"
unit,"io.netty.channel.Channel.isWritable():boolean"
unit,"io.netty.channel.AbstractChannel$AbstractUnsafe.outboundBuffer():io.netty.channel.ChannelOutboundBuffer"
unit,"dev.thaw.visor.http.HttpConnection.read(java.lang.Object):void"
unit,"dev.thaw.visor.http.HttpConnection.begin(io.netty.handler.codec.http.HttpRequest):void"
unit,"dev.thaw.visor.http.Exchange.<init>(dev.thaw.visor.http.HttpConnection, io.netty.channel.ChannelHandlerContext, io.netty.handler.codec.http.HttpRequest):void"
unit,"io.netty.handler.codec.http.DefaultHttpObject.decoderResult():io.netty.handler.codec.DecoderResult"
unit,"dev.thaw.visor.http.HttpConnection.hasNoBody(io.netty.handler.codec.http.HttpRequest):boolean"
unit,"io.netty.handler.codec.http.HttpUtil.getContentLength(io.netty.handler.codec.http.HttpMessage, long):long"
unit,"io.netty.handler.codec.HeadersUtils.getAsString(io.netty.handler.codec.Headers, java.lang.Object):java.lang.String"
unit,"dev.thaw.visor.serve.PublicRouter.route(dev.thaw.visor.http.Exchange):dev.thaw.visor.http.RequestSink"
unit,"io.netty.handler.codec.http.DefaultHttpRequest.uri():java.lang.String"
unit,"dev.thaw.visor.serve.PublicRouter.pathOf(java.lang.String):java.lang.String"
unit,"dev.thaw.visor.serve.PublicRouter.route(dev.thaw.visor.http.Exchange, java.lang.String):dev.thaw.visor.http.RequestSink"
unit,"dev.thaw.visor.serve.PublicRouter.onlyGet(dev.thaw.visor.http.Exchange):void"
unit,"dev.thaw.visor.serve.Pages.answer(dev.thaw.visor.http.Exchange, java.lang.String):void"
unit,"dev.thaw.visor.http.Exchange.respond(int, java.lang.String, java.lang.String, dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.http.ResponseHead.of(dev.thaw.visor.wire.Fields):dev.thaw.visor.http.ResponseHead"
unit,"dev.thaw.visor.http.ResponseHead$$Lambda/0xcf6d86c6e6d6a2700085ce60e8423e7b0.accept(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.visor.http.ResponseHead.lambda$of$0(long[], io.netty.handler.codec.http.HttpHeaders, java.lang.String, java.lang.String):void"
unit,"io.netty.handler.codec.http.HttpUtil.validateCharSequenceToken(java.lang.CharSequence):int"
unit,"io.netty.util.internal.PlatformDependent.hashCodeAscii(java.lang.CharSequence):int"
unit,"io.netty.util.internal.PlatformDependent.hashCodeAsciiCompute(java.lang.CharSequence, int, int):int"
unit,"io.netty.util.internal.PlatformDependent.hashCodeAsciiSanitizeInt(java.lang.CharSequence, int):int"
unit,"io.netty.handler.codec.http.HttpResponseStatus.valueOf(int):io.netty.handler.codec.http.HttpResponseStatus"
unit,"io.netty.buffer.ByteBufUtil.writeUtf8(io.netty.buffer.ByteBufAllocator, java.lang.CharSequence):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBufAllocator.buffer(int):io.netty.buffer.ByteBuf"
unit,"dev.thaw.visor.http.Exchange.body(io.netty.buffer.ByteBuf):void"
unit,"dev.thaw.visor.http.Exchange.finish():void"
unit,"dev.thaw.visor.http.Exchange.writeWhole(io.netty.buffer.ByteBuf):void"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpResponseStatus, io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpHeadersFactory, io.netty.handler.codec.http.HttpHeadersFactory):void"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpResponseStatus, io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpHeaders, io.netty.handler.codec.http.HttpHeaders):void"
unit,"io.netty.handler.codec.http.DefaultHttpResponse.<init>(io.netty.handler.codec.http.HttpVersion, io.netty.handler.codec.http.HttpResponseStatus, io.netty.handler.codec.http.HttpHeaders):void"
unit,"dev.thaw.visor.http.AnswerHeaders.fill(io.netty.handler.codec.http.HttpResponse, dev.thaw.visor.http.ResponseHead, boolean):void"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.setStatus(io.netty.handler.codec.http.HttpResponseStatus):io.netty.handler.codec.http.HttpResponse"
unit,"io.netty.handler.codec.http.DefaultHttpHeaders.add(io.netty.handler.codec.http.HttpHeaders):io.netty.handler.codec.http.HttpHeaders"
unit,"io.netty.handler.codec.DefaultHeaders.add(io.netty.handler.codec.Headers):io.netty.handler.codec.Headers"
unit,"io.netty.handler.codec.DefaultHeaders.addImpl(io.netty.handler.codec.Headers):void"
unit,"io.netty.util.AsciiString$1.equals(java.lang.Object, java.lang.Object):boolean"
unit,"io.netty.util.AsciiString.contentEqualsIgnoreCase(java.lang.CharSequence, java.lang.CharSequence):boolean"
unit,"io.netty.util.AsciiString.contentEqualsIgnoreCase(java.lang.CharSequence):boolean"
unit,"io.netty.util.AsciiString.equalsIgnoreCase(char, char):boolean"
unit,"io.netty.handler.codec.http.HttpUtil.isKeepAlive(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.DefaultHttpMessage.protocolVersion():io.netty.handler.codec.http.HttpVersion"
unit,"dev.thaw.visor.http.AnswerHeaders.isHttp10():boolean"
unit,"io.netty.handler.codec.http.HttpVersion.equals(java.lang.Object):boolean"
unit,"dev.thaw.visor.http.AnswerHeaders.bodyIsAllowed(io.netty.handler.codec.http.HttpResponseStatus):boolean"
unit,"io.netty.handler.codec.DefaultHeaders.setObject(java.lang.Object, java.lang.Object):io.netty.handler.codec.Headers"
unit,"io.netty.handler.codec.DefaultHeaders.set(java.lang.Object, java.lang.Object):io.netty.handler.codec.Headers"
unit,"io.netty.handler.codec.DefaultHeaders.remove0(int, int, java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.http.Exchange.last(java.lang.Object, int):void"
unit,"io.netty.channel.AbstractChannelHandlerContext.voidPromise():io.netty.channel.ChannelPromise"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.touch(java.lang.Object):io.netty.util.ReferenceCounted"
unit,"io.netty.buffer.AbstractReferenceCountedByteBuf.touch(java.lang.Object):io.netty.buffer.ByteBuf"
unit,"io.netty.channel.CombinedChannelDuplexHandler.write(io.netty.channel.ChannelHandlerContext, java.lang.Object, io.netty.channel.ChannelPromise):void"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerResponseEncoder.write(io.netty.channel.ChannelHandlerContext, java.lang.Object, io.netty.channel.ChannelPromise):void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.write(io.netty.channel.ChannelHandlerContext, java.lang.Object, io.netty.channel.ChannelPromise):void"
unit,"io.netty.handler.codec.http.HttpResponseEncoder.acceptOutboundMessage(java.lang.Object):boolean"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.encode(io.netty.channel.ChannelHandlerContext, java.lang.Object, java.util.List):void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.encodeFullHttpMessage(io.netty.channel.ChannelHandlerContext, java.lang.Object, java.util.List):void"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerResponseEncoder.isContentAlwaysEmpty(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerResponseEncoder.isContentAlwaysEmpty(io.netty.handler.codec.http.HttpResponse):boolean"
unit,"io.netty.handler.codec.http.HttpServerCodec.pollMethod():byte"
unit,"io.netty.handler.codec.http.HttpResponseEncoder.isContentAlwaysEmpty(io.netty.handler.codec.http.HttpResponse):boolean"
unit,"io.netty.handler.codec.http.DefaultHttpResponse.status():io.netty.handler.codec.http.HttpResponseStatus"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.content():io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpResponseEncoder.encodeInitialLine(io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpMessage):void"
unit,"io.netty.handler.codec.http.HttpResponseEncoder.encodeInitialLine(io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpResponse):void"
unit,"io.netty.handler.codec.http.HttpVersion.encode(io.netty.buffer.ByteBuf):void"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.setBytes(int, byte[], int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpResponseStatus.encode(io.netty.buffer.ByteBuf):void"
unit,"io.netty.buffer.ByteBufUtil.writeShortBE(io.netty.buffer.ByteBuf, int):io.netty.buffer.ByteBuf"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerResponseEncoder.sanitizeHeadersBeforeEncode(io.netty.handler.codec.http.HttpMessage, boolean):void"
unit,"io.netty.handler.codec.http.HttpServerCodec$HttpServerResponseEncoder.sanitizeHeadersBeforeEncode(io.netty.handler.codec.http.HttpResponse, boolean):void"
unit,"io.netty.handler.codec.http.HttpResponseEncoder.sanitizeHeadersBeforeEncode(io.netty.handler.codec.http.HttpResponse, boolean):void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.encodeHeaders(io.netty.handler.codec.http.HttpHeaders, io.netty.buffer.ByteBuf):void"
unit,"io.netty.handler.codec.http.DefaultHttpHeaders.iteratorCharSequence():java.util.Iterator"
unit,"io.netty.handler.codec.DefaultHeaders$HeaderIterator.hasNext():boolean"
unit,"io.netty.handler.codec.DefaultHeaders$HeaderIterator.next():java.lang.Object"
unit,"io.netty.handler.codec.DefaultHeaders$HeaderIterator.next():java.util.Map$Entry"
unit,"io.netty.handler.codec.http.HttpHeadersEncoder.encoderHeader(java.lang.CharSequence, java.lang.CharSequence, io.netty.buffer.ByteBuf):void"
unit,"io.netty.handler.codec.http.HttpHeadersEncoder.writeAscii(io.netty.buffer.ByteBuf, int, java.lang.CharSequence):void"
unit,"io.netty.buffer.AbstractByteBuf.setCharSequence(int, java.lang.CharSequence, java.nio.charset.Charset):int"
unit,"io.netty.buffer.AbstractByteBuf.setCharSequence0(int, java.lang.CharSequence, java.nio.charset.Charset, boolean):int"
unit,"io.netty.buffer.ByteBufUtil.writeAsciiCharSequence(io.netty.buffer.AbstractByteBuf, int, java.lang.CharSequence, int):int"
unit,"io.netty.buffer.ByteBufUtil.setShortBE(io.netty.buffer.ByteBuf, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.setShort(int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.writerIndex(int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.ByteBufUtil.copy(io.netty.util.AsciiString, int, io.netty.buffer.ByteBuf, int, int):void"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.trailingHeaders():io.netty.handler.codec.http.HttpHeaders"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.encodeByteBufHttpContent(int, io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpHeaders, java.util.List):void"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.encodeContentNonChunk(java.util.List, io.netty.buffer.ByteBuf, io.netty.buffer.ByteBuf):boolean"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(io.netty.buffer.ByteBuf):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.writeBytes(io.netty.buffer.ByteBuf, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractByteBuf.checkReadableBounds(io.netty.buffer.ByteBuf, int):void"
unit,"io.netty.buffer.PooledUnsafeDirectByteBuf.setBytes(int, io.netty.buffer.ByteBuf, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.UnsafeByteBufUtil.setBytes(io.netty.buffer.AbstractByteBuf, long, int, io.netty.buffer.ByteBuf, int, int):void"
unit,"io.netty.handler.codec.http.DefaultFullHttpResponse.release():boolean"
unit,"io.netty.handler.codec.http.HttpObjectEncoder.writeOutList(io.netty.channel.ChannelHandlerContext, java.util.List, io.netty.channel.ChannelPromise):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.write(java.lang.Object, io.netty.channel.ChannelPromise):io.netty.channel.ChannelFuture"
unit,"dev.thaw.visor.http.Exchange.end():void"
unit,"dev.thaw.visor.http.HttpConnection.answered(dev.thaw.visor.http.Exchange):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.flush(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.socket.nio.NioSocketChannel.doWrite(io.netty.channel.ChannelOutboundBuffer):void"
unit,"io.netty.channel.socket.nio.NioSocketChannel.adjustMaxBytesPerGatheringWrite(int, int, int):void"
unit,"dev.thaw.visor.http.HttpConnection.next():void"
unit,"dev.thaw.visor.http.Connection.becameIdle():void"
unit,"dev.thaw.visor.http.HttpConnection.readOn():void"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.setAutoRead(boolean):io.netty.channel.ChannelConfig"
unit,"io.netty.channel.DefaultChannelConfig.setAutoRead(boolean):io.netty.channel.ChannelConfig"
unit,"io.netty.handler.codec.http.LastHttpContent$1.touch(java.lang.Object):io.netty.util.ReferenceCounted"
unit,"io.netty.handler.codec.http.LastHttpContent$1.release():boolean"
unit,"io.netty.channel.CombinedChannelDuplexHandler.channelReadComplete(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.fireChannelReadComplete():io.netty.channel.ChannelHandlerContext"
unit,"io.netty.channel.CombinedChannelDuplexHandler.read(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.nio.AbstractNioByteChannel$NioByteUnsafe.closeOnRead(io.netty.channel.ChannelPipeline):void"
unit,"io.netty.channel.socket.nio.NioSocketChannel$NioSocketChannelUnsafe.prepareToClose():java.util.concurrent.Executor"
unit,"io.netty.channel.socket.DefaultSocketChannelConfig.getSoLinger():int"
unit,"io.netty.channel.socket.nio.NioSocketChannel.doClose():void"
unit,"dev.thaw.visor.http.Connection.channelInactive(io.netty.channel.ChannelHandlerContext):void"
unit,"java.util.LinkedHashMap.afterNodeRemoval(java.util.HashMap$Node):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.channelInactive(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.decodeLast(io.netty.channel.ChannelHandlerContext, io.netty.buffer.ByteBuf, java.util.List):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.fireChannelInactive():io.netty.channel.ChannelHandlerContext"
unit,"dev.thaw.visor.http.HttpConnection.channelInactive(io.netty.channel.ChannelHandlerContext):void"
unit,"dev.thaw.visor.http.Connection.remove(dev.thaw.visor.http.HttpConnection):void"
unit,"dev.thaw.visor.http.Connection.isIdle():boolean"
unit,"java.util.stream.ReferencePipeline.allMatch(java.util.function.Predicate):boolean"
unit,"java.util.ArrayList$ArrayListSpliterator.tryAdvance(java.util.function.Consumer):boolean"
unit,"java.util.ArrayDeque.forEach(java.util.function.Consumer):void"
unit,"java.util.ArrayDeque.circularClear(java.lang.Object[], int, int):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.channelUnregistered(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler.handlerRemoved(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.remove():void"
unit,"io.netty.channel.CombinedChannelDuplexHandler$DelegatingChannelHandlerContext.remove0():void"
unit,"io.netty.handler.codec.http.HttpObjectDecoder.handlerRemoved0(io.netty.channel.ChannelHandlerContext):void"
unit,"io.netty.buffer.UnpooledHeapByteBuf.deallocate():void"
unit,"io.netty.buffer.UnpooledByteBufAllocator$InstrumentedUnpooledUnsafeHeapByteBuf.freeArray(byte[]):void"
unit,"io.netty.buffer.UnpooledByteBufAllocator.decrementHeap(int):void"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isPostMethod(byte[], int):boolean"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isContentLength(byte[], int):boolean"
unit,"io.netty.handler.codec.http.HttpRequestDecoder.isContentType(byte[], int):boolean"
unit,"io.netty.util.AsciiString.equalsIgnoreCase(byte, byte):boolean"
unit,"java.util.Collections$SingletonList.size():int"
unit,"io.netty.handler.codec.http.HttpUtil.normalizeAndGetContentLength(java.util.List, boolean, boolean):long"
unit,"io.netty.handler.codec.HeadersUtils$1.size():int"
unit,"io.netty.handler.codec.HeadersUtils$1.get(int):java.lang.Object"
unit,"io.netty.handler.codec.HeadersUtils$1.get(int):java.lang.String"
unit,"java.util.Collections$SingletonList.get(int):java.lang.Object"
unit,"java.lang.Character.isDigit(int):boolean"
unit,"java.lang.CharacterDataLatin1.isDigit(int):boolean"
unit,"io.netty.util.internal.ObjectUtil.checkPositiveOrZero(long, java.lang.String):long"
unit,"dev.thaw.visor.serve.RequestHead.<init>(dev.thaw.visor.http.Exchange, java.lang.String, java.lang.String):void"
unit,"io.netty.util.internal.PlatformDependent.hashCodeAsciiSanitizeShort(java.lang.CharSequence, int):int"
unit,"dev.thaw.visor.serve.RequestHead.requireRoom():void"
unit,"dev.thaw.visor.serve.RequestHead.size(java.lang.CharSequence, java.lang.CharSequence):long"
unit,"io.netty.buffer.ByteBufUtil.utf8Bytes(java.lang.CharSequence):int"
unit,"io.netty.buffer.ByteBufUtil.utf8ByteCount(java.lang.CharSequence, int, int):int"
unit,"dev.thaw.visor.serve.RequestHead.timeout(java.lang.String):long"
unit,"dev.thaw.visor.serve.PublicRouter.call(dev.thaw.visor.http.Exchange, java.lang.String, dev.thaw.visor.call.CallHead, int):dev.thaw.visor.http.RequestSink"
unit,"dev.thaw.visor.call.FunctionTable.get(java.lang.String):dev.thaw.visor.call.Function"
unit,"dev.thaw.visor.call.Dispatcher.call(dev.thaw.visor.call.Function, dev.thaw.visor.call.CallHead, dev.thaw.visor.call.Responder):dev.thaw.visor.call.Call"
unit,"dev.thaw.visor.call.Dispatcher.refusal(dev.thaw.visor.call.Function, long):dev.thaw.visor.Failure"
unit,"dev.thaw.visor.call.Admission.refusal(dev.thaw.visor.call.Function, long):dev.thaw.visor.Failure"
unit,"dev.thaw.visor.call.Deadlines.timeoutMillis(dev.thaw.visor.call.Function, dev.thaw.visor.call.CallHead):long"
unit,"dev.thaw.visor.serve.RequestHead.timeoutMillis():long"
unit,"java.lang.Long.toUnsignedString0(long, int):java.lang.String"
unit,"java.lang.Long.formatUnsignedLong0(long, int, byte[], int, int):void"
unit,"dev.thaw.visor.call.Call.<init>(dev.thaw.visor.call.Dispatcher, dev.thaw.visor.call.Function, dev.thaw.visor.call.CallHead, dev.thaw.visor.call.Responder, java.lang.String, long):void"
unit,"dev.thaw.visor.serve.RequestHead.withoutBody():boolean"
unit,"dev.thaw.visor.call.Moves.take(dev.thaw.visor.call.Function):dev.thaw.visor.call.Load"
unit,"dev.thaw.visor.call.Loads.ready(dev.thaw.visor.call.Function):dev.thaw.visor.call.Load"
unit,"dev.thaw.visor.call.WarmJvms.taken(dev.thaw.visor.call.WorkerSlot):void"
unit,"dev.thaw.visor.call.WorkerSlot.host():dev.thaw.visor.call.Host"
unit,"dev.thaw.visor.call.WorkerSlot.start():void"
unit,"dev.thaw.visor.call.WorkerSlot.startNow():void"
unit,"dev.thaw.visor.call.Host.<init>(dev.thaw.visor.call.WorkerSlot):void"
unit,"dev.thaw.visor.call.WorkerChanges.newWorker(dev.thaw.visor.call.WorkerSlot, dev.thaw.visor.worker.Worker$Events):dev.thaw.visor.worker.Worker"
unit,"dev.thaw.visor.serve.WorkerFactory.configuration(java.lang.String, java.lang.String, dev.thaw.visor.store.TenantSettings, dev.thaw.visor.call.WorkerKind):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.store.StoreDirectories.tenant(java.lang.String):java.nio.file.Path"
unit,"dev.thaw.visor.serve.WorkerFactory.configuration(java.lang.String, java.nio.file.Path, dev.thaw.visor.store.TenantSettings, dev.thaw.visor.call.WorkerKind):dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.call.Deadlines.watch(dev.thaw.visor.call.Call, long):void"
unit,"io.netty.handler.codec.http.HttpUtil.is100ContinueExpected(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.HttpUtil.isExpectHeaderValid(io.netty.handler.codec.http.HttpMessage):boolean"
unit,"io.netty.handler.codec.http.HttpVersion.compareTo(io.netty.handler.codec.http.HttpVersion):int"
unit,"io.netty.handler.codec.DefaultHeaders.contains(java.lang.Object, java.lang.Object, io.netty.util.HashingStrategy):boolean"
unit,"io.netty.handler.codec.http.DefaultLastHttpContent.<init>(io.netty.buffer.ByteBuf, io.netty.handler.codec.http.HttpHeadersFactory):void"
unit,"io.netty.handler.codec.http.DefaultLastHttpContent.touch(java.lang.Object):io.netty.util.ReferenceCounted"
unit,"io.netty.handler.codec.http.DefaultHttpContent.content():io.netty.buffer.ByteBuf"
unit,"dev.thaw.visor.http.Exchange.content(io.netty.buffer.ByteBuf, boolean):boolean"
unit,"dev.thaw.visor.serve.CallSink.body(io.netty.buffer.ByteBuf, boolean):boolean"
unit,"dev.thaw.visor.call.Call.requestBody(io.netty.buffer.ByteBuf, boolean):boolean"
unit,"io.netty.buffer.PoolSubpage.findNextAvail():int"
unit,"dev.thaw.visor.call.WorkerSlot$1.ready(dev.thaw.visor.worker.Worker, dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.call.WorkerSlot.takeWaiting():java.util.List"
unit,"dev.thaw.visor.call.WorkerChanges.ready(dev.thaw.visor.call.WorkerSlot):void"
unit,"dev.thaw.visor.call.WarmJvms.ready(dev.thaw.visor.call.WorkerSlot):void"
unit,"dev.thaw.visor.call.FunctionTable.functions():java.util.Collection"
unit,"java.util.TreeMap$Values.size():int"
unit,"java.util.TreeMap$ValueIterator.next():java.lang.Object"
unit,"dev.thaw.visor.call.Loads.begin(dev.thaw.visor.call.Function, dev.thaw.visor.call.Host):void"
unit,"dev.thaw.visor.call.Loads.load(dev.thaw.visor.call.Host, dev.thaw.visor.call.Deployment, java.util.function.Consumer):void"
unit,"dev.thaw.visor.call.Deployment.load():dev.thaw.visor.wire.Fields"
unit,"java.nio.file.Path.toFile():java.io.File"
unit,"java.io.File.length():long"
unit,"java.io.UnixFileSystem.getLength(java.io.File):long"
unit,"java.io.UnixFileSystem.getLength0(java.io.File):long"
unit,"dev.thaw.visor.call.Deployment.configuration():dev.thaw.visor.wire.Fields"
unit,"dev.thaw.visor.store.Aliases.functionOf(java.lang.String):java.lang.String"
unit,"dev.thaw.visor.serve.WorkerFactory$$Lambda/0x131b80d354002eba9c2fa297f8da49790.get():java.lang.Object"
unit,"dev.thaw.visor.serve.WorkerFactory.lambda$secrets$0(java.lang.String, dev.thaw.visor.store.FunctionSettings):java.util.Map"
unit,"dev.thaw.visor.store.Secrets.variables(java.lang.String, dev.thaw.visor.store.FunctionSettings):java.util.Map"
unit,"java.util.LinkedHashMap.forEach(java.util.function.BiConsumer):void"
unit,"dev.thaw.visor.worker.Worker.load(dev.thaw.visor.wire.Fields, dev.thaw.visor.wire.Fields, dev.thaw.visor.worker.Worker$Answer):void"
unit,"dev.thaw.visor.worker.Outstanding.add(dev.thaw.visor.worker.Worker$Answer):int"
unit,"dev.thaw.visor.worker.Outstanding.newId():int"
unit,"io.netty.util.collection.IntObjectHashMap.indexOf(int):int"
unit,"io.netty.util.collection.IntObjectHashMap.put(int, java.lang.Object):java.lang.Object"
unit,"io.netty.util.collection.IntObjectHashMap.growSize():void"
unit,"dev.thaw.visor.wire.Fields.writeNested(io.netty.buffer.ByteBuf, java.lang.String):void"
unit,"dev.thaw.visor.worker.Outstanding.read(dev.thaw.visor.wire.Frame):void"
unit,"io.netty.util.collection.IntObjectHashMap.get(int):java.lang.Object"
unit,"dev.thaw.visor.worker.Requests.done(int, io.netty.buffer.ByteBuf, boolean):void"
unit,"dev.thaw.visor.worker.Requests.takeParts(int):dev.thaw.visor.worker.Requests$Parts"
unit,"io.netty.util.collection.IntObjectHashMap.remove(int):java.lang.Object"
unit,"dev.thaw.visor.worker.Worker$$Lambda/0x806e17d65c7b404cacf04d36517a996c0.answer(dev.thaw.visor.wire.Fields, dev.thaw.visor.Failure):void"
unit,"dev.thaw.visor.worker.Worker.lambda$load$0(java.lang.String, dev.thaw.visor.worker.Worker$Answer, dev.thaw.visor.wire.Fields, dev.thaw.visor.Failure):void"
unit,"dev.thaw.visor.call.Loads$$Lambda/0xca2c305a6730bc06b6cedcd3f6fc0fe80.answer(dev.thaw.visor.wire.Fields, dev.thaw.visor.Failure):void"
unit,"dev.thaw.visor.call.Loads.lambda$load$0(dev.thaw.visor.call.Host, dev.thaw.visor.call.Deployment, dev.thaw.visor.call.Load, java.util.function.Consumer, dev.thaw.visor.wire.Fields, dev.thaw.visor.Failure):void"
unit,"dev.thaw.visor.call.Loads$$Lambda/0xb2db1c0e89194fb872597b61e4afa05b0.accept(java.lang.Object):void"
unit,"dev.thaw.visor.call.Loads.lambda$begin$0(dev.thaw.visor.call.Function, dev.thaw.visor.call.Deployment, dev.thaw.visor.Failure):void"
unit,"dev.thaw.visor.call.Loads.reserve(dev.thaw.visor.call.Function, dev.thaw.visor.call.Load):boolean"
unit,"dev.thaw.visor.call.MemoryBudget.reserve(dev.thaw.visor.call.Load):boolean"
unit,"dev.thaw.visor.call.Moves.recording(dev.thaw.visor.call.Function):dev.thaw.visor.call.Recording"
unit,"dev.thaw.visor.call.Call.run(dev.thaw.visor.worker.Worker, java.lang.String):void"
unit,"dev.thaw.visor.worker.Outstanding.add(dev.thaw.visor.worker.WorkerCall):int"
unit,"dev.thaw.visor.serve.RequestHead.write(io.netty.buffer.ByteBuf):void"
unit,"io.netty.util.AsciiString.toString():java.lang.String"
unit,"io.netty.util.AsciiString.toString(int, int):java.lang.String"
unit,"dev.thaw.visor.call.Call.sendBody():void"
unit,"dev.thaw.visor.worker.FrameSender.body(int, io.netty.buffer.ByteBuf, boolean):void"
unit,"dev.thaw.visor.wire.Frame.header(io.netty.buffer.ByteBufAllocator, int, int, int, int):io.netty.buffer.ByteBuf"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.isDirect():boolean"
unit,"io.netty.util.collection.IntObjectHashMap.removeAt(int):boolean"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.nioBufferCount():int"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.internalNioBuffer(int, int):java.nio.ByteBuffer"
unit,"io.netty.buffer.PooledSlicedByteBuf.nioBuffer(int, int):java.nio.ByteBuffer"
unit,"io.netty.buffer.PooledByteBuf.nioBuffer(int, int):java.nio.ByteBuffer"
unit,"io.netty.buffer.PooledByteBuf.duplicateInternalNioBuffer(int, int):java.nio.ByteBuffer"
unit,"java.nio.DirectByteBuffer.slice():java.nio.ByteBuffer"
unit,"java.nio.DirectByteBuffer.slice():java.nio.MappedByteBuffer"
unit,"sun.nio.ch.SocketChannelImpl.implWrite(java.nio.ByteBuffer[], int, int):long"
unit,"sun.nio.ch.IOUtil.write(java.io.FileDescriptor, java.nio.ByteBuffer[], int, int, boolean, boolean, int, sun.nio.ch.NativeDispatcher):long"
unit,"sun.nio.ch.IOVecWrapper.get(int):sun.nio.ch.IOVecWrapper"
unit,"sun.nio.ch.IOVecWrapper$1.initialValue():java.lang.Object"
unit,"sun.nio.ch.IOVecWrapper.<init>(int):void"
unit,"sun.nio.ch.IOVecWrapper.setBuffer(int, java.nio.ByteBuffer, int, int):void"
unit,"sun.nio.ch.SocketDispatcher.writev0(java.io.FileDescriptor, long, int):long"
unit,"sun.nio.ch.IOVecWrapper.release():void"
unit,"dev.thaw.visor.call.Call.body(io.netty.buffer.ByteBuf):void"
unit,"dev.thaw.visor.worker.Outstanding.end(int, dev.thaw.visor.worker.WorkerCall, io.netty.buffer.ByteBuf):void"
unit,"dev.thaw.visor.call.Call.end(dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.call.Dispatcher.ended(dev.thaw.visor.call.Call, dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.call.Breaker.worked():void"
unit,"dev.thaw.visor.call.Results.start(dev.thaw.visor.wire.Fields):java.lang.String"
unit,"java.util.ImmutableCollections$Set12.contains(java.lang.Object):boolean"
unit,"dev.thaw.visor.metrics.FunctionMetrics.latency(java.lang.String, long, long):void"
unit,"dev.thaw.visor.metrics.FunctionMetrics$$Lambda/0xb8ce04c9f271cd209b1978bb11cabbc80.apply(java.lang.Object):java.lang.Object"
unit,"dev.thaw.visor.metrics.Histogram.record(long):void"
unit,"dev.thaw.visor.call.Results.failure(int, java.lang.String, dev.thaw.visor.wire.Fields):dev.thaw.visor.Failure"
unit,"dev.thaw.visor.call.Dispatcher.finish(dev.thaw.visor.call.Call, dev.thaw.visor.Failure):void"
unit,"io.netty.util.concurrent.ScheduledFutureTask.cancel(boolean):boolean"
unit,"io.netty.util.concurrent.DefaultPromise.cancel(boolean):boolean"
unit,"io.netty.util.concurrent.AbstractScheduledEventExecutor.removeScheduled(io.netty.util.concurrent.ScheduledFutureTask):void"
unit,"io.netty.util.internal.DefaultPriorityQueue.removeTyped(io.netty.util.internal.PriorityQueueNode):boolean"
unit,"io.netty.util.internal.DefaultPriorityQueue.contains(io.netty.util.internal.PriorityQueueNode, int):boolean"
unit,"io.netty.util.concurrent.PromiseTask.equals(java.lang.Object):boolean"
unit,"dev.thaw.visor.call.Call.releasePending():void"
unit,"dev.thaw.visor.metrics.FunctionMetrics.outcome(java.lang.String):void"
unit,"dev.thaw.visor.metrics.FunctionMetrics$$Lambda/0x0c8c4fea9e43b700c3912c98415a7a150.apply(java.lang.Object):java.lang.Object"
unit,"io.netty.buffer.AbstractPooledDerivedByteBuf.hasMemoryAddress():boolean"
unit,"io.netty.buffer.PooledSlicedByteBuf.memoryAddress():long"
unit,"dev.thaw.visor.call.Dispatcher.uncount(dev.thaw.visor.call.Call):void"
unit,"dev.thaw.visor.call.Dispatcher.endIfIdle(dev.thaw.visor.call.Host):void"
unit,"dev.thaw.visor.call.Moves.ended(dev.thaw.visor.call.Call, dev.thaw.visor.wire.Fields):void"
unit,"dev.thaw.visor.call.Moves.repeats(dev.thaw.visor.call.Call, dev.thaw.visor.wire.Fields):boolean"
unit,"dev.thaw.visor.call.Moves.unrecorded(dev.thaw.visor.call.Call):void"
unit,"dev.thaw.visor.call.Dispatcher$$Lambda/0x99af1fe3994618517bd18f311667bde40.run():void"
unit,"dev.thaw.visor.call.Dispatcher.next(dev.thaw.visor.call.Function):void"
unit,"dev.thaw.visor.call.Loads.retryMemory():void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleaseByteArrayElements_XJgvoHgcrM90j3pZnoeRLG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.word.PointerBase, int):void"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJI_J_VARARGS(long, long, long):long"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteArrayRegion_hSsupt6SQk2Puje3jV2WMC(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetIntArrayElements_8vRZKiqWwYIlT0ZVjbdNFK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.word.PointerBase"
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
unit,"java.util.concurrent.CompletableFuture$UniHandle.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"java.util.concurrent.CompletableFuture.uniHandle(java.lang.Object, java.util.function.BiFunction, java.util.concurrent.CompletableFuture$UniHandle):boolean"
unit,"java.lang.ProcessImpl$$Lambda/0x87f7f3e949b4bfa9209438c2fb4ce4de0.apply(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.lang.ProcessImpl.lambda$initStreams$0(java.lang.Integer, java.lang.Throwable):java.lang.Object"
unit,"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject.signalAll():void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.processExited():void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.acquire(long):void"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.drainInputStream(java.io.InputStream):byte[]"
unit,"java.io.FileInputStream.available():int"
unit,"java.io.FileInputStream.available0():int"
unit,"java.io.FileInputStream.close():void"
unit,"java.io.FileInputStream$1.close():void"
unit,"java.lang.ProcessImpl$ProcessPipeOutputStream.processExited():void"
unit,"java.util.concurrent.ConcurrentHashMap.remove(java.lang.Object, java.lang.Object):boolean"
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
unit,"dev.thaw.visor.worker.WorkerProcess$$Lambda/0x4802dd59d1440fe807bb7ad8615531100.run():void"
unit,"dev.thaw.visor.worker.WorkerProcess.read(java.util.function.Consumer):void"
unit,"dev.thaw.visor.worker.WorkerProcess.readLines(java.util.function.Consumer):void"
unit,"java.lang.Process.inputReader(java.nio.charset.Charset):java.io.BufferedReader"
unit,"java.io.InputStreamReader.<init>(java.io.InputStream, java.nio.charset.Charset):void"
unit,"sun.nio.cs.StreamDecoder.<init>(java.io.InputStream, java.lang.Object, java.nio.charset.Charset):void"
unit,"sun.nio.cs.UTF_8.newDecoder():java.nio.charset.CharsetDecoder"
unit,"dev.thaw.visor.worker.WorkerProcess.line(java.io.Reader):java.lang.String"
unit,"java.io.BufferedReader.read():int"
unit,"java.io.BufferedInputStream.read(byte[], int, int):int"
unit,"java.io.BufferedInputStream.ensureOpen():void"
unit,"java.io.BufferedInputStream.read1(byte[], int, int):int"
unit,"java.io.BufferedInputStream.getBufIfOpen(boolean):byte[]"
unit,"java.io.BufferedInputStream.getInIfOpen():java.io.InputStream"
unit,"java.lang.Process$PipeInputStream.read(byte[], int, int):int"
unit,"java.lang.ProcessImpl$ProcessPipeInputStream.close():void"
unit,"java.io.BufferedInputStream.close():void"
unit,"java.io.InputStream.close():void"
unit,"java.lang.ProcessImpl.waitFor():int"
unit,"java.util.concurrent.CompletableFuture$UniRun.tryFire(int):java.util.concurrent.CompletableFuture"
unit,"dev.thaw.visor.worker.Worker$$Lambda/0xf9687f3867e41f65082feb72223e95980.run():void"
unit,"dev.thaw.visor.worker.Worker.lambda$start$0():void"
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.detachCurrentThread():int"
unit,"com.oracle.svm.core.thread.VMThreads.detachCurrentThread():void"
unit,"com.oracle.svm.core.thread.VMThreads.threadExit():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.exit(java.lang.Thread):void"
unit,"com.oracle.svm.core.thread.ThreadListenerSupport.afterThreadRun():void"
unit,"java.lang.Thread.exit():void"
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
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJIJI_J_VARARGS(long, long, long, long, int):long"
written,ed6e5b8600000001,660297fa3a6c9aa9,418d4aed40d507ef,f7d422eb16f7b3e8
written,b91e664900000020,ae8c89bd4b9bf54f,e0cec84515e07b7d,e70f3ad5350777bd
written,34f45a1600000001,1c5823cc1cd22d45,39c6fdad9b48ea09,d7ea3a5afcfedb3a
written,9600753f00000a60,9efc9c7acfd7c01e,110d941ac79929ea,b09bb6c52c51e627
written,9600753f00006987,12e997a41a9245f3,8993843273d8d5dc,976e580ae03eecb2
written,4d5d2c6800000002,8cf85ffc4cd61acf,36475ba208c88223,a4595bae2c3df6e9
written,9600753f0000595d,a5004ef0a72a7629,48c0f11ec60eb1f3,f1e2134a3eabfac4
written,9ff84f4500000001,90b27c2dbea24c77,84d471c029114434,96312360887228b5
written,9ff84f4500000002,cf931f849b0b2ff4,d3fbfb9df575c2f5,0fc3a13ceb204121
written,9ff84f4500000004,681c922104c72a13,98322282563358c1,5a8b57f977d65d59
written,4d5d2c6800000005,5c6cf3dcac078d2c,98a9d3ac27de4dc2,388fe1f3d887c236
written,4ece34f500000001,7710eca3c2fd8da6,fc8c2b0111314232,e89e5eeb8e9ab9fa
written,e8a2528b00000001,7df69a1830843c02,045f690c67ace9d8,e1435200bfd19055
written,7c42f7a600000002,9440a63ff76a853d,60bad333c01860a0,443ef31c7dcc250b
written,4d5d2c6800000003,5c6cf3dcac078d2c,3353b44c6d2ce9dd,353ace8a37ff858d
written,4d5d2c6800000001,5c6cf3dcac078d2c,940d4d4c1dca5427,984b11afae56b1c6
written,1a8ab76900000001,95734af7374acbf1,7fc0350a2d8f8d84,789f2ae1161c87f8
written,13a761ba00000062,147c10ba13a761ba,a6b86803c4979756,300b73d6a8f25ff7
written,e89fa75700000001,3942f064a3c7fe1c,2147b867b65940db,964d1a8507461640
written,6f6b88c900000001,a6c50ae5ab50d97a,3bd59180fbee34d2,4e49db0cb63155e5
written,7c42f7a600000001,9440a63ff76a853d,2ac2a4b063c63212,9a587888641b6d75
written,7c42f7a600000008,9440a63ff76a853d,2ac2a4b063c63212,e79cb248c18cec58
written,e8a2528b00000002,c55353536b281b63,1d1a67251820f738,9f6267e3657b5711
written,1a8ab76900000002,351ad5428b6d576d,bf477813af427d0e,f110fd305c3f820d
written,e55fe24d00000001,519ac093a9116f65,dbd535868595a272,a35fa6722dd1e995
written,871a5faa000003d0,982547bbe185914d,92808e0b229842b2,041c22df7f3b853d
written,8cf9bafb0000000a,4cb4cec6f0f068ca,84ed322e508cf296,88fb2d9d8cf9b5b6
written,4d5d2c6800000004,5c6cf3dcac078d2c,940d4d4c1dca5427,520be0002ebfcd81
written,59626c7b00000001,58c7de6be9bbd4f8,385af849ef4ec040,9abe1a9b0404db66
written,999cc45100000001,2f03c9b8bfb0a1b2,36f7b5e3f0d7f7a0,5113d1a5d1c5fdfe
written,459a9e5a00000001,4651e6f9459a9e5a,4a3c05518b2d7526,3a291212295f8e08
written,84e3c60f0000002c,fa6e9086cda57825,e022c843ad46466a,eefffc5255cef1a4
written,c174d6b100000002,dd4bd188acdba06e,770228c2fb39f12a,606aed0a11616918
written,c174d6b100000004,5871da65677d4e30,d6c2d57ed9328d79,c6432dc386f3bf86
written,310df7c600000001,f47438a2a5e5423e,8eae3563985eec9b,86b2dc458f32aa55
written,871a5faa000004ea,f7eedb7fa7144a85,372278edf693fa62,ceb6bfbbd485b64c
written,e121abb900000001,038a15e1f9dd5c99,826177af0a3de3c9,ad61225fba89d9f0
written,fab249f500000001,9ce03496fd182e18,55c55e60d98b80b0,fb5306633a776fdd
written,eb860e3500000002,ed9b848ca51168e9,7d7b418dd6242bdf,35deb11f6c3230ad
written,ad3f9f0100000015,1fd4a67d5f33e70f,049746663fe8a6a4,91e480f4f3e21848
written,fa8e5db800000056,80381bbc618f9157,ec8d9af765f465d1,545d678c13a607b4
written,871a5faa00000345,2767412a5c04f795,23b2a40194979cd3,2f91f1e4567183ee
written,c174d6b100000005,6d842a3c597fe5dd,f8d79e6b2ecb218f,29f2190a1273c3ed
written,c174d6b100000001,856afe4bda5b242b,245ad6cb663d8ee2,f1fba1bcd020fde2
written,1561566100000001,3075320a8e1fc022,3ffa85f68b2735b0,75479e02e3a97881
written,049dca9300001aa6,510fc4b1d9d436ef,a6137cc7301789d6,0d621956162254d0
written,0b7af80800000001,b1f6de273be0b8db,6f5552334de0d21a,37804dfd6a5e775d
written,1561566100000008,d676f7df9c646e17,ffa30ac0fd487977,5f7f8a29887fdcfa
written,1561566100000006,ea33c2f0992846a0,42168b4d9d523419,740f1371c83aae10
written,9d48df3600000073,1de69feaca47f0a6,ee15c2dfca12a16b,76c3b508e338aeba
written,84e3c60f00000068,fa6e9086cda57825,73f782d445b9cea9,2d865faadd74bf4a
written,049dca93000000db,36ce0d415b32f5f7,f60ccd225c134146,2ee31f0ff03c7b6e
written,049dca930000042c,d8d0a16d47913059,ce6679ac36b7b8c3,7f622304b0d16e1e
written,bf4aa5b600000008,63ec8bdb089c4090,448e0cb4b3b1ded3,41d2b07980c4f885
written,fa0dd77e00000002,d591bdacb55d8f80,55a1a30442c86486,f4a685ec4e1bedb0
written,5d114d0600000002,826a85109ff59f5f,c8583abbdeb9f89b,52b7f8afca3fa045
written,fa0dd77e00000001,d591bdacb55d8f80,55a1a30442c86486,a1a2defdcdc3ad94
written,5d114d0600000001,826a85109ff59f5f,c8583abbdeb9f89b,b181e9b304854f51
written,9d48df360000001a,1de69feaca47f0a6,f5385a07535420b9,79f3be22a0b7593a
written,84e3c60f00000084,fa6e9086cda57825,4f15227851bf3895,9ea60438ba0161d6
written,b395393a00000002,e56076c24257e5e4,1f29f96bcab9d819,6019ea383beaed1b
written,04677c6c00000001,4f124364798daf41,ad9cbc96df6d2438,186a2babdc3f598f
written,ad3f9f0100000033,12e226151d1fc433,6356ae1e24f20c4a,dc3a87791dfb65b5
written,fa8e5db80000002e,a8f7478125b2f9bd,a69353a157d4085e,9cfe38c9d53277d7
written,d9b467ae00000001,ae11a1f5d1624e11,438993aaf852c892,2f56d5812d614c4d
written,edfc13ca00001290,b0085b70570b4d0a,d66542f7d2c99bd1,fa63cb07e0f8aca7
written,edfc13ca00000807,7c4fe72cd2fe8501,30821eeee0f71f42,a9562479f483f877
written,edfc13ca000011c3,ac5da94f8835588a,f5af20742c098aeb,c271e31ed1c461ff
written,7a7a97d900000018,9985eb77cee38132,ea53dc312ee1b550,f6d068a6831095cc
written,13a761ba0000005c,147c10ba13a761ba,946fc81a76360237,48cd5de86ebd7836
written,9d48df3600000004,1de69feaca47f0a6,97faa996589d89a2,eb2db4af02628269
written,84e3c60f0000003c,fa6e9086cda57825,ea5146f7f495b853,febe127d71195f75
written,9d48df360000005b,1de69feaca47f0a6,90cc8761e7cdae11,fc0331d37cb5956b
written,049dca930000119a,2c7f10ee9a906af6,96cab7dc23c99c69,964d1c2901555945
written,84e3c60f0000001b,fa6e9086cda57825,0de1ea32a59abf64,01ae6a7f4d89269e
written,ee3da7ab00000001,5167255bcdff828e,d25780c8b96e7bc8,916da682bc7ac35b
written,049dca93000003be,b516d5491b9daecd,8512131e997d65f1,02c3822186beb6ad
written,fa8e5db800000013,3a9d6d8040b443a0,bef28dcaafdf9dbf,56cdb35eebc192f6
written,a88f25600000004d,04ea239db8947030,fc6935b3011a563b,ceb560804caed7cb
written,a88f256000000213,71e865575435f7c3,12dee2c9c9fcd1d6,ad81a1d378242964
written,a88f25600000016b,e94d30742aab5d18,b4dc06802e599999,45121c4a588cfae1
written,049dca930000199b,4c8445c64de3d65b,09c36c5402b93ba9,7b23d5d369cfc80d
written,049dca930000027c,ea6d47407489e26c,f60ccd225c134146,9a38fa0f547895c9
written,049dca9300000e4f,a5fb4e7cf5dc17be,f60ccd225c134146,a618a9a526696aac
written,049dca9300001552,33cf3b24c614d465,8bcffef11c476419,0c5f89acc8e485d2
written,049dca9300001b13,67a500038c492883,0c6366409a960617,d83d039baab36a24
written,049dca9300001136,4a18f804c4b93c17,17db898700430ce0,ef64d740eff0c385
written,049dca930000024a,80333fb04a6cfdf6,14b66f4bc5811c78,4b44d9ff2ee5e2a8
written,bf0d861b00000012,a6241dc641408a8f,85b5c319249b4355,8d4c5ad7d662758e
written,a88f2560000000e9,8cb7862a8f33ba42,d97730def097a65f,b6ecd272f8fa0ae7
written,049dca9300000108,e70e4d532eb04680,251e8b9a570667ed,3b837b6524b0cbef
written,7eb46a5a00000002,95599880f8800a41,190674314e7bab12,9e1b85815c57f85c
written,049dca9300000f8a,b332ae6b6e3c6df9,9f9eddd319d3b2fd,18f779e00a6fde8d
written,049dca9300000451,612c287f073b7981,9b4108370fbb609a,a30b42b9355ab993
written,a88f2560000001bf,dd132be0333632f7,8bf179ba328ebfc7,5731538537377fa1
written,bf0d861b00000011,a6241dc641408a8f,104e1c5240698fad,dac262a70dce2c82
written,049dca9300000abc,288274bc87c7711a,9b4108370fbb609a,6fac7f29a1dc86ff
written,049dca93000001ce,ff579a56b92ac0e1,22a8408a8f52960c,35cb03fde989f97a
written,049dca9300001466,5418eb1449f96ee0,e0849c22df9c376b,9d01a37586bdb509
written,049dca93000015c1,626fb4957e518ac8,c48aceea5f07ef28,a160e43c5ebe18a3
written,049dca9300000629,89ab17ac50322f93,8fb3a7a92cc196ff,04b8515097bc066f
written,049dca9300000107,e8eb2d5421024da9,6a45e8dd1ddf5a78,b31607b99f1681aa
written,9d48df3600000034,1de69feaca47f0a6,7f39e17f6f8b9f89,361d49f26fad210b
written,84e3c60f0000007c,fa6e9086cda57825,df7226760f2a468e,2641f6be397f0751
written,049dca9300000aa2,b6d83a4ce02f8324,35793054b96b4df1,13b677dae7845e69
written,049dca93000011fe,ea6ee209349a71b9,80bcb129e4a88a39,fee5ef3785c01f51
written,049dca9300001331,ef7052537a50f966,1a982ccc06ceef37,ff73fd6b6b06577c
written,049dca9300000f4c,760f59b29cace2d7,f92ab33a4e58730f,8ef525766bd91a4d
written,049dca9300000a10,45f30e8c9913dd5a,457703b35515a928,381c67c5bbccd970
written,049dca930000149a,f632342edc51faf2,51321c6689a29b8b,246ef49c99492694
written,a88f25600000004b,91ab7d88b8128446,75e38b7eb5785411,228903e5e19d86fb
written,bf0d861b00000017,a6241dc641408a8f,eba3d371ba7b1a91,43069ba9f56eedd8
written,049dca93000003d1,940f6b127df60c97,c929b73dcf632769,df5d389c9f8f6e04
written,9d48df360000004d,1de69feaca47f0a6,6094ba48174b80e8,4594d041ddc86697
written,84e3c60f00000001,fa6e9086cda57825,1a5fe0e1239cd155,0dd008e384d2d6c7
written,9d48df3600000037,1de69feaca47f0a6,fe087b673d12a6a2,5cc421a3747e23da
written,84e3c60f00000065,fa6e9086cda57825,0b91dc2f1553e3b3,62ae3587f3167acd
written,9d48df3600000010,1de69feaca47f0a6,eb73e83a1306282b,f2c098b9589c570b
written,84e3c60f00000027,fa6e9086cda57825,bf6c8b6c044be52f,1f6b12f0d2b94839
written,ad3f9f010000001d,1fd4a67d5f33e70f,af1041397c07a295,3327f7eedd34644e
written,fa8e5db800000020,80381bbc618f9157,832a96bed0e52104,6d73260851ac9512
written,edfc13ca00000585,a2072946167f79f5,be5378ceb58be1a6,b8acab5856f49231
written,b44fc4960000000d,d08540d26fdb74c8,3fc464f29b940020,5b38b27fb8d5a8f8
written,d8fedcda00000001,18fb28adfc19c09d,23aceca955198085,b030522255bd620e
written,edfc13ca000002ca,a2072946167f79f5,93a6b3ba3ea19555,35b92f3b14b1f14a
written,b44fc49600000002,63fd0ed50730d526,dd3d6dae465b730d,1dfb1aa49980f399
written,b44fc4960000000b,c28e21a3a8658a9e,ed61248275e3c002,8e587c7f353cca20
written,b44fc49600000004,e774b8f8664eb27a,e586ad587dcb20b5,3b59d99adf307fe3
written,b44fc49600000006,89527d265dbf8604,3d63782dd00389b2,258606b3426b13f2
written,b44fc49600000005,124f9eb8ed9027e0,936e0a29fdb41530,2524f23e334093de
written,b44fc49600000012,ce5b0a24dc6caf42,54fe430feec20e5e,cfbd781a340eed77
written,b44fc49600000007,8863e86b1badadfa,7d43be4e2f43d64d,2e4c3d513455dcc2
written,b44fc49600000013,5aab059d613eb412,1e745c4f31055ffc,ae177e9b9c497580
written,b44fc49600000001,0e3a1f81f444aa74,9b64f64919f979a3,13f44fe46b437155
written,b44fc49600000010,b197ccd92a9c7da3,2d5bfc2f17b49c60,03d63cad01c7a411
written,b44fc4960000000e,ccaf8b2825277c7a,66ebd8084fe261c8,9dd9d99b4306f52d
written,049dca9300000634,39223541ab257c33,08be6ad790f8ca5f,e51a4ccfbf2e1308
written,a88f2560000001b4,c2fc837bc8ecaf17,2e2ef3da5bc890f1,ce9a52c27d2cefdf
written,a88f2560000000da,13dac5fd6e11be71,4efeb4e8a2de4faf,ce9a52c27d2cefdf
written,049dca93000007f4,9fa19ccfdf95860a,f60ccd225c134146,86a83191da694c24
written,7eb2ac6000000001,cce0ce87fab665e0,8f88b555c0e1c30a,20185cbd37cf335a
written,9d48df3600000016,1de69feaca47f0a6,387322860c59c268,a96e8239d91ab2ce
written,84e3c60f00000055,fa6e9086cda57825,49328e808a1cf993,fd0d6e41a63bec56
written,049dca9300000182,2cc927a203ccea4f,a6e62978d1b8d356,c6cada42adfc19e4
written,b44fc49600000011,fbbb6f65897422df,23fb9dbc73c6b464,160fbab6dfde37a4
written,a15c2b8e00000001,6162dccaf0e74869,8558c3189a2aaf08,dde2f2488c752693
written,1279903c00000001,2c3db77532cc6bb0,e15fd161e49320cb,d1211c3c2d101476
written,401dc98a00000001,f2874c59dae49715,1de1e7cc3e30b288,e9407070bac524db
written,9d48df3600000049,1de69feaca47f0a6,8ae9e83542840091,05e7e9b9c2b94a66
written,84e3c60f00000064,fa6e9086cda57825,45bafb7d84365001,984a4b1aa4717e7b
written,9d48df360000000b,1de69feaca47f0a6,7e69bda073984906,e5408c30a293c1b7
written,84e3c60f00000011,fa6e9086cda57825,79bafd2e16dd9dae,2769cf95ce0c471f
written,9d48df3600000025,1de69feaca47f0a6,2ef95c9e7f03f14e,1ec8d5f4f8ed9a31
written,84e3c60f00000074,fa6e9086cda57825,33fe9ea54ec88d21,f3e5871cad2bdcd6
written,9d48df3600000067,1de69feaca47f0a6,bcf6c6f6b0e6bcac,b27f5a453098adc3
written,84e3c60f00000062,fa6e9086cda57825,d11166ccef350973,9a84df2c93ab5d0e
written,9d48df360000000d,1de69feaca47f0a6,da56bf96b9f1cabe,1b37aeaec854e831
written,049dca9300000724,7b8f11935ee4aace,f60ccd225c134146,b31b8e7620cb071a
written,049dca9300000353,7ad746bf6b243390,c389a691dbb48050,0e9173395c86ae75
written,84e3c60f00000050,fa6e9086cda57825,1de3508aa3b72f51,4ac62f7510f0eb4f
written,7b6af0af00000001,aa8a38a34d94ba9b,e5a9fc451f632cc8,0fb2a9f226ce8cba
written,8cf9bafb00000004,e63b892f7d1263ae,a74bf13e06955777,5e4f325a1e691ea3
written,9d48df3600000046,1de69feaca47f0a6,fe087b673d12a6a2,fff12de7e189ff55
written,84e3c60f0000002a,fa6e9086cda57825,0b91dc2f1553e3b3,5a077b2a679906d7
written,fa8e5db800000022,08c76d0ec71c71cd,46cfdde5dc39b177,b51c8904ef93c9b0
written,9d48df3600000028,1de69feaca47f0a6,c116bff529791319,92767dd09ffba4c2
written,84e3c60f00000054,fa6e9086cda57825,c39b7ba10fbfd0dc,d7fe4412370aebc2
written,ad3f9f0100000003,20ab74c66076eb67,08cd9e6f2098cfbb,74c5d2f90e578aa6
written,fa8e5db800000062,d1c3fbe883ac012b,235d853036bd9179,10378541f4a9ad2f
written,0008193000000118,ed40fe30572c4b53,aab54bcd6d6e499e,11aaed14003c080a
written,049dca930000100d,f07e6dc9e46433b2,a9b056aeac05e49a,dc769942b6c55bfc
written,a88f256000000141,267e72a06c616258,97275c55df43a1e8,623c6aa8290b844a
written,bf0d861b00000016,3be8ae4cd1a8d3db,7599cab854145a01,f9a4dc6b7f38c1a6
written,8cf9bafb00000001,40962d82724649c8,2014fbb84e4a1c22,fde8bd6450e5f982
written,049dca93000017ce,437903e5ca3e6078,71d8f4754bffca26,cafe70dd0d17aff7
written,049dca930000044d,cf4bdadfbb2c38bd,dc2d5c67b6e34334,5f90d916651f39d7
written,049dca930000172d,b299cf26c1b5bbbe,c8440b3807f490b1,0255e053e903ae65
written,049dca930000000b,68633e55735a36ab,a64fb9289f0778a2,ee84baea44c8538f
written,049dca93000013f8,74cc4e320d299ef4,7464086135459c8d,06833df070d56dc2
written,049dca9300000a8a,154961dc3edaba60,f60ccd225c134146,f80738b195bc11b3
written,049dca9300001279,97ba9264cb48df5f,f60ccd225c134146,96eab2366fe4d3fd
written,9d48df3600000020,1de69feaca47f0a6,fe087b673d12a6a2,6f03171362a6076b
written,84e3c60f00000021,fa6e9086cda57825,0b91dc2f1553e3b3,9c6bb1fd9c30079d
written,0abfeea80000002c,f3806165942a89ef,171a3514e132894c,3865dd9c3b0aa661
written,516ee30500000247,bc736b90c3f00171,9ad513d892db0a73,6e6497c883649cbb
written,871a5faa0000044b,7015dbc643d6c80d,ac367e613c6d1d6c,38d8f1a10731098b
written,c679bdd6000000b6,833f764168af34f9,d3a1732281441612,efa01b91fb2e68fd
written,049dca9300000ad8,95971a16b6b1c61c,d14b8a1b89d589e1,2df9718fd134cde6
written,049dca93000014c9,f709b72437398766,59a2813ad7817f39,0e0f87e8a780cfca
written,049dca9300000c4a,e8f52a47e2dc0942,d025e786636a580c,cb6f14c205b9f2cb
written,049dca930000033d,dda844e6a1d2042f,248f315d96cc66e6,8be035966f7ec9b3
written,049dca9300001845,6c913ed4e8607aa7,c389a691dbb48050,4b11d5f28aa6c4ca
written,9d48df3600000051,1de69feaca47f0a6,fe087b673d12a6a2,f0e1880f8b705c5e
written,84e3c60f00000073,fa6e9086cda57825,0b91dc2f1553e3b3,ddb9ce475307688f
written,8cf9bafb00000008,4cb4cec6f0f068ca,2014fbb84e4a1c22,88fb2d9d8cf9b5b6
written,9d48df3600000013,1de69feaca47f0a6,196d526d49413ac7,2f6152e5253ab482
written,049dca93000016eb,020e73473338caae,a29a32db7d008771,d7bddb7d41bfced7
written,84e3c60f00000003,fa6e9086cda57825,904b5af3e2dd4866,2ddbbb0e0b9ccb52
written,9d48df360000003e,1de69feaca47f0a6,cee993cbb483cddb,8c863bb621756314
written,84e3c60f00000013,fa6e9086cda57825,8cb04582467a3df9,22e0fc3e0d9d821b
written,8cf9bafb00000005,79253bf3e632bf6d,2014fbb84e4a1c22,7ea835afc1edfb06
written,9d48df3600000045,1de69feaca47f0a6,32f626a74ed1aa28,84acafcb59ea4167
written,84e3c60f0000003f,fa6e9086cda57825,98005c396cf0f6d2,6c2594c27a70c1c8
written,9d48df3600000039,1de69feaca47f0a6,0d34e140964cda51,6269cd5a4939dd9a
written,84e3c60f00000045,fa6e9086cda57825,015f33c59b91e3f1,e79a75b89e998030
written,049dca9300000b6d,cbc664a5953d3b62,3baf8aaf7a079594,baae908c5d9a62fa
written,00081930000000b8,afa448068b753b29,02273f07e87d04b1,05a3d081b740c098
written,049dca9300000348,067a1778b7b5e655,f60ccd225c134146,17c33f35a0afb82f
written,9d48df3600000032,1de69feaca47f0a6,fe087b673d12a6a2,9b638d074c5c4d72
written,84e3c60f0000001e,fa6e9086cda57825,0b91dc2f1553e3b3,f3b689a44181cff2
written,9d48df3600000029,1de69feaca47f0a6,435cd7a3aebff82c,aca02729cfd6ac2b
written,84e3c60f0000004e,fa6e9086cda57825,c361fc657883a1fc,f79691ca70ec4118
written,049dca9300001b1b,b7482d93d1b33f09,0f47bdadc536e0d1,1562431f046ce270
written,a88f2560000000bf,ef4f5ccaac893b26,de4198c66fa5940a,e84057592b7c96b7
written,a88f25600000002c,1e517b1a4169a18f,4bdf5fc498b30a37,e84057592b7c96b7
written,9d48df360000002b,1de69feaca47f0a6,31e73a5a67335c00,3a1abae10d1d3644
written,84e3c60f00000081,fa6e9086cda57825,7c058c09bc4ff6ff,b6fd1a323aede547
written,049dca9300000324,39e359bb06eef93f,f60ccd225c134146,11507b1a29194746
written,00081930000000fa,94aaa3f571736221,266064d20f922ae8,bcacee72b3891fd3
written,9d48df360000005a,1de69feaca47f0a6,fe087b673d12a6a2,4829701c5964637a
written,84e3c60f0000007e,fa6e9086cda57825,0b91dc2f1553e3b3,c911a284ac28d850
written,049dca9300001911,5f558e654ef81e4a,bbd0be722ea710a3,a8a0cdf6fb636443
written,049dca9300000bbb,ef7f77a95e591b6c,266778fa25573370,809b0a68337b4967
written,9d48df3600000072,1de69feaca47f0a6,49f4e8f87854b7cc,7cd6ed8264e520a3
written,84e3c60f0000000b,fa6e9086cda57825,72d442836920bb39,1b7475bc36ee9779
written,8cf9bafb00000009,4cb4cec6f0f068ca,8b32698e08927bf7,88fb2d9d8cf9b5b6
written,049dca930000128b,912eb6b991d97337,f60ccd225c134146,a40add56b6e51003
written,049dca930000049d,72c32f82b07a4ba4,f60ccd225c134146,ef14439c42e641ba
written,9d48df3600000053,1de69feaca47f0a6,fe087b673d12a6a2,2f9119b416a31699
written,84e3c60f0000005f,fa6e9086cda57825,0b91dc2f1553e3b3,2b4187b70cea3765
written,9d48df3600000064,1de69feaca47f0a6,31202ddf3c263ea3,8b28109324922811
written,84e3c60f00000037,fa6e9086cda57825,59a2cd085d14d9c4,90c48734facbe04a
written,0abfeea800000447,dad676ef4b9bae49,fa39e0bc9f382c54,4f2e4a2f2911ea6e
written,516ee3050000049d,1662d0c46711f9ae,3d874f115ed4a64c,84f4fc558bccb5b4
written,184d4f2d00000943,569f2271dd87aa4a,3d51e39a10da4c5d,bd700d7b93dab700
written,8cf9bafb00000006,31aad0020ab87f66,7723019a483fa9d7,fad6e948eea36978
written,9d48df360000005e,1de69feaca47f0a6,5032dd43361dc1d0,b23d59f7552b1dd1
written,84e3c60f00000063,fa6e9086cda57825,d56bb64b84bfc2dc,d25cdbfca4180fa1
written,edfc13ca0000023b,683ca7ca768ccd93,516cca38026e5896,a2f60567943ffe12
written,4099a4dc00000001,0569c41270e289be,7071aa90b5f53363,48a668cdf108f8c0
written,049dca9300001a82,d23e2deac7041c1d,20a08008033e6349,5414609993efa344
written,049dca93000000ec,23ee812cdd15e413,ac07c6c48ff29c00,ee77fbb6305601ed
written,049dca9300000513,186e53315976d003,b0581384e6b0cab1,06a099999ae05f01
written,049dca93000004d5,93a58b7fd8f2b80e,d6ecc5cf7ced9256,723eee9658f19961
written,049dca93000005b8,46d65ec8c5f0103d,f60ccd225c134146,c536e341b103f4a2
written,049dca9300001a1f,59bda7140caa8630,f02a950e990f1b39,185d7028fdc0244c
written,049dca93000003e0,690b4844043be238,8451a4f4542ac1f0,a248dd141730e48f
written,049dca930000173a,4857d4af8751297f,e21df2fe6f78063b,f88fc8c0c2bef944
written,049dca93000007bf,291f97c6cd342c3d,c8b1453e7124775b,052f140a03898b08
written,049dca9300000304,2f13ad3f2f4af236,71d8f4754bffca26,64a6385dc131e30d
written,049dca9300000e14,0fa04b603f222cc5,e4dad5d1e90bb760,a9805639e372f670
written,298ae5b500000001,ba7f1a4bb07a0cec,c0b7818b021dadc7,a4789adc54661640
written,049dca9300001973,36cf7907998eb10a,71d8f4754bffca26,4534693cbbb6aae1
written,9d48df360000007f,1de69feaca47f0a6,903620e1d4f9578c,238f6600adc7c26e
written,84e3c60f0000001f,fa6e9086cda57825,60cf53afee2fc345,0a114a0334e979fa
written,9d48df3600000081,1de69feaca47f0a6,ac173ee3973cb97a,ea9e65feaa08ee22
written,84e3c60f00000025,fa6e9086cda57825,2b9e337de30f9b95,4b563fc40996cf16
written,9d48df360000007b,1de69feaca47f0a6,34be7f8401631b62,891200cc1196d798
written,84e3c60f0000007d,fa6e9086cda57825,726cbb88c16e04dd,6b19caf2b6845c97
written,9d48df3600000078,1de69feaca47f0a6,8428f7b3eac745d9,5c8eff618445a06e
written,84e3c60f00000075,fa6e9086cda57825,b5f2974345385cad,0a3207d3437fb30e
written,049dca93000016bc,953c56878ae72ca9,d5a826eab239f00b,8ba5412cb460fd09
written,9d48df3600000076,eef11a3dc6c9389a,4678eb21fbf9f9e4,bdb86876e88c00d9
written,84e3c60f00000066,fa6e9086cda57825,387a59620e999de0,59064a26f06e489b
written,9d48df3600000011,1de69feaca47f0a6,2ed7bf2c4fca2bc3,9c4d0a1200966dbc
written,84e3c60f0000000c,fa6e9086cda57825,6ea9bf4ac800193b,ea627b60cec0d37f
written,049dca9300001264,e97473d7f1f7cd79,07cc66dedd3d7620,4a2d17eff5c1aac9
written,9d48df360000006c,1de69feaca47f0a6,7e69bda073984906,11b4247cd56483b8
written,84e3c60f00000044,fa6e9086cda57825,79bafd2e16dd9dae,4b4ed5554e9049e4
written,049dca9300000ac1,2e0338c8809fdc5d,d39a769696543eaa,fcb6f79987c6022c
written,9d48df3600000014,1de69feaca47f0a6,a75bc8c415d50b95,e14e38ed3be1394d
written,84e3c60f00000002,fa6e9086cda57825,de814ca6414f1b84,d4e76c28f927fbc1
written,9d48df3600000001,eef11a3dc6c9389a,7e69bda073984906,070202fff7f54fbb
written,84e3c60f00000026,fa6e9086cda57825,79bafd2e16dd9dae,c10a79bb306c6bd2
written,049dca9300001986,b4f49af4bf417a1c,5644cb2db98913a5,645b25a947f9f763
written,000819300000002d,7cf69ab5619fd593,883958310e46ce89,100d908a3a7fc12f
written,a7733f8a00000003,c1c1b7f885856f99,8416f918ab4d11e5,729f08a6157b1f6b
written,a07e0daa00000001,a0b882eef60e7994,098c801bf474aebc,df3e6c60c21d7506
written,9d48df360000001b,1de69feaca47f0a6,0aeb601bdb67c75d,e1910c5813195d47
written,84e3c60f0000000a,fa6e9086cda57825,2976f366b5323bb1,80339070f801e832
written,049dca9300000ea4,78e444b95294b087,1617b06c568bdd5e,0406c061a7c8bec2
written,049dca9300000733,9489fcdb91046463,67a855ef173ddfff,a47c9740101995f3
written,9d48df360000006e,1de69feaca47f0a6,7087474fcfe5d044,8c4ec7504ba8d503
written,84e3c60f00000038,fa6e9086cda57825,9eca613f0172e9ad,1f4a1b39a21a09fe
written,fa8e5db800000017,3a9288b759187245,c628215b56a06532,a47535866e16c15f
written,edfc13ca00001273,90594dcbee8725b4,7a33a9650565f13a,d45b2beb38c96ae9
written,8cf9bafb00000003,70ce92ed2c6c1781,4806f993f295361a,e13be1177a58cab1
written,bf4aa5b600000003,51f651dea3d3aaee,ba2fe59b5693919e,b549b200ac2c2b65
written,9d48df3600000005,1de69feaca47f0a6,d7660dab647f7398,10aab7a755181b88
written,84e3c60f0000006e,fa6e9086cda57825,1d996df9f0cf7666,d0f240f1d756e541
written,9d48df360000003f,1de69feaca47f0a6,54d1249946e7c20f,9c9dfedff82e63b2
written,84e3c60f00000056,fa6e9086cda57825,4011b0954b0e3a1c,181fdcfc46730019
written,049dca9300000b94,449b7547a022da0c,d9f8d1f09c422803,7b0ca52ecf310f43
written,8cf9bafb00000002,1c587d08268f3c2a,84fad6d1ba74ca35,2bc82c29ddc09545
written,9d48df360000007d,1de69feaca47f0a6,b7f1c2528830b92e,d42bed4e0368f0d9
written,049dca93000015c5,2c3cc9ec2a5d224f,07df478532e0291a,7d63c2d8b1843d70
written,84e3c60f00000046,fa6e9086cda57825,bf51682352b763b1,13196c0fe507f304
written,bd418f6300000002,a946206fbd418f63,d32e4dbb7226702a,37ce82c543a8707a
written,049dca93000016a2,6e67cb94bbb7eb85,88d896490634402b,ae7177fd862042df
written,ef5051c100000003,98a2174a935ba053,9340158dcf2eb934,e0b2fc78e909dc7c
written,6811932c00000003,a4d98c1fd2c7d753,9f7c8c7d423a84ae,ebd018a59926d91c
written,3dc2b50100000001,e44fd483b4d823e4,3ebf6bb276c7e8a7,76857653f86b9dc0
written,e11767b300000003,8e9e17536e66e325,0d09d576a88f5d14,a803c5bd14e73f74
written,df4f369a00000004,3eb2d7ceaa26fb20,1a94d5b5b5cb216d,95fffb10864620b9
written,2034a0ca00000002,7159e55ff0281329,f901c6e4baab1ea9,c9db5759508ecfb2
written,9d48df360000003b,1de69feaca47f0a6,05a35fd1c87a3e56,d9ee2d68cedf764b
written,84e3c60f0000005d,fa6e9086cda57825,b15368e17d36a6db,d7d8acd95611fb2c
written,978c9a4800000002,65a1ba41e1198630,7cdf0bd484d0fae0,5656e31a6db51a5c
written,9d48df360000000c,1de69feaca47f0a6,d7660dab647f7398,cb8cc76bcf702fb5
written,84e3c60f00000019,fa6e9086cda57825,1d996df9f0cf7666,d204ddd957a9e800
written,049dca9300000270,17ce77086e54d10e,f60ccd225c134146,3a09014a948bc875
written,049dca930000109e,58b99cd51ee1a867,3d0e8563a6a5f0c9,06cf4df98e08525b
written,049dca93000000d5,ea000cca74302d02,bb4bae9de832a85d,3760a1653dccb6a4
written,049dca9300000df5,3ed36af802661fcc,bb4bae9de832a85d,8b2651ac1f29458d
written,9d48df360000006a,1de69feaca47f0a6,0cdf1781e68118b0,797ce5b2ee6fdc4c
written,9d48df360000006f,1de69feaca47f0a6,a3928974bb4bf64f,84556620a0851536
written,9d48df360000003c,eef11a3dc6c9389a,9ba8fa4254806a78,84a3e7296e31d085
written,84e3c60f00000083,fa6e9086cda57825,968704a9dfab3a06,1ff880bbd1d444cf
written,84e3c60f0000005c,fa6e9086cda57825,a64173730e90b347,7b02e04d4398abf6
written,84e3c60f00000028,fa6e9086cda57825,abbffc598182be84,bd82549f6177f211
written,bf4aa5b600000006,43a0e042b652185e,448e0cb4b3b1ded3,6b45b21d4a74a2a2
written,bf4aa5b600000007,43a0e042b652185e,448e0cb4b3b1ded3,6b45b21d4a74a2a2
written,bf4aa5b600000001,43a0e042b652185e,448e0cb4b3b1ded3,6b45b21d4a74a2a2
written,049dca9300000094,e0163a7e3bec65f6,a2ab0e4cd5a1b6ad,db7ba6c541ef0aeb
written,bf4aa5b600000002,f40dc5078f264d4c,b08096259ee0467e,50de03149d91279d
written,9d48df360000003a,1de69feaca47f0a6,0cdf1781e68118b0,cd63da4261cc90d3
written,9d48df3600000043,1de69feaca47f0a6,8a5c99403fd1f043,ce3fd8d8562b2756
written,84e3c60f0000006a,fa6e9086cda57825,36bdeb04952841a4,3111ba6e12bf99b8
written,84e3c60f00000057,fa6e9086cda57825,abbffc598182be84,e6a873fa22f6c393
written,049dca930000063f,0a0f2f7f96f45262,a2ab0e4cd5a1b6ad,1e5b6c0713827844
written,049dca9300001840,f680a9bb60337844,3870be4f37715400,8b56d5d95c5cb2ce
written,7c42f7a600000007,9440a63ff76a853d,b0d5702cb1c005cc,8892342dd295e9fb
written,049dca9300001a1d,9a5321a396d735d5,1fb58bb3eb5ca3ba,db552ef4c920cdd1
written,049dca930000141b,6de9d70482ce8412,7b9a3f47158189c0,e3ac762fcdb671b4
written,049dca9300000eb3,77fb680d35d78fba,1ea97fec4a564674,1ad9434d6767cd46
written,9d48df3600000019,1de69feaca47f0a6,729f3dc338ca90e3,3d3eb60090204179
written,84e3c60f00000015,fa6e9086cda57825,5113ea445251b030,060b6bb5fb8860d0
written,605243160000002e,8e21ae2fc3754a7f,30ed973e2bf0eb25,7d45676476cb8879
written,049dca9300000fca,a314368688938d72,12ecc02ae3645b45,f4917b9eca78d3f2
written,9d48df3600000003,1de69feaca47f0a6,fc63e1c501882a97,2a1f93e0d98039a3
written,9d48df360000001e,eef11a3dc6c9389a,3f23dc4d2ae5d739,daf728f497fdf9c2
written,9d48df360000005f,eef11a3dc6c9389a,43680ae020609190,0230f00b52131665
written,84e3c60f0000006f,fa6e9086cda57825,1e30ae55fa10307a,2a97658230223327
written,84e3c60f00000051,fa6e9086cda57825,f123da8ed9ce8091,2832fabb1447e96b
written,84e3c60f00000034,fa6e9086cda57825,e4910bb077fdd638,613233513ee426ff
written,d48f217000000002,00485afb1e6da5a1,fe91f16b9109e872,9f13f09290d49383
written,049dca9300001756,6aaa512e437d777b,13e300bf3826d5e4,5fd96c10246bdfed
written,049dca930000024d,b05b8ce68cb84992,6a45e8dd1ddf5a78,3b944f6d35733162
written,049dca9300000be1,7c78515b88b737ee,8f2f95f7ccbfab4a,19fd5d70d268a6b6
written,049dca93000010f2,4e1c1238ab91756e,e307f31068693736,5cdad8ed1d1dc7f0
written,049dca93000007a4,8d62ed4a5ae9875a,3aa5c066294e48b9,e8b0b757d1dd6b04
written,049dca9300001acd,2353959b6caf2017,f60ccd225c134146,db7cf6e08d358aa4
written,9d48df3600000071,eef11a3dc6c9389a,f24b82c06cc33cf5,db194dd07be78171
written,9d48df3600000062,eef11a3dc6c9389a,58040725a3e7152d,82712230ed4c6120
written,9d48df3600000069,eef11a3dc6c9389a,aed79e96f6a50050,d7ddec1b7564d42f
written,84e3c60f00000012,fa6e9086cda57825,2b6968f152a23c37,2711b405178163e8
written,84e3c60f00000008,fa6e9086cda57825,edbfac6f87ddce5b,884307f214a3b143
written,84e3c60f0000007a,fa6e9086cda57825,e64ba3687150727d,ef726a6c04ac75a2
written,d48f217000000001,467e42a00d651952,2b7525e6abaaa891,746da1eca011eb83
written,9d48df3600000018,eef11a3dc6c9389a,fe087b673d12a6a2,fd38a9658cab7c7a
written,9d48df3600000036,1de69feaca47f0a6,6094ba48174b80e8,f368970425a834d0
written,9d48df360000007c,eef11a3dc6c9389a,4ac7ec968f599114,177901701126d02e
written,84e3c60f00000070,fa6e9086cda57825,a58cfb424d007445,1c7b513cfe2acbbd
written,84e3c60f00000061,fa6e9086cda57825,1a5fe0e1239cd155,eca0692712388771
written,84e3c60f00000043,fa6e9086cda57825,0b91dc2f1553e3b3,d33efd81c823596e
written,049dca9300000e01,7cf8fd2413874aee,2146c11b177178af,751c53f3ab4de679
written,049dca9300001318,a747ad5d19b1acff,8f2f95f7ccbfab4a,f84e424230eecf01
written,049dca93000017fd,fb4dce948310a3d6,8f2f95f7ccbfab4a,d67b1298057ea0db
written,10eff9ed0000006c,b5d3d46d19038263,bfeeb26d2651e758,4b87d6cbf5237c02
written,10eff9ed00000005,43ca980eadfd44fe,bfeeb26d2651e758,704a6b78478222fe
written,10eff9ed0000008b,58a43117b84dc389,4e2c2a283c93058a,23da187629d04856
written,10eff9ed0000005e,ed9094c6516bc248,bfeeb26d2651e758,18bfee54041c68fb
written,10eff9ed00000038,8d07e4ef312555ea,bfeeb26d2651e758,ce6578363df3f4af
object,39ebe13b00000001,e1865ffeb5626461,b27ccc112d347db6,f421f8f9555368a3
object,e99abdcb00000464,67e496ac15c1fbf4,8c9b188fe162f7bb,72f0440e299ba7a2
object,3181315800000001,37ce47e18cad94c6,b018893e25fcdc0f,da932a076b9d3fcf
object,e2c6277200000001,d0eab10ae2c62772,64017903d0e75a02,e67ff947b44e6e93
object,e99abdcb00000ba2,ab30601b76a4376e,f2bca0f97e180904,7e2f84fe1e2c1e16
object,8f033c4900000001,1c92970f8f033c49,aefb11540917ba2d,d838f528d634e802
object,e99abdcb000003d0,604bc4527babc8d7,564495d885c408de,932df8a5405a30c0
object,e99abdcb00001512,80fd0264d3b865e2,c10668bb66375f06,abdcc0154e04a52a
object,28c2753b00000001,edf48e1028c2753b,f73f1d202865e0d0,9f9c28b7d2924cd4
object,d2243ea700000001,f91070bd6dbe47eb,c41d8356bacea023,9ebb20276ec61c84
object,9ff84f4500000003,92e1c358afc572ae,db4ebdee02e9d8bd,31bdc4967aa84ce8
object,cf8fa2e300000004,122247e8c53dbb35,804f250761a5ad09,fddba21f4a03e290
object,9ff84f4500000005,6526a3aa9b613984,8353c60d20ae41db,f5b2df9d12c85bdd
object,4faca37100000001,b3a3b8054d5cbf8a,00187918137a04de,b269048082a61568
object,cf8fa2e300000006,10e7466c04275681,7e83fe4bf9dff34b,f3a0358041d19677
object,cf8fa2e300000003,2419346a97eedf30,05a2af3d6f405b91,4c3017c3473a6205
object,cf8fa2e300000007,c549cedbc68ae8c9,08e8b5dfe9bdb072,6eb7c98f72bc6c3a
object,cf8fa2e300000001,be20a1973b592f30,cc6aaf693557d48b,ac723a10f9161382
object,7b52f61c00000001,01d9b0bbf2aeebb5,68651565dc0ebb5b,65fbc22beca83970
object,cf8fa2e300000008,b0b4e41c4fa0be5d,60ef271e543ae7bc,0219bbb0a8df4fe7
object,7b52f61c00000003,43f4f9a609df20c9,b93726d894878d25,374e9714ee2372db
object,7b52f61c00000002,47d7a755db90208c,5d8e095483e163f8,259fbc4899d77e55
object,cf8fa2e300000002,f94ec06a87ef3a8d,c4987f9c7e84c691,25f1d3c7bb1bb0ff
object,cf8fa2e30000000a,c074844920f92ee7,082299b4d7c1677a,ac1e6dd26210b3f4
object,2259568400000001,c3dbb34c77bb02dd,9e99a01177ac1a40,48b0891fc4c81529
object,3ff2f1b000000001,30b5ec13e55a0b93,344ab687132a1151,5c934e79b0f99df9
object,e99abdcb00001366,f52fb2372c6e8385,e8e57a4b8e54bdca,b48f1598fc354d77
object,e99abdcb00001449,de274d5c603fff53,0854fe5a823fe9c3,27769904e2877a5d
object,b514431300000001,3a4feece813e405b,13db83ca73483d73,09f85f272e6b0033
object,6517a52900000001,6646ccda53f400dc,1c38011a60130081,b8964f930cc1f6e7
object,1561566100000009,2b17d5197c06687e,6d8a8bbfb0777425,6669dedc753a9c6e
object,b184aed800000001,6c4a65a942f1cfee,0e2f9c5559c6404b,364f445040362c56
object,90e8e16d0000003c,8995fee7d7701438,117252b2afeb270b,776b5f77372a1a85
object,871a5faa000001a1,24c3e4d0000b278d,620d4731e25ae770,e2b5f32c83d1cc95
object,47b3a79e00000045,cdceb7c91c5ad479,d8db982f522d628d,ffbfed689814a4ee
object,3ade01a600000001,ca8b22329ee24742,272dc81e565a7941,2887d47ee6a95619
object,47b3a79e000000ce,e4b71a8638794c01,0ae625c0d6e00d20,7875364a63fa334d
object,4e76548400000001,ef08c0547e7a2821,891214c727c36208,4352370693c77983
object,e99abdcb000015ba,90c4e773d17c7d1e,8de9c54bd883e84e,fdeabab4b6e44771
object,e99abdcb000001de,03c5a62a9106e8bd,c5dc1b5ea3c391d3,b9066fddbbdf06c9
object,c8a5446700000001,a39252721e39ffd6,6e476a35308b39b8,a8646fb0c296f73b
object,e99abdcb0000142a,824d7544da5aa862,c69cedbc0e756134,a11ef68c365afd38
object,e4915f4500000004,9e145ff246c05591,73574a68e0307eea,47037828cbaec113
object,b5c9ffd100000001,45e3d6d79fe58d78,589c1fc15a4c0506,feb57a56e2ebf316
object,ba5ec8e600000001,2fa9d98879fb8c80,fb4ba8f23ccb7fc4,165f757b79956e1d
object,5769dec200000002,68e0f5630d7f48fa,344a5a89249cd4b6,cb8dd1c9576730f9
object,e99abdcb00000e05,34238ec4440eced0,c56c98c80e18bcdc,a91fc529ae26cba8
object,e99abdcb000014db,1cbd320d697f1fc3,5784f6bd1e2370f1,bf33323304cd62b9
object,e99abdcb00001893,1ce275225fa9aa11,08e767c9b4b009d0,1dd053656742abb3
object,e99abdcb00001af8,81b42ca2d5a534a5,391c05804b8a7082,364a5c636dbda903
object,049dca9300001a3e,b44ff58160d28dec,1ea97fec4a564674,886a596f8c948dd6
object,049dca9300001a7b,4bf1f0e3900849b2,909bff05bd086d56,9e40da411ead6bd9
object,3457213200009b54,37a59b4140d924ae,69c223ffddde79ab,37a59b4140d924ae
object,e99abdcb000009b8,5f64a8a96a925678,924b8af75287b9fc,2103d9fd0d185970
object,9600753f0000ad28,fe0d5c9eaa2aa0ad,ce4ece9629558af5,e360e565e3b67fba
object,34572132000037fb,118431849d59b7ad,193e921c5aba1bd8,118431849d59b7ad
object,9600753f0000469a,e775923ffa1622cb,3699a45d1dea0efb,02584c7ebbc70011
object,e99abdcb000018e7,a164e1755e5736af,d50ff89d8f2fce8e,8aee1ff0889350c8
object,3457213200009455,103cb1183545d1e9,54427a232a6e7519,103cb1183545d1e9
object,9600753f000094c1,24bee13f6249753e,2ef63f82bd3fb31d,ea077f7fc1fe074f
object,34572132000046dd,def742301848e1fb,ce2663fa231705df,def742301848e1fb
object,e99abdcb00000e8f,bb6a767a93155a32,f9faf23a64fae9f0,609c787a461a7271
object,9600753f00008cf4,1071dd5676e1c57e,3699a45d1dea0efb,33e3dc90de9195eb
object,3457213200000dfc,fa5878e524b97195,2829dc3115990990,fa5878e524b97195
object,3457213200008b7e,5e06432e56680c9c,c5a08baa43edaa8a,5e06432e56680c9c
object,9600753f0000302f,6954730be9e6ba50,2ef63f82bd3fb31d,454c984dad81d579
object,9600753f00005a7e,ca61117955602126,3699a45d1dea0efb,d39ae8de600f6b10
object,e99abdcb0000101f,c0e4f57482af2eed,20a076e64147223b,6e9fc3908d81ea11
object,345721320000478d,10bced3cfd1fb54a,632d8e2a3384cc3a,10bced3cfd1fb54a
object,345721320000abcd,5a177bd212a3b14c,69c24a5a50dceedd,5a177bd212a3b14c
object,9600753f00006148,e468c6c591eab6fe,062e24c6ecb44c28,1d19480359c110ea
object,9600753f000064c6,1f72b305e1db33ca,5cc35a3b0d03a457,98aa8d076f46da91
object,8b9aa5e200000001,64e45631d3d46b7a,dea96b5b178bd911,33e001fb8ad8466d
object,e99abdcb00000477,5747eafc304234b0,b12e556581e363d7,386defa200a1668d
object,e99abdcb000006f1,a7ca71cf64d4f455,39efb7438af4da34,9404c0f77f31380b
object,e99abdcb0000060a,439476d71222dd1e,0c2749c313bbeac6,e8c304a6e9194f45
object,f88a6a3800000001,743749c5ebd98e66,bd0afb1780048025,2f9b42f11d25a935
object,3457213200004be4,741e828cff2b8cde,d612470378809765,741e828cff2b8cde
object,9600753f00003687,6abc661b7b579962,cf47ee8b4d79e5bd,04b3ab2b8a3c8eae
object,2c18c7ba00000001,21d08e92681cd8ef,d46b43d809f59f68,ae1bfeac9a0295fb
object,918d925f0000000a,ac3f73ec2e7a8ebd,d3452b3c51d21edc,4b33cdfc2d17ebe8
object,e99abdcb000010f8,e1e376955ddfea63,2dede8c444de24c7,f25a5e284cad6d90
object,871a5faa0000024c,c190efc852328e9b,8357d68a1cfc45e5,fb9f00350da02430
object,3457213200007a8a,addbec461077bf1a,9fd0bb380b758ba8,addbec461077bf1a
object,9600753f00001ccc,27fb26993111e744,189fa9b63ee68d4f,1798b902bb1b77bd
object,e99abdcb00001af3,bf45f2deef849fe3,0d05cd09211d8058,75d2ad1c89637dcb
object,e99abdcb00000121,51417abaf726c8f0,d924536113188736,6675b65bfe7fde59
object,e99abdcb00000fb7,54f49f817e8846cb,f4c7640d52ce9c53,7655a509afeaa222
object,871a5faa00000074,e62cc1efa4144d3b,c15385d157296c27,a8e248bfa0b764bd
object,90e8e16d0000002a,e2efc5aede19cd9f,f1dce550173e3361,7e5061660b0a02d3
object,4a24da7b00000001,bed09ef9554f4157,dad4b23a399826ea,4d7f245af0c1a59d
object,a26af66600000002,70a722f7a26af666,61172a0785599485,958e197c99156fe5
object,bfc4b70100000002,36dcd48ed3cc415c,8ad38ec018863926,6ac3e40f320c4174
object,871a5faa0000014f,a57093524fa020b8,c268954ed1ad3776,2f3a2b7f2d209b9f
object,90e8e16d00000021,37c86a091a555bcc,02616928816d8505,940c41c56c6b2675
object,61092fc700000002,c1f18ffc4c057f10,59326e39236f9e23,e2891fb182c3f9cf
object,4657158100000002,514fdcdc4adce71b,6482d101bf9d3232,5c570d4fa0cffe15
object,e99abdcb00000f4e,157e421cd1e7b39c,e8e57a4b8e54bdca,caec83ef5feff838
object,e99abdcb00000577,45c8d4b7ccaff92f,73360f71fbeeeed1,dd1f810e3ad95c52
object,e99abdcb00001ac4,b87ee22f15bab350,449149afd4695f54,5dd95789f3c0a060
object,e99abdcb00000e86,4875dfaa8e74d98e,36bf5cb418ec80fa,455ac0f925ca2267
object,049dca9300001163,c11a8fc06f2be1c3,67a855ef173ddfff,03494b7df222991e
object,9d48df360000004c,cd360524f4c81d40,48576cc34b9e0d42,001221c601a56665
object,e99abdcb00001179,872296401f19374a,7a683b7ca8139663,fdf89452b8875a3f
object,90e8e16d00000008,bf9f2c7a1da5ff09,71c5ec8818d59e1d,54880d9395cce710
object,e99abdcb00000eec,ab0aaa366d653ccd,5ebb890f7ea458e6,b54e77790674a372
object,871a5faa00000425,67d9e489e0e8fb5a,171bedb407c4c748,85a218c8dfddbdc4
object,9600753f00002e6d,87b479584d1aa487,8ffd113c86d2c157,86ecfaa92e980792
object,6066bb680000001f,0308651fda711825,a9f4f62df0fb9459,8872d673322dd0de
object,e99abdcb000015f6,ba4097e53ac60e67,b56055a718905eb5,baff0bd6f10678ec
object,871a5faa000002f6,ee4c05c4b9340fc3,f50b88fefce436c1,630bea880796b19d
object,90e8e16d0000003d,a3e5f13ac5e1a6f8,54d6b8cf9a786069,5eb3f70bce21e6d1
object,6d13276100000001,71fa8f6b6d132761,29651569f3ba9676,7a1f3ef0a820af82
object,345721320000bb4d,b40cd64b4ea65ead,e45b2b383b05e53a,b40cd64b4ea65ead
object,9600753f000037ba,1587c2b79a0384cb,04b84b620cda9c89,6224f749a8d1b4ed
object,3457213200000c25,87742a9006688049,009340c4b6e63258,87742a9006688049
object,9600753f0000573e,c4ce1920b7a54141,f4f771ac85aea35c,46b6277381dc014e
object,2277fd3400000003,2c12cc1145f7129c,89ecfb2984f0803b,0a88abd99dc89419
object,2277fd3400000022,7870310647ca4f78,76ff0ac9ca7326c2,126ba2f4e5ae78e2
object,e99abdcb000018e8,8da53135229cd1c0,065ae857b29787de,9b78438990f53709
object,345721320000a57e,87742a9006688049,06e590bc82e1e75a,87742a9006688049
object,9600753f0000736b,c4ce1920b7a54141,a2f41593df8dd3d7,46b6277381dc014e
object,049dca9300000020,f85f389c9277ec54,517bc417955b457f,739a4c95f4d24993
object,871a5faa000003e3,3d4ba7aa4acdc7f6,1d02f1baa66ca481,14e273de8e974185
object,90e8e16d00000027,2f47f12f0b769247,77aebb796f69931d,5e7b5bda7353bf71
object,6066bb6800000032,021a7ba67e5b2b44,75550d8559cdd061,e170e7fafcb45728
object,2277fd3400000039,303cb256b13cd5a2,dfcf54a9c539abf4,71ef019e5510922e
object,e99abdcb00001430,e5d9b178a15313c7,e784636c5efdc11d,6bbf26c2c7e1478c
object,3457213200009b2c,87742a9006688049,9f8b215000803a7e,87742a9006688049
object,9600753f00000df9,c4ce1920b7a54141,db666dd96f12aab1,46b6277381dc014e
object,049dca9300000951,b431fb910101ced6,ca1466a903b3a1a7,cdaae2747a93bf38
object,871a5faa0000030a,3d4ba7aa4acdc7f6,2f497f5c44ec1eac,894f90026216a817
object,90e8e16d0000001c,2f47f12f0b769247,d2e7ac76764170a3,02bc644201041056
object,6066bb6800000006,247c7911bd7376a4,6e7317bdc176f346,8f4f3d181ea18d61
object,2277fd3400000011,79d81b757fb46764,5af9b6f2d4990d88,7f7629e45880ac99
object,0abfeea80000031c,42f97a5a6686a41b,cc2442e7b348bbb2,4f68d294481a4d5c
object,516ee3050000038b,4a7826e105e98894,0c16d58e0711ef24,966b94d25d230f81
object,3457213200002882,9464e01ba9fdf1fa,9773a7125966f930,9464e01ba9fdf1fa
object,184d4f2d0000041a,347f56523694379c,62b6a2ba371a950a,6e9f80a40adbdf42
object,3457213200006c43,9f35aafa70a777fa,5695ce3902871f6e,9f35aafa70a777fa
object,9600753f000021b9,1cd0625bea530516,75636ccde750f863,5a08b39fcea3d22b
object,edfc13ca000002c2,23be9070454e9b76,66ab62c3fadc6de6,4d040d93728d9fe9
object,90e8e16d0000002e,5c2258ce4f4262f7,b962d8ea96aeeb05,5b045c8f26b61abe
object,3457213200007eb6,20682b6124ba3077,046bffb710ae816f,20682b6124ba3077
object,9600753f0000a39e,de1778a695778e23,9c6dbe2f73dd0e93,0fc351cf7eea2d3c
object,871a5faa000001d9,95a3ef3810be9e73,bd8fe2470f21b9f2,74bd654abca08629
object,9600753f000046f0,c2990c5e6fd67a2b,4484acdb29161f56,0e8145fc1bd207fc
object,6066bb680000003d,b995b79b3d36d334,976a8faff2f5b441,050b5755dc01c3d9
object,e99abdcb00000608,9c53b6a7aa496528,08e767c9b4b009d0,706eb9081033c260
object,049dca93000010eb,af4161a99705ed69,f6aa56faa0252585,89389b9153291cfa
object,e99abdcb0000022b,617216fcf77fdfc7,8ef2aef6dc3120dd,bd6f528e542f02ed
object,9600753f00002502,5e53a0cc4ac1b517,8b2632dc8c5db265,ed42d70811950a00
object,3457213200009773,3ec1245a03f36765,940b386ee2d0334f,3ec1245a03f36765
object,1d90611300000019,9a562ce82602ee90,2578f5165731401d,90a43a94e411cf69
object,e99abdcb00000ede,919cdefd33dfc8ca,599987dd770f13f7,53c15ac3cc676954
object,9600753f00004ddb,ad937d6e05fb3c14,cbe59f9efefcef2a,0834bfb86eaea278
object,9600753f00001cf1,bd83b12e45157c72,8fb2d99628f4bdeb,d04091f033e02fa3
object,345721320000541e,c7f02401551b0858,39a9396e416831f8,c7f02401551b0858
object,3457213200001abf,d5d2091631b6eaa2,77797e0e29d01307,d5d2091631b6eaa2
object,049dca93000002d4,b8455cbd2c733a09,2ee6c9ef7bf6c7ee,383b258b31fb3fbd
object,6066bb6800000016,aeba5fe3c47e2851,1891c0347118334e,67a0e2e404209582
object,1d90611300000227,5cd7b1d7daf5198c,8741b5c99024c1f6,401ca303eaee6f0e
object,e99abdcb00001093,af145849d58f71fe,93662a8c508f0fc5,aba857a7e995ef8d
object,871a5faa00000552,0e5f0f4fefadc08c,9c0290d284cc22d2,d7c36a193fc3422c
object,90e8e16d00000025,3eb7d535c81b8591,e28257f27b7c0aff,22b81029f9ccd446
object,9600753f00003ad5,ee0c297155ae4b99,d3147917a745912f,88d08274747d9830
object,34572132000010d7,bdb4abe8a3c4371b,5ce30919c1a32546,bdb4abe8a3c4371b
object,3457213200002c7d,b2747819f2a44fbd,5016e95fa38bd8c2,b2747819f2a44fbd
object,9600753f00006b22,2a4f813c57b071b5,1f5cafa83d159f76,5ad712b63490a1da
object,4bbd466000000031,2e923d1ed8cca2aa,bcab196cd6fcb4b1,2cfc421a01123859
object,3f26477e0000001d,59d07e2abcada3a5,e6f351dfab028add,3757cba3545994b4
object,345721320000668b,0a416da172832f05,3373ceef91909a75,0a416da172832f05
object,9600753f000098ff,45a45f3ea7f3f044,6e44749599cdaa8e,965ad0adf65e5f7f
object,34572132000005df,2f009adb5e45a4a0,aa54457e21722197,2f009adb5e45a4a0
object,9600753f00001c5c,2f91af618d76a005,92266b2e12294eff,923e395f73e4aa2e
object,99fd56870000002e,5882fe4dd40c24fb,7c1d0fe215bf89ee,7a97b056b53a4ce3
object,8703853100000012,818c9498458ab8ef,d7d070aebc90744f,f0b54afb2d3eeb4c
object,07ea9a3700000008,29cdbd10b10ca277,42eb9705bcdc438c,60ef5428970c068c
object,0abfeea80000039f,52e94b5041629776,82ef5fc2e9b3d8bc,82a0ce565026c8df
object,516ee30500000285,eed6bf0ada77c149,3ad0e5ba99e21f62,5042411c51e16daa
object,184d4f2d00000036,bab2e325b477abba,d79a1c06ac7eb709,924621c2246b5f18
object,3457213200006a2e,e8ed355fd365f309,b38889c01a44af92,e8ed355fd365f309
object,9600753f00005dc9,702375e78cb7529a,ca7e35654591cdfa,443c7c67b60e914e
object,e99abdcb000002b4,08277140260710c5,2f8d212e7bdac7c6,095735905af0edf9
object,bcc850d700000001,1e14ccbce5f398c0,884862b82222dc5a,2c5039eaf8704565
object,90e8e16d00000013,2f45933338d7d333,e0b1dcdd3c7c9a53,2a48dc24f95a3fb6
object,9600753f00009a7a,5c7b1750563f9db6,f3bd493b6cf97407,eaca05a6d8e039e6
object,9600753f000068c1,2adf07a16caf5ec9,d90952482a8bcb60,d64ce3e624b5ffb3
object,3457213200001f59,3f17eee06d919157,a120d694128d5513,3f17eee06d919157
object,3457213200005ded,06dfc22ccec04ca3,e62e5cb8686f4c8a,06dfc22ccec04ca3
object,345721320000a65b,59db469b838e852a,bce4ec988abda4d0,59db469b838e852a
object,345721320000547c,4edf869b4e2e086b,c5af7e6a87a75965,4edf869b4e2e086b
object,345721320000157f,3fe1b957f61661d1,231c17d24a9e1939,3fe1b957f61661d1
object,9600753f000021b2,4d33da6eaf294718,c985f71a3091a798,24b5b3f625e91ff8
object,9600753f000013ce,0ed196680604fc0b,fe8aed60433470db,b426a58bab2e0b3c
object,9600753f00005b6d,236092b00f98a1bc,aed64836f2865ea0,3357c8f64a12bd02
object,4bbd46600000001b,7d6666e0a97aaf3c,67f2a38dce544724,8a489229772b50fe
object,4bbd466000000009,f8c27d4fc32a2ec7,cdc14ee926118fd8,bb95501a5e63f165
object,871a5faa000000d9,ce713de1092889e4,b7cddd81b4b1f261,2a45bb94cf7af5c5
object,871a5faa0000023b,b8a484889e4c99d7,5a8041ea3509edce,74114c9d9c152665
object,90e8e16d00000018,08fdb52b4880caf7,92ebbef4ba9eb101,e59ac9358ce69823
object,2277fd3400000038,0f8042d18ff8ae17,fb4c8d6d01b201e7,01b1ef08169a39c1
object,2277fd340000000c,ca2af49ae66897ab,bfcdba0592d07010,ba780b6aabc99f46
object,9600753f00004127,fe618bb141b13d85,1c637a15c83019cc,5d03ec65c538594c
object,3f26477e00000032,d78aa71cfd907962,da5b4430e3ce2b2f,22b40714153160ad
object,3f26477e00000009,8874f07698054143,3d2fa49c2c22e96a,5083d7894682653b
object,9600753f000005a1,5a439c2a2b177258,901f2d74c9a9826a,97cfe403ee5806d1
object,3457213200004845,5dcdddfa740b6a2a,123d04a02ef3540d,5dcdddfa740b6a2a
object,34572132000074ca,c1ce734bf84b40e3,4e9c7b323d82885f,c1ce734bf84b40e3
object,34572132000001fe,d3f11e447e653d48,bb3273b9c19c5d1b,d3f11e447e653d48
object,9600753f0000960f,d2f818f4d4c0bf4b,1cc9897e3f306bbf,1bb76c2ba5a0d325
object,9600753f00007f37,5773cb893a798ce3,1ff978a012d62cf6,c180fa71987864a1
object,049dca9300001519,2c6cefa56eb67e3d,aac7a3658859c241,fbafc07b65033c48
object,871a5faa00000078,e2d4e2a2eff7bdb9,01f15bf5e800af8e,a0b4a0cbf412f4e9
object,90e8e16d00000049,563b2986d4e2a32c,273509bc1324bc18,5c983d13212f478e
object,6066bb680000000b,18e6be640e14e5ce,917fcb4f6719153e,c19f8e27e12e773a
object,2277fd3400000006,a8172b4fbb780b17,20ba872a6bb50f8c,c76031889e3e599b
object,1d90611300000166,fd2a82176ee961ec,7ec10aa74497d994,381d0664c8dcaa7f
object,34572132000017d6,eb4387093f141962,6742a94beca04dfd,eb4387093f141962
object,3457213200003941,ea5e1d26ecd02084,120a0fc303b63c6a,ea5e1d26ecd02084
object,9600753f00006042,12a5488b5f090a92,189fa9b63ee68d4f,a6e3b66c0e95b7fc
object,9600753f00004b90,cd3b6e943b71ea28,189fa9b63ee68d4f,281540f8210a0a78
object,61092fc700000005,39bc37f6e2986cf5,1c65613f785eab3c,42b1b64bca04f0b8
object,a26af66600000005,70a722f7a26af666,50b335cc533a296f,ae6100a62ef13ad5
object,e99abdcb0000126d,25d8c86b4f9b8be4,51e576e3f4669285,4386cbb0e9da5550
object,9600753f0000bed6,3082b11fbfb36221,0c4880b1ca3b2638,6eb71adce765df00
object,3457213200002cb4,0ceaf00ad8dd27f6,46200800cc0dcdde,0ceaf00ad8dd27f6
object,3457213200005271,241dd2301803ea4c,e05b8234b0ee5ade,241dd2301803ea4c
object,9600753f00007040,de5e175199d1bdeb,3a104b969e58fe81,e3eec95a2c59eba2
object,4bbd466000000006,70b3227c14501cca,a66363470dbf8d0a,ffe459d169446a8c
object,049dca93000005b9,7d25cd750081b32e,656ab9969462dd80,3211639bbc7c802f
object,871a5faa000002a3,6bac562bdde2d660,5271ccbb422fa9e9,a1d8652c68bb3849
object,90e8e16d00000039,aafc6ef80109144b,1d539d9a6bb6b377,fd066097ce9a6d3e
object,6066bb6800000031,c7223f1a872e6ebd,bbe6ce53f4f9bc2a,162e68fa0b4e64e5
object,3f26477e0000002f,d9c865679c376fb2,cd356c39e720261b,4b3ade4af51031b7
object,edfc13ca00000dfa,527f434e8c16840a,c54c84fcee9bf42d,7c9079f53ca7e177
object,184d4f2d000019b0,4851fb2e5f8983b4,271fb68e4f142cf2,7141c25a0f3b5f24
object,184d4f2d00000292,075aabbf6d00290f,920e46fcc0043cf9,cc971f322aa5c6de
object,184d4f2d00001672,abc12cab5224675a,607d6bb29d2b9595,c791ba9c2c406f1c
object,3457213200009eb4,42aa2d3b4e4629b8,ce4ab048f425bb55,42aa2d3b4e4629b8
object,e99abdcb00000a6d,bd9e244f5d813f2b,d70d50baa63bc5ea,b1966572ca719b15
object,e99abdcb00000c04,58d0ba0e9c8071a9,4da0d10fc9321804,ab78006bbc2aa972
object,e99abdcb00001a56,43b5581bbe5114de,5ff0d270f4c31e4b,5b8e73c580644a23
object,a4078ab700000002,73239d1b097cb8d6,c4b407ab57735e49,5554ef11d886f276
object,dc79a6dd00000001,09b78721dc79a6dd,8af77408a659ab55,94c97062ab0ac653
object,e99abdcb00000487,99e6753465bc739e,62da42c1d30887c0,e4874289dc4ef552
object,e99abdcb000009f0,a7469b435173ba7b,d924536113188736,0ed6f1c87a4dcf3f
object,e99abdcb000006a2,ac77848eabfd0f6e,a33926c57e130875,191d457486db83b8
object,9600753f00006957,7877a8c58bb40a56,7b409ceb4a997387,aff03e7af58109eb
object,3457213200006fa0,f1d504546b6247cb,e9378b7998879585,f1d504546b6247cb
object,e99abdcb00000ab1,e3ad73850f089cfe,6eb8cda2b8147764,24abe6de1b58e450
object,e99abdcb000009a0,bcc55d0a9200ca8d,cd90704cc3341a4c,b9851c3bab7a856e
object,bfcd16d500000001,d1f363565d3803d4,ace34a6035c1c4cb,432ba8b9d47ecaed
object,049dca9300001155,c2bdd13124c069e5,791faba00d108491,6ed917a62655ca74
object,e99abdcb0000098c,4c7a1732c48f565f,9bd25efa46e2f802,ac50b3394c02c61a
object,e99abdcb00001451,264d2bdb4386d697,449149afd4695f54,32b5b85cc06f2497
object,e99abdcb00001987,ff9324e8ce594c4c,2066a039448a067b,cf600ad3f7396962
object,d95404bf0000001a,51de882fc9af7805,5ea7e1448922bd3b,0afab23f1f4df660
object,1666dc2d00000001,acc24557c726cd3f,a09d09ddd5122357,d0e32830fe9ee853
object,a8b3adcd000002a8,a71808513066867b,974f697ad000c3c1,a9f6b4e555142a06
object,d95404bf0000001f,efc6dbcd99d1023d,5ea7e1448922bd3b,4e8399de02a96382
object,d95404bf00000034,0dc4ad73a800d1fc,5ea7e1448922bd3b,8ce7c0719ecd00c1
object,d95404bf00000035,538c2266f1e43fe5,5ea7e1448922bd3b,6e7f6d1ab16096d0
object,d95404bf00000020,3f0710435087b33a,5ea7e1448922bd3b,462fe94986138b10
object,d95404bf00000036,e05653daf495fdd3,5ea7e1448922bd3b,e1f285394ec7f1c1
object,d95404bf00000004,a86a11e0e1e8863d,5ea7e1448922bd3b,44cebcc70c85a09e
object,d95404bf00000021,1a9e35e0e1ec9a67,5ea7e1448922bd3b,485ac02ddaf67276
object,d95404bf0000000b,e79b64b66bc0cb48,5ea7e1448922bd3b,fe3dabbd06b68e32
object,d95404bf00000037,248c4ce9b19939cf,5ea7e1448922bd3b,4f9e0b558456202e
object,d95404bf0000000c,b732c7aae56fa14a,5ea7e1448922bd3b,947fbdbbdd43dca2
object,d95404bf00000005,e942bc329f4a762a,5ea7e1448922bd3b,ade3b3d9be3a4fe8
object,d95404bf0000000f,e2adb194dd6f6670,5ea7e1448922bd3b,e5990f94ad9d286c
object,d95404bf00000038,75df5dedd711d6b9,5ea7e1448922bd3b,d851fc0d87b8f784
object,d95404bf00000010,8ecf8b6cf2950ad5,5ea7e1448922bd3b,7561bb953efe9065
object,d95404bf00000039,048ff7e02ee43d83,5ea7e1448922bd3b,8ded9a2d0289e2f1
object,d95404bf0000002a,70636993395d8d5d,5ea7e1448922bd3b,61601ef68a5c9b66
object,d95404bf00000018,e8df532307af91ec,5ea7e1448922bd3b,b38021e0f27596fa
object,d95404bf0000003a,c2b740fd5d531aef,5ea7e1448922bd3b,537120da5c171e7d
object,d95404bf0000003b,4f5ff50dcb93f592,5ea7e1448922bd3b,8688a8679cc41cf6
object,d95404bf00000011,0fdbb9963353f978,5ea7e1448922bd3b,0bc527f9fd9facb9
object,d95404bf00000001,d959cd5c72e84fa8,5ea7e1448922bd3b,1061b222f465bbee
object,d95404bf0000000d,5e1af1238ca8d17a,5ea7e1448922bd3b,e391dd75d73d74b5
object,d95404bf00000019,82a7e96572c36610,5ea7e1448922bd3b,a33cde238a36f387
object,d95404bf00000006,b01c9f441be26e8e,5ea7e1448922bd3b,b7bc53dc21d14990
object,d95404bf0000002b,8a96cb733d704e13,5ea7e1448922bd3b,62fd1cdea6882f4a
object,d95404bf0000002c,ac3cf9529c315acc,5ea7e1448922bd3b,efba35120ce30d95
object,d95404bf00000012,42131a76b1f3d5ea,5ea7e1448922bd3b,2961f2b22c805556
object,d95404bf0000003c,c20a0c93343c4360,5ea7e1448922bd3b,4766aebd6d038bf5
object,d95404bf00000007,7dbcc2b2906a6cab,5ea7e1448922bd3b,1fbf9362d7824677
object,d95404bf0000003d,140029ae7e694291,5ea7e1448922bd3b,cf3bb1760703133c
object,d95404bf00000008,e858215fb2d48e62,5ea7e1448922bd3b,74a5da726c561a20
object,d95404bf0000001b,6d25fe4ed26361b6,5ea7e1448922bd3b,2faed7266de24be4
object,d95404bf00000022,f7a02ce7f8ae0b7e,5ea7e1448922bd3b,16388e7a13d59df3
object,d95404bf00000013,b80759ae5a782c61,5ea7e1448922bd3b,579538e4d92c0be8
object,d95404bf0000002d,65cb12f67e66beb6,5ea7e1448922bd3b,f74d8b86490f138a
object,d95404bf00000014,6c00a9e978359876,5ea7e1448922bd3b,78de6a811fb68405
object,d95404bf0000002e,4385d88c999df180,5ea7e1448922bd3b,9eda8c4e769301af
object,d95404bf0000002f,b250224ca006a4dc,5ea7e1448922bd3b,dc3a52d2eacab680
object,d95404bf0000001c,3d16171c56130a19,5ea7e1448922bd3b,53be767c2bef230d
object,d95404bf00000009,5caba0ce60eee17e,5ea7e1448922bd3b,f2c61466dcc7de74
object,d95404bf0000001d,aca4a5a0785aa775,5ea7e1448922bd3b,fdfc0c0a479740f2
object,d95404bf0000000e,c7fc6c5892c14364,5ea7e1448922bd3b,eaea41ced8c08408
object,d95404bf00000015,975c11e13b133433,5ea7e1448922bd3b,76d6e84715c67d94
object,d95404bf00000030,48c614042501fdd6,5ea7e1448922bd3b,af2a29923cc52c80
object,d95404bf0000001e,492caef6d6eb3b13,5ea7e1448922bd3b,b91e450d1f790b75
object,d95404bf0000003e,41689698b0b4acbf,5ea7e1448922bd3b,b2f2912e9de5773b
object,d95404bf00000031,87aefc750f7d47e0,5ea7e1448922bd3b,24a7dbe3a69dc65c
object,d95404bf0000003f,bd61f4ea2b0c19ba,5ea7e1448922bd3b,05b43912eb9800d3
object,d95404bf00000023,e9cfe64ee3baddd1,5ea7e1448922bd3b,8ae96f40ab1e5254
object,d95404bf00000024,91ed216d70f3a943,5ea7e1448922bd3b,fb37f5a6d8665255
object,d95404bf00000002,27817ff2f61ada4a,5ea7e1448922bd3b,61d1d4922449ddb5
object,d95404bf00000040,e0f548238e4ab106,5ea7e1448922bd3b,d35ea6e96c9406d9
object,d95404bf00000025,67c93cf30a010b32,5ea7e1448922bd3b,f0146122875f6a0b
object,d95404bf00000026,197d0ca906935584,5ea7e1448922bd3b,78ba2a49d1286c1d
object,d95404bf00000027,4c39035c13c6c1cf,5ea7e1448922bd3b,b553314c92740628
object,d95404bf00000041,ec85cae4ad7f442e,5ea7e1448922bd3b,513bc109bf9580bb
object,d95404bf00000032,dd1e06a9a11d8905,5ea7e1448922bd3b,b25c8a9ac6b64044
object,d95404bf0000000a,1f5e9e2d2035f46c,5ea7e1448922bd3b,372c0e1c1a4736f1
object,d95404bf00000028,ab49d07c51c66f5b,5ea7e1448922bd3b,51bc141a0913da37
object,d95404bf00000016,6b93171db90a57f3,5ea7e1448922bd3b,2ad295fd15369860
object,d95404bf00000029,a3b8d731f2fb0c6b,5ea7e1448922bd3b,4a471cd7b98043b8
object,d95404bf00000033,e25ea286af540fde,5ea7e1448922bd3b,e50b3da3451d811e
object,d95404bf00000017,39b159b751123454,5ea7e1448922bd3b,2f3ad3933e5b0103
object,d95404bf00000003,9ea697fd06cade67,5ea7e1448922bd3b,5029c7ae45f57aae
object,e99abdcb00000130,02a24d3945217a05,0d05cd09211d8058,f000f3009fec5529
object,9600753f00001dad,412b1c5e0a4849c4,fee17517027ddf21,75d813d6c757b045
object,e99abdcb00000e16,79856396053fca1d,8de521ab487bdfca,e827f51886e10fc5
object,c7172aaa00000001,c1e0f27206565f35,e55bdc40c64dc4b0,3d72486fbe9165c0
object,c5671c0100000001,3d758a08fb7c1789,e3a0ea0c66a22efa,09ecf35c3e00b074
object,4a27c4ec00000001,6a44006c3aa4e893,a75d17a5baba379d,c66e2f81a973a9a3
object,e99abdcb00001748,10c56bedfbf618b4,0d05cd09211d8058,5bf0613257ed500c
object,e99abdcb00000dc1,872bf8ecee776d73,936b2c6b93e11c7a,547d8001c09de715
object,6fbc537000000002,69cbee410cc2a322,0029307845b689e6,d412f5687dc77ba0
object,e99abdcb00000bbd,468046ea1c5cffc1,bf13df20024664da,fb4c40e4aa59103e
object,01c3951500000001,43fade5f9d9903ea,3d2de7d64ca4b873,bbf440f069a8b09f
object,e99abdcb00000db6,92688f3eaad0e508,391c05804b8a7082,52ea1b6080735bdb
object,e4915f4500000002,bf3e7ae14ef4f79f,27d42a9b3efedff3,2cec5fa990fd2a1a
object,e99abdcb00000ac0,bd04f7ada77249af,28133572e0e1e98f,d4c17a1d57c45b46
object,47b3a79e0000009f,a0102e81bb9dcc4a,07f25948948d693f,09e75efe2375333c
object,6fbc537000000001,d6904665183311ac,bc4d70ae40bd01db,37c65e61230c0c8a
object,e7ebe45b00000001,0abe85fd22ff03ab,c5e22f0f1861bbca,1edd850ae1a01cd3
object,e4915f4500000015,e5419bc9261ecb3b,6d3c8deb898dfca2,4819e9cb8416dc36
object,e99abdcb000008e4,c341ecc3fede5716,e40d12a8763d4306,87c0a4054920c42e
object,6fbc537000000003,06f67a2209337ae4,811d760dd2e37476,4ba3515807298fda
object,fd83e44000000001,d2c1e4badbb5c8e5,ad8964cac1291484,f563483a2263b119
object,e4915f450000000f,eea8e4128527c168,a9b2b7b897067202,a64fb565bc7bd9f2
object,47b3a79e000000e8,fe065d84d23cb544,972b7f0772a1ed1c,d4e59872051626f2
object,babf1e6100000001,5532c9178441e967,6942a4f9dea653af,44a1d1dcf45b2dea
object,e4915f4500000009,d17d1f42af418a83,1bef561cd5e4dd13,f1ae63041db3abdf
object,dc85c8c600000027,94b698a87e2812cb,de5b1d9a92ed0542,4f132873ca690c56
object,11cf346c00000001,486e7252b36b7494,fef9bf4f916f9c5b,9e2cd863a9945b9b
object,cd08907b00000001,9bbbb48b53923071,4a68ac2c98c19dcf,36987a68430138b0
object,e99abdcb00000d5e,0a0cb4021aab44fe,793d2fb5c9a4d590,e317d0ca2395f51e
object,dc85c8c60000000c,84f429b20307fb22,648e7a3c9c02e8fb,ba1d527e9c1fc067
object,dc85c8c600000012,e66cce8c69b2d4dd,4d0212f5cefcf1f1,09b66e47fc49142c
object,dc85c8c60000001c,7e213aa00db5b56d,6d2b77e2c74669af,23407b198c6ca50d
object,e4915f4500000010,f9e2ae292f015188,189cfdf101134300,aa35ff94dd62d160
object,dc85c8c600000018,74c5b9b05541dd68,17243f77ae50c156,bfe8f90f549b11a7
object,dc85c8c600000022,10f6ecd4c2b2660e,186c015b0b08622a,80f479becb54c6d6
object,dc85c8c600000009,cdf4db22b6e9b031,18c2b0d988f53f34,9a8d7b9395395c2b
object,e4915f4500000018,d3a912ac5791759e,aa903513b3a44942,dd295278ad72011d
object,e4915f450000000b,6d48bf963a77f82f,8a56ec00ced8d43c,fe42949bfea7ca36
object,e4915f450000000c,8dbb6514e98be7a4,02fbf1a508819ebf,ba7b7f3ebdbffc50
object,3a7db3b500000001,2bacfd76318793e2,95867bc7aee482c0,21bef47b48f7122d
object,dc85c8c600000010,9805e279d3a99ceb,40ba2e85f96209a7,11be58dbbc747ecf
object,9600753f0000830f,f19fead3dd055a22,a625de921c8f73bf,8567ba56a9518e48
object,3457213200003f07,1e97a403f891dfb9,11b95af01a724977,1e97a403f891dfb9
object,9600753f00001615,d7294084d1435978,a05422db762f9544,71a0a179a7253282
object,3457213200004e5d,1560d40a713f4e20,81f6d86dae35c4da,1560d40a713f4e20
object,34572132000010a2,8f85da07b4ce90e3,32278403134ff95b,8f85da07b4ce90e3
object,9600753f0000a997,99088d303680dbfe,a05422db762f9544,e822de2a9030b061
object,e99abdcb0000005a,49a71d1a2a331cde,51adff1c29eeaf36,8832c9bc5b689aca
object,a4078ab700000001,5e71461a70bfbbe1,fc1da14a293e07aa,760dbb39193edcba
object,540ae81400000001,6efc9fd0540ae814,7f3368e0aa1924b1,b7423f89e0084f99
object,ffb6bd9500000001,4e2894a0439b0d2b,64f49e070556486a,435e2be13bbca0a4
object,345721320000461c,0600e9a7d610b318,97d790945cdebb5d,0600e9a7d610b318
object,345721320000ab45,0f79cd852ed44d06,0b805927eb8427b6,0f79cd852ed44d06
object,edfc13ca00000beb,3b00d5aa484ccfc0,38164fce965688c0,19c3336f67609bdc
object,184d4f2d00001c33,f67f1d36571bb511,fdff28487d608a7e,f31a8b190cd6cbba
object,184d4f2d000014f4,e6a6cae0a530fcd9,c18aa47691bb2eee,d17ea75bcb75a48c
object,e99abdcb00001690,907f1c6af4a9212d,dbb86a6abeeaf00e,ba787d2d79e5b6c0
object,049dca93000015fd,aa4a1ec75f0159ad,0a5e46e766365c6a,3a61914bc6ff1fe6
object,be0289a700000066,4d48c8c9ed3f2dde,2d8349fa45c31fbc,95a4b7ce08d758cd
object,9d48df360000004e,cd360524f4c81d40,038b0fe4d4afec7b,00105b3c87da8a75
object,cef8a36c0000001e,4e2842a4cb5bbbe5,4de8d99adf62dc24,d3dbc5832ced0b10
object,e99abdcb00000bc8,0d3d5d37499f8ed8,9e74d3c2d53b0b65,2feda34f454e9b84
object,e99abdcb0000177d,9bc38546a782e474,d06caacf2f285e0c,91c979e3e0fad81a
object,3457213200004fc7,8b2d0fe24e106c75,e973f8ed8ce21d8e,8b2d0fe24e106c75
object,34572132000039b9,3fb671509daa5d3d,d59e2c5f9d867c7b,3fb671509daa5d3d
object,9600753f0000802a,32783ceedd880e5f,d884fa9e84ab3ebf,f67af80c45ea8a3a
object,9600753f00004e50,00b57519df7eaecc,25dc957b654277f2,8ede877d2e6e03b9
object,014fed3200000009,872e550285366aab,9ad80b672c19ad5b,ec9ce7ac54bd9a64
object,871a5faa000003d5,49096d68094d9634,133d213a4716ef80,0c1508d28f55f35f
object,345721320000b576,8b2d0fe24e106c75,a0f88e5d3ca16e88,8b2d0fe24e106c75
object,c0524a3d000000f5,21200b19c8ecab18,dec7007cc3788a20,1be7f46fe9af4e2d
object,9600753f00005c86,00b57519df7eaecc,6977c15e505b7ef0,8ede877d2e6e03b9
object,e99abdcb00000302,1b4f1e188b801147,22c6925193cab259,f5be07efe13b542f
object,e99abdcb000003f5,eb6e3fea81bf391a,3d50fd13988c05f4,ef6947e66d81c348
object,e99abdcb00000699,354f1ad2b042687c,e8e57a4b8e54bdca,728b44c4b7e2ffcb
object,e99abdcb000015df,e9a8a496c9cc23fe,e8e57a4b8e54bdca,08687b5fada9216f
object,b91e664900000015,5ebb5770d0e7e4ec,5c2988ee08ae6791,65a3527c9d4d786f
object,e99abdcb00000a7b,7a9b5ee8c617c5d3,94ccbcf5f6881b02,8b917c730e3e8f58
object,e99abdcb00000baa,32b91a2acb565b96,9c1ea0ad7cb766fa,9d3f99263fdff4d1
object,e99abdcb00000b67,55ed695042c70be5,ace59b07684e6965,50a9802c1bd735ba
object,e99abdcb00000ae0,4c62c7eb89e96d6a,9092ef2824e4921b,229707ccdadef573
object,345721320000200c,68a8e8b80388f5d0,e2dae7cf29b6b4ef,68a8e8b80388f5d0
object,34572132000071ef,e5c16f2f0e5a2335,473580ede3f7c73b,e5c16f2f0e5a2335
object,345721320000428b,68a8e8b80388f5d0,6c02be5cfcbc2718,68a8e8b80388f5d0
object,34572132000018b7,e5c16f2f0e5a2335,164be672d9f0a426,e5c16f2f0e5a2335
object,9600753f000030c1,22e2d011d7d96379,25dc957b654277f2,559cafa8144a0ceb
object,9600753f0000be39,bd03bb0aad94b567,7b74555c24d9a1f3,73690adaa1f2f194
object,9600753f00008a9e,22e2d011d7d96379,0e4cf91f78553dcf,559cafa8144a0ceb
object,9600753f0000620e,bd03bb0aad94b567,33b09ac230acc09e,73690adaa1f2f194
object,c0524a3d00000118,d2af4740fcb4e3fd,2ab99f1c1f3f489b,d856783c0e3a7a35
object,c0524a3d000000a1,9f3bbbe859e273b9,4e9fd78713265b1d,8de74b40d24855ae
object,c1856f9200000001,fda026a4c1856f92,89b32f8f0026061d,43a47fabd5a4f4db
object,e4915f4500000008,c844f8cba4d4b01b,f7801aca51006311,30f1619c8a3017e6
object,5769dec200000004,68e0f5630d7f48fa,f034d67eb1e8cc63,3c20db0416e8b0e4
object,98caa53900000007,2917b3544f0bb21f,761f6c6f5a557891,8fce16c40d67ee73
object,e99abdcb00001ad6,a7c801aef8c9e2fa,ac9dd9044d9547fc,5cb7bff1a5f7186b
object,98caa53900000009,68607db2f0ccb007,761f6c6f5a557891,9533014129180edf
object,2f971d7200000001,a6eaf6c02f971d72,4fb45939fc46ded4,8cda2635529516e6
object,98caa5390000001b,6af1a62829102791,78e35ccde0ff3dce,a8f27b7a237dc671
object,ffb6bd9500000002,aad9fad807aa1840,64f49e070556486a,8bcb0aee78837ee9
object,5769dec200000001,68e0f5630d7f48fa,6ccab5c3cf35ddc1,f8ad02ad3d1d1d39
object,e4915f4500000005,e5606dd541dafe7c,ab97bc98693718f3,edce3f9ad2a67b64
object,e4915f4500000007,8104aebd64b1034f,ab97bc98693718f3,4d108a1f613f39fe
object,98caa53900000014,34e01ea6b7a8e19e,78e35ccde0ff3dce,073e63c155fb98cd
object,e99abdcb00001033,8b55e140a05591f1,2143c06ae311b9b6,db6f42e32e2cfe2a
object,cef8a36c0000003b,4e2842a4cb5bbbe5,ea26af40373b168d,6334e786e6aeea95
object,049dca9300001996,7f5d4eeba06f36e6,b1df07d7b69d6910,f508f657f38dae53
object,be0289a700000077,4d48c8c9ed3f2dde,69a3b73dae054a6a,02e66623bab450d3
object,d2d3f29200000001,9f97de0f47ada1e2,a3c86a1bfe447039,60bdcfdaa7ccbb47
object,e99abdcb000007f1,16d938d38cfe475d,9f68c7e0439ef543,6d5b7dcb87f5c47b
object,5153eb190000000a,3eb186ab8bcc66d0,bce817cbb5fbffad,e6876d994214d7f0
object,34572132000019ff,b27a6923df4e26e2,dfd140ab0c767f39,b27a6923df4e26e2
object,085057800000002b,c8b7dde0c5281875,5e2bd20f349e2382,85be2fb1c99c4db5
object,edfc13ca000010af,6512c773b66786ff,b78430539827535f,69710dc85bd57c92
object,e99abdcb00000016,5b89ca769e5e6659,4f73f8930bfc22b8,5350489ee62931c5
object,f9dd9a3b00000002,8190274f448d6210,5e478a97d62a34c9,7ac33737ff1af811
object,3457213200002397,1882af4b1472fc64,c2b3e64fb755e230,1882af4b1472fc64
object,34572132000055b8,6fa8a168e2dfb7cf,3792fad04595659b,6fa8a168e2dfb7cf
object,3457213200008541,16e6eb428a65c3a4,292cda618848fb15,16e6eb428a65c3a4
object,345721320000711b,f2a1022a3003948e,809f48c46d0bdada,f2a1022a3003948e
object,184d4f2d00000620,6f91804019778fce,fbdfbb3feb16bafd,6e3232511d6d6796
object,184d4f2d000001d1,a65da8176c2794fb,755135fd6a248da7,32808eedbd826bf3
object,34572132000002b7,b8e3c35c1a41119b,35a67558754f9ee8,b8e3c35c1a41119b
object,345721320000550b,1056353b9b0b07b5,55fb68598dbb9ac7,1056353b9b0b07b5
object,2aa4027c00000005,098fe2eb1ccd0392,159030ec3b8a5104,2764fbc976abae5b
object,9600753f000092f2,7933f00ddbeae9eb,e4ee5ac77083945d,4fc86d59ef7525a5
object,e99abdcb0000151d,8372d68722902e10,bf20c50223df6c36,464e8d3af5d488f3
object,cef8a36c0000002d,4e2842a4cb5bbbe5,7a9c8971ff1daffb,b24347ef4ca00e6f
object,049dca93000018ff,dea7a11c78cec524,ab04063ebc7d1ced,f90a5c25d34c1b22
object,be0289a70000007e,4d48c8c9ed3f2dde,db08c4531788f593,4e9a18ca0043ec7a
object,e99abdcb00000d29,8adab47a34d42a52,63b4db795f885cd1,9ff3e3c46b8ab80c
object,3457213200000337,89766db1a2297c24,182659b37856d014,89766db1a2297c24
object,e99abdcb0000199c,3164950ca7309d70,45fb08ac8694e183,4bceb9da40ab436b
object,cef8a36c00000063,4e2842a4cb5bbbe5,04ae19eef49c1b58,0badc56332063d4f
object,be0289a70000005c,4d48c8c9ed3f2dde,adc68331ca395d3f,e368a4164190a838
object,9600753f00004140,6ed1d0016525616c,58361da29ca02409,41cb3997b883b6f3
object,345721320000a633,529d43277bd2d665,69cffcabd380a8d0,529d43277bd2d665
object,e99abdcb000003e3,9450d7b1381dd7e6,1eb9866701da7a37,4b759496a4afc063
object,e99abdcb00000cbe,75d791016310d127,0af6c391fadf85b7,4c1063f318959e20
object,9600753f00006673,1b4e50b8d1fab670,b6a324af5f856d3c,5fdc69c4cf55b843
object,9600753f00000792,6a0ff78d41fe0a53,9080388847e1424c,d950b1712d6b803b
object,9600753f00009aa5,eff836eb4ec1b4c7,f97e46f2942caf6a,fc7e930c9ce14b1e
object,9600753f00004af7,ae75ba76701df726,53897c5b94318737,1d2d6ce586ad7e96
object,3457213200006376,fcdd8120922f9146,29e9c011ca676bfe,fcdd8120922f9146
object,e99abdcb000000c6,ac714fa5c8b343e5,5e0bdc09415983cd,3ad8ce72e6a272fd
object,e99abdcb000005cb,25643889e74b1310,5e0bdc09415983cd,2732bc5b95d2cf59
object,e99abdcb0000140a,774f3b0146ebf310,ccf848afecd68583,52c875d8968b3af5
object,e99abdcb0000187e,b2f2d1191861fa7b,3746e4fd40086db3,f807188f99fe3c1b
object,e99abdcb000005e5,99f048fce17bcd98,3746e4fd40086db3,9e328737c08daf9e
object,e99abdcb000000c1,d71e3746737933fa,e8e57a4b8e54bdca,347d05d20a370e4b
object,e99abdcb00000078,8910500fa162eccd,e8e57a4b8e54bdca,42a7e040948ec12d
object,c7217bcd00000001,353539b3c0744a53,fcbaa85e71621b3e,584b892b7081ed2c
object,e99abdcb00000012,f14dee3a935f5898,e8e57a4b8e54bdca,629836969b23a9e1
object,345721320000581c,d48fe64710ac0da9,5e34c57afa49e7d7,d48fe64710ac0da9
object,184d4f2d00000bef,a3dcf29f8ffe54f1,b2fc63438ed5c269,e52eb7b95322518f
object,e99abdcb00000e82,e3781e7db0185a81,e8e57a4b8e54bdca,0b3e976093dcaacb
object,3457213200005b8b,d2bcb26cdcac1eee,bb66357c58f275d0,d2bcb26cdcac1eee
object,e99abdcb000012d8,f4937c5e438856c3,293621d84fb0b776,89d81304024b511c
object,e99abdcb00000b63,441848f63e5bbb6e,6c033065863b075a,e5e9c51a465ac672
object,e99abdcb000006d6,c54050999555bc8d,e8e57a4b8e54bdca,9ff8953c51ecdc6b
object,e99abdcb00000780,6b937ac4ca41cfd7,e8e57a4b8e54bdca,4103382eac122265
object,e99abdcb000016d7,4039590acd13bade,e8e57a4b8e54bdca,b4ebcd624c264e5d
object,e99abdcb000014c8,6ba1fd598ffeb9d4,e8e57a4b8e54bdca,54c2175b9dc1ab12
object,345721320000939f,36a5e77f54e165e9,ee62d5b2ba6b39ef,36a5e77f54e165e9
object,345721320000668a,b32276e047c2bebd,ecbbb418cf04d3b2,b32276e047c2bebd
object,3457213200009e82,75fd9ef2b5ff3740,7d49ef180c18f0cf,75fd9ef2b5ff3740
object,e99abdcb000005f0,064a9aad4df049a8,fac586abc0f9664d,38e05dee1f8e2df2
object,e99abdcb00001888,27ba0909cd84e92c,aed00ad8a003f232,6dac3cea21e4e1ac
object,e99abdcb00000cb9,ffb9b9b147b9955e,350f848e791f4146,c3a734408983615f
object,e99abdcb000018d3,36e67c1e9af465f3,6c033065863b075a,4a5ff26220c57913
object,e99abdcb00000a67,29bc923fd9e7d8c7,350f848e791f4146,23d60c2508dc132f
object,e99abdcb00000dfb,27fd25dc6e6969c2,350f848e791f4146,7afb8250bb9058a0
object,e99abdcb0000188e,b88806b9711b300c,350f848e791f4146,0367f18fdf8775f9
object,e99abdcb000018ea,8328a9edbedc5127,350f848e791f4146,2f09dcae63c6aada
object,e99abdcb0000012b,46701c4e8788fa20,350f848e791f4146,9de773d184af2409
object,e99abdcb0000014d,e533c4864f2be9cd,350f848e791f4146,245f7ac97c6d9370
object,e99abdcb00000182,71876cd69a874768,350f848e791f4146,2cf9920f25a6fded
object,e99abdcb000004f5,4761d0863d6f7112,350f848e791f4146,59f3bccbe16ed51a
object,e99abdcb0000169b,31ea66701a70db09,350f848e791f4146,bd4e13d38e3a2ef1
object,e99abdcb00000ffc,ef109686bc737481,350f848e791f4146,d795d464dc4fd639
object,e99abdcb00000904,1fc637aa3753a3e5,350f848e791f4146,239e4550acbfa70c
object,e99abdcb000005b8,a9e0a4d04a91db14,350f848e791f4146,3a79fb01535a1039
object,e99abdcb00001722,466630e46217ff04,350f848e791f4146,eeba4b6afe8a6d33
object,e99abdcb00000d0e,171a461b7888270c,350f848e791f4146,5603c98eb6b6989d
object,e99abdcb0000064a,f0d9500cd2aaa2da,350f848e791f4146,84a83af5576a4759
object,e99abdcb00001b08,e3a6c496b6a1d185,350f848e791f4146,b2817559e3d19af9
object,e99abdcb00001b52,6dc07ea83f99dd44,350f848e791f4146,c1e08933fec98137
object,e99abdcb0000074f,0683fe0cbf4c217d,3746e4fd40086db3,04193b1617ef15b7
object,e99abdcb000018ae,5adfb5bc2d53781b,8f69cd9925cb0adb,a95d1fb3543c27b9
object,e99abdcb00001359,f1f2ce9f8c6e9ed6,2862ef67dcfee5f9,65ab14c62aa3276d
object,9600753f00000e4f,ed745b53eb8cf91e,eeb7975d25a1bfe5,767af1a0fc5ffb74
object,34572132000067ba,2fc5c14e821df50d,509ebe4d76d0f528,2fc5c14e821df50d
object,e99abdcb000015ed,890f1206c94a335c,5b92fbb728de2ce5,94d31e67a25621bc
object,e99abdcb000006e8,786c56501dd537d8,f53ffd054c994c3b,17796adb1dab8c77
object,e99abdcb00001087,a5cee419094bf7dc,fda6e5a2013537e3,375fb741957b3998
object,e99abdcb0000128e,7f7fab66a7e8c491,4689e7273101f653,6a4a07247489b9e2
object,e99abdcb00000169,9bfd5a6d7ab038e9,17af889bd30105f1,be84f072638e4683
object,9b55b10000000001,2c7d44289b55b100,29498838dd3fd314,8524d1c77b69fb93
object,e99abdcb00000cef,db606d55ac2ec310,083c5ee670f29d29,c699c7154f56085c
object,e99abdcb000016a3,c08236f64655e857,f53ffd054c994c3b,78e3f8cc5d1c3c36
object,e99abdcb000017d4,4d8c47020c9313c9,77f11ad2b70df400,8d49c7c942c7cb8e
object,e99abdcb00000902,400dfa8c29b8429a,4689e7273101f653,f2a77b7f0cf6d868
object,e99abdcb000010cf,aa37baa048d6aeb7,4689e7273101f653,15e0933d8dcd8917
object,e99abdcb000011f2,7889a467ddea3e47,4689e7273101f653,29d4cadeb33aaa7f
object,e99abdcb000009c1,2bfb1755211e5cca,e36c3f8f066c182c,d25044713601a9e0
object,e99abdcb00000ec8,eb881e743a8d9ef6,4689e7273101f653,553963201f5c027f
object,e99abdcb00000641,dbf90b50dbd9e56b,5b92fbb728de2ce5,e4db07c2e3e16a07
object,265aed0800000001,93db9e117667758a,100aa1df9a5e8f6a,90342989dcfc1c6b
object,e99abdcb00000ace,572765fa3e3c0617,4689e7273101f653,634b3fa0c1e1bbee
object,e99abdcb000014dd,e0666496a5b94b4f,4689e7273101f653,d382a0775f021b82
object,e99abdcb00000567,9c83d283427499e2,f53ffd054c994c3b,06aab4f991570133
object,e99abdcb0000182e,05c15caf1aea0370,b8b006c47794c1f2,8bfb767e44b61300
object,e99abdcb0000021a,93c3cef8325ee76d,d6b912768abd0ec4,b9a8d59170d4bd34
object,e99abdcb0000163f,8a1d3f64430ac061,b820a893646f9b0e,e67d4c1d91bdf582
object,e99abdcb000000b0,5e5a7bd1925025f9,e8e57a4b8e54bdca,614b5fc9a205e6e2
object,e99abdcb00000e70,b9c3b75285c5ff5d,e8e57a4b8e54bdca,8514b1783a2c3712
object,e99abdcb0000096b,988327b54bad4948,e36c3f8f066c182c,730f09d97c52bbe1
object,9600753f0000a66b,1538987edc22d546,eeb7975d25a1bfe5,8deef5feb217a9ee
object,34572132000065fc,c15f843ff9649cfe,db57eb55f83f5974,c15f843ff9649cfe
object,3457213200008c1b,3b6c18bdb6e54b04,57fa0343bcc8c3d8,3b6c18bdb6e54b04
object,9600753f00002610,0d1dd7331a1e35f4,eeb7975d25a1bfe5,e2beb40fc81254cc
object,9600753f000050d8,c6bff13829772ad3,eeb7975d25a1bfe5,dbf7fc1972223582
object,345721320000b1cc,74c3c1691471373c,a98a6ca3ad3a4acd,74c3c1691471373c
object,e99abdcb0000120c,764b018e4b281087,8f69cd9925cb0adb,99fec67d8fbfcb98
object,e99abdcb000001e0,f00b201c7e61d33d,75284d3b6a13b42d,05f863eadce27a2c
object,e99abdcb000016a7,4e12227639e4a9ce,75284d3b6a13b42d,d8c6cc75fd7d55c8
object,e99abdcb00000e7f,ad049835c50f23a4,9c1ea0ad7cb766fa,79f593bca5a8a1ae
object,e99abdcb00000b70,45956ee7231cafe8,eee749faa05c2a80,00becd2df9039a2f
object,e99abdcb00001886,a3b751d7970f2b03,e5630559bee50bc2,9fd0a2adcf49b97d
object,e99abdcb00001a33,b0d8fdda5d711a36,9d9192698992af3b,805700ddd680be56
object,e99abdcb00001399,951c4efc2ecce382,d98f68ec10234962,82e886e896c036a8
object,871a5faa00000497,3e7ddb5aa73c6ff1,5f61b11a223104ca,62f8771bf1ef73fd
object,e99abdcb00001636,8d1884e3aa981750,9d9192698992af3b,fa578664ef2c8600
object,e99abdcb00000a4b,27e726fd1a8c9488,e8e57a4b8e54bdca,376c027bc891f0d1
object,e99abdcb00001725,772022da8393f57b,e8e57a4b8e54bdca,21690380c2fb6c63
object,e99abdcb00000b35,258e86146ebd54a5,e8e57a4b8e54bdca,2fd727a38c2c751a
object,e99abdcb00001b4a,a81e86a0102fdb97,e8e57a4b8e54bdca,ae5b45292d66db95
object,e99abdcb00001149,b80d0a6bb873034a,6b01c0856ab935c5,b08c13158675dfef
object,e99abdcb0000119a,faea0de3c3368bb3,62d8984cb2bc550d,41ea1f335c96b7e8
object,e99abdcb000007a5,f9b53f4839b68554,62d8984cb2bc550d,4f07d5d8ecff22a2
object,e99abdcb00000ce4,1a98e424eb8c64cd,d50ff89d8f2fce8e,71b96784376b327b
object,e99abdcb000010ad,102644cdb1ea3ab3,62d8984cb2bc550d,0422f193c1d838d4
object,e99abdcb0000035d,44cf088f2ae61042,599987dd770f13f7,58ba3a169e4cf3dd
object,e99abdcb0000123c,1f9f7b005bb0fe66,599987dd770f13f7,19247ea8fa3b3702
object,e99abdcb0000000d,b89e7c5f1867bfb2,599987dd770f13f7,d45d5e2be00070f3
object,e99abdcb0000004d,678ff8c9fcf19883,599987dd770f13f7,b609e39346f1d1cb
object,e99abdcb00001502,9645e5cacce020f5,599987dd770f13f7,3aca1d92b64d4581
object,e99abdcb00000763,731ba1dc8b622046,599987dd770f13f7,7b26fca75fb51089
object,e99abdcb000003ff,c49efba6ad6e66ff,599987dd770f13f7,e0171915f775fb6f
object,e99abdcb00000406,91c8d218413e7b21,599987dd770f13f7,cc81bcf9baccbcc4
object,e99abdcb0000121e,3f4776ddbe4e83bc,599987dd770f13f7,ee6f3911448cda4b
object,e99abdcb00000449,a86d99e00514b050,599987dd770f13f7,245569e3257bc9e7
object,e99abdcb0000123f,6285ba40b67b23ab,599987dd770f13f7,0efed2341d34c6b8
object,e99abdcb000012ac,09eb998c92916b30,599987dd770f13f7,6a5cac2b85cb7bf6
object,e99abdcb00000842,ddf6fd8ee2c03b2a,d234485608b9a1cf,f9324589d7394537
object,e99abdcb000012fd,691219d6ca1ea1cf,599987dd770f13f7,74ede08d43b60023
object,e99abdcb00000fa1,713c672178d02372,599987dd770f13f7,e69b6a45d50c200f
object,e99abdcb0000168d,8f55a802ffd87b01,599987dd770f13f7,4c9996d17fc9b955
object,e99abdcb00001354,5bfd3a869c48e186,599987dd770f13f7,4a283c798dedb8fb
object,e99abdcb000008c6,eb3ddcd6e4f78d3d,599987dd770f13f7,bc174c11ce872259
object,e99abdcb000008e0,ae661bfab8a62d88,599987dd770f13f7,8d83d54a6eeb48d0
object,e99abdcb00000ff7,931bf32bf044da69,db1e18da64385052,e318d3f1363d4911
object,e99abdcb000008ef,e9b9cfc3d258f86e,599987dd770f13f7,84b5c8ceeef4bb5e
object,e99abdcb00000246,c025fb831159ce09,599987dd770f13f7,11b201b85c07bdbb
object,e99abdcb0000029d,2b9e59cc00499b2c,599987dd770f13f7,715890200db98850
object,e99abdcb0000095a,e6c9a80bbd355fc8,599987dd770f13f7,16ea892aca48f0f2
object,e99abdcb000002ae,4feda6ba44dd125c,599987dd770f13f7,f2ad2e42747c7564
object,e99abdcb00000d0f,b59a5a3bb9973989,599987dd770f13f7,dbbed74b5307bb80
object,e99abdcb00000640,1ad740f1123ffcdf,599987dd770f13f7,73bd6045a685e7a8
object,e99abdcb0000064d,d3d42de722000a43,599987dd770f13f7,49b774c99524b612
object,e99abdcb00000d47,3a8a4eebe6629d77,599987dd770f13f7,b99ae6ce2cae90fb
object,e99abdcb000010f6,9f15bc7498e26fdd,599987dd770f13f7,6a4d62b462dcb750
object,e99abdcb0000149e,9bd77c1b0454147c,599987dd770f13f7,94683a6a4abe04cd
object,e99abdcb000006b5,3d7e5a5f04e29bae,1b1fdf7a80dae434,3413419c9c982d0c
object,e99abdcb00000a94,2db46a3d9f980cae,599987dd770f13f7,428bd7ce0230b5ea
object,e99abdcb00001540,f9be45bbffe813be,03359c0a06973959,12292790fe9b2e68
object,e99abdcb0000132f,20884aff0b457881,55cee56183f9c7d4,140e666f37b287fb
object,e99abdcb00001429,32193effbfd5f770,18b8820fa84cc390,f0c4143b9db32a3d
object,e99abdcb000017cc,5fa7fa96f7c52526,f18e09ae22644375,371e2ec4d595bd68
object,e99abdcb00000a35,427e9152705621ad,391c05804b8a7082,35c85cb2e9457f20
object,e99abdcb00000a6f,9b181045870facf8,391c05804b8a7082,7bccf62713be38bf
object,e99abdcb00000a8a,f6dc5fb295e884b6,391c05804b8a7082,f70b1222d7ed69c9
object,e99abdcb00000736,054dd05d0e3b2449,03359c0a06973959,3fa9804eb925912f
object,e99abdcb00001881,2f18dc116fc6197a,391c05804b8a7082,755f9b8adffafd59
object,e99abdcb00001510,97bd577d1481579d,599987dd770f13f7,54970a58cfa37d0b
object,e99abdcb00000b80,a930667ff61007c1,391c05804b8a7082,8b150bb7adb6f0c1
object,e99abdcb000010a9,68bb8157ed72fe22,391c05804b8a7082,6d7c40385d5aa703
object,e99abdcb0000148c,9741242b2582ed11,1e808689cfabbb84,17486383ecc3f313
object,e99abdcb00001b46,d133486669715ccf,391c05804b8a7082,b79d4e71c68c0044
object,34572132000080f1,69b1d390e7bf9c6c,0dc9895be77d65c8,69b1d390e7bf9c6c
object,184d4f2d000006bc,b4c09f88da889656,2a515a14efceb182,fc4e4e596278b951
object,9600753f000014a5,0cdedaf03a16bfef,209d78d934c60888,1a098ea637fa5dac
object,e99abdcb00001670,8e60d4d431031e92,5b92fbb728de2ce5,d4223799d84623f1
object,e99abdcb00000693,31e36a0e2ccb43b4,6b7704b7992d8bba,8df2ab99d54b8006
object,a705467500000001,26c5a21a03fcff8b,fe553e82bc6027f6,20af583b6488cc53
object,e99abdcb00000828,a7ba5964231eb8e0,91caeb2b50d2fa69,88835c9b63165e90
object,e99abdcb00001060,59f6a882be99f00a,c8707abc020d9300,4aad5874a8338189
object,3457213200008e65,60fb9055bd10bf0a,c1134becf52927cc,60fb9055bd10bf0a
object,9600753f000058f9,40f9696f9ce350ed,879cbaeedd705ad7,d1c29fa9bd65f507
object,e99abdcb000018a0,a8c347e0f2044961,599987dd770f13f7,f33eff58fe2961ba
object,e99abdcb000017f9,b9396d8c0de87ca4,599987dd770f13f7,e6a92e880de8a0d6
object,e99abdcb00000ee7,0c30a7ee9cb28214,52b35a83f18c58d6,923caf0b4d6d6adc
object,9600753f0000b907,9b9761b128bf6779,879cbaeedd705ad7,c710ca44dd550c33
object,34572132000096c0,035d42651f1e3d76,e0c5c38939722800,035d42651f1e3d76
object,e99abdcb00001834,14829ef21e336c0a,1435cf22bd0642bd,c3dfda582205635f
object,e99abdcb000015a1,bc5c856817b28819,599987dd770f13f7,8c62047ce425ad32
object,e99abdcb000013b8,f2cfc4117152c844,39cf61738f8361e3,4f6f48ff40ac6a1b
object,e99abdcb00000a1e,0260007c147db5c5,599987dd770f13f7,67f5b9cfc2d786e8
object,e99abdcb000018dc,95ed7050f2e5cec6,599987dd770f13f7,01ccf7b0c5b113ce
object,e99abdcb00000125,0838b284896bb2c5,b12e556581e363d7,88b20de3694cd095
object,e99abdcb000004a5,a16ab0744f2877e4,98769e072e3b4ada,dd463ab3b3354323
object,e99abdcb0000081f,85b257d3ec79e567,599987dd770f13f7,e00b88620fd75982
object,e99abdcb00000183,5610557d98936757,98769e072e3b4ada,552679ab8bed7e00
object,e99abdcb00000c3a,c3e750db5b035ff7,26b9ed0ddbf4be6c,fed20c4b982a7161
object,e99abdcb00001078,4a46a657b284e72d,c836b197c265c927,5d6b5fdde6701efe
object,e99abdcb00000ae7,aaa92c189aab4617,be8dc08e12691f94,2911c592ead9d947
object,e99abdcb00000add,6220fc0e933ffe93,a2197f7740bd3a0a,b8eac80e4743f8d9
object,e99abdcb000007a0,f9fcbd8ab146f29a,793d2fb5c9a4d590,926a9b6e867e7e2c
object,e99abdcb00001425,1d5fc1b0f754d914,6c47df3d8762b7b5,ca40dd030ca5c7bb
object,e99abdcb000007ae,10d7945523023176,599987dd770f13f7,106334356fc14ae3
object,e99abdcb00001992,544d1025231ae18f,599987dd770f13f7,3eb762726e9010f7
object,e99abdcb00001672,2168ff454b99002b,599987dd770f13f7,1399bbcc00db66aa
object,e99abdcb00000d56,1c4e2295a72239e7,08f58a5debb36839,dc4460d6b53c822b
object,9600753f00006dda,add81003c3129c34,879cbaeedd705ad7,a55b0b41458154e4
object,9600753f000089e3,44071804b4959ced,879cbaeedd705ad7,faa2bb783b00d631
object,9600753f0000222e,4345c482781bf929,879cbaeedd705ad7,72ecd4d5b216f169
object,9600753f00001b00,8aeac5e7a175f0af,879cbaeedd705ad7,11165ded5629eaa1
object,9600753f00008916,312fc1ecf9839a5a,879cbaeedd705ad7,4935e2b9b750bce7
object,9600753f0000134c,f26b33f013a7bc3e,879cbaeedd705ad7,0cc2c45b54c51732
object,9600753f0000a03e,cd209d81f0c3e5c0,879cbaeedd705ad7,4e05cc23573541a9
object,9600753f0000081c,59c4224234ac02fa,879cbaeedd705ad7,6cf4b0ebe4447de2
object,9600753f00002017,e59104040e512dc2,879cbaeedd705ad7,3ccac9b36d5f24a8
object,9600753f0000b886,8086f167c70102e9,879cbaeedd705ad7,1a47a9f6c8b3fc31
object,9600753f0000994f,4f1f3149aecfafd8,879cbaeedd705ad7,7f4e8fd83182906f
object,9600753f00006302,f65af16d1b70bcfe,879cbaeedd705ad7,45d86a6c32470a2f
object,9600753f0000ac28,b261aee38570f3ac,879cbaeedd705ad7,cf51519a14ccffa3
object,34572132000000ee,e8df8482a13fd25b,2a81cfc177117a4a,e8df8482a13fd25b
object,34572132000018c0,fc13bccd28ee2686,7367708206d93e63,fc13bccd28ee2686
object,3457213200006270,cc32ab56ae23b7a7,94dadf459ebaaf7f,cc32ab56ae23b7a7
object,34572132000091f8,faf7e2e11fed72f1,7b935685e66074a7,faf7e2e11fed72f1
object,3457213200004dcf,fb1b755d4026a8bc,5f1ebcc50747b53c,fb1b755d4026a8bc
object,345721320000396e,3157535eb4951d2e,f5eed4c19f00154c,3157535eb4951d2e
object,34572132000068a3,a0c5f2d057f8077e,e8ce0f05faed7e5e,a0c5f2d057f8077e
object,3457213200000c3f,9b10971779c15484,e03138c4b5491f2a,9b10971779c15484
object,3457213200008223,fb4a665f41e82f2e,c921cdd1ac902080,fb4a665f41e82f2e
object,34572132000052da,e3e910964e1c8999,b9513681efd4d220,e3e910964e1c8999
object,3457213200005325,76d0f7ecf0e8c54e,a2c2a4bca7893c40,76d0f7ecf0e8c54e
object,3457213200009df0,861f28276af51d7c,b3b656fe361507bf,861f28276af51d7c
object,34572132000011c0,e24258b759bced41,c1c946c4cb8d4c0b,e24258b759bced41
object,3457213200001220,3234b4c9f990cc08,77b5358b2d210da8,3234b4c9f990cc08
object,3457213200001227,12f28cd8d42709b1,15d1803a67ade248,12f28cd8d42709b1
object,3457213200002c61,8eacebde8c806b27,c75ca9c078d572aa,8eacebde8c806b27
object,345721320000a429,e62a5f240c832bc1,b8be2f73a50b21db,e62a5f240c832bc1
object,9600753f0000accf,520672287e302cea,879cbaeedd705ad7,58625375eedb1065
object,9600753f000015f1,8d8174ed6cceebb7,879cbaeedd705ad7,5a22ac3df17d76b9
object,9600753f00004d5f,38f202e21249470d,879cbaeedd705ad7,8e73f5d411d1829c
object,9600753f00008a19,1f89adaff238e09a,879cbaeedd705ad7,79984fcb94241c7a
object,305bd60400000001,645fa7ebdd14e16f,2f9c998a33061167,71660eb8fe9b58cf
object,305bd60400000002,48d2b9f44e365983,5aebf9a72f09f75c,19d74309d716c07e
object,e99abdcb0000199f,e8283f27f83a9d22,2d5242ade2a5c6d2,87253189e609b24c
object,e99abdcb00001004,0c43452ad22f27d6,72e38c63b24a429c,943670551a298e06
object,e99abdcb00001495,193a80389f750425,348ca980ff3b9722,0e0315610b67b6a8
object,035f600700000564,7905cf70600be252,e0d16fb99c471ccd,5424a2bfbb7a583d
object,e99abdcb00000fa8,9cc8ed831830a278,63adce2c0bfaa529,fa87e190792deea4
object,e99abdcb00000afc,ce393813e1361373,13e62c38b741bb10,154daa3d5cf25b22
object,731e363c00000001,f88069b87671ba5e,2a35086ec01a84a9,e2964db630827c50
object,e82026280000152c,c2368dad2e63f55a,1f0624582371099d,0f8ca4fe08ba00d6
object,e99abdcb00001a58,db581a2c95565ab2,9a3dfbdd3d9b8572,4d47507568e759ff
object,c003924e00000001,6ad75996d64e8027,befbb6c9ac697162,ee755fff4cfe898d
object,e99abdcb0000035b,40ae40fb5a921120,b57ea951a870b9ad,c7f036adce654edb
object,e99abdcb000010ed,9a251f0477fe56a4,98328d7c344a3590,31766be7f5ca5fdf
object,e99abdcb000019bd,961d59b76d9a99aa,2bf0badfd320b1bb,dd25f8630323d812
object,9600753f0000093a,002ff18b2cbfaadf,5eb318177ce6beac,bf2053c407eea857
object,049dca9300001a07,69ff763b2b1b00ec,07169c124369743a,fbc953eda88e1d1f
object,049dca9300000cac,846886607ac9ee86,472699798a17fe12,8ac159cfb57c3dab
object,c0524a3d00000084,61adc98899405d2b,dec7007cc3788a20,5efb61c86d8072fd
object,e99abdcb0000003d,4ddd474352634a42,6d204b3555387c8f,1e3e26ecbf8ffcb1
object,049dca9300000fa2,1fcbdefc32b4ebaa,a2f17539f5b70906,35bb5714b268f2e4
object,049dca9300000f6f,060be49f2ab77118,2769f238034386d6,54087956374d468f
object,e99abdcb00001626,b5eb7b8440979799,91df144fd47c4ebc,6b989376bf8dcb9e
object,3457213200000b0a,28b5b704933ba56a,c8a01e7b477d65e2,28b5b704933ba56a
object,bd22c1f800000001,a7f985430f39b58a,d26c7973c35ca51c,80db5e5e0b356bc2
object,e7ca282e000000d4,4054ea5530574173,c43121a84b820c9c,490bba3d40af2267
object,34572132000008f9,8c40779359a37935,638e229691fde88c,8c40779359a37935
object,9600753f00003eef,7f942226e22cee67,6a968f8c9c1e4c56,a3b454533253c7bc
object,9600753f00009da7,be8b1c09b0c1b0d6,89b246680470048d,6cfa81cc39bfacb4
object,9600753f000073ec,ecfdec8003b2def9,b2d9feda2c16b25a,f6c79d18f9a63ab7
object,9600753f00008e1c,999686c3fdc9f718,d70b13c4bccea189,df3f234d2d601379
object,9600753f00004cd6,2418d2f24bc6c7b5,132699671f8d744c,5db83c51f7561ebf
object,9600753f00008115,79d6ad11c2fa158e,53df92797323ca1d,4fbdbe2410679292
object,9600753f00008944,42d0febd205168da,0a6aaaa340179413,2b2efe5af0c7ed96
object,345721320000a685,208f6b44c5bc2da4,2f02ccc944a27320,208f6b44c5bc2da4
object,3457213200000479,6cf35a540141dabe,ad184cdc53bd10f2,6cf35a540141dabe
object,3457213200003f50,a5054f746e23f69a,45e7a25bca0db121,a5054f746e23f69a
object,34572132000041db,0edb68ded53f528b,de7a2e707087b89e,0edb68ded53f528b
object,345721320000b89b,f472c64f806f6123,2e250804230483fd,f472c64f806f6123
object,3457213200008ab7,2752cb2425ff9f8c,b32ffe485d7a36b3,2752cb2425ff9f8c
object,3457213200005486,69bb71cb8f841130,178e29c67581c227,69bb71cb8f841130
object,3457213200005598,6ec98e2ed65425c0,0444081a48f2e1f3,6ec98e2ed65425c0
object,3457213200008ed4,401e0dd2110043a5,90c7c4a78e6226c7,401e0dd2110043a5
object,34572132000051f8,9af7584cf4eda581,5c70e531fdd76272,9af7584cf4eda581
object,345721320000ac51,565835dddfcaa9bb,c7403c4499e73723,565835dddfcaa9bb
object,9600753f000048ba,e164fe486ead3017,dc45ffce1442ef0e,487d2f8950ca48f1
object,345721320000a2d0,15576e0e888fb62b,5d73b6ac524fd451,15576e0e888fb62b
object,9600753f0000b60f,9950581105031b9d,53897c5b94318737,508ec9d0ed3c0a87
object,3457213200006a5c,036d3f4f71c3e693,e5b3ae1e6fa9610c,036d3f4f71c3e693
object,9600753f0000ba15,718fa44cc6249ca2,c1d367987616b6ac,31e8ff5bb4272836
object,9600753f00007cca,24ff549f73ffa5ee,d884fa9e84ab3ebf,cf0e9b477333f46a
object,9600753f00005e5c,eea1385ff401698f,189fa9b63ee68d4f,9d1461ffb5a4e232
object,9600753f0000138b,5863e80388b364a7,3b35041db1d216e7,d26b82b833a271f8
object,9600753f000015c7,db919bfdba8da958,ff201fc1d56d09f9,4b0709938407847d
object,9600753f0000302e,6861e7d7fe7314bb,53a089c8382ce272,49a887a24e9986ca
object,e99abdcb000008b9,b7fc8d703fe4817f,6f97546236ef2ba8,3376ff029c6f6a01
object,e99abdcb0000070b,f8cd8a618dde322e,59d01d8a1800eb1a,7d859be9a2c54195
object,e99abdcb00001852,ef7f5413c3de9df2,6f97546236ef2ba8,21c1587467e61e09
object,e99abdcb00001a1a,c2378fdb9818a6b7,391c05804b8a7082,aa3e77f0dce5e7df
object,e99abdcb00000bc0,2b3369827e430025,fc1002ef61960371,e6a528d87705f985
object,e99abdcb00000c58,f404f3b964d7be3d,9bd25efa46e2f802,286e80af3cece7e4
object,9600753f000025ad,bd485666c28d7a30,3fc296a2bbf67d6a,6b48e2051ad026a9
object,9600753f00005471,28c3b482f3900913,73dce1ab8908cd27,0a2c104ebb067dfc
object,9600753f0000a442,2f38431d51d5c8a5,fd76e29c668c6e40,68c574fe11a60ca5
object,9600753f00007ac9,018b44712c6237f4,479f1acda2c3da49,76991dff93bed7ce
object,9600753f00005794,0f83e894b6406745,1f5664d1526fc093,3140ef4a44f56633
object,9600753f0000a5dc,cbd45f867ecee5fd,f41b16a3bf812425,9f7854a2d03028e5
object,9600753f00002676,a815699d94e46618,6c1bd4a128694c96,bf903597c1efcba9
object,9600753f000042ab,fc0e145ecf003397,c30a3b2e2630414d,cde3e47d8f7de2a8
object,9600753f00009870,5af0aeaa8e51cc2c,9b208b92ba057465,d3213ea5034cd01c
object,9600753f00001b87,6daee4b178543deb,9f976baa11229ebe,11ff6626ee85c25b
object,9600753f000009fc,28e5f53b37f7b822,9f976baa11229ebe,a9d43b4c67b4bee9
object,9600753f000040e8,d4381007b9c5ed02,7eec20248270cddd,2268d74f172b769f
object,9600753f0000b197,4bb523308a17aa01,712acfea8d42679b,2500d90231b9db67
object,9600753f0000639d,7014aa952fdb3371,96642b783c331a8c,114499a5eabdfa68
object,9600753f00005bff,f96c30fdd61f662c,13bb769982003d81,fcdba47c6da72b51
object,9600753f00005610,1c820bf02727f946,f68ae1a416ef3e3a,2698cc976f68c1e9
object,9600753f00002cc3,28bd9c9565ca7a06,24b6d0d87340ada4,b0251ba6491f4f5f
object,34572132000047f4,632b09e5b2f14007,8a9254ec32fd1d6a,632b09e5b2f14007
object,34572132000060c3,9256585136143890,649fd088fdaca61f,9256585136143890
object,3457213200004a5f,631aa7a1aa43f933,c8921d66c8684e8f,631aa7a1aa43f933
object,345721320000059b,00a7edcc5926aea3,915a8c4164ce53ff,00a7edcc5926aea3
object,3457213200004e51,ae69797418fb5c3b,a3bb189d62ebe46e,ae69797418fb5c3b
object,3457213200004e97,1f2db4437d363093,c2e57bfd409e2582,1f2db4437d363093
object,3457213200000a38,d161cc8f3f244d52,3e11f7751071a2a2,d161cc8f3f244d52
object,345721320000b0fd,5ee31dfc83fa9953,2f905940af803231,5ee31dfc83fa9953
object,3457213200005384,bdb5a8e211128cce,a9de77721ee0ec54,bdb5a8e211128cce
object,34572132000025ed,e073a627b82a3fea,ad18bd569ebd14f2,e073a627b82a3fea
object,3457213200009cb2,633296e42951e1f7,eff49f8f7519ba96,633296e42951e1f7
object,345721320000b62a,f0bb29f58eb9d398,64d034d7b014773a,f0bb29f58eb9d398
object,34572132000087fc,501050353207d729,be3e75ac2e7ca8b8,501050353207d729
object,34572132000029ed,0060501c76690ea4,5576ebe26ee70cd5,0060501c76690ea4
object,3457213200004278,f2af1a7656296111,bd5bb25b0b98bfd3,f2af1a7656296111
object,345721320000a175,27da2dc5e5361176,0c6edf318c8f8404,27da2dc5e5361176
object,34572132000007be,ea1f53ed3471a1cd,d33e88395ecaa876,ea1f53ed3471a1cd
object,9600753f0000aa2e,0abb57e6d2556bc6,6e17686eddf5c6df,b3b56f164e697427
object,3457213200004634,86684c3e96d2b04e,8a9ac4e09a7d7098,86684c3e96d2b04e
object,345721320000084a,653ef363cd0ff0fa,0fbf0f621193132b,653ef363cd0ff0fa
object,9600753f00000e2a,8cb98162ae0c495b,aed79fe6af58640c,5da65bdffeb72f96
object,3457213200002b90,ad960c269246e7a3,9a5da2eb3616ee77,ad960c269246e7a3
object,34572132000048a9,5ed95f452dc63eb0,9a5da2eb3616ee77,5ed95f452dc63eb0
object,3457213200001145,cfbed67ae631a6c0,20b2eafaf9d63c8a,cfbed67ae631a6c0
object,3457213200008ba3,0d5f7d42bc209df4,21f3713ea41799ec,0d5f7d42bc209df4
object,9600753f00001f3f,b2c2bbfbe5375e48,bec3ec8d46021d3e,f8bdf750ac8fa802
object,345721320000bacc,fff32e38d0881cba,7a2d19e00607efeb,fff32e38d0881cba
object,9600753f000064db,98300f4f4c6bcec4,dbc226a3e75a996b,b25b36d88bac9565
object,345721320000ad4d,0cc90c8dd5be68cb,06bf68e8e0fed3cf,0cc90c8dd5be68cb
object,345721320000002c,e521db441e923803,0339c6aec36e6711,e521db441e923803
object,345721320000b5d2,ac048d006c090206,75e48d58c3730c4b,ac048d006c090206
object,3457213200003ab6,706ceafae2188187,be2df14ce13e3e61,706ceafae2188187
object,9600753f00004388,74cc7dbd1a9df309,d884fa9e84ab3ebf,247a6c32ff721b6b
object,345721320000373b,62d4aab48f82504b,a9274308a3e536cc,62d4aab48f82504b
object,9600753f000063cc,96d217fe54e4bc58,1ba742ae48c253b8,12114346a33fb00a
object,3457213200008e3e,33ff2015724e5159,bdf149fa20dcf1e0,33ff2015724e5159
object,3457213200002ed7,3a7c6e46d4b7ed8b,44adcdb0b83acfc2,3a7c6e46d4b7ed8b
object,3457213200003f54,480798d4944c8eb1,5b9676439842baf4,480798d4944c8eb1
object,3457213200007ad7,6b9f573258e99545,67e5f08f0ade1602,6b9f573258e99545
object,3457213200006043,93ca8d9896d25397,7d985d3cf27944db,93ca8d9896d25397
object,34572132000000c8,e77004e817a95a50,fafe77953addeece,e77004e817a95a50
object,34572132000019c0,8d36ef8a8991864a,bd9177b53fc26091,8d36ef8a8991864a
object,345721320000ac75,e99354bb6cd6d294,ed37b9b2b728fec7,e99354bb6cd6d294
object,9600753f000050bf,caa3e4cd8a93120b,e7f0244c7c132dd1,086161066c0fdecd
object,345721320000034c,fcc61a60ca2bd7f9,a33637c3b9ef9c24,fcc61a60ca2bd7f9
object,9600753f0000a349,186544133a0238d3,fb4cc96802beb395,69d5553b4b88ebad
object,3457213200003b99,1356f6536897a61a,0e1e3e7240d3de79,1356f6536897a61a
object,9600753f00004fa6,2bf1da67ac0dbfdb,7ee0d2c4664949a4,38ff187c563f6c55
object,9600753f0000b385,f531d0dc25f3917f,d4d469b7f96bef7a,ce52dac75650bb99
object,345721320000952d,537c987052ab1374,a9ccfa4ff5fb09ee,537c987052ab1374
object,345721320000aa42,dc8816f19d38aef6,f8e531b6f57a970b,dc8816f19d38aef6
object,9600753f00007919,cc294b4a5574b2dd,e246f3e7f6fe96df,e3f58a886ed020d9
object,3457213200003f6b,205e43ad4e8eb10c,f54dd017f6b7ab2f,205e43ad4e8eb10c
object,3457213200007f7e,b89da8a1cb98dd9f,943ec6ea7bfbfbfe,b89da8a1cb98dd9f
object,9600753f000050ce,f91fa642a9564c43,47ef0ac518c8dd22,ad3988dc9139f6d1
object,3457213200004d4e,6bf02a202c7049ba,1166bd1814762b0c,6bf02a202c7049ba
object,345721320000a0f0,fcc9d94423edcd79,9fc0e8d4c4d35862,fcc9d94423edcd79
object,345721320000347b,cad8c41ea08b10c2,a888f7e777357407,cad8c41ea08b10c2
object,345721320000afeb,283b545186fbb24a,88d0f9c6478385c8,283b545186fbb24a
object,9600753f00005f7b,a0ed6f559c159151,b08005f66ac1dc4c,3289e2ae5e2ad7e7
object,3457213200006f57,8aa3ca0763ef479a,ddcdd36ef54a0bd9,8aa3ca0763ef479a
object,345721320000827b,30bfede46cae0e0a,3d5b12829472a8a9,30bfede46cae0e0a
object,345721320000548d,68a6e21f0df67155,4f6157ca003cd3ba,68a6e21f0df67155
object,3457213200006e46,9256585136143890,3dc868ab67d5c7bb,9256585136143890
object,3457213200003791,ec4903c2a23f807e,12f08d38cc185d5e,ec4903c2a23f807e
object,34572132000079d5,4430259068233c99,d5351368ec1a1bc2,4430259068233c99
object,345721320000838f,361f6fd02774e401,179906e54ed54d93,361f6fd02774e401
object,3457213200007a81,5fe38a284899f5ec,178ea636de9039f6,5fe38a284899f5ec
object,3457213200007ac0,3dae8f976233dcf0,370cd677404bc4cc,3dae8f976233dcf0
object,3457213200007c98,963b4e1b13d5d908,dc601c59cd1ffa5c,963b4e1b13d5d908
object,34572132000045ab,07d346641882104f,5eea87f50664ddb3,07d346641882104f
object,3457213200003c7a,859d5704c22ef156,54808813b610062c,859d5704c22ef156
object,9600753f000005b6,10aad3a27cd38a83,d884fa9e84ab3ebf,63e779650ceb2358
object,9600753f00001f93,1a0ef6db46646990,153c68f7544c3468,a7e0d5d6c41a4c46
object,9600753f00005bd8,17980ae3c94895d8,4792155179bd7968,ed964234fb514744
object,9600753f0000aa4c,36fa87098ba74c95,0d8374456719d9ed,1ffe08f6652dfbb8
object,9600753f00006f0f,456bde347c5cb411,bf767e681ab603be,03276d6c2fd45785
object,9600753f0000b45a,ca4b2bdfe3ffbf96,e8d2a623654c5f8b,b16f9ec9a9f16347
object,9600753f00002724,22578eacc6043a42,61ce5a4ed5a27785,b072405e67bfe52d
object,9600753f00004df8,9b79578f52838c58,fad5f72703acaae3,a2f01b71c5bdf9f3
object,9600753f0000062a,38436787b5a4e60d,ea93c44209295416,f1a8500f4694198c
object,9600753f00004054,fd22218f5333ae9a,2e224ef615fc9365,f164ba3ad6a03f58
object,9600753f00008093,278bbac575e5e354,0ed89571fab33e13,a029c9d3138b34a1
object,9600753f00007eee,88e28cd4b7bd5456,9ef4516885f42f3c,c64b84e763586974
object,9600753f00002533,1a4ceb59754a0ad4,de02f347bca2e053,0d656b3bf8ac2ffe
object,9600753f00003d32,4f8d290baa7262b9,fa962be63ec807c8,b65ef74038767c4a
object,9600753f000002fb,730abdf3938a239f,88c6836bf4e99ca9,6ca8bc7d395eeae8
object,9600753f000018ba,ea1251eaaa5ad39b,717dfce0c0c4e61e,fc3a5c318cd8da18
object,9600753f0000030c,f8af0d273b08dd5b,eafe202e5e301923,4aaf59b255d645d4
object,9600753f000019a2,0e84358d4d5941a4,763c8d79972fc824,d91cfea7b5e868e0
object,9600753f0000aa41,585c3975aee497c7,b6df2ae48e7b54a3,d38545678503cfbc
object,9600753f00003396,454963e445ddc04d,9abb9d67ed4ccc1a,ecd34fab335676a8
object,9600753f00007bfd,093254782b55db19,9a89cc6f0169edad,3eeae999d3f5a1df
object,9600753f00002a0e,4f03e49e9d37fcdd,c62a60a6d1d4b45e,b17968823ef0c42f
object,9600753f0000a38b,44872c36eb8034a8,25c3db345a1adeab,74daf084413e9890
object,9600753f0000af37,0b2fa14a7ba0205e,4b0e52053020cfed,295ade8acbf95275
object,9600753f000026c5,71f0a2c70fef9ef7,be635eb1b0312b12,78e5dcead9036f66
object,c0524a3d0000006c,3af3b9ed184fb46c,aced621ff8a23f40,8fd089a329f4da45
object,c0524a3d0000008c,ea6e5d7c897cd0d9,282218772c5b731f,7b663e68ef3259a5
object,c0524a3d0000005b,8869e2e1cc09fb19,4ec340c5d436ec48,ace3bf6be47df82a
object,c0524a3d00000063,e765bc333446d189,cd5aacfb53ebad5e,eaacc783169c639f
object,c0524a3d00000062,d00ac3c124499f06,e6d24b5ed1716bb2,2dab77bad78238d5
object,c0524a3d000000ea,3839cdd185e1a813,74c93b690b138acf,aaf8a116b89e12c6
object,88b6ce2300000089,d066f6c091938574,3f0ee867bb5473c1,4bcedd8fdb8dbc55
object,88b6ce23000003eb,b2ad1d9cd4de9b8c,ec00c762a567adf6,327858312f70af9e
object,88b6ce230000039e,4039444c08f4823e,52b9f0e2188d69c0,4da2f954a71ed250
object,88b6ce2300000135,b2ad1d9cd4de9b8c,f7d3eba1f7dcbdb5,bfa80f8684a150b1
object,88b6ce230000004a,b2ad1d9cd4de9b8c,f43650e99c7424d3,5e95fc17cfe9746f
object,9600753f0000b9f7,5e6575257dd32c20,1229c5bb9dda68e2,0be63c0f5378ed0f
object,9600753f000004ff,416ac7ee8681f45a,ef9e7525cc4d4c91,f8b60d493bf7b2e7
object,9600753f0000997c,7580e3dc9b165713,1f8871e25c6950b0,6985a0080ec3dbcf
object,e99abdcb00001541,487b92d4562f4603,336b747a51aac8b7,5f9b1320ad1613d2
object,c0524a3d000000c1,83c47c2f5e1354a1,fbc87c6983e9c241,8204e2b4ed5886cf
object,c0524a3d0000009c,9f1dfdb1312f0f94,756e07f57255a0e7,d60c6df3a785582b
object,88b6ce230000033e,b2ad1d9cd4de9b8c,348454380d17dfed,0a05a2f7d2403635
object,88b6ce23000000f3,b2ad1d9cd4de9b8c,5902be9059c8198e,70816d8493e870a0
object,88b6ce23000002f3,b2ad1d9cd4de9b8c,22cd27b5daea1d4c,9ef3a31829641547
object,0abfeea80000024f,826df5e0b81071bb,88371247847ba302,4458bb75c0760f34
object,516ee30500000434,87a6ab088e6dfcbc,d1731a63bf022008,8793838b1be6267f
object,e99abdcb000002f7,e8ec9847093aa247,065ae857b29787de,1b107b79e3b1109f
object,345721320000a1f0,57b54d639e50d131,c5abe509c520b4cb,57b54d639e50d131
object,3457213200007f41,97bd0424d7a04164,df55b3a389b55d0d,97bd0424d7a04164
object,345721320000418a,9867e63ad142b4da,2f7f065c6cc58133,9867e63ad142b4da
object,345721320000b948,f9a3b4f2d82be40b,19ef13917da6803e,f9a3b4f2d82be40b
object,e99abdcb00000d4c,343047bd590e114b,5546d69ecff4da7f,c8f3f635d4d8b083
object,e99abdcb00000fe6,8042418894940e88,bef21e133331de4c,fd2ef1cd0d0c3666
object,e99abdcb00000528,e4c7cb74a12cd813,3335b613eaf3f747,4d2fc9229396714b
object,e99abdcb00000360,4481c249410591c1,2590e5ae0ad0b30c,39e570d96e0ce77c
object,e99abdcb000013ba,43f443773ce6ce1a,03359c0a06973959,47557735d592f6e0
object,e99abdcb000004b6,0edb039bd3fe79bc,dd3246031ec14e0c,2845dd06acf231ea
object,a88f2560000000a3,abef13a27bfdf729,bcf114d88e1a069a,6d6f58d3330daa19
object,a88f2560000001e2,0073ee94327eacd9,591aefe4c3a3904d,09a1bfe3156ffa8f
object,e820262800000304,3fde2cbbf80425c4,930525e778b18762,ddfbc6fc0f505c17
object,e9a8024e00000242,c9e566c7c529af53,1cbe03daa299214c,004b139c968151e7
object,345721320000760a,a9a89df4c103ab67,50603bd28c23e5be,a9a89df4c103ab67
object,9600753f0000adb7,2283a82f9087b0ae,c598f1b4b667e423,3955ee42c045bffa
object,3457213200000e4d,8c151320d4f019fb,44523fabb1c7831f,8c151320d4f019fb
object,3457213200007ed2,b32276e047c2bebd,75437d03ab88243d,b32276e047c2bebd
object,9600753f0000152e,263468e446d84657,d52e7b47fc187e10,b13d6c9414af3a59
object,035f6007000001ff,310b447dacd57b78,68692d215b0eb2e8,701183394ba6ee45
object,e99abdcb00000f6d,93dbb1958888fc89,034927be96f44283,c4977943f60f1072
object,e99abdcb00001619,d6371060370f7141,e8e57a4b8e54bdca,4b60cf6eec7970e3
object,3457213200005f25,3f17eee06d919157,00d746870aa6a7b9,3f17eee06d919157
object,a88f256000000064,d238e75696460876,38704c82b56763c3,fed637cf7006bf1a
object,e82026280000027d,373080b2e69db5ef,1f0624582371099d,c235c37030ff4ece
object,e99abdcb00000458,72e933baf4ee848a,d09c9f5ac83fd90b,5ef9d109f11febdf
object,34572132000074ba,3f17eee06d919157,380eea7df5c45b0f,3f17eee06d919157
object,9600753f00002c46,4d33da6eaf294718,90a7413b89c63fb5,24b5b3f625e91ff8
object,3457213200001abc,50a1501aa86a156f,43d95c59f73d403b,50a1501aa86a156f
object,049dca93000005bf,61b0824c42c928e8,2672a0e96697d2fe,501b730327d7bef5
object,e99abdcb00001891,b4ad5a3998f7d759,b2f4e65a84a7a2dd,01cea31eb43584ee
object,8533c07c00000001,61eb60938d6b7449,486a5af944792fb6,1c33de9d9a3a0adb
object,4b8e1ecd00000002,3551d182e404620a,d8753e3af9c7ff62,76b0a8933b1dd067
object,3457213200008cbe,50a1501aa86a156f,f1f31aa53d47c956,50a1501aa86a156f
object,3457213200006b06,77a85b2a52be3a5c,80e5846e760fb985,77a85b2a52be3a5c
object,3457213200008059,e5ddff75a48df982,2594707b6cfb257c,e5ddff75a48df982
object,9600753f000012d9,55141defeba3a556,23565dda5c1ff8aa,d56373f5b4d1d82f
object,9600753f000087bc,98d59a79dd5c2c10,72a44497b51eec49,5aa7af12e4af3ae2
object,9600753f00002acc,0150471a232d2250,01a23dbca404bdaa,95ed8dc7ddac8f49
object,9600753f0000b5cf,55141defeba3a556,32f48d72699dff9d,d56373f5b4d1d82f
object,4b8e1ecd00000001,822d5163c250fa10,dd30806315ab0d59,7ce3e23348a6cd16
object,4b8e1ecd00000003,e494dec7b68a2cf5,dd30806315ab0d59,98fb5689241d21e0
object,e99abdcb00000212,7d2be71cf2500c02,dd3246031ec14e0c,8cc2a088c925b464
object,e99abdcb00000618,762cb7afa4048d5c,5f40fbe5be7ad8cc,9ed8a0642833e89c
object,90e8e16d00000026,5bc4f69908b22c2b,71c1d57a32edaa49,ab2b448b28e8c3b4
object,871a5faa00000305,409e8d5699f6a77f,9524ce0dd13c6e4d,4dd171671925b044
object,9600753f0000bce6,21a18f993bc4dbbe,c12005045e0b3b61,9b359360aeb57f9f
object,75ff2f0000000021,07ff3a30c102579b,132a2b173e87c8f1,25c5d228cd15b34a
object,e9a8024e00000214,8dec153c76bf8c48,4883d42482c4b075,4d0c502c545d8517
object,1e8f4a7d00000746,60350a3141d02ce6,090a9ee5789b21f1,b6341051b1929e80
object,4ab3c12a0000085c,1776a3a6a23f81d8,c66413081e69bbe0,a9715ccdf50862b1
object,e99abdcb000011a9,1b4d9ef064d52ec3,e8e57a4b8e54bdca,3c329ace98ad3e60
object,e820262800000d29,fcc1bef181b8b5f7,1f0624582371099d,e2fd7a8afedb6ceb
object,e99abdcb000001e5,29097d5c2186aa9a,98328d7c344a3590,9bcc627dac356a3f
object,e99abdcb00000317,2ac74a08c987a697,b4f12183db808f37,80d575cd21cc77df
object,e99abdcb000003fb,cc77ae39688bbde0,bc1f8c505ca271b7,06cfe6c3063efc02
object,049dca93000008a4,d3b90d1bb683f610,07169c124369743a,f247163fedee4d80
object,049dca93000001be,d142711af7a87ba6,7ce017d26bf0a198,341f2e07b87ebc67
object,e99abdcb00001140,26f03edc6d248737,57bb0fd9211bb534,a1c393e2f318bdfe
object,c9a9221f000000cd,57915076a2e04341,51d51c92a9cbed43,8a7b16e018eceaba
object,e99abdcb00000e50,b3dcabe437bece96,820b3cb7cd6c299d,4adb77ccc04f8dc9
object,049dca9300001aa9,90f708dc3837a77b,23f8ee2a480abce0,f7738210ba7f48d1
object,a88f256000000216,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb0000152c,c323393ff7b835e1,df925d981053e7ce,01414aa4b311d788
object,a88f25600000012d,d43ceb8c5f0c5844,6d601d5825c7b68d,fed637cf7006bf1a
object,e99abdcb00000598,f62ffe19920fd2d7,e8e57a4b8e54bdca,3aa6b7e87e002c9b
object,e99abdcb00001205,1b872b990ca3a16d,e8e57a4b8e54bdca,f399289ed716d4c5
object,e99abdcb00000fea,0f16fc04e72497b9,e8e57a4b8e54bdca,ff1a73b3c685f83d
object,345721320000045a,9c28c4d7b6655779,593e2edd70ad96b0,9c28c4d7b6655779
object,3457213200001a4e,a9a89df4c103ab67,988c3fb98bb2dad9,a9a89df4c103ab67
object,9600753f00006cf2,c806d8d20b8cb284,1749953671b81581,37e2532b050a6e09
object,e99abdcb0000162d,99473072fb3cf0df,c54f92108b6876f9,1cc04e98668947e4
object,9600753f00002aa8,0046adbbaa0cfe45,075bb906768c8af5,1fe8c39c6b96f614
object,3457213200006032,8c151320d4f019fb,12dfc9232880c261,8c151320d4f019fb
object,c9a9221f000000fa,57915076a2e04341,ef19527bf061d966,ef9cd3f8d077dd1d
object,e820262800000216,8ab769d2c63007ca,6d4cc780105ac2a2,df7e17096d9e357b
object,1e8f4a7d000001c6,1bf23c79d0d24a98,01635ae55e2085f1,40ce5cc37dd1b899
object,4ab3c12a00000914,1776a3a6a23f81d8,5f969af9439b9910,f6990dd30d211d77
object,75ff2f000000000e,bac2e164c44d58e5,3902b5868608c090,3208a9cd78d1d0c9
object,e9a8024e000000f6,de8440d7e32ba502,9bd261b0251b3908,2058f10f88ec1906
object,e99abdcb00000df1,a07ea6383d1febf9,15e418a2f6a96731,753c088cd9e46655
object,a88f256000000049,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000b8e,a6be5e8afc971ac7,85bd3a82f6ee27f9,aa4f66110cb4db0c
object,e99abdcb00000320,69a875d65f02d752,be58bbdc2910a02e,7184d55ec0ce7a1c
object,c9a9221f00000087,57915076a2e04341,c462201f287148b2,7386b4be3f5d4351
object,e820262800000081,0dce7a9e75d8d31a,2d31a64906c4ecc0,55c542a4270d8348
object,e820262800000f12,7372b021b762e42a,14123894dc4ce3ac,e4a0c6f17d000c89
object,1e8f4a7d00000537,b2babff77023b19d,0eb55133d7d775cb,5c845679fdb91ab4
object,035f6007000003d2,88f1a6b88284ec06,f33336e5f9eef61f,7942ac42bdc48698
object,4ab3c12a0000077d,1776a3a6a23f81d8,374241e661c6dd76,550cbee40ae5d093
object,75ff2f0000000027,814168554259c53c,4ea360f8bd708ed0,74584c0ad65c6988
object,e9a8024e0000018f,6cf6bb43b65fd628,0b338d7cbd5722cc,cb154abdfcb2a24b
object,e99abdcb00001001,12da97f563eefd21,15e418a2f6a96731,9c632037129fccb4
object,a88f2560000000c8,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb000007ba,e9b532ccbdb421ad,f725bad8a44354ee,af8a5775eb3f034b
object,0abfeea80000040f,ef50bb5dbe245eb8,b1ec98093170db1b,b0fdaed088048bdd
object,516ee30500000295,dc3fd0e3bdd7e471,1248d82b19f81b0a,dc3fd1d030b463d3
object,e99abdcb000000b8,ac2a338fee11673b,9c2c395ed3c49e2e,65b9e471fa784dc3
object,e99abdcb00000b90,780ca4906add2fac,42349df24f29e670,7632695585045c32
object,e99abdcb000012cd,53292eaedc4411e3,9c2c395ed3c49e2e,27d0f35d7aefb0d8
object,e99abdcb00000c39,005b2743a276f85c,9c2c395ed3c49e2e,74fed69e67cc3c58
object,e99abdcb0000172d,45330e91aa59d24f,9335a3f1d6fc0349,d6a4262257a80c36
object,e99abdcb00001744,69f578953093f331,fb22a2e0d9bfde1f,d9e831e35bf55433
object,e99abdcb0000176e,102203bfa793febe,9c2c395ed3c49e2e,49fc366bc1a23e0c
object,3457213200002672,26312669591c55e8,13f105e2b83c63e0,26312669591c55e8
object,3457213200001647,885fe9c8d5af0de2,23e9943434171cb4,885fe9c8d5af0de2
object,c0524a3d0000000d,4488e52a9f0bde87,e3ae8f8dcd63c119,72783cebff5b99ec
object,c0524a3d000000b5,8e78a7190356d2ea,55bb07c8df8b6239,639da23f9517ee5a
object,c0524a3d00000101,df8587627dc75c65,1102f24b5471278f,f2f0f7d00e7cde33
object,c0524a3d00000023,afc081e2a37e1630,edc20ad764819f19,da6ebbd2dd4b89b3
object,c0524a3d000000f1,1286d0d163f32906,733028ee71bc58f3,066043b0f32cdad5
object,c0524a3d00000105,67c6462892b49621,37fae913e1a12636,0dc5e1793fed8f0a
object,c0524a3d00000077,a4fb0c4a02abde2a,727cb64376dafa06,8038e3164faae123
object,c0524a3d000000e2,42c4e604e2a22df5,74476489b1ef90e7,83d1eddc39be613e
object,c0524a3d0000007a,0ff3c62463a2f0fe,54d2c7126622caeb,c3c3e30502262071
object,c0524a3d000000dc,2a4e82fcc9cd9954,e53faffa7834b812,64638bdb18b6f71c
object,c0524a3d000000ee,ffa79ca07bcba18f,c3b92fd0afcc382a,d440cbaa3156baad
object,c0524a3d00000053,669529d78b257075,e1f10886550bfd2c,e1c96bb2ed2cace4
object,c0524a3d00000124,acc85e64d04eb411,ce76dbddb88e72b0,9a6115fc7063a2ea
object,c0524a3d00000075,4f41ce1f09ecce86,df205ea15112b6d7,051ade5660d90fc9
object,c0524a3d0000009b,0a2bcb31566d18a3,9d0eac6b79600e72,f983404034e8960c
object,c0524a3d00000008,27c2a9250d917ca2,3dd9aafa9662cf7c,0e6ed77a44665762
object,c0524a3d000000a7,ed2e9dacb23eb46a,106decac941e20dd,8e84684bf80956a6
object,c0524a3d0000011b,b27e8f2f0fba5906,73bc3f0a15764fe6,660cd79c6db284a4
object,c0524a3d00000080,d268105632f8a172,6f69fd428e98e92a,33614e8d69cf1fb4
object,c0524a3d000000d0,b71ca2aa89339d9b,0ee7985e34b0f0e4,5dbf0e6d597b96a3
object,c0524a3d00000024,726d8d9485c46ebb,129e206e317aa4ad,b4ba4ad14e3fb39a
object,c0524a3d000000bc,c618478552488f2e,5497848f9c30f619,897389168acd9c50
object,c0524a3d000000ce,accf6598252b0cc3,ced17e34db681adb,5bf75072e62448e9
object,c0524a3d0000002f,f0a66e512bd771ff,693cab77d6a96a9e,8a139cf186889c48
object,c0524a3d00000050,2491215cd6fd479a,0f9cecdf1106b0aa,8c85502355976b2a
object,c0524a3d00000046,8ddd987419ac4fdf,3cbff2471a682b22,40c63b829068d8e7
object,c0524a3d00000109,de34812fd097ded5,7d43cfadb5472e23,ec0a1fcf36c8662e
object,c0524a3d00000085,e3ffc071ffbdcc6b,8e63b042c2252ad0,ac3459a746b558d7
object,c0524a3d00000001,6fbe6d3cfcfe7bfe,534516248696de6d,6212c3505499d7a7
object,c0524a3d000000ac,23d9d49155a5e439,4fac30f4cfa2573e,adf15801f30193ca
object,c0524a3d00000108,6888e9a76e50461d,8dc99fc5a6bec0bc,b5d58c73d14b8c54
object,c0524a3d00000034,cc9cd114eb5673c2,37a0918ee24e13b6,42b45326cfeaf2a4
object,a88f256000000087,779638efcef06e40,ec7e18729b25258e,c41aaba597352ee2
object,a88f25600000014e,2510b7c38b01c04e,1e90b3378e6fff13,fbefdaf046adf5b9
object,a88f2560000001ad,d0019ad2f150b202,9e01c45201cb58a7,8fe5827875d72bf9
object,a88f256000000043,e5dc5542778c134d,6a437eea001a100e,9186e6ed3487d2aa
object,a88f256000000155,0703623bac4f29ba,0e92d1d1d012f837,39d94a77bb2df777
object,a88f25600000005a,6a7c9e5337112955,cb56a6296aa0a843,ebb9975242372ab4
object,a88f256000000135,eba4e95e85fa3ecf,894c3025f1f16653,0e65ed6eb0dcbd87
object,a88f25600000019c,256cd5a442f443ba,6bef9e33b1d1b356,84bd4683db2d8c4d
object,a88f2560000001a4,4f8bca5ba8caf1b6,5e20e5c5cebfd296,4cdf5e547c121e80
object,a88f2560000001b2,666c5e6029a78008,fd16044aa28bb300,2ebe5aa810d4b4fc
object,a88f25600000015b,de0d2f0ff07df067,39aa67b0d5b1ced6,dd5681a17f250d3b
object,a88f256000000177,cf572903d6236a11,fba520aac37d9d4b,3748e72ccd52c51f
object,a88f256000000076,8dba9771591f62f5,bbf2c5d566995729,32cb3067279a9ad6
object,a88f25600000011f,140eb762c72ee6c6,d13437d5efdfe61e,a9426e2148ea5572
object,a88f2560000001dd,82b0bb1b5b3480a2,10a35ab345dc205c,34a4d34ddb1cc634
object,a88f256000000055,53f2951dadd11298,1138c1d725659179,ae363c8e9456d57c
object,a88f256000000036,564a35e7d4fe110a,87ed8ec266239fe7,a91710ce4fa7cf74
object,a88f2560000000b6,27150aec0ae331a2,5d32d70dadfb34a3,a874232e3ca2f098
object,a88f256000000126,3c6281cb15c6566d,42f391177359a4dd,674fb3cccddad76a
object,a88f256000000172,640ca8b3b73def6f,ae6bb478ae0a3993,9be3d6ac2c217925
object,a88f256000000168,cc97f6660199822e,afbb5bc5a50a134b,6b7743050d18c9dc
object,a88f25600000002d,cfc5cdb1b3c4966d,f971d0240960a79e,ad54f51b0b2d8e86
object,a88f25600000001f,811cf11596ba57f1,19bc32fd96008266,f96339251505290a
object,a88f2560000000d5,0726215ecfed89f5,62e928a87c97fb60,f0681a0ea137afd9
object,a88f256000000031,0e68bbcd7164c74a,cfb374ff19130df5,7d4dcea9d8e8c10a
object,a88f256000000012,218fb9cd39e1f62f,c2f92159f78e56a7,092d9df3652f14ef
object,a88f256000000002,8ad9c203aa816a6e,81450830940894d4,1cabcfdca639c837
object,a88f256000000222,99660e729351f092,8c88a4267279d43d,7786938b61407a16
object,a88f25600000020d,17d2711710b2768f,cbfb2624c4ab6a56,9353728597725e80
object,a88f25600000005f,4eb99fe0acfa78f9,8edc5b19afeff22a,275bdc23b5433690
object,a88f256000000116,1fbe169ffd34842a,65b8b7b0009a3751,5a12f61396a8f3b7
object,a88f2560000000bc,02e8085e9febfb7b,a6bd69f01f495ca8,8b9e0ca2bc86b7f7
object,a88f256000000003,d3d8b3cd66d3586c,1c928b79d0b8d309,483416f894aa0b9f
object,a88f256000000157,ab11681e943a183d,4801eb054350dbb6,d0ae5a786aa0b18b
object,a88f256000000025,479a87dc8f61cdfb,8c671044b6520f8d,e3aeb7e9c2027762
object,a88f256000000136,9fe98c2737f5bb32,41958aba21aaecf9,80f120075d0dfce0
object,a88f256000000034,dfa67b1379c13fcb,2546fe667dc65c0b,644bff0ef51195bd
object,a88f256000000176,ef379a091c93ffd6,3f1579c8ee8873d3,a402f6d681461e8b
object,a88f256000000165,e032ff1a7827c130,df6283eeb6781530,19d05034a4c3d4ba
object,a88f25600000021f,7b9b7c08dc2b96df,56a66ad5ffb56ef8,706a10695f90c164
object,a88f256000000067,6d227b6ce2a247d3,b0ace8f6f09e64d0,d3070db2d313bb4f
object,a88f25600000013b,132aaa25f51ec2d8,9de345d7f8bbda9d,658db10a140eecb8
object,a88f25600000009c,ad034dfe22303db4,7b58a9587fa52e1c,82c07d0ae79cbff2
object,a88f2560000001c9,93b2712dd63ec1bd,462b19d98424e394,d4930d3ba26ccddc
object,e8202628000017b9,834d661e4f5b127b,7a2dbd8f8056c872,55c830aba1a01d89
object,035f6007000000a4,6d13d6007c924608,4b4a4b3131e45261,357284b7bb216591
object,9600753f0000487a,2283a82f9087b0ae,06185493ef8f157e,f0c2bdd544aeaf30
object,9600753f00002585,ec2e82c960c87c36,6dfcb154b218717b,7d800a0ce7f08986
object,3457213200001f30,96b4b85792756318,2458ab281fa26b80,96b4b85792756318
object,34572132000024e5,2a13a4724339b564,4028b79bba7ab33c,2a13a4724339b564
object,34572132000042b3,132545063b91ae02,a0475a4d3f30b07d,132545063b91ae02
object,345721320000ba7b,db89172da6d59aea,20f235b064d9c3cd,db89172da6d59aea
object,345721320000a407,821a707867876b2e,4e2dcea2ce0ef813,821a707867876b2e
object,3457213200007d8d,65299cb31c51d0b5,8cc8f939d0d7ec97,65299cb31c51d0b5
object,3457213200001960,e38d695ddf2ccd1a,180b5c65fc1550ec,e38d695ddf2ccd1a
object,3457213200001057,38c9e6dace7cdc5b,8be81c5bf95d4da5,38c9e6dace7cdc5b
object,9600753f00005d34,8f5c853a7a379063,d4d99cd879fca988,5b97e71f1ed4a2a9
object,9600753f00000a31,263468e446d84657,cc2fa3818bdbe18e,f1ed12c2875542b0
object,9600753f0000b859,87996d4b01bca211,5613f974534f398b,be770ba6cc0c4e07
object,9600753f000049d1,ec2e82c960c87c36,35556a8d21d4e787,0edddcc110126688
object,9600753f00005e2f,8366c39d4a36a860,dee3c770330ab635,07606fb2a2bd3805
object,9600753f00007b41,263468e446d84657,7f245243ba081a7f,b9ccd86b53311f74
object,9600753f00004d65,ec2e82c960c87c36,bfa4e922640f9cd8,b1d8b127c53ba31d
object,e99abdcb000015b9,dedad051550eb37f,de2890221415ace5,6608eeb60468f129
object,34572132000033c9,ec3209b1dd35b632,0dae27116a641402,ec3209b1dd35b632
object,34572132000020cc,e5e230e95f027009,8f0bc4d05b1b9665,e5e230e95f027009
object,345721320000805e,5b8a85754687c8f9,21136fede3cd2492,5b8a85754687c8f9
object,345721320000825c,b62dd1ebc2b4cf0d,07ad3bc8e9eac3a4,b62dd1ebc2b4cf0d
object,345721320000840d,23c9c40ea0ef6934,eacb88fea080a2af,23c9c40ea0ef6934
object,3457213200002c7c,e080441c25b86e9d,29b602c2b451e84b,e080441c25b86e9d
object,3457213200000c90,6620ac85f3b26091,1fc88f0a29e14b0f,6620ac85f3b26091
object,3457213200002599,cb265e52c8cef302,a77027a94813b20b,cb265e52c8cef302
object,34572132000039e1,795feb89eb14141a,358f7dc50f04b19b,795feb89eb14141a
object,3457213200005f51,9ab70e857c807f2d,f6252a5d8e32012a,9ab70e857c807f2d
object,345721320000ab1b,c005475d3c86317d,85bcca2a975f1ee8,c005475d3c86317d
object,345721320000655f,004f1335d370dc9a,23ee4702821cd7fa,004f1335d370dc9a
object,345721320000a863,8f555c3a2d3550b9,567c85f0376ceb45,8f555c3a2d3550b9
object,345721320000a7fd,b85832523db0b11c,3dde026d8ced6643,b85832523db0b11c
object,9600753f000003f8,2283a82f9087b0ae,3db1f49d84f8fd26,abb48e9fdf5021d1
object,9600753f000080e9,8366c39d4a36a860,3c52aa11654a5a0f,03150f9cb483d488
object,9600753f0000aa42,263468e446d84657,c9ca12cc3a4843f3,6bf29942e96406c4
object,9600753f00006b7a,b20c050c81a4974d,a58a83e67e22805f,0bb54f10b50c0d1a
object,9600753f00005885,222d5e9a0af51669,bd08fb714774e101,87208424807d8715
object,9600753f00000ac1,263468e446d84657,254563799bc1679c,c9ced3bd15ab9801
object,9600753f000047fa,119bf2af3bb172f7,f8ea9f08d585fa3d,1db326a9310d643e
object,9600753f00008026,8366c39d4a36a860,3827d8953725d954,6fed0ec492bc1459
object,9600753f0000a786,2283a82f9087b0ae,54b224545a55a42f,ce9b21dda90e1b05
object,9600753f00001042,ec2e82c960c87c36,590fab83819c2af2,677fd580cfb9fdc2
object,9600753f00000b0c,2283a82f9087b0ae,a881e74c1c8e728e,e846e81725d28306
object,9600753f00009e33,2283a82f9087b0ae,da4fe1352940c0a2,955daf7637935e19
object,e99abdcb00000e68,407d2afdcba9dfa0,e63440d92d4868ae,a373ce7a438790e4
object,3457213200006534,d599e9c0bcfcc7ca,e40a3e4862ae3827,d599e9c0bcfcc7ca
object,3457213200006199,11d5db15ac2e0594,319b8a4b137c5da8,11d5db15ac2e0594
object,34572132000040f7,e13910e343b7faaf,a433593f89844ec8,e13910e343b7faaf
object,345721320000a380,b981ee9e3ead1e46,0521c809e41bf572,b981ee9e3ead1e46
object,3457213200001031,504a8784367c6add,5132c8aa87c03ee7,504a8784367c6add
object,3457213200001a21,de2acb9694a2efc2,e6d0a85e3c270842,de2acb9694a2efc2
object,34572132000059f2,f594a6501f652a9c,14288dc992a425c4,f594a6501f652a9c
object,66394bf80000004c,e68ca98128aba57c,6bab593d9f4bd122,486309f5cc56cdac
object,9600753f0000036b,ec2e82c960c87c36,53d70faa252d9393,9fa1dab6142a42a4
object,9600753f00007436,263468e446d84657,46c759f50385ebee,1af3757688b9d9e6
object,9600753f00003a6e,10360af4e9dd7acf,e8086702bb17158f,7fac6a07850c4863
object,9600753f00000e3d,373b81601afb02b6,42372070535ea5e7,0b9df4f45ddacc4e
object,9600753f00002aa0,263468e446d84657,f034beea80b888f5,1c1e728cab72532c
object,9600753f00004c7c,263468e446d84657,363da124b3d78c4f,c28e7cc2d0704fae
object,e99abdcb00000020,e567d05abeb60530,83bd38b4ce91ce38,2d2cea5e269db9cf
object,e99abdcb000011cb,9dfee3fa12568373,0abebb06df9fc1ec,1d06cd5e74a2034d
object,e99abdcb00000f32,655ecfa3a95d9d1d,ab97303190cd4c59,06bce6af396be76e
object,345721320000a565,95ee28cbd854529f,617fc3d89a00173f,95ee28cbd854529f
object,3457213200004cfc,20d4607f256b5498,effab35ed4c95aac,20d4607f256b5498
object,3457213200004fd2,3be6b25117b7774b,90386c0b8ccbb1fe,3be6b25117b7774b
object,345721320000afd9,a20b9e92ce360dc2,b70e3ed8a483debb,a20b9e92ce360dc2
object,34572132000084ae,10a83d7e331f6f44,a22f5e5fd2ccd01c,10a83d7e331f6f44
object,345721320000b822,d300fa28d2bf7533,de69a8db5298c8f2,d300fa28d2bf7533
object,34572132000044e9,243b07831375309f,887d74f2e0afbf92,243b07831375309f
object,3457213200005cd6,96039e7882412e6d,909731ab74c34051,96039e7882412e6d
object,3457213200000fab,e8f4508c6c0f377e,767aeb92a177743e,e8f4508c6c0f377e
object,3457213200004040,f169ac2d8a5715d7,30a4af761e006e46,f169ac2d8a5715d7
object,34572132000056d7,771cacea5b99c122,4e9baabec99cc5f9,771cacea5b99c122
object,345721320000855b,7e78b0d0280b6524,a8ea83b10c1c36f1,7e78b0d0280b6524
object,3457213200000cd4,fe0c2c699af08354,389351dbe4f4cfcf,fe0c2c699af08354
object,3457213200003c4b,611b3568f66dec2d,23e7538731f19516,611b3568f66dec2d
object,34572132000047e6,b6cd4ca5e3964cb5,614dbbbad551c969,b6cd4ca5e3964cb5
object,3457213200000a75,68ed47a9cb02ad2d,7d5b9db8c5742240,68ed47a9cb02ad2d
object,345721320000aabf,aeb274ad2a6cbbcc,3d4150e2ab211eb9,aeb274ad2a6cbbcc
object,3457213200008cf1,9f5baeae70796aa9,d7a7052d53167446,9f5baeae70796aa9
object,c0524a3d00000036,ef08066a56fa7b6e,91b6ef1052001f6a,24b5409808c92ca8
object,049dca9300000089,fe8c01deb240671b,8f46f39f71cc9e52,3fa62dd7a47be684
object,9600753f00008bdd,2eea1e2bd6460ddd,c4311f38af354396,c6b0ecaf61ed4c3e
object,9600753f00003c97,263468e446d84657,b8cbf3c38c1658d2,d730484e45ce679c
object,9600753f00003a8e,01653eb4cf885d55,0c15b2d7b4bbed6b,ed027f69255df8d4
object,9600753f00004a8a,e5db48442d223945,b2301bb17533117c,55e336a09900c496
object,9600753f00004ee3,1793776f3955390f,c57a4621cee003c7,04de231f29420d44
object,9600753f0000bd9c,263468e446d84657,b4e2805de4a983e5,87d08d04b574b857
object,9600753f0000be3c,01653eb4cf885d55,e7229d51bb658c02,ca1d3aaba5d0f90f
object,9600753f00006666,01653eb4cf885d55,f883af06a4d19842,5426c6cf39402e15
object,9600753f00000269,ec2e82c960c87c36,8985fb9434f232ee,edc8c8ab845127fa
object,9600753f000064d5,49209790da273f01,9948da83fe0db583,bd7fc9b0d04b86b2
object,9600753f00008cff,2283a82f9087b0ae,5aacfd878da4980b,8d3f1b78cc1cb806
object,9600753f00002746,ec2e82c960c87c36,2b03f9549d4a8e49,be7a5e2157493569
object,9600753f0000a2ce,089698cbfc079b97,11cbe6b3bb948d3b,8bd8dcf84f811276
object,9600753f00008469,ef71c317e6bd8efe,5fd5fce3297594e0,640ffb766c2f6b2c
object,9600753f0000ba2b,2283a82f9087b0ae,80d0637f7579288f,64a305d0d34d6535
object,9600753f000015cc,0d3579404d1865e8,5b2643e43ec7bd0d,0ea4fd50d466f95b
object,e99abdcb00000bbb,aa3cab53ff751d31,b570e15c5eea1660,94513924af1ba2b6
object,8f8f933c0000000d,e904d9ad058f8267,8926b887778833a8,c45909bf82af9275
object,88b6ce23000002ea,bdc351cd05aee74a,76a3b85a2e451f9e,b36c53447c6bb0d7
object,e99abdcb00000cd5,fe9d30c6a08aaa03,9d63b6bc6020abe3,302b3b62c8188705
object,e99abdcb000004f7,b982ca98110e58b0,cd90704cc3341a4c,74910c8d31566fb8
object,3457213200004e5c,b69879e25cd6973a,293f9f5dd2a73a82,b69879e25cd6973a
object,9600753f00003348,1bea3741e661138e,71920f812e37a4a5,4cee25d451c5329b
object,345721320000b776,68ed47a9cb02ad2d,bf76b80e14b88482,68ed47a9cb02ad2d
object,3457213200002d49,e1d6f444a2ce4909,ca0c5ab929e289ec,e1d6f444a2ce4909
object,3457213200000105,17c0450b7a44350e,4442dff7ac58470f,17c0450b7a44350e
object,345721320000960f,866cc33a42a56e70,e42fe1ca0ee84259,866cc33a42a56e70
object,3457213200004d4a,8ab790865d9c6755,84e2273489100bd0,8ab790865d9c6755
object,34572132000067f7,af6fab26066bbf41,bd575071ba67c31b,af6fab26066bbf41
object,3457213200000f05,a20b9e92ce360dc2,32b7bf594fff4891,a20b9e92ce360dc2
object,3457213200007658,10a83d7e331f6f44,93fa884110990f2c,10a83d7e331f6f44
object,345721320000873e,2a13a4724339b564,b6fc286e0559c7b3,2a13a4724339b564
object,9600753f00006189,06ee15e9bc0764a4,ad6dc0649991d3c2,83f040920aaf6b72
object,9600753f0000356f,e5e8e92a134eb5c0,4d0cb8de4cee782e,a2a4cb44a265b0bf
object,9600753f0000110d,fa5cab30feb826be,71920f812e37a4a5,1271133506b33d2e
object,9600753f000078d4,e5e8e92a134eb5c0,c3ad5a497410c1e0,a2a4cb44a265b0bf
object,c9a9221f00000050,36ba708cea9cfe0e,68832fff91937d0d,b5c2458f00a92910
object,e8202628000010a7,0bd822e965846d0b,28bc0d907c0a06f0,0abbe83993e5a4b7
object,1e8f4a7d00000149,c5016c9558fef658,2c673c675a263387,4424d4335fc7d89d
object,035f6007000001af,05769e2d3ca982ac,ce7df0110637f68f,004a9042e60a859b
object,4ab3c12a0000058a,1776a3a6a23f81d8,057d77be3479247c,a8743a45941dd89b
object,75ff2f000000000b,2c3c2b64be5d4cc4,ad4d85e9caf3d06b,4acdfc9f17e4b95a
object,9600753f0000721f,ec2e82c960c87c36,6aa4308387b56128,661a5303769c6ca7
object,e9a8024e00000194,ca47b6b4313ab530,50ae3b8e76c226f1,0c69c5c67a313e0d
object,a88f256000000119,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001344,4ad08769285b08de,588c77c4cd33fb22,464a53a593af19eb
object,b2c1454f00000001,9e4360f1b2c1454f,9671d1b7b928ba39,042179d60693d589
object,e99abdcb0000012c,0efd1567598fa33f,a8896bf85fcf9b58,4e5716227aa7aec8
object,327d7f6400000001,1717f7ba327d7f64,52c530de77dfef3a,55c0d14184bd76c5
object,a88f25600000005d,b904d3a91d86ddd9,184f14509fbe3f1f,6b7743050d18c9dc
object,e99abdcb0000119b,79f4082588ce0162,1c927639adfa4469,85e9ef6094867467
object,e99abdcb000001d0,be17f4fdab22abdf,1c927639adfa4469,57710795824c9296
object,3457213200002dfb,0a526fd4034dd7ed,25f098bd548b97c1,0a526fd4034dd7ed
object,9600753f0000b5c7,a85e05cb1d36d162,705ef64b3c723db4,419ef1d28dd15c4a
object,9600753f00006318,819dc6293c0f91e6,53897c5b94318737,6653dc17c76cc8f9
object,9600753f0000711a,f6406bb67f4b06e7,53897c5b94318737,7012dee7555c7618
object,9600753f00004ba1,369e7e8662e233b6,53897c5b94318737,804ff21dd9c7022d
object,9600753f00002ad1,255ab382ecd09e06,e38eb603c8e2757e,721a4b37a02d6594
object,3457213200009e8a,d7bd380260330d64,ba4f43fcb8c26ae1,d7bd380260330d64
object,3457213200009e8d,ef2d91a0adf8d58a,0864857106867ba9,ef2d91a0adf8d58a
object,9600753f00001247,af558bd4ce25f9e7,af803447f7c22c5e,1212699b2b6e26fe
object,9600753f00006766,dc1a23fcb929905d,b53d3f29ca755a9e,1860986ffcb8c2f4
object,3457213200001bea,38c9e6dace7cdc5b,c565dfe4fc58a6b6,38c9e6dace7cdc5b
object,9600753f000070f2,255ab382ecd09e06,804d5b0dc99edf92,721a4b37a02d6594
object,a88f25600000013d,4e9ff064429b5a21,238d8c014a99ae6d,7d4dcea9d8e8c10a
object,a88f256000000062,0a71183cbaded50d,fe314eb7b984a43c,a91710ce4fa7cf74
object,a88f25600000007e,0f489cecaae6befb,a2eecfa2967ef68e,9186e6ed3487d2aa
object,a88f25600000017b,a58629f533f54061,638d38367516f0b6,9353728597725e80
object,a88f2560000000b4,4074a6b94fbdc7bc,96a9752b6dae9bce,32cb3067279a9ad6
object,a88f256000000095,910f0983cc2928ec,9c3dd187eb54b283,8b9e0ca2bc86b7f7
object,a88f25600000000a,4e42b5a3633d6e49,eae07e1405572599,e3aeb7e9c2027762
object,3457213200005c20,b6cd4ca5e3964cb5,5df8de83f4fef631,b6cd4ca5e3964cb5
object,9600753f00009d1b,7933f00ddbeae9eb,46357d8ed2abdbfd,4fc86d59ef7525a5
object,9600753f000071d0,cc6531f88554b560,1a70bb63f5592d9e,bc093bc33c3ce3c2
object,a88f256000000117,2d472ed1a47b16c3,2549aab5e73ab299,c41aaba597352ee2
object,e7ca282e000000b5,ab148c909cfb9239,5803d3449bb0e8ea,92930fd1b2b96b13
object,a88f256000000046,0d2728d082574e0d,7175fabc099a461a,a402f6d681461e8b
object,a88f2560000001c8,7ee17917d6083094,bf99ecd74d95e1d4,ad54f51b0b2d8e86
object,a88f25600000000e,bb2610b03f523771,bdafb66bd1f26f81,483416f894aa0b9f
object,a88f256000000195,53b8b561d80bf756,31b1fcd5c22ad8ed,34a4d34ddb1cc634
object,9600753f00009bec,0cdedaf03a16bfef,ad3d337e4124bbf7,1a098ea637fa5dac
object,a88f2560000000b9,34748d869d95b14e,4fb672712710e848,3748e72ccd52c51f
object,a88f25600000014c,ecff3754382c2cca,482adb4cd6d84841,ae363c8e9456d57c
object,345721320000a2a6,f594a6501f652a9c,40e53f18d892a8a3,f594a6501f652a9c
object,9600753f0000a255,f719aab372cea3d4,e7505eceb8b3abd5,7e0677dc9cfa5240
object,9600753f00001edc,f719aab372cea3d4,dabb4e5dc17c7ce9,7e0677dc9cfa5240
object,a88f25600000018d,89302591abddc5f6,e0b7d6308ee44884,9be3d6ac2c217925
object,a88f2560000001b6,f814b07869465dbb,7b4b21bab7db034c,644bff0ef51195bd
object,a88f25600000011d,fbb2dcb62fa1b017,84466e79a5537970,d4930d3ba26ccddc
object,049dca9300000aa1,cb7dc31760e30204,5c5321f147bb6082,97df6c0087c63ac6
object,a88f256000000005,4f6010127d8e28a1,90bc1b713628467d,82c07d0ae79cbff2
object,a88f25600000000c,4d3f44d16d1d8349,249f4749e7053ef2,d0ae5a786aa0b18b
object,a88f2560000000cc,96d5bb4014c91dea,44be86234b7e82b9,706a10695f90c164
object,a88f2560000001c0,1b96af920b2c46dc,ce9e249be6d23d8e,1cabcfdca639c837
object,a88f25600000017a,6bd88cb8c9c3a1a2,fcc1b61edaf27d59,275bdc23b5433690
object,a88f25600000020e,572639a15d74fb17,3a195a90a6726749,674fb3cccddad76a
object,a88f2560000001a3,03e6180eb1ce33bc,0d861f75aca0cb7d,8fe5827875d72bf9
object,a88f2560000001ea,276fe0405197cba4,e41126f623ba7ac8,fbefdaf046adf5b9
object,a88f2560000001f0,c05beda2646986dd,fb065addbdd076c8,658db10a140eecb8
object,a88f2560000000e3,9c8b8cc793891ceb,33f9cabeefda09d0,7786938b61407a16
object,a88f256000000103,5a006b3e9926f8d4,90b959ed1a16156b,2ebe5aa810d4b4fc
object,a88f256000000219,183a41d761281d3f,636eb9adb652881e,dd5681a17f250d3b
object,a88f25600000009d,d748db3415162417,7123d1012197cdb7,092d9df3652f14ef
object,a88f2560000001f3,e5c07705318ead76,78543e53a03c1a67,80f120075d0dfce0
object,a88f2560000000ac,a9a49cadd1e13d68,f40f030879da041b,a874232e3ca2f098
object,a88f25600000010e,0cd68b5fbab75e7b,4f6d261ed7feaa96,39d94a77bb2df777
object,345721320000549a,b85832523db0b11c,bb7b7c03bdc9fca5,b85832523db0b11c
object,9600753f00009ac2,88f5bd598861f200,e7505eceb8b3abd5,d37cc5b780b1bb33
object,9600753f00006205,88f5bd598861f200,61edd13481d531af,d37cc5b780b1bb33
object,a88f2560000001e1,dd7f0a0844b6ac96,9737870c0fceb093,4cdf5e547c121e80
object,34572132000036e6,8f555c3a2d3550b9,0e8109f1a2c1ebd0,8f555c3a2d3550b9
object,9600753f00004cc9,71423c61f978f90a,e7505eceb8b3abd5,fab5d57473d4a18c
object,9600753f00002f40,71423c61f978f90a,30d8ac174c4d2ee1,fab5d57473d4a18c
object,a88f2560000001d8,b7d8b54632ce5504,ee8fd76d44d19599,a9426e2148ea5572
object,a88f25600000016d,572e71db99758f66,0e3f8b0977bd6758,d3070db2d313bb4f
object,a88f25600000012f,cf0a32d3373b79e1,0a153dca14b39756,5a12f61396a8f3b7
object,a88f2560000001ae,f0690fae3fa502b3,06b74afd8a361139,19d05034a4c3d4ba
object,a88f2560000000eb,aed8db5f160d5e8e,596da2520f54e178,f96339251505290a
object,a88f256000000204,851ca1c7e64ccee2,6276dc537e015797,f0681a0ea137afd9
object,a88f25600000010b,3103dcbeae5c1886,8dbd488f18d8025c,84bd4683db2d8c4d
object,a88f256000000227,3e0785d800f773a5,97e11c427e90f4d9,ebb9975242372ab4
object,e99abdcb00000ef5,bc29b21128197764,b6d50032efbf62df,a2c7b0b860a3bf9b
object,e99abdcb00000f17,a92dda99e1df0e8b,06ea4445fe438071,c575e05e9ed7e6f2
object,e99abdcb000014fa,d5a37ae2397b9e7f,6f91c37b9a295307,9958f0149c64f5df
object,e99abdcb000007bb,c8bb73accb18879d,878ce83dc5cfe784,fc310ae5e15f2bda
object,e99abdcb00000d85,6e8f4f6224fa6673,fd51644ceee2708b,ef4fddafcbb17ce1
object,9600753f00004c44,ae90f9baff2d5f4c,e11e82fd61c27d5a,7d0e36adb7aaf554
object,9600753f00009569,c205e13c62cfb913,887cc91076394693,e09c475c9aefcb28
object,9600753f0000606d,64ca9d35b716861d,fd8d62efd1148d90,2afb3de4d0cb894b
object,9600753f00000a20,66f3a4620bce7caf,e4e2be154603d501,cce1d5920c31d334
object,9600753f00001ac6,ddda4b8028157cdd,ec2ac0fc4d15baac,f6dd8dbff71c5a9a
object,9600753f00001d7e,b2987bf32b5b30f4,d91cbc3351aa7caa,c544c4534b0d08bd
object,9600753f00008ddd,dd47cf8aad1e6b2c,23565dda5c1ff8aa,be6d95583756c339
object,9600753f0000b94d,6c944b206aa0480f,2ca6acea5db88137,fdbabb51fb3ea582
object,9600753f0000919a,b04d533c29ae8e2b,911ac1f4825d3926,98906141c1ef3e43
object,9600753f00006ada,ee16c3be21f32b5e,d1009d04d41eef90,af8ee8496a8873f0
object,3457213200007579,adaca8f32fec3883,d93ea3c44fa9399a,adaca8f32fec3883
object,345721320000003e,d6bcf1e9e9c3b4e9,0c0c415df48e2586,d6bcf1e9e9c3b4e9
object,3457213200004660,c306f831c8313d3d,fcd1e77b0dab28f8,c306f831c8313d3d
object,345721320000a604,58a5e47d79ef301e,9a87f2a7bffbb47a,58a5e47d79ef301e
object,3457213200003157,4cfa40a5329a9763,0048079906df82f2,4cfa40a5329a9763
object,3457213200008f7f,4b99bf8b9b7c5ffc,fb1f7fd76b9f40fb,4b99bf8b9b7c5ffc
object,34572132000060e7,613b255085b6fafa,7ccf1bb112e9d116,613b255085b6fafa
object,3457213200006368,215d43c6146167cb,518790e2501a4ce1,215d43c6146167cb
object,3457213200000868,2dc4155869bf0bb1,756d5216f41c76a5,2dc4155869bf0bb1
object,3457213200006661,fe49568d71fe9ae5,07649393e61141fe,fe49568d71fe9ae5
object,34572132000066bf,51141f428e51dc2c,101ccfe7d8f21804,51141f428e51dc2c
object,3457213200000985,9b4b28d67056c4c9,310adae2bcd5f4fd,9b4b28d67056c4c9
object,3457213200002154,96aa33aae0e6e868,e2c0484597efcea4,96aa33aae0e6e868
object,345721320000b031,94949d1ff3d03427,08d0879c524d66ab,94949d1ff3d03427
object,3457213200006a47,b36ea6edcd52257a,7f715c55441ce0ed,b36ea6edcd52257a
object,3457213200002499,291d7672ba6d3947,1fc526970a7c580d,291d7672ba6d3947
object,3457213200000e5d,192581011843343d,d3afb702f3cf3bfc,192581011843343d
object,3457213200006d94,08108baecd2363f4,7db3cfde64ad9970,08108baecd2363f4
object,34572132000056f4,7cffb4e7000a81de,797d355f4653cb5d,7cffb4e7000a81de
object,34572132000086b7,177414acb94494bd,deddea0ff8567cc9,177414acb94494bd
object,3457213200006f51,0fe91720ea7b848c,eb76998758ec2ec9,0fe91720ea7b848c
object,34572132000029ee,ff32fe2835b48658,733707a8a84abf63,ff32fe2835b48658
object,3457213200004205,bd68e635c504c3b9,1ccdb154eafa3e40,bd68e635c504c3b9
object,3457213200002add,a2397f1da49c2aeb,ac0bf5829d9cc3a7,a2397f1da49c2aeb
object,3457213200007266,5b54185ca154c99f,d2f36227a73f88c2,5b54185ca154c99f
object,3457213200008b9f,070b7553167ed41f,404724ef9500f389,070b7553167ed41f
object,3457213200008cdd,0e77b886fbfb2562,7269be5bf67b88d4,0e77b886fbfb2562
object,34572132000048ca,470dfa57b0238619,ff05d1eb351a58b0,470dfa57b0238619
object,34572132000007e5,1c468c8a29d0b7be,2ce05629fb7660f0,1c468c8a29d0b7be
object,3457213200000aac,acf7223e25582bb7,a225ad515f8b01d6,acf7223e25582bb7
object,9600753f00001eb2,3570507eb2c3d0e7,2c3159bee4c8c332,476e9ca254a3349f
object,9600753f0000ab86,537cde316a274adf,4f7c6c262913017c,80dde766ba6f76d8
object,3457213200006248,05bbfd01cc7113fe,f52fd68fd2c3339c,05bbfd01cc7113fe
object,9600753f00000600,1fc2be0d3dfe3c79,8c957787fc320e1a,03ebf50901b3ddd4
object,9600753f0000a16a,cafa4cbeaa3bd68d,79eb36798bf6a648,ebcf9b6a2b6af790
object,345721320000b70c,cda0e4099786fcf3,ec582d21da7afb19,cda0e4099786fcf3
object,34572132000090a8,5931d35794420948,55e50c0e6da86382,5931d35794420948
object,3457213200002ad1,b97e500dbdaa676f,3ca8601c2ffc4edc,b97e500dbdaa676f
object,34572132000064aa,c7d93720db614fbe,8a4e4a09d1f25664,c7d93720db614fbe
object,9600753f0000719e,aa29b7bd054d682a,71920f812e37a4a5,cfd0c3d93d35b628
object,9600753f00007c27,774fcac63077031b,d884fa9e84ab3ebf,310744549845a687
object,345721320000657e,8c6d953ad7dbd5f2,26b0b1d713aa4864,8c6d953ad7dbd5f2
object,3457213200003547,45066fccc594bb22,4886c599cb181e25,45066fccc594bb22
object,34572132000094da,7e0386f448c6cfc5,cdb39c7a883f034a,7e0386f448c6cfc5
object,9600753f000083f6,913bbf57686d8dfa,54625a403ae59564,a803b6f8e15696e1
object,3457213200001ced,9c006f04a8b37d27,33bb7f7ffb65d618,9c006f04a8b37d27
object,9600753f0000854b,383cb5a541e38ddf,330437246f7ebbbd,f5e2df78a3b1d473
object,9600753f0000b59d,4e302351657d8dea,d884fa9e84ab3ebf,cbf159852c2563ac
object,9600753f00009ff3,ca71bb94a1e58a1a,4029869e2b85b587,dacfb37c5d2740d3
object,3457213200001e73,adaca8f32fec3883,e529375d90f4ad29,adaca8f32fec3883
object,3457213200001f48,307b765ec6f4c404,9f69785d00e59ded,307b765ec6f4c404
object,9600753f00006b28,c0b1404a9e0053f2,b025f349d4996cda,e27b896b5d9b1567
object,345721320000549b,6e26196ded7b3e32,fc0e9f54a449b14d,6e26196ded7b3e32
object,9600753f00009889,57e2b0b46be9be54,405929521eabda5e,a919c63c412ce3f6
object,345721320000340e,9779d67e74872569,83af728203325e4d,9779d67e74872569
object,3457213200006806,440853b11aa33f81,ce7ce400798dc6c0,440853b11aa33f81
object,9600753f00008e21,4c98ce658e5d047e,1e4e0bfab0a10f7a,026cb3cfac2980a6
object,345721320000a258,d259fabd13621328,0d7a7c58901f0469,d259fabd13621328
object,345721320000b8a5,7cffb4e7000a81de,3476d42534fbf0d3,7cffb4e7000a81de
object,34572132000077a3,51141f428e51dc2c,d1a78d42e191029d,51141f428e51dc2c
object,3457213200003b62,419213b1d5310d93,e0f03a6fd948b402,419213b1d5310d93
object,345721320000acc2,4d8ca8d7f608a80a,f4f0e814dca1e14f,4d8ca8d7f608a80a
object,9600753f0000070a,ced9d05a5e2da699,b905e95ca5580416,6cbe2b2975b86877
object,9600753f00009fd6,6695e3672c75c4ad,2f81174540ed2c49,798700c71a1a7b5c
object,9600753f0000afdd,d02992c80bfab20a,d884fa9e84ab3ebf,1c1ec5c86885e7ec
object,9600753f00000754,c5c939605f066ab4,7c5d8d886dc92160,d7f454cca17a74d8
object,9600753f000046f8,73ea3a76c4a52ed8,53897c5b94318737,19db53aae6c5147c
object,9600753f0000b72d,0bb9edce56dd259e,71f0bdbf0995476a,7b3dbf91d8c3c7ef
object,9600753f000099a1,86fb7e45859aae06,32b90db90629d389,248426665d48deec
object,9600753f00005ad9,496271ae576717e2,53e55ba3fe893ed0,b76ad2a887797927
object,9600753f0000158e,465e7fa57b705b95,b53bfbf272f5bf99,632425db821895e2
object,9600753f0000731d,e8d11b762927360b,74113076d04c57f4,09a5768d5aa4ab66
object,9600753f000015b2,adaf8a97ab4adaa0,1cefd06bc6b2fa72,43c63740682d381d
object,9600753f000064af,3a56d0838c928cee,b56a160855281f8a,2f404afdea9a2bd2
object,9600753f00003ece,bdb567f50d3e4479,5b9310cd95854af3,86b7cff3e2c9cf59
object,9600753f00004122,5813ba9d985b4ba6,9e5d57fddb6a8ff4,730055f442df48c0
object,9600753f000061ad,383211f9d0498cdb,395bb4efa761f4be,a4e293ea608689b0
object,9600753f00004fd7,7503a860f3d93ecb,d92b3e7b300a960b,a03f0617c27af52f
object,9600753f00008621,16a55d1e4497e60f,894dad2be8c9dff9,abba3ac317b12b28
object,9600753f00001f7e,b77437dacc27e0c8,f53f8c372f5302c3,d47c75b00cda6bd0
object,9600753f00009a8b,d81a7ed9564eea48,64eede5f2624bd1f,83f7c777ed3672c5
object,9600753f00005b1d,204a6a5712ac270b,22f259f889e01f93,cd3126341193cf18
object,9600753f000026e2,75857d181e535e15,507e4cec1a311671,1b3b04fcd231939d
object,88b6ce23000000e8,e34c2cc966d44533,fa31add6dfa188bd,cdadbb54a26e9894
object,88b6ce23000003bf,3361fd183aee66cc,6b2e7e0a1910487b,5a99cb72d21699eb
object,88b6ce230000002c,3361fd183aee66cc,deb307da67bfec20,f176159a02c8c6a6
object,88b6ce2300000227,3361fd183aee66cc,2c8d1cf19f4b8f7a,c2a49288fba6fbf6
object,88b6ce23000003db,e34c2cc966d44533,a3c7f97d0246f022,29efb6f163f2141d
object,88b6ce23000003cb,3361fd183aee66cc,36b2fd991a4e566e,6cd13146d5080050
object,88b6ce2300000011,e34c2cc966d44533,67801e0ebba736a9,f417032eaa551c9f
object,88b6ce2300000156,e34c2cc966d44533,a4d3c8f0d1ad6e99,35b494a6064d9b04
object,88b6ce2300000404,3361fd183aee66cc,e49e9c5decf2903f,9957f51f02666281
object,a88f25600000015e,8f218cb896a8c967,fa9c80872ca8d680,0e65ed6eb0dcbd87
object,e820262800000e44,4f6d653f4f033441,e18220a344914a43,95032ed1733c3c01
object,9600753f000055e1,1611437aeb327628,965b0261b399993e,c90d706471de7bb3
object,9600753f00002687,c2f06166459c0309,965b0261b399993e,3b360baa91ea12fa
object,9600753f000083f7,6780fc9412fd9076,b4830ce5ebca9e83,8a3e9c34861cab8a
object,e99abdcb00001900,c7622e50a3e81b41,6ea827d9f47c054a,7889692d2d48ddd5
object,e99abdcb0000021c,48f6588ece009b1f,bf5bb1ea6152c9ef,6fa9387a89cb2c52
object,049dca930000066f,3b1d7f947b67d641,5cd02a4ac0677691,f68f701459534585
object,049dca9300001928,038ed335993ee9ef,6889a3de9ba72cf4,22f500f42b72c237
object,9600753f00007559,a916c0c2d1b1921e,0e53be4a5539d84a,cc4b75929f23ff67
object,9600753f00006b4e,dc5da24d647d75d2,c0d6ce4284d6614e,7cc04cfe087c555e
object,9600753f0000129e,2dde26d5cd7f091d,b713e64238400b25,9951e08b41f311c9
object,9600753f00005317,d434f487b0df0c0d,0f7667be232196ec,21b8d3c1b06e155b
object,34572132000031a5,314f08234d92f764,6a8961968e54bc2f,314f08234d92f764
object,3457213200003241,881d52a9e20662fc,78bdb26c99f7e921,881d52a9e20662fc
object,3457213200006439,17049351c7129717,f44f2b50a51ed76a,17049351c7129717
object,345721320000962c,6098c493019f4cab,568461ee92bc5dd6,6098c493019f4cab
object,345721320000b287,6373944d4c493efd,ead043035092aa5a,6373944d4c493efd
object,3457213200006de8,cf6ee97e697ce2ca,83fe96438b55e785,cf6ee97e697ce2ca
object,34572132000012c0,632c624a7caf45f1,52e4d767079aef4b,632c624a7caf45f1
object,3457213200005c66,bdfc7eb1b36d586b,157172e84a0c4ee7,bdfc7eb1b36d586b
object,3457213200006f34,1c80ae2b08cfffef,b1edc31458baa8d3,1c80ae2b08cfffef
object,3457213200009c57,727cd61d78646d96,52aa34f35c9686b5,727cd61d78646d96
object,9600753f00004e1e,9417daa211d138e6,aac5614f7dda3bf6,5f8c597411931ad3
object,345721320000604b,ec83855dc4eb6a60,f811fef00c140794,ec83855dc4eb6a60
object,9600753f000000f9,38f1a95a64b70490,89918628db644f8a,7c31b704782a0bb2
object,9600753f000096a3,cdb2b08a7a8577f2,53897c5b94318737,d12db47df552d454
object,9600753f00005953,476169ce8f3c35dc,d4a037fba49ce6e8,0d594732392a29c3
object,3457213200001646,2176e2384e112879,f98ce548746a6d9a,2176e2384e112879
object,9600753f00002962,4b158cc8e3e3833c,3ef3ac325b1165da,29e1e00d7a63f797
object,9600753f00004e4b,84a8a244470a9efa,8c0439ff58022790,3d9c3551e9265814
object,9600753f0000261a,6e2ad4cc694e6f54,9b8d63c9a665423e,626ce7f93eb2932a
object,9600753f00009aa3,e968d57784f9a829,d3bbeaf5b6bd1583,c0c6781fe9d9c20c
object,e99abdcb00000407,399246d59eefc688,40664b29fb90925f,522838865dd16c1f
object,9600753f00007c7e,e6d80da4b9856741,2e8e37cd7544e579,0165bb0d49ebe587
object,9600753f000077b6,5ce72fa906ebb0fc,3f8b74995d41c63a,ed33921687257598
object,9600753f0000aa1a,b6603b174d1cec59,5ffc0a3328727636,81ba940fc4dbdb50
object,9600753f000040c7,9cd25690533bba1a,efa21e278060cf27,eee81de86f2cacdc
object,9600753f00006982,f0ec739ca8cdbb00,e43596653985500e,5c2b1dabf444d057
object,9600753f00007fcf,2a18b0e4c4c357a5,5ffc0a3328727636,dc39a66e578523be
object,9600753f0000989c,a8a3ad7b68d9c139,2227f090082e0b13,29beddf28b5414cb
object,9600753f0000b5bf,1bacc18f1a661c31,4741d8e43a1306b5,c7c4d3f8da77366f
object,9600753f0000207b,674cfc80f95c096e,fbd33eed17780a33,c4708c9c10719e29
object,9600753f00009b48,d333d5f18e94a39b,1e99a1923fa4531d,fc55dff731547183
object,9600753f00000f97,d3831a857143b7c4,551e14a32f77825a,38c4d9da436e15fc
object,9600753f00003f11,064449ab92b3cc2c,4b95b8d66a5848a5,ae9730cb16ed540e
object,9600753f0000704e,9c487b0ae7ca3470,aebbb884db1c4bd4,852ba771f7671502
object,9600753f00002113,1701a622752db6e4,a37d1d9a28275bc2,747fca7b4f7240dc
object,9600753f0000497f,b0adab766c6b2692,24ebc8e849ea0e81,a95c89fcce41e183
object,345721320000471f,ee0fb841a933be9b,06f9478690b8634f,ee0fb841a933be9b
object,34572132000030c6,fb2f05ec749f3692,02be37d5478b7d8c,fb2f05ec749f3692
object,345721320000028e,8747a37b267a058d,3dcb7afcfcc877e3,8747a37b267a058d
object,3457213200003247,1b42b5948e79f68f,c952ec19d21cc9c1,1b42b5948e79f68f
object,345721320000792a,85a89b0e195a97a1,d485bb159ca292e5,85a89b0e195a97a1
object,34572132000049de,f362c2625d1115d6,c1f85ecff23aecff,f362c2625d1115d6
object,3457213200004a6c,653c292e0ae25cff,2530bbd96f5ae772,653c292e0ae25cff
object,3457213200007a24,d87138cbaaa54638,47a2fc00d353cb7e,d87138cbaaa54638
object,34572132000004ff,7d164144100ec165,e378ed846acaef40,7d164144100ec165
object,3457213200006325,92fad48e12fa83d0,b6954af66b93aa89,92fad48e12fa83d0
object,3457213200007bd8,5cfa78812aaded64,bace7b38384667a6,5cfa78812aaded64
object,345721320000ac21,babd94eb35c47f29,170dcb01fee4817b,babd94eb35c47f29
object,3457213200003697,c573f5cd997043a1,773c108c93b8fd7d,c573f5cd997043a1
object,34572132000036d7,db820000e91daf99,85dc9ae612317c4c,db820000e91daf99
object,3457213200009633,675e9d88f1be3555,0ea0c7c4ff353690,675e9d88f1be3555
object,3457213200009698,1190e19c3130a21f,f5521313328847bd,1190e19c3130a21f
object,3457213200000b11,1b740646730d2e7c,831376d4e49eac14,1b740646730d2e7c
object,3457213200008254,4e27a2891cf4d92e,00defdb33c24a88e,4e27a2891cf4d92e
object,3457213200000cc4,0c77607fc5db4eac,ba77c06273eb08bc,0c77607fc5db4eac
object,3457213200006af4,bfde371b6aaa9570,b186733772b063af,bfde371b6aaa9570
object,3457213200003c0f,0e12526b876b2356,71f903d5093a20fa,0e12526b876b2356
object,3457213200009a71,83897100d4c27180,9619b305518c0cef,83897100d4c27180
object,3457213200005440,ff0b8d9eb329d70b,595f2d7bcea6a778,ff0b8d9eb329d70b
object,345721320000b2d4,a1c28a00d368bb67,0d3bc24063b63ed3,a1c28a00d368bb67
object,34572132000055d1,9267369ae72ddbc6,66ae1a211a151d1f,9267369ae72ddbc6
object,3457213200002920,bfb54e330ce1aa55,49897e97c4aab7c3,bfb54e330ce1aa55
object,34572132000011f6,a342ee73ffe13a92,819796cfad4e4397,a342ee73ffe13a92
object,34572132000088d4,dd956f2857cc1677,2aa1bda8eed905d5,dd956f2857cc1677
object,3457213200002a98,131898f1fa6499fa,24d1e0f0d6960717,131898f1fa6499fa
object,34572132000043dd,ac3e7baad7bbb141,a804e3f3570f21a0,ac3e7baad7bbb141
object,345721320000747e,5942a18263ef6dcb,34b54e6181114546,5942a18263ef6dcb
object,345721320000bb42,be06b100a0a9de4e,132fc68f113bd5c6,be06b100a0a9de4e
object,3457213200002ee3,bc5e429d44f18f2b,4d82effa8c379645,bc5e429d44f18f2b
object,3457213200006dc9,8ff31a2aa8944aeb,7fed4405bebd5f5f,8ff31a2aa8944aeb
object,34572132000027fb,e96b7a912f0a433b,288c223defebe6d3,e96b7a912f0a433b
object,345721320000540c,475044c098738a24,e062d82f9d35cd45,475044c098738a24
object,3457213200002d1f,3c8d558a866a2efc,3bdf8ec8c1b3893b,3c8d558a866a2efc
object,9600753f0000b010,0b2290005da22c90,493c4387f0db383b,f5dc2751c5e73e80
object,9600753f0000b346,bef53b5fe55a68f0,53897c5b94318737,9a08edc47e36bfee
object,3457213200009349,dde95ff0e9bf163f,cf1c8a3e114ccd42,dde95ff0e9bf163f
object,345721320000500b,7b7df6e7d87e5175,9d099cc5003de98e,7b7df6e7d87e5175
object,9600753f00000202,c0c028e04b247efc,b221297915fcbc28,4871ce6bc9e5b4bd
object,9600753f00004fca,516c701a30ba4622,d91cbc3351aa7caa,1370e33c381499c0
object,34572132000060d2,1f27b71b902ee3ef,e860c418820f7eec,1f27b71b902ee3ef
object,9600753f00003f7f,26fe5b98b89bb171,9a56e832fea9f926,8f967600d5e05342
object,9600753f000053f0,dacc7ea3c340733c,d91cbc3351aa7caa,9dc9efb669930167
object,9600753f00002897,3f594b5a44e9c749,a37d1d9a28275bc2,b3cd28d89e0a81c5
object,3457213200005ef0,f02669f8ab32345e,ae4025e365df2fe3,f02669f8ab32345e
object,9600753f00004326,abb71d4cc2ce728a,dedd0e31b1d071a8,55e64da6c656dcee
object,34572132000058b9,39d84d6e7a1abeae,99c37a111c3afb8b,39d84d6e7a1abeae
object,345721320000bbab,1bf0af84b885e5e0,6e5385cdf045951d,1bf0af84b885e5e0
object,3457213200007e1a,8b20a6b2f9cd98f5,7927a28013ec9f6a,8b20a6b2f9cd98f5
object,345721320000408d,38dc8abadef7672b,5b33263dbaf333b3,38dc8abadef7672b
object,3457213200009fcc,9a751471fae5250e,ea3c3ce05380d77d,9a751471fae5250e
object,345721320000b180,264e9fbcf275f9ca,0e1e3e7240d3de79,264e9fbcf275f9ca
object,9600753f00009aae,b9027c48a84d7945,7ee0d2c4664949a4,58c2f7d0ba2cced4
object,9600753f0000aebe,a92d2c85f5be4861,6215098e65893765,6c987d65782d03bb
object,34572132000038f6,774fff75535b79fd,ae63c2c4a434c144,774fff75535b79fd
object,9600753f0000b66c,19d4fecee13584a8,67b850e4b97926a7,d204921e421e5d22
object,9600753f0000247a,26bd9159dcd8425d,1880bc51a4b4b450,d487a0712cdc51c8
object,345721320000975a,eddc91785dc4ad7d,1a597de949e55ab6,eddc91785dc4ad7d
object,9600753f00009c95,971a5952cb5e9c92,53897c5b94318737,fa1e936eb57f9976
object,3457213200006227,774fff75535b79fd,4b764e9d235cd4ce,774fff75535b79fd
object,9600753f00005145,19d4fecee13584a8,32ae01aa07ea0ee2,d204921e421e5d22
object,34572132000055e2,3c8d558a866a2efc,f645738fed4909cf,3c8d558a866a2efc
object,9600753f00000bd8,0b2290005da22c90,e185167bcf477e87,f5dc2751c5e73e80
object,345721320000b11f,653c292e0ae25cff,d256b18dbf6ac56a,653c292e0ae25cff
object,34572132000036c4,bc5e429d44f18f2b,1e39f8d16306c1fe,bc5e429d44f18f2b
object,345721320000bb31,0c77607fc5db4eac,60bbf1b34688bfd9,0c77607fc5db4eac
object,3457213200005410,bfb54e330ce1aa55,20d873b39793a761,bfb54e330ce1aa55
object,3457213200007ac6,1b42b5948e79f68f,31e25e7bfc05c19a,1b42b5948e79f68f
object,3457213200000758,1190e19c3130a21f,02f73f8c70284cc5,1190e19c3130a21f
object,9600753f00008968,964a8f93c0050972,d2404d7474f91e1d,4110df78db7b25b1
object,3457213200004bbc,881b3d00658ab330,2640e26907cbe74b,881b3d00658ab330
object,3457213200001c33,db3df9604dcab850,9c2335e319dca253,db3df9604dcab850
object,34572132000095d1,6397382bfb295981,e86a0efbf801154b,6397382bfb295981
object,9600753f00007fdc,efce80ddface794e,a073c1f0c53f4ca1,ee527f262772c601
object,9600753f000069bd,97ab6057e42ba94e,23565dda5c1ff8aa,1756a399162ccae8
object,9600753f00003ed5,0ae44978a4bcf29c,b0da020faab56b56,4dbdc0e0ed97792b
object,9600753f000055c4,4b7619fb4edb852e,ed91eca3d379b199,66f6e5d23ff9afa4
object,9600753f0000a0ae,c17d961a9dd91867,189fa9b63ee68d4f,dfbc5063d130c451
object,9600753f0000615b,1f80f40cbd5b1cb3,7c5d8d886dc92160,13eb9eee15c370b0
object,9600753f0000067b,6962aafed296e63a,1880bc51a4b4b450,6172483c258c3539
object,9600753f00005e92,dc2b4445f0dd27fc,bb6bec5919558650,b65d3ace9524267b
object,9600753f0000a01c,1341b998e716b26f,a5f81add868f35a4,0041a9796804b0c6
object,9600753f00007eaa,d018824dc5451328,dc12b734965128f9,f47968d7bf33f5a3
object,9600753f00001c2d,834bbbaa769adce1,3ca38fe3c4a613a3,f11abc5d71ff3683
object,9600753f0000810b,d1351389b58b7b88,84b07a3af99a5e18,08c87db29ec43999
object,9600753f0000bc78,b63cb587252e2509,9b4aa83b2d39138a,5fd558c6d2525261
object,9600753f00008c6a,f3628f60dc6109a2,8c0439ff58022790,308e2f71401b72e2
object,9600753f00001b8a,8dc1a9ca74031a39,ddbd4a65de346a96,29a60156253f9e65
object,9600753f00002de3,473f4f9f5556755e,d2404d7474f91e1d,0056b060a366019d
object,9600753f00005e88,d77b4f1626932dde,9e5d57fddb6a8ff4,902270a0b09438b9
object,9600753f00009332,251ec7719d91c768,3651fa8241179385,42cf40e439d4d97e
object,9600753f0000332f,ac1d364e5f6b6185,189540b5c2f7cf7c,0c280252659927cf
object,9600753f00001b6d,3bd5795329219e9b,bd9376b85d0ca2cd,9f126553c123754d
object,9600753f00000524,1982052e6b713cd2,167b20cb20886ad9,7705de45fcbb691b
object,9600753f00006a49,7e2cbaa0fba96f05,a4d249e6801a8688,f91d6df5dd0f5cfd
object,9600753f00002c60,0950b6a5f94738e8,1229c5bb9dda68e2,1b155adb8ec65ace
object,e99abdcb000009bb,06646661624c0220,6b3e6b4cf8016d4f,7640d877a4f627ea
object,c0524a3d0000004f,3e0f11812a0e627d,d8c5d474a19a57b8,41c1c1694302f99f
object,e99abdcb00000d87,7929b09c1858d593,4da0d10fc9321804,ffbb8e05e33b43a2
object,e99abdcb0000028d,6235f1d30d1f6ba0,f68cde33f90039ab,83c48c7ba8989525
object,e99abdcb00001085,b1eaf9b6cc283e56,988773fe70d6c1cd,a98215b1de6c7f0e
object,9600753f00001256,118b8fb2911205cb,7503945047540f6c,7e9a2b0ec1eea5d6
object,9600753f00001846,05c619f50937a182,642de61a50fe6b45,b66822815c005ce6
object,9600753f0000883b,6841d9343ed31632,a23753bfc9e0729c,81ad92a0075443f2
object,9600753f00001366,a7dee1e47d91b3e2,1dea8a90bbdc08f9,854918a194c5c9ad
object,9600753f00009a02,146d780c4428dd88,bef9ad0b7ebcbdfc,13d4871a2a6b9b3f
object,345721320000a51a,d04f0993bcf28f3a,8a137d81c5712f28,d04f0993bcf28f3a
object,3457213200004836,588e454d85891e5b,571ef80216819d24,588e454d85891e5b
object,34572132000077ce,9e1d4e1a2fd974df,f6bccb149efbff76,9e1d4e1a2fd974df
object,3457213200003167,0f67e189f573eccd,3297aee99691896f,0f67e189f573eccd
object,3457213200003415,647dc30000f94701,e78a9d3c57405352,647dc30000f94701
object,34572132000020cb,85cec683e6bdd478,724bda22ed133d82,85cec683e6bdd478
object,34572132000082a3,84ab1ca05913c5bb,ad0189e4b96cab8d,84ab1ca05913c5bb
object,345721320000a197,2cd80a609d367a38,0a5d0b89c3191edf,2cd80a609d367a38
object,345721320000ae00,69565c0067a8f58c,8495a03a61964663,69565c0067a8f58c
object,9600753f000092d8,1813940a22b0ccdb,0a21ec4c1a697999,2a060307c6802778
object,3457213200001acc,3dc2d140c4951288,9d035ea1582eb6f1,3dc2d140c4951288
object,9600753f00007ff0,cc1d2838b241386d,f470557dfdf9aa5c,15eb730dd8697e21
object,34572132000037e6,db409f8be5df3ae3,9c29aafa79d25525,db409f8be5df3ae3
object,9600753f000049cb,1cc09c0f74d39b32,d3e91b041193a6ca,909e58ec989a7b73
object,345721320000562a,bbf7c5524ee82c7c,0dfa8ac58130f5aa,bbf7c5524ee82c7c
object,345721320000120e,f2d75b8f90adb1f4,9b7c3f7ab2865218,f2d75b8f90adb1f4
object,3457213200005738,4b00ef51c6cfab14,f52fd68fd2c3339c,4b00ef51c6cfab14
object,3457213200006ceb,43e5ef4ae93eb400,0d30ac5b25d8ef65,43e5ef4ae93eb400
object,3457213200006541,d063a850b25d2fca,4100adf6f0f49db7,d063a850b25d2fca
object,34572132000047d4,5f4969d89c512e9f,95553c0c7816173b,5f4969d89c512e9f
object,9600753f00004ec4,58611ec71014ef9a,5102c60332116b3e,41aee7cce99edb73
object,9600753f00000709,807de2ffb51f4cf3,797563a58d6e6422,d1389b030bbdc02a
object,345721320000abfd,8dc03fe46c57959b,6941d221aade4df1,8dc03fe46c57959b
object,34572132000086b4,9f66222900278266,5425ddc33e9bfe1d,9f66222900278266
object,345721320000288d,85cec683e6bdd478,821dbbbd4b248476,85cec683e6bdd478
object,34572132000013d2,8f42b628484d48c9,dc8419bc33019d55,8f42b628484d48c9
object,3457213200002973,55613dc42cd86b88,99f83f23a95a7911,55613dc42cd86b88
object,9600753f000005c0,fe64a55415066215,b31760edf587460f,1aa6dc91b8eb4f33
object,9600753f0000a5e0,bc681554b2e02bd6,8c957787fc320e1a,052e2106aabc6a1f
object,9600753f00003bc2,b55c02eb2c620c76,53a58d764fea52e4,75b705b157d8648d
object,9600753f00003288,f4321591b5385c32,17840c4041a91ac1,77e179b877cf1cd0
object,9600753f0000121b,10ceb59367aa7049,2eee931765b12067,a776225924edc518
object,9600753f0000a601,5345ed6d44276601,1c066b762b79b5e2,38e6dd44818acafb
object,9600753f000040c4,17dc61981f7ebf18,0d8106049ebf2ec3,5b549e95d515eab4
object,9600753f00002c2b,fa5a4174552339ff,0584f36708b18371,93ee489f04c0ac8d
object,9600753f00008efd,9575db83834ea27e,0a4bb0be8cab0d48,433a8f92e3dd6940
object,9600753f0000b986,d9b6200b8b8adbe0,8914130138e7a8c2,72435916c649fa4a
object,9600753f00004b8d,bbddfa4884fdbc6b,42b7448151f06df8,2811af16072e29ff
object,9600753f00009aee,b52b4c74d582fa40,e174951bc9ce4d37,c3314832ec9df888
object,e99abdcb00001271,b30d4ccf7bc57861,893851cd803d9da9,2b84e2a8cf862e97
object,345721320000a8aa,62d4a8426c16fee9,91b3dbdef0375306,62d4a8426c16fee9
object,34572132000072ee,28e7449aeff921ce,f4bfcbc3cf9e2028,28e7449aeff921ce
object,3457213200002dc7,73844dd8fca85825,b219641d3f65cf3b,73844dd8fca85825
object,3457213200003cef,14cbe70c15bd85ca,9e9c74e7044a13fc,14cbe70c15bd85ca
object,345721320000946c,c78604aae697a8ed,3ae5b10b724af6ae,c78604aae697a8ed
object,3457213200006419,6041fec8171811a6,ad1390993ac57413,6041fec8171811a6
object,3457213200000a8e,0433a761ace245b8,c1090a8bffa4bb1e,0433a761ace245b8
object,345721320000b40f,f6ba5e071c4eb253,e2588322e62a616a,f6ba5e071c4eb253
object,3457213200009cc7,f63cbcdd3c81d001,c781193ee14fe49a,f63cbcdd3c81d001
object,88b6ce230000040a,870e61070a129c12,5d1b6709fe585bb1,2191f2d236e2442c
object,049dca9300001aae,eea8ca7a699171ea,05cefd8962597b99,a1e02dcc8929dbc1
object,a88f2560000001fe,3f89a9124a3a1242,37db4ae41787c417,80724de6f59abff6
object,a88f25600000019d,15c324733d191f67,ea669ce4914a8666,e03052de7cf6acf3
object,a88f256000000019,09a5f6e9176e8f27,0fed777fb0805c05,8b694d9616ff8ae5
object,a88f2560000000e4,2cd69caf50c52e53,35ea9bcefda92831,681c0e858e0b29b9
object,a88f256000000038,64aaec9383cdd00d,acbea668ff462a7c,178390f74d74e122
object,a88f256000000206,4c65a0047ce3af82,e3681fbf5e34f910,6944a5f1928d9c55
object,a88f25600000006f,39521283c171be7c,2b9846faedbc278b,e215db427fbb7c10
object,a88f256000000175,bd5ba08068b9ce39,d4de02488b6b0a0d,3c6e2be60483a34a
object,a88f2560000000b2,f60837da61b0d4ec,97eb213c5ef3601f,f0e9f0c553ea06c8
object,a88f2560000000c2,fe4fdeedbdd2e4be,0750db190311f1a9,dd6abb0803eaa72e
object,a88f256000000109,1535541754fe001a,946cd25d26f81735,195c5716f1e267f3
object,a88f25600000020b,1d150138e11af771,4838b53a7ea598be,6c1c4e5e58948152
object,a88f2560000001c2,eacb7ebff789f0a7,65b8b7b0009a3751,cdd5f51cb2ed4c76
object,a88f2560000001e5,ad30c0f784fc39d0,4a09e58c249b8512,6acf18ed6d9cc6cd
object,a88f256000000047,b242a338d3c29edf,f15f926d9cdf0b06,839b509329d85876
object,a88f2560000000fa,3294df9ab5dad72f,a94d66c0ded43aa8,55cc1b3afb199cf9
object,a88f2560000001ff,67e0e4d50a2068a1,6648bb3e345a9b13,828c5c47a75929c9
object,a88f256000000125,fd4c353d2fa91efb,f182901dd0c96c1a,f35494c72dc0ca2b
object,a88f25600000007a,79c5ae63448f2075,a85aa62259eaf020,76cc8a886d79fa0d
object,a88f25600000010c,c19c56af67534053,ef1ea6d154906ae1,8ef87d70c9f274cb
object,a88f256000000085,300d0786cea91ee6,a6c9f2360f7d0bf2,413cd4fdeccb1ef1
object,a88f2560000001d1,6445203e404cf484,16377bd8c2cba52c,cea59782fa0e777b
object,a88f25600000022a,7b017ea47a3ab635,a7f36b80b840e3a8,1bb28221acd791e8
object,a88f256000000050,81cc164b7a408637,ae66e727c4b07151,8bfd65d0fa2a2aef
object,a88f256000000051,f5e5d50e6ab48538,65ae6adab266912c,9f0fd48a0ae7228e
object,a88f25600000002a,ed304a13f7ef355e,211b24921f2afce2,f50d2621824923ce
object,a88f2560000001ab,737d6e8349c0fd29,0dda6506e78efde4,7070650e39e09e1b
object,a88f256000000100,14a430bff35bae2d,7905ac257163b0c0,4e45ed2d1e313ee3
object,e820262800000101,7178a23c7a459845,4459993d4e9b1d78,1c74bdafefc91d50
object,9600753f00002fe3,9c65bed2fc972175,da5a4831647fedaa,06096a2a500475dd
object,8f8f933c00000015,40f992a00b65b47f,8e8bdbd5a041f252,70e7b84a503d7176
object,9600753f00005934,ec2e82c960c87c36,02171fa2699e8666,be92e660b280ceda
object,9600753f00002090,263468e446d84657,61a09ab46419b749,c2a443ec777826e0
object,9600753f0000bd1f,263468e446d84657,be23a50d36468379,17dbc3a347daa80b
object,9600753f00002d7e,263468e446d84657,43e0546e13674bda,883e3aec84d08bb0
object,9600753f00009075,263468e446d84657,9023c44057412d20,07b84f96f320a994
object,9600753f000000df,263468e446d84657,e91acd6f0c29cb97,18429d72eb53e45a
object,9600753f0000ae78,35591c63f4aeae54,e5db709ff925d54e,f4966f0649451632
object,9600753f00009b8e,ec2e82c960c87c36,03d7ed8f52642a6a,922fb73a12c47a4d
object,9600753f00009ebe,2283a82f9087b0ae,d3533ccf87a22ec1,5359a8c422d1fdd6
object,9600753f00008989,2283a82f9087b0ae,226388b86a6d9ad7,1fb3e698f77c7a99
object,9600753f0000017b,e5db48442d223945,bef4bd49dd507088,c1033fc0f316bc58
object,9600753f00007864,263468e446d84657,0f68dfe967314bfe,f92a84a026421958
object,e99abdcb00001a02,01a30c75afb46fe3,9335a3f1d6fc0349,2164e908a604b708
object,e99abdcb00000c5f,b9f288511b738718,cd90704cc3341a4c,04b780b3509ca49d
object,e99abdcb0000185c,346e622f289e3586,e8e57a4b8e54bdca,282d39987a1efc0d
object,e99abdcb0000102b,4ccc62954ed96c1d,e8e57a4b8e54bdca,f68971be76ad97c6
object,3457213200001944,ab4a6b1f75327e48,bcded1371360c340,ab4a6b1f75327e48
object,3457213200009d05,38e0f671211228e5,ad10f175a889c877,38e0f671211228e5
object,345721320000a5aa,7225aa9b086481b9,f4ed7556d0154359,7225aa9b086481b9
object,345721320000a8e6,822fe5a5746b1b68,6e46f54b960a9d95,822fe5a5746b1b68
object,3457213200007c55,487cd9899072aabc,fe11e7ab7b355e63,487cd9899072aabc
object,345721320000161b,81afd4137801e169,0ab5cf39c2fb23b7,81afd4137801e169
object,34572132000042e1,b69ddc0811ddaadd,d1c1b998d67cb923,b69ddc0811ddaadd
object,34572132000014d1,9632f581d9c77b6e,09c15ae4a84bb570,9632f581d9c77b6e
object,34572132000096fc,c23b3fb35d8981c2,47757c3b57614eb3,c23b3fb35d8981c2
object,34572132000081b8,173809cb3f324b13,5f54094a1be94f33,173809cb3f324b13
object,345721320000872c,9de3896970c532d8,81dff84180c79b30,9de3896970c532d8
object,34572132000035ee,74e1c6f98bc69b18,02bf19b4e226c405,74e1c6f98bc69b18
object,9600753f00007ba6,2ca799dfed642a4a,25c669d9b7584c81,b8082907aefc3847
object,3457213200003505,fddbf43959a5acf7,f7c0763cf548b49f,fddbf43959a5acf7
object,3457213200001a8d,f63cbcdd3c81d001,c482329d47ba6e2e,f63cbcdd3c81d001
object,9600753f00003f0e,d29fe49c10ba3ea9,0cffcdb9451019de,66bd4157f0e129bf
object,345721320000aa91,9893a04c2a276f0e,edd181148eea1988,9893a04c2a276f0e
object,3457213200008114,41a99fb180f0bf6a,a910607244e94b67,41a99fb180f0bf6a
object,3457213200009deb,8770ff4086326cd2,b415e2b161383727,8770ff4086326cd2
object,3457213200004223,38e64b0829ac9202,ee29a10e551f7a2e,38e64b0829ac9202
object,3457213200009937,bab3b7a0c00a7912,61ec906f5f1e60af,bab3b7a0c00a7912
object,3457213200004772,7395c230db3e589c,9fff380765ea9e0a,7395c230db3e589c
object,34572132000016dd,dedfe8e3d2f8bc9c,dfb1ecb8bd6b4778,dedfe8e3d2f8bc9c
object,9600753f00003139,d29fe49c10ba3ea9,c6091a02a10dd948,66bd4157f0e129bf
object,34572132000055d9,c78604aae697a8ed,0b45e6531d5d2ba4,c78604aae697a8ed
object,3457213200006f93,fddbf43959a5acf7,433de0933692b051,fddbf43959a5acf7
object,34572132000088de,349fa38706e4b727,858efa018b77d586,349fa38706e4b727
object,9600753f0000ab83,977b6f0ba0d7e72d,1f866c17a0d0a123,e10d6ff9d33e3528
object,9600753f000008b4,182bb61b84efd868,2c022f4f3dc34343,23168838d1db5ee8
object,9600753f0000261b,11abf40c4b24061e,eba28449c3aeca00,28228f4ad5ec1106
object,c9a9221f000000f8,b9971ff4d40b4cf6,6380442b68222bc1,284ac5b8f9810e22
object,e9b2538100000003,2f5db4d6e04987c5,95f9a849200648af,beb9def2e67dd217
object,e9b2538100000001,14318e96c4797d66,07d05bac8676c17a,c05f1b4f9d912774
object,e9b2538100000002,e04f730da7ca21fe,07d05bac8676c17a,d7f1a4d8c827d286
object,e8202628000018a2,eea3d0d66fec1345,4459993d4e9b1d78,f6663f9497e25bfd
object,1e8f4a7d000007a2,3a8dc1a95c66831b,b63105bddc24953d,3a1fc8e0673ece57
object,035f6007000005b6,fc3e8e9d0eff1970,c714c7a608ed24f6,88ed0fdfd963cf23
object,9600753f00006503,2eea1e2bd6460ddd,c4311f38af354396,6a04005433238e63
object,4ab3c12a000002d9,1776a3a6a23f81d8,b34d6ea02a62985d,1293e8f83dd1e5d1
object,75ff2f0000000015,2bd60cfd48a3dc0e,94ce1b33b63d918c,bd6735c7b0aeb508
object,9600753f000080cc,ec2e82c960c87c36,db4f6b8b4a37c193,39a4ed0f9ed7052f
object,9600753f0000687f,175a802a37870f09,bae349a950326506,37a8c8e7944475bb
object,9600753f00007f11,2283a82f9087b0ae,a1a67af03900f3a8,ccf447082c518ee5
object,9600753f000014b9,263468e446d84657,be8168afe5a407cd,6af574b74b0e11f1
object,9600753f00004166,263468e446d84657,2371e42fedba745b,0c8207422b7ecdc7
object,9600753f00005bfe,2283a82f9087b0ae,969e6e7951295c3f,930f4ebb39ae04a4
object,9600753f000013d2,263468e446d84657,a59829c2ae5c49d0,67394ccc18d4240f
object,9600753f00001f7c,1b8c8b26f70ad0ab,058807b57790a9ef,eb63dc7f09bf1cee
object,9600753f0000b122,a16c54a5d265eb41,9bb53f8ec3d65698,d2874aacad3c24f5
object,9600753f000055a9,cbba2d8a89bb11aa,92352fb6a6c5313f,5c881eb722304106
object,9600753f0000a3ff,2283a82f9087b0ae,19d089b8d4e28413,98e1e4fca597f14e
object,9600753f00004f3d,2283a82f9087b0ae,ccf2db1f5e6eeb83,ff7a3862a960ec1c
object,9600753f00002314,2283a82f9087b0ae,8a23078e9b7c8126,4eacea0333bf8dad
object,e9a8024e00000026,30e455cc1d456667,ff7b0e32401dddb1,8f389babcf2bd683
object,e99abdcb00000d31,51990b7a4a35b337,664bc93937480511,b3cbe8979a1fbafa
object,a88f256000000120,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,049dca9300000770,e3677a7cd6c77cb7,0ca1ecec9194b4f0,0a7521925e16e835
object,a88f2560000001b1,4145fbfbf4895500,553c01f9fbb548f7,9f0fd48a0ae7228e
object,345721320000059a,c67e2a5c84c1b5d8,85d6144fec84ea9d,c67e2a5c84c1b5d8
object,9600753f0000a147,76ead5c2bfb1a52f,d79c808d2b9aa3a7,3fea7f5556dd8ab4
object,e99abdcb000003d3,cb2d3836eedd88b8,1fc5b08b138acee2,0a248ffe1c5d8017
object,9600753f00009204,221e31e9e2721a49,372ef7c9d3529a11,0681d46677e45e54
object,3457213200003085,8627b133fbdd0278,1c0924c006ae9a07,8627b133fbdd0278
object,34572132000010c9,dba6037f80d0a6ac,63fccf3897bce4e6,dba6037f80d0a6ac
object,9600753f000024e8,f8d4ea4bdd3bea90,30844a3cbbaf843f,71f88adc1c167dd7
object,e99abdcb00001081,14d6420fe5302211,be8dc08e12691f94,f2015d45226238ec
object,3457213200008892,e0bc82988b5ad7b8,48c793c5e619dd3c,e0bc82988b5ad7b8
object,9600753f00005dcf,5b636c297993d127,6e44749599cdaa8e,449346f81f9fb5b1
object,34572132000011ec,2a4379b9072d1f86,aa7ea6bd9c16949e,2a4379b9072d1f86
object,9600753f00008663,381539a5ac7c685f,6e44749599cdaa8e,5dce3d598047b691
object,e99abdcb0000177e,0c795f1dd7be548d,f082765f96d43434,b590be446cac9fe1
object,920923ae00000001,3afc2ab7920923ae,3d2dc4a0ad51fb82,074b8aa1b4502634
object,9600753f00005766,edc72deda37f6f4c,133bfa73b4153a76,4a4563944c407664
object,a88f256000000040,d790200f33baac42,8069066fc2f22e08,80724de6f59abff6
object,a88f2560000000ba,13d7a852ed47b73b,f7ad92186f359aea,e215db427fbb7c10
object,9600753f000074c3,5c53a5b756dd8fa0,dd59a3e6ab3a341e,90de0ceaa38e4569
object,e99abdcb00001289,1f82904b08a73918,da5e54103d1af921,9d4e804b42f52f0e
object,e99abdcb00000080,6ed5c2cf99fd43a0,e8e57a4b8e54bdca,d88ed9bedc3fd7cf
object,e99abdcb000012e1,59b36221886a3d4d,98c0b2beb2cccebd,8a5e6524145a1295
object,e99abdcb000003a9,f88cd45f82aeb262,98c0b2beb2cccebd,a957fce80f293ef1
object,e99abdcb000011fc,94abb232f9807a7e,e8e57a4b8e54bdca,28d6542d247eab48
object,345721320000275f,833d21bcc5ae901c,c17cdb5d331c19be,833d21bcc5ae901c
object,9600753f000063ae,f3c676ce384e0685,c1a90d792cf62f24,2c7630d21b8aaa69
object,e99abdcb00000eba,e84a13402ec0f139,e8e57a4b8e54bdca,2a198a87799efc03
object,345721320000278b,ca43f4ed2999e6bd,c0adedb7af2137a8,ca43f4ed2999e6bd
object,9600753f00005e01,d8fc8d85a2cf3210,d884fa9e84ab3ebf,25c1d7ce85df8cd6
object,3457213200005872,722a1ccded8ccca7,8dc5f17289118cb8,722a1ccded8ccca7
object,9600753f0000ac74,cce0d5f7660f4924,d09a4abad0106a22,a08cbf03f414dc5d
object,9600753f00005eda,844591cf2128418f,0aa9ba182e40f2c0,94800e522087d7bc
object,3457213200004dd7,a695a9da34d67f02,639f38eb89125022,a695a9da34d67f02
object,9600753f000006df,998a8ac129e4d9ac,e892d76d8fa4f68a,f083ea21c55e8848
object,345721320000b221,022e76477b993355,b9c24e6784ca6ac0,022e76477b993355
object,9600753f0000250f,628974ebaac51b44,2dd7d23c8769b405,0cbfc8358d3fce38
object,345721320000a83b,90d7c097d008fff2,6c460a4274536e57,90d7c097d008fff2
object,345721320000894c,b9f66f9fc7b5f6ac,62de6c5fee22b574,b9f66f9fc7b5f6ac
object,3457213200005a02,31e2945e87cf46c3,0c1919efc86498f2,31e2945e87cf46c3
object,9600753f00006be6,1a2672cd2f8cb343,2dd7d23c8769b405,2f507b1ee8875d8e
object,9600753f00003a1a,590f9f23589f29c1,2dd7d23c8769b405,7cf63bc8269a286e
object,9600753f00001cf2,470a6eb5ab1768ae,2dd7d23c8769b405,9796293e1919331f
object,a88f2560000000f8,e9e0106bd53cbe49,7cd7b2a447280c02,195c5716f1e267f3
object,a88f256000000129,120b00de848dd19c,95463769def560f9,cea59782fa0e777b
object,9600753f000005be,07d6f087d7af27a0,651762fa752163eb,bac78d8200703a2b
object,a88f2560000000ef,eeced8a0063b3f0a,282f4c6100827235,6acf18ed6d9cc6cd
object,a88f2560000000fc,493a91d4a0af2c8e,81bc52ec0adc4b1b,f0e9f0c553ea06c8
object,a88f256000000107,14593f32838cb9e4,eb9c9b3b22b303af,178390f74d74e122
object,a88f256000000162,ec8e65f21c237acf,84466e79a5537970,e03052de7cf6acf3
object,a88f256000000191,3f17eafc82aeca59,ed9bab4e3166262d,6c1c4e5e58948152
object,a88f256000000174,480664ba162f307f,69aadc9c38e7912b,1bb28221acd791e8
object,a88f2560000001b5,98d198a1c17eb42c,c1e59a9d18aa0daa,8bfd65d0fa2a2aef
object,a88f2560000000cb,3f3db551a7c0f2fe,e41126f623ba7ac8,4e45ed2d1e313ee3
object,9600753f00007e4b,2f2dd18d52398c1d,517d284ebe542425,6e74b8562c1afa87
object,a88f2560000001f7,dc4ac5fc62023c5c,b4edca3fc3d45eb8,413cd4fdeccb1ef1
object,9600753f0000457b,9b05967e20669081,7377e633a62f3cf6,853a35ac83748d87
object,a88f256000000053,44db74c192964aa4,004c3e0b9213048b,f35494c72dc0ca2b
object,a88f25600000019a,509b577498c7d794,ec87fe68a5ee96f9,dd6abb0803eaa72e
object,a88f2560000001ca,dff04a407d1aa112,0a153dca14b39756,cdd5f51cb2ed4c76
object,a88f256000000099,94017a8e08fefb30,f8d27e0ba927cec8,76cc8a886d79fa0d
object,e99abdcb00000655,5580fc807889a5b5,e8e57a4b8e54bdca,3a1d21fcea19cf14
object,a88f25600000004e,a58f29bbfa0b4cc0,7243f0fce5dac092,8ef87d70c9f274cb
object,a88f256000000223,b84caa9dc8c7c698,d866a2a8af938b28,681c0e858e0b29b9
object,a88f2560000000ca,0773b4d453664ca3,8dbd488f18d8025c,7070650e39e09e1b
object,a88f2560000000ee,740bed8b544a2103,b076cca58861c812,839b509329d85876
object,a88f2560000001a2,34af33c6b59475f2,8fb6e01c291495ee,8b694d9616ff8ae5
object,a88f25600000021d,6a2f6ed65aca310c,49c8144687e9a52b,6944a5f1928d9c55
object,a88f25600000006c,35b6cdcd45c3ba51,f32779b46e5e1a08,3c6e2be60483a34a
object,a88f2560000001c1,c9d03915e0f6121f,e6c612c28d8cc7cd,55cc1b3afb199cf9
object,a88f256000000123,2e343e3b28e147cd,0555b550f0701ec7,f50d2621824923ce
object,a88f256000000201,d890ed772858ddc1,f899d701a4034a58,828c5c47a75929c9
object,e99abdcb00000792,f64c48861e3f21b4,4e75e1b4438e8c01,16c7218afd95ea1e
object,e99abdcb00000a86,e14dbd19d1ddf834,3fcae75ce8398b6d,f7f1605fee2f5606
object,9600753f0000669e,2f2dd18d52398c1d,6e44749599cdaa8e,6e74b8562c1afa87
object,049dca93000012cd,245bb8aa975272b6,c389a691dbb48050,5c3d0000f40787e2
object,9600753f0000b426,80f91be5af4bd706,10f7e6486437c797,55b86bd2b9ec2c99
object,e99abdcb0000040a,f597cd9267acb2e5,cbbd4fd77e4d25ec,eaeafe00ec25b652
object,9600753f00008edc,3ef767ea4698d209,beb49bcf2e8750d6,919dff67f8f34058
object,9600753f000023c7,14e8c250db4e00b6,95f3ff140844328a,b1c66864fb5d48b1
object,3457213200004805,c620ad8cae7ad7d7,1f21fd0ede0a0b2a,c620ad8cae7ad7d7
object,345721320000a88c,c42d23e49e7f88f4,9316df40ac89d9e0,c42d23e49e7f88f4
object,9600753f0000b835,3543a1e8e33e73f4,558456de3650634b,a5a27207fdfd014e
object,3457213200005d28,3389613c1e226ab9,3c61b219ff7c1157,3389613c1e226ab9
object,34572132000042e5,b9a3f85f9fe3e057,aef44a290f10c544,b9a3f85f9fe3e057
object,34572132000050aa,0ece1d2004d6e55e,62579424d53deb0b,0ece1d2004d6e55e
object,3457213200002d34,7d00874b217528c0,16bd68710ca78fdf,7d00874b217528c0
object,3457213200008700,50a1501aa86a156f,6c34c65e5a290c45,50a1501aa86a156f
object,34572132000060fc,1e2fd4f11a538c9a,4b4efe5f9b877a77,1e2fd4f11a538c9a
object,9600753f000028f9,5f7c117171f2e679,31559c60ca8890e0,9906d9458e81f5be
object,3457213200000e58,70483a84e0419ca8,8bdc8c6a5ada31f7,70483a84e0419ca8
object,3457213200009551,df730699d631ebf4,803237eb2c5004be,df730699d631ebf4
object,3457213200001d54,5e83312920930a5f,43c8e25dbf55720d,5e83312920930a5f
object,9600753f0000ba97,1260dbdd446eda82,6a2faf8996ac724f,74be859d9b0c9e67
object,345721320000265b,fc8c0b4d0cc13dd3,ad7632d5182cb496,fc8c0b4d0cc13dd3
object,345721320000382b,a88484c26ea6626a,40691e08d7de9f91,a88484c26ea6626a
object,9600753f0000b123,7a9f48ea5d51f223,5067a33c638a72b2,4fbce490d2f34d6d
object,3457213200007d8e,28d40698ed4456e6,11822ca76d3a2671,28d40698ed4456e6
object,3457213200009e4b,5fe8289b36bc85c6,1f44ab0dc1da779c,5fe8289b36bc85c6
object,3457213200008e4e,ecb3d17b7cf729b1,588c37190fc21769,ecb3d17b7cf729b1
object,3457213200009881,2ba755eda75b913f,9bf646a8d0a99c90,2ba755eda75b913f
object,345721320000343c,39f92facf91fe5a5,96f86fdb9bbe3b37,39f92facf91fe5a5
object,345721320000a478,caac77a795724e7f,a1491eaf0c170622,caac77a795724e7f
object,34572132000061ed,b1566abe5f273070,470740baabfbd23b,b1566abe5f273070
object,3457213200000fa3,63ea68c0acbd6e1f,709e42e219a180d7,63ea68c0acbd6e1f
object,9600753f00005d63,a048050bcc4480ef,827ab947c1963f9a,19bace7e236ccbbd
object,345721320000a445,45a307eb6d0c781a,8d45c1f46fa9dc42,45a307eb6d0c781a
object,3457213200006b0f,63b347f0ec7d5909,81a21f91fe1fc685,63b347f0ec7d5909
object,9600753f00001980,4963f69ae57c0072,cf0d68fdc6bf11bd,e9739a5a2056d3a2
object,3457213200000991,421700f215d06f36,d544766bc19841e2,421700f215d06f36
object,34572132000056ac,173809cb3f324b13,8b3e2fb264214f07,173809cb3f324b13
object,9600753f00009e9f,7a5250ea4b2dfa5b,519edd1c0ef46cd4,63cde437a4456491
object,9600753f00008e74,82a9b842bd745e89,6de67702822b834a,785d767defd92101
object,9600753f000007af,55141defeba3a556,de9e58e8168d1b4d,d56373f5b4d1d82f
object,9600753f00000ea2,5c08fa947a74e6e7,632e3d631079b3ff,439f9a1db424ce7a
object,9600753f000076cc,5725d5a3a5f8c836,c611f687648c830c,a2b33ec173c87ccf
object,9600753f0000b824,0e369da67f163ffe,2727d65cd6d564ad,5a95842dd7c01696
object,9600753f00008174,ed2bcc1e28678797,7feb9f1391398d9a,a69e011526b784d6
object,9600753f00002992,786b652f1e707685,23268d4a9ed7aa7d,1d2165aa099c53e7
object,9600753f0000136f,b57795134e23bfec,85ceb37524b5e778,5ea3c03a75a2796c
object,c9a9221f000000a9,4bc86d565fd0330e,6719364574bacc8c,dc541d1636fdac3f
object,049dca93000012af,568d62a94f19d796,1ea97fec4a564674,8cf7bf8daedb362c
object,a88f256000000186,c48031458c9d19f0,8c671044b6520f8d,7161651bf4adca3d
object,e8202628000014f5,13e178d27350a307,02d8aab036b689ef,818e7095bb3e58a5
object,e820262800000856,39da4e4a14a76fe1,eced7907229a303c,99b09a3bd45c0991
object,1e8f4a7d000003cc,8c4d3253eea5aae7,ea3ad8ea8d8826da,217b27972517a6af
object,035f6007000005c0,a98dc9fd41ac4f84,6a5bc541bc5ee64f,40be26243d0108c3
object,4ab3c12a00000233,1776a3a6a23f81d8,f3d872d2cbebca1e,c8e16a53fc508c28
object,75ff2f000000002b,973cdcb8c0f0daaf,9191c53a99de15f8,df516d430a9a0314
object,9600753f00007386,76de0d4c1d1d18c4,b4830ce5ebca9e83,d32e079a77892642
object,9600753f00008b5f,2283a82f9087b0ae,11cbe6b3bb948d3b,dd707ac39a22e713
object,e9a8024e0000015e,792aad22a50f8a10,921f017f50ed12e5,c7510d1a7a31af9b
object,9600753f00002c1c,cd6e542a0393e4b6,db49b3d425392c9d,8f61f8f069dbba85
object,3457213200004826,fb2ea2b52bc788ad,daef249e511dd56f,fb2ea2b52bc788ad
object,a88f25600000017f,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001944,5a68bf8c3e6a05c2,e77cb021c863678e,ddfd554166b9c005
object,c9a9221f000000af,7d2e5fa465aeb970,e999b98e4574e209,fd1d160d198a56f7
object,e82026280000116b,d37879f0e54b7078,c7f27d4f33b0f002,f82058df08feadca
object,e99abdcb00000046,2d30885a03b74b90,2c27e4db41c604de,8b83d9eb460db4b6
object,e99abdcb000015da,ac3c4f90d51f816c,25ed025c03c4dc07,ac7516a85cae2d8d
object,9600753f00003abd,f6c90a48583424ed,fc5aad77bcba0bc9,a57cea41d4951822
object,e99abdcb0000118f,35ca025a6207b027,ff1c14d9f1a74e7d,224f49f575cc722f
object,e99abdcb00001827,dbfb7edd586f8694,8db1fc6afb0891ed,5fc3651ba6b9e633
object,e99abdcb00000805,7dacf7844e3ef9c9,7724a6768669b3c2,6b04884f6dee08f4
object,c2d549bc00000001,e7821132c2d549bc,0b8e62112896f870,471136fc9a312144
object,e99abdcb000007e6,74729aeebf81bf91,921b63dceea2abc0,02bbfdc030b86d64
object,345721320000740a,c31677f1788b65cb,61b10fcc7031a7a3,c31677f1788b65cb
object,345721320000b70f,c31677f1788b65cb,0ff454279f32b371,c31677f1788b65cb
object,9600753f0000bb0f,c6eaaf89323c0386,16fda7a16e6f919f,4c6793df5dc94963
object,345721320000705d,ec07fe5fc42f45dd,53996def8b1c1cd4,ec07fe5fc42f45dd
object,9600753f000022c3,f77361df58684169,4cac3da3b82289ec,02be5fcec10a0f47
object,9600753f0000111a,c6148044eed09134,9379500e525cb2c1,7bdadd4115071d00
object,9600753f00004e6c,8e3afe63ef48884c,e7b58b3350df756d,3f7405db9777cca2
object,9600753f00009a19,22035510db2c011f,ba00bc5aa17d781d,e9c5b7f506238860
object,9600753f0000b995,196a6b82ec14e5f1,78cfddba87d0a71e,926a3858bb7945cf
object,9600753f0000769b,29e60332571c821a,345821edfc341933,7c5206bc1fa5032b
object,9600753f00004084,9c98033367b09c6e,6227c47a0f99e8fa,8c7fc0d5e49d1c32
object,9600753f00004fcf,c42aee6ff76f8141,56750d06ee79df12,26aafeeb1370b13c
object,9600753f0000a43d,0d03baa8445c442a,48160a11f4745140,d4eedceb824be14d
object,9600753f00003dc2,79cabf0fbf71c495,87706a1b56df97a5,55916b5dfdb5377c
object,3457213200006514,291a49dd8447efa1,9674c717873f6432,291a49dd8447efa1
object,34572132000096f1,1eb346cd705873ae,a54d5225d9adb489,1eb346cd705873ae
object,34572132000028e3,7298363f822e4c54,b206a84f6c73605c,7298363f822e4c54
object,34572132000069c9,16a007b9fef53367,d586951d7aff01c9,16a007b9fef53367
object,34572132000030af,5ed378118c75cec3,0858ca37bb7bc5a6,5ed378118c75cec3
object,3457213200003a70,80d92dc8d3ce2d74,c290b0c314b91b6c,80d92dc8d3ce2d74
object,34572132000008e6,f8e745fc0cd8029e,d7c5bdcce1229379,f8e745fc0cd8029e
object,3457213200003cb4,39211a19629fadf0,52a55746b8a411aa,39211a19629fadf0
object,3457213200008d51,4257fc0642b7a214,f0d4c545f2e3dc26,4257fc0642b7a214
object,3457213200004aec,fb365b08a48ec55d,532d6c7a16b839d2,fb365b08a48ec55d
object,345721320000926f,ab866aa275e7862b,93e2a75b0576ac02,ab866aa275e7862b
object,345721320000680d,3579bfa5f1df79c1,f52fd68fd2c3339c,3579bfa5f1df79c1
object,9600753f0000543d,5443e33508719ad8,71920f812e37a4a5,4d6d92646bf1db38
object,34572132000030a9,4723ecd56686b0c8,b042c157c2954097,4723ecd56686b0c8
object,34572132000083d4,574484ad4a57249f,48be0e5f80bb31ec,574484ad4a57249f
object,3457213200002382,cb871b652cbe3892,4a663e4468fbb1f6,cb871b652cbe3892
object,9600753f00004bff,de5f5a49bebeb62d,a6ba4a1582a63c1c,4cbb515912517f11
object,9600753f00002044,2763b0631b547b61,8c957787fc320e1a,491353b258bdca46
object,9600753f000082b0,b2cd9336e83d4e6b,17b0d30b4b195a5e,326da349cab9f211
object,9600753f00001c52,a7b2ecbf4f387046,34932836a0947cb6,697d51501df21ff7
object,345721320000343a,00617da2c26f2947,f4d62b990f8a0ba5,00617da2c26f2947
object,9600753f0000ba4e,67f58e5fc51d2b26,2ab50a17aa8fcab8,93c911ad3ee0ae6d
object,34572132000010d9,1e728045aa4f3169,aef3a5941e3f0aed,1e728045aa4f3169
object,9600753f00004d43,4c4b51b68dd99fd3,2ab50a17aa8fcab8,6dbaf811c2eb8517
object,e99abdcb000018d0,ae0fc470fbb6b4c8,22897d42ff2aa731,619168d1fa34f893
object,9600753f00006eea,d7cf01477ac74d24,f42ad3ecc30dc024,036d5f33f30a98b4
object,345721320000a273,24b32ca593aa4700,559661b53652c0be,24b32ca593aa4700
object,9600753f00005dad,b22d13876acb1093,5058c89a698c33e9,8257361b3a2d3b1a
object,e99abdcb000011ce,c751bb91f96ce2b3,acb39f1ab711d902,a7c36c38b87edef8
object,9600753f00007bc3,c064f81a5e4b117b,0a281f71a0ab81b6,a2a9602fd42a620e
object,9600753f00001c03,8c1f92df732e4a75,2eb9544eb96326b6,4b4bdb0a9a1699e9
object,9600753f00006bed,d87e7498b002836d,86cdac4dd38d1582,04697288faeb04c9
object,9600753f0000107a,ef00d526b1816fe9,68eb1fe654ff7887,e68ee19348dbcd8d
object,9600753f00000967,55a4da7ce5e21df5,370eb13e14b82b9c,09e26e9df29ec2df
object,9600753f000054d0,403ab774368175e6,390c070cc455d663,906e34bee62f4845
object,9600753f00002135,0985b88b1c79cad9,153c68f7544c3468,e9b5e5815331a23a
object,9600753f0000a74d,42c090dd1d93e7e5,8c0439ff58022790,f246868ebb8e685f
object,9600753f0000399f,6e677a44d226d2d2,f933e5a7b51dcd39,7f14f8c50246c495
object,9600753f00005dd9,a07336d5a1b8727d,8c957787fc320e1a,d45b80fd8aebef98
object,345721320000763f,3709a81d8d7eca1d,1aa2fcfbc7e2f51f,3709a81d8d7eca1d
object,34572132000048ef,e966c682b6161c16,2be3adec8e9d3132,e966c682b6161c16
object,3457213200008fff,4236af507f49f4b8,c65c5d2e5d4a640c,4236af507f49f4b8
object,3457213200004925,36a76bbeaea38331,b20440ec1c3d5982,36a76bbeaea38331
object,3457213200007993,b838205a5aea27c1,07560fc7bf51dc4d,b838205a5aea27c1
object,345721320000a93a,ee120f763ddfaff4,f5d81a7c80088565,ee120f763ddfaff4
object,3457213200004dd0,d79d4998d11797d3,c13e59e8fa157b79,d79d4998d11797d3
object,3457213200004ea5,94d86e4bf53d9786,65493a3f4f85231f,94d86e4bf53d9786
object,34572132000037d3,3ca1804c473b99ab,13e01d7c5ebe669f,3ca1804c473b99ab
object,3457213200000947,db43673d520048f7,63dedbcc2633a9f0,db43673d520048f7
object,3457213200005344,6877c29c411c9973,819d95e5b776c4d7,6877c29c411c9973
object,345721320000251c,6d527b1f691e2c44,5311e55ff9263a70,6d527b1f691e2c44
object,345721320000545b,8eac8efdf0d9554c,b5e25b5e80ca2e62,8eac8efdf0d9554c
object,3457213200009bf7,e88cbb49e87338e4,689e170f93fdc981,e88cbb49e87338e4
object,3457213200009c0e,aa0272298db2298f,08c3713a02bfb37b,aa0272298db2298f
object,3457213200000f6b,c3c62fa6ce631275,f15d4117531a1127,c3c62fa6ce631275
object,3457213200005b6d,786f3bf08ee9d364,dd74cd764bbd25da,786f3bf08ee9d364
object,3457213200005b8e,1df47ae782895a7b,6f4e2858448bdc97,1df47ae782895a7b
object,3457213200007498,04513f2694b6c7bb,d104cdcebb2dc188,04513f2694b6c7bb
object,3457213200007b3c,9892f76dcc51f45c,3f9c3094e8c61376,9892f76dcc51f45c
object,9600753f00003b1c,8c3bd0046b4c1027,b442460a1d41ab5d,e406580b7df94547
object,3457213200002544,fb09b92da391dc6a,03e1c137b1e104d1,fb09b92da391dc6a
object,3457213200003ed5,e22e3f226ca6963b,fae9cd5c86374482,e22e3f226ca6963b
object,345721320000b37b,280d1ea754e24c35,f52fd68fd2c3339c,280d1ea754e24c35
object,9600753f000031f5,2f3898be29118b3d,8c957787fc320e1a,c72b5aab47d0fbd8
object,3457213200006aee,25ebfc736d483fb3,4e9cbec4c006bb0e,25ebfc736d483fb3
object,9600753f000076ad,bdd5c19e40417540,0be3695ef2d45926,b1123e873f6447f3
object,9600753f00002f09,2c2d0599bb4f93bd,d884fa9e84ab3ebf,e62e67b0c6659b77
object,3457213200004a13,fc4873d17864063d,d4daa71055b54b48,fc4873d17864063d
object,9600753f000064cd,a22dda8436022435,cc26384c117f6107,d88d7a16ec00a7a4
object,345721320000679c,93eeb26ae885ef84,f910aaa65ecfd77f,93eeb26ae885ef84
object,9600753f0000a657,c1d4e30836413911,e3d54f9b56e725de,62ce44c75fb2750f
object,345721320000457e,67c55f83104c1d2a,a7d39609b8852808,67c55f83104c1d2a
object,34572132000054eb,8880eb07a675703d,8041655c61b78b1f,8880eb07a675703d
object,3457213200004e88,365d4a1b7f5f2f90,7c1ccf1ede5d6142,365d4a1b7f5f2f90
object,9600753f00006519,114bce22113bdfc6,c28fa7a326e12de4,d5cd7e2e31320f21
object,3457213200008145,949d011e85fdac10,cd862576615deab6,949d011e85fdac10
object,34572132000029e6,6d7096a4a3a66a3d,9a2549ec511d27af,6d7096a4a3a66a3d
object,9600753f00003df6,707c233600ed972a,895fd0879f07311f,37159e597155e255
object,9600753f0000bb93,2f411dd48d4a1f0d,3c71a679518e1868,8f338fe37cf0c249
object,3457213200009690,bbeaba56df7a1f29,f52fd68fd2c3339c,bbeaba56df7a1f29
object,345721320000175f,a340da8ec787a44a,b9a15b3c69661541,a340da8ec787a44a
object,3457213200006153,fc8c5ee10acd559d,ba7ec604dd15ab25,fc8c5ee10acd559d
object,9600753f0000a44a,c93948213132e75b,7e0d24da6b19be80,3e72f87d16223354
object,3457213200009856,ddf5fa9fc3a44268,6861ad0767c21e0c,ddf5fa9fc3a44268
object,9600753f0000313b,01613c5d175b3d5f,6e2bae943bff25c2,cc4f01d88da3dbdd
object,3457213200005ef8,c80705a60798c6f7,c8868e578036721f,c80705a60798c6f7
object,3457213200002208,f08742512817dd28,51cffd4e512a4088,f08742512817dd28
object,3457213200007e13,b959e0718f30de5d,b9635aba71c587af,b959e0718f30de5d
object,3457213200005fc2,2ca3eaff9dbf74cb,071b3a8d5121ec72,2ca3eaff9dbf74cb
object,34572132000092cd,14c9d66283813856,414cd2fd52b23967,14c9d66283813856
object,3457213200002993,fc8c5ee10acd559d,abae97d83cb5bdcd,fc8c5ee10acd559d
object,9600753f000018a9,c93948213132e75b,53b5a75eb90c67c4,3e72f87d16223354
object,34572132000056ef,b838205a5aea27c1,98773b0b7e1224e7,b838205a5aea27c1
object,3457213200009b47,6877c29c411c9973,8da10932a14c89fc,6877c29c411c9973
object,3457213200007636,d79d4998d11797d3,04e5146d339a7a16,d79d4998d11797d3
object,3457213200006fe3,a340da8ec787a44a,49eb49ea9705cc4d,a340da8ec787a44a
object,9600753f00001d01,1b9949386e777cac,53897c5b94318737,c8da4ced968f3d06
object,34572132000093b4,fa2652ea5a22fea5,0e903e233aa34f03,fa2652ea5a22fea5
object,9600753f0000956f,a88693b2ee8edbbe,70c570459867a2fe,6827d54fc7a5fd13
object,9600753f00000c25,90977087908e60e2,b8b500ea662305eb,04115f58d4884ada
object,9600753f00008cf2,33f3d1dd248964d8,339e189577949adf,2399f5b62099ab14
object,9600753f000049a0,a62cedf23a918411,f6dc9a765b4ba583,fae5bf606c608fd3
object,9600753f00001f4e,d3ea183fcbc563a7,5a5d40b33a411f8b,c0089dbb647d6cc1
object,9600753f00001b4b,79cc26213af6c8f7,4177c895cd34cde7,c5bde6efee32c50f
object,9600753f00005d22,aa3fd6a56a5fb55a,3e8869768ce5af48,c5811bc22957c5e7
object,9600753f00004591,c4a1345af98fc206,7122e23f97d46389,3a3967b4a4500fdc
object,9600753f00005c6d,41c1e625ae57c6a3,373d9e17d825c4f0,dd3aa6da957bf505
object,9600753f000085c0,4e0ecc8bc23523c8,cb39973a053527a6,cc6501d682fc0e16
object,9600753f00005581,1b4dfe4f8090b82b,872ad8fcdc8f403c,1c240e1ef41fcc3b
object,9600753f00005313,b9dbc9e99b966e4a,359aef5f5988f31b,dc83df8c00feb8fb
object,9600753f0000428c,115274bd14c82eab,fb688b8f1be42cfd,762632f05475ee35
object,88b6ce2300000165,adc904c5a70982e5,3aab3a5cdedc333f,95d005a330f82b10
object,184d4f2d00000a96,935db679c76f97b6,f1442c1b78543461,a09304d6ecf979b1
object,184d4f2d00001269,1325c7d6e77e35b7,4c55dc7411064645,01fd4874a1606037
object,9600753f0000236f,158a2f7883f833cb,f59c80bba9203d5d,0b0fbc772a1f26d8
object,9600753f000063df,63b3caafbb6d9307,5e8c8acb5412a2ae,e0676ef50b3d4d2e
object,9600753f00009522,9145c205635e7ac4,5e8c8acb5412a2ae,20cdc542a27fc3c9
object,9600753f0000876c,b9dbc9e99b966e4a,fe68c37d2c0a40d9,dc83df8c00feb8fb
object,e99abdcb000001fd,be7a4c4899549aff,b077cac0b389522e,54c0f1ad885acd30
object,a8b3adcd00000365,8f7442cc59cf6a7b,f00c1350860485a8,132d2998b866fc98
object,e99abdcb00001a9c,d17495b19eb74372,6adf84502b5c00d8,e83427546f72379d
object,e99abdcb0000099e,f0779110e5cf9295,dd7abb4366cf4ccc,a3c1880d5ee53fad
object,e99abdcb00000645,3f2fbb04f445c268,b077cac0b389522e,6e2e939dadffb36f
object,e99abdcb000009f6,6f36480f430430e1,e73e3a02ac348399,5447314dcb49acd2
object,e99abdcb00000674,554a1afab0e0af96,360c56586cce72f2,08131d38df599967
object,e99abdcb00000d8d,f189dc46ebbb764a,97ae01778c6e36ba,531658d188c0961f
object,e99abdcb0000015f,f4ea1e9a7e90417b,037d066af3adb841,9301e71438e7cc31
object,e99abdcb0000094a,3dc7c6d248bc82ad,09b74dd73a8b77d6,e8d940d6509810d9
object,3457213200008866,f478c21baddcc1a2,baa299a64b6471ee,f478c21baddcc1a2
object,34572132000049d1,798bb2c64eb828af,28e0914489d57b13,798bb2c64eb828af
object,9600753f00001bc8,e14f0a711070e720,d93f1df062847c82,7d27429beaad038b
object,9600753f0000a732,16e8aa96b3bac337,d884fa9e84ab3ebf,13c9aae69a401655
object,871a5faa00000587,49887f36d254b610,83797a14c3cbcfc7,e0c69001d6203d5f
object,9600753f00006027,235d0570c04d0aee,d59e50a44bc5f1c8,70fdeaf17c78b51e
object,90e8e16d0000000a,49a908a624d13150,9f975bbe3d9ed990,a0ff21124644128e
object,f659488f00000001,595ed6b706344110,f232e4e66312f391,9dba118c90514e6a
object,1e8f4a7d00000464,933fe102f627f869,56175f35f8e1983d,594d2636bf14c782
object,4ab3c12a000004aa,1776a3a6a23f81d8,26ac66d48ebb10be,4d45e67eaf7f2eab
object,e99abdcb00000e87,335465d39db43396,7f49c306a0f751d5,7ae5ac230f30988a
object,1e8f4a7d000006fb,8e18b3d6a28c366d,d913c16d4d6a9246,fdbd50086ce9d2c5
object,4ab3c12a00000835,1776a3a6a23f81d8,a76e1c684d659c5a,e549a903f61d800c
object,e99abdcb000007b6,b065c02ff71bacff,dd7abb4366cf4ccc,6bb2111259f5174f
object,9600753f00005683,87b96e20dbac80f9,1651254b171ceb9b,75a3905e16e49385
object,34572132000010c4,47b4621ac0bccef5,3861daa51e0ea77b,47b4621ac0bccef5
object,e99abdcb00000b75,1d4afb5be4b0907b,5428fc5075d9488b,6268a56d896f3053
object,e99abdcb00000a77,41b612822f82f51c,d844545f82c68f88,1dee7660b960056b
object,e99abdcb0000032d,e25b3efcfb37eb83,09c0922c29220e23,44861ba2b000e5fa
object,e99abdcb00000de7,b2a169407c22d0d9,ad05663aa73779ca,c64f769da3367acb
object,e99abdcb00000ed4,744d3742bc67da0e,46ab00cbfe651f5d,a59c62d3eeebc2a3
object,e99abdcb00000192,b4f373af609b201d,09ebe39c0f28c155,c4404639bc6bfa24
object,e99abdcb00001948,464d3fb25f056c69,ba5da668c3e8329c,f26f9b5037ad61e4
object,e99abdcb00000fee,320a7d347dfd1275,5007b124487ec6c5,d6bc7ba559e0ce8f
object,e99abdcb000016f0,b0880cf0d923ffa5,cbe97834157806a4,29b4052435169c4d
object,e99abdcb00001599,046b38896baf38cd,f142962e7228e2ff,bcdbc890d224e6cc
object,e99abdcb00000f01,b4cf4344dd9b51c8,793d2fb5c9a4d590,c5c8995eeb7f446b
object,049dca9300001362,4220c99aab4b8d4c,51ff88d8aa192818,169212d191b4a1a7
object,049dca93000010d9,a08c73a5b3c03668,8cf884aeafe8ccc5,f8a951670f36cd35
object,e99abdcb00001112,96de6a85fab24d09,793d2fb5c9a4d590,8f638735f989907d
object,049dca9300001a7c,e78b366487d2b360,8cf884aeafe8ccc5,cb7dc6831437a073
object,049dca9300001a6d,676ade237ab3aef3,732f7732c082fd20,985feca87d087a87
object,34572132000085eb,165fc62a823c64ca,01bc98ae9f504f77,165fc62a823c64ca
object,3457213200008851,b71cfc437f52a1ac,b2e83df6fdc2edcd,b71cfc437f52a1ac
object,9600753f0000b4c9,1ee535eba050edd1,d884fa9e84ab3ebf,6a56b8602e426dff
object,9600753f00009c9f,6bd285c96fb2e2e2,d884fa9e84ab3ebf,aa1bbcdabe826a38
object,345721320000b178,00385480f67c3b1a,4e5ae67a810b7139,00385480f67c3b1a
object,345721320000a46b,4e937f20b2c55398,b957725ca9afffdb,4e937f20b2c55398
object,3457213200008798,67d73a27c3f68431,016d161ff49f28a7,67d73a27c3f68431
object,34572132000010a6,9815e21722f292f2,35e2038f313f75ad,9815e21722f292f2
object,9600753f00006da6,0dbea595b42b94ff,fa5b34cfb404bcb4,a75a800fea51356f
object,34572132000046ad,6551508a485e65e2,ad021b143df4739b,6551508a485e65e2
object,345721320000b16c,ef30d12e7ee7990a,d2b97df4ec7e8cfc,ef30d12e7ee7990a
object,3457213200001786,131ac6b6b7e41d39,2201b54155b2ec57,131ac6b6b7e41d39
object,9600753f0000b258,9ec5b681cd63b78e,8d800d0bb0e4fe09,e9edf891328054a6
object,345721320000a665,88d79541e453bcff,a7b97ab85ac540b5,88d79541e453bcff
object,9600753f0000971b,62d6cfb149f7d30e,a4eb824b40a1bd36,ed9db48f2f2fbff1
object,3457213200006843,6034f3ad3c3e3667,e59ce97d7b8ec10c,6034f3ad3c3e3667
object,34572132000092a3,ae91211129dac259,9d490b536a965603,ae91211129dac259
object,9600753f00000daf,ec3c47676f28f2a1,dc5cb02213658ee3,508ce39dcab8180e
object,34572132000002a9,108f6d3f557cfc18,6fe8809a646177d4,108f6d3f557cfc18
object,9600753f000092b1,82b2da25eeefa00a,223cf3f52aa16a9a,54890ed6391c6cd9
object,34572132000062c2,0115ff5c4bae4826,e78cd12e6fa66458,0115ff5c4bae4826
object,345721320000587e,f2d75b8f90adb1f4,0b5ba4a6bf46fbbc,f2d75b8f90adb1f4
object,9600753f000051e6,279d96c531e4c3a2,34d035ded22edceb,c3fa80f152de586a
object,9600753f00001225,955804a91aa5adc4,87c27e6fb26cc4c7,ad958115fdcaf3b7
object,9600753f00009b02,d7222f6f699cfc19,a2459769b493ada1,9158437528afbebf
object,9600753f00003d67,26a27a41ab6746cb,45c5d4807798640e,a9f91c03538328a1
object,e99abdcb00000cd9,19d90bf1e0318776,b46e8641840a05e5,72770d5ad1c08cbb
object,3457213200004124,66423ec9be7e46c5,b3ecc47481547b70,66423ec9be7e46c5
object,9600753f00002eca,41cdec62eeb37c29,8b631d08e8ce9cf0,2f1889838138377c
object,9600753f00005817,d5641d2369f4eef3,501a82dc7d0b97b7,e9c9d28db90906c0
object,e99abdcb000013b2,6dbd29267e5debd8,f4151b2b7eb7ee0f,4dfaef365f23d25f
object,be0289a700000080,4d48c8c9ed3f2dde,fb489846aab659e8,7016d2e6604dbfb3
object,e99abdcb0000086f,df615b74bb5241d7,1ade1e4bae739814,4e1cb345705978f7
object,cef8a36c00000003,4e2842a4cb5bbbe5,b5a8c5b94cb8c761,72fd38e1396f51ee
object,3457213200004430,3cfc4182b94f62f0,03f393aa019df5f0,3cfc4182b94f62f0
object,9600753f00007958,098bb2b92347fab6,e38261f9ea59f151,bb5e53dcc22f6711
object,9600753f000023bb,f8af0e5852b3e15a,c1a90d792cf62f24,9ea4eb510457f758
object,3457213200002faa,a80830ead9570788,17ffbe9505e71d25,a80830ead9570788
object,a88f256000000013,51bf780b8d61cf7f,eae07e1405572599,7161651bf4adca3d
object,34572132000042c2,c5c50edeebbaf776,a1497e6e49032455,c5c50edeebbaf776
object,34572132000061c7,78779582f89d574e,d6af4bf9fb37d145,78779582f89d574e
object,07ea9a3700000012,c4331dfa7ae7c02b,c3ead4729f66dff0,25b8aa29efb029f8
object,870385310000001e,ba7fdc8299f4a81b,d7d070aebc90744f,366f6f1ed6fd8d73
object,9600753f00004c7a,13fd22865f6798c5,d3e17791d4cd29ba,64e5f44eb70bcb93
object,345721320000799c,5ad5856e237b1a3a,45348380d64fde1b,5ad5856e237b1a3a
object,3457213200002654,50986ff70345a918,4ae7ed7b1e3ec584,50986ff70345a918
object,9600753f0000b8ed,7fb537db530da41a,33b09ac230acc09e,cab561f16eede614
object,9600753f00006e78,7785d62206a5a649,33b09ac230acc09e,6301067e19a67b59
object,e99abdcb000006b6,ec27be9b3f082d41,bb74e325e72f5f27,874a91da6acc631c
object,e99abdcb00000d0c,d3ab09a1b03aad59,d59c80d8f5338f5e,5503354ab9cf310b
object,9600753f0000278f,214740509e6ee1fa,6237c5a11cd98eba,31b0b924681e7173
object,345721320000ad7f,3066ed64e82fcec9,ad5852d07d01d684,3066ed64e82fcec9
object,c9a9221f0000009d,f5905fc1c9769dd4,8dfb8c5de0fc49d9,d825cd2adafd2cd3
object,e8202628000009ed,7dbb4d188220fdcb,341a63e819282365,c95029586d858a8b
object,e99abdcb000017a8,ad09b32f2586b29a,878ce83dc5cfe784,76741634022892a4
object,9600753f0000b753,80009d2c8a62686f,c1d367987616b6ac,8475b3a1669c4d33
object,9600753f0000ab19,f8d71a13ec873f3f,23565dda5c1ff8aa,11bfaf9755b7ad39
object,9600753f0000366f,43db51dbb3c0c4cc,b34ac9a44c4aeac3,f818e3cb3c2a7e3d
object,9600753f0000bd68,491aff61a21aac44,c7d91b96b924e0fd,171446d7bade1f3e
object,9600753f0000596e,d0cce2afc32ef3c8,32fe9c174a9f1130,3a583dc45c46f3e1
object,9600753f00002b9a,a0829c923fd5bbb4,ae6eefa555a1baf4,250ef24288b0eeaf
object,9600753f0000aff7,ea80bd5020e95a8d,b40173b6b87ba42f,e14672233b7e2159
object,9600753f0000679b,909559e40754cfb5,b34ac9a44c4aeac3,2f03d92bd0380c3f
object,34572132000075dd,c7b9477d969c2af1,a2b2e135df23632d,c7b9477d969c2af1
object,3457213200008f4c,800ce33314e52b22,871bb2c419342cc2,800ce33314e52b22
object,3457213200008fd5,646aa8e75053f929,741c711b223b7d52,646aa8e75053f929
object,3457213200000555,5b80bd23560b4100,fb65b60cf53578e4,5b80bd23560b4100
object,3457213200000589,751eef589cec1e32,3d34cfa81e38347e,751eef589cec1e32
object,3457213200003428,adcaad202a89a198,d5f81b66cef2fb5c,adcaad202a89a198
object,3457213200001cf1,387f15aab19b59b4,f714b39369f40fc5,387f15aab19b59b4
object,34572132000063ee,3c83378e76f2b28c,fa769c5ad752e9d6,3c83378e76f2b28c
object,3457213200007bb8,3871545930a83469,544914d13bb8a587,3871545930a83469
object,3457213200004e08,8998eae70ae4658e,3b53f9f78f6eda9c,8998eae70ae4658e
object,34572132000008e5,c008cb904ce92c51,c80774c748e92414,c008cb904ce92c51
object,3457213200008219,2699157580eb62d0,71341799c0f8c0c6,2699157580eb62d0
object,3457213200009a54,159392875ef7304b,84b9641724d22229,159392875ef7304b
object,345721320000b265,1b4527fd9346d25a,afca989346ed8be3,1b4527fd9346d25a
object,3457213200006c0d,fd632d404bfad69c,1097d8c0e0d519a5,fd632d404bfad69c
object,3457213200006cdb,b146b29318dae4c3,3e600fb9abd53a03,b146b29318dae4c3
object,3457213200003e5a,79e42ba081fac5b5,623dcc8e293dccde,79e42ba081fac5b5
object,34572132000010ec,ee48a0fb88171055,50f53ca517fa5f7e,ee48a0fb88171055
object,34572132000012da,e31dbbf505029264,df11d6d96e7e382a,e31dbbf505029264
object,3457213200008914,6955a1afd130f2e1,26cfe09a755b73aa,6955a1afd130f2e1
object,345721320000420e,ff6c6034b8e205cf,6ce40390416f8bf5,ff6c6034b8e205cf
object,345721320000a0cf,dd829cd993a8c48c,678a4632144adb41,dd829cd993a8c48c
object,345721320000728f,523f02a8979e78ed,33d09bccbf810bfd,523f02a8979e78ed
object,345721320000a24a,a8b6c3ac846be91a,721129f543173f61,a8b6c3ac846be91a
object,3457213200002d4e,866b76e4d2b5028e,e55a7599557812b3,866b76e4d2b5028e
object,3457213200004539,140e53f72e7f2e23,66b35564cf3563e7,140e53f72e7f2e23
object,345721320000078a,c21f21e7483516b0,d7b3e3540344498f,c21f21e7483516b0
object,3457213200007537,b745e1427ebb5d48,59780cbe7f3326c8,b745e1427ebb5d48
object,9600753f00004b13,47a4bcb910166df8,5d44125b28bda36e,a892505e263a8f8d
object,9600753f00002dc2,bd1408dac9efa810,b49ff0d06e171186,35b6c3f6435a4981
object,345721320000263c,e297016808fb5509,a225ad515f8b01d6,e297016808fb5509
object,9600753f00005f85,f7c4a74810d1671f,2c3159bee4c8c332,89cc53cfb553c6d7
object,3457213200004c61,ec49f8c0cadff124,0b54c159ca2768ef,ec49f8c0cadff124
object,9600753f00002c75,dff30a2bdd60ad36,dc9a9bdb7f59155d,2dce7414620e4439
object,34572132000014f9,bff292b7847d1b76,ae63c2c4a434c144,bff292b7847d1b76
object,9600753f0000358d,3b3b5ec4ab4f931a,67b850e4b97926a7,b6a28719ba823046
object,3457213200006f5d,9204772dc58fd97f,21a86ea065af47d2,9204772dc58fd97f
object,9600753f000076ce,26707f4b0a66f18f,6a623f7fb214edae,6971e5485e258c48
object,9600753f00004488,4c48f1e019d3bf1d,53897c5b94318737,99cb48febcc590c6
object,3457213200009857,a6b5916f9f63d88f,0bb037e422e07e3f,a6b5916f9f63d88f
object,34572132000070d4,0c4bd40c7d5adf09,1ede305d6a06cd24,0c4bd40c7d5adf09
object,345721320000b8b7,8f17d45b8f710a77,7412c84714ac3ea7,8f17d45b8f710a77
object,345721320000527f,ef19efd23c52f019,0320991ac9ad3ef5,ef19efd23c52f019
object,34572132000019af,a6962aa71e906bee,833373d9995e429f,a6962aa71e906bee
object,3457213200002aff,7d31a46ac5669947,c3b32eb48030310a,7d31a46ac5669947
object,3457213200005f53,a430b0dfcd463cf0,da0ac2829ebaa2e7,a430b0dfcd463cf0
object,3457213200004403,a881277983d6d6e2,267d275711398339,a881277983d6d6e2
object,34572132000099ea,895d982efa590851,48802523d6efa90b,895d982efa590851
object,9600753f0000a587,b65cbb89c806f077,53897c5b94318737,3664ad864783b7cd
object,34572132000024da,e0910666845762e3,f52fd68fd2c3339c,e0910666845762e3
object,9600753f0000a764,76859b328c0e0d38,8c957787fc320e1a,6c18ca436ae0b7eb
object,3457213200005aff,4fd9db37c2a15f01,ae63c2c4a434c144,4fd9db37c2a15f01
object,9600753f00007ba0,9c75ff3c3903ff9a,67b850e4b97926a7,3d2e816e23bcccf5
object,3457213200004523,141c4bd73c55c07b,21a86ea065af47d2,141c4bd73c55c07b
object,9600753f00007287,3e607a58806d5f67,6a623f7fb214edae,0704e4cb2c800cc4
object,9600753f00007e40,cca9813540beeb5c,eda4e99e634f8596,22463f1194d5741c
object,9600753f000026aa,76285f02d23a2ba5,189fa9b63ee68d4f,31c200bd1d03a897
object,345721320000b667,ea17c7e7ce9b2ba5,ed402150eca94395,ea17c7e7ce9b2ba5
object,9600753f000052d4,e9fc43d4670cc143,eaa7f5975aacadb0,9eeb7c05320765b9
object,9600753f00008247,04cbfe36d64f5b94,b0da020faab56b56,51f847d22e4bcc22
object,3457213200006177,615286935ee782d7,e6142cac23bb2670,615286935ee782d7
object,9600753f00005856,a7fba37a0446b09e,677ad2f9eb837f49,783c65982918dd8b
object,3457213200000341,ea490c4b1f8a6f51,461b420eef56b11c,ea490c4b1f8a6f51
object,3457213200006fce,a520f4708a261a48,fecdfc9a51b61b5b,a520f4708a261a48
object,345721320000b478,e987222972a1d56f,7c83f5477483e68f,e987222972a1d56f
object,345721320000a4e0,9efbb3ffdd4dac76,cd3235257b452e40,9efbb3ffdd4dac76
object,3457213200001c36,cf3fe3631a62165c,59421d7b382830b9,cf3fe3631a62165c
object,9600753f00008160,65fa0903a151ce90,f291e9b5fcc9b4b3,d06624cc2c3863ce
object,3457213200001b3e,eef89e19d601282a,2c3234d1608eb2f8,eef89e19d601282a
object,3457213200007d1a,141c4bd73c55c07b,68b340d6ceef5a74,141c4bd73c55c07b
object,9600753f00003c4a,3e607a58806d5f67,840a4b1ae919ac7d,0704e4cb2c800cc4
object,345721320000505a,4fd9db37c2a15f01,8c9e2891561ac8c9,4fd9db37c2a15f01
object,9600753f0000bb92,9c75ff3c3903ff9a,65b650bf43ef5d89,3d2e816e23bcccf5
object,3457213200001958,07213eff592c9056,41da563c783abe56,07213eff592c9056
object,9600753f00009b8c,6adff444ef86fc78,9eca4dbc181ba765,3ce2f162921e25c9
object,34572132000024f3,adcaad202a89a198,b1572ab68ee90cd7,adcaad202a89a198
object,345721320000918e,b146b29318dae4c3,c1f8e333cde54c41,b146b29318dae4c3
object,34572132000031f9,7ce440142d529f37,ecc477724231e794,7ce440142d529f37
object,3457213200000aa5,d224eaca6f10dfa5,0d6b044507a9a458,d224eaca6f10dfa5
object,3457213200001cd2,6955a1afd130f2e1,f7e615d88bccfdd6,6955a1afd130f2e1
object,3457213200005768,0433a761ace245b8,f5515f054a5d05ed,0433a761ace245b8
object,3457213200006df9,1fb22206690b117b,d5c5c438410176c6,1fb22206690b117b
object,34572132000047ae,7b531cec73107a31,132c7f2b4a02db42,7b531cec73107a31
object,9600753f000020a1,058266c2143fdc9a,566a6b369bfe3c67,5d8fcb3923c054ea
object,9600753f00005f6f,2ac5ae5a2e217641,9f2afad058f182ea,1ce3fa7400764fa1
object,9600753f00006f44,00e75d4dcd634c57,1cefd06bc6b2fa72,5fd936077023b2fa
object,9600753f00004a4e,86de9b6054a3896f,875de75a744c65e8,4daaa9cd06acf742
object,9600753f0000afec,861f1b2e0c9da771,b0a44c2df4e4b31d,c930d0571184271c
object,9600753f0000a1f6,6511eeed5074de4d,15a42cb97cb24cc2,00573c53bbbe28eb
object,9600753f00003e0e,f8119f54097ca0af,d2404d7474f91e1d,da0397eee74ab57e
object,9600753f00007360,610f92450e61fd10,a010938d73305f5c,8f5efe765bb26b6c
object,9600753f0000a16b,b9d82e75bb25d92b,53897c5b94318737,129879fe6dba9556
object,9600753f00009927,28275a5a9a855c30,3e0c1004878bf946,d7d268f4b0679e86
object,9600753f00005de2,b80e4a0d131f8303,b69fc39cbb581e9e,8ef376fb8fca1f0a
object,9600753f00002aef,475e9fcb6429f5c0,e18f4f6cfd692015,df08ed6cd745faac
object,9600753f000078f8,dc3cab1e4d86a069,7ac749d688880818,c854516f8dffb242
object,9600753f000012e4,3babd3491e73c893,8176a6849f43d86a,343590476791a2c1
object,9600753f00009f7e,6414cd63366526e3,d4c4d05bf8ea679b,75055f9ae2df7c4c
object,9600753f000099a3,4773cc886cc92018,2feb8651e5dd1a47,955db97f9f15cfc3
object,9600753f0000896b,a8c60550b0ff39b7,eebfaa6af7b4598b,bf3435e48e82e171
object,9600753f000033b4,408cf894a4a58723,b0a0d4954b0eabd0,099144ef0a86a379
object,9600753f0000474b,449f7b05d7f35e59,86bf88ba038bba5a,497fc94c0d76a922
object,9600753f00008890,47091117e7647a0b,9b9d24794d8de788,cf85a5ee07e9829d
object,9600753f00009c89,405d9ffa6ee1bb1c,d91cbc3351aa7caa,be61673e51e37281
object,9600753f00006f73,06816b5beee695de,809a8b9197cb22ce,141f568be2c65c71
object,9600753f0000700d,be68ad40d7c8fb99,997381ee0c650302,fa0d7d5d69708bb9
object,9600753f0000358e,2b7fc1c2be79b394,8a79dd0bb6a95d6d,966a91bfed394110
object,9600753f00008ea3,f7cfc1956732b852,bdac1c9b818be9d3,d04fe862b6681793
object,9600753f0000741a,759435b10e3658dd,770ebfe0b5c716b2,2af8a9ffdeaf81c6
object,9600753f00005482,80b003e0ed6832ba,849ed138c88b340b,4a065accd9ca3544
object,88b6ce2300000381,83649ae9c0828f85,55418f0b421a0375,4fb3b2ff83f98bfe
object,88b6ce2300000130,3954019ca3459f6b,1a9cefd652357c7b,b1dc63825429f342
object,88b6ce2300000372,83649ae9c0828f85,42ae49b82d2e4f6b,1ca065a3b41edace
object,88b6ce2300000248,83649ae9c0828f85,5007f0c8f1b017c0,e97e5feae97565ef
object,9600753f00008f31,28abf270ca2b7e33,dafc54cecd62cc9c,050d6194ede5886e
object,9600753f00004e0f,8e9738c238553751,773464f12074697e,2a428c24bd75f343
object,9600753f000067ca,aa93d5d0c3d58161,317121a01c75c4b6,7c474627eb2ec4af
object,9600753f000029a4,fda158a14d4af81e,b4830ce5ebca9e83,9aea333e124e782d
object,e99abdcb000006ec,564a0cc6b2cf111a,ec16f6d901788ac2,1f10429609943bb9
object,3457213200009eba,27fdf432bde6aed4,016119d4f04a820a,27fdf432bde6aed4
object,9600753f0000040d,b9c7596c9eed78c1,369f7a946f17d8c5,37f5794b046afcdf
object,3457213200003475,508c35b21a9c83be,66fbcbf91bc41785,508c35b21a9c83be
object,9600753f00006cc8,90dc11a47a6fc692,01f64ac1f3135d8e,65d44082a292cd8e
object,e99abdcb00000f27,837fe0d177e9f65f,e8e57a4b8e54bdca,b3546f09f9b905df
object,c9a9221f00000014,7995e8af2492dad1,ed53f2d53bc3e3b3,2d633f0d94cbc0b7
object,e82026280000113e,e405a1ddcbc530d0,7b6caa41b4c86bf4,3bb2b62d914ed2ef
object,3457213200001d4c,5de89bf70200238e,740b35c575450f05,5de89bf70200238e
object,345721320000309f,ccbc4d6aefb79747,6be639007d07ec90,ccbc4d6aefb79747
object,345721320000a02f,53b56b43ff30914b,36fd3c60c61eaa5d,53b56b43ff30914b
object,34572132000054a9,6d83da87809f8c9e,c92b8753275cc182,6d83da87809f8c9e
object,9600753f00009802,7aca9a788fa9f5d4,1dfadedc2515a663,1880f63166fe22e9
object,9600753f00000f3d,090136cea8462f58,3608e9f4befa5ab1,81a4c98ce30ceca0
object,049dca9300000b98,02cdaa479bfc7262,8cf884aeafe8ccc5,8df98b8b5985e891
object,9600753f0000860f,e3f42a6b541844c2,b4830ce5ebca9e83,35b28d9e03618738
object,9600753f00007836,924be1bd74e8210e,547b163ce40e0f32,eb65c0d265a9a05b
object,345721320000b2ce,96e9c38a1c063727,bd4015b2a8820d2d,96e9c38a1c063727
object,3457213200003f83,18d38af963a8b4a0,ee44b92cf0faf92d,18d38af963a8b4a0
object,345721320000a60a,159eae85c418684a,8d629118a0e61c31,159eae85c418684a
object,3457213200009779,829eb051b1f73d0e,e1d04e276c31f051,829eb051b1f73d0e
object,345721320000272e,a7c47c665846cfed,259ab9912b8a31ac,a7c47c665846cfed
object,9600753f00000ff0,b16c712e61a9a8d7,3c58799f3feb04b4,155c8bd93c7895cd
object,345721320000b656,243b07831375309f,32e1b81ff88b561a,243b07831375309f
object,9600753f00003ded,f37d49d0d0d965aa,2256f75772d86b1c,bb977632dffe13f0
object,049dca930000193d,e907e8bedd0ce11a,1ea97fec4a564674,e7710cbc8c38a0f0
object,9600753f0000ada8,5e1e2da4348f1e32,e8c48baf8a31c057,6feb9f7ef5401692
object,9600753f00005303,f35e573fd2f1ae6a,9b0e692c3ec49fe0,810bf563221f5622
object,3457213200005ee7,719fd4b7503e73b3,399112e6e25b9273,719fd4b7503e73b3
object,3457213200003d99,ab9bc43c714ecb84,793b64596ff25678,ab9bc43c714ecb84
object,9600753f00001dfb,9ec3a540c37b3d05,5e50655c3359d83a,ea89aa1e5a8e9723
object,3457213200005f4c,adfeb50ddb363de9,a5b14fcc295fa432,adfeb50ddb363de9
object,345721320000a3b0,3e93e49fe13f8ac4,da9e4a8d5292e376,3e93e49fe13f8ac4
object,9600753f0000a18c,ab15d06d6cdec85b,9ca30160c6d03876,fc47a7773a1d3357
object,9600753f0000b78d,da8f6533b8717475,ceda1a78119d6490,7850a26b55c32d59
object,345721320000af6f,01dbe84b31d27df4,3f7b04cab1ae2b19,01dbe84b31d27df4
object,345721320000a5f1,4ca1bd412f0240d1,7c999adf7367a962,4ca1bd412f0240d1
object,345721320000a686,0ebb1a3a3c723e12,9c0ecdac3799989b,0ebb1a3a3c723e12
object,9600753f00004e9d,b922a6f7212ffc7d,39771866ecaa0aa3,dfd39421894484d0
object,345721320000a264,de7f334c0c748ee5,01389992902d1af4,de7f334c0c748ee5
object,34572132000005b9,d50b48ac91d8d3ff,967c1e1bccd77935,d50b48ac91d8d3ff
object,9600753f00004a11,b9eb19935ff25c65,9b46a59f7840e230,ae9f26f084e90207
object,3457213200002e58,ace9a0a8edbafc3e,ab7263d2fbc724a0,ace9a0a8edbafc3e
object,345721320000a71a,80d55cc2302501d1,3693f771075571b2,80d55cc2302501d1
object,9600753f0000387e,c51ed1b58714e899,a5fd7663493c8647,609e3f5f8cb9cea1
object,9600753f000089fd,bf096468df95558d,5f72d3e212d1e66e,2e10e07f84a13f35
object,9600753f00004701,6049dbd31b373ccf,22ca7472b018ebec,66805a1b5d709b0f
object,9600753f0000941e,0f9c6d611e8aac77,c331d59c376b7af9,11958f37ca9c09ae
object,c9a9221f00000001,f38188510c26b917,82420a92c71f93a8,8c4a8547c8436fb2
object,e820262800000a85,9fd080ecdb391dde,74b981bd2b9fefa6,716534da1137097e
object,e99abdcb00000114,f2c118780d02c653,5a1d41127c9c509a,e308add599db1c79
object,e99abdcb000017e8,74ca560a14aa889c,d924536113188736,28b6dd7e8ec1003b
object,9600753f00005d76,29b57ba1e987845a,45cb74e18ced5ef1,1d35fc2477bf6ee3
object,9600753f00001809,856359b3dae5ed4b,d03dcbe54f6ba699,4fa13295dc0c07c0
object,9600753f00005995,450c4c07b546083a,162837f02f5596ef,1d6552507c4a4a9d
object,9600753f00007bb3,602b3b6988ce431c,88b85154ba091471,c6857e378751ffc7
object,9600753f0000526b,8d2536251f51c3d7,d52bd571fcb9c8be,6c1f364c490d7d69
object,9600753f00004075,12db68b0495bfb1e,adafbb87d75d37ed,d12aba6a2d859b6b
object,9600753f00007732,999affde3391a8b1,ac7b25a024c45e0d,10e74270660a1706
object,9600753f000032d9,167912f3a9006e50,33eb59eb0ad6da6d,4c5e558d39bd08b7
object,9600753f00008379,ef5908da3d50d3cf,ab74c8a7b3d3b658,588a970dc8e790b6
object,34572132000000ea,3bb7ab2a7db99c0e,669c32888560d50f,3bb7ab2a7db99c0e
object,345721320000a559,efec905f65b63818,29b6f84a0abfcbb8,efec905f65b63818
object,3457213200008edb,148e5c2254f28ddf,74374e3e3e21a3d9,148e5c2254f28ddf
object,3457213200003387,2cbb3a7a4b81cc10,99c38f7bcaf30560,2cbb3a7a4b81cc10
object,34572132000067b3,1eec5c4e91f11bea,62819be6669d4f13,1eec5c4e91f11bea
object,3457213200000b39,84326aff73dd9416,b0d637bcf7f1c0a4,84326aff73dd9416
object,345721320000b44d,b345444d6bdb6160,add8b6367a33d3ff,b345444d6bdb6160
object,345721320000861c,97197902b97fe08d,0d51649b1f9cc854,97197902b97fe08d
object,34572132000040df,56a98577378151f3,0dbb5ebb64ab99da,56a98577378151f3
object,345721320000b7dc,2af84ea6716b0a67,c084411e57541f21,2af84ea6716b0a67
object,3457213200002c63,dd0c16db3600eace,d24a1c5fc6547b7a,dd0c16db3600eace
object,345721320000174f,ad06949af5a2690f,4a6fef85e3da8d43,ad06949af5a2690f
object,9600753f0000443d,5c668649a48b36c2,9e5d57fddb6a8ff4,766c75c9a87a32cb
object,3457213200007ecd,f4473f6bb8366c95,a1e780887fecbf4e,f4473f6bb8366c95
object,3457213200007e4f,552453ee0030e73f,17b2d19a18d40b83,552453ee0030e73f
object,9600753f000064fb,deec306682db9d2c,c05e2bb67d3498d6,c3134acdde9651c4
object,345721320000aa00,6c62fc182157fe76,8aa63249856c8d80,6c62fc182157fe76
object,34572132000023e8,98b1600fbf820bf4,81b11d25eed7c36b,98b1600fbf820bf4
object,345721320000a260,be6eb6f39ddbd4f4,037f45592bcac051,be6eb6f39ddbd4f4
object,345721320000a31b,8e68200ca3f6b7e7,b009f9c2ed58135a,8e68200ca3f6b7e7
object,9600753f0000425f,aafb6354c7ad3bd4,b0da020faab56b56,3cf3d231c969d337
object,9600753f00000d11,e7b851a78d631a95,48701b13619ef32e,364aad7daa9bff44
object,3457213200002a96,fd095281e48f2896,f811fef00c140794,fd095281e48f2896
object,3457213200002a8c,3b79679b9fc7f6be,7670850741decb94,3b79679b9fc7f6be
object,9600753f00009487,383f6fbd1030f31e,d50cea9d42838c56,d36aac9ece17fce8
object,9600753f00000b85,ef392ef4871f5262,1286dc9eeb6429df,f1b4fd6b29833a03
object,3457213200006e3a,ca93402a8ddfcd75,3fe9980f272e1f64,ca93402a8ddfcd75
object,9600753f000056a1,20282062cff76f34,81c63efd3d990061,d04ad0af2b80a75b
object,3457213200007ee3,096d2cb1aecd9586,4d8cf2218528370d,096d2cb1aecd9586
object,3457213200006d4d,db0a73663b01aaf0,9463a4773947f14c,db0a73663b01aaf0
object,9600753f00009f1c,b2dc5d1af9d8ef0c,96255b87df18593c,d41c77a0a4f83a53
object,3457213200001383,3abbb56b85057ca7,8918a6d24ba9a794,3abbb56b85057ca7
object,9600753f00000af2,9d748a273b2b212b,86cedd83f05d7ae2,10e220006b8daef3
object,3457213200003b8a,ec0201217d393e47,ffeb62d00944efbc,ec0201217d393e47
object,3457213200005b29,1b380a47628e31b2,d9e16ccb29414a69,1b380a47628e31b2
object,34572132000004f8,73c8e17102d597da,f0f6ddc81149993b,73c8e17102d597da
object,34572132000070af,22acf880aadb926d,016fe54a5247dd44,22acf880aadb926d
object,3457213200002848,5783c178ad125faa,683297efb781c71c,5783c178ad125faa
object,3457213200009987,74fb67a9d9803e2f,073ec2bb7baad438,74fb67a9d9803e2f
object,3457213200005074,8c0ab5262942831f,2e9067e36db6f251,8c0ab5262942831f
object,3457213200000253,e8f42c860cf116d5,4e0249b8b614bd52,e8f42c860cf116d5
object,3457213200005158,0db36f9daf19fb59,fe5f9d66d90bd9de,0db36f9daf19fb59
object,3457213200009251,7e0386f448c6cfc5,7262784543e7ddf1,7e0386f448c6cfc5
object,9600753f0000a835,913bbf57686d8dfa,78146864569b84c5,a803b6f8e15696e1
object,3457213200002c32,2cbb3a7a4b81cc10,4470585a9b56f650,2cbb3a7a4b81cc10
object,3457213200001540,3abbb56b85057ca7,2dfa0496836d6f0a,3abbb56b85057ca7
object,9600753f000045aa,9d748a273b2b212b,ffc1ceea00910011,10e220006b8daef3
object,3457213200006601,55a952e7df31155e,47f288646662b8f1,55a952e7df31155e
object,3457213200006c72,cecc432812ff9407,0f50d7179f90cbf4,cecc432812ff9407
object,34572132000003ea,efec905f65b63818,e50e82b0bdb4fc07,efec905f65b63818
object,3457213200000346,fd095281e48f2896,a1903b5721d953c1,fd095281e48f2896
object,34572132000084a5,3bb7ab2a7db99c0e,cb0914780ccd9d0d,3bb7ab2a7db99c0e
object,9600753f00008a40,cdad901259fe1343,5ecceec339fcb099,345130b0138aadad
object,3457213200003fb8,7b21b1e22bf5b8e0,145c9030f4b1f5e5,7b21b1e22bf5b8e0
object,345721320000a8af,9e975e47fb5076e9,fcc0ca501fe44520,9e975e47fb5076e9
object,345721320000adfc,c2e577f78caaf5eb,0945bbc22f2db3c7,c2e577f78caaf5eb
object,34572132000047d3,c24fea8393788bb3,83ebb49daa9b7dce,c24fea8393788bb3
object,9600753f000084e1,e29f5c926a2e513d,8abec897eae68afd,3d564208fb7460cb
object,9600753f0000401e,34e5890bd94c492f,53897c5b94318737,c58cf22bb536750e
object,9600753f0000b1c4,3bf9db9d41e0a448,89918628db644f8a,7e01dcb33615e48b
object,9600753f0000011e,03f1c53fe3d54aca,f9ccd033f2d47ae6,15decfdcf90f93a6
object,9600753f000018c6,f8cb5a5b7c8d1013,c74a4b4c3a4daa9a,38f53f4ede7d30ae
object,9600753f00005cb5,fc237b0feff1b1e3,1880bc51a4b4b450,4265c4883edc09a5
object,9600753f0000772c,3f71b9fdb58964b8,d31d7aacbbc19702,4b6aba4d728dc520
object,9600753f00009b92,23b6a91c8b39c7b5,efd091fbb39cfeff,eaf8e26e86793bd6
object,9600753f00001dfa,ec09af18f9f1f1ce,2be22c374d19ee00,c19eb9abef1787f5
object,9600753f000028f6,18fd6e82be98961a,757053e8f499dda2,954c689a9772be53
object,9600753f00007bec,fc237b0feff1b1e3,51d46fb94465baff,4265c4883edc09a5
object,9600753f0000b938,aff0f32bb655cdf7,559ee16ace48997b,8faa9e5e7b800a62
object,9600753f00008888,61a671abdf666c87,850ce2c995cafeca,94c9ee8bca512be5
object,9600753f00009122,deb4daf9e803ca78,12473f414e0b8958,e000cc1d4c3525e4
object,9600753f0000ac27,a77e43d6a0c55b1f,010b077ff91d382d,e300330830025b2f
object,9600753f00000ae0,dfc1cb601eb503c2,5f5c42c67721d4fc,3b06dee16e7dcbe6
object,9600753f000030a6,e83b4451990d09ac,411fd9762af8d80a,d6480725d03b05a3
object,9600753f0000bde4,6edfcab243531ad9,9c5714bb18ce31c7,f103655f81a8df3f
object,88b6ce230000033b,b761772e5299c3b3,cabf7d61d10cd37a,844a1f833fdabf98
object,88b6ce23000000b8,45e6034334490fc6,4b3eea9c7137d8a5,abafb8b8daa8b0d7
object,88b6ce2300000064,45e6034334490fc6,9ee51fe93722039b,64f617eada657b92
object,88b6ce2300000392,45e6034334490fc6,fd3f583967873401,9ff64a44313a4b9b
object,88b6ce230000010a,45e6034334490fc6,c6c7489875c07aac,aee15aca35668346
object,1e8f4a7d000003a4,2852a2b0843948c2,a5c15984e95d1a6c,f74a7b957880f4ae
object,1e8f4a7d000000d9,bf56ccc14ecd95f2,8c7436726e96da7c,af0f0a3163b62162
object,1d9061130000012f,d5c34c46a978bd23,b6f2d44306517dae,644186780b3b7aef
object,4ab3c12a000008a0,1776a3a6a23f81d8,463d1ad5613b25c6,578c858b9ad19507
object,1d9061130000019e,925f1f1b90a322f4,b372d7439f0d3558,ba8d344c0755ae61
object,4ab3c12a0000063f,1776a3a6a23f81d8,35faa14963c2faff,69cec24f1b0e1076
object,9600753f00007202,33883072fb6db82d,ddc6477f7bb4e1c2,aed236be4abd78a3
object,9600753f00003381,decaab56f08e44d0,101b20767efdfb41,f56de36739cc5763
object,34572132000054d3,ffb223a2d2b84197,223375b11c05f58c,ffb223a2d2b84197
object,3457213200005527,6fbca65223d031af,afbfb08385aa94f8,6fbca65223d031af
object,34572132000013a3,989307a5abed7bcc,96cebb3720ea7cfe,989307a5abed7bcc
object,9600753f00006b13,34f12019fc42dd47,f91eb9a6f87581c1,075b50310d759817
object,345721320000993a,411851ec838a618f,7acf4da5e5493847,411851ec838a618f
object,3457213200002580,43c32984e43d0201,b54a0cb2aea232a6,43c32984e43d0201
object,345721320000a5c2,03a118e312cc2694,d5bbe8cbc02879e4,03a118e312cc2694
object,3457213200007040,5f02f6780b20bb05,e03495772f33a57c,5f02f6780b20bb05
object,345721320000a136,ae7930024c816859,b4aaa84e9e418dff,ae7930024c816859
object,345721320000782b,95acecc70fdd691e,ce2b1c21c3dfde7e,95acecc70fdd691e
object,3457213200001e25,3b3e7a4340d3926b,dc47ba2b56c059b0,3b3e7a4340d3926b
object,3457213200002bf0,d9df68599f8af47f,3a5b950ef8549be6,d9df68599f8af47f
object,9600753f00006f93,629b4716ac4f90e8,b8ba587ae5c2b3e2,ee723588dd443c5a
object,3457213200007b24,20a7510826621679,b8fcb8652cd71252,20a7510826621679
object,3457213200009c7a,31c3f9b64ad917a0,4307d13f50b72da6,31c3f9b64ad917a0
object,3457213200006c40,8ef43a059e4295af,c88b3999ea9596ac,8ef43a059e4295af
object,9600753f00006c98,e3ee141e25ab1fcf,cd20a5addf7abddb,88856d6a241e556a
object,3457213200005092,7e471b5a5ca617d2,240916b6f0cb6826,7e471b5a5ca617d2
object,345721320000540b,8594fc10d65d04e6,9f8f91fe6f883614,8594fc10d65d04e6
object,3457213200009ac1,6f8d6d868e2051ec,4d358e29637f98d5,6f8d6d868e2051ec
object,345721320000a2b1,5b6372f2c88b6889,3c759d9ce6835e82,5b6372f2c88b6889
object,3457213200006936,9ac794fb7a71ed70,1ff0ee4214a4a5d8,9ac794fb7a71ed70
object,9600753f000010ac,d62c2b1e5f08397a,6c8195338f39372c,99eb54373a3a5800
object,9600753f00008b97,3e041a454be37361,ed2b3e848f7428e1,edffa3812c6661d2
object,9600753f000013b6,3da06f6fff609415,8c2cab59a0ccdd5e,9bddd097a1421167
object,3457213200009ae9,e712893091edc896,c3a59c229397995e,e712893091edc896
object,34572132000088fd,e26edf2bee937c98,67077ce3c17a5191,e26edf2bee937c98
object,9600753f00005a45,0f4cb76b43857b82,24623ae92893866a,b2301a73bb66d189
object,3457213200001d71,9e098c4d152b7d57,071e8ac5ed8642e8,9e098c4d152b7d57
object,345721320000010c,64d119213026dc9e,23488d188b676d57,64d119213026dc9e
object,34572132000046b5,445d22539e56bef2,f0140e058bea5a5c,445d22539e56bef2
object,345721320000bb73,2a4379b9072d1f86,66677f0dd5cdd8d0,2a4379b9072d1f86
object,3457213200005185,62d4a8426c16fee9,fd74ba2c5f71f593,62d4a8426c16fee9
object,9600753f00003448,1258fc5044a4032c,d884fa9e84ab3ebf,cab248c3ebcc8bcd
object,9600753f000038f4,766c9643121387d5,4f83770b42481cb5,9e2e3b749f3c1bf8
object,9600753f000011bc,f58ed0667420ce6d,aa7f826052964c58,dab14b39b653463b
object,9600753f00001f38,22d88e6416f91031,ca57bb82f651e6e5,b6d479e690389eaf
object,9600753f00008dbc,0000c84fd2460053,6e9a979c82c634e9,b6734c03e3e90252
object,9600753f00004531,1d8c2996a49a000e,f17e9c81014f8440,cac42407db677f6f
object,9600753f00005e99,56011f361954fdd4,ace6febc08623e53,435d05764c435b84
object,9600753f00006e7f,1bf96a75bf85d8d0,4a5d1f77d13b5a31,aa51c9efe99b3faf
object,9600753f0000b407,381539a5ac7c685f,3e2a5e9671c223f9,5dce3d598047b691
object,66394bf800000058,f8f6d499f2b73188,267dd8bc1c189f60,3308078faec9b659
object,049dca9300001720,d5f6a0b444a29337,1ea97fec4a564674,05ca3536fb124614
object,049dca9300001b1d,202d4475ad475c9e,1ea97fec4a564674,3c1b84dae9906c18
object,9600753f000050c8,56a04e3e8fe10b50,b4830ce5ebca9e83,4ca30a67efd4cd7c
object,9600753f0000b2a0,58e3538bee98ff94,60f415f2d5dbd53f,b04c130ccb0107ca
object,e99abdcb000009cf,4e2966bcba6e1e57,d09c9f5ac83fd90b,58406bd266a39b93
object,3457213200003636,85bb2f3d7fc52c90,a478dde2db20964b,85bb2f3d7fc52c90
object,88b6ce2300000340,684ffa5409c15790,edaf8a67dd84c4dd,f5ae7659ff356b4b
object,049dca93000002e4,2f3fe00b470cc765,2672a0e96697d2fe,cf46430d488e4072
object,a88f256000000014,170982e190340413,38704c82b56763c3,89933c370715dd28
object,e82026280000083f,d092ecc68c4b96c4,87240f4655493883,1241e3dbb6ed2dd8
object,8f8f933c0000000b,f4488bcdc9422721,21805b984c1574de,dbab2a33735ffff5
object,9600753f0000b26e,0a463a0fac89804e,e48f538442203380,1a399ab4356f1867
object,e99abdcb000013a7,668c1cb6e126ac68,5df5bd3c3e28d2e9,b0d7d85a2bae0dfa
object,e99abdcb00000f80,8c80e0c4b6d4d558,cd90704cc3341a4c,a879069530dc7df0
object,345721320000575b,85bb2f3d7fc52c90,8734d89383ed7600,85bb2f3d7fc52c90
object,9600753f00003dd4,7c2135ffb1705d16,c6e1e724a7ef90de,e51b2f6d6002fabe
object,9600753f0000002f,7c2135ffb1705d16,f673e3aa31072e35,e51b2f6d6002fabe
object,c9a9221f00000117,af620efd6baa2329,4dc7f7ed05e3d59e,3e4a553b28760400
object,8d9ca06b00000002,c6d166b604dad0a4,bacf0bc0ef8d2c87,7a815e2f3a3d4cf1
object,e820262800000f67,fb912fa8dadeb57e,97e8d4f3f0911be4,b1d54e20386a89cf
object,1e8f4a7d00000801,dd865c6f0b6bb63d,ca2692f5d93684c3,6b4aa3c98b45b89f
object,035f6007000005e4,e14053091e063221,a0000acab8011d0a,c99bb83ca3a78ea3
object,4ab3c12a0000015e,1776a3a6a23f81d8,34ae62b0017334d5,3fc1b50af0255ff1
object,75ff2f0000000006,21670d94a94caa80,c5f7b5486f2cd87e,33b74bc8822d7132
object,e9a8024e000002ff,ff3ebf60d8611aa6,27fc091714cf78b6,9878b100605f4786
object,3457213200005d51,cba34e4b7241bda9,8ec514e0f54c5623,cba34e4b7241bda9
object,a88f256000000098,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,9600753f00006941,2f50838115b4a65a,316267d47c1b577f,25198ad5a807a131
object,a88f256000000048,d4f536fa54b94b45,6d601d5825c7b68d,89933c370715dd28
object,e99abdcb00000076,f057cabe916edd56,8da93819aac0b5eb,86cfed9a2c5d3ba1
object,e99abdcb000005fa,557c6732f6267577,03d2f8fdea294100,d47f67ccc3e7cd3c
object,e99abdcb00000c1f,7415ee7091bd65ef,338663a27d0491d8,9670d748223f4e23
object,e99abdcb00000711,991b326e637a5c8a,338663a27d0491d8,a43ae18996d6619d
object,34572132000020fb,af6fab26066bbf41,071b255e7f948c40,af6fab26066bbf41
object,e99abdcb000013e9,b0358da004e89f7e,e881a88bc7a75999,e549e51deaeb1eb2
object,e99abdcb0000088e,aa318df47b80e2be,4eadcd0932e781a5,4285b8d53a0a6b0c
object,82a1d77600000001,58123387bb624d9e,2cd9efc37a5d385b,130c12c052ec9c75
object,34572132000076b9,efe30681f811bf3a,2e4ce4c071e2eef8,efe30681f811bf3a
object,3457213200008539,23f542cb632ec536,0bcf7052ae91abd6,23f542cb632ec536
object,345721320000402a,7e7411c62fec6940,4221988c352fb242,7e7411c62fec6940
object,345721320000a173,6c752e66fbc707db,f9c2387f4081d005,6c752e66fbc707db
object,9600753f000013c4,e39311dc0d216452,0cc13120117bd2d7,1a258510c946d532
object,9600753f00009f72,d69719c6f52cc898,53897c5b94318737,1c46edadd1621ade
object,9600753f00000a89,de5c7f26fae2194d,0cc13120117bd2d7,5928a903fc80b278
object,9600753f000003df,d54c71d5759e6cd2,0cc13120117bd2d7,9103db07bccd9d3b
object,e99abdcb00000075,a424e788b7f38602,4471605c555af4af,fa0576c01685e297
object,e99abdcb00000761,bb62281d489d16c8,878ce83dc5cfe784,5a4380d9ed02d2e6
object,e99abdcb00001a7f,c43cb91cdf1f5d1d,2a1044a071aa70b4,1001e70290d29bdb
object,e99abdcb000003b8,68018c24ff570083,793d2fb5c9a4d590,526dd6d273e55fe4
object,e99abdcb000005a5,0122bf0a1b0ad300,ff3e7c406a16751c,451040b217354600
object,064c53b900000001,150d0b01064c53b9,5cc5baccdc497f2b,a7dbca5416e8cffc
object,e99abdcb00000408,f4c99ebce8cb50a5,8de9c54bd883e84e,9a8bb001aab4f5dc
object,cef8a36c00000058,4e2842a4cb5bbbe5,7837873274b6a79c,fb8dec10494457df
object,049dca9300001241,1a06f62db02aea45,75eabd6db1bf7de0,b19b4d795b985b13
object,be0289a700000056,4d48c8c9ed3f2dde,f3e9b1f106db5a25,b465febfc36d6657
object,9600753f00001c3f,049754dd468491b6,803352b624e818af,4afab4b97ff80571
object,345721320000a4b7,44a5b84b6c68f0d7,d13390c5b98797d3,44a5b84b6c68f0d7
object,3457213200009586,c26342619e4104e1,382f0a8b9f667988,c26342619e4104e1
object,9600753f00001ad7,f255d020d8c48eb4,a8aca8df3f85907b,c9028dba67f26a4b
object,6066bb680000002b,3b8c4b56c7aff73f,5f9f21d1f835aa6b,209015425618acc2
object,1d9061130000007d,db2a99af036b51c0,8f57b0056e716bcb,cfa0e62b026fb8e7
object,e99abdcb0000140d,dcbd0de12d0cda23,a3977d5a59a58159,9fd57f308816338d
object,049dca9300000082,cb53f29b29a07308,9cf7f1dcfe1a2b94,563e4a5dadb1938e
object,7c8582e400000009,468ec10cd72a99bf,60a2e365de6124f8,a8b3cc2e5e3df6b2
object,c21ae54e00000018,983df6389d70e4f5,6f6cd03d8822ac8e,eeb48db5e880a5b5
object,e99abdcb00001027,cac789287ea8d532,fd51644ceee2708b,af06668c515fadb8
object,e99abdcb00000972,fcaaad3d8aee84e9,9e7ba97d4911cfac,b65109e5da5ebc51
object,cef8a36c00000060,4e2842a4cb5bbbe5,6671b05ee7321bff,9f605cd3ba360a3f
object,049dca9300000a00,5c9ebb10bfa219ff,06bc5360cdaa294e,0197c24fccbe305d
object,049dca9300001727,2432b6c9cf8dca75,33c88dee3d5b10fa,3cd56517a9cee83e
object,be0289a700000001,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,06ed7f4dd3dc3f19
object,e99abdcb000006ca,df09d8cf4221e39e,6c796002660eac79,12b3f1d83cdc7962
object,cef8a36c00000053,4e2842a4cb5bbbe5,099a311aad05e4ab,e2bfc2b1abf04471
object,049dca9300001703,7dcdda82dce524d4,1477a3f4c168af57,ee60e6dd22f5041a
object,be0289a700000025,4d48c8c9ed3f2dde,fab32dabe95b8a4c,69efd23f903447ec
object,345721320000007a,92933fc834aa0fcc,0dde5fec15191779,92933fc834aa0fcc
object,3457213200007645,521ba708c4da9d05,9c11cdf068b9ab77,521ba708c4da9d05
object,34572132000019a8,97ac4b1d540fef45,886a5bae7e4f8184,97ac4b1d540fef45
object,345721320000628d,9f35aafa70a777fa,4faf32b5f7b8b1e6,9f35aafa70a777fa
object,3457213200007aa9,b680acc263ff5317,6dbf9bc62760c485,b680acc263ff5317
object,3457213200009264,74764f59b72772b3,472d24d8772f5e77,74764f59b72772b3
object,345721320000802e,a4fc5d5b69ea7501,939fa2a0535b28ac,a4fc5d5b69ea7501
object,3457213200003c0c,af1854b03c1f6751,533142c8e35d7ebc,af1854b03c1f6751
object,3457213200001173,56021686542f6624,bb4aac246751a3e0,56021686542f6624
object,3457213200009fcd,b1febcce2e325fb4,600290ce8e5a6746,b1febcce2e325fb4
object,3457213200007253,61635d094c7012e5,30b2c2dbc181ff88,61635d094c7012e5
object,34572132000057b0,9f35aafa70a777fa,36e684d4b83fe7ab,9f35aafa70a777fa
object,edfc13ca00000985,19dd3ceeb919fe6b,7925f2a03e18a8c7,f33c86db9e697c14
object,edfc13ca0000095d,494c11bc4e0ad236,e16f9b18f3272d64,f902184919a0a67d
object,edfc13ca000013b5,23be9070454e9b76,2dbe80bfa55f3ca4,75e9b688172344c4
object,184d4f2d0000059b,5a532bee9b903bc1,4cba1a2a2ea981a7,2f33908449ebf76a
object,184d4f2d00001680,a2ff55fdc7bca6d2,e2ddf437c6b55e87,8333315a34bcc944
object,e99abdcb0000072b,1410a28047c9340b,1414be43443b154e,a5ff98a6b181bc19
object,e99abdcb0000037f,d28d280c0d1acd9d,fd23b835632037f8,46b4b0ee661b303d
object,6d4f1e0600000001,8fb42f6f6d4f1e06,2bdb0f53bc7b105f,ea52edf49142dcf7
object,e99abdcb000007ff,db2a068801c60c38,f1e86bc94ab9e278,ae2f468662e7f423
object,e99abdcb00000063,5d3d272fefbf623e,62d374b92bfd1eb8,e8da0d1f8330109c
object,e99abdcb00001740,621513ac9f785211,be7f3dade433cdc4,8b8193dab4a2e9fd
object,345721320000a4cb,78df44db0d9f7b1d,4baeb1bbb8473573,78df44db0d9f7b1d
object,3457213200007628,015ab089e9c1c270,2245d95af4e80074,015ab089e9c1c270
object,3457213200008f03,f20af89a07fc21f3,916ed2094b5401eb,f20af89a07fc21f3
object,3457213200004b15,39388a82700cec30,4a3e4f5ab06aab39,39388a82700cec30
object,345721320000087f,d26b97697e15ed99,b35b53adc0628ae7,d26b97697e15ed99
object,3457213200007e1d,9dfb191f2bd688d9,0a9b685e03256f2e,9dfb191f2bd688d9
object,3457213200004ecc,59c406d219586af0,355d3f21d85ed108,59c406d219586af0
object,3457213200008146,0a6ef14ebab02ac6,b0560d19fce1acaa,0a6ef14ebab02ac6
object,34572132000084d2,37c9fb22ce9cdb90,2c8b3e2ab719366a,37c9fb22ce9cdb90
object,345721320000584f,a21f1eedf552dc82,d0e5cf25eb13f61d,a21f1eedf552dc82
object,3457213200009ef3,df3cbdc13656e464,8fb6727be303a963,df3cbdc13656e464
object,edfc13ca0000002f,7c4fe72cd2fe8501,ca67fa6055da200b,59f3a9d3d2e2912c
object,edfc13ca00000cb3,cda232837ea0d0e2,f44b325eabc2b61e,69df0d273a48823a
object,edfc13ca00000e6a,ccf280987be463f4,8df4403a43bc6479,4c41a29986374664
object,e99abdcb00000e62,7541237a09bd5ce7,b7fa1ec0c3a4ad17,f1c00268740498ae
object,184d4f2d00001068,eb2cfb74e72238c3,6c0047fa6ebb1fc9,74a2835da8153a33
object,2443c9d800000001,2ec229132443c9d8,e0dca23d7ebc8ec6,6b7ee9a3df01c914
object,e99abdcb0000151e,9c28e0a86c8b587e,c2daf5af49cf0e2e,5cf0bb367b1fd246
object,41369fa900000001,8bf5190641369fa9,e0bb3772b9749fa1,05dd7cd1c23f2e30
object,e99abdcb00000679,eda6ad505c885754,3c6bda184eccb060,fb91064559ca8f40
object,3457213200000a91,fff17cc7471b46d6,acea55413bb6f183,fff17cc7471b46d6
object,184d4f2d00001299,30b95bdb1c9e2296,e362ace184732049,1baa7eded5315523
object,df15031400000001,4b6d1f38df150314,d80c30ffefccb98b,f6fadcbc9961154a
object,e99abdcb000014f4,0de56ae84274aed3,675ec5c7c89d8f70,3ee91a2df46b4752
object,1c7c4c0a00000001,844016631c7c4c0a,01e5d80863f9b8b8,3e3a8adb9f70ed09
object,e99abdcb00000b55,9f7b85df3a2c1b37,7c5debc86e30dc37,e0618d6a06ed112b
object,c88fd1f900000001,025f0272c88fd1f9,44fe16514f9ab40a,1e8735cf8f3b5b21
object,e99abdcb00001318,68c26b498dafb857,c86978fd4e58935c,d0b1c66fc4fcc6db
object,221d6d9e00000001,1316a1af221d6d9e,1dad620dec35b62d,29279f4b128563d0
object,e99abdcb00000f2e,d127504a67d83f2c,2f7d316210b65aa0,a55a8128a1223ee3
object,184d4f2d00001a34,4bda420af6c98f9f,d5dd15d89544e4ec,f0b70df540622b88
object,a045ae9b00000001,961f12e1a045ae9b,31ae2bfb4ed004af,ea60309f6d210a9a
object,e99abdcb000002a4,95724ebd04bb4362,afb819a5008b2f2d,958cb22972ac1cff
object,ba233d2300000001,e6e885edba233d23,d9eb83b95fd447f2,1f50af64fa08dce3
object,e99abdcb00000b2c,7b99b7526572cf28,3fde2ab75adfa71f,229fb046f5300893
object,184d4f2d0000155b,975e23be614e1754,d89f950c7fa74eab,ffc2309dab946023
object,6cf7231900000001,564763936cf72319,4b22d5f1eefb8a56,c6f2b48ed24e1e2a
object,e99abdcb00000bf5,d9c2998da322a9b0,b731f33b827bcb3b,6c15a5f245a52565
object,4f01c48300000001,f8976f604f01c483,7653cdbb176075b4,755225c4431ad229
object,e99abdcb00000b8c,60146b84f2ab0813,f65bd4db9fd28986,ab8740dfe3fbfbd3
object,184d4f2d00000e47,ea6b1404af1c7601,c32e36177c2bbe93,05f7a53339f875d3
object,0760193800000001,1a0a0b9e07601938,11e3e4e7c0f698f4,b4ea8ca8a6596579
object,34572132000064cc,d1bdeac3d1113010,309c73bd68df9735,d1bdeac3d1113010
object,34572132000083f6,f958959b48f6e430,3bc2adef64762786,f958959b48f6e430
object,3457213200006de7,197e96605ba4b765,57950a2b5f32ff95,197e96605ba4b765
object,edfc13ca00000d6a,dc7c49520851b12e,d9d4c43e9fb12127,a893e98114d5991e
object,edfc13ca0000053f,07fcdc7e048e12e4,a78ade855aecd528,077a97ca40c6f8ab
object,34572132000058eb,7325ef06ddba8389,f4891d4fb6bab8bf,7325ef06ddba8389
object,9600753f000049d7,a77e6cfd79e8386f,688f5ad580e88185,ebc01e83d7e68ed8
object,e99abdcb0000089a,8350ac0dd24edb30,e4ed714c944633bb,87013d74c0af199c
object,e99abdcb0000078a,76a20fa46369a18c,1c6840951101e6e8,6e58d888aab62335
object,049dca9300000702,36bb3e9644eefa32,3b8bf031cdcbb4d8,dfb66c804c6558d1
object,3b3cce1d00000001,645a7549b4fe8baa,61e0b1019b0ce3a8,4e20a136f4fb0342
object,c23324da00000001,9e5008de3d4e5764,9648686c73df950c,146a18efdce1e6f8
object,3457213200008de8,fea8393e97492df7,18d0d6a698af43f0,fea8393e97492df7
object,9600753f00007604,e3dbd969504672ef,189fa9b63ee68d4f,f3f435b803c7b099
object,345721320000a9d6,37fd9baf082c0759,f64ab002d95f7e7b,37fd9baf082c0759
object,e99abdcb00000aae,c2757848efe83147,cdc4d22fb9993db3,87cb6e12df04be86
object,e99abdcb0000090e,a5257fd3f513fd2f,cdc4d22fb9993db3,7b0f2fd842514dcd
object,e99abdcb000014a9,985bf7d86d78eb82,63b4db795f885cd1,5596694e472257cc
object,e99abdcb00000af3,61169b0013d4b4b2,77ee4bd49d7c3bbb,6246d84d1fdc6f5e
object,3457213200005dad,32f146ef3ae34587,303ac8cce2923555,32f146ef3ae34587
object,3457213200002b0a,38e64b0829ac9202,6f13ff46f544a558,38e64b0829ac9202
object,9600753f00005291,78171cc6d5b2fede,14f8974781bf7e9d,308f6f5e637418da
object,9600753f000088f1,80f91be5af4bd706,e67b28607b5fdd73,55b86bd2b9ec2c99
object,e99abdcb0000035a,d2a994ceb068d39e,98769e072e3b4ada,205bf72e199fa979
object,34572132000088c7,9447a5320e6bbb85,e7e20e1a76398830,9447a5320e6bbb85
object,9600753f00006020,4d0e94ad939874f0,70866200918fc59c,8edc16238a7f860c
object,e99abdcb00000947,cac0fa0399e0ed36,cd90704cc3341a4c,a51a2939f0a81077
object,e99abdcb0000022c,120572b2ddff53d4,c1a27ac9a0481497,a4f254cfbe6ec5ac
object,e99abdcb0000062b,a2f5d96f5c265ae3,4f603aeac518b71a,e9da3c53b93d248e
object,e99abdcb00000242,e6492ecf3d24988d,d0008d0ecffb8a6c,b74f5cf404e95df2
object,e99abdcb00000d64,8e4b04850a31c68a,e8e57a4b8e54bdca,3a2ad1c47227c4fe
object,871a5faa00000285,3e7ddb5aa73c6ff1,2ab6d20d01348038,beb29b32096a362d
object,34572132000095d9,dfe55ab769527260,988e9c2b2714c3e5,dfe55ab769527260
object,345721320000b48c,70fff08d35e2fa3f,801f2b78db431787,70fff08d35e2fa3f
object,3457213200007eb4,99ffb37bd38be341,dd559b8915d89e8e,99ffb37bd38be341
object,9600753f00004b0b,307a624c202b4eaf,c647e8b7b65f278e,b63e2e715b9f2512
object,e99abdcb00001472,92cbc799d3954f8e,e77cb021c863678e,31920cb746328cd3
object,f88bb8d60000003e,f5547622f804aac9,88406cbfa00293d2,01f2a66fb2b8a49a
object,e99abdcb000019f7,b46d9b40a1f0605d,e77cb021c863678e,bd9de366e1e56eb1
object,871a5faa0000032f,3e7ddb5aa73c6ff1,65e4a2a380e8a491,1f48732293f6cff4
object,e99abdcb000014b3,31481a75c8a6ef0e,0fcb5082eec4c11c,5fac7270fd55c56d
object,014fed3200000002,a21cfb280b981a8d,48a37935cae8d0b5,464c6b8ded49ba19
object,e99abdcb00000886,b12c4a51268e46e9,bb74e325e72f5f27,4b307428b07f87eb
object,e99abdcb00001101,7d50b06cfb6766b7,0d05cd09211d8058,3720efa6c7a0dca2
object,871a5faa0000044d,3e7ddb5aa73c6ff1,6816c06a96a4b9b9,cf269bd8f9d324fe
object,e99abdcb000019e6,98e151e021c437d3,e77cb021c863678e,f431afa343b71433
object,e99abdcb00000b95,eb203a8c8c5ce97b,e77cb021c863678e,3bd944cdacc0660c
object,34572132000033f3,9c412034cc396dce,79e917a74d173e50,9c412034cc396dce
object,3457213200004495,41b1d68373f1bb13,c4c8ef1983cc4cb5,41b1d68373f1bb13
object,34572132000023c1,418febf8d493ae4e,d94873a4c64b6853,418febf8d493ae4e
object,3457213200006a44,db4e3d21a9e87c02,d6a2d4bebc37391f,db4e3d21a9e87c02
object,34572132000056f5,0517d0ea56c039c9,de15193ba06fbe26,0517d0ea56c039c9
object,9600753f00008da1,f6c49fac1b8bdfc4,d884fa9e84ab3ebf,5f13033adf561ad3
object,9600753f000016e7,5a5e87bb9bbb9d19,211499e3b2fe88e1,ca9a2c43f8f4c83e
object,9600753f000082c8,da01429b69d3e547,9fb939984a7b3ff4,6f34efb7ff1b5f0d
object,e99abdcb00001793,2645f432e46293dd,03fa9ca1552c094b,0441cc05bccddf8f
object,049dca9300000a7b,8020f636664fa931,6636f2a49a975a13,6f4b08ad5fcd98b4
object,049dca930000022a,e88c0eff4379406f,f60ccd225c134146,6604228d851eacff
object,0841ed3300000004,e96799b8bd422b9f,0f6f296b2babe004,459ce02e2423e21c
object,e99abdcb000010db,e785285a058a40c7,1450af4ef80d5eb7,22b95125dc7612bb
object,34572132000064c8,ac24a77fc4aa0755,daf352d0d8ea1037,ac24a77fc4aa0755
object,9600753f00007fb7,fa6378975f78e9bf,939bca7c9e4bcd4b,5207ab747d57d852
object,3457213200002a97,d28c9b180df2461d,a798b421a1842d1f,d28c9b180df2461d
object,9600753f00009e94,adea75cc5ecd527e,939bca7c9e4bcd4b,7a964b3d0933d61a
object,e99abdcb00001a8c,fe611d461a03b058,95808823c227dbbf,3e502835ce6b633b
object,e99abdcb00000c80,70222d9c18f23fdb,7127cf2b9ed0ca4b,36922d547b078026
object,9600753f0000ab27,88d3bc30ea5a6933,d3006f5ff41e5481,ee98517c01f9743a
object,9600753f00009649,10c65bb81600a345,319bcecb57ae1029,e64b447def81f0af
object,9600753f000015b1,c1638d4dabfdd3c9,d7c48f01d1a7265d,c79aed2711bccac9
object,9600753f0000a99b,9e84e23b16d3f600,c7f20198df6dfc4e,9a010d0fca4a09c4
object,9600753f00009028,f1ca0285cb275ad4,210980e0cdfd78ed,b76fad72f949d39f
object,9600753f00000c3b,d6c94e480c55af2c,db5449c5aee4fd86,4196d062497307e0
object,9600753f00003fb4,d19883c19fe6fff5,24ea393da01e06d1,5d3a0fa98dc20a4c
object,9600753f00001758,2f5b038d2e7ce169,9c2d97afbbf291ac,03599a2a515a1134
object,9600753f0000585f,cb87d9db04af030e,a427e6b457ada389,e1d6849721bceed4
object,9600753f00003956,ad708825911bf107,92e3e026067dbc13,504792b6e45c568e
object,9600753f00008d65,000e357de8e626c3,7c978071621de881,4c2689bff690c4a0
object,3457213200007bd7,52767f0c569a4ea1,b2e4d7f48b43631b,52767f0c569a4ea1
object,3457213200005d00,5622a981c259cded,74556896c0b81544,5622a981c259cded
object,3457213200004079,ce3fa26d7817493b,0adc56a0b7260e0c,ce3fa26d7817493b
object,345721320000622b,f5c5a408c2860dda,5577be406c93de28,f5c5a408c2860dda
object,3457213200008b17,95eabc663e6049b1,b42a20e76d69e229,95eabc663e6049b1
object,34572132000040a9,45cfd2fc9e453031,3282646f880b83cb,45cfd2fc9e453031
object,9600753f00000a87,99be4e5f65ea3e96,341365f1a453d643,65e3b092ef824395
object,3457213200006ed1,ef886563667a3d6d,d73e0d3fc55ddc85,ef886563667a3d6d
object,345721320000a695,e1568ab0c8815eb9,abcfd1882091e190,e1568ab0c8815eb9
object,345721320000a2de,caea0c1b107c7f9e,4794e657645ef453,caea0c1b107c7f9e
object,3457213200008268,f13cab6601f81355,3bcc70f6ffffbc4e,f13cab6601f81355
object,3457213200002e71,2cbcd2b941476e8c,ab12a0f9d3f0aaeb,2cbcd2b941476e8c
object,3457213200002442,b944f8c316f51084,9f8237711b945148,b944f8c316f51084
object,049dca9300001218,88c6fbc6008c5a99,f2454a8ac0f6a1ee,2969499c752a7f62
object,5153eb190000004d,d076e64f0cf5a3f7,ab056a6c37402d0c,6969674ea0413be7
object,0abfeea800000323,f4c0e84cff09e659,f3c346a338b44dcc,2f718d30a48bf1f0
object,516ee305000002f8,61d6a53fe6d9a86e,9d08fa7e4044dda9,dc8fe3ae5441173b
object,0abfeea8000001b3,9d65f01c602cd823,0ba72ab8c3eaf997,f2ca0357503f427a
object,516ee30500000496,31f545e078a5eb90,a637bd04cd1a85ae,e969d58e0e099a3b
object,184d4f2d00000135,b7840bb297d3ec6d,99d530c4bb9d139b,6602abfac105df72
object,0de614f500000298,2462c82b98832fc0,3a5037759746f550,023567e7826175bd
object,e99abdcb00000fa2,7e8d5d2dd72715b0,98769e072e3b4ada,431863e1405c9c3a
object,2ea91a4200000107,9653f11eb2342dea,0c5501fbc4049636,5dd01e81959337f9
object,e99abdcb000003f9,f8263aca1d809444,42e90fb25be8ce51,5755e3c51eee88c9
object,e99abdcb00000e15,9ae29de6b03f4c11,e67ccabd0ab6ed4f,3370b42d5c72371a
object,e99abdcb00000f44,b71e52ffacf82cc6,364a27402ef562e9,06ae27ac905c0a3f
object,b2d9ae1a00000001,cd1c08616d2eff26,bb14b4b0b512a072,a93cee9709dfba5f
object,e99abdcb000012a6,b9386b1750f8036e,1324039e8321194a,66e44aaf14c170b6
object,78f3c77400000001,e4a77c2378f3c774,e229daaa0bdd054f,1af14dc5ed09b05c
object,e99abdcb00000fc0,b64bf98643c5210c,8de9c54bd883e84e,196cf8d5a677ce52
object,e99abdcb00000aba,8e98d0166dc2113f,4f83dd3580cf6cfd,97cc50092301f7a6
object,5153eb1900000016,25d2cc75a071a456,0333c5e11e1f7cec,193af30c80105c03
object,e99abdcb000002fe,bf094322108065d5,e3e9d1d54521d332,73143d9ed24a963b
object,88b6ce230000001f,c81f0e4e74fd146d,c14f429de4f71cdd,033c8310a2b60731
object,516ee305000002ff,dded7bdaba4f4222,cf705f0d5ce69b29,0bbfe2f3474df197
object,184d4f2d00000a5a,fc2ad8d446e29596,0a25c779ea6247a2,46c2b67602fe759f
object,e82026280000010d,bd1eef7769499541,3657ff62290344c8,07b3bd7c4b10d41c
object,0abfeea80000028d,22034a0b318ee42b,98e5d413d0a1d2d8,e0e72046fedc1b0f
object,e99abdcb000016bf,d95277127224247f,501a553fbceec3c3,c799a75cb5757093
object,3457213200002422,6ed6febe48a60a90,2e830449ac42e2f3,6ed6febe48a60a90
object,9600753f000004cb,d8b5fef977362718,90a666f11ef61fc9,28feab652df8b090
object,34572132000009b5,a69adf59fb78455b,763cd8bd792d50f3,a69adf59fb78455b
object,9600753f0000511c,b310fa6e17cc115e,03a4028fb516212a,1b4fa6900e0865a3
object,9600753f000081cc,13912b46bf9e3c09,1df35f5b9ef53179,1f55c1f1e4027250
object,345721320000430d,70923b17cb8b148e,e53c5203dedef15b,70923b17cb8b148e
object,3457213200009ace,018f7e66a93655a8,cf46ba5875bcbf60,018f7e66a93655a8
object,9600753f00002184,6601e2aaaae97368,af803447f7c22c5e,a62ff0d7bec65545
object,345721320000641e,cb17da58ec07b5dd,910f1610ff29049e,cb17da58ec07b5dd
object,3457213200003fe8,8f85da07b4ce90e3,c17ade91d92d677c,8f85da07b4ce90e3
object,345721320000895c,f1e1e46a64e3a047,28f2cd66c8b8a812,f1e1e46a64e3a047
object,9600753f0000afd2,478d21bd892f486f,d884fa9e84ab3ebf,572a0c279ee0ab70
object,9600753f0000a6bb,99088d303680dbfe,16bcb9767c0b681a,e822de2a9030b061
object,9600753f00005149,3da238c620e98758,9f3674ca0ebeced7,761d50b34d7b4df3
object,3457213200008056,c94c218ab91cbee7,891e319011a40b6d,c94c218ab91cbee7
object,9600753f0000b6cc,b909a85a93c66a68,4722c017c0a2d440,44201a44e6361404
object,a8b3adcd000000b7,97611a3912ca2f6c,04c59426f4ac8434,239dd5aa7e0f26a6
object,a8b3adcd000002d7,0e0ee02527647cff,04c59426f4ac8434,f787ce2a06e59868
object,a8b3adcd000003bc,5cbb6d3b57d3f35b,04c59426f4ac8434,387ae939297f09ea
object,a8b3adcd000001a9,9da3275f4842f44e,04c59426f4ac8434,324b0a21ddbf0ee6
object,e99abdcb00000aa7,ccd1953b69bcbd13,1fc5b08b138acee2,5573f9177a6b1288
object,8b82665800000003,1b5f4666c65cb9b3,0834a1b439e74d11,210a3644de267d58
object,b91e66490000000e,d9632132f1cabbd1,8d8a954562818dc3,af110bbb9f43edae
object,1d28b82200000001,1569247a30e326c6,1b7163ca822be086,16a0a5df2b035a7f
object,345721320000ad17,8e0fc56b227cdaae,44bcafd9db1dc677,8e0fc56b227cdaae
object,34572132000067e0,d66e245f60ed81a4,2b9f5cb56b0cd4e3,d66e245f60ed81a4
object,34572132000099bd,59bbd221a91f6f14,d07939699f01fb2d,59bbd221a91f6f14
object,3457213200003e21,33cfb8b3ef8f5f98,b0ba326cb2fc149b,33cfb8b3ef8f5f98
object,345721320000725c,7395c230db3e589c,61074e1896f75421,7395c230db3e589c
object,e99abdcb00001968,69334e09ebbba7e0,c6a879236f88a18d,2223187ccb24b461
object,01d1ab5200000001,ca7f7fbe9e0cdbaa,7b96f65e4389fe53,9c06951f301d3d85
object,345721320000baef,6d1935d862520130,8c6a602b2469b18c,6d1935d862520130
object,edfc13ca00000de4,fc5d4baee1327fe6,983e414ce9223e74,f9a842f55601c4a6
object,e99abdcb00001168,197e0b7ddf4d3aed,89e492d644f69c84,44eabcc7aac718b1
object,e99abdcb00000922,239bcb905aefe674,b99b0c7c043ff321,7655db91cb8876c4
object,e99abdcb00000518,d2f8d5a5f41c70d3,6643c65ac5d2b5f5,135e8432114ad02f
object,e99abdcb00000926,da7223bf8753821b,89e492d644f69c84,19da3d32f179b371
object,e99abdcb000009b6,36d1cecb2f199186,9d9192698992af3b,eca5e5fcdcd0121e
object,e99abdcb00000027,46f79c10c3aaa229,1640ee329dc489bc,c4457478c9d14fab
object,e99abdcb00000321,ca1a38331f9518fe,668ea16b369e2a43,9f8529f559450d9f
object,cef8a36c00000015,4e2842a4cb5bbbe5,6a4b12dca73d8384,72cc65ad071f595d
object,049dca9300001b2c,1b7e12abd76d42b6,65ac905b66dcf087,1d37c4b5fcf89a76
object,be0289a70000006f,4d48c8c9ed3f2dde,59e64ce54c4be173,5a4f48494eeb25fb
object,61092fc700000003,7952fec88845fe45,48a4e1e639ccb32f,99fd7dab517b993f
object,a26af66600000003,70a722f7a26af666,94d3cfbda3e95d70,6f71213876055f2d
object,e99abdcb00000658,5a3b3a3f37bd8181,39bd4816646448ab,583523dc892c0475
object,e99abdcb00000d9a,2f41e3f375f7774f,8de3c385fdc708e6,bd2b95988760d554
object,e99abdcb00001295,5625fa3126138ab3,d38e252a1a93cd1f,ffe9755bc49d12c6
object,9600753f0000ab4b,c86e4ebe35087204,b91fcd1f983caf1f,f12eec7eb6aac80b
object,9600753f00007336,21db417031eaefeb,f690a9ec418c77f8,51c23472055a8c98
object,9600753f00000eee,f70d22e1f96d2ca3,e84174760017258b,a0c8a1f9172c9876
object,9600753f00001124,0b9e2afb26121007,bbde8cc7b087d68e,a2b91d7ba1f9af12
object,9600753f00003cb2,af93e60333579b65,0ad686f5a8f599f0,93f778276ac3b5a0
object,9600753f000033c7,3e575364b4f283f7,4996713eda761b3b,4f4ef4962ea171d4
object,3457213200004f83,c5d06d8882a38edd,4c67613e1f87c327,c5d06d8882a38edd
object,3457213200008216,0cb2f3d0b5d0cbc4,4d9ffea4235760bb,0cb2f3d0b5d0cbc4
object,34572132000044ed,285f36bace0b7949,cc4ba079057de9f5,285f36bace0b7949
object,3457213200000a90,10a83d7e331f6f44,7cb05bc4788f5078,10a83d7e331f6f44
object,3457213200000af7,050c68589c6c1258,9b3334afd028f133,050c68589c6c1258
object,34572132000025bb,b441f55e0196b0a1,052a5e21d9122017,b441f55e0196b0a1
object,3457213200000230,66fe32c572540709,88a89812327a1651,66fe32c572540709
object,345721320000336c,6b683f0359b89c23,d5a72ea44d546757,6b683f0359b89c23
object,34572132000073b7,ffd4dacf75c5671a,47cda1e44cc4781c,ffd4dacf75c5671a
object,34572132000057f1,ab7fcc8d6f07e0fd,1f1a670a0fd71196,ab7fcc8d6f07e0fd
object,9600753f000059bc,b72e86cbaefe2692,326450c55829f286,d1dbec8e716b75f3
object,3457213200004694,89d66ba31026e399,4ee980abe2b96fe3,89d66ba31026e399
object,9600753f00007f1c,9573f64ac3d43729,3b40b02242653b17,08e2db287192675b
object,34572132000012dc,4c7ab6f56e72b8ea,8e4602142ad83397,4c7ab6f56e72b8ea
object,3457213200001f5d,a85f7451aee7f94a,3cdedecb01eee0dc,a85f7451aee7f94a
object,34572132000088e9,8efdc3251ed0fc27,9cdc69485b76a07a,8efdc3251ed0fc27
object,9600753f000063fd,d6f44e658d3c2120,30ec5751c097b68d,f0c66491b2701d8a
object,34572132000070e2,93343042bc74fc6b,342aa8729ba5582d,93343042bc74fc6b
object,345721320000555b,403444841cba4be7,93c95d431b42774b,403444841cba4be7
object,34572132000083a8,3410ff486d5fc7b1,824a5ad9f32ff87a,3410ff486d5fc7b1
object,9600753f0000b839,59ca71b937096f0d,8991ac0377f39236,e0ed52e2d87be029
object,3457213200008655,46e315e646a4f373,acb080effc64dfed,46e315e646a4f373
object,3457213200009158,fa5886e69264bd38,8fc885ce43e96da5,fa5886e69264bd38
object,9600753f00000481,b8dc2f07b7af6d23,37d16c17e912fda6,9e8b2d580f075e02
object,3457213200004356,d10422af7a4da05c,00e9e29154e03258,d10422af7a4da05c
object,9600753f0000913b,f57fe1c54a062178,0d4b9a5372b66bdf,48d8467118a61e6b
object,3457213200008457,46f9bb39f2c28e51,f90a4caa82d609b9,46f9bb39f2c28e51
object,345721320000911e,3235861a169253f2,7017600b3d0ef20b,3235861a169253f2
object,9600753f00008d9c,81c2444d9ad5b20b,4a51796d405e4921,7bc68dc60ad062c6
object,345721320000a317,740a2a3a9a839dec,79f7c16cba2eaab3,740a2a3a9a839dec
object,34572132000046a5,9cd49c82f1dd91c4,8cf44e998b4933fa,9cd49c82f1dd91c4
object,345721320000531c,05bf0e221cdcd044,9e7dbf515d0ef683,05bf0e221cdcd044
object,3457213200003142,02f38543a06c6bf3,21eb8583a0003c40,02f38543a06c6bf3
object,3457213200002219,a8f5efdde476698f,e58ed787902cb430,a8f5efdde476698f
object,34572132000009db,26c13869a1ac9ab6,ad5dc9aa413956cb,26c13869a1ac9ab6
object,34572132000086cf,e39c09dfe6443731,d0514d36f5ce7139,e39c09dfe6443731
object,345721320000089f,2c201da22a132be7,f7de2378c0d1c348,2c201da22a132be7
object,9600753f00000d3e,6143a1c609d1d2e5,e886d6dcf8a6bad9,87977380500da82f
object,9600753f000006bb,725c2b3ba45218e4,4c2817b3072dceb8,3c8c079c15faddfc
object,9600753f000029f5,06ee15e9bc0764a4,0f10a9a88f4d0fcf,83f040920aaf6b72
object,9600753f00003ef2,e088637d2add7e74,627f685eeb8915f6,d94b63974c1d6545
object,9600753f000010cd,59a22b2122f2bd96,a3e68980e09a6d7f,66828e0a48ea7749
object,9600753f0000521b,1cb2d99de2a97d60,8ca5c80b1ea2f9ab,e02c348e2b734e2d
object,9600753f000066fa,00c94d8e5465f551,26cac0886bf84cdc,9d3c6969e00f3690
object,9600753f00002d26,7a7350919b584695,c6efa8b87e571864,cfff8292ccf57f55
object,9600753f00001673,a6e877ca56cbdd29,7125848c41a1e1f3,5002e965ebee0c7d
object,9600753f0000afef,95b7c3ee11f60be9,7020b8386ef70112,badec528aef54066
object,9600753f00004ad9,6955df792f965c83,05fda68225b1b5f6,308a2efbc8540e5c
object,9600753f000057a9,8da7e00b45053746,274a4025619954bc,3ddf1349ef94fb2f
object,9600753f00008718,4759cf2c7cbe30e1,9ab40a4a6032fc4b,1ff06529f7c6b612
object,9600753f00002fb0,493bf154eeb4c282,4d20b497ce587a5e,3c1490bc3d81c4c8
object,9600753f00005915,e790da217f37f921,7b830405d9c8c0d2,31c2da7e7421595e
object,9600753f0000407f,88a8aa9cc7c8bfdc,978c62c0ad0308f9,72e9bc6f744d7e0d
object,9600753f000055d7,c184e637c303c189,acb59b299ddaa87a,5cf6888c168642a1
object,871a5faa00000200,e6399284b43e2e07,c355fae36a64398f,58e38c44e1ede855
object,871a5faa00000558,b04e574342995ff8,7f5652fed4902b9a,ccddda015b83281f
object,049dca930000037f,daf79aab345e203f,0b42ba808d54cc68,01bcfcbb0676107a
object,049dca9300001891,954569fe423e613e,ad92aa4755219cf6,8292f6dde4a2933a
object,049dca93000005f7,7da4075fe6ae31d2,a78b13afe5d939c9,a6fee7056a97f00c
object,871a5faa000004f6,f180a7a6ff35e4d9,b39cbfb1d0834d6c,f3fa3cfc3cf29fdd
object,90e8e16d00000014,40fe3d8993f50e55,21dfecd4e0d81d8d,5c4e0a432c3aa197
object,90e8e16d0000001b,53b112473072c148,3d50434951135398,ffd2810039ea1295
object,90e8e16d00000042,4e530da2bb29a97f,e9ef6137e728a4f0,0a5d64c64840d53e
object,6066bb6800000009,850b08a2973c467b,8961c23e7446be43,3ee72c17d272f067
object,9600753f000018de,c4e2d3ceb27ca09a,2e6431839a8836e9,6f31796ac16ee740
object,2277fd3400000016,aceda01c0c6027a9,ffd9c2751017b423,540a54a68ecf900a
object,2277fd3400000032,a4c317ee77a48998,729638371a157317,fe1acd35390310a3
object,2277fd340000003a,8dad757583307f28,731f15e47449d2e9,eb94ec3039519822
object,2277fd3400000012,bba71e9b415b020b,2cb1faa619cd04fa,52b8737089093515
object,2277fd3400000028,af9342b912f13b38,223f281d4645301b,5e892dc4688b17d4
object,6066bb6800000025,dd56aee25a702e62,c80627c5c6c28fca,821c69648f6638be
object,9600753f000098a1,81f0c4f75a15a0b1,1012c2998e31053b,a0bb7672a9adb5b1
object,2277fd340000003e,28d9f84278050505,fc3076221ba2831e,f2783c7837023f82
object,2277fd3400000035,a78c47f0750fe960,c283a0cc19ed89dc,d370ffce541d7141
object,2277fd3400000009,a55c076b2b5053b3,3466c5eddbd2373a,4389d7834c46d60e
object,2277fd3400000036,4318d524ac22f0e3,0168885a425ae352,ebe588fc102d53ee
object,2277fd3400000013,9684f07619359b16,e2759ce1d12caf4c,a4fa6f48c288e62d
object,2277fd340000003c,f3ec9093698ac690,cd130aaecfc94efa,4c2dd58cba1253a9
object,2277fd340000002e,5d5dff7704cb9a18,cd7d146384746430,8b30e040294059f6
object,2277fd340000002b,1fbcdbceda7ec37d,43dad66f9d94201c,756570d00fad52d8
object,2277fd3400000014,8d7cfc489ac3b305,954883d224ac2280,04f98b08a50f36b9
object,2277fd3400000007,a9d1eaecd71cb783,558d5dedc090d87f,9d59cc0984169071
object,2277fd340000001c,ebbdfefdb29ab5c5,e2f744926d17dbcf,47d577b6848ee1a2
object,2277fd3400000001,776b33889f645b64,801bf9d520293b9d,1e1043998491f7ea
object,2277fd3400000027,75ac354c1069f60b,584a4c6f5ec4b252,c4568a7ee4768bed
object,2277fd340000000b,8a6acccbd023133c,cff7ed5d0ac755a0,ac3bf99dd6d3c82d
object,2277fd3400000042,4636ab2b76a649e3,092edd1a9c65132c,aa2eb9a99c681219
object,2277fd340000002d,8e6f13e9e6232867,215be1d8e18da492,159bdd0c32d076d5
object,2277fd340000001b,b5bee06be4786b69,755317b25344e186,a756431b824d3837
object,6066bb6800000014,491bf33e384951fe,9a978fd4b3c65519,18e724bc25ccd32f
object,2277fd3400000020,6003afdcba2cee71,6ea182705ccc44be,2a7a773609f60a50
object,2277fd3400000010,298e815187ed99ae,3ad72b72b6babb75,d21578767637a5df
object,2277fd3400000015,d916741066912cbc,e411187da44777c4,e366aceb82ccafc3
object,2277fd3400000002,a334c0d590cd93dd,74afc0303af2a234,d068111f975637a3
object,1d906113000000bc,93af83e36c63fecc,47ca9de2153b2af1,d696dfeca2c44a98
object,1d90611300000162,3cb5e223cbe95d9b,c86b59ced46de357,eb574550392477fd
object,1d90611300000098,7a3d0e19fa71127c,8bf2a05e85649052,966b60e63558e020
object,1d90611300000164,97c15a0aa2652f5b,c479df1f673a2e9f,dea402df197ba830
object,1d906113000000c3,3c5399b34b5dbcda,9bdf7cbeb6c60c13,4e9614d383fe47ca
object,1d906113000000f1,5e397d1bdaf6d920,d341161076faef2b,1227fc8df3b39ec8
object,e99abdcb0000167d,aa6d73e8ce6c0a40,a96a6ee5caf24277,f1d3f6a9dba40471
object,e99abdcb000005b1,e8abf2603b087aba,f377bef8477b96e9,72a246ec825043f8
object,3457213200009868,45cf0df7599c71cb,3a72de9e0161b0c1,45cf0df7599c71cb
object,071a342700000001,4139f6ae6c64d026,e7c2d9d600ad87ba,92c85f28c804f447
object,3457213200006728,3d5fea49465ec71a,0ff9bf4cd555ba40,3d5fea49465ec71a
object,34572132000053b1,cdd695455513587d,f616262aeca85d02,cdd695455513587d
object,3457213200008b00,a22be876b32f3bf0,b1b8aed01c88316d,a22be876b32f3bf0
object,9600753f0000ae77,3e98f14a66451c38,4679a298387a4162,6822883bcee6a35a
object,9600753f0000bc23,a5550c234b3052c2,4679a298387a4162,33a8400d9a58fdcd
object,98f7b52500000001,b13a917e98f7b525,7e5a2d06cbc24370,72e7799ebd1eae43
object,e99abdcb0000189d,557c285d535ccea7,7313099376523b47,1bb444cc63f1622d
object,e99abdcb00001172,c1b4b6c939623dde,3ab389fafbd1dab2,7d1fb8a57d337ce7
object,e99abdcb00000fbd,d160369090185a57,53b8685e89eaaf02,eb7b7d2ff48145fd
object,e99abdcb000013af,510a0708b7d1e376,293621d84fb0b776,27f3c6ec0c82fdc3
object,e99abdcb000009ce,fc12fea562f13c90,fd0c3cfccedb659f,d7e7558878ec2df8
object,2d93114b00000001,625fad0c2d93114b,2212a29500717cb0,43359159e44b94fd
object,e99abdcb00000af6,609f8cc5596f318a,6014dfcb8fb80273,3f67d1b6ea7b20cb
object,e99abdcb00001254,caa7950b0d683b14,1c927639adfa4469,f1bacf4a9e2c69ab
object,e99abdcb00000cc7,764b6f387845190d,0a535eac8b3a04a8,86dde6c607019116
object,e99abdcb000017e9,594d0ea48d00e47b,e8e57a4b8e54bdca,83f3a59a5af94aae
object,e99abdcb00000d0a,99f0662ff979f78f,e8e57a4b8e54bdca,80658c47b2a58626
object,e99abdcb00001844,71f37edfb4f6e9c4,6c3ca0fd73a25976,342e248d176587be
object,e99abdcb00000961,72d83f1d9433aed4,e4b0a22dc6daa97f,b3329672cdb8b0f4
object,e99abdcb000016e5,d7ccf5b1548abbec,12eea92b63ebcd3d,305c6787636a6587
object,3457213200002a52,63aa8a93b5513c35,7bb3af8ea7050d25,63aa8a93b5513c35
object,9600753f0000772e,ecb2dfee5bca58b2,fec535670b2a1fc6,98b12d54f0b9ae25
object,e99abdcb00001579,f9df4d720d3bd40c,e8e57a4b8e54bdca,1ede1a45a7c44d40
object,e99abdcb00000898,0a729a4fddb9beff,c45e0640b5138601,eb81a5f145c54505
object,e99abdcb0000167b,237cbd5ebca337f3,d84cab800bb7c5d4,f186d282da42e430
object,e99abdcb000008ad,cdbcf35548ffec77,a1c442247b7ddc97,2f47ae6ab6477317
object,e99abdcb000019d0,d09ebd4e76976305,f770599ef0ca9a45,0e7ee7e972d727e9
object,e99abdcb000003d2,8db8dbd439339e64,628e083f69eb917a,3acebd7aebc5ee7c
object,cef8a36c00000065,4e2842a4cb5bbbe5,6a465450e0d1cb15,e5f0568d1b6dc40b
object,049dca9300000571,d6f20c99a4bc423a,1d3c8c61fed5fd10,8d55938321f35a22
object,049dca93000004b7,5ac9c4f56c9d5b0f,d2c0f7647c3ebe0e,62e51a234a1c219a
object,be0289a700000027,4d48c8c9ed3f2dde,a9a90cac0251d469,e73b88347d025047
object,e99abdcb0000005c,13eeb839c007fd9a,63b4db795f885cd1,359429ea493b8c25
object,e99abdcb0000006b,239b2d5821456da6,9b1bf6f18c05976a,598ebf4a3f43e58a
object,cef8a36c00000029,4e2842a4cb5bbbe5,1a2e89213470c51e,e19c3e70652c5aad
object,049dca9300001b14,09414a12001f07d7,f62617db421ddc61,df0c9b78bac44c91
object,049dca9300000d61,e512a9b979ef478e,07cc66dedd3d7620,a92f22f5569bbd88
object,be0289a700000015,4d48c8c9ed3f2dde,8c95258b298e6476,7dcf414df4011aef
object,e99abdcb000012ea,bddd6ae0aaf3307a,43138c8f66b15636,5a56da61186144b7
object,cef8a36c0000004a,4e2842a4cb5bbbe5,a9511118f7ed880b,7d3d47cda4c13ff0
object,049dca93000019f5,f66c19282220da89,38d443bbc22b39c9,17c0383e0a675783
object,be0289a700000047,4d48c8c9ed3f2dde,1799bcf7f1788052,8994f093cd443f27
object,9600753f00006dfc,bcac9534c4b8726b,42062d1524e08190,763cbbfdec767fa1
object,345721320000475c,0ff388567f281ed2,a15d383e7d655eed,0ff388567f281ed2
object,e99abdcb000012f2,09969b388b0c22fc,e8e57a4b8e54bdca,426c000513a624c1
object,e99abdcb0000024b,60baf91b80a4a6c5,e8e57a4b8e54bdca,58406dc6e24e8415
object,e99abdcb00000b5f,ea67d2541c2a2096,e8e57a4b8e54bdca,7c6fce1f04beeddb
object,e99abdcb00000d8b,36be4ecf87c39ebb,a513fd3e40a2324f,8a30ec4500ac7ad0
object,e99abdcb00001acb,c54387c46cac2a07,c69cedbc0e756134,78581a8b70aeec89
object,e99abdcb0000014a,2ba317a2ee16a85a,e8e57a4b8e54bdca,7ac96cbb34242511
object,e99abdcb00001109,67a32ad475d90479,c69cedbc0e756134,3b4e695740aa6482
object,e99abdcb00000921,18cedb26ff4833b1,cc7d2f53f78375fb,b4a5d794857f3e88
object,c8ec21b100000009,da9779b03451819d,c5b991ec7b486b28,bf3b7c8b89f89955
object,e99abdcb00000a3a,4e544ef287b1df1c,73052b3d13063d08,d28ae7910c5405cc
object,cef8a36c00000049,4e2842a4cb5bbbe5,cbc115bee4b03dab,9c5afab0fb79d958
object,049dca93000004ca,e4574c1d8947576e,acf0e5dbd085c553,679ed41c9463c0ac
object,be0289a700000057,4d48c8c9ed3f2dde,b2ac91fd869bfa64,f3ba848e3df1176e
object,e99abdcb00001724,2fdffe393f43c6be,0b3ba1bc482cf23c,cb9c4134ab6482d9
object,a9dd84a200000001,e4e987ada9dd84a2,f1ad2e4d6e7a100f,59ffacf0765a9858
object,e99abdcb000006de,a50b6700d2f69c4d,01425fe6e10b0c4f,c8d97ddf191bcff6
object,e99abdcb00000a7e,b3ffe21f4cb3d4b9,01425fe6e10b0c4f,e1840ea3cb6810ec
object,34572132000019db,19ff5f69b072fbb8,b028f858f75d385c,19ff5f69b072fbb8
object,9600753f0000a95d,7eb203e65c96ec23,fec535670b2a1fc6,9552ebc197b9b4de
object,3457213200001e50,63b03d0b633e53aa,525963b526da1bbc,63b03d0b633e53aa
object,9600753f00009c62,959d35351b70c551,fec535670b2a1fc6,5e2ce325962e17b3
object,e99abdcb00000417,717dc100383caa3b,701ba471c90ef73a,0ab469ac9a3a7a37
object,e99abdcb00000381,eb1a6e7b025ea2d8,5b92fbb728de2ce5,0326576bb38f18d9
object,e99abdcb00000c22,42b89f2e0de857cd,f53ffd054c994c3b,b757f25e9e7374fa
object,e99abdcb000007ab,6572ce74dfcb0f22,af3e613140ec7f41,82dd691032970a48
object,5a69d3ab00000001,825b4f325a69d3ab,6704e04a760ccaf0,748842916241b18a
object,e99abdcb0000116d,b9feee07f86a91b4,78c1094045961711,d93f79b53611540e
object,9600753f00006d2c,b3930cfda73cdeae,fec535670b2a1fc6,8d048d99c22a5d8a
object,345721320000bb6d,d4f41af995fc0734,ada33cafdb7c0bcb,d4f41af995fc0734
object,9600753f00000cb5,1489be8eee3bf01c,fec535670b2a1fc6,ff392b94ee5ed3cf
object,3457213200005c90,cb0b8d6c5d09aa8e,25b54f3a34ebea3c,cb0b8d6c5d09aa8e
object,3457213200004742,25504a54c4e3f6c9,2da9523d84ed1197,25504a54c4e3f6c9
object,9600753f0000252c,242e28c67bf8c8df,fec535670b2a1fc6,89e50eabb26c52db
object,e99abdcb00000912,9589d049e93f48dc,e8e57a4b8e54bdca,f40ff6b9bd911201
object,e99abdcb00000af8,92da05d1544933bc,d2b49bfe5506f541,17db3cbc3b7ff7ec
object,e99abdcb00000c86,8ca1f1563336e0dd,08f58a5debb36839,0b24dc5b3855ef62
object,cef8a36c00000030,4e2842a4cb5bbbe5,a477b82fec49834d,1e97c4e3a53867b4
object,be0289a700000014,4d48c8c9ed3f2dde,7070650f73295bc9,31d5d535f727d264
object,e99abdcb000009a4,0a277eabdfbeb55f,d8b6b46796dba34d,61090121763771da
object,e99abdcb000010c1,f29df6726eceb804,21ab9a9d023608ab,cd2d2e64293ac87f
object,9600753f000041d4,b2da2fbf10331c0b,74f2d905f5a19341,d394d91df9a06707
object,3457213200003dea,37c567aa390c89c4,7360ed032070bb28,37c567aa390c89c4
object,3457213200004020,7af0a9f5b171070b,880a9b4ca8821981,7af0a9f5b171070b
object,e99abdcb0000069c,9314c9a07883c6fd,913daf15b9865cd9,2c585e9ad16e3fea
object,e99abdcb000015aa,67af6ee59f4a4bcc,770ba9fc48399e0a,ad9ce2c4409b2fef
object,e99abdcb000002b7,5279d5ccc00dbb55,913daf15b9865cd9,e15a7fe43e9a7aae
object,e99abdcb0000196d,9cda404d48a81ed9,ac5bcdca32d33e5d,a2b6db5aa3e3d1aa
object,e99abdcb00000532,b0ae16e91a4bee3b,e8e57a4b8e54bdca,3cc1342df51ded2a
object,e99abdcb00001361,ed00467360912887,e8e57a4b8e54bdca,f40c6612c8a74a6f
object,9600753f00002ed4,20987768a8b28b4a,af07a2dd7e73dd1c,6ce441f271a076af
object,3457213200007510,2602875843d03a66,fc3f6610054c6b4d,2602875843d03a66
object,e99abdcb000005ad,7431dc1d779273d2,e8e57a4b8e54bdca,2773c5e270217b23
object,345721320000b4d1,c5963deb9cf6a4b5,d7adfeb8c0ad310e,c5963deb9cf6a4b5
object,9600753f000045dd,2742c0bcaa860168,b0da020faab56b56,b54532582c89dab3
object,e99abdcb00000afe,5cb0f88ba9a7edab,e8e57a4b8e54bdca,d787a63254aa321f
object,e99abdcb00000240,ac0b67ea0d002f9d,c1a8f796b860b19c,796bf19decc493ba
object,9600753f00001dfc,107ce037461bcbca,6238410deda0d4bc,ea12e49ac13be06b
object,9600753f00007385,9eb2654116e16df1,bd72da7e9f24557e,c88b3ffe909b89c7
object,34572132000085c8,4134718aca686685,6fd5d246be8bf8c3,4134718aca686685
object,3457213200004a01,4c2eab9f8bfe31e0,50e9598631adf421,4c2eab9f8bfe31e0
object,3457213200001418,0c5e21c86f5e9e45,71c34d096f617828,0c5e21c86f5e9e45
object,9600753f00003e93,ebf68c852b16f5af,cf7fb9452914be45,02c7cac18000dcc8
object,4bbd466000000029,43a2f9ad8beba0d9,226e482f9d24d5eb,7ef8b0fff1ecf3d3
object,049dca9300000159,ba32ad5999fcb429,2fdfcdfdfde1963e,7da3db3a9487ef24
object,871a5faa000003d7,03181f98c42e4a2f,c0aa80b6bff73ce5,06c63400b9ab607b
object,90e8e16d0000002d,18d6aa1205099ca9,e6e1e9a30792e84b,cfe6ba20a1497b8b
object,6066bb680000003b,092b024ae90e718d,e17be36a174bbd71,3b0675c2d1e6e8a6
object,3f26477e0000001b,b9f7f264c88a0def,5577ac9189e80fe8,c3b85e351624d925
object,3f26477e00000027,d55301658d909433,1dd829eee1044677,a526fc95c0e87eef
object,e99abdcb000010e5,6cd606312582d9fb,5d02b754914f8af0,41fdbe5f1ba93e85
object,34572132000055ed,715a0e635866f801,c5ff38c06c6baca4,715a0e635866f801
object,9600753f00008338,cfd199ef5e3736a6,d2404d7474f91e1d,4868740233c5e94d
object,e99abdcb000014e4,b1ebb39d2c3d2509,a1c442247b7ddc97,56cb2d47e0b160bc
object,57ed536400000008,5009a09e93d4306e,ef5ef6ef96b17490,9abbbf6473c2421b
object,57ed536400000009,2295e7df9e8208bf,14787c53fec4ca27,61d5b79ecde2b24b
object,3d96ee0a00000001,f20c1eade4c9a2bc,71dc1b4148ea5ee1,39daf14009a7cecd
object,e99abdcb0000171a,3e88ab7a4890caba,9caefc39ff32d5b8,dda23ab60b5c5054
object,e99abdcb00000d55,059a0e149e317528,e8e57a4b8e54bdca,1601ed1cc063ffda
object,cef8a36c00000028,4e2842a4cb5bbbe5,6671b05ee7321bff,2f88e436cc84d59d
object,049dca9300000332,14424e8a4d1b03aa,f60ccd225c134146,ac9793be8ce60336
object,be0289a700000082,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,2a5ec24925971d1f
object,e99abdcb0000041c,a0c3eeb20e424668,328350197b80ab31,97ddcff2a91da6e3
object,7c8582e400000008,ed72db57c7e5f8b9,60a2e365de6124f8,8af761e28eef4d98
object,c21ae54e0000001d,37634052a330eaca,6f6cd03d8822ac8e,c89e2f47af18bf45
object,e99abdcb00001b23,138922608c49856a,c8d1dd415027b2ab,ae2216828c07b564
object,9baeeafa00000007,df347614b3472b97,473571f57caecf41,0d1ce37fe8ce1399
object,e99abdcb000014c3,4b92af7b8344ff04,e8e57a4b8e54bdca,7d60bbcd1e1dfb77
object,e99abdcb00000faa,00d4acca4af25f9a,b6d50032efbf62df,66b144c6ed0f7b0a
object,e99abdcb0000109f,6fdb6f9f04e0c2b7,51e76c6dcd07d31a,a0926ecff63a7d33
object,cef8a36c0000002f,4e2842a4cb5bbbe5,82def53f3d71d201,1b8217d0670e9a17
object,049dca93000019b8,4c1283db2c8b1ebf,f27dfb3916c8b7e6,525ba8fd96622c93
object,049dca9300001444,dd8f6662a518c7c6,0ec03942e27ec6e2,f011e76e9be5073d
object,be0289a700000011,4d48c8c9ed3f2dde,9755b1603f467c95,da32f8d9b60d0b49
object,9600753f0000780b,26a27a41ab6746cb,98cdedcc2717a101,a9f91c03538328a1
object,9600753f00002c51,6e5dfc3cda017c15,6e44749599cdaa8e,8f6d644e65abca9f
object,9600753f0000ae40,d2f772db33a590fc,189fa9b63ee68d4f,ba70abe098c27b30
object,34572132000041c0,e079b30dc2cd8fd8,1002a4bea8f90e4b,e079b30dc2cd8fd8
object,3457213200001307,5f8e6b118afaaa06,7971e5b12d41ed11,5f8e6b118afaaa06
object,345721320000a0bb,a0baf9ef16dfbf3a,d6fb0631e3fb3b62,a0baf9ef16dfbf3a
object,9600753f000009bd,ba19ccc91ed16367,a954720590133d38,dac0d412880e47a4
object,9600753f00000ee5,570c55987ecb16b5,a954720590133d38,c15413dfc971e711
object,3457213200005b36,0431a7741cfadd40,c8b54a9677656422,0431a7741cfadd40
object,9600753f00003044,f60003d8b83b8355,26278a247b5c2d2c,5ca5d6b1f21981a3
object,9600753f0000756e,7181b26e2029fa85,bd9376b85d0ca2cd,9651609e12f4b903
object,9600753f0000821c,10a12937ad44d51b,bd9376b85d0ca2cd,add73c388db01df4
object,e99abdcb0000117e,81ce25279608208c,7201e6db6b6fee2b,2656a9661f3a48a8
object,e99abdcb000018ed,bd2bcbdbc82af135,bf3293074b14398b,756439ead7e3c9b8
object,345721320000293b,8bec2694e59da53a,07dee9cafb0f17ac,8bec2694e59da53a
object,0abfeea8000002dc,1eb69f849894e204,bc27241b2d26fed3,afe6b4cb419177f3
object,516ee305000003d2,3117ea26b461c135,0615de3fe42e5a92,4bd257bc161c0c8c
object,184d4f2d00000de0,8bdbead45580b356,a4e1a37b4380bd10,0887724aa5b8b0bc
object,0de614f500000244,9711dba7817c0be1,43a8744a84f9bc32,ba581b6531b71346
object,9600753f00008cec,f369f1f56c05c5a7,e8c48baf8a31c057,2175390777356375
object,3457213200005eee,ef60a6719345292c,88a00d1f2a190cad,ef60a6719345292c
object,345721320000a660,57e50c7f70c75e73,60ed9c2de075eabd,57e50c7f70c75e73
object,3457213200001d1f,959fe5a626d1b3bc,cd3c3eb8879d1168,959fe5a626d1b3bc
object,3457213200006761,f1bceee7a9b31426,31356290cbbe8130,f1bceee7a9b31426
object,345721320000218c,25e25ee6bc5b0a47,ce9c17d6d18de7ec,25e25ee6bc5b0a47
object,3457213200009791,517f2ec37703c65b,04e30dc48cf2f8f8,517f2ec37703c65b
object,34572132000080de,f1e131255f4b537d,e6947be7ef102047,f1e131255f4b537d
object,345721320000984a,cf9dc47dd3fc7fb3,ab07fc5a631c4ebf,cf9dc47dd3fc7fb3
object,3457213200000df2,24ac415d12f3d2f1,26ad14a0a76a496c,24ac415d12f3d2f1
object,3457213200006c30,5d34994075b3f947,4e949f0309527245,5d34994075b3f947
object,34572132000084c0,f3e204707b9d1efc,3470b4e863dd11e6,f3e204707b9d1efc
object,345721320000b3eb,267d4f891ade73ea,15864b1945dce075,267d4f891ade73ea
object,3457213200005699,e066bb863a9d9b36,97fe188c71d07c68,e066bb863a9d9b36
object,345721320000875a,bc6a2e78133d1b6d,4abb3c40207fa3a2,bc6a2e78133d1b6d
object,3457213200006fbb,9c1dc42aa2e5b34a,044b7878b56bff2c,9c1dc42aa2e5b34a
object,34572132000087a4,050c68589c6c1258,bec422270609e2a4,050c68589c6c1258
object,3457213200008c01,2bd257a7b5fdf8a1,063d4f8a1a003025,2bd257a7b5fdf8a1
object,3457213200008f24,60d86dbcb8f69174,6d0adf4e8b201781,60d86dbcb8f69174
object,34572132000041ed,bdaf0b6f6c6ad4d2,feac02ba2b440d02,bdaf0b6f6c6ad4d2
object,3457213200003398,e27e4b641f810b1d,bfa80a3b2df7b8f3,e27e4b641f810b1d
object,9600753f00000b78,cac5c26329466284,a954720590133d38,7c71dc84af89e8b4
object,e99abdcb000014bc,b587d3dc83036e78,e52e51a19e46b067,406f933690166f3a
object,34572132000069e7,c372b7afdbd423d0,4a9fefedccb497b1,c372b7afdbd423d0
object,9600753f00004854,61818d707242c57a,df506d1b4ed71f68,adb3339f79008f33
object,2b88a25100000001,c572f5722b88a251,bd10204319b45022,a9eae5ceb19d47a4
object,a8b3adcd0000023c,e12a8491a78f0d5a,c056f23a3c433d23,a9c57549ab7b8a2b
object,e99abdcb000005c8,fb739db70d99037b,2032269cf3686fe7,94c5964c91738d02
object,3457213200008746,78a767e2eefe36ca,d9e1936b63110f9a,78a767e2eefe36ca
object,9600753f000087cd,c0a1628994ddc3ce,a954720590133d38,9b2661a493d2249a
object,e99abdcb00000b0d,2c92961ead48508f,7201e6db6b6fee2b,8958aa96c85ca5ca
object,e99abdcb0000107f,8be377003641faf3,eee749faa05c2a80,938768db3c5f52d0
object,e99abdcb00000b79,b2fedf5181ff7ef3,fe17057a9742a626,9e9db3b75aa83833
object,e99abdcb00001219,833554fe27ee4df1,9b0d536892cb4c79,e606c7a7518daaf9
object,049dca9300000b7f,866f5ba980cca195,c0cfe365cbde298e,0761296322f9389f
object,4bb1b12300000001,e5a5e1f4ea74fdc5,5d5187b73a3da07a,7948433c82f9c9ef
object,f86579d100000003,d2df043da86813a3,70f5b193a00faf89,26d55854d0e6f70f
object,f86579d100000001,7e61fb3abcb405e9,70f5b193a00faf89,b05ec84a51784d63
object,f86579d100000006,491aa8b805c764dd,70f5b193a00faf89,cd65676e1d63af53
object,f86579d100000002,0db4edadcb55690b,70f5b193a00faf89,d6078508d0d1f7cf
object,f86579d100000009,f530d3894a46d58a,70f5b193a00faf89,a66025107ea2cdab
object,f86579d100000004,2b38554b5b8dfdca,70f5b193a00faf89,9b64576dd5ea560a
object,f86579d100000005,30d7f1862062331e,70f5b193a00faf89,6269717dad2d2713
object,3457213200008809,773018d41697cc1b,007c4d2b8927f559,773018d41697cc1b
object,3457213200009f82,ab07a198a4c6c7b7,8632dfd27189b5f9,ab07a198a4c6c7b7
object,9600753f000082d0,09de3933d57f3d83,53897c5b94318737,2af52b2ef0cb92dc
object,9600753f00007440,629021e04ef22f97,53897c5b94318737,a4d775b05e04b65a
object,4699c70000000001,2787c6a736699344,5bd4087e55c6bd15,7affc8bd1814aec3
object,5a7e3dd200000001,14b962454da479b4,864c5a6c4a6a57e7,2831739145219152
object,fede1f8a00000001,f7f4ed49f7d7882b,7db36bb0dea44a1b,509dffdfeec54bec
object,a4b5072000000001,dbe7d9f447b5b989,f397dd84dffc6e29,b04b3b3793dbb445
object,e99abdcb0000000b,2656fd0d2e2b54c0,1eb9866701da7a37,1975e46e351c3bbf
object,3b1f132700000001,cd1ddbe0c3da76e8,0e9159cde6f31d6f,d99549f51b31efa8
object,edbe0da500000002,6f7a379ca8ccd606,5e6d635c2632c006,a7d4733ca126ceed
object,e99abdcb000006fc,a9dbf8f42bab019d,ce55ede605e3b9d1,2ef5718e5be67a93
object,8834227100000001,5d3c35d95073ffff,119cffbd85edc770,ba021b5138960b15
object,e99abdcb0000038a,1dc5812f3f4444ea,07f9b6c4f8d7ed76,ed4745860b554081
object,9f9ef09300000001,a0d49444ecee3b79,f015a80c5d1ac334,26d417799a4707d6
object,403c960a000000e8,bfcbffa9a13beee5,cdc7a24f1b06d193,2b018f8253a6e2ea
object,e99abdcb00000e5f,85471620882d9245,90b71942d8edca53,931d9b6da3013e1e
object,ad3f9f0100000020,0d5ca9e30aa72307,904ca2eed02cecae,2d88f472e3cbbb29
object,fa8e5db800000005,e9a4bee4438e7c8d,eb1966754e13d9e5,2e733d900a803532
object,edfc13ca000009ff,132f6f96b2504868,d21a3154ed09ca9f,9cd4f03fe7ee20d4
object,e99abdcb000016a6,ecb5a21592e17b0c,e60861aa1577a984,a6a72a5bf9c4bb85
object,403c960a000001de,095583d89233f853,09d5bc4f19757ffa,49fd7d02262af864
object,960ed4d300000006,de2445daf16c0f27,04cc9cc7b442f103,79677a7755ff67fd
object,049dca9300001980,6b37abb0e8688f87,303842945780adf5,704e4d9f85360951
object,e99abdcb000012ff,21abd4eb244a22d0,b78607a90c8b808a,1da0311ad01a41ba
object,9600753f0000a714,99dcde185acfe845,53897c5b94318737,88a6816177877023
object,34572132000047f5,18ffcba56ff9219b,0b8b56e352fae5f8,18ffcba56ff9219b
object,1e8f4a7d0000046f,1c26a82a057f4307,4d67bea9c2eb67b4,cd9a07c66f04ed3d
object,4ab3c12a00000318,1776a3a6a23f81d8,d7342cac9eb24841,c14666b249ed9b1a
object,c9a9221f000000e8,57915076a2e04341,5a9244c159dc8f6e,87aafbbe107105d7
object,049dca9300000daf,9c87900e7a89c07b,f05a1068ee272d49,2c4c96f9122465a9
object,e82026280000155d,1cc452c1c722d42f,7a477c62bb20665e,b2b08e7316338d8c
object,871a5faa00000339,3e7ddb5aa73c6ff1,d0e05ac781e4916a,1f9f22d8f80d5373
object,e99abdcb00000277,ad0355b29efd538c,03359c0a06973959,052d7dbb2da85866
object,e99abdcb00001438,6a3874781ce3331d,03359c0a06973959,499bf0fc3c79594c
object,e99abdcb00001032,d8f06b766cf36458,98769e072e3b4ada,cedfc1f68f09104e
object,3457213200009344,e82411be5db755af,621521ca6377a4da,e82411be5db755af
object,3457213200000ca6,ae9a7d7810832ef6,b20f224f129d7139,ae9a7d7810832ef6
object,9600753f00006c2c,f1d103fb1bd272a3,dceddb0395321080,badf58e747e80198
object,9600753f00004f67,db7695cf4a098eb7,f463ada487d95a03,eb4e69bddeb75e43
object,9600753f0000a01b,1bde3e0bcb5f0f31,0ba8c0aa924532e6,b8cd7cf720a5834d
object,345721320000baad,032f9182da01eade,1815e4007d72f04b,032f9182da01eade
object,9600753f0000554d,9fecae6e15605a8f,575517499d98e6e3,a0f7d4a63ae3ccc3
object,3457213200005e13,ffb223a2d2b84197,7ae750b7e390d9ea,ffb223a2d2b84197
object,9600753f000010f9,58e3538bee98ff94,e1476c6c2c2c170a,b04c130ccb0107ca
object,e99abdcb00001147,981f4d64cba34f55,7d34d451e1052280,6d97f1f4a3294ee1
object,e99abdcb0000018d,9f8e0d95b700bab2,9bd25efa46e2f802,5907aeb4f149bd3a
object,e99abdcb00000ae2,9fea13f4b8e5d59d,f142962e7228e2ff,62987e9f3d0c7520
object,88b6ce23000003b4,6b3917ad7f7610b3,7d0af4d268d90715,c939e93e342b1e01
object,049dca9300000d38,0327085542d6e217,10878dc8870d69bc,e6b10fb53329818d
object,8f8f933c0000000c,9b5705854715d155,23509db5853581f0,ee5591db2088942b
object,e99abdcb000000c8,0ab116dab31454ff,cd90704cc3341a4c,cd5b5460b78aa619
object,3457213200001bfa,5d583d74ab73c059,30aaf80e45a6b028,5d583d74ab73c059
object,9600753f00000680,efd284c7c64af461,0673a5a45eb92b56,52fa2290be34acf7
object,3457213200005dd2,ff0be5101f7cf7ca,da13ed72abaafdfe,ff0be5101f7cf7ca
object,9600753f00001842,d1d57d66178ce71e,d884fa9e84ab3ebf,b57f585cf4100e3e
object,e99abdcb0000025c,95843a123e7516e0,4689e7273101f653,e1c9972da1522b24
object,e99abdcb000009bf,886bdad88eeff037,0778dd52b6da4b1d,fd0b13e123c1bf0e
object,3457213200005bdc,95a9c47f81467d1a,c45cf96a19000c91,95a9c47f81467d1a
object,9600753f0000191f,b1b47f0c28f28335,48701b13619ef32e,f7e6d585309c91cd
object,307d84db00000004,86effc011f401398,83d51fcea716795c,aaf0a32777ac79d3
object,e99abdcb00000b89,949c30b19de94a90,15a0d10da69df463,d0a43cac63be0fcb
object,3457213200001c5f,a695a9da34d67f02,9e42688fdfab10ed,a695a9da34d67f02
object,9600753f00003323,998a8ac129e4d9ac,d4253dc026ea00dd,f083ea21c55e8848
object,e99abdcb0000072a,60ea9e451b73ced2,abb60a8cc5976c16,b1c2da64fc041cfb
object,e99abdcb00001424,b2be591ba472167a,b62a7a8c1feb72e0,e18ea18c05b60cdb
object,9600753f000014d3,c4cacd09e4aa4ecb,0673a5a45eb92b56,1f7273b64fdcfc53
object,9600753f0000ae73,f9921d7d42396b37,e1476c6c2c2c170a,533d2ba0acaf22e4
object,9600753f0000510c,730b700413b3c4bf,09a62f1701431552,8005cdd7dc290000
object,3457213200007b5c,93df0b7c91b5e4fd,bc2b4f9feaa26e4d,93df0b7c91b5e4fd
object,345721320000953b,356829668be3ccd7,06770720f3dd5e39,356829668be3ccd7
object,0d26422700000002,8f28f047b6bd78fe,3414643b7857162e,bb34b2f1967a5cf7
object,345721320000630f,78f10895e706bd14,ece58b8a7ce6a4df,78f10895e706bd14
object,3457213200004143,6144eb319f88fcb9,197f376ef9af7530,6144eb319f88fcb9
object,0d26422700000001,89dc6ee3a0021348,3414643b7857162e,81978aa28d3ebb04
object,0d26422700000003,973a2b3c59c6abc1,3414643b7857162e,c2c3929043ed3d6b
object,9600753f000095d5,82e6e04336ce6b0f,dafc54cecd62cc9c,6d6a576859c34ec6
object,9600753f000095fb,78a4fa7fa09f4da4,dafc54cecd62cc9c,8701c05ba71a7f6a
object,3457213200005013,ffb223a2d2b84197,7ae750b7e390d9ea,ffb223a2d2b84197
object,9600753f00008660,58e3538bee98ff94,083e77e0040dc2b2,b04c130ccb0107ca
object,e99abdcb00000dce,f305bde24f85cdf6,cd90704cc3341a4c,ded01dc3b4669c7d
object,e99abdcb00000622,d039f4068cfd5d6a,0d05cd09211d8058,b711e91d598f08f8
object,e99abdcb00000946,983785550799b014,878ce83dc5cfe784,d5f4dd3078454848
object,e99abdcb0000091c,3f8c517468b3e99b,398505c5193255be,bd77e7c198a5b4c0
object,e99abdcb00001293,6c6ca843f6a97f0d,be2cd73f5e6a6ad3,acd134eec3d8452a
object,e99abdcb000008ff,3d98bb635964d97a,e8e57a4b8e54bdca,dcaa70549df0ecab
object,e99abdcb0000185e,06b832136518a074,be2cd73f5e6a6ad3,b37be229214ce9c7
object,e99abdcb000000a8,fcb0fddc4b353502,e8e57a4b8e54bdca,393be5a496620f97
object,e99abdcb00000c97,3c38c2935dc0583a,be2cd73f5e6a6ad3,17c0c86bb57a75c8
object,e99abdcb00001042,5c7b5e0ad0cf817f,e8e57a4b8e54bdca,a0b091ff481462d3
object,e99abdcb0000029e,dbfbdd74306fda04,e8e57a4b8e54bdca,ce8c0c516200d928
object,e99abdcb00001692,7db000c65742695e,9c31c3feaa73bdc0,873a7839d8611af0
object,e99abdcb00000727,1289018515d06f3f,0d05cd09211d8058,877db836aa7036e4
object,e99abdcb00000d48,b0b66b46634b708e,42b2e795bbe02be4,a7e5877e4b043639
object,4016715400000001,56edf9f540167154,8b5672d23994c616,2c79340b8a64848d
object,e99abdcb00000d53,652009c394673da7,9e7ba97d4911cfac,2022c334dce01f6e
object,e99abdcb000004f8,29718120344d6577,e8e57a4b8e54bdca,fcf237d7f86aa7b3
object,e99abdcb00000ff5,242ab140ee671612,e8e57a4b8e54bdca,9f4601a722dd88ff
object,e99abdcb0000020f,bc23ec15e57d8a75,e8e57a4b8e54bdca,868c36f2e34ebdd1
object,e99abdcb00001958,d71316070cfdb9bf,e8e57a4b8e54bdca,0c43f305a6ae6c1f
object,e99abdcb00001894,3093aa00ab254e56,e8e57a4b8e54bdca,496d6e49bde261c1
object,e99abdcb00001290,c05f3bb1c3c6d9f1,770ba9fc48399e0a,21abe3da212a8fe1
object,e99abdcb0000069f,78a2164e11ab25e2,c69cedbc0e756134,695efa1351bac7fe
object,e99abdcb0000168c,4fbaa0f7a4f7185c,6cfc6dfafd03f8bc,fe1e09235acd5052
object,e99abdcb00000429,354b0521e5d20a38,ea81c6da20d4d3d6,54be9a3d6b5c6683
object,e99abdcb000002a6,3ff457a5ff2a1b43,fa870a3d0954080c,b2e783027b1da22c
object,e99abdcb000004e4,8180a58829ccb231,3c0a836decea1c75,84cc3ead3ab5943c
object,e99abdcb00000f61,d6f9c274ae1dcb70,18302a6a4505c018,d3a48dc3684596cd
object,e99abdcb00001a3c,a16c83563566f654,8f3c5ddaa9a0ebbc,92156c52a116c1a4
object,e99abdcb00001ac3,b38dbdeff0d9a78b,657ee1111a980d98,1cb4697179e0540f
object,cef8a36c0000000a,4e2842a4cb5bbbe5,6671b05ee7321bff,3af16c5b70905e46
object,049dca9300000909,135d60f523b9e441,cd91b19743f7e64d,0a2f4be9f745e10a
object,e9a8024e000000a6,6771abe3d5e277ae,56fdc159e1d3c25b,932a092d5255d29a
object,e9a8024e000002ec,796fc3e90158f666,edc708d3f3461a72,0e7f5905f8d3147c
object,be0289a700000017,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,e2624a1952be751c
object,e9a8024e00000160,380c0ef397627f55,da9f4c1173af4888,39a3aaa682014c56
object,e99abdcb00001969,1d8083bb781b56b4,d0049b2e744a842f,9691abe996fd9e81
object,9600753f0000b1aa,4694df02a942a2db,189fa9b63ee68d4f,82d4d87b5a625350
object,345721320000a78f,953441e174d0c639,8e648c26613f160e,953441e174d0c639
object,049dca9300000f7b,8ef4e9a3229a1436,34845913b01bf551,cd621c8569bd6f0c
object,e99abdcb00001659,1973f30b85784127,42ce5bf79bd74a8b,29bb079f5e417982
object,e99abdcb00001221,0de428d3288a8223,e8e57a4b8e54bdca,4e97a180da4ef862
object,0531e22900000001,3b03a8fda229b688,2c7aefae0668d4bd,dbdee7bcf251ca17
object,9baeeafa00000005,df347614b3472b97,f86c2d12ce13a2bc,54537a4dfa351ed8
object,e99abdcb0000153d,588caf4e525d298d,8b5c5324b827151d,ce094b395d40d9a8
object,90a85cfd00000001,7aaf1682fb2c9081,8902770b9ef21915,412e1b9644da0d80
object,3457213200003810,67fdbe12b2aa18e4,4bf3f3dc960b2d8a,67fdbe12b2aa18e4
object,f9dd9a3b00000038,8c654ed1a6753bba,cfa519ff04ac41e8,4a36e2e64f98a70b
object,edfc13ca00000958,94e84752ba0f591b,d9f32055c1786547,cb7cdba2ccd460ac
object,edfc13ca0000073c,cbcf4fc19c737605,02ba68e52bf9850f,004acd21c38a936b
object,e99abdcb000005c0,9add013dd2181bca,dea812d647387c4d,a1c7d48faaccbefe
object,3457213200005b3d,4a7072f512634c03,723896c1f6ba3ace,4a7072f512634c03
object,9600753f00008077,e5bc950214e7b97a,560d2d1105459f0f,fabe49b03d289e36
object,ad3f9f0100000001,3a65d1482f8a7eb0,76108869c8176502,d87eff5127736cf7
object,fa8e5db800000010,3c8eb330286c1aba,368f12fa72c70eac,2466efd12bd8b7f2
object,eb860e3500000003,ed198c2a8d37d85b,4e5b3b72812463a0,5267ef40f1fd1662
object,edfc13ca000008f8,76e8686bf7d751c1,ef53ff8f4ae97f76,36d88dd1e20a8a03
object,345721320000a0b3,897b50c7945e6c8a,8a4b7774fedf8d48,897b50c7945e6c8a
object,9600753f00007829,e202c97e2849730b,a7c2121d0b4eca24,181adf4cbd4f2b84
object,345721320000038c,4a7072f512634c03,e39eb9dd9630cb6a,4a7072f512634c03
object,3457213200003563,3496ccb67204cca9,fd3503116ae62f35,3496ccb67204cca9
object,edfc13ca00000e8b,d5ace12f175a183a,43164c0a08d6d1f1,3e8690c559fa1cd5
object,edfc13ca00000e82,f50aa7606d4b464d,ccf680d6b9029ac3,65a3a4d5c4fa6179
object,edfc13ca00000b97,549aa4d2957e9587,e6821b22f7697832,b53e5881d0f66d2f
object,edfc13ca00001201,8f68e47bf16112fe,60a25811f5e0ab50,2200cdb5f70be113
object,edfc13ca00000ae3,06837e0ca755acc7,ae5e3e30b4aea544,38cb0a09b7c346e9
object,edfc13ca000000bc,ff61df8ee13c41a8,317d3ed8b593bbc9,2615df58cc077c7e
object,edfc13ca000005c9,405bd9078a4b41b1,65110422305abd67,a02ef95c0950fc42
object,9600753f0000aaad,406c30bc0fae168d,a7c2121d0b4eca24,1d0f98f663ff5c6c
object,9600753f000015a3,e5bc950214e7b97a,a7c2121d0b4eca24,fabe49b03d289e36
object,e99abdcb000009d4,39c0af45753d671f,6eabde0fad45935d,bc7814c864e5e4d1
object,e99abdcb00000061,f4f9db3aa1175949,23ef2e86bf8ee9d5,eb1212df4dc193bc
object,3457213200002419,25b3a14c65c3cc95,1984fff63af2aca6,25b3a14c65c3cc95
object,9600753f00002952,9407a3f9621e0bda,88511f7bf5b718db,4fccefc2f19f78b7
object,3457213200002eb0,64d5505907127f58,3a47498d5a451363,64d5505907127f58
object,345721320000882e,695ab3d34e4f5cde,e656de0273a641c4,695ab3d34e4f5cde
object,345721320000632d,060d9f55cb0c613d,bd756af4ad903353,060d9f55cb0c613d
object,9600753f000027d1,966a4ddf5507484c,384046e7fc800f38,c8e516ddb7d0f169
object,9600753f000075ad,0c23d9f0e62010a6,1af05cc632374566,3bf47e25ead5d374
object,9600753f0000b52f,09ea429fcd48c530,5b2ddf9a4cbaa8d1,22a2d82f07ecb8f7
object,0abfeea8000003bc,bb69aabeeaca541e,0df8cce8c86cb1e3,7cd0d26ea2e775c7
object,0abfeea80000039c,3373362824b7d3bf,5f8d74809b47fd47,df4469f153f40314
object,0abfeea80000044c,50859b1a87de1b70,d8eedeb8199b9e2d,00a15272ca29bdc2
object,0abfeea800000295,a744c495ea4c2e18,c843176979a2ade9,5bc132d5daed8afd
object,0850578000000013,d75bc1e9263557af,e9c1f07a232b9459,4920307eb2fcb334
object,516ee3050000001e,84f6707831789eb0,929320aa7474efe0,79e84377f1a01974
object,516ee305000001ba,6616886bff7d5242,521bb783a4ca2787,fd0c7d201cd97fa0
object,516ee30500000121,230b21b7e91f8215,047f9b510661b0fa,cadd42fc0322003f
object,516ee30500000106,fafa59182585ab30,44c2dfecd57e5fa1,ce0cdeb68d61e215
object,4cd9ee5500000019,10b8b00853176bcf,3c1303c5b5337f4b,52d408f4d1246308
object,4cd9ee550000003a,3add09dfe50c9bb5,65ea2698c52460b0,3a1345c9b0e4180f
object,4cd9ee5500000011,29c08faa67d29202,450b30583296edac,0141e75630790924
object,4cd9ee5500000002,075c2013e72b4ba3,20d1e94b9d48ea25,141200d26a8fcd0e
object,4cd9ee550000001b,ff686b1c38515c1f,86cb902ec1e732b0,20ae2b09d02f89a7
object,184d4f2d00000707,af021a3f0389d266,e0f91724bcc72504,8d7ee3e377c24a70
object,184d4f2d00000bfe,b08aa4c17eb20630,cc316504ebd7345b,f776f6b01c2bcb47
object,184d4f2d000001b0,98f6276381246a65,b0166c0dbd39440d,5d55e7e637f47c76
object,184d4f2d00000ce5,416dba0d1d0e3f59,48e7cbbc0bbec6ed,ab034b0ca9759d7e
object,7a7a97d900000015,61f2971260f08531,e61ecd1fcd442def,a8133a43df818228
object,3457213200002383,3496ccb67204cca9,c402e831acbb9e4c,3496ccb67204cca9
object,9600753f000073eb,406c30bc0fae168d,64f123a1eaa911c3,1d0f98f663ff5c6c
object,edfc13ca00000f36,8f9895cb5cbbcc5c,8fb2955b9cf57830,5055ddb61afab45f
object,e99abdcb00000178,4679c4b162e06b80,d0049b2e744a842f,1e85d7cbeef5fde5
object,9600753f0000148b,49cf83d7ae0bd3bf,189fa9b63ee68d4f,e5fa3e3d73f06408
object,3457213200009faa,db7a4bdc19b0ca51,c7e346c19dff698b,db7a4bdc19b0ca51
object,edfc13ca0000047a,8618b8fe3e86c4ef,884bf4b6d7f83f2e,87383cdc2ff366c2
object,e99abdcb000004ee,7dd64d6a29a4a6f6,770ba9fc48399e0a,af0c6c55173a8170
object,e99abdcb00000347,5ba310130b4df72d,cd90704cc3341a4c,a942b1546f010fc8
object,e99abdcb0000041a,a0321306a5308aec,bd147683c56a73f3,89c86c4c5b2b63b2
object,e99abdcb00000ce5,e27a28cd7c00886c,08f58a5debb36839,d4b6604108a46925
object,e99abdcb0000113e,a7da502b5fcd9298,d55c138f957b17ee,61df419a9bd9a228
object,e99abdcb000003dd,de7f78853e06bbe9,08f58a5debb36839,de25f38d9769ab54
object,e99abdcb00000135,ae9a15b35f12da73,d55c138f957b17ee,33d4cda2c5159ffd
object,e99abdcb00000fb3,fec99cbb5a261baa,00e52f7995f1c867,eb889e3c231d28d9
object,e99abdcb00001476,002a1b2066936218,446a3cfa39bdf1fc,e63507b2d583c6ac
object,e99abdcb000001a9,b7d858680be029c4,247263c43fea7bde,7887297db15a8b45
object,e99abdcb0000174a,ac0a20518e2534cd,4fd0c65872aef13c,e9662dc825b219db
object,cef8a36c00000048,4e2842a4cb5bbbe5,6671b05ee7321bff,f0f782b21905ed66
object,049dca9300000399,e3945bccd698773d,eba7e3f165cbe533,846ce1318159ecdb
object,e9a8024e000002fe,9c5036b2b4b7a4d9,ae0b3f557e73f5e3,e79e530993110c28
object,e9a8024e000001c6,131e92bb8b0a9890,c2ed57bc5f3406a4,f631e7663e0a1d37
object,e9a8024e00000085,9e19e35572d1c540,dbedb63fd190dd2a,6d681e8d67f28892
object,be0289a700000084,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,5e477bce9bc30e07
object,e99abdcb0000168f,7e401006c64387d7,e8e57a4b8e54bdca,a43f5cb368ac0dce
object,e99abdcb00001697,00ecc54fa2742e5f,e8e57a4b8e54bdca,17c285d2e8552d36
object,e99abdcb000003e5,80e35cd266f10c8c,e8e57a4b8e54bdca,bf1262a3c3a45bf1
object,e99abdcb00000bac,6c132868cc5b1f95,d14a249574771bc6,8fc4a62a4093abd8
object,e99abdcb00000526,476ed9c62fe39a1e,c69cedbc0e756134,6dfa3acc1c5d1d2c
object,e99abdcb000003b3,3149e1fa3a6c9a2c,c69cedbc0e756134,9e52ce701004505a
object,e99abdcb00000853,8ec2facc1dedc825,e8e57a4b8e54bdca,f10ec42cc75cf83d
object,e99abdcb00000fde,201cd289fefe0dc2,e514e07932e2f00b,f075ab23458094bd
object,e99abdcb00001200,bc5e81650555f02d,e8e57a4b8e54bdca,4dcc07b26b08b30d
object,e99abdcb000001d5,6385e292b33c1ad9,9f4899f26acbfa12,92e47c5c1fabdd99
object,e99abdcb0000105d,a6973db21e1a6ce8,793d2fb5c9a4d590,26bfdc115d6d3dc7
object,e99abdcb0000098f,54edc9bde70fcf5d,e8e57a4b8e54bdca,923c4286ad36e22b
object,049dca930000160f,48409522fbcbf50e,8cf884aeafe8ccc5,ba47014fc031b393
object,049dca9300000d2c,6cdfa1378f33a0cc,e51430720f593359,5db464708652465d
object,e99abdcb00000b99,8d8d28482c50eec8,e8e57a4b8e54bdca,b860c0b9c25cd0f0
object,e99abdcb00000b8d,8fc37a8ae5925738,e8e57a4b8e54bdca,68add6827e69bffa
object,e99abdcb00000df5,b1d8d820700aed65,dbb86a6abeeaf00e,3e538e14e0acfb54
object,e99abdcb000000ed,c6506295e98453d3,fd51644ceee2708b,16136aaac81a2514
object,e99abdcb000012db,cd3295040c5aa790,e8e57a4b8e54bdca,965f9a4ef5c933a1
object,e99abdcb0000033f,bb31ed24f284a073,dc2ce7dff7c7a28d,c30dbf90cd83fc70
object,e99abdcb000015d2,e2a2de781da39ba3,e8e57a4b8e54bdca,e482af1246bf1d27
object,e99abdcb00000427,dfb29f2c85e820a6,009391b16da85023,4de6632c6e011163
object,e99abdcb00000097,cff5311086da921c,e8e57a4b8e54bdca,63255bb2884b2b02
object,e99abdcb00000a39,fca396f151f40c55,8fe9da56c64b514f,c8ee4e98a3a00798
object,e99abdcb000018a8,a1209b37267aeabb,8fe9da56c64b514f,aac0d3e25eb72773
object,cef8a36c00000016,4e2842a4cb5bbbe5,e2bfc9c3efe6aba3,6d516588b5a488b9
object,049dca93000012c0,e659d3e49dbe4ac0,a29a32db7d008771,788563daed8d7bf6
object,be0289a700000010,4d48c8c9ed3f2dde,9febc6c664c776a9,e37b4c74604e7ef0
object,e99abdcb000019a3,3e87de87385ef044,e8e57a4b8e54bdca,eae520e3acd96b5a
object,e99abdcb000010fa,a36a0c863c5112db,e8e57a4b8e54bdca,2bbf65516006fd6b
object,e99abdcb00000c4c,d75f2d710b29067d,5546d69ecff4da7f,47a0211f6cd1c037
object,e99abdcb00000d27,032e45f7ba12a0e3,e8e57a4b8e54bdca,f963b865871675e0
object,e99abdcb00001418,1758efb85f364db6,139cb0729703f4b3,3a797c9e4e689c23
object,cef8a36c00000040,4e2842a4cb5bbbe5,037ea2d26dcfd183,310a75dc9ec40e13
object,049dca93000017b6,158a0b0c26ddb277,017afadaad74f7a5,c9e43bf6800bca35
object,be0289a700000063,4d48c8c9ed3f2dde,560b37f7ff1d89fd,0f89c52cba13aed5
object,e99abdcb00000106,d339c8748da685a3,e8e57a4b8e54bdca,0d66d1866abcbdbd
object,e99abdcb00000fed,9563fcb773e65bc2,8fe9da56c64b514f,64de6889859d379d
object,e99abdcb00000d06,7b8d5cd2aa94c8a8,3f263be3a5ce399c,77adc16a5ddd4295
object,e99abdcb00001419,a81b7d67899e0d41,8fe9da56c64b514f,48949696f3ea77a6
object,e99abdcb0000154e,42c984c2ba83366a,5753bd5e5c9ff205,471424a1e5f509d6
object,9600753f0000bd44,90a6f9c0e850601d,72cc49d057ed27dc,4e2d3e111a1c3e40
object,9600753f0000a6bc,35d6c0e61777ce70,ba9ff7f875c56925,23d80e774a3d1d66
object,9600753f0000567b,08d3a2853fbe4420,2483fc0154c98f81,5fa740405883bbae
object,9600753f00002df9,987f64dafc71c0c4,6c1197212b16996e,2006c416f6bc0d48
object,9600753f0000a5bd,93dfea7b0100eda7,176ecff3861d5476,020a5e0570df5d87
object,9600753f00006317,9853702e172e70f5,5dc414ac278f3c7e,66faff14e285bb65
object,9600753f00008e97,515ac66c67493ee3,a89afa6661dfa6dc,094220e5cad60503
object,9600753f0000be1e,515ac66c67493ee3,23565dda5c1ff8aa,094220e5cad60503
object,34572132000018e6,9dc4ca8b5c15187f,ceaefffeca602cfc,9dc4ca8b5c15187f
object,34572132000001aa,675650b0c8ebe948,93ac525df0dc2c1b,675650b0c8ebe948
object,3457213200000771,ae2d5625ecf34b0e,9aea3d5b19033241,ae2d5625ecf34b0e
object,3457213200006b86,3986652ca60f1959,debfd4038759cc8a,3986652ca60f1959
object,3457213200006c4f,f175730310f0a873,b94a2ea9ffc3f563,f175730310f0a873
object,3457213200000f2f,6ad597f92d8d2c22,05bfda5eb15a2310,6ad597f92d8d2c22
object,3457213200002771,c49e3bff0d10c9bc,06c6cf11e355596b,c49e3bff0d10c9bc
object,3457213200001004,c90a112e67728479,39a2e5966f87cedc,c90a112e67728479
object,34572132000087ae,56b11e6e856273a0,8804e61342a81b91,56b11e6e856273a0
object,345721320000459a,1a05239e283ce258,2d76f08bbabf8332,1a05239e283ce258
object,3457213200003590,bf5124262a70dba6,89f3e61f4d064aa8,bf5124262a70dba6
object,9600753f00005799,1df9ab60dcc093cb,b00282ebbe94f92c,dcef128ca8205ac6
object,3457213200005a36,83cfccfea14d7b4a,677288851f0560bd,83cfccfea14d7b4a
object,34572132000071ca,5482fc2f4c4c07f1,598928a80eb85c66,5482fc2f4c4c07f1
object,9600753f00003ed6,96458953fcca1798,0ba88a692996e5d6,ab50058c7064afcd
object,9600753f0000aac9,ec2380271230615e,23565dda5c1ff8aa,0372dc57b1728230
object,9600753f00005224,a0c88e2169d1703b,53897c5b94318737,9e7c754a5897035f
object,345721320000b1e0,50c12450fd6b90e6,4310946c6dde93d8,50c12450fd6b90e6
object,345721320000256c,9dc4ca8b5c15187f,85a38c712bfdcca3,9dc4ca8b5c15187f
object,3457213200002f1c,56b11e6e856273a0,68f9417871a3a7b5,56b11e6e856273a0
object,9600753f000083db,d2313788a025fe1f,6ce3b15185a7c613,fba0646b1bdf1806
object,9600753f00005654,12cc28f22d5fce9b,7c5a59609da51ee3,eee57405baa89144
object,9600753f00005899,34f166be80965f8f,d884fa9e84ab3ebf,da6f64bd6b452c0e
object,e820262800000767,97a6061c42bb9db8,1f268f9dea42a7b7,c9a04ac9f70b19d6
object,e99abdcb000001e8,72f3e9cef6cae338,8fe9da56c64b514f,8b67edfe8ec992df
object,e99abdcb00001002,fc82e2a34390ad51,8fe9da56c64b514f,f3096b36264d83bf
object,f9dd9a3b0000002f,754a6bb06afa65e5,33db30a42380ab96,ff145bee9d9cd584
object,7a7a97d900000024,9985eb77cee38132,16c427517bedfbe3,e529fbcf8e0c1bd5
object,e99abdcb00001122,036b87f62c91c44a,e8e57a4b8e54bdca,8e06f5f035868368
object,e99abdcb00000dea,6da589946df4b7bd,e8e57a4b8e54bdca,269882a131ecd152
object,e99abdcb00000ef1,22f4349d40c975ef,e8e57a4b8e54bdca,8f25cbbe85a68aa8
object,345721320000ab8a,0d8fd89d1189dbe2,c2716ba28be6ac49,0d8fd89d1189dbe2
object,9600753f0000a66c,d015b01b746bfdb5,d2404d7474f91e1d,2f10fa15fcc1d9ee
object,e99abdcb00000a7d,55e728e0ee242a39,e8e57a4b8e54bdca,0c89f5ff3eadd2d6
object,e99abdcb00000238,cc192d5f64c5b7ea,e8e57a4b8e54bdca,03e3fc9ff720f5ce
object,e99abdcb00001588,f02764d6a66e892b,e8e57a4b8e54bdca,f6d857a4d1f672c5
object,345721320000938f,e3f198ad530ed13e,b69a11e948a6943d,e3f198ad530ed13e
object,345721320000813e,91ab87ca3fc6fc3c,ac2a07060a8d5b40,91ab87ca3fc6fc3c
object,9600753f00002a39,f421b740a7d345a3,53897c5b94318737,f8e0199023079b88
object,9600753f000048cc,3aa7d770bf74d3f3,53897c5b94318737,0a6535c9e1c7162b
object,3457213200008502,781bcd610c2b7a29,952aae74c601f0c1,781bcd610c2b7a29
object,9600753f0000a388,5772119596a4dda4,4ee1054c4e5256d2,97eb659a8036f4bb
object,3457213200005834,436b994f97453920,d0d5b380b0b21b35,436b994f97453920
object,9600753f00005fb0,e8ade40f2c66b55e,53897c5b94318737,4cbc65d48e6280cc
object,e99abdcb00001a89,d9f9d5575fd6226d,5346bc19dae201e0,e0442d2a8c8690db
object,e99abdcb00001914,5744aea3e7a2c487,5a401251cd0f06a3,4a44cc8cf4677daa
object,e99abdcb00000580,7fd7afc3691b342c,fe1024bd3002f828,399ad0b8f922ad27
object,345721320000357b,6fdc36087a585217,bb0bd7858d0c2734,6fdc36087a585217
object,9600753f00004d37,846ff141f5f717f3,d2404d7474f91e1d,c33a4a59bea712a1
object,e99abdcb000009b9,affb1b355f1ba8d9,b12e556581e363d7,64a60f9d5c793119
object,3457213200004eaf,5689509bbfbc9626,61fc0646e491a027,5689509bbfbc9626
object,9600753f00005c96,1b71958f469468a6,d2404d7474f91e1d,aeff5a665e54b251
object,e99abdcb0000179b,a7df329978bc5467,4eb66ac54a3bb97f,78baa6e4a783308b
object,e99abdcb00000401,135ba0b7e7d86b64,b77aab2c2934d101,0232e3b060d6e44d
object,4edddccb00000001,163198fc4edddccb,1babf360a45afc5d,146455f4764d75ba
object,34572132000083f5,46c8287904ecb3ab,ca98cf4ea59b6be1,46c8287904ecb3ab
object,9600753f00003bb8,66ce184e519c9d86,58336efe21381b93,40d02d0e8238eb9f
object,e99abdcb00000422,efab78ba3f073e5c,69075c93311e8801,9ad8db34e707e7cf
object,e99abdcb0000109a,ad2a5519df6e2579,98769e072e3b4ada,94bba2c2539cefc3
object,e99abdcb0000199d,6ebd5502cc48cafe,d50ff89d8f2fce8e,2fcb54f7f57cb138
object,cef8a36c00000008,4e2842a4cb5bbbe5,edcc84f8df576d78,1e98bb92fec7d7b6
object,049dca93000008d8,cb34e3fc3a0ac53b,4916694329529171,3a6b23df91fc9a82
object,be0289a700000060,4d48c8c9ed3f2dde,1f5336904ec59bb6,e85f4cb1640a372a
object,e99abdcb0000062e,436ae5f07b2a785f,63b4db795f885cd1,98aa30cbffbd2b98
object,e28f9aa000000003,c5edc96a364deb36,0a8adc778efd404e,0199323a75343fb3
object,e99abdcb00001148,72080dfc59bcea92,8fb3bcd2d5cb7f8a,24d01355ec5909f7
object,e99abdcb00001594,6f7f927af13b1b6a,8fb3bcd2d5cb7f8a,5f3696c38dde54c2
object,e99abdcb00001aea,86d1d43103bd3af5,8fb3bcd2d5cb7f8a,f10bec54c663a3da
object,e28f9aa000000004,66abdbd96a56ae4d,0a8adc778efd404e,69cc736ec996b1fb
object,e99abdcb0000166d,d98301e4c164e349,c2e8cce6010a6edf,9b561c3d710de3d7
object,e99abdcb00000c83,39d6620e7fc50031,63b4db795f885cd1,0bdeaa67826e16d7
object,e28f9aa000000007,b305e4880e033b61,0a8adc778efd404e,19d8fd6a169e1222
object,e28f9aa000000001,c4e4c47ea2198bdf,0a8adc778efd404e,159540fed9069065
object,3457213200004799,78063bc8a7568b35,8c611bb7bedcae6b,78063bc8a7568b35
object,9600753f00002b93,48246be32e2e45a0,7fc759e8d8a80ad7,68987de258c7285d
object,e99abdcb00001016,8c93d3b8953efc5f,36bf5cb418ec80fa,cd16667ae26fdcc9
object,e99abdcb00000056,87ad9aa0d24661af,9ad691233ba25218,d4e775685227403d
object,e99abdcb00000875,dc2fd8a6e19acb76,9ad691233ba25218,4995d7119c99f6e8
object,3457213200007233,ffa444c67babab5b,ff532eb9b2703fa5,ffa444c67babab5b
object,9600753f0000628a,9ebb216b77af9bc8,d2404d7474f91e1d,353f31bfe811140e
object,e99abdcb000004ba,147fb8a13020b010,0d05cd09211d8058,94c6791518dc8c8d
object,3457213200005d6f,12f5156e45dce706,c5a3974dc6be8f81,12f5156e45dce706
object,9600753f00001de3,b4272ab84a5d115e,d2404d7474f91e1d,d17a12db92ff8a6a
object,e99abdcb00000b40,cc24a468411fc47a,46842b2e36d9f79d,2367c09905d713b7
object,e99abdcb000008f6,e0614ca99f862e51,4eb66ac54a3bb97f,78adabd28ecbdb4f
object,e99abdcb000006ea,3fc1a3cadc25ed10,4eb66ac54a3bb97f,a04971bc78d4a57e
object,e99abdcb00000ac9,6093e4f724862397,98c0b2beb2cccebd,568f25c762f52693
object,e99abdcb00001387,5a9e72ae67919b2d,a3f43508dd3542f3,08dade0b6bf2d201
object,516798cc00000001,d086e49c516798cc,8e5d96e2d1f7c08c,7f73fa23537f594a
object,e99abdcb00000ac6,c3df368ddf5d8648,dd22287fb9a360e0,f4d78702838af75b
object,e99abdcb000005fd,0f61f71e3f4b09b5,27c333003d2f7eac,dcc38f33aff7688b
object,e99abdcb00000aa0,0d8066c0ae87ab3f,4179c8bcfcba9459,bad9fafe35677230
object,e99abdcb000018a6,aa28ace2cd469281,7201e6db6b6fee2b,58a3ddd4cac4b94e
object,e99abdcb00000a56,46f45da3f1df883b,bf3293074b14398b,8b8cf250d5fdbc14
object,e99abdcb000016fd,fbc617606403320a,eee749faa05c2a80,86947a6dc822a701
object,e99abdcb00000450,d81203a95028172d,fa6756c766f3287b,75f0a83cc6eb5a9e
object,e99abdcb000008be,a0f12e7882fbd6bc,fa6756c766f3287b,f63bd6f391da2365
object,e99abdcb00000f79,66e369d634c17799,27c333003d2f7eac,dd631966c9ee4635
object,e99abdcb000005d2,e15fb557e11b01ef,2f1597b1a25326c6,a365ab718d5cb747
object,e99abdcb00000dc9,bd48fdafa6b22ec8,3e8e1e70fca4e68e,ca282b327e2ca0a8
object,e99abdcb000012d5,82f9de4fbb29fb8b,82967ac9ba686663,faf9398aa088999f
object,99bd594200000001,7834fbd799bd5942,e19128457a16d4e3,32da669408be4c11
object,345721320000219e,00dbc8eb4e19afe0,b22ffff49aa1de55,00dbc8eb4e19afe0
object,9600753f00002e42,c820a36331ebc9ca,39a5d82069d2a97a,d37c35e0af1137fe
object,9600753f000060d4,c7d8e928945b6b64,e8c48baf8a31c057,e8a5e3c1e3876ea8
object,3457213200004bb9,d7b2ad1d99306814,0fe95c999a633d79,d7b2ad1d99306814
object,3457213200005d14,852d29d86698cce8,937d281553492a6e,852d29d86698cce8
object,9600753f0000bdeb,cf83c7a878ec69eb,8f269f56ecb5a2f6,c16dc86b4c253979
object,9600753f00005bc1,7a4e6c7bc763fecc,8f269f56ecb5a2f6,93a0b555ce56f14f
object,3457213200000fc8,dc2feaa78c905970,001493a56bcddf04,dc2feaa78c905970
object,9600753f00005ba4,e03456a1bbe4b7c9,d2404d7474f91e1d,494477f16f159a68
object,e99abdcb0000152e,4b0d2a02c2d94cb5,36bf5cb418ec80fa,df1bfa5fc1b3cf62
object,e99abdcb00001053,2f13f968bb1dca28,843b9ad83e181695,2acf39ec7ef5398d
object,345721320000717d,7c0c5e1ed8a16df0,21d894557b4932e7,7c0c5e1ed8a16df0
object,cef8a36c0000004e,4e2842a4cb5bbbe5,d83fec745cc488a2,c60062e6acc43606
object,049dca9300000558,8ce52e6c9f293511,2b6bf6b24192ea8f,59cf2baafba59fa7
object,9600753f00003e1c,bbcac00d63ff4ab2,675822db22543644,7f743cc02c480cc9
object,be0289a700000003,4d48c8c9ed3f2dde,8c7d2f714f6cdb50,43b4f4b7ac8d9127
object,9600753f0000a4ce,350884e7bf302e5f,189fa9b63ee68d4f,c36c57ddbad48107
object,3457213200008f2e,88eaf4b552a98a32,83c8359cdf0863ce,88eaf4b552a98a32
object,3457213200003a7d,77981b4a6e8d4ea0,475c1e6f13568219,77981b4a6e8d4ea0
object,3457213200009b8e,96ca3ef994004710,dc51a6eb335a8341,96ca3ef994004710
object,9600753f000042db,3ae0c3f3a9fe3d4e,36ff1d1a85e28a7f,31a3a60cc8f43be1
object,9600753f0000b8e5,3c80446103f2c9a6,e67b28607b5fdd73,4d3a59ba50e9db6f
object,e99abdcb000015c5,6e1257585276ac6d,4c94135cb667d712,790730775fa1a6c8
object,e99abdcb00001b3c,342057d24aabcec6,f406936da29191d0,1cd7a23e18dea9b9
object,e99abdcb00001145,dcf6ea7395e44778,95cc93310aa803d2,f5d0f6cf686e4b44
object,9600753f00004a0b,faa10e435867d99d,189fa9b63ee68d4f,d8308063eaae1ed0
object,345721320000823b,892ab3d3381c5db8,141facd1e01a5dc2,892ab3d3381c5db8
object,3457213200008a8a,a8e1cbe2e1646b31,8f4ce1b0b70a1be0,a8e1cbe2e1646b31
object,9600753f00006b83,ab304c3c39d33d52,9e5d57fddb6a8ff4,eb7ff3b1fc02487b
object,3457213200003843,edb8670150158eda,0708517cd008a2c9,edb8670150158eda
object,9600753f000096db,2ad82d34926ab515,9e5d57fddb6a8ff4,29c65cbe6671264c
object,345721320000a4db,1a4a83eaa63f7c04,fd5c922649a70daf,1a4a83eaa63f7c04
object,3457213200002c6e,addde66632b0f23e,4fa33143d2ca5222,addde66632b0f23e
object,9600753f0000b6f0,a4ba3d6118030fe2,9e5d57fddb6a8ff4,64d5a12532d54357
object,cb979cbb0000000b,14f4f50db522ce7d,1cfdd0ab1de4c3ef,e7cd622afb95e1ff
object,9600753f00005958,44bcef090e09a22a,1c00eac1d4cfd112,2709080762ef759c
object,871a5faa000003b3,1735bde60cd8b503,25e31eb45629fad4,0940d0f89582ff45
object,3457213200003c8b,2ae8422dad9f0670,cbf95c196e5b8d77,2ae8422dad9f0670
object,9600753f00007687,85de148eb0012717,3cb04107051e9650,a5cadef1d6174cd9
object,e99abdcb0000195b,777f0c42edb92196,2759d174222cb003,2dcb2ece67eb6824
object,e99abdcb0000040c,e9b1845687aec054,2759d174222cb003,b141648ccf9ee7bd
object,3457213200001ebe,15a6245067e866fc,1d663612b868b91d,15a6245067e866fc
object,345721320000a207,dee09f2bb4f5dc27,08dfd4d16230893a,dee09f2bb4f5dc27
object,9600753f00004e6a,131310f000b92e0f,9e5d57fddb6a8ff4,161d3e62dd25754f
object,9600753f00009b4e,f909cadf1aa12ea0,9e5d57fddb6a8ff4,a949d5649a5e05fe
object,3457213200003716,dba3d55a2506a49b,1e0e2c28164c1776,dba3d55a2506a49b
object,3457213200009dc5,ce0b3d0dee577a75,94841f62fef729f8,ce0b3d0dee577a75
object,9600753f00002423,a7a66275b8834e9f,9e5d57fddb6a8ff4,5655017c3bc85e02
object,9600753f0000042e,9903a906266c5e33,ae353aeab27c23ad,bf4e93fdd368b161
object,345721320000479c,ce400a06ae1789c0,bab82018b939b051,ce400a06ae1789c0
object,34572132000002b0,5516f0ea595a65dc,d47616026d26c70e,5516f0ea595a65dc
object,9600753f00009697,52bdf5b67055711c,c1d367987616b6ac,c05a772279048f8e
object,9600753f00005edb,2aafd57a4b223470,87f54cf4dcd218e4,f00dbf7ed47ce2aa
object,3457213200008844,09cd8a3e68142923,7014467241392cdd,09cd8a3e68142923
object,9600753f0000758b,c35ca10d3b1fdb26,c1d367987616b6ac,b6cbe9cc71f91a92
object,345721320000045c,0ac2dd1d9fed7b90,9356fb2dd68346b5,0ac2dd1d9fed7b90
object,9600753f000099d1,4c5b1f60a308faff,d09a4abad0106a22,b5dd0eb0877a9525
object,e99abdcb00000b6a,0fbbfd77df8cec17,67ff3fdb3a67b9d0,dbc36fe3a228a5a3
object,3457213200006a03,26f1083ffe931e27,44cf8f99f5eec89d,26f1083ffe931e27
object,9600753f0000367e,f2ebc14d09ff94a2,5648dd237c505dca,68d4e8693c087093
object,e99abdcb00001280,e3786b43f172d3c8,e8e57a4b8e54bdca,4d9e52f460fc754b
object,e99abdcb00001071,c08536bc62d5fbca,0d05cd09211d8058,5e20ef1c9dfc59bf
object,e99abdcb00001460,b3981040b7926b6e,0d05cd09211d8058,f43658ca093239a7
object,e99abdcb00000010,51eb4d34f4aea5e3,16708fabd7e4c2d2,3ffec7fbaaa04aa3
object,e99abdcb00000b38,b7e8602ffda2b2a6,16708fabd7e4c2d2,2c081b56a6344101
object,e99abdcb00001901,a056ac4661b49d1a,8de9c54bd883e84e,749fd951f00b7a09
object,ec79fa6700000003,f797386dc43e6033,1c139572c3a7b600,5416cf2960aa6d85
object,e99abdcb00000156,71c0a3858b060281,4e3174f285a79220,343690efc08a7474
object,895c4cef00000001,91201809895c4cef,1df5329b657499ca,08ca3a13c171ee0d
object,345721320000b8d1,22e6d65a20eaad89,c2c8aae3e328a72b,22e6d65a20eaad89
object,9600753f0000b8a3,8b05059857f71494,9cbe81b97ec8258d,ce0054c7d1699555
object,34572132000011ea,3cee5fa7dc1204fa,a39b8694c0be1476,3cee5fa7dc1204fa
object,9600753f000073a5,055d5cabb485715e,9e5d57fddb6a8ff4,94a50620e44d125a
object,e99abdcb00000848,a7382bdd13737c33,7675984e90239828,a51aab8f46404125
object,9600753f000065c6,e29500a6755c7e29,53897c5b94318737,8fb40e29036949b3
object,3457213200007650,5cd1349ad8a85422,52d3a70a7b5b46b7,5cd1349ad8a85422
object,3457213200000562,e525d938160c5a22,75e1b7a485705e33,e525d938160c5a22
object,c9a9221f00000101,57915076a2e04341,d5f629b73d83552f,e43b455ef4f7e6e6
object,edfc13ca00000928,fe6eba9ecf672555,3daa85d4ded685f7,abc8f6b4aa737025
object,403c960a00000003,dd1441eeaf9dce59,010ee43d3be5b84d,5c1c8f34e78b6a1a
object,1e8f4a7d0000081b,8971430b62c732fd,5103164c1fe0bddb,5edc457532b6c9e2
object,e820262800000068,4dd9bb13c4453cf3,9b8a04e294ca842c,499d1bad9eaf4a54
object,4ab3c12a0000082f,1776a3a6a23f81d8,27d360e2a1a3c1b6,6d3f8a866206b1bc
object,9600753f00001eff,d4b4361402ff5359,e25b94c4e4346aef,2f7f9c04923f953d
object,a8b3adcd00000266,b0a9cf8592f0b232,e85f97030f1d30c4,aeb985a15f5769fc
object,e99abdcb00001488,5a0c205b477c0480,20684a0c17201205,0b6da8730109f847
object,e99abdcb000019cf,5dd8653660390a1b,fd2c145b05966734,0af2e814e0aaa540
object,27c51ebb00000001,6ef961ea3a11e751,9839125c112bb507,289273f18b073de6
object,0841ed3300000007,1f48ade7688a3e20,d8aba46f88490372,2851de161b5e3aa4
object,e99abdcb00000490,64e7286ea7a8a63f,2da393558855f310,67a4b22942771c6e
object,34572132000004ee,af57f29306736c40,f9da74710758469a,af57f29306736c40
object,3457213200006564,6adfe52aabbeeb14,49985d1275956706,6adfe52aabbeeb14
object,3457213200007e97,ab06191ad9e99ddb,72904ba959e89fe4,ab06191ad9e99ddb
object,34572132000098ce,cf1c011387ef4205,82315a615bb6d728,cf1c011387ef4205
object,3457213200009f74,f614f8dec45aa2b1,3b749c7fa68f9d23,f614f8dec45aa2b1
object,9600753f00004529,62fb20c7eb25d690,a67dc82f85bde4f8,cd35eef93837f448
object,9600753f000087dd,c534085fab0f567f,a67dc82f85bde4f8,36f80decc1a45b80
object,9600753f0000a9b4,3d89c44548bd4e2e,9e5d57fddb6a8ff4,71c9ef80cc3610d6
object,9600753f00005a94,c56ebe8a44e8866b,9e5d57fddb6a8ff4,5ea58f5ed8da9ab6
object,9600753f00008473,55ff142724267b99,d264fb01bc2c74f1,0f6efc3af6b4e814
object,5cbb499400000001,8f3af03109afa2c9,b4e76fb6e38f6828,46c7704c2ae62e29
object,3457213200007d2e,280aedffe2e28a79,5df10663d4320b0b,280aedffe2e28a79
object,9600753f00006149,b90f63e1ddc6d2c2,aac5614f7dda3bf6,a9aa8833f557309c
object,345721320000088b,3fb42fb8121fc44a,310407f8da9e558d,3fb42fb8121fc44a
object,3457213200000c4c,49ee5e462f533ed9,f524e81132cb3078,49ee5e462f533ed9
object,3457213200000e22,8155576ccbcabe09,800dd7c274ed17f2,8155576ccbcabe09
object,3457213200009c2c,1f44d351cefe8c83,0b2b54dd4aa1f77d,1f44d351cefe8c83
object,3457213200001030,eb14954befd60baf,8d0fdbd65e97f6bf,eb14954befd60baf
object,34572132000086b3,a974d16b06ee6c0e,ed00ae21bbf7bc19,a974d16b06ee6c0e
object,345721320000b6ed,7485f4a1a97c2370,d385e904c74ca7f0,7485f4a1a97c2370
object,345721320000429d,bfcec72ceb0b3825,2f177e343e28b65c,bfcec72ceb0b3825
object,9600753f00001c6d,94bcbfb3c0965e75,aac5614f7dda3bf6,99b91d2a12efb245
object,9600753f00005f78,2be61a1a3d6cdbf6,aac5614f7dda3bf6,ecd7278b56cdc259
object,9600753f000034a4,bc186b1ec2124977,aac5614f7dda3bf6,441e980adeab5202
object,9600753f00003c45,7875b0d58f17e4f1,aac5614f7dda3bf6,a199c070d3562beb
object,9600753f00000542,6fd702952b9a096c,aac5614f7dda3bf6,b93445d44333cb96
object,9600753f00004107,6f9356ccd26003c2,aac5614f7dda3bf6,1de78c34c24dd201
object,9600753f00003383,e3cdcd06872a8110,aac5614f7dda3bf6,c39fcb65dc59eb87
object,9600753f000024d8,ec3638ee9034d765,aac5614f7dda3bf6,7eccdb4a4fc211e5
object,3457213200004e0d,c60352fd21b5629c,bd09e32555b25341,c60352fd21b5629c
object,9600753f0000a2d4,258942f13b9105dd,aac5614f7dda3bf6,2738421a0df06595
object,3457213200004c9d,3b3002a6df3bc1f7,ba8f6478aea67ed8,3b3002a6df3bc1f7
object,34572132000081b0,a06838070bb67718,5fe0e02c510e837a,a06838070bb67718
object,34572132000072c4,21bf8e8b43be38c4,9cfef9a35740ec4e,21bf8e8b43be38c4
object,9600753f0000555c,cd314b7d46fe26ec,aac5614f7dda3bf6,3e8195a25f31d330
object,9600753f00002a65,b947c48470959e48,aac5614f7dda3bf6,af928bcb1cd66c99
object,9600753f0000a139,09a8c25140af469b,aac5614f7dda3bf6,ac116e95f5ee145c
object,e99abdcb00001887,e205c36f95cad489,3e051c526eba8be1,6bc44eecad8a208b
object,34572132000077ca,0115ff5c4bae4826,8e9bd6fc8add2e9f,0115ff5c4bae4826
object,f88bb8d600000014,45edcbc659ffbd9d,60e814e169f53366,04a6b69cc0cef02d
object,9600753f00001aac,0b31274b0a918495,9e5d57fddb6a8ff4,5f1326709647ad54
object,871a5faa000001e9,b70ae83cde5a4506,773bfdd7aca5fa18,f628a06ead4ee126
object,e99abdcb0000031c,b05651d36440cf3f,2dede8c444de24c7,02e8c1bee32dbb25
object,e99abdcb00000b98,b2375fa50af4293f,14d9059f4415d11e,877577a6033343a7
object,e99abdcb00000c62,c27ea0c805cb917c,36bf5cb418ec80fa,2f45225ed62d5e10
object,e99abdcb0000159f,c13032bc79eed581,36bf5cb418ec80fa,962f67f60f4925f6
object,e99abdcb00000404,04f339ddb97e4cc2,36bf5cb418ec80fa,58de8e8b701798bc
object,e99abdcb00000caf,9f756ad2467d8f0f,317ef8305e35c2a6,8978fe513e93cc75
object,e99abdcb00000f75,fe4dfa4d812378b3,317ef8305e35c2a6,cf7abc132d818168
object,e99abdcb000000e8,420cf6bb67bb2ade,e8e57a4b8e54bdca,55ae484ce59f6dec
object,3457213200006006,0225b21fb9c8e3e3,259b6b2508d33f01,0225b21fb9c8e3e3
object,9600753f00005d27,423e23c56c15139e,6e2bae943bff25c2,cbd1e9397a442f4f
object,34572132000032ed,f98232c05fbc01ea,0a7caec51c356985,f98232c05fbc01ea
object,9600753f00008933,f7c5d83e0528effd,9aeca344ebfc0976,fcf10f8e58f4f18c
object,34572132000099a1,1a9dfd2bea17962a,3e081920d6898a3a,1a9dfd2bea17962a
object,9600753f0000b3de,8112d2d980fc145f,67bd0790c5bbca90,dba078a04018d9de
object,9600753f00005bab,d8bc4d54c1cd121b,f59f8181ef1cacd4,efd3dfbbfa522d6a
object,3457213200000f89,d77b7d0ccf5f2d53,305c8e2358325391,d77b7d0ccf5f2d53
object,9600753f00003e27,3abfb1e34113f386,67bd0790c5bbca90,b265ca91f0b3892e
object,e99abdcb00000720,6bda48daa5589c52,e36c3f8f066c182c,956c40cbb2392fa2
object,e99abdcb00001991,dde43271546afc8e,be2cd73f5e6a6ad3,34e89de8695a987b
object,e99abdcb00000a5c,d3ceae27917bae86,2862ef67dcfee5f9,a8ecbc29af21a9ca
object,3457213200006e6b,c0de4a24a3cd901c,8285eb20c39dca53,c0de4a24a3cd901c
object,9600753f00002028,e42dc43fffd4129a,efd0af1bbfc1f272,722507dba1993774
object,9600753f0000b153,4d6b686dea251bed,83c64142735017fc,6daeb558d4d502b2
object,e99abdcb000003d7,fdeb94c99d247e65,36bf5cb418ec80fa,b85aa074402f9c10
object,e99abdcb00000aaa,08bc3b636ed137b7,ef00cbf666a954df,d285fa8f0eb67097
object,e99abdcb000001af,0495600365045839,d892cc06d775ad1d,054eb93687d3876d
object,f993796100000001,badfcb2a17e32805,59081f7eade918e9,af4315576296ee2a
object,e99abdcb00000a31,5816c090fd22af0d,e8e57a4b8e54bdca,d5bb6c69e34e31f7
object,e99abdcb0000151b,39568392f454eb26,03359c0a06973959,1ee260c9eee9b396
object,e99abdcb000001ef,ad5a5d3280d96b4e,5cc088eaaa2654b7,80e2573a140dcbe3
object,3457213200000a9c,1512e3acf3707dfd,92b905c512134be9,1512e3acf3707dfd
object,3457213200009b29,5f60684b0ec53ffb,9e2acfb8170e6f6a,5f60684b0ec53ffb
object,9600753f0000abc6,6faa594ce10438a2,53897c5b94318737,cc8bf54b72cedc48
object,3457213200007fee,28fb9ec6ed7fd562,eb7d4cddcb69a6ed,28fb9ec6ed7fd562
object,9600753f00005293,6d75394dfdb70652,5dfd3eae08c8b6ec,6759e237a12a56f0
object,c9a9221f00000065,03aaf62c6a10cdbe,48c148f080362434,f5501d4e985e6720
object,cef8a36c0000003d,4e2842a4cb5bbbe5,6671b05ee7321bff,5bdfacce3324c28d
object,049dca9300000a8d,0b2cf4e93d178041,0629e7f8b69e5865,ce475cc031d4c30d
object,0008193000000048,eb64b22d46f48fd0,1fac2ce9dc14cc25,d45eec35bdafc610
object,edfc13ca00000fd0,f8a16a505e0dfdb4,ed86bdcd55876fd3,b64b334dd6af91ed
object,403c960a000001dd,e0f79ad2e59d5ca7,b46226c3c4cf2007,7ed5753bbdaeb401
object,960ed4d300000020,7ea16116c5220574,c80866349d7cb8c2,2f6b9434c783e2b7
object,e820262800000269,80c824a11be85443,1f0624582371099d,85afc862b7d779f5
object,be0289a70000003b,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,a3581521c0aaad92
object,ea0a181800000001,56efa2b8a0327e47,3ef7221c47b4b783,0f4380a895516cc4
object,3457213200000284,e4bd7254304fd4d6,8e51f2b47a80a476,e4bd7254304fd4d6
object,3457213200001784,df2844a233685175,a89e17e9c8bdd43e,df2844a233685175
object,9600753f000014d5,3cd9c96bde5d3f2c,189fa9b63ee68d4f,ac83c0a9675d01aa
object,9600753f000094ba,82b9026c60116259,53897c5b94318737,8ab52e00754c5f22
object,9600753f0000a345,029bb5880b3e25ce,ce269eb841225ffe,6db46ff23d8f6b55
object,34572132000093d0,b333b2ff0cbbc555,a74d2a07bb4f5e20,b333b2ff0cbbc555
object,e99abdcb0000000c,e5f93114306e1d4c,69b2b3a4a629bdfd,77f59dc236498779
object,0abfeea800000200,898692a979425e08,b92f1d1c7b80303c,db7c00a4b2cfbb29
object,516ee30500000459,6eadb5f32c08e1fb,0af16dbee42ebc6e,4dfb5bbe6f6bfef9
object,184d4f2d00000f11,518b109ee06c8c01,da5373d70bf6a825,0cfba0c2a235d236
object,b67e1b2000000001,a56019a9b67e1b20,88b3d10ad2f50468,23dfb3f6346cb8d2
object,9600753f00000bb5,2141aa6b1633e7fe,9c4e1c05561728e9,a14c61379f0a0e95
object,9600753f000074e6,f8216f23940493b7,f4a1176bd0ea56bd,080da15217246ddb
object,3457213200005ff4,8820411fbb6bcc99,dcc94a3a1101502c,8820411fbb6bcc99
object,34572132000060b8,61c0efd57b6cdcdb,27ba0a1073e518ff,61c0efd57b6cdcdb
object,345721320000352f,e72e06e99ab030b0,8f1f910652995b94,e72e06e99ab030b0
object,9600753f000026a9,b46287a244196f1d,ea40052b15c3815a,334f49fe7ed6c83b
object,e99abdcb000001b2,5af6b0f971f0bccb,d234485608b9a1cf,9679b14c3df6c397
object,345721320000b022,edd96687f89c351a,a68c90c39548fd32,edd96687f89c351a
object,345721320000b698,fc4ceb5a225f2916,cd17df66700f2995,fc4ceb5a225f2916
object,9600753f00008fc5,77aabc22cdc803da,39a5d82069d2a97a,46dada77922877a7
object,9600753f0000b37a,13f97181724ba1bf,efb54ae3da6cd0a9,784a9558829c1172
object,345721320000331a,30dec352171e7c49,92f75df6c5c1faad,30dec352171e7c49
object,9600753f000021aa,9dbab77164b45ae1,6419f86eecbdf46a,28501bc0e7e75dcd
object,e99abdcb00000173,2b5ffe188d814fe6,39efb7438af4da34,33218676db230300
object,e99abdcb000003ec,5cc99bd6dd97f245,5d0f971af3d474dc,e400bd7a39bf8d7a
object,3457213200001ef5,9b92b59113e79556,b687e9e7328396bc,9b92b59113e79556
object,9600753f00008c04,b2d85bf2af4ba91f,1a18f11ab90c7ca8,79656506e388de54
object,e99abdcb00001342,51e7dfac5c9699c9,18b8820fa84cc390,1ef850ad4ce98d28
object,cef8a36c0000001c,4e2842a4cb5bbbe5,71bfd2679fb353a2,d14a466813838130
object,049dca93000002b3,ca63fff0760b1703,d6ecc5cf7ced9256,9151c6c924bfc856
object,be0289a700000005,4d48c8c9ed3f2dde,c0bb04ac3ebc4f78,ccd5275db3ad7a9f
object,e99abdcb00001828,1dfb8966fdb03b6f,e8e57a4b8e54bdca,4e145e5e4120ba79
object,e99abdcb00000893,a2b26d67ace850cb,e8e57a4b8e54bdca,00729d9d398dd443
object,e99abdcb000006dd,86be7eb2e0327857,ad90a3cf202a83cd,b18a4f661c371a5b
object,e99abdcb00001775,f771d321165c5875,065ae857b29787de,02a8a50c480bf0a0
object,e99abdcb0000183b,45c36fe70bf0f645,065ae857b29787de,4462ea9c2d07eabb
object,e99abdcb000012e5,11dc8244e5d0da50,eee749faa05c2a80,07105a78ca488e44
object,3457213200008ca3,7a5f199a267383c2,6429701522cdfcce,7a5f199a267383c2
object,9600753f00000ea9,d0679f3ad04263e5,53897c5b94318737,bf19abad35d870d9
object,0abfeea800000232,a9a81d24f0d70724,7131805753a9c65b,b3c5c437d5ca7505
object,516ee3050000035d,0c3a00996bd08a08,75d82f2ee153eff7,754797a84fe521e7
object,184d4f2d000012fa,0962a67fc41fe3fd,974219e8ef772a19,4b5cef9d76d62251
object,345721320000260f,05fb650908578b37,20518e1923d1062c,05fb650908578b37
object,9600753f0000534e,a70959eb86cca9b8,57f073f71c41cb50,d980d33a276be0d3
object,6b6b24dd000000d1,4b5f42e2acabe483,9e25eae284b419b2,8f92d3ecdb47f19b
object,e99abdcb00001058,ee8c1ef0efcccf5f,d50ff89d8f2fce8e,4b46ca413993218c
object,e99abdcb00001629,78f34fe38b27e958,e8e57a4b8e54bdca,adbe43273c851649
object,e99abdcb00000b7c,4bbaf0944f1c5850,e8e57a4b8e54bdca,d9dfe8b4fc7f43d9
object,e99abdcb000008b8,0a832ba77a35211c,6d121d14b7558e00,072b84dc52df2917
object,e99abdcb00001062,61ec254afc98028e,c4aad462f356c3bf,847c51d366545948
object,4591d03600000001,3b6b48c64591d036,5163b565a39b42cc,63a5581b9cb3eab0
object,e99abdcb00000ad3,3721dccfeed0911d,ff22c6f3d15f4fbc,ddab1b605d643984
object,e99abdcb00001276,5a638886cd80ecd3,5faed72565f182b1,6d0d73b48c30f097
object,e99abdcb000014ef,7542decf0c877ffe,876ffe82c084deb2,ebf95ba49a93627a
object,3457213200006a0b,f5b408f689ffc366,5512fb7cbbc49b43,f5b408f689ffc366
object,345721320000ad05,c46b07ec7a701056,91f73bb7561a5b02,c46b07ec7a701056
object,3457213200006999,73d3d92038cc5a0a,65c336a0901031cb,73d3d92038cc5a0a
object,9600753f00000221,85af0c2b49ed50f1,0f7a5befeb94db52,6a0533b67af1a999
object,9600753f00001d7d,e2885d2afb84376b,d09eb91c3c387fb4,ca88c94e7eaf9feb
object,9600753f000072e4,caff93244fd934e7,ef78200b059115ce,a7ac49366e7ae9a5
object,049dca9300001b61,316dbc7fbbf6b476,483dc4ab4b4bfe69,3cdacba6131b5bcd
object,ef9cda2400000001,e1bd41d52b3a16ec,6ff26c1e7a8d322a,923b67cfeae37cc1
object,ef9cda2400000002,43d8fb5d29a8af4b,d2ccc660828d64ff,9b996e85ddb75082
object,ef9cda2400000003,483faba526f80294,6ff26c1e7a8d322a,0b57b16cedff26b6
object,d5e55a8700000001,3f6b4f7f10309812,25b459f4bda2dda9,ca467498ce1a9db6
object,e99abdcb00000272,2035b4c011196227,ff22c6f3d15f4fbc,1e1a0e711e24747a
object,e99abdcb000006cc,7a3ff9714d060beb,ff22c6f3d15f4fbc,e7c86dd98968b953
object,e99abdcb000013e1,2657f44cb2b406bf,372a300d7cecb121,772bd074540244ba
object,9600753f00008291,2b0f161d2a1eed83,8cd0ab2ca9eef2ea,63ab782d106aaa77
object,9600753f0000b885,ff43b49858b2fbfb,ce445ba4081218bb,d94b815a8c30db65
object,9600753f0000b748,697aaa64c98e345e,22a10d0f9e36ac5a,7aacb1ce308e0ff3
object,9600753f00008014,97af234a1cf95451,893d05d1d4a06757,af29ca062395eb73
object,9600753f00006b04,86272fae06ca8d0d,428771fb5d994e00,c3a1ca7592e81e1b
object,2ea91a4200000118,4c720e5df0111163,0c5501fbc4049636,2fa3b36b9de56435
object,3457213200007ae6,bcaed832e30d17aa,266fbe6ee5bc6618,bcaed832e30d17aa
object,3457213200004efc,f33f83df93c9ccfe,8255e4a6adcfbd40,f33f83df93c9ccfe
object,3457213200005ac1,4230adbc80495f18,8c77c6b4914aee0d,4230adbc80495f18
object,345721320000ab33,d3100913cc178f16,f7a4866be4d306bd,d3100913cc178f16
object,345721320000a586,344575edc7e8ca7e,1a408852be9a5efc,344575edc7e8ca7e
object,88b6ce2300000387,8a7e275977969315,8756c48d3ecceb4f,f0e7d9ed58fa2d3b
object,049dca9300001760,494e314b91a9e7ab,1268cd37f36b1b4c,0f58c14ea5c369cc
object,5153eb1900000014,3eb186ab8bcc66d0,0333c5e11e1f7cec,b229ff6d4b99b719
object,516ee30500000396,1e3b1c9c2e993a1b,e7971c76ee1d4d1f,e07c27c12c2d5c94
object,184d4f2d00001600,beb722494b7eb9fa,6cf84875155e46f0,a129a8d2555eac57
object,184d4f2d00001723,2b5dbe0ea3c2cb95,6c36d61cc3feda8a,10c8c28193c62bb7
object,184d4f2d00000745,6662b3c435cb0294,cfc9853e60602834,47ba82e800fa27a7
object,e820262800000a70,76e9121464ae3dfd,b01865f52ce7f8a7,9eadd46843454ba3
object,0de614f500000045,2462c82b98832fc0,07252c6c1cf31701,2b0a2eae961d2f71
object,0abfeea8000003ca,0d05402943f4d3ed,100d549f6818daf2,71ac267af51a4a2a
object,a98eacf200000001,c6514efba98eacf2,ef841b61af12375d,1f9aa0eb6386bb94
object,e99abdcb00000030,13a0c3910c702086,47beb6d48470530b,ddf707b02912d333
object,cef8a36c0000005a,4e2842a4cb5bbbe5,0860f0824e2f0398,983f8a516cd20b15
object,049dca9300001741,ef212d8d5ec0887d,8006107175585bb6,372ab7a15076231d
object,be0289a700000030,4d48c8c9ed3f2dde,f36d80d54360a702,295a4cea57b45aba
object,9600753f000099cf,b20019463740f7ba,081af9c42213c350,802188327f298f27
object,9600753f0000aa06,b20019463740f7ba,fc8bb91d434a9b7b,802188327f298f27
object,3457213200004f56,ff098f1cf978f8c0,1e39dc28a0981748,ff098f1cf978f8c0
object,34572132000024b4,ed67b1781b50d528,a6f820aca67224f1,ed67b1781b50d528
object,3457213200008b67,ff098f1cf978f8c0,4c0b64c9336ee62b,ff098f1cf978f8c0
object,ad3f9f010000000f,7d34c2a845df3b0a,061bc810c95e6e82,b841ef3d9c6e91e2
object,fa8e5db800000061,42c98b875c50d6f8,01b89f5231f086b9,93bffb4b2afd9afb
object,eb860e3500000001,b7523a19799f8f54,2f396742fc6b5e53,be4996d02db1dd15
object,edfc13ca0000103f,8d9c8488c5f3939a,457eca2ec7120e4d,27d86170750101f2
object,9600753f0000bcc2,f77bd56fb235b0bd,4d1bf1b4ed531067,70c9c576c6376f74
object,edfc13ca00001375,a37dcc45cedf777c,7465bc5e261f8475,c504d28f7b610a52
object,e99abdcb00000756,be7c5811c7f3fb41,e8e57a4b8e54bdca,5c9fe9400732f2a9
object,9600753f00006547,996c8822ddcf0fcd,53897c5b94318737,768121277b146e70
object,9600753f00000398,236d66723447fa8c,53897c5b94318737,c0a4ffb93728c7e3
object,9600753f00006ce9,7069d1576ab9ffd2,efc5d74b2197ba52,f3a10d80122ed4e4
object,3457213200001a61,7011116e28fda080,c98b9e8506cc46f3,7011116e28fda080
object,34572132000084b4,cd3f4c1117940cbb,85bc6ecbb310849a,cd3f4c1117940cbb
object,345721320000a0a9,2c8a4bec864d5c01,fba0648277aa1cd5,2c8a4bec864d5c01
object,cef8a36c0000000c,4e2842a4cb5bbbe5,6671b05ee7321bff,2fcf9c8a69ed6bad
object,edfc13ca0000042f,c19ad37a6b562052,cc7b4c719ebfd23c,023fcd488e4a1646
object,403c960a000001c4,9f3175886b9f88b5,5ab8e80f088a299b,48696fa2760b3f93
object,1e8f4a7d000004a4,5207a897c1919f07,b71b97e36e4b6808,57605217d3c23d84
object,4ab3c12a000004c4,1776a3a6a23f81d8,c4ad76d7275eb969,43b3f33e1bbef99b
object,be0289a700000024,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,4f08d181991fbaa1
object,ea0a181800000002,f6ec46a8055d0b2c,3ef7221c47b4b783,1617f41e42202907
object,c9a9221f0000008e,089083aa32f90e72,4ef88c8655c00e07,5aed9dd83edd04f9
object,e82026280000170f,105fb5316d13cbcc,1f0624582371099d,f818737c6900aab9
object,3457213200007e0e,05fb650908578b37,e24e4168ee26d0a2,05fb650908578b37
object,9600753f0000a379,a70959eb86cca9b8,32f89d7ca71f5bba,d980d33a276be0d3
object,0abfeea800000420,a9a81d24f0d70724,273e0078bc3e9d76,9c76470a8045aeb0
object,516ee30500000045,0c3a00996bd08a08,cf9a05066d8f4116,6c541f741f822fc0
object,184d4f2d000010e4,0962a67fc41fe3fd,3b670f53d9e9a1a1,3a131fe318508efa
object,6b6b24dd00000051,4b5f42e2acabe483,e8966d12beeba25d,87a90bc9780965e1
object,e99abdcb00001023,49f7e77abcb6d672,454c9089b3e366d9,2323d9ba06c1a167
object,e99abdcb000006f5,a2568e2eefed9e5a,6909a84c5abc8c7f,9159ee762a2fad68
object,e99abdcb00000a1c,f5640303b716c0b6,ff22c6f3d15f4fbc,af04814a0ec374b8
object,e99abdcb000012f8,abf1e5b6b62867ab,f1a0483314a764c6,6491e60a68834e54
object,cef8a36c00000012,4e2842a4cb5bbbe5,11927bdf0688e642,308af0134ea7eb71
object,049dca93000019f4,c9565ff9eda1ef26,8e480f6ba89ff914,7e8296f91980152b
object,be0289a700000051,4d48c8c9ed3f2dde,e1fa6832bc48b8f1,d14fe104fad26346
object,e99abdcb00000f41,3dbbf468bd1cb2c4,9a49ee2cacbf2236,e536b2fbb5a9959d
object,e882178000000001,cd3741055c18462c,b80182a4a7bb842c,a45f7ab1f25e51a9
object,cc3de85300000003,505d2973db620f68,3520877cf87cba94,41918e73ded08f7d
object,e99abdcb0000163a,f99cd42d568bf64c,e8e57a4b8e54bdca,2d8d49ec39622733
object,e99abdcb000017cd,928b36b6b8c04f50,e8e57a4b8e54bdca,800fd40d345b440d
object,e99abdcb000017b2,0b6218e85c6bb7c3,d0049b2e744a842f,c74034da781c614f
object,9600753f00007141,3dc9ad10cbcb3937,309f0667d5fa77c0,d37a1701ce9dbbfb
object,e99abdcb000011df,02858da4e2a86e55,455d0818a2465bdc,23a897490449d655
object,e99abdcb00001783,c08020dee0c58477,455d0818a2465bdc,fb5f9569af92bfd9
object,e99abdcb00000259,c9a6c0b43dfd4f62,e8e57a4b8e54bdca,3c0e961fec0f86ca
object,e99abdcb000014bb,6c4ac52911d5ae52,e8e57a4b8e54bdca,0d75fb664af46ed6
object,e99abdcb00001678,4bbd0de190fec0f2,e8e57a4b8e54bdca,cee4da37d8b4dce2
object,e99abdcb0000145f,160eeba5a6f52c69,e8e57a4b8e54bdca,05649cb619ce93bb
object,e99abdcb00000325,b36e097d4f56f418,e8e57a4b8e54bdca,422374af311eea08
object,e99abdcb000005bc,28d30585d55ebb77,f32f55c026a12fdb,a1a4aada19d1071a
object,bbcfcaa100000003,bd5d1dc1bbcfcaa1,6d26bf64c1fa4f78,26b22e5da154c805
object,d1f783eb00000001,92c8fec42688ca24,800aa5b220604247,504cf5d4ab12d5be
object,e99abdcb00000af7,48175ed19d645893,53a26d78c2c40dab,e98eace16e4fd2ab
object,e99abdcb0000025e,64487cb78a8ba9ce,e8e57a4b8e54bdca,acbf158a5fb7916e
object,e99abdcb00000cfe,74f686c937e8ed38,293621d84fb0b776,300dee65f29ac966
object,e99abdcb0000019e,644b9c30f553689c,947710a99f6d2cfc,613a98291d949472
object,e99abdcb00000b6b,b95bec148ac695e7,f07bb63347b2f70e,a365fabea3986df4
object,e99abdcb00001608,8f76adb0b7e7675c,92221b18a016ace7,5a9a4377f7ebe83d
object,9600753f0000473f,6e7cbfaae61b545d,8c0439ff58022790,fba3bd9899f5cd56
object,9600753f0000b91c,54d22056ba7019ef,4756ac8d12d40584,d939c766f6b79182
object,9600753f000077a3,a6ea41fbbe1ae140,8c0439ff58022790,2fde9faca8361cfa
object,9600753f00004fba,f344b98f60c9669c,8c0439ff58022790,3ec82ca95c9fe7e9
object,9600753f00007959,08ac1a2c3a4fed3f,1095cee923cd6979,3e49a8958b88b95f
object,3457213200008d07,8007bdc3b345b0bd,3a00c29efd78f4b2,8007bdc3b345b0bd
object,3457213200004774,a751fed1a943a7bb,e78f30d5c796ac6b,a751fed1a943a7bb
object,3457213200006354,ac7e71bb2da617a0,073da63b1f2f9ad9,ac7e71bb2da617a0
object,3457213200009334,64d277b8a92deeaa,77cb03f42a45cad8,64d277b8a92deeaa
object,3457213200001e27,5569602815d0b7a3,3d4d920b5502a108,5569602815d0b7a3
object,3457213200004ceb,69a6c487073f0778,b9b498c4d4f3e1df,69a6c487073f0778
object,3457213200007cf3,1f4cda3508716c20,09e02c03bc3e513c,1f4cda3508716c20
object,3457213200003703,706888118ef9beb3,35f4a884281774ef,706888118ef9beb3
object,3457213200006c84,ca6de0c884a9c212,8241325eccd0c787,ca6de0c884a9c212
object,34572132000084db,ec78db7ef7246d8b,7387c7ba12ed9a5c,ec78db7ef7246d8b
object,34572132000027e3,4b16cd264730c5a4,febe22cd52bedd33,4b16cd264730c5a4
object,345721320000b69c,fc8df058a91baef7,28ccb6f2234586e1,fc8df058a91baef7
object,345721320000b746,d4e432b2519c9434,c68869daac584a3b,d4e432b2519c9434
object,3457213200005b30,7f6621d48b8e51bd,b8c2e7a864a2d417,7f6621d48b8e51bd
object,345721320000bb08,29374c21525d1ed4,6adcb3b0b089e92f,29374c21525d1ed4
object,3457213200004594,21d97fbc83f359d5,8e31ffcae8efba36,21d97fbc83f359d5
object,9600753f00002d8c,5f3478852c0c6f65,d884fa9e84ab3ebf,3aa99273e0ee0f0c
object,9600753f0000a67b,393d23a6f443be21,8c0439ff58022790,878991382d764a56
object,9600753f00001e2f,5d879d9c2d56fd35,f91eb9a6f87581c1,d2a8c7f539291e2c
object,9600753f0000741d,089b1b6527a83ad8,8c0439ff58022790,fe76458c9eb4fde7
object,9600753f0000768a,8d53efbe6c427939,8c0439ff58022790,506211660044cc8d
object,9600753f00001548,aca8b46c62b86fdc,8c0439ff58022790,51d1f36f7efa9a41
object,3457213200007be1,5569602815d0b7a3,96212d4745dcb2cb,5569602815d0b7a3
object,345721320000a319,8007bdc3b345b0bd,c2f0e2f93adfd4e2,8007bdc3b345b0bd
object,34572132000084c3,706888118ef9beb3,278c77b59a81a0eb,706888118ef9beb3
object,345721320000afb5,ac7e71bb2da617a0,d0f9b45c398743df,ac7e71bb2da617a0
object,345721320000039c,d4e432b2519c9434,9109cb46ebe454ae,d4e432b2519c9434
object,34572132000064b2,786f3bf08ee9d364,f0b2631525e55b32,786f3bf08ee9d364
object,34572132000072ad,cc3fbd102bb7137d,2e1850318601d389,cc3fbd102bb7137d
object,9600753f000086d2,37893d90d450eee7,e34e90051993a753,445ecad519bdafc4
object,345721320000403b,4b16cd264730c5a4,21bdb6497f066f52,4b16cd264730c5a4
object,3457213200003578,64d277b8a92deeaa,2d90fed57e07d39b,64d277b8a92deeaa
object,3457213200001ea5,69a6c487073f0778,13e79a86fc117a56,69a6c487073f0778
object,34572132000064af,3449410ecca779a8,6130138165d4ca29,3449410ecca779a8
object,9600753f0000815c,d6a93ae7f6360e73,fe1ef59d4fe9d74d,2dd16cef2db0ad5d
object,34572132000011f4,7f6621d48b8e51bd,9c8f71611f5e197d,7f6621d48b8e51bd
object,9600753f00005e4c,4df4e6573bdb3433,d884fa9e84ab3ebf,46c81460cd8f8102
object,9600753f000033e4,2c4ff2c5e5633f0f,891ab98e459e29fe,c6c885c19bf9806c
object,9600753f00000a2c,08c89766e019dd40,2becd9ccef7c14c5,e1bfbc8568c3dbc5
object,9600753f00009f8a,8cf29b31f8b1b27b,6bda36ffe1ee7949,95ce2591f90b8b40
object,e8202628000001e2,85ba44072d123657,1f0624582371099d,e7baa4f580dcc5b4
object,9600753f00008b0f,94aea65312c21fc6,58527bf65424adb5,5c9518af6d21ee6c
object,e99abdcb00000c45,4733667f959fc3e0,2dede8c444de24c7,b7db8423e4a05f29
object,e99abdcb00000fbe,bd6d1b1167f3df0e,7692dbb31cd40dba,ab3ab73c81aaeaf5
object,e99abdcb00001508,ba1811be9dfb33fc,e8e57a4b8e54bdca,0e6c287b466edb0f
object,9600753f00005e60,cc2d3852102ac34a,2ae9097960f0c546,d85da5f47275a1e1
object,9600753f00009ccf,b271904c5aad2e3c,0b39b55c0f114e4d,3d90b9a528edcc68
object,e99abdcb000006e2,383d56e6d9aa0672,f07bb63347b2f70e,c0798b49e571ec9b
object,e99abdcb00001759,849b909845ad363f,f07bb63347b2f70e,96b14cd431d527ad
object,9600753f0000be36,9a367c9325ea99cf,64436d43ffdeaf89,2935565bd704c9ae
object,9600753f0000a09c,90109e660c07e328,a89aa6e4470147f9,9d612961d00085e8
object,9600753f000020a7,d779312b05a0b3cc,4aa11f726d7d3b41,7d5a269fafa9b942
object,9600753f000087e2,4cf51ed7984fda0b,1b315e39d7deeab2,7f437eda016be3dc
object,9600753f0000ad76,03669affbb564760,71920f812e37a4a5,ab7b777103efdfe6
object,9600753f0000b8f9,92aa61af539e650e,00ad8cffabd34b71,3ff30546ddaeb507
object,9600753f0000655c,1fa832f7808711bc,93d806933bdcc8db,ca429908ea728ddc
object,3457213200004998,65e7b1dfe31f7d90,0b1099c2837d8886,65e7b1dfe31f7d90
object,3457213200004cb7,627b06c675616627,45f7e6c1011dc618,627b06c675616627
object,3457213200000852,c0f84571ad4ceb2c,0d521ac1b8c8efe2,c0f84571ad4ceb2c
object,3457213200007ee8,664007e85e60d617,85b07f8559e30cc2,664007e85e60d617
object,3457213200000ab7,91cdad6fc80d646a,5fd4e38982c027fc,91cdad6fc80d646a
object,3457213200009995,ea3dc7e3beeb774e,0387244ae5bff301,ea3dc7e3beeb774e
object,3457213200009b82,f401e2aa133712b1,995a72ea8c6c13f3,f401e2aa133712b1
object,34572132000058e1,eb53c12ad2cbf485,9aab99a18b6162bd,eb53c12ad2cbf485
object,345721320000597d,3c7df0b2221beb59,8670e41fe5416778,3c7df0b2221beb59
object,345721320000b8fe,d6fe236a15555fcf,d165d994bd948892,d6fe236a15555fcf
object,3457213200002c7b,414ee5f88bbff578,cc0d1db63e47d675,414ee5f88bbff578
object,34572132000015cc,f12a3346a7de01eb,4b8e3c169cb4ed5b,f12a3346a7de01eb
object,345721320000b7be,15b0509962d3f94d,341d68ea4893b77c,15b0509962d3f94d
object,345721320000623b,14ba03c9635f584f,f6866a1c2540426b,14ba03c9635f584f
object,3457213200004000,475144cfc1b3b471,827e574bbbb0dca5,475144cfc1b3b471
object,9600753f000035b0,fe6fc8a0d82e81a6,681d0f4b54a1cd09,42f03d36a8361945
object,345721320000891d,28e77d4f293b4f38,ba7ec604dd15ab25,28e77d4f293b4f38
object,9600753f000030d4,22371a76899ddbcb,7e0d24da6b19be80,83c1b6d404149c03
object,3457213200008c8b,0f66745ce3688b36,f8b2caa550378b01,0f66745ce3688b36
object,3457213200005475,50f891633b11cde8,e060a8c249653513,50f891633b11cde8
object,9600753f0000773f,7709547c320efada,8c0439ff58022790,ce1adbc0b76fb461
object,3457213200003b44,0fa9cae9ea9a1a62,2b69b3e0cf31e63c,0fa9cae9ea9a1a62
object,9600753f0000b5e9,5ee938f054833c10,8c0439ff58022790,80862cb062feb765
object,345721320000179c,2ce290a3fecf6b46,f49a6708816938bc,2ce290a3fecf6b46
object,345721320000a3b9,65e7b1dfe31f7d90,c5fa50777f6ed49e,65e7b1dfe31f7d90
object,9600753f00002ec6,5ee938f054833c10,58ee6107f2d0037e,80862cb062feb765
object,34572132000080be,627b06c675616627,38a765246cc245e1,627b06c675616627
object,3457213200008174,3c7df0b2221beb59,e468eb0f7b94dcfd,3c7df0b2221beb59
object,3457213200006bd7,cf6ee97e697ce2ca,66be2214e98abe7d,cf6ee97e697ce2ca
object,34572132000097c8,414ee5f88bbff578,5a91674ceecdcd99,414ee5f88bbff578
object,3457213200002eb4,c0f84571ad4ceb2c,ced584e11929f7f5,c0f84571ad4ceb2c
object,34572132000004d3,babd94eb35c47f29,ddac7a41052098cd,babd94eb35c47f29
object,3457213200001012,91cdad6fc80d646a,5e4a268c58a43399,91cdad6fc80d646a
object,345721320000279b,b471e755f1885e14,e652e0bbc1877b01,b471e755f1885e14
object,345721320000944e,b084accd8e11996e,da969e5332fe4e99,b084accd8e11996e
object,3457213200000cb3,399fece284b48243,1f7098b5faa6270d,399fece284b48243
object,345721320000846c,2e796730f1afd3d3,21963ab21bb47f46,2e796730f1afd3d3
object,3457213200005076,08a17124b44d266d,52fee65bed46a26f,08a17124b44d266d
object,345721320000bada,bbcf9826d995a838,15a5ba0d9d84d4fc,bbcf9826d995a838
object,9600753f00001bd6,4ba9fe572fc2a2c1,b0da020faab56b56,a96cd9bedb76f271
object,9600753f00006fd2,4a53d46ef2d238b3,8c0439ff58022790,39adda8deb41fa88
object,9600753f0000425b,8a2c7a2f01ac56d8,8c0439ff58022790,82c5315333d5bb85
object,9600753f0000a51e,daa4532c4925812b,23565dda5c1ff8aa,6fb59f79fd3aeb0d
object,9600753f00006e0d,1bafd32d903b56e5,1e4168ddf6096ba9,d50e400840f1fcfe
object,9600753f0000419f,3473a39220925d43,e2fb3294511a316a,3da3a50838cc2a4a
object,9600753f0000260d,46b2fa766901822c,8c0439ff58022790,859d445f6bd5f23d
object,9600753f0000384b,61e5080508fb6746,26278a247b5c2d2c,b80c05c7ee6b5c06
object,9600753f0000b81a,cfd3b51b59ff5706,1aa5b126ca8e0ab7,05fb64903606c4fc
object,9600753f00001bcd,5d1a95e5eb551fdb,c1ab910724c3ce76,669b6fd036d3adec
object,9600753f0000797a,07180fd7a9000fc5,85064705bde4b2db,cb36367ce896e71a
object,9600753f00003d74,d48a9e39c1de379c,fc204f4586addf8f,cd4df56e54d9eb05
object,9600753f000048ff,b68a5fdd5d296360,ad58362fe7b899b2,c8f1b796fd7692bd
object,e820262800000086,856e6c677e7b3073,1f0624582371099d,3a96693ece66dc42
object,9600753f00004fbd,c7566bc2b79a1a4b,b4830ce5ebca9e83,23e45b4a9f4f465f
object,9600753f00003e46,0ef552f1d3a70941,4c4f084b9142fcf6,27106825474fe4f8
object,e99abdcb00001498,7543a3a1f3b716b1,e8e57a4b8e54bdca,b529d334a48903d8
object,e99abdcb0000129d,ee510a2a1d2dc112,e8e57a4b8e54bdca,b4d87f40f77fb7c0
object,e99abdcb00001af4,402a7ecf3bc7913c,e8e57a4b8e54bdca,5b967525f8be1223
object,e99abdcb0000084a,f2b7eba0a4b242f9,0de099d4fe680f0f,784ade07684bba05
object,cef8a36c0000003f,4e2842a4cb5bbbe5,6671b05ee7321bff,83a0823e0acdafc5
object,049dca93000011e0,8e12812ad43a8e63,60fc24d7dc32d481,672c37c2ad6ec3a2
object,be0289a700000068,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,a54fe33f64b6095a
object,e99abdcb00000766,07eadb69d625d80f,67d95498002d1d78,a138b2628299613e
object,cef8a36c00000013,4e2842a4cb5bbbe5,f529d17ddf441294,2dd41e88b66e94c7
object,049dca93000005c9,a7a620f050ca122d,d1fba9dbea76ba3c,62b3a8c084cc49c0
object,be0289a700000065,4d48c8c9ed3f2dde,1101910ecb25f681,ca7c990eaee9258a
object,9600753f00007777,ec91abcf2dc9532c,189fa9b63ee68d4f,943c5508e173fcbe
object,3457213200005db0,6ecb0b84c9434a19,8f31b75b0a4c63f1,6ecb0b84c9434a19
object,3457213200007a77,f8fc432197bdedc3,e37df2026ac5997a,f8fc432197bdedc3
object,9600753f00007a7d,31854624999b6171,be24a807c5cfffa5,81f659bdb412fec0
object,4cd9ee5500000044,995d323c18af6aaf,580481f56fa092dd,ecea85e50844a123
object,184d4f2d0000043c,71b1ee4ca733e1af,91fe9c6f3ebb8c94,c5e054048330e25a
object,184d4f2d00000ce1,a2e6b4b0929f691f,bc3a97486ffe3f2b,20c5130cc76ef7a1
object,e99abdcb00001b12,df48c4dc54ec2990,63b4db795f885cd1,e7d9e35ee126ce9c
object,e99abdcb00000b12,a384458f9064460d,63b4db795f885cd1,15062e97f476ba8d
object,e99abdcb00001426,060df324ac1981de,992f76da9938fdb4,fe0ed7c53549c53c
object,9600753f00005fe4,6b719c00606ad4d0,189fa9b63ee68d4f,dd83828c7e9e721b
object,cef8a36c0000004b,4e2842a4cb5bbbe5,540998712c697bf7,fd06b2aab179a2d3
object,049dca9300001384,daa9f0cae38b54af,74d6c724073eae7a,6b14a12cb0b40a9e
object,049dca9300000142,dfc7efdb8a87a0d9,07cc66dedd3d7620,2d3716625c06af29
object,be0289a70000001a,4d48c8c9ed3f2dde,7f0bab3d76e61713,c8fbcbfaf7aa1422
object,9600753f000090d9,365c9e6cc18bde38,189fa9b63ee68d4f,3106771bf763e496
object,9600753f00005e73,d310ac031fbb8118,189fa9b63ee68d4f,61001bda9c20c907
object,9600753f000003bf,dcd6f1534dd99b2a,189fa9b63ee68d4f,b207806e60268bb6
object,3457213200005ef4,91f764dac7a8b106,1e0963d6b2eca853,91f764dac7a8b106
object,34572132000094cd,d3caae2ab3c7b4a7,4bec092e162bae6f,d3caae2ab3c7b4a7
object,3457213200005cd2,f1ece3b68d5f6e24,f3828e35df5786d7,f1ece3b68d5f6e24
object,edfc13ca00000097,494c11bc4e0ad236,ebbbd3bdcb96d9a6,5e60bb2490351d60
object,edfc13ca00001376,12cf85fd8810f2cf,ad51ac65a00c430f,801da6db0f7dc647
object,9600753f0000a6ef,71508af0de70918f,189fa9b63ee68d4f,885e037ad358510c
object,3457213200002c65,057ffe2904376233,17c5235762590b11,057ffe2904376233
object,9600753f00005d02,28123204d5bfc1bd,f6dc9a765b4ba583,55c6e57a824e2b91
object,e99abdcb00001464,009220f9b3339ec5,2c3ef7e905595795,25da01f87f2d1c72
object,9600753f00003bb3,f33411ccf9258310,189fa9b63ee68d4f,f93d68aa6526f2a3
object,9600753f0000037e,c3388c02fefd3410,189fa9b63ee68d4f,7905327cad08b5d2
object,9600753f00005705,ad31e44d7c1a7dd5,189fa9b63ee68d4f,576d07c0cb7bc2c2
object,9600753f00006ca5,ddcfe941ab80e3a6,189fa9b63ee68d4f,bbb2b62158c60aed
object,9600753f0000919c,f320cc6dd1e1f831,189fa9b63ee68d4f,2a75b2bbb07a7888
object,9600753f00002feb,49693aaa4ccf3c9c,189fa9b63ee68d4f,5a6090c06902c961
object,34572132000065bb,ceb28d8a47bcbed1,47013a04e1f6935f,ceb28d8a47bcbed1
object,3457213200009502,f9f318cda8dc8c1c,05ec28509d158b18,f9f318cda8dc8c1c
object,34572132000069e0,8e4a412549fcede7,ffd87e278eb5a0af,8e4a412549fcede7
object,34572132000052f3,035d473c85a9c8ee,6d4a9b49ce08fb1e,035d473c85a9c8ee
object,edfc13ca0000068f,25993108863a16eb,da1734e53dcdd416,5456e1ebae2fb92c
object,9600753f00007375,c981600d6124a05b,189fa9b63ee68d4f,442004b94ccc4a28
object,34572132000051bf,8e230f7bd66bccd8,cc061cdd8b578b44,8e230f7bd66bccd8
object,9600753f00009a2b,4b69ec1568523601,189fa9b63ee68d4f,b57a6d8b10270219
object,3457213200000bf8,1b9918e15b2bf917,324d239f6cf9b923,1b9918e15b2bf917
object,9600753f0000a120,ed6ef7dd283879d9,189fa9b63ee68d4f,493457351096d503
object,9600753f00000106,71d065701c1a8d16,189fa9b63ee68d4f,fba1a81836bef247
object,9600753f00001472,80d3beedb0e8740e,189fa9b63ee68d4f,440373e60030143c
object,3457213200003a24,bb3e71901846a294,83fc87bc4d994da8,bb3e71901846a294
object,34572132000072c0,58e20893f56fc293,cd59eb4d866ff9a9,58e20893f56fc293
object,345721320000b978,cc8e6a642500ae35,966bfe8edef67751,cc8e6a642500ae35
object,e99abdcb00000400,e4275f37e3ea979e,e8e57a4b8e54bdca,b2eaa7b645a3454b
object,e99abdcb00000ff6,532829d3e9c5d0e0,e8e57a4b8e54bdca,509ecbbd1d0978af
object,9600753f0000164a,c592f06cf0bfbaef,24ea393da01e06d1,8ac91535cb063455
object,345721320000196f,0375af32027ee588,2aa36168978b5058,0375af32027ee588
object,3457213200005c79,3eb64ecfbc126c95,5577be406c93de28,3eb64ecfbc126c95
object,9600753f000022a6,f0ace4cd75ce9123,53897c5b94318737,3f7175c9c826f98a
object,e99abdcb000012fe,962a1180c901ea21,e8e57a4b8e54bdca,20f87a3b6222e823
object,e99abdcb000014e5,93809951af4697b7,e8e57a4b8e54bdca,15e8283790bb8364
object,e99abdcb0000162a,4c9e2213b636a4d2,e8e57a4b8e54bdca,e532ec14bfff234a
object,e99abdcb00001a87,50e9882af5c67a7e,d9568d6f16823aea,4aa13b58c340c02e
object,e99abdcb000019ad,665f15ba6bbba9c9,abb60a8cc5976c16,889f0b5b24cc5337
object,049dca9300000184,818b21b1fc05c604,1ea97fec4a564674,3d245d34a4651e7d
object,049dca930000110c,af8d5f7a6565168e,3b8d288bba88d583,818ea7b831983784
object,049dca9300000139,c22ecd66a26b46b9,07332eee4f18b6f8,b9fbc145f4cfdeed
object,e99abdcb00001118,ba454e965337e5a6,e8e57a4b8e54bdca,664e5fd92352a4a6
object,e99abdcb00001822,d1416f9addcba502,5ab4963ffc88e65c,d718cfe141e0cfad
object,e99abdcb0000173e,78dcd7d1aa2f3d9c,e8e57a4b8e54bdca,9b00b518a4845ab7
object,e99abdcb00001859,3597c6cdf54337ff,2d899bb7d79a55cd,a01e51c190dbb167
object,e99abdcb00001696,d8e3660457c52fd3,e8e57a4b8e54bdca,3e8e4e6b33c34fe5
object,e99abdcb000013d9,0449140ebe6ed864,e8e57a4b8e54bdca,01ffec7fc2a81e84
object,e99abdcb000001bb,5b1d0bfda4f97c39,d14a249574771bc6,beb942842f8e2272
object,e99abdcb00000e72,417e6848d9b1d587,63b4db795f885cd1,81812be07db6212e
object,e99abdcb00000b6f,5288c241fa46a50e,d50ff89d8f2fce8e,65a0bcf65c0057a8
object,9600753f0000b680,29d6805d253fb5d0,189fa9b63ee68d4f,77580395eebdb20d
object,9600753f00000266,0e8199df2cbc1677,189fa9b63ee68d4f,a4499c653b7f5610
object,3457213200004f59,18a850295c54b1a2,01c6bbf5ed63b72d,18a850295c54b1a2
object,3457213200009f8d,b78cee4237e3e563,34c5752636b04471,b78cee4237e3e563
object,c85548d700000002,2d5d9049fe0f3278,2a25fdbc05c1b5c9,ab5e3cd544b67c4a
object,e99abdcb00001705,752ac04729bf9517,7ba00d41ce196e0a,a82d77aae2a9f92c
object,57e0e63b00000002,264673994ccd25c4,9bae5d9eadd51bc9,e3c6b1b1811230df
object,e99abdcb00000ad9,b6d631bd062467be,bb74e325e72f5f27,a716d695f6374014
object,57e0e63b00000001,264673994ccd25c4,dbacc803478e817b,18465c8b79e7da5d
object,e99abdcb00000520,20ef5c36da721b27,0d05cd09211d8058,06d4ec82c45a3aa3
object,049dca9300001216,7acbefefecdf845c,4916694329529171,d0901cfbcbb6e2ec
object,e99abdcb000013cf,38755fd03c443101,fb3789a3beb4c687,ad69f5204308ee79
object,e99abdcb00000b29,f4ea933e88a89b9d,fb3789a3beb4c687,66b345c69e2291eb
object,9600753f0000a2c7,4e74293434e0d0ae,5c6f5fb262a27e1f,4623d8f7ce33b269
object,34572132000083f0,3bb2ede6b24d8a8a,d8b1ede54bd7712c,3bb2ede6b24d8a8a
object,f9dd9a3b0000002c,cfdc164e3b602715,711c87278fe2ad2f,f74b567c612980ab
object,7a7a97d900000026,9985eb77cee38132,0eb74fae6c7d8284,33042f6a0bbf5d35
object,5b433df10000001e,4d47448d6886bacd,38452009a93304cc,3e39ea812eebbdbd
object,e99abdcb0000140e,c39d8775622a9135,18b8820fa84cc390,4df58d6067b1f55d
object,e99abdcb000013c3,4ad33b3facc1c7bc,e8e57a4b8e54bdca,19162f76daf06cf2
object,e99abdcb00000d07,521ba926cbb54af0,64bbf2dccfceba5a,76194ff20bf8a0f3
object,e99abdcb000003d5,545952e13de68256,d52820dd07f25cfe,e420fa010144ec36
object,e82026280000116e,0dce7a9e75d8d31a,a819288a877046f6,dcf477194bb0c99b
object,e820262800001646,0dce7a9e75d8d31a,1f0624582371099d,b353a3239a585f80
object,035f600700000064,372ca69529b08e24,b7bcf8d96c7ed7c2,6578598765cfdcec
object,035f600700000334,9a17864d46c259a5,6cac9dd0754e70e0,2dbaaf63460b2ea6
object,035f60070000055c,37708cf7197c6d8a,23798c401a9e3545,72483bf9fcb875ef
object,75ff2f0000000004,f0727d44ef816eac,e3d5dbe9f13ae2e1,8ffeedbf6e87a1ef
object,e9a8024e00000241,04102d64040735fd,cc63484c5f9620fb,af5812edabda5284
object,e99abdcb00000ea7,d7af1fb039b304e3,79efd351ee747d71,aaf110095b822572
object,c9a9221f000000ee,57915076a2e04341,4408a09d21ae6a57,358b038ed9d574b3
object,e820262800000cac,45da71411b659de1,5768e017a9a2e117,62dc87e298a735be
object,1e8f4a7d00000627,a71b2adea006e36c,69be6420b60d8812,c2101e86ced21b62
object,1d90611300000225,04f31594629bbc94,7fec88576668e84c,61240a6b605e62d3
object,4ab3c12a00000201,1776a3a6a23f81d8,5176d6443695cb05,9cf45c56e7e29603
object,75ff2f0000000029,4dfd0a1b62cb1445,21bb0ffd7cde536a,ed166f14259a2cc9
object,e9a8024e000002fc,06edb69a3ffabbf0,3916f84c453926c9,327f32ef5329fd19
object,e99abdcb00000e29,f9baeec845dc52e7,472aed27c31e632a,456c222586a72fe0
object,c9a9221f0000005b,57915076a2e04341,901d414df1f3e8b6,237595faffa53540
object,a88f256000000110,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e820262800000a08,6e40da96400a37c9,050ef623ab35dae8,a58b5fd8959d725b
object,1e8f4a7d00000210,f1be7a985f64b1d0,a35c3d956455befa,cd19d0f2de4cdb0f
object,4ab3c12a000005ba,1776a3a6a23f81d8,685835fbcc821536,927236a5999e3733
object,75ff2f0000000010,68182feeeb71e8aa,9174cb0c5a22ae8a,bd277e6c0459e77b
object,e9a8024e0000026e,4c08d7efc570448f,bef24e644bd35af6,65768b1c73ac4d2f
object,e99abdcb00001924,13ea770d09d96e49,defbdafe31e8cbac,2e5e0857c23995bb
object,e99abdcb00000e2c,6f7937caa1719d5f,ab95168ae905324f,fd38db248388b6b1
object,a88f256000000094,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001627,3dcfb7545232290d,35aabd7b5ae60d7a,58a02845f023e6ef
object,dc74c05300000001,65fbad58a8025447,b02dd4c17da27fb1,cc6ff1aff620bc5b
object,9600753f0000044d,7a5baaf59604d38d,12f6efd7e5ca3c5c,2b7f43cbaece0fcd
object,3457213200003f58,9d31d026c1f91d32,cabb7c074472e608,9d31d026c1f91d32
object,3457213200006529,39c77b6b564553ab,605858c34d1ba305,39c77b6b564553ab
object,9600753f00002ce2,4de40f7187ec5915,bc61ae92b2954511,9e748717c4b7466b
object,e99abdcb000018e4,05ed4c3f9051726e,9372a73371b0165f,96d50d7c622569e7
object,e99abdcb0000162b,99e3a388ef2d5b76,c69cedbc0e756134,f0ff95cd3a083990
object,e99abdcb00000877,8adbff13aa9875b2,08f58a5debb36839,26cdd6b74f7428b3
object,9600753f00004616,965aa81098fbe7b8,53897c5b94318737,5972168441cba49c
object,9600753f00009602,e4e5410ee15e658e,2f39170357988f1d,55c514a6d877d786
object,34572132000049eb,c1c8418ff3a9049e,6e21d0bc6be1cbe9,c1c8418ff3a9049e
object,34572132000091f3,2cebfdfe0f160915,4b36fff6d6eabc6b,2cebfdfe0f160915
object,34572132000093f5,1fb26648ce001296,c327eb8bf6d932de,1fb26648ce001296
object,3457213200001ecc,9028c7e4461c0a06,4592dfa557541f38,9028c7e4461c0a06
object,34572132000020fe,4d0a7a1497d1448f,d7eb49ebe1392425,4d0a7a1497d1448f
object,345721320000820a,263e1ba643652c99,ccae630311701cb5,263e1ba643652c99
object,3457213200006e8b,521323b6866e9a22,87fc3dde12fa284f,521323b6866e9a22
object,34572132000042d7,529a08835066753d,b297810de6a0133f,529a08835066753d
object,9600753f00006546,0c9daaad192e3350,23565dda5c1ff8aa,fe6b65549a4e67ee
object,9600753f00002f0b,af8584a5c39e197b,53897c5b94318737,e96b785349746605
object,9600753f000081a8,3107e6757603dde9,d884fa9e84ab3ebf,6cc7958beaa58fc5
object,9600753f00006d93,603d42b1af984ef5,88c6836bf4e99ca9,0d263b020142ca71
object,3457213200001a5f,ce261e23fc06d644,e471ec15e6c9c3d4,ce261e23fc06d644
object,9600753f0000a9dc,52bb962ff31c9c70,fe568c816f21387e,d11e4c8a53c3fa02
object,3457213200009eb1,7bba104c641748ed,34f432b7933f7872,7bba104c641748ed
object,9600753f000066fe,a6289d7b2884369d,1139962c8f2611e9,5a91c398e37a13f6
object,9600753f00003cf7,dc87d4d8cb9d20e3,b313486fac4c3293,ec1783e120719cdd
object,9600753f0000aca9,41562fb156ff93f7,26278a247b5c2d2c,c3b91a53e63d66b7
object,c9a9221f00000090,57915076a2e04341,74af27c2eb5d5cd4,f5551abee933552f
object,184d4f2d0000143a,cd6b5f2330d6bdda,d38b9f9f95d85698,75b600a6b4df8e0b
object,e8202628000013c9,f3cf55e8ccaacf56,02ff54c7e715ced0,186590f46148548c
object,e820262800000982,d83fe8422a875c1f,863c7075bd82c7f6,96fe3fab79ce9852
object,e820262800000aee,527249b583397a36,0686d085c8adccfc,88320b06120e5d8a
object,e820262800001044,c50984978ff2d48d,dc3b2914377c1d2e,fbc8925875663a24
object,e8202628000014e4,4c3c817961340501,a153cf577b9fbd9a,97f658eb9346b15a
object,1e8f4a7d0000012c,2d89457a9ef56381,39f0a36518b714c0,dab241d67f7cb6e7
object,035f6007000000a0,c451e06f44352ed7,d4c0d2036af6ab5e,8e3aee549a6dea52
object,1d90611300000142,22d0171826d46a65,6fbcf74e5eac0315,c2978f9892c04e19
object,4ab3c12a00000946,1776a3a6a23f81d8,76110cd299bf6690,b398ef5ab6ce8e08
object,75ff2f0000000024,77eeb664b9c65a5e,44f97d27e0120def,bca0058782b05dfe
object,9600753f00009563,bd29b4e97d8c5f7a,755218cc5b7e7fb1,21376cce4c7fa8d6
object,e9a8024e00000187,7a038b2adea60ce0,337251c10ecde62b,8548588ba4cac171
object,e99abdcb000001c9,1f1fa51590318c5f,850ee4f68788f49f,921e8bc040e19023
object,a88f256000000171,8ae9272add8be7df,7e334f8497d203bb,cede5fda8f97f43e
object,846e2daf00000002,e82dc67e96a844c7,10f97dfaa34452e9,eab932c75268a147
object,e99abdcb000008bc,013c6f9bc97dd1dd,87238d579ac52a75,dc50f756c0bf702c
object,e99abdcb00001880,0730e8fed8eebe9a,27e6560adeaf5118,3fc47ec809f41ee5
object,e99abdcb000019d9,65ce4e3859d17f24,ad90a3cf202a83cd,3207e55f67beeec9
object,e99abdcb0000113d,79ffc36b0652a641,a89444106be3299d,cc59ebaa910f0139
object,e99abdcb000002ad,c9d213f46624c9b8,793d2fb5c9a4d590,ee1f73c6a8590594
object,e99abdcb000006cf,b7b8eaaec21452ff,da61dcea678191c2,954bb98d99fd7a74
object,e99abdcb00000928,4a0d2402c2cb04f5,b5fae98c72b51a21,0d184436b12a781b
object,e99abdcb000015f4,42785f9adadf2bca,5a401251cd0f06a3,9eda3199c23aa4c9
object,e99abdcb0000141c,09d1dccd40d25e2a,5346bc19dae201e0,f74196723ad7a479
object,3457213200003339,b44d651b18d84780,e96f2b1ddb053d89,b44d651b18d84780
object,9600753f0000563c,9b04fdb7fb023a32,4c75169535da4be1,3a08a24fa5e490cc
object,e99abdcb00000d8c,46f56a316e7c0d9a,5ce69efe414a9dd6,471d69f92e325a9e
object,f594f5b800000001,0b4b13dc70282ca8,95b7696234c0c700,10e63d64e6170675
object,f5c6819800000004,7ae9dc7c7c3c0a64,81b8025edecbabe5,6556efa07e1927bb
object,13a761ba000000a9,147c10ba13a761ba,53302b16fd73e139,fabae3a8192701a8
object,e99abdcb00000b04,6a9c29793394b5e2,52bc830202ab57e1,5fdb2099bc49b009
object,e99abdcb0000079b,dcd8e225bc8c6c66,ad90a3cf202a83cd,f80e6386569e426c
object,e99abdcb00000451,f576073e25eb9bf9,ad90a3cf202a83cd,21a84857388d9b7b
object,e99abdcb00001a41,350a6da6790eacbd,dc466bb17d30b54d,ef005f6b0665759b
object,e99abdcb0000124d,84b035dd48b5a020,7b6f9e9633efc0e6,b18cc0023b5bdee7
object,13a761ba000000af,147c10ba13a761ba,2fd69aacd0bfd0e4,2a0794c17fcc8f5d
object,e99abdcb00000f49,b78d0b0b6b9a17bf,90567521f9567c95,9c0a8ff42d80ff2d
object,e99abdcb00000488,e3adfd1f5091368e,59e79e9a48eabc0f,865a1e165546acda
object,e99abdcb00000cbb,99bec5a13ba95b7f,c69cedbc0e756134,f5cf7f89d2de01e1
object,e99abdcb00000750,e294ce94c588e4c8,c69cedbc0e756134,e2a293f2157f1083
object,9600753f00005da9,7899f1a441f7f1db,8fe446b3a155df2d,940174c613b81990
object,3457213200003004,fb52ef6e83bec078,6a85a0de06d7feaa,fb52ef6e83bec078
object,e8202628000013e9,2d6fb786044b8650,dc3b2914377c1d2e,7b5218ef4994ffc3
object,3a0425480000000b,fc7f64abf1248a47,51e3d0a04669af2b,cbd21c1a8e9a0b72
object,e99abdcb00000ca0,3e44728524df08d4,878ce83dc5cfe784,a2326ff35c90ce3c
object,cef8a36c00000042,4e2842a4cb5bbbe5,f2881374a68a0e9b,60a9ccfb850bc12f
object,049dca9300001ab1,c98b8068b84ba4d3,16a05ea45b47fe5d,efd9ba56f41a315b
object,be0289a70000001d,4d48c8c9ed3f2dde,777da76c757b9b6e,2cbf25dd24e2813f
object,e99abdcb00000c94,6ff04856399fa411,63b4db795f885cd1,c329fc29612d677a
object,e99abdcb00000af0,14628e8a8803113b,63b4db795f885cd1,5a308df57282ec82
object,cef8a36c00000041,4e2842a4cb5bbbe5,bad269e2806f7cdd,5807102d35584c63
object,049dca9300001637,b475a8af63d26df5,381a192121331445,d8f12a97d4c74244
object,be0289a700000075,4d48c8c9ed3f2dde,00fa196cb274c0bd,5bb970de3e61d4a9
object,e99abdcb000015e0,cc0e3e1ad83a6f21,63b4db795f885cd1,05de4734b224d0fb
object,3457213200005d9d,dcbf0eabaa605cbc,7d011d2ca0c906b2,dcbf0eabaa605cbc
object,34572132000092a6,c428936b6c9cb582,4ac59f6c9a0a84db,c428936b6c9cb582
object,3457213200009e13,a6085ed1868c115d,10a9076a6cee2393,a6085ed1868c115d
object,9600753f00009af9,1ebbf62942aa250d,248b7851d11f2bd8,c48907ad961fd125
object,3457213200005cf1,b7e8b0fb3e61ca15,83f9ac5db720396c,b7e8b0fb3e61ca15
object,6066bb680000001c,577821169797f82c,8c40d0040f1066a8,89de46035f65885e
object,e99abdcb000002fd,026fece2239265c6,9bd25efa46e2f802,cc3a0622f2c15a1a
object,e99abdcb0000141e,7ed1be59e33d39bf,372f9c0297489292,b95707ebd61d446c
object,9600753f00006cb1,184162b21f9cb947,bd0c83b20f1283ff,82ae1a0594603527
object,3457213200006b93,a5054f746e23f69a,79aecb3d952fa8a4,a5054f746e23f69a
object,3457213200006fc3,915d2237477b0c38,193120f0e8e24df3,915d2237477b0c38
object,34572132000022d4,ff0b8d9eb329d70b,930191b10b8e8230,ff0b8d9eb329d70b
object,345721320000abee,6158d3ed38a24a41,3bf7dd1cbe36400e,6158d3ed38a24a41
object,9600753f00008da5,5b7a1f43c8667887,18285a77a6232b25,67ff696d9d0ec3fa
object,345721320000407d,f36b39a06d86c5d8,3d77dbee05c4cd79,f36b39a06d86c5d8
object,3457213200007394,a08d20c76c5f471d,6be6d44d4c4a57b5,a08d20c76c5f471d
object,9600753f00006627,eea1385ff401698f,af70d1f562b36d18,9d1461ffb5a4e232
object,9600753f00000250,73a707f9fde8e537,a8c18b7a23628ff5,23112b021fc982d6
object,9600753f000044f5,c17d961a9dd91867,9b20580a5ce082b5,dfbc5063d130c451
object,9600753f000083b3,d110b1510efc9ab9,8cf79251c93d37d0,0497dd001c3ab0a8
object,049dca9300000b24,07326731eade1924,09be885086d6e77e,c6262a64dc81dd0e
object,871a5faa00000174,e5d42367fa87357c,9fbe6d81216f057d,40ef1cededd1ba6f
object,871a5faa00000439,2f45291077e6d520,5748159706335d44,48bdcb55490fa765
object,90e8e16d0000000c,d1670a54abdd7be0,5194665ee2a1ea36,bc0dad613174f3d6
object,90e8e16d00000035,0da51b1911b0f5f4,c451c127879c18f2,168f88d23124ea4f
object,6066bb6800000020,32dce1bdb22f0624,17edc36e8d80e849,73b68d83eb9a0992
object,2277fd3400000037,090a202448f7388e,46cabe1f064c25cf,625d4f4ee3bfb99d
object,2277fd3400000025,3fc2cda15bb11318,489f643edf942117,488f9178fa9a02cd
object,2277fd340000001d,53651e856902e5b2,da1b70af9f623c5b,0958a6e1371075ad
object,2277fd3400000008,2b1fa7345edf01cc,15f73a759ad97870,7cc1090a2fafc02d
object,2277fd340000002a,55a1a6ec819dc505,85eb909207994db8,957d531b4d51fd45
object,e99abdcb00001223,a791e27efc86b5e8,9bd25efa46e2f802,9a1539d185df3af1
object,e99abdcb00000dc6,142a5d072428582a,63b4db795f885cd1,7a7284b230c57310
object,e99abdcb000011e9,ce8819da1d3a8158,98769e072e3b4ada,566a59ee81094843
object,e99abdcb00000955,4b1d8171c6e80480,63b4db795f885cd1,eaadaa519463faa3
object,e99abdcb00000973,deb1a7a68a57b9fe,63b4db795f885cd1,b2d30feabd60754a
object,e99abdcb00000d6f,1d399cf5f8b52312,63b4db795f885cd1,d7dbaf7229bf85f8
object,e99abdcb00000bc9,d113ffd047aacbbb,932b5a10abf4bffc,8ee696bbe1247ded
object,cef8a36c00000021,4e2842a4cb5bbbe5,975499dbdaac7c57,cd5dd49240fc564e
object,049dca9300001192,a007f40598246764,0aa6bdd1997f4061,aeb96af6a6d8461d
object,be0289a700000032,4d48c8c9ed3f2dde,556cf7a749a33f1b,96d92c20b0ca6512
object,9600753f00005feb,6e334bec6e5b99df,66c6d70e94c55f56,3ff68c5aa415fffd
object,9600753f00003a8b,0076c2dc2ed30423,8a3ab702095fbbce,3d38878b8b4a62ec
object,34572132000020b2,83e469ba320c5c0e,c85a129dc24bd8b8,83e469ba320c5c0e
object,3457213200002ade,d641ae0fc7ed293e,f25426aba694c7b9,d641ae0fc7ed293e
object,3457213200007ad4,b652cfcbced124f5,1c0b99c37ca15cf0,b652cfcbced124f5
object,9600753f0000296f,0f6767ca0d686f9e,cff549286801d6ca,e9542f1a91c5ce18
object,4bbd466000000020,120548d037373fa8,eae5636e735c5c74,ff2e66499ed18e5e
object,871a5faa0000050e,f766ee827b92a9d4,c89a9cd3c8ba5692,5062d0803fc5d6b1
object,90e8e16d00000020,094962c151762083,000f055803fd8556,7505568f8d5f3ae3
object,6066bb6800000030,bb24ee5d4c98db0e,a6df4c65091960b7,0d7ec0f78fdad09b
object,3f26477e0000001f,326023f0e40d5a47,e03797afdcd08552,ad61f4db4d0b1024
object,1d906113000001de,3631c7388c007c04,ceb72f932c64c82b,6d6e24aa6a0f9aca
object,e99abdcb00000210,5eec5a97e54e927a,189aaad05e3a091c,c802bfa02cfb8b6d
object,cef8a36c00000057,4e2842a4cb5bbbe5,5b431190e3ba21d3,1b9180695edee930
object,049dca9300000824,b8506fe375b54e6e,dd0a04db8a8a29c3,389b1f036c8e4288
object,be0289a700000007,4d48c8c9ed3f2dde,872de6490e87e4ff,2b4daaf118c605b9
object,e99abdcb00000ad7,e9a32a9f90f5ded3,372f9c0297489292,77e0ba0d9a4c405c
object,9600753f00002310,4cf723445ea98bfe,8083a1b805a7f0e6,2683b3755c817d28
object,345721320000a808,c426609fad97aff5,7c8443fe885e2793,c426609fad97aff5
object,3457213200005afc,d641ae0fc7ed293e,1061fa776946a107,d641ae0fc7ed293e
object,34572132000092b9,ccb9da4490b78539,9bce27a6f0847869,ccb9da4490b78539
object,9600753f00008759,7b3008c639c0b81f,2e1d9b240f631f7f,ba30240c28240a5a
object,34572132000084b5,c38313a1da6113ce,a84e6b5c99ce27ec,c38313a1da6113ce
object,3457213200003324,8d9d14751791c3ce,a7926b2834810849,8d9d14751791c3ce
object,9600753f0000417b,656d55487fc69945,71e7436417825124,b39c60962bb2e8d9
object,3457213200004fbe,67313210c1e592b6,8c63a471eec3c5c1,67313210c1e592b6
object,9600753f00007668,c78332a1687b8574,19baf6d84b887275,c4326c908466d100
object,3457213200000bbf,d8b14b2b53d04c6d,314122ce2e808334,d8b14b2b53d04c6d
object,9600753f0000b79a,b5391d274bedbd34,85f2ea6da1bd5dd9,df4e2dc0f1a0880b
object,9600753f00006541,0f6767ca0d686f9e,2dc17cc44fcb52b0,e9542f1a91c5ce18
object,9600753f0000b491,23faa53a552f63f1,5ddbd5f4214b0ab9,34740a24923b8940
object,4bbd466000000012,ad81c8becb39847e,bab0781829ded00e,ed62fce80add91b2
object,049dca93000010de,be714a04f73e51ba,09be885086d6e77e,2c4d769a88e93c52
object,871a5faa00000592,b0fe830c4eb58527,da68d4eeaa95bbf1,95d839379587ae2d
object,871a5faa00000007,f766ee827b92a9d4,e5e4f32a98ae79f3,6dff9f7ae37a217a
object,871a5faa00000372,81b47f7de17838b3,a4721d1b934c84d3,327edcf02b470e75
object,90e8e16d0000000e,2d5451b7c8e30a13,24e0054215a3785f,4dfad005937cbbcc
object,90e8e16d00000041,094962c151762083,18a02eaba94f7824,fd872215fa6662e4
object,90e8e16d0000003b,ffbc638834f2e317,1958eb480430b899,b30f734a8742977e
object,6066bb680000003a,52776939765e7821,2e2c428ad6f7174a,4e90e6d6b94779e9
object,2277fd340000001e,f55e4fb5c82257ec,ddc257e50a03afa9,e39505ec92a4dacd
object,6066bb6800000012,ff75cddbc05ede31,49a5c3e83f8229f4,684a573302c96edf
object,2277fd3400000029,2a651c225a129ce2,ff7257557952b332,eb7f4c1ddb0a3b1b
object,2277fd3400000005,042ad803053af906,53e1ad36da8b6d61,06bd238c9168df9c
object,2277fd3400000019,97899080f589b35b,3852fe371355a5e8,692d821c9c640a65
object,2277fd3400000004,e96eb411a5eb9fce,ffbbbae14497a116,7e76c633c0113f6f
object,3f26477e00000014,326023f0e40d5a47,e7a68cca049a7f98,2db88260cb7d0841
object,1d90611300000107,af07c6661e157c3d,0ebcebf880c2a66b,b94d281b9e323271
object,1d90611300000017,578e1db396fc63d3,897c61a14d4f039b,caa61b0ab735e071
object,e99abdcb00000965,d587a48a8f9fa535,f0c398c5cf2ac66e,f5677ebc3107c982
object,be0289a700000074,4d48c8c9ed3f2dde,4034fecc755eeff6,2e765ed77810e32d
object,e99abdcb00000915,d2bfbfed92513070,03359c0a06973959,dc200ccacaec4316
object,cef8a36c0000004f,4e2842a4cb5bbbe5,1eacd51b79223100,c60298fbc0e1589a
object,049dca93000014e9,65c2a4687ce3bcb8,0629e7f8b69e5865,868b58cff497b761
object,be0289a700000034,4d48c8c9ed3f2dde,ecc71b4a5d5bee61,387a4e1a490429bf
object,e99abdcb00000fd3,c9953805b0d709ba,63b4db795f885cd1,64ae5b4e04693dc8
object,e99abdcb000016e2,94b7d8bf22706af2,63b4db795f885cd1,ee864fe4d29bba82
object,cef8a36c00000050,4e2842a4cb5bbbe5,1a2e89213470c51e,deb56fc5d3bef440
object,be0289a700000070,4d48c8c9ed3f2dde,8c95258b298e6476,266a3f498a46c6a7
object,e99abdcb00001abd,ad523e3c1bf88a95,182c4e5d79ce2afe,1716029a34a04249
object,9600753f00000531,ad59a28538b9375b,7c861646edd0bc0a,3b7de78ef14e1f06
object,3457213200002b6f,e5897aed5e277282,5e4e6449c962b7a2,e5897aed5e277282
object,cef8a36c00000019,4e2842a4cb5bbbe5,2f9e44225fe709c8,c30645d79cd148ee
object,1e8f4a7d00000259,e5a145a50e28b9c9,25a157ee7f141d10,38f0e746527240a6
object,1d90611300000093,0d0af0abf192a196,32d2ff6ec54b9f18,f7e32c031323eff3
object,4ab3c12a000000c0,1776a3a6a23f81d8,2cfa6094673c0ee6,3a6cffe18e1cccbb
object,be0289a700000040,4d48c8c9ed3f2dde,810a61118649ce39,de661a250e99d04f
object,345721320000b011,2f009adb5e45a4a0,24ccbfdc641bf02b,2f009adb5e45a4a0
object,5153eb1900000032,095d913c60d8d171,307687b8fb39da54,ff9f8c42b3ec09c1
object,9600753f00004745,bf1e6973a7c4b6cc,0de3b9a03a05dcc3,f8363ecb0659d2bd
object,9600753f00005fb7,c5ed45eb5b18e285,8841ec0e15af5e95,8702fe45402479fb
object,9600753f000068d3,a54c83b40d9e0767,ee1f29b9741a04e9,5007e78ac89f04f9
object,9600753f000061d2,061651fca10201b5,f944403dd7208a36,c784544d7e306b7a
object,9600753f000074f8,000ebddc919d3dd1,c638b6c63020e87c,c5cacd68e9a94683
object,9600753f00007d78,28449c8feae8a172,040a557a68c25c61,f3eb993575742bbe
object,9600753f0000be33,34f1057f249b2ea3,4a2c90832358ae90,0e5f5cb70579d6dd
object,3457213200005060,a735c768ee53058a,46c25ba61a0fb806,a735c768ee53058a
object,9600753f00005b0a,a045e3be758dfd62,e9c3e87eef625dd7,306881c6eb60dc97
object,3457213200003d78,4b04911777e80048,766e1c45e97315f7,4b04911777e80048
object,34572132000012cb,95dcafab16dcd7c9,4b23c06e49afff27,95dcafab16dcd7c9
object,34572132000099c4,920c26609e175d3b,34b7627c5367eab4,920c26609e175d3b
object,9600753f00006851,32e53f44a4fd23d4,6b339017007f24e8,65eca6b91523aecb
object,3457213200005c2d,0400997831aefb21,dd624dbfc1daa348,0400997831aefb21
object,3457213200003502,5bf3bcfbe22902ba,d69ece8cc6b59ccc,5bf3bcfbe22902ba
object,3457213200006148,8f5d48fc082b72f2,f4d94c2efb8e9513,8f5d48fc082b72f2
object,34572132000082d0,465048b9f4be703c,de6b1382a7ad1082,465048b9f4be703c
object,345721320000800b,0ed8f864ce1f093c,fe9887a12be11edb,0ed8f864ce1f093c
object,3457213200000c22,70e20ac1efc1426a,4dd3e1116145d10c,70e20ac1efc1426a
object,9600753f000079f6,da707d62943e3127,3d07af6517bf8e24,9799c36525fecba8
object,c9a9221f000000a1,5b857aa8c8e0a60c,881d00651c1ff5ff,fa5fbd3405e2e85c
object,e820262800000890,29a99d09f3b5b0e3,60cb7daee3ffab1c,fac2bccdd31d7f96
object,61092fc700000001,4f6617eef49d7655,2009d9f395d1de96,927c29aee1f29636
object,a26af66600000001,70a722f7a26af666,8a78c33e30c06184,0d766232f09e6329
object,e99abdcb00000aa5,8d1dbbe407a05b80,63b4db795f885cd1,b60eaa8e16d714ed
object,049dca9300001421,0023b3959b89a28b,07cc66dedd3d7620,6640543d4c166eac
object,be0289a70000001b,4d48c8c9ed3f2dde,8c95258b298e6476,258f9881ba5099b3
object,34572132000077df,284e7cf1ca8474c6,c612b66f9f19730c,284e7cf1ca8474c6
object,3457213200007a80,82886abb978113ed,714a0fadb078467d,82886abb978113ed
object,9600753f00009e82,9b27aaafe330b340,f20b0ecd89501420,c3ddfc8628bc4181
object,9600753f00002dc5,e8933dfdac5c7ec3,4f5dadcda747a41b,846e73cbb0c90898
object,9600753f00004a22,609ab1767ab11ffd,189fa9b63ee68d4f,75710e32e3026660
object,34572132000003e5,b897d4c593951da9,6f0b225585d0aae0,b897d4c593951da9
object,34572132000004db,3c167908e8ae1b5b,798cd808e0efe28b,3c167908e8ae1b5b
object,3457213200007d05,5d70f651596c60dc,f30f80fdd340e9a3,5d70f651596c60dc
object,3457213200004f41,cc227d169ad1bfb5,33e9ee2909d7c5b6,cc227d169ad1bfb5
object,345721320000685a,f8867d1de745d36c,5a1243fd7d7b0e63,f8867d1de745d36c
object,3457213200006e8a,4ffa9175740533d9,b3ab191c78206322,4ffa9175740533d9
object,3457213200002d08,cb16426770668cf1,18a50e8191bff7da,cb16426770668cf1
object,9600753f00003a72,42a0df784fd648b0,189fa9b63ee68d4f,f234ee6fd1f53085
object,9600753f0000b447,36afbed702d4d12d,189fa9b63ee68d4f,0645fa8a1eabc2b4
object,9600753f00005be9,36d86b3dd6ecdd00,189fa9b63ee68d4f,146308ff2e879293
object,9600753f000038dc,8f4e2bdcf158bc95,189fa9b63ee68d4f,0a3bfd3511a44988
object,9600753f0000944a,039675934755fc2c,2bf5810915a42a45,5172cbb192d90144
object,9600753f00007e23,1f1c63b7470d838c,a70fa4d8cb1bbee0,4dd378c26b10d8b7
object,e99abdcb0000000e,a5c60f42045982da,5f9650ae8fd41993,8b47826c9e396771
object,9600753f0000b27f,0e852961ced30d44,21897a5850f824a3,28fb4d51460e9855
object,9600753f00002092,cbbe5d900101e6e7,d96021359feabfe4,0712a53e9bd22a1f
object,345721320000227e,c494ca72c9abf069,9349696ef8519ee8,c494ca72c9abf069
object,3457213200004d41,a370bce1f8bb0509,74c6e9c614857697,a370bce1f8bb0509
object,4bbd46600000000b,b3419bc7b327c500,9b77375fab739c22,3ede47a3c7ff44c4
object,049dca930000135f,88805f3d708e8298,513070523be2ad7d,471b4ea7c1adf561
object,871a5faa00000501,f518a67d1220dd1c,3e215b49249bf606,e8b4146425a3970c
object,90e8e16d00000009,b029aaec478429eb,5985901f91883e79,3edcf241630e5eee
object,6066bb6800000034,0090e2d561bda131,741b6984ca4b325c,19e819d0d1b7c77a
object,3f26477e00000021,4d628bb54fa4a7bd,7fba6459cc248eeb,8bfa258fea103c52
object,3457213200005d26,71c4fc047c011c90,fced683fd14ac8dd,71c4fc047c011c90
object,e99abdcb000010f2,c81d63b43a7eb748,582f1be2df78b235,4b9f7c7aa01c5e46
object,e99abdcb00000102,fb4a16cb662bb21c,7e4c89356cc8f463,9b1adada356fa65e
object,773497ac00000001,663643b6773497ac,d9f879cb01585586,6314b42c7e4eefd6
object,975c17ba00000004,f7ac9e9f37368670,a1863f192d2af55a,bc670abc38fed0b8
object,e99abdcb000018f5,c8e3c330b16e26ce,eee749faa05c2a80,3fe74260824378bb
object,e99abdcb00000334,02da6e33343ad9c3,d06caacf2f285e0c,84f58f066ff602a3
object,e99abdcb00000e73,8e3b735bc8cad692,9a5e02ec6c15f33d,b2082ba13b7a8350
object,e99abdcb00000826,2867ba22d7315e94,e8e57a4b8e54bdca,4fa00c5a3afc2684
object,e99abdcb000010f5,e4548cc8265e7644,e8e57a4b8e54bdca,038f29f95625b8f9
object,e99abdcb000014a0,a3122c23191e52ef,e8e57a4b8e54bdca,c21326a98abd155b
object,e99abdcb000003ce,d6c8dd93a0f86d8d,e8e57a4b8e54bdca,4f1841270d543392
object,e99abdcb000006c5,15867b4cff42e3cb,7a121299cefd8e35,64eb020fad71a7e2
object,3457213200005a01,ca59cd865ff210ab,815ebea17fff99f8,ca59cd865ff210ab
object,9600753f00003b3b,6ae1709955dca6c6,655e108c26097335,da8bdb519c3c8010
object,9600753f0000877c,96f9976f47715e95,655e108c26097335,ff568a8431b4e421
object,9600753f00009014,c0e2cdb09419e502,655e108c26097335,db877f6ec9ecab1a
object,34572132000049cf,aede52867a6f2c69,a76cbcf37dc95472,aede52867a6f2c69
object,34572132000067eb,8fd4362a369dea50,aaaebba90b4b6ed2,8fd4362a369dea50
object,e99abdcb00000c9a,320b6d56e1aeae43,e8e57a4b8e54bdca,b7cbaff5e4cfb119
object,e99abdcb00001610,0c0f1db624aad6db,bee18875a9f38ede,81245fd7b9458799
object,e99abdcb00001683,d42b9a5f53fce894,63b4db795f885cd1,5b754ff7625b95e8
object,9600753f00006f41,cb5dc02660b149a2,8c26b4757c5a2d96,2867d40dbe1beda0
object,3457213200000d01,4797d7f15c06e46a,3bb4ae8fd96f21f0,4797d7f15c06e46a
object,3457213200002694,d6d17919b14c12c4,8299254e16c5c995,d6d17919b14c12c4
object,9600753f00000da5,ab6f792d52e2829a,478ba827625312cf,2de85b753ac7c24f
object,edfc13ca00000062,48e9db8aa26077c3,c19017df7c1f9fa1,044020181656079c
object,e99abdcb00000565,40edacd6389d2b96,8ed6295bd4d10986,9dfad041dd629049
object,c9a9221f00000107,57915076a2e04341,752d7129b1f24f11,4fa3f029afe55861
object,edfc13ca000000d4,bcd4d803fe90d290,1f88da3c39816af5,966228c2ca82b1c3
object,403c960a000001b9,3a2301432c4d5b89,8a226ae80a2f8a99,90f439118ea64036
object,e820262800001413,3100fa162e4e6f9e,87e1f13a58d1256f,b4bbd044338a0ba2
object,e99abdcb000019df,3c7d109b409aefb8,e8e57a4b8e54bdca,f85eb2bc75f56108
object,e99abdcb000019a9,e1e4af01c7cfb17f,b6a7f038370ac695,9e74fbdab056cebe
object,e99abdcb0000158a,5f49f2d0563444e7,b6a7f038370ac695,c0b24f6868c03bf0
object,e99abdcb0000139e,03e7c52cd448071f,b6a7f038370ac695,2ac87170c08d3c38
object,e99abdcb000007de,06be88d60aba636a,e8e57a4b8e54bdca,8da9281dedcb613d
object,e99abdcb00000d95,6f38b717ad1979ec,e8e57a4b8e54bdca,ef354e260356d308
object,e99abdcb000018b4,ad8354193dba0fee,e8e57a4b8e54bdca,bb09c879ee84e6cc
object,e99abdcb000001b6,f2a364254271455f,e8e57a4b8e54bdca,2a361fe022d28e02
object,e99abdcb0000020c,39f90ac9df9ac363,e8e57a4b8e54bdca,1f94024374d4e168
object,e99abdcb000002cf,8555fb693dbb6005,e8e57a4b8e54bdca,41bb1a72ea9e1db8
object,e99abdcb00000cec,15fb29bf847937f5,e8e57a4b8e54bdca,d8aef9a94eb94809
object,e99abdcb00000757,bfef52b6dbf796f1,e8e57a4b8e54bdca,2db53824736119e5
object,e99abdcb00001544,2141c9c2da86551a,e8e57a4b8e54bdca,b0420ac29cd5b10a
object,e99abdcb00000166,f77ae94d115fb1eb,e8e57a4b8e54bdca,5650e0e018abb8d0
object,e99abdcb00000f8c,96e086964af5b9dc,e8e57a4b8e54bdca,31e6d0c02a0f08c6
object,e99abdcb000003a6,a847e12ba30062cf,e8e57a4b8e54bdca,f4b3822951989e59
object,e99abdcb00001183,bdee83991f62209e,e8e57a4b8e54bdca,7635b6d157df1b83
object,e99abdcb00000802,60d081995acd3432,e8e57a4b8e54bdca,b8a7cd03448f1ffe
object,e99abdcb0000041e,debce444726cd485,e8e57a4b8e54bdca,b23d0ce8ba86dd85
object,e99abdcb00000b05,c52cb2c3ec77c08b,e8e57a4b8e54bdca,7f00df70dd7dcebb
object,e99abdcb00000459,e160acd9edc7831e,e8e57a4b8e54bdca,fcafa867c52839ed
object,e99abdcb00000315,fb7b4ffd15b39b46,e8e57a4b8e54bdca,42a6c1e79cc94826
object,e99abdcb000016fb,2fcf48d0f8960154,e8e57a4b8e54bdca,8721fe83f4641886
object,e99abdcb000001dd,52ddfb57403b73b4,d9b68131dc50fb4c,a5a28d451a068b69
object,efcc689a00000001,8b5b1dc1efcc689a,afef0b76763b5ac7,cfe67814b319d555
object,e99abdcb00000627,21d2ce5965083b77,c8c76c2e31debbdd,aa2b482b5047cc52
object,e99abdcb0000138e,32e75d68219baba5,7820c6532d77dc50,1b86591c7e1fb787
object,e99abdcb00001a53,a5c6960811276cb4,42e90fb25be8ce51,bd019a35efa1c427
object,e99abdcb00000944,3f34990839781ec3,5aa348e4cab9ecb7,332c952a155edbb6
object,e99abdcb000017b4,bb0cded63b5ece64,3e8e1e70fca4e68e,e5b9653486830ec0
object,e99abdcb00000937,eb84958e19a8d0ea,37cb8c980a77cf16,2abcb7a96e1fd4e3
object,5eeac70200000001,ea263f755eeac702,0ba7f31882c50bd1,1335ee1420549669
object,e99abdcb000002b3,8f016f231de43842,e67ccabd0ab6ed4f,9a1e0df6efa9a09e
object,03f3903500000001,ac692b975b45da9b,46ade6ccc1e2865a,62ba7331b099b4de
object,e99abdcb0000121a,5031078d5f085b9a,990b78bea942ec7d,b0229bb8c4745b59
object,e99abdcb0000038e,cac080f159c23055,0d05cd09211d8058,fc42a55d6c5a9177
object,e99abdcb0000116a,81244fa3b0b2d8ee,42e90fb25be8ce51,515ab9c95b344d86
object,e99abdcb00000dfa,3d8123490d290ca6,d108c9f6eef369f8,3ba6cd77b82c71de
object,e99abdcb00000593,4d048e8beebe5af6,af4787b583c9c02b,168463d6603ef9d0
object,e99abdcb00000017,6bc8f2bc716c8cce,4b2aa0a22b6c7a5e,0b101c9758003dd7
object,e99abdcb000015a5,76ac046c7daf95df,42e90fb25be8ce51,8b864336b2c4b3a3
object,e99abdcb0000178e,25c0f2bf44e79a2d,4b2aa0a22b6c7a5e,d06241dc1a95d9d0
object,e99abdcb00001388,5f1c2efac9edabae,98c0b2beb2cccebd,2e147130a240b57a
object,e99abdcb00000230,4672d823f6d24952,32e280a9fe0e9fad,81055df25058b7d2
object,e99abdcb00000dec,bdc52d95f775d62b,42e90fb25be8ce51,db1cf6c0916704a4
object,e99abdcb00001558,acaed20b79ce5930,e8e57a4b8e54bdca,7b5cd92016d8f932
object,345721320000018e,66423ec9be7e46c5,841e9f5da65dae57,66423ec9be7e46c5
object,9600753f000090f5,41cdec62eeb37c29,f4f2e3957c7a5982,2f1889838138377c
object,e99abdcb0000108e,47b9c102cd4c9130,da1e0ebc1b925a16,9777a906d403e2e7
object,e99abdcb00000d2d,a53a643a652fad93,da1e0ebc1b925a16,ad44f9afca10d800
object,e99abdcb0000048b,b53e3d06fe7687ab,0605c384a0a7a5de,baa6354bbe947d6c
object,e99abdcb00001189,295f3a97b2a7e2b3,c4c92c528f51b448,36a91c543a69fbb9
object,6caba8ee00000001,b15fbd92ae736669,f0a52a8f18d458ef,d4a74d078c67f2f9
object,e99abdcb000011bd,4ccb8d71c4441639,e25f03aefe0cd526,d2214bb7d234afa6
object,e99abdcb000004ae,cd2e924714b39b4c,daa7e716f8d26888,91ee19ee34a25891
object,e99abdcb000013b0,25e2666da1a309b3,daa7e716f8d26888,24dd4e9329396d73
object,e99abdcb000000c2,ba74c97979603bb5,8de9c54bd883e84e,1aedf26dbb855ddd
object,92d88cbe00000002,f36f24a016c1cc8f,cf7d60504703d2de,b5ee674629763712
object,e99abdcb00001577,9dc782fc0224ea8b,793d2fb5c9a4d590,f2764c9a3c5738f7
object,e99abdcb00001434,2fa3126226517f10,4b6b128cbf05d33a,2fe9b1ee59d3287b
object,e99abdcb0000146f,fa41ff380acae3d5,e8e57a4b8e54bdca,7c0928b5920d93e8
object,e99abdcb00000494,551a118f0089ca06,daa7e716f8d26888,ce90e2090b1bbb6f
object,e99abdcb00001861,b685a3fab522f0c7,64348a520de6284f,9812f642c1f12e7b
object,e99abdcb0000107c,4f2e85f4dd11d622,e8e57a4b8e54bdca,d0a07014d7aa2268
object,e99abdcb0000059a,63833e32e61a2fe5,e8e57a4b8e54bdca,7b88d4edc0b84fd7
object,e99abdcb000001e6,adaea2efa49c2fec,e8e57a4b8e54bdca,52b2b2049f6cb1e7
object,e99abdcb00001a2f,634d6a4d11695313,e8e57a4b8e54bdca,099bf1333a3f193d
object,e99abdcb00000f09,6aad305aaf67e059,e8e57a4b8e54bdca,bd8a865a8b3bff4f
object,e99abdcb00000bff,e54f4291bc88a18a,e8e57a4b8e54bdca,3b21b1ec5118096f
object,e99abdcb00000fbf,f1ec9a27f37ddef6,e8e57a4b8e54bdca,e7f718b65ded572a
object,e99abdcb00000845,ab1871534f4b27c0,e8e57a4b8e54bdca,722ee0984d099ff5
object,e99abdcb00000bfe,7b6ed0d721372ade,e8e57a4b8e54bdca,f4a78bff39c29945
object,e99abdcb000000f1,b02b48f884ce41cc,d302a5e2c93ba226,a46094ad2d5d4104
object,e99abdcb00001a21,9239964a1423c5fc,5fe8fd6c47ea8abc,d2003e615fe39404
object,e99abdcb00000e84,da544e0d510623d0,3e8e1e70fca4e68e,c8017e907ae282e6
object,e99abdcb00000fb0,c008af7977e11113,e8e57a4b8e54bdca,67718de6916c503d
object,34572132000093d1,16acd669d75259aa,7253f0e03fc27159,16acd669d75259aa
object,9600753f00008588,b0539f755972108e,53897c5b94318737,1e3c671d1edef4dc
object,e99abdcb00000d9c,862984667b8faa67,475af527247154c4,7335655594cc1d77
object,a9f29f8900000001,f1080b42a9f29f89,da9004c9d6c7db24,1ffe35dd1586c40e
object,e99abdcb00001a23,6981e28bdb3cf035,e8e57a4b8e54bdca,73b06814aae9f8b6
object,e99abdcb00000694,f428017758a59419,e8e57a4b8e54bdca,4ea6e7cd4c4bf548
object,f88bb8d600000010,f4dca0d2f6f40f85,baa24ed8a7e37ec2,372a7131564ec324
object,871a5faa0000051c,3e7ddb5aa73c6ff1,63735515ec2980a5,91b2f83fb753cb75
object,e99abdcb00000fc1,07048de015c23aed,e8e57a4b8e54bdca,ebfb72fa58600155
object,e99abdcb0000189c,c0309f803892f4ee,8d6c2e8ed0aa4828,02c89d15734a188e
object,345721320000171b,6e2e36fe9944807f,b2f9aa51377eac27,6e2e36fe9944807f
object,9600753f00005456,e737cd2411f1789b,2dae77c52104b002,bcaef6e25d193b6d
object,34572132000088ea,a4439284d718b039,80971fa0d9fba689,a4439284d718b039
object,9600753f00001212,1e93e256b6e7cb14,6e44749599cdaa8e,f8ec7afcb1d401cd
object,e99abdcb000018cc,fc062b3cbe9dff76,8d6c2e8ed0aa4828,f2ae1bc00b8b6217
object,e99abdcb00000ba1,779908144584b770,8d6c2e8ed0aa4828,5141b7eecd2bef58
object,e99abdcb000014fe,fa7bd4b90e21707e,b3d899169e6b842f,ad495537138165fe
object,e99abdcb000006df,c75e1ef7838a10b3,e8e57a4b8e54bdca,f8f4a6b16196bda3
object,e99abdcb00000a50,cc22d858b2dca1db,257c77c8ffc6532b,6e43c20c849773fe
object,e99abdcb00000b5e,571d26113742623f,e8e57a4b8e54bdca,d7f751647c218448
object,cef8a36c00000009,4e2842a4cb5bbbe5,32380d8b3a6894b9,068fbaad500b5dea
object,049dca9300000a19,50d64eff6a08c765,99c8cf6ee10be50d,651745879bcfb7f7
object,be0289a70000002d,4d48c8c9ed3f2dde,e77b828a990ba11d,45340d0c273a437e
object,34572132000037f0,b8cc447435efcaf2,3bf267478aa0cefa,b8cc447435efcaf2
object,34572132000052e1,6ff5092a07246409,d62aff2e37e931d1,6ff5092a07246409
object,9600753f0000383f,ed2fffd64c479893,5cc35a3b0d03a457,6202af749474852d
object,9600753f0000b471,8c2c546b639436f3,94a89e55c7bdf13e,5757a0b4fd3b2816
object,e99abdcb00000403,2f3e6b03bbd1e216,a921acc5029e868a,f7fa2b30e3374c50
object,e99abdcb000006f9,1b7c0be81100ccd7,8d6c2e8ed0aa4828,0f5c3f96c2607006
object,e99abdcb00000316,4e7aa016aa5a2aa0,36bf5cb418ec80fa,240ed2575c172a3f
object,e99abdcb00000203,34cf501abab04c53,8024c2306a1ae780,b086fc43753b2132
object,cef8a36c00000032,4e2842a4cb5bbbe5,db6e4a5f669bd6b2,b8420d496c055803
object,be0289a700000067,4d48c8c9ed3f2dde,26099b8e286eb256,0d454d66804d0c4f
object,3457213200003336,8aabccd1910e1c79,30405fca5ec0242c,8aabccd1910e1c79
object,9600753f00006cee,e87cad6d083a77d4,d79c808d2b9aa3a7,90f62e6e52b9b62d
object,ad3f9f010000002b,d9633341c91978f0,11ec17d4f8a1f757,c2ffd5df58d39191
object,e99abdcb00000f7c,bd3996462a937605,f083958417d2fb3f,ba3b87c67602f548
object,e99abdcb00000e1d,1f7cc84d809c995a,7201e6db6b6fee2b,9c7ca0e43a4397a8
object,e99abdcb000007f3,7f28e2b34989b994,668ea16b369e2a43,95d2c4cd8d7a98b7
object,e99abdcb0000170c,169adad1ce4601d1,36bf5cb418ec80fa,24f67ef640f5f850
object,e99abdcb00000d52,9a517b4c0eaa8f3f,e8e57a4b8e54bdca,29d88068eafc5871
object,e99abdcb0000119e,9abcd8d7f445dd5a,e8e57a4b8e54bdca,ee0dc8f6fc0b21b2
object,e99abdcb000004fa,e99ee1f2cfd75193,336588922fc58ff6,a2bc767eb0a778f7
object,e99abdcb00000661,e5d12c27fb6f8a37,18c9f7a0fb354d79,6b34049214ce082f
object,3a04254800000006,7b80f90f8cf2fa5d,51e3d0a04669af2b,b38aca20871910c7
object,e99abdcb00001483,011d2adf40945a3b,b4b41363b67353fa,0ebbbbfb9f47334c
object,b76a584600000001,4fd98d4db76a5846,8d5c94295240d5c5,56110838363f93e7
object,e99abdcb00000045,1f945922220d00eb,e8e57a4b8e54bdca,cbd79dda31632437
object,049dca93000010d1,1d57cd6ba10b1e8a,92a68d4e0b64319c,b299630c7fda35f2
object,049dca930000109a,db525e74b655bdb8,f60ccd225c134146,2e61b5f3fbb4aead
object,e99abdcb00001236,d0939765b0c098c2,e8e57a4b8e54bdca,2c5f952fbc497f08
object,e99abdcb00000958,e93cab11e68ce6fe,e8e57a4b8e54bdca,d8aa4daf67b81139
object,e99abdcb000002d4,3e4ff25fa50d90b3,e8e57a4b8e54bdca,8df15426a42baa0e
object,e99abdcb0000086d,3e40a3e20d3eac75,36bf5cb418ec80fa,bc61fc69589d3735
object,e99abdcb00000fa7,0018be3beb35c627,e8e57a4b8e54bdca,618123be0a827bce
object,e99abdcb0000175f,394b73a157033952,36bf5cb418ec80fa,ab9bdde14db97dc2
object,3457213200003c92,ecba97274481f46a,b426eb2aacd29100,ecba97274481f46a
object,9600753f0000b3aa,d35b12c901eb9aa1,d2404d7474f91e1d,8ec2f664f3fbed03
object,e99abdcb00000970,447b0b371ea8bc77,e8e57a4b8e54bdca,51d17e0e13f73099
object,e99abdcb00001695,cfea39f8b8c88230,2e64a7ff7e324a93,5c01a20c3967d617
object,e99abdcb000013b7,6d11d6b2cd97c679,1ddf03ba77d02af3,f6b5b71ecc4330eb
object,e99abdcb000003e1,f09c590a3cecdb90,e8e57a4b8e54bdca,a43505e67444c169
object,3a04254800000008,3ab3ca209a5a62f7,51e3d0a04669af2b,6efd289437634056
object,e99abdcb00001453,d0d9a5d43ade87ee,3e373ff114dd1a58,6bae85ae53f25d7f
object,3a0425480000000d,71ab3baea7f7bbb5,51e3d0a04669af2b,750319ad1c0a63e6
object,50cead4700000001,f089574d50cead47,fba5d9350cc69343,34a0730e5e203b59
object,e99abdcb000018f6,1883dacb5d4d949a,8c9a31f6240bcba9,0bcad30bb047d3f5
object,e99abdcb00000722,5056ece411ef5411,43138c8f66b15636,ab7c2b9ab6d50cda
object,e99abdcb00000c79,6bd2c41719acec34,e8e57a4b8e54bdca,1d1946dd43f79539
object,e99abdcb00000b44,b6e6209e89b832bc,43138c8f66b15636,fab17a73bfc27512
object,c85548d700000005,2d5d9049fe0f3278,2a25fdbc05c1b5c9,6054e11d88b18531
object,e99abdcb0000059b,77532f58c5365243,373dde6de02c35c4,17a04beb1cd031d4
object,cef8a36c00000061,4e2842a4cb5bbbe5,8408f02a0663011c,fbbf67444f83d4bf
object,049dca930000012d,b7682819a96bde8d,a3ad7d27510b9114,328f510180954c72
object,be0289a700000036,4d48c8c9ed3f2dde,1cd068af4fa3f476,373af4fe5b2c8c16
object,e99abdcb00000a22,e08faf34c8f2beb6,64ce80bae8d567cf,3258c5cb402d5f57
object,62b4145500000007,4318f9fe7844724a,a9dbaa3ec2960aa8,7b807b773db69567
object,62b414550000000a,f954ed7b4dfa1996,a9dbaa3ec2960aa8,66df989bf390d0f4
object,62b4145500000009,fb237cd95b5242e6,a9dbaa3ec2960aa8,70103d5077d2aca2
object,e99abdcb00000f05,b22f5f0741cbec12,2661df50fb32e50d,d68cd84ee09607b8
object,cef8a36c00000002,4e2842a4cb5bbbe5,9f6f1cada7cc986b,85adcfa52e08b2eb
object,049dca9300000a69,3e9133c4756bb9ec,3011220abb51cbc8,ca90cbf9654cc0f8
object,be0289a70000007f,4d48c8c9ed3f2dde,98a08f48cd808b24,5e0f1790663b2193
object,e99abdcb00001381,e33fe53e350bd3c8,2661df50fb32e50d,21a2a6b8526b95a6
object,e99abdcb00001780,94a2f1e7ef6426d6,2661df50fb32e50d,13417893d9de7b0d
object,e99abdcb0000039f,3a521529331b8c1f,4a719ddd579dd253,85c6396ff8b9c08e
object,62b4145500000006,609c7a1eed6cc4d5,a9dbaa3ec2960aa8,109c322fbd90fff8
object,62b414550000000b,a6103ac35f92d867,a9dbaa3ec2960aa8,d2cd045af9ca5dc1
object,62b4145500000001,66b30d55baac6d73,a9dbaa3ec2960aa8,a26c801089cf70aa
object,62b4145500000003,234301a09ebd3186,a9dbaa3ec2960aa8,28abc80856746155
object,62b4145500000002,36879cfef12a8580,a9dbaa3ec2960aa8,94e75820172667b7
object,62b4145500000008,b2b3d3731a4c9270,a9dbaa3ec2960aa8,a3f8eb415c509727
object,62b414550000000c,8708a7d094340cc8,a9dbaa3ec2960aa8,fd97dcf3e8353ce2
object,62b4145500000004,be129242c959fd66,a9dbaa3ec2960aa8,0efcaae1e96b45fb
object,62b4145500000005,df1a7567319bdf71,a9dbaa3ec2960aa8,ca9b64e6f290b04a
object,85aa665500000001,0242bee185aa6655,2c6cb203b504ede5,c0e30297f85bcf99
object,e99abdcb0000116e,5dec22e261768c69,e8e57a4b8e54bdca,d7555c8b1d07064c
object,e99abdcb00000213,feba5858fd74d517,fe86e9d7274dc485,5394a50615146d13
object,e99abdcb0000012d,98073c2abb669edc,6f91c37b9a295307,f3cd89df263ba27e
object,d5cbae2000000005,b47412748d7a9ba2,7966c5f2878bd470,7d1d86dfc2a38297
object,e99abdcb0000115e,7b2624e8baa5c232,73aa4ccc09e7a9b6,8372a54d9ea24b37
object,e99abdcb00000c10,0d8066fe065e0970,73aa4ccc09e7a9b6,b843839200e6670b
object,e99abdcb00000864,d8275180798757c4,d06caacf2f285e0c,0f277e9f37c4f782
object,e99abdcb00000d15,7430e5cc36419211,6f91c37b9a295307,69afc6005f8e10ae
object,e99abdcb00000e5e,6bbffab92aa9618e,d06caacf2f285e0c,2855355a6c6a9068
object,3457213200004cc8,89962124314f0cca,f69b4041d1a5166f,89962124314f0cca
object,9600753f00002d53,ccdbddaf436cbdd8,58e19c2fada0e097,ba424d26b9a22455
object,e99abdcb00000bd7,da43352fa23bffd6,dbb4a996f68e326d,c41bfa21a72fe7c5
object,cef8a36c00000011,4e2842a4cb5bbbe5,19bed85d2c53ea42,70deabbc8b6acdb2
object,be0289a700000004,4d48c8c9ed3f2dde,823e317d5512cdd0,317596f1cd42fd4c
object,e99abdcb00000698,deabf5961fefc7bb,63b4db795f885cd1,8d275302440a582f
object,e99abdcb00000296,97f01254662d1a4a,d3765873ab279b9b,df6c3593bed85668
object,e99abdcb000005da,37333e6ce55b02d1,9bd25efa46e2f802,03d2a1770a85eb82
object,5cc9935d00000001,0796969a1992c695,e02ff3ca7acc3721,89f65dd3e96b4e4c
object,345721320000b28d,c52f8b79080077ce,b5f9d90a57498517,c52f8b79080077ce
object,9600753f0000b698,3a521969400f1765,2821e59639f15f84,6a55eaa245f51cad
object,34572132000070e8,7766c4996328f787,a5d8a2c4dcc0aca5,7766c4996328f787
object,9600753f0000729a,6b9bf6622cd58f08,2821e59639f15f84,005e6f77ad630068
object,345721320000addb,3f7d5c8ee0b75b5b,6d64658b815fcd3a,3f7d5c8ee0b75b5b
object,3457213200008377,d0b4d1cff4c35fe0,242591a4fd923b10,d0b4d1cff4c35fe0
object,34572132000016aa,e668bd1f09f258e3,1afb74bf97d5b704,e668bd1f09f258e3
object,9600753f0000b6ab,0265c1ab76004051,d884fa9e84ab3ebf,fdf6a511d7d24a0d
object,3457213200004654,6bb19693bfd8552d,007610e23a3496c1,6bb19693bfd8552d
object,9600753f00004732,886484077deae42d,d884fa9e84ab3ebf,14033d2c3d53b396
object,9600753f000092c4,deaf453664929e1a,189fa9b63ee68d4f,b547e60238b73293
object,9600753f0000bee0,f0036c4ba59a9db5,39f638745faf2c03,e2eb7dbd36faae19
object,4851c69900000001,62590a5d0ff567b9,9a6b658152b8da33,b2ff8bac69fe69de
object,e99abdcb00000290,65dcf5f5ec67d078,03359c0a06973959,0f82f848766de97e
object,0abfeea80000035c,03cb1077e42b9801,784faba0654937ce,e604cb769133cb5e
object,516ee305000003c8,b75b8819a10cedd2,fc02875d87ec2bc5,e4f740983af9a791
object,184d4f2d00001320,1931f2974ab399b0,8dbc3e447c691d08,01b825563eb07ffe
object,e99abdcb00000180,aa3c2e8864cc4fe7,e8e57a4b8e54bdca,af589157c2db12dd
object,e99abdcb000018a3,e2b6ef41fd2c4595,b6d50032efbf62df,fb078a1cb70b9e0d
object,34572132000059ba,4e5e3ba620a264c7,73f1d80ba7a9d71c,4e5e3ba620a264c7
object,9600753f0000afd6,74cbccfcc4f935d8,0d74ff950973bae3,b7721de98449d9f3
object,e99abdcb00000b7a,c956b211fecd245e,b6d50032efbf62df,e5374e42183daae5
object,228af64c00000001,f5ecba6714671cf9,98dd77e8c33a48b6,add1fa8f793ab436
object,3457213200007da2,583eebc2ca4145a3,6df71fb2b2954272,583eebc2ca4145a3
object,34572132000071c6,6963584dbafe6e3a,54f822fad196a0e9,6963584dbafe6e3a
object,9600753f0000a667,5288f7734cb02c64,b4d4a215be594cad,257e3730a0155b6f
object,9600753f00001e6a,2046a8cba949fc62,b4d4a215be594cad,9e95a07b4c2248a7
object,e99abdcb00001984,b67449b38e4f7a98,aacee7964828c248,793759ff655e6f1c
object,99fd56870000003d,cc5cb09ba7ae373a,499ba3bae572dbc6,788c4e2bcd5082ab
object,3457213200004969,0a6fd2e2a0ad7d1a,bad09c5051570458,0a6fd2e2a0ad7d1a
object,9600753f000052dc,c6346ebf84c8a698,18f4c6d6f410ce1d,64b4a92d8c7c48b9
object,af9e43a800000001,a3b3844f4b9c1baf,6a60cee1da28f4f5,35c16c86e352f109
object,e99abdcb00000b52,2721e9f172f9ca56,d3dd91933ef73e4c,1e48d9a002b0163f
object,9600753f0000a77a,12e997a41a9245f3,8d9116ab8b57c5c0,1bf345e91ba8af3a
object,9600753f00001002,60115135d44e183a,353e1f67c288e2ae,9c8b983d58db0cc5
object,3855f08f00000001,db1b2a11220889ac,66ae79a0057701ff,0112789245bc695d
object,ad40fb1200000002,f16c537e5e7adc85,c3b9be4c47d949c4,1fd225971c39e85c
object,e99abdcb00000c7d,c3e037efc3ca949f,8b7379d28dc5f044,d48be925994e0cfe
object,e99abdcb00000a3b,d703b3884fdbf21a,c69cedbc0e756134,5d8c6e77536e38bd
object,e99abdcb00000609,610fe2cd1cb2ca90,c69cedbc0e756134,5beda5ace0cb12f3
object,e99abdcb0000004f,77ce5e21aee45f74,efb8e46c36d15340,380800ddc656360f
object,e99abdcb000009d6,c316c54db2473149,8d0ba8d8d5521710,137d924f98da28ae
object,e99abdcb000007c7,b19a93d9da0559bc,efb8e46c36d15340,1e19db6bdcce2c22
object,e99abdcb0000039e,8e74dd5ef68d618e,bee18875a9f38ede,0d271c82b144689f
object,345721320000623a,97525403704db12d,73949f69df743da3,97525403704db12d
object,3457213200009313,e90adb785e22e4cd,838b414bb5166c2c,e90adb785e22e4cd
object,3457213200005c11,3c100684c140f17e,3d8f8ede1c7afefd,3c100684c140f17e
object,e99abdcb00000a3d,1562e24cee033416,cd90704cc3341a4c,f4f78c97700eea5f
object,e99abdcb00000abb,8fb2ffb87f357bdf,e4b6846d80e96c1a,2e02bb0a422bde26
object,e99abdcb00000184,1440ceb46dff27a2,42e90fb25be8ce51,b67a831126b1b016
object,e99abdcb00000a2b,a76eecaac2da0885,52718a7f6a42aa0c,10666e96d68aade9
object,e99abdcb00000d43,3aaf0cb7d79dc579,3e8e1e70fca4e68e,e8002159c3a2e3bd
object,3457213200007b0a,2821a85719e4e290,a7693271f14b6314,2821a85719e4e290
object,345721320000a237,ad0a52fe0acf35e9,f775229393f9fe20,ad0a52fe0acf35e9
object,3457213200006b97,e41b329a36f3572a,c145346dd5d742aa,e41b329a36f3572a
object,345721320000b80d,f56209f18e416fa7,eb0ea67baaa3bebd,f56209f18e416fa7
object,345721320000a23e,0b732b45b6632887,19697e4a1097ed32,0b732b45b6632887
object,345721320000a6a0,0eca9babf5d91e31,5e7eef128202de6f,0eca9babf5d91e31
object,34572132000064bf,93d5850e5d7b55da,3d58a704c0d7617e,93d5850e5d7b55da
object,345721320000bb5a,283982bd32799f58,4fed918b48159aa3,283982bd32799f58
object,e99abdcb000015e8,0a43108874b1e9ad,16eb40875390c8b9,1b3a804bb298ffcf
object,e99abdcb000019ef,a7a76acda8d624f9,16eb40875390c8b9,43d826ba037b9b05
object,34572132000061ee,ffb223a2d2b84197,709d64a55764baf0,ffb223a2d2b84197
object,345721320000aa9d,f5b83da43dc47efa,46c5a3b74c274968,f5b83da43dc47efa
object,9600753f00007d47,2717b96ec39bcf08,81963b10859bb40a,8d1adf03a8bd6be0
object,9600753f00002973,3d94dcbfbf64d5d9,815a0b2871cac731,78a7912cbe42575e
object,9600753f000023ac,58e3538bee98ff94,81963b10859bb40a,b04c130ccb0107ca
object,e99abdcb000006ae,fa4e2c0e318a3fcf,3ca944eb31676015,b385e55ab2cd0311
object,e99abdcb000010b5,7bad9ef254038fc2,b62a7a8c1feb72e0,e77bdb5eb13b62af
object,e99abdcb00000303,676793222964b95d,b12e556581e363d7,ee52c971e0c922dd
object,e99abdcb000000f5,30ea259f2fbdf2d5,b12e556581e363d7,92fcb4bbed772dc8
object,345721320000a3bb,c690ece21f9c833f,602ebeedc5a54116,c690ece21f9c833f
object,9600753f0000a3b1,a381147cbf4de422,ab3e20f8c4ffa6ef,976ad98ec26c4ed3
object,9600753f00006c12,246b0d1ec6575477,ab3e20f8c4ffa6ef,9b720d6421d289e6
object,9600753f0000503f,cc8dda5db6c3b2ab,ab3e20f8c4ffa6ef,7fe631086993d85f
object,9600753f00006905,5714c2c01d8fbacb,da319562748c73c1,7163287f05f5a9ad
object,9600753f000001d3,89d43eee819a70e1,c0543c17e3a7388d,387b7d8d8344b449
object,9600753f00002fc8,c2fecc165018154f,ab3e20f8c4ffa6ef,246d30d81f1bfa22
object,9600753f000039f8,0bab66d8c9c8222c,ab3e20f8c4ffa6ef,73bae9644dbe85b0
object,9600753f0000623d,0740a6d8178fbda4,ab3e20f8c4ffa6ef,e1bb0fd2b7882dff
object,9600753f00002f3b,3184e58f9fa1a3a7,ab3e20f8c4ffa6ef,63bb9f2f1e6f388a
object,9600753f00005c61,75dd52f7d9ea7b6e,c0543c17e3a7388d,15269f26c97d6ae9
object,e99abdcb00000863,8ae952bf424b0856,e8e57a4b8e54bdca,dfc54e5fc22eba05
object,e99abdcb00000327,f95d31385fd07836,e8e57a4b8e54bdca,de527c156b49441d
object,e99abdcb00000ffa,616490c6cbe21431,e8e57a4b8e54bdca,0735e83ac021238b
object,e99abdcb00000245,a956ce911c61de71,e8e57a4b8e54bdca,f8dadd69e8da4949
object,e99abdcb00000fce,891e4568d6973061,e8e57a4b8e54bdca,4a5480ae2e2f0877
object,e99abdcb00001853,4fd24b5dfe725537,e8e57a4b8e54bdca,b0cf987286fd7c32
object,e99abdcb000001be,3b5bda827bc57eb6,fd51644ceee2708b,0e68ca28d7bf3702
object,345721320000b71d,722a1ccded8ccca7,2acd97a8f3adf673,722a1ccded8ccca7
object,9600753f00007981,cce0d5f7660f4924,3acb629e50dc0956,a08cbf03f414dc5d
object,e99abdcb00001a10,db19cf404ab5c64f,c69cedbc0e756134,fdce1b2831022504
object,345721320000a0be,96e9f32f17a88c65,0b718e0a6d4fe311,96e9f32f17a88c65
object,9600753f00000e20,a8d663f4f191f8db,a2d511bf1e7ea923,ce4ea5a0cea22c59
object,e99abdcb000003f8,6756547670a65b5e,740f80907d3a76da,24ec203ccf3a68fc
object,e99abdcb0000159a,cd040a4c4a887954,e8e57a4b8e54bdca,9f21ad09df8e296f
object,e99abdcb00001699,f5228a1b7dcf4078,5b17a2a57b463a65,51e8f1b156e9a1eb
object,e99abdcb0000034f,79777e8ad874a19b,e8e57a4b8e54bdca,f2dc9d1e7ff22e78
object,e99abdcb00001781,089b452a37e1b587,9c3409f8f942ecd5,c18fff681f129cc1
object,e99abdcb00000e9b,c626a20b553cf542,9c3409f8f942ecd5,e720cb312c7eee47
object,e99abdcb000018fa,39f50182bb8949b0,d50ff89d8f2fce8e,cd59b4dfdde84e9a
object,e99abdcb00000dab,6a1ebbde6ec66ee1,d1708e2a8b1e8bb3,bc2b9a22d652cd92
object,cef8a36c00000062,4e2842a4cb5bbbe5,bd9979ec6ff7e482,6b655658b6d03a3d
object,049dca93000008cd,611f6c9ffc914659,71d8f4754bffca26,793af4e7c59e66cf
object,049dca9300000589,242e9f16f5d9e292,df4a749ecc7e13d3,539c98ccf4fd27a9
object,be0289a700000064,4d48c8c9ed3f2dde,8447717678fd9a57,93c7ace87def4fa0
object,978c9a4800000004,6dd54f7aaee5472d,7cdf0bd484d0fae0,af6aab6954c14c2d
object,e99abdcb00000da9,748503ae0f489c37,e8e57a4b8e54bdca,5debe3eba90aa7b9
object,e99abdcb0000061f,601eb26889a8ff45,2eee6962f75eaefe,252cf5d87d914301
object,e99abdcb00001167,f1ed6764b4665899,740f80907d3a76da,e5c49f899b8e599a
object,e99abdcb00000fcc,2c8aaa4bbe4dd034,24ece12e1016996a,a2137e2ae45d096c
object,92bfd5d000000002,4d607c975e878ac1,1577ea42702ffb5b,83be2171789fb5ea
object,f9dd9a3b00000031,6d2ab58929b3f2c8,49e8ed43caa05eb8,23887931a5afe751
object,cae476de00000001,c1265b3bce028e30,b1f0affc97abb2f5,7786a3411efacf2d
object,7a7a97d900000035,9985eb77cee38132,6792fd180b110764,25f0b0b5dbb7e69c
object,2aa4027c00000002,5aa313ef476ede2a,afbbf68e0768fa05,d3ba40c6b0c8dd53
object,6957fe3300000001,370f7722626af164,ab692310dafd5be3,b227345a4f724e21
object,e99abdcb00000f67,c52fb6663d3ca284,fd51644ceee2708b,27bd7d2085be0668
object,e99abdcb00000bdc,b59481256f983079,fd51644ceee2708b,ccb19eff7f184dd4
object,3457213200003d8e,a1dae2a11443f10d,18dc1eb06b280a6d,a1dae2a11443f10d
object,9600753f00004be6,395c9466e58e7734,a2d511bf1e7ea923,6d80043b9494657c
object,34572132000025d1,0a6fd2e2a0ad7d1a,ec6aeedb0ad74078,0a6fd2e2a0ad7d1a
object,9600753f00000e16,c6346ebf84c8a698,511e5a32a99d42f0,64b4a92d8c7c48b9
object,e99abdcb00000b64,a0f4e2b21ae8063b,9e7ba97d4911cfac,67fd1b323a089814
object,e99abdcb000006fa,9703e7648378f729,fd51644ceee2708b,8e7bb93394f2ca8b
object,e99abdcb000005ca,78d35714b77482d3,5eac1579f00753aa,f6801253a8d56537
object,e99abdcb00001a19,0eab26190a45e454,fd51644ceee2708b,a8c652ccf85ac76f
object,345721320000aa7e,e06fc3244948f86a,56fd33d68d84e946,e06fc3244948f86a
object,9600753f00004a3b,d34834290c67f051,b28fb275bc59d914,4d434a47786ce015
object,d5cbae2000000001,78b1ae5c480799fb,c52cd0b735c89af9,2f526bf74fb2b94c
object,9600753f00004557,7af242d82867df29,23565dda5c1ff8aa,9800fcb8aca495bd
object,345721320000919c,e2122930390b99d2,7f9f8a00d087de7a,e2122930390b99d2
object,e99abdcb00000e13,517101a7ddb4719e,d0d128d7e3dc850c,5ef57e5b566aaad2
object,e99abdcb00001aa8,37e08e307e4038ed,d0d128d7e3dc850c,b38db00107392cd4
object,e99abdcb00001a83,58c9e3720589d66d,391c05804b8a7082,58fbb0692f3e3eb0
object,e99abdcb00001846,79071555c75ade66,391c05804b8a7082,e8157d3b60c6c729
object,e99abdcb000009dd,400f7af855af33cd,5bbe8f1ee4c86f66,2360fe842ead1b62
object,e99abdcb0000111a,5f3a6a422b8e9e9f,3acfff4b06d1726d,b934a83a374e93f0
object,cc3de85300000006,1cc82c81eb25ad9b,75dc2cb06650d636,927fda3e21dcf5da
object,e99abdcb00000110,ed43a771faeebebf,455d0818a2465bdc,6863d438ec509a30
object,e99abdcb00000843,cfe48bb7393b25a5,e8e57a4b8e54bdca,ae100c13fe983491
object,e99abdcb00000a68,ab465a4e8e899d53,e8e57a4b8e54bdca,ad9a56e5ab94dff1
object,e99abdcb0000010f,69f12ce62b4ff3b6,e8e57a4b8e54bdca,1528da13756e64a0
object,c85548d700000003,2d5d9049fe0f3278,2a25fdbc05c1b5c9,9710ff2e501a8393
object,e99abdcb00000ef0,2743a28560d0803c,373dde6de02c35c4,456bb452f9e635cd
object,cef8a36c0000000e,4e2842a4cb5bbbe5,8408f02a0663011c,dfbfcfc5fe62e6ad
object,049dca9300001924,5b6c50d7e3278a6e,a3ad7d27510b9114,b5a73a035d645468
object,be0289a700000022,4d48c8c9ed3f2dde,1cd068af4fa3f476,16b31b69f49695c8
object,e99abdcb0000042a,ea83f247f10747ab,0d05cd09211d8058,d0b73499569688c2
object,9600753f0000391f,2f9804bcbd6567ac,24ea393da01e06d1,baccfc382f69e287
object,345721320000a1ef,6a6e9c35b4a27caa,5577be406c93de28,6a6e9c35b4a27caa
object,e820262800001237,f1cef32635f74f14,1f0624582371099d,77016ac3e472ebd1
object,035f6007000005aa,f942ae8754bce563,e0d16fb99c471ccd,a99c099d781ff0d7
object,e99abdcb00001a96,5495e776760da4f2,90567521f9567c95,19dfe777a5fa172c
object,e99abdcb00000854,6d5487b96ead7000,e454aacbf7124e77,285e240e4e7d7842
object,e99abdcb0000049f,c9c632e69a80957d,90567521f9567c95,5216df372a2efe01
object,9600753f000091da,9cf5eb43fefa60f6,bdfca0016ed48e66,fa5bbe6b9bc94971
object,345721320000540d,79abcd77def96fab,49b40c4da1cf2b0b,79abcd77def96fab
object,9600753f00000080,a619ddd04b095c62,0ec8cd23dfbbba9b,34d4748f4c8619b7
object,e99abdcb000014a8,9445385e428437e6,99eb57391cb11f1a,abfcb96655642d96
object,9600753f000013ab,e5b961d4fd983ba1,b619abe687d44cda,bfc9929110f018f4
object,9600753f00003b70,b41d5db6dda5ecc5,06fafffed3b88195,8488c8fb179b23ac
object,9600753f00002194,e87e9a4f34c4502a,e5d6bd193ff5a979,a518b2e2963d33c6
object,9600753f00002f6b,5177f04f15bd89dd,d82784bff86fbecc,bc6cae2340666667
object,9600753f00009d17,95512e0892d87ec6,111e51a7962ea29e,3550923f67e0d0ec
object,9600753f0000318d,4a91c203cbd3e0d6,2a7115e1339c5c3c,adea9febb5816dcd
object,9600753f00002275,85556a1e3109f66a,d10112c4818c9c2c,3cbf99d0523e2500
object,9600753f0000833b,b168861566cdd3d6,47d6c65096265712,dc4160d1da896255
object,34572132000018ca,3171eb007d1ced8b,16014ebbc2813370,3171eb007d1ced8b
object,3457213200005edc,b3169e17d0487a52,db5b0a9862ec0b1e,b3169e17d0487a52
object,34572132000049b8,2932f58451727e87,878cf6038edcbb77,2932f58451727e87
object,345721320000059c,d7041f347694b8ce,a248ee907721df59,d7041f347694b8ce
object,34572132000065f9,d10217807b24d587,a05fe2392fb70e6a,d10217807b24d587
object,345721320000985b,bb280df57df50e21,303726eb8dee7334,bb280df57df50e21
object,3457213200003e8f,76cdbd1a21834cf2,bd897dd213f8b818,76cdbd1a21834cf2
object,345721320000623c,c09e6a64d7ea05c9,0591aae58f856c68,c09e6a64d7ea05c9
object,9600753f0000845a,86568e71a27ceb41,b224d6f21fdee0e9,5920687f6339739a
object,34572132000072ea,6f467fc3ace49b88,ae06b5cb1188b551,6f467fc3ace49b88
object,9600753f000020cc,dab90d4735451fee,ea25451611a1393e,d2418a087d2a5c49
object,34572132000055aa,448dff5fb6ee25ef,3d247b5ddf2af9d0,448dff5fb6ee25ef
object,3457213200006a71,a449d9c7a10c3d90,4eef002f5c856c51,a449d9c7a10c3d90
object,3457213200002294,0223e21a21617be0,6b8403ece957e9c8,0223e21a21617be0
object,3457213200003c2a,2de5097d2775c5b8,e3ea62dd211a1d6a,2de5097d2775c5b8
object,9600753f00008c7c,c2bae712eee21724,f58442edab086681,91a1c5086804bddd
object,34572132000001e3,2f7e315184ab583e,cd78b512fbdb7a55,2f7e315184ab583e
object,9600753f00008027,04d11f73b282b7a9,95b30c468444e359,af00c8c8ebd915ba
object,9600753f0000567a,7a5dccd402b99790,3f22a930e9f714a7,3bbf84b2bd8c3445
object,3457213200009fd6,1258f23c81873655,f52fd68fd2c3339c,1258f23c81873655
object,34572132000097a4,4915c5ff9e33f51e,ebe7687e30102961,4915c5ff9e33f51e
object,9600753f0000a80a,f260808799f48117,3f22a930e9f714a7,1d51a5c53fae92fe
object,34572132000017ad,a0cb3a6181cf472c,abd205c1e6bab07a,a0cb3a6181cf472c
object,9600753f00002176,b9f4b09f7600e610,905289559f41da25,46e5bde3831d5bdd
object,9600753f000011ae,704eaae9898200b7,d884fa9e84ab3ebf,e9f448bb76e45cfd
object,3457213200004c22,61a182a685eacee0,094c28818b5486de,61a182a685eacee0
object,34572132000065c0,ac27f839f2da8b8e,6ce8718f4ecc1e3b,ac27f839f2da8b8e
object,9600753f00007fde,3705e511916cc70e,e54d1c62d7dcb268,01ac2752b3332a0e
object,9600753f000063a7,6d3946df94a8e318,1e0b6f4c878ab216,230126e150aa57a8
object,345721320000acc6,e9a2fbcdfa9df7d6,86bfc507c1263b04,e9a2fbcdfa9df7d6
object,9600753f00005342,af025d5360715717,4254a05aa41cfab6,da29bcbc9853ce90
object,345721320000a396,afbf3aef2e26c81f,f2632356c02bc2b7,afbf3aef2e26c81f
object,9600753f000004a2,f2dcea1900b72453,b4eae07abb900cb5,68ff0a655344658b
object,345721320000317a,0cb973d249d43224,5284890bf52078a0,0cb973d249d43224
object,3457213200004c48,5b954e371ba492f6,50f001aa038f9973,5b954e371ba492f6
object,9600753f0000b5e8,97fe455fd2ee0f70,80fca268262f8875,5d3d40efcfeb99f7
object,9600753f00009b74,80f2c56ebb6b39ec,8c957787fc320e1a,16102db50b1094a7
object,9600753f00001af6,c3599afbad939c25,372ef7c9d3529a11,f6440496c2cb477f
object,e8202628000006d7,11d57825e1665cdc,26c33b6e7b568a3f,5176e997163afca9
object,e820262800001115,1ac39fe4069a7d3f,2b3f3d461263e352,bb6b298b729b9b5f
object,9600753f00004dc9,cd0aefb9ea60dac4,1229c5bb9dda68e2,2e93d80f28fcfc2d
object,9600753f0000b2ac,ca5541cc929a5bd4,bdfca0016ed48e66,62c4362c0d94fa53
object,34572132000006a7,ff40a7ad8db1db63,49b40c4da1cf2b0b,ff40a7ad8db1db63
object,e820262800000460,3e5bf2eda8122e83,2b3f3d461263e352,f3ba2f0591acc624
object,3457213200002fa7,a695a9da34d67f02,02e99c830dd2cc66,a695a9da34d67f02
object,9600753f00005ab3,998a8ac129e4d9ac,60469815a0648862,f083ea21c55e8848
object,9600753f0000ac38,c7bdbfc650aa9d41,0792c9f5f064db1e,cbd3f552d5dd5855
object,e99abdcb000008b4,e3b8ea769ba177e8,52b35a83f18c58d6,c3f0cbed0268ac55
object,9600753f00007f28,5d4cfe098d74e3ae,981354196fdf7d6b,81100b701bc09d89
object,3457213200009080,4887d8ffde1b19fc,67c80a5ca7bbb9d5,4887d8ffde1b19fc
object,9600753f00002229,de5d87f5e55cb980,d2186618213c3e1e,74bd6fb89e447abe
object,9600753f0000b282,cbf535fc8d874983,0ba15fa79691a8bf,61a228de99728ec4
object,34572132000080ae,1cf6340c30353efc,8e83751a9bf22171,1cf6340c30353efc
object,f9dd9a3b00000021,3a3a305e2366f121,15632bc53a00248c,9b5f570cf10fc200
object,7a7a97d900000031,9985eb77cee38132,55a7d1a7a3316b32,d9848f7df74f89a9
object,e99abdcb0000144f,7812553b1947c737,219f5e7e03008896,c18bf353bc653683
object,975c17ba00000001,5717b100e65208bb,d770cf987cfd778b,6c88a266be823d2d
object,e99abdcb000004e8,f58fd5a46ca2caf2,57414a488b3ead25,ff9a7c6ad2be4fbb
object,e99abdcb0000157f,c8e3c7bc8cd7cc90,d0d128d7e3dc850c,c87ceeaf457e366a
object,e99abdcb00001693,3976fcaf21536219,e8e57a4b8e54bdca,c52fc410f482466d
object,a8b3adcd0000044f,645d71e9135c073f,68eeed4583f73f0c,503c4abb9d8f693c
object,1561566100000002,691502dd38b38f40,0a55fe5132816571,5f8da2cb5b70716c
object,7b9049ed00000001,41bdbfb8b4eeb8fb,fab56e109a90b100,445b497b12258c37
object,0f7df01b00000001,1ca56e2fa08ae288,7d1a08b7c9f5ab83,6bccaf939b30e6b2
object,e99abdcb00000bd3,271fd1ab268724d0,232ddf5c4aa1faf8,71c403897f700f7d
object,e99abdcb00000782,fc0060ed3c162bbf,a4eb8b0488eee2cd,63fd6c8bb7c672be
object,e99abdcb00000c59,1055a9b5d10168aa,a4eb8b0488eee2cd,0ca91427b65734b8
object,e99abdcb000000a7,82c331487097373e,e8e57a4b8e54bdca,6067e7faf1c17bbe
object,e99abdcb000015f8,ba356c6f84ec5b10,4bc9b0d84df45ded,9296e443ecc350a6
object,e99abdcb000004f3,73f87b6b2ca08e41,e8e57a4b8e54bdca,b8793e99eb91abf1
object,e99abdcb000017b6,5d72357ab0256cfc,3f41aabe8e36ed45,c9cf58d25e8e30f8
object,049dca9300000980,07d54fae2fff6e16,7fd97d47c95a6b4f,34dcbdc4b8107aff
object,049dca9300000eaa,8dcf833259171efc,4cd38a8b9d5c90e3,de81c9a856b70d13
object,e99abdcb0000110e,38a2720b5f1a577d,fb07da5f9ac560c8,2f30d46266b508aa
object,e99abdcb00000399,550fee69e516c10f,136c70a1ce4725ec,85f564a7508d81be
object,e99abdcb00000bc4,570ad8612ea8bb09,f5df70c4d1e12180,e7dbfbb6f3c08954
object,e99abdcb000016ef,e19aba020c7bd7d8,684f4033f5314f89,0503c7fdd0f8f374
object,cef8a36c00000031,4e2842a4cb5bbbe5,91dfa3e685c0d269,b74447c9d9d3b88c
object,049dca93000005b4,6ec25118f8cce949,44b3ff9a39c4b1ff,6127086b0aa7112e
object,049dca93000011b8,8a24c4b1d6dfe5e5,89e66831aec61918,a3bbdb36e9f3a06c
object,049dca93000015d3,d7e13e6ca97e1145,519494ccefd07eda,43546ab1b64248ca
object,049dca9300000aee,d7f186227f98c2cc,92d31d06f8f2db66,2f8b9d558cf8b82e
object,be0289a70000007c,4d48c8c9ed3f2dde,f136f5100074fa20,6f2c75a587230df3
object,be0289a70000000d,4d48c8c9ed3f2dde,84b6bae3f4dce3bb,99d4321dd6504dd2
object,be0289a70000003d,4d48c8c9ed3f2dde,fc76c55a7e9ca4ff,d03f68f208f7bfc5
object,cef8a36c0000005c,4e2842a4cb5bbbe5,cae5dc467dc014ac,684e4f2ada829978
object,e99abdcb00001580,4370390e663192dc,63b4db795f885cd1,3e14f1d00bd8c12c
object,e99abdcb00000c6f,931ab4967978c0b0,63b4db795f885cd1,4ba779f2454405ff
object,e99abdcb00000397,a68c12f5012cae56,e8e57a4b8e54bdca,301da1bd6a5782c4
object,9600753f0000a291,d9408796f62ec63f,5351ca28b599e499,a4a38547b7f25cbf
object,3457213200002e15,7d14cdd0af489db6,e90007191f8380af,7d14cdd0af489db6
object,e4915f4500000019,77fc837ac9d0d2b9,61d95c5418cc710d,31eeb55ef9504973
object,e99abdcb00000466,1737fcc470353551,e8e57a4b8e54bdca,409386de4b6d6445
object,e99abdcb00000546,b98c17134c85c9b8,b12e556581e363d7,81dae88adc1ccbfd
object,e99abdcb00001272,fc33d6995d39a453,9e9d2cff22956682,301f828c807efb72
object,e99abdcb00001981,c9d129fde7368ea4,e6195e41bf88d8b4,e60e702609652c22
object,e99abdcb00001550,c7e781ba4014ccf6,e8e57a4b8e54bdca,624d522c0f1a4a4e
object,e99abdcb00001423,2a28c53bb16b4023,e8e57a4b8e54bdca,5b8f6023bc5be07d
object,e99abdcb000008ee,082884ee179fa076,e8e57a4b8e54bdca,eab2290e43d6bffd
object,e99abdcb00000330,5194710f41e4d54f,459c0ddf0292cf58,deb768bf70c23f74
object,0a7b2a2600000001,6077ee4e0c476524,8ae4548a27f864ca,0d3ebed9762fd820
object,6caedc2500000001,bc02f5536caedc25,7b36bdf79ee788f6,7e65d82bf68a9078
object,e99abdcb0000121d,6a9513c87eccfc63,f0dc4db0f55e24b3,6c95919d4cb4c6ed
object,1d1782b900000001,1300fea7b5ac647f,1d834474b587f0c4,4c93b72c3d850196
object,e99abdcb00001a4e,b0101847168edb19,d0049b2e744a842f,663d4b65c1d89c90
object,e99abdcb000011f7,cf921342c8c3bb90,f083958417d2fb3f,833ca216542cd53d
object,e99abdcb000014ec,13644c9792d713f0,e8e57a4b8e54bdca,fe40f7ee2f68d448
object,d9d3871100000001,608e27014c3719c1,1cdb8404d095d106,1f1f5af245265808
object,e99abdcb00000e04,a9671ae0819d94d2,fb07da5f9ac560c8,c0badd4ab0554da3
object,e99abdcb00000e60,0497779f6735441c,9e092800ea7d4cb3,57fb7255e2ddece3
object,cef8a36c00000004,4e2842a4cb5bbbe5,5ee6ba6aa8daec94,2a8fd862c2bfef4e
object,049dca93000009c4,58e00d9d03f633bf,c1a02bc90441114d,529d4f8387a0af5f
object,049dca9300000037,eb1103e1454d8239,44b3ff9a39c4b1ff,4500347d930274cd
object,be0289a70000006d,4d48c8c9ed3f2dde,9b80284b698c14bc,518355a453ed01e4
object,be0289a70000007d,4d48c8c9ed3f2dde,fc76c55a7e9ca4ff,71e97731aa6e8870
object,cef8a36c00000033,4e2842a4cb5bbbe5,cae5dc467dc014ac,33b5b08b5ea0d6d2
object,e99abdcb00000985,19f73ca15d2d296c,63b4db795f885cd1,063538de018449b7
object,e99abdcb00000918,800fdd44f42b3991,a921acc5029e868a,99b1ea00a40a5cf7
object,9f0f2f8a00000001,76a3373d9f6e1be5,de38558f546cd030,03c919dc1d7d0977
object,3457213200003da5,396ffe7d9200d021,69fa0ff7082d2f49,396ffe7d9200d021
object,9600753f0000b2b1,01689635eb792fef,53897c5b94318737,be6cbc96ce6594f1
object,9600753f00005c1c,1cd0625bea530516,82e883d25fa7ba1e,5a08b39fcea3d22b
object,3457213200006214,6107d3dc6e0db4bb,1b1a5c3addac8bc4,6107d3dc6e0db4bb
object,9600753f00008e8b,75f0bca650e44a9f,630bfb2b5b60521f,0475bbec2f654689
object,345721320000455e,b5b9d94b6ee61b14,d85d687df7251ac4,b5b9d94b6ee61b14
object,9600753f00000e09,25cdbf6d44bb0ae9,880335e6fd3aa532,4486496eca93245f
object,e99abdcb00000862,51befc2afa15d32a,e8e57a4b8e54bdca,00f2aad787aa5488
object,76259a0000000001,a0ec7bf87bcddd3f,907e7758234deb10,ca36ecbfe2810c74
object,b70124bd00000002,a40d5eb1503ba84e,29507a29443f4bb3,268a5ccfabd74398
object,e99abdcb000016db,1a407dd6f23579b4,f300eefa1e9bdbb1,134c4c3396f3ec63
object,859ea62f00000001,0701ff59001dc838,e77bffdcaa837ec7,9a240f4eb1b6c13f
object,e99abdcb00001039,5468f11f1a2a6d63,2a15545d5941657d,447f3982fabcc67c
object,9600753f0000b787,bbefe8a49317e8d9,80ebc9c796686f4c,88fd0221c4635c56
object,3457213200008ddb,2b9a4998bc357c00,f38be922fbee3fb0,2b9a4998bc357c00
object,c0524a3d00000026,6b31be132bfadb05,c523e1bdf298e0ff,fa390794582ef451
object,e82026280000042b,09f3ed79648ce02b,14cf21962aa4d08f,b769f8921f839c82
object,e99abdcb0000117b,ed027c2acdf3f888,83af41a2c0cccaf4,4f84b4d5a22b1dc5
object,e99abdcb0000131e,149a3ccf9b1e7483,cbb72317af1423b2,759d8cca2a6cf3c6
object,e99abdcb00000cba,2d728c0c5ce2d269,2a9841fd4f6d906a,7b2f0192babac65a
object,1e81491000000001,48edc8ca3fb35cae,6c621e503f92addd,0a9f829fbf1b6f3c
object,e99abdcb00001aa5,d4e9bfbdfe33bb17,026e85a175e37b7b,bf9a5441ab50efb9
object,e99abdcb00000c08,d3aacf574ba38e82,91868eeb42897218,2bcef9ff5c09c3fa
object,f5c6819800000002,33b34bb99f272bcb,23f3d1e7a815f50b,bf78e583fcab76af
object,b88375f300000001,fc33a25faed0abc4,959f0fc02baeed4b,be4a1ea3ee3567d9
object,e99abdcb0000122d,b37703b4982dd387,e1e15476e796c4e0,38b70221a4173b49
object,86d84d0400000001,ed7718e339765a80,833ef3305a022b01,66940ea9fbee8b5a
object,e99abdcb0000123d,6ac0137b7656138f,fb07da5f9ac560c8,c7484f14d0b0427a
object,b7f99d6000000001,dd12269e6a0fc32e,9805747ff4d457da,3ce50b211d76a4c2
object,e99abdcb00000479,8299896286c8619b,56c7d4531f7c7c8e,ee4ab8809f930c8d
object,e99abdcb00001996,6bcc6cecbdbb36bb,8819efd53a528412,6091995f10316414
object,b8530f8100000001,97d3e8dc953ec4c3,30d4b181514c6fd9,0c307d22008b0362
object,975c17ba00000007,6bbfcf293c607440,feba7f4afb636c27,c1e1bfcd261b2bad
object,e99abdcb00000aad,12b5234493df20c0,2c7d3129b026bf18,3602dd69c8939886
object,3457213200000710,7c191fd6943afbfe,d900466b5e1bcf34,7c191fd6943afbfe
object,3457213200003f7b,86d59e5b3dc3d0c6,762feb9db69f8a8a,86d59e5b3dc3d0c6
object,9600753f0000a15d,eeead75d5f39fb4f,6a72eb3a4e366c51,1fc6e27a0fa1bb83
object,9600753f00009d2b,707007affacad71d,6a72eb3a4e366c51,adf408eea010d1df
object,34572132000095fc,6998e2b94b094a84,ffce9f2e128691ef,6998e2b94b094a84
object,3457213200008787,a2450310c0cec5c7,4461ee3004265662,a2450310c0cec5c7
object,9600753f00005586,4c2c0cce7a5e5c64,31025cffb077c92b,3e7140e1b833c7b1
object,9600753f0000838b,eaf93598a3015f49,31025cffb077c92b,80d192a44cb67d92
object,8d393fd500000001,f3c4994fc531aa61,1d77c83ed54c9ea6,46e980520f859c3a
object,e99abdcb00000e34,d602b8d12f2b6648,339e4deb11a744f9,62711eaa687fc320
object,e99abdcb0000106e,a0ff2578ef2f8668,339e4deb11a744f9,36e93d8f0576e545
object,e99abdcb000013d1,c4dfd2ed40c3aa1e,5267e060b4b049d0,1985d2d2c9d9f907
object,e99abdcb00001a5a,98df43050b169f4d,9e7ba97d4911cfac,47e2d3e8b66db028
object,e99abdcb0000001d,006a57b9a13f165e,f04ae193cdc4275f,2e9482ae83fa4ae8
object,049dca9300000f5c,1fa557d5aa879ffa,80c66771c66c0bb8,2ddc03f24265dedb
object,049dca930000127c,f27ed057c8dc629f,7b9a3f47158189c0,fe9412e393b98425
object,e99abdcb0000199a,2c8035041b6249f4,0a0dddd8d1799cee,8a8d45345c9c4b85
object,e99abdcb000016c2,0baabeabbe3fe5ef,74df581dc47add3f,3af9caf8fdea3146
object,e99abdcb00000ed3,1ea7e9c4ac74850d,e38139bd8b55f81c,b2d26fe44cb74f2e
object,e99abdcb000016fe,af835c4b2599af5c,9e7ba97d4911cfac,fe3279100d8c33e5
object,e99abdcb000007cf,77db1e5c3dbaa6f7,f0bc1c28afbf85a8,214a725d2706f888
object,e99abdcb00001108,ad91e07d3ae92ce4,923240828d993220,bd1aa01c870083b9
object,e99abdcb00001146,bd440964bab4f936,52c225507b3a92ca,389af98f09a6d218
object,d099617500000001,bfe31575d0996175,78496190dee520c3,391520784cd47fbe
object,e99abdcb00001592,79e2b842c9d30ac7,1fe4e133ac008d07,86520d2216b13f62
object,3457213200002e9f,4f6bf393f3475414,b034c0e5c3beeed2,4f6bf393f3475414
object,9600753f00009bd9,cee2a41b117d454a,331e673ff47a87f5,f4a3d284ca1d22dd
object,e99abdcb000011d0,16933d7d75eb39c4,f9b049c01b467df7,7bae6589e5bd88f7
object,3457213200002879,bb45fb8f77f1c4aa,f64962a3f887bc2f,bb45fb8f77f1c4aa
object,9600753f00007522,e31ecea2e4f3c163,a2fbe8fd07082866,0b47a7b0e50bcf42
object,e99abdcb0000028b,28db277b6d9af87d,cd90704cc3341a4c,d0c806cfbf443956
object,e99abdcb000017d6,50d4eb99195d9b58,0d05cd09211d8058,aa4c1291a80124f4
object,e99abdcb00001362,be6d715a92cdec20,e8e57a4b8e54bdca,c9a7d2cb820e270c
object,e99abdcb0000005d,d1f7c3e0bd72e5c1,80d1c937f12954f4,07e51986425fe39f
object,e99abdcb0000025a,7a5731ba22fcf531,80d1c937f12954f4,8c30c6c22bde77a9
object,e99abdcb000005f1,da068a30cafa34f0,3ec0e7498edb727b,4a4491c7de626089
object,e99abdcb00000349,ce04120c8a0b7c37,9cce07649d1ad33e,7a26aaee8eb5937e
object,e99abdcb000015b4,963a4cf99ad51569,0de099d4fe680f0f,1b418e48da64cd09
object,e99abdcb00001a51,1ede8afde7c87881,455d0818a2465bdc,704b0bc5a52da52c
object,e99abdcb0000026f,7ebd1489b742f8e3,e8e57a4b8e54bdca,a3de897d97ed660f
object,e99abdcb00001193,da6aaf29cfcd15f3,43138c8f66b15636,522e4b51f5848729
object,9600753f000023f1,ad0294ac5760d6ca,5cf3743cd8efd2d5,95924e9da740d742
object,3457213200007ab4,c1d93c89ea2094ee,7bd698b309c7209f,c1d93c89ea2094ee
object,e8202628000008ba,f1cef32635f74f14,184350a4588de36d,7782f948f4994102
object,035f60070000005f,4491cca7ac756fdb,8bdcf8988c5d26dc,bf742ad981121ea1
object,e99abdcb00000a69,acecebf8726de939,2ecd405f26abac07,c13811ea0673cfb7
object,8afdf4ab00000001,e3247f7b8afdf4ab,7d7792a1f4b8f4f7,0c1317c45f018d41
object,e99abdcb00000cdb,c3ed0e47af11e6d8,f04ae193cdc4275f,bbcbdcb32ce011b4
object,e99abdcb0000075f,e426afa8eea9ad14,391c05804b8a7082,b127ba56dd93bce8
object,9600753f00000783,9d9e10c4a21d90a5,b1c2cb3f91e61e97,6d1743427b149631
object,3457213200007653,411427edba5bb204,d0e28b6d70e8e210,411427edba5bb204
object,c0524a3d0000001c,f87ac79f09c7cf18,bfd9fffd77b25a37,60462a3ad9b84fd5
object,e82026280000117d,6674e39303877362,422a9be07b952b1f,2a2ee56e44573119
object,e99abdcb00000f8d,5f9d5fc270b649ba,eb1d3241eae7d845,cadd58e4b3baf97c
object,9600753f000064a5,5e131d6e5226a087,e8fa7b1261b60aeb,4a561643bd1c5372
object,3457213200001918,ba03b486c3e10454,e4a2d6cfcd0d29e5,ba03b486c3e10454
object,3457213200001ce3,b1f30c40b023250f,21d68c4c02dc3b41,b1f30c40b023250f
object,3457213200001bd3,07ae38cc4ac8b5d7,b15c5dbb8e51de72,07ae38cc4ac8b5d7
object,9600753f00006931,1868e1a1bf0c2598,8b26a8f3ac822c03,a73a388a5615efc9
object,9600753f0000a0bc,a7bcf6d6ca82cbc1,1d3b325708a16b6e,65d1ffc61744fea9
object,e82026280000170b,d1db3099a66f6634,859e75011c00e930,9fe49d14f42009a9
object,e99abdcb00000143,c9c67b13e1c5fca1,2422174ef0abab17,a1437eeb41688f42
object,cef8a36c0000004d,4e2842a4cb5bbbe5,b5be3aa656e21dc9,db2bc7ff8da5524a
object,049dca93000005f3,36944e33100a80f3,a7838c806cffe8ea,9ac1f87254442ab2
object,be0289a70000004a,4d48c8c9ed3f2dde,bb0eaaca817e5cd5,64d1b5997db7da38
object,e99abdcb0000056d,d5755fa1d62e46d3,0b3c8445de0a3fa7,4d9aecb4665076b1
object,3457213200005bb2,761194811ddacc62,af84d05437d776b3,761194811ddacc62
object,9600753f000055d1,938d9bfbc7285e3c,189fa9b63ee68d4f,81421293ce988a5e
object,e99abdcb00000289,df42857a330b02d8,296ed94cf373ff04,6ea66853af8a5359
object,3457213200003492,991b526a6dd06f0e,43638e160a0cca23,991b526a6dd06f0e
object,0facc20b0000001c,c09f3703ccb03f6d,527f733c0f8e4272,733f570cae1c1389
object,e99abdcb00001291,8d55f0cc921a4c92,9a0ff14999b29a87,a9945c3cd0fccda9
object,1b9ab7f400000001,2cab44531b9ab7f4,2124827dfb63b2d6,445f5e58c50b15f9
object,29ef7d4100000014,69df1c6c82385baf,793800db47b35288,012f7ea7048a38eb
object,3457213200009a6b,ea4e710dd7d819cd,45a7fd3ec333075e,ea4e710dd7d819cd
object,e99abdcb00000e56,4ca74dfac09a4c89,68ad2875a23e0053,efd57a3a827fe809
object,e99abdcb000012cf,7da0d2c7935cd098,eabbcb2e469f9ac8,3aafdb87706dc90c
object,e99abdcb000005e2,6d8f8307a9edf5c7,4c7d88d520619de1,835ec414f02c1a59
object,e99abdcb0000160c,35bf700972908e35,60090a084950200e,15e2aee08695bd47
object,e99abdcb00000003,0ab2d967306e5449,627aa137e4be56b7,cf2e515a3d0a3b47
object,e99abdcb00001a40,391afabae2c9c9da,4072eadd670f0dc1,f474d47d6e81d5bb
object,e99abdcb0000040d,a026f5e570cf6c16,f1027a9e2344ce16,32f565f0bf4a3a35
object,345721320000b56a,44d2ea9d8d43596c,2f0df372e38e467b,44d2ea9d8d43596c
object,3457213200004864,8dcf16e54232b780,429a41615f4a5df6,8dcf16e54232b780
object,3457213200001b0a,68f3f72e9704f3a5,073c4ef388e64bc2,68f3f72e9704f3a5
object,3457213200001dca,96832c4d2a64f4b9,1c403b1015772385,96832c4d2a64f4b9
object,3457213200000d92,a48d9bb4d3b8feaf,fc7245d49ef7515a,a48d9bb4d3b8feaf
object,345721320000321e,201e3d1567bfb0c0,cb8e91e2827329b5,201e3d1567bfb0c0
object,3457213200003326,e04dd8d4dc2b88f1,7e051bb5a4a061ef,e04dd8d4dc2b88f1
object,345721320000116c,4c6e5cb73c662edd,9bffe6ddf0e89c51,4c6e5cb73c662edd
object,34572132000061cb,d5ac61db0b5ae5fb,041ee41435406690,d5ac61db0b5ae5fb
object,3457213200006835,bf5b331619aa46e1,bbf2fc514be93d8c,bf5b331619aa46e1
object,3457213200003971,89a0bb482a4c6875,4141c33a6812a4df,89a0bb482a4c6875
object,3457213200001fd4,427589176bcc5213,c3d3c022faa3c794,427589176bcc5213
object,3457213200000787,341b695affd5faf7,446a651763993a14,341b695affd5faf7
object,34572132000079df,7106a67d552d3861,488e1321b28e8cae,7106a67d552d3861
object,34572132000051f9,6cd2c2260b1ac3d0,c1bb6c03d78d4793,6cd2c2260b1ac3d0
object,3457213200004ec9,7c62ff07392e2489,a198c810e3da3e9d,7c62ff07392e2489
object,3457213200007c78,f5f5d3818b6c7f28,545ec9676c73f9a2,f5f5d3818b6c7f28
object,049dca9300000766,00c4cf037f7c1bd6,b347890a1af9c18b,f33194641440afff
object,049dca9300001221,0633922b761cb8a9,7e7ba55a2279f786,06a86e8e6368d2bb
object,049dca9300001894,fa2f3e63315710e8,02721d34a361fd66,bc42bb739e43a826
object,049dca9300000c29,2b6d8ddc7a88b6c4,8cf884aeafe8ccc5,e70e94e40428e224
object,049dca9300000b84,41a37ce57b63d2c2,500378395a0e653d,73cca7c9f3ef979a
object,049dca9300001343,e02c6c4bf96eaf1d,f60ccd225c134146,4420ebe662a0b668
object,049dca9300001853,23549be675dc068b,93dde25e1d30fb14,b3e50bd9981a927b
object,049dca9300000466,2a42d92f5d876664,161990542cd13b30,04c58e9b745523ba
object,049dca9300000ed2,560dcbc29a9215f8,0a5e46e766365c6a,dad28883ca79e777
object,049dca9300001827,f361a2a24fa2befb,e684aa257d1d00f4,128b66afc4f19a5e
object,0facc20b00000040,2abaff5723a44d8b,9a25e8682c3b1ed5,d8576ebb3b52da22
object,5153eb1900000009,85aefc7f515f2f52,14c0e7f12ba98007,ff0a8a4b2f915f35
object,9a28124700000002,f778f268bbd70576,8c7acabab64279ff,9630b28780f008ca
object,e99abdcb0000041b,c03e822f0066623a,1e90c65fcff6750c,e5c6a1428c4d4e5e
object,9600753f00008ed6,22c686cf386299a4,028620c46a95b7a2,d9b7326ae5c36715
object,9600753f00005912,acf0d65f7279685a,190461d46f683c97,fcd8948a02c6f8a4
object,23dd990c00000001,4b27bf5723dd990c,dd668cd3281bae56,6fe70c2485936701
object,e99abdcb00000f87,8b2cdfb01f5e8adc,3a9ff40e1df30903,92636415c37bddd2
object,e99abdcb00000bdf,fbcca5e02c72aacb,2cf479da9046cc62,b32f7d6ab085d897
object,e99abdcb0000166a,7982624bac0799e5,6912aad11fcc5a52,85f9b97ecebe1103
object,cef8a36c0000004c,4e2842a4cb5bbbe5,fa4119dfef0260af,19a21f5faf1c3220
object,049dca9300001aba,80b647bfd932c025,fd6801d8d4b61c3e,eec8ab467ddd5212
object,049dca9300000864,99abe1d3298d597b,4fac060c13407928,3574b4cc4f6480be
object,049dca9300001231,885bd7b9660766db,fb938fca92e26c67,092b6146f27e0405
object,be0289a700000046,4d48c8c9ed3f2dde,638c85511f7ce681,453e55e1bfcd6421
object,be0289a700000055,4d48c8c9ed3f2dde,66510b5a71aa1c83,adb546f46a43f4aa
object,be0289a70000006a,4d48c8c9ed3f2dde,ddcbca7c0705a3c3,541a75962d5a679b
object,e99abdcb00000249,aa5958ddc0f0ebb2,aeb6908f6ed209ef,5cfebd600fba7bba
object,23f1a77e00000001,deb28983cc27a186,9213856e41440e10,51af711cda1d2d7f
object,ea4c87ce00000001,f723d7eb9a7f689f,8507bf3ae1f6dbda,57c9e59dd5b00863
object,9600753f00008e7f,6cecc04698175994,87c957ac14483292,eb36d4397d895a6e
object,e99abdcb000010f1,8f6826aa5d4f37e6,63b4db795f885cd1,740a8c984d8956bb
object,e99abdcb00001297,3ca06d18eab3c2df,3ce7f5fe2af5e29e,6cbec9f5c09a3aa0
object,e99abdcb000014f7,cd8a78f2614f8308,3ce7f5fe2af5e29e,44031877d29f09b8
object,e99abdcb0000073f,d93310ffe244a6d9,de292bad0befaca6,f74b840f046f9deb
object,e99abdcb000006ce,1ab9dc3b892f6eee,9bd25efa46e2f802,aaf8a2a6abf8b13d
object,e99abdcb00001aa1,5fab54ff566c219a,e8e57a4b8e54bdca,69aa5b6af9de2855
object,e99abdcb0000156b,ae68907040bb7f52,f4151b2b7eb7ee0f,18a5eaebf1d4b4ae
object,e99abdcb00001213,ed159c2ca121a993,dedd9df6f054fee4,605255fb6ea7969a
object,035f60070000065d,7905cf70600be252,a585c6fd8f1cc68c,a8658013f7151f8d
object,e99abdcb00001328,2810d21406ed7040,4e0e720f89629940,2dd2ef1d7a10e09b
object,e99abdcb00001785,68e8e14fd65a7896,d6413cd000c58e22,fdcea40a5f55a0a5
object,e99abdcb00001074,f0d10920b2bb8d8a,7cc4bff06f6081fc,e2bf3333b4f8f80c
object,e99abdcb00000092,db2ea40508cbaac2,be90c02bac1868b5,68ebb8f748078b81
object,e99abdcb00000ea1,1319c6e7ee86b2ce,ffe41065508335e7,615359b4ee8bfac6
object,e99abdcb0000050f,4d12e2f16bcf04b6,d7f46b0eb5fc330d,95c8e5b26228097a
object,049dca9300001608,900d144c4ba0bdd1,93fd4ea4b9f34b69,21c6932099a2be14
object,049dca93000014b4,70465550022bffa3,ae7df16965b68871,b8c0893dc687497f
object,049dca9300001558,cc1425d1cc872100,146150c50a4522b8,678532268b2db91b
object,be0289a700000073,4d48c8c9ed3f2dde,613958ab8264f833,3c4fbad522aa00b1
object,be0289a70000002f,4d48c8c9ed3f2dde,84c9dde11f1199de,a81087de19c551e0
object,be0289a700000076,4d48c8c9ed3f2dde,6de97b70a567b54c,6e3b37af9d66cde1
object,e99abdcb00000adb,b9e330e2a86d6c60,e8e57a4b8e54bdca,e5e760fc002630ec
object,e99abdcb00000104,2cc70288f7ebd575,e8e57a4b8e54bdca,7afc8c3af301c6cf
object,e99abdcb000015d5,da3f2c20ecf3a253,e8e57a4b8e54bdca,e619c5e27cd0b4c9
object,e99abdcb00000bfb,2044abe6e7f1e00a,8de9c54bd883e84e,a84406535bacdec6
object,e99abdcb00001542,909ed1c3015d8835,e1916440f86238c6,24f7addc2f52ff86
object,e99abdcb00001ada,e69678639f65e0f8,f1c6f3111a4f37be,0eff3ba82191c5e9
object,cef8a36c0000001d,4e2842a4cb5bbbe5,7837873274b6a79c,031f6ea1fb12f285
object,049dca93000017b3,a2970ccc429e34d0,4ce1ea5a2f318c2a,31b95e66d84162b4
object,049dca93000003a5,18fdf5f19a1966ba,ecd6d146e0281759,2e07d6b8c16755bf
object,049dca9300001263,acb8618a9c3313c8,75eabd6db1bf7de0,59206157b8297d54
object,049dca93000019b7,a8974ce3e6e21cc7,f60ccd225c134146,66141045a35cb1c5
object,be0289a70000003f,4d48c8c9ed3f2dde,98db715bb70511fa,c6844523942b5a9c
object,be0289a700000058,4d48c8c9ed3f2dde,f3e9b1f106db5a25,2562fce482bfd187
object,be0289a700000061,4d48c8c9ed3f2dde,6f8b24b77d5f1eac,0dbef4d987c8c857
object,e99abdcb00000087,1f889e0ced8d2863,792925a4fb45ca9e,893e94dbcea494ca
object,34572132000001ba,c21ea6f0a527b08d,661b64b064b349fb,c21ea6f0a527b08d
object,3457213200005011,78da35a3c8591ed6,dc8d8cecb5cda7e7,78da35a3c8591ed6
object,345721320000b4ac,0a416da172832f05,da25d619a38c7aa3,0a416da172832f05
object,6478fc5e00000001,0312714b6478fc5e,d5b7ef03d167bfbd,3d605869bb174815
object,e99abdcb00000c9d,b3622be3185aeb36,030fc1cb1261c085,139d4f4eab916ebd
object,5aab050500000001,248a7a965aab0505,3b237cef26893c11,0d158ccf4bf89542
object,e99abdcb0000174f,a56aa310abdf39f6,10b673295a6c7cb2,8c1a9ce8eb70f27b
object,9600753f00009e6a,9e1c6ab17eecdbf5,8eb0762705c2e708,c8b757e7331c9e1d
object,9600753f000038a1,52c3bf88e783bd8b,35216c6a51476fa5,616c5f6d30a3525a
object,9600753f00006ec3,ba465cb8183bb5ff,fd0732ac4c5e58bf,477c8febbf5ea1ab
object,3457213200001dff,435e75b57310b024,3b5ade3cd4c20940,435e75b57310b024
object,3457213200000e14,27fce922b95de6b6,cc9e6c2257839188,27fce922b95de6b6
object,3457213200002133,b9e9944a3ce638fd,5bba1c244c05d9f1,b9e9944a3ce638fd
object,34572132000071af,7d7884b6360284b8,7da30660b6983865,7d7884b6360284b8
object,34572132000027cb,6d2956dde386fa61,9c0900d7252123ab,6d2956dde386fa61
object,3457213200008a78,673749b3256111c4,567cf8209e563cdb,673749b3256111c4
object,9600753f000044c2,a109d63dfbb61021,753e5b718369a375,d784d3bbb7753d8f
object,3457213200003731,b4d63ef212ca644e,05a2c519e7e455ec,b4d63ef212ca644e
object,9600753f00008dc8,dd532ec624e326f6,3f8b74995d41c63a,e3066bf3478a4ab4
object,9600753f00000810,6764ae951b0e35b4,c754da3561bce964,73a73c49baad1f81
object,9600753f00008443,301afd46ed538647,9cade76f55c163d2,7ad35458aa16d31a
object,e820262800000802,04235069c5a11ceb,6a1badd3af9bf5d7,c206fcc7dd244270
object,e820262800001005,f36eaef5968cbac6,5e7ff0cbfad32fcd,ad810f160cef8394
object,e82026280000181e,fe13e36d801101a4,72d2b98a38da34ff,93f7a7d4c23130e7
object,e99abdcb00000e8d,b6681dc63f247883,219f5e7e03008896,5cf62c8108d71db3
object,e99abdcb00000f6b,70adbef3eef2d43a,219f5e7e03008896,85653d4510079b0f
object,e99abdcb00001a46,88b79dbd91f52c40,de292bad0befaca6,df300d80300b4e50
object,e99abdcb00001ad4,85acf2e55ba4cec4,de292bad0befaca6,bbf554d30431911f
object,9600753f00009f24,c2ed20136ce5c8e0,d9fcd0d1b450a67d,07178d7b4a0582d3
object,3457213200001f6b,55d0e62d32349aff,b8548b656f3d78c9,55d0e62d32349aff
object,e820262800000436,c1f30bfd985e42e9,72d2b98a38da34ff,06344fd102b13d13
object,9600753f0000b779,cf295cda87e32a85,d9fcd0d1b450a67d,ac6f99205a1eb684
object,345721320000a823,a61f06d1f27c410c,b8548b656f3d78c9,a61f06d1f27c410c
object,e820262800000045,533cb66bfe26b499,72d2b98a38da34ff,42e1a73efc0eaeb1
object,14aaa3e50000000a,13f493e80862fcbc,dd2bf30f62af98c4,b82a1efd95d8211d
object,e99abdcb000001f9,f18956d41cc6d1af,1a5fc9c7a8a0bee9,5e673e557cf2a0cd
object,94b431c800000001,509a14ba94b431c8,dca9875237cb7377,0318b5867c9937f3
object,6052431600000016,18bbb4e437af5070,d10e6efe68b132e3,753f5ba26d17f918
object,6052431600000006,db1e09ab7d3537d4,d10e6efe68b132e3,e8aa707285e63111
object,605243160000001c,30c5bee680702084,e7c901cb28263690,f314e6da2b092b55
object,10eff9ed00000095,cf25690c9caaec96,becd8c5f3b6f44f5,a6633743da8a3106
object,e99abdcb0000004a,a60eec064d86d35f,b4bf82984a3a527d,bab27ed88b95c386
object,345721320000b625,5ca4d6456d253792,6b5ea55a840f5ded,5ca4d6456d253792
object,48d034a200000004,8ad48a78fe182779,7bc3880a2aaafb36,4937dd2bda22cd53
object,e99abdcb0000148e,89752689dabe123f,7a6b4a6f0b03e300,787ae014c25a9dfc
object,e99abdcb000003cb,1ae54dcbfe64f2e7,7a6b4a6f0b03e300,54e6cba025eb0d3f
object,e99abdcb000014b4,c401e7ef36c26bea,587614440baef7a0,aea56fba5da3a842
object,e99abdcb000000ae,d3a0b46e621662b5,e8e57a4b8e54bdca,f15d2b907f2d408a
object,e99abdcb000017a4,677edb51cfd07d68,107951779aa0920b,fa6f58de66c417e6
object,e77a4f5a00000001,2677c98be77a4f5a,45292decf1ff7078,f71c04a774439349
object,e99abdcb00001a2e,a69f368a43ba1287,a1ef8bbc6ecf07ea,2aa0da0d3d6ff994
object,4768521700000001,4321290647685217,efdedfaab8878953,e6790fcfd395059e
object,9600753f00009e36,13b1e2d794d1d74b,add472eaf6f92b47,9dae84cbeff4a104
object,e99abdcb000016c5,680ec596adefe083,ef52c77c42e7bc18,670e033d4b0e8139
object,53d2afaf00000001,6313fc7853d2afaf,cc3cad50d3b18349,a2423b1ac09fdcdd
object,e99abdcb000013cd,07c6909a697d02d0,56b6ba62c5e5867c,c59dcd49442b0127
object,ee80b14e00000001,dd87aa1bee80b14e,ed7fbbd54891c74c,acae0cead35bcdea
object,e99abdcb0000048e,d70b77e4fe55c23c,52b467d06586a174,943e2a6732915d9a
object,9600753f00001981,204d59609e0246df,add472eaf6f92b47,530f05822b08a239
object,e99abdcb0000100e,a561bf5597db1285,7b1a5f8038af5bea,2439763814487687
object,10eff9ed00000020,e3ffc44ade1a61f0,83cf18bde45d6707,3ae71b00ff7b479b
object,9600753f00006d64,146d780c4428dd88,4d1777554f5dfbf9,84e7f9a0b4ffaefa
object,10eff9ed0000003d,1d3d919af2fa1f77,26dc6e9d47ff7097,b1e50cfec8d16ad7
object,14aaa3e500000003,90c5facb608f733f,07a9d0d45d003af2,927f20fc2cef416a
object,e99abdcb000001f2,02678a46665eb812,464561963728015e,8f44f6a5a91ad46a
object,34572132000053ed,32fb0f8c24e01dfb,8e3b07ca5bc32ad5,32fb0f8c24e01dfb
object,345721320000b891,66b7bcec0b60ee95,9b2bbe350f430e35,66b7bcec0b60ee95
object,10eff9ed00000045,7408e1dc63a239a2,3a1370a468f2170d,ddc37cb36d487bd8
object,10eff9ed000000a1,503819b2d257e6d6,7bf0541eb8bc2dc0,3737d018ec1e689a
object,129abe0a00000001,12f916621e12612a,99b4713501ea8123,989dffe886966df5
object,129abe0a00000006,90fbc52780cdef40,0bc19ffd66f63b7c,e33cb08f7430e8cb
object,129abe0a0000000a,f216fb76a350eede,99b4713501ea8123,dd20b5f5550f2b30
object,4a04854200000001,03be6c754a048542,e048e55e19db9ecd,1cdd4cbe7b9351d7
object,9600753f00001e50,26f220703adefd98,06697c128f4833d9,cc37e0a78567b09f
object,9600753f0000afa3,88694f3e11b0190d,06697c128f4833d9,58469a10b5055705
object,9600753f00007466,a21593f5774c80fa,06697c128f4833d9,01c8f04a60a91900
object,10eff9ed00000097,4fc4cf393592db1f,73c48f47be98747f,016bb788b7ea501a
object,e99abdcb000011da,b425c127a4fe22c9,15613feae22696c2,c8c6e3ad3295f278
object,e99abdcb00000e6a,c6ba9f73b2ab95f5,e8e57a4b8e54bdca,61314671dfc8371c
object,e99abdcb00001778,68bef33ed1540c4d,e8e57a4b8e54bdca,2a279dfaa15e8ef0
object,e99abdcb00001718,2eb3f76f05683385,e8e57a4b8e54bdca,4d29efb41957af38
object,9600753f0000ac7f,99f4915948dd9f6c,1f8871e25c6950b0,0bbb9cf97645e609
object,9600753f0000798c,3d65940f3c4e4deb,f59c80bba9203d5d,645100ff579153d6
object,e99abdcb00001484,0b5a59966e76bcad,fa1d706ddc05194e,2b5845d8c04f4827
object,3457213200003539,ec7d1a22ce617e53,c28bc4072fd28a10,ec7d1a22ce617e53
object,345721320000958f,d7288acda49ea931,21b3aa2331859ebf,d7288acda49ea931
object,3457213200006fae,6d8e233e0d5cdf15,2ef0827c04ebfc43,6d8e233e0d5cdf15
object,e99abdcb00001a97,b76ff76a7f412227,98769e072e3b4ada,8829b0de5371530a
object,3457213200005405,bb83807fbb270c3d,612b974db94d4ab9,bb83807fbb270c3d
object,9600753f000031e7,5157623987eace32,1d4db48e2bb825e2,b2f0d54c57eb3aa8
object,9600753f00002034,208388ebb056e0ac,2eee931765b12067,b5ddfc11a12707d7
object,cb979cbb000001b7,c97318ddc0e06752,ba0d2b71bbeca2c9,70646e04077de3ad
object,871a5faa000004bd,382ce54508f55fe8,7d90b108cdbb25ca,9edf60e4b20ad6c8
object,9600753f00009bb9,b22dbb58d9592164,97aa099b7585be00,04b66862a57e3277
object,9600753f000096ca,77557f13ae36db78,d91cbc3351aa7caa,01394f687382e9ee
object,e99abdcb00000dc4,6fedac777662ca05,98769e072e3b4ada,0ca2d6fc99a119c4
object,3457213200005d53,f4b28ebb7856e59c,9f9b06ad829727b2,f4b28ebb7856e59c
object,9600753f0000a067,1661291a29001004,d91cbc3351aa7caa,3d3f36d7c6f656d2
object,e99abdcb00001333,54918e05aeaf566c,14f0fd628ccc724f,f5adcd6be16cf6d9
object,48d034a200000003,68eaa1ed07491a67,7bc3880a2aaafb36,68469967a2e6c206
object,10eff9ed00000019,321c296285f49cd8,6ab13dbe097f0f0d,ba3f2f0a7fbd2310
object,9600753f00006ce3,5157623987eace32,704e9e3e197da792,e2b00510eb5f50a0
object,10eff9ed00000065,826b23f90c1257d1,70482a618bbf8201,73ba9f0fb8b1ccb9
object,fd715cc700000002,7b255199e2915784,a4acdb94eef74604,125c70ff942e25a7
object,fd715cc700000001,a88ec7909a3a531d,e94a38351aa2a9e8,1742a288306ea98b
object,9579caa200000014,5cc05d2a0ca1efeb,fc2ab26012c6e52f,5f9127df3036c983
object,9600753f00004a7b,d407efa16943b87c,e95be4cd0aab85d8,504b604788927550
object,9600753f000069ea,bb9506d7ab9b3b39,19cb47701fc05daf,be39ebbfa1d04de8
object,9600753f00006fec,d63627986281e980,098d28b51c4a5c1e,c5c5ce56438b9fbe
object,e99abdcb000003d4,ee5efc4a13120370,2da15d90b5b2055b,7d7c9ce6681e1e4e
object,ec79fa6700000001,da7ae2e916434c37,6b3bc1ceb31a92ea,9dc28da8f78220cc
object,e99abdcb000007b4,69d03a1eac52a931,8f744ab4eafa30fe,a82bdbb8aa9dd289
object,6c100d0300000001,c05bd0ce6c100d03,ccc7b87fb7dce7a1,057e2f54b82cf63e
object,e99abdcb00000a1a,4fbea56be2ae5217,38ad5b3639470fba,39caf7927878b018
object,cad60dd700000001,746df461cad60dd7,18fcdacea2a11282,2ef53b65224f8fff
object,3457213200009d21,028b9f1df7f0ac83,1897ef967fdb1a98,028b9f1df7f0ac83
object,10eff9ed0000002a,6be0555eebc654ca,becd8c5f3b6f44f5,7224a314a0495e29
object,9600753f000027ec,a63b405ce6f45b43,add472eaf6f92b47,28592cedb521f59b
object,9600753f0000aee1,0a1671291631becd,add472eaf6f92b47,c31297ec573097a3
object,e99abdcb00000e88,4551fdef7e764586,1715c5af49fd7a15,bb776a4da859892f
object,e99abdcb00000656,c699e7308e23f459,fde5c27f7ffab69a,742cdc7e78faf79a
object,14aaa3e500000007,2817d174552d0c78,07a9d0d45d003af2,2238a5c6215d1c3f
object,129abe0a00000003,902f5cc488efac15,a53927c683313e46,86b17b03e4b5cdbe
object,9600753f00001912,a5ccf00425072fea,06697c128f4833d9,b7f4cdfac3865088
object,345721320000297b,625ea02a02ae00a3,aa3bf189bfb1c756,625ea02a02ae00a3
object,9600753f00007582,2fee528ada9cb0ff,4b584b185b996123,d27c7a1e9b079ec7
object,3457213200009446,3a732eb08cebc6f7,4675eaa520877d89,3a732eb08cebc6f7
object,9600753f000086cf,14a106e4a1e79222,53897c5b94318737,60cb3cb90e194e6d
object,cb979cbb00000108,a6aea2f574b5eb54,353d4776518b3c09,eb877001794a51d8
object,871a5faa00000083,88dd4adf3f7ac690,0598fcc0be293858,a755d7ec4242e1c6
object,e99abdcb0000146c,5df35233ea96d9e3,cad8e7aa7d1592e4,84790ff2111cb497
object,e99abdcb0000055d,c28800cd4466d03b,de7402624425ba84,d46738410b5fafef
object,e99abdcb00001789,9bd78c1e05f94140,de7402624425ba84,1ef76c3b637a4dec
object,e99abdcb00000b17,82cad69e7b8f8f82,50c384224f6f2f59,80f28ba5128ab174
object,e99abdcb00000b27,0c570d33dc824675,dbcbc5057c0a08fc,a1d1516facd9efd2
object,3457213200004054,30e36a249890cec1,8ce824d7127c73ac,30e36a249890cec1
object,9600753f000049e5,ab0704756679edb0,9316377ff2acccdc,c26248bdcbd78bc9
object,e99abdcb00000748,912088bcd37e0071,0a34c968dff07606,e32b1c13607ddcd9
object,10eff9ed00000078,379f353db2d15c6b,3582a8b32ef2468d,dcd642473f18a39d
object,69191ef100000001,f99eb38d1f59d69e,f0728fb956d49396,34a8e0b06a7dacf8
object,e99abdcb0000193d,a7b3c07c2d1f0259,2c7d3129b026bf18,4aeef1dd408ca08c
object,e99abdcb00000e5c,03f2e949148aa285,15613feae22696c2,5ae79a689ff4bad8
object,e99abdcb00000e11,c493856279557ae8,cbb72317af1423b2,8562870f01a46f87
object,34572132000034f0,8449f3c9e0fd66ff,e1acc449f027205d,8449f3c9e0fd66ff
object,34572132000023a1,00ab65d7aadf5583,7992b4754eb5a836,00ab65d7aadf5583
object,3457213200003d38,149640892d1b5d0a,1c4310643dcdc3e9,149640892d1b5d0a
object,345721320000a6c1,c7d98a0f2e4cbefa,bf7b19126bdb92f9,c7d98a0f2e4cbefa
object,3457213200006a39,70e2bbe28fc7353c,bb14f3b0660407b8,70e2bbe28fc7353c
object,34572132000034f5,c0a4cd02f2b8c777,0c55ac438337191b,c0a4cd02f2b8c777
object,3457213200005cc3,e9db8c9e6374ff95,d66f5cdc394e3a13,e9db8c9e6374ff95
object,345721320000173f,1697857fdc80ea0b,7910cd7ad54d055c,1697857fdc80ea0b
object,345721320000a0d0,fc942a8bff5f68f8,30c70ed8e96a2f25,fc942a8bff5f68f8
object,345721320000143d,4deb3920be1e17d0,0954a277ecca05fe,4deb3920be1e17d0
object,345721320000a356,b95ec9ba36ce49fa,08aa5744783396d9,b95ec9ba36ce49fa
object,3457213200004aa0,1c7776db6a023c0b,788c3881aeebf0ad,1c7776db6a023c0b
object,3457213200003bbe,c2c17253a72132ed,f2ee4474c3c71811,c2c17253a72132ed
object,e99abdcb00000446,366c5f54cd77bc39,27111891e91965ea,aabe09558888a977
object,e99abdcb000004ef,8b65e4d788a20570,e4e37d1ffe78f1bf,ea939c638e011352
object,e99abdcb00000c14,db2e4c9dc2ce2b93,27111891e91965ea,75af5b0002a064f4
object,3457213200000fef,c76ab5d4c3cd6466,48c5996fd6a8b0be,c76ab5d4c3cd6466
object,e99abdcb00000337,7740203caa8354aa,cbb72317af1423b2,54ad892d6625c1b9
object,e99abdcb00000a10,e97fc9b4f00be929,cbb72317af1423b2,fce1a5722e195987
object,9600753f000030b0,588d5a30a6a74967,0bbff3003c983966,f518c20181d0f3e6
object,9600753f00007005,02da460ad65fdca2,0bbff3003c983966,90af160b344ff19f
object,9600753f00000ce8,464cfad4d273f16f,0bbff3003c983966,effe5641b0008f4f
object,9600753f00002248,cc5889b5286bcf27,0bbff3003c983966,4ea384faecf3f426
object,9600753f0000178c,55e29d3416a77b57,0bbff3003c983966,9576e9f80af27047
object,9600753f00005976,b7b2068eb900d881,0bbff3003c983966,deb6f1d7c8747a1b
object,9600753f000057d5,37bbb8f40e997424,0bbff3003c983966,fd9811409fa293b3
object,9600753f00000b9a,97087587a59e4f9c,0bbff3003c983966,0210daa36e58b8ab
object,9600753f0000960e,6855b1efecf7735c,d12ab40e527a1581,0717bb4817f4c746
object,3457213200008908,21855b01b61bd0dc,02562700aeb5faf8,21855b01b61bd0dc
object,9600753f0000abad,8e7450e81f056cae,c0543c17e3a7388d,e24f0b7009f9b6fe
object,9600753f00007a2a,d4c02397cb95b94f,0bbff3003c983966,095557ded79fa3d1
object,9600753f00009771,8d1ed07c5b6692ce,c0543c17e3a7388d,692673b068938702
object,9600753f0000848d,7b5f579596d48112,c0543c17e3a7388d,f5805814f994b43a
object,9600753f00004e55,23efba1a47f350ee,c0543c17e3a7388d,ec1ba38459c08956
object,9600753f0000873f,6c5936f29f692ed0,c0543c17e3a7388d,954b42e1d2c6e741
object,e99abdcb000001b5,4ff3f535fbe59673,c4d4a75d980c202f,1c65ffe4c27b3eb0
object,e99abdcb00001aaa,d6d59e5f10a855d4,4b6b128cbf05d33a,7f4aab768f0e63c9
object,3457213200005bd2,a94e37b0cc52bb05,e8e68be0cac00e98,a94e37b0cc52bb05
object,345721320000a373,abfe4b3d702b8efc,52782671616ad5cd,abfe4b3d702b8efc
object,9600753f0000852d,ef6f76ae59860fe9,23565dda5c1ff8aa,9a1fa947ce4190bc
object,9600753f00009a75,db6e352887f024de,23565dda5c1ff8aa,223d737a201ad905
object,3457213200000c4e,f775de26d17de001,9604de0e491e6451,f775de26d17de001
object,34572132000082e2,d0faacfe33e7731f,6b195e793aada114,d0faacfe33e7731f
object,34572132000084cd,7e54d825e5b55348,b568678facf99784,7e54d825e5b55348
object,9600753f0000b8ea,414c511ba71570f2,880335e6fd3aa532,43965f61f2a78e0c
object,9600753f0000a7b0,c9113432fcab9a9e,1d4db48e2bb825e2,d36cb19334244d67
object,9600753f00006a29,c7586ae89c76c410,880335e6fd3aa532,dc4b0e8c513818e4
object,3457213200003270,6445ffc651200af0,cbf2beaa1faed45a,6445ffc651200af0
object,cb979cbb000001ed,929b167971d4247e,bf9355df51ef9597,08df8d2a8ad8c9b3
object,9600753f00004efc,13b1e2d794d1d74b,1734b5428a6b1a1f,4f8953fd56de1316
object,871a5faa00000460,3f2092f4f55c97e6,a399bf5edb2a6e49,940784cb8209019d
object,3457213200007084,9620ff69c73927d5,cbf2beaa1faed45a,9620ff69c73927d5
object,9600753f00007be9,0a1671291631becd,1734b5428a6b1a1f,723f113a09733901
object,34572132000077f5,1ae3435ba0c13861,cbf2beaa1faed45a,1ae3435ba0c13861
object,9600753f00006eaf,a63b405ce6f45b43,1734b5428a6b1a1f,ce110d3ceb50bfcf
object,3457213200003069,e9a930a35ffbf373,cbf2beaa1faed45a,e9a930a35ffbf373
object,9600753f00001976,204d59609e0246df,1734b5428a6b1a1f,33f112544f28e6a8
object,e99abdcb0000047e,2a34c52a81e95c8c,406ec33906851e3d,7d9cbc42077b768d
object,68a1ef4900000001,6202621268a1ef49,13441efdcf6cd9ae,69e8ba91ab48062b
object,e99abdcb00000903,a64e611be54cc6db,8de9c54bd883e84e,5271e331de0284e6
object,e99abdcb000014ad,10825c88eba3abac,01425fe6e10b0c4f,c0737eda1d0ae28f
object,e99abdcb00001048,9ab9afa24654c321,e8e57a4b8e54bdca,ff7683dfdbc2ff4a
object,34572132000066a7,ee7ac6884abf7cd0,1fa31667aa63e778,ee7ac6884abf7cd0
object,9600753f0000a7dd,ffc0f28dfa640e0b,331e673ff47a87f5,b21d34ee9ac6b4ce
object,345721320000af9f,5f42f0f866f4cfad,c521d8160751d302,5f42f0f866f4cfad
object,9600753f0000677d,c400e4c4fce13f50,a2d511bf1e7ea923,3e57793da1587808
object,2ea91a4200000057,689f56c52cbbe32d,e351f91cb9d0893e,3a1272284ac20663
object,345721320000597c,fe930823e54d8b73,af5a9e089cf94b07,fe930823e54d8b73
object,3457213200008468,7de81c434363084a,825cf21e5a9488b8,7de81c434363084a
object,9600753f000043e7,4c8294b0a979079c,67f9a561a81182dd,e844f3296bba2de3
object,9600753f000014ea,cab452c68eaf3d4c,6afcf69b96a758cb,c7e8dfe4b5275e58
object,e99abdcb000013b9,161620c35bd275e1,8470f905290716a4,912bda4726500f44
object,a07a4e3100000001,a3509a87a07a4e31,f60f55b174ff082b,94305de120803365
object,e99abdcb00000f8f,731a466660ade50c,793d2fb5c9a4d590,01ac8521ec6a14d1
object,34572132000081cf,957c58a072545079,6b92d79d34192937,957c58a072545079
object,3457213200006f09,7bf5ecff56478acf,339844bd05c3521f,7bf5ecff56478acf
object,9600753f00003d59,e0459fd59da643e4,c2d56d601e6c2851,7f074f7038d47734
object,9600753f00001fb9,251fc7f03ecef766,c2d56d601e6c2851,0e5237df69aaf3b9
object,e99abdcb00000186,545b311b33b42d43,b3e066a5f2b2fbbb,ce70a3d674c3bddb
object,700d20e000000001,4b0e1ca725347282,a53eb43bf0e15920,6052b05b94c4b8f9
object,e99abdcb0000041f,eb4e30c1b6567f25,808afdd6e80143f2,fd99a6b645a698e4
object,11e4f41100000001,0f03153711e4f411,b841447c6e1fbedf,9df58bb18428f750
object,e99abdcb000001a2,3dbe7368daf2178d,25ae945958467e27,14c65e69b396d0b2
object,185c432200000001,f001cc87185c4322,9e0fa34a15b6a186,1f86c1462bfa20d8
object,3457213200004d90,afc816d39afc5a7c,d8e177574d0757a7,afc816d39afc5a7c
object,9600753f000030dd,443528f90eaf8ef5,8ceed47f856543b5,590821eb519c0614
object,3457213200003ce7,284accb79a8aa806,e0a51e0cb14778c3,284accb79a8aa806
object,9600753f00007eb3,a20775d2af36243b,40fd015574b2acbe,985b6ab9ea8c6342
object,3457213200006804,83fba24ac64370f0,8eaa32c9bf21f708,83fba24ac64370f0
object,9600753f00002df0,c5bbe8b1c3a827b2,2b949d297af5b0ca,805626c4417729f0
object,e99abdcb0000021f,5d81e17300d0d604,7a2e885df59a1e3f,033a3ccb262e08c1
