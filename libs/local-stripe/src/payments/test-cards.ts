export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  declineCode: string;
  message: string;
}

const decline = (code: Decline['code'], declineCode: string, message: string): Decline => ({
  code,
  declineCode,
  message,
});

export const DECLINES = {
  generic: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  funds: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  expired: decline('expired_card', 'expired_card', 'Your card has expired.'),
  cvc: decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  processing: decline(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
} as const;

/**
 * `authenticates`: once, while its owner is there. `authenticatesAlways`: also when the owner is away, which then
 * fails. `failsLater`: pays while its owner is there and fails each time after, to try a failed renewal on the page.
 */
export type Behaviour =
  | 'pays'
  | 'authenticates'
  | 'authenticatesAlways'
  | 'failsLater'
  | 'isDisputed'
  | keyof typeof DECLINES;

interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  behaviour: Behaviour;
  /** The card's name for requests that may not contain a number. */
  alias: string;
}

const card = (number: string, behaviour: Behaviour, alias: string, brand: TestCard['brand'] = 'visa'): TestCard => ({
  number,
  brand,
  behaviour,
  alias,
});

/**
 * Cards from Stripe's documentation, with the behaviour described there. Only `failsLater` differs: its first payment
 * succeeds.
 */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pays', 'pm_card_visa'),
  card('5555555555554444', 'pays', 'pm_card_mastercard', 'mastercard'),
  card('4000000000000002', 'generic', 'pm_card_visa_chargeDeclined'),
  card('4000000000009995', 'funds', 'pm_card_visa_chargeDeclinedInsufficientFunds'),
  card('4000000000000069', 'expired', 'pm_card_chargeDeclinedExpiredCard'),
  card('4000000000000127', 'cvc', 'pm_card_chargeDeclinedIncorrectCvc'),
  card('4000000000000119', 'processing', 'pm_card_chargeDeclinedProcessingError'),
  card('4000002500003155', 'authenticates', 'pm_card_authenticationRequiredOnSetup'),
  card('4000002760003184', 'authenticatesAlways', 'pm_card_authenticationRequired'),
  card('4000000000000341', 'failsLater', 'pm_card_chargeCustomerFail'),
  card('4000000000000259', 'isDisputed', 'pm_card_createDispute'),
];
