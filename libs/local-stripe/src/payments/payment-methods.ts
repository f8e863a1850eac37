import type Stripe from 'stripe';
import type { Params } from '../http/params';
import { badParam, noSuch, notAllowed, StripeProblem } from '../http/stripe-problem';
import { newId } from '../store/ids';
import type { World } from '../world';
import { TEST_CARDS } from './test-cards';

type TestCard = (typeof TEST_CARDS)[number];

const NOBODY: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** Stores the parts of a card that Stripe shows, without the number. */
function keepCard(world: World, card: TestCard, until: { month: number; year: number }): Stripe.PaymentMethod {
  const id = newId('pm');
  world.store.put({ object: 'local.card', id, behaviour: card.behaviour });
  return world.store.put({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: NOBODY,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: card.brand,
      exp_month: until.month,
      exp_year: until.year,
      fingerprint: card.alias,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.time(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

const wrongCard = (code: string, param: string, message: string) =>
  new StripeProblem(402, { type: 'card_error', code, param, message });

/** Creates a card from the page's fields. */
function typedCard(world: World, card: Params): Stripe.PaymentMethod {
  const number = card.needText('number').replaceAll(/\D/g, '');
  const month = card.needInteger('exp_month');
  const year = card.needInteger('exp_year');
  const cvc = card.needText('cvc');
  const known = TEST_CARDS.find((one) => one.number === number);
  if (!known) throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.');
  if (month < 1 || month > 12)
    throw wrongCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  const today = new Date(world.time() * 1000);
  const isOver = year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (isOver) throw wrongCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(cvc)) throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return keepCard(world, known, { month, year });
}

/** Reads `payment_method`, or the typed card in `payment_method_data`, which only the page may send. */
export function paymentMethodOf(world: World, params: Params, isPage: boolean): Stripe.PaymentMethod | null {
  const data = params.group('payment_method_data');
  if (data) {
    if (!isPage)
      throw notAllowed('Sending credit card numbers directly to the Stripe API is generally unsafe: use the page.');
    data.ignore('billing_details', 'allow_redisplay');
    if (data.needText('type') !== 'card') throw badParam('payment_method_data[type]', 'Only cards are taken here.');
    const card = data.group('card');
    if (!card) throw badParam('payment_method_data[card]', 'A card is needed.');
    return typedCard(world, card);
  }
  const id = params.text('payment_method');
  return id === undefined ? null : paymentMethodById(world, id);
}

/** Returns a saved one, or creates one for a test card by name. */
export function paymentMethodById(world: World, id: string): Stripe.PaymentMethod {
  const known = TEST_CARDS.find(({ alias }) => alias === id);
  if (known) return keepCard(world, known, { month: 12, year: new Date(world.time() * 1000).getUTCFullYear() + 3 });
  const kept = world.store.get('payment_method', id);
  if (!kept) throw noSuch('PaymentMethod', id, 'payment_method');
  return kept;
}

export function attach(world: World, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  const attached = world.store.put({ ...method, customer });
  world.emit('payment_method.attached', attached);
  return attached;
}
