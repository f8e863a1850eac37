import { SignJWT } from 'jose';
import { IDENTITY_ISSUER, type Identity } from '@waymark/contracts-core';
import { identityKey, signIdentity, signServiceIdentity, verifyIdentity, verifyServiceIdentity } from './identity';

const SECRET = 's'.repeat(32);
const ann: Identity = { memberId: 7, role: 'member', displayName: 'Ann' };

function forge(issuer: string, ageSeconds: number): Promise<string> {
  const issued = Math.floor(Date.now() / 1_000) - ageSeconds;
  return new SignJWT({ ...ann })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject('member:7')
    .setIssuedAt(issued)
    .setExpirationTime(issued + 86_400)
    .sign(identityKey(SECRET));
}

describe('an identity', () => {
  it('comes back as it was signed', async () => {
    expect(await verifyIdentity(await signIdentity(ann, SECRET), SECRET)).toEqual(ann);
  });

  it.each([
    ['another secret', () => signIdentity(ann, 'x'.repeat(32))],
    ['another issuer', () => forge('someone-else', 0)],
    ['an age over 60 s, whatever its expiry says', () => forge(IDENTITY_ISSUER, 70)],
    ['a service in place of a member', () => signServiceIdentity('gateway', SECRET)],
    ['no token', async () => 'nonsense'],
  ])('is nobody with %s', async (_, token) => {
    expect(await verifyIdentity(await token(), SECRET)).toBeNull();
  });

  it('without a signature is nobody', async () => {
    const [, payload] = (await signIdentity(ann, SECRET)).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await verifyIdentity(`${none}.${payload}.`, SECRET)).toBeNull();
  });
});

describe('a service identity', () => {
  it('names the process; a member’s identity is not one', async () => {
    expect(await verifyServiceIdentity(await signServiceIdentity('gateway', SECRET), SECRET)).toBe('gateway');
    expect(await verifyServiceIdentity(await signIdentity(ann, SECRET), SECRET)).toBeNull();
  });
});
