/** Text beside the button that saves a long form. */
export const SAVING_WORDS = {
  unsaved: 'You have changes that are not saved yet.',
  back: 'Back to where you were',
  saving: 'Saving...',
} as const;
