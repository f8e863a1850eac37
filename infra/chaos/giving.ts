import { withClient } from '@waymark/testing';
import { wrongInTillOfWebhooks } from './controls/till-of-webhooks';
import type { Form, Guarantee } from './guarantee';
import { settled } from '../load/crowd';
import { bookDifferences } from '../load/giving/reconciliation';
import { Giving } from '../load/giving/giving';
import type { ChaosPlatform } from './platform/chaos-platform';
import { killAtRandom } from './platform/kill-at-random';
import type { PartName } from './platform/part';

interface Size {
  gifts: number;
  people: number;
  betweenKillsMs: number;
  mostKills: number;
  settleMs: number;
}

const FORMS: Record<Form, Size> = {
  short: { gifts: 60, people: 12, betweenKillsMs: 1_000, mostKills: 8, settleMs: 60_000 },
  full: { gifts: 1_000, people: 30, betweenKillsMs: 3_000, mostKills: 40, settleMs: 240_000 },
};
const KILLED: readonly PartName[] = ['account', 'nats', 'postgres', 'stripe'];
const DISORDER = { lost: 0.2, doubled: 0.2, late: 0.2, shuffledMs: 3_000 };
const LOST_ANSWERS = 0.05;
const CONTROL_DONATIONS = 50;

/**
 * Visitors donate while account, broker, database and the local Stripe are killed, Stripe's responses get lost, and
 * its webhooks are lost, doubled, shuffled and three days late. In the end our records match Stripe's, nobody was
 * charged twice for one press, and each donation has one receipt. Records that trust only the webhook are wrong by
 * then.
 */
export const giving: Guarantee = {
  id: 'G9',
  slices: ['account'],
  promise: 'gifts equal Stripe’s charges, once each, with one receipt',
  async run(platform, form) {
    const size = FORMS[form];
    const since = await now(platform);
    await platform.stripe.webhooks(DISORDER);
    await platform.stripe.behave({ mode: 'well', lostAnswers: LOST_ANSWERS });
    const givers = new Giving(platform, size.people);
    const killer = killAtRandom(platform.processesOf(KILLED), size);
    const began = Date.now();
    try {
      await givers.send(size.gifts);
      // A fast machine may finish before each of them was killed, so it sends more.
      while (killer.kills() < KILLED.length) await givers.send(size.people);
    } finally {
      await killer.stop();
      await givers.close();
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const told = await platform.stripe.deliveries();
    await threeDaysLater(platform);
    const { seconds: after, wrong: differing } = await settled(
      () => bookDifferences(platform, givers.presses, since),
      size.settleMs,
    );
    const amiss = [...givers.wrong, ...differing];
    const wrong = await wrongInTillOfWebhooks(CONTROL_DONATIONS, DISORDER);
    const { length: presses } = givers.presses;
    const figure = `${presses} gifts in ${seconds} s, ${killer.kills()} kills, ${told.lost} events lost and ${told.late} three days late, ${amiss.length} differences ${after} s after`;
    return {
      held: {
        isAsItMust: amiss.length === 0,
        figure: [figure, ...amiss.slice(0, 5)].join('; '),
      },
      control: {
        isAsItMust: wrong > 0,
        figure: `books of the webhook alone are wrong about ${wrong} of ${CONTROL_DONATIONS} gifts`,
      },
    };
  },
};

function now(platform: ChaosPlatform): Promise<Date> {
  return withClient(platform.databases.account.ownerUrl, async (client) => {
    const { rows } = await client.query<{ now: Date }>('SELECT now() AS now');
    return rows[0]?.now ?? new Date();
  });
}

/**
 * Delivers the delayed webhooks and skips the minutes after which account itself asks Stripe about unreported
 * payments.
 */
async function threeDaysLater(platform: ChaosPlatform): Promise<void> {
  await platform.stripe.behave({ mode: 'well' });
  await platform.stripe.webhooks({});
  await platform.stripe.moveClock({ days: 3 });
  await platform.stripe.releaseLate();
  await withClient(platform.databases.account.ownerUrl, (client) =>
    client.query(`UPDATE gift SET ask_again_at = now() WHERE ask_again_at IS NOT NULL`),
  );
}
