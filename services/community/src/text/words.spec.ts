import { tsQueryOf, wordsAskedOf, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['Café Größe in ŁÓDŹ', ['cafe', 'grosse', 'in', 'lodz']],
    ["King's Cross – king's", ['kings', 'cross']],
    ['step-free, 3.5 km', ['step', 'free', '35', 'km']],
    ['', []],
    ['!!! 👩🏽‍🦽', []],
  ])('folds %s', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('finds the words of a script without spaces', () => expect(wordsOf('東京駅へ行く').length).toBeGreaterThan(1));
});

describe('tsQueryOf', () => {
  it('asks for every word, and for the beginning of the last', () =>
    expect(tsQueryOf('  Lisbon tra')).toBe(`('lisbon' | 'lisbons') & 'tra':*`));

  it.each([
    ['boats', `('boats':* | 'boat')`],
    ['boat', `'boat':*`],
    ['buses today', `('buses' | 'bus' | 'buse') & 'today':*`],
    ['bus today', `('bus' | 'buses') & 'today':*`],
    ['ferries', `('ferries':* | 'ferry')`],
    ['ferry x', `('ferry' | 'ferries') & 'x':*`],
    ['glass floor', `('glass' | 'glasses') & 'floor':*`],
    ['東京 3', `'東京' & '3':*`],
  ])('takes one and more of it for the same: %s', (asked, query) => expect(tsQueryOf(asked)).toBe(query));

  it.each(["'; DROP TABLE trip_blog; --", "a' | 'b", '\\', ':*', '<->'])('lets %s have no meaning', (asked) =>
    expect(tsQueryOf(asked) ?? '').toMatch(/^(?:['\p{L}\p{N}]+(?::\*)?|[ &|()])*$/u),
  );
});

describe('wordsAskedOf', () => {
  it('distinguishes the last word from those before it', () =>
    expect(wordsAskedOf('bus to lis')?.apart).toEqual({ typed: `('bus' | 'buses') & 'to'`, last: `'lis':*` }));

  it('has nothing to tell apart in one word, and nothing at all in none', () => {
    expect(wordsAskedOf('lis')).toEqual({ whole: `'lis':*`, apart: null });
    expect(wordsAskedOf('!?')).toBeNull();
  });
});
