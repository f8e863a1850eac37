import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What makes a broker a node of a cluster. */
export interface NatsNode {
  /** Nodes keep it over restarts: JetStream knows them by name, not by address. */
  name: string;
  /** Where the other nodes reach this one, on loopback. */
  port: number;
  /** Where this one reaches the others. */
  peers: readonly number[];
}

export interface NatsPlace {
  dataDir: string;
  password: string;
  host: string;
  port: number;
  /** Folder of the streams, as the server sees it. */
  store: string;
  node?: NatsNode | undefined;
}

/** The password stays out of the process list: it is in a file that only we can read. */
export function writeNatsConfig({ dataDir, password, host, port, store, node }: NatsPlace): string {
  const file = join(dataDir, 'server.conf');
  const lines = [
    `server_name: ${node?.name ?? `waymark-${port}`}`,
    // So that a stream can be asked to live on this very node.
    ...(node ? [`server_tags: [${JSON.stringify(node.name)}]`] : []),
    `host: ${host}`,
    `port: ${port}`,
    `jetstream { store_dir: ${JSON.stringify(store)} }`,
    `authorization { user: waymark, password: ${JSON.stringify(password)} }`,
    ...(node ? [clusterBlock(node, password)] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

function clusterBlock({ port, peers }: NatsNode, password: string): string {
  const routes = peers.map((peer) => JSON.stringify(`nats://route:${encodeURIComponent(password)}@127.0.0.1:${peer}`));
  return `cluster {
  name: waymark
  listen: 127.0.0.1:${port}
  authorization { user: route, password: ${JSON.stringify(password)}, timeout: 2 }
  routes: [${routes.join(', ')}]
}`;
}
