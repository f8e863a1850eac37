import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './registry/builds';
import { browserSpanSchema } from './trace/browser-span';
import { BROWSER_SPANS_LIMIT } from './trace/trace';

/** One build of one slice on one page. Never a message, a stack, an address or an id of a person. */
export const loadReportSchema = z.strictObject({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  /** `load-error`: its files did not come or are not what they should be. `script-error`: it threw. */
  outcome: z.enum(['loaded', 'load-error', 'script-error']),
  kind: z.enum(['timeout', 'network', 'integrity', 'wrong-export', 'threw']).optional(),
});
export type LoadReport = z.infer<typeof loadReportSchema>;
export type LoadFault = NonNullable<LoadReport['kind']>;

/** One post of one page. */
export const telemetrySchema = z.strictObject({
  /** From the page's boot data: which page load this is, and that it was one of ours. */
  token: z.string().max(200),
  loads: z.array(loadReportSchema).max(20),
  spans: z.array(browserSpanSchema).max(BROWSER_SPANS_LIMIT).optional(),
});
export type Telemetry = z.infer<typeof telemetrySchema>;
