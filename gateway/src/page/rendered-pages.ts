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

/** A page as HTML, with the paths of the API that it was drawn with: the browser need not ask there. */
export interface DrawnPage extends RenderedPage {
  answered: readonly string[];
  /** Of the renderer's answer, in characters. */
  size: number;
}

/** A page that is wanted as HTML. */
export interface WantedPage {
  view: RegistryView;
  /** Whose page it is. */
  slice: string;
  /** Path and query string. */
  address: string;
  boot: PageBoot;
  /** Paths of the API that it reads first. */
  reads: readonly string[];
}

/** What became of a page: drawn just now, drawn before, not in time, or not at all. */
export type Rendering = 'drawn' | 'kept' | 'late' | 'failed';

interface Kept {
  page: DrawnPage;
  slices: ReadonlySet<string>;
  at: number;
}

interface Options {
  origin: string;
  upstreams: Upstreams;
  /** Whether this gateway would be told now that something was hidden. */
  canHear: () => boolean;
  count: (how: Rendering) => void;
  now?: () => number;
  patienceMs?: number;
}

/** A visitor waits no longer than this: then the browser draws the page. What comes later is kept for the next one. */
const PATIENCE_MS = 500;
/** The first page of new versions takes longest. */
const TIMEOUT_MS = 6_000;
const FRESH_MS = 5_000;
/** Up to this age a page is served as it is, while a new one is rendered for the next visitor. */
const STALE_MS = 60_000;
const MOST_ROUNDS = 3;
/** In one round, beyond what the manifest names. */
const MOST_READS = 12;
const MOST_CHARACTERS = 48 * 1024 * 1024;
const CONNECTIONS = 16;

/**
 * Visitors' pages as the renderer draws them. They are the same for everybody who gets the same builds, so those who ask at
 * the same time share one drawing, and those who ask within seconds get it again. Never rejects: without the renderer a page
 * is what it was before there was one.
 */
export class RenderedPages {
  private readonly kept = new LRUCache<string, Kept>({
    max: 1_000,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ page }) => page.size,
  });
  private readonly running = new Map<string, Promise<DrawnPage | null>>();
  private readonly pool: Pool;
  private readonly breaker = new CircuitBreaker({ failures: 5, pauseMs: 1_000 });
  /** Rises when something may be out of date: what was asked before is not kept after it. */
  private round = 0;
  private readonly now: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
    this.pool = new Pool(options.origin, { connections: CONNECTIONS, connect: { timeout: 250 }, pipelining: 1 });
  }

  /** Null: the browser draws this page. */
  async read(wanted: WantedPage): Promise<DrawnPage | null> {
    const { shell, remotes } = wanted.view;
    // A browser takes over what the very same build drew.
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

  /** Any kept page may show what staff have hidden or a member has deleted. */
  forget(): void {
    this.round += 1;
    this.kept.clear();
    this.running.clear();
  }

  /** A write to that service was answered. */
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

  /** What a page asks for may lead to more: it is drawn again until nothing new is answered. */
  private async drawWithAnswers(request: RenderRequest): Promise<DrawnPage> {
    const answers = { ...request.answers };
    const read = new Set(Object.keys(answers));
    for (let round = 1; ; round += 1) {
      const page = await this.ask({ ...request, answers });
      const open = page.asked.filter((path) => !read.has(path)).slice(0, MOST_READS);
      for (const path of open) read.add(path);
      const more = round < MOST_ROUNDS ? await readAnswers(this.options.upstreams, open) : {};
      // What was read and the page did not ask is for a part that the browser draws.
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

/** All that a visitor's page depends on: what it is started with, the builds of remotes among it, the shell, and its address. */
function keyOf({ view, address, boot }: WantedPage): string {
  const start = createHash('sha256').update(JSON.stringify(boot)).digest('base64');
  return `${start} ${view.shell?.version} ${address}`;
}
