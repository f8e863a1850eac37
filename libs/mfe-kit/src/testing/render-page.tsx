import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Fragment, StrictMode, type ComponentType, type ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createHost, type Host, type ToastMessage } from '../host';
import type { Session, SessionUser } from '../session';
import { createStore } from '../store';
import { sliceQueryClient } from '../with-queries';

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

/** A shell's host around what is tested, with an empty cache, and what it was told. */
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
  /** Route pattern of the page. */
  route: string;
  /** Address to open. */
  at?: string;
  /** Mounted once as in production, where calls are counted: the second mount asks anew for what the first one gave up. */
  isMountedOnce?: boolean;
}

/** A page in a router with a shell's host around it, twice mounted as in development. */
export function renderPage(Page: ComponentType, options: PageOptions) {
  const { route, at = route, isMountedOnce = false, ...parts } = options;
  const Mode = isMountedOnce ? Fragment : StrictMode;
  // The kit reads the address bar: it says what the router says.
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

/** A part of a page below the page's heading, with the slice's cache. */
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
