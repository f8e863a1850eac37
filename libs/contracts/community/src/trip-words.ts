/** A trip's tags: a fixed list, so that every filter finds every trip. */
export const TRIP_TAG_LABELS = {
  wheelchair: 'Wheelchair',
  visual: 'Visual',
  hearing: 'Hearing',
  cognitive: 'Cognitive',
  mobility: 'Mobility',
  autism: 'Autism',
  'chronic-illness': 'Chronic illness',
  'service-animal': 'Service animal',
  'accessible-transport': 'Accessible transport',
  'family-friendly': 'Family friendly',
} as const;
export type TripTag = keyof typeof TRIP_TAG_LABELS;
/** Tags in the order of their labels. */
export const TRIP_TAGS = Object.keys(TRIP_TAG_LABELS) as [TripTag, ...TripTag[]];

/** The filter buttons above the list; each, except the first, shows trips with the tag of the same name. */
export const TRIP_FILTER_LABELS = {
  all: 'All',
  wheelchair: 'Wheelchair',
  visual: 'Visual',
  hearing: 'Hearing',
  cognitive: 'Cognitive',
  mobility: 'Mobility',
} as const;
export type TripFilter = keyof typeof TRIP_FILTER_LABELS;
export const TRIP_FILTERS = Object.keys(TRIP_FILTER_LABELS) as [TripFilter, ...TripFilter[]];

export const TRIP_SORT_LABELS = { newest: 'Newest', liked: 'Most liked' } as const;
export type TripSort = keyof typeof TRIP_SORT_LABELS;
export const TRIP_SORTS = Object.keys(TRIP_SORT_LABELS) as [TripSort, ...TripSort[]];

/** Counts of a list stop here, because an exact count is slow and does not help readers. */
export const MOST_TRIPS_COUNTED = 1_000;

/** Limits on text lengths and on the number of items. */
export const TRIP_LIMITS = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 500 },
  destination: { min: 2, max: 200 },
  disabilityContext: 500,
  coverDescription: 300,
  story: 10_000,
  dayTitle: 100,
  dayLocation: 200,
  dayContent: 10_000,
  accessibilityNotes: 2_000,
  photoDescription: 300,
  attachmentName: 300,
  days: 40,
  dayPhotos: 6,
  dayAttachments: 10,
  links: 50,
} as const;

/** Maximum size of a trip or draft as JSON in UTF-8. It must fit into one request, which may have 64 KiB. */
export const MOST_TRIP_BYTES = 60_000;
/** Maximum number of drafts per member. */
export const MOST_DRAFTS = 20;

export const MAX_TRIP_PHOTO_BYTES = 10 * 1024 * 1024;
/** Accepted file types, detected from the content and never from the file name. */
export const TRIP_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Messages and labels around the form. */
export const TRIP_FORM_WORDS = {
  created: 'Trip blog created successfully!',
  createdMore: 'Your accessibility travel experience has been shared with the community.',
  failed: 'Error creating trip blog',
  failedMore: 'Please try again later.',
} as const;

/** Path of a trip's page, and anchor of a day on it. */
export const tripPath = (id: number): string => `/trip-blogs/${id}`;
export const tripDayAnchor = (entryId: number): string => `day-${entryId}`;
