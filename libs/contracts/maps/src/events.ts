import { z } from 'zod';
import {
  contentDescribedEvent,
  contentModeratedEvent,
  contentAutoFlaggedEvent,
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
  bulkUndoDoneEvent,
} from '@waymark/contracts-core';
import { ISSUE_TYPES, SEVERITIES } from './footpath-words';

const reportId = z.number().int().positive();

/** Aggregate: the report. Never contains its text; names the reporter only if their name is public. */
export const reportOpened = defineEvent({
  type: 'maps.report.opened.v1',
  summary: 'Someone reported a footpath problem.',
  data: z.object({
    reportId,
    issueType: z.enum(ISSUE_TYPES),
    severity: z.enum(SEVERITIES),
    /** The member who reported it under their own name; null for a visitor, or a member who gave another name. */
    reporterId: z.number().int().positive().nullable().optional(),
    /** The town of the report, or the nearest one. */
    town: z.string().optional(),
  }),
});

export const reportCorrected = defineEvent({
  type: 'maps.report.corrected.v1',
  summary: 'The person who reported a problem corrected their report.',
  data: z.object({ reportId, issueType: z.enum(ISSUE_TYPES), severity: z.enum(SEVERITIES) }),
});

export const reportVerified = defineEvent({
  type: 'maps.report.verified.v1',
  summary: 'A member confirmed a problem; the count is the one at this version.',
  data: z.object({ reportId, verificationCount: z.number().int().nonnegative() }),
});

export const reportResolved = defineEvent({
  type: 'maps.report.resolved.v1',
  summary: 'A footpath problem is gone.',
  data: z.object({ reportId }),
});

export const reportReopened = defineEvent({
  type: 'maps.report.reopened.v1',
  summary: 'A resolved footpath problem is back.',
  data: z.object({ reportId }),
});

export const reportRemoved = defineEvent({
  type: 'maps.report.removed.v1',
  summary: 'A report was deleted with the account of the member who made it.',
  data: z.object({ reportId }),
});

export const reportPassedOn = defineEvent({
  type: 'maps.report.passed-on.v1',
  summary: 'The authority that looks after a path is to be told about a problem there by email.',
  data: z.object({ reportId, sealed: z.string().max(20_000) }),
});

/** Maps' events after it erased or exported a member's data. Every service has both. */
export const mapsMemberErased = memberErasedEvent('maps');
export const mapsExportPart = exportPartEvent('maps');

/** Maps' events after its content is reported and after staff decide about it. Every service with content has both. */
export const mapsContentDescribed = contentDescribedEvent('maps');
export const mapsContentModerated = contentModeratedEvent('maps');
export const mapsBulkUndoDone = bulkUndoDoneEvent('maps');

/** Published when the automatic check flags content on saving. */
export const mapsContentAutoFlagged = contentAutoFlaggedEvent('maps');

export const MAPS_EVENTS = [
  reportOpened,
  reportCorrected,
  reportVerified,
  reportResolved,
  reportReopened,
  reportRemoved,
  reportPassedOn,
  mapsMemberErased,
  mapsExportPart,
  mapsContentDescribed,
  mapsContentModerated,
  mapsContentAutoFlagged,
  mapsBulkUndoDone,
] as const;
