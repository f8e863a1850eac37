import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import type { EndpointContract } from '@waymark/contracts-core';
import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import { REVIEWS_ENDPOINTS } from '@waymark/contracts-reviews';

/** What somebody whom staff hold back from posting does as before: it publishes nothing, or is their right. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  community: [
    ...['sendReport', 'sendFeedback', 'appealDecision', 'unsubscribeByMail'],
    ...['readLinkedStatementOfReasons', 'appealByLink'],
    ...['deleteComment', 'decideComment', 'deleteTripBlog', 'saveTripDraft', 'deleteTripDraft', 'previewTripText'],
    ...['likeTripBlog', 'viewTripBlog', 'markAllNotificationsRead', 'markNotificationRead', 'changeMailSettings'],
    ...['followMember', 'unfollowMember', 'blockMember', 'unblockMember', 'muteMember', 'unmuteMember'],
  ],
  // By other programs, whose requests carry nobody's session.
  maps: ['reportByOpen311', 'reportByOpen311Xml'],
  reviews: [
    ...['deleteReview', 'castVote', 'reportReview', 'reportPlace'],
    // Who answers for a venue is found out; what they then say in public is posting.
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
