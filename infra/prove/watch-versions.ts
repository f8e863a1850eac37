import { setTimeout as pause } from 'node:timers/promises';
import { versionNow } from './visitor';

const EVERY_MS = 50;

/** Lets new visitors come all the time, and remembers when each version was last given to one. */
export function watchVersions(
  origin: string,
  slice: string,
): { lastSeen(version: string): number | undefined; stop(): Promise<void> } {
  const seen = new Map<string, number>();
  let going = true;
  const watching = (async () => {
    while (going) {
      const version = await versionNow(origin, slice);
      seen.set(version, Date.now());
      await pause(EVERY_MS);
    }
  })();
  return {
    lastSeen: (version) => seen.get(version),
    async stop() {
      going = false;
      await watching;
    },
  };
}
