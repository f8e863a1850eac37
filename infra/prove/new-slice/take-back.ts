import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { releaseWell } from '../release-once';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { versionNow } from '../visitor';
import { watchVersions } from '../watch-versions';
import { MORE, SLICE } from './slice';

const ROLLBACK_S = 10;
const OFF = 'This part of the site is switched off';

/** The page is rolled back, switched off and on again. */
export async function takeBack(report: Report, checkout: TeamCheckout, platform: Platform, oldPage: string): Promise<void> {
  const { origin } = platform;
  const taken = await versionNow(origin, SLICE.name);
  const visitors = watchVersions(origin, SLICE.name);
  const command = Date.now();
  await releaseWell(checkout, platform, 'rollback', SLICE.name);
  const now = await versionNow(origin, SLICE.name);
  await visitors.stop();
  const last = ((visitors.lastSeen(taken) ?? Infinity) - command) / 1_000;
  const tab = await OpenTab.open(origin + SLICE.page);
  const isOld = !(await tab.text()).includes(MORE) && now === oldPage;
  report.add({ what: `rollback of the new slice, from command to last new visitor, bar ${ROLLBACK_S} s`, figure: `${last.toFixed(1)} s; a browser shows the ${isOld ? 'page before' : 'page that was taken back'}`, isReached: isOld && last < ROLLBACK_S });

  await releaseWell(checkout, platform, 'kill', SLICE.name);
  await tab.load(origin + SLICE.page);
  const isOff = await tab.shows(OFF);
  await tab.load(`${origin}/login`);
  const othersWork = await tab.shows('Sign In');
  await releaseWell(checkout, platform, 'revive', SLICE.name);
  await tab.load(origin + SLICE.page);
  const isBack = await tab.shows(SLICE.title);
  await tab.close();
  report.add({ what: 'kill and revive of the new slice', figure: `its page ${isOff ? 'says that it is off' : 'does not say that it is off'}, the rest ${othersWork ? 'works' : 'does not work'}; then it is ${isBack ? 'back' : 'not back'}`, isReached: isOff && othersWork && isBack });
}
