import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { releaseWell } from '../release-once';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { SLICE } from './slice';

const OFF = 'This part of the site is switched off';

/** Its pages are off and on again; they alone do not answer meanwhile. */
export async function killAndRevive(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const { origin } = platform;
  const tab = await OpenTab.open(origin + SLICE.page);
  await releaseWell(checkout, platform, 'kill', SLICE.name);
  await tab.load(origin + SLICE.page);
  const isOff = await tab.shows(OFF);
  await tab.load(`${origin}/login`);
  const othersWork = await tab.shows('Sign In');
  await releaseWell(checkout, platform, 'revive', SLICE.name);
  await tab.load(origin + SLICE.page);
  const isBack = await tab.shows(SLICE.title);
  await tab.close();
  report.add({
    what: 'kill and revive of the new slice',
    figure: `its page ${isOff ? 'says that it is off' : 'does not say that it is off'}, the rest ${othersWork ? 'works' : 'does not work'}; then it is ${isBack ? 'back' : 'not back'}`,
    isReached: isOff && othersWork && isBack,
  });
}
