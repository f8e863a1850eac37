/** What can go wrong with trips, their drafts and photos. */
export const TRIP_PROBLEMS = {
  'trip.not-found': { status: 404, title: 'This trip does not exist' },
  'trip.not-yours': { status: 403, title: 'Only its author can change a trip' },
  'trip.changed': { status: 409, title: 'This trip was changed in another window meanwhile' },
  'trip.own': { status: 409, title: 'You cannot like your own trip' },
  'draft.not-found': { status: 404, title: 'This draft does not exist' },
  'draft.changed': { status: 409, title: 'This draft was changed in another window meanwhile' },
  'draft.elsewhere': { status: 409, title: 'Another draft of this trip was begun before' },
  'draft.too-many': { status: 409, title: 'You have many drafts. Please publish or delete one first' },
  'photo.not-found': { status: 404, title: 'This photo is no longer here.' },
  'photo.too-large': { status: 413, title: 'This photo is too large.' },
  'photo.type': { status: 415, title: 'This is not a photo that we can take.' },
  'photo.refused': { status: 422, title: 'We cannot take this photo.' },
  'photo.too-many': {
    status: 429,
    title: 'You have many photos that belong to no trip yet. Save a trip with some of them, or come back tomorrow.',
  },
  'photo.still-arriving': {
    status: 429,
    title: 'Other photos of yours are still arriving. Please try again in a moment.',
  },
  'photo.busy': { status: 503, title: 'Many photos are arriving just now. Please try again in a moment.' },
} as const;
