import { type AccessRows, everyone, signedIn, staff } from '../access-row';

const NOBODY = 2_147_483_647;
type Place = { venueId: number };
const ofVenue = ({ venueId }: Place) => ({ params: { id: venueId } });

/** No venue here has an owner or a website. The service's own spec checks each action. */
export const OWNER_ROWS: AccessRows = {
  getVenueSays: everyone(200, ofVenue),
  getOwnClaim: signedIn(200, ofVenue),
  listOwnPlaces: signedIn(200),
  sendOwnerCode: signedIn(409, ({ venueId }) => ({ params: { id: venueId }, body: { address: 'info@place.org' } })),
  sendOwnerCodeAgain: signedIn(409, ofVenue),
  claimVenue: signedIn(409, ({ venueId }) => ({ params: { id: venueId }, body: { code: 'ABCD-EFGH' } })),
  askForOwnerCheck: signedIn(201, ({ venueId }) => ({
    params: { id: venueId },
    body: { words: 'I am the manager of it.' },
  })),
  giveUpClaim: signedIn(403, () => ({ params: { id: NOBODY } })),
  sayFact: signedIn(403, ({ claimedVenueId, claimedFeature }) => ({
    params: { id: claimedVenueId, feature: claimedFeature },
    body: { value: 'yes' },
  })),
  answerReview: signedIn(403, ({ reviewId }) => ({ params: { id: reviewId }, body: { text: 'Thank you.' } })),
  editOwnerAnswer: signedIn(403, ({ reviewId }) => ({ params: { id: reviewId }, body: { text: 'Thank you.' } })),
  listOwnerClaims: staff('moderator', 200),
  decideOwnerClaim: staff('moderator', 404, () => ({
    params: { venueId: NOBODY, memberId: NOBODY },
    body: { act: 'give', reason: 'The website names them.', version: 1 },
  })),
};
