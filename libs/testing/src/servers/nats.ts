import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install';
import { startChildServer } from './child-server';
import { dockerAnswers, dockerCommand } from './docker-server';
import { findBinary } from './find-binary';
import { freePort } from './free-port';
import { lineProbe } from './line-probe';
import { MissingServerError } from './missing-server';
import { type NatsNode, writeNatsConfig } from './nats-config';
import { type ServerOptions, type StartedServer, startedServer } from './running-server';
import { until } from './until';

export interface NatsOptions extends ServerOptions {
  password: string;
  /** Makes it a node of a cluster. It then responds before the cluster's JetStream does (`natsClusterAnswers`). */
  node?: NatsNode;
}

async function versionOf(port: number, password: string): Promise<string> {
  const login = JSON.stringify({
    user: 'waymark',
    pass: password,
    verbose: false,
    pedantic: false,
    name: 'start-up probe',
    lang: 'node',
    version: '1',
  });
  const answer = await lineProbe(
    port,
    `CONNECT ${login}\r\nPING\r\n`,
    (text) => text.includes('PONG') || text.includes('-ERR'),
  );
  const info = JSON.parse(answer.slice(5, answer.indexOf('\r\n'))) as { version: string; server_name: string };
  if (!answer.includes('PONG')) throw new Error('it refused our password: another server is on this port');
  return info.version;
}

/** Starts a JetStream broker on a free loopback port, with its streams under `dataDir`. */
export async function startNats(options: NatsOptions): Promise<StartedServer> {
  const { dataDir, password, node } = options;
  mkdirSync(dataDir, { recursive: true });
  let binary = findBinary('nats-server');
  if (binary === null && aptInstall(['nats-server'])) binary = findBinary('nats-server');
  // Nodes of a cluster find each other on loopback, which differs in each container.
  if (binary === null && (node || !dockerAnswers()))
    throw new MissingServerError('NATS (nats-server)', 'nats-server', 'NATS_URL');
  const port = options.port ?? (await freePort());
  const own = { dataDir, password, node };
  const config =
    binary === null
      ? writeNatsConfig({ ...own, host: '0.0.0.0', port: 4222, store: '/data/jetstream' })
      : writeNatsConfig({ ...own, host: '127.0.0.1', port, store: join(dataDir, 'jetstream') });
  const run =
    binary !== null
      ? { command: binary, args: ['-c', config] }
      : dockerCommand({
          image: 'nats:2.10',
          containerPort: 4222,
          port,
          volume: [dataDir, '/data'],
          args: ['-c', '/data/server.conf'],
        });
  const child = startChildServer({
    name: 'NATS',
    ...run,
    logFile: options.logFile,
    signal: options.signal,
    stopSignal: 'SIGTERM',
  });
  const version = await until('NATS', 30_000, () => versionOf(port, password), child.death);
  const url = `nats://waymark:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  return startedServer(child, { url, port, version, source: binary === null ? 'Docker' : 'from PATH' });
}
