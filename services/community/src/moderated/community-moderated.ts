import {
  caseDecided,
  communityContentDescribed,
  communityContentModerated,
  contentReported,
  correctTrip,
  readTripCorrection,
  showModeratedTrips,
  listTripExcerpts,
} from '@waymark/contracts-community';
import { moderatedParts, OnEvent } from '@waymark/service-kit';
import { ModeratedComments } from './moderated-comments';
import { ModeratedTrips } from './moderated-trips';

/** What this slice keeps that staff may hide, and how: the same way as in every other. */
export const COMMUNITY_MODERATED = moderatedParts({
  kinds: { trip: ModeratedTrips, 'trip-comment': ModeratedComments },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: communityContentDescribed,
  moderated: communityContentModerated,
  endpoint: showModeratedTrips,
  excerpts: listTripExcerpts,
  corrections: { store: correctTrip, own: readTripCorrection },
});
