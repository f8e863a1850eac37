import { Pool } from 'undici';
import { signedInAs } from '../load/sessions';
import type { Finding, Form, Guarantee } from './guarantee';
import { settled } from '../load/crowd';
import { decisionsAmiss } from '../load/deciding/decisions-amiss';
import { Moderators } from '../load/deciding/moderators';
import { reportedContent } from '../load/deciding/reported-content';
import type { ChaosPlatform } from './platform/chaos-platform';
import { killAtRandom } from './platform/kill-at-random';
import type { PartName } from './platform/part';
import { countRows, withScratchDatabase } from './platform/scratch-database';
import { killUntilLost } from './platform/start-control';

interface Size {
  decisions: number;
  authors: number;
  betweenKillsMs: number;
  mostKills: number;
  settleMs: number;
}

// A notification email that a killed process was sending is retried after a minute, and after two when killed again.
const FORMS: Record<Form, Size> = {
  short: { decisions: 40, authors: 3, betweenKillsMs: 300, mostKills: 6, settleMs: 240_000 },
  full: { decisions: 1_000, authors: 6, betweenKillsMs: 2_000, mostKills: 60, settleMs: 600_000 },
};
const KILLED: readonly PartName[] = ['community', 'reviews', 'maps', 'account', 'nats', 'postgres'];
/** These IDs have no accounts: gateways know these moderators only from their sessions. */
const MODERATORS = [2_000_000_001, 2_000_000_002, 2_000_000_003];
const CONTROL_TABLES =
  'CREATE TABLE decided (id serial PRIMARY KEY); CREATE TABLE hidden (id int PRIMARY KEY); CREATE TABLE letter (id int PRIMARY KEY)';

/**
 * Staff decide about reviews, footpath reports, trips and appeals while every process involved is killed. In the end
 * the case, content, statement of reasons, notification email and staff log agree, each exactly once.
 */
export const decisions: Guarantee = {
  id: 'decisions',
  slices: ['reviews', 'account', 'maps', 'community'],
  promise: 'case, content, statement and log agree, nothing twice',
  run: async (platform, form) => ({
    held: await decideWhileKilling(platform, FORMS[form]),
    control: await twoWrites(platform),
  }),
};

async function decideWhileKilling(platform: ChaosPlatform, size: Size): Promise<Finding> {
  const pool = new Pool(platform.origin, { connections: size.authors * 2 + MODERATORS.length });
  const sessions = await signedInAs(platform.urls.redis, MODERATORS, 'moderator');
  const moderators = new Moderators([...sessions.values()].map((cookie) => ({ pool, cookie })));
  const killer = killAtRandom(platform.processesOf(KILLED), size);
  const began = Date.now();
  try {
    // A fast machine may finish before each of them was killed, so it decides more.
    while (moderators.wrong.length === 0 && (moderators.decided < size.decisions || killer.kills() < KILLED.length)) {
      const { authors, contents } = await reportedContent(platform, pool, size.authors);
      await moderators.decideAll(contents, authors);
    }
  } finally {
    await killer.stop();
    await pool.close();
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const { seconds: after, wrong: differing } = await settled(
    () => decisionsAmiss(platform, moderators.remembered),
    size.settleMs,
  );
  const wrong = [...moderators.wrong, ...differing];
  const figure = `${moderators.decided} decisions about ${moderators.remembered.size} contents in ${seconds} s, ${killer.kills()} kills, ${wrong.length} differences ${after} s after`;
  return { isAsItMust: wrong.length === 0, figure: [figure, ...wrong.slice(0, 5)].join('; ') };
}

/** Is killed until there is a decision with the content still visible, or without a message to the author. */
function twoWrites(platform: ChaosPlatform): Promise<Finding> {
  return withScratchDatabase(platform.urls.postgres, CONTROL_TABLES, async (url) => {
    const half = 'decided d WHERE NOT EXISTS (SELECT 1 FROM letter l WHERE l.id = d.id)';
    const { lost, kills } = await killUntilLost(
      'two-writes',
      { DATABASE_URL: url },
      { written: () => countRows(url, 'decided'), lost: () => countRows(url, half) },
    );
    const all = await countRows(url, 'decided');
    return {
      isAsItMust: lost > 0,
      figure: `writing one after another left ${lost} of ${all} half done after ${kills} kills`,
    };
  });
}
