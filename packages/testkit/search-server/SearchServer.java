import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** A single OpenSearch node on the loopback address, of the published artifacts alone: `SearchServer FOLDER PORT`. */
public class SearchServer extends Node {
  SearchServer(Environment environment, List<Class<? extends Plugin>> plugins) {
    super(environment, plugins, false);
  }

  public static void main(String[] args) throws Exception {
    Path home = Path.of(args[0]);
    Files.createDirectories(home.resolve("config"));
    Settings settings = Settings.builder()
      .put("path.home", home)
      .put("node.name", "test")
      .put("cluster.name", "test")
      .put("discovery.type", "single-node")
      .put("network.host", "127.0.0.1")
      .put("http.port", args[1])
      .put("transport.port", "0")
      .put("transport.type", "netty4")
      .put("http.type", "netty4")
      .put("cluster.routing.allocation.disk.threshold_enabled", false)
      .build();
    Environment environment = InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "test");
    Node node = new SearchServer(environment, List.of(org.opensearch.transport.Netty4Plugin.class));
    node.start();
    System.out.println("ready");
    // Its own threads keep no process alive.
    Thread.currentThread().join();
  }
}
