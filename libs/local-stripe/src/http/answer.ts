import { createHash } from 'node:crypto';
import qs from 'qs';
import { API_VERSION } from '../api-version';
import { isSame, keyOf, publishableKeyOf } from '../keys';
import { newId } from '../store/ids';
import type { LocalAnswer } from '../store/objects';
import type { World } from '../world';
import { expand } from './expand';
import { Params } from './params';
import type { Route } from './route';
import { badParam, notAllowed, otherParameters, StripeProblem, wrongKey } from './stripe-problem';

export interface Request {
  route: Route;
  /** With the question mark's part. */
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

/** The page's key needs the secret of the very object that it asks for. */
function refuseStranger(world: World, { route, id }: Request, secret: unknown): void {
  if (!route.isForPage) throw notAllowed('This API call cannot be made with a publishable API key.');
  const object = world.store.find(id);
  const own = object && 'client_secret' in object ? object.client_secret : null;
  if (typeof secret !== 'string' || !own || !isSame(secret, own))
    throw badParam('client_secret', 'The client_secret provided does not match this object.', 'resource_missing');
}

/** What the page is not told. */
function forPage(object: object): object {
  const { metadata, customer, ...told } = object as Record<string, unknown>;
  return metadata === undefined && customer === undefined ? object : told;
}

/** Does what a request asks, wholly and kept, or not at all; never waits, so that no two mix. Answers also the events to send. */
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

/** What was done and what was answered go into the journal as one. */
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

/** The answer that this key had before, if it had one; another question with the same key is refused. */
function answeredBefore(world: World, key: string, print: string): LocalAnswer | undefined {
  const before = world.store.get('local.answer', key);
  if (before && before.fingerprint !== print) throw otherParameters(key);
  return before;
}
