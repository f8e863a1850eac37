import { type Box, boxSchema, daySchema, parseNumber, viewLongitude } from '@waymark/contracts-core';
import { z } from 'zod';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES, type Severity } from './footpath-words';

/** The severity as stored, or on the heat map's scale. */
const SEVERITY_FILTERS = [...SEVERITIES, '1', '2', '3'] as const;
export type SeverityFilter = (typeof SEVERITY_FILTERS)[number];

const BY_LEVEL: Readonly<Record<string, readonly Severity[]>> = {
  1: ['minor'],
  2: ['moderate'],
  3: ['major', 'severe'],
};

/** Returns the stored severities that a filter matches. */
export const severitiesOf = (filter: SeverityFilter): readonly Severity[] =>
  BY_LEVEL[filter] ?? SEVERITIES.filter((severity) => severity === filter);

/** Filters of reports, apart from their area. */
export const reportFilterShape = {
  status: z.enum(REPORT_STATUSES, 'Choose open or resolved.').optional(),
  severity: z.enum(SEVERITY_FILTERS, 'Choose minor, moderate, major or severe, or 1, 2 or 3.').optional(),
  issueType: z.enum(ISSUE_TYPES, 'Choose a problem from the list.').optional(),
  /** Reported on this day or later, `YYYY-MM-DD`. */
  since: daySchema.optional(),
};

const MOST_METRES = 100_000;

/** `53.48,-2.24`: decimal degrees, latitude first. */
const positionSchema = z
  .string()
  .transform((text) => text.split(',').map(parseNumber))
  .refine((parts) => parts.length === 2 && parts.every((part) => part !== null), {
    error: 'Give a position as latitude,longitude, such as 53.4808,-2.2426.',
    abort: true,
  })
  .transform(([latitude, longitude]) => ({ latitude: latitude ?? 0, longitude: viewLongitude(longitude ?? 0) }))
  .refine(({ latitude }) => Math.abs(latitude) <= 90, { error: 'Latitude must be from -90 to 90.' });

export { boxSchema, type Box };

/** The area of a list: a box, or a radius around a position. */
export const areaQuerySchema = z.object({
  box: boxSchema.optional(),
  near: positionSchema.optional(),
  /** Radius around `near` in metres. */
  radius: z.coerce
    .number('Give the radius in metres.')
    .int('Give the radius in whole metres.')
    .min(1, 'The radius must be at least 1 metre.')
    .max(MOST_METRES, 'The radius must be at most 100,000 metres.')
    .default(1000),
});
