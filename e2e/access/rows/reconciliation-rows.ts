import { everyone, signedIn, staff, type AccessRows } from '../access-row';

/** This ID does not exist. Only access is checked here. */
const params = { id: '5c4f2f3e-91a7-4d39-a2ad-0d8a4a1b7c11' };

/** Receipts, and reconciliation of donations by staff. */
export const RECONCILIATION_ROWS: AccessRows = {
  getDonationReceipt: signedIn(404, () => ({ params })),
  getDonationReceiptByLink: everyone(404, () => ({ body: { token: 'A'.repeat(43), gift: params.id } })),
  listDonations: staff('admin', 200),
  getDonationTotals: staff('admin', 200),
  exportDonations: staff('admin', 200, () => ({ query: 'year=2026' })),
  // This body is invalid, so nothing is refunded.
  refundDonation: staff('admin', 422, () => ({ params, body: {} })),
  listReconciliationDifferences: staff('admin', 200),
  reconcileDonations: staff('admin', 201),
};
