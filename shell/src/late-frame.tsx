import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { space } from '@waymark/ui';
import { ConnectionNotice } from './connection/connection-notice';
import { FeedbackLauncher } from './feedback/feedback-launcher';
import { StaffIdle } from './idle/staff-idle';
import { TypingComesBack } from './stored-typing/typing-comes-back';
import { MemberChanged } from './session/member-changed';
import { SessionNotice } from './session/session-notice';
import { Toaster } from './toasts/toaster';

const Corner = styled.div`
  position: fixed;
  /* Below the header. */
  inset-block-start: 4.5rem;
  inset-inline-end: 1rem;
  z-index: 95;
  display: grid;
  gap: ${space[2]};
  max-width: min(28rem, calc(100vw - 2rem));
  @media print {
    display: none;
  }
`;

/** Parts of the frame that no page depends on; loaded after the page. */
export default function LateFrame(): ReactElement {
  return (
    <>
      <TypingComesBack />
      <FeedbackLauncher />
      <Corner>
        <ConnectionNotice />
        <SessionNotice />
      </Corner>
      <MemberChanged />
      <StaffIdle />
      <Toaster />
    </>
  );
}
