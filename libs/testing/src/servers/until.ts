import { setTimeout as pause } from 'node:timers/promises';
import { patient } from './patient';

/**
 * Calls `probe` every 50 ms until it returns something other than null. After `timeoutMs`, the error contains the
 * probe's last one. `gaveUp` lets a dead process end the wait immediately.
 */
export async function until<T>(
  what: string,
  timeoutMs: number,
  probe: () => Promise<T | null>,
  gaveUp?: () => string | null,
): Promise<T> {
  const limit = patient(timeoutMs);
  const deadline = Date.now() + limit;
  let reason = 'no answer';
  for (;;) {
    const dead = gaveUp?.() ?? null;
    if (dead !== null) throw new Error(`${what} ${dead}`);
    try {
      const answer = await probe();
      if (answer !== null) return answer;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline) throw new Error(`${what} was not ready after ${limit / 1000} s: ${reason}`);
    await pause(50);
  }
}
