import { isBroken } from './release-watch';

describe('isBroken (R3.12)', () => {
  it.each([
    [0, 10, 0, true],
    [90, 4, 6, true],
    [91, 10, 0, false],
    [0, 9, 0, false],
    [0, 5, 4, false],
    [0, 0, 0, false],
  ])('%s loads, %s that did not load, %s that threw: %s', (loads, loadErrors, scriptErrors, broken) => {
    expect(isBroken({ loads, loadErrors, scriptErrors })).toBe(broken);
  });
});
