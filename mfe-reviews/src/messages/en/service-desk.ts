/** What staff read where they keep the list of support services. */
export const SERVICE_DESK = {
  lead: 'Write a draft, check how it looks, then publish it. You can undo any change.',
  checkedOn: (day: string) => `checked ${day}`,
  hasDraft: 'has a draft',
  acts: {
    check: {
      label: 'I checked it today, and everything is right',
      says: 'Visitors see today as the date of the last check.',
    },
    undo: {
      label: 'Undo the last change',
      says: 'The entry goes back to what it said before. The change stays in the history.',
    },
    takeOff: {
      label: 'Take it off the list',
      says: 'Visitors cannot find it until a colleague puts it back. Importing a file does not put it back.',
    },
    putBack: { label: 'Put it back on the list', says: 'Visitors can find it again.' },
    publish: { label: 'Publish', says: 'Visitors see the draft instead of the entry.' },
    publishNew: {
      label: 'Publish',
      says: 'Visitors can find it. Check the facts first: you cannot publish an unchecked entry.',
    },
    discard: { label: 'Delete the draft', says: 'The entry stays as it is.' },
    discardNew: { label: 'Delete the draft', says: 'The entry was never published, so it is deleted too.' },
  },
} as const;
