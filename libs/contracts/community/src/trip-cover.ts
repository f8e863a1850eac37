import { isPublicHost } from '@waymark/contracts-core';

/** How our own uploads are addressed, full size. */
const OWN = /^\/api\/trip-blogs\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/full$/;

/** Id of the own upload that an address shows; null of any other address. */
export const ownCoverId = (address: string): string | null => OWN.exec(address)?.[1] ?? null;

/**
 * Whether an address may be named as a cover: https, a public name, no number of a machine, no sign-in in it. Nobody of
 * ours ever asks there; a reader's browser does where the operator allowed the host.
 */
export function isPublicPictureAddress(address: string): boolean {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && port === '' && isPublicHost(hostname);
}
