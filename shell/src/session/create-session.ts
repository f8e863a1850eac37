import { createStore } from 'zustand/vanilla';
import type { Host, Session } from '@waymark/mfe-kit';
import { loadSession } from './load-session';

/** True while the server has been asked several times who is signed in and has not said it. */
export const sessionTrouble = createStore<boolean>(() => false);
const LOADING: Session = { status: 'loading', user: null };

type SessionOfPage = Required<Pick<Host, 'session' | 'refreshSession' | 'sessionChanged'>>;

/**
 * The session store of the whole page, and how to ask for it again. `isVisitor`: the page came with the answer already.
 * A document is drawn for one member at most: where another one is signed in it is left, by `leave`, and what waits for the
 * answer never hears it. So it is when the session ended elsewhere; a page that ends it itself says so and stays.
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
  // The live stream also reports the end that this page has just asked for.
  let ownAsks = 0;
  // Whoever waits for it waits for the first tries alone; the asking goes on.
  const ask = (isOver: boolean): Promise<void> =>
    new Promise((resolve) => {
      const mine = (newest += 1);
      const isNewest = (): boolean => mine === newest;
      const onTrouble = (): void => {
        if (isNewest()) {
          // A member's page stays theirs: what is pressed on it names them, and is refused when it is not so.
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
