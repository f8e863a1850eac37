import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { until } from '@waymark/testing';
import { ownReviews, type OwnReviews } from '../../test/reviews-service';
import words from '../../test/scripts.json' with { type: 'json' };

type Process = Pick<OwnReviews, 'call'>;
const MEMBER = 60;
/** A venue in each script, and a word of its name, or a part of it where words are not parted. */
const { scripts: SCRIPTS, sentences: SENTENCES } = words;

describe('the first search in each script after a start', () => {
  let service: OwnReviews;

  const search = ({ call }: Process, query: string) =>
    call<VenueSearchResult[]>('GET', `/api/venues/search?forceGlobal=true&q=${encodeURIComponent(query)}`);

  /** What a process that was just started does not find. */
  async function missed(): Promise<string[]> {
    const started = await service.twin();
    const wrong: string[] = [];
    try {
      for (const { script, name, query } of SCRIPTS) {
        const { status, headers, body } = await search(started, query);
        const found = status === 200 && body.some((venue) => venue.name === name);
        if (!found || headers.has('x-search-incomplete')) wrong.push(`${script} "${query}": ${status}`);
      }
      for (const sentence of SENTENCES) {
        const { status } = await search(started, sentence);
        if (status !== 200) wrong.push(`"${sentence}": ${status}`);
      }
    } finally {
      await started.close();
    }
    return wrong;
  }

  beforeAll(async () => {
    service = await ownReviews();
    for (const { name } of SCRIPTS) {
      const { status } = await service.call('POST', '/api/venues', { as: MEMBER, body: { name, category: 'venue' } });
      expect(status).toBe(201);
    }
    const isIndexed = async ({ query, name }: (typeof SCRIPTS)[number]) => {
      const { headers, body } = await search(service, query);
      return headers.get('x-search-engine') === 'meilisearch' && body.some((venue) => venue.name === name);
    };
    await until('the index', 60_000, async () => (await Promise.all(SCRIPTS.map(isIndexed))).every(Boolean) || null);
  }, 180_000);
  afterAll(() => service?.close());

  it('finds its venue', async () => expect(await missed()).toEqual([]), 60_000);

  it('finds its venue while the search server hangs', async () => {
    const goOn = service.freezeSearch();
    try {
      expect(await missed()).toEqual([]);
    } finally {
      goOn();
    }
  }, 60_000);

  it('finds its venue when the search server is gone, and says so', async () => {
    await service.stopSearch();
    expect(await missed()).toEqual([]);
    const { headers } = await search(service, SCRIPTS[0]?.query ?? '');
    expect(headers.get('x-search-engine')).toBe('postgres');
    const ready = await service.call('GET', '/health/ready');
    expect(ready.body).toMatchObject({ status: 'degraded', parts: { search: 'down' } });
  }, 60_000);
});
