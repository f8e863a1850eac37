/** What can go wrong with what staff keep. */
export const KEPT_PROBLEMS = {
  'kept.changed': { status: 409, title: 'Somebody else changed this meanwhile' },
  'kept.over': { status: 409, title: 'This work is over already: give another time first' },
  'kept.no-version': { status: 409, title: 'There is no such version to publish or take back' },
  'kept.other-kind': { status: 422, title: 'These words are for something else' },
  'kept.unknown-tag': { status: 422, title: 'The guide has no such hashtag here' },
} as const;
