/** Documented texts, word for word. */
export const UPDATE_FAILED = 'Update failed';
export const PROFILE_FAILED = 'Failed to update profile. Please try again.';
export const ACCESSIBILITY_FAILED = 'Failed to save accessibility preferences.';
export const PROFILE_UPDATED = 'Profile updated';
export const ACCESSIBILITY_UPDATED = 'Accessibility profile updated';
export const MUST_LOG_IN = { title: 'Please log in', text: 'You need to be logged in to view your profile.' } as const;
