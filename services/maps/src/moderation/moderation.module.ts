import { Module } from '@nestjs/common';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReportByStaff,
  listReportExcerpts,
  mapsContentDescribed,
  mapsContentModerated,
  readReportCorrection,
  readReportForModeration,
} from '@waymark/contracts-maps';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { ReportModeration } from './report-moderation';

const PARTS = moderationParts({
  kinds: { 'footpath-report': ReportModeration },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: mapsContentDescribed,
  moderated: mapsContentModerated,
  endpoint: readReportForModeration,
  excerpts: listReportExcerpts,
  corrections: { store: correctReportByStaff, own: readReportCorrection },
});

/** This slice's content that moderators can hide, and how to hide it. */
@Module({ ...PARTS, exports: [ReportModeration] })
export class ModerationModule {}
