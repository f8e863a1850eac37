/** Texts from the requirements, word for word. */
export const LOCATION_REQUIRED = {
  title: 'Location Required',
  description: 'Please select a location on the map first.',
  variant: 'error',
} as const;

export const REPORT_ADDED = {
  title: 'Report Added',
  description: 'Your accessibility report has been submitted successfully.',
  variant: 'success',
} as const;

export const REPORT_FAILED = {
  title: 'Error',
  description: 'Failed to submit report. Please try again.',
  variant: 'error',
} as const;
