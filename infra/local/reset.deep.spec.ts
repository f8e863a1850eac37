import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
let data: string;
let other: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-reset-'));
  data = join(folder, 'data');
  mkdirSync(join(data, 'postgres'), { recursive: true });
  writeFileSync(join(data, 'postgres/rows'), 'rows');
});

afterEach(() => {
  other?.kill('SIGKILL');
  other = null;
  rmSync(folder, { recursive: true, force: true });
});

function reset() {
  const env = { ...process.env, NODE_OPTIONS: '', WAYMARK_DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/local/reset.ts'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** A process in place of `npm start`: it only has to run with this command line. */
function someProcess(...args: string[]): number {
  other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', ...args], { stdio: 'ignore' });
  return other.pid ?? 0;
}

describe('npm run reset', () => {
  it('wipes the data folder that WAYMARK_DATA_DIR names, and nothing beside it', () => {
    writeFileSync(join(folder, 'neighbour'), 'mine');
    expect(reset()).toMatchObject({ status: 0, said: expect.stringContaining('Wiped') });
    expect(existsSync(data)).toBe(false);
    expect(existsSync(join(folder, 'neighbour'))).toBe(true);
  }, 30_000);

  it('refuses while the platform of that folder runs, and says which process it is', () => {
    const pid = someProcess('infra/local/start.mjs');
    writeFileSync(join(data, 'start.pid'), String(pid));
    expect(reset()).toMatchObject({ status: 1, said: expect.stringContaining(`process ${pid}`) });
    expect(existsSync(join(data, 'postgres/rows'))).toBe(true);
  }, 30_000);

  it("resumes after a crash, even if another program now has the dead platform's process ID", () => {
    writeFileSync(join(data, 'start.pid'), String(someProcess('something-else')));
    expect(reset().status).toBe(0);
    expect(existsSync(data)).toBe(false);
  }, 30_000);

  it('has nothing to say against a folder that is not there', () => {
    rmSync(data, { recursive: true });
    expect(reset().status).toBe(0);
  }, 30_000);
});
