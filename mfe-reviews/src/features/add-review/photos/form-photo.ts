import { MAX_PHOTOS, photoRules, uploadedPhotoSchema } from '@waymark/contracts-reviews';
import { z } from 'zod';

/** A photo in the form: `uploaded` is null until the server has it. */
const formPhotoSchema = z.object({
  /** Names it while it has no id. */
  key: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  uploaded: uploadedPhotoSchema.nullable(),
  description: z.string(),
});
export type FormPhoto = z.input<typeof formPhotoSchema>;

/** Photos as the server will take them; each problem names its photo, because the summary stands far from it. */
export const formPhotosSchema = z
  .array(formPhotoSchema)
  .max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`)
  .superRefine((photos, context) => {
    for (const [place, { uploaded, description }] of photos.entries()) {
      const described = photoRules.description.safeParse(description);
      if (!uploaded) {
        const message = `Photo ${place + 1} has not been sent. Try again or remove it.`;
        context.addIssue({ code: 'custom', path: [place, 'uploaded'], message });
      } else if (!described.success) {
        const message = description.trim() ? described.error.issues[0]?.message : `Please describe photo ${place + 1}.`;
        context.addIssue({ code: 'custom', path: [place, 'description'], message });
      }
    }
  });
