import { HashQueue, HashQueueFull } from './password-hasher';

function held() {
  let release = () => {};
  const done = new Promise<void>((resolve) => (release = resolve));
  return { done, release };
}

describe('HashQueue (A11.7)', () => {
  it('runs two at once, lets twenty wait and refuses the next', async () => {
    const queue = new HashQueue();
    const gate = held();
    let started = 0;
    const work = async () => {
      started += 1;
      await gate.done;
    };
    const accepted = Array.from({ length: 22 }, () => queue.run(work));
    await expect(queue.run(work)).rejects.toBeInstanceOf(HashQueueFull);
    expect(started).toBe(2);
    gate.release();
    await Promise.all(accepted);
    expect(started).toBe(22);
  });

  it('lets nobody in beside two when a waiting one has taken a place over', async () => {
    const queue = new HashQueue();
    const gates = [held(), held(), held(), held()] as const;
    const started: number[] = [];
    const hash = (index: 0 | 1 | 2 | 3) => queue.run(() => (started.push(index), gates[index].done));
    const all = [hash(0), hash(1), hash(2)];
    gates[0].release();
    await all[0];
    all.push(hash(3));
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of gates) release();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('goes on after work that failed', async () => {
    const queue = new HashQueue();
    const failing = () => Promise.reject(new Error('no'));
    await Promise.allSettled([queue.run(failing), queue.run(failing), queue.run(failing)]);
    await expect(queue.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
