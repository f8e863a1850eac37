import { ATTRACTION_KINDS, isAttractionKind, placePath } from './attraction-kinds';
import { VENUE_KIND_LABELS } from './venue-kind-labels';

describe('placePath', () => {
  it.each([
    ['viewpoint', '/attractions/7'],
    ['attraction', '/attractions/7'],
    ['museum', '/venues/7'],
    ['', '/venues/7'],
    [null, '/venues/7'],
  ])('of %j is %s', (kind, path) => expect(placePath({ id: 7, kind })).toBe(path));
});

it('has a word for every kind of attraction', () => {
  for (const kind of ATTRACTION_KINDS) expect(VENUE_KIND_LABELS[kind]).toBeTruthy();
  expect(isAttractionKind('toString')).toBe(false);
});
