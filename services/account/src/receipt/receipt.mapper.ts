import type { DonationReceipt } from '@waymark/contracts-account';
import type { Operator } from '@waymark/contracts-core';
import { receiptNumberText } from './receipt-number';
import type { ReceiptRow } from './receipt.repository';

export function toDonationReceipt(row: ReceiptRow, { name, email, address }: Operator): DonationReceipt {
  const { giftId, amountPence, refundedPence, kind, mode, givenBy, receivedAt } = row;
  return {
    giftId,
    number: receiptNumberText(row),
    givenOn: receivedAt.toISOString(),
    amountPence,
    refundedPence,
    kind,
    mode,
    givenBy,
    operator: { name, email, address },
  };
}
