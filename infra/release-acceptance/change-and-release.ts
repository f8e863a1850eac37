import { OpenTab } from './open-tab';
import { type Platform, restarted } from './platform';
import type { ReleasedSlice } from './released-slice';
import type { Report } from './report';
import { registryActs } from './registry-acts';
import { releaseWell } from './release-once';
import type { TeamCheckout } from './team-checkout';
import { startVisitors, versionNow, watchVersions } from '../load/visitors';

const PER_SECOND = 50;
const RELEASE_S = 90;
/** One in four of these visitors gets the new build first: enough for a verdict within the usual watch. */
const VISITORS_PER_SECOND = 20;
const WEIGHT = '25';
const SEEN_MS = 2_000;
const ROLLBACK_S = 10;

/** Pages of every slice that people read meanwhile. */
const PATHS = [
  '/',
  '/login',
  '/api/venues/search?q=leeds',
  '/forgot-password',
  '/api/reviews?limit=5',
  '/contact',
  '/api/auth/ways',
  '/reviews',
];

/** A changed remote is released and rolled back while people use the site. */
export async function changeAndRelease(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  slice: ReleasedSlice,
): Promise<void> {
  const { origin } = platform;
  const { name } = slice;
  const old = await versionNow(origin, name);
  const before = await platform.processNumbers();
  const tab = await OpenTab.open(origin + slice.start.path);
  const load = platform.startLoad([...PATHS, slice.path, slice.start.path], PER_SECOND);
  const visitors = watchVersions(origin, name);
  const acts = await registryActs(platform, `remote.${name}`);
  const loading = startVisitors(origin, name, VISITORS_PER_SECOND);
  try {
    checkout.change(slice.page, slice.before, slice.after);
    const released = await releaseWell(checkout, platform, name, '--only', 'remote', '--weight', WEIGHT);
    const current = await versionNow(origin, name);
    report.add({
      what: `release of a changed ${name} remote, bar ${RELEASE_S} s`,
      figure: `${released.seconds.toFixed(1)} s, ${old} -> ${current}`,
      isReached: released.seconds < RELEASE_S && current !== old,
    });
    const late = (visitors.lastSeen(old) ?? 0) - (acts.at('promote') ?? Infinity);
    report.add({
      what: `last new visitor with the old version after the registry key, bar ${SEEN_MS} ms`,
      figure: `${Math.max(0, late)} ms`,
      isReached: Number.isFinite(late) && late < SEEN_MS,
    });
    report.add(await openTabGoesOn(tab, origin, slice));

    const command = Date.now();
    const back = await releaseWell(checkout, platform, 'rollback', name);
    const now = await versionNow(origin, name);
    const last = ((visitors.lastSeen(current) ?? Infinity) - command) / 1000;
    report.add({
      what: `rollback, from command to last new visitor, bar ${ROLLBACK_S} s`,
      figure: `${last.toFixed(1)} s (command ${back.seconds.toFixed(1)} s)`,
      isReached: now === old && last < ROLLBACK_S,
    });
  } finally {
    await Promise.all([acts.stop(), visitors.stop(), loading.stop(), tab.close()]);
  }
  report.addLoad(`requests meanwhile, ${PER_SECOND} a second`, await load.stop());
  const other = restarted(before, await platform.processNumbers());
  report.add({
    what: 'processes restarted',
    figure: other.length === 0 ? `none of ${before.size}` : other.join(', '),
    isReached: other.length === 0 && before.size > 0,
  });
}

/** A tab opened before the release keeps its version; a reload gets the new one. */
async function openTabGoesOn(
  tab: OpenTab,
  origin: string,
  { path, heading, start, after }: ReleasedSlice,
): Promise<{ what: string; figure: string; isReached: boolean }> {
  const errors = await tab.follow(start.link, heading);
  const kept = !(await tab.text()).includes(after);
  await tab.load(origin + path);
  const renewed = (await tab.text()).includes(after);
  const figure = `${kept ? 'kept its version' : 'changed its version'}, ${errors.length} errors${errors.length > 0 ? ` (${errors[0]})` : ''}; a new load ${renewed ? 'brings' : 'does not bring'} the new version`;
  return { what: 'a tab that was open', figure, isReached: kept && renewed && errors.length === 0 };
}
