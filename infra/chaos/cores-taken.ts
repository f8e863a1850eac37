import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Pool } from 'undici';
import { addVenue, register } from '../load/people';
import type { Guarantee } from './guarantee';
import { sendOnce } from '../load/send';
import { steadily } from '../load/steady-load';

const PER_SECOND = 20;
const SECONDS = { short: 10, full: 60 };
const WARM_SECONDS = 5;
const NAMES = ['Walled garden', 'Corn exchange', 'Reading room', 'Picture house', 'Assembly rooms'];

/** Another process keeps every core busy while people search. */
export const coresTaken: Guarantee = {
  id: 'cores-taken',
  slices: ['reviews'],
  promise: 'search goes on, slower, while all cores are taken by others',
  async run({ origin }, form) {
    const pool = new Pool(origin, { connections: 64 });
    const member = await register(pool);
    for (const name of NAMES) await addVenue(member, name);
    const search = (turn: number) => sendOnce(pool, { path: searchAt(turn) });
    // Warms the processes up as on a platform in use: work that is done once, at the first requests, is done.
    await steadily(PER_SECOND, WARM_SECONDS, search);
    const counting = Array.from({ length: availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    const asked = await steadily(PER_SECOND, SECONDS[form], search);
    for (const child of counting) child.kill('SIGKILL');
    await pool.close();
    const failed = asked.filter(({ status }) => status !== 200);
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    return {
      held: {
        isAsItMust: failed.length === 0,
        figure: `${PER_SECOND} searches a second beside ${counting.length} counting loops: ${asked.length} asked, ${failed.length} failed, the slowest took ${(slowest / 1_000).toFixed(1)} s`,
      },
      control: null,
    };
  },
};

/** Returns each kind of search in turn, with a different text each time. */
function searchAt(turn: number): string {
  const q = encodeURIComponent(`${NAMES[turn % NAMES.length]} ${turn % 97}`);
  return turn % 2 ? `/api/search?q=${q}` : `/api/venues/search?q=${q}`;
}
