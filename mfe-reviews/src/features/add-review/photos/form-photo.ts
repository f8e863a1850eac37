import { MAX_PHOTOS, photoRules, uploadedPhotoSchema } from '@waymark/contracts-reviews';
import { z } from 'zod';

export const NOT_SENT = 'This photo has not been sent. Try again or remove it.';

/** A photo in the form: `uploaded` is null until the server has it. */
export const formPhotoSchema = z.object({
  /** Names it while it has no id. */
  key: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  uploaded: uploadedPhotoSchema.nullable().refine((uploaded) => uploaded !== null, NOT_SENT),
  description: photoRules.description,
});

export const formPhotosSchema = z.array(formPhotoSchema).max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`);
export type FormPhoto = z.input<typeof formPhotoSchema>;
