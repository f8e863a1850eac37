import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  memberDayEndpoint,
  moderatedContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/user-profiles/moderated';
const KINDS = ['profile'] as const;

export const showModeratedProfiles = moderatedContentEndpoint('showModeratedProfiles', FOLDER, KINDS);
export const listProfileExcerpts = contentExcerptsEndpoint('listProfileExcerpts', FOLDER, KINDS);
export const correctProfileByStaff = correctionEndpoint('correctProfileByStaff', FOLDER, KINDS);
export const readProfileCorrection = ownCorrectionEndpoint('readProfileCorrection', FOLDER);

/** What a member changed in this service on one day, for the staff's bulk undo. */
export const showAccountDay = memberDayEndpoint('showAccountDay', '/api/user-profiles/member-days');

export const MODERATED_ENDPOINTS = [
  showModeratedProfiles,
  listProfileExcerpts,
  correctProfileByStaff,
  readProfileCorrection,
  showAccountDay,
] as const;
