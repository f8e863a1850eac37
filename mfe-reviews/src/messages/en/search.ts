import type { AccessGroup } from '@waymark/contracts-reviews';

const thousands = (count: number) => count.toLocaleString('en-GB');
const atMost = (count: number, most: number) => (count >= most ? `${thousands(most)}+` : thousands(count));

/** The number of places in a group: "11 not known". */
const groupCount: Readonly<Record<AccessGroup, (count: string) => string>> = {
  confirmed: (count) => `${count} confirmed`,
  stated: (count) => `${count} stated by a source`,
  unknown: (count) => `${count} not known`,
  no: (count) => `${count} ${count === '1' ? 'does' : 'do'} not match`,
};

/** Headings of the groups, also used in the list of counts. */
const groupHeading: Readonly<Record<AccessGroup, string>> = {
  confirmed: 'Confirmed by people',
  stated: 'Stated by a source',
  unknown: 'Not known yet',
  no: 'Do not match',
};

export const SEARCH = {
  /** Replaces the heading while results load. */
  searching: 'Searching...',
  places: 'Places',
  /** `most` is the number at which counting stops. */
  group: (group: AccessGroup, count: number, most: number) => groupCount[group](atMost(count, most)),
  groupHeading: (group: AccessGroup, count: number, most: number) => `${groupHeading[group]} (${atMost(count, most)})`,
  /** Heading of generated samples, after the real places. */
  samples: (count: number) => `${thousands(count)} made-up ${count === 1 ? 'sample' : 'samples'}`,
  /** Shown above groups of places that are compared with saved needs. */
  withNeeds: (places: number) =>
    places === 1
      ? 'How well this place meets your needs'
      : `How well these ${thousands(places)} places meet your needs`,
  onlyConfirmed: (count: number) => `Only confirmed (${thousands(count)})`,
  onlyKnown: (count: number) => `Only confirmed or stated (${thousands(count)})`,
  /** Labels of the filter chips. */
  features: {
    known: 'Only where something is known',
    stated: 'Only confirmed or stated',
    confirmed: 'Only confirmed',
  },
  featuresUnknown: 'No access information yet.',
  /** The query had a feature but no kind of place. */
  noPlaceKnown: (wishes: string) => `None of the places we found is known ${wishes}.`,
  nobodyChecked: 'Some may, but nobody has told us.',
  tryKind: ' Try a kind of place, such as a café or a museum.',
  showUnchecked: 'Show the places anyway',
  nearestKnown: (wishes: string, isConfirmed: boolean) =>
    `The nearest ${isConfirmed ? 'confirmed' : 'known'} ${wishes}`,
  noneWithin: (none: string, distance: string) => `${none} within ${distance} in our lists`,
  nearest: (name: string, distance: string) => `The nearest is ${name}, ${distance}.`,
  nearestKnownToUs: (name: string, distance: string) =>
    `The nearest we know of is ${name}, ${distance}. There may be closer ones.`,
  nearestFar: (name: string, distance: string, far: string) =>
    `We know of none within ${far}, though there may be some. The nearest we know of is ${name}, ${distance}.`,
  away: (distance: string) => `${distance} away`,
  /** For a walkable distance. */
  awayOnFoot: (distance: string, minutes: number) => `${distance} away, about ${minutes} minutes at walking pace`,
  notKnown: (wishes: string) => `It is not known ${wishes}.`,
  nearestWithoutFilters: 'The nearest without these filters',
  nearestWeKnow: 'The nearest we know of',
  nearestWeKnowFar: 'The nearest we know of, far away',
  nearestElsewhere: 'The nearest elsewhere',
} as const;
