import { randomUUID } from 'node:crypto';
import { ACCOUNT_ENDPOINTS, type AuditAct } from '@waymark/contracts-account';
import type { EndpointContract } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, codeOf, newAddress, sharedAccount } from '../../test/account-service';
import { givenPerson, type Person, provedMinutesAgo } from '../../test/members';

let account: AccountUnderTest;
let admin: Person;
let moderator: Person;
let former: Person;
let late: Person;
beforeAll(async () => {
  account = await sharedAccount();
  admin = await givenPerson(account, 'admin-one', 'admin');
  moderator = await givenPerson(account, 'moderator-one', 'moderator');
  former = await givenPerson(account, 'admin-once', 'member');
  late = await givenPerson(account, 'admin-late', 'admin');
  await provedMinutesAgo(account, late, 12 * 60 + 1);
}, 60_000);

const reason = 'As the rules say.';
const STAFF_ENDPOINTS: readonly EndpointContract[] = ACCOUNT_ENDPOINTS.filter(({ path }) =>
  path.startsWith('/api/admin/'),
);
/** What an operation of staff is asked with, where it takes something. */
const BODIES: Record<string, object> = {
  searchMembers: {},
  setVerification: { status: 'verified' },
  setInfluencer: { isInfluencer: true },
  suspendMember: { reason },
  restoreMember: { reason },
  changeMemberRole: { role: 'moderator', reason },
  refundDonation: { amountPence: 100, reason },
};

/** Asks as the person whose cookie it is, where the gateway says that they are an admin. */
async function asks({ id }: Person, cookie: string, { name, method, path }: EndpointContract): Promise<string> {
  const address = path.replace(':id', path.includes('donations') ? randomUUID() : String(moderator.id));
  const body = BODIES[name];
  return codeOf(
    account.call(name === 'exportDonations' ? `${address}?year=2026` : address, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': newAddress(),
        'x-waymark-identity': await account.identityOf(id, 'admin'),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

describe('every operation of staff', () => {
  it.each(STAFF_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s asks the database for the role, and for a sign-in of the last twelve hours (G4.8)',
    async (_, endpoint) => {
      expect(await asks(admin, '', endpoint)).toBe('401 auth.required');
      expect(await asks(former, former.cookie, endpoint)).toBe('403 auth.forbidden');
      expect(await asks(late, late.cookie, endpoint)).toBe('403 auth.prove-again');
      if (endpoint.access === 'admin')
        expect(await asks(moderator, moderator.cookie, endpoint)).toBe('403 auth.forbidden');
    },
  );

  it('leaves no line in the log when it was refused', async () =>
    expect(await account.sql.query(sql`SELECT 1 FROM audit_entry`)).toEqual([]));
});

/** What is done to a member; to give back a gift (books/refund) and what the queue decides (measures) have specs of their own. */
type MemberAct = Exclude<Extract<AuditAct, `member.${string}`>, `member.limit${string}`>;

const ACTS: Record<MemberAct, [method: string, path: string, body?: object]> = {
  'member.viewed': ['GET', ''],
  'member.verification-changed': ['PUT', '/verification', BODIES['setVerification']],
  'member.influencer-changed': ['PUT', '/influencer', BODIES['setInfluencer']],
  'member.suspended': ['POST', '/suspend', BODIES['suspendMember']],
  'member.restored': ['POST', '/restore', BODIES['restoreMember']],
  'member.role-changed': ['PUT', '/role', BODIES['changeMemberRole']],
};

const MEMBER_ACTS = Object.keys(ACTS) as MemberAct[];

describe('every act of staff', () => {
  it.each(MEMBER_ACTS)('%s leaves one line in the log: who, to whom, when and from where (A10.115)', async (act) => {
    const subject = await givenPerson(account, `subject-${MEMBER_ACTS.indexOf(act)}`);
    const does = (one: MemberAct) => {
      const [method, path, body] = ACTS[one];
      return account.browse(admin.cookie, method, `/api/admin/members/${subject.id}${path}`, body);
    };
    if (act === 'member.restored') await does('member.suspended');
    expect((await does(act)).status).toBe(200);
    const lines = await account.sql.query(sql`
      SELECT actor_id AS actor, at > now() - interval '1 minute' AS recent, origin IS NOT NULL AS "hasOrigin" FROM audit_entry WHERE subject_id = ${subject.id} AND act = ${act}`);
    expect(lines).toEqual([{ actor: admin.id, recent: true, hasOrigin: true }]);
  });
});
