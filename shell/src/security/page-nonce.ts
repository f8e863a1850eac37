declare global {
  /** Written for webpack: the scripts that its loader adds carry it. */
  var __webpack_nonce__: string;
}

/** The content security policy's nonce of this page. Browsers hide the attribute, the property stays readable. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Scripts and styles that this bundle adds carry the nonce. */
export function adoptPageNonce(): void {
  const nonce = pageNonce();
  if (nonce) __webpack_nonce__ = nonce;
}
