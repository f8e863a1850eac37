import { call, type Session, type SessionUser } from '@waymark/mfe-kit';
import { getCurrentUser } from '../endpoints';

const RETRIES = 2;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** Half an hour: whoever comes back to the page after that presses "Ask now". */
const MOST_TRIES = 60;

interface Asking {
  wait?: (ms: number) => Promise<void>;
  /** The first tries brought no answer: the person may be told. */
  onTrouble?: () => void;
  /** False: somebody else asks by now. */
  isWanted?: () => boolean;
}

/**
 * Who is signed in; null when the server never said so. A 401 is an answer (a visitor). Anything else is asked again, twice
 * at first, then more and more seldom: a member whose session is slow to resolve must not be shown a visitor's pages.
 */
export async function loadSession({
  wait = sleep,
  onTrouble,
  isWanted = () => true,
}: Asking = {}): Promise<Session | null> {
  for (let tries = 0; tries < MOST_TRIES && isWanted(); tries += 1) {
    try {
      const user: SessionUser | null = await call(getCurrentUser, { on401: 'null' });
      return user ? { status: 'member', user } : { status: 'visitor', user: null };
    } catch {
      if (tries === RETRIES) onTrouble?.();
      await wait(Math.min(FIRST_DELAY_MS * 2 ** tries, LONGEST_DELAY_MS));
    }
  }
  return null;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
