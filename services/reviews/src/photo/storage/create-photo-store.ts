import type { ReviewsConfig } from '../../config';
import { FolderPhotoStore } from './folder-photo-store';
import type { PhotoStore } from './photo-store';

/** A folder when one is named, else the S3-compatible store, whose client is loaded only then: it costs memory. */
export async function createPhotoStore(config: ReviewsConfig): Promise<PhotoStore> {
  if (config.PHOTO_DIR) return new FolderPhotoStore(config.PHOTO_DIR);
  const { S3PhotoStore } = await import('./s3-photo-store');
  return new S3PhotoStore({
    endpoint: config.PHOTO_S3_ENDPOINT ?? '',
    bucket: config.PHOTO_S3_BUCKET ?? '',
    region: config.PHOTO_S3_REGION,
    accessKey: config.PHOTO_S3_ACCESS_KEY ?? '',
    secretKey: config.PHOTO_S3_SECRET_KEY ?? '',
  });
}
