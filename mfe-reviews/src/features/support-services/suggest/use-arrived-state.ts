import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the page before handed over, kept while this one is open; undefined for who comes by the address. */
export function useArrivedState<Value>(name: string): Value | undefined {
  const { state } = useLocation() as { state: Record<string, unknown> | null };
  const [value] = useState(() => state?.[name] as Value | undefined);
  return value;
}
