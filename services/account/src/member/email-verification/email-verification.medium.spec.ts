import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  fieldErrorsOf,
  registration,
  sharedAccount,
} from '../../../test/account-service';
import { allSent, mailsTo, mailTo, sentMails, tokenIn } from '../../../test/mailbox';
import { newMember, PASSWORD, type Person } from '../../../test/members';

const SUBJECT = 'Confirm your email address';
const NEW_SUBJECT = 'Confirm your new email address';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const verify = (token: string) => account.post('/api/auth/verify-email', { token });

async function isVerified(id: number): Promise<boolean | undefined> {
  return (await account.sql.one<{ v: boolean }>(sql`SELECT email_verified AS v FROM "user" WHERE id = ${id}`))?.v;
}

describe('a new account (A4.25, A10.10)', () => {
  it('has an address that nobody confirmed, until the link of the mail is used, once', async () => {
    const { id, email } = await newMember(account, 'nadia');
    expect(await isVerified(id)).toBe(false);
    const mail = await mailTo(account, email, SUBJECT);
    expect(mail.text).toContain('/verify-email?token=');
    const first = await verify(tokenIn(mail));
    expect([first.status, await bodyOf(first), await isVerified(id)]).toEqual([200, { what: 'verified' }, true]);
    expect((await verify(tokenIn(mail))).status).toBe(400);
    expect(await bodyOf(await account.currentUser(id))).toMatchObject({ emailVerified: true });
  });

  it('is not confirmed by a token that is none or for something else', async () => {
    const { id, email } = await newMember(account, 'oleg');
    const token = tokenIn(await mailTo(account, email, SUBJECT));
    await account.sql.query(sql`UPDATE one_time_token SET purpose = 'reset-password' WHERE member_id = ${id}`);
    for (const wrong of ['', 'A'.repeat(43), token]) expect((await verify(wrong)).status).toBe(400);
    expect(await isVerified(id)).toBe(false);
  });

  it('gets a new link when its owner asks, which ends the older one; three an hour, none once it is confirmed', async () => {
    const { id, email } = await newMember(account, 'petra');
    const first = tokenIn(await mailTo(account, email, SUBJECT));
    await account.sql.query(sql`DELETE FROM mail`);
    expect((await account.as(id, 'POST', '/api/auth/verify-email/resend')).status).toBe(204);
    const second = tokenIn(await mailTo(account, email, SUBJECT));
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([400, 200]);
    await account.sql.query(sql`DELETE FROM mail`);
    const more = [];
    for (let time = 0; time < 3; time += 1)
      more.push((await account.as(id, 'POST', '/api/auth/verify-email/resend')).status);
    await allSent(account);
    expect([more, await mailsTo(account, email)]).toEqual([[204, 204, 429], []]);
  });
});

describe('a registration with a known address (A7.14)', () => {
  it('answers like a new one, mails its owner and nobody else, and confirms nothing', async () => {
    const { id, email } = await newMember(account, 'quinn');
    await allSent(account);
    await newMember(account, 'quinn2', { email: 'QUINN@example.org' });
    const mail = await mailTo(account, email, 'You already have an account');
    expect(mail.text).toContain('/login');
    expect(tokenIn(mail)).toBe('');
    expect(await isVerified(id)).toBe(false);
    expect(await mailsTo(account, 'QUINN@example.org')).toEqual([]);
  });

  it('puts no word of a stranger into a mail', async () => {
    await newMember(account, 'rudi', { displayName: 'You won at evil.example' });
    const mail = await mailTo(account, 'rudi@example.org', SUBJECT);
    expect(mail.text).not.toContain('evil.example');
  });
});

