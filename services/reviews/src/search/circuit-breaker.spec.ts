import { CircuitBreaker } from './circuit-breaker';

const dead = () => Promise.reject(new Error('dead'));

describe('CircuitBreaker', () => {
  it('asks no more after the failures, and asks again after the pause', async () => {
    let now = 0;
    let asked = 0;
    const breaker = new CircuitBreaker({ failures: 2, pauseMs: 100 }, () => now);
    const ask = () =>
      breaker
        .run(() => {
          asked += 1;
          return dead();
        })
        .catch(() => 'failed');
    await ask();
    await ask();
    await ask();
    expect(asked).toBe(2);
    now = 100;
    await ask();
    expect(asked).toBe(3);
  });

  it('forgets failures after a success', async () => {
    const breaker = new CircuitBreaker({ failures: 2, pauseMs: 100 }, () => 0);
    await breaker.run(dead).catch(() => null);
    await breaker.run(() => Promise.resolve(1));
    await breaker.run(dead).catch(() => null);
    expect(breaker.isOpen).toBe(false);
  });
});
