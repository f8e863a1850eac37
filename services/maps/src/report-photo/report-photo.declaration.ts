import { MAPS_PROBLEMS, uploadReportPhoto } from '@waymark/contracts-maps';
import type { PhotoSettings } from '@waymark/service-kit/photo';
import { ReportPhotoRepository } from './report-photo.repository';

/** Photos of reports: one that no report used goes after a day. */
export const REPORT_PHOTOS: PhotoSettings = {
  endpoint: uploadReportPhoto,
  problems: MAPS_PROBLEMS,
  /** Five reports' worth, also of all who share an address without an account. */
  maxUnused: 15,
  keptHours: 24,
  keyPrefix: 'maps/',
  rows: ReportPhotoRepository,
};
