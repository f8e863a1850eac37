import { everyone, signedIn, staff, type AccessRows } from '../access-row';

/** This ID does not exist. Only access is checked here. */
const params = { id: '5c4f2f3e-91a7-4d39-a2ad-0d8a4a1b7c11' };

/** Receipts, and reconciliation of donations by staff. */
export const GIFT_BOOKS_ROWS: AccessRows = {
  getGiftReceipt: signedIn(404, () => ({ params })),
  getGiftReceiptByLink: everyone(404, () => ({ body: { token: 'A'.repeat(43), gift: params.id } })),
  listGifts: staff('admin', 200),
  getGiftTotals: staff('admin', 200),
  exportGifts: staff('admin', 200, () => ({ query: 'year=2026' })),
  // This body is invalid, so nothing is refunded.
  refundGift: staff('admin', 422, () => ({ params, body: {} })),
  listBooksDifferences: staff('admin', 200),
  compareBooks: staff('admin', 201),
};
