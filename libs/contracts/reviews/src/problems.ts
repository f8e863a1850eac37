/** Problem codes of the reviews slice. */
export const REVIEWS_PROBLEMS = {
  'venue.not-found': { status: 404, title: "The venue you're looking for doesn't exist." },
  'feature.not-found': { status: 404, title: 'We do not know a feature of this name.' },
  'feature.does-not-apply': { status: 409, title: 'This does not apply here, so there is nothing to confirm.' },
  'notice.not-found': { status: 404, title: 'This notice has ended.' },
  'notice.too-many': { status: 409, title: 'You have several notices here already. Please end one of them first.' },
  'review.not-found': { status: 404, title: "The review you're looking for doesn't exist." },
  'review.not-yours': { status: 403, title: 'Only its author can change a review.' },
  'review.changed-meanwhile': { status: 409, title: 'This review was changed since you opened it.' },
  'review.own-report': { status: 403, title: 'This is your own review. You can edit or delete it.' },
  'support-service.link-invalid': {
    status: 400,
    title: 'This link does not work. Please open it from our mail again.',
  },
  'support-service.link-used': { status: 409, title: 'This link was used already. Your answer was kept.' },
  'support-service.link-expired': { status: 410, title: 'This link is too old. Links work for 60 days.' },
  'vote.own-review': { status: 403, title: 'You cannot vote on your own review.' },
  'dump.not-found': { status: 404, title: 'This download is not here (any more).' },
  'photo.not-found': { status: 404, title: 'This photo is not here (any more).' },
  'photo.too-large': { status: 413, title: 'This photo is too large.' },
  'photo.type': { status: 415, title: 'This is not a photo that we can take.' },
  'photo.refused': { status: 422, title: 'We cannot take this photo.' },
  'photo.too-many': {
    status: 429,
    title: 'Many of your photos wait for a review. Please publish one or come back tomorrow.',
  },
  'photo.still-arriving': {
    status: 429,
    title: 'Other photos of yours are still arriving. Please try again in a moment.',
  },
  'photo.busy': { status: 503, title: 'Many photos are arriving just now. Please try again in a moment.' },
} as const;
