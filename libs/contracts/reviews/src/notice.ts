import { z } from 'zod';
import { featureNameSchema } from './features-schema';

/** Something that is so for a while: "Lift out of order". It ends by itself. */
export const noticeSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The feature that it takes away meanwhile; null when it is about something else. */
  feature: featureNameSchema.nullable(),
  seenOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** People who saw it too, the first one counted. */
  seenBy: z.number().int().positive(),
  /** Whether the one who asks is one of them; absent for visitors. */
  isOwn: z.boolean().optional(),
});
export type Notice = z.output<typeof noticeSchema>;