describe('addresses', () => {
  it('differ by their plus part, and not by their case (A12.6)', async () => {
    await newMember(account, 'sven1', { email: 'Sven@Example.org' });
    await newMember(account, 'sven2', { email: 'sven+trips@example.org' });
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key LIKE 'sven%'`)).toHaveLength(2);
    const login = (email: string) => account.post('/api/auth/login', { email, password: PASSWORD });
    expect((await bodyOf(await login('SVEN@EXAMPLE.ORG'))).username).toBe('sven1');
    expect((await bodyOf(await login('Sven+Trips@example.org'))).username).toBe('sven2');
  });
});

describe('another email address', () => {
  const change = ({ cookie }: Person, newEmail: string) =>
    account.browse(cookie, 'POST', '/api/auth/change-email', { newEmail });
  /** The token that goes to the address once the member asked for it. */
  async function tokenFor(member: Person, newEmail: string): Promise<string> {
    expect((await change(member, newEmail)).status).toBe(204);
    return tokenIn(await mailTo(account, newEmail, NEW_SUBJECT));
  }
  const signIn = async (email: string) => (await account.post('/api/auth/login', { email, password: PASSWORD })).status;
  const emailOf = async (id: number) =>
    (await account.sql.one<{ email: string }>(sql`SELECT email FROM "user" WHERE id = ${id}`))?.email;

  it('counts once its owner confirms it; the old one hears of it before and after', async () => {
    const member = await newMember(account, 'aino');
    const token = await tokenFor(member, 'Aino.New@example.org');
    await mailTo(account, member.email, 'Someone asked to change your email address');
    expect([await emailOf(member.id), await signIn('aino.new@example.org')]).toEqual([member.email, 401]);
    const confirmed = await verify(token);
    expect([confirmed.status, await bodyOf(confirmed)]).toEqual([200, { what: 'changed' }]);
    expect([await signIn('aino.new@example.org'), await signIn(member.email)]).toEqual([200, 401]);
    await mailTo(account, member.email, 'Your email address was changed');
    expect((await verify(token)).status).toBe(400);
  });

  it('tells nobody that it has an account already: the same answer, and a mail to its owner', async () => {
    const [member, other] = [await newMember(account, 'carl'), await newMember(account, 'dora')];
    await allSent(account);
    expect((await change(member, 'DORA@example.org')).status).toBe(204);
    await mailTo(account, other.email, 'You already have an account');
    await allSent(account);
    expect((await mailsTo(account, other.email)).map(({ subject }) => subject)).not.toContain(NEW_SUBJECT);
  });

  it('goes to whoever registered with it meanwhile, not to the link', async () => {
    const member = await newMember(account, 'edda');
    const token = await tokenFor(member, 'edda.new@example.org');
    await account.post('/api/auth/register', registration('edda2', { email: 'edda.new@example.org' }));
    expect((await verify(token)).status).toBe(400);
    expect(await emailOf(member.id)).toBe(member.email);
  });

  it('ends the link to delete the account that went to the old address', async () => {
    const member = await newMember(account, 'esra');
    await account.browse(member.cookie, 'POST', '/api/privacy/delete', { reviews: 'delete' });
    const asked = (await sentMails(account, 'confirm-deletion')).find(({ to }) => to === member.email);
    const token = asked?.url.split('#token=')[1];
    expect(token).toHaveLength(43);
    await verify(await tokenFor(member, 'esra.new@example.org'));
    expect((await account.post('/api/privacy/delete/confirm', { token })).status).toBe(404);
    expect(await emailOf(member.id)).toBe('esra.new@example.org');
  });

  it('is stopped by a new password', async () => {
    const member = await newMember(account, 'finn');
    const token = await tokenFor(member, 'finn.new@example.org');
    const passwords = { currentPassword: PASSWORD, newPassword: 'green hills at dusk' };
    expect((await account.browse(member.cookie, 'POST', '/api/auth/change-password', passwords)).status).toBe(204);
    expect((await verify(token)).status).toBe(400);
  });

  it('is rejected when it is invalid, or already theirs', async () => {
    const member = await newMember(account, 'gerda');
    for (const [email, newEmail] of [
      ['no address', 'Please enter a valid email address'],
      ['GERDA@example.org', 'This is already your email address.'],
    ] as const)
      expect(await fieldErrorsOf(change(member, email))).toEqual({ newEmail });
  });
});
