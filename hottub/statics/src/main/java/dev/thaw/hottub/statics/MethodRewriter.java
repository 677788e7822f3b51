// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.statics.ClassFacts.StaticField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/**
 * Rewrites one method: calls the guards of classes where the JVM would initialise them, and lets
 * exits, reflection and call sites know of runs. No inserted code branches, so stack map frames
 * stay valid.
 */
class MethodRewriter extends MethodVisitor {
    /** Which method of the class is written. */
    enum Role {
        METHOD,
        FIRST_INITIALISATION,
        INITIALISER
    }

    private static final String EXITS = "dev/thaw/hottub/guard/Exits";
    private static final String REFLECTED = "dev/thaw/hottub/guard/Reflected";

    // Bootstrap methods whose call sites hold nothing of a run.
    private static final Set<String> STATELESS_BOOTSTRAPS =
            Set.of(
                    "java/lang/invoke/LambdaMetafactory",
                    "java/lang/invoke/StringConcatFactory",
                    "java/lang/runtime/ObjectMethods",
                    "scala/runtime/LambdaDeserialize");

    private static final Handle LINK =
            new Handle(
                    Opcodes.H_INVOKESTATIC,
                    "dev/thaw/hottub/guard/CallSites",
                    "link",
                    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
                            + "Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                    false);

    // A class may have at most 251 arguments for a bootstrap method; one more is needed.
    private static final int MOST_BOOTSTRAP_ARGUMENTS = 250;

    private final MethodVisitor out;
    private final HandlerRewriter handlers;
    private final ClassRewriter type;
    private final int access;
    private final String name;
    private final Role role;

    // An object under construction whose arguments are constants or variables: its constructor's
    // guard is early enough.
    private String creating;
    private boolean duplicated;
    private final List<Runnable> held = new ArrayList<>();

    // Frames name the position of a "new"; a guard in front of it moves it.
    private final List<Label> here = new ArrayList<>();
    private Map<Label, Label> moved;

    private boolean accessGuarded;

    // Where the guard at the entry is, until it has the line of the first instruction.
    private Label entry;

    MethodRewriter(MethodVisitor out, ClassRewriter type, int access, String name, Role role) {
        super(Opcodes.ASM9, new HandlerRewriter(out));
        this.out = mv;
        this.handlers = (HandlerRewriter) mv;
        this.type = type;
        this.access = access;
        this.name = name;
        this.role = role;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (role == Role.METHOD && type.initialises && isEntry()) {
            entry = new Label();
            out.visitLabel(entry);
            type.callOwn(out, ClassRewriter.guard(type.facts.name()));
            accessGuarded = true;
        }
    }

    /**
     * Whether the method may run before its class is initialised, or while another thread is at it.
     */
    private boolean isEntry() {
        if (name.startsWith("lambda$")) {
            return true;
        }
        if ((access & Opcodes.ACC_STATIC) != 0) {
            // Private methods are called by the class itself, or by classes nested with it, which
            // take care.
            return (access & Opcodes.ACC_PRIVATE) == 0 || (access & Opcodes.ACC_SYNTHETIC) != 0;
        }
        // What a thread that a static initialiser starts may begin with.
        return name.equals("<init>") || name.equals("run") || name.equals("call");
    }

    // Private methods of other classes do not initialise their class.
    private void guardNestmate(String owner, String method, String descriptor) {
        if (!owner.equals(type.facts.name())
                && outermost(owner).equals(outermost(type.facts.name()))
                && type.hierarchy
                        .facts(type.loader, owner)
                        .filter(facts ->
                                !facts.isInterface()
                                        && facts.privateMethods()
                                                .contains(ClassFacts.key(method, descriptor))
                                        && type.hierarchy.initialises(type.loader, facts))
                        .isPresent()) {
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, owner, ClassRewriter.guard(owner), "()V", false);
        }
    }

    private static String outermost(String name) {
        int end = name.indexOf('$', name.lastIndexOf('/') + 2);
        return end < 0 ? name : name.substring(0, end);
    }

