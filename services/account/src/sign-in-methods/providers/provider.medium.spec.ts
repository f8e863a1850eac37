import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, codeOf, fieldErrorsOf } from '../../../test/account-service';
import { templatesTo } from '../../../test/mailbox';
import { newMember, provedMinutesAgo, setCookie, signIn } from '../../../test/members';
import { ORIGIN, type ProviderTrips, startProviderTrips, whereTo } from '../../../test/provider-trips';

const CALLBACK = '/api/auth/provider/callback';

let trips: ProviderTrips;
let account: AccountUnderTest;
beforeAll(async () => {
  trips = await startProviderTrips();
  ({ account } = trips);
}, 60_000);
afterAll(() => trips?.stop());

describe('a provider', () => {
  it('is offered by its name', async () => {
    expect(await bodyOf(await trips.browse('', '/api/auth/ways'))).toEqual({ provider: { name: 'Example ID' } });
  });

  it('is called with PKCE, state and nonce, and only for needed scopes (A10.26)', async () => {
    const start = await trips.browse('', '/api/auth/provider/start');
    const asked = new URL(start.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      response_type: 'code',
      redirect_uri: ORIGIN + CALLBACK,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(start.headers.get('set-cookie')).toMatch(
      /^provider=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});

describe('somebody new from a provider (A3.4, A10.27)', () => {
  const form = { displayName: 'Nia Nord', username: 'nia', consentToDataProcessing: true };
  const create = (cookie: string, more: object = {}) =>
    account.post('/api/auth/provider/account', { ...form, ...more }, { cookie });

  it('has an account once they agreed, without a password, with a confirmed address', async () => {
    trips.person('nia', { given_name: 'Nia', family_name: 'Nord', picture: 'https://id.example/nia.png' });
    const { response } = await trips.trip('nia');
    expect(whereTo(response)).toEqual([302, '/login/new-account']);
    const cookie = setCookie(response, 'provider-account');
    expect(setCookie(response, 'sid')).toBe('');
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = 'nia@example.org'`)).toEqual([]);
    expect(await bodyOf(await trips.browse(cookie, '/api/auth/provider/pending'))).toEqual({
      provider: 'Example ID',
      email: 'nia@example.org',
      displayName: 'Person nia',
    });
    expect(await fieldErrorsOf(create(cookie, { consentToDataProcessing: false }))).toEqual({
      consentToDataProcessing: 'You must consent to data processing to create an account',
    });
    const made = await create(cookie);
    expect([made.status, await bodyOf(made)]).toEqual([
      201,
      expect.objectContaining({ displayName: 'Nia Nord', email: 'nia@example.org' }),
    ]);
    const [row] = await account.sql.query(sql`
      SELECT u.email_verified, u.password_hash, p.first_name, p.last_name, p.profile_image_url, p.issuer, p.sub
      FROM "user" u JOIN platform_user p ON p.member_id = u.id WHERE u.username = 'nia'`);
    expect(row).toEqual({
      email_verified: true,
      password_hash: null,
      first_name: 'Nia',
      last_name: 'Nord',
      profile_image_url: 'https://id.example/nia.png',
      issuer: trips.provider.issuer,
      sub: 'nia',
    });
    expect(await codeOf(create(cookie, { username: 'nia2' }))).toBe('401 auth.challenge-over');
    expect(whereTo((await trips.trip('nia')).response)).toEqual([302, '/login?from=provider']);
    expect((await signIn(account, 'nia')).status).toBe(401);
  });

  it('learns that a username is taken, and can try another', async () => {
    await newMember(account, 'omar');
    trips.person('omar2');
    const cookie = setCookie((await trips.trip('omar2')).response, 'provider-account');
    expect(await fieldErrorsOf(create(cookie, { username: 'OMAR' }))).toEqual({ username: 'This username is taken.' });
    expect((await create(cookie, { username: 'omar2' })).status).toBe(201);
  });

  it('needs an address that the provider confirmed', async () => {
    trips.person('pat', { email_verified: false });
    expect(whereTo((await trips.trip('pat')).response)).toEqual([302, '/login?provider=no-email']);
  });

  it.each(['', `provider-account=${'A'.repeat(43)}`])(
    'is nobody without the cookie of their trip: %s',
    async (cookie) => {
      expect((await trips.browse(cookie, '/api/auth/provider/pending')).status).toBe(404);
      expect((await create(cookie, { username: 'queen' })).status).toBe(401);
    },
  );
});

describe('a known address (A10.113)', () => {
  it('is linked when both sides have confirmed it, and its owner is notified', async () => {
    const member = await newMember(account, 'ruth');
    await account.sql.query(sql`UPDATE "user" SET email_verified = true WHERE id = ${member.id}`);
    trips.person('ruth', { email: 'RUTH@example.org' });
    const { response } = await trips.trip('ruth');
    expect(whereTo(response)).toEqual([302, '/login?from=provider']);
    const user = await bodyOf(await account.browse(setCookie(response, 'sid'), 'GET', '/api/auth/user'));
    expect(user['id']).toBe(member.id);
    expect(await templatesTo(account, member)).toContain('way-in-provider-linked');
  });

  it('that we have not confirmed gives no access, because it may belong to someone else (A10.28)', async () => {
    await newMember(account, 'sara');
    trips.person('sara');
    const { response } = await trips.trip('sara');
    expect(whereTo(response)).toEqual([302, '/login?provider=known-email']);
    expect(setCookie(response, 'sid')).toBe('');
  });

  it('of a suspended member opens nothing', async () => {
    const member = await newMember(account, 'theo');
    trips.person('theo');
    expect(whereTo(await trips.link(member, 'theo'))).toEqual([302, '/account/security?linked=yes']);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${member.id}`);
    expect(whereTo((await trips.trip('theo')).response)).toEqual([302, '/login?provider=refused']);
  });
});

describe('a member with codes', () => {
  it('is asked for one after the provider too', async () => {
    const member = await newMember(account, 'bodo');
    trips.person('bodo');
    await trips.link(member, 'bodo');
    await account.sql.query(
      sql`INSERT INTO authenticator (member_id, sealed_secret, confirmed_at) VALUES (${member.id}, 's', now())`,
    );
    const { response } = await trips.trip('bodo');
    expect(whereTo(response)).toEqual([302, '/login?step=code']);
    expect(setCookie(response, 'sid')).toBe('');
    expect(setCookie(response, 'second-step')).toMatch(/^second-step=[\w-]{43}$/);
  });
});

describe('coming back', () => {
  it('works once, in the browser that left, with the state that it left with', async () => {
    trips.person('cora');
    const { back, cookie } = await trips.trip('cora');
    expect(whereTo(await trips.browse(cookie, back))).toEqual([302, '/login?provider=failed']);
    const start = await trips.browse('', '/api/auth/provider/start');
    const other = await trips.atProvider(start.headers.get('location') ?? '', 'cora');
    expect(whereTo(await trips.browse('', other))).toEqual([302, '/login?provider=failed']);
    const mine = setCookie(await trips.browse('', '/api/auth/provider/start'), 'provider');
    expect(whereTo(await trips.browse(mine, other))).toEqual([302, '/login?provider=failed']);
  });

  it('too late brings nothing', async () => {
    trips.person('dirk');
    const start = await trips.browse('', '/api/auth/provider/start');
    await account.sql.query(sql`UPDATE sign_in_challenge SET expires_at = now() WHERE purpose = 'provider'`);
    const back = await trips.atProvider(start.headers.get('location') ?? '', 'dirk');
    expect(whereTo(await trips.browse(setCookie(start, 'provider'), back))).toEqual([302, '/login?provider=failed']);
  });

  it('after cancelling says so', async () => {
    expect(whereTo((await trips.trip('')).response)).toEqual([302, '/login?provider=cancelled']);
  });

  it('ends the session that the browser had before', async () => {
    const member = await newMember(account, 'egon');
    trips.person('egon');
    await trips.link(member, 'egon');
    const { response } = await trips.trip('egon', member.cookie);
    expect(setCookie(response, 'sid')).not.toBe(member.cookie);
    expect((await account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(401);
  });
});

describe('linking a provider', () => {
  it('is done by the signed-in owner, shown, and undone', async () => {
    const member = await newMember(account, 'uwe');
    trips.person('uwe.elsewhere');
    expect(whereTo(await trips.link(member, 'uwe.elsewhere'))).toEqual([302, '/account/security?linked=yes']);
    const own = await bodyOf(await account.browse(member.cookie, 'GET', '/api/auth/ways/mine'));
    expect(own['provider']).toEqual({ name: 'Example ID', isLinked: true, email: 'uwe.elsewhere@example.org' });
    for (let time = 0; time < 2; time += 1)
      expect((await account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(204);
    expect(whereTo((await trips.trip('uwe.elsewhere')).response)).toEqual([302, '/login/new-account']);
  });

  it('takes no person who opens another account', async () => {
    const [one, two] = [await newMember(account, 'vera'), await newMember(account, 'will')];
    trips.person('shared');
    await trips.link(one, 'shared');
    expect(whereTo(await trips.link(two, 'shared'))).toEqual([302, '/account/security?provider=taken']);
  });

  it('links nobody else who is signed in when the browser comes back', async () => {
    const [one, two] = [await newMember(account, 'xena'), await newMember(account, 'yann')];
    trips.person('xena.elsewhere');
    expect(whereTo(await trips.link(one, 'xena.elsewhere', two))).toEqual([302, '/account/security?provider=failed']);
    expect(await account.sql.query(sql`SELECT 1 FROM platform_user WHERE sub = 'xena.elsewhere'`)).toEqual([]);
  });

  it('keeps the last way in', async () => {
    const member = await newMember(account, 'zora');
    trips.person('zora');
    await trips.link(member, 'zora');
    await account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    expect(await codeOf(account.browse(member.cookie, 'DELETE', '/api/auth/provider'))).toBe('409 auth.last-way-in');
  });

  it('asks for a fresh sign-in', async () => {
    const member = await newMember(account, 'abel');
    await provedMinutesAgo(account, member, 16);
    expect(await codeOf(account.browse(member.cookie, 'POST', '/api/auth/provider/link'))).toBe('403 auth.prove-again');
    expect(await codeOf(account.browse(member.cookie, 'DELETE', '/api/auth/provider'))).toBe('403 auth.prove-again');
  });
});
