import {
  createHost,
  createStore,
  type Host,
  type Session,
  type SessionUser,
  type ToastMessage,
} from '@waymark/mfe-kit';
import { render } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export const MEMBER: SessionUser = {
  id: 5,
  email: 'ana@example.org',
  displayName: 'Ana',
  username: 'ana',
  role: 'member',
  isVerified: false,
};

interface Options {
  /** Route pattern of the page. */
  route: string;
  /** Address to open. */
  at?: string;
  user?: SessionUser | null;
  /** What other slices offer. */
  slots?: Host['slots'];
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** A page in a router with a shell's host around it, twice mounted as in development, and an empty cache. */
export function renderPage(Page: ComponentType, { route, at = route, user = null, slots = () => [] }: Options) {
  // The kit reads the address bar: it says what the router says.
  window.history.replaceState(null, '', at);
  const toasts: ToastMessage[] = [];
  const visited: string[] = [];
  const titles: string[] = [];
  const session: Session = user ? { status: 'member', user } : { status: 'visitor', user: null };
  window.waymark = createHost({
    session: createStore<Session>(session),
    toast: (message) => toasts.push(message),
    navigate: (path) => visited.push(path),
    setPageTitle: (title) => titles.push(title),
    slots,
  });
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={<Page />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...view, toasts, visited, titles };
}
