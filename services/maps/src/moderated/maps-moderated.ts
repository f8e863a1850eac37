import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReportByStaff,
  mapsContentDescribed,
  mapsContentModerated,
  readReportCorrection,
  showModeratedReports,
  listReportExcerpts,
} from '@waymark/contracts-maps';
import { moderatedParts, OnEvent } from '@waymark/service-kit';
import { ModeratedReports } from './moderated-reports';

/** This slice's content that moderators can hide, and how to hide it. */
export const MAPS_MODERATED = moderatedParts({
  kinds: { 'footpath-report': ModeratedReports },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: mapsContentDescribed,
  moderated: mapsContentModerated,
  endpoint: showModeratedReports,
  excerpts: listReportExcerpts,
  corrections: { store: correctReportByStaff, own: readReportCorrection },
});
