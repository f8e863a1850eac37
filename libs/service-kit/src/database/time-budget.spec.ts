import { requestContext } from '../context/request-context';
import { timeBudget } from './time-budget';

function withRemaining<T>(ms: number, work: () => T): T {
  return requestContext.run({ correlationId: 'spec', deadlineAt: performance.now() + ms }, work);
}

describe('timeBudget', () => {
  it('is the limit when nobody waits or the caller waits longer', () => {
    expect(timeBudget(3_000)).toBe(3_000);
    expect(withRemaining(9_000, () => timeBudget(3_000))).toBe(3_000);
  });

  it('is what the caller leaves, at most half a second more', () => {
    expect(withRemaining(1_200, () => timeBudget(3_000))).toBe(1_500);
    expect(withRemaining(100, () => timeBudget(3_000))).toBe(250);
    expect(withRemaining(100, () => timeBudget(200))).toBe(200);
  });

  it('is a 504 when the caller gave up', () => {
    expect(() => withRemaining(-1, () => timeBudget(3_000))).toThrow('server.timeout');
  });
});
