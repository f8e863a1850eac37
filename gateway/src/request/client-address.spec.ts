import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

const from = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it('is the peer, whatever a client says, where no proxy of ours stands in front', () => {
  expect(clientAddress(from('192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }), 0)).toBe('192.0.2.7');
});

it.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])(
  'is unknown behind a proxy on this machine that nobody told us of: its %s shows that it speaks for others (A13.6)',
  (name) => {
    expect(clientAddress(from('127.0.0.1', { [name]: '127.0.0.1' }), 0)).toBe('unknown');
    expect(clientAddress(from('::1', { [name]: '198.51.100.9' }), 0)).toBe('unknown');
    expect(clientAddress(from('127.0.0.1'), 0)).toBe('127.0.0.1');
  },
);

it('is what our own proxies saw, and not what the client wrote before them', () => {
  expect(clientAddress(from('10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' }), 1)).toBe('192.0.2.7');
});
