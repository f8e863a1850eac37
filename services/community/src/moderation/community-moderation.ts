import {
  caseDecided,
  communityContentDescribed,
  communityContentModerated,
  contentReported,
  correctTrip,
  readTripCorrection,
  readTripForModeration,
  listTripExcerpts,
} from '@waymark/contracts-community';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { CommentModeration } from './comment-moderation';
import { TripModeration } from './trip-moderation';

/** The content of this service that moderators can hide, in the same way as in every other service. */
export const COMMUNITY_MODERATION = moderationParts({
  kinds: { trip: TripModeration, 'trip-comment': CommentModeration },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: communityContentDescribed,
  moderated: communityContentModerated,
  endpoint: readTripForModeration,
  excerpts: listTripExcerpts,
  corrections: { store: correctTrip, own: readTripCorrection },
});
