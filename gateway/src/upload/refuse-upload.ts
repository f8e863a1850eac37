import type { CoreProblemCode } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';

/** Reads and discards the rest of a refused upload, for as long as any other body may take. */
export function drainUpload({ req, bodyClock }: EdgeRequest): void {
  if (req.complete) return;
  req.unpipe().resume();
  bodyClock?.start();
}

/**
 * Responds before the file has arrived. The connection stays open: a browser that is cut off while sending shows no
 * response.
 */
export function refuseUpload(request: EdgeRequest, code: CoreProblemCode, headers: Record<string, string> = {}): void {
  sendProblem(request, code, { ...headers, connection: 'keep-alive' });
  drainUpload(request);
}
