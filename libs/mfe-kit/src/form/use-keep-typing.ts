import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

interface TypedForm<Values extends FieldValues> {
  getValues: () => Values;
  subscribe: UseFormSubscribe<Values>;
}

interface KeepTypingOptions<Values> {
  /** Keeps it, with each change. */
  keep: (values: Values) => void;
  /** What of the form is kept: a change of anything else is none. */
  keptOf: (values: Values) => unknown;
  /** What the form opens with was typed before and not sent: it is handed on at once. */
  isUnsent?: boolean;
  /** It is sent: nothing more is kept. */
  isOver?: boolean;
}

/** Hands what is typed to `keep` as one types, so that nothing is lost with the page. The draft store keeps it. */
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
        // A field that appears tells of itself as well: that is nothing written.
        const next = words(values);
        if (next === before) return;
        before = next;
        now.current.keep(values);
      },
    });
  }, [getValues, subscribe, isUnsent, isOver]);
}
