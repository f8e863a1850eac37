import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const mutation = z.strictObject({
  file: z.string(),
  /** Occurs once in the file. */
  old: z.string().min(1),
  new: z.string(),
  /** The rule that is broken by it. */
  what: z.string().min(1),
  /** A test file from the root of the repository. */
  killedBy: z.string(),
});

export type Mutation = z.infer<typeof mutation>;

/** Small changes each of which breaks a rule of the product. */
export const readMutations = (): Mutation[] =>
  z.array(mutation).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8')));
