import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';
import { CASE_ACTS, REPORT_REASONS } from './case-words';

/** Null when the count is above 0 but too small to publish. */
const told = z.number().int().nonnegative().nullable();

export const quarterSchema = z.object({
  /** "2026-Q2". */
  quarter: z.string(),
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: told })),
  decisions: z.array(z.object({ act: z.enum(CASE_ACTS), count: told })),
  /** Median hours until a decision; null when there were fewer than five decisions. */
  medianHours: z.number().nonnegative().nullable(),
  appeals: z.object({ received: told, upheld: told, takenBack: told }),
});
export type Quarter = z.output<typeof quarterSchema>;

const base = { method: 'GET', access: 'visitor', status: 200 } as const;

export const readTransparency = defineEndpoint({
  ...base,
  name: 'readTransparency',
  path: '/api/transparency',
  summary:
    'What was reported, decided and appealed in the last eight quarters, newest first. Small numbers are not given exactly.',
  response: z.array(quarterSchema),
});

export const downloadTransparency = defineEndpoint({
  ...base,
  name: 'downloadTransparency',
  path: '/api/transparency/csv',
  summary: 'The same numbers as a CSV file.',
  crossSite: 'exempt',
  openData: { type: 'text/csv', seconds: 300 },
  response: z.string(),
});

export const TRANSPARENCY_ENDPOINTS = [readTransparency, downloadTransparency] as const;
