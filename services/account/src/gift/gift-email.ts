import type { SealedFor } from '../support/secret-box';

/** What a giver's address is sealed for: the row of their gift (or of their monthly gift) alone, which may be nobody's. */
export function giftEmailOf(giftId: string): SealedFor {
  return { memberId: 0, purpose: `gift-email.${giftId}` };
}
