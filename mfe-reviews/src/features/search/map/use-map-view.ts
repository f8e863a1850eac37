import { useState, useSyncExternalStore } from 'react';

/** Minimum width for filters, list and map side by side. */
export const BESIDE = '(min-width: 80rem)';

interface Connection {
  saveData?: boolean;
}

/** With data saving on, the map loads only on request. */
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
  /** True if the map is beside the list; false if it replaces the list. */
  isBeside: boolean;
  isMap: boolean;
  isList: boolean;
  show: (part: 'map' | 'list') => void;
}

/** Decides whether to show the map: automatically where it fits beside the list, else on request. */
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
