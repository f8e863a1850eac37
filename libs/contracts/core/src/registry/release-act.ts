import { z } from 'zod';

/** What somebody did when they wrote an entry. */
const releaseActSchema = z.enum(['publish', 'canary', 'promote', 'rollback', 'kill', 'revive']);
export type ReleaseAct = z.infer<typeof releaseActSchema>;

/** What every entry says of its own writing. */
export const releaseActShape = {
  /** Grows with each write of a key; a gateway refuses a smaller one, so that an old entry cannot be put back. */
  sequence: z.number().int().positive(),
  releasedAt: z.iso.datetime(),
  by: z.string(),
  act: releaseActSchema,
};
