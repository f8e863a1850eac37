import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/**
 * Secret in the link of a receipt's email, which proves that the reader is the donor. The table stores only its hash.
 */
export const newReceiptToken = (): string => randomBytes(BYTES).toString('base64url');

export const receiptTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
