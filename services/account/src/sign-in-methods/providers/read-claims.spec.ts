import { readClaims } from './provider-client';

const ids = { iss: 'https://id.example', sub: '42' };

describe('what a provider says about a person', () => {
  it('is read by the standard names', () => {
    const claims = {
      ...ids,
      email: 'maya@example.org',
      email_verified: true,
      given_name: 'Maya',
      family_name: 'Lopez',
      picture: 'https://id.example/maya.png',
    };
    expect(readClaims(claims)).toEqual({
      issuer: 'https://id.example',
      sub: '42',
      email: 'maya@example.org',
      firstName: 'Maya',
      lastName: 'Lopez',
      displayName: 'Maya Lopez',
      profileImageUrl: 'https://id.example/maya.png',
    });
  });

  it.each([false, 'true', 1, undefined])('gives no email address that is not confirmed: %s', (verified) => {
    expect(readClaims({ ...ids, email: 'maya@example.org', email_verified: verified }).email).toBeNull();
  });

  it.each(['no address', 7, null, ['a@example.org']])('has no email address when it is invalid: %s', (email) => {
    expect(readClaims({ ...ids, email, email_verified: true }).email).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://id.example/a.png', 'https://me:secret@id.example/a.png', 'a.png', {}])(
    'keeps no picture at %s',
    (picture) => {
      expect(readClaims({ ...ids, picture }).profileImageUrl).toBeNull();
    },
  );

  it('loses what is invisible or too long in names', () => {
    expect(readClaims({ ...ids, name: `Ma\u202eya\u0000${'x'.repeat(200)}` }).displayName).toBe(
      `Maya${'x'.repeat(96)}`,
    );
  });
});
