thaw-startup-profile,1,"libfunction"
unit,"com.oracle.svm.core.code.IsolateEnterStub.CEntryPointNativeFunctions_createIsolate_oXrFJLJjgIBkbvVdLTZMfL(com.oracle.svm.core.c.function.CEntryPointCreateIsolateParameters, com.oracle.svm.core.c.function.CEntryPointNativeFunctions$IsolatePointer, com.oracle.svm.core.c.function.CEntryPointNativeFunctions$IsolateThreadPointer):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.EntryPoints_load_Ce9QyoHE0JEqnH8h4SmCu5(org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer):int"
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
unit,"com.oracle.svm.core.graal.snippets.CEntryPointSnippets.initCodeBase():void"
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
unit,"com.oracle.svm.core.IsolateArgumentParser.copyToRuntimeOptions():void"
unit,"com.oracle.svm.core.SubstrateUtil.convertCToJavaArgs(int, org.graalvm.nativeimage.c.type.CCharPointerPointer):java.lang.String[]"
unit,"com.oracle.svm.core.genscavenge.graal.GenScavengeAllocationSupport.slowNewArray(jdk.graal.compiler.word.Word, int):java.lang.Object"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.onYellowZoneMadeAvailable(int, int):void"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObject(jdk.graal.compiler.word.Word, int, byte[]):java.lang.Object"
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
unit,"org.graalvm.collections.EconomicMapImpl.containsKey(java.lang.Object):boolean"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters.get(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters"
unit,"com.oracle.svm.core.genscavenge.graal.GenScavengeAllocationSupport.slowNewInstance(jdk.graal.compiler.word.Word):java.lang.Object"
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
unit,"com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider.createNodeForLeadingMemory(com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider$FreeListNode, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.genscavenge.TlabSupport.fillTlab(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.type.WordPointer):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.updateSizeParameters0(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.updateSizeParametersLocked(com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters, com.oracle.svm.core.genscavenge.AbstractCollectionPolicy$SizeParameters):void"
unit,"com.oracle.svm.core.genscavenge.AbstractCollectionPolicy.getMaximumEdenSize():org.graalvm.word.UnsignedWord"
unit,"com.oracle.svm.core.genscavenge.remset.CardTableBasedRememberedSet.dirtyAllReferencesIfNecessary(java.lang.Object):void"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.onYellowZoneProtected(int, int):void"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocating(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.slowPathNewArrayLikeObjectWithoutAllocation0(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[]):java.lang.Object"
unit,"com.oracle.svm.core.thread.RecurringCallbackSupport.resumeCallbackTimerAtNextSafepointCheck():void"
unit,"com.oracle.svm.core.option.RuntimeOptionParser.parseAndConsumeAllOptions(java.lang.String[], boolean):java.lang.String[]"
unit,"com.oracle.svm.core.properties.RuntimeSystemPropertyParser.parse(java.lang.String[], java.lang.String, java.lang.String):java.lang.String[]"
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
unit,"java.lang.String.startsWith(java.lang.String, int):boolean"
unit,"jdk.internal.util.ArraysSupport.mismatch(byte[], int, byte[], int, int):int"
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
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.stringCodingCountPositives(org.graalvm.word.Pointer, int):int"
unit,"com.oracle.svm.core.graal.jdk.SubstrateObjectCloneSnippets.doClone(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyPrimitiveArrayForward(java.lang.Object, int, java.lang.Object, int, int, int):void"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyPrimitiveArrayForward(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyLongsForward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
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
unit,"java.util.Arrays.copyOfRange(byte[], int, int):byte[]"
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
unit,"com.oracle.svm.core.heap.AbstractPinnedObjectSupport$PinnedObjectImpl.close():void"
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
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.slowPathMonitorEnter(java.lang.Object):void"
unit,"com.oracle.svm.core.thread.VMOperationControl.guaranteeOkayToBlock(java.lang.String):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.monitorEnter(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):void"
unit,"com.oracle.svm.core.monitor.JavaMonitor.monitorEnter(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.JavaMonitor.tryLock():boolean"
unit,"java.util.concurrent.ConcurrentHashMap.putVal(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap.addCount(long, int):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.slowPathMonitorExit(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.monitorExit(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):void"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.release(long):boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitor.tryRelease(long):boolean"
unit,"com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer.signalNext(com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$Node):void"
unit,"com.oracle.svm.core.graal.snippets.StackOverflowCheckImpl.updateStackOverflowBoundary():void"
unit,"com.oracle.svm.core.thread.PlatformThreads.getRequestedStackSize(java.lang.Thread):long"
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
unit,"dev.thaw.function.image.EntryPoints.load(org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer):int"
unit,"dev.thaw.function.FunctionRuntime.run(dev.thaw.function.Host, int, dev.thaw.function.FunctionRuntime$Task):int"
unit,"java.io.PrintStream.flush():void"
unit,"java.io.PrintStream.ensureOpen():void"
unit,"dev.thaw.function.ProgramOutput.flush():void"
unit,"dev.thaw.function.ProgramOutput.print(int):void"
unit,"dev.thaw.function.Call.<init>(dev.thaw.function.Host, dev.thaw.function.Configuration, dev.thaw.function.Unwinder):void"
unit,"dev.thaw.function.image.NativeHost.head():byte[]"
unit,"java.lang.Math.toIntExact(long):int"
unit,"java.nio.ByteBuffer.get(byte[], int, int):java.nio.ByteBuffer"
unit,"jdk.internal.util.Preconditions.checkFromIndexSize(int, int, int, java.util.function.BiFunction):int"
unit,"java.nio.ByteBuffer.getArray(int, byte[], int, int):java.nio.ByteBuffer"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyOnHeap(java.lang.Object, org.graalvm.word.UnsignedWord, java.lang.Object, org.graalvm.word.UnsignedWord, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copy(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"com.oracle.svm.core.UnmanagedMemoryUtil.copyLongsBackward(org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.word.UnsignedWord):void"
unit,"dev.thaw.function.FunctionRuntime.runUnwindable(dev.thaw.function.Call, int, dev.thaw.function.FunctionRuntime$Task):int"
unit,"dev.thaw.function.FunctionRuntime$$Lambda/0x566643e6f6f854f4a8a9c552bb90870d0.run(dev.thaw.function.Call):void"
unit,"dev.thaw.function.FunctionRuntime.lambda$load$0(dev.thaw.function.Call):void"
unit,"dev.thaw.function.Fields.decode(byte[]):dev.thaw.function.Fields"
unit,"java.nio.ByteBuffer.wrap(byte[], int, int):java.nio.ByteBuffer"
unit,"java.nio.ByteBuffer.limit(int):java.nio.Buffer"
unit,"java.nio.ByteBuffer.position(int):java.nio.Buffer"
unit,"dev.thaw.function.Fields.text(java.nio.ByteBuffer):java.lang.String"
unit,"java.nio.HeapByteBuffer.getInt():int"
unit,"java.nio.Buffer.nextGetIndex(int):int"
unit,"java.nio.ByteBuffer.array():byte[]"
unit,"java.lang.String.<init>(byte[], int, int, java.nio.charset.Charset):void"
unit,"java.lang.String.<init>(java.nio.charset.Charset, byte[], int, int):void"
unit,"java.util.KeyValueHolder.<init>(java.lang.Object, java.lang.Object):void"
unit,"java.util.ArrayList.add(java.lang.Object, java.lang.Object[], int):void"
unit,"java.util.ArrayList.grow(int):java.lang.Object[]"
unit,"dev.thaw.function.Configuration.of(dev.thaw.function.Fields):dev.thaw.function.Configuration"
unit,"dev.thaw.function.Fields.first(java.lang.String):java.lang.String"
unit,"java.util.ArrayList$Itr.next():java.lang.Object"
unit,"java.util.ArrayList$Itr.checkForComodification():void"
unit,"java.util.KeyValueHolder.getKey():java.lang.Object"
unit,"java.util.KeyValueHolder.getValue():java.lang.Object"
unit,"dev.thaw.function.Configuration.number(java.lang.String):long"
unit,"dev.thaw.function.Fields.all(java.lang.String):java.util.List"
unit,"java.util.Collection.stream():java.util.stream.Stream"
unit,"java.util.ArrayList.spliterator():java.util.Spliterator"
unit,"java.util.stream.StreamSupport.stream(java.util.Spliterator, boolean):java.util.stream.Stream"
unit,"java.util.stream.StreamOpFlag.fromCharacteristics(java.util.Spliterator):int"
unit,"java.util.ArrayList$ArrayListSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline.filter(java.util.function.Predicate):java.util.stream.Stream"
unit,"java.util.stream.AbstractPipeline.<init>(java.util.stream.AbstractPipeline, int):void"
unit,"java.util.stream.ReferencePipeline.map(java.util.function.Function):java.util.stream.Stream"
unit,"java.util.stream.ReferencePipeline.toList():java.util.List"
unit,"java.util.stream.ReferencePipeline.toArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.AbstractPipeline.evaluateToArrayNode(java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.sourceSpliterator(int):java.util.Spliterator"
unit,"java.util.stream.AbstractPipeline.evaluate(java.util.Spliterator, boolean, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.AbstractPipeline.exactOutputSizeIfKnown(java.util.Spliterator):long"
unit,"java.util.stream.ReferencePipeline.makeNodeBuilder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.Nodes.builder(long, java.util.function.IntFunction):java.util.stream.Node$Builder"
unit,"java.util.stream.AbstractPipeline.wrapAndCopyInto(java.util.stream.Sink, java.util.Spliterator):java.util.stream.Sink"
unit,"java.util.stream.AbstractPipeline.wrapSink(java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$3.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$3$1.<init>(java.util.stream.ReferencePipeline$3, java.util.stream.Sink, java.util.function.Function):void"
unit,"java.util.stream.ReferencePipeline$2.opWrapSink(int, java.util.stream.Sink):java.util.stream.Sink"
unit,"java.util.stream.ReferencePipeline$2$1.<init>(java.util.stream.ReferencePipeline$2, java.util.stream.Sink, java.util.function.Predicate):void"
unit,"java.util.stream.AbstractPipeline.copyInto(java.util.stream.Sink, java.util.Spliterator):void"
unit,"java.util.Spliterator.getExactSizeIfKnown():long"
unit,"java.util.ArrayList$ArrayListSpliterator.estimateSize():long"
unit,"java.util.stream.ReferencePipeline$2$1.begin(long):void"
unit,"java.util.stream.Sink$ChainedReference.begin(long):void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.begin(long):void"
unit,"java.util.stream.SpinedBuffer.clear():void"
unit,"java.util.stream.SpinedBuffer.ensureCapacity(long):void"
unit,"java.util.stream.SpinedBuffer.capacity():long"
unit,"java.util.ArrayList$ArrayListSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.ReferencePipeline$2$1.accept(java.lang.Object):void"
unit,"dev.thaw.function.Fields$$Lambda/0x7bcb45eab454d038e4090e4f6b8d4f9e0.test(java.lang.Object):boolean"
unit,"dev.thaw.function.Fields.lambda$all$0(java.lang.String, java.util.Map$Entry):boolean"
unit,"java.util.stream.Sink$ChainedReference.end():void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes.flatten(java.util.stream.Node, java.util.function.IntFunction):java.util.stream.Node"
unit,"java.util.stream.Node.getChildCount():int"
unit,"java.util.stream.Nodes$SpinedNodeBuilder.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.SpinedBuffer.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"java.util.stream.ReferencePipeline$$Lambda/0x83973d09c94d575774c2cedd9df43e970.apply(int):java.lang.Object"
unit,"java.util.stream.SpinedBuffer.copyInto(java.lang.Object[], int):void"
unit,"dev.thaw.function.Beginning.begin(dev.thaw.function.Fields, java.io.PrintStream):void"
unit,"dev.thaw.language.image.ScriptAdapter.load():void"
unit,"dev.thaw.language.image.ScriptAdapter.read(java.io.File):java.lang.String"
unit,"java.io.FileInputStream.<init>(java.io.File):void"
unit,"java.io.File.isInvalid():boolean"
unit,"java.lang.String.indexOf(int):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.indexOf1S1(java.lang.Object, long, int, int, int):int"
unit,"java.io.FileDescriptor.attach(java.io.Closeable):void"
unit,"java.io.FileInputStream.open0(java.lang.String):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetByteField_cfFOOzo8BUBlqVRPI7d7rK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):byte"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetObjectField_KBO27IhIlVIggCYVqoLZl6(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetObjectField(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.jni.JNIObjectFieldAccess.getObjectField(com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):com.oracle.svm.core.jni.headers.JNIObjectHandle"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetArrayLength_gWr5YYmgn5HeLxrZJ8HG65(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetArrayLength(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.GetPrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.createArrayView(java.lang.Object):com.oracle.svm.core.handles.PrimitiveArrayView"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.ReleasePrimitiveArrayCritical(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"com.oracle.svm.core.jni.JNIThreadLocalPrimitiveArrayViews.destroyNewestArrayViewByAddress(org.graalvm.word.PointerBase, int):void"
unit,"java.io.FileCleanable.register(java.io.FileDescriptor):void"
unit,"jdk.internal.ref.PhantomCleanable.<init>(java.lang.Object, java.lang.ref.Cleaner):void"
unit,"jdk.internal.ref.CleanerImpl$CleanableList.insert(jdk.internal.ref.PhantomCleanable):void"
unit,"java.io.FileInputStream.readAllBytes():byte[]"
unit,"java.io.FileInputStream.isRegularFile0(java.io.FileDescriptor):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetIntField_AdyGTkDB9xCH0v2FQ1RZOK(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId):int"
unit,"java.io.FileInputStream.length0():long"
unit,"java.io.FileInputStream.position0():long"
unit,"java.io.FileInputStream.readBytes(byte[], int, int):int"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions.SetByteArrayRegion(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.jni.functions.JNIFunctions$Support.setPrimitiveArrayRegion(jdk.vm.ci.meta.JavaKind, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayElementOffset(jdk.vm.ci.meta.JavaKind, int):long"
unit,"com.oracle.svm.core.config.ObjectLayout.getArrayBaseOffset(jdk.vm.ci.meta.JavaKind):int"
unit,"com.oracle.svm.core.config.ObjectLayout.sizeInBytes(jdk.vm.ci.meta.JavaKind):int"
unit,"java.io.FileInputStream.read0():int"
unit,"dev.thaw.function.adapter.Text.decode(byte[]):java.lang.String"
unit,"java.lang.String.<init>(byte[], java.nio.charset.Charset):void"
unit,"java.io.FileInputStream.close():void"
unit,"java.io.FileDescriptor.closeAll(java.io.Closeable):void"
unit,"java.io.FileInputStream$1.close():void"
unit,"java.io.FileDescriptor.close():void"
unit,"jdk.internal.ref.PhantomCleanable.clear():void"
unit,"jdk.internal.ref.CleanerImpl$CleanableList.remove(jdk.internal.ref.PhantomCleanable):boolean"
unit,"java.io.FileDescriptor.close0():void"
unit,"dev.thaw.language.Language.source(java.lang.String, java.lang.String):org.graalvm.polyglot.Source"
unit,"dev.thaw.language.Language.source(java.lang.String, java.lang.String, java.lang.String, boolean):org.graalvm.polyglot.Source"
unit,"org.graalvm.polyglot.Source$Builder.<init>(org.graalvm.polyglot.Source, java.lang.String, java.lang.Object):void"
unit,"org.graalvm.polyglot.Source.validateMimeType(java.lang.String):void"
unit,"java.lang.String.indexOf(int, int):int"
unit,"org.graalvm.polyglot.Source$Builder.build():org.graalvm.polyglot.Source"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitor(java.lang.Object, boolean, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitorSlow(java.lang.Object, boolean, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.getOrCreateMonitorFromObject(java.lang.Object, boolean, int, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.buildSource(java.lang.String, java.lang.Object, java.net.URI, java.lang.String, java.lang.String, java.lang.Object, boolean, boolean, boolean, java.nio.charset.Charset, java.net.URL, java.lang.String, java.util.Map):java.lang.Object"
unit,"com.oracle.truffle.api.source.Source$SourceBuilder.<init>(com.oracle.truffle.api.source.Source, java.lang.String, java.lang.Object):void"
unit,"com.oracle.truffle.api.source.Source.validateMimeType(java.lang.String):void"
unit,"com.oracle.truffle.api.source.Source$LiteralBuilder.build():com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.api.source.Source$SourceBuilder.build():com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.api.source.Source.buildSource(java.lang.String, java.lang.Object, java.lang.String, java.lang.String, boolean, java.lang.String, java.lang.Object, java.net.URL, java.net.URI, java.nio.charset.Charset, boolean, boolean, boolean, java.lang.Object, boolean, java.util.Map):com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.api.source.SourceImpl$ImmutableKey.<init>(java.lang.Object, java.lang.String, java.lang.String, java.net.URL, java.net.URI, java.lang.String, java.lang.String, boolean, boolean, boolean, java.lang.String, boolean, java.util.Map):void"
unit,"com.oracle.truffle.api.source.InternedSources.intern(com.oracle.truffle.api.source.SourceImpl$Key):com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.api.source.SourceImpl$Key.hashCode():int"
unit,"com.oracle.truffle.api.source.SourceImpl$ImmutableKey.getURL():java.net.URL"
unit,"com.oracle.truffle.api.source.SourceImpl$ImmutableKey.getURI():java.net.URI"
unit,"com.oracle.truffle.api.source.SourceImpl$ImmutableKey.getPath():java.lang.String"
unit,"com.oracle.truffle.api.source.SourceImpl$Key.hashCodeImpl(java.lang.Object, java.lang.String, java.lang.String, java.net.URL, java.net.URI, java.lang.String, java.lang.String, boolean, boolean, boolean, boolean, java.util.Map):int"
unit,"java.util.ImmutableCollections$MapN.hashCode():int"
unit,"com.oracle.truffle.api.source.SourceImpl.getCharacters():java.lang.CharSequence"
unit,"com.oracle.truffle.api.source.SourceAccessor$SourceSupportImpl.getOrCreatePolyglotSource(com.oracle.truffle.api.source.Source, java.util.function.Function):java.lang.Object"
unit,"com.oracle.truffle.api.source.SourceImpl.hasBytes():boolean"
unit,"dev.thaw.language.image.ScriptAdapter.begin():void"
unit,"dev.thaw.language.Variables.of(java.util.List):java.util.Map"
unit,"java.util.ImmutableCollections$AbstractImmutableList.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$ListN.size():int"
unit,"java.util.ImmutableCollections$ListItr.hasNext():boolean"
unit,"dev.thaw.language.Language.context():org.graalvm.polyglot.Context$Builder"
unit,"org.graalvm.polyglot.Context$Builder.<init>(org.graalvm.polyglot.Context, java.lang.String[]):void"
unit,"org.graalvm.polyglot.Context$Builder.options(java.util.Map):org.graalvm.polyglot.Context$Builder"
unit,"java.util.ImmutableCollections$Set12$1.next():java.lang.Object"
unit,"org.graalvm.polyglot.Context$Builder.option(java.lang.String, java.lang.String):org.graalvm.polyglot.Context$Builder"
unit,"java.util.HashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.putVal(int, java.lang.Object, java.lang.Object, boolean, boolean):java.lang.Object"
unit,"java.util.HashMap.resize():java.util.HashMap$Node[]"
unit,"java.util.HashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.HashMap.afterNodeInsertion(boolean):void"
unit,"org.graalvm.polyglot.Context$Builder.environment(java.util.Map):org.graalvm.polyglot.Context$Builder"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"org.graalvm.polyglot.Context$Builder.build():org.graalvm.polyglot.Context"
unit,"org.graalvm.polyglot.Engine.newBuilder(java.lang.String[]):org.graalvm.polyglot.Engine$Builder"
unit,"org.graalvm.polyglot.Engine$Builder.<init>(org.graalvm.polyglot.Engine, java.lang.String[]):void"
unit,"org.graalvm.polyglot.Engine$Builder.options(java.util.Map):org.graalvm.polyglot.Engine$Builder"
unit,"java.util.HashMap.keySet():java.util.Set"
unit,"java.util.HashMap$KeySet.iterator():java.util.Iterator"
unit,"java.util.HashMap$KeyIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$HashIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$HashIterator.hasNext():boolean"
unit,"java.util.HashMap$KeyIterator.next():java.lang.Object"
unit,"java.util.HashMap$HashIterator.nextNode():java.util.HashMap$Node"
unit,"java.util.HashMap.get(java.lang.Object):java.lang.Object"
unit,"java.util.HashMap.putMapEntries(java.util.Map, boolean):void"
unit,"java.util.HashMap.size():int"
unit,"java.util.HashMap.entrySet():java.util.Set"
unit,"java.util.HashMap$EntrySet.iterator():java.util.Iterator"
unit,"java.util.HashMap$EntryIterator.<init>(java.util.HashMap):void"
unit,"java.util.HashMap$EntryIterator.next():java.lang.Object"
unit,"java.util.HashMap$Node.getKey():java.lang.Object"
unit,"java.util.HashMap$Node.getValue():java.lang.Object"
unit,"org.graalvm.polyglot.Engine$Builder.build():org.graalvm.polyglot.Engine"
unit,"org.graalvm.polyglot.Engine$Builder.validateSandbox():void"
unit,"org.graalvm.polyglot.Engine$Builder.readOptionsFromSystemProperties(java.util.Map):java.util.Map"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.initializeAllProperties():void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.initializeProperty(com.oracle.svm.core.jdk.SystemPropertiesSupport$LazySystemProperty):void"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x288d0699d98fa46df9f7e7119e5e30a80.get():java.lang.Object"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.getLocale():com.oracle.svm.core.c.locale.LocaleData"
unit,"com.oracle.svm.core.c.locale.LocaleCHelper.getLocale():com.oracle.svm.core.c.locale.LocaleCHelper$LocaleProps"
unit,"com.oracle.svm.core.c.CTypeConversionSupportImpl.toJavaString(org.graalvm.nativeimage.c.type.CCharPointer):java.lang.String"
unit,"com.oracle.svm.core.c.CTypeConversionSupportImpl.toJavaStringUnchecked(org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.word.UnsignedWord):java.lang.String"
unit,"com.oracle.svm.core.c.locale.LocaleSupport.getLocaleAspect(java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String):com.oracle.svm.core.c.locale.LocaleSupport$LocaleAspect"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport.getInitialProperty(java.lang.String, boolean):java.lang.String"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x0553f1e6e5ac728726b879864a0b51ab0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xee6da106a11ab3ff7cab990c65e8189f0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x0efb3f4e8d3996786cb038e1a45fd6e20.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x991a4723d93c486ef5f2f832d72db4cf0.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.PosixUtils.getUserNameOrDir(int, boolean):java.lang.String"
unit,"com.oracle.svm.core.posix.headers.PosixLibC.malloc(org.graalvm.word.UnsignedWord):org.graalvm.word.PointerBase"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xf65650ea1cc9e1ad5e846553d21515440.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.PosixSystemPropertiesSupport.userDirValue():java.lang.String"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x23565fd7c9765148666c3e8803ab2ffe0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xb0b29a76682c01a7fa51e4c7f75367ed0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x7320332aefcd07d81063c0fb4b72cf9a0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x88c5953c8704b79200f7edca19b1bfdd0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x41fcb0359aabd7142f23500b05651c790.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0xd640f074d63f17e1c917fc0e29e719cb0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x7fc67240c7d362273b47372ef8c084810.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.linux.LinuxSystemPropertiesSupport.osVersionValue():java.lang.String"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x1662c52a5db83b7ccc09eb09eba2fd2a0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x85d2bb9f6e68e1a3e8a4495a1a4814430.get():java.lang.Object"
unit,"com.oracle.svm.core.posix.linux.LinuxSystemPropertiesSupport.javaLibraryPathValue():java.lang.String"
unit,"com.oracle.svm.core.posix.headers.Stdlib.getenv(org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.CCharPointer"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x13a551e51ac870a1efd20bdce8f4a6ef0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x798d53ac66ce3755fc53163073f6989e0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x5809313add6fe63c23de6c5e7950ba4c0.get():java.lang.Object"
unit,"com.oracle.svm.core.jdk.SystemPropertiesSupport$$Lambda/0x48b9bd2138f232c98830cefb7293fabb0.get():java.lang.Object"
unit,"java.util.Properties.keySet():java.util.Set"
unit,"java.util.Collections$SynchronizedCollection.<init>(java.util.Collection, java.lang.Object):void"
unit,"java.util.Collections$SynchronizedCollection.iterator():java.util.Iterator"
unit,"java.util.concurrent.ConcurrentHashMap$KeySetView.iterator():java.util.Iterator"
unit,"java.util.concurrent.ConcurrentHashMap$Traverser.advance():java.util.concurrent.ConcurrentHashMap$Node"
unit,"java.util.concurrent.ConcurrentHashMap$BaseIterator.hasNext():boolean"
unit,"java.util.concurrent.ConcurrentHashMap$KeyIterator.next():java.lang.Object"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.vectorizedMismatch(org.graalvm.word.Pointer, org.graalvm.word.Pointer, int, int):int"
unit,"org.graalvm.polyglot.Engine$Builder.readAllowExperimentalOptionsFromSystemProperties():boolean"
unit,"com.oracle.truffle.host.HostLanguage.<init>(org.graalvm.polyglot.impl.AbstractPolyglotImpl, org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractHostAccess):void"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.buildEngine(java.lang.String[], org.graalvm.polyglot.SandboxPolicy, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, java.util.Map, boolean, boolean, org.graalvm.polyglot.io.MessageTransport, java.lang.Object, java.lang.Object, boolean, boolean, java.lang.Object):org.graalvm.polyglot.Engine"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.validateVendorOptions(java.util.Map):void"
unit,"java.util.ImmutableCollections$SetN.contains(java.lang.Object):boolean"
unit,"java.util.ImmutableCollections$SetN.probe(java.lang.Object):int"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.validateSandbox(org.graalvm.polyglot.SandboxPolicy):void"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.createEngineOptions(com.oracle.truffle.polyglot.PolyglotImpl, java.util.Map, com.oracle.truffle.polyglot.PolyglotEngineImpl$LogConfig, org.graalvm.polyglot.SandboxPolicy, boolean):com.oracle.truffle.polyglot.OptionValuesImpl"
unit,"org.graalvm.polyglot.impl.AbstractPolyglotImpl.createAllEngineOptionDescriptors():org.graalvm.options.OptionDescriptors"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.createOptionDescriptorsUnion(org.graalvm.options.OptionDescriptors[]):org.graalvm.options.OptionDescriptors"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.parseEngineOptions(java.util.Map, java.util.Map, com.oracle.truffle.polyglot.PolyglotEngineImpl$LogConfig):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.parseOptionGroup(java.lang.String):java.lang.String"
unit,"java.util.HashMap$HashIterator.remove():void"
unit,"java.util.HashMap.removeNode(int, java.lang.Object, java.lang.Object, boolean, boolean):java.util.HashMap$Node"
unit,"java.util.HashMap.afterNodeRemoval(java.util.HashMap$Node):void"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.<init>(org.graalvm.options.OptionDescriptors, org.graalvm.polyglot.SandboxPolicy, boolean, boolean):void"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.putAll(java.util.Map, boolean, java.util.function.Supplier):void"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.put(java.lang.String, java.lang.String, boolean, java.util.function.Supplier):org.graalvm.options.OptionDescriptor"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.findDescriptor(java.lang.String, boolean, java.util.function.Supplier):org.graalvm.options.OptionDescriptor"
unit,"com.oracle.truffle.polyglot.PolyglotEngineOptionsOptionDescriptors.get(java.lang.String):org.graalvm.options.OptionDescriptor"
unit,"org.graalvm.options.OptionType.convert(java.lang.Object, java.lang.String, java.lang.String):java.lang.Object"
unit,"org.graalvm.options.OptionType$3.convert(java.lang.Object, java.lang.String, java.lang.String):java.lang.Object"
unit,"org.graalvm.options.OptionType$4.apply(java.lang.Object):java.lang.Object"
unit,"org.graalvm.options.OptionType$4.apply(java.lang.String):java.lang.Boolean"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.createLogHandler(com.oracle.truffle.polyglot.PolyglotEngineImpl$LogConfig, com.oracle.truffle.api.impl.DispatchOutputStream, org.graalvm.polyglot.SandboxPolicy):org.graalvm.polyglot.impl.AbstractPolyglotImpl$LogHandler"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers.createDefaultHandler(java.io.OutputStream, org.graalvm.polyglot.SandboxPolicy):org.graalvm.polyglot.impl.AbstractPolyglotImpl$LogHandler"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers$StreamLogHandler.<init>(java.io.OutputStream, boolean, boolean, boolean, org.graalvm.polyglot.SandboxPolicy):void"
unit,"java.io.OutputStreamWriter.<init>(java.io.OutputStream):void"
unit,"sun.nio.cs.StreamEncoder.<init>(java.io.OutputStream, java.lang.Object, java.nio.charset.Charset):void"
unit,"sun.nio.cs.UTF_8.newEncoder():java.nio.charset.CharsetEncoder"
unit,"java.nio.charset.CharsetEncoder.<init>(java.nio.charset.Charset, float, float, byte[]):void"
unit,"java.nio.charset.CharsetEncoder.replaceWith(byte[]):java.nio.charset.CharsetEncoder"
unit,"sun.nio.cs.UTF_8$Encoder.isLegalReplacement(byte[]):boolean"
unit,"java.nio.ByteBuffer.allocate(int):java.nio.ByteBuffer"
unit,"com.oracle.truffle.polyglot.PolyglotImpl.logTruffleRuntimeWarning(java.util.Map, com.oracle.truffle.polyglot.OptionValuesImpl, com.oracle.truffle.polyglot.PolyglotLoggers$EngineLoggerProvider):void"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.get(org.graalvm.options.OptionKey):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.patch(org.graalvm.polyglot.SandboxPolicy, com.oracle.truffle.api.impl.DispatchOutputStream, com.oracle.truffle.api.impl.DispatchOutputStream, java.io.InputStream, com.oracle.truffle.polyglot.OptionValuesImpl, com.oracle.truffle.polyglot.PolyglotEngineImpl$LogConfig, com.oracle.truffle.polyglot.PolyglotLoggers$EngineLoggerProvider, java.util.Map, boolean, boolean, org.graalvm.polyglot.impl.AbstractPolyglotImpl$LogHandler, com.oracle.truffle.api.TruffleLanguage, org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractPolyglotHostService):boolean"
unit,"com.oracle.truffle.polyglot.InternalResourceRoots.patch(com.oracle.truffle.polyglot.PolyglotEngineImpl):boolean"
unit,"com.oracle.truffle.polyglot.InternalResourceCache.walkAllResources(com.oracle.truffle.polyglot.InternalResourceCache$ResourcesVisitor):void"
unit,"java.util.HashMap$ValueIterator.<init>(java.util.HashMap):void"
unit,"java.util.Collections$UnmodifiableMap.values():java.util.Collection"
unit,"java.util.HashMap.values():java.util.Collection"
unit,"java.util.Collections$UnmodifiableCollection.<init>(java.util.Collection):void"
unit,"java.util.Collections$UnmodifiableCollection.isEmpty():boolean"
unit,"java.util.AbstractCollection.isEmpty():boolean"
unit,"java.util.HashMap$Values.size():int"
unit,"com.oracle.truffle.polyglot.InternalResourceCache.getEngineResources():java.util.Collection"
unit,"java.util.HashMap$Values.spliterator():java.util.Spliterator"
unit,"java.util.HashMap$ValueSpliterator.characteristics():int"
unit,"java.util.stream.ReferencePipeline.collect(java.util.stream.Collector):java.lang.Object"
unit,"java.util.stream.AbstractPipeline.evaluate(java.util.stream.TerminalOp):java.lang.Object"
unit,"java.util.stream.ReduceOps$3.getOpFlags():int"
unit,"java.util.Collections$UnmodifiableCollection.contains(java.lang.Object):boolean"
unit,"java.util.RegularEnumSet.contains(java.lang.Object):boolean"
unit,"java.util.stream.ReduceOps$ReduceOp.evaluateSequential(java.util.stream.PipelineHelper, java.util.Spliterator):java.lang.Object"
unit,"java.util.stream.ReduceOps$3.makeSink():java.util.stream.ReduceOps$AccumulatingSink"
unit,"java.util.HashMap$HashMapSpliterator.estimateSize():long"
unit,"java.util.stream.ReduceOps$3ReducingSink.begin(long):void"
unit,"java.util.stream.Collectors$$Lambda/0x0fc641b5d97459bfdf5de48d116654e20.get():java.lang.Object"
unit,"java.util.HashMap$ValueSpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"java.util.stream.ReferencePipeline$3$1.accept(java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.InternalResourceCache$$Lambda/0xc9cecb8110127b5df7cba5eda1e2927f0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.InternalResourceCache$OptionalResourceSupplier.get():java.lang.Object"
unit,"com.oracle.truffle.polyglot.InternalResourceCache$OptionalResourceSupplier.get():com.oracle.truffle.polyglot.InternalResourceCache"
unit,"java.util.stream.ReduceOps$3ReducingSink.accept(java.lang.Object):void"
unit,"java.util.stream.Collectors$$Lambda/0xdf497a340bb2d224f94116bc6418392e0.accept(java.lang.Object, java.lang.Object):void"
unit,"java.util.stream.Sink.end():void"
unit,"java.util.stream.ReduceOps$Box.get():java.lang.Object"
unit,"java.util.ArrayList.isEmpty():boolean"
unit,"com.oracle.truffle.polyglot.InternalResourceRoots.lambda$patch$0(com.oracle.truffle.polyglot.PolyglotEngineImpl, boolean[], java.lang.String, java.util.Collection):void"
unit,"java.util.ArrayList.iterator():java.util.Iterator"
unit,"java.util.ArrayList$Itr.hasNext():boolean"
unit,"com.oracle.truffle.polyglot.PreInitContextHostLanguage.isInstance(com.oracle.truffle.polyglot.PolyglotLanguage):boolean"
unit,"com.oracle.truffle.polyglot.LanguageCache$HostLanguageProvider.create():java.lang.Object"
unit,"com.oracle.truffle.polyglot.LanguageCache.createHostLanguageCache(com.oracle.truffle.api.TruffleLanguage, java.lang.String[]):com.oracle.truffle.polyglot.LanguageCache"
unit,"com.oracle.truffle.polyglot.LanguageCache$HostLanguageProvider.<init>(com.oracle.truffle.api.TruffleLanguage, java.lang.String[]):void"
unit,"com.oracle.truffle.polyglot.LanguageCache.<init>(java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.lang.String, java.util.Set, java.util.Set, java.lang.String, java.util.Set, boolean, boolean, boolean, java.util.Set, com.oracle.truffle.api.TruffleLanguage$ContextPolicy, com.oracle.truffle.api.provider.TruffleLanguageProvider, java.lang.String, org.graalvm.polyglot.SandboxPolicy, java.util.Map):void"
unit,"java.util.TreeSet.addAll(java.util.Collection):boolean"
unit,"java.util.Collections$EmptySet.size():int"
unit,"java.util.AbstractCollection.addAll(java.util.Collection):boolean"
unit,"java.util.Collections$EmptySet.iterator():java.util.Iterator"
unit,"java.util.Collections$EmptyIterator.hasNext():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.initializeEngineLogger(java.util.function.Function, java.util.Map):com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers$EngineLoggerProvider.apply(java.lang.String):com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers$LoggerCache.<init>(org.graalvm.polyglot.impl.AbstractPolyglotImpl$LogHandler, boolean, java.util.function.Function, java.util.Set, java.util.logging.Level[]):void"
unit,"java.util.Collections.addAll(java.util.Collection, java.lang.Object[]):boolean"
unit,"java.util.HashSet.add(java.lang.Object):boolean"
unit,"java.util.logging.Level.hashCode():int"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.<init>(java.lang.Object):void"
unit,"com.oracle.truffle.api.TruffleLogger.<init>(java.lang.String, com.oracle.truffle.api.TruffleLogger$LoggerCache):void"
unit,"com.oracle.truffle.api.TruffleLogger.getLogger(java.lang.String, java.lang.String, com.oracle.truffle.api.TruffleLogger$LoggerCache):com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.getOrCreateLogger(java.lang.String, java.lang.String):com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.getKnownIds():java.util.Set"
unit,"java.util.Collections$UnmodifiableCollection.iterator():java.util.Iterator"
unit,"java.util.Collections$UnmodifiableCollection$1.<init>(java.util.Collections$UnmodifiableCollection):void"
unit,"java.util.HashSet.iterator():java.util.Iterator"
unit,"java.util.Collections$UnmodifiableCollection$1.hasNext():boolean"
unit,"java.util.Collections$UnmodifiableCollection$1.next():java.lang.Object"
unit,"com.oracle.truffle.polyglot.EngineAccessor$EngineImpl.getInstrumentIds():java.util.Set"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.getOrCreateLogger(java.lang.String):com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.getLogger(java.lang.String):com.oracle.truffle.api.TruffleLogger"
unit,"java.lang.String.getBytes(byte[], int, byte):void"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.addLogger(com.oracle.truffle.api.TruffleLogger):boolean"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.setLoggerLevel(com.oracle.truffle.api.TruffleLogger, java.lang.String, boolean):void"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.getEffectiveLevel(java.lang.String):java.util.logging.Level"
unit,"java.util.Collections$EmptyMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.createParents(java.lang.String):void"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.findLoggerNode(java.lang.String):com.oracle.truffle.api.TruffleLogger$LoggerCache$LoggerNode"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache$LoggerNode.findParentLogger():com.oracle.truffle.api.TruffleLogger"
unit,"com.oracle.truffle.api.TruffleLogger.setParent(com.oracle.truffle.api.TruffleLogger, boolean):void"
unit,"java.util.ArrayList.<init>(int):void"
unit,"com.oracle.truffle.api.TruffleLogger.updateLevelNum(boolean):void"
unit,"com.oracle.truffle.api.TruffleLogger.setLevelNum(int):boolean"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache$LoggerNode.updateChildParents():void"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache$LoggerNode.updateChildParentsImpl(com.oracle.truffle.api.TruffleLogger):void"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers$LoggerCache.setOwner(com.oracle.truffle.polyglot.PolyglotImpl$VMObject):void"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.configureLoggers(java.lang.Object, java.util.Map, java.lang.Object[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.getOrCreateEngineLoggers():java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLoggers$LoggerCache.newEngineLoggerCache(com.oracle.truffle.polyglot.PolyglotEngineImpl):com.oracle.truffle.polyglot.PolyglotLoggers$LoggerCache"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.addLogLevelsForVMObject(java.lang.Object, java.util.Map):void"
unit,"com.oracle.svm.core.identityhashcode.IdentityHashCodeSupport.generateIdentityHashCode(java.lang.Object):int"
unit,"com.oracle.svm.core.identityhashcode.IdentityHashCodeSupport.generateRandomHashCode():int"
unit,"java.util.SplittableRandom.<init>():void"
unit,"com.oracle.svm.core.jdk.RandomAccessors.initialize():java.util.concurrent.atomic.AtomicLong"
unit,"com.oracle.svm.core.jdk.SplittableRandomAccessors.mix64(long):long"
unit,"jdk.internal.util.random.RandomSupport.boundedNextInt(java.util.random.RandomGenerator, int):int"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.reconfigure(java.util.Map, java.util.Set):void"
unit,"com.oracle.truffle.api.TruffleLogger$LoggerCache.computeEffectiveLevels(java.util.Map, java.util.Set, java.util.Map, java.util.Collection, boolean, java.util.Collection, java.util.Collection):java.util.Map"
unit,"java.util.Collections$EmptyMap.size():int"
unit,"java.util.TreeSet.iterator():java.util.Iterator"
unit,"java.util.TreeMap$KeySet.iterator():java.util.Iterator"
unit,"java.util.TreeMap$PrivateEntryIterator.hasNext():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.parseOptions(java.util.Map, java.util.Map, java.util.Map):void"
unit,"java.util.LinkedHashMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.SourceCacheStatisticsListener.createOrNull(com.oracle.truffle.polyglot.PolyglotEngineImpl):com.oracle.truffle.polyglot.SourceCacheStatisticsListener"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.getOptionValues():com.oracle.truffle.polyglot.OptionValuesImpl"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.ensureInitialized():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions$6.get(java.lang.String):org.graalvm.options.OptionDescriptor"
unit,"org.graalvm.options.OptionDescriptorsMap.get(java.lang.String):org.graalvm.options.OptionDescriptor"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.validateSandbox():void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.printDeprecatedOptionsWarning(java.util.List):void"
unit,"org.graalvm.polyglot.Engine$APIAccessImpl.newEngine(org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractEngineDispatch, java.lang.Object, boolean):org.graalvm.polyglot.Engine"
unit,"java.lang.Thread.<init>(java.lang.ThreadGroup, java.lang.String, int, java.lang.Runnable, long):void"
unit,"java.lang.Thread.genThreadName():java.lang.String"
unit,"java.lang.StringConcatHelper.stringSize(int, int):int"
unit,"java.lang.StringConcatHelper.prepend(int, byte, byte[], int, java.lang.String):int"
unit,"jdk.internal.util.DecimalDigits.uncheckedGetCharsLatin1(int, int, byte[]):int"
unit,"com.oracle.svm.core.thread.JavaThreads.initNewThreadLocalsAndLoader(java.lang.Thread, boolean, java.lang.Thread):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.slowPath(com.oracle.svm.core.classinitialization.ClassInitializationInfo, java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.markReached(java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.doInitialize(com.oracle.svm.core.classinitialization.ClassInitializationInfo, java.lang.Class):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.invokeClassInitializer(java.lang.Class):void"
unit,"java.lang.ApplicationShutdownHooks.<clinit>():void"
unit,"java.lang.Shutdown.add(int, boolean, java.lang.Runnable):void"
unit,"com.oracle.svm.core.classinitialization.ClassInitializationInfo.setInitializationStateAndNotify(com.oracle.svm.core.classinitialization.ClassInitializationInfo$InitState):void"
unit,"java.lang.ApplicationShutdownHooks.add(java.lang.Thread):void"
unit,"java.util.IdentityHashMap.containsKey(java.lang.Object):boolean"
unit,"java.util.IdentityHashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"org.graalvm.polyglot.Engine$EngineReference.<init>(org.graalvm.polyglot.Engine, org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractEngineDispatch, java.lang.Object):void"
unit,"java.util.Collections$SynchronizedCollection.add(java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotEngineDispatch.createContext(java.lang.Object, org.graalvm.polyglot.Engine, org.graalvm.polyglot.SandboxPolicy, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, boolean, java.lang.Object, java.lang.Object, boolean, boolean, boolean, boolean, boolean, java.util.function.Predicate, java.util.Map, java.util.Map, java.lang.String[], java.lang.Object, java.lang.Object, boolean, org.graalvm.polyglot.io.ProcessHandler, java.lang.Object, java.util.Map, java.time.ZoneId, java.lang.Object, java.lang.String, java.lang.String, java.lang.ClassLoader, boolean, boolean, boolean):org.graalvm.polyglot.Context"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.createContext(org.graalvm.polyglot.Engine, org.graalvm.polyglot.SandboxPolicy, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, boolean, java.lang.Object, java.lang.Object, boolean, boolean, java.util.function.Consumer, boolean, boolean, boolean, java.util.function.Predicate, java.util.Map, java.util.Map, java.lang.String[], java.lang.Object, java.lang.Object, boolean, org.graalvm.polyglot.io.ProcessHandler, java.lang.Object, java.util.Map, java.time.ZoneId, java.lang.Object, java.lang.String, java.lang.String, java.lang.ClassLoader, boolean, boolean, boolean):org.graalvm.polyglot.Context"
unit,"java.util.Arrays$ArrayList.iterator():java.util.Iterator"
unit,"java.util.Arrays$ArrayItr.hasNext():boolean"
unit,"java.util.Arrays$ArrayItr.next():java.lang.Object"
unit,"java.util.HashSet.isEmpty():boolean"
unit,"org.graalvm.polyglot.PolyglotAccess.validate(java.util.Set):java.lang.String"
unit,"com.oracle.truffle.polyglot.FileSystems.findDefaultFileSystemProvider():java.nio.file.spi.FileSystemProvider"
unit,"sun.nio.fs.UnixFileSystemProvider.getScheme():java.lang.String"
unit,"com.oracle.truffle.polyglot.FileSystems.newResourcesFileSystem(com.oracle.truffle.polyglot.PolyglotEngineImpl):org.graalvm.polyglot.io.FileSystem"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.languageHomes():java.util.Map"
unit,"com.oracle.truffle.polyglot.LanguageCache.getLanguageHomeFromSystemProperty(java.lang.String):java.lang.String"
unit,"java.lang.StringConcatHelper.stringSize(int, java.lang.String):int"
unit,"com.oracle.truffle.polyglot.LanguageCache.toRealStringPath(java.lang.String):java.lang.String"
unit,"java.util.ImmutableCollections.listCopy(java.util.Collection):java.util.List"
unit,"com.oracle.truffle.polyglot.FileSystems$CompositeFileSystem.<init>(org.graalvm.polyglot.impl.AbstractPolyglotImpl, org.graalvm.polyglot.io.FileSystem, org.graalvm.polyglot.io.FileSystem$Selector[]):void"
unit,"java.util.concurrent.locks.ReentrantReadWriteLock.<init>(boolean):void"
unit,"java.util.Arrays.stream(java.lang.Object[], int, int):java.util.stream.Stream"
unit,"java.util.Spliterators.spliterator(java.lang.Object[], int, int, int):java.util.Spliterator"
unit,"java.util.Spliterators.checkFromToBounds(int, int, int):void"
unit,"java.util.Spliterators$ArraySpliterator.characteristics():int"
unit,"java.util.Spliterators$ArraySpliterator.estimateSize():long"
unit,"java.util.stream.Nodes$ArrayNode.<init>(long, java.util.function.IntFunction):void"
unit,"com.oracle.truffle.polyglot.FileSystems$CompositeFileSystem$$Lambda/0x9dccea406ceb43ba512b2e410be32fb50.apply(int):java.lang.Object"
unit,"java.util.stream.Nodes$FixedNodeBuilder.begin(long):void"
unit,"java.util.Spliterators$ArraySpliterator.forEachRemaining(java.util.function.Consumer):void"
unit,"com.oracle.truffle.polyglot.FileSystems$CompositeFileSystem$$Lambda/0xf9dc0bc5ee5d1391ffdafce6551ae7c30.apply(java.lang.Object):java.lang.Object"
unit,"java.util.stream.Nodes$FixedNodeBuilder.accept(java.lang.Object):void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.end():void"
unit,"java.util.stream.Nodes$FixedNodeBuilder.build():java.util.stream.Node"
unit,"java.util.stream.Nodes$ArrayNode.asArray(java.util.function.IntFunction):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.FileSystems$CompositeFileSystem.verifyFileSystemsCompatibility(org.graalvm.polyglot.io.FileSystem, org.graalvm.polyglot.io.FileSystem[]):void"
unit,"sun.nio.fs.UnixFileSystem.getPath(java.lang.String, java.lang.String[]):java.nio.file.Path"
unit,"sun.nio.fs.UnixPath.<init>(sun.nio.fs.UnixFileSystem, java.lang.String):void"
unit,"sun.nio.fs.UnixPath.normalizeAndCheck(java.lang.String):java.lang.String"
unit,"sun.nio.fs.UnixPath.encode(sun.nio.fs.UnixFileSystem, java.lang.String):byte[]"
unit,"java.lang.String.getBytesNoRepl(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"java.lang.String.getBytesNoRepl1(java.lang.String, java.nio.charset.Charset):byte[]"
unit,"com.oracle.truffle.polyglot.FileSystems$ReadOnlyFileSystem.parsePath(java.lang.String):java.nio.file.Path"
unit,"com.oracle.truffle.polyglot.FileSystems$NIOFileSystem.parsePath(java.lang.String):java.nio.file.Path"
unit,"org.graalvm.polyglot.io.FileSystem.getSeparator():java.lang.String"
unit,"org.graalvm.polyglot.io.FileSystem.getPathSeparator():java.lang.String"
unit,"sun.nio.fs.UnixPath.checkNotNul(java.lang.String, char):void"
unit,"java.util.AbstractMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.Collections$EmptyMap.entrySet():java.util.Set"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig.<init>(com.oracle.truffle.polyglot.PolyglotEngineImpl, org.graalvm.polyglot.SandboxPolicy, java.lang.Boolean, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, boolean, java.lang.Object, boolean, boolean, java.util.function.Consumer, boolean, boolean, boolean, java.util.function.Predicate, java.util.Map, java.util.Set, java.util.Map, com.oracle.truffle.polyglot.PolyglotContextConfig$FileSystemConfig, org.graalvm.polyglot.impl.AbstractPolyglotImpl$LogHandler, boolean, org.graalvm.polyglot.io.ProcessHandler, java.lang.Object, java.util.Map, java.time.ZoneId, com.oracle.truffle.polyglot.PolyglotLimits, java.lang.ClassLoader, java.lang.Object, boolean, boolean, java.util.Map, java.lang.Runnable, java.util.function.Consumer, java.lang.Runnable):void"
unit,"java.util.HashMap.<init>(int, float):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig.addConfiguredLanguage(com.oracle.truffle.polyglot.PolyglotEngineImpl, java.util.Set, com.oracle.truffle.polyglot.PolyglotLanguage):void"
unit,"java.util.LinkedHashMap.newNode(int, java.lang.Object, java.lang.Object, java.util.HashMap$Node):java.util.HashMap$Node"
unit,"java.util.LinkedHashMap.afterNodeInsertion(boolean):void"
unit,"java.util.LinkedHashMap.removeEldestEntry(java.util.Map$Entry):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig.collectDependentLanguages(com.oracle.truffle.polyglot.PolyglotEngineImpl, java.util.Collection, java.util.Collection):void"
unit,"java.util.TreeMap$KeyIterator.next():java.lang.Object"
unit,"java.util.TreeMap$PrivateEntryIterator.nextEntry():java.util.TreeMap$Entry"
unit,"java.util.Collections$EmptyMap.keySet():java.util.Set"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.loadPreinitializedContext(com.oracle.truffle.polyglot.PolyglotContextConfig, org.graalvm.polyglot.Engine, boolean):org.graalvm.polyglot.Context"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.isSharingEnabled(com.oracle.truffle.polyglot.PolyglotContextConfig):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig$FileSystemConfig.createPatched(com.oracle.truffle.polyglot.PolyglotContextConfig$FileSystemConfig, com.oracle.truffle.polyglot.PolyglotContextConfig$FileSystemConfig):com.oracle.truffle.polyglot.PolyglotContextConfig$FileSystemConfig"
unit,"com.oracle.truffle.polyglot.FileSystems$PreInitializeContextFileSystem.onLoadPreinitializedContext(org.graalvm.polyglot.io.FileSystem):void"
unit,"org.graalvm.polyglot.Engine$APIAccessImpl.newContext(org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractContextDispatch, java.lang.Object, org.graalvm.polyglot.Engine, boolean):org.graalvm.polyglot.Context"
unit,"org.graalvm.polyglot.Engine$ContextReference.<init>(org.graalvm.polyglot.Context, org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractContextDispatch, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.addContext(com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"org.graalvm.collections.EconomicMapImpl.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.setValue(int, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.WeakAssumedValue.update(java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.patch(com.oracle.truffle.polyglot.PolyglotContextConfig):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.maybeInitializeHostLanguage(com.oracle.truffle.polyglot.PolyglotLanguageContext[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.ensureCreated(com.oracle.truffle.polyglot.PolyglotLanguage):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.validateSandbox(org.graalvm.polyglot.SandboxPolicy):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.checkAccess(com.oracle.truffle.polyglot.PolyglotLanguage):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.checkClosedOrDisposing(boolean):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.checkCancelled():void"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig.isAccessPermitted(com.oracle.truffle.polyglot.PolyglotLanguage, com.oracle.truffle.polyglot.PolyglotLanguage):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotSharingLayer.patchHostLanguage(com.oracle.truffle.polyglot.PolyglotLanguage):com.oracle.truffle.polyglot.PolyglotLanguageInstance"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.createInstance(com.oracle.truffle.polyglot.PolyglotSharingLayer):com.oracle.truffle.polyglot.PolyglotLanguageInstance"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance.<init>(com.oracle.truffle.polyglot.PolyglotLanguage, com.oracle.truffle.polyglot.PolyglotSharingLayer):void"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.initializeLanguage(com.oracle.truffle.api.TruffleLanguage, com.oracle.truffle.api.nodes.LanguageInfo, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.createDefaultValues(com.oracle.truffle.polyglot.PolyglotImpl, com.oracle.truffle.polyglot.PolyglotLanguageInstance, java.util.Map):void"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.addDefaultValue(com.oracle.truffle.polyglot.PolyglotImpl, com.oracle.truffle.polyglot.PolyglotLanguageInstance, java.util.Map, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$PrimitiveValue.<init>(com.oracle.truffle.polyglot.PolyglotImpl, com.oracle.truffle.polyglot.PolyglotLanguageInstance, java.lang.Object):void"
unit,"com.oracle.truffle.api.library.LibraryFactory.getUncached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.library.LibraryFactory.dispatch(java.lang.Object):java.lang.Class"
unit,"com.oracle.truffle.api.library.DynamicDispatchLibraryGen$UncachedDispatch.dispatch(java.lang.Object):java.lang.Class"
unit,"com.oracle.truffle.api.library.DynamicDispatchLibraryGen$Default$Uncached.dispatch(java.lang.Object):java.lang.Class"
unit,"java.util.concurrent.ConcurrentHashMap.initTable():java.util.concurrent.ConcurrentHashMap$Node[]"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.ensureInitialized(com.oracle.truffle.polyglot.PolyglotLanguageInstance):void"
unit,"com.oracle.truffle.api.TruffleLanguage.getOptionDescriptors():org.graalvm.options.OptionDescriptors"
unit,"com.oracle.truffle.api.TruffleLanguage.getSourceOptionDescriptors():org.graalvm.options.OptionDescriptors"
unit,"com.oracle.truffle.polyglot.PolyglotContextConfig.getLanguageOptionValues(com.oracle.truffle.polyglot.PolyglotLanguage):com.oracle.truffle.polyglot.OptionValuesImpl"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.<init>(com.oracle.truffle.polyglot.OptionValuesImpl):void"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.createEnv(java.lang.Object, com.oracle.truffle.api.TruffleLanguage, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, java.util.Map, org.graalvm.options.OptionValues, java.lang.String[]):com.oracle.truffle.api.TruffleLanguage$Env"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.collectEnvServices(java.util.Set, java.lang.Object, com.oracle.truffle.api.TruffleLanguage):void"
unit,"com.oracle.truffle.polyglot.EngineAccessor$EngineImpl.getEngine(java.lang.Object):com.oracle.truffle.polyglot.PolyglotEngineImpl"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.getEngine():com.oracle.truffle.polyglot.PolyglotEngineImpl"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler.getAllocationReporter(com.oracle.truffle.api.nodes.LanguageInfo):com.oracle.truffle.api.instrumentation.AllocationReporter"
unit,"java.util.Map.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"java.util.WeakHashMap.get(java.lang.Object):java.lang.Object"
unit,"java.util.WeakHashMap.hash(java.lang.Object):int"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$$Lambda/0x2b3d635a1469c0b18ae3eeffd85ff8930.apply(java.lang.Object):java.lang.Object"
unit,"java.util.WeakHashMap.put(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$AbstractAsyncCollection$1.queueNext():java.lang.Object"
unit,"java.util.concurrent.atomic.AtomicReferenceArray.get(int):java.lang.Object"
unit,"java.util.ArrayList.<init>(java.util.Collection):void"
unit,"java.util.HashSet.toArray():java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[]):java.lang.Object[]"
unit,"java.util.LinkedHashMap.keysToArray(java.lang.Object[], boolean):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$Lazy.<init>(com.oracle.truffle.polyglot.PolyglotLanguageContext, com.oracle.truffle.polyglot.PolyglotLanguageInstance, com.oracle.truffle.polyglot.PolyglotContextConfig):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$Lazy.computeAccessPermissions(com.oracle.truffle.polyglot.PolyglotContextConfig):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$Lazy.computeAccessibleLanguages(com.oracle.truffle.polyglot.PolyglotContextConfig, boolean):java.util.Map"
unit,"com.oracle.truffle.api.TruffleFile$FileSystemContext.<init>(java.lang.Object, org.graalvm.polyglot.io.FileSystem):void"
unit,"java.util.concurrent.atomic.AtomicReferenceFieldUpdater$AtomicReferenceFieldUpdaterImpl.compareAndSet(java.lang.Object, java.lang.Object, java.lang.Object):boolean"
unit,"java.util.concurrent.atomic.AtomicReferenceFieldUpdater$AtomicReferenceFieldUpdaterImpl.valueCheck(java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.checkThreadAccess(com.oracle.truffle.api.TruffleLanguage$Env):void"
unit,"java.util.WeakHashMap$ValueIterator.<init>(java.util.WeakHashMap):void"
unit,"java.util.WeakHashMap$HashIterator.<init>(java.util.WeakHashMap):void"
unit,"java.util.WeakHashMap$HashIterator.hasNext():boolean"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.createEnvContext(com.oracle.truffle.api.TruffleLanguage$Env, java.util.List):java.lang.Object"
unit,"com.oracle.truffle.host.HostLanguage.createContext(com.oracle.truffle.api.TruffleLanguage$Env):java.lang.Object"
unit,"com.oracle.truffle.host.HostLanguage.createContext(com.oracle.truffle.api.TruffleLanguage$Env):com.oracle.truffle.host.HostContext"
unit,"com.oracle.truffle.api.TruffleLanguage$Env.registerService(java.lang.Object):void"
unit,"com.oracle.truffle.host.HostContext.<init>(com.oracle.truffle.host.HostLanguage, com.oracle.truffle.api.TruffleLanguage$Env):void"
unit,"com.oracle.truffle.host.HostException.wrap(java.lang.Throwable, com.oracle.truffle.host.HostContext, com.oracle.truffle.api.nodes.Node):com.oracle.truffle.host.HostException"
unit,"com.oracle.truffle.host.HostException.<init>(java.lang.Throwable, com.oracle.truffle.host.HostContext, com.oracle.truffle.api.nodes.Node):void"
unit,"com.oracle.truffle.host.HostObject.forException(java.lang.Throwable, com.oracle.truffle.host.HostContext, com.oracle.truffle.host.HostException):com.oracle.truffle.host.HostObject"
unit,"com.oracle.truffle.api.TruffleStackTrace.getOrCreateLazyStackTrace(java.lang.Throwable):com.oracle.truffle.api.TruffleStackTrace$LazyStackTrace"
unit,"com.oracle.truffle.api.TruffleStackTrace.findImpl(java.lang.Throwable):com.oracle.truffle.api.TruffleStackTrace$LazyStackTrace"
unit,"java.lang.Throwable.getSuppressed():java.lang.Throwable[]"
unit,"com.oracle.truffle.api.TruffleStackTrace.tryAddSuppressed(java.lang.Throwable, com.oracle.truffle.api.TruffleStackTrace$LazyStackTrace):boolean"
unit,"com.oracle.truffle.api.impl.DefaultAssumption.invalidate(java.lang.String):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguage.initializeContextClass(java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.verifyServices(com.oracle.truffle.api.nodes.LanguageInfo, java.util.List, java.util.Collection):java.lang.String"
unit,"com.oracle.truffle.polyglot.PolyglotFastThreadLocals.notifyLanguageCreated(com.oracle.truffle.polyglot.PolyglotLanguageContext):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.initializeHostContext(com.oracle.truffle.polyglot.PolyglotLanguageContext, com.oracle.truffle.polyglot.PolyglotContextConfig):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.lookupService(java.lang.Class):java.lang.Object"
unit,"com.oracle.truffle.host.HostLanguageService.initializeHostContext(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.ClassLoader, java.util.function.Predicate, boolean, boolean):void"
unit,"com.oracle.truffle.host.HostLanguage.initializeHostAccess(java.lang.Object):void"
unit,"com.oracle.truffle.host.HostContext.initialize(java.lang.Object, java.lang.ClassLoader, java.util.function.Predicate, boolean, boolean, org.graalvm.polyglot.HostAccess$MutableTargetMapping[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.invokeContextThreadLocalFactory(com.oracle.truffle.polyglot.PolyglotLocals$LocalLocation[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.ensureInitialized(com.oracle.truffle.polyglot.PolyglotLanguage):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.isActive(java.lang.Thread):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.waitForInitializationAndThen(boolean, java.util.function.Supplier):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.lambda$waitForInitializationAndThen$0(boolean, java.util.function.Supplier, com.oracle.truffle.polyglot.PolyglotContextImpl):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$$Lambda/0x093db60f6f1a812259caeaac540869550.get():java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.lambda$ensureInitialized$0():java.lang.Boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getCurrentThreadInfo():com.oracle.truffle.polyglot.PolyglotThreadInfo"
unit,"java.util.Collections$SynchronizedCollection.isEmpty():boolean"
unit,"com.oracle.truffle.api.TruffleLanguage$Env.postInit():void"
unit,"com.oracle.truffle.api.TruffleLanguage.initializeContext(java.lang.Object):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.notify(java.lang.Object, boolean):void"
unit,"com.oracle.svm.core.monitor.MultiThreadedMonitorSupport.ensureLocked(java.lang.Object, com.oracle.svm.core.monitor.MonitorInflationCause):com.oracle.svm.core.monitor.JavaMonitor"
unit,"com.oracle.truffle.polyglot.PolyglotThreadLocalActions.initialize():void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getAllLoggers():java.lang.Object[]"
unit,"java.util.ArrayList.toArray(java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.enterCached(com.oracle.truffle.polyglot.PolyglotContextImpl, boolean):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.enterThreadChanged(boolean, boolean, boolean, com.oracle.truffle.polyglot.PolyglotThreadTask, boolean):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.createThreadInfo(java.lang.Thread, com.oracle.truffle.polyglot.PolyglotThreadTask):com.oracle.truffle.polyglot.PolyglotThreadInfo"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.<init>(com.oracle.truffle.polyglot.PolyglotContextImpl, java.lang.Thread, com.oracle.truffle.polyglot.PolyglotThreadTask):void"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.isCreatedInExitContext(com.oracle.truffle.polyglot.PolyglotContextImpl, com.oracle.truffle.polyglot.PolyglotThreadTask):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotFastThreadLocals.createFastThreadLocals(com.oracle.truffle.polyglot.PolyglotThreadInfo):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotFastThreadLocals.updateLanguageObjects(java.lang.Object[], com.oracle.truffle.polyglot.PolyglotLanguageContext):void"
unit,"java.util.BitSet.<init>(int):void"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.isThreadAccessAllowed(com.oracle.truffle.api.TruffleLanguage$Env, java.lang.Thread, boolean):boolean"
unit,"com.oracle.truffle.host.HostLanguage.isThreadAccessAllowed(java.lang.Thread, boolean):boolean"
unit,"com.oracle.truffle.api.TruffleLanguage.isThreadAccessAllowed(java.lang.Thread, boolean):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.hasActiveOtherThread(boolean, boolean):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.initializeThreadLocals(com.oracle.truffle.polyglot.PolyglotThreadInfo):void"
unit,"java.util.LinkedHashMap.values():java.util.Collection"
unit,"java.util.LinkedHashMap$LinkedValues.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedValueIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"java.util.LinkedHashMap$LinkedHashIterator.hasNext():boolean"
unit,"java.util.LinkedHashMap$LinkedValueIterator.next():java.lang.Object"
unit,"java.util.LinkedHashMap$LinkedHashIterator.nextNode():java.util.LinkedHashMap$Entry"
unit,"com.oracle.truffle.polyglot.PolyglotFastThreadLocals.enter(com.oracle.truffle.polyglot.PolyglotThreadInfo):java.lang.Object[]"
unit,"java.lang.ThreadLocal.get(java.lang.Thread):java.lang.Object"
unit,"java.lang.ThreadLocal.setInitialValue(java.lang.Thread):java.lang.Object"
unit,"java.lang.ThreadLocal.initialValue():java.lang.Object"
unit,"java.lang.ThreadLocal.createMap(java.lang.Thread, java.lang.Object):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.<init>(java.lang.ThreadLocal, java.lang.Object):void"
unit,"java.lang.ThreadLocal.set(java.lang.Thread, java.lang.Object):void"
unit,"java.lang.ThreadLocal$ThreadLocalMap.set(java.lang.ThreadLocal, java.lang.Object):void"
unit,"com.oracle.svm.core.heap.ReferenceInternals.refersTo(java.lang.ref.Reference, java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotThreadLocalActions.notifyEnterCreatedThread():void"
unit,"com.oracle.truffle.api.impl.DefaultThreadLocalHandshake.ensureThreadInitialized():void"
unit,"com.oracle.truffle.api.impl.ThreadLocalHandshake.getThreadState(java.lang.Thread):com.oracle.truffle.api.impl.ThreadLocalHandshake$TruffleSafepointImpl"
unit,"java.util.Collections$SynchronizedMap.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"com.oracle.truffle.api.impl.ThreadLocalHandshake$$Lambda/0x6e34cdda7b0542b69dab07aba9aed7270.apply(java.lang.Object):java.lang.Object"
unit,"java.lang.ThreadLocal$ThreadLocalMap.cleanSomeSlots(int, int):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.notifyEnter(com.oracle.truffle.polyglot.PolyglotEngineImpl, com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getCreatorTruffleContext():com.oracle.truffle.api.TruffleContext"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.notifyEnter(java.lang.Object, com.oracle.truffle.api.TruffleContext):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler.getThreadsActivationListeners():com.oracle.truffle.api.instrumentation.ThreadsActivationListener[]"
unit,"com.oracle.truffle.polyglot.PolyglotThreadLocalActions.notifyThreadActivation(com.oracle.truffle.polyglot.PolyglotThreadInfo, boolean):java.util.Set"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.collectLanguageContextsToInitialize(com.oracle.truffle.polyglot.PolyglotThreadInfo):java.util.BitSet"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.isLanguageContextInitialized(com.oracle.truffle.polyglot.PolyglotLanguage):boolean"
unit,"java.util.BitSet.get(int):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.isLanguageContextInitializing(com.oracle.truffle.polyglot.PolyglotLanguage):boolean"
unit,"java.util.BitSet.set(int):void"
unit,"java.util.BitSet.ensureCapacity(int):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.setCachedThreadInfo(com.oracle.truffle.polyglot.PolyglotThreadInfo):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.collectDeadThreads():java.util.List"
unit,"java.util.WeakHashMap$EntryIterator.<init>(java.util.WeakHashMap):void"
unit,"java.util.WeakHashMap$HashIterator.nextEntry():java.util.WeakHashMap$Entry"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.initializeNewThread(com.oracle.truffle.polyglot.PolyglotThreadInfo, java.util.BitSet, boolean):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.initializeThreadIfNeeded(java.lang.Thread, java.lang.Thread, com.oracle.truffle.polyglot.PolyglotThreadInfo, boolean, java.util.List):void"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.setLanguageContextInitializing(com.oracle.truffle.polyglot.PolyglotLanguageContext):void"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.setLanguageContextInitialized(com.oracle.truffle.polyglot.PolyglotLanguageContext):void"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.clearLanguageContextInitializing(com.oracle.truffle.polyglot.PolyglotLanguageContext):void"
unit,"java.util.BitSet.clear(int):void"
unit,"java.util.BitSet.recalculateWordsInUse():void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.notifyThreadStarted(java.lang.Object, com.oracle.truffle.api.TruffleContext, java.lang.Thread):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.getEngine():com.oracle.truffle.polyglot.PolyglotEngineImpl"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler.notifyThreadStarted(com.oracle.truffle.api.TruffleContext, java.lang.Thread):void"
unit,"com.oracle.truffle.host.HostClassCache.findOrInitialize(org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractHostAccess, org.graalvm.polyglot.impl.AbstractPolyglotImpl$APIAccess, java.lang.Object):com.oracle.truffle.host.HostClassCache"
unit,"com.oracle.truffle.host.HostClassCache.initializeHostCache(org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractHostAccess, org.graalvm.polyglot.impl.AbstractPolyglotImpl$APIAccess, java.lang.Object):com.oracle.truffle.host.HostClassCache"
unit,"com.oracle.truffle.host.HostClassCache.<init>(org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractHostAccess, org.graalvm.polyglot.impl.AbstractPolyglotImpl$APIAccess, java.lang.Object):void"
unit,"java.lang.Enum.equals(java.lang.Object):boolean"
unit,"org.graalvm.collections.EconomicMapImpl.createHash():void"
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateArraySlow(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[], com.oracle.svm.core.c.BooleanPointer):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.putHashEntry(java.lang.Object, int, boolean):void"
unit,"java.lang.Enum.hashCode():int"
unit,"org.graalvm.collections.EconomicMapImpl.setHashArray(int, int):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.patch(com.oracle.truffle.polyglot.PolyglotContextConfig):boolean"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.patchEnvContext(com.oracle.truffle.api.TruffleLanguage$Env, java.io.OutputStream, java.io.OutputStream, java.io.InputStream, java.util.Map, org.graalvm.options.OptionValues, java.lang.String[]):com.oracle.truffle.api.TruffleLanguage$Env"
unit,"java.util.WeakHashMap.matchesKey(java.util.WeakHashMap$Entry, java.lang.Object):boolean"
unit,"com.oracle.truffle.host.HostLanguage.patchContext(java.lang.Object, com.oracle.truffle.api.TruffleLanguage$Env):boolean"
unit,"com.oracle.truffle.api.TruffleLogger.isLoggable(java.util.logging.Level):boolean"
unit,"java.util.HashSet.<init>(java.util.Collection):void"
unit,"java.util.ImmutableCollections$SetN.size():int"
unit,"java.util.HashMap.newHashMap(int):java.util.HashMap"
unit,"java.util.ImmutableCollections$SetN.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$SetN$SetNIterator.hasNext():boolean"
unit,"java.util.HashSet.size():int"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$Lazy.addDependentLanguages(com.oracle.truffle.polyglot.PolyglotEngineImpl, java.util.Map, com.oracle.truffle.polyglot.PolyglotLanguage):void"
unit,"java.util.Collections$UnmodifiableMap.entrySet():java.util.Set"
unit,"java.util.LinkedHashMap.entrySet():java.util.Set"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1.<init>(java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet):void"
unit,"java.util.LinkedHashMap$LinkedEntrySet.iterator():java.util.Iterator"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1.hasNext():boolean"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$1.next():java.util.Map$Entry"
unit,"java.util.LinkedHashMap$LinkedEntryIterator.next():java.lang.Object"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry.getValue():java.lang.Object"
unit,"java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry.getKey():java.lang.Object"
unit,"java.util.LinkedHashMap.afterNodeAccess(java.util.HashMap$Node):void"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.patchContext(java.lang.Object, com.oracle.truffle.api.TruffleLanguage$Env):boolean"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.patchContext(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.api.TruffleLanguage$Env):boolean"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.validateSandbox(com.oracle.truffle.api.TruffleLanguage$Env):void"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.optionsAllowPreInitializedContext(com.oracle.truffle.api.TruffleLanguage$Env, com.oracle.truffle.api.TruffleLanguage$Env):boolean"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.areOptionsEqual(org.graalvm.options.OptionValues, org.graalvm.options.OptionValues):boolean"
unit,"com.oracle.truffle.polyglot.OptionValuesImpl.equals(java.lang.Object):boolean"
unit,"java.util.AbstractMap.equals(java.lang.Object):boolean"
unit,"java.lang.Boolean.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.patchContext(com.oracle.truffle.api.TruffleLanguage$Env):boolean"
unit,"com.oracle.truffle.api.TruffleLanguage$Env.lookup(java.lang.Class):java.lang.Object"
unit,"com.oracle.truffle.api.TruffleLanguage$Env.checkDisposed():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.cacheOptions(org.graalvm.polyglot.SandboxPolicy):void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.readBooleanOption(org.graalvm.options.OptionKey):boolean"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.readIntegerOption(org.graalvm.options.OptionKey):int"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.readBooleanOption(org.graalvm.options.OptionKey, int):boolean"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.readLongOption(org.graalvm.options.OptionKey):long"
unit,"com.oracle.truffle.js.runtime.JSContext.updateStableOptions(com.oracle.truffle.js.runtime.JSContextOptions, com.oracle.truffle.js.runtime.util.StableContextOptionValue$UpdateKind):void"
unit,"com.oracle.truffle.js.runtime.util.StableContextOptionValue.update(com.oracle.truffle.js.runtime.JSContextOptions, com.oracle.truffle.js.runtime.util.StableContextOptionValue$UpdateKind):void"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0xf213a2b81026d184cbd9fcce3a7232900.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.util.StableContextOptionValue.patchValue(java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0xefeff3749810f54e7523aef96bd2bc7d0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0x357d9c4f6dbaa5faa8cfa3d34c3385030.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0x3b9e7143cd76cc825cb0c234b5e513330.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSRealm.setOutputStreamsFromEnv(com.oracle.truffle.api.TruffleLanguage$Env):void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addOptionalGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addGlobalGlobal():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isGlobalProperty():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.addShellGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isShell():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.addScriptingGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addIntlGlobal():void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl.putUncached(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int, int):boolean"
unit,"com.oracle.truffle.api.object.TriePropertyMap.getEntry(java.lang.Object):com.oracle.truffle.api.object.TriePropertyMap$LinkedPropertyEntry"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.hashCode():int"
unit,"com.oracle.truffle.api.object.TrieNode$BitmapNode.find(java.lang.Object, int, int):java.util.Map$Entry"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl.putUncachedSlow(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int, int):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl.updateShapeImpl(com.oracle.truffle.api.object.DynamicObject):boolean"
unit,"com.oracle.truffle.api.object.ObsolescenceStrategy.checkForObsoleteShapeAndMigrate(com.oracle.truffle.api.object.DynamicObject):boolean"
unit,"com.oracle.truffle.api.object.LayoutStrategy.defineProperty(com.oracle.truffle.api.object.ShapeImpl, java.lang.Object, java.lang.Object, int, com.oracle.truffle.api.object.Property, int):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.LayoutStrategy.defineNewProperty(com.oracle.truffle.api.object.ShapeImpl, java.lang.Object, java.lang.Object, int, int):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.ShapeImpl.queryTransitionImpl(com.oracle.truffle.api.object.Transition):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.ExtLayoutStrategy.createLocationForValue(com.oracle.truffle.api.object.ShapeImpl, java.lang.Object, int):com.oracle.truffle.api.object.Location"
unit,"com.oracle.truffle.api.object.ShapeImpl.allocator():com.oracle.truffle.api.object.ShapeImpl$BaseAllocator"
unit,"com.oracle.truffle.api.object.ExtAllocator.locationForValue(java.lang.Object, int):com.oracle.truffle.api.object.Location"
unit,"com.oracle.truffle.api.object.ExtAllocator.newObjectLocation(boolean, com.oracle.truffle.api.object.Location, java.lang.Object):com.oracle.truffle.api.object.Location"
unit,"com.oracle.truffle.api.object.ExtAllocator.newObjectArrayLocation(boolean, com.oracle.truffle.api.object.Location, java.lang.Object):com.oracle.truffle.api.object.Location"
unit,"com.oracle.truffle.api.object.ExtAllocator.getTypeAssumption(com.oracle.truffle.api.object.Location, java.lang.Object):com.oracle.truffle.api.object.ExtLocations$TypeAssumption"
unit,"com.oracle.truffle.api.object.PropertyImpl.<init>(java.lang.Object, com.oracle.truffle.api.object.Location, int):void"
unit,"com.oracle.truffle.api.object.LayoutStrategy.addProperty(com.oracle.truffle.api.object.ShapeImpl, com.oracle.truffle.api.object.Property, boolean):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.LayoutStrategy.addPropertyInner(com.oracle.truffle.api.object.ShapeImpl, com.oracle.truffle.api.object.Property):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.LayoutStrategy.newAddPropertyTransition(com.oracle.truffle.api.object.Property):com.oracle.truffle.api.object.Transition$AddPropertyTransition"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectLocation.getType():java.lang.Class"
unit,"com.oracle.truffle.api.object.ShapeImpl.onPropertyTransition(com.oracle.truffle.api.object.Transition$PropertyTransition):void"
unit,"com.oracle.truffle.api.object.Transition$AddPropertyTransition.isDirect():boolean"
unit,"com.oracle.truffle.api.object.ShapeImpl.invalidatePropertyAssumption(java.lang.Object, boolean):void"
unit,"com.oracle.truffle.api.object.ShapeImpl.makeShapeWithAddedProperty(com.oracle.truffle.api.object.ShapeImpl, com.oracle.truffle.api.object.Transition$AddPropertyTransition):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectArrayLocation.accept(com.oracle.truffle.api.object.LocationImpl$LocationVisitor):void"
unit,"com.oracle.truffle.api.object.TriePropertyMap.copyAndPutImpl(java.lang.Object, com.oracle.truffle.api.object.Property):com.oracle.truffle.api.object.TriePropertyMap"
unit,"com.oracle.truffle.api.object.TrieNode$BitmapNode.put(java.lang.Object, int, java.util.Map$Entry, int):com.oracle.truffle.api.object.TrieNode"
unit,"com.oracle.truffle.api.object.TriePropertyMap$LinkedPropertyEntry.getKey():java.lang.Object"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.TrieNode.copyAndSet(java.lang.Object[], int, java.lang.Object):java.lang.Object[]"
unit,"com.oracle.truffle.api.object.ShapeImpl.<init>(com.oracle.truffle.api.object.Layout, com.oracle.truffle.api.object.ShapeImpl, java.lang.Object, java.lang.Object, com.oracle.truffle.api.object.PropertyMap, com.oracle.truffle.api.object.Transition, int, int, int, int, int, com.oracle.truffle.api.Assumption):void"
unit,"com.oracle.truffle.api.object.ShapeImpl.capacityFromSize(int):int"
unit,"com.oracle.truffle.api.object.ShapeImpl.makePropertyCount(com.oracle.truffle.api.object.ShapeImpl, com.oracle.truffle.api.object.PropertyMap, com.oracle.truffle.api.object.Transition):int"
unit,"com.oracle.truffle.api.object.ShapeImpl.addTransitionIfAbsentOrNull(com.oracle.truffle.api.object.Transition, com.oracle.truffle.api.object.ShapeImpl):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.ShapeImpl.invalidateLeafAssumption():void"
unit,"com.oracle.truffle.api.object.ShapeImpl.newSingleEntry(com.oracle.truffle.api.object.Transition, com.oracle.truffle.api.object.ShapeImpl):java.lang.Object"
unit,"com.oracle.truffle.api.object.Transition$PropertyTransition.hasConstantLocation():boolean"
unit,"com.oracle.truffle.api.object.LocationImpl.isConstant():boolean"
unit,"com.oracle.truffle.api.object.ExtLayoutStrategy.ensureSameTypeOrMoreGeneral(com.oracle.truffle.api.object.Property, com.oracle.truffle.api.object.Property):void"
unit,"com.oracle.truffle.api.object.ExtLayoutStrategy.ensureSameTypeOrMoreGeneral(com.oracle.truffle.api.object.Location, com.oracle.truffle.api.object.Location):void"
unit,"com.oracle.truffle.api.object.ObsolescenceStrategy.ensureValid(com.oracle.truffle.api.object.ShapeImpl):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.DynamicObjectSupport.grow(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, com.oracle.truffle.api.object.Shape):void"
unit,"com.oracle.truffle.api.object.LocationImpl.setSafe(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, boolean, boolean):void"
unit,"com.oracle.truffle.api.object.ExtLocations$ATypedObjectArrayLocation.set(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, boolean, boolean):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectLocation.maybeInvalidateTypeAssumption(java.lang.Object):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectLocation.canStoreInternal(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.addLoadGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isLoad():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.lookupFunction(com.oracle.truffle.js.builtins.JSBuiltinsContainer, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.builtins.JSBuiltinsContainer.lookupFunctionByKey(java.lang.Object):com.oracle.truffle.js.nodes.function.JSBuiltin"
unit,"com.oracle.truffle.api.strings.TruffleString$EqualNode.checkContentEqualsUncached(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString):boolean"
unit,"com.oracle.truffle.api.strings.TStringOps.regionEqualsWithOrMaskWithStrideIntl(com.oracle.truffle.api.nodes.Node, byte[], long, int, int, int, byte[], long, int, int, int, byte[], int):boolean"
unit,"com.oracle.truffle.api.strings.TStringOps.runRegionEqualsWithStride(com.oracle.truffle.api.nodes.Node, byte[], long, boolean, byte[], long, boolean, int, int):boolean"
unit,"com.oracle.truffle.api.strings.TStringOps.readValue(byte[], long, int, int):int"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.createFunctionData(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.runtime.JSContext.getBuiltinFunctionData(com.oracle.truffle.js.runtime.builtins.Builtin):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.create(com.oracle.truffle.js.runtime.JSContext, int, com.oracle.truffle.api.strings.TruffleString, boolean, boolean, boolean, boolean):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.CallTarget, com.oracle.truffle.api.CallTarget, com.oracle.truffle.api.CallTarget, int, com.oracle.truffle.api.strings.TruffleString, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.createDefault(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.frame.MaterializedFrame, java.lang.Object, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.initialFactory(com.oracle.truffle.js.runtime.builtins.JSFunctionData):com.oracle.truffle.js.runtime.builtins.JSFunctionFactory"
unit,"com.oracle.truffle.js.runtime.JSContext.getFunctionFactory(com.oracle.truffle.js.runtime.builtins.JSFunctionData):com.oracle.truffle.js.runtime.builtins.JSFunctionFactory"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionFactory.create(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.frame.MaterializedFrame, java.lang.Object, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$LazySupplier.getPrototype(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0x2e60926211551085e828d9c0cd0875620.getIntrinsicDefaultProto(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionFactory.createWithPrototype(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.frame.MaterializedFrame, java.lang.Object, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionFactory$Intrinsic.getShape(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$Lazy.getShape(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory.isInObjectProto(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):boolean"
unit,"com.oracle.truffle.api.object.DynamicObject.verifyShape(com.oracle.truffle.api.object.Shape, java.lang.Class):void"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory.initProto(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionFactory$Intrinsic.initProperties(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, com.oracle.truffle.js.runtime.builtins.JSFunctionData):void"
unit,"com.oracle.truffle.js.nodes.function.InitFunctionNode.execute(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, int, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen$CachedDispatch.putConstant(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.accepts(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.accepts_(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.CompilerDirectives.castExact(java.lang.Object, java.lang.Class):java.lang.Object"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.putConstant(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$AnyKey.put(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object, int, int):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$MissingKeyIdentity.acceptsKey(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$MissingKey.put(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object, int, int):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey.putImpl(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object, int, int, com.oracle.truffle.api.object.Property):boolean"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.canStore(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.set(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, boolean, boolean):void"
unit,"com.oracle.truffle.api.object.DynamicObjectSupport.growObjectStore(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.ShapeImpl, int, int):void"
unit,"com.oracle.truffle.api.object.UnsafeAccess.arrayCopy(java.lang.Object[], java.lang.Object[], int):void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addConsoleGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isConsole():boolean"
unit,"com.oracle.truffle.api.object.TrieNode.combine(java.lang.Object, int, java.util.Map$Entry, java.lang.Object, int, java.util.Map$Entry, int):com.oracle.truffle.api.object.TrieNode"
unit,"com.oracle.truffle.js.runtime.JSRealm.addPrintGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isPrint():boolean"
unit,"com.oracle.truffle.js.runtime.Symbol.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.Symbol.hashCode():int"
unit,"com.oracle.truffle.js.runtime.JSRealm.addPerformanceGlobal():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isPerformance():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.addCommonJSGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addArgumentsFromEnv(com.oracle.truffle.api.TruffleLanguage$Env):void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isGlobalArguments():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.setArguments(com.oracle.truffle.api.strings.TruffleString[]):void"
unit,"com.oracle.truffle.js.runtime.builtins.JSArray.createConstant(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm, java.lang.Object[]):com.oracle.truffle.js.runtime.builtins.JSArrayObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSArray.createDefaultProto(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.array.DynamicArray, java.lang.Object, com.oracle.truffle.js.runtime.array.ArrayAllocationSite, long, int, int, int, int):com.oracle.truffle.js.runtime.builtins.JSArrayObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSArray.createImpl(com.oracle.truffle.js.runtime.builtins.JSObjectFactory, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.DynamicArray, java.lang.Object, com.oracle.truffle.js.runtime.array.ArrayAllocationSite, long, int, int, int, int):com.oracle.truffle.js.runtime.builtins.JSArrayObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$LazyJSClass.getPrototype(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSArray.getIntrinsicDefaultProto(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$LazyJSClass.makeInitialShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSArray.makeInitialShape(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.getProtoChildShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.builtins.JSClass, com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.getProtoChildTree(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.builtins.JSClass):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$Generic.getOrDefault(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.HiddenKey.hashCode():int"
unit,"com.oracle.truffle.api.object.HiddenKey.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.ExtLocations$ATypedObjectArrayLocation.get(com.oracle.truffle.api.object.DynamicObject, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSPrototypeData.lookupShapeByType(com.oracle.truffle.api.object.Shape[], com.oracle.truffle.js.runtime.builtins.JSClass):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.getProtoChildShapeSlowPath(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.builtins.JSClass, com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.createObjectShape(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.builtins.JSClass, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.newBuilder(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.builtins.JSClass, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int):com.oracle.truffle.api.object.Shape$Builder"
unit,"com.oracle.truffle.api.object.Shape$Builder.layout(java.lang.Class, java.lang.invoke.MethodHandles$Lookup):com.oracle.truffle.api.object.Shape$Builder"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.getDefaultShapeFlags(com.oracle.truffle.js.runtime.builtins.JSClass):int"
unit,"com.oracle.truffle.js.runtime.builtins.JSAbstractArray.usesOrdinaryGetOwnProperty():boolean"
unit,"com.oracle.truffle.api.object.Shape$AbstractBuilder.checkShapeFlags(int):int"
unit,"com.oracle.truffle.api.object.Shape$Builder.build():com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.api.object.CoreLayoutFactory.createShape(java.lang.Class, int, java.lang.Object, java.lang.Object, int, org.graalvm.collections.EconomicMap, com.oracle.truffle.api.Assumption, java.lang.invoke.MethodHandles$Lookup):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.api.object.ExtLayout.getOrCreateLayout(java.lang.Class, java.lang.invoke.MethodHandles$Lookup, int, com.oracle.truffle.api.object.ExtLayoutStrategy):com.oracle.truffle.api.object.ExtLayout"
unit,"com.oracle.truffle.api.object.LayoutImpl$Key.hashCode():int"
unit,"com.oracle.truffle.api.object.LayoutImpl$Key.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.Shape$DerivedBuilder.addConstantProperty(java.lang.Object, java.lang.Object, int):com.oracle.truffle.api.object.Shape$DerivedBuilder"
unit,"com.oracle.truffle.api.object.Shape$DerivedBuilder.build():com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.api.object.ShapeImpl.defineProperty(java.lang.Object, java.lang.Object, int, int):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.LayoutStrategy.defineProperty(com.oracle.truffle.api.object.ShapeImpl, java.lang.Object, java.lang.Object, int, int):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.LocationImpl.getType():java.lang.Class"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.accept(com.oracle.truffle.api.object.LocationImpl$LocationVisitor):void"
unit,"com.oracle.truffle.api.object.ExtLocations$ConstantLocation.isConstant():boolean"
unit,"com.oracle.truffle.api.object.WeakKey.<init>(java.lang.Object):void"
unit,"com.oracle.truffle.api.object.Transition$TypedPropertyTransition.hashCode():int"
unit,"com.oracle.truffle.api.object.Transition$PropertyTransition.hashCode():int"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.hashCode():int"
unit,"com.oracle.truffle.js.runtime.objects.JSPrototypeData.getOrAddProtoChildTree(com.oracle.truffle.js.runtime.builtins.JSClass, com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayBase.<init>(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.DynamicArray, java.lang.Object, com.oracle.truffle.js.runtime.array.ArrayAllocationSite, long, int, int, int, int):void"
unit,"com.oracle.truffle.js.runtime.JSContext.isOptionV8CompatibilityMode():boolean"
unit,"com.oracle.truffle.js.runtime.util.StableContextOptionValue.get():java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.defineDataProperty(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.checkForNoSuchPropertyOrMethod(com.oracle.truffle.js.runtime.JSContext, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSRealm.initTimeOffsetAndRandom():void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addStaticRegexResultProperties():void"
unit,"com.oracle.truffle.js.runtime.JSContext.isOptionRegexpStaticResult():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.putRegExpStaticPropertyAccessor(com.oracle.truffle.js.runtime.JSContext$BuiltinFunctionKey, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.truffle.js.builtins.JSBuiltinsContainer.lookupAccessorByKey(java.lang.Object):org.graalvm.collections.Pair"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.putBuiltinAccessorProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int):void"
unit,"com.oracle.truffle.api.TruffleLogger.log(java.util.logging.Level, java.lang.String, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.leaveCached(java.lang.Object[], com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"com.oracle.truffle.polyglot.PolyglotThreadInfo.notifyLeave(com.oracle.truffle.polyglot.PolyglotEngineImpl, com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.notifyLeave(java.lang.Object, com.oracle.truffle.api.TruffleContext):void"
unit,"com.oracle.truffle.polyglot.TracingSourceCacheListener.createOrNull(com.oracle.truffle.polyglot.PolyglotEngineImpl):com.oracle.truffle.polyglot.TracingSourceCacheListener"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$SourceCacheListenerDispatch.<init>(com.oracle.truffle.polyglot.SourceCacheListener[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$SourceCacheListenerDispatch$$Lambda/0x921cc750cd96335474899dfc0cae6b220.test(java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$SourceCacheListenerDispatch$$Lambda/0xb46354dea3b42f8807142df2243394890.apply(int):java.lang.Object"
unit,"com.oracle.svm.core.JavaMemoryUtil.copyObjectArrayForwardWithStoreCheck(java.lang.Object, int, java.lang.Object, int, int):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.arePreInitializedLanguagesCompatible(com.oracle.truffle.polyglot.PolyglotContextImpl, com.oracle.truffle.polyglot.PolyglotContextConfig):boolean"
unit,"java.util.HashMap.remove(java.lang.Object):java.lang.Object"
unit,"java.util.LinkedHashMap.keySet():java.util.Set"
unit,"java.util.AbstractSet.removeAll(java.util.Collection):boolean"
unit,"java.util.HashMap$KeySet.size():int"
unit,"java.util.LinkedHashMap$LinkedKeySet.size():int"
unit,"org.graalvm.collections.EconomicMapImpl.removeKey(java.lang.Object):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.remove(int):int"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.resizeContextLocals(com.oracle.truffle.polyglot.PolyglotEngineImpl$StableLocalLocations):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.initializeInstrumentContextLocals(java.lang.Object[]):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.resizeContextThreadLocals(com.oracle.truffle.polyglot.PolyglotEngineImpl$StableLocalLocations):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.initializeInstrumentContextThreadLocals():void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.hasContextBindings(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.hasThreadBindings(java.lang.Object):boolean"
unit,"dev.thaw.language.Script.load(org.graalvm.polyglot.Context, dev.thaw.language.Language, org.graalvm.polyglot.Source, java.lang.String, java.util.Map):dev.thaw.language.Script"
unit,"dev.thaw.language.Variables.define(org.graalvm.polyglot.Context, dev.thaw.language.Language, java.util.Map):void"
unit,"org.graalvm.polyglot.Context.eval(org.graalvm.polyglot.Source):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.api.source.SourceImpl.getLanguage():java.lang.String"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.eval(java.lang.String, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.lookupLanguageContext(java.lang.String):com.oracle.truffle.polyglot.PolyglotLanguageContext"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.requirePublicLanguage(java.lang.String):com.oracle.truffle.polyglot.PolyglotLanguage"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.hostEnter(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.enterIfNeeded(com.oracle.truffle.polyglot.PolyglotContextImpl, boolean):java.lang.Object"
unit,"com.oracle.truffle.api.impl.DefaultContextThreadLocal.fastGet(int, java.lang.Class, boolean, boolean):java.lang.Object"
unit,"java.lang.ThreadLocal$ThreadLocalMap.getEntry(java.lang.ThreadLocal):java.lang.ThreadLocal$ThreadLocalMap$Entry"
unit,"java.util.HashSet.contains(java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.parseCached(com.oracle.truffle.polyglot.PolyglotSourceCache$ParseOrigin, com.oracle.truffle.polyglot.PolyglotLanguage, com.oracle.truffle.api.source.Source, java.lang.String[]):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache.parseCached(com.oracle.truffle.polyglot.PolyglotSourceCache$ParseOrigin, com.oracle.truffle.polyglot.PolyglotLanguageContext, com.oracle.truffle.api.source.Source, java.lang.String[]):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.api.source.SourceImpl.isCached():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$WeakCache.lookup(com.oracle.truffle.polyglot.PolyglotSourceCache$ParseOrigin, com.oracle.truffle.polyglot.PolyglotLanguageContext, com.oracle.truffle.api.source.Source, java.lang.String[], boolean):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.api.source.SourceImpl.getSourceId():java.lang.Object"
unit,"com.oracle.truffle.api.source.SourceImpl.copy():com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$WeakSourceKey.hashCode():int"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$SourceKey.hashCode():int"
unit,"com.oracle.truffle.api.source.SourceImpl$SourceId.hashCode():int"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache.parseImpl(com.oracle.truffle.polyglot.PolyglotSourceCache$ParseOrigin, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.String[], com.oracle.truffle.api.source.Source):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache.validateSource(com.oracle.truffle.polyglot.PolyglotLanguageContext, com.oracle.truffle.api.source.Source):void"
unit,"com.oracle.truffle.api.source.SourceImpl.hasCharacters():boolean"
unit,"com.oracle.truffle.api.source.SourceImpl.getMimeType():java.lang.String"
unit,"java.util.TreeMap.getEntry(java.lang.Object):java.util.TreeMap$Entry"
unit,"java.lang.String.compareTo(java.lang.Object):int"
unit,"java.lang.String.compareTo(java.lang.String):int"
unit,"com.oracle.svm.graal.stubs.SVMIntrinsicStubsGen.byteArrayCompareToByteArray(org.graalvm.word.Pointer, int, org.graalvm.word.Pointer, int):int"
unit,"java.util.TreeSet.contains(java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance.parseSourceOptions(com.oracle.truffle.polyglot.PolyglotSourceCache$ParseOrigin, com.oracle.truffle.api.source.Source, java.lang.String):com.oracle.truffle.polyglot.OptionValuesImpl"
unit,"com.oracle.truffle.api.source.SourceImpl.getOptions():java.util.Map"
unit,"com.oracle.truffle.api.TruffleLanguage.parse(com.oracle.truffle.api.source.Source, org.graalvm.options.OptionValues, java.lang.String[]):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.parse(com.oracle.truffle.api.TruffleLanguage$ParsingRequest):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.api.TruffleLanguage$ParsingRequest.getSource():com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.api.TruffleLanguage$ParsingRequest.getArgumentNames():java.util.List"
unit,"java.util.Collections$EmptyList.size():int"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.parseScript(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source, java.lang.String, java.lang.String, boolean, java.util.List):com.oracle.truffle.js.nodes.ScriptNode"
unit,"java.util.Collections$EmptyList.isEmpty():boolean"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.parseScript(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source, java.lang.String, java.lang.String, boolean, java.util.List):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.isModuleSource(com.oracle.truffle.api.source.Source):boolean"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.fakeScriptForModule(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.parseModule(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source):com.oracle.truffle.js.runtime.objects.JSModuleData"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.translateModule(com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source):com.oracle.truffle.js.runtime.objects.JSModuleData"
unit,"com.oracle.truffle.js.runtime.JSParserOptions.withStrict(boolean):com.oracle.truffle.js.runtime.JSParserOptions"
unit,"com.oracle.truffle.js.runtime.JSParserOptions.<init>(boolean, boolean, boolean, int, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean):void"
unit,"com.oracle.truffle.js.parser.GraalJSParserHelper.parseSource(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source, com.oracle.truffle.js.runtime.JSParserOptions, boolean, boolean, boolean, com.oracle.js.parser.ir.Scope, java.lang.String, java.lang.String, java.util.List):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.truffle.api.source.SourceImpl.getName():java.lang.String"
unit,"com.oracle.js.parser.Source.sourceFor(java.lang.String, java.lang.CharSequence, boolean):com.oracle.js.parser.Source"
unit,"com.oracle.js.parser.Source.baseName(java.lang.String):java.lang.String"
unit,"java.lang.String.toString():java.lang.String"
unit,"com.oracle.truffle.js.parser.GraalJSParserHelper.makeScriptEnvironment(com.oracle.truffle.js.runtime.JSParserOptions):com.oracle.js.parser.ScriptEnvironment"
unit,"com.oracle.js.parser.ScriptEnvironment$Builder.build():com.oracle.js.parser.ScriptEnvironment"
unit,"com.oracle.js.parser.ScriptEnvironment.<init>(boolean, int, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, com.oracle.js.parser.ScriptEnvironment$FunctionStatementBehavior):void"
unit,"com.oracle.js.parser.Parser.<init>(com.oracle.js.parser.ScriptEnvironment, com.oracle.js.parser.Source, com.oracle.js.parser.ErrorManager, boolean, int):void"
unit,"com.oracle.js.parser.AbstractParser.<init>(com.oracle.js.parser.Source, com.oracle.js.parser.ErrorManager, boolean, int):void"
unit,"com.oracle.js.parser.Parser.parseModule(java.lang.String):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Parser.parseModule(java.lang.String, int, int):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Parser.prepareLexer(int, int):void"
unit,"com.oracle.js.parser.Lexer.<init>(com.oracle.js.parser.Source, int, int, com.oracle.js.parser.TokenStream, boolean, int, boolean, boolean, boolean, boolean, boolean):void"
unit,"com.oracle.js.parser.Scanner.reset(int):void"
unit,"com.oracle.js.parser.Scanner.charAt(int):char"
unit,"com.oracle.js.parser.AbstractParser.next():com.oracle.js.parser.TokenType"
unit,"com.oracle.js.parser.AbstractParser.nextOrEOL():com.oracle.js.parser.TokenType"
unit,"com.oracle.js.parser.AbstractParser.nextToken():com.oracle.js.parser.TokenType"
unit,"com.oracle.js.parser.AbstractParser.getToken(int):long"
unit,"com.oracle.js.parser.Lexer.lexify():void"
unit,"com.oracle.js.parser.Lexer.skipWhitespace(boolean):void"
unit,"com.oracle.js.parser.Lexer.isWhitespace(char):boolean"
unit,"com.oracle.js.parser.TokenLookup.lookupOperator(char, char, char, char, int):com.oracle.js.parser.TokenType"
unit,"com.oracle.js.parser.IdentUtils.isIdentifierStart(int):boolean"
unit,"com.oracle.js.parser.Lexer.scanIdentifierOrKeyword():void"
unit,"com.oracle.js.parser.Lexer.scanIdentifier():int"
unit,"com.oracle.js.parser.Scanner.skip(int):void"
unit,"com.oracle.js.parser.IdentUtils.isIdentifierPart(int):boolean"
unit,"com.oracle.js.parser.TokenLookup.lookupKeyword(java.lang.String, int, int):com.oracle.js.parser.TokenType"
unit,"java.lang.String.regionMatches(int, java.lang.String, int, int):boolean"
unit,"com.oracle.js.parser.Lexer.add(com.oracle.js.parser.TokenType, int, int):void"
unit,"com.oracle.js.parser.TokenStream.put(long):void"
unit,"com.oracle.js.parser.Lexer.canStartLiteral(com.oracle.js.parser.TokenType):boolean"
unit,"com.oracle.js.parser.TokenType.startsWith(char):boolean"
unit,"com.oracle.js.parser.Lexer.scanString(boolean):void"
unit,"com.oracle.js.parser.Lexer.skipEOL(boolean):void"
unit,"com.oracle.js.parser.TokenStream.get(int):long"
unit,"com.oracle.js.parser.Parser.module(java.lang.String):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Token.withDelimiter(long):long"
unit,"com.oracle.js.parser.Parser.createParserContextFunctionNode(com.oracle.js.parser.ir.IdentNode, long, int, int, java.util.List, int, com.oracle.js.parser.ir.Scope):com.oracle.js.parser.ParserContextFunctionNode"
unit,"com.oracle.js.parser.ParserContext.getCurrentFunction():com.oracle.js.parser.ParserContextFunctionNode"
unit,"com.oracle.js.parser.ParserContext.getCurrentScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.ParserContextFunctionNode.<init>(long, com.oracle.js.parser.ir.IdentNode, com.oracle.truffle.api.strings.TruffleString, int, int, java.util.List, int, com.oracle.js.parser.ir.Scope, com.oracle.js.parser.ir.Scope):void"
unit,"com.oracle.js.parser.Lexer.stringIntern(java.lang.String):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode.execute(java.lang.String, com.oracle.truffle.api.strings.TruffleString$Encoding):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$FromJavaStringNodeGen$Uncached.execute(java.lang.String, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode.doUTF16(java.lang.String, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean, com.oracle.truffle.api.strings.TStringInternalNodes$FromJavaStringUTF16Node, com.oracle.truffle.api.strings.TruffleString$InternalSwitchEncodingNode, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$FromJavaStringUTF16NodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, java.lang.String, int, int, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$FromJavaStringUTF16Node.doNonEmpty(com.oracle.truffle.api.nodes.Node, java.lang.String, int, int, boolean, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleString.createWrapJavaString(java.lang.String, int, int):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.<init>(java.lang.Object, int, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, int, int):void"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.validateData(java.lang.Object, int, int, int):void"
unit,"com.oracle.js.parser.ParserContext.push(com.oracle.js.parser.ParserContextNode):com.oracle.js.parser.ParserContextNode"
unit,"com.oracle.js.parser.ParserContextModuleNode.<init>(java.lang.String, com.oracle.js.parser.ir.Scope, com.oracle.js.parser.AbstractParser):void"
unit,"com.oracle.js.parser.Parser.newBlock(com.oracle.js.parser.ir.Scope):com.oracle.js.parser.ParserContextBlockNode"
unit,"com.oracle.js.parser.Parser.moduleBody(com.oracle.js.parser.ParserContextModuleNode):void"
unit,"com.oracle.js.parser.Parser.exportDeclaration(com.oracle.js.parser.ParserContextModuleNode):void"
unit,"com.oracle.js.parser.AbstractParser.expect(com.oracle.js.parser.TokenType):void"
unit,"com.oracle.js.parser.AbstractParser.expectDontAdvance(com.oracle.js.parser.TokenType):void"
unit,"com.oracle.js.parser.Parser.functionDeclarationOrExpression(long, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.isBindingIdentifier():boolean"
unit,"com.oracle.js.parser.Parser.bindingIdentifier(boolean, boolean, java.lang.String):com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.Parser.identifier(boolean, boolean, java.lang.String, boolean):com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.AbstractParser.getIdent():com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.AbstractParser.getValue(long):java.lang.Object"
unit,"com.oracle.js.parser.Lexer.getValueOf(long, boolean, boolean):java.lang.Object"
unit,"com.oracle.js.parser.Lexer.valueOfIdent(int, int, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.js.parser.ir.IdentNode.<init>(long, int, com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.truffle.api.strings.TruffleString$ToJavaStringNode.doUTF16(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.strings.TStringInternalNodes$GetCodePointLengthNode, com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeWithMaterializationNode, com.oracle.truffle.api.strings.TStringInternalNodes$TransCodeNode, com.oracle.truffle.api.strings.TStringInternalNodes$CreateJavaStringNode, com.oracle.truffle.api.profiles.InlinedConditionProfile):java.lang.String"
unit,"com.oracle.js.parser.Parser.verifyIdent(com.oracle.js.parser.ir.IdentNode, boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.verifyStrictIdent(com.oracle.js.parser.ir.IdentNode, java.lang.String, boolean):void"
unit,"com.oracle.js.parser.Parser.isValidStrictIdent(com.oracle.js.parser.ir.IdentNode, boolean):boolean"
unit,"com.oracle.js.parser.Parser.isFutureStrictName(com.oracle.js.parser.ir.IdentNode):boolean"
unit,"com.oracle.js.parser.Parser.addIdentifierReference(java.lang.String):void"
unit,"com.oracle.js.parser.ParserContextBlockNode.getScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.ir.Scope.addLocalUse(java.lang.String):void"
unit,"com.oracle.js.parser.ir.Scope.getUseInfo(java.lang.String):com.oracle.js.parser.ir.Scope$UseInfo"
unit,"com.oracle.js.parser.ir.Scope.putUseInfo(java.lang.String, com.oracle.js.parser.ir.Scope$UseInfo):void"
unit,"com.oracle.js.parser.ParserContextFunctionNode.createParameterBlock():com.oracle.js.parser.ParserContextBlockNode"
unit,"com.oracle.js.parser.ir.Scope.createFunctionParameter(com.oracle.js.parser.ir.Scope, int):com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.Parser.formalParameterList(com.oracle.js.parser.TokenType, boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.formalParameter(boolean, boolean):void"
unit,"com.oracle.js.parser.ParserContextFunctionNode.addParameter(com.oracle.js.parser.ir.IdentNode):void"
unit,"com.oracle.js.parser.ParserContextFunctionNode.addParameterBinding(com.oracle.js.parser.ir.IdentNode):boolean"
unit,"com.oracle.js.parser.ir.Symbol.<init>(com.oracle.truffle.api.strings.TruffleString, int):void"
unit,"com.oracle.js.parser.ir.Scope.putSymbol(com.oracle.js.parser.ir.Symbol):com.oracle.js.parser.ir.Symbol"
unit,"org.graalvm.collections.EconomicMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"java.util.ArrayList.add(java.lang.Object):boolean"
unit,"com.oracle.js.parser.ParserContextFunctionNode.recordParameter(boolean, boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.functionBody(com.oracle.js.parser.ParserContextFunctionNode):com.oracle.js.parser.ir.Block"
unit,"com.oracle.js.parser.ParserContextFunctionNode.createBodyScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.ir.Scope.createFunctionBody(com.oracle.js.parser.ir.Scope, int, boolean):com.oracle.js.parser.ir.Scope"
unit,"java.util.ArrayList.size():int"
unit,"java.util.ArrayList.get(int):java.lang.Object"
unit,"com.oracle.js.parser.Parser.sourceElements(boolean, boolean, int):void"
unit,"com.oracle.js.parser.Parser.statement(boolean, boolean, boolean, int, boolean, boolean, boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.returnStatement(boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.expression(boolean, boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.assignmentExpression(boolean, boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.expression(int, boolean, boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.unaryExpression(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.leftHandSideExpression(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.memberExpression(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.primaryExpression(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.objectLiteral(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.ObjectNode"
unit,"com.oracle.js.parser.Parser.propertyDefinition(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.PropertyNode"
unit,"com.oracle.js.parser.ir.IdentNode.getPropertyName():java.lang.String"
unit,"com.oracle.js.parser.AbstractParser.getLiteral():com.oracle.js.parser.ir.LiteralNode"
unit,"com.oracle.js.parser.Source.getString(int, int):java.lang.String"
unit,"com.oracle.js.parser.ir.LiteralNode.newInstance(long, com.oracle.truffle.api.strings.TruffleString):com.oracle.js.parser.ir.LiteralNode$PrimitiveLiteralNode"
unit,"com.oracle.js.parser.Parser.verifyPrimaryExpression(com.oracle.js.parser.ir.Expression, com.oracle.js.parser.CoverExpressionError):void"
unit,"com.oracle.js.parser.Parser.expression(com.oracle.js.parser.ir.Expression, int, boolean, boolean, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.identifierReference(boolean, boolean):com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.ir.Scope.resolveUse(com.oracle.js.parser.ir.Scope$UseInfo, com.oracle.js.parser.ir.Scope, com.oracle.js.parser.ir.Symbol):void"
unit,"com.oracle.js.parser.ir.Scope.markSymbolUsed(com.oracle.js.parser.ir.Symbol, com.oracle.js.parser.ir.Scope, com.oracle.js.parser.ir.Scope):void"
unit,"com.oracle.js.parser.Parser.detectSpecialProperty(com.oracle.js.parser.ir.IdentNode):com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.AbstractParser.getIdentifierName():com.oracle.js.parser.ir.IdentNode"
unit,"com.oracle.js.parser.Parser.newBinaryExpression(long, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.ir.BinaryNode.<init>(long, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression):void"
unit,"java.util.ArrayList.remove(int):java.lang.Object"
unit,"java.util.ArrayList.fastRemove(java.lang.Object[], int):void"
unit,"java.util.ArrayList.toArray():java.lang.Object[]"
unit,"java.util.List.of(java.lang.Object[]):java.util.List"
unit,"com.oracle.js.parser.Parser.verifyExpression(com.oracle.js.parser.CoverExpressionError):void"
unit,"com.oracle.js.parser.Parser.endOfLine():void"
unit,"com.oracle.js.parser.ParserContext.appendStatementToCurrentNode(com.oracle.js.parser.ir.Statement):void"
unit,"com.oracle.js.parser.Parser.addFunctionDeclarations(com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"com.oracle.js.parser.ParserContextFunctionNode.finishBodyScope(com.oracle.js.parser.StringPool):void"
unit,"com.oracle.js.parser.ir.Scope.resolveUses():void"
unit,"com.oracle.js.parser.ParserContext.propagateFunctionFlags():void"
unit,"com.oracle.js.parser.ParserContextFunctionNode.propagateFlagsToParent(com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"com.oracle.js.parser.ir.Block.<init>(long, int, int, com.oracle.js.parser.ir.Scope, java.util.List):void"
unit,"com.oracle.js.parser.ir.Statement.hasTerminalFlags():boolean"
unit,"com.oracle.js.parser.ir.ReturnNode.isTerminal():boolean"
unit,"com.oracle.js.parser.Parser.wrapParameterBlock(com.oracle.js.parser.ParserContextBlockNode, com.oracle.js.parser.ir.Block):com.oracle.js.parser.ir.Block"
unit,"com.oracle.js.parser.Parser.verifyParameterList(com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"com.oracle.js.parser.Parser.createFunctionNode(com.oracle.js.parser.ParserContextFunctionNode, long, com.oracle.js.parser.ir.IdentNode, int, com.oracle.js.parser.ir.Block):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.ParserContextFunctionNode.verifyHoistedVarDeclarations():com.oracle.js.parser.ir.VarNode"
unit,"com.oracle.js.parser.ir.FunctionNode.<init>(com.oracle.js.parser.Source, int, long, int, long, long, com.oracle.js.parser.ir.IdentNode, com.oracle.truffle.api.strings.TruffleString, int, int, java.util.List, int, com.oracle.js.parser.ir.Block, java.lang.Object, com.oracle.js.parser.ir.Module, com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.js.parser.ir.VarNode.<init>(int, long, int, int, com.oracle.js.parser.ir.IdentNode, com.oracle.js.parser.ir.Expression, int):void"
unit,"com.oracle.js.parser.Parser.declareVar(com.oracle.js.parser.ir.Scope, com.oracle.js.parser.ir.VarNode):void"
unit,"com.oracle.js.parser.Parser.detectVarNameConflict(com.oracle.js.parser.ir.Scope, com.oracle.js.parser.ir.VarNode):boolean"
unit,"com.oracle.js.parser.ir.Scope.getExistingSymbol(java.lang.String):com.oracle.js.parser.ir.Symbol"
unit,"java.util.Map.copyOf(java.util.Map):java.util.Map"
unit,"com.oracle.js.parser.Parser.newUndefinedLiteral(long, int):com.oracle.js.parser.ir.UnaryNode"
unit,"com.oracle.js.parser.ir.UnaryNode.<init>(long, com.oracle.js.parser.ir.Expression):void"
unit,"com.oracle.js.parser.ParserContext.prependStatementToCurrentNode(com.oracle.js.parser.ir.Statement):void"
unit,"java.util.ArrayList.add(int, java.lang.Object):void"
unit,"java.util.ArrayList.rangeCheckForAdd(int):void"
unit,"com.oracle.js.parser.ir.VarNode.<init>(com.oracle.js.parser.ir.VarNode, com.oracle.js.parser.ir.IdentNode, com.oracle.js.parser.ir.Expression, int):void"
unit,"java.util.ImmutableCollections$List12.<init>(java.lang.Object, java.lang.Object):void"
unit,"com.oracle.js.parser.ir.Statement.isTerminal():boolean"
unit,"com.oracle.js.parser.ir.Statement.hasGoto():boolean"
unit,"com.oracle.js.parser.ParserContextModuleNode.createModule():com.oracle.js.parser.ir.Module"
unit,"com.oracle.js.parser.ParserContextModuleNode.resolveExports():void"
unit,"com.oracle.js.parser.ir.IdentNode.getPropertyNameTS():com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.js.parser.ParserContextModuleNode.addLocalExportEntry(long, com.oracle.js.parser.ir.Module$ExportEntry):void"
unit,"com.oracle.js.parser.ParserContextModuleNode.addExportedName(long, com.oracle.js.parser.ir.Module$ExportEntry):void"
unit,"com.oracle.js.parser.ir.Module.<init>(java.util.List, java.util.List, java.util.List, java.util.List, java.util.List, java.util.List, java.util.List):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.<init>(com.oracle.js.parser.ir.LexicalContext, com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source, java.util.List, int, com.oracle.truffle.js.parser.env.Environment, boolean, com.oracle.truffle.js.runtime.objects.ScriptOrModule):void"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.translateModule(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.runtime.objects.JSModuleData):com.oracle.truffle.js.runtime.objects.JSModuleData"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transform(com.oracle.js.parser.ir.Node):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.LexicalContextExpression.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.LexicalContextNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.LexicalContext.push(com.oracle.js.parser.ir.LexicalContextNode):com.oracle.js.parser.ir.LexicalContextNode"
unit,"com.oracle.js.parser.ir.FunctionNode.accept(com.oracle.js.parser.ir.LexicalContext, com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterFunctionNode(com.oracle.js.parser.ir.FunctionNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.FunctionNode.needsNewTarget():boolean"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.getFunctionName(com.oracle.js.parser.ir.FunctionNode):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterFunctionEnvironment(com.oracle.js.parser.ir.FunctionNode, boolean, boolean, boolean):com.oracle.truffle.js.parser.GraalJSTranslator$EnvironmentCloseable"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.<init>(com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.js.parser.ir.Scope, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.declareParameters(com.oracle.js.parser.ir.FunctionNode):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.functionNeedsParentFramePass(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.setNeedsParentFrame(boolean):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.translateFunctionBody(com.oracle.js.parser.ir.FunctionNode, java.util.List):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.Block.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.Block.accept(com.oracle.js.parser.ir.LexicalContext, com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBlock(com.oracle.js.parser.ir.Block):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBlockEnvironment(com.oracle.js.parser.ir.Block):com.oracle.truffle.js.parser.GraalJSTranslator$EnvironmentCloseable"
unit,"com.oracle.js.parser.ir.LexicalContext.getCurrentFunction():com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBlockEnvironment(com.oracle.js.parser.ir.Scope):com.oracle.truffle.js.parser.GraalJSTranslator$EnvironmentCloseable"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.addFunctionFrameSlots(com.oracle.truffle.js.parser.env.Environment, com.oracle.js.parser.ir.FunctionNode):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.needsThisSlot(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.parser.env.FunctionEnvironment):boolean"
unit,"com.oracle.truffle.js.parser.env.Environment.addFrameSlotsFromSymbols(java.lang.Iterable, boolean, java.util.function.Predicate):void"
unit,"org.graalvm.collections.EconomicMapImpl$1$1.next():java.lang.Object"
unit,"com.oracle.truffle.js.parser.env.Environment.addFrameSlotFromSymbol(com.oracle.js.parser.ir.Symbol):void"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.getBlockFrameDescriptor():com.oracle.truffle.js.nodes.JSFrameDescriptor"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor.findOrAddFrameSlot(java.lang.Object, int, com.oracle.truffle.api.frame.FrameSlotKind):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor.findFrameSlot(java.lang.Object):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor.addFrameSlot(java.lang.Object, int, com.oracle.truffle.api.frame.FrameSlotKind):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.JSFrameSlot.<init>(int, java.lang.Object, int, com.oracle.truffle.api.frame.FrameSlotKind):void"
unit,"com.oracle.truffle.js.nodes.JSFrameSlot$FrameSlotFlags.of(int):java.lang.Integer"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createTemporalDeadZoneInit(com.oracle.js.parser.ir.Scope, java.util.List):void"
unit,"com.oracle.truffle.js.parser.env.Environment.findVar(com.oracle.truffle.api.strings.TruffleString, boolean, boolean, boolean, boolean, boolean, boolean):com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.findBlockFrameSlot(java.lang.Object):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.findFunctionFrameSlot(java.lang.Object):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.getScopeLevel():int"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.<init>(com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.js.nodes.JSFrameSlot, int, int, java.lang.Object, com.oracle.truffle.js.parser.env.Environment):void"
unit,"com.oracle.truffle.js.parser.env.Environment$AbstractFrameVarRef.<init>(com.oracle.truffle.js.parser.env.Environment, int, int, java.lang.Object, com.oracle.truffle.js.parser.env.Environment):void"
unit,"com.oracle.truffle.js.parser.env.Environment.ensureFrameLevelAvailable(int):void"
unit,"java.util.ArrayList.sortRange(java.util.Comparator, int, int):void"
unit,"java.util.Arrays.sort(java.lang.Object[], int, int, java.util.Comparator):void"
unit,"java.util.Arrays.rangeCheck(int, int, int):void"
unit,"java.util.TimSort.sort(java.lang.Object[], int, int, java.util.Comparator, java.lang.Object[], int, int):void"
unit,"com.oracle.truffle.js.parser.env.Environment$AbstractFrameVarRef.createScopeFrameNode():com.oracle.truffle.js.nodes.access.ScopeFrameNode"
unit,"com.oracle.truffle.js.parser.env.Environment$AbstractFrameVarRef.isInCurrentFunctionFrame():boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$AbstractFrameVarRef.getBlockScopeSlot():com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.access.ScopeFrameNode.create(int, int, com.oracle.truffle.js.nodes.JSFrameSlot):com.oracle.truffle.js.nodes.access.ScopeFrameNode"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createClearFrameSlots(com.oracle.truffle.js.nodes.access.ScopeFrameNode, int[], int, int):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.NodeFactory.isIndexRange(int[], int, int):boolean"
unit,"com.oracle.truffle.js.nodes.access.ClearFrameSlotsNode.create(com.oracle.truffle.js.nodes.access.ScopeFrameNode, int[]):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createResolveImports(com.oracle.js.parser.ir.FunctionNode, java.util.List):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.prepareParameters(java.util.List):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformStatements(java.util.List, boolean, boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"java.util.ImmutableCollections$List12.size():int"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformStatements(java.util.List, boolean, boolean, com.oracle.truffle.js.nodes.JavaScriptNode[], int):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"java.util.ImmutableCollections$List12.get(int):java.lang.Object"
unit,"com.oracle.js.parser.ir.VarNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterVarNode(com.oracle.js.parser.ir.VarNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.LexicalContext.getCurrentScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.ir.LexicalContext$NodeIterator.findNext():com.oracle.js.parser.ir.LexicalContextNode"
unit,"com.oracle.js.parser.ir.LexicalContext$NodeIterator.next():com.oracle.js.parser.ir.LexicalContextNode"
unit,"com.oracle.js.parser.ir.Block.getScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createVarAssignNode(com.oracle.js.parser.ir.VarNode, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.functionEnvInit(com.oracle.js.parser.ir.FunctionNode):java.util.List"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.markTerminalReturnNodes(com.oracle.js.parser.ir.Node):void"
unit,"com.oracle.js.parser.ir.Block.getLastStatement():com.oracle.js.parser.ir.Statement"
unit,"java.util.ImmutableCollections$List12.isEmpty():boolean"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tagHiddenExpression(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.createWriteNode(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.JSWriteFrameSlotNode.create(int, java.lang.Object, com.oracle.truffle.js.nodes.access.ScopeFrameNode, com.oracle.truffle.js.nodes.JavaScriptNode, boolean):com.oracle.truffle.js.nodes.access.JSWriteFrameSlotNode"
unit,"com.oracle.js.parser.ir.ReturnNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterReturnNode(com.oracle.js.parser.ir.ReturnNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.ObjectNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterObjectNode(com.oracle.js.parser.ir.ObjectNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformPropertyDefinitionList(java.util.List, boolean, com.oracle.js.parser.ir.Symbol):java.util.ArrayList"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterObjectPropertyNode(com.oracle.js.parser.ir.PropertyNode, boolean, com.oracle.js.parser.ir.Symbol):com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ObjectLiteralMemberNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformPropertyValue(com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Symbol):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.BinaryNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBinaryNode(com.oracle.js.parser.ir.BinaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBinaryExpressionNode(com.oracle.js.parser.ir.BinaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.LiteralNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterLiteralNode(com.oracle.js.parser.ir.LiteralNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterLiteralDefaultNode(com.oracle.js.parser.ir.LiteralNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.JSConstantNode.create(java.lang.Object):com.oracle.truffle.js.nodes.access.JSConstantNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tagExpression(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.js.parser.ir.Node):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.assignSourceSection(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.js.parser.ir.Node):void"
unit,"com.oracle.js.parser.ir.Expression.getStart():int"
unit,"com.oracle.js.parser.ir.Expression.getFinish():int"
unit,"com.oracle.truffle.js.nodes.JavaScriptNode.setSourceSection(com.oracle.truffle.api.source.Source, int, int):void"
unit,"com.oracle.truffle.js.nodes.JavaScriptNode.checkValidSourceSection(com.oracle.truffle.api.source.Source, int, int):void"
unit,"com.oracle.js.parser.ir.AccessNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterAccessNode(com.oracle.js.parser.ir.AccessNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.IdentNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterIdentNode(com.oracle.js.parser.ir.IdentNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.findScopeVarCheckTDZ(com.oracle.truffle.api.strings.TruffleString, boolean):com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.env.Environment$AbstractFrameVarRef.isFunctionLocal():boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$VarRef.hasBeenDeclared():boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.getFrameSlot():com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.createReadNode():com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createReadProperty(com.oracle.js.parser.ir.AccessNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tokenTypeToBinaryOperation(com.oracle.js.parser.TokenType):com.oracle.truffle.js.nodes.NodeFactory$BinaryOperation"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createBinary(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.NodeFactory$BinaryOperation, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.binary.JSAddNode.create(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode, boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.PropertyNode.isStatic():boolean"
unit,"com.oracle.js.parser.ir.PropertyNode.isClassField():boolean"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createObjectLiteral(com.oracle.truffle.js.runtime.JSContext, java.util.ArrayList):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ObjectLiteralMemberNode[]):com.oracle.truffle.js.nodes.access.ObjectLiteralNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tagStatement(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.js.parser.ir.Node):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.Node.getStart():int"
unit,"com.oracle.js.parser.ir.Node.getFinish():int"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createBlock(com.oracle.truffle.js.nodes.JavaScriptNode[], boolean, boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.filterStatements(com.oracle.truffle.js.nodes.JavaScriptNode[], boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.handleFunctionReturn(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tagBody(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.js.parser.ir.Node):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.binary.DualNode.create(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator$EnvironmentCloseable.wrapBlockScope(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.ensureHasSourceSection(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.js.parser.ir.Node):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createFunctionRoot(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.parser.env.FunctionEnvironment, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.function.FunctionRootNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createSourceSection(com.oracle.js.parser.ir.FunctionNode):com.oracle.truffle.api.source.SourceSection"
unit,"com.oracle.truffle.api.source.Source.createSection(int, int):com.oracle.truffle.api.source.SourceSection"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.getFunctionFrameDescriptor():com.oracle.truffle.js.nodes.JSFrameDescriptor"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor.toFrameDescriptor():com.oracle.truffle.api.frame.FrameDescriptor"
unit,"com.oracle.truffle.api.frame.FrameDescriptor$Builder.addSlot(com.oracle.truffle.api.frame.FrameSlotKind, java.lang.Object, java.lang.Object):int"
unit,"com.oracle.truffle.api.frame.FrameDescriptor$Builder.ensureCapacity(int):void"
unit,"com.oracle.truffle.api.frame.FrameDescriptor$Builder.build():com.oracle.truffle.api.frame.FrameDescriptor"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createFunctionRootNode(com.oracle.truffle.js.nodes.function.AbstractBodyNode, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.source.SourceSection, com.oracle.truffle.js.runtime.objects.ScriptOrModule, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.function.FunctionRootNode"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.create(com.oracle.truffle.js.nodes.function.AbstractBodyNode, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.source.SourceSection, com.oracle.truffle.js.runtime.objects.ScriptOrModule, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.function.FunctionRootNode"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.<init>(com.oracle.truffle.js.nodes.function.AbstractBodyNode, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.source.SourceSection, com.oracle.truffle.js.runtime.objects.ScriptOrModule, com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.truffle.js.runtime.JavaScriptRootNode.<init>(com.oracle.truffle.js.lang.JavaScriptLanguage, com.oracle.truffle.api.source.SourceSection, com.oracle.truffle.api.frame.FrameDescriptor):void"
unit,"com.oracle.truffle.api.nodes.RootNode.<init>(com.oracle.truffle.api.TruffleLanguage, com.oracle.truffle.api.frame.FrameDescriptor):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.discardResult(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.control.DiscardResultNode.create(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.JSWriteFrameSlotNode.isResultAlwaysOfType(java.lang.Class):boolean"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNode.getRhs():com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.JavaScriptNode.isResultAlwaysOfType(java.lang.Class):boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$VarRef.setHasBeenDeclared(boolean):void"
unit,"com.oracle.js.parser.ir.Statement.isCompletionValueNeverEmpty():boolean"
unit,"com.oracle.js.parser.ir.ExpressionStatement.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterExpressionStatement(com.oracle.js.parser.ir.ExpressionStatement):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.UnaryNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterUnaryNode(com.oracle.js.parser.ir.UnaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createYieldNode(com.oracle.js.parser.ir.UnaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.ExpressionStatement.isCompletionValueNeverEmpty():boolean"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.wrapSetCompletionValue(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor.findOrAddFrameSlot(java.lang.Object, com.oracle.truffle.api.frame.FrameSlotKind):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.newListFromRange(com.oracle.truffle.js.nodes.JavaScriptNode[], int, int):java.util.ArrayList"
unit,"java.util.AbstractList.subList(int, int):java.util.List"
unit,"java.util.Arrays$ArrayList.size():int"
unit,"java.util.AbstractList.subListRangeCheck(int, int, int):void"
unit,"java.util.AbstractCollection.toArray():java.lang.Object[]"
unit,"java.util.AbstractList$SubList.size():int"
unit,"java.util.AbstractList$SubList.checkForComodification():void"
unit,"java.util.AbstractList$SubList.iterator():java.util.Iterator"
unit,"java.util.AbstractList$SubList.listIterator(int):java.util.ListIterator"
unit,"java.util.AbstractList$SubList.rangeCheckForAdd(int):void"
unit,"java.util.AbstractList$SubList$1.<init>(java.util.AbstractList$SubList, int):void"
unit,"java.util.AbstractList.listIterator(int):java.util.ListIterator"
unit,"java.util.AbstractList.rangeCheckForAdd(int):void"
unit,"java.util.AbstractList$SubList$1.hasNext():boolean"
unit,"java.util.AbstractList$SubList$1.nextIndex():int"
unit,"java.util.AbstractList$ListItr.nextIndex():int"
unit,"com.oracle.truffle.js.nodes.JavaScriptNode.transferSourceSectionAndTags(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.splitModuleBodyAtYield(com.oracle.truffle.js.nodes.JavaScriptNode, java.util.List):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.binary.DualNode.getStatements():com.oracle.truffle.js.nodes.JavaScriptNode[]"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.isModuleYieldStatement(com.oracle.truffle.js.nodes.JavaScriptNode):boolean"
unit,"java.util.ArrayList.addAll(java.util.Collection):boolean"
unit,"java.util.AbstractList$SubList$1.next():java.lang.Object"
unit,"java.util.AbstractList$Itr.next():java.lang.Object"
unit,"java.util.Arrays$ArrayList.get(int):java.lang.Object"
unit,"java.util.Arrays.copyOfRange(java.lang.Object[], int, int, java.lang.Class):java.lang.Object[]"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.wrapGetCompletionValue(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.api.nodes.BlockNode.create(com.oracle.truffle.api.nodes.Node[], com.oracle.truffle.api.nodes.BlockNode$ElementExecutor):com.oracle.truffle.api.nodes.BlockNode"
unit,"java.util.Arrays$ArrayList.toArray():java.lang.Object[]"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createModuleRoot(com.oracle.js.parser.ir.FunctionNode, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.parser.env.FunctionEnvironment, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.function.FunctionRootNode"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.getStatements():com.oracle.truffle.js.nodes.JavaScriptNode[]"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.handleModuleBody(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.instrumentSuspendNodes(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createModuleRootNode(com.oracle.truffle.js.nodes.function.AbstractBodyNode, com.oracle.truffle.js.nodes.function.AbstractBodyNode, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.source.SourceSection, com.oracle.truffle.js.runtime.objects.ScriptOrModule, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.function.FunctionRootNode"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$ConcatNodeGen$Uncached.execute(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleString$ConcatNode.doConcat(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean, com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeWithMaterializationNode, com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeWithMaterializationNode, com.oracle.truffle.api.strings.TStringInternalNodes$StrideFromCodeRangeNode, com.oracle.truffle.api.strings.TStringInternalNodes$ConcatEagerNode, com.oracle.truffle.api.strings.TruffleString$AsTruffleStringNode, com.oracle.truffle.api.strings.TruffleString$AsTruffleStringNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$GetPreciseCodeRangeWithMaterializationNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeWithMaterializationNode.get(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$CalcStringAttributesNode.calc(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, com.oracle.truffle.api.strings.TStringInternalNodes$CalcStringAttributesInnerNode):long"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$CalcStringAttributesInnerNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):long"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$CalcStringAttributesInnerNode.utf16Or32(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):long"
unit,"com.oracle.truffle.api.strings.TStringOps.runCalcStringAttributesLatin1(com.oracle.truffle.api.nodes.Node, byte[], long, int, boolean):int"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.looseCheckEncoding(com.oracle.truffle.api.strings.TruffleString$Encoding, int):void"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$StrideFromCodeRangeNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, int, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TruffleString$ConcatNode.addByteLengths(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, int, com.oracle.truffle.api.profiles.InlinedBranchProfile):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$ConcatEagerNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, int):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$ConcatEagerNode.concat(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, int, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.strings.TStringInternalNodes$GetCodePointLengthNode, com.oracle.truffle.api.strings.TStringInternalNodes$GetCodePointLengthNode, com.oracle.truffle.api.strings.TStringInternalNodes$ConcatMaterializeBytesNode, com.oracle.truffle.api.strings.TStringInternalNodes$CalcStringAttributesNode, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$ConcatMaterializeBytesNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):byte[]"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$ConcatMaterializeBytesNode.doWithCompression(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):byte[]"
unit,"com.oracle.truffle.api.strings.TStringOps.runArrayCopy(com.oracle.truffle.api.nodes.Node, byte[], long, boolean, byte[], long, boolean, int, int):void"
unit,"com.oracle.truffle.api.strings.TStringOps.writeValue(byte[], long, int, int, int):void"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$GetCodePointLengthNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$GetCodePointLengthNode.get(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding, com.oracle.truffle.api.profiles.InlinedConditionProfile):int"
unit,"com.oracle.truffle.api.nodes.RootNode.getCallTarget():com.oracle.truffle.api.RootCallTarget"
unit,"com.oracle.truffle.api.nodes.RootNode.initializeTarget():com.oracle.truffle.api.RootCallTarget"
unit,"com.oracle.truffle.api.nodes.RootNode.initializeLock():java.util.concurrent.locks.ReentrantLock"
unit,"com.oracle.truffle.api.impl.DefaultCallTarget.<init>(com.oracle.truffle.api.nodes.RootNode):void"
unit,"com.oracle.truffle.api.nodes.NodeUtil.adoptChildrenHelper(com.oracle.truffle.api.nodes.Node):void"
unit,"java.lang.ClassValue.get(java.lang.Class):java.lang.Object"
unit,"com.oracle.truffle.api.nodes.NodeClassImpl.getFieldObject(java.lang.Object, com.oracle.truffle.api.nodes.Node):java.lang.Object"
unit,"com.oracle.truffle.api.nodes.NodeClassImpl$NodeFieldData.getObject(com.oracle.truffle.api.nodes.Node):java.lang.Object"
unit,"com.oracle.truffle.api.nodes.Node.adoptHelper(com.oracle.truffle.api.nodes.Node):void"
unit,"com.oracle.truffle.api.nodes.Node.isAdoptable():boolean"
unit,"com.oracle.truffle.js.nodes.access.ScopeFrameNode.isAdoptable():boolean"
unit,"com.oracle.truffle.api.nodes.RootNode.setupCallTarget(com.oracle.truffle.api.RootCallTarget, java.lang.String):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.onLoad(com.oracle.truffle.api.nodes.RootNode):void"
unit,"com.oracle.truffle.polyglot.EngineAccessor$EngineImpl.getInstrumentationHandler(com.oracle.truffle.api.nodes.RootNode):java.lang.Object"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler.onLoad(com.oracle.truffle.api.nodes.RootNode):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$AbstractAsyncCollection.add(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$WeakAsyncList.wrap(java.lang.Object):java.lang.Object"
unit,"java.util.concurrent.atomic.AtomicReferenceArray.set(int, java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.setAndGetCallTarget(java.util.concurrent.atomic.AtomicReferenceFieldUpdater, com.oracle.truffle.api.CallTarget):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$ModuleScriptRoot.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.objects.JSModuleData, com.oracle.truffle.api.source.Source):void"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.createCallOnly(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.CallTarget, int, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.runtime.JSContext.getNotConstructibleCallTarget():com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.CallTarget, com.oracle.truffle.api.CallTarget, int, com.oracle.truffle.api.strings.TruffleString, boolean, boolean, boolean, boolean):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.ScriptNode.fromFunctionData(com.oracle.truffle.js.runtime.builtins.JSFunctionData):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage$ParsedProgramRoot.<init>(com.oracle.truffle.js.lang.JavaScriptLanguage, com.oracle.truffle.api.TruffleLanguage, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.ScriptNode):void"
unit,"com.oracle.truffle.polyglot.PolyglotSourceCache$SourceCacheListenerDispatch.onCacheMiss(com.oracle.truffle.api.source.Source, com.oracle.truffle.api.CallTarget, com.oracle.truffle.polyglot.SourceCacheListener$CacheType, long):void"
unit,"com.oracle.truffle.api.impl.DefaultCallTarget.call(com.oracle.truffle.api.nodes.Node, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.api.impl.DefaultCallTarget.initialize():void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentAccessor$InstrumentImpl.onFirstExecution(com.oracle.truffle.api.nodes.RootNode, boolean):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler.onFirstExecution(com.oracle.truffle.api.nodes.RootNode):void"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage$ParsedProgramRoot.isInstrumentable():boolean"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.<init>(com.oracle.truffle.api.frame.FrameDescriptor, java.lang.Object[]):void"
unit,"com.oracle.truffle.api.impl.DefaultTruffleRuntime.pushFrame(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.api.CallTarget, com.oracle.truffle.api.nodes.Node):com.oracle.truffle.api.impl.DefaultTruffleRuntime$DefaultFrameInstance"
unit,"java.lang.ThreadLocal$ThreadLocalMap.getEntryAfterMiss(java.lang.ThreadLocal, int, java.lang.ThreadLocal$ThreadLocalMap$Entry):java.lang.ThreadLocal$ThreadLocalMap$Entry"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage$ParsedProgramRoot.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSRealm.get(com.oracle.truffle.api.nodes.Node):com.oracle.truffle.js.runtime.JSRealm"
unit,"com.oracle.truffle.js.nodes.ScriptNode.argumentsToRunWithThisObjectWithArguments(com.oracle.truffle.js.runtime.JSRealm, java.lang.Object, java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.truffle.js.runtime.JSArguments.create(java.lang.Object, java.lang.Object, java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.truffle.api.nodes.RootNode.isInstrumentable():boolean"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$ModuleScriptRoot.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSFrameUtil.getFunctionObject(com.oracle.truffle.api.frame.Frame):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.getArguments():java.lang.Object[]"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$ModuleScriptRoot.evalModule(com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSRealm.createModuleLoader():void"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.<init>(com.oracle.truffle.js.runtime.objects.JSModuleData, com.oracle.truffle.js.runtime.objects.JSModuleLoader, java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.objects.DefaultESModuleLoader.addLoadedModule(com.oracle.js.parser.ir.Module$ModuleRequest, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord):com.oracle.truffle.js.runtime.objects.AbstractModuleRecord"
unit,"com.oracle.truffle.js.runtime.objects.DefaultESModuleLoader.getCanonicalPath(com.oracle.truffle.api.source.Source):java.lang.String"
unit,"com.oracle.truffle.js.runtime.objects.DefaultESModuleLoader.isNonFileURLSource(com.oracle.truffle.api.source.Source):boolean"
unit,"com.oracle.truffle.api.source.SourceImpl.getURL():java.net.URL"
unit,"com.oracle.truffle.api.source.SourceImpl.getPath():java.lang.String"
unit,"java.util.HashMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.DefaultESModuleLoader$CanonicalModuleKey.hashCode():int"
unit,"java.util.Collections$EmptyMap.hashCode():int"
unit,"com.oracle.truffle.js.runtime.objects.AbstractModuleRecord.loadRequestedModulesSync(com.oracle.truffle.js.runtime.JSRealm, java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.loadRequestedModules(com.oracle.truffle.js.runtime.JSRealm, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.loadRequestedModules(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.CyclicModuleRecord, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode.createDefault(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.PromiseCapabilityRecord"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode.getCapabilitiesExecutor(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.PromiseCapabilityRecord):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.runtime.JSContext.getOrCreateBuiltinFunctionData(com.oracle.truffle.js.runtime.JSContext$BuiltinFunctionKey, java.util.function.Function):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode$$Lambda/0x8a118dd3dce89af7c3f5b003d99a6e5a0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode.createGetCapabilitiesExecutorImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode$1GetCapabilitiesExecutorNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.api.object.TrieTransitionMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.UnorderedTrieMap.getEntry(java.lang.Object):java.util.Map$Entry"
unit,"com.oracle.truffle.api.object.TransitionMap.getValue(java.util.Map$Entry):java.lang.Object"
unit,"com.oracle.truffle.api.object.ShapeImpl.addToTransitionMap(com.oracle.truffle.api.object.Transition, com.oracle.truffle.api.object.ShapeImpl, com.oracle.truffle.api.object.TransitionMap):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.TrieTransitionMap.putAnyKeyIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.UnorderedTrieMap.copyAndPutImpl(java.lang.Object, java.lang.Object, java.util.function.BiFunction, boolean):com.oracle.truffle.api.object.UnorderedTrieMap"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.construct(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.getConstructTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionObject):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionData.ensureInitialized(com.oracle.truffle.js.runtime.builtins.JSFunctionData$Target):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.initializeRoot(com.oracle.truffle.js.runtime.builtins.JSFunctionData):void"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.initializeFunctionData(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.nodes.function.JSBuiltin):void"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltinNode.createBuiltin(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, boolean, boolean):com.oracle.truffle.js.nodes.function.JSBuiltinNode"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.createNodeImpl(com.oracle.truffle.js.runtime.JSContext, boolean, boolean):com.oracle.truffle.js.nodes.function.JSBuiltinNode"
unit,"com.oracle.truffle.js.nodes.function.BuiltinNodeFactory.createNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin):com.oracle.truffle.js.nodes.function.JSBuiltinNode"
unit,"com.oracle.truffle.js.builtins.JSBuiltinsContainer$SwitchEnum$1FactoryImpl.createObject(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltins.createNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, boolean, boolean, java.lang.Enum):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltins.createNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, boolean, boolean, com.oracle.truffle.js.builtins.ConstructorBuiltins$Constructor):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.BuiltinArgumentBuilder.createArgumentNodes(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.nodes.JavaScriptNode[]"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.initializeCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.runtime.builtins.JSFunctionData$Target, com.oracle.truffle.api.CallTarget):void"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltin.initializeFunctionDataCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.nodes.function.JSBuiltin, com.oracle.truffle.js.runtime.builtins.JSFunctionData$Target, com.oracle.truffle.api.CallTarget):void"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltinsFactory$PromiseConstructorNodeGen.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, com.oracle.truffle.js.nodes.JavaScriptNode[]):void"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltins$PromiseConstructorNode.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin):void"
unit,"com.oracle.truffle.js.nodes.promise.PromiseResolveThenableNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.createImpl(java.lang.Object, boolean, com.oracle.truffle.js.runtime.JSContext, boolean, boolean, int, boolean, boolean):com.oracle.truffle.js.nodes.access.PropertySetNode"
unit,"com.oracle.truffle.js.nodes.access.OrdinaryCreateFromConstructorNode.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.runtime.util.CompilableFunction, com.oracle.truffle.js.runtime.builtins.JSClass):void"
unit,"com.oracle.truffle.api.impl.DefaultCallTarget.call(java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.api.nodes.EncapsulatingNodeReference.getCurrent():com.oracle.truffle.api.nodes.EncapsulatingNodeReference"
unit,"com.oracle.truffle.js.runtime.JavaScriptRealmBoundaryRootNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.executeInRealm(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltinsFactory$PromiseConstructorNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.arguments.AccessFunctionNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.arguments.AccessIndexedArgumentNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltinsFactory$PromiseConstructorNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.nodes.unary.IsCallableNodeGen.executeBoolean(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.unary.IsCallableNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.dsl.InlineSupport$UnsafeField.resolveReceiver(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.dsl.InlineSupport$UnsafeField.compareAndSetObject(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Class):boolean"
unit,"com.oracle.truffle.js.builtins.ConstructorBuiltins$PromiseConstructorNode.construct(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.nodes.access.OrdinaryCreateFromConstructorNode.executeWithConstructor(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.GetPrototypeFromConstructorNode.executeWithConstructor(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.getValueOrDefault(java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.getValueAndSpecialize(java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.specialize(java.lang.Object, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.api.nodes.Node.getLock():java.util.concurrent.locks.Lock"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.getCacheNode():com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.createSpecialization(java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, int, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl.updateShape(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createCachedPropertyNode(com.oracle.truffle.api.object.Property, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createCachedPropertyNode(com.oracle.truffle.api.object.Property, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.api.object.ExtLocations$InstanceLocation.isAssumedFinal():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.isEligibleForFinalSpecialization(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, boolean):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.getPropertyAssumption(com.oracle.truffle.api.object.Shape, java.lang.Object, boolean):com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.api.object.ShapeImpl.getPropertyAssumption(java.lang.Object):com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.api.object.ShapeImpl.getOrCreatePropertyAssumptions():com.oracle.truffle.api.object.ShapeImpl$PropertyAssumptions"
unit,"com.oracle.truffle.api.object.ShapeImpl$PropertyAssumptions.getPropertyAssumption(java.lang.Object):com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.toString():java.lang.String"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$ToJavaStringNodeGen$Uncached.execute(com.oracle.truffle.api.strings.AbstractTruffleString):java.lang.String"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createFinalDataPropertySpecialization(com.oracle.truffle.api.object.Property, com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, boolean):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.createShapeCheckNode(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, boolean, boolean):com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.createShapeCheckNodeDepth0(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, boolean, boolean):com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.isPropertyAssumptionCheckEnabled():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$ConstantObjectAssumptionShapeCheckNode.create(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, int, com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$ConstantObjectAssumptionShapeCheckNode.getStore(java.lang.Object):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$FinalObjectPropertyGetNode.<init>(com.oracle.truffle.api.object.Property, com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$AbstractFinalPropertyGetNode.<init>(com.oracle.truffle.api.object.Property, com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode, com.oracle.truffle.js.runtime.objects.JSDynamicObject):void"
unit,"com.oracle.truffle.api.object.ExtLocations$InstanceLocation.getFinalAssumption():com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.api.object.ExtLocations$InstanceLocation.initializeFinalAssumption():com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.insertCached(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, int):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.invalidateCache():void"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode.setNext(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.setCacheNode(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$ConstantObjectAssumptionShapeCheckNode.accept(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode.acceptsValue(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$FinalObjectPropertyGetNode.getValue(java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyGetNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.IsJSObjectNodeGen.executeBoolean(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.IsJSObjectNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNodeFactory$CreateObjectWithPrototypeNodeGen.execute(java.lang.Object):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNodeFactory$CreateObjectWithPrototypeNodeGen.executeAndSpecialize(java.lang.Object):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNode$CreateObjectWithPrototypeNode.getProtoChildShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.usesOrdinaryGetOwnProperty():boolean"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNode$CreateObjectWithPrototypeNode.doCachedPrototype(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.api.object.Shape):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSPromise.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.nodes.promise.PromiseResolveThenableNode.executePromiseConstructor(com.oracle.truffle.js.runtime.builtins.JSPromiseObject, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.util.Pair"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.createPromiseResolveFunction(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$AlreadyResolved):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$$Lambda/0x33848d49f4d571f1f15290cc9a3873f60.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.createPromiseResolveFunctionImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$1PromiseResolveRootNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.setValue(java.lang.Object, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.setValueAndSpecialize(java.lang.Object, java.lang.Object, java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.getCacheNode():com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.alwaysUseStore(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.createUndefinedPropertyNode(java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.createUndefinedPropertyNode(java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertySetNode$SetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.createDefineNewPropertyNode(com.oracle.truffle.js.nodes.access.PropertyCacheNode$ReceiverCheckNode):com.oracle.truffle.js.nodes.access.PropertySetNode$SetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode$DataPropertyPutWithoutFlagsNode.<init>(java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyCacheNode$ReceiverCheckNode):void"
unit,"com.oracle.truffle.api.library.LibraryFactory.createDispatched(int):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.library.LibraryFactory.ensureLibraryInitialized():void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen.getLookup():java.lang.invoke.MethodHandles$Lookup"
unit,"java.lang.invoke.MethodHandles$Lookup.ensureInitialized(java.lang.Class):java.lang.Class"
unit,"sun.invoke.util.VerifyAccess.isClassAccessible(java.lang.Class, java.lang.Class, java.lang.Class, int):boolean"
unit,"sun.invoke.util.VerifyAccess.isSamePackage(java.lang.Class, java.lang.Class):boolean"
unit,"java.lang.Class.getPackageName():java.lang.String"
unit,"java.lang.Class.computePackageName():java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.intern(java.lang.String):java.lang.String"
unit,"com.oracle.svm.core.jdk.StringInternSupport.doIntern(java.lang.String):java.lang.String"
unit,"java.util.Arrays.binarySearch0(java.lang.Object[], int, int, java.lang.Object):int"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen.createDispatchImpl(int):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode$SetCacheNode.setNext(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):void"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.setCacheNode(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode.accept(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode$SetCacheNode.acceptsValue(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode$DataPropertyPutWithoutFlagsNode.setValue(java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertySetNode, boolean):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen$CachedDispatch.put(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen$CachedDispatch.specialize(com.oracle.truffle.api.object.DynamicObject):void"
unit,"com.oracle.truffle.api.library.LibraryFactory.create(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.library.LibraryFactory.lookupExport(java.lang.Object, java.lang.Class):com.oracle.truffle.api.library.LibraryExport"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.put(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.putNode_AndSpecialize(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey.create(java.lang.Object, com.oracle.truffle.api.object.Shape, com.oracle.truffle.api.object.DynamicObjectLibraryImpl$KeyCacheEntry, boolean):com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey.insertIntoPutCache(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, int, int, com.oracle.truffle.api.object.Property):com.oracle.truffle.api.object.DynamicObjectLibraryImpl$KeyCacheNode"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl.filterValid(com.oracle.truffle.api.object.DynamicObjectLibraryImpl$CacheData):com.oracle.truffle.api.object.DynamicObjectLibraryImpl$CacheData"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey.getNewShape(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, int, int, com.oracle.truffle.api.object.Property, com.oracle.truffle.api.object.ShapeImpl):com.oracle.truffle.api.object.ShapeImpl"
unit,"com.oracle.truffle.api.object.StrongKeyWeakValueEntry.getKey():java.lang.Object"
unit,"com.oracle.truffle.api.object.Transition$TypedPropertyTransition.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.Transition$PropertyTransition.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.ShapeImpl$PropertyAssumptions.invalidatePropertyAssumption(java.lang.Object, boolean):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectLocation.canStore(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.createPromiseRejectFunction(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$AlreadyResolved):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$$Lambda/0xf3056bfa3c8cce1a5d0a5484532b39540.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode.createPromiseRejectFunctionImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$1PromiseRejectRootNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.executeCall(java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.executeAndSpecialize(java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.specializeDirectCall(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, com.oracle.truffle.js.nodes.function.JSFunctionCallNode$AbstractCacheNode):com.oracle.truffle.js.nodes.function.JSFunctionCallNode$AbstractCacheNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.specializeDirectCallInstance(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.nodes.function.JSFunctionCallNode$AbstractCacheNode):com.oracle.truffle.js.nodes.function.JSFunctionCallNode$JSFunctionCacheNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.createCallableNode(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, com.oracle.truffle.js.runtime.builtins.JSFunctionData, boolean, boolean, boolean):com.oracle.truffle.js.nodes.function.JSFunctionCallNode$JSFunctionCacheNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.getCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionData, boolean, boolean):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.tryInlineBuiltinFunctionCall(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.api.CallTarget, boolean):com.oracle.truffle.js.nodes.function.JSFunctionCallNode$JSFunctionCacheNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$DirectJSFunctionCacheNode.<init>(com.oracle.truffle.api.CallTarget):void"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$FunctionInstanceCacheNode.accept(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$DirectJSFunctionCacheNode.executeCall(java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode$1GetCapabilitiesExecutorNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.api.object.HiddenKey.toString():java.lang.String"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.innerModuleLoading(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.parser.GraalJSEvaluator$GraphLoadingState, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord, boolean):void"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.getRequestedModules():java.util.List"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.call(java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.getCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionObject):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$1PromiseResolveRootNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$1PromiseResolveRootNode.getPromise(com.oracle.truffle.js.runtime.objects.JSDynamicObject):java.lang.Object"
unit,"com.oracle.truffle.api.profiles.ConditionProfile.profile(boolean):boolean"
unit,"com.oracle.truffle.js.nodes.access.IsObjectNodeGen.executeBoolean(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.IsObjectNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.promise.CreateResolvingFunctionNode$1PromiseResolveRootNode.fulfillPromise(com.oracle.truffle.js.runtime.builtins.JSPromiseObject, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.nodes.promise.FulfillPromiseNode.execute(com.oracle.truffle.js.runtime.builtins.JSPromiseObject, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.TriggerPromiseReactionsNode.execute(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSPromise.throwIfRejected(com.oracle.truffle.js.runtime.builtins.JSPromiseObject, com.oracle.truffle.js.runtime.JSRealm):void"
unit,"com.oracle.truffle.js.runtime.objects.CyclicModuleRecord.link(com.oracle.truffle.js.runtime.JSRealm):void"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.moduleLinking(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.CyclicModuleRecord):void"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.innerModuleLinking(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord, java.util.Deque, int):int"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.initializeEnvironment(com.oracle.truffle.js.runtime.JSRealm):void"
unit,"com.oracle.truffle.js.runtime.JSContext$$Lambda/0x984b47555267472c49b442f69e9f1d150.getIntrinsicDefaultProto(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$LazySupplier.makeInitialShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$IntrinsicBuilder$$Lambda/0xfc0199a46223983b6a5f6a18e7b1ba260.apply(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.makeFunctionShape(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.objects.JSDynamicObject, boolean, boolean):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.putPrototypeData(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSPrototypeData):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectFieldLocation.<init>(int, com.oracle.truffle.api.object.FieldInfo, com.oracle.truffle.api.Assumption, com.oracle.truffle.api.object.ExtLocations$TypeAssumption):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectFieldLocation.accept(com.oracle.truffle.api.object.LocationImpl$LocationVisitor):void"
unit,"com.oracle.truffle.api.object.ExtLocations$ATypedObjectFieldLocation.set(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, boolean, boolean):void"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectFieldLocation.setObjectInternal(com.oracle.truffle.api.object.DynamicObject, java.lang.Object):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.putConstantNode_AndSpecialize(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.js.nodes.function.FunctionBodyNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.ModuleInitializeEnvironmentNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.api.impl.DefaultBlockNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame, int):void"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.api.nodes.Node, int, int):void"
unit,"com.oracle.truffle.js.nodes.JavaScriptNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.js.nodes.access.ClearFrameSlotNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ScopeFrameNode$CurrentFrameNode.executeFrame(com.oracle.truffle.api.frame.Frame):com.oracle.truffle.api.frame.Frame"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNodeGen.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNodeGen.execute_generic3(int, com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionExpressionNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionExpressionNode$AutonomousFunctionExpressionNode.executeWithRealm(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.TransitionMap.putWeakKeyIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.WeakKey.hashCode():int"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSWriteCurrentFrameSlotNode.doObject(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.FrameSlotNode$WithDescriptor.ensureObjectKind(com.oracle.truffle.api.frame.Frame):void"
unit,"com.oracle.truffle.api.frame.FrameDescriptor.setSlotKind(int, com.oracle.truffle.api.frame.FrameSlotKind):void"
unit,"com.oracle.truffle.js.runtime.objects.CyclicModuleRecord.evaluate(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.moduleEvaluation(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.CyclicModuleRecord):com.oracle.truffle.js.runtime.builtins.JSPromiseObject"
unit,"com.oracle.truffle.api.object.StrongKeyWeakValueEntry.getValue():java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$AbstractFinalPropertyGetNode.getExpectedObject():com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractSingleRealmShapeCheckNode.isValid():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.checkForUnstableAssumption(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$ConstantObjectAssumptionShapeCheckNode.isUnstable():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.setPropertyAssumptionCheckEnabled(boolean):void"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.isUnexpectedConstantObject(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode.getNext():com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.filterValid(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.rewriteCached(com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode, com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.isGlobal():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createSpecializationFromDataProperty(com.oracle.truffle.api.object.Property, com.oracle.truffle.js.nodes.access.PropertyCacheNode$ReceiverCheckNode, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$ObjectPropertyGetNode.getValue(java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyGetNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$ShapeCheckNode.getStore(java.lang.Object):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$FunctionInstanceCacheNode.isInstanceCache():boolean"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$FunctionInstanceCacheNode.getFunctionData():com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$UnboundFunctionDataCacheNode.accept(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$AbstractFinalPropertyGetNode.isValidFinalAssumption():boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$AbstractFinalPropertyGetNode.clearExpectedObject():void"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.innerModuleEvaluation(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord, java.util.Deque, int):int"
unit,"java.util.LinkedHashMap$LinkedKeySet.iterator():java.util.Iterator"
unit,"java.util.LinkedHashMap$LinkedKeyIterator.<init>(java.util.LinkedHashMap, boolean):void"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.executeModule(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.PromiseCapabilityRecord):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.ModuleBodyNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSFrameUtil.castMaterializedFrame(java.lang.Object):com.oracle.truffle.api.frame.MaterializedFrame"
unit,"com.oracle.truffle.js.nodes.access.JSReadCurrentFrameSlotNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSReadCurrentFrameSlotNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.getObject(int):java.lang.Object"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.verifyIndexedGet(int, byte):boolean"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.createTopLevelAwaitReject(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$$Lambda/0x8aa23797e7b341c2d36648be4f567b8f0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.createTopLevelAwaitRejectImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.createTopLevelAwaitResolve(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$$Lambda/0x62d5fca80d6f90aab9538f0d4ee581240.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator.createTopLevelAwaitResolveImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.PerformPromiseThenNode.promiseThen(com.oracle.truffle.js.runtime.builtins.JSPromiseObject, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.PromiseCapabilityRecord, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.promise.PerformPromiseThenNode.getPromiseReactionJob(com.oracle.truffle.js.runtime.objects.PromiseReactionRecord, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode.execute(com.oracle.truffle.js.runtime.objects.PromiseReactionRecord, java.lang.Object):com.oracle.truffle.js.runtime.builtins.JSFunctionObject"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode$$Lambda/0xf97b657d0543c28a66591e3cdf058a4e0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode.createPromiseReactionJobImpl(com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.runtime.builtins.JSFunctionData"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode$PromiseReactionJobRootNode.<init>(com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.api.object.WeakKey.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.JSContext.enqueuePromiseJob(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.builtins.JSFunctionObject):void"
unit,"com.oracle.truffle.js.runtime.JSContext.invalidatePromiseQueueNotUsedAssumption():void"
unit,"com.oracle.truffle.js.runtime.objects.AbstractModuleRecord.getModuleNamespace(boolean):com.oracle.truffle.js.runtime.builtins.JSModuleNamespaceObject"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.getExportedNames(java.util.Set):java.util.Collection"
unit,"java.util.ImmutableCollections$ListItr.next():java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSModuleRecord.resolveExport(com.oracle.truffle.api.strings.TruffleString, java.util.Set):com.oracle.truffle.js.runtime.objects.ExportResolution"
unit,"com.oracle.truffle.js.runtime.util.Pair.hashCode():int"
unit,"com.oracle.truffle.js.runtime.objects.ExportResolution.isNull():boolean"
unit,"com.oracle.truffle.js.runtime.objects.ExportResolution.isAmbiguous():boolean"
unit,"com.oracle.truffle.js.runtime.builtins.JSModuleNamespace.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord, java.util.List, boolean):com.oracle.truffle.js.runtime.builtins.JSModuleNamespaceObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSModuleNamespaceObject.create(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.builtins.JSObjectFactory, com.oracle.truffle.js.runtime.objects.AbstractModuleRecord, org.graalvm.collections.UnmodifiableEconomicMap, boolean):com.oracle.truffle.js.runtime.builtins.JSModuleNamespaceObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory.getShape(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$BoundProto.getPrototype(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory$BoundProto.getShape(com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectFactory.initProto(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSModuleNamespaceObject.isSymbolLikeNamespaceKey(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.interop.ExportValueNodeGen.execute(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.ExportValueNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.interopBoundaryExit(com.oracle.truffle.js.runtime.JSRealm):void"
unit,"com.oracle.truffle.js.runtime.JSAgent.processAllPromises(boolean):void"
unit,"java.util.concurrent.ConcurrentLinkedDeque.peekFirst():java.lang.Object"
unit,"java.util.concurrent.ConcurrentLinkedDeque.first():java.util.concurrent.ConcurrentLinkedDeque$Node"
unit,"java.util.ArrayDeque.pollLast():java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunction.call(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode$PromiseReactionJobRootNode.isInstrumentable():boolean"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode$PromiseReactionJobRootNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"org.graalvm.collections.EconomicMapImpl.grow():void"
unit,"com.oracle.truffle.js.nodes.promise.PromiseReactionJobNode$PromiseReactionJobRootNode.callHandler():com.oracle.truffle.js.nodes.function.JSFunctionCallNode"
unit,"com.oracle.truffle.js.parser.GraalJSEvaluator$1TopLevelAwaitFulfilledRootNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSAgent.processWaitAsyncJobs():boolean"
unit,"java.util.concurrent.ConcurrentLinkedDeque$AbstractItr.advance():void"
unit,"java.util.concurrent.ConcurrentLinkedDeque$DescendingItr.startNode():java.util.concurrent.ConcurrentLinkedDeque$Node"
unit,"java.util.concurrent.ConcurrentLinkedDeque.last():java.util.concurrent.ConcurrentLinkedDeque$Node"
unit,"java.util.concurrent.ConcurrentLinkedDeque$DescendingItr.nextNode(java.util.concurrent.ConcurrentLinkedDeque$Node):java.util.concurrent.ConcurrentLinkedDeque$Node"
unit,"com.oracle.truffle.js.runtime.JSAgent.cleanupFinalizers():void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.asValue(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance.lookupValueCache(com.oracle.truffle.polyglot.PolyglotContextImpl, java.lang.Object):com.oracle.truffle.polyglot.PolyglotValueDispatch"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance.lookupValueCacheImpl(java.lang.Object):com.oracle.truffle.polyglot.PolyglotValueDispatch"
unit,"java.util.concurrent.ConcurrentHashMap.computeIfAbsent(java.lang.Object, java.util.function.Function):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance$1.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageInstance$1.apply(java.lang.Class):com.oracle.truffle.polyglot.PolyglotValueDispatch"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.createInteropValue(com.oracle.truffle.polyglot.PolyglotLanguageInstance, com.oracle.truffle.api.interop.TruffleObject, java.lang.Class):com.oracle.truffle.polyglot.PolyglotValueDispatch"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.<init>(com.oracle.truffle.polyglot.PolyglotImpl, com.oracle.truffle.polyglot.PolyglotLanguageInstance, java.lang.Object, java.lang.Class):void"
unit,"com.oracle.truffle.polyglot.HostToGuestRootNode.<init>(com.oracle.truffle.polyglot.PolyglotLanguageInstance):void"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.createTarget(com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropNode):com.oracle.truffle.api.CallTarget"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsClassLiteralNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsTypeLiteralNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsNativePointerNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsNativePointerNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasArrayElementsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetArrayElementNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$SetArrayElementNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$RemoveArrayElementNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetArraySizeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasBufferElementsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsBufferWritableNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetBufferSizeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferByteNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferByteNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferShortNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferShortNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferIntNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferIntNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferLongNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferLongNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferFloatNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferFloatNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ReadBufferDoubleNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$WriteBufferDoubleNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AbstractMemberInfoNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMemberNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$PutMemberNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$RemoveMemberNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsNullNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ExecuteNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ExecuteNoArgsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ExecuteVoidNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ExecuteVoidNoArgsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$NewInstanceNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$CanInstantiateNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$CanExecuteNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$InvokeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$InvokeNoArgsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasMembersNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMemberKeysNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsDateNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsDateNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsTimeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsTimeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsTimeZoneNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsTimeZoneNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsInstantNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsDurationNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$AsDurationNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsExceptionNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ThrowExceptionNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsMetaObjectNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsMetaInstanceNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMetaQualifiedNameNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMetaSimpleNameNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasMetaParentsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMetaParentsNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$IsIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasIteratorNextElementNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetIteratorNextElementNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasHashEntriesNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashSizeNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasHashEntryNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashValueNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashValueOrDefaultNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$PutHashEntryNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$RemoveHashEntryNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashEntriesIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashKeysIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetHashValuesIteratorNode.getArgumentTypes():java.lang.Class[]"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.leaveIfNeeded(java.lang.Object, com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getContextAPI():org.graalvm.polyglot.Context"
unit,"com.oracle.truffle.api.source.SourceImpl.isInteractive():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.hostLeave(java.lang.Object, java.lang.Object):void"
unit,"dev.thaw.language.Script.function(org.graalvm.polyglot.Context, dev.thaw.language.Language, org.graalvm.polyglot.Source, java.lang.String, org.graalvm.polyglot.Value):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getBindings(java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.getHostBindings():java.lang.Object"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.getScope(com.oracle.truffle.api.TruffleLanguage$Env):java.lang.Object"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.getScope(java.lang.Object):java.lang.Object"
unit,"java.util.concurrent.ConcurrentHashMap.transfer(java.util.concurrent.ConcurrentHashMap$Node[], java.util.concurrent.ConcurrentHashMap$Node[]):void"
unit,"java.lang.Runtime.availableProcessors():int"
unit,"com.oracle.svm.core.jdk.Jvm.JVM_ActiveProcessorCount():int"
unit,"org.graalvm.polyglot.Value.getMember(java.lang.String):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.getMember(java.lang.Object, java.lang.Object, java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.polyglot.HostToGuestRootNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropNode.getReceiverType():java.lang.Class"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetMemberNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetMemberNodeGen.executeAndSpecialize(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.api.library.LibraryFactory.getUncachedSlowPath(java.lang.Object, java.lang.Class):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.library.DynamicDispatchLibraryGen.getLookup():java.lang.invoke.MethodHandles$Lookup"
unit,"com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch.lookup(java.lang.Class):com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch"
unit,"com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch.getLibrary(java.lang.Class):com.oracle.truffle.api.library.LibraryExport"
unit,"com.oracle.truffle.api.library.LibraryFactory.getDefaultClassImpl(java.lang.Object):java.lang.Class"
unit,"com.oracle.truffle.api.library.DynamicDispatchLibraryGen.getDefaultClass(java.lang.Object):java.lang.Class"
unit,"com.oracle.truffle.api.library.DynamicDispatchLibraryGen$Default.createUncached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen.getLookup():java.lang.invoke.MethodHandles$Lookup"
unit,"com.oracle.truffle.api.library.LibraryFactory.validateExport(java.lang.Object, java.lang.Class, com.oracle.truffle.api.library.LibraryExport):void"
unit,"com.oracle.truffle.js.runtime.interop.TopScopeObjectGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetMemberNode.doCached(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.interop.TopScopeObjectGen$InteropLibraryExports$Cached.readMember(java.lang.Object, java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.interop.TopScopeObjectGen$InteropLibraryExports$Cached.readMemberNode_AndSpecialize(com.oracle.truffle.js.runtime.interop.TopScopeObject, java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen.createDispatchImpl(int):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.js.runtime.interop.TopScopeObject.readMember(java.lang.String, com.oracle.truffle.api.interop.InteropLibrary):java.lang.Object"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$CachedDispatch.isMemberReadable(java.lang.Object, java.lang.String):boolean"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$CachedDispatch.specialize(java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapperGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapperGen$InteropLibraryExports$Cached.<init>(java.lang.Object):void"
unit,"com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch.resolveClass(java.lang.Class):com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch"
unit,"com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch.hasExports(java.lang.Class):boolean"
unit,"java.lang.Class.getAnnotationsByType(java.lang.Class):java.lang.annotation.Annotation[]"
unit,"java.lang.Class.getDeclaredAnnotationsByType(java.lang.Class):java.lang.annotation.Annotation[]"
unit,"java.lang.Class.annotationData():java.lang.Class$AnnotationData"
unit,"java.lang.Class.createAnnotationData(int):java.lang.Class$AnnotationData"
unit,"java.lang.Class.getRawAnnotations():byte[]"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class):java.util.Map"
unit,"sun.reflect.annotation.AnnotationSupport.getDirectlyAndIndirectlyPresent(java.util.Map, java.lang.Class):java.lang.annotation.Annotation[]"
unit,"sun.reflect.annotation.AnnotationSupport.getIndirectlyPresent(java.util.Map, java.lang.Class):java.lang.annotation.Annotation[]"
unit,"java.lang.Class.getDeclaredAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeByteArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader):byte[]"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.read():long"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotations2(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class, java.lang.Class[]):java.util.Map"
unit,"java.nio.HeapByteBuffer.getShort():short"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotation2(java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class, boolean, java.lang.Class[]):java.lang.annotation.Annotation"
unit,"com.oracle.svm.core.c.NonmovableArrays.addressOf(com.oracle.svm.core.c.NonmovableArray, int):org.graalvm.word.PointerBase"
unit,"sun.reflect.annotation.AnnotationType.getInstance(java.lang.Class):sun.reflect.annotation.AnnotationType"
unit,"sun.reflect.annotation.AnnotationType.<init>(java.lang.Class):void"
unit,"java.lang.Class.isAnnotation():boolean"
unit,"java.lang.Class.getInterfaces(boolean):java.lang.Class[]"
unit,"java.lang.Class.getDeclaredMethods():java.lang.reflect.Method[]"
unit,"java.lang.Class.privateGetDeclaredMethods(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean):java.lang.reflect.Method[]"
unit,"java.lang.Class.getDeclaredMethods0(boolean, com.oracle.svm.core.hub.DynamicHub$ReflectionMetadata, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.parseMethods(java.lang.Class, int, boolean, int):java.lang.reflect.Method[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeArray(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, java.util.function.Function, int):java.lang.Object[]"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0x6921a0fdc07b7e46a9d8f533e356cd4b0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeExecutable(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, java.lang.Class, boolean, boolean, boolean, int):java.lang.Object"
unit,"jdk.graal.compiler.core.common.util.AbstractTypeReader.readPacked(int):long"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeConditions(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):com.oracle.svm.core.configure.RuntimeConditionSet"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeObject(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Object"
unit,"jdk.internal.reflect.Reflection.filterMethods(java.lang.Class, java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"jdk.internal.reflect.Reflection.filter(java.lang.reflect.Member[], java.util.Set):java.lang.reflect.Member[]"
unit,"java.lang.Class.copyMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.lang.Class.filterMethods(java.lang.reflect.Method[]):java.lang.reflect.Method[]"
unit,"java.lang.reflect.ReflectAccess.copyMethod(java.lang.reflect.Method):java.lang.reflect.Method"
unit,"java.lang.reflect.Method.copy():java.lang.reflect.Method"
unit,"sun.reflect.annotation.AnnotationType.invocationHandlerReturnType(java.lang.Class):java.lang.Class"
unit,"java.lang.reflect.Method.getDefaultValue():java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseMemberValue(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"java.nio.HeapByteBuffer.get():byte"
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
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl$$Lambda/0xdc50b6bbf86bb05f8c7cca808fec7e950.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeType(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.Class"
unit,"com.oracle.svm.core.code.RuntimeMetadataDecoderImpl.decodeOtherString(jdk.graal.compiler.core.common.util.UnsafeArrayTypeReader, int):java.lang.String"
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
unit,"sun.reflect.annotation.AnnotationParser.parseSelectAnnotations(byte[], jdk.internal.reflect.ConstantPool, java.lang.Class, java.lang.Class[]):java.util.Map"
unit,"sun.reflect.annotation.AnnotationParser.skipAnnotation(java.nio.ByteBuffer, boolean):void"
unit,"sun.reflect.annotation.AnnotationParser.skipMemberValue(java.nio.ByteBuffer):void"
unit,"sun.reflect.annotation.AnnotationParser.skipMemberValue(int, java.nio.ByteBuffer):void"
unit,"sun.reflect.annotation.AnnotationParser.skipArray(java.nio.ByteBuffer):void"
unit,"java.nio.HeapByteBuffer.getLong():long"
unit,"jdk.proxy1.$Proxy/s1d4d9fd9.value():java.lang.annotation.RetentionPolicy"
unit,"java.util.HashMap.containsKey(java.lang.Object):boolean"
unit,"sun.reflect.annotation.AnnotationParser.parseArray(java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseEnumArray(int, java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser.parseArrayElements(java.lang.Object[], java.nio.ByteBuffer, int, java.util.function.Supplier):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser$$Lambda/0x07d385109001231a0bfba5154cb7a9f00.get():java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys11e6d682_BlnFkFLBsPGljSehMNsTMB(java.lang.reflect.InvocationHandler):jdk.proxy1.$Proxy/s11e6d682"
unit,"jdk.proxy1.$Proxy/s11e6d682.annotationType():java.lang.Class"
unit,"sun.reflect.annotation.AnnotationParser.parseClassValue(java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxys76881de6_QFw1h18BqlI40EhFJ6I4JL(java.lang.reflect.InvocationHandler):jdk.proxy1.$Proxy/s76881de6"
unit,"jdk.proxy1.$Proxy/s76881de6.annotationType():java.lang.Class"
unit,"jdk.proxy1.$Proxy/s76881de6.value():java.lang.Class"
unit,"java.lang.Class.getAnnotation(java.lang.Class):java.lang.annotation.Annotation"
unit,"com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch.<init>(com.oracle.truffle.api.library.LibraryFactory$ResolvedDispatch, java.lang.Class, com.oracle.truffle.api.library.LibraryExport[]):void"
unit,"sun.reflect.annotation.AnnotationParser.parseConst(int, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool):java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxysa081c866_y5DwmhiQq90udg2IY1pto4(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/sa081c866"
unit,"jdk.proxy4.$Proxy/sa081c866.annotationType():java.lang.Class"
unit,"sun.reflect.annotation.AnnotationParser.parseAnnotationArray(int, java.lang.Class, java.nio.ByteBuffer, jdk.internal.reflect.ConstantPool, java.lang.Class):java.lang.Object"
unit,"sun.reflect.annotation.AnnotationParser$$Lambda/0xc01999ac44c4e5c22277eae06fecaa2d0.get():java.lang.Object"
unit,"com.oracle.svm.core.code.FactoryMethodHolder.$Proxyse113db27_1zwR33n9cXANzDLbVs731D(java.lang.reflect.InvocationHandler):jdk.proxy4.$Proxy/se113db27"
unit,"jdk.proxy4.$Proxy/se113db27.annotationType():java.lang.Class"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen.getDefaultClass(java.lang.Object):java.lang.Class"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapperGen$InteropLibraryExports$Cached.accepts(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapperGen$InteropLibraryExports$Cached.isMemberReadable(java.lang.Object, java.lang.String):boolean"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapperGen$InteropLibraryExports$Cached.isMemberReadableNode_AndSpecialize(com.oracle.truffle.js.runtime.interop.DynamicScopeWrapper, java.lang.String):boolean"
unit,"com.oracle.truffle.js.runtime.interop.DynamicScopeWrapper.isMemberReadable(java.lang.String, com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode, com.oracle.truffle.api.object.DynamicObjectLibrary):boolean"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$FromJavaStringNodeGen.execute(java.lang.String, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$FromJavaStringUTF16NodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, java.lang.String, int, int, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.getOrDefault(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.getOrDefaultNode_AndSpecialize(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$AnyKey.getOrDefault(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$MissingKey.getOrDefault(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$CachedDispatchFirst.getLimit():int"
unit,"com.oracle.truffle.js.runtime.objects.JSNonProxyObjectGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.js.runtime.objects.JSDynamicObjectGen$InteropLibraryExports$Cached.accepts(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectGen$InteropLibraryExports$Cached.isMemberReadable(java.lang.Object, java.lang.String):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectGen$InteropLibraryExports$Cached.isMemberReadableNode_AndSpecialize(com.oracle.truffle.js.runtime.objects.JSObject, java.lang.String):boolean"
unit,"com.oracle.truffle.js.nodes.interop.KeyInfoNodeGen.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.String, int):boolean"
unit,"com.oracle.truffle.js.nodes.interop.KeyInfoNodeGen.executeAndSpecialize(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.String, int):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.getProperty(com.oracle.truffle.api.object.DynamicObject, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.getPropertyNode_AndSpecialize(com.oracle.truffle.api.object.DynamicObject, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$AnyKey.getProperty(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$MissingKey.getProperty(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.js.nodes.interop.KeyInfoNode.doNonProxy(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.String, int, com.oracle.truffle.js.nodes.access.GetPrototypeNode, com.oracle.truffle.js.nodes.unary.IsCallableNode, com.oracle.truffle.js.nodes.access.IsExtensibleNode, com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.getOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.objects.PropertyDescriptor"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.getOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.objects.PropertyDescriptor"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.ordinaryGetOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.objects.PropertyDescriptor"
unit,"com.oracle.truffle.js.nodes.access.GetPrototypeNodeGen.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.GetPrototypeNodeGen.executeAndSpecialize(java.lang.Object):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.GetPrototypeNode.getPrototypeLocation(com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.object.Location"
unit,"com.oracle.truffle.js.nodes.access.GetPrototypeNode.doCachedShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.api.object.Shape, com.oracle.truffle.api.object.Location):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.api.object.ExtLocations$ValueLocation.get(com.oracle.truffle.api.object.DynamicObject, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSObjectPrototype.getOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.objects.PropertyDescriptor"
unit,"com.oracle.truffle.js.runtime.builtins.JSAbstractArray.ordinaryGetOwnPropertyArray(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.js.runtime.objects.PropertyDescriptor"
unit,"com.oracle.truffle.js.runtime.JSRuntime.propertyNameToArrayIndex(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString$ReadCharUTF16Node):long"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.checkEncoding(com.oracle.truffle.api.strings.TruffleString$Encoding):void"
unit,"com.oracle.truffle.api.strings.TruffleString$ReadCharUTF16Node.doRead(com.oracle.truffle.api.strings.AbstractTruffleString, int, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):char"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindExceptionWithoutCalleeSavedRegisters(java.lang.Throwable, org.graalvm.word.Pointer):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.unwindException(java.lang.Throwable, org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.snippets.ExceptionUnwind.defaultUnwindException(org.graalvm.word.Pointer, boolean, boolean):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.initWalk(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer, com.oracle.svm.core.stack.JavaFrameAnchor):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.advance0(com.oracle.svm.core.stack.JavaStackWalk, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaStackWalker.startStackWalk(com.oracle.svm.core.stack.JavaStackWalkImpl, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaFrames.setData(com.oracle.svm.core.stack.JavaFrame, org.graalvm.word.Pointer, org.graalvm.nativeimage.c.function.CodePointer):void"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.lookupCodeInfo(com.oracle.svm.core.code.CodeInfo, long, com.oracle.svm.core.code.SimpleCodeInfoQueryResult):void"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.loadExceptionOffset(com.oracle.svm.core.code.CodeInfo, long, int):long"
unit,"com.oracle.svm.core.code.CodeInfoDecoder.loadReferenceMapIndex(com.oracle.svm.core.code.CodeInfo, long, int):long"
unit,"com.oracle.svm.core.code.CodeInfoAccess.releaseTether(com.oracle.svm.core.code.UntetheredCodeInfo, java.lang.Object):void"
unit,"com.oracle.svm.core.stack.JavaStackWalker.continueStackWalk(com.oracle.svm.core.stack.JavaStackWalkImpl, org.graalvm.nativeimage.IsolateThread, com.oracle.svm.core.heap.StoredContinuation):boolean"
unit,"com.oracle.svm.core.stack.JavaFrameAnchors.verifyTopFrameAnchor(org.graalvm.word.Pointer):void"
unit,"org.graalvm.polyglot.Value.hasMember(java.lang.String):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.hasMember(java.lang.Object, java.lang.Object, java.lang.String):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$HasMemberNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$HasMemberNodeGen.executeAndSpecialize(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$HasMemberNode.doCached(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.interop.InteropLibrary):java.lang.Object"
unit,"com.oracle.truffle.api.interop.InteropLibrary.isMemberExisting(java.lang.Object, java.lang.String):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$ExistingKeyIdentity.acceptsKey(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImpl$SpecificKey$ExistingKey.getProperty(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.Shape, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.js.nodes.interop.KeyInfoNode.cachedOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.String, int, com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.object.DynamicObjectLibrary, com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.object.Property, com.oracle.truffle.js.nodes.unary.IsCallableNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectGen$InteropLibraryExports$Cached.readMember(java.lang.Object, java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectGen$InteropLibraryExports$Cached.readMemberNode_AndSpecialize(com.oracle.truffle.js.runtime.objects.JSObject, java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.bindMemberFunctions():boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.readMember(java.lang.String, com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean, com.oracle.truffle.api.strings.TruffleString$FromJavaStringNode, com.oracle.truffle.js.nodes.interop.ExportValueNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode.executeTypeDispatch(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$ReadElementTypeCacheDispatchNodeGen.executeTypeDispatch(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$ReadElementTypeCacheDispatchNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.IsJSDynamicObjectNodeGen.executeBoolean(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.IsJSDynamicObjectNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$JSObjectReadElementTypeCacheNodeGen.executeJSObjectGet(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$JSObjectReadElementTypeCacheNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode$JSObjectReadElementTypeCacheNode.doObjectIndex(java.lang.Object, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode, boolean, com.oracle.truffle.js.nodes.access.ReadElementNode$ArrayReadElementCacheDispatchNode, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.IsArrayNodeGen.execute(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.IsArrayNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode$JSObjectReadElementTypeCacheNode.readNonArrayObjectIndex(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode$JSObjectReadElementNonArrayTypeCacheNode.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.ReadElementNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.CachedGetPropertyNodeGen.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.CachedGetPropertyNodeGen.executeAndSpecialize(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSRuntime.isArrayIndex(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.JSRuntime.propertyKeyEquals(com.oracle.truffle.api.strings.TruffleString$EqualNode, java.lang.Object, java.lang.Object):boolean"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$EqualNodeGen.execute(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$ModuleNamespacePropertyGetNode.getValue(java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyGetNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.module.ReadImportBindingNodeGen.execute(com.oracle.truffle.js.runtime.objects.ExportResolution):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.module.ReadImportBindingNodeGen.executeAndSpecialize(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.JSFrameUtil.findFrameSlotIndex(com.oracle.truffle.api.frame.FrameDescriptor, java.lang.Object):int"
unit,"com.oracle.truffle.js.nodes.access.JSReadFrameSlotNode.create(com.oracle.truffle.api.frame.FrameDescriptor, int):com.oracle.truffle.js.nodes.access.JSReadFrameSlotNode"
unit,"com.oracle.truffle.js.nodes.JSFrameSlot.fromIndexedFrameSlot(com.oracle.truffle.api.frame.FrameDescriptor, int):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.runtime.JSFrameUtil.getFlags(com.oracle.truffle.api.frame.FrameDescriptor, int):int"
unit,"com.oracle.truffle.js.nodes.module.ReadImportBindingNode.doCached(com.oracle.truffle.js.runtime.objects.ExportResolution$Resolved, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.js.nodes.access.JSReadFrameSlotNode, com.oracle.truffle.api.strings.TruffleString$EqualNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.ExportValueNode.isInteropCompletePromises():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToHostValueNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToHostValueNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode.lookupDispatch(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object):com.oracle.truffle.polyglot.PolyglotValueDispatch"
unit,"com.oracle.truffle.api.dsl.InlineSupport$StateField.set(com.oracle.truffle.api.nodes.Node, int):void"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode.doCached(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Class, com.oracle.truffle.polyglot.PolyglotValueDispatch):java.lang.Object"
unit,"org.graalvm.polyglot.Value.canExecute():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.canExecute(java.lang.Object, java.lang.Object):boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$CanExecuteNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$CanExecuteNodeGen.executeAndSpecialize(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.interop.InteropBoundFunctionGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.js.runtime.interop.InteropBoundFunctionGen$InteropLibraryExports$Cached.<init>(java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionObjectGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$Delegate.isAdoptable():boolean"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$Delegate.isExecutable(java.lang.Object):boolean"
unit,"com.oracle.truffle.api.library.LibraryFactory.isDelegated(com.oracle.truffle.api.library.Library, int):boolean"
unit,"com.oracle.truffle.js.runtime.interop.InteropBoundFunctionGen$InteropLibraryExports$Cached.getDelegateExportMessages():com.oracle.truffle.api.utilities.FinalBitSet"
unit,"com.oracle.truffle.api.utilities.FinalBitSet.get(int):boolean"
unit,"com.oracle.truffle.js.runtime.interop.InteropBoundFunctionGen$InteropLibraryExports$Cached.isExecutable(java.lang.Object):boolean"
unit,"dev.thaw.language.Language.adapter():org.graalvm.polyglot.Source"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.translateScript(com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.source.Source, boolean, java.lang.String, java.lang.String, java.util.List):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.translateScript(com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.api.source.Source, boolean, boolean, boolean, com.oracle.truffle.js.parser.DirectEvalContext, java.lang.String, java.lang.String, java.util.List, com.oracle.truffle.js.runtime.objects.ScriptOrModule):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.js.parser.Parser.parse():com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Parser.parse(com.oracle.truffle.api.strings.TruffleString, int, int, int, com.oracle.js.parser.ir.Scope, java.util.List):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Lexer.skipSingleLineComment():void"
unit,"com.oracle.js.parser.Lexer.skipUntilEOL():void"
unit,"com.oracle.js.parser.Parser.program(com.oracle.truffle.api.strings.TruffleString, int, com.oracle.js.parser.ir.Scope, java.util.List):com.oracle.js.parser.ir.FunctionNode"
unit,"com.oracle.js.parser.Parser.applyArgumentsToScope(com.oracle.js.parser.ir.Scope, java.util.List):com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.Parser.createFunctionNodeParameters(java.util.List):java.util.List"
unit,"com.oracle.js.parser.Lexer.stringIntern(com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.js.parser.Parser.expressionStatement(boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.parenthesizedExpressionAndArrowParameterList(boolean, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.getDefaultFunctionName():com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.js.parser.ParserContext.getLastStatement():com.oracle.js.parser.ir.Statement"
unit,"com.oracle.js.parser.Parser.isUseStrictDirective(com.oracle.js.parser.ir.Node):boolean"
unit,"com.oracle.js.parser.Parser.verifyUseStrict(com.oracle.js.parser.ParserContextFunctionNode, int):void"
unit,"com.oracle.js.parser.Parser.ifStatement(boolean, boolean):void"
unit,"com.oracle.js.parser.Parser.getStatement(boolean, boolean, boolean, boolean, boolean):com.oracle.js.parser.ir.Block"
unit,"com.oracle.js.parser.Parser.getBlock(boolean, boolean, boolean):com.oracle.js.parser.ir.Block"
unit,"com.oracle.js.parser.Parser.newBlockScope():com.oracle.js.parser.ir.Scope"
unit,"com.oracle.js.parser.Parser.statementList(boolean, boolean):void"
unit,"com.oracle.js.parser.ir.Scope.addUsesFromInnerScope(java.lang.String, com.oracle.js.parser.ir.Scope$UseInfo):void"
unit,"com.oracle.js.parser.Parser.variableDeclarationList(com.oracle.js.parser.TokenType, boolean, boolean, boolean, int):com.oracle.js.parser.Parser$ForVariableDeclarationListResult"
unit,"com.oracle.js.parser.Parser.bindingIdentifierOrPattern(boolean, boolean, java.lang.String):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.argumentList(boolean, boolean, boolean, long, int):java.util.ArrayList"
unit,"com.oracle.js.parser.ir.CallNode.create(int, long, int, int, com.oracle.js.parser.ir.Expression, java.util.List, boolean, boolean, boolean, boolean, boolean, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.ir.VarNode.<init>(int, long, int, int, int, com.oracle.js.parser.ir.IdentNode, com.oracle.js.parser.ir.Expression, int):void"
unit,"com.oracle.js.parser.Parser.arrayLiteral(boolean, boolean, com.oracle.js.parser.CoverExpressionError):com.oracle.js.parser.ir.LiteralNode"
unit,"com.oracle.js.parser.ir.JoinPredecessorExpression.<init>(com.oracle.js.parser.ir.Expression):void"
unit,"com.oracle.js.parser.ir.LiteralNode.newInstance(long, int, java.util.List, boolean, boolean):com.oracle.js.parser.ir.LiteralNode"
unit,"com.oracle.js.parser.ir.LiteralNode.valueToArray(java.util.List):com.oracle.js.parser.ir.Expression[]"
unit,"com.oracle.js.parser.ir.Scope$UseInfo.addInnerUse(com.oracle.js.parser.ir.Scope):void"
unit,"java.util.ImmutableCollections.listFromArray(java.lang.Object[]):java.util.List"
unit,"com.oracle.js.parser.ir.Scope.isLexicallyDeclaredName(java.lang.String, boolean, boolean):boolean"
unit,"com.oracle.js.parser.Parser.createParserContextArrowFunctionNode(long, int, boolean, boolean):com.oracle.js.parser.ParserContextFunctionNode"
unit,"com.oracle.js.parser.Parser.lookaheadIsArrow():boolean"
unit,"com.oracle.js.parser.Parser.commitArrowHead(com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"com.oracle.js.parser.Parser.lookbehindNoLineTerminatorBeforeArrow():boolean"
unit,"com.oracle.js.parser.Parser.arrowFunction(long, int, com.oracle.js.parser.ir.Expression, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.convertArrowFunctionParameterList(com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"com.oracle.js.parser.Parser.convertArrowParameter(com.oracle.js.parser.ir.Expression, int, int, com.oracle.js.parser.ParserContextFunctionNode):void"
unit,"java.util.HashMap.afterNodeAccess(java.util.HashMap$Node):void"
unit,"com.oracle.js.parser.Parser.convertExpressionListToExpression(com.oracle.js.parser.ir.ExpressionList):com.oracle.js.parser.ir.Expression"
unit,"java.util.ImmutableCollections$ListN.isEmpty():boolean"
unit,"org.graalvm.collections.EconomicMapImpl$2.remove():void"
unit,"com.oracle.js.parser.Parser.throwStatement(boolean, boolean):void"
unit,"com.oracle.js.parser.ir.ThrowNode.isTerminal():boolean"
unit,"com.oracle.js.parser.Parser.lookaheadOfLetDeclaration():com.oracle.js.parser.TokenType"
unit,"com.oracle.js.parser.Parser.verifyAssignment(long, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression, boolean):com.oracle.js.parser.ir.Expression"
unit,"com.oracle.js.parser.Parser.tryStatement(boolean, boolean):void"
unit,"com.oracle.truffle.api.strings.TruffleString$ToJavaStringNode.doesNotNeedTranscoding(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeWithMaterializationNode):boolean"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$CreateJavaStringNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long):java.lang.String"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$CreateJavaStringNode.createJavaString(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.profiles.InlinedConditionProfile):java.lang.String"
unit,"com.oracle.truffle.api.strings.TStringUnsafe.createJavaString(byte[], int, int):java.lang.String"
unit,"com.oracle.truffle.api.strings.TruffleString.cacheInsert(com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.truffle.api.strings.TruffleString.hasDuplicateEncoding(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString):boolean"
unit,"com.oracle.js.parser.Parser.catchBody(boolean, boolean, long, int, com.oracle.js.parser.ir.IdentNode, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression):com.oracle.js.parser.ir.CatchNode"
unit,"com.oracle.js.parser.ir.CatchNode.<init>(int, long, int, com.oracle.js.parser.ir.IdentNode, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Block, boolean):void"
unit,"com.oracle.js.parser.ir.CatchNode.isTerminal():boolean"
unit,"com.oracle.js.parser.ir.TryNode.isTerminal():boolean"
unit,"com.oracle.js.parser.ir.BlockStatement.isTerminal():boolean"
unit,"com.oracle.js.parser.Parser.forbiddenNullishCoalescingUsage(com.oracle.js.parser.TokenType, com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression):boolean"
unit,"org.graalvm.collections.EconomicMapImpl.findAndRemoveHash(java.lang.Object):int"
unit,"org.graalvm.collections.EconomicMapImpl.maybeCompress(int):int"
unit,"com.oracle.js.parser.ir.Scope.markUseUnresolvable(com.oracle.js.parser.ir.Scope$UseInfo):void"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.applyExplicitSourceURL(com.oracle.truffle.api.source.Source, com.oracle.js.parser.ir.FunctionNode):com.oracle.truffle.api.source.Source"
unit,"com.oracle.truffle.js.parser.JavaScriptTranslator.translateScript(com.oracle.js.parser.ir.FunctionNode):com.oracle.truffle.js.nodes.ScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.collectGlobalVars(com.oracle.js.parser.ir.FunctionNode, boolean):java.util.List"
unit,"com.oracle.truffle.js.parser.env.GlobalEnvironment.<init>(com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext):void"
unit,"com.oracle.truffle.js.parser.env.DerivedEnvironment.<init>(com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext):void"
unit,"org.graalvm.collections.EconomicMapImpl.<init>(org.graalvm.collections.Equivalence, org.graalvm.collections.UnmodifiableEconomicMap, boolean):void"
unit,"org.graalvm.collections.EconomicMapImpl.initFrom(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.setupGlobalEnvironment(com.oracle.truffle.js.parser.env.GlobalEnvironment, com.oracle.js.parser.ir.Block):void"
unit,"com.oracle.js.parser.ir.CallNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterCallNode(com.oracle.js.parser.ir.CallNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"java.util.ImmutableCollections$ListN.get(int):java.lang.Object"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.<init>(com.oracle.truffle.js.parser.env.Environment, com.oracle.truffle.js.nodes.NodeFactory, com.oracle.truffle.js.runtime.JSContext, com.oracle.js.parser.ir.Scope):void"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createBlockFrameDescriptor():com.oracle.truffle.js.nodes.JSFrameDescriptor"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.addFrameSlotFromSymbol(com.oracle.js.parser.ir.Symbol):void"
unit,"java.lang.Integer.hashCode():int"
unit,"java.lang.Integer.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.findBlockFrameSlot(java.lang.Object):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.getScopeLevel():int"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.getCurrentBlockScopeSlot():com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.js.parser.ir.IfNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterIfNode(com.oracle.js.parser.ir.IfNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterTypeofNode(com.oracle.js.parser.ir.UnaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.Environment$VarRef.withRequired(boolean):com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.tokenTypeToUnaryOperation(com.oracle.js.parser.TokenType):com.oracle.truffle.js.nodes.NodeFactory$UnaryOperation"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createUnary(com.oracle.truffle.js.nodes.NodeFactory$UnaryOperation, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createBinaryIdentical(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createIdenticalSpecial(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNode.typeStringToEnum(com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNode$Type"
unit,"com.oracle.truffle.api.strings.TruffleString$EqualNode.check(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):boolean"
unit,"com.oracle.truffle.api.strings.TruffleString$EqualNode.checkContentEquals(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):boolean"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformStatements(java.util.List, boolean, boolean, java.util.List):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createReturnNode(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.control.ReturnNode"
unit,"com.oracle.truffle.js.nodes.control.IfNode.create(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.control.IfNode"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.withTDZCheck():com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformArgs(java.util.List):com.oracle.truffle.js.nodes.JavaScriptNode[]"
unit,"com.oracle.truffle.js.nodes.NodeFactory.createFunctionCall(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode[]):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.createCall(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode[], boolean, boolean):com.oracle.truffle.js.nodes.function.JSFunctionCallNode"
unit,"com.oracle.js.parser.ir.LiteralNode$ArrayLiteralNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.LiteralNode$ArrayLiteralNode.accept(com.oracle.js.parser.ir.LexicalContext, com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.LiteralNode$ArrayLiteralNode.getElementExpressions():java.util.List"
unit,"java.util.Collections.unmodifiableList(java.util.List):java.util.List"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.createArrayLiteral(java.util.List):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"java.util.Collections$UnmodifiableCollection.size():int"
unit,"java.util.Collections$UnmodifiableList.get(int):java.lang.Object"
unit,"com.oracle.js.parser.ir.TernaryNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterTernaryNode(com.oracle.js.parser.ir.TernaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.BlockEnvironment.findFunctionFrameSlot(java.lang.Object):com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.parser.env.GlobalEnvironment.hasLexicalDeclaration(com.oracle.truffle.api.strings.TruffleString):boolean"
unit,"com.oracle.truffle.js.parser.env.GlobalEnvironment.hasVarDeclaration(com.oracle.truffle.api.strings.TruffleString):boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$VarRef.isFunctionLocal():boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$VarRef.withTDZCheck():com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.env.Environment$GlobalVarRef.createReadNode():com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.binary.JSIdenticalNode.create(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.js.parser.ir.JoinPredecessorExpression.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterJoinPredecessorExpression(com.oracle.js.parser.ir.JoinPredecessorExpression):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.JavaScriptNode[]):com.oracle.truffle.js.nodes.access.ArrayLiteralNode"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode.resolveConstants(com.oracle.truffle.js.nodes.JavaScriptNode[]):java.lang.Object[]"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.createInvoke(com.oracle.truffle.js.nodes.access.JSTargetableNode, com.oracle.truffle.js.nodes.JavaScriptNode[], boolean, boolean):com.oracle.truffle.js.nodes.function.JSFunctionCallNode"
unit,"com.oracle.truffle.js.nodes.function.BlockScopeNode.create(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JSFrameSlot, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.js.nodes.JSFrameSlot, boolean, boolean, boolean, boolean, int, int):com.oracle.truffle.js.nodes.function.BlockScopeNode"
unit,"com.oracle.js.parser.ir.ThrowNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterThrowNode(com.oracle.js.parser.ir.ThrowNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"java.util.TimSort.countRunAndMakeAscending(java.lang.Object[], int, int, java.util.Comparator):int"
unit,"java.util.Comparator$$Lambda/0xba20c4dd949a25437f03ab503d308cfd0.compare(java.lang.Object, java.lang.Object):int"
unit,"java.util.Comparator.lambda$comparingInt$7b0bb60$1(java.util.function.ToIntFunction, java.lang.Object, java.lang.Object):int"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator$$Lambda/0xa0c4304e2c97a6e8789e0410064d90540.applyAsInt(java.lang.Object):int"
unit,"java.util.TimSort.binarySort(java.lang.Object[], int, int, int, java.util.Comparator):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterBinaryAssignNode(com.oracle.js.parser.ir.BinaryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformAssignmentImpl(com.oracle.js.parser.ir.Expression, com.oracle.js.parser.ir.Expression, com.oracle.truffle.js.nodes.JavaScriptNode, boolean, com.oracle.truffle.js.nodes.NodeFactory$BinaryOperation, boolean, boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.transformAssignmentIdent(com.oracle.js.parser.ir.IdentNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.NodeFactory$BinaryOperation, boolean, boolean, boolean):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.Environment$FrameSlotVarRef.isConst():boolean"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.isResultAlwaysOfType(java.lang.Class):boolean"
unit,"com.oracle.js.parser.ir.BlockStatement.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.js.parser.ir.TryNode.accept(com.oracle.js.parser.ir.visitor.TranslatorNodeVisitor):java.lang.Object"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.enterTryNode(com.oracle.js.parser.ir.TryNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.FunctionEnvironment.getCurrentBlockScopeSlot():com.oracle.truffle.js.nodes.JSFrameSlot"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor$ScopedIdentifier.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.JSFrameDescriptor$ScopedIdentifier.hashCode():int"
unit,"java.util.ImmutableCollections$AbstractImmutableList.subList(int, int):java.util.List"
unit,"java.util.ImmutableCollections$AbstractImmutableList.subListRangeCheck(int, int, int):void"
unit,"java.util.ImmutableCollections$SubList.iterator():java.util.Iterator"
unit,"java.util.ImmutableCollections$SubList.get(int):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.TryCatchNode.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.access.JSWriteFrameSlotNode, com.oracle.truffle.js.nodes.function.BlockScopeNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode):void"
unit,"com.oracle.truffle.js.parser.GraalJSTranslator.wrapClearAndGetCompletionValue(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.control.TryCatchNode.isResultAlwaysOfType(java.lang.Class):boolean"
unit,"com.oracle.truffle.js.nodes.control.DiscardResultNode.isResultAlwaysOfType(java.lang.Class):boolean"
unit,"com.oracle.truffle.js.nodes.unary.JSNotNode.create(com.oracle.truffle.js.nodes.JavaScriptNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.parser.env.Environment$$Lambda/0xa36332cc2cee4a18a1a93c2a76ed3f7d0.apply(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.parser.env.Environment$WrappedVarRef.isFunctionLocal():boolean"
unit,"com.oracle.truffle.js.parser.env.Environment$WrappedGlobalVarRef.withTDZCheck():com.oracle.truffle.js.parser.env.Environment$VarRef"
unit,"com.oracle.truffle.js.parser.env.Environment$WrappedVarRef.createReadNode():com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.GlobalPropertyNode.createPropertyNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.js.nodes.access.JSTargetableNode"
unit,"com.oracle.truffle.js.parser.env.Environment$WrappedGlobalVarRef.createAccessWrapperNode(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.access.JSTargetableNode):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeVarWrapperNode.<init>(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.js.nodes.access.JSTargetableNode):void"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.initializeCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.runtime.builtins.JSFunctionData$Target, com.oracle.truffle.api.CallTarget):void"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.initializeFunctionDataCallTarget(com.oracle.truffle.js.runtime.builtins.JSFunctionData, com.oracle.truffle.js.runtime.builtins.JSFunctionData$Target, com.oracle.truffle.api.CallTarget, com.oracle.truffle.js.nodes.function.FunctionRootNode):void"
unit,"com.oracle.truffle.js.nodes.binary.DualNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$CallNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode.evaluateReceiver(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$CallNode.getTarget():com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$CallNNode.createArguments(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object, java.lang.Object):java.lang.Object[]"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$CallNNode.executeFillObjectArray(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object[], int):java.lang.Object[]"
unit,"com.oracle.truffle.js.nodes.access.PropertyNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeVarWrapperNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeLookupNodeGen.execute(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeLookupNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.GlobalScopeLookupNode.getAbsentPropertyAssumption(com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.js.nodes.access.GlobalPropertyNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.GlobalPropertyNode.evaluateTarget(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.api.object.ExtLocations$ATypedObjectFieldLocation.get(com.oracle.truffle.api.object.DynamicObject, boolean):java.lang.Object"
unit,"com.oracle.truffle.api.object.ExtLocations$AbstractObjectFieldLocation.get(com.oracle.truffle.api.object.DynamicObject, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.BlockScopeNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.BlockScopeNode$FrameBlockScopeNode.appendScopeFrame(com.oracle.truffle.api.frame.VirtualFrame):com.oracle.truffle.api.frame.VirtualFrame"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.api.impl.DefaultBlockNode.executeGeneric(com.oracle.truffle.api.frame.VirtualFrame, int):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSWriteScopeFrameSlotNodeGen.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.js.nodes.access.JSWriteScopeFrameSlotNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ScopeFrameNode$CurrentBlockScopeFrameNode.executeFrame(com.oracle.truffle.api.frame.Frame):com.oracle.truffle.api.frame.Frame"
unit,"com.oracle.truffle.js.nodes.access.JSWriteScopeFrameSlotNodeGen.execute_generic3(int, com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.api.frame.Frame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSWriteScopeFrameSlotNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.Frame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSWriteScopeFrameSlotNode.doObject(com.oracle.truffle.api.frame.Frame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.AbstractBlockNode.executeGeneric(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.api.nodes.Node, int, int):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionExpressionNode$ClosureFunctionExpressionNode.executeWithRealm(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSConstantNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.js.nodes.control.ReturnNode$TerminalPositionReturnNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.BlockScopeNode$FrameBlockScopeNode.exitScope(com.oracle.truffle.api.frame.VirtualFrame, boolean):void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$AbstractAsyncCollection.compact():void"
unit,"com.oracle.truffle.api.instrumentation.InstrumentationHandler$WeakAsyncList.unwrap(java.lang.Object):java.lang.Object"
unit,"java.lang.ref.Reference.get():java.lang.Object"
unit,"org.graalvm.polyglot.Value.execute(java.lang.Object[]):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.execute(java.lang.Object, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$ExecuteNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$ExecuteNode.doDefault(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode, com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$SharedExecuteNode):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$SharedExecuteNodeGen$Inlined.executeShared(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$SharedExecuteNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$SharedExecuteNode.doDefault(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.polyglot.PolyglotLanguageContext$ToGuestValuesNode, com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToGuestValuesNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToGuestValuesNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object[]):java.lang.Object[]"
unit,"com.oracle.truffle.api.nodes.Node.insert(com.oracle.truffle.api.nodes.Node[]):com.oracle.truffle.api.nodes.Node[]"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext$ToGuestValuesNode.doCached(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object[], com.oracle.truffle.polyglot.PolyglotLanguageContext$ToGuestValueNode[], com.oracle.truffle.api.profiles.InlinedBranchProfile):java.lang.Object[]"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToGuestValueNodeGen.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContextFactory$ToGuestValueNodeGen.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.toGuestValue(com.oracle.truffle.api.nodes.Node, java.lang.Object, boolean):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotHostAccess.toGuestValue(com.oracle.truffle.polyglot.PolyglotContextImpl, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.host.HostLanguageService.toGuestValue(java.lang.Object, java.lang.Object, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionObjectGen$InteropLibraryExports$Cached.execute(java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionObjectGen$InteropLibraryExports$Cached.executeNode_AndSpecialize(com.oracle.truffle.js.runtime.builtins.JSFunctionObject, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSFunctionObject.execute(java.lang.Object[], com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.js.nodes.interop.JSInteropExecuteNode, com.oracle.truffle.js.nodes.interop.ExportValueNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.JSInteropExecuteNodeGen.execute(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.JSInteropExecuteNodeGen.executeAndSpecialize(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.JSInteropExecuteNode.doDefault(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object[], com.oracle.truffle.js.nodes.unary.IsCallableNode, com.oracle.truffle.js.nodes.function.JSFunctionCallNode, com.oracle.truffle.js.nodes.interop.ImportValueNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.JSInteropCallNode.prepare(java.lang.Object[], com.oracle.truffle.js.nodes.interop.ImportValueNode):java.lang.Object[]"
unit,"com.oracle.truffle.js.nodes.interop.ImportValueNodeGen.executeWithTarget(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.interop.ImportValueNodeGen.executeAndSpecialize(java.lang.Object):java.lang.Object"
unit,"dev.thaw.function.FunctionRuntime.stopUnwinding(dev.thaw.function.Call):void"
unit,"com.oracle.svm.core.thread.RecurringCallbackSupport.uninstallCallback(org.graalvm.nativeimage.IsolateThread):void"
unit,"dev.thaw.function.FunctionRuntime.end(dev.thaw.function.Call, int):int"
unit,"dev.thaw.function.Gate.close():void"
unit,"dev.thaw.function.image.EntryPoints.call(org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer):int"
unit,"dev.thaw.function.FunctionRuntime$$Lambda/0x41a67c2d55b630adeca27e2259dccb6a0.run(dev.thaw.function.Call):void"
unit,"dev.thaw.language.image.ScriptAdapter.call(dev.thaw.function.Call):void"
unit,"dev.thaw.function.Call.readAll():byte[]"
unit,"dev.thaw.function.Call.read(byte[], int, int):int"
unit,"dev.thaw.function.Call.enter():void"
unit,"dev.thaw.function.Gate.enter():boolean"
unit,"dev.thaw.function.image.NativeHost.read(byte[], int, int):long"
unit,"dev.thaw.function.Call.checked(long):long"
unit,"dev.thaw.function.Gate.leave():void"
unit,"dev.thaw.language.Script.call(java.lang.String):dev.thaw.language.Answer"
unit,"com.oracle.truffle.js.nodes.access.ClearFrameSlotRangeNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSConstantNode$JSConstantUndefinedNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.IfNodeGen.executeVoid(com.oracle.truffle.api.frame.VirtualFrame):void"
unit,"com.oracle.truffle.js.nodes.control.IfNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.IfNodeGen.execute_generic1(int, com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.IsIdenticalStringNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.IsIdenticalStringNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.control.IfNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.IfNode.doBoolean(com.oracle.truffle.api.frame.VirtualFrame, boolean, com.oracle.truffle.api.profiles.InlinedCountingConditionProfile):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.TryCatchNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.control.DiscardResultNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSReadScopeFrameSlotNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ScopeFrameNode$EnclosingFunctionFrameNode.executeFrame(com.oracle.truffle.api.frame.Frame):com.oracle.truffle.api.frame.Frame"
unit,"com.oracle.truffle.js.nodes.access.JSReadScopeFrameSlotNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.Frame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.function.JSFunctionCallNode$Call1Node.createArguments(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object, java.lang.Object):java.lang.Object[]"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins.createNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, boolean, boolean, java.lang.Enum):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins.createNode(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, boolean, boolean, com.oracle.truffle.js.builtins.json.JSONBuiltins$JSON):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONParseNodeGen.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, com.oracle.truffle.js.nodes.JavaScriptNode[]):void"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltinNode.isCallerSensitive():boolean"
unit,"com.oracle.truffle.js.nodes.function.FunctionRootNode.isSplitImmediately():boolean"
unit,"com.oracle.truffle.js.nodes.function.JSBuiltinNode.isSplitImmediately():boolean"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONParseNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONParseNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins$JSONParseNode.parseString(com.oracle.truffle.api.strings.TruffleString, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins$JSONParseNode.parseIntl(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.js.builtins.json.TruffleJSONParser$Mode, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parse(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.skipWhitespace():void"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONValue(com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONObject(com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSOrdinary.create(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSOrdinary.getIntrinsicDefaultProto(com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSOrdinary.makeInitialShape(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.api.object.Shape"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONMemberList(com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.builtins.json.JSONParseRecord):void"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONMember(com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.JSRealm, com.oracle.truffle.js.builtins.json.JSONParseRecord):void"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.getJSONString():com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONStringCharacters():com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.runtime.Strings.substring(boolean, com.oracle.truffle.api.strings.TruffleString$SubstringByteIndexNode, com.oracle.truffle.api.strings.TruffleString, int, int):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$SubstringByteIndexNodeGen$Uncached.execute(com.oracle.truffle.api.strings.AbstractTruffleString, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleString$SubstringByteIndexNode.substringRaw(com.oracle.truffle.api.strings.AbstractTruffleString, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.strings.TStringInternalNodes$SubstringNode):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.AbstractTruffleString.rawIndex(int, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$SubstringNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodes$SubstringNode.createLazySubstring(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleString, byte[], long, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, boolean, com.oracle.truffle.api.strings.TStringInternalNodes$CalcStringAttributesNode, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$CalcStringAttributesNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, int, int, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):long"
unit,"com.oracle.truffle.js.builtins.json.TruffleJSONParser.parseJSONString():java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.defineOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.PropertyDescriptor):boolean"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.defineOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, boolean):boolean"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.ordinaryDefineOwnProperty(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, boolean):boolean"
unit,"com.oracle.truffle.api.strings.TruffleString$HashCodeNode.calculateHashCodeUncached(com.oracle.truffle.api.strings.AbstractTruffleString):int"
unit,"com.oracle.truffle.api.strings.TStringOps.hashCodeWithStrideIntl(com.oracle.truffle.api.nodes.Node, byte[], long, int, int):int"
unit,"com.oracle.truffle.api.strings.TStringOps.runHashCode(com.oracle.truffle.api.nodes.Node, byte[], long, int, int, boolean):int"
unit,"com.oracle.truffle.js.runtime.util.DefinePropertyUtil.validateAndApplyPropertyDescriptor(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, boolean, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, boolean):boolean"
unit,"com.oracle.truffle.js.runtime.util.DefinePropertyUtil.definePropertyNew(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, boolean):boolean"
unit,"com.oracle.truffle.js.runtime.util.DefinePropertyUtil.definePropertyNewData(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.js.runtime.objects.PropertyDescriptor, boolean, boolean, com.oracle.truffle.js.runtime.JSContext):boolean"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.execute(com.oracle.truffle.api.frame.VirtualFrame):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNode$CreateOrdinaryObjectNode.executeWithPrototype(com.oracle.truffle.js.runtime.JSRealm, java.lang.Object):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.executeWithObject(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.JSRealm):com.oracle.truffle.js.runtime.objects.JSObject"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ObjectLiteralDataMemberNode.executeVoid(com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.JSRealm):void"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ObjectLiteralMemberNode.evaluateWithHomeObject(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.objects.JSObject, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode.executeWithRealm(com.oracle.truffle.js.nodes.JavaScriptNode, com.oracle.truffle.api.frame.VirtualFrame, com.oracle.truffle.js.runtime.JSRealm):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSAddNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSAddNodeGen.execute_generic4(int, com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.JSConstantNode$JSConstantStringNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSAddNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSConcatStringsNode.create():com.oracle.truffle.js.nodes.binary.JSConcatStringsNode"
unit,"com.oracle.truffle.js.nodes.binary.JSConcatStringsNodeGen.executeTString(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.nodes.binary.JSConcatStringsNodeGen.executeAndSpecialize(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.nodes.binary.JSConcatStringsNode.doConcat(com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.strings.TruffleString$ConcatNode):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.nodes.binary.JSConcatStringsNode.validateStringLength(int, com.oracle.truffle.api.profiles.InlinedBranchProfile):void"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$ConcatNodeGen.execute(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$ConcatNodeGen.executeAndSpecialize(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$GetPreciseCodeRangeWithMaterializationNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$StrideFromCodeRangeNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, int, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$StrideFromCodeRangeNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, int, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$ConcatEagerNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int, int):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$ConcatMaterializeBytesNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):byte[]"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$ConcatMaterializeBytesNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding, int, int):byte[]"
unit,"com.oracle.truffle.api.strings.TStringInternalNodesFactory$GetCodePointLengthNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.AbstractTruffleString, byte[], long, com.oracle.truffle.api.strings.TruffleString$Encoding):int"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ObjectLiteralDataMemberNode.execute(com.oracle.truffle.js.runtime.objects.JSObject, java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode$CachingObjectLiteralMemberNode.dynamicObjectLibrary():com.oracle.truffle.api.object.DynamicObjectLibrary"
unit,"com.oracle.truffle.js.nodes.access.ObjectLiteralNode$ClassElementNode.checkNoElementsAssumption(com.oracle.truffle.js.runtime.objects.JSObject, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.CreateObjectNode.seenArrayPrototype():boolean"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryGen$CachedDispatch.putWithFlags(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.putWithFlags(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.api.object.DynamicObjectLibraryImplGen$DynamicObjectLibraryExports$Cached.putWithFlagsNode_AndSpecialize(com.oracle.truffle.api.object.DynamicObject, java.lang.Object, java.lang.Object, int):void"
unit,"com.oracle.truffle.js.nodes.binary.JSAndNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSAndNodeGen.execute_generic1(int, com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.JSNotNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.JSNotNodeGen.execute_generic1(int, com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.IsNullNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.unary.IsNullNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.unary.JSNotNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.binary.JSAndNodeGen.executeAndSpecialize(com.oracle.truffle.api.frame.VirtualFrame, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSAndNode.doBoolean(com.oracle.truffle.api.frame.VirtualFrame, boolean, com.oracle.truffle.api.profiles.InlinedConditionProfile):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNodeGen.executeBoolean(com.oracle.truffle.api.frame.VirtualFrame):boolean"
unit,"com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNodeGen.executeBoolean_generic3(int, com.oracle.truffle.api.frame.VirtualFrame):boolean"
unit,"com.oracle.truffle.js.nodes.binary.JSTypeofIdenticalNodeGen.executeAndSpecialize(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.isOwnProperty():boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.getPrototype(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.getPrototypeOf(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.runtime.objects.JSObjectUtil.getPrototype(com.oracle.truffle.js.runtime.objects.JSDynamicObject):com.oracle.truffle.js.runtime.objects.JSDynamicObject"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createUndefinedPropertyNode(java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertyCacheNode$CacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createUndefinedPropertyNode(java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, java.lang.Object):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createJavaPropertyNodeMaybe(java.lang.Object, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.createShapeCheckNodeDeeper(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, boolean):com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.prototypesInShape(com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, int):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.isPrototypeInShape(com.oracle.truffle.api.object.Shape):boolean"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode.propertyAssumptionsValid(com.oracle.truffle.js.runtime.objects.JSDynamicObject, int, boolean):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSShape.getPrototypeAssumption(com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.api.object.ShapeImpl.getLeafAssumption():com.oracle.truffle.api.Assumption"
unit,"com.oracle.truffle.js.nodes.access.PropertyCacheNode$PrototypeChainShapeCheckNode.create(com.oracle.truffle.api.object.Shape, com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, int, com.oracle.truffle.js.runtime.JSContext):com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode.createUndefinedJSObjectPropertyNode(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.nodes.access.PropertyCacheNode$AbstractShapeCheckNode):com.oracle.truffle.js.nodes.access.PropertyGetNode$GetCacheNode"
unit,"com.oracle.truffle.js.nodes.access.PropertyGetNode$UndefinedPropertyGetNode.getValue(java.lang.Object, java.lang.Object, java.lang.Object, com.oracle.truffle.js.nodes.access.PropertyGetNode, boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.FrameSlotNode$WithDescriptor.isOrSetKind(com.oracle.truffle.api.frame.Frame, com.oracle.truffle.api.frame.FrameSlotKind):boolean"
unit,"com.oracle.truffle.js.nodes.access.FrameSlotNode$WithDescriptor.isOrSetKind(com.oracle.truffle.api.frame.Frame, com.oracle.truffle.api.frame.FrameDescriptor, com.oracle.truffle.api.frame.FrameSlotKind, com.oracle.truffle.api.frame.FrameSlotKind):boolean"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.setBoolean(int, boolean):void"
unit,"com.oracle.truffle.api.impl.FrameWithoutBoxing.getBoolean(int):boolean"
unit,"com.oracle.truffle.js.nodes.control.ReturnTargetNode$FrameReturnTargetNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONStringifyNodeGen.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin, com.oracle.truffle.js.nodes.JavaScriptNode[]):void"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins$JSONStringifyNode.<init>(com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.js.nodes.function.JSBuiltin):void"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONStringifyNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$JSONStringifyNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltins$JSONStringifyNode.stringifyIntl(java.lang.Object, java.lang.Object, java.lang.Object, java.util.List, com.oracle.truffle.api.nodes.Node, com.oracle.truffle.js.builtins.json.JSONBuiltins$GetGapNode):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$GetGapNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, java.lang.Object):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.builtins.json.JSONBuiltinsFactory$GetGapNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, java.lang.Object):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.nodes.access.CreateDataPropertyNodeGen.executeVoid(java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.CreateDataPropertyNodeGen.executeAndSpecialize(java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.js.nodes.access.CreateDataPropertyNode.makeDefinePropertyCache():com.oracle.truffle.js.nodes.access.PropertySetNode"
unit,"com.oracle.truffle.js.nodes.access.PropertySetNode.isOwnProperty():boolean"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNodeGen.execute(java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.objects.JSObject):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.jsonStrMain(java.lang.Object, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.js.runtime.objects.JSObject):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.getPreparedJSONPropertyValue(com.oracle.truffle.js.builtins.json.JSONData, com.oracle.truffle.api.strings.TruffleString, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.get(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.getHelper(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, com.oracle.truffle.api.nodes.Node):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSNonProxy.getOwnHelper(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, java.lang.Object, com.oracle.truffle.api.nodes.Node):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.util.DefinePropertyUtil.getPropertyByKey(com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object):com.oracle.truffle.api.object.Property"
unit,"com.oracle.truffle.js.runtime.objects.JSProperty.getValue(com.oracle.truffle.api.object.Property, com.oracle.truffle.js.runtime.objects.JSDynamicObject, java.lang.Object, com.oracle.truffle.api.nodes.Node):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.prepareJSONPropertyValue(com.oracle.truffle.js.builtins.json.JSONData, java.lang.Object, java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.tryToJSONMethod(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.JavaScriptBaseNode.getJSContext():com.oracle.truffle.js.runtime.JSContext"
unit,"com.oracle.truffle.js.runtime.JSRuntime.isCallable(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.JSRuntime.isCallableForeign(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.prepareJSObject(com.oracle.truffle.js.runtime.objects.JSObject):java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.serializeJSONPropertyValue(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData, java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.JSRuntime.isArray(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.serializeJSONObject(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData, java.lang.Object):com.oracle.truffle.api.strings.TruffleStringBuilder"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.checkCycle(com.oracle.truffle.js.builtins.json.JSONData, java.lang.Object):void"
unit,"java.util.ArrayList.indexOfRange(java.lang.Object, int, int):int"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.checkStackDepth(com.oracle.truffle.js.builtins.json.JSONData):void"
unit,"com.oracle.truffle.js.runtime.util.StringBuilderProfile.append(com.oracle.truffle.api.strings.TruffleStringBuilder$AppendCharUTF16Node, com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, char):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$AppendCharUTF16NodeGen$Uncached.execute(com.oracle.truffle.api.strings.TruffleStringBuilder, char):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilder$AppendCharUTF16Node.append(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, char, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilder.ensureCapacityS0(com.oracle.truffle.api.nodes.Node, int, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):void"
unit,"com.oracle.truffle.js.runtime.objects.JSObject.enumerableOwnNames(com.oracle.truffle.js.runtime.objects.JSDynamicObject):java.util.List"
unit,"com.oracle.truffle.js.runtime.builtins.JSOrdinary.hasOnlyShapeProperties(com.oracle.truffle.js.runtime.objects.JSDynamicObject):boolean"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData.getEnumerablePropertyNames(com.oracle.truffle.api.object.Shape):com.oracle.truffle.js.runtime.util.UnmodifiableArrayList"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData.getEnumerablePropertyNamesArray(com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.strings.TruffleString[]"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData.getShapeData(com.oracle.truffle.api.object.Shape):com.oracle.truffle.js.runtime.objects.JSShapeData"
unit,"com.oracle.truffle.js.runtime.util.ConcurrentWeakIdentityHashMap.get(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.util.ReferenceKey$StrongKeyWithIdentity.hashCode():int"
unit,"com.oracle.truffle.js.runtime.util.ConcurrentWeakIdentityHashMap.putIfAbsent(java.lang.Object, java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.util.ReferenceKey$WeakKeyWithIdentity.<init>(java.lang.Object, java.lang.ref.ReferenceQueue):void"
unit,"com.oracle.truffle.js.runtime.util.ReferenceKey$WeakKeyWithIdentity.hashCode():int"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData.createEnumerablePropertyNamesArray(com.oracle.truffle.api.object.Shape):com.oracle.truffle.api.strings.TruffleString[]"
unit,"com.oracle.truffle.api.object.ShapeImpl.getPropertyArray():com.oracle.truffle.api.object.Property[]"
unit,"com.oracle.truffle.api.object.LinkedImmutableMap$LinkedIterator.nextEntry():com.oracle.truffle.api.object.LinkedImmutableMap$LinkedEntry"
unit,"java.util.Arrays$ArrayList.forEach(java.util.function.Consumer):void"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData$$Lambda/0x2f88f19a5fdbe12e5ae0cfe42cb2d3ec0.accept(java.lang.Object):void"
unit,"com.oracle.truffle.js.runtime.objects.JSShapeData.lambda$createEnumerablePropertyNamesArray$0(java.util.List, com.oracle.truffle.api.object.Property):void"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.serializeJSONObjectProperties(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData, java.lang.Object, int, java.util.List):com.oracle.truffle.api.strings.TruffleStringBuilder"
unit,"com.oracle.truffle.js.runtime.util.UnmodifiableArrayList.iterator():java.util.Iterator"
unit,"com.oracle.truffle.js.runtime.util.IteratorUtil$2.hasNext():boolean"
unit,"com.oracle.truffle.js.runtime.util.IteratorUtil$2.next():java.lang.Object"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.concatFirstStep(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData):void"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.jsonQuote(com.oracle.truffle.js.runtime.util.StringBuilderProfile, com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.api.strings.TruffleString, com.oracle.truffle.api.strings.TruffleString$ReadCharUTF16Node, com.oracle.truffle.api.strings.TruffleStringBuilder$AppendCharUTF16Node, com.oracle.truffle.api.strings.TruffleStringBuilder$AppendStringNode, com.oracle.truffle.api.strings.TruffleStringBuilder$AppendSubstringByteIndexNode):com.oracle.truffle.api.strings.TruffleStringBuilder"
unit,"com.oracle.truffle.api.strings.TruffleString$GetCodeRangeImpreciseNode.getCodeRange(com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.strings.TruffleString$Encoding):com.oracle.truffle.api.strings.TruffleString$CodeRange"
unit,"com.oracle.truffle.api.strings.TruffleStringFactory$ReadCharUTF16NodeGen$Uncached.execute(com.oracle.truffle.api.strings.AbstractTruffleString, int):char"
unit,"com.oracle.truffle.js.runtime.util.StringBuilderProfile.append(com.oracle.truffle.api.strings.TruffleStringBuilder$AppendStringNode, com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.api.strings.TruffleString):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$AppendStringNodeGen$Uncached.execute(com.oracle.truffle.api.strings.TruffleStringBuilder, com.oracle.truffle.api.strings.AbstractTruffleString):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$AppendStringIntlNodeGen$Uncached.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleStringBuilder, com.oracle.truffle.api.strings.AbstractTruffleString):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilder$AppendStringIntlNode.append(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.api.strings.AbstractTruffleString, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.strings.TStringInternalNodes$GetPreciseCodeRangeNode, com.oracle.truffle.api.strings.TStringInternalNodes$GetCodePointLengthNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):void"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.appendColon(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData):void"
unit,"com.oracle.truffle.js.builtins.json.JSONStringifyStringNode.concatEnd(com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, com.oracle.truffle.js.builtins.json.JSONData, int, char, boolean):void"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$ToStringNodeGen.execute(com.oracle.truffle.api.strings.TruffleStringBuilder, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$ToStringIntlNodeGen$Inlined.execute(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleStringBuilder, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilderFactory$ToStringIntlNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleStringBuilder, boolean):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.api.strings.TruffleStringBuilder$ToStringIntlNode.createString(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.strings.TruffleStringBuilderUTF16, boolean, com.oracle.truffle.api.profiles.InlinedConditionProfile):com.oracle.truffle.api.strings.TruffleString"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode$DefaultArrayLiteralBaseNode.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode$DefaultArrayLiteralBaseNode.execute(com.oracle.truffle.api.frame.VirtualFrame):com.oracle.truffle.js.runtime.builtins.JSArrayObject"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode$DefaultArrayLiteralOneElementNode.getLength():int"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode$DefaultArrayLiteralOneElementNode.getElement(int):com.oracle.truffle.js.nodes.JavaScriptNode"
unit,"com.oracle.truffle.js.nodes.unary.IsIdenticalUndefinedNodeGen.execute(com.oracle.truffle.api.frame.VirtualFrame):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode$DefaultArrayLiteralBaseNode.executeAndSpecialize(java.lang.Object[]):com.oracle.truffle.js.runtime.builtins.JSArrayObject"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode.createPrimitiveArray(java.lang.Object[], boolean):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ArrayLiteralNode.identifyPrimitiveContentType(java.lang.Object[], boolean):com.oracle.truffle.js.nodes.access.ArrayLiteralNode$ArrayContentType"
unit,"dev.thaw.language.Script.answer(org.graalvm.polyglot.Value):dev.thaw.language.Answer"
unit,"org.graalvm.polyglot.Value.isString():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.isString(java.lang.Object, java.lang.Object):boolean"
unit,"com.oracle.truffle.api.interop.InteropLibraryGen$UncachedDispatch.isString(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObjectGen$InteropLibraryExports.createUncached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.api.interop.InteropLibrary.isString(java.lang.Object):boolean"
unit,"org.graalvm.polyglot.Value.getArraySize():long"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.getArraySize(java.lang.Object, java.lang.Object):long"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetArraySizeNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetArraySizeNodeGen.executeAndSpecialize(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObjectGen$InteropLibraryExports.createCached(java.lang.Object):com.oracle.truffle.api.library.Library"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetArraySizeNode.doCached(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.api.profiles.InlinedBranchProfile):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObjectGen$InteropLibraryExports$Cached.getArraySize(java.lang.Object):long"
unit,"org.graalvm.polyglot.Value.getArrayElement(long):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue.getArrayElement(java.lang.Object, java.lang.Object, long):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetArrayElementNodeGen.executeImpl(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatchFactory$InteropValueFactory$GetArrayElementNodeGen.executeAndSpecialize(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[]):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$InteropValue$GetArrayElementNode.doCached(com.oracle.truffle.polyglot.PolyglotLanguageContext, java.lang.Object, java.lang.Object[], com.oracle.truffle.api.nodes.Node, com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.polyglot.PolyglotLanguageContext$ToHostValueNode, com.oracle.truffle.api.profiles.InlinedBranchProfile, com.oracle.truffle.api.profiles.InlinedBranchProfile):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObjectGen$InteropLibraryExports$Cached.readArrayElement(java.lang.Object, long):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObjectGen$InteropLibraryExports$Cached.readArrayElementNode_AndSpecialize(com.oracle.truffle.js.runtime.builtins.JSArrayObject, long):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.builtins.JSArrayObject.readArrayElement(long, com.oracle.truffle.api.interop.InteropLibrary, com.oracle.truffle.js.nodes.access.ReadElementNode, com.oracle.truffle.js.nodes.interop.ExportValueNode):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode$JSObjectReadElementTypeCacheNode.toArrayIndex(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.cast.ToArrayIndexNodeGen.execute(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.cast.ToArrayIndexNodeGen.executeAndSpecialize(java.lang.Object):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$ArrayReadElementCacheDispatchNodeGen$Inlined.executeArrayGet(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.ScriptArray, long, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.JSContext):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$ArrayReadElementCacheDispatchNodeGen$Inlined.executeAndSpecialize(com.oracle.truffle.api.nodes.Node, com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.ScriptArray, long, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.JSContext):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode.makeArrayCacheNode(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.ScriptArray):com.oracle.truffle.js.nodes.access.ReadElementNode$ArrayReadElementCacheNode"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$WritableArrayReadElementCacheNodeGen.executeArrayGet(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.ScriptArray, long, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.JSContext):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNodeFactory$WritableArrayReadElementCacheNodeGen.executeAndSpecialize(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.ScriptArray, long, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.JSContext):java.lang.Object"
unit,"com.oracle.truffle.js.nodes.access.ReadElementNode$WritableArrayReadElementCacheNode.doWritableArray(com.oracle.truffle.js.runtime.objects.JSDynamicObject, com.oracle.truffle.js.runtime.array.dyn.AbstractWritableArray, long, java.lang.Object, java.lang.Object, com.oracle.truffle.js.runtime.JSContext, com.oracle.truffle.api.profiles.InlinedConditionProfile, com.oracle.truffle.api.profiles.InlinedConditionProfile):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.array.dyn.AbstractWritableArray.isInBoundsFast(com.oracle.truffle.js.runtime.objects.JSDynamicObject, long):boolean"
unit,"com.oracle.truffle.js.runtime.array.dyn.ZeroBasedObjectArray.firstElementIndex(com.oracle.truffle.js.runtime.objects.JSDynamicObject):long"
unit,"com.oracle.truffle.js.runtime.array.dyn.ZeroBasedObjectArray.lastElementIndex(com.oracle.truffle.js.runtime.objects.JSDynamicObject):long"
unit,"com.oracle.truffle.js.runtime.array.dyn.AbstractObjectArray.getInBoundsFast(com.oracle.truffle.js.runtime.objects.JSDynamicObject, int):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.array.dyn.ZeroBasedObjectArray.getInBoundsFastObject(com.oracle.truffle.js.runtime.objects.JSDynamicObject, int):java.lang.Object"
unit,"com.oracle.truffle.js.runtime.array.dyn.AbstractObjectArray.getArray(com.oracle.truffle.js.runtime.objects.JSDynamicObject):java.lang.Object[]"
unit,"org.graalvm.polyglot.impl.AbstractPolyglotImpl$AbstractValueDispatch.canExecute(java.lang.Object, java.lang.Object):boolean"
unit,"org.graalvm.polyglot.Value.asString():java.lang.String"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch$PrimitiveValue.asString(java.lang.Object, java.lang.Object):java.lang.String"
unit,"com.oracle.truffle.api.interop.DefaultTStringExportsGen$InteropLibraryExports$Uncached.asString(java.lang.Object):java.lang.String"
unit,"dev.thaw.function.Fields$Builder.add(java.lang.String, java.lang.String):dev.thaw.function.Fields$Builder"
unit,"java.lang.String.getBytes(java.nio.charset.Charset):byte[]"
unit,"java.lang.String.encode(java.nio.charset.Charset, byte, byte[]):byte[]"
unit,"dev.thaw.function.Fields$Builder.add(byte[]):void"
unit,"java.nio.HeapByteBuffer.putInt(int, int):java.nio.ByteBuffer"
unit,"java.nio.HeapByteBuffer.put(int, byte[], int, int):java.nio.ByteBuffer"
unit,"dev.thaw.function.Call.write(int, byte[], int, int):void"
unit,"dev.thaw.function.image.NativeHost.write(int, byte[], int, int):long"
unit,"dev.thaw.language.image.ScriptAdapter$$Lambda/0x15f8ae5d85182f0269c986eb46e48e690.run():void"
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
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetStaticMethodID_KyOLcComGaIhlyG84kxBS4(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.jni.JNIJavaCallVariantWrapperHolder.invokeJJIJ_J_VA_LIST(long, long, long, long):long"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ExceptionCheck_wwAepBoMjPEWDN8NR0UL5D(com.oracle.svm.core.jni.headers.JNIEnvironment):boolean"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetMethodID_vx2ZbpuGaQ33cRpZAo0zK9(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer, org.graalvm.nativeimage.c.type.CCharPointer):com.oracle.svm.core.jni.headers.JNIMethodId"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_GetPrimitiveArrayCritical_2HOt2LiNLN8PTDXkbWReu0(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.CCharPointer):org.graalvm.nativeimage.c.type.WordPointer"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_ReleasePrimitiveArrayCritical_LUGWPFu76eGdDzEz6qDTO5(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, org.graalvm.nativeimage.c.type.WordPointer, int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetIntField_va9hjsMH9WLSXWpbimCwoG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, int):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetBooleanField_wxfM5Tq7OB9H8qMrsBmxhG(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, com.oracle.svm.core.jni.headers.JNIFieldId, boolean):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.JNIFunctions_SetByteArrayRegion_iOKTSBGG1p5LCt4evvhas7(com.oracle.svm.core.jni.headers.JNIEnvironment, com.oracle.svm.core.jni.headers.JNIObjectHandle, int, int, org.graalvm.word.PointerBase):void"
unit,"com.oracle.svm.core.code.IsolateEnterStub.EntryPoints_call_87wY1t2jfaC1TKVs5qkYM3(org.graalvm.nativeimage.IsolateThread, org.graalvm.word.Pointer):int"
unit,"com.oracle.svm.core.code.IsolateEnterStub.CEntryPointNativeFunctions_detachThread_DQIdGsq5hqGfwFSZDP1VNC(org.graalvm.nativeimage.IsolateThread):int"
object,ed6e5b8600000001,ad7509dd1971ee13,a1e46a71d71a8c89,f7d422eb16f7b3e8
object,b91e664900000005,ae8c89bd4b9bf54f,1ca85a99f8af7dd0,e70f3ad5350777bd
object,9600753f0000b937,2514d006b1110376,8993843273d8d5dc,4804ab57929e4fb2
object,4d5d2c6800000005,8cf85ffc4cd61acf,36475ba208c88223,980de6a2b0ef84ae
object,9ff84f4500000001,cf931f849b0b2ff4,d3fbfb9df575c2f5,0fc3a13ceb204121
object,9ff84f4500000004,90b27c2dbea24c77,e3f237b1be9eb61d,5cb8a160fd0f3d03
object,4d5d2c6800000003,5c6cf3dcac078d2c,98a9d3ac27de4dc2,259b66341d6c2b38
object,4ece34f500000001,7710eca3c2fd8da6,fc8c2b0111314232,e89e5eeb8e9ab9fa
object,e8a2528b00000001,b71ee61214dc41a7,045f690c67ace9d8,27cce3d9ffc10c2b
object,7c42f7a600000008,9440a63ff76a853d,60bad333c01860a0,443ef31c7dcc250b
object,4d5d2c6800000001,5c6cf3dcac078d2c,940d4d4c1dca5427,984b11afae56b1c6
object,4d5d2c6800000004,5c6cf3dcac078d2c,3353b44c6d2ce9dd,353ace8a37ff858d
object,1a8ab76900000001,bb73ba37db5dad86,7fc0350a2d8f8d84,3f4b46bc8f037c57
object,e89fa75700000001,3942f064a3c7fe1c,2147b867b65940db,964d1a8507461640
object,6f6b88c900000001,a6c50ae5ab50d97a,3bd59180fbee34d2,4e49db0cb63155e5
object,7c42f7a600000002,9440a63ff76a853d,2ac2a4b063c63212,9a587888641b6d75
object,7c42f7a600000006,9440a63ff76a853d,2ac2a4b063c63212,e79cb248c18cec58
object,84e3c60f0000003a,fa6e9086cda57825,e022c843ad46466a,eefffc5255cef1a4
object,c174d6b100000001,5871da65677d4e30,d6c2d57ed9328d79,c6432dc386f3bf86
object,310df7c600000004,f47438a2a5e5423e,8eae3563985eec9b,148d6374274fac36
object,871a5faa00001024,f7eedb7fa7144a85,372278edf693fa62,41f86e9326778daa
object,e121abb900000001,038a15e1f9dd5c99,5e37015a7ccf39b9,ad61225fba89d9f0
object,fab249f500000001,9ce03496fd182e18,55c55e60d98b80b0,fb5306633a776fdd
object,516ee30500000251,4a7826e105e98894,0c16d58e0711ef24,966b94d25d230f81
object,eb860e3500000001,ed9b848ca51168e9,7d7b418dd6242bdf,35deb11f6c3230ad
object,ad3f9f0100000032,de642561d020f023,049746663fe8a6a4,91e480f4f3e21848
object,fa8e5db800000017,80381bbc618f9157,ec8d9af765f465d1,545d678c13a607b4
object,999cc45100000001,2f03c9b8bfb0a1b2,36f7b5e3f0d7f7a0,5113d1a5d1c5fdfe
object,871a5faa0000152e,d609681fc67c9138,23b2a40194979cd3,b47b74a96a7780a7
object,c174d6b100000003,6d842a3c597fe5dd,f8d79e6b2ecb218f,29f2190a1273c3ed
object,edfc13ca000021f5,527f434e8c16840a,c54c84fcee9bf42d,7c9079f53ca7e177
object,156156610000000f,3075320a8e1fc022,3ffa85f68b2735b0,75479e02e3a97881
object,049dca9300001a01,d317d1e8dab812de,a6137cc7301789d6,0d621956162254d0
object,0b7af80800000001,b1f6de273be0b8db,6f5552334de0d21a,37804dfd6a5e775d
object,ef5051c100000002,3af2372af6826a81,9340158dcf2eb934,e0b2fc78e909dc7c
object,e5371aa300000001,97175e615b2b1850,fb0ec4ecd562c031,61c6ef663bd6ab0f
object,ef5051c100000003,0ca0eb2e98a28c44,2a10e6ddf9e8b728,6f2c27a285490249
object,4e12fa9800000001,eb89008da6904135,095b6400f3142c27,0a88c953952e6fb4
object,a15c2b8e00000001,6162dccaf0e74869,8558c3189a2aaf08,dde2f2488c752693
object,1279903c00000001,2c3db77532cc6bb0,e15fd161e49320cb,d1211c3c2d101476
object,401dc98a00000001,f2874c59dae49715,1de1e7cc3e30b288,e9407070bac524db
object,049dca9300002520,f4530c5e3f88edbc,faaa1f590c8b0974,c1c847a83af3d2b0
object,ad3f9f0100000039,31e65ffe6a06e661,178ef333dcf3921d,ee41cd9099b0b7c4
object,fa8e5db800000048,6272f131dd2fca00,bef28dcaafdf9dbf,c9ed2358c2a9a5ae
object,b44fc49600000001,ce5b0a24dc6caf42,54fe430feec20e5e,cfbd781a340eed77
object,d8fedcda00000001,18fb28adfc19c09d,23aceca955198085,b030522255bd620e
object,ad3f9f0100000022,de642561d020f023,af1041397c07a295,3327f7eedd34644e
object,fa8e5db800000034,80381bbc618f9157,832a96bed0e52104,6d73260851ac9512
object,edfc13ca00001ed2,a2072946167f79f5,be5378ceb58be1a6,b8acab5856f49231
object,b44fc4960000000c,ac64aa9d98a38eb4,a93cbd233bf8ebf9,ca4957928131835a
object,b44fc49600000003,e774b8f8664eb27a,e586ad587dcb20b5,3b59d99adf307fe3
object,b44fc4960000000a,8863e86b1badadfa,7d43be4e2f43d64d,2e4c3d513455dcc2
object,b44fc49600000012,bfeebcf7dc23070c,9b60c1b13488976e,594a045b00c8b1b1
object,b44fc49600000009,fbbb6f65897422df,23fb9dbc73c6b464,160fbab6dfde37a4
object,b44fc49600000008,d08540d26fdb74c8,3fc464f29b940020,5b38b27fb8d5a8f8
object,edfc13ca000012b3,a2072946167f79f5,93a6b3ba3ea19555,35b92f3b14b1f14a
object,b44fc49600000010,8026d5d9e2e86395,d023174b32b404da,58aabda96b1d1d80
object,edfc13ca00000daa,527f434e8c16840a,942f10cdd1d97ddc,d837b04e14933d8a
object,b44fc4960000000e,5aab059d613eb412,1e745c4f31055ffc,ae177e9b9c497580
object,b44fc49600000002,b197ccd92a9c7da3,2d5bfc2f17b49c60,03d63cad01c7a411
object,b44fc49600000011,c28e21a3a8658a9e,ed61248275e3c002,8e587c7f353cca20
object,b44fc49600000007,63fd0ed50730d526,dd3d6dae465b730d,1dfb1aa49980f399
object,b44fc49600000005,5040b2391ca2b52c,d08b0f24b872d4c9,fc0d96ea98b19d6f
object,b44fc4960000000b,124f9eb8ed9027e0,936e0a29fdb41530,2524f23e334093de
object,b44fc4960000000f,1f67eb70e63d834c,67d888f59757c41b,b91d5c59bade22c8
object,b44fc49600000013,0e3a1f81f444aa74,9b64f64919f979a3,13f44fe46b437155
object,b44fc4960000000d,873e5102c437e4b4,57930ec91e7eeb5f,3695bb74f8a7c482
object,edfc13ca00000805,a6cddcd47489c973,38438cb32d7718ee,203caf4693a4d09e
object,edfc13ca00001da2,a095faf7b5dd0cee,e4b7a88f164506f4,4190380208174c9b
object,edfc13ca0000123f,a6cddcd47489c973,da4039948786e171,1ea421cfb476b093
object,edfc13ca000014f0,a095faf7b5dd0cee,ca598ff5a950fc54,71f247a7fa2d5d43
object,b44fc49600000004,ccaf8b2825277c7a,66ebd8084fe261c8,9dd9d99b4306f52d
object,b44fc49600000006,89527d265dbf8604,3d63782dd00389b2,258606b3426b13f2
object,1561566100000001,f2ff684e7c6d9f67,0a8bebee7d2ab7a1,0e5fadcd4234e35d
object,b41741f100000001,8fe069326427b656,b2e2ce1a073ad846,dd0fd9f9eefed259
object,156156610000000b,6a40609896b25529,4c7be2a429482846,62f6a2042cf1b3bc
object,b6faa11d00000001,d91223b16c8b20be,615fa1f70453bf13,104239b6e605da37
object,516ee3050000038e,54523d81e61058a6,49acf69662bd3f31,402faa0a10fe053b
object,872a731e00000001,3abdab3cb6f63090,5d51b88cc42d1ab6,7ee13dbb3d65f0c3
object,c377ae7600000005,aecf70b0bc629e2a,13a1795c6c154ca0,45835d274710163a
object,516ee3050000035f,25c99051305a3a19,cb95a24b888ad129,262d1ec40d245e82
object,872a731e00000002,350dda068f4e68b5,fd0175fb4877e854,3f4b8174644efaca
object,516ee3050000005d,25c99051305a3a19,a52d2a664dea4d5b,e26e2c31be13c996
object,c377ae7600000003,aecf70b0bc629e2a,807486017a9fa8e4,2de700e8926693e3
object,516ee305000000b4,25c99051305a3a19,e4b60f3c741fee09,bdb25d3682cd0caa
object,c377ae760000000a,aecf70b0bc629e2a,b188b60836abd431,f1ac23c8e8239c12
object,516ee30500000435,87a6ab088e6dfcbc,ef7477c31859b9d1,e37852e785f49cf4
object,42cf903400000001,dc0292745588f1c7,1d4b85c6eb73762d,ae79c1fa989ad14b
object,516ee30500000236,8269f92465a23380,5a680454abdfb7f1,78ab7de152cb7c93
object,13a761ba00000065,147c10ba13a761ba,213062db90ebd1ba,d32b64f5e895def9
object,13a761ba0000004d,147c10ba13a761ba,42978cae0cdb5dd9,0bb73ed942545b3a
object,ee3da7ab00000001,5167255bcdff828e,d25780c8b96e7bc8,bb1f43d7e562d0cf
object,90e8e16d000006c5,9c50873aad43f7c6,70bad8dfddaf8314,f405beff62bc17ce
object,c377ae7600000001,44458aaf0c0f3e8e,36bbf152fe9618c6,9e03fc39d9c0356e
object,82eaa8580000006f,0da9b0159d8b4016,a1cfd745e73b2d14,d4060842068bb836
object,084c31d700000003,36d7049a2f7c4f9d,fcd8bc6e2ea2bab7,b1bde14da4f03d0a
object,1ba9e3fb00000004,576c42362bc01df7,9c5f7159b5001beb,aaaf15eef4d3ef63
object,8cf9bafb00000005,1c587d08268f3c2a,84fad6d1ba74ca35,2bc82c29ddc09545
object,bf4aa5b600000001,bc48e940af7c0f4a,448e0cb4b3b1ded3,5b1915818bff86dd
object,9d48df360000003e,1de69feaca47f0a6,50d309de8a0d172c,d42bed4e0368f0d9
object,049dca930000049a,fab2f2601381fec9,faaa1f590c8b0974,7d63c2d8b1843d70
object,84e3c60f00000005,fa6e9086cda57825,139e809cd9ed5ff5,13196c0fe507f304
object,049dca9300001a99,b83b8781657f67cd,4916694329529171,2ee31f0ff03c7b6e
object,04677c6c00000001,4f124364798daf41,ad9cbc96df6d2438,186a2babdc3f598f
object,bd418f6300000001,a946206fbd418f63,19a9ca2ebc1d9de5,100de0a351d0b9ef
object,516ee305000001cd,25c99051305a3a19,91eb24442ae0a669,43596e6e96ab3393
object,8cf9bafb00000004,969a14deda4c66ce,2014fbb84e4a1c22,ea13e13ee7c646ba
object,a7733f8a00000001,75a8c101e964b47d,d2c7d30740c4a933,b7abb1e9919802c4
object,a7733f8a00000009,c1c1b7f885856f99,75e8cbbe3804163a,8e00738fd76e6927
object,102a603e00000001,0026286492b3848d,19aa3111cd2c88ec,77566be87c77ed22
object,1561566100000003,2b5b41c7c7cd4442,0c2c055b0e11c1c2,46a9881aa06df3c2
object,8f42f92100000002,3a8989a8aa47d2f5,4104148e647e21ce,60e89807e2e651b9
object,8f42f92100000001,3a8989a8aa47d2f5,329a9262d8962b32,2f4f6e17fd28bc9e
object,871a5faa00001a36,b036deb6dc7bf74d,b829002e5c0e9987,783bc6c4743f750e
object,be4534a900000001,a2ddc18038006156,b9410d806ada8c1a,d5a0cb48b30cace0
object,746d926900000001,5aa8e2c72575eb49,4cc1c5a918e225fc,8ac294f6d50d5fe7
object,ad3f9f0100000006,4158549944410870,07c77652993f0aff,e89b457e50418292
object,fa8e5db80000002e,b01e56142cf32b4b,43feb2c5d477a7d1,5ecc5b6731647f5d
object,edfc13ca00000d06,793cc1ec79646322,7823e2a515da6903,8b267f83628ea7ae
object,fa8e5db800000087,fdaa0590d0c186e9,a049f1966aa31182,70d5be5f40992446
object,edfc13ca000029a2,05d227edba72477d,def0e9f20e286f30,e6c8f0927c4b3c1d
object,edfc13ca000017dd,a26942b615ce26ef,a1990884cd7882e3,fc8e38bb1261a6e1
object,edfc13ca0000029e,24355c555a02e9a4,3eef1505d23edb32,e425ec7aade39f3b
object,edfc13ca00001724,f6ece4a68c948ec6,182cfcbf34ae76d4,cf9cd5a71576e3ec
object,edfc13ca0000291d,22012539fca06ef8,4e114a73b2d08a8c,ecb34c2091360e4d
object,edfc13ca000025ea,caf566e93d719818,e32af0bb5f2f1e04,92dd7e5a40f4b63d
object,edfc13ca000007fe,1b3ebcbd13d1bc17,b82b6a046f8a359a,558ed0bb0c2153aa
object,edfc13ca0000037c,e4b06d8713afcf29,12eb4731bc9c1aab,6c22cacbc78f7eaa
object,b42cecdd00000001,469cdd17ef0033d6,d6c9eb7d90e3dee1,a8278501b94f5456
object,18b1f9d700000006,b765de5321edea4a,57c6fc342679be13,c9be05a259fcc06f
object,dfc3080000000001,be991adc57e00693,b9088abdcdf673ac,26b9510762ce995d
object,18b1f9d700000001,404da60617cc4b14,727508b157a1c9ec,8ef393571bc9ba85
object,dfc3080000000004,e5559bd581a82d29,ac572938c473e9fe,ce9ad8f62b494c43
object,6de8c00000000001,74b00b31ae993376,e010cd2c184f2cf9,fbe1c99317ef89b0
object,5072bb6b00000002,78491dde762bd54e,f359defc44d08466,a5016da1b66d499f
object,0abfeea80000028d,44cc78121174e68d,13fd12904c430e7d,08d8cb5bf3ec519c
object,516ee305000001a3,425783b2767ea906,31cf0f6ca9b2ab0f,9cb3b6b536770963
object,1ba797f800000001,9926d904cffbf2cb,9140cbfa6f7f979c,036ce49fe5025085
object,82fb46f800000001,59270a8354e8d0f8,b336a159195e246c,41c0e0a4d9b7fa52
object,ab269b2600000001,339dd8207d3c6529,2909936beaa51497,34ed3765982a8c11
object,8b08ec0c00000001,c37f00b8b1c26f89,547880b56a6ec035,d1a2c08070da613e
object,af47999400000005,29d964935897fcb8,7964d1d7ef517f00,8cabf404a8856f31
object,82eaa8580000002c,eb2616d65c9eadc0,ef94f785dd58c29a,ab296df697b0d1ab
object,c377ae7600000006,2a9bbf9fcc6bd5fc,d040e271c7c05790,8c8af0e7cf2fa6d5
object,dfc3080000000002,e5559bd581a82d29,352154a18357011a,fda091c9b3ca1383
object,18b1f9d700000004,a5fec5c5ce4c7577,38abc93845467452,0877ce49549a9352
object,aa79962800000001,18105723d745cb5a,22af660e758ecfd0,474e8d17cae50da0
object,e82e9b0c00000001,391a7b0d5f1a2f1a,f25854c92db3d0fb,3b77cb80abfb51d2
object,1676dc1800000001,ea25c7df6f63f924,8976ea4926c027ac,9a3950e00d452409
object,516ee30500000013,dded7bdaba4f4222,b619717a960c537f,ba97fb797e0b02a1
object,dd6a0f7f00000001,e1ae998368c6095c,3470780953ff22c0,96d11865af75e656
object,77444dc000000001,0a6d2aa59232b934,dd9b52b791d45fda,21d3b633db3b2897
object,59a2516b00000002,90609552d417fb9a,02ea4972ea7d80f6,33e54a52b207b244
object,59a2516b00000003,b278fb232c1d703b,6137f0b0c1e69439,235835b45ff376c2
object,59a2516b00000001,5974176185b9f1eb,0cc58141c4be2606,b7ea8c6a67c65ff3
object,59a2516b00000004,f94d275cf4bb7a19,b9acf35bf2464812,c8da61e7b4d55ec1
object,80b128c200000001,905337a2056f71f6,368bae363878a8d9,4ff7fd3ab46f7ec0
object,3dc2b50100000003,92f09a0cd1b2768b,a4f1068c6c2ea394,be68ed2c70249337
object,80b128c200000002,03bd0f0224f88410,ad70c91a9b645e90,c646e81a2ccdda85
object,3dc2b50100000002,92f09a0cd1b2768b,0281c72b2b6e7dce,018ddab8869ef2b2
object,e377c2ac00000002,656b2668cf7379ab,375ffd4533be3377,51afa1a25ee87595
object,e34d282a0000010f,13522eb35b533032,418e41adc64913df,1bc6ff05a17a926e
object,e34d282a00000171,08c7902544eb64ec,03acd74fd2715603,d1be5bf27dd1b2ed
object,871a5faa00000ead,f6c8626559ec8cf5,589d576dc3d48437,e52b788f6a4f2ea1
object,ad3f9f010000001f,f797928abfab216b,0b49f88d3f3d06cf,07caafc3fdaad48c
object,fa8e5db800000078,920541d1544bbecd,9beb3611940114c3,fa4859544d2f97c7
object,a11d9bd00000000e,57e35f97f9998b95,8dbc68f97f686be7,b3ae1b9637aabfa0
object,edfc13ca0000177c,1cdb22773ce77525,3002f6e369770fe0,17cbd1ec231a50a3
object,edfc13ca0000078c,a8dfe3a5356da92a,6ffe71b41ce36228,2639c78a6bb810f5
object,edfc13ca00000052,04e2e40392b37535,b2802d0fe6ae9dc7,cbeade3fa28dcc41
object,edfc13ca000001aa,5ea34c2d8a9bfcbb,43d0f808964a36db,1f4bb926d8cf15bf
object,7465979200000021,ecc5e3de3237002d,b61a97df11863b58,06a6ef385998cf7c
object,edfc13ca00000593,e57235133cb52239,fb7b241f22d96a8f,804ec53473628bcc
object,e34d282a0000012b,5e38c5fdd651f82e,8c40bad92d2199d0,071e9222ea7b08d0
object,e34d282a000000f2,c6f0db0834e0530e,20cbb3953e59fbab,72b6dd295d8fd1d5
object,43f89e9d0000025c,72e290521bb8f383,cc50b2364ddb4f9b,045ed0eb125584f9
object,871a5faa00000150,b221dc377faf050a,39b4b952cb323837,0ade82bb80737561
object,edfc13ca0000296f,4f414e0604e572f4,cfbfcf1e6387cdd0,c89ef99f297b6367
object,edfc13ca0000182d,e628be6e092e9e7d,61501c841f98fd7c,94564059f46b405e
object,edfc13ca000020e6,157fa98ba771eb58,70f7f57047ae1683,1497f5b9a8159dec
object,edfc13ca00001163,40390c80225c810a,2fb61cac47a820f6,837de64d4e8fe692
object,edfc13ca000002d8,5603af188251b1f8,b19a607cfe8003d5,0d83943ee6aef4a3
object,edfc13ca00000d2b,e90a528623fb448f,2f0c5f08edb7f57e,fb964aa28bb0a7e0
object,2fdc0cc000000001,18de4f67d7b1ca61,48fec0c241c29af9,56697167ba175f04
object,fa8e5db800000097,08c76d0ec71c71cd,a097cec0abfeba3f,6edbb3437ef57ffe
object,000a083d00000bf4,8d6c618e9946a709,01243cf59129ec83,de9b952c2b4ec485
object,000a083d0000177f,d1478221b310e520,01243cf59129ec83,2a5e2a6079362985
object,bf4aa5b600000007,cd523a23ee80d3e2,448e0cb4b3b1ded3,b08e24b3047d9876
object,5e5fde2500000003,33d0aa91a2101979,6ce86d7e9a733ed1,0efdb518939f6b71
object,871a5faa00000439,f710d24ee6f1d2a1,c3e5014a6007973f,a6f11f6711ffc1e1
object,a8a0ad6800000001,b0af7698f32803dd,dfa40903c67c4b4f,eb12841d48cc6d35
object,871a5faa00001564,59fefd6143901c6d,e0bcae1fe265880a,ef99ce846c94424f
object,5e5fde2500000004,798cceef6f98accb,4e938f822c9d0513,f6b5545bc7f68b69
object,71651ee900000001,7677deb094ec13ae,c1371e3e1e233f6a,2d563cf32318b038
object,23828a4a00000004,fa0f8a6b05152916,831fe02f3b80a537,e4aae1f6598abbc2
object,54e26a64000000c2,df8154d5bf653147,d980c8deb2e2449d,65c16a6f32c1a43c
object,11960ae8000001c6,55f138ed3fb4cb1f,7efcd5b1cab17b7f,8f4a7815e1bb6163
object,049dca93000022a4,8711d7e9a5e054dc,a71204361aa3a778,fd1ccf05b6bd7c50
object,7465979200000004,123cd932ab0a2efd,4def87ba0f212765,cda0bb88e06cf12e
object,049dca93000013e0,3f4194a26de6d07e,c8043bbbd9b2cca6,c76cd63b7168b83b
object,049dca930000320a,c2d8741571c6bd2c,9882aa3caf1e0fd2,45ce4bff6118b55e
object,fa8e5db800000099,3a9d6d8040b443a0,bef28dcaafdf9dbf,56cdb35eebc192f6
object,ad3f9f010000003e,b344e944c2fd7ca5,2e7302a100d2a04c,32ff59c34d3372b0
object,fa8e5db800000027,e5163d6349260f6a,fe905772c2529ff4,95989c8aeced1965
object,e23d9db70000003f,fa9427e296ee23da,9e7ce9602b60bb77,26299937708fb773
object,e34d282a000001e9,dab3f121fecc730f,7967c7cb7232c983,d2da6a30002f6178
object,84e3c60f00000025,fa6e9086cda57825,6234b519a3b79e3d,4528ab55c4c44631
object,97e1f12500000007,df3c21f4ce4e59b0,05349effd90d5b96,adce8920aa7d4854
object,97e1f1250000000f,df3c21f4ce4e59b0,e84f97bb1dc8fe78,ac8221d3943a9ff7
object,97e1f1250000000c,df3c21f4ce4e59b0,5062bf9a8f66ca8e,fd26cec2c1007e60
object,97e1f12500000008,df3c21f4ce4e59b0,99c6c3a8457dae27,9be8d4c42dcba06c
object,97e1f12500000016,df3c21f4ce4e59b0,43b5e44afe4b751f,e134809e2b72f438
object,97e1f1250000000b,df3c21f4ce4e59b0,0a7d873ba68495f9,46810d22d5e6cbb0
object,86e55a2200000372,d9b714f547a45718,5a2f826442e8cbef,e985b64d5560b80b
object,871a5faa000000a0,f7eedb7fa7144a85,4049ede6e7d87ef3,9984c78178d8d888
object,310df7c600000001,f47438a2a5e5423e,2809e473d0fce785,c820b461ba36eb3a
object,e34d282a00000297,eee5a8d7b0519613,519eeae62d23c503,10db755f5135eab3
object,ad3f9f0100000041,e8d4f271240cfd24,30130cb5387dd4c2,b6bea7dcf05d02e0
object,fa8e5db800000026,fdaa0590d0c186e9,4cbd4f0df7ed5f49,fce54fe2927aa359
object,95f70a3100000002,d531042109a61f8b,e4fe9af80f72403c,b8d65da7c76312fe
object,049dca9300000892,f043800ab357bc6f,9f9eddd319d3b2fd,18f779e00a6fde8d
object,edfc13ca00000e53,d4cd4cba8e04bd36,9974a3d79ca2f682,de04a64da2d087fb
object,edfc13ca00000400,7bb703689186168e,eb449469393d1c2d,fd94ae3e49b5015c
object,edfc13ca000023f7,23b50a579824cb5d,5f66e395c7f18be6,c37dc897c8073fae
object,edfc13ca00001b72,2ef9fd3e980ec361,3bbc9b75abc6e09b,58e9fc7ea1b6339a
object,edfc13ca0000266c,218a94edf080b0e0,fd7becf7ea03738a,babd127b9b57bb41
object,edfc13ca00002619,e5accca4565cab29,a33e489a102a99ef,67cb7b328ab04309
object,edfc13ca00001f51,70749539601dbbdd,3a2877dffba9babb,4b5a1eba65ccf6b0
object,edfc13ca000024a0,2b04f64de06c7edc,9be7c8e09adaa92f,918292d4d25d9d7b
object,049dca93000017a8,d6a16c6070c691cd,426054a30ad1e2fe,a44d32285093d237
object,049dca93000019b2,de853b202493f52d,f60ccd225c134146,a6c41bb541d1584e
object,ad3f9f0100000007,5b734ed173af02ba,fea145aad836a4bd,b5adf4c06b105eb9
object,fa8e5db800000083,b01e56142cf32b4b,7ea1e59b829ac152,77d04aa22dd2f717
object,ad3f9f0100000011,491691d7ebee7032,1e19657d2f18eb7d,75c1131cd64cae91
object,fa8e5db80000002d,5587c25118de3897,9c1e9a36174ea53c,f2a1a0ebc16baf3e
object,edfc13ca00002381,c6d28b92c859664f,75739804caabe505,684ec666dcd03fea
object,edfc13ca0000191f,79b203832fe7d452,0a91d4a9f450d01f,38795b30e529fd86
object,edfc13ca000007e4,f16430baf035aff2,4cac93aca83ad2ed,271eb60454c360ac
object,edfc13ca000007b1,1ae0d1252da3528d,5361402f1745ea1c,939753d01774ae8b
object,edfc13ca000002b4,936eb26ba580b0ea,3eab220185855fa2,3a05a39ae1572711
object,edfc13ca00002641,a4d3b1db4cfba52e,a2ad73071f6c168c,0469219c86b32c3c
object,edfc13ca00001923,9f5c27635788aa47,5c26c23f78f2d972,8a5db3ae9a474b6e
object,edfc13ca00001103,9a230d3225f21249,87a0ec1ea849d019,9632b48d993b997d
object,edfc13ca00001251,dd0a941d30148733,001256b543ab57d2,3cdd1bd16fa571eb
object,edfc13ca00001606,a2bc1d3d5be7bdb1,6ca6c204290dd506,90e472d91387401e
object,edfc13ca000010d5,75313b172cc3a628,a7b39bf5fc952c55,e759cad81824be13
object,049dca9300002cc4,818bf638f7fadd09,4ec1aecd82863753,121682f599507f7c
object,049dca9300003456,d878cd6460cd081a,cdb80dca48bda55e,9d8644e127b55d99
object,ad3f9f0100000027,452a3f038017f257,e535e498979cc003,d22a7045ff39d1e1
object,fa8e5db800000065,fdaa0590d0c186e9,6cfd5878dc4841f9,7f07097ae66a5948
object,edfc13ca000015b4,bbfc10f32b87a7b0,ef4a35bc8a9a96f6,e94a82506f4a5cc7
object,edfc13ca000028c3,b10468cf98e78408,7043090a392bdfa7,4f62c2bd67d55ed1
object,edfc13ca00000fc7,c26d114dda26153d,c64ab9fd5a0403f4,d87c6cfd0ad17f31
object,edfc13ca000027ab,0ccde6021dbc799d,bb4379e59eb30ece,f675f47645169cc3
object,edfc13ca00002860,b08c89e962dcf677,8fca7b1c026bc69b,c5641d0346c51798
object,edfc13ca000008bf,72c5f7d58b3af743,a21cbe62a52aa3ef,beb9f6e03e08c2f9
object,edfc13ca00002312,7e371b4d1abffd85,726fea5af0a781ec,762a1b936c696e23
object,edfc13ca00000310,72d6291c45ac4e17,140d93c452f57393,a2235f6a0f64fcc9
object,049dca93000009a2,e8372f15393191c3,10cf5c1c6f776d05,c39047897f30c239
object,049dca9300002a56,7678d7e940533e97,70058ad1e6381bbe,2e9424d18435a087
object,049dca93000002aa,e52a5f3a2b5b0e9d,1bdec55bac69d66d,13c9100d9c4138bf
object,049dca93000008f4,c26e631013bb940a,21fded6805fdf6bc,5ad886054536a80c
object,049dca9300001e08,01c61171aa868aa5,a2ab0e4cd5a1b6ad,db25408d7a5e7ce2
object,049dca9300003306,23ba9224c2571d41,d9b0d563249ff06c,c0ae811c092d54e4
object,049dca9300000b5a,a68d95140ab07c93,f60ccd225c134146,9a38fa0f547895c9
object,049dca9300000eba,4fbf78e0c3a0afa7,f60ccd225c134146,a618a9a526696aac
object,049dca93000036ba,f662a5e1fa91f933,a75086f17288b854,648072ca2b2f69c7
object,049dca93000017d0,e1dba98d53737ee2,b0b9b9f6908c572d,6cd61052a30a23c3
object,049dca93000023df,30eb117d7fc07a73,d9b0d563249ff06c,c8798b6766fa11e7
object,049dca9300000143,03c92293e788352c,e38200b9e7028cab,1dd289356873e1cf
object,049dca9300001125,77114e0bf9f4634b,9799c7c5b7bad290,9a9856fa342a5b74
object,049dca93000003ca,3faba6be1d2b83a4,a75086f17288b854,5fcba6598549942f
object,049dca93000001e1,cb0ca5fb77d0db06,8fcda749c27f8688,231e6a30a43da45e
object,e34d282a0000032b,eaf7260728eb5304,8bf354d6a783548c,9190186a623fe9fe
object,049dca930000029c,2dc1f84074ee1b79,a2ab0e4cd5a1b6ad,b3a2e65ea4d51e0e
object,000a083d00001bf7,9ea98d0fc099c53a,814fd9c4de6d8c50,0364b938102f9445
object,fa8e5db80000003c,08c76d0ec71c71cd,0dc3fe6ea3e1912e,379e591cb8636dac
object,97e1f1250000000d,aa492eeae5995eb6,2a0b66c5080b4b7b,a5d64d3be131a30a
object,97e1f12500000015,aa492eeae5995eb6,59d53518795ea53f,9282a4b61e56bc51
object,97e1f12500000006,aa492eeae5995eb6,44d5b8bdb5b340b7,0d231f07d6b2545b
object,97e1f12500000014,aa492eeae5995eb6,02e446a7085d877d,7b96911d5d84b837
object,97e1f12500000011,aa492eeae5995eb6,1c26c4a9dd253032,4f8c9e16537ba5b8
object,e34d282a00000027,e7757c236077e364,df02cfb507583ca9,9eb31327b1fc7bad
object,11960ae800000051,5d25f956cca5a12d,3e32f3fe95c21ca0,5ea7672404cbb7b6
object,e34d282a0000025d,3da69aa8793b459e,4e7b6c7014a6efb4,10623ed942e55a35
object,0e3feb2500000031,68b0c4f5ac36c244,0b21b29243b592cd,00f56e3b54282ef1
object,0e3feb250000004f,da40b0fb6e03a1d7,21174967e72406aa,cc50b182b2cce2c4
object,54e26a6400000064,8f664c0c6bdaead0,45ff7024d06b95ce,7eb5d9fcdda04d9a
object,e569527800000002,ed1f5eaf67ef4c81,ab8d7649c687699c,d39b74f8c87d0e6e
object,23828a4a00000009,64678ba60635dc49,0c67d96e3e289563,f641684a199bd5c0
object,049dca9300001f99,10e54f4aa61f66a2,1bdec55bac69d66d,03945d0724f69213
object,049dca9300000873,34928ca4ec888c7c,87dbb3774f1b4d9d,754c20ffa38f8288
object,54e26a6400000202,6d5294d074abf626,2793a35dbf81ead9,e30f4f00e2b0d419
object,fa8e5db80000008d,08c76d0ec71c71cd,9cef43e3e0ba2584,ae201ead234c6aa5
object,298ae5b500000001,ba7f1a4bb07a0cec,c0b7818b021dadc7,0c98d9afae12aaa2
object,39ebe13b00000001,fc25c776026679b6,b27ccc112d347db6,f421f8f9555368a3
object,e99abdcb0000088b,3a9ba2babebb19fc,68ce98080358cb28,7e2f84fe1e2c1e16
object,3181315800000001,c74714cbaf564e8b,b018893e25fcdc0f,da932a076b9d3fcf
object,8f033c4900000001,1c92970f8f033c49,8755f64c9be3d4c5,d838f528d634e802
object,e99abdcb00001dc7,7ebb318141cc5053,4e676b9c7b499277,932df8a5405a30c0
object,34f45a1600000001,341f99fc890efdd9,bd73606b056dccfc,d7ea3a5afcfedb3a
object,e99abdcb00000256,3656887353c35942,f0a0c952042095fb,abdcc0154e04a52a
object,28c2753b00000001,edf48e1028c2753b,3c96b95813be1708,9f9c28b7d2924cd4
object,d2243ea700000001,f91070bd6dbe47eb,c41d8356bacea023,9ebb20276ec61c84
object,9ff84f4500000002,92e1c358afc572ae,db4ebdee02e9d8bd,f86aa9900a3888f0
object,cf8fa2e30000000a,122247e8c53dbb35,804f250761a5ad09,5d927bc3342f6f54
object,9ff84f4500000005,681c922104c72a13,1334d91724bcebf8,a64a25682c37596d
object,9ff84f4500000003,6526a3aa9b613984,8353c60d20ae41db,f5b2df9d12c85bdd
object,4faca37100000001,b3a3b8054d5cbf8a,00187918137a04de,b269048082a61568
object,cf8fa2e300000003,be20a1973b592f30,df54dcc659afdc84,702d3acfb264769e
object,cf8fa2e300000001,2419346a97eedf30,05a2af3d6f405b91,4c3017c3473a6205
object,cf8fa2e300000006,c549cedbc68ae8c9,08e8b5dfe9bdb072,6eb7c98f72bc6c3a
object,cf8fa2e300000008,10e7466c04275681,5f7da237b2702be7,2c7f28da7d53122e
object,7b52f61c00000002,01d9b0bbf2aeebb5,b196747336ab00bb,817d069773882bc9
object,cf8fa2e300000005,b0b4e41c4fa0be5d,0e77ac4d973d8297,7ff436ea4b4b054e
object,7b52f61c00000001,47d7a755db90208c,5d8e095483e163f8,94d760dfc84f86f8
object,7b52f61c00000003,43f4f9a609df20c9,b93726d894878d25,4dcec5a9db681003
object,cf8fa2e300000009,c074844920f92ee7,082299b4d7c1677a,1d0df07d433022be
object,cf8fa2e300000002,f94ec06a87ef3a8d,c4987f9c7e84c691,67c4f5796adbee7d
object,2259568400000001,2c05c00516341845,b320af0f1f0bc745,48b0891fc4c81529
object,3ff2f1b000000001,247e09502771f452,344ab687132a1151,5c934e79b0f99df9
object,e99abdcb00000df5,1564db72277f443e,c56c98c80e18bcdc,a91fc529ae26cba8
object,1561566100000008,2b17d5197c06687e,ffa30ac0fd487977,6669dedc753a9c6e
object,b184aed800000001,6c4a65a942f1cfee,972c4911c51c5fbb,364f445040362c56
object,e99abdcb000011ff,2f02bc360dc411f9,96fa0c25b9fe3a09,2103d9fd0d185970
object,90e8e16d00000d8a,b23d5dad68b1fa6f,803dba1aef4000f6,776b5f77372a1a85
object,871a5faa00001925,4ec402c26712f0ec,a22dfcfd1d9cb0a5,e2b5f32c83d1cc95
object,330fee3b00000001,e9e115120008b0f4,9cf994309d78bb6b,b8b3710c8d3377f1
object,47b3a79e00000010,e4b71a8638794c01,c015d785e7fd328c,7875364a63fa334d
object,c0524a3d00001a9a,ef08066a56fa7b6e,91b6ef1052001f6a,24b5409808c92ca8
object,de7e2b3400000005,9f97b477b841aa83,aec977a1a570ed97,60e9b6b2a3b9be1e
object,3ade01a600000001,998d4bff84fd91f8,d963086942fe7d23,2887d47ee6a95619
object,4e76548400000001,ee89af87277bed37,528ff79772e71df1,4352370693c77983
object,e99abdcb00002238,a667e53ca621a9bf,8de9c54bd883e84e,fdeabab4b6e44771
object,b514431300000001,3a4feece813e405b,13db83ca73483d73,09f85f272e6b0033
object,6517a52900000001,6646ccda53f400dc,1c38011a60130081,b8964f930cc1f6e7
object,3457213200001432,5a177bd212a3b14c,e36832789c3c22ae,5a177bd212a3b14c
object,3457213200003825,10bced3cfd1fb54a,632d8e2a3384cc3a,10bced3cfd1fb54a
object,9600753f00015478,e468c6c591eab6fe,062e24c6ecb44c28,1d19480359c110ea
object,9600753f000026b3,1f72b305e1db33ca,95e5fc45649af3bd,98aa8d076f46da91
object,345721320000e09f,741e828cff2b8cde,d612470378809765,741e828cff2b8cde
object,9600753f00012021,6abc661b7b579962,cf47ee8b4d79e5bd,04b3ab2b8a3c8eae
object,2c18c7ba00000001,506523d732645874,d46b43d809f59f68,ae1bfeac9a0295fb
object,918d925f00000025,ac3f73ec2e7a8ebd,d3452b3c51d21edc,4b33cdfc2d17ebe8
object,871a5faa000007e7,c190efc852328e9b,8357d68a1cfc45e5,fb9f00350da02430
object,c174d6b100000005,dd4bd188acdba06e,770228c2fb39f12a,606aed0a11616918
object,345721320000400d,addbec461077bf1a,6be30bcbd7130146,addbec461077bf1a
object,9600753f00014ca6,27fb26993111e744,25cf67b8822af8d9,1798b902bb1b77bd
object,e99abdcb00002317,ed8493c64f088522,d924536113188736,6675b65bfe7fde59
object,e99abdcb00002b20,c50d35333d39180d,d50ff89d8f2fce8e,b48f1598fc354d77
object,e99abdcb00001981,27fb2fe84d012e89,f4c7640d52ce9c53,7655a509afeaa222
object,871a5faa00000927,bb6528880dff6415,c15385d157296c27,a8e248bfa0b764bd
object,90e8e16d00000498,e00a71214d183c0a,f1dce550173e3361,7e5061660b0a02d3
object,4a24da7b00000001,e550e85f7b8ecce9,dad4b23a399826ea,4d7f245af0c1a59d
object,a26af66600000003,70a722f7a26af666,dd9cc75e5fb6969c,958e197c99156fe5
object,bfc4b70100000002,36dcd48ed3cc415c,8ad38ec018863926,140a52e40f6c18e2
object,871a5faa0000093f,22e8f86121789516,c268954ed1ad3776,2f3a2b7f2d209b9f
object,90e8e16d00000e62,6330abd2969e667a,02616928816d8505,940c41c56c6b2675
object,61092fc700000001,1b538950bc9bc2fd,48a4e1e639ccb32f,99fd7dab517b993f
object,4657158100000001,514fdcdc4adce71b,6482d101bf9d3232,5c570d4fa0cffe15
object,e99abdcb00001741,0992571c372d78a6,e8e57a4b8e54bdca,caec83ef5feff838
object,8b9aa5e200000001,06279ff5a228b3ad,dea96b5b178bd911,33e001fb8ad8466d
object,e99abdcb000001f9,b0ace10a0d8ff296,36bf5cb418ec80fa,455ac0f925ca2267
object,049dca930000244f,7d330aec3746dbee,67a855ef173ddfff,03494b7df222991e
object,9d48df3600000040,cd360524f4c81d40,3cce6a6c2d797fa1,000c626e88013ebc
object,90e8e16d00000907,4a0f70eea780c934,71c5ec8818d59e1d,fe3a486483b19b6e
object,e99abdcb00000e3b,5e787e8f7d5c1956,5ebb890f7ea458e6,b54e77790674a372
object,871a5faa0000085e,a5925ea721293146,171bedb407c4c748,d71fa2acb6ea8529
object,9600753f0000870b,6e7d710f67af9237,8ffd113c86d2c157,82c7e2d3c5cb553e
object,6066bb6800000003,e3625e2ef2246979,75ad4c8decb6576a,d63e4e50f371ae71
object,1d90611300000b84,0cc71b72d564b792,52a1cf144b2e88f5,9f90def6cac3fd40
object,e99abdcb00000a92,5043ca34e6cebd6f,0065c1230e1d0e27,baff0bd6f10678ec
object,871a5faa00000f3f,ee4c05c4b9340fc3,d8b6103235b0e543,8f3e8b836423f884
object,90e8e16d00000e31,a3e5f13ac5e1a6f8,2d8feece0f813540,da1407efd8c8a3cc
object,6d13276100000001,71fa8f6b6d132761,29651569f3ba9676,e8b35ed9d3860696
object,e99abdcb000005bf,c8cdbd332a7cc77c,08e767c9b4b009d0,bf33323304cd62b9
object,e99abdcb00001ad3,96207bd89d3512d6,7a683b7ca8139663,fdf89452b8875a3f
object,3457213200013d1d,b40cd64b4ea65ead,c6341a5401ff6697,b40cd64b4ea65ead
object,9600753f0000d38c,1587c2b79a0384cb,c75d0991cd8b03ee,6224f749a8d1b4ed
object,3457213200014a8f,87742a9006688049,7666dfcd0ed1646d,87742a9006688049
object,9600753f00007c1d,c4ce1920b7a54141,2294a31e9a72b930,46b6277381dc014e
object,2277fd3400000013,cc5e17d1033a5aef,30eb652120b7aac7,114c9ec87eb69b1f
object,2277fd340000002b,27761f17f9957627,2ea91439732bb88c,37e04fa88dc34c62
object,e99abdcb00002268,76ff7274a42b6025,065ae857b29787de,9b78438990f53709
object,345721320000f196,87742a9006688049,4fef8f754ec4d485,87742a9006688049
object,9600753f00008ae5,c4ce1920b7a54141,149fc26d0920a157,46b6277381dc014e
object,049dca9300001691,8204499561741a9b,517bc417955b457f,739a4c95f4d24993
object,871a5faa00001004,3d4ba7aa4acdc7f6,36c245937f1d77fc,f42f53afa5b48da3
object,90e8e16d00000bae,2f47f12f0b769247,c84a0a835348de06,fe9df7adc3035969
object,6066bb6800000023,bae35bb3ca3a021e,a0322f54ebd71725,16dc8d70b72ff04a
object,2277fd3400000037,f8fef4e4242cab77,c7397cc318580008,c53d7cf21c5e9eff
object,e99abdcb00000354,84a36986a514ea6c,e784636c5efdc11d,6bbf26c2c7e1478c
object,345721320000c2f0,87742a9006688049,f2c7a4ee9372a2b3,87742a9006688049
object,9600753f000029c6,c4ce1920b7a54141,cec0f71f7da1de85,46b6277381dc014e
object,049dca9300001c0a,2c4ea1eafb0f97a7,ca1466a903b3a1a7,cdaae2747a93bf38
object,871a5faa00000206,3d4ba7aa4acdc7f6,4fcb7fab807eab14,5510e22f6ea5cedf
object,90e8e16d00000405,2f47f12f0b769247,617714caff73f8d2,b4e76a011de86473
object,6066bb6800000026,3dd2820c93eb3468,bfc8ca3240f72365,1e8378b71596fd21
object,2277fd3400000017,483c6be3ee705ed9,a7e49d05fb386e86,180da17c128f8e5f
object,1d9061130000063f,a3beaf8bd3bd9e9b,b974038421a9fe87,c13fe2943e38f881
object,0abfeea8000004ae,42f97a5a6686a41b,cc2442e7b348bbb2,4f68d294481a4d5c
object,3457213200000b37,9464e01ba9fdf1fa,9773a7125966f930,9464e01ba9fdf1fa
object,184d4f2d00000f40,347f56523694379c,62b6a2ba371a950a,6e9f80a40adbdf42
object,3457213200010341,9f35aafa70a777fa,5695ce3902871f6e,9f35aafa70a777fa
object,edfc13ca000022fd,23be9070454e9b76,66ab62c3fadc6de6,4d040d93728d9fe9
object,9600753f000120b8,1cd0625bea530516,75636ccde750f863,5a08b39fcea3d22b
object,e99abdcb00001cec,3b001bc164643423,08e767c9b4b009d0,1dd053656742abb3
object,e99abdcb0000109b,879bdf438664c4e0,391c05804b8a7082,364a5c636dbda903
object,049dca930000293b,dbd31d5b2e732228,1ea97fec4a564674,886a596f8c948dd6
object,049dca9300002e9b,fb6cb0379a66710e,909bff05bd086d56,9e40da411ead6bd9
object,e99abdcb00001d6e,d29746dc69a90ef4,f9faf23a64fae9f0,609c787a461a7271
object,90e8e16d000000e3,abf87d27cc0e72a7,b962d8ea96aeeb05,048f008542c6a857
object,3457213200011d71,20682b6124ba3077,268365e88fd9b3a5,20682b6124ba3077
object,9600753f00010ea9,de1778a695778e23,b7f2e89f2718ea20,0fc351cf7eea2d3c
object,871a5faa00000505,407b8cd0efe70b8b,bd8fe2470f21b9f2,d3936d6621ac3f0f
object,9600753f0000961a,ddd07b27b8d767a3,4484acdb29161f56,07c757b4e7c39bf3
object,6066bb6800000013,12008cbc999acc28,8a4ea1612b2b6eb5,b48b027b5fcd5800
object,e99abdcb0000301f,6bb300a1dfbb99e9,08e767c9b4b009d0,706eb9081033c260
object,049dca9300002116,a96fb13e101199c8,909bff05bd086d56,89389b9153291cfa
object,e99abdcb0000369b,5e4a410caaba07cb,39cc281e02e61182,bd6f528e542f02ed
object,9600753f00003c97,5e53a0cc4ac1b517,13c6c6b51340b134,ed42d70811950a00
object,3457213200002a11,3ec1245a03f36765,15be9116a48bbfc4,3ec1245a03f36765
object,1d90611300000b73,682753b2da241949,3a8445ba1ac38524,24e678f09546df91
object,e99abdcb000018a3,82d3cf406bca8882,9168c87d313d84fe,53c15ac3cc676954
object,9600753f0000f7c1,ad937d6e05fb3c14,bd72da7e9f24557e,0834bfb86eaea278
object,9600753f00009c74,bd83b12e45157c72,88b279a9bed59d6d,d04091f033e02fa3
object,3457213200000413,c7f02401551b0858,71c34d096f617828,c7f02401551b0858
object,3457213200005e83,d5d2091631b6eaa2,a7970c1685394074,d5d2091631b6eaa2
object,049dca9300001b11,f639e18a78a1ebaa,f9bcc445366f5616,383b258b31fb3fbd
object,6066bb680000001f,77861e92fb99ef5a,68603c1f67b1ce2e,8afc25d4da29b4b4
object,1d906113000002ae,4818d8bd50447de5,61418d25ac1f92b2,76db7cdba21f0125
object,e99abdcb00001dd4,a41ea65246f83168,93662a8c508f0fc5,aba857a7e995ef8d
object,871a5faa00000900,0e5f0f4fefadc08c,6af8b61883cbd861,7a3598c9d9746928
object,90e8e16d00000c20,3eb7d535c81b8591,3e66d7877477e9c9,9a7da3e040b69b7f
object,9600753f00002e3e,ee0c297155ae4b99,0c9d52d1a0823abf,88d08274747d9830
object,34572132000081c2,bdb4abe8a3c4371b,c08681763fa9a9ee,bdb4abe8a3c4371b
object,345721320000f324,b2747819f2a44fbd,1016c5cbcb4e7390,b2747819f2a44fbd
object,9600753f000107ef,2a4f813c57b071b5,759fe1b2fce682d3,5ad712b63490a1da
object,4bbd466000000012,eb2e834a17b248c3,ae60a7fdcc77151f,84d495f7964cb9a3
object,3f26477e00000004,59d07e2abcada3a5,8f7d808f6a724b7e,b1e2765ad5df2dee
object,345721320000b8fb,0a416da172832f05,3373ceef91909a75,0a416da172832f05
object,9600753f0000cf7e,45a45f3ea7f3f044,6e44749599cdaa8e,965ad0adf65e5f7f
object,345721320000f147,2f009adb5e45a4a0,aa54457e21722197,2f009adb5e45a4a0
object,9600753f000026ee,2f91af618d76a005,92266b2e12294eff,923e395f73e4aa2e
object,99fd568700000091,5882fe4dd40c24fb,7c1d0fe215bf89ee,697d184499592b5c
object,8703853100000007,818c9498458ab8ef,d7d070aebc90744f,5d397ccdf77b495d
object,07ea9a3700000009,29cdbd10b10ca277,c44b721b844153b0,dc4b7b1c8cb169b7
object,0abfeea8000004d4,52e94b5041629776,82ef5fc2e9b3d8bc,82a0ce565026c8df
object,516ee30500000370,eed6bf0ada77c149,3ad0e5ba99e21f62,5042411c51e16daa
object,184d4f2d000001e0,bab2e325b477abba,d79a1c06ac7eb709,924621c2246b5f18
object,345721320000a197,e8ed355fd365f309,b38889c01a44af92,e8ed355fd365f309
object,9600753f00003b23,702375e78cb7529a,ca7e35654591cdfa,443c7c67b60e914e
object,e99abdcb00000e4f,3bacb4115de7d12d,2f8d212e7bdac7c6,095735905af0edf9
object,bcc850d700000001,1e14ccbce5f398c0,884862b82222dc5a,64d2b0fd6f892f0e
object,90e8e16d000001a1,2f45933338d7d333,f77d8bc414d2f095,e70a06ff11bf621f
object,9600753f00014040,5c7b1750563f9db6,a4d4a0aff2d98b9f,eaca05a6d8e039e6
object,9600753f00014aa3,2adf07a16caf5ec9,36841623cff216e4,d64ce3e624b5ffb3
object,34572132000152aa,3f17eee06d919157,236f7eac104384a0,3f17eee06d919157
object,3457213200014510,06dfc22ccec04ca3,4fc7940ac8431108,06dfc22ccec04ca3
object,345721320000c6df,59db469b838e852a,ae2fb4e157f4903b,59db469b838e852a
object,3457213200004ca1,4edf869b4e2e086b,a3bad9b29886214f,4edf869b4e2e086b
object,345721320000d989,3fe1b957f61661d1,456f792d9f123afa,3fe1b957f61661d1
object,9600753f000120da,4d33da6eaf294718,aa486f97fae81001,24b5b3f625e91ff8
object,9600753f0000e7b0,0ed196680604fc0b,ea269afbe1f4af1a,b426a58bab2e0b3c
object,9600753f00015b87,236092b00f98a1bc,87abde880cdc8c20,3357c8f64a12bd02
object,4bbd466000000025,fc5cb9d344c65e7f,18c6573ca88595e0,c155d4a79f700907
object,4bbd466000000008,7bd0a7eb88051034,4833530a57a2d03b,bf72572530ffc2bb
object,871a5faa000005e0,ce713de1092889e4,ba3458b72d30deaf,36c94cb51849c281
object,871a5faa000003b3,b8a484889e4c99d7,ddbd0b81932339e0,3e20cfce2985609e
object,90e8e16d00000dcd,08fdb52b4880caf7,dd7b449fa1fee4d5,c22175d2828e5658
object,2277fd3400000024,35be86c9ead1cf98,2931fddac87754ae,961cb23da32c64d2
object,2277fd340000003b,578d003cd2ebb3f9,1e7eefaa120dc38d,0c31fd54a564c719
object,9600753f0000c876,fe618bb141b13d85,5980990fd7b5f7ad,be859aba7534eb73
object,3f26477e0000001a,d78aa71cfd907962,ba87064becafd629,e61a65e8ca02e6c4
object,3f26477e00000020,8874f07698054143,71530526510692d0,633bbec2bba2dc90
object,e99abdcb00002874,f75b57c661ecfec2,20a076e64147223b,6e9fc3908d81ea11
object,345721320000d3b4,c1ce734bf84b40e3,d37e84255495eba6,c1ce734bf84b40e3
object,34572132000104f3,d3f11e447e653d48,8f03f9fac2b356d9,d3f11e447e653d48
object,9600753f000131d3,d2f818f4d4c0bf4b,2ab255c9075bce70,1bb76c2ba5a0d325
object,9600753f00002fd2,5773cb893a798ce3,7e0b58d101474a4c,c180fa71987864a1
object,049dca9300000154,dc0dd72fcce47100,aac7a3658859c241,fbafc07b65033c48
object,871a5faa00000898,e2d4e2a2eff7bdb9,4af9dd612b07d16d,7a07264146dbb918
object,90e8e16d0000090d,563b2986d4e2a32c,a35b088e3f37a1d5,f1d9497f8c9d1e58
object,6066bb6800000014,ac4786a9bda8a95a,15d14f1358e913a9,c9a252d23b229cb8
object,2277fd3400000027,6cb31e23e3fbadbe,1abd9dfeb8cba23c,d3082e0fa2665630
object,1d90611300000048,5f70208b32ddf334,a32afebe519e1331,f5d9bb2c733deb14
object,3457213200010696,eb4387093f141962,6742a94beca04dfd,eb4387093f141962
object,345721320001437c,ea5e1d26ecd02084,120a0fc303b63c6a,ea5e1d26ecd02084
object,9600753f00013de7,12a5488b5f090a92,189fa9b63ee68d4f,a6e3b66c0e95b7fc
object,9600753f00002413,cd3b6e943b71ea28,189fa9b63ee68d4f,281540f8210a0a78
object,c174d6b100000004,856afe4bda5b242b,245ad6cb663d8ee2,f1fba1bcd020fde2
object,61092fc700000002,de3e82ba070b4e83,2009d9f395d1de96,927c29aee1f29636
object,a26af66600000001,70a722f7a26af666,ca7b8995620f89fa,ae6100a62ef13ad5
object,e99abdcb00000c5e,b7f204df7e7d6302,9c1ea0ad7cb766fa,4386cbb0e9da5550
object,9600753f0001470d,3082b11fbfb36221,4e96fb124f45fbd0,6eb71adce765df00
object,3457213200003b8b,0ceaf00ad8dd27f6,61ea4299370bb329,0ceaf00ad8dd27f6
object,3457213200004126,241dd2301803ea4c,59fc0a7d75b26912,241dd2301803ea4c
object,9600753f00001b73,de5e175199d1bdeb,40965d81c71ad528,e3eec95a2c59eba2
object,4bbd46600000002a,22acdaf261215827,692bff37eec574a8,6784d448b4a132fd
object,049dca93000004f6,e8985f4f20788f57,57bf9e03147a20d9,3211639bbc7c802f
object,871a5faa00000a86,6bac562bdde2d660,bd62a0520378a3a4,ed94d411e8c0efac
object,90e8e16d00000ba7,aafc6ef80109144b,44ecae9ce9ec076c,16f284be750b5686
object,6066bb680000001a,717b087189ffeafe,19f15a024fbc634b,975faf894985463b
object,3f26477e0000002c,d9c865679c376fb2,2be6234ad33c46c2,25a3eb6d7eb5ade8
object,1d90611300000284,be37e7aa723a96dc,c2bfeea844777d7d,c03c902b33faab63
object,184d4f2d000009c9,4851fb2e5f8983b4,271fb68e4f142cf2,7141c25a0f3b5f24
object,184d4f2d00000e19,075aabbf6d00290f,920e46fcc0043cf9,cc971f322aa5c6de
object,184d4f2d00000015,abc12cab5224675a,607d6bb29d2b9595,c791ba9c2c406f1c
object,34572132000083fa,42aa2d3b4e4629b8,ce4ab048f425bb55,42aa2d3b4e4629b8
object,c8a5446700000001,a39252721e39ffd6,6e476a35308b39b8,a8646fb0c296f73b
object,e99abdcb00001144,43d23999bf4f381e,63b4db795f885cd1,b1966572ca719b15
object,e4915f4500000013,4c6981027ad32a28,73574a68e0307eea,25a0fbe9c346007c
object,e99abdcb00000d51,2f63731669780b03,5ff0d270f4c31e4b,5b8e73c580644a23
object,a4078ab700000001,73239d1b097cb8d6,c4b407ab57735e49,5554ef11d886f276
object,dc79a6dd00000001,09b78721dc79a6dd,8af77408a659ab55,94c97062ab0ac653
object,e99abdcb00002a6a,68e946c4fed3ee64,62da42c1d30887c0,e4874289dc4ef552
object,9600753f0000a7eb,7877a8c58bb40a56,47f4548ec96cf8f9,aff03e7af58109eb
object,3457213200010650,f1d504546b6247cb,031ab72dea7ddf90,f1d504546b6247cb
object,e99abdcb00001960,591ce5e274ac70d9,6eb8cda2b8147764,24abe6de1b58e450
object,e99abdcb000009fa,02493dd0403851aa,cd90704cc3341a4c,b9851c3bab7a856e
object,bfcd16d500000001,d1f363565d3803d4,ace34a6035c1c4cb,a2698f06e7cc4135
object,049dca9300002244,8f4d3c132446727f,791faba00d108491,6ed917a62655ca74
object,d95404bf00000002,51de882fc9af7805,5ea7e1448922bd3b,0afab23f1f4df660
object,1666dc2d00000001,acc24557c726cd3f,a09d09ddd5122357,d0e32830fe9ee853
object,e99abdcb00000a47,16fbcfd3ebe00f60,eee749faa05c2a80,ac50b3394c02c61a
object,a8b3adcd000007b9,a71808513066867b,974f697ad000c3c1,a9f6b4e555142a06
object,d95404bf0000002f,8a96cb733d704e13,5ea7e1448922bd3b,62fd1cdea6882f4a
object,d95404bf00000039,4c39035c13c6c1cf,5ea7e1448922bd3b,b553314c92740628
object,d95404bf00000030,538c2266f1e43fe5,5ea7e1448922bd3b,6e7f6d1ab16096d0
object,d95404bf00000020,65cb12f67e66beb6,5ea7e1448922bd3b,f74d8b86490f138a
object,d95404bf0000000e,67c93cf30a010b32,5ea7e1448922bd3b,f0146122875f6a0b
object,d95404bf00000031,3f0710435087b33a,5ea7e1448922bd3b,462fe94986138b10
object,d95404bf00000005,e05653daf495fdd3,5ea7e1448922bd3b,e1f285394ec7f1c1
object,d95404bf0000002b,5caba0ce60eee17e,5ea7e1448922bd3b,f2c61466dcc7de74
object,d95404bf00000032,c7fc6c5892c14364,5ea7e1448922bd3b,eaea41ced8c08408
object,d95404bf0000000f,1a9e35e0e1ec9a67,5ea7e1448922bd3b,485ac02ddaf67276
object,d95404bf0000003a,efc6dbcd99d1023d,5ea7e1448922bd3b,4e8399de02a96382
object,d95404bf0000003b,e942bc329f4a762a,5ea7e1448922bd3b,ade3b3d9be3a4fe8
object,d95404bf0000003c,7dbcc2b2906a6cab,5ea7e1448922bd3b,1fbf9362d7824677
object,d95404bf00000010,a3b8d731f2fb0c6b,5ea7e1448922bd3b,4a471cd7b98043b8
object,d95404bf00000021,6b93171db90a57f3,5ea7e1448922bd3b,2ad295fd15369860
object,d95404bf00000011,91ed216d70f3a943,5ea7e1448922bd3b,fb37f5a6d8665255
object,d95404bf00000012,27817ff2f61ada4a,5ea7e1448922bd3b,61d1d4922449ddb5
object,d95404bf00000006,197d0ca906935584,5ea7e1448922bd3b,78ba2a49d1286c1d
object,d95404bf00000001,492caef6d6eb3b13,5ea7e1448922bd3b,b91e450d1f790b75
object,d95404bf0000002c,c20a0c93343c4360,5ea7e1448922bd3b,4766aebd6d038bf5
object,d95404bf00000033,ec85cae4ad7f442e,5ea7e1448922bd3b,513bc109bf9580bb
object,d95404bf00000034,dd1e06a9a11d8905,5ea7e1448922bd3b,b25c8a9ac6b64044
object,d95404bf00000017,b732c7aae56fa14a,5ea7e1448922bd3b,947fbdbbdd43dca2
object,d95404bf00000022,bd61f4ea2b0c19ba,5ea7e1448922bd3b,05b43912eb9800d3
object,d95404bf00000013,e858215fb2d48e62,5ea7e1448922bd3b,74a5da726c561a20
object,d95404bf0000002d,0fdbb9963353f978,5ea7e1448922bd3b,0bc527f9fd9facb9
object,d95404bf00000023,41689698b0b4acbf,5ea7e1448922bd3b,b2f2912e9de5773b
object,d95404bf00000014,ac3cf9529c315acc,5ea7e1448922bd3b,efba35120ce30d95
object,d95404bf0000003d,b01c9f441be26e8e,5ea7e1448922bd3b,b7bc53dc21d14990
object,d95404bf00000024,9ea697fd06cade67,5ea7e1448922bd3b,5029c7ae45f57aae
object,d95404bf00000007,e0f548238e4ab106,5ea7e1448922bd3b,d35ea6e96c9406d9
object,d95404bf00000035,975c11e13b133433,5ea7e1448922bd3b,76d6e84715c67d94
object,d95404bf00000018,ab49d07c51c66f5b,5ea7e1448922bd3b,51bc141a0913da37
object,d95404bf00000019,48c614042501fdd6,5ea7e1448922bd3b,af2a29923cc52c80
object,d95404bf0000001a,42131a76b1f3d5ea,5ea7e1448922bd3b,2961f2b22c805556
object,d95404bf0000003e,0dc4ad73a800d1fc,5ea7e1448922bd3b,8ce7c0719ecd00c1
object,d95404bf00000003,8ecf8b6cf2950ad5,5ea7e1448922bd3b,7561bb953efe9065
object,d95404bf00000004,87aefc750f7d47e0,5ea7e1448922bd3b,24a7dbe3a69dc65c
object,d95404bf0000001b,3d16171c56130a19,5ea7e1448922bd3b,53be767c2bef230d
object,d95404bf00000025,e79b64b66bc0cb48,5ea7e1448922bd3b,fe3dabbd06b68e32
object,d95404bf0000003f,140029ae7e694291,5ea7e1448922bd3b,cf3bb1760703133c
object,d95404bf00000008,f7a02ce7f8ae0b7e,5ea7e1448922bd3b,16388e7a13d59df3
object,d95404bf00000036,e2adb194dd6f6670,5ea7e1448922bd3b,e5990f94ad9d286c
object,d95404bf00000040,aca4a5a0785aa775,5ea7e1448922bd3b,fdfc0c0a479740f2
object,d95404bf00000026,4f5ff50dcb93f592,5ea7e1448922bd3b,8688a8679cc41cf6
object,d95404bf00000009,5e1af1238ca8d17a,5ea7e1448922bd3b,e391dd75d73d74b5
object,d95404bf0000000a,6c00a9e978359876,5ea7e1448922bd3b,78de6a811fb68405
object,d95404bf0000000b,c2b740fd5d531aef,5ea7e1448922bd3b,537120da5c171e7d
object,d95404bf00000027,82a7e96572c36610,5ea7e1448922bd3b,a33cde238a36f387
object,d95404bf00000028,e9cfe64ee3baddd1,5ea7e1448922bd3b,8ae96f40ab1e5254
object,d95404bf00000015,75df5dedd711d6b9,5ea7e1448922bd3b,d851fc0d87b8f784
object,d95404bf0000002e,e8df532307af91ec,5ea7e1448922bd3b,b38021e0f27596fa
object,d95404bf00000037,70636993395d8d5d,5ea7e1448922bd3b,61601ef68a5c9b66
object,d95404bf00000041,39b159b751123454,5ea7e1448922bd3b,2f3ad3933e5b0103
object,d95404bf00000038,a86a11e0e1e8863d,5ea7e1448922bd3b,44cebcc70c85a09e
object,d95404bf0000000c,248c4ce9b19939cf,5ea7e1448922bd3b,4f9e0b558456202e
object,d95404bf00000016,6d25fe4ed26361b6,5ea7e1448922bd3b,2faed7266de24be4
object,d95404bf0000001c,b80759ae5a782c61,5ea7e1448922bd3b,579538e4d92c0be8
object,d95404bf0000001d,048ff7e02ee43d83,5ea7e1448922bd3b,8ded9a2d0289e2f1
object,d95404bf00000029,e25ea286af540fde,5ea7e1448922bd3b,e50b3da3451d811e
object,d95404bf0000001e,1f5e9e2d2035f46c,5ea7e1448922bd3b,372c0e1c1a4736f1
object,d95404bf0000002a,d959cd5c72e84fa8,5ea7e1448922bd3b,1061b222f465bbee
object,d95404bf0000001f,b250224ca006a4dc,5ea7e1448922bd3b,dc3a52d2eacab680
object,d95404bf0000000d,4385d88c999df180,5ea7e1448922bd3b,9eda8c4e769301af
object,e99abdcb00000128,bc111946755c8e51,0d05cd09211d8058,f000f3009fec5529
object,9600753f00006c50,412b1c5e0a4849c4,fee17517027ddf21,75d813d6c757b045
object,e99abdcb0000346c,b2fd5731def8b5d4,8de521ab487bdfca,e827f51886e10fc5
object,c7172aaa00000001,c1e0f27206565f35,e55bdc40c64dc4b0,3d72486fbe9165c0
object,e99abdcb00000748,a51bde8720f69da9,e8e57a4b8e54bdca,793759ff655e6f1c
object,e99abdcb0000316d,488d333274ebe131,a4b04d50a183b624,87997f15a75293b3
object,c0333a1b00000002,5d37f7227a4db149,d6c479c0b0dcbb98,db1c7430855693fd
object,c0333a1b00000001,aa832953922d646c,896ec878bf4ebeb7,06fbe3a77eefde29
object,e99abdcb00000e95,4cf4d3c790d6e34a,cbb72317af1423b2,da3143fab45b31d6
object,e99abdcb0000111a,4a526d6098221ec4,334a706e65ade464,4d2fc9229396714b
object,871a5faa00001441,3e7ddb5aa73c6ff1,5f61b11a223104ca,25c764a4e5a2934a
object,e99abdcb00000db0,bfd24dbf2d89c4c2,878ce83dc5cfe784,f7fa2b30e3374c50
object,3457213200006242,1c7776db6a023c0b,d97b207710857c29,1c7776db6a023c0b
object,9600753f0000ea13,6c5936f29f692ed0,b0da020faab56b56,954b42e1d2c6e741
object,345721320000af17,0b732b45b6632887,23188dca246a5e0b,0b732b45b6632887
object,3457213200005d72,b95ec9ba36ce49fa,9cccd9f18d77cd33,b95ec9ba36ce49fa
object,345721320000e13f,70ee2987fca952d7,c2bf710c49a2b5eb,70ee2987fca952d7
object,345721320000d738,c2c17253a72132ed,0c1729cd1e899c0a,c2c17253a72132ed
object,9600753f0001451d,23efba1a47f350ee,b0da020faab56b56,ec1ba38459c08956
object,9600753f0000650b,c5e059aa76ed60ed,b0da020faab56b56,0675cf1087e76296
object,9600753f00015f97,8d1ed07c5b6692ce,b0da020faab56b56,692673b068938702
object,9600753f00009a9e,c2fecc165018154f,b0da020faab56b56,246d30d81f1bfa22
object,345721320000eed6,b32276e047c2bebd,ecbbb418cf04d3b2,b32276e047c2bebd
object,345721320000cf01,c7d98a0f2e4cbefa,7b4cfa8aecc1cc0b,c7d98a0f2e4cbefa
object,9600753f000150aa,55e29d3416a77b57,b0da020faab56b56,9576e9f80af27047
object,9600753f0000a723,0cdedaf03a16bfef,209d78d934c60888,1a098ea637fa5dac
object,e99abdcb000019ff,cfaa3acff79c3564,391c05804b8a7082,cf600ad3f7396962
object,e99abdcb00000fc8,8f2d242d9fbb9ef4,42e90fb25be8ce51,b67a831126b1b016
object,e99abdcb0000349d,38d34c170d4200d7,2f1597b1a25326c6,a365ab718d5cb747
object,e99abdcb00000feb,51d8424781bc40f2,98c0b2beb2cccebd,568f25c762f52693
object,e99abdcb00002c10,4095d63b69048fd2,5fe8fd6c47ea8abc,d2003e615fe39404
object,e99abdcb000034ea,1f03413745c8f88f,3e8e1e70fca4e68e,ca282b327e2ca0a8
object,e99abdcb00000de8,6bb191466a432828,3e8e1e70fca4e68e,c8017e907ae282e6
object,e99abdcb00002b29,c5ceaeacad25bf8e,b62a7a8c1feb72e0,d11a1dc41709a9ac
object,345721320000eb0f,0b25a7e3da5d76e9,6a31efdf10cc2f48,0b25a7e3da5d76e9
object,9600753f000052e3,59bff7696a2b4a71,48701b13619ef32e,860f06514b03c7dc
object,e99abdcb0000145b,6e349ca4efa982ac,cbdf62fc1a4c85e5,08dade0b6bf2d201
object,516798cc00000001,d086e49c516798cc,8e5d96e2d1f7c08c,7f73fa23537f594a
object,3457213200009d83,f36175a33867cb4a,019d1ac88eb25652,f36175a33867cb4a
object,345721320000fd7a,c76ab5d4c3cd6466,f5d5118272c9e955,c76ab5d4c3cd6466
object,9600753f0000d4de,2788fdc4717cac79,a345a963d3959c7a,40ef9b89605c7a7f
object,9600753f00004b89,7b5f579596d48112,a345a963d3959c7a,f5805814f994b43a
object,e99abdcb0000185a,234566edce0b30bb,6c3ca0fd73a25976,342e248d176587be
object,ffb6bd9500000002,4e2894a0439b0d2b,64f49e070556486a,435e2be13bbca0a4
object,7c8582e400000005,468ec10cd72a99bf,60a2e365de6124f8,a8b3cc2e5e3df6b2
object,c21ae54e0000000b,983df6389d70e4f5,6f6cd03d8822ac8e,eeb48db5e880a5b5
object,e99abdcb0000049f,2adc9cf76163f786,9e7ba97d4911cfac,fe3279100d8c33e5
object,345721320000f2b0,073a4d5ff4295674,ad532233bfafc36f,073a4d5ff4295674
object,9600753f0001646b,255f7d18c3ff54ea,d362e7cc28e11152,6ab3d2ae337b1d1e
object,3457213200012ce0,16eca3ff5957caed,8332f61ca86d8446,16eca3ff5957caed
object,9600753f00013541,033e3b3f4718cf30,842a0533a7e7dba9,22b81ed6e9bd3006
object,e99abdcb0000237a,89e03b593610a030,a74730ca0a616282,0b31d752314b1bf0
object,e99abdcb00001751,7e12c5c33ea60c02,814649201fcf4f33,f5be07efe13b542f
object,a8a60dac00000001,9dbbb56ff43137a9,7743d2a9621b92ee,8f2820aee06df154
object,e99abdcb00002e4b,2786315ed5528508,b46adbaa6b879e67,8f20dec9cdc7909c
object,345721320000780f,6ff5092a07246409,d57c8f6f7b768ff8,6ff5092a07246409
object,014fed3200000001,a21cfb280b981a8d,a02e25975fc22364,7701eb477afdcb04
object,871a5faa000005e1,3e7ddb5aa73c6ff1,d328686bb189874a,6ef1184f1563de3d
object,e99abdcb000001a8,0ec484824474f6c2,4da0d10fc9321804,ab78006bbc2aa972
object,e99abdcb00001e61,1666f6abc475f35a,e8e57a4b8e54bdca,a47490905fbbeb92
object,e99abdcb00002a24,381adb2156720c30,4471605c555af4af,fa0576c01685e297
object,f88bb8d600000010,f4dca0d2f6f40f85,baa24ed8a7e37ec2,246f7846e4322885
object,e99abdcb00001eba,77cd38d2d3e46fd9,2a1044a071aa70b4,1001e70290d29bdb
object,871a5faa0000016a,3e7ddb5aa73c6ff1,63735515ec2980a5,457d8ef74e933535
object,5858e12000000002,398f1c007f8859ea,a6e78140f3f4b457,9aa96bef88fb8d28
object,3457213200006e41,0a1858f0b6d61269,3ce042820bace0da,0a1858f0b6d61269
object,3457213200014d06,3d5fea49465ec71a,0ff9bf4cd555ba40,3d5fea49465ec71a
object,e99abdcb00002389,29a0d7c83aac443f,3746e4fd40086db3,f807188f99fe3c1b
object,3457213200013d43,883455021401e4ef,27fc6c5e07a53081,883455021401e4ef
object,ffb6bd9500000001,aad9fad807aa1840,64f49e070556486a,8bcb0aee78837ee9
object,e99abdcb00000552,97ada7161c130a0e,5546d69ecff4da7f,c8f3f635d4d8b083
object,e99abdcb00002a56,af8a2f37c1a4e8e5,bef21e133331de4c,fd2ef1cd0d0c3666
object,3457213200007b91,a22be876b32f3bf0,b1b8aed01c88316d,a22be876b32f3bf0
object,e99abdcb00001645,f7e34341c4c47ed9,e8e57a4b8e54bdca,f399289ed716d4c5
object,e99abdcb00002bc2,03e8910b8d3ad9b6,e8e57a4b8e54bdca,ff1a73b3c685f83d
object,e99abdcb00000f67,75f5bb29cdb6105a,6c033065863b075a,4a5ff26220c57913
object,e99abdcb00001ef3,505558bb944a81e6,1414be43443b154e,a5ff98a6b181bc19
object,184d4f2d00001239,a3dcf29f8ffe54f1,b2fc63438ed5c269,e52eb7b95322518f
object,e99abdcb0000033a,154d8d6680ae2d54,a797b1109869ccc2,d0b1c66fc4fcc6db
object,221d6d9e00000001,1316a1af221d6d9e,1dad620dec35b62d,29279f4b128563d0
object,e99abdcb0000218f,0c009f995f82b98d,349784f4c49b9919,ae2f468662e7f423
object,3457213200013026,df3cbdc13656e464,8fb6727be303a963,df3cbdc13656e464
object,3457213200008644,78df44db0d9f7b1d,4baeb1bbb8473573,78df44db0d9f7b1d
object,345721320000b1dc,015ab089e9c1c270,2245d95af4e80074,015ab089e9c1c270
object,345721320000044f,a21f1eedf552dc82,d0e5cf25eb13f61d,a21f1eedf552dc82
object,34572132000108cb,f20af89a07fc21f3,916ed2094b5401eb,f20af89a07fc21f3
object,345721320000b4df,59c406d219586af0,355d3f21d85ed108,59c406d219586af0
object,345721320000ea4e,0a6ef14ebab02ac6,b0560d19fce1acaa,0a6ef14ebab02ac6
object,3457213200011b4f,39388a82700cec30,4a3e4f5ab06aab39,39388a82700cec30
object,345721320000a028,d26b97697e15ed99,b35b53adc0628ae7,d26b97697e15ed99
object,3457213200014f1d,37c9fb22ce9cdb90,2c8b3e2ab719366a,37c9fb22ce9cdb90
object,345721320000d1a2,b1febcce2e325fb4,600290ce8e5a6746,b1febcce2e325fb4
object,34572132000100af,9dfb191f2bd688d9,0a9b685e03256f2e,9dfb191f2bd688d9
object,edfc13ca00001ef1,7c4fe72cd2fe8501,ca67fa6055da200b,59f3a9d3d2e2912c
object,edfc13ca00001d01,cda232837ea0d0e2,f44b325eabc2b61e,69df0d273a48823a
object,edfc13ca00001106,ccf280987be463f4,8df4403a43bc6479,4c41a29986374664
object,e99abdcb00002378,7069e61c2eb0234a,6dda5e95be819239,393105d7076a5dda
object,184d4f2d00000fce,b4c09f88da889656,2a515a14efceb182,fc4e4e596278b951
object,f69dab9800000001,b8f60259adbf2328,a081bea6b75e7970,3677562e0487a563
object,e99abdcb00001015,721260975105ec4b,f456efa3e9c41a06,fb91064559ca8f40
object,3457213200008e41,086f91cf2975fb5c,1ed0ba68682cdaba,086f91cf2975fb5c
object,184d4f2d00000f0f,30b95bdb1c9e2296,e362ace184732049,1baa7eded5315523
object,df15031400000001,4b6d1f38df150314,d80c30ffefccb98b,f6fadcbc9961154a
object,e99abdcb00000ee2,eb41915d83ab75be,6175554c3a685c53,a55a8128a1223ee3
object,184d4f2d00001236,4bda420af6c98f9f,d5dd15d89544e4ec,f0b70df540622b88
object,a045ae9b00000001,961f12e1a045ae9b,31ae2bfb4ed004af,ea60309f6d210a9a
object,e99abdcb000008c0,5abd345e42c7b32e,351ce201bd5deb51,5a5b938b3df673ef
object,184d4f2d0000178e,f67f1d36571bb511,fdff28487d608a7e,f31a8b190cd6cbba
object,a8aae6e200000001,36f038298210efca,b436950502244d1a,f16c8c9962f97ed6
object,e99abdcb000006e6,38381cd8893fe97a,9bbf480dbed56117,72a246ec825043f8
object,345721320000b7c5,0c5fc995cc195651,4f7dedfaf22e99ce,0c5fc995cc195651
object,184d4f2d000001d4,e6a6cae0a530fcd9,c18aa47691bb2eee,d17ea75bcb75a48c
object,071a342700000001,4139f6ae6c64d026,e7c2d9d600ad87ba,92c85f28c804f447
object,e99abdcb000024da,26d04a97e5b3a461,3f741c46ad9fd662,46b4b0ee661b303d
object,345721320000f656,45cf0df7599c71cb,3a72de9e0161b0c1,45cf0df7599c71cb
object,6d4f1e0600000001,8fb42f6f6d4f1e06,2bdb0f53bc7b105f,ea52edf49142dcf7
object,e99abdcb000032c9,623fb409eb8617bd,259a0c30f772c201,9530bb595a4cf3aa
object,4937c57a00000001,a8e638f1b663eaa2,da898279f0feccee,9caf222dd4c7508f
object,e99abdcb00000594,b43e74ea1a4e96a8,5c0d34d536062aae,958cb22972ac1cff
object,3457213200003a2f,999d00824773b7f7,de5a86ebe5918374,999d00824773b7f7
object,ba233d2300000001,e6e885edba233d23,d9eb83b95fd447f2,1f50af64fa08dce3
object,e99abdcb0000289b,3ea32d9f9e5f7e2e,d377fdee44b0ac57,6c15a5f245a52565
object,4f01c48300000001,f8976f604f01c483,7653cdbb176075b4,755225c4431ad229
object,e99abdcb000006ec,48ff09856f9f2561,de372e0ace859778,5cf0bb367b1fd246
object,184d4f2d0000040f,a65da8176c2794fb,755135fd6a248da7,32808eedbd826bf3
object,41369fa900000001,8bf5190641369fa9,e0bb3772b9749fa1,05dd7cd1c23f2e30
object,e99abdcb00000779,c5a4e7f77cf9d2b6,1177c8fa128a66fd,f1c00268740498ae
object,184d4f2d000000a7,eb2cfb74e72238c3,6c0047fa6ebb1fc9,74a2835da8153a33
object,2443c9d800000001,2ec229132443c9d8,e0dca23d7ebc8ec6,6b7ee9a3df01c914
object,e99abdcb00000b70,00084802849911ac,991e540662a8c667,889e18d3382304ae
object,184d4f2d00001353,c61d645daf2b003b,8bf0afa802c177c8,2e1eb181a2ef8efa
object,8ca5d48700000001,ca55d45dc3882621,6e627edeac924a2b,0f36368509316321
object,e99abdcb00000c65,ef497ce2082d41ac,8d659aa22adb1ec5,e0618d6a06ed112b
object,34572132000001f2,f0c8046984e8cd09,4b406f8eb951e7dd,f0c8046984e8cd09
object,184d4f2d00001369,a2ff55fdc7bca6d2,e2ddf437c6b55e87,8333315a34bcc944
object,c88fd1f900000001,025f0272c88fd1f9,44fe16514f9ab40a,1e8735cf8f3b5b21
object,e99abdcb0000237e,61e5687bb3c506ee,56b87266066e205a,932b6ee4da1f2c1f
object,184d4f2d00001176,997f960454713ae9,59d5925883130ae5,aa630029e57547db
object,e06456bf00000001,94912a50867cfc54,8faeb265e417361e,4153755a657e3550
object,345721320000fc92,3f36c2358303fc37,123161819df38ec2,3f36c2358303fc37
object,9600753f00003f40,c1e34cc9d4778732,512d878084a122c3,aece7af89de80b64
object,e99abdcb000008a4,255b21d9cd798fd6,a2aae2dd9636fde1,229fb046f5300893
object,345721320000e0f9,5368a7578f295a0e,a9a131196395b861,5368a7578f295a0e
object,184d4f2d000018a0,975e23be614e1754,d89f950c7fa74eab,ffc2309dab946023
object,6cf7231900000001,564763936cf72319,4b22d5f1eefb8a56,c6f2b48ed24e1e2a
object,e99abdcb0000241d,5e92b8ace7458560,132963d37317fae3,55ac8040c8832cff
object,184d4f2d0000142b,6f91804019778fce,fbdfbb3feb16bafd,6e3232511d6d6796
object,c36e84bb00000001,eaad61f859b2564b,0cf497fb42b5be55,fe2c26e4d880c59e
object,e99abdcb00000c8e,9d366305a0c2e226,64067afd4c128bf7,ab8740dfe3fbfbd3
object,345721320000fe95,5db7712ceabb6b58,efa99ca4e8383776,5db7712ceabb6b58
object,184d4f2d000013ea,ea6b1404af1c7601,c32e36177c2bbe93,05f7a53339f875d3
object,0760193800000001,1a0a0b9e07601938,11e3e4e7c0f698f4,b4ea8ca8a6596579
object,e99abdcb0000187a,e64f18a5b5f46344,3fabe8f2f8e2ef6b,3ee91a2df46b4752
object,184d4f2d00000ed0,5a532bee9b903bc1,4cba1a2a2ea981a7,2f33908449ebf76a
object,1c7c4c0a00000001,844016631c7c4c0a,01e5d80863f9b8b8,3e3a8adb9f70ed09
object,e99abdcb000001bb,f47b75961595ce1a,5546d69ecff4da7f,47a0211f6cd1c037
object,e99abdcb000013fe,72955833311af482,0d05cd09211d8058,e7c5b7816bef50c5
object,edfc13ca0000279d,8618b8fe3e86c4ef,884bf4b6d7f83f2e,87383cdc2ff366c2
object,9600753f000063ea,b2f945f338010302,e9ce434000d38efb,59cb3ed4fb5162f8
object,9600753f0000e0d5,ae997393d0aaefdf,00964223b77267f2,09f0f19f7d863b17
object,9600753f000041e6,06e60b195b48c010,214011128fb09901,dc0ad5a04dffd7f1
object,9600753f00015be0,dfb546de47101062,d8e96f31ed5af19f,e4fb82097d887490
object,345721320000d130,bd9bd52361b46bba,688c07af3d25d89c,bd9bd52361b46bba
object,3457213200002826,9fa50fed3de237dc,b34288f77dc4cc3e,9fa50fed3de237dc
object,3457213200009369,bee00172d89c2207,6841ee658d0701c8,bee00172d89c2207
object,9600753f00007027,0d801cc14ebac111,31cc86760bdfa482,034f18189ba30c43
object,345721320000bd1b,383307b81fc1a72e,afd39b350d1facf0,383307b81fc1a72e
object,9600753f000016f7,af4e414b21cfb5e8,62bf228c8085af92,e957db3ac785fbf7
object,3457213200001ad4,f30e148d5d400df8,9bcdcc0cf95da659,f30e148d5d400df8
object,9600753f0000d3b9,5b6ce2b7c69aa663,728462ef2a8b2ef3,58bde9d6bdd4523a
object,345721320000142d,930096b3ac59d3eb,a0ed986548c21f1f,930096b3ac59d3eb
object,3457213200003039,0f79cd852ed44d06,4a99b52861a12ebe,0f79cd852ed44d06
object,345721320000fdcd,7f8fc6abdce53bd4,4e2702bd6d90eefb,7f8fc6abdce53bd4
object,9600753f000030aa,258ba34f87de2ad3,214011128fb09901,d2c8f5d78aa6d6a8
object,9600753f00000925,4a1190880163701e,189fa9b63ee68d4f,2e68f0ecefe55521
object,9600753f00008ff4,7b3c1dcfbcec5260,3b73a74295d2bcae,adf6baebda18c4e2
object,9600753f00006b2e,4efd7e1ccaf6b1ed,0d33809893846fa0,bf7d4dc4e625eaf3
object,edfc13ca00001bec,dc7c49520851b12e,a608c9d9cf1af7f2,7ca960f56187b88c
object,edfc13ca00002435,6ecdaa6879db739e,f09f6a922e7b09b3,573307070b780b3b
object,edfc13ca00002348,a37dcc45cedf777c,7465bc5e261f8475,c504d28f7b610a52
object,edfc13ca000015f9,9a25279d572b854f,38164fce965688c0,19c3336f67609bdc
object,9600753f000031ab,9fe5fd465362d4a1,ebb507b916fef565,41ff0c39b0a91aa3
object,9600753f0001639e,389c4cc3a4084465,3059f78e37034cf4,008bfde0d2dede6b
object,9600753f00016aad,4685c8b6b6174767,597eeb1fefa8a8e7,ec1339c4171dcd64
object,9600753f00005843,58be97c0ae461f47,38aceb8bca69a7fd,bd07a8f3ebe9ac2a
object,9600753f000164fb,c68318489cfba0ed,b9f83ce1d081324a,2b84abf2ee34acdc
object,9600753f0001458c,31dc7847f2ce8378,c13473c74630fade,5ccc0a4caf0ff9bb
object,9600753f0000451e,2cd563d29a96d516,bcf82663a07714e9,d4708b62e5b0f14a
object,9600753f0000b5f3,6f73565f5bb241be,63a7419cea696aa5,c46f98bbc4f5ec28
object,9600753f00004828,ef7ee7165eb5c9e4,123125a8d7a0e24a,f964154af1ee1366
object,9600753f0001600a,3756981981a8c800,5bcbd6065a27645c,087c54ea2694317c
object,9600753f000029d9,f8b54c59dee55e21,abf2335b64b2be00,a66073aaa5030425
object,9600753f00013735,0f840d957e30557c,510d85145989e28e,0ac893ee24aca355
object,9600753f00009c8d,c237303ae693c0a7,8fabdfd57045dfdc,eb7f210cb998e816
object,9600753f00014234,fdac19b9cd5fb31e,eb1860bd0bba1304,d348d2b403ff132a
object,3457213200013bc3,4cfa40a5329a9763,c84e5a371b1b8aa3,4cfa40a5329a9763
object,3457213200008fcc,bdf36f1ca61b978e,892f1739bcc00395,bdf36f1ca61b978e
object,3457213200009b55,61635d094c7012e5,4837d35c5bf876b5,61635d094c7012e5
object,3457213200012397,b680acc263ff5317,6dbf9bc62760c485,b680acc263ff5317
object,345721320000fa29,74764f59b72772b3,472d24d8772f5e77,74764f59b72772b3
object,345721320000eb30,a5ac0c2b6064fa5d,d02412b61e177460,a5ac0c2b6064fa5d
object,3457213200014e05,feb6e6009b7d6a93,72b10358cc0efc55,feb6e6009b7d6a93
object,9600753f0000dfdd,312e702af7b210d3,c05313980ce2e860,0af086af95ce10eb
object,3457213200010d2d,38c58204bb168296,bde8db2dfbe7d6a9,38c58204bb168296
object,9600753f00008253,d518b8e5e8939cc4,9118952ce6f24424,0ee7f395f565a2f3
object,3457213200009518,3871545930a83469,ef7ba247c5bd9779,3871545930a83469
object,9600753f00010502,76285f02d23a2ba5,c85bc5b334bd6457,31c200bd1d03a897
object,3457213200006185,03a888179926d6e6,7bff4eaca70d1fcd,03a888179926d6e6
object,9600753f00004cfa,1c88c296cc4fb476,9052d88d31457c77,8c8d55d1bcaa7f4f
object,34572132000051a5,94c36ad6847f99b9,af39a70a70758ad1,94c36ad6847f99b9
object,345721320000452c,43528ed4a754d89d,5268eeca4127980b,43528ed4a754d89d
object,3457213200013717,493580af4d7ececd,8085d13db15ff01f,493580af4d7ececd
object,9600753f0000d9da,676dfcf0245d1adf,1e007d223b354796,7c15a067ae5e34fb
object,3457213200002fed,ad272b1a016ddaf5,1a9f27041b0c7686,ad272b1a016ddaf5
object,9600753f0000bbc0,194dfca666c77f53,dd0b71a6eb3156a6,c60faf8f101901bf
object,345721320000d5ff,7b915609812d211a,29c29799380f7946,7b915609812d211a
object,9600753f00002f46,b964c63d31289b60,e239d82f9e229889,34c563c1ff1cde3e
object,3457213200008e5c,2a20d766485c17e5,c825fb081d1130e2,2a20d766485c17e5
object,345721320000ac2b,5545257744247d80,796085c96b973735,5545257744247d80
object,3457213200007a19,9da1c6b592e434d5,68a0b8be8b8059fa,9da1c6b592e434d5
object,34572132000045e4,b303b43a7e086681,1ff3b0dd4fb726e0,b303b43a7e086681
object,345721320000019f,4dad432cded13f7f,a036a56fc6a0e4b3,4dad432cded13f7f
object,345721320000ff67,e680ce33f8eaa7ea,02d4687ba20f835b,e680ce33f8eaa7ea
object,9600753f00012738,f6d4981e2fce3be7,982907e90dfcea95,e44aa9ee5dffa360
object,3457213200013482,257e88d0fa4c59ad,807f10b78615d46f,257e88d0fa4c59ad
object,345721320000126a,a6ac1c715a3b2c95,1b46690b44b70370,a6ac1c715a3b2c95
object,9600753f0000d992,fc6f05d0250fdcd5,9d8fbcd092dea0bf,2fa2c077732b6f35
object,3457213200010fca,1d599d605166aa20,db2565df902f07e8,1d599d605166aa20
object,3457213200007c0b,db96f5e47e2e7455,426a735247a4d89e,db96f5e47e2e7455
object,345721320000bb4c,749e4ff942db4c8a,57a731d295e9e4fc,749e4ff942db4c8a
object,3457213200014b06,1a758212da227e55,5ebfc73c640529cf,1a758212da227e55
object,9600753f00008e9a,6a2d927fa61bb433,09258616c2387f5c,55f7f1b432f5a305
object,9600753f00010d48,73137d376d6277d8,189fa9b63ee68d4f,d74f4f18d8bf0b92
object,9600753f00016a40,336f894be40781dd,189fa9b63ee68d4f,1d0fe9bec38a26d9
object,9600753f00003031,4109c0067e6528c3,189fa9b63ee68d4f,fdc7cd1afdf468c7
object,9600753f00002be8,789b917f68216b3f,ecc6ed3d0761d5eb,9a4b38524929a475
object,9600753f00012d17,ba0f2611aa5c1004,478ba827625312cf,f31b6c707bad183f
object,9600753f00009bb7,ca71bb94a1e58a1a,189fa9b63ee68d4f,dacfb37c5d2740d3
object,9600753f000128c4,c932392e7a2a050b,4978c693e322152a,6ce466e3249f06ae
object,9600753f000137c5,e93388ff7427a7ac,ca67768b5264ec38,ea33376c3bd91fe0
object,9600753f000006be,c44ef331d6c7d687,0663f4ca3d621f4a,082115ad83f527f9
object,9600753f00000059,857cfe86ccacfb71,189fa9b63ee68d4f,f0693cd558b13145
object,9600753f0000cea2,284de82b2cd4cf66,80dc972d367f0b74,e220438e887056e8
object,9600753f00007b07,bd81798f24483e1c,0d33809893846fa0,f4a497e7fe8cc8f0
object,edfc13ca00001505,a929bac238f6cdb5,46d8c626df7a0141,dcb7ee27c8d56835
object,edfc13ca00002447,b0085b70570b4d0a,d66542f7d2c99bd1,fa63cb07e0f8aca7
object,edfc13ca00001a82,d86b43109e3fbaf0,eff25d30c90a01c1,9d9610e421bb87fb
object,edfc13ca00000ba6,1dead3d47f256484,386903ff2410113f,1a1780e09f2533e0
object,edfc13ca00001a12,ad852c179571a670,58a5ee7b7f92c5f2,82412b43a8132614
object,edfc13ca0000010f,dbd83edc0f0b0326,32db09fc84526bfe,82631c760aa23914
object,edfc13ca0000231a,bee717536ee73518,503b4bfa1105ad81,875971879f95aaaa
object,edfc13ca00000e4c,504dd554cd823df4,02497e834415739a,0b762cfdc5b625d0
object,edfc13ca00001400,3f4bef0aee488fd3,ec56d1948a37cf93,da4270ba6297ce14
object,edfc13ca00000dd8,fc5d4baee1327fe6,983e414ce9223e74,f9a842f55601c4a6
object,edfc13ca00000f6b,19dd3ceeb919fe6b,9ee39a729cbf2a84,03d5169b708fa605
object,edfc13ca000014e8,c4ce4fc78e5d5e63,e309d3b581de94f8,d44309f19948451d
object,edfc13ca00002886,25993108863a16eb,da1734e53dcdd416,5456e1ebae2fb92c
object,edfc13ca000012ee,7c4fe72cd2fe8501,30821eeee0f71f42,a9562479f483f877
object,edfc13ca000027d0,b862262dd63770ef,9d0d090d502c4a41,abfefbb58e56d90f
object,edfc13ca000005be,cda232837ea0d0e2,6eb36bfbe7341f10,dcd7d39915c0f2db
object,edfc13ca0000286b,ac5da94f8835588a,f5af20742c098aeb,c271e31ed1c461ff
object,edfc13ca0000238f,2e422bff2ecc960a,52614af2bee1b701,74e1ddfc5fd301e5
object,edfc13ca0000248b,494c11bc4e0ad236,ebbbd3bdcb96d9a6,5e60bb2490351d60
object,edfc13ca00000c04,12cf85fd8810f2cf,ad51ac65a00c430f,801da6db0f7dc647
object,edfc13ca000025e2,ccf280987be463f4,617ac2edd5f950c5,159b8b0849ae084b
object,edfc13ca00000c88,655a264a44325bec,d47bea6f6a7e363d,60e9475c461a00b8
object,edfc13ca00001b23,6da40eedbbc25666,3988e49695f571ae,1fa74d287c519150
object,edfc13ca00001514,07fcdc7e048e12e4,3880365fff9c3951,fa79c43c4f32c650
object,3457213200012f2a,090bc1a5d3373701,eecef56b8ddf4634,090bc1a5d3373701
object,9600753f0000ec7c,473526a0414d445e,0d33809893846fa0,5dcaec514b674f43
object,cb979cbb00000016,93ebacfa3a1187ac,5e0f6ad7f10f9245,f69062151d2be8c1
object,871a5faa000004af,dd526550dcc83c62,15f22df2a3bc7d17,129740204166b784
object,3457213200002a67,8cfc8a7b2419b9cf,eacc6e7747ab2544,8cfc8a7b2419b9cf
object,9600753f00002740,f766a005de44496b,738871f85dc30844,1a817fcd32d422b0
object,9600753f00000a8f,55602da59a15bff9,9b791c1e0b2070be,7581aaf9f8a82056
object,9600753f00001825,78aa6b2367fe54a7,9b791c1e0b2070be,a17e2307c06a0ee0
object,3ef7873400000002,a4b5fd7e7d3ff7a6,b4b625938ea9763f,659a3efbae986b1d
object,e99abdcb00000baa,bdb2db241609b132,0a9dffdfa8a1f0a8,629ab134362ea30c
object,9600753f0000fb14,8adb706f68610105,2f0ecf9eaa8818a0,55a353c6afb293cc
object,e43606bd00000044,1a9e0230a496d9af,a3fbdad7da87c87a,1b8f3ad387a8b8f5
object,e99abdcb000024e6,7e4f5db3d1e986b0,69ae50ad626a4601,2e36b5b9da931df7
object,1480fac700000001,c20f6fa0763d1bdb,e5ea675d7d445060,3a36abae815c3b94
object,94ebd9b700000002,651b16e8d804a709,3755d3698bf5f9b3,fe4403bd9a1af154
object,e99abdcb000011db,16ac7698786be2fc,3350f3a029790631,a541b8b804dd4dba
object,039c177800000001,c6f14cdb039c1778,a882360b5e8d537e,948fda42dc36bc29
object,9600753f0000db5a,3e98f14a66451c38,46734629e6b29d49,6822883bcee6a35a
object,e99abdcb00000f10,00227c8e767951b7,83527ac913ff991b,bbe75014db374693
object,e99abdcb00001a1f,eead995626ac16f1,6643c65ac5d2b5f5,135e8432114ad02f
object,e99abdcb000015f3,479caa8a62783e88,03359c0a06973959,725f8bd810853c12
object,0abfeea80000040a,7efcbbeb97ce6306,df18870a8e0be735,2ebcfbdfe1c82aad
object,184d4f2d00000007,4df5bfa0754a867b,95790bc59c2eb7a3,3ec61ec538358237
object,e99abdcb00000b8f,ff74f1711eab997c,9c1ea0ad7cb766fa,79f593bca5a8a1ae
object,e99abdcb00001dfe,d17412f7926a3fe4,cd90704cc3341a4c,a51a2939f0a81077
object,e99abdcb00000536,151bde54abbd9c5f,49faf28159e7a355,62711eaa687fc320
object,871a5faa000005bc,4d4aa1f32363f8a9,62b14247376754e5,fd2db73c10490dd0
object,ddd6cd3a00000001,1f9321c72ecbdb45,6c3eb7d0b7947fa8,e7547f687c74eb69
object,184d4f2d000003bd,dd91e2040047f14c,aead26f4f777010b,8cebf414ef2e144b
object,c679bdd60000091c,ae423a35bf149e83,14be7be030c63896,631684a7b9df9323
object,3457213200013524,dadb9ebd67a5d10c,6f9cbe442fe26854,dadb9ebd67a5d10c
object,516ee305000002ed,1e3b1c9c2e993a1b,e0797356b64b6177,16962c29eeb33763
object,184d4f2d00000a2c,d609b50e29489c72,0c0be5a406756456,a258a7d7e2489a6a
object,0abfeea80000008b,3a4c94592089e829,c5312f4648f8f0bf,537fbb8f11f736fb
object,e99abdcb00000911,6ecf4f2c964a38ef,42e90fb25be8ce51,77cb134b70dd2192
object,e99abdcb000021d2,7d4df9d2ea27bbf3,5adb7595d9e06156,f0f9e9e9d61d6dce
object,e99abdcb00001003,d6953699be53427a,95808823c227dbbf,3e502835ce6b633b
object,da92723e00000002,50b2aef138408249,0a94ee5e24f41a11,46457c6ed9ad71b0
object,e99abdcb00000ec5,12194aaae768c978,c880b5365f8289ca,938768db3c5f52d0
object,2790160c00000001,f9b251c9244a3660,7facac1af01a276f,505db4c59bce2d33
object,e99abdcb00003649,45415c07b5809ea6,c93ef80e8fb401a8,34e3c2eeae58cb44
object,5cd5286900000002,fcca88ae72336a4d,a47dfed68d68b8d5,da1b7382ea2f6df0
object,e99abdcb0000236a,2259c1644a7cb300,85d82fb2ae6c8403,6ea183ae86bb0083
object,0abfeea8000004e3,90153312b3ae8592,cb78876626421607,0f33c0a403ca239d
object,e99abdcb000021d9,bd97a65372b4b574,c41053dc485b6da3,8dd45b1f58a6b171
object,52f8e40300000001,d74652e852f8e403,9817b09c6bb8adae,505b199f9e205658
object,184d4f2d00000c5f,024ba63da226db89,41f34b82a7345d0c,291ddcb061e8a880
object,e99abdcb000007dc,22ea492a70b2e5eb,3eefa07ea340b88b,c7e41a3b556b6a78
object,f2905fba00000001,5b30b501f2905fba,a5b5c96f9d046e20,1a62a81f16657e94
object,e99abdcb00001262,088f0ef0a31d0383,ba93134ec26eea62,464fce46434096d5
object,925078e600000001,ec450ad2e47ca2e9,7ecf3ad2cd541cac,9bb2ccfc70eeb362
object,e99abdcb000006a8,df68aab914fa4638,c04926243728b0ce,4dacc17c7b79f1c1
object,e6f62a5100000001,63b86661e6f62a51,bab1f4f5696112a1,e4b25096f8f336a6
object,e99abdcb00003524,5ebe8caab6232d4b,8de9c54bd883e84e,eb2d3e7437f8dfd8
object,a523578100000001,1d02cad82005e430,0752752b955a7ebe,f411cac181684ee1
object,5cd5286900000003,9c5d79800f7cbbc6,a47dfed68d68b8d5,187c9c09262c2cab
object,e99abdcb0000046a,991df91fcf1b718a,b8b006c47794c1f2,8bfb767e44b61300
object,084c31d700000002,8da79fb3f09266c4,efa66da4d7682fd2,7403d3faf4ce4b94
object,872a731e00000003,1f587ef716c21e3d,9d8867f50dc182af,08d4796c7e8a8933
object,e99abdcb0000028f,2802dc5fc86a7759,7dbcb9bc7c60ef3e,bbf2fd64f3178814
object,9861070d00000001,682ffd8ab26423a4,4c8b1dee21082b24,0212aa7e1077714f
object,152255d900000001,e6c86c1c26d46009,d970912b97634973,50daf1742fd5244d
object,345721320000a500,ea4e710dd7d819cd,4063cacd6ddf12e2,ea4e710dd7d819cd
object,e99abdcb000001cd,aaf2105c33261614,d9568d6f16823aea,34e6e837fca2a692
object,e99abdcb00001ffc,9b74766d116d0cb3,66f7571a78bc7abd,464a53a593af19eb
object,b2c1454f00000001,9e4360f1b2c1454f,9671d1b7b928ba39,7f8595f02e20cabe
object,e99abdcb00002e6e,18c67323d9a9a71f,3f0c0fefbcb68543,4e5716227aa7aec8
object,327d7f6400000001,1717f7ba327d7f64,d0a43f88dc95c660,bc206ec3fea01996
object,e99abdcb00002558,8d5594d0a625827d,85cddb77ce7adf4e,4c71877bbce37914
object,e99abdcb00001157,2939da5375a5f8a2,72e38c63b24a429c,943670551a298e06
object,e99abdcb0000345f,ceaba6c7d81975b0,b6d50032efbf62df,c50e0ca03567efd9
object,2aa4027c00000002,5b0478d6f69b5632,12b3a10dcc17afb0,0d80bf3ed62e8261
object,34572132000044d0,215369b792bfda25,ee931e1861d75790,215369b792bfda25
object,da92723e00000004,5a213d833b710690,30236735f8dccd96,7871d240b8d00695
object,0de614f5000002e9,dc4f04e25d3085ac,8d91364497cefe7e,ca9da57ca9a362d8
object,e99abdcb0000018e,5fa0bdf09a84cfff,b46e8641840a05e5,72770d5ad1c08cbb
object,0abfeea8000003d4,cd12d5ee7d380d0f,1b1cf5a91e087a3e,197766b76928c100
object,3457213200004340,8cefc3b1c2c74f93,1ab4ffbb171000e8,8cefc3b1c2c74f93
object,184d4f2d00000fd1,6f96a2d7d6e36a2f,9a2a44a0ea4c3ddc,defe35146b3d4cd5
object,184d4f2d0000064b,972ed797f8377df2,535d3b8b0c56add0,c40fd1c62f351538
object,3457213200004bd1,6ff5092a07246409,f32a6dcde60dab4e,6ff5092a07246409
object,345721320000a920,6bb4af7b15bb2475,4e05adb42784af3e,6bb4af7b15bb2475
object,3457213200000a1a,102f255541728bd2,7bc136d73b01715e,102f255541728bd2
object,e99abdcb00000574,76dce3a957081f09,793d2fb5c9a4d590,9e6315dd8ce87633
object,9600753f0000e3ab,13535cfdd0f39cb7,6e44749599cdaa8e,7d191fcc6454ce48
object,e99abdcb000009a3,f27283bb6c715d28,13e62c38b741bb10,154daa3d5cf25b22
object,731e363c00000001,f88069b87671ba5e,2a35086ec01a84a9,ed2124b721148732
object,e99abdcb0000124b,75c17242bb6d12bd,7f3bee5cd5b7cb37,fac2a7956006f45d
object,e99abdcb0000343e,27114e99a04fdab3,fc4ed09258e87904,70e8120dfba30ef7
object,e99abdcb000010c4,6c2f84ac3644df18,f0b8435816bcd89a,e67d4c1d91bdf582
object,e99abdcb00001da6,c686c27e0907eb90,0d05cd09211d8058,f43658ca093239a7
object,e99abdcb00003484,5a054c6b1fe85303,3746e4fd40086db3,9e328737c08daf9e
object,9600753f000130ec,ed2fffd64c479893,ea955fd4dba73800,6202af749474852d
object,0abfeea8000004e9,d8fd6145f0a089d2,d4d05e6235d38ff5,5952760ee3500647
object,7a90a1110000002f,65ce80917be11951,a6eb21150ea7ca4d,454e9d498b3a141f
object,e99abdcb00002a4e,6bf7a8ec172c07f3,0f81c49e91be20cb,d9c3b3311b1cb9e3
object,e43606bd0000006c,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e43606bd00000090,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e99abdcb00000f31,1fd7c9ab175f7601,0518b49a5bb893ea,5582858498e4067b
object,f9cbbb8b00000001,ad5c6810e00f5a20,c8c5f6653187e839,cc6212560c6e744d
object,0abfeea80000043c,5519f7739b27136c,3a98ed11792d082e,655589d2995e165b
object,82eaa85800000084,d4f6de80891801d3,972613a3d6cc276a,091e976bfa3ee3ab
object,a3d0009f0000001f,2d01f291f5055157,291beb759a86f73f,3a1daf3c8cada08b
object,7a90a11100000133,8fd6bc58e76a6dda,50a96e0564419bbf,4a44e0978220b352
object,c679bdd60000045e,e4309e266301a4c2,c1ae14e3b3c37806,cc0fd2b559465cdd
object,fc09c3cb00000001,f74044e2642e8294,1f5b58e2d81e230d,fc323038c7f5218a
object,e43606bd0000004d,0c1c5e30a9f6615e,9055747cc793d166,21dbf7614d79c7aa
object,e99abdcb000030b7,c5957f593410355d,9ee2862c557ed7a1,d22acce407f869eb
object,e99abdcb00002489,ca1fe8dc61f295de,0854fe5a823fe9c3,27769904e2877a5d
object,3457213200008e21,89962124314f0cca,f69b4041d1a5166f,89962124314f0cca
object,9600753f0000b415,ccdbddaf436cbdd8,58e19c2fada0e097,ba424d26b9a22455
object,e99abdcb00000d70,4b7b0af6e04b1890,a74730ca0a616282,c41bfa21a72fe7c5
object,be0289a70000006d,4d48c8c9ed3f2dde,fcd7916c3f4f4b42,317596f1cd42fd4c
object,9d48df360000003a,cd360524f4c81d40,37745acc1b4e0845,001207a492387447
object,cef8a36c0000000b,4e2842a4cb5bbbe5,15250b7eac425fda,70deabbc8b6acdb2
object,e99abdcb00003508,4c460d564d0c4a41,d384f48426c6088e,df6c3593bed85668
object,e99abdcb00000ccb,31a694f72b374e6d,c69cedbc0e756134,a11ef68c365afd38
object,e99abdcb00001d41,16accaa066165901,a74730ca0a616282,d720ffb1f3236661
object,0de614f50000026d,1a12d83c09401a54,39acde5ad2802b13,69b5dcb3b4be04f2
object,e7ca282e00000035,ab148c909cfb9239,ae25930fc9d73ad2,49b2646efb996cff
object,e99abdcb00001c6d,1d54929ca7b220df,fac586abc0f9664d,38e05dee1f8e2df2
object,e99abdcb00001081,58329b932b06a8d4,065ae857b29787de,1b107b79e3b1109f
object,4891a6c400000001,010ce9727ec38d6b,fece6381ea93aacf,a41a58205133f472
object,e99abdcb0000148c,d7e9bf3c0d913fa3,2d7ae9d1988e2486,30c97d9fe9fe7330
object,871a5faa00000256,80ae3c9efb81a07a,d05fa670650e00f2,d215c9ac95e74ea6
object,ea36ba8200000099,4be44211c5faeb88,79cd8069f210a16c,300d0b0a71a8e6f0
object,c679bdd6000003f3,f2cb86c664236257,d37c9dd30b5ad13e,4ec53719d5be895b
object,74d3ac5f00000001,31201ae9388dc434,cac6014d2103c182,0bca74598ee9d043
object,7eb2ac6000000001,cce0ce87fab665e0,b04b2d01c3fcad52,6b21965d37439c87
object,9600753f0000d1ff,b657d52c75e32217,2bef69b91c2c129e,178dba6e4ad38e64
object,34572132000113f4,81fea6ce16d5ddf9,7e59e6e5986ca781,81fea6ce16d5ddf9
object,3457213200011913,e161736082424e1c,9a05f86d4a4f26cd,e161736082424e1c
object,3457213200007e64,bc5e429d44f18f2b,5e9db24e0a125f98,bc5e429d44f18f2b
object,9600753f0000a049,1982052e6b713cd2,ecc6ed3d0761d5eb,7705de45fcbb691b
object,9600753f00015fff,00e89c5883bf454c,2bef69b91c2c129e,d23266f1953c8d94
object,9600753f000079b6,51216f0fd78e306f,6015646b2f91846a,e4e0eda2a681c781
object,084c31d700000001,69d022a338aa9eac,7f9f196dcb80163d,6889298a7b0a9ef9
object,e99abdcb00002454,50e5cce1e9d778df,42e90fb25be8ce51,2c2d53c6d544069a
object,e99abdcb0000001f,1410abc24e6e8017,caa4415b8c91c1b0,978900f59813c7d5
object,400028d500000001,4f847471400028d5,d0e4dcb44cf76549,88256330b4e50f32
object,e99abdcb00002682,f43070f41df1ec0e,98c0b2beb2cccebd,2e147130a240b57a
object,e99abdcb00002add,67941f79365a87c2,9efd1c9691a6b60d,915778e611c53299
object,bc9be4ad00000001,3306b23dbc9be4ad,51d6479cf394c4c5,22aee2163082dffc
object,e99abdcb0000177d,82224329ce5a299e,d8f92c9fc9f56f83,4d418ddfce69b001
object,e99abdcb00000184,28f2bc5a85939b18,793d2fb5c9a4d590,3a0635a62460e851
object,e99abdcb00002ed2,09d0fb34fbd7e3bd,846b0dff47401599,9ed7bdb36c5582d9
object,3457213200013211,a695a9da34d67f02,639f38eb89125022,a695a9da34d67f02
object,9600753f00006eac,998a8ac129e4d9ac,06e5e60b5177a693,f083ea21c55e8848
object,34572132000140e2,c67e2a5c84c1b5d8,06e24600769bc6f9,c67e2a5c84c1b5d8
object,9600753f00003707,76ead5c2bfb1a52f,d884fa9e84ab3ebf,3fea7f5556dd8ab4
object,9600753f00009fc5,ed2fffd64c479893,d362e7cc28e11152,6202af749474852d
object,e99abdcb00000e83,3d369ebf8b91e35f,e8e57a4b8e54bdca,4d9e52f460fc754b
object,a5ee618700000002,613b009fa1265818,51f98f35dd793781,63ef59050f5895db
object,2a1f04b900000004,3c890ffe02f5e6b5,bad1b4a24fb2a132,05fa673047443584
object,3457213200003820,6bb4af7b15bb2475,32ce5fa249f3eb8e,6bb4af7b15bb2475
object,9600753f00012137,51216f0fd78e306f,7df7cb9e6822f132,e4e0eda2a681c781
object,7a90a111000000d8,8677f4a375eb7136,0251546cf92284ed,6044f4c3dadeb1ed
object,2a1f04b900000007,b4e1a42c1aaa2fd1,fb93b82b219eb1f3,2b4ac773f35ce6bb
object,e43606bd00000077,0c1c5e30a9f6615e,9055747cc793d166,0928f452812d0899
object,e43606bd00000055,0c1c5e30a9f6615e,9055747cc793d166,0928f452812d0899
object,2e1d2bad00000001,493f4bdb7ad7e34a,1678351a359c2997,930225f7941c91b4
object,e43606bd00000017,3193b080e019552a,9055747cc793d166,276a2304f69d1cd8
object,e43606bd00000045,1a9e0230a496d9af,9055747cc793d166,43380216db3f01ed
object,85a9f5bb00000001,4436ccccb6cb7e77,cfedd6c794d06f6c,b23df9c21afa3d08
object,af47999400000002,1d7e1a3472ef3615,95774f09b4d1ece8,70adfb46231e5bf0
object,29f2e63e00000001,d4944b4912514a2b,e0a5642ecaeec131,0302f7ae51e16661
object,5eb8f40c00000002,58c6ab79e8665b22,a840c0bf38e79650,da44bb85004c54fb
object,ab269b2600000002,28485f44fe0c0a3e,e530e0fb3528feb3,624d8e88a1915d80
object,3ef7873400000003,7b80c74e87b9895a,6c9958ee00a31d96,1ebe5b3213c8e2ab
object,958feced0000000f,37a80aa7ddfc24d5,cfe4543799510986,1a3c3b572b87f0d8
object,8e1c783d00000001,3e55740120d515a1,0802230c31c17d34,f63f43a061f98273
object,e99abdcb0000162f,51c9de0228ae6447,06f134aa4a2c2691,394c2db3c815924f
object,c5ea256600000001,210b34385e433ca4,119d8dc0f4728bb9,8fe98f2f62532a4e
object,bfe9c62e0000000b,41ef7cf3047c5c9e,849fdc8378df7365,fb015be03e0f3852
object,e99abdcb00002f8c,950a97c1b39b5d0d,9bef0715a71e6600,ecce32fc477b14a2
object,ad3f9f0100000016,95a4284498604aed,d8c8e8c13ca6d704,3dbbc8eb7904b048
object,edfc13ca00000048,6d605940164c64a6,29eb8438a8e4858b,cc3ffafffac1b345
object,78bf406700000001,68640e38a1fe2514,2327c1662344dad9,1b75ef011e9b3351
object,e99abdcb000022e9,86d7dd793faabb55,06f134aa4a2c2691,d116691994ee2938
object,96bddaef00000008,3cfda01b3d33354b,929a39c4d4885ae7,f14ab86ce8be6a0f
object,edfc13ca000020f3,17cdde5e5435ddb6,05dd08a8464dd9e0,f34144b4a676e0d3
object,bfe9c62e00000006,41ef7cf3047c5c9e,b14de77095387449,f4e156512ca43bd5
object,5990e07000000001,9111b4da687ac9e1,38a3290b112429c0,a881f7c8e19c14ae
object,e99abdcb00000387,6c61770973fced1d,06f134aa4a2c2691,e944142b938b91d0
object,e99abdcb00002b42,c6c08643fb49c9f7,dbb86a6abeeaf00e,6fa83708be8c7de7
object,000a083d000017a5,a4cb92caddd967eb,1637906f6e2fa4e5,0772aade3aa2cc6b
object,edfc13ca00000002,354c6d5b719ee9c2,c647b369a131f8c5,22c9aca932e6cc6a
object,bfe9c62e00000002,41ef7cf3047c5c9e,3de3c2eb91abdcb0,1c169670f2164481
object,77a5ef9e00000001,943b09439bcbb231,0cdd95fb3a11112c,af98b7ffa7697b93
object,c7217bcd00000001,353539b3c0744a53,fcbaa85e71621b3e,584b892b7081ed2c
object,e99abdcb00002d99,9fbd321bd76b31e2,a0a6c568de719bc8,4fefe44bcb1861cb
object,e99abdcb00002987,7973e7bad7306fe3,eae466e86fa480b8,3413419c9c982d0c
object,66394bf80000001e,53e2341be6efb05a,e039a7010fc9b326,6c189f0c4fbfd23b
object,edfc13ca00001eda,2fa2e019a580c08b,9a2a09e91fb47dc7,bf408b4e059df197
object,ff517eba00000001,fd175b25473b6ea7,dbb273e76a9158d9,1e9649d4bb72da2f
object,bfe9c62e00000004,41ef7cf3047c5c9e,ea9e0c4e41bf976c,6e1796b22436936a
object,a42fd88300000001,f50a165d268339e5,5501e3ce52788769,5e5edbbbf6d0bc34
object,e99abdcb000017e7,557ef1a100dc4828,25258de990d5f610,58bd5a2070544bc2
object,e99abdcb00002477,289c58a3e6f26057,cad8e7aa7d1592e4,b08c13158675dfef
object,d5213408000000ea,c0cdb7c94e684ec0,7e4d6aabc695ac2f,e09c306b805dcbab
object,edfc13ca00001d75,eb3caf2edfc1970b,d3e25cbafee8013f,fe322b0f7e900ef1
object,edfc13ca000003f7,d501adc562ae72a3,2da8b9372bfb9637,5f16be6b10971a98
object,52b99fa900000001,1992d13dba33eb87,5e79c979d6dad75c,bd9d1e25a5b97af4
object,bfe9c62e00000007,41ef7cf3047c5c9e,d31dd994354d7449,6168f0878b6843bc
object,c88b737a00000001,e41b522830219251,776baa0a7eab8bc4,998277fbbdd90092
object,e99abdcb00000edc,a5fd66f9ffec8101,40c73796b0bbe6f3,e4bcb8244aba845c
object,e99abdcb000029c8,f89e512306ab4ff1,f409272da37e346e,a434289c22c99e49
object,e99abdcb00003588,426032a9a3c5099c,62d8984cb2bc550d,4f07d5d8ecff22a2
object,e99abdcb00001b89,cbeda0a44316a830,3fcae75ce8398b6d,9d3f99263fdff4d1
object,c0524a3d00000c70,61adc98899405d2b,dec7007cc3788a20,5efb61c86d8072fd
object,3960a7a8000000eb,6553a844704f8021,baf7f25bcaf79b30,f38b38591f080a2a
object,3a7db3b500000001,2bacfd76318793e2,95867bc7aee482c0,483a503ff488a042
object,edfc13ca00002183,71e13510d19ea159,d234f7572e189a6f,6442dc17fc0043b0
object,edfc13ca00000197,43ae293ac7d6c938,148e8daee2ed601f,3058de9c79143572
object,425ae96400000001,e44ade2cf9db7285,7b86456e213f1daf,040a4d4cdb1b9d60
object,5be1030e00000001,8ef01faff4e31356,156498eae24d287c,585be6e450f33810
object,bfe9c62e00000003,41ef7cf3047c5c9e,21891a3c7b98ad21,2709b3a0d40b2ff9
object,bfe9c62e00000008,41ef7cf3047c5c9e,4641b61c9e1d606c,f2c1405b26b2df99
object,cd08907b00000001,9bbbb48b53923071,4a68ac2c98c19dcf,5980f66ab4f29b11
object,e99abdcb00002e09,46db6f1400c66418,5724ce63df34b829,b1e79593cb74e581
object,e99abdcb000021a0,ebdeb44f8f13b7dc,793d2fb5c9a4d590,e317d0ca2395f51e
object,edfc13ca0000004e,1f2727bc1cbfebfe,40dcc39dddc21293,04fb876a069c78be
object,211f06c400000001,5ab7a30c0a48061c,e3e7545c621815d9,877bb85f80ac99e4
object,bfe9c62e0000000a,41ef7cf3047c5c9e,a31d58b260ff64c6,2ae6d1a54d3b9462
object,e99abdcb00002b01,639fe5e3bbef30e9,ce2c7f4b11fc1d3e,e3cb6e3e6e36af76
object,e99abdcb0000357f,e4ecfdbafdc0c5b1,cb498f046c4bd733,0422f193c1d838d4
object,c4770c2b00000001,3cdc12c28e76114f,787628c6c121966b,452cb7cf45070794
object,bfe9c62e00000005,41ef7cf3047c5c9e,b33825b79998608c,734284d3f751d1f0
object,e99abdcb0000205b,c951122e17156e53,998ec68ab4887737,dec0c75e0e891adf
object,e99abdcb00000636,17403b900d260dd0,cb498f046c4bd733,41ea1f335c96b7e8
object,edfc13ca000003c7,b6e0c1136aea0773,eae624761556b6d7,0b247594a1002415
object,edfc13ca0000206e,fc7950f2b1959841,988cf21b7360ec1a,4b96cd5136b378c5
object,d8fb1ffd00000001,c73a5293206ffd4f,0bdbb10b990bfbbd,ccc5be29553c0031
object,bfe9c62e00000001,41ef7cf3047c5c9e,0b79a49c4649276d,d286fcf9ed4002d7
object,e99abdcb00001c11,cd348f555ba810a0,ccc48b6793137af6,a4e663a1515aec96
object,d97e8e3e00000001,9458e686674d7c0c,0a4f03567d1652b9,7ced9569ee37e80c
object,516ee30500000385,25c99051305a3a19,5d9737470ef70611,33cc24f0596c3d53
object,e99abdcb00003120,c7ba55e7fb00cb25,60cc114c07fc8da7,924e595b27b84820
object,e99abdcb000019e6,845a5580cd68880c,24ff6d10e4db1782,200318bff444fa06
object,b310b02400000001,c58ce4af1928c96b,d3e9d03901d21c0e,78b8889fc9bae681
object,e99abdcb00001c41,1cbf62c6c883ba64,e8e57a4b8e54bdca,acbf158a5fb7916e
object,e99abdcb000023db,05bd77a664ace81b,0f81c49e91be20cb,b7536a585d58d565
object,e99abdcb00001a2f,67a872f2367792be,9d063d1cbc5d6d91,19ddca47f589c4ee
object,cbeada2c00000001,721b279dcbeada2c,518de7cd779be77c,6fe8f45dd4394853
object,e09bd99000000002,9ff97a298d29bee0,9fe4243393d3fd6e,0b525fc76177a2bd
object,dfaa428a00000007,92548cca1bc0da47,09b991f111c6b56d,0fa891ed5c90028f
object,871a5faa000017b9,0ca10fe3027e16a0,40f1d6b52ca31724,1281208b7badfe04
object,e99abdcb000031a0,be51999a5b947144,7980e2bd1faac633,fc384e30ca241303
object,e99abdcb000024fc,50152d2b2e9af02b,391c05804b8a7082,04193b1617ef15b7
object,f5c681980000000d,7bcde9a6069b9213,9defbd9f90bdbfa7,b6f632e371dc906e
object,e99abdcb00000d4f,3050bdcdf3f0eed5,e8e57a4b8e54bdca,59a95aecc2118206
object,e99abdcb000002cd,7f07c6d263d68d58,66fc0d8c7a6542da,827c25d2e7bf66f7
object,e99abdcb000011a5,09d654c8af4aec13,e8e57a4b8e54bdca,e4cb5a55c02cb0d4
object,e99abdcb000031ec,9cfecd6d9d6451a2,e8e57a4b8e54bdca,98d1876e36ded41a
object,c6e718bd00000001,04cd6bb7ae7c1e8f,c6e1fb1a77fc4923,62642c5cf15e2e48
object,e99abdcb00002627,c2da3781cc3f5fb4,c5dc1b5ea3c391d3,1905199f4c402be2
object,67a63f0b00000001,fde6adc0bdb99ea0,3438bd15dcf63515,81a53c3046e0928b
object,5eb8f40c00000001,670fa7c7ae09c6f3,699e5eac54322861,1ae4eb397702d5d2
object,e99abdcb00001a96,c9580a5c709a6473,a742d0e40ae491d9,bee1deb87bd69511
object,e43606bd00000015,0c1c5e30a9f6615e,85cfc105a93148a7,0928f452812d0899
object,e43606bd0000007e,0c1c5e30a9f6615e,85cfc105a93148a7,0928f452812d0899
object,e43606bd00000081,65511445a65aa7a8,85cfc105a93148a7,aa8b8c8d4530ef7b
object,e43606bd00000070,e2b794b9a25bb0d1,85cfc105a93148a7,cc74d0b6357ca8d3
object,516ee305000003a6,25c99051305a3a19,035e0afc1ca37c81,38cc582b62e0464d
object,b633e46500000002,9eb83ba842e6cee3,0022ed912279ba74,9f9874f76b8d66f9
object,0de614f50000023a,a8aaa8ae8cf592bf,48048ff3ca24df3f,79c52ed1a0b70ce5
object,043c93ad00000002,ef5f86c53ee165d0,bab73269fae02a35,14f64043b5c59746
object,fa8e5db80000003d,08c76d0ec71c71cd,42b3c1d58350ebae,f612431e6cbe303b
object,ab269b2600000003,2a5828bd697db690,adba4b506ee232c9,e1393b2b784eba70
object,86e55a22000005c5,f7ffeaca278dc439,fed1089b8d8c7a5c,b30c7fcb1de76cac
object,e99abdcb00001a10,1cb380d60a2b4996,e8e57a4b8e54bdca,9f7458661545c02a
object,af0b697d00000001,ac5a727467b8a778,bae197c06f8b524f,940e6e4ab2474fa8
object,cce0963e00000001,1d49809257b4c3b0,e4e7164bec6cb86d,69af5e5ff7582aad
object,5400cc3e00000001,f0064234f8472138,ac74d86825e0fa41,60152cf050f3e2c9
object,e99abdcb000010c2,929209804b2da44c,0d05cd09211d8058,9670d748223f4e23
object,e99abdcb000010f1,04093aec5aec27fb,0d05cd09211d8058,a43ae18996d6619d
object,bcb9b5a100000001,cfc45c1d3933b6fe,a197f628c492d6e7,59d9da4e82cfae21
object,7a90a11100000113,1c6e6becd9b37c69,050fa4e099256bdc,00e7e5efbe22ab09
object,bbcfcaa10000000a,bd5d1dc1bbcfcaa1,a320f5ed2be56cbc,90b5055abb4786f4
object,e99abdcb000032dc,4f4bab16fa25dfdd,293621d84fb0b776,422374af311eea08
object,e99abdcb00001b4b,0ddcc83628145562,7692dbb31cd40dba,ede99d8c5ad0533d
object,e99abdcb000018af,004e2fd16a66854c,8786f6777477e121,8586cc5b070933c2
object,bbcfcaa100000005,bd5d1dc1bbcfcaa1,fb9c0f8614d164cb,3a445e6a3ce2e507
object,86e55a220000056f,4bde01cb8592ad01,0fee9b2a30ab91c5,9077e289fd97e8ff
object,1550881400000001,5018f0e43c34525b,ff87b35c3efe5bb5,29632e2be8f94899
object,86e55a2200000582,541d4f307729dad8,242e0841b6a200b1,4a8f8e991d0f7aa8
object,b236eda600000001,713121c9679a8295,13b046436ebd4a20,ec5dfea9d90e0305
object,82eaa85800000019,7c1af821adec1f08,c3992d97da47c777,1133954cce0c177b
object,82eaa85800000022,9f9f317f9a0c5afc,03a2cf1a66949e13,1d1cea4c1088d691
object,162e3d7200000006,d9870b2ef8f57aad,118f9dbf15b19ddb,91de2214839f6cde
object,e99abdcb000018ac,968e23650afd8daa,85cddb77ce7adf4e,e1c04795687422cd
object,871a5faa00000039,b036deb6dc7bf74d,dbd10e0d371f35f6,c9ad0a33737a801c
object,e09bd99000000004,00bcb894282ee9e5,9aa1d356caf10364,c2d6d08a95052c74
object,dfaa428a0000000a,7fbc1eb0121a30b0,08ffba0813f182ab,a737adef605cb9ff
object,8cf9bafb00000007,4cb4cec6f0f068ca,956c9dffb672a325,88fb2d9d8cf9b5b6
object,e99abdcb00003355,3e020d71b94b14aa,eee749faa05c2a80,01b491daca7607aa
object,e99abdcb0000336f,1d1546aff2d73f81,09889dfbb6930bba,bcb3a12702a90ac9
object,09adb17800000002,8b2133725565c09d,9888044af48c67cf,077c1fa04882f153
object,5603d20100000003,f2a190e9a90b7ba6,27a64fc6e1d20c3c,8c98603a7ad708e1
object,5603d20100000002,442e718eefa4cfad,27a64fc6e1d20c3c,ae70c10d52c19cad
object,5603d20100000006,ae83e01d24531b71,27a64fc6e1d20c3c,e44d6a0a521b2dbd
object,5603d20100000004,a6b83d33fdd67753,27a64fc6e1d20c3c,66eef0970abd94c2
object,5603d20100000001,b11f62b31fb5ea2b,27a64fc6e1d20c3c,145ba04879b9426a
object,5603d20100000007,2cc850827d4cc896,27a64fc6e1d20c3c,8ee8551594f3ab96
object,5603d20100000005,61ea3a2c202a068b,27a64fc6e1d20c3c,c10193095d246924
object,5976184b0000000a,855d0989774877ed,780e85b9dcbfbe29,211481899fb57bbf
object,2aa4027c00000006,3e34c08bc15c1103,23df2b9402a95375,802a5ab114f87968
object,86e55a2200000188,eef4f554b16f975b,78835d92522b06cd,d121b3984c539a7b
object,e99abdcb00000825,6bb12db221a16177,98769e072e3b4ada,d5f4dd3078454848
object,cb979cbb0000018c,fd035535b4ff687f,67291caf4bb39760,001517ee248c6fb5
object,e99abdcb00001d45,351aa8f98118ef37,398505c5193255be,bd77e7c198a5b4c0
object,871a5faa00001126,3e7ddb5aa73c6ff1,b856070a5b0ca02c,4e10c64649df0baa
object,e99abdcb00001af0,4063ed9079fd1427,75284d3b6a13b42d,05f863eadce27a2c
object,e99abdcb00000580,a861c780c44e9b37,75284d3b6a13b42d,d8c6cc75fd7d55c8
object,e99abdcb00001814,bc2354148cb12634,49deec6f433302a8,e5e9c51a465ac672
object,bcbd89b500000001,d47fac80e4a197fe,97873aea97763c40,240829b473bd0b15
object,6592c01900000001,59fe634b832e3f84,c8115ed0d1e9ab66,1741fa60c25861a7
object,b63b314e00000001,c8864f2c7a2bedec,46a52df4e6923e39,e8191a0b5ee39b18
object,36f8054d00000001,8db0ada7212324a0,844b9f2a9e7814be,49384336c3df41ea
object,184d4f2d000003cc,7b872f57e6f8cf21,71c02579fb77f441,68bc3c04ab309466
object,0abfeea800000260,d7faafb58aa54721,5df58503e3a86bb4,2322549bed5ba4cf
object,e43606bd00000092,0c1c5e30a9f6615e,9055747cc793d166,5a416bcccb63955d
object,c0524a3d00001c9c,cc9cd114eb5673c2,37a0918ee24e13b6,42b45326cfeaf2a4
object,e43606bd0000001b,5c1d2b4157938f83,9055747cc793d166,b92d35c57dda690a
object,e43606bd0000005a,1a9e0230a496d9af,9055747cc793d166,b832f1da197bb90d
object,e43606bd00000061,1a9e0230a496d9af,9055747cc793d166,980b8c0f14a0cb68
object,e43606bd0000002f,1a9e0230a496d9af,9055747cc793d166,a0316fae8ee49ae9
object,e43606bd0000000b,0c1c5e30a9f6615e,9055747cc793d166,c3a5461aa9ce2086
object,e43606bd00000088,0c1c5e30a9f6615e,9055747cc793d166,16edff08ca77ea56
object,e43606bd00000040,1a9e0230a496d9af,9055747cc793d166,7ae9c3fd420762dc
object,e43606bd0000007a,0c1c5e30a9f6615e,9055747cc793d166,89197db90be29408
object,e43606bd00000018,0c1c5e30a9f6615e,9055747cc793d166,5b1fb407e1fb4485
object,e43606bd0000008e,0c1c5e30a9f6615e,9055747cc793d166,53b6a0e44739823a
object,e43606bd0000006a,1a9e0230a496d9af,9055747cc793d166,f48201601e89c358
object,e43606bd0000006b,0c1c5e30a9f6615e,9055747cc793d166,074f1b94fd3f8443
object,e43606bd0000001e,0c1c5e30a9f6615e,9055747cc793d166,93049518afe15fa8
object,e43606bd00000071,0c1c5e30a9f6615e,9055747cc793d166,00f5fefd1f075f9c
object,e43606bd00000072,1a9e0230a496d9af,9055747cc793d166,cff8d8775459fd7b
object,e43606bd00000025,0c1c5e30a9f6615e,9055747cc793d166,9f4f095fa5ae78fc
object,e43606bd00000093,0c1c5e30a9f6615e,9055747cc793d166,13b54abcb982b846
object,e43606bd00000026,e8bd1967f2ce9bb7,9055747cc793d166,8e82a717cff17d8a
object,e43606bd0000004a,1a9e0230a496d9af,9055747cc793d166,5eabeb9a8d2a731c
object,e43606bd00000073,1a9e0230a496d9af,9055747cc793d166,d33566a3101415d4
object,e43606bd0000004c,1a9e0230a496d9af,9055747cc793d166,3193ec021e946583
object,e43606bd00000097,0c1c5e30a9f6615e,9055747cc793d166,cc4ebfb3bad4265d
object,e43606bd00000098,0c1c5e30a9f6615e,9055747cc793d166,0585630104ab1c70
object,e43606bd0000000e,0c1c5e30a9f6615e,9055747cc793d166,cd72e55786434b63
object,e43606bd00000087,0c1c5e30a9f6615e,9055747cc793d166,569441c3ee3321cb
object,47b3a79e000000ec,1cab18945b5d8973,f639f4ca07d3745c,4d494963f744bc75
object,c0524a3d000018dc,006b74f1ee36179b,f7e63709df6cbe5f,3b0e1b75c045fd77
object,c0524a3d00001d5f,83c47c2f5e1354a1,422f939bf58f9531,8204e2b4ed5886cf
object,c0524a3d000015ed,a1e5c92b5de9875e,f7e63709df6cbe5f,4ab60adac674159a
object,c0524a3d00000f61,0a2fcac9f856e939,f7e63709df6cbe5f,b18eec021542c2b7
object,c0524a3d00001c93,a19cf1bbf87e1d5b,f7e63709df6cbe5f,b2b3008b8fb7fc5c
object,c0524a3d00000fde,48e3e96d01cab5f1,f7e63709df6cbe5f,e56618588edd41a0
object,c0524a3d00000ac5,21f940ac56000ed4,f7e63709df6cbe5f,f57f0b4c5627058f
object,e43606bd00000060,0c1c5e30a9f6615e,9055747cc793d166,7c1a8aac952a4864
object,e43606bd00000051,a91a09dd52bf3e9d,9055747cc793d166,a31820c2bf75e960
object,e43606bd0000008a,1a9e0230a496d9af,9055747cc793d166,f79652347ec538dd
object,e43606bd00000065,0c1c5e30a9f6615e,9055747cc793d166,beab8591fb7e8e39
object,e43606bd00000003,0c1c5e30a9f6615e,9055747cc793d166,e17bfde5ae673a4e
object,e43606bd00000004,5932f4c632955374,9055747cc793d166,246c4ce8f0a2e0fa
object,e43606bd0000007d,d24bf5af9041a1b0,9055747cc793d166,aa392bca86f7d4da
object,e43606bd00000054,1a9e0230a496d9af,9055747cc793d166,579ddde904f37065
object,e43606bd00000007,4f4fdf384535f5f9,9055747cc793d166,3f2d94bbe4ae28e2
object,e43606bd00000021,0c1c5e30a9f6615e,9055747cc793d166,acfcc02801a0adbe
object,e43606bd00000091,4420a6c9e91fdc7e,9055747cc793d166,6f162a0099a504cc
object,e43606bd00000039,1a9e0230a496d9af,9055747cc793d166,1116d6d7e6e797d8
object,e43606bd00000059,1a9e0230a496d9af,9055747cc793d166,1ada8ad4683956c4
object,e43606bd00000049,384c9b4735bd75db,f5292cacd7a16b38,b86933e305a7e96c
object,e43606bd0000002a,74cc1a20254335f4,9055747cc793d166,886f41e0903dd0bf
object,e43606bd0000003b,44c1d5466f441d5e,9055747cc793d166,b98da29e4bc5aa1d
object,e43606bd00000096,1a9e0230a496d9af,9055747cc793d166,f26f6a6acdbe9bbd
object,e43606bd0000005c,0c1c5e30a9f6615e,9055747cc793d166,f779931a04cdf8d0
object,e43606bd0000005e,0c1c5e30a9f6615e,9055747cc793d166,a3037ee0ad80e6ad
object,e43606bd00000074,0c1c5e30a9f6615e,9055747cc793d166,f85760c3f666b41b
object,e43606bd0000009b,0c1c5e30a9f6615e,9055747cc793d166,ee2f62b714d59642
object,c0524a3d000004fa,e765bc333446d189,f7e63709df6cbe5f,eaacc783169c639f
object,c0524a3d000017fc,3839cdd185e1a813,7a8d1b531211fed7,aaf8a116b89e12c6
object,e43606bd0000003e,0c1c5e30a9f6615e,9055747cc793d166,1ef9cb17dab3514f
object,e43606bd0000003f,1a9e0230a496d9af,9055747cc793d166,df0eab741b453a3e
object,e43606bd00000002,0c1c5e30a9f6615e,9055747cc793d166,4f4316d9fd43fc75
object,e43606bd00000052,784bd3abd4365020,9055747cc793d166,8b4a402609a27f82
object,e43606bd00000053,0c1c5e30a9f6615e,9055747cc793d166,51442c8e8de65f95
object,e43606bd00000016,0c1c5e30a9f6615e,9055747cc793d166,88da110bb7222b21
object,e43606bd00000035,0c1c5e30a9f6615e,9055747cc793d166,f1f523eac8481303
object,e43606bd00000042,0c1c5e30a9f6615e,9055747cc793d166,7575efcc48bf5686
object,e43606bd0000007c,0c1c5e30a9f6615e,9055747cc793d166,2fbfaf084ed864da
object,e43606bd00000036,0c1c5e30a9f6615e,9055747cc793d166,b008ad0c401d040a
object,e43606bd00000069,0c1c5e30a9f6615e,9055747cc793d166,2483c2d5ac6380b0
object,e43606bd0000007f,0c1c5e30a9f6615e,9055747cc793d166,d6e09c6bcffc0211
object,e43606bd00000046,0c1c5e30a9f6615e,9055747cc793d166,df8b782ae4d9ab32
object,e43606bd00000020,82fe1e33ea3ad6c8,9055747cc793d166,e1102f038f8754f2
object,e43606bd00000083,162b769719b76a11,9055747cc793d166,801ba666c8e56356
object,223a2fb500000003,9baecc4add9a4657,0b208c10f67ca226,fc336524853e8986
object,e43606bd00000048,0c1c5e30a9f6615e,9055747cc793d166,d896294ccf90e96b
object,e43606bd00000024,0c1c5e30a9f6615e,9055747cc793d166,3a414a1e28c700c0
object,e43606bd00000095,1a9e0230a496d9af,9055747cc793d166,df05a98ca7d053ae
object,e43606bd0000002b,0c1c5e30a9f6615e,9055747cc793d166,7e16c214d3c6bdb9
object,e43606bd0000005d,0c1c5e30a9f6615e,9055747cc793d166,14dc89556054b648
object,e43606bd0000000d,0c1c5e30a9f6615e,9055747cc793d166,2e73df3e20611ae7
object,e43606bd0000002d,1a9e0230a496d9af,9055747cc793d166,f90cb117ce2bd82f
object,e43606bd0000003d,0c1c5e30a9f6615e,9055747cc793d166,b65df85999cb2428
object,e43606bd0000005f,0c1c5e30a9f6615e,9055747cc793d166,6d1163fbce77e5bd
object,e43606bd0000009a,92cb7ed1dc855a96,9055747cc793d166,bf4ca6439f8bc2c3
object,e43606bd00000063,0c1c5e30a9f6615e,9055747cc793d166,37126feb479aba94
object,e43606bd00000056,0c1c5e30a9f6615e,9055747cc793d166,14fc7ecf88b4b425
object,e43606bd0000008f,0c1c5e30a9f6615e,9055747cc793d166,146eea4a316ce22c
object,e43606bd00000057,0c1c5e30a9f6615e,9055747cc793d166,942201a59d2d4067
object,e43606bd0000009d,1a9e0230a496d9af,9055747cc793d166,01e5750da94f21c0
object,e99abdcb0000305f,8282772cf28b00b0,32162fb4ef6c86fc,2b2ac64329ae18a3
object,6faccba100000001,8cb9ca446faccba1,5d0df0e36cfadec5,66b13eb1002b57ce
object,523e348900000003,36acd93f4706a042,990c6770f2c97069,8db72c1afad5d07d
object,e99abdcb00001eed,3e3d7ec3d104ca3d,e8e57a4b8e54bdca,a9ab089d3c99ce3c
object,e99abdcb000005cf,ebebc84d4636778c,69de31cf34e8fdf4,acf6ea48999fc158
object,461d558600000001,cca307c2461d5586,a1afba3042b84137,85b89d3855acbd38
object,e99abdcb00000bc5,f3b7037c57098283,d14a03cc7f5c6e1c,4c03accf51e21ff8
object,09e4341e00000001,91a6164409e4341e,02e4e6f57e095dc8,c8b06a04b18e8e13
object,e99abdcb00001d96,37613941346d0670,4fc7bc37e32cab98,020883b4e49cb272
object,3ba9198f00000001,e6cd2dbd3ba9198f,fbde6aab23e6edb7,930138f59aa1322c
object,8d6430bb00000002,57f9f478ce0e3f86,a5b7e68cf3d4716c,182632de8c8da97c
object,e99abdcb0000270a,e592dec76a4b4196,873aa7e91c1b6256,44eabcc7aac718b1
object,8d6430bb00000001,57f9f478ce0e3f86,dc498d91c27a46dc,f1d00bc5aca2b171
object,e43606bd00000011,0c1c5e30a9f6615e,9055747cc793d166,63310a032be43fe5
object,e43606bd0000001d,0c1c5e30a9f6615e,9055747cc793d166,5c2a1ef5a85172b5
object,f961780d00000001,59b65666d551c1ba,537f6fdab0d3bbf2,10102b93ba8431ff
object,d5ed595800000001,92f1a60dce51977d,b29a6aa91c0192e7,535d311e99290602
object,fe6e5298000002b9,73b372b8b5ad19f6,915fa400940af734,7433d7f016e85eab
object,000a083d00001827,468ce77c2cd38ef5,d17b2ffab7aff140,0e18b05f8d2aadb2
object,e99abdcb00002c18,66afaf3f9cfa891f,b10e126166db37ee,0dd625e27b77831f
object,871a5faa000015f9,afb4d038fac0247d,ec8fd92e317d8888,7fe5b4035ef6cdce
object,6e86fc380000007d,430317ba83081ecf,1eba645a36523a16,ee895d398cf83c3d
object,6e86fc3800000287,b5a8ab1240315c8c,70f4c23bbc353bb7,320d76af230a2de7
object,52f2ccb300000048,fc683218953c58d5,9408e463e3baa1f0,1a0dd76128c188d1
object,86e55a220000059e,0208f5267cc10c2e,0b962ea93bf169cb,b8386b7aa5320484
object,e23d9db70000001f,3183b391a8463203,ea9c4ab79e602034,8db9f507688be1d6
object,f88bb8d600000045,f5547622f804aac9,88406cbfa00293d2,ec9b676a7acc69f0
object,871a5faa00000dc6,3e7ddb5aa73c6ff1,65e4a2a380e8a491,41e5b322a4843208
object,e99abdcb000000fb,9429d0741b5282db,10cd7de01c152c2c,536f59a378eb9f92
object,e99abdcb00001997,b44c59826ce173d8,cb49640be3c63fd2,e22ba955e8530865
object,71e5773f00000597,f419f65087e3f3ad,8f0f606378727a7c,bb95b1ab0cfdcefe
object,83e6bcaf00000182,b60b892715c88666,dce94782498091d6,ef0cb360387dff06
object,000a083d0000174f,ab1e9c41b7792a81,83d18bd6140b6285,e54847e580027e09
object,e99abdcb00000230,0edda3f80c57feaf,4de1c7e6e256bc08,636a7a1b870e8d35
object,871a5faa0000152d,3d0c222fdcbfd2eb,fef80f5b1088b415,8910876217020c71
object,6e86fc3800000270,216e481e28092baa,503be662b103d6db,69927c2f44ea6a90
object,871a5faa00000ee2,1ef10132214a67c3,47c9b602723610fd,f759e98b7015ece2
object,e99abdcb0000154e,86f2cd2e646ae5bd,53b8685e89eaaf02,4231e6e8c9da420e
object,e99abdcb00001ccb,b057b59bf999a4b1,487b0cb70b41ab72,00ab24a699d7cd5a
object,e99abdcb0000287a,5725796b8286bdad,13778eb7de3d3330,eb64e94d49a773fe
object,e99abdcb00001bc1,888481705e834d5e,53b8685e89eaaf02,212746513a84cc10
object,f5c6819800000009,e4ce2721783728ff,d43a8e7c8c5dbe24,94950aad135d0936
object,86e55a22000005da,6974d91a7fc3fac1,51af9ec5d14aca1c,41a012a0cfe2ef21
object,e99abdcb000034aa,64bcd4debbb5b555,eee749faa05c2a80,b7301e2ee460252c
object,f5c681980000000b,bb22ed6f607589d8,a9e0c0ebdbf98e0d,3a7626ab9762ae8b
object,e99abdcb000036b8,265a365fd75fa9e4,74a11994c41bfa9b,6513ca8ce744ac81
object,e43606bd00000033,1a9e0230a496d9af,9055747cc793d166,b02ceb78c5eda1e6
object,871a5faa00000f54,8238521ddf997f7a,38b26a6554f57809,54996ce5fef33bb9
object,000a083d00000d99,2edeabc654678387,4f33dc9492e07f90,f2359da890b4da81
object,90e8e16d00000f0e,f6b2d4832b757ac4,e9eae50d296974f7,3fd1c7673d12e74c
object,000a083d00001217,2edeabc654678387,cdce3b2f454b22e3,87894ee0d36c1e85
object,87e966b900000001,926e6fcfefcb281f,d8b5accb94f84eb7,b65f86ac2e6fc814
object,9600753f00007f5f,0addbc302e0ec190,173b676bffcfd53c,c512eb29cc062db3
object,1321269300000233,9da6f3ff1fe719db,85c9d38df2095cb4,33dacf2772999731
object,e99abdcb0000132e,ac8ac2723d810a7f,391c05804b8a7082,99acf35364ef9b4f
object,f506339d00000008,cd3461d2b372be78,f5dc42976ad3d22e,dd881c753ef59727
object,e99abdcb0000157a,b2fb511c2facbfec,cc7a29142e0024e4,a77cc40bbffcd1e3
object,ac59771f00000023,1d9db1c9b70a19a4,761ad8e49cf64f36,8dbf873ac3eca5f4
object,e99abdcb00000119,9ff493c8a0b9b1cf,c8c33b938e1e3d36,a3865099b52b4dfc
object,e580587f00000001,323912c5e580587f,a5137d271a0c2ef1,aa39982b89a846cb
object,e99abdcb00003655,f59887f3175b9711,cc7a29142e0024e4,c2945b89eaf8aaa2
object,507a7efb00000001,172ea4ebf37f1931,1063f0d8e3140a27,ea3f0209e4fb3d46
object,e34d282a000001f0,e92e1d44035588c6,a17a98704fe6d95f,108a4078a9cab6c1
object,e99abdcb0000231a,7a00faa1396414a6,06f134aa4a2c2691,4fe4d9b7150d9cbd
object,e99abdcb00003507,025da881104aa8c1,e27a942d3b4dabba,4ed61753cdc0556b
object,7157051b00000008,e33fce725121ba6e,215c8cc12d382185,939a09c704faa310
object,e99abdcb00000d61,43c54523fc6ebd8a,9d847f3a78a2a2ec,f97f8bc6eb04b2f5
object,97e1f12500000004,605e43021b103d04,6b13ed9f0647c267,efd1c24468248486
object,e99abdcb00002f4b,b91328539f06752a,1e24932c8e0834c6,c5be006495b8b051
object,24d8f1e800000001,4790ac62b9f25bfd,5db331e69f74a4f5,18f30f1604203c44
object,e99abdcb000017c0,e82717093596e6d0,2b7247c0371b6c4e,943f59deee7778c9
object,264ba67d00000001,e377a183f5735777,87c534876ccfced2,aaa57a9a0bc97c2c
object,e99abdcb00002967,e9d5251c23b7f233,b12e556581e363d7,46a9255ff9ff3acf
object,0a9c4cb600000001,e7ca261a92b7441f,67121c915960b0e5,0bfb78caebb228af
object,778bb3ca00000002,4fdad3a38ae7cbb8,68c99586f5068c4a,45fe6b0ab5827f62
object,86e55a220000023c,0208f5267cc10c2e,9540c9a9de76b85f,8e618e25f536ad80
object,e99abdcb0000281d,e8a52967b62a4400,29364d0a5edcfc69,ec78ba5693e474d5
object,83e6bcaf000002b8,02fff9c8e6fd9833,113b727824656dbe,c3ffb7e724c0a708
object,9b0564d900000008,f7ee592de00a3119,5f2e4c18b4761f05,3d71bd230513010d
object,86e55a22000005f8,0208f5267cc10c2e,5f65f0df31e81cd3,9e575da6d558871e
object,e34d282a000000c0,24ad54dc080a3f51,7fbcd19cd754ab98,36a3df448e5e5832
object,9600753f0000b5e6,0b88a35cad2f4535,15a3042067b86b7d,0ec64fb86cbab892
object,e34d282a00000116,7f24615e04929ec3,ffe48162aec22ea9,1762b59f9908480a
object,24d8f1e800000002,7d5fc46ad7c11e40,ec2437516747c31e,ad366374f10ff368
object,1321269300000179,da72628aaaa9596b,1e118cb99aa9a8be,0ad6615301b2ab28
object,778bb3ca00000001,40b05198a800b56c,ee5f6e348733f347,7dd5de4cce8e9075
object,000a083d000016f3,7935af02374ca781,4f33dc9492e07f90,b6eb609d2e1e5981
object,000a083d000005a0,7935af02374ca781,524a3e5c4c8d2716,cbcd2feb41fd188f
object,0a9c4cb600000002,0c7575f277f4c6c9,2990b88511ea2f6c,ef9cf60f90cff2e8
object,97e1f12500000001,263986c70918d274,8fa8204c4092e419,4e3f07d6c6b6b657
object,264ba67d00000002,9bf5e810d01778b9,29a53fc05c7a74fc,efaae10842645892
object,83e6bcaf0000018e,506aa586fa20bb45,045d90df1ecf0d42,d17cba120a1aca63
object,9b0564d900000026,a08dd3a8e773da64,da76aa989b614236,e10aadc5f0e31e04
object,86e55a22000000b5,0208f5267cc10c2e,eeb096957740ded4,e607294856c785f1
object,e23d9db70000001b,a53712929a3aeef4,df508e6ad6f18588,323aa49f171fe545
object,000a083d00000b7f,9c2647b5f022ac9e,96d171b078b23418,6e830b97651a8806
object,e43606bd0000006d,1a9e0230a496d9af,9055747cc793d166,5eb71be00dc7d205
object,e99abdcb00001198,061c093aace1e035,f26ad54ebbf4b4b9,b3f23ec80b8f9eff
object,9600753f00010dd2,ac0051cdf1c427ca,e3fe4e3b8f3753dd,c879d5fbadf4db1f
object,871a5faa00001440,a78c7fab8a0bd9a1,ec758e47d903135b,8fd0c8bbfb7393f3
object,132126930000030d,0c854c126d75047d,a9d4fbf15e94e358,20359ab9513b73d8
object,000a083d000006fe,4b2c77a684b863e1,7416e302f0fec20b,865f98031c450734
object,90e8e16d00000c6c,2edfa2c028037a5e,823cdb2e830b70ef,a0c7e5bbb040b741
object,000a083d0000061f,4b2c77a684b863e1,baa81e6a2776eda4,1706e1a65db2fa57
object,71e5773f00000383,f20838ee786bd11c,de6b04cef521a202,b53ae9e6f5b428bb
object,eaa0e93f00000001,3bf8232683d52a86,216343d2f1feeb63,c111c5dd8c2aa700
object,25fb08c100000003,6c6b08a66d87145e,21e80b57956e1c73,1225132f8ec96e43
object,e43606bd0000009c,1a9e0230a496d9af,9055747cc793d166,c9d859a202a25d6b
object,83e6bcaf00000129,e838c29d30dff8a5,04350c092da06b2c,94b89d3c6d59b342
object,9600753f0001418a,4c53a1dc5bda8b0d,e3fe4e3b8f3753dd,3a56e637871babf1
object,1321269300000054,d2c25516b743484d,c347a56d94381515,95e95ee083506a17
object,000a083d00001c99,5b1ef3596b7bed93,7416e302f0fec20b,7cc3f9e92c0cb5a0
object,000a083d00000c07,5b1ef3596b7bed93,cd54588964270957,3006a16ef2b480cc
object,871a5faa000016b3,c859c131e00d9c0b,fa01d19b06fbd0c2,0170361a765fbb5b
object,6e86fc380000033b,cda9175d3b1a816e,291cdd4bfb83f0d6,5f931747cf86e05d
object,e43606bd00000014,0c1c5e30a9f6615e,9055747cc793d166,aa0aa40b672d341c
object,e43606bd0000004e,1a9e0230a496d9af,9055747cc793d166,ddb60e7cde59e3bc
object,e7ca282e000000ed,ab148c909cfb9239,d882a0ee995c2e27,86b6d1373254d138
object,e99abdcb0000167d,355816ca89c385e5,e8e57a4b8e54bdca,8377ff8999034b91
object,7a775c6c00000016,1f83dde47cfe2958,e1d7ca5c842523d2,0400498bff30ab50
object,e99abdcb00000bc4,82cc7c616cc92da9,a84e1277f43edce8,d3cc544353d02ed5
object,ecdc05da00000001,ebe37e65ecdc05da,9309c9aee9d92ab6,deb68b6c63e64fc3
object,248a137c00000001,2021dc96bdc349b3,c6a32fc6c43ff86b,179d987c96c6a4a8
object,e99abdcb000012fd,70e79245e056453c,2c2a10747291dd74,8ad1661efce2e651
object,e34d282a000001f4,d862ad771bc536c7,2ed21c2b38a355fd,fd4e26e7c10e4991
object,fe6e529800000237,aec8f2e3a1af3895,fdbca8a9c84f0a0a,eb3f8f6067ffe12c
object,539d64290000002e,dcddaabf71ed18c1,4c8f67f44c4b4f39,34fbea7d1ad50279
object,34572132000011aa,a74fdecf4d7ee68a,109dbcd92d87fa6c,a74fdecf4d7ee68a
object,871a5faa00000d72,5b43d183e982708b,d61677c32c60d5d6,4b17be3c020f5fe3
object,71e5773f000002d6,e7469b7c1208ae93,6bc1d49283024f56,4d545b420f667826
object,83e6bcaf00000211,958da1c694b23864,71ef2fec061b988e,57e629792fc9446a
object,6e86fc3800000216,eabf70524e8a27ca,5641383524377ed0,d28454dda9732fcd
object,11960ae800000017,dfbb0233af60195f,84c855bdeaaeb18b,0daa0fe4b3742045
object,871a5faa00001078,043b5f42ff0cbf1f,8c86fad7d82a25be,979f6e4fc9694c54
object,a11d9bd00000000d,edaa1f5ff2c3b124,d22598ebc155f4a3,c7e624e9be2912ac
object,e34d282a00000235,beafb9035eac60ee,0af312b86d2bd51c,08591e25042eba90
object,e99abdcb00000a91,e8245a598ce7908e,74a11994c41bfa9b,80efcceb374d7227
object,049dca930000122e,307496f8ce8ce9b9,1bdec55bac69d66d,10271becdb514303
object,e99abdcb000029e1,816a22420e464a20,eee749faa05c2a80,1b8782e7b8ac71ca
object,660cc51f00000001,55ce826d660cc51f,71b6cbf3f4bd3cec,f2895004b55332a9
object,ad3f9f010000003a,1ede68954e06af46,fb817390bab0308e,1438777570f23811
object,fa8e5db80000009a,2224ae13b6e92efa,01d2d553dbd237d2,f5886e81d3814199
object,edfc13ca00000548,7634d9ee3148d3ec,2ef7e78727da5c09,9b1baad206e61cbd
object,52f2ccb30000002b,b39eff5ef77eebca,0b97b06ee3d3fb1a,a84b8cff74c2c2f6
object,823fdb8800000029,ecd7e5bc7208194e,6e3644ffa4f5e949,db605270867ce21f
object,345721320000aeb1,9ebcc4b52c6dba20,760dc0228a727b47,9ebcc4b52c6dba20
object,fe6e52980000024e,9de8c095a2d3625d,55d6f317b82c216c,8723aa414beea821
object,539d642900000023,4fa002dd820d6c5d,a3633c8da5da5c86,09e9ddb3868ebc05
object,6e86fc38000001cd,0c22001ed0afbecc,62a33de723549a76,68d9d73e79843fa0
object,871a5faa000014d3,3e7ddb5aa73c6ff1,b3bd591532d8061f,387ff39e39b18b87
object,e99abdcb00001868,ab4a41c46d19adb5,487b0cb70b41ab72,22bf139e08ebbaa2
object,e99abdcb00001742,7f55ad480b0c5c77,dbb86a6abeeaf00e,608a5db639827ff7
object,049dca93000014ce,2e0248b60b29bb6a,f24b909b90bb73ae,fe9acdd8245574b8
object,049dca93000018f7,806849e051592a39,0a5e46e766365c6a,16533f047d48d4dd
object,e99abdcb000006c3,199063c6b15c88e3,3aa419a5fceb4512,105f453176179c7b
object,c0524a3d00001396,b27e8f2f0fba5906,99f049474b639e50,660cd79c6db284a4
object,000a083d00001208,68099fc32106f62c,ef87a391b3e07451,15f17e66c1690dad
object,041a3f0f00000001,2586f554041a3f0f,fea2f9c4c08ed1ea,6caed5bc4ebdd72e
object,86e55a220000055a,a8c602a00519b7e2,fe1381a9614a30ec,0107256aad41e0eb
object,000a083d00001307,8e84b805b1530cf8,859feb932dcc82b5,cf7ad7b56f287dc9
object,6e86fc38000000d9,f706d6b4a02176d8,50221c7391bc187f,17b766968b91437e
object,871a5faa00001655,77ac26ad45265933,29ecb527ed342f80,cb46f00642896b19
object,871a5faa00001897,d2cbd02267234c41,253e47532ff53b7b,9986eb4743dc1546
object,1321269300000316,21b2aef491577bdc,d935e3803f7de76d,097c5cd809954641
object,13212693000002b3,643b2685e9ebd100,c9ffc1f92f8e8e18,1fd92968a3dafa95
object,000a083d00000f7c,dc276f825c4d106d,2d2696e16119e54e,532437cf76e43a22
object,90e8e16d00000d49,5c649f2abcbc3550,bc48f20e6e80ca5f,b5d9f7d2bc85582c
object,000a083d000014fa,ca492eb45bf3abfd,b8cb2c016e92041d,b9f2c191a972d02a
object,000a083d00000733,dc276f825c4d106d,597100cbd04e2e34,bd62178a02fff11d
object,9600753f0000606d,b2a3ef4ff1287c0d,2346e3d065c6cbe5,45856ad13980ee3b
object,2616e54300000001,b8dfe150ed597f56,313f7f65185000fb,7b7f73befa49f209
object,1389856b0000006e,9e5790051b32e91e,2896af9ea9cf8458,b4c19873896ded35
object,1d90611300000daa,67b09d8caee1e2d2,6c43433562d8a337,f78d117c90d7e33a
object,9600753f0000d618,bd3d677b9a72c38c,4c2b384b8bc9573a,9ea582ffc224ccc1
object,e99abdcb0000060b,ccc8bf33a6c9c89c,e2740798060937d2,d087d6f8b23437c4
object,000a083d00000097,d056e4401b9fe7f7,2d2696e16119e54e,1779a135bdbfe07e
object,871a5faa000015d6,3342b4ce2bdf486b,b44d9fa1893a2f0c,b219a38bf07f2085
object,fe6e52980000019a,bfc2559b2de84831,92052786f4d6f0ef,8921de2b784fc07a
object,71e5773f0000042e,d3c94dc42c68258c,877ca75c6bbfc545,0d649ceab0a180a9
object,25fb08c100000009,1c75f16787485b8d,e05ce1409512447a,25375dac93b6790c
object,83e6bcaf000002bb,bae19373427aedf2,79fe34bedc6b93fa,b647f73a6654e358
object,86e55a220000018d,0208f5267cc10c2e,a1bfc13116284965,4c59e3b9630e6c87
object,6e86fc38000001c4,a2b3e25176f2926e,5d400bd1b1632ebd,a5db8810f4d5b295
object,e99abdcb00003544,e92217cc2bfe58a2,fa0ecc0edb28c5fe,25777475ddf03baf
object,e99abdcb000006d8,2a41732d6e8f7f1c,9d340510b9d7ab63,155ff02b62f26482
object,9600753f0000896d,827b7e14290135f1,ebb5849cc8e39b28,d9c44f1952edc449
object,9600753f0000ca04,682206138ce4f859,c65deebae4496681,b19d290aa81aff73
object,9600753f00010537,39390841e6f0c19a,4f6f763cac9fc662,59f7aa2d22d83bc7
object,9600753f0000b280,0d77df76afcdd15f,d14fecb1376deaab,0e41bb8e3739d054
object,9600753f000136fa,ef11b8d794f7ef0a,ebb5849cc8e39b28,05dce6b0009adb58
object,9600753f0000bbda,e290631d9056ac8e,0d2e908b49e58402,95872cf48ec423a3
object,9600753f000131ea,723c1370d8b51a93,2d0b29933debd7f0,ad7bdd3454f96a31
object,9600753f00014327,4b8e3af4f0193c18,74fd9f08f0557a50,cbb0dfa58fd08150
object,9600753f0000e782,7eef8dfd83c9ebdb,c19be45af4f0c751,82e0badcaf890eca
object,9600753f00012c07,6dc6f83b3cf242c1,c09b8517e7dbb592,3614be2a74e67c2f
object,9600753f000159f5,5fcff71874b8b1eb,6ca1d09f711151ae,84b082afff1a04ad
object,9600753f00016358,2e03cf88ea6ecf9a,a35fe0f5b10fd07b,215b42e4055696a3
object,9600753f000117ba,b0782a3fee20c674,b0fe869c93d1950b,acbb264eb38b48c9
object,13212693000002b6,d26f6f5b4886e47a,2d44a2daa552a8f6,7305a978edfb6dfe
object,1321269300000029,d5b421e71c9a0090,39f93470db235656,af1bb24ce5d8c852
object,1321269300000251,5f053783868bb8de,8b5f497e5a3bba13,1fd25a2ae3ffbab6
object,13212693000003a9,1a936214de30f9ff,b71d83bfa3faf6ed,0b7b99a496754fe4
object,13212693000000b1,c778178ced4f9f9a,f28e6b3e75359afa,e980c09929c2b531
object,1321269300000363,5f1fc8d522354333,04b105260b7b5db9,62e5790f062bac6f
object,1321269300000269,57e83d8758d4b363,257aa3e6dc3d5a40,45aa2ab7d4f7b295
object,1321269300000049,f57664349c88ba76,1247d67a2116850d,34792df3f960a294
object,1321269300000198,d60b7af8cd7276d2,1e56bc3945fe11eb,6b136ec8d0b227ee
object,132126930000007c,e3742aaf6503b3c7,81097524d9a72ac0,adb79fccab72228e
object,13212693000000b2,9a2790bf507fd60a,a71fa5fb481230e2,4fe01928e7547764
object,132126930000043c,8a2fd6e82e643c63,f68955c6f38751f8,ed2a89e7f0090403
object,1321269300000085,a8f6eda72be6b261,1c9caa3997ef596e,c1ceee347b52378e
object,000a083d00000f00,801fd2938a768837,2d2696e16119e54e,27631c81cf341161
object,000a083d00000b78,80c11403794a078a,2d2696e16119e54e,58a2135825b26103
object,000a083d00000f1b,1b38e2dd45eabcb0,2d2696e16119e54e,b6a72196851c3075
object,000a083d00001aab,fc3af9bb465f13d7,2d2696e16119e54e,29dc4e746789b461
object,000a083d0000008d,4c0bbaaf610f2b75,2d2696e16119e54e,296e9d187cf4acf3
object,000a083d00001358,e79044dd97c9f6d4,2d2696e16119e54e,b62a38467a7613fd
object,000a083d00000fb0,3055179a01c3ea62,2d2696e16119e54e,d246ec377a39e074
object,000a083d00001b29,c16f2bd3e9ea1d07,2d2696e16119e54e,c2ae5485ede8f093
object,000a083d00001b72,ebcbf629cde3e317,2d2696e16119e54e,260d413f768c2764
object,000a083d000008f7,07800ad4ade89077,2d2696e16119e54e,6eb50ddb599534d0
object,000a083d00001406,a15bbc27631b7225,2d2696e16119e54e,ad4a0a0a8028df2c
object,000a083d000017f1,4913bf2e1a16dc4a,2d2696e16119e54e,9cd33198833253f2
object,000a083d0000096a,02ef7d1a47e8a305,2d2696e16119e54e,2038babbecce1262
object,000a083d00001d1d,edf105c51e418d28,2d2696e16119e54e,238059a54fb35e8a
object,000a083d0000031c,c6dbf739f0f2d1f0,2d2696e16119e54e,af6bf8c649b480af
object,000a083d00000732,f9b6355cb9767f86,2d2696e16119e54e,47b22a376ab7ea55
object,000a083d00000371,8d9a7990f3b164c7,2d2696e16119e54e,3dee88895c475335
object,000a083d00001b31,218eb50d79b5fded,4d1d858487c6c1f1,cf7a21a5902439b6
object,000a083d00001b30,9e6cda7420cc4e11,6f201df06fcc2351,ce5a10b33281b35e
object,000a083d00001939,4e0188fa2b532727,32d513c6ca4114ab,82389dd59b8d935b
object,000a083d000010fd,96937ba26b23e8da,b1cae267e7cd412d,d40a30bed6c97ff1
object,000a083d00001855,c2c9523cf43590d4,f55a3e8523b07088,20f2e72e49838bae
object,000a083d00001572,ff7ee9adb0e9bb12,bbedd3422edcafca,e49c601e30b73066
object,000a083d000018ea,bf42cde493f07e6e,01ba1a2f29c165f6,ddad16b4a2b81baf
object,000a083d0000074a,bc9d7bdd3ad7240b,53e070ce67bb958b,7385a52d901c90be
object,000a083d00001d51,8f61fdade624613b,13245cae753101c8,2ca224e8c9af2305
object,000a083d00000770,3342491b0e877108,8430a168c5352703,3a0bee7030b5fd99
object,000a083d00000512,da4617ed8f42ca62,97f95be0a63624b6,87468ceb20fc901f
object,000a083d000018d3,4999598cf7d0da11,7ab8d872969e617d,04f1865f2986e50f
object,1389856b00000036,c2319a595256fc9a,054e1f749ad4a7f2,78fa290fee23debb
object,1389856b00000016,c2319a595256fc9a,eca8d6a2d13bf834,fb6459bee48b3bc6
object,1389856b0000007d,c2319a595256fc9a,4c26364a42375f60,9d8cad54cee9b8ab
object,1389856b00000033,c2319a595256fc9a,f10b71be56b005e0,7ad1df6bf17cd99d
object,1389856b00000017,c2319a595256fc9a,084d9f838658ef6b,623140f30f2d4cbb
object,1389856b0000002f,c2319a595256fc9a,c07b2fbf763fa81d,dc62ce6bf7021344
object,1389856b00000003,c2319a595256fc9a,6540f1f5c3b95157,b625c570af9b5c70
object,1389856b0000001d,c2319a595256fc9a,a0654bbfd61b7ebc,be39a9be524f29fe
object,1389856b0000009a,c2319a595256fc9a,4c8eee72f926ffa2,0e4694c01171d9c6
object,1389856b00000099,f96b0d936db47087,aa6ffbb6dcc11fb0,5e31bb5fb4372359
object,1389856b0000003f,127893c6e7435293,86e715108bd1404b,3c6d9e1cea492502
object,1389856b00000062,127ae33981f588b3,b12beae224d7bd0d,c8577cf5b18041ef
object,1389856b00000068,127ae33981f588b3,b73f694e0367eb40,8d7d7cf2a54798a7
object,1d9061130000025d,c4159762f254de6e,4ad543850bd596f8,fa40bdc47e65416e
object,1d90611300000582,04f7c5db168bcbb7,76f8711745596b33,8da3e2e1916b743a
object,6e86fc3800000494,f872088c1d43bba9,047f3c83e0c85cbf,cb8ba5511e942321
object,871a5faa000005cf,c95024e2a25fe406,6957ade3a3b028da,4a0702ccf5e030fc
object,2aa4027c00000007,5aa313ef476ede2a,1b97b8a87f8dd1cb,e6c2d6defaaabd6c
object,e43606bd00000066,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e43606bd0000002e,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e99abdcb0000044e,5ce2fe70adc45317,6d93cbb2fb86b030,429e8e94559bcd54
object,4343e8f900000001,95dbcaf34343e8f9,26c96111e39fe60b,4bbf97735f31cf89
object,e99abdcb00002e61,6e994accf59927cf,1be461c38b795d28,63e56277f4bcc32d
object,731a8b1c00000001,0dee4e02731a8b1c,c8a8d63d1c7b1861,8ad8c29ca051806c
object,e99abdcb0000054c,c30ea9863f36c432,e8e57a4b8e54bdca,a0711d66e5148e1b
object,e99abdcb0000100d,2929ce33aaabf6d6,9ee2862c557ed7a1,85e9ef6094867467
object,cce0963e00000002,1d49809257b4c3b0,8c1980d711ad6798,d27f12074f668f72
object,871a5faa000016a9,3e7ddb5aa73c6ff1,958e221336af446d,853772b727a1cbc9
object,e09bd99000000005,00bcb894282ee9e5,6a49aa235de00c2b,b4cd67455a6b2516
object,871a5faa00000664,b036deb6dc7bf74d,f4832cd68ee9d889,2c6f2513aac7fd09
object,dfaa428a00000001,7fbc1eb0121a30b0,0847e298be4c7d00,8ac9bfe4e43c524c
object,0abfeea80000011c,c7e5f7d9b6668955,a2f4c3abd655f589,a0270b957b084c97
object,82eaa85800000030,d2f9cfdfdf3de5ad,a2d851b38428ebc7,42f9801fb729da98
object,7a90a11100000073,9f12f47e37473912,136532cf7b835a97,047d0f085eac9bab
object,c377ae7600000002,2a9bbf9fcc6bd5fc,0e5c10470cdb30dd,f912be660b1dc997
object,5667c51d00000001,b09df12eeff60e61,10019ab13ba7d81f,13bcb1ffa49aa9d9
object,fa8e5db800000016,08c76d0ec71c71cd,8a0258ecfd64677f,0e702c61d796c7a1
object,7599294f00000001,55a25b4c9888546c,d2ee2241db575820,8d27b9266ba35d13
object,e99abdcb00002d3e,01d5396cbf9ec982,eee749faa05c2a80,7f1fe90abb11f717
object,e99abdcb0000019c,6a21d5d2aa04d2ba,1459f6b5072af646,9606fc12d736882b
object,2a1f04b900000002,4ae8c638b9799f8e,4ef2a2190d3a8a89,279e901a218b3961
object,a7733f8a0000000e,3b18dcfcd605bf98,428cf46ae3797349,3a99f42746b677d2
object,a5ee618700000005,df9ab4662d298ee1,1e80d617d4fd4146,31ad44be1477088a
object,3457213200003973,16eca3ff5957caed,4d45c3bb4991ec23,16eca3ff5957caed
object,9600753f0000b7f4,033e3b3f4718cf30,51d73bd7b02f85ec,22b81ed6e9bd3006
object,2a1f04b90000000c,4eb719ba36ecd8de,e7ecaabadca27892,ce767ace9b4b3330
object,a7733f8a00000007,1cc4446f80d127d0,110415e83da72655,691eb92021b73bf1
object,a5ee618700000007,b0e17afc7256b364,d635d786d6654145,8766ec9fca600d16
object,e99abdcb00000949,307eee6cb37c96ba,a1c5bcc101021f80,4285b8d53a0a6b0c
object,82a1d77600000001,58123387bb624d9e,2cd9efc37a5d385b,2a09711145e1faa2
object,e99abdcb0000098a,36b5a12bd4a6a591,eccc75c935bff946,32b5b85cc06f2497
object,6052431600000024,0040973d516e354f,6dc285d006cd51f0,e4d249de458f4515
object,6052431600000025,d5d770d49ef4d606,59a6c5de41c5104e,e1b0a7cd1bb0795c
object,a035cdef00000003,a15399bf881a3998,680e6bbe9df397b7,ce6839f8e671f2ed
object,cfd337a100000085,3c08f6dac92b8172,690baa1e0a6b0ab6,a7d2ab94e9dc2e3f
object,345721320000b99b,347e197d8519f59c,fbff30152bbed588,347e197d8519f59c
object,9600753f00013eeb,ecb1de3868c8c30d,1e6b844d353bc305,2a1d8f0c89652277
object,345721320000088f,f6e727b932dad6ff,b662a0bb144ad132,f6e727b932dad6ff
object,9600753f00008c59,e6451c36d36d5e22,9b367174e8510fe0,087ded5a01eb4c55
object,cfd337a10000005b,d48980fdbd96d4fe,35fb623a986fe17f,23e76ff90fe51bcb
object,345721320000f8e1,1a4a83eaa63f7c04,06a2683163b93db4,1a4a83eaa63f7c04
object,9600753f00003a4f,44bcef090e09a22a,d884fa9e84ab3ebf,2709080762ef759c
object,cfd337a100000051,0bb4ae8a3668af1a,26da7a276d82639e,2cef16736929dd7c
object,cfd337a100000027,61e7a4e0680cffd9,c40aaf4299258810,75be6c39aac132b8
object,cfd337a100000029,5e83473a20188c0e,42538bcc7e2fc15a,597a46366c348490
object,3457213200002359,283c8525dca10feb,ac39bc35f7e93cf8,283c8525dca10feb
object,9600753f0000022f,c7bdbfc650aa9d41,d884fa9e84ab3ebf,cbd3f552d5dd5855
object,3457213200005792,62b5bdd1bf7216cc,0816c67cf331047d,62b5bdd1bf7216cc
object,34572132000130da,fc4ceb5a225f2916,7d1e598d431aa312,fc4ceb5a225f2916
object,3457213200000665,c94c218ab91cbee7,891e319011a40b6d,c94c218ab91cbee7
object,345721320000ba9f,8d6a9678c276b5c2,db98c5f5771ad43a,8d6a9678c276b5c2
object,34572132000073eb,0bb7a9c4863315e4,7894d26d1ef9e90a,0bb7a9c4863315e4
object,345721320000cf03,65b3e56c0b90d899,f8740003fa3a1c75,65b3e56c0b90d899
object,9600753f000119e0,b72e9e1b5e5077a9,4213b7e741e1656b,76d43aa87f437b74
object,9600753f0000aca8,b909a85a93c66a68,4722c017c0a2d440,44201a44e6361404
object,9600753f0000ee68,77aabc22cdc803da,26278a247b5c2d2c,46dada77922877a7
object,9600753f00010c80,fdce992a53f6d7ea,d884fa9e84ab3ebf,dd0a30b466d28403
object,cfd337a100000011,f9c96bb4c5f42ce7,c40aaf4299258810,7a6b6551bf8916b3
object,cfd337a10000002d,79cd125f5179a09e,f757691b71d8c91e,001bc3ee98957973
object,cfd337a100000045,b81d87666fdc4017,b8fece902f253f51,dc49fcaaa7fbc735
object,cfd337a10000000e,d14e8a85ef043ca1,2c965408cf9bf7a7,db82cc276b39de24
object,cfd337a10000007d,cbc8f8e39df8b527,402fce61a2f2d585,ec01d1831955bb80
object,cfd337a100000077,a09d881c7bfb664c,4e273e586e98f0a7,96f282b81387c366
object,9600753f00016a2e,ec6640c604227411,dbf3b1fbc588e327,d62bbfde52c03c52
object,9600753f0000853a,ac321dc1d7e62469,ce6ec82fee469676,ff63d757bfd7d474
object,34572132000046f1,e0bc82988b5ad7b8,efb768ffefd8e721,e0bc82988b5ad7b8
object,345721320000f988,89153006e276475f,2309f42f65d4895d,89153006e276475f
object,3457213200001ca0,bcc6ee40c9e1fe12,ef711fc158ae8e0d,bcc6ee40c9e1fe12
object,9600753f0000a3d0,7d6a5e6bc3322de2,d48598c0de77e946,3ea099629a721ccd
object,9600753f00008257,40b37551601ef6c7,fa6c7a6ed0eedeb2,3784342dd6db7122
object,cfd337a100000071,d9cc046113391940,084b386b5aa52667,00ccda4033b64c4c
object,cfd337a10000002c,73a0b9913e9a5617,fe3c8a03461311e8,9b52033fa30f582b
object,cfd337a100000057,2687a65483f25991,f757691b71d8c91e,78590e16aab9ac65
object,cfd337a10000008b,759885796b0623f1,da719a6e45483dc8,1e053361f2b9affb
object,9600753f000125bd,5b636c297993d127,6ad52eec14365190,449346f81f9fb5b1
object,34572132000133b6,ffd0c1b714737ebf,3a07244a7f064384,ffd0c1b714737ebf
object,3457213200000db0,78779582f89d574e,d6af4bf9fb37d145,78779582f89d574e
object,34572132000097f1,7de81c434363084a,8c03885602ed6df7,7de81c434363084a
object,345721320000f394,051425e973e1a901,bcf5b01fac28f6b0,051425e973e1a901
object,3457213200015952,47088eea05f6c383,01f402ec9a2a5493,47088eea05f6c383
object,9600753f00004c6a,57c0f9d6b61525b6,d884fa9e84ab3ebf,fab0d6247562482b
object,9600753f0000b330,d74bda57fba70173,11e784d2e256dd68,9e515de9d10f9752
object,cfd337a100000050,6436bb70be420973,f757691b71d8c91e,471df15bbcb2a618
object,cfd337a100000032,79c4c42f60c62aa7,3a2c0ffcb857ac66,04180179b2706527
object,cfd337a100000088,0976e6fade702bd6,a2af21e646a7bdbe,c04b9cbafef8946d
object,cfd337a100000089,b0c2339780170754,0c81dcc7cb3f3c39,c7ea57b8f3429d94
object,cfd337a10000004d,c116253fd4022676,f124687f5f2a1584,4255a2b19e11eb27
object,cfd337a100000046,11c88ee6a3326c18,b3c75018eb9bd36d,fb3305db93182747
object,9600753f00000e6d,aa5838bf58784197,d09a4abad0106a22,948ffc17a2bdd3c9
object,9600753f00011b03,13fd22865f6798c5,c1e66837929b666a,64e5f44eb70bcb93
object,9600753f00006704,cab452c68eaf3d4c,2d91d629585ed759,c7e8dfe4b5275e58
object,cfd337a10000003c,57fdd4bf410eab4c,d279cd60e08df919,8cfcec3d0e97431c
object,a035cdef00000002,c144c5292e39a053,72c2e5caba589e2c,2efb74235dbb5854
object,e99abdcb00000143,9463d85baa7cb0c2,39b62d3b9e63706d,edf943f6d815f08c
object,345721320000fe9b,d898ee1a1dbec614,4376233306533b2a,d898ee1a1dbec614
object,9600753f000078e9,f0aa4c99f9f28584,7a4ac94c407aa3f3,5a1ddb94044bcb5d
object,3470ef1a00000001,d9375d434106631b,f25f08178b9158d6,224fe6b8e715bb4e
object,e99abdcb000016bd,0e51251983fcac3a,f7d64c3c126ac3d3,64fdc3d6cc0d1aba
object,c033052b00000001,e7452e520bd02ee3,77aba37919287a15,6795a785bdfc974a
object,396f342600000060,e32edd7221dd8ddf,e0b80e40ddc08cb7,b6830907cbcee5d7
object,9600753f00010255,99d0e5cee1e6d2cf,72fba6900e5eb268,1fec42212e53a494
object,e99abdcb0000156a,d929fccad2323bf1,21180671f3688606,3f94be31da3e9804
object,e99abdcb000027b8,2abcd30cc9e97df3,998586f81363cce2,876e0380fdb1c295
object,e99abdcb00001c6c,08b8c0fe0e39ea23,560fe9c13c9ed362,aa0a5bc57171f83f
object,e99abdcb00002f42,9859c59ebf62bad7,f7f66ca0ab8d2731,a274a1905e4d9823
object,e99abdcb000003d9,eb61f43e8cfd9b54,a66babd884d3f22a,531d3b48b7e9e90c
object,e99abdcb00001314,94e94b268a6a0876,0fcb5082eec4c11c,5fac7270fd55c56d
object,e99abdcb00001662,3d629101d6dd5c9f,48303ca0857d08c8,1a4cc4203d5fd6dd
object,e99abdcb0000175a,2c827827f54d28ed,e2bbedd7b28200b4,573ef8147f8b35bd
object,e99abdcb000019c6,0b741ebd118f2150,1b9220d5312dec1a,e9004158deb7906a
object,e99abdcb0000260a,03504edcbf2004d5,ded446b7d9a65fa7,c165d0b9498f550a
object,e99abdcb00002c62,33cd6eaceb438dcd,3cad8f454db82160,10107a4843c21de7
object,e99abdcb000034c5,d6dd377a527f475e,7b04f948bfc2b4ed,02ca47ec0a39fad1
object,e99abdcb00000c7f,fd5cbd9ff03d1077,44c8d101b77d02f1,e9c8f23484445868
object,e99abdcb00002491,5c2cfdf47a5540f0,b12e556581e363d7,8043dec77fe0fdb1
object,e99abdcb00001581,a371f30710c9b773,e5ca57ca791483c8,d93f79b53611540e
object,e99abdcb00000815,5527d5bc1cf6a93d,b205ad5f362a105e,131db87d69198d7c
object,e99abdcb000023b8,adf6c569ec4044f4,d0aa53474bb39807,23443dd9364c4aa9
object,e99abdcb00001842,280851c7e6ee1949,e9a6ad2f5b896f03,a2103342aac7d7d1
object,e99abdcb00001a82,5158fab7c3687795,391c05804b8a7082,a4f5d5797751d1f4
object,e99abdcb00000ed3,8f16b1b782d6eb83,391c05804b8a7082,a9f9da59e89e0212
object,e99abdcb0000070e,2d42ca539f790e9f,d0049b2e744a842f,55e2ddb824f8f851
object,e99abdcb000023c0,9a9eff58148f254a,b12e556581e363d7,f3870632f99df8a7
object,e99abdcb00000ace,99443d862819a5a2,391c05804b8a7082,af1b6ba292337d8e
object,e99abdcb00002052,7fed2469e1ee306c,ebaca2edff17cf16,2ee728db718471fd
object,e99abdcb00000c6b,18b911e8b31d1c44,dbc0dc9ed253b398,e7857e6e6fe6bf31
object,b640ceb80000000c,d75dc4af359e7e85,3ad1c23d42509a6b,af17c2269e433f0f
object,e99abdcb00001f68,9e8f0b51a0dccf17,69d00ee86ab26f89,0a7b52d4747e135c
object,e99abdcb00000f30,89573eb7e5ea78a9,56f87687d35c43e8,f1274734b4ba7dbf
object,e99abdcb00002d08,90e61fd207ba682a,f3c428ee03c34a03,6bd1ea48b608bba0
object,e99abdcb00003215,cec75584caafc618,dc0f39801aa1cb7c,b21e2c47292324f9
object,049dca9300002c9e,cf09e2bb223f1d76,bcaaef16be5910ba,93a2a4204da351eb
object,049dca9300000ea6,a9aabfc42e900480,09205dcb555b426f,095ae1118f295331
object,9355ce5700000001,9f7b0a3e360ad21a,2c7fa797b76cfec0,24b5f1d0d59c54f6
object,e99abdcb00001bfc,66d1533c5053065f,99efa7222de124c9,0794a43514638d1b
object,e99abdcb000027f9,8636417aaa1fe997,17626dcc0348cbd6,5ed1d7039c7ca2dd
object,e99abdcb000032ce,7517ddcf0a568c13,ef35ce7e1233cf37,a3149390eb3dcc2d
object,e99abdcb000003ca,cbcb415828a7781c,e9a6ad2f5b896f03,c65e78dce43c234a
object,049dca93000025af,9208a0fdd933fc64,b32b32a21fca867d,f9a8dcec9cfa637c
object,049dca9300000a9c,1e7faf53e28edc39,e2488c7b77e28c0e,d319d0b2bd27705d
object,78d1886100000002,f5a72fdad69e2783,ed6b54bfa6b4adc1,d2ee1ae77afc4796
object,e99abdcb00002f31,05515b2cbf9d05e3,b12e556581e363d7,cbb8a18721656c33
object,9ee1c70e00000005,cf9230f8c80e054f,4be628eaec16bf06,46a702172bf81d07
object,e99abdcb0000055c,cf4e787b13f61e76,b12e556581e363d7,22a52ef220f9150f
object,e99abdcb00002cd3,24aa267f12a0b196,6f779be3f028abde,8483e25ab6a132d5
object,e99abdcb00000c1a,0af3f7d78f30408b,e42937556676e65e,5e949824c6487efe
object,f5c6819800000007,2718accea0877f91,79801a567b9c35fd,59de5368c53869c3
object,e99abdcb0000298b,62d2182b7e74993b,a428b185e0d64ab2,f69d2779ee7f5be0
object,e99abdcb00002d0f,a51a2a56b9310e82,dd52bcdd61d1fedb,db0dc5b5a0e8896f
object,e99abdcb00000b22,0aa5cf2e1b2f2e69,12efa31ea339aa64,e35c4522b236afa2
object,cfd337a100000004,db922343846a4328,96da1b611c934c98,0f94c70203919d66
object,e99abdcb00000906,7274cca71c8d1a0f,af4c44178f4d0fd6,a788e70d362fa736
object,000a083d00000b00,5808fd93ceef2526,6a084a3b9636f137,2f03f992cbeddcae
object,e99abdcb0000061c,4eedc2e547a7d94c,2032269cf3686fe7,d13581543c926655
object,e99abdcb000000d3,0f9ce250ba1afa8b,15a0d10da69df463,6e1b75a952d62efa
object,e99abdcb000035dc,8c0b4d609783b26f,15a0d10da69df463,d0a43cac63be0fcb
object,871a5faa000000c2,3e7ddb5aa73c6ff1,7e4151bb169fc21f,b113772ef19680c9
object,e99abdcb00001c5e,42f86c6f4c001509,e1753ee546ac151b,17492745b366d381
object,e99abdcb000027c6,fc7f199cb5dbdcb0,a666b40257e4e090,6bcd112b63cf4436
object,e99abdcb000032a1,71fcdbb47d49e868,ce1e202162e0afcf,ceecf4a5f6ba4e21
object,e99abdcb000012f8,39998095cfbf0051,db9961e2ebca6fb4,6cf60f82a0567d0e
object,e99abdcb0000169f,7e67d27a61a512ed,33f94a20daf79a28,df6730db9459effe
object,32c3890f00000001,de07b1a44218f016,8a21557c600ccf95,071051285840286b
object,e99abdcb0000155f,82f8934d05508882,062b9fb0b4a42d4a,c9df1a9253ac0206
object,d4d16c7000000001,f209aacd69e6231c,0041cf0344cd4209,a4eafdf88ff3ff01
object,9600753f0000bc79,55c95e19d4cc5037,f8f9f67484395fb4,6fc9a53ae94528b5
object,e99abdcb0000145f,9b1122ea4c92c87c,c67e54dc619e152f,f6a0333c347c173b
object,7e76642300000001,a1146e8e766a3b45,85aa9b0d0d308ffb,a10bd7f12d3915d9
object,e99abdcb0000211d,a382cc49a4f92764,c7b6f21ff5097c17,7ff07af6ae0f397a
object,aeeaa07100000001,5f3aafaaf3310033,784a58bef7d7345e,ae9227bd1b81ee58
object,e99abdcb00001680,003d3c339977f4c8,f02c2a26d3f498e1,940e1cd89fa4348a
object,66b5c04f00000001,b3e84a9ff6fbac1c,e37e9e70b1c0d845,e3a9ec9034270ed0
object,e99abdcb00000772,5311dcebdded25c6,78637314d95f0748,d4e4a84a1bb5a028
object,039bd11100000001,5604e272451c21f9,f76668d288991a4c,5e4dcb2f27fb3411
object,9600753f0000c778,cf6b5542018fa1d9,f8f9f67484395fb4,971e020586946973
object,e99abdcb000007c1,1cc389125164ceb8,e8e57a4b8e54bdca,3cc1342df51ded2a
object,f5c6819800000002,f23c5264297c7260,4095faa6c9dff0c6,61fef09f754d40fc
object,e99abdcb000015b3,c9e7c7ce5fdf0cdc,1ea81a3d2b4c4852,6246d84d1fdc6f5e
object,ad3f9f0100000026,eefca6a4096c39bc,7768de29695e3574,28759680954ca6e3
object,fa8e5db800000074,28ed34511edf4cbe,9bbd7ef113fee2c1,dc1b80ccf1520e3a
object,edfc13ca00001dd8,56562a2eb369e3b2,7d8c8ca740fd3a08,0678666e709460fa
object,c36711c6000001af,fd689c9b203064c3,5d03f2d8b960e7a1,663537de2e9d3cf4
object,8028755e00000001,a4b9f31ee739ec50,d601a648a003e9d8,781c937f8d70974d
object,9204e465000003d8,9e240276ef8307ef,449b17f11d8218f4,4345aa5ab03b4cbd
object,6a5010d5000003f9,67a967b559a2bc9c,73d2dad6c3433cc4,a2a38a7478eafe94
object,e99abdcb00002640,318d9cc1e836352c,db9961e2ebca6fb4,ad1367a0bb6de3a9
object,e99abdcb000010ac,e1845a89b4d3532e,a666b40257e4e090,a2e44d17ebe97156
object,e99abdcb00001add,a27895ec488a058f,92a8978814f32471,e12789627b306432
object,e99abdcb00001bc3,5e5b8a806d0f1d71,b12e556581e363d7,a5d4d29a632217f2
object,e99abdcb00001107,b621225dc99988f2,69d00ee86ab26f89,9fac6b7e34d79c1e
object,e99abdcb0000263b,4b60671b27823650,fed8da4790d68401,3a1be968ec41a28a
object,e99abdcb00001538,d6319a04ee6fc0b9,fed8da4790d68401,2f7a15b45dfd9e87
object,6a5010d500001234,732ca73e22af5473,ea393f1bccd922c3,4ab090c104771a24
object,6a5010d50000162e,00352201edc08819,692cfb00f0b1de6c,abe05d2f68752dfe
object,6a5010d5000024ce,bfb4f99e9af3378f,9029dbf4a462cc63,3fa321874fc0e566
object,6a5010d500001b4a,a1f6e728dad41f1b,97b56cca0b92ab68,1f0281459caf736d
object,6a5010d5000006f1,c2ebedead754f5a7,30e2ac0bdadd4ded,f6e0887c2220a46b
object,9204e46500000484,417ae1cdd4137284,fa6bcb04f5e041e1,f496356c1d10026a
object,edfc13ca00002725,220c4a442de18a2c,5b35623ceb648a5b,6eaf7e8d64bc2b2d
object,edfc13ca0000097a,61a761ce76492aad,351e70d3e1025a08,3f0315d0910fa110
object,9204e465000006b4,dcd8a4f2d5f8490e,67ee3d8dc66e7770,6377ef9d7f602581
object,edfc13ca000003f3,6dd866f9c49a04bd,b6eef87fc5de6deb,8241eae0f3bddcfe
object,edfc13ca00001cf4,17e8cbcfd31aa69e,47887a71502e6fa5,0937029339a0ab4d
object,edfc13ca00000567,f11026d2c48fd391,5473f5073aa2bfc8,52edf74b26f2d939
object,edfc13ca00000948,7584a5f55f6968e3,35885e9a31596a49,f82920f5dbd71fbe
object,9204e46500000223,d8315767c9005c49,0ac41b4ef25f21c2,49b3ebb7c1b2899a
object,edfc13ca00000066,a1d1e39b8669fce2,87444e710e56ba98,5af57230bdf84711
object,edfc13ca0000155d,c31a29c9de5f0e1b,457e181008a6fa8d,582e00531abe503e
object,9204e46500000338,f2dea77de01d639c,5246ea4e8214b68e,599404a443fd1b0d
object,edfc13ca00001f3c,e42e8741f206e9e0,837eedd4f5fe0d8b,1c7d92fdb3e9660e
object,edfc13ca0000261f,e0f35dc6f42c8896,0da4c61b38d7e34f,0abe7cf2af3148e9
object,c36711c6000008d1,ab9c614085fe5c9d,ba37b45e4b680a20,233ea680e5d95741
object,c36711c6000006c3,6e6fe948269c48d1,bbed3dc6ab346fc1,8fe80046a4a110cf
object,c36711c600000804,3c2bc3dfdffe7a20,4774ef35fc6861d5,cf6cb69882f44dc1
object,c36711c600000bd0,5fc9a114f4db2318,2fbb4b589ed971de,1de28fd167086f2b
object,c36711c60000081b,c4c231b4d2608d2d,76a027f988dccb6b,b115bd0c1093b5b9
object,0b107f7e00000001,13fb18e7df20f101,6572aec51cb4282c,44dac582037683c7
object,9204e4650000036e,01b7c92563b400e9,c2e98391c7b352b1,48fd7de3244d3916
object,9204e46500000936,8cc020dbb434ef77,2ca6f50656334cd3,7d046e4fa2b05332
object,6a5010d5000022b8,8e6b883e9eecaa6c,0ee98d7acabcee80,00047962ea722b6c
object,6a5010d50000203e,ca730ef76320c701,90a4060efdc5ee81,01c251f337ebe626
object,6a5010d500001e5c,dd5c3c55a6a5cffa,51f488ba43ea89d7,1533c852e90a68ad
object,6a5010d500000005,dccb089118750b83,4e4c39ebd31f794e,62dd06e6cd879964
object,9204e46500000965,e566f678234d7130,b8ed281a743975a6,768f2111a5d17a4a
object,edfc13ca00001664,23698b7f388c98dd,153ff51b9d3aafbe,6a90f5f2b811107a
object,edfc13ca00000d57,08af2d43d85f4dc0,e8f0231a952a6989,28637ab74aa43cb6
object,edfc13ca0000072b,67f0204a3f83b1bb,51049f65b9da7356,2e3b463d5814c6f7
object,c36711c600000541,0af3821b1b8622c1,86c237134e607160,164a183824b16397
object,c36711c600000b0a,1a9cfe64801dc6c9,3d835967c2a284e0,f8d15d3b9e575da1
object,e99abdcb0000148a,08406bce426e1c71,e8e57a4b8e54bdca,558fabfb32824c7e
object,dfaa428a00000002,9c567a5ef4036169,8a440fa6ddaf1b01,39ae2db589b271c8
object,e99abdcb00000337,bd754cb0c2ec9b0f,ac7a561d067ffbed,268d50d33b222f09
object,9204e46500000476,45f59e20258970c1,b1ea26b118a2ab16,65f3ad28b3426a2e
object,6a5010d500001d11,eef65a96997b5405,c535501ee2f40b22,27fd77b37c9a2586
object,edfc13ca000020da,0ad8b918248f7c83,6c8c75384687d794,1ca573fbb58c9b02
object,9204e465000002dd,a4aac4972157d780,854af71b3d861d06,ff6bdc144817ed67
object,edfc13ca00000cda,85a14a12937e8fca,8b082c05408780ba,6e50463820292e1f
object,c36711c600000850,ec880181c4bd2b93,874e6e6ed40c96e3,07ec6cdbd5d7412f
object,c36711c600000dd6,6822e9527791c25f,993ab3f14cc5ab5a,8b57ae0a5129d5b5
object,e99abdcb0000303b,bebe256afdd362e8,2107bd22970fded4,16c19fa73bbbe469
object,e99abdcb00001861,5e33cb0891e7ad41,2107bd22970fded4,9f6b85aeedfbea0b
object,f5c681980000000e,b5eb655d78362c0a,4d32fbbe69c3ae44,20324e8c0a980971
object,f5c6819800000008,050092fda331824d,4d32fbbe69c3ae44,a4e8d9ec9416f376
object,f5c6819800000003,e2f2fc3ae26cdf8b,4d32fbbe69c3ae44,d0827600aa635694
object,e99abdcb00001cb4,2e5cc486a592a2b6,e26c34f0fab837fd,8ec32abca9226b29
object,e99abdcb00001812,55de22c1c16abed4,f51399697de515ff,f7ab7861f81518f8
object,e99abdcb00001f78,9304c7d738321188,e8e57a4b8e54bdca,49bdc0b89edede4c
object,e99abdcb00001fdd,de19f34db4cf9ba2,69809a56b2b8f79f,d658b79c10f0d919
object,e99abdcb00001bf9,044db57c5c1a9f15,69d00ee86ab26f89,c0ba64442cadf6ae
object,e99abdcb000002fc,f80565347e94eb51,dbb86a6abeeaf00e,7c5e6c267f262d06
object,e99abdcb000025b0,7b71a1192216b0fd,ea81c6da20d4d3d6,aa18ae2dad12c4f1
object,9204e4650000019d,ce87cce955dfbd71,e842985bfeee707b,da984a48f78079d1
object,6a5010d50000055d,4f8704e199092c23,b65a5ed9dbd35a61,0e13aab564aed822
object,6a5010d500000dab,77d4d79ab1310b30,a94f334645d63ca0,155c6a461d57ba1e
object,6a5010d5000022f8,419fddf7727cf487,81e60ab68bdbf836,c5cfbd42f6b7afc1
object,6a5010d500002489,6b60116a7a74b2b2,6044c13f78148234,2754db2ed3bbd185
object,6a5010d500001d3f,db98c0ebd98005bc,d6c628ed4cfe3a5b,7a784238fb97f48c
object,6a5010d500002201,21c8f6c4d449886e,e02d58ebe26aa094,1e40ffd88c0e70b8
object,6a5010d5000002ea,cc0d714b799a9f61,6fcaf42e4711eea9,5d163a45fb0028c2
object,9204e46500000218,f7de50e5e7538d67,93021a040a35e5a6,e44b25d33a23537f
object,edfc13ca000028ce,1c90870ff83b7ba9,9a83af18eb3e17a0,6becc88a0f59a601
object,edfc13ca00002996,c7ebe2d947d2a7ad,3b1e987e9a4b5f0a,c2b651041a6eac3f
object,edfc13ca0000239c,93f705cd06595905,0e66f40424294a14,cc5651bff64d0e72
object,edfc13ca00000d81,707f22698f587b92,1bb5f5d4161e76e7,642e5e835d845260
object,c36711c600000c14,f4990b6e58a80936,c106cbd85b9f24b9,228d9963b6b39162
object,c36711c60000028d,3ee91dde921e42a7,abf15abce675d41a,1e2785a66ce04e6b
object,9204e465000007ab,55ec27266eb4f1f2,3d4725598aba139e,c067c605c15c10ea
object,c36711c60000012f,ec64886fa8a60f58,90835b2f728d629b,b6aa447e686f17cf
object,e99abdcb000022a8,8896f7903b209d92,e06ae2da0056d3a1,7c5b7292a27ab0a4
object,e99abdcb0000011f,ed4dbd2f5c3c5de3,b6d50032efbf62df,ce306fba410eefd8
object,e99abdcb00002b52,e3e59143d1abff69,78558555b7255ccd,4092202999f89baf
object,e99abdcb00003450,09c6a11d7aea92b8,d50ff89d8f2fce8e,e76790a173742a3d
object,e99abdcb00001177,149db7ec1d9cf6fd,69d00ee86ab26f89,46d71810681d7b3e
object,e99abdcb000026e1,34a31c8d51125c30,69d00ee86ab26f89,9092944ab7101333
object,e99abdcb00001506,3e5085e558db6ee2,dbb86a6abeeaf00e,b26616e6554fa88b
object,e99abdcb00000493,555528414b81e798,270aa49aed3292aa,41b1eddd3e530048
object,e99abdcb00001cf7,83b88ccd09276bd6,2c9f8851e22eb929,ba252f84dde1024d
object,e99abdcb000007f3,7db0f9b517b800ee,992a64113c4b150a,2e643afbccbc39a8
object,e99abdcb0000146a,d1865b7b5d567c87,4a9c3a99ec9c9d0d,30f3acf9934f91b4
object,9204e46500000a87,2eee7a5d20b98c73,8d52ceaa229047c2,7f112be2c2342716
object,6a5010d500001395,ee149e150df39bb6,18197f83b30670da,8d69f48568d2f027
object,6a5010d500001d78,7c470f8938384df9,4d7c259d4c87d270,4ae87b1afc698728
object,6a5010d500000c65,25d278bdafb1b892,07b3797f2fade20c,8a71e7c8ddb44e2e
object,6a5010d500000e4a,23ee1eac1e748405,7205c143f0ad930f,5f4e95495e0ed965
object,6a5010d500000e36,c6908c1c25577f15,4ee8cc91f846bdea,52afce30af0f395f
object,6a5010d500000306,5229c2db9bf7d995,b03bfb1397410335,430fb3ecb839bfac
object,6a5010d500000bbf,991a231711e6584b,1f827128b6bdb233,39680351cb88aa8f
object,6a5010d50000137a,0ff8a4fce1aba7b2,f430bf47fedce3a8,ef7ab16163b9c9bf
object,6a5010d5000011b1,91e52bc0448aeae7,a2a4544436288f0d,3c20365cd13509a5
object,6a5010d50000108d,4e3e1c5191513253,f349d35804ad0675,7bc3a1822b39f43f
object,9204e4650000026b,051d59295eeb2ebf,e6a3766f642fa865,b41198e72153b64e
object,edfc13ca00000678,6614fcd2fd0a8119,7790db34b4bff9d2,b61fd13cb3f0d282
object,edfc13ca00001ce4,b547a7ee9108af92,e95ceb9de36ca189,450170a5e5100fbf
object,edfc13ca00000733,fdf086a290c35cff,1016330dd5040dc1,6136f6e769706ba2
object,edfc13ca00002340,67003917997ab9b9,6efcd8b87913bcd4,4f408398c4f909a0
object,edfc13ca000020e8,1202be4ba437cc5a,d3c541d300140741,c0c2950ef1fd5dae
object,edfc13ca00000718,83ca6192c2c39066,a01cb007b6944443,8fad83b9ea1f9c8b
object,c36711c600000f9f,cfd62e4e23d99f5d,af26e0e6d85aa7f5,7a58fcbd162edee4
object,c36711c6000010b2,940315a5be80fb01,ebf8f9b5d52b4d58,aed771ac3ddf7a30
object,c36711c600000ae2,f9f2b28f354befed,5baa8eda9bf10d62,a5e465908aa2c984
object,c36711c600000be5,f5e5991aad2d848a,705e7c158c20c652,ea534b8b0efbe8fb
object,9204e4650000041b,72d32bef9f7fa8d8,78eda8bf8fadb7e0,1c0e17bfd2c5f5fc
object,9204e46500000231,b228b061e92f0503,c70e6366362c4355,4527810d3600a9c5
object,bbcfcaa100000004,bd5d1dc1bbcfcaa1,5a47a35d47dc4871,5f1d43a533756aa7
object,871a5faa00001165,3e7ddb5aa73c6ff1,af740715463f68d0,b113772ef19680c9
object,11ef037b00000002,b37692a4a92047c1,fd7826f97c420282,07fa86e1e563e796
object,dfaa428a00000009,d026e9e1ff4f0c8c,895d943633a80b8e,ef80326724f39e21
object,e99abdcb0000080e,2effb2a8cde71cb7,708f97f8f058b46d,5c59fee5ace949b5
object,e99abdcb00001c9f,f77271a6c3d0c60c,53a27d54d5936d8f,789c5cb18d936022
object,e99abdcb00002ccc,732c7c3e383c179b,68630aba17726023,f524302fb32d381e
object,e99abdcb000022f9,d9a9ddad47170e8b,40f584175acbbef5,22f0c04fdf7af8ab
object,6637ca3c00000047,464c029fbffeba36,520273a887e809c5,2ecd830239dc7b3b
object,054e5fc000000001,21d3d5f9054e5fc0,048b0dffd28a3a8e,71dbfcd2c41e49e5
object,e99abdcb00001e5c,59a63d5c69b50837,2d11ee51901e444f,344d2717b012cdeb
object,e99abdcb00000f6d,c36b977d4b5fb19e,fd21eb48d3c802d3,4d0f6869e380c92d
object,e99abdcb000013b4,94ef1cd1187a3302,e8e57a4b8e54bdca,e526579f7a8460fa
object,e99abdcb00003514,e02bfa3032363103,eee749faa05c2a80,b906b07ef85a2ff0
object,e99abdcb0000205c,c5e721e7ce2ca843,6955fd8fd6ef9aff,f5994c39d4e34674
object,9204e46500000a05,1cd6b01c674c4d4f,2edc5d1885ed5866,4e2fad0c11bc4c4c
object,9204e465000003c2,3b20acb7b65d8b54,e1c3bc5cf1f7b521,f10820be0c91f6a4
object,6a5010d500001417,02afeb88bf443328,301e332533781b6d,dcc9574a9ad00545
object,6a5010d5000003df,27ab615280787c99,deaf1c615977d58a,fadcdff1c869e5d1
object,6a5010d500001b2a,5ac09efa1cc34554,936e0f531c6afede,998534ac052c72b1
object,6a5010d500001aa7,7a4df8df8c976587,53c4f0dbe692a5eb,f5df145d70fcfaea
object,6a5010d5000014b6,5d187f8802c860d3,322d5d34d7b84224,13bc88a5c76e0aed
object,9204e465000004bc,a48d03518d0831db,16428f931de3840f,9cf5d5d552f536a6
object,6a5010d500000de9,871199b8b64b6f30,e0a9dc7e5cfa988c,865886a260bb68fe
object,edfc13ca0000244e,f4645e714d08b0b4,67fd52dc368b5371,b2c7e3ecbf6398a9
object,edfc13ca00002260,0c9158f93c61b131,5976f07a38535df1,0d535758324d3907
object,edfc13ca00001f3a,e8f71bdbb180b901,7a4b080a991e6abd,9658dabfaa38afdd
object,c36711c6000010f2,10d4de3ec19521c9,11321ed639722b68,b4f34e118286b6a9
object,c36711c600000e53,e007feb78deb4cf3,77f2995634b5738f,535b5a5fcb25a7a9
object,c36711c6000010f7,9d79476446e46ce9,eff72e2029869ce0,3f56533400a1cc36
object,34572132000024c8,95f76dd76ad510c3,2d7e461fe9bdd9ed,95f76dd76ad510c3
object,fe6e5298000001d8,33a0a16610249d10,a7696a7373a0a2d6,548acca902047ce7
object,539d642900000013,219342bc1dda2382,84d8560c4848fddd,25e4dc29f6305a35
object,6e86fc380000037b,dacbd4152168684c,d9d66e921ca979fc,1505681316ffa5f3
object,c303bdcc00000002,5cad7a8846f55277,2b7123082e83a4ba,739de89a4acb8b23
object,6e86fc38000003be,11007787e7ab371d,d9d26a54d963c66c,c7e60b1009f2511c
object,000a083d0000002f,06dea0e71c0583c7,73731767d9775d47,257bd76fb499fcfc
object,71e5773f000004f2,ecee89adc664fe78,1650afc1f97bb5d4,8cf9281c4917cd57
object,871a5faa00000551,b4169b1ba2107c66,7e336152ef2c967e,2ba3ee415cd60416
object,e99abdcb000009ba,8be13dd39ebaafcc,a2da2995bed84ce5,3d459405d6bc76e6
object,e99abdcb00001d64,2bec651fc2c61d1a,3ebefdf968bd7e80,70c2d09a2b9a0920
object,e99abdcb00001149,db6a867bbeb3bd2d,dbb86a6abeeaf00e,2b9adb429fb71f64
object,f5c681980000000a,14c9f5848f85f6ef,0a8bf11fa14556e8,4a9aeba776cc0260
object,871a5faa000008f1,a462cc6cda5c57ec,cdd382767c85e1b2,b05d2b4656cd2678
object,43f89e9d000000a7,570a6541a71f1152,3dcf10efae530b8c,a20075776ebfd36a
object,13212693000000af,e0bd502fbf9160d3,dbc109ebebf97c39,62b2ae5ba248ba76
object,e99abdcb0000101a,7f0d1334412c9aef,01d8adf3a3fdc497,32bd75a9e0fa5182
object,3916afee000000db,536c261cdac52a85,6ace9adfaf95fc92,2f7254a72566513b
object,e99abdcb00001813,43ea8d8e8ebbfe14,6bea1fd6e36a7ddb,6895f63f8ce53e60
object,1ad95caf00000001,49e5519a799c2b91,0dd4ae4f227882e0,1dbf8b81e9256951
object,a47a2c700000003e,5521dbf7e6bc7acf,4355151dba20fac6,37cf3829ae8be5fb
object,78d1886100000001,f5a72fdad69e2783,b32ec73367d3afa9,d2ee1ae77afc4796
object,e99abdcb000020f6,42d23bef66c74084,11e3df9b9d5ccf74,23e244659a982de7
object,c21a3d7a00000002,af0d4c3c2ad7b256,fe2831ae60530eb1,b68c946325e345e3
object,9204e465000006eb,3eaef2ef26d48829,f5e8e982ab9b95e0,01e436a99bbd5151
object,edfc13ca00000b64,98e7de0a27092f9e,39ba2683adf24dd6,58a8692ad77a7c97
object,c36711c600000cbe,e03122e96fc8e597,9a7104307d8f2883,4ac0efc83dd9d3bf
object,3916afee0000013d,e6ab4a7160e327f9,b64d9f533fc73fd2,2b8b0270de44d14b
object,539d642900000030,971b3cc65caad5fd,c5e508b8354b7711,fe98302d7cbdc268
object,539d64290000003c,97df3beeb51dd8fb,c5e508b8354b7711,373a42344d1ea4a2
object,e99abdcb00001bb8,2ac5c607d18a5ff4,11e3df9b9d5ccf74,07cb958bdaad940d
object,e99abdcb00002d73,4a9c5b0b45823bf6,e54e11d8f47f8437,7954b8dd36e553cf
object,e99abdcb00001a79,098b603b3bb02f45,a666b40257e4e090,9afc8aa5f0ee9f19
object,e99abdcb00001416,b63e35b659abd0b5,a666b40257e4e090,c5cd84e148345379
object,e99abdcb00000e06,871c98972f9eb2bb,69d00ee86ab26f89,d94a61774de8052e
object,e99abdcb0000049a,4ccd17b65038ced2,c14cb814c75c7ccc,db79bbe5ca71644d
object,e99abdcb0000075b,30c36a9f1c1e9296,e8e57a4b8e54bdca,e34092258d9e88cd
object,e99abdcb000029ed,1167e6aa359e68a0,e8e57a4b8e54bdca,b161d064b438498c
object,e99abdcb00001ecb,fcba830f6136927e,e8e57a4b8e54bdca,dd3082b2cfc599c6
object,e99abdcb000034ed,4d5637f60ced9313,e8e57a4b8e54bdca,cc25dba108908f93
object,e99abdcb00000740,e36fc8997b7a2e78,a666b40257e4e090,f28a306e2dbec8f3
object,e99abdcb00000e7a,90ccaf722bf2e381,f82d927f518129d1,9995dde74216daed
object,e99abdcb00002ce7,0d53d5328cf5c27f,529ed540b304617d,8e083a94db7af14c
object,e99abdcb00000d3d,d9f9e0862860914e,92ebc10c492bd1ce,61b43bf50ca25bc0
object,e99abdcb000004c8,ce53b86c7a9bb7d0,7dc4ce6377cae27f,ed3ea40ceba23499
object,e99abdcb00000814,fb7959ae6c26b70d,ea81c6da20d4d3d6,db7ec2e9bf314f4a
object,e99abdcb000019db,30a24a52b4cb295d,3994a018d43a78b7,f677f79668f16131
object,9204e46500000a3b,6ed6745a3b854634,6c0dc1e9a0e87dc9,06bf97d677d6e43b
object,9204e46500000872,77225ef754e4a319,6227c2d36dd30375,7b3e6b6556cd4f70
object,9204e4650000069f,c0b30d9558bc14b2,d2247f85df21eb26,714653283286db01
object,9204e4650000042d,bf96f986b5a808bb,bd4eec14927e8957,1777713713412e08
object,6a5010d50000242f,5c6659d9b92715ed,9ba96e28addd5618,0547669f1ba5d9c1
object,6a5010d5000006ac,1c320bb5184872a5,8f80471cacd7d4e8,2a7ba56de40fc406
object,6a5010d500001403,1325eb8486fd076d,6caa45e56b6f11c4,9c451e14e4c48d55
object,6a5010d500001ecf,adfc732f63cd314a,c41302ae695d43b1,349a1c79af3150a3
object,6a5010d500000920,f1c039cee283bb83,bfae6e79a7724047,2ef9665131f39de6
object,6a5010d5000005f7,95b377935acce931,b322cbd7084c0db9,60b7c182a53eafca
object,6a5010d500001af0,7441efd69512b7e2,3a40530acb541cd9,befb1cf54648d9e6
object,6a5010d500000975,241efc399e863c5b,32d4c5f40058036c,5a917022729f6981
object,6a5010d500000ba4,58f9fe7eb4338547,12830063d41fa63a,e2e0431aa045b983
object,6a5010d500001d60,ee0bb09197da0935,d43e918d0da7445b,fba85e42e77a83b2
object,6a5010d5000021f7,9e688953b317cc30,6501e17a3cc6633a,b9e928b0b40ff9c4
object,6a5010d500002247,57c9a005b21fb4c0,cae6ad22583e19be,15602e7e8064dd71
object,6a5010d500002496,4554f006968646e3,4950ae9c6eb426f4,4c9bd895757a68ac
object,6a5010d500002100,618114ccdd08bddf,930f67c70e210d30,e1dba8669ff2417c
object,6a5010d500001fdc,80f2177d56f1977c,551d0a6fa17a4883,c05476e44e4f6642
object,6a5010d500001a04,36567dd54e7fa369,88cc9b01baccd27b,b37903844adb4565
object,6a5010d500002483,776827d61edc91a1,19b4fa486ec52653,7807e03dd9bf9174
object,6a5010d500001f27,37f968dcd12fcf31,3edd01f499ada8d7,9788bd6fe3323678
object,6a5010d500002006,18b3c2777eb20984,ef1f3aef8811cb2f,33fe61c237217083
object,6a5010d5000007b5,0f1ecfe670d5d6bf,22e86bfd8b462f67,66fbf32c217cd2f7
object,6a5010d500001506,64e00119ebbeea56,16ba1b16722182de,2f033252c0eddab5
object,6a5010d5000024bc,fb4fbdb79944a1b8,8fe8e8b19265f7f3,77e332ac99341cf6
object,6a5010d50000062a,c00459c3fad35b4a,960d5dfe9f0f7d79,af71db1266d8dd4f
object,6a5010d5000009e1,232440b649b6079d,522379b6b99cff27,4dbb0d1e5755bb97
object,9204e46500000065,0ee4dae48f2a1ab0,91ed26144d928fd3,1eeac2311f4a145d
object,9204e4650000069c,17d2c831415b39e3,a2134da069fb6b95,ba30777ca0d5515e
object,9204e46500000a0e,858815a8f4d54514,b41f2de25499f4e1,670d70c178fa292a
object,edfc13ca0000215e,1d26ef741d1255d8,1629bef55d144eb3,10689eedaea154b6
object,edfc13ca000002c3,c7ec319985b7b313,ab5ba94b0b51fbea,8a4392e314f881e7
object,edfc13ca0000266d,25d1695079c6560b,9effd96096742a5b,d9b403d522400bc4
object,edfc13ca0000113c,9253ca3ef558ac55,524d94f299a2f96a,8d5dff93f58c024c
object,edfc13ca00000b4a,2d60442f0d98c7bc,9de3615209bfe1c1,c983587a3b7bd4bb
object,edfc13ca00001373,548fdea872e27e0d,7f0ea34eee07e73d,c1321e872a15abb8
object,edfc13ca00000b60,b03518d33b1b6328,e9231906e0afe9a3,1e61052d26ab1635
object,edfc13ca0000238b,4e84c6b8d5e6398f,7c11bcd5ae89bf52,88d92245bef86ecc
object,edfc13ca00002701,67cf79e4d6bb2383,ca9d9179fc1b9905,ce3aeed7d544c234
object,edfc13ca000007ee,b8d3a1899171705d,8fbc48af32093663,4b8fa470022085a9
object,edfc13ca00001955,56610fec9613c6be,1aa7cc58c30e4993,394cee39b461fe68
object,edfc13ca000028e3,b19ccb3ec681a9da,b32dff3ee9cfb286,36ca8cf55d656d32
object,9204e4650000096a,435a40996abebe0a,f94573776afd2bad,01eb1af8327de832
object,c36711c600000e2a,ee180c9db8e2f200,2cc5b0fe0f24dd59,80d643c6faae4ab3
object,c36711c60000105b,ea13dadd7d90dd4b,a97f76d8a3631d63,6c7e2700142f26db
object,c36711c600000d33,915fe1d88c8b0308,1ea8296135509df2,db38013f5eaae140
object,c36711c60000004f,87967945724c66ff,28429894d50207a9,a49fb0f99097cc48
object,c36711c600000214,4617018720f7850b,446dd59e7aec801f,32ab5fbf8457a37c
object,c36711c600000546,d07cdfe5297e6e3c,47b4879f8837aff0,8b7cd8eec57b78a5
object,c36711c6000001ec,3cc120d9b3e6bc64,7a2b1084136fe7ea,5bd2c9e70a3c919d
object,c36711c600000685,c874046500949caf,a63771319d8037ce,953adf772f742653
object,c36711c600000c88,41e9a7196ceee295,03f2a0f02fb5f310,c004dc02ec99fd1a
object,c36711c6000004b0,302ccb7a47965d5b,ea9a04f195dd4f85,a41c9c1cde05adf3
object,9204e465000004ae,adb53630d3323a39,bda16f1db4693afb,660b258f177ba2c1
object,9204e4650000026f,a0f89d2619c895b9,b55630db4527e0d8,3d31c18f0bdfa606
object,86e55a2200000552,59c303e65df18d2a,946c9765d8a859e5,8530daa7fe2b14d0
object,acc449740000001a,5bac0bbf257ea554,40c2c63223134931,bfcf913e94254d08
object,e99abdcb00000d03,593e1172c81c43a7,69d00ee86ab26f89,feb337fa261e07b6
object,e34d282a0000018a,95d626bd3ae5b3d3,00eeed3c4b7b622d,c10825a63f5053df
object,86e55a22000005e9,0208f5267cc10c2e,e8ef8feba27dd90c,0d17d281b0b17e95
object,871a5faa00000329,571fdd9e3e92450e,46e56a0a002b0128,216e6796d55821b7
object,000a083d000001b8,18a819f8ae67ed15,20547dbdbdc38d1d,5ccbc681a3004494
object,fe6e529800000203,76cccbd678e58106,4a534e91f3dfb161,28a14dc2998f2440
object,71e5773f000002dc,34b9835ef2445a2f,268c9874e94ff29b,a1a0f71c28a97131
object,83e6bcaf00000135,340d2e42ff8927be,4155ea3ee0e81a63,28d322361b7a9d44
object,6e86fc380000006f,f13d258cec23c94d,a84534780848eded,4c4e3142e56f7212
object,6e86fc3800000118,f872088c1d43bba9,813dc0003c92f653,5d0f50631af3ae91
object,871a5faa000018c8,727ca40af4c1cae0,146dc8fcd503af6a,db2c81f1ff138743
object,e99abdcb0000178a,98f73f054832e730,943ad6a0cc720d32,ef90b35242bdf235
object,f5c6819800000001,8b26d18cc6931791,fa14bb115fd305cc,0810788f733a70ef
object,345721320000c7a7,181fc721c5478d53,c3f69917d82bfbb1,181fc721c5478d53
object,000a083d000002ab,fd3b85bcb12e3ab8,b5ca63add756df23,70a32d715c068889
object,e99abdcb00002b3f,44e12006af2313f7,b12e556581e363d7,46609d7478b0ecbc
object,6a5010d500000429,c6c8da09a7db2500,4d5b71f6ea653c2a,1e7e50aa6ed3fbea
object,edfc13ca00001f1c,83635ee21c2ec719,87cc234cfa215cb6,589760483624a6db
object,c36711c600000abb,669ce92a9ac4c308,58bce65bf24db373,9a00bc459a788bfc
object,9204e465000009d1,63b5362d04ce96ac,902ea84838acb3b7,53ff75591299ce8c
object,871a5faa000003f4,ab662fb824170af7,1ef4c9342b6662c2,306130b99f64de3c
object,e99abdcb000001ed,10b6f5a3a57e95e0,eee749faa05c2a80,2cc26a43f507e4dd
object,f5c681980000000c,b90070b8e18b4606,a5e96b2392dd0211,786603195bf4995e
object,e99abdcb00000e32,127c10b9ba63799f,016d83d111aebd27,e03ef4f348cd635e
object,e99abdcb00001d01,77a7de055a5ca330,0355f03a954b65b0,331918b428992cea
object,9204e465000001f7,8e9dfef7b37d3ecf,6914cf6438669993,12bf697737354bf7
object,6a5010d5000010a4,fc4dcdca92e2a6d6,d5a4261341fbb666,0992c4b01f30d540
object,6a5010d500000e95,1a5f70f51972fd79,97adb2cfd94d2f39,0a329b3f35934c63
object,6a5010d5000015a6,1382f6551a6dadfd,14b2d4c78db73fe2,00c74574054577f5
object,edfc13ca00001413,00e64662bf0a5918,767c2837a3e98c50,37a7ae1a79f14a23
object,c36711c60000106d,dbb306e3d27b6f5d,ffc79cdb4dbf88df,b6f59c9a4c768c3f
object,e23d9db700000001,1fff0a7360fa33e2,e73b38f99dacdc9d,3b2dd598b61a570a
object,acc449740000023a,79472481380504c0,40c2c63223134931,71a0c9b817be2831
object,e99abdcb000023f8,be01b02f4b8fa950,69d00ee86ab26f89,dca2dfdb0a4f6467
object,acc449740000004e,e8b9f521343f8ad0,40c2c63223134931,2de478af470777c3
object,e99abdcb000023d2,8c508f04d625eee8,7b97c0535d6bfdf2,d6c04f5cb3abf45d
object,e34d282a0000030d,c459876c1fe54119,99ba7dbad886794b,70ad7db5e276b76e
object,871a5faa00000591,e3c2cf1d1be2e282,6adaa5db009fe43e,3fe95b5a6dd3b70f
object,fe6e529800000217,a390bf493ddddbb9,c09b6295017effa0,9115f560f50b1bbb
object,71e5773f00000310,2d2204c82e97e5f7,604406060ad552c6,40cf8e5662cb9564
object,871a5faa000005c9,af5d8f0a2913ffae,2624b3532000d9f6,4141c1f897d55668
object,83e6bcaf000001c9,8de8c55f2caaefe1,004feae738e586c4,1a4fe1538d87e195
object,11960ae80000006c,f77b62163d2c5562,7fd213746f61085d,532973be5f387232
object,6e86fc380000004e,5dc3638b4cc0a2dc,edd4e9b48444a993,dca59471226346a8
object,667ba58600000001,707b44bf667ba586,74a3057e3e2a068c,574082bcef0b0f69
object,a11d9bd000000004,cc2675494e5e4dc7,a661bf8c6245a7aa,8c64fb14b86777f3
object,edfc13ca00000ef0,6ea6472f1df48ceb,f7e410debd353528,0543387be75f106e
object,edfc13ca0000113f,7c3af8173905e2b0,bcd7acf0033392cd,caeb95dd29bedffc
object,823fdb8800000041,fa6abfe706b6dc04,2799f14d6fb3929b,aca0e82a57aa3910
object,e99abdcb00003654,f2363a587bc0747d,69d00ee86ab26f89,a703d88a5d769034
object,e99abdcb0000290a,35c3dc5e9a15dfc8,0052a4578cc7c704,7b7987c688dd76f9
object,86e55a22000004bf,94c4fe30659ed7db,1fc1a40ad8e53508,c221b1725462e573
object,e99abdcb00002c33,7c634ca013dd00cc,ede74110b0bfddeb,19f998799177f015
object,6637ca3c0000005c,8eb77b3116845910,520273a887e809c5,743e65745cf37c3b
object,73fc26b300000001,2cc549ea73fc26b3,d5bfeb8ed2697341,f5f1a8aaee99f538
object,e99abdcb00001c7d,fc4101932f6e8636,eb0a91de9692e3e5,179270a3c5902aaa
object,e99abdcb0000158c,4d844f2f12f9e70c,10601fa4137e578f,e921d8965dd2d05b
object,e99abdcb000000eb,ffd60de435b9980c,aa680189c8cd6c11,01433056cc7bb283
object,e99abdcb00000370,d85c276c4b1a59c0,b0d20fa48d09acc9,04b08285e7ab6781
object,e99abdcb000016bc,3bc616deed593d5e,69d00ee86ab26f89,05368da487d2f2f9
object,e99abdcb00002d85,9b8b25269790512f,496665afe76b9b55,cd11f47179612f26
object,9204e46500000516,fd9ebde884a268df,60b69b56147e2ef1,38d8fbd404258bc6
object,6a5010d500000248,658fff6f90670082,2c3f74aef3c05164,36cc27e1b669f06b
object,6a5010d500000dd8,4eda0b0aea9a3462,3d5153e5d8958111,ae0ef0ec6a4f0b40
object,6a5010d5000014ff,c1e908f8ceae6e2f,6e9cc3183c0c1282,2020972faf114c51
object,6a5010d500001202,c75469ae6521a1ee,ce52ad0eef28ede6,2ff3d7b1742efe27
object,6a5010d5000017b2,8b79c29ef2bca4ec,dca9096287bf206e,67c87cf796c1a753
object,6a5010d500001425,8c1e855a8d151646,62357ba5c21d179b,30a42dd599c20b37
object,6a5010d500000693,2352f9120014c17d,382a2270c19d6957,81c47d6af21f8dbb
object,6a5010d5000021dd,e63664816b148709,bd066e0093d4a047,ad4bd55290301d8b
object,6a5010d500001a82,82077cb88a8ee20c,6590a9e975b921bd,059ad4508087638a
object,6a5010d500000aab,fe1c76d56f5b2d6b,dbf6a77d5f0c7c7e,6d79c90cc46cac5e
object,6a5010d500000786,7d43326194c5038c,7aaa3260c7438e29,857785d55a066ba2
object,6a5010d500002177,e9e9c75cd9cc674c,67d8d6188fb67300,a8f5851a3894537b
object,6a5010d500001a71,938971e10079d1e3,5e48b00d8974f8ce,eb5a1a2c70f97857
object,6a5010d500001441,1fe64a8c0ebaa35c,f55f1a9fe631a25c,0756fc93ee4051a2
object,6a5010d50000195d,3608b657ecc6d4a9,aaf1955fbd30e91a,95ac0a575ea22960
object,edfc13ca00002171,40c3b8ba61006fae,072bfa69ad151034,90d26bdadd7d94e9
object,edfc13ca000000b8,087ec3436390231e,5f99896df940607e,e14967f821539c8b
object,c36711c600000d09,cccbd9aece9bfa97,ac6d720ec4890299,049f7d3ace118439
object,c36711c600000a26,23774a9b0f05c13d,a7f5c51967461e69,f203592fe32faeb8
object,9204e465000002a4,0180537c0faaa91a,2fea8c92c58dcd1b,0011707101f415cf
object,3457213200007ccf,b906a90a1f1e09ab,1907279dc5de0ae4,b906a90a1f1e09ab
object,e99abdcb0000101f,8fcf7b98a7da220a,51f6151859913ff8,743cc0990d4570ba
object,e99abdcb00001218,82e06515f0ecce13,6a13c530491816e3,fa83a951b74ee2c6
object,19dda9c800000001,a08ebd6a8878349b,16e146bc56f0647c,1c0d3bd8f8217119
object,4b31728100000007,95115d444a456d1d,34bc50afe3b38894,995c2fae5bc30c45
object,9600753f00014581,8408f59449c95083,3fbd4ef24356a824,1a173c7294eb6179
object,3457213200012d11,53a726bea17fe3d9,4660114ca427cbd7,53a726bea17fe3d9
object,bd22c1f800000001,628eaf366e550dda,d26c7973c35ca51c,80db5e5e0b356bc2
object,e7ca282e0000006d,2d35ba55d6b2d76f,c43121a84b820c9c,296bebeb12eb7ded
object,9600753f0001238b,1fdf8059712717c1,0be17568c901e76f,6a03a1ee18d7a66c
object,9600753f0000d418,539accfaf50126c1,33ca8ccda40a208a,43e9f7e302245c2d
object,9600753f00016579,d818ff66ae63fde9,6505fa94c54fc0b9,b2b9756951b8b26c
object,9600753f0000838e,bd6c807a677c0621,b47ec426106af2f3,62da48af382e23d0
object,9600753f00007cac,44cb6df917d58a17,fce0ab19de594da4,eec921a071ac554e
object,9600753f0000a966,1931e72c46ab0578,80ebc9c796686f4c,6a9d2ba3bf9ff61a
object,9600753f00015517,db07aef0ba74ac13,4c8ac6b159ef51da,69c3dc1a9b6e1b5e
object,9600753f00016284,24d21a48658ccffb,fff4140925de10d0,b8e2cfad39aff187
object,9600753f000016eb,c3670cc3bffecc76,ece69f3c9a621879,a1c7d74d40f1f8ce
object,9600753f00006518,10c4cab96c02885b,70a3e36137e6eec1,fac60b49c5dee379
object,9600753f00006ccd,5ce6eaeb682bf7a0,cf5bbc3a6239397d,722f532a437c4aaa
object,9600753f00011dc0,77899adb43e45056,96d65c3099f0ab66,deb5fcfd8944b01b
object,9600753f00012ec9,d6c4b30d025028f6,36d4c572f40fb873,b636b0c17f9a245f
object,9600753f0000817b,6aaa03c7c7cf87c5,24ea393da01e06d1,addf9cebcc827bf5
object,9600753f0000edc0,78262530b236f470,9948c1a962372b14,39790e4dd61f4428
object,9600753f0000c90d,1403dada5c7f1d40,65fbdfdfadc75c8d,562c0a958ff6bb1d
object,34572132000130d9,312c338391d209f5,749833872a0b1721,312c338391d209f5
object,3457213200009232,283abbb9fecc50cd,0b2cd5ac0f6752d5,283abbb9fecc50cd
object,345721320000b7da,65ede135767fdd33,eb279d799dc564b9,65ede135767fdd33
object,345721320000f5f8,b3a5e0a88d6244b2,117407d6da394a34,b3a5e0a88d6244b2
object,3457213200006f16,7d131f411853a73c,881a83ce00b7bde3,7d131f411853a73c
object,34572132000151e8,fe30adcec25f50be,763a869b66b12ec4,fe30adcec25f50be
object,345721320000a195,7171be890f1abfda,488f30eeb74bf60e,7171be890f1abfda
object,345721320000e454,5adafae17ec1427b,2931f645bedc6ae7,5adafae17ec1427b
object,3457213200005f0d,63618cecfd8f122d,b410f29cb65ea661,63618cecfd8f122d
object,3457213200010f16,362edce7c2f63dcc,48d3a85eee9ced75,362edce7c2f63dcc
object,345721320000d4a2,326d361d31c543d4,21c13edea9c23777,326d361d31c543d4
object,3457213200003075,10f11a4806737b35,be833ad2a93fa1f4,10f11a4806737b35
object,3457213200006634,04ea3d2951e1d21c,78349d218f39d765,04ea3d2951e1d21c
object,345721320000b3f5,73250664b817cfe5,f38be922fbee3fb0,73250664b817cfe5
object,3457213200007467,1513b9db695edb2f,5577be406c93de28,1513b9db695edb2f
object,3457213200004c19,3af87ab819935389,49d1fe68d0edbca4,3af87ab819935389
object,345721320000c67b,b8516ad41f4d1136,b47420763c27d73e,b8516ad41f4d1136
object,9600753f0000c24b,fe9ff57b7c780791,fa6c7a6ed0eedeb2,c73aba87fe1ca28e
object,e99abdcb00002ee4,98aad74a73ae0cd4,53bfc81ddee2651b,c4bfcd714856e3ef
object,e99abdcb00001c00,b7fdb17dc1c918a9,9483b54286e1ed00,4a2d0149d1248093
object,6a5010d5000020dd,c25266fda9e1b93e,de69f42133eef5bd,7ffd36cca0e02e71
object,6a5010d500002154,860d28b454e5221c,d6995e00a8336327,7fef19d2146d5606
object,6a5010d500000d3d,7d8cb65757728863,214044700d6abeec,8a714370c13445d2
object,6a5010d5000018ef,a86c4515a1ce4e48,4219d6024043dec2,1d877393c624b8ff
object,6a5010d500001764,bf4f18144d6e3b6a,2fd0c0c0782b2edc,934a88ccdf2a9964
object,edfc13ca000014af,9561553198daf401,a5b2cdd153ca519d,a8a8c4857d276821
object,edfc13ca00000e92,ea3216d3d274b571,af3519f0a9884b6b,8fd7c220e8304301
object,edfc13ca000017bd,142c28fb108205b8,ea51af5ff23aa45f,16da2f1b4c952710
object,edfc13ca00001469,dcd58b8754aba8a5,cf20ea9074ed7129,28f177d37afb3827
object,edfc13ca00001585,602d4d81f5dbc189,0dd018dae608260b,a3e442696e0e4481
object,9204e465000005e2,8c37a4db876a02a5,e90d0bfc3e095f16,d5a2eb4e84dce3b5
object,c36711c60000019b,6beb4e8869e7c0bb,bbe73b563f8249b7,7176e7ad4eb15926
object,9204e46500000a9d,cfb49b1f27f8afc0,d6ca82bdaae7afad,736687a75df32454
object,c36711c6000000ae,941fdebc95ee3322,9ff2d4ebcc2b59c1,d8e5a0c3af3acf63
object,c36711c600000c80,542f7b26a4b3e33c,6added390effe2db,759ad2fe34be6685
object,9204e4650000050a,48ca268b7e421b4e,c8c6561638f6b607,462cb219adf8f676
object,fa8e5db800000089,08c76d0ec71c71cd,0714616048da9990,cce4eb24a0f1410b
object,e99abdcb00003154,b221d3401ca10e92,5832e921c871ce2b,bc26980de0796321
object,edfc13ca000000d6,cdfda5615a21e410,802bc0a3a516fe52,466c429d26d8bced
object,531807ac00000001,64bc92c8a4c54fde,690bc7dd2ed69707,2db7a2db7707dc49
object,e99abdcb00001d0e,ef1e8acd4436a6bd,9f0b05307380e7bf,8e8145227b11aa33
object,e99abdcb00000b81,5979a7843bd720dd,57221ac24463f4fc,f9bc0573f74e8383
object,e99abdcb00001ade,02c6dc0fd1d73e7f,4420e191571c63d4,0de68bb33977691a
object,e99abdcb000035e0,7ece6020dcec0df4,41a281fe35e9bb01,4b219bed0d30c879
object,e99abdcb000031cc,c99ea547dd8a2440,7ab55c843da0f21f,fd1e4815c5259836
object,9204e465000001f0,4fc65d23370aa387,9b7a5343c31400ac,20b59a09245c8306
object,6a5010d5000008a2,b48c9f1469d963e6,b46f3a5aaa637051,a756e6e6ab33ce0b
object,6a5010d500001581,21bbe8cee02ea14b,3580c04094446c62,1cdb6fdf16ec3c6a
object,6a5010d500000052,78e6ef17d2778a80,a4870d7836c59791,64f0d1185a19cd82
object,6a5010d500001332,50e883e05e825d36,3f839f0bb3052907,97d1156d51156ce0
object,6a5010d500001040,f643dda4ae5222d6,c0da728a42040980,11b2d500f90581cc
object,6a5010d500001c51,e2bf9f07bbfbede6,db08f69f2a8a8515,71b5ab7de55d160d
object,6a5010d500001ff3,130e9ebc2240c345,a5632b3a66d91702,0de73725322fe94f
object,edfc13ca000028ef,23406bd6a4849892,7813a8adf5baf341,d239ac262124f395
object,c36711c6000006bd,8a8420b1934c26e1,36299d7e94d68c51,288a5ea6eb6aaf4f
object,e99abdcb00000f97,86a3499d45e9389d,06f8634e743fe650,d61ad6acbe72dffc
object,6a5010d50000164c,6c71d54a8c161411,8e011f02e761ae75,3269140e1b3b43cb
object,6a5010d500000e92,acbce6aad3bfad33,b40b234931a78a6a,3d873c888c53dd5c
object,6a5010d5000016b2,75ff70cac92e5103,ac731f3a498bcc70,18d650f85fbeb12b
object,edfc13ca00001a4b,1ead3f970c0a75a1,80f63e3df95855e0,0001feae14758863
object,edfc13ca0000015c,c60562490907dfef,769718e0c1b212b0,2577ab1a0c202858
object,edfc13ca00001f35,11ff3c316adee9e9,50c60be545041675,6d883382244fe982
object,edfc13ca00000cc8,7c84e2f43d738854,2f0c215b8adf655e,247c8ded124815d2
object,c36711c6000009ef,42c719553040610d,747821f0e544b853,d6cfbcaa159ecd1b
object,9204e46500000204,9c5176615fd4d267,65204e0de1d35dae,00bb38403d04ae19
object,c36711c600000ab9,09223625cac98a26,c1e75f03e9f6df3f,b95121f749572751
object,9204e46500000a7b,636d1223594df45c,3daf539ddc239c4b,d1b4bc0f40c75c70
object,b401100500000272,5f95c4217cd5da8c,c23c1c41adff4879,bd46764db125936f
object,d45bf006000000f5,4657caee64081144,3cfc65b9996d2236,9b8f41dda05c8683
object,e99abdcb000027da,54e378d544efe4f8,dbb86a6abeeaf00e,8d900b151108498c
object,345721320000e36a,7b504e046ef040ee,808f80cccf71d7b1,7b504e046ef040ee
object,e99abdcb00001502,882280037d45148b,879665d78fed2a24,18651c2fde4dd828
object,6637ca3c00000052,b591da852b2ee3fc,520273a887e809c5,161fce45c8a8ad53
object,429c6ec700000001,2950ac5e429c6ec7,7189beed654b27b8,e996b3f341ee49c5
object,e99abdcb00002551,9fc5e4d7460dcbaa,4968aea195de1934,55c3038b965d1793
object,9204e4650000054d,165636a964c5f647,052b66cb37a8678a,81d57100e0692cc4
object,6a5010d50000114b,3db0d88767c6dfab,a64a517c9b490fdd,572ffe047aad4e02
object,6a5010d50000044d,b912087d79266e99,dd5426d53030ea95,d14f22442aedb1f8
object,6a5010d50000004d,a21b5405e3c4a264,272333f1a47a4f08,dd03bce467691f9c
object,6a5010d50000248a,ecc7637dc936baa0,b0a6a280c7f19d08,f4bc4f183bf18aa2
object,6a5010d500000f41,89b89be34b6ba71e,f1fd06119f11733f,c8c08d110500974d
object,edfc13ca00001b06,c918c432ee041ec5,773d5e117bb1d073,3d1a49529bafc169
object,c36711c600000f8c,623c1f17222d4640,4778c6041973fb72,f1ac5336ac325b0e
object,e99abdcb00001e0a,c6ff42f0b7fb4807,86e722246272d6df,a26b6c4447e50bad
object,6a5010d500001cf8,5bbd768d597bf2a2,9d399a4bc9f1560d,0ce42421c5593567
object,6a5010d500000076,fd8c229a0f36830d,9c60c39a335257a2,0a485a787fb1578f
object,6a5010d500000852,14de48526b8aa7ba,2ff27bee27004ab7,1e7e08fa1f3b4a4c
object,edfc13ca000028ff,dbd1deeac732a9e4,94d7b9ef95a23a4d,aa567aeabcb1077e
object,c36711c6000006ed,d233936c9545b999,2570493b6161a5e4,0236310c5678e0e4
object,9204e465000007a0,9df8d1ff638cd08d,7f18ff90c8f06327,ed6b55ec6e02a9ab
object,e99abdcb0000062e,2d3d6a4c025a1ea6,31792181661b8965,b519b16a7d1ce820
object,e99abdcb0000121b,716bf007d97fe51b,d50ff89d8f2fce8e,fa1041bcb3574d21
object,b34f103c00000001,ed10a6d140f9aa4c,4037d6109c2b8dc3,43620881fbf186f0
object,e99abdcb0000347a,ce38a85142c4d8fa,10601fa4137e578f,9698d75450336099
object,6a5010d5000021ab,1a95767c6b7f1c80,1c05a33be379522a,ea25296336d568b2
object,6a5010d500000e0d,923ab1c0b5b78c1e,122f0b0910279828,638da73ec79f9cd0
object,6a5010d500001e04,4619e0bb062a30f5,7644388d4fbd9a39,ca1b75484390e879
object,6a5010d500001efa,dcb9b3b03a26e42c,3997cc715768dfd0,c9a72bbc88db188a
object,6a5010d5000011d4,5ffbdff41bd1944f,657a662dc1783c0b,c75ffecf1770ac22
object,6a5010d500000cd3,c81175b740875ee6,857b3184b9f434af,641d715fd55e9418
object,edfc13ca000008b0,7b4555e15b52e8dc,59d4b4a04a4a7f94,4d1cc2295c72d6f9
object,edfc13ca00002533,a406d8f715540509,5943088c315cf310,8fdfae39d651d96d
object,edfc13ca00001b85,69c773c3155a49df,7f3dc18dafa811e2,a2c70249d241783b
object,edfc13ca00002191,23ee24a78ff0027b,f2994c7a8b2bda9c,57f6805d3675d569
object,edfc13ca000022e8,0b85a09dd7ef5abb,0c08c144ecb2d2d4,93e18a8bbe8e1f45
object,c36711c60000108d,19250b5095e6e6f2,102ac1af6fe1b0df,40a56628ae8b9bc4
object,9204e4650000013f,f54b2437e0bf316d,b3cad69bc98b3abb,be7e4a3ce8ebb4fa
object,c36711c600000352,3a23a8c975b78d19,318ee56410ed5ffc,783b9c7d679ab704
object,c36711c600000167,fdff1c0eb9b42143,ab297d57fea55026,c074c1c6493699bb
object,539d642900000035,f3c0de61b60e6b67,c5e508b8354b7711,365f3739303a965f
object,539d642900000011,9ef997b5626ee259,c5e508b8354b7711,61d406ba844494f7
object,9204e465000007ee,066c228db4db8754,9e01abb3c1e32e3c,4f08188318fbd1e8
object,9204e465000001b3,ad32a655a70b61b6,1e891c1d900fcc35,c9cc3f6444f14700
object,e99abdcb00000ddf,b2520050c7c0cbfc,cb654e2f8b188256,d5de09e6174ef2c4
object,ac59771f00000010,a2c8381d0461514a,08bff97cc52a6bbe,72fec4c95a40f019
object,f506339d00000004,6e9ac39b5c2949e1,56cc6ca558548d67,1aad5f5dd42729bd
object,8c01054500000001,f2266d6b8c010545,44c2e013b823a256,e875579f20422ddb
object,e99abdcb00002a44,856b5daae0e224bd,cc7a29142e0024e4,19c6b0d2b26b94af
object,864f712000000001,e3f08a90c59d5bae,bde21442b55a66c7,886323163869b99f
object,fe6e5298000000e1,598ad8d795dac841,4e317fc59b1ec8d9,f91ea1f4f28a670b
object,6e86fc3800000327,615914acdf36660a,0a3e07680270049f,de875496fe30eb40
object,f88bb8d600000006,4e1660299841a173,79787bb98b63b53d,aebd86a5b713fe54
object,52f2ccb300000030,2d89a42092eef08d,d9f43ad55bc5ac2c,1c5fb6b91e3af8fd
object,871a5faa000008ac,c54f93a2e2f71a53,74cd53281858ed1e,0013f62d403c2541
object,86e55a2200000219,0208f5267cc10c2e,17bf7e063de43527,9a57cd7c689a75c6
object,565ec8940000000c,35637e1caff413c5,f12823599e878005,a5f70ed951063b87
object,e99abdcb0000168d,b93e349b80a0d1ef,eee749faa05c2a80,6bcf4989a1290fa0
object,e34d282a000002a5,b26aa2a86f4124a3,abff88819f23a152,0449d96c667bdf11
object,71e5773f00000602,ec4c41e348d9f41e,77250bea6d096388,b8919748aea8f6aa
object,83e6bcaf0000011e,416f499f9d4e89c4,0f5cef691b1864df,4913b3fc1c4ee4c8
object,871a5faa0000097f,7649febf4965e7f8,544ea56f54fd42be,dcb3f0febe0456e9
object,e99abdcb00002f3e,80b0bc1105f5bfb4,5ce3a10fd93e0019,9d540837c548b48b
object,e99abdcb00001961,4a0ccd9a6ef9ff2c,09483495df531643,e1c07e17ed73bb1f
object,e99abdcb000009d4,185fc448ce359097,e8e57a4b8e54bdca,4976f1e1eff57f45
object,e99abdcb0000009c,fee028398e47ebb3,d50ff89d8f2fce8e,8aee1ff0889350c8
object,34572132000126d3,610a4ea00deb6221,f8c10b0af73f4bd8,610a4ea00deb6221
object,7157051b00000009,0ad29906d820c3db,1ffffda39438bf90,1077344129499177
object,4bbaf6f600000001,3f9b9fd50f10f9bb,cfc4fd3fb9a628e4,cd3ba286bed44986
object,539d642900000025,81e99bbe75034597,5bb6e7c5191f720c,dd5ce6b1c0dc54c0
object,be0289a7000000a3,4d48c8c9ed3f2dde,ec1d75d953a57182,0463c2c07c6be54d
object,93b3e19500000001,f18ef9ca93b3e195,aecc02a89cb01a1a,9bbd89e0d5b37913
object,e99abdcb00000205,ee929528cd8047d7,13875ea10a621f58,d140de1fb48b57db
object,e99abdcb00001e81,e7b510c9ad140ee0,13875ea10a621f58,fe11aab371e017d6
object,e99abdcb00002cd8,218db7cf99afa050,13875ea10a621f58,967f804e9b81c786
object,c3b20b1d00000001,14588b63c3b20b1d,bd4d5b87ee7a0785,f219b059747552d1
object,cd12f57200000001,43437f15cd12f572,e0a864846705e2b3,26b539c85fee239e
object,1b96fe4100000001,4fcbb7c91b96fe41,0bf3edb777254477,5fec9f7b839474e8
object,e34d282a00000190,c05290f1bffe11e8,775c57c36cc2da83,5afb20cc51708515
object,871a5faa000003aa,a24f327a2db202fb,ab4ac633a554e288,f1e8201733b4b62c
object,7157051b00000001,0ad29906d820c3db,9946a3d7260e8c49,6251641ceb56e13b
object,871a5faa00001a0b,95b90f56daa642ed,13252cdea68518ae,911e30ad2f69b6b2
object,43f89e9d00000110,75a6fb2b5e199ce3,a0c7fc05baa30d5c,0ef67452cf007083
object,ac59771f00000006,2fde2dd0764be2f4,e3db275c3d615cd5,811514ab94b325cf
object,b401100500000161,2c91f47938facaaf,bf8ff53acff990e3,5dd97e9ca23f38af
object,f506339d00000007,ec9578f20e9d0cf7,64f1df39b9f712a3,ef96d0507167a50f
object,fe6e5298000002aa,a8737378d445dd58,0ccf56f77207d54e,aa8371ad27aa3467
object,71e5773f0000045c,c2cc29c029004627,2c7e514610e37aa8,76cc8530e2e73954
object,fe6e5298000000c0,65c442c23fe264f5,60218af9c6f20c20,12dae20f0fb142a1
object,83e6bcaf0000019c,8de8c55f2caaefe1,97cc4241619794f8,5cd58a8753b7a6c9
object,11960ae8000001e4,f77b62163d2c5562,d5806867f6c0d83b,befc1060acbe53a0
object,7465979200000001,d9bb4a5561ff3893,5ccd03c1cf44f001,6ad755e7e38a86ea
object,a11d9bd000000010,c616a32a0fe86779,abf3e374a4117dff,2a9a6595649f4057
object,6e86fc380000018b,06e0d52f746fbb22,5cc488846aa8ed56,d07081aa597713c7
object,6e86fc380000038b,0843daab2137acd7,c3a43d58ad2badb2,415216386878497a
object,864f712000000009,91f92e5a198ef5a3,23c9ceb92b00fc2f,91eda3fba356530f
object,abec6e2700000011,9d883804e244ee67,314581406937ae74,f2ee9d8253a2cd3a
object,d45bf006000001c6,655a2308fe8bcc06,0bbf0dafc4c2e896,8c14aec26fb8061d
object,b401100500000211,aefb450f515e9a83,bfa8ab6357c14e6d,474fad1278f49cbe
object,abec6e2700000016,bea89648604ed442,43b861522cbc2ed6,5c41867002a28dcb
object,d45bf006000001b7,9e7b7fc21617177d,e776dc6860267209,8dd4b493dfdc1c7c
object,71e5773f00000037,06892078619b2481,36c0ad6326f087a3,0c948ff2687a4906
object,fe6e529800000254,dd93fc57370d0c49,69b56ceca577dd7e,d6130be0a0f0d8e4
object,71e5773f00000333,5632816f48b2763b,2a1bacd82a5ec70d,dc305f07533518b1
object,83e6bcaf0000021d,c91178d08a218b75,170ffffcbea54429,284458c40c7cbe1a
object,6e86fc380000035e,0dc039f8a6fdac73,a05288553c300948,be1a8e4a6eabd557
object,871a5faa00001266,3a4ffbcf446050e2,72939b562acef2e9,1aafcabb28458285
object,e99abdcb00000a3a,db452d17cab222a9,d10e6535be89a74b,e98bbb201e117e48
object,dcacf86700000002,4939097c931be69b,e03a20b1fee84151,84277424b5d29baf
object,9ee1c70e00000007,7920333deea721c1,aa31d4102cfe5bdd,3af2ff649105f7f1
object,e99abdcb00001c07,f372e3d4b4bf440c,13875ea10a621f58,e1fac3e9ed466162
object,edfc13ca00001fbb,45b80464c11c27fd,b3cd1f19908e76c4,ebae4b93265137cb
object,9204e4650000053a,a7a0948059653b3d,9fe4237491c5dbae,afb25e4e76d2febd
object,c36711c600000623,ff8e1aece9c2c508,3aab2da9a0839227,0a94bc02f9084b27
object,e99abdcb00003038,6a214b010e1a60b7,14354406cc5ccd90,1f8fc89a14707b37
object,6a5010d500000f24,bb340096a2305a5f,381f252ed7fac358,fd7f86653d3b574a
object,edfc13ca00002028,b933027763f3cf2b,6a0687b373d3d20b,bfb0e11c75a20530
object,edfc13ca00000f26,d842f2a0542d283d,c4be99462505cbb6,0f720295d9e3c1dd
object,c36711c60000105f,bbc709a48e34f169,a9cddd5831022f9c,8d2e8c8b8cb1c6e8
object,9204e4650000059e,3d5766b793a8a620,9e257347afc806b4,ebee21da75fe6229
object,e99abdcb00001202,0bc109ca6756ca4d,0d05cd09211d8058,57710795824c9296
object,11ef037b00000004,b37692a4a92047c1,3317a0fdce922d0d,6982a56839e32fad
object,e99abdcb00000e57,e34fbfeaf4b57712,e3be00085b0f080b,a996f25dae81fa75
object,6637ca3c00000054,941ce8d56260cc0d,520273a887e809c5,ce6c83b8a3b43d5c
object,b5be1c1500000001,3aae8bd1b5be1c15,10c4109fe391872a,760f87645f6cd64a
object,e99abdcb000025ec,4f76beae3e8bdf8c,eac95fa551b5ccb6,1841de6913de43e6
object,9204e46500000017,860e28697acd77f2,06886742633a5726,f85feed97837eaf9
object,6a5010d500002381,e2939b6fce49413b,afddbb664d068d24,3cea77b925f80931
object,edfc13ca00000da7,f8347e4e47a2d0c0,07962303f0d7a14d,b47ef20c849e4fc8
object,c36711c6000001a7,3a043f02410e8674,0d3a808b555182fd,7e5edbeb943dd128
object,e99abdcb00003493,00117bac25ca0869,4bb479e02d1f76f6,9fffc7fb032474ab
object,6637ca3c00000065,ee2ca9d04acd5c62,520273a887e809c5,17f44d466c1f52cd
object,364209d200000001,58a2c3c4364209d2,eecc4ea10e5a6e72,877571a0fe8396bc
object,e99abdcb00001032,8a708b15f582e57f,ce901469dcf29682,b19a0a06622af783
object,9204e46500000197,78d7b3e840248997,84de5188c9241e07,1dcb4e4d9b38d427
object,edfc13ca00000488,72705c20e8ae71bb,6464d57874378309,15d1cf2b3fa45a17
object,c36711c6000002ff,2fb8781545071471,dbb1b370b84d6dc9,0ee19ba2ee900bf2
object,e99abdcb00002a20,1946cfc02a0fd7c4,f48a7083cd3fcbe7,ba721838fd647e06
object,6637ca3c0000005e,4b92d040a61cd42d,520273a887e809c5,b6678d409be17c36
object,4b19b7db00000001,510b3f074b19b7db,326ab33d1f77f6e7,5eaa197af6953369
object,e99abdcb00001fc6,c4620e5a71d17623,2c38470142d4ddfd,c8c5cdeb010df89e
object,345721320000ca50,9c7f93500a3c5b1c,808f80cccf71d7b1,9c7f93500a3c5b1c
object,9204e465000003e0,c9e2860459ecdd86,c615c62ca224e344,4f764087a231f5d1
object,6a5010d500000653,dc698add456f0163,f7220febf43953e1,6787987581e43f60
object,6a5010d50000222b,5356e089bed09b48,5647d9975e5aa32f,1c0ad281170ea053
object,6a5010d500001ee5,9c7443613579516d,1439f46675f87477,fa620ee9fe3dfbac
object,6a5010d500001b9f,5780f08bcbfa7d30,bf1130550c75bbdc,e2f71f05faf12c59
object,6a5010d5000014cc,ddf93e1e88139da3,d7776b958713833e,97d65b0211238b3a
object,6a5010d5000009f5,ead21cbc5f20194b,8c5e0fda44dfd1c1,efb1c91d444ef557
object,6a5010d500001d00,7de61a74373196e1,5c325f0197fdca3d,4164a232f1994ebe
object,edfc13ca00001ada,0d53ce11cbb710e3,43bbe0656120e24b,6230120522cc33cd
object,c36711c6000004bd,b424009c2e51a829,f970e67e1c21ad38,529d4a290ec9b20d
object,e99abdcb0000192f,dfc1e9f5575ca189,894ffa7818baad70,d7ce22911a1ed40f
object,e99abdcb00000066,e96dddb6398b6182,992cc726e9e56eb3,254d3e98399796d7
object,345721320000bce0,ff20c1fdb3efe709,808f80cccf71d7b1,ff20c1fdb3efe709
object,b72c301d00000002,a4fccefe6f11b600,984e5dc8bc640237,9a527bcd86e07b1e
object,e99abdcb00002485,0f1b83bfd7a9e0c7,eee749faa05c2a80,097b9149c430b59b
object,e99abdcb000007d2,a53e419008d28e26,eee749faa05c2a80,b4883ffda500d9b3
object,e99abdcb00002ef9,2fb4147f8fe21624,e012b24740558229,3b842edb07d28ca7
object,25dd5a0f00000001,dc020612de445aaf,99e2c906b2a84868,fd72b41375810a2d
object,e99abdcb00002604,faa77b07d45fecfe,b12e556581e363d7,261affbc741dece3
object,e34d282a000002ad,9b671998a8f2fa90,03b5919eb17d7632,da993b33595a5fa4
object,fe6e5298000000f6,f742497358478083,fba093b68b455160,63a0ae78444d90e6
object,71e5773f000001ea,f21b66b12ed9a9b5,347c7e45d9f4e183,74220cd3413ceac0
object,83e6bcaf0000015b,d935fe3f52af7133,6bb36431e9dd0b48,21be8e60ef1ce5f4
object,86e55a22000002e8,0208f5267cc10c2e,bd64255567085995,c273b35dd20ab87c
object,6e86fc380000006d,133384dcf72f48fe,c02c3af1272fd705,cb61bda605ffe6a6
object,871a5faa00001622,ab3ba8eba39eb230,231ca3a55c0b48ff,8ef6da9cce11164e
object,7aab492800000001,20043f446c267062,de7515bcc953b05c,a9d7288f96c80160
object,0d07090f00000001,eaee72a2fcf00020,da335d9fb709f227,24f5bbbfa3efea5c
object,871a5faa0000048b,3e7ddb5aa73c6ff1,52c831e11f855c27,b113772ef19680c9
object,e99abdcb00001911,ca952b56dffdf372,96fdddc3d0e14058,07d323c450e7abd7
object,871a5faa00001937,0b592d23d4fc9cf0,af8f4ea4a888e42e,863648e60542c4cb
object,310df7c600000002,49c09fc13b53e348,a2327beed85ea862,b151bd54ccccfb11
object,e99abdcb000015bf,8cba6242dca5783d,213a155ac9dff7a6,bade42eb23ce586d
object,e99abdcb0000361f,329119f316d2f2f4,4da0d10fc9321804,a64cc6edf16877c3
object,e99abdcb00000de5,6ed0db087a68dea2,c9c6fcddd1895477,4d2bce3dfa9f0d88
object,e99abdcb00001b31,351a7082f5d5c69f,e8e57a4b8e54bdca,d76573b3b268173f
object,e99abdcb00002a17,217516681b4100c1,391c05804b8a7082,3e509da44622a94d
object,9204e4650000031b,ffe30ca71008615d,af5b0ef9357b66fc,c2e38894f55644a5
object,6a5010d500001cc2,c4ad4cb8982f85ce,deb57fdcccfe90ba,7480539b277148f4
object,edfc13ca00000dc4,fc10f2bbd7c7453c,4c2692e3b00eb26c,8e8bc857873157aa
object,c36711c60000006a,ac37b75ec11070f8,ec3dba64cc2ba891,82ac3c36366e5960
object,e99abdcb00001e39,fc5c24f6e72a114b,e8e57a4b8e54bdca,ba39b572a09b2d6e
object,9204e4650000028c,5c622204b1d6028b,7c4bb8d15fa027b8,7b709810a8576f26
object,6a5010d50000049a,a2517adc4bcf409c,3b4212cd3d36005e,3115f4df9a7d562e
object,edfc13ca000023b2,d6eb06a1defcd993,9498f4c687d26d37,8be266768c57e76f
object,c36711c6000005d2,7f4726d8dad99867,fa6870f8f7e5a499,43d49bc7b9c7476a
object,e99abdcb0000135f,157e98d6412ad753,e8e57a4b8e54bdca,65b1e8882204ea0e
object,e99abdcb00000e97,11ee7f89a690cc4f,69d00ee86ab26f89,05af1af4c3bcc660
object,9204e4650000001d,5fd6313e353185db,46ccb5c6288e6045,8a79d94b481faadf
object,6a5010d50000152e,661866b30e65f81c,30ce9c6910781b1c,777087b14a87dd5f
object,edfc13ca00001ed1,b19264e704d0c450,83a1f6d505152a36,15cf869094785e72
object,c36711c600000ebc,74e2e8d2fe8faa20,d0d74f3506fbef45,756b35fd13c41ab4
object,e99abdcb00002da6,dd2f9e78db2c1bb2,e8e57a4b8e54bdca,89564abeb295d050
object,e99abdcb00002f16,4c06f957e9ea49e1,69d00ee86ab26f89,0761bceff8d32c0d
object,9204e46500000526,6050b00b24911572,4426e6d1e2bbe665,b2c033444620f377
object,6a5010d500000605,8ea444a2f4c12aa5,2d1750ebe986918c,2c0165955440c461
object,edfc13ca00001fe0,7a4198edfedbe0b7,aaa70c10806b3555,6d1c22828ec3cb6f
object,c36711c600000936,7242f839378fe34c,18840efa59793a68,b7147264fe9db973
object,e99abdcb00002f94,68ec8af36f9b71ad,e8e57a4b8e54bdca,35371f167966cd12
object,e99abdcb00000fa2,2ed96215294a9ae8,69d00ee86ab26f89,e70920e087c9cc61
object,9204e465000003ac,cf232a78baae8c83,59e8d828515cc2fe,aaba0e49264c8ce1
object,6a5010d5000016f4,293e5e5cd0010a58,cc2e25479e563519,20b3eabb86a7eedb
object,edfc13ca000019bd,19b18fceec443d7a,74f697ad57f3b5e7,c9322fed052070b1
object,c36711c600000925,1b2a51c50f5622a7,85112c5a89a55351,90888eda8926ab1c
object,e99abdcb0000148d,b22010933dedd940,e8e57a4b8e54bdca,3c1478777577ebcb
object,e99abdcb00001019,836b60d04baf8607,69d00ee86ab26f89,798e179aff1dcbca
object,9204e46500000741,2fc71160f3fce3ca,53cb5173c82fd6c3,c99f3c7eca484ed6
object,6a5010d5000000f9,27f61d7942eb108f,4c2709d972f5b012,74f6d0358928a269
object,edfc13ca000025c2,75c8f4e565de51ee,e3e891c6c67142b3,0aaf9843bf1c96a3
object,c36711c60000066c,8553ff632e0d9209,16e4752dcc818658,5bfff1c31fb73494
object,e99abdcb0000110d,cce4d5a4757c9799,e8e57a4b8e54bdca,c23e85f703c2a3ef
object,e99abdcb00003016,c1a4310f5b10f060,69d00ee86ab26f89,3a0bfa42870f3cf7
object,9204e465000006f9,0e4a100bb0763d00,75faf542e907bb33,eeec3cc00063f8dd
object,6a5010d5000018cd,21395337c16618ab,d12a97fe6a668de8,e53413f64a776f18
object,edfc13ca00000098,112c0c69e92fb528,4d8ed841e9bae967,4e4bcadf000b0d43
object,c36711c600000c29,80f928f329c3f697,d8ef615149409640,69bbfea05f17108d
object,e99abdcb00002d77,f178ca3263431216,e8e57a4b8e54bdca,594dfbbb6f36a3b9
object,e99abdcb00000150,0a8c9e7433b5cfd8,69d00ee86ab26f89,7d37157ce356a687
object,9204e465000000a9,a6fdd71a3fbd8ee4,e41de2140a8d8b5a,6d41a8dae4339619
object,6a5010d50000011d,672b7037626218e6,61ff2c434f125f03,eca6f45e36d25911
object,edfc13ca00000dc6,2e170f8abf7be3f6,678f62dbba6f0e47,14cc4ecd440a4e15
object,c36711c6000005a9,4551396979d917e4,4389101fa197b0c5,050487b7489e8335
object,e99abdcb00002caa,c02be2e0fdb535f2,e8e57a4b8e54bdca,856803058c9f1c95
object,e99abdcb00001487,a7bab50a81481540,69d00ee86ab26f89,3c8d4e86cdc43fe1
object,9204e4650000030c,164f3550c76d75e4,a481ba1e3a8fedb3,beaa21129bfab2f4
object,6a5010d500000161,6963f00c595f2502,93fb9c01aa699bbf,91413801967b2e84
object,edfc13ca00001f20,2a3814d0162eb82f,4e4e0a5b93f5c585,a1d4485b33f86972
object,c36711c600001009,4526fe0a7d65cbf1,a2490ff3bda132db,04eee3bbdb901af7
object,e99abdcb000010ee,8ebbcd97e2c15750,e8e57a4b8e54bdca,4af655f7801e9662
object,e99abdcb00002857,aaacdf2149bf9be1,69d00ee86ab26f89,ae76fe445189e463
object,e99abdcb00002cd9,61960757e3c9741f,e8e57a4b8e54bdca,ac3b28161ab874f7
object,9204e46500000926,3544574ff30374c0,cb17952b2b8f1999,7b5493001542e738
object,6a5010d500001cea,59ec8401b1aa85f1,e0b9614f2e5c2d8a,280a7c3fe6a2e68a
object,edfc13ca0000168a,5dccd7272c3f4660,b345a19aa86c6d23,fb9e401f26b0df99
object,c36711c600000d22,a40e137e112c1709,f4f7f80e9772879e,055161e57bed1930
object,e99abdcb00001fb2,c9ae2bb4b288d424,e8e57a4b8e54bdca,5fcc30b2613925cc
object,e99abdcb00000392,9418a167cdc2a62a,69d00ee86ab26f89,2404340bd2fde2d7
object,9204e46500000a85,ef27d9de9dde7e60,cfe139e8d669acf3,bf8299f8d5793c76
object,6a5010d5000022d6,03d9bc6103359c9b,cebb05b0302f4d95,44a64ae50a6199f9
object,edfc13ca000023f1,8dac436fcaa85c8c,b25d0687b28c93dd,92b85cc421a4aabc
object,c36711c600000393,cc170c293d38b399,15346032de7845c7,b2e4cf74e4373499
object,e99abdcb00001e2c,1e84c01e2ee67ccf,e8e57a4b8e54bdca,a9d2014772e09da7
object,e99abdcb0000326d,3e12942aab18a96e,69d00ee86ab26f89,23cbe0531ea06a5c
object,9204e4650000047d,5c052e52807bae7c,ed9e9da6afcd9187,1502fc95289b419b
object,6a5010d500002425,f3d4d61e3c543adb,7907017a5bab6530,4b92a04f1151f743
object,edfc13ca000008df,6f7aae163b4b6784,03c2949f5607b5e8,10ebc9fe2b47f6e4
object,c36711c6000009e6,edbff680fd8d9ddc,1cc8a3f248094d04,84b58baf56049523
object,e99abdcb00003130,2ed73d49f2ae0d62,e8e57a4b8e54bdca,bcbdee167a49c0b1
object,e99abdcb00001ed9,d5d8fe0312304676,69d00ee86ab26f89,06741662de7daa2e
object,9204e4650000005a,e363d3b62f936407,64de4aab19185ade,d56b08ff1a894aa5
object,6a5010d500001ec1,0088230cf9ae90e9,afbad16330255762,2ac74440459453f8
object,edfc13ca00000f58,918aea270e26f6ff,7b49e6946e8cf4b3,fbcaa63180dd4c56
object,c36711c600000854,d3dcd329b3e01c87,5475fae1f30a0c86,c3f192080094b055
object,e99abdcb00000f45,cc949e8f1a98c857,e8e57a4b8e54bdca,27198ede841fb7e4
object,e99abdcb0000148f,a602fd14f74e744e,69d00ee86ab26f89,2008258905535524
object,9204e465000004bf,599a84e67bc99bed,c67cbd4cd6771aa4,b202282642460680
object,6a5010d500000a39,d7136d3bcb8c3354,fa8d73b62fbd662e,1cb36dcee8e132c4
object,edfc13ca000009f3,568ac77fbd854d3c,c156f7ba9a94de39,60124398308e0088
object,c36711c600000b2b,ff748a68eba81f25,bc78b064ec8e5d00,bebbc7e68c085a83
object,e99abdcb00001567,c2dd69fa16352c4f,e8e57a4b8e54bdca,a635e45182baa838
object,e99abdcb00003260,9d57ee550f611ded,69d00ee86ab26f89,dc7270009f0568d7
object,9204e46500000742,1b91aca7eb743d9b,953b6e61e1c1f284,cc5ed7d1c1043131
object,6a5010d50000089d,60f9b0639f862fe3,2033390f7c83bc2d,72e1ab1c3bd73433
object,edfc13ca00000b91,addc9f6c0ce5d33e,1d0069ebdaa9ea18,f724a3b16d1e5a7f
object,c36711c600000fde,8d7fdf2686b4044b,77a19fc6b097cc77,751762020eb488f4
object,e99abdcb00001819,f3284a53383a278c,e8e57a4b8e54bdca,aa6bc70bacfe863e
object,e99abdcb000026cf,bcb1bf97bd8ef0cd,69d00ee86ab26f89,fbb842fbf007bce1
object,9204e46500000645,021793ddda084232,ab93782875d33b28,dedfa4e46481375e
object,6a5010d500000bb7,21dfc4f899f6edda,d24f23a7f7505ae3,6a076e456bc3ac28
object,edfc13ca000027ca,02294314fd27deaf,bdf9ec398abf2bf9,74927f510d87287f
object,c36711c600001017,2a35819abfb29ddd,e2ac9160972debff,313395537df4222c
object,e99abdcb000011b9,9cf004a33b9b37ff,e8e57a4b8e54bdca,fd0534dececad4ba
object,e99abdcb0000151b,274d51acb6cf7fee,69d00ee86ab26f89,9efd6eed5ba7ff64
object,9204e46500000233,c52b9b79264ccb05,3c53114d6e438f8d,56b072352dd1c55e
object,6a5010d500000670,bfd0dfefa807ec73,09a1cb2e9223c8bf,0a4ecc656122bccd
object,edfc13ca00000009,4f56d2379fa2f66f,336b7ea0371b559f,eefe0ab6ea126457
object,c36711c600000bad,bde964854db9252f,a8dcffc5c3eda779,4fa26627d9c43951
object,e99abdcb0000096e,8ef3608d1b3a7c05,e8e57a4b8e54bdca,7753cb833d1112fc
object,e99abdcb0000125e,82163f20f3195345,69d00ee86ab26f89,984afc6e4e476a74
object,9204e46500000202,bef6a1fa9a61fa3a,a76f9dbea9979599,cd4a59da7569987a
object,6a5010d500000209,8c5ebd67ec89a603,e7ff2e0b365d2ab0,53671e2677ecb058
object,edfc13ca000011c2,af2269de74d4d341,d926e9a2df67c7c8,4b3e7a553ad9c535
object,edfc13ca00000ca5,fdea2b6dbb93a5f3,3448114ccccf1a5c,88170aec6e95c3ab
object,c36711c600000493,12cc7ed23b45a170,7a2e407a22245dbe,2e76b9b9996136fb
object,e99abdcb0000003d,c0704e8e4d391057,e8e57a4b8e54bdca,9e59d9b260661d9a
object,e99abdcb000031e8,a78c9ef9d18351e8,69d00ee86ab26f89,32c1bd3e61f2a525
object,9204e4650000007c,0774a5a165a0b5d3,4a149b87a6494451,10f2d7fed1068c66
object,6a5010d500000166,1b52434dc55367fa,adbcec041419d780,12bb7de438c487fb
object,edfc13ca00001cdd,a3dae7d82796ab75,4f16e4903588830b,02f4db54e13bf162
object,c36711c6000002ba,2c3b55f969091dce,946f48db4949478e,8b533186654be0b7
object,e99abdcb00001887,603ae26c57ad6055,e8e57a4b8e54bdca,0f760768422705c7
object,e99abdcb00001f63,d00deeede6ab33f4,69d00ee86ab26f89,74b6bd05e323ada8
object,9204e465000003bc,4ba4e750c2a313f1,9066afbd068fd42f,c5c87df62cb33855
object,6a5010d500001922,4c69945e55bb36b3,457ceb2458cc5f89,1faa108f2f4a6264
object,edfc13ca00001250,869689ec1dc8e646,4c121b798946ff17,3c4d92293047cfb8
object,c36711c600000e19,24758697ba6e5e64,39d8c4619e06d80a,a5e662c8ce05bfeb
object,e99abdcb000009d5,58abff5b41f4d745,e8e57a4b8e54bdca,c386eebdd8fa6ff8
object,e99abdcb00002969,45b52ba4e2ce0564,69d00ee86ab26f89,ab32162414145561
object,9204e465000004b1,4758e460ca714120,d01227229f043cb5,d1ea238a0706e95d
object,6a5010d5000013c5,ad1ef685039579f9,1b28b72919c05cbb,8db7dce96387e9e4
object,edfc13ca00000e2b,b9ae19e293faa853,363d7dbbbfb8673f,4a7b991445699e30
object,c36711c600000e37,e098e5b396befdf3,1c922f19c4ecda97,08e6cff38449fd21
object,e99abdcb0000072c,0f367fdcadf5e219,e8e57a4b8e54bdca,3a8f52a7c3091418
object,e99abdcb00002906,52785c65db062d97,69d00ee86ab26f89,f87d0ce4f90f74da
object,9204e46500000aa6,6a97ff629f937982,1dece65183e0ce8a,88fadcfaa9d0a909
object,6a5010d500000fb1,e9428d00ef171236,732a2a83ed038578,3a827fa402dc0df7
object,edfc13ca000001dd,3c9212bbf567f753,7ea050e94830f385,d83b8bf6b90586e1
object,c36711c600000ced,6618c783cc5d2528,937f20d0399f1c84,933565fdb5f520eb
object,e99abdcb00000386,52a7427ad665d2a9,e8e57a4b8e54bdca,eb7b7caf2ff2587c
object,e99abdcb000011c1,5e4f016a30491ca6,69d00ee86ab26f89,c0643a314248f3bf
object,9204e46500000a5f,78fd2eb174aea448,e519ef717c644f2c,5832494101ff9fe5
object,6a5010d50000234e,e3c5d8e9da6cc0ac,fdb841e742b7a4fe,a2029dcb4e3b8003
object,edfc13ca00000d34,d352f2d8111706ac,0e1a514d34920ae3,269018ce08e82c89
object,c36711c6000009a0,45b9cb5896026a1f,ada7d31783418d0e,49892caa542b8a32
object,e99abdcb00000490,5f382c11082b9d67,e8e57a4b8e54bdca,4a052c29be035e41
object,e99abdcb00002fe0,35f0d047fef391a2,69d00ee86ab26f89,13153a3a3e39e59e
object,9204e465000005f4,83b6f069c8523a91,c77976b07910615a,5c5db076eb58df91
object,6a5010d500000566,b7ad36fb086d4cc2,400fd27ac6a3a402,5f9c0a0982c897ee
object,edfc13ca00000a19,3d23eade2c21ad6b,b6c9e92b6c23edb3,23f128e1b8cedf48
object,c36711c600000ba5,d6d0775de9c54880,2c5b76e695b145ab,f11941a8dd5582ea
object,e99abdcb0000219a,33e92cb739a0b469,e8e57a4b8e54bdca,8e13a7f3f6387f12
object,e99abdcb00001d0a,70459e716c7b68a3,69d00ee86ab26f89,5ed248c32b7d54ed
object,9204e465000001f2,91be08c4834d9371,530c5e0ec0b99fa0,4f549eb9ecb10d89
object,6a5010d5000006d9,7cabc3fb973c7cc6,43f223d8cf3946d1,9cc70b09f18321a1
object,edfc13ca000028ba,f494af97392aaa1d,70dda0b7e5d1f654,3703f05c612adc3e
object,c36711c60000014a,30729466400b0ac0,11c5186240f9d422,3e71011d07115efd
object,e99abdcb00000e15,1b70bbb2c0d4ba23,e8e57a4b8e54bdca,3e5d7f1f3c0bec63
object,e99abdcb000009f9,6e39192861f5f52f,69d00ee86ab26f89,098fbfc9ae14e5eb
object,9204e465000000d1,b1ecf35763fcd88d,b4f2a03cf402c7f7,15e0c57639cb4aa5
object,6a5010d500000f98,85383a08d09faf3d,2199d3ddb68b3b37,a926a38de9044f54
object,edfc13ca00001d16,3a0322f0c8f41268,be826beaa6912717,9fd58a64a371a9c8
object,edfc13ca000009c1,a80c53a67ab90397,a93f443c257cdd4a,1773dcac41a5f950
object,c36711c600000320,b723fbf33d703c8d,76af7676ba1ba94c,dc30bc3dd05f70d8
object,e99abdcb0000147c,a3ee67c9205aee0e,e8e57a4b8e54bdca,c49cb48dd3483df9
object,e99abdcb000014ef,3d62e890735bbbc4,69d00ee86ab26f89,dbb2498715d0fc68
object,9204e46500000ab1,f73fba4bd222b779,ce1b9e3b248f3290,15986ad652556ad6
object,6a5010d500000075,872dbf309733fb96,e396d2c9fd7031a9,8d3d9a35dc5baf73
object,edfc13ca00000f89,a589ec91d8f5defa,2ce4bd13e81ea2d6,45d39fa2d5d181dc
object,c36711c6000007c9,a78a89b094d75179,e37377abf89c9ffb,28947bf8b228412a
object,e99abdcb00001f18,6d6b37322d76b332,e8e57a4b8e54bdca,b8c2e1754fdb6fc8
object,9204e46500000782,ca58f3700f60bda5,5c623738b8de966d,3434e23e7cba84eb
object,6a5010d500002144,0a876bf8cad7b471,de0c2f589015d5d7,9620ed2493d4a394
object,edfc13ca000016d6,a1d21492ec81e2a1,da7f450f7b9f1d88,6c4d1d2c4e5f603c
object,c36711c6000001a9,d40244c893b0e328,7263ac958e122bd7,a3a1dcfb2057a5c6
object,e99abdcb00001054,576f5a23a9eabe99,e8e57a4b8e54bdca,007dc055b0d2790b
object,e99abdcb00001901,9993353f7aca40c7,69d00ee86ab26f89,6b6d60c1394cdd0b
object,9204e46500000475,7c05440db624f2f0,5b7d68a1c36299de,c6cdbfd5dd49bb6a
object,6a5010d500000061,6f983c09de275125,7d6e432ab971eccf,07b4382c3bc992c5
object,edfc13ca0000105f,504f7fc2d6729b20,b285421d74867b96,005b6284e54ccc8a
object,c36711c600000aba,2df1a98d0ec17308,4f0e197ce890b88c,b1593fbcd5772eb0
object,e99abdcb0000174f,f36788515efb8869,e8e57a4b8e54bdca,1f7a5aec32633223
object,e99abdcb000014d4,fafbd3b4f151bd2c,69d00ee86ab26f89,8b4fc8f6a86680d5
object,9204e46500000033,1e90551cab167bf3,ac51c1e668520669,a6dc6d008d9b0d5a
object,6a5010d500001811,1d84b22aca7364bc,7261e87c165a97a0,f072b77dfa802976
object,edfc13ca00000e85,4d863b471b353187,3bd0952be90fc680,e171eda44c80d3a5
object,c36711c60000098e,f9ba42a22c486a26,fd984ec06e9eaf73,9d18585ede4c01bb
object,e99abdcb00001136,087d0bcb8c987d6b,e8e57a4b8e54bdca,1829bd6d7392af41
object,9204e465000001fa,291803d4c923c653,fa7355fadf08ab91,2237ccc31c6b2d87
object,6a5010d500000a7f,e97fcb33cff57254,c186fbaf77e48035,ece47a1214ee12ee
object,6a5010d50000058a,df63470e9581f574,05585366dd9af756,71e44a15649300c4
object,edfc13ca000026eb,5084554b922c0037,afd96672e5baa357,b58d28e42397c1e4
object,c36711c60000041c,8c976f86a9d33cdc,28014c5a488f801d,5c494fc43e05a301
object,e99abdcb00000b06,975a7ebb272eb72b,e8e57a4b8e54bdca,e216402d75ac292c
object,9204e4650000030e,5d6e222781e93195,90f865e3070c20b7,bc7c0006d333b76e
object,6a5010d500000c5d,040643b47a337611,24dc17706cace867,2f2d4d4845ab6ba8
object,6a5010d500000690,6bf6673af82435aa,75ad3bab78f70707,e30c382c9604e0b2
object,edfc13ca00000a66,0a949395103b28b8,d8165b16b43f446a,a7d3a55c32dab39d
object,c36711c600000c04,dccc8cf78a034265,6f63a189879c7e44,4806edd983cc2895
object,e99abdcb000027ea,a2f9f512b0505b2b,e8e57a4b8e54bdca,4b209ab9c45cf6eb
object,9204e46500000761,5e2ab81fe3179194,2dbb8299f1bce11d,64d064ed3f51cdec
object,6a5010d5000008bf,6ebf5279984b8f8c,31a8734e4b947fa7,37cb96ffcaad516c
object,6a5010d500001178,91d75fbd2567407f,e074278a9004f444,380529e2c119eacf
object,edfc13ca000006f7,d281e58966d9b556,88cc7030460ecca7,362bafb7c65e7641
object,c36711c6000007dc,622a3eb32a878f70,84b4fdeeecef675e,57f5a7320aa4859c
object,e99abdcb00002651,7face8cf79837096,e8e57a4b8e54bdca,15479a3fcabc1f83
object,9204e46500000023,31fb603c167db442,a3b35f66b0a0c302,2ffeb17673c7dc8d
object,6a5010d500001b12,a5105d872ccb034f,b4fffcbb3fdd4dcf,638d8e5bb274c1e2
object,6a5010d5000002c2,fb00b0e09216a030,df8db2dd51c67296,12d195f98088fd68
object,edfc13ca00001ff0,abc98eeae6161df0,9c9a331ec46ca9cb,387a2bc8c34f4d92
object,c36711c6000004aa,07ac8d7478ddb287,3ec53ee90a3a167f,7d1c42f2e7cb2dbd
object,e99abdcb00001efd,897ef344446c019b,e8e57a4b8e54bdca,ca26b3840a9c44aa
object,e99abdcb00002a0c,b694ef9a7f107d2c,69d00ee86ab26f89,3bb947aab892d9eb
object,9204e4650000016a,6bcdb00fbe29c194,94aee40a7fd645ee,9f12879d56281c33
object,6a5010d500002446,8a84327ac2a01994,5ac08ef93b945354,d873282b6bd3574e
object,6a5010d500001963,38278b971792a27b,f5c689a0686642e8,2c19b9d16f9c2a20
object,edfc13ca00001991,fd6b571a5316056e,61e0f668bf19a71f,0ff3fe297afd9ee2
object,c36711c6000008e9,5c67b0b549a6f9cc,cabb6603a568c9cf,2e409907d5e181c0
object,e99abdcb000012c3,52a0c95ce47f01b1,e8e57a4b8e54bdca,2a0adb589dc842c1
object,e99abdcb00000444,f0e58333781b4b9b,69d00ee86ab26f89,b5abcf022e07eff0
object,9204e46500000171,0882464e4f2bd9c5,26a02c7def5dc6cd,40c9a6c151fcc0f8
object,6a5010d500001329,cbc9528113475562,8a8103ef368823b8,0c98073082d41682
object,edfc13ca00001408,555b7a590e6f3093,ccdb2a7acc2a1ca8,3d3f8f91166671f0
object,edfc13ca0000144e,676ca3d18ff77c20,5474eebf3caf9ae4,595a25707632e51a
object,edfc13ca00000661,f7b94d1176f67498,3f418eb11cb603f0,f6951ea482a58a80
object,c36711c600000f1d,2c507bdbffd254fe,60f3ab0d41d36261,e2bbfca351609eb5
object,e99abdcb00000039,8fbef4016fa7dfe1,e8e57a4b8e54bdca,514a2a2308a78ff7
object,e99abdcb00001510,57ec906b9ccb75f3,69d00ee86ab26f89,31be1d7c3ed9ebaa
object,9204e46500000686,d3f8c81de8c7a67e,fa92fc3ceead42b5,305a992fa62e4c1d
object,6a5010d500001a5c,965d550d53043478,7b5ecb53ff6904a8,3d46def70e51d8eb
object,edfc13ca00001301,8f4a8d77073b7b92,aa8262d4eca3a4ed,276fb63a27028f12
object,c36711c600000dde,5539a8f98b0aa187,42f3eca24e583c29,58d7fcf038cebbbd
object,e99abdcb0000292b,34dffd024d876029,e8e57a4b8e54bdca,964e96fe866f6fbc
object,e99abdcb00001a15,7f86e730357303d0,69d00ee86ab26f89,9057fef12db25b1f
object,9204e465000000f4,3a256a73e7ce02fa,0e5f4a0e86ceb86d,25fd99833fe29982
object,6a5010d5000016c1,243379f6e0e79236,330a185466e6aa69,ba3439ad0ba1cf5b
object,edfc13ca00001836,1c00e57aa2d05453,c19628441ec352d4,4f8293cccf77b414
object,edfc13ca00000e06,1257ecbfd9b7e189,c339794468e3298c,f314cca88188e763
object,edfc13ca00001541,c7ecad8052830173,736c4fbf81573296,29603d9d6ef63469
object,c36711c600000e69,5eb4b3a92599914b,5449ce1650e62636,a366d48edd8137cc
object,e99abdcb00001c81,7962ce5529f3971c,e8e57a4b8e54bdca,4afa7b025b9541c9
object,9204e465000007ce,9939bd2771a51d0c,62a70c73db300d64,d59b4178eba68c9c
object,6a5010d500000020,5b0e656fe04572a2,2f3fa343aaa97757,c6c614804128952a
object,6a5010d500001d0a,7290b554d8693d2a,ad95cee800571b45,65cf32f8aa3c630a
object,edfc13ca00000822,733b2cef6e5a00c5,0a4d20b4c2e1ee34,b255091d23e599e3
object,c36711c600000f12,71952aa332e70df3,20e220a759fe15e9,b1e79e172c45a1ca
object,e99abdcb00000f51,3a0e72755daa8a78,e8e57a4b8e54bdca,0c557a2fb95cf866
object,9204e46500000054,5e56bc03f3bc65ef,cac2c4ce8680e050,0c8b69368e9a224b
object,6a5010d500000119,7b898b1b28a08ec6,b0133d8aa4fca504,e37d65190f701c36
object,edfc13ca00000c1f,fceafe8ca1a9f81c,0f232497505be485,fb2ad8d7581d193c
object,c36711c600000ae9,c081dfda50edb810,7493440173af688a,7d74cff2ae6dfe2a
object,e99abdcb00001282,ac8ea4919d93d3cb,e8e57a4b8e54bdca,06957803dc92e23e
object,e99abdcb00000db3,7faca3089c23fa25,69d00ee86ab26f89,c63354300d94d387
object,9204e465000006a6,cc21cbd92ffda0b9,76bb6502408f2e04,5c3e34541d76fc9a
object,6a5010d500001f2d,649a53493ebc587d,ffb4f6df3bc7fd86,2b1949e0a771163c
object,edfc13ca00000182,c7bb2c2d090a6200,25750313e3f87b4f,7dd0b89b5106e3aa
object,c36711c6000002e6,bab70962195dbd3b,a9c1e74459ba4ddd,e199581c5f2b9acd
object,e99abdcb000000fe,0a6233da8055ffb1,e8e57a4b8e54bdca,859fd8341182afd1
object,e99abdcb00001f58,4a44b6f0ffbc1090,69d00ee86ab26f89,9867136ac5eb40f6
object,9204e46500000612,4566a596fdad9e1d,d014d66ed350636a,ecfce69e619f45ba
object,6a5010d5000000c2,b6c9fd25369e303a,58d0a10211f70978,d8bda0dced4923fe
object,edfc13ca0000287f,f8a40d5053ab99db,9cd79d56912539c7,39b30db5d418bf77
object,c36711c600000b8e,2c1e6078f3706422,76ac88d7d40c538a,90754078cb50adce
object,e99abdcb00000564,5379343b262ea729,e8e57a4b8e54bdca,e0dfb0d3e20a8c5e
object,e99abdcb00000aa7,4d0c5a1a0583981c,69d00ee86ab26f89,3018484efacccd75
object,9204e4650000049b,dafaddd01aaee289,49ff7b7e78d84aa2,500fe04c60c5166e
object,6a5010d5000013c9,521d1d4fc14422b8,d1429e7c80497896,a2b53ad4f22b47d9
object,edfc13ca00001729,3feaa65c3532fac4,fc6193a72adabe45,8eccaaa5ff9206c0
object,c36711c600000897,6f11d70db715ffab,bce75f0b12570c02,bf2142b182c319ff
object,e99abdcb0000356e,b89c9335a8b99165,e8e57a4b8e54bdca,b7c4bf2734329141
object,e99abdcb00000683,2586144ee422c690,69d00ee86ab26f89,5b0b0908155a84c0
object,9204e46500000772,726bd245162d8967,57ed3c4e310ceaf3,22702b11bf6e9c87
object,6a5010d500001bbb,8392b2521f93b695,3b34ee74a8e58e6f,3dc73409b851bc35
object,edfc13ca000015c8,af53d3defe67cc20,b49dffd3da001712,1a0e52e9e1760d83
object,c36711c60000071d,30058dce80f92eb4,2facd06ba4869f88,9a17b732ad418f6e
object,e99abdcb00000f9e,5e59a3f8d4544d33,e8e57a4b8e54bdca,0a7fa6eecc6a9ec7
object,e99abdcb00002715,43b9b79216c2b260,69d00ee86ab26f89,c2fc4d4eb38acd81
object,9204e46500000ae8,92ce0d7082be5099,8407bcfab60410ab,fc18d3bac37e78ba
object,6a5010d5000012f0,e011401241e9863e,8d010c41a8685932,c1e8d053d6b642e6
object,edfc13ca00001436,72b7a434d8df6d58,77cdc4a291d2a750,8f3b230a8f11d49f
object,c36711c600000329,b7753c0359050c59,af69850113b0d573,8a08458475bc1e09
object,e99abdcb00002025,66d5d3177b011892,e8e57a4b8e54bdca,e0a3c7e4000f8933
object,e99abdcb00002722,012e075292a8e553,69d00ee86ab26f89,822022521a883c61
object,9204e46500000724,0cbcb1a3ad8ec5bb,5a570a97df34f1fa,77f42a3d03da9d61
object,6a5010d500001090,aaa9ff1a9aa39977,dc57c8538475db91,77a0a458c93d8bd3
object,edfc13ca00000ffb,b9e7a813168d8d9e,6d0ce9445207680e,bea3f7048c70e578
object,c36711c60000106a,7158424fe5ba1f59,55d97c939e95a20c,48c4d333f6d92c86
object,e99abdcb000025f8,9a2b3fc36a7cf1e3,e8e57a4b8e54bdca,56998898cc427758
object,e99abdcb00001b8a,61e39601329d0f70,69d00ee86ab26f89,5ac09ee330a2c03d
object,9204e4650000099a,69922eded58f9fed,1061870a309b3700,708847d75d7f9b2e
object,6a5010d500002290,a5214ff399c7cc00,4748ef38db7bcaa6,db2dfca7ac632bc9
object,edfc13ca00002153,e21c267ab6ed9a9e,dfbf7c57da4f9e4e,3ef0a152068e2e9e
object,edfc13ca0000039d,1a16d52f3e329b45,dcd443fa7ee78442,14e1327c48937e75
object,c36711c600000058,4a0061a31efe0539,bf1188eb78386c6f,a175e208cc9b9076
object,e99abdcb00002f13,088ee44a6a873498,e8e57a4b8e54bdca,00290786c66c9534
object,e99abdcb00002515,1bb9dd6ee62ab0a3,69d00ee86ab26f89,6caf9ffc343de7de
object,9204e4650000079b,4db4e48c9669ced8,0b3c68d4f16fe986,24975e9d72341b1a
object,6a5010d500000182,e14b28d4288ba27a,dfd1d64aeba182bd,5b697e3c56f7339e
object,edfc13ca00000993,0df388bd2930d97f,fdd0ee56c1127acf,9c73c331f6a42f1b
object,c36711c600000ca1,c0dfbb2c32b19ea1,74a3bf93ac0c2619,21a01e632c0f5a39
object,e99abdcb00001fbc,086d14b834c9bc3a,e8e57a4b8e54bdca,e004f45d0bf1b514
object,e99abdcb00001058,137d61c30bda3e65,69d00ee86ab26f89,01332d6fa39cdcfe
object,9204e465000001a2,735b312d7bb7afab,4f31eb31ead19c7a,f09442376160c692
object,6a5010d5000014d0,e913d771e5e2c7d6,def329c1f936d139,19a8d1b2b14e8a2b
object,edfc13ca00000f20,b64555ad4cfaa4b8,1f7104231a4e95c4,5276251f2ea71955
object,c36711c6000000aa,7dfa06525bb3aaf5,85911a67d7944235,a38fc8ab475c5f12
object,e99abdcb000020d0,a79373af6b57bd38,e8e57a4b8e54bdca,a75229f3d8a42b64
object,e99abdcb0000274c,674fdbea4718a36a,69d00ee86ab26f89,7aa9dbe2de7f6564
object,9204e4650000050c,1efcc416aa41775a,fdca8da6c07cf9a9,110889e6134df85d
object,6a5010d500000d8c,f404eb4cc67707f1,7c8190a24b7a9ff8,0bf3469e9c5b5244
object,edfc13ca000007ad,9d823644ee0d1b82,fb12665b7bc93b4a,a177cda17d142d18
object,c36711c60000020d,b6057c2d35780bcf,f0b14281f291a529,605b54e83dd5cffc
object,e99abdcb00002d61,7bab5fb8a6eb6976,e8e57a4b8e54bdca,4f39526f3bbe2a71
object,e99abdcb00002d29,4d06173fb8a96313,69d00ee86ab26f89,10629624d248b9f4
object,9204e46500000509,edc7daca15be18d4,c93150667b1a20e8,a55a2febeed225e2
object,6a5010d500000077,b51e17aa0aca6a2a,89e1eca38ec6dd5a,ba06d126715b7161
object,c36711c600000cfe,c3a60ba4156e7fc2,2c7ba1164cca867d,cb7de9b2f14f3c78
object,e99abdcb00000bfa,b145c06f974604bf,e8e57a4b8e54bdca,6e1f15b55399b3b0
object,e99abdcb00001675,4741e67c87203ad9,69d00ee86ab26f89,90216ad708b0177b
object,9204e465000001a4,9a2fa8f375934733,66333fa3da16429a,bbdbeb4eadd9f848
object,6a5010d500001554,681f4503885ad333,0231d572c8303c31,0f4531a166004840
object,edfc13ca00001c1b,48b30dc91065fe74,14e319817aa81d6b,e79fa89a1fe841a0
object,c36711c600000182,ef929f450113e0b6,4751edb8f9958087,c6fe7031e5d2b00d
object,e99abdcb000025c6,5c95c20470a7ff3c,e8e57a4b8e54bdca,2bf8a8517359123e
object,e99abdcb00000a66,7cbd9b133784b35f,69d00ee86ab26f89,6f4edf1e4a30599c
object,9204e4650000075d,21ff33f508c5c692,38b9853c0b928436,5bf904cf469202c0
object,6a5010d5000010ad,59693cb98912e149,4bf3d71787ad18fc,3a817b1fd281731e
object,edfc13ca00001f34,2e545baf8064a824,d15ddede1811efbb,9f6c622c2d0d7c30
object,c36711c600000e29,d163b01e677fc681,b140ed76f1631a61,a89dab1db4706455
object,e99abdcb000008cc,4fff0f847a93e8de,e8e57a4b8e54bdca,aa5af14b537f4dd5
object,e99abdcb00001a8e,0c0dbb1b7d84544f,69d00ee86ab26f89,dbe5f4304a0d4aae
object,9204e46500000753,66f260be16138c40,f20b53a591d6f01d,a51c840a1405aea6
object,6a5010d500001dbe,4d12c8c694e7b97b,584f85affc4440fd,ca27530918e50bee
object,edfc13ca00002799,613300701fd9a1ff,7d23d77df6355900,e0ebaa9bcce79306
object,c36711c60000074e,41aca0ee1a2e2ea6,843e19ff14bfe36b,695d73e653209992
object,e99abdcb000016de,5ea8ef5ade8ab49e,e8e57a4b8e54bdca,2f649de3ad5fa59c
object,e99abdcb00000987,a5a20c8d1f27dc07,69d00ee86ab26f89,1af3bdd745010134
object,9204e465000002e0,f3785fbc8455c1eb,e275b2e53abe5958,13886b3a81191e33
object,6a5010d500001f4c,7a208e616b0d5035,6c65e540a6e11bcc,3c0f06908aa346be
object,edfc13ca0000022c,9b75077200c22664,efaa0a93d806a8ed,74ab1183c4c04971
object,c36711c600000c1b,c41b60bb2450477d,ae19ca33475c015f,c1adce42bb7b1a9e
object,e99abdcb000027e8,2fdad75340724ae3,e8e57a4b8e54bdca,dd991b68a8afa495
object,e99abdcb00002fbd,2f16dcc055f38034,69d00ee86ab26f89,05181a2421079a1c
object,9204e46500000951,ba7ff3e4aa6fd072,ca7ef99f51b1c88b,6e8004382f2fe54a
object,6a5010d5000022f9,dbe2a331287d80a1,87cf7f3fd7893d52,18b400b9f72a1c69
object,6a5010d5000011a4,826e252ec0928725,c484d39352dea153,025f0b8da028d0b7
object,edfc13ca000026b4,747e8261bcfdc70b,3b9c0536c0b39da9,f02bbb91776c2d08
object,c36711c600000823,15038f1eb17d76f9,4a147fe20f69a6d3,ad33958115a02643
object,e99abdcb000028ce,b7db63974eba7646,e8e57a4b8e54bdca,9968dd3a344ac2c5
object,e99abdcb00002357,c05d863075ec0595,69d00ee86ab26f89,43884ad3ad08f7da
object,9204e465000004ee,31296b5a9de883f6,28f69609f963ddb6,77884f9551566f8c
object,6a5010d500001988,fea4642721a40fa5,5316aaa8a8f0784c,ab4b645931976f19
object,6a5010d500001d69,e25f49969dfdc9f4,6633f75abb830971,5c01e4547a481678
object,edfc13ca00001dd3,f2c8428ee24a9560,2b31233f8fce0006,ae8e336b5d98c6c0
object,c36711c600000d80,211dcc1b11c1be77,fcd2585548be505f,c2b33976c0f23451
object,e99abdcb00001d47,e7c3b13984d97f8a,e8e57a4b8e54bdca,f6d71a22bb060f92
object,e99abdcb000025a2,25f2cba365a8629f,69d00ee86ab26f89,261c18752621494b
object,9204e465000001ce,3320325543f65c09,1cb1293208e2ad56,7788b0026e1330e3
object,6a5010d500001f7e,191b566e771074f4,17260b8772c72914,e9b094066f1305fb
object,edfc13ca000001ff,ee904864f53fd6d9,2100826a716b08b2,9121c130414da142
object,c36711c6000003e7,8c010de2e5960996,9308a7651420f57d,1098279c80e31b8b
object,e99abdcb0000035c,031747e8cd61e56b,e8e57a4b8e54bdca,9fd58f48d324f26d
object,e99abdcb000021e8,466c3bb5a61b8d8e,69d00ee86ab26f89,9b1b294928fbb3ee
object,9204e465000004fb,adbb187aa1cec3bc,de051823d24d8086,e0627e47f525090c
object,6a5010d5000017b5,96841111865abc37,3fa6b71acc701fbe,02aea45fb42be0d5
object,edfc13ca00001ec7,75c013613eeb4bbc,045f65807d678617,d53c7bea0307b70d
object,c36711c6000004ec,3ee98c7e74888698,6766afa7b90b3da8,04ce6d90aff9f35d
object,e99abdcb00000b91,cbf29548be8c8242,e8e57a4b8e54bdca,52172e6dc337f6fc
object,e99abdcb0000329a,acd3a255dde8bd0c,69d00ee86ab26f89,e526c4657724d049
object,9204e465000002be,e44f96e1e26c88c6,9c6ecb0891e4a334,ec7e6f296e02ad78
object,6a5010d500001a2b,886d5917de32137a,1c5e162ab93c8288,7174cb14ff6367e2
object,edfc13ca00000dd4,d982b2b64ee6103c,2a97e3d7d9082ac9,4d2672b3f4951499
object,c36711c60000004a,b1a1e204018b6cb4,edc05adbac7eecb6,ec37e5ae70da9bc9
object,e99abdcb0000040c,1d18accde586fe3c,e8e57a4b8e54bdca,6548b2221b29c48e
object,e99abdcb00001504,50b8460c88df6de1,69d00ee86ab26f89,3fd34e6c5e4a489b
object,9204e465000000dd,80ae247883c01f55,dae05f3e887dca4b,9f591d00f485614c
object,6a5010d500002012,8628a47441abc04d,1d4b6df55305b9d9,f10bcd86967f9a12
object,edfc13ca00000888,7d6e69795fb917df,0cde7560b05b7ed6,2decde3bc09338a5
object,c36711c600000c18,552961cb529abfae,b229ae9d312d688e,033a5d7665592367
object,e99abdcb000022a6,b858e9a47fbe168d,e8e57a4b8e54bdca,a132e9b9598fc6ce
object,e99abdcb00000a16,5cec3e055abb728d,69d00ee86ab26f89,6afc5569e9e26f74
object,9204e4650000083c,c8dd26b13ea0ee37,c274ee680113df56,6aac7d1659604e22
object,6a5010d500001f28,854794b7e07ed3a3,895be1fd65bad575,564581577fc8d7a7
object,edfc13ca00000228,28a03bea7868da14,823e402b8f043d97,abb41b4bf2f2a8f4
object,c36711c600000126,129a01c7ceb30c2b,c6962d2e5194af83,e210fbe7e0228ee7
object,e99abdcb00000e7e,38728ebf87dbf808,e8e57a4b8e54bdca,9eb50d4d35834ea7
object,e99abdcb00000e07,a465d140122d2761,69d00ee86ab26f89,7fb3439ed25f736c
object,9204e46500000391,370f6b5fa9e2c070,b904613d12b60851,5b27843864233644
object,6a5010d500000f36,b6b747fb5e9bad8a,386f1fb793aa5e6e,3371f757c9892a90
object,edfc13ca000009b9,5296580348ea19a0,106cb2ed434e17e4,ffe7bf28a042173e
object,c36711c60000079e,9c8b9c5686e85587,665358248bd92ee1,657c957e73bf71bf
object,e99abdcb000019a0,6d9ddebefbf1ae2c,e8e57a4b8e54bdca,977d266bf153c1dd
object,e99abdcb00003209,2832dee9d022dbcf,69d00ee86ab26f89,6ec881715e545826
object,9204e465000006b8,0b63627cb5c3357d,e2aca02db19c8537,869c5adbee4ae808
object,6a5010d500000141,d954564a16997847,0db7d042c4a563ae,125892bf4f688daa
object,edfc13ca00000d08,04889ba8ec662de9,ff7ef3b373bc2207,8a6076c9f172267a
object,c36711c600000f06,e97f6d0b9f441519,8d7e6af8f26715fd,51a89bcaead5a590
object,e99abdcb000025c1,29a6ec96af42ea50,e8e57a4b8e54bdca,8c5ad1185b306606
object,e99abdcb00001862,7ee180220365210d,69d00ee86ab26f89,8d4d68f23cb24e61
object,9204e46500000506,920b7cc4f838b330,9a187ffec3e03fd1,19b4076403c1bc9f
object,6a5010d500001722,ec5be0bc0875f9c9,75262a954823da6a,1d3c98f2b2ca77b9
object,edfc13ca00002554,df9d2f454f717e1e,0705b6fcccfbf6b6,aee72c88353dbfff
object,c36711c600001050,a6649f1ec6fe2487,5d2393e6fbe790c8,fe30eb94340e6ce0
object,e99abdcb00001377,357ce375c602c911,e8e57a4b8e54bdca,57830589501fe58c
object,e99abdcb00002d9f,1feb46e634d69040,69d00ee86ab26f89,afc20aefa1916c6b
object,9204e46500000a14,4e93405419fafde2,6fc2681aa99fd119,759d26d7d1b392c5
object,6a5010d50000000a,fff58152e70c720f,3a6eb301972bdf14,f098cc716bce0abe
object,edfc13ca00002908,4b90e28923d50b30,ff00f56c772af927,9bad127fa9ba915c
object,c36711c6000008e1,56ee2bc3f3d47ff6,90f4045301e91a04,bfce3707b1499c99
object,e99abdcb00003498,2a2e183b1484c6ef,e8e57a4b8e54bdca,9a0c3c3d1d7caca6
object,e99abdcb00001f12,5fae527b0b23cc4c,69d00ee86ab26f89,72c018c78bf9bfd0
object,9204e46500000314,a85c7c31bc8b622c,18f9e6ab2e4726aa,11daafe0fd0afc3e
object,6a5010d500001fbe,4c9e59ec49466e90,1062610b00e34ac8,dfc99f85dbf401a7
object,edfc13ca000018f3,56e609f3f9c3bfe1,55db5d673dcc9392,8e6a8358f1742b28
object,c36711c600000cb1,b783b5328f215796,84873f9f565d946c,d2a27c42b9757632
object,e99abdcb000027fa,b141945ff385dbdd,e8e57a4b8e54bdca,0e5ee5e519ef318b
object,e99abdcb00002c48,d8af50af02380afd,69d00ee86ab26f89,649140f491a6715b
object,9204e4650000013c,ab3236a5aee511a5,389cb2a20098e52d,105a4e715cbed10b
object,6a5010d5000019b2,37d5383477d3233b,806871c4b66a7935,080a03cc06b39be8
object,edfc13ca0000048a,2f3dc2089eed5909,033f64a96f995d59,4eb3fd74fa63a9cf
object,c36711c600000b8d,47257fc1f2b7216b,8b42241d3912f876,90e21965732039e9
object,e99abdcb000032eb,1b22aeff504fb1ba,e8e57a4b8e54bdca,5cb3dcfadf6883e4
object,e99abdcb00000abe,8d04cc9e5612c15e,69d00ee86ab26f89,ce5801fe525acedb
object,9204e465000007bc,b8272a383e9293a6,4728441a65191397,5e5fa7c8a5e181f7
object,6a5010d50000125e,55088c49b646eee7,7fbb4ee75f34821d,3ac5ca5b107b33cf
object,edfc13ca0000176d,2cf04e9fbaa54baf,e1201a2d37e83651,9ac4bbc673c5f893
object,c36711c600000896,8a368b7f38d9aff3,2883ec8f1c1a4c0e,549bc54534daa523
object,e99abdcb00001975,a0f561ad1a95c1d7,e8e57a4b8e54bdca,4fdba4c9969fd58f
object,e99abdcb00000400,c85f919490e66f80,69d00ee86ab26f89,814871ffa587376f
object,9204e465000008cd,980c191e87861f41,0737b577015b311a,b5174866a8123593
object,6a5010d5000008a5,adf9df97126c5310,d7ac8474aa6fa360,43460eabc5358137
object,edfc13ca00001087,7b8766230b4a9520,6eeb9c01b8572c64,5cfe1a06c39e6267
object,c36711c600000577,074247fa3e2d7d4c,942cedb5058b8b21,4a376af7e4b4a531
object,e99abdcb000030ae,e066689ac2bc21cd,e8e57a4b8e54bdca,0c020b6e6a027433
object,e99abdcb000024a8,e56c81f17a2e6389,69d00ee86ab26f89,60082d3f94ef6ce8
object,9204e46500000995,02132a39e8d7f867,f4922fcde501c6c6,846ed9da57958620
object,6a5010d500001657,e1c3a367f08710af,3b8feba92f526e88,62febef679f7bf79
object,edfc13ca00001127,ec9ef021d0c750d5,35c3a403710c6d07,8e78a264ef8f5b5f
object,c36711c6000008a2,52d91a44b9ba5386,08d62167a5fb27b7,2ec435a590d22fa1
object,e99abdcb0000208d,68b33883bf6ece3d,e8e57a4b8e54bdca,3923a2b7083609f7
object,e99abdcb00003356,368bca6263fdc21e,69d00ee86ab26f89,4afb37e066ba1514
object,9204e465000008de,c908072cd382d63b,215735daf6b8eba9,7d27171d27238a82
object,6a5010d500001c0d,a0f787cb1f036238,fe7a0729437bbdf8,b750eb1323e1feee
object,edfc13ca0000285b,32bddc4322abfcf8,1f36e95ceaa62e90,a5863fed46748048
object,c36711c600000d4e,909590fc7186320a,3b3eafa67c58218a,65cee08ecd4abc5f
object,e99abdcb0000054a,03b1f2b11a0467a6,e8e57a4b8e54bdca,49de0f51be2651a3
object,e99abdcb000016ab,9332e078df399656,69d00ee86ab26f89,5f9e9c5e97105ca3
object,9204e465000005e9,a5ace0b7b1d9cee9,d6f7385e1b1a6e45,5e9d765933d7165d
object,6a5010d50000177f,3b70e0c0c24b7a0e,917cf21bc58ad4df,53820cbaab789a6b
object,edfc13ca00000397,30934bfc7d5ba313,9256bdc1af9e20cd,c8f0b8d83e0f72e0
object,c36711c6000008a9,f0d89e6dab27003f,90845ebdd760f9da,17243b4f07f19c7e
object,e99abdcb000021c5,089a7308cb07108e,e8e57a4b8e54bdca,8f5218a30dcaaf6f
object,e99abdcb00000aed,52cc1207f36fe61b,69d00ee86ab26f89,ebc8025e3940ffea
object,9204e4650000038e,522f73b0975494fc,3d6dc2250c0510df,8e771f9a2b9937ef
object,6a5010d5000017fe,8f36b621764dcfdc,6e948b94851892ef,fb9e9b26c9c5e954
object,edfc13ca00002432,9fafede9bbf540c0,c85561e82cadcdf1,ddfcd2cd98cf9d41
object,c36711c600001112,39d9c47148497a4f,5efacf87660106d8,640572d84d99b0c2
object,e99abdcb0000345d,a89f1d1607dc8462,58d30dd2b6f44a11,7b24d070608961e2
object,e99abdcb0000339d,71525e050e020c9c,2eee6962f75eaefe,b3546f09f9b905df
object,e99abdcb00001aa5,962c009944586e1d,19ada8d8937dd194,c8f055cc36403bc1
object,20ee0f2500000001,28bb453be45388f0,b414aef3f0b4a360,0263ad367d34d1eb
object,e99abdcb000005d6,86f241a13a67316c,6b3e6b4cf8016d4f,7640d877a4f627ea
object,c0524a3d0000118a,3e0f11812a0e627d,4581e695a240d3d6,41c1c1694302f99f
object,e4915f4500000017,e0f8a02915e4d124,aa903513b3a44942,dd295278ad72011d
object,edfc13ca0000161b,2f26167c4bc1efb9,15c164da4e455aa2,6f1a460625a9674f
object,edfc13ca00000bcd,af6769fe054cde3d,8711f0de4c589a86,aeeb209514927046
object,6a5010d5000024c3,d545e65243fe017f,e7d743703c0d3e1e,386a4cfdbb3a6f1f
object,6a5010d5000005e9,2c085f77740d00d8,89efee6f94d9ecd1,546ea4a476642d2e
object,6a5010d50000090b,d710c71b61cbb1fa,ff45fa77ca3cf29f,267a92bf82143535
object,acc44974000001e2,926422565da8c39d,40c2c63223134931,ad1445670a8fb90c
object,edfc13ca00000ee4,7f26beffc8ffa38c,11d729c53a9df7ca,3c342a0c9ed18d7b
object,9204e4650000056d,8d9c5279f2546166,408e295f7f71a917,8a4d5b88e8da89dd
object,c36711c600000693,f7bc022a17112b1f,e1fe217999ffabc5,c134515f432fe9a2
object,e99abdcb000001e8,4ce297f8e630ae3e,22b8e823ef3d8c56,44a7a747935a9b86
object,9600753f00012309,62d47bc4ebbad55b,6c144c01d4eb9c95,9e9c6e5b57683915
object,e99abdcb00001723,d52388af8aae9042,e8e57a4b8e54bdca,c81d3f7aed1cfe09
object,9600753f00011527,e901c707fbf8712c,9878349cb22d2849,e3783a545199df44
object,9600753f00004da2,96a0891edb66c8c1,c098c14b1a533ba9,9932b6ba009f2407
object,9600753f0000c73e,d6b94ec3adf0e6ff,23c5c68687126db3,eac02f1b1a259769
object,9600753f0000a4f7,5e3374bcbd34fe56,09512415506361bb,8df4277e7b90413f
object,9600753f0000d1fe,b79f2db038a5c1bc,1bb19adfa030586c,2ac970150e1a974c
object,9600753f000070cd,dd6a7ec2e78ecd00,24ea393da01e06d1,edeb61c783886d65
object,9600753f0000a8d7,2f53882b3cad699d,7e1d65ed91584d76,07b837c259340ace
object,9600753f00004888,3f40fd31bdf79205,fb23ed98e367ae39,87ff71322491dea5
object,9600753f0000e60c,ef44665a959d0c06,a1ea0e8b714c1356,97a220f5138b9eba
object,3457213200003bc3,950dd1a90ecddab8,c18c376b10e4ec6d,950dd1a90ecddab8
object,3457213200005663,0903573eb4de967b,6617038acf704ce5,0903573eb4de967b
object,345721320000c8b6,1c29eaacdc2035b0,12b87d2221513abc,1c29eaacdc2035b0
object,345721320000b135,9970d84f43cbdf08,2635a1a1b2ad9c17,9970d84f43cbdf08
object,345721320000f8d5,07818f2ece360d17,275f23218823e0c1,07818f2ece360d17
object,34572132000008ff,058ac25ceb27eb98,263f3c1c67a448cc,058ac25ceb27eb98
object,3457213200007dc0,eeade2d791678950,0141fe94b2401bd5,eeade2d791678950
object,345721320000d5b8,4e8025c8d2a6191d,5577be406c93de28,4e8025c8d2a6191d
object,3457213200006f29,02021b2aaefe602e,9659cfc315171fe0,02021b2aaefe602e
object,3457213200011cb1,c004eb11fa134e3a,8b13585f578094f4,c004eb11fa134e3a
object,4b31728100000008,12293b2c659fe0c1,34bc50afe3b38894,f7bdd65907a2d041
object,edfc13ca00000af8,2c3c26f28b5e9373,cf87099a42435f4a,8caada82c0108abd
object,edfc13ca00001914,7d74bdff2c9ae716,d5b9038f47483192,5eb31cee57dbefed
object,35fb8e7a0000004c,41bf4ac48483267b,470722aa8071c0e0,dfa806e5fda8107d
object,0abfeea8000001ef,b031d1b247c72434,c06af13e37e3418a,6d3ec2c01b90cf05
object,82eaa85800000050,03570c0540f424a1,1d5b182927dfa97b,3e782e60b245d156
object,82eaa8580000000a,7c1af821adec1f08,bf3af41bad42dfe9,2f52c37cae4df298
object,35fb8e7a0000003d,8be8bb0e3f4e68a3,28efd27f0486792d,cebba6f822cc8581
object,6755b32b00000001,bc3733885c0c2cdb,854c8b9f09a45f0d,05b00c7442b8be7f
object,e99abdcb00001a93,95f8b022c3c18ae3,2aa1af06827b296c,9835264012e310ae
object,0abfeea800000001,8638b02029d62e4d,c08783f82480b5a0,2cb01eb8affff089
object,82eaa85800000035,59eb5a7d0a32fe5c,34029b5cd3c4abdc,b845787778e0b60d
object,7a90a11100000099,13bd3e9392d4d567,64db612884da1675,3d0c1358fc61fb8e
object,edfc13ca0000122c,d7e34525837a0670,57332edd14485eff,d56f5db526f573c4
object,edfc13ca00000738,f19d7eb25214ca5f,5dd11596271b1435,262c47d7c0bd3e7a
object,35fb8e7a0000003e,26ac770870ae6138,9687a81c035f6166,b4336f14bf690720
object,2aa7a05000000001,fe7875be1ef52a99,c993149ca060701b,29b9bfc968a1b9f9
object,e99abdcb00001a02,d850556eaca0e8a0,87b3214353ec14bd,20902d72633b2152
object,fa8e5db800000071,08c76d0ec71c71cd,ce296c9dc8b6c1d6,69fc0953db8df85a
object,e99abdcb0000048e,201d18e237c1b612,a7c6547cc6d2e6de,c2aa69df0d0b580d
object,9600753f00012b5d,ed1f0690cdf4c276,1c93ea5391dd039b,d3094ab55deb5608
object,9600753f00014847,7468d79b52c44538,90cc1278ea9ff4b8,161d4235fe1ded9b
object,9600753f000106f0,03c5e18c781be7d6,0ccbb40b085a1cde,56198d59e8ed8e99
object,9600753f00001442,e6378133544a0138,dd448ca8429c6ef3,c933b86c4c48d0b8
object,9600753f0000a871,b675ad5ca9b1737b,f09528e3d47fe73b,1d500223af222e9d
object,9600753f0000f965,2fb1438d2b7c8fbb,416a46b64326aeef,2a3a1ffe3b95b941
object,9600753f000028bb,0980d6e62787572f,84032ce0f322ca6a,e229a213fbc98ed5
object,9600753f0000469e,e4b10021af506cf7,b47ec426106af2f3,f0de95070aa35998
object,9600753f00013dd1,926e71605398fa02,a4d4728d14e65e43,c08bb90e10323a67
object,9600753f0000cd92,a95c825790686c7f,cf6a9b3b024430e8,4b669682d45649be
object,345721320000e971,f057195434d98f50,55e5e119a6d351fb,f057195434d98f50
object,34572132000108a8,f2c63cf0294c68a2,b8166d5d1be395fd,f2c63cf0294c68a2
object,345721320001177b,72439a9cbf8826d6,78349d218f39d765,72439a9cbf8826d6
object,345721320000b984,040818b8064fe3d6,b631f7d87de3f6d4,040818b8064fe3d6
object,345721320000de31,fb39d7f92f8ffa27,1f2f9a7bd059ffd2,fb39d7f92f8ffa27
object,345721320000b975,33b05eb752511454,a43f61527cfcc6c7,33b05eb752511454
object,345721320000ed34,67e024d21f04b621,1a4473e60437f32a,67e024d21f04b621
object,34572132000118d9,507e27abc255b270,9cb8ff587728729e,507e27abc255b270
object,3457213200005dd7,a2b97a75164f6a78,c197a9a70d47fbaf,a2b97a75164f6a78
object,345721320000296a,2cdd59452c054c69,35d2330758465fbe,2cdd59452c054c69
object,7a90a111000000ff,3b875b55bafd832e,6e26c39c549e9b62,6729fe3113dc85a6
object,4b31728100000001,9ef57b458bea70af,34bc50afe3b38894,d6b656fce34c754a
object,d2a27ff100000001,564e06557b75572d,73713c70dabb2b0c,2911ae0b76a43a9b
object,e99abdcb0000334d,a4acd1133059af21,1e24932c8e0834c6,30d7dd43578409c9
object,6a5010d500001cb1,1d2700d981963921,38b5ab9404a9a228,d51234d92e0caf1d
object,6a5010d500001573,6b29b65394b81356,9e66c1a0eaf38ca2,a53a6e57a332633b
object,edfc13ca00001572,fc1b1de21b515d11,592cc3f8ebe41845,fcfc6f6c5170a31c
object,c36711c600000016,98f4fbce7ad34b86,546a875805dee4fd,764ced7826adb493
object,9204e465000000e6,9ab2f3249965ea85,a308905f0df7e3cb,c57ac2a9105b272c
object,345721320000ea4f,0af8832cfd968365,549ecd41395a92e4,0af8832cfd968365
object,e99abdcb0000026c,9c86a5884a1be8a6,9d847f3a78a2a2ec,c7a2455a3c5eb689
object,e99abdcb00002ccd,ee97476d3a067904,7eeead25db2f40b2,6142adc658512c93
object,6a5010d500001fab,6f70705a7fd025b2,6a4ddde217cc4a73,0a5ae7bedf190d63
object,6a5010d500000d0d,c2e5188ceb3749cf,b561b2fe88afc5b0,0c533d3750d41644
object,6a5010d500000cd5,a5c5b0d755bf0286,3b42a862917002b7,e662c9718770df83
object,edfc13ca00001a31,0be167e07e5e2ad7,f119483a4f09ba73,5d4c1ddaa9559e8f
object,c36711c6000009c2,34c5fda71886ebd6,53174c2d91b36876,e30ce007a2b0cb75
object,9204e465000009a1,84294c4133c43bb6,c5222cf34a52873a,3196549a00f421a9
object,871a5faa0000132a,5e845720727ec117,7d4ce087f81c430d,3a6e5eff3422c0b2
object,e99abdcb00001b07,bffbb50333aec229,a7c6547cc6d2e6de,dc2ecf4183058071
object,e99abdcb00002055,c9153f4f343ea81c,d4d6822f5fa7f82d,57f534a01103e986
object,0abfeea8000002af,4a49049e2fa33763,31cc6da5229647ab,3d09fb53ddc2ef25
object,82eaa8580000002b,80dc116e58c66fb3,fcfddb12fc483ec3,b689031928bb6e1e
object,7a90a11100000068,82994adcc787e3dc,6bfc5f862fbf99b6,a7b7aafa56a0f87c
object,edfc13ca000005e2,53d49b4b7b931b50,a8be95c154e2a401,46e7dee32552287f
object,35fb8e7a0000004b,7ac3e6aa8d0e73c1,3387326294dc1a17,9eb1859e83345740
object,edfc13ca00001e7a,6b36c87729ea904c,fc2e625f912b68e1,6057c79310cf9f61
object,edfc13ca00001f23,61f45873ce75aebc,f1f997d21349bf7a,65a0c1966e8d4c10
object,59e1d51a00000001,4e5d639a54445f68,ed45263ca386c66d,74cd3fc0e82060d2
object,1c2206da00000001,62fa52df34831b68,1db4e5d55caed198,e91448ee375a5bcc
object,e99abdcb00001cac,4723031bdb8d214b,b12e556581e363d7,49150197590277c9
object,e377c2ac00000001,b947071da368159a,672799e0c4e32c82,78235148ef622d82
object,e99abdcb00000b54,04dab43f0a2b0040,102c0a576f48fbe5,603c39f73a06babc
object,e99abdcb000027bb,dca7976392b51103,74a11994c41bfa9b,5129d4386856855c
object,e99abdcb00000d94,805daf2df6a9100d,287ed5f0a19843e7,11cce049ef16107f
object,e99abdcb0000294c,b2bb622e64140fad,76e3a937e1e732e5,2577cfadb5068013
object,ad3f9f010000002b,10c556ae75285adf,1e19657d2f18eb7d,4960ad1a3211061c
object,fa8e5db800000067,77135f4a7e059823,9c1e9a36174ea53c,9bb6a452b74d7242
object,035f6007000006e2,f97da37122a78c8d,6c465075404638c8,5424a2bfbb7a583d
object,e99abdcb00000f2b,0ba1eb1678fb451f,2e46d635e346250d,3a36449d38123e8d
object,035f600700000a8e,8956cff74aa5146b,202bc28457817975,d03ec94aef077556
object,c003924e00000001,c978f434fbd0b600,befbb6c9ac697162,ee755fff4cfe898d
object,9600753f00004c9e,b8740c34782d6bba,5eb318177ce6beac,bf2053c407eea857
object,e99abdcb000035de,0660e5ac29eda5fd,eccc75c935bff946,923caf0b4d6d6adc
object,e99abdcb00000ae7,c603228cd980b677,e8e57a4b8e54bdca,4b60cf6eec7970e3
object,e99abdcb000024f4,e635241884d8b34a,2e46d635e346250d,2845dd06acf231ea
object,049dca93000019ae,89c6aae09575add6,9dbba527c7b1bb7d,54087956374d468f
object,049dca9300001f52,4f5df18bb02663b7,a2f17539f5b70906,35bb5714b268f2e4
object,e8202628000022e3,5663a703983772fb,1f0624582371099d,c235c37030ff4ece
object,e99abdcb000015dc,d4089ff243b63c8c,037d066af3adb841,31766be7f5ca5fdf
object,e99abdcb0000067f,2b95b6a67e8ac482,b57ea951a870b9ad,c7f036adce654edb
object,e99abdcb00000bb9,4e95e504b468685c,2bf0badfd320b1bb,dd25f8630323d812
object,049dca93000017e7,9d154caa2ae36bc2,472699798a17fe12,8ac159cfb57c3dab
object,049dca9300001358,bd7d68081ed5577b,48eeb1e376db6599,fbc953eda88e1d1f
object,a88f256000000007,f59f677cc668e8a3,530a3efcfbc35fdb,fed637cf7006bf1a
object,0abfeea800000468,e8bd10c42494120e,88371247847ba302,4458bb75c0760f34
object,516ee305000000fa,ed8297cab2fb6d7f,d1731a63bf022008,8793838b1be6267f
object,e9a8024e000002f2,c9e566c7c529af53,f5ce625f4c5329e3,00c2fa3aeb1c9faa
object,3457213200010454,3f17eee06d919157,200d7f6cbb8021af,3f17eee06d919157
object,e99abdcb000031b3,db2274c092b7d017,d09c9f5ac83fd90b,5ef9d109f11febdf
object,3457213200011bfe,3f17eee06d919157,4e2d2a0ab9dd5273,3f17eee06d919157
object,9600753f00011d87,4d33da6eaf294718,90a7413b89c63fb5,24b5b3f625e91ff8
object,3457213200001625,50a1501aa86a156f,7c255971e1ac6200,50a1501aa86a156f
object,049dca9300000964,7694ea19d4a9ce2d,2672a0e96697d2fe,501b730327d7bef5
object,e99abdcb00000bfe,cc294d8b272e5fc1,6ae4a42a8658ccc2,01cea31eb43584ee
object,8533c07c00000001,61eb60938d6b7449,486a5af944792fb6,1c33de9d9a3a0adb
object,4b8e1ecd00000003,3551d182e404620a,d8753e3af9c7ff62,76b0a8933b1dd067
object,3457213200010646,77a85b2a52be3a5c,f9b502285e6449f4,77a85b2a52be3a5c
object,345721320000eaf1,50a1501aa86a156f,80e5846e760fb985,50a1501aa86a156f
object,345721320000f829,e5ddff75a48df982,2594707b6cfb257c,e5ddff75a48df982
object,9600753f00004f45,98d59a79dd5c2c10,35079e437541cc3b,5aa7af12e4af3ae2
object,9600753f000095a6,55141defeba3a556,72a44497b51eec49,d56373f5b4d1d82f
object,9600753f000114e0,55141defeba3a556,e6cf624d70dc4875,d56373f5b4d1d82f
object,9600753f00013308,0150471a232d2250,01a23dbca404bdaa,95ed8dc7ddac8f49
object,4b8e1ecd00000001,822d5163c250fa10,dd30806315ab0d59,7ce3e23348a6cd16
object,4b8e1ecd00000002,e494dec7b68a2cf5,dd30806315ab0d59,98fb5689241d21e0
object,e99abdcb0000363b,72fe06ea1f2e67a2,eee749faa05c2a80,9ed8a0642833e89c
object,90e8e16d000001d6,2a2ab48d01a8e55e,71c1d57a32edaa49,ab2b448b28e8c3b4
object,871a5faa000001fc,c4acec92caeccec9,9524ce0dd13c6e4d,4dd171671925b044
object,9600753f00013b5c,c721d938ccfc3650,c12005045e0b3b61,9b359360aeb57f9f
object,75ff2f0000000006,588ef4252ee500b7,959adae78f891a21,c337d510876f0369
object,1e8f4a7d00001bb2,b4d89758a4e0b99c,9c97d037a30adc83,e4c99258f18e13c6
object,e9a8024e00000333,43ddfbf2f8b544ae,07415765e90b59d6,6eab92b76338157c
object,4ab3c12a00000026,1776a3a6a23f81d8,8b7964861c9c2ded,775a7eab660b9337
object,e99abdcb00002b33,0b29068f020d189a,e8e57a4b8e54bdca,3c329ace98ad3e60
object,e820262800001233,c7e14f0afa84f950,1f0624582371099d,e2fd7a8afedb6ceb
object,e99abdcb00001afe,4f6adf5fa8c66829,037d066af3adb841,9bcc627dac356a3f
object,e99abdcb00001128,e3875b990b74f5f7,b4f12183db808f37,80d575cd21cc77df
object,e99abdcb00001437,b8ece6067a4b132b,bc1f8c505ca271b7,06cfe6c3063efc02
object,049dca93000034c4,6ada2c323d5f606d,7ce017d26bf0a198,341f2e07b87ebc67
object,049dca930000019f,adb47af7791ffc5b,48eeb1e376db6599,f247163fedee4d80
object,e99abdcb000028b5,a0f938b6b58f25bd,6f97546236ef2ba8,3376ff029c6f6a01
object,e99abdcb00002e78,580956447482390e,57bb0fd9211bb534,a1c393e2f318bdfe
object,c9a9221f00000060,57915076a2e04341,1f2811a6cc7b7b13,8a7b16e018eceaba
object,e99abdcb00001fe1,4ca7bc3f11175329,820b3cb7cd6c299d,4adb77ccc04f8dc9
object,049dca9300001f8b,19214c69221f5031,23f8ee2a480abce0,f7738210ba7f48d1
object,e99abdcb00002638,245bd62dfa471f60,a43030623f0d54e1,8cc2a088c925b464
object,a88f256000000063,6fd757935115662e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb0000089e,6dd834c1397795be,888887999be1f606,01414aa4b311d788
object,a88f2560000000aa,c14181db18bb62fa,38704c82b56763c3,7ea7202a764529b5
object,e820262800000cc5,59350c7bb0ff2ee7,ad6ed72fdde3aa66,3d748dafdba3abaa
object,035f600700000c75,3ad584789f718382,342c477814656320,e79c4a318ade8566
object,e99abdcb000004dd,b52d89908a61ceef,9512c73a822cd791,c4977943f60f1072
object,a88f2560000001e9,7ad9f42bcfcf488d,6d601d5825c7b68d,fed637cf7006bf1a
object,e99abdcb00002f68,a0c60da8ee4557a9,d09c9f5ac83fd90b,5cee7e2efa4dbb73
object,e99abdcb00001e8b,687fb8adbd835b00,e8e57a4b8e54bdca,3aa6b7e87e002c9b
object,e99abdcb00002b3b,b092cbbbf90f2223,7653e79a5e6a232d,911d5d3ab8d10171
object,049dca93000033d6,1656ac180451aa5d,5e1a6cca1ce2f0b3,f40d73e90478d25f
object,049dca9300002ea6,0541d946cad471b4,2672a0e96697d2fe,1816eac467a01a05
object,e99abdcb00000a65,3fe8376f78c14bcf,5782389c78b90ee5,cbf6e088bdf0aa87
object,e99abdcb00001da3,21c06838cfc550cc,4efedb07fd6c0a09,57796d28b1546f1c
object,3457213200008c63,552fe60bca347d5a,bdc850a458f1c81e,552fe60bca347d5a
object,345721320000fb11,552fe60bca347d5a,16b089701607dd19,552fe60bca347d5a
object,9600753f00010a8a,0c3b86b8a4d226c3,86f6038b02ddc70d,daa762e0d52b6442
object,9600753f0000ab77,0c3b86b8a4d226c3,ec3f3a0d6563fc65,daa762e0d52b6442
object,c9a9221f000000f8,57915076a2e04341,9cab3dfc8cc07b24,57bb4875fb4645e4
object,63b80e6300000001,49750eb503fbe660,54416151d7407b2b,28e886e740654ebb
object,ffb0b55a0000000c,51e3699093bc617a,168a6054dc62a0ba,d8e09c56dae6c2cc
object,e820262800000fad,d1db2c575155cd8f,310aae7ed80d1b89,9349c2b805a6d473
object,1e8f4a7d00000360,0e0d62f74d667b86,5bd5500e3d4d12ea,d8ef3bf7b7574a75
object,4ab3c12a00000469,1776a3a6a23f81d8,eeced8bfb32ed5bd,1c16f8a4151fb255
object,75ff2f000000002a,a5a8e7291bdf3318,448a308fd7b486fc,c53a93374fa61711
object,e9a8024e00000327,c8dcddceae7de17f,2f707c9e580d5942,3ef35d69783b16e1
object,e99abdcb00002eb0,be06c3c98674e7cb,2e46d635e346250d,a1bf3a91a30a9f68
object,a88f256000000090,6fd757935115662e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f25600000018b,b75a0c98bf3cfd5f,38704c82b56763c3,2b1ff11b60d9d626
object,e820262800002dfc,b9cd17f181a9e940,cbce1ccbaa1c11de,681200bb24a553de
object,035f600700000b6a,2a2e402e7f54379e,202bc28457817975,20d72d395efd9846
object,e99abdcb0000030a,609a2e36099a8281,b189712aee1b3eae,97a9ff0761e0f3c2
object,e99abdcb00001fa4,cc3c9d794d66da6c,888887999be1f606,b7979f991671b189
object,c9a9221f00000083,57915076a2e04341,948f79dc9b220f2f,4e69c136d32731c7
object,e82026280000059d,c5f62794d7c5ac00,73fdcab24347e1dc,56c2dc89400ef941
object,1e8f4a7d00001f4a,09adfdbc27e4e5dc,ea3ad8ea8d8826da,217b27972517a6af
object,4ab3c12a000013cf,1776a3a6a23f81d8,f3d872d2cbebca1e,c8e16a53fc508c28
object,75ff2f0000000025,74c78a4dd9097d91,9191c53a99de15f8,df516d430a9a0314
object,e9a8024e00000097,20e8799a2da130b1,921f017f50ed12e5,c7510d1a7a31af9b
object,a88f256000000091,6fd757935115662e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001300,cad5d100081af1f7,3183f4f26aca8f9d,01719c5878fe0641
object,a88f2560000001b9,2a01b3e4cd9c0e6f,6d601d5825c7b68d,2b1ff11b60d9d626
object,edfc13ca00002632,b7d7c46cc8c25409,31eb73c13dc00113,fea1cc14800cd6a5
object,edfc13ca00002336,585072ffd1fb94a8,a6fb33361b9bdcd8,d0fece57a23b5284
object,edfc13ca000011b9,3d95f37cd1bdf4f5,61ad5e06b00c8e05,43beb22b8251a02b
object,ae4a707700000035,8ae1f151b692d01d,026b59d5d3d26d28,636b3dfeab1d38fb
object,c960c72600000001,f31043a7cc9159b9,fb46fbea5273196b,cb7b0c790487a66e
object,e99abdcb00002040,e1127d962369ac37,293621d84fb0b776,89d81304024b511c
object,e99abdcb000004c9,d12844ef907abc80,db07c82bb36778fc,2cc029e2babf4d44
object,c0524a3d00000cb4,21200b19c8ecab18,dec7007cc3788a20,1be7f46fe9af4e2d
object,3457213200007ecb,962a9de220f0a8e7,b8224fdf4bd6740f,962a9de220f0a8e7
object,c0524a3d0000067d,d2af4740fcb4e3fd,ac41c5768622620e,d856783c0e3a7a35
object,c0524a3d00001832,3af3b9ed184fb46c,43183dd817ee63ac,8fd089a329f4da45
object,c0524a3d000002ff,8869e2e1cc09fb19,9a021592b0113edb,ace3bf6be47df82a
object,a88f25600000009f,c2f8b9ba923dbbce,36d3a8c543eb8ae5,9ebde98c340de3bd
object,a88f2560000001fd,2a63bcb134340add,5f0c1512cfd9d1c6,dafe45f6ff267cbe
object,a88f25600000005e,1d5d2d49480b0fc0,fc916c7935fb82d7,ab9401a512b592d7
object,a88f2560000000be,69d4f292ff7fe9c8,06f9e1f1a0f529cd,f7a506b99a7ec06d
object,a88f25600000014a,39ccf2cc3ccc4563,4d5953fd23a9fa41,fcad5bcc66d8db02
object,a88f2560000000a1,24890f7fbadb2f56,5a392d0a606be534,1010581f84685ea1
object,a88f256000000021,8d8e93fd12e7d58e,b144ec49fe516be0,063208d6bbc579db
object,35fb8e7a0000006d,10e555de876cbd85,83d0ad599af26b04,4075d02ceafe3360
object,35fb8e7a00000043,57ccc607a11656a3,2371275b1271ee8f,8a87dea31cea8ce8
object,edfc13ca00002069,da03a758ff5ec0e3,61ad5e06b00c8e05,3ae1dc1c291581f6
object,edfc13ca00001918,c9b553b571862c67,0dddcec853adca10,64389c38721c4da5
object,edfc13ca00000db9,625869bafb4eef6b,f334fcc79f14a2ed,e01395723365f0bf
object,edfc13ca0000124b,84d7053d2bf45319,8f3a15c4eacfb1a8,3ea97b5c4384e3b7
object,edfc13ca00001d8c,96ff8c1dd246b8f8,0dddcec853adca10,71e07731a0c60d56
object,12306e7d00000001,5bd62092690c8295,50f82f9102160e8d,f079b109ec97eee0
object,e077be4000000001,bb32eab2d39c1cf4,cf73e6de2ffd095d,4b83c1719d319c7e
object,e820262800003439,13eaeb01c6bf498e,cbce1ccbaa1c11de,4e9a884a96cc22ca
object,035f6007000005fd,c3c7634542d9134a,0f83d5e104393185,4eb89ab73d559ba2
object,9600753f0000a1d2,95f85bea0cd5625f,9d58f940fc0ff02e,83f5d97527d88237
object,ae4a707700000002,80daf7cf1c169aa4,0a4a99a8330cfce4,cf870bdb8f63de8a
object,e99abdcb000023ef,45bd053a297871be,335d3de11a64f669,6d73853baeccd1cc
object,e99abdcb000023c4,1b2eb10abe4e512e,9a042a1c703129db,efb515c920895291
object,345721320000ddb7,4d1b31f1e4ead564,03999ab2e4467b65,4d1b31f1e4ead564
object,34572132000052d3,15f7402a4379fe9c,e9b23d127af199c6,15f7402a4379fe9c
object,3457213200006a7d,522836c13ea1a39d,a69c5a966069eec3,522836c13ea1a39d
object,34572132000039f8,b32276e047c2bebd,f39d57dc19284586,b32276e047c2bebd
object,345721320000ff1b,81d899781e1ee969,02d39dbb1b5f66fc,81d899781e1ee969
object,345721320000feb3,6733c65c1363364c,e21eec3dc88d44dc,6733c65c1363364c
object,c9a9221f000000fb,57915076a2e04341,1a5abb1b050e1346,658acd46c200b0b2
object,e8202628000002b9,9bb603981bc52f42,4e39de4c3345bc15,39a915600849e963
object,1e8f4a7d00001a77,6e356ac4ac1c0251,cf28d4b37138a1f7,e9161d92e451e6f4
object,4ab3c12a00001d85,1776a3a6a23f81d8,0cc35e9d28caf54f,439eb55819fb9e51
object,75ff2f000000001f,5aadba26158a5c35,c50b63aa68c129a8,d8f8d4bba5311c66
object,9600753f00014969,46d9fa9200202a24,c8d4eb74f94caf8b,e6f950e710818b02
object,9600753f00010421,01653eb4cf885d55,16b311409c738825,a2c90047c5fb5309
object,9600753f00011754,263468e446d84657,885737834ab94607,8bfa41ee9fb987e7
object,9600753f00006a48,01653eb4cf885d55,97b62a8a230ce1ed,8542d1b9cc6b097d
object,9600753f00009c56,95f85bea0cd5625f,775e87cff0f5dfdc,07b425c78298cf50
object,e9a8024e000001ed,afd20088115baaad,9f62a6309efce130,b7967dd0801b3698
object,a88f256000000211,6fd757935115662e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f25600000000f,d2fcbc3b1a7015a1,38704c82b56763c3,e0730319e8ea14cf
object,e8202628000030d0,acdc52fad53f438e,ad6ed72fdde3aa66,04cd4c3d9e7787a8
object,035f6007000002e4,7c61e6a839ae58c7,342c477814656320,c8cc690e41dca473
object,035f60070000021d,ba5d1e5fa4a25759,afd0c7eb8280a814,39ed625eee054c5e
object,e99abdcb0000079c,8d5248762bd63d22,56ec72c4fd0d0913,9a9063a8889e6cac
object,049dca930000092d,ef99a1fbd8e05442,61479ff6c61c5e32,9bcd4bf4e86b777b
object,e99abdcb0000044f,9ed6703b6029d405,8c031604fd9c4b30,60288197137b04f0
object,c9a9221f0000001c,57915076a2e04341,eec40d4c61d112e4,578a6b3f7c18ec08
object,e820262800001976,b5ed6480c4dd762e,12090b4bd6cdb51c,aa3e09581d66ff75
object,1e8f4a7d00001484,5a05ad0ca5be7220,f672a66b3963b9bc,119420008d2d4452
object,4ab3c12a00001bdd,1776a3a6a23f81d8,34cbcb73bcefbf59,9c0f5e7b7437994d
object,75ff2f0000000008,46d632d37c287c7a,a518e3c72946a2c0,88c193566ed57a52
object,e9a8024e00000027,ede97b2e9d5ee8bb,ae9796b475590a9d,c89e2866de94a928
object,a88f2560000001a2,6fd757935115662e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00000c5f,5e95820518b4d906,69d00ee86ab26f89,6b2adbe69008cefd
object,0abfeea8000000e6,9c67914be6af426e,ec5c1529e5c7a90f,556225cfa7abfb6b
object,0abfeea8000000f8,aec11c87b268d2d8,875f09aa561561ea,85ccfe47896a4f43
object,0abfeea80000017f,fe55708fb1c2a016,c7f030e33e91f610,58d0d9dd9fdd4e50
object,82eaa8580000003c,c5572356f40c0d5d,d9da167168b08136,38f110339abdae27
object,82eaa85800000001,02b64cdb75041a6f,e68eef370b410d2a,c1bc711b896b8b69
object,82eaa8580000000c,d133dd24ad316b91,93523620415b008c,2bf7b7b3d91cf130
object,35fb8e7a0000005a,90f1493c8609d7ea,977038a6113c5320,021820e7cd8285f8
object,edfc13ca00001668,20cd83015231301d,d86024fcab8a0009,51b28ccfcc1cf8e3
object,edfc13ca0000222f,20f043964fb17fdc,f334fcc79f14a2ed,bc880fb08f8e05e9
object,edfc13ca00001100,860fdf2e32858127,d86024fcab8a0009,9a46dbe0544f48a0
object,edfc13ca0000206c,cd86db3a579958c7,6ca6c204290dd506,cb91f940a4b80090
object,beb202ef00000001,d85c308ba3844c8c,75ca534f704bae82,a0e31e7dcd4b9ff4
object,035f600700001279,dc97911412ef70e1,e17ac30d78dc9840,a2f09b6aa55952b5
object,ae4a70770000005b,4a58c7126c25c9e9,34518dea893e5c2b,b325da9557c93773
object,e99abdcb00000123,f6b019fd37ecf6ae,1e24932c8e0834c6,55845dbd4b734e5e
object,e99abdcb00001227,20ed40a9f270b897,6d50d216e73bd7a3,fad8cf2f741785f8
object,0abfeea80000005d,746d10c2d38e63f0,7fb812b87f96390e,913959525cf6b4c9
object,82eaa85800000047,a8c1c0a148365ed0,c5ba913ec9015fdc,cd4d8cea71c8fd0b
object,7a90a1110000008e,1fc38cae7c84975c,7bb821c4f0f86dc4,d5aadfa5143ebe22
object,6a5010d500001d63,194d192f92b980ad,0f9d76d9f40e1c7d,dadd71d002a05f67
object,6a5010d5000015bf,b32073a6e8ae6e13,67220e0e520d8c82,30250c15814442d3
object,6a5010d500000925,0a32db8a01608644,7c7cd4b802a9696c,4534dc2351064694
object,6a5010d5000023c4,026ae12ef08acc4c,38cd3cd3f4cb7501,7d1f362463fb7dc5
object,edfc13ca000010a3,926dbe4e54096d90,7e71f789ad98be72,4c668da2ae099edc
object,35fb8e7a00000075,209ec53161a378c7,48629b2130b24b6a,6dc392b093f14689
object,edfc13ca00001e6f,c42874278a48c864,4e13700d329de7c8,73e6b19aa4682cd0
object,edfc13ca00001f89,73b7f007dab8f5e8,6d54ea3a73842e67,748f80dc7ea760cd
object,9204e46500000654,e6be4cc44687c886,67bbc37b9bd2e237,eb126a52a6d5f3b1
object,c36711c600000258,4d8484765580f835,6a571d95ca9057d9,8d4b05b440d04668
object,e99abdcb0000156e,6cbf775a593a62c0,69d00ee86ab26f89,c02cf36a57674f08
object,9204e4650000079c,558471522f6187e5,e9a7cce87d0c2958,60d5863672dd4472
object,6a5010d50000024b,dba0c1989bf6ddae,8e150f33573a6799,92c4bc6ed33d9c82
object,edfc13ca000016f3,771fef0f8fd1b9a9,a7181c4b665dc34b,ac30c651d36a4d91
object,c36711c60000037e,7cca3f6e06662d68,c4dbf154ac516eb4,dac4433f32c9f1c9
object,9600753f0000554a,ddbb1dd74bb2170c,7fb87f1f51f8bc5d,a6b2aae803f12220
object,e99abdcb00001070,3b885dc8a68cd4c7,e486d38d38a05612,fc17ef8fc0ce22ed
object,c3ac2d3d00000001,332945d924d36415,f01092577255fc04,3639b41d99a6240e
object,e34d282a0000009a,0122773cafe3ed26,f3e2dbf86b261e05,3b6c148bb6be0013
object,fe6e52980000019b,a8737378d445dd58,505d64d56fb146a5,548c236e293b3238
object,6e86fc3800000450,06e0d52f746fbb22,38881085e53da75e,cc2b60294db429f2
object,e99abdcb000036b6,c11ae263a37614f0,12add0e195f76ee9,338054f3188da5de
object,7a90a111000000ec,e5ce86d12cf96d52,679b08d3cc1cf3ab,143f737aa435c05f
object,e99abdcb0000088a,4f0c3ab666665976,1e24932c8e0834c6,90a2438e41f341b5
object,e99abdcb000013ad,4518653fb1486371,7ae3ceec29b0a16a,e6bf748454c35dd0
object,e99abdcb00001d36,0fcc863372df1ca5,78558555b7255ccd,d0f59f7120247e3a
object,e99abdcb000013d7,192a6da0e05ed3a4,e06ae2da0056d3a1,6e1b80b3beda8d2f
object,e99abdcb000028a7,0b5552f251565a0b,0521116ddd7864f7,a535a565789b53ec
object,e99abdcb00001b18,12ae80db0b7866eb,2d488a5d18a4590a,dc95e4203cee27cb
object,e99abdcb00002e2b,832d496bfa310506,9d1fc8472f62268d,69eb1298179c4429
object,9204e4650000078c,ddfc3720f16fdfc8,d922f5f4b0b4b87b,1958693e146f6254
object,6a5010d500000f8a,b9cd6d4cad6b3063,e86bf54c11b12f3a,0f57a96cbf9b6feb
object,6a5010d500001edd,f26985096489bca3,df55566218b27b58,24af374e843a2c5a
object,6a5010d500000390,20fdce996873e2f6,14b37841a49a09d5,18678c0b0fa11ab7
object,6a5010d500000ad6,4dcea5a96acd37cc,2fa267bc88b787fd,204ba68f9ae07cd2
object,6a5010d500000d44,cf1bd425ce365e48,134416f482459454,44f2e5b4dd98e4a4
object,6a5010d5000011ff,d52b4620402afdd1,64853c54d2a10327,35b0629ab7fe4195
object,6a5010d500002368,2d8658b1dc8af6e1,87d819ab22374efa,05d3f6a01b3dc915
object,edfc13ca0000251b,66f9963ee445c704,abd300463f3dc44a,2e035910b16a935a
object,edfc13ca0000135d,a6dc5f7b300a871e,7fca8d2576fd88a1,a452a2a4c2fdc3ee
object,c36711c6000008ab,355605aa6241fccb,1dcfaf22cdb3dd4d,f08580dd0362fa6d
object,c36711c600000600,1fab1491f1cffa82,ea536ac7db1c77e7,e9a6f64be3de343c
object,9204e46500000522,abf21dab60a7a718,a97c68bcf25c2519,6c8dca40ec6735ec
object,e99abdcb00003244,f35876c10c92ab55,78558555b7255ccd,cdda1f91b9c477be
object,e99abdcb0000216e,1509c66a5e1beef3,69d00ee86ab26f89,b1c240943dcca7e4
object,e99abdcb0000216d,3de9baac69ae9878,ed63a2a3b0b6e1a4,be7f27b03136158b
object,e99abdcb000027a7,41a51abb026cc44c,3b1640ad2b651c1c,1b170b93a30142bb
object,9204e465000008d4,3cd0df78012f12f7,97355ce0d3955e0e,681209c6b9e923e3
object,6a5010d500000afb,9db3cbde76775808,36bad4e23e0a9726,d1546ec76d0d1dd9
object,6a5010d50000245a,f2adfe114ad67c21,26e0a5f091939914,f52d91c559355525
object,6a5010d500001760,6cb650b1fe8b8d2d,dc1335bd33159e50,06709e8f8c8735f6
object,6a5010d5000011ab,1f6d75cbb3726853,55b2df0dfcf2d896,8a2d409e7093f47a
object,6a5010d5000013fd,4d2bef694a41be8b,e1d74bd8760234e7,41faf5ed41dd8ecc
object,6a5010d500001d03,3fcaa01cddbd4a91,e56d294ff4ebefa3,227f42173ec1720c
object,edfc13ca00000c66,f28bf93cb3c54d55,95b80c87c6b9307e,487c436827f5b3af
object,c36711c600000a7c,5f15eaba1fe9c7d3,326a4a7b06d9506a,17a6af4f64dc1de3
object,acc449740000006d,a05803d6a81a35c0,40c2c63223134931,0aacc69462781766
object,6e86fc3800000144,163d3f02b14bf450,7ea80a74873b17ac,78f408aa9ac46249
object,e99abdcb0000046d,cf57fb6e02f7e24b,5f91ac9bcac6cf22,9ce2e18d4805297c
object,6a5010d500000d56,f69090c07715f118,5c33d8153e341510,ac04d786e2afc0f9
object,edfc13ca000021b8,5b83c986aa88487b,b9445d498bdcbfa6,ad2da649846ffcdc
object,c36711c6000006b6,d2d5aa4c9015fe95,f3a455cbdbc8dac4,e816f2b78aea8a3e
object,9204e465000003da,0bc4039e5825b69e,1576c0b9a522dcf6,88d87db813393377
object,e99abdcb000022f5,1bba12795619d228,521e89286ef5b2b1,12ca0012c5aca480
object,6a5010d500000a72,95ebf1409409c8fd,3b551f8a27f9e611,2fbbbe7afa170d7f
object,edfc13ca00000438,5800fb4e43a0a805,72a2e7c186d3050e,ea0cc7ae86219d57
object,c36711c6000002bb,613506fa5ccb22b3,a880c40a92e9e9ca,d74cd5c67fa6b855
object,9204e46500000770,2a47164bab8def9f,ef8566db00a01672,8850c22595c31dfb
object,e99abdcb000012e2,de253673519fe3ba,5d0b3a842557965f,2426c95e90d275df
object,bb44790d00000001,32adcb5abb44790d,cc02134124beaed1,6aebbe7ae2e860c1
object,acc4497400000301,3fbebed2e2c33367,40c2c63223134931,82e7a3717221f011
object,e99abdcb00001ff6,d113a8572a833899,69d00ee86ab26f89,44199b4a9e75ea0b
object,71e5773f0000021a,7a14765822889a21,2b463e88206ed1c7,bffa487dfd028373
object,83e6bcaf000000fa,c1d36cc75307b804,6627dc26728c3306,5d5a97286a87073b
object,6e86fc38000004e5,0dc039f8a6fdac73,7c7ed829af1784fe,2d1cf6e48cf7237c
object,871a5faa00000ffa,71ee129c02e57277,27ca078c15156af7,d0996e88ae707cf4
object,9b0564d900000002,96d6ff1cd71b849e,f418e59ed9943e4c,4114ebe811a59674
object,e99abdcb000016cf,f4402808926a2293,331d94ba9989a579,0504b79c3ca9c5c9
object,e99abdcb000015e8,e03725dc14d03bfe,69d00ee86ab26f89,f3d528eed91402a0
object,946458d600000001,91fcb2f6b7b60b4f,3eabd0eae5c3fcd4,df628011d30de45f
object,fe1e2fff00000001,3284dae9fe1e2fff,fbe12b9c743efb1c,e356d482f2a31280
object,871a5faa00001632,9f7cb1829f9465fb,ad9289abe163b86a,868871e16c9ddf39
object,000a083d00000f48,37bd4fa66778d35b,eeeabb1ea05195f2,4b78c8b5d8c5b464
object,b72c301d00000001,a4fccefe6f11b600,bd8fcadf322ba11b,2d86848326d0c4d8
object,71e5773f000001d0,3ecf5162f312171c,82b00480a211eb33,a4fde5c3c6a071aa
object,fe6e529800000032,859dfd4ddeeee426,926e935476211091,32276b611c1bbfde
object,71e5773f00000315,0227644028a9456d,61313d2854ee7886,f23d1737640bf4cf
object,83e6bcaf000001dc,7fd42cb165f9271c,f6a646d786e94363,fb1b004b55272455
object,83e6bcaf00000207,555ab6610523cbfd,af813eeb28b21cf5,76ba94da968e6960
object,9b0564d900000036,3c714c0b2ae28f6b,845e7e416fec6017,6360c17e7ad575b3
object,6e86fc38000000c1,0c6df443fee654e2,e5143be331527d29,ca9d5e4d3308d5b7
object,9600753f00006ade,1b4e50b8d1fab670,b6a324af5f856d3c,f13e3dd049b3e529
object,9600753f0000b05a,6a0ff78d41fe0a53,9080388847e1424c,494cb46bd08f0086
object,9600753f000026d5,eff836eb4ec1b4c7,f97e46f2942caf6a,a9464c1f5e25938c
object,6a5010d5000007f2,ee35b058d92341f8,381d275e8fd09b14,76b84a69e63fe02e
object,6a5010d500001a8f,94d1fbdbafe29e8d,f3dd5bb2aa3a6ec5,3318ca542bd28e32
object,acc4497400000144,d94900104eb2404f,40c2c63223134931,004696f2d778aa63
object,edfc13ca000012e2,c337525fd0dee615,ef5a031b3a1f0d4a,2fdfee85e3947f2c
object,c36711c600000336,5f81fd3d742ee5fa,3cc11f64e1f82949,7094d8138a2acf20
object,9204e465000005fe,bfe72a453406ca9c,2587f6f7f23e5068,7a02aa22bf84c28e
object,e99abdcb00000503,987b0d96fe561553,b12e556581e363d7,dab8d5d2291ac201
object,9204e4650000009e,954b0381c505a5f1,ea9aa2f88d66e2a3,c81412fa62a71ee5
object,edfc13ca0000127e,2d6dfed0dbd120b1,73ffd36c55fa01dd,9751653ad1ba8a6a
object,c36711c600000e41,c09d19d627854629,847c7d6b49a04332,d6efac294516f7a8
object,6a5010d500001fad,7d496564ff6d0325,a904c01593e5509f,1d161bb9d4cce9f9
object,6a5010d50000110b,e2e246cbc82491b4,7cc4722efa8091f5,7b86307453972631
object,6a5010d5000012b7,c28e2069de2184f5,5ea97890d5e2920c,a6a14d1f584189f4
object,edfc13ca0000223a,5b9b6c94c8a75cb6,3972d907d32ac4e8,1e821024ff69315a
object,c36711c600000245,cf95b833f4f922b4,5b118e1368cead96,8d397cb925eba48c
object,9204e4650000000a,eb36046240b4c818,017235bd6931b357,0b0a0ed09229386d
object,e99abdcb0000274a,e2657f99338baf44,a666b40257e4e090,76062722540b20d1
object,6a5010d500001ed7,d6e1ac3ac0543e4d,b6a3194dcb3eb7d1,b3f4d1411c10711f
object,6a5010d5000005b6,beb49acc73c389ec,f7cd34ba3a8b9e10,0d2be60bdb6ebe0c
object,6a5010d5000015df,f89a1219fd020a64,1135930287918da1,f2ff3ed9cf5552cf
object,edfc13ca000012c8,ba2a255072a90d4d,1023c27646c21fb6,9fa97d9dba96c649
object,edfc13ca00001f2f,22384248a474d312,f156328e4354e89e,240e15bae3b5ea93
object,c36711c600000cf8,4b07af6f53470f50,a641edc9ea8c9fa1,1c4874c7cf8b66d9
object,9204e46500000303,8984bb82fc9e085b,83c26ae0be2ea3b2,e8be66ce0d0fde4f
object,e99abdcb00002763,dada0e05b346f12a,1830426924df54e8,249611ddc51c5160
object,9204e4650000039a,e2f83f3d2cb711d8,a3a923970ae0cfe7,a9a2e7774fc337ca
object,6a5010d500000237,24e8b7b468bde29f,c87de103d660f81d,ae9dc9c9ad0bf6b4
object,6a5010d500000070,52875fb92e68ac48,8dbb791f7b2a7ff2,a78966c89bb0e2bf
object,6a5010d500000fa7,307cd206a821ddfe,863d129a04b0b0d8,902749a5198acd56
object,edfc13ca00000337,6ff620c7a8391e83,bfc56f89077acb34,e2fca9804eedf0eb
object,c36711c600000375,acfd6fedb489a9ab,1138b6752a51a76c,533e12c8a0ce9b54
object,e99abdcb00000290,6e4eb2a9ed32bfa0,7e97ba57c86761a0,13aa1c3bdefc0c17
object,e99abdcb0000264f,3b34e171dd422828,69d00ee86ab26f89,3073affbf9215468
object,e99abdcb00000222,11ca3470fd68c98a,132a3367c2b2fc77,7c1f94ccbeccbf3f
object,e99abdcb000017a1,22a5767ccbf80c74,132a3367c2b2fc77,0d92b507b45c5999
object,e99abdcb00000bc1,789389e16480518d,a6e1543008bbd44f,480a97efa1b1ef52
object,6a5010d50000224b,3df78b890b5b289c,e671b65bf0ec7730,58c88c797b347436
object,6a5010d50000032e,be7a7f4fe9a07b94,c081f5220bd0b323,bf2929b4028b17e2
object,6a5010d500000ff5,4f8e54dfd0f317d8,87c7431ee5c0c22f,7d6050c0874f92f9
object,6a5010d5000017f1,a3cbc363abdaef36,6877709d3777f8f7,cf139cd030cf2be9
object,6a5010d5000013a2,2c838da07575e272,4bd7098e941bd229,f08da2a559ae955d
object,9204e465000007cd,8e9995975cbe9928,de5e66ba8fb5f4f3,0137478556d42563
object,edfc13ca0000095a,add609f5cd8fd19f,c2cc4520abfe8cf6,d0522581439ff1fe
object,c36711c600000083,ec254a9f22da165f,0718b461be8043d1,baf4d091527c2d44
object,e99abdcb000011ce,8cbcb0f001897303,69d00ee86ab26f89,bed53b852d3a2a3e
object,6a5010d50000165e,b6563da21f3e6c54,ef56d7c1e58a44ef,26cfbddee2ae7546
object,edfc13ca00001da8,77bedfba66a7f8b5,d6207613cc733726,2d9e8fe8674aba24
object,edfc13ca00001a66,4cdb4faa1a002a35,1b5b5060bccb6da1,03159a780a23e736
object,c36711c600000521,eb01151396c4468e,dcf0c6ba84a9759f,4585d1d6615e58be
object,9204e465000000b3,f395b046f3bd2bfa,684ef08bd696a003,024e0595209d9ce5
object,e99abdcb00001e55,b9fee85acd6f9c2c,69d00ee86ab26f89,c3fec319112b7b3e
object,acc4497400000021,7f1065620a6bddd5,40c2c63223134931,caa3473c05fafc73
object,e99abdcb00000a2d,3732ef5ca4298cdc,8b0ffb1f50f83c23,69672501f4630a7c
object,e99abdcb00002605,a1a7b01524797959,69d00ee86ab26f89,8506abd2535beb5e
object,e99abdcb00000494,da67f663c7d3c0a4,69d00ee86ab26f89,e5ad0ffed77b4628
object,e99abdcb00002bc3,a0908c1a42ec3fbf,ee9f8d0949a1b677,d3943394c630717c
object,e99abdcb00000047,c9cf664fc33334de,3f162b5634d43bc4,d9aad7daf3564cf3
object,e99abdcb00003079,d47d76707500cdb9,25d2d2b7ba461f56,07531efdf76597e9
object,9204e46500000232,e5277c695cd31f70,cb6d3af5f4ef98c9,3b27f4386e40fb1e
object,6a5010d5000001c5,ee38d13bea979823,7a3918b52440fcf3,41bdc6185fcb08d7
object,6a5010d500000fa6,5549e4660fdc1af7,cdef285f4870f186,430fcb80bdb78018
object,6a5010d500000858,9226e3c4d86a8a3c,4947e7fb72c02b8a,03344655030ff797
object,6a5010d500000d31,104f0c0346e799ae,0320e4d781a0c3e3,adc908ee5dc09df3
object,6a5010d5000002c5,2929bb8182c4ce08,b16c345aa84ee5ed,00de28d79d7b2924
object,6a5010d50000221e,c8eb1b2104020ce3,4442c962006f6d3e,51e117bde6731a7c
object,6a5010d500001aa2,0df9e49e129e4f2d,63c7370f807164b5,94ad3c04f3dea015
object,edfc13ca000018ac,a6a096a6dacd0981,e7760f6c7a8030a0,9b3ef04e8f2c9a5f
object,edfc13ca00000481,edd803518db2d6fe,8756c5781567ce62,cbfa602c051ebfee
object,9204e4650000057d,9a9f571fc3be0a23,d2536a13089127a4,8160584a4e810d4a
object,c36711c6000008df,834af27975b449cb,db7f8a201630a99f,127f15ffce6c8e25
object,c36711c600000d14,2b78ac38fc5fd075,675b754f4d0904a5,b16b168a425ab3e5
object,e99abdcb00001d4b,bbd06e7045b5dc07,69d00ee86ab26f89,4df56de276d125ba
object,acc449740000000d,83fde69934a20822,40c2c63223134931,6f8627e4dde4a315
object,e99abdcb000004ae,82541e2a01843b69,49583543e13ea88e,6c9a9c69ca0ade3c
object,6a5010d500000140,670b5c29b037b02e,079b35f5a62085ce,f787616c7fe4f16c
object,edfc13ca000022a2,8fd20e6829de5538,02668d1a226dc7ed,feca07d365e2ca96
object,c36711c60000077c,1617bf93d7da8d48,9de2d937cab5ffc9,daeb39ea4ea75d70
object,9204e465000007a5,2c83c6d50775dd5d,7d5cc5d5cb0941fe,e9cd6b3de3f2e67d
object,e99abdcb000012b7,e55034fa5c26cc19,3463c51dfa3758be,d5295e736a701b8d
object,e99abdcb00000fe9,a7f13e26d33dbc22,69d00ee86ab26f89,25902e101b4a1727
object,e99abdcb00000365,4e19eb638fd1c7bc,69d00ee86ab26f89,192606038b7bb1cb
object,e99abdcb00002d18,d29bec32247f749b,69d00ee86ab26f89,422e4bd07e247620
object,e99abdcb00002b7d,8da7bed5e7b848a9,20b892d38fdbf8e8,357e459b85564b86
object,e99abdcb000007b5,0c3d533aa2246406,15712e0fec826636,2eeb9fc561194d78
object,9204e465000002ab,c26de82e14804583,63074d9f163cc8d4,89abcc2b2af0e39d
object,6a5010d500000a95,1ca03c2c9090d63f,8bb3d212b7a7a434,d7ea7731b1cbc3e2
object,6a5010d500002195,3178240c156b5fd0,ded4e15b70375872,bef959a4e073ef67
object,6a5010d50000001a,4c393d0a5dc63ec1,0990dbbdf351763d,fda8bf9abff2fc45
object,6a5010d500000e4c,ca7cd9a172f8d2aa,1e45629d26119a78,6e24935c66ba8a00
object,6a5010d50000046e,f4ea64f217f75599,77c9861769d5e554,8c6a02630701c94a
object,6a5010d500001d81,e7785c3b3621a1e8,6df76a7d446566ff,3121e98632b0dc83
object,edfc13ca00000c39,1141f55949111906,6852f746d9dad7dd,67c11f0f93201e5c
object,c36711c600000448,6b4a3735d5bf6cf8,9d54871403de4bda,d7d6edd0f1914b75
object,acc449740000012f,72c95b5e09baa3dd,40c2c63223134931,e155cfa0be6c8ef1
object,e99abdcb00000776,dde91e7ce15f5829,69d00ee86ab26f89,94346cd6263dcaf3
object,6a5010d500001f92,062ce39e228dcaf4,87dd283832ac6dee,9eec38f25b6f51c5
object,edfc13ca0000259b,97385bd3399651d9,c83d17f3c026b286,47da6799c84fba64
object,c36711c600000615,67a1c3aee11c699d,de7e1616c6876461,dd432f2fcb1d3098
object,9204e46500000987,657584af43513f32,6bc9b699ab1c5448,180c4f2752f05a27
object,6a5010d50000140e,f9bec0eafae9c8cd,18d04e27be75fb93,2bdeb62f3a959461
object,6a5010d500001d9f,b91dd39029f2a178,24e63583dd4578e7,a4b96412bb6a7b92
object,6a5010d500000d9f,648afe4e778e3e5d,6a5c5fef0f7cfdb6,6f30b6ceacce26ad
object,edfc13ca000013e1,fc9196937b4418d6,bdcd885c0197560d,1c3f96abcfd1890b
object,c36711c6000003e2,1050680fbdd0d03e,f4bff18ef54731ad,a4b655e97491239c
object,9204e4650000068c,4511e87b4df79ba0,e56ca7b275d923e2,f5fc70c0ceccdc86
object,e99abdcb000013b9,ae0f2aaced0f7cbd,e54e11d8f47f8437,1592a9505279f47a
object,e99abdcb000002be,f6e693e28b30ad8d,13875ea10a621f58,328682fe360ad24e
object,e99abdcb00000bcb,5dd1575b4efa77a2,69d00ee86ab26f89,f939cb679d553e56
object,e99abdcb0000247a,1e680063e1f97de1,fa140230230af4c6,828470587ae799b2
object,6a5010d500000db2,0bb720d41318bc8f,60e83cea3f04ec44,3f2b8e011d90b8de
object,9204e4650000047b,3dc49ba3d1032062,a477780a053ff183,4275ff79bd454fdd
object,6a5010d500002184,e2c3a6c2c000a76f,8f12f5367c3663c3,1a8fa9252c09260f
object,6a5010d500000b62,d93d223934156a5b,d9835a5a00841af7,b2ee603ed1a01281
object,9204e465000009c3,03259312144a69c3,b719d4be712e6fb6,b160ef4db4db3507
object,edfc13ca00001ae5,c459b4bc2506855b,cb51467eecdaaa4f,7ba7b9db75fddc0a
object,edfc13ca000022e3,f75b3ff97d52d962,19b62715d1cc318d,b9d5da11d783321a
object,edfc13ca00000720,4b59aea3891b88e9,1a349a349889c076,f803d09353aa2dae
object,c36711c600000066,c7789ae3d718d0b8,6a1a9adbdaaffd66,29708c84e9c8808e
object,c36711c600001012,d2f81bd140974d55,e8d706571a3f12d2,f301d088eba80ba3
object,acc4497400000140,0824120dbe39996c,40c2c63223134931,33463d8bbb66f963
object,e99abdcb00002d2a,07cc0056610ca075,ef2b52a8f915f9f0,2c580028e39d3932
object,6a5010d500001a62,96cbaddf090f3501,313d94fc38e17e5d,730f72b717f38cd5
object,6a5010d5000020d4,70aef95462eee51a,3fd4431fe39b08f2,168ce3b1f9f3c8d0
object,6a5010d50000053e,d5ed1e1f91983706,9fb42ce88592ebc1,c191966c78e40cc9
object,edfc13ca0000127a,3ecbe91812341fc7,9ee4c4103bd0f6ac,a80cb67e729c2ef6
object,edfc13ca0000239b,19fa70f68cdc074e,cb781097a6168d65,ee884f3085ff8382
object,9204e4650000076c,da7f8235148278db,5cbe89816530a153,c06ce64cb6d1583a
object,c36711c600000e84,5ab667ace002dd5e,7d903678508d5c23,c2364f68d20bb29e
object,1a2b3c4900000006,47948907732e6969,35855e7a3116e6e0,5c412743e3266350
object,7d5dfbe100000140,89e9da9a3ecc61ad,7424bb1b96cc0d44,4ca58fe1d8c6db5b
object,acc4497400000105,d2e51d5ce7da5276,6e410424a040467c,4af3aeb7ef7142cf
object,e99abdcb00001dc9,7ea8f4e991ebf405,69d00ee86ab26f89,e7683312ad386f16
object,e99abdcb00003394,d59fa552e03e07f2,a37f39a8e639773f,a3a9fb6a93f969dd
object,e99abdcb00002aa2,5da1134025bb59e6,98b67a522a50400e,484d52c8f7a075eb
object,0abfeea80000029d,1a5bbb1a0aff146f,c4f6505c8f1c8272,0740bb240a5cebdf
object,0abfeea800000241,4007f9dfc2f6b119,71b5ec1493542c1f,637a5dab136e0be0
object,82eaa8580000002e,d26f4cfc559ba54f,45328581dc5e06a6,d37ca1b80b9a865c
object,82eaa85800000063,26d76f6c3d07fb78,099eaa70dd3f15b9,20f43e7aad0cbc5e
object,7a90a11100000067,681c1e681dec48c1,3b91a9aa61e28eb4,6478c58cced8fb55
object,6a5010d50000172e,427ef7b34dc031f9,84725c7ea2960c62,4ff26665b56c2227
object,6a5010d500001520,e433fe86ecca5b2a,491e769cf63e276b,8819e1380144457e
object,acc44974000001cd,4d89047a89110367,40c2c63223134931,e923254be46dd3fb
object,edfc13ca0000096b,8f6b0eb2b5aaf995,5d3a6d02ca9d66bf,b9cb4ac2fd831b53
object,35fb8e7a0000004f,5c01ae26451be49a,e26506b567127adf,c493a68217cc6b46
object,35fb8e7a0000006f,c89c488ce6bffdf7,f18f54933f8865a5,395248c01f02d8e9
object,edfc13ca000017de,38e6622df3bac4c3,4f47cc9a47c19959,ab34dd2454739f07
object,0c40b53300000001,21fffe2b870e3230,0a84441118bcf8c8,ef23641d43e992da
object,c36711c6000006e4,97da696342fdbfe1,d7d77606bdf1b54e,d68efbed9b374188
object,9204e465000002fe,4f7cbae617170879,c05e420e0531d4b1,aacadfb8daaa39f9
object,e99abdcb00000966,843d802d305e958b,a7c6547cc6d2e6de,cffb1d7c5be0671c
object,e99abdcb00000656,ced8a3bbadec3f75,2e8751b2a5bafee9,e2c7b95e7f150527
object,0abfeea800000263,e7258b056c92f40f,4dc8cb3c0d4cac74,1a1e6dcf5f51ccbf
object,82eaa8580000002f,3cc7290c9b78ac32,14253b4b6dae0c96,fa5a8537f923b04b
object,7a90a11100000090,0256e72e9cbcc2cb,f4f7fe0876aa8816,c2ea84a5e3b1b2bf
object,35fb8e7a0000002a,a5df59646d10fd2e,65c90dbe66350f0d,8d8f1e09bdf85794
object,edfc13ca0000069b,9a59ce0e484df8b2,8ebc2f67d0ba9053,5a0cddf8248c9557
object,ce8b4bd600000001,5f3379e5467d1482,e7d73a2fb8a6ef42,d740f6ceee8d2eff
object,e99abdcb000004ac,207844e8693a10a4,1e24932c8e0834c6,8e6d9f8c153c15e6
object,e99abdcb00001298,4daa75af61f3b1f5,06f134aa4a2c2691,5b11929307ac9664
object,e99abdcb00000869,b20eac54c231961f,1e24932c8e0834c6,4e54a97e89966407
object,e99abdcb000023be,ed5e7c3dc8258968,c264b198dce29485,976a6e00bf796a49
object,e99abdcb00001728,940aa8b26fbd69df,73de4f7b650d8637,9ba639f1556f88ee
object,9204e465000009db,4881a0d98e44970b,95f3a6a3fc7d2264,1b5a07b4b05ed856
object,6a5010d5000010ee,3a0e8ae292b5955b,822d7c5c734d90bc,25bbd201be0a8ade
object,9204e4650000098c,9e6b4718930a7ada,fee7518913833798,8cad81c4224282e3
object,6a5010d5000022e5,a49c1068eb97411b,2f5a2cb130da20e1,f69b3e32a430ccc8
object,6a5010d500002228,5e495be36bce63ce,dd44d1122fe8617f,19459df922756fdf
object,6a5010d50000026f,e3e66757d5a654c9,e1cff98a658ca92f,92035783ce5cea78
object,6a5010d500000cac,c717007e3e9e73b9,3820f1240ad40536,3af04c5a749bd1d0
object,6a5010d5000007fa,9d69e448b75ed030,5975a8170e59fe88,2ad890ead4d27543
object,6a5010d500001674,22c448306f4e8741,3a374516d464cbd8,b63cb8ae69eab286
object,6a5010d500000602,dfbb302be8e078b4,c0e1fde0c4ee6d37,e8ec658472d3c772
object,6a5010d5000021f4,c0ace2a9a791604d,9d453ad4e6f79f71,9004ff5a9dee880f
object,6a5010d50000087d,832757182bdbdce0,e03b343885c3bd1b,9686899ecc7a3289
object,6a5010d500000747,eb0c416d16037526,65aed5aef515a0cb,8c02e890a2a6c689
object,6a5010d500002329,4dd8af108ceeecb8,f7bd4904270d6573,2c7b2f10646d95dc
object,6a5010d500000803,3a607f2c5addd464,40b26938918aa3eb,9fd639621d652c35
object,6a5010d50000083f,302a6e8c7b45fd93,5e0554f32b13d34c,646cb0738bb16001
object,edfc13ca000006ea,9c0569d5aec545ce,c6144c8f436ee501,639d81120534d21b
object,edfc13ca000021e9,f36f17c711b06a3d,872b481bdc7ed0ff,153617779d9ca044
object,edfc13ca00001cd7,35d1643683078ef4,a206498c965aab44,e8ceb1616fb5b123
object,edfc13ca00001cbd,5efa059b84e853ef,84264ff60d8d7dd9,d22990f2e1cb5df4
object,edfc13ca0000027e,f0b3d89e991bdcca,eccb76fe472f0989,3e66e31adf9ee19e
object,c36711c6000010d2,3f2ef120203ec724,529b7a5fad4eb632,004aa0144efc42f9
object,c36711c600000259,d4840693d81d1cb4,5339b1e82f8a4fe1,07fdd338e56c7f55
object,c36711c6000005da,547fd14cc6b5c01c,75c0109d6cdd585a,dfb8d6e09aa78ce5
object,9204e46500000514,bd17b7a87d3e4c41,36d6a2d968492b0e,bb42975cd48e5221
object,cfc13a4400000004,968476f24278dfc9,a3822043683f2749,1328cf88c33e170e
object,b91e664900000057,c83c7e8fcc3d9400,a1387c6c6314f122,c074a2f69dddbaea
object,e99abdcb000008ff,5ff3385e42b1e20f,a88cc7ae62fb78a0,d17dc3d18bbcf5b2
object,e99abdcb0000334e,a3c6d8ba608ec25d,df4724d8c8feedd7,3b2b2b65ef58f939
object,9600753f0000a0a2,689b60a3bb8198f7,8c7009700dde92a3,d58e6ed88bd23fea
object,9600753f00011571,689b60a3bb8198f7,d177c6f74c5d2c63,d58e6ed88bd23fea
object,345721320000173f,80d5f652012c6228,9d1f4ca885ffe14c,80d5f652012c6228
object,3457213200012c24,ac288a93b5571901,555e69a8f639c086,ac288a93b5571901
object,9600753f000147c6,2bdc5a82ed8a6189,6e44e165deeb0a05,7ca4ac38603cef5a
object,3457213200004718,6ff34c7236f8b667,de6d669a97632aaa,6ff34c7236f8b667
object,3457213200005c3c,6ff34c7236f8b667,58f3abf6e2f13b17,6ff34c7236f8b667
object,a5ee61870000000c,098b6944f68ded21,d3ca7d72a8ad6aa1,0a36da16d23b7909
object,9600753f00014391,6af5c80d7404ef1e,6e44e165deeb0a05,6ab2bc1c0be541ca
object,3457213200005ada,2cebfdfe0f160915,4b36fff6d6eabc6b,2cebfdfe0f160915
object,34572132000108fb,ca43f4ed2999e6bd,c0adedb7af2137a8,ca43f4ed2999e6bd
object,345721320000b394,dc2a751caffcc9ca,2f1ae6e5155796df,dc2a751caffcc9ca
object,345721320000b4af,e72e06e99ab030b0,8f1f910652995b94,e72e06e99ab030b0
object,345721320000b5c5,10d9d8dd6736f2cc,6aee4e6f7cb7f3aa,10d9d8dd6736f2cc
object,34572132000035de,5ae52f9e29253624,2a60649135dddf04,5ae52f9e29253624
object,345721320000e273,3e4a0a6577502c77,8d5f990b51af38f2,3e4a0a6577502c77
object,345721320000e303,b6794f45469f6ad8,df1a12b8d7e56245,b6794f45469f6ad8
object,3457213200009210,0065816e102bd48b,8e54b15de4bcce04,0065816e102bd48b
object,345721320000eb8b,2bbf8f51598d8223,27094e8f739aa051,2bbf8f51598d8223
object,345721320000ef16,9618bb4aa7f9bb2d,081631659b075645,9618bb4aa7f9bb2d
object,34572132000017c4,3986652ca60f1959,debfd4038759cc8a,3986652ca60f1959
object,3457213200011f52,da04e721f7ce47f1,77ca5daf47202b81,da04e721f7ce47f1
object,345721320000f3fc,f6f90d3440ff0357,a56a3b9fbeb3bdf5,f6f90d3440ff0357
object,345721320000487e,5f165c63fb51c946,82da2ca8a3294e93,5f165c63fb51c946
object,3457213200004893,38c9e6dace7cdc5b,17d3eaa27968e3ed,38c9e6dace7cdc5b
object,345721320001238d,b759aba552a37054,33235320fa2175f9,b759aba552a37054
object,3457213200004cd2,af8bf3f4029c9b3a,4263ece1924fcac4,af8bf3f4029c9b3a
object,345721320000a887,ef30d12e7ee7990a,0b39221626284bad,ef30d12e7ee7990a
object,3457213200012ac4,73ba76f414c3366c,2d8e4fe4f99d0a37,73ba76f414c3366c
object,3457213200012d23,5138b6967b4428da,e1a84b65d97cf79b,5138b6967b4428da
object,3457213200005d10,43c07b81af151586,51087ddc9735acdb,43c07b81af151586
object,34572132000146aa,fd0362cbb5eee6ee,31c07cfe5e6761e5,fd0362cbb5eee6ee
object,34572132000006d5,4124cbb8c9aa913e,8d86822dc4a803ca,4124cbb8c9aa913e
object,3457213200007bc2,f3d8b121f5460170,924efcc9db17e4b4,f3d8b121f5460170
object,9600753f00006b5b,f4ae6bec4e6702cf,5a54b21972173b11,f2c548cd581b941f
object,3457213200010763,6ad40f13bcc1eb99,15f3c98da9d54339,6ad40f13bcc1eb99
object,9600753f000117fc,4562c08531959474,62211ea3cefea652,c60ee7ba78e3bdf9
object,3457213200012cae,c92c7a086d873ce8,29dbfa9efa2a91de,c92c7a086d873ce8
object,3457213200008a57,4cd26ecce487f11a,04175920b7fc2e0e,4cd26ecce487f11a
object,34572132000005d9,943543d87fd9e68b,c1ceb07a6a67a715,943543d87fd9e68b
object,345721320000242e,6d84b28808a3241c,67cdd3597452e47d,6d84b28808a3241c
object,3457213200015284,09eee47cb06a2846,74267f3825c1bf75,09eee47cb06a2846
object,3457213200007c4d,0acc816de54daa4e,67315094afaaf33e,0acc816de54daa4e
object,3457213200005fa2,ed197ee6a4a1ca67,7e807c38d5a79037,ed197ee6a4a1ca67
object,3457213200000512,bd6804d0ee6023e0,d8b7049d115514db,bd6804d0ee6023e0
object,34572132000059c6,04dfca7999beee6e,621c4a540ff9625e,04dfca7999beee6e
object,345721320000c8f5,971c32c92133429b,8ae0f0573a2dfcd6,971c32c92133429b
object,345721320000e8f2,818de0e62ba92722,c66dac87f9fdf54a,818de0e62ba92722
object,345721320000c9d8,bf6de94644edf16c,5fa42097e1b0e48a,bf6de94644edf16c
object,345721320000c828,f47c4aafa4274bf3,5fa42097e1b0e48a,f47c4aafa4274bf3
object,9600753f00010c28,2cb6ea5ecab878e8,b9bc449b8f9479d5,c176a5b70733d1c2
object,9600753f0000f76d,9d821d1d93b51bc7,7cf68daefc6657a7,9ec87074e5fea0eb
object,9600753f00000321,beee9aaefe728766,06f8a042f5357982,153dcd0198770ff7
object,9600753f00007df4,12c3539debb64fb2,a4203d475d2afd2e,5a6c4244031a1c70
object,9600753f0000f483,215fcffb787b030e,49331c542bc0748a,3dcd2d9ab70c66ca
object,9600753f00000df7,7630d605f454872a,873a1a4167db5be0,ed2fa86f724683a5
object,9600753f00002d68,48de68fb9cd85bb9,c924b50d44ae6a2c,3e2773e48d08aa71
object,9600753f0000f704,ad87063d8e04245a,0698358b7c34a78f,c3bcbe0ad358913b
object,9600753f00014b4a,6cca7bd6c671f7bc,506fae649e2539c6,137e4900e157f1f3
object,9600753f0000650c,001ddee96222cc16,c56018819054548b,c2617382dc6b48c8
object,9600753f00002cef,15600123c70c951e,33523a384ea5df51,36d86d142e433ef6
object,9600753f0000f462,5d271b5f00778601,c91420567705b1eb,0c667e2e9c03890b
object,9600753f0000bd7d,724952d2038589c7,d884fa9e84ab3ebf,59d6ef4795431526
object,9600753f0000272e,a40c9b139c438316,d39f694df13fc596,7a8c3ee8954910e5
object,9600753f00007ba0,16a8067105648be6,36b02b9989ef9453,5b6d9fe66686f2bd
object,9600753f0000d943,6e1c732732c4ed65,7d6dce601427440a,c1c940f0f998516a
object,9600753f000159dd,2651663254f3f968,ca2db2e31d467390,cbe5efff32ae165a
object,9600753f0000d9d4,9ec13fadbd232e7f,d884fa9e84ab3ebf,b1f3a4600adacc26
object,9600753f0000f27f,8ffe39a1b82088c1,ca2db2e31d467390,8b3fd24d49b9a69a
object,9600753f000166ec,b46287a244196f1d,ea40052b15c3815a,334f49fe7ed6c83b
object,cfd337a100000025,b1030d1900b1d6e9,1896b87de03bf439,c2534d8d1d17f53e
object,cfd337a10000006f,86314968c7e8e192,5784e36e4c017866,85d87bf473877c13
object,cfd337a100000070,654df33d62cb2572,03e65ec833528b42,85bab84fc97e528f
object,cfd337a100000052,d443a175bea3ab4c,3a2c0ffcb857ac66,565257fed21f463d
object,cfd337a100000028,258350db2821f67d,a6a7e128afeed225,67d91d6c76e85f5c
object,cfd337a100000080,9b85c935b74b3e41,a6a7e128afeed225,2685b4cceb747053
object,cfd337a100000040,1534dbb6094850da,a2af21e646a7bdbe,d8c7073d260a04e4
object,cfd337a100000018,81e02477ddaab018,7d2ea03b1b21f6b6,7283a872bc6c6bcb
object,cfd337a100000019,42ccf35f657aa582,d3ee280a07a32faa,d88adfdec3f16a7d
object,cfd337a10000002f,ca31d19108119583,690baa1e0a6b0ab6,fc00e42b17895dfd
object,cfd337a100000043,7b54b437d913d3cb,a6a7e128afeed225,cbef40e5c9946bc2
object,cfd337a100000076,0c8e281065955644,a5b76c33d8d6e8d6,aac11c2a11d80f96
object,cfd337a100000059,e949675b9925affa,6c4e306b90335fa1,7d4b6dd86587007c
object,cfd337a100000048,16bb1bdf2edacc49,80ab8fc11c1b1ca8,c36dec7afe132e34
object,cfd337a100000079,69529d48d77a06ea,26da7a276d82639e,1fceed3f9611c7c9
object,cfd337a10000003a,72bc28664123693c,214a39f2414b8866,3e7fe03a35df91da
object,cfd337a10000000d,5d05f8f0860065d5,f757691b71d8c91e,a9f6254f09dba170
object,cfd337a100000068,df8a1a58ee0da6a9,c7784c595915c6cf,e819109fa4725b4c
object,cfd337a10000004c,cd7660b238bcf3a8,9f534c430b03170b,d23142bf2299b9b5
object,cfd337a10000003b,cef7efbc38f54130,6c4e306b90335fa1,6d48d8fcc034e63c
object,cfd337a10000006b,8da4c46c506fe9fa,1896b87de03bf439,368a579f41bff20b
object,cfd337a100000075,e82b85c80398775b,a259573ae5a716e9,479c1c305d8ef188
object,cfd337a10000001b,11d5cfc6673d7475,67ef749e6a9335fd,ed440325fbf94092
object,cfd337a100000039,d5d6a85b35928ed7,2ccd0579cdca0b54,f51f9346908f50be
object,cfd337a10000001f,da2f735cf4893edf,b08bcd217f28ce9a,2d9e7d2a90197b03
object,cfd337a100000072,7b5f921bb830b732,d81103bb49fe08b2,7b47b01c3a851d1f
object,cfd337a100000047,1cbc84b788439f87,e43247a759f96075,01a64100a4671b0a
object,cfd337a100000007,d19e929105c5b20e,2efa6b5fac793a5f,3ebdd2356f3b9c20
object,cfd337a100000042,686c8ce386d6e815,b0f2ff98e1222d7c,7bc751567ce1ff35
object,cfd337a100000020,bf6f990ee2b076e7,6bdd2e220ca412f2,c0c0817100ebdcef
object,cfd337a10000006a,e013236e9766d826,3a81edab19addfb8,805020314533c1f6
object,cfd337a10000007e,7e44116a0cc9eb1c,f1878a7c4eaf1465,347fdfa9cb156b21
object,cfd337a100000058,3bd5402aa92665a9,19c262e1e55dba66,2184a3519f6ee491
object,cfd337a100000083,c624b4981e23dba9,5649c4024aaa1680,05426035317dd8ac
object,cfd337a100000008,7a6593f2854253f2,7a9aea66cbcfcc82,b6e68e89d28692e6
object,cfd337a100000061,a773f200ab7724fb,4cff2010f195ddc2,c93757ffabd5678b
object,cfd337a10000001a,f83994e96e456784,ecf43a13bcf2dd19,8d071c9b54f8eb26
object,cfd337a10000006c,b3c9676cbbe617d6,88fb2f6041514897,6069778b5bd7830d
object,cfd337a100000067,52646db6810390ab,598030314a71a49c,5c4bf34b92ae7a5c
object,cfd337a100000064,67307d8934af666f,dc93ddf03a9bd9ee,ee91d2549f6f11fb
object,cfd337a100000036,f945d2c359450529,bb0a6b6dab9655c9,e46097dde8d3cece
object,9600753f00000e65,faf5c6d9cdf44191,015a05941a0fc53d,0d48ecbd7f6a1c34
object,9600753f00010c4b,3107e6757603dde9,1cd0c7e3d3d99f08,6cc7958beaa58fc5
object,9600753f00002ecf,97acf4d42c26ed2d,6e44749599cdaa8e,50ff38e78da0f4f0
object,9600753f00003123,255ab382ecd09e06,06e5e60b5177a693,721a4b37a02d6594
object,9600753f0000bd46,fd1fa8f9e9037cd5,81048fbe08c9fe36,32fd77e3c1ad02b3
object,9600753f00014a83,2de3d89d5ebdf9b1,1d2132c3ed710858,67d19a8caeb30878
object,9600753f00011f31,d7222f6f699cfc19,06e5e60b5177a693,9158437528afbebf
object,9600753f00006872,a5550c234b3052c2,fb77b3bd88445d4d,33a8400d9a58fdcd
object,9600753f0000c5d1,c70435bbb94741ea,b4830ce5ebca9e83,aff747773ce2ba8c
object,9600753f00007432,7ae2062560ea31ea,f4ce52cf3d7dc7fd,bae5b04d5172b7b0
object,9600753f00004756,72ad859019caa4a0,317121a01c75c4b6,c1b5f681bdfcd8ec
object,9600753f00004e42,b5bf6d1c93a7abfd,4e7239c0023c084e,1abca1717a5f45b3
object,9600753f00002347,235bfa5b88d8a2b4,81048fbe08c9fe36,f2f9c48c27282dde
object,9600753f0000dcbe,2f36a0bdf8bc2712,acf497fbe76057a9,aa682957ccb777cb
object,9600753f00003eae,f35204cae837c309,725e4bfacb04de76,dbcc615978da16bb
object,9600753f00003ca7,34f166be80965f8f,66e2478c7f005db9,da6f64bd6b452c0e
object,9600753f000106d3,d8fc8d85a2cf3210,f79433c2e815b555,25c1d7ce85df8cd6
object,9600753f0000a361,d91b05b52b30c94b,000fe73c10c8bafe,17cde6ba982105b0
object,34572132000051ad,28347d13b9ed4ff2,ffffd20ffb193475,28347d13b9ed4ff2
object,000a083d0000069a,8a6095e292751195,47705c9a4b840a80,d192d2b0185d748e
object,000a083d0000062a,7874d13e5427c4aa,c2ea26cf58fb56d4,893e1008d9c355d9
object,3457213200015024,7138ef79aa4a0398,58a32ae7b8706da5,7138ef79aa4a0398
object,000a083d0000154a,9ef645fbe9a8381a,ff6f1bf6edc43ba4,33aa91f9a9c6c5dd
object,000a083d00001057,21da29950743abb8,9e7313c38125ebf9,7a1b783e4dd654d3
object,3457213200009f08,29959961a58a9b8a,e73cf54b7d40a288,29959961a58a9b8a
object,9600753f0000b7c8,5318a59ff61fe02e,6094ab73cade1654,403b27d6a8400830
object,9600753f00014441,6421e2965633fb1b,f4ce52cf3d7dc7fd,b34c11f3d903c670
object,e99abdcb00001d40,1da21feaaf2442e6,391c05804b8a7082,02f02de990bf6ed8
object,e99abdcb00000081,bbe0770dc0fc272d,391c05804b8a7082,a24c054a13d86d1d
object,e99abdcb00002f35,261bdc5d2adcee2b,6afbb9218a56419f,6067a887e42e098f
object,e99abdcb00002c60,7b01d696d7a9f33f,a7e29568217df05e,a97555759e8e8c47
object,e99abdcb000024c8,e212f6721a2811a9,a4063e35af1804d6,581c821091ee33f1
object,345721320000978c,7ce99249d769746b,1cd3b5e1c1b65d80,7ce99249d769746b
object,000a083d000000cf,44a9417ad69197e5,186ddaeb01ea3c7a,6d28b3513df3ab6a
object,000a083d000012ef,e1f2ccb285458baa,4c90d5092c6d118b,461e44d9244214a7
object,e99abdcb00001f6b,32f76b88f5165984,391c05804b8a7082,66515752a960c23e
object,296c218900000001,02dcac169b7de4c1,666aefdc0529e655,a905b5ecf58a7e89
object,96bddaef00000009,90e8a4d3f82225d8,9628e3b35ad31756,9a4162518e36d014
object,9600753f00003027,1ab6e9e26ca6cc66,d5782da531c7a841,402e5a3ca4bd871e
object,56af9d4000000001,83f318fd711e51b3,04d350c8226be56b,73cfd68559f2a5d6
object,e99abdcb00000d28,ce17fa9a8df8c2d6,307ebd98b7f21219,242aeaf07b4b387e
object,b19829d400000001,cbd2fe18b0e21a45,dfcb0579e9f8decd,af49c2ad19180822
object,e99abdcb00002acc,915114348c88ab09,cb63aefef88c6958,e034c22273c9c595
object,e99abdcb00001fca,c504583e6e3a6e66,391c05804b8a7082,985d6de7938f60cd
object,e99abdcb000030ea,40ae0a208990b225,f7f66ca0ab8d2731,58aacc1dab72903e
object,e99abdcb000014f1,a068dc548d02a333,45645be76b3d2285,95368170bd0c59b6
object,049dca9300002f73,d1b3071806bd9b72,457703b35515a928,2d8da23b17601c2e
object,871a5faa000013bf,0bcb904756efc4d0,6e1a2caddbdbca69,f46a0732c9f1e99d
object,90e8e16d00000f1a,8b908815e25ddbd6,80f8d2fe7e4189b4,e4cb063d0c3065f9
object,000a083d000011ea,5e1bdc8d2ba4e05e,41ad38d85285ec17,c071074352c16295
object,e99abdcb000026b3,616d536005291f12,7b04f948bfc2b4ed,f45a54138375c8d9
object,000a083d00000672,40e6fc9b84d6d5dd,41ad38d85285ec17,acc9583db7167330
object,e99abdcb0000334a,e52a06462031e2f9,a666b40257e4e090,61dba79d424d36fe
object,754544f900000007,42138a59da31bde5,513ec34f09e787f9,2edebaf46e8748c7
object,e99abdcb0000241f,90d8811c68d6b805,69d00ee86ab26f89,67033bafd623a36e
object,b640ceb80000000e,7c98fc1a550c5b77,3ad1c23d42509a6b,e3c9d79b0aab5ff8
object,000a083d00000bdd,f384408b483a7cad,aae312e6328b3601,f2d10e8f477fac7a
object,9600753f0000947f,5000a7a037a4e0fd,795648fbf64a7d6d,12e7023a46121d8e
object,000a083d000010d5,051ed926e2234d44,aae312e6328b3601,8393f08531dec128
object,000a083d00000ddb,63b1a9d650059b1e,8ac1baa54b4b8951,3c2282261e6d72cd
object,e99abdcb00000898,0650561774d5fda3,7a80805d8feb6b42,9d2b9f14c9825732
object,e99abdcb00001d12,0da75c709524ac07,3b33e9cd31ef1c36,7c230f479d7854bd
object,e99abdcb0000000c,cf8403a7098f9611,b12e556581e363d7,a4dc702791b92b43
object,e43bade500000001,cbde4b5f0f76aa66,3a615070b062c719,5d5bdcad1ae45e60
object,e99abdcb00001a11,42bb08e0c2573970,ebaca2edff17cf16,2f185a75b9100b4c
object,e99abdcb000023e8,e0c3cf6a2c008297,9c084091aa3f58f4,37bac635d37fc9b4
object,e99abdcb000020a2,b693c1958e28ee80,d0049b2e744a842f,b6ed472cc9f7fdba
object,e99abdcb00002d43,957ab5293b46cad8,aed00ad8a003f232,6dac3cea21e4e1ac
object,9600753f000073cb,710cbf7e495c4a20,36b5eddee7954ca0,afe32741db89f3c3
object,000a083d0000145a,8de3753a31beeed4,304d7f9c0d3de419,2759c7db90ac8b55
object,121ea8af00000001,f3681186005b2158,3b572bdf52173f4e,119bb912327083a2
object,e99abdcb00002132,e0321f736315fe5f,7a9ae29cd26b119c,9d34bd611cc8c3a8
object,e99abdcb00000931,7c0e1cd9986f6a37,880b0b3695872523,637d2557ecfcaecd
object,e99abdcb00000984,5217b968b430cd5d,a666b40257e4e090,dc2ca3eb8be8eae9
object,e99abdcb00000b67,59b46d8d6e220e2b,391c05804b8a7082,8647b5a6e31666ea
object,e99abdcb00002625,ab0153f53f827003,b12e556581e363d7,8a3de8f5f44b9faa
object,e99abdcb0000081a,81384b830ec41f6d,dd52bcdd61d1fedb,f93a079477be201a
object,e99abdcb00001a8a,179c73906e25f799,b12e556581e363d7,978af48a7e96d39c
object,e99abdcb00002efc,13be47c064ae1a76,a428b185e0d64ab2,f1551e246daaf61e
object,e99abdcb00001ad4,7aac5b0ef4d97ced,5806b6d8a6c73389,d80d08abf2d34374
object,e99abdcb00001b4a,e81145ab131daf1c,b12e556581e363d7,9ebfebeb765e6cf7
object,e99abdcb0000237f,64f446ee08edd742,173bbf0552eda834,735b3b3952d00d32
object,e99abdcb000005f3,04ebb1a870fb7174,5806b6d8a6c73389,4520e78ab527ac7e
object,e99abdcb0000304a,6402c8726b41f8d3,7ad2ad5b747613c2,df6a5b6ab187a8b8
object,e99abdcb000019d2,b3578c7fbbffce06,678744c20c16b73d,5da66a8ad836387b
object,048dcb3700000001,ad19cde8048dcb37,820636ec791bf2c3,a7e909821d1571f6
object,e99abdcb00003666,8f823487cd6676d5,a666b40257e4e090,023a733e052fca56
object,e99abdcb00002737,e372953b2d0916f0,a666b40257e4e090,b1d3ba28a61f4951
object,e99abdcb00000bdb,a4f0cbdfc146c263,fe183905b8cee237,953f6cc21b808b4a
object,e99abdcb00002774,458bf5bf26fe3051,2032269cf3686fe7,1a9056a3ba56a851
object,e99abdcb00002872,bc53e04554dd3205,4f4b162593ed70a7,c324375350c66b8c
object,e99abdcb00001636,29000c533333c708,cb63aefef88c6958,48f0193545ecea81
object,e99abdcb000029a5,72ff79694383ff98,8044f56b3280c962,b39c10205464a386
object,e99abdcb000008d6,99aff571d53cbb2f,b12e556581e363d7,8f0f4604ce255d21
object,b640ceb80000001b,a927f46a57b35ca6,3ad1c23d42509a6b,6913b6c8e41bde61
object,e99abdcb00001820,11c204bb8689540c,b12e556581e363d7,ab9e652a223edf9d
object,9600753f0000daa9,3dfc0ab6590afc5f,95f79d02801df6de,56c4cd348a18806c
object,000a083d00000c0c,d216c8334c871da2,8ac1baa54b4b8951,f729d2f10085bafa
object,000a083d000000e2,fad11ed6be50713d,8ac1baa54b4b8951,8272413bd9587618
object,b640ceb80000000d,b18ad78159450ca1,ea138d855ea41079,57bb651db8bc3271
object,e99abdcb00002550,11f0b472f29d06f4,a6b03caa5de11550,7400bd6c4f0ebb95
object,000a083d00000010,5e65f0bb4ab92829,e5ff1b18ef1fe01b,643be2ee73a3696c
object,000a083d000012b7,7c4a49381cf0638f,feb9e05ab0fd2fa1,66b03c743851a551
object,000a083d00000b87,1126eaabe3e30e97,84e718e06e434df7,cd805f653dea0295
object,e99abdcb00000e5b,3b00b58c1556209a,7a9ae29cd26b119c,e20f63d99c50a685
object,e99abdcb000035bf,3ae1cec40f6f62d3,4a7c4085f6cbe086,e42747e6f1d4cf66
object,e99abdcb000012dc,23023049116592aa,9c084091aa3f58f4,7b114bcca78833de
object,e99abdcb000030d7,f637705cfaca17c4,d7c3d8c6008500be,d28be375586ad11a
object,e99abdcb00001d6b,dde96fa37ebaaed8,d7c3d8c6008500be,a2f0daf043ecfe09
object,e99abdcb000017aa,7becfb22f8ea4c96,dd52bcdd61d1fedb,aa6e9e8ab1525cd3
object,e99abdcb00002bfd,2659becb0c8a5a69,e8e57a4b8e54bdca,96b17283dd1e60a5
object,e99abdcb00000ef9,cfbdba308227787f,f4082c2b05819d2b,f2c3ea28361eadad
object,e99abdcb000020d8,3b910ac6047028d2,f82fe8f051ababc9,3de475e280c872b6
object,9204e465000002b6,9ebfe60bbe1915b3,03e1e935c1787c54,0a8fce1b6589d7ac
object,9204e46500000881,41be31b9e086e7ee,93150a7aad7ebf8a,483b46e7091e45cf
object,9204e465000001e1,9614e29e553ccdab,aafef03ee04c75b3,39b2b2dec7dc6f6f
object,6a5010d50000102b,58d7a57ca633af99,f9fa8912831ad586,655305eb0bb1fff2
object,6a5010d500000308,af1005a58e10adae,7ec9f00c36f32535,34305ecccdc166c0
object,6a5010d500001838,2973b6cde6f26a42,960036c30a30975d,d2ff913cc011b0e1
object,6a5010d500000bb2,ae7fa63ceed1b5fa,322bac02dc271862,03df6fc61ce86a05
object,6a5010d500001cf4,3d9f2fac87cac5f9,8db1368d60e45a61,4d8ff48178818877
object,6a5010d500002460,1b64f313e8ef3073,66177abd4df11a7c,879d47da7c35f39f
object,6a5010d50000197a,0a6763b88d996906,c8cf50f991cac522,f3d4de370b96eb91
object,6a5010d5000009f2,9e208d1699349ea9,2f9cd01cd0a0c172,dfa7602fc3803b6e
object,6a5010d5000016a8,5d7f47292d41bab2,690c78a2c649a2e0,38eaf7fc92fe42ea
object,6a5010d500001eeb,208474e0f8e3c4ea,75497bced2bcd870,0329fbf74e8cb0f6
object,6a5010d500001bca,03983af6c3c5370a,4a094452bcf9b8c3,eb8f299cc3dfa53b
object,6a5010d500000766,97b105ab11d4e0fb,27e4ea84593419c6,069417ccc5fcf4f4
object,6a5010d500000df2,1d1de1573735027d,fe5a016294267423,2b3a3aec6dfe5197
object,6a5010d500000834,b57ba6e931b6c09f,b6ca7c0875bfc6e3,4a75d93b49949349
object,9204e465000004fe,cf396db2d8c37cdd,d828b92e0560b4b1,1c270cc77474e76b
object,9204e46500000039,3fb702a50241ec60,3019c6987ca0fe5f,7d20069453cad72f
object,9204e465000007d1,6069580948dac100,5c2c5114bbd1f2f2,f9a4b88e932e0923
object,c21a3d7a00000001,04c6a592b6a82559,206d5930adafe93b,4ce99d41e51efce4
object,edfc13ca000021f2,c0f804b4e5837212,1e074f8678a3bd20,97aa5d845bee59b8
object,edfc13ca00001dc9,0ad23c91c00e3d20,6889c66ae042abd2,80154e65ae09b9fa
object,edfc13ca00001518,e73c6be606160748,e2885aa12f273a09,cbbb8e37803c2769
object,edfc13ca00001a0b,3012ac215342a45c,ef4ef75a021dfb13,c83fe15316daecba
object,edfc13ca00000180,9798df77050939d8,ad9100f6e0638604,710926e33a92937c
object,9204e465000006bf,f3fe0db3813b96d5,544ec2fc8bef5253,cd3a2f2e81426bc6
object,edfc13ca000009c2,ed5e05187786d949,28cd79b9336d9fb8,ed09c0e4140fe6f2
object,edfc13ca000009ba,6ae7a0477d6eb3ee,1e963680e2c39aa6,f2ad790179333cc6
object,edfc13ca00001013,b48c7c7c6b2b7383,0c6d372f0dde45da,41a22ad3960c2e60
object,edfc13ca000008a7,0ef83e5c684ed09f,d770a9f0afb88a39,129f2adedc15e525
object,c36711c6000001e9,1a188896fc4493c8,a13e8baa7653c13e,0cc401e69c931961
object,c36711c600000814,7d1ac8e3eb58547d,a3e48d074df9e40b,ee80524a70e70bce
object,c36711c600000420,121d9b4be4709999,a1e679473a3082c1,dd8f226d97a627d3
object,c36711c600000282,f951b2d97245a3cf,0c3abed369c5c6da,ed1b163dae480907
object,c36711c60000039c,d75272fe73b01c65,81121089f5d7f9ae,33226101101cd944
object,c36711c600000e48,ef4e855c41bde155,c81f15dc087e138e,e2f0b00b9d44606e
object,c36711c600000de6,da42616b707156f5,e995a95e446e1432,66a1c9732406466a
object,e99abdcb000016f3,f72637982df959d1,d7f7d45091ce074f,73b1eea663a192db
object,7157051b00000007,44e1cd74fd8425af,ec324ebda425d93a,3a9c90a9d0e79226
object,ac59771f00000016,f160e9ba81aefe1d,20dcec15dad95264,0fa33eaad944ae32
object,000a083d000006d1,19259c505b5dd1a5,859feb932dcc82b5,747e71b9a6dc0f55
object,f506339d00000002,cddabbc6be9d85f9,81bbdbba28dcfff2,5de442e78580d176
object,864f712000000006,91f92e5a198ef5a3,24f710ac81c588ac,af9c48a1d5d0f21b
object,86e55a2200000334,0208f5267cc10c2e,e77c47c93db8df69,57820bec59f3acbd
object,9600753f0000d6b6,4236ba0ecdd4471c,fb9df594409e91b2,4d9ebbd720cb44a8
object,871a5faa000004f8,c712b8f367bb3961,3b5ce4487a77e52b,2746544950ce4d7b
object,000a083d00001446,b59cc9a42321f3a5,b5d06d8555b4eb34,4955f52052bcb916
object,71e5773f00000474,9ad571adb6715804,a1186692fc5835eb,fee7fb8742a380ef
object,83e6bcaf0000013a,b4f931d0de4a0642,c44b4e7f70f6401d,9accc57b66e9d266
object,6e86fc38000002dd,40098e5f9f0693aa,a0062e501062543d,e4e7a84791de5384
object,9600753f0001549b,6317ef39daa40f8c,189fa9b63ee68d4f,440427d63b22ce84
object,e34d282a000002cf,fe36c5828c4009da,d591ef9a39de86c0,a3f8cb16d4bf9a1f
object,e23d9db700000047,105d5092719bb1e6,84396894ee64fa70,f1be5ccb426f9438
object,000a083d0000147f,b53e682b0e77af1b,e5441f935d1a27e0,ce57ba1bb5bd4c03
object,fe6e529800000037,f06c5065a44a45ef,120460a48ec6aa2d,7eabe96f6f70ffd7
object,871a5faa0000109d,561cdbfcb86a95a9,360691d809b32ea6,440347552d10e83e
object,71e5773f00000292,5805e198ca4525f4,98650346c6fdf9f0,f94503b32f33eebb
object,83e6bcaf000001a6,49aec67af4c0be7d,a0596a67d9a2eb58,ac2b8b5d73b1ce5b
object,86e55a220000061f,0208f5267cc10c2e,39065ea4d7b465c7,2afab9a783a379c4
object,6e86fc38000004cf,aef762d378f5b2f7,f18ed03714777a40,101183e642329ce0
object,e99abdcb0000060d,28b655621cfd6d23,b12e556581e363d7,ceecfc98b93eed57
object,9600753f000012ea,1f2d7356c993be1d,437b70bc265fcc7f,4be26049952a5307
object,9204e46500000139,a20fd9dc28ea8b08,8e0688bad88811ab,54a80765114ed457
object,9204e4650000022d,04e7a9af0a326dee,37345418e989b82e,0fcb33b621f73012
object,6a5010d5000013f3,1b8196bc9bacff18,0c46e92428c211e9,25fa2b8477ec0682
object,6a5010d5000017d7,16dcfa6b993f2540,b805615c39b3deeb,0ac15dd9d976de45
object,6a5010d5000011aa,01149e4a132f254f,d94166d8046cd464,18c661a8fcb1a376
object,6a5010d50000206b,4a554a6238d6c11a,9db04e724f141849,6a356e47b245ee78
object,565ec89400000005,49ae316d6be702c0,00c67850335c7c29,c5532867e7c34f47
object,565ec89400000003,c1ac77a5e62ad2fe,965e03ad991f9930,d7c3c2de851fab89
object,000a083d000001e5,502c021206e0810b,b55a8506dc27c065,a63e6fec0c56ab61
object,9204e4650000010b,ead58a1ec14db15c,f4e6b50d180d8633,575e0ac0811772c3
object,71e5773f000002b1,17c3e89378746e9b,b27d22b597ab1fd8,555a2aebfe759f5e
object,edfc13ca00002002,a5863a29b10a2283,028ee597d8bbd266,b665070d2b9c3310
object,edfc13ca0000004c,960024ca6656be62,1f20e894e95a33e0,9e269609d83d6c59
object,edfc13ca00000fa8,515cade4624cb5ae,4d81d4f838bb94ec,3d1d2e2ef302139a
object,edfc13ca000022f3,ba00c2babde09b46,ff78aba0b400e59a,09fb9c9f5599893a
object,edfc13ca00000c68,12094b8f13010eea,26bf39c5d294b76c,1e049cf1e0428599
object,edfc13ca0000072f,0d037dddfebeee99,348110b130f348f5,28f975fb89b4cda3
object,edfc13ca00001d5e,96877a3600aff3d8,c6cb72cd8cccf870,1a788edaac499b47
object,edfc13ca000015e9,f6d66b51f09ce8cc,e5ac7fb4e442a8d2,0a6a8663b2e4324a
object,edfc13ca0000225d,157d79396fc3e029,d666eb2c175cc3ea,2cb84f6daee4d330
object,9204e4650000060a,279fad082bf4a538,c8b5c247727d963f,d563711ca73a8fd3
object,edfc13ca00001893,2e08aea5a56dee9a,9abf304e51effec2,69794b74989fa6af
object,9204e4650000031e,08dc05a9b365d908,a3d4354261804930,2f0ee14aaf328d8c
object,83e6bcaf00000127,e9dc4a213b67e171,4577b111b984ffef,6fff77f657df9a5c
object,c36711c600001094,75f95c9ddece4086,87867ee78c0a6d5a,caf97f116b8f25cd
object,c36711c600000f97,6a7774de2aa4afa4,3c01fa0eef18cb3b,b4dcb6cdfb61e8a6
object,c36711c600000eec,5a27353ac7878171,8831aacae75404d7,3ca35d6421f136aa
object,c36711c600000faf,b731d24c526682d6,6f90fb1f72a64458,0124abde71c908ab
object,c36711c600000795,01b00ed81b0dd4e9,b3204e16ceb4d80d,1976cce42c9b0fde
object,c36711c600000e81,fdd1b5be509e253e,8b5e36c2b358c421,4c95a9fef2fdebc9
object,43f89e9d0000017f,fc51462585d7c007,63d4bd25e4ffe88b,9a4cbbb68497f560
object,43f89e9d0000002c,fc31705bee3aeef7,0b32bdd479087454,ff0f942630d512b5
object,87f555c600000007,ba303ff9a8713a38,1e2266bfcc2b461d,69bd43a56ebf835a
object,87f555c60000001a,e3cf2a050ec62b6f,2d5bfd01f62930de,a7d61eecb5d2be55
object,87f555c60000001b,4bcacd402dee9389,d40962c4b69286e8,9bdbd57fb70dc698
object,87f555c600000012,232e90b423836211,2852431d2440a075,75637653553565be
object,87f555c600000018,bc6fd82efc9a97c5,897de96cd2dfeafd,aff788d3dc2827c2
object,87f555c600000009,673caa44bbde3948,68fe4632dfdfb7cc,dea7faf2252a660d
object,87f555c60000001e,dd925f042806f06e,eaf64aae54099500,7a8854279ce70821
object,87f555c600000017,ac7315908033c184,c255693a61a37570,255cf653e10999c5
object,87f555c600000010,bac701694894eecc,0dbe53c3604d896b,3f99b61c1a2d534e
object,87f555c600000002,478e34e4fe4bedd6,c3e6d8f6b07be1ff,d2d004781c2d28ea
object,87f555c600000011,ebc744dfd63e2b05,5be0326903a21a59,316c3317b2059731
object,81574cc800000003,4fdf3d5aed30f67e,fc64d1bb2a4ab203,05ea886e3c5b8cd4
object,7d5dfbe1000000fb,8f92e44321c1bb63,440c58fb1eeb5100,00b76844d7b4f2ec
object,e99abdcb00001a25,db4ebca391bf588c,5fdbee447a6d473b,9fbd460389072ada
object,9204e46500000565,7df3e17ca4c2f865,be5ee29ccf9e67ed,44c1b77b1a1aa393
object,6a5010d500001930,efa2ce8230ed18f3,dc94033eff66c85a,55fdfd2e24131aff
object,6a5010d500001493,4a334a019f593ffe,c7e2cca862c59d62,48f2f3c0cefc7764
object,6a5010d500002066,196cd52d2157b2bd,af13251d162e84ac,a4791fba9293a75c
object,6a5010d50000120d,137f1a0ab5ada9c4,3626bce2caa8edb9,014fc1df14511da7
object,acc44974000002c4,736da3d8619f3df1,5bbfc98b7abb734f,237e8064f9e02d7d
object,edfc13ca00001907,2c351449b339ff38,cf09483c8bad4658,783aeb2176ea04ea
object,edfc13ca00001cd6,3b2becd0ea126fd0,bb002b0cb96ff6ad,4747c68a20334d17
object,c36711c60000100f,df1351888017b339,a8d727380035548b,03a9f2a4aedef6f5
object,bb3ac25200000004,bcec2187fba4d732,e1a55a802dd0f88f,a87e9ff210d9af39
object,7d5dfbe10000022f,e5716c2e457d93c4,9d10e5da94274425,f1882bab26e9fd4e
object,acc44974000002a8,709982072ac405f1,5792f98b88c90394,05441147f49ef24a
object,e99abdcb00000d10,228d61e3161c4deb,69d00ee86ab26f89,56386b4d5a8a312f
object,e99abdcb000028c7,916d5e27ff6d8c8c,69d00ee86ab26f89,f3596be158d2da65
object,e99abdcb00001379,2f2a39ff74eb6f1c,69d00ee86ab26f89,a8a5b2c7076c40ef
object,6a5010d5000015ec,b7a7ca6a9b745cce,e47a7e824764d49c,6018a955e77da262
object,6a5010d50000166b,73e7045c92bb2dc7,6742c2fd2594fd84,fcfb9ce9c05d3861
object,edfc13ca0000143b,2182c02195979938,79d1e244d2eec91e,a8953bdf271b8849
object,edfc13ca00000a55,466e3ced9070fc5f,5eb16483a92ba7a2,33575dff4c96b269
object,edfc13ca000001c2,72b67f64ad9052ae,44597b0965e506d5,d59d149739dfc325
object,c36711c60000042c,446fadc53a7305e6,05a6d090b49cb9bc,196ca304ac498c6b
object,c36711c6000005d0,6eb636711b3da312,589d1aeb5cc3f0d5,05411fbafc795d32
object,9204e4650000035d,bc0a0bbccca178df,ee05a49333472762,620c4590ec76c512
object,9204e46500000811,b20038f969527b90,bef9f1a6d7d68293,99aa32dea1e010cd
object,e99abdcb00002f77,5bec5a3a7b898422,69d00ee86ab26f89,79a3f6edfa413124
object,acc44974000002f2,5d98b810a2234daf,40c2c63223134931,08e26fdb2f689c0f
object,e99abdcb0000333b,80d78bb5b7c6603c,780be945832bdaa6,5d462a7eb5ecadee
object,e99abdcb00002818,37acad96bed9b3f3,bb0e2f8dc6ded5b6,8aa3c95ebf41dc29
object,6a5010d50000009d,44705fea1e3bce0f,cb6f029c0d6f02f9,4c38604d8afc6fde
object,6a5010d5000010bb,e413f98e64ec8413,bb0ce293d4e022e1,894f3106c3ccf3cf
object,6a5010d5000005b1,51a93213690a5093,6bccf518f3a3b266,e83494522d42b84b
object,6a5010d5000019b3,6069bdb1d12ae913,eb657fec7dd75405,bf57a1b2924c875c
object,edfc13ca00000ced,00800d38409bf764,f5ad317c249d3f54,8c3d705c10ca590c
object,edfc13ca00001c38,1452147740adf91b,eb7bb139480640ca,9a1138b67b65ab76
object,9204e465000000a7,0b2a6d588ee8d6e7,59fcb4a44cc96db6,7f4d1f08e7a58904
object,c36711c6000001ff,f0caf71452538754,1ba246b6bb4b0bcf,00706fd3e61d453f
object,1a2b3c490000001c,53ffafc41ba4fabf,35855e7a3116e6e0,55c79a7e1145a341
object,acc4497400000240,68b57a482370ea12,6e410424a040467c,435b1be67d68d59e
object,7d5dfbe1000000a7,ae91e026907cf29f,7424bb1b96cc0d44,67af561cff5aad8c
object,e99abdcb00003582,227a7e1d6e2279f8,6f91c37b9a295307,e3bfd289d892404d
object,e99abdcb0000193f,e8618cca9d572ded,a666b40257e4e090,dc4a18250ae5598e
object,e99abdcb00000e52,3869c25a910be2a9,e8e57a4b8e54bdca,56db632287d13b68
object,e99abdcb000033de,ecf6eea21bc052de,b12e556581e363d7,1668d4763106a53c
object,e99abdcb000015bc,56fda52d68ae7cc0,69d00ee86ab26f89,19219f4729843e6f
object,e99abdcb0000148e,67dfd80bb8fcb7a6,69d00ee86ab26f89,039728f0b38f4f55
object,e99abdcb000001a6,753540dff0b7d675,cb63aefef88c6958,9940371314a98070
object,e99abdcb00002910,3384ede44b809ee3,cb63aefef88c6958,9329a5fcd25cc3ec
object,e99abdcb0000295a,31808e6db5e01d3a,60f20831a549683b,dd0b32c636abbe03
object,9204e4650000073e,e65ec58938b0afd7,68bec3c9ab88dd9a,18e515c0b638bd0f
object,9204e465000009f0,4f266631e09a7b29,0635aaac41ea5da5,35ef1151932c1956
object,9204e46500000765,6d4e97507bec336e,4ff93ce6191e8aea,aa76c0da82c158b3
object,9204e46500000a94,5d70de48ec0be3c1,3be44f5cf26cba75,00f0f0cebd791147
object,9204e46500000511,701bddb18b0bbe72,177176d8d1c7b7d1,11819f393559c35e
object,9204e46500000635,de206573ac0cfac2,1da1e3d96ecc667d,f95d3699705dd596
object,9204e46500000ad9,86f744f0152aec54,d7249558dce9b76c,ae579f344231fef1
object,9204e465000009f3,f8d5c2d2fd95aad4,82db969285eed216,c03dd49ee91afc5e
object,6a5010d50000150f,ca89e4fe122a1d8f,beb9b1025bc61c02,044fb6ad7b51960e
object,6a5010d50000150c,1d519650c16155d9,83db0e603237ab2d,15fd21d3a3bbe454
object,6a5010d50000024f,53ac032a9fb4d970,8c20fd94bf7c847a,2992650140d2b950
object,6a5010d500000d76,e6e840f8269bf131,9801ac63e4bc127e,342aa0854e08cdb2
object,6a5010d500001b24,7e065e9ccfa9b508,7b9c6cd2f53af020,a40765d7535a44cd
object,6a5010d5000019d8,5e638585b0f54ee9,41b38f0a2afe81bd,f129874728f97dbb
object,6a5010d5000016c5,c6b68a794cf91274,904788d7fdec360f,fedf73220f5bb253
object,6a5010d50000053f,f024f411da026074,ffad47aa61224023,040da61f0a024dbc
object,6a5010d5000002e2,bcacab45a42a4050,9f7e82f91922a0d3,b352b458da64da02
object,6a5010d500000717,a88cfedd1e63d7c2,b10e649bbc9b6c5c,e59e249ffbfb73c6
object,6a5010d500001ca3,40c334f43bef3a5b,a0e7defbc5bdd6c4,78705bc636ae95f6
object,6a5010d50000118e,e973cbbc6059abdc,a9432d34dba06f8f,72451880e57f7b82
object,6a5010d5000012fd,5d12451d63d4ce68,2e6e832214b1731e,8cd98bada7b5a12f
object,9204e46500000aeb,64760ae190ceaea8,e7f0a0c26f90063b,93abe9736c1dfb61
object,6a5010d500000a22,c100c4585a0cb33a,2e3f138dc1c11bfd,9d24ebea2362064f
object,6a5010d500001b6f,e212cfbd835e88ca,ef23eb9a6dc14090,a7fb6c449a22b35f
object,6a5010d500001323,c5a473a7c033e8d8,84834d6bf4b8b9bd,51f07d17c333a4aa
object,6a5010d500000d79,cd812a0022d6f557,3a33a1e8f022a591,619ff94baaf0beac
object,6a5010d500000436,4f79418e36db177a,484e0d6109e7822c,800c2519d4e1e696
object,6a5010d500002279,563ef7f3abfe5824,b1d274172d72857c,8b2ce62460c35c83
object,9204e465000003ab,c6b9bd951593ed55,a87d97b861c9a033,da9f1425466c78c8
object,6a5010d500001d26,95570c137c03767e,787b5816f3bd73f3,4f87bf39b40d33b4
object,6a5010d5000010b5,5c180ae3e888a423,645a5b0d3918709c,faa9673572d612f1
object,9204e46500000588,dbb4ce363f1c28cf,ad1381e6c4407b6d,8d59a881619e4aa9
object,6a5010d500001eaf,43e41ec1c9919c16,81b3d48a5391d1df,c16ed97339439308
object,6a5010d500001b05,831246ba14e8a0e7,f3cb727d6df222a1,0f6e28d1f6c6f468
object,6a5010d500000721,3aa154db3c45223e,1f57c734ff1dd7a9,6eda66763687d4d6
object,9204e4650000054f,eb6021d9233e58f2,02170d9de90ac75b,14c2b49b13e8575d
object,6a5010d500000886,daa4960ec739ba4f,3f218be48da9532b,71749617f019979f
object,6a5010d500000f2d,5fb26440b22d8c6f,99dc21a2c0b1468d,a9a2e1aa393e82b8
object,9204e46500000a7c,c7e4f1c986dcf41f,f4ad934c4699cb25,02c4649cd976becf
object,edfc13ca000017fe,4f36ae2585a614e7,8057299065096b4e,3e0bd9ea6971d592
object,edfc13ca00000759,16cc9fb254a8131d,1416d29b3b58e264,febc77352edb9082
object,edfc13ca0000020e,4f2b6717f5a7d050,3d59f3ba218a22dc,2f233a84f2e69062
object,edfc13ca00000bbe,dad449b222ab9440,28c8b73e59796f1a,b81eebaf1a14295a
object,edfc13ca000023e1,e37b5e07060de03e,8b0de0d8c9fdca93,ac5802b20439a52e
object,edfc13ca000015e7,36c9bee1ea8c86a2,93bf520f532b3c8e,631663fa6ffe7568
object,edfc13ca00002201,2411bae9fe2d0cee,9555c8b402912cf9,38c389673c89a6b6
object,edfc13ca00001a49,02753c0b3ac52603,0f991303f88a4772,a53571ea8c87bd11
object,edfc13ca0000176b,b33c9d4fca310d0a,0eeb053be0368955,a4d8c613f436e33c
object,edfc13ca00001b93,d2571e26aa9018dc,80f47f134b60bf62,c43fafc5537e3245
object,edfc13ca00000e2c,f1e3fe0e0194a0fd,511b7bfbd3476610,bc1ec7b330d3e577
object,edfc13ca00000bc7,1328e145205917ae,f34dc65c7fe0db25,f2a473bf8f6f8e49
object,edfc13ca000025a3,689147d03bb83b09,62702ed3b001e4dd,b42854a02d6da130
object,edfc13ca00001a92,d2c8d89fc75402f8,d95f1a321fa0066e,cb6cd00f003c858d
object,edfc13ca00002257,5d4f551abcb3506f,e02004c06fd65e59,a0815dfca0838bd2
object,edfc13ca00000f6e,baac482ade0630ee,c52f9d7d067f857d,3aca783dfb2401a4
object,edfc13ca00001bb6,ecfd842d8ec6e0bf,60619a47900a598e,0067a44d9c123e10
object,c36711c60000013d,572ba4d5a8740865,e388c872dfe489b8,747600a68e992070
object,c36711c600000f5d,30b669327c1225e2,ddfcc492f45bdef2,8ac9a725d0a210c8
object,c36711c6000009c4,b4c09bfe3db430bb,3455394c7e6d8e44,ea7cba2cdf7cc1a2
object,c36711c6000010e4,812ee01d372c8258,482e8f947c1b7a02,719d60f599721782
object,c36711c60000106c,8a2c33cae86eb4aa,79212c7534e36638,76ae34d4307518bd
object,c36711c600000fe2,caf38de1dba648a0,ac1a173cd45b952b,19c138ab2f50ab1a
object,c36711c600000e6e,163db945f1b29ff5,0befbf4c2712ab57,dc9dc7619159574d
object,c36711c600000266,294b7440230a7d39,84028d2022ae9ed3,c2d87a9f92a0a31a
object,c36711c600000aa1,04c98c2daedb8a1c,7de3a0184aa4f328,22f2f20f27e13b91
object,c36711c6000005d6,7f81b1f9963508ec,cec8f6672fd2579f,3dff3cebf5340f7f
object,c36711c600000e43,e646ea45ce5a2bd5,d72c05b85279f118,2f579baa7b9b82e1
object,c36711c600000a6e,d9caae36e8a35d9d,10db32fbca631703,daeda85639e3a8b1
object,c36711c600000912,4799b4f26bccb710,f07b2b8ea97ea67a,b81d02ef246fc4c6
object,c36711c600000aea,b55a19dda532fc84,2d975e10e09c163a,7a1aa2a4208781a3
object,c36711c600000090,d7c648271b5d41b8,b8fbf325df536e7d,c7a9784b337e7f12
object,9422b8e900000003,a4002c128c6b4ebd,7204c134ccd611d1,f111c482669ae5cc
object,9422b8e900000002,d45de5e6e80bb1fa,1187ee79eb2613c6,e1a60fbe7af0a953
object,9204e4650000040d,082931d55a383189,eec9aed47dd8c0ef,38cb71e9d6446809
object,e99abdcb00002b82,3477ca29bcc7b80e,6bea1fd6e36a7ddb,597f10984dd591d8
object,1321269300000438,be7e801504d7546f,dc52c498d6902366,2030cb3b7f399c31
object,f57b841c00000001,61e94fa133f2f54c,f9f06b72f0130eec,8b7befa681eef9fd
object,3916afee00000053,b16f9975c0f74d0e,6c4d554350816465,fc4ba6dd1acb0204
object,4b5eb84200000002,baca0e20dc5ef3bf,4a96ae10a09c9ad5,49926e067461a7b4
object,e99abdcb00000ba5,dccd76f6fbe63176,11e3df9b9d5ccf74,a067385b557b0a1f
object,e99abdcb000020bb,0464f3ceb702930a,dbb86a6abeeaf00e,f0636663328db2d7
object,e99abdcb00002674,7fb04676889ce7cf,ea81c6da20d4d3d6,ca68398ffee733d2
object,9204e465000006dc,0542f69e5efb68f7,ad8655fcd6874005,1804aa2e47e96ce2
object,6a5010d500001d7a,fcda67e50669ee8d,e702d2bd5852ffe0,aa9ef21fceedf6a3
object,6a5010d500000151,0c81e410538e547c,ce10dbcafc8bd628,eb25e2729cc1a090
object,6a5010d500000a5a,bb7e8d5bca9b67a4,ae04c9ae538bfc5e,9eadfdba989b3961
object,6a5010d500001a3d,6197daedf38056ed,503a8c783b1a8a8d,9e138cf9e06abd16
object,6a5010d500002083,558b0e38bd381ed6,5f6cea549e80ac93,959dad02f2f6d487
object,edfc13ca00000e1c,8d22d0d27a3bc34a,91d41a6777ef1790,ef92fe9f9af5d2ef
object,c36711c6000009bf,88bbd08b9109fd61,9f30ac823ba55373,7b56f637a8f6d842
object,e99abdcb000033e5,fd42258ecb2f3674,5b20e866cf4b4811,86d313ce7403a1a4
object,7a775c6c00000029,5db3708859453d46,4a5a57bc721986df,41c4a60e6fa1b1d5
object,331bf76800000002,67efbf5c331bf768,d27aa2a0c328b2c4,17fc94a65cd375cf
object,e34d282a00000047,91c7448517b13b48,cd7c5c71dd95282c,9a9101d7c91adfa4
object,e34d282a00000043,84949a04e37c2550,fff14ed45e708f83,14974c8cfa92747b
object,e34d282a000002f6,7bdfe433c664f012,c2b00830fcecea7b,67c8fd62c3d643b9
object,e34d282a000002e2,cdb5a7496cb40417,9e22b58c7ca2f932,86d7b127fdf6be4c
object,e34d282a000000ed,6c7decad7a057bba,03c60624c61aebbf,6379425eef9902cd
object,e34d282a000002f2,a0a8cf88345887d3,db60139668e5570f,a534462e6ede1224
object,871a5faa00000a62,4af5d0baa860d8c6,b62ee8f34b62cc5d,2ab4b25206b0533a
object,a11d9bd00000000f,ee0566a5e049d98b,d340efea20028620,a74ad7d060910892
object,71e5773f00000293,6db99bc05b9ca2c4,cda1b433d0c47aa4,c7545bfa23042a07
object,83e6bcaf00000034,e302f30e221fe40b,3662ab8122873edc,6b16a9883f508166
object,11960ae8000001cc,583e7747d0f2a186,65e51d9daafd1a51,0d1fef636a41112e
object,7465979200000019,b5f2e916aca9591f,e4776d53ede982fa,5eb370b9435c3d69
object,6e86fc3800000093,5c9c35262f2d63ec,6f5db80812efddc4,98c410b282354aa4
object,871a5faa000001e8,9a10f852e65b7658,1acc36562a73c4a2,f74f33d93d05a8aa
object,e99abdcb0000065d,a8a87dc4aa4f9bc8,1adbabf43823f8c0,a7fdfcf0a87dacfa
object,df51a7f700000001,9e6b4ce8e6cad125,c7c83005a33eaea2,f7500b247a5f46f9
object,e99abdcb00001264,74bcf7294b63a960,3aea97c0227001b0,f51e58ce111b29e4
object,1f26202600000001,cb01a5d5b831da4b,cc6314377cb49fb6,84dc1f261e008e4b
object,e99abdcb00002548,247f569e7d4e634f,765b8ae11a8e77ca,63c43ef9248d9cc0
object,bdf1a24200000001,1e5d29509c581884,f6cfea2e06227f29,54bc904b5132c64c
object,fe6e529800000208,a8737378d445dd58,8be71090fb9af975,774f8e6f6dd3e6e7
object,6e86fc3800000417,06e0d52f746fbb22,55486e711947e02b,6351407f2ab02a7f
object,871a5faa000002bc,a56baab0edfbf696,fc8ac3d3e34360c8,e577ceafbdcc39e8
object,565ec89400000002,9ca0bd3f07de19e0,0717ed2c467323b7,41008dc4e0f4c3ed
object,71e5773f000002d9,b5ce40ca6c752038,1ef70f618d9b3497,4473ecf101429afa
object,83e6bcaf0000028e,c1d36cc75307b804,2be0c615bb646cc4,767e8b4a13388f58
object,c303bdcc0000000a,421200f715849d5d,fc3452bd86a7e1b0,b8a88c14a2d20199
object,6e86fc38000001be,67c9c50386fd12a4,d51b1d41e7a1b52d,9e0720e2846fa065
object,86e55a220000042d,0208f5267cc10c2e,97393e34076dd8c8,31f72c74f47f52ba
object,871a5faa000016de,158001885645704f,5efaec422fd937b4,316619e320e584d6
object,e99abdcb0000006d,84264f0559c45a64,69d00ee86ab26f89,2081cb54d0fd3eae
object,e99abdcb00000a81,f069e2a84aacbd71,132a3367c2b2fc77,a85f0136e5f0e95c
object,e99abdcb00000551,3a3a2c5e74c8ffb5,132a3367c2b2fc77,62178efbdeaf9586
object,e99abdcb00000d1f,15e0eec9e69ffa57,fed8da4790d68401,58c2bb4388bf46e7
object,9204e46500000397,5e6b50bc013e498b,8bc7e8720628c7f5,d68cf5c865fb2a8e
object,9204e465000007eb,a9cafe13cca0be62,f4d4cf16db299814,c78aa7cba8631d11
object,6a5010d500001f42,40e65b90a1c0a096,4c4bdd2dbff3cef3,029e08ae12e1e033
object,6a5010d50000147e,e9148e9feeaf85bd,6c3455ea3cd90172,04dfd2f4d7e5dbaa
object,6a5010d5000006e6,4da57a58cc429cdd,31dde4bfcd75539d,051bef38262381c5
object,6a5010d5000019f8,eded1054f0ac62ff,6c1b354198997df0,02cee9171e2c5f3c
object,6a5010d500000c4d,4edcfc10aa4292f1,674af36eaeafd3a1,11305030ef2dea3f
object,6a5010d5000019ab,ca081d97e0955265,5e04864e148a23af,5d17dc3a370af801
object,6a5010d50000073d,c8f5c060fd73c514,60cebdb50b1f76f4,490acb8ae6de0c18
object,6a5010d500001f16,bf774d6bd7e1a6bd,81b68f25b345e02a,3702bd960cb04cdd
object,6a5010d500001142,7729778157caeea7,45f79ad54ab11a58,8c8f4bbc24e5f06d
object,6a5010d500001cd9,9482426d72af5522,ccae712420832fe0,53a99b6e1a70df72
object,edfc13ca00001d2c,46cb755bffcdeefb,6ea23f3b8128d26b,1606f11064c6886b
object,edfc13ca000028ac,7b16ff3a21d9d002,52431757445a4f61,c949cf7790527a96
object,c36711c6000000fd,f825184002dcaedf,ff5ad8e5916275aa,169c72bbfbf37599
object,c36711c600000539,de26526aef56d141,9ffd38d9109d9833,586f5579855d2208
object,e99abdcb00000a9e,7e2c41f00b0a9b73,b12e556581e363d7,455e7ae264694b1c
object,e99abdcb000000b4,43dc6e756da65dad,dbb86a6abeeaf00e,41f0831dd7d283ac
object,6a5010d500002276,fc6af9b1a8fcc70f,8ba2983e6ddf25cd,3fb0e50db074598f
object,6a5010d5000012b9,1aa5056e8bfe664a,2820ac4870bc7f2c,bdcd96fc77a56dd5
object,edfc13ca000018fc,63bd39d675086025,a6b4240f8816e3f9,94de9113e4bdab51
object,c36711c600000995,6f717f391d0ee119,45c506371fafa369,9187dad578e08e8f
object,9204e4650000096e,74c3adf2259ccc96,c9cb8a5df1a1f61d,c05b854316325ee1
object,e99abdcb000019d4,00f7b59ca9f5874b,69d00ee86ab26f89,fdaeeea90a03085b
object,e99abdcb00002fc1,084e271a42690f94,69d00ee86ab26f89,3a952415f471e6a0
object,6a5010d500001fe1,5f9dcc473eaeb6f1,609b3d888bbcbc48,b0a58c0a28b9e514
object,6a5010d5000023c8,f1296a823a8ec129,0d6318126b08f119,d4a35dba1e294962
object,edfc13ca000016a5,73b5b0a19f18b1ad,c76ccdd881be72c1,e869943bab0e8153
object,c36711c600000597,a3584c15c4a8a00d,a096eb504daebb1a,5d187c3dff37a3e1
object,9204e465000007db,04b9d33db1e79a9c,ce123110ddf021f4,ed31307caa2b8777
object,e99abdcb0000244c,2b272b2fa7d13b1c,132a3367c2b2fc77,9c23ec76ad159b28
object,6a5010d500001bec,6d3eaa8994b147e6,9b729f65430e02fd,dedefcc1692d313a
object,6a5010d500002421,07c85e4452755f0f,6ec95144db37d01d,441216f6336529a3
object,6a5010d500002443,4cdfda2e82e8ff04,42b242cd90f20e89,9bedc2bf3d8e857d
object,edfc13ca0000008f,621dbbc84f2dc8a0,73f470a1e02244c0,437b497ddb78ce6a
object,9204e4650000068f,63b0557cd608a00a,722d3b709ba166eb,31778af5d37507ad
object,c36711c600000794,37d1e78c6d7ae4fe,3aae029827fd5d6d,70445499b2d9ef6c
object,e99abdcb00002f5c,925a4ed54eae5597,69d00ee86ab26f89,c4ba8c6b41406c92
object,e99abdcb0000060a,1a917d4181ac5857,af52fb4c6b1678ba,2df2b36dec479b60
object,6a5010d500000924,49df3c4f73d37d3e,2c325a1e11321830,baf3001bd36880c2
object,c4fcb73200000005,7340087f2f6616f8,793e42e604b8a911,92ba431f7c01c1d3
object,edfc13ca00002884,6cd460bcdae55020,8334374bbe0c8372,381f1b6927b58eaf
object,c36711c6000000c9,6e9c4971a4bf01d4,ca37ef081332d96a,4fee181283a60aaf
object,9204e465000002e2,57b5b19033f73631,aa8603e00b102f63,7bed78bf66de7711
object,e99abdcb000007a5,90562a6531c1373f,02c29f2a6a0c3996,0d17ad9e69dee2f3
object,c4fcb73200000007,7340087f2f6616f8,793e42e604b8a911,92ba431f7c01c1d3
object,2fd8f31c00000001,024869f67b7ed3b4,8d52e9d465a72e4d,6f51aad625a0f0c7
object,7d5dfbe100000052,b377c7c85c0d1154,6bb0f18359c2617a,9b70be130437daad
object,e99abdcb000020ec,9b9112c306f61c4a,7501c412ae849403,5c48722f22794bf1
object,1f03149800000001,8886c6986f69981d,2f9df7efa520141d,132b8a9d5ec21fba
object,e99abdcb00002022,32cd93df39e0dc37,2262477bdae2fe29,a3a0dbd6833dbb99
object,6106fda900000001,0c3f27800bceab0e,2b655fc3464d0a3f,772795703c32f811
object,7d5dfbe100000193,3e476d937147d643,6bb0f18359c2617a,f7ba30730138d071
object,e99abdcb000028d4,aa5251bf4680068c,751140265389b014,e11bd8d8e97c858e
object,c71cb52e00000009,1b45209040d3c8ff,4aad1b3764607bab,a70144aa7067d8c4
object,c71cb52e0000000d,1b45209040d3c8ff,e7aa51884a66198f,d986ac860507a726
object,e99abdcb00001b52,38a222f23a003887,cd87ec1bc92d5e62,e128340c09af66a9
object,b4011005000002fd,a60b57635613c254,90c187334504d356,cd025d58dcf3fff1
object,000a083d0000163f,786ef27dcdf07dfe,c52acae8d26c9619,0b5045b9c52d7b7c
object,d45bf00600000071,cfa26637a78ef0eb,9e04d39e5d956b61,e371036431e0df3e
object,e56952780000000a,6cc244bff16d98e4,6168174316a7d66d,12fb450dcdb4a350
object,86e55a2200000412,0208f5267cc10c2e,efccd29593ceb226,f50ba1b22528bf5c
object,9b0564d900000021,96d6ff1cd71b849e,6137d719cb44acaf,7327b74ab1bd2e82
object,86e55a2200000173,ac4e707e16c9e078,5aa9972436c2ab92,642a68e3aee7a0a7
object,e99abdcb000008b3,f332bd3f9931e2f8,b12e556581e363d7,2ac45540db4e8b7e
object,049dca9300002847,91c3d3ce84aadea5,b9133511fc6bb56d,0648e7b501132747
object,049dca930000324a,022a6cd3f7f46328,a2ab0e4cd5a1b6ad,42f934bb11e876b6
object,e99abdcb00001496,fab62851d556076b,b12e556581e363d7,9215bc62bfa5a08e
object,e99abdcb00002e19,db90445e48669f85,51f6151859913ff8,6eb0499ded414f37
object,edfc13ca000008bc,078d81dd749864f1,7c6fc60130e0154f,346507eec8cd65dc
object,edfc13ca00000550,fa49b4259b9affab,0bba15ea6d78426b,9e04e6361626e3f7
object,9204e465000000ac,57cce7f0de8640c9,890ea59d9e4d9639,0d4882d5c3b53723
object,9204e465000004df,12b98e72178565b9,b64395022dccc4e0,2504a8d920830457
object,c36711c6000004d2,da4fc0256f01e78f,1a37ab2749633ff6,7397480f4e47433b
object,c36711c600000fbd,2b12ed4aec485154,114c20376823fd04,71add0175dd742c1
object,9ee1c70e00000009,3334dd244c535457,16d04b13126b7c8e,166019e446895f61
object,9204e46500000a3d,2ce3610e776ecb5b,be28a4d8c6a69bd4,8c7821d169c88082
object,6a5010d50000216a,b93ede91042bb6dc,583ab4b4addaf601,23defbbe97c26a62
object,6a5010d500002429,cf18dfd2b5d27db7,a28093f964b4b237,9a25344dd99bb052
object,6a5010d5000023dc,763287fdffda6571,d4a347ebf6611e18,921836dd3c9baf4c
object,9204e46500000443,3272384ff5b4bbff,8de3d704dc096a13,88482bddfa1d8a22
object,9204e465000007c5,c62b6090a89d3847,e2bc2c5c9df56d3d,5f90d6d3fa788d18
object,edfc13ca00001f61,a99582e8b6f11eed,2791260d6e01bc65,1ad8f2c420baeda7
object,edfc13ca00000b53,10513c2f326917b7,d33c8f62ee47a9a6,d5002d0851faa42f
object,edfc13ca0000115e,df8b35b7890cd55b,0965d17e6ac1cf08,e71c126066441c74
object,edfc13ca00000636,244d42941eecf289,3c1e068f3eb89932,bdd6d781aeb4d7ab
object,edfc13ca000010ad,3fd5460d76bbe604,1837219f36ebea29,acfa7f25aa1d5673
object,edfc13ca00001115,1906543eefa5e780,592adf70fe9ce87e,dad521dce610c40d
object,edfc13ca00000db8,680ba8333b1a5690,f9d7fc9e2b6d2e82,7e7c3e4831a202df
object,c36711c6000007a9,53873f77b2a4d491,de8ec790eafe8232,8135c4ceae260d53
object,c36711c600000afd,82a5d3ce562fa43c,0b324ac10662d67b,807e423b7159c4e2
object,c36711c6000008c4,fdc2060b38c6f80a,8765e7d63cdb8bc5,76941633971ce0e8
object,c36711c6000010f0,5c29e69e1f17da5a,c5daa2294a0083fc,fa24430d2c0da9eb
object,13212693000000b0,bb966b3c3f2ec7b2,3db7a69d3b1aa856,44796c204d446cc0
object,4b5eb84200000003,b7f3020a25b62315,c629b00d5d72957f,265075329e3cabcd
object,3916afee00000222,8a5062a977dac42c,74f8375dad6f9ddc,72c87d9390c09139
object,e99abdcb00001f21,484ba7d8b5a902b7,11e3df9b9d5ccf74,968a94d725be8432
object,e99abdcb00002432,f63fcc126a037303,e8e57a4b8e54bdca,59dc7cfe7a64d0de
object,e99abdcb000004aa,d0803db3835b9978,e8e57a4b8e54bdca,9a8336cc137656d6
object,e99abdcb000023f9,9cfeba19a24d4915,69d00ee86ab26f89,aa2ed90b79251f38
object,e99abdcb0000208e,6adea816595aa6a5,69d00ee86ab26f89,efc85794de56a78c
object,e99abdcb00002edc,412b01ac546b67a1,69d00ee86ab26f89,c5e714b8871ea92d
object,e99abdcb000016fd,4d147ef84392ee33,132a3367c2b2fc77,40c9a9d5c2cd1e10
object,e99abdcb000006d9,89b43ef28f08fa49,cdb04b019305fa4d,5a376142f1fd52eb
object,9204e465000008b9,077c1a8fe9157241,a87af43883ba64ec,460aae1a9b0ec5cf
object,6a5010d500001db0,b2a76843557162af,1a2ae69596038e06,4de59afb0c926af5
object,6a5010d5000004ac,34dd4b2cca718a9e,bfb03324bdc91116,2a3c1a38d564bfc1
object,6a5010d50000003d,ba1dc6d5e58442d3,bb7817d3321a0f87,6ed949d7e21b7e94
object,6a5010d500001a86,9d3a82e4d9dbf534,e54566a270d4f747,05e2872bb407ac63
object,6a5010d500000126,ff388b42698bac69,5e8d982a1dba76ed,06472eca55838b10
object,6a5010d500000288,015a15014dc1de52,0ad21bae77123101,8bfad1f6fd8ba16b
object,6a5010d500002395,e43c0c1e06e88070,d1076832f604e316,64a104ed6ac4c348
object,6a5010d500001579,60780f206a37e78b,a3f69e09186e118a,fbdc0b3d5a394b73
object,6a5010d500001bc7,8861e2ced31e2543,3816224113582216,77223a83695d2d6e
object,6a5010d500001d92,b63767f0235a95c9,ed295d9dd74fe48a,8fab7b039fc557b3
object,6a5010d5000013bd,7bd34aeae388c688,f66e4ba9224fef97,20da475024ae80db
object,6a5010d5000005dc,e31fcd4def59f957,a40ad4efd7dad469,aa6acbd01701c479
object,6a5010d500001a21,a7d1e0d8215c9c05,8a3db460b3cd3611,94daec08b333e532
object,6a5010d5000017e6,fc3e6bf46f7f54a7,0330c4999cab115e,ae23cb1e626063e4
object,6a5010d5000019d0,74ee5f3b2139c653,4a589c342cae9e47,13dcb57bdd32ab59
object,6a5010d500000e9b,8ffe2a6fd2be1d0f,3c0e0676cd85bea9,706cd3bcce8e750c
object,6a5010d5000007ec,fdcbd3c3bfe66424,a2590890d2f05e2a,2f9204e058f8f707
object,6a5010d50000060d,ffd35d27ac047ed1,7b5ce652d590417d,06c9265db11cc836
object,6a5010d500000063,0b0949898f8f8d66,bc16d93328b9bac8,1e253af83b91a414
object,6a5010d5000018e0,e2722517b94431f4,264d7b470fd93696,5d2766186455e6c9
object,9204e465000006e3,ae5531c63636a1f3,a83db999574dd397,0c1a9dbad6396717
object,6a5010d500000411,fe734f0425b52ae4,a8b3babf143e8530,a5144ab4d52101d6
object,9204e46500000889,01a4a282692fc540,73f4a887066ee013,f5ebeba43f58b616
object,edfc13ca00001cae,9b2976e0a40e23e9,ae48643b10ee8f5c,7739349f50bfeaba
object,edfc13ca00001205,c5b921f4988cb6b5,ea5422edf881a630,1691a9cda346efda
object,edfc13ca00001e65,dfb79bc4be783dd8,0727aaf5079bc8b9,ba25d054d98c6f37
object,edfc13ca0000168f,725d1b9f5d7619cb,09afcac523c6b5c5,8cb705efb96d716b
object,c36711c600000fee,920d22ab1485f306,75a84cdc4eaf6827,4e964cd9db6c6d8b
object,c36711c600000ebf,1f39e500aad3dd15,a817cc0a456c9f7e,a71275918438ccf1
object,c36711c600000e95,ce37326fc6e7922c,7e0241416e26ffec,9bbcb787e441da7d
object,c36711c600000038,fcf5cfd7c0516b60,ad245fea999c3812,d0185f90a2ab4543
object,9204e465000000d2,b81ccd05fb0fca1d,f9aee65f088fd0b0,e1b8ed15306cdbad
object,f88eb93900000002,2216162b606a42b1,7449a4867bc1720e,5bddf1dffedc75fe
object,7d5dfbe10000019c,b9cafcc97b75bfb0,abee1daae2936da6,9622a37adbfa5c50
object,9600753f0000319c,c890e47d8557cb97,5310fed0e6eaaf31,a48ae42ac5720185
object,000a083d00000464,9a2a45dbcfc68e8a,8bbc719bc732920b,40c5529d969b2203
object,e99abdcb00001b70,a34ea9c05f778f8a,3356783f3cc71be4,896719d5432bb961
object,07e6a32f00000001,3c31fe55ad58c045,214f83c2ab26406b,1d75e2524a3acdd3
object,7f340a7300000001,3a9395ec0b93555d,a2f68f74e20172d1,c1046d4425ea45f3
object,e99abdcb00003404,2b90d1a3a907b98d,e514e07932e2f00b,df9a5dd6af902223
object,e99abdcb000016e2,91634265fc9b4411,e472cb41ea39d131,a7fe3d533013146d
object,e99abdcb00003673,0dc19634c7230af1,ab59a3b5c85facd6,c8da1b7052b0596c
object,e99abdcb00001840,7d1646c59d42a7e3,2384837d112da10b,5cb2437847aa4cd2
object,049dca9300001600,84b1e9e417986176,de930e4ddb7d0ba4,a71bed2cddb81abf
object,049dca9300003176,97e3d1a8c549413a,0a5e46e766365c6a,218a8d8980427bff
object,96bddaef00000004,a4f8e5717955d188,bad42ebc21769a1d,4357e1bfc143b5ef
object,e99abdcb00001ac3,1d446bd5feb4e07e,8e9707fcf3f9cfc2,d84876669d927c90
object,e99abdcb000014e6,20d6ee5d583ba03d,0d05cd09211d8058,8019d9ce534a2da7
object,70d759c500000002,a9b3009a47f08503,e89ba0dc761f9554,8760193c48f890a1
object,e99abdcb00000dd7,5bcb7178261d8672,e896af2ca219cc98,e4b387e2f67cd1cd
object,8873cce900000001,b7f316fda3e6db3f,0ea0eb5a8385c275,7ccdf574696a9fbd
object,e99abdcb00002092,b41828584571c303,c51d5ab7c15b4fe0,4d0b1442c53cfade
object,91f4fe2000000001,8d0820f6d62360cb,b7e2e329119207e3,3c7df302096cfe5c
object,70d759c500000003,eba96551977922cb,e1c36d7c54685882,d66e0bef31d18209
object,7d5dfbe1000000a6,a7fc6937d431e093,6bb0f18359c2617a,3fa2b57f95daa987
object,e99abdcb00002051,518e33781c871036,1191f58a7c87b256,1cad7281196ba385
object,0abfeea800000141,372257c8c7bf00c6,893a70c752c8bc17,59f05d8e31388cee
object,82eaa8580000005a,1bf7b4c06b2fbc60,e3697f23b251356b,ca2083812baf2b7e
object,7a90a11100000010,f5c582920d9abe6a,c61fdce1d8fc260b,ab7ed32d5606f165
object,edfc13ca00000d3b,0ac2e066f1cbbb2c,6a40cddfedda6932,6916747fac67f427
object,35fb8e7a00000014,13f738b2a69ec7df,098f2f718d0d529f,60c9181887355d33
object,7f42c13e00000001,62d857ae59b0d31d,5466253b1f63dae5,6f25b2fdc6c343d7
object,e99abdcb00000821,2c58d2bb620910e6,06f134aa4a2c2691,0bbbed78c58ae4b0
object,6a5010d500000bf5,c830e75b36243dae,5dbbfa37008ffc65,5612a72af313999e
object,6a5010d50000131a,9a5297d7973f5cbb,35466470863fa77f,96609690ec186290
object,6a5010d5000017e5,f445cb4849ffb502,5023d70f61d1a341,2a06ba0f72673a6f
object,acc44974000000e7,b822dd09246de6ab,40c2c63223134931,8262dbd14721e892
object,edfc13ca00002702,463cbe8defdcaa52,e98d28dfbb2b19a0,dce41a77a44cbf5e
object,c36711c600000801,746065f69102928c,afc33f2497c7e898,713f766527f694e4
object,9204e465000005ac,98eebe27bfaa30ab,3bcd01d4c722e19a,2f290b638b7e09dd
object,e99abdcb00002efd,92d25d9a05074afa,1e24932c8e0834c6,5a73d505d2f2a94f
object,e99abdcb0000231b,abbd24056d54a621,075e5b75b3aa35ce,a2b0a20f038108cd
object,e99abdcb00001cbb,240d6846f43feee3,3ff088d0c6bb0e05,20e0e260c97169e0
object,e99abdcb000013f9,0ffcd53b86c3048b,80ea3ff2418ca197,e9331bbb3d76bc0c
object,9204e465000006ee,0f1e248bf9f84c25,02cc346bcd834371,26b95724499e04ec
object,6a5010d5000010df,d815074f83a89266,0598c81c2df4fb5f,e1d1b8a68b049fda
object,6a5010d500000dcb,c6ee6cde57a10ebe,23084b504d31c0f5,c75bd0dfcc457bdd
object,6a5010d50000249a,2eb5599e85efe82e,7309e394b849c39d,daefdf5ec8c1f3af
object,6a5010d500000cff,99fa342eab36b691,0d9f41dd0fdb38b5,6216e72ed9f1b92e
object,6a5010d500000e05,325131d3dae92e5a,21f8c8054b8aa479,ff153ce8ebe8b010
object,6a5010d5000006f8,75cca3433c24ed36,ee27352e85a115f2,a8763ca4cb71e98d
object,6a5010d500000264,7851bdef4c23f30e,49f6565652c297c3,922235f9a82c34e7
object,6a5010d5000012d0,d5fd227d3840a005,b86f56dd880d2c8b,5cc2c12edfdac946
object,edfc13ca00000439,68101894a5707116,4e910bb25fbf0e8b,d7e8883ef9b8c3e2
object,edfc13ca000012eb,d24c64a1dd674ee6,937b7f36c540c5eb,b515ddc7dffc29cf
object,c36711c600000dc0,e4c4c7d0af0b69a6,64e8fca4fff88020,f43f1d3ceeebe5bb
object,47b3a79e000000de,04623fbadc157738,a7c28d402f2e08c2,b8c9a827553a62a0
object,6a5010d500001bd8,6176627b68cb7b3e,de06de8e0a29029c,b6a548a06221383a
object,6a5010d500001a31,6a72c552214bfb54,c8122494d26f5b29,55186764bbb6910e
object,6a5010d5000000d5,b321b3ea2d9db337,38b748dbc0a42a62,3c06be855389c983
object,acc44974000000c0,3359d67ee2ebbf17,40c2c63223134931,efcbafb0a525cf1a
object,edfc13ca0000032b,0341060fef4d94d5,b4aef0dab98f2182,1bdd6dd4d1e03bf8
object,9204e46500000aa4,b8dc0a475025a5c7,0167026894b0a590,db78226e8ba058b7
object,c36711c600000796,92156d4569011336,231f80ce7aeb986a,38955ae55310c3c5
object,6a5010d50000057e,c642c10d827d6e86,a2d6f8056967520d,c4dfc24ed04a04cb
object,6a5010d500001da1,72d23df5373e2f92,b4dcc7c01eee4bd6,f9e03b6aa2b2d24e
object,edfc13ca0000016e,380db216556260d7,88deb91756ba17f6,7b30c5fe93da8c64
object,c36711c600001020,4308c1bde812a7d7,d2c1ebd09705fbb0,3b6d98cb97751153
object,9204e465000000eb,8c711182f3248f1e,bbad0fc84bda0cac,d2882ed9e48c1407
object,e99abdcb0000255a,b891276d7d332d89,69d00ee86ab26f89,54cc2fc8b424d620
object,e99abdcb000017b0,79ab6e8d5c4c2635,69d00ee86ab26f89,ae7c9c43229af0ca
object,e99abdcb000017ba,f09ceb37cfa639ad,69d00ee86ab26f89,7fafb64915eb9a85
object,e99abdcb00000cfd,cf2638f4341b6e9b,69d00ee86ab26f89,be369369739a747d
object,e99abdcb000015b4,16b669ce6e9c02a7,8420268d4369c113,b0556418bd41e0b0
object,9204e46500000335,db051f5c63076d96,1817708a12ba9490,33babf6f28caff7e
object,6a5010d500001c23,09bd7d6ae55219bf,1600754230d68525,5b9f2dc907e6e8d6
object,6a5010d50000109b,7a8a11ae6c4c98f0,fc6260e9ad0a737b,cb48c34630997e4d
object,6a5010d500001729,94eb7ce9bddd3cd0,a3668320377ed7df,070d614071ebf6ed
object,6a5010d500000bda,0d42f65cc275fc05,76eef9ec07c45a58,b9302b0cde8ffb6e
object,6a5010d500001a74,68a906604739a184,57b3889b039e2ef9,f719d6e86809ef00
object,edfc13ca00002606,70ecb0c2169ed1f5,b87142fce2e03044,aac0826813dfe8cd
object,c36711c600000010,aa6a225ad374a4b3,54b07dd890e03c92,9943aa220627a0e2
object,2292f61500000001,e198a14ecf17f9e0,fdaf13dcc4441ba8,b768f17d80c1c100
object,7d5dfbe100000104,80a0b56ab4d888e6,9d2b36ebcada4cb3,829b811178f7df1b
object,e99abdcb0000068b,2730330bea35ad12,69d00ee86ab26f89,55111c0bd33f3dbe
object,e99abdcb00002120,6ebe2197bbc5c8cf,d800a44378aede0d,ab50949073674b2e
object,6a5010d5000024d1,477b9b7711e65981,5c66ff0bbd60fc6a,4b6bbabb6a065a77
object,6a5010d500001533,655535dcc4851b14,15ac3aded9f36256,47cfdf167daa5052
object,6a5010d500001b89,8e5020cc05e49252,c9658f61607f2b2b,6e503320e9bb131c
object,edfc13ca0000040b,54ad7a424505e6a8,106727e43a314a19,88bcb7fcae38d40f
object,acc4497400000155,4355de4b61a689d4,6ea6e41df0fa880d,be8c03544830ee60
object,c36711c600000528,2b77f2d8ed772676,3bd930b9a1b9b1b7,48511c9858ff9591
object,9204e46500000199,b4f4badf02105216,dc8290f12d4e19ee,5e8ef5eeaed8f0eb
object,e99abdcb000023ea,2423d5c97fa105ba,d173c08a44a3c2a6,eff47828f05a210d
object,1caa028d00000003,b454d7c32b40820a,598b103bfe0fa9dc,c5449579f2f5fe6c
object,e99abdcb00000713,c7496d6872de810b,57530fce88904a96,b05fc893d69910f6
object,6a5010d500000447,3f8cd94ad23259c9,bf5b36d7ed0cba0e,0128ef357dc30260
object,edfc13ca0000050a,cd6c611d0cc939dd,66235a5b7e41dd44,a5f77c4104c9f234
object,c36711c6000010ee,872cc7efad2a69f0,39708594e698a64c,3bc9e89abb6d99b8
object,9204e465000006ef,5d633e7293d02a6b,7fd465d741740fde,086ed66d1ac053a2
object,e99abdcb00002afd,47e6cb56d6568ebe,1e23e4f2f77b1ea5,0f9e98fc51b41c60
object,99d53a2700000009,5713f2a691a27771,6b9e12e835cc1c43,7f3444f95d31753f
object,1a2b3c490000002c,05a46f1054b8a8e0,35855e7a3116e6e0,ac3b3881e4f7b699
object,acc4497400000193,039754b82f029cf3,6e410424a040467c,aea8e9a867ca6a90
object,7d5dfbe1000000ba,181c4b1cf1550228,7424bb1b96cc0d44,d638e57b5220ec79
object,3457213200011425,ec7d1a22ce617e53,75199891755b6bc7,ec7d1a22ce617e53
object,9600753f00015998,b22dbb58d9592164,b4d4a215be594cad,04b66862a57e3277
object,34572132000068d0,6dec252ac0cc24db,d674d95ab4c4673f,6dec252ac0cc24db
object,9600753f00003ad7,209f9fbeb5d6fa05,b4d4a215be594cad,f23e64096ee0823d
object,34572132000064fe,284accb79a8aa806,33564e2aed5760e7,284accb79a8aa806
object,3457213200001a6a,6d8e233e0d5cdf15,3d3f0e7b99377b69,6d8e233e0d5cdf15
object,9600753f00008014,5157623987eace32,c02b52081d5f296b,b2f0d54c57eb3aa8
object,9600753f00013bb7,a20775d2af36243b,330462d66c636a90,985b6ab9ea8c6342
object,e99abdcb00001f39,75a4828bd911c9e2,562655d66450d0e8,946509ee7bc767cd
object,3ed0457900000001,63139df73ed04579,b59e33bb086e6bb0,790f13d1709055dc
