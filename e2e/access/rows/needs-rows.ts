import { signedIn, type AccessRows, type Who } from '../access-row';
import type { World } from '../world';

const NEEDS = { hasVegan: 1, consentToHealthData: true };
const LIST = '/api/accessibility-preferences';

/** Each caller saves needs first. Without a session that is refused too. */
const ownNeeds = async ({ people }: World, who: Who) => {
  await people[who].post(LIST, { data: NEEDS });
  return {};
};

/** Saves needs of `member` for this one request. */
const membersNeeds = async ({ people, memberId }: World) => {
  await people.member.post(LIST, { data: NEEDS });
  return { params: { userId: memberId }, body: NEEDS };
};

/** Nobody reads the needs of other members: no moderator, no admin. */
export const NEEDS_ROWS: AccessRows = {
  getOwnPreferences: signedIn(200, ownNeeds),
  getPreferences: signedIn(200, membersNeeds, 403),
  createPreferences: signedIn(422, () => ({ body: { hasVegan: 'often' } })),
  updatePreferences: signedIn(200, membersNeeds, 403),
  getHealthConsent: signedIn(200),
  withdrawHealthConsent: signedIn(204),
};
