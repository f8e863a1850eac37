/** The option lists of S2 "Profile option lists", in its order and words. No zod here: pages read this in their first load. */
export const INTERESTS = [
  'Wheelchair accessibility',
  'Visual impairments',
  'Hearing accessibility',
  'Cognitive accessibility',
  'Accessible travel',
  'Restaurant reviews',
  'Transport accessibility',
  'Event accessibility',
] as const;

export const TRAVEL_STYLES = ['solo', 'couple', 'family', 'group', 'business'] as const;
export type TravelStyle = (typeof TRAVEL_STYLES)[number];

export const TRAVEL_STYLE_LABELS: Readonly<Record<TravelStyle, string>> = {
  solo: 'On my own',
  couple: 'As a couple',
  family: 'With my family',
  group: 'In a group',
  business: 'For work',
};

export const PROFILE_VISIBILITIES = ['public', 'private'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

export const FAVORITE_VENUE_TYPES = [
  'Restaurants',
  'Hotels',
  'Museums',
  'Theaters',
  'Shops',
  'Parks',
  'Transport hubs',
  'Sports venues',
  'Educational facilities',
  'Healthcare facilities',
  'Government buildings',
] as const;
