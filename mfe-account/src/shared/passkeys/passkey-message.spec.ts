import { ApiError } from '@waymark/mfe-kit';
import { isCancelled, passkeyMessage } from './passkey-message';

const browserError = (name: string) => Object.assign(new Error('some words of the browser'), { name });

describe('what went wrong with a passkey', () => {
  it.each([
    ['NotAllowedError', /You stopped it, or it took too long/],
    ['InvalidStateError', /already has a passkey/],
    ['SecurityError', /do not work at this web address/],
    ['ConstraintError', /screen lock/],
    ['SomeNewError', /Your browser could not do that/],
    ['toString', /Your browser could not do that/],
  ])("has our message, not the browser's: %s", (name, words) => {
    expect(passkeyMessage(browserError(name))).toMatch(words);
  });

  it("is the server's word where the server refused", () => {
    const error = new ApiError(401, '', {
      type: 'about:blank',
      status: 401,
      code: 'auth.passkey-refused',
      title: 'We could not use this passkey.',
    });
    expect(passkeyMessage(error)).toBe('We could not use this passkey.');
  });

  it('is no failure when the person changed their mind', () => {
    expect(isCancelled(browserError('NotAllowedError'))).toBe(true);
    expect(isCancelled(browserError('SecurityError'))).toBe(false);
  });
});
