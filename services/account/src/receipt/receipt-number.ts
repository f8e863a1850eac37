const DIGITS = 6;

export interface ReceiptNumber {
  year: number;
  number: number;
}

/** `2026-000012`, as it stands on the paper. */
export const receiptNumberText = ({ year, number }: ReceiptNumber): string =>
  `${year}-${String(number).padStart(DIGITS, '0')}`;

/** What somebody typed of it; null when it is none. The zeros may be left out. */
export function readReceiptNumber(text: string): ReceiptNumber | null {
  const [, year, number] = /^(20\d{2})-(\d{1,9})$/.exec(text) ?? [];
  return year === undefined || number === undefined ? null : { year: Number(year), number: Number(number) };
}
