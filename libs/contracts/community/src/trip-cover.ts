import { isPublicHost } from '@waymark/contracts-core';

/** Path of our own full-size uploads. */
const OWN = /^\/api\/trip-blogs\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/full$/;

/** Returns the ID of our own upload at this URL; null for any other URL. */
export const ownCoverId = (address: string): string | null => OWN.exec(address)?.[1] ?? null;

/**
 * Whether a cover may use this URL: https, a public host name, no IP address and no credentials. Our servers never
 * request it;
 * a reader's browser does if the operator allows the host.
 */
export function isPublicPictureAddress(address: string): boolean {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && port === '' && isPublicHost(hostname);
}
