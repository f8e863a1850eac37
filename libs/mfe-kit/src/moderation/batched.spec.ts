import { batched } from './batched';

describe('asking in one call', () => {
  it('joins what is asked for in one moment, in calls of a size', async () => {
    const calls: number[][] = [];
    const ask = batched<number, number>(2, (all) => {
      calls.push(all);
      return Promise.resolve(all.map((one) => one * 10));
    });
    expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([[10, 20], [10, 20], [30]]);
    expect(await ask(4)).toEqual([40]);
    expect(calls).toEqual([[1, 2], [3], [4]]);
  });

  it('fails for all who asked, and asks again the next time', async () => {
    let fails = true;
    const ask = batched<number, number>(5, (all) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(all)));
    const answers = await Promise.allSettled([ask(1), ask(2)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask(1)).toEqual([1]);
  });
});
