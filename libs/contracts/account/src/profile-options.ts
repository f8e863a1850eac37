/** Health data: the needs and disabilities that a member can enter; only the member sees them. No zod in this file. */
export const ACCESSIBILITY_LISTS = {
  mobilityNeeds: ['Wheelchair access', 'Handrails', 'Ramps', 'Wide doorways', 'Accessible parking'],
  visualNeeds: ['Large text', 'High contrast', 'Audio descriptions', 'Braille signage', 'Screen reader compatible'],
  hearingNeeds: ['Sign language interpreter', 'Hearing loop', 'Visual alerts', 'Captions', 'Written communication'],
  cognitiveNeeds: ['Simple navigation', 'Clear instructions', 'Quiet spaces', 'Extended time', 'Staff assistance'],
  disabilityTypes: ['Mobility', 'Visual', 'Hearing', 'Cognitive', 'More than one', 'Temporary', 'Carer'],
} as const satisfies Record<string, readonly string[]>;

export type AccessibilityList = keyof typeof ACCESSIBILITY_LISTS;

export const ACCESSIBILITY_LIST_NAMES = Object.keys(ACCESSIBILITY_LISTS) as AccessibilityList[];

/** State of a member's identity verification; only staff change it. */
export const VERIFICATION_STATUSES = ['unverified', 'pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export const VERIFICATION_STATUS_LABELS: Record<VerificationStatus, string> = {
  unverified: 'Not verified',
  pending: 'Verification pending',
  verified: 'Verified Account',
  rejected: 'Verification declined',
};

/** The options of a profile, in display order. No zod in this file: pages need it in their first load. */
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
