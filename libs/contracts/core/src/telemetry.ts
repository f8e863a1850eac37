import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './registry/builds';
import { BROWSER_SPANS_LIMIT } from './trace/trace';

/** An API call as the browser measured it. Contains neither path nor query, because they can identify a person. */
export const browserSpanSchema = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** The path segment after `/api/`, the same for every call of its kind. */
  area: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** 0: there was no response. */
  status: z.number().int().min(0).max(599),
  /**
   * Milliseconds from its start until this report is sent. A duration is correct even when the browser's clock is
   * wrong.
   */
  agoMs: z.number().int().min(0).max(3_600_000),
  ms: z.number().int().min(0).max(600_000),
});
export type BrowserSpan = z.infer<typeof browserSpanSchema>;

/** The load of one slice's build on one page. Never contains a message, a stack trace, a URL or a person's ID. */
export const loadReportSchema = z.strictObject({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  /** `load-error`: its files did not arrive or failed the integrity check. `script-error`: its code threw an error. */
  outcome: z.enum(['loaded', 'load-error', 'script-error']),
  kind: z.enum(['timeout', 'network', 'integrity', 'wrong-export', 'threw']).optional(),
});
export type LoadReport = z.infer<typeof loadReportSchema>;
export type LoadFault = NonNullable<LoadReport['kind']>;

/** One telemetry request from one page. */
export const telemetrySchema = z.strictObject({
  /** From the page's boot data: identifies the page load, and proves that the page is ours. */
  token: z.string().max(200),
  loads: z.array(loadReportSchema).max(20),
  spans: z.array(browserSpanSchema).max(BROWSER_SPANS_LIMIT).optional(),
});
export type Telemetry = z.infer<typeof telemetrySchema>;
