import { existsSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepWorkFolders, withWorkFolder } from './work-folder';

const NOBODY = 2 ** 22 + 1;
const HOURS_AGO = new Date(Date.now() - 2 * 3_600_000);

/** As another process would have left it. */
async function left(pid: number, token = '0badcafe'): Promise<string> {
  const folder = join(tmpdir(), `waymark-work-${pid}-${token}-spec${String(Math.random()).slice(2, 4)}`);
  await mkdir(folder);
  await writeFile(join(folder, 'original'), 'a photo');
  return folder;
}

describe('a work folder', () => {
  it('is closed to others and goes with its files, also after a failure', async () => {
    let seen = '';
    const work = withWorkFolder(async (folder) => {
      seen = folder;
      expect((await stat(folder)).mode & 0o077).toBe(0);
      await writeFile(join(folder, 'file'), 'x');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(existsSync(seen)).toBe(false);
  });

  it('is swept when its process is gone, and when an earlier process had our number', async () => {
    const folders = [await left(NOBODY), await left(process.pid)];
    expect(await sweepWorkFolders()).toBeGreaterThanOrEqual(2);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  });

  it('stays while we, or another process, may work with it, unless that was hours ago', async () => {
    const [other, old] = [await left(process.ppid), await left(process.ppid, '01dcafe0')];
    await utimes(old, HOURS_AGO, HOURS_AGO);
    await withWorkFolder(async (own) => {
      await sweepWorkFolders();
      expect([own, other, old].map((folder) => existsSync(folder))).toEqual([true, true, false]);
    });
    await rm(other, { recursive: true });
  });
});
