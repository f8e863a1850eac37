import { byteRange } from './byte-range';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=100-', { first: 100, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=20-10', 'outside'],
    ['bytes=0-1,5-6', null],
    ['rows=0-1', null],
    ['bytes=-', null],
    [undefined, null],
  ])('%s of 1,000 bytes is %j', (header, range) => {
    expect(byteRange(header, 1_000, undefined, '"a"')).toEqual(range);
  });

  it('is of the same version or none', () => {
    expect(byteRange('bytes=5-', 10, '"a"', '"a"')).toEqual({ first: 5, last: 9 });
    expect(byteRange('bytes=5-', 10, '"b"', '"a"')).toBeNull();
  });
});
