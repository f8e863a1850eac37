import {
  FAVORITE_VENUE_TYPES,
  INTERESTS,
  PROFILE_VISIBILITIES,
  TRAVEL_STYLES,
  ACCESSIBILITY_LISTS,
} from './profile-options';

// The documented option lists and fields of the current user, word for word.
describe('the option lists of a profile (A3.33, A3.34, A3.35, A3.36, A3.37, A3.38, A3.39, A3.40)', () => {
  it.each([
    [
      'interests',
      INTERESTS,
      'Wheelchair accessibility, Visual impairments, Hearing accessibility, Cognitive accessibility, Accessible travel, Restaurant reviews, Transport accessibility, Event accessibility',
    ],
    [
      'mobility needs',
      ACCESSIBILITY_LISTS.mobilityNeeds,
      'Wheelchair access, Handrails, Ramps, Wide doorways, Accessible parking',
    ],
    [
      'visual needs',
      ACCESSIBILITY_LISTS.visualNeeds,
      'Large text, High contrast, Audio descriptions, Braille signage, Screen reader compatible',
    ],
    [
      'hearing needs',
      ACCESSIBILITY_LISTS.hearingNeeds,
      'Sign language interpreter, Hearing loop, Visual alerts, Captions, Written communication',
    ],
    [
      'cognitive needs',
      ACCESSIBILITY_LISTS.cognitiveNeeds,
      'Simple navigation, Clear instructions, Quiet spaces, Extended time, Staff assistance',
    ],
    [
      'favourite venue types',
      FAVORITE_VENUE_TYPES,
      'Restaurants, Hotels, Museums, Theaters, Shops, Parks, Transport hubs, Sports venues, Educational facilities, Healthcare facilities, Government buildings',
    ],
    ['travel styles', TRAVEL_STYLES, 'solo, couple, family, group, business'],
    ['visibilities', PROFILE_VISIBILITIES, 'public, private'],
  ])('%s are those of the specification', (_, list, specified) => expect(list.join(', ')).toBe(specified));
});
