import { countWords } from './count-words';

describe('how many reports there are', () => {
  it.each([
    [0, 0, 'No reports in this view.'],
    [1, 1, '1 report in this view.'],
    [12, 12, '12 reports in this view.'],
    [20, 512, '512 reports in this view. The newest 20 are listed.'],
    [20, 1000, '1,000 reports or more in this view. The newest 20 are listed.'],
    [1020, 1000, '1,020 reports or more in this view.'],
  ])('%s of %s: %s', (shown, total, words) => {
    expect(countWords(shown, total)).toBe(words);
  });
});
