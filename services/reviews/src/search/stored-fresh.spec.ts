import { requestContext } from '@waymark/service-kit';
import { StoredFresh } from './stored-fresh';

describe('what is kept fresh', () => {
  let clock = 0;
  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => clock));
  afterEach(() => jest.restoreAllMocks());

  /** Each read returns the next number, or fails at a given number. */
  const counting = (fails: readonly number[] = []) => {
    let reads = 0;
    return new StoredFresh(1_000, async () => {
      reads += 1;
      if (fails.includes(reads)) throw new Error('no database');
      return reads;
    });
  };

  it('is read once for all who come at once, and not again while it is fresh', async () => {
    const kept = counting();
    expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
    clock += 999;
    expect(await kept.current()).toBe(1);
    clock += 1;
    expect([await kept.current(), await kept.current()]).toEqual([1, 2]);
  });

  it('is given as it was where it cannot be read again, and nothing where it never was', async () => {
    const kept = counting([1, 3]);
    await expect(kept.current()).rejects.toThrow('no database');
    expect(await kept.current()).toBe(2);
    clock += 1_000;
    expect([await kept.current(), await kept.current()]).toEqual([2, 2]);
  });

  it('is read for all, not under the deadline of the first caller', async () => {
    const kept = new StoredFresh(1_000, async () => requestContext.getStore() ?? 'nobody');
    const first = requestContext.run({ correlationId: 'spec', deadlineAt: 1 }, () => kept.current());
    expect(await first).toBe('nobody');
  });
});
