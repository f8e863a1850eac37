import { verifyIdentity, verifyServiceIdentity } from '@waymark/service-kit';
import { IdentityTokens, signToken } from './session-resolver';

const SECRET = 's'.repeat(40);
const member = { memberId: 7, role: 'member', displayName: 'Ada Löwe' } as const;

describe('signToken', () => {
  it('signs an identity that services accept', async () => {
    expect(await verifyIdentity(signToken('member:7', member, SECRET), SECRET)).toEqual(member);
  });

  it('signs for the gateway itself as services expect it', async () => {
    expect(await verifyServiceIdentity(signToken('service:gateway', {}, SECRET), SECRET)).toBe('gateway');
  });

  it('is refused with another secret and after its minute', async () => {
    expect(await verifyIdentity(signToken('member:7', member, 'x'.repeat(40)), SECRET)).toBeNull();
    expect(await verifyIdentity(signToken('member:7', member, SECRET, Date.now() - 70_000), SECRET)).toBeNull();
  });
});

describe('the token of a member', () => {
  it('is used again for half a minute, and never after it has run out', () => {
    let now = Date.now();
    const tokens = new IdentityTokens(SECRET, () => now);
    const first = tokens.member(member);
    now += 29_000;
    expect(tokens.member(member)).toBe(first);
    now += 31_000;
    expect(tokens.member(member)).not.toBe(first);
  });
});
