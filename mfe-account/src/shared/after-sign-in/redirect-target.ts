/** A path of this site to go to after signing in; anything that could lead elsewhere becomes home. */
export function redirectTarget(saved: string | null, origin: string): string {
  // A backslash counts as a slash in browsers, so `/\evil.example` would leave the site.
  if (!saved || !saved.startsWith('/') || saved.startsWith('//') || saved.includes('\\')) return '/';
  try {
    const url = new URL(saved, origin);
    if (url.origin !== origin || ['/login', '/auth'].includes(url.pathname)) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
