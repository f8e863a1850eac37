import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install';
import { startChildServer } from './child-server';
import { dockerAnswers, dockerCommand } from './docker-server';
import { findBinary } from './find-binary';
import { freePort } from './free-port';
import { lineProbe } from './line-probe';
import { MissingServerError } from './missing-server';
import type { RunningServer } from './running-server';
import { until } from './until';

export interface NatsOptions {
  dataDir: string;
  password: string;
  logFile: string;
  /** A chaos test restarts the broker where its clients look for it. */
  port?: number;
}

/** The password stays out of the process list: it is in a file that only we can read. */
function writeConfig(options: NatsOptions, port: number, host: string, store: string): string {
  const file = join(options.dataDir, 'server.conf');
  const quoted = JSON.stringify(options.password);
  writeFileSync(
    file,
    `server_name: waymark-${port}\nhost: ${host}\nport: ${host === '127.0.0.1' ? port : 4222}\njetstream { store_dir: ${JSON.stringify(store)} }\nauthorization { user: waymark, password: ${quoted} }\n`,
    { mode: 0o600 },
  );
  return file;
}

async function versionOf(port: number, password: string): Promise<string> {
  const login = JSON.stringify({ user: 'waymark', pass: password, verbose: false, pedantic: false, name: 'start-up probe', lang: 'node', version: '1' });
  const answer = await lineProbe(port, `CONNECT ${login}\r\nPING\r\n`, (text) => text.includes('PONG') || text.includes('-ERR'));
  const info = JSON.parse(answer.slice(5, answer.indexOf('\r\n'))) as { version: string; server_name: string };
  if (!answer.includes('PONG')) throw new Error('it refused our password: another server is on this port');
  return info.version;
}

/** A JetStream broker of our own on a free loopback port; streams live under `dataDir`. */
export async function startNats(options: NatsOptions): Promise<RunningServer> {
  mkdirSync(options.dataDir, { recursive: true });
  let binary = findBinary('nats-server');
  if (binary === null && aptInstall(['nats-server'])) binary = findBinary('nats-server');
  if (binary === null && !dockerAnswers()) throw new MissingServerError('NATS (nats-server)', 'nats-server', 'NATS_URL');
  const port = options.port ?? (await freePort());
  const config = binary === null ? writeConfig(options, port, '0.0.0.0', '/data/jetstream') : writeConfig(options, port, '127.0.0.1', join(options.dataDir, 'jetstream'));
  const run =
    binary !== null
      ? { command: binary, args: ['-c', config] }
      : dockerCommand({ image: 'nats:2.10', containerPort: 4222, port, volume: [options.dataDir, '/data'], args: ['-c', '/data/server.conf'] });
  const child = startChildServer({ name: 'NATS', ...run, logFile: options.logFile, stopSignal: 'SIGTERM' });
  const version = await until('NATS', 30_000, () => versionOf(port, options.password), child.death);
  const url = `nats://waymark:${encodeURIComponent(options.password)}@127.0.0.1:${port}`;
  return { url, port, pid: child.pid, version, source: binary === null ? 'Docker' : 'from PATH', stop: child.stop, kill: child.kill };
}
