import sql from 'sql-template-tag';
import { type ProvidedPerson, type SignInProvider, startSignInProvider } from '@waymark/testing/sign-in-provider';
import { type AccountUnderTest, bodyOf, startAccount } from '../../../test/account-service';
import { newMember, PASSWORD, setCookie, type SignedInMember } from '../../../test/members';

const ORIGIN = 'http://localhost:4200';
const CALLBACK = '/api/auth/provider/callback';
const people: Record<string, ProvidedPerson> = {};

let provider: SignInProvider;
let account: AccountUnderTest;
beforeAll(async () => {
  provider = await startSignInProvider({ siteOrigin: ORIGIN, people });
  account = await startAccount({ PUBLIC_ORIGIN: ORIGIN, MODE: 'local', ...provider.env });
}, 60_000);
afterAll(async () => {
  await account?.stop();
  await provider?.stop();
});

const person = (sub: string, more: ProvidedPerson = {}) => {
  people[sub] = { name: `Person ${sub}`, email: `${sub}@example.org`, email_verified: true, ...more };
};
const browse = (cookie: string, path: string) => account.call(path, { headers: { cookie }, redirect: 'manual' });

/** Signs in at the provider as a browser would, and gives the address that it is sent back to. */
async function atProvider(start: string, as: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  for (let hops = 0; hops < 8; hops += 1) {
    if (url.startsWith(ORIGIN)) return url.slice(ORIGIN.length);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    url = location ? new URL(location, url).href : `${url}?as=${as}`;
  }
  throw new Error('The provider led nowhere');
}

/** Goes to the provider and back; `more` are cookies besides the trip's own. */
async function trip(as: string, more = '') {
  const start = await browse('', '/api/auth/provider/start');
  expect(start.status).toBe(302);
  const cookie = setCookie(start, 'provider');
  const back = await atProvider(start.headers.get('location') ?? '', as);
  return { back, cookie, response: await browse([cookie, more].filter(Boolean).join('; '), back) };
}
const whereTo = (response: Response) => [response.status, response.headers.get('location')];

/** Links a signed-in member with a person at the provider; `back` is who is signed in when the browser returns. */
async function link(member: SignedInMember, as: string, back = member) {
  const begun = await account.browse(member.cookie, 'POST', '/api/auth/provider/link');
  const { url } = await bodyOf<{ url: string }>(begun);
  const headers = {
    cookie: `${back.cookie}; ${setCookie(begun, 'provider')}`,
    'x-waymark-identity': await account.identityOf(back.id),
  };
  return account.call(await atProvider(url, as), { headers, redirect: 'manual' });
}

