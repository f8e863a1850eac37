export const HOME = {
  known: 'Places we know about',
  knownAll: 'More places with wheelchair access',
  /** The source and date of a place's facts. */
  statedBy: (source: string, day: string) => `Source: ${source}, ${day}`,
  /** Text about the list that contains the place, if its facts come from another source. */
  listedBy: (source: string, day: string) => `Listed by ${source}, ${day}`,
  examples: 'Try one of these searches',
  /** An example search that finds at least the place from which it was made. */
  example: (kind: string, feature: string, city: string) => `${kind} with ${feature.toLowerCase()} in ${city}`,
  samples: 'Sample reviews',
  samplesIntro: 'We made these up to show what a review looks like.',
} as const;
