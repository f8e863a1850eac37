import type { StaffGift } from '@waymark/contracts-account';
import { receiptNumberText } from '../receipt/receipt-number';
import type { StaffGiftRow } from './gift-list.repository';

export function toStaffGift({
  receiptYear,
  receiptNumber,
  createdAt,
  receivedAt,
  refunds,
  ...row
}: StaffGiftRow): StaffGift {
  const receipt = receiptYear !== null && receiptNumber !== null ? { year: receiptYear, number: receiptNumber } : null;
  return {
    ...row,
    receiptNumber: receipt && receiptNumberText(receipt),
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    refunds: refunds.map((refund) => ({ ...refund, createdAt: new Date(refund.createdAt).toISOString() })),
  };
}
