import { z } from 'zod';

/** Subject on which every gateway answers a request with what it serves and what it has counted. */
export const GATEWAY_REPORT_SUBJECT = 'waymark.gateway.report';

export const gatewayReportSchema = z.object({
  /** Made up when the gateway starts. */
  gateway: z.string(),
  /** Of the bucket, when the last entry was read. */
  revision: z.number().int().nonnegative(),
  /** Sequence of the entry in use, by registry key. */
  sequences: z.record(z.string(), z.number()),
  /** Why the newest entry of a key is not in use. */
  refused: z.record(z.string(), z.string()),
  /** Loads that browsers told of in the last minute. */
  tallies: z.array(
    z.object({
      slice: z.string(),
      version: z.string(),
      loads: z.number(),
      loadErrors: z.number(),
      scriptErrors: z.number(),
    }),
  ),
});
export type GatewayReport = z.infer<typeof gatewayReportSchema>;
export type ReleaseTally = GatewayReport['tallies'][number];
