import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;

/** Counts again and again until stopped, and answers the most that there ever were. */
export function mostSeen(count: () => Promise<number>): { stop(): Promise<number> } {
  let going = true;
  let most = 0;
  const counting = (async () => {
    while (going) {
      most = Math.max(most, await count());
      await pause(EVERY_MS);
    }
  })();
  return {
    async stop() {
      going = false;
      await counting;
      return most;
    },
  };
}
