import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import type { EndpointContract } from '@waymark/contracts-core';
import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';

/** Endpoints that a member who cannot post can still use: they publish nothing, or are the member's right. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  community: [
    ...['sendReport', 'sendFeedback', 'appealDecision', 'unsubscribeByMail'],
    ...['readLinkedStatementOfReasons', 'appealByLink'],
    ...['deleteComment', 'decideComment', 'deleteTripBlog', 'saveTripDraft', 'deleteTripDraft', 'previewTripText'],
    ...['likeTripBlog', 'viewTripBlog', 'markAllNotificationsRead', 'markNotificationRead', 'changeMailSettings'],
    ...['followMember', 'unfollowMember', 'blockMember', 'unblockMember', 'muteMember', 'unmuteMember'],
  ],
  // Called by other programs, without a session.
  maps: ['reportByOpen311', 'reportByOpen311Xml'],
  reviews: [
    ...['deleteReview', 'castVote', 'reportReview', 'reportPlace'],
    // Claiming a venue is not posting; a public reply in its name is.
    ...['claimVenue', 'sendOwnerCode', 'sendOwnerCodeAgain', 'askForOwnerCheck', 'giveUpClaim'],
    // For visitors too, and read by staff before anybody else reads it.
    ...['suggestSupportService', 'readServiceQuestion', 'answerServiceQuestion'],
  ],
};
const OWN: ReadonlyArray<[string, readonly EndpointContract[]]> = [
  ['community', COMMUNITY_ENDPOINTS],
  ['reviews', REVIEWS_ENDPOINTS],
  ['maps', MAPS_ENDPOINTS],
];

const writes = (endpoints: readonly EndpointContract[]) =>
  endpoints.filter(({ method, access }) => method !== 'GET' && ['visitor', 'member'].includes(access));

describe('what posts (F6.7)', () => {
  it.each(OWN)('in %s is refused to restricted members; everything else is listed here', (slice, endpoints) => {
    const free = writes(endpoints).filter(({ posts }) => !posts);
    expect(free.map(({ name }) => name).toSorted()).toEqual((STAYS[slice] ?? []).toSorted());
  });

  it('in account is what others read of a member', () => {
    const posts = writes(ACCOUNT_ENDPOINTS).filter((endpoint) => endpoint.posts);
    expect(posts.map(({ name }) => name).toSorted()).toEqual(['changeName', 'putPublicProfile']);
  });
});
