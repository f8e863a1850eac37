import { moneyWords } from '@waymark/contracts-core';

interface Refund {
  giftId: string;
  amountPence: number;
  givenPence: number;
}

/** A refund in the log of staff acts. */
export const refundDetail = ({ giftId, amountPence, givenPence }: Refund): string =>
  `${moneyWords(amountPence)} of ${moneyWords(givenPence)}, gift ${giftId}`;
