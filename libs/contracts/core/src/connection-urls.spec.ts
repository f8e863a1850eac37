import { inUtc, natsServers } from './connection-urls';

describe('inUtc', () => {
  it.each([
    ['postgresql://app:p%40ss@db.example:5432/reviews', '-c TimeZone=UTC'],
    ['postgres:///reviews?host=/var/run/postgresql&sslmode=disable', '-c TimeZone=UTC'],
    // PostgreSQL takes the last of two.
    [
      'postgresql://db/reviews?options=-c%20search_path%3Dours%20-c%20TimeZone%3DAsia/Tokyo',
      '-c search_path=ours -c TimeZone=Asia/Tokyo -c TimeZone=UTC',
    ],
  ])('%s starts its sessions with %s', (url, options) => {
    const pinned = new URL(inUtc(url));
    expect(pinned.searchParams.get('options')).toBe(options);
    pinned.searchParams.delete('options');
    const before = new URL(url);
    before.searchParams.delete('options');
    expect(pinned.href).toBe(before.href);
  });

  it('keeps the password out of its error', () => {
    expect(() => inUtc('app:secret@db')).not.toThrow();
    expect(() => inUtc('secret db')).toThrow(/^The database address is not a URL$/);
  });
});

describe('NATS_URL', () => {
  it('names one server, with or without a port and a password', () => {
    expect(natsServers('nats://broker')).toEqual({ servers: ['broker:4222'] });
    expect(natsServers('nats://us%40er:p%2Cw@127.0.0.1:5222')).toEqual({
      servers: ['127.0.0.1:5222'],
      user: 'us@er',
      pass: 'p,w',
    });
  });

  it('names all nodes of a cluster (R7.6)', () => {
    const list = 'nats://u:p@a:1, nats://u:p@b:2,nats://u:p@c';
    expect(natsServers(list)).toEqual({ servers: ['a:1', 'b:2', 'c:4222'], user: 'u', pass: 'p' });
  });

  it('is refused when one address is invalid, without printing its password', () => {
    expect(() => natsServers('nats://a:1,b')).toThrow('A broker address (NATS_URL) is not a URL');
    const error = ((): unknown => {
      try {
        return natsServers('nats://u:s3cret@a:no-port');
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(JSON.stringify({ ...(error as object), message: String(error) })).not.toContain('s3cret');
  });
});
