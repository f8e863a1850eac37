import { CASE_PROBLEMS } from './case-problems';
import { COMMENT_PROBLEMS } from './comment-problems';
import { FEEDBACK_PROBLEMS } from './feedback-problems';
import { KEPT_PROBLEMS } from './kept/kept-problems';
import { TRIP_PROBLEMS } from './trip-problems';

/** Problem codes of the community slice. */
export const COMMUNITY_PROBLEMS = {
  ...TRIP_PROBLEMS,
  ...COMMENT_PROBLEMS,
  ...CASE_PROBLEMS,
  ...FEEDBACK_PROBLEMS,
  ...KEPT_PROBLEMS,
  'person.not-found': { status: 404, title: 'This person is not here' },
  'person.yourself': { status: 409, title: 'This is you' },
  'follow.too-many': { status: 409, title: 'You follow 5,000 people. Unfollow somebody to follow others.' },
  'notification.not-found': { status: 404, title: 'This notification is not here any more' },
} as const;
