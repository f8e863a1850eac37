import { useState, useSyncExternalStore } from 'react';

/** Room for filters, list and map beside one another. */
export const BESIDE = '(min-width: 80rem)';

interface Connection {
  saveData?: boolean;
}

/** Somebody who saves data gets a map only when they ask for it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(BESIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export interface MapView {
  /** Beside the list; else in its place. */
  isBeside: boolean;
  isMap: boolean;
  isList: boolean;
  show: (part: 'map' | 'list') => void;
}

/** Whether there is a map: by itself where there is room for it, elsewhere once somebody asks for it. */
export function useMapView(): MapView {
  const [chosen, show] = useState<'map' | 'list' | null>(null);
  const isBeside = useSyncExternalStore(
    watch,
    () => window.matchMedia(BESIDE).matches,
    () => false,
  );
  const isUnasked = useSyncExternalStore(
    () => () => undefined,
    () => !savesData(),
    () => false,
  );
  const isMap = chosen === null ? isBeside && isUnasked : chosen === 'map';
  return { isBeside, isMap, isList: isBeside || !isMap, show };
}
