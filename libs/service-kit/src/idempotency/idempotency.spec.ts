import { requestHash } from './idempotency';

describe('requestHash', () => {
  it('does not care for the order of keys, at any depth', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(requestHash({ b: { d: null, c: [1, 2] }, a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: null }, {}],
    ['', null],
  ])('tells %j from %j', (one, other) => {
    expect(requestHash(one)).not.toBe(requestHash(other));
  });
});
