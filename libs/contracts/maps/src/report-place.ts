import { z } from 'zod';
import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { boxSchema } from './report-filter';
import { REPORT_PLACE_SORTS, REPORT_STATUSES, SEVERITIES } from './footpath-words';

const count = z.number().int().nonnegative();

/** A town and its reports. It uses the same map cells as the heat map, each assigned to its nearest town. */
export const reportPlaceSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /**
   * County or borough in Great Britain, region elsewhere; distinguishes places with the same name, such as Newcastle.
   */
  district: z.string().nullable(),
  countryName: z.string(),
  /** The position of the town itself, not of the reports. */
  latitude: z.number(),
  longitude: z.number(),
  open: count,
  resolved: count,
  /** The worst severity of the open ones; null when all are resolved. */
  worst: z.enum(SEVERITIES).nullable(),
  /** When the newest report was made. */
  newestAt: z.iso.datetime(),
});
export type ReportPlace = z.output<typeof reportPlaceSchema>;

export const listReportPlaces = defineEndpoint({
  name: 'listReportPlaces',
  method: 'GET',
  path: '/api/footpath-reports/places',
  summary:
    'Towns with reports: how many are open and resolved, the worst and the latest. Sorted by most open reports by default.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    /** Only towns within this box. */
    box: boxSchema.optional(),
    /** Only towns with at least one report in this status. */
    status: z.enum(REPORT_STATUSES, 'Choose open or resolved.').optional(),
    sort: z.enum(REPORT_PLACE_SORTS, 'Sort by open, resolved, worst, newest or name.').default('open'),
    /** By default, names sort from A, everything else from the highest. */
    order: z.enum(['asc', 'desc'], 'Order is asc or desc.').optional(),
  }),
  response: z.array(reportPlaceSchema),
  status: 200,
});
