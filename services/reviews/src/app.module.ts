import { Module } from '@nestjs/common';
import { REVIEWS_ENDPOINTS, REVIEWS_EVENTS, REVIEWS_PROBLEMS, getOpenApi } from '@waymark/contracts-reviews';
import { KitModule, openApiController, privacyParts } from '@waymark/service-kit';
import { photoParts } from '@waymark/service-kit/photo';
import manifest from '../service.json' with { type: 'json' };
import { AnswerWriter } from './answer/answer-writer';
import { GiveAnswerController } from './answer/give-answer.controller';
import { GiveAnswer } from './answer/give-answer.use-case';
import { ATTRACTION_CONTROLLERS, ATTRACTION_PROVIDERS } from './attraction/attraction-parts';
import { reviewsConfigSchema } from './config';
import { CONSUMERS } from './consumers/consumers';
import { DATA_OUT_CONTROLLERS, DATA_OUT_PROVIDERS } from './data-out/data-out-parts';
import { LEDGER_CONTROLLERS, LEDGER_PROVIDERS } from './ledger-parts';
import { REVIEWS_MODERATION } from './moderation/reviews-moderation';
import { AUDIT_PROVIDERS } from './audit/audit-parts';
import { OWNER_CONTROLLERS, OWNER_PROVIDERS } from './owner/owner-parts';
import { REVIEWS_BULK_UNDO } from './bulk-undo/reviews-bulk-undo';
import { PhotoController } from './photo/photo.controller';
import { PAGE_METADATA_CONTROLLERS, PAGE_METADATA_PROVIDERS } from './page-metadata/page-metadata-parts';
import { REVIEW_PHOTOS } from './photo/photo.declaration';
import { PrismaService } from './prisma.service';
import { MemberProjection } from './consumers/member-projection';
import { EraseMember } from './privacy/erase-member';
import { GatherMember } from './privacy/gather-member';
import { MemberFiles } from './privacy/member-files';
import { MemberNotices } from './privacy/member-notices';
import { MemberOwner } from './privacy/member-owner';
import { MemberPhotos } from './privacy/member-photos';
import { MemberReviews } from './privacy/member-reviews';
import { MemberVotes } from './privacy/member-votes';
import { REVIEWS_PRIVACY } from './privacy/privacy.declaration';
import { ReviewerTally } from './consumers/reviewer-tally';
import { ReviewController } from './review/review.controller';
import { OwnReviewsRepository } from './review/own-reviews.repository';
import { PublishReview } from './review/publish-review.use-case';
import { ReviewCounts } from './review/review-counts';
import { ReviewPages } from './review/review-pages';
import { ReviewRepository } from './review/review.repository';
import { HealthConsent } from './review/health-consent';
import { ReviewAutoFlags } from './review/review-auto-flags';
import { ReviewWriter } from './review/review-writer';
import { ReviewParts } from './review/review-parts';
import { OwnReview } from './review/own-review';
import { EditReview } from './review/edit-review.use-case';
import { DeleteReview } from './review/delete-review.use-case';
import { ReportReview } from './review/report-review.use-case';
import { IndexKeeper } from './search/index-keeper';
import { MeilisearchClient } from './search/meilisearch-client';
import { MeilisearchSearch } from './search/meilisearch-search';
import { HashtagCounts } from './search/hashtag-counts/hashtag-counts';
import { ListHashtagCountsController } from './search/hashtag-counts/list-hashtag-counts.controller';
import { KindTotals } from './search/kind-totals';
import { FilteredSearch } from './search/filtered-search';
import { PlaceStore } from './search/places/place-store';
import { PostgresSearch } from './search/postgres-search';
import { SearchEngine } from './search/search-engine';
import { SearchIndexer } from './search/search-indexer';
import { SearchWarmUp } from './search/search-warm-up';
import { SearchableRows } from './search/searchable-rows';
import { TagSearch } from './search/tag-search';
import { GoneVenues } from './search/understood-search/gone-venues';
import { Loading } from './search/understood-search/loading';
import { SearchHits } from './search/understood-search/search-hits';
import { UnderstoodSearchController } from './search/understood-search/understood-search.controller';
import { SearchUnderstood } from './search/understood-search/understood-search.use-case';
import { SupportServiceController } from './support-service/support-service.controller';
import { SERVICE_DESK_CONTROLLERS, SUPPORT_SERVICE_PROVIDERS } from './support-service/support-service-providers';
import { TRUST_CONTROLLERS, TRUST_PROVIDERS } from './trust/trust-parts';
import { TopReviewerController } from './top-reviewer/top-reviewer.controller';
import { TopReviewerRepository } from './top-reviewer/top-reviewer.repository';
import { VenuePageController } from './venue-page/venue-page.controller';
import { FindOrCreateVenue } from './venue-page/find-or-create-venue.use-case';
import { VenueController } from './venue/venue.controller';
import { VenueFactsRepository } from './venue/venue-facts.repository';
import { SearchVenuesController } from './search/search-venues/search-venues.controller';
import { SearchVenues } from './search/search-venues/search-venues.use-case';
import { VenuePage } from './venue-page/venue-page';
import { FindOrCreatePlace } from './venue/find-or-create-place';
import { VenueRepository } from './venue/venue.repository';
import { VenueWriter } from './venue/venue-writer';
import { ListHashtagDescriptionsController } from './hashtag-description/list-hashtag-descriptions.controller';
import { HashtagDescriptionRepository } from './hashtag-description/hashtag-description.repository';
import { VoteController } from './vote/vote.controller';
import { CastVote } from './vote/cast-vote.use-case';
import { VoteRepository } from './vote/vote.repository';

