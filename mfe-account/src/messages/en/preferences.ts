/** Text of the page where people enter their needs. */
export const PREFERENCES_WORDS = {
  lead: 'This is My Needs: tell us your access needs once. You will then see beside each venue what meets them, what does not, and what nobody has checked yet.',
  passport: 'My access passport: show it to staff or take it with you',
  needs: 'What you need',
  needsIntro: 'Tick whatever helps you. Leave out anything you would rather not say.',
  ownWords: 'In your own words',
  save: 'Save Preferences',
  update: 'Update Preferences',
  search: 'Find places that meet them',
} as const;

/** The toast after saving. Titles and failures are documented texts, word for word. */
export const SAVED_TOAST = {
  saved: 'Preferences Saved',
  updated: 'Preferences Updated',
  inBrowser: 'They are kept in this browser only.',
  untilClosed: 'Your browser does not let this site save anything. Your choices last until you close this page.',
  inAccount: 'They are kept in your account, and only you can see them.',
  saveFailed: 'Failed to save accessibility preferences. Please try again.',
  updateFailed: 'Failed to update accessibility preferences. Please try again.',
  savedElsewhere:
    'You have since saved preferences in another tab or on another device. Press Update Preferences to replace them with what you see here.',
} as const;
