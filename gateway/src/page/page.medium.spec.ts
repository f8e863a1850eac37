import { gatewayBefore } from '../../test/gateway-before';
import { newSession } from '../../test/new-session';
import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { startTestGateway } from '../../test/start-test-gateway';

const routes = [
  { path: '/', page: 'home', title: 'Home' },
  { path: '/venues/:id', page: 'venue', title: 'Venue', prefetch: ['/api/venues/:id'] },
  { path: '/places/:id', page: 'place', title: 'Place', document: '/api/venues/:id/document' },
  { path: '/sights/:id', page: 'place', title: 'Sight', document: '/api/venues/:id/document' },
  { path: '/mine', page: 'mine', title: 'Mine', access: 'member', prefetch: ['/api/venues/mine'] },
  { path: '/auth', page: 'login', title: 'Log In', redirectTo: '/login' },
];

const known: Record<string, object> = {
  '/api/venues/1': {},
  '/api/venues/7/document': { title: 'A rock', description: 'd', canonicalPath: '/sights/7' },
};
const edge = gatewayBefore(
  (req, res) => {
    const answer = known[req.url ?? ''];
    res.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  },
  {
    prefix: '/api/venues',
    registry: { shell: shellBuild(), remotes: { reviews: remoteBuild('reviews', 'v1', routes) } },
  },
);

const get = (path: string) => fetch(edge.gateway.origin + path, { redirect: 'manual' });

const prefetchIn = (html: string) => JSON.parse(/__prefetch=\{\};(\[.*?\])\.forEach/.exec(html)?.[1] ?? '') as string[];

describe('pages (T8)', () => {
  it('say that nobody is signed in when no session cookie came, and then fetch nothing that needs one', async () => {
    const visited = async (path: string, cookie = '') =>
      (await fetch(edge.gateway.origin + path, { headers: { cookie } })).text();
    const [visitor, own, other] = [
      await visited('/mine'),
      await visited('/mine', newSession().cookie),
      await visited('/mine', 'sid=short; theme=dark'),
    ];
    for (const html of [visitor, other]) {
      expect(bootIn(html).visitor).toBe(true);
      expect(prefetchIn(html)).toEqual([]);
    }
    expect(bootIn(own)).not.toHaveProperty('visitor');
    expect(prefetchIn(own)).toEqual(['/api/auth/user', '/api/venues/mine']);
    expect(prefetchIn(await visited('/venues/1'))).toEqual(['/api/venues/1']);
  });

  it('tell nobody the address that led to them when it carries a token', async () => {
    const [plain, secret] = await Promise.all([get('/?tab=1'), get('/?a=1&token=abc')]);
    expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(secret.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await secret.text()).not.toContain('abc');
  });

  it.each([
    ['/', 200],
    ['/venues/1', 200],
    ['/venues/2', 404],
    ['/nowhere', 404],
    ['/internal/sessions/x', 404],
  ])('%s has status %i and is the same one page', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('id="waymark-boot"');
  });

  it('are kept for going back to when they are a visitor’s, and by nothing when they are a member’s or their address is a secret', async () => {
    const kept = async (path: string, cookie = '') => {
      const { headers } = await fetch(edge.gateway.origin + path, { headers: { cookie } });
      return [headers.get('cache-control'), headers.get('vary')];
    };
    expect(await kept('/venues/1')).toEqual(['private, no-cache', 'accept-encoding, accept-language, cookie']);
    expect(await kept('/nowhere')).toEqual(['private, no-cache', 'accept-encoding, accept-language, cookie']);
    expect((await kept('/venues/1', newSession().cookie))[0]).toBe('no-store');
    expect((await kept('/?token=abc'))[0]).toBe('no-store');
  });

  it('have a nonce of their own, the same in policy and page', async () => {
    const answers = await Promise.all([get('/'), get('/')]);
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
        expect(await answer.text()).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('redirect as the manifest says, with the query string', async () => {
    const answer = await get('/auth?next=%2Freviews');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?next=%2Freviews']);
  });

  it('send people on to the one address of what the page is about, query and all', async () => {
    const other = await get('/places/7?from=map');
    expect([other.status, other.headers.get('location')]).toEqual([301, '/sights/7?from=map']);
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect([(await get('/sights/7')).status, (await get('/sights/7/')).status]).toEqual([200, 200]);
  });

  it('are a plain sentence while no shell has been published', async () => {
    const empty = await startTestGateway();
    const answer = await fetch(empty.origin);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<h1>Waymark is not ready yet</h1>');
    await empty.close();
  });
});
