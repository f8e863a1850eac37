import type { INestApplicationContext } from '@nestjs/common';
import { prepareInFolder } from './picture/prepare-in-folder';
import { preparedOf } from './picture/run-prepare-photo';
import { UploadPhoto } from './upload-photo';

/**
 * Makes a service prepare photos in this process, for tests: starting another process for each would take longer than
 * the test. No service may import this, because it would load the image decoders.
 */
export function decodePhotosHere(app: INestApplicationContext): void {
  const decode: UploadPhoto['decode'] = async (folder, fileName) => preparedOf(await prepareInFolder(folder, fileName));
  Object.assign(app.get(UploadPhoto, { strict: false }), { decode });
}
