import {
  contentExcerptsEndpoint,
  correctionEndpoint,
  moderatedContentEndpoint,
  ownCorrectionEndpoint,
} from '@waymark/contracts-core';

const FOLDER = '/api/trip-blogs/moderated';
const KINDS = ['trip', 'trip-comment'] as const;

export const showModeratedTrips = moderatedContentEndpoint('showModeratedTrips', FOLDER, KINDS);
export const listTripExcerpts = contentExcerptsEndpoint('listTripExcerpts', FOLDER, KINDS);
export const correctTrip = correctionEndpoint('correctTrip', FOLDER, KINDS);
export const readTripCorrection = ownCorrectionEndpoint('readTripCorrection', FOLDER);

export const MODERATED_ENDPOINTS = [showModeratedTrips, listTripExcerpts, correctTrip, readTripCorrection] as const;
