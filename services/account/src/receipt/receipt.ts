import { createHash, randomBytes } from 'node:crypto';

const DIGITS = 6;

export interface ReceiptNumber {
  year: number;
  number: number;
}

/** Formats a receipt's number as printed: `2026-000012`. */
export const receiptNumberText = ({ year, number }: ReceiptNumber): string =>
  `${year}-${String(number).padStart(DIGITS, '0')}`;

/** Parses a typed receipt number, with or without leading zeros; returns null when it is invalid. */
export function readReceiptNumber(text: string): ReceiptNumber | null {
  const [, year, number] = /^(20\d{2})-(\d{1,9})$/.exec(text) ?? [];
  return year === undefined || number === undefined ? null : { year: Number(year), number: Number(number) };
}

const BYTES = 32;

/**
 * Secret in the link of a receipt's email, which proves that the reader is the donor. The table stores only its hash.
 */
export const newReceiptToken = (): string => randomBytes(BYTES).toString('base64url');

export const receiptTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
