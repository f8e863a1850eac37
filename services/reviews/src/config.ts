import { baseConfigSchema } from '@waymark/service-kit';
import { z } from 'zod';

export const reviewsConfigSchema = baseConfigSchema
  .extend({
    MEILI_URL: z.url('Use an http:// address.'),
    MEILI_KEY: z.string().min(1),
    /** Folder for photos; without it an S3-compatible store. */
    PHOTO_DIR: z.string().min(1).optional(),
    PHOTO_S3_ENDPOINT: z.url('Use an http:// or https:// address.').optional(),
    PHOTO_S3_BUCKET: z.string().min(1).optional(),
    PHOTO_S3_REGION: z.string().min(1).default('us-east-1'),
    PHOTO_S3_ACCESS_KEY: z.string().min(1).optional(),
    PHOTO_S3_SECRET_KEY: z.string().min(1).optional(),
  })
  .superRefine((config, context) => {
    if (config.PHOTO_DIR) return;
    for (const name of [
      'PHOTO_S3_ENDPOINT',
      'PHOTO_S3_BUCKET',
      'PHOTO_S3_ACCESS_KEY',
      'PHOTO_S3_SECRET_KEY',
    ] as const) {
      if (!config[name])
        context.addIssue({ code: 'custom', path: [name], message: 'Needed for photos unless PHOTO_DIR is set.' });
    }
  });
export type ReviewsConfig = z.infer<typeof reviewsConfigSchema>;