const privacy = privacyParts(REVIEWS_PRIVACY);

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: REVIEWS_ENDPOINTS,
  problems: REVIEWS_PROBLEMS,
});

@Module({
  imports: [
    KitModule.forRoot({
      config: reviewsConfigSchema,
      service: 'reviews',
      stream: 'reviews',
      events: REVIEWS_EVENTS,
      subscriptions: ['reviews', 'account', 'community'],
      uploads: manifest.uploads,
    }),
  ],
  controllers: [
    SearchVenuesController,
    UnderstoodSearchController,
    ListHashtagCountsController,
    ListHashtagDescriptionsController,
    VenueController,
    VenuePageController,
    GiveAnswerController,
    ReviewController,
    VoteController,
    TopReviewerController,
    PhotoController,
    SupportServiceController,
    ...SERVICE_DESK_CONTROLLERS,
    ...ATTRACTION_CONTROLLERS,
    ...LEDGER_CONTROLLERS,
    ...PAGE_METADATA_CONTROLLERS,
    ...DATA_OUT_CONTROLLERS,
    ...OWNER_CONTROLLERS,
    ...CONSUMERS,
    openApi,
    ...REVIEWS_MODERATION.controllers,
    ...TRUST_CONTROLLERS,
    ...REVIEWS_BULK_UNDO.controllers,
    ...privacy.controllers,
  ],
  providers: [
    PrismaService,
    AnswerWriter,
    GiveAnswer,
    SearchVenues,
    SearchUnderstood,
    SearchHits,
    GoneVenues,
    Loading,
    SearchableRows,
    PlaceStore,
    VenuePage,
    FindOrCreateVenue,
    VenueRepository,
    VenueFactsRepository,
    VenueWriter,
    FindOrCreatePlace,
    ReviewPages,
    ReviewCounts,
    PublishReview,
    ReviewParts,
    OwnReview,
    EditReview,
    DeleteReview,
    ReportReview,
    ReviewRepository,
    OwnReviewsRepository,
    ReviewAutoFlags,
    ReviewWriter,
    HealthConsent,
    CastVote,
    VoteRepository,
    TopReviewerRepository,
    MeilisearchClient,
    MeilisearchSearch,
    HashtagCounts,
    HashtagDescriptionRepository,
    KindTotals,
    FilteredSearch,
    PostgresSearch,
    SearchEngine,
    IndexKeeper,
    SearchIndexer,
    SearchWarmUp,
    TagSearch,
    ReviewerTally,
    MemberProjection,
    ...photoParts(REVIEW_PHOTOS),
    ...ATTRACTION_PROVIDERS,
    ...LEDGER_PROVIDERS,
    ...PAGE_METADATA_PROVIDERS,
    ...DATA_OUT_PROVIDERS,
    ...AUDIT_PROVIDERS,
    ...OWNER_PROVIDERS,
    ...SUPPORT_SERVICE_PROVIDERS,
    ...REVIEWS_MODERATION.providers,
    ...TRUST_PROVIDERS,
    ...REVIEWS_BULK_UNDO.providers,
    ...privacy.providers,
    EraseMember,
    GatherMember,
    MemberFiles,
    MemberNotices,
    MemberOwner,
    MemberPhotos,
    MemberReviews,
    MemberVotes,
  ],
})
export class AppModule {}
