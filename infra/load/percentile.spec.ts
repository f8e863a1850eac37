import { percentile } from './percentile';

describe('percentile', () => {
  it('is the smallest value that enough samples do not exceed', () => {
    const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(samples, 0.95)).toBe(95);
    expect(percentile(samples, 0.5)).toBe(50);
  });

  it('says nothing about no samples', () => {
    expect(percentile([], 0.95)).toBeNaN();
  });
});
