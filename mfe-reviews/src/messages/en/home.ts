export const HOME = {
  known: 'Places we know about',
  knownAll: 'More places with wheelchair access',
  /** Who stated what is known of a place, and when. */
  statedBy: (source: string, day: string) => `Source: ${source}, ${day}`,
  /** Who lists a place where another states what is known of it. */
  listedBy: (source: string, day: string) => `Listed by ${source}, ${day}`,
  examples: 'Try one of these searches',
  /** A search that finds at least the place it is made of. */
  example: (kind: string, feature: string, city: string) => `${kind} with ${feature.toLowerCase()} in ${city}`,
  samples: 'Sample reviews',
  samplesIntro: 'We made these up to show what a review looks like.',
} as const;
