import type { HiddenContent } from '@waymark/contracts-core';
import { getPhoto, type Photo, type PhotoSize, type UploadedPhoto } from '@waymark/contracts-reviews';

type Measured = Pick<Photo, 'id' | 'width' | 'height'>;

const address = (id: string, size: PhotoSize) => getPhoto.path.replace(':id', id).replace(':size', size);

export function toUploadedPhoto({ id, width, height }: Measured): UploadedPhoto {
  return { id, url: address(id, 'full'), thumbUrl: address(id, 'thumb'), width, height };
}

export function toPhoto(row: Measured & Pick<Photo, 'description'> & { setAside?: HiddenContent | null }): Photo {
  const { description, setAside } = row;
  return { ...toUploadedPhoto(row), description, ...(setAside && { setAside }) };
}
