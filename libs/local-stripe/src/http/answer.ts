import { createHash } from 'node:crypto';
import qs from 'qs';
import { API_VERSION, type World } from '../world';
import { isSame, keyOf, publishableKeyOf } from '../keys';
import { newId } from '../store/ids';
import type { AnyKept, LocalAnswer } from '../store/objects';
import { Params } from './params';
import type { Route } from './route';
import { badParam, notAllowed, otherParameters, StripeProblem, wrongKey } from './stripe-problem';

type Fields = Readonly<Record<string, unknown>>;
type Included = (world: World, object: Fields) => unknown;

/** Fields that Stripe omits unless requested. */
const INCLUDED: Record<string, Included> = {
  'charge.refunds': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('refund').filter((refund) => refund.charge === id),
    has_more: false,
    url: `/v1/charges/${String(id)}/refunds`,
  }),
  'invoice.confirmation_secret': ({ store }, { id }) => {
    const payment = store.all('invoice_payment').find(({ invoice }) => invoice === id)?.payment.payment_intent;
    const intent = typeof payment === 'string' ? store.get('payment_intent', payment) : undefined;
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('invoice_payment').filter(({ invoice }) => invoice === id),
    has_more: false,
    url: '/v1/invoice_payments',
  }),
  'customer.subscriptions': ({ store }, { id }) => ({
    object: 'list',
    data: store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
    has_more: false,
    url: '/v1/subscriptions',
  }),
};

/** Returns the object with the objects at these paths instead of their ids; paths in a list start with `data.`. */
function expand(world: World, object: object, paths: readonly string[]): object {
  return paths.reduce((whole, path) => along(world, whole, path.split('.'), path), object);
}

function along(world: World, object: object, [name = '', ...rest]: readonly string[], path: string): object {
  if (Array.isArray(object)) return object.map((one: object) => along(world, one, [name, ...rest], path));
  const fields = object as Fields;
  const include = INCLUDED[`${String(fields['object'])}.${name}`];
  const value = fields[name] === undefined && include ? include(world, fields) : fields[name];
  if (value === undefined) throw badParam('expand', `This property cannot be expanded (${name}), in ${path}.`);
  if (value === null) return object;
  const found = resolved(world, value, path);
  return { ...fields, [name]: rest.length === 0 ? found : along(world, found, rest, path) };
}

function resolved(world: World, value: unknown, path: string): AnyKept | object {
  const found = typeof value === 'string' ? world.store.find(value) : value;
  if (typeof found !== 'object' || found === null)
    throw badParam('expand', `This property cannot be expanded (${path}).`);
  return found;
}

export interface Request {
  route: Route;
  /** Includes the query. */
  url: string;
  body: string;
  id: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

const decode = (text: string): Record<string, unknown> => qs.parse(text, { depth: 12, arrayLimit: 200 });

function refuseOtherVersion(version: string | undefined): void {
  if (version !== undefined && version !== API_VERSION)
    throw badParam('Stripe-Version', `Invalid Stripe API version: ${version}. This one speaks ${API_VERSION}.`);
}

/** With the page's key, a request must contain the secret of the requested object. */
function refuseStranger(world: World, { route, id }: Request, secret: unknown): void {
  if (!route.isForPage) throw notAllowed('This API call cannot be made with a publishable API key.');
  const object = world.store.find(id);
  const own = object && 'client_secret' in object ? object.client_secret : null;
  if (typeof secret !== 'string' || !own || !isSame(secret, own))
    throw badParam('client_secret', 'The client_secret provided does not match this object.', 'resource_missing');
}

/** Removes the fields that the page must not see. */
function forPage(object: object): object {
  const { metadata, customer, ...told } = object as Record<string, unknown>;
  return metadata === undefined && customer === undefined ? object : told;
}

/**
 * Handles a request completely or not at all. Synchronous, so requests do not interleave. Also returns the events to
 * send.
 */
export function answer(world: World, secretKey: string, request: Request): { answer: Answer; events: string[] } {
  const { route, url, body, id, headers } = request;
  const requestId = newId('req');
  const common = { 'request-id': requestId, 'stripe-version': API_VERSION };
  const key = route.method === 'POST' ? headers['idempotency-key'] : undefined;
  const print = fingerprint(route.method, url, body, keyOf(headers['authorization']));
  try {
    const values = { ...decode(url.split('?')[1] ?? ''), ...decode(body) };
    const given = keyOf(headers['authorization']) || String(values['key'] ?? '');
    const isPage = isSame(given, publishableKeyOf(secretKey));
    if (!isPage && !isSame(given, secretKey)) throw wrongKey();
    refuseOtherVersion(headers['stripe-version']);
    if (isPage) refuseStranger(world, request, values['client_secret']);
    const before = key === undefined ? undefined : answeredBefore(world, key, print);
    if (before)
      return {
        answer: {
          status: before.status,
          body: before.body,
          headers: { ...common, 'idempotency-key': before.id, 'idempotent-replayed': 'true' },
        },
        events: [],
      };
    world.request = { id: requestId, idempotency_key: key ?? null };
    const { expand: paths, ...fields } = values;
    const params = new Params(fields);
    params.ignore('key');
    const made = route.answer(world, { params, id, isPage });
    const told = expand(world, made, Array.isArray(paths) ? paths.map(String) : []);
    return kept(world, { status: 200, body: isPage ? forPage(told) : told, headers: common }, key, print);
  } catch (error) {
    if (!(error instanceof StripeProblem)) {
      world.rollback();
      throw error;
    }
    const { status, body: problem, isKept } = error;
    const refused = { status, body: { error: { ...problem, request_log_url: null } }, headers: common };
    if (isKept) return kept(world, refused, key, print);
    world.rollback();
    return { answer: refused, events: [] };
  }
}

/** Journals the changes together with the response. */
function kept(world: World, answer: Answer, key: string | undefined, print: string) {
  const headers = { ...answer.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  if (key !== undefined)
    world.store.put({
      object: 'local.answer',
      id: key,
      fingerprint: print,
      status: answer.status,
      body: answer.body,
    });
  return { answer: { ...answer, headers }, events: world.commit() };
}

const fingerprint = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns the earlier response to this key, if any; rejects a different request with the same key. */
function answeredBefore(world: World, key: string, print: string): LocalAnswer | undefined {
  const before = world.store.get('local.answer', key);
  if (before && before.fingerprint !== print) throw otherParameters(key);
  return before;
}
