import { install } from '@sinonjs/fake-timers';
import { remainingMs, requestContext } from '../context/request-context';
import { createLog } from '../log/create-log';
import { Jobs } from './jobs';

const EVERY = 1000;

function held() {
  let release = () => {};
  const done = new Promise<void>((resolve) => (release = resolve));
  return { done, release };
}

let clock: ReturnType<typeof install>;
let jobs: Jobs;
beforeEach(() => {
  clock = install();
  jobs = new Jobs(createLog('spec', 'silent'));
});
afterEach(() => clock.uninstall());

/** Work that counts its rounds, each as long as `lasts`. */
function counted(lasts: () => Promise<void> = () => Promise.resolve()) {
  const seen = { rounds: 0, atOnce: 0, most: 0 };
  const run = async () => {
    seen.rounds += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await lasts().finally(() => (seen.atOnce -= 1));
  };
  return { seen, run };
}

describe('periodic work', () => {
  it('runs after each wait, give or take a tenth', async () => {
    const { seen, run } = counted();
    jobs.add({ name: 'count', every: EVERY, run });
    await clock.tickAsync(EVERY * 0.89);
    expect(seen.rounds).toBe(0);
    await clock.tickAsync(EVERY * 0.22);
    expect(seen.rounds).toBe(1);
    await clock.tickAsync(EVERY * 1.11);
    expect(seen.rounds).toBe(2);
  });

  it('runs at the start too when that is asked for, and waits exactly as long as a function says', async () => {
    const { seen, run } = counted();
    jobs.add({ name: 'count', every: () => EVERY, atStart: true, run });
    expect(seen.rounds).toBe(1);
    await clock.tickAsync(EVERY - 1);
    expect(seen.rounds).toBe(1);
    await clock.tickAsync(1);
    expect(seen.rounds).toBe(2);
  });

  it('is bound by no deadline of a request that wakes it, then or later', async () => {
    const deadlines: (number | null)[] = [];
    const job = jobs.add({ name: 'note', every: EVERY, run: () => Promise.resolve(deadlines.push(remainingMs())) });
    requestContext.run({ correlationId: 'a', deadlineAt: performance.now() - 1 }, () => job.wake());
    await clock.tickAsync(1.2 * EVERY);
    expect(deadlines).toEqual([null, null]);
  });

  it('never overlaps, however long a round lasts and however often it is woken', async () => {
    const gate = held();
    const { seen, run } = counted(() => gate.done);
    const job = jobs.add({ name: 'count', every: EVERY, atStart: true, run });
    for (let time = 0; time < 5; time += 1) job.wake();
    await clock.tickAsync(10 * EVERY);
    expect(seen).toMatchObject({ rounds: 1, most: 1 });
    gate.release();
    await clock.tickAsync(0);
    expect(seen).toMatchObject({ rounds: 2, most: 1 });
  });

  it('goes on after a round that failed', async () => {
    const { seen, run } = counted(() => Promise.reject(new Error('no')));
    jobs.add({ name: 'fail', every: () => EVERY, run });
    await clock.tickAsync(3 * EVERY);
    expect(seen.rounds).toBe(3);
  });

  it('stops when the running round has ended, and starts none after', async () => {
    const gate = held();
    const { seen, run } = counted(() => gate.done);
    const job = jobs.add({ name: 'count', every: EVERY, atStart: true, run });
    let isStopped = false;
    const stopped = jobs.stop().then(() => (isStopped = true));
    job.wake();
    await clock.tickAsync(10 * EVERY);
    expect([isStopped, seen.rounds]).toEqual([false, 1]);
    gate.release();
    await stopped;
    job.wake();
    await clock.tickAsync(10 * EVERY);
    expect(seen.rounds).toBe(1);
  });

  it('signals a round with a backlog to end when the process stops', async () => {
    let done = 0;
    const run = async (stopping: AbortSignal) => {
      while (!stopping.aborted && done < 1_000) {
        await new Promise((resolve) => setTimeout(resolve, EVERY));
        done += 1;
      }
    };
    jobs.add({ name: 'work off', every: EVERY, atStart: true, run });
    await clock.tickAsync(2.5 * EVERY);
    const stopped = jobs.stop();
    await clock.tickAsync(EVERY);
    await stopped;
    expect(done).toBe(3);
  });
});
