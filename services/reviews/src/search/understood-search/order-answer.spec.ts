import type { KindMeaning } from '../../venue/kind-meaning';
import type { Candidate } from '../search-port';
import { calledSo, preferring } from './order-answer';
import type { FoundTarget } from './search-targets';
import type { Where } from './where';

const where = { place: { latitude: 53.8, longitude: -1.5 }, radiusMetres: 5_000 } as unknown as Where;
const sport: KindMeaning = { label: 'Sports centres', kinds: ['sports_centre'] };
const wanted = (said: string, name = '', kind = sport) =>
  calledSo({ kind, wishes: [], where, name }, said)?.kind?.nameWords ?? null;

describe('what is called as its kind was said', () => {
  it('has the words of a kind that holds more', () => expect(wanted('leisure centres')).toEqual(['leisure centre']));
  it('has a word of its kitchen', () =>
    expect(wanted('takeaway', 'chinese', { label: 'Takeaways', kinds: ['fast_food'] })).toContain('wok'));
  it('is not looked for by a word that is on few signs', () => expect(wanted('pub')).toBeNull());
  it('is not looked for twice where the kind is known by names alone', () =>
    expect(wanted('gym', '', { ...sport, nameWords: ['gym'] })).toBeNull());
});

describe('what is preferred', () => {
  const hit = (id: number, lat = 53.8) => ({ id, _geo: { lat, lng: -1.5 } }) as unknown as Candidate;
  const met = (one: Candidate): Candidate => ({ ...one, group: 'confirmed' });
  const unknown = (one: Candidate): Candidate => ({ ...one, group: 'unknown' });
  const found = (hits: Candidate[]): FoundTarget => ({ hits, total: hits.length, kinds: {}, groups: null });
  const order = (preferred: FoundTarget, all: FoundTarget) => preferring([preferred], all, where).map(({ id }) => id);

  it('stands first, each once', () =>
    expect(order(found([hit(3)]), found([hit(1), hit(2), hit(3)]))).toEqual([3, 1, 2]));
  it('stands behind all that meets the wish when it does not', () => {
    const all = [met(hit(1)), met(hit(3)), unknown(hit(2)), unknown(hit(4))];
    expect(order(found([met(hit(3)), unknown(hit(4))]), found(all))).toEqual([3, 1, 4, 2]);
  });
  it('keeps its turn outside the circle of the place', () =>
    expect(order(found([hit(3, 53.9)]), found([hit(1), hit(3, 53.9)]))).toEqual([1, 3]));
});
