import { FEATURES, featuresOfCategory } from './features';
import { mostAsked } from './most-asked';
import { VENUE_CATEGORIES } from './venue-category-labels';

describe('features that visitors of a place are asked about', () => {
  it.each(VENUE_CATEGORIES)('hold all that people ask about first: %s', (category) =>
    expect(featuresOfCategory(category)).toEqual(expect.arrayContaining([...mostAsked(category)])),
  );

  it('are what such a place can have: rooms in a hotel, trains at a station', () => {
    expect(featuresOfCategory('hotel')).toContain('AccessibleRooms');
    expect(featuresOfCategory('restaurant')).not.toContain('AccessibleRooms');
    expect(featuresOfCategory('shop')).not.toContain('StepFreeToTrains');
    expect(featuresOfCategory('transport')).toContain('StepFreeToTrains');
  });

  it('leave none out everywhere', () =>
    expect(new Set(VENUE_CATEGORIES.flatMap(featuresOfCategory))).toEqual(new Set(FEATURES)));
});
