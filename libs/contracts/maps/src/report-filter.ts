import { z } from 'zod';
import { daySchema } from '@waymark/contracts-core';
import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from './footpath-words';

/** What can be asked of reports besides where they are. */
export const reportFilterShape = {
  status: z.enum(REPORT_STATUSES, 'Ask for open or resolved reports.').optional(),
  severity: z.enum(SEVERITIES, 'Ask for minor, moderate, major or severe.').optional(),
  issueType: z.enum(ISSUE_TYPES, 'Ask for a problem of the list.').optional(),
  /** Reported on this day or later, `YYYY-MM-DD`. */
  since: daySchema.optional(),
};
