import { endedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie';
import { newSessionToken, sessionHash } from './session-token';

const token = newSessionToken();

describe('session cookie', () => {
  it('is out of reach of scripts and of other sites', () => {
    expect(sessionCookie(token, 60, true)).toBe(
      `__Host-sid=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(sessionCookie(token, 60, false)).toBe(`sid=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
  });

  it('is read back among others', () => {
    expect(readSessionCookie(`a=1; sid=${token}; b=2`, false)).toBe(token);
    expect(readSessionCookie(`a=1; __Host-sid=${token}`, true)).toBe(token);
  });

  it('is not read under its other name', () => {
    expect(readSessionCookie(`sid=${token}`, true)).toBeNull();
  });

  it.each([undefined, '', 'sid=', 'sid=short', `sid=${'a'.repeat(44)}`, `sid=${'é'.repeat(43)}`])(
    'refuses %s',
    (header) => {
      expect(readSessionCookie(header, false)).toBeNull();
    },
  );

  it('is taken away by an age of nothing', () => {
    expect(endedSessionCookie(false)).toContain('sid=; Max-Age=0;');
  });
});

describe('session id', () => {
  it('has 256 bits and is stored as a hash only', () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(sessionHash(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(newSessionToken()).not.toBe(token);
  });
});
