import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The token of a mail's link, or null. Taken off the address bar and the history at once: whoever looks there later finds none. */
export function useLinkToken(): string | null {
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() || null);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    url.searchParams.delete('token');
    // Past the router: a change of route would move focus and scroll.
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }, []);
  return token;
}
