import { useEffect, useRef } from 'react';
import { askForPasskey } from '../../shared/passkeys/ask-for-passkey';
import { isCancelled } from '../../shared/passkeys/passkey-message';
import { passkeysWorkHere } from '../../shared/passkeys/passkeys-work-here';

// A little less than the challenge lives, so that a page left open offers one that still works.
const RENEW_MS = 4 * 60_000;

/** Lets browsers that can offer passkeys in the e-mail field, as long as the component is there. */
export function usePasskeyInField(onSignedIn: () => void, onFailed: (error: unknown) => void): void {
  const told = useRef({ onSignedIn, onFailed });
  useEffect(() => {
    told.current = { onSignedIn, onFailed };
  });
  useEffect(() => {
    let wanted = true;
    let isChosen = false;
    const offer = async (): Promise<void> => {
      try {
        await askForPasskey('sign-in', { inField: true, onChosen: () => (isChosen = true) });
        if (wanted) told.current.onSignedIn();
      } catch (error) {
        // Nobody asked for anything yet, so what the browser could not do is no news.
        if (wanted && isChosen && !isCancelled(error)) told.current.onFailed(error);
      }
    };
    const offerIfPossible = async () => {
      if ((await canOffer()) && wanted && !isChosen) await offer();
    };
    void offerIfPossible();
    const renewal = setInterval(() => void offerIfPossible(), RENEW_MS);
    return () => {
      wanted = false;
      clearInterval(renewal);
      void stopOffering();
    };
  }, []);
}

async function canOffer(): Promise<boolean> {
  if (!passkeysWorkHere()) return false;
  const check = window.PublicKeyCredential.isConditionalMediationAvailable?.bind(window.PublicKeyCredential);
  return check ? check().catch(() => false) : false;
}

/** The browser takes one request at a time: a page that is gone must not hold it. */
async function stopOffering(): Promise<void> {
  if (!(await canOffer())) return;
  const { WebAuthnAbortService } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
