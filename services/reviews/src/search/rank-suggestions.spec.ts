import { rankSuggestions } from './rank-suggestions';
import type { Candidate } from './search-port';
import { KIND_PHRASES } from './kind-phrases';

let id = 0;
const venue = (name: string, extra: Partial<Candidate> = {}): Candidate => ({
  id: (id += 1),
  names: [name],
  code: null,
  city: '',
  area: '',
  isSample: false,
  country: '',
  countryCode: 'GB',
  category: 'transport',
  kind: 'railway_station',
  importance: 0.5,
  _geo: null,
  ...extra,
});
/** The last word may name a kind. */
function asked(q: string) {
  const words = q.split(' ');
  const kind = words.length > 1 ? (KIND_PHRASES.get(words.at(-1) ?? '') ?? null) : null;
  const code = /^[a-z]{3}$/.test(q) ? q.toUpperCase() : null;
  return { name: q, kind, text: kind ? words.slice(0, -1).join(' ') : q, code };
}
const order = (
  q: string,
  hits: Candidate[],
  home: string | null = null,
  near: { latitude: number; longitude: number } | null = null,
) => rankSuggestions(hits, { ...asked(q), homeCountry: home, near }).map((hit) => hit.names[0]);

describe('rankSuggestions', () => {
  it('puts a typed code before every name', () =>
    expect(order('man', [venue('man'), venue('manchester piccadilly', { code: 'MAN' })])).toEqual([
      'manchester piccadilly',
      'man',
    ]));

  it('puts the home country first among full matches', () => {
    const hits = [
      venue('kings cross sydney', { countryCode: 'AU', importance: 1 }),
      venue('london kings cross', { importance: 0.4 }),
    ];
    expect(order('kings cross', hits, 'GB')[0]).toBe('london kings cross');
    expect(order('kings cross', hits)[0]).toBe('kings cross sydney');
  });

  it('does not put a misspelt match at home before a full match abroad', () =>
    expect(order('munchen', [venue('lunchen'), venue('munchen hbf', { countryCode: 'DE' })], 'GB')[0]).toBe(
      'munchen hbf',
    ));

  it('takes the kind word as a kind before it is a name', () =>
    expect(
      order('manchester airport', [
        venue('manchester piccadilly', { importance: 1 }),
        venue('manchester airport', { kind: 'airport', importance: 0.8 }),
      ])[0],
    ).toBe('manchester airport'));

  it('goes by distance near a place, with a bonus for the better known', () =>
    expect(
      order(
        'station near leeds',
        [
          venue('far', { _geo: { lat: 54.2, lng: -1.5 } }),
          venue('small', { _geo: { lat: 53.8, lng: -1.55 }, importance: 0.1 }),
          venue('leeds', { _geo: { lat: 53.795, lng: -1.548 }, importance: 0.9 }),
        ],
        'GB',
        { latitude: 53.8, longitude: -1.55 },
      ),
    ).toEqual(['leeds', 'small', 'far']));

  it('takes words for a name before it goes by distance from the place in them', () =>
    expect(
      order(
        'henley in arden',
        [
          venue('henley mill', { _geo: { lat: 52.29, lng: -1.78 } }),
          venue('old henley in arden inn', { _geo: { lat: 54.2, lng: -1.5 } }),
        ],
        'GB',
        { latitude: 52.29, longitude: -1.78 },
      )[0],
    ).toBe('old henley in arden inn'));

  it('shows a venue once that several questions found', () => {
    const one = venue('york');
    expect(order('york', [one, one])).toEqual(['york']);
  });
});
