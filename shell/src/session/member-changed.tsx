import { useEffect } from 'react';
import { isOnTheWayToSignIn, toast, useSession } from '@waymark/mfe-kit';
import { memberChanged } from './leave-page';

const STORED = {
  member: 'What they typed was not sent. It will come back if they log in here within an hour.',
  visitor: 'What you typed was not sent. It will come back if you log in here within an hour.',
};

/**
 * Tells a person what happened after one member's page became another's. Must come after the pages, so that their
 * messages come first.
 */
export function MemberChanged(): null {
  const { status } = useSession();
  useEffect(() => {
    const what = status === 'loading' ? null : memberChanged.read();
    if (!what || status === 'loading') return;
    memberChanged.write(null);
    // The sign-in page already asks them to log in.
    if (isOnTheWayToSignIn()) return;
    toast({
      title: status === 'member' ? 'Someone else is logged in now' : 'You are logged out',
      description:
        what === 'typed'
          ? STORED[status]
          : status === 'member'
            ? 'This page was opened by another member.'
            : 'Your session ended in another tab or on another device.',
    });
  }, [status]);
  return null;
}
