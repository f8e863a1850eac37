/** Returns the headers of every response. HSTS only over HTTPS: browsers ignore it over HTTP. */
export function securityHeaders(secure: boolean): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ];
  if (secure) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}
