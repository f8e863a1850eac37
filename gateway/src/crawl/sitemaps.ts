import {
  type RegistrySnapshot,
  type RegistryView,
  type SitemapIndex,
  sitemapIndexSchema,
  sitemapPartSchema,
  type SliceRoute,
} from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import { fetchJson } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import { escapeHtml } from '../page/escape-html';

interface Known<T> {
  value: T;
  readAt: number;
}

interface CacheTimes {
  /** Milliseconds for which a cached response needs no refresh. */
  freshMs: number;
  /** Milliseconds for which the old response is still used when a refresh fails. */
  staleIfErrorMs: number;
}

/** Caches responses of services that are often requested and rarely change. Concurrent readers share one request. */
class Cached<T extends object> {
  private readonly known: LRUCache<string, Known<T>>;
  private readonly running = new Map<string, Promise<T | null>>();
  /** Increases when the cache is cleared, so a response requested earlier is not stored afterwards. */
  private round = 0;

  constructor(
    private readonly times: CacheTimes,
    maxSize: number,
    sizeOf: (value: T) => number,
    private readonly now: () => number = Date.now,
  ) {
    this.known = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) + 100 });
  }

  /** Returns null when the request fails and nothing is cached. `ask` resolves to null for "not there". */
  async read(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const known = this.known.get(key);
    const age = known ? this.now() - known.readAt : Infinity;
    if (known && age < this.times.freshMs) return known.value;
    const running = this.running.get(key) ?? this.ask(key, ask);
    const value = await running;
    return value ?? (known && age < this.times.staleIfErrorMs ? known.value : null);
  }

  forget(): void {
    this.round += 1;
    this.known.clear();
    this.running.clear();
  }

  private ask(key: string, ask: () => Promise<T | null>): Promise<T | null> {
    const { round } = this;
    const asked = ask()
      .catch(() => null)
      .then((value) => {
        if (value && round === this.round) this.known.set(key, { value, readAt: this.now() });
        return value;
      })
      .finally(() => this.running.get(key) === asked && this.running.delete(key));
    this.running.set(key, asked);
    return asked;
  }
}

/** Checks whether a page is for everyone and search engines may list it. */
export const isPublicRoute = ({ access, noindex }: SliceRoute): boolean => access === 'visitor' && !noindex;

const pack = promisify(gzip);
const TIMEOUT_MS = 3_000;
const MINUTE = 60_000;
const PART = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,4})\.xml$/;
/** Bytes for cached sitemap parts. They are compressed: 10,000 pages take about 90 kB. */
const MAX_PACKED_BYTES = 16 * 1024 * 1024;

type Services = Pick<RegistrySnapshot, 'services'>;

/** Serves sitemaps of all public pages. Each service lists its own. */
export class Sitemaps {
  private readonly indexes = new Cached<SitemapIndex>(
    { freshMs: 10 * MINUTE, staleIfErrorMs: 1_440 * MINUTE },
    1_000_000,
    ({ parts }) => parts.length * 50,
  );
  private readonly parts = new Cached<Buffer>(
    { freshMs: 60 * MINUTE, staleIfErrorMs: 1_440 * MINUTE },
    MAX_PACKED_BYTES,
    (file) => file.length,
  );

  constructor(
    private readonly upstreams: Upstreams,
    private readonly origin: string,
  ) {}

  /** Clears everything: any cached sitemap may list content that staff have hidden. */
  forget(): void {
    this.indexes.forget();
    this.parts.forget();
  }

  /** Returns a gzipped XML file, null when this path has none, or `away` when its service does not respond. */
  async file(path: string, snapshot: Services, view: RegistryView): Promise<Buffer | 'away' | null> {
    if (path === '/sitemap.xml') return pack(sitemapIndex(await this.index(snapshot), this.origin));
    if (path === '/sitemaps/pages.xml') return pack(urlSet(pages(view), this.origin));
    const [, slice = '', part = ''] = PART.exec(path) ?? [];
    const source = sitemapOf(snapshot, slice);
    return source ? this.part(slice, source, Number(part)) : null;
  }

  /** Returns the sitemap index. If a service does not respond, only its entries are missing. */
  private async index(snapshot: Services): Promise<SitemapEntry[]> {
    const slices = Object.keys(snapshot.services).sort();
    const lists = await Promise.all(slices.map((slice) => this.partsOf(slice, sitemapOf(snapshot, slice))));
    return [{ path: '/sitemaps/pages.xml' }, ...lists.flatMap((list) => list ?? [])];
  }

  private async partsOf(slice: string, source: string | undefined): Promise<SitemapEntry[] | null> {
    const index = source ? await this.indexes.read(slice, () => this.ask(slice, source, sitemapIndexSchema)) : null;
    return (
      index && index.parts.map(({ part, lastModified }) => ({ path: `/sitemaps/${slice}-${part}.xml`, lastModified }))
    );
  }

  private async part(slice: string, source: string, part: number): Promise<Buffer | 'away' | null> {
    // Requests only parts that the service has, so that an invented number causes no request.
    const known = await this.partsOf(slice, source);
    if (!known) return 'away';
    if (!known.some(({ path }) => path === `/sitemaps/${slice}-${part}.xml`)) return null;
    const file = await this.parts.read(`${slice}-${part}`, async () => {
      const answer = await this.ask(slice, `${source}/${part}`, sitemapPartSchema);
      return answer && pack(urlSet(answer.urls, this.origin));
    });
    return file ?? 'away';
  }

  private async ask<T>(slice: string, path: string, schema: z.ZodType<T>): Promise<T | null> {
    const upstream = this.upstreams.bySlice(slice)?.pick();
    if (!upstream) return null;
    const { status, body } = await fetchJson(upstream, path, TIMEOUT_MS);
    return status === 200 ? schema.parse(body) : null;
  }
}

const sitemapOf = ({ services }: Services, slice: string): string | undefined => services[slice]?.manifest.sitemap;

function pages({ remotes }: RegistryView): SitemapEntry[] {
  const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
  return routes
    .filter((route) => isPublicRoute(route) && !route.redirectTo && !/[:*]/.test(route.path))
    .map(({ path }) => ({ path }));
}

interface SitemapEntry {
  path: string;
  /** ISO 8601; absent when unknown. */
  lastModified?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const urlSet = (entries: readonly SitemapEntry[], origin: string): string => document('urlset', 'url', entries, origin);

const sitemapIndex = (entries: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin);

function document(root: string, element: string, entries: readonly SitemapEntry[], origin: string): string {
  const rows = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
    // Prefixes the origin as text, so a path like `//host` cannot point to another site.
    return `<${element}><loc>${escapeHtml(origin + encodeURI(path))}</loc>${changed}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</${root}>\n`;
}
