import type { Platform } from '../platform';
import { processNumbers, restarted } from '../processes';
import type { Report } from '../report';
import { startLoad } from '../steady-load';
import type { TeamCheckout } from '../team-checkout';
import { versionNow } from '../visitor';
import { Writers } from '../writers';
import { breakingContract } from './breaking-contract';
import { firstRelease, OTHER_PATHS } from './first-release';
import { killAndRevive } from './kill-and-revive';
import { addNotesKept } from './notes-kept';
import { rollBackPage } from './roll-back-page';
import { secondRelease } from './second-release';
import { SLICE } from './slice';
import { versionsTogether } from './versions-together';
import { writeSlice } from './write-slice';

const MEMBERS = 6;

/** Members who add notes to the new slice: each that was answered must be kept once. */
function noteWriters(origin: string): Promise<Writers> {
  return Writers.prepare(origin, MEMBERS, (number) => {
    const text = `Note number ${number}`;
    return { method: 'POST', path: SLICE.notes, body: { text }, content: text, done: 201 };
  });
}

const PER_SECOND = 50;
const WRITE_EVERY = 5;

/** A slice that was not there when the platform was started: written, released, changed, taken back, with two of everything. */
export async function newSlice(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const before = await processNumbers(platform);
  await writeSlice(report, checkout);
  await firstRelease(report, checkout, platform);

  const oldPage = await versionNow(platform.origin, SLICE.name);
  const writers = await noteWriters(platform.origin);
  await underLoad('it was released again and rolled back', [...OTHER_PATHS, SLICE.page], async () => {
    await secondRelease(report, checkout, platform);
    await versionsTogether(report, checkout, platform, oldPage);
    await rollBackPage(report, checkout, platform, oldPage);
  });
  await underLoad('its pages were off and a release of it was refused', OTHER_PATHS, async () => {
    await killAndRevive(report, checkout, platform);
    await breakingContract(report, checkout, platform);
  });
  await writers.close();
  await addNotesKept(report, platform, writers);

  const other = restarted(before, await processNumbers(platform));
  report.add({
    what: 'processes of others that were restarted',
    figure: other.length === 0 ? `none of ${before.size}` : other.join(', '),
    isReached: other.length === 0 && before.size > 0,
  });

  async function underLoad(what: string, paths: readonly string[], work: () => Promise<void>): Promise<void> {
    const load = startLoad(platform.origin, paths, PER_SECOND, { every: WRITE_EVERY, write: () => writers.write() });
    await work();
    const { sent, failed, failures } = await load.stop();
    report.add({
      what: `requests failed while ${what}, ${PER_SECOND} a second, one in ${WRITE_EVERY} a note`,
      figure: [`${failed} of ${sent}`, ...failures.slice(0, 3)].join('; '),
      isReached: failed === 0 && sent > 0,
    });
  }
}
