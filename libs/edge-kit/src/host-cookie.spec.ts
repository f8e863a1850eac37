import { randomBytes } from 'node:crypto';
import { sessionCookieOf, sessionHash } from './host-cookie';

const token = randomBytes(32).toString('base64url');
const secure = sessionCookieOf(true);
const local = sessionCookieOf(false);

describe('the session cookie', () => {
  it('is out of reach of scripts and of other sites, and of other hosts where it is secure', () => {
    expect(secure.set(token, 60)).toBe(`__Host-sid=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(local.set(token, 60)).toBe(`sid=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
  });

  it('is read back among others', () => {
    expect(local.read(`theme=dark; sid=${token}; x=1`)).toBe(token);
    expect(secure.read(`a=1; __Host-sid=${token}`)).toBe(token);
  });

  it('is not read under its other name', () => {
    expect(secure.read(`sid=${token}`)).toBeNull();
    expect(local.read(`__Host-sid=${token}`)).toBeNull();
  });

  it.each([undefined, '', 'sid=', 'sid', 'sid=short', `xsid=${token}`, `sid=${token}A`, 'sid=../../etc'])(
    'is not %s',
    (header) => {
      expect(local.read(header)).toBeNull();
    },
  );

  it.each([`sid=${'é'.repeat(43)}`, 'sid=%zz', '__proto__=1; constructor=2'])('does not trip over %s', (header) => {
    expect(local.read(header)).toBeNull();
  });

  it('is taken away by an age of nothing', () => {
    expect(local.end()).toContain('sid=; Max-Age=0;');
  });
});

it('sessionHash reveals nothing about the id', () => {
  expect(sessionHash(token)).toMatch(/^[0-9a-f]{64}$/);
});
