import { countWords } from './count-words';

describe('how many reports there are', () => {
  it.each([
    [0, 0, 'No reports on this part of the map.'],
    [1, 1, '1 report on this part of the map.'],
    [12, 12, '12 reports on this part of the map.'],
    [20, 512, '512 reports on this part of the map. The latest 20 are listed.'],
    [20, 1000, '1,000 or more reports on this part of the map. The latest 20 are listed.'],
    [1020, 1000, '1,020 or more reports on this part of the map.'],
  ])('%s of %s: %s', (shown, total, words) => {
    expect(countWords(shown, total)).toBe(words);
  });
});
