import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patient, postgresUser, until } from '@waymark/testing';

/** Only to end what hangs: each start reads the whole platform's source first. */
const LIMIT_MS = patient(60_000);
const ROOT = join(import.meta.dirname, '../..');

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-start-'));
  data = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const COMMAND = ['--import', 'tsx', 'infra/local/start.ts'];
const environment = (more: Record<string, string>) => ({
  ...process.env,
  NODE_OPTIONS: '',
  WAYMARK_DATA_DIR: data,
  ...more,
});

function start(more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMAND, {
    cwd: ROOT,
    env: environment(more),
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Ends with 1 after one sentence, without a stack. */
function expectSentence({ status, said }: { status: number | null; said: string }, sentence: string): void {
  expect(said).toContain(sentence);
  expect([status, said.split('\n').length]).toEqual([1, 1]);
}

describe('npm start says in a sentence what to do (R10.8, R10.11)', () => {
  it(
    'about a file where its data folder should be, which it leaves alone (R10.7)',
    () => {
      writeFileSync(data, 'mine');
      expectSentence(
        start(),
        `A folder is needed at ${data}, and there is a file in its way: move it, or keep the data elsewhere`,
      );
      expect(readFileSync(data, 'utf8')).toBe('mine');
    },
    LIMIT_MS,
  );

  it(
    'about a folder that it may not write to',
    () => {
      expectSentence(
        start({ WAYMARK_DATA_DIR: '/sys/waymark' }),
        'This user may not write to /sys/waymark: change that, or keep the data elsewhere',
      );
    },
    LIMIT_MS,
  );

  it(
    'about a full disk, and leaves nothing on it (R10.9)',
    () => {
      mkdirSync(data);
      // Every write to this device fails as on a full disk.
      symlinkSync('/dev/full', join(data, 'room.probe'));
      expectSentence(start(), `The disk of ${data} is full: free some space`);
      expect(existsSync(join(data, 'secrets.json'))).toBe(false);
    },
    LIMIT_MS,
  );

  it(
    'about a port that is taken (R10.10)',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await until('a taken port', 5_000, () => Promise.resolve(other.address()));
      const port = String(Object(other.address()).port);
      // Not at once: the port is taken in this very process.
      const child = spawn(process.execPath, COMMAND, {
        cwd: ROOT,
        env: environment({ PORT: port }),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
      other.close();
      expectSentence({ status, said: said.trim() }, `Port ${port} is in use: stop what runs there, or choose another`);
    },
    LIMIT_MS,
  );
});

it(
  'what an earlier start left open to all users is closed to them, and what comes is closed from the beginning',
  () => {
    const modes = { logs: 0o755, artefacts: 0o777, 'secrets.json': 0o644, 'registry-snapshot.json': 0o644 };
    mkdirSync(data, { mode: 0o755 });
    for (const [name, mode] of Object.entries(modes)) {
      if (name.includes('.')) writeFileSync(join(data, name), '{}');
      else mkdirSync(join(data, name));
      chmodSync(join(data, name), mode);
    }
    expectSentence(start({ HOST: '192.0.2.1' }), 'HOST=192.0.2.1 is no address of this machine');
    const open = (name: string) => statSync(join(data, name)).mode & 0o077;
    expect(['logs', 'artefacts', 'secrets.json', 'registry-snapshot.json'].map(open)).toEqual([0, 0, 0, 0]);
    // PostgreSQL's own user, where we are root, may pass through and list nothing.
    expect(open('.')).toBe(postgresUser() === null ? 0 : 0o011);
  },
  LIMIT_MS,
);
