import { Breaker } from './breaker';

describe('Breaker', () => {
  it('opens after five failures in a row, then lets one request a second try', () => {
    let now = 0;
    const breaker = new Breaker(() => now);
    for (let failures = 0; failures < 5; failures++) {
      expect(breaker.allows()).toBe(true);
      breaker.failed();
    }
    expect(breaker.allows()).toBe(false);
    now = 1_000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('stays closed while failures are not in a row', () => {
    const breaker = new Breaker();
    for (let round = 0; round < 20; round++) {
      breaker.failed();
      if (round % 4 === 3) breaker.succeeded();
    }
    expect(breaker.allows()).toBe(true);
  });
});
