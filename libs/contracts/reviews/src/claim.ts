import { z } from 'zod';

/** 0 unknown, 1 available, 2 not available, 3 does not apply here. */
export const claimSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Claim = z.infer<typeof claimSchema>;
