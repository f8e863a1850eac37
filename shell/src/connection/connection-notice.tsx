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
`;

export function ConnectionNotice(): ReactElement {
  const { state, secondsSince } = useConnection();
  const words = state === 'offline' ? 'Connection lost' : `Connection unstable (${secondsSince} s)`;
  const reconnect = (
    <Button type="button" onClick={() => window.location.reload()}>
      Reconnect
    </Button>
  );
  return (
    <Corner>
      <ConnectionBanner state={state} action={reconnect}>
        {words}
      </ConnectionBanner>
    </Corner>
  );
}
