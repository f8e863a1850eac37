import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plain } from '@waymark/testing/pictures';
import { problemFromError } from '../../problem/problem-from-error';
import { withWorkFolder } from '../../work-folder/work-folder';
import { PREPARED_FILES } from './prepared-files';
import { runPreparePhoto } from './run-prepare-photo';

it('a photo for which the disk has no room is refused with a sentence that says so', async () => {
  const error: unknown = await withWorkFolder(async (folder) => {
    await writeFile(join(folder, PREPARED_FILES.original), await plain(50, 40).png().toBuffer());
    await symlink('/dev/full', join(folder, PREPARED_FILES.full));
    return runPreparePhoto(folder, 'a.png').catch((reason: unknown) => reason);
  });
  expect(problemFromError(error)).toMatchObject({ status: 503, code: 'server.full' });
});
