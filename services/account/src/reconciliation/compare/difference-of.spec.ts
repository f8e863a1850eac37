import type { DonationState } from '@waymark/contracts-account';
import { differenceOf, type OurDonation, type TheirPayment } from './difference-of';

const ours = (state: DonationState, more: Partial<OurDonation> = {}): OurDonation => ({
  id: 'gift',
  state,
  amountPence: 500,
  refundedPence: 0,
  ...more,
});
const theirs = (state: TheirPayment['state'], more: Partial<TheirPayment> = {}): TheirPayment => ({
  stripeId: 'pi_1',
  state,
  isDisputed: false,
  amountPence: 500,
  refundedPence: 0,
  ...more,
});

const AGREE: Array<[OurDonation | null, TheirPayment | null]> = [
  [ours('received'), theirs('received')],
  [ours('received', { refundedPence: 200 }), theirs('received', { refundedPence: 200 })],
  [ours('refunded', { refundedPence: 500 }), theirs('refunded', { refundedPence: 500 })],
  [ours('disputed'), theirs('received', { isDisputed: true })],
  [ours('received'), theirs('received', { isDisputed: true })],
  [ours('cancelled'), theirs('cancelled')],
  [ours('started'), theirs('open')],
  [ours('failed'), theirs('open')],
  [ours('started'), null],
  [null, theirs('open')],
  [null, theirs('cancelled')],
  [null, theirs('refunded', { refundedPence: 500 })],
];

describe('how the books and Stripe agree (G4.16)', () => {
  it.each(AGREE)('%j and %j', (one, other) => expect(differenceOf(one, other)).toBeNull());
});

const DISAGREE: Array<[string, OurDonation | null, TheirPayment | null]> = [
  ['missing-here', null, theirs('received')],
  ['missing-here', null, theirs('received', { refundedPence: 499 })],
  ['missing-at-stripe', ours('received'), null],
  ['missing-at-stripe', ours('disputed'), null],
  ['sum-differs', ours('received', { amountPence: 501 }), theirs('received')],
  ['sum-differs', ours('received'), theirs('received', { refundedPence: 1 })],
  ['state-differs', ours('started'), theirs('received')],
  ['state-differs', ours('received'), theirs('open')],
  ['state-differs', ours('received'), theirs('cancelled')],
  ['state-differs', ours('disputed'), theirs('received')],
  ['state-differs', ours('received', { refundedPence: 500 }), theirs('refunded', { refundedPence: 500 })],
];

describe('how they disagree', () => {
  it.each(DISAGREE)('%s', (kind, one, other) => expect(differenceOf(one, other)).toBe(kind));
});
