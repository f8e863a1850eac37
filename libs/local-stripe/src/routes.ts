import * as customers from './billing/customers';
import * as invoices from './billing/invoices';
import * as products from './billing/products';
import * as subscriptions from './billing/subscriptions';
import { listPage } from './http/list-page';
import { forPage, get, post, remove, type Asked, type Route } from './http/route';
import * as paymentIntents from './payments/payment-intents';
import * as refunds from './payments/refunds';
import * as setupIntents from './payments/setup-intents';
import type { Kind } from './store/objects';
import { idOf } from './store/ids';
import type { World } from './world';

/** Returns the route for one object by id. */
const one = (path: string, kind: Kind): Route =>
  get(path, (world, { id, params }) => {
    const found = world.need(kind, id);
    params.ignore('client_secret');
    params.refuseUnknown();
    return found;
  });

function listCharges(world: World, { params }: Asked) {
  const customer = params.text('customer');
  const intent = params.text('payment_intent');
  const wanted = world.store
    .all('charge')
    .filter((charge) => !customer || idOf(charge.customer) === customer)
    .filter((charge) => !intent || idOf(charge.payment_intent) === intent);
  const page = listPage('/v1/charges', params, wanted);
  params.refuseUnknown();
  return page;
}

function listEvents(world: World, { params }: Asked) {
  const type = params.text('type');
  const types = params.texts('types');
  const isWanted = (name: string) =>
    (type === undefined || name === type || (type.endsWith('*') && name.startsWith(type.slice(0, -1)))) &&
    (types.length === 0 || types.includes(name));
  const page = listPage(
    '/v1/events',
    params,
    world.store.all('event').filter((event) => isWanted(event.type)),
  );
  params.refuseUnknown();
  return page;
}

function listBalance(world: World, { params }: Asked) {
  const source = params.text('source');
  const type = params.text('type');
  const wanted = world.store
    .all('balance_transaction')
    .filter((line) => (!source || idOf(line.source) === source) && (!type || line.type === type));
  const page = listPage('/v1/balance_transactions', params, wanted);
  params.refuseUnknown();
  return page;
}

export const ROUTES: readonly Route[] = [
  post('/v1/payment_intents', paymentIntents.create),
  get('/v1/payment_intents', paymentIntents.list),
  forPage(one('/v1/payment_intents/:id', 'payment_intent')),
  post('/v1/payment_intents/:id', paymentIntents.update),
  forPage(post('/v1/payment_intents/:id/confirm', paymentIntents.confirmAsked)),
  post('/v1/payment_intents/:id/cancel', paymentIntents.cancel),
  post('/v1/setup_intents', setupIntents.create),
  forPage(one('/v1/setup_intents/:id', 'setup_intent')),
  forPage(post('/v1/setup_intents/:id/confirm', setupIntents.confirmAsked)),
  post('/v1/setup_intents/:id/cancel', setupIntents.cancel),
  one('/v1/payment_methods/:id', 'payment_method'),
  get('/v1/charges', listCharges),
  one('/v1/charges/:id', 'charge'),
  post('/v1/refunds', refunds.create),
  get('/v1/refunds', refunds.list),
  one('/v1/refunds/:id', 'refund'),
  post('/v1/refunds/:id', refunds.update),
  get('/v1/disputes', refunds.listDisputes),
  one('/v1/disputes/:id', 'dispute'),
  post('/v1/customers', customers.create),
  get('/v1/customers', customers.list),
  get('/v1/customers/:id', customers.retrieve),
  post('/v1/customers/:id', customers.update),
  remove('/v1/customers/:id', customers.remove),
  post('/v1/products', products.create),
  get('/v1/products', products.list),
  one('/v1/products/:id', 'product'),
  post('/v1/prices', products.createPrice),
  one('/v1/prices/:id', 'price'),
  post('/v1/subscriptions', subscriptions.create),
  get('/v1/subscriptions', subscriptions.list),
  one('/v1/subscriptions/:id', 'subscription'),
  post('/v1/subscriptions/:id', subscriptions.update),
  remove('/v1/subscriptions/:id', subscriptions.cancel),
  get('/v1/invoices', invoices.list),
  one('/v1/invoices/:id', 'invoice'),
  post('/v1/invoices/:id/pay', invoices.pay),
  post('/v1/invoices/:id/attach_payment', invoices.attachPayment),
  post('/v1/invoices/:id/void', invoices.voidAsked),
  get('/v1/invoice_payments', invoices.listPayments),
  one('/v1/invoice_payments/:id', 'invoice_payment'),
  get('/v1/events', listEvents),
  one('/v1/events/:id', 'event'),
  get('/v1/balance_transactions', listBalance),
  one('/v1/balance_transactions/:id', 'balance_transaction'),
];
