import { distanceWords } from './number-words';

describe('a distance in words', () => {
  it.each([
    [0, '10 m'],
    [949, '950 m'],
    [950, '0.9 km'],
    [9_949, '9.9 km'],
    [9_950, '10 km'],
  ])('%i metres are %s', (metres, words) => expect(distanceWords(metres)).toBe(words));
});
