import { book } from '../../../test/question-book';
import type { Candidate, CandidateQuery, FoundList } from '../search-port';
import type { SearchSession } from '../search-session';
import { nearestTo } from './nearest';
import type { Target } from './target';

const place = (id: number, countryCode: string, lng: number): Candidate => ({
  id,
  names: ['station'],
  code: null,
  city: '',
  area: '',
  isSample: false,
  country: '',
  countryCode,
  category: 'transport',
  kind: 'station',
  importance: 0,
  _geo: { lat: 53, lng },
});
const LEEDS = { latitude: 53, longitude: -1 };
const abroad = place(1, 'FR', -1.1);
const near = place(2, 'GB', -1.2);
const far = place(3, 'GB', -4);
const target: Target = { kind: { label: 'Stations', kinds: ['station'] }, wishes: [], where: null, name: '' };

/** Finds these, by country and about how far away. */
function among(all: readonly Candidate[]) {
  const trips: (readonly CandidateQuery[])[] = [];
  const find = (queries: readonly CandidateQuery[]): Promise<FoundList[]> => {
    trips.push(queries);
    const fits = ({ countryCode, near: circle }: CandidateQuery, hit: Candidate) =>
      (!countryCode || hit.countryCode === countryCode) &&
      ((circle?.radiusMetres ?? 0) > 100_000 || Math.abs((hit._geo?.lng ?? 0) + 1) < 0.5);
    const lists = queries.map((query) => all.filter((hit) => fits(query, hit)));
    return Promise.resolve(lists.map((hits) => ({ hits, total: hits.length, kinds: {} })));
  };
  const session = { findIfTime: find } as unknown as SearchSession;
  return { trips, ask: (asked = target) => nearestTo(asked, LEEDS, { book, session }) };
}
const ids = (hits: readonly Candidate[]) => hits.map(({ id }) => id);

describe('the nearest of what was not found', () => {
  it('is in the country of the place that was asked about, though one abroad is nearer', async () => {
    expect(ids(await among([abroad, near, far]).ask())).toEqual([2]);
    expect(ids(await among([abroad, far]).ask())).toEqual([3]);
  });

  it('is just across the border where its own country has none', async () => {
    const { ask, trips } = among([abroad]);
    expect(ids(await ask())).toEqual([1]);
    expect(trips).toHaveLength(2);
  });

  it('is none where only places far abroad have it', async () =>
    expect(await among([place(4, 'FR', 6)]).ask()).toEqual([]));
});
