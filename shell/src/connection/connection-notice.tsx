import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button, ConnectionBanner } from '@waymark/ui';
import { useConnection } from './use-connection';

const Corner = styled.div`
  position: fixed;
  /* Below the Accessibility button. */
  inset-block-start: 4.5rem;
  inset-inline-end: 1rem;
  z-index: 95;
  max-width: calc(100vw - 2rem);

  /* And below the menu, where the header has no room beside it. */
  @media (max-width: 48rem) {
    inset-block-start: 9rem;
  }
`;

/** Says that the connection is lost or unstable. The seconds go on without being spoken again and again. */
export function ConnectionNotice({ reload = () => window.location.reload() }: { reload?: () => void }): ReactElement {
  const { state, secondsSince } = useConnection();
  const reconnect = (
    <Button type="button" onClick={reload}>
      Reconnect
    </Button>
  );
  return (
    <Corner>
      <ConnectionBanner state={state} action={reconnect}>
        {state === 'offline' ? 'Connection lost' : 'Connection unstable '}
        {state === 'unstable' && <span aria-live="off">({secondsSince} s)</span>}
      </ConnectionBanner>
    </Corner>
  );
}
