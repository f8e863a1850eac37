import { z } from 'zod';
import {
  contentDescribedEvent,
  contentModeratedEvent,
  contentSignalledEvent,
  defineEvent,
  exportPartEvent,
  memberErasedEvent,
  revertDoneEvent,
} from '@waymark/contracts-core';
import { ISSUE_TYPES, SEVERITIES } from './footpath-words';

const reportId = z.number().int().positive();

/** Aggregate: the report. Never in which words, and who reported it only where everybody can read their name. */
export const reportOpened = defineEvent({
  type: 'maps.report.opened.v1',
  summary: 'Somebody reported a footpath problem.',
  data: z.object({
    reportId,
    issueType: z.enum(ISSUE_TYPES),
    severity: z.enum(SEVERITIES),
    /** A member who reported it under their own name; null: a visitor, or a member who gave another name. */
    reporterId: z.number().int().positive().nullable().optional(),
    /** The town it is in or near. */
    town: z.string().optional(),
  }),
});

export const reportCorrected = defineEvent({
  type: 'maps.report.corrected.v1',
  summary: 'Whoever reported a problem corrected what they wrote.',
  data: z.object({ reportId, issueType: z.enum(ISSUE_TYPES), severity: z.enum(SEVERITIES) }),
});

export const reportVerified = defineEvent({
  type: 'maps.report.verified.v1',
  summary: 'A member saw the problem too; the count is the one at this version.',
  data: z.object({ reportId, verificationCount: z.number().int().nonnegative() }),
});

export const reportResolved = defineEvent({
  type: 'maps.report.resolved.v1',
  summary: 'A footpath problem is gone.',
  data: z.object({ reportId }),
});

export const reportReopened = defineEvent({
  type: 'maps.report.reopened.v1',
  summary: 'A footpath problem that was resolved is there again.',
  data: z.object({ reportId }),
});

export const reportRemoved = defineEvent({
  type: 'maps.report.removed.v1',
  summary: 'A report went with the member who made it.',
  data: z.object({ reportId }),
});

export const reportPassedOn = defineEvent({
  type: 'maps.report.passed-on.v1',
  summary: 'Whoever looks after a path is to be told of a problem there by mail.',
  data: z.object({ reportId, sealed: z.string().max(20_000) }),
});

/** What every slice answers when a member leaves or asks for their data. */
export const mapsMemberErased = memberErasedEvent('maps');
export const mapsExportPart = exportPartEvent('maps');

/** What every slice with content answers when it is reported, and when staff have decided about it. */
export const mapsContentDescribed = contentDescribedEvent('maps');
export const mapsContentModerated = contentModeratedEvent('maps');
export const mapsRevertDone = revertDoneEvent('maps');

/** What an automatic check noticed in content when it was written. */
export const mapsContentSignalled = contentSignalledEvent('maps');

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
  mapsContentSignalled,
  mapsRevertDone,
] as const;
