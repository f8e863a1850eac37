/** Problem codes of the maps slice. */
export const MAPS_PROBLEMS = {
  'report.not-found': { status: 404, title: 'This report does not exist' },
  'report.not-yours': { status: 403, title: 'Only the person who reported it can correct it, within 15 minutes' },
  'report.own': { status: 409, title: 'You reported this yourself' },
  'report.resolved': { status: 409, title: 'This problem is resolved' },
  'report.already-so': { status: 409, title: 'Somebody did this before you' },
  'report.position-unlikely': { status: 422, title: 'This place is far from any town' },
  'photo.not-found': { status: 404, title: 'This photo is no longer here.' },
  'photo.too-large': { status: 413, title: 'This photo is too large.' },
  'photo.type': { status: 415, title: 'This is not a photo that we can take.' },
  'photo.refused': { status: 422, title: 'We cannot take this photo.' },
  'photo.too-many': {
    status: 429,
    title: 'You have many photos that belong to no report yet. Send a report with some of them, or come back tomorrow.',
  },
  'photo.still-arriving': {
    status: 429,
    title: 'Other photos of yours are still arriving. Please try again in a moment.',
  },
  'photo.busy': { status: 503, title: 'Many photos are arriving just now. Please try again in a moment.' },
} as const;
