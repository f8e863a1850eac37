import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import { SkipLink, space } from '@waymark/ui';
import { Announcer } from './announcer/announcer';
import { ConnectionNotice } from './connection/connection-notice';
import { ErrorBoundary } from './errors/error-boundary';
import type { RemoteLoader } from './federation/remote-loader';
import { FeedbackLauncher } from './feedback/feedback-launcher';
import { StaffIdle } from './idle/staff-idle';
import { TypingComesBack } from './kept-typing/typing-comes-back';
import { FooterBelowContent } from './navigation/footer-below-content';
import { Header } from './navigation/header';
import { Preview } from './preview/preview';
import { RouteEffects } from './routing/route-effects';
import { SliceRoutes } from './routing/slice-routes';
import { MemberChanged } from './session/member-changed';
import { SessionNotice } from './session/session-notice';
import { Toaster } from './toasts/toaster';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

interface AppProps {
  boot: PageBoot;
  loader: Pick<RemoteLoader, 'load'>;
}

/** The frame around every page. */
export function App({ boot, loader }: AppProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  return (
    <Page>
      <SkipLink href="#main-content">Skip to main content</SkipLink>
      <RouteEffects boot={boot} main={main} />
      <TypingComesBack />
      <Preview builds={boot.preview} />
      <Header boot={boot} />
      <Main id="main-content" ref={main} tabIndex={-1}>
        <ErrorBoundary>
          <SliceRoutes remotes={boot.remotes} opens={boot.opens} loader={loader} />
        </ErrorBoundary>
      </Main>
      <FooterBelowContent boot={boot} main={main} />
      <FeedbackLauncher />
      <Notices />
      <MemberChanged />
      <StaffIdle />
      <Toaster />
      <Announcer />
    </Page>
  );
}

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

/** What the whole page should know of the way to the server. */
function Notices(): ReactElement {
  return (
    <Corner>
      <ConnectionNotice />
      <SessionNotice />
    </Corner>
  );
}
