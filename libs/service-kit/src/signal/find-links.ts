import { LinkifyIt } from 'linkify-it';

export interface FoundLink {
  /** UTF-16 units of the text, as a browser counts them. */
  from: number;
  to: number;
  href: string;
}

/** Whole addresses alone become links: "example.com" may be a slip of the keyboard. */
const whole = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, maxLength: 500 })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);
const anything = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, maxLength: 500 });

/** Where links of a text stand. The text itself stays as it was written. */
export function findLinks(text: string): FoundLink[] {
  return (whole.match(text) ?? []).flatMap(({ index, lastIndex, url }) => {
    const href = webAddress(url);
    return href ? [{ from: index, to: lastIndex, href }] : [];
  });
}

/** Whether a text leads somewhere, written out or not. */
export const hasAddress = (text: string): boolean =>
  (anything.match(text) ?? []).some(({ schema }) => schema !== 'mailto:');

/** Whether a text has an e-mail address. */
export const hasEmail = (text: string): boolean =>
  (anything.match(text) ?? []).some(({ schema }) => schema === 'mailto:');

function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.includes('.') ? url.href : null;
}
