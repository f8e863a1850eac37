import { createHash } from 'node:crypto';
import { sessionHash } from './session-hash';

const ID = 'A'.repeat(43);
const HASH = createHash('sha256').update(ID).digest('hex');

describe('sessionHash', () => {
  it('finds the cookie among others', () => {
    expect(sessionHash(`theme=dark; sid=${ID}; x=1`, 'sid')).toBe(HASH);
  });

  it.each([undefined, '', 'sid=', 'sid', `xsid=${ID}`, `sid=${ID}A`, 'sid=../../etc', `__Host-sid=${ID}`])(
    'takes %s for no session',
    (cookies) => {
      expect(sessionHash(cookies, 'sid')).toBeNull();
    },
  );
});
