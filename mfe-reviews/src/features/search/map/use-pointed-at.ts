import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { MapView } from './use-map-view';

const placeOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return row ? Number(row.dataset['place']) : null;
};

const toList = (id: number) =>
  document.querySelector<HTMLElement>(`[data-place="${id}"] :is(h2, h3) a`)?.focus({ preventScroll: false });

/** Tracks the highlighted place, so that the list and the map highlight it together. */
export function usePointedAt({ isMap, isList, show }: MapView) {
  const [active, onActive] = useState<number | null>(null);
  const [open, onOpen] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);

  const point = useCallback(({ target }: SyntheticEvent) => onActive(placeOf(target)), []);
  const leave = useCallback(() => onActive(null), []);

  // If the map replaced the list, the list must render first.
  useEffect(() => {
    if (isList && wanted.current !== null) toList(wanted.current);
    wanted.current = null;
  }, [isList]);

  function onList(id: number) {
    onOpen(null);
    if (isList) return toList(id);
    wanted.current = id;
    show('list');
  }

  const list = isMap ? { onMouseOver: point, onMouseLeave: leave, onFocus: point, onBlur: leave } : {};
  return { active, onActive, open, onOpen, onList, list };
}
