import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { rawMessages } from '@waymark/service-kit/openapi/raw-messages';
import { takesAnything } from '@waymark/service-kit/openapi/takes-anything';

describe('every endpoint', () => {
  it('takes no fields that its contract does not declare, but for these', () =>
    expect(takesAnything(ACCOUNT_ENDPOINTS)).toEqual([
      'correctProfileByStaff body parts',
      'signInWithPasskey body credential',
      'signInWithPasskey body credential response',
      'proveWithPasskey body credential',
      'proveWithPasskey body credential response',
      'addPasskey body credential',
      'addPasskey body credential response',
      'finishProvider query',
    ]));

  it('says in plain words what is wrong with a field, whatever is wrong with it', () =>
    expect(rawMessages(ACCOUNT_ENDPOINTS)).toEqual([]));
});
