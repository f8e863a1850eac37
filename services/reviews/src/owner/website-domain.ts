import { isPublicHost } from '@waymark/contracts-core';
import { parse } from 'tldts';

/** Hosts that keep the pages of many, mail services and lists of places: who has an address there need not run the place. */
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
/** The same under whatever ending: google.com, google.de. */
const SHARED_NAMES = new Set(
  `google googlemail blogspot yahoo hotmail outlook live msn aol gmx yandex tiscali tripadvisor airbnb yelp opentable eventbrite
  justeat just-eat`.split(/\s+/),
);

/**
 * The domain that somebody registered ("venue.co.uk" of "mail.venue.co.uk"), as the list of public suffixes has it. Null of what
 * can prove nothing: numbers of machines, names nearby, suffixes that nobody listed or that a host rents out ("me.wordpress.com"),
 * and names beyond ASCII, whose letters may only look like those of another one.
 */
function registrableDomain(host: string): string | null {
  const { domain, domainWithoutSuffix, isIcann, isIp } = parse(host, { allowPrivateDomains: true });
  if (isIp || !isIcann || domain === null || !isPublicHost(domain)) return null;
  if (/(^|\.)xn--/.test(host.toLowerCase()) || !/^[a-z0-9.-]+$/.test(domain)) return null;
  return SHARED.has(domain) || SHARED_NAMES.has(domainWithoutSuffix ?? '') ? null : domain;
}

/** The domain of a place's own website, at which a code can be sent; null where only a person can look. */
export function websiteDomain(websiteUrl: string | null): string | null {
  const url = websiteUrl !== null && URL.canParse(websiteUrl) ? new URL(websiteUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // What stands before "@" is no part of the host, and looks like one.
  return url.username === '' && url.password === '' ? registrableDomain(url.hostname) : null;
}

const ADDRESS = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?<host>[a-z0-9.-]{3,250})$/i;

/** Whether an address is at a domain: itself or a part of it ("@mail.venue.co.uk"), never one that only looks like it. */
export function isAddressAt(address: string, domain: string): boolean {
  const host = ADDRESS.exec(address)?.groups?.['host'];
  return host !== undefined && registrableDomain(host) === domain;
}

/** The same mailbox however it is written: letters of either case, with something after "+" or not. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${host}`;
}
