/** Texts for other places nearby, for readers whom this one does not suit. */
export const nearbyMessages = {
  heading: 'Nearby',
  intro: 'Similar places that we know more about.',
} as const;
