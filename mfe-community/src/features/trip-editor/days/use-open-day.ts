import { fieldId } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The day that is written. It stands in the address, so that Back leads to the trip and a reload stays. */
export function useOpenDay(count: number) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('day'));
  const place = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    // The focus goes back to the button that opened it.
    if (place === null && before.current !== null) document.getElementById(fieldId(`days.${before.current}`))?.focus();
    before.current = place;
  }, [place]);

  function go(day: number | null, replace: boolean): void {
    const next = new URLSearchParams(params);
    if (day === null) next.delete('day');
    else next.set('day', String(day + 1));
    setParams(next, { replace });
  }

  return { place, open: (day: number) => go(day, false), close: () => go(null, true) };
}
