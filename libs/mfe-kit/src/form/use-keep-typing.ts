import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

interface TypedForm<Values extends FieldValues> {
  getValues: () => Values;
  subscribe: UseFormSubscribe<Values>;
}

interface KeepTypingOptions<Values> {
  /** Saves the values; called on each change. */
  keep: (values: Values) => void;
  /** Selects the values to keep; other changes are ignored. */
  keptOf: (values: Values) => unknown;
  /** The initial values are an unsent draft: save them immediately. */
  isUnsent?: boolean;
  /** The form has been sent: stop saving. */
  isOver?: boolean;
}

/** Passes input to `keep` while the person types, so that nothing is lost with the page. The draft store saves it. */
export function useKeepTyping<Values extends FieldValues>(
  { getValues, subscribe }: TypedForm<Values>,
  { keep, keptOf, isUnsent = false, isOver = false }: KeepTypingOptions<Values>,
): void {
  const now = useRef({ keep, keptOf });
  now.current = { keep, keptOf };
  useEffect(() => {
    if (isOver) return undefined;
    const words = (values: Values) => JSON.stringify(now.current.keptOf(values));
    let before = words(getValues());
    if (isUnsent) now.current.keep(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // A field that appears also triggers this, but nothing was typed.
        const next = words(values);
        if (next === before) return;
        before = next;
        now.current.keep(values);
      },
    });
  }, [getValues, subscribe, isUnsent, isOver]);
}
