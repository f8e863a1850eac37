import { distanceWords } from '@waymark/contracts-core';
import { directionWords, wayWords } from './way-words';

describe('a direction in words', () => {
  it.each([
    [0, 'north'],
    [22, 'north'],
    [23, 'north-east'],
    [90, 'east'],
    [135, 'south-east'],
    [180, 'south'],
    [225, 'south-west'],
    [292, 'west'],
    [315, 'north-west'],
    [337, 'north-west'],
    [338, 'north'],
    [359.9, 'north'],
  ])('%d degrees are %s', (bearing, words) => expect(directionWords(bearing)).toBe(words));
});

describe('a way in words', () => {
  it('is as far and in which direction, roughly where the place is not exactly known', () => {
    expect(wayWords({ metres: 118, bearing: 44 }, distanceWords)).toBe('120 m to the north-east');
    expect(wayWords({ metres: 118, bearing: 44 }, distanceWords, true)).toBe('about 120 m to the north-east');
  });

  it('has no direction where it is too short for one', () => {
    expect(wayWords({ metres: 14, bearing: 44 }, distanceWords)).toBe('right outside');
    expect(wayWords({ metres: 0, bearing: 0 }, distanceWords, true)).toBe('very near');
  });
});
