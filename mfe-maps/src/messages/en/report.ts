import type { IssueType } from '@waymark/contracts-maps';

/** Precedes an address when the pin is only in the middle of a town. */
export const APPROXIMATE = 'Approximate:';

/** Texts of the report form. */
export const REPORT_WORDS = {
  whereIsIt: 'Where is the problem?',
  howToPick:
    'Tap or click the place on the map. With a keyboard, move the map until the crosshair is over the place, then press Enter.',
  withoutMap: 'Enter an address instead',
  cancel: 'Cancel',
  placeHint: 'Search by street, postcode or town, or use the map, a venue or coordinates.',
  /** Part of a report's public address. */
  onlyMiddle: (name: string) => `${APPROXIMATE} the pin is in the middle of ${name}`,
  placeMissing: {
    address: 'Enter a street, postcode or town, and choose the closest match.',
    town: 'Enter a street, postcode or town, and choose the closest match.',
    venue: 'Search for a venue and choose it.',
    coordinates: 'Enter the latitude and longitude.',
  },
} as const;

/** Types of problems, grouped for finding them. */
export const ISSUE_GROUPS: readonly { label: string; types: readonly IssueType[] }[] = [
  { label: 'Surface', types: ['uneven_surface', 'cracks', 'broken_surface', 'poor_condition'] },
  { label: 'Something in the way', types: ['blocked', 'blocked_path', 'obstruction', 'overgrown', 'narrow_path'] },
  {
    label: 'Kerbs, ramps and slopes',
    types: ['no_dropped_kerb', 'missing_ramp', 'missing_handrail', 'steep_gradient'],
  },
  { label: 'Lighting and signs', types: ['poor_lighting', 'poor_signage'] },
  { label: 'Danger and upkeep', types: ['dangerous_condition', 'lack_of_maintenance'] },
  { label: 'Something else', types: ['other'] },
];
