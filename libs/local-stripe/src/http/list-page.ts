import type Stripe from 'stripe';
import type { Params } from './params';
import { badParam } from './stripe-problem';

const MOST = 100;
const USUAL = 10;

/** Filters by `created`: a time, or a range of `gt`, `gte`, `lt`, `lte`. */
function createdWithin(params: Params): (created: number) => boolean {
  const exact = params.numberOrGroup('created');
  if (exact === undefined) return () => true;
  if (typeof exact === 'number') return (created) => created === exact;
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => exact.integer(name));
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/** Returns a page of these objects, newest first. */
export function listPage<T extends { id: string; created: number }>(
  url: string,
  params: Params,
  oldestFirst: readonly T[],
): Stripe.ApiList<T> {
  const limit = params.integer('limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw badParam('limit', `Invalid limit: must be between 1 and ${MOST}`);
  const isWanted = createdWithin(params);
  const all = oldestFirst.filter(({ created }) => isWanted(created)).reverse();
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const placeOf = (id: string, param: string) => {
    const place = all.findIndex((one) => one.id === id);
    if (place < 0) throw badParam(param, `No such object: '${id}'`, 'resource_missing');
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}
