import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  activityOfDayEndpoint,
  moderationContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/user-profiles/moderated';
const KINDS = ['profile'] as const;

export const readProfileForModeration = moderationContentEndpoint('readProfileForModeration', FOLDER, KINDS);
export const listProfileExcerpts = contentExcerptsEndpoint('listProfileExcerpts', FOLDER, KINDS);
export const correctProfileByStaff = correctionEndpoint('correctProfileByStaff', FOLDER, KINDS);
export const readProfileCorrection = ownCorrectionEndpoint('readProfileCorrection', FOLDER);

/** What a member changed in this service on one day, for the staff's bulk undo. */
export const showAccountDay = activityOfDayEndpoint('showAccountDay', '/api/user-profiles/member-days');

export const MODERATION_ENDPOINTS = [
  readProfileForModeration,
  listProfileExcerpts,
  correctProfileByStaff,
  readProfileCorrection,
  showAccountDay,
] as const;
