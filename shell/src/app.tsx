import { lazy, Suspense, useRef, type ComponentType, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import { useAfterContent } from '@waymark/mfe-kit';
import { SkipLink } from '@waymark/ui';
import { Announcer } from './announcer/announcer';
import { ErrorBoundary } from './errors/error-boundary';
import type { RemoteLoader } from './federation/remote-loader';
import { FooterBelowContent } from './navigation/footer-below-content';
import { Header } from './navigation/header';
import { Preview } from './preview/preview';
import { RouteEffects } from './routing/route-effects';
import { SliceRoutes } from './routing/slice-routes';

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
      <Preview builds={boot.preview} />
      <Header boot={boot} />
      <Main id="main-content" ref={main} tabIndex={-1}>
        <ErrorBoundary>
          <SliceRoutes remotes={boot.remotes} opens={boot.opens} loader={loader} />
        </ErrorBoundary>
      </Main>
      <FooterBelowContent boot={boot} main={main} />
      <LateParts />
      <Announcer />
    </Page>
  );
}

const LateFrame = lazy<ComponentType>(() =>
  // If this chunk does not load, the page continues without a feedback button.
  import(/* webpackChunkName: "late-frame" */ './late-frame').catch(() => ({ default: () => null })),
);

function LateParts(): ReactElement | null {
  if (!useAfterContent()) return null;
  return (
    <Suspense fallback={null}>
      <LateFrame />
    </Suspense>
  );
}
