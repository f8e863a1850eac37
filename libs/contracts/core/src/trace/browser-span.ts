import { z } from 'zod';

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
