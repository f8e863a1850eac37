import { baseMapOrigin, type BaseMap } from '@waymark/contracts-core';
import type { PaymentSources } from './payment-sources';

/** For pages without a script: their style, the icon inside them and what an installed app is made of. */
export const plainCsp = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The page's policy. Scripts run by nonce; what a trusted script adds (federation's remotes) passes by
 * 'strict-dynamic'. Stylesheets of remotes carry no nonce: they are files under 'self'.
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
    // The shell makes the one policy as its first act: no script that runs later can make it, or another one.
    'trusted-types default',
  ].join('; ');
}

/**
 * What the operator's map adds: its one origin, on every page, for whoever comes to a map from another page has that one's
 * policy. Pictures of a style's tiles are made in the page (`blob:`); those of a file need no source.
 */
function mapSources(baseMap: BaseMap | undefined): { connect: string; images: string } {
  const origin = baseMap && baseMapOrigin(baseMap);
  const own = origin ? ` ${origin}` : '';
  return {
    connect: baseMap?.kind === 'raster' ? '' : own,
    images: { raster: own, style: `${own} blob:`, pmtiles: '' }[baseMap?.kind ?? 'pmtiles'],
  };
}
