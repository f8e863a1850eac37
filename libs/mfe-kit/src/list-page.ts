import type { EndpointContract } from '@waymark/contracts-core';
import { callWithHeaders, type Answer, type Endpoint, type Said } from './endpoint';

/** A part of a list, as far as it was asked for. */
export interface ListPage<T> {
  items: T[];
  /** All that match, whatever was loaded. */
  total: number;
  /** The `cursor` of the next page; null on the last one. */
  next: string | null;
}

type ItemOf<C extends EndpointContract> = Answer<C> extends (infer Item)[] ? Item : never;

/** As `call`, of a list that is answered page by page: X-Total-Count and Link say the rest. */
export async function callForPage<C extends EndpointContract>(
  endpoint: Endpoint<C>,
  ...said: Said<C>
): Promise<ListPage<ItemOf<C>>> {
  const { data, headers } = await callWithHeaders(endpoint, ...said);
  const items = data as ItemOf<C>[];
  return { items, total: Number(headers.get('x-total-count') ?? items.length), next: nextCursor(headers.get('link')) };
}

/** The cursor in a `Link: <…?cursor=x>; rel="next"` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  for (const part of (link ?? '').split(/,\s*(?=<)/)) {
    const [, target, rest] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (target && /;\s*rel="?next"?/.test(rest ?? '')) {
      return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
    }
  }
  return null;
}
