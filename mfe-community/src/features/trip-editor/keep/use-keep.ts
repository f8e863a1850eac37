import { useEffect, useRef } from 'react';
import type { UseFormSubscribe } from 'react-hook-form';
import { toDraftForm } from '../form/kept-trip';
import type { TripValues } from '../form/trip-values';

interface KeptForm {
  getValues: () => TripValues;
  subscribe: UseFormSubscribe<TripValues>;
}

/** Tells of each change of the form, and at once of what was typed before and not sent (`isUnsent`). */
export function useKeep({ getValues, subscribe }: KeptForm, onChange: (values: TripValues) => void, isUnsent: boolean) {
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    const words = (values: TripValues) => JSON.stringify(toDraftForm(values));
    let before = words(getValues());
    if (isUnsent) told.current(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // A field that appears tells of itself as well: that is nothing written.
        const next = words(values);
        if (next === before) return;
        before = next;
        told.current(values);
      },
    });
  }, [getValues, subscribe, isUnsent]);
}
