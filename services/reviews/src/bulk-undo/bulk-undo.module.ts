import { Module } from '@nestjs/common';
import { bulkUndoDecided } from '@waymark/contracts-community';
import { reviewsBulkUndoDone, reviewsContentModerated, showReviewsDay } from '@waymark/contracts-reviews';
import { bulkUndoParts, OnEvent } from '@waymark/service-kit';
import { ModerationModule } from '../moderation/moderation.module';
import { PlaceReportModule } from '../place-report/place-report.module';
import { VenueModule } from '../venue/venue.module';
import { VoteModule } from '../vote/vote.module';
import { UndoneAnswers, UndoneNotices, UndonePhotos, UndoneReviews, UndoneSuggestions } from './undone-content';
import { UndonePlaceReports } from './undone-place-reports';
import { UndoneVotes } from './undone-votes';

const PARTS = bulkUndoParts({
  kinds: {
    review: UndoneReviews,
    'venue-answer': UndoneAnswers,
    'venue-photo': UndonePhotos,
    vote: UndoneVotes,
    'place-report': UndonePlaceReports,
    notice: UndoneNotices,
    'service-suggestion': UndoneSuggestions,
  },
  onDecided: OnEvent(bulkUndoDecided),
  done: reviewsBulkUndoDone,
  moderated: reviewsContentModerated,
  endpoint: showReviewsDay,
});

/** Members' activity in this slice that staff can undo for a whole day. */
@Module({ imports: [ModerationModule, PlaceReportModule, VenueModule, VoteModule], ...PARTS })
export class BulkUndoModule {}
