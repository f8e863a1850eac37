import { codingOf } from './coding-of';

describe('codingOf', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['deflate', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', null],
    ['identity;q=1, gzip;q=0.5', null],
    ['gzipped', null],
  ])('%j -> %s', (header, coding) => expect(codingOf(header)).toBe(coding));
});
