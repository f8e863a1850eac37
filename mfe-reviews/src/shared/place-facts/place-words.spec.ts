import { hit } from '../../test-support/search-samples';
import { distanceWords } from '@waymark/contracts-core';
import { oldWords, placeWords } from './place-words';

describe('a place of a list in words', () => {
  it('says what it is, where, and how far', () =>
    expect(placeWords(hit(), distanceWords)).toBe('Theatre · New Station Street, Leeds · 400\u00a0m'));
  it('gives the postcode where there is no street, and says when the position is not exact', () =>
    expect(
      placeWords(hit({ address: null, kind: null, distanceMetres: 1_240, approximatePosition: true }), distanceWords),
    ).toBe('Entertainment · Leeds · LS1 6NU · around 1.2\u00a0km'));
  it('says when the distance is rough, because only the area of a postcode is known', () =>
    expect(placeWords(hit({ distanceMetres: 500, isDistanceRough: true }), distanceWords)).toContain(
      'around 500\u00a0m',
    ));
  it('says a town once', () =>
    expect(placeWords(hit({ address: '29 Queensgate, LEEDS' }), distanceWords)).toBe(
      'Theatre · 29 Queensgate, LEEDS · 400\u00a0m',
    ));
  it('says the country where it is another one, or all that is known', () => {
    expect(placeWords(hit({ address: null, postcode: null, city: 'Lyon', country: 'France' }), distanceWords)).toBe(
      'Theatre · Lyon, France · 400\u00a0m',
    );
    expect(placeWords(hit({ address: null, postcode: null, city: null }), distanceWords)).toBe(
      'Theatre · UK · 400\u00a0m',
    );
  });
  it('leaves out an unknown distance', () =>
    expect(placeWords(hit({ distanceMetres: null }), distanceWords)).toBe('Theatre · New Station Street, Leeds'));
});

describe('a place that was listed long ago', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  it.each([
    ['2020-05-01', 'Listed in 2020: still open?'],
    ['2023-12-31', 'Listed in 2023: still open?'],
    ['2024-01-01', null],
    [null, null],
  ])('%s: %s', (lastListed, words) => expect(oldWords({ lastListed }, now)).toBe(words));
});
