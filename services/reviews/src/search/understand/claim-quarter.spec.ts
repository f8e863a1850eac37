import { read } from '../../../test/question-book';

const QUARTER = 'in Northern Quarter(Leeds)';

describe('a part of a town', () => {
  it.each([
    ['northern quarter bar', `Bars /  / ${QUARTER} / `],
    ['northern quarter bars leeds', `Bars /  / ${QUARTER} / `],
    ['leeds coffee in the northern quarter', `Cafés /  / ${QUARTER} / `],
    ['bars northern quarter leeds', `Bars /  / ${QUARTER} / `],
  ])('%s: its town may stand apart from it', (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  it('is not the small town far away that bears its name', () =>
    expect(read('hockley nottingham cafe')).toBe('Cafés /  / in Nottingham(Somewhere) / hockley'));
});
