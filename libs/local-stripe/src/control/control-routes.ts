import type { FastifyInstance } from 'fastify';
import type { Parts } from '../http/app';
import { StripeProblem } from '../http/stripe-problem';
import { isSame, keyOf } from '../keys';
import { closeDispute, openDispute } from '../payments/disputes';
import { authenticated, confirm } from '../payments/confirm';
import { paymentMethodById } from '../payments/payment-methods';
import { confirmSetup } from '../payments/setup-intents';
import { TEST_CARDS } from '../payments/test-cards';
import type { Manner, WebhookPlan } from '../store/objects';
import type { World } from '../world';

/** Arguments and result of each action, by its name under `/_control/`. */
export interface Acts {
  time: [object, { now: number }];
  'move-clock': [{ seconds: number }, { now: number }];
  webhooks: [WebhookPlan, object];
  'webhook-url': [{ url: string }, object];
  'release-late': [object, { released: number }];
  'deliver-again': [{ event: string }, object];
  behave: [Manner, object];
  charges: [object, { charges: ChargedNow[] }];
  deliveries: [object, { waiting: number; late: number; lost: number; delivered: number }];
  pay: [{ clientSecret: string; card: string }, { status: string }];
  'keep-card': [{ clientSecret: string; card: string }, { status: string }];
  authenticate: [{ clientSecret: string; passes: boolean }, { status: string }];
  dispute: [{ charge: string; reason?: string }, { dispute: string }];
  'close-dispute': [{ dispute: string; isWon: boolean }, object];
}

/** A paid amount. */
export interface ChargedNow {
  id: string;
  paymentIntent: string | null;
  amountPence: number;
  refundedPence: number;
  isDisputed: boolean;
  metadata: Readonly<Record<string, string>>;
}

type Does = { [Name in keyof Acts]: (parts: Parts, asked: Acts[Name][0]) => Acts[Name][1] };

function intentOf(world: World, clientSecret: string) {
  return world.need('payment_intent', clientSecret.split('_secret_')[0] ?? '');
}

function setupOf(world: World, clientSecret: string) {
  return world.need('setup_intent', clientSecret.split('_secret_')[0] ?? '');
}

/** Returns the payment method of a test card, by number or alias. */
function typed(world: World, card: string) {
  const alias = TEST_CARDS.find(({ number }) => number === card.replaceAll(' ', ''))?.alias ?? card;
  return paymentMethodById(world, alias);
}

function manner(world: World, change: Partial<Pick<World['manner'], 'manner' | 'webhooks' | 'webhookUrl'>>): object {
  world.store.put({ ...world.manner, ...change });
  return {};
}

/** Runs the action. A declined card is a result here, not an error. */
function statusAfter(act: () => void, intent: () => { status: string }): { status: string } {
  try {
    act();
  } catch (error) {
    if (!(error instanceof StripeProblem) || !error.isKept) throw error;
  }
  return { status: intent().status };
}

const DOES: Does = {
  time: ({ world }) => ({ now: world.time() }),
  'move-clock': ({ world }, { seconds }) => {
    world.advance(seconds);
    return { now: world.time() };
  },
  webhooks: ({ world }, webhooks) => manner(world, { webhooks }),
  'webhook-url': ({ world }, { url }) => manner(world, { webhookUrl: url }),
  behave: ({ world }, asked) => manner(world, { manner: asked }),
  'release-late': ({ deliveries }) => ({ released: deliveries.releaseLate() }),
  'deliver-again': ({ deliveries }, { event }) => {
    deliveries.again(event);
    return {};
  },
  charges: ({ world }) => ({
    charges: world.store
      .all('charge')
      .filter(({ paid }) => paid)
      .map((charge) => ({
        id: charge.id,
        paymentIntent: typeof charge.payment_intent === 'string' ? charge.payment_intent : null,
        amountPence: charge.amount,
        refundedPence: charge.amount_refunded,
        isDisputed: charge.disputed,
        metadata: charge.metadata,
      })),
  }),
  deliveries: ({ world }) => {
    const counts = { waiting: 0, late: 0, lost: 0, delivered: 0 };
    for (const { state } of world.store.all('local.delivery')) counts[state] += 1;
    return counts;
  },
  pay: ({ world }, { clientSecret, card }) =>
    statusAfter(
      () => void confirm(world, intentOf(world, clientSecret), { method: typed(world, card) }),
      () => intentOf(world, clientSecret),
    ),
  'keep-card': ({ world }, { clientSecret, card }) =>
    statusAfter(
      () => void confirmSetup(world, setupOf(world, clientSecret), typed(world, card)),
      () => setupOf(world, clientSecret),
    ),
  authenticate: ({ world }, { clientSecret, passes }) =>
    statusAfter(
      () => void authenticated(world, intentOf(world, clientSecret), passes),
      () => intentOf(world, clientSecret),
    ),
  dispute: ({ world }, { charge, reason }) => ({ dispute: openDispute(world, charge, reason ?? 'fraudulent').id }),
  'close-dispute': ({ world }, { dispute, isWon }) => closeDispute(world, dispute, isWon),
};

/**
 * Adds the control endpoints for tests and manual use. They need the secret key, so no page in a browser can call
 * them.
 */
export function addControl(app: FastifyInstance, parts: Parts): void {
  const { world, deliveries, secretKey } = parts;
  for (const [name, act] of Object.entries(DOES))
    app.post(`/_control/${name}`, (request, reply) => {
      if (!isSame(keyOf(request.headers.authorization), secretKey)) return reply.code(401).send({});
      try {
        const done = (act as (parts: Parts, asked: unknown) => object)(parts, request.body ?? {});
        deliveries.send(world.commit());
        return reply.send(done);
      } catch (error) {
        world.rollback();
        if (error instanceof StripeProblem) return reply.code(error.status).send({ error: error.body });
        throw error;
      }
    });
}
