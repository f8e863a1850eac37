/** Returns the path to open after login; any target that could leave this site becomes the home page. */
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
