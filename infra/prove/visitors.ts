import { setTimeout as pause } from 'node:timers/promises';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { arrive } from './visitor';

/**
 * People who come one after another; the browser of each says how the build that it got went, as the shell does. A build
 * that is not good fails in every one of them.
 */
export function startVisitors(
  origin: string,
  slice: string,
  perSecond: number,
  isGood: (version: string) => boolean = () => true,
) {
  let lastBad = 0;
  let going = true;
  const coming = (async () => {
    const pending: Promise<void>[] = [];
    while (going) {
      pending.push(visit());
      await pause(1_000 / perSecond);
    }
    await Promise.all(pending);
  })();

  async function visit(): Promise<void> {
    const { boot } = await arrive(origin);
    const version = boot.remotes[slice]?.version ?? '';
    const good = isGood(version);
    if (!good) lastBad = Date.now();
    const load = { slice, version, ...(good ? { outcome: 'loaded' } : { outcome: 'load-error', kind: 'threw' }) };
    const token = boot.telemetry?.token;
    if (!token) throw new Error('The page gave no token to report with');
    await fetch(`${origin}/api/telemetry`, {
      method: 'POST',
      headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
      body: JSON.stringify({ token, loads: [load] }),
    });
  }

  return {
    /** Seconds from `since` until the last visitor got the bad build; null when some still do after the limit. */
    async untilNobodyGetsIt(limitSeconds: number, since: number): Promise<number | null> {
      const quietMs = (20 / perSecond) * 1_000 * 5;
      while (Date.now() - since < limitSeconds * 1_000 + quietMs) {
        if (lastBad > 0 && Date.now() - lastBad > quietMs) return (lastBad - since) / 1_000;
        await pause(200);
      }
      return null;
    },
    async stop(): Promise<void> {
      going = false;
      await coming;
    },
  };
}
