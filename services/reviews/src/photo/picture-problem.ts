import { MAX_PHOTO_BYTES, uploadPhoto } from '@waymark/contracts-reviews';
import type { ProblemException } from '@waymark/service-kit';
import { problem } from '../problem';
import { PICTURE_REFUSALS, RefusedPicture, type PictureRefusal } from './picture/refused-picture';

const TOO_LARGE = `This photo is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB. Please choose a smaller one.`;
const IS_TYPE: readonly PictureRefusal[] = ['type', 'name'];

const atField = (message: string) => ({ fieldErrors: { [uploadPhoto.upload.field]: message } });

export const photoMissing = (): ProblemException => problem('photo.refused', atField('Please choose a photo.'));
export const photoTooLarge = (): ProblemException => problem('photo.too-large', atField(TOO_LARGE));

/** A refused picture as the answer to its sender; anything else as it is. */
export function pictureProblem(error: unknown): unknown {
  if (!(error instanceof RefusedPicture)) return error;
  return problem(
    IS_TYPE.includes(error.reason) ? 'photo.type' : 'photo.refused',
    atField(PICTURE_REFUSALS[error.reason]),
  );
}
