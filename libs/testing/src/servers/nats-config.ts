import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The settings that make a broker a node of a cluster. */
export interface NatsNode {
  /** Must not change on a restart: JetStream identifies nodes by name, not by address. */
  name: string;
  /** The loopback port at which other nodes reach this one. */
  port: number;
  /** The ports of the other nodes. */
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

/** Seconds to log in. NATS allows 2, which is too few while a busy machine starts a dozen processes. */
const LOGIN_SECONDS = 30;

/** Keeps the password out of the process list: it is in a file that only we can read. */
export function writeNatsConfig({ dataDir, password, host, port, store, node }: NatsPlace): string {
  const file = join(dataDir, 'server.conf');
  const lines = [
    `server_name: ${node?.name ?? `waymark-${port}`}`,
    // Lets a stream request this particular node.
    ...(node ? [`server_tags: [${JSON.stringify(node.name)}]`] : []),
    `host: ${host}`,
    `port: ${port}`,
    `jetstream { store_dir: ${JSON.stringify(store)} }`,
    `authorization { user: waymark, password: ${JSON.stringify(password)}, timeout: ${LOGIN_SECONDS} }`,
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
  authorization { user: route, password: ${JSON.stringify(password)}, timeout: ${LOGIN_SECONDS} }
  routes: [${routes.join(', ')}]
}`;
}
