import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { boxSchema, reportFilterShape } from './report-filter';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from './footpath-words';

const count = z.number().int().nonnegative();
const position = { latitude: z.number(), longitude: z.number() };

/** A cluster of reports that are too close together to show separately; its position is their centre. */
export const reportGroupSchema = z.object({
  ...position,
  reports: count,
  open: count,
  /** The worst severity of the open ones; null when all are resolved. */
  worst: z.enum(SEVERITIES).nullable(),
  /**
   * Sum over the open ones: 1 minor, 2 moderate, 4 major, 6 severe; halved with each year since the last confirmation.
   */
  heat: z.number().nonnegative(),
});
export type ReportGroup = z.output<typeof reportGroupSchema>;

/** A report as a map shows it; the list has the details. */
export const reportPointSchema = z.object({
  id: z.number().int().positive(),
  ...position,
  issueType: z.enum(ISSUE_TYPES),
  severity: z.enum(SEVERITIES),
  status: z.enum(REPORT_STATUSES),
});
export type ReportPoint = z.output<typeof reportPointSchema>;

export const reportMapSchema = z.object({
  groups: z.array(reportGroupSchema),
  reports: z.array(reportPointSchema),
  /** Number of reports in the view; when not all were read, of the newest 5,000 only. */
  total: count,
  isWhole: z.boolean(),
});
export type ReportMap = z.output<typeof reportMapSchema>;

export const readReportMap = defineEndpoint({
  name: 'readReportMap',
  method: 'GET',
  path: '/api/footpath-reports/map',
  summary: 'What to show on a map: groups of reports when zoomed out, up to 200 single ones when zoomed in.',
  access: 'visitor',
  query: z.object({ ...reportFilterShape, box: boxSchema }),
  response: reportMapSchema,
  status: 200,
});
