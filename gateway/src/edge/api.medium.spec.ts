import { gatewayBefore } from '../../test/gateway-before';
import { startTestGateway } from '../../test/start-test-gateway';

const edge = gatewayBefore((req, res) => {
  if (req.url === '/api/reviews/hang') return;
  req.resume().on('end', () => {
    res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], server: 'stub' });
    res.end('{"ok":true}');
  });
});

const OWN = { 'sec-fetch-site': 'same-origin' };
const JSON_BODY = { 'content-type': 'application/json' };
const send = (headers: Record<string, string>, body = '{}') =>
  fetch(`${edge.gateway.origin}/api/reviews`, { method: 'POST', headers, body });
const post = (headers: Record<string, string>, body?: string) => send({ ...OWN, ...headers }, body);

it('says when to come back while it knows of no service, and not that nothing is there', async () => {
  const empty = await startTestGateway({});
  const answer = await fetch(`${empty.origin}/api/reviews`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  await empty.close();
});

describe('the API at the edge, with broker and Redis down', () => {
  it('passes requests on and streams the answer back, cookies and all', async () => {
    const answer = await post({ 'content-type': 'application/json', 'x-correlation-id': 'from-the-client' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(edge.reviews.seen.at(-1)?.headers['x-correlation-id']).toBe('from-the-client');
  });

  it.each([
    ['cross-site', { ...JSON_BODY, 'sec-fetch-site': 'cross-site' }, 403],
    ['nowhere, by its headers', { ...JSON_BODY, cookie: 'sid=x' }, 403],
    ['nowhere, without a cookie', JSON_BODY, 403],
    ['a form', { ...OWN, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses a write from %s before any service sees it', async (_name, headers, status) => {
    const before = edge.reviews.seen.length;
    const answer = await send(headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(edge.reviews.seen).toHaveLength(before);
  });

  it('refuses more than 64 KiB, with or without Content-Length', async () => {
    const body = `"${'x'.repeat(70_000)}"`;
    expect((await post({ 'content-type': 'application/json' }, body)).status).toBe(413);
    const init = { method: 'POST', headers: { ...OWN, ...JSON_BODY }, body: new Blob([body]).stream(), duplex: 'half' };
    expect((await fetch(`${edge.gateway.origin}/api/reviews`, init as RequestInit)).status).toBe(413);
  });

  it.each(['/api/nothing', '/api', '/api/reviews/%2e%2e/x', '/api//reviews'])('answers %s with 404', async (path) => {
    const answer = await fetch(edge.gateway.origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'request.not-found', status: 404 });
  });

  it('ends a request that a service hangs on after 3 s', async () => {
    const answer = await fetch(`${edge.gateway.origin}/api/reviews/hang`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'server.timeout' });
  });
});
