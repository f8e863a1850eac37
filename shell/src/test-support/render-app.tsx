import { render, type RenderResult } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import type { RemoteModule, Session } from '@waymark/mfe-kit';
import { PageHeading } from '@waymark/ui';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';
import { SAMPLE_BOOT } from './sample-boot';

const page = (heading: string) => () => Promise.resolve({ default: () => <PageHeading>{heading}</PageHeading> });

const REMOTE: RemoteModule = {
  pages: {
    home: page('Welcome'),
    reviews: page('All of them'),
    thing: page('A thing'),
    add: page('Write'),
    login: page('Log in'),
  },
  slots: {},
};

export const ANN = {
  status: 'member',
  user: { id: 1, email: 'ann@example.org', displayName: 'Ann', username: 'ann', role: 'member', isVerified: false },
} satisfies Session;
export const VISITOR: Session = { status: 'visitor', user: null };

/** The whole frame at `path`, with a remote that is already here. */
export function renderApp(path: string, session: Session, boot = SAMPLE_BOOT, remote = REMOTE): RenderResult {
  window.history.replaceState(null, '', path);
  sessionStorage.clear();
  const loader = { load: () => Promise.resolve(remote) };
  window.waymark = createShellHost(boot, loader);
  window.waymark.session.setState(session);
  return render(
    <BrowserRouter>
      <App boot={boot} loader={loader} />
    </BrowserRouter>,
  );
}
