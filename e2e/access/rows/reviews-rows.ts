import { phonePhoto } from '../../support/phone-photo';
import { everyone, signedIn, staff, type AccessRows } from '../access-row';
import { OWNER_ROWS } from './owner-rows';
import { SERVICE_DESK_ROWS } from './service-desk-rows';

const SERVICES = Buffer.from('name,type\n');

export const REVIEWS_ROWS: AccessRows = {
  ...OWNER_ROWS,
  getOpenApi: everyone(200),
  showReviewsDay: staff('moderator', 200, ({ memberId }) => ({ params: { memberId, day: '2026-01-01' } })),
  readReviewForModeration: staff('moderator', 200, ({ reviewId }) => ({
    params: { kind: 'review', contentId: String(reviewId) },
  })),
  listReviewsExcerpts: staff('moderator', 200, ({ reviewId }) => ({ query: `of=review:${reviewId}` })),
  correctReview: staff('moderator', 404, () => ({
    params: { kind: 'review', contentId: '1999999999' },
    body: { caseId: 1, parts: { comment: 'Put right by staff.' } },
  })),
  // No statement has this ID. The service's own spec checks ownership.
  readReviewCorrection: signedIn(404, () => ({ params: { id: 2_147_483_647 } })),
  suggestSupportService: everyone(201, () => ({
    body: { name: 'Help', type: 'guide', city: 'Testham', phone: '0113 496 0000', howKnown: 'I asked there.' },
  })),
  // This token is invalid. The service's own spec checks what a valid one opens.
  readServiceQuestion: everyone(400, () => ({ body: { token: '1.x' } })),
  answerServiceQuestion: everyone(400, () => ({ body: { token: '1.x', answer: 'right' } })),
  searchVenues: everyone(200, () => ({ query: 'q=leeds' })),
  understoodSearch: everyone(200, () => ({ query: 'q=station%20leeds' })),
  listHashtagCounts: everyone(200),
  listHashtagDescriptions: everyone(200),
  getVenue: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  listVenueFacts: everyone(200, ({ venueId }) => ({ query: `ids=${venueId}` })),
  getVenueByPlace: everyone(200, ({ venueId }) => ({ params: { placeId: venueId } })),
  findOrCreateVenue: signedIn(201, (_world, who) => ({
    body: { name: `Matrix ${who} ${Date.now()}`, city: 'Leeds', country: 'UK', category: 'restaurant' },
  })),
  listAttractions: everyone(200),
  // The world has venues and no attractions, so no attraction has this ID.
  getAttraction: everyone(404, ({ venueId }) => ({ params: { id: venueId } })),
  findOrCreateAttraction: signedIn(201, (_world, who) => ({
    body: { name: `Matrix rock ${who} ${Date.now()}`, city: 'Leeds', category: 'viewpoint' },
  })),
  giveAnswer: signedIn(200, ({ claimedVenueId, claimedFeature }) => ({
    params: { id: claimedVenueId, feature: claimedFeature },
    body: { answer: 1 },
  })),
  listStatements: everyone(200, ({ claimedVenueId, claimedFeature }) => ({
    params: { id: claimedVenueId },
    query: `feature=${claimedFeature}`,
  })),
  postNotice: signedIn(201, ({ venueId }) => ({
    params: { id: venueId },
    body: { text: 'Lift out of order', feature: 'LiftAccess', endsOn: new Date().toISOString().slice(0, 10) },
  })),
  // No notice has this ID. The service's own spec checks each action.
  answerNotice: signedIn(404, ({ venueId }) => ({
    params: { id: venueId, noticeId: 2_147_483_647 },
    body: { isStillSo: true },
  })),
  reportPlace: signedIn(200, ({ venueId }) => ({ params: { id: venueId }, body: { what: 'open' } })),
  getNearestStation: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  listNearbyVenues: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  listVenuePhotos: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  listReviews: everyone(200),
  publishReview: signedIn(201, ({ venueId }) => ({
    body: {
      venueId,
      reviewerName: 'Robin',
      disabilityType: 'mobility',
      consentToHealthData: true,
      detailedReview: 'Wide doors and a ramp.',
      content: 'Wide doors and a ramp.',
    },
  })),
  // `member` wrote this review. Other members find no review of their own here and may not change it.
  getOwnReview: signedIn(200, ({ reviewId }) => ({ params: { id: reviewId } }), 404),
  editReview: signedIn(
    200,
    ({ reviewId }) => ({
      params: { id: reviewId },
      body: { reviewerName: 'Robin', disabilityType: 'prefer_not_to_say', detailedReview: 'Wide doors and a ramp.' },
    }),
    403,
  ),
  deleteReview: signedIn(404, () => ({ params: { id: 2_000_000_000 } })),
  reportReview: signedIn(403, ({ reviewId }) => ({ params: { id: reviewId }, body: { reason: 'other' } }), 200),
  listOwnReviews: signedIn(200),
  summariseOwnReviews: signedIn(200),
  readOwnTrust: signedIn(200),
  uploadPhoto: signedIn(201, () => ({
    file: { field: 'photo', name: 'ramp.jpg', type: 'image/jpeg', bytes: phonePhoto() },
  })),
  getPhoto: everyone(404, () => ({ params: { id: '00000000-0000-4000-8000-000000000000', size: 'full' } })),
  getVotes: everyone(200, ({ reviewId }) => ({ params: { id: reviewId } })),
  // `member` wrote this review, and nobody may vote on their own.
  castVote: signedIn(403, ({ reviewId }) => ({ params: { id: reviewId }, body: { isHelpful: true } }), 200),
  getTopReviewer: everyone(200),
  getTopReviewerStatus: everyone(200, ({ memberId }) => ({ params: { userId: memberId } })),
  listSupportServices: everyone(200),
  getSupportServiceFilters: everyone(200),
  importSupportServices: staff('admin', 200, () => ({
    query: 'dryRun=true',
    file: { field: 'file', name: 'services.csv', type: 'text/csv', bytes: SERVICES },
  })),
  ...SERVICE_DESK_ROWS,
  getVenueMetadata: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  getVenueGeoJson: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  getVenueA11yJson: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  listDataDumps: everyone(200),
  // No dump has this name. The service's own spec checks the content.
  getDataDump: everyone(404, () => ({ params: { name: 'none' } })),
  showVenueCard: everyone(200, ({ venueId }) => ({ params: { id: venueId } })),
  getHomeMetadata: everyone(200),
  getReviewsMetadata: everyone(200),
  listSitemapParts: everyone(200),
  getSitemapPart: everyone(200, () => ({ params: { part: 1 } })),
};
