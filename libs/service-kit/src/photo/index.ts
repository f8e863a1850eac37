export { createPhotoStore, photoVariables, requirePhotoStore, type PhotoConfig } from './photo-config';
export { PhotoFiles, RemoveUnusedPhotos } from './photo-files';
export { photoParts } from './photo-parts';
export type { PhotoRow, PhotoRows, PhotoSender, PhotoSettings } from './photo-settings';
export { PHOTO_STORE, type PhotoStore } from './photo-store';
export { UploadPhoto } from './upload-photo';
export { PHOTO_SIDES } from './picture/prepared-files';
