import { useInBrowser } from '@waymark/mfe-kit';
import { useState } from 'react';
import { AS_FOUND, ORDERS, SHOW, type MatchChoice } from './pick-results';

const KEY = 'waymark-match-choice';

/** Kept for this tab, so that it is still there after a look at a venue; not in the address, which people share. */
export function useMatchChoice() {
  const kept = useInBrowser(read, AS_FOUND);
  const [chosen, setChosen] = useState<MatchChoice | null>(null);
  const choice = chosen ?? kept;
  function choose(part: Partial<MatchChoice>) {
    const next = { ...choice, ...part };
    setChosen(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
  }
  return { choice, choose };
}

function read(): MatchChoice {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
    return {
      show: SHOW.find((one) => one === stored['show']) ?? AS_FOUND.show,
      order: ORDERS.find((one) => one === stored['order']) ?? AS_FOUND.order,
    };
  } catch {
    return AS_FOUND;
  }
}
