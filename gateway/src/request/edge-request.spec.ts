import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress, isCleanPath } from './edge-request';

const from = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('is the peer’s address without our own proxies, whatever the client claims', () => {
    expect(clientAddress(from('192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }), 0)).toBe('192.0.2.7');
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])(
    'is unknown behind an undeclared proxy on this machine, which its %s header reveals (A13.6)',
    (name) => {
      expect(clientAddress(from('127.0.0.1', { [name]: '127.0.0.1' }), 0)).toBe('unknown');
      expect(clientAddress(from('::1', { [name]: '198.51.100.9' }), 0)).toBe('unknown');
      expect(clientAddress(from('127.0.0.1'), 0)).toBe('127.0.0.1');
    },
  );

  it('is what our own proxies saw, and not what the client wrote before them', () => {
    expect(clientAddress(from('10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' }), 1)).toBe('192.0.2.7');
  });
});

describe('isCleanPath', () => {
  it.each(['/api/venues', '/api/venues/', '/api/venues/by-place/a%2Fb', '/api/venues/caf%C3%A9'])(
    '%s is clean',
    (path) => {
      expect(isCleanPath(path)).toBe(true);
    },
  );

  it.each([
    '/api//venues',
    '/api/%2e%2e/internal',
    '/api/.%2E/x',
    '/api/a%00',
    '/api/%zz',
    '/api/a%5cb',
    '/api/x/..%2f..%2fmetrics',
  ])('%s is refused', (path) => {
    expect(isCleanPath(path)).toBe(false);
  });
});
