import { inUtc } from './in-utc';

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
