/** Labels of the fields. */
export const TRIP_LABELS = {
  title: 'Title',
  description: 'Description',
  destination: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  disabilityContext: 'Disability context',
  tags: 'Tags',
  coverImageUrl: 'Cover image URL',
  photos: 'Cover picture',
  story: 'Your story',
  isPublic: 'Who can read it',
  days: 'Days',
} as const;
