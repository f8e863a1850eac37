import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../test/account-service';
import { allSent, mailsTo, mailTo, tokenIn } from '../../../test/mailbox';
import { sentMails } from '../../../test/sent-mails';
import { newMember, type SignedInMember } from '../../../test/members';

const PASSWORD = 'quiet rivers at noon';
const SUBJECT = 'Confirm your new email address';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

async function change({ id, cookie }: SignedInMember, newEmail: string): Promise<Response> {
  return account.post(
    '/api/auth/change-email',
    { newEmail },
    { cookie, 'x-waymark-identity': await account.identityOf(id) },
  );
}

const verify = (token: string) => account.post('/api/auth/verify-email', { token });
const signIn = async (email: string) => (await account.post('/api/auth/login', { email, password: PASSWORD })).status;
const emailOf = async (id: number) =>
  (await account.sql.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${id}`))?.email;

describe('another email address', () => {
  it('counts once its owner confirms it; the old one hears of it before and after', async () => {
    const member = await newMember(account, 'aino');
    expect((await change(member, 'Aino.New@example.org')).status).toBe(204);
    await mailTo(account, member.email, 'Somebody asked to change your email address');
    expect([await emailOf(member.id), await signIn('aino.new@example.org')]).toEqual([member.email, 401]);
    const token = tokenIn(await mailTo(account, 'Aino.New@example.org', SUBJECT));
    const confirmed = await verify(token);
    expect([confirmed.status, await bodyOf(confirmed)]).toEqual([200, { what: 'changed' }]);
    expect([await signIn('aino.new@example.org'), await signIn(member.email)]).toEqual([200, 401]);
    await mailTo(account, member.email, 'Your email address was changed');
    expect((await verify(token)).status).toBe(400);
  });

  it('needs a fresh sign-in', async () => {
    const member = await newMember(account, 'bruno');
    await account.sql.query(sql`UPDATE session SET sess = sess || '{"provedAt":"2020-01-01T00:00:00.000Z"}'`);
    const response = await change(member, 'bruno.new@example.org');
    expect([response.status, (await bodyOf(response)).code]).toEqual([403, 'auth.prove-again']);
  });

  it('tells nobody that it has an account already: the same answer, and a mail to its owner', async () => {
    const [member, other] = [await newMember(account, 'carl'), await newMember(account, 'dora')];
    await allSent(account);
    expect((await change(member, 'DORA@example.org')).status).toBe(204);
    await mailTo(account, other.email, 'You already have an account');
    await allSent(account);
    expect((await mailsTo(account, other.email)).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });

  it('goes to whoever registered with it meanwhile, not to the link', async () => {
    const member = await newMember(account, 'edda');
    await change(member, 'edda.new@example.org');
    const token = tokenIn(await mailTo(account, 'edda.new@example.org', SUBJECT));
    await account.post('/api/auth/register', registration('edda2', { email: 'edda.new@example.org' }));
    expect((await verify(token)).status).toBe(400);
    expect(await emailOf(member.id)).toBe(member.email);
  });

  it('ends the link to delete the account that went to the old address', async () => {
    const member = await newMember(account, 'esra');
    expect((await account.browse(member.cookie, 'POST', '/api/privacy/delete', { reviews: 'delete' })).status).toBe(
      201,
    );
    const asked = (await sentMails(account, 'confirm-deletion')).find(({ to }) => to === member.email);
    const token = asked?.url.split('#token=')[1];
    expect(token).toHaveLength(43);
    await change(member, 'esra.new@example.org');
    await verify(tokenIn(await mailTo(account, 'esra.new@example.org', SUBJECT)));
    expect((await account.post('/api/privacy/delete/confirm', { token })).status).toBe(404);
    expect(await emailOf(member.id)).toBe('esra.new@example.org');
  });

  it('is stopped by a new password', async () => {
    const member = await newMember(account, 'finn');
    await change(member, 'finn.new@example.org');
    const token = tokenIn(await mailTo(account, 'finn.new@example.org', SUBJECT));
    const headers = { cookie: member.cookie, 'x-waymark-identity': await account.identityOf(member.id) };
    await account.post(
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'green hills at dusk' },
      headers,
    );
    expect((await verify(token)).status).toBe(400);
  });

  it.each([
    ['no address', 'Please enter a valid email address'],
    ['GERDA@example.org', 'This is your email address already.'],
  ])('is refused when it is %s', async (newEmail, message) => {
    const member = await newMember(account, newEmail.startsWith('G') ? 'gerda' : 'gerd2');
    const response = await change(member, newEmail);
    expect([response.status, (await bodyOf(response)).fieldErrors]).toEqual([422, { newEmail: message }]);
  });
});
