import { signedIn, type AccessRows } from '../access-row';
import type { World } from '../world';

const theMember = ({ memberId }: World) => ({ params: { id: memberId } });
/** A member who does not exist, so no member of the matrix gets blocked. Only access is checked here. */
const nobody = () => ({ params: { id: 2_000_000_000 } });

export const PEOPLE_ROWS: AccessRows = {
  suggestPeople: signedIn(200),
  listBlocked: signedIn(200),
  listMuted: signedIn(200),
  readRelation: signedIn(200, theMember),
  listFollowers: signedIn(200, theMember),
  listFollowing: signedIn(200, theMember),
  // 409: members cannot do this to themselves.
  followMember: signedIn(409, theMember, 200),
  unfollowMember: signedIn(409, theMember, 200),
  muteMember: signedIn(409, theMember, 200),
  unmuteMember: signedIn(409, theMember, 200),
  blockMember: signedIn(404, nobody),
  unblockMember: signedIn(200, nobody),
};
