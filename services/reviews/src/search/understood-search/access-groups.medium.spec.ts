import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenReview } from '../../../test/scenario';
import { fillIndex, givenListed, givenTown, searched } from '../../../test/search';

const TRURO = { latitude: 50.263, longitude: -5.051 };
const CAMBORNE = { latitude: 50.213, longitude: -5.3 };

describe('wishes about access', () => {
  let service: ReviewsService;
  const given = (name: string, kind: string, at: typeof TRURO, stepFree?: number) =>
    givenListed(service, name, { kind, category: 'healthcare', at, claims: { StepFreeAccess: stepFree } });
  const ask = (question: string, more = '') => searched(service, `q=${encodeURIComponent(question)}${more}`);

  beforeAll(async () => {
    service = await sharedReviews();
    await givenTown(service, 'Truro', TRURO);
    await given('Steps Pharmacy', 'pharmacy', TRURO, 2);
    await given('Silent Pharmacy', 'pharmacy', TRURO);
    await given('Stated Pharmacy', 'pharmacy', TRURO, 1);
    const confirmed = await given('Confirmed Pharmacy', 'pharmacy', TRURO);
    await givenReview(service, confirmed, 81, { verifyStepFreeAccess: 1 });
    for (const number of [1, 2, 3]) await given(`Silent Dental Practice ${number}`, 'dentist', TRURO);
    await given('Far Dental Practice', 'dentist', CAMBORNE, 1);
    await given('Steep Opticians', 'optician', TRURO, 2);
    await fillIndex(service);
  }, 90_000);

  it.each([
    ['any', ['Confirmed Pharmacy', 'Stated Pharmacy', 'Silent Pharmacy', 'Steps Pharmacy']],
    ['stated', ['Confirmed Pharmacy', 'Stated Pharmacy']],
    ['confirmed', ['Confirmed Pharmacy']],
  ])('order the places of a kind and leave out only what somebody chose to leave out: %s', async (features, names) => {
    const { results, counts } = await ask('step free pharmacy in truro', `&features=${features}`);
    expect(results.map(({ name }) => name)).toEqual(names);
    expect(results.map(({ group }) => group)).toEqual(['confirmed', 'stated', 'unknown', 'no'].slice(0, names.length));
    expect(counts.groups).toEqual({ confirmed: 1, stated: 1, unknown: 1, no: 1 });
  });

  it('do the same where a name is asked for, which the search server finds', async () =>
    expect((await ask('step free stated pharmacy in truro')).results[0]).toMatchObject({
      name: 'Stated Pharmacy',
      group: 'stated',
    }));

  it('never answer a kind and a place that exist by none, with the nearest known one beside', async () => {
    const { results, nearest } = await ask('dentist in Truro with ground floor surgery');
    expect(results.map(({ group }) => group)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(nearest).toMatchObject([{ name: 'Far Dental Practice', group: 'stated' }]);
    expect((await ask('step free optician in truro')).results).toMatchObject([
      { name: 'Steep Opticians', group: 'no' },
    ]);
  });

  it('order all of a place where no kind is asked for', async () => {
    const { results, counts, total } = await ask('step free truro');
    expect(results[0]?.name).toBe('Confirmed Pharmacy');
    expect(counts.groups).toMatchObject({ confirmed: 1, stated: 1, no: 2 });
    expect(total).toBe(Object.values(counts.groups ?? {}).reduce((sum, count) => sum + count, 0));
  });

  it('say no group where nothing was asked of access', async () => {
    const { results, counts } = await ask('pharmacy in truro');
    expect([results[0]?.group, counts.groups]).toEqual([undefined, undefined]);
  });
});
