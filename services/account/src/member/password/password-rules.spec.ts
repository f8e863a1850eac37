import { PASSWORD_TOO_COMMON, PASSWORD_TOO_PERSONAL } from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import { passwordFault } from './password-rules';

const maya = { email: 'maya.lopez@example.org', displayName: 'Maya Lopez', username: 'mayatravels' };

describe('passwordFault (A5.32, A9.4, A13.1)', () => {
  it.each(['', '1', '2026', '123456789', '!', '-1', 's', ' rocks'])(
    'refuses the name of the site with %j behind it, in any case',
    (suffix) => {
      for (const name of [PRODUCT_NAME, PRODUCT_NAME.toLowerCase(), PRODUCT_NAME.toUpperCase()]) {
        expect(passwordFault(name + suffix, maya, 6)).toBe(PASSWORD_TOO_COMMON);
      }
    },
  );

  it.each([
    PRODUCT_NAME.replaceAll('a', '4'),
    [...PRODUCT_NAME].join('.'),
    PRODUCT_NAME + PRODUCT_NAME,
    `1${PRODUCT_NAME}`,
  ])('refuses the name of the site in the disguise %s', (password) => {
    expect(passwordFault(password, maya, 6)).toBe(PASSWORD_TOO_COMMON);
  });

  it.each(['123456', 'Password', 'QWERTYUIOP', 'letmein', 'aaaaaaaa', '121212121212'])(
    'refuses the common %s (A5.31)',
    (password) => {
      expect(passwordFault(password, maya, 6)).toBe(PASSWORD_TOO_COMMON);
    },
  );

  it.each(['maya.lopez@example.org', 'MayaTravels1', 'lopez2024', 'Maya Lopez', 'l0pez-123456789'])(
    'refuses the personal %s',
    (password) => {
      expect(passwordFault(password, maya, 6)).toBe(PASSWORD_TOO_PERSONAL);
    },
  );

  it('accepts a passphrase, even with a name in it', () => {
    expect(passwordFault('quiet lopez rivers at noon', maya, 6)).toBeNull();
  });

  it('accepts six letters beside a name, and not five', () => {
    expect(passwordFault('lopezkvqzrw', maya, 6)).toBeNull();
    expect(passwordFault('lopezkvqzr', maya, 6)).toBe(PASSWORD_TOO_PERSONAL);
  });

  it('accepts a passphrase with the name of the site in it', () => {
    expect(passwordFault(`${PRODUCT_NAME} by quiet rivers`, maya, 6)).toBeNull();
  });

  it('accepts six uncommon characters, as documented', () => {
    expect(passwordFault('k7#vQz', maya, 6)).toBeNull();
  });

  it('asks for as many characters as the operator wants', () => {
    expect(passwordFault('k7#vQz', maya, 15)).toBe('Password must be at least 15 characters');
    expect(passwordFault('k7#vQ', maya, 6)).toBe('Password must be at least 6 characters');
  });
});
