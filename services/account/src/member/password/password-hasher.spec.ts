import { hash } from '@node-rs/argon2';
import { hashPassword, HashQueue, HashQueueFull, needsRehash, verifyPassword } from './password-hasher';

const PEPPER = 'a pepper of at least thirty-two characters';

describe('password hash (A11.3)', () => {
  it('is argon2id, and knows its password', async () => {
    const stored = await hashPassword('quiet rivers', PEPPER);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'quiet rivers', PEPPER)).toBe(true);
    expect(await verifyPassword(stored, 'quiet river', PEPPER)).toBe(false);
  });

  it('is useless without the pepper', async () => {
    const stored = await hashPassword('quiet rivers', PEPPER);
    expect(await verifyPassword(stored, 'quiet rivers', `${PEPPER}!`)).toBe(false);
  });

  it('takes composed and decomposed letters as the same', async () => {
    const stored = await hashPassword('caf\u00e9-rivers', PEPPER);
    expect(await verifyPassword(stored, 'cafe\u0301-rivers', PEPPER)).toBe(true);
  });

  it('is made again when the parameters rose', async () => {
    expect(needsRehash(await hash('x', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(needsRehash(await hashPassword('quiet rivers', PEPPER))).toBe(false);
    expect(needsRehash('$2b$10$abcdef')).toBe(true);
  });
});

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
