import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Card, LinkButton, Page, PageHeading, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusPageHeading } from '../../shared/focus-page-heading';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import { ProviderButton } from '../provider/provider-button';
import { ProviderNotice, useProviderReturn } from '../provider/provider-notice';
import { SecondStepForm } from '../second-step/second-step-form';
import { WaysIn, type Mode } from './ways-in';

const WORDS = {
  signIn: {
    title: 'Sign In',
    lead: 'Welcome back. You need an account to write reviews, but not to read them.',
    other: 'New here? Create Account',
  },
  create: {
    title: 'Create Account',
    lead: 'Free, for people aged 13 or over, and yours to delete at any time.',
    other: 'Already have an account? Sign In',
  },
} as const;

/** What the account is for, in the words of the page that sent the visitor here. */
function useWhy(): string | null {
  const { state } = useLocation() as { state: { why?: unknown } | null };
  return typeof state?.why === 'string' ? state.why : null;
}

/** S2 section 2, "Login": one page that toggles between signing in and creating an account. */
export default function LoginPage() {
  const why = useWhy();
  // Most people who are sent here to do something have no account yet.
  const [mode, setMode] = useState<Mode>(why ? 'create' : 'signIn');
  const [query, setQuery] = useSearchParams();
  // After a provider the challenge is in a cookie, and the address says only that a code is wanted.
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
    // Another form stands where this one was: start at what it is.
    focusPageHeading();
  };

  if (challenge !== null) {
    return (
      <Page narrow>
        <PageHeading lead="One more step: enter the code that only you have.">{title}</PageHeading>
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
