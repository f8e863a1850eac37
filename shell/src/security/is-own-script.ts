const BUILDS_FOLDER = '/r/';

/** Whether `url` is a published build of this site: the only scripts that may be added to the page. */
export function isOwnScript(url: string, origin: string): boolean {
  const { origin: its, pathname } = new URL(url, origin);
  return its === origin && pathname.startsWith(BUILDS_FOLDER);
}
