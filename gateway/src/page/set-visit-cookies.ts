import type { ServerResponse } from 'node:http';
import { previewCookie } from '../registry/preview-choice';
import { visitorCookie } from '../registry/visitor-id';
import type { Visit } from '../registry/visits';

/** What a browser is to remember of the builds that it got; mostly nothing. */
export function setVisitCookies(res: ServerResponse, { newVisitorId, chosen }: Visit, secure: boolean): void {
  if (newVisitorId) res.appendHeader('set-cookie', visitorCookie(newVisitorId, secure));
  if (chosen) res.appendHeader('set-cookie', previewCookie(chosen, secure));
}
