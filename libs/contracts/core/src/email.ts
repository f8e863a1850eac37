import { cleanLine } from './clean-text';

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** RFC 5322's dot-atom at a domain that ends in an alphabetic top-level domain; other scripts use `xn--…`. */
export const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|xn--${LABEL})$`);

export const EMAIL_MESSAGE = 'Please enter a valid email address';

const LONGEST = 254;
const NOT_IN_A_DOMAIN = /[/?#:@\\%[\]\s]/;

/**
 * Normalises an email address, or returns null when it is invalid. Converts domains in other scripts to ASCII
 * ("müller.de" to "xn--mller-kva.de"), so that both spellings are the same address.
 */
export function readEmail(typed: string): string | null {
  const email = cleanLine(typed).normalize('NFKC');
  const at = email.lastIndexOf('@') + 1;
  const domain = asciiDomain(email.slice(at));
  const address = email.slice(0, at) + domain;
  return address.length <= LONGEST && EMAIL.test(address) ? address : null;
}

function asciiDomain(domain: string): string {
  const url = `https://${domain}`;
  const isAscii = /^[\x20-\x7e]*$/.test(domain);
  return isAscii || NOT_IN_A_DOMAIN.test(domain) || !URL.canParse(url) ? domain : new URL(url).hostname;
}
