import { distanceWords } from './distance-words';

describe('a distance in words', () => {
  it.each([
    [0, '10 m'],
    [949, '950 m'],
    [950, '0.9 km'],
    [2_000, '2 km'],
    [9_949, '9.9 km'],
    [9_950, '10 km'],
  ])('%i metres are %s', (metres, words) => expect(distanceWords(metres)).toBe(words));

  it.each([
    [401, '400 m', '0.2 miles'],
    [402, '0.2 miles', '0.2 miles'],
    [118, '120 m', '390 feet'],
    [1_600, '1 mile', '1 mile'],
    [5_000, '3.1 miles', '3.1 miles'],
    [160_934, '100 miles', '100 miles'],
  ])('%i metres are %s in Britain and %s in the US', (metres, british, american) => {
    expect(distanceWords(metres, 'british')).toBe(british);
    expect(distanceWords(metres, 'american')).toBe(american);
  });
});
