import { getTripPhoto, type TripPhoto, type TripPhotoSize, type UploadedTripPhoto } from '@waymark/contracts-community';

export type PhotoFacts = Pick<TripPhoto, 'id' | 'width' | 'height' | 'description'>;

export const photoAddress = (id: string, size: TripPhotoSize): string =>
  getTripPhoto.path.replace(':id', id).replace(':size', size);

export function toUploadedPhoto({ id, width, height }: Omit<PhotoFacts, 'description'>): UploadedTripPhoto {
  return { id, url: photoAddress(id, 'full'), thumbUrl: photoAddress(id, 'thumb'), width, height };
}

export const toTripPhoto = (photo: PhotoFacts): TripPhoto => ({
  ...toUploadedPhoto(photo),
  description: photo.description,
});
