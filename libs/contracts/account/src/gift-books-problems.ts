/** Problem codes of the books of gifts. */
export const GIFT_BOOKS_PROBLEMS = {
  'gifts.not-refundable': {
    status: 409,
    title: 'This is more than can be given back of this gift. Please look at the list again.',
  },
  'gifts.refunded-meanwhile': {
    status: 409,
    title: 'Some of this gift has been given back in the meantime. Please check the gift before you give more back.',
  },
  'gifts.refund-refused': {
    status: 409,
    title: 'Stripe refused to give this back. Please look at the gift at Stripe.',
  },
} as const;
