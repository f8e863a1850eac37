import { MAPS_PROBLEMS, uploadReportPhoto } from '@waymark/contracts-maps';
import { photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { AttachPhotos } from './attach-photos';
import { ReportPhotoController } from './report-photo.controller';
import { ReportPhotoRepository } from './report-photo.repository';

/** Photos of reports: one that no report used goes after a day. */
const REPORT_PHOTOS: PhotoSettings = {
  endpoint: uploadReportPhoto,
  problems: MAPS_PROBLEMS,
  /** Five reports' worth, also of all who share an address without an account. */
  maxUnused: 15,
  keptHours: 24,
  keyPrefix: 'maps/',
  rows: ReportPhotoRepository,
};

export const PHOTO_CONTROLLERS = [ReportPhotoController];
export const PHOTO_PROVIDERS = [...photoParts(REPORT_PHOTOS), AttachPhotos];
