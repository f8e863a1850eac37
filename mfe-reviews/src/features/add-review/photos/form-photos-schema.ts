import { MAX_PHOTOS, photoRules, uploadedPhotoSchema } from '@waymark/contracts-reviews';
import { photoProblems } from '@waymark/mfe-kit/photos';
import { z } from 'zod';

const formPhotoSchema = z.object({
  key: z.string(),
  addedAt: z.number(),
  uploaded: uploadedPhotoSchema.nullable(),
  description: z.string(),
});

const problemOf = (description: string): string | undefined =>
  photoRules.description.safeParse(description).error?.issues[0]?.message;

/** Photos as the server will take them. */
export const formPhotosSchema = z
  .array(formPhotoSchema)
  .max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`)
  .superRefine((photos, context) => {
    for (const problem of photoProblems(photos, problemOf)) context.addIssue({ code: 'custom', ...problem });
  });
