/** Returns a link that is safe to show: http or https, no user name, at most 300 characters; else null. */
export function webAddress(text: unknown): string | null {
  if (typeof text !== 'string' || !text.trim() || text.length > 300) return null;
  const candidate = /^https?:\/\//i.test(text.trim()) ? text.trim() : `http://${text.trim()}`;
  try {
    const url = new URL(candidate);
    const isPublic = /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !/\s/.test(candidate);
    return isPublic ? url.href : null;
  } catch {
    return null;
  }
}
