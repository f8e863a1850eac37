import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { setTimeout as pause } from 'node:timers/promises';
import { type Platform, restarted } from '../platform';
import { release, releaseAndSee, releaseWell } from '../release-once';
import type { Report } from '../report';
import type { Sample } from '../../load/send';
import type { TeamCheckout } from '../team-checkout';
import { Emails } from '../../load/emails';
import { AccountDatabase } from './account-database';
import { addColumn } from './team-changes';

const EVERY_MS = 100;

/** Counts repeatedly until stopped; returns the highest count. */
function mostSeen(count: () => Promise<number>): { stop(): Promise<number> } {
  let going = true;
  let most = 0;
  const counting = (async () => {
    while (going) {
      most = Math.max(most, await count());
      await pause(EVERY_MS);
    }
  })();
  return {
    async stop() {
      going = false;
      await counting;
      return most;
    },
  };
}

const MEMBERS = 20;

/** Members who keep changing their display settings; the stored value must be the last acknowledged one. */
function settingsWriters(origin: string): Promise<Emails> {
  return Emails.prepare(origin, MEMBERS, (number) => {
    const updatedAt = new Date().toISOString();
    const body = { ...DEFAULT_ACCESSIBILITY_SETTINGS, darkMode: number % 2 === 0, updatedAt };
    return { method: 'PUT', path: '/api/profile/display-settings', body, content: updatedAt };
  });
}

const PER_SECOND = 200;
const WRITE_EVERY = 4;
const PATHS = ['/api/auth/ways', '/api/user-profiles?limit=5', '/api/site-pages/contact/document'];
const UNDER = `${PER_SECOND} requests a second, one in ${WRITE_EVERY} a write`;

/**
 * A service is released with a column that its build needs, then with a migration that drops it too early, then rolled
 * back.
 */
export async function migration(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const database = new AccountDatabase(platform);
  const writers = await settingsWriters(platform.origin);
  const load = () => platform.startLoad(PATHS, PER_SECOND, { every: WRITE_EVERY, writers });
  try {
    const before = await platform.serviceVersions('account');
    const takeAway = await expand(report, checkout, platform, database, load);
    await addStored(report, 'release', database, writers);
    await contractTooEarly(report, checkout, platform, database, takeAway);
    await rollBack(report, checkout, platform, database, load, before);
    await addStored(report, 'rollback', database, writers);
  } finally {
    await writers.close();
  }
}

type Load = () => { stop(): Promise<Sample[]> };

async function expand(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  database: AccountDatabase,
  load: Load,
): Promise<() => string> {
  const { migration: name, takeAway } = addColumn(checkout);
  const wasThere = await database.hasColumn();
  const byOldBuild = mostSeen(() => database.writtenByOldBuild(name));
  let running: ReturnType<Load> | undefined;
  // Starts the load at the build, before anything touches the platform. The service's own tests need the machine for
  // themselves.
  const { code, seconds } = await releaseAndSee(checkout, platform, ['account', '--only', 'service'], (output) => {
    if (output.includes('check the contracts')) running ??= load();
  });
  const sent = (await running?.stop()) ?? [];
  const written = await byOldBuild.stop();
  const what = `release of the account service with a migration, ${UNDER}`;
  report.addLoad(what, sent, ` in ${seconds.toFixed(1)} s`, code === 0);
  const isThere = (await database.hasMigration(name)) && (await database.hasColumn());
  report.add({
    what: `the migration ${name}`,
    figure: !wasThere && isThere ? 'its column came with this release' : 'its column did not come',
    isReached: !wasThere && isThere,
  });
  if (code !== 0) throw new Error('Without this release there is nothing to go on with');
  report.add({
    what: 'the build before answered while the column was already there',
    figure: `it kept settings of ${written} members then`,
    isReached: written > 0,
  });
  return takeAway;
}

/** The database, requests and processes must be unchanged. */
async function contractTooEarly(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  database: AccountDatabase,
  takeAway: () => string,
): Promise<void> {
  const dropped = takeAway();
  const before = await platform.processNumbers();
  const { code, output } = await release(checkout, platform, 'account', '--only', 'service');
  const said = new RegExp(`${dropped}: .*DROP COLUMN.*`).exec(output)?.[0] ?? 'nothing of the column';
  const after = await platform.processNumbers();
  const isSame =
    (await database.hasColumn()) &&
    !(await database.hasMigration(dropped)) &&
    restarted(before, after).length === 0 &&
    after.size === before.size;
  report.add({
    what: 'a release that takes the column away too early',
    figure: `${code === 0 ? 'went through' : 'refused'} (${said}); ${isSame ? 'database and processes as before' : 'SOMETHING CHANGED'}`,
    isReached: code === 1 && said.includes('takes away') && isSame,
  });
}

async function rollBack(
  report: Report,
  checkout: TeamCheckout,
  platform: Platform,
  database: AccountDatabase,
  load: Load,
  before: readonly string[],
): Promise<void> {
  const running = load();
  const { seconds } = await releaseWell(checkout, platform, 'rollback', 'account', '--only', 'service');
  const sent = await running.stop();
  const now = await platform.serviceVersions('account');
  const isBack = now.join() === before.join() && (await database.hasColumn());
  const what = `rollback of the service on the expanded database, ${UNDER}`;
  report.addLoad(what, sent, ` in ${seconds.toFixed(1)} s, ${now.join(', ')} runs`, isBack);
}

async function addStored(report: Report, after: string, database: AccountDatabase, writers: Emails): Promise<void> {
  const wrong = await database.differences(writers);
  const writes = [...writers.accepted.values()].reduce((sum, contents) => sum + contents.length, 0);
  report.add({
    what: `what members wrote, after the ${after}`,
    figure: `${wrong} of ${writers.accepted.size} members have other settings than the last of their ${writes} answers`,
    isReached: wrong === 0 && writers.accepted.size > 0,
  });
}
