import { donationEmailOf } from '../donation/donation-row';
import { receiptTokenHash } from '../receipt/receipt';
import type { SecretBox } from '../support/secret-box';

/** The person who views donations: a member, or the holder of the link in a receipt's email. */
export type Giver = { readonly memberId: number } | { readonly linkHash: string };

export const giverByLink = (token: string): Giver => ({ linkHash: receiptTokenHash(token) });

/** The donor's email fields in a monthly donation's row. */
interface GiverOfMonthly {
  memberEmail: string | null;
  sealedEmail: string | null;
}

/** Returns the email address of a monthly donation's donor, or null when the donor has deleted their account. */
export const giverAddress = (box: SecretBox, id: string, { memberEmail, sealedEmail }: GiverOfMonthly): string | null =>
  memberEmail ?? (sealedEmail === null ? null : box.open(sealedEmail, donationEmailOf(id)));
