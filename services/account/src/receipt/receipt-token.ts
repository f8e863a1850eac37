import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** What a link in a receipt’s mail proves: the mail came to whoever gave. The table holds its hash alone. */
export const newReceiptToken = (): string => randomBytes(BYTES).toString('base64url');

export const receiptTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