    private void guard(ClassFacts facts, String owner) {
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC, owner, ClassRewriter.guard(facts.name()), "()V", false);
    }

    /** What follows the code of the first initialisation. */
    void visitOwnHandler(Label start, Label end, Label handler) {
        handlers.setOwn(handler);
        out.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
    }

    // ------- objects under construction

    void flush() {
        if (creating == null) {
            return;
        }
        String created = creating;
        creating = null;
        if (needsGuard(created)) {
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, created, ClassRewriter.guard(created), "()V", false);
            if (!here.isEmpty()) {
                if (moved == null) {
                    moved = new HashMap<>();
                }
                Label label = new Label();
                out.visitLabel(label);
                here.forEach(old -> moved.put(old, label));
            }
        }
        release(created);
    }

    private void release(String created) {
        here.clear();
        out.visitTypeInsn(Opcodes.NEW, created);
        held.forEach(Runnable::run);
        held.clear();
        duplicated = false;
    }

    private boolean needsGuard(String created) {
        if (created.equals(type.facts.name()) || type.hierarchy.isPlatform(created)) {
            return false;
        }
        return type.hierarchy
                .known(type.loader, created)
                .map(facts ->
                        type.hierarchy.initialises(type.loader, facts)
                                && !type.hierarchy.isSubclass(type.loader, type.facts, created))
                .orElse(true);
    }

    private boolean hold(Runnable instruction) {
        if (creating != null && duplicated) {
            held.add(instruction);
            return true;
        }
        flush();
        here.clear();
        return false;
    }

    private void other() {
        flush();
        here.clear();
    }

    @Override
    public void visitTypeInsn(int opcode, String typeName) {
        if (opcode == Opcodes.NEW) {
            flush();
            creating = typeName;
            duplicated = false;
            return;
        }
        other();
        super.visitTypeInsn(opcode, typeName);
    }

    @Override
    public void visitInsn(int opcode) {
        if (creating != null && !duplicated && opcode == Opcodes.DUP) {
            duplicated = true;
            held.add(() -> out.visitInsn(Opcodes.DUP));
            return;
        }
        if (opcode <= Opcodes.DCONST_1 && opcode > Opcodes.NOP) {
            if (hold(() -> out.visitInsn(opcode))) {
                return;
            }
        } else {
            other();
        }
        if (role == Role.FIRST_INITIALISATION && opcode == Opcodes.RETURN) {
            type.loadState(out);
            type.callState(out, "end", "()V");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            if (hold(() -> out.visitVarInsn(opcode, variable))) {
                return;
            }
        } else {
            other();
        }
        super.visitVarInsn(opcode, variable);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode != Opcodes.NEWARRAY) {
            if (hold(() -> out.visitIntInsn(opcode, operand))) {
                return;
            }
        } else {
            other();
        }
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitLdcInsn(Object value) {
        Object changed = value;
        if (value instanceof Handle handle) {
            changed = exit(handle);
        } else if (value instanceof ConstantDynamic constant) {
            other();
            if (!isStateless(constant)) {
                refuse("a dynamic constant of " + constant.getBootstrapMethod().getOwner());
            }
            super.visitLdcInsn(value);
            return;
        }
        Object constant = changed;
        if (!hold(() -> out.visitLdcInsn(constant))) {
            super.visitLdcInsn(constant);
        }
    }

    // When the code runs, not when it is loaded.
    private void refuse(String what) {
        out.visitLdcInsn(
                "class "
                        + type.facts.name().replace('/', '.')
                        + " has used "
                        + what.replace('/', '.'));
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/thaw/hottub/guard/Refusals",
                "refuse",
                "(Ljava/lang/String;)V",
                false);
    }

    private static boolean isStateless(ConstantDynamic constant) {
        Handle bootstrap = constant.getBootstrapMethod();
        if (!bootstrap.getOwner().equals("java/lang/invoke/ConstantBootstraps")) {
            return false;
        }
        return switch (bootstrap.getName()) {
            case "primitiveClass", "nullConstant", "fieldVarHandle", "arrayVarHandle" -> true;
            case "invoke" ->
                    constant.getBootstrapMethodArgument(0) instanceof Handle made
                            && (made.getOwner().equals("java/lang/Enum$EnumDesc")
                                    || made.getOwner().startsWith("java/lang/constant/"));
            default -> false;
        };
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        other();
        super.visitIincInsn(variable, increment);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        other();
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
        other();
        super.visitTableSwitchInsn(min, max, dflt, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
        other();
        super.visitLookupSwitchInsn(dflt, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        other();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }

    @Override
    public AnnotationVisitor visitInsnAnnotation(
            int typeRef, TypePath path, String descriptor, boolean visible) {
        flush();
        return super.visitInsnAnnotation(typeRef, path, descriptor, visible);
    }

    @Override
    public void visitLabel(Label label) {
        flush();
        here.add(label);
        super.visitLabel(label);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        flush();
        if (entry != null) {
            // A stack can overflow in the guard.
            super.visitLineNumber(line, entry);
            entry = null;
        }
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitFrame(int kind, int locals, Object[] local, int stacks, Object[] stack) {
        flush();
        super.visitFrame(kind, locals, moved(local), stacks, moved(stack));
    }

    private Object[] moved(Object[] types) {
        if (moved == null || types == null) {
            return types;
        }
        Object[] changed = types.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Label label && moved.containsKey(label)) {
                changed[i] = moved.get(label);
            }
        }
        return changed;
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        flush();
        super.visitMaxs(maxStack + 6, maxLocals);
    }

    // ------- static fields

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
        other();
        if (opcode != Opcodes.GETSTATIC && opcode != Opcodes.PUTSTATIC
                || type.hierarchy.isPlatform(owner)) {
            super.visitFieldInsn(opcode, owner, field, descriptor);
            return;
        }
        String key = ClassFacts.key(field, descriptor);
        Optional<ClassFacts> found =
                owner.equals(type.facts.name()) && type.facts.fields().containsKey(key)
                        ? Optional.of(type.facts)
                        : type.hierarchy.declaring(type.loader, owner, key);
        StaticField declared = found.map(facts -> facts.fields().get(key)).orElse(null);
        if (declared == null) {
            super.visitFieldInsn(opcode, owner, field, descriptor);
            return;
        }
        ClassFacts declaring = found.get();
        boolean own = declaring.name().equals(type.facts.name());
        if (declaring.isInterface() && declared.isReset()) {
            if (opcode == Opcodes.GETSTATIC) {
                readInterfaceField(owner, field, descriptor);
            } else {
                writeInterfaceField(field, descriptor);
            }
            return;
        }
        if (own) {
            guardOwnAccess();
        } else if (!declaring.isInterface()
                && type.hierarchy.initialises(type.loader, declaring)
                && !type.hierarchy.isSubclass(type.loader, type.facts, declaring.name())) {
            guard(declaring, owner);
        }
        if (own && opcode == Opcodes.PUTSTATIC && declared.kept() && role == Role.INITIALISER) {
            if (declared.isSerialForm()) {
                super.visitFieldInsn(Opcodes.GETSTATIC, owner, field, descriptor);
                out.visitLdcInsn(owner.replace('/', '.'));
                out.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        "dev/thaw/hottub/guard/SerialForm",
                        "compare",
                        "(" + descriptor + descriptor + "Ljava/lang/String;)V",
                        false);
                return;
            }
            super.visitInsn(Type.getType(descriptor).getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
            return;
        }
        super.visitFieldInsn(opcode, owner, field, descriptor);
    }

    // Deserialisation and Unsafe make objects without a constructor's guard.
    private void guardOwnAccess() {
        if (role == Role.METHOD
                && type.ownAccessGuarded
                && !accessGuarded
                && (access & Opcodes.ACC_STATIC) == 0) {
            // Not by the guard: a method that calls its own class's guard is not entered yet.
            type.loadState(out);
            type.callState(out, "initialise", "()V");
        }
    }

    private void readInterfaceField(String owner, String field, String descriptor) {
        out.visitFieldInsn(
                Opcodes.GETSTATIC,
                owner,
                ClassRewriter.interfaceField(field),
                ClassRewriter.INTERFACE_FIELD_TYPE);
        Type fieldType = Type.getType(descriptor);
        String kind = kind(fieldType);
        String result = stored(fieldType);
        out.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                ClassRewriter.INTERFACE_FIELD,
                "get" + kind,
                "()" + result,
                false);
        if (kind.equals("Reference") && !fieldType.getInternalName().equals("java/lang/Object")) {
            out.visitTypeInsn(Opcodes.CHECKCAST, fieldType.getInternalName());
        }
    }

    private void writeInterfaceField(String field, String descriptor) {
        Type fieldType = Type.getType(descriptor);
        boolean wide = fieldType.getSize() == 2;
        String self = type.facts.name();
        if (role == Role.FIRST_INITIALISATION) {
            out.visitInsn(wide ? Opcodes.DUP2 : Opcodes.DUP);
            out.visitFieldInsn(Opcodes.PUTSTATIC, self, field, descriptor);
        }
        out.visitFieldInsn(
                Opcodes.GETSTATIC,
                self,
                ClassRewriter.interfaceField(field),
                ClassRewriter.INTERFACE_FIELD_TYPE);
        if (wide) {
            out.visitInsn(Opcodes.DUP_X2);
            out.visitInsn(Opcodes.POP);
        } else {
            out.visitInsn(Opcodes.SWAP);
        }
        out.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                ClassRewriter.INTERFACE_FIELD,
                "set",
                "(" + stored(fieldType) + ")V",
                false);
    }

    private static String kind(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "Long";
            case Type.DOUBLE -> "Double";
            case Type.FLOAT -> "Float";
            case Type.OBJECT, Type.ARRAY -> "Reference";
            default -> "Int";
        };
    }

    private static String stored(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "J";
            case Type.DOUBLE -> "D";
            case Type.FLOAT -> "F";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }

    // ------- calls

    @Override
    public void visitMethodInsn(
            int opcode, String owner, String method, String descriptor, boolean isInterface) {
        if (creating != null
                && duplicated
                && opcode == Opcodes.INVOKESPECIAL
                && method.equals("<init>")
                && owner.equals(creating)) {
            String created = creating;
            creating = null;
            release(created);
            super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
            return;
        }
        other();
        if (opcode == Opcodes.INVOKESTATIC) {
            guardNestmate(owner, method, descriptor);
        }
        if (!owner.startsWith("java/lang/") && !owner.startsWith("sun/misc/Unsafe")) {
            super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
            return;
        }
        switch (owner) {
            case "java/lang/System", "java/lang/Runtime" -> {
                if (exits(owner, method, descriptor)) {
                    if (owner.endsWith("Runtime")) {
                        out.visitInsn(Opcodes.SWAP);
                        out.visitInsn(Opcodes.POP);
                    }
                    out.visitMethodInsn(Opcodes.INVOKESTATIC, EXITS, method, "(I)V", false);
                    return;
                }
            }
            case "java/lang/Class" -> {
                if (rewriteClassCall(opcode, method, descriptor)) {
                    return;
                }
            }
            case "java/lang/reflect/Field" -> {
                initialiseBeforeAccess(method, descriptor);
            }
            case "java/lang/reflect/Method" -> {
                if (method.equals("invoke")) {
                    aroundThree("invoke", "(Ljava/lang/reflect/Method;Ljava/lang/Object;)V");
                }
            }
            case "java/lang/reflect/Constructor" -> {
                if (method.equals("newInstance")) {
                    out.visitInsn(Opcodes.DUP2);
                    reflected("create", "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)V");
                    super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
                    // That of a serializable class may belong to a superclass.
                    out.visitInsn(Opcodes.DUP);
                    reflected("created", "(Ljava/lang/Object;)V");
                    return;
                }
            }
            case "java/lang/invoke/MethodHandles$Lookup" -> {
                if (method.equals("ensureInitialized")) {
                    out.visitInsn(Opcodes.DUP);
                    reflected("create", "(Ljava/lang/Class;)V");
                } else if (method.equals("defineClass")
                        || method.equals("findStaticGetter")
                        || method.equals("findStaticSetter")
                        || method.equals("findStaticVarHandle")) {
                    reflected(
                            method,
                            "(Ljava/lang/invoke/MethodHandles$Lookup;" + descriptor.substring(1));
                    return;
                }
            }
            case "sun/misc/Unsafe" -> {
                if (method.equals("allocateInstance")) {
                    out.visitInsn(Opcodes.DUP);
                    reflected("create", "(Ljava/lang/Class;)V");
                }
            }
            default -> {}
        }
        super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
    }

    private static boolean exits(String owner, String method, String descriptor) {
        return descriptor.equals("(I)V")
                && (method.equals("exit")
                        || method.equals("halt") && owner.equals("java/lang/Runtime"));
    }

    private void reflected(String method, String descriptor) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, REFLECTED, method, descriptor, false);
    }

    private boolean rewriteClassCall(int opcode, String method, String descriptor) {
        switch (method) {
            case "forName" -> {
                if (descriptor.equals(
                        "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;")) {
                    reflected("forName", descriptor);
                    return true;
                }
                if (descriptor.equals("(Ljava/lang/String;)Ljava/lang/Class;")) {
                    super.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                    reflected("initialised", "(Ljava/lang/Class;)Ljava/lang/Class;");
                    return true;
                }
            }
            case "newInstance" -> {
                out.visitInsn(Opcodes.DUP);
                reflected("create", "(Ljava/lang/Class;)V");
            }
            case "getMethods", "getDeclaredMethods" -> {
                super.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                reflected("methods", "([Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Method;");
                return true;
            }
            case "getMethod", "getDeclaredMethod" -> {
                super.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                reflected("method", "(Ljava/lang/reflect/Method;)Ljava/lang/reflect/Method;");
                return true;
            }
            case "getFields", "getDeclaredFields" -> {
                super.visitMethodInsn(opcode, "java/lang/Class", method, descriptor, false);
                reflected("fields", "([Ljava/lang/reflect/Field;)[Ljava/lang/reflect/Field;");
                return true;
            }
            default -> {}
        }
        return false;
    }

    private void initialiseBeforeAccess(String method, String descriptor) {
        if (method.startsWith("get") && descriptor.startsWith("(Ljava/lang/Object;)")) {
            out.visitInsn(Opcodes.DUP2);
            reflected("access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
        } else if (method.startsWith("set")
                && descriptor.startsWith("(Ljava/lang/Object;")
                && descriptor.endsWith(")V")) {
            if (Type.getArgumentTypes(descriptor)[1].getSize() == 2) {
                out.visitInsn(Opcodes.DUP2_X2);
                out.visitInsn(Opcodes.POP2);
                out.visitInsn(Opcodes.DUP2);
                reflected("access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
                out.visitInsn(Opcodes.DUP2_X2);
                out.visitInsn(Opcodes.POP2);
            } else {
                aroundThree("access", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V");
            }
        }
    }

    // Calls with the lower two of three words on the stack.
    private void aroundThree(String method, String descriptor) {
        out.visitInsn(Opcodes.DUP_X2);
        out.visitInsn(Opcodes.POP);
        out.visitInsn(Opcodes.DUP2);
        reflected(method, descriptor);
        out.visitInsn(Opcodes.DUP2_X1);
        out.visitInsn(Opcodes.POP2);
    }

    private static Handle exit(Handle handle) {
        if (exits(handle.getOwner(), handle.getName(), handle.getDesc())
                && (handle.getOwner().equals("java/lang/System")
                        || handle.getOwner().equals("java/lang/Runtime"))) {
            String descriptor =
                    handle.getOwner().equals("java/lang/System")
                            ? "(I)V"
                            : "(Ljava/lang/Runtime;I)V";
            return new Handle(Opcodes.H_INVOKESTATIC, EXITS, handle.getName(), descriptor, false);
        }
        return handle;
    }

    @Override
    public void visitInvokeDynamicInsn(
            String method, String descriptor, Handle bootstrap, Object... arguments) {
        other();
        Object[] changed = arguments.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Handle handle) {
                changed[i] = exit(handle);
                if (handle.getTag() == Opcodes.H_INVOKESTATIC) {
                    guardNestmate(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
            if (changed[i] instanceof ConstantDynamic constant && !isStateless(constant)) {
                refuse("a dynamic constant of " + constant.getBootstrapMethod().getOwner());
            }
        }
        if (STATELESS_BOOTSTRAPS.contains(bootstrap.getOwner())
                || isClassSwitch(bootstrap, changed)) {
            super.visitInvokeDynamicInsn(method, descriptor, bootstrap, changed);
            return;
        }
        if (changed.length > MOST_BOOTSTRAP_ARGUMENTS) {
            refuse(
                    "a call site of "
                            + bootstrap.getOwner()
                            + " with "
                            + changed.length
                            + " arguments");
            super.visitInvokeDynamicInsn(method, descriptor, bootstrap, changed);
            return;
        }
        Object[] all = new Object[changed.length + 1];
        all[0] = bootstrap;
        System.arraycopy(changed, 0, all, 1, changed.length);
        super.visitInvokeDynamicInsn(method, descriptor, LINK, all);
    }

    // Pattern switches over classes, strings and numbers; labels that are enum constants are
    // objects of a run.
    private static boolean isClassSwitch(Handle bootstrap, Object[] labels) {
        if (!bootstrap.getOwner().equals("java/lang/runtime/SwitchBootstraps")
                || !bootstrap.getName().equals("typeSwitch")) {
            return false;
        }
        for (Object label : labels) {
            if (!(label instanceof Type || label instanceof String || label instanceof Number)) {
                return false;
            }
        }
        return true;
    }
}
