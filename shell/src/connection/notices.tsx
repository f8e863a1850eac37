import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { space } from '@waymark/ui';
import { SessionNotice } from '../session/session-notice';
import { ConnectionNotice } from './connection-notice';

const Corner = styled.div`
  position: fixed;
  /* Below the header. */
  inset-block-start: 4.5rem;
  inset-inline-end: 1rem;
  z-index: 95;
  display: grid;
  gap: ${space[2]};
  max-width: min(28rem, calc(100vw - 2rem));
`;

/** What the whole page should know of the way to the server. */
export function Notices(): ReactElement {
  return (
    <Corner>
      <ConnectionNotice />
      <SessionNotice />
    </Corner>
  );
}
