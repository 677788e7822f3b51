// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jcodec.codecs.mjpeg.JpegDecoder;
import org.jcodec.codecs.png.PNGEncoder;
import org.jcodec.common.VideoCodecMeta;
import org.jcodec.common.model.ColorSpace;
import org.jcodec.common.model.Picture;

/** A PNG of at most 128 pixels each way, of the JPEG that it is sent. */
public final class Thumbnail implements HttpFunction {
    private static final int SIDE = 128;

    /** Planes are decoded in whole blocks. */
    private static final int BLOCK = 16;

    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        Picture photo = Pictures.rgb(decoded(request.getInputStream().readAllBytes()));
        int longest = Math.max(photo.getWidth(), photo.getHeight());
        int width = Math.max(1, photo.getWidth() * SIDE / longest);
        int height = Math.max(1, photo.getHeight() * SIDE / longest);
        Picture small = Pictures.shrink(photo, width, height);
        PNGEncoder encoder = new PNGEncoder();
        ByteBuffer png =
                encoder.encodeFrame(small, ByteBuffer.allocate(encoder.estimateBufferSize(small)))
                        .getData();
        response.setContentType("image/png");
        response.getOutputStream().write(png.array(), png.arrayOffset(), png.remaining());
    }

    private static Picture decoded(byte[] jpeg) {
        JpegDecoder decoder = new JpegDecoder();
        VideoCodecMeta meta = decoder.getCodecMeta(ByteBuffer.wrap(jpeg));
        if (meta == null) {
            throw new IllegalArgumentException("the request should be a JPEG, and is none");
        }
        int width = meta.getSize().getWidth() + BLOCK & -BLOCK;
        int height = meta.getSize().getHeight() + BLOCK & -BLOCK;
        byte[][] planes = Picture.create(width, height, ColorSpace.YUV444J).getData();
        return decoder.decodeFrame(ByteBuffer.wrap(jpeg), planes);
    }
}
