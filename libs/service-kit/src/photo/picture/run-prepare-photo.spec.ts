import { createHash } from 'node:crypto';
import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { phonePhoto, plain } from '@waymark/testing/pictures';
import { problemFromError } from '../../problem/problem-from-error';
import { withWorkFolder } from '../../work-folder/work-folder';
import { PREPARED_FILES } from './prepared-files';
import { RefusedPicture } from './refused-picture';
import { runPreparePhoto } from './run-prepare-photo';

it('a photo is prepared in a separate process', async () => {
  await withWorkFolder(async (folder) => {
    const photo = await phonePhoto(900, 600);
    await writeFile(join(folder, PREPARED_FILES.original), photo);
    const digest = createHash('sha256').update(photo).digest('hex');
    expect(await runPreparePhoto(folder, 'a.jpg')).toEqual({ width: 600, height: 900, digest });
    expect((await readdir(folder)).sort()).toEqual(Object.values(PREPARED_FILES).sort());
  });
});

it('a file that is not a picture is refused by that process', async () => {
  await withWorkFolder(async (folder) => {
    await writeFile(join(folder, PREPARED_FILES.original), (await phonePhoto()).subarray(0, -9));
    await expect(runPreparePhoto(folder, 'a.jpg')).rejects.toBeInstanceOf(RefusedPicture);
  });
});

it('a photo is refused with a clear message when the disk is full', async () => {
  const error: unknown = await withWorkFolder(async (folder) => {
    await writeFile(join(folder, PREPARED_FILES.original), await plain(50, 40).png().toBuffer());
    await symlink('/dev/full', join(folder, PREPARED_FILES.full));
    return runPreparePhoto(folder, 'a.png').catch((reason: unknown) => reason);
  });
  expect(problemFromError(error)).toMatchObject({ status: 503, code: 'server.full' });
});
