import { render, type RenderResult } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import type { RemoteModule, Session } from '@waymark/mfe-kit';
import { PageHeading } from '@waymark/ui';
import type { PageBoot, SliceNavItem, SliceRoute } from '@waymark/contracts-core';
import { App } from '../app';
import { createShellHost } from '../boot/create-shell-host';

const route = (path: string, page: string, title: string, more: Partial<SliceRoute> = {}): SliceRoute => ({
  path,
  page,
  title,
  access: 'visitor',
  prefetch: [],
  chunks: [],
  ...more,
});

const item = (
  label: string,
  to: string,
  place: SliceNavItem['place'],
  order: number,
  more: Partial<SliceNavItem> = {},
) => ({
  label,
  to,
  place,
  order,
  audience: 'visitor' as const,
  ...more,
});

/** A site of one slice with a page of each kind. */
export const SAMPLE_BOOT: PageBoot = {
  productName: 'Waymark',
  mode: 'local',
  remotes: {
    demo: {
      slice: 'demo',
      version: '1',
      entry: '/r/demo/1/e.js',
      integrity: 'sha384-demo',
      manifest: {
        name: 'demo',
        routes: [
          route('/', 'home', 'Home'),
          route('/reviews', 'reviews', 'All Reviews'),
          route('/old/:id', 'reviews', 'Old', { redirectTo: '/things/:id' }),
          route('/things/:id', 'thing', 'Thing'),
          route('/add-review', 'add', 'Add Review', {
            access: 'member',
            askToLogIn: 'Please log in to submit a review.',
          }),
          route('/admin', 'add', 'Admin', { access: 'moderator' }),
          route('/login', 'login', 'Log In'),
        ],
        nav: [
          item('Add Review', '/add-review', 'primary', 20),
          item('About Us', '/about-founders', 'primary', 10),
          item('All Reviews', '/reviews', 'more', 10),
          item('My Reviews', '/my-reviews', 'more', 20, { audience: 'member' }),
          item('All Reviews', '/reviews', 'footer-platform', 10),
        ],
        slots: [],
        needs: {},
      },
    },
  },
};
const page = (heading: string) => () => Promise.resolve({ default: () => <PageHeading>{heading}</PageHeading> });

export const SAMPLE_REMOTE: RemoteModule = {
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

/**
 * Renders the whole frame at `path`, with a remote that is already loaded. `kept`: storage left by the tab's previous
 * document.
 */
export function renderApp(
  path: string,
  session: Session,
  boot = SAMPLE_BOOT,
  remote = SAMPLE_REMOTE,
  kept: Record<string, string> = {},
): RenderResult {
  window.history.replaceState(null, '', path);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const loader = { load: () => Promise.resolve(remote) };
  window.waymark = createShellHost(boot, loader);
  window.waymark.session.setState(session);
  return render(
    <BrowserRouter>
      <App boot={boot} loader={loader} />
    </BrowserRouter>,
  );
}
