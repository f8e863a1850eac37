import { z } from 'zod';

export const VENUE_STATUSES = ['closed', 'moved', 'double'] as const;

/** A place that closed, moved or is a duplicate. Its page stays readable; searches leave it out unless requested. */
export const venueStatusSchema = z.object({
  status: z.enum(VENUE_STATUSES),
  since: z.iso.date(),
  /** The place that replaces it: its new location, or the original of a duplicate; null when unknown. */
  now: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type VenueStatus = z.output<typeof venueStatusSchema>;
