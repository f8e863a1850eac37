import { z } from 'zod';
import { daySchema } from '@waymark/contracts-core';
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
