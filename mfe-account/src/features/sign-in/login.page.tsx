import { toast, usePageTitle } from '@waymark/mfe-kit';
import { Alert, Button, Card, KeyIcon, LinkButton, Page, PageHeading, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';
import { focusPageHeading } from '../../shared/focus-page-heading';
import { askForPasskey } from '../../shared/passkeys/ask-for-passkey';
import { isCancelled, passkeyMessage } from '../../shared/passkeys/passkey-message';
import { passkeysWorkHere } from '../../shared/passkeys/passkeys-work-here';
import { ProviderButton } from '../provider/provider-button';
import { ProviderNotice, useProviderReturn } from '../provider/provider-notice';
import { SecondStepForm } from '../second-step/second-step-form';
import { type Mode, WaysIn } from './ways-in';

// Slightly less than the challenge's lifetime, so that a page left open always has a valid one.
const RENEW_MS = 4 * 60_000;

/** Offers passkeys in the email field while the component is mounted, in browsers that support it. */
function usePasskeyInField(onSignedIn: () => void, onFailed: (error: unknown) => void): void {
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
        // Hides the browser's errors until a passkey is chosen, because the person has not started anything yet.
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

/** The browser allows one request at a time, so a closed page must end its own. */
async function stopOffering(): Promise<void> {
  if (!(await canOffer())) return;
  const { WebAuthnAbortService } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

const NONE_HERE = 'This browser does not support passkeys. Log in with your password, or use a newer browser.';

/** Login with a passkey: with the button, or from the email field where the browser supports it. */
function PasskeySignIn() {
  const signedIn = useSignedIn();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    setProblem(passkeyMessage(error));
    // A message is needed only for failures; people who cancelled know it.
    if (!isCancelled(error)) toast({ title: 'Login failed', description: passkeyMessage(error), variant: 'error' });
  };
  usePasskeyInField(() => void signedIn(), fail);

  const start = async () => {
    setProblem(passkeysWorkHere() ? null : NONE_HERE);
    if (!passkeysWorkHere()) return;
    setBusy(true);
    try {
      await askForPasskey('sign-in');
      await signedIn();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack $gap={3}>
      <Button wide icon={<KeyIcon />} busy={busy} onClick={() => void start()}>
        {busy ? 'Waiting for your passkey...' : 'Log in with a passkey'}
      </Button>
      {problem && (
        <Alert tone="warn" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}

const WORDS = {
  signIn: {
    title: 'Sign In',
    lead: 'Welcome back. Log in to write reviews. You can read them without an account.',
    other: 'New here? Create Account',
  },
  create: {
    title: 'Create Account',
    lead: 'It is free, for people aged 13 or over. You can delete it at any time.',
    other: 'Already have an account? Sign In',
  },
} as const;

/** Returns why an account is needed, as worded by the page that sent the visitor here. */
function useWhy(): string | null {
  const { state } = useLocation() as { state: { why?: unknown } | null };
  return typeof state?.why === 'string' ? state.why : null;
}

/** One page that switches between logging in and creating an account. */
export default function LoginPage() {
  const why = useWhy();
  // Opens on registration if another page sent the visitor, because most of these have no account yet.
  const [mode, setMode] = useState<Mode>(why ? 'create' : 'signIn');
  const [query, setQuery] = useSearchParams();
  // After a provider the challenge is in a cookie; the URL only says that a code is required.
  const [challenge, setChallenge] = useState<string | 'in-cookie' | null>(
    query.get('step') === 'code' ? 'in-cookie' : null,
  );
  const { title, lead, other } = WORDS[mode];
  usePageTitle(title);
  useProviderReturn();

  const startAgain = () => {
    setChallenge(null);
    setQuery({}, { replace: true });
    focusPageHeading();
  };
  const toggle = () => {
    setMode(mode === 'signIn' ? 'create' : 'signIn');
    // Another form has replaced this one, so focus moves to the heading.
    focusPageHeading();
  };

  if (challenge !== null) {
    return (
      <Page narrow>
        <PageHeading lead="One more step: enter a code to show that it is you.">{title}</PageHeading>
        <Card>
          <SecondStepForm challenge={challenge === 'in-cookie' ? undefined : challenge} onStartAgain={startAgain} />
        </Card>
      </Page>
    );
  }
  return (
    <Page narrow>
      <PageHeading lead={why ?? lead}>{title}</PageHeading>
      <Stack $gap={6}>
        <ProviderNotice />
        <div>
          <Button onClick={toggle}>{other}</Button>
        </div>
        <Card>
          <WaysIn
            mode={mode}
            onSecondStep={setChallenge}
            onSignInInstead={toggle}
            passkey={<PasskeySignIn />}
            provider={<ProviderButton />}
          />
        </Card>
        <Stack $gap={2}>
          <div>
            <LinkButton variant="quiet" to="/forgot-password">
              Forgot your password?
            </LinkButton>
          </div>
          <div>
            <LinkButton variant="quiet" to="/">
              Back to home
            </LinkButton>
          </div>
        </Stack>
      </Stack>
    </Page>
  );
}
