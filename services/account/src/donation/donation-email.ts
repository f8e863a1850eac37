import type { SealedFor } from '../support/secret-box';

/** Binds an encrypted donor address to the row of a donation or monthly donation, which may belong to no member. */
export function donationEmailOf(giftId: string): SealedFor {
  return { memberId: 0, purpose: `gift-email.${giftId}` };
}
