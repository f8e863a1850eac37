import type { ServerResponse } from 'node:http';
import type { ActiveSpan } from '@waymark/service-kit/tracing/active-span';

/** Ends a request's span with its answer. */
export function endSpan(span: ActiveSpan, res: ServerResponse): void {
  const status = res.statusCode;
  span.end({ attributes: { 'http.response.status_code': status }, failed: status >= 500 || !res.writableFinished });
}
