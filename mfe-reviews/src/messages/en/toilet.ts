import type { Feature, FeatureState, PracticalInfo } from '@waymark/contracts-reviews';

/** The first questions about a public toilet. */
export const toiletMessages = {
  heading: 'Using this toilet',
  says: {
    RadarKey: { available: 'You need a RADAR key', 'not-available': 'No RADAR key needed' },
    BabyChanging: { available: 'There is a changing table', 'not-available': 'No changing table' },
  } as Readonly<Partial<Record<Feature, Partial<Record<FeatureState, string>>>>>,
  radarKey:
    'A RADAR key opens locked accessible toilets all over the UK. Disability charities and some councils sell them.',
  open: 'Open',
  cost: 'Cost',
  who: 'Who can use it',
  youPay: 'You have to pay',
  free: 'Free',
  customersOnly: 'Customers only',
  /** Shown below opening hours and cost from a list. */
  practical: ({ statedBy, statedOn }: Pick<PracticalInfo, 'statedBy' | 'statedOn'>) =>
    `Other details are from ${statedBy}, ${statedOn.slice(0, 4)}. They may have changed.`,
} as const;
