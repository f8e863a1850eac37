import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  moderationContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/trip-blogs/moderated';
const KINDS = ['trip', 'trip-comment'] as const;

export const readTripForModeration = moderationContentEndpoint('readTripForModeration', FOLDER, KINDS);
export const listTripExcerpts = contentExcerptsEndpoint('listTripExcerpts', FOLDER, KINDS);
export const correctTrip = correctionEndpoint('correctTrip', FOLDER, KINDS);
export const readTripCorrection = ownCorrectionEndpoint('readTripCorrection', FOLDER);

export const MODERATION_ENDPOINTS = [readTripForModeration, listTripExcerpts, correctTrip, readTripCorrection] as const;
