import { join } from 'node:path';
import { startNats, startNatsCluster, type NatsOptions, type RunningServer } from '@waymark/testing';
import { keepRunning } from './keep-running';
import { externalServer, sayServer } from './local-server';
import { LOCAL, LOGS } from './paths';
import { secret } from './secrets';

/** Starts one broker, or a cluster of three when everything else has several replicas. */
export async function localNats(replicas: number): Promise<RunningServer> {
  const external = process.env['NATS_URL'];
  if (external !== undefined) return sayServer('NATS', await externalServer('NATS', external));
  const place = { password: secret('nats'), logFile: join(LOGS, 'nats.log') };
  if (replicas === 1) return sayServer('NATS', await keepNats('NATS', { ...place, dataDir: join(LOCAL, 'nats') }));
  // The cluster has its own folder and starts empty; every service publishes its outbox to it again.
  const { url, nodes, stop } = await startNatsCluster({ ...place, dataDir: join(LOCAL, 'nats-cluster') }, 3, (node) =>
    keepNats(`NATS node ${node.node?.name}`, node),
  );
  const [first] = nodes.map((node) => sayServer('NATS node', node));
  if (!first) throw new Error('The NATS cluster has no node.');
  return { ...first, url, stop };
}

const keepNats = (name: string, options: NatsOptions) =>
  keepRunning({ name, logFile: options.logFile, start: (again) => startNats({ ...options, ...again }) });

/** Returns on how many nodes streams and the registry are replicated, for NATS_REPLICAS. */
export function natsReplicas(url: string): number {
  return Number(process.env['NATS_REPLICAS'] ?? (url.split(',').length >= 3 ? 3 : 1));
}
