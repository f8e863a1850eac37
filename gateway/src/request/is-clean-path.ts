const PLAIN = /^(?:\/[\w-]+)+\/?$/;

/** Checks that an API path has no `//` and no dot segments, however they are encoded. */
export function isCleanPath(path: string): boolean {
  // Fast path for almost every path: nothing to decode, no dot, no empty segment.
  if (PLAIN.test(path)) return true;
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  return segments.every((segment) => {
    try {
      const text = decodeURIComponent(segment);
      return text !== '' && !/(^|\/)\.\.?(\/|$)/.test(text) && ![...text].some((mark) => mark < ' ' || mark === '\\');
    } catch {
      return false;
    }
  });
}
