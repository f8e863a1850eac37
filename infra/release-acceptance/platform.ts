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

/**
 * Benches and proofs send everything from one address and do not test its limits. Set only for the platform: a
 * release's tests depend on theirs.
 */
const LIMITS = { RATE_LIMIT_FACTOR: '1000', AUTH_LIMIT_FACTOR: '1000' };

type Writing = Parameters<typeof startReading>[3];

/** Returns the names of processes that were replaced or are gone. */
export function restarted(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...before].filter(([name, pid]) => after.get(name) !== pid).map(([name]) => name);
}

/** The platform that `npm start` runs in a checkout. */
export class Platform {
  private constructor(
    readonly origin: string,
    /** For commands that use the platform. */
    readonly env: Record<string, string>,
    private readonly dataDir: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * Uses separate data for each number of replicas: another checkout may not know the migrations of an earlier
   * chapter.
   */
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

  /** Reads the data that the platform writes for other commands. */
  running(): Running {
    return JSON.parse(readFileSync(join(this.dataDir, 'running.json'), 'utf8')) as Running;
  }

  /** Returns every process with its PID. */
  async processNumbers(): Promise<Map<string, number>> {
    const processes = await controlClient(this.running().control).processes();
    return new Map(processes.map(({ name, port, pid }) => [`${name} on port ${port}`, pid]));
  }

  /** Returns the running versions of a service, without duplicates. */
  async serviceVersions(slice: string): Promise<string[]> {
    const processes = await controlClient(this.running().control).processes();
    return [...new Set(processes.filter((one) => one.slice === slice).map(({ version }) => version))];
  }

  /**
   * Starts readers who open these paths in turn, `perSecond` a second, and write at intervals. No request is sent
   * twice.
   */
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
