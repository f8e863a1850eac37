import type { SearchAnswer } from '@waymark/contracts-reviews';
import { createLog, Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { loadBritishSeed } from '../../../test/british-seed';
import { fillIndex } from '../../../test/fill-index';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview, givenVenue } from '../../../test/scenario';

describe('questions in plain words (SL15)', () => {
  let service: ReviewsService;
  let database: Database;

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    await loadBritishSeed(database);
    const { id } = await givenVenue(service, 'Norwich Market Changing Places toilet');
    await database.query(sql`
      UPDATE venue SET kind = 'toilets', latitude = 52.628, longitude = 1.292, country_code = 'GB' WHERE id = ${id}`);
    await fillIndex(service, database);
  });
  afterAll(() => database?.close());

  /** On a machine that does much else an engine may be too late: what is looked at is the answer, not its time. */
  const ask = (params: string) =>
    until('an answer', 20_000, async () => {
      const answer = await service.call<SearchAnswer>('GET', `/api/search?${params}`);
      return answer.status === 503 || answer.headers.has('x-search-incomplete') ? null : answer;
    });

  it('come with chips that take a part away, and with what is filtered and counted', async () => {
    const { body } = await ask('q=railway%20station%20near%20leeds');
    expect(body.understood.chips).toEqual([
      { part: 'kind', label: 'Stations', typed: 'railway station', without: 'near leeds' },
      { part: 'place', label: 'near Leeds', typed: 'near leeds', without: 'railway station' },
    ]);
    expect(body.results[0]).toMatchObject({ name: 'Leeds', kind: 'railway_station' });
    expect(body.results[0]?.distanceMetres).toBeLessThan(1_000);
    expect(body.counts.kinds[0]).toEqual({ kind: 'railway_station', count: body.total });
    const near = (await ask('q=railway%20station%20near%20leeds&withinKm=3')).body;
    expect(near.total).toBeLessThan(body.total);
  });

  it('know a shopping centre by the addresses in it, and leave the middle of a town where it is', async () => {
    const at = { latitude: 53.82, longitude: -1.57 };
    for (const address of [
      'Unit 3, The Leeds Centre, Vicar Lane',
      '12 Leeds Centre',
      'Upper Mall Leeds Centre, Leeds',
    ]) {
      const { id } = await givenVenue(service);
      await database.query(sql`
        UPDATE venue SET address = ${address}, latitude = ${at.latitude}, longitude = ${at.longitude}, country_code = 'GB' WHERE id = ${id}`);
    }
    for (const question of ['leeds centre', 'leeds centre cafe', 'cafe near the leeds centre'])
      expect((await ask(`q=${encodeURIComponent(question)}`)).body.understood.place).toMatchObject({
        label: 'Leeds Centre',
        ...at,
      });
    const { place } = (await ask('q=york%20centre%20cafe')).body.understood;
    expect(place?.label).toBe('York');
  });

  it('are measured in a county by nothing, and from its middle where all that is told lies outside', async () => {
    const inside = (await ask('q=railway%20station%20in%20kent')).body;
    expect(inside.results[0]?.distanceMetres).toBeNull();
    const { results, nearest } = (await ask('q=airport%20in%20rutland')).body;
    expect(results).toEqual([]);
    expect(nearest[0]?.distanceMetres).toBeGreaterThan(1_000);
  });

  it('go on page after page without a gap or a double', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`q=railway%20station%20london&page=${page}`)));
    const ids = pages.flatMap(({ body }) => body.results.map(({ id }) => id));
    expect(ids.length).toBe(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('put places with the feature first, and count those of which nobody knows', async () => {
    const { body } = await ask('q=wheelchair%20accessible%20railway%20station%20london');
    const states = body.results.map(({ facts }) => facts.WheelchairAccess?.claim ?? 0);
    expect(body.understood.features).toEqual(['WheelchairAccess']);
    expect(body.counts.features).not.toBeNull();
    expect([...states].sort((a, b) => b - a)).toEqual(states);
    const known = (await ask('q=wheelchair%20accessible%20railway%20station%20london&features=stated')).body;
    expect(known.total).toBeLessThanOrEqual(body.counts.features?.yes ?? 0);
  });

  it('take a hashtag for any of its features, beside a kind and a place', async () => {
    const tag = encodeURIComponent('#StepFree');
    const { body } = await ask(`q=${tag}%20station%20london`);
    expect(body.understood.chips.map(({ label, without }) => [label, without])).toEqual([
      ['Stations', '#StepFree london'],
      ['#StepFree', 'station london'],
      ['in London', '#StepFree station'],
    ]);
    expect(body.understood.wishes).toEqual([['StepFreeAccess', 'StepFreeToPlatforms', 'StepFreeToTrains']]);
    const alone = (await ask(`q=${tag}&features=stated`)).body;
    expect(alone.total).toBeGreaterThan(0);
    for (const { facts } of alone.results)
      expect(alone.understood.features.some((feature) => facts[feature]?.claim === 1 || facts[feature]?.partly)).toBe(
        true,
      );
  });

  it('take a hashtag that no feature stands for to reviews that say its word and do not complain', async () => {
    const [liked, poor] = [await givenVenue(service, 'Liked'), await givenVenue(service, 'Complained of')];
    const detailedReview = 'The menu was printed for people with dyslexia.';
    await givenReview(service, liked.id, 71, { detailedReview, mobilityRating: 5 });
    await givenReview(service, poor.id, 72, { detailedReview, mobilityRating: 1 });
    const { body } = await ask('q=%23Dyslexia');
    expect(body.understood.chips).toMatchObject([{ part: 'feature', label: '#Dyslexia' }]);
    expect(body.results.map(({ name }) => name)).toEqual(['Liked']);
  });

  it('find places called Changing Places first where somebody asks for one, and say that they were asked for', async () => {
    const { body } = await ask('q=changing%20places%20norwich');
    expect(body.understood.isChangingPlaces).toBe(true);
    expect(body.results[0]?.name).toContain('Changing Places');
    expect((await ask('q=accessible%20toilets%20norwich')).body.understood.isChangingPlaces).toBe(false);
  });

  it('put made-up samples behind every real place', async () => {
    const before = (await ask('q=%23StepFree%20station%20london')).body.results;
    const first = before[0]?.id ?? 0;
    await database.query(sql`UPDATE venue SET is_sample = true WHERE id = ${first}`);
    try {
      const { body } = await ask('q=%23StepFree%20station%20london');
      expect(body.results[0]?.id).not.toBe(first);
      const all = body.total <= 20 ? body.results.map(({ id }) => id) : [];
      expect(all.length === 0 || all.at(-1) === first).toBe(true);
    } finally {
      await database.query(sql`UPDATE venue SET is_sample = false WHERE id = ${first}`);
    }
  });

  it('do not find a place that has closed', async () => {
    const { body } = await ask('q=railway%20station%20near%20leeds');
    const first = body.results[0]?.id ?? 0;
    await database.query(sql`UPDATE venue SET status = 'closed', status_since = now() WHERE id = ${first}`);
    try {
      const after = (await ask('q=railway%20station%20near%20leeds')).body;
      expect(after.results.map(({ id }) => id)).not.toContain(first);
    } finally {
      await database.query(sql`UPDATE venue SET status = NULL, status_since = NULL WHERE id = ${first}`);
    }
  });

  it('say how far reading in has come while it goes on', async () => {
    expect((await ask('q=leeds')).body.stillLoading).toBeNull();
  });

  it.each([`q=${'x'.repeat(201)}`, 'at=99,1', 'at=53.12345,1', 'page=0', 'withinKm=-1', 'sort=odd'])(
    'refuse %s',
    async (params) => {
      expect((await service.call('GET', `/api/search?${params}`)).status).toBe(400);
    },
  );

  it('answer nothing at all with nothing', async () => {
    expect((await ask('q=')).status).toBe(200);
  });
});
