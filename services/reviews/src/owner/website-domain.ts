import { isPublicHost } from '@waymark/contracts-core';
import { parse } from 'tldts';

/**
 * Hosts of many people's pages, mail services and directories: an address there does not prove that somebody runs the
 * venue.
 */
const SHARED = new Set(
  `facebook.com fb.com fb.me instagram.com twitter.com x.com tiktok.com youtube.com youtu.be linkedin.com linktr.ee pinterest.com
  goo.gl g.page business.site wordpress.com wixsite.com wix.com weebly.com squarespace.com tumblr.com medium.com godaddysites.com
  webnode.com jimdo.com jimdofree.com jimdosite.com yolasite.com site123.me moonfruit.com strikingly.com carrd.co notion.site
  github.com github.io gitlab.io netlify.app vercel.app herokuapp.com myshopify.com shopify.com meetup.com booking.com yell.com
  foursquare.com deliveroo.co.uk wikipedia.org wikidata.org wikimedia.org openstreetmap.org archive.org bit.ly tinyurl.com
  gmail.com ymail.com rocketmail.com icloud.com me.com mac.com proton.me protonmail.com pm.me tutanota.com tuta.io web.de mail.com
  mail.ru zoho.com fastmail.com hey.com btinternet.com btconnect.com talktalk.net sky.com virginmedia.com ntlworld.com
  blueyonder.co.uk freeserve.co.uk t-online.de orange.fr free.fr laposte.net wanadoo.fr qq.com 163.com naver.com`.split(
    /\s+/,
  ),
);
/** Names of shared hosts under any top-level domain, such as google.com and google.de. */
const SHARED_NAMES = new Set(
  `google googlemail blogspot yahoo hotmail outlook live msn aol gmx yandex tiscali tripadvisor airbnb yelp opentable eventbrite
  justeat just-eat`.split(/\s+/),
);

/**
 * Returns the registered domain ("venue.co.uk" of "mail.venue.co.uk") by the public suffix list. Returns null for
 * hosts that prove nothing: IP addresses, local names, unlisted suffixes, and domains that a host rents out
 * ("me.wordpress.com"). Also null for non-ASCII names, which may imitate others.
 */
function registrableDomain(host: string): string | null {
  const { domain, domainWithoutSuffix, isIcann, isIp } = parse(host, { allowPrivateDomains: true });
  if (isIp || !isIcann || domain === null || !isPublicHost(domain)) return null;
  if (/(^|\.)xn--/.test(host.toLowerCase()) || !/^[a-z0-9.-]+$/.test(domain)) return null;
  return SHARED.has(domain) || SHARED_NAMES.has(domainWithoutSuffix ?? '') ? null : domain;
}

/** Returns the domain of a venue's website, which may receive a code; null if only staff can check. */
export function websiteDomain(websiteUrl: string | null): string | null {
  const url = websiteUrl !== null && URL.canParse(websiteUrl) ? new URL(websiteUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // The part before "@" in a URL looks like a host but is not.
  return url.username === '' && url.password === '' ? registrableDomain(url.hostname) : null;
}

const ADDRESS = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?<host>[a-z0-9.-]{3,250})$/i;

/**
 * Checks whether an email address is at a domain or its subdomain ("@mail.venue.co.uk"), not at one that only looks
 * like it.
 */
export function isAddressAt(address: string, domain: string): boolean {
  const host = ADDRESS.exec(address)?.groups?.['host'];
  return host !== undefined && registrableDomain(host) === domain;
}

/** Normalises a mailbox: lower case, without a "+" suffix. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${host}`;
}
