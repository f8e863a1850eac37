import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { boxSchema } from './area-query';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from './footpath-words';
import { reportFilterShape } from './report-filter';

const count = z.number().int().nonnegative();
const position = { latitude: z.number(), longitude: z.number() };

/** Reports that lie too close together to be told apart in a view, at their middle. */
export const reportGroupSchema = z.object({
  ...position,
  reports: count,
  open: count,
  /** Of the open ones; null when all are resolved. */
  worst: z.enum(SEVERITIES).nullable(),
  /** Sum over the open ones: 1 minor, 2 moderate, 4 major, 6 severe, halved with each year since somebody saw it. */
  heat: z.number().nonnegative(),
});
export type ReportGroup = z.output<typeof reportGroupSchema>;

/** One report as a map draws it; the list tells the rest. */
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
  /** In the view; of no more than the newest 5,000 when not all were read. */
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
