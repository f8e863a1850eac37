import { z } from 'zod';

/** One call to the API as the browser saw it. Neither its path nor its query: they can name a person. */
export const browserSpanSchema = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** The word after `/api/`: the same for every call of its kind. */
  area: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** 0: no answer came. */
  status: z.number().int().min(0).max(599),
  /** Milliseconds from its begin until this is sent: the browser's clock may be wrong, its durations are not. */
  agoMs: z.number().int().min(0).max(3_600_000),
  ms: z.number().int().min(0).max(600_000),
});
export type BrowserSpan = z.infer<typeof browserSpanSchema>;
