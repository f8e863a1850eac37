/** Problem codes of the books of gifts. */
export const GIFT_BOOKS_PROBLEMS = {
  'gifts.not-refundable': {
    status: 409,
    title: 'This is more than is left to refund. Please check the list again.',
  },
  'gifts.refunded-meanwhile': {
    status: 409,
    title: 'Some of this gift has been refunded in the meantime. Please check the gift before you refund more.',
  },
  'gifts.refund-refused': {
    status: 409,
    title: 'Stripe refused this refund. Please look at the gift at Stripe.',
  },
} as const;
