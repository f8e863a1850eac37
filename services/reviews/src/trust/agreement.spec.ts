import { toOwnTrust, trustLevel } from './agreement';
import { wilson } from './agreement';

describe('the interval of a share', () => {
  it.each([
    [12, 14, 0.6006, 0.9599],
    [10, 10, 0.7225, 1],
    [0, 10, 0, 0.2775],
    [50, 100, 0.4038, 0.5962],
  ])('of %i in %i is Wilson’s', (agreed, checked, low, high) => {
    const found = wilson(agreed, checked);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  it('of nothing says nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('what a member is told', () => {
  it('is no figure before ten checked answers', () => {
    expect(toOwnTrust({ checked: 9, agreed: 9 })).toEqual({ checked: 9, agreement: null });
  });

  it('is the sum with its interval from then on', () => {
    expect(toOwnTrust({ checked: 14, agreed: 12 })).toEqual({
      checked: 14,
      agreement: { agreed: 12, low: 60, high: 96 },
    });
  });
});

describe('the coarse level', () => {
  it.each([
    ['none', 9, 9],
    ['high', 10, 10],
    ['middle', 12, 14],
    ['middle', 7, 14],
    ['low', 3, 14],
    ['low', 0, 10],
  ] as const)('is %s for %i of %i (F8.3)', (level, agreed, checked) => {
    expect(trustLevel({ agreed, checked })).toBe(level);
  });
});
