import { etagOf } from '@waymark/edge-kit';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { sendProblem } from '../request/send-problem';
import { iconFile } from './app-icons';
import { MANIFEST_PATH, WEB_MANIFEST } from './web-manifest';

const DAY_SECONDS = 86_400;

/** Sends the web manifest or one of its icons, which let people add the site to a home screen. */
export function sendInstallFile(request: EdgeRequest): void {
  const { method, path } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
  const isManifest = path === MANIFEST_PATH;
  const body = isManifest ? Buffer.from(WEB_MANIFEST) : iconFile(path);
  if (!body) return sendProblem(request, 'request.not-found');
  sendFile(request, {
    content: body,
    etag: etagOf(body),
    type: isManifest ? 'application/manifest+json; charset=utf-8' : 'image/png',
    cacheControl: `public, max-age=${DAY_SECONDS}`,
  });
}
