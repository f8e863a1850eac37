import { moneyWords } from '@waymark/contracts-core';

interface Refund {
  giftId: string;
  amountPence: number;
  givenPence: number;
}

/** Text of a refund in the audit log of staff actions. */
export const refundDetail = ({ giftId, amountPence, givenPence }: Refund): string =>
  `${moneyWords(amountPence)} of ${moneyWords(givenPence)}, gift ${giftId}`;
