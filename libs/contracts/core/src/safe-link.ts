import { lineSchema } from './text';

/**
 * Matches a path of visible ASCII only: browsers drop a tab or line break, so `/<tab>/host` would lead to another
 * site.
 */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/** Checks whether a link is a path of this site. */
export const isOwnPath = (href: string): boolean => OWN_PATH.test(href);

/**
 * Checks whether a link is an https:// URL with a public host name: no script, no password, no host on the internal
 * network.
 */
export function isHttpsAddress(href: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/.test(href) || !URL.canParse(href)) return false;
  const { username, password, hostname } = new URL(href);
  return username === '' && password === '' && /\.[a-z]/i.test(hostname);
}

const LONGEST_LINK = 500;
const TOO_LONG = `Please use at most ${LONGEST_LINK} characters.`;

/** The targets that our links may have. */
export const safeLinkSchema = lineSchema(LONGEST_LINK, TOO_LONG, 'Say where the link leads.').refine(
  (href) => isOwnPath(href) || isHttpsAddress(href),
  'Use an https:// address or a path on this site.',
);

/** Matches a picture from our builds or uploads, because no page loads a picture from another site. */
const OWN_PICTURE = /^\/(?:r|api\/[a-z-]+\/photos)\/[\w./-]+$/;

export const ownPictureSchema = lineSchema(LONGEST_LINK, TOO_LONG, 'Enter the path of an image on this site.').refine(
  (path) => OWN_PICTURE.test(path) && !path.includes('..') && !path.includes('//'),
  'Enter the path of an image on this site, such as /r/ads/1/ramp.webp.',
);
