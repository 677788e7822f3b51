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
unit,"com.oracle.truffle.js.runtime.Symbol.equals(java.lang.Object):boolean"
unit,"com.oracle.truffle.js.runtime.Symbol.hashCode():int"
unit,"com.oracle.truffle.api.object.TrieNode.combine(java.lang.Object, int, java.util.Map$Entry, java.lang.Object, int, java.util.Map$Entry, int):com.oracle.truffle.api.object.TrieNode"
unit,"com.oracle.truffle.api.object.DynamicObjectSupport.growObjectStore(com.oracle.truffle.api.object.DynamicObject, com.oracle.truffle.api.object.ShapeImpl, int, int):void"
unit,"com.oracle.truffle.api.object.UnsafeAccess.arrayCopy(java.lang.Object[], java.lang.Object[], int):void"
unit,"com.oracle.truffle.js.runtime.JSRealm.addConsoleGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isConsole():boolean"
unit,"com.oracle.truffle.js.runtime.JSRealm.addPrintGlobals():void"
unit,"com.oracle.truffle.js.runtime.JSContextOptions.isPrint():boolean"
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
unit,"com.oracle.svm.core.genscavenge.ThreadLocalAllocation.allocateArraySlow(java.lang.Class, int, org.graalvm.word.UnsignedWord, byte[], com.oracle.svm.core.c.BooleanPointer):java.lang.Object"
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
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getContextAPI():org.graalvm.polyglot.Context"
unit,"com.oracle.truffle.api.source.SourceImpl.isInteractive():boolean"
unit,"com.oracle.truffle.polyglot.PolyglotValueDispatch.hostLeave(java.lang.Object, java.lang.Object):void"
unit,"com.oracle.truffle.polyglot.PolyglotEngineImpl.leaveIfNeeded(java.lang.Object, com.oracle.truffle.polyglot.PolyglotContextImpl):void"
unit,"dev.thaw.language.Script.function(org.graalvm.polyglot.Context, dev.thaw.language.Language, org.graalvm.polyglot.Source, java.lang.String, org.graalvm.polyglot.Value):org.graalvm.polyglot.Value"
unit,"com.oracle.truffle.polyglot.PolyglotContextImpl.getBindings(java.lang.String):java.lang.Object"
unit,"com.oracle.truffle.polyglot.PolyglotLanguageContext.getHostBindings():java.lang.Object"
unit,"com.oracle.truffle.api.LanguageAccessor$LanguageImpl.getScope(com.oracle.truffle.api.TruffleLanguage$Env):java.lang.Object"
unit,"com.oracle.truffle.js.lang.JavaScriptLanguage.getScope(java.lang.Object):java.lang.Object"
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
unit,"java.util.concurrent.ConcurrentHashMap.transfer(java.util.concurrent.ConcurrentHashMap$Node[], java.util.concurrent.ConcurrentHashMap$Node[]):void"
unit,"java.lang.Runtime.availableProcessors():int"
unit,"com.oracle.svm.core.jdk.Jvm.JVM_ActiveProcessorCount():int"
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
unit,"java.lang.Object.equals(java.lang.Object):boolean"
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
object,b91e664900000008,ae8c89bd4b9bf54f,1ca85a99f8af7dd0,e70f3ad5350777bd
object,9600753f0000540f,2514d006b1110376,8993843273d8d5dc,4804ab57929e4fb2
object,4d5d2c6800000002,8cf85ffc4cd61acf,36475ba208c88223,980de6a2b0ef84ae
object,9ff84f4500000001,cf931f849b0b2ff4,d3fbfb9df575c2f5,0fc3a13ceb204121
object,9ff84f4500000002,90b27c2dbea24c77,e3f237b1be9eb61d,5cb8a160fd0f3d03
object,4d5d2c6800000005,5c6cf3dcac078d2c,98a9d3ac27de4dc2,259b66341d6c2b38
object,4ece34f500000001,7710eca3c2fd8da6,fc8c2b0111314232,e89e5eeb8e9ab9fa
object,e8a2528b00000001,d8b97a0650a73e91,045f690c67ace9d8,27cce3d9ffc10c2b
object,7c42f7a600000008,9440a63ff76a853d,60bad333c01860a0,443ef31c7dcc250b
object,4d5d2c6800000003,5c6cf3dcac078d2c,3353b44c6d2ce9dd,353ace8a37ff858d
object,4d5d2c6800000001,5c6cf3dcac078d2c,940d4d4c1dca5427,984b11afae56b1c6
object,1a8ab76900000001,bb73ba37db5dad86,7fc0350a2d8f8d84,3f4b46bc8f037c57
object,e89fa75700000001,3942f064a3c7fe1c,2147b867b65940db,964d1a8507461640
object,6f6b88c900000001,a6c50ae5ab50d97a,3bd59180fbee34d2,4e49db0cb63155e5
object,7c42f7a600000005,9440a63ff76a853d,2ac2a4b063c63212,9a587888641b6d75
object,7c42f7a600000001,9440a63ff76a853d,2ac2a4b063c63212,e79cb248c18cec58
object,84e3c60f000001a1,fa6e9086cda57825,e022c843ad46466a,eefffc5255cef1a4
object,c174d6b100000004,5871da65677d4e30,d6c2d57ed9328d79,c6432dc386f3bf86
object,310df7c600000004,f47438a2a5e5423e,8eae3563985eec9b,148d6374274fac36
object,871a5faa00000510,f7eedb7fa7144a85,372278edf693fa62,41f86e9326778daa
object,e121abb900000001,038a15e1f9dd5c99,5e37015a7ccf39b9,ad61225fba89d9f0
object,fab249f500000001,9ce03496fd182e18,55c55e60d98b80b0,fb5306633a776fdd
object,516ee305000001ed,4a7826e105e98894,0c16d58e0711ef24,966b94d25d230f81
object,eb860e3500000001,ed9b848ca51168e9,7d7b418dd6242bdf,35deb11f6c3230ad
object,ad3f9f010000001d,de642561d020f023,049746663fe8a6a4,91e480f4f3e21848
object,fa8e5db800000055,80381bbc618f9157,ec8d9af765f465d1,545d678c13a607b4
object,999cc45100000001,2f03c9b8bfb0a1b2,36f7b5e3f0d7f7a0,5113d1a5d1c5fdfe
object,871a5faa00001046,d609681fc67c9138,23b2a40194979cd3,b47b74a96a7780a7
object,c174d6b100000001,6d842a3c597fe5dd,f8d79e6b2ecb218f,29f2190a1273c3ed
object,edfc13ca00000674,527f434e8c16840a,c54c84fcee9bf42d,7c9079f53ca7e177
object,1561566100000006,3075320a8e1fc022,3ffa85f68b2735b0,75479e02e3a97881
object,049dca93000009bf,2368a693beea429d,a6137cc7301789d6,0d621956162254d0
object,0b7af80800000001,b1f6de273be0b8db,6f5552334de0d21a,37804dfd6a5e775d
object,ef5051c100000001,3af2372af6826a81,9340158dcf2eb934,e0b2fc78e909dc7c
object,e5371aa300000001,97175e615b2b1850,fb0ec4ecd562c031,61c6ef663bd6ab0f
object,ef5051c100000003,0ca0eb2e98a28c44,2a10e6ddf9e8b728,6f2c27a285490249
object,4e12fa9800000001,eb89008da6904135,095b6400f3142c27,0a88c953952e6fb4
object,a15c2b8e00000001,6162dccaf0e74869,8558c3189a2aaf08,dde2f2488c752693
object,1279903c00000001,2c3db77532cc6bb0,e15fd161e49320cb,d1211c3c2d101476
object,401dc98a00000001,f2874c59dae49715,1de1e7cc3e30b288,e9407070bac524db
object,049dca930000018e,3239794d93a982a9,08e096d8bae0e38d,c1c847a83af3d2b0
object,ad3f9f0100000032,31e65ffe6a06e661,178ef333dcf3921d,ee41cd9099b0b7c4
object,fa8e5db80000001f,6272f131dd2fca00,bef28dcaafdf9dbf,c9ed2358c2a9a5ae
object,b44fc49600000002,ce5b0a24dc6caf42,54fe430feec20e5e,cfbd781a340eed77
object,d8fedcda00000001,18fb28adfc19c09d,23aceca955198085,b030522255bd620e
object,ad3f9f010000003b,de642561d020f023,af1041397c07a295,3327f7eedd34644e
object,fa8e5db800000089,80381bbc618f9157,832a96bed0e52104,6d73260851ac9512
object,edfc13ca000022c6,a2072946167f79f5,be5378ceb58be1a6,b8acab5856f49231
object,b44fc49600000008,ac64aa9d98a38eb4,a93cbd233bf8ebf9,ca4957928131835a
object,b44fc4960000000a,e774b8f8664eb27a,e586ad587dcb20b5,3b59d99adf307fe3
object,b44fc49600000005,8863e86b1badadfa,7d43be4e2f43d64d,2e4c3d513455dcc2
object,b44fc4960000000f,bfeebcf7dc23070c,9b60c1b13488976e,594a045b00c8b1b1
object,b44fc49600000007,fbbb6f65897422df,23fb9dbc73c6b464,160fbab6dfde37a4
object,b44fc49600000001,d08540d26fdb74c8,3fc464f29b940020,5b38b27fb8d5a8f8
object,edfc13ca000009ce,a2072946167f79f5,93a6b3ba3ea19555,35b92f3b14b1f14a
object,b44fc4960000000e,8026d5d9e2e86395,d023174b32b404da,58aabda96b1d1d80
object,edfc13ca0000136b,527f434e8c16840a,942f10cdd1d97ddc,d837b04e14933d8a
object,b44fc49600000011,5aab059d613eb412,1e745c4f31055ffc,ae177e9b9c497580
object,b44fc4960000000d,b197ccd92a9c7da3,2d5bfc2f17b49c60,03d63cad01c7a411
object,b44fc49600000012,c28e21a3a8658a9e,ed61248275e3c002,8e587c7f353cca20
object,b44fc49600000004,63fd0ed50730d526,dd3d6dae465b730d,1dfb1aa49980f399
object,b44fc49600000013,5040b2391ca2b52c,d08b0f24b872d4c9,fc0d96ea98b19d6f
object,b44fc49600000006,124f9eb8ed9027e0,936e0a29fdb41530,2524f23e334093de
object,b44fc49600000009,1f67eb70e63d834c,67d888f59757c41b,b91d5c59bade22c8
object,b44fc49600000003,0e3a1f81f444aa74,9b64f64919f979a3,13f44fe46b437155
object,b44fc4960000000c,873e5102c437e4b4,57930ec91e7eeb5f,3695bb74f8a7c482
object,edfc13ca00001180,a6cddcd47489c973,38438cb32d7718ee,203caf4693a4d09e
object,edfc13ca00001427,a095faf7b5dd0cee,e4b7a88f164506f4,4190380208174c9b
object,edfc13ca0000150c,a6cddcd47489c973,da4039948786e171,1ea421cfb476b093
object,edfc13ca0000241c,a095faf7b5dd0cee,ca598ff5a950fc54,71f247a7fa2d5d43
object,b44fc4960000000b,ccaf8b2825277c7a,66ebd8084fe261c8,9dd9d99b4306f52d
object,b44fc49600000010,89527d265dbf8604,3d63782dd00389b2,258606b3426b13f2
object,1561566100000005,f2ff684e7c6d9f67,0a8bebee7d2ab7a1,0e5fadcd4234e35d
object,b41741f100000001,86a7ba75fcf980f3,b2e2ce1a073ad846,dd0fd9f9eefed259
object,156156610000000d,6a40609896b25529,4c7be2a429482846,62f6a2042cf1b3bc
object,b6faa11d00000001,d91223b16c8b20be,615fa1f70453bf13,104239b6e605da37
object,516ee30500000261,54523d81e61058a6,49acf69662bd3f31,402faa0a10fe053b
object,872a731e00000003,3abdab3cb6f63090,5d51b88cc42d1ab6,7ee13dbb3d65f0c3
object,c377ae7600000005,aecf70b0bc629e2a,13a1795c6c154ca0,45835d274710163a
object,516ee30500000174,25c99051305a3a19,cb95a24b888ad129,262d1ec40d245e82
object,872a731e00000002,350dda068f4e68b5,fd0175fb4877e854,3f4b8174644efaca
object,516ee30500000088,25c99051305a3a19,a52d2a664dea4d5b,e26e2c31be13c996
object,c377ae7600000004,aecf70b0bc629e2a,807486017a9fa8e4,2de700e8926693e3
object,516ee305000002f0,25c99051305a3a19,e4b60f3c741fee09,bdb25d3682cd0caa
object,c377ae7600000002,aecf70b0bc629e2a,b188b60836abd431,f1ac23c8e8239c12
object,516ee30500000279,87a6ab088e6dfcbc,ef7477c31859b9d1,e37852e785f49cf4
object,42cf903400000001,93c13d755622ebe9,1d4b85c6eb73762d,ae79c1fa989ad14b
object,516ee3050000012d,8269f92465a23380,5a680454abdfb7f1,78ab7de152cb7c93
object,13a761ba00000053,147c10ba13a761ba,213062db90ebd1ba,d32b64f5e895def9
object,13a761ba00000065,147c10ba13a761ba,42978cae0cdb5dd9,0bb73ed942545b3a
object,ee3da7ab00000001,5167255bcdff828e,d25780c8b96e7bc8,bb1f43d7e562d0cf
object,90e8e16d0000068e,9c50873aad43f7c6,70bad8dfddaf8314,f405beff62bc17ce
object,c377ae7600000007,44458aaf0c0f3e8e,36bbf152fe9618c6,9e03fc39d9c0356e
object,82eaa85800000028,0da9b0159d8b4016,a1cfd745e73b2d14,d4060842068bb836
object,084c31d700000001,2f64f595894e656b,30c836767019709a,b1bde14da4f03d0a
object,1ba9e3fb00000004,576c42362bc01df7,9c5f7159b5001beb,aaaf15eef4d3ef63
object,8cf9bafb00000001,1c587d08268f3c2a,84fad6d1ba74ca35,2bc82c29ddc09545
object,bf4aa5b600000005,bc48e940af7c0f4a,448e0cb4b3b1ded3,5b1915818bff86dd
object,9d48df3600000079,1de69feaca47f0a6,50d309de8a0d172c,d42bed4e0368f0d9
object,049dca93000020f6,40b7bbbcc7646789,faaa1f590c8b0974,7d63c2d8b1843d70
object,84e3c60f000000f0,fa6e9086cda57825,139e809cd9ed5ff5,13196c0fe507f304
object,049dca9300002346,04e8f982fbf06051,f60ccd225c134146,2ee31f0ff03c7b6e
object,04677c6c00000001,4f124364798daf41,ad9cbc96df6d2438,186a2babdc3f598f
object,bd418f6300000001,a946206fbd418f63,19a9ca2ebc1d9de5,100de0a351d0b9ef
object,516ee3050000011c,25c99051305a3a19,91eb24442ae0a669,43596e6e96ab3393
object,8cf9bafb00000008,969a14deda4c66ce,2014fbb84e4a1c22,ea13e13ee7c646ba
object,a7733f8a00000006,75a8c101e964b47d,d2c7d30740c4a933,b7abb1e9919802c4
object,a7733f8a00000005,c1c1b7f885856f99,75e8cbbe3804163a,8e00738fd76e6927
object,102a603e00000001,0026286492b3848d,19aa3111cd2c88ec,77566be87c77ed22
object,156156610000000b,2b5b41c7c7cd4442,0c2c055b0e11c1c2,46a9881aa06df3c2
object,8f42f92100000001,3a8989a8aa47d2f5,4104148e647e21ce,60e89807e2e651b9
object,8f42f92100000002,3a8989a8aa47d2f5,329a9262d8962b32,2f4f6e17fd28bc9e
object,871a5faa0000042f,b036deb6dc7bf74d,b829002e5c0e9987,783bc6c4743f750e
object,be4534a900000001,a2ddc18038006156,b9410d806ada8c1a,d5a0cb48b30cace0
object,746d926900000001,5aa8e2c72575eb49,4cc1c5a918e225fc,8ac294f6d50d5fe7
object,ad3f9f0100000034,a0f02428fc83e6f0,07c77652993f0aff,e89b457e50418292
object,fa8e5db800000011,84e6f15bf2c8b922,43feb2c5d477a7d1,5ecc5b6731647f5d
object,edfc13ca0000092f,c101c35d687b89ad,7823e2a515da6903,8b267f83628ea7ae
object,fa8e5db800000081,f491e9302316ecc8,a049f1966aa31182,70d5be5f40992446
object,edfc13ca00001760,036b4ea138eb1e34,def0e9f20e286f30,e6c8f0927c4b3c1d
object,edfc13ca000017c5,b96942c92990fd9b,d7f316615cc252ef,fc8e38bb1261a6e1
object,edfc13ca00000a54,8a1186e3124d1ecc,9a2a09e91fb47dc7,bf408b4e059df197
object,edfc13ca00000803,dbeede8fa875f374,3eef1505d23edb32,e425ec7aade39f3b
object,edfc13ca0000185e,893fce6630158746,a1990884cd7882e3,fe322b0f7e900ef1
object,edfc13ca00001eb4,0f1cebe42e6cea5d,182cfcbf34ae76d4,cf9cd5a71576e3ec
object,edfc13ca0000030f,c7d6b1ff887a7a90,4e114a73b2d08a8c,ecb34c2091360e4d
object,edfc13ca0000265c,037bf2706e0e3107,e32af0bb5f2f1e04,92dd7e5a40f4b63d
object,edfc13ca000024fc,460eea8bc6b2d6f6,b82b6a046f8a359a,558ed0bb0c2153aa
object,edfc13ca000022c1,cf30964a787991cb,eae624761556b6d7,0b247594a1002415
object,b42cecdd00000001,9b93ad5239307777,d6c9eb7d90e3dee1,a8278501b94f5456
object,18b1f9d700000002,907ab20df1277465,57c6fc342679be13,c9be05a259fcc06f
object,dfc3080000000004,2971006ea363e17c,b9088abdcdf673ac,26b9510762ce995d
object,18b1f9d700000001,404da60617cc4b14,727508b157a1c9ec,8ef393571bc9ba85
object,dfc3080000000005,e5559bd581a82d29,ac572938c473e9fe,ce9ad8f62b494c43
object,6de8c00000000001,74b00b31ae993376,e010cd2c184f2cf9,fbe1c99317ef89b0
object,5072bb6b00000002,78491dde762bd54e,f359defc44d08466,a5016da1b66d499f
object,0abfeea800000323,44cc78121174e68d,13fd12904c430e7d,08d8cb5bf3ec519c
object,516ee30500000415,425783b2767ea906,31cf0f6ca9b2ab0f,9cb3b6b536770963
object,82fb46f800000001,59270a8354e8d0f8,b336a159195e246c,41c0e0a4d9b7fa52
object,ab269b2600000003,ef2ef857a00f5f2e,2909936beaa51497,34ed3765982a8c11
object,8b08ec0c00000001,d2b8796e25db64b7,547880b56a6ec035,d1a2c08070da613e
object,af47999400000002,29d964935897fcb8,7964d1d7ef517f00,8cabf404a8856f31
object,82eaa85800000034,eb2616d65c9eadc0,ef94f785dd58c29a,ab296df697b0d1ab
object,c377ae760000000a,2a9bbf9fcc6bd5fc,d040e271c7c05790,8c8af0e7cf2fa6d5
object,dfc3080000000002,e5559bd581a82d29,352154a18357011a,fda091c9b3ca1383
object,18b1f9d700000005,a5fec5c5ce4c7577,38abc93845467452,0877ce49549a9352
object,aa79962800000001,18105723d745cb5a,22af660e758ecfd0,474e8d17cae50da0
object,e82e9b0c00000001,391a7b0d5f1a2f1a,f25854c92db3d0fb,3b77cb80abfb51d2
object,1676dc1800000001,ea25c7df6f63f924,8976ea4926c027ac,9a3950e00d452409
object,516ee30500000256,1e3b1c9c2e993a1b,b619717a960c537f,ba97fb797e0b02a1
object,dd6a0f7f00000001,e1ae998368c6095c,3470780953ff22c0,96d11865af75e656
object,77444dc000000001,0a6d2aa59232b934,dd9b52b791d45fda,21d3b633db3b2897
object,59a2516b00000001,90609552d417fb9a,02ea4972ea7d80f6,33e54a52b207b244
object,59a2516b00000004,b278fb232c1d703b,6137f0b0c1e69439,235835b45ff376c2
object,59a2516b00000003,5974176185b9f1eb,0cc58141c4be2606,b7ea8c6a67c65ff3
object,59a2516b00000002,f94d275cf4bb7a19,b9acf35bf2464812,c8da61e7b4d55ec1
object,80b128c200000001,905337a2056f71f6,368bae363878a8d9,4ff7fd3ab46f7ec0
object,3dc2b50100000005,92f09a0cd1b2768b,a4f1068c6c2ea394,be68ed2c70249337
object,80b128c200000002,03bd0f0224f88410,ad70c91a9b645e90,c646e81a2ccdda85
object,3dc2b50100000001,92f09a0cd1b2768b,0281c72b2b6e7dce,018ddab8869ef2b2
object,e377c2ac00000002,656b2668cf7379ab,375ffd4533be3377,51afa1a25ee87595
object,e34d282a00000320,618227428a7897b2,418e41adc64913df,1bc6ff05a17a926e
object,e34d282a0000012e,0b919b5acdde44ec,03acd74fd2715603,d1be5bf27dd1b2ed
object,871a5faa0000053f,f6c8626559ec8cf5,589d576dc3d48437,e52b788f6a4f2ea1
object,ad3f9f0100000006,c8c3b81063558ce0,0b49f88d3f3d06cf,07caafc3fdaad48c
object,fa8e5db800000071,5301362b1ec73db9,9beb3611940114c3,fa4859544d2f97c7
object,a11d9bd00000000a,57e35f97f9998b95,8dbc68f97f686be7,b3ae1b9637aabfa0
object,edfc13ca0000032f,19cc857da7c2193e,bd9747276be18b04,4171feb1c621b3ba
object,7465979200000027,ecc5e3de3237002d,b61a97df11863b58,06a6ef385998cf7c
object,e34d282a000000cd,105be5a8a725c3d6,8c40bad92d2199d0,071e9222ea7b08d0
object,e34d282a000001ed,f5a6deb1cd27307f,20cbb3953e59fbab,72b6dd295d8fd1d5
object,43f89e9d000000c1,72e290521bb8f383,cc50b2364ddb4f9b,045ed0eb125584f9
object,871a5faa00001893,b221dc377faf050a,39b4b952cb323837,0ade82bb80737561
object,edfc13ca000024aa,03bc1608c4b62285,80a1e7ba27d4c97a,408ce53a473e3322
object,edfc13ca000024f8,554445b78003018c,f0e92155f45653c0,5fd7a25bbbdcf53c
object,edfc13ca000021d8,674b3ba3f2d76352,f73433f7fb76e240,60838e7a234cfce6
object,edfc13ca00001dd5,b93b332935125946,fff8177b153fd21a,a202048b64fc8e37
object,edfc13ca000013f2,c61766da14689b45,f8aaf89ac1f4cfe1,69608bb711fefc87
object,edfc13ca00002146,586c24119bb73c68,9fa2bd3a0f931273,72d07759728d94de
object,edfc13ca00001402,c50e843ecda8719f,37a162ead4d9fe71,6805ac526a023e6b
object,edfc13ca00001d37,a8dfe3a5356da92a,b6c90227486d2202,c93bf774bf83cf51
object,edfc13ca00001fc2,c6c5ede5c2246273,e65470ebf4a376ce,491c1f45e14b67cf
object,edfc13ca000002ab,41b2f2d9c74a334d,86432f53dfe4047b,b7305b10930d23e8
object,edfc13ca0000170b,91a3ba97db78c7d4,7bfc5ac0eafd1de0,c134e3ff4f28f594
object,edfc13ca000024c6,656eaf3f66a34c1f,0b2031214c257e9b,9e5f39b7b11dae1e
object,2fdc0cc000000001,18de4f67d7b1ca61,48fec0c241c29af9,56697167ba175f04
object,fa8e5db800000043,08c76d0ec71c71cd,a097cec0abfeba3f,6edbb3437ef57ffe
object,000a083d000011ca,8d6c618e9946a709,01243cf59129ec83,de9b952c2b4ec485
object,000a083d00001bd5,d1478221b310e520,01243cf59129ec83,2a5e2a6079362985
object,bf4aa5b600000003,6c5637fed76f8517,448e0cb4b3b1ded3,cb6012e911d8f455
object,5e5fde2500000003,d35e21c6edc2bf0d,6ce86d7e9a733ed1,0efdb518939f6b71
object,871a5faa00001699,96af80355d937f12,c3e5014a6007973f,a6f11f6711ffc1e1
object,a8a0ad6800000001,b0af7698f32803dd,dfa40903c67c4b4f,eb12841d48cc6d35
object,871a5faa00000f0a,59fefd6143901c6d,e0bcae1fe265880a,ef99ce846c94424f
object,5e5fde2500000004,798cceef6f98accb,4e938f822c9d0513,f6b5545bc7f68b69
object,71651ee900000001,7677deb094ec13ae,c1371e3e1e233f6a,2d563cf32318b038
object,23828a4a0000000a,fa0f8a6b05152916,831fe02f3b80a537,e4aae1f6598abbc2
object,54e26a64000000f5,df8154d5bf653147,727ed4b28c443bbe,65c16a6f32c1a43c
object,11960ae800000088,34f089e66d689cd0,7efcd5b1cab17b7f,8f4a7815e1bb6163
object,049dca9300002b32,eff927c51139755f,a71204361aa3a778,fd1ccf05b6bd7c50
object,7465979200000022,123cd932ab0a2efd,4def87ba0f212765,cda0bb88e06cf12e
object,049dca9300001fc5,252183f67e2324be,ba328d8bb822aea0,c76cd63b7168b83b
object,049dca93000026b6,25c7d72e06837fdb,9882aa3caf1e0fd2,45ce4bff6118b55e
object,fa8e5db800000062,3a9d6d8040b443a0,bef28dcaafdf9dbf,56cdb35eebc192f6
object,ad3f9f0100000023,909d4c3ed14acfd7,2e7302a100d2a04c,32ff59c34d3372b0
object,fa8e5db80000006b,09560321391a8145,fe905772c2529ff4,95989c8aeced1965
object,e23d9db700000018,fa9427e296ee23da,9e7ce9602b60bb77,26299937708fb773
object,e34d282a000001bb,b68255722be0c2c0,d2447820c59d411b,d2da6a30002f6178
object,84e3c60f00000146,fa6e9086cda57825,6234b519a3b79e3d,4528ab55c4c44631
object,97e1f12500000017,df3c21f4ce4e59b0,05349effd90d5b96,adce8920aa7d4854
object,97e1f1250000000a,df3c21f4ce4e59b0,e84f97bb1dc8fe78,ac8221d3943a9ff7
object,97e1f1250000000e,df3c21f4ce4e59b0,5062bf9a8f66ca8e,fd26cec2c1007e60
object,97e1f12500000004,df3c21f4ce4e59b0,99c6c3a8457dae27,9be8d4c42dcba06c
object,97e1f1250000000d,df3c21f4ce4e59b0,43b5e44afe4b751f,e134809e2b72f438
object,97e1f12500000013,df3c21f4ce4e59b0,0a7d873ba68495f9,46810d22d5e6cbb0
object,86e55a22000005d1,d9b714f547a45718,5a2f826442e8cbef,e985b64d5560b80b
object,871a5faa0000160f,f7eedb7fa7144a85,4049ede6e7d87ef3,9984c78178d8d888
object,310df7c600000003,f47438a2a5e5423e,2809e473d0fce785,c820b461ba36eb3a
object,e34d282a000001da,d3c00e2da0186478,519eeae62d23c503,10db755f5135eab3
object,95f70a3100000001,d531042109a61f8b,e4fe9af80f72403c,b8d65da7c76312fe
object,6a1eca4200000004,6e477b0a1e73952d,99ee30310b1576a3,f577893edcf66d5b
object,22d161490000006d,7eed876a6282dc9d,916516e0f37a0b6e,9a5d8241b7c5ceda
object,049dca93000018c6,a53ec3482823aac0,426054a30ad1e2fe,a44d32285093d237
object,049dca93000017fe,24b013824836ee63,f60ccd225c134146,a6c41bb541d1584e
object,ad3f9f010000003a,63e7e9eac8810916,fea145aad836a4bd,b5adf4c06b105eb9
object,fa8e5db80000007e,84e6f15bf2c8b922,7ea1e59b829ac152,77d04aa22dd2f717
object,edfc13ca00000033,d83508f96a643864,75739804caabe505,684ec666dcd03fea
object,edfc13ca000010b0,3edb2cdba951aa91,57332edd14485eff,d56f5db526f573c4
object,ad3f9f0100000024,eb3ca7f0e8d70a9e,1e19657d2f18eb7d,19b4b8580a7276f2
object,fa8e5db80000006f,4f62ebeb7ef3d04b,9c1e9a36174ea53c,324537894460c4b2
object,049dca9300000b7f,3a0204204e8543a3,9f9eddd319d3b2fd,18f779e00a6fde8d
object,edfc13ca00002065,3ddc021d3bdb44cc,0a91d4a9f450d01f,38795b30e529fd86
object,edfc13ca00002430,d47940051dbfebd0,4cac93aca83ad2ed,262c47d7c0bd3e7a
object,edfc13ca000000e9,df496f4663fec03c,5361402f1745ea1c,939753d01774ae8b
object,edfc13ca000010fa,6a668af7daa5f4e5,c415b51aabc804f5,271eb60454c360ac
object,edfc13ca00001c8c,14e85bf0dab861b2,3eab220185855fa2,3a05a39ae1572711
object,edfc13ca000018f7,efc2210a8fe75685,a2ad73071f6c168c,0469219c86b32c3c
object,edfc13ca00000b72,d356b5cfa6c3a35b,5c26c23f78f2d972,8a5db3ae9a474b6e
object,edfc13ca0000253c,0d118c44e755a927,87a0ec1ea849d019,9632b48d993b997d
object,edfc13ca0000018e,3a7a399bda6fa446,001256b543ab57d2,3cdd1bd16fa571eb
object,edfc13ca00000ffc,525cbcb0cb7d2bbd,a7b39bf5fc952c55,e759cad81824be13
object,049dca9300000718,441e0fdd9ac08d74,fc653a3726eede59,121682f599507f7c
object,049dca9300003371,25a4deeab7aad50a,cdb80dca48bda55e,9d8644e127b55d99
object,ad3f9f010000001c,6035a3e3ca4dc20d,e535e498979cc003,d22a7045ff39d1e1
object,fa8e5db800000094,f491e9302316ecc8,6cfd5878dc4841f9,7f07097ae66a5948
object,edfc13ca000001ee,65dded09af7c0c9d,ef4a35bc8a9a96f6,e94a82506f4a5cc7
object,edfc13ca000021eb,e2b3ba77bc1c0f0f,fc2e625f912b68e1,6057c79310cf9f61
object,84e3c60f00000203,fa6e9086cda57825,7951302a57e171a6,9ce3fc0d45b7b879
object,edfc13ca000027fc,8683d9193198a550,7043090a392bdfa7,4f62c2bd67d55ed1
object,edfc13ca00000757,59d820d88f60429a,c64ab9fd5a0403f4,65a0c1966e8d4c10
object,edfc13ca00000718,b424843ce122d151,bb4379e59eb30ece,f675f47645169cc3
object,edfc13ca00000676,83f817826f7d7505,7e75220dc86c5f41,d87c6cfd0ad17f31
object,edfc13ca00000acc,c32dc730a3835669,8fca7b1c026bc69b,c5641d0346c51798
object,edfc13ca000017ae,2da80a72a599ab98,a21cbe62a52aa3ef,beb9f6e03e08c2f9
object,edfc13ca00002871,361d3e1b900be05f,726fea5af0a781ec,762a1b936c696e23
object,edfc13ca00001851,3935cc510d7d9e4d,140d93c452f57393,a2235f6a0f64fcc9
object,049dca9300001ba9,503110c040dc4169,1bdec55bac69d66d,13c9100d9c4138bf
object,049dca93000020c6,7924315e4a2ba366,70058ad1e6381bbe,2e9424d18435a087
object,049dca93000021b0,f2f5cc7b3af1b5e0,9c1ecf51313f6698,c39047897f30c239
object,049dca9300001aa3,7fc86d00adbafe75,21fded6805fdf6bc,5ad886054536a80c
object,049dca9300002693,bf1ceca07544a616,a2ab0e4cd5a1b6ad,db25408d7a5e7ce2
object,049dca9300000686,221ff9fed91c8574,d9b0d563249ff06c,c0ae811c092d54e4
object,049dca930000175b,819bc1dfe0ec92cb,f60ccd225c134146,9a38fa0f547895c9
object,049dca9300003106,3ab1a412460c507a,f60ccd225c134146,a618a9a526696aac
object,049dca930000131b,154aa7b3b4e8e937,356c0ad46aa7eddb,648072ca2b2f69c7
object,049dca9300001053,74bdbe02b77fbda2,b0b9b9f6908c572d,6cd61052a30a23c3
object,049dca930000268c,e1570ff2c97aa4bb,d9b0d563249ff06c,c8798b6766fa11e7
object,049dca930000008e,0b64f358eaca5386,d9b0d563249ff06c,1dd289356873e1cf
object,edfc13ca0000129c,48cbf7973b185915,2b1082f4a0cf9446,46590181b46fa127
object,edfc13ca0000025b,f42878bd93341db2,aef3e4b37d2d601b,fcd680fbe1b6a53c
object,049dca930000214c,6e343048c5749527,9799c7c5b7bad290,9a9856fa342a5b74
object,049dca9300001329,f9adeeaede008e67,a75086f17288b854,5fcba6598549942f
object,049dca9300000f01,0fea6781c16edc8e,8fcda749c27f8688,231e6a30a43da45e
object,e34d282a00000192,5c3c9515a40811c8,8bf354d6a783548c,9190186a623fe9fe
object,5b6eadb000000001,27f6a4b84ff3a3ac,9dc8a176c4ad87ca,3da130a3827b9ffb
object,22d1614900000061,0f4d492727a0df1b,961f4e7f7a740557,85f88167bf5d5d0e
object,049dca9300002fe7,a32ffa5e4a4289bf,a2ab0e4cd5a1b6ad,b3a2e65ea4d51e0e
object,6a1eca4200000001,10b3de85c02f80c6,1e7e1137fe029376,4531d93a83d71630
object,22d1614900000012,e18f719fa981b666,04c005d2fd50b03f,0e55c9904be8bf3d
object,84e3c60f000000f2,fa6e9086cda57825,5f4eb4b6ae600771,0a5fc8376e34a344
object,31c176ce00000003,ae1c5af407649e83,069f739331894121,2e7e676cd07c1ac5
object,22d161490000015b,2e13ebaed830ac8d,69d890b2fa317e98,2615b31a7a7675b5
object,000a083d000016a7,9ea98d0fc099c53a,814fd9c4de6d8c50,0364b938102f9445
object,fa8e5db800000008,08c76d0ec71c71cd,0dc3fe6ea3e1912e,379e591cb8636dac
object,97e1f12500000010,aa492eeae5995eb6,2a0b66c5080b4b7b,a5d64d3be131a30a
object,97e1f1250000000b,aa492eeae5995eb6,59d53518795ea53f,9282a4b61e56bc51
object,97e1f12500000002,aa492eeae5995eb6,44d5b8bdb5b340b7,0d231f07d6b2545b
object,97e1f12500000016,aa492eeae5995eb6,02e446a7085d877d,7b96911d5d84b837
object,97e1f12500000003,aa492eeae5995eb6,1c26c4a9dd253032,4f8c9e16537ba5b8
object,e34d282a00000074,a66379c6d537ffa7,df02cfb507583ca9,9eb31327b1fc7bad
object,11960ae800000033,e66c0431216b3a5a,3e32f3fe95c21ca0,5ea7672404cbb7b6
object,e34d282a00000292,62f2472ee7a12242,8d03ea154a3700b7,10623ed942e55a35
object,0e3feb2500000083,644c46d3eeb875ec,a4b7c50c5ba6631c,00f56e3b54282ef1
object,0e3feb2500000036,c9cd1c0d9600c832,6a125d9d517bbe49,cc50b182b2cce2c4
object,24ffc6c800000004,7328395ec4928947,077af4c8d1338d17,cabadb6ebce8ad45
object,22d161490000012e,52e102136bf32e69,ec7bccdf4f972d2f,244386a6fff08bc9
object,84e3c60f00000227,fa6e9086cda57825,3ebc414eb5bdd0f2,d56fbdfb6f7e5e96
object,54e26a6400000001,8f664c0c6bdaead0,ad6544ebf38b68e6,7eb5d9fcdda04d9a
object,e569527800000001,ed1f5eaf67ef4c81,7c992388dec601d5,d39b74f8c87d0e6e
object,23828a4a00000009,e4256b8613e5350d,0c67d96e3e289563,f641684a199bd5c0
object,049dca93000035fd,a24792954eed5d60,87dbb3774f1b4d9d,754c20ffa38f8288
object,049dca93000028fa,569a908c4e23ca87,a2ab0e4cd5a1b6ad,03945d0724f69213
object,54e26a6400000233,6d5294d074abf626,536afd64ee51616d,e30f4f00e2b0d419
object,fa8e5db800000013,08c76d0ec71c71cd,9cef43e3e0ba2584,ae201ead234c6aa5
object,4391e59300000002,9615f465844c2fd1,cc3e4291670cb341,7ceba2021eed7633
object,22d161490000002b,c982db6a80605e30,73503951a1bc3784,1d1dd836b24b8797
object,d046864200000002,d4145bdf84847643,b241d325da2309dc,3501b6e6f68238e1
object,22d161490000003e,1975392e3fecc8f2,ad456f2cafb774e0,231dff9e4b22b1bd
object,298ae5b500000001,ba7f1a4bb07a0cec,c0b7818b021dadc7,0c98d9afae12aaa2
object,39ebe13b00000001,804ead597f300e03,b27ccc112d347db6,f421f8f9555368a3
object,e99abdcb000000c1,1e4c8b2c781a9809,68ce98080358cb28,7e2f84fe1e2c1e16
object,3181315800000001,c74714cbaf564e8b,b018893e25fcdc0f,da932a076b9d3fcf
object,8f033c4900000001,1c92970f8f033c49,8755f64c9be3d4c5,d838f528d634e802
object,e99abdcb00000a9a,6d59499103729b05,4e676b9c7b499277,932df8a5405a30c0
object,34f45a1600000001,341f99fc890efdd9,bd73606b056dccfc,d7ea3a5afcfedb3a
object,e99abdcb00001697,564490fb67a5cf77,f0a0c952042095fb,abdcc0154e04a52a
object,28c2753b00000001,edf48e1028c2753b,3c96b95813be1708,9f9c28b7d2924cd4
object,d2243ea700000001,f91070bd6dbe47eb,c41d8356bacea023,9ebb20276ec61c84
object,9ff84f4500000003,92e1c358afc572ae,db4ebdee02e9d8bd,f86aa9900a3888f0
object,cf8fa2e30000000a,122247e8c53dbb35,804f250761a5ad09,5d927bc3342f6f54
object,9ff84f4500000004,681c922104c72a13,1334d91724bcebf8,a64a25682c37596d
object,9ff84f4500000005,6526a3aa9b613984,8353c60d20ae41db,f5b2df9d12c85bdd
object,4faca37100000001,b3a3b8054d5cbf8a,00187918137a04de,b269048082a61568
object,cf8fa2e300000004,be20a1973b592f30,df54dcc659afdc84,702d3acfb264769e
object,cf8fa2e300000001,c549cedbc68ae8c9,08e8b5dfe9bdb072,6eb7c98f72bc6c3a
object,cf8fa2e300000008,2419346a97eedf30,05a2af3d6f405b91,4c3017c3473a6205
object,cf8fa2e300000007,10e7466c04275681,5f7da237b2702be7,2c7f28da7d53122e
object,7b52f61c00000002,01d9b0bbf2aeebb5,b196747336ab00bb,817d069773882bc9
object,cf8fa2e300000006,b0b4e41c4fa0be5d,0e77ac4d973d8297,7ff436ea4b4b054e
object,7b52f61c00000003,43f4f9a609df20c9,5d8e095483e163f8,4dcec5a9db681003
object,7b52f61c00000001,47d7a755db90208c,b93726d894878d25,94d760dfc84f86f8
object,cf8fa2e300000009,f94ec06a87ef3a8d,082299b4d7c1677a,67c4f5796adbee7d
object,cf8fa2e300000005,c074844920f92ee7,c4987f9c7e84c691,1d0df07d433022be
object,2259568400000001,2c05c00516341845,b320af0f1f0bc745,48b0891fc4c81529
object,3ff2f1b000000001,247e09502771f452,344ab687132a1151,5c934e79b0f99df9
object,e99abdcb00003266,a2155e48c37a89ce,c56c98c80e18bcdc,a91fc529ae26cba8
object,156156610000000a,2b17d5197c06687e,ffa30ac0fd487977,6669dedc753a9c6e
object,b184aed800000001,6c4a65a942f1cfee,972c4911c51c5fbb,364f445040362c56
object,e99abdcb0000258d,649b27e82faf39b2,96fa0c25b9fe3a09,2103d9fd0d185970
object,90e8e16d000001cd,b23d5dad68b1fa6f,803dba1aef4000f6,776b5f77372a1a85
object,871a5faa000019cc,4ec402c26712f0ec,a22dfcfd1d9cb0a5,e2b5f32c83d1cc95
object,330fee3b00000001,9e0c99a1c374c359,9cf994309d78bb6b,b8b3710c8d3377f1
object,47b3a79e0000003a,e4b71a8638794c01,c015d785e7fd328c,7875364a63fa334d
object,c0524a3d00001f51,ef08066a56fa7b6e,91b6ef1052001f6a,24b5409808c92ca8
object,de7e2b3400000005,da3525060aec520d,aec977a1a570ed97,60e9b6b2a3b9be1e
object,3ade01a600000001,00d1e5d513bf6141,d963086942fe7d23,2887d47ee6a95619
object,4e76548400000001,f679cc2718a4dd99,528ff79772e71df1,4352370693c77983
object,e99abdcb0000123e,25a3433f15ad7f82,8de9c54bd883e84e,fdeabab4b6e44771
object,b514431300000001,3a4feece813e405b,13db83ca73483d73,09f85f272e6b0033
object,6517a52900000001,6646ccda53f400dc,1c38011a60130081,b8964f930cc1f6e7
object,3457213200012714,5a177bd212a3b14c,e36832789c3c22ae,5a177bd212a3b14c
object,3457213200011c4a,10bced3cfd1fb54a,632d8e2a3384cc3a,10bced3cfd1fb54a
object,9600753f00007845,e468c6c591eab6fe,062e24c6ecb44c28,1d19480359c110ea
object,9600753f0000845b,1f72b305e1db33ca,95e5fc45649af3bd,98aa8d076f46da91
object,3457213200008019,741e828cff2b8cde,d612470378809765,741e828cff2b8cde
object,9600753f00001c4f,6abc661b7b579962,cf47ee8b4d79e5bd,04b3ab2b8a3c8eae
object,2c18c7ba00000001,506523d732645874,d46b43d809f59f68,ae1bfeac9a0295fb
object,918d925f00000032,ac3f73ec2e7a8ebd,d3452b3c51d21edc,4b33cdfc2d17ebe8
object,871a5faa00000e18,c190efc852328e9b,8357d68a1cfc45e5,fb9f00350da02430
object,c174d6b100000005,dd4bd188acdba06e,770228c2fb39f12a,606aed0a11616918
object,345721320000b4f9,addbec461077bf1a,6be30bcbd7130146,addbec461077bf1a
object,9600753f0001185d,27fb26993111e744,25cf67b8822af8d9,1798b902bb1b77bd
object,e99abdcb000008c2,112eed9a17d31bcf,e8e57a4b8e54bdca,b48f1598fc354d77
object,e99abdcb00001462,0c42eaec50138e67,d924536113188736,6675b65bfe7fde59
object,e99abdcb00003356,eebb2c04e72e6d07,f4c7640d52ce9c53,7655a509afeaa222
object,871a5faa00000363,2ed3fd947ac34db6,c15385d157296c27,a8e248bfa0b764bd
object,90e8e16d000000bc,6ddfabebb3c5afe2,f1dce550173e3361,7e5061660b0a02d3
object,4a24da7b00000001,e550e85f7b8ecce9,dad4b23a399826ea,4d7f245af0c1a59d
object,a26af66600000003,70a722f7a26af666,ca7b8995620f89fa,958e197c99156fe5
object,bfc4b70100000001,36dcd48ed3cc415c,8ad38ec018863926,140a52e40f6c18e2
object,871a5faa00000a70,6dfd7dcefed0d6f2,c268954ed1ad3776,2f3a2b7f2d209b9f
object,90e8e16d00000883,044b9b602f9fba7b,02616928816d8505,940c41c56c6b2675
object,61092fc700000001,40418d4b8fec82eb,2009d9f395d1de96,927c29aee1f29636
object,4657158100000001,514fdcdc4adce71b,6482d101bf9d3232,5c570d4fa0cffe15
object,e99abdcb00001a97,e1196d8fd3f28603,e8e57a4b8e54bdca,caec83ef5feff838
object,8b9aa5e200000001,782e2f20bfce0b92,dea96b5b178bd911,33e001fb8ad8466d
object,e99abdcb00001e82,a4d6fb2cc9046e13,36bf5cb418ec80fa,455ac0f925ca2267
object,049dca9300002a7e,01b223ea352e13f2,67a855ef173ddfff,03494b7df222991e
object,9d48df3600000023,cd360524f4c81d40,3cf24ff4e693d681,000c626e88013ebc
object,90e8e16d00000a06,b2d7dbe418c1db8b,71c5ec8818d59e1d,44b984294b315e8d
object,e99abdcb00000202,666f7a31b8d50524,5ebb890f7ea458e6,b54e77790674a372
object,871a5faa00000c19,28d7ed040484a9d0,171bedb407c4c748,0827ec34eed89052
object,9600753f0000c4bb,f7bb0d9bd3596bed,8ffd113c86d2c157,9f35a5c288cab118
object,6066bb680000000f,5a7e1263f397a9b1,29360d7840d942d8,550e3122f7a62496
object,e99abdcb00002ad3,042339bde21de00a,b56055a718905eb5,baff0bd6f10678ec
object,871a5faa00000174,ee4c05c4b9340fc3,1431663a8b68bfeb,f447be3b45f1bedc
object,90e8e16d000009f1,a3e5f13ac5e1a6f8,cdaf30eeeba16693,7b2130870c246eea
object,6d13276100000001,71fa8f6b6d132761,29651569f3ba9676,e8b35ed9d3860696
object,e99abdcb0000269f,5ae50c6569105e64,5784f6bd1e2370f1,bf33323304cd62b9
object,e99abdcb00002b18,bcce0a38de924c4f,7a683b7ca8139663,fdf89452b8875a3f
object,3457213200015053,b40cd64b4ea65ead,9c7bac09197927ce,b40cd64b4ea65ead
object,9600753f00016aa9,1587c2b79a0384cb,b8c0e969ba7e9f20,6224f749a8d1b4ed
object,345721320000a4e5,87742a9006688049,ea666010c6dce262,87742a9006688049
object,9600753f00001b2d,c4ce1920b7a54141,07002ed606883980,46b6277381dc014e
object,2277fd3400000022,c42809a64ddbb824,edfed1243a5612ed,7c3ccd6795f130af
object,2277fd3400000034,3f908656370a4cbb,00d5833d167032d1,ce94eea3bb51ca5f
object,e99abdcb00002ac0,19b0643b60c7e3ae,065ae857b29787de,9b78438990f53709
object,34572132000054fa,87742a9006688049,2a0a3761f51f00e0,87742a9006688049
object,9600753f0001135e,c4ce1920b7a54141,307d4e1caa4c4fce,46b6277381dc014e
object,049dca9300003118,539ed84dd8fcf753,517bc417955b457f,739a4c95f4d24993
object,871a5faa0000154b,3d4ba7aa4acdc7f6,7d47c1627cd4dad5,dc2309102f8f441b
object,90e8e16d00000570,2f47f12f0b769247,6eb093eb31218735,a9465cb0f8100572
object,6066bb6800000002,70030fadad7a8e89,da6469ec3ad1a8b2,578d41ff273b3dd6
object,2277fd3400000016,96b3a716e4c42d40,094f4628a99e25b3,7b137e6ed93e74b6
object,e99abdcb000034db,6d80dd3f3940c4e7,7033124c22ac205e,6bbf26c2c7e1478c
object,3457213200012f3d,87742a9006688049,981852e853ce6827,87742a9006688049
object,9600753f00013ca5,c4ce1920b7a54141,9b2ea8d069cde654,46b6277381dc014e
object,049dca9300001d03,56a5be17f79e15b4,114bce184d285a88,cdaae2747a93bf38
object,871a5faa00001606,3d4ba7aa4acdc7f6,49e4bd3f4ecb9bfc,a442f994f690abed
object,90e8e16d00000e99,2f47f12f0b769247,f36556fd8d240171,9a8d624764e2c228
object,6066bb6800000001,d30066ff150ba1b0,42574ada1e5ddb7a,90a076dfd54872da
object,2277fd3400000026,52b26c1802ba00d5,52e05cdf69f7c8f2,a6aa476902fe98d8
object,0abfeea8000001b4,42f97a5a6686a41b,cc2442e7b348bbb2,4f68d294481a4d5c
object,345721320000963d,9464e01ba9fdf1fa,9773a7125966f930,9464e01ba9fdf1fa
object,184d4f2d00000d90,347f56523694379c,62b6a2ba371a950a,6e9f80a40adbdf42
object,345721320000851c,9f35aafa70a777fa,5695ce3902871f6e,9f35aafa70a777fa
object,edfc13ca00001ec1,23be9070454e9b76,66ab62c3fadc6de6,4d040d93728d9fe9
object,9600753f00001113,1cd0625bea530516,75636ccde750f863,5a08b39fcea3d22b
object,e99abdcb0000354d,874a7a825d49a96b,d4184dc79205701f,1dd053656742abb3
object,e99abdcb000015bf,ea75b882d459a874,391c05804b8a7082,364a5c636dbda903
object,049dca9300001808,ea257c445264faa0,1ea97fec4a564674,886a596f8c948dd6
object,049dca93000009e9,35e3a0472fdae3a3,cc0f9747ce853e6c,9e40da411ead6bd9
object,e99abdcb00001ef6,e37d70754dd55497,f9faf23a64fae9f0,609c787a461a7271
object,90e8e16d000003f3,9c9dd3c8b7a138bb,b962d8ea96aeeb05,47c230d7a55e405a
object,34572132000135d2,20682b6124ba3077,268365e88fd9b3a5,20682b6124ba3077
object,9600753f0001367b,de1778a695778e23,b7f2e89f2718ea20,0fc351cf7eea2d3c
object,871a5faa00001998,d1ec33d8ba49dfdd,bd8fe2470f21b9f2,90076058f568eee0
object,9600753f0000beb9,ddd07b27b8d767a3,4484acdb29161f56,5628bc727c0e53ad
object,6066bb680000000a,a1b01a9362b61f0d,8a4ea1612b2b6eb5,02ad413a791c5adb
object,e99abdcb00000eb9,1b3dc63786244771,9af4f9a3cc2339ed,706eb9081033c260
object,049dca93000030ad,fd8bdad8762c5aa3,f6aa56faa0252585,89389b9153291cfa
object,e99abdcb00002c15,bbe143a6c2e69c4f,8ef2aef6dc3120dd,bd6f528e542f02ed
object,9600753f0000566c,5e53a0cc4ac1b517,13c6c6b51340b134,ed42d70811950a00
object,345721320000c5f6,3ec1245a03f36765,15be9116a48bbfc4,3ec1245a03f36765
object,1d90611300000af7,07aed6c79170abdd,3a8445ba1ac38524,0954c57a0ba0adcf
object,e99abdcb00002e0e,2844e636e458ccab,9168c87d313d84fe,53c15ac3cc676954
object,9600753f00013cf8,ad937d6e05fb3c14,bd72da7e9f24557e,0834bfb86eaea278
object,9600753f000124ac,bd83b12e45157c72,88b279a9bed59d6d,d04091f033e02fa3
object,345721320000b90d,c7f02401551b0858,71c34d096f617828,c7f02401551b0858
object,345721320000511d,d5d2091631b6eaa2,a7970c1685394074,d5d2091631b6eaa2
object,049dca930000257d,c7df8f1d0707e3a0,f9bcc445366f5616,383b258b31fb3fbd
object,6066bb680000002a,c4d0fca07e47c190,68603c1f67b1ce2e,5782106ee529540b
object,1d9061130000039a,c8c57bb10ce91086,61418d25ac1f92b2,85b1df8dea69b115
object,e99abdcb00001b7a,753d396f2b6d5925,93662a8c508f0fc5,aba857a7e995ef8d
object,871a5faa00000968,0e5f0f4fefadc08c,6af8b61883cbd861,84f8c33768386a7f
object,90e8e16d00000774,3eb7d535c81b8591,3e66d7877477e9c9,f2d8117fd6790edd
object,9600753f00003627,ee0c297155ae4b99,0c9d52d1a0823abf,88d08274747d9830
object,345721320000fa87,b2747819f2a44fbd,646e23d6ec5352a3,b2747819f2a44fbd
object,345721320000e0a4,bdb4abe8a3c4371b,c08681763fa9a9ee,bdb4abe8a3c4371b
object,9600753f000150dc,2a4f813c57b071b5,2ff28622a71f9426,5ad712b63490a1da
object,4bbd46600000000d,5a8d99bf3fe6d13c,ae60a7fdcc77151f,099b7c64216468a5
object,3f26477e00000034,59d07e2abcada3a5,8f7d808f6a724b7e,ad439005e278856d
object,345721320000464c,0a416da172832f05,3373ceef91909a75,0a416da172832f05
object,9600753f00009e53,45a45f3ea7f3f044,6e44749599cdaa8e,965ad0adf65e5f7f
object,345721320000f6be,2f009adb5e45a4a0,aa54457e21722197,2f009adb5e45a4a0
object,9600753f00012069,2f91af618d76a005,92266b2e12294eff,923e395f73e4aa2e
object,99fd568700000114,5882fe4dd40c24fb,7c1d0fe215bf89ee,697d184499592b5c
object,8703853100000009,818c9498458ab8ef,d7d070aebc90744f,5d397ccdf77b495d
object,07ea9a370000000b,29cdbd10b10ca277,42eb9705bcdc438c,dc4b7b1c8cb169b7
object,0abfeea80000025c,52e94b5041629776,82ef5fc2e9b3d8bc,82a0ce565026c8df
object,516ee305000002d7,eed6bf0ada77c149,3ad0e5ba99e21f62,5042411c51e16daa
object,184d4f2d000015d6,bab2e325b477abba,d79a1c06ac7eb709,924621c2246b5f18
object,345721320000fbdb,e8ed355fd365f309,b38889c01a44af92,e8ed355fd365f309
object,9600753f0000e2c6,702375e78cb7529a,ca7e35654591cdfa,443c7c67b60e914e
object,e99abdcb00002d96,bda41fbaba400ff1,2f8d212e7bdac7c6,095735905af0edf9
object,bcc850d700000001,1e14ccbce5f398c0,884862b82222dc5a,64d2b0fd6f892f0e
object,90e8e16d00000532,2f45933338d7d333,f77d8bc414d2f095,383597d2cd721087
object,9600753f0000debf,5c7b1750563f9db6,a4d4a0aff2d98b9f,eaca05a6d8e039e6
object,9600753f00016dcb,2adf07a16caf5ec9,36841623cff216e4,d64ce3e624b5ffb3
object,34572132000033c0,3f17eee06d919157,236f7eac104384a0,3f17eee06d919157
object,3457213200012db6,06dfc22ccec04ca3,4fc7940ac8431108,06dfc22ccec04ca3
object,34572132000068f5,59db469b838e852a,ae2fb4e157f4903b,59db469b838e852a
object,3457213200011b3b,4edf869b4e2e086b,a3bad9b29886214f,4edf869b4e2e086b
object,3457213200009796,3fe1b957f61661d1,456f792d9f123afa,3fe1b957f61661d1
object,9600753f000148ba,236092b00f98a1bc,ed5fdfbbd1e6537b,3357c8f64a12bd02
object,9600753f0000dcda,4d33da6eaf294718,aa486f97fae81001,24b5b3f625e91ff8
object,9600753f0000f2df,0ed196680604fc0b,ea269afbe1f4af1a,b426a58bab2e0b3c
object,4bbd466000000002,940877d09f6effd2,18c6573ca88595e0,9981664668b7a2b0
object,4bbd46600000001e,f076999495a88bbc,4833530a57a2d03b,14027899d5afa5fa
object,871a5faa000016df,ce713de1092889e4,ba3458b72d30deaf,6491928859ca1060
object,871a5faa00000015,b8a484889e4c99d7,ddbd0b81932339e0,b3bb2dd0e2a685f2
object,90e8e16d000000a3,08fdb52b4880caf7,dd7b449fa1fee4d5,1f531b7f55df9db4
object,2277fd3400000009,fe9fc7d2e8ffc151,2931fddac87754ae,81d0fe58c5564e6e
object,2277fd3400000029,8bf4d311b04f82e9,1e7eefaa120dc38d,998219b43fef9e3e
object,9600753f000047c3,fe618bb141b13d85,5980990fd7b5f7ad,163de064f6f74da1
object,3f26477e00000030,d78aa71cfd907962,ba87064becafd629,af6763ffbe0d58e4
object,3f26477e00000009,8874f07698054143,71530526510692d0,19d5e2e134269f75
object,e99abdcb000009f5,d1d87061d974e4f7,20a076e64147223b,6e9fc3908d81ea11
object,345721320000c55f,c1ce734bf84b40e3,050116554e889d6e,c1ce734bf84b40e3
object,345721320000353f,d3f11e447e653d48,8f03f9fac2b356d9,d3f11e447e653d48
object,9600753f00005814,d2f818f4d4c0bf4b,2ab255c9075bce70,1bb76c2ba5a0d325
object,9600753f0000f898,5773cb893a798ce3,d79e7c11512b3f18,c180fa71987864a1
object,049dca93000016d5,bfd96752d0e84406,aac7a3658859c241,fbafc07b65033c48
object,871a5faa000000f0,e2d4e2a2eff7bdb9,468ac50e4197642e,cf676ab24050fbdd
object,90e8e16d00000a54,563b2986d4e2a32c,35b036cf779308c0,0cc3e03b8b770042
object,6066bb6800000027,b8d032cce16733b9,b3eee80b61477810,72f674f126093fff
object,2277fd3400000002,e22b1032a73d8afa,ecd19c26bd1fa0b8,ef44c54dbd7d91e7
object,1d906113000003ee,b1ae308307a853a3,a32afebe519e1331,89f82d44988cae51
object,345721320000b2ac,ea5e1d26ecd02084,120a0fc303b63c6a,ea5e1d26ecd02084
object,345721320000e719,eb4387093f141962,6742a94beca04dfd,eb4387093f141962
object,9600753f00001f0e,cd3b6e943b71ea28,189fa9b63ee68d4f,281540f8210a0a78
object,9600753f000126cc,12a5488b5f090a92,189fa9b63ee68d4f,a6e3b66c0e95b7fc
object,c174d6b100000002,856afe4bda5b242b,245ad6cb663d8ee2,f1fba1bcd020fde2
object,61092fc700000004,badb42c0bcf567ec,48a4e1e639ccb32f,99fd7dab517b993f
object,a26af66600000002,70a722f7a26af666,dd9cc75e5fb6969c,ae6100a62ef13ad5
object,e99abdcb0000172f,8287a6d8c0ddee66,9c1ea0ad7cb766fa,4386cbb0e9da5550
object,9600753f00015647,3082b11fbfb36221,4e96fb124f45fbd0,6eb71adce765df00
object,9600753f0000bd87,de5e175199d1bdeb,e403f9c23a249b3d,e3eec95a2c59eba2
object,3457213200004225,0ceaf00ad8dd27f6,61ea4299370bb329,0ceaf00ad8dd27f6
object,34572132000017d8,241dd2301803ea4c,59fc0a7d75b26912,241dd2301803ea4c
object,4bbd466000000030,1b85889c79d504fa,692bff37eec574a8,bbbbd0af88d3b5a7
object,049dca9300001dac,c8cca49d7d3f2cb5,57bf9e03147a20d9,3211639bbc7c802f
object,871a5faa000005f9,6bac562bdde2d660,bd62a0520378a3a4,0d79523d3dbb5858
object,90e8e16d0000084b,aafc6ef80109144b,44ecae9ce9ec076c,00e5afafc300200d
object,6066bb680000001b,ca040a805122a481,19f15a024fbc634b,2d399165a4378532
object,3f26477e00000018,d9c865679c376fb2,2be6234ad33c46c2,e9490da75c76aec1
object,1d906113000005da,ffe28d545653d1d3,c2bfeea844777d7d,3c97b4931ffe08d6
object,184d4f2d00000850,4851fb2e5f8983b4,271fb68e4f142cf2,7141c25a0f3b5f24
object,184d4f2d00000806,075aabbf6d00290f,920e46fcc0043cf9,cc971f322aa5c6de
object,184d4f2d00000c7d,abc12cab5224675a,607d6bb29d2b9595,c791ba9c2c406f1c
object,3457213200008b93,42aa2d3b4e4629b8,ce4ab048f425bb55,42aa2d3b4e4629b8
object,c8a5446700000001,a39252721e39ffd6,6e476a35308b39b8,a8646fb0c296f73b
object,e99abdcb000002de,d22a0a783317fe97,63b4db795f885cd1,b1966572ca719b15
object,e4915f4500000013,8c23a984bcb115f6,73574a68e0307eea,25a0fbe9c346007c
object,e99abdcb00000f4a,4590c205eb4a96f8,5ff0d270f4c31e4b,5b8e73c580644a23
object,a4078ab700000002,73239d1b097cb8d6,c4b407ab57735e49,5554ef11d886f276
object,dc79a6dd00000001,09b78721dc79a6dd,8af77408a659ab55,94c97062ab0ac653
object,e99abdcb00002760,14751c629c837d7b,62da42c1d30887c0,e4874289dc4ef552
object,9600753f000076c7,7877a8c58bb40a56,47f4548ec96cf8f9,aff03e7af58109eb
object,345721320000ad08,f1d504546b6247cb,031ab72dea7ddf90,f1d504546b6247cb
object,e99abdcb0000236f,a8431f5e1a459631,6eb8cda2b8147764,24abe6de1b58e450
object,e99abdcb000011a3,f88cc6d6dab5b934,cd90704cc3341a4c,b9851c3bab7a856e
object,bfcd16d500000001,d1f363565d3803d4,ace34a6035c1c4cb,a2698f06e7cc4135
object,049dca93000020fb,df413c1bf87973d0,791faba00d108491,6ed917a62655ca74
object,d95404bf00000029,51de882fc9af7805,5ea7e1448922bd3b,0afab23f1f4df660
object,1666dc2d00000001,acc24557c726cd3f,a09d09ddd5122357,d0e32830fe9ee853
object,e99abdcb000029af,4ebb845c66c0364c,eee749faa05c2a80,ac50b3394c02c61a
object,a8b3adcd00000227,a71808513066867b,974f697ad000c3c1,a9f6b4e555142a06
object,d95404bf00000005,41689698b0b4acbf,5ea7e1448922bd3b,b2f2912e9de5773b
object,d95404bf00000038,87aefc750f7d47e0,5ea7e1448922bd3b,24a7dbe3a69dc65c
object,d95404bf00000006,91ed216d70f3a943,5ea7e1448922bd3b,fb37f5a6d8665255
object,d95404bf0000001f,3d16171c56130a19,5ea7e1448922bd3b,53be767c2bef230d
object,d95404bf00000031,1a9e35e0e1ec9a67,5ea7e1448922bd3b,485ac02ddaf67276
object,d95404bf00000017,dd1e06a9a11d8905,5ea7e1448922bd3b,b25c8a9ac6b64044
object,d95404bf00000018,27817ff2f61ada4a,5ea7e1448922bd3b,61d1d4922449ddb5
object,d95404bf00000007,4c39035c13c6c1cf,5ea7e1448922bd3b,b553314c92740628
object,d95404bf00000019,efc6dbcd99d1023d,5ea7e1448922bd3b,4e8399de02a96382
object,d95404bf0000000e,9ea697fd06cade67,5ea7e1448922bd3b,5029c7ae45f57aae
object,d95404bf00000032,42131a76b1f3d5ea,5ea7e1448922bd3b,2961f2b22c805556
object,d95404bf0000000f,b250224ca006a4dc,5ea7e1448922bd3b,dc3a52d2eacab680
object,d95404bf00000008,6b93171db90a57f3,5ea7e1448922bd3b,2ad295fd15369860
object,d95404bf0000002a,e9cfe64ee3baddd1,5ea7e1448922bd3b,8ae96f40ab1e5254
object,d95404bf0000002b,538c2266f1e43fe5,5ea7e1448922bd3b,6e7f6d1ab16096d0
object,d95404bf00000010,65cb12f67e66beb6,5ea7e1448922bd3b,f74d8b86490f138a
object,d95404bf00000011,197d0ca906935584,5ea7e1448922bd3b,78ba2a49d1286c1d
object,d95404bf00000020,4f5ff50dcb93f592,5ea7e1448922bd3b,8688a8679cc41cf6
object,d95404bf00000021,ec85cae4ad7f442e,5ea7e1448922bd3b,513bc109bf9580bb
object,d95404bf00000009,e8df532307af91ec,5ea7e1448922bd3b,b38021e0f27596fa
object,d95404bf00000039,b732c7aae56fa14a,5ea7e1448922bd3b,947fbdbbdd43dca2
object,d95404bf00000012,c20a0c93343c4360,5ea7e1448922bd3b,4766aebd6d038bf5
object,d95404bf0000000a,a3b8d731f2fb0c6b,5ea7e1448922bd3b,4a471cd7b98043b8
object,d95404bf00000033,e942bc329f4a762a,5ea7e1448922bd3b,ade3b3d9be3a4fe8
object,d95404bf0000000b,e05653daf495fdd3,5ea7e1448922bd3b,e1f285394ec7f1c1
object,d95404bf0000002c,492caef6d6eb3b13,5ea7e1448922bd3b,b91e450d1f790b75
object,d95404bf00000022,5caba0ce60eee17e,5ea7e1448922bd3b,f2c61466dcc7de74
object,d95404bf0000003a,bd61f4ea2b0c19ba,5ea7e1448922bd3b,05b43912eb9800d3
object,d95404bf00000001,0fdbb9963353f978,5ea7e1448922bd3b,0bc527f9fd9facb9
object,d95404bf00000034,82a7e96572c36610,5ea7e1448922bd3b,a33cde238a36f387
object,d95404bf0000002d,ac3cf9529c315acc,5ea7e1448922bd3b,efba35120ce30d95
object,d95404bf00000002,e2adb194dd6f6670,5ea7e1448922bd3b,e5990f94ad9d286c
object,d95404bf0000001a,75df5dedd711d6b9,5ea7e1448922bd3b,d851fc0d87b8f784
object,d95404bf0000003b,c7fc6c5892c14364,5ea7e1448922bd3b,eaea41ced8c08408
object,d95404bf0000003c,e858215fb2d48e62,5ea7e1448922bd3b,74a5da726c561a20
object,d95404bf00000023,f7a02ce7f8ae0b7e,5ea7e1448922bd3b,16388e7a13d59df3
object,d95404bf00000013,1f5e9e2d2035f46c,5ea7e1448922bd3b,372c0e1c1a4736f1
object,d95404bf0000002e,e79b64b66bc0cb48,5ea7e1448922bd3b,fe3dabbd06b68e32
object,d95404bf0000001b,3f0710435087b33a,5ea7e1448922bd3b,462fe94986138b10
object,d95404bf0000001c,6d25fe4ed26361b6,5ea7e1448922bd3b,2faed7266de24be4
object,d95404bf00000003,c2b740fd5d531aef,5ea7e1448922bd3b,537120da5c171e7d
object,d95404bf00000024,048ff7e02ee43d83,5ea7e1448922bd3b,8ded9a2d0289e2f1
object,d95404bf00000025,e25ea286af540fde,5ea7e1448922bd3b,e50b3da3451d811e
object,d95404bf00000026,ab49d07c51c66f5b,5ea7e1448922bd3b,51bc141a0913da37
object,d95404bf00000035,b01c9f441be26e8e,5ea7e1448922bd3b,b7bc53dc21d14990
object,d95404bf00000014,e0f548238e4ab106,5ea7e1448922bd3b,d35ea6e96c9406d9
object,d95404bf0000003d,a86a11e0e1e8863d,5ea7e1448922bd3b,44cebcc70c85a09e
object,d95404bf0000003e,39b159b751123454,5ea7e1448922bd3b,2f3ad3933e5b0103
object,d95404bf0000002f,0dc4ad73a800d1fc,5ea7e1448922bd3b,8ce7c0719ecd00c1
object,d95404bf00000030,b80759ae5a782c61,5ea7e1448922bd3b,579538e4d92c0be8
object,d95404bf00000036,8a96cb733d704e13,5ea7e1448922bd3b,62fd1cdea6882f4a
object,d95404bf00000027,5e1af1238ca8d17a,5ea7e1448922bd3b,e391dd75d73d74b5
object,d95404bf0000003f,8ecf8b6cf2950ad5,5ea7e1448922bd3b,7561bb953efe9065
object,d95404bf00000015,4385d88c999df180,5ea7e1448922bd3b,9eda8c4e769301af
object,d95404bf0000000c,7dbcc2b2906a6cab,5ea7e1448922bd3b,1fbf9362d7824677
object,d95404bf0000000d,67c93cf30a010b32,5ea7e1448922bd3b,f0146122875f6a0b
object,d95404bf00000016,6c00a9e978359876,5ea7e1448922bd3b,78de6a811fb68405
object,d95404bf0000001d,70636993395d8d5d,5ea7e1448922bd3b,61601ef68a5c9b66
object,d95404bf0000001e,d959cd5c72e84fa8,5ea7e1448922bd3b,1061b222f465bbee
object,d95404bf00000040,140029ae7e694291,5ea7e1448922bd3b,cf3bb1760703133c
object,d95404bf00000028,248c4ce9b19939cf,5ea7e1448922bd3b,4f9e0b558456202e
object,d95404bf00000037,975c11e13b133433,5ea7e1448922bd3b,76d6e84715c67d94
object,d95404bf00000004,48c614042501fdd6,5ea7e1448922bd3b,af2a29923cc52c80
object,d95404bf00000041,aca4a5a0785aa775,5ea7e1448922bd3b,fdfc0c0a479740f2
object,e99abdcb00001f32,907c7799f3680987,0d05cd09211d8058,f000f3009fec5529
object,9600753f0000f70d,412b1c5e0a4849c4,fee17517027ddf21,75d813d6c757b045
object,e99abdcb000017dc,506a20a6cf91cab3,8de521ab487bdfca,e827f51886e10fc5
object,c7172aaa00000001,c1e0f27206565f35,e55bdc40c64dc4b0,3d72486fbe9165c0
object,e99abdcb00003049,c6abbeb9387a5a99,e8e57a4b8e54bdca,793759ff655e6f1c
object,e99abdcb0000368a,5da22441066302d9,ec60092454346059,87997f15a75293b3
object,c0333a1b00000001,5d37f7227a4db149,d6c479c0b0dcbb98,db1c7430855693fd
object,c0333a1b00000002,aa832953922d646c,896ec878bf4ebeb7,06fbe3a77eefde29
object,e99abdcb00000bda,9db84081b30e33e9,cbb72317af1423b2,da3143fab45b31d6
object,e99abdcb00002782,630322ed583a4167,334a706e65ade464,4d2fc9229396714b
object,871a5faa00000d3b,3e7ddb5aa73c6ff1,5f61b11a223104ca,25c764a4e5a2934a
object,e99abdcb00002381,aefb39fdcaf9f127,878ce83dc5cfe784,f7fa2b30e3374c50
object,3457213200005d97,1c7776db6a023c0b,d97b207710857c29,1c7776db6a023c0b
object,9600753f0001464b,6c5936f29f692ed0,b0da020faab56b56,954b42e1d2c6e741
object,3457213200009090,c2c17253a72132ed,0c1729cd1e899c0a,c2c17253a72132ed
object,3457213200000fca,b95ec9ba36ce49fa,9cccd9f18d77cd33,b95ec9ba36ce49fa
object,345721320000404f,70ee2987fca952d7,c2bf710c49a2b5eb,70ee2987fca952d7
object,345721320000d3ee,0b732b45b6632887,23188dca246a5e0b,0b732b45b6632887
object,9600753f00005fa0,c2fecc165018154f,b0da020faab56b56,246d30d81f1bfa22
object,9600753f00010c17,c5e059aa76ed60ed,b0da020faab56b56,0675cf1087e76296
object,9600753f00000c2f,8d1ed07c5b6692ce,b0da020faab56b56,692673b068938702
object,9600753f0000b5f7,23efba1a47f350ee,b0da020faab56b56,ec1ba38459c08956
object,345721320000f1ae,b32276e047c2bebd,ecbbb418cf04d3b2,b32276e047c2bebd
object,3457213200012fbb,c7d98a0f2e4cbefa,7b4cfa8aecc1cc0b,c7d98a0f2e4cbefa
object,9600753f000109b4,55e29d3416a77b57,b0da020faab56b56,9576e9f80af27047
object,9600753f0000210c,0cdedaf03a16bfef,209d78d934c60888,1a098ea637fa5dac
object,e99abdcb00002ffa,ab9afce27959d02d,391c05804b8a7082,cf600ad3f7396962
object,e99abdcb00000d34,7a1f165410278962,42e90fb25be8ce51,b67a831126b1b016
object,e99abdcb00003194,155b4610a89adfc8,2f1597b1a25326c6,a365ab718d5cb747
object,e99abdcb00001c5b,3bd8f2509889111a,98c0b2beb2cccebd,568f25c762f52693
object,e99abdcb000016f5,b2647cac4d336c36,5fe8fd6c47ea8abc,d2003e615fe39404
object,e99abdcb0000125b,7dc23bbe86f8ae81,3e8e1e70fca4e68e,ca282b327e2ca0a8
object,e99abdcb00002fb9,f379e12aa7e175bd,3e8e1e70fca4e68e,c8017e907ae282e6
object,e99abdcb00000a5b,141e4bf877298707,b62a7a8c1feb72e0,d11a1dc41709a9ac
object,3457213200000dd6,0b25a7e3da5d76e9,6a31efdf10cc2f48,0b25a7e3da5d76e9
object,9600753f0000bdb1,59bff7696a2b4a71,48701b13619ef32e,860f06514b03c7dc
object,e99abdcb0000304d,42c45bdfedc971f4,cbdf62fc1a4c85e5,08dade0b6bf2d201
object,516798cc00000001,d086e49c516798cc,8e5d96e2d1f7c08c,7f73fa23537f594a
object,34572132000010ac,f36175a33867cb4a,019d1ac88eb25652,f36175a33867cb4a
object,3457213200014ac8,c76ab5d4c3cd6466,f5d5118272c9e955,c76ab5d4c3cd6466
object,9600753f0000af99,2788fdc4717cac79,a345a963d3959c7a,40ef9b89605c7a7f
object,9600753f0000a042,7b5f579596d48112,a345a963d3959c7a,f5805814f994b43a
object,e99abdcb0000164b,7f9a36fde7e6f5b0,6c3ca0fd73a25976,342e248d176587be
object,ffb6bd9500000002,4e2894a0439b0d2b,64f49e070556486a,435e2be13bbca0a4
object,7c8582e400000008,468ec10cd72a99bf,60a2e365de6124f8,a8b3cc2e5e3df6b2
object,c21ae54e00000019,983df6389d70e4f5,6f6cd03d8822ac8e,eeb48db5e880a5b5
object,e99abdcb00002f8d,8e997f99250bceb7,9e7ba97d4911cfac,fe3279100d8c33e5
object,3457213200009ba0,073a4d5ff4295674,ad532233bfafc36f,073a4d5ff4295674
object,9600753f000014ef,255f7d18c3ff54ea,d362e7cc28e11152,6ab3d2ae337b1d1e
object,345721320000f52c,16eca3ff5957caed,8332f61ca86d8446,16eca3ff5957caed
object,9600753f0000056b,033e3b3f4718cf30,842a0533a7e7dba9,22b81ed6e9bd3006
object,e99abdcb000035b5,11625a6362bc1a1f,72fbf00f5fd4c6cd,0b31d752314b1bf0
object,e99abdcb00001adc,ccea202fe67ea074,af1f17a75aad62dd,f5be07efe13b542f
object,a8a60dac00000001,9dbbb56ff43137a9,7743d2a9621b92ee,8f2820aee06df154
object,e99abdcb00002fff,6f7b5567a6a69d3b,b46adbaa6b879e67,8f20dec9cdc7909c
object,34572132000125be,6ff5092a07246409,d57c8f6f7b768ff8,6ff5092a07246409
object,014fed3200000003,a21cfb280b981a8d,a02e25975fc22364,7701eb477afdcb04
object,871a5faa0000008c,3e7ddb5aa73c6ff1,d328686bb189874a,41e5b322a4843208
object,e99abdcb00001a54,4b0a5f94262f693b,1459f6b5072af646,704898d750a525cd
object,e99abdcb00003104,b12ebbdb28d152b2,e8e57a4b8e54bdca,a47490905fbbeb92
object,e99abdcb00000478,e3e3e1ab1ec83f90,4471605c555af4af,fa0576c01685e297
object,f88bb8d600000040,f4dca0d2f6f40f85,baa24ed8a7e37ec2,246f7846e4322885
object,e99abdcb00002cb9,73e9eb4e96b6a7fe,2a1044a071aa70b4,1001e70290d29bdb
object,871a5faa00000611,3e7ddb5aa73c6ff1,63735515ec2980a5,457d8ef74e933535
object,5858e12000000001,398f1c007f8859ea,a6e78140f3f4b457,9aa96bef88fb8d28
object,34572132000031a5,0a1858f0b6d61269,3ce042820bace0da,0a1858f0b6d61269
object,345721320001478d,3d5fea49465ec71a,0ff9bf4cd555ba40,3d5fea49465ec71a
object,e99abdcb00003671,54addeb1fc9f44a3,213029e3b7cf6967,f807188f99fe3c1b
object,3457213200002064,883455021401e4ef,27fc6c5e07a53081,883455021401e4ef
object,ffb6bd9500000001,aad9fad807aa1840,64f49e070556486a,8bcb0aee78837ee9
object,e99abdcb00001df5,78b205293e522aed,5546d69ecff4da7f,c8f3f635d4d8b083
object,e99abdcb00001f56,225a2ca28eb25f09,bef21e133331de4c,fd2ef1cd0d0c3666
object,3457213200011675,a22be876b32f3bf0,b1b8aed01c88316d,a22be876b32f3bf0
object,e99abdcb000023a2,ad1f2428fdd8e692,e8e57a4b8e54bdca,f399289ed716d4c5
object,e99abdcb00001b25,8fd1b3630da4fd84,e8e57a4b8e54bdca,ff1a73b3c685f83d
object,e99abdcb00002379,0a62d2fa1b02a289,6c033065863b075a,4a5ff26220c57913
object,e99abdcb00001dca,1b97303c2aa09397,1414be43443b154e,a5ff98a6b181bc19
object,184d4f2d00000c27,a3dcf29f8ffe54f1,b2fc63438ed5c269,e52eb7b95322518f
object,e99abdcb00000622,9a87a970e60127ad,3d2cc76836956889,d0b1c66fc4fcc6db
object,221d6d9e00000001,1316a1af221d6d9e,1dad620dec35b62d,29279f4b128563d0
object,e99abdcb00003092,0a130b371d2e75db,f1e86bc94ab9e278,ae2f468662e7f423
object,34572132000000ef,b1febcce2e325fb4,600290ce8e5a6746,b1febcce2e325fb4
object,345721320000068c,78df44db0d9f7b1d,4baeb1bbb8473573,78df44db0d9f7b1d
object,3457213200003910,0a6ef14ebab02ac6,b0560d19fce1acaa,0a6ef14ebab02ac6
object,3457213200013ea8,9dfb191f2bd688d9,0a9b685e03256f2e,9dfb191f2bd688d9
object,3457213200009338,df3cbdc13656e464,8fb6727be303a963,df3cbdc13656e464
object,3457213200006bf6,f20af89a07fc21f3,916ed2094b5401eb,f20af89a07fc21f3
object,345721320000c2d0,39388a82700cec30,4a3e4f5ab06aab39,39388a82700cec30
object,345721320001469f,d26b97697e15ed99,b35b53adc0628ae7,d26b97697e15ed99
object,3457213200006e89,59c406d219586af0,355d3f21d85ed108,59c406d219586af0
object,34572132000070e9,a21f1eedf552dc82,d0e5cf25eb13f61d,a21f1eedf552dc82
object,3457213200004a23,37c9fb22ce9cdb90,2c8b3e2ab719366a,37c9fb22ce9cdb90
object,34572132000158b3,015ab089e9c1c270,2245d95af4e80074,015ab089e9c1c270
object,edfc13ca00002096,7c4fe72cd2fe8501,ca67fa6055da200b,59f3a9d3d2e2912c
object,edfc13ca000002d7,cda232837ea0d0e2,f44b325eabc2b61e,69df0d273a48823a
object,edfc13ca00000d13,ccf280987be463f4,8df4403a43bc6479,4c41a29986374664
object,e99abdcb000000a2,c01eb80a0d64f66d,9d5b980d0ed701eb,393105d7076a5dda
object,184d4f2d0000057d,b4c09f88da889656,2a515a14efceb182,fc4e4e596278b951
object,f69dab9800000001,b8f60259adbf2328,a081bea6b75e7970,3677562e0487a563
object,e99abdcb00001331,f9d412c5fa74ba30,789a50443c6397f8,fb91064559ca8f40
object,345721320000fe24,086f91cf2975fb5c,1ed0ba68682cdaba,086f91cf2975fb5c
object,184d4f2d0000162e,30b95bdb1c9e2296,e362ace184732049,1baa7eded5315523
object,df15031400000001,4b6d1f38df150314,d80c30ffefccb98b,f6fadcbc9961154a
object,e99abdcb0000195c,c9a4d4cb40270452,2cae9e8ca0c441c0,a55a8128a1223ee3
object,184d4f2d00000a62,4bda420af6c98f9f,d5dd15d89544e4ec,f0b70df540622b88
object,a045ae9b00000001,961f12e1a045ae9b,31ae2bfb4ed004af,ea60309f6d210a9a
object,e99abdcb00001c7f,033d762cfc24b664,585ec5752e12606a,5a5b938b3df673ef
object,184d4f2d00001274,f67f1d36571bb511,fdff28487d608a7e,f31a8b190cd6cbba
object,a8aae6e200000001,36f038298210efca,b436950502244d1a,f16c8c9962f97ed6
object,e99abdcb000032f7,f9e771d50218f7af,39a61f9e1dc52efa,72a246ec825043f8
object,345721320000c116,0c5fc995cc195651,4f7dedfaf22e99ce,0c5fc995cc195651
object,184d4f2d000012b9,e6a6cae0a530fcd9,c18aa47691bb2eee,d17ea75bcb75a48c
object,071a342700000001,4139f6ae6c64d026,e7c2d9d600ad87ba,92c85f28c804f447
object,e99abdcb000034f3,fd01c2828df36a54,4da0d10fc9321804,ab78006bbc2aa972
object,e99abdcb00000a1b,003988c97ef7a393,2545eba7d9e23712,46b4b0ee661b303d
object,3457213200000db9,45cf0df7599c71cb,3a72de9e0161b0c1,45cf0df7599c71cb
object,6d4f1e0600000001,8fb42f6f6d4f1e06,2bdb0f53bc7b105f,ea52edf49142dcf7
object,e99abdcb000004c7,2c0b82a3e4d619e7,68c3688aa58eaf3e,9530bb595a4cf3aa
object,4937c57a00000001,a8e638f1b663eaa2,da898279f0feccee,9caf222dd4c7508f
object,e99abdcb00000f54,a6c57a350b0837c7,b6db73e19d2eb9f8,958cb22972ac1cff
object,3457213200007284,999d00824773b7f7,de5a86ebe5918374,999d00824773b7f7
object,ba233d2300000001,e6e885edba233d23,d9eb83b95fd447f2,1f50af64fa08dce3
object,e99abdcb0000031a,d9e81872682ad899,135399a9235cb3d4,6c15a5f245a52565
object,4f01c48300000001,f8976f604f01c483,7653cdbb176075b4,755225c4431ad229
object,e99abdcb00001b44,6c9defb7bedf3a1e,b6d32a6478adc0a1,5cf0bb367b1fd246
object,184d4f2d0000177a,a65da8176c2794fb,755135fd6a248da7,32808eedbd826bf3
object,41369fa900000001,8bf5190641369fa9,e0bb3772b9749fa1,05dd7cd1c23f2e30
object,e99abdcb000019cc,c5036d77b4dcbb6b,6175da91442d418c,f1c00268740498ae
object,184d4f2d00001293,eb2cfb74e72238c3,6c0047fa6ebb1fc9,74a2835da8153a33
object,2443c9d800000001,2ec229132443c9d8,e0dca23d7ebc8ec6,6b7ee9a3df01c914
object,e99abdcb00002112,95764c2c7b95593a,7f33b998c677329b,889e18d3382304ae
object,184d4f2d00001607,c61d645daf2b003b,8bf0afa802c177c8,2e1eb181a2ef8efa
object,8ca5d48700000001,ca55d45dc3882621,6e627edeac924a2b,0f36368509316321
object,e99abdcb00000847,b0607dad43508a0a,2224c4594bf0b178,e0618d6a06ed112b
object,3457213200013091,f0c8046984e8cd09,4b406f8eb951e7dd,f0c8046984e8cd09
object,184d4f2d000007b8,a2ff55fdc7bca6d2,e2ddf437c6b55e87,8333315a34bcc944
object,c88fd1f900000001,025f0272c88fd1f9,44fe16514f9ab40a,1e8735cf8f3b5b21
object,e99abdcb00000ed5,39966f4fb5c04d22,65e6d838a5f589f9,932b6ee4da1f2c1f
object,184d4f2d00000c6f,997f960454713ae9,59d5925883130ae5,aa630029e57547db
object,e06456bf00000001,94912a50867cfc54,8faeb265e417361e,4153755a657e3550
object,3457213200002645,3f36c2358303fc37,123161819df38ec2,3f36c2358303fc37
object,9600753f00012c3b,c1e34cc9d4778732,512d878084a122c3,aece7af89de80b64
object,e99abdcb0000089f,2772802aca02c1e3,230943925c1693bf,229fb046f5300893
object,345721320000c12c,5368a7578f295a0e,a9a131196395b861,5368a7578f295a0e
object,184d4f2d00001185,975e23be614e1754,d89f950c7fa74eab,ffc2309dab946023
object,6cf7231900000001,564763936cf72319,4b22d5f1eefb8a56,c6f2b48ed24e1e2a
object,e99abdcb00002689,6b4a41d0378a2b3b,9c783f738aefb747,55ac8040c8832cff
object,184d4f2d00000524,6f91804019778fce,fbdfbb3feb16bafd,6e3232511d6d6796
object,c36e84bb00000001,eaad61f859b2564b,0cf497fb42b5be55,fe2c26e4d880c59e
object,e99abdcb00003131,f7060b0caf53e3b3,dfa4c54220fa4870,ab8740dfe3fbfbd3
object,3457213200008fd1,5db7712ceabb6b58,efa99ca4e8383776,5db7712ceabb6b58
object,184d4f2d00000104,ea6b1404af1c7601,c32e36177c2bbe93,05f7a53339f875d3
object,0760193800000001,1a0a0b9e07601938,11e3e4e7c0f698f4,b4ea8ca8a6596579
object,e99abdcb0000193c,11217c1bd9cb1f9a,c6cc60e26070c0e5,3ee91a2df46b4752
object,184d4f2d000008c1,5a532bee9b903bc1,4cba1a2a2ea981a7,2f33908449ebf76a
object,1c7c4c0a00000001,844016631c7c4c0a,01e5d80863f9b8b8,3e3a8adb9f70ed09
object,e99abdcb000021ef,a01708f2efe6a4a3,5546d69ecff4da7f,47a0211f6cd1c037
object,e99abdcb000012c6,361d46537b31d1c2,0d05cd09211d8058,e7c5b7816bef50c5
object,edfc13ca00002082,8618b8fe3e86c4ef,884bf4b6d7f83f2e,87383cdc2ff366c2
object,9600753f0000a2cd,b2f945f338010302,e9ce434000d38efb,59cb3ed4fb5162f8
object,9600753f0000f7e8,ae997393d0aaefdf,00964223b77267f2,09f0f19f7d863b17
object,9600753f0000bfcd,06e60b195b48c010,214011128fb09901,dc0ad5a04dffd7f1
object,9600753f00010373,dfb546de47101062,d8e96f31ed5af19f,e4fb82097d887490
object,34572132000087aa,9fa50fed3de237dc,b34288f77dc4cc3e,9fa50fed3de237dc
object,34572132000066d4,bd9bd52361b46bba,688c07af3d25d89c,bd9bd52361b46bba
object,345721320000b99d,bee00172d89c2207,6841ee658d0701c8,bee00172d89c2207
object,9600753f00004ba0,0d801cc14ebac111,31cc86760bdfa482,034f18189ba30c43
object,3457213200000535,383307b81fc1a72e,afd39b350d1facf0,383307b81fc1a72e
object,9600753f0000c363,af4e414b21cfb5e8,62bf228c8085af92,e957db3ac785fbf7
object,3457213200000540,f30e148d5d400df8,9bcdcc0cf95da659,f30e148d5d400df8
object,9600753f0001623a,5b6ce2b7c69aa663,728462ef2a8b2ef3,58bde9d6bdd4523a
object,345721320000c5ee,930096b3ac59d3eb,a0ed986548c21f1f,930096b3ac59d3eb
object,3457213200001b94,0f79cd852ed44d06,4a99b52861a12ebe,0f79cd852ed44d06
object,3457213200003b56,7f8fc6abdce53bd4,4e2702bd6d90eefb,7f8fc6abdce53bd4
object,9600753f000115e9,7b3c1dcfbcec5260,3b73a74295d2bcae,adf6baebda18c4e2
object,9600753f00005074,4a1190880163701e,189fa9b63ee68d4f,2e68f0ecefe55521
object,9600753f00006a71,258ba34f87de2ad3,214011128fb09901,d2c8f5d78aa6d6a8
object,9600753f00014c04,4efd7e1ccaf6b1ed,0d33809893846fa0,bf7d4dc4e625eaf3
object,edfc13ca00001535,dc7c49520851b12e,a608c9d9cf1af7f2,7ca960f56187b88c
object,edfc13ca000008c9,6ecdaa6879db739e,f09f6a922e7b09b3,573307070b780b3b
object,edfc13ca00000d34,a37dcc45cedf777c,7465bc5e261f8475,c504d28f7b610a52
object,edfc13ca000011b5,9a25279d572b854f,38164fce965688c0,19c3336f67609bdc
object,9600753f00010948,9fe5fd465362d4a1,ebb507b916fef565,41ff0c39b0a91aa3
object,9600753f0000e9a7,389c4cc3a4084465,3059f78e37034cf4,008bfde0d2dede6b
object,9600753f000154c7,4685c8b6b6174767,597eeb1fefa8a8e7,ec1339c4171dcd64
object,9600753f00009691,58be97c0ae461f47,38aceb8bca69a7fd,bd07a8f3ebe9ac2a
object,9600753f000092a4,c68318489cfba0ed,b9f83ce1d081324a,2b84abf2ee34acdc
object,9600753f0000ba52,31dc7847f2ce8378,c13473c74630fade,5ccc0a4caf0ff9bb
object,9600753f000085b7,2cd563d29a96d516,bcf82663a07714e9,d4708b62e5b0f14a
object,9600753f00000f43,6f73565f5bb241be,63a7419cea696aa5,c46f98bbc4f5ec28
object,9600753f0000752d,ef7ee7165eb5c9e4,123125a8d7a0e24a,f964154af1ee1366
object,9600753f00014b6e,3756981981a8c800,5bcbd6065a27645c,087c54ea2694317c
object,9600753f00010150,f8b54c59dee55e21,abf2335b64b2be00,a66073aaa5030425
object,9600753f00016c69,0f840d957e30557c,510d85145989e28e,0ac893ee24aca355
object,9600753f00013c31,c237303ae693c0a7,8fabdfd57045dfdc,eb7f210cb998e816
object,9600753f0000f6b8,fdac19b9cd5fb31e,eb1860bd0bba1304,d348d2b403ff132a
object,3457213200010725,74764f59b72772b3,472d24d8772f5e77,74764f59b72772b3
object,34572132000148c0,4cfa40a5329a9763,c84e5a371b1b8aa3,4cfa40a5329a9763
object,34572132000045ef,bdf36f1ca61b978e,892f1739bcc00395,bdf36f1ca61b978e
object,34572132000073d1,61635d094c7012e5,4837d35c5bf876b5,61635d094c7012e5
object,3457213200004f0b,b680acc263ff5317,6dbf9bc62760c485,b680acc263ff5317
object,9600753f00006b13,ba0f2611aa5c1004,478ba827625312cf,f31b6c707bad183f
object,9600753f000034f1,4109c0067e6528c3,189fa9b63ee68d4f,fdc7cd1afdf468c7
object,345721320000ce66,a5ac0c2b6064fa5d,d02412b61e177460,a5ac0c2b6064fa5d
object,345721320000f009,feb6e6009b7d6a93,72b10358cc0efc55,feb6e6009b7d6a93
object,9600753f0000654b,312e702af7b210d3,c05313980ce2e860,0af086af95ce10eb
object,34572132000106f3,38c58204bb168296,bde8db2dfbe7d6a9,38c58204bb168296
object,9600753f0000b3dd,d518b8e5e8939cc4,9118952ce6f24424,0ee7f395f565a2f3
object,34572132000011aa,3871545930a83469,ef7ba247c5bd9779,3871545930a83469
object,9600753f0000664b,76285f02d23a2ba5,c85bc5b334bd6457,31c200bd1d03a897
object,345721320001371b,03a888179926d6e6,7bff4eaca70d1fcd,03a888179926d6e6
object,9600753f0000c710,1c88c296cc4fb476,9052d88d31457c77,8c8d55d1bcaa7f4f
object,345721320000360e,94c36ad6847f99b9,af39a70a70758ad1,94c36ad6847f99b9
object,345721320000343d,43528ed4a754d89d,5268eeca4127980b,43528ed4a754d89d
object,3457213200013da0,493580af4d7ececd,8085d13db15ff01f,493580af4d7ececd
object,9600753f00005b17,676dfcf0245d1adf,1e007d223b354796,7c15a067ae5e34fb
object,34572132000062f7,ad272b1a016ddaf5,1a9f27041b0c7686,ad272b1a016ddaf5
object,9600753f0000c7c3,194dfca666c77f53,dd0b71a6eb3156a6,c60faf8f101901bf
object,345721320001424d,7b915609812d211a,29c29799380f7946,7b915609812d211a
object,9600753f00006279,b964c63d31289b60,e239d82f9e229889,34c563c1ff1cde3e
object,3457213200007df4,2a20d766485c17e5,c825fb081d1130e2,2a20d766485c17e5
object,3457213200001cf1,5545257744247d80,796085c96b973735,5545257744247d80
object,34572132000073a5,9da1c6b592e434d5,68a0b8be8b8059fa,9da1c6b592e434d5
object,3457213200005194,b303b43a7e086681,1ff3b0dd4fb726e0,b303b43a7e086681
object,3457213200004f36,4dad432cded13f7f,a036a56fc6a0e4b3,4dad432cded13f7f
object,3457213200000c82,e680ce33f8eaa7ea,02d4687ba20f835b,e680ce33f8eaa7ea
object,9600753f0000aa5c,f6d4981e2fce3be7,982907e90dfcea95,e44aa9ee5dffa360
object,345721320000f439,257e88d0fa4c59ad,807f10b78615d46f,257e88d0fa4c59ad
object,345721320000403a,a6ac1c715a3b2c95,1b46690b44b70370,a6ac1c715a3b2c95
object,9600753f00004d54,fc6f05d0250fdcd5,9d8fbcd092dea0bf,2fa2c077732b6f35
object,3457213200004b9b,1d599d605166aa20,db2565df902f07e8,1d599d605166aa20
object,34572132000021a8,db96f5e47e2e7455,426a735247a4d89e,db96f5e47e2e7455
object,34572132000114d2,749e4ff942db4c8a,57a731d295e9e4fc,749e4ff942db4c8a
object,3457213200004b93,1a758212da227e55,5ebfc73c640529cf,1a758212da227e55
object,9600753f000034c2,6a2d927fa61bb433,09258616c2387f5c,55f7f1b432f5a305
object,9600753f00003997,789b917f68216b3f,ecc6ed3d0761d5eb,9a4b38524929a475
object,9600753f00000414,ca71bb94a1e58a1a,189fa9b63ee68d4f,dacfb37c5d2740d3
object,9600753f0000361e,c932392e7a2a050b,4978c693e322152a,6ce466e3249f06ae
object,9600753f0000d2cc,e93388ff7427a7ac,ca67768b5264ec38,ea33376c3bd91fe0
object,9600753f0000f78f,336f894be40781dd,189fa9b63ee68d4f,1d0fe9bec38a26d9
object,9600753f0000e4c7,73137d376d6277d8,189fa9b63ee68d4f,d74f4f18d8bf0b92
object,9600753f0000e90c,857cfe86ccacfb71,189fa9b63ee68d4f,f0693cd558b13145
object,9600753f00011cb5,284de82b2cd4cf66,80dc972d367f0b74,e220438e887056e8
object,9600753f00003823,c44ef331d6c7d687,0663f4ca3d621f4a,082115ad83f527f9
object,9600753f0000338d,bd81798f24483e1c,0d33809893846fa0,f4a497e7fe8cc8f0
object,edfc13ca000008cd,a929bac238f6cdb5,46d8c626df7a0141,dcb7ee27c8d56835
object,edfc13ca00000480,b0085b70570b4d0a,d66542f7d2c99bd1,fa63cb07e0f8aca7
object,edfc13ca0000248c,d86b43109e3fbaf0,eff25d30c90a01c1,9d9610e421bb87fb
object,edfc13ca0000235a,1dead3d47f256484,386903ff2410113f,1a1780e09f2533e0
object,edfc13ca00000d73,ad852c179571a670,58a5ee7b7f92c5f2,82412b43a8132614
object,edfc13ca000015a3,dbd83edc0f0b0326,32db09fc84526bfe,82631c760aa23914
object,edfc13ca00001856,bee717536ee73518,503b4bfa1105ad81,875971879f95aaaa
object,edfc13ca00001bf5,504dd554cd823df4,02497e834415739a,0b762cfdc5b625d0
object,edfc13ca0000177f,3f4bef0aee488fd3,ec56d1948a37cf93,da4270ba6297ce14
object,edfc13ca0000252d,fc5d4baee1327fe6,983e414ce9223e74,f9a842f55601c4a6
object,edfc13ca0000104a,19dd3ceeb919fe6b,9ee39a729cbf2a84,03d5169b708fa605
object,edfc13ca000019e0,c4ce4fc78e5d5e63,e309d3b581de94f8,d44309f19948451d
object,edfc13ca00000408,25993108863a16eb,da1734e53dcdd416,5456e1ebae2fb92c
object,edfc13ca00001b3f,7c4fe72cd2fe8501,30821eeee0f71f42,a9562479f483f877
object,edfc13ca0000248d,b862262dd63770ef,9d0d090d502c4a41,abfefbb58e56d90f
object,edfc13ca0000082e,cda232837ea0d0e2,6eb36bfbe7341f10,dcd7d39915c0f2db
object,edfc13ca00000fb8,ac5da94f8835588a,f5af20742c098aeb,c271e31ed1c461ff
object,edfc13ca0000130c,2e422bff2ecc960a,52614af2bee1b701,74e1ddfc5fd301e5
object,edfc13ca000026b8,494c11bc4e0ad236,ebbbd3bdcb96d9a6,5e60bb2490351d60
object,edfc13ca00001b57,12cf85fd8810f2cf,ad51ac65a00c430f,801da6db0f7dc647
object,edfc13ca000004d5,ccf280987be463f4,617ac2edd5f950c5,159b8b0849ae084b
object,edfc13ca00001c83,655a264a44325bec,d47bea6f6a7e363d,60e9475c461a00b8
object,edfc13ca00000abe,6da40eedbbc25666,3988e49695f571ae,1fa74d287c519150
object,edfc13ca0000123c,07fcdc7e048e12e4,3880365fff9c3951,fa79c43c4f32c650
object,3457213200007be3,090bc1a5d3373701,eecef56b8ddf4634,090bc1a5d3373701
object,9600753f0000cbb2,473526a0414d445e,0d33809893846fa0,5dcaec514b674f43
object,cb979cbb00000014,93ebacfa3a1187ac,5e0f6ad7f10f9245,f69062151d2be8c1
object,871a5faa00000777,dd526550dcc83c62,15f22df2a3bc7d17,129740204166b784
object,3457213200003391,8cfc8a7b2419b9cf,eacc6e7747ab2544,8cfc8a7b2419b9cf
object,9600753f0000bd56,f766a005de44496b,738871f85dc30844,1a817fcd32d422b0
object,9600753f00015934,55602da59a15bff9,9b791c1e0b2070be,7581aaf9f8a82056
object,9600753f00012aeb,78aa6b2367fe54a7,9b791c1e0b2070be,a17e2307c06a0ee0
object,3ef7873400000001,a4b5fd7e7d3ff7a6,b4b625938ea9763f,659a3efbae986b1d
object,e99abdcb000025d4,8a9b98fae6dcda30,0a9dffdfa8a1f0a8,629ab134362ea30c
object,9600753f00015e62,8adb706f68610105,2f0ecf9eaa8818a0,55a353c6afb293cc
object,e43606bd00000083,1a9e0230a496d9af,a3fbdad7da87c87a,1b8f3ad387a8b8f5
object,e99abdcb00000264,4136dde5338751bb,69ae50ad626a4601,2e36b5b9da931df7
object,1480fac700000007,c20f6fa0763d1bdb,e5ea675d7d445060,3a36abae815c3b94
object,94ebd9b700000002,651b16e8d804a709,3755d3698bf5f9b3,fe4403bd9a1af154
object,e99abdcb00002888,f59994b4afc8988e,3350f3a029790631,a541b8b804dd4dba
object,039c177800000001,c6f14cdb039c1778,a882360b5e8d537e,948fda42dc36bc29
object,9600753f0001086c,3e98f14a66451c38,46734629e6b29d49,6822883bcee6a35a
object,e99abdcb000031f8,c5a1c863671175a2,83527ac913ff991b,bbe75014db374693
object,e99abdcb00002108,73f13eb24c4917a6,6643c65ac5d2b5f5,135e8432114ad02f
object,e99abdcb000017c2,ba14a6d6199eddff,03359c0a06973959,725f8bd810853c12
object,0abfeea800000111,7efcbbeb97ce6306,df18870a8e0be735,2ebcfbdfe1c82aad
object,184d4f2d00000c57,4df5bfa0754a867b,95790bc59c2eb7a3,3ec61ec538358237
object,e99abdcb00002f88,1e7ac56d98186d1b,9c1ea0ad7cb766fa,79f593bca5a8a1ae
object,e99abdcb000024b5,72259bedda782f0c,cd90704cc3341a4c,a51a2939f0a81077
object,e99abdcb00000b68,0ec381158fc7dad3,49faf28159e7a355,62711eaa687fc320
object,871a5faa00000bae,4d4aa1f32363f8a9,62b14247376754e5,fd2db73c10490dd0
object,ddd6cd3a00000001,1f9321c72ecbdb45,291ececebaa479f1,e7547f687c74eb69
object,184d4f2d000004f8,dd91e2040047f14c,aead26f4f777010b,8cebf414ef2e144b
object,c679bdd600000388,ae423a35bf149e83,14be7be030c63896,631684a7b9df9323
object,3457213200005e7e,dadb9ebd67a5d10c,6f9cbe442fe26854,dadb9ebd67a5d10c
object,516ee305000000c0,1e3b1c9c2e993a1b,e0797356b64b6177,16962c29eeb33763
object,184d4f2d00000bcc,d609b50e29489c72,0c0be5a406756456,a258a7d7e2489a6a
object,0abfeea8000003a1,3a4c94592089e829,c5312f4648f8f0bf,537fbb8f11f736fb
object,e99abdcb0000133f,846958840e5d249f,42e90fb25be8ce51,77cb134b70dd2192
object,e99abdcb00003057,067bcb8b22167d81,5adb7595d9e06156,f0f9e9e9d61d6dce
object,e99abdcb00003559,6a50b7e6c0e7f59a,95808823c227dbbf,3e502835ce6b633b
object,da92723e00000001,722150bda3d974dc,0a94ee5e24f41a11,ae10e610f22430ec
object,e99abdcb00003517,ee1942d2adbff083,c880b5365f8289ca,938768db3c5f52d0
object,2790160c00000007,18b94a6adc781258,7facac1af01a276f,94696cc76689b2ee
object,e99abdcb00001ffa,3c5b141a2c5c155b,c93ef80e8fb401a8,34e3c2eeae58cb44
object,5cd5286900000002,fcca88ae72336a4d,a47dfed68d68b8d5,da1b7382ea2f6df0
object,e99abdcb00002587,c6ed9d947edce8a3,85d82fb2ae6c8403,6ea183ae86bb0083
object,0abfeea800000078,90153312b3ae8592,cb78876626421607,0f33c0a403ca239d
object,e99abdcb000015c4,e89a3897dd728475,01c82e2cc8b565bf,8dd45b1f58a6b171
object,52f8e40300000001,d74652e852f8e403,9817b09c6bb8adae,505b199f9e205658
object,184d4f2d0000010b,024ba63da226db89,41f34b82a7345d0c,291ddcb061e8a880
object,e99abdcb0000276b,6cb08de7eadf1e63,3eefa07ea340b88b,c7e41a3b556b6a78
object,f2905fba00000001,5b30b501f2905fba,a5b5c96f9d046e20,1a62a81f16657e94
object,e99abdcb00001d50,6b2833a98f98299f,ba93134ec26eea62,464fce46434096d5
object,925078e600000001,ec450ad2e47ca2e9,7ecf3ad2cd541cac,9bb2ccfc70eeb362
object,e99abdcb00002867,bd89b139edd41fc7,c04926243728b0ce,4dacc17c7b79f1c1
object,e6f62a5100000001,63b86661e6f62a51,bab1f4f5696112a1,e4b25096f8f336a6
object,e99abdcb0000241e,b4d2de27cf8b1810,13e4bcb8b36d237c,eb2d3e7437f8dfd8
object,a523578100000001,1d02cad82005e430,0752752b955a7ebe,f411cac181684ee1
object,5cd5286900000003,9c5d79800f7cbbc6,a47dfed68d68b8d5,187c9c09262c2cab
object,e99abdcb00001a4d,d60745117582083b,b8b006c47794c1f2,8bfb767e44b61300
object,084c31d700000002,8da79fb3f09266c4,efa66da4d7682fd2,7403d3faf4ce4b94
object,872a731e00000001,1f587ef716c21e3d,9d8867f50dc182af,08d4796c7e8a8933
object,e99abdcb000000d5,60909c1716341bd1,7dbcb9bc7c60ef3e,bbf2fd64f3178814
object,9861070d00000001,682ffd8ab26423a4,4c8b1dee21082b24,0212aa7e1077714f
object,152255d900000001,e6c86c1c26d46009,d970912b97634973,50daf1742fd5244d
object,345721320000818a,ea4e710dd7d819cd,7449d36c93a0870f,ea4e710dd7d819cd
object,e99abdcb000034e9,1ab2c6cb5a75ca0a,e3de221410a559de,34e6e837fca2a692
object,e99abdcb00002fd7,5be2d40b0c6996ff,502536c4febecec3,464a53a593af19eb
object,b2c1454f00000001,9e4360f1b2c1454f,9671d1b7b928ba39,7f8595f02e20cabe
object,e99abdcb00002d4a,6145ccc367ea06de,198cf863fe553ab8,4e5716227aa7aec8
object,327d7f6400000001,1717f7ba327d7f64,d0a43f88dc95c660,bc206ec3fea01996
object,e99abdcb00001ea4,81ea402b533ce80a,85cddb77ce7adf4e,4c71877bbce37914
object,e99abdcb0000350f,413bef3b0bd9c4be,391c05804b8a7082,943670551a298e06
object,e99abdcb000020bd,ab0fa839f2290d5d,b6d50032efbf62df,c50e0ca03567efd9
object,2aa4027c00000001,5b0478d6f69b5632,12b3a10dcc17afb0,0d80bf3ed62e8261
object,345721320000327f,215369b792bfda25,ee931e1861d75790,215369b792bfda25
object,da92723e00000002,5a213d833b710690,30236735f8dccd96,7871d240b8d00695
object,0de614f5000000ce,dc4f04e25d3085ac,8d91364497cefe7e,ca9da57ca9a362d8
object,e99abdcb00003472,145456f0d8531df7,b46e8641840a05e5,72770d5ad1c08cbb
object,0abfeea8000003b9,cd12d5ee7d380d0f,1b1cf5a91e087a3e,197766b76928c100
object,3457213200004ed1,8cefc3b1c2c74f93,1ab4ffbb171000e8,8cefc3b1c2c74f93
object,184d4f2d00001116,6f96a2d7d6e36a2f,9a2a44a0ea4c3ddc,defe35146b3d4cd5
object,184d4f2d000012cd,972ed797f8377df2,535d3b8b0c56add0,c40fd1c62f351538
object,3457213200013958,6ff5092a07246409,dab2e3ba3b71d660,6ff5092a07246409
object,34572132000144a6,6bb4af7b15bb2475,2ad02902056b0c6b,6bb4af7b15bb2475
object,3457213200009426,102f255541728bd2,67b23aa2a0922ebf,102f255541728bd2
object,e99abdcb000007ed,21ffbd23078b582c,7f578f0f1935bba0,9e6315dd8ce87633
object,9600753f000104fd,13535cfdd0f39cb7,6e44749599cdaa8e,7d191fcc6454ce48
object,e99abdcb000028e8,a42f602ff55e994b,3e002d3f7a46d70e,154daa3d5cf25b22
object,731e363c00000001,f88069b87671ba5e,2a35086ec01a84a9,ed2124b721148732
object,e99abdcb00001eb6,c95e3ca0935b03fb,7f3bee5cd5b7cb37,fac2a7956006f45d
object,e99abdcb00001c07,f7feb91df28d42e3,c5152243ec80dc98,70e8120dfba30ef7
object,e99abdcb00002ab3,fb4e702d8eb3f4a7,b820a893646f9b0e,e67d4c1d91bdf582
object,e99abdcb00002644,9f47ae274110155b,0d05cd09211d8058,f43658ca093239a7
object,e99abdcb00000c5e,82fed33d1ab2cbcc,3746e4fd40086db3,9e328737c08daf9e
object,9600753f00007b05,ed2fffd64c479893,c114621404d1ab40,6202af749474852d
object,0abfeea8000003cc,d8fd6145f0a089d2,d4d05e6235d38ff5,5952760ee3500647
object,7a90a11100000112,ec98d4516112910d,a6eb21150ea7ca4d,454e9d498b3a141f
object,e99abdcb00000897,01aa005e0a0fc1d9,0f81c49e91be20cb,d9c3b3311b1cb9e3
object,e43606bd00000055,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e43606bd0000001a,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e99abdcb00002d68,c2354cffd0bc7851,894157ea3820a978,5582858498e4067b
object,f9cbbb8b00000001,ad5c6810e00f5a20,c8c5f6653187e839,cc6212560c6e744d
object,0abfeea800000267,5519f7739b27136c,3a98ed11792d082e,655589d2995e165b
object,82eaa8580000000c,d4f6de80891801d3,972613a3d6cc276a,091e976bfa3ee3ab
object,a3d0009f00000069,2d01f291f5055157,291beb759a86f73f,3a1daf3c8cada08b
object,7a90a11100000030,8fd6bc58e76a6dda,50a96e0564419bbf,4a44e0978220b352
object,fc09c3cb00000001,f74044e2642e8294,1f5b58e2d81e230d,fc323038c7f5218a
object,c679bdd6000007fa,e4309e266301a4c2,c1ae14e3b3c37806,cc0fd2b559465cdd
object,e43606bd00000037,0c1c5e30a9f6615e,9055747cc793d166,21dbf7614d79c7aa
object,e99abdcb000016c7,003470ad26906cea,9ee2862c557ed7a1,d22acce407f869eb
object,3457213200010ad3,89962124314f0cca,f69b4041d1a5166f,89962124314f0cca
object,9600753f0000d2c1,ccdbddaf436cbdd8,58e19c2fada0e097,ba424d26b9a22455
object,e99abdcb00001788,06c5c58bde07e840,a74730ca0a616282,c41bfa21a72fe7c5
object,be0289a7000000cb,4d48c8c9ed3f2dde,fcd7916c3f4f4b42,317596f1cd42fd4c
object,9d48df360000005d,cd360524f4c81d40,b3b87533e1d6cde6,001207a492387447
object,cef8a36c0000002a,4e2842a4cb5bbbe5,15250b7eac425fda,70deabbc8b6acdb2
object,e99abdcb000013f8,dfa6412c20ddb567,494572bc03a8061f,df6c3593bed85668
object,e99abdcb00002f8a,9516b19efc6373f2,c69cedbc0e756134,a11ef68c365afd38
object,e99abdcb00002e20,d9b2491519837f69,a74730ca0a616282,d720ffb1f3236661
object,0de614f500000234,1a12d83c09401a54,39acde5ad2802b13,69b5dcb3b4be04f2
object,e7ca282e00000205,ab148c909cfb9239,ae25930fc9d73ad2,49b2646efb996cff
object,e99abdcb000032bd,8f02b4994060dc10,fac586abc0f9664d,38e05dee1f8e2df2
object,e99abdcb00002092,3d3cf5ae2ce99ba9,065ae857b29787de,1b107b79e3b1109f
object,4891a6c400000001,010ce9727ec38d6b,fece6381ea93aacf,a41a58205133f472
object,e99abdcb00002395,e9293f2e337952df,a002c40eaaa87880,30c97d9fe9fe7330
object,871a5faa00001743,80ae3c9efb81a07a,d05fa670650e00f2,d215c9ac95e74ea6
object,ea36ba8200000072,4be44211c5faeb88,79cd8069f210a16c,300d0b0a71a8e6f0
object,c679bdd600000ec5,f2cb86c664236257,d37c9dd30b5ad13e,4ec53719d5be895b
object,74d3ac5f00000001,31201ae9388dc434,cac6014d2103c182,0bca74598ee9d043
object,7eb2ac6000000001,cce0ce87fab665e0,b04b2d01c3fcad52,6b21965d37439c87
object,9600753f00014cfb,b657d52c75e32217,2bef69b91c2c129e,178dba6e4ad38e64
object,345721320000104b,bc5e429d44f18f2b,5e9db24e0a125f98,bc5e429d44f18f2b
object,3457213200014456,81fea6ce16d5ddf9,7e59e6e5986ca781,81fea6ce16d5ddf9
object,3457213200011bf4,e161736082424e1c,9a05f86d4a4f26cd,e161736082424e1c
object,9600753f00005282,00e89c5883bf454c,2bef69b91c2c129e,d23266f1953c8d94
object,9600753f000150ae,1982052e6b713cd2,ecc6ed3d0761d5eb,7705de45fcbb691b
object,9600753f0000e08c,51216f0fd78e306f,373ccb1d5b79d325,e4e0eda2a681c781
object,084c31d700000003,69d022a338aa9eac,43175a1a9878fbb9,6889298a7b0a9ef9
object,e99abdcb0000004f,a2593872928cd974,42e90fb25be8ce51,2c2d53c6d544069a
object,e99abdcb00000d58,6018c2098cab0e47,caa4415b8c91c1b0,978900f59813c7d5
object,400028d500000001,4f847471400028d5,d0e4dcb44cf76549,88256330b4e50f32
object,e99abdcb00003575,a4454933f62b2a86,98c0b2beb2cccebd,2e147130a240b57a
object,e99abdcb00002698,786ba3cd655e691f,9efd1c9691a6b60d,915778e611c53299
object,bc9be4ad00000001,3306b23dbc9be4ad,51d6479cf394c4c5,22aee2163082dffc
object,e99abdcb0000023d,73259a914927f08f,d8f92c9fc9f56f83,4d418ddfce69b001
object,e99abdcb000025dd,6753827e71d23f27,e8e57a4b8e54bdca,3a0635a62460e851
object,e99abdcb00003152,5da37b401813c415,8fe543e6f3514694,9ed7bdb36c5582d9
object,3457213200012213,a695a9da34d67f02,639f38eb89125022,a695a9da34d67f02
object,9600753f00010201,998a8ac129e4d9ac,06e5e60b5177a693,f083ea21c55e8848
object,3457213200007f12,c67e2a5c84c1b5d8,06e24600769bc6f9,c67e2a5c84c1b5d8
object,9600753f0001313b,76ead5c2bfb1a52f,d884fa9e84ab3ebf,3fea7f5556dd8ab4
object,9600753f00002bd9,ed2fffd64c479893,d362e7cc28e11152,6202af749474852d
object,e99abdcb000029c8,199b993fef6d4937,e8e57a4b8e54bdca,4d9e52f460fc754b
object,a5ee618700000005,613b009fa1265818,51f98f35dd793781,63ef59050f5895db
object,2a1f04b900000009,3c890ffe02f5e6b5,bad1b4a24fb2a132,05fa673047443584
object,3457213200003418,6bb4af7b15bb2475,32ce5fa249f3eb8e,6bb4af7b15bb2475
object,9600753f00011408,51216f0fd78e306f,7df7cb9e6822f132,e4e0eda2a681c781
object,7a90a111000000d7,8677f4a375eb7136,0251546cf92284ed,6044f4c3dadeb1ed
object,2a1f04b90000000a,b4e1a42c1aaa2fd1,fb93b82b219eb1f3,2b4ac773f35ce6bb
object,e43606bd00000022,0c1c5e30a9f6615e,9055747cc793d166,0928f452812d0899
object,e43606bd0000005c,0c1c5e30a9f6615e,9055747cc793d166,0928f452812d0899
object,2e1d2bad00000001,493f4bdb7ad7e34a,1678351a359c2997,930225f7941c91b4
object,e43606bd00000027,1a9e0230a496d9af,9055747cc793d166,43380216db3f01ed
object,e43606bd00000085,3193b080e019552a,9055747cc793d166,276a2304f69d1cd8
object,85a9f5bb00000001,4436ccccb6cb7e77,cfedd6c794d06f6c,b23df9c21afa3d08
object,af47999400000004,1d7e1a3472ef3615,95774f09b4d1ece8,70adfb46231e5bf0
object,29f2e63e00000004,d4944b4912514a2b,e0a5642ecaeec131,0302f7ae51e16661
object,5eb8f40c00000003,58c6ab79e8665b22,a840c0bf38e79650,da44bb85004c54fb
object,ab269b2600000001,28485f44fe0c0a3e,e530e0fb3528feb3,624d8e88a1915d80
object,3ef7873400000003,7b80c74e87b9895a,6c9958ee00a31d96,1ebe5b3213c8e2ab
object,958feced00000004,37a80aa7ddfc24d5,cfe4543799510986,1a3c3b572b87f0d8
object,8e1c783d00000001,72e5cdc2793afbb4,0802230c31c17d34,f63f43a061f98273
object,e99abdcb00002ecc,34dfdc77bf98faa2,06f134aa4a2c2691,394c2db3c815924f
object,c5ea256600000001,65b5ae6c46b19700,119d8dc0f4728bb9,8fe98f2f62532a4e
object,bfe9c62e0000000b,41ef7cf3047c5c9e,849fdc8378df7365,fb015be03e0f3852
object,e99abdcb00001d46,6da39f98bb20a28f,9bef0715a71e6600,ecce32fc477b14a2
object,ad3f9f0100000043,425cfb19bb735a63,d8c8e8c13ca6d704,3dbbc8eb7904b048
object,edfc13ca000010ee,9193bec4bf262258,29eb8438a8e4858b,cc3ffafffac1b345
object,78bf406700000001,68640e38a1fe2514,2327c1662344dad9,1b75ef011e9b3351
object,e99abdcb00002d93,f5a290a45bd5bcdc,06f134aa4a2c2691,d116691994ee2938
object,96bddaef0000000a,3cfda01b3d33354b,929a39c4d4885ae7,f14ab86ce8be6a0f
object,edfc13ca00001d09,0c894f15f1070b61,05dd08a8464dd9e0,f34144b4a676e0d3
object,5990e07000000001,9111b4da687ac9e1,868bef08bbeb9541,a881f7c8e19c14ae
object,bfe9c62e00000006,41ef7cf3047c5c9e,b14de77095387449,f4e156512ca43bd5
object,e99abdcb000010f6,922ff8733010dacf,06f134aa4a2c2691,e944142b938b91d0
object,e99abdcb0000366e,077b485fd1a178d3,2957d8c416753b87,6fa83708be8c7de7
object,000a083d00001dbe,a4cb92caddd967eb,1637906f6e2fa4e5,0772aade3aa2cc6b
object,edfc13ca00000961,80a2451825079de3,1d929413e76a24d9,22c9aca932e6cc6a
object,77a5ef9e00000001,943b09439bcbb231,1669cc8db916f906,af98b7ffa7697b93
object,bfe9c62e00000005,41ef7cf3047c5c9e,229034367f18963e,1c169670f2164481
object,c7217bcd00000001,353539b3c0744a53,fcbaa85e71621b3e,584b892b7081ed2c
object,e99abdcb00002ce3,ad2d8889a2896740,46f5c54de8811588,4fefe44bcb1861cb
object,e99abdcb000006ad,74c1df520b09b653,eae466e86fa480b8,3413419c9c982d0c
object,66394bf800000008,53e2341be6efb05a,e039a7010fc9b326,6c189f0c4fbfd23b
object,ff517eba00000001,fd175b25473b6ea7,dbb273e76a9158d9,1e9649d4bb72da2f
object,bfe9c62e00000004,41ef7cf3047c5c9e,ea9e0c4e41bf976c,6e1796b22436936a
object,a42fd88300000001,f50a165d268339e5,5501e3ce52788769,5e5edbbbf6d0bc34
object,e99abdcb00001eec,0c1aa01137034b44,25258de990d5f610,58bd5a2070544bc2
object,e99abdcb00002344,79b694f9b8aa27d9,6b01c0856ab935c5,b08c13158675dfef
object,d52134080000000d,c0cdb7c94e684ec0,7e4d6aabc695ac2f,e09c306b805dcbab
object,edfc13ca000022f3,450be12ed4bce135,c647b369a131f8c5,5f16be6b10971a98
object,52b99fa900000001,1992d13dba33eb87,5e79c979d6dad75c,bd9d1e25a5b97af4
object,bfe9c62e00000007,41ef7cf3047c5c9e,3de3c2eb91abdcb0,6168f0878b6843bc
object,c88b737a00000001,e41b522830219251,776baa0a7eab8bc4,998277fbbdd90092
object,e99abdcb00001e49,b1a025dbb99d3474,208eb5289883d653,a434289c22c99e49
object,e99abdcb00000712,288be52910f3bdc9,608f1b324fab0fd9,e4bcb8244aba845c
object,e99abdcb00000907,12e2a995990cd765,cb498f046c4bd733,4f07d5d8ecff22a2
object,e99abdcb00000cf5,75e0fce0478ff3cb,9c1ea0ad7cb766fa,9d3f99263fdff4d1
object,c0524a3d0000203b,61adc98899405d2b,dec7007cc3788a20,5efb61c86d8072fd
object,3960a7a8000000e6,6553a844704f8021,baf7f25bcaf79b30,f38b38591f080a2a
object,3a7db3b500000001,2bacfd76318793e2,95867bc7aee482c0,483a503ff488a042
object,edfc13ca000022b9,9f3d168779b12002,d234f7572e189a6f,6442dc17fc0043b0
object,edfc13ca000015c8,210b1df0a51c4f8f,148e8daee2ed601f,3058de9c79143572
object,5be1030e00000001,8ef01faff4e31356,156498eae24d287c,585be6e450f33810
object,425ae96400000001,e44ade2cf9db7285,7b86456e213f1daf,040a4d4cdb1b9d60
object,bfe9c62e00000002,41ef7cf3047c5c9e,21891a3c7b98ad21,2709b3a0d40b2ff9
object,bfe9c62e00000009,41ef7cf3047c5c9e,4641b61c9e1d606c,f2c1405b26b2df99
object,cd08907b00000001,9bbbb48b53923071,4a68ac2c98c19dcf,5980f66ab4f29b11
object,e99abdcb000003f3,0488199186e037b0,98f73a24462834a2,b1e79593cb74e581
object,e99abdcb00001bf0,630446e8cd31dd88,793d2fb5c9a4d590,e317d0ca2395f51e
object,edfc13ca000024d5,8f57f15c687fb559,40dcc39dddc21293,04fb876a069c78be
object,211f06c400000001,5ab7a30c0a48061c,e3e7545c621815d9,877bb85f80ac99e4
object,bfe9c62e0000000a,41ef7cf3047c5c9e,a31d58b260ff64c6,2ae6d1a54d3b9462
object,e99abdcb00000b46,0f8b6ba2647ba2ab,783d750bb6bc47cc,e3cb6e3e6e36af76
object,e99abdcb00001eb1,b2b06577a33ec020,cb498f046c4bd733,0422f193c1d838d4
object,edfc13ca000028fc,f8be51d5a3031367,12eb4731bc9c1aab,6c22cacbc78f7eaa
object,c4770c2b00000001,3cdc12c28e76114f,787628c6c121966b,452cb7cf45070794
object,bfe9c62e00000008,41ef7cf3047c5c9e,b33825b79998608c,734284d3f751d1f0
object,e99abdcb00000e10,a455cd9323ef2914,998ec68ab4887737,dec0c75e0e891adf
object,e99abdcb0000086c,62338dfd66ebcc66,1e23e4f2f77b1ea5,0f9e98fc51b41c60
object,e99abdcb00001fda,fe955f3fd397d896,cb498f046c4bd733,41ea1f335c96b7e8
object,edfc13ca000010d6,dad0d7feae295805,988cf21b7360ec1a,4b96cd5136b378c5
object,d8fb1ffd00000001,c73a5293206ffd4f,0bdbb10b990bfbbd,ccc5be29553c0031
object,bfe9c62e00000001,41ef7cf3047c5c9e,0b79a49c4649276d,d286fcf9ed4002d7
object,e99abdcb00001339,74c3dbbc14a6750c,ccc48b6793137af6,a4e663a1515aec96
object,d97e8e3e00000001,9458e686674d7c0c,0a4f03567d1652b9,7ced9569ee37e80c
object,516ee30500000271,25c99051305a3a19,5d9737470ef70611,33cc24f0596c3d53
object,e99abdcb0000106f,556f705e13fc463f,620f7bd714d63eee,924e595b27b84820
object,e99abdcb00002ad4,4e2f64ab54cc8918,24ff6d10e4db1782,200318bff444fa06
object,b310b02400000001,9013e8bcb116bb6a,d3e9d03901d21c0e,78b8889fc9bae681
object,e99abdcb00002e65,32dfaf10da0a20ba,d6b560d1775ba2d3,acbf158a5fb7916e
object,e99abdcb0000228b,52c873b237c676e4,0f81c49e91be20cb,b7536a585d58d565
object,e99abdcb0000083e,a38889d8092fb354,9d063d1cbc5d6d91,19ddca47f589c4ee
object,cbeada2c00000001,721b279dcbeada2c,518de7cd779be77c,6fe8f45dd4394853
object,e09bd99000000005,9ff97a298d29bee0,9fe4243393d3fd6e,0b525fc76177a2bd
object,dfaa428a00000009,92548cca1bc0da47,09b991f111c6b56d,0fa891ed5c90028f
object,871a5faa00000904,0ca10fe3027e16a0,40f1d6b52ca31724,1281208b7badfe04
object,e99abdcb00003457,7001cc2a9a257597,7980e2bd1faac633,fc384e30ca241303
object,e99abdcb00003445,92eda2a55a512191,391c05804b8a7082,04193b1617ef15b7
object,f5c6819800000005,670d7592c5c4e4d5,9defbd9f90bdbfa7,b674c4ea0ae03b48
object,e99abdcb00002648,7378db95e56b9b9f,e8e57a4b8e54bdca,59a95aecc2118206
object,e99abdcb00002d08,740557da19e6e9d6,66fc0d8c7a6542da,827c25d2e7bf66f7
object,e99abdcb00003160,149bdf1f1066bbc0,dbb86a6abeeaf00e,e4cb5a55c02cb0d4
object,e99abdcb00003365,34153a6a79a9a218,e8e57a4b8e54bdca,98d1876e36ded41a
object,c6e718bd00000001,04cd6bb7ae7c1e8f,c6e1fb1a77fc4923,62642c5cf15e2e48
object,e99abdcb00000adf,bc689054a7debf46,c5dc1b5ea3c391d3,1905199f4c402be2
object,67a63f0b00000001,fde6adc0bdb99ea0,3438bd15dcf63515,81a53c3046e0928b
object,5eb8f40c00000004,670fa7c7ae09c6f3,699e5eac54322861,1ae4eb397702d5d2
object,e99abdcb0000295a,8b329461c3529965,a742d0e40ae491d9,bee1deb87bd69511
object,e43606bd00000061,0c1c5e30a9f6615e,85cfc105a93148a7,0928f452812d0899
object,e43606bd00000046,0c1c5e30a9f6615e,85cfc105a93148a7,0928f452812d0899
object,e43606bd00000089,e2b794b9a25bb0d1,85cfc105a93148a7,cc74d0b6357ca8d3
object,e43606bd0000005f,65511445a65aa7a8,85cfc105a93148a7,aa8b8c8d4530ef7b
object,516ee3050000002e,25c99051305a3a19,035e0afc1ca37c81,38cc582b62e0464d
object,b633e46500000002,9eb83ba842e6cee3,0022ed912279ba74,9f9874f76b8d66f9
object,0de614f50000030c,a8aaa8ae8cf592bf,48048ff3ca24df3f,79c52ed1a0b70ce5
object,043c93ad00000001,ef5f86c53ee165d0,bab73269fae02a35,14f64043b5c59746
object,fa8e5db800000051,08c76d0ec71c71cd,42b3c1d58350ebae,f612431e6cbe303b
object,1ba797f800000001,a244cabf325891fe,9140cbfa6f7f979c,036ce49fe5025085
object,ab269b2600000002,2a5828bd697db690,adba4b506ee232c9,e1393b2b784eba70
object,86e55a220000028a,f7ffeaca278dc439,fed1089b8d8c7a5c,b30c7fcb1de76cac
object,e99abdcb00001145,7c44955b61b83e21,b12e556581e363d7,9f7458661545c02a
object,af0b697d00000001,7b9990439e94f9bd,bae197c06f8b524f,940e6e4ab2474fa8
object,cce0963e00000001,1d49809257b4c3b0,e4e7164bec6cb86d,69af5e5ff7582aad
object,5400cc3e00000001,f0064234f8472138,ac74d86825e0fa41,60152cf050f3e2c9
object,e99abdcb0000267c,aecb13b5083c9647,0d05cd09211d8058,9670d748223f4e23
object,e99abdcb00001eba,8e20d8fdc9bb357a,0d05cd09211d8058,a43ae18996d6619d
object,bcb9b5a100000001,cfc45c1d3933b6fe,a197f628c492d6e7,59d9da4e82cfae21
object,7a90a1110000012a,1c6e6becd9b37c69,050fa4e099256bdc,00e7e5efbe22ab09
object,bbcfcaa100000006,bd5d1dc1bbcfcaa1,a320f5ed2be56cbc,90b5055abb4786f4
object,e99abdcb0000179c,0cf9fb52e1db5d53,293621d84fb0b776,422374af311eea08
object,e99abdcb00001e89,8c2afc96db4a310f,7692dbb31cd40dba,ede99d8c5ad0533d
object,e99abdcb00001e34,78a5a17adf8115f6,8786f6777477e121,8586cc5b070933c2
object,bbcfcaa100000007,bd5d1dc1bbcfcaa1,fb9c0f8614d164cb,3a445e6a3ce2e507
object,86e55a220000037c,4bde01cb8592ad01,0fee9b2a30ab91c5,9077e289fd97e8ff
object,1550881400000001,5018f0e43c34525b,ff87b35c3efe5bb5,29632e2be8f94899
object,86e55a22000001dc,541d4f307729dad8,242e0841b6a200b1,4a8f8e991d0f7aa8
object,b236eda600000001,713121c9679a8295,13b046436ebd4a20,ec5dfea9d90e0305
object,82eaa8580000006d,7c1af821adec1f08,c3992d97da47c777,1133954cce0c177b
object,82eaa8580000005e,9f9f317f9a0c5afc,03a2cf1a66949e13,1d1cea4c1088d691
object,162e3d7200000002,d9870b2ef8f57aad,118f9dbf15b19ddb,91de2214839f6cde
object,e99abdcb0000313a,12ed94faa47fa607,e5440cac046e6ebd,e1c04795687422cd
object,871a5faa000009b8,b036deb6dc7bf74d,dbd10e0d371f35f6,c9ad0a33737a801c
object,e09bd99000000003,00bcb894282ee9e5,9aa1d356caf10364,c2d6d08a95052c74
object,dfaa428a00000008,7fbc1eb0121a30b0,08ffba0813f182ab,a737adef605cb9ff
object,8cf9bafb00000002,4cb4cec6f0f068ca,956c9dffb672a325,88fb2d9d8cf9b5b6
object,e99abdcb00001aae,e1c06b2d90d54fae,eee749faa05c2a80,01b491daca7607aa
object,e99abdcb00000459,86c4d335c85dd1cb,241786df01e3f6d9,bcb3a12702a90ac9
object,09adb17800000003,8b2133725565c09d,9888044af48c67cf,077c1fa04882f153
object,5603d20100000006,f2a190e9a90b7ba6,27a64fc6e1d20c3c,8c98603a7ad708e1
object,5603d20100000004,a6b83d33fdd67753,27a64fc6e1d20c3c,66eef0970abd94c2
object,5603d20100000001,ae83e01d24531b71,27a64fc6e1d20c3c,e44d6a0a521b2dbd
object,5603d20100000007,442e718eefa4cfad,27a64fc6e1d20c3c,ae70c10d52c19cad
object,5603d20100000003,b11f62b31fb5ea2b,27a64fc6e1d20c3c,145ba04879b9426a
object,5603d20100000002,2cc850827d4cc896,27a64fc6e1d20c3c,8ee8551594f3ab96
object,5603d20100000005,61ea3a2c202a068b,27a64fc6e1d20c3c,c10193095d246924
object,5976184b0000000c,855d0989774877ed,780e85b9dcbfbe29,211481899fb57bbf
object,2aa4027c00000009,3e34c08bc15c1103,23df2b9402a95375,802a5ab114f87968
object,86e55a2200000058,eef4f554b16f975b,78835d92522b06cd,d121b3984c539a7b
object,e99abdcb00001a84,97cace9e4c7cbab6,98769e072e3b4ada,d5f4dd3078454848
object,cb979cbb000001ee,fd035535b4ff687f,67291caf4bb39760,001517ee248c6fb5
object,e99abdcb000012dd,b3a05907040ecc67,398505c5193255be,bd77e7c198a5b4c0
object,871a5faa0000190e,3e7ddb5aa73c6ff1,b856070a5b0ca02c,4e10c64649df0baa
object,e99abdcb0000242e,1b7c1058d1ff1d41,75284d3b6a13b42d,05f863eadce27a2c
object,e99abdcb00000354,5bb6a0b654f6b76b,75284d3b6a13b42d,d8c6cc75fd7d55c8
object,e99abdcb000025ae,4f6cd0c8f7a2fc00,49deec6f433302a8,e5e9c51a465ac672
object,bcbd89b500000001,d47fac80e4a197fe,a2cdac833dd2cae0,240829b473bd0b15
object,6592c01900000001,59fe634b832e3f84,9d037f878085f599,1741fa60c25861a7
object,b63b314e00000001,c8864f2c7a2bedec,46a52df4e6923e39,e8191a0b5ee39b18
object,36f8054d00000005,8db0ada7212324a0,844b9f2a9e7814be,49384336c3df41ea
object,184d4f2d00001878,7b872f57e6f8cf21,39cdfb8a5c9d05fd,68bc3c04ab309466
object,0abfeea8000002fc,cb41902e5e29f013,5df58503e3a86bb4,2322549bed5ba4cf
object,e43606bd0000002a,0c1c5e30a9f6615e,9055747cc793d166,5a416bcccb63955d
object,c0524a3d00000fc6,cc9cd114eb5673c2,8ca487ae456e8a82,42b45326cfeaf2a4
object,e43606bd00000001,1a9e0230a496d9af,9055747cc793d166,b832f1da197bb90d
object,e43606bd00000034,5c1d2b4157938f83,9055747cc793d166,b92d35c57dda690a
object,e43606bd00000093,1a9e0230a496d9af,9055747cc793d166,980b8c0f14a0cb68
object,e43606bd0000004b,1a9e0230a496d9af,9055747cc793d166,a0316fae8ee49ae9
object,e43606bd00000007,0c1c5e30a9f6615e,9055747cc793d166,c3a5461aa9ce2086
object,e43606bd0000008c,1a9e0230a496d9af,9055747cc793d166,f48201601e89c358
object,e43606bd0000004d,0c1c5e30a9f6615e,9055747cc793d166,13b54abcb982b846
object,e43606bd00000076,0c1c5e30a9f6615e,9055747cc793d166,0585630104ab1c70
object,e43606bd0000003e,0c1c5e30a9f6615e,9055747cc793d166,569441c3ee3321cb
object,e43606bd00000077,1a9e0230a496d9af,9055747cc793d166,5eabeb9a8d2a731c
object,e43606bd00000040,0c1c5e30a9f6615e,9055747cc793d166,53b6a0e44739823a
object,e43606bd00000029,0c1c5e30a9f6615e,9055747cc793d166,16edff08ca77ea56
object,e43606bd0000004f,0c1c5e30a9f6615e,9055747cc793d166,cd72e55786434b63
object,e43606bd00000043,0c1c5e30a9f6615e,9055747cc793d166,074f1b94fd3f8443
object,e43606bd00000079,0c1c5e30a9f6615e,9055747cc793d166,cc4ebfb3bad4265d
object,e43606bd0000002e,0c1c5e30a9f6615e,9055747cc793d166,00f5fefd1f075f9c
object,e43606bd00000054,1a9e0230a496d9af,9055747cc793d166,d33566a3101415d4
object,e43606bd00000044,0c1c5e30a9f6615e,9055747cc793d166,9f4f095fa5ae78fc
object,e43606bd00000045,0c1c5e30a9f6615e,9055747cc793d166,5b1fb407e1fb4485
object,e43606bd00000081,1a9e0230a496d9af,9055747cc793d166,7ae9c3fd420762dc
object,e43606bd00000082,0c1c5e30a9f6615e,9055747cc793d166,89197db90be29408
object,e43606bd00000018,1a9e0230a496d9af,9055747cc793d166,3193ec021e946583
object,e43606bd00000038,1a9e0230a496d9af,9055747cc793d166,cff8d8775459fd7b
object,e43606bd0000001b,e8bd1967f2ce9bb7,9055747cc793d166,8e82a717cff17d8a
object,e43606bd00000071,0c1c5e30a9f6615e,9055747cc793d166,93049518afe15fa8
object,47b3a79e000000ee,1cab18945b5d8973,f639f4ca07d3745c,4d494963f744bc75
object,c0524a3d0000219c,83c47c2f5e1354a1,b0a299966db8be56,8204e2b4ed5886cf
object,c0524a3d000010b9,0a2fcac9f856e939,f7e63709df6cbe5f,b18eec021542c2b7
object,c0524a3d000014ad,a19cf1bbf87e1d5b,f7e63709df6cbe5f,b2b3008b8fb7fc5c
object,c0524a3d0000123c,48e3e96d01cab5f1,f7e63709df6cbe5f,e56618588edd41a0
object,c0524a3d00000eb8,21f940ac56000ed4,f7e63709df6cbe5f,f57f0b4c5627058f
object,c0524a3d000017fd,006b74f1ee36179b,f7e63709df6cbe5f,3b0e1b75c045fd77
object,c0524a3d00000d0c,a1e5c92b5de9875e,f7e63709df6cbe5f,4ab60adac674159a
object,e43606bd0000008d,4420a6c9e91fdc7e,9055747cc793d166,6f162a0099a504cc
object,e43606bd00000075,1a9e0230a496d9af,9055747cc793d166,1ada8ad4683956c4
object,e43606bd00000063,44c1d5466f441d5e,9055747cc793d166,b98da29e4bc5aa1d
object,e43606bd00000024,74cc1a20254335f4,9055747cc793d166,886f41e0903dd0bf
object,e43606bd0000004e,1a9e0230a496d9af,9055747cc793d166,f26f6a6acdbe9bbd
object,e43606bd00000026,a91a09dd52bf3e9d,9055747cc793d166,a31820c2bf75e960
object,e43606bd00000010,0c1c5e30a9f6615e,9055747cc793d166,7c1a8aac952a4864
object,e43606bd0000008e,1a9e0230a496d9af,9055747cc793d166,f79652347ec538dd
object,e43606bd00000050,0c1c5e30a9f6615e,9055747cc793d166,beab8591fb7e8e39
object,e43606bd00000012,5932f4c632955374,9055747cc793d166,246c4ce8f0a2e0fa
object,e43606bd00000091,0c1c5e30a9f6615e,9055747cc793d166,f85760c3f666b41b
object,e43606bd00000031,0c1c5e30a9f6615e,9055747cc793d166,e17bfde5ae673a4e
object,e43606bd00000008,d24bf5af9041a1b0,9055747cc793d166,aa392bca86f7d4da
object,e43606bd00000095,0c1c5e30a9f6615e,9055747cc793d166,f779931a04cdf8d0
object,e43606bd0000007d,0c1c5e30a9f6615e,9055747cc793d166,ee2f62b714d59642
object,e43606bd00000033,0c1c5e30a9f6615e,9055747cc793d166,a3037ee0ad80e6ad
object,e43606bd0000006c,4f4fdf384535f5f9,9055747cc793d166,3f2d94bbe4ae28e2
object,e43606bd00000047,0c1c5e30a9f6615e,9055747cc793d166,acfcc02801a0adbe
object,e43606bd0000000a,1a9e0230a496d9af,9055747cc793d166,579ddde904f37065
object,e43606bd00000099,384c9b4735bd75db,f5292cacd7a16b38,b86933e305a7e96c
object,e43606bd00000039,1a9e0230a496d9af,9055747cc793d166,1116d6d7e6e797d8
object,c0524a3d000017d4,3839cdd185e1a813,2cdbf8321d54f7f1,aaf8a116b89e12c6
object,c0524a3d000018c9,e765bc333446d189,587b2b88b4841ec2,eaacc783169c639f
object,e43606bd00000074,92cb7ed1dc855a96,9055747cc793d166,bf4ca6439f8bc2c3
object,e43606bd00000023,0c1c5e30a9f6615e,9055747cc793d166,df8b782ae4d9ab32
object,e43606bd00000066,1a9e0230a496d9af,9055747cc793d166,df0eab741b453a3e
object,e43606bd0000002c,0c1c5e30a9f6615e,9055747cc793d166,7575efcc48bf5686
object,e43606bd00000051,0c1c5e30a9f6615e,9055747cc793d166,b008ad0c401d040a
object,e43606bd00000042,0c1c5e30a9f6615e,9055747cc793d166,14dc89556054b648
object,e43606bd00000068,82fe1e33ea3ad6c8,9055747cc793d166,e1102f038f8754f2
object,e43606bd00000069,0c1c5e30a9f6615e,9055747cc793d166,3a414a1e28c700c0
object,e43606bd0000008f,0c1c5e30a9f6615e,9055747cc793d166,51442c8e8de65f95
object,e43606bd00000092,0c1c5e30a9f6615e,9055747cc793d166,6d1163fbce77e5bd
object,e43606bd00000030,0c1c5e30a9f6615e,9055747cc793d166,f1f523eac8481303
object,e43606bd00000013,1a9e0230a496d9af,9055747cc793d166,f90cb117ce2bd82f
object,e43606bd00000056,784bd3abd4365020,9055747cc793d166,8b4a402609a27f82
object,e43606bd0000007b,0c1c5e30a9f6615e,9055747cc793d166,2fbfaf084ed864da
object,e43606bd0000007f,0c1c5e30a9f6615e,9055747cc793d166,7e16c214d3c6bdb9
object,e43606bd00000097,0c1c5e30a9f6615e,9055747cc793d166,d896294ccf90e96b
object,e43606bd00000098,0c1c5e30a9f6615e,9055747cc793d166,88da110bb7222b21
object,e43606bd00000084,0c1c5e30a9f6615e,9055747cc793d166,1ef9cb17dab3514f
object,e43606bd00000016,0c1c5e30a9f6615e,9055747cc793d166,d6e09c6bcffc0211
object,e43606bd00000088,0c1c5e30a9f6615e,9055747cc793d166,4f4316d9fd43fc75
object,e43606bd0000006e,0c1c5e30a9f6615e,9055747cc793d166,2483c2d5ac6380b0
object,e43606bd00000072,0c1c5e30a9f6615e,9055747cc793d166,b65df85999cb2428
object,e43606bd0000008b,162b769719b76a11,9055747cc793d166,801ba666c8e56356
object,223a2fb500000004,9baecc4add9a4657,0b208c10f67ca226,fc336524853e8986
object,e43606bd00000073,0c1c5e30a9f6615e,9055747cc793d166,2e73df3e20611ae7
object,e43606bd00000060,1a9e0230a496d9af,9055747cc793d166,df05a98ca7d053ae
object,e43606bd0000003f,1a9e0230a496d9af,9055747cc793d166,01e5750da94f21c0
object,e43606bd00000003,0c1c5e30a9f6615e,9055747cc793d166,942201a59d2d4067
object,e43606bd0000006f,0c1c5e30a9f6615e,9055747cc793d166,14fc7ecf88b4b425
object,e43606bd0000000d,0c1c5e30a9f6615e,9055747cc793d166,146eea4a316ce22c
object,e43606bd0000005e,0c1c5e30a9f6615e,9055747cc793d166,37126feb479aba94
object,e99abdcb0000280a,316e8246c5f15254,a11c87c8fcfc2e70,2b2ac64329ae18a3
object,6faccba100000001,8cb9ca446faccba1,5d0df0e36cfadec5,66b13eb1002b57ce
object,523e348900000001,36acd93f4706a042,990c6770f2c97069,8db72c1afad5d07d
object,e99abdcb00001caf,f1142d0ec5b73928,e8e57a4b8e54bdca,a9ab089d3c99ce3c
object,e99abdcb00002609,f81647297003d6c2,69de31cf34e8fdf4,acf6ea48999fc158
object,461d558600000001,cca307c2461d5586,a1afba3042b84137,85b89d3855acbd38
object,e99abdcb00000fa0,9764a6c9dfff8e01,2a594fafd3c93b17,4c03accf51e21ff8
object,09e4341e00000001,91a6164409e4341e,02e4e6f57e095dc8,c8b06a04b18e8e13
object,e99abdcb00001605,bf9066f155f3e94c,fc66514f54cd73a9,020883b4e49cb272
object,3ba9198f00000001,e6cd2dbd3ba9198f,fbde6aab23e6edb7,930138f59aa1322c
object,8d6430bb00000001,57f9f478ce0e3f86,a5b7e68cf3d4716c,182632de8c8da97c
object,e99abdcb00000c44,7442d40b7c97a6fa,873aa7e91c1b6256,44eabcc7aac718b1
object,8d6430bb00000002,57f9f478ce0e3f86,dc498d91c27a46dc,f1d00bc5aca2b171
object,e43606bd0000009b,0c1c5e30a9f6615e,9055747cc793d166,63310a032be43fe5
object,e43606bd00000094,0c1c5e30a9f6615e,9055747cc793d166,5c2a1ef5a85172b5
object,f961780d00000001,59b65666d551c1ba,537f6fdab0d3bbf2,10102b93ba8431ff
object,d5ed595800000001,92f1a60dce51977d,b29a6aa91c0192e7,535d311e99290602
object,fe6e5298000001b1,e9f8044a3e9cc2cd,915fa400940af734,7433d7f016e85eab
object,000a083d00000296,468ce77c2cd38ef5,d17b2ffab7aff140,0e18b05f8d2aadb2
object,e99abdcb00002138,2153ca1b3000cfb8,85d82fb2ae6c8403,0dd625e27b77831f
object,871a5faa00001351,605a5eaef845b65a,ec8fd92e317d8888,7fe5b4035ef6cdce
object,6e86fc38000003f8,430317ba83081ecf,1eba645a36523a16,ee895d398cf83c3d
object,6e86fc3800000040,aaaffe69b2770ced,70f4c23bbc353bb7,320d76af230a2de7
object,52f2ccb300000002,81055838740e9a91,5e666a0bf7a56abb,1a0dd76128c188d1
object,86e55a2200000394,0208f5267cc10c2e,0b962ea93bf169cb,b8386b7aa5320484
object,e23d9db700000048,3183b391a8463203,ea9c4ab79e602034,8db9f507688be1d6
object,f88bb8d600000042,f5547622f804aac9,88406cbfa00293d2,ec9b676a7acc69f0
object,871a5faa000003ba,3e7ddb5aa73c6ff1,65e4a2a380e8a491,dfec6627e6350961
object,e99abdcb00003453,eceb5bb6954a6613,80e7dcba9c482383,536f59a378eb9f92
object,e99abdcb00000f5b,02de5fe21c857da8,6324ed6d0a4931de,e22ba955e8530865
object,71e5773f00000534,f419f65087e3f3ad,8f0f606378727a7c,bb95b1ab0cfdcefe
object,83e6bcaf0000018e,b60b892715c88666,dce94782498091d6,ef0cb360387dff06
object,000a083d000000c2,ab1e9c41b7792a81,83d18bd6140b6285,e54847e580027e09
object,e99abdcb00001a3b,bd6ac2764cba49dd,11f1f7045924af4b,636a7a1b870e8d35
object,871a5faa00001744,3d0c222fdcbfd2eb,fef80f5b1088b415,8910876217020c71
object,6e86fc38000000a6,216e481e28092baa,503be662b103d6db,69927c2f44ea6a90
object,871a5faa00000a1a,1ef10132214a67c3,47c9b602723610fd,f759e98b7015ece2
object,e99abdcb00001b46,e0e2cd37c84f060c,97c9616842aaffd5,00ab24a699d7cd5a
object,e99abdcb000002ae,b600fd28cbe5ffe1,66fc0d8c7a6542da,4231e6e8c9da420e
object,e99abdcb000008a0,833f39044559e47a,13778eb7de3d3330,eb64e94d49a773fe
object,e99abdcb0000095e,cfee03774b7a5263,53b8685e89eaaf02,212746513a84cc10
object,f5c681980000000d,9e8d08aa237cdfaf,d43a8e7c8c5dbe24,41f7a5cd87deeb55
object,86e55a220000005f,6974d91a7fc3fac1,51af9ec5d14aca1c,41a012a0cfe2ef21
object,e99abdcb00002661,5f932abcfa67ed07,a2da2995bed84ce5,b7301e2ee460252c
object,f5c681980000000c,569fc6d8b351ee32,a9e0c0ebdbf98e0d,031eb1cf14a88b3f
object,e99abdcb000001eb,4636cd6631e04ec2,b12e556581e363d7,6513ca8ce744ac81
object,e43606bd00000067,1a9e0230a496d9af,9055747cc793d166,b02ceb78c5eda1e6
object,871a5faa00000736,8238521ddf997f7a,38b26a6554f57809,54996ce5fef33bb9
object,000a083d00001111,2edeabc654678387,4f33dc9492e07f90,f2359da890b4da81
object,90e8e16d0000079c,f6b2d4832b757ac4,e9eae50d296974f7,3fd1c7673d12e74c
object,000a083d000015a4,2edeabc654678387,cdce3b2f454b22e3,87894ee0d36c1e85
object,87e966b900000001,926e6fcfefcb281f,d8b5accb94f84eb7,b65f86ac2e6fc814
object,9600753f00011c44,0addbc302e0ec190,3ce15f64c042b5a9,c512eb29cc062db3
object,132126930000041d,9da6f3ff1fe719db,85c9d38df2095cb4,33dacf2772999731
object,e99abdcb000032a4,b46ff1e8c64fbbe4,391c05804b8a7082,99acf35364ef9b4f
object,f506339d00000006,cd3461d2b372be78,f5dc42976ad3d22e,dd881c753ef59727
object,e99abdcb00001008,014c3d30ebf0ce88,cc7a29142e0024e4,a77cc40bbffcd1e3
object,ac59771f00000014,1d9db1c9b70a19a4,761ad8e49cf64f36,8dbf873ac3eca5f4
object,e99abdcb00002529,a86a9b4c81299e94,940f685fc8f03b9b,a3865099b52b4dfc
object,e580587f00000001,323912c5e580587f,a5137d271a0c2ef1,aa39982b89a846cb
object,e99abdcb000014db,708e224e7e15801b,cc7a29142e0024e4,c2945b89eaf8aaa2
object,507a7efb00000001,172ea4ebf37f1931,1063f0d8e3140a27,ea3f0209e4fb3d46
object,e34d282a00000252,adfeec1f93f8dddf,a17a98704fe6d95f,108a4078a9cab6c1
object,e99abdcb0000008c,462b82504dd7cf06,06f134aa4a2c2691,4fe4d9b7150d9cbd
object,e99abdcb0000147f,cba7f6d5046aa86a,e27a942d3b4dabba,4ed61753cdc0556b
object,7157051b00000004,e33fce725121ba6e,215c8cc12d382185,939a09c704faa310
object,e99abdcb0000186c,d112cde1e7dd58c2,9d847f3a78a2a2ec,f97f8bc6eb04b2f5
object,97e1f12500000012,ac80c7727b86cd7b,6b13ed9f0647c267,efd1c24468248486
object,e99abdcb00000e9c,830a5eb8affbea93,1e24932c8e0834c6,c5be006495b8b051
object,24d8f1e800000001,597ede41ad6b7700,5db331e69f74a4f5,18f30f1604203c44
object,e99abdcb000016da,6ddcab8b2da14744,2b7247c0371b6c4e,943f59deee7778c9
object,264ba67d00000001,8438c30a84eb5e3f,87c534876ccfced2,aaa57a9a0bc97c2c
object,e99abdcb00000b38,3ecaf4a4e9546f11,b12e556581e363d7,46a9255ff9ff3acf
object,0a9c4cb600000002,e7ca261a92b7441f,67121c915960b0e5,0bfb78caebb228af
object,778bb3ca00000001,4fdad3a38ae7cbb8,68c99586f5068c4a,45fe6b0ab5827f62
object,86e55a22000004c7,0208f5267cc10c2e,9540c9a9de76b85f,8e618e25f536ad80
object,e99abdcb000021da,8d6392cfd0146388,29364d0a5edcfc69,ec78ba5693e474d5
object,83e6bcaf0000023e,02fff9c8e6fd9833,113b727824656dbe,c3ffb7e724c0a708
object,9b0564d90000000d,f7ee592de00a3119,5f2e4c18b4761f05,3d71bd230513010d
object,86e55a22000001db,0208f5267cc10c2e,5f65f0df31e81cd3,9e575da6d558871e
object,e34d282a00000028,82a6788655aaf0a8,7fbcd19cd754ab98,36a3df448e5e5832
object,e99abdcb000009e5,65fdcc1f081abf30,f26ad54ebbf4b4b9,b3f23ec80b8f9eff
object,9600753f00002c66,0b88a35cad2f4535,8cef094fe28afd1b,0ec64fb86cbab892
object,e34d282a00000050,8988db3e963b56e4,ffe48162aec22ea9,1762b59f9908480a
object,24d8f1e800000002,d7c794ee7c8f1ebe,ec2437516747c31e,ad366374f10ff368
object,13212693000002a1,da72628aaaa9596b,1e118cb99aa9a8be,0ad6615301b2ab28
object,778bb3ca00000002,40b05198a800b56c,ee5f6e348733f347,7dd5de4cce8e9075
object,000a083d00000dfa,7935af02374ca781,4f33dc9492e07f90,b6eb609d2e1e5981
object,0a9c4cb600000001,0c7575f277f4c6c9,2990b88511ea2f6c,ef9cf60f90cff2e8
object,000a083d0000119c,7935af02374ca781,524a3e5c4c8d2716,cbcd2feb41fd188f
object,97e1f1250000000c,a34866bc232ae4b0,8fa8204c4092e419,4e3f07d6c6b6b657
object,71e5773f000004f8,f20838ee786bd11c,5685c032544882e0,654074a019d352ac
object,25fb08c100000004,6c6b08a66d87145e,21e80b57956e1c73,1225132f8ec96e43
object,264ba67d00000002,c276611ec4d5ed15,29a53fc05c7a74fc,efaae10842645892
object,83e6bcaf0000006b,506aa586fa20bb45,045d90df1ecf0d42,d17cba120a1aca63
object,83e6bcaf0000009b,e838c29d30dff8a5,04350c092da06b2c,94b89d3c6d59b342
object,9b0564d900000011,a08dd3a8e773da64,da76aa989b614236,e10aadc5f0e31e04
object,86e55a22000002cf,0208f5267cc10c2e,eeb096957740ded4,e607294856c785f1
object,e23d9db700000030,a53712929a3aeef4,df508e6ad6f18588,323aa49f171fe545
object,000a083d00001789,9c2647b5f022ac9e,96d171b078b23418,6e830b97651a8806
object,e43606bd00000011,1a9e0230a496d9af,9055747cc793d166,5eb71be00dc7d205
object,9600753f00008c69,ac0051cdf1c427ca,b333e515c188350d,c879d5fbadf4db1f
object,9600753f00012ab6,4c53a1dc5bda8b0d,7a5685ed091b9613,3a56e637871babf1
object,871a5faa00000c17,a78c7fab8a0bd9a1,ec758e47d903135b,8fd0c8bbfb7393f3
object,132126930000007f,d2c25516b743484d,c347a56d94381515,95e95ee083506a17
object,132126930000024e,0c854c126d75047d,a9d4fbf15e94e358,20359ab9513b73d8
object,000a083d0000169b,4b2c77a684b863e1,7416e302f0fec20b,865f98031c450734
object,000a083d00001884,5b1ef3596b7bed93,7416e302f0fec20b,7cc3f9e92c0cb5a0
object,90e8e16d00000059,2edfa2c028037a5e,823cdb2e830b70ef,a0c7e5bbb040b741
object,000a083d00000b75,5b1ef3596b7bed93,cd54588964270957,3006a16ef2b480cc
object,000a083d00000609,4b2c77a684b863e1,baa81e6a2776eda4,1706e1a65db2fa57
object,eaa0e93f00000001,3bf8232683d52a86,216343d2f1feeb63,c111c5dd8c2aa700
object,e43606bd00000020,1a9e0230a496d9af,9055747cc793d166,c9d859a202a25d6b
object,871a5faa00000c76,c859c131e00d9c0b,fa01d19b06fbd0c2,0170361a765fbb5b
object,6e86fc380000042c,cda9175d3b1a816e,291cdd4bfb83f0d6,5f931747cf86e05d
object,e43606bd0000003d,0c1c5e30a9f6615e,9055747cc793d166,aa0aa40b672d341c
object,e43606bd0000007c,1a9e0230a496d9af,9055747cc793d166,ddb60e7cde59e3bc
object,e7ca282e00000076,ab148c909cfb9239,d882a0ee995c2e27,86b6d1373254d138
object,e99abdcb00001706,e89697dd17ff9ba8,e8e57a4b8e54bdca,8377ff8999034b91
object,7a775c6c00000004,1f83dde47cfe2958,e1d7ca5c842523d2,0400498bff30ab50
object,e99abdcb000035c8,42308af6ec4b77f3,025870a57b3a9111,d3cc544353d02ed5
object,ecdc05da00000001,ebe37e65ecdc05da,9309c9aee9d92ab6,deb68b6c63e64fc3
object,248a137c00000001,2021dc96bdc349b3,c6a32fc6c43ff86b,179d987c96c6a4a8
object,e99abdcb000034a0,867f973aec6e69fb,2c545f13ab116a26,8ad1661efce2e651
object,e34d282a000001e1,6472498f465fc15e,2ed21c2b38a355fd,fd4e26e7c10e4991
object,fe6e529800000092,4dc896a31ed593cc,fdbca8a9c84f0a0a,eb3f8f6067ffe12c
object,539d642900000015,dcddaabf71ed18c1,4c8f67f44c4b4f39,34fbea7d1ad50279
object,345721320000afba,a74fdecf4d7ee68a,109dbcd92d87fa6c,a74fdecf4d7ee68a
object,871a5faa00000ff2,2e3673a8d2dffbe3,d61677c32c60d5d6,4b17be3c020f5fe3
object,71e5773f00000252,e7469b7c1208ae93,6bc1d49283024f56,4d545b420f667826
object,83e6bcaf00000250,958da1c694b23864,71ef2fec061b988e,57e629792fc9446a
object,6e86fc380000001e,384f650772bedbfa,5641383524377ed0,d28454dda9732fcd
object,11960ae800000179,7484339b135aa36c,84c855bdeaaeb18b,0daa0fe4b3742045
object,871a5faa000000c6,043b5f42ff0cbf1f,8c86fad7d82a25be,979f6e4fc9694c54
object,a11d9bd00000000c,edaa1f5ff2c3b124,d22598ebc155f4a3,c7e624e9be2912ac
object,e34d282a00000009,0a6da5b258fec8d4,0af312b86d2bd51c,08591e25042eba90
object,e99abdcb00001e4d,f376243630756858,74a11994c41bfa9b,80efcceb374d7227
object,049dca93000020bd,5ec026ecd41fbf81,1bdec55bac69d66d,10271becdb514303
object,e99abdcb0000281e,be0280a6d7c9fcd3,eee749faa05c2a80,1b8782e7b8ac71ca
object,660cc51f00000001,55ce826d660cc51f,71b6cbf3f4bd3cec,f2895004b55332a9
object,ad3f9f0100000010,0dd5e81d814a37fa,fb817390bab0308e,d7b5c3838609cc63
object,fa8e5db800000006,7ac071ab3cd19c68,01d2d553dbd237d2,3856a741c3cb87e1
object,edfc13ca00000542,8f39e7e264cd02e5,a0169553ec9c6549,cbec9be29762448d
object,52f2ccb30000003a,b2fffa3cae5a0e3e,aa3c0aa9fdf46406,a84b8cff74c2c2f6
object,823fdb8800000051,cd57dd403630bd1b,57677d033bb0b774,b98ebb7865086339
object,34572132000054fd,9ebcc4b52c6dba20,760dc0228a727b47,9ebcc4b52c6dba20
object,fe6e529800000212,9de8c095a2d3625d,55d6f317b82c216c,8723aa414beea821
object,539d642900000003,4fa002dd820d6c5d,a3633c8da5da5c86,09e9ddb3868ebc05
object,6e86fc380000045b,0c22001ed0afbecc,62a33de723549a76,68d9d73e79843fa0
object,871a5faa0000016c,3e7ddb5aa73c6ff1,b3bd591532d8061f,387ff39e39b18b87
object,e99abdcb00000ee2,5e20b0f7192ef08e,b12e556581e363d7,22bf139e08ebbaa2
object,e99abdcb00003119,61c971f9b8102f6b,dbb86a6abeeaf00e,608a5db639827ff7
object,049dca93000021e3,00279bd9303e0edf,0a5e46e766365c6a,16533f047d48d4dd
object,049dca9300000c1a,0e8a3b013009c66f,a2ab0e4cd5a1b6ad,fe9acdd8245574b8
object,e99abdcb000031f4,8ba4acdc303af4cc,3aa419a5fceb4512,105f453176179c7b
object,c0524a3d00000f01,b27e8f2f0fba5906,e9b144858579d388,660cd79c6db284a4
object,000a083d00001254,68099fc32106f62c,ef87a391b3e07451,15f17e66c1690dad
object,041a3f0f00000001,2586f554041a3f0f,fea2f9c4c08ed1ea,6caed5bc4ebdd72e
object,86e55a2200000032,a8c602a00519b7e2,fe1381a9614a30ec,0107256aad41e0eb
object,000a083d0000018a,8e84b805b1530cf8,859feb932dcc82b5,cf7ad7b56f287dc9
object,6e86fc3800000224,f706d6b4a02176d8,8ab6ba71d73a214f,1b7e0cf493c9f474
object,871a5faa00001543,77ac26ad45265933,b22fe8f9551b7ee3,e63035a02166e860
object,871a5faa00000c53,d2cbd02267234c41,253e47532ff53b7b,9986eb4743dc1546
object,132126930000028c,21b2aef491577bdc,d935e3803f7de76d,097c5cd809954641
object,13212693000002f8,643b2685e9ebd100,c9ffc1f92f8e8e18,1fd92968a3dafa95
object,000a083d00000340,dc276f825c4d106d,2d2696e16119e54e,532437cf76e43a22
object,90e8e16d00000ddd,5c649f2abcbc3550,bc48f20e6e80ca5f,b5d9f7d2bc85582c
object,000a083d000007cc,ca492eb45bf3abfd,b8cb2c016e92041d,b9f2c191a972d02a
object,000a083d000000bd,dc276f825c4d106d,597100cbd04e2e34,bd62178a02fff11d
object,9600753f000130a7,b2a3ef4ff1287c0d,2346e3d065c6cbe5,45856ad13980ee3b
object,2616e54300000001,b8dfe150ed597f56,313f7f65185000fb,7b7f73befa49f209
object,1389856b0000001b,9e5790051b32e91e,2896af9ea9cf8458,b4c19873896ded35
object,1d90611300000348,67b09d8caee1e2d2,6c43433562d8a337,f78d117c90d7e33a
object,9600753f00009af8,bd3d677b9a72c38c,4c2b384b8bc9573a,9ea582ffc224ccc1
object,e99abdcb0000056a,16ce7b66c1526f3b,e2740798060937d2,d087d6f8b23437c4
object,000a083d00000b71,d056e4401b9fe7f7,2d2696e16119e54e,1779a135bdbfe07e
object,871a5faa0000126d,3342b4ce2bdf486b,b44d9fa1893a2f0c,b219a38bf07f2085
object,fe6e5298000000c6,a3fb9c3b97938300,92052786f4d6f0ef,8921de2b784fc07a
object,71e5773f00000357,d3c94dc42c68258c,877ca75c6bbfc545,0d649ceab0a180a9
object,25fb08c100000009,1c75f16787485b8d,e05ce1409512447a,25375dac93b6790c
object,83e6bcaf000000dd,bae19373427aedf2,79fe34bedc6b93fa,b647f73a6654e358
object,86e55a220000018b,0208f5267cc10c2e,a1bfc13116284965,4c59e3b9630e6c87
object,6e86fc38000002d7,976ea60106888e88,5d400bd1b1632ebd,a5db8810f4d5b295
object,e99abdcb00002c98,8ffedc85d16ecb2f,fa0ecc0edb28c5fe,25777475ddf03baf
object,9600753f00002835,827b7e14290135f1,ebb5849cc8e39b28,d9c44f1952edc449
object,9600753f00012377,0d77df76afcdd15f,ebb5849cc8e39b28,0e41bb8e3739d054
object,9600753f0000890b,682206138ce4f859,c65deebae4496681,b19d290aa81aff73
object,9600753f00008ae8,39390841e6f0c19a,4f6f763cac9fc662,59f7aa2d22d83bc7
object,9600753f00001d75,b0782a3fee20c674,b0fe869c93d1950b,acbb264eb38b48c9
object,132126930000025d,d60b7af8cd7276d2,1e56bc3945fe11eb,6b136ec8d0b227ee
object,13212693000002b4,e3742aaf6503b3c7,81097524d9a72ac0,adb79fccab72228e
object,13212693000003c7,9a2790bf507fd60a,a71fa5fb481230e2,4fe01928e7547764
object,132126930000030c,8a2fd6e82e643c63,f68955c6f38751f8,ed2a89e7f0090403
object,132126930000039e,a8f6eda72be6b261,1c9caa3997ef596e,c1ceee347b52378e
object,000a083d00000040,a15bbc27631b7225,2d2696e16119e54e,ad4a0a0a8028df2c
object,000a083d00001af9,4c0bbaaf610f2b75,2d2696e16119e54e,296e9d187cf4acf3
object,000a083d0000011e,c6dbf739f0f2d1f0,2d2696e16119e54e,af6bf8c649b480af
object,000a083d00000559,07800ad4ade89077,2d2696e16119e54e,6eb50ddb599534d0
object,000a083d00000d03,edf105c51e418d28,2d2696e16119e54e,238059a54fb35e8a
object,000a083d000009aa,1b38e2dd45eabcb0,2d2696e16119e54e,b6a72196851c3075
object,000a083d00000a0f,3055179a01c3ea62,2d2696e16119e54e,d246ec377a39e074
object,000a083d000015a2,8d9a7990f3b164c7,2d2696e16119e54e,3dee88895c475335
object,000a083d0000073a,4913bf2e1a16dc4a,2d2696e16119e54e,9cd33198833253f2
object,000a083d0000185e,218eb50d79b5fded,4d1d858487c6c1f1,cf7a21a5902439b6
object,000a083d000017ad,c2c9523cf43590d4,f55a3e8523b07088,20f2e72e49838bae
object,000a083d00000be1,bc9d7bdd3ad7240b,53e070ce67bb958b,7385a52d901c90be
object,000a083d000011b2,8f61fdade624613b,13245cae753101c8,2ca224e8c9af2305
object,000a083d00000a0b,3342491b0e877108,8430a168c5352703,3a0bee7030b5fd99
object,000a083d00000366,da4617ed8f42ca62,97f95be0a63624b6,87468ceb20fc901f
object,000a083d000005d0,4999598cf7d0da11,7ab8d872969e617d,04f1865f2986e50f
object,edfc13ca00001edc,64d834d68dc80330,f42b253251ae44b9,626b6ba7a57d72e8
object,1389856b0000009b,c2319a595256fc9a,4c8eee72f926ffa2,0e4694c01171d9c6
object,1389856b00000036,f96b0d936db47087,aa6ffbb6dcc11fb0,5e31bb5fb4372359
object,1389856b00000051,127893c6e7435293,86e715108bd1404b,3c6d9e1cea492502
object,1389856b00000086,127ae33981f588b3,b12beae224d7bd0d,c8577cf5b18041ef
object,1389856b00000030,127ae33981f588b3,b73f694e0367eb40,8d7d7cf2a54798a7
object,6e86fc38000002c4,f872088c1d43bba9,047f3c83e0c85cbf,cb8ba5511e942321
object,871a5faa00000dae,c95024e2a25fe406,6957ade3a3b028da,4a0702ccf5e030fc
object,1d90611300000e1a,c4159762f254de6e,4ad543850bd596f8,fa40bdc47e65416e
object,1d90611300000bb9,04f7c5db168bcbb7,76f8711745596b33,8da3e2e1916b743a
object,9600753f00014daf,723c1370d8b51a93,ebb5849cc8e39b28,ad7bdd3454f96a31
object,9600753f000124dc,6dc6f83b3cf242c1,ebb5849cc8e39b28,3614be2a74e67c2f
object,9600753f00006966,2e03cf88ea6ecf9a,ebb5849cc8e39b28,215b42e4055696a3
object,9600753f000028ea,e290631d9056ac8e,0d2e908b49e58402,95872cf48ec423a3
object,9600753f00006dd0,4b8e3af4f0193c18,74fd9f08f0557a50,cbb0dfa58fd08150
object,9600753f0000c6cd,7eef8dfd83c9ebdb,c19be45af4f0c751,82e0badcaf890eca
object,9600753f0000addd,5fcff71874b8b1eb,6ca1d09f711151ae,84b082afff1a04ad
object,9600753f00010e22,ef11b8d794f7ef0a,02027207317253d9,05dce6b0009adb58
object,13212693000001ed,d26f6f5b4886e47a,2d44a2daa552a8f6,7305a978edfb6dfe
object,132126930000008f,d5b421e71c9a0090,39f93470db235656,af1bb24ce5d8c852
object,1321269300000130,5f053783868bb8de,8b5f497e5a3bba13,1fd25a2ae3ffbab6
object,13212693000002cf,1a936214de30f9ff,b71d83bfa3faf6ed,0b7b99a496754fe4
object,132126930000007b,c778178ced4f9f9a,f28e6b3e75359afa,e980c09929c2b531
object,132126930000015a,5f1fc8d522354333,04b105260b7b5db9,62e5790f062bac6f
object,1321269300000041,57e83d8758d4b363,257aa3e6dc3d5a40,45aa2ab7d4f7b295
object,13212693000002ba,f57664349c88ba76,1247d67a2116850d,34792df3f960a294
object,000a083d00000006,f9b6355cb9767f86,2d2696e16119e54e,47b22a376ab7ea55
object,000a083d00000b51,80c11403794a078a,2d2696e16119e54e,58a2135825b26103
object,000a083d000016d0,fc3af9bb465f13d7,2d2696e16119e54e,29dc4e746789b461
object,000a083d00000059,e79044dd97c9f6d4,2d2696e16119e54e,b62a38467a7613fd
object,000a083d000001c4,02ef7d1a47e8a305,2d2696e16119e54e,2038babbecce1262
object,000a083d000018ff,ebcbf629cde3e317,2d2696e16119e54e,260d413f768c2764
object,000a083d00000273,c16f2bd3e9ea1d07,2d2696e16119e54e,c2ae5485ede8f093
object,000a083d000006b2,801fd2938a768837,2d2696e16119e54e,27631c81cf341161
object,000a083d00000501,9e6cda7420cc4e11,6f201df06fcc2351,ce5a10b33281b35e
object,000a083d00001179,4e0188fa2b532727,32d513c6ca4114ab,82389dd59b8d935b
object,000a083d00001259,96937ba26b23e8da,b1cae267e7cd412d,d40a30bed6c97ff1
object,000a083d00000b09,ff7ee9adb0e9bb12,bbedd3422edcafca,e49c601e30b73066
object,000a083d00000760,bf42cde493f07e6e,01ba1a2f29c165f6,ddad16b4a2b81baf
object,1389856b0000007b,c2319a595256fc9a,054e1f749ad4a7f2,78fa290fee23debb
object,1389856b00000040,c2319a595256fc9a,eca8d6a2d13bf834,fb6459bee48b3bc6
object,1389856b0000008b,c2319a595256fc9a,4c26364a42375f60,9d8cad54cee9b8ab
object,1389856b00000096,c2319a595256fc9a,f10b71be56b005e0,7ad1df6bf17cd99d
object,1389856b00000035,c2319a595256fc9a,084d9f838658ef6b,623140f30f2d4cbb
object,1389856b0000002b,c2319a595256fc9a,c07b2fbf763fa81d,dc62ce6bf7021344
object,1389856b0000001d,c2319a595256fc9a,6540f1f5c3b95157,b625c570af9b5c70
object,1389856b00000070,c2319a595256fc9a,a0654bbfd61b7ebc,be39a9be524f29fe
object,2aa4027c00000007,5aa313ef476ede2a,1b97b8a87f8dd1cb,e6c2d6defaaabd6c
object,e43606bd00000062,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e43606bd0000001e,0c1c5e30a9f6615e,4814d14a5a3b93e2,0928f452812d0899
object,e99abdcb00001058,86fc87a96509cf93,6d93cbb2fb86b030,429e8e94559bcd54
object,4343e8f900000001,95dbcaf34343e8f9,26c96111e39fe60b,4bbf97735f31cf89
object,e99abdcb000006a8,868a05f348b97d84,3029cd4e649c913c,63e56277f4bcc32d
object,731a8b1c00000001,0dee4e02731a8b1c,c8a8d63d1c7b1861,8ad8c29ca051806c
object,e99abdcb00001a88,13d72cfe5ebf1e7d,e8e57a4b8e54bdca,a0711d66e5148e1b
object,e99abdcb000034ed,04d600f389a49ac3,9ee2862c557ed7a1,85e9ef6094867467
object,cce0963e00000002,1d49809257b4c3b0,8c1980d711ad6798,d27f12074f668f72
object,871a5faa000017c0,3e7ddb5aa73c6ff1,958e221336af446d,853772b727a1cbc9
object,e09bd99000000004,00bcb894282ee9e5,6a49aa235de00c2b,b4cd67455a6b2516
object,871a5faa00000a00,b036deb6dc7bf74d,f4832cd68ee9d889,2c6f2513aac7fd09
object,dfaa428a00000003,7fbc1eb0121a30b0,0847e298be4c7d00,8ac9bfe4e43c524c
object,0abfeea8000002be,c7e5f7d9b6668955,a2f4c3abd655f589,a0270b957b084c97
object,82eaa85800000013,d2f9cfdfdf3de5ad,a2d851b38428ebc7,42f9801fb729da98
object,7a90a11100000052,085c93aa87a6f620,136532cf7b835a97,047d0f085eac9bab
object,c377ae7600000001,2a9bbf9fcc6bd5fc,0e5c10470cdb30dd,f912be660b1dc997
object,5667c51d00000001,b09df12eeff60e61,10019ab13ba7d81f,13bcb1ffa49aa9d9
object,fa8e5db80000008b,08c76d0ec71c71cd,8a0258ecfd64677f,0e702c61d796c7a1
object,7599294f00000001,55a25b4c9888546c,d2ee2241db575820,8d27b9266ba35d13
object,e99abdcb00002d46,b54b1167ff88b5d7,2107bd22970fded4,7f1fe90abb11f717
object,e99abdcb00000563,2aa4ad603fa33b78,1459f6b5072af646,9606fc12d736882b
object,2a1f04b900000006,4ae8c638b9799f8e,4ef2a2190d3a8a89,279e901a218b3961
object,a7733f8a00000009,3b18dcfcd605bf98,428cf46ae3797349,3a99f42746b677d2
object,a5ee618700000004,df9ab4662d298ee1,1e80d617d4fd4146,31ad44be1477088a
object,3457213200009908,16eca3ff5957caed,4d45c3bb4991ec23,16eca3ff5957caed
object,9600753f00001549,033e3b3f4718cf30,51d73bd7b02f85ec,22b81ed6e9bd3006
object,2a1f04b900000001,4eb719ba36ecd8de,e7ecaabadca27892,ce767ace9b4b3330
object,a7733f8a0000000e,1cc4446f80d127d0,110415e83da72655,691eb92021b73bf1
object,a5ee618700000001,b0e17afc7256b364,d635d786d6654145,8766ec9fca600d16
object,e99abdcb000018d5,5670b1a05a5a7215,a1c5bcc101021f80,4285b8d53a0a6b0c
object,82a1d77600000001,58123387bb624d9e,2cd9efc37a5d385b,2a09711145e1faa2
object,e99abdcb00002f4b,b75104e3d22a3d56,eccc75c935bff946,32b5b85cc06f2497
object,6052431600000004,0040973d516e354f,6dc285d006cd51f0,e4d249de458f4515
object,6052431600000018,d5d770d49ef4d606,59a6c5de41c5104e,e1b0a7cd1bb0795c
object,a035cdef00000001,a15399bf881a3998,680e6bbe9df397b7,ce6839f8e671f2ed
object,cfd337a100000063,3c08f6dac92b8172,690baa1e0a6b0ab6,a7d2ab94e9dc2e3f
object,3457213200002b2e,347e197d8519f59c,c8e7ebfc9479d09e,347e197d8519f59c
object,9600753f000005d6,ecb1de3868c8c30d,090901c8170dd43f,2a1d8f0c89652277
object,34572132000149c4,f6e727b932dad6ff,57097c4319ef0876,f6e727b932dad6ff
object,9600753f000133b4,e6451c36d36d5e22,17bec1c7ff94061b,087ded5a01eb4c55
object,cfd337a100000091,d48980fdbd96d4fe,35fb623a986fe17f,23e76ff90fe51bcb
object,3457213200015886,1a4a83eaa63f7c04,06a2683163b93db4,1a4a83eaa63f7c04
object,cfd337a100000075,5e83473a20188c0e,42538bcc7e2fc15a,597a46366c348490
object,cfd337a100000050,61e7a4e0680cffd9,c40aaf4299258810,75be6c39aac132b8
object,cfd337a100000023,0bb4ae8a3668af1a,26da7a276d82639e,2cef16736929dd7c
object,9600753f00016e38,44bcef090e09a22a,e59c6ef07a050435,2709080762ef759c
object,34572132000020f4,283c8525dca10feb,ac39bc35f7e93cf8,283c8525dca10feb
object,9600753f00002f99,c7bdbfc650aa9d41,d884fa9e84ab3ebf,cbd3f552d5dd5855
object,345721320000078b,fc4ceb5a225f2916,7d1e598d431aa312,fc4ceb5a225f2916
object,3457213200013b4a,8d6a9678c276b5c2,db98c5f5771ad43a,8d6a9678c276b5c2
object,3457213200006709,0bb7a9c4863315e4,7894d26d1ef9e90a,0bb7a9c4863315e4
object,3457213200009cad,62b5bdd1bf7216cc,0816c67cf331047d,62b5bdd1bf7216cc
object,3457213200009ecf,c94c218ab91cbee7,891e319011a40b6d,c94c218ab91cbee7
object,3457213200010839,65b3e56c0b90d899,ad121b50f4b78d16,65b3e56c0b90d899
object,9600753f0000d91a,b72e9e1b5e5077a9,07f7042e16c83117,76d43aa87f437b74
object,9600753f00014adc,b909a85a93c66a68,4722c017c0a2d440,44201a44e6361404
object,9600753f0000acf0,fdce992a53f6d7ea,d884fa9e84ab3ebf,dd0a30b466d28403
object,9600753f0000e29a,77aabc22cdc803da,26278a247b5c2d2c,46dada77922877a7
object,cfd337a100000053,d14e8a85ef043ca1,2c965408cf9bf7a7,db82cc276b39de24
object,cfd337a10000002d,79cd125f5179a09e,f757691b71d8c91e,001bc3ee98957973
object,cfd337a10000007a,f9c96bb4c5f42ce7,c40aaf4299258810,7a6b6551bf8916b3
object,cfd337a10000003f,b81d87666fdc4017,b8fece902f253f51,dc49fcaaa7fbc735
object,cfd337a100000084,cbc8f8e39df8b527,358bd7ec20b3503c,ec01d1831955bb80
object,cfd337a10000005a,a09d881c7bfb664c,72cd068c941318c0,96f282b81387c366
object,9600753f00006589,ec6640c604227411,8193e6364bd7128a,d62bbfde52c03c52
object,9600753f000002ac,ac321dc1d7e62469,efe0562c467008b4,ff63d757bfd7d474
object,345721320000b151,e0bc82988b5ad7b8,efb768ffefd8e721,e0bc82988b5ad7b8
object,3457213200009ee6,89153006e276475f,2309f42f65d4895d,89153006e276475f
object,345721320000c7f7,bcc6ee40c9e1fe12,f8da757bcd0eb58d,bcc6ee40c9e1fe12
object,9600753f00007410,7d6a5e6bc3322de2,f5e24e997cf91596,3ea099629a721ccd
object,9600753f0000bdc0,40b37551601ef6c7,fa6c7a6ed0eedeb2,3784342dd6db7122
object,cfd337a100000054,2687a65483f25991,f757691b71d8c91e,78590e16aab9ac65
object,cfd337a100000055,d9cc046113391940,084b386b5aa52667,00ccda4033b64c4c
object,cfd337a10000003d,73a0b9913e9a5617,fe3c8a03461311e8,9b52033fa30f582b
object,cfd337a10000000e,759885796b0623f1,9c9c62ec9abaa44c,1e053361f2b9affb
object,9600753f000159bc,5b636c297993d127,6ad52eec14365190,449346f81f9fb5b1
object,3457213200003288,7de81c434363084a,8c03885602ed6df7,7de81c434363084a
object,345721320000e53c,78779582f89d574e,d6af4bf9fb37d145,78779582f89d574e
object,3457213200000d92,47088eea05f6c383,01f402ec9a2a5493,47088eea05f6c383
object,345721320000429a,051425e973e1a901,bcf5b01fac28f6b0,051425e973e1a901
object,345721320000d33f,ffd0c1b714737ebf,3a07244a7f064384,ffd0c1b714737ebf
object,9600753f0001601f,d74bda57fba70173,11e784d2e256dd68,9e515de9d10f9752
object,9600753f0000a548,57c0f9d6b61525b6,d884fa9e84ab3ebf,fab0d6247562482b
object,cfd337a100000082,79c4c42f60c62aa7,3a2c0ffcb857ac66,04180179b2706527
object,cfd337a100000057,6436bb70be420973,f757691b71d8c91e,471df15bbcb2a618
object,cfd337a10000003c,0976e6fade702bd6,a2af21e646a7bdbe,c04b9cbafef8946d
object,cfd337a10000002f,b0c2339780170754,0c81dcc7cb3f3c39,c7ea57b8f3429d94
object,cfd337a100000022,c116253fd4022676,f124687f5f2a1584,4255a2b19e11eb27
object,cfd337a100000068,11c88ee6a3326c18,d9915e8e05ace6b2,fb3305db93182747
object,9600753f00002cd0,aa5838bf58784197,d09a4abad0106a22,948ffc17a2bdd3c9
object,9600753f00013962,13fd22865f6798c5,45bc67895023deb7,64e5f44eb70bcb93
object,9600753f00001811,cab452c68eaf3d4c,2d91d629585ed759,c7e8dfe4b5275e58
object,cfd337a100000018,57fdd4bf410eab4c,d279cd60e08df919,8cfcec3d0e97431c
object,a035cdef00000003,c144c5292e39a053,72c2e5caba589e2c,2efb74235dbb5854
object,e99abdcb000029f5,bbd73037b73cf9b1,c5d34d7dce49a461,edf943f6d815f08c
object,3457213200005dc1,d898ee1a1dbec614,4376233306533b2a,d898ee1a1dbec614
object,9600753f00004959,f0aa4c99f9f28584,7a4ac94c407aa3f3,5a1ddb94044bcb5d
object,3470ef1a00000001,d9375d434106631b,f25f08178b9158d6,224fe6b8e715bb4e
object,e99abdcb0000140c,a4d0c6c1f8ed5529,f7d64c3c126ac3d3,64fdc3d6cc0d1aba
object,c033052b00000001,e7452e520bd02ee3,77aba37919287a15,6795a785bdfc974a
object,396f342600000020,e32edd7221dd8ddf,e0b80e40ddc08cb7,b6830907cbcee5d7
object,e99abdcb000030e8,fb44df889b3bfedf,998586f81363cce2,876e0380fdb1c295
object,9600753f00011963,99d0e5cee1e6d2cf,72fba6900e5eb268,1fec42212e53a494
object,e99abdcb000013cf,9fb2dc0d80e8776b,1405b58fd2ab0750,3f94be31da3e9804
object,e99abdcb00002cbc,9277f13b352b7233,12efa31ea339aa64,aa0a5bc57171f83f
object,e99abdcb0000032c,a04ac57b32b2eaff,391c05804b8a7082,a274a1905e4d9823
object,e99abdcb0000280b,534c1b23df33d914,a66babd884d3f22a,531d3b48b7e9e90c
object,e99abdcb00002874,8b6df1fd0cfc3b2a,0fcb5082eec4c11c,5fac7270fd55c56d
object,e99abdcb000034a4,c16f6f1522c32672,48303ca0857d08c8,1a4cc4203d5fd6dd
object,e99abdcb00001f52,ab8de7748270eb78,e2bbedd7b28200b4,573ef8147f8b35bd
object,e99abdcb00001e70,6aa6c306be4d2e01,48303ca0857d08c8,e9004158deb7906a
object,e99abdcb00000d78,4beba6607591ff90,ded446b7d9a65fa7,c165d0b9498f550a
object,e99abdcb00000837,147127ec7e82b10e,3cad8f454db82160,10107a4843c21de7
object,e99abdcb00000edb,5e0a3ecfb9dece06,7b04f948bfc2b4ed,02ca47ec0a39fad1
object,e99abdcb00000ef7,9f3b41cfe39e4294,2e47e12d7668f74d,e9c8f23484445868
object,e99abdcb0000116a,0913a59522849c27,b12e556581e363d7,8043dec77fe0fdb1
object,e99abdcb00002e5b,027cfbfb84b627cb,e5ca57ca791483c8,d93f79b53611540e
object,e99abdcb00001cd3,c978e309fedf7570,b205ad5f362a105e,131db87d69198d7c
object,e99abdcb00001e0d,fce5f96bf67f48ef,ace39f247b39824d,5f01732facbcdd63
object,e99abdcb00001d93,4e9769d7829ee20f,e9a6ad2f5b896f03,a2103342aac7d7d1
object,e99abdcb00001469,022d0a5f5f6cdb09,391c05804b8a7082,a4f5d5797751d1f4
object,e99abdcb00000193,4e2f82cb36aad088,391c05804b8a7082,a9f9da59e89e0212
object,e99abdcb00001a53,19c854b91515d6cc,d0049b2e744a842f,55e2ddb824f8f851
object,e99abdcb000020b2,57a31a5504b612b2,6b5c8b590d14abec,f3870632f99df8a7
object,e99abdcb00000a8e,1589a1982f61caeb,391c05804b8a7082,af1b6ba292337d8e
object,e99abdcb00001b1a,4e7b36210a622112,ebaca2edff17cf16,2ee728db718471fd
object,e99abdcb0000244e,27c671acb82e497a,dbc0dc9ed253b398,e7857e6e6fe6bf31
object,b640ceb80000001b,d75dc4af359e7e85,3ad1c23d42509a6b,af17c2269e433f0f
object,e99abdcb00000106,09103d721ffd1ea9,69d00ee86ab26f89,0a7b52d4747e135c
object,e99abdcb000020b5,ac55e9daab5c72a6,99efa7222de124c9,f1274734b4ba7dbf
object,e99abdcb000017f7,31ec56f83132c53f,99efa7222de124c9,6bd1ea48b608bba0
object,e99abdcb000019d1,6f9d629b64c47611,dc0f39801aa1cb7c,b21e2c47292324f9
object,049dca9300001a97,de7a0676cf4cb9f2,bcaaef16be5910ba,93a2a4204da351eb
object,049dca93000001bd,2e6ea87187a34564,b1a0ee3e6d797ba5,095ae1118f295331
object,9355ce5700000001,9f7b0a3e360ad21a,2c7fa797b76cfec0,24b5f1d0d59c54f6
object,e99abdcb00002828,a6e194f73120f9ea,dd52bcdd61d1fedb,0794a43514638d1b
object,e99abdcb00001b8d,3de4d4de1c99edb9,17626dcc0348cbd6,5ed1d7039c7ca2dd
object,e99abdcb0000315c,eb71bb23e95dc623,ef35ce7e1233cf37,a3149390eb3dcc2d
object,e99abdcb00000347,49ecf89d5b1cfb93,e9a6ad2f5b896f03,c65e78dce43c234a
object,049dca9300000fbf,dc1c789f250f3061,b32b32a21fca867d,f9a8dcec9cfa637c
object,049dca93000009eb,fd87604cbb56a01d,e2488c7b77e28c0e,d319d0b2bd27705d
object,78d1886100000002,f5a72fdad69e2783,ed6b54bfa6b4adc1,d2ee1ae77afc4796
object,e99abdcb0000288e,e1469ec72dcf59a1,617427ce83cbfdb7,cbb8a18721656c33
object,9ee1c70e00000004,cf9230f8c80e054f,4be628eaec16bf06,46a702172bf81d07
object,e99abdcb00002187,bdba2ac0e8f1b23f,b12e556581e363d7,22a52ef220f9150f
object,e99abdcb00002321,a7856e05e2da1b98,fd2fd5ca1c18518b,8483e25ab6a132d5
object,e99abdcb0000076e,f733458ceca1ad14,e42937556676e65e,5e949824c6487efe
object,f5c6819800000004,55de3aae2c48967f,79801a567b9c35fd,fe3d04939277b233
object,e99abdcb0000194c,311e8821e1744040,a428b185e0d64ab2,f69d2779ee7f5be0
object,e99abdcb00000d45,0f65d7a38243e1ef,b12e556581e363d7,db0dc5b5a0e8896f
object,e99abdcb00002588,128025df84ec20fb,391c05804b8a7082,e35c4522b236afa2
object,cfd337a100000004,db922343846a4328,96da1b611c934c98,0f94c70203919d66
object,e99abdcb00000e03,d31b6c328eb7c9fc,af4c44178f4d0fd6,a788e70d362fa736
object,000a083d0000056c,5808fd93ceef2526,6a084a3b9636f137,2f03f992cbeddcae
object,e99abdcb00001584,fdd87c11f0a2b80e,2032269cf3686fe7,d13581543c926655
object,e99abdcb000015e4,9d0accabe86774ff,15a0d10da69df463,6e1b75a952d62efa
object,e99abdcb00000145,99b652532be51e8d,15a0d10da69df463,d0a43cac63be0fcb
object,871a5faa000005d9,3e7ddb5aa73c6ff1,7e4151bb169fc21f,b113772ef19680c9
object,e99abdcb00000568,b1814ec214be94f5,e1753ee546ac151b,17492745b366d381
object,e99abdcb000001b5,519fb2167628b87a,a666b40257e4e090,6bcd112b63cf4436
object,e99abdcb00000fa2,12a011f9f94563c1,ce1e202162e0afcf,ceecf4a5f6ba4e21
object,e99abdcb00003560,d4ed24a733a6a337,db9961e2ebca6fb4,6cf60f82a0567d0e
object,e99abdcb00001721,c8617b617295237a,33f94a20daf79a28,df6730db9459effe
object,32c3890f00000001,de07b1a44218f016,8a21557c600ccf95,071051285840286b
object,e99abdcb00001fe8,a53f16e8eeba33dd,062b9fb0b4a42d4a,c9df1a9253ac0206
object,d4d16c7000000001,f209aacd69e6231c,0041cf0344cd4209,a4eafdf88ff3ff01
object,9600753f0000de8c,55c95e19d4cc5037,f8f9f67484395fb4,6fc9a53ae94528b5
object,e99abdcb00001b69,1b0114a5d379f2fe,5d2ccf59de791956,f6a0333c347c173b
object,7e76642300000001,a1146e8e766a3b45,85aa9b0d0d308ffb,a10bd7f12d3915d9
object,e99abdcb0000217d,81ad2002ea73dbdb,c7b6f21ff5097c17,7ff07af6ae0f397a
object,aeeaa07100000001,5f3aafaaf3310033,784a58bef7d7345e,ae9227bd1b81ee58
object,e99abdcb00002c63,809bedc02b22c281,f02c2a26d3f498e1,940e1cd89fa4348a
object,66b5c04f00000001,b3e84a9ff6fbac1c,e37e9e70b1c0d845,e3a9ec9034270ed0
object,e99abdcb0000073c,fb51052b98e3be20,78637314d95f0748,d4e4a84a1bb5a028
object,039bd11100000001,5604e272451c21f9,f76668d288991a4c,5e4dcb2f27fb3411
object,9600753f000145ca,cf6b5542018fa1d9,f8f9f67484395fb4,971e020586946973
object,e99abdcb0000364a,4cbc84150bc814fd,e8e57a4b8e54bdca,3cc1342df51ded2a
object,f5c6819800000006,35ff8f9e5be15de4,4095faa6c9dff0c6,f1681cd9960cc1ee
object,e99abdcb00002f1f,d589a2d8a95d2b2b,77ee4bd49d7c3bbb,6246d84d1fdc6f5e
object,ad3f9f0100000020,a60c38c4890e2ddf,7768de29695e3574,28759680954ca6e3
object,fa8e5db800000044,7709de8c7f2da1c2,9bbd7ef113fee2c1,dc1b80ccf1520e3a
object,edfc13ca000011e6,259bee36ef9d9abe,0d7da62801181df0,0678666e709460fa
object,c36711c600000c50,dca1efaf0a0c99f6,9a884cd8fde4573d,663537de2e9d3cf4
object,8028755e00000001,a4b9f31ee739ec50,d601a648a003e9d8,781c937f8d70974d
object,9204e465000002a1,10c971ffb3971ce3,74e1a8d70d8f245d,4345aa5ab03b4cbd
object,6a5010d5000013a2,9e29c4e5a1bde32a,910be1cdd90407b4,a2a38a7478eafe94
object,e99abdcb000002ad,81f06134e50ac794,db9961e2ebca6fb4,ad1367a0bb6de3a9
object,e99abdcb000019f7,752f9ffa06c3e445,b12e556581e363d7,a2e44d17ebe97156
object,e99abdcb0000087b,24233721a4f7145e,284b1f78d5116913,e12789627b306432
object,e99abdcb00001d12,3d96d7808e6a6ab6,b12e556581e363d7,a5d4d29a632217f2
object,e99abdcb000034e8,59ca274c19fdf2d2,69d00ee86ab26f89,9fac6b7e34d79c1e
object,e99abdcb0000158c,db3d99d7ad7b03fc,fed8da4790d68401,2f7a15b45dfd9e87
object,e99abdcb00002dd9,c643eed3f7d07cf1,7bd474de472ffaf7,3a1be968ec41a28a
object,6a5010d500001fe5,8c90e16250ad2a5e,16e65e1548f37a90,3fa321874fc0e566
object,6a5010d50000108b,93445d48fa083cd9,d27cd5422789e198,4ab090c104771a24
object,6a5010d500001969,9bf0642ba0da02fd,8add1b90f39acb70,abe05d2f68752dfe
object,6a5010d500000989,48cc50e42e2b8e99,8dda6ee944abba70,1f0281459caf736d
object,6a5010d5000014f3,6d7095684b59d3ec,26ea9714cd143229,f6e0887c2220a46b
object,9204e4650000030b,1a21c2e8170132ea,810106b28c3a4cdb,f496356c1d10026a
object,edfc13ca0000113e,189cd8cc13adfad8,06ce3e33c85e2cba,f82920f5dbd71fbe
object,9204e4650000080b,9518aafe8539741b,74db439090a62d36,49b3ebb7c1b2899a
object,edfc13ca000003d0,cbfacf3318d2d094,50f0dc499a1168cc,7282e099a5130ada
object,edfc13ca00001196,b4d2503800618cb7,15b2a4cd0d1c3cf6,8241eae0f3bddcfe
object,edfc13ca000009bc,7d79a3794ded0622,236ab1d34b71f1b3,582e00531abe503e
object,9204e4650000035c,3de5f6717fb94f4b,15acef9fdf77b56f,599404a443fd1b0d
object,edfc13ca00000b47,bfeb4bca9b313021,042bfe6d57723ea9,0abe7cf2af3148e9
object,edfc13ca00000248,2cddcb90fcdaca51,b67035b5a4990a4e,2144c7e84cd761bb
object,edfc13ca0000064e,dddf57119647e16b,f89f06ab1ffa99bd,3f0315d0910fa110
object,9204e4650000067d,c1e6bc4f98ac552f,fb36d5a967e047cb,6377ef9d7f602581
object,c36711c6000005d7,740e155447d16744,a2b99aa2fdd4bdb0,cf6cb69882f44dc1
object,c36711c600000ec9,990c8345e26fcce4,fdc0a5ba2d1488a4,8fe80046a4a110cf
object,c36711c60000080f,3779000d88231f31,76e2ac5d426be9d9,1de28fd167086f2b
object,c36711c600000764,79e314facd398290,be575cbbbd94f82d,b115bd0c1093b5b9
object,c36711c6000009da,168b4825fb89e23d,976a084c0a11ac8c,233ea680e5d95741
object,0b107f7e00000001,13fb18e7df20f101,6572aec51cb4282c,44dac582037683c7
object,9204e46500000408,0ad1183ca6e46b32,3985918c1fb82b2a,48fd7de3244d3916
object,9204e46500000195,47e675ca13d5074a,8bc7e8720628c7f5,7d046e4fa2b05332
object,6a5010d5000016ed,6d024264bb0b532d,e553609824853a1f,00047962ea722b6c
object,6a5010d500001c9d,369a3e98298f1365,259d809ab1a9db3e,01c251f337ebe626
object,6a5010d50000144b,1b6ba928f7fcb993,b4dc8ef0641c20ca,1533c852e90a68ad
object,6a5010d500001310,d2c2edf6b0e96c2d,fb1023f8073a0973,62dd06e6cd879964
object,edfc13ca00000870,0e56981f37ce5f0d,6ea23f3b8128d26b,6a90f5f2b811107a
object,9204e46500000a69,4c4abcdddb07623a,a3f89f13f6c1fa4c,768f2111a5d17a4a
object,edfc13ca000007b3,4f1a5fc8f5ba03ea,a98a12dccdcf363e,2e3b463d5814c6f7
object,c36711c6000008e7,81fed271e2d565c7,ff5ad8e5916275aa,164a183824b16397
object,c36711c600000943,8d7828ab07a1074a,3979910af6ad8bed,f8d15d3b9e575da1
object,e99abdcb0000223f,e2643682536e5637,e8e57a4b8e54bdca,558fabfb32824c7e
object,dfaa428a0000000a,8d2556b448900ccc,8a440fa6ddaf1b01,39ae2db589b271c8
object,e99abdcb000014d4,47400d4bf87f2565,ac7a561d067ffbed,268d50d33b222f09
object,9204e46500000234,b8d5feaa976ff47f,70a274fc8a39f559,65f3ad28b3426a2e
object,6a5010d5000013c7,f30fd0c5798b8ba7,db525d2d4e19e08e,27fd77b37c9a2586
object,edfc13ca00000d49,d07f7ae8c7d244b0,53c4792c8f490340,1ca573fbb58c9b02
object,9204e4650000016d,82eb9a8471afe2d1,391145b72444372f,ff6bdc144817ed67
object,edfc13ca000024a8,afc1a928cccfa9d0,63baa7ccecaa632f,6e50463820292e1f
object,c36711c600000478,57195f07505eb1d1,335fcfba640587b3,07ec6cdbd5d7412f
object,c36711c600000873,b0f8f2804918027c,2eda25b1429b2b9c,8b57ae0a5129d5b5
object,e99abdcb00002ee2,618ead082eee238f,2107bd22970fded4,16c19fa73bbbe469
object,e99abdcb000011e6,cbe059d481aadeac,2107bd22970fded4,9f6b85aeedfbea0b
object,f5c6819800000007,633f80fc4ea59f85,4d32fbbe69c3ae44,20324e8c0a980971
object,f5c681980000000e,d6f15f9b33bc18c4,4d32fbbe69c3ae44,a4e8d9ec9416f376
object,f5c6819800000009,419dd405e7cda382,4d32fbbe69c3ae44,d0827600aa635694
object,e99abdcb000020d7,8e492bddaf8b25e4,e26c34f0fab837fd,8ec32abca9226b29
object,e99abdcb0000300c,f71edb05f25309e0,e8e57a4b8e54bdca,49bdc0b89edede4c
object,e99abdcb00001fa3,0d5064461a0a3812,f51399697de515ff,f7ab7861f81518f8
object,e99abdcb0000216f,8a52c9c6a9021ca7,69809a56b2b8f79f,d658b79c10f0d919
object,e99abdcb0000361e,81c9ba59dc068a48,69d00ee86ab26f89,c0ba64442cadf6ae
object,e99abdcb00000d43,70c9aea1908a3535,dbb86a6abeeaf00e,7c5e6c267f262d06
object,e99abdcb000000fd,7cdd9bbabd5b353a,efaa5a15d4014ded,aa18ae2dad12c4f1
object,9204e4650000099f,36f36a3eb453dec0,91ae8d364594f2c8,da984a48f78079d1
object,6a5010d5000007af,e34e7fe3bb201039,7c178b6913f0c7a1,2754db2ed3bbd185
object,6a5010d50000147c,e2672bcf25a7165f,616bbabe8fc0bc85,7a784238fb97f48c
object,6a5010d5000002b0,bb28254b82b4a8db,9c64ed8bc257f8b6,1e40ffd88c0e70b8
object,6a5010d500000d9a,147e9b437134eb2b,9a87b765b2cdeed4,5d163a45fb0028c2
object,6a5010d500001941,a9f0e202bba94de7,947ac9ad122582d5,0e13aab564aed822
object,6a5010d50000249b,0bfac4db5b7f4991,3b251059ab96078b,155c6a461d57ba1e
object,6a5010d500000cfe,871e1177314d33ca,28a279cbc742f220,c5cfbd42f6b7afc1
object,9204e46500000876,1a7fdb5a026d9f2b,4470d2de3ba78292,e44b25d33a23537f
object,edfc13ca000010bd,2bfbcce9d990e2a5,3ede1b7baac87960,642e5e835d845260
object,edfc13ca0000032a,923a054a84b05250,c7b2e0594671b03c,6becc88a0f59a601
object,edfc13ca00000c91,d378be544931ae22,6b9521cbf29c0bb4,cc5651bff64d0e72
object,c36711c600000f98,7f6c13b52ffb652e,094a4af0670aa427,b6aa447e686f17cf
object,c36711c6000001b2,7939d8d41a8d3cad,0fc383edc4976f55,228d9963b6b39162
object,c36711c60000091d,4a4307136ad73d13,c19e37ebe25a7c84,1e2785a66ce04e6b
object,9204e4650000076e,d6f6230fcc12d7d1,0885742fa851e490,c067c605c15c10ea
object,e99abdcb00001c70,ecde83fb63b94878,7397aedf3a667b1a,ce306fba410eefd8
object,e99abdcb00002088,6f3819df1c33750c,78558555b7255ccd,4092202999f89baf
object,e99abdcb000021eb,c899302273041a6d,e06ae2da0056d3a1,7c5b7292a27ab0a4
object,e99abdcb00002c58,056eaeaabe1288c8,e8e57a4b8e54bdca,e76790a173742a3d
object,e99abdcb00001cf8,d3de70b37c302de3,69d00ee86ab26f89,46d71810681d7b3e
object,e99abdcb0000021a,177083f6f7735376,69d00ee86ab26f89,9092944ab7101333
object,e99abdcb00001e0c,3b1adf0d6ab837fe,dbb86a6abeeaf00e,b26616e6554fa88b
object,e99abdcb00002604,94a34a303ab6096a,aa5805b6249faeb6,41b1eddd3e530048
object,e99abdcb00001dd5,da447ca814dd3386,4a9c3a99ec9c9d0d,30f3acf9934f91b4
object,e99abdcb00000156,cdc4239587ebf37c,2c9f8851e22eb929,ba252f84dde1024d
object,e99abdcb00000dcb,66f874c28c146775,ea81c6da20d4d3d6,2e643afbccbc39a8
object,9204e46500000037,c18abe6fb41533c4,9bdbf184ab252841,7f112be2c2342716
object,6a5010d50000143e,84693a88d51cbd1f,0a632acf51dc736b,430fb3ecb839bfac
object,6a5010d50000004d,174d2be483717e0e,55302b88b631ddcf,8d69f48568d2f027
object,6a5010d500000754,2e00b9bf095cda36,cf5d6375d4d6e10c,4ae87b1afc698728
object,6a5010d500001d86,263e6ee01a672a06,ac0fe35fb251927a,8a71e7c8ddb44e2e
object,6a5010d500001778,911b202841b9a236,5f1b11998af332b2,5f4e95495e0ed965
object,6a5010d500000985,b1fbd3065c0a77ad,93cfb692c44a7136,52afce30af0f395f
object,6a5010d500001966,8d6374673236a28f,8eaf156926abd087,7bc3a1822b39f43f
object,6a5010d500000b4c,2230c11d0d5f0937,bff3b0cd070be890,39680351cb88aa8f
object,6a5010d500001d84,edca8ade356b71b2,0cd02860e78dbe16,ef7ab16163b9c9bf
object,6a5010d5000009c0,1d0c8aea83b8ad34,45f96589db6007ef,3c20365cd13509a5
object,9204e4650000031f,594ba78226e458fe,48b3c18a93f81440,b41198e72153b64e
object,edfc13ca0000057a,d009a3524576d58a,260b58179356590f,6136f6e769706ba2
object,edfc13ca00001503,0b8643028000abdc,bfafa468bdfc8af9,b61fd13cb3f0d282
object,edfc13ca00000b15,b79507d53b85414c,eb8fc04ee6c2a6e8,8fad83b9ea1f9c8b
object,edfc13ca00000dca,1158f8cfd38d043a,fc2cc47228572fde,c0c2950ef1fd5dae
object,c36711c6000002ef,d32652051604f45a,cd715157257afb48,aed771ac3ddf7a30
object,c36711c600001048,1a807e32d93d9d28,2af0a05ff775097f,7a58fcbd162edee4
object,c36711c6000000f9,e1ee0f5c9164f327,11b8acde65f3493d,ea534b8b0efbe8fb
object,c36711c60000110c,a66001002e0c850f,15ff2ae071f4eb54,a5e465908aa2c984
object,9204e46500000981,67d7ba1b6af890a5,e910e703828fbc46,1c0e17bfd2c5f5fc
object,9204e46500000175,3315fbb00c9f6290,38c9507476222706,4527810d3600a9c5
object,bbcfcaa100000009,bd5d1dc1bbcfcaa1,5a47a35d47dc4871,5f1d43a533756aa7
object,871a5faa00000589,3e7ddb5aa73c6ff1,af740715463f68d0,b113772ef19680c9
object,e99abdcb0000351e,f6eebe75137727b4,2eee6962f75eaefe,b3546f09f9b905df
object,11ef037b00000018,b37692a4a92047c1,fd7826f97c420282,07fa86e1e563e796
object,dfaa428a00000006,d026e9e1ff4f0c8c,895d943633a80b8e,ef80326724f39e21
object,e99abdcb00001744,892cca1d241b4030,708f97f8f058b46d,5c59fee5ace949b5
object,e99abdcb00000d68,c4d6542abad51504,1de269fa40df8c3a,789c5cb18d936022
object,e99abdcb000003bd,3a79e0c2e4a5ae91,68630aba17726023,f524302fb32d381e
object,e99abdcb000030d0,b7b715bbf3cc8369,fca2f18121fe31b6,22f0c04fdf7af8ab
object,6637ca3c00000008,464c029fbffeba36,520273a887e809c5,2ecd830239dc7b3b
object,054e5fc000000001,21d3d5f9054e5fc0,048b0dffd28a3a8e,71dbfcd2c41e49e5
object,e99abdcb00001a06,c9bc70fa5cd5c5bc,2d11ee51901e444f,344d2717b012cdeb
object,e99abdcb000004f9,a318f5d9be5cd559,e8e57a4b8e54bdca,e526579f7a8460fa
object,e99abdcb000012d2,4010220f4df9b664,fd21eb48d3c802d3,4d0f6869e380c92d
object,e99abdcb000031bf,4396eb2511ed604a,eee749faa05c2a80,b906b07ef85a2ff0
object,e99abdcb000031e1,311369ac991c4749,6955fd8fd6ef9aff,f5994c39d4e34674
object,9204e46500000734,58f9260f27f9d4e9,8eee5c1f961205c4,4e2fad0c11bc4c4c
object,9204e46500000977,85aabb2b7c9b7a86,092e20f375403439,f10820be0c91f6a4
object,6a5010d500001bbe,452637bfd54c7140,7dfb219ee01ebc9c,13bc88a5c76e0aed
object,6a5010d500001ad6,aeeef73f962dc205,ebc444f59acd8b53,865886a260bb68fe
object,9204e46500000301,a3cc930b411cf7e0,4ad23ba1e931d903,9cf5d5d552f536a6
object,6a5010d500001b08,27fa59610a5ae5db,8e6bcbda9c49a4f3,dcc9574a9ad00545
object,6a5010d500000f08,c67f30da008192d2,fd339338fdfb1659,fadcdff1c869e5d1
object,6a5010d500002459,89bbdecbdf8cee84,85b6e57fb4319130,998534ac052c72b1
object,6a5010d500002017,4966ed090ecf6ca4,73bbb6c236cb2439,f5df145d70fcfaea
object,edfc13ca00002799,772b910797a84133,2aa259e11e646175,9658dabfaa38afdd
object,edfc13ca00002627,6646f048fbc1b3a3,0ae0dfea33618892,0d535758324d3907
object,edfc13ca00000464,509f1b6c143e9944,8ed115439cbe0245,4874b23fdbef07e0
object,edfc13ca00001264,37759b29edd8647e,08453af1d0152941,b2c7e3ecbf6398a9
object,c36711c600000909,81049be4e36f4a2c,ebfc8f9b68fd9045,3f56533400a1cc36
object,c36711c600000597,33e3cf972ea92a5c,9c7d24a31db83feb,535b5a5fcb25a7a9
object,c36711c6000006f2,14e04af83f70b27c,cf8c3338df3c2f27,b4f34e118286b6a9
object,345721320000cd41,95f76dd76ad510c3,2d7e461fe9bdd9ed,95f76dd76ad510c3
object,fe6e52980000021f,33a0a16610249d10,a7696a7373a0a2d6,548acca902047ce7
object,539d64290000003c,219342bc1dda2382,84d8560c4848fddd,25e4dc29f6305a35
object,6e86fc3800000159,dacbd4152168684c,d9d66e921ca979fc,1505681316ffa5f3
object,c303bdcc0000000a,5cad7a8846f55277,2b7123082e83a4ba,739de89a4acb8b23
object,6e86fc38000003e6,11007787e7ab371d,d9d26a54d963c66c,c7e60b1009f2511c
object,000a083d00001944,06dea0e71c0583c7,73731767d9775d47,257bd76fb499fcfc
object,71e5773f00000398,ecee89adc664fe78,1650afc1f97bb5d4,8cf9281c4917cd57
object,871a5faa00000e01,b4169b1ba2107c66,7e336152ef2c967e,2ba3ee415cd60416
object,e99abdcb00000672,c18bc45880b11a83,a2da2995bed84ce5,3d459405d6bc76e6
object,e99abdcb000016e2,ab8aa4e937464787,13778eb7de3d3330,70c2d09a2b9a0920
object,e99abdcb0000112c,a93518df3a742676,dbb86a6abeeaf00e,2b9adb429fb71f64
object,f5c6819800000002,5758ce8b5591e5c1,0a8bf11fa14556e8,7d9b7dae3bdf05d7
object,871a5faa00000a74,a462cc6cda5c57ec,cdd382767c85e1b2,b05d2b4656cd2678
object,43f89e9d00000129,570a6541a71f1152,3dcf10efae530b8c,a20075776ebfd36a
object,13212693000002a2,e0bd502fbf9160d3,20e99a3804238735,62b2ae5ba248ba76
object,e99abdcb00003283,00ae0d3e4530d295,ac4ce1dec525eecf,32bd75a9e0fa5182
object,3916afee000002b6,536c261cdac52a85,7cd4a9b08b26f125,2f7254a72566513b
object,e99abdcb00002f87,319e6b14de5a51b4,6bea1fd6e36a7ddb,6895f63f8ce53e60
object,1ad95caf00000001,49e5519a799c2b91,0dd4ae4f227882e0,1dbf8b81e9256951
object,a47a2c7000000040,5521dbf7e6bc7acf,b7e327ec43e9cbb8,37cf3829ae8be5fb
object,78d1886100000001,f5a72fdad69e2783,b32ec73367d3afa9,d2ee1ae77afc4796
object,e99abdcb00000ac8,b40829b9d9fd0160,11e3df9b9d5ccf74,23e244659a982de7
object,c21a3d7a00000003,8ea97530680f78a8,fe2831ae60530eb1,b68c946325e345e3
object,9204e46500000786,b85706c93d6e0411,3368a1e1311bc837,01e436a99bbd5151
object,edfc13ca00002729,2a1b6607ecf6c62e,b1ad7c9204df64ff,58a8692ad77a7c97
object,c36711c60000087b,d89ef41cb07bc5b7,43b5d45f6c4ab27f,4ac0efc83dd9d3bf
object,3916afee00000073,e6ab4a7160e327f9,9669d517ee1b3168,2b8b0270de44d14b
object,539d64290000003a,971b3cc65caad5fd,c5e508b8354b7711,fe98302d7cbdc268
object,539d64290000001c,97df3beeb51dd8fb,c5e508b8354b7711,373a42344d1ea4a2
object,e99abdcb00002a4b,7a0b11dae89d50ba,11e3df9b9d5ccf74,07cb958bdaad940d
object,e99abdcb00000251,ec3fdd91ee8b64fe,e8e57a4b8e54bdca,9afc8aa5f0ee9f19
object,e99abdcb000033d6,7185d137535908a8,a666b40257e4e090,c5cd84e148345379
object,e99abdcb000005cc,e6f11267c4e48ccc,e54e11d8f47f8437,7954b8dd36e553cf
object,e99abdcb00001464,f5fe75c356b5f2eb,69d00ee86ab26f89,d94a61774de8052e
object,e99abdcb00002cf9,d72d6bd6d63dfa7b,c14cb814c75c7ccc,db79bbe5ca71644d
object,e99abdcb0000312b,70ee27b82f3f71d4,e8e57a4b8e54bdca,cc25dba108908f93
object,e99abdcb00002a76,f76cde9b8efd4009,e8e57a4b8e54bdca,b161d064b438498c
object,e99abdcb00001f03,718ac79d10af3f47,e8e57a4b8e54bdca,e34092258d9e88cd
object,e99abdcb00002fc8,41bdf4e9c3c1a68f,e8e57a4b8e54bdca,dd3082b2cfc599c6
object,e99abdcb00001ba5,9047adc4ed1f64ca,529ed540b304617d,8e083a94db7af14c
object,e99abdcb00001d4a,8205f277eba083f6,92ebc10c492bd1ce,61b43bf50ca25bc0
object,e99abdcb00001db7,31faa2d40679d314,f82d927f518129d1,9995dde74216daed
object,e99abdcb00000328,b5219f0fb462bab7,a666b40257e4e090,f28a306e2dbec8f3
object,e99abdcb00003532,f9172f3525d2fc87,ea81c6da20d4d3d6,f677f79668f16131
object,e99abdcb00000361,fdde66b197967eb7,7dc4ce6377cae27f,ed3ea40ceba23499
object,e99abdcb00001b08,4d94de94507d4632,3e62145ffe0908ef,db7ec2e9bf314f4a
object,9204e465000003b7,90aa84d40a24abcc,f7d17cb5c84471f3,06bf97d677d6e43b
object,9204e46500000094,a7f305918b76f87f,6016878b1cf5629d,7b3e6b6556cd4f70
object,9204e4650000084b,3f039b504a05abfc,d37f8f751c643384,714653283286db01
object,9204e465000008bd,d448b6ca24148b76,a62d9d2f3b2a057c,1777713713412e08
object,6a5010d500000ffa,3aa48d92211fe020,3ed2dfbf35ccf5bb,0547669f1ba5d9c1
object,6a5010d5000017d7,4c8ba04362e47aab,7c9c79ff56f99a39,9c451e14e4c48d55
object,6a5010d5000016d5,d0fbf185f185e2a3,097f92d7ee8a5605,349a1c79af3150a3
object,6a5010d500001be2,e9ce6a7265aa1d40,39d40d3020f29014,2ef9665131f39de6
object,6a5010d5000002f4,4825b9427c0b902c,dcfb5948c325c7fb,60b7c182a53eafca
object,6a5010d500000850,af636393ea308d30,5a117706014fc988,befb1cf54648d9e6
object,6a5010d500001140,557a970871a468bd,ea8beef5b80c6e86,c05476e44e4f6642
object,6a5010d5000022cf,caf3c2826c522270,a1d230ad23aab754,b37903844adb4565
object,6a5010d5000007f2,53ff82a85df9dac6,6705617f8c17eab9,7807e03dd9bf9174
object,6a5010d500000849,c4105f5a9d65dfd1,47341e6a51662d4b,9788bd6fe3323678
object,6a5010d500000d56,6caa17d53da93986,6259b30fbbafe670,33fe61c237217083
object,6a5010d5000003fe,6086336d61112061,a44a2d1bd7467690,e2e0431aa045b983
object,6a5010d5000000f3,3605f30165443056,492c53f36643340d,fba85e42e77a83b2
object,6a5010d5000016d0,de7487556ba92b03,28ea82cdd2d0b53f,b9e928b0b40ff9c4
object,6a5010d500000ec5,738eeae107a405bb,0b7ae3f3a9204769,4c9bd895757a68ac
object,6a5010d500000833,d9de66c93af132f9,e37b2b94af581b07,e1dba8669ff2417c
object,6a5010d5000023bd,3501cad8ad5e35d3,1671d70bc0354448,2a7ba56de40fc406
object,6a5010d50000142d,eeb916638ddd401a,83b8c1c7eb98bf59,2f033252c0eddab5
object,6a5010d500000afc,e0ad380513e93f47,c82d23e97fc546f6,77e332ac99341cf6
object,6a5010d500001d66,7ba0380aac410144,0bf31c6c44cfbd94,af71db1266d8dd4f
object,6a5010d50000023e,96835441bc6be9c5,1fa974679ad64917,4dbb0d1e5755bb97
object,6a5010d500001b0d,e34c98bd23524189,52148af595028c7c,66fbf32c217cd2f7
object,6a5010d500000ad6,45a814176cee3602,ef6f12b54d7b2c66,15602e7e8064dd71
object,6a5010d5000005b5,c5f8105b04d19e96,d7ea1ab24d81cacd,5a917022729f6981
object,9204e465000009cd,3e07934062c646b4,502d584f5db88677,1eeac2311f4a145d
object,9204e46500000791,3f533b8d087c78ca,3db1f8e395d6e866,670d70c178fa292a
object,9204e465000003d4,1102f4d2935bff31,ea56a0743a911b32,ba30777ca0d5515e
object,edfc13ca0000142c,014561d423aea360,26964b3319e5122d,8a4392e314f881e7
object,edfc13ca000015ae,89d535f89519e479,1dbfb41d2d3c5649,18868a1665778cfc
object,edfc13ca0000163b,cee4bc3aa659f573,8e3355d7c2c291ca,3ad54a6dbead9620
object,edfc13ca00002349,086a514bc7a302d4,5fe376d8a083cd12,10689eedaea154b6
object,edfc13ca00000ab5,0401edf8105680c6,6268b6cb2976c51d,ce3aeed7d544c234
object,edfc13ca00000f9e,57109112643d0136,f7710ef9280072d7,8d5dff93f58c024c
object,edfc13ca0000013c,8b37b1103ee43b81,71e9bc6a10cb8fda,1e61052d26ab1635
object,edfc13ca000027fe,521395113c4e9755,9fd25ad49258ba8a,783aeb2176ea04ea
object,edfc13ca0000196d,a8853a594cb8e796,ce6055822e41f600,36ca8cf55d656d32
object,edfc13ca00000052,2677215cd5352f9b,429c6e442f778e80,394cee39b461fe68
object,edfc13ca000001c0,7a034ea81d57c065,b79b80f6c541762b,c1321e872a15abb8
object,edfc13ca000013dd,fc3f09e2e0e5573b,4b82b691b65ed418,d9b403d522400bc4
object,edfc13ca00000faa,db982767a67aaab3,1406804db5484822,c983587a3b7bd4bb
object,9204e4650000068d,71287b5d9658d9be,4a0712d49fea354e,01eb1af8327de832
object,c36711c600000a39,0c6a4678a17e3d76,1e6dba74c5c6bbab,6c7e2700142f26db
object,c36711c6000004e9,018383a281ad1db8,d462cefe0ab4bbe3,80d643c6faae4ab3
object,c36711c600000a23,d2d1ceb4263085fc,56c7e94a1893daf8,953adf772f742653
object,c36711c60000058c,406337a206798dd7,407e517dae69b1dd,a49fb0f99097cc48
object,c36711c600000f2d,70fdb3520eb11de6,e1b93f82c3b6c61f,5bd2c9e70a3c919d
object,c36711c600000f45,0fe020aabeb5d73d,61d69ed7f6431b03,a41c9c1cde05adf3
object,9204e465000009d2,47f7d41da039bff6,ce31f1c223805e26,660b258f177ba2c1
object,c36711c600000202,4c9de385e1b231ca,6229b65396fe3f8a,c004dc02ec99fd1a
object,c36711c6000004c6,fe0e107978c48b96,a02cccbb578cce31,8b7cd8eec57b78a5
object,c36711c600000242,748ca5a538a73ffd,0b010bc75330f594,db38013f5eaae140
object,c36711c60000030f,34b239b87fd7991a,a630172ffc7e4947,32ab5fbf8457a37c
object,9204e465000002b7,0c8190fe21dda2da,8bfc3515a7ea1369,3d31c18f0bdfa606
object,86e55a2200000357,59c303e65df18d2a,946c9765d8a859e5,8530daa7fe2b14d0
object,acc4497400000198,c2b2f64244e98fa6,40c2c63223134931,9eee35799962f6ee
object,e99abdcb000021b4,c8a3ecce7f65bb1f,69d00ee86ab26f89,feb337fa261e07b6
object,e34d282a00000232,1432323b9bbedafc,00eeed3c4b7b622d,c10825a63f5053df
object,86e55a2200000134,0208f5267cc10c2e,e8ef8feba27dd90c,0d17d281b0b17e95
object,871a5faa00000447,571fdd9e3e92450e,46e56a0a002b0128,216e6796d55821b7
object,000a083d000008ad,18a819f8ae67ed15,20547dbdbdc38d1d,5ccbc681a3004494
object,fe6e5298000001aa,ac4f880cf811fb28,4a534e91f3dfb161,28a14dc2998f2440
object,71e5773f000001b7,34b9835ef2445a2f,268c9874e94ff29b,a1a0f71c28a97131
object,83e6bcaf000001ef,340d2e42ff8927be,4155ea3ee0e81a63,28d322361b7a9d44
object,6e86fc38000001aa,941f017eada81cf6,a84534780848eded,4c4e3142e56f7212
object,6e86fc3800000069,f872088c1d43bba9,813dc0003c92f653,5d0f50631af3ae91
object,871a5faa000007af,727ca40af4c1cae0,146dc8fcd503af6a,db2c81f1ff138743
object,e99abdcb000016de,3e37184173caac80,943ad6a0cc720d32,ef90b35242bdf235
object,f5c681980000000a,69c2e9fb8d477f8c,fa14bb115fd305cc,60803670eff83fb4
object,345721320000c196,181fc721c5478d53,c3f69917d82bfbb1,181fc721c5478d53
object,000a083d0000148f,fd3b85bcb12e3ab8,b5ca63add756df23,70a32d715c068889
object,e99abdcb00002bcd,8165da7b4581b764,b12e556581e363d7,46609d7478b0ecbc
object,6a5010d50000209c,63f504d956d0fc1a,1da1e68011714f5c,1e7e50aa6ed3fbea
object,edfc13ca00001b8a,582cc79210dec337,5595c2f39560079a,589760483624a6db
object,c36711c600000027,24f5ce6dfa0aa1b7,86f4a3e6b1e8a05d,9a00bc459a788bfc
object,9204e465000004ce,41293f9491e3e830,a1db05ec739f8a5c,53ff75591299ce8c
object,871a5faa000016f8,ab662fb824170af7,1ef4c9342b6662c2,306130b99f64de3c
object,e99abdcb00002752,67fac7f727063db4,eee749faa05c2a80,2cc26a43f507e4dd
object,f5c681980000000b,ba6ce4df8747e5c1,a5e96b2392dd0211,088e36f3de1212b2
object,e99abdcb000016c3,d3f5e79569b00e8a,016d83d111aebd27,e03ef4f348cd635e
object,e99abdcb00002846,3bc7eeedbfb386a7,d60037145d81baa6,331918b428992cea
object,9204e46500000229,b882dc59f4d2b665,bbe57c09c5b16776,12bf697737354bf7
object,6a5010d5000019cf,5f3b56c6b65de2bf,f9c5785f1af12d02,0992c4b01f30d540
object,6a5010d5000014f0,ac092cffc73b1101,dabf0eed72b657a4,00c74574054577f5
object,6a5010d500001324,3f809bd1ef1ac865,38eddda083e922aa,0a329b3f35934c63
object,edfc13ca0000040e,d6fd3db9148cab9a,3abdc3f167d8300f,f57fce760dd85eb2
object,edfc13ca0000263c,762836aa3a01d380,69443876e6f50cc8,37a7ae1a79f14a23
object,c36711c600000ca6,9e41643115e47b3f,613b58a3afb8ca39,b6f59c9a4c768c3f
object,e23d9db700000022,1fff0a7360fa33e2,e73b38f99dacdc9d,3b2dd598b61a570a
object,acc449740000035c,b403ddaf38d8e763,40c2c63223134931,fab8d2d0003cf2b0
object,e99abdcb00000448,4b13fae5444c6b8d,69d00ee86ab26f89,dca2dfdb0a4f6467
object,acc44974000002a9,c5bd28d41046474c,40c2c63223134931,f504190cad3649e9
object,e99abdcb00001c53,9f7f619ba339928c,7b97c0535d6bfdf2,d6c04f5cb3abf45d
object,e34d282a000001dc,c16d0369ec8637fa,2af068e09ef975fc,70ad7db5e276b76e
object,871a5faa00000722,e3c2cf1d1be2e282,840bca7667a02018,3fe95b5a6dd3b70f
object,fe6e529800000183,43cf1b13cba276cc,28ddc7b80ffcabd9,9115f560f50b1bbb
object,71e5773f00000107,2d2204c82e97e5f7,c4a9b4ee8b1aa882,40cf8e5662cb9564
object,871a5faa00001896,af5d8f0a2913ffae,2624b3532000d9f6,4141c1f897d55668
object,83e6bcaf0000011a,8de8c55f2caaefe1,2b177894fbf7479e,1a4fe1538d87e195
object,11960ae8000001ff,4b31f832710e7d2b,acb5dd837804f78c,532973be5f387232
object,6e86fc380000042a,f7b7c5df5e9e5a3e,5a80453ed18091d8,dca59471226346a8
object,667ba58600000001,707b44bf667ba586,74a3057e3e2a068c,574082bcef0b0f69
object,a11d9bd00000000f,cc2675494e5e4dc7,a661bf8c6245a7aa,8c64fb14b86777f3
object,edfc13ca00000bd5,31151ce9875e1fb6,88d221f406043e39,459b689263730275
object,823fdb880000003a,6639d8130c21a4db,96a78789a7965287,bba96066465b05fd
object,e99abdcb00001136,0807d287b2ef1e3a,69d00ee86ab26f89,a703d88a5d769034
object,e99abdcb00000ee3,236935cfe4ef5e7c,0052a4578cc7c704,7b7987c688dd76f9
object,86e55a220000059c,94c4fe30659ed7db,1fc1a40ad8e53508,c221b1725462e573
object,e99abdcb000020a1,ced3008b3a947bef,ede74110b0bfddeb,19f998799177f015
object,6637ca3c00000054,8eb77b3116845910,520273a887e809c5,743e65745cf37c3b
object,73fc26b300000001,2cc549ea73fc26b3,d5bfeb8ed2697341,f5f1a8aaee99f538
object,e99abdcb0000052e,93a80b939e54e675,eb0a91de9692e3e5,179270a3c5902aaa
object,e99abdcb0000040e,7008cb4093412187,b0d20fa48d09acc9,04b08285e7ab6781
object,e99abdcb00001912,0554d87eeb4ef44b,10601fa4137e578f,e921d8965dd2d05b
object,e99abdcb00002fc9,82668553579a9707,aa680189c8cd6c11,01433056cc7bb283
object,e99abdcb000032aa,f73e47a94b60617e,69d00ee86ab26f89,05368da487d2f2f9
object,e99abdcb00002b70,66e94ae6f7731bcb,0868b5075099def3,cd11f47179612f26
object,9204e46500000818,d539ea98430bbdda,2e1d51a49df719fb,38d8fbd404258bc6
object,6a5010d5000013bc,63991b1ffac59830,ccb5db0958e1b884,36cc27e1b669f06b
object,6a5010d500000f1b,4b10ed7391b98477,4d25bee177479b82,ae0ef0ec6a4f0b40
object,6a5010d500000c52,ef43111175ecd440,9c2bf0d30e34386f,2020972faf114c51
object,6a5010d500000d6c,0da2be41b880cdc7,d790d8d6cda57b14,2ff3d7b1742efe27
object,6a5010d500000779,df2e9e3ca5ca13b7,58e42111637ec3a9,67c87cf796c1a753
object,6a5010d500000e9c,4c604f1148818caf,9ef67ca6a59e293f,30a42dd599c20b37
object,6a5010d500000730,a1207f9b07a60e13,637b0a3edd828ca1,81c47d6af21f8dbb
object,6a5010d500000185,75db0cacc0a71793,2b5d3e05e334fd50,ad4bd55290301d8b
object,6a5010d500000bb1,a6ea793d3db99652,eafd8e16e02f1359,059ad4508087638a
object,6a5010d50000248b,3d2b8f903de8c166,4ba2e3448721c720,6d79c90cc46cac5e
object,6a5010d500000439,7dcc379228fe8541,0006d79ed62dbd48,857785d55a066ba2
object,6a5010d5000021d1,a8594e06f28ab0ad,b1dd8d79bba36468,a8f5851a3894537b
object,6a5010d500001144,a501b0a953cfa3cc,176e12595f4afec7,eb5a1a2c70f97857
object,6a5010d500001c8d,101186886d96dbb1,df018d904d91c53b,0756fc93ee4051a2
object,6a5010d500001df4,c6fcf66900833fbe,4367f965a864e413,95ac0a575ea22960
object,edfc13ca00001bc7,724937a958a78e9b,bcc31b64d565029b,90d26bdadd7d94e9
object,edfc13ca0000200c,2eb4bcc968bd34f9,35f9dad4fca5cafb,ddc56688db0ced13
object,edfc13ca00001b63,b0c8c63cec9196bc,7ac85ecb944838cf,e14967f821539c8b
object,c36711c6000002c4,aa70cc2fc9677121,33eec265572930ca,049f7d3ace118439
object,c36711c600000777,f1861b5e00ec961a,8fe321332f28609a,f203592fe32faeb8
object,9204e46500000199,760c93f28af9e574,9da09543431ce592,0011707101f415cf
object,3457213200002c61,b906a90a1f1e09ab,6d43f19559ed407a,b906a90a1f1e09ab
object,e99abdcb0000211e,29be0a373fd40b56,c32c8a9838d4baa2,743cc0990d4570ba
object,e99abdcb00000465,6aa994c43f9cfff2,b0701a2f0b5a5281,fa83a951b74ee2c6
object,19dda9c800000001,3f56974089297ba0,16e146bc56f0647c,1c0d3bd8f8217119
object,4b31728100000002,ea435648b86a9c28,34bc50afe3b38894,71b71950547eddc5
object,9600753f00003c96,8408f59449c95083,bce9bad0113b7ce5,1a173c7294eb6179
object,345721320000c6f3,53a726bea17fe3d9,da7ad75f9d3bf0eb,53a726bea17fe3d9
object,bd22c1f800000001,68f4fb2a2820c6ea,d26c7973c35ca51c,80db5e5e0b356bc2
object,e7ca282e000000a4,dd184f71d6f0f7b0,c43121a84b820c9c,296bebeb12eb7ded
object,e99abdcb000016dd,202dd863a17d92fb,59d01d8a1800eb1a,7d859be9a2c54195
object,9600753f00015050,1fdf8059712717c1,0be17568c901e76f,6a03a1ee18d7a66c
object,9600753f0000e240,539accfaf50126c1,33ca8ccda40a208a,43e9f7e302245c2d
object,9600753f00010bcb,d818ff66ae63fde9,6505fa94c54fc0b9,b2b9756951b8b26c
object,9600753f00010961,bd6c807a677c0621,b47ec426106af2f3,62da48af382e23d0
object,9600753f00007e76,44cb6df917d58a17,cd34c02c8480e4bc,eec921a071ac554e
object,9600753f0000311c,1931e72c46ab0578,80ebc9c796686f4c,6a9d2ba3bf9ff61a
object,9600753f00015aca,db07aef0ba74ac13,4c8ac6b159ef51da,69c3dc1a9b6e1b5e
object,9600753f00005bd3,24d21a48658ccffb,1993e7881cfeabf2,b8e2cfad39aff187
object,9600753f00001478,c3670cc3bffecc76,ece69f3c9a621879,a1c7d74d40f1f8ce
object,9600753f0000329d,5ce6eaeb682bf7a0,c9b96cfa510af1a7,722f532a437c4aaa
object,9600753f00015fad,10c4cab96c02885b,80f1a430a9a8e42c,fac60b49c5dee379
object,9600753f000075c7,77899adb43e45056,5bd283651ed4a901,deb5fcfd8944b01b
object,9600753f00014780,6aaa03c7c7cf87c5,e4a17bc083588fad,addf9cebcc827bf5
object,9600753f0000a668,d6c4b30d025028f6,36d4c572f40fb873,b636b0c17f9a245f
object,9600753f00000d31,78262530b236f470,63a6dffb29ee9cd8,39790e4dd61f4428
object,9600753f00009acf,1403dada5c7f1d40,65fbdfdfadc75c8d,562c0a958ff6bb1d
object,3457213200010256,312c338391d209f5,749833872a0b1721,312c338391d209f5
object,345721320001452e,283abbb9fecc50cd,14a971542f33d739,283abbb9fecc50cd
object,345721320001541b,10f11a4806737b35,be833ad2a93fa1f4,10f11a4806737b35
object,34572132000024cc,63618cecfd8f122d,aee5fcc30081ca8e,63618cecfd8f122d
object,345721320000bd2e,326d361d31c543d4,9254eb828c98ce3c,326d361d31c543d4
object,9600753f00005824,fe9ff57b7c780791,fa6c7a6ed0eedeb2,c73aba87fe1ca28e
object,345721320000d574,7171be890f1abfda,488f30eeb74bf60e,7171be890f1abfda
object,345721320000ba4c,b3a5e0a88d6244b2,117407d6da394a34,b3a5e0a88d6244b2
object,3457213200000ae6,65ede135767fdd33,e3fc878666c38613,65ede135767fdd33
object,3457213200004a39,5adafae17ec1427b,80eb477e434401ea,5adafae17ec1427b
object,3457213200012e4c,362edce7c2f63dcc,48d3a85eee9ced75,362edce7c2f63dcc
object,3457213200006b80,b8516ad41f4d1136,b47420763c27d73e,b8516ad41f4d1136
object,345721320000fe31,73250664b817cfe5,f38be922fbee3fb0,73250664b817cfe5
object,345721320000aab9,04ea3d2951e1d21c,78349d218f39d765,04ea3d2951e1d21c
object,345721320000687d,7d131f411853a73c,b7bf15edbbcddc74,7d131f411853a73c
object,3457213200009767,1513b9db695edb2f,ac6824d86bdb2c65,1513b9db695edb2f
object,34572132000122c9,3af87ab819935389,49d1fe68d0edbca4,3af87ab819935389
object,34572132000040b8,fe30adcec25f50be,763a869b66b12ec4,fe30adcec25f50be
object,e99abdcb0000010e,d7bd7d65fc49d151,53bfc81ddee2651b,c4bfcd714856e3ef
object,e99abdcb0000102d,d559e3a479375a40,9483b54286e1ed00,4a2d0149d1248093
object,6a5010d50000130f,2e3672147b5e0bb6,c8722d4da94aa273,1d877393c624b8ff
object,6a5010d500002069,a1d89362987e3861,6f5c2f125211943f,7fef19d2146d5606
object,6a5010d50000017f,f7f57ca505cdd589,04a7d9aa035833f7,8a714370c13445d2
object,6a5010d500001358,b3ff3ed6f8affc9e,15e716b20fbc2584,7ffd36cca0e02e71
object,6a5010d500000ce8,4c14b4febd052dc0,0f44aac590abcd17,934a88ccdf2a9964
object,edfc13ca00000be6,2af6446b2d68e5d3,a568c1a2a1a60df7,5b06b2369d003e92
object,edfc13ca00000886,ad56cf7eae55f6ef,7fd362e6f21cc92d,cd9b0aed3e80d936
object,edfc13ca00002049,31ed587a1aba6391,a97dd9a9943188c4,16da2f1b4c952710
object,edfc13ca000022ff,7d8b9bb2b1a69ff3,f709c4d9020b2ce9,a8a8c4857d276821
object,edfc13ca00000486,076781bb08030327,2652569d3dbbe7b6,a3e442696e0e4481
object,9204e46500000314,2a4ea744cf657203,a911f81b4d6bae84,d5a2eb4e84dce3b5
object,c36711c6000004d1,2d63c1ad5b04e1c7,5b40c324cd6fa3bb,d8e5a0c3af3acf63
object,c36711c600000c95,4af947e9a1cc6bb2,16f2ea904b75d3ff,7176e7ad4eb15926
object,9204e4650000029d,8ea2f451619b0b9f,b155752000aca144,736687a75df32454
object,c36711c600000f1a,91c397744bda4e3e,4e7cbf69c52ad777,759ad2fe34be6685
object,9204e4650000033d,e501176d77790861,c658f0d9243e5c8b,462cb219adf8f676
object,fa8e5db800000022,08c76d0ec71c71cd,0714616048da9990,cce4eb24a0f1410b
object,e99abdcb000022b0,a7419a51ae12c5ae,6cce78a3038931d4,bc26980de0796321
object,edfc13ca00002534,0f5ecd38f0c29d21,c372a287ec990fb8,466c429d26d8bced
object,531807ac00000001,85e6e51fbad070cb,b519db461dfb8f62,2db7a2db7707dc49
object,e99abdcb000006c8,343e9a8147435f42,41a281fe35e9bb01,4b219bed0d30c879
object,e99abdcb00000eb0,d32167730d059aea,57221ac24463f4fc,f9bc0573f74e8383
object,e99abdcb00003203,b774b919539d80ad,9f0b05307380e7bf,8e8145227b11aa33
object,e99abdcb00002f32,361f923a12ddb051,4420e191571c63d4,0de68bb33977691a
object,e99abdcb000019ae,dcd3efe57c5c061c,19cd73b691827af1,fd1e4815c5259836
object,9204e4650000008b,16b0a8c7845cbacc,37345418e989b82e,20b59a09245c8306
object,6a5010d5000006fa,207a58ec2ff4f204,89621a9f27264d3e,a756e6e6ab33ce0b
object,6a5010d500000e4d,94f8c34affa0170f,051dc79c44a3547b,1cdb6fdf16ec3c6a
object,6a5010d5000004ff,7240780001644463,0f2e8c1b5955cf68,64f0d1185a19cd82
object,6a5010d500001e49,9f6cfee747c184b0,c7cc5a873a3b407b,97d1156d51156ce0
object,6a5010d5000011fb,704bf6e4e5b31904,429de64f4bff3d41,11b2d500f90581cc
object,6a5010d50000174c,c85da85ba54fd0a9,b5639004425a7158,71b5ab7de55d160d
object,6a5010d5000018ce,82b8f691e5e18550,0657dd9f2f0cf12e,0de73725322fe94f
object,edfc13ca000024ec,735e9edc9a54354d,26bf39c5d294b76c,5a720a2e60a5d823
object,edfc13ca0000263e,288834b24bb19d4e,348110b130f348f5,91b3bbb186741bf7
object,edfc13ca00002153,a59baf27a2f0016c,c6cb72cd8cccf870,d239ac262124f395
object,c36711c600000348,935437e1a7a04d28,6f90fb1f72a64458,288a5ea6eb6aaf4f
object,e99abdcb000017b5,0e062cba4484bbd6,e0c3bb33c5a2d69c,d61ad6acbe72dffc
object,6a5010d5000007d8,f84f1489e6d51970,354b7babfb72131a,18d650f85fbeb12b
object,6a5010d500001c76,ae840cc43fbf259d,e676d4977c3c5a33,3269140e1b3b43cb
object,6a5010d500000b77,0cfa288ff3433e6c,db96d7f1911c4e14,3d873c888c53dd5c
object,edfc13ca00000beb,f4ee0e1a5c47e9be,abf96bd9eacdff5a,2577ab1a0c202858
object,edfc13ca00001f30,e8089b81cbe20500,4f99d231a96f8a41,247c8ded124815d2
object,c36711c600000e76,5401a2768c3bc618,8d93d5edc83f1a1b,d6cfbcaa159ecd1b
object,9204e465000002ef,69221791053088e6,7671b009606a4d6b,00bb38403d04ae19
object,c36711c600000395,141fbb7d67eb7de3,bc46a62249cec148,b95121f749572751
object,9204e4650000086d,ef49afc850e0042c,c67f714542d03408,d1b4bc0f40c75c70
object,b4011005000002b5,42ccb70959264c8b,c23c1c41adff4879,7755b8486f7db7bd
object,d45bf006000001e7,b0dd3bf42e4665e6,3cfc65b9996d2236,9b8f41dda05c8683
object,e99abdcb000014c1,b9c2ec22e19a06e3,dbb86a6abeeaf00e,8d900b151108498c
object,345721320000d428,7b504e046ef040ee,808f80cccf71d7b1,7b504e046ef040ee
object,e99abdcb00001587,9e1328fe128f6bb8,879665d78fed2a24,18651c2fde4dd828
object,6637ca3c00000011,b591da852b2ee3fc,520273a887e809c5,161fce45c8a8ad53
object,429c6ec700000001,2950ac5e429c6ec7,7189beed654b27b8,e996b3f341ee49c5
object,e99abdcb00001a9c,b8c48423ac4a4ac4,4968aea195de1934,55c3038b965d1793
object,9204e465000003f4,9e3c2271cc897c9e,394da5e94e792a9e,81d57100e0692cc4
object,6a5010d500000147,8a4959db1eda5763,7d1462100b710d47,572ffe047aad4e02
object,6a5010d50000242d,1393810ad7f860f5,a2e09c0aad4b6abe,d14f22442aedb1f8
object,6a5010d500001754,39462192864cf19a,75c6b964c6c9c949,dd03bce467691f9c
object,6a5010d5000018fa,6ad5414233189bdc,38fdf2502a359c6a,f4bc4f183bf18aa2
object,6a5010d500000866,7a6f826146a88001,4c5755b80d5ce9bc,c8c08d110500974d
object,edfc13ca00001bbd,1b2415c25f0954fa,89aeb6e521955d4d,3d1a49529bafc169
object,c36711c6000002e6,fea918b93be8d404,09eb30a7fe9f6eee,f1ac5336ac325b0e
object,e99abdcb00000aee,c82523957a8e1cf9,14354406cc5ccd90,a26b6c4447e50bad
object,6a5010d500000d36,08a2f77c4b8c973b,06717406a6d4b9b6,0ce42421c5593567
object,6a5010d500002296,12813e6dc00c3db4,8e3bbd1088a171e9,1e7e08fa1f3b4a4c
object,6a5010d500001b1c,4e659d35f6fcb03c,869079d57cae0404,0a485a787fb1578f
object,edfc13ca00000e61,28094e9519e2ea91,8d393e2b8db47227,aa567aeabcb1077e
object,c36711c600000356,c3d426321c71718d,8f7f1239969f0363,0236310c5678e0e4
object,9204e4650000061b,4f36fea829df7fa5,492e4d90509e72ed,ed6b55ec6e02a9ab
object,e99abdcb00001980,aac9f2e1fdf69339,717479d887a42ba4,b519b16a7d1ce820
object,e99abdcb00003443,cf9b1f64ae7212c0,d50ff89d8f2fce8e,fa1041bcb3574d21
object,b34f103c00000001,ed10a6d140f9aa4c,4037d6109c2b8dc3,43620881fbf186f0
object,e99abdcb00000e1d,5b2673e20f3cbe08,10601fa4137e578f,9698d75450336099
object,6a5010d5000017fc,0c74f98e38a45d99,13e4bdbea3e4c112,641d715fd55e9418
object,6a5010d5000020c5,dad18082eb1ec4be,f68a85d22395c245,c9a72bbc88db188a
object,6a5010d500002096,5dfe5b172d855e9c,a051a7ae1c16dd30,c75ffecf1770ac22
object,6a5010d500002055,91f1e1225fb43f8d,09e14021abdf68b4,ea25296336d568b2
object,6a5010d50000166c,c0803dea275b863a,50cf5fc57431e4db,638da73ec79f9cd0
object,6a5010d500000f12,98a5348c1847984d,9db04e724f141849,ca1b75484390e879
object,edfc13ca00000ccf,48953f9130078e68,43d59306132fa79f,93e18a8bbe8e1f45
object,edfc13ca00002459,8b3287f9110bbcc4,4dc629d8259ec0dc,a2c70249d241783b
object,edfc13ca000021f7,6d4248dcc55c0739,9abf304e51effec2,4d1cc2295c72d6f9
object,c36711c60000049a,22d70ec7840092e7,e9256ddaaf9ec452,c074c1c6493699bb
object,c36711c60000015a,1b8a057d890e3e75,09397de912a29f89,783b9c7d679ab704
object,c36711c600000f73,121f7d46907b1fa2,8b5e36c2b358c421,40a56628ae8b9bc4
object,9204e465000007f7,aef5c6c9404a0db9,a3d4354261804930,be7e4a3ce8ebb4fa
object,539d642900000021,9ef997b5626ee259,c5e508b8354b7711,61d406ba844494f7
object,539d642900000040,f3c0de61b60e6b67,c5e508b8354b7711,365f3739303a965f
object,9204e465000005bd,0ef4bed2421ded98,c3ad467b5cc33c1f,4f08188318fbd1e8
object,9204e4650000052b,afa3407f39c11087,7b7af95b110f162a,c9cc3f6444f14700
object,e99abdcb00001594,f515f1aff267701d,f6a14b15f4319614,d5de09e6174ef2c4
object,ac59771f00000025,a2c8381d0461514a,08bff97cc52a6bbe,72fec4c95a40f019
object,f506339d00000008,6e9ac39b5c2949e1,56cc6ca558548d67,1aad5f5dd42729bd
object,8c01054500000001,f2266d6b8c010545,44c2e013b823a256,e875579f20422ddb
object,e99abdcb00000163,140fd33c8808c1a6,cc7a29142e0024e4,19c6b0d2b26b94af
object,864f712000000009,e3f08a90c59d5bae,bde21442b55a66c7,886323163869b99f
object,fe6e52980000021a,5b2182b15e2a46b9,fcbd16d814542175,f91ea1f4f28a670b
object,6e86fc3800000134,41221db6ffb5217a,4a2edee13bcd86cf,de875496fe30eb40
object,f88bb8d600000063,4e1660299841a173,3f541d067f08d591,aebd86a5b713fe54
object,52f2ccb30000000f,ff2d802bce15ab3b,190194c73756d51c,1c5fb6b91e3af8fd
object,871a5faa0000135b,b393c8d878b4f148,3e6d51cd1142567f,0013f62d403c2541
object,86e55a2200000175,0208f5267cc10c2e,e79065698479ad11,9a57cd7c689a75c6
object,565ec8940000000d,4bd7065b3cfaa378,32b4b2d781da35f4,a5f70ed951063b87
object,e99abdcb000021c3,7ac79a279a700971,db169bfe8fd5f4a4,6bcf4989a1290fa0
object,e34d282a00000290,d84f90d18b66e663,b8e085dd7d3fbaf4,0449d96c667bdf11
object,71e5773f000000ab,ec4c41e348d9f41e,fca2968901f59948,b8919748aea8f6aa
object,83e6bcaf00000082,416f499f9d4e89c4,b285f608cb4c1feb,4913b3fc1c4ee4c8
object,871a5faa00000d53,7649febf4965e7f8,6c266898163dcdae,dcb3f0febe0456e9
object,e99abdcb00001f36,48f7c1c478c9e1a5,5ce3a10fd93e0019,9d540837c548b48b
object,e99abdcb00001d84,59bedda0a2089f25,c2bf73d920ca499a,e1c07e17ed73bb1f
object,e99abdcb00000984,0cf77b10408c9cb9,e8e57a4b8e54bdca,4976f1e1eff57f45
object,3457213200003008,610a4ea00deb6221,f8c10b0af73f4bd8,610a4ea00deb6221
object,7157051b00000008,0ad29906d820c3db,1ffffda39438bf90,1077344129499177
object,4bbaf6f600000001,3f9b9fd50f10f9bb,cfc4fd3fb9a628e4,cd3ba286bed44986
object,539d642900000023,81e99bbe75034597,5bb6e7c5191f720c,dd5ce6b1c0dc54c0
object,be0289a7000000ae,4d48c8c9ed3f2dde,ec1d75d953a57182,0463c2c07c6be54d
object,93b3e19500000001,f18ef9ca93b3e195,aecc02a89cb01a1a,9bbd89e0d5b37913
object,e99abdcb0000176b,51a745976018d575,13875ea10a621f58,d140de1fb48b57db
object,e99abdcb00002c50,e305983db9e09421,13875ea10a621f58,967f804e9b81c786
object,e99abdcb00002ea9,4e264603122a82bd,13875ea10a621f58,fe11aab371e017d6
object,1b96fe4100000001,4fcbb7c91b96fe41,0bf3edb777254477,5fec9f7b839474e8
object,cd12f57200000001,43437f15cd12f572,e0a864846705e2b3,26b539c85fee239e
object,c3b20b1d00000001,14588b63c3b20b1d,bd4d5b87ee7a0785,f219b059747552d1
object,e34d282a000001f1,9f0ff4f7bebf5731,775c57c36cc2da83,5afb20cc51708515
object,871a5faa000008ae,a24f327a2db202fb,ab4ac633a554e288,f1e8201733b4b62c
object,7157051b00000006,0ad29906d820c3db,9946a3d7260e8c49,6251641ceb56e13b
object,871a5faa00000bc0,b0af1e099d8d5336,13252cdea68518ae,911e30ad2f69b6b2
object,43f89e9d0000004a,75a6fb2b5e199ce3,a0c7fc05baa30d5c,0ef67452cf007083
object,ac59771f00000021,2fde2dd0764be2f4,e3db275c3d615cd5,811514ab94b325cf
object,b40110050000004d,2c91f47938facaaf,bf8ff53acff990e3,5dd97e9ca23f38af
object,f506339d00000004,ec9578f20e9d0cf7,64f1df39b9f712a3,ef96d0507167a50f
object,fe6e5298000000cf,a8737378d445dd58,0ccf56f77207d54e,aa8371ad27aa3467
object,71e5773f000004e0,c2cc29c029004627,ebc211f05bffcf87,eeca189b99f7c652
object,fe6e5298000002e2,e17460218c58775a,60218af9c6f20c20,12dae20f0fb142a1
object,83e6bcaf0000021e,8de8c55f2caaefe1,97cc4241619794f8,27f3a6c8336814e3
object,11960ae800000006,4b31f832710e7d2b,d5806867f6c0d83b,a50a353af63fabef
object,7465979200000018,d9bb4a5561ff3893,5ccd03c1cf44f001,6ad755e7e38a86ea
object,a11d9bd00000000d,c616a32a0fe86779,abf3e374a4117dff,2a9a6595649f4057
object,6e86fc3800000507,06e0d52f746fbb22,5cc488846aa8ed56,d07081aa597713c7
object,6e86fc3800000071,bccaae98c6772333,c3a43d58ad2badb2,415216386878497a
object,864f712000000008,91f92e5a198ef5a3,23c9ceb92b00fc2f,91eda3fba356530f
object,abec6e2700000009,9d883804e244ee67,314581406937ae74,f2ee9d8253a2cd3a
object,d45bf00600000007,655a2308fe8bcc06,0bbf0dafc4c2e896,8c14aec26fb8061d
object,b4011005000001ac,aefb450f515e9a83,bfa8ab6357c14e6d,474fad1278f49cbe
object,abec6e2700000019,bea89648604ed442,43b861522cbc2ed6,5c41867002a28dcb
object,d45bf00600000127,9e7b7fc21617177d,e776dc6860267209,8dd4b493dfdc1c7c
object,71e5773f00000038,06892078619b2481,36c0ad6326f087a3,0c948ff2687a4906
object,fe6e5298000002bf,dd93fc57370d0c49,69b56ceca577dd7e,d6130be0a0f0d8e4
object,71e5773f00000584,5632816f48b2763b,2a1bacd82a5ec70d,dc305f07533518b1
object,83e6bcaf000002a0,c91178d08a218b75,170ffffcbea54429,284458c40c7cbe1a
object,6e86fc3800000366,0dc039f8a6fdac73,a05288553c300948,be1a8e4a6eabd557
object,871a5faa00001036,3a4ffbcf446050e2,72939b562acef2e9,1aafcabb28458285
object,e99abdcb0000256e,4b7639fc997e418d,d10e6535be89a74b,e98bbb201e117e48
object,dcacf86700000001,4939097c931be69b,e03a20b1fee84151,84277424b5d29baf
object,9ee1c70e00000001,7920333deea721c1,aa31d4102cfe5bdd,3af2ff649105f7f1
object,e99abdcb00002af8,450ee4fb24edcb39,13875ea10a621f58,e1fac3e9ed466162
object,edfc13ca00000e99,34193bdf10457294,61f2b8b5a68bfa56,ebae4b93265137cb
object,9204e4650000051e,ec3455e7091c1261,aea4da9ff56e42ef,afb25e4e76d2febd
object,c36711c600000421,fc347ff5c6dbc815,628ae029b6eae76a,0a94bc02f9084b27
object,e99abdcb0000037c,e28c88351d42372e,14354406cc5ccd90,1f8fc89a14707b37
object,6a5010d500001a67,f1821f6ad4197ed8,79089930a735a4a9,fd7f86653d3b574a
object,edfc13ca00000a5b,728b2bf5560e5591,b6d1df682b1bfcd9,0f720295d9e3c1dd
object,c36711c60000111f,a0baf12baa9c29a2,2d0b0c47108c24ca,8d2e8c8b8cb1c6e8
object,9204e465000002fb,d4e52a8b65316739,6ec58e2e48609b01,ebee21da75fe6229
object,e99abdcb000031d0,2abf4ef18a5ed974,0d05cd09211d8058,57710795824c9296
object,11ef037b0000002c,b37692a4a92047c1,3317a0fdce922d0d,6982a56839e32fad
object,e99abdcb00000cf3,4fdc244262d69a6b,4b6a603bcced8c32,a996f25dae81fa75
object,6637ca3c0000003c,941ce8d56260cc0d,520273a887e809c5,ce6c83b8a3b43d5c
object,b5be1c1500000001,3aae8bd1b5be1c15,10c4109fe391872a,760f87645f6cd64a
object,e99abdcb000004fa,3e1ebebb8560e924,eac95fa551b5ccb6,1841de6913de43e6
object,9204e465000004b2,c8927c029667a1f8,2e335ff041947e20,f85feed97837eaf9
object,6a5010d5000013ef,b0a6c44452386449,39bcf147e6074853,3cea77b925f80931
object,edfc13ca00000216,975acbb82a62a87c,98dbec78f30b698b,b47ef20c849e4fc8
object,c36711c600000bb2,adeea4a3644b96f7,366c07b29f7d8e80,7e5edbeb943dd128
object,e99abdcb0000112e,2ec351ea107a8b45,ef6b31f82a4b64db,9fffc7fb032474ab
object,6637ca3c0000001b,ee2ca9d04acd5c62,520273a887e809c5,17f44d466c1f52cd
object,364209d200000001,58a2c3c4364209d2,eecc4ea10e5a6e72,877571a0fe8396bc
object,e99abdcb00001192,b03220049049a5f1,ce901469dcf29682,b19a0a06622af783
object,9204e46500000416,f55a2cc7411c5d8c,90b713c88b31324a,1dcb4e4d9b38d427
object,edfc13ca00000389,f87e3cf59c1ebe8f,379ea0b165e22e04,15d1cf2b3fa45a17
object,c36711c6000010a3,4d1eff46f753d922,038e3b8d5784d3cc,0ee19ba2ee900bf2
object,e99abdcb00002e26,9a2ce68b6cdac52b,85f7a902069352d7,ba721838fd647e06
object,6637ca3c00000047,4b92d040a61cd42d,520273a887e809c5,b6678d409be17c36
object,4b19b7db00000001,510b3f074b19b7db,326ab33d1f77f6e7,5eaa197af6953369
object,e99abdcb000009f2,f6a9f160ca61f1d6,2c38470142d4ddfd,c8c5cdeb010df89e
object,e99abdcb00001712,14e292c630e0e099,894ffa7818baad70,d7ce22911a1ed40f
object,e99abdcb00001dd7,74e88232ecbca1e6,992cc726e9e56eb3,254d3e98399796d7
object,3457213200011252,ff20c1fdb3efe709,808f80cccf71d7b1,ff20c1fdb3efe709
object,34572132000009f0,9c7f93500a3c5b1c,808f80cccf71d7b1,9c7f93500a3c5b1c
object,9204e465000006c8,2eaceb4e639ea5ed,f982c1399371db52,4f764087a231f5d1
object,6a5010d5000007ed,2a76085b74dab4f0,bf647c6b33a39f32,6787987581e43f60
object,6a5010d500000e6d,4143986891e1ddee,a9571b2ecc09e04c,1c0ad281170ea053
object,6a5010d500001535,2e5f575287bde5ed,b46a279a8fbddce7,fa620ee9fe3dfbac
object,6a5010d50000004a,7dc8e43b3ab2b25e,3f142ff8978bc3c4,e2f71f05faf12c59
object,6a5010d500001abf,2add939487444325,10476b0a9715afbd,97d65b0211238b3a
object,6a5010d500000129,81eec02d641607d5,a86948cee60a42e5,efb1c91d444ef557
object,6a5010d500000d1c,9389999e277e3b27,291ee493fc90d3f6,4164a232f1994ebe
object,b72c301d00000003,a4fccefe6f11b600,984e5dc8bc640237,9a527bcd86e07b1e
object,edfc13ca000012a0,f3e50a6a7940bcdf,fcb969bd01956572,4b1facb0dc046db3
object,edfc13ca0000042d,8880f5f7cd89979c,249247ac3efd1f2e,6230120522cc33cd
object,c36711c600000013,61dec14bd088c85c,74c4a6bfdfb71fd6,529d4a290ec9b20d
object,e99abdcb000028fc,f503e8c88f7cb5c3,7f661181119d0c41,097b9149c430b59b
object,e99abdcb00003379,2ebde4a87fbb32b6,eee749faa05c2a80,b4883ffda500d9b3
object,e99abdcb000010a9,4ee55b82fe24fbc1,e012b24740558229,3b842edb07d28ca7
object,25dd5a0f00000002,dc020612de445aaf,99e2c906b2a84868,fd72b41375810a2d
object,e99abdcb00001cb8,456eb092a652687b,b12e556581e363d7,261affbc741dece3
object,e34d282a00000241,df66e809687c0436,03b5919eb17d7632,da993b33595a5fa4
object,fe6e5298000000ad,e9a9addde664c6f9,fba093b68b455160,63a0ae78444d90e6
object,71e5773f000004a2,f21b66b12ed9a9b5,347c7e45d9f4e183,74220cd3413ceac0
object,83e6bcaf00000292,d935fe3f52af7133,6bb36431e9dd0b48,21be8e60ef1ce5f4
object,86e55a2200000041,0208f5267cc10c2e,bd64255567085995,c273b35dd20ab87c
object,6e86fc38000000ec,47ca8217544965cf,c02c3af1272fd705,cb61bda605ffe6a6
object,871a5faa00001436,ab3ba8eba39eb230,231ca3a55c0b48ff,8ef6da9cce11164e
object,7aab492800000002,20043f446c267062,de7515bcc953b05c,a9d7288f96c80160
object,0d07090f00000001,eaee72a2fcf00020,da335d9fb709f227,24f5bbbfa3efea5c
object,871a5faa0000171e,3e7ddb5aa73c6ff1,52c831e11f855c27,b113772ef19680c9
object,e99abdcb0000140d,9a8026c36d434621,96fdddc3d0e14058,07d323c450e7abd7
object,871a5faa0000023e,0b592d23d4fc9cf0,af8f4ea4a888e42e,863648e60542c4cb
object,310df7c600000005,49c09fc13b53e348,a2327beed85ea862,b151bd54ccccfb11
object,e99abdcb00001c44,678cd20a44723077,58d30dd2b6f44a11,7b24d070608961e2
object,ecf863ef00000002,282f7d8a8e84f2cc,23ae8de43fef22d7,9bbfcbeb6636ac1d
object,ad3f9f010000000b,ac35ed4d41eada0b,30130cb5387dd4c2,b6bea7dcf05d02e0
object,fa8e5db80000001a,4ffa64d1d0488e68,4cbd4f0df7ed5f49,fce54fe2927aa359
object,edfc13ca000021b0,5dd101d40fc83eb5,5f66e395c7f18be6,aac83f173a306abc
object,e99abdcb000031bb,83facc61f13c307b,92ebc10c492bd1ce,c8f055cc36403bc1
object,ecf863ef00000005,a85cfc62346aea20,8a82da6e0768840a,33aa96407099deaf
object,edfc13ca000020f0,7ebed021cc7c6d95,9974a3d79ca2f682,de04a64da2d087fb
object,edfc13ca00001de7,6a1f13028316a5e2,15c164da4e455aa2,f17d44661f44df59
object,20ee0f2500000001,28bb453be45388f0,b414aef3f0b4a360,0263ad367d34d1eb
object,e99abdcb00000c53,3e71aa8c96f3bf1f,e8e57a4b8e54bdca,c49cb48dd3483df9
object,11ef037b00000100,b37692a4a92047c1,6fca2dd84c7f60f6,6704977af841be8f
object,e99abdcb0000084b,36127608c10fb578,69d00ee86ab26f89,dbb2498715d0fc68
object,6a5010d5000014ba,ba9d662d0908cfe2,a49784851092200b,386a4cfdbb3a6f1f
object,6a5010d500001d94,fb034dae9ad7422e,82e705f0f3ba8d46,546ea4a476642d2e
object,6a5010d5000009c7,141169d6fea17dc9,df3d481e720f31ca,267a92bf82143535
object,acc449740000035e,5819ea8d61f32f24,40c2c63223134931,85b5c777e6c32fd4
object,edfc13ca0000058f,32efa5e99b875a73,427e5ef71a46a94e,3c342a0c9ed18d7b
object,9204e465000008c7,ab7ca698c8cb7abf,cc2297afc84f391f,8a4d5b88e8da89dd
object,c36711c600000c4e,653e5d99b94fd668,41b2427809056292,c134515f432fe9a2
object,e99abdcb00000844,f5b6cd3bb391d2db,22b8e823ef3d8c56,44a7a747935a9b86
object,9600753f00005010,62d47bc4ebbad55b,6c144c01d4eb9c95,9e9c6e5b57683915
object,e99abdcb000013be,3c431053d608fce7,e8e57a4b8e54bdca,c81d3f7aed1cfe09
object,9600753f00006952,e901c707fbf8712c,9878349cb22d2849,e3783a545199df44
object,9600753f000155e2,96a0891edb66c8c1,c098c14b1a533ba9,9932b6ba009f2407
object,9600753f0000dc72,5e3374bcbd34fe56,5bcd561ba6240800,8df4277e7b90413f
object,9600753f00014aaf,d6b94ec3adf0e6ff,23c5c68687126db3,eac02f1b1a259769
object,9600753f0000c891,b79f2db038a5c1bc,1bb19adfa030586c,2ac970150e1a974c
object,9600753f0000c83e,dd6a7ec2e78ecd00,24ea393da01e06d1,edeb61c783886d65
object,9600753f00009156,2f53882b3cad699d,7e1d65ed91584d76,07b837c259340ace
object,9600753f00006ba1,3f40fd31bdf79205,fb23ed98e367ae39,87ff71322491dea5
object,9600753f0000c38e,ef44665a959d0c06,a1ea0e8b714c1356,97a220f5138b9eba
object,3457213200012f5f,1c29eaacdc2035b0,12b87d2221513abc,1c29eaacdc2035b0
object,3457213200010846,0903573eb4de967b,0dbd52a5702ba248,0903573eb4de967b
object,3457213200013d9f,4e8025c8d2a6191d,5577be406c93de28,4e8025c8d2a6191d
object,345721320000902b,950dd1a90ecddab8,c18c376b10e4ec6d,950dd1a90ecddab8
object,3457213200008e15,9970d84f43cbdf08,2635a1a1b2ad9c17,9970d84f43cbdf08
object,3457213200013e01,07818f2ece360d17,275f23218823e0c1,07818f2ece360d17
object,34572132000005dc,02021b2aaefe602e,9659cfc315171fe0,02021b2aaefe602e
object,3457213200014888,058ac25ceb27eb98,263f3c1c67a448cc,058ac25ceb27eb98
object,3457213200000ee4,eeade2d791678950,0141fe94b2401bd5,eeade2d791678950
object,3457213200009120,c004eb11fa134e3a,8b13585f578094f4,c004eb11fa134e3a
object,4b31728100000003,8fa9098af93429cf,34bc50afe3b38894,87feba9b64017832
object,edfc13ca0000252c,5f5a9b4c52c46e77,4381c0ffdb2ffb54,b1edfeab07e02496
object,35fb8e7a0000002c,57731d2ddb314d1b,68cf84b3dab42d78,cf8f4d43c8f782b2
object,0abfeea8000002d9,e3ce145af035a37c,ec73b5e552791860,c2e159ed1f8480cf
object,82eaa85800000009,ec56aa43bffd1832,389afdcba8550a92,80546c277776c9bb
object,82eaa85800000029,7c1af821adec1f08,bf3af41bad42dfe9,4ad27403f5f92d48
object,35fb8e7a00000058,3ff42093964b1fb3,28efd27f0486792d,2332a4b9f020b718
object,6755b32b00000001,bc3733885c0c2cdb,45e494af92ff640b,05b00c7442b8be7f
object,e99abdcb0000117a,a54f8782883e437a,a7c6547cc6d2e6de,9835264012e310ae
object,0abfeea8000000f8,4186d3bb9c43417f,4b1ce1d761e313ba,74583d222f3e658a
object,82eaa8580000001f,7d38c1427b457d39,5b2fc379eb67c322,5ac181aaa9fc2c19
object,7a90a111000000f0,358fe7d3003e6965,05c6d27f2584460e,2167af349aba445f
object,edfc13ca00001a03,5fe50fec0cf0bbe4,7013e58b2ebbfd04,1179baa03751927e
object,35fb8e7a00000051,45d967ed0d9b1cd1,153ea86bbfec13db,8dd229c94b1be670
object,2aa7a05000000001,bd393753dae33da2,54772a74b9ff1875,29b9bfc968a1b9f9
object,e99abdcb00002d6c,1efcf292e4b471c9,6b3e6b4cf8016d4f,7640d877a4f627ea
object,c0524a3d00001d36,3e0f11812a0e627d,4581e695a240d3d6,41c1c1694302f99f
object,e4915f4500000017,d9fbb0c3f3f5ea97,aa903513b3a44942,dd295278ad72011d
object,e99abdcb000015ec,44d57fc14ecdb018,47929aa1db36eace,20902d72633b2152
object,fa8e5db80000003d,08c76d0ec71c71cd,ce296c9dc8b6c1d6,69fc0953db8df85a
object,e99abdcb000001b6,f8cd28a1c305d5c4,1191f58a7c87b256,c2aa69df0d0b580d
object,9600753f000143a4,ed1f0690cdf4c276,1c93ea5391dd039b,d3094ab55deb5608
object,9600753f00001cb7,7468d79b52c44538,90cc1278ea9ff4b8,161d4235fe1ded9b
object,9600753f0000dcd0,e6378133544a0138,dd448ca8429c6ef3,c933b86c4c48d0b8
object,9600753f00005328,b675ad5ca9b1737b,f09528e3d47fe73b,1d500223af222e9d
object,9600753f0000bae9,03c5e18c781be7d6,9a73ef45356801c3,56198d59e8ed8e99
object,9600753f000085ee,2fb1438d2b7c8fbb,416a46b64326aeef,2a3a1ffe3b95b941
object,9600753f000007a2,0980d6e62787572f,faa0f4975f36dbaf,e229a213fbc98ed5
object,9600753f00008004,926e71605398fa02,a4d4728d14e65e43,c08bb90e10323a67
object,9600753f000158a6,e4b10021af506cf7,a7920658dcdeaacb,f0de95070aa35998
object,9600753f00005f75,a95c825790686c7f,cf6a9b3b024430e8,4b669682d45649be
object,3457213200009575,f057195434d98f50,8745ec16220b228a,f057195434d98f50
object,3457213200005831,2cdd59452c054c69,35d2330758465fbe,2cdd59452c054c69
object,34572132000036e2,fb39d7f92f8ffa27,1f2f9a7bd059ffd2,fb39d7f92f8ffa27
object,3457213200010b3d,040818b8064fe3d6,b631f7d87de3f6d4,040818b8064fe3d6
object,345721320001316a,72439a9cbf8826d6,49fc8bdcf80c1e94,72439a9cbf8826d6
object,3457213200010e04,33b05eb752511454,a43f61527cfcc6c7,33b05eb752511454
object,34572132000071fe,67e024d21f04b621,1a4473e60437f32a,67e024d21f04b621
object,345721320000730e,f2c63cf0294c68a2,8d64fc9b0e0be455,f2c63cf0294c68a2
object,345721320000f269,507e27abc255b270,9cb8ff587728729e,507e27abc255b270
object,345721320000c4dc,a2b97a75164f6a78,c197a9a70d47fbaf,a2b97a75164f6a78
object,7a90a1110000000b,606fc3c9e00b5096,370505ccfba197a7,15d205aa227c6498
object,4b31728100000005,18c70875b8f8c6a6,34bc50afe3b38894,dd0384a71a794f3e
object,d2a27ff100000001,bf9acafc64c55aca,067ebf264aea62a7,2911ae0b76a43a9b
object,e99abdcb0000145b,252059a9260d763f,1e24932c8e0834c6,30d7dd43578409c9
object,6a5010d500001ad5,4e1d8f93c33b5384,c82684f54f68c296,d51234d92e0caf1d
object,6a5010d500002009,f378d78eb16763b6,4bd9f8876b9d4895,a53a6e57a332633b
object,edfc13ca00001ab2,77ca55d048b9b519,d1ab459b2a7a9ef1,fcfc6f6c5170a31c
object,c36711c600000c0e,63c5f689a051204c,83191250d2047fdf,764ced7826adb493
object,9204e46500000a07,5528728c85a7b4d8,a0fa5cb59e5e24b4,c57ac2a9105b272c
object,3457213200006098,0af8832cfd968365,549ecd41395a92e4,0af8832cfd968365
object,e99abdcb00000531,d192536035cecaeb,9d847f3a78a2a2ec,c7a2455a3c5eb689
object,e99abdcb00000c7b,a924c9f5d0d218aa,7eeead25db2f40b2,6142adc658512c93
object,6a5010d500002057,8586294f444410d9,552a8afdbbc79643,0a5ae7bedf190d63
object,6a5010d500000d59,69b5b3817ec2d04f,0a85935623c2288a,0c533d3750d41644
object,6a5010d500000e13,73a4945902b8f257,129c4f8037f810e1,e662c9718770df83
object,edfc13ca000024f1,c465b906d9aca483,0b8f9c0f948fea57,5d4c1ddaa9559e8f
object,c36711c600000f93,15c9e798d0d40f5a,c83d7fa962d0e959,e30ce007a2b0cb75
object,9204e4650000013b,9bfdaaf0a2124015,6aab473872140654,3196549a00f421a9
object,871a5faa00000688,5e845720727ec117,7d4ce087f81c430d,3a6e5eff3422c0b2
object,e99abdcb00000cc3,a49755d439ac98b0,a7c6547cc6d2e6de,dc2ecf4183058071
object,e99abdcb00002025,42eb8f02a708156c,92ebc10c492bd1ce,57f534a01103e986
object,0abfeea800000380,2fc7270154f72412,a8d317e1293bc151,9c8201da90052317
object,82eaa85800000076,c2049c1fe807c179,fae9c2e5add9a8cc,740070c83d89590a
object,7a90a11100000021,921019f398a1f171,2be41cf58fff8666,514d4b1d2eb4cbad
object,edfc13ca00000da1,3231fbcdf7fe6930,33429bd8b7268497,81c65a4d1ad93793
object,35fb8e7a0000006e,3037c89b17731a95,c4cd5264f6f54e54,c4514c8b19b377bf
object,59e1d51a00000001,bdfeeb5aa2bf0b8a,54f89b1ce3764904,74cd3fc0e82060d2
object,1c2206da00000001,62fa52df34831b68,1db4e5d55caed198,e91448ee375a5bcc
object,be0289a700000039,4d48c8c9ed3f2dde,d6d909bea772187a,440d8e6aee643d5e
object,e99abdcb00000865,289961b6b9c21a11,b12e556581e363d7,49150197590277c9
object,e377c2ac00000001,b947071da368159a,672799e0c4e32c82,78235148ef622d82
object,e99abdcb00002727,c41314fa38e32581,102c0a576f48fbe5,603c39f73a06babc
object,e99abdcb00002e59,c21dd3c769af08f9,287ed5f0a19843e7,11cce049ef16107f
object,e99abdcb00000d2b,410269febb11a12a,74a11994c41bfa9b,5129d4386856855c
object,e99abdcb00001f1b,2ff84f878bcc5b86,2fde8c22d556e480,2577cfadb5068013
object,ad3f9f0100000019,a57433706bc46bf8,1e19657d2f18eb7d,9ce5d42da4fb8a48
object,fa8e5db800000098,89161daa838c5a12,9c1e9a36174ea53c,5b98a34a20ca0251
object,edfc13ca00001580,82ef7da2a320af51,31eb73c13dc00113,b07fd089b8d8f7eb
object,035f6007000001ec,f97da37122a78c8d,e0d16fb99c471ccd,5424a2bfbb7a583d
object,e99abdcb0000314b,453eb81994b4cc76,2e46d635e346250d,3a36449d38123e8d
object,035f60070000087b,5fe57a5cf801fb0f,202bc28457817975,d03ec94aef077556
object,c003924e00000001,b819d311c4ca2296,befbb6c9ac697162,ee755fff4cfe898d
object,9600753f00013971,6562c3679bc78e6c,5eb318177ce6beac,bf2053c407eea857
object,e99abdcb0000284a,bcd565ab3cac71f4,eccc75c935bff946,923caf0b4d6d6adc
object,e99abdcb00001f06,1882ecb8ccaa4eb3,e8e57a4b8e54bdca,4b60cf6eec7970e3
object,e99abdcb000000a1,cdb5a5d9b1ff9ef6,2e46d635e346250d,2845dd06acf231ea
object,049dca93000010e9,7a3bf697ad4b9593,9dbba527c7b1bb7d,54087956374d468f
object,049dca930000204f,4d6efc765bf79ae2,a2f17539f5b70906,35bb5714b268f2e4
object,e820262800002e3b,15e2fecf52af72df,1f0624582371099d,c235c37030ff4ece
object,e99abdcb00001fa1,6f45a67baa04beb5,98328d7c344a3590,31766be7f5ca5fdf
object,e99abdcb000021dc,7f57772180abbda3,b57ea951a870b9ad,c7f036adce654edb
object,e99abdcb0000053c,c7c375cdd9330156,398505c5193255be,dd25f8630323d812
object,049dca9300001f18,830dcb1047652982,9cb072f95e6c51ef,8ac159cfb57c3dab
object,049dca9300002c46,071d2e15617a919b,07169c124369743a,fbc953eda88e1d1f
object,a88f2560000000e8,93c3522036cefa60,38704c82b56763c3,fed637cf7006bf1a
object,0abfeea80000008a,de9528adfe3f3dee,88371247847ba302,4458bb75c0760f34
object,516ee30500000035,da19a7841a0ec364,d1731a63bf022008,8793838b1be6267f
object,e9a8024e000003e7,c9e566c7c529af53,b501c86a62ec53c8,00c2fa3aeb1c9faa
object,3457213200010549,3f17eee06d919157,200d7f6cbb8021af,3f17eee06d919157
object,e99abdcb00001844,406fe1966d7cb8e7,d09c9f5ac83fd90b,5ef9d109f11febdf
object,3457213200001422,3f17eee06d919157,4e2d2a0ab9dd5273,3f17eee06d919157
object,9600753f0000a2df,4d33da6eaf294718,90a7413b89c63fb5,24b5b3f625e91ff8
object,34572132000089d3,50a1501aa86a156f,7c255971e1ac6200,50a1501aa86a156f
object,049dca9300003162,2228de653eff7135,2672a0e96697d2fe,501b730327d7bef5
object,e99abdcb00000882,93d2e130dc0fe355,b2f4e65a84a7a2dd,01cea31eb43584ee
object,8533c07c00000001,61eb60938d6b7449,486a5af944792fb6,1c33de9d9a3a0adb
object,4b8e1ecd00000002,3551d182e404620a,d8753e3af9c7ff62,76b0a8933b1dd067
object,3457213200009929,77a85b2a52be3a5c,0e4fdb057e3fbcc3,77a85b2a52be3a5c
object,3457213200003f40,e5ddff75a48df982,2594707b6cfb257c,e5ddff75a48df982
object,3457213200008253,50a1501aa86a156f,80e5846e760fb985,50a1501aa86a156f
object,9600753f00005a2e,98d59a79dd5c2c10,f8b9f08721ef4593,5aa7af12e4af3ae2
object,9600753f00005b56,0150471a232d2250,01a23dbca404bdaa,95ed8dc7ddac8f49
object,9600753f00007fa6,55141defeba3a556,e6cf624d70dc4875,d56373f5b4d1d82f
object,9600753f0000041c,55141defeba3a556,72a44497b51eec49,d56373f5b4d1d82f
object,4b8e1ecd00000001,e494dec7b68a2cf5,dd30806315ab0d59,98fb5689241d21e0
object,4b8e1ecd00000003,822d5163c250fa10,dd30806315ab0d59,7ce3e23348a6cd16
object,e99abdcb00002f7a,df5d1eb3a39ab6e8,5f40fbe5be7ad8cc,9ed8a0642833e89c
object,90e8e16d000002ec,884a1d9fb23e18de,71c1d57a32edaa49,ab2b448b28e8c3b4
object,871a5faa000016bb,8502c940707cae28,9524ce0dd13c6e4d,4dd171671925b044
object,9600753f000013d3,24ae3cf9f9b282c5,c12005045e0b3b61,9b359360aeb57f9f
object,75ff2f000000002a,7b3f992b4d8d98e5,e42230c117bf8850,61996a7c0347f3a3
object,e9a8024e00000029,e97fac6210462989,4fafbddf5c248e2b,8e75c208307232f7
object,1e8f4a7d00001495,7b8fe7721a3c81a3,a4dde9f49d234b61,e4394babe39a2afc
object,1d906113000000d7,a16ab16ed6da9d9e,e82f5607b214454d,87ea55b3e6ed207b
object,75ff2f0000000029,c382eb997572e782,8a2b44533cb20a6d,deb7199f84168aa2
object,e9a8024e00000338,180a2dc66dec4205,c84467a8b54c5579,890832c67061e281
object,4ab3c12a00000df2,1776a3a6a23f81d8,ad7c3106584fb034,e308559798b0ff3f
object,e99abdcb00001969,98358cb75366d8fa,e8e57a4b8e54bdca,3c329ace98ad3e60
object,e8202628000008ad,a7ba7dc75a7bd04e,1f0624582371099d,e2fd7a8afedb6ceb
object,e99abdcb0000108b,d0824f5fb42101bb,98328d7c344a3590,9bcc627dac356a3f
object,e99abdcb000002ec,5aede36e1f6dd502,b4f12183db808f37,80d575cd21cc77df
object,e99abdcb00001ba4,7f8d47b7942ccdde,bc1f8c505ca271b7,06cfe6c3063efc02
object,049dca93000012e8,1ca55f1fdeac724a,07169c124369743a,f247163fedee4d80
object,049dca93000027a2,07ed7eafc28cc82e,7ce017d26bf0a198,341f2e07b87ebc67
object,e99abdcb00000e43,fe3ecbf13e7f0342,6f97546236ef2ba8,3376ff029c6f6a01
object,e99abdcb00002afd,5524b01418e47388,57bb0fd9211bb534,a1c393e2f318bdfe
object,c9a9221f000000ed,57915076a2e04341,b2d8443c6bf802c2,8a7b16e018eceaba
object,e99abdcb00000123,f0572311ad863cf5,820b3cb7cd6c299d,4adb77ccc04f8dc9
object,049dca9300000845,4a039d12f5ff743b,23f8ee2a480abce0,f7738210ba7f48d1
object,e99abdcb0000016a,6ae2d0ad2da65461,a43030623f0d54e1,8cc2a088c925b464
object,a88f25600000014e,ff7eeb3ee2b7c69e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00002d9d,ed830e75e75a4ead,2b6a3e5708683072,01414aa4b311d788
object,a88f2560000001f6,829de961759831c4,38704c82b56763c3,7ea7202a764529b5
object,e82026280000253c,ec033ed48135e10f,a610a275a4e17955,3d748dafdba3abaa
object,035f600700000eb7,8079bdfb734e36e5,ba40e81827541131,e79c4a318ade8566
object,e99abdcb00001f84,25ac227d48e8e044,9512c73a822cd791,c4977943f60f1072
object,a88f256000000084,e292abebbd7f3b0d,6d601d5825c7b68d,fed637cf7006bf1a
object,e99abdcb00001faa,dab6018c3a93a1a1,d09c9f5ac83fd90b,5cee7e2efa4dbb73
object,e99abdcb00000372,038761eaf6567850,e8e57a4b8e54bdca,3aa6b7e87e002c9b
object,e99abdcb000010ef,b64eb9bbc0b56456,7653e79a5e6a232d,911d5d3ab8d10171
object,049dca9300001f94,b10fd459d9f7f18c,5e1a6cca1ce2f0b3,f40d73e90478d25f
object,049dca9300001d2b,4d952e49b25becaa,2672a0e96697d2fe,1816eac467a01a05
object,e99abdcb00001225,20d686b69205fa1f,5782389c78b90ee5,cbf6e088bdf0aa87
object,e99abdcb00002096,f3deac627f57ba80,4efedb07fd6c0a09,57796d28b1546f1c
object,345721320000f733,552fe60bca347d5a,bdc850a458f1c81e,552fe60bca347d5a
object,345721320000db68,552fe60bca347d5a,16b089701607dd19,552fe60bca347d5a
object,9600753f0000048f,0c3b86b8a4d226c3,86f6038b02ddc70d,daa762e0d52b6442
object,9600753f00003d41,0c3b86b8a4d226c3,ec3f3a0d6563fc65,daa762e0d52b6442
object,c9a9221f000000cf,57915076a2e04341,eec40d4c61d112e4,57bb4875fb4645e4
object,63b80e6300000001,49750eb503fbe660,54416151d7407b2b,28e886e740654ebb
object,e820262800001864,6eaee0f6334bbe02,310aae7ed80d1b89,9349c2b805a6d473
object,ffb0b55a00000003,51e3699093bc617a,168a6054dc62a0ba,d8e09c56dae6c2cc
object,1e8f4a7d00001261,5f7a94e81deb5327,90abacfa95d345f6,702e12048d3e85c1
object,4ab3c12a00000550,1776a3a6a23f81d8,3b58eb1a3f5e241b,31028e05fe65b9e0
object,75ff2f0000000005,691be2f289d688af,162bd46e51222135,2a23352d4c93bd1b
object,e9a8024e000000ae,d871c051813fe1d0,09f151ca02a0bc0d,d032a30c10f49b90
object,e99abdcb000012ff,5eb35091bffbbf9a,2e46d635e346250d,a1bf3a91a30a9f68
object,a88f2560000000e3,ff7eeb3ee2b7c69e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f25600000020f,508bb9f785e5460b,7d300605b452f35b,2b1ff11b60d9d626
object,e820262800000491,d39799b7788b5557,cbce1ccbaa1c11de,681200bb24a553de
object,035f600700000824,8b39134ef7ad3410,202bc28457817975,20d72d395efd9846
object,e99abdcb0000189d,41173c475939991d,2e46d635e346250d,97a9ff0761e0f3c2
object,e99abdcb000025a5,0e5dfc0e8e674929,888887999be1f606,b7979f991671b189
object,c9a9221f00000064,57915076a2e04341,cb92824d1dceecc4,4e69c136d32731c7
object,e82026280000142b,ed2ab5a032ed03bc,cbce1ccbaa1c11de,56c2dc89400ef941
object,1e8f4a7d00000caa,cba6f2e7fab09860,d981ebec1cffa0ff,3233743d68d948ab
object,4ab3c12a0000202f,1776a3a6a23f81d8,d49f7864d33782e8,9aded2c0223d4d8d
object,75ff2f000000000b,49877311a455cdab,182ac10bdb809885,f26d7b7a8e70bbb4
object,e9a8024e000002c9,5ea2b08f01439482,274135ff84d830ca,9b6df9d005c8f71c
object,a88f256000000193,ff7eeb3ee2b7c69e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb0000041a,25923beaa138ccb4,3183f4f26aca8f9d,01719c5878fe0641
object,a88f256000000176,ab1f3473703711b2,6d601d5825c7b68d,2b1ff11b60d9d626
object,edfc13ca0000212a,99a8d408e611bd1d,1620535b7fc0f2f6,5b1ca4e9b3226310
object,edfc13ca000017bc,f17eaa1ef1e98bbb,31eb73c13dc00113,155e0d89e6049b9f
object,ae4a707700000022,c04994ba949eee57,ef8953dbabfa1edd,a8bb7484a3da7def
object,c960c72600000001,b4c4a7eeab96cf25,6a6e0d171bde207f,cb7b0c790487a66e
object,e99abdcb000014eb,d0ecb3261a50c1b0,39e88f2bc2c48486,2cc029e2babf4d44
object,3457213200010aaf,962a9de220f0a8e7,b8224fdf4bd6740f,962a9de220f0a8e7
object,c0524a3d000016be,21200b19c8ecab18,dec7007cc3788a20,1be7f46fe9af4e2d
object,c0524a3d000019db,d2af4740fcb4e3fd,575e0178158f74f5,d856783c0e3a7a35
object,c0524a3d00000076,3af3b9ed184fb46c,12ee9db4a6601aa0,8fd089a329f4da45
object,c0524a3d00001ece,8869e2e1cc09fb19,3c9876cf3c94e63a,ace3bf6be47df82a
object,a88f256000000202,c3a3bc21c12d1dde,3a1def2f5023ee29,063208d6bbc579db
object,a88f2560000001df,b1dd4341791d3c8b,0a70dab7257fae76,1010581f84685ea1
object,a88f25600000005f,3615ff5ce3933d98,06f9e1f1a0f529cd,f7a506b99a7ec06d
object,a88f2560000001e8,4e8fd1666f53c17c,fc916c7935fb82d7,ab9401a512b592d7
object,a88f2560000000ce,780c7a67191ab24b,5ed8457579e3c4ff,fcad5bcc66d8db02
object,a88f25600000021c,7a275dfa85ce3c5d,8eac730ad91d883f,9ebde98c340de3bd
object,a88f256000000215,3a68a96f21f17d51,7b58a9587fa52e1c,dafe45f6ff267cbe
object,edfc13ca00000814,53f34578f43b9862,04329ab7935e2a5d,c94e088585b24dfe
object,35fb8e7a0000004c,81418e842675b5c9,17c7dcf90547f925,45711acfe559b6a5
object,35fb8e7a00000014,6f739a11f039c79a,18cc4545b971d9a4,0af121ebbc2f35e5
object,edfc13ca00000cc8,cf694629ccf5c6ab,1620535b7fc0f2f6,1fbdc80a2793932c
object,edfc13ca00000da2,b0497245104858f3,04329ab7935e2a5d,62785b2144a85c91
object,e077be4000000001,54255dde890e68fb,732e7cd34256985f,4b83c1719d319c7e
object,12306e7d00000001,9c438b560a296a51,7f2e797780a3ab0e,f079b109ec97eee0
object,e8202628000004a7,ccb900d7f92a212b,cbce1ccbaa1c11de,4e9a884a96cc22ca
object,035f6007000008d8,28b7586138f10087,0f83d5e104393185,4eb89ab73d559ba2
object,ae4a70770000005d,e9c18d2b16c79d05,c5169699cb4fff07,332ddbac4de253d4
object,9600753f00011702,95f85bea0cd5625f,9d58f940fc0ff02e,83f5d97527d88237
object,e99abdcb000004ca,4ae100003a4e14fb,335d3de11a64f669,6d73853baeccd1cc
object,e99abdcb000019ce,362102a73b4a2874,9a042a1c703129db,efb515c920895291
object,3457213200001c87,6733c65c1363364c,76810ccce891c4b0,6733c65c1363364c
object,345721320000a35b,81d899781e1ee969,2e09d12913f8e55d,81d899781e1ee969
object,34572132000107d3,522836c13ea1a39d,a69c5a966069eec3,522836c13ea1a39d
object,3457213200004819,b32276e047c2bebd,f39d57dc19284586,b32276e047c2bebd
object,34572132000052ab,4d1b31f1e4ead564,67df634bb0fc7828,4d1b31f1e4ead564
object,3457213200013a7f,15f7402a4379fe9c,76c998126957604c,15f7402a4379fe9c
object,c9a9221f00000086,57915076a2e04341,fc5d239aa8261ffc,658acd46c200b0b2
object,e820262800001202,a4ff6e23e6ecac5c,4e39de4c3345bc15,39a915600849e963
object,1e8f4a7d00001c4c,922e236fc600e23b,01635ae55e2085f1,40ce5cc37dd1b899
object,4ab3c12a00000895,1776a3a6a23f81d8,5f969af9439b9910,f6990dd30d211d77
object,75ff2f0000000013,31890e613039f1ef,3902b5868608c090,3208a9cd78d1d0c9
object,9600753f00000893,95f85bea0cd5625f,7583423d1b45dade,07b425c78298cf50
object,9600753f000155b8,01653eb4cf885d55,2756b1332ef2be2b,8542d1b9cc6b097d
object,9600753f00006bec,263468e446d84657,885737834ab94607,8bfa41ee9fb987e7
object,e9a8024e00000234,bb61825b64bf5dfc,9bd261b0251b3908,2058f10f88ec1906
object,9600753f00008d7c,46d9fa9200202a24,ec330a943e08be6e,e6f950e710818b02
object,9600753f00001aa8,01653eb4cf885d55,da4fe1352940c0a2,a2c90047c5fb5309
object,a88f256000000158,ff7eeb3ee2b7c69e,7e334f8497d203bb,cede5fda8f97f43e
object,a88f25600000010b,7be58023e01cce99,38704c82b56763c3,e0730319e8ea14cf
object,e820262800001bc1,3a3042ffcde74d5b,ad6ed72fdde3aa66,04cd4c3d9e7787a8
object,035f60070000053d,cccfa8c4ccc25b5c,342c477814656320,c8cc690e41dca473
object,035f600700000f2e,e8e1b4759aeab735,afd0c7eb8280a814,39ed625eee054c5e
object,e99abdcb00002e06,3efbbd1597847153,56ec72c4fd0d0913,9a9063a8889e6cac
object,049dca930000031f,2c1960cc2da12aba,61479ff6c61c5e32,9bcd4bf4e86b777b
object,e99abdcb00002c52,91c8009d5ec06af7,8c031604fd9c4b30,60288197137b04f0
object,c9a9221f00000087,57915076a2e04341,1c153dfc006cf0de,578a6b3f7c18ec08
object,1e8f4a7d00001b9c,30c8457ff6a30b2d,62131a7e9173a341,891f636ef3c99496
object,e820262800000f1a,d950d018beb4db25,12090b4bd6cdb51c,aa3e09581d66ff75
object,4ab3c12a000002eb,1776a3a6a23f81d8,9b574f7d3a4dae63,5d22dd2dffc91ecf
object,75ff2f0000000004,af64b6b57dacb842,4d4cf71d6514be94,f9f069c9ae1eee9d
object,e9a8024e0000020a,e733623eac14b2f4,37929813fdb9f7cc,5a2567f5390d6dc5
object,a88f2560000000ee,ff7eeb3ee2b7c69e,7e334f8497d203bb,cede5fda8f97f43e
object,e99abdcb00001d9b,bffbff83bf250825,69d00ee86ab26f89,6b2adbe69008cefd
object,0abfeea8000004b0,d35fcdae46af4786,944c77d33720107d,1c27b43f902a5dee
object,0abfeea800000434,462a814a05046f70,74a60dbef582431e,1dae8db4cabf8b58
object,0abfeea800000311,09756fa97be1ff79,5ee00b4ffe07c990,4d942f1c72348331
object,82eaa8580000004c,4f407a512065f6e4,460d708d008a5b02,1de1e824aff010c2
object,82eaa85800000046,aacbaa0dc603a71a,acd2d875fcea03af,e7bd40a2d1707700
object,82eaa85800000001,cf3767ad1a19d3d7,7bc5ebc9cac0fe4b,4cde61ca3adee965
object,edfc13ca00002873,f2df8f87790be573,3d99181fb8589ff9,b2a6e1759abcab2a
object,35fb8e7a00000057,61c070a4498d921a,e8549f5d21817c53,403f67b1c38b4d17
object,edfc13ca00000311,436c09b1b266432d,c878189a62c55e6d,b65ab99578b12ff6
object,edfc13ca00002895,febad20d48dfb5c8,3d99181fb8589ff9,6c5ebf91a0021ae6
object,beb202ef00000001,8d4d31b2f49f1770,2c7a561b687cad94,a0e31e7dcd4b9ff4
object,035f600700000c63,fc3a4d707ca6de2a,e17ac30d78dc9840,a2f09b6aa55952b5
object,ae4a707700000061,ae9b29bdcf766d00,2b944d9d5e2f37c0,6908746747b25a21
object,e99abdcb000017a4,47093cbd94862296,1e24932c8e0834c6,55845dbd4b734e5e
object,e99abdcb00001171,a4880e100bf8ae29,6d50d216e73bd7a3,fad8cf2f741785f8
object,0abfeea8000003b4,7e089f4d2b3ebd83,302ac48531149c61,5a7c87ff35503b84
object,82eaa85800000019,0ffc4fdad342ad15,a4a5a9ff651ed863,04724805c4eb735c
object,7a90a111000000c9,d8ee43ac487edd40,d110f628f4f56e18,3e26b4c07a3718f9
object,6a5010d500000a8d,ec3c801c4626d681,25355012b6c78173,dadd71d002a05f67
object,6a5010d500000b2f,ca9ddeea1919f041,8a94d0912f13ee7f,30250c15814442d3
object,6a5010d5000024cf,21dc2f1643ff071b,514019c869b5efa4,4534dc2351064694
object,6a5010d50000063a,a547371481716ca3,d14fc692b8b9cb5b,7d1f362463fb7dc5
object,edfc13ca000009a5,55dc54f0e161cb18,c71b2d53874eafcb,e00f51e2b6e2a081
object,35fb8e7a00000075,4160f6dee964bd7f,18060da8c52d2ed7,2bfcea4200906e5c
object,edfc13ca0000231e,b5e5f4b54bbe3d23,a6c400d9568a7ab7,748f80dc7ea760cd
object,9204e465000007aa,e6cce90768d21224,c2c637699e76601f,eb126a52a6d5f3b1
object,c36711c600000709,425fda08d4f3571a,f9b21a63b6b10b06,8d4b05b440d04668
object,e99abdcb000017c4,c45284838dd689ae,69d00ee86ab26f89,c02cf36a57674f08
object,9204e4650000034c,733e29a68b58a594,8054a8166d662612,60d5863672dd4472
object,6a5010d500000ccd,c3b2ca1f299557ca,4acf83a92007b200,92c4bc6ed33d9c82
object,edfc13ca000017ba,c5ce7258653064e3,cb5ec833b891fdbc,ac30c651d36a4d91
object,c36711c60000003e,fb5d30ba1925bc0f,90832a1b17462dd6,dac4433f32c9f1c9
object,9600753f000059df,ddbb1dd74bb2170c,7fb87f1f51f8bc5d,a6b2aae803f12220
object,e99abdcb000013ba,5a61a61ccfd8b18d,e486d38d38a05612,fc17ef8fc0ce22ed
object,c3ac2d3d00000001,332945d924d36415,f01092577255fc04,3639b41d99a6240e
object,e34d282a0000001c,118daa6e551c86a7,f3e2dbf86b261e05,3b6c148bb6be0013
object,fe6e529800000076,a8737378d445dd58,505d64d56fb146a5,548c236e293b3238
object,6e86fc380000048b,06e0d52f746fbb22,38881085e53da75e,cc2b60294db429f2
object,e99abdcb00002448,a3593668341d2339,0322f75629ea2039,338054f3188da5de
object,7a90a1110000003a,8704e4e14ca4f751,aad932635a78eb5b,32f56ad2fde3d8e6
object,e99abdcb00001fc9,602f71a787596cac,1e24932c8e0834c6,90a2438e41f341b5
object,e99abdcb00001aeb,0b32c88ebcd449f8,7ae3ceec29b0a16a,e6bf748454c35dd0
object,e99abdcb00002267,7bbb4c03e09a4246,78558555b7255ccd,d0f59f7120247e3a
object,e99abdcb00000072,ebf5d552ce40370e,e06ae2da0056d3a1,6e1b80b3beda8d2f
object,e99abdcb0000342e,86150a849ec4db61,0521116ddd7864f7,a535a565789b53ec
object,e99abdcb00002b65,f6b0fe3817a6f527,2d488a5d18a4590a,dc95e4203cee27cb
object,e99abdcb00000c99,0c04cbddc33fd3c1,715b54f332a2cebd,69eb1298179c4429
object,9204e46500000854,92510aceed216860,97998915c9602ccb,1958693e146f6254
object,6a5010d500001568,bd473d1dc2da275d,aec2a0b48c1ed0e0,0f57a96cbf9b6feb
object,6a5010d50000037b,b4ad4049eac67131,ac63c4a17cef9258,24af374e843a2c5a
object,6a5010d5000004d1,a5938f2b92f637d4,77ef4253da2d8f84,18678c0b0fa11ab7
object,6a5010d5000007bd,57426ab9a320de7e,3a2326d7630cc4f4,204ba68f9ae07cd2
object,6a5010d5000023a1,fe04d030f26f9f11,7edffc4b1c58640a,44f2e5b4dd98e4a4
object,6a5010d5000023b6,fc86beec255bcf6b,c2bd5cf105186b79,35b0629ab7fe4195
object,6a5010d5000020e8,0bc0b1a4f56665f0,e50910e4d199fef2,05d3f6a01b3dc915
object,edfc13ca000010f8,9b22c19b6d0c3717,327ddbb9d2c5156f,a452a2a4c2fdc3ee
object,edfc13ca00001eb6,ce1c4f1101db030d,2d50faf330496868,2e035910b16a935a
object,c36711c600001126,864f0636668cf681,839ec626c53efaf8,e9a6f64be3de343c
object,c36711c600000dd7,6d0cbdee96920202,cab8c48c76f4d095,f08580dd0362fa6d
object,9204e465000004a7,4b8ea5e1e6b9201e,8a620cccf7097582,6c8dca40ec6735ec
object,e99abdcb0000196e,d0a1be09965ce983,78558555b7255ccd,cdda1f91b9c477be
object,e99abdcb000014ec,15b651595e3c5fe2,69d00ee86ab26f89,b1c240943dcca7e4
object,e99abdcb0000298f,4fe7831b8f88ae92,d2eaf49a0fb33d76,be7f27b03136158b
object,e99abdcb00000f83,f5c9b3c6811b2c18,d6f554c9388cae4a,1b170b93a30142bb
object,9204e4650000035a,45767dc3b448fde6,280429a2aa927822,681209c6b9e923e3
object,6a5010d50000060b,6509b690d708718e,c18a0583b31f23d4,d1546ec76d0d1dd9
object,6a5010d5000013cd,bd3fa0d348250c0b,c9de55ca12e3d321,f52d91c559355525
object,6a5010d5000022bc,29ffe9593372202d,51b2b896f15926a1,06709e8f8c8735f6
object,6a5010d5000007a5,f54b3ae97a986612,2cf133075bae7b46,8a2d409e7093f47a
object,6a5010d500001746,5f9cddb12cda35c9,62b87c6f8f6bdeb1,41faf5ed41dd8ecc
object,6a5010d500001a82,48b54f8e7a8069ca,c1238aa448beec87,227f42173ec1720c
object,edfc13ca00002956,6176f2cee49bcdb5,315cea1eabdf4090,487c436827f5b3af
object,c36711c600000359,c15abba320d9eb84,2a028fa37d929ab9,17a6af4f64dc1de3
object,acc449740000004b,8f6d1ed46b821ce1,40c2c63223134931,2c34231d9c72fdb1
object,6e86fc3800000029,163d3f02b14bf450,7ea80a74873b17ac,78f408aa9ac46249
object,e99abdcb0000051b,4484405708cc1ef8,5f91ac9bcac6cf22,9ce2e18d4805297c
object,6a5010d500000854,73745c78c508ca9c,d0ad1350e1356f58,ac04d786e2afc0f9
object,edfc13ca000006dc,d950dbe0bcbe95ca,8eb7ffc30a31bed3,52cbee2053770b85
object,edfc13ca00001347,2ce75411b8ccb065,cc12284a8cec0b9c,ad2da649846ffcdc
object,c36711c6000009c7,459a845f2444b379,9789e2a15ae3b6df,e816f2b78aea8a3e
object,9204e465000001bc,e88b551f43ff7656,2016af31b40611e2,88d87db813393377
object,e99abdcb00002d29,5ae26ea07183992b,521e89286ef5b2b1,12ca0012c5aca480
object,6a5010d500000ceb,87e6e8d7858042b5,ba6fd0817a774c7f,2fbbbe7afa170d7f
object,edfc13ca00001ae9,16c37cc1b19d062c,11167603a295f99a,ea0cc7ae86219d57
object,c36711c6000005e7,6cc5ea68ce9a800d,03f7c3a14680ce5c,d74cd5c67fa6b855
object,9204e46500000256,ebf529c0cf37901e,318d6793503371ff,8850c22595c31dfb
object,e99abdcb00000596,234011e4cae27a7c,bec634ca1db54e63,2426c95e90d275df
object,bb44790d00000001,32adcb5abb44790d,cc02134124beaed1,6aebbe7ae2e860c1
object,acc4497400000018,c8435e7e9e0fe22b,40c2c63223134931,5a6b17bc28a9d1c4
object,e99abdcb00002e76,c2f423ead1622ff8,69d00ee86ab26f89,44199b4a9e75ea0b
object,71e5773f0000057f,7a14765822889a21,2b463e88206ed1c7,bffa487dfd028373
object,83e6bcaf00000156,c1d36cc75307b804,6627dc26728c3306,5d5a97286a87073b
object,6e86fc3800000151,0dc039f8a6fdac73,7c7ed829af1784fe,2d1cf6e48cf7237c
object,871a5faa000010ba,71ee129c02e57277,27ca078c15156af7,d0996e88ae707cf4
object,9b0564d90000000b,96d6ff1cd71b849e,f418e59ed9943e4c,4114ebe811a59674
object,e99abdcb000027a3,3486e8502ae1d12c,42f4fa5d04953617,0504b79c3ca9c5c9
object,e99abdcb0000357f,416bcd47ca556d9d,69d00ee86ab26f89,f3d528eed91402a0
object,946458d600000001,91fcb2f6b7b60b4f,3eabd0eae5c3fcd4,df628011d30de45f
object,fe1e2fff00000001,3284dae9fe1e2fff,fbe12b9c743efb1c,e356d482f2a31280
object,871a5faa000006c7,9f7cb1829f9465fb,ad9289abe163b86a,868871e16c9ddf39
object,000a083d0000044f,37bd4fa66778d35b,eeeabb1ea05195f2,4b78c8b5d8c5b464
object,b72c301d00000001,a4fccefe6f11b600,bd8fcadf322ba11b,2d86848326d0c4d8
object,71e5773f00000032,3ecf5162f312171c,82b00480a211eb33,a4fde5c3c6a071aa
object,fe6e5298000001de,859dfd4ddeeee426,926e935476211091,32276b611c1bbfde
object,71e5773f0000043f,0227644028a9456d,61313d2854ee7886,f23d1737640bf4cf
object,83e6bcaf00000309,7fd42cb165f9271c,f6a646d786e94363,fb1b004b55272455
object,83e6bcaf000001b9,555ab6610523cbfd,af813eeb28b21cf5,76ba94da968e6960
object,9b0564d900000034,3c714c0b2ae28f6b,845e7e416fec6017,6360c17e7ad575b3
object,6e86fc3800000394,0c6df443fee654e2,e5143be331527d29,ca9d5e4d3308d5b7
object,9600753f00010802,1b4e50b8d1fab670,b6a324af5f856d3c,f13e3dd049b3e529
object,9600753f00016d36,6a0ff78d41fe0a53,9080388847e1424c,494cb46bd08f0086
object,9600753f0000d3df,eff836eb4ec1b4c7,f97e46f2942caf6a,a9464c1f5e25938c
object,e99abdcb00002021,d26f9cee5bc1286e,e8e57a4b8e54bdca,3e5d7f1f3c0bec63
object,11ef037b00000020,b37692a4a92047c1,3740e054b625e8f7,4961c4712dc91536
object,e99abdcb00002364,7adfa90672a17731,69d00ee86ab26f89,098fbfc9ae14e5eb
object,6a5010d500000a71,e0b43b3a83ba3aa8,41e04be7c0f08ee8,76b84a69e63fe02e
object,6a5010d50000140b,af22d4fbae6bec8e,30f3be0d689d064d,3318ca542bd28e32
object,acc449740000029e,da54ce82756523be,40c2c63223134931,d02a88da698ad97d
object,edfc13ca00000b13,903e5d5e7118d50e,3f49474a9e0546cd,9dff5716f66c6a4d
object,edfc13ca0000095f,220bd4150f8fb7cb,c0a2fc28ced0251e,2fdfee85e3947f2c
object,c36711c600001010,10eb3f98ee36be50,012a91df721b35ae,7094d8138a2acf20
object,9204e465000002ae,67abf329aaf7613f,f7d4a89688620cfd,7a02aa22bf84c28e
object,e99abdcb00001e9a,a80d681a75d0df9a,b12e556581e363d7,dab8d5d2291ac201
object,edfc13ca0000069f,d8bdc09dd1240a4d,d67f72ba335e1048,9751653ad1ba8a6a
object,9204e465000001b5,2f4903f5dd7d3223,058e6e62f661b729,c81412fa62a71ee5
object,c36711c600000059,62d70bcebb09b4cf,57de29ad5ba50447,d6efac294516f7a8
object,6a5010d50000077a,14b05b1fc7503296,8230500e69cd366d,1d161bb9d4cce9f9
object,6a5010d5000011a5,dcdf361905c41d76,98a44d9af3fde73d,7b86307453972631
object,6a5010d500001a6a,2700ae457b02c94e,25eff0518aebb1d3,a6a14d1f584189f4
object,edfc13ca00000032,2d2f059f7f8ba03a,96b707975d298bd6,1e821024ff69315a
object,c36711c600000309,5583ae13855d6a3e,2284b6d3ea50d293,8d397cb925eba48c
object,9204e465000007ce,d001026a88d201e7,af8d005c0f730b7f,0b0a0ed09229386d
object,11ef037b0000001b,b37692a4a92047c1,b90dd5ee93d2bfb7,ac309560a41d8ea8
object,e99abdcb00001fa8,5c770060f8296f79,e06ae2da0056d3a1,76062722540b20d1
object,6a5010d500000bf1,af6937f10fb95e53,7b9add75b0e2c3cc,b3f4d1411c10711f
object,6a5010d500001d9e,283c1f299e6bbd7d,314eb0d79b9540de,0d2be60bdb6ebe0c
object,6a5010d500000d98,4ae787a1ea2276bc,4281d96ab21a4711,f2ff3ed9cf5552cf
object,edfc13ca000026e7,55053ec24fe6e54d,99882d35f82afc28,240e15bae3b5ea93
object,c36711c600000c05,32f71fd181101fd8,826b0bfa285b9e40,1c4874c7cf8b66d9
object,9204e46500000779,5cdba4d9c90535c4,5113a35e7ba842f2,e8be66ce0d0fde4f
object,e99abdcb00000331,6de1b3dc72ed9f7a,8af62c58d1ae1ead,249611ddc51c5160
object,9204e465000009dc,6765b75309cc5baf,954d37fb1d1113c3,a9a2e7774fc337ca
object,6a5010d500001db8,457e9367521aa2c8,c21b9f05794ced94,ae9dc9c9ad0bf6b4
object,6a5010d5000001a9,f7f1696b54fa89bf,2c2cb42bd24228c0,a78966c89bb0e2bf
object,6a5010d500000332,39a72c85555129c8,f5d6a4289d3f565e,902749a5198acd56
object,edfc13ca0000234b,d976e5182ad5f8de,8d78ef7955d869df,e2fca9804eedf0eb
object,c36711c600000bac,ba49b3929a44be8b,f9156ec0dedcdd58,533e12c8a0ce9b54
object,e99abdcb00001c83,8ad2786043fa64ee,7e97ba57c86761a0,13aa1c3bdefc0c17
object,e99abdcb0000246c,5c9fe332f4237b3a,69d00ee86ab26f89,3073affbf9215468
object,e99abdcb00002be6,e7edc86100b3258a,132a3367c2b2fc77,480a97efa1b1ef52
object,e99abdcb00001718,e64fa17929425784,32f5f737d3614a7a,0d92b507b45c5999
object,e99abdcb000020be,86be31eda447db57,0d6604f4a09f2a5c,7c1f94ccbeccbf3f
object,6a5010d50000241b,7f5adb6868014763,9716c182f6e28b9b,58c88c797b347436
object,6a5010d500000f5d,19a444de0bb1c451,36fe86efe1799f4f,bf2929b4028b17e2
object,6a5010d500002400,b364d169da4ef109,eba16fb34b0198f9,7d6050c0874f92f9
object,6a5010d500001a39,407eb67deed79ae5,02e02cb3de2ceb67,cf139cd030cf2be9
object,6a5010d50000165b,9d13516e0a42b35a,8f25d0c41499646f,f08da2a559ae955d
object,9204e465000002c4,f7a1f4c505684eea,ca29f8c8776354b9,0137478556d42563
object,edfc13ca00000800,7574ed46234eca05,935a8d346bf2dcce,05e7b28700ab9d96
object,edfc13ca000025b2,ad5cc0d1700e9f20,35274f8950e40bdf,d0522581439ff1fe
object,c36711c6000005b7,b2bbd5c3da2b6eb1,745e2c5ebae7c0b0,baf4d091527c2d44
object,e99abdcb0000093d,2218dcd1f49f5d15,69d00ee86ab26f89,bed53b852d3a2a3e
object,6a5010d50000044c,83994e554b458bc6,021b9562c8b3074d,26cfbddee2ae7546
object,edfc13ca00000291,6bcad6494127f3df,5881add80d3ef7d3,03159a780a23e736
object,c36711c60000038b,857d06812968be32,7ddc7e10a0aa9e26,4585d1d6615e58be
object,9204e4650000037f,8d9017f75ea02fdf,00b3e191ddbdf16d,024e0595209d9ce5
object,e99abdcb000018da,fc5d13cdbdfb3488,69d00ee86ab26f89,c3fec319112b7b3e
object,acc44974000002f1,fb9a6159375ecac8,40c2c63223134931,cd53b033c0b62bf1
object,e99abdcb00000df7,c2e0a2a669a2a1d1,69d00ee86ab26f89,e5ad0ffed77b4628
object,e99abdcb00001e2f,7aab58a362cc127b,8b0ffb1f50f83c23,69672501f4630a7c
object,e99abdcb00002537,b05bdedf318b8e20,69d00ee86ab26f89,8506abd2535beb5e
object,e99abdcb00002e54,27a6904e8b564804,391c05804b8a7082,3e509da44622a94d
object,e99abdcb00000743,080f5fab170c3425,ee9f8d0949a1b677,d3943394c630717c
object,e99abdcb00000b84,56cc6419b306ad4f,132a3367c2b2fc77,d9aad7daf3564cf3
object,e99abdcb0000045d,0183b924d721239a,2041ca7be67d2b58,07531efdf76597e9
object,9204e46500000763,743b529f874b2d35,5a636bc58aefd485,3b27f4386e40fb1e
object,6a5010d5000008de,6527b850a43cfebf,5a174b9c6bfb8ae8,430fcb80bdb78018
object,6a5010d500000540,49a1fcdd1b46e075,a5e71feaadb42486,94ad3c04f3dea015
object,6a5010d500001cad,6f98bbaf5b5af71f,2404620cfe62b317,03344655030ff797
object,6a5010d500000a7d,74d580c9d618f888,1928efca48f3425e,adc908ee5dc09df3
object,6a5010d500000d16,1966cc1d5230303f,c4fb6be7295fb9d6,00de28d79d7b2924
object,6a5010d5000022cd,8306dcbdf0cb3d96,34e9c6c7c85c62ee,51e117bde6731a7c
object,6a5010d50000180b,6986745e809ee5ac,e73eb36970a563be,41bdc6185fcb08d7
object,edfc13ca00001376,42130ed9b07ba0ad,5479a9e795d93790,ad33de22fe488b4e
object,edfc13ca00002658,0b144d96fcaac5fa,f8dddbda93e4d1ff,9b3ef04e8f2c9a5f
object,edfc13ca000012dc,e85cb08dd8b014a7,1440cee939c0648a,cbfa602c051ebfee
object,9204e4650000020e,25011f02dc76a170,4c72a91ca5bb9b01,8160584a4e810d4a
object,c36711c6000001e4,86bd82bc6d2e3592,9620eb37268e83d1,127f15ffce6c8e25
object,c36711c600000e2d,d3cd02295bd3c340,343acbb5214d213e,b16b168a425ab3e5
object,e99abdcb000016d7,b112923a94b10448,69d00ee86ab26f89,4df56de276d125ba
object,acc44974000002c0,a64dc0cd2d4c987a,40c2c63223134931,3d51c83952cabc4e
object,e99abdcb000028e9,44c378b83e78897b,49583543e13ea88e,6c9a9c69ca0ade3c
object,6a5010d500000713,74d16c85392f5bcb,b2e6b049ec28ac2f,f787616c7fe4f16c
object,edfc13ca0000133a,7691e4154ea81447,0d17c8dd165f5a42,feca07d365e2ca96
object,c36711c60000055b,c6dd05e1ef876a7d,14e579b284069424,daeb39ea4ea75d70
object,9204e46500000678,43ac7be5297b8b8d,29d562242bce01a4,e9cd6b3de3f2e67d
object,e99abdcb00002f3b,b7f3635180d31690,3463c51dfa3758be,d5295e736a701b8d
object,e99abdcb000016b5,d540333ef3b3edc8,69d00ee86ab26f89,422e4bd07e247620
object,e99abdcb00000b4b,c9a245b039880424,69d00ee86ab26f89,25902e101b4a1727
object,e99abdcb0000365b,64d6778d747ccd52,69d00ee86ab26f89,192606038b7bb1cb
object,e99abdcb000012f1,dd9bce13749ac06e,20b892d38fdbf8e8,357e459b85564b86
object,e99abdcb00002deb,5d4fdc157809acc9,15712e0fec826636,2eeb9fc561194d78
object,9204e46500000231,9720481bd87fe2ec,01b5ca2a903e9449,89abcc2b2af0e39d
object,6a5010d500000cbe,b66f30b36369d3a0,8df95b0ceea9d1c5,d7ea7731b1cbc3e2
object,6a5010d500000858,6ed9ac1fdfda6014,cce09c071b653672,bef959a4e073ef67
object,6a5010d5000005d5,7af33867f42f963c,eb30f838658a0d5d,fda8bf9abff2fc45
object,6a5010d500001ba4,27df2c2a31a7a06b,9664ad53f92180bf,6e24935c66ba8a00
object,6a5010d5000018c5,fac7a63e5a4877ab,fcec937c6f42d0c6,8c6a02630701c94a
object,6a5010d500001ece,a57ced46d2f8ecf0,4b311a0aaf3ca2df,3121e98632b0dc83
object,edfc13ca00000b73,6ddecdf2a4c9f8b0,047f7489e723a061,67c11f0f93201e5c
object,c36711c60000056a,b62438835c1ab5cc,1f103b449378c056,d7d6edd0f1914b75
object,acc449740000007a,17c58a3ffff805dc,40c2c63223134931,894ffe0d568fc563
object,e99abdcb00001d70,03ad23a9b833f1c3,69d00ee86ab26f89,94346cd6263dcaf3
object,6a5010d5000024de,d46c4292222e3895,031985a4949030d3,9eec38f25b6f51c5
object,edfc13ca00001ab0,db2250b596a3063e,36f800c33f24e856,47da6799c84fba64
object,c36711c600000eb6,efe56dc8704d70bc,36642c58cba3ffcc,dd432f2fcb1d3098
object,9204e465000004fc,109d9bc966090d51,8e365cf33c067f72,180c4f2752f05a27
object,6a5010d5000012b3,3479c4c818bc81dd,5c66ff0bbd60fc6a,2bdeb62f3a959461
object,6a5010d50000165c,cf73ee8bb7756a96,15ac3aded9f36256,a4b96412bb6a7b92
object,6a5010d500001d96,3ce870c8cd92bfef,c9658f61607f2b2b,6f30b6ceacce26ad
object,edfc13ca0000018a,6c3ff2df7604b5db,106727e43a314a19,1c3f96abcfd1890b
object,c36711c600000124,252a12bb69eb9c97,3bd930b9a1b9b1b7,a4b655e97491239c
object,9204e46500000603,58572d5db6824dea,dc8290f12d4e19ee,f5fc70c0ceccdc86
object,be0289a7000000bf,4d48c8c9ed3f2dde,25dbe4dab8b54728,647103477789f4b5
object,e99abdcb00002228,28dccc613f64b018,e54e11d8f47f8437,1592a9505279f47a
object,e99abdcb000029dd,12b56e85b3c32571,13875ea10a621f58,328682fe360ad24e
object,e99abdcb000011eb,bd2527be51801cbd,69d00ee86ab26f89,f939cb679d553e56
object,e99abdcb00002cc4,e1380fccf0be3ec0,5ab7e841484973ed,828470587ae799b2
object,9204e4650000093d,c24daa308425a295,b8bcae695c615e00,4275ff79bd454fdd
object,6a5010d500000a49,8f81f155ed20a1d0,a68a824aff96afae,1a8fa9252c09260f
object,6a5010d500000b7b,cfacb0a8b04ecd16,7a417092e9acb877,3f2b8e011d90b8de
object,6a5010d5000013d5,f09b0f6d7df0c43c,505f5688ce65b43c,b2ee603ed1a01281
object,9204e46500000248,8007fb427b533159,be83a8113a4a7ea3,b160ef4db4db3507
object,edfc13ca00002993,0466d8b9627135a1,62cfe592c38a50dd,23f128e1b8cedf48
object,edfc13ca00000777,462b4e7bbdf0e62d,a1977bc0e83735b2,b9d5da11d783321a
object,edfc13ca00000713,3956d55852802427,eb2fec4ec6880f41,23076bef2361b7dc
object,edfc13ca00000f83,76d62b25d9f783da,0661e4b73b8b5bfb,f803d09353aa2dae
object,c36711c60000103d,f2cdb4c7076a55c9,abb789380d7f4d52,29708c84e9c8808e
object,c36711c600000cff,4cbdf64a43355c78,f5f460eb2f118bd4,f301d088eba80ba3
object,acc44974000000af,88864ed9d4391385,40c2c63223134931,8694b2574374252e
object,e99abdcb0000109a,0582d6be27e7ec38,ef2b52a8f915f9f0,2c580028e39d3932
object,6a5010d500000f03,c982810754d96181,fafdf7de78127cd5,730f72b717f38cd5
object,6a5010d50000132b,07665386e0508269,ab64c41ed69150d9,168ce3b1f9f3c8d0
object,6a5010d5000015ed,a5ba45e33aa205dd,932454cd32127234,c191966c78e40cc9
object,edfc13ca000001b4,9ba574d24fe42cd9,d724a33271f3086f,ee884f3085ff8382
object,9204e4650000083e,b6e5d70557a4ff15,6969006cf65775fe,c06ce64cb6d1583a
object,c36711c600001017,1302d7818a346c98,4487c31b5adfd82b,c2364f68d20bb29e
object,1a2b3c4900000011,23d1d3bd8af0f385,35855e7a3116e6e0,6292cb7e40beae90
object,7d5dfbe1000001c8,7c270cc09113ccb6,7424bb1b96cc0d44,eb181374293c2fc0
object,acc44974000000f2,8e7f51e1842615bb,6e410424a040467c,e83a1f5f573c3e15
object,e99abdcb00000063,320149a4accf3cff,a37f39a8e639773f,a3a9fb6a93f969dd
object,e99abdcb00001d59,783795525a2cd7cd,69d00ee86ab26f89,e7683312ad386f16
object,ecf863ef00000003,7efe688140c056a4,4a93ad05977035a4,2b5b1fd05ab047e7
object,edfc13ca00001042,cff7917671171d40,eb449469393d1c2d,1a56ad7a80c1957a
object,e99abdcb00001693,8d5c2b889147cf2e,e8e57a4b8e54bdca,514a2a2308a78ff7
object,11ef037b000000a7,b37692a4a92047c1,26cabffc5cf0319b,1927e5a7c9388be1
object,e99abdcb00002401,e728a152a9caf803,69d00ee86ab26f89,31be1d7c3ed9ebaa
object,e99abdcb00001eac,70358f28b073347b,251eca0c26d8c7d2,484d52c8f7a075eb
object,0abfeea800000017,9c99b56d3d50603a,31d40ca158b197c3,7f7213e6dca41974
object,0abfeea800000052,69a63ae049270a86,73d756c88349b933,a2a1841328eb505d
object,82eaa85800000059,e57a850034a5d745,f0db59a87729a321,a5d00461884c2170
object,82eaa85800000035,0c642920f05fc020,52b06d2e9c2e904c,1276634a425ffc87
object,7a90a111000000a1,9ffcc54fef0a96c4,a3756ae1c15b2464,04cb05ef973f1a82
object,6a5010d500001010,c9e70b6238f76952,410eeee4a3d07e83,4ff26665b56c2227
object,6a5010d500002271,619e97d73b98a7d0,04c7de40ead93c89,8819e1380144457e
object,acc4497400000058,51015f10ea5731b0,40c2c63223134931,942d13e2afbd43d9
object,edfc13ca0000225e,b3e7441b2296ca7b,5687809af066f1fa,f1fd7da18ae20796
object,edfc13ca00000d28,16d9c75c49a0841f,5c81f387e8839407,e4706131b0baf0f3
object,35fb8e7a00000023,416d73fc7c4f5390,ae30514a0d83cc6e,3b0e7877bca48ef5
object,35fb8e7a00000031,6ba31ebe3a19febf,47ee8ce842c3457c,d68b4685918a8b82
object,edfc13ca000012da,c4409a01fd2e2e8e,52bc186ac1f8c74a,ab34dd2454739f07
object,0c40b53300000001,2970334378caea7f,353360f9808ada77,ef23641d43e992da
object,c36711c600000614,cdca5f6edbce280b,3133aaf348ad2a21,d68efbed9b374188
object,9204e4650000063b,8a377665dba6d368,91019c2f70932752,aacadfb8daaa39f9
object,e99abdcb00000b26,fb3be657c492dac4,0d051036329134cc,cffb1d7c5be0671c
object,e99abdcb000021a1,da602900538ee972,2e8751b2a5bafee9,e2c7b95e7f150527
object,0abfeea80000032c,28301af15f837814,85a73013e41a6b36,1e6720359446cbb1
object,82eaa85800000060,45c47451517cc8a3,487324c2c5059b1f,fcb81f9a3756a748
object,7a90a1110000000d,e5e98f74ceb786ae,35ed663908169756,273b9cecc282990b
object,edfc13ca00000f57,b929cc7f3e6f4aeb,db442c6e2be52bab,66ed6bf4eac308b4
object,35fb8e7a0000005e,cf885938a3c33b39,b0d1d8842ab2fe37,1dc08cc7ac631053
object,ce8b4bd600000001,bf9e15d973700227,93a84c49a3a38ceb,d740f6ceee8d2eff
object,e99abdcb000030cc,022733ccca8ead7c,1e24932c8e0834c6,8e6d9f8c153c15e6
object,e99abdcb00000fa9,d4bf8e9aeaac7c5f,06f134aa4a2c2691,5b11929307ac9664
object,e99abdcb00001218,b0d8060c68c2afc7,1e24932c8e0834c6,4e54a97e89966407
object,e99abdcb00000ac4,39d6cf2f37fb2249,c264b198dce29485,976a6e00bf796a49
object,e99abdcb00000d71,6043a15c8466528d,73de4f7b650d8637,9ba639f1556f88ee
object,9204e465000001da,49da2cbd1d6f3b62,b90aaa855c66daee,1b5a07b4b05ed856
object,6a5010d5000010c4,7bde2c97864fa6ec,347669e3ae9c0c30,25bbd201be0a8ade
object,6a5010d5000017ce,672c009778be8d57,89b6d32b14aa2591,e8ec658472d3c772
object,6a5010d500001d47,ad89585aba0b8e28,f5fe8e3b4f37d8e9,9004ff5a9dee880f
object,6a5010d500002020,398062fde1ae868d,c45ecea23c07c219,9686899ecc7a3289
object,6a5010d500001da0,d7b0f28a03b23268,d40a1b6be04c3bd5,8c02e890a2a6c689
object,6a5010d500001bcc,19fc48039e1975b1,90e5de6cc1d0ba7c,2c7b2f10646d95dc
object,6a5010d50000138c,042cea84284e7ba6,6ad1646abf1ede55,9fd639621d652c35
object,6a5010d5000005c3,b761563c887d0737,7743fa1857a02699,646cb0738bb16001
object,9204e4650000002e,f45221a4ca7663c1,990e84dd6b1b71d1,8cad81c4224282e3
object,6a5010d500001133,84a39ef769a79b69,0c63e6f01dd5682b,f69b3e32a430ccc8
object,6a5010d500001b22,5b6f80a144b4f6ab,ee8d1ee47d694614,19459df922756fdf
object,6a5010d5000019f7,5bac36ab90626dec,1da706cc0d509b83,92035783ce5cea78
object,6a5010d5000021e6,340491a0467101c3,a8d5ec529b58ea8b,3af04c5a749bd1d0
object,6a5010d50000073c,d8353c98b8b155b6,2f4432abbcffbea0,2ad890ead4d27543
object,6a5010d500001222,7cb384540bc77cac,24429bb169027fdd,b63cb8ae69eab286
object,edfc13ca00000915,4c7795c0887a14e7,7827f5b38fbba2d9,153617779d9ca044
object,edfc13ca00002023,1764e1e2eb3410c1,e84f942428191ae6,3e66e31adf9ee19e
object,edfc13ca00001d47,f8a1e9dffbdda32e,6fc097895413e90c,d22990f2e1cb5df4
object,c36711c600001090,bdc96fb70f2dcf39,1b9fa4420d148bf6,004aa0144efc42f9
object,c36711c6000005fd,34c3674f7a310ac7,4239ab0c2bf40b84,dfb8d6e09aa78ce5
object,c36711c60000090e,0c3ce2a05be11bd1,49ef4de032c0a9d7,07fdd338e56c7f55
object,9204e46500000669,cf92a0ee4ef95b20,6addb82574154f36,bb42975cd48e5221
object,cfc13a4400000001,968476f24278dfc9,a3822043683f2749,1328cf88c33e170e
object,b91e664900000033,c83c7e8fcc3d9400,a1387c6c6314f122,c074a2f69dddbaea
object,e99abdcb0000012f,2870adf0433b8318,a88cc7ae62fb78a0,d17dc3d18bbcf5b2
object,9600753f000164b8,689b60a3bb8198f7,8c7009700dde92a3,d58e6ed88bd23fea
object,9600753f00005a23,689b60a3bb8198f7,d177c6f74c5d2c63,d58e6ed88bd23fea
object,3457213200007747,80d5f652012c6228,9d1f4ca885ffe14c,80d5f652012c6228
object,3457213200007823,ac288a93b5571901,555e69a8f639c086,ac288a93b5571901
object,3457213200006911,6ff34c7236f8b667,de6d669a97632aaa,6ff34c7236f8b667
object,3457213200006987,6ff34c7236f8b667,58f3abf6e2f13b17,6ff34c7236f8b667
object,9600753f0001191c,2bdc5a82ed8a6189,6e44e165deeb0a05,7ca4ac38603cef5a
object,a5ee618700000008,098b6944f68ded21,d3ca7d72a8ad6aa1,0a36da16d23b7909
object,9600753f0000b8f7,6af5c80d7404ef1e,6e44e165deeb0a05,6ab2bc1c0be541ca
object,345721320000aea4,da04e721f7ce47f1,77ca5daf47202b81,da04e721f7ce47f1
object,345721320000dee9,ef30d12e7ee7990a,0b39221626284bad,ef30d12e7ee7990a
object,3457213200010d42,b759aba552a37054,33235320fa2175f9,b759aba552a37054
object,3457213200003683,dc2a751caffcc9ca,2f1ae6e5155796df,dc2a751caffcc9ca
object,3457213200008f74,3986652ca60f1959,debfd4038759cc8a,3986652ca60f1959
object,34572132000090cc,38c9e6dace7cdc5b,17d3eaa27968e3ed,38c9e6dace7cdc5b
object,34572132000115c5,f6f90d3440ff0357,a56a3b9fbeb3bdf5,f6f90d3440ff0357
object,3457213200006865,3e4a0a6577502c77,8d5f990b51af38f2,3e4a0a6577502c77
object,345721320000410a,2bbf8f51598d8223,27094e8f739aa051,2bbf8f51598d8223
object,3457213200014619,b6794f45469f6ad8,df1a12b8d7e56245,b6794f45469f6ad8
object,3457213200009c12,5138b6967b4428da,e1a84b65d97cf79b,5138b6967b4428da
object,345721320000f3e7,10d9d8dd6736f2cc,6aee4e6f7cb7f3aa,10d9d8dd6736f2cc
object,3457213200014c16,ca43f4ed2999e6bd,c0adedb7af2137a8,ca43f4ed2999e6bd
object,345721320000a2bc,73ba76f414c3366c,2d8e4fe4f99d0a37,73ba76f414c3366c
object,3457213200007767,af8bf3f4029c9b3a,4263ece1924fcac4,af8bf3f4029c9b3a
object,345721320000d017,9618bb4aa7f9bb2d,081631659b075645,9618bb4aa7f9bb2d
object,3457213200002497,2cebfdfe0f160915,4b36fff6d6eabc6b,2cebfdfe0f160915
object,345721320000d59a,5f165c63fb51c946,82da2ca8a3294e93,5f165c63fb51c946
object,345721320000ab87,0065816e102bd48b,8e54b15de4bcce04,0065816e102bd48b
object,345721320001028b,e72e06e99ab030b0,8f1f910652995b94,e72e06e99ab030b0
object,345721320000d728,5ae52f9e29253624,2a60649135dddf04,5ae52f9e29253624
object,34572132000058bc,43c07b81af151586,aceebc1995d55150,43c07b81af151586
object,345721320000930b,fd0362cbb5eee6ee,25d6c0a142110489,fd0362cbb5eee6ee
object,345721320000d6c2,4124cbb8c9aa913e,e21c83ee9fbb7c60,4124cbb8c9aa913e
object,345721320000fe99,f3d8b121f5460170,b9b03731ab8607db,f3d8b121f5460170
object,9600753f0000a81c,f4ae6bec4e6702cf,4fb760de39030717,f2c548cd581b941f
object,3457213200005fd4,6ad40f13bcc1eb99,a9088e20e9e9f224,6ad40f13bcc1eb99
object,9600753f0000f363,4562c08531959474,c7a9d0a002dcf1a6,c60ee7ba78e3bdf9
object,345721320000b5a1,c92c7a086d873ce8,c0fe607d0809198e,c92c7a086d873ce8
object,3457213200000e7b,4cd26ecce487f11a,a1ce0102c5a0cd69,4cd26ecce487f11a
object,345721320000ff22,943543d87fd9e68b,827a5a5f31bbd331,943543d87fd9e68b
object,34572132000029c6,6d84b28808a3241c,71834482ebef06aa,6d84b28808a3241c
object,3457213200001a90,bd6804d0ee6023e0,67315094afaaf33e,bd6804d0ee6023e0
object,345721320000e0b0,0acc816de54daa4e,67315094afaaf33e,0acc816de54daa4e
object,345721320000e71f,04dfca7999beee6e,4b8f32571fa88033,04dfca7999beee6e
object,345721320000676d,ed197ee6a4a1ca67,7e807c38d5a79037,ed197ee6a4a1ca67
object,3457213200010d7e,f47c4aafa4274bf3,5fa42097e1b0e48a,f47c4aafa4274bf3
object,345721320000c351,818de0e62ba92722,c66dac87f9fdf54a,818de0e62ba92722
object,3457213200010d9d,bf6de94644edf16c,5fa42097e1b0e48a,bf6de94644edf16c
object,345721320000d93c,971c32c92133429b,8ae0f0573a2dfcd6,971c32c92133429b
object,3457213200012495,09eee47cb06a2846,74267f3825c1bf75,09eee47cb06a2846
object,9600753f0000e0a2,2cb6ea5ecab878e8,1b629ceac0b712f8,c176a5b70733d1c2
object,9600753f0000fbd4,9d821d1d93b51bc7,88eb6a175389655d,9ec87074e5fea0eb
object,9600753f00013e7b,beee9aaefe728766,5ebb66be06ba4939,153dcd0198770ff7
object,9600753f00009da3,12c3539debb64fb2,9fa9ab1ed28df7a5,5a6c4244031a1c70
object,9600753f0001467d,215fcffb787b030e,476d9cbe196852a0,3dcd2d9ab70c66ca
object,9600753f00014978,7630d605f454872a,6a070a81133d0857,ed2fa86f724683a5
object,9600753f0000d028,48de68fb9cd85bb9,8314b154888d2b51,3e2773e48d08aa71
object,9600753f00002682,b46287a244196f1d,ea40052b15c3815a,334f49fe7ed6c83b
object,9600753f0000c9f4,15600123c70c951e,506fae649e2539c6,36d86d142e433ef6
object,9600753f000045a6,9ec13fadbd232e7f,d884fa9e84ab3ebf,b1f3a4600adacc26
object,9600753f00003753,6cca7bd6c671f7bc,506fae649e2539c6,137e4900e157f1f3
object,9600753f00000f59,724952d2038589c7,d884fa9e84ab3ebf,59d6ef4795431526
object,9600753f000158e2,5d271b5f00778601,e1b27c285309955a,0c667e2e9c03890b
object,9600753f00001ccf,001ddee96222cc16,c56018819054548b,c2617382dc6b48c8
object,9600753f0000531a,8ffe39a1b82088c1,ca2db2e31d467390,8b3fd24d49b9a69a
object,9600753f00009cd9,16a8067105648be6,36b02b9989ef9453,5b6d9fe66686f2bd
object,9600753f00000e71,2651663254f3f968,ca2db2e31d467390,cbe5efff32ae165a
object,9600753f0000af8b,a40c9b139c438316,d39f694df13fc596,7a8c3ee8954910e5
object,9600753f0000cbec,ad87063d8e04245a,0698358b7c34a78f,c3bcbe0ad358913b
object,cfd337a100000012,654df33d62cb2572,03e65ec833528b42,85bab84fc97e528f
object,cfd337a100000042,16bb1bdf2edacc49,80ab8fc11c1b1ca8,c36dec7afe132e34
object,cfd337a100000002,d443a175bea3ab4c,3a2c0ffcb857ac66,565257fed21f463d
object,cfd337a100000059,8da4c46c506fe9fa,1896b87de03bf439,368a579f41bff20b
object,cfd337a100000070,72bc28664123693c,214a39f2414b8866,3e7fe03a35df91da
object,cfd337a100000072,7b54b437d913d3cb,a6a7e128afeed225,cbef40e5c9946bc2
object,cfd337a100000089,69529d48d77a06ea,26da7a276d82639e,1fceed3f9611c7c9
object,cfd337a100000061,9b85c935b74b3e41,a6a7e128afeed225,2685b4cceb747053
object,cfd337a10000002c,86314968c7e8e192,5784e36e4c017866,85d87bf473877c13
object,cfd337a10000008a,258350db2821f67d,a6a7e128afeed225,67d91d6c76e85f5c
object,cfd337a100000064,0c8e281065955644,a5b76c33d8d6e8d6,aac11c2a11d80f96
object,cfd337a10000000a,5d05f8f0860065d5,f757691b71d8c91e,a9f6254f09dba170
object,cfd337a100000066,df8a1a58ee0da6a9,c7784c595915c6cf,e819109fa4725b4c
object,cfd337a100000079,1534dbb6094850da,a2af21e646a7bdbe,d8c7073d260a04e4
object,cfd337a100000067,42ccf35f657aa582,d3ee280a07a32faa,d88adfdec3f16a7d
object,cfd337a10000001f,ca31d19108119583,690baa1e0a6b0ab6,fc00e42b17895dfd
object,cfd337a10000000f,b1030d1900b1d6e9,1896b87de03bf439,c2534d8d1d17f53e
object,cfd337a10000007b,cef7efbc38f54130,6c4e306b90335fa1,6d48d8fcc034e63c
object,cfd337a10000006a,81e02477ddaab018,7d2ea03b1b21f6b6,7283a872bc6c6bcb
object,cfd337a10000006b,e949675b9925affa,6c4e306b90335fa1,7d4b6dd86587007c
object,cfd337a100000032,cd7660b238bcf3a8,9f534c430b03170b,d23142bf2299b9b5
object,cfd337a10000006d,e82b85c80398775b,5cb147da665c9b8f,479c1c305d8ef188
object,cfd337a10000006c,11d5cfc6673d7475,0e98b3631e2b11d3,ed440325fbf94092
object,cfd337a100000071,d5d6a85b35928ed7,cd04ef55d72d56f4,f51f9346908f50be
object,cfd337a100000031,da2f735cf4893edf,715d4d587e3af703,2d9e7d2a90197b03
object,cfd337a100000086,7b5f921bb830b732,14ac7bdba6f2cfaf,7b47b01c3a851d1f
object,cfd337a10000007e,1cbc84b788439f87,1578b9912c1f473e,01a64100a4671b0a
object,cfd337a100000052,d19e929105c5b20e,74c698e5383c45af,3ebdd2356f3b9c20
object,cfd337a10000001c,686c8ce386d6e815,14734e9a95446876,7bc751567ce1ff35
object,cfd337a100000008,bf6f990ee2b076e7,48297664f57b3fd5,c0c0817100ebdcef
object,cfd337a10000000d,e013236e9766d826,ad255d188807e2e4,805020314533c1f6
object,cfd337a100000076,7e44116a0cc9eb1c,c33bff36acc677ff,347fdfa9cb156b21
object,cfd337a10000001e,3bd5402aa92665a9,5f4bfeb53c75cf3b,2184a3519f6ee491
object,cfd337a100000085,c624b4981e23dba9,da889dcae6503bb0,05426035317dd8ac
object,cfd337a100000088,7a6593f2854253f2,e7ceb5b7c8ed9a67,b6e68e89d28692e6
object,cfd337a10000002e,a773f200ab7724fb,03bf7d01f7eeea56,c93757ffabd5678b
object,cfd337a10000003b,f83994e96e456784,6eb3e22388a2c0bc,8d071c9b54f8eb26
object,cfd337a10000004a,b3c9676cbbe617d6,79319b953db54efa,6069778b5bd7830d
object,cfd337a100000069,52646db6810390ab,00258bb5aa1467b5,5c4bf34b92ae7a5c
object,cfd337a100000009,67307d8934af666f,ea0946fad2e10a10,ee91d2549f6f11fb
object,cfd337a100000019,f945d2c359450529,32bf98863faa9202,e46097dde8d3cece
object,9600753f00008e0b,faf5c6d9cdf44191,8a6d7a23732bf96e,0d48ecbd7f6a1c34
object,9600753f0000a14c,3107e6757603dde9,df70768120071366,6cc7958beaa58fc5
object,9600753f0000efb7,235bfa5b88d8a2b4,81048fbe08c9fe36,f2f9c48c27282dde
object,9600753f0000667d,2f36a0bdf8bc2712,acf497fbe76057a9,aa682957ccb777cb
object,9600753f0000f19e,b5bf6d1c93a7abfd,4e7239c0023c084e,1abca1717a5f45b3
object,9600753f0000975a,97acf4d42c26ed2d,6e44749599cdaa8e,50ff38e78da0f4f0
object,9600753f00003c79,a5550c234b3052c2,fb77b3bd88445d4d,33a8400d9a58fdcd
object,9600753f0000139f,255ab382ecd09e06,06e5e60b5177a693,721a4b37a02d6594
object,9600753f00015b25,72ad859019caa4a0,317121a01c75c4b6,c1b5f681bdfcd8ec
object,9600753f000132de,2de3d89d5ebdf9b1,1d2132c3ed710858,67d19a8caeb30878
object,9600753f0000b184,7ae2062560ea31ea,f4ce52cf3d7dc7fd,bae5b04d5172b7b0
object,9600753f00002b69,c70435bbb94741ea,b4830ce5ebca9e83,aff747773ce2ba8c
object,9600753f00005a5e,d7222f6f699cfc19,06e5e60b5177a693,9158437528afbebf
object,9600753f000114e4,fd1fa8f9e9037cd5,81048fbe08c9fe36,32fd77e3c1ad02b3
object,9600753f000029b0,f35204cae837c309,07c3e0a82887bbc7,dbcc615978da16bb
object,9600753f0000bd92,34f166be80965f8f,4088d06f9985570d,da6f64bd6b452c0e
object,9600753f0000709e,d8fc8d85a2cf3210,cbaee7495d4af0de,25c1d7ce85df8cd6
object,9600753f00007645,d91b05b52b30c94b,64310782d1f084ef,17cde6ba982105b0
object,9600753f000000bb,6e1c732732c4ed65,4ad5da3cd7a4468f,c1c940f0f998516a
object,345721320000cfbf,28347d13b9ed4ff2,ffffd20ffb193475,28347d13b9ed4ff2
object,000a083d00000b93,8a6095e292751195,47705c9a4b840a80,d192d2b0185d748e
object,000a083d000006ca,7874d13e5427c4aa,c2ea26cf58fb56d4,893e1008d9c355d9
object,345721320000ebd9,7138ef79aa4a0398,58a32ae7b8706da5,7138ef79aa4a0398
object,000a083d00001c19,9ef645fbe9a8381a,ff6f1bf6edc43ba4,33aa91f9a9c6c5dd
object,000a083d0000177f,21da29950743abb8,9e7313c38125ebf9,7a1b783e4dd654d3
object,34572132000087b4,29959961a58a9b8a,e73cf54b7d40a288,29959961a58a9b8a
object,9600753f0000b7e1,5318a59ff61fe02e,6094ab73cade1654,403b27d6a8400830
object,9600753f00013ce7,6421e2965633fb1b,f4ce52cf3d7dc7fd,b34c11f3d903c670
object,e99abdcb000028a1,54137288f4e03648,f7f66ca0ab8d2731,02f02de990bf6ed8
object,e99abdcb00000a34,7adbd3cc241150dc,391c05804b8a7082,a24c054a13d86d1d
object,e99abdcb00002c1d,66581499d9e521cf,6afbb9218a56419f,6067a887e42e098f
object,e99abdcb0000155f,0214fc824b5fa63f,a7e29568217df05e,a97555759e8e8c47
object,e99abdcb00002b31,c47a6089fd9a95bb,a4063e35af1804d6,581c821091ee33f1
object,3457213200003804,7ce99249d769746b,1cd3b5e1c1b65d80,7ce99249d769746b
object,000a083d00000679,44a9417ad69197e5,186ddaeb01ea3c7a,6d28b3513df3ab6a
object,000a083d00001a48,e1f2ccb285458baa,4c90d5092c6d118b,461e44d9244214a7
object,e99abdcb000015f2,6830935859ff03b7,391c05804b8a7082,66515752a960c23e
object,296c218900000001,02dcac169b7de4c1,666aefdc0529e655,a905b5ecf58a7e89
object,96bddaef00000002,90e8a4d3f82225d8,9628e3b35ad31756,9a4162518e36d014
object,9600753f0000f12b,1ab6e9e26ca6cc66,d5782da531c7a841,402e5a3ca4bd871e
object,56af9d4000000001,83f318fd711e51b3,04d350c8226be56b,73cfd68559f2a5d6
object,e99abdcb00000c2a,14789f2dcd6f2087,307ebd98b7f21219,242aeaf07b4b387e
object,b19829d400000001,cbd2fe18b0e21a45,dfcb0579e9f8decd,af49c2ad19180822
object,e99abdcb00001b7d,4e4d25d0748776e1,391c05804b8a7082,e034c22273c9c595
object,e99abdcb0000034b,072dcf6717362a82,391c05804b8a7082,985d6de7938f60cd
object,e99abdcb000005ff,44c5195f22e15f46,391c05804b8a7082,58aacc1dab72903e
object,e99abdcb00000382,8821ba6e2f50796a,45645be76b3d2285,95368170bd0c59b6
object,049dca9300002840,85753ac1260da2c7,457703b35515a928,2d8da23b17601c2e
object,871a5faa00001691,0bcb904756efc4d0,6e1a2caddbdbca69,f46a0732c9f1e99d
object,90e8e16d000003e4,8b908815e25ddbd6,80f8d2fe7e4189b4,e4cb063d0c3065f9
object,000a083d0000069a,5e1bdc8d2ba4e05e,41ad38d85285ec17,c071074352c16295
object,e99abdcb000025e5,510a9286a8fbbab1,7b04f948bfc2b4ed,f45a54138375c8d9
object,000a083d00000287,40e6fc9b84d6d5dd,41ad38d85285ec17,acc9583db7167330
object,e99abdcb0000031d,ebcb7996d75d8811,a666b40257e4e090,61dba79d424d36fe
object,754544f900000004,42138a59da31bde5,513ec34f09e787f9,2edebaf46e8748c7
object,e99abdcb00001776,b01619d7ed46eaea,77e66dc21ca6da05,67033bafd623a36e
object,b640ceb80000000e,7c98fc1a550c5b77,3ad1c23d42509a6b,e3c9d79b0aab5ff8
object,000a083d00001b82,f384408b483a7cad,aae312e6328b3601,f2d10e8f477fac7a
object,9600753f000096b3,5000a7a037a4e0fd,795648fbf64a7d6d,12e7023a46121d8e
object,000a083d000014bf,051ed926e2234d44,aae312e6328b3601,8393f08531dec128
object,000a083d000019be,63b1a9d650059b1e,8ac1baa54b4b8951,3c2282261e6d72cd
object,e99abdcb00001232,fe8acf219588aeca,7a80805d8feb6b42,9d2b9f14c9825732
object,e99abdcb0000245f,4e39b8e87e09f9ad,3b33e9cd31ef1c36,7c230f479d7854bd
object,e99abdcb00001a55,faa71a6caec3d596,b12e556581e363d7,a4dc702791b92b43
object,e43bade500000001,cbde4b5f0f76aa66,3a615070b062c719,5d5bdcad1ae45e60
object,e99abdcb00002260,6d8f5d768e718312,ebaca2edff17cf16,2f185a75b9100b4c
object,e99abdcb00000c14,e30656846fe7830d,9c084091aa3f58f4,37bac635d37fc9b4
object,e99abdcb00001f6e,0001b7f44d6ec83a,d0049b2e744a842f,b6ed472cc9f7fdba
object,e99abdcb0000360b,2b029a8d35875ff2,aed00ad8a003f232,6dac3cea21e4e1ac
object,9600753f0000768f,710cbf7e495c4a20,36b5eddee7954ca0,afe32741db89f3c3
object,000a083d00001734,8de3753a31beeed4,304d7f9c0d3de419,5d92b71ba677c6ea
object,121ea8af00000005,f3681186005b2158,3b572bdf52173f4e,119bb912327083a2
object,e99abdcb000026e2,ba3ceeebfb2fd06a,7a9ae29cd26b119c,9d34bd611cc8c3a8
object,e99abdcb00002261,e41793e692a0a40d,880b0b3695872523,637d2557ecfcaecd
object,e99abdcb00001d5f,bc166dcdf509c01d,a666b40257e4e090,dc2ca3eb8be8eae9
object,e99abdcb00002032,fc9e842316db446b,391c05804b8a7082,8647b5a6e31666ea
object,e99abdcb00000437,a8a118577695726b,b12e556581e363d7,8a3de8f5f44b9faa
object,e99abdcb00000f73,1fb2bb889c865d65,dd52bcdd61d1fedb,f93a079477be201a
object,e99abdcb000023fb,80d92e8ecd77f403,a428b185e0d64ab2,f1551e246daaf61e
object,e99abdcb0000264b,a63c10cdca552f9d,b12e556581e363d7,978af48a7e96d39c
object,e99abdcb00001771,7d6ccf420ee21b3f,5806b6d8a6c73389,d80d08abf2d34374
object,e99abdcb00001439,9d193fc80534270d,b12e556581e363d7,9ebfebeb765e6cf7
object,e99abdcb000014bb,de58f51b9135c19a,173bbf0552eda834,735b3b3952d00d32
object,e99abdcb0000328e,ea998a1b34bb3fbf,5806b6d8a6c73389,4520e78ab527ac7e
object,e99abdcb00003303,00f868b2dbd8fb5c,7ad2ad5b747613c2,df6a5b6ab187a8b8
object,e99abdcb000028b7,abfabbe92323a1a7,838c866de7647467,5da66a8ad836387b
object,048dcb3700000001,ad19cde8048dcb37,820636ec791bf2c3,a7e909821d1571f6
object,e99abdcb00003450,f3dc7856309bc67a,a666b40257e4e090,023a733e052fca56
object,e99abdcb000025dc,94587add7d86cc14,a666b40257e4e090,b1d3ba28a61f4951
object,e99abdcb000023b0,9b51250fca5c720b,1e5926ec72e6c284,953f6cc21b808b4a
object,e99abdcb0000226b,a7f8ddf6b83f0994,2032269cf3686fe7,1a9056a3ba56a851
object,e99abdcb0000279b,a6554354caad9f08,4f4b162593ed70a7,c324375350c66b8c
object,e99abdcb00000cf8,ef26282d7ebd16d0,cb63aefef88c6958,48f0193545ecea81
object,e99abdcb00002fc2,dc310a2d56d4d8a5,8044f56b3280c962,b39c10205464a386
object,e99abdcb000032b3,dcef9ae0d16103a7,b12e556581e363d7,8f0f4604ce255d21
object,b640ceb800000007,a927f46a57b35ca6,3ad1c23d42509a6b,6913b6c8e41bde61
object,e99abdcb00002b47,b6b2cd63dc7afb43,b12e556581e363d7,ab9e652a223edf9d
object,000a083d00001c75,d216c8334c871da2,8ac1baa54b4b8951,f729d2f10085bafa
object,000a083d00001542,fad11ed6be50713d,8ac1baa54b4b8951,8272413bd9587618
object,b640ceb800000014,b18ad78159450ca1,ea138d855ea41079,57bb651db8bc3271
object,9600753f00001f4c,3dfc0ab6590afc5f,0972b023b666da8e,56c4cd348a18806c
object,e99abdcb00000da3,c3bc5910054e0ded,a6b03caa5de11550,7400bd6c4f0ebb95
object,000a083d00000064,7c4a49381cf0638f,feb9e05ab0fd2fa1,66b03c743851a551
object,000a083d00000ce0,5e65f0bb4ab92829,e5ff1b18ef1fe01b,643be2ee73a3696c
object,000a083d00000b0a,1126eaabe3e30e97,84e718e06e434df7,cd805f653dea0295
object,e99abdcb000012a8,6ae259a062943b84,7a9ae29cd26b119c,e20f63d99c50a685
object,e99abdcb00000c31,52c04795822e4d8b,4a7c4085f6cbe086,e42747e6f1d4cf66
object,e99abdcb00001e28,a5a35602533a19d0,9c084091aa3f58f4,7b114bcca78833de
object,e99abdcb00001c65,e8fa8cd63e4fcef3,34280a4e1fddfa5f,aa6e9e8ab1525cd3
object,e99abdcb00001df7,53c34fd0e70a43b2,d7c3d8c6008500be,d28be375586ad11a
object,e99abdcb000004e1,19a56b48eb8509bc,d7c3d8c6008500be,a2f0daf043ecfe09
object,e99abdcb00003000,251186927bd61351,e8e57a4b8e54bdca,96b17283dd1e60a5
object,e99abdcb00002f6e,4e14969ae2c5ed7e,f4082c2b05819d2b,f2c3ea28361eadad
object,e99abdcb00002c67,59c108a9b28a108b,f3e2ed37b9b0126b,3de475e280c872b6
object,9204e46500000034,399592c715524313,e978222e11cddf55,0a8fce1b6589d7ac
object,9204e46500000acd,d1b4a2f6c61beed2,cfd4ed91a075f40c,483b46e7091e45cf
object,9204e46500000455,7931ce2266a6af05,d51907fb2288f909,39b2b2dec7dc6f6f
object,6a5010d50000081f,0c2faadf63c979a0,65f30cf64a07f85c,069417ccc5fcf4f4
object,6a5010d500001f26,600044fbc5a196d6,354841fd04f2ad0c,0329fbf74e8cb0f6
object,6a5010d500001805,1ae14fcf21f72b43,da043c6b7b62361e,eb8f299cc3dfa53b
object,6a5010d5000002b7,9b5ffb02da2201b4,1bcfddeb801ffa27,4d8ff48178818877
object,6a5010d500001d08,f6c28d7d3a685ab7,2516e43cb662f377,879d47da7c35f39f
object,6a5010d500000c60,2d6cdfd0227bb970,613e3850b8374e5f,f3d4de370b96eb91
object,6a5010d500001776,20f389a6aa6bde7f,f51d45a97ea8435e,dfa7602fc3803b6e
object,6a5010d50000009a,b034bf732f387bfb,60da3330d37cf7c9,d2ff913cc011b0e1
object,6a5010d500001728,494733d631558b1f,ba133f42f8b9c061,03df6fc61ce86a05
object,6a5010d500001831,282ea1be809623de,56f4d7ce4a977db1,38eaf7fc92fe42ea
object,6a5010d500001bee,2ae847223a8472ea,d48d678757f527e1,655305eb0bb1fff2
object,6a5010d500001f49,dde7b60c6f828666,8ef068d64bb94265,34305ecccdc166c0
object,6a5010d500001a2f,13a4ef2af676b025,cb83c4c0762cf0de,2b3a3aec6dfe5197
object,6a5010d500001c32,913310232e7fb41a,ea0f7e165c818551,4a75d93b49949349
object,9204e46500000181,18df98d3dbd8ade4,4e20366db6ebbc59,f9a4b88e932e0923
object,9204e46500000189,ad9d97479bc3823f,9ac9c46c569bdc20,1c270cc77474e76b
object,9204e46500000143,154edb0eef4822cb,e2acff3eb6999556,7d20069453cad72f
object,c21a3d7a00000001,18948e44678c1d5b,206d5930adafe93b,4ce99d41e51efce4
object,edfc13ca00001623,59b3e8717ef163b7,9c44598b61f4f16d,129f2adedc15e525
object,edfc13ca00000176,a5ec7fdd193fbd65,120a79e2d98df697,c83fe15316daecba
object,edfc13ca00000578,b9710f62b801d07e,01154feac8e4fc5d,c2155b0692c3387e
object,edfc13ca00001d4f,b11ecb9b7a3c5436,132dde297bcbfde2,80154e65ae09b9fa
object,edfc13ca000005e9,ef8c6588fc04c301,9a2335511b605628,c006ec69342bc976
object,edfc13ca00002006,c31ab80246adfafd,06e1087a8f32ca3d,97aa5d845bee59b8
object,edfc13ca00001d74,38de040230366242,5298ce49ee287619,f5f20f01e4cdfa33
object,edfc13ca000018a3,587f6ed898b86bf1,6df19051cc328692,cbbb8e37803c2769
object,edfc13ca0000025f,1b46e4abe2f8a845,620ad7fc31416c73,ed09c0e4140fe6f2
object,edfc13ca00000e88,3519d6ac0c863361,2299d33530bd4aea,710926e33a92937c
object,9204e46500000281,928ad0ed683096c2,b723aecd3854f30e,cd3a2f2e81426bc6
object,c36711c6000000c9,66e724a579f546c2,9a6f81c675157d3f,66a1c9732406466a
object,c36711c600000a00,9ee9103557ab1430,2a9cea21a4d36205,ed1b163dae480907
object,c36711c600000fe5,f17cd7ea09e17b24,46c413a93a483402,ee80524a70e70bce
object,c36711c600000e25,331b94336358fa2b,56b9890aeb6c0fe5,0cc401e69c931961
object,c36711c600000828,e633c73793cc3499,d3fa34fd6f891e5b,dd8f226d97a627d3
object,c36711c600000889,a7bfc2893147e206,7b1880a6359f1641,e2f0b00b9d44606e
object,c36711c600001129,229ab2a2b9d3c61e,6201540eadd01eac,33226101101cd944
object,7157051b00000005,44e1cd74fd8425af,ec324ebda425d93a,3a9c90a9d0e79226
object,ac59771f00000026,f160e9ba81aefe1d,20dcec15dad95264,0fa33eaad944ae32
object,000a083d00000427,19259c505b5dd1a5,859feb932dcc82b5,747e71b9a6dc0f55
object,f506339d00000009,cddabbc6be9d85f9,81bbdbba28dcfff2,5de442e78580d176
object,864f712000000004,91f92e5a198ef5a3,24f710ac81c588ac,af9c48a1d5d0f21b
object,86e55a2200000302,0208f5267cc10c2e,e77c47c93db8df69,57820bec59f3acbd
object,9600753f0000bae8,4236ba0ecdd4471c,fb9df594409e91b2,4d9ebbd720cb44a8
object,871a5faa00000380,c712b8f367bb3961,3b5ce4487a77e52b,2746544950ce4d7b
object,000a083d000013fb,b59cc9a42321f3a5,b5d06d8555b4eb34,4955f52052bcb916
object,71e5773f000000ea,9ad571adb6715804,a1186692fc5835eb,fee7fb8742a380ef
object,83e6bcaf00000015,b4f931d0de4a0642,c44b4e7f70f6401d,9accc57b66e9d266
object,6e86fc3800000153,40098e5f9f0693aa,a0062e501062543d,e4e7a84791de5384
object,e34d282a00000314,f1a51684c90164d8,19634c87e801f60c,a3f8cb16d4bf9a1f
object,e23d9db70000003e,105d5092719bb1e6,84396894ee64fa70,f1be5ccb426f9438
object,000a083d000009d9,b53e682b0e77af1b,cf9126bd42d63931,ce57ba1bb5bd4c03
object,fe6e52980000012f,27adb42357ed090c,8325b117f8c642a6,7eabe96f6f70ffd7
object,871a5faa00001263,2dc96142d613b1bc,da40eaf0d87d3bef,440347552d10e83e
object,71e5773f0000009e,5805e198ca4525f4,29c81c90f2314b07,c4cef6405264e5e7
object,83e6bcaf000001f7,49aec67af4c0be7d,efded38ac621f91b,ac2b8b5d73b1ce5b
object,86e55a22000001d4,0208f5267cc10c2e,59ea04746215fbf8,2afab9a783a379c4
object,6e86fc3800000121,55142e1b42853fef,cd5988b022775bac,101183e642329ce0
object,9600753f000013b5,6317ef39daa40f8c,bed478f6aadb98c7,440427d63b22ce84
object,e99abdcb00001bc9,ddc00c20fd6c9318,b12e556581e363d7,ceecfc98b93eed57
object,9600753f000068b7,1f2d7356c993be1d,386fc611c6e4928a,4be26049952a5307
object,9204e46500000af3,7e3f60b1f68c30e1,49298962cd1d04d5,54a80765114ed457
object,9204e46500000673,4e137ed546dc3577,bdf84bc283a996b1,0fcb33b621f73012
object,6a5010d5000013c9,e81d3ed5c0601715,01253ca535dd7a2c,6a356e47b245ee78
object,6a5010d5000021f6,cb8499d410accab9,abf7d27d2d452f7e,18c661a8fcb1a376
object,6a5010d5000008af,377094c0725f0c8c,9be694bc458499ca,25fa2b8477ec0682
object,6a5010d5000009a6,258d6eea77e68124,6b3ec63c5bff9973,0ac15dd9d976de45
object,565ec8940000000f,e9cd1b5f7e2a266e,e00523e76d8f5f3f,d7c3c2de851fab89
object,565ec8940000000c,e19ec3b438a69d2d,b151f206c2f54716,c5532867e7c34f47
object,000a083d00000e86,502c021206e0810b,d3e7b30502b5279f,a63e6fec0c56ab61
object,9204e46500000552,20a720f43b204da2,fec61fc1628ea1bf,575e0ac0811772c3
object,71e5773f000001d1,17c3e89378746e9b,373847a76de1bad0,555a2aebfe759f5e
object,edfc13ca00002613,fe8a05f1ec5d8b8b,11730f7c8479f74f,69794b74989fa6af
object,9204e4650000084f,9ea6f60a3f08d886,4a0448c439b16a31,2f0ee14aaf328d8c
object,edfc13ca0000294b,1398960cedb5c1bf,5b4c0c014b624664,b665070d2b9c3310
object,edfc13ca00000e5a,2455d773ee69a62e,1dddb99b772a7d82,3d1d2e2ef302139a
object,edfc13ca00001e8e,fe3c7257b7fc2cfc,e067c1c927acc401,1a788edaac499b47
object,edfc13ca00000e82,c164ab3e7283f7e0,57851d0aa002785b,2cb84f6daee4d330
object,9204e465000001f3,37e3e830e084649d,e40d27175d2ab77a,d563711ca73a8fd3
object,edfc13ca0000261d,c31ff49851e8f9c0,99f9d442846845ef,09fb9c9f5599893a
object,83e6bcaf00000282,e9dc4a213b67e171,b1f6e4a29ac018fb,6fff77f657df9a5c
object,c36711c600000f54,a662797d990ab187,37f5afa9264bf418,4c95a9fef2fdebc9
object,c36711c600000859,6b65d4644bb29df4,4e933cef7e2a1cba,b4dcb6cdfb61e8a6
object,c36711c600000dce,6f26a4a614ca0cbc,0897ed4f8aec88c7,caf97f116b8f25cd
object,c36711c6000009db,e3d6f431df9213cf,558a7197fbcf34f2,0124abde71c908ab
object,c36711c600000076,a4bca663730b6948,191bb54e03fb60ac,1976cce42c9b0fde
object,c36711c600000ebc,5e285d7240d5ebc2,9c7b9ecff746768d,3ca35d6421f136aa
object,43f89e9d000000af,fc51462585d7c007,63d4bd25e4ffe88b,9a4cbbb68497f560
object,43f89e9d0000015a,fc31705bee3aeef7,0b32bdd479087454,ff0f942630d512b5
object,ecf863ef00000004,c38a941d9da019dd,1f84c20ee080a6cf,e04f96be7cc8c877
object,edfc13ca000015e9,a258ffb6739b9213,47e69b744ea2f18a,fd94ae3e49b5015c
object,edfc13ca000021e0,41bb958792f7fe5c,e1a7083626ffff31,d9df6676a070af15
object,edfc13ca00001e64,101bf42dcc9f4601,188e714d20587429,ce17c2ee06cdf87a
object,e99abdcb0000369a,78276d7059fbda30,e8e57a4b8e54bdca,1829bd6d7392af41
object,11ef037b000000ab,b37692a4a92047c1,b9338dda67202f35,5e8972bd2417fc66
object,81574cc800000004,1dc5d4e3d45ae91b,fc64d1bb2a4ab203,11d0433b1f6e289b
object,7d5dfbe10000022d,9f988ed6f1a5f019,440c58fb1eeb5100,0a9c89ed08df5511
object,e99abdcb00002849,ec4d54baf180055a,69d00ee86ab26f89,9fbd460389072ada
object,9204e46500000336,32e893205fc8ba8e,d8f6035a71e7f247,44c1b77b1a1aa393
object,6a5010d5000018ff,7bc9fe7fe7521fd3,23fb9f0fc1fcd9b1,55fdfd2e24131aff
object,6a5010d50000235f,4cb63e661dc057dc,6ace7e9a6052c046,48f2f3c0cefc7764
object,6a5010d500000e63,ade447f030f775b0,63783568e28c4fb5,a4791fba9293a75c
object,6a5010d500000a37,0fc741f04a6980cd,359bca21123c5491,014fc1df14511da7
object,acc44974000001a7,1ffb406cb153fa77,5bbfc98b7abb734f,ef89b80a8517dc6a
object,edfc13ca00001265,d04311da31ecacf1,8a6934ea5165445d,4747c68a20334d17
object,c36711c6000004c0,672e4f032f85af0b,a9852beb4be38824,03a9f2a4aedef6f5
object,bb3ac25200000003,238dae5d2557a129,e1a55a802dd0f88f,dc0bd6829bfafe17
object,7d5dfbe10000007a,db43717a4503e492,9d10e5da94274425,0d9d0bbb04ed4b11
object,acc449740000027f,3d6b9fa408b61c58,5792f98b88c90394,634e7f117fb14bac
object,e99abdcb00001700,62d96412ba89b4dd,69d00ee86ab26f89,f3596be158d2da65
object,e99abdcb00001765,9640190d533aa97c,69d00ee86ab26f89,56386b4d5a8a312f
object,e99abdcb00001ef5,9ebb9b2fc3484dc7,69d00ee86ab26f89,a8a5b2c7076c40ef
object,6a5010d5000024db,e492edbf3451c351,56a09dba32e7c738,fcfb9ce9c05d3861
object,6a5010d500001aa0,6e5f335ae548ba17,8c2d918bc525e8da,6018a955e77da262
object,edfc13ca000008dd,e4377d73a1cb17ca,d982c52a67066107,d59d149739dfc325
object,edfc13ca00000c25,a7eca73015641fe9,be1cbc36c17c23f9,a8953bdf271b8849
object,c36711c600000a6d,141a31ce35756ec4,eb651c45cd43ce74,05411fbafc795d32
object,c36711c60000029a,10b17b12b1807bb5,1ae8130688e8a6b5,196ca304ac498c6b
object,9204e4650000050e,0bfce47f2dda985f,8c5ba422bb0a75f0,620c4590ec76c512
object,9204e465000000d7,3563285e0ca213be,e688adba1ab93fec,99aa32dea1e010cd
object,e99abdcb000004ae,780769e180956e5d,69d00ee86ab26f89,79a3f6edfa413124
object,acc449740000030d,1bcb58d4e41d9efb,40c2c63223134931,023822c745cb11e8
object,e99abdcb00001a3f,3ada4458bd015ccc,780be945832bdaa6,5d462a7eb5ecadee
object,e99abdcb0000126f,d00cd4808d8fe6cd,bb0e2f8dc6ded5b6,8aa3c95ebf41dc29
object,6a5010d50000134e,aabbd0f9ab589ce0,fa7f6643188ee7aa,4c38604d8afc6fde
object,6a5010d500002327,5e3d628fb09a7a1a,7940617438fc15d0,894f3106c3ccf3cf
object,6a5010d50000184f,7764ea9373ebcc73,bdf7ab71e751ac39,e83494522d42b84b
object,6a5010d500001184,a96c7d3b37f61733,bb97381eb7932b10,bf57a1b2924c875c
object,edfc13ca00000e20,5be698a51677e44b,53c087b072fbf295,9a1138b67b65ab76
object,9204e46500000402,fc5ad3e0e7dbbf33,dbc70cb1c1e14ecd,7f4d1f08e7a58904
object,c36711c60000004c,b5082655f9fa0aee,415763a6fd80e9b3,00706fd3e61d453f
object,1a2b3c490000001d,be44bcdf89106fd0,35855e7a3116e6e0,8f28a1aa559c6065
object,acc44974000002c2,f52a3a617f561b0d,6e410424a040467c,cd8f626eecba1280
object,7d5dfbe100000221,fea9da8fb674e5f7,7424bb1b96cc0d44,bda491d9b786522e
object,be0289a700000107,4d48c8c9ed3f2dde,e6c0eefcd63692ed,6cb27edc71ebd76c
object,e99abdcb00003698,e2ba36780216b178,6f91c37b9a295307,e3bfd289d892404d
object,e99abdcb00002928,f7021c7ce4879c3d,a666b40257e4e090,dc4a18250ae5598e
object,e99abdcb00002b8a,8623b4388d01b356,e8e57a4b8e54bdca,56db632287d13b68
object,e99abdcb0000111c,e7bce29a97b71d41,b12e556581e363d7,1668d4763106a53c
object,e99abdcb00001be9,cfb648a71e46feb1,69d00ee86ab26f89,19219f4729843e6f
object,e99abdcb00001ce3,cdc62c7ca1cdc57f,69d00ee86ab26f89,039728f0b38f4f55
object,e99abdcb00003046,137aa38f3429ef8c,cb63aefef88c6958,9940371314a98070
object,e99abdcb00001ad0,91a057d8e08847dd,cb63aefef88c6958,9329a5fcd25cc3ec
object,e99abdcb00002383,287c65c7e77554e1,9031d537e4a3ee82,dd0b32c636abbe03
object,9204e46500000944,c7d703687bc90e1e,aac993feb6c355d7,18e515c0b638bd0f
object,9204e465000007ba,02c280c5b96332be,beaefd4872f91836,35ef1151932c1956
object,9204e465000007a0,b7f1588c0ae05845,8d620d11a1c39905,00f0f0cebd791147
object,9204e465000002fe,5a907f455d9652a1,7353d03828c3ec9a,11819f393559c35e
object,9204e46500000403,5106e9e7846959ae,56d9f90c69325d4a,f95d3699705dd596
object,9204e4650000031a,7c6535936cea5822,adb36d39543c69b5,aa76c0da82c158b3
object,9204e465000002b5,b22c4033009e8f74,38535a1d7ed6e36a,c03dd49ee91afc5e
object,9204e4650000070f,c65aec16d151f3e1,408a1fdde7662e10,ae579f344231fef1
object,6a5010d50000239d,af92bdffd97a3910,37c876c8c4fd1bb1,044fb6ad7b51960e
object,9204e4650000045a,c18c5bc943620757,a31fa1779adf222d,8d59a881619e4aa9
object,6a5010d50000097b,cdea206ce4d3b061,d7caae20bceb37ab,c16ed97339439308
object,6a5010d50000038a,73544bf9c9844fd5,02a2411dbc83ea79,0f6e28d1f6c6f468
object,6a5010d500000ee3,aa84a9c707fda8f5,ddbcd911af493166,6eda66763687d4d6
object,6a5010d5000011b0,3cc7010d28cbe255,238ba17a9162b9db,a7fb6c449a22b35f
object,6a5010d500000a2c,6ee9a2e03770c97b,65c59a07c9578b53,15fd21d3a3bbe454
object,6a5010d500001642,cc73df3118acec45,b7a739f8dfd6965f,2992650140d2b950
object,6a5010d500000a95,93b1d602cf690bdb,bd153de5df35e894,8b2ce62460c35c83
object,6a5010d50000113e,31696ccdd5d6473d,8c3cea3e5ab9f9fe,faa9673572d612f1
object,6a5010d500001315,f62f4269c3a02327,91339673a619309d,51f07d17c333a4aa
object,6a5010d500002278,c701926e924df7e6,556da5dd714ea8ef,619ff94baaf0beac
object,6a5010d50000049b,f3d4fef3971033b5,32f6537a2c74b2b6,800c2519d4e1e696
object,6a5010d500001df7,bffef4557ed0fd0b,5068cd78dd9d6d7a,4f87bf39b40d33b4
object,6a5010d50000035c,732343008e0ce7ec,99d30d87d4081491,8cd98bada7b5a12f
object,6a5010d500000a01,aeabdd67e9622baa,af0d12169f3e4866,342aa0854e08cdb2
object,6a5010d5000013b9,e7c53abfe62b40a1,474dcb87307a6cd3,a40765d7535a44cd
object,6a5010d500000ed3,19ae2d9ebbd622e4,4e04618fc14c151e,f129874728f97dbb
object,6a5010d500000982,b52ac8d32dc6ff3f,6c11b4974f1fd395,fedf73220f5bb253
object,6a5010d500001977,e8804fe4b6d8d4ff,8ed588ad51da435f,040da61f0a024dbc
object,6a5010d500000b6e,a15a01dd08334405,30cb1b892aab8fc7,b352b458da64da02
object,6a5010d500001f21,f4b09897942c5845,da08ce3c2410ebaf,e59e249ffbfb73c6
object,9204e4650000072b,da3f26fcc8f2d354,9c34820bf062223c,da9f1425466c78c8
object,9204e4650000014f,22ad6c3bd98e7e99,1875b96de19a09f2,14c2b49b13e8575d
object,6a5010d500000eca,5623bc332a8be150,1f1973796fbd83d1,71749617f019979f
object,6a5010d500001f7f,150d7b565ae7d8d0,c4011197a064d568,a9a2e1aa393e82b8
object,9204e4650000033f,b571c222837be640,5b81bfea68ee2d1b,93abe9736c1dfb61
object,6a5010d500000f18,73863bcb544a07aa,99fcfe89ee43cd39,9d24ebea2362064f
object,6a5010d5000008fd,3010ea2bd76d2e5a,9ba14146a1485d90,78705bc636ae95f6
object,6a5010d5000008e6,19fb2e47897b1b66,9b2bb8c1b3a5cb0f,72451880e57f7b82
object,9204e465000004ad,86da2530640654a5,bed4dee921cebc4b,02c4649cd976becf
object,edfc13ca000005f1,d8d3e2a36fe20905,b042b6a526fe9f24,a0815dfca0838bd2
object,edfc13ca00001ab7,6946ae8061712403,7faa485321843474,c48c0b72db834272
object,edfc13ca00002938,f11fe55826ffe741,92941c4356d2d2f1,631663fa6ffe7568
object,edfc13ca000009ee,8a3d1f9b60a9ae11,fb8add1f076f6953,b45578c1bc633606
object,edfc13ca00000297,b9b924d728407a8a,cf0843781b15c9f8,b42854a02d6da130
object,edfc13ca00001780,43f0448c0dd38241,474459a7d8456924,73c6bcb20d489a68
object,edfc13ca00001632,c0e47c5ecce890f5,8df0164250f12a07,a53571ea8c87bd11
object,edfc13ca00001ece,9c252a4d9160b617,31925f107ca1b314,524f56099b4e13d4
object,edfc13ca0000223c,6630e4d81ce61ed2,b7eaf3b852ead765,a3be5632316a491c
object,edfc13ca000009e0,2fb36b46ca198f75,6621aaded1f66d58,3e0bd9ea6971d592
object,edfc13ca000003fd,0794a96a860ce683,4059fe8a1a309e0a,acdde7705ebf3772
object,edfc13ca0000075e,1508f257996f078d,df32413ddd46b712,c43fafc5537e3245
object,edfc13ca00001fee,df23c7ab6d97080a,e8276947af68e038,6c4a3b7414100f2e
object,edfc13ca000027b8,baa7d75b0a24c290,14a9dbf23011932c,f2a473bf8f6f8e49
object,edfc13ca00001ef9,d01dd9bb6fadadc6,95b80c87c6b9307e,739d46c494f3581e
object,edfc13ca00002687,d5be9f85d55b9d85,848dde7b95b22b05,b81eebaf1a14295a
object,edfc13ca00000aac,1cdce9398de0f6d2,e8e1a044263a2c95,febc77352edb9082
object,edfc13ca000001ac,cfe499f1fc4ab8d3,70ef27792b769520,bc1ec7b330d3e577
object,edfc13ca000023a4,ce6503b786453cd9,a08b2ee687a36fcd,7d237a6dd3e0aac9
object,edfc13ca000020a7,082de99d97134c53,b2e868b372188402,3aca783dfb2401a4
object,edfc13ca00001448,fcc955dbea31f271,facb2efffbe4d447,0067a44d9c123e10
object,edfc13ca00000863,20a6e76cb10d2d64,ab9f9128965e68e9,98c2fc5e6c696a65
object,edfc13ca0000154d,d052a48240156227,1d43ea4c2d8b6ab0,ac5802b20439a52e
object,edfc13ca000000c7,b2a1331b6dff002b,51b830dfcea477f0,27d6a9be39e320f3
object,edfc13ca00000a9d,fc37e8920bb20718,3d0c5fedde9cacb7,a4d8c613f436e33c
object,edfc13ca00000e16,920911d63b8a0c3a,7e3aa9cc215bb4dd,5b9ed889a7245f2c
object,edfc13ca00000444,c5339b009883c620,e33289165320235c,2f233a84f2e69062
object,c36711c6000004c3,66658f433d09a0ff,d7a098cc9c079731,b81d02ef246fc4c6
object,c36711c600000df4,9a855f16b926ebda,0fc9b740423d9bb0,19c138ab2f50ab1a
object,c36711c600000a52,0da5d45ee71e2dac,d0306c1342652394,daeda85639e3a8b1
object,c36711c6000000ca,cf4f196405e075d3,7e238c24c0d7ead8,dc9dc7619159574d
object,c36711c60000029d,013702af2127c668,f91567b0986e5bf3,747600a68e992070
object,c36711c600000b3c,5a4bbb5ec5c5c2a5,d5e2bf1ba5567656,22f2f20f27e13b91
object,c36711c6000002d3,2195b9b792304a7e,e1fe3c68cd90797e,2f579baa7b9b82e1
object,c36711c6000010fb,f337560958bec6e9,36644f428df54cd5,719d60f599721782
object,c36711c600000622,90690151089f724b,aeddfc1fbec43270,8ac9a725d0a210c8
object,c36711c6000006b2,98d2fe1ccd15cc2d,655a1eb30cc3f214,3dff3cebf5340f7f
object,c36711c6000002e9,f14dc527b0e99b98,4e46211e81dc0afd,7a1aa2a4208781a3
object,c36711c600000dc5,63e99f83976549b7,b23a65600fd47d7c,c7a9784b337e7f12
object,c36711c600000aac,04a6a02c020f7dd0,61a1a5af77b663ed,76ae34d4307518bd
object,c36711c600000c69,ac2cd93d64026334,67474ea65e2c98bf,c2d87a9f92a0a31a
object,c36711c600000837,9b445deda80e1d0b,a2d27c630ccff588,ea7cba2cdf7cc1a2
object,9422b8e900000003,a4002c128c6b4ebd,7204c134ccd611d1,f111c482669ae5cc
object,9422b8e900000001,d45de5e6e80bb1fa,1187ee79eb2613c6,e1a60fbe7af0a953
object,9204e465000006d3,9a27e20abe5b9922,fe109d65ff63e429,38cb71e9d6446809
object,e99abdcb00000aa9,554c418d231c3300,6bea1fd6e36a7ddb,597f10984dd591d8
object,1321269300000392,be7e801504d7546f,d4004ee716b83546,2030cb3b7f399c31
object,f57b841c00000001,61e94fa133f2f54c,f9f06b72f0130eec,8b7befa681eef9fd
object,3916afee000004d7,b16f9975c0f74d0e,8010569895e331ef,fc4ba6dd1acb0204
object,4b5eb84200000002,baca0e20dc5ef3bf,386a6e822e3dfc14,49926e067461a7b4
object,e99abdcb00001642,0137b599c59aa006,11e3df9b9d5ccf74,a067385b557b0a1f
object,e99abdcb00002242,58b5048b0e21d0c4,dbb86a6abeeaf00e,f0636663328db2d7
object,e99abdcb00003624,d07564a7af79b9a9,270365a7c6dd4741,ca68398ffee733d2
object,9204e4650000077f,67afbb27ada8890e,9ada3b030dda865e,1804aa2e47e96ce2
object,6a5010d5000010b7,b2bc6d62915a28cd,e74d2649e69fed6d,aa9ef21fceedf6a3
object,6a5010d500000b16,308b2c0936a0f692,a99f06428a557180,eb25e2729cc1a090
object,6a5010d500000c87,c5243c1b8ea56824,48bc33711e521308,9eadfdba989b3961
object,6a5010d500000f69,404eff5985bdd34d,73757c550b7f396d,9e138cf9e06abd16
object,6a5010d5000020d9,a1092c243f04f22c,a2124625f5b03790,959dad02f2f6d487
object,edfc13ca00000cbb,16185ea2d74c11b1,b4f09a34072fee19,ef92fe9f9af5d2ef
object,c36711c60000034a,d9c48abef73465aa,72da135abe9f2e3b,7b56f637a8f6d842
object,e99abdcb00000ec9,99ad07ab9d414802,fbd06666d1ca558b,86d313ce7403a1a4
object,7a775c6c00000008,5db3708859453d46,4a5a57bc721986df,41c4a60e6fa1b1d5
object,331bf76800000001,67efbf5c331bf768,d27aa2a0c328b2c4,17fc94a65cd375cf
object,e34d282a00000288,2abf7e7d250d3fe4,cd7c5c71dd95282c,9a9101d7c91adfa4
object,e34d282a000000e7,67dff0408fa9831a,fff14ed45e708f83,14974c8cfa92747b
object,e34d282a00000146,5117051eb2c2582b,c2b00830fcecea7b,67c8fd62c3d643b9
object,e34d282a0000022a,3ead7f85f2a1130c,9e22b58c7ca2f932,86d7b127fdf6be4c
object,e34d282a00000137,83b5000bb61202a1,03c60624c61aebbf,6379425eef9902cd
object,e34d282a0000029a,34ded1722331c276,db60139668e5570f,a534462e6ede1224
object,871a5faa000012fa,4af5d0baa860d8c6,b62ee8f34b62cc5d,2ab4b25206b0533a
object,a11d9bd000000011,ee0566a5e049d98b,d340efea20028620,a74ad7d060910892
object,71e5773f00000191,6db99bc05b9ca2c4,cda1b433d0c47aa4,c7545bfa23042a07
object,83e6bcaf000002ba,e302f30e221fe40b,3662ab8122873edc,6b16a9883f508166
object,11960ae8000000e1,bd3702b94b426e80,65e51d9daafd1a51,0d1fef636a41112e
object,746597920000000d,b5f2e916aca9591f,e4776d53ede982fa,5eb370b9435c3d69
object,6e86fc3800000072,5c9c35262f2d63ec,6f5db80812efddc4,98c410b282354aa4
object,871a5faa000004fa,9a10f852e65b7658,1acc36562a73c4a2,f74f33d93d05a8aa
object,e99abdcb000019b2,6587da43b0fa6956,1adbabf43823f8c0,a7fdfcf0a87dacfa
object,df51a7f700000001,9e6b4ce8e6cad125,c7c83005a33eaea2,f7500b247a5f46f9
object,e99abdcb00002f09,27b088853d62d741,d2fdef4519c6fcf1,f51e58ce111b29e4
object,1f26202600000001,cb01a5d5b831da4b,cc6314377cb49fb6,84dc1f261e008e4b
object,e99abdcb00000039,ffbcae092fb5289c,765b8ae11a8e77ca,63c43ef9248d9cc0
object,bdf1a24200000001,1e5d29509c581884,f6cfea2e06227f29,54bc904b5132c64c
object,fe6e529800000151,a8737378d445dd58,8be71090fb9af975,774f8e6f6dd3e6e7
object,6e86fc3800000446,06e0d52f746fbb22,55486e711947e02b,6351407f2ab02a7f
object,871a5faa00000b17,fd542d5f9b31a455,fc8ac3d3e34360c8,e577ceafbdcc39e8
object,565ec89400000010,5e4b1ef965e223e8,b8e7bd99cc116ee1,41008dc4e0f4c3ed
object,71e5773f0000028d,b5ce40ca6c752038,1ef70f618d9b3497,4473ecf101429afa
object,83e6bcaf00000289,c1d36cc75307b804,2be0c615bb646cc4,767e8b4a13388f58
object,c303bdcc0000000e,2913cc7d440638c8,fc3452bd86a7e1b0,b8a88c14a2d20199
object,6e86fc3800000015,3e8ecf72e548c34b,d51b1d41e7a1b52d,9e0720e2846fa065
object,86e55a220000006f,0208f5267cc10c2e,97393e34076dd8c8,31f72c74f47f52ba
object,871a5faa000011f2,158001885645704f,5efaec422fd937b4,316619e320e584d6
object,e99abdcb000000cf,6b298447a80b237b,69d00ee86ab26f89,2081cb54d0fd3eae
object,e99abdcb00003371,8804c77a651520fb,fed8da4790d68401,58c2bb4388bf46e7
object,e99abdcb00001ecc,fe61ac803b028451,132a3367c2b2fc77,a85f0136e5f0e95c
object,e99abdcb000018c1,1470fc75cf8ceb8c,132a3367c2b2fc77,62178efbdeaf9586
object,9204e465000006e4,1336f4b33fc03d64,54d770e98e345ecd,d68cf5c865fb2a8e
object,9204e46500000459,fbc5681ebc05eab1,0ccab03ec1c3f6e6,c78aa7cba8631d11
object,6a5010d500000f3e,ddeb90c42d4dd952,83229fc6ac087f24,04dfd2f4d7e5dbaa
object,6a5010d5000022d1,add952702a356dba,f6b5f2adf6b7e79e,051bef38262381c5
object,6a5010d5000007ac,e1879e804d8c2cae,e7858485ac2e6cc5,029e08ae12e1e033
object,6a5010d5000004b7,24613424f4bf2bc4,13fb2cd9caae206c,02cee9171e2c5f3c
object,6a5010d500001796,fa94960827de6833,5e341c167688f868,11305030ef2dea3f
object,6a5010d500002113,e3728781efe7699e,ddebea0b14ad993e,5d17dc3a370af801
object,6a5010d5000006da,533f9cbbb54a337e,5b8146da46090bc0,490acb8ae6de0c18
object,6a5010d500001475,8604b1d4a06e1447,da6606fd355eae0f,3702bd960cb04cdd
object,6a5010d50000045a,0f076b6615282bb1,98f71e934eac4735,8c8f4bbc24e5f06d
object,6a5010d5000012dd,54141de675ca768c,d5f051e2c7f1a051,53a99b6e1a70df72
object,edfc13ca00000fe2,a50be8582b3a3fb1,e199e6b321d6517d,c949cf7790527a96
object,edfc13ca00000919,e40cb21661c43978,220f346aa6a9803a,1606f11064c6886b
object,c36711c60000044a,05a6ca2c41045390,bcf7114b202ad2ed,586f5579855d2208
object,c36711c600000fd9,df88cd68467258c5,ad8ab6083535ca3c,169c72bbfbf37599
object,e99abdcb000005ed,760c699efb819d3c,b12e556581e363d7,455e7ae264694b1c
object,e99abdcb000026d9,8954bb38fd7e3154,dbb86a6abeeaf00e,41f0831dd7d283ac
object,6a5010d500001c02,15a9894405cedc95,2a27a8e0c38bc5ef,3fb0e50db074598f
object,6a5010d500001a3f,956803b6ce09d85b,9d925a5a84368304,bdcd96fc77a56dd5
object,edfc13ca000010a4,939008bdfbda25b0,40f23487393523dc,b173cbf2fad08a29
object,edfc13ca00000956,2135baa4c4556ba3,be4dffb2169f5f4c,94de9113e4bdab51
object,c36711c600000827,843059c631e89844,cd3324f8d2bced40,9187dad578e08e8f
object,9204e46500000588,65a5732e779ae4ac,4f3ff66fd194c6ad,c05b854316325ee1
object,e99abdcb00002277,08f216a1ac5a90f2,69d00ee86ab26f89,3a952415f471e6a0
object,e99abdcb00002ce7,59df5207f4c667b4,69d00ee86ab26f89,fdaeeea90a03085b
object,6a5010d5000002ae,ea95a11df51ad9d1,575462a007a694fd,b0a58c0a28b9e514
object,6a5010d50000206a,4a2250c15adf7061,f7a37e8fc9db557a,d4a35dba1e294962
object,edfc13ca00002811,d1a0ca440c82c02f,234cc9f887bd1fcc,e869943bab0e8153
object,c36711c600000776,8900484e2dee41c7,90da6697da027b43,5d187c3dff37a3e1
object,9204e46500000418,b73402094be4df12,398a9672416ac219,ed31307caa2b8777
object,e99abdcb000014cf,ce4d49894cd8a20b,132a3367c2b2fc77,9c23ec76ad159b28
object,6a5010d500001215,0667cddbe6e57419,7dd984d5c22ca8a3,dedefcc1692d313a
object,6a5010d500001b6f,9d9d2c9b59f80983,87f24985684316b0,441216f6336529a3
object,6a5010d5000019e6,7f5f02d5ed0645a6,52bddce6ed731a15,9bedc2bf3d8e857d
object,edfc13ca00002321,bc665f540c540d32,bff68ee9e8fc610c,437b497ddb78ce6a
object,9204e46500000a23,4644234f09ae836a,7f789cd7e8fd09a7,31778af5d37507ad
object,c36711c60000037d,bd474f8795122a8f,19acb3a54a7cb3a6,70445499b2d9ef6c
object,e99abdcb0000140e,64f288af80e1bf3d,69d00ee86ab26f89,c4ba8c6b41406c92
object,e99abdcb00002ea0,3e4e862e64bf5117,1134e1bde40f36f9,2df2b36dec479b60
object,6a5010d5000017d5,324aac5ef76a003f,bc44c3b78be49ba1,baf3001bd36880c2
object,c4fcb73200000005,7340087f2f6616f8,793e42e604b8a911,92ba431f7c01c1d3
object,edfc13ca00001b4d,b04e931d0e9714af,76833c085e4dc966,381f1b6927b58eaf
object,c36711c600000d4d,298b3235a817f549,d23002965573ae8a,4fee181283a60aaf
object,9204e465000005c2,9ef47342b590ee84,7cec2c41cf11d9ee,7bed78bf66de7711
object,e99abdcb0000337e,f64bc83550a47319,ac4714c18bf72dd1,0d17ad9e69dee2f3
object,c4fcb73200000003,7340087f2f6616f8,793e42e604b8a911,92ba431f7c01c1d3
object,2fd8f31c00000001,9eeadfa5283526b3,8d52e9d465a72e4d,6f51aad625a0f0c7
object,7d5dfbe100000007,3cd3abb9a5d8ca9a,6bb0f18359c2617a,9b70be130437daad
object,e99abdcb00000fc2,aaa87b277bfcec6e,7a3aecc9cc9494ee,5c48722f22794bf1
object,1f03149800000001,8886c6986f69981d,2f9df7efa520141d,132b8a9d5ec21fba
object,e99abdcb000031c0,b147a0c0a53584f8,9f8d17a5f4d3dbcc,a3a0dbd6833dbb99
object,6106fda900000001,19295dfbac57c5bd,2b655fc3464d0a3f,772795703c32f811
object,7d5dfbe100000006,d3ac4f126891be8b,6bb0f18359c2617a,f7ba30730138d071
object,e99abdcb00000456,6ca08c6cac3769e8,b9ecec397edfc96a,e11bd8d8e97c858e
object,c71cb52e0000000f,1b45209040d3c8ff,4aad1b3764607bab,a70144aa7067d8c4
object,c71cb52e0000000b,1b45209040d3c8ff,e7aa51884a66198f,d986ac860507a726
object,e99abdcb00001854,6cb978b61bbd45bd,cd87ec1bc92d5e62,e128340c09af66a9
object,b4011005000001a3,a2ad38a6086e517d,90c187334504d356,5074047e3dae4231
object,000a083d0000023a,786ef27dcdf07dfe,c52acae8d26c9619,0b5045b9c52d7b7c
object,d45bf00600000013,496f9832db5c369e,9e04d39e5d956b61,e371036431e0df3e
object,e56952780000000c,6cc244bff16d98e4,6168174316a7d66d,12fb450dcdb4a350
object,86e55a22000002e2,0208f5267cc10c2e,efccd29593ceb226,f50ba1b22528bf5c
object,9b0564d90000001f,96d6ff1cd71b849e,6137d719cb44acaf,7327b74ab1bd2e82
object,86e55a2200000386,ac4e707e16c9e078,5aa9972436c2ab92,642a68e3aee7a0a7
object,e99abdcb00000a44,eed7714e643a93b5,b12e556581e363d7,2ac45540db4e8b7e
object,049dca9300002ac9,0467587058587e56,a2ab0e4cd5a1b6ad,42f934bb11e876b6
object,049dca93000031b0,f4eb4b369243c581,b9133511fc6bb56d,0648e7b501132747
object,e99abdcb000002e4,3bf5e23c7363cf6e,b12e556581e363d7,9215bc62bfa5a08e
object,e99abdcb0000012a,ac598de6338a674a,51f6151859913ff8,6eb0499ded414f37
object,edfc13ca000004ea,35a3f4f97b2f1d4c,1d67591c3b0e33f0,9e04e6361626e3f7
object,edfc13ca000011d1,d46a583b6546e7fa,7c11bcd5ae89bf52,346507eec8cd65dc
object,9204e465000004d4,03fc4a9c0ba8e6ae,32fb0d0ead8d30f4,0d4882d5c3b53723
object,9204e46500000a8d,7cd7593eded2ee7f,27caec7ca447e123,2504a8d920830457
object,c36711c60000105c,e47dbd97e965ac8c,f8bc72d3e557c13e,71add0175dd742c1
object,c36711c600000371,4a58d87ccdb3e916,b04176c80ccc525f,7397480f4e47433b
object,9ee1c70e00000002,3334dd244c535457,16d04b13126b7c8e,166019e446895f61
object,9204e465000007f8,d47f82dfcd8cf615,12ce03b22df688de,8c7821d169c88082
object,6a5010d5000002ec,1c266703c3e0f9e7,376542fa4ec01151,23defbbe97c26a62
object,6a5010d500000d5d,28468856d3ebff49,7b382ddc7f838250,9a25344dd99bb052
object,6a5010d500000f32,107563f699a499c1,60cb9dcf9499c9ca,921836dd3c9baf4c
object,9204e46500000772,2cceadefcd41b60a,d98c88ad15ee73e1,88482bddfa1d8a22
object,9204e46500000671,a10c11dcb37762da,63c28591fe0e400a,5f90d6d3fa788d18
object,edfc13ca00000bc7,203330d62556bc35,a2f7bca83e849d05,310d611aa42c5939
object,edfc13ca00000b05,eddc797f11c8f87a,618cf72e319f1b4c,1ad8f2c420baeda7
object,edfc13ca00000904,d2ae6f231b60df23,4f4fc6759a25e482,86aaaeeb6f6a013f
object,edfc13ca00002822,01a6e10b7eb9c5cf,4bfbedacb7e5fa75,d9636a6f99e4bf2f
object,edfc13ca0000218e,9441ef208b1b93df,4fd25f29ef51b4c2,bdd6d781aeb4d7ab
object,edfc13ca0000005f,df50d0888b141cf2,801a4ddd49e3b01d,e71c126066441c74
object,edfc13ca00001262,52b231ae69b67754,27fca5a285ced068,7e7c3e4831a202df
object,c36711c60000093b,c7a8f4475ce6214e,671d1c42749142f4,8135c4ceae260d53
object,c36711c600000d7f,35341583d144b840,3609e6438d23c3ed,76941633971ce0e8
object,c36711c6000003fb,dfcb67681fd59faa,88b580a04a3d35be,807e423b7159c4e2
object,c36711c6000010a7,72428d68005e1da8,018da8158c13936c,fa24430d2c0da9eb
object,132126930000011f,bb966b3c3f2ec7b2,12daa77777c6e997,44796c204d446cc0
object,3916afee000000be,8a5062a977dac42c,8a0e938908a217d7,72c87d9390c09139
object,4b5eb84200000003,b7f3020a25b62315,bb76d4f293ddc9f8,265075329e3cabcd
object,e99abdcb00000d4f,31886f1f5be9fc60,11e3df9b9d5ccf74,968a94d725be8432
object,e99abdcb00000e0b,8c5a8e1fab7ff639,e8e57a4b8e54bdca,59dc7cfe7a64d0de
object,e99abdcb00000e69,a85a07474152e83a,e8e57a4b8e54bdca,9a8336cc137656d6
object,e99abdcb00001653,18b25c5a982a8fc9,69d00ee86ab26f89,c5e714b8871ea92d
object,e99abdcb000010e5,43f08943c0ca93b8,69d00ee86ab26f89,efc85794de56a78c
object,e99abdcb00002d9c,c17672c353e13c85,69d00ee86ab26f89,aa2ed90b79251f38
object,e99abdcb00002bb9,1f1ec3a924f5ffca,4880f39ebb7b718c,40c9a9d5c2cd1e10
object,e99abdcb0000138c,b1bc2261bc51a752,0eddd86ade53a77c,5a376142f1fd52eb
object,9204e46500000339,fc5b65b2559ef379,e5560cd0a6c28621,460aae1a9b0ec5cf
object,6a5010d50000228d,0fd74eef8bd5c667,30d3b2a2cd2b5aec,06472eca55838b10
object,6a5010d500001853,7d85dbe725a5f051,4594354e8c23a9af,8bfad1f6fd8ba16b
object,6a5010d500001375,f76fd50e4872b0e8,8527e0f3e0eecb2e,64a104ed6ac4c348
object,6a5010d500001ba1,cd4006364cb4a108,88f7f0a67dea7162,fbdc0b3d5a394b73
object,6a5010d50000049f,d4771044899e8769,96e035c53fdac316,77223a83695d2d6e
object,6a5010d5000000ff,2c4ca17b9a7965ac,ef9ad58c7737550b,8fab7b039fc557b3
object,6a5010d500001be4,016bd8454d489cfe,a5d59fe7d697e000,20da475024ae80db
object,6a5010d500001555,95ecb9517ed54629,be592a51fb64c5df,aa6acbd01701c479
object,6a5010d500000591,228d3c7151384a04,1187bb6d1b8b6dd9,94daec08b333e532
object,6a5010d5000003f6,5d0b0682fcdd5981,f5d938bb80774a24,ae23cb1e626063e4
object,6a5010d500001262,c77a4a9e0f9838b0,18cb065680e25cc3,13dcb57bdd32ab59
object,6a5010d50000138f,649ab4e25630a2a2,30d568fbd627a19b,706cd3bcce8e750c
object,6a5010d50000234a,37e7d28968de48e9,284e385bf996631a,2f9204e058f8f707
object,9204e465000007e9,0bc3de3af614be35,d39d044ae71ed939,0c1a9dbad6396717
object,6a5010d50000056f,8b619ddb99cb01e3,4eabfee8311d080f,06c9265db11cc836
object,6a5010d500001e2a,b3d67be62ab0e527,8e9c56babe36c0a1,a5144ab4d52101d6
object,6a5010d500000a9a,6c932331ca60ffd2,470f1ceaeb6555a8,1e253af83b91a414
object,6a5010d500001320,1deb1f830cf716b0,5adaa875118f2644,4de59afb0c926af5
object,6a5010d500000fe9,8a6792b920d56a0b,b09d9bc511421253,2a3c1a38d564bfc1
object,6a5010d500001a5d,4bdda25cae3582b8,56684a43b486abba,6ed949d7e21b7e94
object,6a5010d500000196,95adf7f6ae1b36cb,e2f5349dd33ed9b3,05e2872bb407ac63
object,6a5010d5000009ff,d421e4793cbe6e08,1b77834e2b834e2b,5d2766186455e6c9
object,9204e46500000385,1eea6d6065366de5,8b03ecec2fbe96ea,f5ebeba43f58b616
object,edfc13ca000002a4,cf95fd124c3289e8,a60155a9f6e02e24,436f22fa93b8a434
object,edfc13ca000022dd,e764a70aaaad9db7,a0bcf507710e8c8f,7739349f50bfeaba
object,edfc13ca000024b2,98e96f31418ea2b2,af7c302ae5ac7238,8cb705efb96d716b
object,edfc13ca00001332,c17a0033d6949287,3dcbfc29780f056d,ba25d054d98c6f37
object,edfc13ca00001883,fcc96ab3d2233f46,661d2512ee926022,1691a9cda346efda
object,c36711c6000010c9,2e9efde5b8bebe8f,aa995b609db53922,4e964cd9db6c6d8b
object,c36711c600000efd,aa6665f806ac3df7,9e988f7029c17fb4,d0185f90a2ab4543
object,c36711c600000e1c,24aca1db37a17b33,1face0bf53a9441e,9bbcb787e441da7d
object,c36711c60000107e,a8522a2e0e1c1d0d,a0ccc1c0b783c8f4,a71275918438ccf1
object,9204e46500000751,537b31994c92eb36,0b2ceebc9082dc42,e1b8ed15306cdbad
object,f88eb93900000001,92843b9dfa03ea90,7449a4867bc1720e,fbf083acb9fec44d
object,7d5dfbe1000001f5,ec08f985679ca654,abee1daae2936da6,3face21bded2c952
object,b4011005000001d6,6fa36a87d6298135,6c6eecc1d7beea13,5be07bddc3d21768
object,d45bf00600000227,75e6aae35e0bbf3c,9ffae5c322fdbc29,e60d70d827d6db3d
object,25fb08c10000000c,2d70b80cbe01fb9c,49b7010a2edf0431,60cd3639c130531f
object,9600753f00016ef0,c890e47d8557cb97,5310fed0e6eaaf31,a48ae42ac5720185
object,000a083d00000e89,9a2a45dbcfc68e8a,8bbc719bc732920b,40c5529d969b2203
object,e99abdcb00002eac,45552e2cbc2a1622,3356783f3cc71be4,896719d5432bb961
object,07e6a32f00000001,3c31fe55ad58c045,214f83c2ab26406b,1d75e2524a3acdd3
object,7f340a730000000c,3a9395ec0b93555d,a2f68f74e20172d1,c1046d4425ea45f3
object,e99abdcb00002e93,1386fba5ba44eed8,e514e07932e2f00b,df9a5dd6af902223
object,e99abdcb00002cd9,43ae5a1463588575,e472cb41ea39d131,a7fe3d533013146d
object,e99abdcb000016b0,0a5d2babf29e3832,ab59a3b5c85facd6,c8da1b7052b0596c
object,e99abdcb00002b87,22ef1253ff3fbcfd,2384837d112da10b,5cb2437847aa4cd2
object,049dca9300002478,e59898b341e21ef0,b69bb0471a03c5c9,218a8d8980427bff
object,049dca93000008f8,e186e102efa4ae52,de930e4ddb7d0ba4,a71bed2cddb81abf
object,96bddaef00000009,a4f8e5717955d188,bad42ebc21769a1d,4357e1bfc143b5ef
object,e99abdcb0000305b,e186212aa38b40cd,69d00ee86ab26f89,d84876669d927c90
object,e99abdcb000026c1,382ffb09c82e80a0,0d05cd09211d8058,8019d9ce534a2da7
object,70d759c500000002,a9b3009a47f08503,e89ba0dc761f9554,8760193c48f890a1
object,e99abdcb000016b7,988e653d0375ee01,e896af2ca219cc98,e4b387e2f67cd1cd
object,8873cce900000001,b7f316fda3e6db3f,0ea0eb5a8385c275,7ccdf574696a9fbd
object,e99abdcb0000081f,6c72031cd96768ea,c51d5ab7c15b4fe0,4d0b1442c53cfade
object,91f4fe2000000001,8d0820f6d62360cb,b7e2e329119207e3,3c7df302096cfe5c
object,70d759c500000003,eba96551977922cb,e1c36d7c54685882,d66e0bef31d18209
object,7d5dfbe100000209,9dd155770777a934,6bb0f18359c2617a,542dbf8aeb009a21
object,ecf863ef00000001,7eb9868de8d7d955,2d6cae9101402980,4a52d913ed748341
object,e99abdcb000030b4,2339b94479773b42,5b44705b4220d7c3,1cad7281196ba385
object,0abfeea80000004b,c3e6cc45d5765773,e75b0fdd36eba2d5,0ae78dbbee8cdefd
object,82eaa85800000024,58eefc0d5c897498,2686418121d361e2,34ab49db7c309d17
object,7a90a11100000017,d8fcbf98f3fb4b69,034e29385244ba97,936be6086da976e7
object,edfc13ca00000ef2,92fff1571fc7e67b,626b9edc231b713d,c71969014b221181
object,35fb8e7a00000044,d0eb2ede357605a1,cf8e098324b7fc10,7129f9895a18b0c3
object,7f42c13e00000001,3706b0deeba10313,c14edb0148834466,6f25b2fdc6c343d7
object,e99abdcb000016d1,2b4379f0849080c8,06f134aa4a2c2691,0bbbed78c58ae4b0
object,e99abdcb000009f3,c888dae2b046a941,e8e57a4b8e54bdca,856803058c9f1c95
object,11ef037b000000b8,b37692a4a92047c1,517cea59c893085c,88bf6abcb706fbc7
object,e99abdcb0000102b,30480b99bd1dfd84,69d00ee86ab26f89,3c8d4e86cdc43fe1
object,6a5010d500000eee,ffdc1fe1b4f10dc3,be1b8c334bb05654,5612a72af313999e
object,6a5010d50000058d,aa4f97d0af84505b,ad86714b6eefacad,96609690ec186290
object,6a5010d500000d06,372619d456f3efdc,2912f3ae4f2951a0,2a06ba0f72673a6f
object,acc4497400000287,17cd812040d392cd,40c2c63223134931,162eb909ea092897
object,edfc13ca000028ee,ea505246964c6b3c,b8db599db0a65180,dce41a77a44cbf5e
object,c36711c60000108f,6b0ebba05c97cfa1,ff1407997bdd20b7,713f766527f694e4
object,9204e4650000020b,aa1becab33441e03,05e67d49cf23afe8,2f290b638b7e09dd
object,e99abdcb00001973,cfd350eb70457f37,1e24932c8e0834c6,5a73d505d2f2a94f
object,e99abdcb000017c8,0d555fca41a559be,3ff088d0c6bb0e05,20e0e260c97169e0
object,e99abdcb00002e43,7e61ec5f738e318a,075e5b75b3aa35ce,a2b0a20f038108cd
object,e99abdcb000028ce,41e26ba6f77e2d62,fd5976015b921aa7,e9331bbb3d76bc0c
object,9204e4650000050f,9e4d072f4b892fef,299bf1e6ea6c6031,26b95724499e04ec
object,6a5010d500000307,a35a708ff7e98aae,998ed7214b5c4469,e1d1b8a68b049fda
object,6a5010d500001454,66fa45b01ce0a049,ede53fa7ceacf39a,c75bd0dfcc457bdd
object,6a5010d5000000af,5ede79e8b3581cce,5eab9c8ea754b25d,daefdf5ec8c1f3af
object,6a5010d5000018f4,71696679bb0daf14,3e0dcd2212ba30e0,6216e72ed9f1b92e
object,6a5010d500001414,046a1eaf7035323a,1cd4b02ef8c98a55,ff153ce8ebe8b010
object,6a5010d5000010f4,da0354018d3eb854,3f297ce66e123797,a8763ca4cb71e98d
object,6a5010d5000019e3,72755902e80f8a6f,caf2072d596a8f94,922235f9a82c34e7
object,6a5010d500000987,3f635cefed5223c9,0cafbb187aa70454,5cc2c12edfdac946
object,edfc13ca00002911,9cb5e6c19529b4db,7f3ce60bbe101c8d,b515ddc7dffc29cf
object,c36711c600000bc1,d2825a908f362ec8,dab6c7bd67d04843,f43f1d3ceeebe5bb
object,47b3a79e0000009b,04623fbadc157738,a7c28d402f2e08c2,b8c9a827553a62a0
object,e99abdcb0000317a,1b3f6b4b7d3f365c,e8e57a4b8e54bdca,3c1478777577ebcb
object,11ef037b0000006a,b37692a4a92047c1,d857ef50e91dafd0,e000f5e482ceba84
object,e99abdcb00001810,e261bcf841043352,69d00ee86ab26f89,798e179aff1dcbca
object,6a5010d500000304,489fd4bd1647353c,4551c85ef4abb10f,b6a548a06221383a
object,6a5010d5000016ab,3da4dbf50e72b537,7da1711827860907,55186764bbb6910e
object,6a5010d5000000f5,a0d832ab1f74c430,c65965615c00c6c4,3c06be855389c983
object,acc449740000022c,41958516cbfaa25f,40c2c63223134931,29ce32119993e909
object,edfc13ca000021c5,4187244bfdcaf677,772dddc20e55664b,1bdd6dd4d1e03bf8
object,9204e46500000688,aaa23aa18afa9716,3f3ff55ba021278e,db78226e8ba058b7
object,c36711c600000f68,b46f4ca96da669ac,6a4409733ad34906,38955ae55310c3c5
object,6a5010d500001d26,36b41e8583801620,367bfc2f96365861,c4dfc24ed04a04cb
object,6a5010d5000016e5,d57ed380606cc48c,94cc0810533c381a,f9e03b6aa2b2d24e
object,edfc13ca00000b41,9a8803b3e4393123,94069bdf9c7d3293,be738f58ad450e2c
object,edfc13ca0000138a,644aac9a2366d257,beaebead982f1f47,5f6ceba80a87bac1
object,edfc13ca00000634,fbeb8d986b8bbe8a,b40c19387167d43b,7b30c5fe93da8c64
object,c36711c60000009e,da11d0ba2af6c4c5,7d89085b6e72849f,3b6d98cb97751153
object,9204e465000009de,00a95846ac87483b,36d09ddbccd06dec,d2882ed9e48c1407
object,e99abdcb000030eb,4c3816a8f6e47b7d,69d00ee86ab26f89,54cc2fc8b424d620
object,e99abdcb00000116,a359c76648622b39,69d00ee86ab26f89,7fafb64915eb9a85
object,e99abdcb00001314,44aecab3d8a9e76c,69d00ee86ab26f89,ae7c9c43229af0ca
object,e99abdcb00000cb7,dccefe5ce76dfb8c,69d00ee86ab26f89,be369369739a747d
object,e99abdcb00000472,18633f1a20b7c305,8420268d4369c113,b0556418bd41e0b0
object,6a5010d500000333,b98ed755824625d3,5c4021cdb2cbebf3,5b9f2dc907e6e8d6
object,9204e46500000148,9cf33e531cae0a55,2b5e7ec3cf349384,33babf6f28caff7e
object,6a5010d5000014a8,116698b06be3142d,3cf9d51d285e0503,cb48c34630997e4d
object,6a5010d50000205d,c8e728092101f587,3048eceb21bb0e2c,070d614071ebf6ed
object,6a5010d500000122,9811cba502707a85,0c5bc47766ed927c,b9302b0cde8ffb6e
object,6a5010d500000c4f,77963c5886be6996,a8c1a01851fea8da,f719d6e86809ef00
object,edfc13ca00002789,09a54e7beb63009d,5d000fcfb200d7f0,aac0826813dfe8cd
object,c36711c6000006dd,4c0e76761f2f9d3a,4ed7839bf567fb14,9943aa220627a0e2
object,2292f61500000002,e500beb4e63ef549,fdaf13dcc4441ba8,c65dbad709009801
object,7d5dfbe10000013e,ef9fbedab78eab70,9d2b36ebcada4cb3,f89dd6a46c70dc6c
object,e99abdcb00000f07,c83264d80c576ef6,69d00ee86ab26f89,55111c0bd33f3dbe
object,e99abdcb00002998,c161c60a6eb92abe,6839a4a0351cc091,ab50949073674b2e
object,6a5010d500000684,9e7d8e1512ef3fe2,17faa67f6f8b318a,4b6bbabb6a065a77
object,6a5010d5000012d8,4d2105670cf7bff2,d49652a751e4079b,47cfdf167daa5052
object,6a5010d5000014a7,9b8971a6e8a423d0,c0c7e0aece8bde86,6e503320e9bb131c
object,acc44974000001a4,e896b7417ddd96ba,6ea6e41df0fa880d,1522a9fe1ddd1f4c
object,edfc13ca00002400,acdf52ac517d69c7,85a8a4541a0c87ee,88bcb7fcae38d40f
object,c36711c600000e0e,df67100d3f1f5865,966f238aa2613e3a,48511c9858ff9591
object,9204e46500000650,869a2f1e10c2cea1,bcc2bd656233fb93,5e8ef5eeaed8f0eb
object,e99abdcb0000199f,d0850fe6ebd467d4,d173c08a44a3c2a6,eff47828f05a210d
object,1caa028d00000003,b454d7c32b40820a,598b103bfe0fa9dc,c5449579f2f5fe6c
object,e99abdcb0000068f,86d3be583a1b6bab,57530fce88904a96,b05fc893d69910f6
object,6a5010d500000fc8,aa6d2c0e04ed5a68,0001f3b42d842868,0128ef357dc30260
object,edfc13ca00001635,01e5016a9de1dc48,0c8de488b4cac522,a5f77c4104c9f234
object,c36711c60000066e,78f96910f51d42ea,2deaef7c9f9283a4,3bc9e89abb6d99b8
object,9204e4650000056d,d93f753a746a2afe,da62123e3d3274d5,086ed66d1ac053a2
object,99d53a270000000f,19573e02c6dde171,2a4070ddf01d225c,7f3444f95d31753f
object,1a2b3c490000002d,969eb0f071eec724,35855e7a3116e6e0,d1ff1bb332ce5a03
object,edfc13ca000025a1,45e64ad65b4f538f,d19be8bad76ad0a2,c37dc897c8073fae
object,acc4497400000366,642601782ed2c4e4,6e410424a040467c,c81445a5bf5be72f
object,7d5dfbe1000001c9,7816971c6ea08595,7424bb1b96cc0d44,762def010e0ead2a
object,345721320000f8b3,ec7d1a22ce617e53,75199891755b6bc7,ec7d1a22ce617e53
object,9600753f000069a6,b22dbb58d9592164,b4d4a215be594cad,04b66862a57e3277
object,3457213200011a7f,6dec252ac0cc24db,d674d95ab4c4673f,6dec252ac0cc24db
object,9600753f0000be2b,209f9fbeb5d6fa05,b4d4a215be594cad,f23e64096ee0823d
object,345721320000b83f,284accb79a8aa806,33564e2aed5760e7,284accb79a8aa806
object,345721320000cefa,6d8e233e0d5cdf15,3d3f0e7b99377b69,6d8e233e0d5cdf15
object,9600753f0000ef05,5157623987eace32,c02b52081d5f296b,b2f0d54c57eb3aa8
object,9600753f00011529,a20775d2af36243b,330462d66c636a90,985b6ab9ea8c6342
object,e99abdcb000035e2,8987f2a01430f706,ac7812ac58b3ddaf,946509ee7bc767cd
object,3ed0457900000001,63139df73ed04579,b59e33bb086e6bb0,790f13d1709055dc
