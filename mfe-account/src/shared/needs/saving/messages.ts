/** Titles and texts of S2 section 8. */
export const SAVED = 'Preferences Saved';
export const UPDATED = 'Preferences Updated';
export const SAVE_FAILED = 'Failed to save accessibility preferences. Please try again.';
export const UPDATE_FAILED = 'Failed to update accessibility preferences. Please try again.';
export const SAVED_ELSEWHERE =
  'You saved preferences in another tab or on another device meanwhile. Press Update Preferences to replace them with what you see here.';
export const LASTS_UNTIL_CLOSED =
  'Your browser does not let this site save anything. What you chose lasts until you close this page.';
