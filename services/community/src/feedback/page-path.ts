const BASE = 'https://path.invalid';

/** Returns the path of a page's URL. Omits query and fragment: they can contain what somebody searched for. */
export function pagePath(address: string | null): string | null {
  if (address === null) return null;
  const base = address.startsWith('/') ? BASE : undefined;
  if (!URL.canParse(address, base)) return null;
  const { protocol, pathname } = new URL(address, base);
  return /^https?:$/.test(protocol) ? pathname : null;
}
