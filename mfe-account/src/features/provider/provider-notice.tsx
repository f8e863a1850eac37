import { Alert } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@waymark/mfe-kit';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';

/** After a successful login with the provider: continues as after any login. */
export function useProviderReturn(): void {
  const [query] = useSearchParams();
  const { status } = useSession();
  const signedIn = useSignedIn();
  const isDone = useRef(false);
  const isBack = query.get('from') === 'provider' && status === 'member';
  useEffect(() => {
    if (!isBack || isDone.current) return;
    isDone.current = true;
    void signedIn();
  }, [isBack, signedIn]);
}

interface Words {
  title: string;
  text: string;
}

/** Messages for the result codes that the server adds to the URL after a login with the provider. */
const WORDS: Record<string, Words> = {
  cancelled: { title: 'You cancelled', text: 'Nothing was changed. You can try again, or log in another way.' },
  failed: {
    title: 'That did not work',
    text: 'The other login service did not respond correctly. Please try again.',
  },
  'no-email': {
    title: 'We need a confirmed email address',
    text: 'The other login service did not give us one for you. Confirm your email address there, or create an account here with a password.',
  },
  'known-email': {
    title: 'You already have an account here',
    text: 'Log in to it as you did before. Then open "Login and security" and link the other service there.',
  },
  refused: { title: 'We could not log you in', text: 'Please contact us if you think that this is a mistake.' },
  taken: {
    title: 'That account is already linked',
    text: 'It is linked to another account here. Unlink it there first.',
  },
};

function providerWords(code: string | null): Words | null {
  return code !== null && Object.hasOwn(WORDS, code) ? (WORDS[code] ?? null) : null;
}

/** Shows why a login with the provider did not succeed. */
export function ProviderNotice() {
  const [query] = useSearchParams();
  const notice = useRef<HTMLDivElement>(null);
  const words = providerWords(query.get('provider'));
  // Moves the focus to this notice, because the page has just loaded and screen reader users would start elsewhere.
  useEffect(() => notice.current?.focus(), [words]);
  if (!words) return null;
  return (
    <Alert tone="warn" title={words.title} ref={notice} tabIndex={-1}>
      {words.text}
    </Alert>
  );
}
