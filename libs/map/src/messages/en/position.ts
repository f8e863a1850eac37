/** Text of the position field. */
export const POSITION_WORDS = {
  question: 'Where is it?',
  ways: {
    address: 'The address is enough',
    town: 'Choose the nearest town',
    venue: 'Choose a venue there',
    coordinates: 'Enter coordinates',
    map: 'On a map',
  },
  searchWays: { town: 'Street, postcode or town', venue: 'Near a venue', coordinates: 'Coordinates', map: 'On a map' },
  set: (near: string) => (near ? `Position set, near ${near}.` : 'Position set.'),
  none: 'No position yet.',
  at: (numbers: string, near: string) => `Position: ${numbers}${near ? ` (near ${near})` : ''}`,
  remove: 'Remove position',
  onlyMiddle: (name: string) =>
    `This pin only shows the middle of ${name}. Move it to the right spot, or keep it as approximate.`,
  move: 'Move the pin',
  keep: 'Keep as approximate',
  kept: (name: string) => `Approximate: the pin is in the middle of ${name}.`,
  moveOrKeep: 'Move the pin to the right spot, or keep it as approximate.',
  noPlace: 'We could not find this place. Try just the postcode or the town.',
  noTown: 'We do not know of a town with this name.',
  placeHint: 'For example: 12 High Street, Otley, or LS21 1BG. Choose the closest match.',
  townHint: 'Enter at least 2 characters and choose the nearest one.',
  notNow: 'We could not search for towns just now. Please try again, or show where it is in another way.',
} as const;
