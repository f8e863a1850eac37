import {
  RENDER_PATH,
  renderedPageSchema,
  type PageBoot,
  type RegistryView,
  type RenderedPage,
  type RenderRequest,
} from '@waymark/contracts-core';
import { CircuitBreaker } from '@waymark/edge-kit';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Upstreams } from '../forward/upstreams';
import { readAnswers } from './read-answers';

/** A rendered page, with the API paths that it used: the browser need not request them. */
export interface DrawnPage extends RenderedPage {
  answered: readonly string[];
  /** Length of the renderer's response in characters. */
  size: number;
}

/** A page to render. */
export interface WantedPage {
  view: RegistryView;
  /** The slice that owns the page. */
  slice: string;
  /** Path and query string. */
  address: string;
  boot: PageBoot;
  /** API paths that the page reads first. */
  reads: readonly string[];
}

/** The outcome of a render: rendered now, cached, not in time, or failed. */
export type Rendering = 'drawn' | 'kept' | 'late' | 'failed';

interface Stored {
  page: DrawnPage;
  slices: ReadonlySet<string>;
  at: number;
}

interface Options {
  origin: string;
  upstreams: Upstreams;
  /** Whether this gateway currently receives events about hidden content. */
  canHear: () => boolean;
  count: (how: Rendering) => void;
  now?: () => number;
  patienceMs?: number;
}

/**
 * Milliseconds for which a visitor waits before the browser renders the page. A later result is cached for the next
 * visitor.
 */
const PATIENCE_MS = 500;
/** The first page of new versions takes longest. */
const TIMEOUT_MS = 6_000;
const FRESH_MS = 5_000;
/** Milliseconds of age up to which a page is served from the cache while a new one is rendered for the next visitor. */
const STALE_MS = 60_000;
const MOST_ROUNDS = 3;
/** Maximum reads in one round, beyond those in the manifest. */
const MOST_READS = 12;
const MOST_CHARACTERS = 48 * 1024 * 1024;
const CONNECTIONS = 16;

/**
 * Visitors' pages from the renderer. They are the same for everybody with the same builds, so concurrent requests
 * share one render, and requests seconds later get it from the cache. Never rejects: without the renderer, the browser
 * renders the page.
 */
export class RenderedPages {
  private readonly kept = new LRUCache<string, Stored>({
    max: 1_000,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ page }) => page.size,
  });
  private readonly running = new Map<string, Promise<DrawnPage | null>>();
  private readonly pool: Pool;
  private readonly breaker = new CircuitBreaker({ failures: 5, pauseMs: 1_000 });
  /** Increases when something may be outdated, so a render started earlier is not cached. */
  private round = 0;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
    this.pool = new Pool(options.origin, { connections: CONNECTIONS, connect: { timeout: 250 }, pipelining: 1 });
  }

  /** Resolves to null when the browser must render this page. */
  async read(wanted: WantedPage): Promise<DrawnPage | null> {
    const { shell, remotes } = wanted.view;
    // The browser can only hydrate HTML from the same build.
    if (!shell?.server || !remotes[wanted.slice]?.server) return null;
    const key = keyOf(wanted);
    const known = this.options.canHear() ? this.kept.get(key) : undefined;
    const age = known ? this.now() - known.at : Infinity;
    if (known && age < FRESH_MS) return this.counted('kept', known.page);
    const drawing = this.drawOnce(key, wanted);
    if (known && age < STALE_MS) return this.counted('kept', known.page);
    const late = new AbortController();
    const { patienceMs = PATIENCE_MS } = this.options;
    const page = await Promise.race([
      drawing,
      wait(patienceMs, 'late' as const, { signal: late.signal }).catch(() => null),
    ]);
    late.abort();
    if (page === 'late') return this.counted('late', null);
    return this.counted(page ? 'drawn' : 'failed', page);
  }

  /** Clears everything: any cached page may show content that staff have hidden or a member has deleted. */
  forget(): void {
    this.round += 1;
    this.kept.clear();
    this.running.clear();
  }

  /** Called after a write to that service. */
  wrote(slice: string): void {
    this.round += 1;
    this.running.clear();
    for (const [key, { slices }] of this.kept.entries()) if (slices.has(slice)) this.kept.delete(key);
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private counted(how: Rendering, page: DrawnPage | null): DrawnPage | null {
    this.options.count(how);
    return page;
  }

  private drawOnce(key: string, wanted: WantedPage): Promise<DrawnPage | null> {
    const running = this.running.get(key);
    if (running) return running;
    const drawing = this.draw(key, wanted).finally(() => this.running.get(key) === drawing && this.running.delete(key));
    this.running.set(key, drawing);
    return drawing;
  }

  private async draw(key: string, { view, slice, address, boot, reads }: WantedPage): Promise<DrawnPage | null> {
    if (!this.breaker.allows()) return null;
    const { round } = this;
    const { upstreams } = this.options;
    try {
      const answers = await readAnswers(upstreams, reads);
      const remotes = Object.fromEntries(Object.values(view.remotes).map(({ slice, version }) => [slice, version]));
      const request: RenderRequest = { shell: view.shell?.version ?? '', remotes, address, boot, answers };
      const page = await this.drawWithAnswers(request);
      this.breaker.succeeded();
      const owners = page.answered.flatMap((path) => upstreams.byPath(path.split('?')[0] ?? '')?.slice ?? []);
      if (round === this.round) this.kept.set(key, { page, slices: new Set([slice, ...owners]), at: this.now() });
      return page;
    } catch {
      this.breaker.failed();
      return null;
    }
  }

  /** A page may need more reads after each response, so it is rendered again until no new response is available. */
  private async drawWithAnswers(request: RenderRequest): Promise<DrawnPage> {
    const answers = { ...request.answers };
    const read = new Set(Object.keys(answers));
    for (let round = 1; ; round += 1) {
      const page = await this.ask({ ...request, answers });
      const open = page.asked.filter((path) => !read.has(path)).slice(0, MOST_READS);
      for (const path of open) read.add(path);
      const more = round < MOST_ROUNDS ? await readAnswers(this.options.upstreams, open) : {};
      // A prefetched response that the render did not use belongs to a part that the browser renders.
      if (Object.keys(more).length === 0) return { ...page, answered: page.asked.filter((path) => path in answers) };
      Object.assign(answers, more);
    }
  }

  private async ask(request: RenderRequest): Promise<RenderedPage & { size: number }> {
    const { statusCode, body } = await this.pool.request({
      method: 'POST',
      path: RENDER_PATH,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`The renderer answered ${statusCode}`);
    return { ...renderedPageSchema.parse(JSON.parse(text)), size: text.length };
  }
}

/** Returns the cache key: a hash of the boot data (which includes the remotes' builds), the shell and the address. */
function keyOf({ view, address, boot }: WantedPage): string {
  const start = createHash('sha256').update(JSON.stringify(boot)).digest('base64');
  return `${start} ${view.shell?.version} ${address}`;
}
