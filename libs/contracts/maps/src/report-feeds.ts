import { z } from 'zod';
import { defineEndpoint, pageQuerySchema } from '@waymark/contracts-core';
import { areaQuerySchema, reportFilterShape } from './report-filter';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from './footpath-words';

const FIVE_MINUTES_S = 300;
const count = z.number().int().nonnegative();

/**
 * A report as open data: only facts. Leaves out text, names and photos, because their authors gave no licence for
 * them.
 */
export const openReportSchema = z.object({
  type: z.literal('Feature'),
  id: z.number().int().positive(),
  /** GeoJSON's Point: longitude first (RFC 7946). */
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    issueType: z.enum(ISSUE_TYPES),
    issue: z.string(),
    severity: z.enum(SEVERITIES),
    status: z.enum(REPORT_STATUSES),
    /** The nearest place of the gazetteer. */
    nearestPlace: z.string(),
    /** Number of other members who confirmed it. */
    verificationCount: count,
    lastVerifiedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    /** Its page. */
    url: z.string(),
  }),
});
export type OpenReport = z.output<typeof openReportSchema>;

export const reportsGeoJsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  licence: z.string(),
  licenceUrl: z.string(),
  attribution: z.string(),
  features: z.array(openReportSchema),
});
export type ReportsGeoJson = z.output<typeof reportsGeoJsonSchema>;

const feed = {
  method: 'GET',
  access: 'visitor',
  crossSite: 'exempt',
  query: pageQuerySchema.extend({ ...reportFilterShape, ...areaQuerySchema.shape }),
  status: 200,
} as const;
const RULE = 'Facts under CC BY 4.0, newest first; Link leads to more pages. Supports If-None-Match.';

export const getReportsGeoJson = defineEndpoint({
  ...feed,
  name: 'getReportsGeoJson',
  path: '/api/footpath-reports/feed.geojson',
  summary: `Reports in a box or around a position, as GeoJSON. ${RULE}`,
  response: reportsGeoJsonSchema,
  openData: { type: 'application/geo+json', seconds: FIVE_MINUTES_S },
});

export const getReportsCsv = defineEndpoint({
  ...feed,
  name: 'getReportsCsv',
  path: '/api/footpath-reports/feed.csv',
  summary: `The same as CSV with a heading row. ${RULE}`,
  response: z.string(),
  openData: { type: 'text/csv', seconds: FIVE_MINUTES_S },
});

export const getReportsAtom = defineEndpoint({
  ...feed,
  name: 'getReportsAtom',
  path: '/api/footpath-reports/feed.atom',
  summary: `The same as an Atom feed to subscribe to. ${RULE}`,
  response: z.string(),
  openData: { type: 'application/atom+xml', seconds: FIVE_MINUTES_S },
});

export const REPORT_FEED_ENDPOINTS = [getReportsGeoJson, getReportsCsv, getReportsAtom] as const;
