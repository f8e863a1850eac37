import { everyone, signedIn, staff, type AccessRows } from '../access-row';

/** Nobody's: what is looked at is who may ask. */
const params = { id: '5c4f2f3e-91a7-4d39-a2ad-0d8a4a1b7c11' };

/** Receipts, and the books of gifts as staff see them. */
export const GIFT_BOOKS_ROWS: AccessRows = {
  getGiftReceipt: signedIn(404, () => ({ params })),
  getGiftReceiptByLink: everyone(404, () => ({ body: { token: 'A'.repeat(43), gift: params.id } })),
  listGifts: staff('admin', 200),
  getGiftTotals: staff('admin', 200),
  exportGifts: staff('admin', 200, () => ({ query: 'year=2026' })),
  // What they send is wrong, so that nothing is given back.
  refundGift: staff('admin', 422, () => ({ params, body: {} })),
  listBooksDifferences: staff('admin', 200),
  compareBooks: staff('admin', 201),
};
