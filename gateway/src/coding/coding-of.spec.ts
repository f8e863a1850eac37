import { codingOf } from './coding-of';

describe('codingOf', () => {
  it.each([
    [undefined, null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', null],
    ['identity;q=1, gzip;q=0.5', null],
    ['gzipped', null],
    ['br;q=0', null],
    ['br;q=0.000, gzip', 'gzip'],
    ['BR ; q = 0 , gzip', 'gzip'],
    ['br;q=nonsense, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['x-br, abrupt, brotli', null],
  ])('%j -> %s', (header, coding) => expect(codingOf(header)).toBe(coding));
});
