/*
 * `npm run release:acceptance`: starts a platform from a checkout of HEAD. A team changes one slice, releases it, rolls it
 * back, releases a broken build that is reverted automatically, rolls a service and migrates its database. With two of
 * everything, it releases a new slice. People use the site throughout.
 * `-- --only <chapter>,…` runs some chapters; `-- --slice <name>` runs `change`, `broken` and `roll` with that slice.
 * Prints one line per requirement; the exit code is 1 when one is not met. Takes about 15 minutes; data in
 * .local/prove-checkout.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosen } from '../load/only-option';
import { ROOT } from '../local/paths';
import { brokenRelease } from './broken-release';
import { changeAndRelease } from './change-and-release';
import { migration } from './migration/migration';
import { newSlice } from './new-slice/new-slice';
import { Platform } from './platform';
import { releaseWell } from './release-once';
import { type ReleasedSlice, releasedSlice } from './released-slice';
import { Report } from './report';
import { TeamCheckout } from './team-checkout';

const PER_SECOND = 200;

/** A changed service is released under 200 requests a second. */
async function rollService(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  { name, asked }: ReleasedSlice,
): Promise<void> {
  const before = 'await startService(';
  checkout.change(`services/${name}/src/main.ts`, before, `process.title = 'waymark ${name}';\n\n${before}`);
  const load = platform.startLoad(asked, PER_SECOND);
  const { seconds } = await releaseWell(checkout, platform, name, '--only', 'service');
  const what = `release of the ${name} service under ${PER_SECOND} requests a second`;
  report.addLoad(what, await load.stop(), ` in ${seconds.toFixed(1)} s`);
}

/** An independent part of the proof: some requirements, checked on a running platform. */
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

const { values } = parseArgs({ options: { only: { type: 'string' }, slice: { type: 'string' } } });
const slice = releasedSlice(values.slice);
const wanted = chosen(values.only, CHAPTERS, ({ name }) => name);
const report = new Report();
const checkout = TeamCheckout.make(join(ROOT, '.local/prove-checkout'));
for (const replicas of [1, 2] as const) {
  const chapters = wanted.filter((chapter) => chapter.replicas === replicas);
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
