/** Documented titles and texts, word for word. */
export const SAVED = 'Preferences Saved';
export const UPDATED = 'Preferences Updated';
export const SAVE_FAILED = 'Failed to save accessibility preferences. Please try again.';
export const UPDATE_FAILED = 'Failed to update accessibility preferences. Please try again.';
export const SAVED_ELSEWHERE =
  'You have since saved preferences in another tab or on another device. Press Update Preferences to replace them with what you see here.';
export const LASTS_UNTIL_CLOSED =
  'Your browser does not let this site save anything. Your choices last until you close this page.';
