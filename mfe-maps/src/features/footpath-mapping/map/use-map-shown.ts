import { useInBrowser } from '@waymark/mfe-kit';
import { useState } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Somebody who saves data gets a map only when they ask for it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether the map stands beside the list; the list says all without it. */
export function useMapShown() {
  const isUnasked = useInBrowser(() => !savesData(), true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShown = chosen ?? isUnasked;
  return { isShown, toggle: () => setChosen(!isShown) };
}
