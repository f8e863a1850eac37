const LONGEST = 2_000;
const MAIL = /^mailto:[^\s?&<>"]+@[^\s?&<>"]+$/i;

/** Where a link may lead: another site by http(s), a mail address, or a path of ours. Null of anything else. */
export function safeHref(address: string): string | null {
  const href = address.trim();
  if (href.length > LONGEST || /[\s\\\p{C}]/u.test(href)) return null;
  if (href.startsWith('/')) return href.startsWith('//') ? null : href;
  if (MAIL.test(href)) return href;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  // `https://bank.example@elsewhere.example` shows one name and leads to the other.
  return url.username === '' && url.password === '' ? url.href : null;
}
