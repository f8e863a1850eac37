import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { release } from '../release-once';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { SLICE } from './slice';

const PER_SECOND = 50;
export const OTHER_PATHS = [
  '/',
  '/login',
  '/api/venues/search?q=leeds',
  '/contact',
  '/api/reviews?limit=5',
  '/api/auth/ways',
  '/reviews',
];

/** The platform learns of the slice by its first release, while people use the rest of the site. */
export async function firstRelease(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const { origin } = platform;
  const tab = await OpenTab.open(`${origin}/login`);
  const load = platform.startLoad(OTHER_PATHS, PER_SECOND);
  const { code, seconds } = await release(checkout, platform, SLICE.name);
  const sent = await load.stop();
  const running = [...(await platform.processNumbers()).keys()].filter((name) => name.startsWith(SLICE.name));
  report.add({
    what: 'first release of the new slice',
    figure: `${code === 0 ? 'done' : 'FAILED'} in ${seconds.toFixed(1)} s; it runs as ${running.length} processes`,
    isReached: code === 0 && running.length === 2,
  });
  report.addLoad(`requests during the first release, ${PER_SECOND} a second`, sent);
  const errors = await tab.follow('Forgot your password?', 'Forgot Password');
  await tab.load(origin + SLICE.page);
  const isShown = await tab.shows(SLICE.title);
  await tab.close();
  report.add({
    what: 'a browser that was open',
    figure: `goes on with ${errors.length} errors; a new load ${isShown ? 'shows' : 'does not show'} the new slice's page`,
    isReached: errors.length === 0 && isShown,
  });
}
