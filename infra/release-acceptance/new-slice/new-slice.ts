import { type Platform, restarted } from '../platform';
import type { Report } from '../report';
import type { TeamCheckout } from '../team-checkout';
import { versionNow } from '../../load/visitors';
import { Emails } from '../../load/emails';
import { firstRelease, OTHER_PATHS } from './first-release';
import { addNotesStored } from './notes-stored';
import { rollBackPage } from './roll-back-page';
import { secondRelease } from './second-release';
import { SLICE } from './slice';
import { writeSlice } from './write-slice';

const MEMBERS = 6;

/** Members who add notes to the new slice: each that was answered must be kept once. */
function noteWriters(origin: string): Promise<Emails> {
  return Emails.prepare(origin, MEMBERS, (number) => {
    const text = `Note number ${number}`;
    return { method: 'POST', path: SLICE.notes, body: { text }, content: text };
  });
}

const PER_SECOND = 50;
const WRITE_EVERY = 5;

/** A slice that was not there when the platform was started: written, released, changed, taken back, with two of everything. */
export async function newSlice(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const before = await platform.processNumbers();
  await writeSlice(report, checkout);
  await firstRelease(report, checkout, platform);

  const oldPage = await versionNow(platform.origin, SLICE.name);
  const writers = await noteWriters(platform.origin);
  const load = platform.startLoad([...OTHER_PATHS, SLICE.page], PER_SECOND, { every: WRITE_EVERY, writers });
  await secondRelease(report, checkout, platform);
  await rollBackPage(report, checkout, platform, oldPage);
  const what = `requests while it was released again and rolled back, ${PER_SECOND} a second, one in ${WRITE_EVERY} a note`;
  report.addLoad(what, await load.stop());
  await writers.close();
  await addNotesStored(report, platform, writers);

  const other = restarted(before, await platform.processNumbers());
  report.add({
    what: 'processes of others that were restarted',
    figure: other.length === 0 ? `none of ${before.size}` : other.join(', '),
    isReached: other.length === 0 && before.size > 0,
  });
}
