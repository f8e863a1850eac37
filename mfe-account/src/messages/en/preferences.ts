/** The page where people say what they need. */
export const PREFERENCES_WORDS = {
  lead: 'Tell us your access needs once. You will then see beside each venue what meets them, what does not, and what nobody has checked yet.',
  passport: 'My access passport: show it to staff or take it with you',
  needs: 'What you need',
  needsIntro: 'Tick whatever helps you. Leave out anything you would rather not say.',
  ownWords: 'In your own words',
  save: 'Save Preferences',
  update: 'Update Preferences',
  search: 'Find places that meet them',
} as const;
