/** Problem codes of what givers do with their own gifts. */
export const GIFT_MINE_PROBLEMS = {
  'gifts.no-such-monthly': { status: 404, title: 'You have no monthly gift of this kind.' },
  'gifts.monthly-stopped': { status: 409, title: 'This monthly gift has stopped already. No more money is taken.' },
  'gifts.link-unknown': {
    status: 404,
    title: 'We do not know this link. Open the one in the newest mail with a receipt.',
  },
  'gifts.stop-noted': {
    status: 503,
    title: 'Our payment service does not answer. We have noted that you want to stop, and we keep trying.',
  },
  'gifts.change-noted': {
    status: 503,
    title: 'Our payment service does not answer. We have noted the new amount, and we keep trying.',
  },
} as const;
