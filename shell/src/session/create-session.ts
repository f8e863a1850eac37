import { createStore } from 'zustand/vanilla';
import type { Host, Session } from '@waymark/mfe-kit';
import { loadSession } from './load-session';

/** True while the server has been asked several times who is signed in and has not said it. */
export const sessionTrouble = createStore<boolean>(() => false);
const LOADING: Session = { status: 'loading', user: null };

/** The session store of the whole page, and how to ask for it again. `isVisitor`: the page came with the answer already. */
export function createSession(isVisitor = false): Pick<Host, 'session' | 'refreshSession'> {
  const session = createStore<Session>(() => (isVisitor ? { status: 'visitor', user: null } : LOADING));
  let newest = 0;
  // Whoever waits for it waits for the first tries alone; the asking goes on.
  const refreshSession = (): Promise<void> =>
    new Promise((resolve) => {
      const mine = (newest += 1);
      const isNewest = (): boolean => mine === newest;
      const onTrouble = (): void => {
        if (isNewest()) {
          session.setState(LOADING, true);
          sessionTrouble.setState(true, true);
        }
        resolve();
      };
      void loadSession({ onTrouble, isWanted: isNewest }).then((known) => {
        if (known && isNewest()) {
          session.setState(known, true);
          sessionTrouble.setState(false, true);
        }
        resolve();
      });
    });
  return { session: { ...session, setState: (next) => session.setState(next, true) }, refreshSession };
}
