import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { takesAnything } from '@waymark/service-kit/describe/takes-anything';

it('no endpoint takes fields that its contract does not declare, but for these', () => {
  expect(takesAnything(ACCOUNT_ENDPOINTS)).toEqual([
    'correctProfileByStaff body parts',
    'signInWithPasskey body credential',
    'signInWithPasskey body credential response',
    'proveWithPasskey body credential',
    'proveWithPasskey body credential response',
    'addPasskey body credential',
    'addPasskey body credential response',
    'finishProvider query',
  ]);
});
