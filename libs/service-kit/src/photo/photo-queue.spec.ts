import { PhotoQueue } from './photo-queue';

const gate = () => {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('PhotoQueue', () => {
  it('decodes one photo at a time, in the order of arrival, also after a failure', async () => {
    const queue = new PhotoQueue();
    let running = 0;
    let most = 0;
    const work = (name: string) => async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      if (name === 'b') throw new Error('b');
      return name;
    };
    const done = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.decode(work(name))));
    expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['a', 'failed', 'c']);
    expect(most).toBe(1);
  });

  it('lets four wait behind one and turns the next away, then has room again', async () => {
    const queue = new PhotoQueue();
    const { open, opened } = gate();
    const taken = Array.from({ length: 5 }, () =>
      queue.decode(async () => {
        await opened;
        return true;
      }),
    );
    expect(await queue.decode(async () => true)).toBeNull();
    expect(await queue.read(async () => true)).toBeNull();
    open();
    expect(await Promise.all(taken)).toEqual([true, true, true, true, true]);
    expect(await queue.read(async () => true)).toBe(true);
  });

  it('gives a member three places from the first byte to the last picture, and them back after a failure', async () => {
    const queue = new PhotoQueue();
    const { open, opened } = gate();
    const upload = (memberId: number) =>
      queue.ofSender(memberId, async () => {
        await opened;
        return true;
      });
    const taken = [upload(1), upload(1), upload(1)];
    expect(await upload(1)).toBeNull();
    const other = upload(2);
    open();
    expect(await Promise.all([...taken, other])).toEqual([true, true, true, true]);
    await expect(queue.ofSender(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await Promise.all([upload(1), upload(1), upload(1), upload(1)])).toEqual([true, true, true, null]);
  });

  it('reads twelve uploads at once and no more', async () => {
    const queue = new PhotoQueue();
    const { open, opened } = gate();
    const taken = Array.from({ length: 12 }, () =>
      queue.read(async () => {
        await opened;
        return true;
      }),
    );
    expect(await queue.read(async () => true)).toBeNull();
    open();
    await Promise.all(taken);
    expect(await queue.read(async () => true)).toBe(true);
  });
});
