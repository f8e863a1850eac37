import type { INestApplicationContext } from '@nestjs/common';
import { prepareInFolder } from './picture/prepare-in-folder';
import { preparedOf } from './picture/run-prepare-photo';
import { UploadPhoto } from './upload-photo';

/**
 * For tests: a service prepares photos in this process. To start another for each takes longer than the test. No service may
 * import this, as the programs that read pictures would become a part of it.
 */
export function decodePhotosHere(app: INestApplicationContext): void {
  const decode: UploadPhoto['decode'] = async (folder, fileName) => preparedOf(await prepareInFolder(folder, fileName));
  Object.assign(app.get(UploadPhoto, { strict: false }), { decode });
}
