/** Texts of the review form. */
export const addReviewMessages = {
  /** Rating 5 in the form, above the "Excellent" of 4. */
  best: 'Outstanding',
  foundIntro: 'Tell us what you checked. You can skip any of it.',
  moreFeatures: (count: number) => `More features (${count})`,
  /** Shown on the sign-in page to people who want to review this place. */
  accountFor: (place: string) => `Create a free account to review ${place}, or log in if you have one.`,
} as const;
