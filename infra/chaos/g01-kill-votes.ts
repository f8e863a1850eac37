import { setTimeout as pause } from 'node:timers/promises';
import { until, withClient } from '@waymark/testing';
import { FACT_TABLE, lostFacts, makeFactStream } from './controls/fact-stream';
import type { Finding, Form, Guarantee } from './guarantee';
import { Voting } from './load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';
import { withScratchDatabase } from './platform/scratch-database';
import { startControl } from './platform/start-control';

const SETTLE_MS = 10_000;
/** A cluster of NATS 2.9 takes up to 9 s to choose who leads after the last kill. */
const ELECTION_MS = 9_000;
const CONTROL_KILLS = 8;
const ROUND = 50;

interface Size {
  votes: number;
  members: number;
  betweenKillsMs: number;
  /** Then the rest of the votes has peace; every process is killed once in any case. */
  mostKills: number;
}

// The short form kills more often, so that each kind of process is hit in its few seconds too.
const FORMS: Record<Form, Size> = {
  short: { votes: 1_000, members: 50, betweenKillsMs: 200, mostKills: 10 },
  full: { votes: 10_000, members: 200, betweenKillsMs: 900, mostKills: Infinity },
};

export const killVotes: Guarantee = {
  id: 'G1',
  promise: 'kill -9 of any process loses and doubles nothing',
  async run(platform, form) {
    const held = await killWhileVoting(platform, FORMS[form]);
    return { held, control: await publishAfterCommit(platform) };
  },
};

/** Members vote while every process is killed in turn; afterwards every count must equal the rows within 10 s. */
async function killWhileVoting(platform: ChaosPlatform, size: Size): Promise<Finding> {
  const voting = await Voting.prepare(platform, { authors: 5, reviewsEach: 10, members: size.members });
  const killer = killInTurn(platform, size);
  const began = Date.now();
  let { votes } = size;
  try {
    await voting.cast(votes);
    // A fast machine is done before each kind of process was hit: it votes on.
    for (; killer.kills() < platform.processes.length; votes += ROUND) await voting.cast(ROUND);
  } finally {
    await killer.stop();
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const { seconds: settled, wrong } = await voting.settle(
    SETTLE_MS + (platform.brokerNodes.length > 1 ? ELECTION_MS : 0),
  );
  await voting.close();
  const figure = `${votes} votes by ${size.members} members in ${seconds} s, ${killer.kills()} kills, ${wrong.length} differences ${settled} s after the last vote`;
  return { isAsItMust: wrong.length === 0, figure: [figure, ...wrong].join('; ') };
}

function killInTurn(
  platform: ChaosPlatform,
  { betweenKillsMs, mostKills }: Size,
): { stop(): Promise<void>; kills(): number } {
  const victims = platform.processes;
  let going = true;
  let kills = 0;
  const killing = (async () => {
    while (kills < Math.max(mostKills, victims.length)) {
      await pause(betweenKillsMs);
      if (!going) return;
      await victims[kills % victims.length]?.crash();
      kills += 1;
    }
  })();
  return {
    kills: () => kills,
    async stop() {
      going = false;
      await killing;
    },
  };
}

/** Commits, then publishes, and is killed until a fact is lost that nobody was told of. */
function publishAfterCommit(platform: ChaosPlatform): Promise<Finding> {
  return withScratchDatabase(platform.urls.postgres, FACT_TABLE, async (url) => {
    await makeFactStream(platform.urls.nats);
    const count = () =>
      withClient(
        url,
        async (client) => (await client.query<{ n: number }>('SELECT count(*)::int AS n FROM fact')).rows[0]?.n ?? 0,
      );
    for (let kills = 1; ; kills += 1) {
      const before = await count();
      const process_ = startControl('publish-after-commit', { DATABASE_URL: url, NATS_URL: platform.urls.nats });
      await until('the control', 20_000, async () => ((await count()) > before + 50 ? true : null), process_.death);
      await process_.kill();
      const { facts, lost } = await lostFacts(url, platform.urls.nats);
      if (lost > 0 || kills === CONTROL_KILLS)
        return {
          isAsItMust: lost > 0,
          figure: `publishing after the commit lost ${lost} of ${facts} after ${kills} kills`,
        };
    }
  });
}
