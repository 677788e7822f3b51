// SPDX-License-Identifier: Apache-2.0
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.color.ColorSpace;
import java.awt.event.KeyEvent;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.awt.image.ColorConvertOp;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.beans.Introspector;
import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.text.AttributedString;
import java.text.Bidi;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.swing.JLabel;
import javax.swing.UIManager;

/**
 * Draws, writes text and images, and converts colours without a display, by the libraries of the
 * JDK; looks at what a program can set in java.desktop, and then sets it.
 */
public class HeadlessDrawing {
    public static void main(String[] args) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println("headless " + GraphicsEnvironment.isHeadless());
        looks();
        BufferedImage image = draws();
        writes(image);
        filters(image);
        text();
        sets();
    }

    private static void looks() {
        System.out.println("cache " + ImageIO.getUseCache() + " " + ImageIO.getCacheDirectory());
        System.out.println("readers " + Arrays.toString(sorted(ImageIO.getReaderFormatNames())));
        System.out.println("toolkit " + Toolkit.getDefaultToolkit().getDesktopProperty("probe"));
        System.out.println("key " + KeyEvent.getKeyText(KeyEvent.VK_ENTER));
        System.out.println("editor " + PropertyEditorManager.findEditor(HeadlessDrawing.class));
        System.out.println("beans " + Arrays.toString(Introspector.getBeanInfoSearchPath()));
        System.out.println("look " + UIManager.getLookAndFeel().getName() + " " + UIManager.get("probe"));
        System.out.println("label " + new JLabel("probe").getPreferredSize());
        System.out.println("threads " + Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                .filter(name -> name.startsWith("Java2D") || name.startsWith("AWT")).sorted().toList());
    }

    private static String[] sorted(String[] names) {
        Arrays.sort(names);
        return names;
    }

    private static BufferedImage draws() {
        BufferedImage image = new BufferedImage(200, 120, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setPaint(new GradientPaint(0, 0, Color.RED, 200, 120, Color.BLUE));
        graphics.fill(new Ellipse2D.Double(10, 10, 150, 90));
        graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.5f));
        graphics.setStroke(new BasicStroke(3));
        graphics.setColor(Color.GREEN);
        graphics.drawLine(0, 0, 199, 119);
        graphics.setXORMode(Color.WHITE);
        graphics.fillRect(20, 20, 30, 30);
        graphics.setPaintMode();
        graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 18));
        graphics.drawString("Warm drawing", 20, 60);
        graphics.dispose();
        print("drawn", image);
        return image;
    }

    private static void print(String what, BufferedImage image) {
        CRC32 sum = new CRC32();
        for (int pixel : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth())) {
            for (int shift = 0; shift < 32; shift += 8) {
                sum.update(pixel >> shift);
            }
        }
        System.out.println(what + " " + Long.toHexString(sum.getValue()));
    }

    private static void writes(BufferedImage image) throws Exception {
        BufferedImage opaque = new BufferedImage(200, 120, BufferedImage.TYPE_INT_RGB);
        opaque.createGraphics().drawImage(image, 0, 0, null);
        for (String format : new String[] {"png", "jpg", "gif", "bmp", "tif"}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            System.out.println(format + " " + ImageIO.write(opaque, format, bytes) + " " + bytes.size());
            print(format, ImageIO.read(new ByteArrayInputStream(bytes.toByteArray())));
        }
    }

    private static void filters(BufferedImage image) {
        float[] blur = new float[9];
        Arrays.fill(blur, 1 / 9f);
        print("blurred", new ConvolveOp(new Kernel(3, 3, blur)).filter(image, null));
        AffineTransform turn = AffineTransform.getRotateInstance(0.3, 100, 60);
        print("turned", new AffineTransformOp(turn, AffineTransformOp.TYPE_BILINEAR).filter(image, null));
        print("grey", new ColorConvertOp(ColorSpace.getInstance(ColorSpace.CS_GRAY), null).filter(image, null));
        float[] xyz = ColorSpace.getInstance(ColorSpace.CS_LINEAR_RGB).toCIEXYZ(new float[] {0.5f, 0.25f, 0.125f});
        System.out.println("xyz " + Arrays.toString(xyz));
    }

    private static void text() {
        FontRenderContext context = new FontRenderContext(null, true, true);
        Font font = new Font(Font.SERIF, Font.PLAIN, 24);
        System.out.println("bounds " + font.getStringBounds("Warm", context));
        TextLayout layout = new TextLayout("abc \u05d0\u05d1\u05d2 def", font, context);
        System.out.println("layout " + layout.getAdvance() + " " + layout.isLeftToRight());
        AttributedString right = new AttributedString("abc def", Map.of(TextAttribute.RUN_DIRECTION, TextAttribute.RUN_DIRECTION_RTL));
        System.out.println("bidi " + new Bidi(right.getIterator()).baseIsLeftToRight());
    }

    /** What the next run must not find. */
    private static void sets() {
        ImageIO.setUseCache(false);
        ImageIO.setCacheDirectory(new File("."));
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(registry::deregisterServiceProvider);
        PropertyEditorManager.registerEditor(HeadlessDrawing.class, PropertyEditorSupport.class);
        Introspector.setBeanInfoSearchPath(new String[] {"probe"});
        UIManager.put("probe", "set");
        GraphicsEnvironment.getLocalGraphicsEnvironment().preferLocaleFonts();
        Color[] colours = {new Color(1, 2, 3)};
        UIManager.put("Label.foreground", colours[0]);
    }
}
