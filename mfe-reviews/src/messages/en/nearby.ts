/** Other places, for a reader whom this one does not help. */
export const nearbyMessages = {
  heading: 'Nearby',
  intro: 'Similar places that we know more about.',
} as const;
