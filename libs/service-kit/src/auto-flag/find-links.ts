import { LinkifyIt } from 'linkify-it';

export interface FoundLink {
  /** Offset in UTF-16 code units, as browsers count. */
  from: number;
  to: number;
  href: string;
}

/** Only complete URLs become links: "example.com" may be a typo. */
const whole = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, maxLength: 500 })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);
const anything = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, maxLength: 500 });

/** Returns the positions of links in a text, which itself stays unchanged. */
export function findLinks(text: string): FoundLink[] {
  return (whole.match(text) ?? []).flatMap(({ index, lastIndex, url }) => {
    const href = webAddress(url);
    return href ? [{ from: index, to: lastIndex, href }] : [];
  });
}

/** Checks whether a text contains a web address, complete or not. */
export const hasAddress = (text: string): boolean =>
  (anything.match(text) ?? []).some(({ schema }) => schema !== 'mailto:');

/** Checks whether a text contains an email address. */
export const hasEmail = (text: string): boolean =>
  (anything.match(text) ?? []).some(({ schema }) => schema === 'mailto:');

function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.includes('.') ? url.href : null;
}
