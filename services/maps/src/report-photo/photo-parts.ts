import { MAPS_PROBLEMS, uploadReportPhoto } from '@waymark/contracts-maps';
import { photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { AttachPhotos } from './attach-photos';
import { ReportPhotoController } from './report-photo.controller';
import { ReportPhotoRepository } from './report-photo.repository';

/** Photos of reports; an unused photo is deleted after a day. */
const REPORT_PHOTOS: PhotoSettings = {
  endpoint: uploadReportPhoto,
  problems: MAPS_PROBLEMS,
  /** Unused photos per member or IP address: enough for five reports, also for visitors who share an address. */
  maxUnused: 15,
  keptHours: 24,
  keyPrefix: 'maps/',
  rows: ReportPhotoRepository,
};

export const PHOTO_CONTROLLERS = [ReportPhotoController];
export const PHOTO_PROVIDERS = [...photoParts(REPORT_PHOTOS), AttachPhotos];
