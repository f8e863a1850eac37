import type { EndpointContract } from '@waymark/contracts-core';
import { callWithHeaders, type Answer, type Endpoint, type Said } from './endpoint';

/** One loaded page of a list. */
export interface ListPage<T> {
  items: T[];
  /** The number of all matches, loaded or not. */
  total: number;
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}

type ItemOf<C extends EndpointContract> = Answer<C> extends (infer Item)[] ? Item : never;

/** Like `call`, for a paginated list: reads the total from X-Total-Count and the next page from Link. */
export async function callForPage<C extends EndpointContract>(
  endpoint: Endpoint<C>,
  ...said: Said<C>
): Promise<ListPage<ItemOf<C>>> {
  const { data, headers } = await callWithHeaders(endpoint, ...said);
  const items = data as ItemOf<C>[];
  return { items, total: Number(headers.get('x-total-count') ?? items.length), next: nextCursor(headers.get('link')) };
}

/** Returns the cursor in a `Link: <…?cursor=x>; rel="next"` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  for (const part of (link ?? '').split(/,\s*(?=<)/)) {
    const [, target, rest] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (target && /;\s*rel="?next"?/.test(rest ?? '')) {
      return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
    }
  }
  return null;
}
