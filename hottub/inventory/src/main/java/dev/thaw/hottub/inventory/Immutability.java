// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Types whose objects no one can change after their constructor: all fields are set only there, and
 * are of such types. Of a type that is not final, all subtypes in the JDK have to be so, as it is
 * the JDK that makes the objects in question.
 */
final class Immutability {
    /** They remember what they have computed, and nothing else; or the JVM is behind them. */
    private static final Set<String> REMEMBERING =
            Set.of(
                    "java/lang/String",
                    "java/lang/Class",
                    "java/lang/Module",
                    "java/lang/ModuleLayer",
                    "java/lang/Integer",
                    "java/lang/Long",
                    "java/lang/Boolean",
                    "java/lang/Byte",
                    "java/lang/Short",
                    "java/lang/Character",
                    "java/lang/Float",
                    "java/lang/Double",
                    "java/math/BigInteger",
                    "java/math/BigDecimal",
                    "java/util/Locale",
                    "java/util/UUID",
                    "java/util/regex/Pattern",
                    "java/nio/charset/Charset",
                    "java/net/URI",
                    "java/lang/invoke/MethodHandle",
                    "java/lang/invoke/MethodType",
                    "java/lang/invoke/VarHandle",
                    "java/lang/invoke/LambdaForm",
                    "java/lang/invoke/MethodHandles$Lookup",
                    "java/lang/invoke/MemberName",
                    "java/lang/reflect/Method",
                    "java/lang/reflect/Field",
                    "java/lang/reflect/Constructor",
                    "jdk/internal/misc/Unsafe",
                    "sun/misc/Unsafe",
                    "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
                    "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
                    "java/util/concurrent/atomic/AtomicLongFieldUpdater",
                    "java/security/AccessControlContext",
                    "java/security/ProtectionDomain",
                    "java/security/CodeSource",
                    "java/time/ZoneId",
                    "java/time/ZoneOffset",
                    "java/time/zone/ZoneRules",
                    "java/time/format/DateTimeFormatter",
                    "java/io/ObjectStreamField",
                    "java/security/Permission",
                    "java/lang/StackWalker",
                    "java/lang/invoke/VarForm",
                    "java/lang/invoke/LambdaForm$NamedFunction",
                    "jdk/internal/constant/ClassOrInterfaceDescImpl",
                    "jdk/internal/constant/ArrayClassDescImpl",
                    "jdk/internal/constant/MethodTypeDescImpl",
                    "java/lang/constant/MethodTypeDescImpl",
                    "java/lang/constant/ReferenceClassDescImpl",
                    "java/lang/constant/PrimitiveClassDescImpl",
                    "java/lang/invoke/MethodHandleNatives$CallSiteContext",
                    "sun/security/util/ObjectIdentifier",
                    "sun/security/util/KnownOIDs",
                    "org/ietf/jgss/Oid",
                    "javax/xml/namespace/QName",
                    "java/security/Timestamp",
                    "java/util/Currency",
                    "java/text/Format$Field",
                    "java/text/AttributedCharacterIterator$Attribute",
                    "javax/management/MBeanNotificationInfo",
                    "javax/management/openmbean/OpenType",
                    "javax/security/auth/x500/X500Principal",
                    "sun/security/ssl/CipherSuite",
                    "sun/security/ssl/SSLExtension",
                    "sun/security/ssl/NamedGroup",
                    "sun/security/ssl/SSLHandshake",
                    "sun/security/ssl/SignatureScheme",
                    "sun/security/ssl/CipherSuite$KeyExchange",
                    "sun/security/ssl/SSLKeyExchange",
                    "sun/security/ssl/SSLCipher",
                    "sun/security/ssl/SSLSecretDerivation$SecretSchedule",
                    "sun/security/util/Debug",
                    "java/security/spec/PSSParameterSpec",
                    "sun/invoke/util/Wrapper",
                    "sun/security/pkcs11/wrapper/CK_ATTRIBUTE",
                    "java/lang/reflect/AccessFlag",
                    "java/lang/reflect/AccessFlag$Location",
                    "jdk/internal/constant/PrimitiveClassDescImpl",
                    "java/lang/constant/DirectMethodHandleDesc",
                    "java/io/File",
                    "java/nio/file/Path",
                    "java/util/ResourceBundle$Control",
                    "javax/management/ObjectName");

