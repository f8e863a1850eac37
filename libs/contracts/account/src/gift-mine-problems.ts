/** Problem codes of what givers do with their own gifts. */
export const GIFT_MINE_PROBLEMS = {
  'gifts.no-such-monthly': { status: 404, title: 'You have no monthly gift of this kind.' },
  'gifts.monthly-stopped': {
    status: 409,
    title: 'This monthly gift has already stopped. No more money will be taken.',
  },
  'gifts.link-unknown': {
    status: 404,
    title: 'We do not recognise this link. Open the one in your newest receipt email.',
  },
  'gifts.stop-noted': {
    status: 503,
    title: 'Our payment service is not answering. We have noted that you want to stop, and we will keep trying.',
  },
  'gifts.change-noted': {
    status: 503,
    title: 'Our payment service is not answering. We have noted the new amount, and we will keep trying.',
  },
} as const;
