import { z } from 'zod';
import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { boxSchema } from './area-query';
import { REPORT_PLACE_SORTS, REPORT_STATUSES, SEVERITIES } from './footpath-words';

const count = z.number().int().nonnegative();

/** A town and what is reported in it: the same squares of the map as its heat, by their nearest town. */
export const reportPlaceSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** County or borough in Great Britain, elsewhere the region: what tells one Newcastle from another. */
  district: z.string().nullable(),
  countryName: z.string(),
  /** The town's own, wherever in it the reports are. */
  latitude: z.number(),
  longitude: z.number(),
  open: count,
  resolved: count,
  /** Of the open ones; null when all are resolved. */
  worst: z.enum(SEVERITIES).nullable(),
  /** When the newest of them was reported. */
  newestAt: z.iso.datetime(),
});
export type ReportPlace = z.output<typeof reportPlaceSchema>;

export const listReportPlaces = defineEndpoint({
  name: 'listReportPlaces',
  method: 'GET',
  path: '/api/footpath-reports/places',
  summary:
    'Towns with reports: how many are open and resolved, the worst and the newest. Sorted by most open reports by default.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    /** Towns that lie in it. */
    box: boxSchema.optional(),
    /** Towns with at least one such report. */
    status: z.enum(REPORT_STATUSES, 'Ask for open or resolved reports.').optional(),
    sort: z.enum(REPORT_PLACE_SORTS, 'Sort by open, resolved, worst, newest or name.').default('open'),
    /** Names from A and the others from the most, unless said. */
    order: z.enum(['asc', 'desc'], 'Order is asc or desc.').optional(),
  }),
  response: z.array(reportPlaceSchema),
  status: 200,
});
