import type { NamedVenueFacts } from '@waymark/contracts-reviews';
import { call } from '@waymark/mfe-kit';
import { listVenueFacts } from '../../endpoints';

/** As many as one call tells of. */
const AT_A_TIME = 50;

interface Asked {
  id: number;
  tell: (facts: NamedVenueFacts | null) => void;
  fail: (error: unknown) => void;
}

let waiting: Asked[] = [];

/** What is known of a venue; null when nobody has it. All that a page asks for in one turn goes in one call. */
export function askTogether(id: number): Promise<NamedVenueFacts | null> {
  return new Promise((tell, fail) => {
    if (waiting.push({ id, tell, fail }) === 1) setTimeout(askForAll);
  });
}

function askForAll(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += AT_A_TIME) void askFor(all.slice(from, from + AT_A_TIME));
}

async function askFor(some: readonly Asked[]): Promise<void> {
  const ids = [...new Set(some.map(({ id }) => id))].sort((a, b) => a - b).join(',');
  try {
    const found = new Map((await call(listVenueFacts, { query: { ids } })).map((facts) => [facts.id, facts]));
    some.forEach(({ id, tell }) => tell(found.get(id) ?? null));
  } catch (error) {
    some.forEach(({ fail }) => fail(error));
  }
}
