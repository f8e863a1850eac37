/** A review that is fine as it is. */
export const reviewForm = (venueId: number, extra: object = {}) => ({
  venueId,
  reviewerName: 'Ana',
  disabilityType: 'visual',
  consentToHealthData: true,
  detailedReview: 'Clear signs and helpful staff.',
  mobilityRating: 4,
  ...extra,
});
