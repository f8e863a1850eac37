import type { Platform } from './platform';
import type { ReleasedSlice } from './released-slice';
import type { Report } from './report';
import { registryActs } from './registry-acts';
import { release, releaseWell } from './release-once';
import type { TeamCheckout } from './team-checkout';
import { OpenTab } from './open-tab';
import { arrive, startVisitors, versionNow } from '../load/visitors';

const ROLLBACK_S = 60;
const VISITORS_PER_SECOND = 20;
const WEIGHT = 5;

const BEFORE = "import { defineRemote } from '@waymark/mfe-kit';";
// Only real browsers have `sendBeacon`, so the slice's tests miss the fault, like faults that reach
// production.
const AFTER = `${BEFORE}\n\nif ('sendBeacon' in navigator) throw new Error('A release that does not start');`;

/**
 * A build that does not start is refused. When that check is skipped, 5 % of the visitors get it, their browsers
 * report failures, and the gateway reverts it.
 */
export async function brokenRelease(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  slice: ReleasedSlice,
): Promise<void> {
  const { origin } = platform;
  const { name } = slice;
  const good = await versionNow(origin, name);
  const acts = await registryActs(platform, `remote.${name}`);
  const visitors = startVisitors(origin, name, VISITORS_PER_SECOND, (version) => version === good);
  try {
    checkout.change(`mfe-${name}/src/remote.ts`, BEFORE, AFTER);
    const refused = await release(checkout, platform, name, '--only', 'remote');
    const isRefused =
      refused.code === 1 && (await versionNow(origin, name)) === good && acts.at('canary') === undefined;
    report.add({
      what: 'a build that does not start, opened in a browser before it is published',
      figure: isRefused ? 'is refused, nobody gets it' : `ended with ${refused.code}`,
      isReached: isRefused,
    });
    await releaseWell(
      checkout,
      platform,
      name,
      '--only',
      'remote',
      '--weight',
      String(WEIGHT),
      '--hold',
      '--watch',
      '0',
      '--without-browser',
    );
    const shown = await isShownTheOldOne(origin, slice, good);
    report.add({
      what: 'somebody who gets the broken build',
      figure: shown ? 'is shown the version before' : 'has no page',
      isReached: shown,
    });
    const seconds = await visitors.untilNobodyGetsIt(ROLLBACK_S, acts.at('canary') ?? 0);
    report.add({
      what: `automatic rollback of a broken release at ${WEIGHT} %, bar ${ROLLBACK_S} s`,
      figure: seconds === null ? 'none' : `${seconds.toFixed(1)} s after it was published`,
      isReached: seconds !== null && seconds < ROLLBACK_S,
    });
  } finally {
    await Promise.all([visitors.stop(), acts.stop()]);
  }
}

/** Opens a real browser with a visitor id in the canary's share. */
async function isShownTheOldOne(origin: string, { name, start }: ReleasedSlice, good: string): Promise<boolean> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { boot, cookie } = await arrive(origin);
    if (boot.remotes[name]?.version === good) continue;
    const tab = await OpenTab.open(origin + start.path, cookie);
    const isShown = await tab.shows(start.heading);
    await tab.close();
    return isShown;
  }
  throw new Error('Nobody of 400 visitors got the canary');
}
