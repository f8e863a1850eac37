import { z } from 'zod';
import { PICTURE_REFUSALS, type PictureRefusal } from './refused-picture';

/** What the process that prepares a photo says on its last line. */
export const preparedPhotoSchema = z.union([
  z.object({
    /** Pixels of the full size. */
    width: z.number().int(),
    height: z.number().int(),
    /** SHA-256 of the original. */
    digest: z.string(),
  }),
  z.object({ refused: z.enum(Object.keys(PICTURE_REFUSALS) as [PictureRefusal, ...PictureRefusal[]]) }),
]);
export type PhotoOutcome = z.output<typeof preparedPhotoSchema>;
