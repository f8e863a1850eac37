import sql from 'sql-template-tag';
import { bodyOf } from '../../../../test/account-service';
import { newMember } from '../../../../test/members';
import { type ProviderTrips, startProviderTrips, whereTo } from '../../../../test/provider-trips';

let trips: ProviderTrips;
beforeAll(async () => void (trips = await startProviderTrips()), 60_000);
afterAll(() => trips?.stop());

describe('linking a provider', () => {
  it('is done by the signed-in owner, shown, and undone', async () => {
    const member = await newMember(trips.account, 'uwe');
    trips.person('uwe.elsewhere');
    expect(whereTo(await trips.link(member, 'uwe.elsewhere'))).toEqual([302, '/account/security?linked=yes']);
    const own = await bodyOf(await trips.account.browse(member.cookie, 'GET', '/api/auth/ways/mine'));
    expect(own['provider']).toEqual({ name: 'Example ID', isLinked: true, email: 'uwe.elsewhere@example.org' });
    expect((await trips.account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(204);
    expect((await trips.account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(204);
    expect(whereTo((await trips.trip('uwe.elsewhere')).response)).toEqual([302, '/login/new-account']);
  });

  it('takes no person who opens another account', async () => {
    const [one, two] = [await newMember(trips.account, 'vera'), await newMember(trips.account, 'will')];
    trips.person('shared');
    await trips.link(one, 'shared');
    expect(whereTo(await trips.link(two, 'shared'))).toEqual([302, '/account/security?provider=taken']);
  });

  it('links nobody else who is signed in when the browser comes back', async () => {
    const [one, two] = [await newMember(trips.account, 'xena'), await newMember(trips.account, 'yann')];
    trips.person('xena.elsewhere');
    expect(whereTo(await trips.link(one, 'xena.elsewhere', two))).toEqual([302, '/account/security?provider=failed']);
    expect(await trips.account.sql.query(sql`SELECT 1 FROM platform_user WHERE sub = 'xena.elsewhere'`)).toEqual([]);
  });

  it('keeps the last way in', async () => {
    const member = await newMember(trips.account, 'zora');
    trips.person('zora');
    await trips.link(member, 'zora');
    await trips.account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    const refused = await trips.account.browse(member.cookie, 'DELETE', '/api/auth/provider');
    expect([refused.status, (await bodyOf(refused))['code']]).toEqual([409, 'auth.last-way-in']);
  });

  it('asks for a fresh sign-in', async () => {
    const member = await newMember(trips.account, 'abel');
    await trips.account.sql.query(
      sql`UPDATE session SET sess = sess || '{"provedAt":"2026-01-01T00:00:00.000Z"}' WHERE sess->'memberId' = to_jsonb(${member.id}::int)`,
    );
    expect((await trips.account.browse(member.cookie, 'POST', '/api/auth/provider/link')).status).toBe(403);
    expect((await trips.account.browse(member.cookie, 'DELETE', '/api/auth/provider')).status).toBe(403);
  });
});
