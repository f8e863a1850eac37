import { PRODUCT_NAME } from '@waymark/contracts-core';
import { etagOf } from '@waymark/edge-kit';
import { COLOURS } from '@waymark/tokens';
import type { EdgeRequest } from '../request/edge-request';
import { sendFile } from '../request/send-file';
import { sendProblem } from '../request/send-problem';
import { APP_ICONS, iconFile } from './app-icons';

/** Description of every page without its own, and of the site on a home screen. */
export const SITE_DESCRIPTION =
  'Find out before you go whether a place will work for you: accessibility reviews of venues by disabled people and carers.';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** W3C Web Application Manifest, which a phone needs to add the site to its home screen. */
const WEB_MANIFEST = JSON.stringify({
  id: '/',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: SITE_DESCRIPTION,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: COLOURS.light.page,
  theme_color: COLOURS.light.deep,
  icons: APP_ICONS.flatMap(({ path, size, purpose }) =>
    purpose ? [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  ),
});

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
