import { identityKey, VerifiedTokens } from './identity';

const key = identityKey('s'.repeat(32));
const at = (seconds: number) => seconds * 1_000;

describe('VerifiedTokens', () => {
  let clock = at(1_000);
  const tokens = () => new VerifiedTokens(() => clock);
  beforeEach(() => (clock = at(1_000)));

  it('knows a token for the key that it was checked with, and for no other', () => {
    const known = tokens();
    known.add(key, 'token', { sub: 'member:7', iat: 1_000, exp: 1_060 });
    expect(known.get(key, 'token')).toMatchObject({ sub: 'member:7' });
    expect(known.get(key, 'token2')).toBeNull();
    expect(known.get(identityKey('x'.repeat(32)), 'token')).toBeNull();
  });

  it.each([
    ['its own expiry', { iat: 1_000, exp: 1_010 }, 1_010],
    ['a minute after it was signed, whatever its expiry says', { iat: 1_000, exp: 9_999 }, 1_060],
  ])('knows it until %s', (_name, times, end) => {
    const known = tokens();
    known.add(key, 'token', times);
    clock = at(end) - 1;
    expect(known.get(key, 'token')).not.toBeNull();
    clock = at(end);
    expect(known.get(key, 'token')).toBeNull();
  });

  it('keeps no more than 5,000', () => {
    const known = tokens();
    for (let count = 0; count <= 5_000; count += 1) known.add(key, `token ${count}`, { iat: 1_000, exp: 1_060 });
    expect(known.get(key, 'token 0')).toBeNull();
    expect(known.get(key, 'token 5000')).not.toBeNull();
  });
});
