import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useInBrowser } from '../use-in-browser';

/** What the link of a mail says after its "#", by name. */
export type MailLink = Readonly<Record<string, string>>;

/** Kept while this tab lives, so that Back leads to the page and not to an address without its secret. */
let last: MailLink = {};

/** It stands after the #, which browsers send to no server. */
function readLink(hash: string): MailLink {
  const said = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  last = { ...last, ...said };
  return last;
}

/** Takes it out of the address: nobody shall read it over a shoulder or in the history. */
function forgetLink(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** The link by which a page was opened: empty when it came without one, undefined before a browser was asked. */
export function useMailLink(): MailLink | undefined {
  const location = useLocation();
  const isInBrowser = useInBrowser(() => true, false);
  // Before anything of the page can be seen, and each time: the same link may be opened twice in one tab.
  useLayoutEffect(forgetLink, [location]);
  return useMemo(() => (isInBrowser ? readLink(location.hash) : undefined), [location, isInBrowser]);
}
