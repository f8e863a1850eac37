import { createStore } from 'zustand/vanilla';
import type { Host, Session } from '@waymark/mfe-kit';
import { loadSession } from './load-session';

/** The session store of the whole page, and how to ask for it again. `isVisitor`: the page came with the answer already. */
export function createSession(isVisitor = false): Pick<Host, 'session' | 'refreshSession'> {
  const session = createStore<Session>(() => ({ status: isVisitor ? 'visitor' : 'loading', user: null }));
  return {
    session: { ...session, setState: (next) => session.setState(next, true) },
    refreshSession: async () => session.setState(await loadSession(), true),
  };
}
