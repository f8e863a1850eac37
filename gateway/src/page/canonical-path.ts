/**
 * Normalises a path so that the server and the page's router read it alike: removes empty segments, dot segments and a
 * final slash. The result begins with exactly one slash, even when browsers read backslashes as slashes, so it can
 * only lead to this site.
 */
export function canonicalPath(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split(/[\\/]/)) {
    const name = segment.replace(/%2e/gi, '.');
    if (name === '..') kept.pop();
    else if (name !== '' && name !== '.') kept.push(segment);
  }
  const end = kept.length > 0 && path.endsWith('/') ? '/' : '';
  return `/${kept.join('/')}${end}`;
}
