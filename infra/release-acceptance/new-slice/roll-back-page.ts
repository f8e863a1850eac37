import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { releaseWell } from '../release-once';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { versionNow, watchVersions } from '../../load/visitors';
import { MORE, SLICE } from './slice';

const ROLLBACK_S = 10;

/** Everybody gets the page before. */
export async function rollBackPage(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  oldPage: string,
): Promise<void> {
  const { origin } = platform;
  const taken = await versionNow(origin, SLICE.name);
  const visitors = watchVersions(origin, SLICE.name);
  const command = Date.now();
  await releaseWell(checkout, platform, 'rollback', SLICE.name);
  const now = await versionNow(origin, SLICE.name);
  await visitors.stop();
  const last = ((visitors.lastSeen(taken) ?? Infinity) - command) / 1_000;
  const tab = await OpenTab.open(origin + SLICE.page);
  const text = await tab.text();
  await tab.close();
  const isOld = !text.includes(MORE) && now === oldPage;
  report.add({
    what: `rollback of the new slice, from command to last new visitor, bar ${ROLLBACK_S} s`,
    figure: `${last.toFixed(1)} s; a browser shows the ${isOld ? 'page before' : 'page that was taken back'}`,
    isReached: isOld && last < ROLLBACK_S,
  });
}
