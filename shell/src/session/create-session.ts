import { createStore } from 'zustand/vanilla';
import type { Host, Session } from '@waymark/mfe-kit';
import { loadSession } from './load-session';

/** True after several attempts to get the session have failed. */
export const sessionTrouble = createStore<boolean>(() => false);
const LOADING: Session = { status: 'loading', user: null };

type SessionOfPage = Required<Pick<Host, 'session' | 'refreshSession' | 'sessionChanged'>>;

/**
 * Creates the page's session store and the functions to refresh it. `isVisitor`: already known from the page. A
 * document belongs to at most one member: when another one signs in, `leave` is called and pending refreshes never
 * resolve. The same applies when the session ended elsewhere. A page that ends the session itself announces it and
 * stays.
 */
export function createSession(isVisitor = false, leave: (now: Session) => void = () => undefined): SessionOfPage {
  const session = createStore<Session>(() => (isVisitor ? { status: 'visitor', user: null } : LOADING));
  let owner: number | undefined;
  session.subscribe(({ user }) => (owner = user?.id ?? owner));
  const isLeft = ({ user }: Session, isOver: boolean): boolean => {
    if (user) return owner !== undefined && user.id !== owner;
    return isOver && session.getState().status === 'member';
  };
  let newest = 0;
  // The live stream also reports a session that this page has just ended itself.
  let ownAsks = 0;
  // Callers wait only for the first attempts; retries continue in the background.
  const ask = (isOver: boolean): Promise<void> =>
    new Promise((resolve) => {
      const mine = (newest += 1);
      const isNewest = (): boolean => mine === newest;
      const onTrouble = (): void => {
        if (isNewest()) {
          // A member's page stays theirs: its writes contain the member's ID, and the server rejects them for anybody
          // else.
          if (session.getState().status !== 'member') session.setState(LOADING, true);
          sessionTrouble.setState(true, true);
        }
        resolve();
      };
      void loadSession({ onTrouble, isWanted: isNewest }).then((known) => {
        if (known && isNewest()) {
          sessionTrouble.setState(false, true);
          if (isLeft(known, isOver)) return leave(known);
          session.setState(known, true);
        }
        return resolve();
      });
    });
  return {
    session: { ...session, setState: (next) => session.setState(next, true) },
    refreshSession: () => {
      ownAsks += 1;
      return ask(false).finally(() => (ownAsks -= 1));
    },
    sessionChanged: () => ask(ownAsks === 0),
  };
}
