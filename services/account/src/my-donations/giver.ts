import { receiptTokenHash } from '../receipt/receipt-token';

/** The person who views donations: a member, or the holder of the link in a receipt's email. */
export type Giver = { readonly memberId: number } | { readonly linkHash: string };

export const giverByLink = (token: string): Giver => ({ linkHash: receiptTokenHash(token) });
