import { siteContentOfPagesSchema, showSiteContentOfPages, type BannerContent } from '@waymark/contracts-community';
import type { Ad } from '@waymark/contracts-core';
import { fetchJson } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { Logger } from '../ops/logger';

/** What staff have published for every page. */
export interface PageExtras {
  ads: Ad[];
  banner: BannerContent | null;
  /** Paths of pages that have no content yet. */
  emptyPages: readonly string[];
}

/** Milliseconds for which a page waits when nothing is cached. */
const TIMEOUT_MS = 400;
const FRESH_MS = 10_000;
/** Milliseconds before the next attempt after a failed request. */
const RETRY_MS = 2_000;

/**
 * Caches the advertisements and the banner that staff published in community. A page uses the cached values and starts
 * a refresh for the next one. After a new publication, the next page waits for the refresh. If it fails, the old
 * values remain.
 */
export class SiteContentOfPages {
  private known: PageExtras;
  private askAgainAt = 0;
  private isForgotten = true;
  /** Increases when the cache is outdated, so a response requested earlier is not stored. */
  private round = 0;
  private running: Promise<void> | null = null;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly logger: Logger,
    /** The operator's advertisements, used where staff have published none of that size. */
    private readonly base: Ad[] = [],
    private readonly now: () => number = Date.now,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.known = { ads: base, banner: null, emptyPages: [] };
  }

  async read(): Promise<PageExtras> {
    if (this.now() >= this.askAgainAt) {
      const asked = (this.running ??= this.ask());
      if (this.isForgotten) await asked;
    }
    return this.known;
  }

  forget(): void {
    this.round += 1;
    this.running = null;
    this.askAgainAt = 0;
    this.isForgotten = true;
  }

  private async ask(): Promise<void> {
    const { round } = this;
    const answer = await this.answer().catch(() => null);
    if (round !== this.round) return;
    if (answer) this.known = answer;
    this.askAgainAt = this.now() + (answer ? FRESH_MS : RETRY_MS);
    this.isForgotten = false;
    this.running = null;
  }

  private async answer(): Promise<PageExtras | null> {
    const upstream = this.upstreams.byPath(showSiteContentOfPages.path)?.pick();
    if (!upstream) return null;
    const { status, body } = await fetchJson(upstream, showSiteContentOfPages.path, this.timeoutMs);
    if (status !== 200) return null;
    const parsed = siteContentOfPagesSchema.safeParse(body);
    if (!parsed.success) this.logger.warn('stored site content does not match the contract');
    if (!parsed.data) return null;
    const sizes = new Set(parsed.data.ads.map(({ size }) => size));
    return { ...parsed.data, ads: [...parsed.data.ads, ...this.base.filter(({ size }) => !sizes.has(size))] };
  }
}
