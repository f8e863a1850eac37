import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the token from an email's link, or null. Removes it from the URL and the history immediately, so that nobody
 * can find it there later.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() || null);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    url.searchParams.delete('token');
    // Changes the history directly, because a route change would move focus and scroll.
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }, []);
  return token;
}
