import type Stripe from 'stripe';
import { listPage } from '../http/list-page';
import type { Params } from '../http/params';
import type { Asked } from '../http/route';
import { badParam, missing, noSuch, unexpected } from '../http/stripe-problem';
import { attach, paymentMethodById } from '../payments/payment-methods';
import { idOf } from '../store/ids';
import type { World } from '../world';
import { collect, issue } from './invoicing';
import { planOf } from './new-item';
import { itemOf, newSubscription, withItem } from './new-subscription';
import { priceOf } from './products';
import { cancelSubscription } from './subscription-end';

const BEHAVIOURS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

function itemAsked(params: Params): Params | undefined {
  const [item, ...more] = params.groups('items');
  if (more.length > 0) throw badParam('items', 'One line is known here.');
  return item;
}

function settingsAsked(params: Params): boolean | undefined {
  const settings = params.group('payment_settings');
  settings?.ignore('payment_method_types', 'payment_method_options');
  const saves = settings?.oneOf('save_default_payment_method', ['on_subscription', 'off']);
  return saves === undefined ? undefined : saves === 'on_subscription';
}

export function create(world: World, { params }: Asked): Stripe.Subscription {
  const customer = world.needCustomer(params.needText('customer')).id;
  const item = itemAsked(params);
  if (!item) throw missing('items');
  const price = priceOf(world, item);
  const behaviour = params.oneOf('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const method = params.text('default_payment_method');
  const asked = {
    customer,
    price,
    quantity: item.integer('quantity') ?? 1,
    metadata: params.metadata(),
    description: params.text('description') ?? null,
    savesPaymentMethod: settingsAsked(params) ?? false,
  };
  params.ignore('collection_method', 'off_session', 'proration_behavior', 'billing_mode', 'currency');
  params.refuseUnknown();
  const kept = method === undefined ? null : attach(world, paymentMethodById(world, method), customer).id;
  const made = newSubscription(world, { ...asked, defaultPaymentMethod: kept });
  world.store.put(made);
  const invoice = issue(world, made, 'subscription_create');
  const started = world.store.put({ ...made, latest_invoice: invoice.id });
  world.emit('customer.subscription.created', started);
  if (behaviour !== 'default_incomplete' && kept !== null) {
    const refused = collect(world, invoice, kept);
    if (refused && behaviour === 'error_if_incomplete') throw refused;
  }
  return world.need('subscription', made.id);
}

const FINAL: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

const hasEnded = ({ status }: Stripe.Subscription) => FINAL.includes(status);

export function update(world: World, { params, id }: Asked): Stripe.Subscription {
  const before = world.need('subscription', id);
  if (hasEnded(before))
    throw unexpected(
      'subscription_ended',
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  const item = itemAsked(params);
  const proration = params.oneOf('proration_behavior', ['none', 'create_prorations', 'always_invoice']);
  if (item && proration !== 'none')
    throw badParam('proration_behavior', 'Only "none" is known here: a new sum counts from the next invoice on.');
  const method = params.text('default_payment_method');
  const saves = settingsAsked(params);
  const changed = {
    ...(item ? withPrice(world, before, item) : before),
    cancel_at_period_end: params.flag('cancel_at_period_end') ?? before.cancel_at_period_end,
    metadata: params.metadata(before.metadata),
  };
  params.ignore('payment_behavior', 'off_session');
  params.refuseUnknown();
  const customer = idOf(before.customer) ?? '';
  const updated = world.store.put({
    ...changed,
    default_payment_method:
      method === undefined
        ? before.default_payment_method
        : attach(world, paymentMethodById(world, method), customer).id,
    payment_settings:
      saves === undefined || !before.payment_settings
        ? before.payment_settings
        : { ...before.payment_settings, save_default_payment_method: saves ? ('on_subscription' as const) : 'off' },
  });
  world.emit('customer.subscription.updated', updated);
  return updated;
}

function withPrice(world: World, before: Stripe.Subscription, asked: Params): Stripe.Subscription {
  const line = itemOf(before);
  const id = asked.text('id');
  if (id !== line.id) throw badParam('items[0][id]', 'The line to change is needed: a second one is not known here.');
  const price = asked.has('price') || asked.has('price_data') ? priceOf(world, asked) : line.price;
  return withItem(before, {
    ...line,
    plan: planOf(price),
    price,
    quantity: asked.integer('quantity') ?? line.quantity ?? 1,
  });
}

export function cancel(world: World, { params, id }: Asked): Stripe.Subscription {
  params.ignore('prorate', 'invoice_now', 'cancellation_details');
  params.refuseUnknown();
  const found = world.need('subscription', id);
  if (hasEnded(found)) throw noSuch('subscription', id, 'id');
  return cancelSubscription(world, found);
}

export function list(world: World, { params }: Asked) {
  const customer = params.text('customer');
  const status = params.text('status');
  const wanted = world.store
    .all('subscription')
    .filter((one) => !customer || idOf(one.customer) === customer)
    .filter((one) => status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status));
  const page = listPage('/v1/subscriptions', params, wanted);
  params.refuseUnknown();
  return page;
}
