import { type BaseMap, baseMapOrigin } from '@waymark/contracts-core';

const STRIPE = 'https://js.stripe.com';

/** Additional sources for the document of a page that takes payments. */
interface PaymentSources {
  /**
   * Origin of scripts that a script of the page may add. `'strict-dynamic'` allows any; the shell's Trusted Types
   * policy checks their origin.
   */
  script: string;
  frame: string;
  connect: string;
}

/**
 * Stripe's security guide names these hosts: fields and wallets use frames of js.stripe.com, and a bank's verification
 * uses one of hooks.stripe.com. A local Stripe is one origin for all of it.
 */
export function paymentSources(script: string): PaymentSources {
  const { origin } = new URL(script);
  if (origin !== STRIPE) return { script: origin, frame: origin, connect: origin };
  return {
    script: origin,
    frame: `${origin} https://*.js.stripe.com https://hooks.stripe.com`,
    connect: `${origin} https://api.stripe.com`,
  };
}

/**
 * Headers that replace the common ones on that document. The return address holds a payment's secret, so the referrer
 * is only the origin.
 */
export const paymentHeaders = ({ script }: PaymentSources): Record<string, string> => ({
  'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(self "${script}"), usb=()`,
  'referrer-policy': 'strict-origin',
  'cache-control': 'no-store',
});

/** Policy of pages without scripts: allows their style, the inline icon and the files of an installed app. */
export const plainCsp = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Returns the page's Content Security Policy. Scripts run by nonce; scripts that a trusted script adds (federation's
 * remotes) run by 'strict-dynamic'. Stylesheets of remotes carry no nonce: they are files under 'self'.
 */
export function pageCsp(
  nonce: string,
  baseMap?: BaseMap,
  pictureHosts: readonly string[] = [],
  payments?: PaymentSources,
): string {
  const map = mapSources(baseMap);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${map.connect}${payments ? ` ${payments.connect}` : ''}`,
    ...(payments ? [`frame-src ${payments.frame}`] : []),
    `img-src 'self' data:${map.images}${pictureHosts.map((host) => ` https://${host}`).join('')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The shell creates the only policy first: no later script can create it again or add another.
    'trusted-types default',
  ].join('; ');
}

/**
 * Returns the sources for the operator's map: its origin, on every page, because client-side navigation to a map keeps
 * the first page's policy. The page creates the images of vector tiles (`blob:`); images of a file need no source.
 */
function mapSources(baseMap: BaseMap | undefined): { connect: string; images: string } {
  const origin = baseMap && baseMapOrigin(baseMap);
  const own = origin ? ` ${origin}` : '';
  return {
    connect: baseMap?.kind === 'raster' ? '' : own,
    images: { raster: own, style: `${own} blob:`, pmtiles: '' }[baseMap?.kind ?? 'pmtiles'],
  };
}
