import Stripe from 'stripe';
import { listPage } from '../http/list-page';
import type { Params } from '../http/params';
import type { Asked } from '../http/route';
import { badParam, unexpected } from '../http/stripe-problem';
import { amountOf, currencyOf } from '../payments/payment-intents';
import { newId } from '../store/ids';
import type { World } from '../world';

export function create(world: World, { params }: Asked): Stripe.Product {
  const id = params.text('id') ?? newId('prod');
  if (world.store.get('product', id)) throw unexpected('resource_already_exists', `Product already exists: ${id}`);
  const made: Stripe.Product = {
    id,
    object: 'product',
    active: params.flag('active') ?? true,
    created: world.time(),
    default_price: null,
    description: params.text('description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.needText('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.text('statement_descriptor') ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.time(),
    url: params.text('url') ?? null,
  };
  params.refuseUnknown();
  world.store.put(made);
  world.emit('product.created', made);
  return made;
}

export function list(world: World, { params }: Asked) {
  const active = params.flag('active');
  const wanted = world.store.all('product').filter((product) => active === undefined || product.active === active);
  const page = listPage('/v1/products', params, wanted);
  params.refuseUnknown();
  return page;
}

/** Returns a price by id, or creates one for this subscription from `price_data`. */
export function priceOf(world: World, item: Params): Stripe.Price {
  const data = item.group('price_data');
  if (!data) return world.need('price', item.needText('price'), 'price');
  return makePrice(world, data, false);
}

export function createPrice(world: World, { params }: Asked): Stripe.Price {
  const made = makePrice(world, params, true);
  params.refuseUnknown();
  return made;
}

function makePrice(world: World, params: Params, active: boolean): Stripe.Price {
  const currency = currencyOf(params);
  const amount = amountOf(params, 'unit_amount', currency);
  const product = world.need('product', params.needText('product'), 'product');
  const recurring = params.group('recurring');
  if (!recurring) throw badParam('recurring', 'Only recurring prices are known here.');
  if (recurring.needText('interval') !== 'month')
    throw badParam('recurring[interval]', 'Only monthly prices are known here.');
  const count = recurring.integer('interval_count') ?? 1;
  if (count !== 1) throw badParam('recurring[interval_count]', 'Only monthly prices are known here.');
  const made: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active,
    billing_scheme: 'per_unit',
    created: world.time(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: product.id,
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
  return world.store.put(made);
}
