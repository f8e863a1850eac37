import type Stripe from 'stripe';
import { listPage } from '../http/list-page';
import type { Params } from '../http/params';
import type { Asked } from '../http/route';
import { attach, paymentMethodById } from '../payments/payment-methods';
import { idOf, newId } from '../store/ids';
import type { World } from '../world';
import { cancelSubscription } from './subscription-end';

type Changes = Pick<Stripe.Customer, 'description' | 'email' | 'invoice_settings' | 'metadata' | 'name' | 'phone'>;

const textOr = <T>(params: Params, name: string, before: T) =>
  params.has(name) ? (params.text(name) ?? null) : before;

function changes(world: World, params: Params, before: Changes, id: string): Changes {
  const settings = params.group('invoice_settings');
  const method = settings?.text('default_payment_method');
  params.ignore('preferred_locales', 'name', 'email', 'description', 'phone');
  return {
    description: textOr(params, 'description', before.description),
    email: textOr(params, 'email', before.email),
    invoice_settings:
      method === undefined
        ? before.invoice_settings
        : {
            ...before.invoice_settings,
            default_payment_method: attach(world, paymentMethodById(world, method), id).id,
          },
    metadata: params.metadata(before.metadata),
    name: textOr(params, 'name', before.name),
    phone: textOr(params, 'phone', before.phone),
  };
}

const NEW: Changes = {
  description: null,
  email: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  metadata: {},
  name: null,
  phone: null,
};

export function create(world: World, { params }: Asked): Stripe.Customer {
  const id = newId('cus');
  const method = params.text('payment_method');
  const made: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: world.time(),
    currency: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...changes(world, params, NEW, id),
  };
  params.refuseUnknown();
  world.store.put(made);
  if (method !== undefined) attach(world, paymentMethodById(world, method), id);
  world.emit('customer.created', made);
  return made;
}

const isDeleted = (world: World, id: string) => world.store.get('local.deleted', id) !== undefined;

export function retrieve(world: World, { params, id }: Asked): Stripe.Customer | Stripe.DeletedCustomer {
  params.refuseUnknown();
  if (isDeleted(world, id)) return { id, object: 'customer', deleted: true };
  return world.need('customer', id);
}

export function update(world: World, { params, id }: Asked): Stripe.Customer {
  const before = world.needCustomer(id);
  const changed = world.store.put({ ...before, ...changes(world, params, before, id) });
  params.refuseUnknown();
  world.emit('customer.updated', changed);
  return changed;
}

/** Also ends the customer's subscriptions. */
export function remove(world: World, { id }: Asked): Stripe.DeletedCustomer {
  const customer = world.needCustomer(id);
  for (const subscription of world.store.all('subscription'))
    if (idOf(subscription.customer) === id && subscription.ended_at === null) cancelSubscription(world, subscription);
  world.store.put({ object: 'local.deleted', id });
  world.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export function list(world: World, { params }: Asked) {
  const email = params.text('email');
  const wanted = world.store
    .all('customer')
    .filter((customer) => !isDeleted(world, customer.id) && (!email || customer.email === email));
  const page = listPage('/v1/customers', params, wanted);
  params.refuseUnknown();
  return page;
}
