import { disturb } from './disturb';

const numbers = Array.from({ length: 100 }, (_, index) => index);

describe('disturb', () => {
  it('keeps each, every tenth twice, in another order', () => {
    const disturbed = disturb(numbers);
    expect(disturbed).toHaveLength(110);
    expect(new Set(disturbed)).toEqual(new Set(numbers));
    expect(disturbed.filter((number, index) => number === index).length).toBeLessThan(20);
  });

  it('gives the same order each time', () => {
    expect(disturb(numbers)).toEqual(disturb(numbers));
  });
});
