import type { StaffDonation } from '@waymark/contracts-account';
import { receiptNumberText } from '../receipt/receipt-number';
import type { StaffDonationRow } from './donation-list.repository';

export function toStaffDonation({
  receiptYear,
  receiptNumber,
  createdAt,
  receivedAt,
  refunds,
  ...row
}: StaffDonationRow): StaffDonation {
  const receipt = receiptYear !== null && receiptNumber !== null ? { year: receiptYear, number: receiptNumber } : null;
  return {
    ...row,
    receiptNumber: receipt && receiptNumberText(receipt),
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    refunds: refunds.map((refund) => ({ ...refund, createdAt: new Date(refund.createdAt).toISOString() })),
  };
}
