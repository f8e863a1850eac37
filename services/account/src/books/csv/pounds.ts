const PENCE = 100;

/** `12.50`: as a spreadsheet adds it up, whatever country it is set to. Of a sum that is not below zero. */
export const pounds = (pence: number): string =>
  `${Math.trunc(pence / PENCE)}.${String(pence % PENCE).padStart(2, '0')}`;
