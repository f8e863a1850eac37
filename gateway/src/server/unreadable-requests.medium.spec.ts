import { connect } from 'node:net';
import { gatewayBefore } from '../../test/gateway-before';

const edge = gatewayBefore((_req, res) => res.end('{}'));

/** Sends these bytes and reads until the gateway ends the connection. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(edge.gateway.origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk));
    socket.once('close', () => resolve(answer));
    socket.once('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });
}

function readAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
  );
  return { status: Number(start.split(' ')[1]), headers, problem: JSON.parse(body) as Record<string, unknown> };
}

const HOST = 'Host: waymark.test';
const OWN = 'Sec-Fetch-Site: same-origin\r\nContent-Type: application/json';
const post = (headers: string, body: string) =>
  `POST /api/reviews HTTP/1.1\r\n${HOST}\r\n${OWN}\r\n${headers}\r\n\r\n${body}`;

const requests: [string, string, number, string][] = [
  [
    'an address that is too long',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
    431,
    'request.headers-too-large',
  ],
  [
    'an expectation',
    `GET /api/reviews HTTP/1.1\r\n${HOST}\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n`,
    417,
    'request.expectation',
  ],
  ['a bad chunk', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), 400, 'request.malformed'],
  [
    'a chunk that says too much',
    post('Transfer-Encoding: chunked', `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    413,
    'request.too-large',
  ],
  ['no HTTP', 'hello\r\n\r\n', 400, 'request.malformed'],
  ['no Host', 'GET /api/reviews HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
  [
    'two Hosts',
    `GET /api/reviews HTTP/1.1\r\n${HOST}\r\nhOST: other.test\r\nConnection: close\r\n\r\n`,
    400,
    'request.malformed',
  ],
  ['an unknown transfer coding', post('Transfer-Encoding: xchunked', '2\r\n{}\r\n0\r\n\r\n'), 400, 'request.malformed'],
  [
    'transfer coding twice',
    post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '2\r\n{}\r\n0\r\n\r\n'),
    400,
    'request.malformed',
  ],
  [
    'a length and chunks',
    post('Content-Length: 2\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'),
    400,
    'request.malformed',
  ],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400, 'request.malformed'],
  ['CONNECT', `CONNECT other.test:443 HTTP/1.1\r\n${HOST}\r\n\r\n`, 405, 'request.method-not-allowed'],
];

describe('a request that cannot be read', () => {
  it.each(requests)(
    '%s is answered like any other: with a problem and a correlation id, before any service sees it',
    async (_name, text, status, code) => {
      const before = edge.reviews.seen.length;
      const answer = readAnswer(await sendRaw(text));
      expect([answer.status, answer.problem['code'], answer.problem['status']]).toEqual([status, code, status]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'x-content-type-options': 'nosniff',
        connection: 'close',
        'cache-control': 'no-store',
      });
      expect(answer.headers['x-correlation-id']).toMatch(/^[\w.-]{8,64}$/);
      expect(answer.problem).toMatchObject({
        correlationId: answer.headers['x-correlation-id'],
        title: expect.stringMatching(/\.$/) as string,
      });
      expect(edge.reviews.seen).toHaveLength(before);
    },
  );

  it('behind one that can be read does not change the answer to that', async () => {
    const answers = await sendRaw(`GET /api/reviews HTTP/1.1\r\n${HOST}\r\n\r\nnonsense\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d{3}/g)?.[0]).toBe('HTTP/1.1 200');
  });

  it.each(['/health/nothing', '/health/%zz', `/health/${'a'.repeat(3_000)}`, '/api/%zz', '/api/health/', '/metrics/x'])(
    'at %j has an answer with a correlation id',
    async (path) => {
      const answer = await fetch(edge.gateway.origin + path);
      // 503: this gateway has no pages.
      expect([400, 404, 503]).toContain(answer.status);
      expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w.-]{8,64}$/);
      expect(answer.headers.get('content-type')).toMatch(/^(application\/problem\+json|text\/html; charset=utf-8)$/);
    },
  );
});
