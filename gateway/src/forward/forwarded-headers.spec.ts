import { requestHeaders, responseHeaders } from './forwarded-headers';

describe('requestHeaders', () => {
  it('replaces headers that only the gateway may set', () => {
    const sent = {
      'x-waymark-identity': 'forged',
      'x-waymark-session': 'unknown',
      'x-user-id': '1',
      'x-deadline-ms': '999999',
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=9.9.9.9',
      'x-real-ip': '9.9.9.9',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'a=1',
      baggage: 'a=1',
      accept: 'application/json',
    };
    expect(requestHeaders(sent, { 'x-deadline-ms': '2950' })).toEqual({
      accept: 'application/json',
      'x-deadline-ms': '2950',
    });
  });

  it('lets no Connection header remove what the gateway sets', () => {
    const sent = { connection: 'close, x-waymark-identity, x-extra', 'x-extra': 'a', te: 'trailers', upgrade: 'h2c' };
    expect(requestHeaders(sent, { 'x-waymark-identity': 'signed' })).toEqual({ 'x-waymark-identity': 'signed' });
  });
});

describe('responseHeaders', () => {
  it('keeps what belongs to one connection, and who made the answer, to itself', () => {
    const answered = {
      connection: 'keep-alive, x-hop',
      'keep-alive': 'timeout=5',
      'transfer-encoding': 'chunked',
      'x-hop': '1',
      server: 'nginx',
      'x-powered-by': 'x',
      'set-cookie': ['a=1', 'b=2'],
      etag: '"1"',
    };
    expect(responseHeaders(answered)).toEqual({
      'cache-control': 'no-store',
      'set-cookie': ['a=1', 'b=2'],
      etag: '"1"',
    });
  });

  it('leaves caching to a service that says something about it', () => {
    expect(responseHeaders({ 'cache-control': 'max-age=60' })).toEqual({ 'cache-control': 'max-age=60' });
  });
});
