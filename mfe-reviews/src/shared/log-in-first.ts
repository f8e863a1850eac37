import { requireSignIn } from '@waymark/mfe-kit';

/** slice.json has the same words, for visitors who open the page directly. */
const WORDS = 'Please log in to submit a review.';

/** Leads a visitor to the login, and back to the form after it. */
export const logInFirst = (search = ''): void => requireSignIn(`/add-review${search}`, WORDS);
