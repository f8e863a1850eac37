import { apiClient, type Session, type SessionUser } from '@waymark/mfe-kit';

const RETRIES = 2;
const FIRST_DELAY_MS = 1_000;

/**
 * Who is signed in. A 401 is an answer (a visitor), anything else is retried twice; then the person is treated as a
 * visitor, because everything that is public works without the answer.
 */
export async function loadSession(wait: (ms: number) => Promise<void> = sleep): Promise<Session> {
  for (let tries = 0; tries <= RETRIES; tries += 1) {
    try {
      const user = await apiClient.get<SessionUser | null>('/api/auth/user', { on401: 'null' });
      if (!user) break;
      return { status: 'member', user };
    } catch {
      if (tries < RETRIES) await wait(FIRST_DELAY_MS * 2 ** tries);
    }
  }
  return { status: 'visitor', user: null };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
