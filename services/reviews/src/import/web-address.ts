/** A link that is safe to show: http or https, with a public name and no user; null for anything else. */
export function webAddress(text: string): string | null {
  const candidate = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(candidate) || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  const isPublic = /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
  return isPublic ? url.href : null;
}
