/** Texts for staff who maintain the list of support services. */
export const SERVICE_DESK = {
  lead: 'Write a draft, check how it looks, then publish it. You can undo any change.',
  checkedOn: (day: string) => `checked ${day}`,
  hasDraft: 'has a draft',
  acts: {
    check: {
      label: 'I checked it today, and everything is right',
      says: 'Visitors will see today as the date of the last check.',
    },
    undo: {
      label: 'Undo the last change',
      says: 'The entry will go back to what it said before. The change will stay in the history.',
    },
    takeOff: {
      label: 'Take it off the list',
      says: 'Visitors will not find it until a colleague puts it back. Importing a file will not put it back.',
    },
    putBack: { label: 'Put it back on the list', says: 'Visitors will be able to find it again.' },
    publish: { label: 'Publish', says: 'Visitors will see the draft instead of the entry.' },
    publishNew: {
      label: 'Publish',
      says: 'Visitors will be able to find it. Check the facts first: you cannot publish an unchecked entry.',
    },
    discard: { label: 'Delete the draft', says: 'The entry will stay as it is.' },
    discardNew: { label: 'Delete the draft', says: 'The entry was never published, so it will be deleted too.' },
  },
} as const;
