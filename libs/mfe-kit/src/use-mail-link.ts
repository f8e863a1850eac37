import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useInBrowser } from './use-in-browser';

/** The parameters after the "#" of a link in an email, by name. */
export type MailLink = Readonly<Record<string, string>>;

/** Kept while this tab is open, so that Back leads to a working page although the URL no longer has the secret. */
let last: MailLink = {};

/** The secret is after the #, which browsers send to no server. */
function readLink(hash: string): MailLink {
  const said = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  last = { ...last, ...said };
  return last;
}

/** Removes the secret from the URL, so that nobody reads it over a shoulder or in the history. */
function forgetLink(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * Returns the parameters of the link that opened the page: empty without any, undefined before the code runs in a
 * browser.
 */
export function useMailLink(): MailLink | undefined {
  const location = useLocation();
  const isInBrowser = useInBrowser(() => true, false);
  // Runs before anything is painted, and each time: the same link may be opened twice in one tab.
  useLayoutEffect(forgetLink, [location]);
  return useMemo(() => (isInBrowser ? readLink(location.hash) : undefined), [location, isInBrowser]);
}
