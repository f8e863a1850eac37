/** The token of a link from a mail. It stands after the #, which browsers send to no server. */
export function linkToken(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') || null;
}

/** Takes it out of the address: nobody shall read it over a shoulder or in the history. */
export function forgetLinkToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
