import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until, withClient } from '@waymark/testing';
import { LOCAL } from '../local/paths';
import { FACT_TABLE, lostFacts, makeFactStream } from './controls/fact-stream';
import type { Guarantee } from './guarantee';
import { keepSessions } from '../load/sessions';
import { Voting } from '../load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';
import { withScratchDatabase } from './platform/scratch-database';
import { startControl } from './platform/start-control';

const LIMIT_MS = 15_000;
const EARLIER_STORES = join(LOCAL, 'nats-earlier');
const VOTES = { short: 100, full: 1_000 };

/**
 * The broker acknowledges events; then its store is reset to an earlier state or emptied. Account is frozen meanwhile
 * and has not read the lost events, so only publishing them again gives it correct counts.
 */
export const brokerStoreLost: Guarantee = {
  id: 'G2',
  slices: ['reviews', 'account'],
  promise: 'a broker whose store went back or is empty loses nothing',
  run: (platform, form) =>
    withScratchDatabase(platform.urls.postgres, FACT_TABLE, async (url) => {
      await makeFactStream(platform.urls.nats);
      const control = startControl('relay-without-guard', { DATABASE_URL: url, NATS_URL: platform.urls.nats });
      const voting = await Voting.prepare(platform, { authors: 2, reviewsEach: 5, members: 20 });
      const publish = async () => {
        await voting.send(VOTES[form]);
        await controlPublishes(url, control.death);
        await outboxIsEmpty(platform);
      };
      await publish();
      await replaceStore(platform, (store, earlier) => cpSync(store, earlier, { recursive: true }));

      const lose = async (change: Replacement) => {
        await keepSessions(platform.urls.redis);
        platform.parts.account.freeze();
        await publish();
        await Promise.all([replaceStore(platform, change), voting.send(VOTES[form])]);
        platform.parts.account.thaw();
        return voting.settle(LIMIT_MS);
      };
      const rewound = await lose((store, earlier) => {
        rmSync(store, { recursive: true });
        cpSync(earlier, store, { recursive: true });
      });
      const wiped = await lose((store) => rmSync(store, { recursive: true }));
      await controlPublishes(url, control.death);
      await control.stop();
      const { facts, lost } = await lostFacts(url, platform.urls.nats);
      await voting.close();
      return {
        held: {
          isAsItMust: rewound.wrong.length + wiped.wrong.length === 0,
          figure: [
            `${5 * VOTES[form]} votes: store rewound ${rewound.wrong.length} differences after ${rewound.seconds} s, wiped ${wiped.wrong.length} after ${wiped.seconds} s`,
            ...rewound.wrong,
            ...wiped.wrong,
          ].join('; '),
        },
        control: { isAsItMust: lost > 0, figure: `a relay without the guard lost ${lost} of ${facts}` },
      };
    }),
};

/** Changes a node's store, given the path of an earlier copy. */
type Replacement = (store: string, earlier: string) => void;

async function replaceStore(platform: ChaosPlatform, replace: Replacement): Promise<void> {
  await platform.parts.nats.stop();
  for (const { name, store } of platform.brokerNodes) replace(store, join(EARLIER_STORES, name));
  await platform.parts.nats.start();
}

/** Gives the control fifty more facts and waits until it believes that it has published all. */
async function controlPublishes(url: string, death: () => string | null): Promise<void> {
  await withClient(url, (client) => client.query('INSERT INTO fact SELECT FROM generate_series(1, 50)'));
  await nothingWaits(url, 'SELECT 1 FROM fact WHERE NOT published', death);
}

/** Waits until every event of the votes is acknowledged: now only the broker has them. */
function outboxIsEmpty(platform: ChaosPlatform): Promise<void> {
  return nothingWaits(platform.databases.reviews.ownerUrl, 'SELECT 1 FROM outbox WHERE published_at IS NULL');
}

async function nothingWaits(url: string, query: string, death?: () => string | null): Promise<void> {
  await withClient(url, (client) =>
    until('publishing', LIMIT_MS, async () => ((await client.query(query)).rowCount ? null : true), death),
  );
}
