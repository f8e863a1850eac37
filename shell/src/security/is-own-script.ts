const BUILDS_FOLDER = '/r/';

/**
 * Whether `url` is a published build of this site, or of the one `other` origin that this document lets in: the only scripts that
 * may be added to the page.
 */
export function isOwnScript(url: string, origin: string, other?: string): boolean {
  const { origin: its, pathname } = new URL(url, origin);
  return its === other || (its === origin && pathname.startsWith(BUILDS_FOLDER));
}
