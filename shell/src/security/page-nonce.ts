declare global {
  /** Written for webpack: the scripts that its loader adds carry it. */
  var __webpack_nonce__: string;
}

/**
 * Returns the nonce of the page's content security policy. Browsers hide the attribute, but the property stays
 * readable.
 */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Adds the nonce to scripts and styles that this bundle creates. */
export function adoptPageNonce(): void {
  const nonce = pageNonce();
  if (nonce) __webpack_nonce__ = nonce;
}
