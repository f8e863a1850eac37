import { FACT_TABLE, lostFacts, makeFactStream } from './controls/fact-stream';
import type { Finding, Form, Guarantee } from './guarantee';
import type { Crowd } from '../load/crowd';
import { Socialising } from '../load/social/socialising';
import { Verifying } from '../load/verifying';
import { Voting } from '../load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';
import { killAtRandom } from './platform/kill-at-random';
import type { PartName } from './platform/part';
import { countRows, withScratchDatabase } from './platform/scratch-database';
import { killUntilLost } from './platform/start-control';

const SETTLE_MS = 10_000;
/** A cluster of NATS 2.9 takes up to 9 s to elect a leader after the last kill. */
const ELECTION_MS = 9_000;
const ROUND = 50;

interface Size {
  sent: number;
  members: number;
  betweenKillsMs: number;
  /** Number of kills after which the rest runs undisturbed. Every process is killed at least once. */
  mostKills: number;
}

/** What members send, and which processes involved are killed meanwhile. */
interface Run {
  what: string;
  killed: readonly PartName[];
  prepare(platform: ChaosPlatform, members: number): Promise<Crowd>;
  /** The longest wait before an event is published, in addition to its delivery. */
  restMs?: number;
  // The short form kills more often, to hit each kind of process within its few seconds.
  forms: Record<Form, Size>;
}

const VOTES: Run = {
  what: 'votes',
  killed: ['gateway', 'account', 'reviews', 'postgres', 'nats', 'redis', 'meilisearch'],
  prepare: (platform, members) => Voting.prepare(platform, { authors: 5, reviewsEach: 10, members }),
  forms: {
    short: { sent: 1_000, members: 50, betweenKillsMs: 200, mostKills: 10 },
    full: { sent: 10_000, members: 200, betweenKillsMs: 900, mostKills: Infinity },
  },
};

const VERIFICATIONS: Run = {
  what: 'verifications',
  killed: ['gateway', 'account', 'maps', 'postgres', 'nats', 'redis'],
  prepare: (platform, members) => Verifying.prepare(platform, { authors: 2, reportsEach: 10, members }),
  forms: {
    short: { sent: 500, members: 20, betweenKillsMs: 200, mostKills: 6 },
    full: { sent: 5_000, members: 200, betweenKillsMs: 900, mostKills: Infinity },
  },
};

const SOCIAL: Run = {
  what: 'likes, follows and comments',
  killed: ['gateway', 'account', 'community', 'postgres', 'nats', 'redis'],
  prepare: (platform, members) => Socialising.prepare(platform, { authors: 2, tripsEach: 5, members }),
  // A member's points are counted at most every 30 seconds.
  restMs: 32_000,
  forms: {
    short: { sent: 350, members: 14, betweenKillsMs: 200, mostKills: 6 },
    full: { sent: 3_500, members: 50, betweenKillsMs: 900, mostKills: Infinity },
  },
};

export const killVotes: Guarantee = {
  id: 'G1',
  slices: ['reviews', 'account'],
  promise: 'kill -9 of any process loses and doubles nothing',
  async run(platform, form) {
    const held = await killWhileSending(platform, VOTES, form);
    return { held, control: await publishAfterCommit(platform) };
  },
};

export const killVerifications: Guarantee = {
  id: 'G1-maps',
  slices: ['maps'],
  promise: 'the same of verifications of footpath reports',
  // G1's control would be the same here.
  run: async (platform, form) => ({ held: await killWhileSending(platform, VERIFICATIONS, form), control: null }),
};

export const killLikes: Guarantee = {
  id: 'G1-community',
  slices: ['community'],
  promise: 'the same of likes, follows and comments, with notifications and points',
  run: async (platform, form) => ({ held: await killWhileSending(platform, SOCIAL, form), control: null }),
};

/** Members send while every process is killed in turn. Afterwards every count must match the rows within 10 s. */
async function killWhileSending(platform: ChaosPlatform, run: Run, form: Form): Promise<Finding> {
  const size = run.forms[form];
  const crowd = await run.prepare(platform, size.members);
  const victims = platform.processesOf(run.killed);
  const killer = killAtRandom(victims, size);
  const began = Date.now();
  let { sent } = size;
  try {
    await crowd.send(sent);
    // A fast machine may finish before each kind of process was killed, so it sends more.
    for (; killer.kills() < victims.length; sent += ROUND) await crowd.send(ROUND);
  } finally {
    await killer.stop();
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const { seconds: settled, wrong } = await crowd.settle(
    SETTLE_MS + (run.restMs ?? 0) + (platform.brokerNodes.length > 1 ? ELECTION_MS : 0),
  );
  await crowd.close();
  const figure = `${sent} ${run.what} by ${size.members} members in ${seconds} s, ${killer.kills()} kills, ${wrong.length} differences ${settled} s after the last one`;
  return { isAsItMust: wrong.length === 0, figure: [figure, ...wrong].join('; ') };
}

/** Commits, then publishes; is killed until a fact is lost. */
function publishAfterCommit({ urls }: ChaosPlatform): Promise<Finding> {
  return withScratchDatabase(urls.postgres, FACT_TABLE, async (url) => {
    await makeFactStream(urls.nats);
    const env = { DATABASE_URL: url, NATS_URL: urls.nats };
    const { lost, kills } = await killUntilLost('publish-after-commit', env, {
      written: () => countRows(url, 'fact'),
      lost: async () => (await lostFacts(url, urls.nats)).lost,
    });
    const facts = await countRows(url, 'fact');
    return {
      isAsItMust: lost > 0,
      figure: `publishing after the commit lost ${lost} of ${facts} after ${kills} kills`,
    };
  });
}
