/** Of gateways that answered something that is no report. */
export const unreadableLines = (names: readonly string[]): string[] =>
  names.map((name) => `Gateway ${name} answers what cannot be read: nobody knows which releases it serves.`);
