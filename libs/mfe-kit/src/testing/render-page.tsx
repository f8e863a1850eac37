import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Fragment, StrictMode, type ComponentType, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createHost, type Host, type ToastMessage } from '../host';
import type { Session, SessionUser } from '../session';
import { createStore } from '../store';
import { sliceQueryClient } from '../slice-query-client';

export const MEMBER: SessionUser = {
  id: 5,
  email: 'ana@example.org',
  displayName: 'Ana',
  username: 'ana',
  role: 'member',
  isVerified: false,
};

interface HostOptions extends Partial<Omit<Host, 'session'>> {
  user?: SessionUser | null;
}

/** Sets up a shell host with an empty cache for a test; returns what it received. */
export function hostFor({ user = null, ...parts }: HostOptions = {}) {
  const toasts: ToastMessage[] = [];
  const visited: string[] = [];
  const titles: string[] = [];
  const session = createStore<Session>(user ? { status: 'member', user } : { status: 'visitor', user: null });
  window.waymark = createHost({
    session,
    toast: (message) => toasts.push(message),
    navigate: (path) => visited.push(path),
    setPageTitle: (title) => titles.push(title),
    ...parts,
  });
  return { toasts, visited, titles, session };
}

interface PageOptions extends HostOptions {
  /** Route pattern. */
  route: string;
  /** URL to open. */
  at?: string;
  /**
   * Mounts once, as in production, for tests that count calls: StrictMode's second mount repeats the calls of the
   * first.
   */
  isMountedOnce?: boolean;
}

/** Renders a page in a router with a shell host, mounted twice as in development. */
export function renderPage(Page: ComponentType, options: PageOptions) {
  const { route, at = route, isMountedOnce = false, ...parts } = options;
  const Mode = isMountedOnce ? Fragment : StrictMode;
  // mfe-kit reads the address bar, so it must match the router.
  window.history.replaceState(null, '', at);
  const host = hostFor(parts);
  const view = render(
    <Mode>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={<Page />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Mode>,
  );
  return { ...view, ...host };
}

function Elsewhere(): ReactElement {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders a part of a page with the slice's cache, below a page heading. */
export function renderPart(
  part: ReactElement,
  { heading = 'Page', ...options }: HostOptions & { heading?: string } = {},
) {
  const host = hostFor(options);
  const view = render(
    <QueryClientProvider client={sliceQueryClient()}>
      <MemoryRouter>
        <main>
          <h1>{heading}</h1>
          {part}
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, ...host };
}
