import { randomInt } from 'node:crypto';

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number) => Array.from({ length }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');

/** Returns an id in Stripe's format: the prefix names the type. */
export const newId = (prefix: string): string => `${prefix}_${random(24)}`;

export const newSecret = (id: string): string => `${id}_secret_${random(25)}`;

/** In Stripe's types a reference may be the object itself; here it is always stored as an id. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
