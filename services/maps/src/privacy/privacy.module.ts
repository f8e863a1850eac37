import { Module } from '@nestjs/common';
import { privacyParts } from '@waymark/service-kit';
import { ReportModule } from '../report/report.module';
import { ReportPhotoModule } from '../report-photo/report-photo.module';
import { MAPS_PRIVACY } from './privacy.declaration';

const PARTS = privacyParts(MAPS_PRIVACY);

/** Deletes and exports this slice's data about a member. */
@Module({ imports: [ReportModule, ReportPhotoModule], ...PARTS })
export class PrivacyModule {}
