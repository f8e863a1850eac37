import { filtersOn, NO_QUESTION, questionAddress, questionParams, readQuestion } from './question';

const read = (search: string) => readQuestion(new URLSearchParams(search));

describe('the question in the address', () => {
  it('holds only what differs from a question as it opens', () => {
    expect(questionAddress({ q: ' theatre ', where: 'Leeds' })).toBe('/search?q=theatre&where=Leeds');
    expect(questionParams(NO_QUESTION).toString()).toBe('');
  });

  it('is read back unchanged', () => {
    const question = {
      q: 'café #1 & "co"',
      where: 'Newport',
      kind: 'cafe',
      features: 'known',
      withinKm: 5,
      around: '53.797,-1.551',
      minRating: 4,
      sort: 'distance',
      area: 'world',
    } as const;
    expect(readQuestion(questionParams(question))).toEqual(question);
  });

  it('loses what it cannot mean, and is as long as a search may be', () => {
    expect(read('features=all&withinKm=-3&minRating=9&sort=price&area=moon')).toEqual(NO_QUESTION);
    expect(read('withinKm=NaN&minRating=')).toEqual(NO_QUESTION);
    for (const around of ['53.79712,-1.5', '99,1', '1,999', 'NaN,1', '53,8,1', 'leeds'])
      expect(read(new URLSearchParams({ around }).toString())).toEqual(NO_QUESTION);
    expect(read(`q=${'x'.repeat(300)}&where=${'y'.repeat(300)}`)).toMatchObject({
      q: 'x'.repeat(200),
      where: 'y'.repeat(100),
    });
  });

  it('counts the filters, and neither text nor order', () => {
    expect(filtersOn({ ...NO_QUESTION, q: 'theatre', sort: 'rating' })).toBe(0);
    expect(filtersOn({ ...NO_QUESTION, kind: 'cafe', features: 'known', withinKm: 5, minRating: 4 })).toBe(4);
    // A part of the map is where to look, with its own reach.
    expect(filtersOn({ ...NO_QUESTION, around: '53.8,-1.5', withinKm: 5 })).toBe(0);
  });
});
