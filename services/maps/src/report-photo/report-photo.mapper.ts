import {
  getReportPhoto,
  type ReportPhoto,
  type ReportPhotoSize,
  type UploadedReportPhoto,
} from '@waymark/contracts-maps';

export type PhotoFacts = Pick<ReportPhoto, 'id' | 'width' | 'height' | 'description'>;

const address = (id: string, size: ReportPhotoSize) => getReportPhoto.path.replace(':id', id).replace(':size', size);

export function toUploadedPhoto({ id, width, height }: Omit<PhotoFacts, 'description'>): UploadedReportPhoto {
  return { id, url: address(id, 'full'), thumbUrl: address(id, 'thumb'), width, height };
}

export const toReportPhoto = (photo: PhotoFacts): ReportPhoto => ({
  ...toUploadedPhoto(photo),
  description: photo.description,
});
