import { receiptTokenHash } from '../receipt/receipt-token';

/** Who looks at gifts: a member, or whoever holds the link of a receipt's mail. */
export type Giver = { readonly memberId: number } | { readonly linkHash: string };

export const giverByLink = (token: string): Giver => ({ linkHash: receiptTokenHash(token) });
