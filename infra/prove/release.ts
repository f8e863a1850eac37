/*
 * `npm run prove:release`: a platform of its own, from a checkout of HEAD, on which a team changes one slice, releases it,
 * takes it back, releases a broken build that is taken back by itself, rolls a service and migrates its database, and, on
 * two of everything, releases a slice that was not there before; all while people use the site. `-- --only <chapter>,…`
 * shows some of it. One line for each bar; the exit code is 1 when one is not reached. Some fifteen minutes; data in
 * .local/prove-checkout.
 */
import { join } from 'node:path';
import { ROOT } from '../local/paths';
import { brokenRelease } from './broken-release';
import { changeAndRelease } from './change-and-release';
import type { Chapter } from './chapter';
import { chosenChapters } from './chosen-chapters';
import { migration } from './migration/migration';
import { newSlice } from './new-slice/new-slice';
import { Platform } from './platform';
import { Report } from './report';
import { rollService } from './roll-service';
import { TeamCheckout } from './team-checkout';

const CHAPTERS: readonly Chapter[] = [
  { name: 'change', replicas: 1, run: changeAndRelease },
  { name: 'broken', replicas: 1, run: brokenRelease },
  { name: 'roll', replicas: 1, run: rollService },
  { name: 'migration', replicas: 1, run: migration },
  { name: 'new-slice', replicas: 2, run: newSlice },
];

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
      await chapter.run(report, checkout, platform);
    }
  } finally {
    await platform.stop();
  }
}
process.exit(report.end());
