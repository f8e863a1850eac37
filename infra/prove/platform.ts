import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '@waymark/testing';

const START_LIMIT_MS = 8 * 60_000;
const DATA = '.local/prove';

/** Benches and proofs come from one address: its limits are not what is measured. */
const LIMITS = { RATE_LIMIT_FACTOR: '1000', AUTH_LIMIT_FACTOR: '1000' };

/** The platform as `npm start` runs it in a checkout. */
export class Platform {
  private constructor(
    readonly origin: string,
    /** For commands beside it. */
    readonly env: Record<string, string>,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(folder: string): Promise<Platform> {
    const port = await freePort();
    const env = { ...LIMITS, PORT: String(port), WAYMARK_DATA_DIR: DATA };
    const child = spawn(process.execPath, ['infra/local/start.mjs'], { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    await until('The platform', START_LIMIT_MS, async () => (said.includes('Waymark is at') ? true : null), () => (child.exitCode === null ? null : `ended:\n${said.slice(-2_000)}`));
    return new Platform(`http://localhost:${port}`, env, folder, child);
  }

  /** What it wrote down for commands beside it. */
  running(): Record<string, unknown> & { control: { origin: string; token: string } } {
    return JSON.parse(readFileSync(join(this.folder, DATA, 'running.json'), 'utf8'));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}
