import { FEATURES } from './features';
import { SEARCH_TAG_CATEGORIES, searchTagOf } from './search-tags';

const all = SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags);

describe('the search tags', () => {
  it('come in six categories of the documented sizes', () => {
    expect(SEARCH_TAG_CATEGORIES.map(({ name, tags }) => [name, tags.length])).toEqual([
      ['Mobility', 15],
      ['Hearing', 9],
      ['Visual', 11],
      ['Cognitive & Neurological', 17],
      ['Invisible & Chronic', 13],
      ['General Accessibility', 6],
    ]);
  });

  it('are each there once, one word without a sign', () => {
    expect(new Set(all.map(({ tag }) => tag.toLowerCase())).size).toBe(71);
    expect(all.filter(({ tag }) => !/^[A-Z]\w+$/.test(tag))).toEqual([]);
  });

  it('ask for features that exist, and for words as the search folds them', () => {
    const known: readonly string[] = FEATURES;
    expect(all.flatMap(({ features }) => features).filter((feature) => !known.includes(feature))).toEqual([]);
    expect(
      all.filter(({ words }) => words.length === 0 || words.some((word) => !/^[a-z]+( [a-z]+)*$/.test(word))),
    ).toEqual([]);
  });

  it('are found with their sign, in any case, and nothing else is', () => {
    expect(searchTagOf(' #wheelchairaccess ')?.tag).toBe('WheelchairAccess');
    for (const text of ['WheelchairAccess', '#NoSuchTag', '#', '#constructor', '# Lift', 'leeds'])
      expect(searchTagOf(text)).toBeNull();
  });
});
