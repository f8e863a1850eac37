import { PRODUCT_NAME } from '@waymark/contracts-core';

/** This site as browsers and authenticators know it: passkeys work at its origin alone. */
export function relyingParty(publicOrigin: string) {
  const { origin, hostname } = new URL(publicOrigin);
  return { name: PRODUCT_NAME, id: hostname, origin };
}
