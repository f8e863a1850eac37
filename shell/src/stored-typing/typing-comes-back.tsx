import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@waymark/mfe-kit';
import { takeTyping } from './stored-typing';

/** Restores the input to the page after the person has signed in again. */
export function TypingComesBack(): null {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const memberId = user?.id;
  useEffect(() => {
    const kept = memberId === undefined ? null : takeTyping(pathname + search, memberId);
    if (!kept) return undefined;
    let stop = (): void => undefined;
    let isGone = false;
    void import(/* webpackChunkName: "later" */ './put-back').then(({ putBack }) => {
      if (!isGone) stop = putBack(kept, document.body);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pathname, search, memberId]);
  return null;
}
