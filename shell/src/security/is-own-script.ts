const BUILDS_FOLDER = '/r/';

/**
 * Checks whether `url` is a published build of this site, or of the one `other` origin that this document allows. Only
 * such scripts may be added to the page.
 */
export function isOwnScript(url: string, origin: string, other?: string): boolean {
  const { origin: its, pathname } = new URL(url, origin);
  return its === other || (its === origin && pathname.startsWith(BUILDS_FOLDER));
}
