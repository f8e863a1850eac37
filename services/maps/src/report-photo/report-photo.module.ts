import { Module } from '@nestjs/common';
import { MAPS_PROBLEMS, uploadReportPhoto } from '@waymark/contracts-maps';
import { PhotoFiles, photoParts, type PhotoSettings } from '@waymark/service-kit/photo';
import { ReportLimitModule } from '../report-limit/report-limit.module';
import { AttachPhotos } from './attach-photos';
import { ReportPhotoController } from './report-photo.controller';
import { ReportPhotoRepository } from './report-photo.repository';

const REPORT_PHOTOS: PhotoSettings = {
  endpoint: uploadReportPhoto,
  problems: MAPS_PROBLEMS,
  /** Unused photos per member or IP address: enough for five reports, also for visitors who share an address. */
  maxUnused: 15,
  keptHours: 24,
  keyPrefix: 'maps/',
  rows: ReportPhotoRepository,
};

/** Photos of reports; an unused photo is deleted after a day. */
@Module({
  imports: [ReportLimitModule],
  controllers: [ReportPhotoController],
  providers: [AttachPhotos, ...photoParts(REPORT_PHOTOS)],
  exports: [AttachPhotos, PhotoFiles, ReportPhotoRepository],
})
export class ReportPhotoModule {}
