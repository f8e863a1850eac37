import type { ReactElement } from 'react';
import { Button, ConnectionBanner } from '@waymark/ui';
import { useConnection } from './use-connection';

/** Says that the connection is lost or unstable. The seconds go on without being spoken again and again. */
export function ConnectionNotice({ reload = () => window.location.reload() }: { reload?: () => void }): ReactElement {
  const { state, secondsSince } = useConnection();
  const reconnect = (
    <Button type="button" onClick={reload}>
      Reconnect
    </Button>
  );
  return (
    <ConnectionBanner state={state} action={reconnect}>
      {state === 'offline' ? 'Connection lost' : 'Connection unstable '}
      {state === 'unstable' && <span aria-live="off">({secondsSince} s)</span>}
    </ConnectionBanner>
  );
}
