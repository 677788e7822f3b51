// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp.hosted;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeReflection;
import org.graalvm.nativeimage.hosted.RuntimeSerialization;

/** Registers what CoreNLP finds by name: classes of serialized models, and what rule files call. */
public final class CoreNlpFeature implements Feature {
    private static final String PACKAGE = "edu/stanford/nlp/";

    /** Rule files of SUTime and TokensRegex name classes, constructors, methods and fields. */
    private static final List<Pattern> NAMED_IN_RULES =
            List.of(
                    Pattern.compile("edu/stanford/nlp/time/(SUTime|Options|TimeExpression.*)"),
                    Pattern.compile("edu/stanford/nlp/time/SUTime\\$.*"),
                    Pattern.compile(
                            "edu/stanford/nlp/ling/(AnnotationLookup|CoreAnnotations\\$.*)"),
                    Pattern.compile("edu/stanford/nlp/ling/tokensregex/(Env|.*Match(ed|Result).*)"),
                    Pattern.compile("edu/stanford/nlp/ling/tokensregex/types/.*"),
                    Pattern.compile("edu/stanford/nlp/ie/KBPTokensregexExtractor\\$.*"),
                    Pattern.compile("edu/stanford/nlp/sequences/[^/]*ReaderAndWriter"));

    /**
     * What the models of the annotators consist of. That a class is reachable says nothing here:
     * some of these are created by training alone.
     */
    private static final List<Pattern> SERIALIZED =
            List.of(
                    Pattern.compile("edu/stanford/nlp/classify/LinearClassifier"),
                    Pattern.compile("edu/stanford/nlp/coref/(hybrid/rf|md)/.*"),
                    Pattern.compile(
                            "edu/stanford/nlp/ie/(KBPStatistical|NERFeature|crf/CRFLabel).*"),
                    Pattern.compile("edu/stanford/nlp/ling/CoreLabel"),
                    Pattern.compile("edu/stanford/nlp/optimization/StochasticCalculateMethods"),
                    Pattern.compile("edu/stanford/nlp/parser/lexparser/(Abstract|Base|English).*"),
                    Pattern.compile("edu/stanford/nlp/parser/lexparser/(Binary|Unary|IntTagged).*"),
                    Pattern.compile(
                            "edu/stanford/nlp/parser/lexparser/(LexicalizedParser|.*Options.*)"),
                    Pattern.compile("edu/stanford/nlp/process/AmericanizeFunction"),
                    Pattern.compile(
                            "edu/stanford/nlp/sequences/(FeatureFactory|SeqClassifierFlags.*)"),
                    Pattern.compile("edu/stanford/nlp/stats/ClassicCounter"),
                    Pattern.compile("edu/stanford/nlp/tagger/maxent/.*"),
                    Pattern.compile("edu/stanford/nlp/trees/(Abstract|.*Collins|PennTreebank).*"),
                    Pattern.compile("edu/stanford/nlp/util/(ArrayCoreMap|HashIndex|MutableDouble)"),
                    Pattern.compile(
                            "edu/stanford/nlp/util/(Filters|MapFactory|MaxSizeConcurrent).*"));

    /** Models and properties name them; rules call methods of strings, matches and boxes. */
    private static final List<String> NAMED_IN_MODELS =
            List.of(
                    "edu.stanford.nlp.ie.NERFeatureFactory",
                    "edu.stanford.nlp.parser.lexparser.EnglishTreebankParserParams",
                    "edu.stanford.nlp.parser.lexparser.EnglishUnknownWordModel",
                    "edu.stanford.nlp.process.AmericanizeFunction",
                    "edu.stanford.nlp.process.CoreLabelTokenFactory",
                    "edu.stanford.nlp.process.PTBTokenizer",
                    "edu.stanford.nlp.process.WhitespaceTokenizer",
                    "edu.stanford.nlp.trees.PennTreebankLanguagePack",
                    "java.lang.Boolean",
                    "java.lang.Double",
                    "java.lang.Float",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Number",
                    "java.lang.String",
                    "java.util.HashMap",
                    "java.util.HashSet",
                    "java.util.regex.MatchResult",
                    "java.util.regex.Matcher$ImmutableMatchResult",
                    "org.joda.time.format.ISODateTimeFormat");

