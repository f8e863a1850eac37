import { CircuitBreaker } from './circuit-breaker';

const dead = () => Promise.reject(new Error('dead'));

describe('CircuitBreaker', () => {
  let now = 0;
  const breakerOf = (failures: number) => new CircuitBreaker({ failures, pauseMs: 1_000 }, () => now);
  beforeEach(() => (now = 0));

  it('opens after its failures in a row, then lets a single request try in each pause', () => {
    const breaker = breakerOf(5);
    for (let failures = 0; failures < 5; failures++) {
      expect([breaker.allows(), breaker.isOpen]).toEqual([true, false]);
      breaker.failed();
    }
    expect([breaker.allows(), breaker.isOpen]).toEqual([false, true]);
    now = 1_000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.failed();
    now = 1_999;
    expect(breaker.allows()).toBe(false);
    now = 2_000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
  });

  it('stays closed while failures are not in a row', () => {
    const breaker = breakerOf(5);
    for (let round = 0; round < 20; round++) {
      breaker.failed();
      if (round % 4 === 3) breaker.succeeded();
    }
    expect(breaker.allows()).toBe(true);
  });

  it('does no work while it is open, and tries again after the pause', async () => {
    const breaker = breakerOf(2);
    let asked = 0;
    const ask = () => breaker.run(() => ((asked += 1), dead())).catch((error: Error) => error.message);
    expect([await ask(), await ask(), await ask()]).toEqual(['dead', 'dead', 'circuit open']);
    expect(asked).toBe(2);
    now = 1_000;
    expect(await ask()).toBe('dead');
    now = 2_000;
    expect(await breaker.run(() => Promise.resolve('well'))).toBe('well');
    expect(breaker.isOpen).toBe(false);
  });
});
