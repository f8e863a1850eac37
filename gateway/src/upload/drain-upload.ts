import type { EdgeRequest } from '../request/edge-request';

/** Takes what is still sent of an answered upload and drops it, for as long as any other body may take. */
export function drainUpload({ req, bodyClock }: EdgeRequest): void {
  if (req.complete) return;
  req.unpipe().resume();
  bodyClock?.start();
}
