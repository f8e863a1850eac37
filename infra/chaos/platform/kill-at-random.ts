import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from './part';

export interface Killer {
  kills(): number;
  stop(): Promise<void>;
}

interface Pace {
  betweenKillsMs: number;
  /** Number of kills after which the rest runs undisturbed. Each process is killed at least once. */
  mostKills: number;
}

/**
 * Kills these processes with kill -9 one after another until stopped. None is killed twice before each was killed
 * once.
 */
export function killAtRandom(victims: readonly Part[], { betweenKillsMs, mostKills }: Pace): Killer {
  let going = true;
  let kills = 0;
  const killing = (async () => {
    for (;;)
      for (const victim of shuffled(victims)) {
        await pause(betweenKillsMs * (0.5 + Math.random()));
        if (!going || kills >= Math.max(mostKills, victims.length)) return;
        await victim.crash();
        kills += 1;
      }
  })();
  return {
    kills: () => kills,
    async stop() {
      going = false;
      await killing;
    },
  };
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, place: Math.random() }))
    .sort((first, second) => first.place - second.place)
    .map(({ one }) => one);
