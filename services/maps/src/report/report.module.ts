import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module';
import { GeoModule } from '../geo/geo.module';
import { ReportLimitModule } from '../report-limit/report-limit.module';
import { ReportPhotoModule } from '../report-photo/report-photo.module';
import { AnswerReport } from './answer-report.use-case';
import { ChangeStatus } from './change-status.use-case';
import { CorrectReport } from './correct-report.use-case';
import { PositionCheck } from './position-check';
import { ReportAutoFlags } from './report-auto-flags';
import { ReportLink } from './report-link';
import { ReportPages } from './report-pages';
import { ReportViews } from './report-views';
import { ReportController } from './report.controller';
import { ReportRepository } from './report.repository';
import { ReportWriter } from './report.writer';
import { TakeReport } from './take-report';

/** Footpath problems: reported, corrected, answered and resolved. */
@Module({
  imports: [AuthorityModule, GeoModule, ReportLimitModule, ReportPhotoModule],
  controllers: [ReportController],
  providers: [
    AnswerReport,
    ChangeStatus,
    CorrectReport,
    PositionCheck,
    ReportAutoFlags,
    ReportLink,
    ReportPages,
    ReportRepository,
    ReportViews,
    ReportWriter,
    TakeReport,
  ],
  exports: [ReportLink, ReportRepository, ReportViews, ReportWriter, TakeReport],
})
export class ReportModule {}