describe('a provider', () => {
  it('is offered by its name', async () => {
    expect(await bodyOf(await browse('', '/api/auth/ways'))).toEqual({ provider: { name: 'Example ID' } });
  });

  it('is asked with PKCE, state and nonce, and for no more than needed', async () => {
    const start = await browse('', '/api/auth/provider/start');
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

describe('somebody new from a provider', () => {
  const form = { displayName: 'Nia Nord', username: 'nia', consentToDataProcessing: true };

  it('has an account once they agreed, without a password, with a confirmed address', async () => {
    person('nia', { given_name: 'Nia', family_name: 'Nord', picture: 'https://id.example/nia.png' });
    const { response } = await trip('nia');
    expect(whereTo(response)).toEqual([302, '/login/new-account']);
    const cookie = setCookie(response, 'provider-account');
    expect(setCookie(response, 'sid')).toBe('');
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = 'nia@example.org'`)).toEqual([]);
    expect(await bodyOf(await browse(cookie, '/api/auth/provider/pending'))).toEqual({
      provider: 'Example ID',
      email: 'nia@example.org',
      displayName: 'Person nia',
    });
    const without = await account.post(
      '/api/auth/provider/account',
      { ...form, consentToDataProcessing: false },
      { cookie },
    );
    expect([without.status, (await bodyOf<{ fieldErrors: object }>(without)).fieldErrors]).toEqual([
      422,
      { consentToDataProcessing: 'You must consent to data processing to create an account' },
    ]);
    const made = await account.post('/api/auth/provider/account', form, { cookie });
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
      issuer: provider.issuer,
      sub: 'nia',
    });
    const again = await account.post('/api/auth/provider/account', { ...form, username: 'nia2' }, { cookie });
    expect([again.status, (await bodyOf(again))['code']]).toEqual([401, 'auth.challenge-over']);
    expect(whereTo((await trip('nia')).response)).toEqual([302, '/login?from=provider']);
    expect((await account.post('/api/auth/login', { email: 'nia@example.org', password: PASSWORD })).status).toBe(401);
  });

  it('is told of a taken username, and may try another', async () => {
    await newMember(account, 'omar');
    person('omar2');
    const cookie = setCookie((await trip('omar2')).response, 'provider-account');
    const taken = await account.post('/api/auth/provider/account', { ...form, username: 'OMAR' }, { cookie });
    expect((await bodyOf<{ fieldErrors: object }>(taken)).fieldErrors).toEqual({ username: 'This username is taken.' });
    expect((await account.post('/api/auth/provider/account', { ...form, username: 'omar2' }, { cookie })).status).toBe(
      201,
    );
  });

  it.each([{ email_verified: false }, { email: undefined }, { email: 'no address' }])(
    'needs an address that the provider confirmed: %j',
    async (claims) => {
      const sub = `pat${Math.trunc(performance.now() * 1000)}`;
      person(sub, claims);
      expect(whereTo((await trip(sub)).response)).toEqual([302, '/login?provider=no-email']);
    },
  );

  it.each(['', 'provider-account=x', `provider-account=${'A'.repeat(43)}`])(
    'is nobody without the cookie of their trip: %s',
    async (cookie) => {
      expect((await browse(cookie, '/api/auth/provider/pending')).status).toBe(404);
      expect(
        (await account.post('/api/auth/provider/account', { ...form, username: 'queen' }, { cookie })).status,
      ).toBe(401);
    },
  );
});

describe('a known address', () => {
  it('is linked when both sides confirmed it, and its owner is told', async () => {
    const member = await newMember(account, 'ruth');
    await account.sql.query(sql`UPDATE "user" SET email_verified = true WHERE id = ${member.id}`);
    person('ruth', { email: 'RUTH@example.org' });
    const { response } = await trip('ruth');
    expect(whereTo(response)).toEqual([302, '/login?from=provider']);
    expect(await bodyOf(await account.browse(setCookie(response, 'sid'), 'GET', '/api/auth/user'))).toMatchObject({
      id: member.id,
    });
    const mails = await account.sql.query(
      sql`SELECT template FROM mail WHERE member_id = ${member.id} AND template = 'way-in-provider-linked'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('that we have not confirmed opens nothing: whoever registered it may not own it', async () => {
    await newMember(account, 'sara');
    person('sara');
    const { response } = await trip('sara');
    expect(whereTo(response)).toEqual([302, '/login?provider=known-email']);
    expect(setCookie(response, 'sid')).toBe('');
  });

  it('of a suspended member opens nothing', async () => {
    const member = await newMember(account, 'theo');
    person('theo');
    expect(whereTo(await link(member, 'theo'))).toEqual([302, '/account/security?linked=yes']);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${member.id}`);
    expect(whereTo((await trip('theo')).response)).toEqual([302, '/login?provider=refused']);
  });
});

describe('linking', () => {
  it('is done by the signed-in owner, shown, and undone', async () => {
    const member = await newMember(account, 'uwe');
    person('uwe.elsewhere');
    expect(whereTo(await link(member, 'uwe.elsewhere'))).toEqual([302, '/account/security?linked=yes']);
    const own = await bodyOf(await account.browse(member.cookie, 'GET', '/api/auth/ways/mine'));
    expect(own['provider']).toEqual({ name: 'Example ID', isLinked: true, email: 'uwe.elsewhere@example.org' });
    expect((await account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(204);
    expect((await account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(204);
    expect(whereTo((await trip('uwe.elsewhere')).response)).toEqual([302, '/login/new-account']);
  });

  it('takes no person who opens another account', async () => {
    const [one, two] = [await newMember(account, 'vera'), await newMember(account, 'will')];
    person('shared');
    await link(one, 'shared');
    expect(whereTo(await link(two, 'shared'))).toEqual([302, '/account/security?provider=taken']);
  });

  it('links nobody else who is signed in when the browser comes back', async () => {
    const [one, two] = [await newMember(account, 'xena'), await newMember(account, 'yann')];
    person('xena.elsewhere');
    expect(whereTo(await link(one, 'xena.elsewhere', two))).toEqual([302, '/account/security?provider=failed']);
    expect(await account.sql.query(sql`SELECT 1 FROM platform_user WHERE sub = 'xena.elsewhere'`)).toEqual([]);
  });

  it('keeps the last way in', async () => {
    const member = await newMember(account, 'zora');
    person('zora');
    await link(member, 'zora');
    await account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    const refused = await account.browse(member.cookie, 'DELETE', '/api/auth/provider');
    expect([refused.status, (await bodyOf(refused))['code']]).toEqual([409, 'auth.last-way-in']);
  });

  it('asks for a fresh sign-in', async () => {
    const member = await newMember(account, 'abel');
    await account.sql.query(
      sql`UPDATE session SET sess = sess || '{"provedAt":"2026-01-01T00:00:00.000Z"}' WHERE sess->'memberId' = to_jsonb(${member.id}::int)`,
    );
    expect((await account.browse(member.cookie, 'POST', '/api/auth/provider/link')).status).toBe(403);
    expect((await account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(403);
  });
});

describe('a member with codes', () => {
  it('is asked for one after the provider too', async () => {
    const member = await newMember(account, 'bodo');
    person('bodo');
    await link(member, 'bodo');
    await account.sql.query(
      sql`INSERT INTO authenticator (member_id, sealed_secret, confirmed_at) VALUES (${member.id}, 's', now())`,
    );
    const { response } = await trip('bodo');
    expect(whereTo(response)).toEqual([302, '/login?step=code']);
    expect(setCookie(response, 'sid')).toBe('');
    expect(setCookie(response, 'second-step')).toMatch(/^second-step=[\w-]{43}$/);
  });
});

describe('coming back', () => {
  it('works once, in the browser that left, with the state that it left with', async () => {
    person('cora');
    const { back, cookie } = await trip('cora');
    expect(whereTo(await browse(cookie, back))).toEqual([302, '/login?provider=failed']);
    const start = await browse('', '/api/auth/provider/start');
    const other = await atProvider(start.headers.get('location') ?? '', 'cora');
    expect(whereTo(await browse('', other))).toEqual([302, '/login?provider=failed']);
    const mine = setCookie(await browse('', '/api/auth/provider/start'), 'provider');
    expect(whereTo(await browse(mine, other))).toEqual([302, '/login?provider=failed']);
  });

  it('too late brings nothing', async () => {
    person('dirk');
    const start = await browse('', '/api/auth/provider/start');
    await account.sql.query(sql`UPDATE sign_in_challenge SET expires_at = now() WHERE purpose = 'provider'`);
    const back = await atProvider(start.headers.get('location') ?? '', 'dirk');
    expect(whereTo(await browse(setCookie(start, 'provider'), back))).toEqual([302, '/login?provider=failed']);
  });

  it('after a cancel says so', async () => {
    expect(whereTo((await trip('')).response)).toEqual([302, '/login?provider=cancelled']);
  });

  it('ends the session that the browser had before', async () => {
    const member = await newMember(account, 'egon');
    person('egon');
    await link(member, 'egon');
    const { response } = await trip('egon', member.cookie);
    expect(setCookie(response, 'sid')).not.toBe(member.cookie);
    expect((await account.browse(member.cookie, 'GET', '/api/auth/user')).status).toBe(401);
  });
});
