import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As Stripe makes them: the prefix says what it is. */
export const newId = (prefix: string): string => `${prefix}_${random(24)}`;

export const newSecret = (id: string): string => `${id}_secret_${random(25)}`;

/** Stripe's types let a reference be the object itself; here it is always kept as an id. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
