import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildKey, type RemoteRelease } from '@waymark/contracts-core';
import { signEntry } from '@waymark/registry';
import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { remoteRelease } from '../../test/releases';
import { startTestGateway, type TestGateway, newSigningKey, signedByTest } from '../../test/start-test-gateway';

const shell = shellBuild();
const maps = (version: string) => remoteBuild('maps', version, [{ path: '/map', page: 'map', title: 'Map' }]);
const live = remoteRelease(maps('two'), { previous: maps('one') });
const account = remoteRelease(remoteBuild('account', 'one', [{ path: '/', page: 'home', title: 'Home' }]));

/** One for each registry: they do not change. */
const open = new Map<string, Promise<TestGateway>>();
afterAll(async () => Promise.all([...open.values()].map(async (gateway) => (await gateway).close())));

function gatewayWith(release: RemoteRelease, env: Record<string, string> = {}, which = ''): Promise<TestGateway> {
  const key = JSON.stringify([release, env, which]);
  const started = open.get(key) ?? startTestGateway({ shell, releases: { maps: release, account } }, env);
  open.set(key, started);
  return started;
}

async function visit(gateway: TestGateway, path = '/map', cookie = '') {
  const answer = await fetch(gateway.origin + path, { headers: { cookie } });
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    boot: bootIn(html),
    cookies: answer.headers.getSetCookie(),
  };
}

async function put(
  gateway: TestGateway,
  version: string,
  key = `build.maps.${version}`,
  signer?: ReturnType<typeof newSigningKey>,
) {
  const folder = join(gateway.dir, 'r/maps', version);
  await mkdir(folder, { recursive: true });
  const text = signer ? JSON.stringify(signEntry(key, maps(version), signer)) : signedByTest(key, maps(version));
  await writeFile(join(folder, 'build.json'), text);
}

