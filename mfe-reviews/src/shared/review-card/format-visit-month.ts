import { monthWords } from '@waymark/contracts-core';

/** `May 2024` for `2024-05`; empty for what is not a month. */
export function formatVisitMonth(month: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return '';
  return monthWords(month);
}
