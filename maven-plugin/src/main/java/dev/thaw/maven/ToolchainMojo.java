// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Path;
import javax.inject.Inject;
import javax.inject.Named;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.MisconfiguredToolchainException;
import org.apache.maven.toolchain.ToolchainFactory;
import org.apache.maven.toolchain.ToolchainManagerPrivate;
import org.apache.maven.toolchain.ToolchainPrivate;
import org.apache.maven.toolchain.model.ToolchainModel;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Makes a home with <code>native-image</code> in the user's cache, if it is not there, and makes it
 * the JDK of the plugins that come after: <code>native:compile-no-fork</code> of GraalVM's own
 * plugin then needs no GraalVM.
 */
@Mojo(name = "toolchain", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class ToolchainMojo extends ThawMojo {
    private static final String JDK = "jdk";

    /** The property of the project that gets the path of the home. */
    @Parameter(property = "thaw.homeProperty", defaultValue = "thaw.home")
    private String homeProperty;

    /**
     * Whether the home is the JDK toolchain of the plugins that come after, in the place of one of
     * <code>maven-toolchains-plugin</code>.
     */
    @Parameter(property = "thaw.useAsJdk", defaultValue = "true")
    private boolean useAsJdk;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Inject private ToolchainManagerPrivate toolchains;

    @Inject
    @Named(JDK)
    private ToolchainFactory jdks;

    /** Maven makes it. */
    public ToolchainMojo() {}

    @Override
    boolean needsJar() {
        return false;
    }

    @Override
    void run(Tools tools) throws IOException, InterruptedException, MojoExecutionException {
        Path home = tools.commands().home();
        project().getProperties().setProperty(homeProperty, home.toString());
        if (useAsJdk) {
            toolchains.storeToolchainToBuildContext(jdkOf(home), session);
        }
        getLog().info(homeProperty + " is " + home);
    }

    private ToolchainPrivate jdkOf(Path home) throws MojoExecutionException {
        Xpp3Dom directory = new Xpp3Dom("jdkHome");
        directory.setValue(home.toString());
        Xpp3Dom configuration = new Xpp3Dom("configuration");
        configuration.addChild(directory);
        ToolchainModel model = new ToolchainModel();
        model.setType(JDK);
        model.addProvide("version", String.valueOf(Runtime.version().feature()));
        model.setConfiguration(configuration);
        try {
            return jdks.createToolchain(model);
        } catch (MisconfiguredToolchainException e) {
            throw new MojoExecutionException(
                    "Maven does not take %s for a JDK: %s. Set thaw.useAsJdk to false."
                            .formatted(home, e.getMessage()));
        }
    }
}
