import { useSession } from '@waymark/mfe-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';

/** Back from the sign-in service with a session: goes on as after any sign-in. */
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
