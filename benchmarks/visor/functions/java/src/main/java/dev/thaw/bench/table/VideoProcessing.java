// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jcodec.api.FrameGrab;
import org.jcodec.api.JCodecException;
import org.jcodec.api.SequenceEncoder;
import org.jcodec.common.io.ByteBufferSeekableByteChannel;
import org.jcodec.common.model.Picture;
import org.jcodec.common.model.Rational;

/** Halves the frames of a H.264 film, marks them, and encodes them again. */
public final class VideoProcessing implements HttpFunction {
    private static final int FRAMES_PER_SECOND = 24;
    private static final int MARK = 32;

    /** A film is never made larger here, but its headers need room. */
    private static final int HEADERS = 1 << 16;

    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        byte[] film = request.getInputStream().readAllBytes();
        FrameGrab frames;
        try {
            frames =
                    FrameGrab.createFrameGrab(
                            ByteBufferSeekableByteChannel.readFromByteBuffer(
                                    ByteBuffer.wrap(film)));
        } catch (JCodecException e) {
            throw new IllegalArgumentException("the request should be a film: " + e.getMessage());
        }
        ByteBufferSeekableByteChannel out =
                ByteBufferSeekableByteChannel.writeToByteBuffer(
                        ByteBuffer.allocate(8 * film.length + HEADERS));
        SequenceEncoder encoder =
                SequenceEncoder.createWithFps(out, Rational.R(FRAMES_PER_SECOND, 1));
        for (Picture frame = frames.getNativeFrame();
                frame != null;
                frame = frames.getNativeFrame()) {
            Picture rgb = Pictures.rgb(frame);
            Picture small = Pictures.shrink(rgb, rgb.getWidth() / 2, rgb.getHeight() / 2);
            Pictures.mark(small, MARK, MARK / 2);
            encoder.encodeNativeFrame(small);
        }
        encoder.finish();
        ByteBuffer whole = out.getContents();
        response.setContentType("video/mp4");
        response.getOutputStream().write(whole.array(), whole.arrayOffset(), whole.limit());
    }
}
