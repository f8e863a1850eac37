/** Protocol errors that no client library sends, as raw bytes. Each closes its connection. */
export interface RawRequest {
  name: string;
  bytes: Buffer;
}

const JSON_TYPE = 'content-type: application/json';
const CHUNKED = 'transfer-encoding: chunked';
const OURS = 'sec-fetch-site: same-origin';

/** `host`: the host of the target origin. */
export function rawRequests(host: string): RawRequest[] {
  const head = (line: string, ...headers: string[]) =>
    `${[line, `host: ${host}`, 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;
  const post = (body: string, ...headers: string[]) =>
    head('POST /api/auth/login HTTP/1.1', JSON_TYPE, OURS, ...headers) + body;
  const cases: Record<string, string> = {
    'two Host headers': head('GET /api/reviews HTTP/1.1', 'host: evil.example'),
    'no Host header': 'GET /api/reviews HTTP/1.1\r\nconnection: close\r\n\r\n',
    'an empty Host header': 'GET /api/reviews HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n',
    'a Host that is none': 'GET / HTTP/1.1\r\nhost: a b\x01c/../@\r\nconnection: close\r\n\r\n',
    'an address of 20,000 characters': head(`GET /api/reviews?q=${'x'.repeat(20_000)} HTTP/1.1`),
    'an address of 9,000 characters': head(`GET /${'x'.repeat(9_000)} HTTP/1.1`),
    'a header of 70,000 characters': head('GET /api/reviews HTTP/1.1', `x-long: ${'x'.repeat(70_000)}`),
    '3,000 headers': head('GET /api/reviews HTTP/1.1', ...Array.from({ length: 3_000 }, (_, index) => `x-${index}: 1`)),
    'a header without a colon': head('GET /api/reviews HTTP/1.1', 'nothing'),
    'a header name with a space': head('GET /api/reviews HTTP/1.1', 'x y: 1'),
    'a header with a null byte': head('GET /api/reviews HTTP/1.1', 'x-null: a\0b'),
    'a folded header': head('GET /api/reviews HTTP/1.1', 'x-folded: a\r\n b'),
    'a line feed alone': `GET /api/reviews HTTP/1.1\nhost: ${host}\n\n`,
    'expectation: something else': post('{}', 'content-length: 2', 'expect: 200-ok'),
    'expectation: 100-continue': post('{}', 'content-length: 2', 'expect: 100-continue'),
    'a chunk that is none': post('zz\r\n{}\r\n0\r\n\r\n', CHUNKED),
    'a chunk longer than it says': post('1\r\n{}{}{}\r\n0\r\n\r\n', CHUNKED),
    'a huge chunk size': post('ffffffffffffffffff\r\n{}', CHUNKED),
    'a negative chunk size': post('-1\r\n{}\r\n', CHUNKED),
    'an endless chunk extension': post(`2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, CHUNKED),
    'Transfer-Encoding and Content-Length': post('0\r\n\r\n', CHUNKED, 'content-length: 5'),
    'Transfer-Encoding: xchunked': post('2\r\n{}\r\n0\r\n\r\n', 'transfer-encoding: xchunked'),
    'Transfer-Encoding: gzip': post('2\r\n{}\r\n0\r\n\r\n', 'transfer-encoding: gzip'),
    'Transfer-Encoding: chunked, identity': post('2\r\n{}\r\n0\r\n\r\n', 'transfer-encoding: chunked, identity'),
    'two different Content-Lengths': post('{}', 'content-length: 2', 'content-length: 3'),
    'Content-Length: -1': post('{}', 'content-length: -1'),
    'Content-Length: 1e9': post('{}', 'content-length: 1e9'),
    'Content-Length: 99999999999999999999': post('{}', 'content-length: 99999999999999999999'),
    'Content-Length: 999999999': post('{}', 'content-length: 999999999'),
    'a method of 1,000 characters': head(`${'X'.repeat(1_000)} /api/reviews HTTP/1.1`),
    'a method that does not exist': head('FETCH /api/reviews HTTP/1.1'),
    CONNECT: head('CONNECT evil.example:443 HTTP/1.1'),
    'an absolute address': head('GET http://evil.example/api/reviews HTTP/1.1'),
    'an absolute address of a page': head(`GET HTTP://${host}?x HTTP/1.1`),
    'the end of a file': head('GET /robots.txt HTTP/1.1', 'range: bytes=-5'),
    'a range that ends before it begins': head('GET /icons/icon-192.png HTTP/1.1', 'range: bytes=9-3'),
    'two ranges': head('GET /robots.txt HTTP/1.1', 'range: bytes=0-1', 'range: bytes=2-3'),
    'an asterisk': head('OPTIONS * HTTP/1.1'),
    'an address with a space': head('GET /api/re views HTTP/1.1'),
    'an address with a null byte': head('GET /api/re\0views HTTP/1.1'),
    'an address of bytes above 127': head('GET /caf\xe9?q=\xff HTTP/1.1'),
    'an address without a slash': head('GET api HTTP/1.1'),
    'a page behind dots and backslashes': head('GET /login/..\\\\evil.example/./ HTTP/1.1'),
    'two slashes': head('GET //evil.example/%2e%2e HTTP/1.1'),
    'HTTP/0.9': 'GET /\r\n\r\n',
    'HTTP/2.0': head('GET /api/reviews HTTP/2.0'),
    'HTTP/1.0': 'GET /api/reviews HTTP/1.0\r\n\r\n',
    'the start of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'the start of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'nothing but line ends': '\r\n\r\n\r\n\r\n',
    'an upgrade to a web socket': head(
      'GET /api/reviews HTTP/1.1',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ).replace('connection: close', 'connection: upgrade'),
    'an upgrade to HTTP/2': head(
      'GET /api/reviews HTTP/1.1',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAARAAAAAAAIAAAAA',
    ).replace('connection: close', 'connection: upgrade, http2-settings'),
  };
  return Object.entries(cases).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1') }));
}
