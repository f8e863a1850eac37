import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '@waymark/testing';
import { controlClient } from '@waymark/release/environments';
import { Pool } from 'undici';
import type { Running } from '../local/running';
import type { Sample } from '../load/send';
import { startReading } from '../load/steady-load';

const START_LIMIT_MS = 8 * 60_000;

/** Benches and proofs come from one address: its limits are not what is measured. The platform's alone: the tests of a release count on theirs. */
const LIMITS = { RATE_LIMIT_FACTOR: '1000', AUTH_LIMIT_FACTOR: '1000' };

type Writing = Parameters<typeof startReading>[3];

/** Names of processes that are another one now, or gone. */
export function restarted(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...before].filter(([name, pid]) => after.get(name) !== pid).map(([name]) => name);
}

/** The platform as `npm start` runs it in a checkout. */
export class Platform {
  private constructor(
    readonly origin: string,
    /** For commands beside it. */
    readonly env: Record<string, string>,
    private readonly dataDir: string,
    private readonly child: ChildProcess,
  ) {}

  /** Data of its own for each number of replicas: what one chapter migrated another checkout may not know. */
  static async start(folder: string, replicas: number): Promise<Platform> {
    const port = await freePort();
    const data = `.local/prove-${replicas}`;
    const env = { PORT: String(port), WAYMARK_DATA_DIR: data, SEED: 'sample' };
    const child = spawn(process.execPath, ['infra/local/start.mjs', '--replicas', String(replicas)], {
      cwd: folder,
      env: { ...process.env, ...LIMITS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    await until(
      'The platform',
      START_LIMIT_MS,
      async () => (said.includes('Waymark is at') ? true : null),
      () => (child.exitCode === null ? null : `ended:\n${said.slice(-2_000)}`),
    );
    return new Platform(`http://localhost:${port}`, env, join(folder, data), child);
  }

  /** What it wrote down for commands beside it. */
  running(): Running {
    return JSON.parse(readFileSync(join(this.dataDir, 'running.json'), 'utf8')) as Running;
  }

  /** Every process with its number. */
  async processNumbers(): Promise<Map<string, number>> {
    const processes = await controlClient(this.running().control).processes();
    return new Map(processes.map(({ name, port, pid }) => [`${name} on port ${port}`, pid]));
  }

  /** Versions of a service that run, each once. */
  async serviceVersions(slice: string): Promise<string[]> {
    const processes = await controlClient(this.running().control).processes();
    return [...new Set(processes.filter((one) => one.slice === slice).map(({ version }) => version))];
  }

  /** People who read these in turn, `perSecond` a second, and write every so often; nothing is sent twice. */
  startLoad(paths: readonly string[], perSecond: number, writing?: Writing): { stop(): Promise<Sample[]> } {
    const pool = new Pool(this.origin, { connections: 64 });
    const reads = paths.map((path) => ({ path }));
    const load = startReading(pool, reads, perSecond, writing);
    return {
      async stop() {
        const sent = await load.stop();
        await pool.close();
        return sent;
      },
    };
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}
