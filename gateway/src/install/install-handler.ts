import type { EdgeRequest } from '../request/edge-request';
import { sendProblem } from '../request/send-problem';
import { iconFile } from './app-icons';
import { MANIFEST_PATH, WEB_MANIFEST } from './web-manifest';

const DAY_SECONDS = 86_400;

/** The web manifest and its icons: with them the site can be put on a home screen. */
export function sendInstallFile(request: EdgeRequest): void {
  const { method, path, res, baseHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendProblem(request, 'request.method-not-allowed', { allow: 'GET, HEAD' });
  const isManifest = path === MANIFEST_PATH;
  const body = isManifest ? Buffer.from(WEB_MANIFEST) : iconFile(path);
  if (!body) return sendProblem(request, 'request.not-found');
  res.writeHead(200, {
    ...baseHeaders,
    'content-type': isManifest ? 'application/manifest+json; charset=utf-8' : 'image/png',
    'content-length': body.length,
    'cache-control': `public, max-age=${DAY_SECONDS}`,
  });
  res.end(method === 'HEAD' ? undefined : body);
}
