import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedSlices } from '@waymark/migrate';

const ROOT = join(import.meta.dirname, '../..');

describe('the commands of an operator whose machine is lost', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-commands-'));
    for (const slice of migratedSlices())
      mkdirSync(join(folder, 'back-up', slice, '20261129T021700Z'), { recursive: true });
    mkdirSync(join(folder, 'data'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function run(command: string, ...args: string[]) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `infra/back-up/${command}`, ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        WAYMARK_DATA_DIR: join(folder, 'data'),
        BACK_UP_DIR: join(folder, 'back-up'),
      },
    });
    return { status, stderr };
  }

  it('do not restore beside new secrets, with which nobody could sign in', () => {
    const { status, stderr } = run('restore.ts');
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no secrets.json')]);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
  });

  it('check a back-up while no platform runs', () => {
    const { status, stderr } = run('main.ts', 'check');
    expect([status, stderr]).toEqual([1, expect.stringContaining('there is no whole back-up at')]);
  });
});
