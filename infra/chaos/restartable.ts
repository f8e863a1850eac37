/** A process that is killed and started again in the same place. */
export interface Restartable {
  name: string;
  /** kill -9, then a new one; resolves when the new one answers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface Killable {
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export async function restartable(name: string, start: () => Promise<Killable>): Promise<Restartable> {
  let current = await start();
  return {
    name,
    async crash() {
      await current.kill();
      current = await start();
    },
    stop: () => current.stop(),
  };
}
