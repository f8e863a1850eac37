import { lineSchema } from './text';

/** Visible ASCII alone: browsers drop a tab or line break, and `/<tab>/host` would lead to another site. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/** A path of this site. */
export const isOwnPath = (href: string): boolean => OWN_PATH.test(href);

/** An https:// address with a name in it: nothing that runs, no password, nothing of the network behind the server. */
export function isHttpsAddress(href: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/.test(href) || !URL.canParse(href)) return false;
  const { username, password, hostname } = new URL(href);
  return username === '' && password === '' && /\.[a-z]/i.test(hostname);
}

const LONGEST_LINK = 500;
const TOO_LONG = `Use at most ${LONGEST_LINK} characters.`;

/** Where a link of ours may lead. */
export const safeLinkSchema = lineSchema(LONGEST_LINK, TOO_LONG, 'Say where the link leads.').refine(
  (href) => isOwnPath(href) || isHttpsAddress(href),
  'Use an https:// address or a path on this site.',
);

/** What a build of ours or an upload of ours is: no page of the site loads a picture from elsewhere. */
const OWN_PICTURE = /^\/(?:r|api\/[a-z-]+\/photos)\/[\w./-]+$/;

export const ownPictureSchema = lineSchema(LONGEST_LINK, TOO_LONG, 'Give the path of a picture on this site.').refine(
  (path) => OWN_PICTURE.test(path) && !path.includes('..') && !path.includes('//'),
  'Give the path of a picture on this site, such as /r/ads/1/ramp.webp.',
);
