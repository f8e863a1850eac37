import { problemOf } from './payment-state';

const SAID = 'We are unable to authenticate your payment method.';

it.each([
  ['a card that is declined', { type: 'card_error', code: 'card_declined' }],
  ['a field that is not filled in', { type: 'validation_error', code: 'incomplete_number' }],
  [
    "a bank's question that was failed",
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
  ],
] as const)('repeats what the provider says of %s', (_, error) => {
  expect(problemOf({ ...error, message: SAID }, false)).toMatchObject({ title: 'Payment Failed', words: SAID });
});

it.each([
  ['invalid_request_error', 'parameter_unknown'],
  ['api_error', undefined],
] as const)('tells nobody what was meant for programmers: %s (G1.15)', (type, code) => {
  expect(problemOf({ type, code, message: 'No such payment_intent' }, false)).toMatchObject({
    title: 'Payment Error',
    words: 'An unexpected error occurred',
  });
});

it('says that it does not know, when nobody answered', () => {
  expect(problemOf({ type: 'api_connection_error' }, null).next).toContain('not charge you twice');
});
