/** What staff read where they keep the list of support services. */
export const SERVICE_DESK = {
  lead: 'Write a draft, check how it looks, then publish it. You can undo any change.',
  checkedOn: (day: string) => `checked ${day}`,
  hasDraft: 'has a draft',
  acts: {
    check: { label: 'I checked it today: all is right', says: 'Everybody sees today as the day of its last check.' },
    undo: {
      label: 'Undo the last change',
      says: 'It says again what it said before. The change stays in the history.',
    },
    takeOff: {
      label: 'Take it off the list',
      says: 'Nobody finds it until one of us puts it back. No file puts it back.',
    },
    putBack: { label: 'Put it back on the list', says: 'Everybody can find it again.' },
    publish: { label: 'Publish', says: 'Everybody reads the draft in place of the entry.' },
    publishNew: {
      label: 'Publish',
      says: 'Everybody can find it. Check the facts first: an unchecked entry is not published.',
    },
    discard: { label: 'Delete the draft', says: 'The entry stays as it is.' },
    discardNew: { label: 'Delete the draft', says: 'The entry was never published, so nothing is left of it.' },
  },
} as const;
