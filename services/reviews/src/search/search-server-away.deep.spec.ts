import type { TopReviewer, VenueSearchResult } from '@waymark/contracts-reviews';
import { DeadLetters } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { memberChangedArrives } from '../../test/events';
import { ownReviews, type OwnReviews } from '../../test/reviews-service';
import { givenReview, givenVenue } from '../../test/scenario';
import words from '../../test/scripts.json' with { type: 'json' };

/** A venue in each script, and a word of its name, or a part of it where words are not parted. */
const { scripts: SCRIPTS, sentences: SENTENCES } = words;

let service: OwnReviews;
beforeAll(async () => {
  service = await ownReviews();
  for (const { name } of SCRIPTS) await givenVenue(service, name);
  for (const { query, name } of SCRIPTS) await inIndex(name, query);
}, 180_000);
afterAll(() => service?.close());

async function search({ call }: Pick<OwnReviews, 'call'>, query: string) {
  const path = `/api/venues/search?forceGlobal=true&q=${encodeURIComponent(query)}`;
  const { status, headers, body } = await call<VenueSearchResult[]>('GET', path);
  const names = status === 200 ? body.map(({ name }) => name) : [];
  return { status, engine: headers.get('x-search-engine'), isWhole: !headers.has('x-search-incomplete'), names };
}

const inIndex = (name: string, query = name) =>
  until(`"${name}" in the index`, 10_000, async () => {
    const { engine, names } = await search(service, query);
    return engine === 'meilisearch' && names.includes(name) ? true : null;
  });

/** A result that a process finds missing right after its start. */
async function missedAfterStart(): Promise<string[]> {
  const started = await service.twin();
  const wrong: string[] = [];
  try {
    for (const { script, name, query } of SCRIPTS) {
      const { status, isWhole, names } = await search(started, query);
      if (!names.includes(name) || !isWhole) wrong.push(`${script} "${query}": ${status}`);
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

describe('the first search in each script after a start', () => {
  it('finds its venue', async () => expect(await missedAfterStart()).toEqual([]), 60_000);
});

describe('while the search server hangs', () => {
  it('venues are found in each script, other events pass, and what was added is in the index afterwards', async () => {
    // Only a member known from an event of account can be the top reviewer.
    await memberChangedArrives(service, 2);
    const goOn = service.freezeSearch();
    try {
      expect(await missedAfterStart()).toEqual([]);
      const venue = await givenVenue(service, 'Frozen Pier');
      const { id } = await givenReview(service, venue.id, 2);
      await service.call('POST', `/api/reviews/${id}/vote`, { as: 3, body: { isHelpful: 1 } });
      await until('the top reviewer', 6_000, async () => {
        const { body } = await service.call<TopReviewer>('GET', '/api/top-reviewer');
        return body.helpfulVotes === 1 || null;
      });
    } finally {
      goOn();
    }
    await inIndex('Frozen Pier');
  }, 90_000);
});

describe('while the search server is gone', () => {
  it('PostgreSQL answers and says so; the index has what was added within 10 s of its return, and nothing is parked', async () => {
    const startAgain = await service.stopSearch();
    expect(await missedAfterStart()).toEqual([]);
    await givenVenue(service, 'Harbour Steps');
    expect(await search(service, 'Harbour Steps')).toMatchObject({ engine: 'postgres', names: ['Harbour Steps'] });
    const { body } = await service.call('GET', '/health/ready');
    expect(body).toMatchObject({ status: 'degraded', parts: { search: 'down' } });
    await startAgain();
    await inIndex('Harbour Steps');
    expect(await service.get(DeadLetters).list('reviews')).toEqual([]);
  }, 90_000);
});
