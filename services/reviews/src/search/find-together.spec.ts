import { findTogether, isKnown } from './find-together';
import type { Candidate, CandidateQuery, FoundList, KnownFeatures } from './search-port';

const WISHES = [{ features: ['WheelchairAccess' as const], phrases: [] }];
const query = (are: KnownFeatures['are'] | null, more: Partial<CandidateQuery> = {}): CandidateQuery => ({
  text: 'costa',
  limit: 2,
  ...(are && { known: { wishes: WISHES, are } }),
  ...more,
});
const hit = (id: number, facts: Partial<Candidate> = {}) => ({ id, kind: 'cafe', ...facts }) as Candidate;
const THREE = [hit(1), hit(2, { yes: ['WheelchairAccess'] }), hit(3, { no: ['WheelchairAccess'] })];

/** A search engine that finds three hits, or the requested number, and records the queries. */
function finder(total = THREE.length) {
  const asked: (readonly CandidateQuery[])[] = [];
  const find = (queries: readonly CandidateQuery[]): Promise<FoundList[]> => {
    asked.push(queries);
    return Promise.resolve(
      queries.map(({ limit }) => ({ hits: THREE.slice(0, limit), total, kinds: { cafe: total } })),
    );
  };
  return { asked, find };
}

describe('questions that differ in what is known alone', () => {
  it('are asked as one, which is shared out', async () => {
    const { asked, find } = finder();
    const lists = await findTogether(
      [query('stated'), query('unknown', { limit: 5 }), query('no', { limit: 0 })],
      find,
    );
    expect(asked).toEqual([[query(null, { limit: 5 })]]);
    expect(lists.map(({ hits, total }) => [hits.map(({ id }) => id), total])).toEqual([
      [[2], 1],
      [[1], 1],
      [[], 1],
    ]);
    expect(lists[0]?.kinds).toEqual({ cafe: 1 });
  });

  it('are asked one by one where there are more than one answer holds, but for the one that asks for all', async () => {
    const { asked, find } = finder(50);
    const [, all] = await findTogether([query('stated'), query(null), query('unknown')], find);
    expect(asked).toEqual([[query(null)], [query('stated'), query('unknown')]]);
    expect([all?.hits.length, all?.total]).toEqual([2, 50]);
  });

  it('leaves others as they are, in their order', async () => {
    const { asked, find } = finder();
    const queries = [query('stated'), query(null, { text: 'pret' }), query('stated', { countryCode: 'GB' })];
    expect(await findTogether(queries, find)).toHaveLength(3);
    expect(asked).toEqual([queries]);
  });
});

describe('what is known of a place', () => {
  const wishes = [...WISHES, { features: ['LiftAccess' as const, 'StepFreeAccess' as const], phrases: [] }];
  const states = (facts: object) =>
    (['confirmed', 'stated', 'partly', 'unknown', 'no'] as const).filter((are) =>
      isKnown(hit(1, facts), { wishes, are }),
    );

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['unknown']],
    ['one of two', { yes: ['WheelchairAccess'] }, ['partly']],
    ['both, one of them by either of its features', { yes: ['WheelchairAccess', 'StepFreeAccess'] }, ['stated']],
    ['one is there in part', { partly: ['LiftAccess'] }, ['partly']],
    ['one is not there', { yes: ['StepFreeAccess'], no: ['WheelchairAccess'] }, ['no']],
    [
      'one of either is not there, the other is',
      { yes: ['WheelchairAccess', 'StepFreeAccess'], no: ['LiftAccess'] },
      ['stated'],
    ],
    [
      'people say so of one',
      { yes: ['WheelchairAccess', 'StepFreeAccess'], confirmed: ['WheelchairAccess'] },
      ['stated'],
    ],
    [
      'people say so of both',
      { yes: ['WheelchairAccess', 'StepFreeAccess'], confirmed: ['WheelchairAccess', 'StepFreeAccess'] },
      ['confirmed'],
    ],
  ])('%s', (_, facts, expected) => expect(states(facts)).toEqual(expected));
});
