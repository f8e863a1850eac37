import { Pool } from 'undici';
import { register } from '../../load/people';
import { OpenTab } from '../open-tab';
import type { Platform } from '../platform';
import { releaseWell } from '../release-once';
import type { Report } from '../report';
import { serviceVersions } from '../service-version';
import type { TeamCheckout } from '../team-checkout';
import { versionNow } from '../visitor';
import { SLICE } from './slice';

/** N and N-1 of both halves in all four combinations, each in a browser that shows the page and writes. */
export async function versionsTogether(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  oldPage: string,
): Promise<void> {
  const { origin } = platform;
  const newPage = await versionNow(origin, SLICE.name);
  const pool = new Pool(origin);
  const { cookie } = await register(pool);
  await pool.close();
  const newService = await serviceVersions(platform, SLICE.name);
  await both('new');
  await releaseWell(checkout, platform, 'rollback', SLICE.name, '--only', 'service');
  const oldService = await serviceVersions(platform, SLICE.name);
  if (oldService.join() === newService.join()) throw new Error(`The rollback left ${newService.join()} running`);
  await both('old');

  async function both(service: string): Promise<void> {
    for (const [remote, version] of [
      ['new', newPage],
      ['old', oldPage],
    ] as const) {
      const tab = await OpenTab.open(`${origin}${SLICE.page}?override=${SLICE.name}@${version}`, cookie);
      const isShown = await tab.shows(SLICE.title);
      const loaded = tab.versions(SLICE.name);
      const status = await tab.post(SLICE.notes, { text: `From the ${remote} page to the ${service} service` });
      await tab.close();
      const isRight = isShown && status === 201 && loaded.join() === version;
      report.add({
        what: `the ${service} service with the ${remote} remote`,
        figure: `${isShown ? 'the page is shown' : 'no page'} (${loaded.join(', ')}), a note is answered with ${status}`,
        isReached: isRight,
      });
    }
  }
}
