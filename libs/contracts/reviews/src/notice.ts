import { z } from 'zod';
import { featureNameSchema } from './features-schema';

/** A temporary condition, such as "Lift out of order". It expires by itself. */
export const noticeSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The feature that is unavailable meanwhile; null when the notice is about something else. */
  feature: featureNameSchema.nullable(),
  seenOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** Number of people who have seen it, including the first reporter. */
  seenBy: z.number().int().positive(),
  /** Whether the caller is one of them; absent for visitors. */
  isOwn: z.boolean().optional(),
});
export type Notice = z.output<typeof noticeSchema>;
