import sql from 'sql-template-tag';
import { bodyOf } from '../../../test/account-service';
import { newMember, PASSWORD, setCookie } from '../../../test/members';
import { ORIGIN, type ProviderTrips, startProviderTrips, whereTo } from '../../../test/provider-trips';

const CALLBACK = '/api/auth/provider/callback';

let trips: ProviderTrips;
beforeAll(async () => void (trips = await startProviderTrips()), 60_000);
afterAll(() => trips?.stop());

describe('a provider', () => {
  it('is offered by its name', async () => {
    expect(await bodyOf(await trips.browse('', '/api/auth/ways'))).toEqual({ provider: { name: 'Example ID' } });
  });

  it('is asked with PKCE, state and nonce, and for no more than needed (A10.26)', async () => {
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

  it('has an account once they agreed, without a password, with a confirmed address', async () => {
    trips.person('nia', { given_name: 'Nia', family_name: 'Nord', picture: 'https://id.example/nia.png' });
    const { response } = await trips.trip('nia');
    expect(whereTo(response)).toEqual([302, '/login/new-account']);
    const cookie = setCookie(response, 'provider-account');
    expect(setCookie(response, 'sid')).toBe('');
    expect(await trips.account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = 'nia@example.org'`)).toEqual([]);
    expect(await bodyOf(await trips.browse(cookie, '/api/auth/provider/pending'))).toEqual({
      provider: 'Example ID',
      email: 'nia@example.org',
      displayName: 'Person nia',
    });
    const without = await trips.account.post(
      '/api/auth/provider/account',
      { ...form, consentToDataProcessing: false },
      { cookie },
    );
    expect([without.status, (await bodyOf<{ fieldErrors: object }>(without)).fieldErrors]).toEqual([
      422,
      { consentToDataProcessing: 'You must consent to data processing to create an account' },
    ]);
    const made = await trips.account.post('/api/auth/provider/account', form, { cookie });
    expect([made.status, await bodyOf(made)]).toEqual([
      201,
      expect.objectContaining({ displayName: 'Nia Nord', email: 'nia@example.org' }),
    ]);
    const [row] = await trips.account.sql.query(sql`
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
    const again = await trips.account.post('/api/auth/provider/account', { ...form, username: 'nia2' }, { cookie });
    expect([again.status, (await bodyOf(again))['code']]).toEqual([401, 'auth.challenge-over']);
    expect(whereTo((await trips.trip('nia')).response)).toEqual([302, '/login?from=provider']);
    expect((await trips.account.post('/api/auth/login', { email: 'nia@example.org', password: PASSWORD })).status).toBe(
      401,
    );
  });

  it('is told of a taken username, and may try another', async () => {
    await newMember(trips.account, 'omar');
    trips.person('omar2');
    const cookie = setCookie((await trips.trip('omar2')).response, 'provider-account');
    const taken = await trips.account.post('/api/auth/provider/account', { ...form, username: 'OMAR' }, { cookie });
    expect((await bodyOf<{ fieldErrors: object }>(taken)).fieldErrors).toEqual({ username: 'This username is taken.' });
    expect(
      (await trips.account.post('/api/auth/provider/account', { ...form, username: 'omar2' }, { cookie })).status,
    ).toBe(201);
  });

  it.each([{ email_verified: false }, { email: undefined }, { email: 'no address' }])(
    'needs an address that the provider confirmed: %j',
    async (claims) => {
      const sub = `pat${Math.trunc(performance.now() * 1000)}`;
      trips.person(sub, claims);
      expect(whereTo((await trips.trip(sub)).response)).toEqual([302, '/login?provider=no-email']);
    },
  );

  it.each(['', 'provider-account=x', `provider-account=${'A'.repeat(43)}`])(
    'is nobody without the cookie of their trip: %s',
    async (cookie) => {
      expect((await trips.browse(cookie, '/api/auth/provider/pending')).status).toBe(404);
      expect(
        (await trips.account.post('/api/auth/provider/account', { ...form, username: 'queen' }, { cookie })).status,
      ).toBe(401);
    },
  );
});

describe('a known address (A10.113)', () => {
  it('is linked when both sides confirmed it, and its owner is told', async () => {
    const member = await newMember(trips.account, 'ruth');
    await trips.account.sql.query(sql`UPDATE "user" SET email_verified = true WHERE id = ${member.id}`);
    trips.person('ruth', { email: 'RUTH@example.org' });
    const { response } = await trips.trip('ruth');
    expect(whereTo(response)).toEqual([302, '/login?from=provider']);
    expect(await bodyOf(await trips.account.browse(setCookie(response, 'sid'), 'GET', '/api/auth/user'))).toMatchObject(
      {
        id: member.id,
      },
    );
    const mails = await trips.account.sql.query(
      sql`SELECT template FROM mail WHERE member_id = ${member.id} AND template = 'way-in-provider-linked'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('that we have not confirmed opens nothing: whoever registered it may not own it (A10.28)', async () => {
    await newMember(trips.account, 'sara');
    trips.person('sara');
    const { response } = await trips.trip('sara');
    expect(whereTo(response)).toEqual([302, '/login?provider=known-email']);
    expect(setCookie(response, 'sid')).toBe('');
  });

  it('of a suspended member opens nothing', async () => {
    const member = await newMember(trips.account, 'theo');
    trips.person('theo');
    expect(whereTo(await trips.link(member, 'theo'))).toEqual([302, '/account/security?linked=yes']);
    await trips.account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${member.id}`);
    expect(whereTo((await trips.trip('theo')).response)).toEqual([302, '/login?provider=refused']);
  });
});

describe('a member with codes', () => {
  it('is asked for one after the provider too', async () => {
    const member = await newMember(trips.account, 'bodo');
    trips.person('bodo');
    await trips.link(member, 'bodo');
    await trips.account.sql.query(
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
    await trips.account.sql.query(sql`UPDATE sign_in_challenge SET expires_at = now() WHERE purpose = 'provider'`);
    const back = await trips.atProvider(start.headers.get('location') ?? '', 'dirk');
    expect(whereTo(await trips.browse(setCookie(start, 'provider'), back))).toEqual([302, '/login?provider=failed']);
  });

  it('after a cancel says so', async () => {
    expect(whereTo((await trips.trip('')).response)).toEqual([302, '/login?provider=cancelled']);
  });

  it('ends the session that the browser had before', async () => {
    const member = await newMember(trips.account, 'egon');
    trips.person('egon');
    await trips.link(member, 'egon');
    const { response } = await trips.trip('egon', member.cookie);
    expect(setCookie(response, 'sid')).not.toBe(member.cookie);
    expect((await trips.account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(401);
  });
});
