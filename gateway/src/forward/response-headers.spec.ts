import { responseHeaders } from './response-headers';

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
