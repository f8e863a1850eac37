import { LRUCache } from 'lru-cache';
import { fetchJson } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { RouteMatch } from './match-route';

const TIMEOUT_MS = 400;
const REMEMBER_MS = 10_000;

/**
 * Whether what a page with parameters is about exists, so that an unknown venue's page has status 404.
 * A service that does not answer in time is no reason to call a page missing.
 */
export class SubjectCheck {
  private readonly known = new LRUCache<string, boolean>({ max: 5_000, ttl: REMEMBER_MS });

  constructor(private readonly upstreams: Upstreams) {}

  async exists(match: RouteMatch, firstRead: string | undefined): Promise<boolean> {
    if (!firstRead || Object.keys(match.params).length === 0) return true;
    const remembered = this.known.get(firstRead);
    if (remembered !== undefined) return remembered;
    const upstream = this.upstreams.byPath(firstRead.split('?')[0] ?? '')?.pick();
    if (!upstream) return true;
    try {
      const { status } = await fetchJson(upstream, firstRead, TIMEOUT_MS);
      const exists = status !== 404 && status !== 400 && status !== 422;
      if (status < 500) this.known.set(firstRead, exists);
      return exists;
    } catch {
      return true;
    }
  }
}
