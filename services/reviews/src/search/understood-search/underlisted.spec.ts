import { best, book } from '../../../test/question-book';
import type { Candidate, CandidateQuery, FoundList } from '../search-port';
import type { SearchSession } from '../search-session';
import type { Answered } from './search-targets';
import { underlisted } from './underlisted';
import { inTown } from './where';

const [leeds] = book.named('leeds');
if (!leeds) throw new Error('the test gazetteer has no Leeds');
const where = inTown(leeds, 'in');
const METRES_PER_DEGREE = 111_320;
const cafes = (count: number, metres: number) =>
  Array.from({ length: count }, () => ({
    kind: 'cafe',
    _geo: { lat: leeds.latitude + metres / METRES_PER_DEGREE, lng: leeds.longitude },
  })) as Candidate[];

/** Asks for cafés in Leeds, if Britain has this many and so many are found at this distance. */
function asked(inBritain: number, listed: number, metres: number, name = '') {
  const kind = { label: 'Cafés', kinds: ['cafe'] };
  const hits = cafes(Math.min(70, listed), metres);
  const found = { hits, total: listed, kinds: { cafe: listed }, groups: null };
  const answered = { parse: best('cafe in leeds'), target: { kind, name, where, wishes: [] }, found } as unknown;
  const findIfTime = (queries: readonly CandidateQuery[]): Promise<FoundList[]> =>
    Promise.resolve(queries.map(() => ({ hits: [], total: inBritain, kinds: { cafe: inBritain } })));
  const session = { findIfTime } as unknown as SearchSession;
  const wanted = { choices: { features: 'any', sort: 'best' } as const, home: 'GB', count: 20 };
  return underlisted(answered as Answered, hits, wanted, { book, home: 'GB', at: null, session });
}

describe('a kind that our lists contain too few of', () => {
  const fair = Math.round((30_000 / 67_000_000) * leeds.population);

  it('is named if the town has far fewer than its share of the country', async () => {
    expect(await asked(30_000, Math.round(fair / 10), 500)).toBe('cafés');
    expect(await asked(30_000, fair, 500)).toBeNull();
  });

  it('is named if only the centre of the town has none', async () =>
    expect(await asked(30_000, fair, where.radiusMetres * 0.9)).toBe('cafés'));

  it('is not named if the country has few as well, or if one place is looked for', async () => {
    expect(await asked(300, 1, 500)).toBeNull();
    expect(await asked(30_000, 1, 500, 'jade garden')).toBeNull();
  });
});
