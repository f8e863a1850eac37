import type { CDPSession, Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Sets whether the person passes the device's own check from now on. */
  verifyUser(isVerified: boolean): Promise<void>;
  /** Returns the number of passkeys on the device. */
  count(): Promise<number>;
}

/**
 * Adds a device with a fingerprint reader that stores passkeys to the page's browser (WebAuthn level 3, section 11).
 */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyUser: async (isVerified) =>
      void (await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isVerified })),
    count: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
