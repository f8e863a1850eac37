import type { SearchAnswer } from '@waymark/contracts-reviews';
import { readPlaces } from '@waymark/seed';
import { createLog, Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { fillIndex } from '../../../test/fill-index';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';
import { loadPlaces } from '../../commands/load-places';

const TRURO = { latitude: 50.263, longitude: -5.051 };
const CAMBORNE = { latitude: 50.213, longitude: -5.3 };

describe('wishes about access', () => {
  let service: ReviewsService;
  let database: Database;

  async function given(name: string, kind: string, at: typeof TRURO, stepFree: 'yes' | 'no' | null = null) {
    const { id } = await givenVenue(service);
    const claims = JSON.stringify(stepFree ? { StepFreeAccess: stepFree === 'yes' ? 1 : 2 } : {});
    await database.query(sql`
      UPDATE venue SET name = ${name}, normal_name = ${name.toLowerCase()}, kind = ${kind}, category = 'healthcare', claims = ${claims}::jsonb,
        address = 'Lemon Street', city = '', normal_city = '', country = 'UK', country_code = 'GB', latitude = ${at.latitude}, longitude = ${at.longitude}
      WHERE id = ${id}`);
    return id;
  }

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    await loadPlaces(database, readPlaces());
    await given('Steps Pharmacy', 'pharmacy', TRURO, 'no');
    await given('Silent Pharmacy', 'pharmacy', TRURO);
    await given('Stated Pharmacy', 'pharmacy', TRURO, 'yes');
    const confirmed = await given('Confirmed Pharmacy', 'pharmacy', TRURO);
    await givenReview(service, confirmed, 81, { verifyStepFreeAccess: 1 });
    for (const number of [1, 2, 3]) await given(`Silent Dental Practice ${number}`, 'dentist', TRURO);
    await given('Far Dental Practice', 'dentist', CAMBORNE, 'yes');
    await given('Steep Opticians', 'optician', TRURO, 'no');
    await fillIndex(service, database);
  }, 240_000);
  afterAll(() => database?.close());

  const ask = (question: string, more = ''): Promise<SearchAnswer> =>
    until('an answer', 20_000, async () => {
      const path = `/api/search?q=${encodeURIComponent(question)}${more}`;
      const { status, headers, body } = await service.call<SearchAnswer>('GET', path);
      return status === 503 || headers.has('x-search-incomplete') ? null : body;
    });
  const groups = ({ results }: SearchAnswer) => results.map(({ name, group }) => [name, group]);

  it('order the places of a kind, confirmed ones first, and leave none out', async () => {
    const answer = await ask('step free pharmacy in truro');
    expect(groups(answer)).toEqual([
      ['Confirmed Pharmacy', 'confirmed'],
      ['Stated Pharmacy', 'stated'],
      ['Silent Pharmacy', 'unknown'],
      ['Steps Pharmacy', 'no'],
    ]);
    expect(answer.total).toBe(4);
    expect(answer.counts.groups).toEqual({ confirmed: 1, stated: 1, unknown: 1, no: 1 });
    expect(answer.nearest).toEqual([]);
  });

  it('do the same where a name is asked for, which the search server finds', async () =>
    expect((await ask('step free stated pharmacy in truro')).results[0]).toMatchObject({
      name: 'Stated Pharmacy',
      group: 'stated',
    }));

  it.each([
    ['confirmed', ['Confirmed Pharmacy']],
    ['stated', ['Confirmed Pharmacy', 'Stated Pharmacy']],
  ])('leave others out only where somebody chose that: %s', async (choice, names) => {
    const answer = await ask('step free pharmacy in truro', `&features=${choice}`);
    expect(answer.results.map(({ name }) => name)).toEqual(names);
    expect(answer.counts.groups).toEqual({ confirmed: 1, stated: 1, unknown: 1, no: 1 });
  });

  it('never answer a kind and a place that exist by none, with the nearest known one beside', async () => {
    const answer = await ask('dentist in Truro with ground floor surgery');
    expect(answer.results).toHaveLength(3);
    expect(new Set(answer.results.map(({ group }) => group))).toEqual(new Set(['unknown']));
    expect(answer.nearest.map(({ name, group }) => [name, group])).toEqual([['Far Dental Practice', 'stated']]);
  });

  it('show also what is known to lack all that was asked for', async () =>
    expect(groups(await ask('step free optician in truro'))).toEqual([['Steep Opticians', 'no']]));

  it('order all of a place where no kind is asked for', async () => {
    const answer = await ask('step free truro');
    expect(answer.results[0]?.name).toBe('Confirmed Pharmacy');
    expect(answer.counts.groups).toMatchObject({ confirmed: 1, stated: 1, no: 2 });
    expect(answer.total).toBe(Object.values(answer.counts.groups ?? {}).reduce((sum, count) => sum + count, 0));
  });

  it('say no group where nothing was asked of access', async () => {
    const answer = await ask('pharmacy in truro');
    expect(answer.results[0]?.group).toBeUndefined();
    expect(answer.counts.groups).toBeUndefined();
  });
});
