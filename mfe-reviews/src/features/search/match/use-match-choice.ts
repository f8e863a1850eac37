import { storedValue, useInBrowser } from '@waymark/mfe-kit';
import { useState } from 'react';
import { BY_MATCH, ORDERS, SHOW, type MatchChoice } from './pick-results';

const stored = storedValue('session', 'waymark-match-choice', choiceIn);

/** Stored for this tab, so that it survives a visit to a venue; not in the URL, which people share. */
export function useMatchChoice() {
  const kept = useInBrowser(() => stored.read() ?? BY_MATCH, BY_MATCH);
  const [chosen, setChosen] = useState<MatchChoice | null>(null);
  const choice = chosen ?? kept;
  function choose(part: Partial<MatchChoice>) {
    const next = { ...choice, ...part };
    setChosen(next);
    stored.write(next);
  }
  return { choice, choose };
}

function choiceIn(value: unknown): MatchChoice {
  const { show, order } = Object(value) as Record<string, unknown>;
  return {
    show: SHOW.find((one) => one === show) ?? BY_MATCH.show,
    order: ORDERS.find((one) => one === order) ?? BY_MATCH.order,
  };
}
