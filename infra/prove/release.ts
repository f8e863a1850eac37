/*
 * `npm run prove:release`: a platform of its own, from a checkout of HEAD, on which a team changes one slice, releases it,
 * takes it back, releases a broken build that is taken back by itself, rolls a service and migrates its database, and, on
 * two of everything, releases a slice that was not there before; all while people use the site. `-- --only <chapter>,…`
 * shows some of it, `-- --slice <name>` shows `change`, `broken` and `roll` with that slice. One line for each bar; the exit
 * code is 1 when one is not reached. Some fifteen minutes; data in .local/prove-checkout.
 */
import { join } from 'node:path';
import { ROOT } from '../local/paths';
import { brokenRelease } from './broken-release';
import { changeAndRelease } from './change-and-release';
import { chosenChapters } from './chosen-chapters';
import { migration } from './migration/migration';
import { newSlice } from './new-slice/new-slice';
import { Platform } from './platform';
import { releaseWell } from './release-once';
import { type ReleasedSlice, releasedSlice } from './released-slice';
import { Report } from './report';
import { startLoad } from './steady-load';
import { TeamCheckout } from './team-checkout';

const PER_SECOND = 200;

/** A changed service is released while 200 requests a second ask it. */
async function rollService(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  { name, asked }: ReleasedSlice,
): Promise<void> {
  const before = 'await startService(';
  checkout.change(`services/${name}/src/main.ts`, before, `process.title = 'waymark ${name}';\n\n${before}`);
  const load = startLoad(platform.origin, asked, PER_SECOND);
  const { seconds } = await releaseWell(checkout, platform, name, '--only', 'service');
  const { sent, failed, failures } = await load.stop();
  const figure = [`${failed} of ${sent} failed in ${seconds.toFixed(1)} s`, ...failures.slice(0, 3)].join('; ');
  report.add({
    what: `release of the ${name} service under ${PER_SECOND} requests a second`,
    figure,
    isReached: failed === 0 && sent > 0,
  });
}

/** A part of the proof that stands alone: some bars, shown on a running platform. */
interface Chapter {
  name: string;
  /** How many of every service and gateway its platform has. */
  replicas: 1 | 2;
  run(report: Report, checkout: TeamCheckout, platform: Platform, slice: ReleasedSlice): Promise<void>;
}

const CHAPTERS: readonly Chapter[] = [
  { name: 'change', replicas: 1, run: changeAndRelease },
  { name: 'broken', replicas: 1, run: brokenRelease },
  { name: 'roll', replicas: 1, run: rollService },
  { name: 'migration', replicas: 1, run: migration },
  { name: 'new-slice', replicas: 2, run: newSlice },
];

const slice = releasedSlice(process.argv.slice(2));
const chosen = chosenChapters(process.argv.slice(2), CHAPTERS);
const report = new Report();
const checkout = TeamCheckout.make(join(ROOT, '.local/prove-checkout'));
for (const replicas of [1, 2] as const) {
  const chapters = chosen.filter((chapter) => chapter.replicas === replicas);
  if (chapters.length === 0) continue;
  checkout.reset();
  const platform = await Platform.start(checkout.folder, replicas);
  try {
    for (const chapter of chapters) {
      console.log(`--   ${chapter.name}`);
      await chapter.run(report, checkout, platform, slice);
    }
  } finally {
    await platform.stop();
  }
}
process.exit(report.end());