describe('which builds a page names (R2.7)', () => {
  it('are the stable ones for all, with the one before to fall back on, and without a cookie while there is no canary (R2.11)', async () => {
    const { boot, cookies } = await visit(await gatewayWith(live), '/map', 'vid=AAAAAAAAAAAAAAAAAAAAAA');
    const entries = {
      entry: '/r/maps/two/e.js',
      integrity: 'sha384-two',
      previousEntry: '/r/maps/one/e.js',
      previousIntegrity: 'sha384-one',
    };
    expect(boot.remotes['maps']).toMatchObject({ version: 'two', ...entries });
    expect(boot).not.toHaveProperty('preview');
    expect(cookies).toEqual([]);
  });

  it('stay those that a visitor got first, at every gateway, while a canary is out', async () => {
    const canary = { ...live, canary: { build: maps('three'), weight: 50 } };
    const [here, there] = await Promise.all([gatewayWith(canary, {}, 'here'), gatewayWith(canary, {}, 'there')]);
    const seen = new Set<string | undefined>();
    for (let visitor = 0; visitor < 24; visitor++) {
      const first = await visit(here);
      expect(first.cookies).toEqual([
        expect.stringMatching(/^vid=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      const again = await visit(there, '/map', `theme=dark; ${first.cookies[0]?.split(';')[0]}`);
      expect(again.cookies).toEqual([]);
      expect(again.boot.remotes['maps']).toEqual(first.boot.remotes['maps']);
      seen.add(first.boot.remotes['maps']?.version);
    }
    expect([...seen].sort()).toEqual(['three', 'two']);
  });

  it('are chosen again for an invalid cookie', async () => {
    const gateway = await gatewayWith(
      { ...live, canary: { build: maps('three'), weight: 50 } },
      { SESSION_COOKIE_SECURE: 'true' },
    );
    for (const cookie of ['__Host-vid=1', '__Host-vid=', 'vid=AAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await visit(gateway, '/map', cookie)).cookies).toEqual([
        expect.stringMatching(/^__Host-vid=[\w-]{22}; .*; Secure; SameSite=Lax$/),
      ]);
    }
  });

  it('are still there when a slice is switched off, which its pages say, and only they', async () => {
    const gateway = await gatewayWith({ ...live, state: 'killed' });
    const off = await visit(gateway);
    expect([off.status, off.boot.remotes['maps']?.off]).toEqual([503, true]);
    expect(off.html).toContain('This part of the site is switched off');
    expect(off.html).not.toContain('href="/r/maps');
    const home = await visit(gateway, '/');
    expect([home.status, home.boot.remotes['account']?.off, home.boot.remotes['maps']?.off]).toEqual([
      200,
      undefined,
      true,
    ]);
  });
});

describe('a preview (R2.15)', () => {
  it('shows a build that nobody else gets, until the browser session or the preview ends (R2.12)', async () => {
    const gateway = await gatewayWith({ ...live, state: 'killed' });
    await put(gateway, 'next');
    const first = await visit(gateway, '/map?override=maps@next');
    expect(first.status).toBe(200);
    expect(first.boot).toMatchObject({
      preview: { maps: 'next' },
      remotes: { maps: { version: 'next', integrity: 'sha384-next' } },
    });
    expect(first.cookies).toEqual(['preview=maps@next; Path=/; HttpOnly; SameSite=Lax']);
    const later = await visit(gateway, '/', 'preview=maps@next');
    expect(later.boot).toMatchObject({
      preview: { maps: 'next' },
      remotes: { maps: { version: 'next' }, account: { version: 'one' } },
    });

    const ended = await visit(gateway, '/?override=none', 'preview=maps@next');
    expect(ended.boot.remotes['maps']?.version).toBe('two');
    expect(ended.boot).not.toHaveProperty('preview');
    expect(ended.cookies).toEqual(['preview=none; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
  });

  it('can be one of the shell, beside others', async () => {
    const gateway = await gatewayWith(live);
    await put(gateway, 'next');
    const folder = join(gateway.dir, 'r/shell/v2');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'build.json'), signedByTest('build.shell.v2', shellBuild('v2')));
    const { boot, html } = await visit(gateway, '/?override=shell@v2,maps@next');
    expect(boot).toMatchObject({ preview: { shell: 'v2', maps: 'next' }, remotes: { maps: { version: 'next' } } });
    expect(html).toContain('src="/r/shell/v2/main.js"');
    expect((await visit(gateway, '/')).html).toContain('src="/r/shell/v1/main.js"');
  });

  it.each([
    ['is not there', 'maps@gone', undefined],
    [
      'was signed for another version',
      'maps@moved',
      (gateway: TestGateway) => put(gateway, 'moved', buildKey('maps', 'other')),
    ],
    [
      'was signed by somebody else',
      'maps@theirs',
      (gateway: TestGateway) => put(gateway, 'theirs', buildKey('maps', 'theirs'), newSigningKey()),
    ],
    ['lies elsewhere', 'maps@../../etc', undefined],
    ['has no name', '<b>', undefined],
  ])('of a build that %s shows an error and is not stored', async (_what, wanted, prepare) => {
    const gateway = await gatewayWith(live);
    await prepare?.(gateway);
    const { status, html, cookies } = await visit(gateway, `/map?override=${encodeURIComponent(wanted)}`);
    expect([status, cookies]).toEqual([404, []]);
    expect(html).toContain('Nothing to preview');
    expect(html).not.toContain('<b>');
    expect((await visit(gateway, '/map', `preview=${wanted}`)).boot.remotes['maps']?.version).toBe('two');
  });

  it('is nothing in production', async () => {
    const operator = { OPERATOR_NAME: 'Test', OPERATOR_EMAIL: 'test@example.org', OPERATOR_ADDRESS: 'Here' };
    const gateway = await gatewayWith(live, {
      MODE: 'production',
      PUBLIC_ORIGIN: 'https://waymark.test',
      SESSION_COOKIE_SECURE: 'true',
      ...operator,
    });
    await put(gateway, 'next');
    const { status, boot, cookies } = await visit(gateway, '/map?override=maps@next', 'preview=maps@next');
    expect([status, boot.remotes['maps']?.version, boot.preview, cookies]).toEqual([200, 'two', undefined, []]);
  });
});
