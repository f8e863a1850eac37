import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setName } from './back-up';
import { runScript } from './run-script';

const DAY_MS = 86_400_000;
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-photos-'));
  mkdirSync(at('there'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A photo as a service keeps it; answers its name. */
function addPhoto(below = ''): string {
  const bytes = randomBytes(2_000);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  mkdirSync(at('there', below, name.slice(0, 2)), { recursive: true });
  writeFileSync(at('there', below, name.slice(0, 2), name), bytes);
  return name;
}

const run = (...args: string[]) => runScript('photos.sh', args, { BACK_UP_DIR: at('kept'), PHOTO_DIR: at('there') });

function restore(...names: string[]): Promise<string> {
  writeFileSync(at('photos.txt'), names.map((name) => `${name}\n`).join(''));
  rmSync(at('there'), { recursive: true, force: true });
  return run('restore', at('photos.txt'));
}

const there = () =>
  existsSync(at('there'))
    ? readdirSync(at('there'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.webp'))
        .sort()
    : [];

describe('a back-up of photos', () => {
  it('brings back those that the restored rows name, in their places, and says which are missing', async () => {
    const [one, two, three] = [addPhoto(), addPhoto('maps'), addPhoto()];
    await run('back-up');
    const lost = `${'0'.repeat(64)}.webp`;
    expect(await restore(one, two, lost)).toContain('restored 2 of 3; 1 that rows name are in no back-up');
    expect(there()).toEqual([join(one.slice(0, 2), one), join('maps', two.slice(0, 2), two)].sort());
    expect(there().join()).not.toContain(three);
    expect(readFileSync(at('kept/photos/missing.txt'), 'utf8')).toBe(`${lost}\n`);
  });

  it('keeps one that was deleted since for as long as rows that name it are kept, and no longer', async () => {
    const gone = addPhoto();
    await run('back-up');
    rmSync(at('there', gone.slice(0, 2)), { recursive: true });
    await run('back-up');
    await restore(gone);
    expect(there()).toEqual([join(gone.slice(0, 2), gone)]);
    rmSync(at('there'), { recursive: true });
    mkdirSync(at('there'));
    const [day = ''] = readdirSync(at('kept/photos/gone'));
    renameSync(at('kept/photos/gone', day), at('kept/photos/gone', setName(new Date(Date.now() - 28.5 * DAY_MS))));
    await run('back-up');
    expect(await restore(gone)).toContain('restored 0 of 1; 1 that rows name');
  });

  it('refuses a photo that is not what its name says, and keeps the others', async () => {
    const [good, bad] = [addPhoto(), addPhoto()];
    writeFileSync(at('there', bad.slice(0, 2), bad), 'cut off');
    await expect(run('back-up')).rejects.toThrow(bad);
    await expect(run('check')).rejects.toThrow('there is no back-up');
    rmSync(at('there', bad.slice(0, 2), bad));
    await run('back-up');
    await restore(good);
    expect(there()).toEqual([join(good.slice(0, 2), good)]);
  });

  it('says when one of its files is damaged', async () => {
    const name = addPhoto();
    await run('back-up');
    expect(await run('check')).toContain('whole');
    writeFileSync(at('kept/photos/files', name.slice(0, 2), name), 'other bytes');
    await expect(run('check')).rejects.toThrow(name);
  });
});
