import { pageMetadataSchema, type PageMetadata } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import { fetchJson } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { Logger } from '../ops/logger';

/** Whether the subject of a page exists, and its document if the service returned one. */
export interface PageAbout {
  exists: boolean;
  /** Why the subject is missing: staff have hidden or removed it. */
  aside?: 'hidden' | 'removed';
  document: PageMetadata | null;
}

type Kind = 'document' | 'subject';

interface Known {
  about: PageAbout;
  readAt: number;
}

/** Milliseconds for which a page waits; without a response, it shows its route's title. */
const TIMEOUT_MS = 400;
const FRESH_MS = 10_000;
/** Milliseconds of age up to which a page uses the cached document without waiting, and starts a refresh. */
const STALE_MS = 60_000;
/** Milliseconds of age up to which a cached document is used when the service fails. */
const STALE_IF_ERROR_MS = 600_000;
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Caches the documents of pages, as services return them for visitors. An unknown subject makes the page a 404. */
export class PageMetadataClient {
  private readonly known: LRUCache<string, Known>;
  private readonly running = new Map<string, Promise<PageAbout | null>>();
  /** Increases when the cache is cleared, so a response requested earlier is not stored. */
  private round = 0;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    const sizeCalculation = ({ about }: Known) => 200 + (about.document ? JSON.stringify(about.document).length : 0);
    this.known = new LRUCache({ max: 5_000, maxSize: MAX_CHARACTERS, sizeCalculation });
  }

  /**
   * `path`: an API path that returns a document, or (`kind: 'subject'`) anything, of which only the status counts.
   * Never rejects; a service that does not respond does not make a page missing.
   */
  async read(path: string, kind: Kind = 'document'): Promise<PageAbout> {
    const known = this.known.get(path);
    const age = known ? this.now() - known.readAt : Infinity;
    if (known && age < FRESH_MS) return known.about;
    const asked = this.askOnce(path, kind);
    if (known && age < STALE_MS) return known.about;
    const answered = await asked;
    if (answered) return answered;
    return known && age < STALE_IF_ERROR_MS ? known.about : { exists: true, document: null };
  }

  /** Clears everything: any cached document may show content that staff have hidden. */
  forget(): void {
    this.round += 1;
    this.known.clear();
    this.running.clear();
  }

  private askOnce(path: string, kind: Kind): Promise<PageAbout | null> {
    const running = this.running.get(path);
    if (running) return running;
    const asked = this.ask(path, kind).finally(() => this.running.get(path) === asked && this.running.delete(path));
    this.running.set(path, asked);
    return asked;
  }

  private async ask(path: string, kind: Kind): Promise<PageAbout | null> {
    const upstream = this.upstreams.byPath(path.split('?')[0] ?? '')?.pick();
    if (!upstream) return null;
    const { round } = this;
    try {
      const { status, body } = await fetchJson(upstream, path, this.timeoutMs);
      if (status >= 500 || status === 429) return null;
      const about = {
        exists: ![400, 404, 422].includes(status),
        ...asideOf(body),
        document: status === 200 && kind === 'document' ? this.parse(body) : null,
      };
      if (round === this.round) this.known.set(path, { about, readAt: this.now() });
      return about;
    } catch {
      return null;
    }
  }

  private parse(body: unknown): PageMetadata | null {
    const parsed = pageMetadataSchema.safeParse(body);
    if (!parsed.success)
      this.logger.warn(
        { issues: parsed.error.issues.map((issue) => issue.path.join('.')) },
        'a page document does not match the contract',
      );
    return parsed.success ? parsed.data : null;
  }
}

/** Reads the problem code (contracts-core) of a body, which may be any JSON. */
function asideOf(body: unknown): Pick<PageAbout, 'aside'> {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  if (code === 'content.hidden') return { aside: 'hidden' };
  return code === 'content.removed' ? { aside: 'removed' } : {};
}
