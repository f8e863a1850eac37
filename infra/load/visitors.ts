import { setTimeout as pause } from 'node:timers/promises';
import { PAGE_BOOT_ELEMENT_ID, type PageBoot } from '@waymark/contracts-core';
import { FROM_OUR_PAGES } from './send';

const BOOT = new RegExp(`id="${PAGE_BOOT_ELEMENT_ID}">(.*?)</script>`, 's');
const EVERY_MS = 50;

/** Returns the boot data of the page for a new visitor, and the cookie that it sets (empty when none). */
export async function arrive(origin: string, path = '/login'): Promise<{ boot: PageBoot; cookie: string }> {
  const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
  const text = BOOT.exec(await answer.text())?.[1];
  if (answer.status !== 200 || !text) throw new Error(`${path} answered ${answer.status} without a boot text`);
  return { boot: JSON.parse(text) as PageBoot, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Returns the version of a slice that a new visitor gets. */
export async function versionNow(origin: string, slice: string): Promise<string> {
  return (await arrive(origin)).boot.remotes[slice]?.version ?? 'none';
}

/** Sends new visitors continuously and records when each version was last served. */
export function watchVersions(
  origin: string,
  slice: string,
): { lastSeen(version: string): number | undefined; stop(): Promise<void> } {
  const seen = new Map<string, number>();
  let going = true;
  const watching = (async () => {
    while (going) {
      seen.set(await versionNow(origin, slice), Date.now());
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

/**
 * Visitors who arrive one after another. Each one's browser reports whether its build worked, as the shell does. A bad
 * build fails for all of them.
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
    /**
     * Returns the seconds from `since` until the last visitor got the bad build; null when some still get it after the
     * limit.
     */
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
