// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import org.jcodec.common.model.ColorSpace;
import org.jcodec.common.model.Picture;
import org.jcodec.scale.ColorUtil;
import org.jcodec.scale.Transform;

/** What is done to decoded pictures. */
final class Pictures {
    private static final int CHANNELS = 3;

    private Pictures() {}

    static Picture rgb(Picture decoded) {
        // JCodec has no way from all of JPEG's colour spaces to RGB
        boolean direct = ColorUtil.getTransform(decoded.getColor(), ColorSpace.RGB) != null;
        Picture known = direct ? decoded : in(ColorSpace.YUV420J, decoded);
        Picture rgb = in(ColorSpace.RGB, known);
        rgb.setCrop(decoded.getCrop());
        return rgb.cropped();
    }

    /** Without its crop: transforms need whole blocks. */
    private static Picture in(ColorSpace space, Picture picture) {
        Transform transform = ColorUtil.getTransform(picture.getColor(), space);
        if (transform == null) {
            throw new IllegalArgumentException(
                    "pictures of colour space " + picture.getColor() + " are not known here");
        }
        int width = picture.getWidth();
        int height = picture.getHeight();
        Picture result = Picture.create(width, height, space);
        transform.transform(
                Picture.createPicture(width, height, picture.getData(), picture.getColor()),
                result);
        return result;
    }

    /** Each new pixel is the mean of those that it stands for. */
    static Picture shrink(Picture rgb, int width, int height) {
        Picture small = Picture.create(width, height, ColorSpace.RGB);
        byte[] from = rgb.getPlaneData(0);
        byte[] to = small.getPlaneData(0);
        for (int y = 0; y < height; y++) {
            int top = y * rgb.getHeight() / height;
            int bottom = Math.max(top + 1, (y + 1) * rgb.getHeight() / height);
            for (int x = 0; x < width; x++) {
                int left = x * rgb.getWidth() / width;
                int right = Math.max(left + 1, (x + 1) * rgb.getWidth() / width);
                int count = (bottom - top) * (right - left);
                for (int channel = 0; channel < CHANNELS; channel++) {
                    int sum = 0;
                    for (int row = top; row < bottom; row++) {
                        int begin = row * rgb.getWidth();
                        for (int column = left; column < right; column++) {
                            sum += from[(begin + column) * CHANNELS + channel];
                        }
                    }
                    to[(y * width + x) * CHANNELS + channel] = (byte) Math.floorDiv(sum, count);
                }
            }
        }
        return small;
    }

    /** Brightens a box in the upper left corner by half of what is left to white. */
    static void mark(Picture rgb, int width, int height) {
        byte[] pixels = rgb.getPlaneData(0);
        for (int y = 0; y < Math.min(height, rgb.getHeight()); y++) {
            int begin = y * rgb.getWidth() * CHANNELS;
            int end = begin + Math.min(width, rgb.getWidth()) * CHANNELS;
            for (int i = begin; i < end; i++) {
                pixels[i] = (byte) ((pixels[i] + Byte.MAX_VALUE) / 2);
            }
        }
    }
}
