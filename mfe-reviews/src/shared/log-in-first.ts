import { requireSignIn } from '@waymark/mfe-kit';

/** The same text is in slice.json, for visitors who open the page directly. */
const WORDS = 'Please log in to submit a review.';

/** Sends a visitor to the login, and back to the form afterwards. */
export const logInFirst = (search = ''): void => requireSignIn(`/add-review${search}`, WORDS);
