import { giftEmailOf } from '../gift/gift-email';
import type { SecretBox } from '../support/secret-box';

/** As a monthly gift's row tells of its giver. */
interface GiverOfMonthly {
  memberEmail: string | null;
  sealedEmail: string | null;
}

/** Where the giver of a monthly gift is written to; null when nobody is left to tell, since the giver has left. */
export const giverAddress = (box: SecretBox, id: string, { memberEmail, sealedEmail }: GiverOfMonthly): string | null =>
  memberEmail ?? (sealedEmail === null ? null : box.open(sealedEmail, giftEmailOf(id)));
