/** The form of a review. */
export const addReviewMessages = {
  /** Of 5 in the form, beside the "Excellent" of 4. */
  best: 'Outstanding',
  foundIntro: 'Tell us what you checked. You can skip any of it.',
  moreFeatures: (count: number) => `More features (${count})`,
  /** On the sign-in page, for who wants to review this place. */
  accountFor: (place: string) => `Create a free account to review ${place}, or log in if you have one.`,
} as const;
