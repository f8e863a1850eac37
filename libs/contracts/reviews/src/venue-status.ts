import { z } from 'zod';

export const VENUE_STATUSES = ['closed', 'moved', 'double'] as const;

/** What has become of a place; such a place stays readable at its address and is out of search unless asked for. */
export const venueStatusSchema = z.object({
  status: z.enum(VENUE_STATUSES),
  since: z.iso.date(),
  /** The place that it moved to, or is a double of; null when that is not known. */
  now: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type VenueStatus = z.output<typeof venueStatusSchema>;
