import type { INestApplicationContext } from '@nestjs/common';
import { prepareInFolder } from './picture/prepare-in-folder';
import { preparedOf } from './picture/run-prepare-photo';
import { UploadPhoto } from './upload-photo';

/** For tests: a service prepares photos in this process. To start another for each takes longer than the test. */
export function decodePhotosHere(app: INestApplicationContext): void {
  decodePhotosBy(app, async (folder, fileName) => preparedOf(await prepareInFolder(folder, fileName)));
}

/** For tests: a service prepares photos as it is told to here. */
export function decodePhotosBy(app: INestApplicationContext, decode: UploadPhoto['decode']): void {
  Object.assign(app.get(UploadPhoto, { strict: false }), { decode });
}
