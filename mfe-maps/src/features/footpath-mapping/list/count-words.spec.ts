import { countWords } from './count-words';

describe('how many reports there are', () => {
  it.each([
    [0, 0, 'No reports in this view.'],
    [1, 1, '1 report in this view.'],
    [12, 12, '12 reports in this view.'],
    [20, 1512, '1,512 reports in this view. The newest 20 are listed.'],
  ])('%s of %s: %s', (shown, total, words) => {
    expect(countWords(shown, total)).toBe(words);
  });
});
