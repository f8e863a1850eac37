import { donationEmailOf } from '../donation/donation-email';
import type { SecretBox } from '../support/secret-box';

/** The donor's email fields in a monthly donation's row. */
interface GiverOfMonthly {
  memberEmail: string | null;
  sealedEmail: string | null;
}

/** Returns the email address of a monthly donation's donor, or null when the donor has deleted their account. */
export const giverAddress = (box: SecretBox, id: string, { memberEmail, sealedEmail }: GiverOfMonthly): string | null =>
  memberEmail ?? (sealedEmail === null ? null : box.open(sealedEmail, donationEmailOf(id)));
