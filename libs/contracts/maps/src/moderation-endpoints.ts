import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  activityOfDayEndpoint,
  moderationContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/footpath-reports/moderated';
const KINDS = ['footpath-report'] as const;

export const readReportForModeration = moderationContentEndpoint('readReportForModeration', FOLDER, KINDS);
export const listReportExcerpts = contentExcerptsEndpoint('listReportExcerpts', FOLDER, KINDS);
export const correctReportByStaff = correctionEndpoint('correctReportByStaff', FOLDER, KINDS);
export const readReportCorrection = ownCorrectionEndpoint('readReportCorrection', FOLDER);

/** What a member did in this service on one day, for the staff's bulk undo. */
export const showMapsDay = activityOfDayEndpoint('showMapsDay', '/api/footpath-reports/member-days');

export const MODERATION_ENDPOINTS = [
  readReportForModeration,
  listReportExcerpts,
  correctReportByStaff,
  readReportCorrection,
  showMapsDay,
] as const;
