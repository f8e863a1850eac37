import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { freePort } from './free-port';
import { type NatsOptions, startNats } from './nats';
import type { RunningServer } from './running-server';
import { until } from './until';

/** In NATS 2.9 an election takes up to nine seconds; after the cluster's, each stream holds its own. */
const ELECTION_MS = 30_000;

/** Returns how to start each node of a cluster, on fixed ports, so each can be restarted separately. */
export async function natsClusterPlan(
  size: number,
  place: (node: number) => Pick<NatsOptions, 'dataDir' | 'logFile' | 'password'>,
): Promise<(NatsOptions & { port: number })[]> {
  const ports = await freePorts(2 * size);
  const routes = ports.slice(size);
  return routes.map((port, index) => ({
    ...place(index + 1),
    port: ports[index] as number,
    node: { name: `waymark-${index + 1}`, port, peers: routes.filter((other) => other !== port) },
  }));
}

/** Requests all together, so no port is returned twice. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Resolves when the cluster has elected the leaders of JetStream and of each stream, as this node reports. */
export async function natsClusterAnswers({ port, password }: { port: number; password: string }): Promise<void> {
  await until('The NATS cluster', ELECTION_MS, async () => {
    const connection = await connect({
      servers: `127.0.0.1:${port}`,
      user: 'waymark',
      pass: password,
      maxReconnectAttempts: 0,
      timeout: 1_000,
    });
    try {
      const manager = await jetstreamManager(connection, { timeout: 1_000 });
      // A stream without a leader does not respond.
      for await (const name of manager.streams.names()) await manager.streams.info(name);
      return true;
    } finally {
      await connection.close();
    }
  });
}

export interface NatsCluster {
  /** URLs of all nodes, separated by commas. */
  url: string;
  nodes: RunningServer[];
  stop(): Promise<void>;
}

type StartNode = (node: NatsOptions) => Promise<RunningServer>;

/** Starts three nodes by default, with data in `<dataDir>/<number>`; resolves when their JetStream responds. */
export async function startNatsCluster(
  { dataDir, logFile, password }: Pick<NatsOptions, 'dataDir' | 'logFile' | 'password'>,
  size = 3,
  start: StartNode = startNats,
): Promise<NatsCluster> {
  const plan = await natsClusterPlan(size, (node) => ({
    dataDir: join(dataDir, String(node)),
    logFile: logFile.replace(/(\.log)?$/, `-${node}$1`),
    password,
  }));
  const nodes = await Promise.all(plan.map((node) => start(node)));
  await Promise.all(plan.map(natsClusterAnswers));
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
}
