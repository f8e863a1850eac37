/** "1 error", "3 errors". */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
