import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

/** How many of a member's answers other people have checked, and how many of those agree. */
export const ownTrustSchema = z.object({
  checked: count,
  /** Null for fewer than ten checked answers. `low` to `high`: Wilson interval, 95 %. */
  agreement: z.object({ agreed: count, low: percent, high: percent }).nullable(),
});
export type OwnTrust = z.output<typeof ownTrustSchema>;

export const readOwnTrust = defineEndpoint({
  name: 'readOwnTrust',
  method: 'GET',
  path: '/api/users/me/reviews/trust',
  summary: 'How many of your answers about places were later confirmed or corrected by others. Only you can see this.',
  access: 'member',
  response: ownTrustSchema,
  status: 200,
});
