import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { releaseWell } from '../release-once';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { versionNow, startVisitors } from '../../load/visitors';
import { MORE, SLICE } from './slice';

const WEIGHT = 5;
const VISITORS = 400;
const VISITORS_PER_SECOND = 10;
/** Far outside what chance does to 400 visitors at 5 %. */
const [LEAST, MOST] = [3, 50];

/** Releases a change of both halves: first to a few visitors, then the same build to everyone. */
export async function secondRelease(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const { origin } = platform;
  const [old] = await platform.serviceVersions(SLICE.name);
  const oldPage = await versionNow(origin, SLICE.name);
  checkout.edit(`mfe-${SLICE.name}/src/features/home/home.page.tsx`, [
    '</PageHeading>\n',
    `</PageHeading>\n      <p>${MORE}</p>\n`,
  ]);
  checkout.edit(`services/${SLICE.name}/src/main.ts`, [
    'await startService(',
    `process.title = 'waymark ${SLICE.name}';\n\nawait startService(`,
  ]);
  checkout.commit(`Say what ${SLICE.title} finds`);

  await releaseWell(checkout, platform, SLICE.name, '--weight', String(WEIGHT), '--hold', '--watch', '0');
  let news = 0;
  for (let visitor = 0; visitor < VISITORS; visitor += 1)
    if ((await versionNow(origin, SLICE.name)) !== oldPage) news += 1;
  report.add({
    what: `second release at ${WEIGHT} %`,
    figure: `${news} of ${VISITORS} new visitors get it`,
    isReached: news >= LEAST && news <= MOST,
  });

  const loading = startVisitors(origin, SLICE.name, VISITORS_PER_SECOND);
  let seconds: number;
  try {
    ({ seconds } = await releaseWell(checkout, platform, SLICE.name, '--weight', '50'));
  } finally {
    await loading.stop();
  }
  const [page, service] = [await versionNow(origin, SLICE.name), await platform.serviceVersions(SLICE.name)];
  const tab = await OpenTab.open(origin + SLICE.page);
  const isShown = (await tab.text()).includes(MORE);
  await tab.close();
  const isDone = page !== oldPage && service.length === 1 && service[0] !== old && isShown;
  report.add({
    what: 'the same build for everyone',
    figure: `${seconds.toFixed(1)} s, page ${oldPage} -> ${page}, service ${old} -> ${service.join(', ')}; a browser ${isShown ? 'shows' : 'does not show'} the change`,
    isReached: isDone,
  });
}
