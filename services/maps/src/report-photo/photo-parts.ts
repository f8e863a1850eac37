import { photoParts } from '@waymark/service-kit/photo';
import { AttachPhotos } from './attach-photos';
import { GetReportPhotoController } from './get-report-photo/get-report-photo.controller';
import { REPORT_PHOTOS } from './report-photo.declaration';
import { UploadReportPhotoController } from './upload-report-photo/upload-report-photo.controller';

export const PHOTO_CONTROLLERS = [UploadReportPhotoController, GetReportPhotoController];
export const PHOTO_PROVIDERS = [...photoParts(REPORT_PHOTOS), AttachPhotos];
