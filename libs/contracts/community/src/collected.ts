import { z } from 'zod';

const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text that the browser collected and nobody typed: cut and cleaned rather than refused, because a long user agent
 * must not cost a person their words.
 */
export function collectedSchema(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => text?.replace(UNSEEN, '').trim().slice(0, max) || null);
}
