// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CollectionSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.EnumSerializer;
import com.esotericsoftware.kryo.serializers.EnumMapSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers;
import com.esotericsoftware.kryo.serializers.ImmutableSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer;
import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.Frame;
import dev.thaw.wordnet.Lexicon;
import dev.thaw.wordnet.PartOfSpeech;
import dev.thaw.wordnet.Pointer;
import dev.thaw.wordnet.Relation;
import dev.thaw.wordnet.Sense;
import dev.thaw.wordnet.Synset;
import dev.thaw.wordnet.Topic;
import dev.thaw.wordnet.Word;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objenesis.strategy.StdInstantiatorStrategy;

/**
 * WordNet in Kryo's format, by a Kryo as somebody would set it up who cares for its speed:
 * references on, as the graph is cyclic; all classes registered; fields by offset; records without
 * reflection; one serializer and one buffer for all runs.
 */
public final class KryoDictionary {
    /** More than WordNet takes. */
    private static final int BUFFER_SIZE = 64 << 20;

    private static final int MAX_BUFFER_SIZE = 1 << 30;

    private final Kryo kryo = new Kryo();
    private final Output output = new Output(BUFFER_SIZE, MAX_BUFFER_SIZE);

    public KryoDictionary() {
        kryo.setReferences(true);
        kryo.setRegistrationRequired(true);
        kryo.setOptimizedGenerics(false);
        kryo.setInstantiatorStrategy(new StdInstantiatorStrategy());
        kryo.register(ArrayList.class, new CollectionSerializer<ArrayList<?>>());
        kryo.register(HashMap.class, new MapSerializer<HashMap<?, ?>>());
        kryo.register(EnumMap.class, new EnumMapSerializer(PartOfSpeech.class));
        ImmutableCollectionsSerializers.registerSerializers(kryo);
        for (Class<?> type : List.of(Dictionary.class, Synset.class, Sense.class, Word.class)) {
            kryo.register(type, new FieldSerializer<>(kryo, type));
        }
        kryo.register(PartOfSpeech.class, new EnumSerializer(PartOfSpeech.class));
        kryo.register(Relation.class, new EnumSerializer(Relation.class));
        kryo.register(Topic.class, new EnumSerializer(Topic.class));
        kryo.register(Pointer.class, new PointerSerializer());
        kryo.register(Lexicon.class, new LexiconSerializer());
        kryo.register(Frame.class, new FrameSerializer());
    }

    /** Returns the number of bytes written. */
    public int write(Dictionary dictionary) {
        output.reset();
        kryo.writeObject(output, dictionary);
        return output.position();
    }

    /** A copy of what was written last. */
    public byte[] written() {
        return output.toBytes();
    }

    public Dictionary read(byte[] bytes) {
        return kryo.readObject(new Input(bytes), Dictionary.class);
    }

    private static final class PointerSerializer extends ImmutableSerializer<Pointer<?>> {
        @Override
        public void write(Kryo kryo, Output output, Pointer<?> pointer) {
            output.writeByte(pointer.relation().ordinal());
            kryo.writeClassAndObject(output, pointer.target());
        }

        @Override
        public Pointer<?> read(Kryo kryo, Input input, Class<? extends Pointer<?>> type) {
            Relation relation = RELATIONS[input.readByte()];
            return new Pointer<>(relation, kryo.readClassAndObject(input));
        }

        private static final Relation[] RELATIONS = Relation.values();
    }

    private static final class LexiconSerializer extends ImmutableSerializer<Lexicon> {
        @Override
        public void write(Kryo kryo, Output output, Lexicon lexicon) {
            kryo.writeClassAndObject(output, lexicon.words());
            kryo.writeClassAndObject(output, lexicon.synsets());
            kryo.writeClassAndObject(output, lexicon.irregularForms());
        }

        @Override
        @SuppressWarnings("unchecked")
        public Lexicon read(Kryo kryo, Input input, Class<? extends Lexicon> type) {
            return new Lexicon(
                    (Map<String, Word>) kryo.readClassAndObject(input),
                    (List<Synset>) kryo.readClassAndObject(input),
                    (Map<String, List<String>>) kryo.readClassAndObject(input));
        }
    }

    private static final class FrameSerializer extends ImmutableSerializer<Frame> {
        @Override
        public void write(Kryo kryo, Output output, Frame frame) {
            output.writeInt(frame.number());
            kryo.writeObject(output, frame.pattern());
        }

        @Override
        public Frame read(Kryo kryo, Input input, Class<? extends Frame> type) {
            return new Frame(input.readInt(), kryo.readObject(input, String.class));
        }
    }
}
