import { byteRange } from './byte-range';

describe('a range of bytes (SO5)', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=100-', { first: 100, last: 999 }],
    ['bytes=-5', { first: 995, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['Bytes= ,0-4', { first: 0, last: 4 }],
    ['bytes=1000-', 'outside'],
    ['bytes=-0', 'outside'],
    // What cannot be read is as if it had not been sent.
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['rows=0-1', null],
    ['bytes=', null],
    ['bytes=1.5-2', null],
    [undefined, null],
  ])('%s of 1,000 bytes is %j', (header, range) => {
    expect(byteRange(header, 1_000, undefined, '"a"')).toEqual(range);
  });

  it('of nothing is nowhere', () => {
    expect(byteRange('bytes=0-', 0, undefined, '"a"')).toBe('outside');
    expect(byteRange('bytes=-1', 0, undefined, '"a"')).toBe('outside');
  });

  it.each([
    ['"a"', '"a"', { first: 5, last: 9 }],
    ['"b"', '"a"', null],
    ['W/"a"', '"a"', null],
    ['W/"a"', 'W/"a"', null],
    ['Sun, 29 Nov 2026 01:00:00 GMT', '"a"', null],
  ])('for a client with part of %s, of %s is %j', (ifRange, etag, range) => {
    expect(byteRange('bytes=5-', 10, ifRange, etag)).toEqual(range);
  });
});