    /** Of the Java library, in serialized models. */
    private static final List<Class<?>> IN_MODELS =
            List.of(
                    ArrayList.class,
                    Boolean.class,
                    ConcurrentHashMap.class,
                    Double.class,
                    Float.class,
                    HashMap.class,
                    HashSet.class,
                    Hashtable.class,
                    Integer.class,
                    Number.class,
                    Pattern.class,
                    Properties.class,
                    String.class,
                    double[].class,
                    double[][].class,
                    float[].class,
                    float[][].class,
                    int[].class,
                    Class[].class,
                    Object[].class,
                    String[].class,
                    String[][].class);

    /** The same, for semaphores and locks that were written with a model. */
    private static final List<String> INSIDE_OF_MODELS =
            List.of(
                    "java.util.concurrent.ConcurrentHashMap$Segment",
                    "java.util.concurrent.Semaphore",
                    "java.util.concurrent.Semaphore$NonfairSync",
                    "java.util.concurrent.Semaphore$Sync",
                    "java.util.concurrent.locks.AbstractOwnableSynchronizer",
                    "java.util.concurrent.locks.AbstractQueuedSynchronizer",
                    "java.util.concurrent.locks.ReentrantLock",
                    "java.util.concurrent.locks.ReentrantLock$NonfairSync",
                    "java.util.concurrent.locks.ReentrantLock$Sync");

    /** Their fields have the names of properties. */
    private static final List<String> CONFIGURED_BY_FIELD =
            List.of("edu.stanford.nlp.pipeline.KBPAnnotator");

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        for (Path element : access.getApplicationClassPath()) {
            for (String name : coreNlpClasses(element)) {
                Class<?> type = access.findClassByName(name.replace('/', '.'));
                if (type == null) {
                    continue;
                }
                if (isOneOf(NAMED_IN_RULES, name)) {
                    registerMembers(type);
                }
                if (isOneOf(SERIALIZED, name) && canBeInModel(type)) {
                    registerSerialized(type);
                }
            }
        }
        for (String name : NAMED_IN_MODELS) {
            Class<?> type = access.findClassByName(name);
            if (type != null) {
                registerMembers(type);
            }
        }
        for (String name : CONFIGURED_BY_FIELD) {
            RuntimeReflection.register(access.findClassByName(name).getDeclaredFields());
        }
        IN_MODELS.forEach(RuntimeSerialization::register);
        INSIDE_OF_MODELS.forEach(name -> registerSerialized(access.findClassByName(name)));
    }

    private static boolean isOneOf(List<Pattern> patterns, String name) {
        return patterns.stream().anyMatch(p -> p.matcher(name).matches());
    }

    private static boolean canBeInModel(Class<?> type) {
        return Serializable.class.isAssignableFrom(type) && !type.isInterface();
    }

    private static void registerSerialized(Class<?> type) {
        RuntimeSerialization.register(type, type.arrayType());
    }

    private static List<String> coreNlpClasses(Path element) {
        if (!element.getFileName().toString().startsWith("stanford-corenlp")) {
            return List.of();
        }
        try (JarFile jar = new JarFile(element.toFile())) {
            return jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.startsWith(PACKAGE) && name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What refers to a library that is not there cannot be used, and is left out. */
    private static void registerMembers(Class<?> type) {
        try {
            Executable[] constructors = type.getDeclaredConstructors();
            Executable[] methods = type.getDeclaredMethods();
            Field[] fields = type.getDeclaredFields();
            RuntimeReflection.register(type);
            RuntimeReflection.register(constructors);
            RuntimeReflection.register(methods);
            RuntimeReflection.register(fields);
            // lookups of others fail as on a JVM
            RuntimeReflection.registerAllConstructors(type);
            RuntimeReflection.registerAllMethods(type);
            RuntimeReflection.registerAllFields(type);
        } catch (LinkageError e) {
            System.out.println("CoreNLP in the image: without " + type.getName() + ": " + e);
        }
    }
}
