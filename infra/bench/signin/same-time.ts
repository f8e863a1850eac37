import { percentile } from '../percentile';
import type { Answered } from './auth-calls';

const TRIES = 200;

/** How long an answer takes for an address with an account and for one without, in turns, so that both meet the same machine. */
export async function sameTime(
  known: (index: number) => Promise<Answered>,
  unknown: (index: number) => Promise<Answered>,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  for (let index = 0; index < TRIES; index += 1) {
    const turns = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of turns) {
      const { ms, status } = await (who === 'known' ? known(index) : unknown(index));
      times[who].push(ms);
      statuses.add(status);
    }
  }
  const [medianKnown, medianUnknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  return { medianKnown, medianUnknown, difference: Math.abs(medianKnown - medianUnknown), statuses: [...statuses] };
}
