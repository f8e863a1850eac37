import { heatStep, hottestOf } from './heat-steps';

describe('the steps of heat', () => {
  it('are relative to the hottest place in view', () => {
    const groups = [64, 32, 16, 4, 1, 0].map((heat) => ({ heat }));
    expect(groups.map((group) => heatStep(group, hottestOf(groups)))).toEqual([3, 2, 2, 1, 0, 0]);
  });

  it('are the last for a single place, and the first where nothing is open', () => {
    expect(heatStep({ heat: 0.1 }, 0.1)).toBe(3);
    expect(heatStep({ heat: 0 }, 0)).toBe(0);
  });
});
