import { PRODUCT_NAME } from '@waymark/contracts-core';
import { COLOURS } from '@waymark/tokens';
import { APP_ICONS } from './app-icons';

/** Description of every page without its own, and of the site on a home screen. */
export const SITE_DESCRIPTION =
  'Find out before you go whether a place will work for you: accessibility reviews of venues by disabled people and carers.';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** W3C Web Application Manifest, which a phone needs to add the site to its home screen. */
export const WEB_MANIFEST = JSON.stringify({
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
