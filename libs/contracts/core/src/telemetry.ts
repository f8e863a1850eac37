import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './registry/builds';
import { browserSpanSchema } from './trace/browser-span';
import { BROWSER_SPANS_LIMIT } from './trace/trace';

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
