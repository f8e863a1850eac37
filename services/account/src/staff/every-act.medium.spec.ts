import type { AuditAct } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenPerson, type Person } from '../../test/staff-people';

let account: AccountUnderTest;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const reason = 'As the rules say.';
/** What is done to a member; to give back a gift (books/refund) and what the queue decides (measures) have specs of their own. */
type MemberAct = Exclude<Extract<AuditAct, `member.${string}`>, `member.limit${string}`>;

const ACTS: Record<MemberAct, [method: string, path: string, body?: object]> = {
  'member.viewed': ['GET', ''],
  'member.verification-changed': ['PUT', '/verification', { status: 'verified' }],
  'member.influencer-changed': ['PUT', '/influencer', { isInfluencer: true }],
  'member.suspended': ['POST', '/suspend', { reason }],
  'member.restored': ['POST', '/restore', { reason }],
  'member.role-changed': ['PUT', '/role', { role: 'moderator', reason }],
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
