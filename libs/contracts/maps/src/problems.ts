export const MAPS_PROBLEMS = {
  'report.not-found': { status: 404, title: 'This report does not exist' },
  'report.not-yours': {
    status: 403,
    title: 'Only the person who reported this can correct it, and only within 15 minutes',
  },
  'report.own': { status: 409, title: 'You reported this yourself' },
  'report.resolved': { status: 409, title: 'This problem is resolved' },
  'report.already-so': { status: 409, title: 'Someone else has already done this' },
  'report.position-unlikely': { status: 422, title: 'This place is far from any town' },
  'photo.not-found': { status: 404, title: 'This photo is no longer here.' },
  'photo.too-large': { status: 413, title: 'This photo is too large.' },
  'photo.type': { status: 415, title: 'We cannot use this kind of file as a photo.' },
  'photo.refused': { status: 422, title: 'We cannot use this photo.' },
  'photo.too-many': {
    status: 429,
    title: 'You have too many photos that are not in a report yet. Please send a report or come back tomorrow.',
  },
  'photo.still-arriving': {
    status: 429,
    title: 'Your other photos are still uploading. Please try again in a moment.',
  },
  'photo.busy': { status: 503, title: 'Many people are adding photos right now. Please try again in a moment.' },
} as const;
