import { signedIn, type AccessRows } from '../access-row';
import type { World } from '../world';

const theMember = ({ memberId }: World) => ({ params: { id: memberId } });
/** Somebody who is not there, so that nobody of the matrix is apart from another: who may ask is what is looked at. */
const nobody = () => ({ params: { id: 2_000_000_000 } });

export const PEOPLE_ROWS: AccessRows = {
  suggestPeople: signedIn(200),
  listBlocked: signedIn(200),
  listMuted: signedIn(200),
  readRelation: signedIn(200, theMember),
  listFollowers: signedIn(200, theMember),
  listFollowing: signedIn(200, theMember),
  // Nobody does any of this to themselves.
  followMember: signedIn(409, theMember, 200),
  unfollowMember: signedIn(409, theMember, 200),
  muteMember: signedIn(409, theMember, 200),
  unmuteMember: signedIn(409, theMember, 200),
  blockMember: signedIn(404, nobody),
  unblockMember: signedIn(200, nobody),
};