    /** Fields in which objects remember what they have computed. */
    private static final Set<String> REMEMBERED = Set.of("java/lang/Enum.hash");

    private static final Pattern ARGUMENT = Pattern.compile("[<;+*-]+L([\\w/$]+)|[<;]T\\w|\\*>");

    private final JdkClasses jdk;
    private final Facts facts;
    private final Map<String, Boolean> exact = new HashMap<>();
    private final Map<String, Boolean> declared = new HashMap<>();

    Immutability(JdkClasses jdk, Facts facts) {
        this.jdk = jdk;
        this.facts = facts;
    }

    /** Objects of exactly this class (internal name). */
    boolean ofClass(String name) {
        if (isRemembering(name)) {
            return true;
        }
        Boolean known = exact.get(name);
        if (known != null) {
            return known;
        }
        // A cycle of types that are all so otherwise is so.
        exact.put(name, true);
        boolean result = true;
        for (String at = name; result && at != null && !at.equals("java/lang/Object"); ) {
            ClassNode type = jdk.find(at);
            if (type == null) {
                result = false;
                break;
            }
            for (FieldNode field : type.fields) {
                result &= (field.access & Opcodes.ACC_STATIC) != 0 || isConstant(type, field);
            }
            at = type.superName;
        }
        exact.put(name, result);
        return result;
    }

    private boolean isRemembering(String name) {
        for (String at = name; at != null; ) {
            if (REMEMBERING.contains(at)) {
                return true;
            }
            ClassNode type = jdk.find(at);
            at = type == null ? null : type.superName;
        }
        return false;
    }

    private boolean isConstant(ClassNode owner, FieldNode field) {
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        if (REMEMBERED.contains(owner.name + "." + field.name)) {
            return true;
        }
        if (!isFinal && facts.isChanging(owner, field)) {
            return false;
        }
        Type type = Type.getType(field.desc);
        if (type.getSort() == Type.ARRAY) {
            return (field.access & Opcodes.ACC_PRIVATE) != 0
                    && facts.isOnlyRead(owner, field)
                    && ofType(type.getElementType());
        }
        return ofType(type)
                || isCollection(field.desc)
                        && contentOf(field.signature)
                        && facts.isOnlyRead(owner, field);
    }

    static boolean isCollection(String descriptor) {
        return descriptor.matches(
                "Ljava/util/((Linked|Tree|Enum|Hash|Weak|Concurrent|Identity|Array|Navigable|Sorted)*(Map|Set|List)|Collection"
                        + "|concurrent/ConcurrentHashMap|concurrent/ConcurrentMap|Hashtable|Vector|BitSet|Properties);");
    }

    /** Values that a variable of this type can have. */
    boolean ofType(Type type) {
        if (type.getSort() < Type.ARRAY) {
            return true;
        }
        return type.getSort() == Type.OBJECT && ofDeclared(type.getInternalName());
    }

    private boolean ofDeclared(String name) {
        if (isRemembering(name)) {
            return true;
        }
        Boolean known = declared.get(name);
        if (known != null) {
            return known;
        }
        declared.put(name, true);
        ClassNode type = jdk.find(name);
        boolean result = type != null && !name.equals("java/lang/Object");
        if (result && (type.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0) {
            result = ofClass(name);
        } else if (result && (type.access & Opcodes.ACC_INTERFACE) == 0) {
            result = ofClass(name);
        }
        List<ClassNode> below = jdk.directSubtypes(name);
        if (result && below.isEmpty() && (type.access & Opcodes.ACC_INTERFACE) != 0) {
            // Others implement it.
            result = false;
        }
        for (ClassNode sub : below) {
            result = result && ofDeclared(sub.name);
        }
        declared.put(name, result);
        return result;
    }

    /** Whether all type arguments of the signature are such types. */
    boolean contentOf(String signature) {
        if (signature == null) {
            return false;
        }
        Matcher argument = ARGUMENT.matcher(signature.replaceFirst("^L", "l"));
        boolean any = false;
        while (argument.find()) {
            any = true;
            String name = argument.group(1);
            if (name == null) {
                return false;
            }
            if (!isCollection("L" + name + ";") && !ofDeclared(name)) {
                return false;
            }
        }
        return any && !signature.contains("[L");
    }
}
