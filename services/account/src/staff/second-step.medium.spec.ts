import sql from 'sql-template-tag';
import { type OwnAccount, bodyOf, ownAccount } from '../../test/account-service';
import { givenPerson, type Person } from '../../test/members';

let account: OwnAccount;
let admin: Person;
beforeAll(async () => {
  account = await ownAccount({ STAFF_SECOND_STEP: 'required' });
  admin = await givenPerson(account, 'quentin', 'admin');
}, 60_000);
afterAll(() => account?.stop());

const currentUser = async () => bodyOf(await account.browse(admin.cookie, 'GET', '/api/auth/user'));
const view = () => account.browse(admin.cookie, 'GET', `/api/admin/members/${admin.id}`);

describe('staff without a second step, where one is required', () => {
  it('are plain members, for this service and for every other', async () => {
    expect((await view()).status).toBe(403);
    expect(await currentUser()).toMatchObject({ role: 'member', secondStepNeeded: true });
    const headers = { cookie: admin.cookie, 'x-waymark-identity': await account.identityOf(admin.id, 'admin') };
    expect((await account.call(`/api/admin/members/${admin.id}`, { headers })).status).toBe(403);
  });

  it('are staff as soon as the session has one', async () => {
    await account.sql.query(sql`
      UPDATE session SET sess = sess || '{"secondFactor": true}' WHERE sess->'memberId' = to_jsonb(${admin.id}::int)`);
    expect((await view()).status).toBe(200);
    expect(await currentUser()).toMatchObject({ role: 'admin', secondStepNeeded: false });
  });
});
