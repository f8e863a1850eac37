import { distanceWords } from './distance-words';

describe('a distance in words', () => {
  it.each([
    [0, '10 m'],
    [404, '400 m'],
    [949, '950 m'],
    [950, '0.9 km'],
    [1_240, '1.2 km'],
    [9_949, '9.9 km'],
    [9_950, '10 km'],
    [123_456, '123 km'],
  ])('%i metres are %s', (metres, words) => expect(distanceWords(metres)).toBe(words));
});
