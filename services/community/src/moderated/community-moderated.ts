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

/** The content of this service that moderators can hide, in the same way as in every other service. */
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
