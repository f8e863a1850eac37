import { useEffect, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { announce, refreshSession } from '@waymark/mfe-kit';
import { Button, ConnectionBanner } from '@waymark/ui';
import { sessionTrouble } from './create-session';

const UNSURE = 'We cannot tell yet whether you are logged in. We will keep trying.';

/** Explains why personal content is missing, instead of showing a member a visitor's page. */
export function SessionNotice(): ReactElement | null {
  const isUnsure = useStore(sessionTrouble);
  useEffect(() => {
    if (isUnsure) announce(UNSURE);
  }, [isUnsure]);
  if (!isUnsure) return null;
  const ask = (
    <Button type="button" onClick={() => void refreshSession()}>
      Ask now
    </Button>
  );
  return (
    <ConnectionBanner role={undefined} state="unstable" action={ask}>
      {UNSURE}
    </ConnectionBanner>
  );
}
