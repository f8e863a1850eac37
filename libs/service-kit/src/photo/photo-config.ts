import { join } from 'node:path';
import { z } from 'zod';
import { FolderPhotoStore, type PhotoStore } from './photo-store';

/**
 * Environment variables of a service with photos:
 * `baseConfigSchema.extend(photoVariables).superRefine(requirePhotoStore)`.
 */
export const photoVariables = {
  /** Folder for photos; without it, an S3-compatible store is used. */
  PHOTO_DIR: z.string().min(1).optional(),
  PHOTO_S3_ENDPOINT: z.url('Use an http:// or https:// address.').optional(),
  PHOTO_S3_BUCKET: z.string().min(1).optional(),
  PHOTO_S3_REGION: z.string().min(1).default('us-east-1'),
  PHOTO_S3_ACCESS_KEY: z.string().min(1).optional(),
  PHOTO_S3_SECRET_KEY: z.string().min(1).optional(),
};
export type PhotoConfig = z.output<z.ZodObject<typeof photoVariables>>;

const NEEDED = ['PHOTO_S3_ENDPOINT', 'PHOTO_S3_BUCKET', 'PHOTO_S3_ACCESS_KEY', 'PHOTO_S3_SECRET_KEY'] as const;

export function requirePhotoStore(config: PhotoConfig, context: z.core.$RefinementCtx): void {
  if (config.PHOTO_DIR) return;
  for (const name of NEEDED) {
    if (!config[name])
      context.addIssue({ code: 'custom', path: [name], message: 'Needed for photos unless PHOTO_DIR is set.' });
  }
}

/**
 * Creates a folder store if a folder is configured, else an S3-compatible one. Loads the S3 client only then, because
 * it costs memory. `keyPrefix` (`maps/`, or empty) is put before every name, so slices may share a store.
 */
export async function createPhotoStore(config: PhotoConfig, keyPrefix: string): Promise<PhotoStore> {
  if (config.PHOTO_DIR) return new FolderPhotoStore(join(config.PHOTO_DIR, keyPrefix));
  const { S3PhotoStore } = await import('./s3-photo-store');
  return new S3PhotoStore({
    endpoint: config.PHOTO_S3_ENDPOINT ?? '',
    bucket: config.PHOTO_S3_BUCKET ?? '',
    keyPrefix,
    region: config.PHOTO_S3_REGION,
    accessKey: config.PHOTO_S3_ACCESS_KEY ?? '',
    secretKey: config.PHOTO_S3_SECRET_KEY ?? '',
  });
}
