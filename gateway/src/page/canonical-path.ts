/**
 * An address that the server and the page's own router read alike: without empty segments and those of dots; a slash at its end is as
 * good as none. It begins with one slash, however browsers read backslashes, so that it can only lead to this site.
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
