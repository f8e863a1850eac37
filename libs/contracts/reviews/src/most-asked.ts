import type { Feature } from './features';
import type { VenueCategory } from './venue-category-labels';

/** The features that people ask about first, in any place; the other features follow in their own order. */
const ANYWHERE: readonly Feature[] = [
  'StepFreeAccess',
  'WheelchairAccess',
  'AccessibleToilets',
  'HearingLoop',
  'DisabledParking',
  'LiftAccess',
  'QuietSpaces',
  'AccessibleRamps',
];

/** Features to list before ANYWHERE, by category. */
const FIRST: Readonly<Record<VenueCategory, readonly Feature[]>> = {
  restaurant: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleToilets', 'QuietSpaces', 'LargePrintMenus'],
  hotel: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleRooms', 'LiftAccess', 'DisabledParking'],
  shop: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleToilets', 'LowCounters', 'DisabledParking'],
  venue: [],
  transport: [
    'StepFreeToPlatforms',
    'StepFreeToTrains',
    'StepFreeAccess',
    'WheelchairAccess',
    'AccessibleToilets',
    'AssistanceAvailable',
    'LiftAccess',
  ],
  healthcare: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleToilets', 'DisabledParking', 'HearingLoop'],
  education: ['StepFreeAccess', 'WheelchairAccess', 'LiftAccess', 'AccessibleToilets', 'HearingLoop', 'QuietSpaces'],
  entertainment: ['StepFreeAccess', 'WheelchairAccess', 'AccessibleToilets', 'HearingLoop', 'AudioDescription'],
};

/** Returns the features for a place of this category, most asked for first. */
export function mostAsked(category: VenueCategory): readonly Feature[] {
  return [...new Set([...FIRST[category], ...ANYWHERE])];
}
