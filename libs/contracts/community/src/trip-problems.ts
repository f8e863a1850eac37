/** What can go wrong with trips, their drafts and photos. */
export const TRIP_PROBLEMS = {
  'trip.not-found': { status: 404, title: 'This trip does not exist' },
  'trip.not-yours': { status: 403, title: 'Only its author can change a trip' },
  'trip.changed': { status: 409, title: 'You have changed this trip in another window' },
  'trip.own': { status: 409, title: 'You cannot like your own trip' },
  'draft.not-found': { status: 404, title: 'This draft does not exist' },
  'draft.changed': { status: 409, title: 'You have changed this draft in another window' },
  'draft.elsewhere': { status: 409, title: 'You already have a draft of this trip' },
  'draft.too-many': { status: 409, title: 'You have many drafts. Please publish or delete one first' },
  'photo.not-found': { status: 404, title: 'This photo is no longer here.' },
  'photo.too-large': { status: 413, title: 'This photo is too large.' },
  'photo.type': { status: 415, title: 'We cannot use this kind of file as a photo.' },
  'photo.refused': { status: 422, title: 'We cannot use this photo.' },
  'photo.too-many': {
    status: 429,
    title: 'Many of your photos are not in a trip yet. Please save one or come back tomorrow.',
  },
  'photo.still-arriving': {
    status: 429,
    title: 'Your other photos are still uploading. Please try again in a moment.',
  },
  'photo.busy': { status: 503, title: 'Many people are adding photos right now. Please try again in a moment.' },
} as const;
