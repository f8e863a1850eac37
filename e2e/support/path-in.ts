/** The path of this site that a mail's text links to. */
export function pathIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://nowhere.example/');
  return pathname + search;
}
