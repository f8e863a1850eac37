import { MAX_TRIP_PHOTO_BYTES, TRIP_LIMITS, TRIP_PHOTO_TYPES } from '@waymark/contracts-community';
import { usePhotoUploads, type HoldsPhotos, type PhotoKind, type UploadedPhoto } from '@waymark/mfe-kit/photos';
import { uploadTripPhoto } from '../../../endpoints';

const KIND = {
  upload: uploadTripPhoto,
  maxBytes: MAX_TRIP_PHOTO_BYTES,
  types: TRIP_PHOTO_TYPES,
  side: 2400,
};
const TAKEN = 'JPEG, PNG or WebP, up to 10 MB. We remove the location and other hidden data from each photo.';

const COVER: PhotoKind = { ...KIND, most: 1, label: 'Cover picture', owner: 'A cover', hint: `One picture: ${TAKEN}` };
const OF_DAY: PhotoKind = {
  ...KIND,
  most: TRIP_LIMITS.dayPhotos,
  owner: 'A day',
  hint: `Up to ${TRIP_LIMITS.dayPhotos} photos: ${TAKEN}`,
};

interface FormWithPhotos {
  getValues: (name: 'photos') => HoldsPhotos['photos'];
  setValue: (name: `photos.${number}.uploaded`, uploaded: UploadedPhoto) => void;
}

const useUploads = (kind: PhotoKind, { getValues, setValue }: FormWithPhotos) =>
  usePhotoUploads(kind, {
    photos: () => getValues('photos'),
    setUploaded: (place, uploaded) => setValue(`photos.${place}.uploaded`, uploaded),
  });

export const useCoverUpload = (form: FormWithPhotos) => useUploads(COVER, form);
export const useDayPhotos = (form: FormWithPhotos) => useUploads(OF_DAY, form);
