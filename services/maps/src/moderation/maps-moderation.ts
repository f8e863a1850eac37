import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReportByStaff,
  mapsContentDescribed,
  mapsContentModerated,
  readReportCorrection,
  readReportForModeration,
  listReportExcerpts,
} from '@waymark/contracts-maps';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { ReportModeration } from './report-moderation';

/** This slice's content that moderators can hide, and how to hide it. */
export const MAPS_MODERATION = moderationParts({
  kinds: { 'footpath-report': ReportModeration },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: mapsContentDescribed,
  moderated: mapsContentModerated,
  endpoint: readReportForModeration,
  excerpts: listReportExcerpts,
  corrections: { store: correctReportByStaff, own: readReportCorrection },
});
