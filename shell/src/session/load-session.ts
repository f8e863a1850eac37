import { call, type Session, type SessionUser } from '@waymark/mfe-kit';
import { getCurrentUser } from '../endpoints';

const RETRIES = 2;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** Half an hour; after that, the person can press "Ask now". */
const MOST_TRIES = 60;

interface Asking {
  wait?: (ms: number) => Promise<void>;
  /** Called when the first attempts failed, so that the person can be informed. */
  onTrouble?: () => void;
  /** Returns false when a newer request has replaced this one. */
  isWanted?: () => boolean;
}

/**
 * Returns the session, or null when the server never responded. A 401 means a visitor. Any other failure is retried,
 * twice quickly, then less and less often: a member with a slow session must not see a visitor's pages.
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
