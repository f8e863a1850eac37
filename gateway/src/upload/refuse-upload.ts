import type { CoreProblemCode } from '@waymark/contracts-core';
import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';

/** Takes what is still sent of an answered upload and drops it, for as long as any other body may take. */
export function drainUpload({ req, bodyClock }: EdgeRequest): void {
  if (req.complete) return;
  req.unpipe().resume();
  bodyClock?.start();
}

/** Answers before the file has arrived. The connection stays: a browser that is cut off while sending shows no answer. */
export function refuseUpload(request: EdgeRequest, code: CoreProblemCode, headers: Record<string, string> = {}): void {
  sendProblem(request, code, { ...headers, connection: 'keep-alive' });
  drainUpload(request);
}
